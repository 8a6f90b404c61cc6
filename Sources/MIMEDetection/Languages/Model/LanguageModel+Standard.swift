extension LanguageModel {
    /// The model that is compiled in.
    package static var standard: LanguageModel {
        LanguageModel(
            LanguageModelTables(
                buckets: LanguageModelTable.buckets, fingerprints: LanguageModelTable.fingerprints,
                vectors: LanguageModelTable.vectors, vectorScales: LanguageModelTable.vectorScales,
                outputs: LanguageModelTable.outputs,
                scales: LanguageModelTable.scales, biases: LanguageModelTable.biases,
                factors: LanguageModelTable.factors))
    }
}
