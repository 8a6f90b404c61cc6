import MIMETypes

/// Looks labels of the trained model up in `LanguageModelTable`.
enum PackedModel {
    /// The type of a label; nil for one that only represents other texts.
    static func type(_ label: Int) -> ConstantText? {
        let reference = LanguageModelTable.types[label]
        guard reference != 0 else { return nil }
        return ConstantText(
            LanguageModelTable.text, offset: Int(reference & 0xFF_FFFF), count: Int(reference >> 24 & 0xFF))
    }

    /// From which probability on a label is answered; more than 1 for never.
    static func threshold(_ label: Int) -> Double { Double(LanguageModelTable.thresholds[label]) / 100 }
}
