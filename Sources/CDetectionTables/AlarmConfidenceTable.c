// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    333, 200, 182, 579, 971, 286, 819, 750,
    476, 786, 600, 375, 522, 700, 333, 667,
    222, 250, 75, 231, 4,
};
