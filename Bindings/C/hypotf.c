// The C library changed the version of this symbol in 2.35. The Swift runtime refers to it, though nothing here calls it,
// and that reference alone would exclude every system with an older C library.

#include <math.h>

float hypotf(float x, float y) {
    if (isinf(x) || isinf(y)) return INFINITY;
    // The squares of two floats and their sum are exact enough in a double, and can't overflow there.
    return (float)__builtin_sqrt((double)x * x + (double)y * y);
}
