// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// What the files with an extension are in packages; `PackedCountedNames` reads it.
enum CountedNameTable {
    /// The records, in alphabetic order.
    static var text: StaticString {
        #"""
        32.192.292.364.3ds92.432.592.612.723.7z32.832.C62.a84.abc23.ac84.adf35.adoc14.aff74.afm23.ai<5.aiff3\#
        3.am64.ape64.apk94.app7<.appdata.xml14.apt23.as34.asc39.asciidoc14.asd94.asm63.au24.aux64.avi34.awk:\#
        2.b64.bai24.bak64.bam24.bas35.bash36.bazel23.bc64.bdf75.beam14.bib84.bin84.blb76.blend74.bmp83.br24.\#
        bsh74.bz234.bzl32.c86.cache33.cc84.cdf84.cel64.cer=5.cert13.cf34.cff34.cfg74.cgi44.chm34.cif34.cjs33\#
        .cl76.class3:.classpath24.cls74.cma36.cmake39.cmake.in34.cmd74.cmi64.cmo74.cmt75.cmti74.cmx75.cmxa14\#
        .cnf84.cob36.cocci6?.code-workspace84.com35.conf37.config1:.config.ts34.cpp79.cproject64.crl74.crt33\#
        .cs34.csh77.csproj74.csr34.css34.csv33.cu24.cuh<4.cur24.cwl34.cxx22.d35.d.ts64.dae15.dart95.data74.d\#
        bf64.dbk24.dcl64.dcm64.dds64.deb34.def?4.der78.desktop7;.desktop.in84.dfm74.dia34.dic35.diff35.dist7\#
        4.dll7;.dll.config84.dmp84.dms34.doc78.docbook75.docx94.dot24.dsc74.dsp74.dsw74.dtd85.dump<7.dvi.gz6\#
        4.dxf76.dylib77.dyn_hi7=.editorconfig64.efi79.egg-info33.el24.elc64.elf96.emacs64.emf34.eml74.ent7=.\#
        entitlements14.env74.eot74.eps75.epub34.erb24.erl84.evt23.ex?4.exe84.exp64.exr32.f14.f9096.fastq84.f\#
        bx75.fcgi84.fds84.fif74.fig78.filters35.fish35.fits84.fla75.flac24.for33.fr;5.frag;3.fs84.fst32.g:3.\#
        gd18.gdbinit38.gemspec78.geojson25.gff374.gif76.glade64.glb35.glsl65.gltf74.gmo69.gnumeric18.gnuplot\#
        93.go23.gp74.gpg65.gpkg24.gpr64.gpx37.gradle68.graphml7:.gresource65.grib37.groovy24.gsm73.gz32.h35.\#
        h.in>3.h578.haddock65.hdf584.hdr14.hex33.hh73.hi:4.hlp15.hlsl34.hpp64.hqx24.hrl33.hs64.htc74.htm35.h\#
        tml34.hxx32.i34.icc64.icm75.icns?4.ico95.icon24.ics14.idl84.img67.img.xz74.iml33.in34.inc34.inf95.in\#
        fo34.ini34.inl64.ino38.install76.ipynb14.iss64.its33.j274.jar35.java16.jinja17.jinja264.jks23.jl64.j\#
        p275.jpeg74.jpg33.js75.json26.json566.jsonc26.jsonl24.jsp83.jt64.jwk;4.key69.keystore24.ksh23.kt64.k\#
        tx32.l67.launch35.ldif34.lds83.le15.less74.lhs;4.lib75.lisp35.list33.ll15.load35.lock34.log85.loom34\#
        .lua64.lyx>3.lz85.lzma32.m93.m464.m4a94.mac34.mak15.make19.makefile34.man39.manifest;4.map;4.mat84.m\#
        ax35.mbox33.md84.md294.md5>4.mdb84.mdc64.mdo84.med85.mesh35.meta7=.metainfo.xml33.mf84.mgz64.mid34.m\#
        js33.mk44.mkv33.ml14.mli33.mm85.mmdb64.mng73.mo84.mod24.mol26.mount64.mov74.mp3?4.mp484.mpc64.mpg23.\#
        ms:4.msg88.msgpack84.msh24.mtl84.mus77.natvis23.nc84.nit74.npy74.npz83.nq34.nsh94.nsi83.nt77.nuspec:\#
        2.o;4.obj74.odg64.odp74.ods74.odt64.oga74.ogg64.ogv84.old75.opus14.org74.otf64.otp64.owl12.p?4.p1264\#
        .p7b23.p884.pac75.pack84.pak24.par68.parquet64.pas84.pat36.patch35.path83.pb<4.pbm38.pbxproj73.pc;5.\#
        pcap<7.pcapng24.pcf67.pcf.gz84.pcl64.pcx;4.pdb74.pdf=7.pdf.gz74.pem35.perl24.pfa64.pfb84.pfm64.pfx<4\#
        .pgm64.pgp74.php35.phpt84.pic?7.pickle84.pil83.pk:4.pkl33.pl36.plist24.plt64.ply73.pm74.png64.pnm33.\#
        po74.pod74.pom34.pot;3.pp64.ppd74.ppm64.ppt75.pptx24.prf64.pri94.prj34.pro78.project3;.properties36.\#
        props36.proto73.ps=6.ps.gz14.ps1?4.psd64.psf25.psgi84.psi83.pt74.pth;4.pub35.puml34.pxd34.pxi33.py?4\#
        .pyc34.pyi34.pyx73.qm34.qml74.qrc32.r35.rake64.rar84.raw33.rb23.rd74.rda76.rdata84.rdb74.rdf74.rds34\#
        .reg:4.res75.resx84.rgb33.rl84.rle74.rmd74.rng24.rnw24.rpm33.rs64.rss34.rst38.rst.txt74.rtf23.ru84.r\#
        un32.s84.sav16.scala24.sce78.schemas24.sci34.scm36.scope84.scr15.scss24.sdf34.sed78.service64.sf224.\#
        sfd24.sgi75.sgml33.sh36.sh.in95.sha187.sha25685.shar64.shp36.shtml64.shx84.sib84.sig67.sketch84.slc3\#
        4.sln24.sls24.sml84.sms35.snap73.so75.so.075.so.165.so.27?.so.[0-9]*[0-9]77.socket35.spec84.sps84.sp\#
        v34.sql37.sqlite;4.src65.step?4.stl7;.storyboard38.strings34.sty6@.sublime-project74.svg=5.svgz64.sw\#
        f16.swift84.swm64.swp64.sxd84.sys72.t94.tab94.tag?4.tar78.tar.bz277.tar.gz?7.tar.xz88.tar.zst37.targ\#
        et38.targets34.tcl84.ter18.test.ts34.tex35.texi38.texinfo95.text:4.tfm?4.tga74.tgz36.theme74.tif75.t\#
        iff76.timer24.tld6;.tmlanguage35.tmpl15.toml34.tpl85.tree85.trig63.ts84.tsr84.tst34.tsv34.tsx23.tt64\#
        .ttc74.ttf94.ttl64.ttx34.txt78.typelib36.types73.ui24.url32.v35.vala15.vapi23.vb64.vcf77.vcproj78.vc\#
        xproj35.vert23.vf14.vim33.vm64.vsd75.wasm84.wat74.wav65.wbmp75.webm6<.webmanifest75.webp<4.whl84.win\#
        68.wixproj64.wma64.wmf75.woff76.woff264.wrl75.wsdl64.wxi64.wxl74.wxs92.x75.xaml84.xar65.xbel39.xccon\#
        fig74.xcf67.xcf.gz64.xcs79.xcscheme7@.xcworkspacedata84.xdc76.xhtml64.xib?4.xls65.xlsm75.xlsx23.xm64\#
        .xmi74.xml79.xml.dist77.xml.in64.xmp64.xpi74.xpm84.xpt33.xs74.xsd74.xsl75.xslt24.xsp64.xul?3.xz32.y3\#
        5.yaml34.yml23.yy82.z75.zcml74.zip34.zsh64.zst
        """#
    }
}
