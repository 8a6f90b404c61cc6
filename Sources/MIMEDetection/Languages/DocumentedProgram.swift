import MIMETypes

/// Programs in Perl and Ruby that start with their documentation.
///
/// https://perldoc.perl.org/perlpod and https://github.com/ruby/rdtool/blob/master/doc/rd-draft.rd
enum DocumentedProgram {
    private static let pod = MIMEType(constant: "text/x-pod")
    private static let rd = MIMEType(constant: "text/x-rd")
    private static let perl = PackedTypes.canonical(MIMEType(constant: "application/x-perl"))
    private static let ruby = PackedTypes.canonical(MIMEType(constant: "application/x-ruby"))

    /// Returns the candidate for a text, or one for the language of a program below documentation.
    static func refined(_ candidate: Candidate, _ text: TextSample) -> Candidate {
        guard !ModelineSniffer.isStatement(candidate.evidence), let program = program(below: candidate.type, text)
        else { return candidate }
        let evidence = Evidence(basis: .text, tier: .text, detail: ConstantText("a program below its documentation"))
        return Candidate(type: program, evidence: evidence, charset: candidate.charset)
    }

    private static func program(below documentation: MIMEType, _ text: TextSample) -> MIMEType? {
        if documentation.hasSameEssence(as: pod) { return hasPerl(text) ? perl : nil }
        return documentation.hasSameEssence(as: rd) && hasRuby(text) ? ruby : nil
    }

    /// Checks whether a statement of Perl or a comment follows the command that ends documentation.
    ///
    /// Files in other languages are documented so, too.
    private static func hasPerl(_ text: TextSample) -> Bool {
        guard let cursor = next(behind: "\n=cut", in: text) else { return false }
        return statements.contains { cursor.starts(with: $0) }
    }

    /// Checks whether anything but more documentation follows the line that ends it.
    private static func hasRuby(_ text: TextSample) -> Bool {
        guard let cursor = next(behind: "\n=end", in: text) else { return false }
        return !cursor.isAtEnd && !cursor.starts(with: "=begin")
    }

    /// Returns the first line behind a command that isn't empty.
    private static func next(behind command: StaticString, in text: TextSample) -> ByteCursor? {
        var cursor = text.start
        guard cursor.skip(behind: command) else { return nil }
        _ = cursor.takeLine()
        cursor.skipWhitespace()
        return cursor
    }

    private static let statements: [StaticString] = [
        "use ", "no ", "package ", "my ", "our ", "sub ", "require ", "BEGIN", "#", "1;", "has ",
    ]
}
