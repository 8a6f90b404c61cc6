import MIMETypes

/// GSM 06.10 speech, whose frames of 33 bytes all start with the same four bits.
///
/// https://www.rfc-editor.org/rfc/rfc3551#section-4.5.8
enum GSMFormat: ContainerFormat {
    static let firstBytes = Array(UInt8(0xD0)...0xDF)

    private static let frameLength = 33
    /// The required number of frames; fewer could start with these bits by chance.
    private static let frames = 12

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        let starts = stride(from: 0, to: head.count, by: frameLength)
        guard head.count >= frames * frameLength, starts.allSatisfy({ head[$0] >> 4 == 0xD }) else { return nil }
        // Silence in A-law is one byte, over and over.
        guard head[..<frameLength].contains(where: { $0 != head[0] }) else { return nil }
        return structural("audio/x-gsm", "frames of 33 bytes")
    }
}
