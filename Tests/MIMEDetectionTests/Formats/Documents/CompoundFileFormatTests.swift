import Testing

@testable import MIMEDetection

struct CompoundFileFormatTests {
    @Test(
        arguments: [
            (["WordDocument"], "application/msword"), (["Workbook"], "application/vnd.ms-excel"),
            (["Workbook", "WordDocument"], "application/msword"),
            (["EncryptedPackage"], "application/encrypted"),
            (["__substg1.0_001A001F"], "application/vnd.ms-outlook"), (["x"], "application/x-ole-storage"),
        ] as [([String], String)])
    func streamsTellTheType(_ streams: [String], _ type: String) {
        #expect(CompoundFileFormat.essence(of: Containers.compoundFile(streams)) == type)
    }

    @Test func classGoesBeforeStreams() {
        let installer: [UInt8] = [0x84, 0x10, 0x0C, 0, 0, 0, 0, 0, 0xC0, 0, 0, 0, 0, 0, 0, 0x46]
        let file = Containers.compoundFile(["WordDocument"], rootClass: installer)
        #expect(CompoundFileFormat.essence(of: file) == "application/x-msi")
    }

    @Test func streamsOfAnotherFormatRefuteTheClass() {
        let word: [UInt8] = [0, 9, 2, 0, 0, 0, 0, 0, 0xC0, 0, 0, 0, 0, 0, 0, 0x46]
        let table = Containers.compoundFile(["Workbook"], rootClass: word)
        #expect(CompoundFileFormat.essence(of: table) == "application/vnd.ms-excel")
        let text = Containers.compoundFile(["Workbook", "WordDocument"], rootClass: word)
        #expect(CompoundFileFormat.essence(of: text) == "application/msword")
    }
}
