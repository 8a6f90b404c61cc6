/// The notation for numbers of the trained model: one character for every six bits, so that the file is text.
enum ModelDigits {
    /// The digit that represents zero in a vector.
    private static let zero: UInt8 = 32

    /// Returns numbers of three digits each; nil if a digit is invalid or a number doesn't fit.
    static func numbers(_ digits: String) -> [UInt16]? {
        guard let values = values(digits), values.count % 3 == 0 else { return nil }
        let numbers = stride(from: 0, to: values.count, by: 3).map { start in
            UInt16(exactly: values[start..<start + 3].reduce(0 as UInt32) { $0 << 6 | UInt32($1) })
        }
        let fitting = numbers.compactMap { $0 }
        return fitting.count == numbers.count ? fitting : nil
    }

    /// Returns numbers from -32 to 31, one for each digit; nil if a digit is invalid.
    static func vector(_ digits: some StringProtocol) -> [Int8]? {
        values(digits)?.map { Int8(bitPattern: $0 &- zero) }
    }

    private static func values(_ digits: some StringProtocol) -> [UInt8]? {
        let values = digits.utf8.map { $0 &- 0x30 }
        return values.allSatisfy { $0 < 64 } ? values : nil
    }
}
