// The first suite of Photos replaces this file.
