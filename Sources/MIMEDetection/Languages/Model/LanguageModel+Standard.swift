extension LanguageModel {
    /// The model that is compiled in.
    package static var standard: LanguageModel {
        LanguageModel(
            buckets: LanguageModelTable.buckets.utf8Start, entries: LanguageModelTable.entries.utf8Start,
            biases: LanguageModelTable.biases, scale: Float(LanguageModelTable.scale) / 1_000_000)
    }
}
