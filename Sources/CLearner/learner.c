#include "CLearner.h"

#include <math.h>
#include <string.h>

// The same numbers on every processor: none may multiply and add in one step.
#pragma STDC FP_CONTRACT OFF

// Compilers don't take the roots of several numbers at once by themselves, since a root may set `errno`.
enum { lanes = 4 };
typedef float floats __attribute__((vector_size(lanes * sizeof(float))));

static inline floats load(const float *numbers) {
    floats loaded;
    memcpy(&loaded, numbers, sizeof loaded);
    return loaded;
}

static inline void store(float *numbers, floats stored) { memcpy(numbers, &stored, sizeof stored); }

void learner_add(float *sum, const float *row, size_t count, float factor) {
    size_t n = 0;
    for (; n + lanes <= count; n += lanes) store(sum + n, load(sum + n) + load(row + n) * factor);
    for (; n < count; n++) sum[n] += row[n] * factor;
}

void learner_move(float *row, float *squares, const float *scores, size_t count, float value, float step) {
    size_t n = 0;
    for (; n + lanes <= count; n += lanes) {
        floats slope = load(scores + n) * value, square = load(squares + n) + slope * slope;
        store(squares + n, square);
        store(row + n, load(row + n) - slope * step / __builtin_elementwise_sqrt(square));
    }
    for (; n < count; n++) {
        float slope = scores[n] * value;
        squares[n] += slope * slope;
        row[n] -= slope * step / sqrtf(squares[n]);
    }
}
