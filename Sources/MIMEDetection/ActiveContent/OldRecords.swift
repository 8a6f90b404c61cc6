/// The records of an old presentation, each of which may contain others.
///
/// https://learn.microsoft.com/openspecs/office_file_formats/ms-ppt section 2.3.1
struct OldRecords: IteratorProtocol {
    struct Record {
        /// The offset of the header, whose length is 8 bytes.
        let position: Int
        let form: Int
        let kind: Int
        /// The number of bytes after the header.
        let length: Int

        /// Whether it is marked as one that contains others.
        var hasRecords: Bool { form & 0xF == 0xF }
    }

    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    /// The ends of the records that contain the next one.
    private var ends: [Int] = []

    private static let deepest = 64

    /// Whether only one record is read, with those that it contains.
    let isPart: Bool
    /// The offset before which records start.
    private var limit: Int

    /// Reads all records.
    init(_ bytes: UnsafeRawBufferPointer) {
        (self.bytes, limit, isPart) = (bytes, bytes.count, false)
    }

    /// Reads the record at an offset.
    init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        (self.bytes, position, isPart) = (bytes, offset, true)
        limit = offset + 8 + (bytes.littleEndian(at: offset + 4, width: 4) ?? 0)
    }

    /// Returns the next record; nil at the end.
    ///
    /// Some records are marked as if they contained others, but contain other data, of which nothing is read that
    /// extends past their end.
    mutating func next() -> Record? {
        while true {
            while let end = ends.last, position >= end { ends.removeLast() }
            guard position < limit, let form = bytes.littleEndian(at: position, width: 2),
                let kind = bytes.littleEndian(at: position + 2, width: 2),
                let length = bytes.littleEndian(at: position + 4, width: 4)
            else { return nil }
            let (start, end) = (position, position + 8 + length)
            if let outer = ends.last, end > outer {
                position = outer
                continue
            }
            position = end
            let record = Record(position: start, form: form, kind: kind, length: length)
            if record.hasRecords, ends.count < Self.deepest {
                ends.append(end)
                position = start + 8
            }
            return record
        }
    }
}
