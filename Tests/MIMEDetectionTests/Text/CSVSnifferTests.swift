import Testing

@testable import MIMEDetection

struct CSVSnifferTests {
    @Test(arguments: [
        ("a,b,c\n1,2,3\n", "text/csv"), ("a,b\n1,2\n3,4\n", "text/csv"), ("a;b;c\n1,5;2;3\n", "text/csv"),
        ("a\tb\tc\n1\t2\t3\n", "text/tab-separated-values"), ("a,b,c\n\"x\ny\",2,3\n", "text/csv"),
        ("a;b;c\n1;2;\n;5;6\n", "text/csv"),
        ("a\tb\tc\n1\t2\t\n", "text/tab-separated-values"), ("\u{FEFF}a,b,c\n1,2,3\n", "text/csv"),
        (",a,b\n0,1,2\n1,3,4\n", "text/csv"), ("name,level\na,<5\nb,>9\n", "text/csv"),
    ])
    func rowsOfTheSameLengthAreATable(_ text: String, _ type: String) {
        #expect(CSVSniffer.essence(of: text) == type)
    }

    @Test(arguments: [
        "a,b\n1,2\n", "a,b,c\n1,2\n", "Well, that was it.\nSo, as I said, no.\nYes.\n", "f(a, b,\ng(c, d,\nh(e, f,\n",
        "\ta\n\tb\n\tc\n", "a\tb\nc\t\nd\t\n", "a;\nb;\nc;\n", ",a,b\n,c,d\n,e,f\n", ",a,b\n0,1,2\n",
        "a,b\"c\n1,2\n3,4\n", "elk>=1.6,<2\nmoose>=9,!=9.5\ndeer>1,~=1.2\n",
        "elk>=1.6,<2\nmoose>=9,",
    ])
    func otherTextIsNotAValue(_ text: String) {
        #expect(CSVSniffer.essence(of: text) == nil)
    }

    @Test func lastLineMayBeCutOff() {
        #expect(CSVSniffer.essence(of: "a,b,c\n1,2,3\n4,5,6\n7,", isWhole: false) == "text/csv")
        #expect(CSVSniffer.essence(of: "a,b,c\n1,2,3\n4,5,6\n7,") == nil)
    }
}
