import MIMETypes

/// MPEG-4 audio in LOAS, whose frames start with a sync word of eleven bits and a length; several consecutive frames
/// are required.
///
/// https://wiki.multimedia.cx/index.php/LATM
enum LOASFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x56]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        AudioFrames.count(in: head, size: resource.knownSize, length: frameLength).map {
            structural("audio/mp4a-latm", "# frames of LOAS", $0)
        }
    }

    private static func frameLength(_ head: UnsafeRawBufferPointer, at offset: Int) -> Int? {
        guard head[offset] == 0x56, head[offset + 1] >= 0xE0 else { return nil }
        let length = head.bigEndian(at: offset + 1, width: 2).map { $0 & 0x1FFF } ?? 0
        return length >= 4 ? 3 + length : nil
    }
}
