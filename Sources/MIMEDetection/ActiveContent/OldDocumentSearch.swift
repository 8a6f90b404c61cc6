import MIMETypes

/// Searches documents of Word, Excel and PowerPoint before 2007 for anything that runs when they are opened.
struct OldDocumentSearch {
    let file: CompoundStreams
    private var found: [OtherReading] = []

    init(file: CompoundStreams) { self.file = file }

    /// Returns the first reading for each feature.
    consuming func readings() -> [OtherReading] {
        let names = Set(file.entries.map(\.key))
        if names.contains("_vba_project"), !VBAProject(file).isEmpty { add(.macros, "storage _VBA_PROJECT") }
        if names.contains("encryptedpackage") { add(.encrypted, "stream EncryptedPackage", kind: .unchecked) }
        if hasObjects { add(.embeddedObject, "a storage of an object") }
        let documents = file.entries.filter { $0.kind == 2 && Self.documents.contains($0.key) }
        for entry in documents.prefix(Self.maxDocuments) { read(entry) }
        if documents.count > Self.maxDocuments { add(.tooCostly, "more documents than are read", kind: .unchecked) }
        return found
    }

    /// The names of the streams of texts and workbooks; embedded objects contain further ones.
    private static let documents: Set<String> = ["workbook", "book", "worddocument", "powerpoint document"]
    private static let maxDocuments = 8

    private mutating func add(
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
                    && (entry.name.hasPrefix("MBD") && entry.name.count == 11 || isObject(entry.name))
            }
    }

    /// Checks whether a storage is named like those in `ObjectPool`: an underscore and a number.
    private func isObject(_ name: String) -> Bool {
        name.hasPrefix("_") && name.count > 6 && name.dropFirst().allSatisfy(\.isNumber)
    }

    private mutating func read(_ entry: CompoundStreams.Entry) {
        let content = file.content(of: entry)
        switch entry.key {
        case "worddocument": readText(content)
        case "powerpoint document": readSlides(content)
        default: readWorkbook(content)
        }
    }

    /// Reads the records of a workbook up to the first sheet; before Excel 97, each sheet had links of its own.
    ///
    /// https://learn.microsoft.com/openspecs/office_file_formats/ms-xls sections 2.4.28, 2.4.105, 2.4.117 and 2.4.271,
    /// and https://www.openoffice.org/sc/excelfileformat.pdf sections 2.5.10 and 4.10
    private mutating func readWorkbook(_ content: [UInt8]?) {
        guard let content else { return add(.tooCostly, "a workbook that can't be read", kind: .unchecked) }
        content.withUnsafeBytes { bytes in
            var (position, linksToData) = (0, false)
            let isBefore97 = bytes.littleEndian(at: 4, width: 2).map { $0 < 0x600 } ?? false
            while let kind = bytes.littleEndian(at: position, width: 2),
                let length = bytes.littleEndian(at: position + 2, width: 2)
            {
                switch kind {
                case 0x1AE:
                    linksToData = addBook(
                        UnsafeRawBufferPointer(rebasing: bytes.dropFirst(position + 4).prefix(length)))
                case 0x17 where isBefore97:
                    linksToData = addSheet(
                        UnsafeRawBufferPointer(rebasing: bytes.dropFirst(position + 5).prefix(max(0, length - 1))))
                case 0x23 where linksToData && bytes.littleEndian(at: position + 4, width: 2).map { $0 & 0x10 } == 0:
                    add(.dataExchange, "a link to another program")
                case 0x85 where bytes.count > position + 9 && bytes[position + 9] == 1:
                    add(.macroSheet, "a sheet of macros", type: "application/vnd.ms-excel")
                case 0x2F: add(.encrypted, "a workbook with a password", kind: .unchecked)
                case 0x0A where !isBefore97: return
                default: break
                }
                position += 4 + length
            }
        }
    }

    /// Records a workbook or a program to which this one links; returns true if it may be a program.
    ///
    /// The path of a program has two parts, with the character 3 between them. Names of sheets follow the path.
    private mutating func addBook(_ record: UnsafeRawBufferPointer) -> Bool {
        guard let count = record.littleEndian(at: 2, width: 2), 1...255 ~= count else { return false }
        let width = record.littleEndian(at: 4, width: 1).map { $0 & 1 } == 1 ? 2 : 1
        let path = (0..<count).map { record.littleEndian(at: 5 + width * $0, width: width) }
        // A path of the character 2 alone is the workbook itself.
        if path.first != 2 { add(.externalLink, "a link to another file", type: "application/vnd.ms-excel") }
        return path.contains(3)
    }

    /// Records a sheet of another workbook, or a program, to which a sheet links; returns true if it may be a program.
    ///
    /// The first character is 2 or 4 for the workbook itself, and 3 before the name of one of its sheets. The functions
    /// of an add-in have the characters 1 and 58.
    private mutating func addSheet(_ name: UnsafeRawBufferPointer) -> Bool {
        guard let first = name.first, first == 1 ? name.count != 2 : !(2...4).contains(first) else { return false }
        add(.externalLink, "a link to another file", type: "application/vnd.ms-excel")
        return name.contains(3)
    }

    /// Searches a text for fields with DDE or another file, and for the bit that states that it is encrypted.
    ///
    /// https://learn.microsoft.com/openspecs/office_file_formats/ms-doc sections 2.5.2 and 2.8.25
    private mutating func readText(_ content: [UInt8]?) {
        guard let content else { return add(.tooCostly, "a text that can't be read", kind: .unchecked) }
        content.withUnsafeBytes { bytes in
            if let flags = bytes.littleEndian(at: 10, width: 2), flags & 0x100 != 0 {
                add(.encrypted, "a text with a password", kind: .unchecked)
            }
            for offset in bytes.indices where bytes[offset] == 0x13 && mayStartField(bytes, after: offset) {
                let word = firstWord(bytes, after: offset)
                if isExchange(word) { return add(.dataExchange, "a field with DDE") }
                if let name = Self.inclusion(word) {
                    add(.externalLink, "a field, \(name.uppercased())", type: "application/msword")
                }
            }
        }
    }

    /// Returns the name of a field that includes another file, from the start of its instruction.
    private static func inclusion(_ word: [UInt8]) -> String? {
        OfficeFields.inclusions.first { name in
            word.starts(with: name.utf8) && word.dropFirst(name.utf8.count).first == 0x20
        }
    }

    /// Checks the first letters after an offset, since a text may consist of starts of fields.
    private func mayStartField(_ bytes: UnsafeRawBufferPointer, after offset: Int) -> Bool {
        var position = offset + 1
        let end = min(offset + 65, bytes.count)
        while position < end, bytes[position] != 0x13,
            bytes[position] <= 0x20 || bytes[position] == 0x22 || bytes[position] == 0xA0
        {
            position += 1
        }
        guard position < end else { return false }
        let first = bytes[position] | 0x20
        position += 1
        while position < end, bytes[position] == 0 || first == 0x13 | 0x20 && bytes[position] == 0x20 { position += 1 }
        guard position < end else { return false }
        let second = bytes[position] | 0x20
        return first == 0x13 | 0x20 ? second == UInt8(ascii: "q") : Self.starts.contains { $0 == (first, second) }
    }

    /// The first two letters of fields that matter, in lower case.
    private static let starts: [(UInt8, UInt8)] = [
        (0x64, 0x64), (0x64, 0x61), (0x69, 0x6E), (0x69, 0x6D), (0x6C, 0x69),
    ]

    /// Returns the start of the instruction of a field that starts at an offset, in lower case.
    ///
    /// Each character has one or two bytes; blanks and quotes may precede the word.
    private func firstWord(_ bytes: UnsafeRawBufferPointer, after offset: Int) -> [UInt8] {
        let start = bytes[(offset + 1)..<min(offset + 65, bytes.count)].lazy.filter { $0 != 0 }
        let isBlank = { (byte: UInt8) in byte <= 0x20 && byte != 0x13 || byte == 0x22 || byte == 0xA0 }
        return start.drop(while: isBlank).prefix(16).map { $0 | 0x20 }
    }

    /// Checks whether the field with this start is for DDE, or gets its first word from another field.
    private func isExchange(_ word: [UInt8]) -> Bool {
        if word.starts(with: "dde".utf8) { return true }
        return word.first == 0x13 | 0x20 && word.dropFirst().drop { $0 == 0x20 }.starts(with: "quote".utf8)
    }

    /// Reads the records of a presentation: stored objects, projects of macros, and actions.
    ///
    /// https://learn.microsoft.com/openspecs/office_file_formats/ms-ppt sections 2.3.1, 2.4.10, 2.8.10 and 2.10.34 to 36
    private mutating func readSlides(_ content: [UInt8]?) {
        guard let content else { return add(.tooCostly, "a presentation that can't be read", kind: .unchecked) }
        content.withUnsafeBytes { bytes in
            var (position, room) = (0, Self.mostOfCharts)
            while let form = bytes.littleEndian(at: position, width: 2),
                let kind = bytes.littleEndian(at: position + 2, width: 2),
                let length = bytes.littleEndian(at: position + 4, width: 4)
            {
                switch kind {
                case 0x0400 where refersToProject(bytes, at: position + 8): add(.macros, "a project of macros")
                case 0x1011 where !found.contains(where: { $0.feature == .embeddedObject }):
                    let object = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(position + 8).prefix(length))
                    if !isChart(object, isPacked: form >> 4 == 1, &room) { add(.embeddedObject, "a stored object") }
                case 0x0FF3: judgeAction(bytes, at: position + 16)
                default: break
                }
                // The records of a container follow its header.
                position += form & 0xF == 0xF ? 8 : 8 + length
            }
        }
    }

    /// Checks whether a stored object is a chart, as presentations before 2007 have no other.
    ///
    /// What it takes to unpack the object is subtracted from the number of bytes that may be unpacked.
    private func isChart(_ object: UnsafeRawBufferPointer, isPacked: Bool, _ room: inout Int) -> Bool {
        guard isPacked else { return CompoundStreams(object).map { Self.charts.contains($0.rootClass) } ?? false }
        // The length and the header of zlib come first.
        guard let size = object.littleEndian(at: 0, width: 4), size <= room else { return false }
        room -= max(size, Self.leastOfObject)
        let unpacked = Inflate.bytes(UnsafeRawBufferPointer(rebasing: object.dropFirst(6)), limit: size) { _ in false }
        return unpacked.withUnsafeBytes { bytes in
            CompoundStreams(bytes).map { Self.charts.contains($0.rootClass) } ?? false
        }
    }

    /// The maximum number of bytes that are unpacked to find charts.
    private static let mostOfCharts = 4 << 20
    /// What an object costs, however small it is.
    private static let leastOfObject = 4096

    /// The classes of charts: of Microsoft Graph, and of LibreOffice and the programs before it.
    private static let charts: [[UInt8]] = [
        [0x03, 0x08, 0x02, 0, 0, 0, 0, 0, 0xC0, 0, 0, 0, 0, 0, 0, 0x46],
        [0x7F, 0xA5, 0xD0, 0x0D, 0x3B, 0xCF, 0xD2, 0x4F, 0xBD, 0xA4, 0x94, 0x42, 0x71, 0x9B, 0x2A, 0x73],
    ]

    /// Checks whether the record about macros states that there is a project or names one; LibreOffice writes an empty
    /// record into each presentation.
    private func refersToProject(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        bytes.littleEndian(at: offset, width: 8).map { $0 != 0 } ?? false
    }

    private mutating func judgeAction(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        switch bytes.littleEndian(at: offset, width: 1) {
        case 1: add(.macros, "an action with a macro")
        case 2: add(.dataExchange, "an action that starts a program")
        case 5: add(.embeddedObject, "an action with an object")
        default: break
        }
    }
}
