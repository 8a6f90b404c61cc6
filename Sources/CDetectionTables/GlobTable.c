// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const uint32_t glob_table_wildcards_numbers[] = {
    85495, 89696, 31321, 13669, 4572, 16918, 42425, 45439,
    100660, 19583, 3654, 103432, 24641, 78431, 64679,
};

const uint16_t glob_table_wildcard_ends_numbers[] = {
    30208, 31232, 0, 0, 32256, 46, 46, 49,
    49, 68, 77, 82, 29793, 29801, 29811,
};
