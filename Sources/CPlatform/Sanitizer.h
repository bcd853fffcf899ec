/* Whether the address or the thread sanitizer watches: it has an allocator, and a use of memory, of its own. */
#ifndef CPLATFORM_SANITIZER_H
#define CPLATFORM_SANITIZER_H

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#endif
