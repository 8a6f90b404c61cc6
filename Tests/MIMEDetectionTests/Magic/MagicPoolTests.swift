import FileTesting
import Foundation
import Testing

@testable import MIMEDetection

@Suite(.enabled(if: (try? MagicResolver.libraryVersion()) != nil, "libmagic is not installed"))
struct MagicPoolTests {
    private static let gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]

    @Test func poolAnswersAndHasNoFailure() {
        let pool = MagicPool(databasePath: nil, capacity: 1)
        #expect(Self.gif.withUnsafeBytes { pool.typeName(of: $0, isText: false) } == "image/gif")
        #expect(pool.failure == nil)
    }

    @Test func oneCookieServesManyTasks() async {
        let pool = MagicPool(databasePath: nil, capacity: 1)
        let answers = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<16 {
                group.addTask { Self.gif.withUnsafeBytes { pool.typeName(of: $0, isText: false) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == [String?](repeating: "image/gif", count: 16))
    }

    @Test func brokenDatabaseIsTheFailureOfThePool() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("x.mgc")
        try Data("words".utf8).write(to: file)
        let pool = MagicPool(databasePath: file.path, capacity: 2)
        #expect(Self.gif.withUnsafeBytes { pool.typeName(of: $0, isText: false) } == nil)
        #expect(pool.failure?.description.contains("is not a database that it can read") == true)
    }

    @Test func databaseIsMappedOrItsPathIsInTheError() throws {
        let library = try MagicLibrary.shared.get()
        #expect(library.version >= 525)
        let database = try MagicDatabase(path: nil, library: library)
        #expect(database.count > 0)
        #expect(throws: MagicError.self) { try MagicDatabase(path: "/nonexistent.mgc", library: library) }
    }

    @Test func cookieNamesBytesAndText() throws {
        let library = try MagicLibrary.shared.get()
        let cookie = try MagicCookie(library, MagicDatabase(path: nil, library: library))
        let gif = Self.gif.withUnsafeBytes { cookie.typeName(of: $0, isText: false) }
        let text = Array("words and words\n".utf8).withUnsafeBytes { cookie.typeName(of: $0, isText: true) }
        #expect(gif == "image/gif")
        #expect(text == "text/plain")
    }
}
