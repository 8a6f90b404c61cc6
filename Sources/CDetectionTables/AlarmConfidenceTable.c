// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    333, 500, 250, 182, 478, 600, 981, 500,
    286, 804, 700, 455, 792, 600, 375, 541,
    700, 333, 667, 222, 250, 75, 231, 4,
    500,
};
