import Testing

@testable import MIMEDetection

struct ONNXFormatTests {
    @Test func graphWithANodeIsRecognised() {
        #expect(ONNXFormat.essence(of: Binaries.onnx) == "application/x-onnx")
    }

    @Test func fieldsOutOfOrderAreRefused() {
        #expect(ONNXFormat.essence(of: Binaries.onnx.changing(2, to: 0x42)) == nil)
    }

    @Test func graphBeyondTheEndIsRefused() {
        #expect(ONNXFormat.essence(of: Binaries.onnx.changing(9, to: 0x7F)) == nil)
    }
}
