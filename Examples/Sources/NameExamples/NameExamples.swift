import MIMENames
import MIMETypes

/// Prints what names say about files that need not exist: `swift run NameExamples NAME...`.
@main
struct NameExamples {
    static func main() {
        for name in CommandLine.arguments.dropFirst() {
            let types = MIMEType.types(fileName: name)
            print("name:", name, types.isEmpty ? "unknown" : types.map(\.essence).joined(separator: " "))
        }
        let photo = MIMEType(fileExtension: "HEIC") ?? .octetStream
        print("extension:", photo, photo.preferredFileExtension ?? "-", photo.summary ?? "-")
        let drawing = MIMEType("image/svg+xml") ?? .octetStream
        print("kinds:", drawing.conforms(to: .xml), drawing.conforms(to: .png), drawing.category)
    }
}
