import MIMEDetection
import MIMETypes
import Testing

/// Texts with a mark of another format that stands in a comment or a quotation, and names that say less than they seem.
struct QuotedMarkTests {
    typealias Case = DetectionCase

    private static let page = "<?xml version=\"1.0\"?><!DOCTYPE html [<!ENTITY nbsp '&#160;'>]>\n"
    private static let resourceFork: [UInt8] = [0, 5, 0x16, 7, 0, 2, 0, 0] + [UInt8](repeating: 0, count: 90)
    private static let padded = String(repeating: "#a { color: red }\n", count: 20) + String(repeating: "\0", count: 60)

    static let cases: [Case] = [
        Case("XML with the entities of HTML", "x.xml", page + "<response><ok/></response>\n", "application/xml"),
        Case(
            "manual about PHP in XML", "x.xml",
            "<?xml version=\"1.0\"?>\n<manual><code><![CDATA[\n<?php\necho 1;\n]]></code></manual>\n",
            "application/xml"),
        Case("PHP under the name of XML", "x.xml", "<?php\necho 1;\n", "application/x-php", .contentContradictsName),
        Case(
            "patch that a shell applies", "x.patch",
            "#! /bin/sh /usr/share/dpatch/dpatch-run\n## x.patch by A\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n",
            "text/x-patch"),
        Case("Tcl with a comment that a desktop file has", "x.tcl", "# Config File for X\nset a 1\n", "text/tcl"),
        Case("Go with a statement of Perl", "x.go", "package main\n\nfunc main() {}\n", "text/x-go"),
        Case(
            "picture in C behind a guard", "x.xpm",
            "#ifndef X_XPM\n#define X_XPM\n\n/* XPM */\nstatic char *x[] = {\n\"1 1 1 1\",\n};\n#endif\n",
            "image/x-xpixmap"),
        Case(
            "settings in a hidden file", ".pages", "nav:\n  - index.md\n  - about.md\n  - more.md\n",
            "text/plain"),
        Case("fork of a header", "._x.h", resourceFork, "multipart/appledouble"),
        Case("style sheet that is padded", "x.css", padded, "text/css"),
        Case(
            "settings that are no table by their author's word", "lit.cfg",
            "# -*- Python -*-\n\nimport os\n\nconfig.name = 'x'\nconfig.suffixes = ['.ll', '.c']\n", "text/x-config"),
        Case("manual in plain words", "x.doc", "A manual in plain words.\n\nIt has two lines.\n", "text/plain"),
        Case("text under the name of a picture", "x.png", "Not found\n", "text/plain", .missingSignature),
        Case("text under the name of an archive", "x.zip", "Not found\n", "text/plain", .missingSignature),
    ]

    @Test(arguments: cases)
    func isDetected(_ test: Case) {
        test.expectAnswer()
    }

    @Test(arguments: cases)
    func passingResolversOverDoesNotChangeTheAnswer(_ test: Case) {
        test.expectSameAnswerOfAllResolvers()
    }
}
