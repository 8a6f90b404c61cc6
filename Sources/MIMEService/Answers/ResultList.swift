#if Server
import DetectionJSON
import HTTPTypes
import Hummingbird
import MIMETypes

/// Results in the form that the client asked for.
struct ResultList: Sendable {
    /// One result: a bare type for text, an object for the others.
    struct Result: Sendable {
        let type: String
        let members: @Sendable () -> [(String, JSON)]
    }

    let results: [Result]
    /// Whether there can be several, so that JSON is an array even if there is one.
    let isList: Bool

    func body(as representation: Representation) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1024 * results.count)
        switch representation {
        case .json: appendJSON(to: &bytes)
        case .text: for result in results { bytes += "\(result.type)\n".utf8 }
        case .jsonLines:
            for result in results {
                JSON.object(result.members()).append(to: &bytes)
                bytes.append(UInt8(ascii: "\n"))
            }
        case .html: bytes += ResultPage(results.map { $0.members() }).html.utf8
        }
        return bytes
    }

    private func appendJSON(to bytes: inout [UInt8]) {
        if isList {
            JSON.array(results.map { .object($0.members()) }).append(to: &bytes)
        } else if let only = results.first {
            JSON.object(only.members()).append(to: &bytes)
        }
        bytes.append(UInt8(ascii: "\n"))
    }
}
#endif
