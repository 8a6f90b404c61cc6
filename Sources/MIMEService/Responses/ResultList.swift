#if Server
import DetectionJSON
import HTTPTypes
import Hummingbird
import MIMETypes

/// A list of results in the format that the client asked for.
struct ResultList: Sendable {
    /// A result: a line for text, an object for JSON, and a row for a page.
    struct Result: Sendable {
        /// The type, preceded by the verdict of a policy if there is one.
        let text: String
        /// A closure that writes the members of the object.
        let write: @Sendable (inout JSONWriter) -> Void
        /// The row on a page; nil if no page is offered.
        var row: ResultRow?
    }

    let results: [Result]
    /// Whether there can be several results, so that JSON is an array even for one.
    let isList: Bool

    func body(as representation: Representation, in frame: PageFrame) -> [UInt8] {
        switch representation {
        case .json: json
        case .text: results.flatMap { "\($0.text)\n".utf8 }
        case .jsonLines: lines
        case .html: Array(ResultPage(rows: results.compactMap(\.row), frame: frame).html.utf8)
        }
    }

    private var json: [UInt8] {
        var writer = JSONWriter(capacity: 512 * results.count)
        if isList {
            writer.array(results) { $0.object($1.write) }
        } else if let only = results.first {
            writer.object(only.write)
        }
        writer.endLine()
        return writer.finish()
    }

    private var lines: [UInt8] {
        var writer = JSONWriter(capacity: 512 * results.count)
        for result in results {
            writer.object(result.write)
            writer.endLine()
        }
        return writer.finish()
    }
}
#endif
