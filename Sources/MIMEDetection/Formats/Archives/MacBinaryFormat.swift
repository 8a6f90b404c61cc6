import MIMETypes

/// Macintosh files with both forks in one file, whose header of 128 bytes is zero at certain offsets.
///
/// https://files.stairways.com/other/macbinaryii-standard-info.txt
enum MacBinaryFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0]

    /// The possible lengths of the name.
    private static let nameLengths = 1...63

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.count >= 128, nameLengths.contains(Int(head[1])), head[74] == 0, head[82] == 0,
            head[2..<(2 + Int(head[1]))].allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
        else { return nil }
        // The third version has a signature; the second states its number and the version needed to read it.
        let isMarked = head.has("mBIN", at: 102)
        let isSecond = head[123] == 0x81 && (head[122] == 0x81 || head[122] == 0x82)
        guard isMarked || isSecond, isKind(head[65..<69]), isKind(head[69..<73]) else { return nil }
        return structural("application/x-macbinary", isMarked ? "mBIN at 102" : "version 129 at 122")
    }

    /// Checks whether these can be the four characters of a file type or a creator; unknown ones are zero.
    private static func isKind(_ characters: Slice<UnsafeRawBufferPointer>) -> Bool {
        characters.allSatisfy { $0 == 0 } || characters.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}
