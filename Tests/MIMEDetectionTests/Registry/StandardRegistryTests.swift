import MIMEDetection
import MIMETypes
import Testing

/// The standard registry belongs to the process, so each test has a process of its own.
struct StandardRegistryTests {
    @Test func addedTypeIsKnownEverywhere() async {
        await #expect(processExitsWith: .success) {
            let acme = try Self.addAcme()
            #expect(MIMEType(fileExtension: "acme") == acme)
            #expect(MIMEType(fileName: "plan.ACME") == acme)
            #expect(MIMEType.types(fileExtension: "acme") == [acme])
            #expect(acme.preferredFileExtension == "acme")
            #expect(acme.fileExtensions == ["acme"])
            #expect(acme.summary == "Acme project")
            #expect(acme.conforms(to: .json))
            #expect(acme.supertypes.first == .json)
            #expect(MIMEType(literal: "text/x-acme").canonical == acme)
            #expect(acme.category == MIMEType.json.category)
            #expect(AcceptHeader("text/x-acme;q=0.5").best(of: [.png, acme]) == acme)
        }
    }

    @Test func addedTypeIsDetectedAndAccepted() async {
        await #expect(processExitsWith: .success) {
            let acme = try Self.addAcme()
            let bytes = Array("{\"acme\": 1}\n".utf8)
            for detector in [MIMEDetector(), .thorough] {
                let detection = detector.detect(bytes: bytes)
                #expect(detection.type == acme)
                #expect("\(detection)".hasPrefix("application/vnd.acme+json (signature, "))
                #expect(detector.detect(bytes: bytes, name: "a.acme").conflicts.isEmpty)
                let declared = detector.detect(bytes: [1, 2, 3], declaredType: MIMEType(literal: "text/x-acme"))
                #expect(declared.candidates.contains { $0.type == acme })
            }
            #expect(UploadPolicy(allowing: [acme]).judge(bytes: bytes, name: "a.acme").isAccepted)
            let refusal = UploadPolicy(allowing: [acme]).judge(bytes: Array("GIF89a".utf8), name: "a.gif").refusal
            #expect(refusal?.message.contains("Acme project") == true)
            #expect(UploadPolicy(allowing: [.json]).judge(bytes: bytes, name: "a.acme").isAccepted)
        }
    }

    @Test func everyChangeIsKept() async {
        await #expect(processExitsWith: .success) {
            _ = try Self.addAcme()
            try TypeRegistry.extendStandard { registry in
                registry.remove(.png)
                registry.register(MIMEType(literal: "application/x-elk"), extensions: ["elk"])
            }
            #expect(MIMEType(fileExtension: "acme") != nil)
            #expect(MIMEType(fileExtension: "elk") != nil)
            #expect(!TypeRegistry.standard.contains(.png))
            #expect(TypeRegistry.standard.registrations.count == 2)
        }
    }

    @Test func changesOfManyThreadsAreKept() async {
        await #expect(processExitsWith: .success) {
            await withTaskGroup { group in
                for number in 0..<64 {
                    group.addTask {
                        try? TypeRegistry.extendStandard { registry in
                            let type = MIMEType("application/x-elk-\(number)") ?? .png
                            registry.register(type, extensions: ["elk\(number)"])
                        }
                    }
                }
            }
            #expect(TypeRegistry.standard.registrations.count == 64)
        }
    }

    @Test(arguments: ["look-up", "detector", "within"])
    func firstUseClosesTheRegistry(use: String) async {
        await #expect(processExitsWith: .success) { [use] in
            switch use {
            case "look-up": _ = MIMEType.png.preferredFileExtension
            case "detector": _ = MIMEDetector()
            default:
                #expect(throws: StandardRegistryInUse.self) {
                    try TypeRegistry.extendStandard { _ in _ = MIMEType.png.canonical }
                }
            }
            #expect(throws: StandardRegistryInUse.self) { try TypeRegistry.extendStandard { $0.remove(.png) } }
            #expect(MIMEType(fileExtension: "png") == .png)
        }
    }

    @Test func failedChangeAddsNothing() async {
        await #expect(processExitsWith: .success) {
            struct Failure: Error {}
            #expect(throws: Failure.self) {
                try TypeRegistry.extendStandard { registry in
                    registry.remove(.png)
                    throw Failure()
                }
            }
            #expect(MIMEType(fileExtension: "png") == .png)
        }
    }

    private static func addAcme() throws -> MIMEType {
        let acme = MIMEType(literal: "application/vnd.acme+json")
        try TypeRegistry.extendStandard { registry in
            registry.register(
                acme, extensions: ["acme"], aliases: [MIMEType(literal: "text/x-acme")], parents: [.json],
                signatures: [TypeSignature("{\"acme\"")], description: "Acme project")
        }
        return acme
    }
}
