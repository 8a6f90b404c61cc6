// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    333, 571, 294, 182, 464, 714, 983, 500,
    323, 820, 716, 455, 807, 600, 375, 554,
    700, 333, 667, 300, 250, 75, 231, 4,
    500,
};
