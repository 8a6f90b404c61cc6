#if Upload
import MIMETypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An in-memory store of the cookies that servers have set.
///
/// Each cookie is sent only to the host that set it. The `Domain` attribute doesn't extend a cookie to other hosts,
/// because that would require the Public Suffix List, which changes every week.
/// The attributes `Path`, `Secure`, `Max-Age` and `Expires` are honoured.
/// https://www.rfc-editor.org/rfc/rfc6265#section-5
public final class CookieJar: Sendable {
    private struct Cookie {
        let name: String
        let value: String
        let host: String
        let path: String
        let isSecure: Bool
        let expiry: Int?
    }

    /// The maximum number of cookies for a host, and the maximum length of a cookie in bytes.
    private static let (countLimit, lengthLimit) = (50, 4096)

    private let cookies = Lock<[Cookie]>([])

    /// Creates an empty jar.
    public init() {}

    /// Removes all cookies.
    public func removeAll() {
        cookies.withLock { $0 = [] }
    }

    /// Returns the value of a `Cookie` header, or nil if the jar has no cookies for the server.
    func header(for target: RequestTarget) -> String? {
        let path = String(target.pathAndQuery.prefix { $0 != "?" })
        let now = Int(Date().timeIntervalSince1970)
        let fitting = cookies.withLock { cookies in
            cookies.removeAll { $0.expiry.map { $0 <= now } ?? false }
            return cookies.filter {
                $0.host == target.host && (target.isEncrypted || !$0.isSecure) && Self.path(path, isBelow: $0.path)
            }
        }
        guard !fitting.isEmpty else { return nil }
        return fitting.sorted { $0.path.utf8.count > $1.path.utf8.count }.map { "\($0.name)=\($0.value)" }
            .joined(separator: "; ")
    }

    /// Stores the cookies from the `Set-Cookie` headers of a response.
    func store(_ values: [String], from target: RequestTarget) {
        for value in values where value.utf8.count <= Self.lengthLimit {
            guard let cookie = Self.parse(value, from: target) else { continue }
            cookies.withLock { cookies in
                let sameName = cookies.filter { $0.name == cookie.name && $0.host == cookie.host }
                // An attacker who can change unencrypted responses must not replace a cookie that was set over an
                // encrypted connection.
                guard target.isEncrypted || !sameName.contains(where: \.isSecure) else { return }
                cookies.removeAll { $0.name == cookie.name && $0.host == cookie.host && $0.path == cookie.path }
                guard cookies.count(where: { $0.host == cookie.host }) < Self.countLimit else { return }
                cookies.append(cookie)
            }
        }
    }

    private static func path(_ path: String, isBelow parent: String) -> Bool {
        path == parent || path.hasPrefix(parent.hasSuffix("/") ? parent : "\(parent)/")
    }

    private static func parse(_ text: String, from target: RequestTarget) -> Cookie? {
        let pieces = text.split(separator: ";", omittingEmptySubsequences: false).map(split)
        guard let (name, value) = pieces.first, !name.isEmpty, text.contains("=") else { return nil }
        var attributes: [String: String] = [:]
        for (name, value) in pieces.dropFirst() { attributes[name.lowercased()] = value }
        if let domain = attributes["domain"], !domain.isEmpty {
            let domain = domain.lowercased().drop { $0 == "." }
            guard target.host == domain || target.host.hasSuffix(".\(domain)") else { return nil }
        }
        let isSecure = attributes["secure"] != nil
        guard target.isEncrypted || !isSecure else { return nil }
        let directory = target.pathAndQuery.prefix { $0 != "?" }
        let standard = directory.lastIndex(of: "/").map { String(directory[..<$0]) } ?? ""
        let path = attributes["path"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? (standard.isEmpty ? "/" : standard)
        guard allows(name, isSecure, attributes) else { return nil }
        return Cookie(
            name: name, value: value, host: target.host, path: path, isSecure: isSecure, expiry: expiry(attributes))
    }

    /// Checks whether a cookie meets the requirements of its name's prefix, such as `__Host-`.
    ///
    /// https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-4.1.3
    private static func allows(_ name: String, _ isSecure: Bool, _ attributes: [String: String]) -> Bool {
        let name = name.lowercased()
        if name.hasPrefix("__host-") { return isSecure && attributes["path"] == "/" && attributes["domain"] == nil }
        return isSecure || !name.hasPrefix("__secure-")
    }

    private static func expiry(_ attributes: [String: String]) -> Int? {
        if let age = attributes["max-age"].flatMap({ Int($0) }) {
            return Int(Date().timeIntervalSince1970) + min(max(age, -1), 1 << 40)
        }
        return attributes["expires"].flatMap { HTTPDate($0)?.secondsSince1970 }
    }

    /// Splits text at the first equals sign, and trims spaces and tabs from both halves.
    private static func split(_ text: Substring) -> (name: String, value: String) {
        let name = text.prefix { $0 != "=" }
        func trimmed(_ text: Substring) -> String {
            String(text.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }
        return (trimmed(name), trimmed(text[name.endIndex...].dropFirst()))
    }
}
#endif
