package import MIMETypes

/// The types and facts that were added to the built-in facts of a registry, and the types that were removed from them.
///
/// It never changes, so registries can share it; a registry that is extended gets a new one.
package final class TypeAdditions: Sendable {
    package let contents: Contents

    init(_ contents: Contents) {
        self.contents = contents
    }

    package struct Contents: Sendable {
        /// The registrations by canonical name.
        var registrations: [MIMEType: TypeRegistration] = [:]
        /// The types in the order in which they were added.
        var order: [MIMEType] = []
        var canonicalNames: [MIMEType: MIMEType] = [:]
        var removed: Set<MIMEType> = []
        package var names = NameAdditions()
        /// The signatures, the heaviest first.
        package var signatures: [(type: MIMEType, signature: TypeSignature, weight: Int)] = []
    }

    package func canonical(_ type: MIMEType) -> MIMEType? {
        let type = type.withoutParameters
        if contents.registrations[type] != nil { return type }
        return contents.canonicalNames[type]
    }

    package func registration(of type: MIMEType) -> TypeRegistration? {
        canonical(type).flatMap { contents.registrations[$0] }
    }

    package func isRemoved(_ type: MIMEType) -> Bool {
        !contents.removed.isEmpty && contents.removed.contains(type.withoutParameters)
    }
}

extension TypeAdditions.Contents {
    /// Adds registrations and rebuilds the indices for them.
    mutating func add(_ new: [TypeRegistration]) {
        for registration in new {
            removed.remove(registration.type)
            for alias in registration.aliases { removed.remove(alias) }
            if registrations[registration.type] == nil { order.append(registration.type) }
            registrations[registration.type, default: TypeRegistration(registration.type)].merge(registration)
        }
        index()
    }

    mutating func remove(_ types: [MIMEType]) {
        for type in types {
            if let old = registrations.removeValue(forKey: type) { removed.formUnion(old.aliases) }
            removed.insert(type)
        }
        order.removeAll { registrations[$0] == nil }
        index()
    }

    private mutating func index() {
        canonicalNames = [:]
        names = NameAdditions()
        signatures = []
        for type in order {
            guard let registration = registrations[type] else { continue }
            for alias in registration.aliases where registrations[alias] == nil { canonicalNames[alias] = type }
            names.add(registration)
            signatures += registration.signatures.map { (type, $0.signature, $0.weight) }
        }
        let sorted = signatures.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
        signatures = sorted.map(\.element)
    }
}
