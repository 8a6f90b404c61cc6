package import MIMETypes

/// The name patterns of types that were added to a registry.
package struct NameAdditions: Sendable {
    private struct Entry: Sendable {
        let type: MIMEType
        let pattern: String
        let weight: Int
        let isCaseSensitive: Bool
        let strength: Evidence.NameStrength
    }

    /// The entries by the text after the asterisk, in lowercase: `.acme`.
    private var suffixes: [[UInt8]: [Entry]] = [:]
    /// The entries by the whole name, in lowercase.
    private var literals: [[UInt8]: [Entry]] = [:]
    private var wildcards: [Entry] = []
    private var longestSuffix = 0

    /// The weight of an extension that a caller registers: the maximum, so that it wins unless the content supports
    /// another type.
    static let extensionWeight = 100

    mutating func add(_ registration: TypeRegistration) {
        for fileExtension in registration.extensions {
            add(.init("*.\(fileExtension)", weight: Self.extensionWeight), registration)
        }
        for glob in registration.globs { add(glob, registration) }
    }

    private mutating func add(_ glob: TypeRegistration.Glob, _ registration: TypeRegistration) {
        let pattern = Array(glob.pattern.utf8)
        let entry = Entry(
            type: registration.type, pattern: glob.pattern, weight: min(max(glob.weight, 0), 100),
            isCaseSensitive: glob.isCaseSensitive,
            // A caller who declares that all files have a signature wants to know about files without one.
            strength: registration.requiresSignature ? .strong : .ordinary)
        let isWild = { (bytes: ArraySlice<UInt8>) in bytes.contains { "*?[\\".utf8.contains($0) } }
        if !isWild(pattern[...]) {
            literals[pattern.map(ASCII.lowercased), default: []].append(entry)
        } else if pattern.starts(with: "*.".utf8), !isWild(pattern[1...]) {
            suffixes[pattern.dropFirst().map(ASCII.lowercased), default: []].append(entry)
            longestSuffix = max(longestSuffix, pattern.count - 1)
        } else {
            wildcards.append(entry)
        }
    }

    /// Returns the types for a name from the most specific pattern: the whole name, the longest suffix, or a heavier or
    /// longer pattern with other wildcards.
    package func candidates(for name: [UInt8]) -> [Candidate] {
        let lowered = name.map(ASCII.lowercased)
        let literal = matching(literals[lowered] ?? [], name)
        if !literal.isEmpty { return literal.map(Self.candidate) }
        let suffix = longestSuffix(lowered, name)
        let best = suffix.map { ($0.weight, $0.pattern.utf8.count) }.max(by: <) ?? (-1, 0)
        let wild = wildcards.filter { matches($0, name) }
        guard let top = wild.map({ ($0.weight, $0.pattern.utf8.count) }).max(by: <), best < top else {
            return suffix.map(Self.candidate)
        }
        return wild.filter { ($0.weight, $0.pattern.utf8.count) == top }.map(Self.candidate)
    }

    private func longestSuffix(_ lowered: [UInt8], _ name: [UInt8]) -> [Entry] {
        var start = max(0, lowered.count - longestSuffix)
        while start < lowered.count {
            if lowered[start] == UInt8(ascii: "."), let entries = suffixes[Array(lowered[start...])] {
                let found = matching(entries, Array(name[start...]), isSuffix: true)
                if !found.isEmpty { return found }
            }
            start += 1
        }
        return []
    }

    /// Returns the entries whose case matches or doesn't matter, the heaviest first.
    private func matching(_ entries: [Entry], _ text: [UInt8], isSuffix: Bool = false) -> [Entry] {
        let fitting = entries.filter { entry in
            guard entry.isCaseSensitive else { return true }
            return isSuffix
                ? entry.pattern.utf8.dropFirst().elementsEqual(text) : entry.pattern.utf8.elementsEqual(text)
        }
        return fitting.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element)
    }

    private func matches(_ entry: Entry, _ name: [UInt8]) -> Bool {
        Array(entry.pattern.utf8).withUnsafeBufferPointer { pattern in
            name.withUnsafeBufferPointer {
                GlobPattern.matches(pattern, $0, ignoringCase: !entry.isCaseSensitive)
            }
        }
    }

    private static func candidate(_ entry: Entry) -> Candidate {
        Candidate(
            type: entry.type,
            evidence: Evidence(
                basis: .name, tier: .none, weight: entry.weight, nameStrength: entry.strength,
                detail: "glob \(entry.pattern)"))
    }
}
