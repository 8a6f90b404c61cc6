extension Evidence {
    /// How strongly a name implies its type, the least first.
    ///
    /// An extension has ordinary meanings and rare ones: a file called `.gf` may be a font of TeX, but most are not.
    ///
    /// No case will be added.
    public enum NameStrength: Int, Sendable, Hashable, CaseIterable, Comparable {
        /// What the name would say without its last suffix, as `page.html.in` would say HTML. It supports content of
        /// that type, but is never the answer itself.
        case hint
        /// A rare meaning. Anything known about the content outweighs it, and it contradicts nothing.
        case weak
        /// The usual meaning of the name, though other files use it too.
        case ordinary
        /// The meaning that everyone expects.
        case strong

        /// Orders by strength.
        public static func < (left: NameStrength, right: NameStrength) -> Bool { left.rawValue < right.rawValue }
    }
}
