import Testing

@testable import MIMEDetection

struct ShebangSnifferTests {
    @Test(arguments: [
        ("#!/bin/sh\n", "text/x-shellscript"), ("#!/usr/bin/env python3\n", "text/x-python3"),
        ("#!/usr/bin/env qml\n", "text/x-qml"), ("#! /usr/bin/perl -w\n", "application/x-perl"),
        ("#!/usr/bin/env -S A=b node --x\n", "text/javascript"),
        ("\u{FEFF}#!/usr/bin/ruby3.1\n", "application/x-ruby"), ("#!/bin/sh\nexec tclsh \"$0\" \"$@\"\n", "text/x-tcl"),
        ("#!/bin/sh\nexec java -jar \"$0\" \"$@\"\n", "text/x-shellscript"),
        ("#!/bin/sh\n# \\\nexec wapptclsh \"$0\" ${1+\"$@\"}\n", "text/x-tcl"),
    ])
    func interpreterTellsTheLanguage(_ text: String, _ type: String) {
        #expect(ShebangSniffer.essence(of: text) == type)
    }

    @Test(arguments: ["#!/opt/no/such\n", "# !/bin/sh\n", "#!\n", "#!/usr/bin/env\n", " #!/bin/sh\n"])
    func otherLinesAreNoEvidence(_ text: String) {
        #expect(ShebangSniffer.essence(of: text) == nil)
    }
}
