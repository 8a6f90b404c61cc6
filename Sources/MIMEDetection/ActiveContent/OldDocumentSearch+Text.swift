import MIMETypes

extension OldDocumentSearch {
    /// Searches a text for fields with DDE or another file, and for the bit that states that it is encrypted.
    ///
    /// https://learn.microsoft.com/openspecs/office_file_formats/ms-doc sections 2.5.2 and 2.8.25
    mutating func readText(_ content: [UInt8]?) {
        guard let content else { return add(.tooCostly, "a text that can't be read", kind: .unchecked) }
        content.withUnsafeBytes { bytes in
            if let flags = bytes.littleEndian(at: 10, width: 2), flags & 0x100 != 0 {
                add(.encrypted, "a text with a password", kind: .unchecked)
            }
            for offset in bytes.indices where bytes[offset] == 0x13 && mayStartField(bytes, after: offset) {
                let word = firstWord(bytes, after: offset)
                if isExchange(word) { add(.dataExchange, "a field with DDE") }
                addInclusion(word)
            }
            readPieces(of: bytes)
        }
    }

    private mutating func addInclusion(_ word: [UInt8]) {
        guard let name = Self.inclusion(word) else { return }
        add(.externalLink, "a field, \(name.uppercased())", type: "application/msword")
    }

    /// Searches the text in the order in which it is read, and the path of the template.
    private mutating func readPieces(of bytes: UnsafeRawBufferPointer) {
        let name = OldDocumentText.tableName(of: bytes)
        guard let entry = file.entries.first(where: { $0.kind == 2 && $0.key == name }),
            let table = file.content(of: entry)
        else { return }
        table.withUnsafeBytes { table in
            guard let text = OldDocumentText(bytes, table: table) else { return }
            if text.template.withUnsafeBytes({ OfficeRelations.isRemote($0) }) {
                add(.remoteTemplate, "a template elsewhere", type: "application/msword")
            }
            readFields(in: text.characters)
        }
    }

    private mutating func readFields(in text: [UInt8]) {
        for offset in text.indices where text[offset] == 0x13 {
            let rest = text[(offset + 1)...].drop { Self.isBlank($0) }
            let instruction = rest.prefix(Self.longestInstruction).prefix { !(0x13...0x15).contains($0) }
                .filter { !Self.isBlank($0) || $0 == 0x22 }.map(\.asciiLowercased)
            let next = rest.dropFirst(
                instruction.isEmpty ? 0 : rest.prefix { $0 != 0x13 && $0 != 0x14 && $0 != 0x15 }.count)
            if isExchange(instruction, isFollowedByField: next.first == 0x13) || isSupplied(rest) {
                add(.dataExchange, "a field with DDE")
            }
            if instruction.starts(with: "hyperlink".utf8),
                OfficeInstruction.paths(in: instruction[9...]).contains(where: { OfficeLink.startsProgram($0) })
            {
                add(.dataExchange, "a link that starts a program")
            }
        }
    }

    /// The maximum number of characters of an instruction that are read.
    private static let longestInstruction = 2048

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte <= 0x20 && !(0x13...0x15).contains(byte) || byte == 0x22 || byte == 0xA0
    }

    /// Checks whether an instruction is for DDE, or starts with a part of that word that a field within it completes.
    private func isExchange(_ instruction: [UInt8], isFollowedByField: Bool) -> Bool {
        instruction.starts(with: "dde".utf8)
            || isFollowedByField && !instruction.isEmpty && "ddeauto".utf8.starts(with: instruction)
    }

    /// Checks whether the instruction of a field is the result of another one that can be any text.
    private func isSupplied(_ rest: ArraySlice<UInt8>) -> Bool {
        guard rest.first == 0x13 else { return false }
        let word = rest.dropFirst().drop { Self.isBlank($0) }.prefix { $0 > 0x20 }.map(\.asciiLowercased)
        return ["quote", "if", "ref", "docvariable", "docproperty", "="].contains { word.elementsEqual($0.utf8) }
    }

    /// Returns the name of a field that includes another file, from the start of its instruction.
    private static func inclusion(_ word: [UInt8]) -> String? {
        OfficeInstruction.inclusions.first { name in
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
}
