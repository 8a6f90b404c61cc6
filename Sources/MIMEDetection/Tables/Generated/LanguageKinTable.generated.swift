// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

import CDetectionTables

/// Which labels of the trained model texts of a type may get; `PackedKin` reads it.
enum LanguageKinTable {
    /// The types' numbers, sorted.
    static var types: ConstantTable<UInt16> {
        ConstantTable(language_kin_table_types(), count: 469)
    }

    /// The number of each type's sets.
    static var sets: ConstantTable<UInt16> {
        ConstantTable(language_kin_table_sets(), count: 469)
    }

    /// Ten numbers for each: a bit for each of its own labels, then for each of its kin.
    static var labels: ConstantTable<UInt64> {
        ConstantTable(language_kin_table_labels(), count: 2470)
    }
}
