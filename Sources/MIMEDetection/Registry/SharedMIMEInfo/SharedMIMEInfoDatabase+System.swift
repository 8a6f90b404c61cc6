import MIMETypes

extension SharedMIMEInfoDatabase {
    /// The database that is installed on this system, in `/usr/local/share/mime` and `/usr/share/mime`.
    ///
    /// It isn't part of this package: each access to this property reads it, which takes some ten milliseconds.
    /// Environment variables are ignored; to use other folders, read each with ``init(path:)``.
    ///
    /// https://specifications.freedesktop.org/shared-mime-info-spec/latest/
    ///
    /// - Throws: a `SharedMIMEInfoError` if there is none in either folder.
    public static var system: SharedMIMEInfoDatabase {
        get throws { try SharedMIMEInfoDatabase(folders: ["/usr/local/share/mime", "/usr/share/mime"]) }
    }

    /// Reads the databases in all of the folders that have one, the first one's types first.
    ///
    /// - Throws: a `SharedMIMEInfoError` if none has one.
    package init(folders: [String]) throws {
        let found = folders.compactMap { try? SharedMIMEInfoDatabase(path: $0).registrations }.joined()
        guard !found.isEmpty else { throw SharedMIMEInfoError(.noDatabase, folders.joined(separator: ":")) }
        self.init(registrations: Array(found))
    }
}

extension TypeRegistry {
    /// Returns a copy that also has the types of a database that are new to it.
    ///
    /// Known types stay unchanged: the database fills gaps only. New types are treated as if they had been registered.
    ///
    /// ```swift
    /// let detector = MIMEDetector(registry: try .standard.adding(.system))
    /// ```
    ///
    /// - Parameter database: such as ``SharedMIMEInfoDatabase/system``.
    /// - Returns: a registry with all types of both.
    public func adding(_ database: SharedMIMEInfoDatabase) -> TypeRegistry {
        var registry = self
        registry.register(database.registrations.filter { !contains($0.type) })
        return registry
    }
}
