import Testing

@testable import MIMEDetection

struct DICOMFormatTests {
    @Test func elementsInOrderAreRecognised() {
        #expect(DICOMFormat.essence(of: Binaries.dicom) == "application/dicom")
    }

    @Test func elementsOutOfOrderAreRefused() {
        #expect(DICOMFormat.essence(of: Binaries.dicom.changing(2, to: 0x20)) == nil)
    }

    @Test func elementOfAnotherGroupIsRefused() {
        #expect(DICOMFormat.essence(of: Binaries.dicom.changing(18, to: 9)) == nil)
    }
}
