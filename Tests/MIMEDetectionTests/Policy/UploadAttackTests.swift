import FileTesting
import MIMEDetection
import MIMETypes
import Testing

/// Files that attack who lets pictures, documents and texts in, shown to the policy itself.
struct UploadAttackTests {
    private static let policy = UploadPolicy(
        allowing: [.png, .jpeg, .gif, .pdf, .plainText, .csv, .svg, .zip, MIMEType(constant: "audio/mpeg")])

    struct Attack: CustomTestStringConvertible {
        let testDescription: String
        let name: String
        let bytes: [UInt8]

        init(_ description: String, _ name: String, _ bytes: [UInt8]) {
            (testDescription, self.name, self.bytes) = (description, name, bytes)
        }

        init(_ description: String, _ name: String, _ text: String) {
            self.init(description, name, Array(text.utf8))
        }
    }

    private static let page = "<html><body><script>alert(1)</script></body></html>"
    private static let blanks = String(repeating: " ", count: 600) + String(repeating: "\n", count: 600)

    private static func wide(_ text: String, bigEndian: Bool = false) -> [UInt8] {
        (bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE])
            + text.utf16.flatMap {
                bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
            }
    }

    static let pages = [
        Attack("page as text", "a.txt", page),
        Attack("page behind blanks", "a.txt", blanks + page),
        Attack("page behind a comment", "a.txt", "<!-- " + String(repeating: "x", count: 900) + " -->" + page),
        Attack("page behind a byte order mark", "a.txt", "\u{FEFF}" + page),
        Attack("page in wide characters", "a.txt", wide(page)),
        Attack("page in wide characters, big-endian", "a.csv", wide(page, bigEndian: true)),
        Attack("page with mixed letters", "a.txt", "<HtMl><BoDy OnLoAd=x>"),
        Attack("page as a table", "a.csv", "<script>alert(1)</script>,b\n1,2\n"),
        Attack("page as a picture", "a.png", page),
        Attack("page as a document", "a.pdf", page),
        Attack("page before a document", "a.pdf", Array(page.utf8) + Pictures.pdf()),
        Attack("page as sound", "a.mp3", page),
    ]

    static let drawings = [
        Attack("script", "a.svg", Pictures.svg("<script>x</script>")),
        Attack("event", "a.svg", Pictures.svg("<g onclick='x'/>")),
        Attack("event of the root", "a.svg", Pictures.svg("<g/>", attributes: "onload='x'")),
        Attack("link that runs", "a.svg", Pictures.svg("<a href='javascript:x'/>")),
        Attack("link that runs, in references", "a.svg", Pictures.svg("<a href='java&#115;cript:x'/>")),
        Attack("page inside", "a.svg", Pictures.svg("<foreignObject><body xmlns='x' onload='y'/></foreignObject>")),
        Attack(
            "script in an entity", "a.svg",
            "<!DOCTYPE svg [<!ENTITY s '<script>x</script>'>]><svg xmlns='http://www.w3.org/2000/svg'>&s;</svg>"),
        Attack("server's script", "a.svg", "<?php x(); ?><svg xmlns='http://www.w3.org/2000/svg'/>"),
        Attack("animation that sets a link", "a.svg", Pictures.svg("<set attributeName='href' to='javascript:x'/>")),
    ]

    static let pairs = [
        Attack("archive behind a picture", "a.jpg", Pictures.jpeg() + Containers.zip([.init("a.class", "x")])),
        Attack(
            "picture that is a program", "a.gif",
            Array("GIF89a=1;/*".utf8) + [0, 0] + Pictures.noise(200) + Array("*/;alert(1)".utf8)),
        Attack(
            "picture that is a program, with a comment first", "a.gif",
            Array("GIF89a/*".utf8) + [0, 0] + Pictures.noise(200) + Array("*/=1;alert(1)".utf8)),
        Attack("document behind a picture", "a.png", Pictures.png() + Pictures.pdf()),
        Attack("document inside a picture", "a.jpg", Pictures.jpeg(comment: "%PDF-1.4\n1 0 obj\n<<>>\nendobj\n")),
        Attack("program as a picture", "a.png", Binaries.program([0x50, 0x45, 0, 0])),
        Attack(
            "archive of a program", "a.zip",
            Containers.zip([.init("META-INF/MANIFEST.MF", "x"), .init("A.class", "y")])),
        Attack("document with a script", "a.pdf", Pictures.pdf(action: "/OpenAction << /S /JavaScript /JS (x) >>")),
        Attack("document that starts a program", "a.pdf", Pictures.pdf(action: "/OpenAction << /S /Launch /F (x) >>")),
        Attack("server's include in a picture", "a.png", Pictures.png(text: "<!--#exec cmd=\"id\" -->")),
    ]

    static let texts = [
        Attack("shell script", "a.txt", "#!/bin/sh\nrm -rf x\n"),
        Attack("commands of Windows", "a.txt.bat", "@echo off\r\n"),
        Attack("words that are no picture", "a.png", "just words\n"),
        Attack("noise", "a.png", Pictures.noise(4000)),
        Attack("mark alone", "a.png", [0x89, 0x50, 0x4E, 0x47]),
        Attack("nothing", "a.png", [UInt8]()),
    ]

    @Test(arguments: pages + drawings + pairs + texts) func isRefused(_ attack: Attack) {
        let verdict = Self.policy.judge(bytes: attack.bytes, name: attack.name)
        #expect(verdict.type == nil)
        #expect(verdict.refusal?.message.isEmpty == false)
    }

    @Test(arguments: pages + drawings + pairs) func isRefusedWithoutANameOrWithATypeThatItIsNot(_ attack: Attack) {
        // A page without a name is a page, which nobody let in.
        #expect(Self.policy.judge(bytes: attack.bytes).type == nil)
        #expect(Self.policy.judge(bytes: attack.bytes, name: attack.name, declaredType: .png).type == nil)
    }

    /// Bytes that repeat what has no end.
    struct Repetition: CustomTestStringConvertible {
        let testDescription: String
        let name: String
        let bytes: @Sendable (_ count: Int) -> [UInt8]

        init(
            _ description: String, _ name: String, _ bytes: @escaping @Sendable (_ text: (String) -> String) -> [UInt8]
        ) {
            (testDescription, self.name) = (description, name)
            self.bytes = { count in bytes { String(repeating: $0, count: count / $0.utf8.count) } }
        }
    }

    /// What is read to its end wherever it starts takes hours if each place of many does so.
    static let long = [
        Repetition("blocks without an end", "a.png") { Pictures.png(text: $0("<%")) },
        Repetition("declarations without an end", "a.xml") { Array("<x>\($0("<!ENTITY"))".utf8) },
        Repetition("document types without an end", "a.svg") { Pictures.svg($0("<!DOCTYPE")) },
        Repetition("references without an end", "a.svg") { Pictures.svg($0("&")) },
        Repetition("links without an end", "a.svg") { Pictures.svg($0("<a href=\"")) },
        Repetition("scripts", "a.svg") { Pictures.svg($0("<script>x</script>")) },
    ]

    /// Four times the bytes take about four times the processor time; sixteen times if each place is read to the end.
    @Test(arguments: long) func longFilesCostInProportion(_ file: Repetition) {
        let (short, long) = (file.bytes(60_000), file.bytes(240_000))
        let least = ProcessorTime.nanoseconds { _ = Self.policy.judge(bytes: short, name: file.name) }
        let most = ProcessorTime.nanoseconds { _ = Self.policy.judge(bytes: long, name: file.name) }
        #expect(most / least < 9)
    }

    @Test func everyBeginningOfAnAttackIsAnswered() {
        for attack in Self.drawings + Self.pairs {
            for length in stride(from: 0, to: min(attack.bytes.count, 400), by: 7) {
                _ = Self.policy.judge(bytes: Array(attack.bytes.prefix(length)), name: attack.name)
            }
        }
    }
}
