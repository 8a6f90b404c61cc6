// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    333, 200, 182, 478, 979, 500, 286, 804,
    734, 476, 788, 600, 375, 569, 700, 333,
    667, 222, 250, 75, 231, 4,
};
