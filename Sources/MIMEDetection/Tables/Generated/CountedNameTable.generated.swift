// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// What the files with an extension are in packages; `PackedCountedNames` reads it.
enum CountedNameTable {
    /// The records, in alphabetic order.
    static var text: StaticString {
        #"""
        32.112.212.312.432.512.612.732.832.C72.a23.ac15.adoc64.afm63.ai65.aiff33.am64.ape7<.appdata.xml34.as\#
        c14.asm23.au24.aux64.avi34.awk22.b64.bai24.bak64.bam24.bas35.bash36.bazel33.bc64.bdf14.bib66.blend74\#
        .bmp24.bsh74.bz224.bzl32.c33.cc64.cer65.cert14.cff34.cfg34.cgi44.chm24.cif24.cjs33.cl66.class3:.clas\#
        spath24.cls74.cma36.cmake39.cmake.in14.cmd74.cmi64.cmo74.cmt75.cmti74.cmx75.cmxa14.cnf26.cocci35.con\#
        f37.config34.cpp69.cproject74.crt33.cs24.csh77.csproj64.csr34.css34.csv33.cu24.cuh44.cur24.cwl34.cxx\#
        32.d35.d.ts64.dae35.data64.dbf64.dbk24.dcl64.dcm64.dds64.deb34.def74.der78.desktop7;.desktop.in74.di\#
        a34.dic35.diff35.dist74.dll7;.dll.config34.doc78.docbook75.docx74.dsp74.dsw74.dtd64.dxf66.dylib77.dy\#
        n_hi7=.editorconfig69.egg-info33.el64.elf64.emf24.eml74.ent6=.entitlements74.eot74.eps65.epub34.erb7\#
        4.exe24.exr32.f14.f9065.fcgi74.fig78.filters15.fish75.fits65.flac33.fr35.frag23.fs32.g23.gd38.gemspe\#
        c68.geojson74.gif76.glade64.glb15.glsl65.gltf74.gmo69.gnumeric13.go74.gpg64.gpx37.gradle68.graphml6:\#
        .gresource65.grib37.groovy73.gz32.h35.h.in63.h565.hdf533.hh73.hi24.hlp34.hpp64.hqx33.hs74.htm35.html\#
        34.hxx32.i34.icc75.icns74.ico24.ics14.idl67.img.xz64.iml33.in34.inc24.inf34.ini34.inl64.ino38.instal\#
        l76.ipynb14.iss64.its33.j274.jar35.java64.jks23.jl64.jp275.jpeg74.jpg33.js75.json24.jsp34.key69.keys\#
        tore24.ksh23.kt64.ktx32.l67.launch35.ldif34.lds74.lhs34.lib25.lisp35.list33.ll35.lock34.log34.lua64.\#
        lyx63.lz32.m13.m464.m4a14.mak15.make34.man39.manifest34.map24.mat25.mbox33.md24.mdb64.mdo25.meta7=.m\#
        etainfo.xml33.mf64.mid34.mjs33.mk44.mkv33.ml14.mli33.mm64.mng73.mo24.mol74.mp374.mp423.ms24.msg24.mt\#
        l77.natvis63.nc74.npy74.npz34.nsh14.nsi67.nuspec22.o34.obj74.odg64.odp74.ods74.odt74.ogg24.old65.opu\#
        s14.org74.otf64.owl74.p1223.p865.pack68.parquet36.patch44.pbm78.pbxproj73.pc25.pcap47.pcapng24.pcf67\#
        .pcf.gz64.pcx34.pdb74.pdf34.pem35.perl64.pfb64.pfx64.pgm64.pgp34.php25.phpt77.pickle24.pkl33.pl36.pl\#
        ist24.plt64.ply33.pm74.png64.pnm13.po74.pod74.pom74.pot23.pp74.ppm64.ppt65.pptx34.pro78.project3;.pr\#
        operties36.props36.proto73.ps46.ps.gz14.ps164.psd64.psf64.pth34.pub25.puml34.pxd34.pxi33.py74.pyc34.\#
        pyi34.pyx73.qm34.qml74.qrc32.r64.rar33.rb23.rd74.rda66.rdata74.rdf74.rds34.reg24.res65.resx33.rl74.r\#
        md74.rng64.rpm33.rs64.rss34.rst18.rst.txt74.rtf32.s34.scm15.scss24.sdf34.sed78.service64.sf275.sgml3\#
        3.sh36.sh.in64.shp26.shtml64.shx34.sln73.so65.so.17?.so.[0-9]*[0-9]77.socket35.spec34.sql27.sqlite34\#
        .src65.step64.stl7;.storyboard38.strings34.sty74.svg45.svgz64.swf64.swp64.sxd72.t14.tab14.tag74.tar7\#
        8.tar.bz277.tar.gz77.tar.xz67.target28.targets34.tcl34.tex35.texi28.texinfo15.text24.tfm64.tga74.tgz\#
        36.theme74.tif75.tiff66.timer24.tld6;.tmlanguage35.tmpl15.toml24.tpl73.ts34.tsv64.tsx64.ttc74.ttf14.\#
        ttl64.ttx34.txt78.typelib36.types73.ui24.url32.v25.vala23.vb64.vcf77.vcproj78.vcxproj15.vert14.vim33\#
        .vm64.vsd65.wasm74.wav65.webm6<.webmanifest75.webp44.whl64.wma64.wmf75.woff76.woff264.wrl65.wsdl64.w\#
        xi64.wxl74.wxs32.x65.xaml69.xcconfig74.xcf64.xcs69.xcscheme7@.xcworkspacedata66.xhtml64.xib74.xls65.\#
        xlsm75.xlsx23.xm64.xmi74.xml69.xml.dist77.xml.in64.xmp64.xpi74.xpm33.xs74.xsd74.xsl75.xslt24.xsp73.x\#
        z32.y35.yaml34.yml23.yy65.zcml74.zip64.zst
        """#
    }
}
