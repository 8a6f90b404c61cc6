import MIMETypes

extension ContractCheck {
    /// Checks the candidates for readable bytes.
    mutating func check(_ content: AdversarialContent) {
        guard let (found, resource) = ask(content) else { return }
        if resource.value != nil { note(.keepsNothing, "it keeps the resource of \(content.description)") }
        checkReasons(found, content)
        if let again = candidates(for: content.resource(), content.description), again != found {
            note(.isDeterministic, "it returns other candidates for \(content.description) when asked again")
        }
        let tiny = content.resource(limits: ReadLimits(headLength: 1, reads: 0, bytes: 0))
        _ = candidates(for: tiny, "one byte of \(content.description)")
    }

    /// Asks for candidates for a resource that can outlive the call only if the resolver keeps it.
    private mutating func ask(_ content: AdversarialContent) -> ([Candidate], WeakResource)? {
        let resource = content.resource()
        return candidates(for: resource, content.description).map { ($0, WeakResource(value: resource)) }
    }

    private struct WeakResource {
        weak var value: Resource?
    }

    private mutating func checkReasons(_ candidates: [Candidate], _ content: AdversarialContent) {
        for candidate in candidates {
            if candidate.evidence.detail.isEmpty {
                note(.hasReasons, "it gives no detail for \(candidate.type), a candidate for \(content.description)")
            }
            if !candidate.type.parameters.isEmpty {
                note(.hasReasons, "it proposes \(candidate.type), a type with parameters, for \(content.description)")
            }
            if content.bytes.count < 3, candidate.isConclusive {
                note(
                    .needsBytes,
                    "it has conclusive evidence for \(candidate.type) in \(content.description), which is too short")
            }
        }
    }

    /// Checks that a sample is recognised from as many bytes as it needs, and not from fewer.
    mutating func checkLeastLength(of sample: ResolverContract.Sample) {
        let whole = AdversarialContent(description: "a sample", bytes: sample.bytes, name: sample.name)
        guard let found = candidates(for: whole.resource(), whole.description) else { return }
        let types = Set(found.filter(\.isAboutContent).map(\.type))
        if types.isEmpty { note(.recognisesSamples, "it has no candidate for a sample of \(sample.bytes.count) bytes") }
        for length in 0..<min(sample.minLength, sample.bytes.count) {
            let start = AdversarialContent(
                description: "\(length) bytes of a sample", bytes: Array(sample.bytes[..<length]), name: sample.name)
            guard let early = candidates(for: start.resource(), start.description) else { return }
            if let bad = early.first(where: { $0.isConclusive && types.contains($0.type) }) {
                note(
                    .needsBytes,
                    "it has conclusive evidence for \(bad.type) in \(length) bytes of a sample that needs "
                        + "\(sample.minLength)")
            }
        }
    }

    /// Checks that resources without content get no evidence from content.
    mutating func checkResourcesWithoutContent() {
        for kind in FileKind.allCases {
            for name: ResourceName? in [nil, "", "a.png"] {
                let resource = Resource(name: name, declaredType: .json, kind: kind)
                let description = "a resource of the kind '\(kind.rawValue)' without content"
                guard let found = candidates(for: resource, description) else { continue }
                if let bad = found.first(where: \.isAboutContent) {
                    note(.needsContent, "its evidence for \(bad.type) is the content of \(description)")
                }
            }
        }
    }
}

extension Candidate {
    /// Whether the evidence comes from the content.
    fileprivate var isAboutContent: Bool {
        switch evidence.basis {
        case .signature, .container, .xmlRoot, .text, .libmagic: true
        case .fileKind, .declaredType, .name, .fallback: false
        }
    }

    /// Whether the evidence comes from the content and is good enough to contradict a name.
    fileprivate var isConclusive: Bool { isAboutContent && evidence.tier >= .signature }
}
