#if Upload
import MultipartFormData
import Testing

@testable import FormClient

struct RequestTargetTests {
    @Test(arguments: [
        ("http://example.org", "http://example.org/"), ("https://example.org:443/a?b=c", "https://example.org/a?b=c"),
        ("http://example.org:443/", "http://example.org:443/"), ("http://[::1]:8080/a%20b", "http://[::1]:8080/a%20b"),
        ("HTTP://me:secret@Example.org/#there", "http://example.org/"),
        ("http://example.org?q", "http://example.org/?q"),
        (" http://example.org/a b\"é?ü ", "http://example.org/a%20b%22%C3%A9?%C3%BC"),
        ("http:\\\\example.org\\a\\..\\b?\\", "http://example.org/b?\\"),
        ("http://example.org:/", "http://example.org/"),
        ("http://example.org:00080/./a/%2E%2e/b/.", "http://example.org/b/"),
        ("http://ex%61mple.org./", "http://example.org./"),
        ("http://a@b@example.org/", "http://example.org/"),
        ("http://[::FFFF:127.0.0.1]/", "http://[::ffff:127.0.0.1]/"),
        ("http://_dmarc.example.org/", "http://_dmarc.example.org/"),
        ("http://example.org/a//b", "http://example.org/a//b"),
    ])
    func urlIsWrittenInOneWay(_ url: String, _ text: String) throws {
        #expect(try RequestTarget(url).text == text)
        #expect(try RequestTarget(text).text == text)
    }

    @Test(arguments: [
        "", "example.org", "ftp://example.org/", "http:/example.org/", "http:example.org", "http://", "http:///",
        "http://:80/",
        "http://]/", "http://[/x", "http://[::1/", "http://[]/", "http://[::1]x/", "http://[\u{301}::1]/",
        "http://[fe80::1%25eth0]/",
        "http://[1:2:3]/", "http://a b/", "http://a\u{0}b/", "http://exa\tmple.org/",
        "http://example.org:65536/", "http://example.org:84646/", "http://example.org:99999999999999999999/",
        "http://[::1]:65536/", "http://example.org:0/", "http://example.org:-1/", "http://example.org:8o/",
        "http://1.2.3.256/", "http://127.1/", "http://0x7f000001/", "http://2130706433/", "http://127.0.0.01/",
        "http://a..b/", "http://.a/", "http://./", "http://%/", "http://%FF/", "http://a,b/", "http://fi\u{0301}/",
        "http://ﬁ.example/", "http://\u{0301}a/", "http://user@/", "http://\(String(repeating: "a", count: 64))/",
    ])
    func urlWithoutAServerIsRefused(_ url: String) {
        #expect(throws: FormClientError.self) { try RequestTarget(url) }
        if URLPieces.hasScheme(url) {
            #expect((try? RequestTarget("http://example.org/a"))?.target(of: url) == nil)
        }
    }

    @Test(arguments: [
        ("http://BÜCHER.example/", "xn--bcher-kva.example"), ("http://faß.de/", "xn--fa-hia.de"),
        ("http://点看。example/", "xn--3pxu8k.example"), ("http://пример.испытание/", "xn--e1afmkfd.xn--80akhbyknj4f"),
        ("http://उदाहरण.परीक्षा/", "xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g"), ("http://%C3%BC.example/", "xn--tda.example"),
        ("http://実例.テスト/", "xn--fsq470a.xn--zckzah"), ("http://xn--bcher-kva.example/", "xn--bcher-kva.example"),
        ("http://مثال.إختبار/", "xn--mgbh0fb.xn--kgbechtv"),
    ])
    func internationalHostIsWrittenInASCII(_ url: String, _ host: String) throws {
        #expect(try RequestTarget(url).host == host)
    }

    @Test(arguments: [
        ("there", "http://example.org/a/there"), ("/there?x", "http://example.org/there?x"),
        ("//other.example/", "http://other.example/"), ("https://other.example", "https://other.example/"),
        ("?only=query", "http://example.org/a/b?only=query"), ("#part", "http://example.org/a/b?c"),
        ("", "http://example.org/a/b?c"), ("../up", "http://example.org/up"), ("a:b", nil),
        ("./a:b", "http://example.org/a/a:b"),
        ("\\\\other.example\\x", "http://other.example/x"), ("file:///etc/passwd", nil),
        ("http://127.0.0.1:65536/", nil),
    ])
    func locationMayBeRelative(_ location: String, _ url: String?) throws {
        #expect(try RequestTarget("http://example.org/a/b?c").target(of: location)?.text == url)
    }

    @Test func passwordIsTakenOutOfTheURL() throws {
        let target = try RequestTarget("https://me%40home:se:cret@example.org/")
        #expect(target.authorization == "Basic bWVAaG9tZTpzZTpjcmV0")
        #expect(!target.text.contains("cret"))
        #expect(try RequestTarget("https://me@example.org/").authorization == "Basic bWU6")
        do throws(FormClientError) {
            _ = try RequestTarget("https://me:secret@exa mple.org/")
        } catch {
            #expect("\(error)" == "'…@exa mple.org/' has a host that has a character that no host has; correct it")
        }
    }

    @Test(arguments: [("proxy.example", 65536), ("proxy.example", 0), ("a b", 80), ("[::1", 80), ("", 80), ("a/b", 80)])
    func proxyIsCheckedToo(_ host: String, _ port: Int) {
        var configuration = FormClientConfiguration()
        configuration.proxy = .http(host: host, port: port)
        #expect(throws: FormClientError.self) { try HTTPFormClient(configuration: configuration) }
    }

    @Test func originIsTheSchemeTheHostAndThePort() throws {
        let target = try RequestTarget("https://example.org/a")
        #expect(try target.hasOrigin(of: RequestTarget("https://EXAMPLE.org:443/b")))
        for other in ["http://example.org/", "https://example.org:444/", "https://www.example.org/"] {
            #expect(try !target.hasOrigin(of: RequestTarget(other)))
        }
    }

    @Test func parametersAreAddedToTheQuery() throws {
        var form = URLEncodedForm()
        form.append("a b", value: "ü&")
        #expect(try RequestTarget("http://a/?x#y", parameters: form).pathAndQuery == "/?x&a+b=%C3%BC%26")
        #expect(try RequestTarget("http://a/?", parameters: form).pathAndQuery == "/?a+b=%C3%BC%26")
        #expect(try RequestTarget("http://a", parameters: form).pathAndQuery == "/?a+b=%C3%BC%26")
    }

    @Test func randomTextIsRefusedOrReadTheSameTwice() throws {
        var generator = SplitMix(state: 1)
        let base = try RequestTarget("http://user:pw@example.org:8080/a/b?c")
        let pieces = [
            "http", "https", ":", "//", "[", "]", "::1", "@", "%", "2e", ".", "..", "/", "\\", "?", "#", "é", "\u{301}",
            "65536", "80", "a", " ", "\u{0}", "xn--",
        ]
        for _ in 0..<20_000 {
            let count = Int.random(in: 0..<12, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            for target in [try? RequestTarget(text), try? RequestTarget("http://\(text)"), base.target(of: text)] {
                guard let target else { continue }
                #expect(target.text.utf8.allSatisfy { 0x21..<0x7F ~= $0 })
                #expect(1...65535 ~= target.port)
                #expect(try RequestTarget(target.text).text == target.text)
            }
        }
    }
}

/// Numbers that look random and are the same each time.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
#endif
