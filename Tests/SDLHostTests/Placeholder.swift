// The first suite of SDLHost replaces this file.
