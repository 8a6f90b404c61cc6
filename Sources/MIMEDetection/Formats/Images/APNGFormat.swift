import MIMETypes

/// Animated PNG, which says so in a chunk before the first picture's data.
///
/// https://www.w3.org/TR/png-3/#apng-frame-based-animation
enum APNGFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x89]

    /// No program writes more chunks before the picture.
    private static let maxChunks = 64

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) else { return nil }
        var position = 8
        for _ in 0..<maxChunks {
            guard let length = head.bigEndian(at: position, width: 4), !head.has("IDAT", at: position + 4) else {
                return nil
            }
            if head.has("acTL", at: position + 4) { return structural("image/apng", "chunk acTL at \(position + 4)") }
            position += 12 + length
        }
        return nil
    }
}
