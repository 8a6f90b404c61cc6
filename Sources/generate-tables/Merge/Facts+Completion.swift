extension Facts {
    /// Reads the files, adds the rows that are written by hand, and derives everything that follows from the rows.
    init(_ data: DataFolder) throws {
        try self.init(reading: data)
        try addOwnTypes()
        try add(data.ownGlobs())
        needlessLines.formUnion(try PreferredExtensions(corrections).apply(to: &globs))
        add(try data.ownSignatures())
        add(try data.ownXMLRoots())
        try declareTypes()
        try addForms()
        try decideFlags()
    }

    /// Adds the types that are defined by hand.
    ///
    /// A type is text if its own row or one of its supertypes makes it text.
    private mutating func addOwnTypes() throws {
        var canonical: [String: String] = [:]
        for row in types {
            for name in [row.type] + row.aliases { canonical[name] = row.type }
        }
        for own in ownTypes {
            for name in [own.type] + own.aliases {
                if let known = canonical[name] {
                    throw own.error("'\(name)' is a name of '\(known)' already; delete it here")
                }
                canonical[name] = own.type
            }
            types.append(own.row)
        }
        for own in ownTypes {
            for parent in own.parents where canonical[parent] != parent {
                throw own.error(
                    "its parent '\(parent)' is \(canonical[parent].map { "another name of '\($0)'" } ?? "no type")")
            }
        }
        types.sort { $0.type < $1.type }
        markTexts()
    }

    /// Adds name patterns that are written by hand.
    ///
    /// If an imported table has the same pattern and type, the row counts as another source, and must have the same
    /// weight.
    private mutating func add(_ own: [GlobRow]) throws {
        let imported = Dictionary(globs.indices.map { ([globs[$0].pattern, globs[$0].type], $0) }) { first, _ in first }
        var ranks = Dictionary(grouping: globs, by: \.type).mapValues { $0.compactMap(\.rank).max() ?? 0 }
        for var row in own {
            if let index = imported[[row.pattern, row.type]] {
                guard globs[index].weight == row.weight else {
                    throw row.error(
                        "an imported table has it with weight \(globs[index].weight); change that in corrections.tsv")
                }
                guard !globs[index].sources.contains(where: row.sources.contains) else {
                    throw row.error("an imported table has it from that source already; delete it here")
                }
                globs[index].sources += row.sources
                continue
            }
            if row.fileExtension != nil {
                ranks[row.type, default: 0] += 1
                row.rank = ranks[row.type]
            }
            globs.append(row)
        }
        globs.sort { ($0.pattern, -$0.weight, $0.type) < ($1.pattern, -$1.weight, $1.type) }
    }

    /// Adds rules that are written by hand.
    ///
    /// They come first among the rules of a type with the same priority; a rule that an imported table also has is kept
    /// once.
    private mutating func add(_ own: [SignatureRow]) {
        var seen: Set<[[String]]> = []
        let rules = SignatureRow.rules(own + signatures).filter { seen.insert($0.map(\.identity)).inserted }
        signatures = SignatureRow.rows(of: rules)
    }

    private mutating func add(_ own: [XMLRootRow]) {
        var seen: Set<[String]> = []
        xmlRoots = (own + xmlRoots).filter { seen.insert([$0.localName, $0.namespace, $0.type]).inserted }
            .sorted { ($0.localName, $0.namespace, $0.type) < ($1.localName, $1.namespace, $1.type) }
    }

    /// Adds a type for each name that occurs only in rows written by hand.
    private mutating func declareTypes() throws {
        let rows: [any LocatedRow] = globs + signatures + xmlRoots + zipContents
        var canonical: [String: String] = [:]
        for row in types {
            for name in [row.type] + row.aliases { canonical[name] = row.type }
        }
        for row in rows where canonical[row.type] != row.type {
            if let known = canonical[row.type] {
                throw row.error("'\(row.type)' is another name of '\(known)'; use that")
            }
            guard TypeName.normalized(row.type) == row.type else {
                throw row.error("'\(row.type)' is not a type in small letters, such as image/png")
            }
            canonical[row.type] = row.type
            var type = TypeRow(type: row.type)
            type.sources = [row.source]
            if TypeGraph().isText(row.type) { type.flags = [.text, .mayBeEmpty] }
            types.append(type)
        }
        for row in libmagicNames {
            guard canonical[row.type] == row.type else { throw row.error("'\(row.type)' is no canonical type") }
            guard canonical[row.name] != nil else { throw row.error("no type is called '\(row.name)'") }
        }
        types.sort { $0.type < $1.type }
    }

    /// Sets the flag `signature` for the types whose files all have a signature, and then applies the corrections of
    /// all flags.
    private mutating func decideFlags() throws {
        let positions = Dictionary(types.enumerated().map { ($0.element.type, $0.offset) }) { first, _ in first }
        var corrected: [String: Bool] = [:]
        var binary = Dictionary(forms.map { ($0.type, $0.form == .binary) }) { $0 || $1 }.filter(\.value)
        for correction in corrections where correction.kind == .flag {
            guard let flag = TypeRow.Flag(rawValue: String(correction.value.dropFirst())),
                let index = positions[correction.subject]
            else {
                throw TableError(
                    file: "corrections.tsv", line: correction.line,
                    reason: "'\(correction.subject)' is no canonical type, or '\(correction.value)' no flag")
            }
            let isSet = correction.value.hasPrefix("+")
            if flag == .binary { binary[correction.subject] = isSet }
            if flag == .signature { corrected[correction.subject] = isSet }
            if ![.binary, .signature].contains(flag), types[index].flags.contains(flag) == isSet {
                needlessLines.insert(correction.line)
            }
            if isSet { types[index].flags.insert(flag) } else { types[index].flags.remove(flag) }
        }
        for row in flags {
            guard let index = positions[row.type] else { throw row.line.error("'\(row.type)' is no canonical type") }
            guard types[index].flags.insert(row.flag).inserted else {
                throw row.line.error("'\(row.type)' has this flag already")
            }
        }
        let marks = MandatorySignatures(types: types, signatures: signatures, corrected: corrected)
        let marked = marks.marked()
        for index in types.indices where marked.contains(types[index].type) { types[index].flags.insert(.signature) }
        let binaryTypes = BinaryTypes(types: types, signatures: signatures, stated: binary)
        for index in types.indices where binaryTypes.contains(types[index]) { types[index].flags.insert(.binary) }
    }
}
