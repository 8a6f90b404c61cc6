import MIMETypes

/// Compares the local headers of a ZIP archive, and the bytes between its entries, with its directory.
///
/// Some programs use the directory, others the headers before the entries. If the two differ, the content that is
/// checked may not be the content that is unpacked. Small archives whose entries share bytes can unpack to many
/// gigabytes.
/// https://www.bamsoftware.com/hacks/zipbomb/
struct ZIPEntryComparison {
    private let bytes: UnsafeRawBufferPointer
    private let directory: Int
    private var found: [UploadFinding] = []
    /// The number of bytes that may be unpacked to find the ends of entries.
    private var roomForData = 64 << 20

    /// Returns the first finding of each code.
    ///
    /// - Parameters:
    ///   - bytes: the complete file.
    ///   - entries: the entries that the directory lists.
    ///   - directory: the offset of the directory.
    /// - Returns: the findings, in the order of the file.
    static func findings(
        in bytes: UnsafeRawBufferPointer, _ entries: [ZIPEntryHeader], directory: Int
    ) -> [UploadFinding] {
        var comparison = ZIPEntryComparison(bytes: bytes, directory: directory)
        var end: Int?
        for entry in entries.sorted(by: { $0.offset < $1.offset }) {
            if let end {
                guard entry.offset >= end else {
                    comparison.add(entry, "an entry that shares bytes with another")
                    break
                }
                comparison.judgeGap(from: end, to: entry.offset)
            }
            guard let next = comparison.end(of: entry) else { break }
            end = next
        }
        if let end, comparison.found.isEmpty, end <= directory { comparison.judgeGap(from: end, to: directory) }
        return comparison.found
    }

    private init(bytes: UnsafeRawBufferPointer, directory: Int) { (self.bytes, self.directory) = (bytes, directory) }

    private func name(of entry: ZIPEntryHeader) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(
            rebasing: bytes[(directory + entry.name.lowerBound)..<(directory + entry.name.upperBound)])
    }

    private mutating func add(
        _ entry: ZIPEntryHeader, _ detail: String, _ code: UploadFinding.Code = .undecodable
    ) {
        let name = name(of: entry).string
        found.append(UploadFinding(code, part: name, subject: name.printable(limit: 60), detail))
    }

    /// Returns the offset after an entry; if its header differs from the directory, adds a finding and returns nil.
    private mutating func end(of entry: ZIPEntryHeader) -> Int? {
        let start = entry.offset
        guard start >= 0, start < directory, bytes.has("PK\u{3}\u{4}", at: start),
            let flags = bytes.littleEndian(at: start + 6, width: 2),
            let method = bytes.littleEndian(at: start + 8, width: 2),
            let nameLength = bytes.littleEndian(at: start + 26, width: 2),
            let extraLength = bytes.littleEndian(at: start + 28, width: 2),
            start + 30 + nameLength + extraLength <= directory
        else {
            add(entry, "an entry without a header before it")
            return nil
        }
        let data = start + 30 + nameLength + extraLength
        guard bytes[(start + 30)..<(start + 30 + nameLength)].elementsEqual(name(of: entry)) else {
            add(entry, "an entry with another name before it than in the directory")
            return nil
        }
        guard method == entry.method, flags & 1 == entry.flags & 1 else {
            add(entry, "an entry that is packed in another way than the directory states")
            return nil
        }
        let extra = UnsafeRawBufferPointer(rebasing: bytes[(data - extraLength)..<data])
        let name = bytes[(start + 30)..<(start + 30 + nameLength)]
        if let fault = ZIPUnicodePath(in: extra)?.fault(name) { add(entry, fault.detail, fault.code) }
        if ZIPStreamAttributes.isLink(extra) { add(entry, "a link only for programs that unpack streams", .entryLink) }
        let sizes = ZIPEntryHeader.sizes(
            UnsafeRawBufferPointer(rebasing: bytes[start..<data]), at: 18, extra)
        // Programs that write a stream state the sizes after the data; the unpacked one may be known before.
        let isStreamed = flags & 8 != 0 && sizes.packed == 0
        guard sizes.unpacked == entry.unpacked || isStreamed && sizes.unpacked == 0,
            sizes.packed == entry.packed || isStreamed
        else {
            add(entry, "an entry of another size than the directory states")
            return nil
        }
        guard entry.packed >= 0, entry.packed <= directory - data else {
            add(entry, "an entry that goes on behind the directory")
            return nil
        }
        guard method != 0 || flags & 1 != 0 || entry.packed == entry.unpacked else {
            add(entry, "an entry that isn't packed, but has two sizes")
            return nil
        }
        guard !isStreamed || method != 8 || flags & 1 != 0 || !mayHide(entry, in: bytes[data..<(data + entry.packed)])
        else {
            add(entry, "an entry behind the data of another")
            return nil
        }
        let end = data + entry.packed
        // OpenOffice.org wrote the record after entries whose flags don't announce it.
        let isFollowed = flags & 8 != 0 || bytes.has("PK\u{7}\u{8}", at: end)
        return end + (isFollowed ? descriptorLength(at: end, entry) : 0)
    }

    /// Checks whether what looks like an entry comes after the end of the packed data of another, whose length isn't
    /// known to a program that reads a stream.
    private mutating func mayHide(_ entry: ZIPEntryHeader, in data: Slice<UnsafeRawBufferPointer>) -> Bool {
        let data = UnsafeRawBufferPointer(rebasing: data)
        guard data.contains("PK\u{3}\u{4}") else { return false }
        // An archive in an archive contains such entries, which takes long to find out for many.
        guard entry.unpacked <= roomForData else { return true }
        roomForData -= max(entry.unpacked, data.count)
        return Inflate.part(data, limit: entry.unpacked + 1).end != data.count
    }

    /// Returns the length of the record after an entry's data that states its sizes, with or without a signature and
    /// with four or eight bytes per size.
    private func descriptorLength(at start: Int, _ entry: ZIPEntryHeader) -> Int {
        let signature = bytes.has("PK\u{7}\u{8}", at: start) ? 4 : 0
        for width in [4, 8] {
            let sizes = [0, width].map { bytes.littleEndian(at: start + signature + 4 + $0, width: width) }
            if sizes == [entry.packed, entry.unpacked] { return signature + 4 + 2 * width }
        }
        return 0
    }

    /// Adds a finding for bytes between two entries, or before the directory, unless they are padding or the signature
    /// of an APK.
    ///
    /// https://source.android.com/docs/security/features/apksigning/v2
    private mutating func judgeGap(from start: Int, to end: Int) {
        guard start < end, end <= bytes.count, !found.contains(where: { $0.code != .undecodable }) else { return }
        let gap = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        if end == directory, gap.has("APK Sig Block 42", at: gap.count - 16) { return }
        if gap.contains("PK\u{3}\u{4}") {
            found.append(UploadFinding(.undecodable, offset: start, "an entry that the directory doesn't list"))
            return
        }
        guard let type = TrailingContent.find(in: gap, after: 0)?.type else { return }
        let isShown = type == .octetStream || type == .plainText || PictureEnd.isShown(type)
        found.append(
            UploadFinding(
                isShown ? .trailingData : .trailingFile, type: type, offset: start,
                "\(gap.count) bytes of \(type) between the entries of an archive"))
    }
}
