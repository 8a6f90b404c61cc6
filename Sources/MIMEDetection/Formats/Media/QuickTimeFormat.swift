import MIMETypes

/// QuickTime movies that state no brand, as programs and cameras wrote them before brands existed.
///
/// Any of a few atoms may come before the movie atom, in any order.
///
/// https://developer.apple.com/documentation/quicktime-file-format/movie_files
enum QuickTimeFormat: ContainerFormat {
    /// Media data of up to 512 MiB may come first.
    static let firstBytes = [UInt8](0..<0x20)

    static let minLength = 16

    static func mayMatch(_ head: UnsafeRawBufferPointer) -> Bool {
        head.count >= minLength && FourCharacterCode(head, at: 4).map(isInMovieFile) == true
    }

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        let end = MP4Box.end(of: resource)
        var (position, hasMedia) = (0, false)
        for _ in 0..<MP4Box.most {
            guard let atom = try MP4Box(at: position, end: end, resource), isInMovieFile(atom.kind) else { break }
            if atom.kind == "moov", try isMovie(at: position + atom.headerLength, resource) {
                return signature("a movie atom, and no brand")
            }
            if atom.kind == "mdat" { hasMedia = true }
            guard atom.length < end - position else { break }
            position += atom.length
        }
        // The movie atom may be missing or out of reach.
        return hasMedia ? weak("video/quicktime", "an atom of media data, and no brand") : nil
    }

    /// Returns a candidate that a name may outweigh, since the first files of MP4 stated no brand either.
    private static func signature(_ detail: StaticString) -> Candidate {
        Candidate(
            type: MIMEType(constant: "video/quicktime"),
            evidence: Evidence(basis: .signature, tier: .signature, detail: ConstantText(detail)))
    }

    /// Checks whether a kind of atom may be outside of others.
    private static func isInMovieFile(_ kind: FourCharacterCode) -> Bool {
        switch kind {
        case "moov", "mdat", "free", "skip", "wide", "pnot", "PICT", "udta": true
        default: false
        }
    }

    /// Checks whether the first atom in a movie atom is one that may be there.
    private static func isMovie(at position: Int, _ resource: Resource) throws(ResourceError) -> Bool {
        guard let first = try MP4Box(at: position, end: MP4Box.end(of: resource), resource) else { return false }
        switch first.kind {
        case "mvhd", "cmov", "rmra", "prfl", "clip", "ctab", "iods", "meta", "trak", "udta", "free", "skip": return true
        default: return false
        }
    }
}
