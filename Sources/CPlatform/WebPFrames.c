/* libwebpdemux as it is found when the program runs: SDL_image on Debian is linked without it and cannot
   play animated WebP. Its structures come from the header of the machine that builds, and every call that
   takes one hands over the version, which the library compares with its own. */
#include "CPlatform.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

#if defined(__has_include)
#if __has_include(<webp/demux.h>)
#include <webp/demux.h>
#endif
#endif

#ifdef WEBP_DEMUX_ABI_VERSION

static struct {
  int (*options)(WebPAnimDecoderOptions *, int);
  WebPAnimDecoder *(*create)(const WebPData *, const WebPAnimDecoderOptions *, int);
  int (*info)(const WebPAnimDecoder *, WebPAnimInfo *);
  int (*next)(WebPAnimDecoder *, uint8_t **, int *);
  void (*destroy)(WebPAnimDecoder *);
} library;

static bool is_loaded;

static void load(void) {
  void *handle = dlopen("libwebpdemux.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  *(void **)&library.options = dlsym(handle, "WebPAnimDecoderOptionsInitInternal");
  *(void **)&library.create = dlsym(handle, "WebPAnimDecoderNewInternal");
  *(void **)&library.info = dlsym(handle, "WebPAnimDecoderGetInfo");
  *(void **)&library.next = dlsym(handle, "WebPAnimDecoderGetNext");
  *(void **)&library.destroy = dlsym(handle, "WebPAnimDecoderDelete");
  is_loaded =
      library.options && library.create && library.info && library.next && library.destroy;
}

bool cplatform_plays_webp(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

struct cplatform_webp {
  WebPData data;
  WebPAnimDecoder *decoder;
};

cplatform_webp *cplatform_webp_open(const unsigned char *file, size_t size, int *width,
                                    int *height, int *frames, int *plays) {
  if (!cplatform_plays_webp()) return NULL;
  cplatform_webp *webp = calloc(1, sizeof *webp);
  if (!webp) return NULL;
  webp->data = (WebPData){file, size};
  WebPAnimDecoderOptions options;
  WebPAnimInfo info;
  if (library.options(&options, WEBP_DEMUX_ABI_VERSION)) {
    options.color_mode = MODE_bgrA;
    webp->decoder = library.create(&webp->data, &options, WEBP_DEMUX_ABI_VERSION);
  }
  if (!webp->decoder || !library.info(webp->decoder, &info)) {
    cplatform_webp_close(webp);
    return NULL;
  }
  *width = (int)info.canvas_width;
  *height = (int)info.canvas_height;
  *frames = (int)info.frame_count;
  *plays = (int)info.loop_count;
  return webp;
}

const unsigned char *cplatform_webp_next(cplatform_webp *webp, int *end) {
  uint8_t *pixels = NULL;
  return library.next(webp->decoder, &pixels, end) ? pixels : NULL;
}

void cplatform_webp_close(cplatform_webp *webp) {
  if (webp->decoder) library.destroy(webp->decoder);
  free(webp);
}

#else

bool cplatform_plays_webp(void) { return false; }

cplatform_webp *cplatform_webp_open(const unsigned char *file, size_t size, int *width,
                                    int *height, int *frames, int *plays) {
  (void)file, (void)size, (void)width, (void)height, (void)frames, (void)plays;
  return NULL;
}

const unsigned char *cplatform_webp_next(cplatform_webp *webp, int *end) {
  return (void)webp, (void)end, NULL;
}

void cplatform_webp_close(cplatform_webp *webp) { (void)webp; }

#endif
