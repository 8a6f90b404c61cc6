import MIMEDetection
import MIMETypes

/// What a server sends: the best type for an `Accept` header, and the headers of a file.
enum Negotiation {
    static func show() {
        let accept = AcceptHeader("text/html, application/json;q=0.8, */*;q=0.1")
        print("best:", accept.best(of: [OwnTypes.acme, .png]) ?? .octetStream)
        print("not acceptable:", AcceptHeader("image/*").best(of: [.json]) == nil)
        let detection = MIMEDetector.thorough.detect(bytes: Array("<p>Hello</p>".utf8), name: "page.html")
        let header = ContentTypeHeader(detection, fileName: "page.html")
        print("headers:", header.contentType, header.isSafeInline, header.contentDisposition ?? "inline")
    }
}
