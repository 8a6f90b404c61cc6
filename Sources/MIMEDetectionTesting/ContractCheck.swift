import MIMETypes

/// A check of one resolver that records the rules that the resolver breaks.
struct ContractCheck {
    /// The rules that a resolver must follow.
    enum Rule: CaseIterable {
        case readsEverything, passesErrorsOn, isDeterministic, hasReasons, needsContent, needsBytes, recognisesSamples
        case readsLittle, keepsNothing
    }

    let resolver: any MIMETypeResolver
    private var noted: [Rule: String] = [:]

    init(_ resolver: any MIMETypeResolver) {
        self.resolver = resolver
    }

    /// One sentence for each broken rule.
    var violations: [String] { Rule.allCases.compactMap { noted[$0] } }

    /// Records the first violation of each rule.
    mutating func note(_ rule: Rule, _ sentence: String) {
        if noted[rule] == nil { noted[rule] = sentence }
    }

    /// Returns the candidates for a readable resource; nil if the resolver throws an error nevertheless.
    mutating func candidates(for resource: Resource, _ description: String) -> [Candidate]? {
        do throws(ResourceError) {
            return try resolver.candidates(for: resource)
        } catch {
            note(.readsEverything, "it throws '\(error)' for \(description), which can be read")
            return nil
        }
    }
}
