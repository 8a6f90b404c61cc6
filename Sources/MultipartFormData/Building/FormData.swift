public import MIMETypes

/// A form with fields and files, as `multipart/form-data`.
///
/// Parts keep their order, and names may repeat. Files are described when they are added, and read piece by piece when
/// the form is sent, so memory does not grow with them. They must not change until then.
/// https://www.rfc-editor.org/rfc/rfc7578
///
/// ```swift
/// var form = FormData(detector: MIMEDetector())
/// try form.append("title", value: "Holiday")
/// try form.append("photo", path: "photo.jpg")
/// form.contentType                      // multipart/form-data;boundary=…
/// form.contentLength                    // known before the first byte
/// for try await chunk in form.body { }  // at most 512 KiB each
/// ```
public struct FormData: Sendable {
    /// The boundary between the parts.
    public let boundary: Boundary
    /// The parts, in the order in which they were added.
    public private(set) var parts: [Part] = []

    let detector: (any MIMETypeDetecting)?
    private let refusesControlCharacters: Bool
    let boundarySearch: ByteSearch

    /// Makes a form without parts.
    ///
    /// - Parameters:
    ///   - detector: detects the type of each file that is added without one, by its name and the start of its content;
    ///     without a detector such a file is `application/octet-stream`.
    ///   - boundary: separates the parts; a generated one, unless the caller needs a certain one.
    ///   - refusesControlCharacters: whether control characters in the name of a field or a file are an error.
    ///     Otherwise line breaks are escaped and the rest is sent as it is, as browsers do.
    public init(
        detector: (any MIMETypeDetecting)? = nil, boundary: Boundary = Boundary(),
        refusesControlCharacters: Bool = false
    ) {
        self.detector = detector
        self.boundary = boundary
        // Some parsers look for the boundary anywhere in a line, so content must not have it anywhere.
        boundarySearch = ByteSearch(Array("--\(boundary)".utf8))
        self.refusesControlCharacters = refusesControlCharacters
    }

    /// The type of the form with its boundary: the value of the request's `Content-Type`.
    public var contentType: MIMEType {
        guard let type = MIMEType.multipartFormData.setting(parameter: "boundary", to: boundary.description) else {
            preconditionFailure("a boundary has only characters that a parameter may have")
        }
        return type
    }

    /// The number of bytes of the body, for the request's `Content-Length`; nil if that of a part is not known.
    public var contentLength: Int? {
        var sum = closing.count
        for part in parts {
            guard let length = part.length else { return nil }
            // A length may come from a header that another program wrote.
            let (next, overflow) = sum.addingReportingOverflow(length)
            guard !overflow, next < Int.max - part.head.count - 2 else { return nil }
            sum = next + part.head.count + 2
        }
        return sum
    }

    /// The end of the form, after the last part.
    package var closing: [UInt8] {
        var writer = FormDataWriter()
        writer.writeEnd(boundary: boundary)
        return writer.bytes
    }

    /// Checks a part and adds it.
    mutating func append(
        _ name: String, fileName: String?, type: MIMEType?, headers: [PartHeader], content: Part.Content
    ) throws(FormDataError) {
        try refuseControlCharacters(in: name, fileName)
        if case .memory(let bytes) = content, case .found = boundarySearch.search(bytes[...]) {
            throw FormDataError(.boundaryInContent, name)
        }
        var writer = FormDataWriter()
        writer.writeHead(boundary: boundary, name: name, fileName: fileName, type: type, headers: headers)
        parts.append(
            Part(name: name, fileName: fileName, type: type, headers: headers, head: writer.bytes, content: content))
    }

    /// Throws if one of the names has control characters and they are refused.
    func refuseControlCharacters(in names: String?...) throws(FormDataError) {
        guard refusesControlCharacters else { return }
        for case let name? in names where name.utf8.contains(where: ASCII.isControl) {
            throw FormDataError(.illegalName, name)
        }
    }
}
