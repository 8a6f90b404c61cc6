// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// How facts about an alarm change its odds; `AlarmConfidence` reads it.
enum ConfidenceTable {
    /// In thousandths, in the order of the facts.
    static let odds: [Int32] = [
        20000, 14000, 22000, 50000, 150, 20, 100, 1500,
        750, 650, 1500, 1500, 1500, 700, 700, 1000,
        1000, 450, 200,
    ]
}
