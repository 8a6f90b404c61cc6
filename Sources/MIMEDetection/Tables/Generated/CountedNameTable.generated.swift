// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// What the files with an extension are in packages; `PackedCountedNames` reads it.
enum CountedNameTable {
    /// The records, in alphabetic order.
    static var text: StaticString {
        #"""
        12.112.212.312.432.512.612.732.832.C32.a23.ac15.adoc24.afm23.ai25.aiff33.am24.ape3<.appdata.xml34.as\#
        c14.asm24.avi34.awk22.b24.bak24.bam24.bas35.bash36.bazel23.bc24.bdf14.bib26.blend34.bmp24.bsh34.bz22\#
        4.bzl32.c33.cc24.cer14.cff34.cfg34.cgi24.cif24.cjs33.cl26.class3:.classpath36.cmake39.cmake.in14.cmd\#
        14.cnf26.cocci35.conf37.config34.cpp29.cproject34.crt33.cs24.csh37.csproj24.csr34.css34.csv33.cu24.c\#
        uh24.cur34.cxx32.d35.d.ts24.dae15.data24.dbf24.dbk24.dcm24.dds24.deb34.def34.der38.desktop3;.desktop\#
        .in34.dia35.diff25.dist34.dll2;.dll.config34.doc28.docbook35.docx34.dsp34.dsw34.dtd24.dxf26.dylib3=.\#
        editorconfig33.el24.emf24.eml34.ent2=.entitlements34.eot34.eps25.epub34.exe24.exr32.f14.f9034.fig38.\#
        filters15.fish35.fits25.flac23.fr35.frag23.fs32.g28.geojson34.gif26.glade24.glb15.glsl25.gltf34.gmo3\#
        3.go34.gpg24.gpx37.gradle28.graphml25.grib37.groovy33.gz32.h35.h.in23.h525.hdf533.hh34.hpp24.hqx33.h\#
        s34.htm35.html34.hxx32.i34.icc35.icns34.ico24.ics14.idl27.img.xz24.iml33.in34.inc24.inf14.ini34.inl2\#
        4.ino28.install36.ipynb14.iss24.its33.j234.jar35.java24.jks24.jp235.jpeg34.jpg33.js35.json24.jsp34.k\#
        ey29.keystore24.ksh23.kt24.ktx32.l27.launch25.ldif34.lds34.lhs34.lib25.lisp35.list33.ll35.lock34.log\#
        34.lua24.lyx23.lz32.m13.m424.m4a14.mak15.make34.man39.manifest34.map24.mat25.mbox33.md24.mdb24.mdo3=\#
        .metainfo.xml13.mf24.mid34.mjs33.mk33.ml14.mli33.mm24.mng33.mo24.mol34.mp334.mp423.ms24.msg24.mtl37.\#
        natvis23.nc34.npy34.npz34.nsh14.nsi27.nuspec22.o34.obj34.odg24.odp34.ods34.odt34.ogg24.old25.opus14.\#
        org34.otf24.owl34.p1223.p825.pack28.parquet36.patch38.pbxproj33.pc25.pcap24.pcx34.pdb34.pdf34.pem25.\#
        perl24.pfb24.pfx24.pgm24.pgp34.php25.phpt37.pickle24.pkl33.pl36.plist24.ply33.pm34.png24.pnm34.pod34\#
        .pom34.pot23.pp34.ppm24.ppt25.pptx34.pro38.project3;.properties36.props36.proto33.ps14.ps124.psd24.p\#
        sf24.pth34.pub25.puml34.pxd34.pxi33.py34.pyc34.pyi34.pyx23.qm34.qml34.qrc32.r24.rar33.rb24.rda34.rdf\#
        34.rds24.reg24.res25.resx33.rl34.rmd34.rng24.rpm33.rs24.rss34.rst18.rst.txt34.rtf32.s34.scm15.scss24\#
        .sdf34.sed38.service35.sgml33.sh36.sh.in24.shp26.shtml24.shx34.sln33.so2?.so.[0-9]*[0-9]37.socket35.\#
        spec34.sql27.sqlite34.src25.step24.stl3;.storyboard38.strings34.sty34.svg24.swf24.swp24.sxd32.t14.ta\#
        g34.tar38.tar.bz237.tar.gz37.tar.xz27.target28.targets34.tcl34.tex35.texi28.texinfo15.text24.tga34.t\#
        gz34.tif35.tiff26.timer24.tld2;.tmlanguage35.tmpl15.toml24.tpl33.ts34.tsv24.tsx24.ttc34.ttf24.ttx34.\#
        txt36.types33.ui24.url22.v25.vala23.vb24.vcf37.vcproj38.vcxproj15.vert14.vim33.vm24.vsd25.wasm34.wav\#
        25.webm2<.webmanifest35.webp24.wma24.wmf35.woff36.woff224.wrl25.wsdl24.wxi24.wxl34.wxs32.x25.xaml29.\#
        xcconfig34.xcf29.xcscheme3@.xcworkspacedata26.xhtml24.xib24.xls25.xlsm35.xlsx24.xmi34.xml29.xml.dist\#
        37.xml.in24.xmp34.xpm33.xs34.xsd34.xsl25.xslt33.xz32.y35.yaml34.yml23.yy25.zcml34.zip24.zst
        """#
    }
}
