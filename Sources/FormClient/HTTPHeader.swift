#if Upload
import MIMETypes
import NIOHTTP1

/// A header of a request or a response.
public struct HTTPHeader: Sendable, Hashable {
    /// The name; letter case does not count.
    public let name: String
    /// The value.
    public let value: String

    /// Makes a header; whether it is legal is checked when it is sent.
    ///
    /// - Parameters:
    ///   - name: an HTTP token. `Content-Type`, `Content-Length` and `Transfer-Encoding` belong to the body and are refused.
    ///   - value: text without control characters but for tabs.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Throws if the header can't be sent, or would contradict the body.
    func requireLegal() throws(FormClientError) {
        let isReserved = ["content-type", "content-length", "transfer-encoding"].contains(name.lowercased())
        guard !isReserved else {
            throw FormClientError(
                .invalidParameter, name, reason: "is a header that the body sets itself; leave it out")
        }
        guard !name.isEmpty, name.utf8.allSatisfy(ASCII.isToken),
            value.utf8.allSatisfy({ $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F })
        else {
            throw FormClientError(
                .invalidParameter, name,
                reason: "is no legal header; use a token and a value without control characters")
        }
    }
}

extension [HTTPHeader] {
    init(_ headers: HTTPHeaders) {
        self = headers.map { HTTPHeader($0.name, $0.value) }
    }
}
#endif
