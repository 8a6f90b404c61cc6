#if Upload
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The server's tag for the content of a partial file, kept in a file beside it.
struct EntityTag {
    private let path: String
    /// The tag, or nil if there is no strong one.
    let value: String?

    /// Reads the tag of a partial file.
    init(path: String) {
        self.path = "\(path).etag"
        let text = (try? Data(contentsOf: URL(fileURLWithPath: self.path))).map { String(decoding: $0, as: UTF8.self) }
        value = text.flatMap { Self.isStrong($0) ? $0 : nil }
    }

    /// Stores the tag of the content that is about to arrive.
    func store(_ tag: String?) throws(FormClientError) {
        guard let tag, Self.isStrong(tag) else { return remove() }
        do {
            try Data(tag.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw FormClientError(
                .unwritableFile, path, reason: "can't be written; check the path and the space", underlyingError: error)
        }
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Checks whether a tag identifies the exact bytes.
    ///
    /// A weak tag, which starts with `W/`, does not.
    private static func isStrong(_ tag: String) -> Bool {
        tag.utf8.first == UInt8(ascii: "\"") && tag.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
    }
}
#endif
