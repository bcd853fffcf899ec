// The first file of FrameTiming replaces this one.
