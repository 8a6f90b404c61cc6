import Testing

@testable import MIMEDetection

struct SafetensorsFormatTests {
    @Test func descriptionIsRecognised() {
        let description = "{\"a\": {\"dtype\": \"F32\", \"shape\": [1], \"data_offsets\": [0, 4]}}"
        #expect(SafetensorsFormat.essence(of: Binaries.safetensors(description)) == "application/x-safetensors")
    }

    @Test func otherDescriptionIsRefused() {
        #expect(SafetensorsFormat.essence(of: Binaries.safetensors("{\"name\": \"value\", \"other\": 1}")) == nil)
    }

    /// Without tensors, the description is empty, and padded.
    @Test(arguments: [("{}      ", true), ("{}     x", false), ("{}              ", false)])
    func emptyDescriptionIsRecognised(_ description: String, _ isRecognised: Bool) {
        #expect((SafetensorsFormat.essence(of: Binaries.safetensors(description)) != nil) == isRecognised)
    }

    @Test func descriptionBeyondTheEndIsRefused() {
        let file = Binaries.safetensors("{\"__metadata__\": {}}")
        #expect(SafetensorsFormat.essence(of: file.changing(1, to: 1)) == nil)
    }
}
