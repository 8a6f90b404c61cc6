import MIMETypes

/// Checks whether a first line that names an interpreter is only a comment in settings or a makefile.
///
/// Some authors start every file with the line of a script. A file is a script nonetheless, unless lines below have a
/// form that its name implies and that commands don't have: the header of a table, a document marker, or a recipe.
enum CommentedShebang {
    /// The number of lines that are examined.
    private static let lines = 64

    /// Checks whether text is what its name implies, despite its first line.
    ///
    /// - Parameters:
    ///   - text: text that starts with `#!`.
    ///   - candidates: the candidates found by name.
    /// - Returns: false if the name implies a format in which `#` starts no comment, or if no line shows the format.
    static func isPresent(in text: TextSample, _ candidates: CandidateBuffer) -> Bool {
        guard let id = named(candidates) else { return false }
        var cursor = text.start
        var isBelowTarget = false
        for _ in 0..<lines where !cursor.isAtEnd {
            let line = cursor.takeTrimmedLine()
            guard let first = line.first, first != UInt8(ascii: "#") else { continue }
            switch id {
            case TypeID.yaml: if line.elementsEqual("---".utf8) { return true }
            case TypeID.makefile:
                if isBelowTarget, first == 0x09 { return true }
                isBelowTarget = isTarget(line)
            default: if isHeader(line) { return true }
            }
        }
        return false
    }

    /// Returns the script that the system would nonetheless run if the file were executable; nil if there is none.
    ///
    /// - Parameters:
    ///   - bytes: text.
    ///   - type: the type of the text.
    /// - Returns: the script as another reading of settings or of a makefile.
    static func script(in bytes: UnsafeRawBufferPointer, of type: MIMEType) -> OtherReading? {
        guard bytes.has("#!", at: 0), let id = PackedTypes.find(type), formats.contains(id),
            let script = ShebangSniffer.candidate(TextSample(bytes: bytes, form: .usASCII, isWhole: false)),
            script.type != type
        else { return nil }
        return OtherReading(kind: .format, type: script.type, offset: 0, detail: script.evidence.detail)
    }

    private static func named(_ candidates: CandidateBuffer) -> TypeID? {
        for index in candidates.indices where candidates[index].evidence.basis == .name {
            if let id = candidates.facts(at: index).id, formats.contains(id) { return id }
        }
        return nil
    }

    private static let formats: [TypeID] = [.yaml, .toml, .ini, .makefile]

    /// Checks for the header of a table or section, such as `[a.b]`, unlike the test `[ -e a ]` of a shell.
    private static func isHeader(_ line: UnsafeRawBufferPointer) -> Bool {
        guard line.first == UInt8(ascii: "["), line.last == UInt8(ascii: "]"), line.count > 2 else { return false }
        return line.dropFirst().dropLast().allSatisfy {
            ByteClass.isIdentifierByte($0) || "[].-\"':".utf8.contains($0)
        }
    }

    /// Checks for a rule of a makefile: names at the margin, and a colon behind one of them.
    ///
    /// https://www.gnu.org/software/make/manual/html_node/Rule-Syntax.html
    private static func isTarget(_ line: UnsafeRawBufferPointer) -> Bool {
        let target = line.prefix { ByteClass.isIdentifierByte($0) || " .-/%$()".utf8.contains($0) }
        return !target.isEmpty && line.dropFirst(target.count).first == UInt8(ascii: ":")
    }
}
