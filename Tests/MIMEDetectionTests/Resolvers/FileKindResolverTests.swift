import MIMEDetection
import MIMETypes
import Testing

struct FileKindResolverTests {
    @Test(
        arguments: [
            (.directory, "inode/directory"), (.mountPoint, "inode/mount-point"), (.symbolicLink, "inode/symlink"),
            (.fifo, "inode/fifo"), (.socket, "inode/socket"), (.characterDevice, "inode/chardevice"),
            (.blockDevice, "inode/blockdevice"),
        ] as [(FileKind, String)])
    func specialFilesHaveTypes(_ kind: FileKind, _ type: String) throws {
        let found = try FileKindResolver().candidates(for: Resource(name: "a.png", kind: kind))
        #expect(found.map(\.type.essence) == [type])
    }

    @Test func regularFilesHaveOneOnlyIfTheyAreEmpty() throws {
        #expect(try FileKindResolver().candidates(for: Resource(bytes: [])).map(\.type) == [.emptyFile])
        #expect(try FileKindResolver().candidates(for: Resource(bytes: [0])).isEmpty)
        #expect(try FileKindResolver().candidates(for: Resource(name: "a")).isEmpty)
    }
}
