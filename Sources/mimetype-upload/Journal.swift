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

/// A text file with the files that were taken, so that a run that broke off goes on where it stopped.
///
/// Each line has the version of a file, a tab, and its path with special bytes escaped.
final class Journal: Sendable {
    private let known: Set<String>
    private let descriptor: CInt

    /// Opens a journal, or begins one.
    ///
    /// - Throws: an error whose description is for the user.
    init(_ path: String) throws {
        descriptor = path.withCString { open($0, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666) }
        guard descriptor >= 0, let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw FormBuilderError(
                "'\(path)' can't be read and written: \(FileSystem.reason(errno)); name another file for the journal")
        }
        known = Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
        // A line that was cut off must not be continued.
        if let last = data.last, last != UInt8(ascii: "\n") { write("\n") }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The line for a file as it is now.
    static func line(_ file: FileContent, _ path: [UInt8]) -> String {
        let escaped = path.map { byte in
            byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "%")
                ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "\(file.version)\t\(escaped.joined())"
    }

    /// Checks whether a line is noted.
    func contains(_ line: String) -> Bool { known.contains(line) }

    /// Notes a line, with a single write, so that lines of several tasks don't mix.
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
