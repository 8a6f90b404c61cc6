#if Upload
/// The progress of sending a body.
///
/// Bytes are reported as sent once the connection has accepted them. On Linux, up to a few hundred KiB of these bytes
/// may still be in the system's buffers; on other systems, more. If the body is sent again after a redirect or for a
/// retry, the total starts again at 0.
public struct UploadProgress: Sendable, Hashable {
    /// The number of bytes of the body sent since the last report.
    public let bytesSent: Int
    /// The number of bytes of the body sent so far.
    public let totalBytesSent: Int
    /// The length of the body in bytes, or nil if it is not known.
    public let totalBytesExpected: Int?

    /// The fraction of the body that has been sent, from 0 to 1; nil if the body's length is not known.
    public var fraction: Double? {
        totalBytesExpected.map { $0 > 0 ? Double(totalBytesSent) / Double($0) : 1 }
    }
}
#endif
