extension Detection {
    /// The properties that are empty for nearly all files.
    ///
    /// They are stored together, so that a detection without them is copied and destroyed faster.
    final class Extras: Sendable {
        let conflicts: [Conflict]
        let doubtfulConflicts: [Conflict]
        let alsoReadableAs: [OtherReading]
        let failures: [ResolverFailure]

        init(
            _ conflicts: [Conflict], doubtful: [Conflict], _ alsoReadableAs: [OtherReading],
            _ failures: [ResolverFailure]
        ) {
            (self.conflicts, doubtfulConflicts) = (conflicts, doubtful)
            (self.alsoReadableAs, self.failures) = (alsoReadableAs, failures)
        }
    }

    /// The conflicts between the name, the declared type and the content; empty if there are none.
    public package(set) var conflicts: [Conflict] {
        get { extras?.conflicts ?? [] }
        set { set(conflicts: newValue) }
    }

    /// The conflicts between name and content whose confidence is too low for `conflicts`.
    ///
    /// Most of these conflicts concern names that are also used for other types.
    public package(set) var doubtfulConflicts: [Conflict] {
        get { extras?.doubtfulConflicts ?? [] }
        set { set(doubtful: newValue) }
    }

    /// Other formats that the same bytes can be read as, and active content such as scripts.
    ///
    /// The array is empty for nearly all files, and for all files if the detector doesn't search for other readings.
    public package(set) var alsoReadableAs: [OtherReading] {
        get { extras?.alsoReadableAs ?? [] }
        set { set(alsoReadableAs: newValue) }
    }

    /// A record of each resolver that failed; the answer lacks the evidence of these resolvers.
    public package(set) var failures: [ResolverFailure] {
        get { extras?.failures ?? [] }
        set { set(failures: newValue) }
    }

    /// Sets some of the extras; does nothing if all of them are empty.
    private mutating func set(
        conflicts: [Conflict]? = nil, doubtful: [Conflict]? = nil, alsoReadableAs: [OtherReading]? = nil,
        failures: [ResolverFailure]? = nil
    ) {
        let isEmpty = conflicts?.isEmpty ?? doubtful?.isEmpty ?? alsoReadableAs?.isEmpty ?? failures?.isEmpty
        guard extras != nil || isEmpty == false else { return }
        extras = Extras(
            conflicts ?? self.conflicts, doubtful: doubtful ?? doubtfulConflicts,
            alsoReadableAs ?? self.alsoReadableAs, failures ?? self.failures)
    }
}
