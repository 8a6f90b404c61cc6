import MIMETypes

/// Looks labels of the trained model up in `LanguageModelTable`.
enum PackedModel {
    /// The type of a label; nil for one that only stands for other texts.
    static func type(_ label: Int) -> ConstantText? {
        let reference = LanguageModelTable.types[label]
        guard reference != 0 else { return nil }
        return ConstantText(
            LanguageModelTable.text, offset: Int(reference & 0xFF_FFFF), count: Int(reference >> 24 & 0xFF))
    }

    /// From which probability on a label is answered, if so many features of the text are known; more than 1 for never.
    static func threshold(_ label: Int, known: Int) -> Double {
        let threshold = Double(LanguageModelTable.thresholds[label]) / 100
        guard known < LanguageModel.enoughKnown else { return threshold }
        return max(threshold, Double(LanguageModelTable.shortThreshold) / 100)
    }
}
