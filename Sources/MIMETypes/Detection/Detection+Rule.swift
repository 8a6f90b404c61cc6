extension Detection {
    /// The names of the rules in the decision table, in the order of the table.
    ///
    /// The last rule is not in the table: it overrides the table if the declared type decides.
    package enum Rule: String, Sendable, Codable, CaseIterable {
        case specialFile = "special-file"
        case emptyFile = "empty-file"
        case nothing
        case nameAlone = "name-alone"
        case contentAlone = "content-alone"
        case innerSuffix = "inner-suffix"
        case agreement
        case otherLanguage = "other-language"
        case bytesNamedText = "bytes-named-text"
        case signatureMissing = "signature-missing"
        case textUnderWeakName = "text-under-weak-name"
        case guessUnderBinaryName = "guess-under-binary-name"
        case bytesUnderWeakName = "bytes-under-weak-name"
        case textNamedBinary = "text-named-binary"
        case containerDenies = "container-denies"
        case nameNarrower = "name-narrower"
        case pageNamedHtml = "page-named-html"
        case contentNarrower = "content-narrower"
        case markupInText = "markup-in-text"
        case jsonInText = "json-in-text"
        case formatRecognised = "format-recognised"
        case grammarRecognised = "grammar-recognised"
        case documentNamedImage = "document-named-image"
        case weakName = "weak-name"
        case namedSignatureMissing = "named-signature-missing"
        case binaryNamedText = "binary-named-text"
        case authorChooses = "author-chooses"
        case nameDecides = "name-decides"
        case declaredTypeDecides = "declared-type-decides"
    }

    /// The name of the rule that decided on the type; nil if the detection was not made by a `Reconciler`.
    ///
    /// The rule is more specific than `reason`. Rules change between versions, so programs may display the name but
    /// should not depend on it.
    public var rule: String? { decidingRule?.rawValue }
}
