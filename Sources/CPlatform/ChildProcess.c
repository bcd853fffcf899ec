/* Another program as a helper: started, limited and waited for. */
#define _GNU_SOURCE
#include "CPlatform.h"
#include "Sanitizer.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

int cplatform_spawn(const char *path, char *const arguments[], int input, int output, int *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  /* Threads that work for the gallery leave all signals to others, which is inherited. */
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t started = -1;
  int error = posix_spawn(&started, path, &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  *process = (int)started;
  return error;
}

int cplatform_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int cplatform_wait(int process) {
  int status;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return 256;
  }
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  return WIFSIGNALED(status) ? -WTERMSIG(status) : 256;
}

int cplatform_memory_file(const void *bytes, size_t count) {
  int file = memfd_create("picture", MFD_CLOEXEC);
  if (file < 0) return -1;
  for (size_t done = 0; done < count;) {
    ssize_t written = pwrite(file, (const char *)bytes + done, count - done, (off_t)done);
    if (written <= 0 && errno != EINTR) {
      close(file);
      return -1;
    }
    if (written > 0) done += (size_t)written;
  }
  return file;
}

static void limit(int what, rlim_t soft, rlim_t hard) {
  struct rlimit limit;
  if (getrlimit(what, &limit) != 0) return;
  if (soft > limit.rlim_max) soft = limit.rlim_max;
  if (hard > limit.rlim_max) hard = limit.rlim_max;
  limit.rlim_cur = soft;
  limit.rlim_max = hard;
  setrlimit(what, &limit);
}

void cplatform_limit_process(int seconds, size_t bytes) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() == 1) _exit(1);
  /* Whoever waits for it draws frames meanwhile, on as many processors. */
  setpriority(PRIO_PROCESS, 0, 10);
  limit(RLIMIT_CORE, 0, 0);
  limit(RLIMIT_CPU, (rlim_t)seconds, (rlim_t)seconds + 1);
#ifdef HAS_SANITIZER
  /* It has reserved more than any limit by now. */
  (void)bytes;
#else
  limit(RLIMIT_AS, bytes, bytes);
#endif
}
