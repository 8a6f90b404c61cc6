import Foundation

/// The readable regular files of a tree, in an order that has nothing to do with their folders' order on the disk.
struct FileList {
    let paths: [String]

    init(below folder: String) {
        var found: [String] = []
        let enumerator = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isRegularFileKey, .isSymbolicLinkKey])
        while let url = enumerator?.nextObject() as? URL {
            let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .isSymbolicLinkKey])
            guard values?.isRegularFile == true, values?.isSymbolicLink != true, !url.path.contains("\n"),
                access(url.path, R_OK) == 0
            else { continue }
            found.append(url.path)
        }
        paths = found.sorted()
    }

    /// Every n-th file, so that at most this many are left.
    func sample(_ count: Int) -> [String] {
        guard paths.count > count else { return paths }
        let step = Double(paths.count) / Double(count)
        return (0..<count).map { paths[Int(Double($0) * step)] }
    }
}
