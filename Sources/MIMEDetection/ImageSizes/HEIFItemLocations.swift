/// The offsets of the items in a HEIF file, from its item location box.
///
/// ISO/IEC 14496-12 section 8.11.3
enum HEIFItemLocations {
    /// Calls `body` with the number of each item and the offset of its first part.
    ///
    /// - Parameters:
    ///   - bytes: the bytes of the file.
    ///   - start: the offset of the content of the location box.
    ///   - end: the offset after that content.
    ///   - data: the offset of the content of the box that contains some of the items.
    ///   - body: a closure that is called with the numbers as stated; the offset may be outside the file.
    static func forEach(
        in bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int, data: Int, _ body: (Int, Int) -> Void
    ) {
        var position = start
        func next(_ width: Int) -> Int? {
            guard position + width <= end else { return nil }
            defer { position += width }
            return width == 0 ? 0 : bytes.bigEndian(at: position, width: width)
        }
        guard let version = next(1), next(3) != nil, let sizes = next(2) else { return }
        let (offsets, lengths, bases) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15)
        let indices = version == 0 ? 0 : sizes & 15
        guard [offsets, lengths, bases, indices].allSatisfy({ [0, 4, 8].contains($0) }),
            let count = next(version < 2 ? 2 : 4)
        else { return }
        for _ in 0..<count {
            guard let item = next(version < 2 ? 2 : 4), let method = version == 0 ? 0 : next(2), next(2) != nil,
                let base = next(bases), let parts = next(2)
            else { return }
            let rest = position
            let offset = next(indices) == nil ? nil : next(offsets)
            position = rest + parts * (indices + offsets + lengths)
            guard let (sum, overflow) = offset?.addingReportingOverflow(base), !overflow, sum < bytes.count else {
                continue
            }
            body(item, method & 15 == 1 ? sum + data : sum)
        }
    }
}
