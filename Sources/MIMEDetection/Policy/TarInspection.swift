import MIMETypes

/// Walks over the headers of a tar archive for what may harm whoever unpacks it.
///
/// The archive is read as a whole, since its headers are between its entries.
/// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06
struct TarInspection {
    let resource: Resource
    let size: Int
    let limits: UploadLimits

    private var (found, entries): ([UploadFinding], Int) = ([], 0)
    /// The name or target of the next entry, if an entry before it states a long one.
    private var (longName, longTarget): ([UInt8]?, [UInt8]?) = (nil, nil)

    init(resource: Resource, size: Int, limits: UploadLimits) {
        (self.resource, self.size, self.limits) = (resource, size, limits)
    }

    /// The first finding of each code.
    consuming func findings() throws(ResourceError) -> [UploadFinding] {
        let length = size
        let isRead = try resource.withBytes(at: 0, count: length) { bytes in
            bytes.withUnsafeBytes { bytes in
                guard bytes.count == length else { return false }
                read(bytes)
                return true
            }
        }
        if !isRead { add(.tooCostly, [], "\(length) bytes of tar") }
        return found
    }

    private mutating func add(_ code: UploadFinding.Code, _ name: [UInt8], _ detail: String) {
        guard !found.contains(where: { $0.code == code }) else { return }
        let part = name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
        found.append(UploadFinding(code, part: part, subject: part?.printable(limit: 60), detail))
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) {
        var position = 0
        while position + 512 <= bytes.count {
            let header = UnsafeRawBufferPointer(rebasing: bytes[position..<(position + 512)])
            if header[0] == 0 { return }
            guard let length = Self.number(header) else { return add(.undecodable, [], "a header without a size") }
            entries += 1
            if entries > limits.entries { return add(.tooManyEntries, [], "more than \(limits.entries) entries") }
            let end = min(bytes.count, position + 512 + min(length, bytes.count))
            judge(header, UnsafeRawBufferPointer(rebasing: bytes[(position + 512)..<end]))
            position += 512 + (min(length, bytes.count) + 511) / 512 * 512
        }
    }

    private mutating func judge(_ header: UnsafeRawBufferPointer, _ content: UnsafeRawBufferPointer) {
        let kind = header[156]
        switch kind {
        case UInt8(ascii: "L"): longName = Self.text(content)
        case UInt8(ascii: "K"): longTarget = Self.text(content)
        case UInt8(ascii: "x"):
            longName = Self.record("path", content) ?? longName
            longTarget = Self.record("linkpath", content) ?? longTarget
        case UInt8(ascii: "g"): break
        default:
            judge(kind, longName ?? Self.name(header), longTarget ?? Self.text(header[157..<257]))
            (longName, longTarget) = (nil, nil)
        }
    }

    private mutating func judge(_ kind: UInt8, _ name: [UInt8], _ target: [UInt8]) {
        if ArchivePath.escapes(name) { add(.entryPath, name, "an entry outside of the archive's folder") }
        switch kind {
        // Hard links name an entry from the start of the archive, symbolic links from where they are.
        case UInt8(ascii: "1") where ArchivePath.escapes(target),
            UInt8(ascii: "2") where ArchivePath.escapes(target, depth: ArchivePath.depth(of: name)):
            add(.entryLink, name, "a link to \(String(decoding: target, as: UTF8.self))")
        case UInt8(ascii: "3"), UInt8(ascii: "4"): add(.entryLink, name, "a device")
        default: break
        }
    }

    /// The name with the prefix of long names.
    private static func name(_ header: UnsafeRawBufferPointer) -> [UInt8] {
        let (name, prefix) = (text(header[0..<100]), text(header[345..<500]))
        return header.has("ustar\0", at: 257) && !prefix.isEmpty ? prefix + [UInt8(ascii: "/")] + name : name
    }

    private static func text(_ bytes: some Sequence<UInt8>) -> [UInt8] { Array(bytes.prefix { $0 != 0 }) }

    /// A value of an extended header, each of whose lines states its own length.
    private static func record(_ key: StaticString, _ content: UnsafeRawBufferPointer) -> [UInt8]? {
        var (cursor, value): (ByteCursor, [UInt8]?) = (ByteCursor(content), nil)
        while !cursor.isAtEnd {
            let start = cursor.position
            let digits = cursor.take { (0x30...0x39).contains($0) }
            guard let length = Int(digits.string), length > digits.count + 1, cursor.consume(" "),
                start + length <= content.count
            else { return value }
            var line = ByteCursor(UnsafeRawBufferPointer(rebasing: content[cursor.position..<(start + length - 1)]))
            if line.consume(key), line.consume("=") { value = Array(line.rest(4096)) }
            cursor.skip(start + length - cursor.position)
        }
        return value
    }

    /// The size of an entry: in octal digits, or in binary if the first bit is set.
    private static func number(_ header: UnsafeRawBufferPointer) -> Int? {
        if header[124] & 0x80 != 0 { return header.bigEndian(at: 128, width: 8).map { max(0, $0) } }
        let digits = header[124..<136].filter { (0x30...0x37).contains($0) }
        return digits.reduce(0) { $0 << 3 | Int($1 - 0x30) }
    }
}
