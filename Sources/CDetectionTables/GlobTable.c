// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const uint32_t glob_table_wildcards_numbers[] = {
    73173, 97867, 92783, 67110, 66248, 86730, 91577, 15387,
    64952, 50250, 110713, 98835, 7283,
};

const uint16_t glob_table_wildcard_ends_numbers[] = {
    30208, 31232, 0, 0, 32256, 46, 46, 68,
    77, 82, 29793, 29801, 29811,
};
