import MIMETypes
import MultipartFormData
import Testing

@testable import MIMEDetection

/// What a sender may declare in a form, and what a policy makes of it.
struct UploadDeclaredTypeTests {
    /// Judges a PNG in a form whose part has these headers besides its name.
    private static func codes(_ headers: String...) throws -> [UploadFinding.Code] {
        var parser = try FormDataParser(contentType: "multipart/form-data; boundary=x", strictness: .lenient)
        let lines = headers.map { $0 + "\r\n" }.joined()
        parser.feed(
            Array("--x\r\nContent-Disposition: form-data; name=a; filename=a.png\r\n\(lines)\r\n".utf8)
                + Pictures.png() + Array("\r\n--x--\r\n".utf8))
        var stream: UploadStream?
        while let event = try parser.next() {
            switch event {
            case .partBegan(let head):
                stream = UploadStream(
                    policy: UploadPolicy(allowing: [.png]), name: head.fileName, declaredType: head.type)
            case .bytes(let bytes): try stream?.append(bytes)
            default: break
            }
        }
        return try #require(stream).finish().findings.map(\.code)
    }

    @Test(arguments: [
        "image/png", "IMAGE/PNG", "image/png;", "image/png; charset=x; name=\"a.html\"", " image/png ",
        "application/octet-stream", "application/octet-stream; charset=binary", "binary/octet-stream",
        "application/x-download",
    ])
    func spellingsOfTheTypeAgree(_ declared: String) throws {
        #expect(try Self.codes("Content-Type: \(declared)").isEmpty)
    }

    @Test(arguments: ["text/html", "TEXT/HTML", "image/jpeg", "text/html; charset=image/png", "application/pdf"])
    func anotherTypeIsRefused(_ declared: String) throws {
        #expect(try Self.codes("Content-Type: \(declared)") == [.declaredTypeContradicts])
    }

    /// What is no single media type counts as none, since the file is only stored and served as what its bytes are.
    @Test(arguments: [
        "text/html, image/png", "image/png, text/html", "image/png,image/png", "image", "image/", "/png", "*", "",
        "image/png/html", "text html", "image/<b>", "\"image/png\"",
    ])
    func whatIsNoTypeCountsAsNone(_ declared: String) throws {
        #expect(try Self.codes("Content-Type: \(declared)").isEmpty)
        #expect(MIMEType(declared) == nil)
    }

    @Test func rangesAreTypesOfNoFile() throws {
        #expect(try Self.codes("Content-Type: */*") == [.declaredTypeContradicts])
        #expect(try Self.codes("Content-Type: image/*") == [.declaredTypeContradicts])
    }

    @Test(arguments: [FormDataStrictness.lenient, .strict])
    func severalHeadersAreRefused(_ strictness: FormDataStrictness) throws {
        var parser = try FormDataParser(contentType: "multipart/form-data; boundary=x", strictness: strictness)
        let head = "--x\r\nContent-Disposition: form-data; name=\"a\"; filename=\"a.png\"\r\n"
        parser.feed(Array("\(head)Content-Type: image/png\r\nContent-Type: text/html\r\n\r\nx\r\n--x--\r\n".utf8))
        #expect(throws: FormDataError.self) { while try parser.next() != nil {} }
    }

    @Test(arguments: [
        ("application/mp4", Containers.mp4(brand: "isom", handlers: ["vide"])),
        ("audio/m4a", Containers.mp4(brand: "M4A ", handlers: ["soun"])),
        ("video/vnd.avi", Array("RIFF".utf8) + Containers.little(4, 4) + Array("AVI ".utf8)),
        ("image/x-photoshop", Carriers.psd()),
    ])
    func desktopsHaveOtherNamesForTypes(_ declared: String, _ bytes: [UInt8]) {
        let verdict = UploadPolicy(allowing: [], ranges: [.images, .videos, .audio]).judge(
            bytes: bytes, declaredType: MIMEType(declared))
        #expect(!verdict.findings.map(\.code).contains(.declaredTypeContradicts), "\(verdict.found)")
    }

    @Test(arguments: [
        ("video/vnd.dlna.mpeg-tts", "video/mp2t"), ("audio/vnd.dlna.adts", "audio/aac"),
        ("application/vnd.ms-pki.stl", "model/stl"), ("text/vnd.trolltech.linguist", "video/mp2t"),
        ("text/vnd.trolltech.linguist", "application/typescript"), ("video/vnd.avi", "video/x-msvideo"),
        ("application/mp4", "video/mp4"), ("audio/m4a", "audio/mp4"), ("video/mp2t", "application/typescript"),
        ("application/wps-office.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        ("application/haansoftxlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        ("application/x-tar", "application/x-compressed-tar"), ("text/x-vcalendar", "text/calendar"),
        ("application/x-mpegurl", "audio/x-mpegurl"), ("video/3gp", "video/3gpp"),
    ])
    func typesThatSystemsRegisterAgree(_ declared: String, _ type: String) throws {
        let (declared, type) = (try #require(MIMEType(declared)), try #require(MIMEType(type)))
        #expect(DeclaredSpellings.agrees(declared, with: type, .standard))
        #expect(!DeclaredSpellings.agrees(declared, with: .png, .standard))
    }

    @Test(arguments: [
        ("a.webm", "audio/webm", Containers.matroska("webm", tracks: [2])),
        ("a.mp4", "audio/mp4", Containers.mp4(brand: "isom", handlers: ["soun"])),
        ("a.m4v", "audio/mp4", Containers.mp4(brand: "M4A ", handlers: ["soun"])),
        ("a.f4v", "audio/mp4", Containers.mp4(brand: "isom", handlers: ["soun"])),
        ("a.wmv", "audio/x-ms-wma", Binaries.asf(Binaries.asfAudio)),
    ])
    func soundMayBeNamedLikeVideoInTheSameContainer(_ name: String, _ type: String, _ bytes: [UInt8]) {
        let allowed = MIMEType(type).map { [$0] } ?? []
        #expect(UploadPolicy(allowing: allowed).judge(bytes: bytes, name: name).isAccepted)
        let verdict = UploadPolicy(allowing: [], ranges: [.videos]).judge(bytes: bytes, name: name)
        #expect(verdict.findings.map(\.code) == [.typeNotAllowed])
    }
}
