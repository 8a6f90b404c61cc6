import Testing

@testable import MIMEDetection

struct INISnifferTests {
    @Test(arguments: [
        ("[a]\nb = c\nd = e\n", "text/x-ini"), ("# words\n[a_b]\nc=d\n", "text/x-ini"),
        ("; words\na=b\n", "text/x-ini"),
        ("[package]\nname = \"a\"\nversion = \"1\"\n", "application/toml"),
        ("[[a]]\nb = 1\nc = 2\n", "application/toml"),
        ("a.b=c\nd.e=f\ng.h=i\n", "text/x-java-properties"), ("a.b=c\nd.e=f\n", "text/x-java-properties"),
        ("a=b {0} c\nd=e\n", "text/x-java-properties"), ("a=b\\u00e4c\nd=e\n", "text/x-java-properties"),
        ("a=b c d\ne=f g\nh=i\n", "text/x-java-properties"),
        ("#Mon Oct 10 13:05:00 CEST 2022\na=b\n", "text/x-java-properties"),
        ("[Unit]\nDescription=a\n", "text/x-systemd-unit"), ("[Desktop Entry]\nName=a\n", "application/x-desktop"),
        ("[Version]\nSignature=\"$Windows NT$\"\n", "application/inf"),
    ])
    func settingsAreRecognised(_ text: String, _ type: String) {
        #expect(INISniffer.essence(of: text) == type)
    }

    @Test(arguments: [
        "a = b\n", "[a.b]\nc = d\n", "[*.c]\nd = e\n", "[a]\n[b]\nc = d\n", "x = f(y) {\n}\n", "words and more words\n",
        "kernel.a=1\nnet.b=2\nvm.c=3\n", "i = 0, j = 0\ni = 0, j = 1\ni = 1, j = 0\n",
        "a.b=c\n", "a={0}\n", "a=b {x}\nc=d\n", "a=\\u00\nb=c\n",
        "A=\"b c\"\nD=\"e f\"\nG=h\n", "A=-b -c\nD=$e f\nG=h\n",
        "A = b c\nD += e f\nG += h i\n", "A = b c\nD := e f\nG = h i\n",
    ])
    func otherTextIsRefused(_ text: String) {
        #expect(INISniffer.essence(of: text) == nil)
    }
}
