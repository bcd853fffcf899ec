// Takes the place of the C library's allocator to count how often each thread asks for memory, which
// costs about a nanosecond; the work is left to the library. Only the calls by which Swift allocates.
#include "CPlatform.h"
#include "Sanitizer.h"
#include <stddef.h>

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)
#include <errno.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static __thread unsigned long count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count++;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count++;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

unsigned long cplatform_allocation_count(void) { return count; }
bool cplatform_counts_allocations(void) { return true; }
#else
unsigned long cplatform_allocation_count(void) { return 0; }
bool cplatform_counts_allocations(void) { return false; }
#endif
