import MIMETypes

@testable import MIMEDetection

extension ContainerFormat {
    /// The type that this format alone finds in bytes, or nil.
    static func essence(of bytes: [UInt8]) -> String? {
        guard let first = bytes.first, firstBytes.contains(first) else { return nil }
        let head = bytes.prefix(ReadLimits.standard.headLength)
        guard head.withUnsafeBytes({ mayMatch($0) }) else { return nil }
        let found = head.withUnsafeBytes { head in
            try? candidate(Resource(bytes: bytes), head: head)
        }
        return found.flatMap { $0.evidence.tier > .none ? $0.type.essence : nil }
    }
}
