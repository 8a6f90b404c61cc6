import MIMETypes

/// Reads one object of a PDF and judges the actions in it.
///
/// A name is an entry's key whatever comes before it, since readers differ in how they skip what is out of order.
/// https://pdfa.org/resource/iso-32000-2/ section 12.6
struct PDFWalk {
    /// What was read of a dictionary or an array.
    struct Level {
        let isArray: Bool
        /// The name whose value this is.
        let key: Key?
        var features: Features = []
        var order: PDFOrder
        /// The place of the script, if it is the first entry but for the dictionary's type.
        var script: PDFObjects.Place?
        /// The number of names and values so far.
        var count = 0
    }

    struct Features: OptionSet {
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
    enum Key {
        case kind, type, subtype, script, file, fileSystem, address, base, contentType, first, encrypt, form, length
    }

    /// The maximum depth of nested dictionaries and arrays, which is more than readers support.
    private static let deepest = 512
    /// The maximum number of descriptions of files that refer to each other.
    private static let longestChain = 4

    let objects: PDFObjects
    /// The place of the object.
    let start: PDFObjects.Place
    let bytes: UnsafeRawBufferPointer
    /// Whether all objects are known, so that references can be followed.
    let isResolving: Bool
    private let isFormData: Bool
    /// How many dictionaries led to this one.
    private var depth = 0
    var levels: [Level] = []
    private var key: Key?

    private(set) var tokens: PDFTokens
    private(set) var found: [OtherReading] = []
    /// Whether an entry that decides about an action is a reference.
    var hasReference = false
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
        guard isRegular else { return }
        guard token.isRegular(in: bytes) else { return isRegular = false }
        guard let level = levels.last else { return isRegular = PDFOrder.isValue(token, in: bytes) }
        guard let order = level.order.next(after: token, in: bytes) else { return isRegular = false }
        levels[levels.endIndex - 1].order = order
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
        levels.append(Level(isArray: isArray, key: key, order: isArray ? .item : .key))
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

    mutating func insert(_ features: Features) {
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

    /// Whether the entry comes first in its dictionary, or follows only the dictionary's type.
    var isFirstEntry: Bool {
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
        levels = [Level(isArray: false, key: nil, order: .key)]
        key = .file
        run(upTo: 1)
        return levels[0].features.contains(.isRemote)
    }

    mutating func add(_ finding: PDFFinding, at offset: Int) {
        objects.charge(512)
        found.addFirst(finding.reading(at: offset))
    }
}
