import MIMETypes

/// OpenPGP keys, signatures and encrypted messages, whose packets start with a byte that is not ASCII, recognised by
/// the fields of the first packet.
///
/// https://www.rfc-editor.org/rfc/rfc9580#section-4.2, and sections 5.1, 5.2.3, 5.3, 5.4, 5.5.2 and 5.6
enum OpenPGPFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [
        0x84, 0x85, 0x88, 0x89, 0x8C, 0x90, 0x94, 0x95, 0x98, 0x99, 0xA3, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC6,
    ]

    private static let algorithms: Set<UInt8> = [1, 2, 3, 16, 17, 18, 19, 22, 25, 27]
    private static let digests: Set<UInt8> = [1, 2, 3, 8, 9, 10, 11]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        if head[0] == compressed { return isCompressedMessage(head) ? message("compressed packet") : nil }
        guard let packet = packet(head), head.count >= packet.start + 12 else { return nil }
        let body = UnsafeRawBufferPointer(rebasing: head[packet.start...])
        if let size = resource.knownSize, packet.start + packet.length > size { return nil }
        if packet.tag == 1 || packet.tag == 3 {
            let isKey = packet.tag == 1 ? isSessionKey(body) : isPassword(body, packet.length)
            return isKey && precedesEncryption(head, packet.start + packet.length)
                ? message("session key of a message") : nil
        }
        if packet.tag == 4 { return isSignatureAhead(body, packet.length) ? message("signature that follows") : nil }
        guard body[0] == 4 else { return nil }
        if packet.tag == 2 {
            let isSignature = algorithms.contains(body[2]) && digests.contains(body[3]) && body[4] < 4
            return isSignature && (body[1] <= 3 || body[1] & 0xF0 == 0x10)
                ? structural("application/pgp-signature", "signature packet of version 4") : nil
        }
        // The length of a key's first number is in bits.
        guard algorithms.contains(body[5]), packet.length >= 32, let bits = body.bigEndian(at: 6, width: 2),
            bits > 0x800 || [0x100, 0x200, 0x400, 0x800].contains(where: { ($0 - 8...$0).contains(bits) })
                || body[5] >= 18
        else { return nil }
        return structural("application/pgp-keys", "key packet of version 4")
    }

    private static func message(_ detail: StaticString) -> Candidate {
        structural("application/pgp-encrypted", detail)
    }

    /// The first byte of a compressed packet whose end is that of the file, as GnuPG writes it.
    private static let compressed: UInt8 = 0xA3

    /// Checks whether a compressed packet starts like one: an algorithm, and the first bytes of what it writes.
    ///
    /// Raw Deflate has no first bytes of its own, so its content must start like another packet.
    private static func isCompressedMessage(_ head: UnsafeRawBufferPointer) -> Bool {
        guard head.count >= 12 else { return false }
        switch head[1] {
        case 1:
            let data = UnsafeRawBufferPointer(rebasing: head.dropFirst(2))
            let content = Inflate.bytes(data, limit: 14) { _ in false }
            // Either a signature or a text.
            guard content.count == 14 else { return false }
            return content.withUnsafeBytes { bytes in
                guard bytes[0] & 0x80 != 0, let packet = packet(bytes) else { return false }
                let body = UnsafeRawBufferPointer(rebasing: bytes[packet.start...])
                if packet.tag == 4 { return isSignatureAhead(body, packet.length) }
                return packet.tag == 11 && "btu".utf8.contains(body[0])
            }
        case 2: return head[2] == 0x78 && (Int(head[2]) << 8 + Int(head[3])) % 31 == 0
        case 3: return head.has("BZh", at: 2)
        default: return false
        }
    }

    /// Checks whether a packet announces a signature after the signed text: a version, a kind, a digest and a key.
    private static func isSignatureAhead(_ body: UnsafeRawBufferPointer, _ length: Int) -> Bool {
        body.count >= 4 && length == 13 && body[0] == 3 && body[1] <= 1 && digests.contains(body[2])
            && algorithms.contains(body[3])
    }

    /// Checks whether a packet contains a session key for a recipient: a version, an identifier and an algorithm.
    private static func isSessionKey(_ body: UnsafeRawBufferPointer) -> Bool {
        body[0] == 3 && [1, 2, 16, 18, 25, 26].contains(body[9])
    }

    /// Checks whether a packet states how to derive a session key from a password: a cipher, a method and a digest.
    private static func isPassword(_ body: UnsafeRawBufferPointer, _ length: Int) -> Bool {
        body[0] == 4 && (1...13).contains(body[1]) && [0, 1, 3].contains(body[2]) && digests.contains(body[3])
            && (4...80).contains(length)
    }

    /// Checks whether encrypted data or a further session key follows; missing data is treated as encrypted.
    private static func precedesEncryption(_ head: UnsafeRawBufferPointer, _ end: Int) -> Bool {
        guard end < head.count else { return true }
        let next = head[end]
        let tag = next & 0x40 == 0 ? next >> 2 & 15 : next & 63
        return next & 0x80 != 0 && [1, 3, 9, 18, 20].contains(tag)
    }

    /// Returns the kind, offset and length of the first packet's body, in the old or the new format.
    private static func packet(_ head: UnsafeRawBufferPointer) -> (tag: UInt8, start: Int, length: Int)? {
        let first = head[0]
        if first & 0x40 == 0 {
            let width = 1 << Int(first & 3)
            return head.bigEndian(at: 1, width: width).map { (first >> 2 & 15, 1 + width, $0) }
        }
        let length = Int(head[1])
        if length < 192 { return (first & 63, 2, length) }
        return length < 224 ? (first & 63, 3, ((length - 192) << 8) + Int(head[2]) + 192) : nil
    }
}
