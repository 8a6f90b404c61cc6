import MIMETypes

/// Derives names under which accepted files can be stored and served.
enum SafeName {
    /// Returns the name for a file of a type, derived from the sender's name.
    static func text(of name: ResourceName, type: MIMEType, _ registry: TypeRegistry = .standard) -> String {
        var parts = plain(FullWidth.folded("\(name)")).split(separator: ".").map(String.init)
        let suffix = parts.count > 1 ? parts.removeLast() : nil
        let known = suffix.map { isSuffix($0, of: type, registry) } ?? false
        if let suffix, !known { parts.append(suffix) }
        var stem = trimmed(Substring(parts.joined(separator: isPlain(parts) ? "." : "_")))
        if stem.isEmpty { stem = "file" }
        let end = (known ? suffix : registry.preferredFileExtension(of: type)).map { ".\($0)" } ?? ""
        let isSpecial = UploadNameCharacters.isDevice(stem) || isOfSettings(stem + end)
        if isSpecial { stem = "_" + stem }
        return shortened(stem, to: UploadName.longest - end.utf8.count) + end
    }

    /// Checks whether a server or a desktop reads its settings from files with a name.
    private static func isOfSettings(_ name: String) -> Bool {
        UploadName(ResourceName(name)).settingsName != nil
    }

    /// Returns a safe name in which the suffix of the type replaces the one of another type; nil if the type has no
    /// suffix.
    static func suggestion(for name: ResourceName, type: MIMEType, _ registry: TypeRegistry) -> String? {
        guard let suffix = registry.preferredFileExtension(of: type) else { return nil }
        var stem = Substring("\(name)")
        if let dot = stem.lastIndex(of: "."), dot > stem.startIndex {
            let old = String(stem[stem.index(after: dot)...])
            if !registry.types(fileExtension: old).isEmpty { stem = stem[..<dot] }
        }
        return text(of: ResourceName("\(stem).\(suffix)"), type: type, registry)
    }

    private static func isSuffix(_ suffix: String, of type: MIMEType, _ registry: TypeRegistry) -> Bool {
        registry.types(fileExtension: suffix).contains { registry.isSubtype($0, of: type) }
            || registry.fileExtensions(of: type).contains(suffix.lowercased())
    }

    /// Checks that no part before the suffix is one that makes a server run the file.
    private static func isPlain(_ parts: [String]) -> Bool {
        !parts.dropFirst().contains { UploadName(ResourceName(pathBytes: Array("x.\($0)".utf8))).serverSuffix != nil }
    }

    /// Returns the last component of a path with `_` in place of all characters except letters, digits and marks of any
    /// script, blanks, and a few others.
    private static func plain(_ text: String) -> String {
        let last = text.split { $0 == "/" || $0 == "\\" }.last ?? ""
        var plain = String.UnicodeScalarView()
        for scalar in last.unicodeScalars { plain.append(isPlain(scalar) ? scalar : "_") }
        return String(plain)
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || " -_.()+,=@".unicodeScalars.contains(scalar)
        }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .nonspacingMark, .spacingMark:
            // Blank characters, although Unicode classifies them as letters.
            ![0x115F, 0x1160, 0x3164, 0xFFA0].contains(scalar.value)
        default: false
        }
    }

    /// Removes blanks and dots from both ends, and hyphens, which commands take as the start of an option, from the
    /// start.
    private static func trimmed(_ text: Substring) -> String {
        var rest = text.drop { $0 == " " || $0 == "." || $0 == "-" }
        while let last = rest.last, last == " " || last == "." { rest = rest.dropLast() }
        return String(rest)
    }

    /// Shortens a name without splitting a character.
    private static func shortened(_ text: String, to length: Int) -> String {
        guard text.utf8.count > length else { return text }
        var (short, count) = ("", 0)
        for character in text {
            count += character.utf8.count
            if count > length { break }
            short.append(character)
        }
        let end = trimmed(Substring(short))
        return end.isEmpty ? "file" : end
    }
}
