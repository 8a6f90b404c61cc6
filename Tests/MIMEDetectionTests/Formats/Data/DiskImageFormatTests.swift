import Testing

@testable import MIMEDetection

struct DiskImageFormatTests {
    @Test func volumesAndPartitionsAreRecognised() {
        #expect(DiskImageFormat.essence(of: Binaries.partitions) == "application/vnd.efi.img")
        #expect(DiskImageFormat.essence(of: Binaries.ext4) == "application/vnd.efi.img")
    }

    @Test func partSectorIsRefused() {
        #expect(DiskImageFormat.essence(of: Binaries.partitions + [0]) == nil)
    }

    @Test func partitionBeyondTheEndIsRefused() {
        #expect(DiskImageFormat.essence(of: Binaries.partitions.changing(454, to: 99)) == nil)
    }

    @Test func emptyTableIsRefused() {
        #expect(DiskImageFormat.essence(of: Binaries.zeros(2048).changing(510, to: 0x55, 0xAA)) == nil)
    }
}
