import MIMETypes

/// Program streams and elementary streams of video, whose start codes of four bytes are mostly zeros.
///
/// https://wiki.multimedia.cx/index.php/MPEG-1 and https://www.itu.int/rec/T-REC-H.264
enum MPEGVideoFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        if head.has([0, 0, 1], at: 0), head.count >= 12 { return stream(head) }
        guard head.has([0, 0, 0, 1], at: 0) else { return nil }
        // The profiles of a sequence parameter set.
        let profiles: [UInt8] = [66, 77, 88, 100, 110, 122, 244]
        if head[4] == 0x67 || head[4] == 0x27, profiles.contains(head[5]), head[7] >= 9, head[7] <= 62 {
            return structural("video/h264", "sequence parameter set of profile \(head[5])")
        }
        let isParameterSet = head.has([0x40, 1, 0x0C], at: 4)
        return isParameterSet ? structural("video/h265", "video parameter set") : nil
    }

    private static func stream(_ head: UnsafeRawBufferPointer) -> Candidate? {
        switch head[3] {
        case 0xBA:
            let isPack = head[4] & 0xF1 == 0x21 || head[4] & 0xC4 == 0x44
            return isPack ? structural("video/mpeg", "pack with its clock") : nil
        case 0xB3:
            guard let size = head.bigEndian(at: 4, width: 3), size >> 12 >= 16, size & 0xFFF >= 16 else { return nil }
            let (aspect, rate) = (head[7] >> 4, head[7] & 15)
            guard (1...14).contains(aspect), (1...8).contains(rate) else { return nil }
            return structural("video/mpeg", "sequence of \(size >> 12) by \(size & 0xFFF) pixels")
        default:
            return nil
        }
    }
}
