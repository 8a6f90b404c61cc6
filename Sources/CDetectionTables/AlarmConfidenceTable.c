// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    333, 250, 500, 960, 333, 905, 786, 545,
    750, 750, 375, 615, 800, 750, 600, 500,
    250, 75, 375, 4,
};
