import MultipartFormData
import Testing

struct BoundaryTests {
    @Test func madeUpBoundariesAreLegalAndDiffer() throws {
        let boundaries = (0..<1000).map { _ in Boundary() }
        #expect(Set(boundaries).count == 1000)
        for boundary in boundaries {
            #expect(boundary.description.utf8.count == 48)
            #expect(try Boundary(validating: boundary.description) == boundary)
        }
    }

    @Test(arguments: ["X", "a b", "'()+_,-./:=?", String(repeating: "x", count: 70)])
    func legalBoundariesAreKept(_ text: String) throws {
        #expect(try Boundary(validating: text).description == text)
    }

    @Test(arguments: ["", "a ", " ", "a\r\nb", "a\"b", "a;b", "é", "a\u{0}", String(repeating: "x", count: 71)])
    func illegalBoundariesAreRefused(_ text: String) {
        let error = #expect(throws: FormDataError.self) { try Boundary(validating: text) }
        #expect(error?.code == .illegalBoundary)
        #expect(error?.subject == text)
    }

    @Test func contentTypeQuotesABoundaryThatIsNotAToken() throws {
        #expect("\(try FormData.make().contentType)" == "multipart/form-data;boundary=X")
        let boundary = try Boundary(validating: "a b:c")
        #expect("\(FormData(boundary: boundary).contentType)" == "multipart/form-data;boundary=\"a b:c\"")
    }
}
