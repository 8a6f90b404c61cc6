import Testing

@testable import MIMEDetection

struct ParameterSetsTests {
    private func type(_ units: (UInt8, UInt8)...) -> String? {
        Binaries.video(units: units).withUnsafeBytes { ParameterSets($0).type }.map { "\($0)" }
    }

    @Test func setsTellTheStandard() {
        #expect(type((0x67, 66), (0x68, 0)) == "video/h264")
        #expect(type((9, 0x10), (0x67, 100), (0x68, 0)) == "video/h264")
        #expect(type((0x40, 1), (0x42, 1), (0x44, 1)) == "video/h265")
        #expect(type((0, 0x71), (0, 0x79), (0, 0x81)) == "video/h266")
    }

    @Test func setsInAnotherOrderAreRefused() {
        #expect(type((0x68, 0), (0x67, 66)) == nil)
        #expect(type((0x44, 1), (0x42, 1)) == nil)
        #expect(type() == nil)
    }
}
