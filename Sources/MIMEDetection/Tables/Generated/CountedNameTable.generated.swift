// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// What the files with an extension are in packages; `PackedCountedNames` reads it.
enum CountedNameTable {
    /// The records, in alphabetic order.
    static var text: StaticString {
        #"""
        P4.1st64.3ds23.7zP8.8scriptP5.BUGSP5.Big532.CP7.DebianP6.FIRSTP5.IPv6P8.LICENSEP7.READMEP5.SKIPP4.SS\#
        LP4.SnwP5.TODO62.a84.abc23.ac84.adf35.adoc14.aff74.afm23.ai<5.aiffP4.aliP8.aliasesP4.allP6.allowP4.a\#
        ln33.amP6.amd64P6.annotP<.antaux2_t2xP8.apache264.apeP4.api77.apiref64.apk94.app7<.appdata.xmlP=.app\#
        lications14.aptP5.args23.asP4.asa34.asc39.asciidoc14.asdP5.asis94.asmP6.assoc63.au24.aux64.avi34.awk\#
        :2.b64.bai24.bak64.bam24.basP5.baseP7.base6435.bashP6.basic36.bazel23.bc64.bdf75.beamP6.bed1214.bib8\#
        4.bin84.blb76.blend74.bmp83.br24.bsh74.bz234.bzl32.cP3.ca86.cacheP?.caja-extensionP;.categories33.cc\#
        P7.cc-tst84.cdf84.cel64.cer=5.cert13.cf34.cff34.cfg74.cgiP9.checksum44.chm34.cifP6.cisco34.cjs33.cl7\#
        6.class3:.classpathP7.client24.cls74.cma36.cmake39.cmake.inP5.cmap34.cmd74.cmi64.cmo74.cmt75.cmti74.\#
        cmx75.cmxa75.cmxs14.cnfP4.cnv84.cob36.cocciP5.code6?.code-workspaceP<.colorscheme84.comP7.commonP7.c\#
        ompat79.compiled35.confP:.conf-distP=.conf-exampleP<.conf-sample37.config1:.config.tsP8.consoleP9.co\#
        ntentsP8.contribP8.controlP8.convertP7.coordsP4.cov34.cpp79.cproject64.crlP5.cron74.crt33.csP5.cset3\#
        4.csh64.csi77.csproj74.csr34.cssP6.css_t34.csv33.cu24.cuh<4.cur24.cwl34.cxx22.d35.d.ts64.daeP6.daily\#
        15.dart95.data74.dbf64.dbkP4.dcf24.dcl64.dcm64.ddsP3.de64.debP7.debian34.defP8.defaultP9.defaultsP5.\#
        defsP5.demoP5.deps?4.derP5.desc78.desktop7;.desktop.in68.devhelp79.devhelp284.dfmP5.dhcp74.diaP5.dia\#
        g34.dicP5.diet35.diff7:.directoryP9.disabled35.dist74.dll7;.dll.config84.dmp84.dmsP4.dndP4.dns34.doc\#
        P9.doc-base78.docbookP5.docs75.docx94.dotP4.dox24.dsc74.dsp74.dsw74.dtd85.dump<7.dvi.gz64.dxf76.dyli\#
        b77.dyn_hi23.dz7=.editorconfig64.efi79.egg-info33.el24.elc64.elf96.emacs64.emf34.emlP3.enP4.eng74.en\#
        t7=.entitlements14.env74.eotP4.epp74.eps75.epub34.erb24.erlP4.err84.evt23.exP8.exampleP9.examples?4.\#
        exeP5.exim84.expP9.expectedP8.exports64.exrP:.extension32.f14.f90P4.fai96.fastq84.fbx75.fcgi84.fds84\#
        .fif74.fig78.filters35.fish35.fits84.fla75.flac24.forP7.format33.fr;5.fragP8.freebsd;3.fs84.fst32.g:\#
        3.gd18.gdbinit38.gemspecP8.generic78.geojson25.gff374.gif64.gir76.glade64.glbP5.glob35.glsl65.gltf74\#
        .gmo69.gnumeric18.gnuplot93.go23.gp74.gpg65.gpkgP4.gpl24.gpr64.gpx37.gradle68.graphml7:.gresource65.\#
        grib37.groovyP4.grpP5.grub66.gsdoc24.gsmP6.guess73.gz32.h35.h.in>3.h578.haddock65.hdf584.hdrP8.heade\#
        rsP5.help14.hex33.hhP4.hhp73.hi:4.hlp15.hlslP5.hook34.hpp64.hqx24.hrl33.hsP5.hssp64.htc74.htm35.html\#
        P5.hwdb34.hxx32.iP5.i18n34.icc64.icm75.icns?4.ico95.icon24.ics14.idlP4.idsP7.ignoreP7.igsdoc84.img67\#
        .img.xz74.iml33.in34.incP6.inetd34.inf95.info34.ini34.inl64.ino38.installP>.installcligacP9.internal\#
        64.inv76.ipynbP4.irc14.iss64.itsP3.ix33.j274.jar35.java16.jinja17.jinja264.jks23.jl64.jp275.jpeg74.j\#
        pg33.jsP5.js_t75.json26.json566.jsonc26.jsonl24.jsp83.jt64.jwkP4.kbd75.kcfg;4.keyP5.keys69.keystoreP\#
        9.keywordsP5.kmap24.ksh23.kt64.ktx32.lP4.labP5.lang67.launchP7.layout35.ldif34.lds83.le15.less74.lhs\#
        ;4.libP9.libretroP8.licenseP6.linfoP5.link75.lispP:.lisp-expr35.list33.llP4.lng15.loadP6.local35.loc\#
        k34.logP:.logrotate85.loomP4.lsmP4.lst34.lua64.lyx>3.lz85.lzma32.m93.m464.m4aP4.m4f94.macP6.magic34.\#
        mak15.make19.makefile34.man39.manifest;4.mapP7.master;4.mat84.max35.mbox33.md84.md294.md5>4.mdb84.md\#
        c64.mdo84.medP4.menP5.menu85.mesh35.metaP9.metainfo7=.metainfo.xmlP4.mew64.mex33.mf84.mgz64.mid34.mj\#
        s33.mk44.mkv33.mlP4.mld14.mli33.mm85.mmdb64.mng73.mo84.modP:.modulemapP8.modules24.molP5.motd26.moun\#
        t64.mov74.mp3?4.mp484.mpc64.mpg23.ms:4.msg88.msgpack84.msh24.mtlP4.mtxP6.multi84.musP4.namP5.nameP6.\#
        names77.natvis23.ncP<.nemo_actionP6.netrcP5.newsP4.nex84.nitP5.noteP6.notes74.npy74.npz83.nq34.nsh94\#
        .nsi83.nt77.nuspecP4.nwk:2.o;4.objP4.oca64.oct74.odg64.odp74.ods74.odt64.oga74.ogg64.ogv84.oldP;.ope\#
        rationsP8.optionsP5.opts75.opusP6.order14.orgP5.origP9.originalP4.osx74.otf64.otpP4.outP7.outputP9.o\#
        verride64.owl12.p?4.p1264.p7b23.p875.p_hi84.pac75.packP9.packagesP9.packinfo75.page84.pak24.parP6.pa\#
        ramP7.params68.parquet64.pasP7.passwd84.pat36.patch35.path83.pb<4.pbm38.pbxproj73.pc;5.pcap<7.pcapng\#
        24.pcf67.pcf.gz84.pcl64.pcx79.pd_linux;4.pdb74.pdf=7.pdf.gz74.pem35.perlP5.pest24.pfa64.pfb84.pfm64.\#
        pfx<4.pgm64.pgp74.php35.phptP4.phyP7.phylip84.pic?7.pickle84.pil83.pk:4.pklP5.pkla33.pl36.plist24.pl\#
        tP7.pluginP8.plugins64.plyP9.plymouth73.pm74.png64.pnm33.po74.pod77.policy74.pomP7.portalP9.postinst\#
        P7.postrm34.pot;3.pp64.ppdP<.ppd-updater74.ppm64.ppt75.pptxP6.prermP7.preset24.prf64.pri94.prjP4.prl\#
        34.pro78.projectP5.prop3;.properties36.props36.protoP9.protocolP9.provider73.ps=6.ps.gz14.ps1?4.psd6\#
        4.psf25.psgi84.psi83.pt74.pth;4.pub35.puml34.pxd34.pxi33.pyP8.py_tmpl?4.pyc34.pyi34.pyx64.qch64.qhp7\#
        3.qm34.qml74.qrcP4.qss32.r35.rake64.rar84.raw33.rbP3.rc23.rd74.rda76.rdata84.rdb74.rdf74.rds74.rdxP7\#
        .readmeP4.ref34.regP8.releaseP8.repo-idP;.repository:4.resP7.resultP8.results75.resx84.rgb33.rl74.rm\#
        d74.rng24.rnw24.rpm33.rsP4.rsp64.rss34.rst38.rst.txtP4.rsv74.rtf79.rtupdate23.ruP4.ruaP5.ruleP6.rule\#
        s84.runP4.rvf32.s84.savP5.save16.scala24.sceP7.schema78.schemas24.sci34.scm36.scope84.scr15.scss24.s\#
        dfP9.security34.sedP9.sendmailP7.server78.serviceP8.sessionP4.setP9.settingsP6.setup64.sf224.sfd24.s\#
        gi75.sgml33.sh36.sh.in95.sha187.sha25685.shar64.shp36.shtmlP9.shutdown64.shx84.sib84.sigP7.simpleP4.\#
        sipP4.sixP5.sizeP5.skel67.sketch84.slc34.sln24.sls24.sml84.sms35.snap73.so7?.so.[0-9]*[0-9]77.socket\#
        P7.source35.spec84.sps84.spv34.sql37.sqlite;4.srcP6.stampP7.stderr65.step?4.stl7;.storyboard38.strin\#
        gs34.styP6.style6@.sublime-projectP4.sumP5.supp74.svg=5.svgz64.swf16.swift84.swm64.swp64.sxd84.sys72\#
        .t64.t1x64.t2x64.t3x94.tabP6.table94.tagP5.tags?4.tar78.tar.bz277.tar.gz?7.tar.xz88.tar.zst37.target\#
        38.targets64.tbi34.tclP9.templateP:.templates84.terP5.test18.test.tsP:.test_dataP8.testingP6.tests34\#
        .tex35.texi38.texinfo95.textP4.tfa:4.tfm?4.tga74.tgz36.themeP7.themesP<.thumbnailer74.tif75.tiff76.t\#
        imer24.tld6;.tmlanguage35.tmpl15.tomlP4.top34.tplP6.transP4.tre85.treeP6.trees85.trigP4.trs63.ts84.t\#
        sr84.tst34.tsv34.tsx23.ttP4.tt264.ttc74.ttf94.ttl64.ttx34.txt78.typelib36.types73.uiP4.uniP5.unixP4.\#
        updP9.upstream24.urlP?.url-dispatcherP5.userP6.usersP5.utf8P6.utils32.v35.vala15.vapiP4.var23.vb64.v\#
        cf77.vcproj78.vcxproj35.vert23.vf14.vim33.vm64.vsd75.wasm84.wat74.wav65.wbmp75.webm6<.webmanifest75.\#
        webpP7.weekly<4.whl84.winP6.win32P8.windows68.wixprojP4.wkt64.wma64.wmf75.woff76.woff2P6.words64.wrl\#
        75.wsdl64.wxi64.wxl74.wxs92.x75.xaml84.xar65.xbel39.xcconfig74.xcf67.xcf.gz64.xcs79.xcscheme7@.xcwor\#
        kspacedata84.xdcP4.xdeP4.xdlP3.xe76.xhtml64.xibP7.xinetd?4.xls65.xlsm75.xlsx23.xm64.xmi74.xml79.xml.\#
        dist77.xml.in64.xmpP3.xn64.xpi74.xpm84.xptP3.xr64.xrc33.xsP4.xsc74.xsdP4.xse74.xsl75.xslt24.xspP3.xu\#
        64.xulP4.xwe?3.xz32.y35.yaml34.yml23.yy82.z75.zcmlP6.zh_CNP6.zh_TW74.zip34.zsh64.zst
        """#
    }
}
