// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    200, 182, 500, 970, 375, 791, 730, 571,
    821, 750, 375, 615, 778, 500, 500, 333,
    250, 75, 231, 4,
};
