import MIMETypes
import Testing

@testable import MIMEDetection

struct UploadNameTests {
    /// Names that people give files: with times, titles, syllables, and marks beside digits in Hebrew and Arabic.
    private static let titles = [
        "Re: Bewerbung.pdf", "12:30.jpg", "Scan 2024-05-01T12:30:00.png", "Star Trek: Picard.jpg",
        "Silben\u{AD}trennung.pdf",
        "\u{200F}\u{5E9}\u{5DC}\u{5D5}\u{5DD} 12\u{200E}.pdf", "\u{627}\u{644}\u{641}\u{635}\u{644}\u{61C} 3.pdf",
    ]

    @Test(arguments: [
        "a.php:.jpg", "a.php::$DATA", "a.jpg:$DATA", "a.jpg::", "a\u{200F}.png", "a\u{61C}b.png", "x.y:z.jpg",
    ])
    func namesOfStreamsAndMarksAmongLatinLettersHaveAProblem(_ name: String) {
        #expect(UploadName(ResourceName(name)).problem != nil)
    }

    @Test(arguments: ["John.Cer.jpg", "map.cdx.png", "x.idc.png"])
    func suffixesOfWindowsServersMeanNothingBeforeTheLastOne(_ name: String) {
        #expect(UploadName(ResourceName(name)).serverSuffix == nil)
    }

    @Test(arguments: ["a.cer", "a.cer;.jpg", "a.cdx ", "a.idc"])
    func suffixesOfWindowsServersAreFoundAtTheEnd(_ name: String) {
        #expect(UploadName(ResourceName(name)).serverSuffix != nil)
    }

    /// Thai and Khmer are written without spaces, and this character shows where a line may end.
    @Test func wordsOfThaiMayBeSeparated() {
        #expect(UploadName(ResourceName("ภาพ\u{200B}ถ่าย.png")).problem == nil)
        #expect(UploadName(ResourceName("a\u{200B}b.png")).problem != nil)
    }

    @Test(arguments: ["photo.png", "año 2024.txt", ".profile", "a.b.c", "نص.txt", "👩‍👧.png"] + titles)
    func plainNamesHaveNoProblem(_ name: String) {
        #expect(UploadName(ResourceName(name)).problem == nil)
    }

    @Test(arguments: [
        ("", "empty"), ("a\u{0}.png", "NUL"), ("a\u{202E}gnp.exe", "reverses the text direction"),
        ("a\u{200B}.png", "invisible"), ("a\u{7}.png", "control character"), ("a\\b.png", "backslash"),
        ("a.png:x", "colon"), ("a.png.", "dot or a space"), ("a.png ", "dot or a space"),
        ("a\u{3164}.png", "invisible"), ("a<b>.png", "the character <"), ("a|b.png", "the character |"),
        ("*.png", "the character *"),
        ("..%2f..%2Fx.png", "separator"), ("x.php%00.png", "separator"), ("..%5cx.png", "separator"),
        ("CON.png", "device"), ("nul", "device"), ("COM1.tar.gz", "device"), ("lpt9 .txt", "device"),
    ])
    func misleadingNamesHaveAProblem(_ name: String, _ words: String) {
        #expect(UploadName(ResourceName(pathBytes: Array(name.utf8))).problem?.detail.contains(words) == true)
    }

    @Test(arguments: [
        ("a.php", ".php"), ("a.PHP5.jpg", ".php5"), ("a.phtml.png", ".phtml"), ("a.jsp", ".jsp"),
        ("a.asp;.png", ".asp"),
        ("a.php%20.png", ".php"), ("a.php .png", ".php"), ("a.pgif", ".pgif"), ("a.inc", ".inc"),
        ("a.Library-MS", ".library-ms"), ("tool.pyz", ".pyz"), ("a.application", ".application"),
        ("a.txt.{3050F4D8-98B5-11CF-BB82-00AA00BDCE0B}", ".{3050f4d8-98b5-11cf-bb82-00aa00bdce0b}"),
    ])
    func suffixesOfServersAreFoundAnywhere(_ name: String, _ suffix: String) {
        #expect(UploadName(ResourceName(name)).serverSuffix == suffix)
    }

    @Test(arguments: [
        ".htaccess", "Web.Config", ".user.ini", "php.ini", "Desktop.ini", ".npmrc", ".netrc", ".env", ".bashrc",
    ])
    func namesOfSettingsAreFound(_ name: String) {
        #expect(UploadName(ResourceName(name)).settingsName == name.lowercased())
    }

    @Test(arguments: ["100% done.png", "100%25.png", "a?.png", "console.png", "com.png", "com10.png", "a.com1"])
    func namesThatOnlyLookSoHaveNoProblem(_ name: String) {
        #expect(UploadName(ResourceName(name)).problem == nil)
    }

    @Test(arguments: [
        "php", "a.phpx", "php.png", "a.txt", "a.config.png", "1.action plan.png", "a.php and more.png", "my.ini",
        "a.{b}",
    ]) func otherNamesHaveNoDangerousSuffix(_ name: String) {
        #expect(UploadName(ResourceName(name)).serverSuffix == nil)
    }

    @Test(arguments: ["a\u{AD}.png", "\u{1F3F4}\u{E0067}\u{E007F}.png"])
    func characterThatIsNotShownIsNamed(_ name: String) {
        let refusal = UploadPolicy(allowing: [.png]).judge(bytes: Pictures.png(), name: name).refusal
        #expect(refusal?.code == .nameMisleads)
        #expect(refusal?.message.contains(name.contains("\u{AD}") ? "U+00AD" : "U+E007F") == true)
    }

    /// Any XML or text may be allowed, but not the scripts that are written in it.
    @Test(arguments: ["a.wsf", "a.ps1xml", "a.workflow"]) func scriptsInXMLAreNotWanted(_ name: String) {
        let page = Array("<?xml version=\"1.0\"?><package><job id=\"x\"/></package>".utf8)
        let policy = UploadPolicy(allowing: [MIMEType(constant: "application/xml")])
        #expect(policy.judge(bytes: page, name: "a.xml").isAccepted)
        #expect(policy.judge(bytes: page, name: name).findings.contains { $0.code == .nameRuns })
    }

    @Test func programsInTextAndJSONAreNotWanted() {
        let text = UploadPolicy(allowing: [.plainText]).judge(bytes: Array("some words\n".utf8), name: "a.inc")
        #expect(text.findings.contains { $0.code == .nameRuns })
        let json = UploadPolicy(allowing: [.json]).judge(bytes: Array("{\"a\": 1}".utf8), name: "a.module")
        #expect(json.findings.contains { $0.code == .nameRuns })
    }

    @Test func programsThatAreAllowedByTheirTypeAreWanted() {
        let policy = UploadPolicy(allowing: [MIMEType(constant: "application/x-ruby")])
        let verdict = policy.judge(bytes: Array("#!/usr/bin/env ruby\nputs 1\n".utf8), name: "a.rb")
        #expect(verdict.isAccepted)
    }
}
