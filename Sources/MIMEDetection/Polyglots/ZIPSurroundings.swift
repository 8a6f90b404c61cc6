import MIMETypes

/// Examines the content before and after a ZIP archive in the same file, which archive readers ignore.
///
/// The entries are part of what the sender declares the file to be; anything outside them is not.
struct ZIPSurroundings {
    /// The number of bytes of each part that are examined.
    private static let sample = 64 << 10

    let resource: Resource
    let size: Int

    /// Adds a program, web page, document or archive that is not an entry.
    ///
    /// - Returns: false if the archive's end can't be reached within the limits.
    func add(to readings: inout [OtherReading]) throws(ResourceError) -> Bool {
        guard let directory = try ZIPDirectory(endOf: resource, size: size, tails: [1024, WantedBytes.longestTail])
        else { return try addBehindDistantEnd(to: &readings) }
        if let end = directory.endRecord {
            try addRest(from: end.end, commentLength: end.commentLength, to: &readings)
        }
        if let entry = directory.first(where: { $0.hasPrefix(".phar/") }) {
            readings.append(
                OtherReading(
                    kind: .serverScript, type: MIMEType(constant: "application/x-php"), offset: entry.offset,
                    detail: "ZIP entry \(directory.name(of: entry)) of an archive of PHP"))
        }
        if let first = directory.entries.map(\.offset).min(), first > 0 {
            try addPart(from: 0, count: first, "before the archive", to: &readings)
        }
        return true
    }

    /// Adds the content of the comment, and what comes after it.
    private func addRest(from start: Int, commentLength: Int, to readings: inout [OtherReading]) throws(ResourceError) {
        try addPart(from: start, count: commentLength, "in the comment of the archive", to: &readings)
        let end = start + commentLength
        try addPart(from: end, count: size - end, "after the end of the archive", to: &readings)
    }

    /// Searches for the archive's end further ahead than archive readers do, since a large amount of data after the end
    /// hides it from them.
    private func addBehindDistantEnd(to readings: inout [OtherReading]) throws(ResourceError) -> Bool {
        guard size > WantedBytes.longestTail else { return true }
        guard size <= resource.limits.bytes - ReadLimits.standard.bytes else { return false }
        if let end = try ZIPEndRecord(resource, size: size, tails: [size]) {
            try addRest(from: end.end, commentLength: end.commentLength, to: &readings)
        }
        return !resource.usage.isExhausted
    }

    private func addPart(
        from start: Int, count: Int, _ offset: String, to readings: inout [OtherReading]
    ) throws(ResourceError) {
        guard count > 0 else { return }
        let found = try resource.withBuffer(at: start, count: min(count, Self.sample)) {
            Self.reading(in: $0, at: start, count: count, offset)
        }
        if let found { readings.append(found) }
    }

    private static func reading(
        in part: UnsafeRawBufferPointer, at start: Int, count: Int, _ offset: String
    ) -> OtherReading? {
        var found = PolyglotFindings()
        MarkSearch(part, isWhole: false).addTags(to: &found)
        if let tag = found.readings.first ?? MarkSearch(part, isWhole: false).programArchive {
            return OtherReading(kind: tag.kind, type: tag.type, offset: start + tag.offset, detail: tag.detail)
        }
        // Comments are text.
        guard let type = TrailingContent.find(in: part, after: 0)?.type, type != .plainText, type != .octetStream else {
            return nil
        }
        return OtherReading(kind: .trailingData, type: type, offset: start, detail: "\(count) bytes \(offset)")
    }
}
