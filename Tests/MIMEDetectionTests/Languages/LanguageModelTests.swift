import MIMEDetectionTesting
import MIMETypes
import Testing

@testable import MIMEDetection

/// Texts that no rule recognises, and what the trained model makes of them.
struct LanguageModelTests {
    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    /// No line of it fits a rule.
    static let kernel = """
            let mut total = 0;
            for item in items.iter() {
                match item {
                    Some(value) => total += value.len(),
                    None => continue,
                }
            }
            let text: Vec<String> = parts.iter().map(|part| part.to_string()).collect();
            Ok(text.join(", "))
        """

    private func model(_ text: String) -> Candidate? {
        let sample = Array(text.utf8)
        return try? LanguageResolver().candidates(for: Resource(bytes: sample)).first
    }

    @Test func wordsOfALanguageTellIt() throws {
        let matching = """
            let total = List.fold_left (fun sum (_, n) -> sum + n) 0 items in
            match List.assoc_opt key items with
            | Some value -> Printf.sprintf "%d of %d" value total
            | None -> raise Not_found
            ; List.iter (fun x -> print_string x) names
            """
        let detection = detector.detect(bytes: Array(matching.utf8))
        #expect(detection.type.essence == "text/x-ocaml")
        let confidence = try #require(detection.evidence.confidence)
        #expect((0.5...1).contains(confidence))
        #expect(detection.evidence.detail == "words of text/x-ocaml")
    }

    @Test func whatRulesRecogniseStands() throws {
        let candidate = try #require(model("#include <stdio.h>\nint main(void)\n{\n    return 0;\n}\n"))
        #expect(candidate.evidence.confidence == nil)
        #expect(candidate.evidence.detail.hasPrefix("lines of"))
    }

    @Test(arguments: [
        "This is a letter that somebody wrote, and it says nothing about programs.\n",
        "The parser reads a file. If it is empty, the function returns false; otherwise it prints the result.\n",
        "Release 1.2\n===========\n\n  * fix a crash when the list is empty\n  * new option for the class path\n",
        "12:00:01 INFO started\n12:00:02 WARN no class for name\n12:00:03 ERROR stopped\n",
        "a", "\n\n\n", "1 2 3\n4 5 6\n", "()", "{}[]", "if",
    ])
    func proseAndScrapsAreNotALanguage(_ text: String) {
        #expect(detector.detect(bytes: Array(text.utf8)).type.essence == "text/plain")
    }

    @Test func callerMayAskForMoreOrForLess() {
        let strict = MIMEDetector(
            resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], minimumTextConfidence: 1.01)
        #expect(strict.detect(bytes: Array(Self.kernel.utf8)).type.essence == "text/plain")
        let lenient = MIMEDetector(
            resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], minimumTextConfidence: 0.35)
        #expect(lenient.detect(bytes: Array(Self.kernel.utf8)).type.essence == "text/rust")
    }

    @Test func likelyLanguageChoosesAmongTheTypesOfAName() {
        let prolog = """
            append([], List, List).
            append([Head|Tail], List, [Head|Rest]) :- append(Tail, List, Rest).
            member(Item, [Item|_]).
            member(Item, [_|Tail]) :- member(Item, Tail).
            """
        let detection = detector.detect(bytes: Array(prolog.utf8), name: "x.pl")
        #expect(detection.type.essence == "text/x-prolog")
        #expect(detection.conflicts.isEmpty)
    }

    @Test(arguments: ["x.txt", "x.py", "x.css"])
    func neverContradictsAName(_ name: String) {
        let detection = detector.detect(bytes: Array(Self.kernel.utf8), name: name)
        #expect(detection.conflicts.isEmpty)
        #expect(detection.type == MIMEType(fileName: name))
    }

    @Test func evidenceKeepsConfidenceWithinBounds() {
        for (given, kept) in [(0.25, 0.25), (-1, 0), (7, 1)] {
            #expect(Evidence(basis: .text, tier: .text, confidence: given, detail: "").confidence == kept)
        }
        #expect(Evidence(basis: .text, tier: .text, confidence: .nan, detail: "").confidence == nil)
        #expect(Evidence(basis: .text, tier: .text, detail: "").confidence == nil)
    }

    /// Reading a text and counting its features beforehand are two ways to the same probabilities.
    @Test(arguments: [1, 2, 20])
    func featuresMayBeCountedBeforehand(_ times: Int) throws {
        let text = Array(String(repeating: Self.kernel + "\n", count: times).utf8)
        var counts: [UInt32: UInt8] = [:]
        text.withUnsafeBytes {
            var features = TextFeatures($0)
            features.forEach { counts[$0] = min(counts[$0, default: 0] + 1, 15) }
        }
        let read = try #require(
            text.withUnsafeBytes { LanguageModel.standard.withJudgement(of: $0) { (Array($0), $1) } })
        let counted = try #require(
            LanguageModel.standard.withJudgement(
                of: counts.sorted { $0.key < $1.key }.map { (hash: $0.key, count: $0.value) }, ruled: nil
            ) { (Array($0), $1) })
        #expect(read.1 == counted.1)
        #expect(zip(read.0, counted.0).allSatisfy { abs($0 - $1) < 0.001 })
    }

    @Test func tableIsSmallAndSound() {
        let size =
            2 * (LanguageModelTable.buckets.count + LanguageModelTable.fingerprints.count)
            + LanguageModelTable.vectors.count + LanguageModelTable.vectorScales.count
            + LanguageModelTable.outputs.count
        #expect(size <= 400_000)
        #expect(LanguageModelTable.buckets.count == (1 << LanguageModel.bucketBits) + 1)
        let count = LanguageModelTable.fingerprints.count
        #expect(2 * LanguageModelTable.vectors.count == count * LanguageModel.dimensions)
        #expect(LanguageModelTable.vectorScales.count == count)
        #expect(LanguageModelTable.outputs.count == LanguageModelTable.types.count * LanguageModel.dimensions)
        #expect(LanguageModelTable.scales.count == LanguageModel.dimensions)
        #expect(LanguageModelTable.factors.count == LanguageModel.knownSteps.count + 1)
        #expect(LanguageModelTable.steps.count == LanguageModelTable.factors.count)
        #expect(LanguageModelTable.types.count == LanguageModelTable.biases.count)
        #expect(LanguageModelTable.types.count == LanguageModelTable.thresholds.count)
        for label in LanguageModelTable.types.indices {
            guard let name = PackedModel.type(label) else { continue }
            #expect(PackedTypes.find(MIMEType(constant: name)) != nil, "\(name.string)")
        }
    }

    /// Any bytes at all: the model reads nothing beyond its tables and the text.
    @Test func anyBytesAreRead() {
        var seed: UInt64 = 7
        for length in [0, 1, 2, 3, 63, 4095, 4096, 4097, 9000] {
            var bytes: [UInt8] = []
            for _ in 0..<length {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(UInt8(truncatingIfNeeded: seed >> 33))
            }
            let sum = bytes.withUnsafeBytes {
                LanguageModel.standard.withJudgement(of: $0) { probabilities, _ in probabilities.reduce(0, +) }
            }
            if let sum { #expect(abs(sum - 1) < 0.01) }
        }
    }
}

struct TextFeaturesTests {
    private func features(_ text: String) -> [UInt32: Int] {
        var counts: [UInt32: Int] = [:]
        Array(text.utf8).withUnsafeBytes { bytes in
            var features = TextFeatures(bytes)
            features.forEach { counts[$0, default: 0] += 1 }
        }
        return counts
    }

    @Test func commentsAreNoEvidence() {
        #expect(features("// one two\na = b\n") == features("// three four five\na = b\n"))
        #expect(features("a\n/* one\n two */\nb = c\n") == features("a\n/* three\n four five */\nb = c\n"))
        #expect(features("/* one */ a = b\n") == features("/* a licence\n of any length */ a = b\n"))
        #expect(features("# one\na\n") == features("# two\na\n"))
        #expect(features("#one\na\n") != features("#two\na\n"))
    }

    @Test(arguments: ["#", ";;", "//", "--", "%", "dnl"])
    func longCommentsAtTheStartAreLeftOut(_ mark: String) {
        let short = "\(mark) a\n\(mark) b\n\(mark) c\n\(mark) d\nx = y\n"
        let long = String(repeating: "\(mark) e, (f)\n", count: 900) + "\n" + short
        #expect(features(long) == features(short))
        #expect(features(short) == features("\(mark) c\n\(mark) d\nx = y\n"))
    }

    /// Items of lists and headings are text.
    @Test(arguments: ["- a", "#a", "* a", "/a", "!a"])
    func otherLinesAtTheStartCount(_ line: String) {
        let lines = String(repeating: line + "\n", count: 6)
        #expect(features(lines + "x\n") != features(String(repeating: line + "\n", count: 2) + "x\n"))
    }

    @Test func blanksCountInTheShapeOfALine() {
        #expect(features("a = b\n") != features("a=b\n"))
        #expect(features("a = b\n").keys.filter(features("c = d\n").keys.contains).count > 3)
    }

    @Test func placesOnALineCount() {
        #expect(features("a b\n") != features("b a\n"))
        #expect(features("a\n") != features(" a\n"))
        #expect(features(" a\n") != features("\ta\n"))
    }

    @Test func shapesOfWordsCount() {
        #expect(features("a = b(c)\n").keys.filter(features("d = e(f)\n").keys.contains).count > 4)
    }

    @Test func numbersAreAlikeButForTheirBase() {
        #expect(features("a 1\n") == features("a 27\n"))
        #expect(features("a 1\n") != features("a 0x1\n"))
    }

    @Test func longWordsAreCut() {
        let word = String(repeating: "a", count: 24)
        #expect(features(word + "b") == features(word + "c"))
    }
}
