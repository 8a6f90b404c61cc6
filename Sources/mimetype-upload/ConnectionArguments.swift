#if Upload
import ArgumentParser
import FormClient

/// The redirects to follow, as specified on the command line.
enum RedirectArgument: String, ExpressibleByArgument, CaseIterable {
    case none
    case sameOrigin = "same-origin"
    case readAnywhere = "read-anywhere"
    case anyOrigin = "any-origin"
    case asBrowsers = "as-browsers"

    var policy: FormClientConfiguration.RedirectPolicy {
        switch self {
        case .none: .none
        case .sameOrigin: .sameOrigin
        case .readAnywhere, .asBrowsers: .readAnywhere
        case .anyOrigin: .anyOrigin
        }
    }

    /// The redirect statuses after which the new URL is requested without the body.
    var statusesThatDropBodies: Set<Int> {
        self == .asBrowsers ? [301, 302, 303] : [303]
    }
}

/// A version of TLS, as specified on the command line.
enum TLSVersionArgument: String, ExpressibleByArgument, CaseIterable {
    case tls10 = "1.0"
    case tls11 = "1.1"
    case tls12 = "1.2"
    case tls13 = "1.3"

    var version: FormClientConfiguration.TLS.Version {
        switch self {
        case .tls10: .tls10
        case .tls11: .tls11
        case .tls12: .tls12
        case .tls13: .tls13
        }
    }
}

/// A proxy, as specified on the command line.
struct ProxyArgument: ExpressibleByArgument {
    let proxy: FormClientConfiguration.Proxy

    init?(argument: String) {
        if argument == "none" {
            proxy = .none
        } else {
            guard let proxy = try? FormClientConfiguration.Proxy(argument) else { return nil }
            self.proxy = proxy
        }
    }
}
#endif
