extension Binaries {
    static let orc = Array("ORC".utf8) + noise(60) + [6] + Array("ORC".utf8) + [0x10]

    /// A message of Arrow with a table of fields of eight bytes; the header's kind is a schema if it is 1.
    static func arrow(kind: UInt8 = 1) -> [UInt8] {
        // The root table, at 8 + 24, points back to the offsets of its fields, at 8 + 8.
        let places: [UInt8] = [10, 0, 16, 0, 4, 0, 8, 0, 12, 0, 0, 0, 0, 0, 0, 0]
        let table: [UInt8] = [16, 0, 0, 0, 4, 0, 0, 0, kind, 0, 0, 0, 0, 0, 0, 0]
        return joined(
            [0xFF, 0xFF, 0xFF, 0xFF, 48, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0], places, table, zeros(48))
    }

    /// Elements of DICOM without a preamble, each with its kind and length.
    static let dicom: [UInt8] = {
        let elements: [(UInt8, String, Int)] = [
            (0x05, "CS", 10), (0x08, "CS", 16), (0x12, "DA", 8), (0x13, "TM", 6), (0x16, "UI", 26),
        ]
        return elements.flatMap { element, kind, length in
            joined(
                [8, 0, element, 0], Array(kind.utf8), Containers.little(length, 2),
                [UInt8](repeating: 0x31, count: length))
        }
    }()

    /// A model of ONNX: its version, its producer, and a graph with a node.
    static let onnx: [UInt8] =
        [0x08, 7, 0x12, 4] + Array("test".utf8) + [0x3A, 40, 0x0A, 12, 0x0A, 1, 0x78, 0x12, 1, 0x79, 0x22, 4]
        + Array("Relu".utf8) + zeros(26)

    /// A dictionary with one entry, as Python writes it by the fourth version of its protocol.
    static let pickle: [UInt8] =
        [0x80, 4, 0x95, 10, 0, 0, 0, 0, 0, 0, 0, 0x7D, 0x94, 0x8C, 1, 0x61, 0x94, 0x4B, 1, 0x73, 0x2E]

    static func safetensors(_ description: String) -> [UInt8] {
        Containers.little(description.utf8.count, 8) + Array(description.utf8) + zeros(32)
    }

    /// A record of miniSEED in the year 2020.
    static func seed(_ kind: String, day: Int = 31) -> [UInt8] {
        Array("000001\(kind) ABCD 00BHZXX".utf8) + Containers.big(2020, 2) + Containers.big(day, 2)
            + [12, 30, 5, 0] + zeros(36)
    }

    /// A record of a login.
    static let utmp: [UInt8] = {
        var record = zeros(384)
        record[0] = 7
        record.replaceSubrange(8..<13, with: Array("pts/0".utf8))
        record.replaceSubrange(44..<49, with: Array("alice".utf8))
        record.replaceSubrange(340..<344, with: Containers.little(1_700_000_000, 4))
        return record
    }()

    static let keytab: [UInt8] =
        [5, 2] + Containers.big(60, 4) + [0, 1, 0, 11] + Array("EXAMPLE.COM".utf8) + [0, 4] + Array("host".utf8)
        + zeros(60)

    /// An image of two sectors and more with one partition.
    static let partitions: [UInt8] = {
        var sector = zeros(2048)
        sector.replaceSubrange(
            446..<462, with: [0x80, 1, 1, 0, 0x83, 2, 3, 4] + Containers.little(1, 4) + [3, 0, 0, 0])
        sector.replaceSubrange(510..<512, with: [0x55, 0xAA])
        return sector
    }()

    /// A volume of ext4 of one block and more.
    static let ext4: [UInt8] = {
        var volume = zeros(4096)
        volume.replaceSubrange(0x400..<0x408, with: [16, 0, 0, 0, 64, 0, 0, 0])
        volume.replaceSubrange(0x414..<0x415, with: [1])
        volume.replaceSubrange(0x438..<0x43A, with: [0x53, 0xEF])
        volume.replaceSubrange(0x44C..<0x44D, with: [1])
        return volume
    }()

    /// Two characters, with a header of two words and a table of one word each for all sizes.
    static let tfm = [15, 2, 65, 66, 1, 1, 1, 1, 0, 0, 0, 1].flatMap { Containers.big($0, 2) } + noise(36)

    /// A font with tables of these names.
    static func font(_ mark: [UInt8], _ tables: String...) -> [UInt8] {
        mark + Containers.big(tables.count, 2) + Containers.big(16, 2) + zeros(4)
            + tables.flatMap { Array($0.utf8) + zeros(12) }
    }
}
