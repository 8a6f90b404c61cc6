import Testing

@testable import MIMEDetection

struct SubRipSnifferTests {
    @Test(arguments: ["1\n00:00:01,000 --> 00:00:02,500\nwords\n", "\u{FEFF}\n12\r\n0:0:1.0 --> 0:0:2.5\r\n"])
    func firstTimesAreRecognised(_ text: String) {
        #expect(SubRipSniffer.essence(of: text) == "application/x-subrip")
    }

    @Test(arguments: [
        "1\n00:00:01,000 -> 00:00:02,500\n", "1\nwords\n", "00:00:01,000 --> 00:00:02,500\n", "1 00:00:01,000",
    ])
    func otherLinesAreRefused(_ text: String) {
        #expect(SubRipSniffer.essence(of: text) == nil)
    }
}
