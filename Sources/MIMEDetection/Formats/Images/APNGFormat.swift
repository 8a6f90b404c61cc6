import MIMETypes

/// Animated PNG, identified by a chunk before the data of the first image.
///
/// https://www.w3.org/TR/png-3/#apng-frame-based-animation
enum APNGFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x89]

    /// The maximum number of chunks before the image; no program writes more.
    private static let maxChunks = 64

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) else { return nil }
        var position = 8
        for _ in 0..<maxChunks {
            guard let length = head.bigEndian(at: position, width: 4), !head.has("IDAT", at: position + 4) else {
                return nil
            }
            if head.has("acTL", at: position + 4) { return structural("image/apng", "chunk acTL at #", position + 4) }
            position += 12 + length
        }
        return nil
    }
}
