import MIMETypes

extension Resource {
    /// Copies bytes from one offset, fewer where the content or a limit ends.
    func bytes(at offset: Int, count: Int) throws(ResourceError) -> [UInt8] {
        guard offset >= 0, count > 0 else { return [] }
        return try withBytes(at: offset, count: count) { bytes in bytes.withUnsafeBytes { [UInt8]($0) } }
    }
}
