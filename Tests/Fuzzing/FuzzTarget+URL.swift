#if (FUZZING || DEBUG) && Upload
@testable import FormClient

extension FuzzTarget {
    /// A URL of a request, and where a redirect leads to from there; nothing is sent.
    ///
    /// What is accepted is safe to connect to, and reads as the same again.
    static func checkTarget(_ bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        if let target = try? RequestTarget(text) { check(target) }
        for base in bases {
            guard let next = base.target(of: text) else { continue }
            check(next)
            precondition(next.target(of: "") == next.withoutUser, "an empty reference leads nowhere else")
        }
        _ = try? FormClientConfiguration.Proxy(text)
    }

    private static let bases = ["http://example.org:8080/a/b?c", "https://[::1]/", "http://127.0.0.1"].compactMap {
        try? RequestTarget($0)
    }

    static func check(_ target: RequestTarget) {
        precondition(1...65535 ~= target.port, "a port can be connected to")
        precondition(!target.host.isEmpty && target.host.utf8.count <= 253, "a host can be looked up")
        precondition(target.host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "a host is in ASCII")
        precondition(target.pathAndQuery.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "a path has nothing to escape")
        precondition(target.pathAndQuery.hasPrefix("/"), "a path starts at the root")
        guard let again = try? RequestTarget(target.text) else { preconditionFailure("a target is accepted again") }
        precondition(again == target.withoutUser, "a target reads as the same again")
    }
}

extension RequestTarget {
    /// What its text states, which leaves the password out.
    fileprivate var withoutUser: RequestTarget? { authorization == nil ? self : try? RequestTarget(text) }
}
#endif
