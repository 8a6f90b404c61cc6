import Hummingbird
import MIMEDetection
import MIMETypes
import MultipartFormData

/// Judges the pictures of a form with Hummingbird: `curl -F file=@photo.png http://localhost:8080/pictures`.
enum PictureUploads {
    private static let policy = UploadPolicy(allowing: [.png, .jpeg], maximumSize: 4 << 20)

    static func serve(port: Int) async throws {
        let router = Router()
        router.post("/pictures") { request, _ in try await receive(request) }
        let address = ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
        try await Application(router: router, configuration: address).runService()
    }

    private static func receive(_ request: Request) async throws -> String {
        var (upload, lines) = (UploadStream?.none, "")
        do {
            var parser = try FormDataParser(contentType: request.headers[.contentType] ?? "", strictness: .strict)
            for try await chunk in request.body {
                parser.feed(Array(chunk.readableBytesView))
                while let event = try parser.next() {
                    switch event {
                    case .partBegan(let head):
                        upload = head.fileName.map { UploadStream(policy: policy, name: $0, declaredType: head.type) }
                    case .bytes(let bytes): try upload?.append(bytes)
                    case .partEnded: lines += upload.map { "\($0.finish().refusal?.message ?? "accepted")\n" } ?? ""
                    case .formEnded: break
                    }
                }
            }
            try parser.finish()
        } catch let error where error is UploadRefusal || error is FormDataError {
            throw HTTPError(.unprocessableContent, message: "\(error)")
        }
        return lines
    }
}
