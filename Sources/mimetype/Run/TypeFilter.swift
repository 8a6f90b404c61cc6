import MIMEDetection
import MIMETypes

/// Decides which answers are printed.
struct TypeFilter: Sendable {
    /// A type, or a family of them such as `image/*`, or `image` for short.
    struct Range: Sendable {
        private enum Form {
            case everything
            case kind(MIMEType)
            case family(String)
        }

        private let form: Form

        init?(_ text: String) {
            let family = text.hasSuffix("/*") ? String(text.dropLast(2)) : text
            if text == "*/*" {
                form = .everything
            } else if !family.contains("/") {
                guard !family.contains("*"), MIMEType("\(family)/x") != nil else { return nil }
                form = .family(family.lowercased())
            } else {
                guard !text.contains("*"), let type = MIMEType(text), type.parameters.isEmpty else { return nil }
                form = .kind(type)
            }
        }

        /// Whether a type is one of these, or a kind of one.
        func contains(_ type: MIMEType) -> Bool {
            switch form {
            case .everything: true
            case .kind(let kind): TypeRegistry.standard.isSubclass(type, of: kind)
            // JSON and SVG are text too.
            case .family(let family): type.type == family || family == "text" && TypeRegistry.standard.isText(type)
            }
        }
    }

    var wanted: [Range] = []
    var unwanted: [Range] = []
    var expected: [Range] = []
    var onlyConflicts = false

    /// Whether it is an error that there is nothing to print.
    var isSearch: Bool { !wanted.isEmpty || !unwanted.isEmpty }

    /// Whether what is printed is what should not be there.
    var isCheck: Bool { onlyConflicts || !expected.isEmpty }

    func accepts(_ detection: Detection) -> Bool {
        let type = detection.type
        if !wanted.isEmpty, !wanted.contains(where: { $0.contains(type) }) { return false }
        if unwanted.contains(where: { $0.contains(type) }) { return false }
        if onlyConflicts, detection.conflicts.isEmpty { return false }
        return expected.isEmpty || !expected.contains { $0.contains(type) }
    }
}
