import MIMETypes

/// Streams of AC-4 and of MPEG-4 audio, whose frames start with a short mark and a length: several have to follow each other.
///
/// https://www.etsi.org/deliver/etsi_ts/103100_103199/10319001/01.03.01_60/ts_10319001v010301p.pdf, annex G,
/// https://wiki.multimedia.cx/index.php/LATM
enum SynchronisedAudioFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x56, 0xAC]

    /// How many frames have to follow each other.
    private static let frames = 3

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        let mark = head[0]
        var (offset, count) = (0, 0)
        while count < frames {
            if count > 1, offset == resource.size { break }
            guard offset + 4 <= head.count, head[offset] == mark, let length = length(head, at: offset) else {
                return nil
            }
            offset += length
            count += 1
        }
        return mark == 0xAC
            ? structural("audio/ac4", "\(count) frames of AC-4")
            : structural("audio/mp4a-latm", "\(count) frames of LOAS")
    }

    /// The length of a whole frame.
    private static func length(_ head: UnsafeRawBufferPointer, at place: Int) -> Int? {
        if head[place] == 0x56 {
            let length = head.bigEndian(at: place + 1, width: 2).map { $0 & 0x1FFF } ?? 0
            return head[place + 1] >= 0xE0 && length >= 4 ? 3 + length : nil
        }
        let check = head[place + 1] == 0x41 ? 2 : 0
        guard head[place + 1] & 0xFE == 0x40, let length = head.bigEndian(at: place + 2, width: 2) else { return nil }
        if length == 0xFFFF { return head.bigEndian(at: place + 4, width: 3).map { 7 + $0 + check } }
        return length >= 8 ? 4 + length + check : nil
    }
}
