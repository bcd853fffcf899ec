// The first file of Transitions replaces this one.
