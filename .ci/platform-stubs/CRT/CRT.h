#pragma once
// The C names differ where the C library of the system that runs the check has the same names.
#define AS(name) __attribute__((swift_name(name)))
typedef unsigned long size_t;
typedef long intptr_t;
extern int stub_errno AS("errno") __attribute__((swift_attr("nonisolated(unsafe)")));

static const int EPERM = 1, ENOENT = 2, EINTR = 4, EIO = 5, ENXIO = 6, EBADF = 9, EACCES = 13, ENOTDIR = 20, EISDIR = 21, EMFILE = 24,
                 ENOSYS = 38, ELOOP = 40;

void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
char *strerror(int);
float stub_exp(float) AS("exp(_:)");
int _set_errno(int);
static const int _O_RDONLY = 0, _O_BINARY = 0x8000;
int _open_osfhandle(intptr_t, int);
intptr_t _get_osfhandle(int);
int _close(int);
