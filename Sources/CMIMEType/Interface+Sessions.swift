// The functions are declared and documented in `mimetype.h`, which determines their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CMIMETypeHeader
import MIMEDetection
import MIMETypes

/// Stores the result of a session at the caller's pointer, and returns the result's code.
private func answer(
    _ session: OpaquePointer?, _ result: UnsafeMutablePointer<mimetype_result>?,
    _ detect: (SessionHandle) -> mimetype_result
) -> Int32 {
    guard let result else { return Int32(MIMETYPE_INVALID_ARGUMENT) }
    result.initialize(to: session.map { detect(SessionHandle.borrow($0)) } ?? .invalid("there is no session"))
    return result.pointee.code
}

@c @implementation
public func mimetype_session_create(
    _ detector: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ declaredType: UnsafePointer<CChar>!,
    _ session: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
    session?.pointee = nil
    guard let detector, let session else { return Int32(MIMETYPE_INVALID_ARGUMENT) }
    let handle = SessionHandle(Handle.borrow(detector), name: name, declaredType: declaredType)
    session.pointee = OpaquePointer(Unmanaged.passRetained(handle).toOpaque())
    return Int32(MIMETYPE_OK)
}

@c @implementation
public func mimetype_session_feed(
    _ session: OpaquePointer!, _ bytes: UnsafeRawPointer!, _ length: Int, _ isFinal: UnsafeMutablePointer<Int32>!
) -> Int32 {
    isFinal?.pointee = 0
    guard let session, length >= 0, bytes != nil || length == 0,
        let hasAnswer = SessionHandle.borrow(session).feed(UnsafeRawBufferPointer(start: bytes, count: length))
    else { return Int32(MIMETYPE_INVALID_ARGUMENT) }
    isFinal?.pointee = hasAnswer ? 1 : 0
    return Int32(MIMETYPE_OK)
}

@c @implementation
public func mimetype_session_look(_ session: OpaquePointer!, _ result: UnsafeMutablePointer<mimetype_result>!) -> Int32
{
    answer(session, result) { $0.look() }
}

@c @implementation
public func mimetype_session_finish(
    _ session: OpaquePointer!, _ result: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    answer(session, result) { $0.finish() }
}

@c @implementation
public func mimetype_session_free(_ session: OpaquePointer!) {
    guard let session else { return }
    Unmanaged<SessionHandle>.fromOpaque(UnsafeRawPointer(session)).release()
}
