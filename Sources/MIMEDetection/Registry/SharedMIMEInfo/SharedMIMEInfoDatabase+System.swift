import MIMETypes

extension SharedMIMEInfoDatabase {
    /// The database that is installed on this system, in `/usr/local/share/mime` and `/usr/share/mime`.
    ///
    /// The database isn't part of this package. Each access to this property reads the database again, which takes
    /// about ten milliseconds. Environment variables are ignored; to use other folders, read each folder with
    /// ``init(path:)``.
    ///
    /// https://specifications.freedesktop.org/shared-mime-info-spec/latest/
    ///
    /// - Throws: a `SharedMIMEInfoError` if neither folder contains a database.
    public static var system: SharedMIMEInfoDatabase {
        get throws { try SharedMIMEInfoDatabase(folders: ["/usr/local/share/mime", "/usr/share/mime"]) }
    }

    /// Reads the database in each folder that contains one; types from earlier folders come first.
    ///
    /// - Throws: a `SharedMIMEInfoError` if none of the folders contains a database.
    package init(folders: [String]) throws {
        let found = folders.compactMap { try? SharedMIMEInfoDatabase(path: $0).registrations }.joined()
        guard !found.isEmpty else { throw SharedMIMEInfoError(.noDatabase, folders.joined(separator: ":")) }
        self.init(registrations: Array(found))
    }
}

extension TypeRegistry {
    /// Returns a copy of the registry, extended with those types of a database that the registry doesn't contain.
    ///
    /// Types that the registry already contains stay unchanged. New types are treated like custom types.
    ///
    /// ```swift
    /// let detector = MIMEDetector(registry: try .standard.adding(.system))
    /// ```
    ///
    /// - Parameter database: a database, such as ``SharedMIMEInfoDatabase/system``.
    /// - Returns: a registry with the types of both the original registry and the database.
    public func adding(_ database: SharedMIMEInfoDatabase) -> TypeRegistry {
        var registry = self
        registry.register(database.registrations.filter { !contains($0.type) })
        return registry
    }
}
