import MIMEDetection
import MIMETypes

/// Decides whether a file is sent, before any of its bytes are sent.
struct UploadGate: UploadJudging {
    /// The requirement that a file must meet.
    enum Rule: Sendable {
        /// The content does not contradict the name.
        case honestName
        /// A strict server with these limits would accept the file as the type that was detected.
        case strict(UploadLimits)
        /// The file has one of the types that the policy allows, and a strict server would accept it.
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
        case .strict(let limits):
            return try accepted(by: UploadPolicy(allowing: [detection.type], uploadLimits: limits), resource)
        case .allowed(let policy): return try accepted(by: policy, resource)
        }
    }

    /// Judges an input by its start.
    ///
    /// Only the rule `honestName` allows that; every other rule requires the whole input.
    ///
    /// - Parameters:
    ///   - start: the first chunks of an input that is too long to be kept in memory.
    ///   - fileName: the name that is sent to the receiver.
    /// - Throws: an `UploadGateRefusal` if the content contradicts the name, or if the rule requires the whole input.
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

/// The error thrown if the gate refuses a file.
struct UploadGateRefusal: Error, Equatable {
    /// The reason, as the end of a sentence that starts with the name of the file.
    let reason: String
    let advice: String
}
