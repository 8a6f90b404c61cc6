import MIMEDetection
import MIMETypes
import Testing

struct DeclaredTypeResolverTests {
    private func types(_ declared: MIMEType?) throws -> [String] {
        try DeclaredTypeResolver().candidates(for: Resource(name: nil, declaredType: declared)).map(\.type.description)
    }

    @Test func aliasesAndParametersAreDropped() throws {
        #expect(try types(MIMEType("image/x-png; q=1")) == ["image/png"])
        #expect(try types(MIMEType("application/x-unknown")) == ["application/x-unknown"])
    }

    @Test func octetStreamAndNoTypeAreNoEvidence() throws {
        #expect(try types(.octetStream) == [])
        #expect(try types(nil) == [])
    }

    @Test(arguments: DeclaredTypePolicy.allCases)
    func policyDecidesHowADeclarationIsUsed(_ policy: DeclaredTypePolicy) {
        let detector = MIMEDetector(declaredTypes: policy)
        let detection = detector.detect(bytes: Containers.png, declaredType: .json)
        #expect(detection.type.essence == (policy == .decides ? "application/json" : "image/png"))
        #expect(detection.conflicts.map(\.kind) == [.declaredTypeContradicts])
    }
}
