import FileTesting
import Foundation
import Testing

@testable import MIMEDetection

struct DynamicLibraryTests {
    @Test func missingLibraryIsNil() {
        #expect(DynamicLibrary(opening: "/nonexistent/libx.so") == nil)
    }

    @Test func fileThatIsNotALibraryIsNil() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("libx.so")
        try Data("words".utf8).write(to: file)
        #expect(DynamicLibrary(opening: file.path) == nil)
    }

    #if os(Linux)
    @Test func functionsAreFoundByName() throws {
        let library = try #require(DynamicLibrary(opening: "libc.so.6"))
        #expect(library.address(of: "getpid") != nil)
        #expect(library.address(of: "no_such_function") == nil)
    }
    #endif

    @Test func emptyAndMissingVariablesAreNil() {
        #expect(DynamicLibrary.environment("PATH") != nil)
        #expect(DynamicLibrary.environment("NO_SUCH_VARIABLE_AT_ALL") == nil)
    }
}
