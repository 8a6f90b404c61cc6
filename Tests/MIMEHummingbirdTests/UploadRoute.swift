#if Server
import ClamAVScanning
import Foundation
import Hummingbird
import MIMEDetection
import MIMETypes
import MultipartFormData

/// Receives the files of a form, and keeps those that the policy accepts.
struct UploadRoute {
    let policy: UploadPolicy
    /// Where files are kept, on the same volume as the temporary files in it.
    let folder: URL
    /// Looks for viruses; nil for no search.
    var scanner: ClamAVScanner?
    /// Writes an accepted image anew, in place, so that nothing but its pixels is kept; nil to keep files as they are.
    var reencode: (@Sendable (_ path: String, _ type: MIMEType) async throws -> Void)?

    @Sendable func receive(_ request: Request, _ context: some RequestContext) async throws -> Response {
        do {
            var (kept, receiver) = ([String](), try FormReceiver(request, self))
            for try await chunk in request.body {
                kept += try await receiver.take(Array(chunk.readableBytesView))
            }
            try receiver.end()
            return Response(status: .created, body: .init(byteBuffer: ByteBuffer(string: kept.joined(separator: "\n"))))
        } catch let refusal as UploadRefusal {
            throw HTTPError(.unprocessableContent, message: refusal.message)
        } catch let error as FormDataError {
            throw HTTPError(.badRequest, message: "\(error)")
        } catch is ClamAVError {
            throw HTTPError(.serviceUnavailable, message: "Files can't be checked now; try again later.")
        }
    }
}

/// Reads the parts of a form one after the other.
private struct FormReceiver {
    let route: UploadRoute
    private var parser: FormDataParser
    private var file: StoredPart?

    init(_ request: Request, _ route: UploadRoute) throws {
        self.route = route
        parser = try FormDataParser(contentType: request.headers[.contentType] ?? "", strictness: .strict)
    }

    /// Takes a chunk of the form; the names of the files that are complete and kept.
    mutating func take(_ chunk: [UInt8]) async throws -> [String] {
        var kept: [String] = []
        parser.feed(chunk)
        while let event = try parser.next() {
            switch event {
            case .partBegan(let head):
                // An empty name means that no file was chosen; a part without a name is a text.
                if let name = head.fileName, !name.isEmpty { file = try StoredPart(head, name, route) }
            case .bytes(let bytes): try file?.append(bytes)
            case .partEnded:
                if let name = try await file?.keep() { kept.append(name) }
                file = nil
            case .formEnded: break
            }
        }
        return kept
    }

    mutating func end() throws { try parser.finish() }
}

/// A file that arrives, in a temporary file that is deleted unless it is kept.
private final class StoredPart {
    private let route: UploadRoute
    private let temporary: URL
    private let handle: FileHandle
    private var stream: UploadStream

    init(_ head: FormDataParser.PartHead, _ name: String, _ route: UploadRoute) throws {
        self.route = route
        temporary = route.folder.appendingPathComponent(".upload-\(UUID())")
        stream = UploadStream(policy: route.policy, name: name, declaredType: head.type)
        // Nobody else may read it, and it must not exist.
        let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard descriptor >= 0 else {
            throw HTTPError(HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage"))
        }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    deinit { try? FileManager.default.removeItem(at: temporary) }

    func append(_ bytes: ArraySlice<UInt8>) throws {
        try stream.append(bytes)  // throws an UploadRefusal at the limit of the policy
        try handle.write(contentsOf: bytes)
    }

    /// Judges the file; the name under which it is kept.
    func keep() async throws -> String {
        try handle.close()
        let verdict = stream.isKept ? stream.finish() : try stream.finish(path: temporary.path)
        if let refusal = verdict.refusal { throw refusal }
        guard let type = verdict.type else { throw HTTPError(.unprocessableContent) }
        if let scanner = route.scanner, case .infected = try await scanner.scan(path: temporary.path) {
            throw HTTPError(.unprocessableContent, message: "A virus scanner refuses this file.")
        }
        try await route.reencode?(temporary.path, type)
        // A new name each, so that no file replaces another.
        let name = "\(UUID())-\(verdict.safeName ?? "file")"
        try FileManager.default.moveItem(at: temporary, to: route.folder.appendingPathComponent(name))
        return name
    }
}
#endif
