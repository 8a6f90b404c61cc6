import Foundation

/// The rules of `data/signatures.tsv` or `data/own/signatures.tsv`, read without the code that compiles them.
struct SignatureFile {
    let rules: [SignatureRule]

    private static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("data")

    private struct Malformed: Error {
        let line: [String]
    }

    /// Reads a file in `data`.
    init(_ name: String) throws {
        let text = try String(contentsOf: Self.data.appendingPathComponent(name), encoding: .utf8)
        let lines = text.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let depths = try lines.map { line in
            guard line.count >= 7, let depth = Int(line[3]) else { throw Malformed(line: line) }
            return depth
        }
        var (rules, path): ([SignatureRule], [SignatureComparison]) = ([], [])
        for (index, line) in lines.enumerated() {
            path.removeSubrange(min(depths[index], path.count)...)
            path.append(try Self.comparison(line))
            let isLast = index + 1 == lines.count || depths[index + 1] <= depths[index]
            if isLast { rules.append(SignatureRule(type: line[0], comparisons: path)) }
        }
        self.rules = rules
    }

    private static func comparison(_ line: [String]) throws -> SignatureComparison {
        let offsets = line[4].split(separator: ":").compactMap { Int($0) }
        guard let first = offsets.first, let last = offsets.last, let bytes = bytes(line[5]) else {
            throw Malformed(line: line)
        }
        let letters = bytes.map { UInt8(UnicodeScalar($0).properties.isAlphabetic && $0 < 0x80 ? 0xDF : 0xFF) }
        let mask = line[6].isEmpty ? bytes.map { _ in 0xFF } : line[6] == "letters" ? letters : Self.bytes(line[6])
        guard let mask, mask.count == bytes.count else { throw Malformed(line: line) }
        return SignatureComparison(offsets: first...last, bytes: bytes, bits: mask)
    }

    /// Characters between double quotes, everything else in hexadecimal.
    private static func bytes(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for (index, part) in text.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            if index % 2 == 1 {
                bytes += part.utf8
            } else {
                let digits = Array(part)
                guard digits.count % 2 == 0 else { return nil }
                for start in stride(from: 0, to: digits.count, by: 2) {
                    guard let byte = UInt8(String(digits[start...(start + 1)]), radix: 16) else { return nil }
                    bytes.append(byte)
                }
            }
        }
        return bytes
    }
}

/// One comparison of a rule.
struct SignatureComparison {
    let offsets: ClosedRange<Int>
    let bytes: [UInt8]
    /// The bits of each byte that count.
    let bits: [UInt8]

    func holds(for content: [UInt8]) -> Bool {
        offsets.contains { holds(for: content, at: $0) }
    }

    func holds(for content: [UInt8], at offset: Int) -> Bool {
        offset + bytes.count <= content.count
            && bytes.indices.allSatisfy { (content[offset + $0] ^ bytes[$0]) & bits[$0] == 0 }
    }
}

/// Comparisons that make a file one of a type if all of them hold: a line, and one of each depth below it.
struct SignatureRule {
    let type: String
    let comparisons: [SignatureComparison]

    func holds(for content: [UInt8]) -> Bool { comparisons.allSatisfy { $0.holds(for: content) } }

    /// The smallest content for which the rule holds, with a byte between what it compares, and where each comparison
    /// holds.
    func content(filling filler: UInt8) -> (bytes: [UInt8], offsets: [Int]) {
        var (content, isSet): ([UInt8], [UInt8]) = ([], [])
        var offsets: [Int] = []
        for comparison in comparisons {
            let offset = comparison.offsets.first { offset in
                comparison.bytes.indices.allSatisfy { index in
                    let place = offset + index
                    guard place < content.count else { return true }
                    let shared = isSet[place] & comparison.bits[index]
                    return (content[place] ^ comparison.bytes[index]) & shared == 0
                }
            }
            let start = offset ?? comparison.offsets.lowerBound
            let missing = start + comparison.bytes.count - content.count
            if missing > 0 {
                content += [UInt8](repeating: filler, count: missing)
                isSet += [UInt8](repeating: 0, count: missing)
            }
            for (index, bits) in comparison.bits.enumerated() {
                content[start + index] = content[start + index] & ~bits | comparison.bytes[index] & bits
                isSet[start + index] |= bits
            }
            offsets.append(start)
        }
        return (content, offsets)
    }
}
