import MIMETypes

/// An action in a PDF or in a form, or the reason why one can't be judged.
struct PDFFinding {
    private let kind: OtherReading.Kind
    private let detail: String
    private let feature: OtherReading.Feature?
    /// Whether the action may start a program.
    private let isProgram: Bool

    init(_ kind: OtherReading.Kind, _ detail: String, _ feature: OtherReading.Feature?, isProgram: Bool = true) {
        (self.kind, self.detail, self.feature) = (kind, detail, feature)
        self.isProgram = isProgram
    }

    /// Checks whether another finding says the same.
    func hasSameDetail(as other: PDFFinding) -> Bool { detail == other.detail }

    /// Returns the reading to report for an offset.
    func reading(at offset: Int) -> OtherReading {
        OtherReading(kind: kind, type: type, offset: offset, detail: detail, feature: feature)
    }

    private var type: MIMEType {
        switch feature {
        case .documentScript, .formScript: MIMEType(constant: "text/javascript")
        case .richMedia: MIMEType(constant: "application/vnd.adobe.flash.movie")
        case .launch where isProgram: MIMEType(constant: "application/x-executable")
        default: MIMEType(constant: "application/pdf")
        }
    }
}
