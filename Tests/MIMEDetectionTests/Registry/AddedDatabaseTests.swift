import FileTesting
import Foundation
import MIMEDetection
import MIMETypes
import Testing

/// A registry that knows the types of a shared MIME-info database as well.
struct AddedDatabaseTests {
    private static let xml = #"""
        <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
          <mime-type type="application/x-acme">
            <glob pattern="*.acme"/>
            <magic priority="50"><match type="string" offset="0" value="ACMEFILE"/></magic>
          </mime-type>
          <mime-type type="image/png">
            <glob pattern="*.acmepicture"/>
            <magic priority="90"><match type="string" offset="0" value="GIF89a"/></magic>
          </mime-type>
        </mime-info>
        """#

    private static func added(to registry: TypeRegistry = .standard) throws -> MIMEDetector {
        MIMEDetector(registry: registry.adding(try SharedMIMEInfoDatabase(xml: Array(xml.utf8))))
    }

    @Test func newTypeIsFoundByNameAndContent() throws {
        let detector = try Self.added()
        #expect(detector.detect(name: "a.acme").type.essence == "application/x-acme")
        #expect(detector.detect(bytes: Array("ACMEFILE 1".utf8)).type.essence == "application/x-acme")
        #expect(MIMEDetector().detect(name: "a.acme").type != detector.detect(name: "a.acme").type)
    }

    @Test func knownTypeDoesNotChange() throws {
        let detector = try Self.added()
        #expect(detector.detect(bytes: Array("GIF89a".utf8)).type.essence == "image/gif")
        #expect(detector.detect(name: "a.acmepicture").type == .octetStream)
    }

    @Test func databasesOfSeveralFoldersAreJoined() throws {
        let first = try TemporaryFolder(["globs2": "50:application/x-acme:*.acme\n"])
        let second = try TemporaryFolder(["globs2": "50:application/x-emca:*.emca\n"])
        let folders = [first.path("none"), first.url.path, second.url.path]
        let database = try SharedMIMEInfoDatabase(folders: folders)
        #expect(database.registrations.map(\.type.essence) == ["application/x-acme", "application/x-emca"])
    }

    @Test func folderWithoutADatabaseIsNamed() throws {
        let folder = try TemporaryFolder([:])
        let error = try #require(throws: SharedMIMEInfoError.self) {
            try SharedMIMEInfoDatabase(folders: [folder.path("a"), folder.path("b")])
        }
        #expect("\(error)".contains("\(folder.path("a")):\(folder.path("b"))"))
    }
}
