// The samples of README.md and of the articles, so that they are compiled. Do not edit; after changing one, empty
// this file and run UPDATE_SAMPLES=1 swift test --filter DocumentationTests
// swift-format-ignore-file

import MIMEDetection
import MIMETypes
import MultipartFormData
#if Upload
import FormClient
import MIMEDetection
import MultipartFormData
#endif
#if Server
import Hummingbird
import MIMEHummingbird
import MIMEService
#endif

// README.md:30
private func sample1() async throws {
    let body: [UInt8] = []
    let detector = MIMEDetector()
    let detection = try detector.detect(path: "upload/photo.png")
    detection.type                        // image/png, or what it really is
    detection.contentType                 // with a charset if it is text: goes into a Content-Type header
    detection.evidence.detail             // what was seen: 89"PNG"0D0A1A0A at 0
    detection.reason                      // the rule that decided: name and content agree
    detection.conflicts                   // empty, or for example: the name says image/png, the content is application/pdf
    detector.detect(bytes: [0x25, 0x50, 0x44, 0x46, 0x2D], name: "report").type
    detector.detect(name: "notes.md").type              // by name alone, nothing is read
    // A header's claim is a hint where there is no name. With MIMEDetector(declaredTypes: .decides) it is taken at its word,
    // and what contradicts it is a conflict.
    detector.detect(bytes: body, declaredType: MIMEType("image/png")).conflicts
    MIMEType(fileExtension: "heic")                     // image/heic
    MIMEType("application/x-gzip")?.canonical           // application/gzip
    MIMEType("image/svg+xml")?.conforms(to: .plainText) // true
}

// README.md:103
private func sample2() async throws {
    struct MagnetLinkResolver: MIMETypeResolver {
        func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
            guard try resource.startsWith("magnet:?xt="), let type = MIMEType("application/x-magnet") else { return [] }
            return [Candidate(type: type, basis: .signature, detail: "magnet link")]
        }
    }
    let detector = MIMEDetector(resolvers: [MagnetLinkResolver()] + MIMEDetector.standardResolvers)
}

// README.md:116
private func sample3() async throws {
    func send(_ chunk: ArraySlice<UInt8>) async throws {}
    var form = FormData(detector: MIMEDetector())
    try form.append("title", value: "Holiday")
    try form.append("photo", path: "photo.jpg")              // its type is detected
    try form.append("notes", bytes: Array("# Notes\n".utf8), fileName: "notes.md")
    form.contentType                                         // multipart/form-data;boundary=...
    form.contentLength                                       // known before the first byte
    for try await chunk in form.body { try await send(chunk) }     // chunk is an ArraySlice<UInt8>
}

// README.md:140
private func sample4() async throws {
    let contentType = "multipart/form-data;boundary=b", received = AsyncStream<[UInt8]> { $0.finish() }
    var parser = try FormDataParser(contentType: contentType)  // a String: the header as it came
    for try await chunk in received {
        parser.feed(chunk)
        while let event = try parser.next() {
            switch event {
            case .partBegan(let head): print(head.name, head.fileName ?? "", head.type ?? .plainText)
            case .bytes(let bytes): print(bytes.count)
            case .partEnded, .formEnded: break
            }
        }
    }
    try parser.finish()
    URLEncodedForm(parsing: "q=caf%C3%A9+noir")["q"]         // café noir
}

#if Upload
// README.md:161
private func sample5() async throws {
    var form = FormData(detector: MIMEDetector())
    try form.append("UserID", value: "lee1994")
    try form.append("photo", path: "photo.jpg")
    let client = try HTTPFormClient()
    do {
        let response = try await client.upload(form, to: "https://example.org/upload") { progress in
            print(progress.totalBytesSent, "of", progress.totalBytesExpected ?? 0)
        }
        for try await chunk in response.body { print(chunk.count) }
    } catch where error.code == .badStatus {
        print(error.status ?? 0, String(decoding: error.bodyStart, as: UTF8.self))
    } catch {
        print(error)                                         // one sentence: what failed, on what, what to do
    }
}
#endif

#if Server
// README.md:339
private func sample6() async throws {
    var configuration = ServiceConfiguration()
    configuration.port = 9000
    configuration.limits.clientRate = 20
    let service = DetectionService(configuration)
    try await service.runUntilSignalled()                    // or give it to a ServiceGroup
}
#endif

#if Server
// README.md:351
private func sample7() async throws {
    let router = Router()
    router.add(
        middleware: FileMiddleware("public").withAdditionalMediaTypes(forFileExtensions: MediaType.knownFileExtensions))
}
#endif
