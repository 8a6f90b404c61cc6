import MIMETypes

/// AV1 video without a container: units with their lengths, the second of which describes the sequence.
///
/// https://aomediacodec.github.io/av1-spec/#obu-header-syntax
enum AV1Format: ContainerFormat {
    static let firstBytes: [UInt8] = [0x12]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has([0x12, 0, 0x0A], at: 0), head[3] >= 4, head[3] < 0x80, head[4] >> 5 <= 2 else { return nil }
        let next = 4 + Int(head[3])
        guard next < head.count else { return nil }
        // A frame or its header, or metadata; a length follows.
        let (kind, flags) = (head[next] >> 3, head[next] & 3)
        return [3, 5, 6].contains(kind) && flags == 2 ? structural("video/av1", "units with a sequence header") : nil
    }
}
