import MIMETypes

/// Looks up labels of the trained model in `LanguageModelTable`.
enum PackedModel {
    /// Returns the type of a label; nil for a label that only represents other text.
    static func type(_ label: Int) -> ConstantText? {
        let reference = LanguageModelTable.types[label]
        guard reference != 0 else { return nil }
        return ConstantText(
            LanguageModelTable.text, offset: Int(reference & 0xFF_FFFF), count: Int(reference >> 24 & 0xFF))
    }

    /// Returns the minimum probability for answering with a label, which depends on whether the text has few known
    /// features; more than 1 means never.
    static func threshold(_ label: Int, isShort: Bool) -> Double {
        let threshold = Double(LanguageModelTable.thresholds[label]) / 100
        return isShort ? max(threshold, Double(LanguageModelTable.shortThreshold) / 100) : threshold
    }
}
