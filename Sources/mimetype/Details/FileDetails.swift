import MIMEDetection
import MIMETypes

/// The details that a description adds to the kind of file: sizes, versions and properties stated in the first bytes.
enum FileDetails {
    /// Returns the details, most general first; empty if nothing is known.
    ///
    /// Only the bytes that the detection has read are examined, and, for some images, the properties that follow them.
    static func parts(of resource: Resource, _ type: MIMEType) -> [String] {
        if type.type == "image", let size = resource.pixelSize(of: type) {
            return ["\(size.width) × \(size.height)"]
                + (read(resource) { type.subtype == "gif" ? DocumentDetails.gif($0) : [] })
        }
        return read(resource) { head in
            if let program = ELFDetails(head) { return program.text }
            return readers[type.essence]?(head) ?? []
        }
    }

    private static let readers: [String: @Sendable ([UInt8]) -> [String]] = [
        "application/pdf": DocumentDetails.pdf, "application/postscript": DocumentDetails.postScript,
        "image/x-eps": DocumentDetails.postScript, "application/rtf": DocumentDetails.richText,
        "application/gzip": DocumentDetails.gzip, "audio/wav": DocumentDetails.wave,
        "application/vnd.microsoft.portable-executable": ProgramDetails.portableExecutable,
        "application/x-java": ProgramDetails.javaClass,
    ]

    private static func read(_ resource: Resource, _ body: ([UInt8]) -> [String]) -> [String] {
        let head = try? resource.withHead { span in span.withUnsafeBytes { Array($0.prefix(4096)) } }
        return head.map(body) ?? []
    }
}
