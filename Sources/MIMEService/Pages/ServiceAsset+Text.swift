#if Server
import CServiceAssets

extension ServiceAsset {
    /// The file as text.
    var text: String {
        String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}

extension String {
    /// Returns the text with each `{name}` replaced by a value.
    func filling(_ name: String, with value: String) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: "{\(name)}") {
            result += rest[..<range.lowerBound] + value
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
#endif
