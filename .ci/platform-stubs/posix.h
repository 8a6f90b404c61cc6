#pragma once
// The declarations that the systems share; the types come from the header that includes this one.
extern int stub_errno AS("errno") __attribute__((swift_attr("nonisolated(unsafe)")));

static const int EPERM = 1, ENOENT = 2, EINTR = 4, EIO = 5, ENXIO = 6, EBADF = 9, EACCES = 13, ENOTDIR = 20, EISDIR = 21, EMFILE = 24,
                 ENOSYS = 38, ELOOP = 40;

void *stub_memchr(const void *, int, size_t) AS("memchr(_:_:_:)");
int stub_memcmp(const void *, const void *, size_t) AS("memcmp(_:_:_:)");
char *stub_strerror(int) AS("strerror(_:)");
float stub_exp(float) AS("exp(_:)");

static const int O_RDONLY = 0, O_NOCTTY = 0400, O_NONBLOCK = 04000, O_DIRECTORY = 0200000, O_NOFOLLOW = 0400000, O_CLOEXEC = 02000000;
static const int AT_FDCWD = -100, AT_SYMLINK_NOFOLLOW = 0x100;
static const stub_mode_t S_IFMT = 0170000, S_IFIFO = 0010000, S_IFCHR = 0020000, S_IFDIR = 0040000, S_IFBLK = 0060000, S_IFREG = 0100000,
                    S_IFLNK = 0120000, S_IFSOCK = 0140000;
// The Swift overlays declare these two without variable arguments.
int stub_open(const char *, int) AS("open(_:_:)");
int stub_openat(int, const char *, int) AS("openat(_:_:_:)");
int stub_close(int) AS("close(_:)");
int stub_fstat(int, struct stub_stat *) AS("fstat(_:_:)");
int stub_fstatat(int, const char *, struct stub_stat *, int) AS("fstatat(_:_:_:_:)");
ssize_t stub_write(int, const void *, size_t) AS("write(_:_:_:)");
ssize_t stub_pread(int, void *, size_t, stub_off_t) AS("pread(_:_:_:_:)");
static const int PROT_READ = 1, PROT_WRITE = 2, MAP_PRIVATE = 2, RTLD_LAZY = 1, RTLD_NOW = 2, RTLD_LOCAL = 0;
extern void *const STUB_MAP_FAILED_NULLABILITY stub_MAP_FAILED AS("MAP_FAILED");
void *stub_mmap(void *, size_t, int, int, int, stub_off_t) AS("mmap(_:_:_:_:_:_:)");
int stub_munmap(void *, size_t) AS("munmap(_:_:)");
void *stub_dlopen(const char *, int) AS("dlopen(_:_:)");
void *stub_dlsym(void *, const char *) AS("dlsym(_:_:)");
char *stub_getenv(const char *) AS("getenv(_:)");
void *stub_malloc(size_t) AS("malloc(_:)");
void stub_free(void *) AS("free(_:)");
char *stub_strdup(const char *) AS("strdup(_:)");
size_t stub_strlen(const char *_Nonnull) AS("strlen(_:)");
static const int _SC_OPEN_MAX = 4, _SC_NPROCESSORS_ONLN = 84;
long stub_sysconf(int) AS("sysconf(_:)");
