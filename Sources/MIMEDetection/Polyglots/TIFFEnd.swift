import MIMETypes

/// Finds the last byte to which a directory in a TIFF file refers.
///
/// A TIFF file doesn't state its length: the directories state the offsets of other directories, values, strips and
/// tiles. Each value is read once for each directory that refers to it, so the number of values is limited by the size
/// of the file.
///
/// https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf section 2,
/// https://libtiff.gitlab.io/libtiff/specification/bigtiff.html
struct TIFFEnd {
    /// Returns the offset after the last byte; nil if a length is missing, or if there are more values than the limit.
    static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        var search = TIFFEnd(bytes)
        return search.run()
    }

    private let bytes: UnsafeRawBufferPointer
    private let isLittle: Bool
    /// The number of bytes in an offset: four, or eight in BigTIFF.
    private let offsetWidth: Int
    private var end: Int
    private var pending: [Int] = []
    private var seen: Set<Int> = []
    /// The number of values that may still be read.
    private var budget: Int

    private init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        isLittle = bytes.has("II", at: 0)
        offsetWidth = bytes.has(isLittle ? [0x2B] : [0, 0x2B], at: 2) ? 8 : 4
        end = offsetWidth == 8 ? 16 : 8
        budget = bytes.count
    }

    /// A field of a directory: its tag, the number, the width and the offset of its values.
    private struct Field {
        let tag: Int
        let kind: Int
        let count: Int
        let width: Int
        let position: Int
    }

    private mutating func run() -> Int? {
        guard let first = number(at: offsetWidth == 8 ? 8 : 4, offsetWidth) else { return nil }
        pending = [first]
        while let offset = pending.popLast() {
            guard offset > 0, offset < bytes.count, seen.insert(offset).inserted else { continue }
            guard addDirectory(at: offset) else { return nil }
        }
        return end
    }

    private mutating func addDirectory(at offset: Int) -> Bool {
        let (countWidth, length) = offsetWidth == 8 ? (8, 20) : (2, 12)
        guard let count = number(at: offset, countWidth) else { return true }
        let (start, whole) = (offset + countWidth, bytes.count / length)
        guard count <= whole, budget > count else { return count > whole }
        budget -= count
        extend(from: start, by: count * length + offsetWidth)
        var fields: [Int: Field] = [:]
        for index in 0..<count {
            guard let field = field(at: start + index * length) else { continue }
            extend(from: field.position, by: field.count * field.width)
            if Self.followed.contains(field.tag) { fields[field.tag] = field }
            if Self.directories.contains(field.tag) || field.kind == 13 || field.kind == 18 {
                guard let offsets = values(of: field) else { return false }
                pending += offsets
            }
        }
        if let next = number(at: start + count * length, offsetWidth) { pending.append(next) }
        return addData(fields)
    }

    private func field(at position: Int) -> Field? {
        guard let tag = number(at: position, 2), let kind = number(at: position + 2, 2),
            let count = number(at: position + 4, offsetWidth), kind < Self.widths.count, Self.widths[kind] > 0,
            count <= bytes.count
        else { return nil }
        let (width, inline) = (Self.widths[kind], position + 4 + offsetWidth)
        let isInline = count * width <= offsetWidth
        guard let values = isInline ? inline : number(at: inline, offsetWidth), values < bytes.count else { return nil }
        return Field(tag: tag, kind: kind, count: count, width: width, position: values)
    }

    /// Adds strips, tiles and JPEG images; returns false if their lengths are missing.
    private mutating func addData(_ fields: [Int: Field]) -> Bool {
        for (start, length) in Self.data {
            guard let start = fields[start] else { continue }
            // Without lengths, the data may extend to the end of the file.
            guard let lengths = fields[length], lengths.count >= start.count, let offsets = values(of: start),
                let counts = values(of: lengths)
            else { return false }
            for (offset, count) in zip(offsets, counts) { extend(from: offset, by: count) }
        }
        for tag in Self.tables {
            guard let field = fields[tag] else { continue }
            guard let offsets = values(of: field) else { return false }
            for offset in offsets where offset > 0 && offset <= bytes.count - 16 {
                let codes = bytes[offset..<(offset + 16)].reduce(0) { $0 + Int($1) }
                extend(from: offset, by: tag == 519 ? 64 : 16 + codes)
            }
        }
        return true
    }

    /// Returns all values of a field; nil if there are more than the budget allows.
    private mutating func values(of field: Field) -> [Int]? {
        guard field.count <= budget else { return nil }
        budget -= field.count
        return (0..<field.count).map { number(at: field.position + $0 * field.width, field.width) ?? 0 }
    }

    /// Moves the end to include a range: one that begins outside the file can't be read and doesn't count; one that
    /// ends outside the file is cut at its end.
    private mutating func extend(from start: Int, by length: Int) {
        guard start >= 0, start < bytes.count, length > 0 else { return }
        end = max(end, start + min(length, bytes.count - start))
    }

    private func number(at offset: Int, _ width: Int) -> Int? {
        isLittle ? bytes.littleEndian(at: offset, width: width) : bytes.bigEndian(at: offset, width: width)
    }

    /// The number of bytes in a value, by its kind.
    private static let widths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]
    /// Fields that contain offsets of directories: further ones, Exif, GPS, interoperability, and global parameters.
    private static let directories: Set<Int> = [330, 400, 34665, 34853, 40965]
    /// Fields with offsets, and the fields with the corresponding lengths: strips, tiles, free space, and a JPEG image.
    private static let data = [(273, 279), (324, 325), (288, 289), (513, 514)]
    /// Fields that contain offsets of JPEG tables.
    private static let tables = [519, 520, 521]
    private static let followed: Set<Int> = [273, 279, 288, 289, 324, 325, 513, 514, 519, 520, 521]
}
