import MIMETypes

/// What has been kept of an upload, which also notices when more is asked for.
final class UploadSource: ByteSource {
    private let bytes: [UInt8]
    private let isComplete: Bool
    /// Whether something was asked for that lies behind what was kept.
    private(set) var wasShort = false

    init(_ upload: Upload) {
        bytes = upload.prefix
        isComplete = upload.isComplete
    }

    var size: Int? { isComplete ? bytes.count : nil }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        let start = min(max(0, offset), bytes.count)
        let count = min(buffer.count, bytes.count - start)
        buffer.copyBytes(from: bytes[start..<(start + count)])
        if count < buffer.count, !isComplete { wasShort = true }
        return count
    }
}
