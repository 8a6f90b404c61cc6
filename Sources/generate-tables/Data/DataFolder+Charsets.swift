import Foundation

extension DataFolder {
    /// Returns the lines of `charsets.tsv`: the names of encodings.
    func charsets() throws -> [Substring] { try lines(of: "charsets.tsv") }

    /// Returns the lines of `charset-model.tsv`: statistics of texts in eight-bit encodings.
    func charsetModel() throws -> [Substring] { try lines(of: "charset-model.tsv") }

    private func lines(of name: String) throws -> [Substring] {
        let data = try Data(contentsOf: url.appendingPathComponent(name))
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }
}
