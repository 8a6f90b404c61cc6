import MIMEDetection
import MIMETypes
import Testing

/// How much a name has to say before its disagreement with the content is told.
struct NameEvidenceTests {
    typealias Case = DetectionCase

    private static let elf = Binaries.elf(kind: 2, segments: (1, 0, 120))
    private static let certificate = "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n"

    static let rare: [Case] = [
        Case("list of words under an index of Vim", "a.sug", "apple\nbanana\n", "text/plain"),
        Case("settings of logins under a picture", "login.pam", "auth required pam_unix.so\n", "text/plain"),
        Case("words of RADIUS under a film", "dictionary.3gpp", "VENDOR 3GPP 10415\n", "text/plain"),
        Case("program under a man page", "tclsh8.6", elf, "application/x-executable"),
    ]

    static let otherParts: [Case] = [
        Case("drawing after a stem", "README.dsov.fig", "#FIG 3.2\nLandscape\nCenter\n", "image/x-xfig"),
        Case(
            "certificates with words before them", "roots.pem", "Root of trust\n=============\n" + certificate,
            "application/x-x509-ca-cert"),
        Case("certificates in a text", "roots.txt", "# Issuer: CN=Root\n" + certificate, "text/plain"),
        Case("declarations", "a.dtd", "%other;\nThis is a module.\n", "application/xml-dtd"),
        Case("XML where SGML is expected", "a.sgml", "<?xml version=\"1.0\"?>\n<a/>\n", "application/xml"),
    ]

    static let lies: [Case] = [
        Case("words under a key", "a.pem", "Nothing to see here.\n", "text/plain", .missingSignature),
        Case(
            "program under a certificate", "a.crt", "import os\n\nfor name in os.listdir(\".\"):\n    print(name)\n",
            "text/x-python", .missingSignature),
        Case(
            "JSON under a page", "a.html", "{\"a\": [1, 2], \"b\": {}}\n", "application/json", .contentContradictsName),
        Case("page under a drawing", "a.svg", "<!DOCTYPE html>\n<html></html>\n", "text/html", .missingSignature),
        Case("prose under JSON", "a.json", "hello world\n", "text/plain", .missingSignature),
        Case("words under translations", "a.gmo", "hello world\n", "text/plain", .missingSignature),
    ]

    /// Compressed files are never text, whatever text it is.
    @Test(arguments: ["a.svgz", "a.pdf.gz", "a.lzma"])
    func textUnderTheNameOfACompressedFileIsReported(_ name: String) {
        for text in ["hello world\n", "#include <stdio.h>\n\nint main(void) { return 0; }\n", "a,b\n1,2\n3,4\n"] {
            #expect(!MIMEDetector().detect(bytes: Array(text.utf8), name: name).conflicts.isEmpty, "\(text)")
        }
    }

    /// Levels and models of Quake have the extensions of other formats.
    @Test(arguments: [
        ("a.bsp", "IBSP\u{2E}\0\0\0", "application/x-quake-bsp"),
        ("a.md2", "IDP2\u{8}\0\0\0", "application/x-quake-model"),
    ])
    func extensionStandsForBothFormats(_ name: String, _ start: String, _ type: String) {
        let bytes = Array(start.utf8) + [UInt8](repeating: 0, count: 120)
        let detection = MIMEDetector().detect(bytes: bytes, name: name)
        #expect(detection.type.essence == type && detection.allConflicts.isEmpty)
    }

    static let honest: [Case] = [
        Case("JSON with comments", "a.json", "// settings\n{\"a\": 1,}\n", "application/json"),
        Case("JSON with a mistake", "a.json", "{\"a\": }\n", "application/json"),
        Case("template of JSON", "a.json", "{% if x %}{\"a\": 1}{% endif %}\n", "application/json"),
        Case("a word of JSON", "a.json", "true\n", "application/json"),
        Case("words alone", "a.html", "Reports what is never used.\n", "text/html"),
        Case("words before a program", "a.php", "Hello\n<?php echo 1; ?>\n", "application/x-php"),
        Case("page that is a template", "a.php", "<!DOCTYPE html>\n<html></html>\n", "application/x-php"),
        Case("lines of JSON", "a.json", "{\"a\": 1}\n{\"a\": 2}\n", "application/x-ndjson"),
        Case("one line of JSON", "a.jsonl", "{\"a\": 1}\n", "application/x-ndjson"),
    ]

    @Test(arguments: rare + otherParts) func namesThatSayLittleRaiseNoAlarm(_ test: Case) { test.expectAnswer() }

    @Test(arguments: lies) func strongNameRaisesAConflict(_ test: Case) { test.expectAnswer() }

    @Test(arguments: honest) func formatsWithMistakesKeepTheirNames(_ test: Case) { test.expectAnswer() }
}
