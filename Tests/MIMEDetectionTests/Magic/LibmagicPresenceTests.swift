import Foundation
import MIMEDetection
import MIMETypes
import Testing

/// Where libmagic is expected, tests that need it must not be skipped in silence.
struct LibmagicPresenceTests {
    private static let variable = "SWIFT_MIMETYPE_TESTS_NEED_LIBMAGIC"

    @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] == "1", "\(variable) is not 1"))
    func libraryAndDatabaseAreThere() throws {
        #expect(try MagicResolver.libraryVersion() >= 525)
        let resolver = MagicResolver()
        let djvu = Array("AT&TFORM\u{0}\u{0}\u{10}\u{0}DJVUINFO\u{0}\u{0}\u{0}\u{A}".utf8)
        #expect(try resolver.candidates(for: .init(bytes: djvu)).count == 1)
        #expect(resolver.failure == nil)
    }
}
