#define _GNU_SOURCE
#include "CPlatform.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <unistd.h>

int cplatform_flush_output(void) { return fflush(stdout); }

long cplatform_peak_resident_kib(void) {
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : -1;
}

void cplatform_give_back_large_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 128 << 10);
#endif
}

int cplatform_terminal_columns(int descriptor) {
  struct winsize size;
  if (!isatty(descriptor)) return 0;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

static volatile sig_atomic_t asked_by;
static void (*pass_on)(int);

static void note(int number);

/* A signal that comes right before the program goes to sleep does not keep it from sleeping: SDL has
   looked for one, and does not look again before it wakes. So it is woken every second until it has
   ended; `alarm` is one of the few calls that a signal handler may make. */
static void keep_waking(int number) {
  (void)number;
  alarm(1);
}

static void listen_to(int number) {
  struct sigaction action = {.sa_handler = note};
  sigaction(number, &action, NULL);
}

static void note(int number) {
  if (asked_by) {
    /* Asked twice: the window did not close. The signal comes again when this returns. */
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  asked_by = number;
  struct sigaction waking = {.sa_handler = keep_waking};
  if (sigaction(SIGALRM, &waking, NULL) == 0) alarm(1);
  if (!pass_on) return;
  /* SDL knows what to do for this one, and puts its handler back while it is at it. */
  pass_on(SIGTERM);
  listen_to(SIGTERM);
}

void cplatform_watch_termination(void) {
  static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction old;
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    if (sigaction(numbers[index], NULL, &old) == 0 && old.sa_handler != SIG_IGN)
      listen_to(numbers[index]);
  }
}

void cplatform_note_termination(void) {
  struct sigaction old;
  if (sigaction(SIGTERM, NULL, &old) != 0) return;
  if (old.sa_handler == SIG_DFL || old.sa_handler == SIG_IGN || old.sa_handler == note) return;
  pass_on = old.sa_handler;
  cplatform_watch_termination();
}

int cplatform_asked_to_end(void) { return asked_by; }

void cplatform_end_as_asked(void) {
  int number = asked_by;
  if (!number) return;
  signal(number, SIG_DFL);
  raise(number);
}

static _Thread_local int listening;
static _Thread_local size_t heard_length;
static _Thread_local char heard[256];

static ssize_t filtered_write(void *cookie, const char *bytes, size_t count) {
  (void)cookie;
  if (listening) {
    size_t room = sizeof heard - 1 - heard_length;
    size_t kept = count < room ? count : room;
    memcpy(heard + heard_length, bytes, kept);
    heard_length += kept;
    return (ssize_t)count;
  }
  return write(STDERR_FILENO, bytes, count);
}

/* A library that ends the program while it is listened to has said why. */
static void say_what_was_heard(void) {
  if (listening && heard_length > 0 && write(STDERR_FILENO, heard, heard_length) < 0) return;
}

static void install_filter(void) {
  cookie_io_functions_t functions = {.write = filtered_write};
  FILE *stream = fopencookie(NULL, "w", functions);
  if (stream == NULL) return;
  /* Each write passes at once, on the thread that made it. */
  setvbuf(stream, NULL, _IONBF, 0);
  stderr = stream;
  atexit(say_what_was_heard);
}

void cplatform_filter_library_messages(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install_filter);
}

void cplatform_begin_listening(void) {
  heard_length = 0;
  listening = 1;
}

void cplatform_end_listening(char *text, size_t capacity) {
  listening = 0;
  if (capacity == 0) return;
  size_t count = heard_length < capacity - 1 ? heard_length : capacity - 1;
  memcpy(text, heard, count);
  text[count] = 0;
}
