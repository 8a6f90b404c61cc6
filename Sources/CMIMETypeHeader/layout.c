#include "mimetype.h"

// A change of the layout breaks programs that were compiled before, so it has to come with another MIMETYPE_ABI.
#if UINTPTR_MAX == UINT64_MAX
_Static_assert(sizeof(mimetype_options) == 56, "mimetype_options has changed");
_Static_assert(sizeof(mimetype_conflict) == 32, "mimetype_conflict has changed");
_Static_assert(sizeof(mimetype_reading) == 32, "mimetype_reading has changed");
_Static_assert(sizeof(mimetype_result) == 136, "mimetype_result has changed");
_Static_assert(sizeof(mimetype_piece) == 24, "mimetype_piece has changed");
_Static_assert(offsetof(mimetype_result, confidence) == 56, "mimetype_result has changed");
_Static_assert(offsetof(mimetype_result, memory) == 128, "mimetype_result has changed");
#endif
