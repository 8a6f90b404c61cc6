import MIMETypes

/// Looks up labels of the trained model in `LanguageModelTable`.
enum PackedModel {
    /// Returns the type of a label; nil for a label that only represents other text.
    static func type(_ label: Int) -> ConstantText? {
        let reference = LanguageModelTable.types[label]
        return reference == 0 ? nil : text(reference)
    }

    /// Whether rules for lines recognise a type less reliably than others, so that the model has a say.
    static func isDisputed(_ type: TypeID) -> Bool {
        let name = TypeRecord(type).name
        return LanguageModelTable.disputed.contains {
            let other = text($0)
            return other.count == name.count && other.equals(name.bytes)
        }
    }

    private static func text(_ reference: UInt64) -> ConstantText {
        ConstantText(LanguageModelTable.text, offset: Int(reference & 0xFF_FFFF), count: Int(reference >> 24 & 0xFF))
    }

    /// From which probability on a label is answered of a text with this many known features; more than 1 for never.
    static func threshold(_ label: Int, known: Int) -> Double {
        let step = LanguageModelTable.steps[LanguageModel.step(known)]
        return Double(max(LanguageModelTable.thresholds[label], step)) / 100
    }
}
