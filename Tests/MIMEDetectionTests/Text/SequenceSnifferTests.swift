import Testing

@testable import MIMEDetection

struct SequenceSnifferTests {
    @Test(arguments: [
        ">seq1 human\nACGTTTGACA\nGGG\n", ">a\nacgtnnacgt\n\n>b\nac-gt\n", ">a\r\nACGTACGTACR\r\n",
        "; by hand\n>a\ngttcgatgcc taaaatacct\n", ">sp|P01308\nMALWMRLLPLLALLALWGPDPAAAFVNQHLC*\n",
    ])
    func lettersAfterNamesAreSequences(text: String) {
        #expect(SequenceSniffer.essence(of: text) == "text/x-fasta")
    }

    @Test(arguments: [
        ">", ">seq1\n", ">a\n>b\nACGTACGTACGT\n", "> Hello\nWORLD\n", "> A\nTHIS IS WHAT HE WROTE TO ALL OF US\n",
        ">>> a = 1\n>>> b\n", "> one\ntwo, three\n", "ACGTACGTACGT\n", ">a\nACGTAC\n", "; a comment\nACGTACGTACGT\n",
    ])
    func otherLinesAreRefused(text: String) {
        #expect(SequenceSniffer.essence(of: text) == nil)
    }

    @Test func nameMayBeTruncated() {
        #expect(SequenceSniffer.essence(of: ">a\nACGTACGTAC\n>", isWhole: false) == "text/x-fasta")
        #expect(SequenceSniffer.essence(of: ">a\nACGTACGTAC\n>") == nil)
        #expect(SequenceSniffer.essence(of: ">a very long na", isWhole: false) == nil)
    }
}
