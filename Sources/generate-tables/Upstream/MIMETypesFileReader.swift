import Foundation

/// Reads the format of `/etc/mime.types`: a type and its extensions on each line.
enum MIMETypesFileReader {
    static func read(_ data: Data, source: UpstreamTable.Source) throws -> UpstreamTable {
        var table = UpstreamTable(source: source)
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
            guard let name = words.first.flatMap({ TypeName.normalized($0) }) else { continue }
            let globs = words.dropFirst().map { UpstreamTable.Glob(pattern: "*.\($0)") }
            table.entries[name, default: UpstreamTable.Entry()].globs += globs
        }
        return table
    }
}
