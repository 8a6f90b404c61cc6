/// The tree of an archive's folders as far as they contain links.
///
/// Names are compared without regard to case, as on macOS and Windows. An archive may contain several entries with the
/// same name, so a name may have several targets.
struct LinkedFolders {
    private struct Folder {
        var children: [String: Int] = [:]
        /// The targets of the links with this name, in parts.
        var targets: [(path: [UInt8], parts: [String])] = []
    }

    private let reading: ArchivePath.Reading
    private var folders = [Folder()]
    /// The number of parts of paths that may still be read: several times as many as ordinary links require.
    private var steps: Int

    /// The number of links that a system follows in one path; beyond, it reports an error.
    private static let longestChain = 64

    /// - Parameters:
    ///   - reading: how paths are read.
    ///   - count: the number of paths that will be followed.
    init(_ reading: ArchivePath.Reading, count: Int) {
        self.reading = reading
        steps = 65_536 + 128 * count
    }

    /// Whether the links are too many, or too intertwined, to be followed.
    var isExhausted: Bool { steps < 0 }

    /// Adds a link, unless the same link has already been added.
    mutating func insert(_ target: [UInt8], at name: [UInt8]) {
        var node = 0
        for part in Self.plain(parts(of: name)) { node = child(part, of: node) }
        guard node != 0, !folders[node].targets.contains(where: { $0.path == target }) else { return }
        steps -= folders[node].targets.count
        folders[node].targets.append((target, parts(of: target)))
    }

    private mutating func child(_ part: String, of node: Int) -> Int {
        steps -= 1
        if let child = folders[node].children[part] { return child }
        folders.append(Folder())
        folders[node].children[part] = folders.count - 1
        return folders.count - 1
    }

    /// Returns the targets of the links with a name; empty if there are none.
    func targets(of name: [UInt8]) -> [[UInt8]] {
        var node = 0
        for part in Self.plain(parts(of: name)) {
            guard let child = folders[node].children[part] else { return [] }
            node = child
        }
        return folders[node].targets.map(\.path)
    }

    /// Checks whether a folder in a path is a link; the last part of the path may be one.
    ///
    /// Programs that pack a folder don't follow links, so no entry's path leads through one.
    mutating func isBehindLink(_ name: [UInt8]) -> Bool {
        var path: [Int?] = [0]
        for part in parts(of: name).dropLast() {
            steps -= 1
            if part == ".." {
                if path.count > 1 { path.removeLast() }
                continue
            }
            let node = path.last.flatMap { $0 }.flatMap { folders[$0].children[part] }
            if let node, !folders[node].targets.isEmpty { return true }
            path.append(node)
        }
        return false
    }

    /// Checks whether a path leads out of the root of the tree if all links in it are followed.
    mutating func leadsOut(_ path: [UInt8]) -> Bool { leadsOut(parts(of: path)[...], from: [0], links: 0) }

    /// Checks whether the rest of a path leads out.
    ///
    /// - Parameters:
    ///   - parts: the rest of the path.
    ///   - start: the folders from the root to the one that the rest starts in; nil for those that contain no link.
    ///   - links: the number of links that were followed.
    /// - Returns: true also if there are too many links to be followed.
    private mutating func leadsOut(_ parts: ArraySlice<String>, from start: [Int?], links: Int) -> Bool {
        var (folder, rest) = (start, parts)
        while let part = rest.popFirst() {
            steps -= 1
            if isExhausted { return true }
            if part == ".." {
                folder.removeLast()
                if folder.isEmpty { return true }
                continue
            }
            let node = folder.last.flatMap { $0 }.flatMap { folders[$0].children[part] }
            guard let node, !folders[node].targets.isEmpty else {
                folder.append(node)
                continue
            }
            guard links < Self.longestChain else { return false }
            for target in folders[node].targets {
                steps -= rest.count + folder.count
                if leadsOut((target.parts + rest)[...], from: folder, links: links + 1) { return true }
            }
            return false
        }
        return false
    }

    /// Returns the parts of a path in lower case, without those that stay in the same folder.
    private func parts(of path: [UInt8]) -> [String] {
        ArchivePath.parts(of: path, reading).compactMap { part in
            if ArchivePath.leadsUp(part) { return ".." }
            return part.elementsEqual(".".utf8) ? nil : String(decoding: part, as: UTF8.self).lowercased()
        }
    }

    /// Returns the parts of a path from which each `..` and the part before it have been removed.
    private static func plain(_ parts: [String]) -> [String] {
        var plain: [String] = []
        for part in parts {
            if part == ".." { _ = plain.popLast() } else { plain.append(part) }
        }
        return plain
    }
}
