import MIMETypes
import Testing

@testable import MIMEDetection

struct SafeNameTests {
    private static let policy = UploadPolicy(allowing: [.png])

    @Test(arguments: [
        ("photo.png", "photo.png"), ("Ünïcödé – copy (1).png", "Ünïcödé _ copy (1).png"), ("photo", "photo.png"),
        ("a b.PNG", "a b.PNG"), ("-x.png", "x.png"), (".png", "png.png"), ("日本語.png", "日本語.png"),
        ("photo.2024.png", "photo.2024.png"), ("AC／DC.png", "DC.png"), ("folder/x.png", "x.png"),
        ("a'b\"c?.png", "a_b_c_.png"), ("holiday.jpeg.bak", "holiday.jpeg.bak.png"),
    ])
    func namesBecomeSafe(_ name: String, _ expected: String) {
        #expect(SafeName.text(of: ResourceName(name), type: .png) == expected)
    }

    @Test(arguments: [
        "x.php.png", "x.asp;.png", "\u{202E}gnp.exe", "con.png", "con", "..", "", ".htaccess", "web.config",
        "a\u{0}.png",
        "x.png.", "x.png ", "../../x.png", "．．／x．php", "<script>.png", "%2e%2e%2f", "nul .x", "x.lnk", "\u{3164}.png",
        "a\\b.png", "a.php:.jpg", "LPT1.x.png", "...", "- . -", "x.phar.phar.png", "a.shtml",
    ])
    func safeNamesHaveNoProblem(_ name: String) {
        let safe = SafeName.text(of: ResourceName(name), type: .png)
        #expect(UploadName(ResourceName(safe)).findings { _ in false }.isEmpty, "\(safe)")
        #expect(UploadPath.findings(safe).isEmpty && !safe.contains("/"))
        #expect(safe.hasSuffix(".png") && safe.utf8.count <= 255)
    }

    @Test(arguments: ["-desktop.ini", " desktop.ini", "..desktop.ini", "desktop.ini", "-.pdbrc"])
    func safeNamesAreNotOfSettings(_ name: String) {
        for type in [MIMEType.plainText, MIMEType(constant: "text/x-ini")] {
            #expect(UploadName(ResourceName(SafeName.text(of: ResourceName(name), type: type))).settingsName == nil)
        }
    }

    @Test func longNamesAreCutBetweenCharacters() {
        for letter in ["a", "é", "👩‍👩‍👧"] {
            let safe = SafeName.text(of: ResourceName(String(repeating: letter, count: 300) + ".png"), type: .png)
            #expect(safe.utf8.count <= 255 && safe.hasSuffix(".png"))
        }
    }

    @Test(arguments: ["../../a.png", "/etc/passwd/a.png", "C:/a.png", "..", "a/../b.png", "．．／a.png", "a/.. /b.png"])
    func pathsInNamesAreFound(_ name: String) {
        #expect(
            Self.policy.judge(bytes: Pictures.png(), name: name).refusal?.findings.map(\.code).contains(.namePath)
                == true)
    }

    @Test func namesAreMeasured() {
        let longest = String(repeating: "a", count: 251) + ".png"
        #expect(Self.policy.judge(bytes: Pictures.png(), name: longest).type == .png)
        #expect(Self.policy.judge(bytes: Pictures.png(), name: "a" + longest).refusal?.code == .nameTooLong)
    }

    @Test func charactersThatBecomeDotsAndSlashesAreRead() {
        #expect(Self.policy.judge(bytes: Pictures.png(), name: "a．php．png").refusal?.code == .nameRuns)
        #expect(Self.policy.judge(bytes: Pictures.png(), name: "AC／DC.png").type == .png)
    }
}
