import CMIMETypeHeader
import MIMEDetection
import MIMETypes

/// The object that a pointer to a `mimetype_policy` represents.
final class PolicyHandle: Sendable {
    private static let knownFlags = MIMETYPE_POLICY_HEAD_ONLY

    let policy: UploadPolicy

    init(_ pointer: UnsafePointer<mimetype_policy_options>) throws(OptionsError) {
        var options = mimetype_policy_options()
        try CallerOptions.copy(pointer, to: &options, "mimetype_policy_options")
        try CallerOptions.checkFlags(options.flags, known: Self.knownFlags)
        policy = UploadPolicy(
            allowing: try Self.types(options.allowed, Int(options.allowed_count)),
            search: Int(options.flags) & MIMETYPE_POLICY_HEAD_ONLY == 0 ? .thorough : .head,
            limits: try CallerOptions.limits(
                headLength: options.head_length, reads: options.reads, bytes: options.bytes, else: .thorough))
    }

    /// Returns the allowed types.
    ///
    /// Unknown types are refused: a policy with one would refuse the files that its author wants to allow.
    private static func types(
        _ names: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int
    ) throws(OptionsError) -> [MIMEType] {
        guard let names, count > 0 else {
            throw OptionsError(invalid: "no type is allowed; set options.allowed and options.allowed_count")
        }
        var types: [MIMEType] = []
        for index in 0..<count {
            guard let name = names[index] else {
                throw OptionsError(invalid: "options.allowed[\(index)] is NULL; set it to a type such as image/png")
            }
            guard let type = mediaType(name), type.parameters.isEmpty, TypeRegistry.standard.contains(type) else {
                let text = String(decoding: bytes(of: name).prefix(100), as: UTF8.self).printable()
                throw OptionsError(
                    invalid: "options.allowed[\(index)], '\(text)', is no known type; write one such as image/png")
            }
            types.append(type)
        }
        return types
    }

    /// Returns the verdict on a resource, or the error if it can't be opened; the sender's name may contain folders.
    func verdict(
        _ sentName: UnsafePointer<CChar>?, _ resource: () throws(ResourceError) -> Resource
    ) -> mimetype_verdict {
        let sentName = sentName.map { String(decoding: bytes(of: $0), as: UTF8.self) }
        do throws(ResourceError) {
            return VerdictWriter(try policy.judge(try resource(), sentName: sentName)).verdict
        } catch {
            return VerdictWriter(code: error.headerCode, message: error.description).verdict
        }
    }

    /// Returns the object that a caller's pointer represents, without changing its reference count.
    static func borrow(_ pointer: OpaquePointer) -> PolicyHandle {
        Unmanaged<PolicyHandle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}
