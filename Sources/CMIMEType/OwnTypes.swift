import CMIMETypeHeader
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The types of a caller's file, known by their file name extensions.
///
/// Each line has a type and its extensions, without dots. A `#` starts a comment.
struct OwnTypes: MIMETypeResolver {
    /// The longest file that is read.
    private static let limit = 16 << 20

    private let types: [[UInt8]: MIMEType]

    init(path: String) throws(OptionsError) {
        var types: [[UInt8]: MIMEType] = [:]
        for (index, line) in try Self.read(path).split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let words = line.prefix { $0 != UInt8(ascii: "#") }
                .split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
            guard let name = words.first else { continue }
            guard let type = MIMEType(name), type.parameters.isEmpty else {
                throw Self.failure("'\(path.printable())', line \(index + 1): '\(name.printable())' is no media type")
            }
            for word in words.dropFirst() { types[Array(word.lowercased().utf8)] = type }
        }
        self.types = types
    }

    /// Proposes the type of the longest extension that the file names.
    func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let name = resource.name?.bytes.map({ 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }) else { return [] }
        for dot in name.indices.dropFirst() where name[dot - 1] == UInt8(ascii: ".") {
            let suffix = name[dot...]
            guard let type = types[Array(suffix)] else { continue }
            let evidence = Evidence(
                basis: .name, tier: .none, weight: 100, nameStrength: .strong,
                detail: "own type for *.\(String(decoding: suffix, as: UTF8.self))")
            return [Candidate(type: type, evidence: evidence)]
        }
        return []
    }

    private static func read(_ path: String) throws(OptionsError) -> [UInt8] {
        guard let file = fopen(path, "rbe") else { throw unreadable(path, errno) }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = fread(&bytes, 1, limit, file)
        guard ferror(file) == 0 else { throw unreadable(path, errno) }
        guard count < limit else { throw failure("'\(path.printable())' is too long for a file of types") }
        return Array(bytes[..<count])
    }

    private static func unreadable(_ path: String, _ errno: CInt) -> OptionsError {
        failure("\(ResourceError(errno: errno, path: path))")
    }

    private static func failure(_ message: String) -> OptionsError {
        OptionsError(code: MIMETYPE_BAD_TYPES_FILE, message: message)
    }
}
