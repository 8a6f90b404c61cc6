#if LibMagic
import CMagic
import MIMETypes

/// A handle of libmagic.
///
/// It must be used by one thread at a time, which its owner sees to.
struct MagicCookie: ~Copyable {
    private let cookie: magic_t
    /// The cookie points into it.
    private let database: MagicDatabase

    /// How far libmagic may go on hostile input; most are its own defaults, made explicit so that all versions agree.
    private static let limits: [(name: CInt, value: Int)] = [
        (MAGIC_PARAM_INDIR_MAX, 15), (MAGIC_PARAM_NAME_MAX, 50), (MAGIC_PARAM_ELF_PHNUM_MAX, 2048),
        (MAGIC_PARAM_ELF_SHNUM_MAX, 32768), (MAGIC_PARAM_ELF_NOTES_MAX, 256), (MAGIC_PARAM_REGEX_MAX, 8192),
        (MAGIC_PARAM_BYTES_MAX, 1 << 20),
    ]

    init(_ database: MagicDatabase) throws(MagicError) {
        let flags = MAGIC_MIME_TYPE | MAGIC_NO_CHECK_COMPRESS
        guard let cookie = magic_open(flags) else {
            throw .outOfMemory
        }
        for (name, value) in Self.limits {
            var value = value
            magic_setparam(cookie, name, &value)
        }
        var buffers: UnsafeMutableRawPointer? = database.bytes
        var sizes = database.count
        guard magic_load_buffers(cookie, &buffers, &sizes, 1) == 0 else {
            let reason = magic_error(cookie).map { String(cString: $0) } ?? "unknown error"
            magic_close(cookie)
            throw .badDatabase(database.path, reason: reason)
        }
        self.cookie = cookie
        self.database = database
    }

    deinit {
        magic_close(cookie)
    }

    /// What libmagic calls the bytes, or nil if it fails.
    func typeName(of bytes: UnsafeRawBufferPointer) -> String? {
        magic_buffer(cookie, bytes.baseAddress, bytes.count).map { String(cString: $0) }
    }
}
#endif
