import MIMETypes

/// MPEG program streams and elementary video streams, whose start codes of four bytes are mostly zeros.
///
/// https://wiki.multimedia.cx/index.php/MPEG-1, https://wiki.multimedia.cx/index.php/MPEG-4_Part_2,
/// https://www.itu.int/rec/T-REC-H.264, https://www.itu.int/rec/T-REC-H.265, https://www.itu.int/rec/T-REC-H.266
enum MPEGVideoFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        if head.has([0, 0, 1], at: 0), head.count >= 12, let found = stream(head) { return found }
        guard head.has([0, 0, 1], at: 0) || head.has([0, 0, 0, 1], at: 0) else { return nil }
        if let found = ParameterSets(head).type { return structural(found, "parameter sets of video") }
        guard head.has([0, 0, 0, 1], at: 0), head.count >= 8 else { return nil }
        // The profiles of a sequence parameter set.
        let profiles: [UInt8] = [66, 77, 88, 100, 110, 122, 244]
        if head[4] == 0x67 || head[4] == 0x27, profiles.contains(head[5]), head[7] >= 9, head[7] <= 62 {
            return structural("video/h264", "sequence parameter set of profile #", Int(head[5]))
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
            return structural("video/mpeg", "sequence of # pixels", "\(size >> 12) by \(size & 0xFFF)")
        case 0xB0:
            // The profile, then the start of an object or of its description.
            let isObject =
                head.has([0, 0, 1], at: 5) && [0xB2, 0xB5].contains(head[8]) || head.has([0, 0, 1, 0], at: 5)
            return isObject ? structural("video/mp4v-es", "visual object sequence") : nil
        case 0x0F:
            // The advanced profile, in which only one colour format is allowed.
            let isAdvanced = head[4] >> 6 == 3 && (head[4] >> 3) & 7 <= 4 && (head[4] >> 1) & 3 == 1
            return isAdvanced ? structural("video/vc1", "sequence header of the advanced profile") : nil
        default:
            return nil
        }
    }
}
