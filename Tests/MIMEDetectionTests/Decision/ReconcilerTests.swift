import MIMEDetection
import MIMETypes
import Testing

struct ReconcilerTests {
    private func candidate(
        _ type: String, _ basis: Evidence.Basis, _ tier: Evidence.Tier? = nil, weight: Int = 50,
        isExhaustive: Bool = false, strength: Evidence.NameStrength = .strong, charset: Charset? = nil
    ) throws -> Candidate {
        Candidate(
            type: try #require(MIMEType(type)),
            evidence: Evidence(
                basis: basis, tier: tier ?? basis.ordinaryTier, weight: weight, isExhaustive: isExhaustive,
                nameStrength: strength, detail: "test"),
            charset: charset)
    }

    private func decide(_ candidates: Candidate...) -> (type: String, conflicts: [Conflict.Kind]) {
        let detection = Reconciler().decide(candidates)
        return (detection.type.essence, detection.conflicts.map(\.kind))
    }

    @Test func emptyCandidatesGiveOctetStream() {
        #expect(decide() == ("application/octet-stream", []))
    }

    @Test func specialFileHasTheTypeOfItsKind() throws {
        #expect(
            decide(try candidate("inode/directory", .fileKind), try candidate("image/png", .name)).type
                == "inode/directory")
    }

    @Test func emptyFileTakesItsNamesTypeIfThatMayBeEmpty() throws {
        let empty = try candidate("application/x-zerosize", .fileKind)
        #expect(decide(empty, try candidate("text/x-python", .name)).type == "text/x-python")
        #expect(decide(empty, try candidate("image/png", .name)).type == "application/x-zerosize")
        #expect(decide(empty).type == "application/x-zerosize")
    }

    @Test func nameRefinesContent() throws {
        let zip = try candidate("application/zip", .signature)
        #expect(decide(try candidate("application/epub+zip", .name), zip) == ("application/epub+zip", []))
    }

    @Test func nameDoesNotRefineAContainerThatWasReadToItsEnd() throws {
        let zip = try candidate("application/zip", .container, isExhaustive: true)
        #expect(
            decide(try candidate("application/epub+zip", .name), zip) == ("application/zip", [.unsupportedRefinement]))
        #expect(decide(try candidate("application/zip", .name), zip) == ("application/zip", []))
    }

    @Test func contentRefinesName() throws {
        #expect(
            decide(try candidate("application/xml", .name), try candidate("image/svg+xml", .xmlRoot))
                == ("image/svg+xml", []))
    }

    @Test func signatureBeatsName() throws {
        #expect(
            decide(try candidate("image/png", .name), try candidate("application/pdf", .signature))
                == ("application/pdf", [.contentContradictsName]))
    }

    @Test func weakEvidenceLosesToAName() throws {
        let weak = try candidate("text/x-csrc", .signature, .weak)
        #expect(decide(try candidate("text/x-java", .name), weak) == ("text/x-java", []))
    }

    @Test(arguments: ["audio/mpeg", "application/msword", "image/png", "application/zip", "application/pdf"])
    func missingSignatureBeatsAName(_ name: String) throws {
        let text = try candidate("text/plain", .text, charset: .usASCII)
        #expect(decide(try candidate(name, .name), text) == ("text/plain", [.missingSignature]))
    }

    @Test func textWithoutASignatureIsWhatItsNameSays() throws {
        let text = try candidate("text/plain", .text, charset: .utf8)
        #expect(decide(try candidate("text/markdown", .name), text) == ("text/markdown", []))
        #expect(decide(try candidate("application/typescript", .name), text) == ("application/typescript", []))
    }

    @Test func binaryBytesRuleTextOut() throws {
        let binary = try candidate("application/octet-stream", .text)
        #expect(
            decide(try candidate("text/plain", .name), binary) == (
                "application/octet-stream", [.contentContradictsName]
            ))
        #expect(decide(try candidate("audio/x-mod", .name), binary) == ("audio/x-mod", []))
        #expect(
            decide(try candidate("image/png", .name), binary) == ("application/octet-stream", [.missingSignature]))
    }

    @Test func ordinaryNameWithoutItsSignatureLosesToUnknownBytesWithoutAConflict() throws {
        let binary = try candidate("application/octet-stream", .text)
        for type in ["image/png", "text/plain"] {
            #expect(
                decide(try candidate(type, .name, strength: .ordinary), binary) == ("application/octet-stream", []))
        }
    }

    @Test func weakNameLosesToContentAndContradictsNothing() throws {
        let text = try candidate("text/plain", .text, charset: .usASCII)
        let weak = { (type: String) in try candidate(type, .name, strength: .weak) }
        #expect(decide(try weak("audio/x-mod"), text) == ("text/plain", []))
        #expect(decide(try weak("image/png"), text) == ("text/plain", []))
        #expect(decide(try weak("text/x-java"), text) == ("text/x-java", []))
        #expect(decide(try weak("text/x-java"), try candidate("text/x-csrc", .signature, .weak)).type == "text/x-csrc")
        #expect(decide(try weak("image/png"), try candidate("image/gif", .signature)) == ("image/gif", []))
    }

    @Test func conflictNamesTheStrongOfSeveralTypes() throws {
        let names = [try candidate("audio/x-mod", .name, strength: .weak), try candidate("text/x-java", .name)]
        let detection = Reconciler().decide(names + [try candidate("image/png", .signature)])
        #expect(detection.conflicts.map(\.claimed.essence) == ["text/x-java"])
    }

    @Test func betweenTextsOnlyAStrongNameIsContradicted() throws {
        let text = try candidate("text/plain", .text, charset: .usASCII)
        let script = try candidate("text/x-shellscript", .text, .signature)
        #expect(
            decide(try candidate("text/x-python", .name), script, text)
                == ("text/x-shellscript", [.contentContradictsName]))
        #expect(
            decide(try candidate("text/x-python", .name, strength: .ordinary), script, text)
                == ("text/x-shellscript", []))
    }

    @Test func nameWithoutItsLastSuffixMayAgree() throws {
        let names = [
            try candidate("application/x-java", .name, strength: .ordinary),
            try candidate("application/xml", .name, strength: .hint),
        ]
        let content = try candidate("application/xml", .xmlRoot)
        #expect(decide(names[0], names[1], content) == ("application/xml", []))
        #expect(
            decide(try candidate("application/x-java", .name), names[1], content).conflicts
                == [.contentContradictsName])
        #expect(decide(names[1]).type == "application/octet-stream")
    }

    @Test func severalNamesAreSettledByTheClassOfTheContent() throws {
        let names = [
            try candidate("video/mp2t", .name, weight: 52), try candidate("application/typescript", .name, weight: 51),
        ]
        let text = try candidate("text/plain", .text, charset: .usASCII)
        let binary = try candidate("application/octet-stream", .text)
        #expect(decide(names[0], names[1]).type == "video/mp2t")
        #expect(decide(names[1], names[0], text).type == "application/typescript")
        #expect(decide(names[1], names[0], binary) == ("application/octet-stream", [.missingSignature]))
        #expect(decide(names[0], names[1], try candidate("video/mp2t", .libmagic)) == ("video/mp2t", []))
    }

    @Test func declaredTypeDecidesIfThatIsThePolicy() throws {
        let reconciler = Reconciler(declaredTypes: .decides)
        let declared = try candidate("image/gif", .declaredType)
        let detection = reconciler.decide([declared, try candidate("image/png", .signature)])
        #expect(detection.type.essence == "image/gif")
        #expect(detection.reason == .declaredTypeDecides)
        #expect(detection.conflicts.map(\.kind) == [.declaredTypeContradicts])
        #expect(detection.conflicts.map(\.found.essence) == ["image/png"])
        let folder = try candidate("inode/directory", .fileKind)
        #expect(reconciler.decide([folder, declared]).type.essence == "inode/directory")
    }

    @Test func declaredTypeCountsOnlyWithoutAName() throws {
        let declared = try candidate("image/gif", .declaredType)
        #expect(decide(declared) == ("image/gif", []))
        #expect(decide(declared, try candidate("image/png", .name)) == ("image/png", [.declaredTypeContradicts]))
        #expect(decide(declared, try candidate("image/png", .signature)) == ("image/png", [.declaredTypeContradicts]))
    }

    @Test func higherTierBeatsLower() throws {
        #expect(
            decide(try candidate("application/zip", .signature), try candidate("application/epub+zip", .container)).type
                == "application/epub+zip")
        #expect(
            decide(try candidate("application/zip", .signature), try candidate("image/png", .libmagic)).type
                == "application/zip")
    }

    @Test func charsetIsThatOfTheText() throws {
        let text = try candidate("text/plain", .text, charset: .utf8)
        let detection = Reconciler().decide([try candidate("text/html", .name), text])
        #expect(detection.charset == .utf8)
        #expect(detection.contentType.description == "text/html;charset=utf-8")
        #expect(Reconciler().decide([try candidate("image/png", .signature), text]).charset == nil)
    }
}
