import MIMEDetection
import MIMETypes

/// A type, a family of types such as `image/*` (or `image` for short), the types of an extension such as `pdf`, or a
/// category such as `archive`.
struct TypeRange: Sendable {
    private enum Form {
        case everything
        case kinds([MIMEType])
        case family(String)
        case category(MIMEType.Category)
    }

    private let form: Form

    /// The names of families: the top-level media types that IANA has registered, and others that are used for files.
    ///
    /// https://www.iana.org/assignments/top-level-media-types
    private static let families: Set<String> = [
        "application", "audio", "chemical", "font", "haptics", "image", "inode", "message", "model", "multipart",
        "text",
        "video", "x-content", "x-shader",
    ]

    init?(_ text: String) {
        let family = text.hasSuffix("/*") ? String(text.dropLast(2)) : text
        if text == "*/*" {
            form = .everything
        } else if text.hasSuffix("/*") || Self.families.contains(family.lowercased()) {
            guard Self.families.contains(family.lowercased()) else { return nil }
            form = .family(family.lowercased())
        } else if !text.contains("/") {
            let types = text.isEmpty ? [] : MIMEType.types(fileExtension: text)
            if types.isEmpty {
                guard let category = MIMEType.Category(rawValue: text.lowercased()) else { return nil }
                form = .category(category)
            } else {
                form = .kinds(types)
            }
        } else {
            guard !text.contains("*"), let type = MIMEType(text), type.parameters.isEmpty else { return nil }
            form = .kinds([type])
        }
    }

    /// Checks whether a type belongs to the range, or is a subtype of a type in the range.
    func contains(_ type: MIMEType) -> Bool {
        switch form {
        case .everything: true
        case .kinds(let kinds): kinds.contains { TypeRegistry.standard.isSubtype(type, of: $0) }
        // JSON and SVG are also text.
        case .family(let family): type.type == family || family == "text" && TypeRegistry.standard.isText(type)
        case .category(let category): type.category == category
        }
    }

    /// Returns the types that a policy should allow for a file that has a type, if this range is expected.
    ///
    /// If the range names types, these types are allowed, and the policy decides which subtypes they include. A family
    /// allows its members. The family `text` also allows types outside the family that are text and not active content.
    func allowed(for type: MIMEType) -> [MIMEType] {
        switch form {
        case .everything: return [type]
        case .category: return contains(type) ? [type] : []
        case .kinds(let kinds): return kinds
        case .family(let family):
            let isMember = type.type == family || ![.executable, .page, .script].contains(type.category)
            return isMember && contains(type) ? [type] : []
        }
    }
}
