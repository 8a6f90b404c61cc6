import Testing

@testable import MIMEDetection

struct ELFFormatTests {
    @Test(
        arguments: [
            (1, "application/x-object"), (2, "application/x-executable"), (3, "application/x-sharedlib"),
            (4, "application/x-coredump"),
        ] as [(UInt8, String)])
    func kindIsRecognised(_ kind: UInt8, _ type: String) {
        #expect(ELFFormat.essence(of: Binaries.elf(kind: kind)) == type)
    }

    @Test func unknownKindIsRefused() {
        #expect(ELFFormat.essence(of: Binaries.elf(kind: 9)) == nil)
    }

    /// A flag, or a loader without its own name, tells a program that can be loaded anywhere from a library.
    @Test func dynamicSectionTellsPrograms() {
        let flags = Containers.little(0x6FFF_FFFB, 8) + Containers.little(0x0800_0000, 8)
        let name = Containers.little(14, 8) + Containers.little(1, 8)
        let flagged = Binaries.elf(kind: 3, segments: (2, 256, 16), table: flags)
        let loaded = Binaries.elf(kind: 3, segments: (3, 0, 8), (2, 256, 16), table: Binaries.zeros(16))
        let library = Binaries.elf(kind: 3, segments: (3, 0, 8), (2, 256, 16), table: name)
        #expect(ELFFormat.essence(of: flagged) == "application/x-executable")
        #expect(ELFFormat.essence(of: loaded) == "application/x-executable")
        #expect(ELFFormat.essence(of: library) == "application/x-sharedlib")
    }

    @Test func appImageHasItsOwnSignature() {
        let image = Binaries.elf(kind: 2).changing(8, to: 0x41, 0x49, 2)
        #expect(ELFFormat.essence(of: image) == "application/vnd.appimage")
    }
}
