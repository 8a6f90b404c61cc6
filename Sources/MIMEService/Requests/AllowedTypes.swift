#if Server
import MIMEDetection
import MIMETypes

/// The types that the files of a request may have: types such as `image/png`, families such as `image/*`, categories
/// such as `spreadsheet`, and extensions such as `png`.
struct AllowedTypes: Sendable {
    private var types: [MIMEType] = []
    private var families: [String] = []
    private var categories: [MIMEType.Category] = []
    private let limits: UploadLimits

    /// The known top-level types, which come before the slash.
    private static let knownFamilies = Set(TypeRegistry.standard.types.map(\.type))

    /// The categories of active content, whose types no family covers.
    private static let active: Set<MIMEType.Category> = [.executable, .page, .script]

    /// Parses a comma-separated list.
    ///
    /// - Throws: an error that quotes the item that is not understood.
    init(_ text: String, limits: UploadLimits = .standard) throws(ServiceError) {
        self.limits = limits
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
            types += Self.types(of: item, like: type)
        } else {
            let known = MIMEType.Category.allCases.filter { $0 != .other }.map(\.rawValue).joined(separator: ", ")
            throw ServiceError(
                .badRequest,
                "Allow types such as image/png, extensions such as png, families such as image/*, and the categories "
                    + "\(known); '\(item)' is none of these.")
        }
    }

    /// Returns the types of files with an extension: the most likely one, and others of its category that can't act.
    private static func types(of fileExtension: String, like first: MIMEType) -> [MIMEType] {
        // An SVG drawing with this extension is compressed, which is a type of its own.
        if fileExtension == "svgz" { return [MIMEType(constant: "image/svg+xml-compressed")] }
        let others = MIMEType.types(fileExtension: fileExtension).filter {
            $0 != first && $0.category == first.category && !UploadPolicy.isActive($0)
        }
        return [first] + others
    }

    /// Returns the policy for a file with this detected type.
    func policy(for type: MIMEType) -> UploadPolicy {
        guard !isInRange(type) else { return UploadPolicy(allowing: types + [type], uploadLimits: limits) }
        var policy = UploadPolicy(
            allowing: types, ranges: families.compactMap { MediaRange("\($0)/*") }, uploadLimits: limits)
        policy.mentionedCategories = categories
        return policy
    }

    /// Checks whether a family or a category covers a type.
    ///
    /// Only the categories of active content cover types whose files can contain scripts.
    private func isInRange(_ type: MIMEType) -> Bool {
        let category = type.category
        if categories.contains(category), Self.active.contains(category) { return true }
        guard UploadPolicy.isAllowedByRanges(type) else { return false }
        return categories.contains(category) || families.contains { isMember(type, of: $0) }
    }

    /// Checks whether a type belongs to a family: by its name or, for `text`, because it is text.
    private func isMember(_ type: MIMEType, of family: String) -> Bool {
        type.type == family || family == "text" && TypeRegistry.standard.isText(type)
    }
}
#endif
