public import MIMETypes

/// The media types that a client accepts, parsed from an `Accept` header.
///
/// https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
///
/// ```swift
/// let accept = AcceptHeader("text/html, application/json;q=0.8, */*;q=0.1")
/// accept.best(of: [.json, .png])    // application/json
/// accept.quality(of: .html)         // 1.0
/// ```
public struct AcceptHeader: Sendable, Hashable {
    /// A range of types and the client's preference for this range.
    public struct Preference: Sendable, Hashable {
        /// The range of types to which the preference applies.
        public let range: MediaRange
        /// The preference, from 0 (not acceptable) to 1, in steps of 0.001.
        public var quality: Double { Double(thousandths) / 1000 }

        let thousandths: Int
    }

    /// The valid ranges and their preferences, in the order of the header.
    public let preferences: [Preference]

    /// The maximum number of ranges that are read; the rest of the header is ignored.
    static let maxPreferences = 256

    /// Parses the value of an `Accept` header.
    ///
    /// A range is ignored if it is invalid, or if its quality isn't a number from 0 to 1 with at most three decimal
    /// places. A value without any valid range accepts every type, as does a missing header.
    ///
    /// - Parameter value: the value of the header. If a request has several `Accept` headers, join their values with
    ///   commas.
    public init(_ value: String) {
        preferences = Self.elements(of: value).prefix(Self.maxPreferences).compactMap(Self.preference)
    }

    /// Returns the client's preference for a type.
    ///
    /// The preference is the quality of the most specific range that contains the type. A range can match in several
    /// ways. From most to least specific, it can name the type itself or an alias (the more parameters, the more
    /// specific), one of the type's supertypes, `type/*`, or `*/*`.
    ///
    /// A range with parameters, such as `application/json;charset=utf-8`, also contains the type without parameters,
    /// unless the range's quality is 0 or the header also contains the same range without parameters.
    ///
    /// - Parameters:
    ///   - type: the type that could be sent.
    ///   - registry: the registry that contains the aliases and supertypes of types.
    /// - Returns: the preference, from 0 (not acceptable) to 1. It is 0 if no range contains the type, and 1 if the
    ///   header has no valid range.
    public func quality(of type: MIMEType, registry: TypeRegistry = .standard) -> Double {
        Double(thousandths(of: type, registry)) / 1000
    }

    /// Returns the offered type that the client prefers most.
    ///
    /// - Parameters:
    ///   - offers: the types that could be sent, in the server's order of preference. If the client prefers several
    ///     types equally, the one that comes first here is returned.
    ///   - registry: the registry that contains the aliases and supertypes of types.
    /// - Returns: the preferred type, exactly as in `offers`; nil if no offered type is acceptable.
    public func best(of offers: [MIMEType], registry: TypeRegistry = .standard) -> MIMEType? {
        var best: (type: MIMEType, thousandths: Int)?
        for offer in offers {
            let thousandths = thousandths(of: offer, registry)
            if thousandths > best?.thousandths ?? 0 { best = (offer, thousandths) }
        }
        return best?.type
    }

    private func thousandths(of type: MIMEType, _ registry: TypeRegistry) -> Int {
        guard !preferences.isEmpty else { return 1000 }
        var best: (specificity: MediaRange.Specificity, thousandths: Int)?
        for preference in preferences {
            guard let specificity = preference.range.specificity(for: type, registry, isLenient: true) else { continue }
            if specificity.lacksParameters {
                // With quality 0, the range excludes only types that have its parameters. Of several ranges that have
                // parameters, the highest quality is used.
                guard preference.thousandths > 0, best.map({ specificity >= $0.specificity }) ?? true else { continue }
                let other = best.flatMap { $0.specificity == specificity ? $0.thousandths : nil } ?? 0
                best = (specificity, max(other, preference.thousandths))
                continue
            }
            // Of two equally specific ranges, the later one replaces the earlier one.
            if best.map({ specificity >= $0.specificity }) ?? true { best = (specificity, preference.thousandths) }
        }
        return best?.thousandths ?? 0
    }
}

extension AcceptHeader: CustomStringConvertible {
    /// The value of the header without the ignored ranges.
    public var description: String {
        preferences.map { preference in
            preference.thousandths == 1000
                ? "\(preference.range)" : "\(preference.range);q=\(Self.decimal(preference.thousandths))"
        }.joined(separator: ", ")
    }

    /// Returns thousandths as a decimal number: `0.5` for 500.
    private static func decimal(_ thousandths: Int) -> String {
        let digits = String(1000 + thousandths % 1000).dropFirst()
        let fraction = digits.reversed().drop { $0 == "0" }.reversed()
        return fraction.isEmpty ? "\(thousandths / 1000)" : "\(thousandths / 1000).\(String(fraction))"
    }
}

extension AcceptHeader {
    /// Splits a value at the commas that are not inside quotes.
    private static func elements(of value: String) -> [Substring] {
        var (elements, isQuoted, isEscaped) = ([Substring](), false, false)
        var start = value.startIndex
        for index in value.utf8.indices {
            let byte = value.utf8[index]
            if isEscaped {
                isEscaped = false
            } else if isQuoted, byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if byte == UInt8(ascii: ","), !isQuoted {
                elements.append(value[start..<index])
                start = value.utf8.index(after: index)
            }
        }
        return elements + [value[start...]]
    }

    private static func preference(_ element: Substring) -> Preference? {
        let text = String(element)
        guard let range = MediaRange(text), let type = MIMEType(text) else { return nil }
        guard let quality = type[parameter: "q"] else { return Preference(range: range, thousandths: 1000) }
        return thousandths(quality).map { Preference(range: range, thousandths: $0) }
    }

    /// Parses a quality, such as `0`, `0.125` or `1.000`, into thousandths; nil if it is invalid.
    private static func thousandths(_ text: String) -> Int? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, whole == "0" || whole == "1" else { return nil }
        let digits = parts.count > 1 ? parts[1] : ""
        guard digits.utf8.count <= 3, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
        let fraction = Int(digits + String(repeating: "0", count: 3 - digits.utf8.count)) ?? 0
        let value = whole == "1" ? 1000 + fraction : fraction
        return value <= 1000 ? value : nil
    }
}
