/// A comparison of an integer in a file.
struct MagicIntegerTest {
    private let size: Int
    private let isBigEndian: Bool
    private let isUnsigned: Bool
    private let operation: Operation
    private let operand: UInt64
    private let relation: UInt8
    private let number: UInt64

    /// What is done with the integer before it is compared; the numbers are those of the database.
    private enum Operation: UInt8 {
        case and, or, exclusiveOr, plus, minus, times, divided, remainder
    }

    /// Reads the comparison from a record; nil if it does what this type does not know.
    init?(_ record: MagicRecord) {
        guard let integer = record.integer, let operation = Operation(rawValue: record.operation) else { return nil }
        (size, isBigEndian) = integer
        let all = UInt64.max >> UInt64(64 - 8 * size)
        // Without an operand, nothing is done.
        self.operation = record.mask == 0 ? .and : operation
        operand = record.mask == 0 ? all : record.mask & all
        guard operand != 0 || operation != .divided && operation != .remainder else { return nil }
        number = record.number & all
        relation = record.relation
        isUnsigned = record.flags.contains(.unsigned)
    }

    /// The first byte of the integer in the file, if all of its bits are compared for equality.
    var firstByte: UInt8? {
        let shift = UInt64(isBigEndian ? 8 * (size - 1) : 0)
        guard relation == UInt8(ascii: "="), operation == .and, operand >> shift & 0xFF == 0xFF else { return nil }
        return UInt8(truncatingIfNeeded: number >> shift)
    }

    func succeeds(for bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        // If the file ends too early, libmagic considers the integer different. But if the integer has eight bytes,
        // libmagic reads zeros after the end.
        let isWhole = offset <= bytes.count - size
        if !isWhole, size < 8 || relation == UInt8(ascii: "!") { return relation == UInt8(ascii: "!") }
        let value = result(for: read(bytes, offset))
        switch relation {
        case UInt8(ascii: "="): return value == number
        case UInt8(ascii: "!"): return value != number
        case UInt8(ascii: "&"): return value & number == number
        case UInt8(ascii: "^"): return value & number != number
        case UInt8(ascii: "<"): return isUnsigned ? value < number : signed(value) < signed(number)
        case UInt8(ascii: ">"): return isUnsigned ? value > number : signed(value) > signed(number)
        default: return true
        }
    }

    /// Returns the result of the operation, which is unsigned and as large as the integer.
    private func result(for value: UInt64) -> UInt64 {
        let result =
            switch operation {
            case .and: value & operand
            case .or: value | operand
            case .exclusiveOr: value ^ operand
            case .plus: value &+ operand
            case .minus: value &- operand
            case .times: value &* operand
            case .divided: value / operand
            case .remainder: value % operand
            }
        return result & UInt64.max >> UInt64(64 - 8 * size)
    }

    private func read(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        (0..<size).reduce(0) { value, index in
            let position = isBigEndian ? offset + index : offset + size - 1 - index
            return value << 8 | (position < bytes.count ? UInt64(bytes[position]) : 0)
        }
    }

    private func signed(_ value: UInt64) -> Int64 {
        let unused = UInt64(64 - 8 * size)
        return Int64(bitPattern: value << unused) >> unused
    }
}
