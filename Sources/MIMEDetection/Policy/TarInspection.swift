import MIMETypes

/// Examines the headers of a tar archive for anything that can do harm when the archive is unpacked.
///
/// The content of large entries is not read. Everything else up to the end of the file is examined, as far as the
/// limits of the resource allow: some programs continue after the blocks of zeros that end an archive, and after
/// damage.
struct TarInspection {
    let resource: Resource
    let size: Int
    let limits: UploadLimits

    private var (found, entries): ([UploadFinding], Int) = ([], 0)
    /// The properties stated for the next entry, and for all entries that follow.
    private var (next, all) = (TarRecords(), TarRecords())
    private var links = ArchiveLinks()
    private var names = ArchiveNames(mayRepeat: true)
    /// The length of all entries, including the holes in files.
    private var unpacked = 0
    private var (window, windowStart): ([UInt8], Int) = ([], 0)

    private static let windowLength = 256 << 10
    /// The maximum length of an extended header that is read.
    private static let maxRecords = 1 << 20

    init(resource: Resource, size: Int, limits: UploadLimits) {
        (self.resource, self.size, self.limits) = (resource, size, limits)
    }

    /// Returns the first finding of each code.
    consuming func findings() throws(ResourceError) -> [UploadFinding] {
        var position = 0
        while let following = try entry(at: position) { position = following }
        if let excess = limits.excess(unpacked: unpacked, packed: size) { found.append(excess) }
        if let finding = links.finding, !found.contains(where: { $0.code == finding.code }) { found.append(finding) }
        return found
    }

    private mutating func add(_ code: UploadFinding.Code, _ name: [UInt8], _ detail: String) {
        guard !found.contains(where: { $0.code == code }) else { return }
        let part = name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
        found.append(UploadFinding(code, part: part, subject: part?.printable(limit: 60), detail))
    }

    /// Returns bytes of the archive; if they can't be read, adds a finding and returns nil.
    private mutating func bytes(at start: Int, count: Int) throws(ResourceError) -> [UInt8]? {
        let count = min(count, size - start)
        if start < windowStart || start + count > windowStart + window.count {
            window = try resource.bytes(at: start, count: min(size - start, max(count, Self.windowLength)))
            windowStart = start
        }
        guard count <= window.count else {
            add(.tooCostly, [], "\(size) bytes of tar")
            return nil
        }
        return Array(window[(start - windowStart)..<(start - windowStart + count)])
    }

    /// Examines the block at an offset and returns the offset of the next one, or nil at the end.
    private mutating func entry(at position: Int) throws(ResourceError) -> Int? {
        guard position + TarHeader.length <= size, let block = try bytes(at: position, count: TarHeader.length) else {
            return nil
        }
        let following = position + TarHeader.length
        // Zeros or damage; some programs look for another header after them.
        guard let header = block.withUnsafeBytes({ TarHeader($0) }) else { return following }
        guard let length = header.size else {
            add(.undecodable, header.name, "a header without a size")
            return nil
        }
        if let fault = header.fault { add(.undecodable, header.name, fault) }
        if let other = header.otherName, ArchivePath.escapes(other) {
            add(.entryPath, other, "an entry outside of the archive's folder")
        }
        entries += 1
        if entries > limits.entries {
            found.append(
                UploadFinding(.tooManyEntries, subject: "\(limits.entries)", "more than \(limits.entries) entries"))
            return nil
        }
        guard try judge(header, length, at: following) else { return nil }
        return following + (min(length, size - following) + 511) / 512 * 512
    }

    /// Judges an entry, or reads what it states about other entries; returns false if the next header can't be found.
    private mutating func judge(_ header: TarHeader, _ length: Int, at start: Int) throws(ResourceError) -> Bool {
        switch header.kind {
        case UInt8(ascii: "L"), UInt8(ascii: "K"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "g"):
            guard length <= Self.maxRecords else {
                add(.tooCostly, [], "an extended header of \(length) bytes")
                return false
            }
            guard let content = try bytes(at: start, count: length) else { return false }
            content.withUnsafeBytes { take($0, header.kind) }
            return true
        default: break
        }
        defer { next = TarRecords() }
        if next.isDamaged || all.isDamaged { add(.undecodable, header.name, "a damaged extended header") }
        let isAmbiguous = next.name != nil && all.name != nil || next.target != nil && all.target != nil
        if next.isAmbiguous || all.isAmbiguous || isAmbiguous {
            add(.undecodable, header.name, "an entry with several names or targets")
        }
        if let name = next.sparseName ?? all.sparseName { judge(entry: name) }
        judge(header.kind, next.name ?? all.name ?? header.name, next.target ?? all.target ?? header.target)
        count(max(length, next.sparseSize ?? all.sparseSize ?? header.sparseSize ?? 0))
        // Programs differ in which of the two sizes they use, so one may unpack what another doesn't see.
        guard let stated = next.size ?? all.size, stated != length else { return true }
        add(.undecodable, header.name, "an entry with two sizes, \(length) and \(stated)")
        return false
    }

    private mutating func count(_ length: Int) {
        let (sum, overflows) = unpacked.addingReportingOverflow(length)
        unpacked = overflows ? .max : sum
    }

    private mutating func take(_ content: UnsafeRawBufferPointer, _ kind: UInt8) {
        switch kind {
        case UInt8(ascii: "L"): next.set(name: TarHeader.text(content))
        case UInt8(ascii: "K"): next.set(target: TarHeader.text(content))
        case UInt8(ascii: "g"): all.read(content)
        default: next.read(content)
        }
    }

    private mutating func judge(entry name: [UInt8]) {
        let fault = names.fault(name)
        if ArchivePath.escapes(name) {
            add(.entryPath, name, "an entry outside of the archive's folder")
        } else if let fault {
            add(fault.code, name, fault.detail)
        }
        // PHP runs what it finds here, whatever the name of the archive is.
        if name.starts(with: ".phar/".utf8) || name.starts(with: "./.phar/".utf8) {
            add(.serverScript, name, "an entry of an archive of PHP")
        }
        links.add(entry: name)
    }

    private mutating func judge(_ kind: UInt8, _ name: [UInt8], _ target: [UInt8]) {
        judge(entry: name)
        switch kind {
        case UInt8(ascii: "1"): links.add(name, sameAs: target)
        case UInt8(ascii: "2"): links.add(name, to: target)
        default: break
        }
        switch kind {
        // The path in a hard link starts at the root of the archive; the path in a symbolic link starts at the link's
        // folder.
        case UInt8(ascii: "1") where ArchivePath.escapes(target),
            UInt8(ascii: "2") where ArchivePath.escapes(target, depth: ArchivePath.depth(of: name)):
            add(.entryLink, name, "a link to \(String(decoding: target, as: UTF8.self))")
        case UInt8(ascii: "3"), UInt8(ascii: "4"): add(.entryLink, name, "a device")
        default: break
        }
    }
}
