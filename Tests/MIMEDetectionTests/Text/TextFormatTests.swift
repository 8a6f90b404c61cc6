import MIMETypes
import Testing

@testable import MIMEDetection

/// Formats of text without a name: settings, data, documents, and what only looks like them.
struct TextFormatTests {
    typealias Case = LanguageTests.Case

    static let settings = [
        Case("TOML", "# a\ntitle = \"b\"\n\n[owner]\nname = \"c\"\nlist = [\n  \"d\", # e\n]\n", "application/toml"),
        Case("TOML of tables", "[[bin]]\nname = 'a'\n\n[x.y]\nb = { c = 1 }\n", "application/toml"),
        Case("TOML without a table", "a = \"b\"\nc = [\"d\"]\n"),
        Case("INI", "[a]\nb=c\nd=\"e\"\n\n; f\n[g]\nh=1\n", "text/x-ini"),
        Case("settings of git", "[user]\n\tname = A B\n[alias]\n\tst = status -sb\n", "text/x-git-config"),
        Case("values that go on", "[metadata]\nname = a\n[options]\nrequires =\n    b\n    c; d\n", "text/x-ini"),
        Case("INI without a section", "; settings of a module\n; priority=20\nextension=a.so\n", "text/x-ini"),
        Case(
            "unit of systemd", "# words\n\n[Unit]\nDescription=A\n\n[Service]\nExecStart=/bin/b\n",
            "text/x-systemd-unit"),
        Case("desktop entry behind a comment", "# a\n[Desktop Entry]\nName=B\nExec=b\n", "application/x-desktop"),
        Case("setup script", "[Version]\nSignature=\"$Windows NT$\"\nClass=Ports\n", "application/inf"),
        Case("autorun", "[autorun]\nopen=setup.exe\nicon=setup.exe,0\n", "application/inf"),
        Case("stored properties", "#Mon Oct 10 13:05:00 CEST 2022\na=b\n", "text/x-java-properties"),
        Case("properties", "# a\na.b=c\na.d=e {0}\na.f.g = h\n", "text/x-java-properties"),
        Case("kernel's settings", "net.ipv4.ip_forward=1\nvm.swappiness=10\nkernel.sysrq=1\n"),
        Case("variables", "A=b\nC=d\nE=f\n"), Case("equations", "a = b\nthen c = d\nand words\n"),
        Case("section in prose", "[note]\nThis is a = b.\nIt goes on in prose.\n"),
        Case("sections alone", "[a]\n[b]\n[c]\n"), Case("list in brackets", "[1] a\n[2] b = c\n"),
    ]

    static let yaml = [
        Case(
            "keys below keys", "version: \"3\"\nservices:\n  web:\n    build: .\n    ports:\n      - \"80\"\n",
            "application/yaml"),
        Case("items below keys", "language: python\npython:\n  - \"3.6\"\n  - \"3.7\"\n", "application/yaml"),
        Case("list of keys", "- hosts: web\n  tasks:\n  - name: a b c\n    yum:\n      name: d\n", "application/yaml"),
        Case(
            "text below a key", "on: push\njobs:\n  a:\n    run: |\n      if x then y\n      else z\n",
            "application/yaml"),
        Case(
            "mail-like", "Package: a\nDepends: b,\n c\nDescription: d\n words of it\n", "text/x-debian-control"),
        Case("keys alone", "Name: a\nColour: 1\nWeight: b\n"), Case("list alone", "- a\n- b\n- c\n"),
        Case("list in prose", "Features:\n\n  - fast\n  - small\n\nand more words.\n"),
        Case("tabs", "all:\n\tcp a: b\n\tmv c: d\n"), Case("words below a key", "Note:\n  this is prose\n  and more\n"),
    ]

    static let data = [
        Case("JSON with comments", "// a\n{\n  /* b */ \"c\": [1, 2,],\n}\n", "text/x-json-with-comments"),
        Case("JSON5", "{\n  a: 'b', // c\n  d: 0xFF, e: +.5, f: [Infinity,],\n}\n", "application/json5"),
        Case("braces in prose", "{a, b} are elements of it\n"), Case("block", "{\n  foo();\n  bar: baz();\n}\n"),
        Case("manifest", "{\"name\": \"a\", \"start_url\": \".\", \"display\": \"b\"}", "application/manifest+json"),
        Case("JSON web key", "{\"kty\": \"RSA\", \"n\": \"a\", \"e\": \"AQAB\"}", "application/jwk+json"),
        Case(
            "CityJSON", "{\"type\": \"CityJSON\", \"CityObjects\": {}, \"version\": \"2.0\"}", "application/city+json"),
        Case("N-Triples", "<http://a/b> <http://a/c> \"d\"@en .\n_:e <http://a/f> _:g .\n", "application/n-triples"),
        Case("N-Quads", "<http://a/b> <http://a/c> <http://a/d> <http://a/e> .\n", "application/n-quads"),
        Case("Notation3", "@prefix : <http://a#> .\n{ ?x :b ?y } => { ?y :c ?x } .\n", "text/n3"),
        Case("Turtle", "@prefix a: <http://a#> .\n@base <http://b> .\n<c> a a:d .\n", "text/turtle"),
        Case("Turtle with keywords of SPARQL", "PREFIX a: <http://a#>\n<b> a a:C .\n", "text/turtle"),
        Case("TriG", "@prefix : <http://a#> .\n:G { :b :c :d }\n", "application/trig"),
        Case("fields between semicolons", "Name;Age;City\nA;1;B\nC;2;\"D\"\nE;3;F\n", "text/csv"),
        Case("statements", "a();\nb();\nc();\nd();\n"),
        Case("differences", "2c2\n< old\n---\n> new\n10a11,12\n> more\n", "text/x-patch"),
        Case("number and letter", "2c2\nis a place on the board\n"),
        Case("SubRip", "1\r\n00:00:01,498 --> 00:00:02,827\r\nwords\r\n", "application/x-subrip"),
        Case("SubRip that starts elsewhere", "12\n00:10:01,498 --> 00:10:02,827\nwords\n", "application/x-subrip"),
        Case("arrow", "1 --> 2 is the way\n"), Case("number and arrow", "1\na --> b\n"),
        Case("MPsub", "TITLE=a\nFORMAT=TIME\n\n1.3 1.6\nwords\n", "text/x-mpsub"),
        Case("setting with the same word", "a {\n  strings [ \",FORMAT=S32_LE\" ]\n}\n"),
    ]

    static let markUp = [
        Case("XML that does not say so", "<note>\n  <to>A</to>\n  <from b='c'/>\n</note>\n", "application/xml"),
        Case("tag in prose", "<name> is what you type.\n"), Case("two roots", "<a1><b1/></a1>\n<c1><d1/></c1>\n"),
        Case("wrong order", "<a1><b1></a1></b1>\n"), Case("address", "<a@example.org> wrote:\n"),
        Case("DTD", "<?xml version=\"1.0\"?>\n<!-- a -->\n<!ELEMENT a (b)>\n", "application/xml-dtd"),
        Case("part of a page", "<ul><li>a\n<li>b\n</ul>\n", "text/html"),
        Case("page that says that it is XML", "<?xml version=\"1.0\"?>\n<html><head/></html>\n", "text/html"),
        Case("page of PHP", "<p>\n<?php echo 1; ?>\n</p>\n", "application/x-php"),
        Case("page of JSP", "<%@ page language=\"java\" %>\n<html></html>\n", "text/x-jsp"),
        Case("page of ASP.NET", "<%@ Page Language=\"C#\" %>\n<!DOCTYPE html>\n<html></html>\n", "text/aspdotnet"),
        Case(
            "RSS 1.0",
            "<?xml version=\"1.0\"?>\n<r:RDF xmlns:r=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" "
                + "xmlns=\"http://purl.org/rss/1.0/\"></r:RDF>", "application/rss+xml"),
        Case("DocBook 5", "<book xmlns=\"http://docbook.org/ns/docbook\"/>", "application/docbook+xml"),
        Case("TEI", "<TEI xmlns=\"http://www.tei-c.org/ns/1.0\"/>", "application/tei+xml"),
        Case("package of EPUB", "<package xmlns=\"http://www.idpf.org/2007/opf\"/>", "application/oebps-package+xml"),
        Case("XLIFF 2", "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\"/>", "application/xliff+xml"),
        Case(
            "transformation", "<t:transform xmlns:t=\"http://www.w3.org/1999/XSL/Transform\"/>", "application/xslt+xml"),
        Case("old timed text", "<tt xmlns=\"http://www.w3.org/2006/10/ttaf1\"/>", "application/ttml+xml"),
        Case("metadata", "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"/>", "application/rdf+xml"),
        Case("SOAP", "<e:Envelope xmlns:e=\"http://www.w3.org/2003/05/soap-envelope\"/>", "application/soap+xml"),
    ]

    static let documents = [
        Case("saved page", "From: <Saved by Blink>\nSubject: a\nMIME-Version: 1.0\n\n", "application/x-mimearchive"),
        Case(
            "mail with small letters", "delivered-to: a@b\nreceived: by c\nmessage-id: <d>\nfrom: e\n\nf\n",
            "message/rfc822"),
        Case("small letters", "note: a\nfrom: b\nto: c\ndate: d\n\n"), Case("way", "from: a\nto: b\nsubject: c\n"),
        Case(
            "certificate with its text",
            "Certificate:\n    Data:\n        Version: 3 (0x2)\n-----BEGIN CERTIFICATE-----\nMIIB\n",
            "application/x-x509-ca-cert"),
        Case("text of a certificate", "Certificate:\n    Data:\n        Version: 3 (0x2)\nSignature: a\n  b: c d\ne\n"),
        Case(
            "certificate with attributes", "Bag Attributes\n    a: b\n-----BEGIN CERTIFICATE-----\nMIIB\n",
            "application/x-x509-ca-cert"),
        Case("LDIF", "dn: uid=a,dc=b\nobjectClass: top\n", "text/x-ldif"),
        Case("metrics of a font", "StartFontMetrics 2.0\nComment a\n", "application/x-font-adobe-metric"),
        Case("crystal", "data_global\n_audit_creation_date 2010-01-01\n", "chemical/x-cif"),
        Case("game of Go", "(;GM[1]FF[4]SZ[19]\n;B[pd])\n", "application/x-go-sgf"),
        Case("spread sheet of links", "ID;PWXL;N;E\nP;PGeneral\n", "application/x-sylk"),
        Case("graph", "digraph G {\n  a -> b;\n}\n", "text/vnd.graphviz"),
        Case("graphs in prose", "graph theory is old\nand has many friends\n"),
        Case("tune", "X:1\nT:A Jig\nM:6/8\nL:1/8\nK:G\nGFG BAB\n", "text/vnd.abc"),
        Case(
            "cue sheet", "PERFORMER \"A\"\nFILE \"a.mp3\" MP3\n  TRACK 01 AUDIO\n    INDEX 01 00:00:00\n",
            "application/x-cue"),
        Case("AsciiDoc", "= Title\n:toc: left\n\n== Part\n\n[source,sh]\n----\na\n----\n", "text/x-asciidoc"),
        Case("outline", "* Tasks\n** TODO a\n   DEADLINE: <2020-01-01 Wed>\n", "text/org"),
        Case(
            "schema of RELAX NG", "default namespace = \"http://a\"\nstart = b\nb = element c { text }\n",
            "application/relax-ng-compact-syntax"),
    ]

    private static let molecule =
        "a\n  b\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n    0.0000    0.0000    0.0000 C   0  0\nM  END\n"

    static let science = [
        Case("molecule", molecule, "chemical/x-mdl-molfile"),
        Case("molecules", molecule + "> <c>\nd\n\n$$$$\n", "chemical/x-mdl-sdfile"),
        Case("version in a table", "a\nb\nc\nThe words of a line of thirty-three V2000\n"),
        Case("features of a genome", "##gff-version 3\na\t.\tgene\t1\t9\t.\t+\t.\tID=b\n", "text/gff3"),
        Case("reference", "TY  - JOUR\nAU  - A\nER  - \n", "application/x-research-info-systems"),
        Case("reference behind a mark", "\u{FEFF}TY  - JOUR\nAU  - A\n", "application/x-research-info-systems"),
        Case("captions behind a mark", "\u{FEFF}WEBVTT\n\n00:00.000 --> 00:01.000\na\n", "text/vtt"),
        Case("registry behind a mark", "\u{FEFF}Windows Registry Editor Version 5.00\n\n[A]\n", "text/x-ms-regedit"),
        Case(
            "encrypted file in letters", "-----BEGIN AGE ENCRYPTED FILE-----\nYWdl\n-----END AGE ENCRYPTED FILE-----\n",
            "application/vnd.age"),
        Case("holes to drill", "M48\r\nMETRIC,TZ\r\nT1C0.8\r\n%\r\n", "application/x-excellon"),
    ]

    /// What quotes a format, or shares its first lines, is not of it.
    static let quotations = [
        Case(
            "page in a program", "import a\nfrom b import c\n\nD = \"\"\"\\\n<!DOCTYPE html>\n<html>\n\"\"\"\n",
            "text/x-python"),
        Case("page in a text", "The page starts with <!DOCTYPE html><html><head><title>a</title>.\n"),
        Case(
            "page of XHTML in a text",
            "It is <html xmlns=\"http://www.w3.org/1999/xhtml\">, and //W3C//DTD XHTML 1.0.\n"),
        Case("drawing in a program", "const a = require('b');\n\nmodule.exports = '<svg/>';\n", "text/javascript"),
        Case(
            "page in a message", "From: a@b.c\nTo: d@e.f\nSubject: g\n\n<html><body>h</body></html>\n", "message/rfc822"
        ),
        Case("page behind orders to Ruby", "<%= render 'a' %>\n<!-- b -->\n<div class=\"c\">\n</div>\n", "text/html"),
        Case("style sheet of jQuery's", "/*! jQuery UI - v1.12.1 */\n.a{color:red;top:0}\n", "text/css"),
        Case("jQuery", "/*! jQuery v3.7.1 | (c) a */\n!function(e,t){}\n", "text/javascript"),
        Case(
            "indented text behind front matter", "---\na: b\nc: d.html\n---\n\n# E\n\n  Words of it, and more.\n",
            "text/markdown"),
        Case(
            "list of thanks",
            "- A B, for patches\n- C D, for patches\n- E F, for more\n- G H, for ideas\n- I J, for tea\n"),
        Case(
            "types of a program",
            "a: dict[b, c]\nd: dict[b, c]\ne: dict[b, c]\nf: dict[b, c]\ng: dict[b, c]\nh: dict[b, c]\n"),
        Case("table of names", "A, B, 1\nC, D, 2\nE, F, 3\nG, H, 4\nI, J, 5\nK, L, 6\n", "text/csv"),
        Case("table of measurements", "a, 1\nb, 2\nc, 3\nd, 4\ne, 5\n", "text/csv"),
        Case("list of guests", "Anna Huber, Ulm\nBernd Maier, Köln\nCem Yilmaz, Berlin\nA, B\nC, D\n"),
        Case("list of years", "  2009, Anna Huber\n  2010, Bernd Maier\n  2011, Cem\n  2012, A\n  2013, B\n"),
        Case(
            "log of a program",
            "2026-03-12 10:00:00,123 - a - INFO - b\n2026-03-12 10:00:01,456 - a - INFO - c\n2026-03-12 10:00:02,1 - d\n"
        ),
        Case("log of a system", "Aug 14 11:53:04 a b: c,d=e\nAug 14 11:53:05 a b: c,d=f\nAug  4 11:53:06 a b: c,d=g\n"),
        Case("requirements", "# words\nelk.tools==1.2\nmoose.io==0.3.1\nbear==2.0 # MIT\n"),
        Case("notes about releases", "1.0 words\n    - use Test::More\n    - use strict\n"),
        Case("test in Perl", "use Test::More tests => 1;\nok 1;\n", "application/x-perl"),
        Case("test in Perl after words", "# words\nuse Test::More tests => 1;\nok 1;\n", "application/x-perl"),
        Case("glossary", "API = application programming interface\nCPU = central unit\nKöln = a city\n"),
        Case(
            "messages", "fileMenu = open a file\neditMenu = edit a file\nhelp = read about it\n",
            "text/x-java-properties"),
        Case("interchange", "UNB+UNOC:3+a+b+260312:1000+1'UNH+1+ORDERS:D:96A:UN'\n", "application/edifact"),
        Case("interchange with its characters", "UNA:+.? '\nUNB+UNOB:1+a+b'\n", "application/edifact"),
        Case(
            "recording of a terminal", "{\"version\": 2, \"width\": 80, \"height\": 24}\n[0.1, \"o\", \"a\"]\n",
            "application/x-asciicast"),
        Case("dependencies of C", "a/b.o: a/b.c \\\n  a/b.h a/c.h\n\na/b.h:\n", "text/x-makefile"),
        Case("dependencies of a module", "dependencies: \\\n  /a/b.c \\\n  /a/b.h\n", "text/x-makefile"),
        Case("dependencies of a project", "dependencies:\n  - a/b.c\n  - a/b.h\n"),
        Case("dependencies of Rust", "/a/target/debug/b: /a/src/main.rs /a/src/b.rs\n", "text/x-makefile"),
        Case("messages of a linker", "b.o: In function `main':\nb.c:(.text+0x5): undefined reference to `f'\n"),
    ]

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    /// Long lists of dependencies are cut anywhere.
    @Test func dependenciesMayBeCutOff() {
        let rules = "a.o: a.c a.h\n\na.h:\n"
        for length in 5..<rules.utf8.count {
            let bytes = Array(rules.utf8.prefix(length))
            let type = bytes.withUnsafeBytes {
                DependencySniffer.candidate(TextSample(bytes: $0, form: .usASCII, isWhole: false))?.type.essence
            }
            #expect(type == (length > 8 ? "text/x-makefile" : nil), "\(length)")
        }
    }

    @Test(arguments: settings + yaml + data + markUp + documents + science + quotations)
    func isRecognisedByItsText(_ test: Case) {
        let detection = detector.detect(bytes: Array(test.text.utf8))
        #expect(detection.type.essence == test.type, "\(detection.evidence.detail)")
    }

    @Test(arguments: settings + yaml + data + markUp + documents + science + quotations)
    func lineEndsOfWindowsMakeNoDifference(_ test: Case) {
        let text = test.text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
        #expect(detector.detect(bytes: Array(text.utf8)).type.essence == test.type)
    }

    /// A head may end anywhere in a longer text.
    @Test(arguments: settings + yaml + data + markUp + documents + science + quotations)
    func partsAreNotUnknown(_ test: Case) throws {
        let bytes = Array(test.text.utf8)
        for length in 1...bytes.count {
            let start = PrefixSource(Array(bytes.prefix(length)), isComplete: false)
            #expect(try !detector.detect(Resource(source: start)).isUnknown)
        }
    }

    @Test func nameIsWorthMoreThanAGuess() {
        let settings = Array("[a]\nb = \"c\"\nd = [1]\n".utf8)
        for (name, type) in [("x.txt", "text/plain"), ("x.conf", "text/x-config"), ("x.toml", "application/toml")] {
            #expect(detector.detect(bytes: settings, name: name).type.essence == type)
        }
        let tiles = Array("<tileset name=\"a\"><image source=\"b\"/></tileset>".utf8)
        #expect(detector.detect(bytes: tiles, name: "x.tsx").type.essence == "application/x-tiled-tsx")
        let source = Array("import * as a from 'b';\n".utf8)
        #expect(detector.detect(bytes: source, name: "x.tsx").type.essence == "application/typescript")
    }
}
