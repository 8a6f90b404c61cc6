import MIMETypes

/// A collector of the types in an XML description.
struct SharedMIMEInfoDocument {
    private var registrations: [TypeRegistration] = []
    private var current: TypeRegistration?
    private var summary: String?
    private var priority = 50
    /// The `match` elements that enclose the current position, outermost first, each with the nested signatures that
    /// have been read so far.
    private var open: [(value: SharedMIMEInfoMatch?, nested: [TypeSignature])] = []

    /// The maximum nesting depth of `match` elements.
    private static let deepest = 32

    static func registrations(in xml: [UInt8]) throws(SharedMIMEInfoError) -> [TypeRegistration] {
        var events = XMLEvents(xml)
        var document = SharedMIMEInfoDocument()
        while let event = events.next() { document.take(event) }
        guard events.isAtEnd else { throw SharedMIMEInfoError(.malformed, "\(events.position)") }
        guard !document.registrations.isEmpty else { throw SharedMIMEInfoError(.noTypes, "") }
        return document.registrations
    }

    private mutating func take(_ event: XMLEvents.Event) {
        switch event {
        case .start("mime-type", let attributes):
            current = attributes["type"].flatMap { MIMEType($0) }.map { TypeRegistration($0) }
        case .start("comment", let attributes):
            summary = attributes["xml:lang"] == nil ? "" : nil
        case .text(let text):
            summary?.append(text)
        case .start("magic", let attributes):
            priority = attributes["priority"].flatMap { Int($0) } ?? 50
        case .start("match", let attributes):
            open.append((open.count < Self.deepest ? SharedMIMEInfoMatch(attributes) : nil, []))
        case .start(let name, let attributes):
            add(name, attributes)
        case .end(let name):
            end(name)
        }
    }

    private mutating func add(_ name: String, _ attributes: [String: String]) {
        let type = attributes["type"].flatMap { MIMEType($0) }
        switch name {
        case "glob":
            guard let pattern = attributes["pattern"], !pattern.isEmpty else { return }
            let weight = attributes["weight"].flatMap { Int($0) } ?? 50
            let isCaseSensitive = attributes["case-sensitive"] == "true"
            current?.globs.append(.init(pattern, weight: weight, isCaseSensitive: isCaseSensitive))
        case "alias": if let type { current?.aliases.append(type) }
        case "sub-class-of": if let type { current?.parents.append(type) }
        default: break
        }
    }

    private mutating func end(_ name: String) {
        switch name {
        case "mime-type":
            if let current { registrations.append(current) }
            current = nil
        case "comment":
            if let summary, !summary.isEmpty { current?.summary = summary }
            summary = nil
        case "match": endMatch()
        default: break
        }
    }

    private mutating func endMatch() {
        // Comparisons nested in an unsupported one are dropped with it: by themselves, they would match too much.
        guard let (match, nested) = open.popLast(), let signature = match?.signature(nested) else { return }
        if open.isEmpty {
            current?.signatures.append(.init(signature, weight: priority))
        } else {
            open[open.count - 1].nested.append(signature)
        }
    }
}
