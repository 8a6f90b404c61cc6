extension Facts {
    /// Reads the files, and adds what follows from them.
    init(_ data: DataFolder) throws {
        try self.init(reading: data)
        try decideFlags()
    }

    /// Gives the flag `signature` to the types whose files all have a mark, and lets corrections decide about all flags.
    private mutating func decideFlags() throws {
        let places = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($0.element.type, $0.offset) })
        var corrected: [String: Bool] = [:]
        var binary: [String: Bool] = [:]
        for correction in corrections where correction.kind == .flag {
            guard let flag = TypeRow.Flag(rawValue: String(correction.value.dropFirst())),
                let index = places[correction.subject]
            else {
                throw TableError(
                    file: "corrections.tsv", line: correction.line,
                    reason: "'\(correction.subject)' is no canonical type, or '\(correction.value)' no flag")
            }
            let isSet = correction.value.hasPrefix("+")
            if flag == .binary { binary[correction.subject] = isSet }
            if flag == .signature { corrected[correction.subject] = isSet }
            if isSet { types[index].flags.insert(flag) } else { types[index].flags.remove(flag) }
        }
        let marked = MandatoryMarks(types: types, signatures: signatures, corrected: corrected).marked()
        for index in types.indices where marked.contains(types[index].type) { types[index].flags.insert(.signature) }
        let binaryTypes = BinaryTypes(types: types, signatures: signatures)
        for index in types.indices where binary[types[index].type] ?? binaryTypes.contains(types[index]) {
            types[index].flags.insert(.binary)
        }
    }
}
