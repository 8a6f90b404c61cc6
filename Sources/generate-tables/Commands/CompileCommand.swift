import Foundation

/// Compiles `data/` into Swift and C source and the licence notices.
struct CompileCommand {
    let root: URL

    func run() throws {
        let data = DataFolder(url: root.appendingPathComponent("data"))
        for file in try GeneratedFile.all(from: Facts(data)) {
            let url = root.appendingPathComponent(file.path)
            if try file.isStale(at: url) {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: url, options: .atomic)
                print("wrote \(file.path)")
            }
        }
    }
}
