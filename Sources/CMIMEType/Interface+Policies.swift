// The functions are declared and documented in `mimetype.h`, which determines their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CMIMETypeHeader
import MIMEDetection
import MIMETypes

@c @implementation
public func mimetype_policy_create(
    _ options: UnsafePointer<mimetype_policy_options>!, _ policy: UnsafeMutablePointer<OpaquePointer?>!,
    _ message: UnsafeMutablePointer<CChar>!, _ messageSize: Int
) -> Int32 {
    policy?.pointee = nil
    let room = UnsafeMutableBufferPointer(start: message, count: message == nil ? 0 : max(0, messageSize))
    do throws(OptionsError) {
        guard let policy else { throw OptionsError(invalid: "there is no room for the policy") }
        guard let options else { throw OptionsError(invalid: "there are no options; say which types are allowed") }
        let handle = try PolicyHandle(options)
        policy.pointee = OpaquePointer(Unmanaged.passRetained(handle).toOpaque())
        copy("", to: room)
        return Int32(MIMETYPE_OK)
    } catch {
        copy(error.message, to: room)
        return Int32(error.code)
    }
}

@c @implementation
public func mimetype_policy_free(_ policy: OpaquePointer!) {
    guard let policy else { return }
    Unmanaged<PolicyHandle>.fromOpaque(UnsafeRawPointer(policy)).release()
}

/// Stores a policy's verdict, or an error if there is no verdict, at the caller's pointer, and returns its code.
private func answer(
    _ policy: OpaquePointer?, _ verdict: UnsafeMutablePointer<mimetype_verdict>?, name: UnsafePointer<CChar>?,
    problem: String?, _ resource: (UploadPolicy) throws(ResourceError) -> Resource
) -> Int32 {
    guard let verdict else { return Int32(MIMETYPE_INVALID_ARGUMENT) }
    if let problem = policy == nil ? "there is no policy" : problem {
        verdict.initialize(to: VerdictWriter(code: Int32(MIMETYPE_INVALID_ARGUMENT), message: problem).verdict)
    } else if let policy {
        let handle = PolicyHandle.borrow(policy)
        verdict.initialize(to: handle.verdict(name) { () throws(ResourceError) in try resource(handle.policy) })
    }
    return verdict.pointee.code
}

@c @implementation
public func mimetype_judge_path(
    _ policy: OpaquePointer!, _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!,
    _ declaredType: UnsafePointer<CChar>!, _ verdict: UnsafeMutablePointer<mimetype_verdict>!
) -> Int32 {
    answer(policy, verdict, name: name, problem: path == nil ? "there is no path" : nil) {
        (policy) throws(ResourceError) in
        try Resource(
            pathBytes: bytes(of: path), name: resourceName(name), declaredType: mediaType(declaredType),
            limits: policy.limits)
    }
}

@c @implementation
public func mimetype_judge_bytes(
    _ policy: OpaquePointer!, _ bytes: UnsafeRawPointer!, _ length: Int, _ name: UnsafePointer<CChar>!,
    _ declaredType: UnsafePointer<CChar>!, _ verdict: UnsafeMutablePointer<mimetype_verdict>!
) -> Int32 {
    let isValid = length >= 0 && (bytes != nil || length == 0)
    return answer(policy, verdict, name: name, problem: isValid ? nil : "there are no bytes at a null pointer") {
        policy in
        Resource(
            unownedMemory: UnsafeRawBufferPointer(start: bytes, count: length), name: resourceName(name),
            declaredType: mediaType(declaredType), limits: policy.limits)
    }
}

@c @implementation
public func mimetype_judge_reader(
    _ policy: OpaquePointer!, _ read: mimetype_read!, _ context: UnsafeMutableRawPointer!, _ size: UInt64,
    _ name: UnsafePointer<CChar>!, _ declaredType: UnsafePointer<CChar>!,
    _ verdict: UnsafeMutablePointer<mimetype_verdict>!
) -> Int32 {
    answer(policy, verdict, name: name, problem: read == nil ? "there is no function that reads" : nil) { policy in
        Resource(
            source: ReaderSource(function: read, context: context, size: Int(exactly: size)), name: resourceName(name),
            declaredType: mediaType(declaredType), limits: policy.limits)
    }
}

@c @implementation
public func mimetype_verdicts_free(_ verdicts: UnsafeMutablePointer<mimetype_verdict>!, _ count: Int) {
    guard let verdicts, count > 0 else { return }
    for index in 0..<count {
        if let memory = verdicts[index].memory { Unmanaged<ResultMemory>.fromOpaque(memory).release() }
        verdicts[index] = mimetype_verdict()
    }
}
