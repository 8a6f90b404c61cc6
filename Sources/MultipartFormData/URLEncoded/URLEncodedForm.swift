/// A form encoded as `application/x-www-form-urlencoded`, or the query of a URL.
///
/// Pairs keep their order, and names may repeat. Any input can be parsed: escapes that can't be decoded are left
/// unchanged, and bytes that are not UTF-8 are replaced.
/// https://url.spec.whatwg.org/#application/x-www-form-urlencoded
///
/// ```swift
/// var form = URLEncodedForm(parsing: "q=caf%C3%A9+noir&page=2")
/// form["q"]                         // "café noir"
/// form.append("tag", value: "a&b")
/// "\(form)"                         // q=caf%C3%A9+noir&page=2&tag=a%26b
/// ```
public struct URLEncodedForm: Sendable, Hashable {
    /// A name and its value in a form.
    public struct Pair: Sendable, Hashable {
        /// The name, decoded.
        public var name: String
        /// The value, decoded.
        public var value: String

        /// Creates a pair.
        ///
        /// - Parameters:
        ///   - name: any text.
        ///   - value: any text.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The pairs, in order.
    public var pairs: [Pair]

    /// Creates a form from pairs.
    ///
    /// - Parameter pairs: the pairs, in order.
    public init(_ pairs: [Pair] = []) {
        self.pairs = pairs
    }

    /// The value of the first pair with this name, or nil if there is none; the case of the name matters.
    public subscript(name: String) -> String? {
        pairs.first { $0.name == name }?.value
    }

    /// Returns the values of all pairs with a name.
    ///
    /// - Parameter name: the name; case matters.
    /// - Returns: the values in order; empty if there are none.
    public func values(named name: String) -> [String] {
        pairs.filter { $0.name == name }.map(\.value)
    }

    /// Adds a pair at the end of the form.
    ///
    /// - Parameters:
    ///   - name: the name; names may repeat.
    ///   - value: the value.
    public mutating func append(_ name: String, value: String) {
        pairs.append(Pair(name: name, value: value))
    }
}

extension URLEncodedForm: ExpressibleByDictionaryLiteral {
    /// Creates a form from a literal such as `["q": "café", "page": "2"]`.
    ///
    /// Pairs keep their order, and names may repeat.
    ///
    /// - Parameter elements: the pairs.
    public init(dictionaryLiteral elements: (String, String)...) {
        pairs = elements.map { Pair(name: $0, value: $1) }
    }
}
