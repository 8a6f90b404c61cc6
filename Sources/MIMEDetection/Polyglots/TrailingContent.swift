import MIMETypes

/// Identifies what comes after the end of a file.
enum TrailingContent {
    /// Returns the type and the start of the content after an end; nil if there is only padding.
    ///
    /// Programs pad blocks with zeros, 0xFF and white space. Some signatures start with such bytes, so those right
    /// before the first other byte are also tried as a part of what follows.
    static func find(in bytes: UnsafeRawBufferPointer, after end: Int) -> (type: MIMEType, start: Int)? {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[end...])
        guard let start = rest.firstIndex(where: { $0 != 0 && $0 != 0xFF && $0 > 0x20 }) else { return nil }
        for first in stride(from: start, through: max(0, start - longestLead), by: -1) {
            if let proven = provenType(of: UnsafeRawBufferPointer(rebasing: rest[first...])) {
                return (proven, end + first)
            }
        }
        return (textType(of: UnsafeRawBufferPointer(rebasing: rest[start...])), end + start)
    }

    /// The number of bytes at the start of a signature that may look like padding.
    private static let longestLead = 8

    /// Returns the type that four or more distinctive bytes or a structure prove; nil without such evidence.
    private static func provenType(of bytes: UnsafeRawBufferPointer) -> MIMEType? {
        if bytes.has([0x1F, 0x8B, 8], at: 0), bytes.count > 10, bytes[3] < 0x20 {
            return MIMEType(constant: "application/gzip")
        }
        let found = candidates(for: bytes, binaryDetector).filter(\.isConclusive)
        guard !found.isEmpty else { return nil }
        let type = Reconciler().decide(found).type
        return byChance.contains(type.essence) ? nil : type
    }

    /// Formats whose few fields match by chance in one of a few thousand pieces of random data, and which no program
    /// opens because of these fields.
    private static let byChance: Set<String> = [
        "application/zlib", "application/pgp-keys", "application/pgp-encrypted", "application/pgp-signature",
    ]

    /// Returns the type of text; `application/octet-stream` for anything else, since two or three bytes prove nothing
    /// here.
    private static func textType(of bytes: UnsafeRawBufferPointer) -> MIMEType {
        let found = candidates(for: bytes, detector)
        let type = Reconciler().decide(found).type
        return TypeRegistry.standard.isText(type) ? type : .octetStream
    }

    private static func candidates(for bytes: UnsafeRawBufferPointer, _ detector: CombiningResolver) -> [Candidate] {
        (try? detector.candidates(for: Resource(unownedMemory: bytes))) ?? []
    }

    private static let binaryDetector = CombiningResolver([SignatureResolver(), ContainerResolver()])
    private static let detector = CombiningResolver(
        [SignatureResolver(), ContainerResolver(), XMLRootResolver(), TextResolver(), FallbackResolver()])
}
