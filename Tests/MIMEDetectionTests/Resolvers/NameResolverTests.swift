import MIMEDetection
import MIMETypes
import Testing

struct NameResolverTests {
    private func types(_ name: String) throws -> [String] {
        try NameResolver().candidates(for: Resource(name: ResourceName(name))).map(\.type.essence)
    }

    @Test(arguments: [
        ("photo.jpg", "image/jpeg"), ("PHOTO.JPG", "image/jpeg"), ("a.b.c.png", "image/png"),
        ("backup.tar.gz", "application/x-compressed-tar"), ("notes.gz", "application/gzip"),
        ("a.m4r", "audio/x-m4r"), ("a.aaxc", "audio/vnd.audible.aaxc"),
        ("a.ros", "text/x-common-lisp"), ("a.ova", "application/ovf"),
        ("Makefile", "text/x-makefile"), ("makefile", "text/x-makefile"), ("Makefile.am", "text/x-makefile"),
        ("main.c", "text/x-csrc"), ("main.C", "text/x-c++src"), ("CMakeLists.txt", "text/x-cmake"),
        ("README", "text/plain"), ("README.first", "text/plain"), ("libz.so.1.2.13", "application/x-sharedlib"),
        ("notes.txt~", "application/x-trash"), ("ls.1", "application/x-troff-man"), ("server.log.1", "text/x-log"),
        ("app.swift", "text/x-swift"), ("id_ed25519", "text/x-ssh-private-key"), (".htaccess", "text/x-apacheconf"),
        ("dir.d/archive.zip", "application/zip"), ("x.heic", "image/heic"),
        ("a.enex", "application/enex+xml"), ("a.drawio", "application/vnd.jgraph.mxfile"),
        ("a.ofx", "application/x-ofx"), ("a.icml", "application/x-adobe-indesign-interchange"), ("a.hl7", "text/hl7v2"),
        ("a.bundle", "application/x-git"),
    ])
    func bestPatternWins(_ name: String, _ type: String) throws {
        #expect(try types(name).first == type)
    }

    @Test(arguments: [
        ("Gemfile", "application/x-ruby"), ("a.gemspec", "application/x-ruby"), ("Jenkinsfile", "text/x-groovy"),
        (".bashrc", "text/x-shellscript"), (".gitignore", "text/x-ignore-list"), (".gitconfig", "text/x-ini"),
        ("go.mod", "text/x-go-module"), ("x.mod", "audio/x-mod"), ("Cargo.lock", "application/toml"),
        ("yarn.lock", "text/plain"), ("composer.lock", "application/json"), ("CITATION.cff", "application/yaml"),
        ("x.jsonl", "application/x-ndjson"), ("tsconfig.jsonc", "application/json"), ("x.plist", "application/x-plist"),
        ("x.csproj", "application/xml"), ("web.config", "application/xml"), ("x.config", "text/x-config"),
        ("main.zig", "text/zig"), ("x.proto", "text/x-protobuf"), ("App.vue", "text/x-vue"),
        ("App.tsx", "application/typescript"), ("types.d.ts", "application/typescript"), ("x.cu", "text/x-c++src"),
        ("x.html.erb", "text/x-html-plus-erb"), (".env", "text/x-dotenv"), ("configure.ac", "application/x-m4"),
        ("x.as", "text/x-actionscript"), ("rebar.config", "text/x-erlang"), ("request.csr", "application/pkcs10"),
        ("config.ru", "application/x-ruby"), ("a.sl", "text/x-s-lang"), ("a.mp", "text/x-metapost"),
        ("a.td", "text/x-tablegen"), ("a.md5sums", "text/x-checksums"), ("PKG-INFO", "text/x-python-metadata"),
        ("objects.inv", "application/x-sphinx-inventory"), ("a.etx", "text/x-tex"), ("a.yp", "text/x-yacc"),
        ("a.knsrc", "text/x-ini"), ("a.changes", "text/x-debian-control"), ("a.frag", "text/x-glslsrc"),
        ("a.rdb", "application/x-r-lazyload"), ("objects.gorm", "application/x-gnustep-archive"),
    ])
    func developersFilesAreKnown(_ name: String, _ type: String) throws {
        #expect(try types(name).first == type)
    }

    @Test(arguments: ["", ".", "..", "...", "no-extension", "x.no-such-extension", "\u{0}", "*", "[", "x."])
    func unknownNamesAreNoEvidence(_ name: String) throws {
        #expect(try types(name).isEmpty)
    }

    @Test func tiesAreKept() throws {
        let found = try types("file.ts")
        #expect(Set(found).isSuperset(of: ["video/mp2t", "application/typescript", "text/vnd.trolltech.linguist"]))
    }

    @Test func evidenceNamesThePattern() throws {
        let candidates = try NameResolver().candidates(for: Resource(name: "a.tar.gz"))
        #expect(candidates.first?.evidence.detail == "glob *.tar.gz")
        #expect(candidates.first?.evidence.basis == .name)
    }

    @Test func bytesThatAreNotUTF8ArePassedOver() throws {
        let name = ResourceName(pathBytes: [0xFF, 0xFE, 0x2E, 0x70, 0x6E, 0x67])
        #expect(try NameResolver().candidates(for: Resource(name: name)).first?.type.essence == "image/png")
    }

    @Test func longNamesAreAnswered() throws {
        #expect(try types(String(repeating: ".", count: 100_000) + "png") == ["image/png", "image/apng"])
        #expect(try types(String(repeating: "README", count: 10_000)).first == "text/plain")
    }
}
