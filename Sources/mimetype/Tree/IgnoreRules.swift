#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The rules in the `.gitignore` files that apply to a folder.
///
/// These are the folder's own `.gitignore` file and those of its parent folders, up to the top of the repository.
///
/// https://git-scm.com/docs/gitignore
struct IgnoreRules {
    /// The patterns of a file, and the folder to which they are relative.
    private struct Source {
        let folder: [UInt8]
        let patterns: [IgnorePattern]
    }

    private var sources: [Source] = []

    /// Reads the rules of the folders above a path that belong to the same repository as the path.
    init(above path: [UInt8]) {
        guard let resolved = realpath((path + [0]).map { CChar(bitPattern: $0) }, nil) else { return }
        defer { free(resolved) }
        let components = String(cString: resolved).split(separator: "/").map(String.init)
        let folders = (0..<components.count).map { "/" + components.prefix($0).joined(separator: "/") }
        // Folders above the repository don't count. Outside of a repository, no folder above the path counts.
        let isRepository = { (folder: String) in access("\(folder)/.git", F_OK) == 0 }
        let start = "/" + components.joined(separator: "/")
        guard !isRepository(start), let top = folders.lastIndex(where: isRepository) else { return }
        let depth = components.count
        for index in top..<folders.count {
            // Patterns are matched against paths as they are printed; such paths start with the path on the command
            // line.
            let below = components[index..<depth].map { Array($0.utf8) }
            add(patternsIn: Array(folders[index].utf8), relativeTo: path, leading: below)
        }
    }

    private init(sources: [Source]) {
        self.sources = sources
    }

    /// Returns these rules, combined with the rules of a subfolder.
    func adding(folder: [UInt8]) -> IgnoreRules {
        var rules = self
        rules.add(patternsIn: folder, relativeTo: folder, leading: [])
        return rules
    }

    /// Checks whether a file or folder is skipped.
    ///
    /// If several patterns match, the last one applies.
    func ignores(_ path: [UInt8], isFolder: Bool) -> Bool {
        for source in sources.reversed() {
            var relative = path.dropFirst(source.folder.count)
            if relative.first == UInt8(ascii: "/") { relative = relative.dropFirst() }
            if let pattern = source.patterns.last(where: { $0.matches(relative, isFolder: isFolder) }) {
                return !pattern.isException
            }
        }
        return false
    }

    private mutating func add(patternsIn folder: [UInt8], relativeTo base: [UInt8], leading: [[UInt8]]) {
        guard let reader = try? DescriptorReader.openRegularFile(folder + Array("/.gitignore".utf8)),
            var (bytes, _) = try? reader.readPrefix(1 << 20)
        else { return }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if bytes.starts(with: mark) { bytes.removeFirst(mark.count) }
        let patterns = bytes.split(separator: 0x0A).compactMap { IgnorePattern($0, leading: leading) }
        if !patterns.isEmpty { sources.append(Source(folder: base, patterns: patterns)) }
    }
}
