#pragma once
// The C names differ, since the C library of the system that runs the check is loaded, too.
#define AS(name) __attribute__((swift_name(name)))
typedef long ssize_t;
typedef unsigned long size_t;
typedef long stub_off_t AS("off_t");
typedef unsigned int stub_mode_t AS("mode_t");
typedef unsigned long stub_dev_t AS("dev_t");
struct AS("timespec") stub_timespec { long tv_sec; long tv_nsec; };
struct AS("stat") stub_stat {
  stub_dev_t st_dev; unsigned long st_ino; stub_mode_t st_mode; unsigned long st_nlink; stub_off_t st_size; struct stub_timespec st_mtim;
};
#define STUB_MAP_FAILED_NULLABILITY _Nullable
#include "../posix.h"
typedef struct stub_thread *stub_pthread_t AS("pthread_t");
int stub_pthread_create(stub_pthread_t *_Nonnull, const void *, void * (*_Nonnull)(void *), void *) AS("pthread_create(_:_:_:_:)");
int stub_pthread_join(stub_pthread_t, void **) AS("pthread_join(_:_:)");
