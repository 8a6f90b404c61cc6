extension Evidence {
    /// How much a file's name says about its type, the least first.
    ///
    /// An extension has ordinary meanings and rare ones: a file called `.gf` may be a font of TeX, but most are not.
    public enum NameStrength: Int, Sendable, Hashable, Codable, CaseIterable, Comparable {
        /// What the name would say without its last suffix, as `page.html.in` would say HTML. It supports content that says
        /// the same, and is no answer of its own.
        case hint
        /// A rare meaning. It loses to all that is known about the content and contradicts nothing.
        case weak
        /// A meaning that files of this name usually have, though others use it as well.
        case ordinary
        /// The meaning that everybody expects.
        case strong

        /// Orders by strength.
        public static func < (left: NameStrength, right: NameStrength) -> Bool { left.rawValue < right.rawValue }
    }
}
