import MIMETypes

/// Tar archives without entries, which consist of blocks of zeros; only the name tells them from other zeros.
///
/// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06
enum EmptyTarFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0]

    static func mayMatch(_ head: UnsafeRawBufferPointer) -> Bool {
        head.count >= 1024 && head.loadUnaligned(as: UInt64.self) == 0
    }

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard let name = resource.name, name.bytes.suffix(4).elementsEqual(".tar".utf8),
            head[..<1024].allSatisfy({ $0 == 0 }), resource.size.map({ $0 % 512 == 0 }) ?? true
        else { return nil }
        return structural("application/x-tar", "two blocks of zeros")
    }
}
