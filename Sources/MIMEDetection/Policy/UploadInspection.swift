import MIMETypes

/// What is read of a file for a policy besides what detects its type: the size, the header of an image, the directory
/// of an archive, the end of a PDF.
struct UploadInspection {
    let resource: Resource
    let type: MIMEType
    let limits: UploadLimits
    /// Whether what comes after the head may be missing.
    let isHeadEnough: Bool

    private let registry: TypeRegistry

    init(
        _ resource: Resource, type: MIMEType, limits: UploadLimits, registry: TypeRegistry, isHeadEnough: Bool
    ) {
        (self.resource, self.type, self.limits) = (resource, type, limits)
        (self.registry, self.isHeadEnough) = (registry, isHeadEnough)
    }

    /// What was found, in no order.
    func findings() throws(ResourceError) -> [UploadFinding] {
        guard resource.hasContent, resource.kind == .regular else { return [] }
        let found = try size() + image() + document() + archive()
        // What was read before and after the change may be parts of two files.
        return resource.hasChanged
            ? found + [UploadFinding(.notFullyRead, "the file was written to while it was read")] : found
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
                // A JPEG may state its height after its pixels.
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

    /// The largest of several images, in a file that was read as a whole.
    private func largestImage() throws(ResourceError) -> ImageHeader? {
        guard !isHeadEnough, LargestImage.isFound(in: type), let size = resource.size,
            size <= resource.limits.bytes - ReadLimits.standard.bytes
        else { return nil }
        return try resource.withBytes(at: 0, count: size) { bytes in
            bytes.withUnsafeBytes { LargestImage.header(in: $0, type) }
        }
    }

    /// A PDF is found by its readers from the table of its objects, which its end points to.
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

    /// How far from its end the table of a PDF is pointed to, if something follows it.
    private static let tailLength = 64 << 10

    private func archive() throws(ResourceError) -> [UploadFinding] {
        guard !isHeadEnough, let size = resource.size else { return [] }
        if registry.isBuiltLike(type, TypeID.zip) {
            return try ZIPInspection(resource: resource, size: size, limits: limits).findings()
        }
        if registry.isBuiltLike(type, MIMEType.tar) {
            return try TarInspection(resource: resource, size: size, limits: limits).findings()
        }
        guard try resource.withHead({ $0.withUnsafeBytes { $0.has([0x1F, 0x8B, 8], at: 0) } }) else { return [] }
        return try compressed(size: size)
    }

    /// The end of a gzip file states how long its last part is, modulo 4 GiB.
    ///
    /// https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1
    private func compressed(size: Int) throws(ResourceError) -> [UploadFinding] {
        guard size >= 18,
            let unpacked = try resource.bytes(at: size - 4, count: 4).withUnsafeBytes({
                $0.littleEndian(at: 0, width: 4)
            }), limits.isExceeded(unpacked: unpacked, packed: size)
        else { return [] }
        return [
            UploadFinding(
                .unpacksTooLarge, subject: ByteCount.text(limits.unpackedSize),
                "\(size) bytes that unpack to \(unpacked)")
        ]
    }
}

/// Numbers of bytes as people write them.
enum ByteCount {
    /// The number in the largest unit of which it is a multiple, or else in bytes.
    static func text(_ count: Int) -> String {
        for (shift, unit) in [(30, "GiB"), (20, "MiB"), (10, "KiB")] where count >= 1 << shift {
            if count % (1 << shift) == 0 { return "\(count >> shift) \(unit)" }
        }
        return "\(count) B"
    }
}
