#if Server
import HTTPTypes

extension ServiceConfiguration {
    /// Returns whether text is a valid item of `trustedProxies`.
    package static func isProxy(_ text: String) -> Bool {
        text == AddressNetwork.localSocket || AddressNetwork(text) != nil
    }

    /// Returns whether text is a valid `clientHeader`.
    package static func isHeader(_ text: String) -> Bool { HTTPField.Name(text) != nil }

    /// The trusted proxies, and the header in which they identify the client.
    var proxies: TrustedProxies {
        guard let header = HTTPField.Name(clientHeader) else {
            preconditionFailure("'\(clientHeader)' is not the name of a header")
        }
        return TrustedProxies(trustedProxies, header: header)
    }
}
#endif
