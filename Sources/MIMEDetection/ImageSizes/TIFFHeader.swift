import MIMETypes

/// Reads the sizes of the pages in a TIFF or BigTIFF file, which may be anywhere in the file.
///
/// https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf section 2,
/// https://libtiff.gitlab.io/libtiff/specification/bigtiff.html
enum TIFFHeader {
    /// The number of bytes of a directory that are read: about 200 fields or more.
    private static let longest = 4096

    /// Returns the size of the first page.
    static func read(_ resource: Resource) throws(ResourceError) -> ImageHeader? {
        let start = try resource.bytes(at: 0, count: 16)
        guard let order = start.withUnsafeBytes(TIFFByteOrder.init) else { return nil }
        guard let offset = start.withUnsafeBytes({ order.firstDirectory(in: $0) }), offset >= 8 else {
            return .damaged("a TIFF without a directory")
        }
        let directory = try resource.bytes(at: offset, count: longest)
        guard let page = directory.withUnsafeBytes({ TIFFDirectory($0, at: 0, order) }) else {
            return .damaged("a TIFF whose directory is outside of it")
        }
        return page.width > 0 && page.height > 0
            ? .size(page.width, page.height) : .damaged("a TIFF without a size")
    }

    /// Returns the largest size of all pages and of the smaller copies that they refer to.
    ///
    /// - Parameter bytes: the complete file.
    /// - Returns: the largest size; nil if there is none.
    static func largest(in bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        guard let order = TIFFByteOrder(bytes), let first = order.firstDirectory(in: bytes) else { return nil }
        // Directories may overlap, so the number of their fields is limited by the size of the file.
        var (pending, seen, budget, largest) = ([first], Set<Int>(), bytes.count, LargestSize())
        while let offset = pending.popLast() {
            guard offset >= 8, seen.insert(offset).inserted, let page = TIFFDirectory(bytes, at: offset, order) else {
                continue
            }
            budget -= page.fields
            guard budget >= 0 else { return .damaged("a TIFF with more fields than fit in it") }
            largest.add(page.width, page.height)
            pending += page.others
        }
        return largest.header
    }
}

/// The format of numbers in a TIFF file.
struct TIFFByteOrder {
    private let isLittle: Bool
    /// The number of bytes in an offset: four, or eight in BigTIFF.
    let offsetWidth: Int

    /// Reads the signature; nil if there is none.
    init?(_ bytes: UnsafeRawBufferPointer) {
        isLittle = bytes.has("II", at: 0)
        guard isLittle || bytes.has("MM", at: 0) else { return nil }
        switch isLittle ? bytes.littleEndian(at: 2, width: 2) : bytes.bigEndian(at: 2, width: 2) {
        case 42: offsetWidth = 4
        case 43: offsetWidth = 8
        default: return nil
        }
    }

    func firstDirectory(in bytes: UnsafeRawBufferPointer) -> Int? { number(bytes, offsetWidth, offsetWidth) }

    func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ width: Int) -> Int? {
        isLittle ? bytes.littleEndian(at: offset, width: width) : bytes.bigEndian(at: offset, width: width)
    }
}

/// The contents of a TIFF directory: the size of a page, and the offsets of other pages.
struct TIFFDirectory {
    private(set) var (width, height) = (0, 0)
    /// The offsets of the next page and of smaller copies.
    private(set) var others: [Int] = []
    /// The number of fields and offsets that were read.
    private(set) var fields: Int

    /// Reads a directory, as far as its fields are within the bytes; nil if there is none.
    init?(_ bytes: UnsafeRawBufferPointer, at start: Int, _ order: TIFFByteOrder) {
        let wide = order.offsetWidth
        let (countWidth, length) = wide == 8 ? (8, 20) : (2, 12)
        guard let count = order.number(bytes, start, countWidth), count > 0 else { return nil }
        fields = min(count, bytes.count / length + 1)
        for field in 0..<fields {
            let position = start + countWidth + field * length
            guard let tag = order.number(bytes, position, 2), let kind = order.number(bytes, position + 2, 2),
                let number = order.number(bytes, position + 4, wide)
            else { break }
            // A value that is shorter than the field is at its start. Programs write no size that isn't.
            let length = Self.widths[kind] ?? 4
            let value = length <= wide ? order.number(bytes, position + 4 + wide, length) ?? .max : .max
            switch tag {
            // Programs differ in which of two they use.
            case 256: width = max(width, value)
            case 257: height = max(height, value)
            case 330: addOthers(number, at: position + 4 + wide, Self.widths[kind] ?? 4, bytes, order)
            default: break
            }
        }
        if count == fields, let next = order.number(bytes, start + countWidth + count * length, wide) {
            others.append(next)
        }
    }

    /// Adds a list of offsets, which is stored in the field itself if it fits.
    private mutating func addOthers(
        _ count: Int, at position: Int, _ width: Int, _ bytes: UnsafeRawBufferPointer, _ order: TIFFByteOrder
    ) {
        let isInline = count <= order.offsetWidth / width
        guard let list = isInline ? position : order.number(bytes, position, order.offsetWidth) else { return }
        for index in 0..<min(count, bytes.count / width) {
            guard let offset = order.number(bytes, list + index * width, width) else { return }
            others.append(offset)
            fields += 1
        }
    }

    /// The number of bytes in a value, for the kinds that sizes and offsets can have.
    private static let widths = [1: 1, 3: 2, 4: 4, 13: 4, 16: 8, 18: 8]
}
