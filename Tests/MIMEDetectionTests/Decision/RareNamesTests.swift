import MIMEDetection
import MIMETypes
import Testing

/// Text under extensions that are a rare format's, and used for much else.
struct RareNamesTests {
    typealias Case = DetectionCase

    private static let notes = "A level has two rows.\nThe second one is not in use yet.\n"

    /// Nothing in the text supports the rare meaning.
    static let others = [
        Case("level of a game", "level01.obj", "*****--0\n*..4..*--1\n", "text/plain"),
        Case("macros", "screen.mac", notes, "text/plain"),
        Case("notes about a defect", "1234.bug", notes, "text/plain"),
        Case("table", "zones.tab", notes, "text/plain"),
        Case("template", "page.tmpl", notes, "text/plain"),
        Case("colours", "dark.theme", notes, "text/plain"),
        Case("overrides for a version", "libtk8.6", notes, "text/plain"),
        Case("catalogue of SGML", "xhtml.cat", "-- Catalogue --\nPUBLIC \"-//A//B\" \"b.dtd\"\n", "text/plain"),
        Case(
            "entry of a menu", "textedit.app", "?package(textedit.app):needs=\"X11\" section=\"Apps\"\n", "text/plain"),
        Case("defaults of a program", "Editor.ad", "! Defaults\nEditor*font: fixed\n", "text/plain"),
        Case("map", "town.geo", "URL http://a.example/\nIMAGESIZE 10 10\n", "text/plain"),
        Case("source of a table", "words.src", notes, "text/plain"),
        Case("text in Spanish", "LEEME.es", "Este es el texto.\nNo hay mucho que leer.\n", "text/plain"),
        Case("text in French", "LISEZMOI.fr", "Voici le texte.\nIl n'est pas long.\n", "text/plain"),
        Case("text in Russian", "README.ru", "Это текст.\nОн короткий.\n", "text/plain"),
        Case("facts about a model", "hand.meta", "name = Hand\nshort = H\n", "text/plain"),
        Case("matrix", "words.mat", "1 1\n0 \n", "text/plain"),
        Case("address", "teams.url", "https://a.example/teams\n", "text/plain"),
        Case("registry of packages", "a.reg", "a:2:{s:4:\"name\";s:1:\"a\";}", "text/plain"),
        Case("walls", "steps.wl", "#\"standard.h\"\nbox(0,128,160,256)\n", "text/plain"),
        Case("project of a grammar", "a.pro", "# the project for a grammar\n\nsym: a.sym\nall: a.all\n", "text/plain"),
        Case("lexicon", "a.lex", "% lexicon\nsurf(one, n).\nsurf: one\n", "text/plain"),
        Case(
            "snapshot of a test in Rust", "a.snap", "---\nsource: src/a.rs\nexpression: a\n---\n1\n",
            "text/x-insta-snapshot"),
        Case("property list of TeX", "a.pl", "(FAMILY CMR)\n(DESIGNSIZE R 10.0)\n", "text/x-tex-property-list"),
        Case("regions of the sky", "a.reg", "# Region file format: DS9\nimage\ncircle(1,2,3)\n", "text/plain"),
        Case("list of things to do", "todo.txt", "- an error in the search\n- a longer table\n", "text/plain"),
        Case("style of LaTeX", "allocate.sto", "% words about the code\n\\def\\a{b}\n", "text/plain"),
        Case("servers of a game", "lan.srv", "ServerBegin\nconnection a.example\nport 4534\n", "text/plain"),
        Case("changes to a program", "object.changes", "Changes from 1.2b2 to 1.2b5\n-----\n\n* a\n", "text/plain"),
        Case("protocols", "a.urls", "imap\nsmtp\n", "text/plain"),
        Case("samples", "a.raw", [0, 0, 0, 0x27, 0, 0x9D, 1, 0x62, 2, 0x75, 3, 0xD5], "application/octet-stream"),
        Case("data for tests", "a.blb", Array("blobby1\0".utf8) + [1, 0xB7, 0xBB, 0x80], "application/octet-stream"),
        Case("phrases", "emoji.mb", "rec REC\nyawn YAWN\n", "text/plain"),
        Case("settings of a news server", "expire.ctl", "## expire control file\n/remember/:14\n", "text/plain"),
        Case("patterns", "std.sig", notes, "text/plain"),
        Case("ladders", "demo.clp", "_FILES_CLASSICLADDER\n_FILE-timers.csv\n", "text/plain"),
        Case("program of PARI", "standard.gp", "P=sum(k=0,N,polcoeff(F(k),-l,X)*L^(l-1))\n", "text/plain"),
        Case("script of Ferret", "histogram.plot", "CANCEL MODE VERIFY ! words\nUSE a\n", "text/plain"),
        Case("commands for an editor", "elk.cwl", "% commands of a package\n\\elk{text}\n", "text/plain"),
        Case("list of folders", "a.path", "usr/local\nusr/share\n", "text/plain"),
        Case("problem for a prover", "a.p", "fof(a,conjecture,(? [X] : p(X))).\n", "text/plain"),
        Case("part of a script", "a.sub", "\\ cancel mode verify\n! a part\n", "text/plain"),
        Case("text in English", "SKK.tut.E", notes, "text/plain"),
        Case("dictionary", "DICTFILE.GEN", notes, "text/plain"),
        Case("packages of Scheme", "a.pkd", [0, 0, 0, 0x18, 0, 0, 0, 0, 0xFA, 1], "application/octet-stream"),
        Case(
            "font of images", "a.pil", Array("PILfont\n;;;;;;9;\nDATA\n".utf8) + [0, 0xFF, 0xFE, 0, 0x80, 1],
            "application/octet-stream"),
        Case(
            "settings of Kodi", "settings.xml", "<?xml version=\"1.0\"?>\n<settings version=\"1\"/>\n",
            "application/xml"),
        Case("pack of another program", "en.pak", [5, 0, 0, 0, 1, 0, 0, 0, 0x85, 0x1B], "application/octet-stream"),
    ]

    /// The text supports it, or the name alone is what everybody uses it for.
    static let supported = [
        Case("model", "cube.obj", "# a cube\nmtllib cube.mtl\nv 0 0 1\nv 0 1 1\nv 1 1 1\nf 1 2 3\n", "model/obj"),
        Case("manual page", "ls.1", ".nh\n.TH \"LS\" 1\n.SH NAME\nls\n", "application/x-troff-man"),
        Case("theme of a desktop", "index.theme", "[Icon Theme]\nName=A\n", "application/x-desktop"),
        Case("features of qmake", "a.prf", "include(b.pri)\n", "text/x-qmake"),
        Case("variables of qmake", "b.prf", "QT += widgets\nCONFIG += c++17\n", "text/x-qmake"),
        Case("application of Erlang", "a.app", "{application,a,\n [{vsn, \"1\"}]}.\n", "text/x-erlang"),
        Case("module of Clean", "a.dcl", "definition module a\n\nimport StdEnv\n", "text/x-clean"),
        Case("program in Red", "a.red", "Red [Title: \"A\"]\nprint 1\n", "text/red"),
        Case("score", "a.sco", "f1 0 1024 10 1\ni1 0 2\ne\n", "text/x-csound-score"),
        Case("script of kOS", "a.ks", "lock throttle to 1.\nwait until altitude > 10.\n", "text/x-kerboscript"),
        Case("installation", "a.ks", "lang en_GB\nrootpw a\n%packages\n%end\n", "text/x-kickstart"),
        Case("chart", "a.msc", "msc {\n a, b;\n}\n", "text/x-mscgen"),
        Case("abstract machine", "a.mch", "MACHINE a\nINVARIANT b\nEND\n", "text/x-b-formal-method"),
        Case("netlist", "a.sp", "\n.subckt A Y vdd\n.ends A\n", "text/x-spice-netlist"),
        Case("plug-in of a server", "a.sp", "#include <sourcemod>\n#pragma semicolon 1\n", "text/x-sourcepawn"),
        Case("grammar", "a.tt", "grammar A\n  rule b\n    'b'\n  end\nend\n", "text/x-treetop"),
        Case("logic program", "a.lp", "#const n=3.\n#show a/1.\n", "text/x-answer-set-programming"),
        Case("service", "a.ol", "inputPort A {\n}\nmain {\n}\n", "text/x-jolie"),
        Case("drawing for a plotter", "a.plt", "IN;SP1;PA100,100;\n", "application/vnd.hp-hpgl"),
        Case("plot", "a.plt", "set terminal png\nset output 'a.png'\nplot 'a' with lines\n", "application/x-gnuplot"),
        Case("layer of a board", "a.grb", "G75*\n%OFA0B0*%\n%FSAX24Y24*%\n", "application/vnd.gerber"),
        Case("routine in M", "a.m", "A ;words\n  new b,c\n  set ^D(1)=2\n  quit\n", "text/x-m"),
        Case(
            "kernel without words of OpenCL", "a.cl",
            "/* words */\n\n#include \"a.h\"\n\nint f(int a) {\n  return a + 1;\n}\n", "text/x-opencl-csrc"),
        Case("key of signify", "a.pub", "untrusted comment: a public key\nRWQ\n", "text/x-signify"),
        Case("snapshot of a test", "a.snap", "// Jest Snapshot v1\n\nexports[`a 1`] = `1`;\n", "text/x-jest-snapshot"),
        Case(
            "text with chunks of R", "a.Rnw", "\\documentclass{article}\n\\begin{document}\n<<>>=\n1\n@\n",
            "text/x-sweave"),
        Case("messages of Minetest", "a.de.tr", "# textdomain: a\n\nwords=Worte\n", "text/x-minetest-translation"),
        Case("pattern of Golly", "a.mc", "[M2] (golly 2.0)\n#R B3/S23\n", "application/x-golly-macrocell"),
        Case("tasks", "todo.txt", "(A) Call Eve @phone +family\n(B) Write to Eve @desk\n", "text/x-todo-txt"),
        Case("alignment", "a.sto", "# STOCKHOLM 1.0\nseq1 A\n//\n", "text/x-stockholm"),
        Case("addresses", "a.urls", "http://a.example/\nhttp://b.example/\n", "text/uri-list"),
        Case(
            "settings of fonts", "10-a.conf",
            "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">\n<fontconfig/>\n",
            "application/xml"),
        Case("settings of FOP", "fop.xconf", "<?xml version=\"1.0\"?>\n<fop version=\"1.0\"/>\n", "application/xml"),
        Case("tags of Doxygen", "a.tag", "<?xml version='1.0'?>\n<tagfile/>\n", "application/xml"),
        Case(
            "feed in RDF", "a.rdf",
            "<?xml version=\"1.0\"?>\n<rdf:RDF xmlns=\"http://purl.org/rss/1.0/\" "
                + "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"/>\n",
            "application/rss+xml"),
        Case("manifest of a JAR file", "a.mf", "Manifest-Version: 1.0\nMain-Class: a.B\n", "text/x-jar-manifest"),
        Case("font in Metafont", "a.mf", "% words\nmode_setup;\nbeginchar(\"a\",1,1,0);\n", "text/x-metafont"),
        Case("plot of gnuplot", "a.gp", "set terminal png\nplot 'a' with lines\n", "application/x-gnuplot"),
        Case("unit", "a.path", "[Unit]\nDescription=a\n\n[Path]\nPathExists=/a\n", "text/x-systemd-unit"),
        Case("subtitles", "a.sub", "{0}{25}Words\n{30}{60}Words\n", "text/x-microdvd"),
        Case(
            "workflow", "a.cwl", "cwlVersion: v1.2\nclass: Workflow\ninputs: []\n",
            "text/x-common-workflow-language"),
        Case(
            "settings of Maven", "settings.xml", "<settings xmlns=\"http://maven.apache.org/SETTINGS/1.0.0\"/>\n",
            "text/x-maven+xml"),
        Case("image of a scanner", "a.v", Array("MATRIX72v".utf8) + [UInt8](repeating: 0, count: 64), "image/x-ecat"),
        Case("documentation of Ruby", "a.rd", "=begin\n= Title\n=end\n", "text/x-rd"),
        Case("documentation of R", "f.Rd", "\\name{f}\n\\alias{f}\n\\title{F}\n", "text/x-r-doc"),
    ]

    @Test(arguments: others + supported)
    func rareMeaningNeedsEvidence(_ file: Case) {
        file.expectAnswer()
        file.expectSameAnswerOfAllResolvers()
    }

    /// What starts like a document is one, though all its bytes are letters.
    @Test(arguments: [
        Case("document", "notes.txt", "%PDF-1.4\n1 0 obj\n<<>>\nendobj\n", "application/pdf", .contentContradictsName),
        Case("script", "a.dll", "#!/bin/sh\nexit 0\n", "text/x-shellscript", .contentContradictsName),
        Case("archive", "a.exr", Containers.zip([.init("a.txt")]), "application/zip", .contentContradictsName),
        Case("image", "a.dcm", Containers.png, "image/png", .contentContradictsName),
    ])
    func certainContentIsAConflict(_ file: Case) {
        file.expectAnswer()
    }
}
