import Foundation

extension DataFolder {
    /// The lines of the names of encodings.
    func charsets() throws -> [Substring] { try lines(of: "charsets.tsv") }

    /// The lines of what texts in encodings look like.
    func charsetModel() throws -> [Substring] { try lines(of: "charset-model.tsv") }

    private func lines(of name: String) throws -> [Substring] {
        let data = try Data(contentsOf: url.appendingPathComponent(name))
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }
}
