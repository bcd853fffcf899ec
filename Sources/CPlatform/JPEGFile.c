/* libjpeg-turbo as it is found when the program runs: it decodes a JPEG at a half, a quarter or an eighth
   of its size in a fraction of the time, which SDL_image cannot ask of it.

   The layout of its structures comes from the header of the machine that builds, and the library compares
   version and size of what it is handed with its own before it touches anything, so another version is
   refused and not misread. Where the header is missing there is simply no library. */
#include "CPlatform.h"

#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__has_include)
#if __has_include(<jpeglib.h>)
#include <jpeglib.h>
#endif
#endif

#ifdef JCS_ALPHA_EXTENSIONS

#if JPEG_LIB_VERSION >= 80
#define LIBRARY "libjpeg.so.8"
#else
#define LIBRARY "libjpeg.so.62"
#endif

static struct {
  struct jpeg_error_mgr *(*std_error)(struct jpeg_error_mgr *);
  void (*create)(j_decompress_ptr, int, size_t);
  void (*memory_source)(j_decompress_ptr, const unsigned char *, unsigned long);
  int (*read_header)(j_decompress_ptr, boolean);
  boolean (*start)(j_decompress_ptr);
  JDIMENSION (*read_lines)(j_decompress_ptr, JSAMPARRAY, JDIMENSION);
  void (*destroy)(j_decompress_ptr);
} library;

static bool is_loaded;

static void load(void) {
  void *handle = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  *(void **)&library.std_error = dlsym(handle, "jpeg_std_error");
  *(void **)&library.create = dlsym(handle, "jpeg_CreateDecompress");
  *(void **)&library.memory_source = dlsym(handle, "jpeg_mem_src");
  *(void **)&library.read_header = dlsym(handle, "jpeg_read_header");
  *(void **)&library.start = dlsym(handle, "jpeg_start_decompress");
  *(void **)&library.read_lines = dlsym(handle, "jpeg_read_scanlines");
  *(void **)&library.destroy = dlsym(handle, "jpeg_destroy_decompress");
  is_loaded = library.std_error && library.create && library.memory_source &&
              library.read_header && library.start && library.read_lines && library.destroy;
}

bool cplatform_reads_jpeg(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

struct cplatform_jpeg {
  struct jpeg_decompress_struct state;
  struct jpeg_error_mgr errors;
  jmp_buf failed;
  char message[JMSG_LENGTH_MAX];
};

/* The library's own would end the program. */
static void fail(j_common_ptr state) {
  cplatform_jpeg *jpeg = state->client_data;
  jpeg->errors.format_message(state, jpeg->message);
  longjmp(jpeg->failed, 1);
}

/* Warnings are counted; nobody reads them. */
static void keep_quiet(j_common_ptr state) { (void)state; }

cplatform_jpeg *cplatform_jpeg_open(const unsigned char *file, size_t size, int divisor,
                                    long most_memory, int *width, int *height, bool *has_inks) {
  if (!cplatform_reads_jpeg()) return NULL;
  cplatform_jpeg *jpeg = calloc(1, sizeof *jpeg);
  if (!jpeg) return NULL;
  jpeg->state.err = library.std_error(&jpeg->errors);
  jpeg->errors.error_exit = fail;
  jpeg->errors.output_message = keep_quiet;
  jpeg->state.client_data = jpeg;
  if (setjmp(jpeg->failed)) {
    cplatform_jpeg_close(jpeg);
    return NULL;
  }
  library.create(&jpeg->state, JPEG_LIB_VERSION, sizeof jpeg->state);
  jpeg->state.client_data = jpeg;
  jpeg->state.mem->max_memory_to_use = most_memory;
  library.memory_source(&jpeg->state, file, size);
  library.read_header(&jpeg->state, TRUE);
  *has_inks = jpeg->state.num_components == 4;
  jpeg->state.out_color_space = *has_inks ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg->state.scale_num = 1;
  jpeg->state.scale_denom = (unsigned int)divisor;
  library.start(&jpeg->state);
  *width = (int)jpeg->state.output_width;
  *height = (int)jpeg->state.output_height;
  return jpeg;
}

int cplatform_jpeg_read(cplatform_jpeg *jpeg, unsigned char *pixels, size_t row_bytes, int rows) {
  if (setjmp(jpeg->failed)) return -1;
  if ((size_t)jpeg->state.output_width * 4 > row_bytes) return -1;
  volatile int done = 0;
  while (done < rows && jpeg->state.output_scanline < jpeg->state.output_height) {
    JSAMPROW row = pixels + (size_t)done * row_bytes;
    if (library.read_lines(&jpeg->state, &row, 1) != 1) break;
    done++;
  }
  return done;
}

const char *cplatform_jpeg_message(const cplatform_jpeg *jpeg) { return jpeg->message; }

void cplatform_jpeg_close(cplatform_jpeg *jpeg) {
  /* The library sets `mem` last of all when it creates, and checks it when it destroys. */
  library.destroy(&jpeg->state);
  free(jpeg);
}

#else

bool cplatform_reads_jpeg(void) { return false; }

cplatform_jpeg *cplatform_jpeg_open(const unsigned char *file, size_t size, int divisor,
                                    long most_memory, int *width, int *height, bool *has_inks) {
  (void)file, (void)size, (void)divisor, (void)most_memory, (void)width, (void)height, (void)has_inks;
  return NULL;
}

int cplatform_jpeg_read(cplatform_jpeg *jpeg, unsigned char *pixels, size_t row_bytes, int rows) {
  (void)jpeg, (void)pixels, (void)row_bytes, (void)rows;
  return -1;
}

const char *cplatform_jpeg_message(const cplatform_jpeg *jpeg) { return (void)jpeg, ""; }

void cplatform_jpeg_close(cplatform_jpeg *jpeg) { (void)jpeg; }

#endif
