#if Server
import HTTPTypes

extension ServiceConfiguration {
    /// Whether a text is valid in `trustedProxies`.
    package static func isProxy(_ text: String) -> Bool {
        text == AddressNetwork.localSocket || AddressNetwork(text) != nil
    }

    /// Whether a text is valid as `clientHeader`.
    package static func isHeader(_ text: String) -> Bool { HTTPField.Name(text) != nil }

    /// The proxies, and the header that is read from them.
    var proxies: TrustedProxies {
        guard let header = HTTPField.Name(clientHeader) else {
            preconditionFailure("'\(clientHeader)' is not the name of a header")
        }
        return TrustedProxies(trustedProxies, header: header)
    }
}
#endif
