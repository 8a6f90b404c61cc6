// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    333, 200, 182, 600, 976, 333, 796, 739,
    476, 813, 750, 375, 605, 778, 333, 667,
    222, 250, 75, 231, 4,
};
