// The first suite of Gallery replaces this file.
