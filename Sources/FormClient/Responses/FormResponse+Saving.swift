#if Upload
import HTTPTypes
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FormResponse {
    /// Writes the body to a file as it arrives.
    ///
    /// The bytes are first written to a file at `path` with `.part` appended. Once that file is complete, it is renamed
    /// to `path`, so the file at `path` is never incomplete.
    ///
    /// - Parameters:
    ///   - path: a path, absolute or relative to the working directory. If there is already a regular file at the path,
    ///     it is replaced; anything else there causes an error.
    ///   - onProgress: a closure called after each chunk; nil for none. Its arguments are the number of bytes written
    ///     so far, and the total length, which is nil if it is not known.
    /// - Throws: a `FormClientError`, with the code `unwritableFile` if the file can't be written.
    public func save(
        to path: String, onProgress: (@Sendable (_ written: Int, _ total: Int?) -> Void)? = nil
    ) async throws(FormClientError) {
        try PartialFile.requireReplaceable(path)
        let part = try PartialFile(path: path, resumesAt: 0)
        try await part.append(body, length: expectedLength, onProgress: onProgress)
        try part.finish()
    }

    /// The length of the body, if it is known and the body is not decompressed.
    var expectedLength: Int? { headers[.contentEncoding] == nil ? contentLength : nil }
}

/// A file that is not complete yet.
struct PartialFile: ~Copyable {
    private let path: String
    private let descriptor: CInt
    private let start: Int

    static func name(for path: String) -> String { "\(path).part" }

    /// Opens the file, and truncates it to a length.
    init(path: String, resumesAt start: Int) throws(FormClientError) {
        self.path = path
        self.start = start
        descriptor = open(Self.name(for: path), O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0, ftruncate(descriptor, off_t(start)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
            throw Self.failure(Self.name(for: path))
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Returns the length of the partial file for a path, or 0 if there is no such file.
    static func length(for path: String) -> Int {
        Array(name(for: path).utf8).withCString { FileSystem.status(of: $0)?.size ?? 0 }
    }

    /// Appends a body to the file; `length` is the body's length, or nil if it is not known.
    func append(
        _ body: FormResponse.Body, length: Int?, onProgress: (@Sendable (Int, Int?) -> Void)?
    ) async throws(FormClientError) {
        var written = start
        // A server can state any length, so the sum may overflow.
        let total = length.flatMap { length in
            let (total, overflow) = length.addingReportingOverflow(start)
            return overflow ? nil : total
        }
        var iterator = body.makeAsyncIterator()
        while let chunk = try await iterator.next(isolation: nil) {
            try write(chunk)
            written += chunk.count
            onProgress?(written, total)
        }
    }

    /// Throws if there is something at the path that a file must not replace, such as a device.
    static func requireReplaceable(_ path: String) throws(FormClientError) {
        let kind = Array(path.utf8).withCString { FileSystem.status(of: $0)?.kind }
        guard kind == nil || kind == .regular else {
            throw FormClientError(.unwritableFile, path, reason: "is not a regular file; name one, or a new one")
        }
    }

    /// Renames the complete file to its final name.
    func finish() throws(FormClientError) {
        guard rename(Self.name(for: path), path) == 0 else { throw Self.failure(path) }
    }

    private func write(_ chunk: ArraySlice<UInt8>) throws(FormClientError) {
        if let error = chunk.withUnsafeBytes({ FileSystem.writeAll($0, to: descriptor) }) {
            throw Self.failure(path, error)
        }
    }

    private static func failure(_ path: String, _ error: CInt = FileSystem.lastError) -> FormClientError {
        FormClientError(
            .unwritableFile, path,
            reason: "can't be written: \(FileSystem.reason(error)); check the path and the space")
    }
}
#endif
