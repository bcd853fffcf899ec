#define _GNU_SOURCE
#include "CPlatform.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Xlib's own, as its interface has fixed it: X11/Xlib.h and X11/X.h. Xlib is SDL's, not linked. */
typedef struct {
  int type;
  void *display;
  unsigned long resource, serial;
  unsigned char error, request, minor;
} XError;
typedef int (*XErrorHandler)(void *display, XError *error);

enum { bad_window = 3, send_event = 25 };

static XErrorHandler former_handler;
static int (*error_text)(void *display, int error, char *text, int size);

/* Xlib's own handler ends the program as well, with five lines for whoever wrote it. */
static int take(void *display, XError *error) {
  if (error->error == bad_window && error->request == send_event) return 0;
  char text[80] = "";
  if (error_text) error_text(display, error->error, text, sizeof text);
  dprintf(STDERR_FILENO, "kvhero: error: the display refused a request: %s, request %d.%d\n", text,
          error->request, error->minor);
  exit(1);
}

void cplatform_take_display_errors(void) {
  if (former_handler) return;
  void *xlib = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (!xlib) return;
  XErrorHandler (*set)(XErrorHandler) =
      (XErrorHandler(*)(XErrorHandler))dlsym(xlib, "XSetErrorHandler");
  error_text = (int (*)(void *, int, char *, int))dlsym(xlib, "XGetErrorText");
  if (set) former_handler = set(take);
}
