// The samples of README.md and of the articles, so that they are compiled. Do not edit; after changing one,
// empty this file and run UPDATE_SAMPLES=1 swift test --filter DocumentationTests
// swift-format-ignore-file

import Foundation
import MIMEDetection
import MIMEDetectionFoundation
import MIMENames
import MIMETypes
import MultipartFormData
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#if Upload
import FormClient
import FormClientFoundation
import Foundation
import MIMEDetection
import MIMEDetectionNIO
import MultipartFormData
import NIOCore
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#endif
#if Server
import ClamAVScanning
import Foundation
import Hummingbird
import MIMEDetection
import MIMEHummingbird
import MIMEService
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#endif

// README.md:12
private func sample1() async throws {
    let pdf = Array("%PDF-1.7\n".utf8)
    let detection = MIMEDetector().detect(bytes: pdf, name: "invoice.png")
    print(detection.type)           // application/pdf
    print(detection.reason)         // the content is stronger evidence than the name
    print(detection.conflicts)      // [the name says image/png, the content is application/pdf]
}

// README.md:70
private func sample2() async throws {
    let detector = MIMEDetector()
    let detection = try detector.detect(path: "upload/photo.png")
    detection.type                                              // image/png, or what the file really is
    detection.contentType                                       // for a Content-Type header, with the charset of text
    detection.evidence.detail                                   // the evidence: 89"PNG"0D0A1A0A at 0
    MIMEType(fileExtension: "heic")                             // image/heic, without a file
    MIMEType("application/x-gzip")?.canonical                   // application/gzip
    MIMEType("image/svg+xml")?.conforms(to: .plainText)         // true
}

// README.md:96
private func sample3() async throws {
    let policy = UploadPolicy(allowing: [.png, .jpeg, .pdf])
    let verdict = try policy.judge(path: "/tmp/upload-4711", name: "photo.png")
    if let refusal = verdict.refusal {
        print(refusal.message)                                  // a sentence for the sender; logMessage is for the log
    } else if let type = verdict.type {
        print("store it as", type, "under", verdict.safeName ?? "file")
    }
}

#if Upload
// README.md:153
private func sample4() async throws {
    var form = FormData(detector: MIMEDetector())
    try form.append("title", value: "Holiday")
    try form.append("photo", path: "photo.jpg")                 // its type is detected
    let response = try await HTTPFormClient().upload(form, to: "https://example.org/upload") { progress in
        print(progress.totalBytesSent, "of", progress.totalBytesExpected ?? 0)
    }
}
#endif

// Sources/FormClient/FormClient.docc/FromTutorials.md:12
private func sample5() async throws {
    var form = FormData(detector: MIMEDetector())
    try form.append("title", value: "Holiday")
    try form.append("photo", path: "photo.jpg")              // the name, the type and the bytes
}

// Sources/FormClient/FormClient.docc/FromTutorials.md:26
private func sample6() async throws {
    let detection = try MIMEDetector().detect(path: "photo.jpg")
    print(detection.type, detection.conflicts)               // the type, and whether the name contradicts it
}

#if Upload
// Sources/FormClient/FormClient.docc/FromTutorials.md:41
private func sample7() async throws {
    let form = FormData()
    let client = try HTTPFormClient()
    let response = try await client.upload(form, to: "https://example.org/upload")
    print(response.status, try await response.text())
}
#endif

#if Upload
// Sources/FormClient/FormClient.docc/FromTutorials.md:58
private func sample8() async throws {
    let form = FormData(), client = try HTTPFormClient()
    let upload = Task {
        try await client.upload(form, to: "https://example.org/upload") { progress in
            print(progress.fraction ?? 0)
        }
    }
    upload.cancel()
    do { _ = try await upload.value } catch let error as FormClientError where error.code == .cancelled { print("stopped") }
}
#endif

// Sources/FormClient/FormClient.docc/FromTutorials.md:80
private func sample9() async throws {
    final class Session: Sendable { func uploadTask(with request: URLRequest, fromFile file: URL) -> Session { self }; func resume() {} }; let session = Session(), form = FormData(), file = URL(fileURLWithPath: "/tmp/body")
    // let session = URLSession(configuration: .background(withIdentifier: "uploads"), delegate: self, delegateQueue: nil)
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    for try await chunk in form.body { try handle.write(contentsOf: chunk) }
    try handle.close()
    var request = URLRequest(url: URL(string: "https://example.org/upload")!)
    (request.httpMethod, request.allHTTPHeaderFields) = ("POST", ["Content-Type": "\(form.contentType)"])
    session.uploadTask(with: request, fromFile: file).resume()
}

#if Upload
// Sources/FormClient/FormClient.docc/Sending.md:8
private func sample10() async throws {
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
        print(error)                                         // one sentence: what failed, where, and what to do
    }
}
#endif

// Sources/FormClient/FormClient.docc/Sending.md:65
private func sample11() async throws {
    var form = FormData(); let url = URL(fileURLWithPath: "/")
    var request = URLRequest(url: url)
    (request.httpMethod, request.allHTTPHeaderFields) = ("POST", ["Content-Type": "\(form.contentType)"])
    let (answer, response) = try await URLSession.shared.upload(for: request, from: Data(form.bytes()))
}

// Sources/FormClient/FormClient.docc/Sending.md:77
private func sample12() async throws {
    var form = FormData(); let url = URL(fileURLWithPath: "/"); let body = URL(fileURLWithPath: "/tmp/body")
    try Data().write(to: body)
    let file = try FileHandle(forWritingTo: body)
    for try await chunk in form.body { try file.write(contentsOf: chunk) }
    var request = URLRequest(url: url)
    (request.httpMethod, request.allHTTPHeaderFields) = ("POST", ["Content-Type": "\(form.contentType)"])
    let (answer, response) = try await URLSession.shared.upload(for: request, fromFile: body)
}

#if Upload
// Sources/FormClient/FormClient.docc/WholeFiles.md:8
private func sample13() async throws {
    var options = ResumableUploadOptions()
    options.detector = MIMEDetector()
    let client = try HTTPFormClient()
    let answer = try await client.uploadResumably("video.mp4", to: "https://example.org/files/", options: options) { progress in
        print(progress.totalBytesSent)
    }
}
#endif

#if Upload
// Sources/FormClient/FormClient.docc/WholeFiles.md:45
private func sample14() async throws {
    let client = try HTTPFormClient()
    let url = "https://bucket.s3.amazonaws.com/report.pdf?X-Amz-Signature=…"
    let response = try await client.put("report.pdf", to: url, store: .s3, digests: [.sha256], type: .pdf)
    let partURLs = ["https://…?partNumber=1&…", "https://…?partNumber=2&…"]
    let parts = try await client.putParts(of: "video.mp4", to: partURLs, digests: [.crc32c])
    let done = try await client.completeParts(parts, at: "https://…?uploadId=…")
}
#endif

#if Upload
// Sources/FormClient/FormClient.docc/WholeFiles.md:71
private func sample15() async throws {
    let paths = ["a.png", "b.png"]
    let client = try HTTPFormClient()
    var options = BatchOptions()
    options.concurrency = 8
    options.concurrencyPerHost = 4
    let requests = paths.map { UploadRequest(.file($0), to: "https://example.org/\($0)", method: .put) }
    let results = await client.upload(requests, options: options) { progress in
        print(progress.endedCount, "of", progress.count, progress.totalBytesSent)
    }
    for (path, result) in zip(paths, results) { print(path, try result.get().status) }
}
#endif

#if Upload
// Sources/FormClient/FormClient.docc/WholeFiles.md:89
private func sample16() async throws {
    var configuration = FormClientConfiguration()
    configuration.interceptors = [
        BearerToken(origin: "https://example.org") { old in
            old == nil ? "first" : "next"                     // gets a new token once for all waiting requests
        }
    ]
    configuration.unixSocket = "/run/app.sock"                // instead of the URL's host
    let client = try HTTPFormClient(configuration: configuration)
}
#endif

#if Upload
// Sources/FormClientFoundation/FormClientFoundation.docc/FormClientFoundation.md:11
private func sample17() async throws {
    var form = FormData(detector: MIMEDetector())
    try form.append("photo", fileURL: URL(fileURLWithPath: "photo.jpg"))
    let response = try await HTTPFormClient().upload(form, to: URL(string: "https://example.org/upload")!)
    print(response.status, try await response.data().count)
}
#endif

// Sources/MIMEDetection/MIMEDetection.docc/AddingFormats.md:11
private func sample18() async throws {
    var registry = TypeRegistry.standard
    registry.register(
        MIMEType(literal: "application/vnd.acme+json"), extensions: ["acme"], parents: [.json],
        signatures: [TypeSignature("{\"acme\"")], description: "Acme project")
    let detector = MIMEDetector(registry: registry)
    print(detector.detect(name: "plan.acme").type)          // application/vnd.acme+json
}

// Sources/MIMEDetection/MIMEDetection.docc/AddingFormats.md:26
private func sample19() async throws {
    try TypeRegistry.extendStandard { registry in
        registry.register(MIMEType(literal: "application/vnd.acme+json"), extensions: ["acme"], parents: [.json])
    }
    print(MIMEDetector().detect(name: "plan.acme").type)    // application/vnd.acme+json
}

// Sources/MIMEDetection/MIMEDetection.docc/AddingFormats.md:48
private func sample20() async throws {
    struct MagnetLinkResolver: MIMETypeResolver {
        func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
            guard resource.startsWith("magnet:?xt="), let type = MIMEType("application/x-magnet") else { return [] }
            return [Candidate(type: type, basis: .signature, detail: "magnet link")]
        }
    }
    let detector = MIMEDetector(resolvers: [MagnetLinkResolver()] + MIMEDetector.standardResolvers)
    print(detector.detect(bytes: Array("magnet:?xt=urn:btih:0123".utf8)).type)
}

// Sources/MIMEDetection/MIMEDetection.docc/CheckingUploads.md:12
private func sample21() async throws {
    func store(as type: MIMEType, _ name: String) {}; func answer(_ message: String) {}; func log(_ message: String) {}
    let policy = UploadPolicy(allowing: [.pdf], ranges: [.images], maximumSize: 20 << 20)
    let verdict = try policy.judge(path: "/tmp/upload-4711", name: "photo.png")
    if let refusal = verdict.refusal {
        answer(refusal.message)
        log(refusal.logMessage)
    } else if let type = verdict.type {
        store(as: type, verdict.safeName ?? "file")
    }
}

// Sources/MIMEDetection/MIMEDetection.docc/CheckingUploads.md:29
private func sample22() async throws {
    let policy = UploadPolicy(allowing: [.png])
    var form = FormData()
    do {
        try form.append("photo", path: "photo.png", policy: policy)
    } catch let refusal as UploadRefusal {
        print(refusal.message)
    }
}

// Sources/MIMEDetection/MIMEDetection.docc/CheckingUploads.md:104
private func sample23() async throws {
    let forms = UploadPolicy(allowing: [.pdf]).permitting(.formScript)
    let offices = UploadPolicy(allowing: [.docx, .xlsx]).reporting(.embeddedObject).refusing(.externalLink)
    let trial = UploadPolicy(allowing: [.png]).setting(.report, for: UploadFinding.Code.allCases)    // refuses nothing
}

// Sources/MIMEDetection/MIMEDetection.docc/CheckingUploads.md:121
private func sample24() async throws {
    let refusal = UploadPolicy(allowing: [.png]).judge(bytes: Array("%PDF-1.7".utf8), name: "x.pdf").refusal
    print(refusal?.message(in: .german) ?? "")
}

// Sources/MIMEDetection/MIMEDetection.docc/CheckingUploads.md:135
private func sample25() async throws {
    func receive<Body: AsyncSequence>(
        _ body: Body, name: String?, policy: UploadPolicy, write: ([UInt8]) async throws -> Void
    ) async throws -> UploadVerdict where Body.Element == [UInt8] {
        var stream = UploadStream(policy: policy, name: name)
        for try await chunk in body {
            try stream.append(chunk)    // throws an UploadRefusal at the limit
            try await write(chunk)      // to a temporary file
        }
        return stream.finish()
    }
}

// Sources/MIMEDetection/MIMEDetection.docc/CheckingUploads.md:344
private func sample26() async throws {
    let page = Array("<script>1</script>".utf8)
    print(WHATWGSniffer().type(of: page, contentType: nil))                  // text/html
    print(WHATWGSniffer(noSniff: true).type(of: page, contentType: nil))    // text/plain
}

// Sources/MIMEDetection/MIMEDetection.docc/ComingFromOthers.md:24
private func sample27() async throws {
    let (bytes, path): ([UInt8], String) = ([], "x")
    let detector = MIMEDetector()
    let type = try detector.detect(path: path).type
    let seen = detector.detect(prefix: bytes, isComplete: false, name: "report.doc")
    print(type, seen.type, seen.isFinal)
}

// Sources/MIMEDetection/MIMEDetection.docc/ComingFromOthers.md:49
private func sample28() async throws {
    let bytes: [UInt8] = []
    var registry = TypeRegistry.standard
    registry.register(
        MIMEType(literal: "application/vnd.acme+json"), extensions: ["acme"], parents: [.json],
        signatures: [TypeSignature("{\"acme\"")])
    let detector = MIMEDetector(limits: ReadLimits(headLength: 3072), registry: registry)
    print(detector.detect(bytes: bytes).type.supertypes)
}

// Sources/MIMEDetection/MIMEDetection.docc/ComingFromOthers.md:75
private func sample29() async throws {
    let body = AsyncStream<[UInt8]> { $0.finish() }
    let found = try await MIMEDetector().detect(body, name: "upload")
    print(found.type.preferredFileExtension ?? "none")
    for try await chunk in found.body { print(chunk.count) }
}

// Sources/MIMEDetection/MIMEDetection.docc/ComingFromOthers.md:118
private func sample30() async throws {
    let (paths, data): ([String], [UInt8]) = ([], [])
    let detector = MIMEDetector()
    let isPicture = detector.detect(bytes: data).type.category == .image
    for result in try await detector.detect(contentsOf: paths) {
        print(isPicture, (try? result.get().type) ?? .octetStream)
    }
}

// Sources/MIMEDetection/MIMEDetection.docc/ComingFromUTType.md:24
private func sample31() async throws {
    let type = MIMEType(fileExtension: "svg") ?? .octetStream
    print(type.conforms(to: .plainText), type.fileExtensions, type.summary ?? "")
}

// Sources/MIMEDetection/MIMEDetection.docc/ComingFromUTType.md:44
private func sample32() async throws {
    try TypeRegistry.extendStandard { registry in
        registry.register(
            MIMEType(literal: "application/vnd.acme"), extensions: ["acme"], parents: [.zip], description: "Acme project")
    }
    print(MIMEType(fileExtension: "acme") ?? .octetStream)    // application/vnd.acme
}

// Sources/MIMEDetection/MIMEDetection.docc/ErrorsAndHeaders.md:11
private func sample33() async throws {
    do throws(ResourceError) {
        print(try MIMEDetector().detect(path: "photo.jpg").type)
    } catch {
        print(error, error.code == .notFound)
    }
}

// Sources/MIMEDetection/MIMEDetection.docc/ErrorsAndHeaders.md:27
private func sample34() async throws {
    do {
        let type = try MIMEDetector().detect(path: "photo.jpg").type
        try TypeRegistry.extendStandard { $0.register(type, extensions: ["elk"]) }
    } catch let error as ResourceError {
        print("can't be read:", error)
    } catch {
        print(error)
    }
}

// Sources/MIMEDetection/MIMEDetection.docc/ErrorsAndHeaders.md:45
private func sample35() async throws {
    let path = Array("photos/caf".utf8) + [0xE9] + Array(".jpg".utf8)     // Latin-1
    print(try MIMEDetector().detect(Resource(pathBytes: path)).type)
}

// Sources/MIMEDetection/MIMEDetection.docc/ErrorsAndHeaders.md:58
private func sample36() async throws {
    let accept = AcceptHeader("text/html, application/json;q=0.8, */*;q=0.1")
    if let best = accept.best(of: [.json, .png]) { print(best) } else { print("406 Not Acceptable") }
    print(accept.quality(of: .html))
}

// Sources/MIMEDetection/MIMEDetection.docc/ErrorsAndHeaders.md:72
private func sample37() async throws {
    let detection = try MIMEDetector.thorough.detect(path: "drawing.svgz")
    for (name, value) in ContentTypeHeader(detection, fileName: "drawing.svgz").fields { print("\(name): \(value)") }
}

// Sources/MIMEDetection/MIMEDetection.docc/GettingStarted.md:20
private func sample38() async throws {
    let detector = MIMEDetector()
    let detection = try detector.detect(path: "upload/photo.png")
    print(detection.type)                // image/png, or what the file really is
    print(detection.contentType)         // for a Content-Type header, with the charset of text
    print(detection.evidence.detail)     // the evidence: 89"PNG"0D0A1A0A at 0
    print(detection.reason)              // name and content agree
    for conflict in detection.conflicts { print(conflict) }
}

// Sources/MIMEDetection/MIMEDetection.docc/GettingStarted.md:39
private func sample39() async throws {
    let detector = MIMEDetector()
    print(detector.detect(bytes: [0x25, 0x50, 0x44, 0x46, 0x2D], name: "report").type)   // application/pdf
    print(detector.detect(name: "notes.md").type)                                        // reads nothing
    print(MIMEType(fileExtension: "heic") ?? .octetStream)                               // image/heic
    print(MIMEType("application/x-gzip")?.canonical ?? .octetStream)                     // application/gzip
}

// Sources/MIMEDetection/MIMEDetection.docc/GettingStarted.md:54
private func sample40() async throws {
    let body: [UInt8] = []
    let detector = MIMEDetector(declaredTypes: .decides)
    print(detector.detect(bytes: body, declaredType: MIMEType("image/png")).conflicts)
}

// Sources/MIMEDetection/MIMEDetection.docc/GettingStarted.md:65
private func sample41() async throws {
    let body = AsyncStream<[UInt8]> { $0.finish() }; func store(_ chunk: [UInt8]) {}
    let found = try await MIMEDetector().detect(body, name: "upload.bin")     // reads only what it needs
    print(found.type, found.result.isFinal)
    for try await chunk in found.body { store(chunk) }                        // the whole stream
}

// Sources/MIMEDetection/MIMEDetection.docc/GettingStarted.md:81
private func sample42() async throws {
    let detector = MIMEDetector(limits: ReadLimits(headLength: 4096, reads: 8, bytes: 64 << 10))
    let usage = try detector.detect(path: "archive.zip").usage
    print(usage.reads, usage.bytes, usage.isExhausted)
}

// Sources/MIMEDetection/MIMEDetection.docc/GettingStarted.md:96
private func sample43() async throws {
    let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
    print(detector.detect(name: "a.txt").type)
}

// Sources/MIMEDetection/MIMEDetection.docc/MIMEDetection.md:11
private func sample44() async throws {
    let detection = try MIMEDetector().detect(path: "photo.jpg")
    print(detection.type, detection.reason, detection.conflicts)
}

// Sources/MIMEDetectionFoundation/MIMEDetectionFoundation.docc/MIMEDetectionFoundation.md:10
private func sample45() async throws {
    let detection = try MIMEDetector().detect(url: URL(fileURLWithPath: "photo.jpg"))
    print(detection.type)
}

#if Upload
// Sources/MIMEDetectionNIO/MIMEDetectionNIO.docc/MIMEDetectionNIO.md:10
private func sample46() async throws {
    let answer = try MIMEDetector().detect(prefix: ByteBuffer(string: "%PDF-1.7\n"), isComplete: false)
    print(answer.detection.type, answer.isFinal)
}
#endif

#if Server
// Sources/MIMEHummingbird/MIMEHummingbird.docc/MIMEHummingbird.md:11
private func sample47() async throws {
    let router = Router()
    router.add(
        middleware: FileMiddleware("public").withAdditionalMediaTypes(forFileExtensions: MediaType.knownFileExtensions))
}
#endif

#if Server
// Sources/MIMEHummingbird/MIMEHummingbird.docc/ReceivingUploads.md:135
private func sample48() async throws {
    struct UploadRoute { var policy: UploadPolicy; var folder: URL; var scanner: ClamAVScanner?; @Sendable func receive(_ request: Request, _ context: BasicRequestContext) async throws -> Response { Response(status: .ok) } }
    let policy = UploadPolicy(allowing: [.pdf], ranges: [.images], maximumSize: 20 << 20)
    let route = UploadRoute(
        policy: policy, folder: URL(fileURLWithPath: "/srv/uploads"),
        scanner: ClamAVScanner(.unixSocket("/run/clamav/clamd.ctl")))
    let router = Router()
    router.post("/files", use: route.receive)
}
#endif

// Sources/MIMENames/MIMENames.docc/MIMENames.md:11
private func sample49() async throws {
    let photo = MIMEType(fileExtension: "heic")                 // image/heic
    photo?.preferredFileExtension                               // heic
    photo?.conforms(to: .octetStream)                           // true
    MIMEType(fileName: "archive.tar.gz")?.fileExtensions        // tar.gz, tgz
    MIMEType.types(fileName: "Makefile")                        // text/x-makefile
}

#if Server
// Sources/MIMEService/MIMEService.docc/Serving.md:172
private func sample50() async throws {
    var configuration = ServiceConfiguration()
    configuration.port = 9000
    configuration.limits.clientRate = 20
    let service = DetectionService(configuration)
    try await service.runUntilSignalled()                    // or add it to a ServiceGroup
}
#endif

// Sources/MIMETypes/MIMETypes.docc/MIMETypes.md:11
private func sample51() async throws {
    let type = MIMEType("text/html; charset=utf-8")
    print(type?.essence ?? "", type?[parameter: "charset"] ?? "")
    print(MediaRange("text/*")?.matches(.plainText) == true)
}

// Sources/MultipartFormData/MultipartFormData.docc/Forms.md:7
private func sample52() async throws {
    func send(_ chunk: ArraySlice<UInt8>) async throws {}
    var form = FormData(detector: MIMEDetector())
    try form.append("title", value: "Holiday")
    try form.append("photo", path: "photo.jpg")              // its type is detected
    try form.append("notes", bytes: Array("# Notes\n".utf8), fileName: "notes.md")
    form.contentType                                         // multipart/form-data;boundary=...
    form.contentLength                                       // known before the first byte
    for try await chunk in form.body { try await send(chunk) }     // chunk is an ArraySlice<UInt8>
}

// Sources/MultipartFormData/MultipartFormData.docc/Forms.md:32
private func sample53() async throws {
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
