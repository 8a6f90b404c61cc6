import MIMEDetection
import MIMETypes

/// The look-ups of `UTType`, on every platform.
enum LookUps {
    static func show() {
        let svg = MIMEType(fileExtension: "svg") ?? .octetStream
        print("look-up:", svg, svg.preferredFileExtension ?? "-", svg.summary ?? "-", svg.category)
        print("kinds:", svg.conforms(to: .xml), svg.supertypes.map(\.essence).joined(separator: " "))
        let pdf = MIMEType(uniformTypeIdentifier: "com.adobe.pdf") ?? .octetStream
        print("identifier:", MIMEType.png.uniformTypeIdentifier ?? "-", pdf)
    }
}
