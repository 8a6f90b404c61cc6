#if Server
extension ServiceConfiguration {
    /// Whether a text is valid in `trustedProxies`.
    package static func isProxy(_ text: String) -> Bool {
        text == AddressNetwork.localSocket || AddressNetwork(text) != nil
    }
}
#endif
