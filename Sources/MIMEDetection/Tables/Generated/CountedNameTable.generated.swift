// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// What the files with an extension are in packages; `PackedCountedNames` reads it.
enum CountedNameTable {
    /// The records, in alphabetic order.
    static var text: StaticString {
        #"""
        32.192.292.392.432.592.612.732.832.C62.a23.ac84.adf15.adoc64.afm63.ai65.aiff33.am64.ape7<.appdata.xm\#
        l34.asc94.asm23.au24.aux64.avi34.awk22.b64.bai24.bak64.bam24.bas35.bash36.bazel23.bc64.bdf14.bib84.b\#
        in66.blend74.bmp83.br24.bsh74.bz224.bzl32.c86.cache33.cc84.cdf84.cel64.cer?5.cert14.cff34.cfg34.cgi4\#
        4.chm24.cif24.cjs33.cl76.class3:.classpath24.cls74.cma36.cmake39.cmake.in14.cmd74.cmi64.cmo74.cmt75.\#
        cmti74.cmx75.cmxa14.cnf84.cob36.cocci84.com35.conf37.config34.cpp79.cproject74.crt33.cs24.csh77.cspr\#
        oj64.csr34.css34.csv33.cu24.cuh<4.cur24.cwl34.cxx22.d35.d.ts64.dae;5.data64.dbf64.dbk24.dcl64.dcm64.\#
        dds64.deb34.def?4.der78.desktop7;.desktop.in84.dfm74.dia34.dic35.diff35.dist74.dll7;.dll.config84.dm\#
        p84.dms34.doc78.docbook75.docx74.dsp74.dsw74.dtd85.dump87.dvi.gz64.dxf76.dylib77.dyn_hi7=.editorconf\#
        ig69.egg-info33.el64.elf64.emf24.eml74.ent7=.entitlements74.eot74.eps75.epub34.erb84.evt?4.exe84.exp\#
        24.exr32.f14.f9096.fastq84.fbx75.fcgi84.fif74.fig78.filters15.fish75.fits84.fla75.flac33.fr;5.frag:3\#
        .fs84.fst32.g:3.gd18.gdbinit38.gemspec78.geojson74.gif76.glade64.glb15.glsl65.gltf74.gmo69.gnumeric1\#
        8.gnuplot93.go74.gpg64.gpx37.gradle68.graphml6:.gresource65.grib37.groovy73.gz32.h35.h.in>3.h565.hdf\#
        584.hdr33.hh73.hi24.hlp15.hlsl34.hpp64.hqx33.hs74.htm35.html34.hxx32.i34.icc75.icns74.ico85.icon24.i\#
        cs14.idl84.img67.img.xz64.iml33.in34.inc24.inf85.info34.ini34.inl64.ino38.install76.ipynb14.iss64.it\#
        s33.j274.jar35.java16.jinja17.jinja264.jks23.jl64.jp275.jpeg74.jpg33.js75.json24.jsp83.jt;4.key69.ke\#
        ystore24.ksh23.kt64.ktx32.l67.launch35.ldif34.lds83.le15.less74.lhs;4.lib35.lisp35.list33.ll35.lock3\#
        4.log85.loom34.lua64.lyx>3.lz85.lzma32.m93.m464.m4a84.mac14.mak15.make19.makefile34.man39.manifest;4\#
        .map:4.mat84.max25.mbox33.md84.md284.md5:4.mdb84.mdc64.mdo84.med85.mesh35.meta7=.metainfo.xml33.mf84\#
        .mgz64.mid34.mjs33.mk44.mkv33.ml14.mli33.mm85.mmdb64.mng73.mo84.mod24.mol74.mp3?4.mp484.mpc23.ms24.m\#
        sg24.mtl84.mus77.natvis63.nc84.nit74.npy74.npz83.nq34.nsh94.nsi83.nt77.nuspec:2.o;4.obj74.odg64.odp7\#
        4.ods74.odt74.ogg24.old75.opus14.org74.otf64.owl?4.p1223.p884.pac65.pack84.pak68.parquet36.patch15.p\#
        ath83.pb<4.pbm78.pbxproj73.pc;5.pcap47.pcapng24.pcf67.pcf.gz64.pcx34.pdb74.pdf87.pdf.gz34.pem35.perl\#
        64.pfb84.pfm64.pfx64.pgm64.pgp34.php35.phpt77.pickle84.pil83.pk:4.pkl33.pl36.plist24.plt64.ply33.pm7\#
        4.png64.pnm13.po74.pod74.pom74.pot23.pp74.ppm64.ppt75.pptx84.prj34.pro78.project3;.properties36.prop\#
        s36.proto73.ps<6.ps.gz14.ps1>4.psd64.psf84.psi64.pth;4.pub25.puml34.pxd34.pxi33.py?4.pyc34.pyi34.pyx\#
        73.qm34.qml74.qrc32.r15.rake64.rar84.raw33.rb23.rd74.rda66.rdata84.rdb74.rdf74.rds34.reg:4.res75.res\#
        x84.rgb33.rl84.rle74.rmd74.rng64.rpm33.rs64.rss34.rst18.rst.txt74.rtf84.run32.s84.sav16.scala34.scm8\#
        4.scr15.scss24.sdf34.sed78.service64.sf275.sgml33.sh36.sh.in95.sha187.sha25685.shar64.shp36.shtml64.\#
        shx84.sib84.sig84.slc34.sln84.sms63.so65.so.17?.so.[0-9]*[0-9]77.socket35.spec84.sps84.spv34.sql37.s\#
        qlite34.src65.step64.stl7;.storyboard38.strings34.sty74.svg=5.svgz64.swf64.swp64.sxd84.sys72.t94.tab\#
        94.tag?4.tar78.tar.bz277.tar.gz77.tar.xz77.target38.targets34.tcl84.ter34.tex35.texi38.texinfo15.tex\#
        t24.tfm>4.tga74.tgz36.theme74.tif75.tiff76.timer24.tld6;.tmlanguage35.tmpl15.toml24.tpl85.trig63.ts8\#
        4.tst34.tsv64.tsx64.ttc74.ttf94.ttl64.ttx34.txt78.typelib36.types73.ui24.url32.v35.vala15.vapi23.vb6\#
        4.vcf77.vcproj78.vcxproj15.vert14.vim33.vm64.vsd65.wasm74.wav65.webm6<.webmanifest75.webp<4.whl84.wi\#
        n64.wma64.wmf75.woff76.woff264.wrl75.wsdl64.wxi64.wxl74.wxs;2.x75.xaml69.xcconfig74.xcf64.xcs79.xcsc\#
        heme7@.xcworkspacedata84.xdc76.xhtml64.xib?4.xls65.xlsm75.xlsx23.xm64.xmi74.xml79.xml.dist77.xml.in6\#
        4.xmp64.xpi74.xpm33.xs74.xsd74.xsl75.xslt24.xsp73.xz32.y35.yaml34.yml23.yy82.z75.zcml74.zip64.zst
        """#
    }
}
