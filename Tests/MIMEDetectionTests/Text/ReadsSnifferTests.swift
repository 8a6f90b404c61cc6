import Testing

@testable import MIMEDetection

struct ReadsSnifferTests {
    @Test func qualityBelongsToEachLetter() {
        #expect(ReadsSniffer.essence(of: "@seq1\nACGTN\n+\n!''*(\n@seq2\n") == "chemical/seq-na-fastq")
        #expect(ReadsSniffer.essence(of: "@seq1\nACGTN\n+seq1\nIIII\n") == nil)
        #expect(ReadsSniffer.essence(of: "@mixin a\n+\n") == nil)
        #expect(ReadsSniffer.essence(of: "@\nACGT\n+\nIIII\n") == nil)
        #expect(ReadsSniffer.essence(of: "@seq1\nACGT\n-\nIIII\n") == nil)
        #expect(ReadsSniffer.essence(of: "@seq1\nACGT\n") == nil)
    }

    @Test func startOfLongReadIsEnough() {
        let letters = String(repeating: "ACGT", count: 16)
        #expect(ReadsSniffer.essence(of: "@seq1\n\(letters)", isWhole: false) == "chemical/seq-na-fastq")
        #expect(ReadsSniffer.essence(of: "@seq1\n\(letters)\n+\nIII", isWhole: false) == "chemical/seq-na-fastq")
        #expect(ReadsSniffer.essence(of: "@seq1\n\(letters)") == nil)
        #expect(ReadsSniffer.essence(of: "@seq1\nACGT", isWhole: false) == nil)
    }
}
