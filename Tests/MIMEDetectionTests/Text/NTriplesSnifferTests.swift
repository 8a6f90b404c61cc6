import Testing

@testable import MIMEDetection

struct NTriplesSnifferTests {
    @Test(arguments: [
        ("<http://a> <http://b> <http://c> .\n", "application/n-triples"),
        ("# words\n_:a <http://b> \"c\"@en .\n_:a <http://b> \"1\"^^<http://d> .\n", "application/n-triples"),
        ("<http://a> <http://b> <http://c> <http://d> .\n", "application/n-quads"),
    ])
    func statementsAreRecognised(_ text: String, _ type: String) {
        #expect(NTriplesSniffer.essence(of: text) == type)
    }

    @Test(arguments: [
        "<a> <b> <c> .\n", "<http://a> <http://b> .\n", "<html>\n", "# words\n", "<http://a> <http://b> \"c\"\n",
    ])
    func otherTextIsRefused(_ text: String) {
        #expect(NTriplesSniffer.essence(of: text) == nil)
    }
}
