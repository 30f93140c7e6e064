#ifndef DIORAMA_CFILES_SHIM_H
#define DIORAMA_CFILES_SHIM_H

// The call that gives two files each other's names: glibc declares it for GNU's dialect of C only, older versions of musl not at all.
#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

long syscall(long, ...);

static inline int exchange_names(const char *one, const char *other) {
#if defined(SYS_renameat2)
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 2 /* RENAME_EXCHANGE */);
#else
  errno = ENOSYS;
  return -1;
#endif
}
#endif

#endif
