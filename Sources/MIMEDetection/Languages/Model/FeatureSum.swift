import CByteScan

/// A sum of vectors of features.
struct FeatureSum {
    private var numbers = SIMD32<Float>()

    init() {}

    /// A sum of integers, each multiplied by a factor.
    init(_ sums: UnsafeMutableBufferPointer<Int32>, times factor: Float) {
        for dimension in 0..<LanguageModel.dimensions { numbers[dimension] = Float(sums[dimension]) * factor }
    }

    /// Adds a packed vector, multiplied by a factor.
    @inline(__always)
    mutating func add(_ vector: UnsafePointer<UInt8>, times factor: Float) {
        withUnsafeMutableBytes(of: &numbers) {
            model_sum_add($0.baseAddress?.assumingMemoryBound(to: Float.self), vector, factor)
        }
    }

    /// Multiplies each dimension by the size of its steps, in billionths.
    mutating func multiply(by scales: ConstantTable<Int32>) {
        for dimension in 0..<LanguageModel.dimensions { numbers[dimension] *= Float(scales[dimension]) * 1e-9 }
    }

    /// The product with a vector, where each dimension has its own size of a step, in billionths.
    @inline(__always)
    func product(with vector: UnsafePointer<Int8>, scales: ConstantTable<Int32>) -> Float {
        withUnsafeBytes(of: numbers) {
            model_sum_product($0.baseAddress?.assumingMemoryBound(to: Float.self), vector, scales.address(of: 0))
        }
    }

    /// Calls `body` with the products with several vectors, in steps, and the size of a step.
    func withProducts<Result>(
        with vectors: ConstantTable<Int8>, _ body: (UnsafeMutableBufferPointer<Int32>, _ step: Float) -> Result
    ) -> Result {
        var greatest: Float = 1e-6
        for dimension in 0..<LanguageModel.dimensions { greatest = max(greatest, abs(numbers[dimension])) }
        let step = greatest / 8191
        let number = vectors.count / LanguageModel.dimensions
        return withUnsafeTemporaryAllocation(of: Int16.self, capacity: LanguageModel.dimensions) { factors in
            for dimension in factors.indices {
                factors.initializeElement(at: dimension, to: Int16((numbers[dimension] / step).rounded()))
            }
            return withUnsafeTemporaryAllocation(of: Int32.self, capacity: number) { products in
                model_vectors_multiply(vectors.address(of: 0), number, factors.baseAddress, products.baseAddress)
                return body(products, step)
            }
        }
    }
}
