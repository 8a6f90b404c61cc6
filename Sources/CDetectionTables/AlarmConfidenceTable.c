// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    200, 250, 500, 974, 375, 793, 722, 500,
    750, 750, 375, 632, 833, 500, 600, 333,
    250, 75, 300, 4,
};
