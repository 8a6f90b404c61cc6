#if Upload
import MIMETypes

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

/// The state that is needed to resume an upload, stored in a small file.
struct UploadState: Codable, Equatable {
    /// The protocol, which is never `automatic`.
    let transfer: ResumableUploadOptions.Transfer
    /// The URL that the caller passed for the upload.
    let target: String
    /// The URL that the server assigned to the upload.
    let resource: String
    /// Text that identifies the version of the file for which the upload began.
    let file: String
    /// The maximum number of bytes that the server accepts in a request; nil for no limit.
    var requestLimit: Int?

    /// Reads a state from a file.
    ///
    /// - Returns: the state, or nil if the file does not exist.
    /// - Throws: a `FormClientError` if the file can't be read or does not contain a valid state.
    static func read(_ path: String) throws(FormClientError) -> UploadState? {
        guard Array(path.utf8).withCString({ FileSystem.status(of: $0) }) != nil else { return nil }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let state = try? JSONDecoder().decode(UploadState.self, from: data), state.transfer != .automatic
        else {
            throw FormClientError(
                .invalidParameter, path, reason: "is not the state of an upload; remove it, or name another file")
        }
        return state
    }

    /// Writes the state atomically, so that no program ever reads an incomplete state.
    ///
    /// Anyone who knows the URL in the state can change the upload, so other users can't read the file.
    func write(_ path: String) throws(FormClientError) {
        let draft = "\(path).new"
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        // If another user has put a link there, it is not followed.
        unlink(draft)
        let descriptor = systemOpen(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        var isWritten = false
        if descriptor >= 0, let data = try? encoder.encode(self) {
            isWritten = Array(data).withUnsafeBytes { FileSystem.writeAll($0, to: descriptor) } == nil
        }
        if descriptor >= 0 { close(descriptor) }
        guard isWritten, rename(draft, path) == 0 else {
            throw FormClientError(
                .unwritableFile, path, reason: "can't be written, so the upload could not be resumed; name another file"
            )
        }
    }

    /// Removes the file with the state of an upload that is complete.
    static func remove(_ path: String) {
        _ = unlink(path)
    }
}

private func systemOpen(_ path: String, _ flags: CInt, _ mode: mode_t) -> CInt {
    open(path, flags, mode)
}
#endif
