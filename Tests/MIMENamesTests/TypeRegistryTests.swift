import MIMENames
import MIMETypes
import Testing

struct TypeRegistryTests {
    private let registry = TypeRegistry.standard

    private func type(_ text: String) throws -> MIMEType { try #require(MIMEType(text)) }

    @Test(arguments: [
        ("application/x-gzip", "application/gzip"), ("APPLICATION/X-GZIP", "application/gzip"),
        ("text/xml", "application/xml"), ("application/javascript", "text/javascript"),
        ("audio/mp3", "audio/mpeg"), ("image/x-icon", "image/vnd.microsoft.icon"), ("image/jpeg", "image/jpeg"),
        ("application/x-zip-compressed", "application/zip"), ("text/html;charset=utf-8", "text/html"),
        ("application/vnd.example.unheard-of", "application/vnd.example.unheard-of"),
    ])
    func aliasesLeadToTheCanonicalName(_ alias: String, _ canonical: String) throws {
        #expect(registry.canonical(try type(alias)).description == canonical)
    }

    @Test func aliasesAreListed() throws {
        #expect(registry.aliases(of: try type("application/gzip")).map(\.essence).contains("application/x-gzip"))
        #expect(registry.aliases(of: try type("application/x-gzip")).map(\.essence).contains("application/x-gzip"))
        #expect(registry.aliases(of: try type("application/x-nobody-knows")).isEmpty)
    }

    @Test(arguments: [
        ("image/svg+xml", "application/xml", true), ("image/svg+xml", "text/xml", true),
        ("image/svg+xml", "text/plain", true), ("text/x-python", "text/plain", true),
        ("application/epub+zip", "application/zip", true), ("image/png", "image/png", true),
        ("image/png", "application/octet-stream", true), ("inode/x-empty", "application/octet-stream", true),
        ("inode/directory", "application/octet-stream", false),
        ("image/png", "image/jpeg", false), ("application/zip", "application/epub+zip", false),
        ("application/vnd.example+json", "application/json", true), ("text/x-nobody-knows", "text/plain", true),
        ("application/x-compressed-tar", "application/gzip", true),
    ])
    func hierarchy(_ type: String, _ other: String, _ expected: Bool) throws {
        #expect(registry.isSubtype(try self.type(type), of: try self.type(other)) == expected)
        #expect(try self.type(type).conforms(to: try self.type(other)) == expected)
    }

    @Test func supertypesEndWithOctetStream() throws {
        let supertypes = registry.supertypes(of: try type("image/svg+xml")).map(\.essence)
        #expect(supertypes == ["application/xml", "text/plain", "application/octet-stream"])
        #expect(registry.supertypes(of: try type("inode/directory")).isEmpty)
        #expect(registry.supertypes(of: .octetStream).isEmpty)
    }

    @Test(arguments: [
        ("image/jpeg", "jpg"), ("text/plain", "txt"), ("text/html", "html"), ("image/tiff", "tif"),
        ("audio/mpeg", "mp3"), ("video/mp4", "mp4"), ("application/x-compressed-tar", "tar.gz"),
        ("application/gzip", "gz"), ("video/quicktime", "mov"), ("audio/x-wav", "wav"), ("video/mpeg", "mpg"),
        ("application/postscript", "ps"), ("text/javascript", "js"), ("text/markdown", "md"),
    ])
    func preferredExtension(_ type: String, _ expected: String) throws {
        #expect(registry.preferredFileExtension(of: try self.type(type)) == expected)
    }

    @Test func propertiesOfTypes() throws {
        let (png, json, svg) = (try type("image/png"), try type("application/json"), try type("image/svg+xml"))
        #expect(registry.isRegistered(png))
        #expect(!registry.isRegistered(try type("text/x-python")))
        #expect(registry.isText(json) && registry.isText(svg) && !registry.isText(png))
        #expect(registry.isCompressible(json) == true)
        #expect(registry.isCompressible(png) == false)
        #expect(registry.isCompressible(try type("application/x-nobody-knows")) == nil)
        #expect(registry.mayBeEmpty(.plainText) && !registry.mayBeEmpty(png))
        #expect(registry.hasMandatorySignature(png) && registry.hasMandatorySignature(json))
        #expect(!registry.hasMandatorySignature(try type("text/markdown")))
        #expect(registry.charset(of: json) == .utf8)
        #expect(registry.summary(of: png) == "PNG image")
        #expect(registry.summary(of: try type("application/x-nobody-knows")) == nil)
    }

    @Test func lookUpsThatUTTypeHas() throws {
        #expect(MIMEType(fileExtension: "PNG")?.essence == "image/png")
        #expect(MIMEType(fileExtension: "tar.gz")?.essence == "application/x-compressed-tar")
        #expect(MIMEType(fileExtension: "no-such-extension") == nil)
        #expect(MIMEType(fileName: "/var/www/Makefile")?.essence == "text/x-makefile")
        #expect(
            MIMEType.types(fileExtension: "ts").map(\.essence).starts(with: ["video/mp2t", "application/typescript"]))
        #expect(try type("image/x-icon").canonical.essence == "image/vnd.microsoft.icon")
        #expect(try type("image/jpeg").fileExtensions.starts(with: ["jpg", "jpeg"]))
        #expect(try type("image/jpeg").preferredFileExtension == "jpg")
    }
}
