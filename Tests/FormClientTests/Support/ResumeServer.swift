import Foundation
import ScriptedServer
import MIMETypes

/// A server whose uploads can be resumed: by tus 1.0 below `/tus`, by the draft of the IETF below `/draft`.
///
/// Below `/silent` it speaks the draft too, but does not say so when it is asked. It drops what follows a break, as if
/// the process had been killed, but never what it has reported.
final class ResumeServer: Sendable {
    struct Upload: Sendable {
        var bytes: [UInt8] = []
        let length: Int
        let type: String?
        var isComplete = false
        /// Changes with each request, so that an older one that is still being read ends.
        var turn = 0
    }

    let store: Store
    private let server: ScriptedServer

    init(requestLimit: Int? = nil) throws {
        let store = Store(requestLimit: requestLimit)
        self.store = store
        server = try ScriptedServer { connection, _ in
            while let request = connection.readHead() {
                guard store.answer(request, connection) else { return }
            }
        }
    }

    var port: Int { server.port }

    func url(_ path: String) -> String { server.url(path) }
}

extension ResumeServer {
    /// The uploads, and the answers about them.
    final class Store: Sendable {
        private let requestLimit: Int?
        private let state = Lock<[String: Upload]>([:])
        /// The request lines, in their order.
        let lines = Box<String>()

        init(requestLimit: Int?) {
            self.requestLimit = requestLimit
        }

        var uploads: [Upload] { state.withLock { Array($0.values) } }

        /// Forgets all uploads.
        func forget() { state.withLock { $0 = [:] } }

        /// Answers a request; false if the connection is to be closed.
        func answer(_ request: ReceivedRequest, _ connection: ServerConnection) -> Bool {
            lines.put(request.requestLine)
            let words = request.requestLine.split(separator: " ").map(String.init)
            let path = words[1].split(separator: "/").map(String.init)
            guard let kind = path.first, ["tus", "draft", "silent"].contains(kind) else {
                _ = connection.read(request.header("Content-Length").flatMap { Int($0) } ?? 0)
                connection.respond(404)
                return true
            }
            switch words[0] {
            case "OPTIONS": respondToOptions(kind, connection)
            case "POST": return create(kind, request, connection)
            case "HEAD": respondToHead(kind, path.last ?? "", connection)
            case "PATCH": return append(kind, path.last ?? "", request, connection)
            default: connection.respond(405)
            }
            return true
        }

        private func respondToOptions(_ kind: String, _ connection: ServerConnection) {
            switch kind {
            case "tus":
                connection.respond(
                    204, headers: ["Tus-Version: 1.0.0", "Tus-Extension: creation", "Tus-Max-Size: 99999999"])
            case "draft": connection.respond(headers: ["Accept-Patch: application/partial-upload"] + limits)
            default: connection.respond(405)
            }
        }

        private var limits: [String] { requestLimit.map { ["Upload-Limit: max-age=60, max-append-size=\($0)"] } ?? [] }

        private func create(_ kind: String, _ request: ReceivedRequest, _ connection: ServerConnection) -> Bool {
            let id = UUID().uuidString
            let length = request.header("Upload-Length").flatMap { Int($0) } ?? -1
            state.withLock { $0[id] = Upload(length: length, type: request.header("Content-Type")) }
            let location = "Location: /\(kind)/\(id)"
            guard kind != "tus", request.header("Upload-Complete") == "?1" else {
                connection.respond(201, headers: [location, "Tus-Resumable: 1.0.0"] + limits)
                return true
            }
            connection.write("HTTP/1.1 104 Upload Resumption Supported\r\n\(location)\r\n\r\n")
            return take(kind, id, request, connection)
        }

        private func respondToHead(_ kind: String, _ id: String, _ connection: ServerConnection) {
            let upload = state.withLock { state -> Upload? in
                state[id]?.turn += 1
                return state[id]
            }
            guard let upload else { return connection.write("HTTP/1.1 404 Not Found\r\n\r\n") }
            let lines = [
                "HTTP/1.1 200 OK", "Upload-Offset: \(upload.bytes.count)", "Upload-Length: \(upload.length)",
                "Cache-Control: no-store",
            ]
            let own = kind == "tus" ? "Tus-Resumable: 1.0.0" : "Upload-Complete: ?\(upload.isComplete ? 1 : 0)"
            connection.write((lines + [own, "", ""]).joined(separator: "\r\n"))
        }

        private func append(
            _ kind: String, _ id: String, _ request: ReceivedRequest, _ connection: ServerConnection
        ) -> Bool {
            let offset = state.withLock { state -> Int? in
                state[id]?.turn += 1
                return state[id]?.bytes.count
            }
            guard let offset else {
                connection.respond(404)
                return false
            }
            let type = kind == "tus" ? "application/offset+octet-stream" : "application/partial-upload"
            guard request.header("Content-Type") == type else {
                connection.respond(415)
                return false
            }
            guard request.header("Upload-Offset") == "\(offset)" else {
                connection.respond(409, headers: ["Upload-Offset: \(offset)", "Connection: close"])
                return false
            }
            return take(kind, id, request, connection)
        }

        /// Takes the body of a request, as much as comes.
        private func take(
            _ kind: String, _ id: String, _ request: ReceivedRequest, _ connection: ServerConnection
        ) -> Bool {
            guard let turn = state.withLock({ $0[id]?.turn }) else { return false }
            var left = request.header("Content-Length").flatMap { Int($0) } ?? 0
            if let requestLimit, left > requestLimit {
                connection.respond(413, headers: limits + ["Connection: close"])
                return false
            }
            while left > 0 {
                guard let chunk = connection.readSome(min(left, 16 << 10)) else { return false }
                left -= chunk.count
                let isOwnTurn = state.withLock { state -> Bool in
                    guard state[id]?.turn == turn else { return false }
                    state[id]?.bytes += chunk
                    return true
                }
                guard isOwnTurn else { return false }
            }
            let upload = state.withLock { state -> Upload? in
                guard let upload = state[id], upload.turn == turn else { return nil }
                let isLast = request.header("Upload-Complete") == "?1"
                state[id]?.isComplete = kind == "tus" ? upload.bytes.count == upload.length : isLast
                return state[id]
            }
            guard let upload else { return false }
            let headers =
                kind == "tus"
                ? ["Tus-Resumable: 1.0.0", "Upload-Offset: \(upload.bytes.count)"]
                : ["Upload-Complete: ?\(upload.isComplete ? 1 : 0)"]
            connection.respond(upload.isComplete ? 200 : 202, headers: headers, body: upload.isComplete ? "taken" : "")
            return true
        }
    }
}
