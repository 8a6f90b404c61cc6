import CMIMETypeHeader
import MIMEDetection
import MIMETypes

/// The object that a pointer to a `mimetype_session` represents.
final class SessionHandle: Sendable {
    private let handle: Handle
    private let session: Lock<DetectionSession>

    init(_ handle: Handle, name: UnsafePointer<CChar>?, declaredType: UnsafePointer<CChar>?) {
        self.handle = handle
        let name = name.map { String(decoding: bytes(of: $0), as: UTF8.self) }
        session = Lock(DetectionSession(detector: handle.detector, name: name, declaredType: mediaType(declaredType)))
    }

    /// Takes bytes, and returns whether the result is final; nil if the session has ended.
    func feed(_ bytes: UnsafeRawBufferPointer) -> Bool? {
        session.withLock { session in
            guard !session.isComplete else { return nil }
            do throws(ResourceError) {
                return try session.feed(bytes)
            } catch {
                // This doesn't happen: bytes in memory can always be read, and there are no custom resolvers.
                return false
            }
        }
    }

    func look() -> mimetype_result {
        result { session throws(ResourceError) in
            let seen = try session.look()
            var result = ResultWriter(seen.detection, for: self.handle).result
            if !seen.isFinal { result.flags |= UInt32(MIMETYPE_WANTS_MORE) }
            return result
        }
    }

    func finish() -> mimetype_result {
        result { session throws(ResourceError) in
            ResultWriter(try session.finish(), for: self.handle).result
        }
    }

    private func result(
        _ answer: (inout DetectionSession) throws(ResourceError) -> mimetype_result
    ) -> mimetype_result {
        session.withLock { session in
            do throws(ResourceError) {
                return try answer(&session)
            } catch {
                return ResultWriter(error).result
            }
        }
    }

    /// Returns the object that a caller's pointer represents, without changing its reference count.
    static func borrow(_ pointer: OpaquePointer) -> SessionHandle {
        Unmanaged<SessionHandle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}
