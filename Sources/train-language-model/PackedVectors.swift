import MIMEDetection

/// The vectors of features in their final form: four bits for each number, and a scale for each vector.
struct PackedVectors {
    private static let dimensions = LanguageModel.dimensions
    private static let numbers = LanguageModel.packed
    /// The scale of the largest vectors.
    private static let greatestScale: Float = 255
    /// The share of a vector's largest number that the largest step may represent, in hundredths.
    ///
    /// If the largest number of a vector is clamped, the other numbers have finer steps.
    private static let clamped = stride(from: 60, through: 100, by: 5)

    /// The numbers of all vectors, one vector after another.
    let values: [Int8]
    /// What each vector is multiplied by.
    let scales: [UInt8]
    /// The size of a step in each dimension, for a scale of 1.
    let steps: [Float]

    /// Packs vectors, which stand one after another.
    init(_ vectors: [Float]) {
        let sizes = Self.sizes(vectors)
        let count = vectors.count / Self.dimensions
        let best = (0..<count).map { number in
            Self.step(Self.row(vectors, number, sizes))
        }
        // The largest 0.2 % of the scales are clamped, so that the other scales are more exact.
        let unit = max(best.sorted()[count * 998 / 1000], .leastNormalMagnitude) / Self.greatestScale
        let scales = best.map { UInt8(max(1, min(Self.greatestScale, ($0 / unit).rounded()))) }
        values = (0..<count).flatMap { number in
            Self.row(vectors, number, sizes).map { Int8(Self.rounded($0 / (Float(scales[number]) * unit))) }
        }
        self.scales = scales
        steps = sizes.map { $0 * unit }
    }

    /// The vectors that detection reads.
    var unpacked: [Float] {
        values.indices.map { place in
            Float(values[place]) * Float(scales[place / Self.dimensions]) * steps[place % Self.dimensions]
        }
    }

    /// Returns the root mean square of each dimension, by which it is divided, so that all dimensions are alike.
    private static func sizes(_ vectors: [Float]) -> [Float] {
        var sums = [Double](repeating: 0, count: dimensions)
        for place in vectors.indices { sums[place % dimensions] += Double(vectors[place] * vectors[place]) }
        return sums.map { max(Float(($0 / Double(max(1, vectors.count / dimensions))).squareRoot()), 1e-6) }
    }

    private static func row(_ vectors: [Float], _ number: Int, _ sizes: [Float]) -> [Float] {
        (0..<dimensions).map { vectors[number * dimensions + $0] / sizes[$0] }
    }

    private static func rounded(_ value: Float) -> Float {
        max(Float(numbers.lowerBound), min(Float(numbers.upperBound), value.rounded()))
    }

    /// Returns the size of a step at which the rounded numbers of a vector differ least from the numbers.
    private static func step(_ row: [Float]) -> Float {
        let most = row.map(abs).max() ?? 0
        guard most > 0 else { return 0 }
        let steps = clamped.map { most * Float($0) / 100 / Float(numbers.upperBound) }
        return steps.min { loss(row, $0) < loss(row, $1) } ?? most
    }

    private static func loss(_ row: [Float], _ step: Float) -> Float {
        row.reduce(0) { sum, value in
            let rest = value - rounded(value / step) * step
            return sum + rest * rest
        }
    }
}
