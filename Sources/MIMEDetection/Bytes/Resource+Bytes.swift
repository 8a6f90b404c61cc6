import MIMETypes

extension Resource {
    /// Copies bytes from an offset; fewer if the content ends or a limit is reached.
    func bytes(at offset: Int, count: Int) throws(ResourceError) -> [UInt8] {
        guard offset >= 0, count > 0 else { return [] }
        return try withBytes(at: offset, count: count) { bytes in bytes.withUnsafeBytes { [UInt8]($0) } }
    }
}
