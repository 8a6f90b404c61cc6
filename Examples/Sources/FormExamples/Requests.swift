import FormClient
import MIMETypes
import MultipartFormData

/// Reads a URL with parameters, which are escaped.
func readURL(_ url: String) async throws {
    let client = try HTTPFormClient()
    let response = try await client.get(url, parameters: ["q": "café & co", "page": "2"])
    print("get:", response.status, response.mimeType?.description ?? "no type")
}

/// Posts fields as a form without files.
func postFields(to url: String) async throws {
    let response = try await HTTPFormClient().post(["name": "lee", "city": "Malmö"], to: url)
    print("post:", response.status)
}

/// Posts a value as JSON; the answer could be read with `decode`.
func postJSON(to url: String) async throws {
    struct User: Codable {
        var id: Int
        var name: String
    }
    let client = try HTTPFormClient()
    let response = try await client.post(json: User(id: 7, name: "lee"), to: url)
    print("json:", response.status)
    let other = try await client.send(.put, url, body: .json(["active": true]), headers: [.accept: "application/json"])
    print("put:", other.status)
}

/// Tells what went wrong: each error names its subject and what to do.
func handleErrors(_ path: String, _ url: String) async {
    do {
        _ = try await HTTPFormClient().send(.post, "\(url)/nowhere", body: .file(path))
    } catch  where error.code == .badStatus {
        print("the server says", error.status ?? 0, String(decoding: error.bodyStart, as: UTF8.self))
    } catch  where error.code == .timedOut {
        print("too slow:", error)
    } catch {
        print("error:", error)
    }
}
