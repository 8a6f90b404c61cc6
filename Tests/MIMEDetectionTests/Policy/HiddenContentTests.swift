import MIMEDetection
import MIMETypes
import Testing

/// Files that hide what they are where signatures do not look, shown to a policy that lets their disguise in.
struct HiddenContentTests {
    typealias Attack = UploadAttackTests.Attack

    private static let policy = UploadPolicy(allowing: [
        .png, .jpeg, .gif, .pdf, .plainText, .csv, .svg, .zip, MIMEType(constant: "image/bmp"),
        MIMEType(constant: "audio/vnd.wave"), MIMEType(constant: "application/vnd.oasis.opendocument.text"),
        MIMEType(constant: "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    ])

    private static let archive = Containers.zip([.init("a.txt", "words"), .init("b/c.txt", "more words")])
    private static let program = Binaries.program([0x50, 0x45, 0, 0])
    private static let php = "<?php system($_GET['c']); ?>"
    private static let svg = "http://www.w3.org/2000/svg"

    private static func drawing(after declarations: String, _ content: String = "<text>&x;</text>") -> String {
        "<?xml version=\"1.0\"?>\(declarations)<svg xmlns=\"\(svg)\">\(content)</svg>"
    }

    static let drawings = [
        Attack(
            "entity of a file", "a.svg", drawing(after: "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>")),
        Attack(
            "public entity", "a.svg", drawing(after: "<!DOCTYPE svg [<!ENTITY x PUBLIC \"a\" 'file:///etc/passwd'>]>")),
        Attack(
            "parameter entity", "a.svg", drawing(after: "<!DOCTYPE svg [<!ENTITY % x SYSTEM 'http://e/x.dtd'> %x;]>")),
        Attack("declarations elsewhere", "a.svg", drawing(after: "<!DOCTYPE svg SYSTEM \"http://e/x.dtd\">")),
        Attack(
            "public declarations elsewhere", "a.svg", drawing(after: "<!DOCTYPE svg PUBLIC \"-//x\" \"/etc/x.dtd\">")),
        Attack(
            "entities that multiply", "a.svg",
            drawing(after: "<!DOCTYPE svg [<!ENTITY a \"aaa\"><!ENTITY x \"&a;&a;&a;&a;\">]>")),
        Attack("included file", "a.svg", Pictures.svg("<xi:include xmlns:xi=\"x\" href=\"/etc/passwd\"/>")),
        Attack(
            "handler by default", "a.svg", drawing(after: "<!DOCTYPE svg [<!ATTLIST svg onload CDATA \"x()\">]>", "")),
        Attack(
            "link in two entities", "a.svg",
            drawing(
                after: "<!DOCTYPE svg [<!ENTITY j \"java\"><!ENTITY s \"script:x\">]>", "<a href=\"&j;&s;\"/>")),
        Attack("link in long references", "a.svg", Pictures.svg("<a href='&#0000000000106;avascript:x'/>")),
        Attack("link across lines", "a.svg", Pictures.svg("<a href='java\n&#9;script&colon;x'/>")),
        Attack(
            "namespace in references", "a.svg",
            "<svg xmlns=\"http://www.w3.org/2000/&#115;vg\"><script>x</script></svg>"),
        Attack("drawing that is used", "a.svg", Pictures.svg("<use href='data:image/svg+xml;base64,PHN2Zz4=#x'/>")),
        Attack("style sheet of XSL", "a.svg", drawing(after: "<?xml-stylesheet type='text/xml' href='x.xml'?>", "")),
        Attack(
            "tags in UTF-7", "a.svg", "<?xml version='1.0' encoding='UTF-7'?><svg xmlns='\(svg)'>+ADw-script+AD4-</svg>"
        ),
        Attack(
            "tags behind escapes", "a.svg",
            "<?xml version='1.0' \(String(repeating: " ", count: 300))encoding='ISO-2022-JP'?><svg xmlns='\(svg)'/>"),
        Attack(
            "comment in a declaration", "a.svg",
            drawing(after: "<!DOCTYPE svg [<!NOTATION n SYSTEM \"<!--\">]>", "<script>x</script><!-- -->")),
        Attack(
            "section in a declaration", "a.svg",
            drawing(after: "<!DOCTYPE svg [<!NOTATION n SYSTEM '<![CDATA['>]>", "<script>x</script><!-- ]]> -->")),
        Attack(
            "handler by default behind a bracket", "a.svg",
            drawing(after: "<!DOCTYPE svg [<!ATTLIST svg a CDATA \">\" onload CDATA \"x()\">]>", "")),
        Attack(
            "script by default", "a.svg",
            drawing(after: "<!DOCTYPE svg [<!ATTLIST script href CDATA \"data:,x()\">]>", "<script/>")),
        Attack("link in very long references", "a.svg", Pictures.svg("<a href='\(zeros)6a;avascript:x'/>")),
        Attack("link behind blanks", "a.svg", Pictures.svg("<a href='\(blanks)javascript:x'/>")),
        Attack(
            "link in entities of characters", "a.svg",
            drawing(
                after: "<!DOCTYPE svg [<!ENTITY Tab \"ja\"><!ENTITY NewLine \"vascript:x\">]>",
                "<a href=\"&Tab;&NewLine;\"/>")),
        Attack(
            "style sheet of XSL that is called CSS", "a.svg",
            drawing(after: "<?xml-stylesheet type='text/xsl' href='x.xsl' title='text/css'?>", "")),
        Attack(
            "declarations of a share", "a.svg", drawing(after: "<!DOCTYPE svg SYSTEM \"\\\\e\\x.dtd\">", "")),
        Attack("form", "a.svg", Pictures.svg("<h:form xmlns:h='http://www.w3.org/1999/xhtml' action='//e'/>")),
        Attack("address to go to", "a.svg", Pictures.svg("<h:meta xmlns:h='x' http-equiv='refresh' content='0'/>")),
        Attack("script in a page that contains the drawing", "a.svg", Pictures.svg("<SCRIPT>x</SCRIPT>")),
        Attack("frame in a page that contains the drawing", "a.svg", Pictures.svg("<IFrame src='x'/>")),
        Attack("page of a server", "a.svg", Pictures.svg("<jsp:expression>x()</jsp:expression>")),
        Attack("command of a server", "a.svg", Pictures.svg("<cfexecute name='x'/>")),
    ]

    private static let zeros = "&#x" + String(repeating: "0", count: 70)
    private static let blanks = String(repeating: " ", count: 5000)

    static let archives = [
        Attack("program behind an archive", "a.zip", archive + program),
        Attack("archive behind a program", "a.zip", program + archive),
        Attack("archive behind a shell script", "a.zip", Array("#!/bin/sh\nid\nexit\n".utf8) + archive),
        Attack("shell script behind an archive", "a.zip", archive + Array("\n#!/bin/sh\nid\n".utf8)),
        Attack("server's script behind an archive", "a.zip", archive + Array(php.utf8)),
        Attack("server's script in the comment", "a.zip", Containers.zip([.init("a", "x")], comment: Array(php.utf8))),
        Attack("archive of PHP", "a.zip", Containers.zip([.init(".phar/stub.php", "x"), .init("a", "x")])),
        Attack(
            "archive of PHP in the comment", "a.zip",
            Containers.zip([.init("a", "x")], comment: Array("__HALT_COMPILER(); ?>".utf8))),
        Attack("program in the comment", "a.zip", Containers.zip([.init("a", "x")], comment: program)),
        Attack("archive behind an archive", "a.zip", archive + archive),
        Attack("document behind an archive", "a.zip", archive + Pictures.pdf()),
        Attack("program behind an archive, out of reach", "a.zip", archive + program + Pictures.noise(80_000)),
        Attack("document with macros as an archive", "a.zip", macros),
        Attack("document with macros", "a.docx", macros),
        Attack("document with macros that are called something else", "a.docx", renamedMacros),
        Attack(
            "OpenDocument with macros as an archive", "a.zip",
            Containers.zip([
                .init("mimetype", "application/vnd.oasis.opendocument.text"), .init("Basic/Standard/Module1.xml", "x"),
            ])),
    ]

    /// A document with an object stream, in a stored block of zlib.
    private static func objects(_ content: String, name: String = "ObjStm") -> [UInt8] {
        let length = content.utf8.count
        let stream = [0x78, 1, 1] + Containers.little(length, 2) + Containers.little(length ^ 0xFFFF, 2)
        let head = "%PDF-1.7\n1 0 obj\n<</Type/\(name)/N 1/First 4/Filter/FlateDecode/Length \(length + 7)>>stream\r\n"
        return Array(head.utf8) + stream + Array(content.utf8)
            + Array("\nendstream\nendobj\nstartxref\n9\n%%EOF\n".utf8)
    }

    /// A document with a stream of objects that are not encoded, but said to be.
    private static func stream(_ dictionary: String, _ content: [UInt8]) -> [UInt8] {
        Array("%PDF-1.7\n1 0 obj\n<<\(dictionary)/Length \(content.count)>>stream\n".utf8) + content
            + Array("\nendstream\nendobj\nstartxref\n9\n%%EOF\n".utf8)
    }

    private static func zlib(_ content: [UInt8]) -> [UInt8] {
        let length = content.count
        return [0x78, 1, 1] + Containers.little(length, 2) + Containers.little(length ^ 0xFFFF, 2) + content
    }

    private static func hexadecimal(_ content: [UInt8]) -> [UInt8] {
        content.flatMap { byte in Array((byte < 16 ? "0" : "").utf8) + Array(String(byte, radix: 16).utf8) }
            + Array(">".utf8)
    }

    /// ASCII85 of bytes in groups of four, which are filled up with blanks.
    private static func ascii85(_ content: [UInt8]) -> [UInt8] {
        let filled = content + [UInt8](repeating: 0x20, count: (4 - content.count % 4) % 4)
        let groups = stride(from: 0, to: filled.count, by: 4).map { start in
            filled[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        return groups.flatMap { group in
            [52_200_625, 614_125, 7225, 85, 1].map { UInt8(truncatingIfNeeded: group / $0 % 85 + 33) }
        } + Array("~>".utf8)
    }

    private static func packed(_ content: [UInt8]) -> [UInt8] {
        stride(from: 0, to: content.count, by: 100).flatMap { start in
            let part = content[start..<min(start + 100, content.count)]
            return [UInt8(part.count - 1)] + part
        } + [128]
    }

    private static let action = Array("1 0 <</S/JavaScript/JS(x)>>".utf8)

    static let encodedObjects = [
        stream("/N 1/First 4/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]", hexadecimal(zlib(action))),
        stream("/N 1/First 4/Type/ObjStm/Filter[/A85 /Fl]", ascii85(zlib(action))),
        stream("/N 1/First 4/Type/ObjStm/Filter [ /FlateDecode /FlateDecode ]", zlib(zlib(action))),
        stream("/N 1/First 4/Type/ObjStm/Filter/RunLengthDecode", packed(action)),
        stream("/N 1/First 4/Type/ObjStm/Filter/ASCII85Decode", ascii85(action)),
        stream("/N 1/First 4/Filter/FlateDecode", zlib(action)),
        stream("/N 1/First 4/Filter[/Fl#61teDecode]/Type/ObjStm", zlib(action)),
        stream("/N 1/First 4/Type/ObjStm/F#69lter/AHx", hexadecimal(action)),
    ]

    @Test(arguments: encodedObjects) func actionsInEncodedObjectsAreFound(_ bytes: [UInt8]) {
        #expect(Self.policy.judge(bytes: bytes, name: "a.pdf").refusal?.reason == .scriptInside)
    }

    private static let harmless = Array("1 0 <</S/GoTo/D[3 0 R/Fit]>>".utf8)

    static let uncheckedObjects = [
        stream("/N 1/First 4/Type/ObjStm/Filter/LZWDecode", harmless),
        stream("/N 1/First 4/Type/ObjStm/Filter/Crypt", harmless),
        stream("/N 1/First 4/Type/ObjStm/Filter 7 0 R", harmless),
        stream("/N 1/First 4/Type/ObjStm/Filter[/FlateDecode 7 0 R]", zlib(harmless)),
        stream("/N 1/First 4/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>", zlib(harmless)),
        stream("/N 1/First 4/Type/ObjStm/Filter/FlateDecode/Filter/AHx", zlib(harmless)),
        stream("/N 1/First 4/Type/ObjStm/Filter[" + String(repeating: "/Fl", count: 9) + "]", zlib(harmless)),
        Pictures.pdf() + Array("trailer<</Root 1 0 R/Encrypt 9 0 R>>\n%%EOF\n".utf8),
        Pictures.pdf() + Array("trailer<</Root 1 0 R/Encr#79pt<</V 2>>>>\n%%EOF\n".utf8),
    ]

    @Test(arguments: uncheckedObjects) func objectsThatCannotBeUnpackedAreRefused(_ bytes: [UInt8]) {
        #expect(Self.policy.judge(bytes: bytes, name: "a.pdf").refusal?.reason == .unchecked)
    }

    @Test func encodedObjectsWithoutActionsAreAccepted() {
        for bytes in [
            Self.stream(
                "/N 1/First 4/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]",
                Self.hexadecimal(Self.zlib(Self.harmless))),
            Self.stream("/N 1/First 4/Type/ObjStm/Filter/ASCII85Decode", Self.ascii85(Self.harmless)),
            Self.stream("/N 1/First 4/Type/ObjStm", Self.harmless),
            Array(
                "%PDF-1.4\n1 0 obj\n<</Type/Outlines/First 2 0 R>>\nendobj\ntrailer <<>>\nstartxref\n9\n%%EOF\n".utf8),
            Pictures.pdf() + Array("trailer<</Root 1 0 R/Encrypt null>>\n%%EOF\n".utf8),
        ] {
            let verdict = Self.policy.judge(bytes: bytes, name: "a.pdf")
            #expect(verdict.type != nil, "\(verdict.refusal?.logMessage ?? "")")
        }
    }

    private static let macros = Containers.zip([
        .init("[Content_Types].xml", Containers.contentTypes("vnd.ms-word.document.macroEnabled.main+xml")),
        .init("main.xml", "x"), .init("word/vbaProject.bin", "x"),
    ])

    private static let renamedMacros = Containers.zip([
        .init(
            "[Content_Types].xml",
            Containers.contentTypes(
                "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml\"/>"
                    + "<Override PartName=\"/x.dat\" ContentType=\"application/vnd.ms-office.vbaProject")),
        .init("main.xml", "x"), .init("x.dat", "x"),
    ])

    static let texts = [
        Attack("server's script behind blanks", "a.txt", String(repeating: " ", count: 1200) + php),
        Attack(
            "server's script behind more than is read first", "a.txt", String(repeating: " \n", count: 20_000) + php),
        Attack("page behind more than is read first", "a.txt", String(repeating: "\n", count: 20_000) + "<html><body>"),
        Attack("server's script behind a mark", "a.txt", "\u{FEFF}" + php),
        Attack("server's short tag", "a.txt", "<?=`$_GET[1]`?>"),
        Attack("server's script of another kind", "a.txt", "\n\n<%eval request(\"cmd\")%>"),
        Attack("PostScript", "a.txt", "%!PS\n(x) run\n"),
        Attack("PostScript behind blanks", "a.txt", "\n \n%!PS-Adobe-3.0\n(x) run\n"),
        Attack("PostScript in a transmission", "a.txt", "\u{4}%!PS-Adobe-3.0\n(x) run\nshowpage\n"),
        Attack("PostScript in a print job", "a.txt", "\u{1B}%-12345X@PJL ENTER LANGUAGE=POSTSCRIPT\n%!PS\n"),
        Attack("objects in RTF", "a.txt", "{\\rtf1\\ansi{\\object\\objautlink}}"),
        Attack("shell script behind a blank line", "a.txt", "\n#!/bin/sh\nid\n"),
        Attack("tags in UTF-7", "a.txt", "+ADw-script+AD4-alert(1)+ADw-/script+AD4-"),
        Attack("tags in UTF-7, marked", "a.txt", "+/v8-+ADw-html+AD4-"),
        Attack("application of HTML", "a.txt", "<HTA:APPLICATION ID=\"x\"/><script language=\"VBScript\">x</script>"),
        Attack("script of Windows", "a.txt", "<job id=\"x\"><script language=\"JScript\">x()</script></job>"),
        Attack("picture that handles an event", "a.csv", "<img src=x onerror=alert(1)>,b\n1,2\n"),
        Attack("page as a letter", "a.txt", letter),
        Attack("page in wide characters without a mark", "a.txt", "<html><body>".utf16.flatMap { [UInt8($0), 0] }),
    ]

    private static let letter =
        "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=\"x\"\n\n--x\nContent-Type: text/html\n\n"
        + "<script>x</script>\n--x--\n"

    static let documents = [
        Attack("action with a comment in it", "a.pdf", Pictures.pdf(action: "/OpenAction<</S%x\n/JavaScript/JS(x)>>")),
        Attack(
            "action with its key in digits", "a.pdf", Pictures.pdf(action: "/OpenAction<</#53/J#61vaScript/JS(x)>>")),
        Attack(
            "action whose kind is another object", "a.pdf",
            Pictures.pdf(action: "/OpenAction<</S 5 0 R/JS(x)>>>>\nendobj\n5 0 obj\n/JavaScript\nendobj\n6 0 obj<<")),
        Attack("script of a film", "a.pdf", Pictures.pdf(action: "/OpenAction<</S/Rendition/JS(x)>>")),
        Attack("program behind a document", "a.pdf", Pictures.pdf() + program),
        Attack("action in compressed objects", "a.pdf", objects("1 0 <</S/JavaScript/JS(x)>>")),
        Attack("action in objects whose name is in digits", "a.pdf", objects("1 0 <</S/Launch>>", name: "Obj#53tm")),
        Attack("document behind words", "a.txt", "Words and words.\n%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"),
    ]

    static let pictures = [
        Attack("value and a comment of one line", "a.gif", Array("GIF89a=alert(1)//".utf8) + Pictures.noise(40)),
        Attack("value in quotes", "a.gif", Array("GIF89a='".utf8) + [0, 0] + Array("';alert(1)".utf8)),
        Attack("value in backquotes", "a.gif", Array("GIF89a`".utf8) + [0, 0] + Array("`;alert(1)".utf8)),
        Attack("program as a bitmap", "a.bmp", Array("BM=alert(1)//".utf8) + [UInt8](repeating: 0, count: 60)),
        Attack(
            "program as sound", "a.wav",
            Array("RIFF=1//WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 1, 0] + Array("\n;x()".utf8)),
        Attack("archive behind noise", "a.png", Pictures.png() + Pictures.noise(90) + Array("Rar!\u{1A}\u{7}\0".utf8)),
        Attack("program behind noise", "a.png", Pictures.png() + Pictures.noise(90) + program),
        Attack("shell script behind a picture", "a.png", Pictures.png() + Array("\n#!/bin/sh\nid\n".utf8)),
    ]

    @Test(arguments: drawings + archives + texts + documents + pictures) func isRefused(_ attack: Attack) {
        let verdict = Self.policy.judge(bytes: attack.bytes, name: attack.name)
        #expect(verdict.type == nil)
        #expect(verdict.refusal?.message.isEmpty == false)
    }

    @Test func aReferenceToAFileIsCalledOne() {
        let verdict = Self.policy.judge(bytes: Self.drawings[0].bytes, name: "a.svg")
        #expect(verdict.refusal?.reason == .scriptInside)
        #expect(verdict.refusal?.message.contains("refers to another file") == true)
    }

    private static func reason(_ declarations: String, _ content: String = "") -> UploadRefusal.Reason? {
        let document = "<?xml version=\"1.0\"?><!DOCTYPE r [\(declarations)]><r>\(content)</r>"
        return UploadPolicy(allowing: [.xml]).judge(bytes: Array(document.utf8), name: "a.xml").refusal?.reason
    }

    @Test(arguments: [
        "<!ENTITY a SYSTEM \"../../../../etc/passwd\">", "<!ENTITY a SYSTEM \"http://169.254.169.254/x\">",
        "<!ENTITY % a SYSTEM \"http://e/x.dtd\"> %a;", "<!ENTITY a SYSTEM \"\\\\e\\x\">",
        "<!ENTITY b \"x&a;&a;&a;&a;\">",
        "<!ENTITY b \"&a; &a; &a; &a;\">", "<!ENTITY b '&b;'>",
    ])
    func referencesToOtherFilesAreRefusedInAnyXML(_ declaration: String) {
        #expect(Self.reason(declaration) == .scriptInside)
    }

    private static func wide(_ text: String) -> [UInt8] {
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }

    /// Names by which Windows and other desktops start a program, connect to a server, change settings or fetch
    /// something.
    private static let actingNames = [
        "iqy", "dqy", "oqy", "rqy", "slk", "udl", "mof", "ovpn", "library-ms", "search-ms", "settingcontent-ms",
        "searchConnector-ms", "url", "website", "desktop", "scf", "inf", "reg", "bat", "cmd", "vbs", "vbe", "js",
        "jse", "wsf", "wsh", "wsc", "sct", "hta", "ps1", "psm1", "psd1", "ps1xml", "msh", "msh1", "msc", "jnlp",
        "application", "xbap", "appinstaller", "appref-ms", "theme", "themepack", "deskthemepack", "rdp", "pif",
        "scr", "lnk", "cpl", "job", "gadget", "diagcab", "diagcfg", "diagpkg", "webloc", "fileloc", "inetloc",
        "terminal", "command", "workflow", "mobileconfig", "prf", "crd", "mad", "maf", "mag", "mam", "maq", "mar",
        "mas", "mau", "mav", "maw", "mda", "mde", "osd", "pcd", "plg", "prg", "shb", "shs", "vsmacros", "vsw", "ws",
        "xnk", "xll", "xlm", "contact", "group", "wab", "grp", "ins", "isp", "tmp.exe", "msi", "msp", "asx",
        "wax", "wvx", "wmx", "ica", "tsclient", "kdelnk",
    ]

    @Test(arguments: actingNames) func textThatActsByItsNameIsRefused(_ suffix: String) {
        let text = Array("some words\nand a second line of them\n".utf8)
        let verdict = UploadPolicy(allowing: [.plainText, .csv]).judge(bytes: text, name: "a.\(suffix)")
        #expect(verdict.refusal != nil)
    }

    private static func isRefused(xml bytes: [UInt8]) -> Bool {
        UploadPolicy(allowing: [.xml]).judge(bytes: bytes, name: "a.xml").refusal != nil
    }

    @Test(arguments: [
        "SYSTEM \"http://e.example/a.dtd\"", "SYSTEM 'file:///etc/passwd'", "SYSTEM \"php://filter/x\"",
        "SYSTEM \"jar:http://e.example/a!/b\"", "PUBLIC \"-//A//B\" \"http://e.example/a.dtd\"",
        "SYSTEM \"\\\\e\\x\"", "SYSTEM \"../a.dtd\"", "SYSTEM \"/a.dtd\"",
        "PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://e.example/www.w3.org/\"",
        "SYSTEM \"http://www.apple.com@e.example/DTDs/\"",
    ])
    func declarationsThatAreFetchedFromElsewhereAreRefused(_ identifier: String) {
        #expect(Self.isRefused(xml: Array("<?xml version=\"1.0\"?>\n<!DOCTYPE a \(identifier)>\n<a/>".utf8)))
        #expect(Self.isRefused(xml: Self.wide("<?xml version=\"1.0\"?>\n<!DOCTYPE a \(identifier)>\n<a/>")))
    }

    @Test(arguments: [
        "PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"", "SYSTEM \"a.dtd\"",
        "PUBLIC \"-//Sun Microsystems, Inc.//DTD Web Application 2.3//EN\" \"http://java.sun.com/dtd/web-app_2_3.dtd\"",
        "[<!ENTITY a \"b\">]",
    ])
    func declarationsThatProgramsKnowAreAccepted(_ identifier: String) {
        let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE x \(identifier)>\n<x/>"
        let policy = UploadPolicy(allowing: [.xml])
        #expect(policy.judge(bytes: Array(text.utf8), name: "a.xml").refusal == nil)
    }

    @Test func encodingsInWhichTagsCannotBeSeenAreRefused() {
        let text = "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>"
        let units = text.unicodeScalars.map { UInt8($0.value) }
        for order in [[0, 0, 0, 1], [1, 0, 0, 0], [0, 0, 1, 0], [0, 1, 0, 0]] {
            #expect(Self.isRefused(xml: units.flatMap { unit in order.map { $0 == 1 ? unit : 0 } }))
        }
        #expect(Self.isRefused(xml: Array("<?xml version=\"1.0\" encoding=\"UTF-7\"?>+ADwAIQ-DOCTYPE a><a/>".utf8)))
        #expect(Self.isRefused(xml: [0x4C, 0x6F, 0xA7, 0x94, 0x93, 0x40, 0xA5, 0x85, 0x99] + units))
    }

    @Test func entitiesThatGrowStepByStepAreRefused() {
        func steps(_ count: Int) -> [String] {
            (1...count).map { "<!ENTITY a\($0) \"&a\($0 - 1);&b\($0 - 1);\"><!ENTITY b\($0) \"&a\($0 - 1);\">" }
        }
        let first = "<!ENTITY a0 \"0123456789\"><!ENTITY b0 \"0123456789\">"
        #expect(Self.reason(first + steps(40).joined(), "&a40;") == .scriptInside)
        #expect(Self.reason(first + steps(40).reversed().joined(), "&a40;") == .scriptInside)
        #expect(Self.reason(first + steps(5).joined(), "&a5;") == nil)
        let long = "<!ENTITY a \"\(String(repeating: "x", count: 20_000))\">"
        #expect(Self.reason(long, String(repeating: "&a;", count: 3000)) == .scriptInside)
        #expect(Self.reason(long, String(repeating: "&a;", count: 30)) == nil)
    }

    @Test(arguments: ["http://www.w3.org/1999/&#120;html", "&x;"]) func aHiddenVocabularyMayBeThatOfPages(
        _ name: String
    ) {
        let text = "<?xml version=\"1.0\"?><x xmlns:s=\"\(name)\"><s:script>x</s:script></x>"
        let verdict = UploadPolicy(allowing: [.xml]).judge(bytes: Array(text.utf8), name: "a.xml")
        #expect(verdict.refusal?.reason == .scriptInside)
    }

    @Test func entitiesThatMultiplyAreRefusedInAnyXML() {
        func verdict(_ text: String) -> UploadVerdict {
            let document = "<?xml version=\"1.0\"?><!DOCTYPE r [<!ENTITY a \"aaaa\"><!ENTITY b \"\(text)\">]><r>&b;</r>"
            return UploadPolicy(allowing: [.xml]).judge(bytes: Array(document.utf8), name: "a.xml")
        }
        #expect(verdict("&a;&a;&a;&a;&a;").refusal?.reason == .scriptInside)
        #expect(verdict("&a;&a;").type == .xml)
        #expect(verdict("&#97;&#97;&#97;&#97;&#97;").type == .xml)
    }

    static let ordinary = [
        Attack(
            "drawing with labels of HTML", "a.svg",
            drawing(
                after: "",
                "<switch><foreignObject width='9' height='9'><div xmlns='http://www.w3.org/1999/xhtml'>a<br/>b</div>"
                    + "</foreignObject><text>a</text></switch>")),
        Attack("archive", "a.zip", archive),
        Attack("archive with a comment", "a.zip", Containers.zip([.init("a", "x")], comment: Array("made today".utf8))),
        Attack("archive padded with zeros", "a.zip", archive + [UInt8](repeating: 0, count: 512)),
        Attack(
            "drawing with declarations that everyone knows", "a.svg",
            drawing(
                after: "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "
                    + "\"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">", "<g/>")),
        Attack(
            "drawing with entities of names", "a.svg",
            "<?xml version=\"1.0\"?><!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/x.dtd\" "
                + "[<!ENTITY ns_svg \"\(svg)\"><!ENTITY ns_link \"http://www.w3.org/1999/xlink\">]>"
                + "<svg xmlns=\"&ns_svg;\" xmlns:l=\"&ns_link;\"><use l:href=\"#a\"/></svg>"),
        Attack(
            "drawing with a style sheet", "a.svg", drawing(after: "<?xml-stylesheet type='text/css' href='x.css'?>", "")
        ),
        Attack("text that quotes a script", "a.txt", "Put this first:\n\n    \(php)\n"),
        Attack("text that starts with an address", "a.txt", "<somebody@example.org> wrote:\n> hello\n"),
        Attack("text behind blank lines", "a.txt", "\n\n\n   Title\n\nWords.\n"),
        Attack("nothing but blanks", "a.txt", String(repeating: " \n", count: 9000)),
        Attack("table with a plus first", "a.csv", "+49 30,b\n+49 40,c\n"),
        Attack("document", "a.pdf", Pictures.pdf()),
        Attack("document with compressed objects", "a.pdf", objects("1 0 <</S/URI/URI(http://e/)>>")),
        Attack("document that ends twice", "a.pdf", Pictures.pdf() + Array("startxref\n9\n%%EOF\n\n".utf8)),
        Attack("picture that is 61 pixels wide", "a.gif", Array("GIF89a=".utf8) + Pictures.gif().dropFirst(7)),
        Attack("picture that is 96 pixels wide", "a.gif", Array("GIF89a`".utf8) + Pictures.gif().dropFirst(7)),
    ]

    @Test(arguments: ordinary) func ordinaryFilesAreAccepted(_ file: Attack) {
        let verdict = Self.policy.judge(bytes: file.bytes, name: file.name)
        #expect(verdict.type != nil, "\(verdict.refusal?.logMessage ?? "")")
    }
}
