// The first file of Rasterizer replaces this one.
