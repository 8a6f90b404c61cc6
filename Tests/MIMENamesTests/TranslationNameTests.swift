import MIMETypes
import Testing

@testable import MIMENames

/// The code of a language at the end of a document's name is not an extension.
struct TranslationNameTests {
    private func type(_ name: String) -> String? { MIMEType(fileName: name)?.essence }

    @Test(arguments: [
        ("index.html.el", "text/html"), ("index.html.cs", "text/html"), ("INDEX.HTML.CS", "text/html"),
        ("index.xhtml.ko", "application/xhtml+xml"), ("Messages.properties.hi", "text/x-java-properties"),
        ("Messages.properties.pt-BR", "text/x-java-properties"), ("page.html.zh_CN", "text/html"),
        ("notes.txt.ml", "text/plain"), ("a.xml.ru", "application/xml"),
    ])
    func codeIsPassedOver(_ name: String, _ expected: String) {
        #expect(type(name) == expected)
    }

    @Test(arguments: [
        ("index.d.ts", "application/typescript"), ("page.html.br", "application/x-brotli"),
        ("page.html.tt", "text/x-treetop"), ("a.log.pl", "application/x-perl"),
        ("lib.html.so", "application/x-sharedlib"),
        ("Page.aspx.cs", "text/x-csharp"), ("a.el", "text/x-emacs-lisp"), ("html.el", "text/x-emacs-lisp"),
        (".html.el", "text/x-emacs-lisp"), ("a.b.pl", "application/x-perl"), ("a.txt.pl", "application/x-perl"),
        ("a.html.sh", "text/x-shellscript"), ("page.html.gz", "application/gzip"),
        ("page.html.en-x", nil), ("x.html.-en", nil),
    ])
    func otherExtensionsKeepTheirMeaning(_ name: String, _ expected: String?) {
        #expect(type(name) == expected)
    }
}
