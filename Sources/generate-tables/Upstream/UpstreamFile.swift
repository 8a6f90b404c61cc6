import Foundation

/// An upstream file that the command line names.
struct UpstreamFile {
    let source: UpstreamTable.Source
    let path: String

    func digest() throws -> String { SHA256.digest(try Data(contentsOf: URL(fileURLWithPath: path))) }
}
