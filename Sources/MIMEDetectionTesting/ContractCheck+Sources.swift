import MIMETypes

extension ContractCheck {
    /// Checks that the resolver passes on or survives the errors of sources, and survives wrong sizes and short reads.
    mutating func checkSources(_ contents: [AdversarialContent]) {
        for content in contents {
            for read in 0..<5 { checkFailure(of: content, at: read) }
            let count = content.bytes.count
            let behaviours: [AdversarialSource.Behaviour] = [
                .isShort(1), .isShort(100), .states(size: nil), .states(size: 0), .states(size: count + 1),
                .states(size: count + 100_000), .states(size: .max), .isHuge,
            ]
            for behaviour in behaviours { check(content, behaviour) }
        }
    }

    private mutating func checkFailure(of content: AdversarialContent, at read: Int) {
        let source = AdversarialSource(content.bytes, .fails(at: read))
        do throws(ResourceError) {
            _ = try resolver.candidates(for: Resource(source: source, name: content.name))
        } catch {
            if !source.hasFailed {
                note(.readsEverything, "it throws '\(error)' for \(content.description), which can be read")
            } else if error != AdversarialSource.error {
                note(
                    .passesErrorsOn, "it throws '\(error)' where the source of \(content.description) failed otherwise")
            }
        }
    }

    private mutating func check(_ content: AdversarialContent, _ behaviour: AdversarialSource.Behaviour) {
        let source = AdversarialSource(content.bytes, behaviour)
        let limits = ReadLimits.standard
        let description = "\(content.description) behind a source that \(behaviour)"
        _ = candidates(for: Resource(source: source, name: content.name), description)
        if source.reads > limits.reads + 1 || source.bytesRead > limits.bytes + limits.headLength {
            note(.readsLittle, "it reads \(source.bytesRead) bytes in \(source.reads) reads of \(description)")
        }
    }

    /// Checks that eight tasks get the same candidates as one.
    mutating func checkConcurrency(_ contents: [AdversarialContent]) async {
        let resolver = resolver
        let ask: @Sendable () -> [[Candidate]?] = {
            contents.map { try? resolver.candidates(for: $0.resource()) }
        }
        let expected = ask()
        let areEqual = await withTaskGroup(of: [[Candidate]?].self) { group in
            for _ in 0..<8 { group.addTask { ask() } }
            return await group.reduce(true) { $0 && $1 == expected }
        }
        if !areEqual { note(.isDeterministic, "it returns other candidates when eight tasks ask at once") }
    }
}
