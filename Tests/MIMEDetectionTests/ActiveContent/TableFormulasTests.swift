import Foundation
import MIMETypes
import Testing

@testable import MIMEDetection

struct TableFormulasTests {
    private static func features(_ text: String) -> [OtherReading.Feature] {
        Array(text.utf8).withUnsafeBytes { TableFormulas.readings(in: $0) }.compactMap(\.feature)
    }

    @Test(arguments: [
        "=cmd|' /c calc'!A0", "a,b\r\n1,+cmd|' /c calc'!A0", "a;-2+3+cmd|' /c calc'!D2", "a\t@SUM(1+1)*cmd|'x'!A0",
        "\u{FEFF}=cmd|'x'!A0", "a,\"=cmd|' /c a,b'!A0\"", "a,  =cmd|/c!A0", "a,=A1&cmd|'x'!''",
        "a,\"=IF(1,cmd|'/c calc'!A0,0)\"", "a;=IF(1,cmd|'/c calc'!A0)", "a,\"=IF(1,DDE(\"\"a\"\",\"\"b\"\"),0)\"",
        "a,\"=\ncmd|'/c calc'!A0\"", "a,= cmd | '/c calc' ! A0", "a,='cmd'|'/c calc'!A0", "=1%+cmd|'x'!A0",
        "={cmd|'x'!A0}",
        "=Sheet1!A1+cmd|'x'!A0", "\u{FF1D}cmd|'x'!A0", "sep=x\n1x=cmd|'x'!A0", "=dde (\"a\";\"b\")", "=cmd\t|'x'!A0",
        "=DDE(\"a\";\"b\";\"c\")", "a,=rtd(\"x\",,\"y\")", "a,=C:\\Windows\\cmd.exe|'x'!A0",
        "=\"[x]`~\"&cmd|'x'!A0", "=R[1]C[1]+cmd|'x'!A0", "=A1~B1+cmd|'x'!A0", "=\u{1}+cmd|'x'!A0",
    ])
    func linksToProgramsAreFound(_ text: String) { #expect(Self.features(text) == [.dataExchange]) }

    @Test(arguments: [
        "=HYPERLINK(\"http://e/?\"&A1)", "a,=1+webservice(\"http://e/\")", "a,\"=IMPORTXML(A1,\"\"//a\"\")\"",
    ])
    func addressesAreFound(_ text: String) { #expect(Self.features(text) == [.externalLink]) }

    @Test(arguments: [
        "", "=", "a,b\n-1,+49 30 1234\n", "=SUM(A1:A9)", "@john,- item | other!\n", "cmd|' /c calc'!A0", "a,b|c!d",
        "-a|b,c!d", "=a|!b", "=a|'b", "=a|'b'!", "-,-|-!", "image(1),hyperlink(2)", "-see | this!that",
        "\"-1\",see|this!that", "\"=A1\",see|this!that", "=A1,see|this!that", "-1 (a, b|'c'", "\"- a\nb|c!d\"",
    ])
    func otherCellsAreNone(_ text: String) { #expect(Self.features(text).isEmpty) }

    /// Cells that start like a link aren't read again and again.
    @Test(arguments: [
        "=a|'", "=a|b", "=a", "=", "\"=a|", "=a|'b,", "=\"", ",\"", "=(", "=a|b|", "=a ", "='", "='a", ",=(a",
    ])
    func workIsLinear(_ cell: String) {
        let table = String(repeating: cell, count: 1_000_000 / cell.utf8.count)
        #expect(Self.features(table).isEmpty)
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32])
    func wideTablesAreRead(_ encoding: String.Encoding) throws {
        let table = try #require("name,total\nAnna,=cmd|'/c calc'!A0\nBert,7\n".data(using: encoding))
        let verdict = UploadPolicy(allowing: [.csv]).judge(bytes: Array(table), name: "a.csv")
        #expect(verdict.refusal?.findings.map(\.code) == [.dataExchange])
    }

    @Test func policyReadsTheWholeTable() {
        let table = String(repeating: "1,2,3\n", count: 100_000) + "=cmd|'x'!A0,2,3\n"
        let verdict = UploadPolicy(allowing: [.csv]).judge(bytes: Array(table.utf8), name: "a.csv")
        #expect(verdict.refusal?.findings.map(\.code) == [.dataExchange])
        #expect(verdict.refusal?.findings.first?.offset == 600_000)
    }
}
