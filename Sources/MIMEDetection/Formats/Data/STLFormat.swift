import MIMETypes

/// Binary stereolithography files, which start with 80 arbitrary bytes, recognised by the number of triangles and the
/// file size.
///
/// https://www.loc.gov/preservation/digital/formats/fdd/fdd000505.shtml
enum STLFormat: ContainerFormat {
    static let firstBytes = Array(UInt8.min...UInt8.max)

    static let minLength = 85

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard let count = head.littleEndian(at: 80, width: 4), count > 0, resource.knownSize == 84 + count * 50
        else { return nil }
        return structural("model/stl", "# triangles", count)
    }
}
