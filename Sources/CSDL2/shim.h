#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H

/* Keeps SDL_main.h from renaming main(). */
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>

/* Function-like macros, macros built on them, and C variadics do not import into Swift. */
static const int CSDL_WINDOWPOS_CENTERED = (int)SDL_WINDOWPOS_CENTERED;
static const int CSDL_WINDOWPOS_UNDEFINED = (int)SDL_WINDOWPOS_UNDEFINED;
static const Uint32 CSDL_BUTTON_LMASK = SDL_BUTTON_LMASK;
static const Uint32 CSDL_BUTTON_MMASK = SDL_BUTTON_MMASK;
static const Uint32 CSDL_BUTTON_RMASK = SDL_BUTTON_RMASK;

static inline int CSDL_WindowPosCenteredDisplay(int display) {
  return (int)SDL_WINDOWPOS_CENTERED_DISPLAY(display);
}

static inline int CSDL_MustLock(const SDL_Surface *surface) { return SDL_MUSTLOCK(surface); }

static inline int CSDL_BlitSurface(
    SDL_Surface *source, const SDL_Rect *from, SDL_Surface *target, SDL_Rect *to) {
  return SDL_BlitSurface(source, from, target, to);
}

static inline int CSDL_BlitScaled(
    SDL_Surface *source, const SDL_Rect *from, SDL_Surface *target, SDL_Rect *to) {
  return SDL_BlitScaled(source, from, target, to);
}

static inline SDL_Surface *CSDL_LoadBMP(const char *file) { return SDL_LoadBMP(file); }
static inline int CSDL_SaveBMP(SDL_Surface *surface, const char *file) {
  return SDL_SaveBMP(surface, file);
}

/* Draws an SVG at a size of our choice: SDL_image before 2.6 cannot. Does not close the source. */
static inline SDL_Surface *CSDL_LoadSizedSVG(SDL_RWops *source, int width, int height) {
#if SDL_IMAGE_VERSION_ATLEAST(2, 6, 0)
  return IMG_LoadSizedSVG_RW(source, width, height);
#else
  (void)source, (void)width, (void)height;
  SDL_SetError("Unsupported image format");
  return NULL;
#endif
}

/* What SDL_image may be able to read from 2.6 on; no flag before. */
#if SDL_IMAGE_VERSION_ATLEAST(2, 6, 0)
static const int CSDL_INIT_AVIF = (int)IMG_INIT_AVIF;
static const int CSDL_INIT_JXL = (int)IMG_INIT_JXL;
#else
static const int CSDL_INIT_AVIF = 0;
static const int CSDL_INIT_JXL = 0;
#endif

/* A GIF's frames, each as a whole picture: SDL_image before 2.6 cannot. Does not close the source. */
typedef struct CSDL_Animation {
  int count;
  SDL_Surface **frames;
  const int *delays;
  void *owner;
} CSDL_Animation;

static inline CSDL_Animation CSDL_LoadGIF(SDL_RWops *source) {
  CSDL_Animation loaded = {0, NULL, NULL, NULL};
#if SDL_IMAGE_VERSION_ATLEAST(2, 6, 0)
  IMG_Animation *animation = IMG_LoadAnimationTyped_RW(source, 0, "GIF");
  if (animation) {
    loaded.count = animation->count;
    loaded.frames = animation->frames;
    loaded.delays = animation->delays;
    loaded.owner = animation;
  }
#else
  (void)source;
  SDL_SetError("Unsupported image format");
#endif
  return loaded;
}

static inline void CSDL_FreeAnimation(CSDL_Animation animation) {
#if SDL_IMAGE_VERSION_ATLEAST(2, 6, 0)
  if (animation.owner) IMG_FreeAnimation((IMG_Animation *)animation.owner);
#else
  (void)animation;
#endif
}

/* What the current OpenGL context draws with, or NULL. */
static inline const char *CSDL_OpenGLRendererName(void) {
  typedef const unsigned char *(*GetString)(unsigned int);
  GetString get_string = (GetString)SDL_GL_GetProcAddress("glGetString");
  return get_string ? (const char *)get_string(0x1F01 /* GL_RENDERER */) : NULL;
}

/* Waits until the current OpenGL context has drawn all that it was told to. */
static inline void CSDL_OpenGLFinish(void) {
  typedef void (*Finish)(void);
  Finish finish = (Finish)SDL_GL_GetProcAddress("glFinish");
  if (finish) finish();
}

static inline void CSDL_LogMessage(const char *message) { SDL_Log("%s", message); }
static inline void CSDL_SetError(const char *message) { SDL_SetError("%s", message); }

#endif
