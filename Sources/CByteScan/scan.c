#include "CByteScan.h"

#include <string.h>

// Vectors of the compiler instead of a processor's own calls: the same source becomes AVX2, SSE2 or NEON.
typedef uint8_t lanes __attribute__((vector_size(32)));
typedef int8_t signed_lanes __attribute__((vector_size(32)));
typedef uint64_t words __attribute__((vector_size(32)));
// A bit for each byte, the first in the lowest.
typedef _Bool bits __attribute__((ext_vector_type(32)));

enum { WIDTH = sizeof(lanes), GROUP = 4 * WIDTH, LONGEST_RUN = 255 };

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

// Whether a P is followed by the third byte of the record, which text does not have, and little else there.
static inline __attribute__((always_inline)) int may_end_archive(const uint8_t *bytes, int count) {
    lanes both = {0}, first, third;
    for (int i = 0; i < count; i += WIDTH) {
        memcpy(&first, bytes + i, WIDTH);
        memcpy(&third, bytes + i + 2, WIDTH);
        both |= (lanes)(first == 'P') & (lanes)(third == 5);
    }
    return is_any(&both);
}

static inline __attribute__((always_inline)) size_t archive_end_lanes(const uint8_t *bytes, size_t count) {
    size_t i = 0;
    while (i + WIDTH + 3 <= count) {
        if (i + GROUP + 3 <= count && !may_end_archive(bytes + i, GROUP)) {
            i += GROUP;
            continue;
        }
        for (size_t end = i + GROUP; i < end && i + WIDTH + 3 <= count; i += WIDTH) {
            if (!may_end_archive(bytes + i, WIDTH)) continue;
            size_t found = byte_scan_archive_end_plain(bytes + i, WIDTH + 3);
            if (found < WIDTH + 3) return i + found;
        }
    }
    return i + byte_scan_archive_end_plain(bytes + i, count - i);
}

size_t byte_scan_text_plain(const uint8_t *bytes, size_t count) {
    size_t i = 0;
    while (i < count && bytes[i] < 0x7F && !is_control(bytes[i])) i++;
    return i;
}

// Whether a whole number of vectors contains only bytes of text.
static inline __attribute__((always_inline)) int is_text(const uint8_t *bytes, int count) {
    lanes strange = {0}, x;
    for (int i = 0; i < count; i += WIDTH) {
        memcpy(&x, bytes + i, WIDTH);
        lanes format = (lanes)(x - 7 <= 6) | (lanes)(x == 0x1B);
        // As numbers with a sign, bytes above 0x7F are less than 0x20, too.
        strange |= ((lanes)((signed_lanes)x < 0x20) & ~format) | (lanes)(x == 0x7F);
    }
    return !is_any(&strange);
}

// The last vector overlaps the one before it.
static inline __attribute__((always_inline)) size_t text_lanes(const uint8_t *bytes, size_t count) {
    size_t i = 0;
    while (i + GROUP <= count && is_text(bytes + i, GROUP)) i += GROUP;
    while (i + WIDTH <= count && is_text(bytes + i, WIDTH)) i += WIDTH;
    if (i > 0 && i + WIDTH > count && is_text(bytes + count - WIDTH, WIDTH)) return count;
    return i + byte_scan_text_plain(bytes + i, count - i);
}

size_t byte_scan_line_plain(const uint8_t *bytes, size_t count) {
    size_t i = 0;
    while (i < count && bytes[i] != 0x0A && bytes[i] != 0x0D) i++;
    return i;
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

static inline __attribute__((always_inline)) uint32_t mask_of(const uint8_t *bytes, uint8_t byte, uint8_t other) {
    lanes x;
    memcpy(&x, bytes, WIDTH);
    bits found = __builtin_convertvector((lanes)(x == byte) | (lanes)(x == other), bits);
    uint32_t mask;
    memcpy(&mask, &found, sizeof mask);
    return mask;
}

static inline __attribute__((always_inline)) size_t line_lanes(const uint8_t *bytes, size_t count) {
    size_t i = 0;
    for (; i + WIDTH <= count; i += WIDTH) {
        uint32_t mask = mask_of(bytes + i, 0x0A, 0x0D);
        if (mask != 0) return i + (size_t)__builtin_ctz(mask);
    }
    return i + byte_scan_line_plain(bytes + i, count - i);
}

// Whether a byte is in the next few vectors.
static inline __attribute__((always_inline)) int has_byte(const uint8_t *bytes, uint8_t byte) {
    lanes found = {0}, x;
    for (int i = 0; i < GROUP; i += WIDTH) {
        memcpy(&x, bytes + i, WIDTH);
        found |= (lanes)(x == byte);
    }
    return is_any(&found);
}

// Writes the members of a set, one of them repeatedly; false if there are none or more than four.
static inline int has_few_members(const uint64_t set[4], uint8_t members[4]) {
    int count = 0;
    for (int i = 0; i < 4; i++) {
        for (uint64_t rest = set[i]; rest != 0; rest &= rest - 1) {
            if (count == 4) return 0;
            members[count++] = (uint8_t)(i * 64 + __builtin_ctzll(rest));
        }
    }
    for (int i = count; i < 4 && count > 0; i++) members[i] = members[0];
    return count > 0;
}

// Whether one of the next few vectors has a byte before one of four others.
static inline __attribute__((always_inline)) int has_pair(const uint8_t *bytes, uint8_t first, const uint8_t second[4]) {
    lanes found = {0}, x, y;
    for (int i = 0; i < GROUP; i += WIDTH) {
        memcpy(&x, bytes + i, WIDTH);
        memcpy(&y, bytes + i + 1, WIDTH);
        lanes follows = (lanes)(y == second[0]) | (lanes)(y == second[1]) | (lanes)(y == second[2]) | (lanes)(y == second[3]);
        found |= (lanes)(x == first) & follows;
    }
    return is_any(&found);
}

// Text may have the first byte in nearly every vector, and hardly ever the pair.
static inline __attribute__((always_inline)) size_t pair_lanes(
    const uint8_t *bytes, size_t start, size_t end, uint8_t first, const uint64_t second[4]) {
    uint8_t members[4];
    int are_few = has_few_members(second, members);
    size_t i = start;
    while (i + WIDTH <= end) {
        if (i + GROUP <= end && (!has_byte(bytes + i, first) || (are_few && !has_pair(bytes + i, first, members)))) {
            i += GROUP;
            continue;
        }
        for (size_t group = i + GROUP; i < group && i + WIDTH <= end; i += WIDTH) {
            for (uint32_t mask = mask_of(bytes + i, first, first); mask != 0; mask &= mask - 1) {
                size_t offset = i + (size_t)__builtin_ctz(mask);
                if (is_pair(bytes + offset, first, second)) return offset;
            }
        }
    }
    return byte_scan_pair_plain(bytes, i, end, first, second);
}

static inline int is_in_classes(const uint8_t *bytes, const uint8_t classes[64]) {
    return (classes[bytes[0] & 15] & classes[16 + (bytes[0] >> 4)] & classes[32 + (bytes[1] & 15)] & classes[48 + (bytes[1] >> 4)]) != 0;
}

static inline int is_in_pairs(const uint8_t *bytes, const uint64_t pairs[1024]) {
    unsigned pair = (unsigned)bytes[0] << 8 | bytes[1];
    return pairs[pair >> 6] >> (pair & 63) & 1;
}

size_t byte_scan_pairs_plain(
    const uint8_t *bytes, size_t start, size_t end, const uint8_t classes[64], const uint64_t pairs[1024],
    uint32_t *offsets, size_t room
) {
    size_t found = 0;
    for (size_t i = start; i < end && found < room; i++) {
        if (is_in_pairs(bytes + i, pairs) && is_in_classes(bytes + i, classes)) offsets[found++] = (uint32_t)i;
    }
    return found;
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

__attribute__((target("avx2"))) static size_t line_avx2(const uint8_t *bytes, size_t count) {
    return line_lanes(bytes, count);
}

__attribute__((target("avx2"))) static size_t pair_avx2(
    const uint8_t *bytes, size_t start, size_t end, uint8_t first, const uint64_t second[4]) {
    return pair_lanes(bytes, start, end, first, second);
}

typedef char shuffled __attribute__((vector_size(32)));

__attribute__((target("avx2"))) static inline lanes half_avx2(const uint8_t classes[16], lanes halves) {
    lanes both;
    memcpy(&both, classes, 16);
    memcpy((char *)&both + 16, classes, 16);
    return (lanes)__builtin_ia32_pshufb256((shuffled)both, (shuffled)halves);
}

// A class for each row of sixteen bytes in which some don't occur in text: 0x00, 0x10 and 0x70.
static const uint8_t strange_rows[16] = {[0x0] = 1, [0x1] = 2, [0x7] = 4};
// The classes in whose row the byte in a column doesn't occur in text.
static const uint8_t strange_columns[16] = {3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 0, 2, 2, 3, 7};

// Bytes above 0x7F, which are not ASCII text, select no column.
__attribute__((target("avx2"))) static inline int is_text_avx2(const uint8_t *bytes, int count) {
    lanes strange = {0}, all = {0}, x;
    for (int i = 0; i < count; i += WIDTH) {
        memcpy(&x, bytes + i, WIDTH);
        all |= x;
        strange |= half_avx2(strange_columns, x) & half_avx2(strange_rows, x >> 4);
    }
    strange |= all & 0x80;
    return !is_any(&strange);
}

__attribute__((target("avx2"))) static size_t text_avx2(const uint8_t *bytes, size_t count) {
    size_t i = 0;
    while (i + GROUP <= count && is_text_avx2(bytes + i, GROUP)) i += GROUP;
    while (i + WIDTH <= count && is_text_avx2(bytes + i, WIDTH)) i += WIDTH;
    if (i > 0 && i + WIDTH > count && is_text_avx2(bytes + count - WIDTH, WIDTH)) return count;
    return i + byte_scan_text_plain(bytes + i, count - i);
}

// A bit for each of 32 pairs, of which those that are in no class are left out.
__attribute__((target("avx2"))) static inline uint32_t classed_avx2(const uint8_t *bytes, const uint8_t classes[64]) {
    lanes first, second;
    memcpy(&first, bytes, WIDTH);
    memcpy(&second, bytes + 1, WIDTH);
    lanes found = half_avx2(classes, first & 15) & half_avx2(classes + 16, first >> 4)
        & half_avx2(classes + 32, second & 15) & half_avx2(classes + 48, second >> 4);
    return ~(uint32_t)__builtin_ia32_pmovmskb256((shuffled)(found == 0));
}

// The last vector overlaps the one before it.
__attribute__((target("avx2"))) static size_t pairs_avx2(
    const uint8_t *bytes, size_t start, size_t end, const uint8_t classes[64], const uint64_t pairs[1024],
    uint32_t *offsets, size_t room
) {
    if (end < WIDTH) return byte_scan_pairs_plain(bytes, start, end, classes, pairs, offsets, room);
    size_t found = 0;
    for (size_t i = start; i < end; i += WIDTH) {
        size_t place = i + WIDTH <= end ? i : end - WIDTH;
        uint32_t mask = classed_avx2(bytes + place, classes) >> (i - place) << (i - place);
        for (; mask != 0; mask &= mask - 1) {
            size_t offset = place + (size_t)__builtin_ctz(mask);
            if (!is_in_pairs(bytes + offset, pairs)) continue;
            if (found == room) return found;
            offsets[found++] = (uint32_t)offset;
        }
    }
    return found;
}

size_t byte_scan_pairs(
    const uint8_t *bytes, size_t start, size_t end, const uint8_t classes[64], const uint64_t pairs[1024],
    uint32_t *offsets, size_t room
) {
    return __builtin_cpu_supports("avx2") ? pairs_avx2(bytes, start, end, classes, pairs, offsets, room)
                                          : byte_scan_pairs_plain(bytes, start, end, classes, pairs, offsets, room);
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

size_t byte_scan_line(const uint8_t *bytes, size_t count) {
    return __builtin_cpu_supports("avx2") ? line_avx2(bytes, count) : line_lanes(bytes, count);
}

size_t byte_scan_pair(const uint8_t *bytes, size_t start, size_t end, uint8_t first, const uint64_t second[4]) {
    return __builtin_cpu_supports("avx2") ? pair_avx2(bytes, start, end, first, second)
                                          : pair_lanes(bytes, start, end, first, second);
}
#else
size_t byte_scan_pairs(
    const uint8_t *bytes, size_t start, size_t end, const uint8_t classes[64], const uint64_t pairs[1024],
    uint32_t *offsets, size_t room
) {
    return byte_scan_pairs_plain(bytes, start, end, classes, pairs, offsets, room);
}

byte_tally byte_scan_tally(const uint8_t *bytes, size_t count) { return tally_lanes(bytes, count); }

size_t byte_scan_count(const uint8_t *bytes, size_t count, uint8_t byte) { return count_lanes(bytes, count, byte); }

size_t byte_scan_archive_end(const uint8_t *bytes, size_t count) { return archive_end_lanes(bytes, count); }

size_t byte_scan_text(const uint8_t *bytes, size_t count) { return text_lanes(bytes, count); }

size_t byte_scan_line(const uint8_t *bytes, size_t count) { return line_lanes(bytes, count); }

size_t byte_scan_pair(const uint8_t *bytes, size_t start, size_t end, uint8_t first, const uint64_t second[4]) {
    return pair_lanes(bytes, start, end, first, second);
}
#endif
