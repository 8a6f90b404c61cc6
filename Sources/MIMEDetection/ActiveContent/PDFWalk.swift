import MIMETypes

/// Reads one object of a PDF and judges the actions in it.
///
/// A name is an entry's key whatever comes before it, since readers differ in how they skip what is out of order.
/// https://pdfa.org/resource/iso-32000-2/ section 12.6
struct PDFWalk {
    /// What was read of a dictionary or an array.
    private struct Level {
        let isArray: Bool
        /// The name whose value this is.
        let key: Key?
        var features: Features = []
        var expected = Expected.key
        /// The place of the script, if it is the first entry but for the dictionary's type.
        var script: PDFObjects.Place?
        /// The number of names and values so far.
        var count = 0
    }

    /// What comes next in a dictionary; after a whole number, the rest of a reference may.
    private enum Expected {
        case key, value, versionOrKey, reference
    }

    private struct Features: OptionSet {
        let rawValue: UInt8
        static let rendition = Features(rawValue: 1)
        static let script = Features(rawValue: 2)
        static let opensFile = Features(rawValue: 4)
        static let isRemote = Features(rawValue: 8)
        static let isAction = Features(rawValue: 16)
        static let hasKind = Features(rawValue: 32)
        static let scriptText = Features(rawValue: 64)
    }

    /// The names of relevant entries.
    private enum Key {
        case kind, type, subtype, script, file, fileSystem, address, base, contentType, first, encrypt, form, length
    }

    /// The maximum depth of nested dictionaries and arrays, which is more than readers support.
    private static let deepest = 512
    /// The maximum number of descriptions of files that refer to each other.
    private static let longestChain = 4

    private let objects: PDFObjects
    /// The place of the object.
    private let start: PDFObjects.Place
    private let bytes: UnsafeRawBufferPointer
    /// Whether all objects are known, so that references can be followed.
    private let isResolving: Bool
    private let isFormData: Bool
    /// How many dictionaries led to this one.
    private var depth = 0
    private var levels: [Level] = []
    private var key: Key?

    private(set) var tokens: PDFTokens
    private(set) var found: [OtherReading] = []
    /// Whether an entry that decides about an action is a reference.
    private(set) var hasReference = false
    /// Whether the dictionary may be that of an object stream.
    private(set) var mayHoldObjects = false
    private(set) var isEncrypted = false
    /// Whether all readers take what was read in the same way.
    private(set) var isRegular = true
    /// The length that the dictionary of a stream states; nil if it isn't a number, or is stated twice.
    private(set) var length: Int?
    private var statesLength = false
    /// The references to the parts of a form, or to a list of them.
    private(set) var forms: [PDFObjects.Place] = []

    init(_ objects: PDFObjects, at place: PDFObjects.Place, isResolving: Bool, isFormData: Bool = false) {
        self.objects = objects
        start = place
        bytes = objects.buffers[place.buffer]
        (self.isResolving, self.isFormData) = (isResolving, isFormData)
        tokens = objects.tokens(at: place)
    }

    /// Reads the value up to its end, or that of the object.
    mutating func run() { run(upTo: 0) }

    /// Reads until only some levels are left open, and closes those above them.
    private mutating func run(upTo depth: Int) {
        repeat {
            let start = tokens.position
            let token = tokens.next()
            objects.charge(tokens.position - start + 8)
            expect(token)
            if token.kind == .end || key == nil && token.isWord("endobj", in: bytes) { break }
            read(token)
        } while levels.count > depth && !objects.isExhausted
        while levels.count > depth { close() }
    }

    /// Notes whether a token may come next in a dictionary or an array.
    private mutating func expect(_ token: PDFTokens.Token) {
        guard token.isRegular(in: bytes), let level = levels.last else {
            isRegular = isRegular && token.isRegular(in: bytes) && isValue(token)
            return
        }
        let isNumber = token.kind == .number && token.number(in: bytes) != nil
        var expected = Expected.key
        let isExpected: Bool
        switch (level.isArray, level.expected) {
        case (true, _): isExpected = token.kind == .closeArray || isValue(token) || token.isWord("R", in: bytes)
        case (_, .key), (_, .versionOrKey):
            isExpected =
                token.kind == .name || token.kind == .close || isNumber && level.expected == .versionOrKey
            expected = token.kind == .name ? .value : isNumber ? .reference : .key
        case (_, .value):
            isExpected = isValue(token)
            if isNumber { expected = .versionOrKey }
        case (_, .reference): isExpected = token.isWord("R", in: bytes)
        }
        if !isExpected { isRegular = false }
        levels[levels.endIndex - 1].expected = expected
    }

    private static let values: Set<PDFTokens.Kind> = [.name, .text, .hexadecimal, .number, .word, .open, .openArray]

    private func isValue(_ token: PDFTokens.Token) -> Bool {
        guard token.kind == .word else { return Self.values.contains(token.kind) }
        return token.isWord("null", in: bytes) || token.isWord("true", in: bytes) || token.isWord("false", in: bytes)
    }

    private mutating func read(_ token: PDFTokens.Token) {
        switch token.kind {
        case .open, .openArray:
            if token.kind == .open, key == .encrypt, levels.count == 1 { isEncrypted = true }
            open(isArray: token.kind == .openArray)
            return
        case .closeArray: if levels.last?.isArray == true { close() }
        case .close:
            while levels.last?.isArray == true { close() }
            close()
        case .name:
            readValue(token)
            if !levels.isEmpty { levels[levels.endIndex - 1].count += 1 }
            key = key(token)
            return
        default: readValue(token)
        }
        key = nil
    }

    private mutating func open(isArray: Bool) {
        guard levels.count < Self.deepest else { return objects.giveUp() }
        objects.charge(8)
        levels.append(Level(isArray: isArray, key: key))
        key = nil
    }

    private mutating func close() {
        guard let level = levels.popLast() else { return }
        if level.features.contains([.opensFile, .isRemote]) {
            add(.init(.script, "/S /GoToR of a file elsewhere", .launch, isProgram: false), at: tokens.position)
        }
        if level.features.contains([.rendition, .script]) {
            add(.init(.script, "/S /Rendition with /JS", .documentScript), at: tokens.position)
        }
        // In a list of scripts, some readers don't look for the kind.
        if level.features.contains(.scriptText), !level.features.contains(.hasKind) {
            add(.init(.script, "/JS without /S", .documentScript), at: tokens.position)
        }
        // The dictionary of a file is a part of that of the action.
        if level.key == .file, level.features.contains(.isRemote) { insert(.isRemote) }
    }

    private mutating func insert(_ features: Features) {
        guard !levels.isEmpty else { return }
        levels[levels.endIndex - 1].features.insert(features)
    }

    /// The first characters of the names of entries; any may be written as a number.
    private static let firsts = ASCIISet("STJFUDMECOXLB#")

    private mutating func key(_ token: PDFTokens.Token) -> Key? {
        if isFormData, token.isName("JavaScript", in: bytes) {
            add(.init(.script, "/JavaScript in form data", .documentScript), at: token.start - 1)
        }
        guard token.end > token.start, Self.firsts.contains(bytes[token.start]) else { return nil }
        // The value is a script for a three-dimensional model, without an action around it.
        if token.isName("OnInstantiate", in: bytes) {
            add(.init(.script, "/OnInstantiate", .documentScript), at: token.start - 1)
        }
        let key = Self.keys.first { token.isName($0.name, in: bytes) }?.key
        if levels.count == 1, key == .first { mayHoldObjects = true }
        if key == .script {
            if isFirstEntry { levels[levels.endIndex - 1].script = start.moved(to: tokens.position) }
            insert(.script)
        }
        if key == .kind { insert(.hasKind) }
        if key == .base { return levels.last?.key == .address ? key : nil }
        if key == .length, levels.count == 1 {
            length = nil
            defer { statesLength = true }
            return statesLength ? nil : key
        }
        return key
    }

    private static let keys: [(name: StaticString, key: Key)] = [
        ("S", .kind), ("Type", .type), ("Subtype", .subtype), ("JS", .script), ("F", .file), ("UF", .file),
        ("DOS", .file), ("Unix", .file), ("Mac", .file), ("FS", .fileSystem), ("URI", .address), ("CT", .contentType),
        ("First", .first), ("Encrypt", .encrypt), ("XFA", .form), ("Length", .length), ("Base", .base),
    ]

    private mutating func readValue(_ token: PDFTokens.Token) {
        defer { if token.kind != .name, !levels.isEmpty { levels[levels.endIndex - 1].count += 1 } }
        guard let key = key ?? keyOfParts else { return }
        if token.kind == .number { return readReference(token, key) }
        if key == .script, PDFText(token, in: bytes) != nil { insert(.scriptText) }
        switch key {
        case .kind: judge(token, in: bytes, at: token.start)
        case .type: readType(token)
        case .subtype: readSubtype(token, in: bytes, at: token.start)
        case .file: if objects.text(token, of: start)?.isRemotePath == true { insert(.isRemote) }
        case .fileSystem: if token.isName("URL", in: bytes) { insert(.isRemote) }
        case .address: readAddress(token, of: start, at: token.start)
        case .contentType: readContentType(token, of: start, at: token.start)
        case .base: readBase(token, at: token.start)
        case .script, .first, .encrypt, .form, .length: break
        }
    }

    /// The key whose value is a list that is being read, if the list is that of a form's parts.
    private var keyOfParts: Key? { levels.last.flatMap { $0.isArray && $0.key == .form ? .form : nil } }

    private mutating func readType(_ token: PDFTokens.Token) {
        if token.isName("Action", in: bytes) { insert(.isAction) }
        if levels.count == 1, token.isName("ObjStm", in: bytes) { mayHoldObjects = true }
    }

    private mutating func readSubtype(_ token: PDFTokens.Token, in bytes: UnsafeRawBufferPointer, at offset: Int) {
        guard token.isName("RichMedia", in: bytes) else { return }
        add(.init(.script, "/Subtype /RichMedia", .richMedia), at: offset)
    }

    private mutating func readContentType(_ token: PDFTokens.Token, of place: PDFObjects.Place, at offset: Int) {
        guard objects.text(token, of: place)?.isFlash == true else { return }
        add(.init(.script, "/CT of a Flash film", .richMedia), at: offset)
    }

    /// Judges the start of all addresses of the document that have no scheme.
    private mutating func readBase(_ token: PDFTokens.Token, at offset: Int) {
        guard let base = objects.text(token, of: start), base.hasScriptScheme || base.startsProgram else { return }
        add(.init(.script, "/Base of addresses with the scheme of scripts or programs", .launch), at: offset)
    }

    private mutating func readAddress(_ token: PDFTokens.Token, of place: PDFObjects.Place, at offset: Int) {
        if token.kind == .name, PDFName.contains(UInt8(ascii: ":"), token, in: objects.buffers[place.buffer]) {
            add(.init(.unchecked, "an address that is written as a name", nil), at: offset)
        }
        guard let address = objects.text(token, of: place) else { return }
        if address.isScript {
            add(.init(.script, "/URI with the scheme javascript", .documentScript), at: offset)
        } else if address.startsProgram {
            add(.init(.script, "/URI that starts a program", .launch), at: offset)
        } else if objects.cipher != nil, !address.isReadable {
            // Readers may take another number than that before the object for the key.
            add(.init(.unchecked, "an address that can't be decrypted", nil), at: offset)
        }
    }

    /// Judges the kind of an action.
    private mutating func judge(_ token: PDFTokens.Token, in bytes: UnsafeRawBufferPointer, at offset: Int) {
        guard token.kind == .name else { return }
        if token.isName("JavaScript", in: bytes) {
            judgeScript(after: token, at: offset)
        } else if let name = Self.launching.first(where: { token.isName($0, in: bytes) }) {
            add(
                .init(.script, "/S /\(name)", .launch, isProgram: !token.isName("GoToE", in: bytes)), at: offset)
        } else if token.isName("GoToR", in: bytes) || token.isName("Thread", in: bytes) {
            insert(.opensFile)
        } else if token.isName("Rendition", in: bytes) {
            insert(.rendition)
        }
    }

    /// Judges an action with a script, which only formats fields if nothing but that script follows in the dictionary.
    private mutating func judgeScript(after token: PDFTokens.Token, at offset: Int) {
        guard let isOfForm = offset == token.start ? isOnlyFormScript(after: token) : false else {
            return hasReference = true
        }
        add(
            .init(
                .script, isOfForm ? "/S /JavaScript that formats fields" : "/S /JavaScript",
                isOfForm ? .formScript : .documentScript), at: offset)
    }

    /// Checks whether an action has no other entries than its kind and a script that only formats fields.
    private func isOnlyFormScript(after kind: PDFTokens.Token) -> Bool? {
        let script = PDFActionScript(objects, isResolving: isResolving)
        if isFirstEntry { return script.isOnlyFormScript(after: start.moved(to: kind.end)) }
        return levels.last?.script.map { script.isOnlyFormScript(at: $0, isBeforeKind: true) } ?? false
    }

    private static let launching: [StaticString] = ["Launch", "ImportData", "GoToE"]

    /// Whether the entry comes first in its dictionary, or follows only the dictionary's type.
    private var isFirstEntry: Bool {
        guard let level = levels.last, !level.isArray else { return false }
        return level.count == 1 || level.count == 3 && level.features.subtracting(.hasKind) == .isAction
    }

    /// Follows a reference, if the entry decides about an action.
    private mutating func readReference(_ token: PDFTokens.Token, _ key: Key) {
        let place = start.moved(to: token.start)
        if key == .length {
            if objects.reference(at: place) == nil { length = token.number(in: bytes) }
            return
        }
        guard key != .script, key != .first, key != .type, objects.reference(at: place) != nil else { return }
        objects.charge(64)
        if key == .encrypt { return isEncrypted = isEncrypted || levels.count == 1 }
        if key == .form { return forms.append(place) }
        hasReference = true
        guard isResolving else { return }
        let values = objects.values(at: place)
        if values.isEmpty, key == .kind || key == .file || objects.contains(referenceAt: place) {
            readMissing(key, at: token.start)
        }
        for value in values { readResolved(value, key, at: token.start) }
    }

    private mutating func readMissing(_ key: Key, at offset: Int) {
        switch key {
        case .kind: add(.init(.unchecked, "an action whose kind can't be found", nil), at: offset)
        case .file, .fileSystem: insert(.isRemote)
        case .address, .base: add(.init(.unchecked, "an address behind many references", nil), at: offset)
        default: break
        }
    }

    private mutating func readResolved(_ place: PDFObjects.Place, _ key: Key, at offset: Int) {
        var tokens = objects.tokens(at: place)
        let token = tokens.next()
        objects.charge(tokens.position - place.offset + 16)
        switch key {
        case .kind: judge(token, in: tokens.bytes, at: offset)
        case .subtype: readSubtype(token, in: tokens.bytes, at: offset)
        case .address: readAddress(token, of: place, at: offset)
        case .contentType: readContentType(token, of: place, at: offset)
        case .fileSystem: if token.isName("URL", in: tokens.bytes) { insert(.isRemote) }
        case .file where token.kind == .open:
            var walk = PDFWalk(objects, at: place, isResolving: true)
            walk.depth = depth + 1
            if walk.depth > Self.longestChain || walk.isRemoteFile() { insert(.isRemote) }
        case .base: readBase(token, at: offset)
        case .file: if objects.text(token, of: place)?.isRemotePath == true { insert(.isRemote) }
        default: break
        }
    }

    /// Checks whether the dictionary of a file refers to one elsewhere, or to one in another object.
    private mutating func isRemoteFile() -> Bool {
        levels = [Level(isArray: false, key: nil)]
        key = .file
        run(upTo: 1)
        return levels[0].features.contains(.isRemote)
    }

    private mutating func add(_ finding: PDFFinding, at offset: Int) {
        objects.charge(512)
        found.addFirst(finding.reading(at: offset))
    }
}
