import MIMETypes

/// Arrow streams, which start with a message that contains the schema.
///
/// https://arrow.apache.org/docs/format/Columnar.html#encapsulated-message-format,
/// https://flatbuffers.dev/internals/
enum ArrowStreamFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0xFF]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has([0xFF, 0xFF, 0xFF, 0xFF], at: 0), let length = head.littleEndian(at: 4, width: 4),
            length.isMultiple(of: 8), (16...(1 << 24)).contains(length), length <= (resource.knownSize ?? Int.max) - 8,
            let root = head.littleEndian(at: 8, width: 4), (4...256).contains(root),
            let distance = head.littleEndian(at: 8 + root, width: 4), distance <= root,
            let width = head.littleEndian(at: 8 + root - distance, width: 2), (8...64).contains(width)
        else { return nil }
        // The second field of a message is the kind of its header.
        guard let field = head.littleEndian(at: 8 + root - distance + 6, width: 2), field > 0,
            8 + root + field < head.count,
            head[8 + root + field] == 1
        else { return nil }
        return structural("application/vnd.apache.arrow.stream", "message with a schema")
    }
}
