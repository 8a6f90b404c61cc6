import MIMETypes

/// FoxPro memo files, which have no signature: a header of 512 bytes that are zeros except for two numbers, followed by
/// the first block.
///
/// https://learn.microsoft.com/en-us/previous-versions/visualstudio/foxpro/8599s21w(v=vs.80)
enum FoxProMemoFormat: ContainerFormat {
    /// The most significant byte of the number of the next free block.
    static let firstBytes: [UInt8] = [0]
    static let minLength = headerLength + 8

    private static let headerLength = 512

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard let nextBlock = head.bigEndian(at: 0, width: 4), let blockSize = head.bigEndian(at: 6, width: 2),
            (1...16_384).contains(blockSize), head[4] == 0, head[5] == 0,
            head[8..<headerLength].allSatisfy({ $0 == 0 }),
            let kind = head.bigEndian(at: headerLength, width: 4), kind <= 2,
            let length = head.bigEndian(at: headerLength + 4, width: 4), length > 0
        else { return nil }
        // Neither the first block nor the last one extends past the end of the file.
        let end = nextBlock * blockSize
        guard headerLength + 8 + length <= end else { return nil }
        if let size = resource.knownSize, headerLength + 8 + length > size || end - blockSize > size { return nil }
        return structural("application/x-fpt", "blocks of # bytes", blockSize)
    }
}
