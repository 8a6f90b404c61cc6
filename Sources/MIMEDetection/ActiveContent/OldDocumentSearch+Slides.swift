import MIMETypes

extension OldDocumentSearch {
    /// Reads the records of a presentation: stored objects, projects of macros, and actions.
    ///
    /// https://learn.microsoft.com/openspecs/office_file_formats/ms-ppt sections 2.3.1, 2.4.10, 2.8.10 and 2.10.34 to 36
    mutating func readSlides(_ content: [UInt8]?) {
        guard let content else { return add(.tooCostly, "a presentation that can't be read", kind: .unchecked) }
        content.withUnsafeBytes { bytes in
            var slides = Slides(places: Places(currentUser: currentUser))
            read(OldRecords(bytes), bytes, &slides)
            // Readers go to the places that the presentation states, which may be within other records.
            var (searched, rest) = (Set<Int>(), slides.places.others(in: bytes))
            for _ in 0..<Self.maxRounds where !rest.isEmpty && slides.room > 0 {
                for place in rest.sorted() where slides.room > 0 { read(OldRecords(bytes, at: place), bytes, &slides) }
                searched.formUnion(rest)
                rest = slides.places.others(in: bytes).subtracting(searched)
            }
            if slides.places.isEncrypted { add(.encrypted, "a presentation with a password", kind: .unchecked) }
            if slides.room <= 0 || slides.places.isFull || !rest.isEmpty {
                add(.tooCostly, "more records than are read", kind: .unchecked)
            }
        }
    }

    /// How many times places may be found in what was read at other places.
    private static let maxRounds = 8

    /// What is known about a presentation while its records are read.
    private struct Slides {
        var places: Places
        /// The number of bytes that may be unpacked to find charts.
        var roomOfCharts = OldDocumentSearch.mostOfCharts
        /// What may be read at places that the presentation states, in records and in 64 bytes of them.
        var room = 1 << 20
        var isLink = false
    }

    private mutating func read(_ records: OldRecords, _ bytes: UnsafeRawBufferPointer, _ slides: inout Slides) {
        var records = records
        while let record = records.next() {
            if records.isPart { slides.room -= 1 + (record.hasRecords ? 0 : record.length / 64) }
            if slides.room <= 0 { return }
            read(record, bytes, &slides)
        }
    }

    private mutating func read(
        _ record: OldRecords.Record, _ bytes: UnsafeRawBufferPointer, _ slides: inout Slides
    ) {
        let content = record.position + 8
        slides.places.add(record, bytes)
        switch record.kind {
        case 0x2F14: add(.encrypted, "a presentation with a password", kind: .unchecked)
        case 0x0FD7: slides.isLink = true
        case 0x0FBA where slides.isLink && record.form >> 4 != 0 && isProgram(bytes, at: content, record.length):
            add(.dataExchange, "a link that starts a program")
        case 0x0400 where refersToProject(bytes, at: content): add(.macros, "a project of macros")
        case 0x1011 where !found.contains(where: { $0.feature == .embeddedObject }):
            let object = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(content).prefix(record.length))
            if !isChart(object, isPacked: record.form >> 4 == 1, &slides.roomOfCharts) {
                add(.embeddedObject, "a stored object")
            }
        case 0x0FF3: judgeAction(bytes, at: content + 8)
        default: break
        }
    }

    private var currentUser: [UInt8]? {
        file.entries.first { $0.kind == 2 && $0.key == "current user" }.flatMap { file.content(of: $0) }
    }

    private func isProgram(_ bytes: UnsafeRawBufferPointer, at offset: Int, _ length: Int) -> Bool {
        let address = stride(from: offset, to: min(bytes.count - 1, offset + min(length, 4096)), by: 2).compactMap {
            index -> UInt8? in
            guard bytes[index + 1] == 0 else { return 0xFF }
            return bytes[index] > 0x20 ? bytes[index].asciiLowercased : nil
        }
        return OfficeLink.startsProgram(address)
    }

    /// The places at which the presentation says that its records start; readers go to these, and don't read all
    /// records one after the other.
    ///
    /// https://learn.microsoft.com/openspecs/office_file_formats/ms-ppt sections 2.3.2 to 2.3.5
    private struct Places {
        private(set) var isEncrypted = false
        private var wanted: [Int] = []

        /// The maximum number of places; large presentations have some thousands.
        private static let most = 1 << 18

        init(currentUser: [UInt8]?) {
            currentUser?.withUnsafeBytes { bytes in
                isEncrypted = bytes.littleEndian(at: 12, width: 4) == 0xF3D1_C4DF
                if let edit = bytes.littleEndian(at: 16, width: 4) { wanted.append(edit) }
            }
        }

        /// Whether not all places were kept.
        var isFull: Bool { wanted.count > Self.most }

        /// Adds the places that a record states.
        mutating func add(_ record: OldRecords.Record, _ bytes: UnsafeRawBufferPointer) {
            let position = record.position
            switch record.kind {
            case 0x0FF5:
                wanted += [16, 20].compactMap { bytes.littleEndian(at: position + $0, width: 4) }.filter { $0 > 0 }
            case 0x1772: addList(bytes, from: position + 8, bytes.littleEndian(at: position + 4, width: 4) ?? 0)
            default: break
            }
        }

        /// Adds the places in a list: for each range of numbers, the first number and how many there are come first.
        private mutating func addList(_ bytes: UnsafeRawBufferPointer, from start: Int, _ length: Int) {
            let end = min(bytes.count, start + length)
            var position = start
            while position < end, wanted.count <= Self.most, let range = bytes.littleEndian(at: position, width: 4) {
                let next = position + 4 + 4 * (range >> 20)
                for place in stride(from: position + 4, to: min(next, end), by: 4) {
                    if let offset = bytes.littleEndian(at: place, width: 4) { wanted.append(offset) }
                }
                position = next
            }
        }

        /// Returns the places at which no record starts if all are read one after the other.
        func others(in bytes: UnsafeRawBufferPointer) -> Set<Int> {
            var (rest, records) = (Set(wanted), OldRecords(bytes))
            while !rest.isEmpty, let record = records.next() { rest.remove(record.position) }
            return rest.filter { $0 < bytes.count }
        }
    }

    /// Checks whether a stored object is a chart, as presentations before 2007 have no other.
    ///
    /// What it takes to unpack the object is subtracted from the number of bytes that may be unpacked.
    private func isChart(_ object: UnsafeRawBufferPointer, isPacked: Bool, _ room: inout Int) -> Bool {
        guard isPacked else { return CompoundStreams(object).map { Self.charts.contains($0.rootClass) } ?? false }
        // The length and the header of zlib come first.
        guard let size = object.littleEndian(at: 0, width: 4), size <= room else { return false }
        room -= max(size, Self.leastOfObject)
        let unpacked = Inflate.bytes(UnsafeRawBufferPointer(rebasing: object.dropFirst(6)), limit: size) { _ in false }
        return unpacked.withUnsafeBytes { bytes in
            CompoundStreams(bytes).map { Self.charts.contains($0.rootClass) } ?? false
        }
    }

    /// The maximum number of bytes that are unpacked to find charts.
    private static let mostOfCharts = 4 << 20
    /// What an object costs, however small it is.
    private static let leastOfObject = 4096

    /// The classes of charts: of Microsoft Graph, and of LibreOffice and the programs before it.
    private static let charts: [[UInt8]] = [
        [0x03, 0x08, 0x02, 0, 0, 0, 0, 0, 0xC0, 0, 0, 0, 0, 0, 0, 0x46],
        [0x7F, 0xA5, 0xD0, 0x0D, 0x3B, 0xCF, 0xD2, 0x4F, 0xBD, 0xA4, 0x94, 0x42, 0x71, 0x9B, 0x2A, 0x73],
    ]

    /// Checks whether the record about macros states that there is a project or names one; LibreOffice writes an empty
    /// record into each presentation.
    private func refersToProject(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        bytes.littleEndian(at: offset, width: 8).map { $0 != 0 } ?? false
    }

    private mutating func judgeAction(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        switch bytes.littleEndian(at: offset, width: 1) {
        case 1: add(.macros, "an action with a macro")
        case 2: add(.dataExchange, "an action that starts a program")
        case 5: add(.embeddedObject, "an action with an object")
        default: break
        }
    }
}
