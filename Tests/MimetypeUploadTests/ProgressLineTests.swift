import Testing

@testable import mimetype_upload

struct ProgressLineTests {
    @Test func figuresFollowTheBar() {
        let line = ProgressLine(sent: 256 << 20, total: 1 << 30, elapsed: .seconds(2))
        let figures = "256.0 MiB of 1.0 GiB, 128.0 MiB/s, 0:06 left"
        #expect(line.text(width: 79) == " 25% [######---------------------] \(figures)")
        #expect(line.text(width: 60) == " 25% [##------] \(figures)")
        #expect(line.text(width: 20) == " 25% 256.0 MiB of 1.")
    }

    @Test func finishedLineHasNoTimeLeft() {
        let end = ProgressLine(sent: 10, total: 10, elapsed: .seconds(1))
        #expect(end.text(width: 40) == "100% [############] 10 B of 10 B, 10 B/s")
        #expect(ProgressLine(sent: 0, total: 0, elapsed: .zero).text(width: 30) == "100% [#####] 0 B of 0 B, 0 B/s")
        #expect(ProgressLine(sent: 2048, total: nil, elapsed: .seconds(1)).text(width: 80) == "2.0 KiB sent, 2.0 KiB/s")
    }

    @Test(arguments: [(0, "0 B"), (1023, "1023 B"), (1024, "1.0 KiB"), (1_048_575, "1023.9 KiB"), (.max, "7.9 EiB")])
    func sizesHaveOneDecimal(_ bytes: Int, _ text: String) {
        #expect(ProgressLine.size(bytes) == text)
    }

    @Test(arguments: [(0, "0:00"), (59, "0:59"), (600, "10:00"), (3723, "1:02:03")])
    func secondsHaveTwoDigits(_ seconds: Int, _ text: String) {
        #expect(ProgressLine.time(seconds) == text)
    }
}
