import FileTesting
import Foundation
import MIMEDetection
import MIMETypes
import MultipartFormData
import Testing

/// Files that can't be sent, or are not the same any more.
struct FormDataFileErrorTests {
    @Test func policyRefusesAFileBeforeItIsAdded() throws {
        let folder = try TemporaryFolder(["photo.png": "%PDF-1.7\n", "notes.txt": "Some notes.\n"])
        let policy = UploadPolicy(allowing: [.png, .plainText])
        var form = FormData()
        let refusal = #expect(throws: UploadRefusal.self) {
            try form.append("photo", path: folder.path("photo.png"), policy: policy)
        }
        #expect(refusal?.reason == .nameContradicts)
        #expect(throws: UploadRefusal.self) {
            try form.append("photo", bytes: Array("<?php x();".utf8), policy: policy, fileName: "a.txt")
        }
        let absent = #expect(throws: FormDataError.self) {
            try form.append("a", path: folder.path("no"), policy: policy)
        }
        #expect(absent?.code == .unreadableFile)
        #expect(form.parts.isEmpty)
        try form.append("notes", path: folder.path("notes.txt"), policy: policy)
        try form.append("more", bytes: Array("More notes.\n".utf8), policy: policy, fileName: "more.txt")
        #expect(form.parts.map(\.type) == [.plainText, .plainText])
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Video whose header does not say how long it is names an offset that no file has.
    @Test func sparseFileIsAdded() throws {
        let film: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0xFF, 0x42, 0x82, 0x84] + Array("webm".utf8)
        let url = folder.url.appendingPathComponent("film")
        try Data(film + [UInt8](repeating: 0x20, count: 9000)).write(to: url)
        var form = FormData(detector: MIMEDetector())
        try form.append("film", path: url.path)
        #expect(form.parts[0].type?.essence == "video/webm")
    }

    @Test func onlyRegularFilesAreAccepted() throws {
        var form = try FormData.make()
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        for (path, code) in [
            (folder.path(""), FormDataError.Code.directory), (pipe, .notARegularFile), ("/dev/null", .notARegularFile),
            (folder.path("absent"), .unreadableFile), ("a\u{0}b", .unreadableFile),
        ] {
            let error = #expect(throws: FormDataError.self) { try form.append("f", path: path) }
            #expect(error?.code == code)
            #expect(error?.subject == path)
        }
        #expect(form.parts.isEmpty)
    }

    @Test func unreadableFileIsRefused() throws {
        let path = try folder.file("secret", length: 3)
        #expect(chmod(path, 0) == 0)
        // The administrator may read everything.
        guard getuid() != 0 else { return }
        var form = try FormData.make()
        let error = #expect(throws: FormDataError.self) { try form.append("f", path: path) }
        #expect(error?.code == .unreadableFile)
        #expect(error?.underlyingError?.code == .permissionDenied)
    }

    @Test func errorSaysWhatToDo() throws {
        var form = try FormData.make()
        let error = #expect(throws: FormDataError.self) { try form.append("f", path: "/nonexistent/a\nb.jpg") }
        #expect(
            error?.description == "cannot read '/nonexistent/a\\u{a}b.jpg': no such file or directory; "
                + "check the path and its permissions")
    }

    enum Change: CaseIterable {
        case shrink, grow, empty, replace, delete, rewrite, becomeDirectory
    }

    /// Writes a file that is old enough for any clock of a file system to tell a change.
    private func oldFile() throws -> String {
        let path = try folder.file("a", length: 1_000_000)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: path)
        return path
    }

    private func change(_ path: String, _ change: Change) throws {
        switch change {
        case .shrink: #expect(truncate(path, 5) == 0)
        case .grow: #expect(truncate(path, 1_000_001) == 0)
        case .empty: #expect(truncate(path, 0) == 0)
        case .replace:
            #expect(rename(try folder.file("other", length: 1_000_000), path) == 0)
        case .delete: #expect(unlink(path) == 0)
        case .rewrite:
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.seek(toOffset: 999_999)
            try handle.write(contentsOf: [0])
        case .becomeDirectory:
            #expect(unlink(path) == 0)
            #expect(mkdir(path, 0o700) == 0)
        }
    }

    @Test(arguments: Change.allCases)
    func changeBeforeSendingIsAnErrorBeforeTheFirstByte(_ change: Change) async throws {
        let path = try oldFile()
        var form = try FormData.make()
        try form.append("f", path: path)
        try self.change(path, change)
        var iterator = form.body.makeAsyncIterator()
        let error = await #expect(throws: FormDataError.self) { _ = try await iterator.next() }
        let code: FormDataError.Code =
            switch change {
            case .delete: .unreadableFile
            case .becomeDirectory: .directory
            default: .fileChanged
            }
        #expect(error?.code == code)
        #expect(error?.subject == path)
        #expect(throws: FormDataError.self) { try form.bytes() }
    }

    @Test(arguments: Change.allCases)
    func changeWhileSendingIsAnErrorBeforeTheEnd(_ change: Change) async throws {
        let path = try oldFile()
        var form = try FormData.make()
        try form.append("f", path: path)
        try form.append("g", value: "behind")
        var sent: [UInt8] = []
        var iterator = form.body.makeAsyncIterator()
        for _ in 0..<3 { sent += try #require(try await iterator.next()) }
        try self.change(path, change)
        var failure: FormDataError?
        do {
            while let chunk = try await iterator.next() { sent += chunk }
        } catch {
            failure = error as? FormDataError
        }
        #expect(failure?.code == .fileChanged)
        #expect(sent.count < form.contentLength ?? 0)
        #expect(try await iterator.next() == nil)
    }

    /// The paths of all open files.
    private func openPaths() throws -> [String] {
        let folder = "/proc/self/fd"
        return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
        }
    }

    @Test func abandonedAndFailedBodiesCloseTheirFiles() async throws {
        guard FileManager.default.fileExists(atPath: "/proc/self/fd") else { return }
        let path = try folder.file("a", length: 1_000_000)
        var form = try FormData.make()
        try form.append("f", path: path)
        #expect(!(try openPaths().contains(path)))
        do {
            var iterator = form.body.makeAsyncIterator()
            for _ in 0..<3 { _ = try await iterator.next() }
            #expect(try openPaths().contains(path))
        }
        #expect(!(try openPaths().contains(path)))
        var iterator = form.body.makeAsyncIterator()
        for _ in 0..<3 { _ = try await iterator.next() }
        #expect(truncate(path, 5) == 0)
        await #expect(throws: FormDataError.self) { while try await iterator.next() != nil {} }
        #expect(!(try openPaths().contains(path)))
    }

    @Test func cancelledTaskStopsAndClosesTheFile() async throws {
        let path = try folder.file("a", length: 1_000_000)
        var form = try FormData.make()
        try form.append("f", path: path)
        let body = form.body
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await body.collected()
        }
        await #expect(throws: CancellationError.self) { _ = try await task.value }
        guard FileManager.default.fileExists(atPath: "/proc/self/fd") else { return }
        #expect(!(try openPaths().contains(path)))
    }
}
