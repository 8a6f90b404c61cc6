#if Upload
@testable import FormClient
import Testing

@Suite struct CookieJarTests {
    private let plain: RequestTarget
    private let encrypted: RequestTarget
    private let jar = CookieJar()

    init() throws {
        plain = try RequestTarget("http://example.org/")
        encrypted = try RequestTarget("https://example.org/")
    }

    @Test func unencryptedAnswerReplacesNoSecureCookie() {
        jar.store(["session=right; Secure; Path=/"], from: encrypted)
        jar.store(["session=wrong; Path=/", "session=wrong; Path=/deep", "other=1"], from: plain)
        #expect(jar.header(for: encrypted) == "session=right; other=1")
        jar.store(["session=next; Secure; Path=/"], from: encrypted)
        #expect(jar.header(for: encrypted) == "other=1; session=next")
    }

    @Test(arguments: [
        ("__Host-a=1; Secure; Path=/", true), ("__Host-a=1; Path=/", false), ("__Host-a=1; Secure", false),
        ("__host-a=1; Secure; Path=/; Domain=example.org", false), ("__Secure-a=1; Secure", true),
        ("__SECURE-a=1", false),
    ])
    func prefixOfANameIsAPromise(_ cookie: String, _ isKept: Bool) {
        jar.store([cookie], from: encrypted)
        #expect((jar.header(for: encrypted) != nil) == isKept)
        jar.removeAll()
        jar.store([cookie], from: plain)
        #expect(jar.header(for: plain) == nil)
    }
}
#endif
