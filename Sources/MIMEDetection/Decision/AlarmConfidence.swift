import MIMETypes

/// How likely it is that an alarm about a name is right.
///
/// The odds are the product of one number for each fact; `data/confidence.tsv` has the numbers and where they are from.
/// They were fitted by hand to alarms in packages of Debian that were judged one kind after the other.
struct AlarmConfidence {
    /// How much the name says, and the content against it.
    enum Name: Int, CaseIterable {
        /// Nearly all files of the name are what it says.
        case strong
        /// The name is ordinary, and the content certainly binary data of another format, or a document.
        case certain
        /// The name stands for texts alone, and the content is an image, audio, video or a font.
        case medium
        /// The name is hardly used for anything else, as far as was counted, and the content is of another class: text
        /// or other binary data under the name of a format with a signature, or binary data under that of texts.
        case telling
        /// Anything else under an ordinary name, or a weak one.
        case ordinary, weak
    }

    /// What the content's type rests on.
    enum Content: Int, CaseIterable {
        /// The comparison of a text with the language of its name, and no signature.
        case language, bytes, text, guess, document, signature, structure
    }

    /// How often files of the extension were counted to be other text, other binary data or unknown bytes, whichever
    /// the content is.
    enum Counted: Int, CaseIterable {
        /// There are too few packages with such files to say.
        case unknown
        /// No other files were found, but there are few files at all.
        case few
        case never, seldom, sometimes, often

        /// Grades the number of packages with such files by that of packages with files that are, or may be, what the
        /// extension says.
        init(others: Int, known: Int) {
            self =
                switch (others, known) {
                case _ where others + known < 3: .unknown
                case (0, ..<20): .few
                case (0, _): .never
                case _ where others * 20 <= known: .seldom
                case _ where others * 4 <= known: .sometimes
                default: .often
                }
        }
    }

    let name: Name
    let content: Content
    let counted: Counted

    /// The confidence, from 0 to 1 and neither of them.
    var value: Double {
        let odds =
            Self.odds(0, name.rawValue) * Self.odds(Name.allCases.count, content.rawValue)
            * Self.odds(Name.allCases.count + Content.allCases.count, counted.rawValue)
        return odds / (1 + odds)
    }

    private static func odds(_ first: Int, _ value: Int) -> Double {
        Double(ConfidenceTable.odds[first + value]) / 1000
    }
}

extension AlarmConfidence {
    /// Collects the facts about a name and the content that contradicts it.
    ///
    /// The disagreement `isAlarming` if the name is strong or the content certain enough; it `crosses` if the content is
    /// of another class than the name.
    init(
        _ name: Candidate, _ content: Candidate, isAlarming: Bool, crosses: Bool, isLanguage: Bool, isText: Bool
    ) {
        let detail = name.evidence.detail
        let count = PackedNameCounts.count(of: detail)
        let others = content.id == .octetStream ? count?.bytes : isText ? count?.text : count?.binary
        // Names that the caller has registered are not counted, and nothing speaks against them.
        let isCounted = PackedNameCounts.withExtension(of: detail) { PackedGlobs.record(of: $0) } != nil
        counted = count.map { Counted(others: others ?? 0, known: $0.known) } ?? (isCounted ? .unknown : .never)
        self.content = Self.grade(of: content, isLanguage: isLanguage)
        let isUsedAlone = Self.isUsedAlone(counted, count, others: others ?? 0, detail, isText: isText)
        // A whole name that is spelled like an extension says less. So does a word, which is the name of programs too,
        // and a number after a dot, which is a version.
        let pattern = detail.utf8.dropFirst("glob ".utf8.count)
        let isNumber = pattern.last.map { 0x30...0x39 ~= $0 } ?? false
        let isExtension = isCounted && !isNumber && !pattern.contains(ASCII.space)
        let isWord = !pattern.contains(UInt8(ascii: "."))
        let isTelling = crosses && isExtension && isUsedAlone
        self.name =
            switch name.evidence.nameStrength {
            case .strong: .strong
            case .ordinary: isAlarming && !isWord ? .certain : isTelling ? .telling : .ordinary
            case .weak, .hint: isAlarming ? .medium : isTelling ? .telling : .weak
            }
    }

    /// Whether an extension is hardly used for other content of the class, as far as was counted.
    ///
    /// Texts are under all kinds of short names that nobody has counted; binary data is under few names of texts.
    private static func isUsedAlone(
        _ counted: Counted, _ count: PackedNameCounts.Count?, others: Int, _ detail: String, isText: Bool
    ) -> Bool {
        let known = count?.known ?? 0
        return switch counted {
        case .never, .seldom: true
        case .few: !isText || known >= 5 || isLong(detail)
        case .unknown: others <= known && (!isText || isLong(detail))
        case .sometimes, .often: false
        }
    }

    /// Whether a pattern is an extension of so many letters that few use it for something else.
    private static func isLong(_ detail: String) -> Bool {
        detail.hasPrefix("glob *.") && detail.utf8.dropFirst("glob *.".utf8.count).count >= 4
    }

    private static func grade(of content: Candidate, isLanguage: Bool) -> Content {
        if isLanguage, content.evidence.tier < .signature { return .language }
        if content.id == .octetStream { return .bytes }
        if content.id == .plainText { return .text }
        return switch content.evidence.tier {
        case .none, .text, .weak: .guess
        case .signature: content.evidence.basis == .xmlRoot || content.id == .html ? .document : .signature
        case .structural: .structure
        }
    }
}
