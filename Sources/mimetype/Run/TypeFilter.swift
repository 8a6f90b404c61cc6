import MIMEDetection
import MIMETypes

/// Decides which answers are printed.
struct TypeFilter: Sendable {
    /// A type, `image/*`, or a top-level name such as `text`.
    struct Range: Sendable {
        private enum Form {
            case range(MediaRange)
            case kind(MIMEType)
            case family(String)
        }

        private let form: Form

        init?(_ text: String) {
            if !text.contains("/") {
                guard MIMEType("\(text)/x") != nil else { return nil }
                form = .family(text.lowercased())
            } else if text.contains("*"), let range = MediaRange(text) {
                form = .range(range)
            } else if let type = MIMEType(text) {
                form = .kind(type.withoutParameters)
            } else {
                return nil
            }
        }

        /// Whether a type is one of these, or a kind of one.
        func contains(_ type: MIMEType) -> Bool {
            switch form {
            case .range(let range): range.matches(type)
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
