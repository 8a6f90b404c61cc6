#if Upload
import FormClient
import MIMETypes

/// Explains an error, and names the command's option that helps to solve the problem.
enum CommandAdvice {
    static func message(for error: FormClientError) -> String {
        guard let advice = advice(for: error) else { return "\(error)" }
        return "\(error.problem); \(advice)"
    }

    private static func advice(for error: FormClientError) -> String? {
        switch error.code {
        case .timedOut:
            "check what the server has, or allow more time with --timeout, --connect-timeout or --total-timeout"
        case .tooManyRedirects: "allow more with --max-redirects"
        case .otherOrigin: "add --redirects any-origin if that is right"
        case .untrustedCertificate: "check it with its operator, or trust who signed it with --cacert FILE"
        case .droppedBody: "send it there, or add --redirects as-browsers if the server takes forms that way"
        case .lengthRequired: "send a file instead"
        case .proxyFailed where error.status == 407: "give --proxy http://name:password@host:port"
        case .oldTLS: "have it updated, or allow old versions with --tls-min"
        default: nil
        }
    }
}
#endif
