import MIMETypes

/// Looks up words that name languages in `LanguageTable`.
enum PackedLanguageWords {
    /// Returns the type of the language for which editors use a word, in lower case.
    static func type(ofMode word: UnsafeBufferPointer<UInt8>) -> TypeID? {
        find(
            word, in: PackedReader(LanguageTable.modeText), PackedReader(LanguageTable.modeIndex),
            mask: LanguageTable.modeMask)
    }

    /// Returns the type of scripts for an interpreter.
    static func type(ofInterpreter name: UnsafeBufferPointer<UInt8>) -> TypeID? {
        find(
            name, in: PackedReader(LanguageTable.interpreterText), PackedReader(LanguageTable.interpreterIndex),
            mask: LanguageTable.interpreterMask)
    }

    private static func find(
        _ word: UnsafeBufferPointer<UInt8>, in text: PackedReader, _ index: PackedReader, mask: Int
    ) -> TypeID? {
        var slot = PackedFormat.hash(word) & mask
        while true {
            let record = index.number(at: slot * 3, width: 3) - 1
            guard record >= 0 else { return nil }
            let count = text.number(at: record, width: 1)
            if count == word.count, text.text(at: record + 4, count: count).equals(word) {
                return TypeID(number: text.number(at: record + 1, width: 3))
            }
            slot += 1
        }
    }
}
