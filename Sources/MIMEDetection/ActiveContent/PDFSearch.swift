import MIMETypes

/// Searches a PDF for actions that run a script or a program, for addresses that are scripts, and for anything that
/// prevents finding them.
///
/// A document that merely mentions JavaScript has no such action. https://pdfa.org/resource/iso-32000-2/ section 12.6
struct PDFSearch {
    let objects: PDFObjects
    private let isFormData: Bool
    var found: [OtherReading] = []
    /// The streams that may contain objects.
    private var streams: [PDFObjectStream] = []
    /// The objects with references, which can be followed when all objects are known.
    private var unresolved: [(place: PDFObjects.Place, stream: Int?)] = []
    /// The references to forms of the XML Forms Architecture, whose scripts are in streams.
    var forms: [PDFObjects.Place] = []
    /// The dictionaries that refer to a description of the encryption.
    private var trailers: [PDFObjects.Place] = []
    /// The parts of the document that all readers take in the same way.
    private var regular = PDFRegularParts()

    private init(_ objects: PDFObjects, isFormData: Bool) {
        (self.objects, self.isFormData) = (objects, isFormData)
    }

    /// Searches for the first action of each kind.
    ///
    /// - Parameters:
    ///   - bytes: the document, or its start.
    ///   - isThorough: whether to unpack compressed objects too, and to report what can't be checked.
    ///   - isFormData: whether the document is form data, in which a name alone introduces scripts that run when the
    ///     data is imported.
    /// - Returns: the findings, one of each kind.
    static func readings(
        in bytes: UnsafeRawBufferPointer, isThorough: Bool, isFormData: Bool = false
    ) -> [OtherReading] {
        var search = PDFSearch(PDFObjects(bytes), isFormData: isFormData)
        search.searchDocument(bytes)
        if isThorough, !search.trailers.isEmpty { search.decrypt(bytes) }
        let isReadable = isThorough && !search.isLocked
        if isReadable { search.unpackStreams(bytes) }
        search.resolve()
        if isReadable { search.searchForms() }
        if isThorough { search.searchRest(bytes) }
        if search.objects.isExhausted { search.add(.tooCostly, 0, "more objects than can be searched") }
        return isThorough ? search.found : search.found.filter { $0.kind != .unchecked }
    }

    /// Whether the document is encrypted, and not decrypted.
    private var isLocked: Bool { !trailers.isEmpty && objects.cipher == nil }

    /// Searches the document once more with the key that opens it, or records that a password is needed.
    private mutating func decrypt(_ bytes: UnsafeRawBufferPointer) {
        guard let cipher = PDFCipher(objects, trailers: trailers) else {
            return add(.encrypted, trailers[0].offset, "it is encrypted")
        }
        self = PDFSearch(PDFObjects(decrypting: objects, with: cipher), isFormData: isFormData)
        searchDocument(bytes)
    }

    private mutating func searchDocument(_ bytes: UnsafeRawBufferPointer) {
        bytes.forEachOffset(of: UInt8(ascii: "o"), before: ASCIISet("b")) { offset in
            guard !objects.isExhausted, bytes.has("obj", at: offset) else { return }
            objects.charge(64)
            if Self.isObject(bytes, offset) { searchObject(bytes, from: offset) }
        }
        // Some readers resolve numbers of characters in any word.
        bytes.forEachOffset(of: UInt8(ascii: "#"), before: ASCIISet("6")) { offset in
            objects.charge(16)
            guard !objects.isExhausted else { return }
            for start in max(0, offset - 2)...offset where PDFName.spells("obj", in: bytes, at: start) {
                objects.charge(64)
                regular.add(from: start, to: start)
            }
        }
        bytes.forEachOffset(of: UInt8(ascii: "t"), before: ASCIISet("r")) { offset in
            guard !objects.isExhausted, bytes.has("trailer", at: offset) else { return }
            guard let walk = walk(PDFObjects.Place(buffer: 0, offset: offset + 7)) else { return }
            regular.add(from: offset, to: walk.isRegular ? walk.tokens.position : offset)
        }
    }

    /// Searches what readers may take in different ways.
    private mutating func searchRest(_ bytes: UnsafeRawBufferPointer) {
        let sightings = PDFSightings(bytes)
        for gap in regular.gaps(upTo: bytes.count) where !objects.isExhausted {
            objects.charge(gap.range.count / 2 + 64)
            guard let offset = sightings.first(in: gap.range, isText: gap.stream == nil) else { continue }
            // Only the data of a stream whose end is certain is no place for objects.
            if let stream = gap.stream, let end = PDFStream(objects, at: stream)?.certainEnd, offset < end {
                objects.charge(gap.range.count / 8)
                let rest = min(end, gap.range.upperBound)..<gap.range.upperBound
                guard let other = sightings.first(in: rest, isText: true) else { continue }
                return addIrregular(other)
            }
            return addIrregular(offset)
        }
    }

    private mutating func addIrregular(_ offset: Int) {
        add(nil, offset, "the name of an action where readers differ in what they skip")
    }

    /// Checks whether a number, or the end of a line that may be a comment, comes before `obj`.
    private static func isObject(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Bool {
        var start = offset
        while start > max(0, offset - 64), PDFTokens.isBlank(bytes[start - 1]) { start -= 1 }
        guard start > 0 else { return false }
        return (0x30...0x39).contains(bytes[start - 1]) || bytes[start..<offset].contains { $0 == 0x0A || $0 == 0x0D }
            || offset - start == 64
    }

    private mutating func searchObject(_ bytes: UnsafeRawBufferPointer, from offset: Int) {
        let owner = owner(bytes, before: offset)
        let place = PDFObjects.Place(buffer: 0, offset: offset + 3, owner: owner ?? .none)
        if let owner { objects.add(owner.number, at: place) }
        guard let walk = walk(place) else { return }
        var tokens = walk.tokens
        let next = tokens.next()
        let isStream = next.isWord("stream", in: bytes)
        noteEnd(of: walk, at: offset, isStream ? tokens.position : nil, bytes)
        if owner == nil, walk.isRegular, isStream || isEnd(next, &tokens) {
            add(nil, offset, "an object whose number can't be read")
        }
        guard walk.mayHoldObjects else { return }
        if isStream {
            streams.append(PDFObjectStream(objects, at: place, start: tokens.position))
        } else if next.kind == .word, !next.isWord("endobj", in: bytes) {
            add(nil, offset, "an object that may be a list of objects")
        }
    }

    /// Checks whether a token ends an object: the word for it, or the number of the next object.
    private func isEnd(_ token: PDFTokens.Token, _ tokens: inout PDFTokens) -> Bool {
        if token.isWord("endobj", in: tokens.bytes) { return true }
        return token.kind == .number && tokens.next().kind == .number && tokens.next().isWord("obj", in: tokens.bytes)
    }

    /// Notes the part of an object that all readers take in the same way, with the data of a stream if its length is
    /// certain.
    private mutating func noteEnd(
        of walk: PDFWalk, at offset: Int, _ stream: Int?, _ bytes: UnsafeRawBufferPointer
    ) {
        guard walk.isRegular else { return regular.add(from: offset, to: offset) }
        guard let stream else { return regular.add(from: offset, to: walk.tokens.position) }
        let place = PDFObjects.Place(buffer: 0, offset: offset + 3)
        if let length = walk.length, let end = PDFStream.end(of: bytes, at: stream, length: length) {
            regular.add(from: offset, to: end)
        } else {
            regular.add(from: offset, to: stream, stream: place)
        }
    }

    /// Judges the value at a place; nil if the work limit is reached.
    private mutating func walk(_ place: PDFObjects.Place, stream: Int? = nil, isResolving: Bool = false) -> PDFWalk? {
        objects.charge(192)
        var walk = PDFWalk(objects, at: place, isResolving: isResolving, isFormData: isFormData)
        walk.run()
        for reading in walk.found { add(reading, stream) }
        if walk.hasReference, !isResolving { unresolved.append((place, stream)) }
        if !isResolving { forms += walk.forms }
        if walk.isEncrypted, place.buffer == 0, !isResolving { trailers.append(place) }
        return objects.isExhausted ? nil : walk
    }

    private mutating func add(_ reading: OtherReading, _ stream: Int?) {
        guard let stream else { return found.addFirst(reading) }
        found.addFirst(
            OtherReading(
                kind: reading.kind, type: reading.type, offset: stream,
                detail: "\(reading.detail) in compressed objects", feature: reading.feature))
    }

    mutating func add(_ feature: OtherReading.Feature?, _ offset: Int, _ detail: String) {
        found.addFirst(
            OtherReading(
                kind: .unchecked, type: MIMEType(constant: "application/pdf"), offset: offset, detail: detail,
                feature: feature))
    }

    /// Unpacks all streams; those whose filters are described in other streams come after these.
    private mutating func unpackStreams(_ bytes: UnsafeRawBufferPointer) {
        var (rest, count) = (streams, 0)
        while !rest.isEmpty, rest.count != count, !objects.isExhausted {
            count = rest.count
            rest = rest.filter { !unpack($0) }
        }
        if let stream = rest.first {
            add(nil, stream.offset, "compressed objects in a way that can't be unpacked")
        }
    }

    private mutating func unpack(_ stream: PDFObjectStream) -> Bool {
        guard !objects.isExhausted else { return true }
        guard let content = stream.unpacked() else { return objects.isExhausted }
        guard let entries = content.entries else { return false }
        var parts = PDFRegularParts()
        for entry in entries {
            let place = PDFObjects.Place(buffer: content.buffer, offset: entry.offset)
            objects.add(entry.number, at: place)
            objects.charge(32)
            guard let walk = walk(place, stream: stream.offset) else { return true }
            parts.add(from: entry.offset, to: walk.isRegular ? walk.tokens.position : entry.offset)
        }
        let bytes = objects.buffers[content.buffer]
        for gap in parts.gaps(upTo: bytes.count) {
            objects.charge(gap.range.count / 8 + 16)
            if PDFSightings(bytes).first(in: gap.range, isText: true) != nil { addIrregular(stream.offset) }
        }
        return true
    }

    private mutating func resolve() {
        for (place, stream) in unresolved where !objects.isExhausted {
            _ = walk(place, stream: stream, isResolving: true)
        }
    }
}
