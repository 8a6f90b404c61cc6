import MIMETypes

/// The types that a project expects its files to have, in lines such as `*.bin = any` and `docs/*.png = image/png`.
///
/// Patterns have the syntax of `.gitignore`, and are relative to the working directory. If several lines match a file,
/// the last one applies.
struct CheckRules: Sendable {
    /// The error for a line that can't be parsed.
    struct Failure: Error {
        let line: Int
        let text: String
    }

    private struct Rule: Sendable {
        let pattern: IgnorePattern
        /// The types that the files may have; empty if the files may have any type.
        let ranges: [TypeRange]
        let text: String
    }

    private let rules: [Rule]
    /// The absolute path of the working directory, with a slash at its end.
    private let folder: [UInt8]

    /// Parses the rules in a file; empty lines and those that start with `#` are ignored.
    ///
    /// The folder is the working directory, as an absolute path.
    init(_ bytes: [UInt8], folder: [UInt8]) throws(Failure) {
        self.folder = folder.last == UInt8(ascii: "/") ? folder : folder + [UInt8(ascii: "/")]
        var rules: [Rule] = []
        for (index, line) in bytes.withoutMark.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let text = Self.trimmed(line)
            if text.isEmpty || text.first == UInt8(ascii: "#") { continue }
            guard let rule = Self.rule(text) else {
                throw Failure(line: index + 1, text: String(decoding: text, as: UTF8.self))
            }
            rules.append(rule)
        }
        self.rules = rules
    }

    /// Returns what the rules state about a file with a type.
    func verdict(on path: [UInt8], _ type: MIMEType) -> RuleVerdict {
        let path = path.starts(with: folder) ? path.dropFirst(folder.count) : path.withoutCurrentFolder
        guard let rule = rules.last(where: { $0.pattern.matches(path) }) else { return .none }
        let isExpected = rule.ranges.isEmpty || rule.ranges.contains { $0.contains(type) }
        return isExpected ? .excused : .unexpected(rule.text)
    }

    private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
        guard let equals = line.lastIndex(of: UInt8(ascii: "=")),
            let pattern = IgnorePattern(trimmed(line[..<equals]), leading: [])
        else { return nil }
        let text = String(decoding: trimmed(line[(equals + 1)...]), as: UTF8.self)
        if text == "any" { return Rule(pattern: pattern, ranges: [], text: text) }
        let ranges = text.split(separator: ",", omittingEmptySubsequences: false).map {
            TypeRange(String(decoding: trimmed(Array($0.utf8)[...]), as: UTF8.self))
        }
        let known = ranges.compactMap(\.self)
        return known.count == ranges.count ? Rule(pattern: pattern, ranges: known, text: text) : nil
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let blanks: [UInt8] = [0x20, 0x09, 0x0D]
        let start = text.drop { blanks.contains($0) }
        return start[..<(start.lastIndex { !blanks.contains($0) }.map { $0 + 1 } ?? start.startIndex)]
    }
}

extension IgnorePattern {
    /// Checks whether the pattern matches a file or one of the folders that contain the file.
    func matches(_ path: ArraySlice<UInt8>) -> Bool {
        if matches(path, isFolder: false) { return true }
        return path.indices.contains { path[$0] == UInt8(ascii: "/") && matches(path[..<$0], isFolder: true) }
    }
}
