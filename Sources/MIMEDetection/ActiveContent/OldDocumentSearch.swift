import MIMETypes

/// Searches documents of Word, Excel and PowerPoint before 2007 for anything that runs when they are opened.
struct OldDocumentSearch {
    let file: CompoundStreams
    private(set) var found: [OtherReading] = []

    init(file: CompoundStreams) { self.file = file }

    /// Returns the first reading for each feature in a workbook that is in no compound file.
    static func readings(inWorkbook bytes: UnsafeRawBufferPointer) -> [OtherReading] {
        var search = OldDocumentSearch(file: CompoundStreams())
        search.readWorkbook(bytes)
        return search.found
    }

    /// Returns the first reading for each feature.
    consuming func readings() -> [OtherReading] {
        if let name = projectName, !VBAProject(file).isEmpty { add(.macros, "\(name) of a project of macros") }
        let names = Set(file.entries.map(\.key))
        if names.contains("encryptedpackage") { add(.encrypted, "stream EncryptedPackage", kind: .unchecked) }
        if hasObjects { add(.embeddedObject, "a storage of an object") }
        if file.entries.contains(where: { $0.kind == 2 && $0.key == "ctls" }) { add(.activeX, "stream Ctls") }
        let documents = file.entries.filter { $0.kind == 2 && Self.documents.contains($0.key) }
        for entry in documents.prefix(Self.maxDocuments) { read(entry) }
        if documents.count > Self.maxDocuments { add(.tooCostly, "more documents than are read", kind: .unchecked) }
        return found
    }

    /// What a project of macros is recognised by; readers differ in which of these they need.
    private var projectName: String? {
        file.entries.lazy.compactMap { entry in
            switch (entry.kind, entry.key) {
            case (1, "vba"), (1, "macros"),
                (1, _) where entry.key.hasPrefix("_vba_project"):
                "storage \(entry.name)"
            case (2, "_vba_project"), (2, "dir"), (2, "project"): "stream \(entry.name)"
            default: nil
            }
        }.first
    }

    mutating func addUndecodable(_ detail: String) {
        found.addFirst(OtherReading(kind: .unchecked, type: .octetStream, offset: 0, detail: detail))
    }

    /// The names of the streams of texts and workbooks; embedded objects contain further ones.
    private static let documents: Set<String> = ["workbook", "book", "worddocument", "powerpoint document"]
    private static let maxDocuments = 8

    mutating func add(
        _ feature: OtherReading.Feature, _ detail: String, type: StaticString? = nil, kind: OtherReading.Kind = .script
    ) {
        let type = MIMEType(constant: type ?? feature.usualType)
        found.addFirst(OtherReading(kind: kind, type: type, offset: 0, detail: detail, feature: feature))
    }

    /// Whether there are storages for objects of other programs, as in Word and Excel.
    ///
    /// https://learn.microsoft.com/openspecs/office_file_formats/ms-doc section 2.1.5 and ms-xls section 2.1.7.1
    private var hasObjects: Bool {
        file.entries.contains { $0.kind == 2 && ($0.name == "\u{1}Ole10Native" || $0.key == "equation native") }
            || file.entries.contains { entry in
                entry.kind == 1
                    && (entry.name.hasPrefix("MBD") && entry.name.count == 11
                        || entry.name.hasPrefix("LNK") && entry.name.count == 11 || isObject(entry.name))
            }
    }

    /// Checks whether a storage is named like those in `ObjectPool`: an underscore and a number.
    private func isObject(_ name: String) -> Bool {
        name.hasPrefix("_") && name.count > 1 && name.dropFirst().allSatisfy(\.isNumber)
    }

    private mutating func read(_ entry: CompoundStreams.Entry) {
        let content = file.content(of: entry)
        switch entry.key {
        case "worddocument": readText(content)
        case "powerpoint document": readSlides(content)
        default: readWorkbook(content)
        }
    }
}
