/// The encryption of a PDF that anybody can open, since the password that opens it is empty.
///
/// Programs encrypt documents in this way to forbid printing or copying, which only readers enforce.
/// https://pdfa.org/resource/iso-32000-2/ section 7.6
struct PDFCipher {
    /// How strings or streams are encrypted.
    enum Method {
        case none, rc4, aes128, aes256
    }

    private let key: [UInt8]
    private let strings: Method
    private let streams: Method

    /// Derives the key; nil if a password is needed, or if the encryption isn't supported or described in two ways.
    ///
    /// - Parameters:
    ///   - objects: the objects of the document.
    ///   - trailers: the dictionaries with an entry `Encrypt`.
    init?(_ objects: PDFObjects, trailers: [PDFObjects.Place]) {
        let descriptions = trailers.map { PDFEntries(objects, at: $0).single("Encrypt") }
        guard let first = descriptions.first, let place = first, descriptions.allSatisfy({ $0 == place }),
            let identifiers = Self.identifiers(objects, trailers), let first = identifiers.first,
            identifiers.allSatisfy({ $0 == first }),
            let description = PDFEncryption(PDFEntries(objects, at: place), objects)
        else { return nil }
        objects.charge(description.work)
        guard let key = description.key(identifier: first) else { return nil }
        (self.key, strings, streams) = (key, description.strings, description.streams)
    }

    /// Returns the first identifier of each dictionary, which is empty if there is none; nil if one can't be read.
    private static func identifiers(_ objects: PDFObjects, _ trailers: [PDFObjects.Place]) -> [[UInt8]]? {
        var identifiers: [[UInt8]] = []
        for trailer in trailers {
            let entries = PDFEntries(objects, at: trailer)
            guard let value = entries.value("ID") else { return nil }
            guard value != nil else {
                identifiers.append([])
                continue
            }
            guard let place = entries.single("ID") else { return nil }
            var tokens = objects.tokens(at: place)
            guard tokens.next().kind == .openArray, let text = PDFText(tokens.next(), in: tokens.bytes) else {
                return nil
            }
            identifiers.append(Array(text.prefix(256)))
        }
        return identifiers
    }

    /// Decrypts a string of an object, or its start.
    func string(_ bytes: [UInt8], of owner: PDFObjects.Owner) -> [UInt8] { decrypted(bytes, strings, owner) }

    /// Decrypts the data of a stream.
    func stream(_ bytes: UnsafeRawBufferPointer, of owner: PDFObjects.Owner) -> [UInt8] {
        decrypted(Array(bytes), streams, owner)
    }

    private func decrypted(_ bytes: [UInt8], _ method: Method, _ owner: PDFObjects.Owner) -> [UInt8] {
        switch method {
        case .none: return bytes
        case .rc4: return RC4.apply(bytes, key: key(for: owner, isAES: false))
        case .aes128, .aes256:
            guard bytes.count >= 32 else { return [] }
            let plain = AES.decrypted(
                Array(bytes[16...]), key: method == .aes256 ? key : key(for: owner, isAES: true),
                start: Array(bytes[..<16]))
            // The last byte states how many bytes complete the last block.
            guard let count = plain.last, 1...16 ~= count, bytes.count % 16 == 0 else { return plain }
            return plain.dropLast(Int(count))
        }
    }

    /// Returns the key for an object.
    private func key(for owner: PDFObjects.Owner, isAES: Bool) -> [UInt8] {
        let number = [owner.number, owner.number >> 8, owner.number >> 16, owner.version, owner.version >> 8]
        let salt = isAES ? Array("sAlT".utf8) : []
        let hash = MD5.hash(key + number.map { UInt8(truncatingIfNeeded: $0) } + salt)
        return Array(hash.prefix(min(16, key.count + 5)))
    }
}
