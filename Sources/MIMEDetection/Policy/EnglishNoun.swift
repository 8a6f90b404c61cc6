/// The English description of a type as a part of a sentence.
enum EnglishNoun {
    /// Returns a description with an article: `a PNG image`, `an SVG drawing`, `a file with SubRip subtitles`.
    static func withArticle(_ words: String) -> String {
        if isCounted(words) { return "\(article(before: words)) \(words)" }
        return "a file \(words.hasPart(" with ") ? "of" : "with") \(words)"
    }

    /// Checks whether a description is that of one thing, not of several, or of something that isn't counted.
    private static func isCounted(_ words: String) -> Bool {
        let parts = words.split(separator: " ")
        var heads: [Substring] = []
        var group: [Substring] = []
        for part in parts {
            if links.contains(String(part)) { break }
            if part == "or" || part == "and" {
                if let last = group.last { heads.append(last) }
                group = []
                continue
            }
            group.append(part.hasSuffix(",") ? part.dropLast() : part)
            if part.hasSuffix(",") { break }
        }
        if group.count > 1, let last = group.last, participles.contains(String(last)) { group.removeLast() }
        if let last = group.last { heads.append(last) }
        // Compiled code in a language whose name is all that is said.
        if group.count == 2, group[0] == "compiled", group[1].first?.isUppercase == true || group[1] == "mruby" {
            return false
        }
        return !heads.contains { isPlural($0) || mass.contains($0.lowercased()) }
    }

    private static func isPlural(_ word: Substring) -> Bool {
        word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("sis") && !word.hasSuffix("us")
    }

    /// Words after which a description names only what belongs to the thing.
    private static let links: Set<String> = [
        "of", "for", "with", "in", "from", "by", "as", "to", "that", "on", "over", "without", "at", "whose", "not",
        "needing",
    ]
    private static let participles: Set<String> = ["encrypted", "captured"]
    private static let mass: Set<String> = [
        "data", "audio", "video", "music", "speech", "sound", "text", "source", "code", "bitcode", "firmware", "mail",
        "metadata", "information", "provenance", "media", "imagery", "content", "handwriting", "xml", "json", "help",
        "software", "geometry", "coverage", "spelling", "television", "postscript", "notation", "authorization",
        "restructuredtext", "markup", "nuppelvideo", "ion", "truehd",
    ]

    /// Returns the article for a noun phrase: `an` before a vowel sound, as in `SVG` and `HTML`; otherwise `a`.
    static func article(before words: String) -> String {
        if words.hasPrefix("8") || words.hasPrefix("11") || words.hasPrefix("18") { return "an" }
        let word = words.prefix { $0.isLetter }
        guard let letter = word.first else { return "a" }
        let second = word.dropFirst().first
        // Letters are spelled in `SVG`, `X11` and `XProc`, but not in `JSON` and `LaTeX`.
        let isSpelled =
            letter.isUppercase && second?.isUppercase ?? true && !spoken.contains(String(word))
        if isSpelled { return "AEFHILMNORSX".contains(letter) ? "an" : "a" }
        // "Unix", "user" and "Europe" start with the sound of "you", and "one" with that of "we".
        let lower = word.lowercased()
        if ["uni", "us", "ut", "eu", "one"].contains(where: { lower.hasPrefix($0) }) { return "a" }
        return lower.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    }

    /// Names that are spoken as words, and start with a consonant, although they are written in capitals.
    private static let spoken: Set<String> = [
        "FAST", "FIT", "FITS", "FLAC", "FLIF", "FLUTE", "HAL", "HEIC", "HEIF", "JPEG", "JSON", "LAS", "LIDAR", "LIPS",
        "LOST", "MADS", "MARC", "MATLAB", "METS", "MIDI", "MIKEY", "MIME", "MODS", "NAMD", "NIFF", "NIFTI", "NIST",
        "NIfTI", "NUT", "RAR", "RELAX", "RELOAD", "RIFF", "RIP", "ROM", "ROOT", "ROS", "SAMI", "SAML", "SARIF", "SAS",
        "SASS", "SCIM", "SEED", "SEG", "SET", "SMAF", "SMART", "SMIL", "SOAP", "SPARQL", "SPICE", "SPIR", "STEP",
        "XAML", "XUL", "ZIP",
    ]
}
