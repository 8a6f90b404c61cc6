import MIMETypes

/// Tables of dBASE and its successors, whose first byte is a version, recognised by the date, the lengths and the first
/// column.
///
/// https://www.dbase.com/Knowledgebase/INT/db7_file_fmt.htm
enum DBaseFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [
        0x03, 0x04, 0x30, 0x31, 0x32, 0x43, 0x63, 0x7B, 0x83, 0x8B, 0x8C, 0x8E, 0xCB, 0xE5, 0xF5, 0xFB,
    ]

    /// The kinds that a column can have.
    private static let kinds = Array("CNLDMFBGPYTIVX@O+W".utf8)

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.count >= 64, (1...12).contains(head[2]), (1...31).contains(head[3]),
            let header = head.littleEndian(at: 8, width: 2), let record = head.littleEndian(at: 10, width: 2),
            header >= 65, record >= 2, head[12] == 0, head[13] == 0
        else { return nil }
        let name = head[32..<43].prefix { $0 != 0 }
        let isName = name.allSatisfy { $0 >= 0x80 || (0x30...0x7A).contains($0) }
        guard !name.isEmpty, isName, kinds.contains(head[43]) else { return nil }
        return structural("application/vnd.dbf", "records of # bytes", record)
    }
}
