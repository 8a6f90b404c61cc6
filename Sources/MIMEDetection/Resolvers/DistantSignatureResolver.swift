import MIMETypes

/// Recognises formats whose signatures are far from the start: disk, disc and cartridge images, sorted tables,
/// databases of addresses; and those that have none: binary JSON, and audio that was cut.
///
/// Evidence: 22 bytes around 32 KiB, 20 bytes after 64 KiB, the last 512 bytes, the header of a cartridge image, and
/// documents or frames of audio in the head. These bytes are read only from binary data that nothing else recognises.
struct DistantSignatureResolver: MIMETypeResolver {
    /// The weight among weak evidence: more than that of two bytes at the start, less than that of a longer signature
    /// there.
    private static let weight = 90

    /// Makes the resolver.
    init() {}

    /// Reads the bytes at the offsets of the signatures.
    ///
    /// - Parameter resource: any resource.
    /// - Returns: one candidate; none if there is no such signature or if the size is not known.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let size = resource.size else { return [] }
        if let document = BSONDocument.candidate(try resource.headBuffer(), size: size) { return [document] }
        guard size >= Self.shortestTail else { return [] }
        let isEmptyAtStart = DistantSuperblock.mayFollow(try resource.headBuffer())
        if size >= 32_768 {
            let marks = try resource.bytes(at: Self.cartridge, count: 22)
            if let found = marks.withUnsafeBytes({ Self.volume($0) }) { return [found] }
            if isEmptyAtStart, marks.dropFirst(DistantSuperblock.jfs - Self.cartridge).starts(with: "JFS1".utf8) {
                return [Self.candidate("application/vnd.efi.img", "JFS1 at 32768")]
            }
        }
        if try SNESCartridge.isPresent(in: resource, size: size) {
            return [Self.candidate("application/vnd.nintendo.snes.rom", "header of a cartridge")]
        }
        if isEmptyAtStart, let superblock = try DistantSuperblock.detail(resource, size: size) {
            return [Self.candidate("application/vnd.efi.img", superblock)]
        }
        if let audio = CutAudio.candidate(try resource.headBuffer()) { return [audio] }
        let tail = min(size, Self.longestTail)
        let mark = try resource.withBuffer(at: size - tail, count: tail) {
            Self.mark($0) ?? Self.metadata($0) ?? Self.tag($0)
        }
        return mark.map { [Self.candidate($0.type, $0.detail)] } ?? []
    }

    /// Checks whether the content is binary data that is not recognised yet.
    ///
    /// - Parameter candidates: the candidates found by cheaper resolvers.
    /// - Returns: false for text and for data with a signature.
    func isNeeded(after candidates: [Candidate]) -> Bool {
        candidates.withBuffer { $0.isUnrecognisedBinary }
    }

    /// The minimum and maximum number of bytes at the end that are examined.
    private static let (shortestTail, longestTail) = (128, 512)

    /// The offset of a cartridge's header, just before a disc's first volume descriptor.
    private static let cartridge = 32_752

    /// Returns a candidate for the format that the bytes around 32 KiB identify.
    ///
    /// https://ecma-international.org/publications-and-standards/standards/ecma-119/,
    /// https://www.smspower.org/Development/ROMHeader
    private static func volume(_ marks: UnsafeRawBufferPointer) -> Candidate? {
        if marks.has("CD001", at: 17) { return candidate("application/vnd.efi.iso", "CD001 at 32769") }
        // https://ecma-international.org/publications-and-standards/standards/ecma-167/
        if marks.has("BEA01", at: 17) { return candidate("application/vnd.efi.iso", "BEA01 at 32769") }
        guard marks.has("TMR SEGA", at: 0), marks.count > 15 else { return nil }
        return (5...7).contains(marks[15] >> 4)
            ? candidate("application/x-gamegear-rom", "TMR SEGA at 32752")
            : candidate("application/x-sms-rom", "TMR SEGA at 32752")
    }

    /// Returns the format that the last bytes identify.
    private static func mark(_ tail: UnsafeRawBufferPointer) -> (type: StaticString, detail: StaticString)? {
        guard tail.count == longestTail else { return nil }
        if tail.has("koly", at: 0) { return ("application/x-apple-diskimage", "koly 512 bytes before the end") }
        // https://learn.microsoft.com/windows/win32/vstor/about-vhd
        if tail.has("conectix", at: 0) { return ("application/x-vhd", "conectix 512 bytes before the end") }
        if tail.has("NER5", at: 500) || tail.has("NERO", at: 504) {
            return ("application/x-nrg", "Nero's mark at the end")
        }
        // https://github.com/google/leveldb/blob/main/doc/table_format.md
        if tail.has([0x57, 0xFB, 0x80, 0x8B, 0x24, 0x75, 0x47, 0xDB], at: 504)
            || tail.has([0xF7, 0xCF, 0xF4, 0x85, 0xB7, 0x41, 0xE2, 0x88], at: 504)
        {
            return ("application/x-leveldb", "mark of a sorted table at the end")
        }
        return nil
    }

    /// Returns the format whose metadata, which ends the file, starts with a mark in the last bytes.
    ///
    /// https://maxmind.github.io/MaxMind-DB/
    private static func metadata(_ tail: UnsafeRawBufferPointer) -> (type: StaticString, detail: StaticString)? {
        let isThere = tail.containsOccurrence(of: 0xAB) {
            tail.has("MaxMind.com", at: $0 + 3) && tail[$0 + 1] == 0xCD && tail[$0 + 2] == 0xEF
        }
        return isThere ? ("application/vnd.maxmind.maxmind-db", "MaxMind.com before the metadata at the end") : nil
    }

    /// Returns the format of audio whose frames are not found, but which ends with a tag.
    ///
    /// https://id3.org/ID3v1
    private static func tag(_ tail: UnsafeRawBufferPointer) -> (type: StaticString, detail: StaticString)? {
        tail.has("TAG", at: tail.count - shortestTail) ? ("audio/mpeg", "TAG 128 bytes before the end") : nil
    }

    private static func candidate(_ type: StaticString, _ detail: StaticString) -> Candidate {
        let evidence = Evidence(basis: .signature, tier: .weak, weight: weight, detail: ConstantText(detail))
        return Candidate(type: PackedTypes.canonical(MIMEType(constant: type)), evidence: evidence)
    }
}
