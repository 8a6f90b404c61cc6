import MIMETypes

/// A section of a `magic` file: a type, a priority, and comparisons, one of which must hold.
///
/// https://specifications.freedesktop.org/shared-mime-info-spec/latest/ar01s02.html
struct SharedMIMEInfoRule {
    private struct Comparison {
        let depth: Int
        let offset: Int
        let value: [UInt8]
        let mask: [UInt8]?
        let range: Int

        func holds(_ head: UnsafeRawBufferPointer) -> Bool {
            // Limits the numbers in a file, so that adding two of them can't overflow.
            let last = min(
                offset.addingReportingOverflow(range).overflow ? .max : offset + range, head.count - value.count)
            guard offset <= last else { return false }
            return (offset...last).contains { isEqual(head, at: $0) }
        }

        private func isEqual(_ head: UnsafeRawBufferPointer, at start: Int) -> Bool {
            value.indices.allSatisfy { index in
                let bits = mask.map { $0[index] } ?? 0xFF
                return head[start + index] & bits == value[index] & bits
            }
        }
    }

    private let type: MIMEType
    let priority: Int
    private var comparisons: [Comparison] = []

    /// The evidence of a rule that holds.
    var candidate: Candidate {
        let length = comparisons.map(\.value.count).max() ?? 0
        let evidence = Evidence(
            basis: .signature, tier: length >= 4 ? .signature : .weak, weight: priority,
            detail: "magic rule of priority \(priority)")
        return Candidate(type: type, evidence: evidence)
    }

    /// Whether a comparison holds, and one of those below it, and so on down to the last level.
    func matches(_ head: UnsafeRawBufferPointer) -> Bool {
        var reached = 0
        for (position, comparison) in comparisons.enumerated() where comparison.depth <= reached {
            reached = comparison.depth
            guard comparison.holds(head) else { continue }
            let isLeaf = position + 1 == comparisons.count || comparisons[position + 1].depth <= comparison.depth
            if isLeaf { return true }
            reached = comparison.depth + 1
        }
        return false
    }

    /// Reads a file up to the first damage.
    static func parse(_ file: [UInt8]) -> [SharedMIMEInfoRule] {
        let header = Array("MIME-Magic\0\n".utf8)
        guard file.starts(with: header) else { return [] }
        var reader = Reader(rest: file.dropFirst(header.count))
        var rules: [SharedMIMEInfoRule] = []
        while !reader.rest.isEmpty {
            if let (priority, type) = reader.section() {
                rules.append(SharedMIMEInfoRule(type: type, priority: priority))
            } else if !rules.isEmpty, let comparison = reader.comparison() {
                rules[rules.count - 1].comparisons.append(comparison)
            } else {
                break
            }
        }
        return rules.filter { !$0.comparisons.isEmpty }
    }

    private init(type: MIMEType, priority: Int) {
        self.type = type
        self.priority = priority
    }

    /// Reads sections and comparisons; nil for anything else.
    private struct Reader {
        var rest: ArraySlice<UInt8>

        /// `[50:image/png]` and a line feed.
        mutating func section() -> (priority: Int, type: MIMEType)? {
            guard rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: 0x0A) else { return nil }
            let fields = rest[..<end].dropFirst().dropLast().split(separator: UInt8(ascii: ":"), maxSplits: 1)
            guard fields.count == 2, let priority = Int(String(decoding: fields[0], as: UTF8.self)),
                let type = MIMEType(String(decoding: fields[1], as: UTF8.self))
            else { return nil }
            rest = rest[(end + 1)...]
            return (priority, type)
        }

        /// `1>4=`, two bytes of length, the value, and perhaps a mask, a word size and a range.
        mutating func comparison() -> Comparison? {
            let depth = number() ?? 0
            guard take(">"), let offset = number(), take("="), rest.count >= 2 else { return nil }
            let length = Int(rest.removeFirst()) << 8 | Int(rest.removeFirst())
            guard let value = bytes(length) else { return nil }
            var mask: ArraySlice<UInt8>?
            if take("&") {
                guard let bits = bytes(length) else { return nil }
                mask = bits
            }
            var wordSize = 1
            if take("~") {
                guard let number = number(), [1, 2, 4].contains(number), length % number == 0 else { return nil }
                wordSize = number
            }
            var range = 1
            if take("+") {
                guard let number = number() else { return nil }
                range = max(1, number)
            }
            guard take("\n") else { return nil }
            return Comparison(
                depth: depth, offset: offset, value: Self.inOrderOfHost(value, wordSize),
                mask: mask.map { Self.inOrderOfHost($0, wordSize) }, range: range - 1)
        }

        /// The bytes of a big-endian word in the byte order of this machine, on which the file is taken to have been
        /// written.
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
}
