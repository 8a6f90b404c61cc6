import MIMETypes
import Testing

@testable import MIMEDetection

struct UploadNameTests {
    @Test(arguments: ["photo.png", "año 2024.txt", ".profile", "a.b.c", "نص.txt", "👩‍👧.png"])
    func plainNamesHaveNoProblem(_ name: String) {
        #expect(UploadName(ResourceName(name)).problem == nil)
    }

    @Test(arguments: [
        ("", "empty"), ("a\u{0}.png", "NUL"), ("a\u{202E}gnp.exe", "turns the writing around"),
        ("a\u{200B}.png", "invisible"), ("a\u{7}.png", "control character"), ("a\\b.png", "backslash"),
        ("a.png:x", "colon"), ("a.png.", "dot or a space"), ("a.png ", "dot or a space"),
        ("a\u{3164}.png", "invisible"),
    ])
    func misleadingNamesHaveAProblem(_ name: String, _ words: String) {
        #expect(UploadName(ResourceName(pathBytes: Array(name.utf8))).problem?.contains(words) == true)
    }

    @Test(arguments: [
        ("a.php", ".php"), ("a.PHP5.jpg", ".php5"), ("a.phtml.png", ".phtml"), (".htaccess", ".htaccess"),
        ("Web.Config", "web.config"), ("a.jsp", ".jsp"),
    ])
    func suffixesOfServersAreFoundAnywhere(_ name: String, _ suffix: String) {
        #expect(UploadName(ResourceName(name)).serverSuffix == suffix)
    }

    @Test(arguments: ["php", "a.phpx", "php.png", "a.txt"]) func otherNamesHaveNoDangerousSuffix(_ name: String) {
        #expect(UploadName(ResourceName(name)).serverSuffix == nil)
    }
}
