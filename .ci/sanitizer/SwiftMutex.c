// Informs the thread sanitizer about contended locks.
//
// `Synchronization.Mutex` acquires and releases a contended lock inside the Swift runtime, which is not instrumented, so
// the sanitizer would report every access that such a lock guards as a race. If it is preloaded, this library wraps the
// two functions and reports what they synchronise with. An uncontended lock is acquired in instrumented code and needs no
// help. If the runtime ever renames the functions, the reports will reappear.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SELF __attribute__((swift_context))
#define SWIFT __attribute__((swiftcall))

// Synchronization._MutexHandle._lockSlow(UInt32) and ._unlockSlow()
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void unlock_slow(SELF void *mutex) __asm__(UNLOCK);

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) {
    SWIFT void (*lock)(uint32_t, SELF void *) = dlsym(RTLD_NEXT, LOCK);
    lock(thread, mutex);
    if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock_slow(SELF void *mutex) {
    SWIFT void (*unlock)(SELF void *) = dlsym(RTLD_NEXT, UNLOCK);
    if (__tsan_release) __tsan_release(mutex);
    unlock(mutex);
}
