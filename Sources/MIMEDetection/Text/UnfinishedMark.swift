import MIMETypes

/// Finds support for the name of a format if its signature is missing, but the file starts with something from which it
/// could come: a template that writes it, a part that is inserted into a file later, or text with mistakes.
enum UnfinishedMark {
    private struct Format {
        /// The type that the name represents, or a general form of it; nil for any type whose files have a signature.
        let type: MIMEType?
        let starts: [StaticString]
        let detail: ConstantText
    }

    private static let xml = MIMEType(constant: "application/xml")
    private static let json = MIMEType(constant: "application/json")

    /// Templates, with or without their settings before them, and parts of documents and programs.
    private static let ofTexts = [
        Format(
            type: xml, starts: ["{{", "{%", "{#", "%{", "${", "<%", "---\n", "@", "#if", "#set"] + autoGen,
            detail: ConstantText("starts like a template")),
        Format(type: xml, starts: ["</"], detail: ConstantText("starts with an end tag")),
        // Most other templates of JSON start like JSON; those of site generators have settings before them.
        Format(type: json, starts: ["---\n", "${"] + autoGen, detail: ConstantText("starts like a template")),
        // Servers add it so that no page can load the data as a script: https://github.com/angular/angular/commit/8821723
        Format(type: json, starts: [")]}'"], detail: ConstantText("starts with a guard against scripts")),
        Format(
            type: MIMEType(constant: "application/postscript"), starts: ["%"],
            detail: ConstantText("starts with a comment of PostScript")),
        Format(
            type: nil, starts: ["{{", "{%", "{#", "${", "<%", "[%"] + autoGen,
            detail: ConstantText("starts like a template")),
    ]

    /// Templates of AutoGen state the brackets of their macros.
    /// https://gnu.org/software/autogen/manual/html_section/pseudo-macro.html
    private static let autoGen: [StaticString] = ["[+ AutoGen5 ", "[+ autogen5 ", "[= AutoGen5 ", "[= autogen5 "]

    /// Text with bytes that it should not contain.
    private static let ofBytes = [
        Format(type: xml, starts: ["<"], detail: ConstantText("starts like a tag")),
        Format(
            type: json, starts: ["{", "[", "\""],
            detail: ConstantText("starts like a value of JSON")),
    ]

    /// Examines the first bytes.
    ///
    /// - Parameters:
    ///   - bytes: the bytes of the head.
    ///   - isText: whether all bytes are text.
    ///   - candidates: the candidates found by name.
    ///   - registry: the registry of the detector.
    /// - Returns: a candidate that is never the answer by itself; nil if the bytes start differently, or if the name
    ///   represents another format.
    static func leaning(
        _ bytes: UnsafeRawBufferPointer, isText: Bool, _ candidates: CandidateBuffer, _ registry: TypeRegistry
    ) -> Candidate? {
        // Most content has no name.
        guard let name = candidates.indices.first(where: { candidates[$0].evidence.basis == .name }) else { return nil }
        var cursor = ByteCursor(bytes)
        cursor.skipWhitespace()
        if isText, startsWithReference(cursor), registry.isBuiltLike(candidates[name].type, xml) {
            return candidate(xml, ConstantText("starts with a reference to an entity"))
        }
        // All marks start with punctuation, and most texts with a letter.
        if let first = cursor.peek(), first == UInt8(ascii: "$") || !ByteClass.isIdentifierByte(first),
            let found = mark(at: cursor, isText: isText, candidates[name].type, registry)
        {
            return found
        }
        guard isText, candidates.facts(at: name).id == .xml, isValue(cursor) else { return nil }
        return candidate(xml, ConstantText("a word that a document includes"))
    }

    private static func mark(
        at cursor: ByteCursor, isText: Bool, _ named: MIMEType, _ registry: TypeRegistry
    ) -> Candidate? {
        let isTag =
            isText && cursor.peek() == UInt8(ascii: "<") && cursor.peek(1).map { !"%/".utf8.contains($0) } == true
        for format in isTag ? [] : isText ? ofTexts : ofBytes
        where format.starts.contains(where: { cursor.starts(with: $0) }) {
            let isNamed = format.type.map { registry.isBuiltLike(named, $0) } ?? registry.hasMandatorySignature(named)
            if isNamed { return candidate(format.type ?? named, format.detail) }
        }
        guard isTag, startsWithTemplatedTag(cursor), registry.isBuiltLike(named, xml) else { return nil }
        return candidate(xml, ConstantText("starts with a tag that contains template code"))
    }

    /// Checks whether the text is a single word, such as the version of a program, in a file that documents include.
    ///
    /// https://www.w3.org/TR/xml/#wf-entities
    private static func isValue(_ start: ByteCursor) -> Bool {
        guard start.peek() != UInt8(ascii: "<") else { return false }
        var cursor = start
        let word = cursor.take { $0 > 0x20 && $0 != UInt8(ascii: "<") }
        cursor.skipWhitespace()
        return cursor.isAtEnd && !word.isEmpty && word.count <= longestValue
    }

    private static let longestValue = 64

    private static func candidate(_ type: MIMEType, _ detail: ConstantText) -> Candidate {
        Candidate(type: type, evidence: Evidence(basis: .text, tier: .none, detail: detail))
    }

    /// Checks whether the text starts with `&name;`.
    ///
    /// https://www.w3.org/TR/xml/#NT-EntityRef
    private static func startsWithReference(_ start: ByteCursor) -> Bool {
        var cursor = start
        return cursor.consume("&") && !cursor.take(while: ByteClass.isNameByte).isEmpty
            && cursor.next() == UInt8(ascii: ";")
    }

    /// Checks whether the first line starts with a tag that a program completes: `<path d="{path}" {attributes}/>`.
    private static func startsWithTemplatedTag(_ start: ByteCursor) -> Bool {
        var cursor = start
        guard cursor.next() == UInt8(ascii: "<"), let first = cursor.peek(),
            ByteClass.isIdentifierByte(first) || first == UInt8(ascii: "{") || first == UInt8(ascii: "$")
        else { return false }
        return cursor.take { $0 != UInt8(ascii: ">") && $0 != 0x0A }.contains(UInt8(ascii: "{"))
    }
}
