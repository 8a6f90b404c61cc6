// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    200, 250, 500, 962, 375, 789, 714, 538,
    808, 750, 375, 591, 778, 500, 600, 333,
    250, 75, 231, 4,
};
