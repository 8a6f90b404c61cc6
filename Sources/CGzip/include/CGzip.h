#ifndef C_GZIP_H
#define C_GZIP_H

#include <stddef.h>
#include <stdint.h>

/// The most bytes that `gzip_compress` makes of so many.
size_t gzip_bound(size_t count);

/// Compresses bytes into a buffer that has room for `gzip_bound` of them.
///
/// Returns how many bytes there are now, or 0 if there was no memory for it.
size_t gzip_compress(const uint8_t *bytes, size_t count, uint8_t *buffer, size_t capacity);

#endif
