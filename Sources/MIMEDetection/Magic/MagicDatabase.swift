import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// A compiled database of libmagic, mapped into memory and shared by all cookies.
///
/// libmagic gets the mapped bytes, not the path: if it got the path to a database of another version, it would print
/// about a thousand lines on standard error.
final class MagicDatabase: Sendable {
    /// The address of the mapped bytes, stored as a number, since only libmagic and `munmap` dereference it.
    let address: UInt
    let count: Int
    let path: String
    private let version: Int
    private let tests = Lock(Tests.waiting(questions: 0))

    /// What is known about the tests, which takes about as long to find out as libmagic takes for ten answers.
    private enum Tests {
        case waiting(questions: Int)
        case read(MagicIndex?, MagicExcerpt?)
    }

    /// Maps the database at a path or, if the path is nil, the first of the usual ones that can be read.
    init(path: String?, library: MagicLibrary) throws(MagicError) {
        version = library.version
        let candidates = path.map { [$0] } ?? Self.usualPaths(library)
        for candidate in candidates {
            if let (bytes, count) = Self.map(candidate) {
                self.address = UInt(bitPattern: bytes)
                self.count = count
                self.path = candidate
                return
            }
        }
        throw .noDatabase(tried: candidates)
    }

    /// Whether libmagic might recognise binary data; false only if it certainly has no answer.
    ///
    /// The first sixteen times, the answer is always true. Whoever asks more often gets an index.
    func mayRecognize(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let index = tests.withLock { tests in
            switch tests {
            case .waiting(let questions) where questions < 16:
                tests = .waiting(questions: questions + 1)
                return nil as MagicIndex?
            case .waiting:
                let database = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count)
                let index = MagicIndex(database, libraryVersion: version)
                tests = .read(index, index.flatMap { _ in MagicExcerpt(database, libraryVersion: version) })
                return index
            case .read(let index, _): return index
            }
        }
        return index?.mayRecognize(bytes) ?? true
    }

    /// The tests that may lead to the media type of binary data; nil until the index is made, or if it can't be made.
    var excerpt: MagicExcerpt? {
        tests.withLock { tests in
            guard case .read(_, let excerpt) = tests else { return nil }
            return excerpt
        }
    }

    #if os(Windows) || os(WASI)
    private static func map(_ path: String) -> (UnsafeMutableRawPointer, Int)? { nil }
    #else
    deinit {
        munmap(UnsafeMutableRawPointer(bitPattern: address), count)
    }
    #endif

    /// Returns the usual paths: as in `file`, `MAGIC`, unless empty, replaces libmagic's own list.
    ///
    /// libmagic's list also depends on the environment (`MAGIC`, and `.magic` in `HOME`), so it is used only if the
    /// environment is trusted.
    private static func usualPaths(_ library: MagicLibrary) -> [String] {
        if let list = DynamicLibrary.environment("MAGIC") { return files(in: list) }
        let isTrusted = DynamicLibrary.isEnvironmentTrusted
        let own = isTrusted ? files(in: library.getPath(nil, 0).map { String(cString: $0) } ?? "") : []
        return own + installedPaths.filter { !own.contains($0) }
    }

    /// The paths at which systems install the database.
    private static let installedPaths = [
        "/usr/lib/file/magic.mgc", "/usr/share/misc/magic.mgc", "/usr/share/file/magic.mgc",
        "/usr/share/file/misc/magic.mgc", "/opt/homebrew/share/misc/magic.mgc", "/usr/local/share/misc/magic.mgc",
        "/opt/local/share/misc/magic.mgc",
    ]

    /// Returns the compiled files in a list of databases; as in `file`, the suffix may be omitted.
    private static func files(in list: String) -> [String] {
        list.split(separator: ":").map { $0.hasSuffix(".mgc") ? String($0) : "\($0).mgc" }
    }

    #if !os(Windows) && !os(WASI)
    private static func map(_ path: String) -> (UnsafeMutableRawPointer, Int)? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            return nil
        }
        let count = Int(status.st_size)
        // The mapping is private and writable, since libmagic converts a database with the other byte order in place.
        guard let bytes = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE, descriptor, 0), bytes != MAP_FAILED
        else {
            return nil
        }
        return (bytes, count)
    }
    #endif
}
