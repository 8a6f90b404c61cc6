import MIMETypes

/// Bytes in memory that are read like those of a file, and counted.
struct CountingSource: ByteSource {
    final class Count {
        var reads = 0
        var bytes = 0
    }

    let content: [UInt8]
    let count: Count

    init(_ content: [UInt8], _ count: Count = Count()) {
        (self.content, self.count) = (content, count)
    }

    var size: Int? { content.count }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        let part = content[min(offset, content.count)..<min(offset + buffer.count, content.count)]
        buffer.copyBytes(from: part)
        count.reads += 1
        count.bytes += part.count
        return part.count
    }
}
