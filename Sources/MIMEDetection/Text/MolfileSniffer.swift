import MIMETypes

/// Recognises molecules as tables of atoms and bonds (MDL Molfile), and files with several molecules (SDF).
///
/// The three lines of the header are free text; the fourth line states the numbers of what follows, in columns, and
/// ends with the version.
/// https://en.wikipedia.org/wiki/Chemical_table_file
enum MolfileSniffer: TextSniffer {
    private static let header = 3
    /// The offset of the version in the fourth line.
    private static let version = 33

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = ByteCursor(text.bytes)
        for _ in 0..<header { _ = cursor.takeLine() }
        let counts = cursor.takeLine()
        guard counts.has(" V2000", at: version) || counts.has(" V3000", at: version) else { return nil }
        guard counts.prefix(version).allSatisfy({ $0 == 0x20 || (0x30...0x39).contains($0) }) else { return nil }
        let isList = cursor.skip(behind: "\n$$$$")
        return candidate(isList ? "chemical/x-mdl-sdfile" : "chemical/x-mdl-molfile", "line of counts", text)
    }
}
