#include "CByteScan.h"

#include <string.h>

// Vectors of the compiler instead of a processor's own calls: the same source becomes AVX2, SSE2 or NEON.
typedef uint8_t lanes __attribute__((vector_size(32)));
typedef uint64_t words __attribute__((vector_size(32)));
// A bit for each byte, the first in the lowest.
typedef _Bool bits __attribute__((ext_vector_type(32)));

enum { WIDTH = sizeof(lanes), LONGEST_RUN = 255 };

static inline int is_control(uint8_t byte) {
    return (byte < 0x20 && (uint8_t)(byte - 7) > 6 && byte != 0x1B) || byte == 0x7F;
}

byte_tally byte_scan_tally_plain(const uint8_t *bytes, size_t count) {
    byte_tally tally = {0, 0, 0};
    for (size_t i = 0; i < count; i++) {
        tally.high += bytes[i] > 0x7F;
        tally.controls += is_control(bytes[i]);
        tally.breaks += bytes[i] == 0x20 || bytes[i] == 0x0A;
    }
    return tally;
}

static inline __attribute__((always_inline)) size_t sum(const lanes *counts) {
    size_t total = 0;
    for (size_t i = 0; i < WIDTH; i++) total += (*counts)[i];
    return total;
}

// A comparison is 255 where it holds, so subtracting it counts one. Each count is added up before it can overflow.
static inline __attribute__((always_inline)) byte_tally tally_lanes(const uint8_t *bytes, size_t count) {
    byte_tally tally = {0, 0, 0};
    size_t i = 0;
    while (i + WIDTH <= count) {
        lanes high = {0}, controls = {0}, breaks = {0};
        for (int run = 0; run < LONGEST_RUN && i + WIDTH <= count; run++, i += WIDTH) {
            lanes x;
            memcpy(&x, bytes + i, WIDTH);
            lanes format = (lanes)(x - 7 <= 6) | (lanes)(x == 0x1B);
            high -= (lanes)(x > 0x7F);
            controls -= ((lanes)(x < 0x20) & ~format) | (lanes)(x == 0x7F);
            breaks -= (lanes)(x == 0x20) | (lanes)(x == 0x0A);
        }
        tally.high += sum(&high);
        tally.controls += sum(&controls);
        tally.breaks += sum(&breaks);
    }
    byte_tally rest = byte_scan_tally_plain(bytes + i, count - i);
    tally.high += rest.high;
    tally.controls += rest.controls;
    tally.breaks += rest.breaks;
    return tally;
}

size_t byte_scan_count_plain(const uint8_t *bytes, size_t count, uint8_t byte) {
    size_t total = 0;
    for (size_t i = 0; i < count; i++) total += bytes[i] == byte;
    return total;
}

static inline __attribute__((always_inline)) size_t count_lanes(const uint8_t *bytes, size_t count, uint8_t byte) {
    size_t total = 0, i = 0;
    while (i + WIDTH <= count) {
        lanes found = {0};
        for (int run = 0; run < LONGEST_RUN && i + WIDTH <= count; run++, i += WIDTH) {
            lanes x;
            memcpy(&x, bytes + i, WIDTH);
            found -= (lanes)(x == byte);
        }
        total += sum(&found);
    }
    return total + byte_scan_count_plain(bytes + i, count - i, byte);
}

size_t byte_scan_archive_end_plain(const uint8_t *bytes, size_t count) {
    for (size_t i = 0; i + 4 <= count; i++) {
        if (memcmp(bytes + i, "PK\5\6", 4) == 0) return i;
    }
    return count;
}

static inline __attribute__((always_inline)) int is_any(const lanes *bytes) {
    words all = (words)*bytes;
    return (all[0] | all[1] | all[2] | all[3]) != 0;
}

// Text does not have the third byte, and little else has it two bytes after a P.
static inline __attribute__((always_inline)) size_t archive_end_lanes(const uint8_t *bytes, size_t count) {
    size_t i = 0;
    for (; i + WIDTH + 3 <= count; i += WIDTH) {
        lanes first, third;
        memcpy(&first, bytes + i, WIDTH);
        memcpy(&third, bytes + i + 2, WIDTH);
        lanes both = (lanes)(first == 'P') & (lanes)(third == 5);
        if (!is_any(&both)) continue;
        size_t found = byte_scan_archive_end_plain(bytes + i, WIDTH + 3);
        if (found < WIDTH + 3) return i + found;
    }
    return i + byte_scan_archive_end_plain(bytes + i, count - i);
}

size_t byte_scan_text_plain(const uint8_t *bytes, size_t count) {
    size_t i = 0;
    while (i < count && bytes[i] < 0x7F && !is_control(bytes[i])) i++;
    return i;
}

static inline __attribute__((always_inline)) int is_text(const uint8_t *bytes) {
    lanes x;
    memcpy(&x, bytes, WIDTH);
    lanes format = (lanes)(x - 7 <= 6) | (lanes)(x == 0x1B);
    lanes strange = ((lanes)(x < 0x20) & ~format) | (lanes)(x >= 0x7F);
    return !is_any(&strange);
}

// The last vector overlaps the one before it.
static inline __attribute__((always_inline)) size_t text_lanes(const uint8_t *bytes, size_t count) {
    size_t i = 0;
    while (i + WIDTH <= count && is_text(bytes + i)) i += WIDTH;
    if (i > 0 && i + WIDTH > count && is_text(bytes + count - WIDTH)) return count;
    return i + byte_scan_text_plain(bytes + i, count - i);
}

static inline int is_pair(const uint8_t *bytes, uint8_t first, const uint64_t second[4]) {
    return bytes[0] == first && second[bytes[1] >> 6] >> (bytes[1] & 63) & 1;
}

size_t byte_scan_pair_plain(const uint8_t *bytes, size_t start, size_t end, uint8_t first, const uint64_t second[4]) {
    for (size_t i = start; i < end; i++) {
        if (is_pair(bytes + i, first, second)) return i;
    }
    return end > start ? end : start;
}

static inline __attribute__((always_inline)) uint32_t mask_of(const uint8_t *bytes, uint8_t byte) {
    lanes x;
    memcpy(&x, bytes, WIDTH);
    bits found = __builtin_convertvector(x == byte, bits);
    uint32_t mask;
    memcpy(&mask, &found, sizeof mask);
    return mask;
}

static inline __attribute__((always_inline)) size_t pair_lanes(
    const uint8_t *bytes, size_t start, size_t end, uint8_t first, const uint64_t second[4]) {
    size_t i = start;
    for (; i + WIDTH <= end; i += WIDTH) {
        for (uint32_t mask = mask_of(bytes + i, first); mask != 0; mask &= mask - 1) {
            size_t offset = i + (size_t)__builtin_ctz(mask);
            if (is_pair(bytes + offset, first, second)) return offset;
        }
    }
    return byte_scan_pair_plain(bytes, i, end, first, second);
}

// Windows has no table of what the processor can do that the compiler could ask.
#if defined(__x86_64__) && !defined(_WIN32)
__attribute__((target("avx2"))) static byte_tally tally_avx2(const uint8_t *bytes, size_t count) {
    return tally_lanes(bytes, count);
}

__attribute__((target("avx2"))) static size_t count_avx2(const uint8_t *bytes, size_t count, uint8_t byte) {
    return count_lanes(bytes, count, byte);
}

__attribute__((target("avx2"))) static size_t archive_end_avx2(const uint8_t *bytes, size_t count) {
    return archive_end_lanes(bytes, count);
}

__attribute__((target("avx2"))) static size_t text_avx2(const uint8_t *bytes, size_t count) {
    return text_lanes(bytes, count);
}

__attribute__((target("avx2"))) static size_t pair_avx2(
    const uint8_t *bytes, size_t start, size_t end, uint8_t first, const uint64_t second[4]) {
    return pair_lanes(bytes, start, end, first, second);
}

byte_tally byte_scan_tally(const uint8_t *bytes, size_t count) {
    return __builtin_cpu_supports("avx2") ? tally_avx2(bytes, count) : tally_lanes(bytes, count);
}

size_t byte_scan_count(const uint8_t *bytes, size_t count, uint8_t byte) {
    return __builtin_cpu_supports("avx2") ? count_avx2(bytes, count, byte) : count_lanes(bytes, count, byte);
}

size_t byte_scan_archive_end(const uint8_t *bytes, size_t count) {
    return __builtin_cpu_supports("avx2") ? archive_end_avx2(bytes, count) : archive_end_lanes(bytes, count);
}

size_t byte_scan_text(const uint8_t *bytes, size_t count) {
    return __builtin_cpu_supports("avx2") ? text_avx2(bytes, count) : text_lanes(bytes, count);
}

size_t byte_scan_pair(const uint8_t *bytes, size_t start, size_t end, uint8_t first, const uint64_t second[4]) {
    return __builtin_cpu_supports("avx2") ? pair_avx2(bytes, start, end, first, second)
                                          : pair_lanes(bytes, start, end, first, second);
}
#else
byte_tally byte_scan_tally(const uint8_t *bytes, size_t count) { return tally_lanes(bytes, count); }

size_t byte_scan_count(const uint8_t *bytes, size_t count, uint8_t byte) { return count_lanes(bytes, count, byte); }

size_t byte_scan_archive_end(const uint8_t *bytes, size_t count) { return archive_end_lanes(bytes, count); }

size_t byte_scan_text(const uint8_t *bytes, size_t count) { return text_lanes(bytes, count); }

size_t byte_scan_pair(const uint8_t *bytes, size_t start, size_t end, uint8_t first, const uint64_t second[4]) {
    return pair_lanes(bytes, start, end, first, second);
}
#endif
