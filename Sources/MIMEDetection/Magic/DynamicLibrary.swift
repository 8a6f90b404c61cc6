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
    /// The name that it was found by.
    let name: String
    /// A handle as a number, since it only goes back to the loader.
    private let handle: UInt

    #if os(Windows) || os(WASI)
    static let isSupported = false

    init?(opening name: String) { nil }

    func address(of symbol: String) -> UnsafeMutableRawPointer? { nil }

    static func environment(_ name: String) -> String? { nil }
    #else
    /// Whether this program can load libraries.
    ///
    /// One that is linked statically can't, though `dlopen` may seem to work there: the library would bring a second
    /// copy of the C library along. Such a program has no table of symbols, so not even `malloc` is found.
    static var isSupported: Bool {
        #if canImport(Darwin)
        true
        #else
        dlsym(dlopen(nil, RTLD_LAZY), "malloc") != nil
        #endif
    }

    init?(opening name: String) {
        guard Self.isSupported, let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.name = name
        self.handle = UInt(bitPattern: handle)
    }

    /// The address of a symbol, or nil if the library does not have it.
    func address(of symbol: String) -> UnsafeMutableRawPointer? {
        dlsym(UnsafeMutableRawPointer(bitPattern: handle), symbol)
    }

    /// A variable of the environment, or nil if it is empty, not set, or not to be trusted since the program has rights
    /// that its user lacks.
    static func environment(_ name: String) -> String? {
        guard getuid() == geteuid(), getgid() == getegid(), let value = getenv(name), value.pointee != 0 else {
            return nil
        }
        return String(cString: value)
    }
    #endif
}
