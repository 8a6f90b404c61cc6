#if canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// A shared library, opened by name and never closed.
struct DynamicLibrary: Sendable {
    /// The name under which the library was found.
    let name: String
    /// The handle, stored as a number, since it is only passed back to the loader.
    private let handle: UInt

    #if os(Windows) || os(WASI)
    static let isSupported = false

    init?(opening name: String) { nil }

    func address(of symbol: String) -> UnsafeMutableRawPointer? { nil }

    static func environment(_ name: String) -> String? { nil }

    static let isEnvironmentTrusted = false
    #else
    /// Whether this program can load libraries.
    ///
    /// A statically linked program can't, although `dlopen` may seem to work in it: the library would load a second
    /// copy of the C library. Such a program has no symbol table, so not even `malloc` is found.
    static var isSupported: Bool {
        #if canImport(Darwin)
        true
        #else
        dlsym(dlopen(nil, RTLD_LAZY), "malloc") != nil
        #endif
    }

    /// Opens a library.
    ///
    /// On Apple platforms, the name must be an absolute path: for any other name, the loader may search the working
    /// directory.
    init?(opening name: String) {
        #if canImport(Darwin)
        guard name.hasPrefix("/") else { return nil }
        #endif
        guard Self.isSupported, let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.name = name
        self.handle = UInt(bitPattern: handle)
    }

    /// Returns the address of a symbol, or nil if the library doesn't contain it.
    func address(of symbol: String) -> UnsafeMutableRawPointer? {
        dlsym(UnsafeMutableRawPointer(bitPattern: handle), symbol)
    }

    /// Returns an environment variable, or nil if it is empty, not set, or not to be trusted.
    static func environment(_ name: String) -> String? {
        guard isEnvironmentTrusted, let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// Whether the environment comes from a user with all privileges of this process.
    ///
    /// False if the process was started with more privileges than its user has: by set-user-ID, set-group-ID, file
    /// capabilities or a security module. Comparing user IDs misses the last two. Also false if the system can't
    /// determine it.
    static let isEnvironmentTrusted: Bool = {
        #if canImport(Darwin)
        issetugid() == 0
        #else
        // The headers hide these calls from Swift.
        // https://man7.org/linux/man-pages/man3/getauxval.3.html, https://man.freebsd.org/cgi/man.cgi?issetugid
        let program = dlopen(nil, RTLD_LAZY)
        if let symbol = dlsym(program, "getauxval") {
            typealias AuxiliaryValue = @convention(c) (CUnsignedLong) -> CUnsignedLong
            let isSecure: CUnsignedLong = 23
            return unsafeBitCast(symbol, to: AuxiliaryValue.self)(isSecure) == 0
        }
        guard let symbol = dlsym(program, "issetugid") else { return false }
        typealias IsPrivileged = @convention(c) () -> CInt
        return unsafeBitCast(symbol, to: IsPrivileged.self)() == 0
        #endif
    }()
    #endif
}
