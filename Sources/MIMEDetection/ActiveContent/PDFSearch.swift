import MIMETypes

/// Searches a PDF for actions that run a script or a program, for addresses that are scripts, and for anything that
/// prevents finding them.
///
/// A document that merely mentions JavaScript has no such action. https://pdfa.org/resource/iso-32000-2/ section 12.6
struct PDFSearch {
    private let objects: PDFObjects
    private let isFormData: Bool
    private var found: [OtherReading] = []
    /// The streams that may contain objects.
    private var streams: [PDFObjectStream] = []
    /// The objects with references, which can be followed when all objects are known.
    private var unresolved: [(place: PDFObjects.Place, stream: Int?)] = []
    /// The references to forms of the XML Forms Architecture, whose scripts are in streams.
    private var forms: [PDFObjects.Place] = []
    /// The dictionaries that refer to a description of the encryption.
    private var trailers: [PDFObjects.Place] = []

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
        bytes.forEachOffset(of: UInt8(ascii: "t"), before: ASCIISet("r")) { offset in
            guard !objects.isExhausted, bytes.has("trailer", at: offset) else { return }
            _ = walk(PDFObjects.Place(buffer: 0, offset: offset + 7))
        }
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
        guard let walk = walk(place), walk.mayHoldObjects else { return }
        var tokens = walk.tokens
        guard tokens.next().isWord("stream", in: bytes) else { return }
        streams.append(PDFObjectStream(objects, at: place, start: tokens.position))
    }

    /// Returns the object before whose `obj` an offset is; nil if its number can't be read.
    private func owner(_ bytes: UnsafeRawBufferPointer, before offset: Int) -> PDFObjects.Owner? {
        let first = max(0, offset - 64)
        var start = offset
        for _ in 0..<2 {
            while start > first, PDFTokens.isBlank(bytes[start - 1]) { start -= 1 }
            while start > first, (0x30...0x39).contains(bytes[start - 1]) { start -= 1 }
        }
        var tokens = PDFTokens(bytes, at: start)
        let (number, version) = (tokens.next().number(in: bytes), tokens.next().number(in: bytes))
        if let number, let version, tokens.position <= offset {
            return PDFObjects.Owner(number: number, version: version)
        }
        return ownerBetweenComments(UnsafeRawBufferPointer(rebasing: bytes[first..<offset]))
    }

    private func ownerBetweenComments(_ bytes: UnsafeRawBufferPointer) -> PDFObjects.Owner? {
        objects.charge(8 * bytes.count)
        var (tokens, numbers): (PDFTokens, [Int]) = (PDFTokens(bytes, at: 0), [])
        while tokens.position < bytes.count {
            if let number = tokens.next().number(in: bytes) { numbers.append(number) }
        }
        guard let number = numbers.dropLast().last, let version = numbers.last else { return nil }
        return PDFObjects.Owner(number: number, version: version)
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

    private mutating func add(_ feature: OtherReading.Feature?, _ offset: Int, _ detail: String) {
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
        for entry in entries {
            let place = PDFObjects.Place(buffer: content.buffer, offset: entry.offset)
            objects.add(entry.number, at: place)
            objects.charge(32)
            guard walk(place, stream: stream.offset) != nil else { return true }
        }
        return true
    }

    private mutating func resolve() {
        for (place, stream) in unresolved where !objects.isExhausted {
            _ = walk(place, stream: stream, isResolving: true)
        }
    }

    /// Searches the parts of all forms, each once.
    private mutating func searchForms() {
        var searched: Set<Int> = []
        for place in forms where !objects.isExhausted {
            for part in parts(at: place) where part.buffer == 0 && searched.insert(part.offset).inserted {
                searchForm(part)
            }
        }
    }

    /// Returns the places of a form's parts, to which a reference leads directly or by a list.
    private func parts(at place: PDFObjects.Place) -> [PDFObjects.Place] {
        objects.values(at: place).flatMap { value -> [PDFObjects.Place] in
            var tokens = objects.tokens(at: value)
            guard tokens.next().kind == .openArray else { return [value] }
            var parts: [PDFObjects.Place] = []
            while !objects.isExhausted {
                let item = value.moved(to: tokens.position)
                let token = tokens.next()
                objects.charge(tokens.position - item.offset + 8)
                if token.kind == .closeArray || token.kind == .end { break }
                if token.kind == .number, objects.reference(at: item) != nil { parts += objects.values(at: item) }
            }
            return parts
        }
    }

    private mutating func searchForm(_ place: PDFObjects.Place) {
        guard let stream = PDFStream(objects, at: place) else { return }
        guard let content = stream.content(limit: Self.longestForm) else {
            if !objects.isExhausted { add(nil, place.offset, "a form that can't be unpacked") }
            return
        }
        guard content.count < Self.longestForm else { return objects.giveUp() }
        objects.charge(2 * content.count)
        content.withUnsafeBytes { bytes in
            for finding in XFAScripts.findings(in: bytes) { found.addFirst(finding.reading(at: place.offset)) }
        }
    }

    /// The maximum number of bytes that a part of a form may unpack to.
    private static let longestForm = 8 << 20
}
