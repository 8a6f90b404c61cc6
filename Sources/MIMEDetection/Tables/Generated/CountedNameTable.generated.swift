// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// What the files with an extension are in packages; `PackedCountedNames` reads it.
enum CountedNameTable {
    /// The records, in alphabetic order.
    static var text: StaticString {
        #"""
        32.192.292.392.432.592.612.732.832.C62.a23.ac84.adf15.adoc64.afm63.ai65.aiff33.am64.ape7<.appdata.xm\#
        l34.asc94.asm23.au24.aux64.avi34.awk22.b64.bai24.bak64.bam24.bas35.bash36.bazel23.bc64.bdf14.bib84.b\#
        in66.blend74.bmp83.br24.bsh74.bz224.bzl32.c86.cache33.cc84.cdf84.cel64.cer>5.cert14.cff34.cfg34.cgi4\#
        4.chm24.cif24.cjs33.cl66.class3:.classpath24.cls74.cma36.cmake39.cmake.in14.cmd74.cmi64.cmo74.cmt75.\#
        cmti74.cmx75.cmxa14.cnf84.cob26.cocci84.com35.conf37.config34.cpp69.cproject74.crt33.cs24.csh77.cspr\#
        oj64.csr34.css34.csv33.cu24.cuh<4.cur24.cwl34.cxx22.d35.d.ts64.dae;5.data64.dbf64.dbk24.dcl64.dcm64.\#
        dds64.deb34.def?4.der78.desktop7;.desktop.in84.dfm74.dia34.dic35.diff35.dist74.dll7;.dll.config84.dm\#
        p84.dms34.doc78.docbook75.docx74.dsp74.dsw74.dtd85.dump87.dvi.gz64.dxf66.dylib77.dyn_hi7=.editorconf\#
        ig69.egg-info33.el64.elf64.emf24.eml74.ent6=.entitlements74.eot74.eps65.epub34.erb84.evt?4.exe84.exp\#
        24.exr32.f14.f9086.fastq84.fbx65.fcgi84.fif74.fig78.filters15.fish75.fits84.fla65.flac33.fr;5.frag:3\#
        .fs84.fst32.g:3.gd38.gemspec68.geojson74.gif76.glade64.glb15.glsl65.gltf74.gmo69.gnumeric93.go74.gpg\#
        64.gpx37.gradle68.graphml6:.gresource65.grib37.groovy73.gz32.h35.h.in>3.h565.hdf584.hdr33.hh73.hi24.\#
        hlp34.hpp64.hqx33.hs74.htm35.html34.hxx32.i34.icc75.icns74.ico85.icon24.ics14.idl84.img67.img.xz64.i\#
        ml33.in34.inc24.inf85.info34.ini34.inl64.ino38.install76.ipynb14.iss64.its33.j274.jar35.java64.jks23\#
        .jl64.jp275.jpeg74.jpg33.js75.json24.jsp83.jt;4.key69.keystore24.ksh23.kt64.ktx32.l67.launch35.ldif3\#
        4.lds83.le74.lhs;4.lib25.lisp35.list33.ll35.lock34.log85.loom34.lua64.lyx>3.lz85.lzma32.m93.m464.m4a\#
        84.mac14.mak15.make34.man39.manifest;4.map:4.mat84.max25.mbox33.md84.md284.md5:4.mdb84.mdc64.mdo84.m\#
        ed85.mesh25.meta7=.metainfo.xml33.mf84.mgz64.mid34.mjs33.mk44.mkv33.ml14.mli33.mm85.mmdb64.mng73.mo8\#
        4.mod24.mol74.mp3?4.mp484.mpc23.ms24.msg24.mtl84.mus77.natvis63.nc84.nit74.npy74.npz83.nq34.nsh94.ns\#
        i83.nt67.nuspec:2.o;4.obj74.odg64.odp74.ods74.odt74.ogg24.old65.opus14.org74.otf64.owl?4.p1223.p884.\#
        pac65.pack84.pak68.parquet36.patch83.pb<4.pbm78.pbxproj73.pc:5.pcap47.pcapng24.pcf67.pcf.gz64.pcx34.\#
        pdb74.pdf87.pdf.gz34.pem35.perl64.pfb84.pfm64.pfx64.pgm64.pgp34.php25.phpt77.pickle84.pil83.pk:4.pkl\#
        33.pl36.plist24.plt64.ply33.pm74.png64.pnm13.po74.pod74.pom74.pot23.pp74.ppm64.ppt65.pptx84.prj34.pr\#
        o78.project3;.properties36.props36.proto73.ps<6.ps.gz14.ps1>4.psd64.psf84.psi64.pth;4.pub25.puml34.p\#
        xd34.pxi33.py?4.pyc34.pyi34.pyx73.qm34.qml74.qrc32.r64.rar84.raw33.rb23.rd74.rda66.rdata84.rdb74.rdf\#
        74.rds34.reg:4.res65.resx84.rgb33.rl84.rle74.rmd74.rng64.rpm33.rs64.rss34.rst18.rst.txt74.rtf84.run3\#
        2.s84.sav34.scm84.scr15.scss24.sdf34.sed78.service64.sf275.sgml33.sh36.sh.in85.sha187.sha25685.shar6\#
        4.shp26.shtml64.shx84.sib84.sig84.slc34.sln84.sms63.so65.so.17?.so.[0-9]*[0-9]77.socket35.spec84.sps\#
        84.spv34.sql27.sqlite34.src65.step64.stl7;.storyboard38.strings34.sty74.svg<5.svgz64.swf64.swp64.sxd\#
        84.sys72.t94.tab94.tag?4.tar78.tar.bz277.tar.gz77.tar.xz67.target28.targets34.tcl84.ter34.tex35.texi\#
        28.texinfo15.text24.tfm>4.tga74.tgz36.theme74.tif75.tiff66.timer24.tld6;.tmlanguage35.tmpl15.toml24.\#
        tpl85.trig63.ts84.tst34.tsv64.tsx64.ttc74.ttf94.ttl64.ttx34.txt78.typelib36.types73.ui24.url32.v25.v\#
        ala23.vb64.vcf77.vcproj78.vcxproj15.vert14.vim33.vm64.vsd65.wasm74.wav65.webm6<.webmanifest75.webp<4\#
        .whl84.win64.wma64.wmf75.woff76.woff264.wrl65.wsdl64.wxi64.wxl74.wxs;2.x65.xaml69.xcconfig74.xcf64.x\#
        cs69.xcscheme7@.xcworkspacedata84.xdc66.xhtml64.xib?4.xls65.xlsm75.xlsx23.xm64.xmi74.xml69.xml.dist7\#
        7.xml.in64.xmp64.xpi74.xpm33.xs74.xsd74.xsl75.xslt24.xsp73.xz32.y35.yaml34.yml23.yy82.z65.zcml74.zip\#
        64.zst
        """#
    }
}
