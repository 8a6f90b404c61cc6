// The left column of the article "Coming from UTType", and the replacement for each call. `.ci/platforms` checks that
// no call from the article is missing here.
import MIMEDetection
import MIMEDetectionFoundation
import MIMETypes
import UniformTypeIdentifiers

func lookUps(type: UTType) {
    _ = UTType(filenameExtension: "png")
    _ = MIMEType(fileExtension: "png")

    // UTType.types(tag:tagClass:conformingTo:)
    _ = UTType.types(tag: "ts", tagClass: .filenameExtension, conformingTo: nil)
    _ = MIMEType.types(fileExtension: "ts")
    _ = MIMEType.types(fileName: "Makefile")

    _ = UTType(mimeType: "image/png")
    _ = MIMEType("image/png")?.canonical

    _ = UTType("public.png")?.preferredMIMEType
    _ = MIMEType(uniformTypeIdentifier: "public.png")

    _ = UTType.png.conforms(to: .image)
    if let image = UniformTypeIdentifier("public.image") { _ = UniformTypeIdentifier("public.png")?.conforms(to: image) }
    _ = type.isDynamic
}

func properties(type: UTType) {
    _ = type.preferredMIMEType
    _ = type.preferredFilenameExtension
    _ = type.tags[.filenameExtension]
    _ = type.conforms(to: .text)
    _ = type.supertypes
    _ = type.localizedDescription
    _ = type.identifier
}

func replacements(type: MIMEType) {
    _ = type.essence
    _ = type.preferredFileExtension
    _ = type.fileExtensions
    _ = type.conforms(to: .plainText)
    _ = type.supertypes
    _ = type.summary
    _ = type.uniformTypeIdentifier
}

func bridges(type: UTType) -> UTType? { MIMEType(type).flatMap { UTType(mimeType: $0) } }
