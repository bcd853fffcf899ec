// The first file of Gallery replaces this one.
