extension UInt8 {
    /// The byte as a small letter if it is a capital one.
    ///
    /// Look-ups fold every byte, so this is inlined into other modules.
    @inlinable
    @inline(__always)
    package var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
