import MIMETypes
import Testing

@testable import MIMEDetection

/// Texts under the names of other languages, and texts that look a little like them.
struct NamedLanguageResolverTests {
    static let python = """
        import os
        import sys

        from collections import defaultdict


        class Reader(object):
            def __init__(self, path):
                self.path = path
                self.lines = []

            def read(self):
                with open(self.path) as file:
                    for line in file:
                        if not line.strip():
                            continue
                        self.lines.append(line)
                return self.lines


        def main():
            reader = Reader(sys.argv[1])
            for line in reader.read():
                print(line)


        if __name__ == "__main__":
            main()

        """

    /// A grammar whose actions are written in Ruby.
    static let racc = """
        # words
        class Reader

        rule

        a   : '[' b ']'
                    {
                      result = val[1]
                    }

        end

        ---- inner

          def parse(str)
            @src = str
            do_parse
          end

        """

    /// A module that consists of data.
    static let herds = #"""
        HERDS = {
          "message": "New elk (Cervus) counted at the lake.",
          "severity": "info",
          "description": "Rule 2902\nLevel 7\nHerd 001\nName test\nTitle New elk (Cervus) counted.\nFull Log 21:41:42",
          "created_at": "2025-02-03T21:41:42.853014+01.00",
        }

        """#

    static let java = """
        package org.example.reader;

        import java.io.IOException;
        import java.util.ArrayList;
        import java.util.List;

        public class Reader {
            private final String path;

            public Reader(String path) {
                this.path = path;
            }

            public List<String> read() throws IOException {
                List<String> lines = new ArrayList<>();
                for (String line : lines) {
                    lines.add(line.trim());
                }
                return lines;
            }
        }

        """

    static let catalogue = """
        msgid ""
        msgstr ""
        "Project-Id-Version: reader 1.0\\n"
        "Report-Msgid-Bugs-To: \\n"
        "POT-Creation-Date: 2026-03-12 10:00+0100\\n"
        "Last-Translator: A <a@example.org>\\n"
        "Language: de\\n"
        "MIME-Version: 1.0\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"

        #: reader.c:12
        #, c-format
        msgid "The file '%s' can't be read."
        msgstr "Die Datei '%s' kann nicht gelesen werden."

        #: reader.c:40
        msgid "Usage: reader FILE"
        msgstr "Aufruf: reader DATEI"

        #: reader.c:52 reader.c:61
        msgid "The end of the file is missing."
        msgstr "Das Ende der Datei fehlt."

        """

    private let detector = MIMEDetector(
        resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], checksLanguages: true)

    private func detect(_ text: String, _ name: String) -> Detection {
        detector.detect(bytes: Array(text.utf8), name: name)
    }

    @Test(
        arguments: [
            (python, "reader.css", "text/x-python"),
            (java, "reader.po", "text/x-java"),
            (java, "reader.sql", "text/x-java"), (catalogue, "reader.go", "text/x-gettext-translation"),
            (catalogue, "reader.rs", "text/x-gettext-translation"), (python, "CMakeLists.txt", "text/x-python"),
        ])
    func anotherLanguageContradictsTheName(_ text: String, _ name: String, _ type: String) {
        let detection = detect(text, name)
        #expect(detection.type.essence == type)
        #expect(detection.conflicts.map(\.kind) == [.contentContradictsName])
        #expect(detection.conflicts.first?.found.essence == type)
    }

    @Test(
        arguments: [
            (python, "reader.py"), (java, "Reader.java"), (catalogue, "de.po"), (java, "Reader.groovy"),
            (java, "reader.js"), (python, "SConstruct.py"), ("{\"a\": [1, 2]}\n", "a.yaml"), ("words alone\n", "a.py"),
            ("echo \"Hello, World!\"\n", "a.nim"), (herds, "herds.py"),
            ("/* nothing but a licence */\n", "a.c"), ("", "a.c"), ("\n\n\n", "a.c"), (python, "notes.txt"),
            ("define(\"elk/a\", [], function() {\nexports.text = `\n" + python, "a.js"),
            ("\"use strict\";exports.text = `\n" + python, "a.js"), ("var text = `\n" + python, "a.js"),
            (":root {\n  --error: #b00020;\n}\n", "dark.css"), ("#!/bin/sh\nexport A=\"yes\"\n", "a.conf"),
            ("{{#if elks}}\n* {{name}}\n{{/if}}\n{{#unless deer}}\nNone.\n{{/unless}}\n", "a.md"), (racc, "a.y"),
            (python, "reader.py.bak"), (java, "reader.java.in"), (python, "reader"), (java, "a.unknown"),
            ("/* -*- Mode: C++; tab-width: 2 -*- */\n/* a licence */\nvar a = 1;\n", "a.js"),
            ("func:\n\n\t// R_AARCH64_NC var\n\tmovk x28, #:nc:var\n", "a.s"),
            ("! Copyright\n      integer count\n      parameter (count = 3)\n", "count.h"),
            ("ssl = Nginx.new\nssl.key = \"a.key\"\nssl.file = \"a\"\nssl.name = \"b\"\n", "a.rb"),
            ("@interface Annotation{}\n\n@Annotation\nclass A{}\n", "Annotation.java"),
            ("---\ntitle: words\nkeywords: [a, b]\ndate: 2021-07-28\n---\n", "words.md"),
        ])
    func whatMayBeTheLanguageIsNoConflict(_ text: String, _ name: String) {
        #expect(detect(text, name).conflicts.isEmpty)
    }

    /// Lists of words in quotes look like the colours and lines of pictures in X PixMap, which start with a signature.
    @Test(arguments: ["a.py", "a.rb"])
    func listsOfWordsAreNoPictures(_ name: String) {
        let accents = ["", "acute", "breve", "circumflex", "dieresis", "grave", "hook", "dotbelow", "tilde"]
        let names = "abcdefghijklmnopqrstuvwxyz".flatMap { letter in accents.map { "\"\(letter)\($0)\",\n" } }
        let text = "# The letters that can't or shouldn't occur together.\n\nLOWERCASE = [\n\(names.joined())]\n"
        let detection = detect(text, name)
        #expect(detection.conflicts.isEmpty && detection.type.essence != "image/x-xpixmap", "\(detection)")
    }

    private static let unit = "[Unit]\nDescription=A reader\n\n[Service]\nExecStart=/usr/bin/reader\n"
    private static let drawing = "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"><g/></svg>\n"
    private static let letter =
        "From: a@example.org\nTo: b@example.org\nSubject: x\nDate: Mon, 1 Jan 2024 00:00:00 +0000\n\nx\n"

    @Test(
        arguments: [
            (unit, "reader.java", "text/x-systemd-unit"), (unit, "reader.c", "text/x-systemd-unit"),
            ("{\"a\": [1, 2], \"b\": {\"c\": null}}\n", "a.adoc", "application/json"),
            (drawing, "a.csv", "image/svg+xml"), (drawing, "a.rs", "image/svg+xml"),
            ("#!/usr/bin/env lua\nprint(1)\n", "a.bat", "text/x-lua"), (letter, "a.tcl", "message/rfc822"),
            ("REGEDIT4\n\n[HKEY_CURRENT_USER\\\\x]\n\"a\"=\"b\"\n", "a.awk", "text/x-ms-regedit"),
        ])
    func whatTheTextSaysItselfContradictsTheName(_ text: String, _ name: String, _ type: String) {
        let detection = detect(text, name)
        #expect(detection.type.essence == type)
        #expect(detection.conflicts.map(\.kind) == [.contentContradictsName])
    }

    @Test(
        arguments: [
            (unit, "a.ini"), (unit, "a.conf"), (drawing, "a.xml"), (letter, "fix.patch"),
            ("package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println(1) }\n", "a.go"),
            ("#!/bin/sh\nexec tclsh \"$0\"\n", "a.tcl.in"), ("[1, 2]\n", "a.js"),
        ])
    func whatItSaysMayFitTheName(_ text: String, _ name: String) {
        #expect(detect(text, name).conflicts.isEmpty)
    }

    private static let letters = """
        Dear reader,

        thank you for the long list of changes that you sent on Monday. We have looked at each of them, and would like
        to keep the first three as they are. About the others we are less sure: they would take more time than we have
        this year, and some of our members think that they don't belong in the programme at all.

        If you agree, please send a shorter list by the end of the month, so that the committee can vote on it in
        December. We are looking forward to your answer.

        """

    /// What a text is instead needn't be known.
    @Test(arguments: ["a.js", "a.rs", "a.css", "a.java"])
    func textsThatAreHardlyInTheLanguageContradictTheName(_ name: String) {
        let detection = detect(Self.letters, name)
        #expect(detection.type == .plainText, "\(name)")
        #expect(detection.conflicts.map(\.found) == [.plainText], "\(name)")
        #expect(detection.evidence.detail.hasPrefix("not the words of "), "\(name)")
        // Documents and settings contain any text.
        #expect(detect(Self.letters, "a.md").conflicts.isEmpty && detect(Self.letters, "a.ini").conflicts.isEmpty)
    }

    @Test func namesDecideUnlessTheyAreToBeChecked() {
        let ordinary = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
        let detection = ordinary.detect(bytes: Array(Self.python.utf8), name: "reader.lua")
        #expect(detection.type.essence == "text/x-lua")
        #expect(detection.conflicts.isEmpty)
        let policy = UploadPolicy(allowing: [.css])
        #expect(policy.judge(bytes: Array(Self.python.utf8), name: "reader.css").refusal?.reason == .nameContradicts)
        let names = MIMEDetector(resolvers: [NameResolver(), FallbackResolver()], checksLanguages: true)
        #expect(names.detect(bytes: Array(Self.python.utf8), name: "reader.css").type == .css)
    }

    @Test func onlyNamesThatSayEnoughAreCompared() throws {
        let resolver = NamedLanguageResolver()
        func found(_ name: String) throws -> [Candidate] {
            try resolver.candidates(for: Resource(bytes: Array(Self.python.utf8), name: ResourceName(name)))
        }
        #expect(try found("a.css").map(\.type.essence) == ["text/x-python"])
        #expect(try found("a.css").allSatisfy(\.rulesOutName))
        #expect(try found("a.txt").isEmpty)
        #expect(try found("a").isEmpty)
        #expect(try resolver.candidates(for: Resource(bytes: Array(Self.python.utf8))).isEmpty)
    }

    @Test func libmagicIsAskedAboutUnrecognisedText() {
        let text = Candidate(
            type: .plainText, evidence: Evidence(basis: .text, tier: .text, textCertainty: .certain, detail: "text"))
        func name(_ type: String, _ strength: Evidence.NameStrength = .strong) -> Candidate {
            Candidate(
                type: MIMEType(type) ?? .plainText,
                evidence: Evidence(basis: .name, tier: .none, nameStrength: strength, detail: "glob"))
        }
        let resolver = NamedLanguageResolver()
        #expect(resolver.isNeeded(after: [name("text/x-python"), text]))
        #expect(resolver.isNeeded(after: [name("text/x-python", .ordinary), text]))
        #expect(!resolver.isNeeded(after: [name("text/x-python", .weak), text]))
        #expect(!resolver.isNeeded(after: [name("text/x-python")]))
        #expect(!resolver.isNeeded(after: [text]))
        let proof = Candidate(type: .png, evidence: Evidence(basis: .signature, tier: .signature, detail: "89504E47"))
        #expect(!resolver.isNeeded(after: [name("text/x-python"), proof, text]))
    }
}
