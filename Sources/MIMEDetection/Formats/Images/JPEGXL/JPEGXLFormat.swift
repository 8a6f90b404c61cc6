import MIMETypes

/// JPEG XL without a container, whose signature of two bytes is not sufficient.
///
/// The sections of the first frame must be within the file. If they can't be found, because a profile comes before them
/// or because their order is compressed, the fields of the header must have valid values.
///
/// ISO/IEC 18181-1
enum JPEGXLFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0xFF]
    static let minLength = 4

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard let header = JPEGXLHeader(head) else { return nil }
        let size = "a header for \(header.width) × \(header.height) pixels"
        guard !header.hasProfile, !header.hasPreview else { return shown(size) }
        guard let frame = JPEGXLFrame(head, at: header.end, header) else { return nil }
        guard let end = frame.end else { return shown(size) }
        guard let known = resource.knownSize, end <= known, end < known || frame.isLast else { return nil }
        return structural("image/jxl", "#", "\(size), and a first frame that ends at \(end)")
    }

    private static func shown(_ detail: String) -> Candidate {
        Candidate(
            type: MIMEType(constant: "image/jxl"),
            evidence: Evidence(basis: .container, tier: .signature, detail: detail))
    }

    /// Returns the offset after the last frame; nil if it isn't found.
    static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        guard let header = JPEGXLHeader(bytes), !header.hasProfile, !header.hasPreview else { return nil }
        var position = header.end
        while let frame = JPEGXLFrame(bytes, at: position, header), let end = frame.end {
            if frame.isLast || end > bytes.count { return end }
            position = end
        }
        return nil
    }
}
