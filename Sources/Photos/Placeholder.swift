// The first file of Photos replaces this one.
