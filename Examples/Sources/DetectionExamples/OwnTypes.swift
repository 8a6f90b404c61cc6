import MIMEDetection
import MIMETypes

/// A type of the program's own.
enum OwnTypes {
    static let acme = MIMEType(literal: "application/vnd.acme+json")

    /// Comes first, before any look-up.
    static func declare() throws {
        try TypeRegistry.extendStandard { registry in
            registry.register(
                acme, extensions: ["acme"], parents: [.json], signatures: [TypeSignature("{\"acme\"")],
                description: "Acme project")
        }
    }

    static func show() {
        print("own type:", MIMEType(fileExtension: "acme") ?? .octetStream, acme.preferredFileExtension ?? "-")
        let detection = MIMEDetector().detect(bytes: Array("{\"acme\": 1}".utf8), name: "plan.json")
        print("own content:", detection)
        do {
            try TypeRegistry.extendStandard { $0.remove(.png) }
        } catch {
            print("too late:", error)
        }
    }
}
