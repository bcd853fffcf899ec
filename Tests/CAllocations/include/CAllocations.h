#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H
#include <stdbool.h>

/// How often the calling thread has asked for memory since it began.
unsigned long callocations_count(void);

/// Whether that is counted: not with a sanitizer, which has an allocator of its own.
bool callocations_are_counted(void);

#endif
