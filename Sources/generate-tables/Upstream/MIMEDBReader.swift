import Foundation

/// Reads the JSON of mime-db, and of the tables from which mime-db is made: IANA's, Apache's and nginx's.
enum MIMEDBReader {
    private struct Record: Decodable {
        var extensions: [String]?
        var charset: String?
        var compressible: Bool?
    }

    static func read(_ data: Data, source: UpstreamTable.Source) throws -> UpstreamTable {
        var table = UpstreamTable(source: source)
        for (name, record) in try JSONDecoder().decode([String: Record].self, from: data) {
            guard let name = TypeName.normalized(name) else { continue }
            table.entries[name] = UpstreamTable.Entry(
                globs: (record.extensions ?? []).map { UpstreamTable.Glob(pattern: "*.\($0)") },
                charset: record.charset?.lowercased(),
                isCompressible: record.compressible)
        }
        return table
    }
}
