// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// What the files with an extension are in packages; `PackedCountedNames` reads it.
enum CountedNameTable {
    /// The records, in alphabetic order.
    static var text: StaticString {
        #"""
        32.112.212.312.432.512.612.732.832.C32.a23.ac15.adoc24.afm23.ai25.aiff33.am24.ape3<.appdata.xml34.as\#
        c14.asm23.au24.aux24.avi34.awk22.b24.bak24.bam24.bas35.bash36.bazel33.bc24.bdf14.bib26.blend34.bmp24\#
        .bsh34.bz224.bzl32.c33.cc24.cer25.cert14.cff34.cfg34.cgi24.cif24.cjs33.cl26.class3:.classpath24.cls3\#
        4.cma36.cmake39.cmake.in14.cmd34.cmi34.cmt35.cmti34.cmx35.cmxa14.cnf26.cocci35.conf37.config34.cpp29\#
        .cproject34.crt33.cs24.csh37.csproj24.csr34.css34.csv33.cu24.cuh24.cwl34.cxx32.d35.d.ts24.dae35.data\#
        24.dbf24.dbk24.dcl24.dcm24.dds24.deb34.def34.der38.desktop3;.desktop.in34.dia34.dic35.diff35.dist34.\#
        dll3;.dll.config34.doc38.docbook35.docx34.dsp34.dsw34.dtd24.dxf26.dylib37.dyn_hi3=.editorconfig33.el\#
        24.elf24.emf24.eml34.ent2=.entitlements34.eot34.eps25.epub34.erb34.exe24.exr32.f14.f9025.fcgi34.fig3\#
        8.filters15.fish35.fits25.flac33.fr35.frag23.fs32.g23.gd38.gemspec28.geojson34.gif36.glade24.glb15.g\#
        lsl25.gltf34.gmo29.gnumeric13.go34.gpg24.gpx37.gradle28.graphml2:.gresource25.grib37.groovy33.gz32.h\#
        35.h.in23.h525.hdf533.hh33.hi24.hlp34.hpp24.hqx33.hs34.htm35.html34.hxx32.i34.icc35.icns34.ico24.ics\#
        14.idl27.img.xz24.iml33.in34.inc24.inf34.ini34.inl24.ino38.install36.ipynb14.iss24.its33.j234.jar35.\#
        java24.jks23.jl24.jp235.jpeg34.jpg33.js35.json24.jsp34.key29.keystore24.ksh23.kt24.ktx32.l27.launch3\#
        5.ldif34.lds34.lhs34.lib25.lisp35.list33.ll35.lock34.log34.lua24.lyx23.lz32.m13.m424.m4a14.mak15.mak\#
        e34.man39.manifest34.map24.mat25.mbox33.md24.mdb24.mdo25.meta3=.metainfo.xml33.mf24.mid34.mjs33.mk33\#
        .ml14.mli33.mm24.mng33.mo24.mol34.mp334.mp423.ms24.msg24.mtl37.natvis23.nc34.npy34.npz34.nsh14.nsi27\#
        .nuspec22.o34.obj34.odg24.odp34.ods34.odt34.ogg24.old25.opus14.org34.otf24.owl34.p1223.p825.pack28.p\#
        arquet36.patch38.pbxproj33.pc25.pcap24.pcf27.pcf.gz24.pcx34.pdb34.pdf34.pem35.perl24.pfb24.pfx24.pgm\#
        24.pgp34.php25.phpt37.pickle24.pkl33.pl36.plist24.plt24.ply33.pm34.png24.pnm13.po34.pod34.pom34.pot2\#
        3.pp34.ppm24.ppt25.pptx34.pro38.project3;.properties36.props36.proto33.ps14.ps124.psd24.psf24.pth34.\#
        pub25.puml34.pxd34.pxi33.py34.pyc34.pyi34.pyx33.qm34.qml34.qrc32.r24.rar33.rb23.rd34.rda26.rdata34.r\#
        df34.rds34.reg24.res25.resx33.rl34.rmd34.rng24.rpm33.rs24.rss34.rst18.rst.txt34.rtf32.s34.scm15.scss\#
        24.sdf34.sed38.service35.sgml33.sh36.sh.in24.shp26.shtml24.shx34.sln33.so25.so.13?.so.[0-9]*[0-9]37.\#
        socket35.spec34.sql27.sqlite34.src25.step24.stl3;.storyboard38.strings34.sty34.svg24.swf24.swp24.sxd\#
        32.t14.tab14.tag34.tar38.tar.bz237.tar.gz37.tar.xz27.target28.targets34.tcl34.tex35.texi28.texinfo15\#
        .text24.tfm24.tga34.tgz36.theme34.tif35.tiff26.timer24.tld2;.tmlanguage35.tmpl15.toml24.tpl33.ts34.t\#
        sv24.tsx24.ttc34.ttf14.ttl24.ttx34.txt38.typelib36.types33.ui24.url32.v25.vala23.vb24.vcf37.vcproj38\#
        .vcxproj15.vert14.vim33.vm24.vsd25.wasm34.wav25.webm2<.webmanifest35.webp24.wma24.wmf35.woff36.woff2\#
        24.wrl25.wsdl24.wxi24.wxl34.wxs32.x25.xaml29.xcconfig34.xcf24.xcs29.xcscheme3@.xcworkspacedata26.xht\#
        ml24.xib34.xls25.xlsm35.xlsx23.xm24.xmi34.xml29.xml.dist37.xml.in24.xmp24.xpi34.xpm33.xs34.xsd34.xsl\#
        35.xslt24.xsp33.xz32.y35.yaml34.yml23.yy25.zcml34.zip24.zst
        """#
    }
}
