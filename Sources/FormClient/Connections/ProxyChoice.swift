#if Upload
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Chooses the proxy for a server.
struct ProxyChoice: Sendable {
    private let all: ProxyTarget?
    /// The environment that decides on the proxy; nil if the configuration does.
    private let environment: [String: String]?

    /// Checks the proxy of a configuration.
    ///
    /// - Parameters:
    ///   - proxy: the proxy setting of the configuration.
    ///   - environment: the environment of the process.
    /// - Throws: a `FormClientError` if the host or the port is not valid.
    init(
        _ proxy: FormClientConfiguration.Proxy,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(FormClientError) {
        switch proxy {
        case .environment: (all, self.environment) = (nil, environment)
        default: (all, self.environment) = (try ProxyTarget(proxy), nil)
        }
    }

    /// Returns the proxy for a server, or nil for a direct connection.
    ///
    /// - Throws: a `FormClientError` if the proxy in the environment is not valid.
    func proxy(for target: RequestTarget) throws(FormClientError) -> ProxyTarget? {
        guard let environment else { return all }
        let excluded = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
        let entries = excluded.lowercased().split { $0 == "," || $0.isWhitespace }
        guard !entries.contains(where: { ProxyExclusion($0)?.matches(target) == true }) else { return nil }
        let names =
            target.isEncrypted
            ? ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] : ["http_proxy", "all_proxy", "ALL_PROXY"]
        for name in names {
            guard let value = environment[name] else { continue }
            return value.isEmpty ? nil : try Self.parse(value, from: name)
        }
        return nil
    }

    private static func parse(_ text: String, from name: String) throws(FormClientError) -> ProxyTarget? {
        do throws(FormClientError) {
            return try ProxyTarget(FormClientConfiguration.Proxy(text))
        } catch {
            throw FormClientError(
                .invalidParameter, error.subject, reason: "in the environment's \(name) \(error.reason)")
        }
    }
}
#endif
