import MIMEDetection
import MIMETypes
import Testing

/// Formats for data under the names of programs, which never start like them.
struct ForeignTextTests {
    typealias Case = DetectionCase

    static let cases: [Case] = [
        "a.java", "a.py", "a.c", "a.rb", "a.go",
    ].flatMap { name in
        [
            Case("contact card", name, "BEGIN:VCARD\nFN:A\nEND:VCARD\n", "text/vcard", .contentContradictsName),
            Case(
                "calendar", name, "BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n", "text/calendar",
                .contentContradictsName),
            Case(
                "elements in order", name, "<list>\n<item>x</item>\n<item>y</item>\n</list>\n", "application/xml",
                .contentContradictsName),
        ]
    }

    @Test(arguments: cases) func isDetected(_ test: Case) {
        test.expectAnswer()
    }

    @Test(arguments: cases) func passingResolversOverDoesNotChangeTheAnswer(_ test: Case) {
        test.expectSameAnswerOfAllResolvers()
    }

    /// Texts of these types may start with a tag or a statement of another format.
    @Test(arguments: [
        ("a.md", "<list>\n<item>x</item>\n</list>\n", "text/markdown"),
        ("a.php", "<list>\n<item>x</item>\n</list>\n", "application/x-php"),
        ("a.conf", "[Unit]\nDescription=a\n", "text/x-config"), ("a.java", "package a.b;\n", "text/x-java"),
    ])
    func textMayStartSo(_ name: String, _ text: String, _ type: String) {
        let detection = MIMEDetector().detect(bytes: Array(text.utf8), name: name)
        #expect(detection.type.essence == type, "\(detection)")
        #expect(detection.conflicts.isEmpty)
    }
}
