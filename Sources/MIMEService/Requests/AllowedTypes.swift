#if Server
import MIMEDetection
import MIMETypes

/// The types that files of a request may have: `image/png`, `image/*`, a category such as `spreadsheet`, or an
/// extension such as `png`.
struct AllowedTypes: Sendable {
    private var types: [MIMEType] = []
    private var families: [String] = []
    private var categories: [MIMEType.Category] = []

    /// The parts before the slash that a type may have.
    private static let knownFamilies = Set(TypeRegistry.standard.types.map(\.type))

    /// Content that acts when it is opened, which has to be named.
    private static let active: Set<MIMEType.Category> = [.executable, .page, .script]

    /// Reads a list, separated by commas.
    ///
    /// - Throws: an error that quotes what is not understood.
    init(_ text: String) throws(ServiceError) {
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            try add(item.lowercased())
        }
    }

    private mutating func add(_ item: String) throws(ServiceError) {
        let family = item.hasSuffix("/*") ? String(item.dropLast(2)) : nil
        if let family, Self.knownFamilies.contains(family) {
            families.append(family)
        } else if let category = MIMEType.Category(rawValue: item), category != .other {
            categories.append(category)
        } else if let type = MIMEType(item), type.type != "*", type.subtype != "*" {
            guard TypeRegistry.standard.contains(type) else {
                throw ServiceError(
                    .badRequest, "Allow media types that are known, such as image/png; '\(type.essence)' is not.")
            }
            types.append(type)
        } else if let type = MIMEType(fileExtension: item) {
            types.append(type)
        } else {
            let known = MIMEType.Category.allCases.filter { $0 != .other }.map(\.rawValue).joined(separator: ", ")
            throw ServiceError(
                .badRequest,
                "Allow types such as image/png, extensions such as png, families such as image/*, and the categories "
                    + "\(known); '\(item)' is none of these.")
        }
    }

    /// The policy for a file, once its type is detected.
    func policy(for type: MIMEType) -> UploadPolicy {
        UploadPolicy(allowing: isInRange(type) ? types + [type] : types + ranges)
    }

    private func isInRange(_ type: MIMEType) -> Bool {
        categories.contains(type.category) || families.contains { isMember(type, of: $0) }
    }

    /// Whether a type is in a family by its name, or is text in that of text, and does nothing when it is opened.
    private func isMember(_ type: MIMEType, of family: String) -> Bool {
        guard !Self.active.contains(type.category) else { return false }
        return type.type == family || family == "text" && TypeRegistry.standard.isText(type)
    }

    /// The families and categories as if they were types, for the sentence about what can be sent; no file has them.
    private var ranges: [MIMEType] {
        (families + categories.map(\.rawValue)).compactMap { MIMEType("\($0)/*") }
    }
}
#endif
