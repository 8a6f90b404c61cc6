import MIMETypes

/// AC-4 audio, whose frames start with a sync word of two bytes and a length; several consecutive frames are required.
///
/// https://www.etsi.org/deliver/etsi_ts/103100_103199/10319001/01.03.01_60/ts_10319001v010301p.pdf, annex G
enum AC4Format: ContainerFormat {
    static let firstBytes: [UInt8] = [0xAC]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        AudioFrames.count(in: head, size: resource.knownSize, length: frameLength).map {
            structural("audio/ac4", "# frames of AC-4", $0)
        }
    }

    private static func frameLength(_ head: UnsafeRawBufferPointer, at offset: Int) -> Int? {
        guard head[offset] == 0xAC, head[offset + 1] & 0xFE == 0x40,
            let length = head.bigEndian(at: offset + 2, width: 2)
        else { return nil }
        let checksum = head[offset + 1] == 0x41 ? 2 : 0
        // A length that doesn't fit is in three more bytes.
        if length == 0xFFFF { return head.bigEndian(at: offset + 4, width: 3).map { 7 + $0 + checksum } }
        return length >= 8 ? 4 + length + checksum : nil
    }
}
