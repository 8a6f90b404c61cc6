import MIMETypes

/// Searches for other formats that the bytes of a resource can be read as.
///
/// A search of the head requires no further reads. A thorough search reads files that are displayed or printed
/// completely, and the end of any other file. If audio or video is too large to be read completely, its start and its
/// end are read.
struct PolyglotSearch {
    let resource: Resource
    let content: PolyglotContent
    private(set) var readings: [OtherReading] = []

    /// Searches a resource whose type is known.
    ///
    /// - Returns: the findings, and the depth to which the bytes were searched; nothing if there is no content.
    static func search(
        _ resource: Resource, type: MIMEType, depth: SearchDepth, _ registry: TypeRegistry
    ) throws(ResourceError) -> (readings: [OtherReading], searched: SearchDepth?) {
        guard resource.hasContent, resource.kind == .regular else { return ([], nil) }
        let content = PolyglotContent(type, depth: depth, registry)
        var search = PolyglotSearch(resource: resource, content: content, readings: [])
        let isWhole = try resource.isHeadWhole()
        var isComplete = isWhole
        if !isWhole, depth == .thorough { isComplete = try search.searchBeyondHead() }
        if !isComplete || isWhole { try search.searchHead(isWhole: isWhole) }
        if isComplete, depth == .thorough, search.content.isArchive, search.content.isBinary, let size = resource.size {
            isComplete = try ZIPSurroundings(resource: resource, size: size).add(to: &search.readings)
        }
        if isComplete, depth == .thorough, CompressedDrawing.isType(type) {
            isComplete = try search.addDrawing(registry)
        }
        if isComplete, depth == .thorough, search.content.isOfficeDocument {
            if let found = try OfficeSearch.readings(in: resource) {
                search.readings += found
            } else {
                isComplete = false
            }
        }
        if isComplete, depth == .thorough, search.content.isTable { try search.addFormulas() }
        return (search.readings, isComplete ? .thorough : .head)
    }

    /// Searches a table for formulas, from its start as far as the limits allow.
    private mutating func addFormulas() throws(ResourceError) {
        guard let size = resource.size else { return }
        let count = min(size, resource.limits.bytes - ReadLimits.standard.bytes)
        let form = try TextForm(headOf: resource)
        readings += try resource.withBuffer(at: 0, count: count) { bytes in
            guard let form, form.isWide else { return TableFormulas.readings(in: bytes) }
            return WideText(bytes, form).narrowed.withUnsafeBytes { TableFormulas.readings(in: $0) }
        }
    }

    /// Searches the bytes that have already been read.
    private mutating func searchHead(isWhole: Bool) throws(ResourceError) {
        try add(content.findings(in: try resource.headBuffer(), isWhole: isWhole), isWhole: isWhole)
    }

    /// Unpacks and searches a compressed drawing; returns false if it can't be read completely.
    private mutating func addDrawing(_ registry: TypeRegistry) throws(ResourceError) -> Bool {
        guard let size = resource.size, size <= resource.limits.bytes - ReadLimits.standard.bytes else { return false }
        let found = try resource.withBuffer(at: 0, count: size) {
            $0.count == size ? CompressedDrawing.readings(in: $0, depth: .thorough, registry) : nil
        }
        readings += found ?? []
        return found != nil
    }

    /// Reads and searches everything after the head; if the end can't be reached, returns false and keeps no findings.
    private mutating func searchBeyondHead() throws(ResourceError) -> Bool {
        guard let size = resource.size else { return false }
        let isRelevant = content.isShown ? true : try isReadWhole()
        if isRelevant {
            let limit = resource.limits.bytes - ReadLimits.standard.bytes
            guard size <= limit else { return content.isPlayed ? try searchEnds(size: size, limit: limit) : false }
            let content = content
            let found = try resource.withBuffer(at: 0, count: size) {
                $0.count == size ? content.findings(in: $0, isWhole: true) : nil
            }
            guard let found else { return false }
            try add(found, isWhole: true)
        } else {
            try searchHead(isWhole: false)
            try addArchive(size: size)
        }
        if content.isShown, content.isBinary { try addDisc(size: size) }
        if resource.usage.isExhausted { readings = [] }
        return !resource.usage.isExhausted
    }

    /// Reads and searches the first and the last bytes, as many as are allowed, and finds an archive by its end.
    private mutating func searchEnds(size: Int, limit: Int) throws(ResourceError) -> Bool {
        // Finding the archive takes further reads.
        let (content, count) = (content, limit / 2 - WantedBytes.longestTail)
        guard count > resource.limits.headLength else { return false }
        var found = try resource.withBuffer(at: 0, count: count) { content.findings(in: $0, isWhole: false) }
        let end = try resource.withBuffer(at: size - count, count: count) { content.findings(inEnd: $0) }
        found.readings += end.readings.map { $0.moved(by: size - count) }
        found.archiveEntry = found.archiveEntry ?? end.archiveEntry?.moved(by: size - count)
        try add(found, isWhole: false)
        try addArchive(size: size)
        try addDisc(size: size)
        if resource.usage.isExhausted { readings = [] }
        return !resource.usage.isExhausted
    }

    /// Checks whether all bytes of a text matter: what comes after blanks, and anything in a page.
    private func isReadWhole() throws(ResourceError) -> Bool {
        let head = try resource.headBuffer()
        return content.isReadText && TextStartSearch.isBlank(head) || content.looksLikePage(head)
    }

    private mutating func add(_ found: PolyglotFindings, isWhole: Bool) throws(ResourceError) {
        readings += found.readings
        if isWhole {
            if found.hasArchiveEnd, let size = resource.knownSize { try addArchive(size: size) }
        } else if let entry = found.archiveEntry {
            readings.append(entry)
        }
        // An archive after the end of an image is reported as an archive.
        guard let trailing = found.trailing else { return }
        if !readings.contains(where: { $0.kind == .format && $0.offset >= trailing.offset }) {
            readings.append(trailing)
        }
    }

    /// Checks whether the content is a ZIP archive from its first byte on, whatever its detected type.
    private func startsLikeArchive() throws(ResourceError) -> Bool {
        try resource.headBuffer().has("PK\u{3}\u{4}", at: 0)
    }

    /// Searches for the record at the end by which ZIP readers find an archive, whatever comes before it.
    private mutating func addArchive(size: Int) throws(ResourceError) {
        guard !content.isArchive, !content.holdsArchives, try !startsLikeArchive(),
            let directory = try ZIPDirectory(endOf: resource, size: size, tails: [1024, WantedBytes.longestTail])
        else { return }
        let archive = try ZIPFormat.candidate(directory, resource, content.registry)
        readings.append(
            OtherReading(
                kind: .format, type: archive.type, offset: directory.entries.map(\.offset).min() ?? 0,
                detail: "\(archive.evidence.detail), found from its end"))
    }

    /// Searches for the volume descriptor of a disc, which readers find whatever is in the first 32 KiB.
    ///
    /// https://ecma-international.org/publications-and-standards/standards/ecma-119/
    private mutating func addDisc(size: Int) throws(ResourceError) {
        let position = 32_769
        guard size > position + 2048, try resource.bytes(at: position, count: 5) == Array("CD001".utf8) else {
            return
        }
        readings.append(
            OtherReading(
                kind: .format, type: MIMEType(constant: "application/vnd.efi.iso"), offset: position, detail: "CD001"))
    }
}

extension OtherReading {
    /// Returns the same reading at an offset that is greater by a number.
    fileprivate func moved(by distance: Int) -> OtherReading {
        OtherReading(
            kind: kind, type: type, offset: offset + distance, detail: detail, feature: feature, part: part)
    }
}
