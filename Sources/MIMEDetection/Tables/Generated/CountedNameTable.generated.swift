// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// Extensions that many packages have files of; `PackedCountedNames` reads it.
enum CountedNameTable {
    /// The records, in alphabetic order.
    static var text: StaticString {
        #"""
        2.12.22.32.42.52.62.72.82.C2.a5.adoc3.am<.appdata.xml4.asc4.asm4.awk5.bash6.bazel4.bib4.bmp4.bz22.c3\#
        .cc4.cff4.cfg4.cgi3.cl:.classpath6.cmake9.cmake.in4.cmd4.cnf5.conf7.config4.cpp4.crt3.cs7.csproj4.cs\#
        s4.csv3.cu4.cxx2.d5.d.ts5.data4.def4.der8.desktop;.desktop.in4.dia5.diff4.dll4.doc5.docx4.dsp4.dsw4.\#
        dtd=.editorconfig3.el4.ent4.eot4.eps4.exe2.f4.f904.fig8.filters5.fish5.fits5.frag2.g4.gif5.glsl4.gmo\#
        3.go4.gpg7.gradle7.groovy3.gz2.h5.h.in3.hh4.hpp3.hs4.htm5.html4.hxx2.i4.icc5.icns4.ico4.idl3.in4.inc\#
        4.ini4.inl6.ipynb4.iss3.j24.jar5.java5.jpeg4.jpg3.js5.json4.key2.l4.lds4.lhs4.lib5.list3.ll5.lock4.l\#
        og4.lua2.m3.m44.mak5.make4.man9.manifest4.map3.md=.metainfo.xml3.mf4.mjs3.mk3.ml4.mli3.mm3.mo4.mp34.\#
        mp47.natvis4.npy4.npz4.nsh4.nsi4.obj4.odg4.ods4.odt4.ogg4.org4.otf4.p126.patch8.pbxproj3.pc4.pdb4.pd\#
        f4.pem4.php7.pickle3.pl6.plist3.pm4.png4.pod4.pom4.pot4.ppm4.pro8.project;.properties6.props6.proto3\#
        .ps4.ps14.pub4.pxd4.pxi3.py4.pyc4.pyi4.pyx4.qml4.qrc2.r3.rb4.rdf4.rds3.rl4.rmd4.rng3.rs4.rst8.rst.tx\#
        t4.rtf2.s4.scm5.scss4.sed8.service5.sgml3.sh6.sh.in4.sln3.so7.socket5.spec4.sql4.src;.storyboard8.st\#
        rings4.sty4.svg2.t4.tag4.tar8.tar.bz27.tar.gz7.tar.xz4.tcl4.tex5.texi5.text4.tgz4.tif5.tiff5.tmpl5.t\#
        oml3.ts4.tsv4.ttf4.txt6.types3.ui7.vcproj8.vcxproj5.vert4.vim3.vm4.wav5.webp5.woff6.woff24.wxs2.x4.x\#
        cf@.xcworkspacedata5.xlsx4.xml7.xml.in4.xpm3.xs4.xsd4.xsl3.xz2.y5.yaml4.yml4.zip
        """#
    }
}
