import MIMETypes

/// A reader of one TOML value, which may span several lines.
///
/// https://toml.io/en/v1.0.0#keyvalue-pair
struct TOMLValue {
    enum Kind { case string, scalar, collection }

    private static let deepest = 32
    private var cursor: ByteCursor

    init(_ cursor: ByteCursor) {
        self.cursor = cursor
    }

    /// The position at which reading stopped.
    var end: ByteCursor { cursor }

    /// Reads the value; nil if it is not TOML.
    mutating func read() -> Kind? {
        switch cursor.peek() {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): readString() ? .string : nil
        case UInt8(ascii: "["), UInt8(ascii: "{"): readCollection() ? .collection : nil
        default: readScalar() ? .scalar : nil
        }
    }

    private mutating func readString() -> Bool {
        if cursor.consume("\"\"\"") { return cursor.skip(behind: "\"\"\"") }
        if cursor.consume("'''") { return cursor.skip(behind: "'''") }
        guard let quote = cursor.next() else { return false }
        while let byte = cursor.next(), byte != 0x0A {
            if byte == quote { return true }
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { cursor.skip(1) }
        }
        return false
    }

    /// Reads to the bracket that closes the first one, past strings, scalars, keys and comments.
    private mutating func readCollection() -> Bool {
        var depth = 0
        while let byte = cursor.peek() {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard readString() else { return false }
                continue
            case UInt8(ascii: "#"):
                _ = cursor.takeLine()
                continue
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ";"), UInt8(ascii: "$"), UInt8(ascii: "<"):
                return false
            default: break
            }
            guard depth <= Self.deepest else { return false }
            cursor.skip(1)
            if depth == 0 { return true }
        }
        return false
    }

    /// Reads a Boolean, a number, or a date with a time.
    private mutating func readScalar() -> Bool {
        if cursor.consume("true") || cursor.consume("false") { return true }
        _ = cursor.consume("+") || cursor.consume("-")
        if cursor.consume("inf") || cursor.consume("nan") { return true }
        guard let first = cursor.peek(), (0x30...0x39).contains(first) else { return false }
        let digits = takeDigits()
        // A space may separate a date and a time.
        if digits.count == 10, digits[4] == UInt8(ascii: "-"), let digit = cursor.peek(1),
            (0x30...0x39).contains(digit),
            cursor.consume(" ")
        {
            _ = takeDigits()
        }
        // An address is not a number.
        return digits.count { $0 == UInt8(ascii: ".") } <= 1
    }

    private mutating func takeDigits() -> UnsafeRawBufferPointer {
        cursor.take { byte in
            switch byte {
            case 0x30...0x39, UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"),
                UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
                UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "T"), UInt8(ascii: "Z"), UInt8(ascii: "t"),
                UInt8(ascii: "z"):
                true
            default:
                false
            }
        }
    }
}
