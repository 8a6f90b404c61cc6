#pragma once
typedef unsigned int DWORD;
typedef _Bool WINBOOL;
typedef void *HANDLE;
typedef struct { DWORD dwLowDateTime, dwHighDateTime; } FILETIME;
typedef struct { unsigned long long Internal, InternalHigh; DWORD Offset, OffsetHigh; HANDLE hEvent; } OVERLAPPED;
typedef struct {
  DWORD dwFileAttributes; FILETIME ftCreationTime, ftLastAccessTime, ftLastWriteTime; DWORD dwVolumeSerialNumber, nFileSizeHigh,
      nFileSizeLow, nNumberOfLinks, nFileIndexHigh, nFileIndexLow;
} BY_HANDLE_FILE_INFORMATION;
static const long GENERIC_READ = (long)0x80000000L;
static const int FILE_SHARE_READ = 1, FILE_SHARE_WRITE = 2, FILE_SHARE_DELETE = 4, OPEN_EXISTING = 3, FILE_TYPE_CHAR = 2,
                 FILE_TYPE_PIPE = 3, FILE_ATTRIBUTE_DIRECTORY = 0x10, FILE_ATTRIBUTE_REPARSE_POINT = 0x400,
                 FILE_FLAG_BACKUP_SEMANTICS = 0x02000000, FILE_FLAG_OPEN_REPARSE_POINT = 0x00200000;
static const int ERROR_FILE_NOT_FOUND = 2, ERROR_PATH_NOT_FOUND = 3, ERROR_TOO_MANY_OPEN_FILES = 4, ERROR_ACCESS_DENIED = 5,
                 ERROR_SHARING_VIOLATION = 32, ERROR_HANDLE_EOF = 38, ERROR_INVALID_NAME = 123, ERROR_CANT_RESOLVE_FILENAME = 1921;
extern HANDLE const _Nonnull INVALID_HANDLE_VALUE;
HANDLE _Nullable CreateFileW(const unsigned short *, DWORD, DWORD, void *_Nullable, DWORD, DWORD, HANDLE _Nullable);
WINBOOL CloseHandle(HANDLE);
WINBOOL ReadFile(HANDLE _Nullable, void *_Nullable, DWORD, DWORD *_Nullable, OVERLAPPED *_Nullable);
DWORD GetLastError(void);
DWORD GetFileType(HANDLE _Nullable);
WINBOOL GetFileInformationByHandle(HANDLE _Nullable, BY_HANDLE_FILE_INFORMATION *);
