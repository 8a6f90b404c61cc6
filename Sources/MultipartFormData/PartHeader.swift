import MIMETypes

/// A header of one part of a form, such as `Content-Language: en`.
///
/// The initialiser prevents header injection. The name must be a token, and the value must not contain control
/// characters other than tabs, so it contains no carriage return, line feed or NUL.
/// https://www.rfc-editor.org/rfc/rfc9110#section-5.5
public struct PartHeader: Sendable, Hashable {
    /// The name, unchanged.
    public let name: String
    /// The value, without spaces and tabs at its ends.
    ///
    /// In a received header, bytes that are not UTF-8 are replaced.
    public let value: String

    /// Creates a header, if its name and value are valid.
    ///
    /// - Parameters:
    ///   - name: an HTTP token other than `Content-Disposition` and `Content-Type`, which the form sets itself.
    ///   - value: text that contains no control characters other than tabs.
    /// - Throws: a `FormDataError` with the code `illegalHeader` if the name or the value is not valid.
    public init(_ name: String, _ value: String) throws(FormDataError) {
        let isReserved = ["content-disposition", "content-type"].contains(name.lowercased())
        guard !name.isEmpty, !isReserved, name.utf8.allSatisfy(ASCII.isToken),
            value.utf8.allSatisfy({ $0 == ASCII.tab || !ASCII.isControl($0) })
        else { throw FormDataError(.illegalHeader, name) }
        self.init(unchecked: name, Array(value.utf8)[...])
    }

    init(unchecked name: String, _ value: ArraySlice<UInt8>) {
        self.name = name
        let start = value.firstIndex { !ASCII.isBlank($0) } ?? value.endIndex
        let end = value.lastIndex { !ASCII.isBlank($0) }.map { $0 + 1 } ?? start
        self.value = String(decoding: value[start..<end], as: UTF8.self)
    }

    /// Checks whether the header has this name, ignoring case.
    func isNamed(_ lowercased: String) -> Bool {
        name.utf8.lazy.map(ASCII.lowercased).elementsEqual(lowercased.utf8)
    }
}
