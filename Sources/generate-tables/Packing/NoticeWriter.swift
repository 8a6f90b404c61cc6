import Foundation

/// Writes the notices about the sources of the tables that every copy of the package must include.
struct NoticeWriter {
    private let licences: [LicenceRow]
    /// The texts of licences, by the licences' names.
    private let texts: [String: String]

    init(_ licences: [LicenceRow], texts: [String: String]) {
        self.licences = licences
        self.texts = texts
    }

    private static let introduction = """
        # Notice

        swift-mimetype is licensed under the Apache License, Version 2.0; see [LICENSE](LICENSE).

        The code, descriptions and comments were written for this project. The tables in `data/` contain facts: names of
        media types, file name patterns, byte patterns, and relations between types. Each row of the tables names its
        source, and `data/licences.tsv` lists every source with its licence:

        """

    private static let conclusion = """

        This package contains no text or code from these sources. It contains neither libmagic nor freedesktop.org's
        shared MIME-info database; if these are installed on a system, they can be used at run time.

        `generate-tables` writes this file.

        """

    /// The contents of `NOTICE.md`.
    var notice: String {
        let rows = licences.map { row in
            let name = row.address.isEmpty ? row.name : "[\(row.name)](\(row.address))"
            return "| `\(row.source)` | \(name) | \(row.licence) | \(row.facts) |\n"
        }
        let table = "\n| source | | licence | facts |\n|---|---|---|---|\n" + rows.joined()
        return Self.introduction + table + Self.conclusion
            + attributed.map { row in
                let text = texts[row.licence].map { "\n" + Self.indented($0) } ?? ""
                return "\n## \(row.name)\n\n" + row.attribution.map { "    \($0)\n" }.joined() + text
            }.joined()
    }

    /// The contents of `debian/copyright`.
    ///
    /// https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
    var debianCopyright: String {
        let holders = attributed.filter { texts[$0.licence] != nil }
        let names = holders.flatMap(\.attribution).filter { $0.lowercased().hasPrefix("copyright") }
        let notices = attributed.map { row in
            ([row.name] + row.attribution).map { " \($0)\n" }.joined()
        }
        let licences = Set(holders.map(\.licence)).sorted().map { name in
            "\nLicense: \(name)\n" + Self.folded(texts[name] ?? "")
        }
        return """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: swift-mimetype

            Files: *
            Copyright: 2026 The authors of swift-mimetype
            License: Apache-2.0

            Files: data/* Sources/CDetectionTables/* Sources/MIME*/Tables/Generated/*
            Copyright: 2026 The authors of swift-mimetype
            \(names.map { " \($0)" }.joined(separator: "\n"))
            License: \((["Apache-2.0"] + Set(holders.map(\.licence)).sorted()).joined(separator: " and "))
            Comment:
             The tables contain facts. Each row names its source; data/licences.tsv lists the facts from each source.
             .

            """ + notices.joined(separator: " .\n") + """

                License: Apache-2.0
                 On Debian systems the full text is in /usr/share/common-licenses/Apache-2.0.

                """ + licences.joined()
    }

    private var attributed: [LicenceRow] { licences.filter { !$0.attribution.isEmpty } }

    /// Returns lines as an indented code block of Markdown.
    private static func indented(_ text: String) -> String {
        lines(text).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }

    /// Returns lines as a field in Debian's format, in which a dot represents an empty line.
    private static func folded(_ text: String) -> String {
        lines(text).map { $0.isEmpty ? " .\n" : " \($0)\n" }.joined()
    }

    private static func lines(_ text: String) -> [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
