import MIMEDetection
import MIMETypes
import Testing

/// Names that people ask about and no table agrees on.
struct EverydayNameTests {
    @Test(arguments: [
        ("model.pt", "application/x-pytorch"), ("model.pth", "application/x-pytorch"),
        ("last.ckpt", "application/x-pytorch"), ("app.aab", "application/x-android-app-bundle"),
        ("wifi.mobileconfig", "application/x-apple-aspen-config"), ("a.mobileprovision", "application/pkcs7-mime"),
        ("a.msgpack", "application/vnd.msgpack"), ("a.nupkg", "application/zip"), ("a.mlmodel", "application/protobuf"),
        ("a.webloc", "application/x-plist"), ("a.xcconfig", "text/plain"), ("a.sketch", "application/x-sketch"),
        ("apple-app-site-association", "application/json"), ("a.jsonl", "application/x-ndjson"),
        ("a.log", "text/x-log"), ("a.conf", "text/x-config"), ("a.ini", "text/x-ini"), ("a.eps", "image/x-eps"),
        ("a.ai", "application/illustrator"), ("a.war", "application/java-archive"),
        ("a.ear", "application/java-archive"), ("a.svgz", "image/svg+xml"),
    ])
    func nameAloneHasOneAnswer(_ name: String, _ type: String) {
        #expect(MIMEType(fileName: name)?.essence == type)
    }

    @Test(arguments: ["x-log", "x-config", "x-ini"]) func settingsAndLogsArePlainTextToo(_ subtype: String) throws {
        #expect(try #require(MIMEType("text/\(subtype)")).conforms(to: .plainText))
    }

    @Test func privateNamesOfOtherToolsAreNotAnswered() {
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers)
        let encrypted = Containers.compoundFile(["EncryptedPackage"])
        for name in [nil, "a.xlsx", "a.docx", "a.war"] {
            let detection = detector.detect(bytes: encrypted, name: name)
            #expect(!detection.candidates.contains { $0.type.essence.contains("tika") })
        }
    }

    @Test func documentWithAPasswordIsWhatItsNameSays() {
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers)
        let detection = detector.detect(bytes: Containers.compoundFile(["EncryptedPackage"]), name: "a.xlsx")
        #expect(detection.type.essence == "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
        #expect(detection.conflicts.isEmpty)
        #expect(detection.candidates.contains { "\($0.evidence.detail)" == "stream EncryptedPackage" })
    }
}
