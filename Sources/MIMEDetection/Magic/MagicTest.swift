import MIMENames

/// A test of libmagic's that may succeed for some bytes, or certainly fails.
///
/// libmagic knows many kinds of tests and flags. Where this type does not understand a test completely, it makes a
/// weaker one: it never says that a test fails if libmagic would say that it succeeds.
struct MagicTest {
    private enum Condition {
        case always, never
        case integer(MagicIntegerTest)
        /// The bytes at the offset.
        case bytes(Pattern)
        /// The bytes at one of so many offsets; nil if these are unknown.
        case search(Pattern, range: Int?, isLoose: Bool)
        /// All tests again, at the offset.
        case again
    }

    /// A part of the bytes that all tests share, so that no test has memory of its own.
    private struct Pattern {
        private let start: Int32
        private let count: Int32

        init(_ bytes: [UInt8], _ patterns: inout [UInt8]) {
            (start, count) = (Int32(patterns.count), Int32(bytes.count))
            patterns += bytes
        }

        func bytes(_ patterns: UnsafeBufferPointer<UInt8>) -> UnsafeRawBufferPointer {
            UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: patterns[Int(start)..<Int(start + count)]))
        }
    }

    private let condition: Condition
    private let offset: Int

    /// Reads a test, and appends the bytes to compare with to those of other tests.
    init(_ record: MagicRecord, patterns: inout [UInt8]) {
        offset = record.offset
        condition = record.isConditional ? .always : Self.condition(record, &patterns)
    }

    /// Returns the first byte and its offset if the test succeeds only for this byte.
    func start(_ patterns: UnsafeBufferPointer<UInt8>) -> (offset: Int, byte: UInt8)? {
        guard offset >= 0 else { return nil }
        switch condition {
        case .bytes(let pattern): return pattern.bytes(patterns).first.map { (offset, $0) }
        case .integer(let test): return test.firstByte.map { (offset, $0) }
        case .always, .never, .search, .again: return nil
        }
    }

    /// Whether libmagic's test might succeed.
    func maySucceed(for bytes: UnsafeRawBufferPointer, _ patterns: UnsafeBufferPointer<UInt8>) -> Bool {
        guard offset >= 0 else { return true }
        switch condition {
        case .always: return true
        case .never: return false
        case .again: return offset <= bytes.count
        case .integer(let test): return test.succeeds(for: bytes, at: offset)
        case .bytes(let pattern):
            let expected = pattern.bytes(patterns)
            // libmagic reads zeros after the end.
            return expected.indices.allSatisfy {
                expected[$0] == (offset + $0 < bytes.count ? bytes[offset + $0] : 0)
            }
        case .search(let pattern, let range, let isLoose):
            let pattern = pattern.bytes(patterns)
            let first = range == nil ? 0 : offset
            let end = range.map { min(bytes.count, offset + $0 + pattern.count) } ?? bytes.count
            guard first < end else { return false }
            return UnsafeRawBufferPointer(rebasing: bytes[first..<end]).contains(pattern, ignoringCase: isLoose)
        }
    }

    private static func condition(_ record: MagicRecord, _ patterns: inout [UInt8]) -> Condition {
        // Of a buffer, libmagic does not look for the end.
        if record.flags.contains(.fromEnd) { return record.flags.isDisjoint(with: .relative) ? .never : .always }
        let isPlaced = record.flags.isDisjoint(with: MagicRecord.Flags.indirect.union(.relative))
        if record.kind == MagicRecord.Kind.indirect.rawValue { return isPlaced ? .again : .always }
        // "x" accepts every value.
        guard record.relation != UInt8(ascii: "x") else { return .always }
        if record.integer != nil {
            guard isPlaced, let test = MagicIntegerTest(record) else { return .always }
            return .integer(test)
        }
        guard record.relation == UInt8(ascii: "="), let kind = MagicRecord.Kind(rawValue: record.kind) else {
            return .always
        }
        switch kind {
        case .string: return text(record, range: isPlaced ? 1 : nil, &patterns)
        case .littleEndianText where isPlaced: return .bytes(Pattern(Array(record.pattern.prefix(1)), &patterns))
        case .guid where isPlaced: return .bytes(Pattern(record.guidStart, &patterns))
        // All tests of this kind at level 0 are for sequences.
        case .element where isPlaced && record.pattern.starts(with: "seq".utf8):
            return .bytes(Pattern([0x30], &patterns))
        // A search without a number of offsets looks at all of them.
        case .search: return text(record, range: isPlaced && record.range > 0 ? record.range : nil, &patterns)
        case .regularExpression:
            let literal = RegularExpressionLiteral.longest(in: record.pattern)
            return literal.count < 3 ? .always : .search(Pattern(literal, &patterns), range: nil, isLoose: true)
        case .element, .guid, .indirect, .littleEndianText, .name, .use: return .always
        }
    }

    /// The condition for a text, of which only the first word matters if blanks and letters may differ.
    private static func text(_ record: MagicRecord, range: Int?, _ patterns: inout [UInt8]) -> Condition {
        let isLoose = !record.textFlags.isDisjoint(with: .loose)
        let pattern = record.pattern
        let word = isLoose ? Array(pattern.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) : pattern
        guard !word.isEmpty else { return .always }
        if record.kind == MagicRecord.Kind.string.rawValue, range != nil, !isLoose {
            return .bytes(Pattern(word, &patterns))
        }
        return .search(Pattern(word, &patterns), range: range, isLoose: isLoose)
    }
}

extension UnsafeRawBufferPointer {
    /// Checks whether the bytes contain others; `ignoringCase` is about letters in ASCII.
    fileprivate func contains(_ pattern: UnsafeRawBufferPointer, ignoringCase: Bool) -> Bool {
        guard let first = pattern.first, pattern.count <= count else { return pattern.isEmpty }
        let range = 0..<count - pattern.count + 1
        func isMatch(_ offset: Int) -> Bool {
            pattern.indices.allSatisfy {
                let (byte, expected) = (self[offset + $0], pattern[$0])
                return byte == expected || ignoringCase && byte.asciiLowercased == expected.asciiLowercased
            }
        }
        if containsOccurrence(of: first, in: range, where: isMatch) { return true }
        guard ignoringCase, first.asciiLowercased &- 0x61 < 26 else { return false }
        return containsOccurrence(of: first ^ 0x20, in: range, where: isMatch)
    }
}
