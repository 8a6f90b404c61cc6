import MIMETypes

/// Checks that find headers that programs read differently.
enum StrictHeaders {
    /// Checks the header of the whole form.
    ///
    /// - Throws: a `FormDataError` with the code `ambiguous`.
    static func check(contentType: String) throws(FormDataError) {
        let bytes = Array(contentType.utf8)
        // Some programs compare the type as it is written, and read no form at all if it differs.
        guard bytes.starts(with: Array("multipart/form-data".utf8)) else {
            throw FormDataError(.ambiguous, "a Content-Type in capitals, or with something before it")
        }
        guard bytes.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != ASCII.backslash }) else {
            throw FormDataError(.ambiguous, "a Content-Type with characters that need none")
        }
        let start = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex
        guard let parameters = StrictParameters(bytes[start...]) else {
            throw FormDataError(
                .ambiguous,
                "a Content-Type with malformed or repeated parameters, or a boundary without the quotes that it needs")
        }
        let charset = parameters["charset"].map { String(decoding: $0.map(ASCII.lowercased), as: UTF8.self) }
        guard charset == nil || charset == "utf-8" else {
            throw FormDataError(.ambiguous, "a charset other than UTF-8")
        }
    }

    /// Checks a header of a part.
    ///
    /// - Throws: a `FormDataError` with the code `ambiguous`.
    static func check(
        _ field: PartHeader, _ value: ArraySlice<UInt8>, after others: [PartHeader], offset: Int
    ) throws(FormDataError) {
        let name = field.name.lowercased()
        guard !others.contains(where: { $0.isNamed(name) }) else {
            throw FormDataError(.ambiguous, "a header that is there twice", offset: offset)
        }
        guard value.allSatisfy({ !ASCII.isControl($0) }), String(utf8: value) != nil else {
            throw FormDataError(.ambiguous, "a header with control characters or not in UTF-8", offset: offset)
        }
        if name == "content-transfer-encoding", !["7bit", "8bit", "binary"].contains(field.value.lowercased()) {
            throw FormDataError(.ambiguous, "an encoding of content", offset: offset)
        }
    }

    /// Checks the type of a part.
    ///
    /// - Throws: a `FormDataError` with the code `ambiguous`.
    static func check(_ header: PartHeader?, isFile: Bool, offset: Int) throws(FormDataError) {
        guard let header else { return }
        guard let type = MIMEType(header.value), !type.essence.hasPrefix("multipart/") else {
            throw FormDataError(.ambiguous, "a part with a type that is none, or multipart itself", offset: offset)
        }
        let charset = type[parameter: "charset"]?.lowercased()
        guard isFile || charset == nil || charset == "utf-8" else {
            throw FormDataError(.ambiguous, "a text in another charset than UTF-8", offset: offset)
        }
    }
}
