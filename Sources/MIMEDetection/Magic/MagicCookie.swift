import MIMETypes

/// A libmagic handle.
///
/// The owner must ensure that only one thread uses the handle at a time.
struct MagicCookie: ~Copyable {
    private let library: MagicLibrary
    private let cookie: OpaquePointer
    /// The database or the excerpt into which the cookie points.
    private let owner: any AnyObject & Sendable

    /// Loads a database, or an excerpt of it, into a new handle.
    init(_ library: MagicLibrary, _ database: MagicDatabase, _ excerpt: MagicExcerpt? = nil) throws(MagicError) {
        guard let cookie = library.open(MagicFlags.all) else {
            throw .outOfMemory
        }
        for (name, value) in MagicFlags.limits {
            var value = value
            _ = library.setParameter(cookie, name, &value)
        }
        var buffers = UnsafeMutableRawPointer(bitPattern: excerpt?.address ?? database.address)
        var sizes = excerpt?.count ?? database.count
        guard library.loadBuffers(cookie, &buffers, &sizes, 1) == 0 else {
            let reason = library.errorText(cookie).map { String(cString: $0) } ?? "unknown error"
            library.close(cookie)
            throw .badDatabase(database.path, reason: reason)
        }
        self.library = library
        self.cookie = cookie
        owner = excerpt ?? database
    }

    /// What libmagic says of binary data that it doesn't recognise.
    static let noAnswer = "application/octet-stream"

    deinit {
        library.close(cookie)
    }

    /// Returns the type that libmagic detects for the bytes, or nil if it fails.
    ///
    /// libmagic tests the bytes as text only if `isText` is true. For other bytes, these tests are expensive: up to
    /// half a second for 64 KiB that could be EBCDIC.
    func typeName(of bytes: UnsafeRawBufferPointer, isText: Bool) -> String? {
        _ = library.setFlags(cookie, isText ? MagicFlags.all : MagicFlags.binary)
        return library.buffer(cookie, bytes.baseAddress, bytes.count).map { String(cString: $0) }
    }
}
