extension LanguageModel {
    /// The model that is compiled in.
    package static var standard: LanguageModel {
        LanguageModel(
            buckets: LanguageModelTable.buckets.utf8Start, entries: LanguageModelTable.entries.utf8Start,
            outputs: LanguageModelTable.outputs.utf8Start, scales: LanguageModelTable.scales,
            biases: LanguageModelTable.biases, factors: LanguageModelTable.factors)
    }
}
