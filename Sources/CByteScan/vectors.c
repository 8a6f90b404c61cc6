#include "CByteScan.h"

#include <string.h>

// On every processor the same numbers: none may multiply and add in one step.
#pragma STDC FP_CONTRACT OFF

// Plain loops of fixed length, which compilers turn into instructions for several numbers at once.

enum { dimensions = MODEL_DIMENSIONS, half = dimensions / 2, packed_zero = 8, per_part = 16 };

static const uint8_t logarithms[MODEL_MAX_COUNT + 1] = {0, 32, 51, 64, 74, 83, 90, 96, 101, 106, 111, 115, 118, 122, 125, 128};

uint8_t model_logarithm(uint8_t count) { return logarithms[count < MODEL_MAX_COUNT ? count : MODEL_MAX_COUNT]; }

#if defined(__SSE2__)
typedef uint8_t bytes_of_vector __attribute__((vector_size(16)));
typedef int16_t shorts8 __attribute__((vector_size(16)));
typedef int32_t ints4 __attribute__((vector_size(16)));

/// Adds to four numbers those of two vectors, which take turns, multiplied by the vectors' factors.
static inline ints4 added_products(ints4 sum, shorts8 numbers, shorts8 factors) {
    return sum + __builtin_ia32_pmaddwd128(numbers, factors);
}

/// Adds the numbers of half of the dimensions of two vectors, a number in each byte, multiplied by the vectors' factors.
static inline void add_half(ints4 *total, bytes_of_vector first, bytes_of_vector second, shorts8 factors) {
    bytes_of_vector none = {0};
    bytes_of_vector start = __builtin_shufflevector(
        first, second, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    bytes_of_vector end = __builtin_shufflevector(
        first, second, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    total[0] = added_products(
        total[0], (shorts8)__builtin_shufflevector(start, none, 0, 16, 1, 16, 2, 16, 3, 16, 4, 16, 5, 16, 6, 16, 7, 16), factors);
    total[1] = added_products(
        total[1], (shorts8)__builtin_shufflevector(start, none, 8, 16, 9, 16, 10, 16, 11, 16, 12, 16, 13, 16, 14, 16, 15, 16), factors);
    total[2] = added_products(
        total[2], (shorts8)__builtin_shufflevector(end, none, 0, 16, 1, 16, 2, 16, 3, 16, 4, 16, 5, 16, 6, 16, 7, 16), factors);
    total[3] = added_products(
        total[3], (shorts8)__builtin_shufflevector(end, none, 8, 16, 9, 16, 10, 16, 11, 16, 12, 16, 13, 16, 14, 16, 15, 16), factors);
}

int64_t model_vectors_sum(
    const uint8_t *vectors, const uint8_t *scales, const uint16_t *entries, const uint8_t *counts, size_t number, int32_t *sum
) {
    int64_t norm = 0;
    int32_t factors = 0;
    ints4 total[dimensions / 4] = {0};
    // Two vectors at a time. The sum of as many products as there may be fits into 32 bits.
    for (size_t n = 0; n < number; n += 2) {
        int has_second = n + 1 < number;
        size_t entry = entries[n], other = has_second ? entries[n + 1] : entry;
        int32_t logarithm = model_logarithm(counts[n]), next = has_second ? model_logarithm(counts[n + 1]) : 0;
        int32_t factor = logarithm * scales[entry], next_factor = next * scales[other];
        norm += logarithm * logarithm + next * next;
        factors += factor + next_factor;
        int32_t pair = factor | next_factor << 16;
        shorts8 multipliers = (shorts8)(ints4){pair, pair, pair, pair};
        bytes_of_vector first, second, mask = (bytes_of_vector){0} + 15;
        memcpy(&first, vectors + entry * half, half);
        memcpy(&second, vectors + other * half, half);
        add_half(total, first & mask, second & mask, multipliers);
        add_half(total + 4, first >> 4, second >> 4, multipliers);
    }
    memcpy(sum, total, sizeof total);
    // What was added to each number is subtracted only once.
    for (int i = 0; i < dimensions; i++) sum[i] -= packed_zero * factors;
    return norm;
}
#else
int64_t model_vectors_sum(
    const uint8_t *vectors, const uint8_t *scales, const uint16_t *entries, const uint8_t *counts, size_t number, int32_t *sum
) {
    int64_t norm = 0;
    int32_t factors = 0;
    int32_t total[dimensions] = {0};
    for (size_t start = 0; start < number; start += per_part) {
        // The factors are multiplied in two halves: the sums of so few products fit into 16 bits, in which twice as many numbers
        // are multiplied at once.
        uint16_t low[dimensions] = {0}, high[dimensions] = {0};
        size_t end = number - start < per_part ? number : start + per_part;
        for (size_t n = start; n < end; n++) {
            const uint8_t *vector = vectors + (size_t)entries[n] * half;
            int32_t logarithm = model_logarithm(counts[n]), factor = logarithm * scales[entries[n]];
            uint16_t lower = factor & 255, upper = (uint16_t)(factor >> 8);
            norm += logarithm * logarithm;
            factors += factor;
            for (int i = 0; i < half; i++) {
                uint16_t first = vector[i] & 15, second = vector[i] >> 4;
                low[i] = (uint16_t)(low[i] + first * lower);
                high[i] = (uint16_t)(high[i] + first * upper);
                low[half + i] = (uint16_t)(low[half + i] + second * lower);
                high[half + i] = (uint16_t)(high[half + i] + second * upper);
            }
        }
        for (int i = 0; i < dimensions; i++) total[i] += low[i] + (high[i] << 8);
    }
    // What was added to each number is subtracted only once.
    for (int i = 0; i < dimensions; i++) sum[i] = total[i] - packed_zero * factors;
    return norm;
}
#endif

void model_vectors_multiply_plain(
    const int8_t *vectors, size_t number, const int16_t *factors, int32_t *products
) {
    for (size_t n = 0; n < number; n++) {
        const int8_t *vector = vectors + n * dimensions;
        int32_t product = 0;
        for (int i = 0; i < dimensions; i++) product += (int16_t)vector[i] * factors[i];
        products[n] = product;
    }
}

// Windows has no table of what the processor can do that the compiler could ask.
#if defined(__x86_64__) && !defined(_WIN32)
typedef int8_t bytes16 __attribute__((vector_size(16)));
typedef int16_t shorts16 __attribute__((vector_size(32)));
typedef int32_t ints8 __attribute__((vector_size(32)));

__attribute__((target("avx2"))) static inline ints8 product_avx2(
    const int8_t *vector, shorts16 first, shorts16 second
) {
    bytes16 start, end = {0};
    memcpy(&start, vector, sizeof start);
    memcpy(&end, vector + sizeof start, dimensions - sizeof start);
    return __builtin_ia32_pmaddwd256(__builtin_convertvector(start, shorts16), first)
        + __builtin_ia32_pmaddwd256(__builtin_convertvector(end, shorts16), second);
}

__attribute__((target("avx2"))) static void multiply_avx2(
    const int8_t *vectors, size_t number, const int16_t *factors, int32_t *products
) {
    shorts16 first, second = {0};
    memcpy(&first, factors, sizeof first);
    memcpy(&second, factors + 16, (dimensions - 16) * sizeof *factors);
    size_t n = 0;
    // The sums of four products are made at once.
    for (; n + 4 <= number; n += 4) {
        const int8_t *vector = vectors + n * dimensions;
        ints8 front = __builtin_ia32_phaddd256(
            product_avx2(vector, first, second), product_avx2(vector + dimensions, first, second));
        ints8 back = __builtin_ia32_phaddd256(
            product_avx2(vector + 2 * dimensions, first, second), product_avx2(vector + 3 * dimensions, first, second));
        ints8 sums = __builtin_ia32_phaddd256(front, back);
        for (int i = 0; i < 4; i++) products[n + i] = sums[i] + sums[i + 4];
    }
    model_vectors_multiply_plain(vectors + n * dimensions, number - n, factors, products + n);
}

void model_vectors_multiply(const int8_t *vectors, size_t number, const int16_t *factors, int32_t *products) {
    if (__builtin_cpu_supports("avx2")) return multiply_avx2(vectors, number, factors, products);
    model_vectors_multiply_plain(vectors, number, factors, products);
}
#else
void model_vectors_multiply(const int8_t *vectors, size_t number, const int16_t *factors, int32_t *products) {
    model_vectors_multiply_plain(vectors, number, factors, products);
}
#endif

void model_scores(const int32_t *products, const int16_t *biases, size_t number, float step, float *scores) {
    for (size_t n = 0; n < number; n++) scores[n] = (float)biases[n] * 1e-3f + (float)products[n] * step;
}

void model_scale_below_greatest(float *scores, size_t number, float factor) {
    float greatest = number > 0 ? scores[0] : 0;
    for (size_t n = 1; n < number; n++) greatest = scores[n] > greatest ? scores[n] : greatest;
    for (size_t n = 0; n < number; n++) scores[n] = (scores[n] - greatest) * factor;
}

// A power of two, and the start of the series for the rest, whose next term would be less than half of the last bit.
static inline float exponential(float x) {
    // The logarithm of 2 is 355/512, whose products are exact, less a small part.
    const float log2_e = 1.44269504f, ln_2 = 355.f / 512, excess = 2.12194440e-4f;
    int32_t power = (int32_t)(x * log2_e - 0.5f);
    float rest = x - (float)power * ln_2 + (float)power * excess;
    float series = 1.f / 5040;
    series = series * rest + 1.f / 720;
    series = series * rest + 1.f / 120;
    series = series * rest + 1.f / 24;
    series = series * rest + 1.f / 6;
    series = series * rest + 1.f / 2;
    series = series * rest + 1;
    series = series * rest + 1;
    uint32_t bits = (uint32_t)(power + 127) << 23;
    float scale;
    memcpy(&scale, &bits, sizeof scale);
    return series * scale;
}

float model_exponentials(float *scores, size_t number, float negligible) {
    for (size_t n = 0; n < number; n++) {
        float score = scores[n] < negligible ? negligible : scores[n];
        float power = exponential(score);
        scores[n] = scores[n] < negligible ? 0 : power;
    }
    float sum = 0;
    for (size_t n = 0; n < number; n++) sum += scores[n];
    return sum;
}

void model_divide(float *scores, size_t number, float divisor) {
    for (size_t n = 0; n < number; n++) scores[n] /= divisor;
}

void model_sum_add(float *sum, const uint8_t *vector, float factor) {
    for (int i = 0; i < half; i++) {
        sum[i] += (float)((vector[i] & 15) - packed_zero) * factor;
        sum[half + i] += (float)((vector[i] >> 4) - packed_zero) * factor;
    }
}

float model_sum_product(const float *sum, const int8_t *vector, const int32_t *scales) {
    enum { lanes = 4 };
    // The lanes are added at the end, so that they can be multiplied at once.
    float parts[lanes] = {0};
    for (int i = 0; i < dimensions; i += lanes)
        for (int j = 0; j < lanes; j++) parts[j] += sum[i + j] * (float)vector[i + j] * (float)scales[i + j];
    return (parts[0] + parts[1] + parts[2] + parts[3]) * 1e-9f;
}
