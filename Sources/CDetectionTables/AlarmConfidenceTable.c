// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    200, 250, 500, 952, 375, 778, 731, 538,
    800, 750, 375, 650, 778, 500, 600, 333,
    250, 75, 231, 4,
};
