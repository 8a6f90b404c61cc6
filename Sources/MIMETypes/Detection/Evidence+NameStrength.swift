extension Evidence {
    /// How strongly a name implies its type, from weakest to strongest.
    ///
    /// An extension can have ordinary and rare meanings: a `.gf` file may be a TeX font, but most aren't.
    ///
    /// No case will be added.
    public enum NameStrength: Int, Sendable, Hashable, CaseIterable, Comparable {
        /// The meaning of the name without its last suffix, such as HTML for `page.html.in`. It supports content of
        /// that type, but is never the answer itself.
        case hint
        /// A rare meaning. Any evidence from the content outweighs it, and it never causes a conflict.
        case weak
        /// The usual meaning of the name, though other files use it too.
        case ordinary
        /// The meaning that everyone expects.
        case strong

        /// Orders strengths from weakest to strongest.
        public static func < (left: NameStrength, right: NameStrength) -> Bool { left.rawValue < right.rawValue }
    }
}
