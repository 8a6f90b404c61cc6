/// The properties of a finding code: its reason, its severity, and the action that each grade of strictness takes.
struct UploadRule {
    let reason: UploadRefusal.Reason
    let severity: UploadFinding.Severity
    /// The actions of the grades: lenient, standard, strict.
    private let actions: (UploadFinding.Action, UploadFinding.Action, UploadFinding.Action)

    private init(
        _ reason: UploadRefusal.Reason, _ severity: UploadFinding.Severity,
        _ lenient: UploadFinding.Action, _ standard: UploadFinding.Action, _ strict: UploadFinding.Action
    ) {
        (self.reason, self.severity, actions) = (reason, severity, (lenient, standard, strict))
    }

    func action(_ strictness: UploadPolicy.Strictness) -> UploadFinding.Action {
        switch strictness {
        case .lenient: actions.0
        case .standard: actions.1
        case .strict: actions.2
        }
    }

    /// Makes the rule for a code.
    init(of code: UploadFinding.Code) {
        self =
            switch code {
            case .empty: Self(.unproven, .low, .refuse, .refuse, .refuse)
            case .notAFile: Self(.notAllowed, .low, .refuse, .refuse, .refuse)
            case .tooLarge: Self(.tooLarge, .low, .refuse, .refuse, .refuse)
            case .nameMisleads: Self(.nameContradicts, .medium, .refuse, .refuse, .refuse)
            case .namePath: Self(.nameContradicts, .high, .refuse, .refuse, .refuse)
            case .nameFolder: Self(.nameContradicts, .low, .permit, .report, .refuse)
            case .nameTooLong: Self(.nameContradicts, .low, .report, .refuse, .refuse)
            case .nameOfSettings, .nameRuns: Self(.nameContradicts, .high, .refuse, .refuse, .refuse)
            case .nameContradicts: Self(.nameContradicts, .medium, .refuse, .refuse, .refuse)
            case .declaredTypeContradicts: Self(.nameContradicts, .low, .report, .refuse, .refuse)
            case .typeNotAllowed: Self(.notAllowed, .medium, .refuse, .refuse, .refuse)
            case .unproven: Self(.unproven, .medium, .refuse, .refuse, .refuse)
            case .serverScript, .script: Self(.scriptInside, .high, .refuse, .refuse, .refuse)
            case .documentScript, .launch: Self(.scriptInside, .high, .refuse, .refuse, .refuse)
            case .formScript: Self(.scriptInside, .low, .report, .refuse, .refuse)
            case .richMedia: Self(.scriptInside, .medium, .report, .refuse, .refuse)
            case .macros, .macroSheet: Self(.scriptInside, .high, .refuse, .refuse, .refuse)
            case .remoteTemplate, .dataExchange: Self(.scriptInside, .high, .refuse, .refuse, .refuse)
            case .activeX, .embeddedObject: Self(.scriptInside, .medium, .report, .refuse, .refuse)
            case .externalLink: Self(.scriptInside, .low, .permit, .report, .refuse)
            case .externalReference, .transformation, .entityExpansion:
                Self(.scriptInside, .high, .refuse, .refuse, .refuse)
            case .otherFormat, .trailingFile: Self(.alsoReadable, .high, .refuse, .refuse, .refuse)
            case .trailingData: Self(.alsoReadable, .low, .permit, .report, .refuse)
            case .sniffedAsPage: Self(.sniffedByBrowser, .medium, .report, .refuse, .refuse)
            case .inertPage: Self(.sniffedByBrowser, .low, .permit, .report, .refuse)
            case .tooManyPixels, .tooManyEntries, .unpacksTooLarge: Self(.tooLarge, .high, .refuse, .refuse, .refuse)
            case .entryPath, .entryLink: Self(.alsoReadable, .high, .refuse, .refuse, .refuse)
            case .duplicateEntry: Self(.alsoReadable, .medium, .report, .refuse, .refuse)
            case .entryName: Self(.alsoReadable, .low, .permit, .report, .refuse)
            case .encrypted: Self(.unchecked, .medium, .report, .refuse, .refuse)
            case .undecodable, .tooCostly: Self(.unchecked, .medium, .refuse, .refuse, .refuse)
            case .notFullyRead: Self(.tooLittleRead, .medium, .refuse, .refuse, .refuse)
            }
    }
}

extension UploadFinding.Code {
    /// How much harm a file can do if it has a finding with this code.
    public var severity: UploadFinding.Severity { UploadRule(of: self).severity }

    /// The reason for refusal that the code belongs to.
    public var reason: UploadRefusal.Reason { UploadRule(of: self).reason }

    /// Returns the action that a grade of strictness assigns to the code.
    ///
    /// - Parameter strictness: the grade.
    /// - Returns: the action: refusing the file, only reporting the finding, or ignoring the finding.
    public func action(in strictness: UploadPolicy.Strictness) -> UploadFinding.Action {
        UploadRule(of: self).action(strictness)
    }
}
