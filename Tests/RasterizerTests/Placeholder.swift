// The first suite of Rasterizer replaces this file.
