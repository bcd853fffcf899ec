/* Sends the program SIGTERM right before it goes to sleep for as long as nothing comes, once a file
   named by SIGNAL_BEFORE_SLEEP is there: too late for whoever has looked for a signal before. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

int poll(struct pollfd *files, nfds_t count, int timeout) {
  static int is_sent;
  int (*next)(struct pollfd *, nfds_t, int) =
      (int (*)(struct pollfd *, nfds_t, int))dlsym(RTLD_NEXT, "poll");
  const char *file = getenv("SIGNAL_BEFORE_SLEEP");
  if (!is_sent && timeout < 0 && file && access(file, F_OK) == 0 && next(files, count, 500) == 0) {
    is_sent = 1;
    raise(SIGTERM);
  }
  return next(files, count, timeout);
}
