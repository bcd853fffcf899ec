#define _GNU_SOURCE
#include "CPlatform.h"

#include <dlfcn.h>

/* Xlib's own, as its interface has fixed it: X11/Xlib.h and X11/X.h. Xlib is SDL's, not linked. */
typedef struct {
  int type;
  void *display;
  unsigned long resource, serial;
  unsigned char error, request, minor;
} XError;
typedef int (*XErrorHandler)(void *display, XError *error);

enum { bad_window = 3, send_event = 25 };

static XErrorHandler next_handler;

static int pass_over_late_wakeup(void *display, XError *error) {
  if (error->error == bad_window && error->request == send_event) return 0;
  return next_handler ? next_handler(display, error) : 0;
}

void cplatform_forgive_late_wakeups(void) {
  if (next_handler) return;
  void *xlib = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (!xlib) return;
  XErrorHandler (*set)(XErrorHandler) =
      (XErrorHandler(*)(XErrorHandler))dlsym(xlib, "XSetErrorHandler");
  if (set) next_handler = set(pass_over_late_wakeup);
}
