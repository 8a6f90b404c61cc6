#if Upload
import HTTPTypes
import Testing

@testable import FormClient

/// What is sent where after a redirect, by status, method, place and policy.
struct RedirectTableTests {
    enum Outcome: Sendable, Equatable {
        /// Sent on with this method; with the body or not, and with the caller's secrets or not.
        case sent(String, body: Bool, secrets: Bool)
        case refused(FormClientError.Code)
        /// The redirect is the answer.
        case answer
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let status: Int
        let method: HTTPRequest.Method
        let (from, to): (String, String)
        let policy: FormClientConfiguration.RedirectPolicy
        let dropsBody: Bool
        let outcome: Outcome

        init(
            _ status: Int, _ method: HTTPRequest.Method, from: String = RedirectTableTests.a, to: String,
            under policy: FormClientConfiguration.RedirectPolicy = .readAnywhere, dropping dropsBody: Bool = false,
            _ outcome: Outcome
        ) {
            (self.status, self.method, self.from, self.to) = (status, method, from, to)
            (self.policy, self.dropsBody, self.outcome) = (policy, dropsBody, outcome)
        }

        var testDescription: String { "\(status) \(method) \(from) to \(to), \(policy)" }
    }

    private static let a = "https://a.example/x"
    private static let b = "https://b.example/y"
    private static let plainA = "http://a.example/x"

    private static let rows = [
        // The same server: all of it, or only the URL is read.
        Row(301, .post, to: "/y", .refused(.droppedBody)),
        Row(302, .post, to: "/y", .refused(.droppedBody)),
        Row(301, .post, to: "/y", dropping: true, .sent("GET", body: false, secrets: true)),
        Row(302, .post, to: "/y", dropping: true, .sent("GET", body: false, secrets: true)),
        Row(303, .post, to: "/y", .sent("GET", body: false, secrets: true)),
        Row(303, .put, to: "/y", .sent("GET", body: false, secrets: true)),
        Row(301, .put, to: "/y", .sent("PUT", body: true, secrets: true)),
        Row(302, .delete, to: "/y", .sent("DELETE", body: true, secrets: true)),
        Row(307, .post, to: "/y", .sent("POST", body: true, secrets: true)),
        Row(308, .put, to: "/y", .sent("PUT", body: true, secrets: true)),
        Row(307, .post, to: "https://a.example:443/y", .sent("POST", body: true, secrets: true)),
        Row(307, .post, to: "https://A.EXAMPLE/y", .sent("POST", body: true, secrets: true)),
        // Another server, or another port.
        Row(303, .post, to: b, .sent("GET", body: false, secrets: false)),
        Row(302, .post, to: b, .refused(.droppedBody)),
        Row(302, .post, to: b, dropping: true, .sent("GET", body: false, secrets: false)),
        Row(307, .post, to: b, .refused(.otherOrigin)),
        Row(308, .put, to: b, .refused(.otherOrigin)),
        Row(301, .put, to: b, .refused(.otherOrigin)),
        Row(307, .post, to: "https://a.example:444/", .refused(.otherOrigin)),
        Row(307, .post, to: "//b.example/", .refused(.otherOrigin)),
        Row(307, .post, to: "\\\\b.example/", .refused(.otherOrigin)),
        Row(307, .post, to: b, under: .anyOrigin, .sent("POST", body: true, secrets: false)),
        Row(303, .post, to: b, under: .anyOrigin, .sent("GET", body: false, secrets: false)),
        Row(303, .post, to: b, under: .sameOrigin, .refused(.otherOrigin)),
        Row(307, .post, to: b, under: .sameOrigin, .refused(.otherOrigin)),
        Row(303, .post, to: "/y", under: .sameOrigin, .sent("GET", body: false, secrets: true)),
        // To encryption and away from it.
        Row(307, .post, from: plainA, to: a, .sent("POST", body: true, secrets: false)),
        Row(307, .post, from: plainA, to: a, under: .sameOrigin, .sent("POST", body: true, secrets: false)),
        Row(307, .post, from: a, to: plainA, .refused(.refusedRedirect)),
        Row(307, .post, from: a, to: plainA, under: .anyOrigin, .refused(.refusedRedirect)),
        Row(303, .post, from: a, to: plainA, .sent("GET", body: false, secrets: false)),
        Row(303, .post, from: a, to: plainA, under: .sameOrigin, .refused(.otherOrigin)),
        // No redirect, or one to nowhere.
        Row(307, .post, to: "/y", under: .none, .answer),
        Row(300, .post, to: "/y", .answer),
        Row(304, .get, to: "/y", .answer),
        Row(305, .post, to: b, .answer),
        Row(307, .post, to: "ftp://a.example/", .refused(.refusedRedirect)),
        Row(303, .post, to: "javascript:alert(1)", .refused(.refusedRedirect)),
        Row(307, .post, to: "https://a.example:65536/", .refused(.refusedRedirect)),
        Row(307, .post, to: "https://[::1]:65536/", under: .anyOrigin, .refused(.refusedRedirect)),
        Row(303, .post, to: "https://0x7f.1/", .refused(.refusedRedirect)),
        Row(303, .post, to: "https:///", .refused(.refusedRedirect)),
    ]

    @Test(arguments: rows) func redirectLeadsWhereItMay(_ row: Row) throws {
        let headers: HTTPFields = [.authorization: "Bearer x", .accept: "text/plain"]
        let request = try FormRequest(row.method, RequestTarget(row.from), headers: headers, body: .bytes([1]))
        let outcome: Outcome
        do throws(FormClientError) {
            let next = try request.following(
                status: row.status, location: row.to, policy: row.policy,
                droppingBody: row.dropsBody ? [301, 302, 303] : [303])
            outcome =
                next.map {
                    let hasSecrets = $0.headers[.authorization] != nil
                    return .sent($0.method.rawValue, body: $0.body != nil, secrets: hasSecrets)
                } ?? .answer
            #expect(next.map { $0.headers[.accept] == "text/plain" } ?? true)
        } catch {
            outcome = .refused(error.code)
        }
        #expect(outcome == row.outcome)
    }

    @Test func answerWithoutAPlaceIsAnAnswer() throws {
        let request = try FormRequest(.post, RequestTarget(Self.a), headers: [:], body: nil)
        #expect(try request.following(status: 307, location: nil, policy: .anyOrigin) == nil)
    }

    @Test func methodThatReadsDoesNotChange() throws {
        for method in [HTTPRequest.Method.get, .head] {
            for status in [301, 302, 303, 307, 308] {
                let request = try FormRequest(method, RequestTarget(Self.a), headers: [:], body: nil)
                let next = try request.following(status: status, location: "/y", policy: .readAnywhere)
                #expect(next?.method == method)
            }
        }
    }
}
#endif
