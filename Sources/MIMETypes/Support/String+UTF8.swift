extension String {
    /// Decodes bytes as UTF-8; nil if they are not valid UTF-8.
    ///
    /// - Parameter bytes: the whole text.
    @inlinable
    package init?(utf8 bytes: some Collection<UInt8>) {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            self.init(validating: bytes, as: UTF8.self)
        } else {
            self.init(decoding: bytes, as: UTF8.self)
            // If a byte was replaced, the result differs.
            guard utf8.elementsEqual(bytes) else { return nil }
        }
    }
}
