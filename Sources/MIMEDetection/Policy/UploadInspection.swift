import MIMETypes

/// Inspects what a policy needs to know about a file beyond its type: its size, the header of an image, the directory
/// of an archive, the end of a PDF.
struct UploadInspection {
    let resource: Resource
    let type: MIMEType
    let limits: UploadLimits
    /// Whether the head is sufficient, so that the rest may be missing.
    let isHeadEnough: Bool

    private let registry: TypeRegistry

    init(
        _ resource: Resource, type: MIMEType, limits: UploadLimits, registry: TypeRegistry, isHeadEnough: Bool
    ) {
        (self.resource, self.type, self.limits) = (resource, type, limits)
        (self.registry, self.isHeadEnough) = (registry, isHeadEnough)
    }

    /// Returns what was found, in no particular order.
    func findings() throws(ResourceError) -> [UploadFinding] {
        guard resource.hasContent, resource.kind == .regular else { return [] }
        let found = try size() + image() + document() + archive()
        // The bytes read before and after the change may belong to two versions of the file.
        return resource.hasChanged
            ? found + [UploadFinding(.notFullyRead, "the file was written to while it was read")] : found
    }

    /// Whether the file must be compared with a grammar, and is too large for that.
    var isTooLargeToParse: Bool {
        GrammarProof.exists(for: type, registry)
            && (resource.knownSize ?? 0) > GrammarProof.maxSize(in: resource.limits)
    }

    private func size() throws(ResourceError) -> [UploadFinding] {
        guard let most = limits.size, let size = resource.size, size > most else { return [] }
        return [UploadFinding(.tooLarge, subject: ByteCount.text(most), "\(size) bytes; \(most) are allowed")]
    }

    private func image() throws(ResourceError) -> [UploadFinding] {
        for header in [try ImageHeader.read(resource, type), try largestImage()] {
            switch header {
            case nil: continue
            case .damaged(let detail): if !isHeadEnough { return [UploadFinding(.unproven, detail)] }
            case .size(let width, let stated):
                // A JPEG file may state its height after its pixels.
                let height = stated == 0 && type == .jpeg ? 0xFFFF : stated
                let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
                guard overflow || pixels > limits.pixels else { continue }
                return [
                    UploadFinding(
                        .tooManyPixels, subject: "\(limits.pixels / 1_000_000)",
                        "\(width) × \(height) pixels; \(limits.pixels) are allowed")
                ]
            }
        }
        return []
    }

    /// Returns the largest of several images in a file that was read completely.
    private func largestImage() throws(ResourceError) -> ImageHeader? {
        guard !isHeadEnough, LargestImage.isFound(in: type), let size = resource.size,
            size <= resource.limits.bytes - ReadLimits.standard.bytes
        else { return nil }
        return try resource.withBytes(at: 0, count: size) { bytes in
            bytes.withUnsafeBytes { LargestImage.header(in: $0, type) }
        }
    }

    /// Inspects a PDF, which its readers access through the table of its objects, to which the end of the file points.
    ///
    /// https://pdfa.org/resource/iso-32000-2/ section 7.5.5
    private func document() throws(ResourceError) -> [UploadFinding] {
        guard !isHeadEnough, registry.isBuiltLike(type, TypeID.pdf), let size = resource.size else { return [] }
        let start = max(0, size - Self.tailLength)
        let hasEnd = try resource.withBytes(at: start, count: size - start) { tail in
            tail.withUnsafeBytes { bytes in
                var (table, trailer) = (ByteCursor(bytes), ByteCursor(bytes))
                return table.skip(behind: "startxref") || trailer.skip(behind: "trailer")
            }
        }
        return hasEnd ? [] : [UploadFinding(.unproven, "a PDF without the table of its objects at its end")]
    }

    /// The number of bytes at the end of the file that are searched for the pointer to a PDF's table, if something
    /// follows the PDF.
    private static let tailLength = 64 << 10

    private func archive() throws(ResourceError) -> [UploadFinding] {
        guard !isHeadEnough, let size = resource.size else { return [] }
        if registry.isBuiltLike(type, TypeID.zip) {
            // The package may be encrypted, and then it is stored in another kind of file.
            if try resource.withHead({ $0.withUnsafeBytes { $0.has(Self.compoundFile, at: 0) } }) { return [] }
            return try ZIPInspection(resource: resource, size: size, limits: limits).findings()
        }
        if registry.isBuiltLike(type, MIMEType.tar) {
            return try TarInspection(resource: resource, size: size, limits: limits).findings()
        }
        guard try resource.withHead({ $0.withUnsafeBytes { $0.has([0x1F, 0x8B, 8], at: 0) } }) else { return [] }
        return try compressed(size: size)
    }

    /// The signature of a compound file.
    private static let compoundFile: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

    /// Returns the finding for the name in the header of a gzip file, from which some programs don't remove folders.
    ///
    /// https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1
    private static func nameFinding(_ head: UnsafeRawBufferPointer) -> UploadFinding? {
        guard let name = CompressedContentFormat.name(in: head) else { return nil }
        let text = String(decoding: name, as: UTF8.self)
        let subject = text.printable(limit: 60)
        if name.split(whereSeparator: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") })
            .contains(where: { ArchivePath.leadsUp($0) })
        {
            return UploadFinding(
                .entryPath, part: text, subject: subject, "a name of gzip that leads out of its folder")
        }
        guard ArchivePath.escapes(name) || name.contains(UInt8(ascii: "/")) || ArchiveNames.windowsFault(name) != nil
        else { return nil }
        return UploadFinding(.entryName, part: text, subject: subject, "a name of gzip that has folders")
    }

    /// Inspects a gzip file, whose end states the length of its last part modulo 4 GiB.
    ///
    /// https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1
    private func compressed(size: Int) throws(ResourceError) -> [UploadFinding] {
        guard size >= 18,
            let unpacked = try resource.bytes(at: size - 4, count: 4).withUnsafeBytes({
                $0.littleEndian(at: 0, width: 4)
            })
        else { return [] }
        let name = try resource.withHead { $0.withUnsafeBytes { Self.nameFinding($0) } }
        return [name, limits.excess(unpacked: unpacked, packed: size)].compactMap(\.self)
    }
}

/// Formats numbers of bytes for people.
enum ByteCount {
    /// Returns the number in the largest unit that divides it, otherwise in bytes.
    static func text(_ count: Int) -> String {
        for (shift, unit) in [(30, "GiB"), (20, "MiB"), (10, "KiB")] where count >= 1 << shift {
            if count % (1 << shift) == 0 { return "\(count >> shift) \(unit)" }
        }
        return "\(count) B"
    }
}
