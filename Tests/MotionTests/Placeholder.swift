// The first suite of Motion replaces this file.
