// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    400, 200, 182, 500, 974, 353, 792, 732,
    526, 793, 750, 375, 613, 778, 333, 667,
    222, 250, 75, 231, 4,
};
