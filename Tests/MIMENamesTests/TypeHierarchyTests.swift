import MIMENames
import MIMETypes
import Testing

/// What can be used as something else, and what is only built like it.
struct TypeHierarchyTests {
    private func type(_ name: String) throws -> MIMEType { try #require(MIMEType(name)) }

    @Test(
        arguments: [
            ("application/json", "text/javascript"), ("application/geo+json", "text/javascript"),
            ("application/json", "application/typescript"), ("text/javascript", "application/typescript"),
            ("image/heic", "video/quicktime"), ("image/heif", "video/quicktime"), ("image/avif", "video/quicktime"),
            ("image/x-canon-cr3", "video/quicktime"), ("audio/mp4", "video/mp4"), ("audio/x-m4b", "video/mp4"),
            ("audio/webm", "video/webm"), ("image/x-canon-cr2", "image/tiff"), ("image/x-nikon-nef", "image/tiff"),
            ("text/x-csrc", "text/x-c++src"), ("text/x-chdr", "text/x-csrc"), ("text/x-python", "text/x-cython"),
            (
                "application/vnd.ms-word.document.macroenabled.12",
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            ),
            ("application/vnd.android.package-archive", "application/java-archive"), ("font/otf", "font/ttf"),
            ("application/x-blender", "application/gzip"), ("application/x-bzip2", "application/x-bzip1"),
        ])
    func typeBuiltLikeAnotherIsNotAKindOfIt(_ name: String, _ other: String) throws {
        let (type, other) = (try type(name), try type(other))
        #expect(!type.conforms(to: other))
        #expect(TypeRegistry.standard.isBuiltLike(type, other))
        #expect(!type.supertypes.contains(other) && !TypeRegistry.standard.parents(of: type).contains(other))
    }

    @Test(
        arguments: [
            ("image/heic", "image/heif"), ("video/webm", "application/x-matroska"), ("image/apng", "image/png"),
            ("application/vnd.android.package-archive", "application/zip"),
            ("application/java-archive", "application/zip"),
            ("application/vnd.openxmlformats-officedocument.wordprocessingml.document", "application/zip"),
            ("application/vnd.ms-word.document.macroenabled.12", "application/zip"), ("application/json", "text/plain"),
            ("application/json5", "text/plain"), ("text/x-csrc", "text/plain"),
            ("application/illustrator", "application/pdf"),
            ("application/x-compressed-tar", "application/gzip"), ("image/svg+xml", "application/xml"),
            ("text/turtle", "text/n3"), ("application/hta", "text/html"),
        ])
    func typeThatCanBeUsedAsAnotherIsAKindOfIt(_ name: String, _ other: String) throws {
        #expect(try type(name).conforms(to: type(other)))
        #expect(try TypeRegistry.standard.isBuiltLike(type(name), type(other)))
    }

    /// A filter by one of these lets through nothing that people would not call so.
    @Test func filtersLetNothingElseThrough() throws {
        let (script, film) = (try type("text/javascript"), try type("video/quicktime"))
        let (mp4, tiff) = (try type("video/mp4"), try type("image/tiff"))
        for type in TypeRegistry.standard.types {
            if type.conforms(to: script) { #expect(type.category == .script, "\(type)") }
            for film in [film, mp4] where type.conforms(to: film) { #expect(type.category == .video, "\(type)") }
            if type.conforms(to: tiff) { #expect(type.category == .image, "\(type)") }
        }
    }

    @Test func kinshipImpliesStructureAndTextStaysText() {
        let registry = TypeRegistry.standard
        for type in registry.types {
            for parent in registry.parents(of: type) { #expect(registry.isBuiltLike(type, parent)) }
            if registry.isText(type), type.type == "text" { #expect(type.conforms(to: .plainText), "\(type)") }
        }
    }
}
