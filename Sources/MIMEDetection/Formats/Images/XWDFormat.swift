import MIMETypes

/// X Window System window dumps, recognised by the fields of their header.
///
/// https://gitlab.freedesktop.org/xorg/proto/xorgproto/-/blob/master/include/X11/XWDFile.h
enum XWDFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard let length = head.bigEndian(at: 0, width: 4), (100...4096).contains(length),
            head.bigEndian(at: 4, width: 4) == 7, let format = head.bigEndian(at: 8, width: 4), format <= 2,
            let depth = head.bigEndian(at: 12, width: 4), (1...32).contains(depth)
        else { return nil }
        return structural("image/x-xwindowdump", "version 7, # bits for each pixel", depth)
    }
}
