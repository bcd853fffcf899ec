#ifndef CPLATFORM_H
#define CPLATFORM_H

/* What Swift's Glibc module leaves out or cannot import. */
#include <getopt.h>

#endif
