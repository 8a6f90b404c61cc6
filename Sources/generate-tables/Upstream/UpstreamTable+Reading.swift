import Foundation

extension UpstreamTable {
    /// Reads a file in the format that its source publishes.
    static func read(_ path: String, source: Source) throws -> UpstreamTable {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return switch source {
        case .tika: try TikaReader.read(data)
        case .iana, .mimeDB, .apache, .nginx: try MIMEDBReader.read(data, source: source)
        case .debian: try MIMETypesFileReader.read(data, source: source)
        case .linguist, .pygments: throw UsageError("\(path) has languages; LanguageTable reads it")
        }
    }
}
