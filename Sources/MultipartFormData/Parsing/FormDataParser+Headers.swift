import MIMETypes

extension FormDataParser {
    /// Collects headers up to the blank line after them.
    mutating func readHeaders() throws(FormDataError) -> Event? {
        while let lineFeed = input.firstIndex(of: ASCII.lineFeed) {
            try collect(lineFeed + 1 - input.startIndex)
            if isLineEmpty {
                let head = try partHead()
                state = .content
                // A strict parser requires the line break before the boundary even if there is no content.
                (matched, matchedBefore) = strictness == .strict ? (0, 0) : (2, 2)
                watch.reset()
                mustBeEmpty = head.fileName?.isEmpty == true
                (room, roomLimit) =
                    head.fileName == nil ? (limits.textLength, "textLength") : (limits.fileLength, "fileLength")
                return .partBegan(head)
            }
            guard headerCount < limits.headerCount else {
                throw FormDataError(.limitExceeded, "headerCount", offset: sectionStart + lineStart)
            }
            headerCount += 1
            lineStart = headers.count
        }
        try collect(input.count)
        return nil
    }

    /// Whether the current line, which is complete, is the blank one after the headers.
    private var isLineEmpty: Bool {
        headers.count - lineStart == 2 && headers[lineStart] == ASCII.carriageReturn
    }

    private mutating func collect(_ count: Int) throws(FormDataError) {
        guard count <= limits.headerLength - headers.count else {
            throw FormDataError(.limitExceeded, "headerLength", offset: sectionStart + limits.headerLength)
        }
        try countHeaderBytes(count)
        headers += input.prefix(count)
        consume(count)
    }

    /// Counts the next bytes towards the total header length of the form.
    mutating func countHeaderBytes(_ count: Int) throws(FormDataError) {
        guard count <= limits.totalHeaderLength - totalHeaderLength else {
            let rest = limits.totalHeaderLength - totalHeaderLength
            throw FormDataError(.limitExceeded, "totalHeaderLength", offset: offset + rest)
        }
        totalHeaderLength += count
    }

    private mutating func partHead() throws(FormDataError) -> PartHead {
        var fields: [PartHeader] = []
        var disposition: ContentDisposition?
        var type: PartHeader?
        let isStrict = strictness == .strict
        watch.reset()
        if isStrict, watch.finds(in: headers[...]) { throw ambiguous("a boundary within headers") }
        for line in try headerLines() {
            let (field, value) = try field(line)
            if isStrict { try StrictHeaders.check(field, value, after: fields, offset: sectionStart) }
            fields.append(field)
            if field.isNamed("content-disposition") {
                guard disposition == nil,
                    let read = isStrict ? ContentDisposition(strictly: value) : ContentDisposition(parsing: value)
                else {
                    if isStrict, disposition == nil, let what = ContentDisposition.ambiguity(in: value) {
                        throw ambiguous(what)
                    }
                    throw malformed(line, field.name)
                }
                disposition = read
            } else if field.isNamed("content-type") {
                guard type == nil else { throw malformed(line, field.name) }
                type = field
            }
        }
        guard let disposition, let name = disposition.name else {
            throw FormDataError(.missingName, offset: sectionStart)
        }
        if isStrict { try StrictHeaders.check(type, isFile: disposition.fileName != nil, offset: sectionStart) }
        guard max(name.count, disposition.fileName?.count ?? 0) <= limits.nameLength else {
            throw FormDataError(.limitExceeded, "nameLength", offset: sectionStart)
        }
        return PartHead(
            name: String(decoding: name, as: UTF8.self),
            fileName: disposition.fileName.map { String(decoding: $0, as: UTF8.self) },
            type: type.flatMap { MIMEType($0.value) }, headers: fields)
    }

    /// Splits the headers at line breaks, and joins the lines of a folded header.
    ///
    /// Mail libraries fold long headers; a strict parser refuses that. A lone carriage return or line feed is an error,
    /// since other programs would read another header after it.
    /// https://www.rfc-editor.org/rfc/rfc5322#section-2.2.3
    private func headerLines() throws(FormDataError) -> [HeaderLine] {
        var lines: [HeaderLine] = []
        var rest = headers.dropLast(2)
        while let end = rest.firstIndex(where: { $0 == ASCII.carriageReturn || $0 == ASCII.lineFeed }) {
            let bytes = rest[..<end]
            guard rest[end...].starts(with: [ASCII.carriageReturn, ASCII.lineFeed]) else {
                throw malformed(HeaderLine(bytes))
            }
            if bytes.first.map(ASCII.isBlank) == true, let last = lines.indices.last {
                guard strictness == .lenient else { throw ambiguous("a header on several lines") }
                lines[last].bytes += bytes
            } else {
                lines.append(HeaderLine(bytes))
            }
            rest = rest[(end + 2)...]
        }
        return lines
    }

    /// Reads a name, a colon and a value.
    private func field(_ line: HeaderLine) throws(FormDataError) -> (PartHeader, value: ArraySlice<UInt8>) {
        let bytes = line.bytes
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex,
            bytes[..<colon].allSatisfy(ASCII.isToken)
        else { throw malformed(line) }
        let value = bytes[(colon + 1)...]
        return (PartHeader(unchecked: String(decoding: bytes[..<colon], as: UTF8.self), value), value)
    }

    private func malformed(_ line: HeaderLine, _ name: String? = nil) -> FormDataError {
        let subject = name ?? String(decoding: line.bytes.prefix(60), as: UTF8.self)
        return FormDataError(.malformedHeader, subject, offset: sectionStart + line.offset)
    }
}

/// The bytes of one header, without its line breaks.
private struct HeaderLine {
    var bytes: ArraySlice<UInt8>
    /// Where the header starts, from the first header of the part.
    let offset: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        offset = bytes.startIndex
    }
}
