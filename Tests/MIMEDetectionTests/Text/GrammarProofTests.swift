import MIMEDetection
import MIMETypes
import Testing

/// Texts that are proven by reading all of them, and texts that are not.
struct GrammarProofTests {
    struct Case: CustomTestStringConvertible {
        let type: MIMEType
        let name: String
        let text: String

        init(_ type: StaticString, _ name: String, _ text: String) {
            (self.type, self.name, self.text) = (MIMEType(constant: type), name, text)
        }

        var testDescription: String { "\(name): \(text.prefix(60))" }

        func verdict() -> UploadVerdict {
            UploadPolicy(allowing: [type]).judge(bytes: Array(text.utf8), name: name)
        }
    }

    private static let letters = "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAxx12345678901234567890"
    private static let certificate = "-----BEGIN CERTIFICATE-----\n\(letters)\nAB==\n-----END CERTIFICATE-----\n"
    private static let event = "BEGIN:VEVENT\r\nUID:1\r\nSUMMARY;LANGUAGE=en:long\r\n line\r\nEND:VEVENT\r\n"
    private static let calendar = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(event)END:VCALENDAR\r\n"
    /// Phones write long names in version 2.1 so.
    private static let encodedCard =
        "BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=84=\r\n=20b=\r\n\r\nEND:VCARD\r\n"
    /// The calendar of Mozilla folded lines behind their names; that of Lotus Notes has underscores in names.
    private static let foldedCalendar =
        "BEGIN:VCALENDAR\r\nVERSION\r\n :2.0\r\nX-A_B:1\r\nBEGIN:VEVENT\r\nUID\r\n\r\n\t:1\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    private static let card = "BEGIN:VCARD\nVERSION:3.0\nN:x;y;;;\nitem1.TEL:1\nEND:VCARD\n"
    private static let long = "[" + String(repeating: "{\"a\": 1.5, \"b\": [true, null]},\n", count: 9000) + "{}]"

    static let proven = [
        Case("application/json", "a.json", "{\"a\":1}"), Case("application/json", "a.json", "\u{FEFF}{\"a\": \"é\"}\n"),
        Case("application/json", "a.json", "[]"), Case("application/json", "a.json", long),
        Case("application/geo+json", "a.geojson", "{\"type\":\"FeatureCollection\",\"features\":[]}"),
        Case("application/manifest+json", "a.webmanifest", "{\"name\":\"x\"}"),
        Case("application/x-ndjson", "a.ndjson", "{\"a\":1}\n{\"a\":2}\n"),
        Case("text/calendar", "a.ics", calendar), Case("text/vcard", "a.vcf", card),
        Case("text/calendar", "a.ics", foldedCalendar),
        Case("text/vcard", "a.vcf", card + "\n" + card), Case("text/vcard", "a.vcf", encodedCard + card),
        Case("application/x-x509-ca-cert", "a.crt", certificate),
        Case("application/x-x509-ca-cert", "a.pem", certificate + "\n" + certificate),
    ]

    @Test(arguments: proven) func textThatFollowsItsGrammarIsAccepted(_ text: Case) {
        let verdict = text.verdict()
        #expect(verdict.type == text.type, "\(verdict.refusal?.logMessage ?? "")")
    }

    static let unproven = [
        Case("application/json", "a.json", "just words\n"), Case("application/json", "a.json", "{\"a\":1"),
        Case("application/json", "a.json", "{\"a\":1}}"), Case("application/json", "a.json", "{\"a\":1} words"),
        Case("application/json", "a.json", "{a:1}"), Case("application/json", "a.json", "[1,]"),
        Case("application/json", "a.json", long.dropLast() + ""),
        Case("application/json", "a.json", long + "<?php x ?>"),
        Case("application/geo+json", "a.geojson", "{\"type\":\"FeatureCollection\",\"features\":["),
        Case("application/x-ndjson", "a.ndjson", "{\"a\":1}\nwords\n"),
        Case("text/calendar", "a.ics", String(calendar.dropLast(20))), Case("text/calendar", "a.ics", card),
        Case("text/calendar", "a.ics", calendar + "<script>x</script>\n"),
        Case("text/calendar", "a.ics", "BEGIN:VCALENDAR\nVERSION\nUID:1\nEND:VCALENDAR\n"),
        Case("text/calendar", "a.ics", "BEGIN:VCALENDAR\nVERSION\nEND:VCALENDAR\n"),
        Case("text/vcard", "a.vcf", "BEGIN:VCARD\nwords and words\nEND:VCARD\n"),
        Case("text/vcard", "a.vcf", "BEGIN:VCARD\nVERSION:2.1\nN;X=1:a=\nwords and words\nEND:VCARD\n"),
        Case("application/x-x509-ca-cert", "a.crt", String(certificate.dropLast(30))),
        Case("application/x-x509-ca-cert", "a.pem", certificate + "more words\n"),
        Case("application/x-x509-ca-cert", "a.pem", "-----BEGIN CERTIFICATE-----\n<b>\n-----END CERTIFICATE-----\n"),
    ]

    @Test(arguments: unproven) func textThatOnlyStartsSoIsRefused(_ text: Case) {
        #expect(text.verdict().type == nil)
    }

    @Test func textOfWhichOnlyTheStartIsReadProvesNothing() {
        let small = UploadPolicy(allowing: [.json], limits: ReadLimits(bytes: 60_000))
        #expect(small.judge(bytes: Array(Self.long.utf8), name: "a.json").type == nil)
        #expect(UploadPolicy(allowing: [.json]).judge(MIMEDetector().detect(bytes: Array("[]".utf8))).type == nil)
    }

    @Test func textThatIsTooLargeForItsGrammarIsNotCalledDamaged() {
        let limits = ReadLimits(reads: 4096, bytes: 1 << 20 + 20_000)
        let text = Array("[\(String(repeating: "1, ", count: 20_000))1]".utf8)
        let verdict = UploadPolicy(allowing: [.json], limits: limits).judge(bytes: text, name: "a.json")
        #expect(verdict.findings.map(\.code) == [.notFullyRead])
        #expect(UploadPolicy(allowing: [.json]).judge(bytes: text, name: "a.json").isAccepted)
    }
}
