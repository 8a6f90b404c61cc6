import MIMETypes

/// The parts of a package that are unpacked, within what is left of the room.
extension OfficeSearch {
    /// Returns the first bytes of a part that isn't read otherwise; nil if it can't be unpacked.
    mutating func start(
        of entry: ZIPDirectory.Entry, _ directory: ZIPDirectory, _ resource: Resource
    ) throws(ResourceError) -> [UInt8]? {
        guard room > 0 else { return nil }
        let start = try directory.content(of: entry, limit: OfficeProlog.longest, resource)
        room -= start?.count ?? 0
        return start
    }

    /// Returns the content of an entry, which is searched as each of these parts; nil if it can't be unpacked, which is
    /// recorded unless the entry is empty.
    mutating func unpack(
        _ entry: ZIPDirectory.Entry, _ name: String, _ parts: Set<OfficePart>, _ directory: ZIPDirectory,
        _ resource: Resource
    ) throws(ResourceError) -> [UInt8]? {
        guard entry.compressedSize > 0 || entry.method != 0 else { return nil }
        guard entry.method == 0 || entry.method == 8 else {
            addUndecodable(name, "a part that is packed with method \(entry.method)")
            return nil
        }
        let weight = parts.reduce(0) { $0 + $1.weight }
        let room = min(room / weight, Self.isList(name) ? Self.longestList : Self.longestPart)
        guard room > 0, let content = try directory.content(of: entry, limit: room, resource) else {
            add(.tooCostly, name, "a part that can't be unpacked", kind: .unchecked)
            return nil
        }
        self.room -= content.count * weight
        if content.count >= room { add(.tooCostly, name, "more than can be unpacked", kind: .unchecked) }
        return content
    }

    /// Checks whether a part is a list of types or relations, each row of which takes more time than other tags.
    static func isList(_ name: String) -> Bool {
        let name = name.lowercased()
        return name == "[content_types].xml" || name.hasSuffix(".rels")
    }

    /// The maximum length of any part.
    private static let longestPart = 128 << 20
    /// The maximum length of such a list; the largest workbooks have lists of a few hundred KiB.
    private static let longestList = 4 << 20

    /// Searches a part with the content of OpenDocument as it is unpacked; returns false if its encoding requires that
    /// it is decoded first, or if it isn't a part that can be unpacked.
    mutating func isContentRead(
        _ entry: ZIPDirectory.Entry, _ name: String, _ directory: ZIPDirectory, _ resource: Resource, isOfOpenXML: Bool
    ) throws(ResourceError) -> Bool {
        guard entry.compressedSize > 0, entry.method == 0 || entry.method == 8, room > 0 else { return false }
        var (content, isFirst) = (OpenDocumentContent(limit: room), true)
        let isComplete = try directory.stream(entry, limit: resource.limits.bytes, resource) { bytes, isLast in
            if isFirst {
                guard let text = OfficeText(bytes), !text.isNarrowed, part(withStart: bytes) == nil else {
                    return nil
                }
                readProlog([UInt8](bytes.prefix(OfficeProlog.longest)), name, isOfOpenXML: isOfOpenXML)
                isFirst = false
            }
            let taken = content.read(bytes, isLast: isLast)
            return content.isIncomplete ? nil : taken
        }
        if isFirst { return false }
        room = max(0, room - content.work)
        for found in content.found { add(found.feature, name, found.detail, type: found.type) }
        if !isComplete { add(.tooCostly, name, "more than can be unpacked", kind: .unchecked) }
        return true
    }
}
