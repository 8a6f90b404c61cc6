import MIMEDetection
import MIMETypes

/// A line of a `globs2` file: `50:text/markdown:*.md`, with `:cs` at the end if letter case matters.
///
/// https://specifications.freedesktop.org/shared-mime-info-spec/latest/ar01s02.html
struct SharedMIMEInfoGlob {
    private let type: MIMEType
    private let weight: Int
    private let pattern: [UInt8]
    private let isCaseSensitive: Bool

    /// Which of several patterns counts: the heaviest, and among equals the longest.
    var rank: Rank { Rank(weight: weight, length: pattern.count) }

    struct Rank: Comparable {
        let weight: Int
        let length: Int

        static func < (left: Rank, right: Rank) -> Bool { (left.weight, left.length) < (right.weight, right.length) }
    }

    var candidate: Candidate {
        let detail = "glob \(String(decoding: pattern, as: UTF8.self))"
        return Candidate(type: type, evidence: Evidence(basis: .name, tier: .none, weight: weight, detail: detail))
    }

    static func parse(_ file: [UInt8]) -> [SharedMIMEInfoGlob] {
        file.split(separator: 0x0A).compactMap { line in
            guard line.first != UInt8(ascii: "#") else { return nil }
            let fields = line.split(separator: UInt8(ascii: ":"), maxSplits: 3, omittingEmptySubsequences: false)
            guard fields.count >= 3, let weight = Int(String(decoding: fields[0], as: UTF8.self)),
                let type = MIMEType(String(decoding: fields[1], as: UTF8.self))
            else { return nil }
            let isCaseSensitive = fields.count == 4 && fields[3].starts(with: "cs".utf8)
            return SharedMIMEInfoGlob(
                type: type, weight: weight, pattern: Array(fields[2]), isCaseSensitive: isCaseSensitive)
        }
    }

    func matches(_ name: [UInt8]) -> Bool {
        pattern.withUnsafeBufferPointer { pattern in
            name.withUnsafeBufferPointer { GlobPattern.matches(pattern, $0, ignoringCase: !isCaseSensitive) }
        }
    }
}
