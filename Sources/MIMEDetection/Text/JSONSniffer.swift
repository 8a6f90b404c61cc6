import MIMETypes

/// Recognises JSON, JSON Lines, and, by their members, the formats based on JSON.
enum JSONSniffer: TextSniffer {
    static let tier = Evidence.Tier.weak

    static func candidate(_ text: TextSample) -> Candidate? {
        let cursor = text.start
        guard JSONScanner.mayStart(cursor) else { return startsSequence(text) ? sequence(text) : nil }
        var scanner = JSONScanner(cursor)
        let outcome = scanner.scan()
        switch outcome {
        case .malformed:
            return nil
        case .truncated:
            // A few characters that look like JSON are not enough.
            guard !text.isWhole, scanner.tokens >= 4 else { return nil }
        case .complete:
            var rest = scanner.end
            rest.skipWhitespace()
            if !rest.isAtEnd { return lines(cursor, text) }
            // In prose, brackets may enclose anything.
            if scanner.tokens < 2, scanner.members.isEmpty { return nil }
        }
        guard let format = format(of: scanner.members) else {
            return candidate("application/json", "JSON grammar", text)
        }
        return candidate(format.type, format.detail, text)
    }

    /// Returns the format based on JSON that some members are of, and the member that tells; nil for any other JSON.
    static func format(of members: [JSONScanner.Member]) -> (type: StaticString, detail: String)? {
        let initials = members.reduce(0) { $0 | initial(of: $1.name.first) }
        let format = formats.first {
            initials & initial(of: $0.member.utf8Start.pointee) != 0 && $0.matches(members)
        }
        return format.map { ($0.type, $0.detail) }
    }

    /// The bit of a name's first character in a set of such bits, by which most formats are ruled out.
    private static func initial(of first: UInt8?) -> UInt64 { 1 &<< UInt64(first ?? 0) }

    /// Recognises JSON Lines: a value on each line.
    ///
    /// https://jsonlines.org
    private static func lines(_ start: ByteCursor, _ text: TextSample) -> Candidate? {
        var cursor = start
        var count = 0
        while !cursor.isAtEnd, count < 64 {
            let line = cursor.takeLine()
            if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
            // The last line may be cut off.
            if cursor.isAtEnd, !text.isWhole { break }
            var scanner = JSONScanner(ByteCursor(line))
            guard case .complete = scanner.scan() else { return nil }
            guard line.first != UInt8(ascii: "[") || scanner.tokens > 2 else { return nil }
            var rest = scanner.end
            rest.skipWhitespace()
            guard rest.isAtEnd else { return nil }
            count += 1
        }
        return count >= 2 ? candidate("application/x-ndjson", "\(count) lines of JSON", text) : nil
    }

    /// A format and the member that all of its files contain, with the value or its start if that is fixed.
    private struct Format {
        let type: StaticString
        /// The name of the object that contains the member; nil for the outermost one.
        var object: StaticString?
        let member: StaticString
        var values: [StaticString] = []
        var others: [StaticString] = []

        var detail: String { "member \(object.map { "\($0)." } ?? "")\(member)" }

        func matches(_ members: [JSONScanner.Member]) -> Bool {
            let hasMember = members.contains { found in
                isMember(found, member)
                    && (values.isEmpty || values.contains { value in found.text?.has(value, at: 0) ?? false })
            }
            return hasMember && others.allSatisfy { other in members.contains { isMember($0, other) } }
        }

        private func isMember(_ found: JSONScanner.Member, _ name: StaticString) -> Bool {
            guard found.name.equals(name) else { return false }
            guard let object else { return found.objectName == nil }
            return found.objectName?.equals(object) ?? false
        }
    }

    /// The formats; their order matters only if a file contains members of two formats.
    private static let formats: [Format] = [
        // https://www.rfc-editor.org/rfc/rfc7946#section-1.4
        Format(
            type: "application/geo+json", member: "type",
            values: ["FeatureCollection"], others: ["features"]),
        Format(type: "application/geo+json", member: "type", values: ["Feature"], others: ["geometry"]),
        Format(
            type: "application/geo+json", member: "type",
            values: ["Point", "LineString", "Polygon", "MultiPoint", "MultiLineString", "MultiPolygon"],
            others: ["coordinates"]),
        Format(
            type: "application/geo+json", member: "type", values: ["GeometryCollection"], others: ["geometries"]),
        // A tileset states the version of its format as glTF does: https://github.com/CesiumGS/3d-tiles
        Format(type: "application/json", member: "geometricError", others: ["root"]),
        // https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#reference-asset
        Format(type: "model/gltf+json", object: "asset", member: "version"),
        // https://nbformat.readthedocs.io/en/latest/format_description.html
        Format(type: "application/x-ipynb+json", member: "nbformat"),
        // http://www.softwareishard.com/blog/har-12-spec
        Format(type: "application/har+json", object: "log", member: "version", others: ["creator"]),
        // https://cyclonedx.org/docs/1.6/json
        Format(type: "application/vnd.cyclonedx+json", member: "bomFormat", values: ["CycloneDX"]),
        // https://spdx.github.io/spdx-spec/v2.3
        Format(type: "application/spdx+json", member: "spdxVersion", values: ["SPDX-"]),
        // https://json-schema.org/draft/2020-12/json-schema-core
        Format(
            type: "application/schema+json", member: "$schema",
            values: ["http://json-schema.org/", "https://json-schema.org/"]),
        // https://www.w3.org/TR/json-ld11
        Format(type: "application/ld+json", member: "@context"),
        // https://www.rfc-editor.org/rfc/rfc7033#section-4.4
        Format(type: "application/jrd+json", member: "subject", values: ["acct:", "http"], others: ["links"]),
        // https://www.w3.org/TR/appmanifest
        Format(type: "application/manifest+json", member: "start_url", others: ["display"]),
        Format(type: "application/manifest+json", member: "start_url", others: ["icons"]),
        // https://www.rfc-editor.org/rfc/rfc7517#section-4
        Format(type: "application/jwk+json", member: "kty", values: ["RSA", "EC", "OKP", "oct"]),
        // https://www.cityjson.org/specs
        Format(type: "application/city+json", member: "type", values: ["CityJSON"], others: ["CityObjects"]),
        // https://tc39.es/ecma426
        Format(type: "application/json", member: "mappings", others: ["sources"]),
        // The header of a job file of the Gerber format.
        Format(type: "application/x-gerber-job", object: "Header", member: "GenerationSoftware"),
    ]
}
