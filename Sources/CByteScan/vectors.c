#include "CByteScan.h"

// Plain loops of fixed length, which compilers turn into instructions for several numbers at once.

enum { dimensions = MODEL_DIMENSIONS, per_part = 8 };

static const uint8_t logarithms[MODEL_MAX_COUNT + 1] = {0, 32, 51, 64, 74, 83, 90, 96, 101, 106, 111, 115, 118, 122, 125, 128};

uint8_t model_logarithm(uint8_t count) { return logarithms[count < MODEL_MAX_COUNT ? count : MODEL_MAX_COUNT]; }

int64_t model_vectors_sum(
    const int8_t *vectors, const uint16_t *entries, const uint8_t *counts, size_t number, int32_t *sum
) {
    int64_t norm = 0;
    for (int i = 0; i < dimensions; i++) sum[i] = 0;
    for (size_t start = 0; start < number; start += per_part) {
        // The sum of so few fits into 16 bits, in which twice as many numbers are added at once.
        int16_t part[dimensions] = {0};
        size_t end = number - start < per_part ? number : start + per_part;
        for (size_t n = start; n < end; n++) {
            const int8_t *vector = vectors + (size_t)entries[n] * dimensions;
            int16_t factor = model_logarithm(counts[n]);
            norm += (int32_t)factor * factor;
            for (int i = 0; i < dimensions; i++) part[i] = (int16_t)(part[i] + vector[i] * factor);
        }
        for (int i = 0; i < dimensions; i++) sum[i] += part[i];
    }
    return norm;
}

void model_vectors_multiply(const int8_t *vectors, size_t number, const int16_t *factors, int32_t *products) {
    for (size_t n = 0; n < number; n++) {
        const int8_t *vector = vectors + n * dimensions;
        int32_t product = 0;
        for (int i = 0; i < dimensions; i++) product += (int16_t)vector[i] * factors[i];
        products[n] = product;
    }
}

void model_sum_add(float *sum, const int8_t *vector, float factor) {
    for (int i = 0; i < dimensions; i++) sum[i] += vector[i] * factor;
}

float model_sum_product(const float *sum, const int8_t *vector, const int32_t *scales) {
    enum { lanes = 4 };
    // The lanes are added at the end, so that they can be multiplied at once.
    float parts[lanes] = {0};
    for (int i = 0; i < dimensions; i += lanes)
        for (int j = 0; j < lanes; j++) parts[j] += sum[i + j] * (float)vector[i + j] * (float)scales[i + j];
    return (parts[0] + parts[1] + parts[2] + parts[3]) * 1e-6f;
}
