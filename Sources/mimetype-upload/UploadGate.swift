import MIMEDetection
import MIMETypes

/// Decides whether a file is sent, before the first byte leaves.
struct UploadGate: UploadJudging {
    /// What is asked of a file.
    enum Rule: Sendable {
        /// That its content does not contradict its name.
        case honestName
        /// That a careful server would take it as the type that it is.
        case strict
        /// That it is of one of these types, and a careful server would take it.
        case allowed(UploadPolicy)
    }

    let rule: Rule
    let detector: ExplainingDetector

    var limits: ReadLimits {
        if case .honestName = rule { .standard } else { .thorough }
    }

    func acceptedType(of resource: Resource) throws -> MIMEType {
        let detection = try detector.detect(resource)
        switch rule {
        case .honestName:
            if let lie = detection.conflicts.first(where: { $0.kind != .declaredTypeContradicts }) {
                throw UploadGateRefusal(reason: "\(lie)", advice: "rename it, or add --force to send it")
            }
            return detection.type
        case .strict: return try accepted(by: UploadPolicy(allowing: [detection.type]), resource)
        case .allowed(let policy): return try accepted(by: policy, resource)
        }
    }

    /// Judges an input by its start, if that is enough.
    ///
    /// - Parameters:
    ///   - start: the first chunks of an input that is too long to be kept.
    ///   - fileName: the name that the receiver gets.
    /// - Throws: an `UploadGateRefusal` if the name lies, or all of the input would have to be read.
    func requireNoWholeFile(_ start: [[UInt8]], _ fileName: String) throws {
        if case .honestName = rule {
            let source = PrefixSource(Array(start.joined()), isComplete: false)
            _ = try acceptedType(of: Resource(source: source, name: ResourceName(fileName)))
            return
        }
        throw UploadGateRefusal(
            reason: "it is longer than 8 MiB and can be read only once, so it can't be judged before it is sent",
            advice: "save it to a file and send that")
    }

    private func accepted(by policy: UploadPolicy, _ resource: Resource) throws -> MIMEType {
        do {
            return try policy.acceptedType(of: resource)
        } catch let refusal as UploadRefusal {
            let message = refusal.message.hasSuffix(".") ? String(refusal.message.dropLast()) : refusal.message
            throw UploadGateRefusal(
                reason: message.prefix(1).lowercased() + message.dropFirst(), advice: "add --force to send it anyway")
        }
    }
}

/// A file is not sent.
struct UploadGateRefusal: Error, Equatable {
    /// Why, in words that follow the name of the file.
    let reason: String
    let advice: String
}
