extension LibmagicSample {
    static let texts = [
        LibmagicSample("application/inf", "a.inf", "[Version]\r\nSignature=\"$CHICAGO$\"\r\nClass=Printer\r\n"),
        LibmagicSample("application/texinfo", "a.texi", "\\input texinfo\n@setfilename a.info\n@node Top\n@bye\n"),
        LibmagicSample("application/x-bat", "a.bat", "@echo off\r\nrem words\r\nset A=1\r\n"),
        LibmagicSample("application/x-m4", "a.m4", "dnl A comment\ndefine(`a', `b')\n"),
        LibmagicSample("application/x-perl", "a.pl", "#!/usr/bin/perl\nuse strict;\nprint \"x\\n\";\n"),
        LibmagicSample("application/x-php", "a.php", "<?php\necho 1;\n"),
        LibmagicSample("application/x-ruby", "a.rb", "#!/usr/bin/ruby\nputs 1\n"),
        LibmagicSample("application/x-zerosize", "empty"),
        LibmagicSample("application/xml", "a.xml", "<?xml version=\"1.0\"?>\n<a/>\n"),
        LibmagicSample("text/x-c++src", "a.cpp", "#include <string>\nusing namespace std;\nclass B {\npublic:\n};\n"),
        LibmagicSample("text/x-common-lisp", "a.lisp", "(defun f (x)\n  (setq y x))\n"),
        LibmagicSample("text/x-csrc", "a.c", "#include <stdio.h>\n\nint main(void)\n{\n  return 0;\n}\n"),
        LibmagicSample("text/x-objcsrc", "a.m", "#import <Foundation/Foundation.h>\n@interface A : NSObject\n@end\n"),
        LibmagicSample("text/x-patch", "a.diff", "diff -u a b\n--- a\t1\n+++ b\t2\n@@ -1 +1 @@\n-a\n+b\n"),
        LibmagicSample("text/x-python", "a.py", "#!/usr/bin/python\nimport os\nprint(os.name)\n"),
    ]

    static let documents = [
        LibmagicSample("application/fdf", "a.fdf", "%FDF-1.2\n1 0 obj\n<</FDF<</Fields[]>>>>\nendobj\n%%EOF\n"),
        LibmagicSample("application/rtf", "a.rtf", "{\\rtf1\\ansi\\deff0 words\\par}\n"),
        LibmagicSample(
            "application/vnd.dbf", "a.dbf", [3, 0x5F, 7, 0x1A, 1, 0, 0, 0, 65, 0, 11, 0], .zeros(20), "NAME",
            .zeros(7), "C", .zeros(4), [10, 0], .zeros(14), [0x0D], " words     ", [0x1A]),
        LibmagicSample("application/vnd.scribus", "a.sla", "<SCRIBUSUTF8NEW Version=\"1.4.6\"></SCRIBUSUTF8NEW>\n"),
        LibmagicSample(
            "application/winhlp", "a.hlp", [0x3F, 0x5F, 3, 0, 16, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 16, 0, 0],
            [100, 0, 0, 0, 91, 0, 0, 0, 4, 0x3B, 0x29, 2, 4], .zeros(200)),
        LibmagicSample(
            "application/x-font-printer-metric", "a.pfm", [0, 1, 0, 2, 0, 0], "Copyright", .zeros(51), [0x81],
            .zeros(34), [0x50, 1, 0, 0, 0x40, 1, 0, 0], .zeros(30), [0x50, 1, 0, 0], .zeros(193), "PostScript",
            [0], "Name", .zeros(161)),
        LibmagicSample(
            "application/x-font-type1", "a.pfb", [0x80, 1, 60, 0, 0, 0], "%!PS-AdobeFont-1.0: Name 001.001\n",
            .repeated(27, " "), [0x80, 3]),
        LibmagicSample(
            "application/x-pagemaker", "a.pm6", .zeros(6), [0xFF, 0x99], .zeros(100), "MP", [4, 0], .zeros(400)),
        LibmagicSample("font/otf", "a.otf", "OTTO", [0, 10, 0, 0x80, 0, 3, 0, 0x20], "CFF ", .zeros(200)),
    ]
}
