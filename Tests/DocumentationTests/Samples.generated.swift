// The samples of README.md and of the articles, so that they are compiled. Do not edit; after changing one,
// empty this file and run UPDATE_SAMPLES=1 swift test --filter DocumentationTests
// swift-format-ignore-file

import Foundation
import MIMEDetection
import MIMEDetectionFoundation
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
import Hummingbird
import MIMEHummingbird
import MIMEService
#endif

// README.md:30
private func sample1() async throws {
    let body: [UInt8] = []
    let detector = MIMEDetector()
    let detection = try detector.detect(path: "upload/photo.png")
    detection.type                        // image/png, or what the file really is
    detection.contentType                 // for a Content-Type header: with a charset if it is text
    detection.evidence.detail             // what was seen: 89"PNG"0D0A1A0A at 0
    detection.reason                      // the rule that decided: name and content agree
    detection.conflicts                   // empty, or for example: the name says image/png, the content is application/pdf
    detector.detect(bytes: [0x25, 0x50, 0x44, 0x46, 0x2D], name: "report").type
    detector.detect(name: "notes.md").type              // by name alone; nothing is read
    // Without a name, the type in a header is a hint. With MIMEDetector(declaredTypes: .decides) it is the answer, and content
    // that contradicts it is a conflict.
    detector.detect(bytes: body, declaredType: MIMEType("image/png")).conflicts
    MIMEType(fileExtension: "heic")                     // image/heic
    MIMEType("application/x-gzip")?.canonical           // application/gzip
    MIMEType("image/svg+xml")?.conforms(to: .plainText) // true
}

// README.md:96
private func sample2() async throws {
    let policy = UploadPolicy(allowing: [.png, .jpeg, .pdf])
    _ = try policy.judge(path: "/tmp/upload-4711", name: "photo.png")
}

// README.md:113
private func sample3() async throws {
    struct MagnetLinkResolver: MIMETypeResolver {
        func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
            guard resource.startsWith("magnet:?xt="), let type = MIMEType("application/x-magnet") else { return [] }
            return [Candidate(type: type, basis: .signature, detail: "magnet link")]
        }
    }
    let detector = MIMEDetector(resolvers: [MagnetLinkResolver()] + MIMEDetector.standardResolvers)
}

// README.md:125
private func sample4() async throws {
    var registry = TypeRegistry.standard
    registry.register(
        MIMEType(literal: "application/vnd.acme+json"), extensions: ["acme"], parents: [.json],
        signatures: [TypeSignature("{\"acme\"")], description: "Acme project")
    let detector = MIMEDetector(registry: registry)
    print(detector.detect(name: "plan.acme").type)          // application/vnd.acme+json
}

// README.md:142
private func sample5() async throws {
    let body = AsyncStream<[UInt8]> { $0.finish() }; func store(_ chunk: [UInt8]) {}
    let found = try await MIMEDetector().detect(body, name: "upload.bin")     // reads as little as it takes
    print(found.type, found.result.isFinal)
    for try await chunk in found.body { store(chunk) }                        // the whole stream
}

// README.md:156
private func sample6() async throws {
    func send(_ chunk: ArraySlice<UInt8>) async throws {}
    var form = FormData(detector: MIMEDetector())
    try form.append("title", value: "Holiday")
    try form.append("photo", path: "photo.jpg")              // its type is detected
    try form.append("notes", bytes: Array("# Notes\n".utf8), fileName: "notes.md")
    form.contentType                                         // multipart/form-data;boundary=...
    form.contentLength                                       // known before the first byte
    for try await chunk in form.body { try await send(chunk) }     // chunk is an ArraySlice<UInt8>
}

// README.md:173
private func sample7() async throws {
    var form = FormData(); let url = URL(fileURLWithPath: "/")
    var request = URLRequest(url: url)
    (request.httpMethod, request.allHTTPHeaderFields) = ("POST", ["Content-Type": "\(form.contentType)"])
    let (answer, response) = try await URLSession.shared.upload(for: request, from: Data(form.bytes()))
}

#if Upload
// README.md:189
private func sample8() async throws {
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
// README.md:374
private func sample9() async throws {
    var configuration = ServiceConfiguration()
    configuration.port = 9000
    configuration.limits.clientRate = 20
    let service = DetectionService(configuration)
    try await service.runUntilSignalled()                    // or give it to a ServiceGroup
}
#endif

#if Server
// README.md:386
private func sample10() async throws {
    let router = Router()
    router.add(
        middleware: FileMiddleware("public").withAdditionalMediaTypes(forFileExtensions: MediaType.knownFileExtensions))
}
#endif

#if Upload
// Sources/FormClient/FormClient.docc/Sending.md:8
private func sample11() async throws {
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

// Sources/FormClient/FormClient.docc/Sending.md:58
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
// Sources/FormClientFoundation/FormClientFoundation.docc/FormClientFoundation.md:11
private func sample13() async throws {
    var form = FormData(detector: MIMEDetector())
    try form.append("photo", fileURL: URL(fileURLWithPath: "photo.jpg"))
    let response = try await HTTPFormClient().upload(form, to: URL(string: "https://example.org/upload")!)
    print(response.status, try await response.data().count)
}
#endif

// Sources/MIMEDetection/MIMEDetection.docc/AddingFormats.md:10
private func sample14() async throws {
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
private func sample15() async throws {
    func store(as type: MIMEType) {}; func answer(_ message: String) {}; func log(_ message: String) {}
    let policy = UploadPolicy(allowing: [.png, .jpeg, .pdf])
    _ = try policy.judge(path: "/tmp/upload-4711", name: "photo.png")
}

// Sources/MIMEDetection/MIMEDetection.docc/CheckingUploads.md:28
private func sample16() async throws {
    let policy = UploadPolicy(allowing: [.png])
    var form = FormData()
    do {
        try form.append("photo", path: "photo.png", policy: policy)
    } catch let refusal as UploadRefusal {
        print(refusal.message)
    }
}

// Sources/MIMEDetection/MIMEDetection.docc/CheckingUploads.md:69
private func sample17() async throws {
    let page = Array("<script>1</script>".utf8)
    print(WHATWGSniffer().type(of: page, contentType: nil))                  // text/html
    print(WHATWGSniffer(noSniff: true).type(of: page, contentType: nil))    // text/plain
}

// Sources/MIMEDetection/MIMEDetection.docc/ComingFromOthers.md:24
private func sample18() async throws {
    let (bytes, path): ([UInt8], String) = ([], "x")
    let detector = MIMEDetector()
    let type = try detector.detect(path: path).type
    let seen = try detector.detect(prefix: bytes, isComplete: false, name: "report.doc")
    print(type, seen.type, seen.isFinal)
}

// Sources/MIMEDetection/MIMEDetection.docc/ComingFromOthers.md:49
private func sample19() async throws {
    let bytes: [UInt8] = []
    var registry = TypeRegistry.standard
    registry.register(
        MIMEType(literal: "application/vnd.acme+json"), extensions: ["acme"], parents: [.json],
        signatures: [TypeSignature("{\"acme\"")])
    let detector = MIMEDetector(limits: ReadLimits(headLength: 3072), registry: registry)
    print(detector.detect(bytes: bytes).type.supertypes)
}

// Sources/MIMEDetection/MIMEDetection.docc/ComingFromOthers.md:75
private func sample20() async throws {
    let body = AsyncStream<[UInt8]> { $0.finish() }
    let found = try await MIMEDetector().detect(body, name: "upload")
    print(found.type.preferredFileExtension ?? "none")
    for try await chunk in found.body { print(chunk.count) }
}

// Sources/MIMEDetection/MIMEDetection.docc/ComingFromOthers.md:118
private func sample21() async throws {
    let (paths, data): ([String], [UInt8]) = ([], [])
    let detector = MIMEDetector()
    let isPicture = detector.detect(bytes: data).type.category == .image
    for result in try await detector.detect(contentsOf: paths) {
        print(isPicture, (try? result.get().type) ?? .octetStream)
    }
}

// Sources/MIMEDetection/MIMEDetection.docc/ComingFromUTType.md:21
private func sample22() async throws {
    let type = MIMEType(fileExtension: "svg") ?? .octetStream
    print(type.conforms(to: .plainText), type.fileExtensions, type.summary ?? "")
}

// Sources/MIMEDetection/MIMEDetection.docc/GettingStarted.md:20
private func sample23() async throws {
    let detector = MIMEDetector()
    let detection = try detector.detect(path: "upload/photo.png")
    print(detection.type)                // image/png, or what it really is
    print(detection.contentType)         // with a charset if it is text, for a Content-Type header
    print(detection.evidence.detail)     // what was seen: 89"PNG"0D0A1A0A at 0
    print(detection.reason)              // name and content agree
    for conflict in detection.conflicts { print(conflict) }
}

// Sources/MIMEDetection/MIMEDetection.docc/GettingStarted.md:39
private func sample24() async throws {
    let detector = MIMEDetector()
    print(detector.detect(bytes: [0x25, 0x50, 0x44, 0x46, 0x2D], name: "report").type)   // application/pdf
    print(detector.detect(name: "notes.md").type)                                        // by name alone
    print(MIMEType(fileExtension: "heic") ?? .octetStream)                               // image/heic
    print(MIMEType("application/x-gzip")?.canonical ?? .octetStream)                     // application/gzip
}

// Sources/MIMEDetection/MIMEDetection.docc/GettingStarted.md:55
private func sample25() async throws {
    let detector = MIMEDetector(limits: ReadLimits(headLength: 4096, reads: 8, bytes: 64 << 10))
    let usage = try detector.detect(path: "archive.zip").usage
    print(usage.reads, usage.bytes, usage.isExhausted)
}

// Sources/MIMEDetection/MIMEDetection.docc/GettingStarted.md:69
private func sample26() async throws {
    let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
    print(detector.detect(name: "a.txt").type)
}

// Sources/MIMEDetection/MIMEDetection.docc/MIMEDetection.md:11
private func sample27() async throws {
    let detection = try MIMEDetector().detect(path: "photo.jpg")
    print(detection.type, detection.reason, detection.conflicts)
}

// Sources/MIMEDetectionFoundation/MIMEDetectionFoundation.docc/MIMEDetectionFoundation.md:6
private func sample28() async throws {
    let detection = try MIMEDetector().detect(url: URL(fileURLWithPath: "photo.jpg"))
    print(detection.type)
}

#if Upload
// Sources/MIMEDetectionNIO/MIMEDetectionNIO.docc/MIMEDetectionNIO.md:10
private func sample29() async throws {
    let answer = try MIMEDetector().detect(prefix: ByteBuffer(string: "%PDF-1.7\n"), isComplete: false)
    print(answer.detection.type, answer.isFinal)
}
#endif

#if Server
// Sources/MIMEHummingbird/MIMEHummingbird.docc/MIMEHummingbird.md:11
private func sample30() async throws {
    let router = Router()
    router.add(
        middleware: FileMiddleware("public").withAdditionalMediaTypes(forFileExtensions: MediaType.knownFileExtensions))
}
#endif

// Sources/MIMETypes/MIMETypes.docc/MIMETypes.md:11
private func sample31() async throws {
    let type = MIMEType("text/html; charset=utf-8")
    print(type?.essence ?? "", type?[parameter: "charset"] ?? "")
    print(MediaRange("text/*")?.matches(.plainText) == true)
}

// Sources/MultipartFormData/MultipartFormData.docc/Forms.md:7
private func sample32() async throws {
    func send(_ chunk: ArraySlice<UInt8>) async throws {}
    var form = FormData(detector: MIMEDetector())
    try form.append("title", value: "Holiday")
    try form.append("photo", path: "photo.jpg")              // its type is detected
    try form.append("notes", bytes: Array("# Notes\n".utf8), fileName: "notes.md")
    form.contentType                                         // multipart/form-data;boundary=...
    form.contentLength                                       // known before the first byte
    for try await chunk in form.body { try await send(chunk) }     // chunk is an ArraySlice<UInt8>
}

// Sources/MultipartFormData/MultipartFormData.docc/Forms.md:31
private func sample33() async throws {
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
