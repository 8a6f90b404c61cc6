#if Upload
import MIMETypes
import MultipartFormData

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A text file that lists the accepted files, so that a run that was interrupted can continue where it stopped.
///
/// Each line contains the version of a file, a tab, the absolute path of the file with special bytes escaped, another
/// tab, and the URL without a password. URLs can contain secrets, so other users can't read a new journal.
final class Journal: Sendable {
    private let known: Set<String>
    private let descriptor: CInt

    /// Opens a journal, or creates a new one.
    ///
    /// - Throws: an error with a description for the user.
    init(_ path: String) throws {
        descriptor = path.withCString { open($0, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) }
        guard descriptor >= 0, let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw FormBuilderError(
                "'\(path)' can't be read and written: \(FileSystem.reason(errno)); name another file for the journal")
        }
        known = Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
        // If the last line was cut off, it must be ended before other lines are appended.
        if let last = data.last, last != UInt8(ascii: "\n") { write("\n") }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Checks whether a path leads to the journal itself.
    func isAt(_ path: [UInt8]) -> Bool {
        guard let own = FileSystem.status(of: descriptor), let other = path.withCString({ FileSystem.status(of: $0) })
        else { return false }
        return own.device == other.device && own.number == other.number
    }

    /// Returns the line for the current version of a file that is sent to a URL.
    static func line(_ file: FileContent, _ path: [UInt8], to url: String) -> String {
        let escaped = absolute(path).map { byte in
            byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "%")
                ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "\(file.version)\t\(escaped.joined())\t\(url)"
    }

    /// Returns a path that starts at the root, without empty components and without components that stay in place.
    ///
    /// The same file thus gets the same line, whether it is found as `photos/a.png` or as `./photos/a.png`.
    private static func absolute(_ path: [UInt8]) -> [UInt8] {
        let folder = path.first == UInt8(ascii: "/") ? [] : Array(FileManager.default.currentDirectoryPath.utf8)
        let components = (folder + [UInt8(ascii: "/")] + path).split(separator: UInt8(ascii: "/"))
        return Array(components.filter { $0 != [UInt8(ascii: ".")] }.map { [UInt8(ascii: "/")] + $0 }.joined())
    }

    /// Checks whether the journal contains a line.
    func contains(_ line: String) -> Bool { known.contains(line) }

    /// Adds a line with a single write, so that the lines of several tasks don't mix.
    func add(_ line: String) {
        write("\(line)\n")
    }

    private func write(_ text: String) {
        guard let error = Console.writeAll(text.utf8, to: descriptor) else { return }
        Console.report(
            "cannot record accepted files in the journal, so they may be sent again:  \(FileSystem.reason(error))")
    }
}
#endif
