/// Builds the starts of binary formats byte by byte.
enum Binaries {
    /// Frames of MPEG audio: the header's four bytes, and zeros up to the length that they represent.
    static func frames(_ header: [UInt8], length: Int, count: Int = 4) -> [UInt8] {
        (0..<count).flatMap { _ in header + [UInt8](repeating: 0, count: length - header.count) }
    }

    /// 128 kbit/s and 44.1 kHz in layer III.
    static let mp3 = frames([0xFF, 0xFB, 0x90, 0x64], length: 417)
    /// 128 kbit/s and 48 kHz in layer II.
    static let mp2 = frames([0xFF, 0xFD, 0x84, 0x04], length: 384)
    /// Frames of 200 bytes.
    static let aac = frames([0xFF, 0xF1, 0x50, 0x80, 0x19, 0x1F, 0xFC], length: 200)

    /// A tag of 300 bytes before something.
    static func tagged(_ content: [UInt8]) -> [UInt8] {
        Array("ID3".utf8) + [3, 0, 0, 0, 0, 2, 0x2C] + [UInt8](repeating: 0, count: 300) + content
    }

    /// An element in the Distinguished Encoding Rules.
    static func der(_ tag: UInt8, _ content: [UInt8]...) -> [UInt8] {
        let content = content.flatMap(\.self)
        if content.count < 0x80 { return [tag, UInt8(content.count)] + content }
        return [tag, 0x82] + Containers.big(content.count, 2) + content
    }

    private static let algorithm = der(0x30, der(6, [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 1, 11]), [5, 0])
    private static let name = der(0x30, der(0x31, der(0x30, der(6, [0x55, 4, 3]), der(0x0C, Array("name".utf8)))))
    private static let time = der(0x17, Array("700101000000Z".utf8))
    private static let bits = der(3, [0] + [UInt8](repeating: 0xAB, count: 64))
    private static let key = der(0x30, algorithm, bits)

    static let certificate = der(
        0x30,
        der(0x30, [0xA0, 3, 2, 1, 2], der(2, [1, 2, 3]), algorithm, name, der(0x30, time, time), name, key),
        algorithm, bits)
    static let certificateRequest = der(0x30, der(0x30, der(2, [0]), name, key, [0xA0, 0]), algorithm, bits)
    static let revocationList = der(0x30, der(0x30, der(2, [1]), algorithm, name, time, time), algorithm, bits)
    static let certificatePath = der(0x30, certificate, certificate)
    static let privateKey = der(0x30, der(2, [0]), algorithm, der(4, [UInt8](repeating: 7, count: 40)))
    static let encryptedKey = der(0x30, algorithm, der(4, [UInt8](repeating: 7, count: 40)))
    static let keyStore = der(0x30, der(2, [3]), der(0x30, cms(1), der(0xA0, der(4, [0x30, 0]))), der(0x30, [5, 0]))
    static let status = der(0x30, [0x0A, 1, 0], der(0xA0, der(0x30, [5, 0], [5, 0])))
    static let statusRequest = der(
        0x30, der(0x30, der(0x30, der(0x30, der(0x30, algorithm, der(4, [1, 2]), der(4, [3, 4]), der(2, [5]))))))

    /// The number of a kind of cryptographic message.
    private static func cms(_ kind: UInt8) -> [UInt8] { der(6, [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7, kind]) }

    /// A signed message with or without signatures and content.
    static func signedMessage(digests: [UInt8], content: [UInt8]) -> [UInt8] {
        der(0x30, cms(2), der(0xA0, der(0x30, der(2, [1]), der(0x31, digests), der(0x30, cms(1), content), der(0xA0))))
    }

    /// The start of a message without lengths, which has no content if it is a signed one.
    static func streamedMessage(_ kind: UInt8) -> [UInt8] {
        let version = der(2, [1])
        return [0x30, 0x80] + cms(kind) + [0xA0, 0x80, 0x30, 0x80] + version + der(0x31, algorithm) + [0x30, 0x80]
            + cms(1) + [UInt8](repeating: 0, count: 20)
    }

    static let largeStore = der(
        0x30, der(2, [3]), der(0x30, cms(1), der(0xA0, der(4, [UInt8](repeating: 9, count: 200)))), der(0x30, [5, 0]))

    static let certificates = signedMessage(digests: [], content: [])
    static let signature = signedMessage(digests: algorithm, content: [])
    static let message = signedMessage(digests: algorithm, content: der(0xA0, der(4, [1, 2, 3])))

    /// A header of tar, with its sum, and the end of the archive.
    static func tar(mark: String = "", sumIsOff: Bool = false) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: 512)
        for (offset, field) in [
            (0, "a.txt"), (100, "0000644"), (124, "00000000000"), (136, "14000000000"), (257, mark),
        ] {
            header.replaceSubrange(offset..<(offset + field.utf8.count), with: Array(field.utf8))
        }
        header.replaceSubrange(148..<156, with: [UInt8](repeating: 0x20, count: 8))
        let sum = header.reduce(sumIsOff ? 1 : 0) { $0 + Int($1) }
        let digits = String(sum, radix: 8)
        let padded = String(repeating: "0", count: 6 - digits.utf8.count) + digits
        header.replaceSubrange(148..<155, with: Array(padded.utf8) + [0])
        return header + [UInt8](repeating: 0, count: 1024)
    }

    static let pgpKey: [UInt8] =
        [0x99, 0x01, 0x0D, 4, 0x4E, 0x97, 0x47, 0xC2, 1, 8, 0] + [UInt8](repeating: 0x95, count: 300)
    static let pgpSignature: [UInt8] = [0x89, 0x00, 0x40, 4, 0, 1, 8, 0, 6] + [UInt8](repeating: 0x95, count: 80)

    /// A table of dBASE with one column.
    static let table: [UInt8] =
        [3, 95, 7, 26] + Containers.little(2, 4) + Containers.little(65, 2) + Containers.little(11, 2)
        + [UInt8](repeating: 0, count: 20) + Array("NAME".utf8) + [UInt8](repeating: 0, count: 7) + Array("C".utf8)
        + [UInt8](repeating: 0, count: 20) + [0x0D]

    /// A body of some triangles in binary.
    static let triangles: [UInt8] =
        [UInt8](repeating: 0x41, count: 80) + Containers.little(3, 4) + [UInt8](repeating: 0x3F, count: 150)

    static let lzma: [UInt8] =
        [0x5D] + Containers.little(1 << 23, 4) + Containers.little(510, 8) + [0, 0x44, 0x94, 0x05, 0xC4]
    static let speech = (0..<20).flatMap { _ in [0xD7] + [UInt8](repeating: 0x5A, count: 32) }
    static let windowDump =
        Containers.big(100, 4) + Containers.big(7, 4) + Containers.big(2, 4) + Containers.big(24, 4)
        + [UInt8](repeating: 0, count: 100)
    static let programStream: [UInt8] =
        [0, 0, 1, 0xBA, 0x44, 0, 4, 0, 4, 1, 0, 1, 0x89, 0xC3, 0xF8, 0, 0, 1, 0xBB, 0, 0x12]
        + [UInt8](repeating: 0, count: 18)
    static let videoSequence: [UInt8] = [0, 0, 1, 0xB3, 0x16, 0, 0xF0, 0x14, 0xFF, 0xFF, 0xE0, 0x18, 0, 0, 1, 0xB8]
    static let h264: [UInt8] = [0, 0, 0, 1, 0x67, 66, 0, 30, 0xAB, 0x40, 0x50, 0x1E, 0, 0, 0, 1, 0x68]

    /// A file of the family of RIFF or IFF.
    static func chunk(_ family: String, _ form: String) -> [UInt8] {
        Array(family.utf8) + [0, 0, 0, 100] + Array(form.utf8) + [UInt8](repeating: 1, count: 100)
    }
}
