public import MIMETypes

/// Facts about media types: names, hierarchy, extensions and properties.
///
/// The facts are compiled in, so answers are the same on every machine and nothing is loaded. An unknown type has no
/// aliases and no extensions; its parents follow from its name, for example from the suffix `+json`. A registry is a
/// value: a copy can be extended with custom types using `register`. `extendStandard` extends the registry that the
/// whole program uses by default.
public struct TypeRegistry: Sendable {
    /// The default registry: the built-in types, and those that the program added with `extendStandard` before the
    /// first use of this registry.
    public static let standard = StandardRegistry.close()

    /// The built-in facts alone.
    package static let builtIn = TypeRegistry()

    /// The types and facts that the caller added or removed; nil if there are only the built-in facts.
    package internal(set) var additions: TypeAdditions?

    private init() {}

    /// All known types, by their canonical names.
    public var types: [MIMEType] {
        guard let additions else { return PackedTypes.all }
        let own = additions.contents.order
        return PackedTypes.all.filter { !additions.isRemoved($0) } + own.filter { PackedTypes.find($0) == nil }
    }

    /// Checks whether the registry knows a type or alias.
    ///
    /// - Parameter type: a canonical name or an alias; parameters are ignored.
    /// - Returns: true if the registry contains the type.
    public func contains(_ type: MIMEType) -> Bool {
        guard let additions else { return PackedTypes.find(type) != nil }
        return additions.canonical(type) != nil
            || PackedTypes.find(type).map { !additions.isRemoved(PackedTypes.type($0)) } ?? false
    }

    /// Returns a type under its canonical name, without parameters.
    ///
    /// If IANA has registered the type, the canonical name is the registered one.
    ///
    /// - Parameter type: a canonical name or an alias; parameters are dropped.
    /// - Returns: the canonical type; if the type is unknown, the type itself.
    public func canonical(_ type: MIMEType) -> MIMEType {
        if let own = additions?.canonical(type) { return own }
        return PackedTypes.find(type).map(PackedTypes.type) ?? type.withoutParameters
    }

    /// Returns the other names of a type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: the aliases, excluding the canonical name; empty if there are none.
    public func aliases(of type: MIMEType) -> [MIMEType] {
        let own = registration(of: type)?.aliases ?? []
        return own + (builtIn(type).map(PackedTypes.aliases) ?? []).filter { !own.contains($0) }
    }

    /// Returns the direct supertypes of a type.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: canonical types; empty for a type without supertypes. `application/octet-stream` is not listed,
    ///   although it is a supertype of every type whose files have bytes.
    public func parents(of type: MIMEType) -> [MIMEType] {
        if let own = registration(of: type)?.parents, !own.isEmpty {
            let own = own.map { canonical($0) }
            return own + TypeRegistry.builtIn.parents(of: canonical(type)).filter { !own.contains($0) }
        }
        guard let id = builtIn(type) else { return ImpliedParents.of(canonical(type).essence) }
        return (0..<PackedTypes.parentCount(id)).filter { !PackedTypes.isBuiltLikeParent(id, at: $0) }
            .map { PackedTypes.type(PackedTypes.parent(id, at: $0)) }
    }

    /// Returns all supertypes of a type, the nearest first.
    ///
    /// - Parameter type: a canonical name or an alias.
    /// - Returns: canonical types without duplicates, excluding the type itself. For all types whose files have bytes,
    ///   the last one is `application/octet-stream`.
    public func supertypes(of type: MIMEType) -> [MIMEType] {
        var found: [MIMEType] = []
        var level = parents(of: type)
        while !level.isEmpty {
            let fresh = level.filter { !found.contains($0) }
            for parent in fresh where !found.contains(parent) { found.append(parent) }
            level = fresh.flatMap(parents)
        }
        let hasBytes = !canonical(type).isInode && canonical(type) != .octetStream
        return found.filter { $0 != .octetStream } + (hasBytes ? [.octetStream] : [])
    }

    /// Checks whether a type is the same as another type or one of its subtypes.
    ///
    /// If so, files of the type can be used as files of the other type.
    ///
    /// JSON is not a subtype of JavaScript, and HEIC is not a subtype of QuickTime, although JSON shares JavaScript's
    /// syntax and HEIC shares QuickTime's container.
    ///
    /// - Parameters:
    ///   - type: a canonical name or an alias.
    ///   - other: a canonical name or an alias.
    /// - Returns: true if both are names of the same type, or if `other` is among the supertypes of `type`.
    public func isSubtype(_ type: MIMEType, of other: MIMEType) -> Bool {
        additions == nil ? isRelated(type, to: other, by: .kind) : isSubtypeOfAdded(type, of: other)
    }

    /// Checks whether a type is the same as another type, is one of its subtypes, or uses its container or syntax.
    ///
    /// - Parameters:
    ///   - type: a canonical name or an alias.
    ///   - other: a canonical name or an alias.
    /// - Returns: true whenever `isSubtype` returns true, and also if the first type only has the structure of the
    ///   second.
    package func isBuiltLike(_ type: MIMEType, _ other: MIMEType) -> Bool {
        additions == nil ? isRelated(type, to: other, by: .structure) : isAddedBuiltLike(type, other)
    }

    package func isBuiltLike(_ type: MIMEType, _ ancestor: TypeID) -> Bool {
        additions == nil
            ? isRelated(type, to: ancestor, by: .structure) : isAddedBuiltLike(type, PackedTypes.type(ancestor))
    }

    package func isSubtype(_ type: MIMEType, of ancestor: TypeID) -> Bool {
        additions == nil
            ? isRelated(type, to: ancestor, by: .kind) : isSubtypeOfAdded(type, of: PackedTypes.type(ancestor))
    }

    /// Checks the same for two built-in types of a registry that was not extended.
    package static func isBuiltLike(_ id: TypeID, _ ancestor: TypeID) -> Bool {
        ancestor == .octetStream ? !PackedTypes.type(id).isInode : isRelated(id, to: ancestor, by: .structure)
    }

    private func isRelated(_ type: MIMEType, to other: MIMEType, by relation: TypeRecord.Relation) -> Bool {
        if let ancestor = PackedTypes.find(other) { return isRelated(type, to: ancestor, by: relation) }
        guard PackedTypes.find(type) == nil else { return false }
        return type.hasSameEssence(as: other)
            || ImpliedParents.of(type.essence).contains { isRelated($0, to: other, by: relation) }
    }

    private func isRelated(_ type: MIMEType, to ancestor: TypeID, by relation: TypeRecord.Relation) -> Bool {
        if ancestor == .octetStream { return !canonical(type).isInode }
        guard let id = PackedTypes.find(type) else {
            return ImpliedParents.of(type.essence).contains { isRelated($0, to: ancestor, by: relation) }
        }
        return Self.isRelated(id, to: ancestor, by: relation)
    }

    private static func isRelated(_ id: TypeID, to ancestor: TypeID, by relation: TypeRecord.Relation) -> Bool {
        if id == ancestor { return true }
        guard let found = PackedTypes.relation(id, to: ancestor) else { return false }
        return found == .kind || relation == .structure
    }
}

extension MIMEType {
    /// Whether this is the type of something without content of its own, such as a directory or a device.
    package var isInode: Bool {
        withEssenceBytes { $0.starts(with: "inode/".utf8) }
    }
}
