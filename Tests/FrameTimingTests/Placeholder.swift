// The first suite of FrameTiming replaces this file.
