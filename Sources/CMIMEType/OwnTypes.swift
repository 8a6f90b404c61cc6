import CMIMETypeHeader
import MIMEDetection
import MIMETypes

/// Reads the custom types in a caller's file, so that they can be registered.
///
/// Each line contains a type and its extensions, without dots, and a `#` starts a comment. A file that starts with `<`
/// is read as a package file of the shared MIME-info database instead, and a folder as such a database.
enum OwnTypes {
    /// The maximum length of a file in bytes.
    private static let limit = 16 << 20

    static func registrations(path: [UInt8]) throws(OptionsError) -> [TypeRegistration] {
        let name = String(decoding: path, as: UTF8.self)
        do {
            let limits = ReadLimits(reads: 1, bytes: limit + 1)
            let file = try Resource(pathBytes: path, limits: limits)
            if file.kind == .directory { return try SharedMIMEInfoDatabase(path: name).registrations }
            guard file.kind == .regular else { throw failure(name, "is no file or folder") }
            let count = min(file.size ?? 0, limit + 1)
            let bytes = try file.withBytes(at: 0, count: count) { bytes in bytes.withUnsafeBytes { [UInt8]($0) } }
            guard bytes.count <= limit else { throw failure(name, "is too long for a file of types") }
            if bytes.first(where: { !isBlank($0) }) == UInt8(ascii: "<") {
                return try SharedMIMEInfoDatabase(xml: bytes).registrations
            }
            return try lines(bytes, of: name)
        } catch let error as OptionsError {
            throw error
        } catch let error as ResourceError {
            throw OptionsError(code: MIMETYPE_BAD_TYPES_FILE, message: error.description)
        } catch {
            throw failure(name, "can't be used: \(error)")
        }
    }

    private static func lines(_ bytes: [UInt8], of name: String) throws(OptionsError) -> [TypeRegistration] {
        var registrations: [TypeRegistration] = []
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let words = line.prefix { $0 != UInt8(ascii: "#") }.split(whereSeparator: isBlank)
                .map { String(decoding: $0, as: UTF8.self) }
            guard let word = words.first else { continue }
            guard let type = MIMEType(word), type.parameters.isEmpty else {
                throw failure(name, "has in line \(index + 1) '\(word.printable())', which is no media type")
            }
            registrations.append(TypeRegistration(type, extensions: Array(words.dropFirst())))
        }
        return registrations
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    private static func failure(_ name: String, _ reason: String) -> OptionsError {
        OptionsError(code: MIMETYPE_BAD_TYPES_FILE, message: "'\(name.printable())' \(reason)")
    }
}
