import MIMETypes

/// Examines the whole directory of a ZIP archive for anything that can do harm when the archive is unpacked.
///
/// The sizes are those that the directory states; a program that unpacks the archive must not write more than that.
/// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT section 4.3.12
struct ZIPInspection {
    let resource: Resource
    let size: Int
    let limits: UploadLimits
    /// The maximum number of links whose targets are read.
    private static let maxLinks = 2048

    private var (found, links, unpacked): ([UploadFinding], [(offset: Int, name: [UInt8])], Int) = ([], [], 0)
    private var followed = ArchiveLinks()
    private var names = ArchiveNames(mayRepeat: false)
    /// The entries that the directory lists, for comparison with the headers before the entries.
    private var entries: [ZIPEntryHeader] = []

    init(resource: Resource, size: Int, limits: UploadLimits) {
        (self.resource, self.size, self.limits) = (resource, size, limits)
    }

    /// Returns the first finding of each code.
    ///
    /// Programs that find no directory at the end, or a directory with a different number of entries than stated, use
    /// the headers before the entries, so they disagree with other programs.
    consuming func findings() throws(ResourceError) -> [UploadFinding] {
        guard var end = try ZIPEndRecord(resource, size: size, tails: [1024, WantedBytes.longestTail]) else {
            add(.unproven, nil, "a ZIP archive without a directory at its end")
            return found
        }
        try end.readLarge(resource)
        if end.count > limits.entries {
            add(
                .tooManyEntries, nil, "\(end.count) entries; \(limits.entries) are allowed",
                subject: "\(limits.entries)")
            return found
        }
        guard end.shift >= 0 else {
            add(.undecodable, nil, "a directory that isn't where the end of the archive states")
            return found
        }
        if let fault = end.fault { add(.undecodable, nil, fault) }
        let length = end.length
        // Programs that read the headers before the entries find what is before an empty directory.
        if length == 0, end.offset + end.shift > 0 { add(.undecodable, nil, "bytes before an empty directory") }
        let result = try resource.withBytes(at: end.offset + end.shift, count: length) { directory in
            directory.withUnsafeBytes { $0.count == length ? read($0, shift: end.shift) : nil }
        }
        guard let (count, readLength) = result else {
            add(.tooCostly, nil, "a directory of \(length) bytes")
            return found
        }
        if readLength != length { add(.undecodable, nil, "a directory that is longer than its records") }
        if count > limits.entries {
            add(.tooManyEntries, nil, "\(count) entries; \(limits.entries) are allowed", subject: "\(limits.entries)")
        }
        // If there are more entries than the field can state, some programs store only the lower bits of the number.
        if (count - end.count) % 65_536 != 0 {
            add(.undecodable, nil, "a directory of \(count) entries; \(end.count) are stated")
        }
        if let excess = limits.excess(unpacked: unpacked, packed: size) { found.append(excess) }
        try judgeLinks()
        if let finding = followed.finding, !found.contains(where: { $0.code == finding.code }) { found.append(finding) }
        try judgeEntries(directory: end.offset + end.shift)
        return found
    }

    private mutating func add(_ code: UploadFinding.Code, _ name: [UInt8]?, _ detail: String, subject: String? = nil) {
        guard !found.contains(where: { $0.code == code }) else { return }
        let part = name.map { String(decoding: $0, as: UTF8.self) }
        found.append(UploadFinding(code, part: part, subject: subject ?? part?.printable(limit: 60), detail))
    }

    /// Reads the records, and returns their number and length; a signature may follow them.
    private mutating func read(_ bytes: UnsafeRawBufferPointer, shift: Int) -> (count: Int, length: Int) {
        var (position, count) = (0, 0)
        while bytes.has("PK\u{1}\u{2}", at: position), let nameLength = bytes.littleEndian(at: position + 28, width: 2),
            let extraLength = bytes.littleEndian(at: position + 30, width: 2),
            let commentLength = bytes.littleEndian(at: position + 32, width: 2),
            position + 46 + nameLength + extraLength <= bytes.count
        {
            let extra = position + 46 + nameLength
            let name = bytes[(position + 46)..<extra]
            let fields = UnsafeRawBufferPointer(rebasing: bytes[extra..<(extra + extraLength)])
            judge(UnsafeRawBufferPointer(rebasing: bytes[position..<extra]), name, fields, shift)
            if let entry = ZIPEntryHeader(record: bytes, at: position, shift: shift) { entries.append(entry) }
            position = extra + extraLength + commentLength
            count += 1
        }
        return (count, bytes.has("PK\u{5}\u{5}", at: position) ? bytes.count : position)
    }

    private mutating func judge(
        _ record: UnsafeRawBufferPointer, _ name: Slice<UnsafeRawBufferPointer>, _ extra: UnsafeRawBufferPointer,
        _ shift: Int
    ) {
        let flags = record.littleEndian(at: 8, width: 2) ?? 0
        unpacked = unpacked.addingReportingOverflow(ZIPEntryHeader.sizes(record, at: 20, extra).unpacked).partialValue
        if unpacked < 0 { unpacked = .max }
        if flags & 1 != 0 { add(.encrypted, Array(name), "an entry that needs a password") }
        if let disk = record.littleEndian(at: 34, width: 2), disk != 0, disk != 0xFFFF {
            add(.undecodable, Array(name), "an entry on another disk")
        }
        let fault = names.fault(name)
        if ArchivePath.escapes(name) {
            add(.entryPath, Array(name), "an entry outside of the archive's folder")
        } else if let fault {
            add(fault.code, Array(name), fault.detail)
        }
        if let fault = ZIPUnicodePath(in: extra)?.fault(name) { add(fault.code, Array(name), fault.detail) }
        followed.add(entry: name)
        // Links: the upper half of the attributes is the mode of the file. Programs differ in the systems for which
        // they believe it.
        guard let mode = record.littleEndian(at: 40, width: 2),
            mode & 0xF000 == 0xA000,
            let offset = record.littleEndian(at: 42, width: 4)
        else { return }
        if links.count <= Self.maxLinks { links.append((offset + shift, Array(name))) }
    }

    /// Reads the headers before the entries, and the bytes between the entries.
    ///
    /// Programs that unpack a stream use these headers, and also unpack entries that the directory doesn't list.
    private mutating func judgeEntries(directory: Int) throws(ResourceError) {
        guard size <= resource.limits.bytes - ReadLimits.standard.bytes else { return }
        let (escaping, faults) = try resource.withBytes(at: 0, count: size) { bytes in
            bytes.withUnsafeBytes {
                (Self.escapingLocalName($0), ZIPEntryComparison.findings(in: $0, entries, directory: directory))
            }
        }
        if let escaping { add(.entryPath, escaping, "an entry that is outside of the archive's folder in a stream") }
        for fault in faults where !found.contains(where: { $0.code == fault.code }) { found.append(fault) }
    }

    private static func escapingLocalName(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        var found: [UInt8]?
        bytes.forEachOffset(of: UInt8(ascii: "P"), before: secondOfHeader) { start in
            guard found == nil, bytes.has("PK\u{3}\u{4}", at: start),
                let version = bytes.littleEndian(at: start + 4, width: 1), version < 100,
                let method = bytes.littleEndian(at: start + 8, width: 2), method < 100,
                let length = bytes.littleEndian(at: start + 26, width: 2), start + 30 + length <= bytes.count
            else { return }
            let name = bytes[(start + 30)..<(start + 30 + length)]
            if ArchivePath.escapes(name) { found = Array(name) }
        }
        return found
    }

    private static let secondOfHeader = ASCIISet("K")

    /// Reads the targets of the links.
    private mutating func judgeLinks() throws(ResourceError) {
        if links.count > Self.maxLinks { add(.tooCostly, nil, "more than \(Self.maxLinks) links") }
        for link in links.prefix(Self.maxLinks) {
            guard let target = try Self.target(at: link.offset, nameLength: link.name.count, resource) else {
                add(.undecodable, link.name, "a link whose target can't be read")
                continue
            }
            followed.add(link.name, to: target)
            if ArchivePath.escapes(target, depth: ArchivePath.depth(of: link.name)) {
                add(.entryLink, link.name, "a link to \(String(decoding: target, as: UTF8.self))")
            }
        }
    }

    /// The maximum number of bytes of a link's target, in which systems limit paths to 4,096, and its fields.
    private static let longestTarget = 5120

    /// Returns the content of a short entry, located by its local header; nil if its compression isn't supported.
    private static func target(
        at offset: Int, nameLength: Int, _ resource: Resource
    ) throws(ResourceError) -> [UInt8]? {
        let bytes = try resource.bytes(at: offset, count: 30 + nameLength + longestTarget)
        return bytes.withUnsafeBytes { bytes -> [UInt8]? in
            guard bytes.has("PK\u{3}\u{4}", at: 0), let method = bytes.littleEndian(at: 8, width: 2),
                let length = bytes.littleEndian(at: 18, width: 4), let name = bytes.littleEndian(at: 26, width: 2),
                let extra = bytes.littleEndian(at: 28, width: 2), 30 + name + extra + length <= bytes.count
            else { return nil }
            let start = 30 + name + extra
            let content = UnsafeRawBufferPointer(rebasing: bytes[start..<(length > 0 ? start + length : bytes.count)])
            switch method {
            case 0: return length > 0 ? Array(content) : nil
            case 8: return Inflate.bytes(content, limit: 4096) { _ in false }
            default: return nil
            }
        }
    }
}
