import MIMETypes

extension Resource {
    /// Passes bytes from an offset to a closure; fewer if the content ends or a limit is reached.
    func withBuffer<Result>(
        at offset: Int, count: Int, _ body: (UnsafeRawBufferPointer) -> Result
    ) throws(ResourceError) -> Result {
        guard offset >= 0, count > 0 else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        return try withBytes(at: offset, count: count) { bytes in bytes.withUnsafeBytes(body) }
    }

    /// Copies bytes from an offset; fewer if the content ends or a limit is reached.
    func bytes(at offset: Int, count: Int) throws(ResourceError) -> [UInt8] {
        try withBuffer(at: offset, count: count) { [UInt8]($0) }
    }
}
