import MIMETypes

/// Checks the start of text against the grammar of JSON, and records members that distinguish formats based on JSON.
///
/// The scanner stores a stack of brackets instead of a tree, so time is linear and memory is bounded by the depth that
/// it accepts.
/// https://www.rfc-editor.org/rfc/rfc8259
struct JSONScanner {
    /// A member of the outermost object, or of an object directly in it, as a reference into the text.
    struct Member {
        /// The name of the object that contains the member; nil for the outermost object.
        let objectName: UnsafeRawBufferPointer?
        let name: UnsafeRawBufferPointer
        /// The value of the member if it is a string.
        let text: UnsafeRawBufferPointer?
    }

    /// The outcome of reading text.
    enum Outcome {
        /// A value was read to its end.
        case complete
        /// The head ended within a value that was valid so far.
        case truncated
        /// The text is not JSON.
        case malformed
    }

    private static let deepest = 512
    private static let maxMembers = 256

    private(set) var members: [Member] = []
    /// The number of names, strings, numbers and literals read.
    private(set) var tokens = 0
    private var cursor: ByteCursor
    /// The number of open brackets.
    private var depth = 0
    /// A bit for each open bracket, set if it is that of an object; the first bracket has the lowest bit.
    private var objects = SIMD8<UInt64>()
    /// The innermost open bracket, which is needed at every token; 0 if there is none.
    private var innermost: UInt8 = 0
    private var objectName: UnsafeRawBufferPointer?

    init(_ cursor: ByteCursor) {
        self.cursor = cursor
    }

    /// The position at which reading stopped.
    var end: ByteCursor { cursor }

    /// Checks whether text starts like an object or an array, after white space.
    static func mayStart(_ cursor: ByteCursor) -> Bool {
        var cursor = cursor
        cursor.skipWhitespace()
        return cursor.peek().map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? false
    }

    /// Reads one object or array.
    mutating func scan() -> Outcome {
        guard Self.mayStart(cursor) else { return .malformed }
        var expectsValue = true
        repeat {
            cursor.skipWhitespace()
            guard let byte = cursor.peek() else { return .truncated }
            let step = expectsValue ? value(byte) : separator(byte)
            switch step {
            case .value: expectsValue = true
            case .separator: expectsValue = false
            case .truncated: return .truncated
            case .malformed: return .malformed
            }
        } while innermost != 0
        return .complete
    }

    private enum Step { case value, separator, truncated, malformed }

    /// Reads a value and, within an object, the name before it.
    @inline(__always)
    private mutating func value(_ byte: UInt8) -> Step {
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
            // An empty container; a comma before the bracket would not be JSON.
            return cursor.position > 0 && lastSignificant == innermost ? close(byte) : .malformed
        }
        guard innermost == UInt8(ascii: "{") else { return bareValue(byte, name: nil) }
        guard byte == UInt8(ascii: "\"") else { return .malformed }
        guard let name = string() else { return stringFailure }
        cursor.skipWhitespace()
        guard let colon = cursor.next() else { return .truncated }
        guard colon == UInt8(ascii: ":") else { return .malformed }
        cursor.skipWhitespace()
        guard let next = cursor.peek() else { return .truncated }
        return bareValue(next, name: name)
    }

    @inline(__always)
    private mutating func bareValue(_ byte: UInt8, name: UnsafeRawBufferPointer?) -> Step {
        tokens += 1
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            note(name, nil)
            if depth == 1 { objectName = name }
            guard depth < Self.deepest else { return .malformed }
            open(byte)
            return .value
        case UInt8(ascii: "\""):
            guard let text = string() else { return stringFailure }
            note(name, text)
            lastSignificant = 0
            return .separator
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            note(name, nil)
            return number()
        default:
            note(name, nil)
            return literal()
        }
    }

    @inline(__always)
    private mutating func open(_ byte: UInt8) {
        let bit = 1 &<< UInt64(depth & 63) as UInt64
        if byte == UInt8(ascii: "{") { objects[depth >> 6] |= bit } else { objects[depth >> 6] &= ~bit }
        depth += 1
        innermost = byte
        lastSignificant = byte
        cursor.skip(1)
    }

    @inline(__always)
    private mutating func separator(_ byte: UInt8) -> Step {
        if byte == UInt8(ascii: ",") {
            lastSignificant = byte
            cursor.skip(1)
            return .value
        }
        return close(byte)
    }

    /// The last bracket or comma; 0 after a value.
    private var lastSignificant: UInt8 = 0
    private var stringFailure = Step.malformed

    @inline(__always)
    private mutating func close(_ byte: UInt8) -> Step {
        guard innermost != 0, byte == innermost + 2 else { return .malformed }
        depth -= 1
        innermost = depth == 0 ? 0 : isObject(depth - 1) ? UInt8(ascii: "{") : UInt8(ascii: "[")
        lastSignificant = 0
        cursor.skip(1)
        return .separator
    }

    private func isObject(_ level: Int) -> Bool { objects[level >> 6] &>> UInt64(level & 63) & 1 == 1 }

    /// Reads a string and returns its bytes with escapes unchanged; if it fails, returns nil and sets the reason in
    /// `stringFailure`.
    @inline(__always)
    private mutating func string() -> UnsafeRawBufferPointer? {
        cursor.skip(1)
        let start = cursor.position
        while true {
            cursor.skipPlainCharacters()
            guard let byte = cursor.next() else { break }
            if byte == UInt8(ascii: "\"") {
                return cursor.bytes(from: start, to: cursor.position - 1)
            }
            if byte < 0x20 {
                stringFailure = .malformed
                return nil
            }
            cursor.skip(1)
        }
        stringFailure = .truncated
        return nil
    }

    @inline(__always)
    private mutating func number() -> Step {
        lastSignificant = 0
        _ = skip(UInt8(ascii: "-"))
        guard skip(UInt8(ascii: "0")) || skipDigits() else { return numberFailure }
        if skip(UInt8(ascii: ".")), !skipDigits() { return numberFailure }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
            guard skipDigits() else { return numberFailure }
        }
        return cursor.isAtEnd ? .truncated : .separator
    }

    private var numberFailure: Step { cursor.isAtEnd ? .truncated : .malformed }

    @inline(__always)
    private mutating func skip(_ character: UInt8) -> Bool {
        guard cursor.peek() == character else { return false }
        cursor.skip(1)
        return true
    }

    /// Moves past digits; returns false if there are none.
    @inline(__always)
    private mutating func skipDigits() -> Bool {
        let start = cursor.position
        while let byte = cursor.peek(), byte &- 0x30 < 10 { cursor.skip(1) }
        return cursor.position > start
    }

    private mutating func literal() -> Step {
        lastSignificant = 0
        if cursor.consume("true") || cursor.consume("false") || cursor.consume("null") { return .separator }
        let isCutOff = cursor.remaining < 5 && cursor.take { (0x61...0x7A).contains($0) }.count > 0 && cursor.isAtEnd
        return isCutOff ? .truncated : .malformed
    }

    @inline(__always)
    private mutating func note(_ name: UnsafeRawBufferPointer?, _ text: UnsafeRawBufferPointer?) {
        if let name, depth <= 2 { noteMember(name, text) }
    }

    private mutating func noteMember(_ name: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer?) {
        guard members.count < Self.maxMembers, isObject(0) else { return }
        members.append(Member(objectName: depth == 1 ? nil : objectName, name: name, text: text))
    }
}
