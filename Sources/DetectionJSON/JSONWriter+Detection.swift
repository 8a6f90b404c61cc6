import MIMEDetection
package import MIMETypes

/// Writes a detection as JSON, in the same way for the command and the service.
extension JSONWriter {
    /// Writes the members `type`, `charset` of text, `extensions`, `description` if there is one, `reason`, `rule`,
    /// `evidence`, `conflicts`, `alsoReadableAs` and `candidates`, or those of them that are selected.
    ///
    /// The number of extensions is limited. None are written for unknown bytes, which could have any extension.
    package mutating func members(
        of detection: Detection, fields: FieldSelection = .all, extensionLimit: Int? = nil
    ) {
        if fields.contains("type") { member("type", detection.type) }
        if let charset = detection.charset, fields.contains("charset") { member("charset", charset.rawValue) }
        if fields.contains("extensions") { extensions(of: detection, extensionLimit) }
        if fields.contains("description"), let summary = detection.type.summary { member("description", summary) }
        if fields.contains("reason") { member("reason", detection.reason.rawValue) }
        if let rule = detection.rule, fields.contains("rule") { member("rule", rule) }
        if fields.contains("evidence") { evidence(detection.evidence) }
        if fields.contains("conflicts") {
            name("conflicts")
            array(detection.conflicts) { $0.conflict($1) }
            if !detection.doubtfulConflicts.isEmpty {
                name("doubtfulConflicts")
                array(detection.doubtfulConflicts) { $0.conflict($1) }
            }
        }
        if fields.contains("alsoReadableAs") {
            name("alsoReadableAs")
            array(detection.alsoReadableAs) { $0.reading($1) }
        }
        if !detection.failures.isEmpty, fields.contains("failures") {
            name("failures")
            array(detection.failures) { $0.failure($1) }
        }
        if fields.contains("candidates") {
            name("candidates")
            array(detection.candidates) { $0.candidate($1) }
        }
    }

    private mutating func extensions(of detection: Detection, _ limit: Int?) {
        let limit = limit.map { detection.isUnknown ? 0 : $0 } ?? .max
        extensions(of: detection.type, limit: limit)
    }

    /// Writes the extensions of a type, up to a limit.
    package mutating func extensions(of type: MIMEType, limit: Int = .max) {
        let registry = TypeRegistry.standard
        if let texts = registry.extensionTexts(of: type) {
            member("extensions", texts.count <= limit ? texts : Array(texts.prefix(limit)))
        } else {
            member("extensions", .array(registry.fileExtensions(of: type).prefix(limit).map { .string($0) }))
        }
    }

    private mutating func failure(_ failure: ResolverFailure) {
        object { writer in
            writer.member("resolver", failure.resolver)
            writer.member("message", failure.message)
        }
    }

    private mutating func candidate(_ candidate: Candidate) {
        object { writer in
            writer.member("type", candidate.type)
            writer.evidence(candidate.evidence)
        }
    }

    private mutating func evidence(_ evidence: Evidence) {
        name("evidence")
        object { writer in
            writer.member("basis", evidence.basis.rawValue)
            writer.member("tier", evidence.tier.name)
            if let confidence = evidence.confidence { writer.member("confidence", .decimal(confidence)) }
            writer.member("detail", evidence.detail)
        }
    }

    private mutating func reading(_ reading: OtherReading) {
        object { writer in
            writer.member("kind", reading.kind.rawValue)
            writer.member("type", reading.type)
            writer.member("offset", .number(reading.offset))
            writer.member("detail", reading.detail)
            writer.member("message", "\(reading)")
        }
    }

    private mutating func conflict(_ conflict: Conflict) {
        object { writer in
            writer.member("kind", conflict.kind.rawValue)
            writer.member("claimed", conflict.claimed)
            writer.member("found", conflict.found)
            writer.member("message", "\(conflict)")
            writer.member("confidence", .decimal((conflict.confidence * 1000).rounded() / 1000))
        }
    }
}
