import MIMEDetection
import MIMETypes
import Testing

struct SettingsStatementTests {
    private static let detector = MIMEDetector(checksLanguages: true)
    private static let unit = "[Unit]\nDescription=Grazing\n\n[Service]\nExecStart=/usr/bin/elk\n"
    private static let entry = "[Desktop Entry]\nType=Application\nName=Elk\nName[de]=Elch\nExec=elk\n"
    private static let keys = "[elk]\nname = Elk\ngrazes = yes\n\n; more\n[moose]\nname = Moose\n"

    @Test(arguments: ["a.h", "a.ts", "a.py", "a.html", "a.rs", "a.java", "a.md", "a.sql"])
    func settingsAreNoProgram(_ name: String) {
        for (text, type) in [
            (Self.unit, "text/x-systemd-unit"), (Self.entry, "application/x-desktop"), (Self.keys, "text/x-ini"),
        ] {
            let detection = Self.detector.detect(bytes: Array(text.utf8), name: name)
            #expect(detection.type.essence == type)
            #expect(detection.conflicts.map(\.kind) == [.contentContradictsName])
        }
    }

    /// Names of settings, of templates and of macros, which may be templates of settings.
    @Test(arguments: ["a.cfg", "a.conf", "a.properties", "a.j2", "a.m4", "a.toml", "a.yaml", "a.txt", "a"])
    func settingsMayHaveOtherNames(_ name: String) {
        #expect(Self.detector.detect(bytes: Array(Self.keys.utf8), name: name).conflicts.isEmpty)
    }

    @Test(arguments: [
        ("a.md", "[elk]: https://example.com\n\nA page about the [elk].\n"), ("a.py", "[elk\n for elk in elks]\n"),
        ("a.sh", "[ -f elk ]\nname=elk\n"), ("a.js", "[elk]\n.map(x => x)\n"), ("a.rst", "[elk]\n\nIt grazes.\n"),
        ("a.pl", "[elk].\nname(X) :- elk(X).\n"), ("a.c", "# Elk\n[elk]\nname = Elk\n"),
    ])
    func startsOfOtherTextsAreNoSettings(_ name: String, _ text: String) {
        let detection = Self.detector.detect(bytes: Array(text.utf8), name: name)
        #expect(!detection.conflicts.contains { $0.found.essence == "text/x-ini" })
    }
}
