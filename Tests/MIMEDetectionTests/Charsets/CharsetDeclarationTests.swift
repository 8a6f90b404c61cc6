import MIMETypes
import Testing

@testable import MIMEDetection

/// What a text states about its encoding, and how far it is trusted.
struct CharsetDeclarationTests {
    private func detect(_ text: String, name: String? = nil) -> Detection {
        MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
            .detect(bytes: [UInt8](percentEncoded: text), name: name)
    }

    @Test(arguments: [
        ("<?xml version=\"1.0\" encoding=\"KOI8-R\"?>\n<a>%F0</a>\n", "koi8-r"),
        ("<?xml version='1.0' encoding = 'cp1251'?>\n<a>%F0</a>\n", "windows-1251"),
        ("<!DOCTYPE html>\n<META CharSet=big5>\n<title>%B5L</title>\n", "big5"),
        ("<html><!-- <meta charset=koi8-r> --><meta content=\"text/html; charset=sjis\">%82%B1", "shift_jis"),
        ("@charset \"latin2\";\na { content: \"%B1\" }\n", "iso-8859-2"),
        ("# -*- coding: euc-jp -*-\nprint('%A4%B3')\n", "euc-jp"),
        ("#!/usr/bin/python\n# coding=cp866\nprint('%8F')\n", "ibm866"),
        ("# encoding: iso-8859-15\nputs '%A4'\n", "iso-8859-15"),
        (";; -*- mode: lisp; coding: latin-1-unix -*-\n(a \"%E9\")\n", "iso-8859-1"),
        ("/* vim: set fileencoding=gbk : */\nchar a[] = \"%CE%DE\";\n", "gbk"),
        ("a = \"%C0%CC\"\n\n-- vim: fenc=euc-kr\n", "euc-kr"),
        ("msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=KOI8-U\\n\"\n%D4", "koi8-u"),
        ("\\documentclass{article}\n\\usepackage[cp1250]{inputenc}\n%9A\n", "windows-1250"),
        // A name that the bytes can be is trusted, though the statistics know nothing of it.
        ("# coding: viscii\n%D5\n", "viscii"),
    ]) func declarationTellsTheEncoding(text: String, name: String) {
        let detection = detect(text)
        #expect(detection.charset?.rawValue == name)
        #expect(detection.charsetEvidence?.basis == .declaration)
        #expect(detection.contentType[parameter: "charset"] == name)
    }

    @Test(arguments: [
        "# coding: utf-8\n%E9t%E9\n", "# coding: us-ascii\n%E9\n", "# coding: nonsense\n%E9\n", "coding: koi8-r\n%F0\n",
        "# coding: euc-jp\n%A4 b\n", "<meta content=\"charset\">%E9", "<!-- <meta charset=koi8-r> %E9",
        "# coding:\n%E9\n",
        "words about <meta charset=koi8-r> %E9\n", "@charset \"", "<?xml encoding=\"%E9",
    ]) func impossibleDeclarationIsNotBelieved(text: String) {
        #expect(detect(text).charsetEvidence?.basis != .declaration)
    }

    @Test func latin1WithCharactersOfWindowsIsThatOfWindows() {
        #expect(detect("<meta charset=iso-8859-1>%93words%94").charset?.rawValue == "windows-1252")
    }

    @Test func formOfUTF8BeatsWhatIsDeclared() {
        let detection = detect("# coding: koi8-r\n%C3%A9t%C3%A9\n")
        #expect(detection.charset == .utf8)
        #expect(detection.charsetEvidence == CharsetEvidence(basis: .form, bytes: 23, isWhole: true))
    }

    @Test func asciiThatGoesOnHasNoCharsetInItsContentType() {
        let text = String(repeating: "words of no importance\n", count: 500)
        let detection = detect(text)
        #expect(detection.charset == .usASCII)
        #expect(detection.charsetEvidence == CharsetEvidence(basis: .form, bytes: 8192, isWhole: false))
        #expect(detection.contentType == .plainText)
        #expect(detect("words\n").contentType.description == "text/plain;charset=us-ascii")
    }

    @Test func asciiThatGoesOnIsWhatItDeclares() {
        let detection = detect("# coding: windows-1251\n" + String(repeating: "a = 1 # words\n", count: 900))
        #expect(detection.charset?.rawValue == "windows-1251")
        #expect(detection.charsetEvidence?.basis == .declaration)
    }
}
