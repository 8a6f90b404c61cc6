import MIMETypes

/// The operator `::` of C++, which neither C nor Objective-C has.
///
/// Lines of these languages are also lines of C++ and Objective-C++, so only what the others don't have tells a text in
/// them from one in C++.
/// https://en.cppreference.com/w/cpp/language/qualified_lookup
enum ScopeOperator {
    /// Returns the candidate for a text, or one for C++ instead of C if the text contains the operator.
    static func refined(_ candidate: Candidate, _ text: TextSample) -> Candidate {
        guard let extended = extensions.first(where: { candidate.type.hasSameEssence(as: $0.base) }),
            !ModelineSniffer.isStatement(candidate.evidence), isPresent(in: text)
        else { return candidate }
        let evidence = Evidence(
            basis: .text, tier: .text, words: "scope operators of #", filledWith: extended.type.essence)
        return Candidate(type: PackedTypes.canonical(extended.type), evidence: evidence, charset: candidate.charset)
    }

    /// Checks whether the operator occurs between two names, outside comments and strings.
    private static func isPresent(in text: TextSample) -> Bool {
        var cursor = text.start
        guard text.bytes.contains("::") else { return false }
        while !cursor.isAtEnd {
            if cursor.consume("/*") {
                guard cursor.skip(behind: "*/") else { return false }
                continue
            }
            if cursor.starts(with: "//") { _ = cursor.takeLine() }
            switch cursor.next() {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(&cursor)
            case UInt8(ascii: ":") where cursor.peek() == UInt8(ascii: ":"):
                if isBetweenNames(cursor) { return true }
                cursor.skip(1)
            default: break
            }
        }
        return false
    }

    /// Moves past the rest of a string, which ends with its line.
    private static func skipString(_ cursor: inout ByteCursor) {
        let quote = cursor.bytes[cursor.position - 1]
        while let byte = cursor.next(), byte != quote, byte != 0x0A {
            if byte == UInt8(ascii: "\\") { cursor.skip(1) }
        }
    }

    /// Checks the bytes around the operator; the cursor is between its colons.
    private static func isBetweenNames(_ cursor: ByteCursor) -> Bool {
        guard cursor.position > 1, let next = cursor.peek(1) else { return false }
        let isDestructor = next == UInt8(ascii: "~")
        return ByteClass.isIdentifierByte(cursor.bytes[cursor.position - 2])
            && (isDestructor || ByteClass.isIdentifierByte(next))
    }

    private static let extensions: [(base: MIMEType, type: MIMEType)] = [
        (MIMEType(constant: "text/x-csrc"), MIMEType(constant: "text/x-c++src")),
        (MIMEType(constant: "text/x-objcsrc"), MIMEType(constant: "text/x-objc++src")),
    ]
}
