#if Server
import DetectionJSON
import Logging

/// Writes each message as a JSON object on its own line.
struct JSONLogHandler: LogHandler {
    let label: String
    let stream: any TextOutputStream & Sendable
    var logLevel = Logger.Level.notice
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let fixed: [(String, Logger.MetadataValue)] = [
            ("time", "\(Process.timestamp())"), ("level", "\(event.level)"), ("logger", "\(label)"),
            ("message", "\(event.message)"),
        ]
        let more = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
        var stream = stream
        stream.write(Self.object(fixed + more) + "\n")
    }

    private static func object(_ members: [(String, Logger.MetadataValue)]) -> String {
        "{\(members.map { "\(JSON.string($0.0).text):\(json($0.1))" }.joined(separator: ","))}"
    }

    private static func json(_ value: Logger.MetadataValue) -> String {
        switch value {
        case .string(let text): JSON.string(text).text
        case .stringConvertible(let number as Int): "\(number)"
        case .stringConvertible(let number as Double) where number.isFinite: "\(number)"
        case .stringConvertible(let value): JSON.string("\(value)").text
        case .array(let values): "[\(values.map(json).joined(separator: ","))]"
        case .dictionary(let members):
            object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        }
    }
}
#endif
