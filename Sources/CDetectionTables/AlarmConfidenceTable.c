// Generated from data/ by generate-tables; do not edit.
#include "CDetectionTables.h"

const int32_t alarm_confidence_table_thousandths_numbers[] = {
    333, 231, 294, 182, 464, 412, 987, 500,
    323, 824, 741, 455, 815, 600, 375, 590,
    700, 333, 667, 400, 500, 400, 400, 300,
    250, 75, 231, 4, 500, 400, 250,
};
