#pragma once
// The C names differ, since the C library of the system that runs the check is loaded, too.
#define AS(name) __attribute__((swift_name(name)))
typedef long ssize_t;
typedef unsigned long size_t;
typedef long long stub_off_t AS("off_t");
typedef unsigned short stub_mode_t AS("mode_t");
typedef int stub_dev_t AS("dev_t");
struct AS("timespec") stub_timespec { long tv_sec; long tv_nsec; };
struct AS("stat") stub_stat {
  stub_dev_t st_dev; unsigned long long st_ino; stub_mode_t st_mode; unsigned short st_nlink; stub_off_t st_size; struct stub_timespec st_mtimespec;
};
#define STUB_MAP_FAILED_NULLABILITY _Nullable
#include "../posix.h"
int stub_issetugid(void) AS("issetugid()");
typedef struct stub_thread *stub_pthread_t AS("pthread_t");
int stub_pthread_create(stub_pthread_t _Nullable *_Nonnull, const void *, void * _Nullable (*_Nonnull)(void * _Nonnull), void *) AS("pthread_create(_:_:_:_:)");
int stub_pthread_join(stub_pthread_t _Nonnull, void **) AS("pthread_join(_:_:)");
