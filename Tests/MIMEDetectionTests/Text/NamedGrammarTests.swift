import MIMEDetection
import MIMETypes
import Testing

/// Texts under the names of formats with a grammar that they can't have.
struct NamedGrammarTests {
    typealias Case = DetectionCase

    private static let prose = "The quick brown fox jumps over the lazy dog, and then it sleeps.\n"
    private static let text = String(repeating: prose, count: 6)
    private static let noise = "x8~q)Kd;e b%=7t^\nU|p?c4\"]Lm{w+ :Z\n"

    static let others: [Case] = [
        Case("prose as YAML", "a.yaml", text, "text/plain", .contentContradictsName),
        Case("list of words as YAML", "a.yml", "a\nb\nc\nd\ne\nf", "text/plain", .contentContradictsName),
        Case(
            "noise as YAML", "a.yml", String(repeating: noise, count: 3), "text/plain", .contentContradictsName),
        Case("prose as TOML", "a.toml", prose, "text/plain", .contentContradictsName),
        Case("noise as TOML", "a.toml", noise, "text/plain", .contentContradictsName),
        Case("prose after a comment as TOML", "a.toml", "# x\n\n" + prose, "text/plain", .contentContradictsName),
        Case("an item of YAML as TOML", "a.toml", "- a\n- b\n", "text/plain", .contentContradictsName),
        // Lists are called so too.
        Case("prose as INI", "a.ini", "The quick brown fox\n", "text/plain"),
        Case(
            "make file as JSON", "a.json", "# all\nall: a.o\n\tcc a.o\n\nclean:\n\trm -f a.o\n", "text/x-makefile",
            .missingSignature),
        Case("array of words as JSON", "a.json", "[main]\nkey = 1\nb = 2\n", "text/x-ini", .missingSignature),
        Case("number and more as JSON", "a.json", "12abc def\n", "text/plain", .missingSignature),
    ]

    /// The formats for which `data/languages` states a line that every text contains.
    static let withoutLine: [Case] = [
        Case("prose as Go", "a.go", prose, "text/plain", .contentContradictsName),
        Case(
            "prose after a comment as Go", "a.go", "/* a\n b */\n// c\n" + prose, "text/plain", .contentContradictsName),
        Case("notes as CMake", "a.cmake", "Notes\n- one\n", "text/plain", .contentContradictsName),
        Case("prose as a unit", "a.service", "; x\n" + prose, "text/plain", .contentContradictsName),
        Case(
            "broken section as a desktop entry", "a.desktop", "Desktop Entry]\nName=a\n", "text/plain",
            .contentContradictsName),
        Case("prose as translations", "a.po", "# x\n" + prose, "text/plain", .contentContradictsName),
        Case("prose as a patch", "a.patch", prose, "text/plain", .contentContradictsName),
        Case("prose as documentation of Perl", "a.pod", prose, "text/plain", .contentContradictsName),
        Case("prose as Java", "a.java", "// x\n" + prose, "text/plain", .contentContradictsName),
        Case("makefile as Lisp", "a.lisp", "PACKAGE = a\nVERSION = 2\n", "text/plain", .contentContradictsName),
        Case("words as a header of C++", "a.hpp", "some words\n", "text/plain", .contentContradictsName),
        Case("words as a template of translations", "a.pot", "some words\n", "text/plain", .contentContradictsName),
        Case("words as Lua", "a.lua", "some words\n", "text/plain", .contentContradictsName),
        Case("prose as PHP", "a.php", prose, "text/plain", .contentContradictsName),
        Case("words as metadata", "a.egg-info", "some words\n", "text/plain", .contentContradictsName),
        Case("words as a registered document", "a.apiref", "some words\n", "text/plain", .contentContradictsName),
        Case("words as a library of libtool", "a.la", "# some\nwords\n", "text/plain"),
        Case("page as a template of Ruby", "a.erb", "some words\n", "text/plain", .contentContradictsName),
    ]

    static let withLine: [Case] = [
        Case("request for other style sheets", "a.css", "//= require elk/all\n", "text/css"),
        Case("package", "a.go", "// x\n\n/* a\n b */ // y\npackage a\n", "text/x-go"),
        Case("comment that is not closed", "a.go", "/* a\n b\n", "text/x-go"),
        Case("comments alone in Go", "a.go", "// x\n", "text/x-go"),
        Case("template of Go", "a.go", "{{ define }}\n", "text/x-go"),
        Case("part of Go", "a.go", "const (\n\ta = 1\n)\n", "text/x-go"),
        Case("bracket comment", "a.cmake", "#[==[.rst:\nWords\n]==]\nfoo(a)\n", "text/x-cmake"),
        Case("template for CMake", "config.h.cmake", "words of a header\n", "text/x-cmake"),
        Case("section", "a.service", "# x\n; y\n [Unit]\n", "text/x-systemd-unit"),
        Case("patch without changes", "a.patch", "# HG changeset patch\n# User a\n\nwords\n", "text/x-patch"),
        Case("message", "a.po", "#~ x\n\nmsgid \"a\"\n", "text/x-gettext-translation"),
        Case("command after prose", "a.pod", prose + "\n=pod\n", "text/x-pod"),
        Case("change of old diff", "a.diff", "1,2c3\n< a\n", "text/x-patch"),
        Case("class without modifiers", "a.java", "void main() {\n}\n", "text/x-java"),
        Case("block comment of Lisp", "a.lisp", "#| a\n b |#\n(c)\n", "text/x-common-lisp"),
        Case("metadata of a wheel", "METADATA", "Metadata-Version: 2.1\nName: a\n", "text/x-python-metadata"),
        Case("other metadata", "METADATA", prose, "text/plain"),
        Case(
            "copyright", "copyright", "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n",
            "text/vnd.debian.copyright"),
        Case("copyright in prose", "copyright", prose, "text/plain"),
        Case("metadata", "a.egg-info", "Metadata-Version: 1.0\nName: a\n", "text/x-python-metadata"),
        Case("library of libtool", "a.la", "# a.la\n\ndlname='a.so.1'\n", "text/x-libtool-library"),
        Case("template of Ruby", "a.erb", prose + "<b>words <%= a %></b>\n", "text/x-html-plus-erb"),
        Case("page with code at its end", "a.php", prose + "<?= 1 ?>\n", "application/x-php"),
        Case("other language of the same name", "a.cl", "/* x */\n__kernel void a() {}\n", "text/x-opencl-csrc"),
    ]

    static let same: [Case] = [
        Case("keys", "a.yaml", "$schema: x\nname: y\n", "application/yaml"),
        Case("key at the end of a line", "a.yml", "on:\n  push:\n", "application/yaml"),
        Case("items", "a.yml", "- a\n- b\n", "application/yaml"),
        Case("document marker", "a.yml", "--- !tag\nwords\n", "application/yaml"),
        Case("comments alone", "a.yml", "# nothing\n\n", "application/yaml"),
        Case("a word", "a.yml", "words", "application/yaml"),
        Case("a value of five lines", "a.yml", "# x\na\n b\n\n c\n d\ne\n", "application/yaml"),
        Case("several documents", "a.yml", text + "---\nx: y\n", "application/yaml"),
        Case("end of a document", "a.yml", text + "...\r\n", "application/yaml"),
        Case("brackets", "a.yml", "[a, b]\n", "application/yaml"),
        Case("vault", "a.yml", "$ANSIBLE_VAULT;1.1;AES256\n6162\n", "application/yaml"),
        Case("template", "a.yaml", "{{- if .Values.x }}\nkind: X\n{{- end }}\n", "application/yaml"),
        Case("template of configure", "a.yaml", "@HEADER@\nkey: 1\n", "application/yaml"),
        Case("table", "a.toml", "[ a.\"b c\" ]\nx = 1\n", "application/toml"),
        Case("array of tables", "a.toml", "[[bin]]\nname = \"x\"\n", "application/toml"),
        Case("dotted key", "a.toml", "a.b = 1\n", "application/toml"),
        Case("quoted key", "a.toml", "\"a b\" = 1\n", "application/toml"),
        Case("sections", "a.ini", "; x\n[main]\na=1\n", "text/x-ini"),
        Case("keys alone", "a.ini", "skip-networking\nport 5\n", "text/x-ini"),
        Case("keys with colons", "a.ini", "some key: 1\n", "text/x-ini"),
        Case("comments in JSON", "a.json", "/* x */ // y\n# z\n{\"a\": 1,}\n", "application/json"),
        Case("template of JSON", "a.json", "{{#each}}\n", "application/json"),
        Case("arrays in JSON", "a.json", "[[[1, 2,]]]\n", "application/json"),
        Case("string in JSON", "a.json", "\"a\"\n", "application/json"),
        Case("literal in JSON", "a.json", "null\n", "application/json"),
    ]

    /// A truncated text may contain the line in the rest.
    @Test(arguments: ["a.pod", "a.patch", "a.php"]) func longTextMayContainTheLine(_ name: String) {
        let text = Array(String(repeating: Self.prose, count: 200).utf8)
        let detection = MIMEDetector().detect(bytes: text, name: name)
        #expect(detection.type.essence != "text/plain", "\(detection)")
    }

    @Test(arguments: others + same + withoutLine + withLine) func isDetected(_ test: Case) {
        test.expectAnswer()
    }

    @Test(arguments: others + same + withoutLine + withLine) func passingResolversOverDoesNotChangeTheAnswer(
        _ test: Case
    ) {
        test.expectSameAnswerOfAllResolvers()
    }

    /// A first line that names an interpreter is a comment in settings and makefiles.
    @Test(arguments: [
        ("a.toml", "python3", "[a.\"b\"]\nx = 1\n", "application/toml"),
        ("a.toml", "sh", "# x\n[[a]]\n", "application/toml"),
        ("a.ini", "sh", "[main]\na=1\n", "text/x-ini"), ("a.yml", "sh", "---\na: b\n", "application/yaml"),
        ("Makefile", "bash", ".PHONY: all\nall: a.o\n\tcc a.o\n", "text/x-makefile"),
        ("a.toml", "sh", "[ -e a ]\nx=1\n", "text/x-shellscript"), ("a.toml", "sh", "x=`id`\n", "text/x-shellscript"),
        ("Makefile", "sh", "case $1 in\n\ta) set -e;;\nesac\n", "text/x-shellscript"),
        ("Makefile", "sh", "set -e\n\techo a\n", "text/x-shellscript"),
        ("a.sh", "sh", "[main]\n", "text/x-shellscript"),
    ])
    func interpreterMayBeAComment(_ name: String, _ interpreter: String, _ text: String, _ type: String) {
        let detection = MIMEDetector().detect(bytes: Array("#!/bin/\(interpreter)\n\(text)".utf8), name: name)
        #expect(detection.type.essence == type, "\(detection)")
        let isScript = type == "text/x-shellscript"
        #expect(detection.conflicts.isEmpty == (!isScript || name == "a.sh"))
    }

    /// The system runs such a file nonetheless, so it is not accepted from strangers.
    @Test func interpreterIsRefusedInUploads() {
        let policy = UploadPolicy(allowing: [.toml])
        #expect(policy.judge(bytes: Array("[a]\nb = 1\n".utf8), name: "a.toml").type == .toml)
        #expect(policy.judge(bytes: Array("#!/bin/sh\n[a]\nb = 1\n".utf8), name: "a.toml").type == nil)
    }

    @Test func aLineThatIsCutOffRulesNothingOut() {
        let line = String(repeating: "word ", count: 4000)
        #expect(MIMEDetector().detect(bytes: Array(line.utf8), name: "a.yaml").conflicts.isEmpty)
    }

    @Test func bracketsOfAnyDepthAreRead() {
        let brackets = String(repeating: "[", count: 100_000)
        #expect(MIMEDetector().detect(bytes: Array(brackets.utf8), name: "a.json").type == .json)
    }
}
