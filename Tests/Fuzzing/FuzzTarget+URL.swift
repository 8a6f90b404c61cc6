#if FUZZING
#if Upload
@testable import FormClient
#endif

extension FuzzTarget {
    /// A target of a request or of a redirect; nothing is sent.
    static func checkTarget(_ bytes: UnsafeBufferPointer<UInt8>) {
        #if Upload
        let text = String(decoding: bytes, as: UTF8.self)
        guard let target = try? RequestTarget(text) else { return }
        _ = target
        #endif
    }
}
#endif
