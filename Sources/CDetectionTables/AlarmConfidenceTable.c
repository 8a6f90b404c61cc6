// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    333, 429, 294, 182, 464, 467, 986, 500,
    323, 830, 738, 455, 820, 600, 375, 587,
    700, 333, 667, 400, 300, 250, 75, 231,
    4, 500,
};
