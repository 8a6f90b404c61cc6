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
        ("arm64-apple-macos.swiftinterface", "text/x-swift"), ("a.private.swiftinterface", "text/x-swift"),
        ("project.pbxproj", "application/x-openstep-plist"), ("a.strings", "application/x-openstep-plist"),
        ("a.stringsdict", "application/x-plist"), ("a.xcstrings", "application/json"),
        ("a.entitlements", "application/x-plist"), ("PrivacyInfo.xcprivacy", "application/x-plist"),
        ("a.storyboard", "application/xml"), ("a.xib", "application/xml"), ("a.xcworkspacedata", "application/xml"),
        ("Assets.car", "application/x-apple-bom"), ("a.car", "application/vnd.ipld.car"),
        ("a.ipa", "application/x-itunes-ipa"), ("lit.cfg", "text/x-python"), ("lit.local.cfg", "text/x-python"),
        ("lit.site.cfg", "text/x-python"), ("setup.cfg", "text/x-ini"),
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
