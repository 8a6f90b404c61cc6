extension MIMEType: Hashable {
    /// Checks whether two types have the same essence and the same parameters, in any order.
    ///
    /// Parameter values are compared letter by letter, since only some of them ignore case.
    public static func == (left: MIMEType, right: MIMEType) -> Bool {
        guard left.hasSameEssence(as: right) else { return false }
        if case .constant = left.storage, case .constant = right.storage { return true }
        let (mine, theirs) = (left.parameters, right.parameters)
        return mine.count == theirs.count && mine.allSatisfy(theirs.contains)
    }

    /// Feeds the essence to the hasher; parameters, whose order does not count, are left to `==`.
    public func hash(into hasher: inout Hasher) {
        withEssenceBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// Checks whether two types are the same when their parameters are left out.
    ///
    /// - Parameter other: the type to compare with.
    /// - Returns: true if type and subtype are equal.
    public func hasSameEssence(as other: MIMEType) -> Bool {
        if case .constant(let mine, let number) = storage, case .constant(let theirs, let otherNumber) = other.storage {
            if mine.start == theirs.start, mine.count == theirs.count { return true }
            // An alias has its type's number, but two types never share one.
            if let number, let otherNumber, number != otherNumber { return false }
        }
        return withEssenceBytes { mine in other.withEssenceBytes { theirs in mine.elementsEqual(theirs) } }
    }
}
