// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    222, 947, 400, 875, 727, 667, 600, 500,
    667, 333, 75, 4,
};
