import MIMETypes

/// Programs in Perl that start with their documentation.
///
/// https://perldoc.perl.org/perlpod
enum PodProgram {
    private static let pod = MIMEType(constant: "text/x-pod")
    private static let perl = PackedTypes.canonical(MIMEType(constant: "application/x-perl"))

    /// Returns the candidate for a text, or one for Perl if the text is documentation with a program below it.
    static func refined(_ candidate: Candidate, _ text: TextSample) -> Candidate {
        guard candidate.type.hasSameEssence(as: pod), !ModelineSniffer.isStatement(candidate.evidence),
            hasProgram(text)
        else { return candidate }
        let evidence = Evidence(basis: .text, tier: .text, detail: ConstantText("a program below its documentation"))
        return Candidate(type: perl, evidence: evidence, charset: candidate.charset)
    }

    /// Checks whether a statement or a comment follows the command that ends documentation.
    ///
    /// Files in other languages are documented so, too.
    private static func hasProgram(_ text: TextSample) -> Bool {
        var cursor = text.start
        guard cursor.skip(behind: "\n=cut") else { return false }
        _ = cursor.takeLine()
        cursor.skipWhitespace()
        return statements.contains { cursor.starts(with: $0) }
    }

    private static let statements: [StaticString] = [
        "use ", "no ", "package ", "my ", "our ", "sub ", "require ", "BEGIN", "#", "1;", "has ",
    ]
}
