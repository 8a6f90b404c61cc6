/// The description of the encryption in a PDF, with which the standard handler derives the key from a password.
///
/// https://pdfa.org/resource/iso-32000-2/ section 7.6.4
struct PDFEncryption {
    private let revision: Int
    /// The length of the key in bytes.
    private let length: Int
    private let permissions: Int
    private let isMetadataEncrypted: Bool
    /// What tests the password of the owner, and that of users, and the encrypted key of the latter.
    private let (owner, user, userKey): ([UInt8], [UInt8], [UInt8])
    let strings: PDFCipher.Method
    let streams: PDFCipher.Method

    /// Reads a dictionary; nil if it isn't complete, or if another handler is needed.
    init?(_ entries: PDFEntries, _ objects: PDFObjects) {
        func token(_ name: StaticString) -> (token: PDFTokens.Token, bytes: UnsafeRawBufferPointer)? {
            guard let place = entries.single(name) else { return nil }
            var tokens = objects.tokens(at: place)
            return (tokens.next(), tokens.bytes)
        }
        func text(_ name: StaticString) -> [UInt8] {
            token(name).flatMap { PDFText($0.token, in: $0.bytes) }.map { Array($0.prefix(256)) } ?? []
        }
        guard let filter = token("Filter"), filter.token.isName("Standard", in: filter.bytes),
            let version = entries.number("V"), let revision = entries.number("R"),
            let permissions = token("P"), let number = Self.number(permissions.token, in: permissions.bytes)
        else { return nil }
        (self.revision, self.permissions) = (revision, number)
        (owner, user, userKey) = (text("O"), text("U"), text("UE"))
        isMetadataEncrypted = token("EncryptMetadata").map { !$0.token.isWord("false", in: $0.bytes) } ?? true
        let bits = entries.number("Length") ?? (version == 4 ? 128 : 40)
        switch (version, revision) {
        case (1, 2), (1, 3): (length, strings, streams) = (5, .rc4, .rc4)
        case (2, 2), (2, 3): (length, strings, streams) = (revision == 2 ? 5 : bits / 8, .rc4, .rc4)
        case (4, 4), (5, 5), (5, 6):
            guard let strings = Self.method("StrF", entries, objects),
                let streams = Self.method("StmF", entries, objects),
                ![strings, streams].contains(version == 4 ? .aes256 : .aes128),
                version == 4 || ![strings, streams].contains(.rc4)
            else { return nil }
            (length, self.strings, self.streams) = (version == 4 ? 16 : 32, strings, streams)
        default: return nil
        }
        guard 5...32 ~= length, user.count >= (revision < 5 ? 32 : 48), owner.count >= 32 else { return nil }
    }

    /// Returns the value of a whole number with a sign.
    private static func number(_ token: PDFTokens.Token, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard token.kind == .number, token.end - token.start <= 16 else { return nil }
        return Int(UnsafeRawBufferPointer(rebasing: bytes[token.start..<token.end]).string)
    }

    /// Returns the method of a filter for strings or streams: of none, or of the only one that programs define.
    private static func method(
        _ name: StaticString, _ entries: PDFEntries, _ objects: PDFObjects
    ) -> PDFCipher.Method? {
        guard let value = entries.value(name) else { return nil }
        guard value != nil else { return PDFCipher.Method.none }
        guard let place = entries.single(name) else { return nil }
        var tokens = objects.tokens(at: place)
        let token = tokens.next()
        if token.isName("Identity", in: tokens.bytes) { return PDFCipher.Method.none }
        guard token.isName("StdCF", in: tokens.bytes), let filters = entries.single("CF"),
            let filter = PDFEntries(objects, at: filters).single("StdCF"),
            let method = PDFEntries(objects, at: filter).single("CFM")
        else { return nil }
        var methods = objects.tokens(at: method)
        let found = methods.next()
        return methodsByName.first { found.isName($0.name, in: methods.bytes) }?.method
    }

    private static let methodsByName: [(name: StaticString, method: PDFCipher.Method)] = [
        ("V2", .rc4), ("AESV2", .aes128), ("AESV3", .aes256), ("None", .none),
    ]

    /// The work of deriving the key, in the units of `PDFObjects`.
    var work: Int { revision == 6 ? 5 << 20 : 16 << 10 }

    /// Derives the key from an empty password.
    ///
    /// - Parameter identifier: the first identifier of the document.
    /// - Returns: the key; nil if a password is needed.
    func key(identifier: [UInt8]) -> [UInt8]? {
        if revision >= 5 { return newKey() }
        var key = MD5.hash(Self.padding + owner[..<32] + fourBytes + identifier + (hasMark ? Self.mark : []))
        if revision >= 3 { for _ in 0..<50 { key = MD5.hash(Array(key.prefix(length))) } }
        key = Array(key.prefix(length))
        return user.starts(with: test(of: key, identifier)) ? key : nil
    }

    /// The permissions as four bytes.
    private var fourBytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: permissions >> (8 * $0)) } }

    private var hasMark: Bool { revision >= 4 && !isMetadataEncrypted }

    private static let mark: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]

    /// Returns what the entry `U` starts with if a key is right.
    private func test(of key: [UInt8], _ identifier: [UInt8]) -> [UInt8] {
        guard revision >= 3 else { return RC4.apply(Self.padding, key: key) }
        return (0..<20).reduce(MD5.hash(Self.padding + identifier)) { text, number in
            RC4.apply(text, key: key.map { $0 ^ number })
        }
    }

    /// Returns the key of a document with AES-256.
    private func newKey() -> [UInt8]? {
        guard userKey.count >= 32, hash(salt: user[32..<40]) == Array(user[..<32]) else { return nil }
        let zeros = [UInt8](repeating: 0, count: 16)
        return AES.decrypted(Array(userKey[..<32]), key: hash(salt: user[40..<48]), start: zeros)
    }

    /// Returns the hash of an empty password with a salt.
    ///
    /// https://pdfa.org/resource/iso-32000-2/ section 7.6.4.3.4, algorithm 2.B
    private func hash(salt: ArraySlice<UInt8>) -> [UInt8] {
        var hash = SHA2.hash256(Array(salt))
        guard revision == 6 else { return hash }
        var (round, last): (Int, UInt8) = (0, 0)
        while round < 64 || Int(last) > round - 32 {
            let repeated = Array(repeatElement(hash, count: 64).joined())
            let mixed = AES.encrypted(repeated, key: Array(hash[..<16]), start: Array(hash[16..<32]))
            hash =
                switch mixed[..<16].reduce(0, { $0 + Int($1) }) % 3 {
                case 0: SHA2.hash256(mixed)
                case 1: SHA2.hash384(mixed)
                default: SHA2.hash512(mixed)
                }
            last = mixed[mixed.count - 1]
            round += 1
        }
        return Array(hash[..<32])
    }

    /// What completes a password of fewer than 32 characters.
    private static let padding: [UInt8] = [
        0x28, 0xBF, 0x4E, 0x5E, 0x4E, 0x75, 0x8A, 0x41, 0x64, 0x00, 0x4E, 0x56, 0xFF, 0xFA, 0x01, 0x08,
        0x2E, 0x2E, 0x00, 0xB6, 0xD0, 0x68, 0x3E, 0x80, 0x2F, 0x0C, 0xA9, 0xFE, 0x64, 0x53, 0x69, 0x7A,
    ]
}
