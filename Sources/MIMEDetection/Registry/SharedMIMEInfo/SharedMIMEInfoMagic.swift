import MIMETypes

/// A parser for the signatures of a compiled database.
///
/// The file consists of sections, each with a type, a priority and comparisons. One of the comparisons must match and,
/// if others are nested in it, one of those.
struct SharedMIMEInfoMagic {
    private var rest: ArraySlice<UInt8>

    /// A comparison and its nesting depth.
    private struct Line {
        let depth: Int
        let offset: Int
        let range: Int
        let value: [UInt8]
        let mask: [UInt8]?

        func signature(_ nested: [TypeSignature]) -> TypeSignature {
            TypeSignature(value, at: offset, range: range, mask: mask, nested: nested)
        }
    }

    /// Reads a file up to the first damaged entry.
    static func parse(_ file: [UInt8]) -> [TypeRegistration] {
        let header = Array("MIME-Magic\0\n".utf8)
        guard file.starts(with: header) else { return [] }
        var reader = SharedMIMEInfoMagic(rest: file.dropFirst(header.count))
        var registrations: [TypeRegistration] = []
        while let (priority, type) = reader.section() {
            var lines: [Line] = []
            while let line = reader.line() { lines.append(line) }
            let signatures = tree(lines[...]).map { TypeRegistration.WeightedSignature($0, weight: priority) }
            if !signatures.isEmpty { registrations.append(TypeRegistration(type, signatures: signatures)) }
        }
        return registrations
    }

    /// Nests each line in the one that it belongs to.
    private static func tree(_ lines: ArraySlice<Line>) -> [TypeSignature] {
        var rest = lines
        var found: [TypeSignature] = []
        while let first = rest.popFirst() {
            // Real files have few levels; the limit keeps the depth small for files that were made to be deep.
            let below = rest.prefix { $0.depth > first.depth && $0.depth < 32 }
            rest = rest.dropFirst(below.count)
            found.append(first.signature(tree(below)))
        }
        return found
    }

    /// Parses `[50:image/png]` and a line feed.
    private mutating func section() -> (priority: Int, type: MIMEType)? {
        guard rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: 0x0A) else { return nil }
        let fields = rest[..<end].dropFirst().dropLast().split(separator: UInt8(ascii: ":"), maxSplits: 1)
        guard fields.count == 2, let priority = Int(SharedMIMEInfoFiles.string(fields[0])),
            let type = MIMEType(SharedMIMEInfoFiles.string(fields[1]))
        else { return nil }
        rest = rest[(end + 1)...]
        return (priority, type)
    }

    /// Parses `1>4=`, two bytes of length, the value, and an optional mask, word size and range.
    private mutating func line() -> Line? {
        guard rest.first != UInt8(ascii: "[") else { return nil }
        let depth = number() ?? 0
        guard take(">"), let offset = number(), take("="), rest.count >= 2 else { return nil }
        let length = Int(rest.removeFirst()) << 8 | Int(rest.removeFirst())
        guard length > 0, let value = bytes(length) else { return nil }
        var (mask, wordSize, range) = (ArraySlice<UInt8>?.none, 1, 1)
        if take("&") {
            guard let bits = bytes(length) else { return nil }
            mask = bits
        }
        if take("~") {
            guard let number = number(), [1, 2, 4].contains(number), length % number == 0 else { return nil }
            wordSize = number
        }
        if take("+") {
            guard let number = number() else { return nil }
            range = max(1, number)
        }
        guard take("\n") else { return nil }
        return Line(
            depth: depth, offset: offset, range: range - 1, value: Self.inOrderOfHost(value, wordSize),
            mask: mask.map { Self.inOrderOfHost($0, wordSize) })
    }

    /// Returns the bytes of big-endian words in the byte order of this machine, on which the files are assumed to have
    /// been written.
    private static func inOrderOfHost(_ bytes: ArraySlice<UInt8>, _ wordSize: Int) -> [UInt8] {
        guard wordSize > 1, UInt16(littleEndian: 1) == 1 else { return Array(bytes) }
        return stride(from: bytes.startIndex, to: bytes.endIndex, by: wordSize).flatMap { start in
            bytes[start..<(start + wordSize)].reversed()
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func number() -> Int? {
        let digits = rest.prefix { 0x30...0x39 ~= $0 }
        rest = rest.dropFirst(digits.count)
        return Int(String(decoding: digits, as: UTF8.self))
    }

    private mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
