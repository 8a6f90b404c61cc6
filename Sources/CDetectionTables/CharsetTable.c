// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const uint8_t charset_table_alphabets_numbers[] = {
    0, 0, 0, 1, 1, 2, 2, 3,
    3, 3, 4, 4, 4, 4, 4, 5,
    5, 6, 6, 7, 7, 8, 0, 0,
    1,
};

const uint8_t charset_table_rivals_numbers[] = {
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1,
    1,
};

const uint8_t charset_table_sizes_numbers[] = {
    67, 72, 40, 61, 52, 41, 32, 42,
    78,
};

const uint16_t charset_table_pair_offsets_numbers[] = {
    0, 4489, 9673, 11273, 14994, 17698, 19379, 20403,
    22167,
};

const uint16_t charset_table_ends_numbers[] = {
    400, 800, 1200, 1600, 2000,
};
