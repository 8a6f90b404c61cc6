import MIMETypes

extension MIMEType {
    /// Whether the essence starts with one of some words, such as `image/`.
    func hasPrefix(in prefixes: [StaticString]) -> Bool {
        withEssenceBytes { name in prefixes.contains { name.starts(with: $0.utf8Bytes) } }
    }
}

extension StaticString {
    /// The bytes, which are not copied.
    fileprivate var utf8Bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
