import MIMEDetection
import MIMETypes

/// A selection of the types of files to send: types with their subtypes, families such as `image`, or extensions.
struct TypeSelection: Equatable {
    private enum Range: Equatable {
        case types([MIMEType])
        case family(String)
    }

    private var ranges: [Range] = []

    /// Parses comma-separated types; fails if one of them is not known.
    init?(_ text: String) {
        for word in text.split(separator: ",") {
            guard let range = Self.range(word.lowercased()) else { return nil }
            ranges.append(range)
        }
        if ranges.isEmpty { return nil }
    }

    /// Checks whether files of a type are selected.
    func contains(_ type: MIMEType) -> Bool {
        ranges.contains { range in
            switch range {
            case .types(let types): types.contains { TypeRegistry.standard.isSubtype(type, of: $0) }
            // JSON and SVG are text, too.
            case .family(let family): type.type == family || family == "text" && TypeRegistry.standard.isText(type)
            }
        }
    }

    private static func range(_ word: String) -> Range? {
        let family = word.hasSuffix("/*") ? String(word.dropLast(2)) : word
        if ["application", "audio", "font", "image", "message", "model", "text", "video"].contains(family) {
            return .family(family)
        }
        guard word.contains("/") else {
            let types = MIMEType.types(fileExtension: word)
            return types.isEmpty ? nil : .types(types)
        }
        return MIMEType(word).flatMap { TypeRegistry.standard.contains($0) ? .types([$0]) : nil }
    }
}
