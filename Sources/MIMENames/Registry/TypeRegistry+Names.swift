public import MIMETypes

extension TypeRegistry {
    /// Returns the most likely type for a file name extension.
    ///
    /// - Parameter fileExtension: an extension without a dot, such as `jpg` or `tar.gz`; case is ignored unless the
    ///   extension's pattern is case-sensitive.
    /// - Returns: a canonical type, or nil if the extension is unknown.
    public func type(fileExtension: String) -> MIMEType? {
        guard additions == nil else { return types(fileExtension: fileExtension).first }
        let bytes = fileExtension.utf8
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) { buffer in
            buffer.initializeElement(at: 0, to: ASCII.dot)
            _ = buffer[1...].initialize(fromContentsOf: bytes)
            return NameMatcher.type(ofExtension: UnsafeBufferPointer(buffer))
        }
    }

    /// Returns the most likely type for a file name.
    ///
    /// - Parameter fileName: a name or a path; the file need not exist.
    /// - Returns: a canonical type, or nil if no pattern matches the name.
    public func type(fileName: String) -> MIMEType? { types(fileName: fileName).first }

    /// Returns all types for a file name extension, the most likely first.
    ///
    /// - Parameter fileExtension: an extension without a dot, such as `jpg` or `tar.gz`.
    /// - Returns: canonical types, including custom ones; empty for an unknown extension.
    public func types(fileExtension: String) -> [MIMEType] {
        let bytes = Array(".\(fileExtension)".utf8)
        let builtIn = bytes.withUnsafeBufferPointer { NameMatcher.candidates(ofExtension: $0).map(\.type) }
        return combined(builtIn, of: "x.\(fileExtension)")
    }

    /// Returns all types for a file name, the most likely first.
    ///
    /// - Parameter fileName: a name or a path; the file need not exist.
    /// - Returns: canonical types; empty if no pattern matches the name.
    public func types(fileName: String) -> [MIMEType] {
        combined(NameMatcher.candidates(for: ResourceName(fileName)).map(\.type), of: fileName)
    }

    /// Appends the types that a name implies: first the registered types, then the built-in ones, then hints.
    package func appendNames(_ name: ResourceName, to candidates: inout CandidateBuffer) {
        guard let additions else { return NameMatcher.appendCandidatesWithHints(for: name, to: &candidates) }
        candidates.append(contentsOf: additions.contents.names.candidates(for: name.bytes))
        CandidateBuffer.with { builtIn in
            NameMatcher.appendCandidatesWithHints(for: name, to: &builtIn)
            for candidate in builtIn where !additions.isRemoved(candidate.type) { candidates.append(candidate) }
        }
    }

    /// Puts the registered types for a name before the built-in ones.
    private func combined(_ builtIn: [MIMEType], of name: String) -> [MIMEType] {
        guard let additions else { return builtIn }
        let own = additions.contents.names.candidates(for: ResourceName(name).bytes).map(\.type)
        return own + builtIn.filter { !own.contains($0) && !additions.isRemoved($0) }
    }

    /// Returns all subtypes of a type.
    ///
    /// - Parameter type: a canonical name or an alias, such as `application/zip`.
    /// - Returns: canonical types, excluding the type itself; empty if none is known.
    public func subtypes(of type: MIMEType) -> [MIMEType] {
        let type = canonical(type)
        return types.filter { $0 != type && isSubtype($0, of: type) }
    }
}
