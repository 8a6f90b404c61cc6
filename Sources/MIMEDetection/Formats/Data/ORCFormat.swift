import MIMETypes

/// Apache ORC files, whose signature of three letters is both at the start and before the last byte.
///
/// https://orc.apache.org/specification/ORCv1/
enum ORCFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x4F]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has("ORC", at: 0), let size = resource.size, size >= 8,
            try resource.bytes(at: size - 4, count: 3) == Array("ORC".utf8)
        else { return nil }
        return structural("application/x-orc", "ORC at both ends")
    }
}
