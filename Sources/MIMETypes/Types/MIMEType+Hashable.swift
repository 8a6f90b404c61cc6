extension MIMEType: Hashable {
    /// Checks whether two media types are equal, regardless of the order of their parameters.
    ///
    /// Parameter values are case-sensitive, except the value of `charset`, which is case-insensitive in HTTP:
    /// https://www.rfc-editor.org/rfc/rfc9110#section-8.3.2
    public static func == (left: MIMEType, right: MIMEType) -> Bool {
        guard left.hasSameEssence(as: right) else { return false }
        if case .constant = left.storage, case .constant = right.storage { return true }
        let (mine, theirs) = (left.parameters, right.parameters)
        return mine.count == theirs.count
            && mine.allSatisfy { parameter in theirs.contains { $0.isSame(as: parameter) } }
    }

    /// Feeds the type and subtype into a hasher.
    ///
    /// The parameters are left out, because equal types can list their parameters in different orders.
    public func hash(into hasher: inout Hasher) {
        withEssenceBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// Checks whether two types are the same apart from their parameters.
    ///
    /// - Parameter other: the type to compare with.
    /// - Returns: true if the type and the subtype are equal. Aliases are not resolved, so an alias such as
    ///   `application/x-gzip` is not the same as the type that it names, `application/gzip`.
    public func hasSameEssence(as other: MIMEType) -> Bool {
        if case .constant(let mine, let number) = storage, case .constant(let theirs, let otherNumber) = other.storage {
            if mine.start == theirs.start, mine.count == theirs.count { return true }
            // An alias has the number of the type that it names, but two types never have the same number.
            if let number, let otherNumber, number != otherNumber { return false }
        }
        return withEssenceBytes { mine in other.withEssenceBytes { theirs in mine.elementsEqual(theirs) } }
    }
}

extension MIMEType {
    /// Checks whether two types refer to the same name in a table, as types of built-in candidates that are equal do.
    @inlinable
    package func isSameConstant(as other: MIMEType) -> Bool {
        guard case .constant(let mine, _) = storage, case .constant(let theirs, _) = other.storage else { return false }
        return mine.start == theirs.start && mine.length == theirs.length
    }
}

extension MIMEType: Comparable {
    /// Orders media types by type and subtype, and then by parameters.
    ///
    /// The order is the same on every system and in every locale.
    public static func < (left: MIMEType, right: MIMEType) -> Bool {
        guard left.hasSameEssence(as: right) else {
            return left.withEssenceBytes { left in right.withEssenceBytes { left.lexicographicallyPrecedes($0) } }
        }
        return left.sortedParameters.lexicographicallyPrecedes(right.sortedParameters) { $0 < $1 }
    }

    /// The names and compared values of the parameters, sorted.
    ///
    /// Two types with the same essence are equal if these lists are equal.
    private var sortedParameters: [(String, String)] {
        parameters.map { ($0.name, $0.comparedValue) }.sorted { $0 < $1 }
    }
}

extension MIMEType.Parameter {
    /// The value that comparisons use: in lowercase for `charset`, unchanged for other parameters.
    fileprivate var comparedValue: String { name == "charset" ? value.lowercased() : value }

    fileprivate func isSame(as other: MIMEType.Parameter) -> Bool {
        name == other.name && (value == other.value || comparedValue == other.comparedValue)
    }
}
