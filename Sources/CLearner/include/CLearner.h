#ifndef CLEARNER_H
#define CLEARNER_H

#include <stddef.h>

/// Adds a row of numbers, multiplied by a factor, to another row.
void learner_add(float *sum, const float *row, size_t count, float factor);

/// Moves a row of numbers against its gradient, which is a row of scores multiplied by a value.
///
/// The squares of the gradient are added to `squares`, whose roots shorten the steps.
void learner_move(float *row, float *squares, const float *scores, size_t count, float value, float step);

#endif
