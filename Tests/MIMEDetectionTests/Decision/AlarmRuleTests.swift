import MIMETypes
import Testing

@testable import MIMEDetection

struct AlarmRuleTests {
    typealias Example = (rule: AlarmRule.Name, name: String, bytes: [UInt8])

    private static let prose = Array("This is a note (only words).\nNothing else is in it; not at all.\n".utf8)
    private static let unknown = (0..<2048).map { UInt8(truncatingIfNeeded: $0 * $0 / 7 ^ 0x81) }
    private static let gif = Array("GIF89a\u{1}\0\u{1}\0\0\0\0,".utf8) + [UInt8](repeating: 0, count: 64)
    private static let gzip: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    private static let program = Array("\u{7F}ELF\u{2}\u{1}\u{1}\0".utf8) + [UInt8](repeating: 0, count: 120)

    private static let library =
        Array("\u{7F}ELF\u{2}\u{1}\u{1}\0".utf8) + [UInt8](repeating: 0, count: 8) + [3, 0, 62, 0, 1]
        + [UInt8](repeating: 0, count: 99)

    private static let document = Array("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n".utf8)
    private static let font =
        [0x80, 1, 0x40, 0, 0, 0] + Array("%!PS-AdobeFont-1.0: Elk 1\n".utf8)
        + [0x80, 2, 8, 0, 0, 0, 0xD9, 0xD6, 0x6F, 0]
    private static let profile =
        [0, 0, 1, 0] + [UInt8](repeating: 0, count: 32) + Array("acsp".utf8) + [UInt8](repeating: 0, count: 216)

    static let examples: [Example] = [
        (.otherMedium, "a.png", gif), (.rareName, "a.sketch", prose), (.binaryName, "a.pdf", prose),
        (.markedUpName, "a.json", prose), (.binaryText, "a.css", unknown), (.binaryText, "a.erl", unknown),
        (.binaryText, "a.rb", unknown), (.textName, "a.css", [0x97]),
        (.otherFormat, "a.css", gzip),
        (.otherProgram, "a.go", program), (.otherFormat, "a.png", program), (.disguisedProgram, "a.conf", program),
        (.disguisedProgram, "a.md", program),
        (.disguisedProgram, "a.list", program), (.disguisedProgram, "a.pdf", program),
        (.disguisedProgram, "a.docx", program), (.disguisedProgram, "a.css", program),
        (.disguisedProgram, "a.py", program), (.otherFormat, "a.zip", document), (.binaryName, "a.jar", prose),
        (.binaryName, "a.epub", prose), (.rareName, "a.onnx", prose), (.certainText, "a.mkiv", gif),
        (.certainText, "a.conf", gif), (.unknownText, "a.make", unknown), (.unknownText, "language.Pl", unknown),
        (.binaryText, "a.md", unknown),
        (.binaryText, "a.pl", unknown), (.binaryText, "A.PL", unknown),
        (.otherText, "a.cc", Array("#!/bin/sh\nset -e\n".utf8)), (.binaryContent, "a.doc", program),
        (.textContent, "a.eot", prose), (.textContent, "a.pgp", document), (.certainText, "a.mkiv", gzip),
        (.certainContent, "a.ahk", gzip),
        (.certainContent, "a.cbx", font), (.certainContent, "a.m", document),
        (.addedSuffix, "a.svg.sv", document), (.otherFormat, "a.svg.gz", document),
        (.certainContent, "a.accdb", gif), (.foreignMedium, "a.ttl", gif), (.foreignMedium, "a.map", gif),
        (.foreignMedium, "a.theme", program), (.foreignFormat, "a.map", profile), (.foreignBytes, "a.fa", unknown),
        (.binaryName, "a.qm", prose),
        (.ordinaryProgram, "a.run", program), (.ordinaryName, "a.doc", prose), (.weakText, "a.theme", gzip),
        (.weakName, "a.info", prose), (.binaryName, "a.7z", unknown), (.binaryName, "a.m4a", unknown),
        (.certainContent, "a.vpl", library), (.disguisedProgram, "a.vpl", program),
    ]

    @Test(arguments: examples)
    func conflictHasTheConfidenceOfItsKind(_ example: Example) throws {
        let detection = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
            .detect(bytes: example.bytes, name: example.name)
        let number = try #require(AlarmRule.table.firstIndex { $0.name == example.rule })
        let conflict = try #require(detection.allConflicts.first, "\(detection)")
        #expect(conflict.confidence == AlarmRule.confidence(number), "\(detection)")
        #expect(detection.conflicts.isEmpty == (conflict.confidence < Reconciler.defaultMinConfidence))
    }

    /// Settings and macros quote other languages; programs and documents seldom do.
    @Test(arguments: [
        ("a.js", AlarmRule.Name.comparedProgram), ("a.ini", .comparedSettings), ("a.m4", .comparedSettings),
        ("a.yml", .comparedLanguage),
    ])
    func comparedLanguageIsLessCertain(_ name: String, _ rule: AlarmRule.Name) throws {
        let detector = MIMEDetector(
            resolvers: MIMEDetector.nativeResolvers, checksLanguages: true, minConflictConfidence: 0.1)
        let text =
            "import os\n\nclass Reader:\n    def read(self):\n        return os.getcwd()\n\nif __name__ == '__main__':\n"
            + "    print(Reader().read())\n"
        let conflict = try #require(detector.detect(bytes: Array(text.utf8), name: name).conflicts.first)
        let number = try #require(AlarmRule.table.firstIndex { $0.name == rule })
        #expect(conflict.confidence == AlarmRule.confidence(number))
    }

    @Test func documentIsNoTextOfAnotherLanguage() throws {
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers, checksLanguages: true)
        let conflict = try #require(detector.detect(bytes: Self.document, name: "a.ttl").conflicts.first)
        let number = try #require(AlarmRule.table.firstIndex { $0.name == .otherText })
        #expect(conflict.confidence == AlarmRule.confidence(number))
    }

    @Test func binaryDataOfAnyFormatIsNotPlainText() {
        #expect(MIMEDetector().detect(bytes: Self.profile, name: "a.fa").conflicts.count == 1)
    }

    @Test func textNamedTextIsNoConflict() {
        #expect(MIMEDetector().detect(bytes: Self.gif, name: "a.txt").allConflicts.count == 1)
        #expect(MIMEDetector().detect(bytes: Self.prose, name: "a.txt").allConflicts.isEmpty)
    }

    /// A file of settings may be written in any language, whatever else its name stands for.
    @Test func settingsInPHPAreNoOtherKindOfText() {
        let settings = Array("<?php\n$config = array('path' => '/usr/bin/php');\n".utf8)
        #expect(MIMEDetector().detect(bytes: settings, name: "a.conf").conflicts.isEmpty)
    }

    /// Rules of a style checker quote the code that they are about.
    @Test func codeInElementsIsStillMarkUp() {
        let document = "<rule title=\"Tags\">\n  <code><![CDATA[\n<?php\n$a = 'b';\n  ]]></code>\n</rule>\n"
        let detection = MIMEDetector().detect(bytes: Array(document.utf8), name: "a.xml")
        #expect(detection.type == .xml && detection.allConflicts.isEmpty)
    }

    /// The same word in three encodings.
    @Test func wordsInAnUnknownEncodingAreNoBinaryData() {
        let bytes: [UInt8] =
            [0xD0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4, 0x0A, 0xEF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2, 0x0A]
            + [0x8F, 0xE0, 0xA8, 0xA2, 0xA5, 0xE2, 0x0A, 0x8F, 0xE0, 0xA8, 0xA2, 0xA5, 0xE2, 0x0A]
        #expect(MIMEDetector().detect(bytes: bytes, name: "a.txt").allConflicts.isEmpty)
    }

    /// No table knows the extension, but all files with it that were counted are texts; a program may keep anything.
    @Test(arguments: [(AlarmRule.Name.onlyTextContainer, gzip), (.onlyTextBytes, unknown)])
    func dataOfProgramsIsDoubtfulUnderSuchNames(_ rule: AlarmRule.Name, _ bytes: [UInt8]) throws {
        let detection = MIMEDetector().detect(bytes: bytes, name: "a.control")
        let number = try #require(AlarmRule.table.firstIndex { $0.name == rule })
        #expect(detection.allConflicts.map(\.confidence) == [AlarmRule.confidence(number)])
    }

    /// No table knows the extension, but all files with it that were counted are texts.
    @Test(arguments: ["a.control", "a.README", "b.c.qss"]) func binaryDataIsNoTextUnderAnyName(_ name: String) {
        let detection = MIMEDetector().detect(bytes: Self.gif, name: name)
        #expect(detection.type == .gif && detection.conflicts.map(\.claimed) == [.plainText], "\(name)")
        #expect(detection.conflicts.map(\.found) == [.gif])
        #expect(MIMEDetector().detect(bytes: Self.prose, name: name).allConflicts.isEmpty)
    }

    @Test(arguments: ["a.gif.README", "a.CONTROL", "qss", "a.unknown-to-all", ".control", "a."])
    func otherNamesSayNothing(_ name: String) {
        #expect(MIMEDetector().detect(bytes: Self.gif, name: name).allConflicts.isEmpty, "\(name)")
    }

    /// In packages, only texts have such names, but the files of users may have them, whatever their format is.
    @Test(arguments: ["photo.orig", "a.amd64", "a.out", "a.test", "logo.windows", "a.ORIG", "a.disabled"])
    func wordThatSaysWhatAFileIsForIsNoFormat(_ name: String) {
        for bytes in [Self.gif, Self.program, Self.gzip, Self.unknown] {
            #expect(MIMEDetector().detect(bytes: bytes, name: name).allConflicts.isEmpty, "\(name)")
        }
    }

    /// Commands have names instead of extensions, but none of those that were counted have the extension of texts.
    @Test(arguments: ["a.control", "a.README"]) func programsAreNoTextUnderAnyName(_ name: String) {
        let program =
            [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0] + [UInt8](repeating: 0, count: 8) + [2, 0, 62, 0, 1, 0, 0, 0]
        let detection = MIMEDetector().detect(bytes: program + [UInt8](repeating: 0, count: 64), name: name)
        #expect(detection.type.essence == "application/x-executable")
        #expect(detection.conflicts.map(\.claimed) == [.plainText])
    }

    @Test func thresholdPartsConflicts() {
        let strict = MIMEDetector(minConflictConfidence: 0.99).detect(bytes: Self.gif, name: "a.png")
        #expect(strict.conflicts.isEmpty && strict.doubtfulConflicts.count == 1)
        let lax = MIMEDetector(minConflictConfidence: 0).detect(bytes: Self.prose, name: "a.info")
        #expect(lax.conflicts.count == 1 && lax.doubtfulConflicts.isEmpty)
    }

    /// The order of `data/alarm-confidence.tsv` is that of the table.
    @Test func everyRuleHasItsNameAndConfidence() {
        #expect(AlarmRule.table.map(\.name) == AlarmRule.Name.allCases)
        #expect(AlarmConfidenceTable.thousandths.count == AlarmRule.table.count)
        #expect(AlarmRule.table.indices.allSatisfy { 0 < AlarmRule.confidence($0) && AlarmRule.confidence($0) < 1 })
    }

    @Test func everyClaimHasARule() throws {
        let left = FactSpace.conflicts.without(any: AlarmRule.table.flatMap(\.conditions))
        let unclaimed = [Facts.Claim.nothing, .onlyText]
        #expect(left.allSatisfy { facts in unclaimed.contains { facts.someFacts.has($0) } })
        #expect(left.allSatisfy { AlarmRule.confidence(for: $0.someFacts) == nil })
    }

    @Test(arguments: AlarmRule.table.indices)
    func everyRuleAppliesToSomeFacts(_ number: Int) throws {
        let before = AlarmRule.table.prefix(number).flatMap(\.conditions)
        for condition in AlarmRule.table[number].conditions {
            let left = FactSpace(condition, Facts.alarmFields)?.without(any: before) ?? []
            let facts = try #require(left.first?.someFacts, "\(AlarmRule.table[number].name) is shadowed")
            #expect(AlarmRule.confidence(for: facts) == AlarmRule.confidence(number))
        }
    }

    /// A stronger name, or one that was counted more often, never makes a conflict less likely to be right.
    @Test func confidenceGrowsWithTheName() throws {
        for found in Facts.Found.allCases {
            for kind in Facts.ClaimedKind.allCases {
                for signature in Facts.Signature.allCases {
                    let values = [
                        (Facts.Claim.weak, Facts.Counted.often), (.ordinary, .often), (.strong, .seldom),
                        (.strong, .long),
                        (.strong, .often),
                    ]
                    .map { claim, counted in
                        var facts = Facts.noAlarm
                        facts.set(claim)
                        facts.set(counted)
                        facts.set(found)
                        facts.set(kind)
                        facts.set(signature)
                        return AlarmRule.confidence(for: facts) ?? 0
                    }
                    #expect(values == values.sorted(), "\(found) \(kind) \(signature): \(values)")
                }
            }
        }
    }

    @Test func extensionsOfManyPackagesAreCounted() {
        #expect(PackedCountedNames.find("glob *.png")?.contains(.often) == true)
        #expect(PackedCountedNames.find("glob *.tar.gz, letter case ignored")?.contains(.often) == true)
        #expect(PackedCountedNames.find("glob *.rpm")?.contains(.often) == false)
        #expect(PackedCountedNames.find("glob *.epub")?.contains([.often, .long]) == true)
        #expect(PackedCountedNames.find("glob *.avif") == .long)
        // Whole names and those of callers are not counted at all.
        #expect(PackedCountedNames.find("glob Makefile") == nil)
        #expect(PackedCountedNames.find("glob *.qqqq") == nil)
    }

    @Test func textIsRareOrNot() {
        #expect(PackedCountedNames.find("glob *.eot")?.contains(.neverText) == true)
        #expect(PackedCountedNames.find("glob *.doc")?.contains(.neverText) == false)
        // Too few packages have files with a short extension.
        #expect(PackedCountedNames.find("glob *.wv")?.contains(.neverText) == false)
    }

    @Test func otherUsesAreTextsOrAnything() {
        #expect(PackedCountedNames.find("glob *.doc")?.contains(.otherwiseText) == true)
        #expect(PackedCountedNames.find("glob *.sqlite")?.contains(.otherwiseText) == true)
        #expect(PackedCountedNames.find("glob *.m4")?.contains(.otherwiseText) == false)
        // Palettes and other data are called .map, too.
        #expect(PackedCountedNames.find("glob *.map")?.contains(.alsoBinary) == true)
        #expect(PackedCountedNames.find("glob *.css")?.contains(.alsoBinary) == false)
        // Compressed modules of Fortran are called .mod, too.
        #expect(PackedCountedNames.find("glob *.mod")?.contains(.noOtherFormat) == false)
        #expect(PackedCountedNames.find("glob *.fa")?.contains([.noOtherFormat, .noOtherBytes]) == true)
        #expect(PackedCountedNames.find("glob *.obj")?.contains(.noOtherFormat) == true)
        #expect(PackedCountedNames.find("glob *.obj")?.contains(.noOtherBytes) == false)
    }
}
