// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// What the files with an extension are in packages; `PackedCountedNames` reads it.
enum CountedNameTable {
    /// The records, in alphabetic order.
    static var text: StaticString {
        #"""
        32.192.292.392.432.592.612.723.7z32.832.C62.a84.abc23.ac84.adf35.adoc64.afm23.ai<5.aiff33.am64.ape7<\#
        .appdata.xml34.asc39.asciidoc94.asm63.au24.aux64.avi34.awk:2.b64.bai24.bak64.bam24.bas35.bash36.baze\#
        l23.bc64.bdf65.beam14.bib84.bin84.blb66.blend74.bmp83.br24.bsh74.bz234.bzl32.c86.cache33.cc84.cdf84.\#
        cel64.cer=5.cert34.cff34.cfg34.cgi44.chm24.cif34.cjs33.cl76.class3:.classpath24.cls74.cma36.cmake39.\#
        cmake.in34.cmd74.cmi64.cmo74.cmt75.cmti74.cmx75.cmxa14.cnf84.cob36.cocci6?.code-workspace84.com35.co\#
        nf37.config1:.config.ts34.cpp79.cproject64.crl74.crt33.cs34.csh77.csproj74.csr34.css34.csv33.cu24.cu\#
        h<4.cur24.cwl34.cxx22.d35.d.ts64.dae15.dart95.data74.dbf64.dbk24.dcl64.dcm64.dds64.deb34.def?4.der78\#
        .desktop7;.desktop.in84.dfm74.dia34.dic35.diff35.dist74.dll7;.dll.config84.dmp84.dms34.doc78.docbook\#
        75.docx24.dsc74.dsp74.dsw74.dtd85.dump87.dvi.gz64.dxf76.dylib77.dyn_hi7=.editorconfig69.egg-info33.e\#
        l64.elf64.emf24.eml74.ent7=.entitlements14.env74.eot74.eps75.epub34.erb24.erl84.evt23.ex=4.exe84.exp\#
        64.exr32.f14.f9096.fastq84.fbx75.fcgi84.fds84.fif74.fig78.filters35.fish75.fits84.fla75.flac33.fr;5.\#
        frag:3.fs84.fst32.g:3.gd18.gdbinit38.gemspec78.geojson25.gff374.gif76.glade64.glb35.glsl65.gltf74.gm\#
        o69.gnumeric18.gnuplot93.go23.gp74.gpg65.gpkg24.gpr64.gpx37.gradle68.graphml7:.gresource65.grib37.gr\#
        oovy73.gz32.h35.h.in>3.h578.haddock65.hdf584.hdr33.hh73.hi24.hlp15.hlsl34.hpp64.hqx33.hs74.htm35.htm\#
        l34.hxx32.i34.icc75.icns?4.ico85.icon24.ics14.idl84.img67.img.xz74.iml33.in34.inc24.inf95.info34.ini\#
        34.inl64.ino38.install76.ipynb14.iss64.its33.j274.jar35.java16.jinja17.jinja264.jks23.jl64.jp275.jpe\#
        g74.jpg33.js75.json26.json566.jsonc26.jsonl24.jsp83.jt64.jwk;4.key69.keystore24.ksh23.kt64.ktx32.l67\#
        .launch35.ldif34.lds83.le15.less74.lhs;4.lib35.lisp35.list33.ll35.lock34.log85.loom34.lua64.lyx>3.lz\#
        85.lzma32.m93.m464.m4a94.mac34.mak15.make19.makefile34.man39.manifest;4.map:4.mat84.max25.mbox33.md8\#
        4.md284.md5:4.mdb84.mdc64.mdo84.med85.mesh35.meta7=.metainfo.xml33.mf84.mgz64.mid34.mjs33.mk44.mkv33\#
        .ml14.mli33.mm85.mmdb64.mng73.mo84.mod24.mol64.mov?4.mp3?4.mp484.mpc23.ms:4.msg88.msgpack84.msh24.mt\#
        l84.mus77.natvis63.nc84.nit74.npy74.npz83.nq34.nsh94.nsi83.nt77.nuspec:2.o;4.obj74.odg64.odp74.ods74\#
        .odt74.ogg24.old75.opus14.org74.otf64.owl?4.p1264.p7b23.p884.pac75.pack84.pak68.parquet64.pas36.patc\#
        h15.path83.pb<4.pbm38.pbxproj73.pc;5.pcap<7.pcapng24.pcf67.pcf.gz64.pcx;4.pdb74.pdf87.pdf.gz74.pem35\#
        .perl64.pfb84.pfm64.pfx64.pgm64.pgp74.php35.phpt77.pickle84.pil83.pk:4.pkl33.pl36.plist24.plt64.ply3\#
        3.pm74.png64.pnm13.po74.pod74.pom74.pot;3.pp74.ppm64.ppt75.pptx64.pri94.prj34.pro78.project3;.proper\#
        ties36.props36.proto73.ps<6.ps.gz14.ps1>4.psd64.psf84.psi83.pt34.pth;4.pub35.puml34.pxd34.pxi33.py?4\#
        .pyc34.pyi34.pyx73.qm34.qml74.qrc32.r35.rake64.rar84.raw33.rb23.rd74.rda76.rdata84.rdb74.rdf74.rds34\#
        .reg:4.res75.resx84.rgb33.rl84.rle74.rmd74.rng24.rnw64.rpm33.rs64.rss34.rst18.rst.txt74.rtf23.ru84.r\#
        un32.s84.sav16.scala34.scm84.scr15.scss24.sdf34.sed78.service64.sf224.sgi75.sgml33.sh36.sh.in95.sha1\#
        87.sha25685.shar64.shp36.shtml64.shx84.sib84.sig84.slc34.sln24.sml84.sms35.snap73.so75.so.065.so.17?\#
        .so.[0-9]*[0-9]77.socket35.spec84.sps84.spv34.sql37.sqlite;4.src65.step64.stl7;.storyboard38.strings\#
        34.sty6@.sublime-project74.svg=5.svgz64.swf16.swift64.swp64.sxd84.sys72.t94.tab94.tag?4.tar78.tar.bz\#
        277.tar.gz?7.tar.xz88.tar.zst37.target38.targets34.tcl84.ter18.test.ts34.tex35.texi38.texinfo95.text\#
        :4.tfm>4.tga74.tgz36.theme74.tif75.tiff76.timer24.tld6;.tmlanguage35.tmpl15.toml24.tpl85.trig23.ts84\#
        .tsr84.tst34.tsv24.tsx64.ttc74.ttf94.ttl64.ttx34.txt78.typelib36.types73.ui24.url32.v35.vala15.vapi2\#
        3.vb64.vcf77.vcproj78.vcxproj15.vert23.vf14.vim33.vm64.vsd75.wasm84.wat74.wav65.webm6<.webmanifest75\#
        .webp<4.whl84.win68.wixproj64.wma64.wmf75.woff76.woff264.wrl75.wsdl64.wxi64.wxl74.wxs;2.x75.xaml39.x\#
        cconfig74.xcf64.xcs79.xcscheme7@.xcworkspacedata84.xdc76.xhtml64.xib?4.xls65.xlsm75.xlsx23.xm64.xmi7\#
        4.xml79.xml.dist77.xml.in64.xmp64.xpi74.xpm33.xs74.xsd74.xsl75.xslt24.xsp?3.xz32.y35.yaml34.yml23.yy\#
        82.z75.zcml?4.zip34.zsh64.zst
        """#
    }
}
