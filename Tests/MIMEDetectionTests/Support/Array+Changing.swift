import Testing

@testable import MIMEDetection

extension [UInt8] {
    /// The same bytes with some of them replaced.
    func changing(_ offset: Int, to bytes: UInt8...) -> [UInt8] {
        var copy = self
        copy.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
        return copy
    }

    /// The same bytes with text instead of some of them.
    func changing(_ offset: Int, to text: String) -> [UInt8] {
        var copy = self
        copy.replaceSubrange(offset..<(offset + text.utf8.count), with: Array(text.utf8))
        return copy
    }
}
