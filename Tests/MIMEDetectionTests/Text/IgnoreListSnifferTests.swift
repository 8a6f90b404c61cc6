import Testing

@testable import MIMEDetection

struct IgnoreListSnifferTests {
    @Test(arguments: [
        "*.o\nelk\n", "# words\n\nelk\n*.pyc\n", ".DS_Store\nelk\n", "node_modules/\nelk\n", "*~\nelk\n",
        "/elk\nbuild/\n", "!*.c\nelk\n", "elk-*\nbuild/\n",
    ])
    func patternsAreRecognised(_ text: String) {
        #expect(IgnoreListSniffer.essence(of: text) == "text/x-ignore-list")
    }

    @Test(arguments: [
        "*.o\n", "elk\ndeer\n", "usr/bin/\nusr/share/elk/\n", "*.o and more\nelk\n", "usr/lib/*.so\nusr/include/*.h\n",
        "a/b.c\na/d.c\n", "build/\ndist/\n", "*.\n*.\n", "a: *.o\n*.o\n", "",
    ])
    func listsOfPathsAreRefused(_ text: String) {
        #expect(IgnoreListSniffer.essence(of: text) == nil)
    }
}
