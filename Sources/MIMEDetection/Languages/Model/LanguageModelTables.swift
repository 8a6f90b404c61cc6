/// The tables of a `LanguageModel`.
package struct LanguageModelTables {
    /// Which entry is the first of each bucket, and their number.
    let buckets: ConstantTable<UInt16>
    /// The upper bits of the features' hashes, by bucket and in their order.
    let fingerprints: ConstantTable<UInt16>
    /// The vectors of the features, two numbers in a byte.
    let vectors: ConstantTable<UInt8>
    /// What the vector of each feature is multiplied by.
    let vectorScales: ConstantTable<UInt8>
    /// The vectors of the labels.
    let outputs: ConstantTable<Int8>
    /// The size of a step in each dimension, in billionths.
    let scales: ConstantTable<Int32>
    /// What each label starts with, in thousandths.
    let biases: ConstantTable<Int16>
    /// What the scores are multiplied by, for each step of the number of known features, in thousandths.
    let factors: ConstantTable<Int32>

    package init(
        buckets: ConstantTable<UInt16>, fingerprints: ConstantTable<UInt16>, vectors: ConstantTable<UInt8>,
        vectorScales: ConstantTable<UInt8>, outputs: ConstantTable<Int8>, scales: ConstantTable<Int32>,
        biases: ConstantTable<Int16>,
        factors: ConstantTable<Int32>
    ) {
        self.buckets = buckets
        self.fingerprints = fingerprints
        self.vectors = vectors
        self.vectorScales = vectorScales
        self.outputs = outputs
        self.scales = scales
        self.biases = biases
        self.factors = factors
    }

    /// The number of a feature's vector; nil if the model does not know it.
    @inline(__always)
    func find(_ feature: UInt32) -> Int? {
        let bucket = Int(feature & (1 << UInt32(LanguageModel.bucketBits) - 1))
        let end = Int(buckets[bucket + 1])
        let fingerprint = UInt16(truncatingIfNeeded: feature >> UInt32(LanguageModel.fingerprintShift))
        var entry = Int(buckets[bucket])
        while entry < end {
            let found = fingerprints[entry]
            if found >= fingerprint { return found == fingerprint ? entry : nil }
            entry &+= 1
        }
        return nil
    }

    @inline(__always)
    func vector(_ entry: Int) -> UnsafePointer<UInt8> {
        vectors.address(of: entry &* (LanguageModel.dimensions / 2))
    }

    /// What the vector of a feature is multiplied by.
    @inline(__always)
    func scale(_ entry: Int) -> Float { Float(vectorScales[entry]) }

    @inline(__always)
    func output(_ label: Int) -> UnsafePointer<Int8> {
        outputs.address(of: label &* LanguageModel.dimensions)
    }
}
