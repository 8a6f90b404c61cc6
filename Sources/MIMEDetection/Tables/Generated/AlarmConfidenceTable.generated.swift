// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

import CDetectionTables

/// How likely a conflict of each kind is right; `AlarmRule` reads it.
enum AlarmConfidenceTable {
    /// In thousandths, in the order of the rules.
    static var thousandths: ConstantTable<Int32> {
        ConstantTable(alarm_confidence_table_thousandths(), count: 31)
    }
}
