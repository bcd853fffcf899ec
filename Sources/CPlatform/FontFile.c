/* SDL2_ttf as it is found when the program runs: the gallery's own glyphs are enough for most, and only
   names in other scripts need it. Its calls take and give pointers and numbers alone, so that no header of it
   is needed; they are those of version 2.0.18, and shaping by HarfBuzz is asked for where a later one
   has it. */
#include "CPlatform.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>

/* As SDL_Color lies in memory. */
typedef struct {
  uint8_t red, green, blue, alpha;
} color;

enum { STYLE_BOLD = 1, HINTING_LIGHT = 1, LEFT_TO_RIGHT = 0, RIGHT_TO_LEFT = 1 };

static struct {
  int (*init)(void);
  void *(*open)(const char *, int);
  void (*close)(void *);
  int (*get_style)(const void *);
  void (*set_style)(void *, int);
  void (*set_hinting)(void *, int);
  int (*ascent)(const void *);
  int (*descent)(const void *);
  int (*size)(void *, const char *, int *, int *);
  void *(*draw)(void *, const char *, color);
  int (*set_direction)(void *, int);
  int (*set_script)(void *, const char *);
} library;

static bool is_loaded;

static void load(void) {
  void *handle = dlopen("libSDL2_ttf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  *(void **)&library.init = dlsym(handle, "TTF_Init");
  *(void **)&library.open = dlsym(handle, "TTF_OpenFont");
  *(void **)&library.close = dlsym(handle, "TTF_CloseFont");
  *(void **)&library.get_style = dlsym(handle, "TTF_GetFontStyle");
  *(void **)&library.set_style = dlsym(handle, "TTF_SetFontStyle");
  *(void **)&library.set_hinting = dlsym(handle, "TTF_SetFontHinting");
  *(void **)&library.ascent = dlsym(handle, "TTF_FontAscent");
  *(void **)&library.descent = dlsym(handle, "TTF_FontDescent");
  *(void **)&library.size = dlsym(handle, "TTF_SizeUTF8");
  *(void **)&library.draw = dlsym(handle, "TTF_RenderUTF8_Blended");
  *(void **)&library.set_direction = dlsym(handle, "TTF_SetFontDirection");
  *(void **)&library.set_script = dlsym(handle, "TTF_SetFontScriptName");
  is_loaded = library.init && library.open && library.close && library.get_style &&
              library.set_style && library.set_hinting && library.ascent && library.descent &&
              library.size && library.draw && library.init() == 0;
}

bool cplatform_writes_fonts(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

cplatform_font *cplatform_font_open(const char *path, int pixel_size, bool is_bold) {
  if (!cplatform_writes_fonts()) return NULL;
  /* A point is a pixel to the library where nothing else is asked of it. */
  void *font = library.open(path, pixel_size);
  if (!font) return NULL;
  library.set_hinting(font, HINTING_LIGHT);
  int style = library.get_style(font);
  if (is_bold && !(style & STYLE_BOLD)) library.set_style(font, style | STYLE_BOLD);
  return font;
}

void cplatform_font_height(const cplatform_font *font, int *ascent, int *descent) {
  *ascent = library.ascent(font);
  *descent = -library.descent(font);
}

void cplatform_font_direct(cplatform_font *font, bool is_right_to_left, const char *script) {
  if (library.set_direction)
    library.set_direction(font, is_right_to_left ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
  if (library.set_script) library.set_script(font, script);
}

int cplatform_font_width(cplatform_font *font, const char *text) {
  int width = 0;
  return library.size(font, text, &width, NULL) == 0 ? width : -1;
}

void *cplatform_font_draw(cplatform_font *font, const char *text) {
  return library.draw(font, text, (color){255, 255, 255, 255});
}

void cplatform_font_close(cplatform_font *font) { library.close(font); }
