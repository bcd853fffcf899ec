// The first suite of Transitions replaces this file.
