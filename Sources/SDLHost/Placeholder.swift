// The first file of SDLHost replaces this one.
