extension Evidence {
    /// How strongly a name implies its type, from weakest to strongest.
    ///
    /// A name can imply several types, each with its own strength. For example, some `.gf` files are TeX fonts, but
    /// most aren't, so the name is weak evidence for that type.
    ///
    /// No cases will be added.
    public enum NameStrength: Int, Sendable, Hashable, CaseIterable, Comparable {
        /// The name without its last suffix implies the type, such as HTML for `page.html.in`.
        ///
        /// A hint supports content of that type, but never decides by itself.
        case hint
        /// The type is a rare meaning of the name.
        ///
        /// Recognised content takes precedence over a weak name. A weak name causes a conflict only if it implies
        /// nothing but text, and the content is an image, audio, a video or a font.
        case weak
        /// The type is the usual meaning of the name, but not the only one.
        case ordinary
        /// Nearly all files with the name have the type.
        case strong

        /// Orders strengths from weakest to strongest.
        public static func < (left: NameStrength, right: NameStrength) -> Bool { left.rawValue < right.rawValue }
    }
}
