import MIMETypes

/// Searches office documents for anything that runs or is loaded when they are opened.
///
/// The parts of a package that can refer to other files are unpacked and read as XML. Programs are only found, not
/// read, except for those in old documents, which may be empty.
struct OfficeSearch {
    private(set) var readings: [OtherReading] = []
    /// The number of bytes that may still be unpacked, if they are not searched.
    var room: Int
    /// Whether sheets of the workbook have controls.
    private var hasControls = false

    /// Searches a document.
    ///
    /// - Parameter resource: the document, which is read completely.
    /// - Returns: what the document contains; nil if its size is not known or its end can't be reached.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    static func readings(in resource: Resource) throws(ResourceError) -> [OtherReading]? {
        guard let size = resource.size else { return nil }
        if try resource.isHeadWhole() { return readings(in: try resource.headBuffer()) }
        guard size <= resource.limits.bytes - ReadLimits.standard.bytes else {
            return try largePackage(resource, size: size)
        }
        return try resource.withBuffer(at: 0, count: size) { $0.count == size ? readings(in: $0) : nil }
    }

    /// Returns what a document contains that is too large to be read completely: only the relevant parts of the package
    /// are read.
    private static func largePackage(_ resource: Resource, size: Int) throws(ResourceError) -> [OtherReading] {
        var search = OfficeSearch(room: 10 * resource.limits.bytes)
        if let directory = try ZIPDirectory(endOf: resource, size: size, tails: [1024, WantedBytes.longestTail]) {
            try search.search(directory, resource)
            if !resource.usage.isExhausted { return search.readings }
        }
        search.add(.tooCostly, nil, "a document of \(size) bytes", kind: .unchecked)
        return search.readings
    }

    /// Returns what a document contains that is completely in memory.
    static func readings(in bytes: UnsafeRawBufferPointer) -> [OtherReading] {
        let resource = Resource(unownedMemory: bytes, limits: .thorough)
        var search = OfficeSearch(room: 128 << 20 + 48 * bytes.count)
        // Memory can always be read.
        try? search.search(resource, bytes)
        return search.readings
    }

    private init(room: Int) { self.room = min(room, 1280 << 20) }

    private mutating func search(_ resource: Resource, _ bytes: UnsafeRawBufferPointer) throws(ResourceError) {
        if let file = CompoundStreams(bytes) { return readings = OldDocumentSearch(file: file).readings() }
        if OldWorkbook.isStart(bytes) {
            return readings = OldDocumentSearch.readings(inWorkbook: bytes)
        }
        if RTFSearch.isStart(bytes) {
            for found in RTFSearch.findings(in: bytes) { add(found.feature, nil, found.detail, type: found.type) }
            return
        }
        guard let directory = try ZIPDirectory(resource, head: bytes) else { return }
        try search(directory, resource)
    }

    private mutating func search(_ directory: ZIPDirectory, _ resource: Resource) throws(ResourceError) {
        if !directory.isComplete, directory.endRecord != nil {
            add(.tooCostly, nil, "more entries than are searched", kind: .unchecked)
        }
        let types = try contentTypes(directory, resource)
        hasControls = types.hasControls || directory.entries.contains { OfficePart.isControl(directory.name(of: $0)) }
        for entry in directory.entries {
            let name = directory.name(of: entry)
            addProgram(name, entry.offset)
            // Programs for OpenDocument use the name, others the content type or a relation, so all are believed.
            let parts = Set(
                [OfficePart(name), types.part(name)].compactMap { part -> OfficePart? in
                    part == .relations && types.isChartRelations(name) ? .chartRelations : part
                })
            guard !parts.isEmpty else {
                guard let start = try start(of: entry, directory, resource) else { continue }
                if let part = start.withUnsafeBytes({ self.part(withStart: $0) }) {
                    try search(entry, name, [part], directory, resource, isOfOpenXML: types.isPresent)
                } else if types.isXML(name) {
                    readProlog(start, name, isOfOpenXML: types.isPresent)
                } else if !types.isPresent, start.starts(with: CompoundStreams.signature) {
                    add(.embeddedObject, name, "ZIP entry \(name)", offset: entry.offset)
                }
                continue
            }
            if parts == [.content], try isContentRead(entry, name, directory, resource, isOfOpenXML: types.isPresent) {
                continue
            }
            try search(entry, name, parts, directory, resource, isOfOpenXML: types.isPresent)
        }
    }

    /// Unpacks an entry, and searches it as each of these parts and as the one that its root element indicates.
    private mutating func search(
        _ entry: ZIPDirectory.Entry, _ name: String, _ parts: Set<OfficePart>, _ directory: ZIPDirectory,
        _ resource: Resource, isOfOpenXML: Bool
    ) throws(ResourceError) {
        guard let content = try unpack(entry, name, parts, directory, resource) else { return }
        readProlog(content, name, isOfOpenXML: isOfOpenXML)
        var parts = parts
        if let part = content.withUnsafeBytes({ self.part(withStart: $0) }), parts.insert(part).inserted {
            count(content.count * part.weight, name)
        }
        for part in parts { content.withUnsafeBytes { read($0, part, name) } }
    }

    /// Returns the part that the root element indicates; nil for a sheet of a workbook without controls.
    func part(withStart bytes: UnsafeRawBufferPointer) -> OfficePart? {
        let start = UnsafeRawBufferPointer(rebasing: bytes.prefix(OfficeProlog.longest))
        let part = OfficeText(start)?.withBytes { OfficeProlog.root(in: $0).flatMap { OfficePart(root: $0) } }
        return part == .controls && !hasControls ? nil : part
    }

    /// Records a part with a document type, which may load or expand entities.
    ///
    /// Lists of types and relations are searched for one as they are read.
    mutating func readProlog(_ content: [UInt8], _ name: String, isOfOpenXML: Bool) {
        guard !Self.isList(name) else { return }
        content.withUnsafeBytes { bytes in
            let start = UnsafeRawBufferPointer(rebasing: bytes.prefix(OfficeProlog.longest))
            guard let text = OfficeText(start) else {
                return addUndecodable(name, "an encoding in which tags can't be seen")
            }
            let prolog = text.withBytes {
                OfficeProlog.content(
                    in: $0, isWhole: bytes.count < OfficeProlog.longest, allowsNamed: !isOfOpenXML)
            }
            switch prolog {
            case .nothing: break
            case .unknown: addUndecodable(name, "a part whose root element isn't near its start")
            case .declarations:
                add(.entityExpansion, name, "declarations", type: "application/xml-external-parsed-entity")
            }
        }
    }

    /// Returns the list of the parts' content types.
    private mutating func contentTypes(
        _ directory: ZIPDirectory, _ resource: Resource
    ) throws(ResourceError) -> OfficeContentTypes {
        let list = directory.entries.first { directory.name(of: $0).lowercased() == "[content_types].xml" }
        guard let list, let content = try unpack(list, "[Content_Types].xml", [.types], directory, resource) else {
            return OfficeContentTypes()
        }
        return content.withUnsafeBytes { bytes in
            OfficeText(bytes).map { $0.withBytes { OfficeContentTypes($0) } }
        } ?? OfficeContentTypes()
    }

    /// Records the first part that can't be decoded.
    mutating func addUndecodable(_ part: String, _ detail: String) {
        readings.addFirst(
            OtherReading(
                kind: .unchecked, type: .octetStream, offset: 0, detail: detail, part: part))
    }

    /// Records the first reading for each feature.
    mutating func add(
        _ feature: OtherReading.Feature, _ part: String?, _ detail: String, type: StaticString? = nil,
        kind: OtherReading.Kind = .script, offset: Int = 0
    ) {
        readings.addFirst(
            OtherReading(
                kind: kind, type: MIMEType(constant: type ?? feature.usualType), offset: offset, detail: detail,
                feature: feature, part: part))
    }

    /// Records an entry whose name is that of a program or an object.
    private mutating func addProgram(_ name: String, _ offset: Int) {
        if let type = OfficePart.otherPackage(name) {
            readings.addFirst(
                OtherReading(
                    kind: .format, type: MIMEType(constant: type), offset: offset, detail: "ZIP entry \(name)",
                    part: name))
        }
        guard let (feature, type) = OfficePart.program(name) else { return }
        add(feature, name, "ZIP entry \(name)", type: type, offset: offset)
    }

    private mutating func read(_ content: UnsafeRawBufferPointer, _ part: OfficePart, _ name: String) {
        guard let text = OfficeText(content) else {
            return addUndecodable(name, "an encoding in which tags can't be seen")
        }
        text.withBytes { bytes in
            for found in findings(in: bytes, part, name) {
                add(
                    found.feature, name, found.detail, type: found.type,
                    kind: found.feature == .encrypted ? .unchecked : .script)
            }
        }
    }

    /// Returns what a part refers to, and counts what took more time than other parts do.
    private mutating func findings(
        in bytes: UnsafeRawBufferPointer, _ part: OfficePart, _ name: String
    ) -> [OfficePart.Finding] {
        switch part {
        case .content:
            // The bytes have already been counted.
            var content = OpenDocumentContent(limit: room + bytes.count)
            _ = content.read(bytes, isLast: true)
            count(content.work - bytes.count, name)
            return content.found
        case .fields:
            let fields = OfficeFields(bytes, limit: room)
            count(fields.work, name)
            return fields.found
        case .controls:
            // Nearly all sheets consist of cells alone, whose tags needn't be read.
            guard bytes.contains("controlPr") else { return [] }
            count(15 * bytes.count, name)
            return room > 0 ? part.findings(in: bytes) : []
        default: return part.findings(in: bytes)
        }
    }

    /// Takes the work of a search from what is left.
    private mutating func count(_ work: Int, _ name: String) {
        if work > room { add(.tooCostly, name, "more tags than can be searched", kind: .unchecked) }
        room = max(0, room - work)
    }
}
