import MIMEDetection
import MIMETypes
import Testing

/// Texts with a mark of another format that stands in a comment or a quotation, and names that say less than they seem.
struct QuotedMarkTests {
    typealias Case = DetectionCase

    private static let page = "<?xml version=\"1.0\"?><!DOCTYPE html [<!ENTITY nbsp '&#160;'>]>\n"
    private static let machO = "application/x-mach-o-object"
    private static let numbers = """
        <?xml version="1.0"?>
        <ls:document xmlns:ls="http://developer.apple.com/namespaces/ls"/>
        """
    private static let resourceFork: [UInt8] = [0, 5, 0x16, 7, 0, 2, 0, 0] + [UInt8](repeating: 0, count: 90)
    private static let padded = String(repeating: "#a { color: red }\n", count: 20) + String(repeating: "\0", count: 60)

    private static let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\"><svg/><g></g></svg>\n"

    static let cases: [Case] = [
        Case("Markdown that starts with a drawing", "x.md", drawing + "\n# Elks\n\nText.\n", "text/markdown"),
        Case("Markdown that starts with two", "x.md", drawing + drawing, "text/markdown"),
        Case("drawing named Markdown", "x.md", drawing + "<!-- end -->\n", "image/svg+xml", .contentContradictsName),
        Case("drawing that lacks its end", "x.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><g>", "image/svg+xml"),
        Case("drawing with words behind it", "x.svg", drawing + "Elks\n", "image/svg+xml"),
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
        Case("Tcl with a comment that a desktop file has", "x.tcl", "# Config File for X\nset a 1\n", "text/x-tcl"),
        Case(
            "interpreter before comments", "x.py", "#!/usr/bin/perl\n\n#################\nprint 1;\n",
            "application/x-perl", .contentContradictsName),
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
            "settings in a language that the author names", "lit.cfg",
            "# -*- Python -*-\n\nimport os\n\nconfig.name = 'x'\nconfig.suffixes = ['.ll', '.c']\n", "text/x-python"),
        Case("settings like others", "x.cfg", "# -*- coding: utf-8 -*-\n[main]\na = 1\n", "text/x-ini"),
        Case("Python in a name for it", "x.py", "# -*- mode: makefile -*-\nimport os\n", "text/x-python"),
        Case("text under the name of a key", "x.der", "Not a key\n", "text/plain", .missingSignature),
        Case(
            "page under the name of a picture", "x.sgi", "<!DOCTYPE html><html></html>", "text/html",
            .contentContradictsName),
        Case(
            "feed under the name of a kind of XML", "x.rdf", "<rss version=\"2.0\"><channel/></rss>",
            "application/rss+xml"),
        Case("some XML under a rare name", "x.vbox", "<?xml version=\"1.0\"?>\n<a/>\n", "application/xml"),
        Case(
            "key that is written out", "key.txt", "-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQGi\n",
            "application/pgp-keys"),
        Case("document of an application in XML", "x.xml", numbers, "application/vnd.apple.numbers"),
        Case("object of another system", "x.o", [0xCE, 0xFA, 0xED, 0xFE, 7, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0], machO),
        Case("dependencies of a program", "x.Po", "x.o: x.c x.h\n\nx.h:\n", "text/x-makefile"),
        Case("script under a shared name", "x.sgi", "#!/bin/sh\necho\n", "text/x-shellscript"),
        Case("picture under the name of texts", "x.exp", Containers.png, "image/png", .contentContradictsName),
        Case(
            "archive under the name of texts", "x.exp", [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0], "application/gzip",
            .contentContradictsName),
        Case("picture under the name of any data", "x.bin", Containers.png, "image/png"),
        Case(
            "Perl with data in it", "x.pl", "# generated\n$map = q\u{2}\0Aa\0Bb\0Cc\0Dd\0É\0é\0;\n",
            "application/x-perl"),
        Case(
            "film without a brand", "x.mp4", [0, 0, 0, 16] + Array("moov".utf8) + [0, 0, 0, 8] + Array("free".utf8),
            "video/mp4"),
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
