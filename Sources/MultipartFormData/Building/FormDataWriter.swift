import MIMETypes

/// A writer of the bytes between the contents of a form, exactly as browsers write them.
///
/// Names and file names are written as raw UTF-8 between quotes. `"`, carriage return and line feed become `%22`, `%0D`
/// and `%0A`, and nothing else is escaped: this is the only form that every parser reads. `filename*`, which RFC 7578
/// forbids, is never written.
/// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
struct FormDataWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes the delimiter, the headers and the blank line before a part's content.
    ///
    /// The line break after the previous content belongs to the end of the previous part.
    mutating func writeHead(
        boundary: Boundary, name: String, fileName: String?, type: MIMEType?, headers: [PartHeader]
    ) {
        bytes.reserveCapacity(160 + name.utf8.count + (fileName?.utf8.count ?? 0))
        write("--")
        write(boundary.description)
        write("\r\nContent-Disposition: form-data; name=\"")
        writeEscaped(name.normalizingLineBreaks())
        if let fileName {
            write("\"; filename=\"")
            writeEscaped(Array(fileName.utf8))
        }
        write("\"\r\n")
        if let type { writeHeader("Content-Type", type.description) }
        for header in headers { writeHeader(header.name, header.value) }
        write("\r\n")
    }

    /// Writes the delimiter that ends the form.
    mutating func writeEnd(boundary: Boundary) {
        write("--")
        write(boundary.description)
        write("--\r\n")
    }

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func writeHeader(_ name: String, _ value: String) {
        write(name)
        write(": ")
        write(value)
        write("\r\n")
    }

    private mutating func writeEscaped(_ name: [UInt8]) {
        for byte in name {
            switch byte {
            case ASCII.quote: write("%22")
            case ASCII.carriageReturn: write("%0D")
            case ASCII.lineFeed: write("%0A")
            default: bytes.append(byte)
            }
        }
    }
}

extension String {
    /// Returns the UTF-8 bytes, with each lone line feed or carriage return replaced by both.
    ///
    /// Line breaks are normalised as in https://infra.spec.whatwg.org/#normalize-newlines, and then written as forms
    /// require.
    func normalizingLineBreaks() -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count)
        var previous: UInt8 = 0
        for byte in utf8 {
            if byte == ASCII.lineFeed, previous != ASCII.carriageReturn { result.append(ASCII.carriageReturn) }
            if byte != ASCII.lineFeed, previous == ASCII.carriageReturn { result.append(ASCII.lineFeed) }
            result.append(byte)
            previous = byte
        }
        if previous == ASCII.carriageReturn { result.append(ASCII.lineFeed) }
        return result
    }
}
