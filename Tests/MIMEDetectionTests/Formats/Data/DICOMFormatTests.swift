import Testing

@testable import MIMEDetection

struct DICOMFormatTests {
    @Test func elementsInOrderAreRecognised() {
        #expect(DICOMFormat.essence(of: Binaries.dicom) == "application/dicom")
    }

    /// Each element is as long as its header, of eight bytes, and its value.
    @Test func threeElementsAreEnoughIfThereAreNoMore() {
        let length = 8 + 10 + 8 + 16 + 8 + 8
        #expect(DICOMFormat.essence(of: Array(Binaries.dicom.prefix(length))) == "application/dicom")
        #expect(DICOMFormat.essence(of: Array(Binaries.dicom.prefix(length - 1))) == nil)
        #expect(DICOMFormat.essence(of: Array(Binaries.dicom.prefix(8 + 10 + 8 + 16))) == nil)
    }

    @Test func elementsOutOfOrderAreRefused() {
        #expect(DICOMFormat.essence(of: Binaries.dicom.changing(2, to: 0x20)) == nil)
    }

    @Test func elementOfAnotherGroupIsRefused() {
        #expect(DICOMFormat.essence(of: Binaries.dicom.changing(18, to: 9)) == nil)
    }
}
