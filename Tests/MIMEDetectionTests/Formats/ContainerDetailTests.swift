import MIMETypes
import Testing

@testable import MIMEDetection

struct ContainerDetailTests {
    /// Only words with something to insert have a sign for it.
    @Test func signIsKeptInFixedWords() {
        let fixed = DERFormat.structural("application/pkcs12", "version 3 and a message of PKCS #7")
        #expect(fixed.evidence.detail == "version 3 and a message of PKCS #7")
        #expect(DERFormat.structural("model/stl", "# triangles", 12).evidence.detail == "12 triangles")
        #expect(DERFormat.structural("video/mp4", "brand '#'", "isom").evidence.detail == "brand 'isom'")
    }
}
