#ifndef C_BYTE_SCAN_H
#define C_BYTE_SCAN_H

#include <stddef.h>
#include <stdint.h>

/// How many bytes of each class there are.
typedef struct {
    /// Bytes above 0x7F.
    size_t high;
    /// Control characters that text does not have: all but bell, backspace, tab, the line and page ends, and escape.
    size_t controls;
    /// Spaces and line feeds.
    size_t breaks;
} byte_tally;

/// Counts bytes, 32 at a time where the processor has AVX2, else 16.
byte_tally byte_scan_tally(const uint8_t *bytes, size_t count);

/// The same one byte at a time: what the fast path is compared with.
byte_tally byte_scan_tally_plain(const uint8_t *bytes, size_t count);

/// How many bytes are a given one.
size_t byte_scan_count(const uint8_t *bytes, size_t count, uint8_t byte);

/// The same one byte at a time.
size_t byte_scan_count_plain(const uint8_t *bytes, size_t count, uint8_t byte);

/// The offset of the first record that ends a ZIP archive, `PK\5\6`; `count` if there is none.
size_t byte_scan_archive_end(const uint8_t *bytes, size_t count);

/// The same one byte at a time.
size_t byte_scan_archive_end_plain(const uint8_t *bytes, size_t count);

/// How many bytes at the start are ones that text in ASCII has: no control characters but those that `byte_tally` allows.
size_t byte_scan_text(const uint8_t *bytes, size_t count);

/// The same one byte at a time.
size_t byte_scan_text_plain(const uint8_t *bytes, size_t count);

/// How many bytes come before the first line feed or carriage return.
size_t byte_scan_line(const uint8_t *bytes, size_t count);

/// The same one byte at a time.
size_t byte_scan_line_plain(const uint8_t *bytes, size_t count);

/// The offset of the first pair of a byte and one of a set, at or after `start`; `end` if there is none before it.
///
/// The set has a bit for each byte. The byte at `end` is read, too.
size_t byte_scan_pair(const uint8_t *bytes, size_t start, size_t end, uint8_t first, const uint64_t second[4]);

/// The same one byte at a time.
size_t byte_scan_pair_plain(const uint8_t *bytes, size_t start, size_t end, uint8_t first, const uint64_t second[4]);

/// Writes the offsets from `start` up to `end` of pairs of bytes in a set, the first ones if there are more than there
/// is room for, and returns their number.
///
/// The set has a bit for each pair, and `classes` leaves some of them out: four times sixteen sets of eight classes, by
/// the lower and the upper half of the first byte and of the second. A pair counts if some class is in all four of its
/// sets. The byte at `end` is read, too.
size_t byte_scan_pairs(
    const uint8_t *bytes, size_t start, size_t end, const uint8_t classes[64], const uint64_t pairs[1024],
    uint32_t *offsets, size_t room
);

/// The same one byte at a time.
size_t byte_scan_pairs_plain(
    const uint8_t *bytes, size_t start, size_t end, const uint8_t classes[64], const uint64_t pairs[1024],
    uint32_t *offsets, size_t room
);

/// How many numbers a vector of the model of languages has.
#define MODEL_DIMENSIONS 32

/// The count from which on a feature counts no more.
#define MODEL_MAX_COUNT 15

/// log2(1 + count) in steps of 1/32.
uint8_t model_logarithm(uint8_t count);

/// Adds up some packed vectors, each multiplied by its scale and by the logarithm of its count.
///
/// A byte of a packed vector holds two numbers from -8 to 7, each of them with 8 added: one of the first half of the vector in the
/// lower bits, and one of the second half in the upper bits. `entries` are the positions of the vectors among all, and `counts`
/// their counts. There may be at most 4096 of them. Returns the sum of the squared logarithms.
int64_t model_vectors_sum(
    const uint8_t *vectors, const uint8_t *scales, const uint16_t *entries, const uint8_t *counts, size_t number, int32_t *sum
);

/// Writes the products of each vector with `factors`, which are below 8192.
void model_vectors_multiply(const int8_t *vectors, size_t number, const int16_t *factors, int32_t *products);

/// The same one vector at a time.
void model_vectors_multiply_plain(const int8_t *vectors, size_t number, const int16_t *factors, int32_t *products);

/// Writes the score of each label: its bias, in thousandths, and its product, in steps of a size.
void model_scores(const int32_t *products, const int16_t *biases, size_t number, float step, float *scores);

/// Replaces each score by its distance from the greatest one, which is not positive, multiplied by a factor.
void model_scale_below_greatest(float *scores, size_t number, float factor);

/// Replaces each score by e to its power, or by 0 if it is below `negligible`, and returns their sum; scores are not positive.
float model_exponentials(float *scores, size_t number, float negligible);

/// Divides each score.
void model_divide(float *scores, size_t number, float divisor);

/// Adds a packed vector, multiplied by a factor, to a sum.
void model_sum_add(float *sum, const uint8_t *vector, float factor);

/// The product of a sum and a vector, where each dimension is multiplied by its scale in billionths.
float model_sum_product(const float *sum, const int8_t *vector, const int32_t *scales);

#endif
