import MIMEDetection

/// A pattern for paths.
///
/// `*` and `?` don't match a slash, and `**` between slashes matches any number of folders.
///
/// https://git-scm.com/docs/gitignore#_pattern_format
struct PathGlob {
    private enum Part {
        /// A pattern for one component of a path.
        case component([UInt8])
        /// Any number of components, or none.
        case anyDepth
    }

    private let parts: [Part]

    init(_ pattern: some Collection<UInt8>) {
        let components = pattern.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Array($0) }
        let parts = components.map { $0 == Array("**".utf8) ? Part.anyDepth : .component($0) }
        // At the end, `**` matches everything in a folder, but not the folder itself.
        self.parts = components.last == Array("**".utf8) ? parts + [.component([UInt8(ascii: "*")])] : parts
    }

    /// Checks whether the pattern matches a whole path.
    ///
    /// Backtracking only returns to the last `**`, so the time is at most proportional to the product of the two
    /// lengths.
    func matches(_ path: ArraySlice<UInt8>) -> Bool {
        let components = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        var (part, component) = (0, 0)
        var retry: (part: Int, component: Int)?
        while component < components.count {
            if part < parts.count, case .anyDepth = parts[part] {
                part += 1
                retry = (part, component)
            } else if part < parts.count, case .component(let pattern) = parts[part],
                Self.matches(pattern, components[component])
            {
                part += 1
                component += 1
            } else if let last = retry {
                part = last.part
                component = last.component + 1
                retry = (part, component)
            } else {
                return false
            }
        }
        return part == parts.count
    }

    private static func matches(_ pattern: [UInt8], _ component: ArraySlice<UInt8>) -> Bool {
        pattern.withUnsafeBufferPointer { pattern in
            component.withUnsafeBufferPointer { GlobPattern.matches(pattern, $0, ignoringCase: false) }
        }
    }
}
