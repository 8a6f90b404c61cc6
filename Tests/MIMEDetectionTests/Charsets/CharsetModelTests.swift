import MIMETypes
import Testing

@testable import MIMEDetection

/// Encodings that only the frequency of their characters tells.
struct CharsetModelTests {
    static let texts = [
        (
            "shift_jis",
            "%82%B1%82%CC%83t%83@%83C%83%8B%82%F0%8AJ%82%AD%82%B1%82%C6%82%AA%82%C5%82%AB%82%DC%82%B9%82%F1"
                + "%81B%90%DD%92%E8%82%F0%8Am%94F%82%B5%82%C4%82%AD%82%BE%82%B3%82%A2%81B"
        ),
        (
            "euc-jp",
            "%A4%B3%A4%CE%A5%D5%A5%A1%A5%A4%A5%EB%A4%F2%B3%AB%A4%AF%A4%B3%A4%C8%A4%AC%A4%C7%A4%AD%A4%DE%A4%BB"
                + "%A4%F3%A1%A3%C0%DF%C4%EA%A4%F2%B3%CE%C7%A7%A4%B7%A4%C6%A4%AF%A4%C0%A4%B5%A4%A4%A1%A3"
        ),
        (
            "euc-kr",
            "%C0%CC %C6%C4%C0%CF%C0%BB %BF%AD %BC%F6 %BE%F8%BD%C0%B4%CF%B4%D9. %BC%B3%C1%A4%C0%BB %C8%AE%C0"
                + "%CE%C7%CF%BF%A9 %C1%D6%BD%CA%BD%C3%BF%C0."
        ),
        (
            "gb18030",
            "%CE%DE%B7%A8%B4%F2%BF%AA%B4%CB%CE%C4%BC%FE%A3%AC%C7%EB%BC%EC%B2%E9%C4%FA%B5%C4%C9%E8%D6%C3%CA%C7"
                + "%B7%F1%D5%FD%C8%B7%A1%A3"
        ),
        (
            "big5",
            "%B5L%AAk%B6}%B1%D2%B3o%AD%D3%C0%C9%AE%D7%A1A%BD%D0%C0%CB%ACd%B1z%AA%BA%B3]%A9w%ACO%A7_%A5%BF%BDT"
                + "%A1C"
        ),
        (
            "koi8-r",
            "%EE%C5 %D5%C4%C1%CC%CF%D3%D8 %CF%D4%CB%D2%D9%D4%D8 %DC%D4%CF%D4 %C6%C1%CA%CC, %D0%D2%CF%D7%C5%D2"
                + "%D8%D4%C5 %CE%C1%D3%D4%D2%CF%CA%CB%C9."
        ),
        (
            "windows-1251",
            "%CD%E5 %F3%E4%E0%EB%EE%F1%FC %EE%F2%EA%F0%FB%F2%FC %FD%F2%EE%F2 %F4%E0%E9%EB, %EF%F0%EE%E2%E5%F0"
                + "%FC%F2%E5 %ED%E0%F1%F2%F0%EE%E9%EA%E8."
        ),
        (
            "iso-8859-1",
            "Impossible d'ouvrir ce fichier %E0 la date demand%E9e: v%E9rifiez les pr%E9f%E9rences."
        ),
        (
            "windows-1252",
            "Impossible d%92ouvrir ce fichier %E0 la date demand%E9e : v%E9rifiez les %93pr%E9f%E9rences%94."
        ),
        (
            "iso-8859-2",
            "Nie mo%BFna otworzy%E6 tego pliku, poniewa%BF wyst%B1pi%B3 b%B3%B1d."
        ),
        (
            "iso-8859-7",
            "%C4%E5%ED %DE%F4%E1%ED %E4%F5%ED%E1%F4%FC %F4%EF %DC%ED%EF%E9%E3%EC%E1 %F4%EF%F5 %E1%F1%F7%E5%DF"
                + "%EF%F5."
        ),
    ]

    private func charset(_ text: String) -> String? {
        [UInt8](percentEncoded: text).withUnsafeBytes { CharsetModel.charset(of: $0, isWhole: true)?.rawValue }
    }

    @Test(arguments: texts) func sentenceTellsItsEncoding(name: String, text: String) {
        #expect(charset(text) == name)
    }

    @Test(arguments: texts) func encodingIsPossibleForItsText(name: String, text: String) throws {
        let name = try #require([UInt8](name.utf8).withUnsafeBytes { PackedCharsets.canonicalName($0) })
        let isPossible = [UInt8](percentEncoded: text).withUnsafeBytes {
            CharsetModel.isPossible(name, $0, isWhole: true)
        }
        #expect(isPossible == true)
    }

    @Test(arguments: [
        "", "words without any", "%E9", "a %B2 b", "caf%E9",
        // Every byte once is no text, nor are bytes in no order.
        (0x80...0xFF).map { "%" + String($0, radix: 16, uppercase: true) }.joined(),
        (0..<400).map { "%" + String(0xA1 + $0 * 37 % 94, radix: 16, uppercase: true) }.joined(),
    ]) func unclearEncodingIsNotNamed(text: String) {
        #expect(charset(text) == nil)
    }

    @Test func accentedNameInASCIITextIsLatin() {
        #expect(charset("Copyright J%F6rg M%FCller, Fran%E7ois Lef%E8vre and Jos%E9 Mu%F1oz") == "iso-8859-1")
    }

    @Test func characterThatIsCutOffIsAllowed() {
        let whole = [UInt8](percentEncoded: Self.texts[0].1)
        let cut = whole.dropLast(3)
        Array(cut).withUnsafeBytes { #expect(CharsetModel.charset(of: $0, isWhole: false)?.rawValue == "shift_jis") }
    }

    @Test func costIsBoundedWhateverTheBytes() {
        for seed in 1..<200 {
            var state = UInt32(truncatingIfNeeded: seed &* 2_654_435_761)
            let bytes = (0..<8192).map { _ -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(state >> 24)
            }
            bytes.withUnsafeBytes { #expect(CharsetModel.charset(of: $0, isWhole: seed % 2 == 0) == nil) }
        }
    }

    @Test func everyEncodingOfTheModelHasAName() {
        let names =
            (0..<PackedCharsets.narrowCount).map(PackedCharsets.narrowName)
            + (0..<PackedCharsets.wideCount).map(PackedCharsets.wideName)
        for name in names {
            #expect(PackedCharsets.canonicalName(UnsafeRawBufferPointer(name.bytes))?.string == name.string)
        }
        #expect(Set(names.map(\.string)).count == names.count)
        #expect(Charset.detectable.count == Set(Charset.detectable).count)
        #expect(names.allSatisfy { Charset.detectable.contains(Charset(constant: $0)) })
    }
}
