import MIMETypes

/// Recognises sequences of nucleotides and amino acids (FASTA).
///
/// A line that starts with `>` names the sequence whose letters are in the next lines; in older files, comments start
/// with `;`. Mails quote lines with `>` too, and a line of a mail may be a word, so nearly all letters have to stand
/// for nucleotides, or there have to be many capitals without a space.
/// https://en.wikipedia.org/wiki/FASTA_format
struct SequenceSniffer: TextSniffer {
    /// The maximum number of lines that are examined.
    private static let lines = 100
    /// The numbers of nucleotides and of letters that are convincing.
    private static let (nucleotides, letters) = (8, 20)

    /// The number of letters, of those that are nucleotides, of capitals, and of blanks between letters.
    private var (letters, nucleotides, capitals, blanks) = (0, 0, 0, 0)
    /// Whether the last line names a sequence, none of whose letters was read.
    private var isNamed = false

    static func candidate(_ text: TextSample) -> Candidate? {
        let first = text.start.peek()
        guard first == UInt8(ascii: ">") || first == UInt8(ascii: ";") else { return nil }
        var sniffer = SequenceSniffer()
        var cursor = text.start
        for _ in 0..<lines where !cursor.isAtEnd {
            let line = cursor.takeTrimmedLine()
            // The last name may be truncated.
            if cursor.isAtEnd, !text.isWhole, line.first == UInt8(ascii: ">") { break }
            guard sniffer.note(line) else { return nil }
        }
        guard sniffer.isConvincing else { return nil }
        return candidate("text/x-fasta", "names and letters of sequences", text)
    }

    private var isConvincing: Bool {
        // Other letters stand for a nucleotide that is not certain.
        nucleotides >= Self.nucleotides && nucleotides * 10 >= letters * 9
            || capitals == letters && letters >= Self.letters && blanks == 0
    }

    /// Adds a line; returns false if no line of this format looks so.
    private mutating func note(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let first = line.first else { return !isNamed }
        if first == UInt8(ascii: ";") { return true }
        if first == UInt8(ascii: ">") {
            defer { isNamed = true }
            return !isNamed && line.count > 1
        }
        // The first sequence has a name.
        guard isNamed || letters > 0 else { return false }
        isNamed = false
        return line.allSatisfy { note($0) }
    }

    private mutating func note(_ byte: UInt8) -> Bool {
        if Self.marks.contains(byte) { return true }
        if ByteClass.isBlank(byte) {
            blanks += 1
            return true
        }
        guard byte.asciiLowercased &- UInt8(ascii: "a") < 26 else { return false }
        letters += 1
        nucleotides += Self.bases.contains(byte) ? 1 : 0
        capitals += byte < UInt8(ascii: "a") ? 1 : 0
        return true
    }

    /// Gaps, unknown letters and the end of a protein.
    private static let marks = ASCIISet("-*.?")
    static let bases = ASCIISet("ACGTUNacgtun")
}
