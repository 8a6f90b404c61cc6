#include "CGzip.h"

// Without the service nothing here is needed, and zlib's header may be missing.
#ifdef HAS_SERVER

#include <zlib.h>

// Text gets no much smaller with more effort than this, and takes longer.
static const int level = 4;

// 15 bits of window, and 16 for gzip's frame.
static const int windowBits = 15 + 16;

// More than deflateBound says for zlib's frame, which is shorter than gzip's.
size_t gzip_bound(size_t count) { return compressBound(count) + 32; }

size_t gzip_compress(const uint8_t *bytes, size_t count, uint8_t *buffer, size_t capacity) {
    z_stream stream = {.next_in = (Bytef *)bytes, .avail_in = (uInt)count, .next_out = buffer, .avail_out = (uInt)capacity};
    if (deflateInit2(&stream, level, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
    int result = deflate(&stream, Z_FINISH);
    size_t written = capacity - stream.avail_out;
    deflateEnd(&stream);
    return result == Z_STREAM_END ? written : 0;
}

#endif
