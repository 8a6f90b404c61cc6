import MIMETypes

/// libmagic's functions, found in its shared library at run time.
///
/// The library is opened once per process, when it is first needed, and stays open. The same build therefore runs with
/// and without libmagic. Building needs none of libmagic's headers, and no program loads the library at startup. See
/// libmagic(3), https://man7.org/linux/man-pages/man3/libmagic.3.html
struct MagicLibrary: Sendable {
    typealias Open = @convention(c) @Sendable (CInt) -> OpaquePointer?
    typealias Close = @convention(c) @Sendable (OpaquePointer?) -> Void
    typealias GetPath = @convention(c) @Sendable (UnsafePointer<CChar>?, CInt) -> UnsafePointer<CChar>?
    typealias ErrorText = @convention(c) @Sendable (OpaquePointer?) -> UnsafePointer<CChar>?
    typealias SetFlags = @convention(c) @Sendable (OpaquePointer?, CInt) -> CInt
    typealias SetParameter = @convention(c) @Sendable (OpaquePointer?, CInt, UnsafeRawPointer?) -> CInt
    typealias LoadBuffers =
        @convention(c) @Sendable (
            OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?, UnsafeMutablePointer<Int>?, Int
        ) -> CInt
    typealias Buffer =
        @convention(c) @Sendable (OpaquePointer?, UnsafeRawPointer?, Int) -> UnsafePointer<CChar>?
    typealias Version = @convention(c) @Sendable () -> CInt

    let open: Open
    let close: Close
    let getPath: GetPath
    let errorText: ErrorText
    let setFlags: SetFlags
    let setParameter: SetParameter
    let loadBuffers: LoadBuffers
    let buffer: Buffer
    /// The version as libmagic numbers it: 544 for libmagic 5.44.
    let version: Int

    /// The oldest supported version.
    ///
    /// This version and all later ones either support the limits that `MagicCookie` sets or ignore them.
    private static let oldestVersion = 525

    /// The process's only instance, or the error that explains why there is none.
    static let shared = Result<MagicLibrary, MagicError> { () throws(MagicError) in try MagicLibrary() }

    private init() throws(MagicError) {
        let names = DynamicLibrary.environment("LIBMAGIC").map { [$0] } ?? Self.usualNames
        guard let library = names.lazy.compactMap(DynamicLibrary.init(opening:)).first else {
            throw DynamicLibrary.isSupported ? .noLibrary(tried: names) : .staticProgram
        }
        open = try library.function("magic_open")
        close = try library.function("magic_close")
        getPath = try library.function("magic_getpath")
        errorText = try library.function("magic_error")
        setFlags = try library.function("magic_setflags")
        setParameter = try library.function("magic_setparam")
        loadBuffers = try library.function("magic_load_buffers")
        buffer = try library.function("magic_buffer")
        let version: Version = try library.function("magic_version")
        self.version = Int(version())
        guard self.version >= Self.oldestVersion else { throw .oldLibrary(library.name, version: self.version) }
    }

    #if canImport(Darwin)
    /// The paths that Homebrew uses on Apple silicon and on Intel, and the path that MacPorts uses.
    private static let usualNames = [
        "/opt/homebrew/lib/libmagic.1.dylib", "/usr/local/lib/libmagic.1.dylib", "/opt/local/lib/libmagic.1.dylib",
    ]
    #elseif os(Android)
    private static let usualNames = ["libmagic.so", "libmagic.so.1"]
    #else
    private static let usualNames = ["libmagic.so.1"]
    #endif
}

extension DynamicLibrary {
    /// Looks up a function of libmagic, and throws an error if the library lacks it.
    ///
    /// A library without this function is not a usable libmagic.
    fileprivate func function<Function>(_ symbol: String) throws(MagicError) -> Function {
        guard let address = address(of: symbol) else { throw .notLibmagic(name, missing: symbol) }
        return unsafeBitCast(address, to: Function.self)
    }
}
