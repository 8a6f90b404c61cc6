import MIMETypes
import Testing

/// What people see who print a value.
struct DescriptionTests {
    @Test func evidenceSaysWhatWasSeen() throws {
        let evidence = Evidence(basis: .name, tier: .none, detail: "glob *.png")
        #expect("\(evidence)" == "name, glob *.png")
        let type = try #require(MIMEType("image/png"))
        #expect("\(Candidate(type: type, evidence: evidence))" == "image/png (name, glob *.png)")
    }
}
