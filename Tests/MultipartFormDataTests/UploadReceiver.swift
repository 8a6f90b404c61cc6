import Foundation
import MIMEDetection
import MultipartFormData

/// Receives the files of a form into a folder, and keeps those that a policy accepts.
struct UploadReceiver {
    let policy: UploadPolicy
    let folder: URL

    /// Reads a form from the chunks of a request's body, and returns the names of the stored files.
    func receive<Body: AsyncSequence>(_ body: Body, contentType: String) async throws -> [String]
    where Body.Element == [UInt8] {
        var parser = try FormDataParser(contentType: contentType, strictness: .strict)
        var (names, file): ([String], ReceivedFile?) = ([], nil)
        for try await chunk in body {
            parser.feed(chunk)
            while let event = try parser.next() {
                switch event {
                case .partBegan(let head): file = try ReceivedFile(head, policy, folder)
                case .bytes(let bytes): try file?.append(bytes)
                case .partEnded:
                    if let name = try file?.keep() { names.append(name) }
                    file = nil
                case .formEnded: break
                }
            }
        }
        try parser.finish()
        return names
    }
}

/// A temporary file, which is deleted unless the policy accepts it.
private final class ReceivedFile {
    private let folder: URL
    private let temporary: URL
    private let handle: FileHandle
    private var stream: UploadStream

    /// Returns nil for a text field, and for a file field without a file.
    init?(_ head: FormDataParser.PartHead, _ policy: UploadPolicy, _ folder: URL) throws {
        guard let name = head.fileName, !name.isEmpty else { return nil }
        self.folder = folder
        temporary = folder.appendingPathComponent(".upload-\(UUID())")
        stream = UploadStream(policy: policy, name: name, declaredType: head.type)
        try Data().write(to: temporary, options: .withoutOverwriting)
        handle = try FileHandle(forWritingTo: temporary)
    }

    deinit { try? FileManager.default.removeItem(at: temporary) }

    func append(_ bytes: ArraySlice<UInt8>) throws {
        try stream.append(bytes)  // throws an UploadRefusal at the policy's size limit
        try handle.write(contentsOf: bytes)
    }

    /// Judges the file, and returns the name under which it is stored.
    func keep() throws -> String {
        try handle.close()
        let verdict = stream.isKept ? stream.finish() : try stream.finish(path: temporary.path)
        if let refusal = verdict.refusal { throw refusal }
        // A unique name, so that no file replaces another.
        let name = "\(UUID())-\(verdict.safeName ?? "file")"
        try FileManager.default.moveItem(at: temporary, to: folder.appendingPathComponent(name))
        return name
    }
}
