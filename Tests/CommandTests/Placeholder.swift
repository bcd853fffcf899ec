// The first suite of the commands replaces this file.
