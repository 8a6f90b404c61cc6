// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const uint32_t glob_table_wildcards_numbers[] = {
    85542, 220760, 31328, 144741, 135630, 16883, 42425, 150596,
    3559, 103425, 155708, 209488, 195681,
};

const uint16_t glob_table_wildcard_ends_numbers[] = {
    30208, 31232, 0, 0, 32256, 46, 46, 68,
    77, 82, 29793, 29801, 29811,
};
