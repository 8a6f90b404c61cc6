import MIMEDetection
import MIMETypes
import Testing

/// Names of types whose form is known: text, binary, or built on another format.
struct NamedFormTests {
    typealias Case = DetectionCase

    private static let notes = "The committee met to discuss the budget.\nIt was too late for a decision.\n"
    private static let noise: [UInt8] = [0, 0x9C, 0x81, 3] + (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 37) }

    static let texts = [
        Case("settings of a package of R", "Makevars.win", "PKG_LIBS = $(LAPACK_LIBS)\n", "text/plain"),
        Case("answers for an installer", "ubuntu-server.seed", "d-i debian-installer/locale string en\n", "text/plain"),
        Case("list of lines", "config.line", notes, "text/plain"),
        Case("message of a telephone", "GSM1.sms", "From: 123\nSent: today\n\nwords\n", "text/plain"),
        Case("words named as an archive", "a.notebook", notes, "text/plain"),
        Case("words named as a package", "a.vsix", notes, "text/plain"),
        Case("words named as XML", "my.application", notes, "text/plain"),
        Case("words named as bytes", "user.entity", notes, "text/plain"),
        Case("words named as other bytes", "a.msgpack", notes, "text/plain"),
    ]

    static let others = [
        Case(
            "package that is an archive", "a.smzip", Containers.zip([.init("a.sm", "x")]),
            "application/vnd.stepmania.package"),
        Case("bytes of a form that is known", "a.rdb", noise, "application/x-r-lazyload"),
        Case("cache", "mime.cache", noise, "application/octet-stream"),
        Case("bytes named as a sequence", "a.sw", noise, "application/octet-stream"),
        Case("bytes named as a secure container", "a.sc", noise, "application/octet-stream"),
        Case("unit before it is configured", "a.service.in", "[Unit]\nDescription=@a@\n", "text/x-systemd-unit"),
        Case(
            "message in a text", "README.docbook.dcl", "From: a@b.example\nTo: c@d.example\nSubject: x\nDate: y\n\nz\n",
            "text/plain"),
        Case(
            "notebook shown as text", "a.ipynb.txt", "{\"cells\": [], \"nbformat\": 4, \"metadata\": {}}\n",
            "text/plain"),
        Case("transactions", "a.qif", "!Type:Bank\nD1/1/10\nT-3\n^\n", "application/qif"),
    ]

    @Test(arguments: texts + others)
    func formDecidesWhatANameCanMean(_ test: Case) {
        test.expectAnswer()
    }
}
