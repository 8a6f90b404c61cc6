import MIMEDetection
import MIMETypes
import Testing

/// Files that lack the mark of what their names claim, or have something else in them, and are what they are called.
struct BelievedNameTests {
    typealias Case = DetectionCase

    private static let noise = (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
    private static let header =
        "From: A <a@example.org>\nSubject: [PATCH] Replace the picture\n\n"
        + String(repeating: "It is not used any more, so it goes, and so does the line that names it.\n", count: 9)
    private static let subject = Binaries.der(
        0x30, Binaries.der(0x31, Binaries.der(0x30, [6, 3, 0x55, 4, 6, 0x13, 2, 0x43, 0x41])))
    private static let ebcdic: [UInt8] = [
        0xD7, 0xC1, 0xE2, 0xE2, 0x40, 0xC3, 0x96, 0x95, 0xA5, 0x85, 0x99, 0xA2, 0x89, 0x96, 0x95, 0x40, 0x86, 0x99,
        0x96,
        0x94, 0x40, 0x89, 0x82, 0x94, 0x40, 0xA6, 0x81, 0xA2, 0x40, 0xA2, 0xA4, 0x83, 0x83, 0x85, 0xA2, 0xA2, 0x4B,
        0x25,
    ]

    static let unfinished = [
        Case("template of a feed", "rss.xml", "{{- $pages := .Site.Pages -}}\n<rss/>\n", "application/xml"),
        Case("feed with settings before it", "index.xml", "---\nlayout: feed\n---\n<rss/>\n", "application/xml"),
        Case("program that writes JSON", "chart.erb.json", "<% a = [1, 2] %>\n{\"a\": <%= a %>}\n", "application/json"),
        Case("string of JSON with a quote in it", "a.json", "\"!\\\"#$%\"\n", "application/json"),
        Case("part of a program in PostScript", "cs_CZ.ps", "%% The letters of Czech\n%%\n", "application/postscript"),
    ]

    static let damaged = [
        Case("patch of a picture", "a.patch", Array(header.utf8) + noise, "text/x-patch"),
        Case("text of a mainframe", "a.txt", ebcdic, "text/plain"),
        Case(
            "document with a wrong byte", "a.xml", Array("<a>".utf8) + [0xE9, 0xFE, 1] + Array("\(header)</a>".utf8),
            "application/xml"),
    ]

    static let keys = [
        Case("name of an owner", "dn.der", subject, "application/x-x509-ca-cert"),
        Case(
            "what the signature of a certificate is about", "tbs.der",
            [0x30, 0x82, 3, 0xE9, 0xA0, 3, 2, 1, 2, 2, 0x12] + [UInt8](repeating: 3, count: 994),
            "application/x-x509-ca-cert"),
        Case(
            "signature named by its program", "a.gpg", "-----BEGIN PGP SIGNATURE-----\n\niQIz\n",
            "application/pgp-signature"),
        Case(
            "parameters of a key exchange", "dh.pem", "-----BEGIN X9.42 DH PARAMETERS-----\nMIIELQKCAgEA8eEB\n",
            "application/x-x509-dh-parameters"),
        Case(
            "description before a certificate", "a.pem", "X.509 Certificate Information:\n\tVersion: 1\n",
            "application/x-x509-ca-cert"),
        Case(
            "sound without a header", "a.au",
            [0x7E, 0xFD, 0x7B, 0xFE, 0x7E, 0x79] + [UInt8](repeating: 0xFF, count: 90), "audio/basic"),
        Case(
            "store in elements without lengths", "a.p12",
            [0x30, 0x80, 2, 1, 3, 0x30, 0x80, 6, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7, 1, 0xA0, 0x80],
            "application/pkcs12"),
    ]

    static let scripts = [
        Case("class of Gambas", "FMain.class", "' Gambas class file\n\n", "text/x-gambas"),
        Case(
            "commands that make a database", "create.sqlite",
            "CREATE TABLE a (\n  id INTEGER PRIMARY KEY,\n  b TEXT NOT NULL\n);\nINSERT INTO a VALUES (1, 'x');\n",
            "application/sql"),
        Case(
            "Tcl that the shell starts", "a.tcl",
            "#!/bin/sh\n# the next line restarts it \\\nexec $SHELL_OF_TCL \"$0\" \"$@\"\nputs hello\n", "text/x-tcl"),
        Case(
            "Tcl without its own name", "a.tcl", "#!/bin/sh\n# next line restarts wish \\\nexec wish\nputs 1\n",
            "text/x-tcl"),
        Case(
            "program under a number", "libfoo.1", Binaries.elf(kind: 2, segments: (1, 0, 120)),
            "application/x-executable"),
        Case(
            "Lua below a line for the shell", "a.lua", "#!/bin/sh\n# -*- lua -*-\nexec $LUA << END\nprint(1)\nEND\n",
            "text/x-lua"),
        Case("program for GNU's awk", "a.awk", "#!/usr/bin/gawk -f\n{ print $1 }\n", "text/x-gawk"),
    ]

    static let vocabularies = [
        Case("page that m4 completes", "page.m4", "<!DOCTYPE html>\n<html><body>M4_BODY</body></html>\n", "text/html"),
        Case("settings in PHP", "site.conf", "<?php\ndefine(\"WIDTH\", 1100);\n", "application/x-php"),
        Case(
            "schema of settings", "Dialog.xcs",
            "<?xml version=\"1.0\"?>\n<oor:component-schema xmlns:oor=\"http://openoffice.org/2001/registry\"/>\n",
            "application/x-openoffice-registry+xml"),
        Case(
            "name that starts like a makefile's", "makefile.lang",
            "<?xml version=\"1.0\"?>\n<language id=\"makefile\"/>\n",
            "application/xml"),
    ]

    static let lies = [
        Case("noise under a certificate", "a.der", noise, "application/octet-stream", .missingSignature),
        Case("noise under a document", "a.xml", noise, "application/octet-stream", .contentContradictsName),
        Case("noise under a patch", "a.patch", noise, "application/octet-stream", .contentContradictsName),
        Case("words under a document", "a.xml", "hello there\n", "text/plain", .missingSignature),
        Case(
            "shell under Tcl", "a.tcl", "#!/bin/sh\n# restarts nothing\necho \"$0\"\n", "text/x-shellscript",
            .contentContradictsName),
    ]

    @Test(arguments: unfinished + damaged + keys + scripts + vocabularies) func nameIsTrusted(_ test: Case) {
        test.expectAnswer()
    }

    @Test(arguments: lies) func nameIsNotTrusted(_ test: Case) { test.expectAnswer() }
}
