extension UInt8 {
    /// The byte, in lower case if it is a capital letter.
    ///
    /// Look-ups convert every byte, so this is inlined into other modules.
    @inlinable
    @inline(__always)
    package var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
