// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// What the files with an extension are in packages; `PackedCountedNames` reads it.
enum CountedNameTable {
    /// The records, each where the hash of its extension points.
    static var text: StaticString {
        #"""
                 1C6.props                          0?4.ico                   0F4.m4a    0P5.desc0@5.asn1   \#
                                  1C2.C1C2.c1@6.frame                1G5.p_hi                        0J2.b  \#
                 0K4.lib         0P4.dnd                             1G5.page0P5.supp                  1B2.d\#
        0P4.pip                        1@4.lsm              1G5.beam          1C6.proto074.xcf        1C2.g1\#
        G4.pod1@5.http                                                               1F4.mng                \#
                                                 1C2.f                        1F7.jsonld1@4.pkm1G4.svg0H3.nq\#
        0F4.shp0P9.plymouth0P5.js_t1G4.pom1G5.woff                 084.cdf1F8.wixproj   1B4.rpm             \#
                                                                              1F4.icm023.p80P7.ignore084.xar\#
        1F2.a1G4.pem1A4.ps11B4.ksh                              0N3.lz              1@4.lsp1C2.h            \#
                              1G4.bmp      0P4.m4f 1A5.load1B3.nb                              1@5.root     \#
                                   0P?.url-dispatcher092.x   1@4.war0B3.nc   1F4.s3m                        \#
             1@6.slice         1@4.ddl1C3.fr1@7.drawio                                                      \#
                              0P4.wkt                                                                  1C4.c\#
        fg0:2.o                                                                                             \#
              1@5.sass          0P4.lst0P5.kmap1C4.cff       1@3.fq                       1@3.lp            \#
                 1B2.n              1A8.spec.ts                                                             \#
                       0P7.phylip           0@2.u  1G8.typelib1@4.vtt1@4.pkg                      1@6.d.mts \#
                                                                   0P8.control1C4.lua             1G:.direct\#
        ory                                                                    1@4.vhd1A6.knsrc             \#
                                 0P6.netrc                            1G8.tar.bz21C2.y0F4.shx               \#
                                         085.loom                    1B4.cls                                \#
                                                                      0P9.keywords1A6.scala         1@4.clp \#
                                          1C4.pot                1@4.las0F4.pgp                             \#
                            1F4.gpx0P6.guess          1F4.tbi                                 1C5.ldif      \#
                                               0P5.cset                                         0P6.names   \#
                                        0H5.mesh                                                            \#
                   1C7.groovy                     1C3.hs        0P5.args                          1@4.rnc   \#
                0O4.stl                                                      1B6.latex                      \#
               1G2.t                                                 0C2.v                                  \#
                             1F4.sxd                                1A9.markdown0P4.Snw                1G5.o\#
        pus1B3.dz1@5.line0P:.modulemap1B4.sdf                                            1@8.classes0P5.exim\#
        1C4.cjs083.jt1G4.xml                                    1@5.kdbx                      1G4.dll       \#
                           0K3.fs0P5.link0P4.rvf0P4.tt2                         1C5.bash                    \#
        1G4.t1x1C3.vm1C8.gnuplot084.fds        1C5.snap  1C6.fasta094.gnu0P7.passwd1@4.icf0K4.src     084.fl\#
        a             1B4.gpr 1F4.lyx1A:.gitignore     1C6.plist                                 1C6.patch  \#
                                                 1@5.mail 0P7.xinetd                         1G5.pack       \#
           1B4.sfd  1G3.hi   1@;.dockerfile                                                                 \#
                                                                              1C5.glsl  0P5.size      023.7z\#
        0P4.dns 1C2.i               0G4.zip                         1G8.desktop                             \#
                                   1C9.manifest0@2.w       1A5.less                                         \#
         1C3.jl   0P7.igsdoc                                                                                \#
        1F4.xmp                                                        0P9.packages                         \#
                                                             0P8.aliases1G7.apiref1G5.wsdl1F4.xpi  0P3.xn   \#
                       0P9.shutdown       0P4.mld                                                           \#
                                                   0P9.metadata       0F3.xm                                \#
          1G4.crt                0P4.grp                             1G8.project     0P<.thumbnailer1C3.hh  \#
                         0J4.tfm1G4.xpm                             0P4.gpl                                 \#
         1@4.bar                  1@<.html.jinja2                                           084.img         \#
                0P5.SKIP         083.le                                   1F4.jks1C7.sqlite                 \#
                                                                1F4.glb          1A5.make                  1\#
        @4.bat                                            1C4.zsh                                 1F4.dds   \#
                 0@4.cpt                         1A4.apt        0P>.installcligac0B4.ics                    \#
                                                                                                            \#
              023.fl      0P7.cc-tst    1F5.cram0<7.pcapng0O4.psd    084.bin                1@4.stp1@3.la   \#
                                                                                                 1G5.xslt   \#
                                                               0I4.nsi              084.fbx1C4.nsh      1F6.\#
        grib20P4.oca        0P7.stderr                   1G6.glade                                          \#
                                        1F4.dbk               0F4.ppd                   1C5.lock            \#
                  1B3.bc      1@5.haml                        1G5.resx                                      \#
                    1B5.spdx                                                                                \#
                   1A6.jinja                               1C8.gemspec0P5.hssp                              \#
                        0C5.vert      1B4.bas                                               0@2.q           \#
                      1@4.crd                               0P6.prerm                                  0=7.p\#
        df.gz        1A7.coffee        1A2.p                    1C3.xs    0K4.pub 084.pic                   \#
                      1C2.s            1C5.fits084.dfu                     0P6.basic0P3.xr           1F4.xcs\#
                                      1B4.erl        0P6.annot1C2.r1G3.ps        0P5.keys                   \#
                                                  1@3.xq0@4.grb                                             \#
            0<4.pgm                                                                                         \#
                    1F4.wma                                                                                 \#
                                                       1C4.mjs                                         1@4.s\#
        rl                  0K3.pp                           083.br                            1@=.toml.exam\#
        ple  1G4.rds           1F4.hqx                                                                   1@5\#
        .wiki                                                                                               \#
                                        1B5.urdf                                                            \#
                                                                                                            \#
                                                                        1F4.p7b              1C4.cpp        \#
              1F7.sketch                                                      0F4.ape      1@5.opml         \#
                                                          1C3.ld                             1F4.wmf        \#
                                                         0J4.pkl          1A9.notifyrc     1@4.p7s        1I\#
        3.m4                                                                                          0P5.cm\#
        ap0@4.spx                  0P5.pest                                                                 \#
              1F4.ppt               1C4.icc                         0<4.pak  1F5.asdf 1C8.rst.txt    084.sys\#
                                   0P<.colorscheme084.txf1C4.pxd1@6.regex                                   \#
         0K4.key           085.star                                                                         \#
           1G4.ttf           1G3.pc1@4.gbr                1@4.rbs 0K4.obj1C4.jsp   0@4.xyz                  \#
          0P7.weekly                      083.pb      0<4.rdb                  0H4.win             1F5.xbel \#
                                                               1G4.rda                                  0P4.\#
        err         1G6.dylib    0P6.param      084.hdr                0=5.svgz             1@4.mrc         \#
                   1C3.py                      0P5.tcss  0P5.news                                  1@4.mml  \#
                                  1C4.tsx       1C4.pxi                          1@6.rhtml1C:.classpath     \#
         1F4.rar                                                                   1F5.step                 \#
                                                                                        1C5.mbox            \#
         0P8.py_tmpl                              0C3.ru                                         0P6.trans  \#
            1@@.json-tmlanguage         1@4.txi1B4.jsx                                                1@6.sl\#
        urm                                               1@4.hhk                                1G?.so.[0-9\#
        ]*[0-9]                                                1@4.hbs                                      \#
                  1@4.typ  1@4.msi0P6.words0P4.tre0P5.dtml084.tsr096.emacs1F4.sf20B4.prf                    \#
                                               0P5.glob  1B6.mount1C4.tsv           1F4.ttc  0=6.ps.gz      \#
                                                                                                            \#
            1B4.elc1G;.dll.config1C6.phtml                                                                  \#
                                                                                 1@8.src.rpm0C4.eml    094.p\#
        rj                  1F4.dae                           1F4.xrc     0P4.uni                           \#
                              1B4.gbk                           0@5.boot0P4.sum0P4.kbd           0P6.assoc  \#
                          1@4.msf                 1F4.3ds       1B3.ep0F4.apk                          1@4.m\#
        dx     0O4.pyc                  0F4.csi                                                    1C4.tpl  \#
          0P9.override          1F4.swp                                                      1G5.fcgi    1A7\#
        .jinja2                            084.abc1G4.cma    1A4.bib        1F4.its               1G9.cproje\#
        ct1C9.cmake.in1G3.so              084.pyd    0P4.prl           1F4.csl    0@4.pre        084.xpt    \#
                          1@8.xcf.bz21C3.sl  1B4.xsp1A4.org       095.sha1                              0P4.\#
        men          0C4.log            1@4.ani                                     084.bsp           1C6.my\#
        sql                                                                     1F4.3mf  1F4.dxf            \#
                                   0P4.irc                      0H4.bed              1@8.feature074.jpg     \#
            0C5.path                                        1@6.templ   0H4.msh                1A3.cf       \#
                                  0P6.allow1G5.cmti                                            1F4.elf      \#
        1@:.gitconfig0H3.pt                      0;5.pcap                            0N4.mdb    1@7.svg.gz  \#
                                  1C4.css         1G4.cmi1@5.book                            0I4.ttl        \#
          0P:.logrotate                     0P4.rua  1G3.ui                                                 \#
                      1@4.mlp1A7.thrift084.raw1G9.egg-info                           1@=.json.example1@6.pc.\#
        in                                       1G<.appdata.xml                                            \#
                                                               1G4.dbf                          0P5.help    \#
        1G6.class                 1C5.h.in     1F?.code-workspace 0P4.nwk         0H4.mdc         084.tst   \#
                      1@7.dpatch1@4.jst      0H4.dfm1G9.rtupdate087.sha2560@4.ans                           \#
                       0P7.compat0P5.lang1C3.rs1B4.qmd1C3.cl044.chm                          1F4.ktx0P6.linf\#
        o                       0@4.sxw       0P5.rule1C8.targets                    1G8.filters            \#
                  1B4.cuh                              0P<.ppd-updater1G5.lisp0G4.mp3                   1C5.\#
        tmpl                                                                               1C4.sty1@5.arff  \#
                1C4.sln                         1F4.bai                                1G8.vcxproj1@4.ace  0\#
        P9.postinst    1G5.cmxa1@4.stx084.old1G5.webm0F4.pcx            095.icon1@7.docker                  \#
                                                         084.sms 1C4.rnw                      1@4.acc      1\#
        G4.dsw 1B6.json5                      1B4.bak                                               0B3.kt  \#
         1@4.mly                                  1G4.npz    0P8.8script                                    \#
                                                 1C5.puml                           1@4.scd0P5.pkla1@5.aidl \#
                              1@4.clj1B3.al1F4.bam044.mkv1G6.blend                                          \#
                                         0P6.cisco1C3.am     1F4.avi1G4.pdf      0;4.mat                    \#
         1G5.fodt                    0P6.style                   1G4.iml1G4.csr0P3.xe1G;.storyboard0P9.check\#
        sum            1A4.cnf     1B4.sce           1@5.proj                                               \#
                1A5.dart                      074.wxs                                                       \#
                            1F4.pas        1G3.qm                 0P6.rules                           084.me\#
        d1F4.zst                           084.par    1G4.dsp    1F4.ogv1B4.rss                             \#
             1C4.cmd 094.app     1B3.ai          1@4.nas             1F7.ndjson              0G4.ppm084.sib \#
                                               1A5.lark1@4.sun       1C5.java                     1G4.dtd1@4\#
        .sub                                                                                        1C4.reg \#
          064.jp2                                            1F4.qch                 0I6.fastq              \#
                                                     1@4.adp       1@4.sdc                                 1\#
        C5.spec          0P4.qss          1G@.sublime-project                          0P4.ref          1C4.\#
        pro                                      1@4.fbs 1C7.config1B3.gb         1G8.docbook     0?5.aiff1@\#
        4.tac1G4.xib                                                           1@4.tpp   084.mus            \#
                      1@6.alias                     1C4.cxx                                             1A5.\#
        mkdn0P4.ids             1C3.cc                              1@5.gawk1@6.rs.in    1@6.latte1C5.conf1@\#
        4.wml                            0P4.rsp1B4.url1F4.dvi1@4.imp1@5.rego   1@4.asp                  084\#
        .xdc                                                                                                \#
                         1C3.es        1@4.mar            0C3.ll                  0P6.inetd                 \#
                    094.tab  0P<.nemo_action     1G9.devhelp2             1F4.xmi        0P4.cov        1@4.\#
        ltx                  1G4.gpg1G4.pri         1A5.rdoc0K4.map      1@4.nix                            \#
                         0P:.extension                  1@3.me       0?4.xls                                \#
                      1@4.orc                               1B4.cwl                                    1C3.m\#
        d          1B4.srt1@4.xps1F4.aif1G5.xlsx0@4.grm                      1G5.wasm084.pil1C3.js          \#
                                   084.fas  1B5.gff3082.z                                                   \#
                                               0O3.xz1@8.package0P4.xwe                1@4.gtf1B4.sls       \#
                                                                                           1@;.gradle.kts1G4\#
        .npy             1B3.vs         1C3.el                                      1C4.lds                 \#
                                                                                                1C5.diff084.\#
        swm1G@.xcworkspacedata   0H4.pat                           0<7.brotli094.mod095.text1A5.vapi1F4.pfx1\#
        C7.target084.sav                                 1G4.t3x                     1A4.aff    1B4.for     \#
                  1G3.mo1@3.gv              0F4.deb0@4.inp0O4.tar      0H4.ins                           0P6\#
        .FIRST                                     0F4.gsm           0H4.pfm        1C3.mm                  \#
                       1G4.htm         1C3.in             1B3.gp1F4.inv0P<.conf-sample0H5.trig      0P6.css_\#
        t                      1C3.ml 1@4.tap                 0P6.daily                    1A9.mustache     \#
                                                                                      1@3.mc                \#
          0F4.cer                                1B4.mol                                  1C3.mk     0P5.not\#
        e1C4.def   1@4.soc 1F4.ply                       0P:.lisp-expr             095.meta                 \#
                                            1A4.asd      1G5.icns                                           \#
                  1F4.mid                                              084.fif                              \#
                                1@5.mdoc1B4.sml0P4.six           1C3.mf1G4.t2x1A5.hlsl                      \#
                                                              1A8.md5sums                       0P;.operatio\#
        ns1B4.plt1@4.asn                                                   0P4.asa               0P3.ix     \#
                                    0P9.protocol                                     0O4.tga085.shar        \#
                                                               0P5.code            0P7.README0P7.readme     \#
                     1@5.astc0F8.graphml0@4.smi  1G4.tif        1G4.odg1F4.wrl                              \#
                   084.dms          1F4.plx                    0P9.doc-base                    1@4.ase1C6.cm\#
        ake0P5.deps   0P4.sip                                                                               \#
          1C6.sh.in                                   1F4.htc                           0O4.der             \#
          1@4.sam 1C5.html 1I3.go                                                                           \#
                            1G4.fig  0P5.docs                   1G5.docx                                    \#
                     0K5.frag0@4.sol                                                                        \#
                                                     1A4.f90                                                \#
        0P7.schema                     084.sig            1F4.bdf                    1@4.ext           1B3.a\#
        s   1@4.lnk          1@5.atom                         094.tag     084.scr0H4.dta0C6.shtml           \#
             0<4.blb                      1@4.dex                           1G=.entitlements  0P6.trees     \#
                     0N3.au                                                                                 \#
                       1F4.exr                                                               1A=.dockerignor\#
        e0=5.cert                                                          1G9.xml.dist                     \#
               1@4.mkd                             0I4.asm0P5.grub          1@4.ris                  1F5.glt\#
        f   1C6.bazel                                             1C4.inc              1I4.dot1G8.haddock1F4\#
        .fit         086.cache   1C4.rst1G8.sqlite3      1G4.bz2                                            \#
                                      0P8.exports  1F4.otp                                                  \#
                  1F4.jwk 1@4.ots                           1G4.lhs   1G4.gir                               \#
                                                                 0P4.xdl1A8.gdbinit1G<.webmanifest          \#
                                                            1@4.sch       084.dmp1A5.scss        084.nit    \#
                             1G4.xsl0P6.stamp                                     0P9.contents1@5.heic1G4.rm\#
        d0P4.top      0J3.gd     1@5.mol2                                  0I5.info  1G4.odt                \#
                        1G3.gz   0H4.cob         1C4.hxx1C8.strings1@4.vue1G5.kcfg1G5.tiff1G4.cmx           \#
                                                                   1G7.nuspec              1C8.install      \#
             1@3.it 1@4.asl                           1C5.vala                     1G9.pd_linux  1C4.yml    \#
                1F4.vcf         1F7.pcf.gz                                                                  \#
                                           1F5.gpkg1@4.vms    1A8.test.ts                         1C5.fish  \#
                          0H4.rgb          084.ter                                                          \#
                                                 084.evt                             0P=.applications       \#
                                                                      1@5.aspx                1C4.hpp       \#
                 1G8.parquet1F5.xlsm            0P;.repository                                              \#
                                                                     0P7.format   1@7.creole                \#
                                1F4.wxi                     1G4.cgi                                         \#
               0P4.hhp       1C5.list0<4.cur0K4.pdb       1@4.xbm                       1G6.jsonc1G4.dia1G8.\#
        geojson           1G6.xhtml                        1F4.wxl            0G9.compiled1@4.vcl    1@8.tor\#
        rent1C5.d.ts1F4.vsd    0?4.mp40P8.apache21@5.mime1F5.wbmp1C4.dic1B3.ac          1@4.off1G5.gorm  1F4\#
        .cml0P4.fai                                 0@4.cab 1C4.tcl                            0P4.ali      \#
                                                            1G:.gresource1G4.png                            \#
                                                                                              0P4.aln1B4.sci\#
                       1@4.txx                                    0P6.typed                1C6.types1A6.swif\#
        t                                                                                                   \#
                              1G7.dyn_hi  1C5.rake          1C;.properties1G4.pth                1C4.csv    \#
                                   0P6.bed12                 084.max    1@4.ezt                             \#
                                                                      1C4.doc                0@4.dir        \#
                       1G4.afm1C4.man               0P9.sendmail                                        1@3.\#
        tf  1F4.cmo                                   1@4.cue                  0P6.notes0<4.pbm        084.f\#
        st0P5.prop                                             1@9.mplstyle0P4.xde          0P?.caja-extensi\#
        on1@4.ifc     1C4.csh    1C4.inf          1@4.hhc   1C3.j20P4.phy0N3.h5                0B3.ms       \#
                                   0P4.rsv                           1C5.adoc                               \#
               1C8.pbxproj1C5.perl                                               0P7.coords                 \#
          1B3.tt                        1@4.ash 0P4.mtx                                              0J4.msg\#
        1@7.action1@4.mmp                              0P4.dox    0P8.convert                               \#
                                              0A4.hex    1G5.sgml1C4.mak                                    \#
                 084.exp         1@3.g4                                            1@;.handlebars1G4.tgz    \#
                                     1C5.phpt                 0P4.set                                       \#
                                                           0P4.mew     0P8.session1C4.scm             1B4.au\#
        x           0H4.cel     084.com        1C3.sh                            1G7.csproj1C5.yaml0@4.ser  \#
              1@4.py3               1G4.ods         0J4.res0N4.pfb 1C4.sql                                  \#
             1G4.hrl                                                                          1F4.swf       \#
            1F9.cdx.json                                     1@8.html.j2                                    \#
           075.epub                                                                               0P6.multi \#
                                 1F4.odp          1C4.sed                                                   \#
                                 0P7.postrm   0P4.nex            1G4.otf    1C4.bzl                    1B4.o\#
        tt1@<.application1A4.vim084.run           1@4.dif  0H4.mpc                                  0P8.repo\#
        -id     0P4.lng0?7.tar.xz  1F4.rcc                                       1C4.pyi                    \#
              0?4.exe               1@5.embl0P6.magic1F7.img.xz1@4.ptx0@5.sexp075.jpeg1B4.pfa               \#
                                    0@4.scl                         1F4.qhp1C9.xcconfig0P8.options1@5.geom  \#
                                                  1A4.env   0P5.diet           1@5.tmac                     \#
                                                1G4.ent                                         1@8.request \#
                                                                                   1B4.pyw                1@\#
        4.mmd              0H5.mmdb                             1G5.xaml                              0P4.va\#
        r                                                                                               085.\#
        exec                                                              1F4.mdo                           \#
          1C4.pyx       0P5.asis1C4.awk                                        1G5.zcml                     \#
                                          1@3.ss                                  0P7.base64           1G7.v\#
        cproj                          1G4.qrc            1G;.desktop.in 1@4.swg                            \#
              1@7.cshtml                                                    1@3.pd                   1F9.key\#
        store0J4.hlp1@4.gml                               1C4.cif          1G7.socket       0P4.nam         \#
                           0@5.cpio                                                                       1@\#
        4.pam                                       1F8.devhelp              1G8.schemas1B3.ph0P8.LICENSE0P8\#
        .license1@3.st                                                        1A4.iss 1F4.xul  1G8.service  \#
                       1G4.gmo                                                 0@4.lex          0P6.table   \#
                                       1@3.n3      1A4.ipp1C5.texi                      084.fsa        0P6.o\#
        rder1F9.gnumeric0P5.dhcp1A5.toml                     0P4.dcf                                        \#
                          1F4.ttx             1@4.csd              085.dump                                 \#
                      0H4.iso1G4.rdf0O7.pickle                  1C3.pl1@4.cin                         0G5.fl\#
        ac0P4.trs                                                084.mts                                    \#
                                1G4.eot       1G7.natvis                                     1C6.cocci      \#
             1F5.hdf5                        1C3.rl                              1F7.launch1@4.ncl  1C4.erb \#
                                     0P:.conf-dist                                                          \#
                       1G7.xml.in      1G4.jar     0P5.motd088.msgpack084.pcl1@6.robot                      \#
        088.tar.zst1F3.ts                                     1G5.webp                        1F5.onnx1@4.rk\#
        t                                                   1B3.tr                                          \#
                        0P5.hwdb1C4.txt   1C5.comp                        1G5.json0P5.diag                  \#
                             1@4.hdf0P7.preset        1@5.tcsh                     1B4.dsc         1C3.rb   \#
        0<7.dvi.gz1@4.myt                 1@4.gff  0@4.gen                                      1C4.qml     \#
               0P5.cron       1@4.tmx                         1@9.plantuml       1F5.grib1C8.texinfo0P6.util\#
        s        1B3.rd1B3.ex                                        1@5.gram1@4.kbx                        \#
                                                 083.pk                1B4.dcl                              \#
                                                                                                            \#
                                     0P8.headers       1@4.sgf                                             1\#
        G=.editorconfig1@4.bsd                             1G9.xcscheme1@4.sld 1F4.nii            0P4.1st   \#
                 1C4.tcc         1F4.psf1C6.theme1A9.qmltypes0P4.epp   084.adf0P9.metainfo                  \#
                      023.bw                                                                                \#
            1F4.oga1@4.dsl                  1B4.mtl                                                         \#
                                                                                                            \#
                              1B3.re       1F4.mpg  0F4.dcm      1@4.zpt        0@4.geo   0P3.xu            \#
                                                           1F4.dcd                       0H5.tree 1F?.sublim\#
        e-syntax1@4.kml                                                                 1F4.oct             \#
         1G4.cmt0P5.opts                               1@7.svelte1C3.cs1G4.xsd      0P4.xsc        1F;.tmlan\#
        guage                                                                 0P4.xse                   0P7.\#
        params1@4.cmp                     1@4.sdp            0P5.menu                         1C3.cu1G7.tar.\#
        gz1C9.asciidoc1@7.prolog            084.spv                                                         \#
                                              0B4.toc0@4.ofs                                                \#
                                                094.md5   1@4.spl                                           \#
                                  0P9.packinfo  1G=.metainfo.xml                                            \#
                                                              0P4.lab1F7.xcf.gz                             \#
          1A4.idl   0P7.layout         1G6.ipynb                                     1C4.tex                \#
                                                                1B4.pcf1G4.gif                              \#
                       1B3.vb                                                            0P5.TODO           \#
                   084.slc                                1@4.ftl                                           \#
                         088.doctree                                              084.mgz                   \#
                              1A5.wsgi                   0P4.tfa   0B4.cat                      0P9.provider\#
                                0P3.rc          1@4.xql                                        0P<.antaux2_t\#
        2x  1@4.hin                            1@4.dts               0<4.whl1F6.gsdoc                       \#
                                                             1C6.scope                                      \#
         084.md2        1@4.ejs1@5.seed0P5.tags                 1C4.ini 1B3.yy                              \#
                                                                                 1G6.rdata                  \#
                                        1@4.dsf   0P=.conf-example1G5.cmxs1A3.fd                            \#
                   1@4.fdf                                                                0F4.emf           \#
                                     1@5.nasm       1F4.pnm                  1@5.twig1@5.stan               \#
                                                                                                            \#
                         1F4.osm                                        1@5.mdwn        1F4.efi  1F4.owl    \#
                                                                                                            \#
                     1G4.wav                           1G4.rdx                 1B3.vf            1C3.fa     \#
        1A:.config.ts1@4.sct                   0P5.hook                        1G3.pm1@5.zone1G4.rtf1@4.vtu0\#
        84.psi    1@4.pch     1@:.html.tmpl                         084.pac         1C5.psgi1C7.gradle      \#
              1G4.php1G4.rng1G6.jsonl       1G5.pptx1A4.mli                0P5.skel                         \#
                 1F4.crl1G4.ogg                                    1A9.makefile1G6.timer   1C4.inl          \#
            1C2.m1@4.aac                              1F4.mex1@4.nim1@3.tm                     1C2.l        \#
                    1C4.bsh  1G4.eps  1F4.ino                                                              1\#
        A5.mako0P9.settings   1C5.dist                           0P4.upd0H4.wat0N5.lzma                     \#
                                     1C3.po                                               095.data1C4.asc1G7\#
        .policy                    1G6.woff2               0P4.cnv0@4.qif0P5.defs                          1\#
        @4.ist              1@:.resources      0P5.BUGS1@4.smd                                       0@4.frm\#
        0P7.portal                                                                             0P;.categorie\#
        s                     1B4.sgi          1B4.tld1@8.command                                           \#
                               0H4.sps                                                                      \#
             1@7.matlab             094.mac 0?4.p12        0F4.mov083.nt
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 4095 }

    /// Slots of a hash table over extensions with their dot: where their records start.
    static var index: StaticString {
        #"""
        00020200000040510500000060?00:70:00000000000000000000070C00000000000000000000040K00000000000000040Q7\#
        0U00020T30U00000000000020c00020j00]00000000000000030c00040e00021150h00030k40l00041351000000000000061\#
        311400000001700000000051;00061=00000041@00001B00000000000000001J00031J00000000000000061P000000000000\#
        00000000000000000000000071]21^51_00000041b00000000000000000000000031k00000000001o0240292207220000000\#
        0072900000000052;00000000000000000000000000000000000000000000000052L00012N00042P32P02R00000062U12Y00\#
        000012c32_32g00000000000072`00042b12k00000000000000072j730000000000000000000431032000134000000000000\#
        00000000000073=00000000033A03B00023D63E00000000000000000013L73L00000000000003R00000000023V00043X0002\#
        3\00000000000013_00000000000000000000000043h00000000000000000000000000000024300000054604604>00000044\#
        ;24;00000024B00044A00000000000000000044H00000000044W24L00000000000000000000000000000004X34X54Z74[04]\#
        64\00034_00000000000000044e00024g00000000000000000000000000035100065300075500000000000000000005<0007\#
        5?00000000000000045D00000025G65H00000045K15L00000000000035Q05Q25S00000000000000000000075[00000000015\#
        _00000000045c05c00000005l00000000000025l65m75n55o00000000000000000000000036800000006;06@36C00000046@\#
        26@00006G00000000016G56G00000000036L00000076O00076U00066S00000000000000000000076_36\00016^56^00036d0\#
        0036k00000000000076k56i00037200000000000000000000000000000000037:00000000000000057=00000027@77A17B00\#
        000000000000000000000000000037M07N00000000017R00017a37U00000000000000000000000000047_000000000000000\#
        00000000000027i00000000000000000000000000000000000000048700028968918:00000000018A0000000000000000002\#
        8F00000000000000000000008N00000000000000000028U00000000000000000000000048^00000000038b00000018e00078\#
        g00000038j08k09578n09<28l09C00000000000000059600000000000000009I00000069?09P29A00059C09\00000039G49G\#
        00000000000000019N00000000049R09d39T00000000000049Z00000039\29\00000000000000069c49d09k00019g0000000\#
        0000049l0000000000006:10000000005:50006:92:80000003:;0000000000000000002:B0000:D0000000000000004:J0:\#
        K0007:M0000000005:Q0000000000000007:W0000:Y0000000000000000000001:a0000004:d0000000006:h0000000002:l\#
        0000000000003;10000000000000000000001;93;:0000000000000000000000000000000000000005;H0001;J0000000000\#
        002;O0000000000000000005;V0000005;^0000000002;]0000000004;a0003;c7;c5;e0006;g0000000000000000003;n4;\#
        n0007<10000<31<35<30<:0000000001<:0000000<@2<>0000002<G0<J0000000000000000000<Q0000000000000006<O000\#
        5<Q0<V0000000000000005<Z0002<Z0000000<]0000005<a0000000<d6<d0000000000000000004<k0000000000000000000\#
        000000000000005=70000000000000000000000000000000000000000003=F0006=H0=I0000000001=M00000000000000000\#
        00000000000005=X0000006=[0000=]1=^0004=`0000007=c0=d2=d7=j0000003=i6=j5=k3>00000005>7000000000000000\#
        0003>80001>80000000000000000000000000005>B0000000000000000000000000>K5>M0000000000000000006>S7>S5>U0\#
        003>W0>X0000003>^0003>d7>]4>]3>k0>`5>`4>e0000005>g0>h4>l5?23?21>k0000000000007?05?:00000000000000000\#
        00000000000000000005?B4?>0004?D0000000000004?K0005?I0000000000?L2?M0000000006?Q0001?S000000000000000\#
        5?Y0005?`0000007?^0000000002?b0000000001?f0000000005?j6?j0000005@16@60000000000000@40@F0000000000000\#
        006@=0000000000000000000000000000001@F3@F0000003@O2@K0000000@N0000000000000@U0001@U0000000005@Y3@Z3@\#
        a0000000@^4@_0001@f5@a6@c0000000000000000000000000007@m3@n0000000000007A46A40000000000000002A:000000\#
        0000000000004AA0AB0005AD4AO6AE0000002AI3AJ0000000000000000000000004AV0AT0A[0000Aa0000000000000000000\#
        000000000000000000002Ae3Af2Al6Ah7Ah00000000000000000000000000000000000000000000000000000000000000000\#
        00000003BB0000005BE3BI3BP0000000000000000000005BR4BP3BV000000000000000000000000000000000000000000000\#
        0000002Bc3Bd0004Bf0000000007Bj1Bk0000000000000000000000000000000001C76C70C70000003C<0000000000000000\#
        000000001CE0000003CH7CH0000001CM4CM0000000000000000001CW0000000000000003CZ2C[0000000000000000001Cb00\#
        00006Ce0000000000000000000000000007Co0000000000000000000000000001D90000000000001D@6D>4D>0D@2DB0DG4DE\#
        6DI0000000000000005DK5DR0006DO6DZ0000000000000000000000000003DY0000000000000000006De0000000000000000\#
        000005Dh0000000000000000000000000007E20000000000003E70000000000000000000000000000000000002ED00000000\#
        00000000000004EL0000000000000000005ES0000000000000000000000000000000000004E`4Ej1Eb6Ec000000000000000\#
        0000007Ek6Ek5El0000Eo5F50000000006F40000000000000000002F;0000000000000000FA0FH0002FD0004FF2FK4FN0FP3\#
        FI2FT0000000000006FP4FY0002F[0000000000003FX2Fc0007F[0000002Fj0F^0000004Fb0001Fd0000002G300000000000\#
        02G:0000003Fo0004G10000000000007G64G80001G90000G;0001G@0000007G@0000000000000000000006GH000000000000\#
        1GM0000001GV0000003GS0000000GV3GZ0006GY0000000007G]0000000000000000000001Ge0000004Gh0Gi0000000000000\#
        000000000000000000000000005H70004H90000002H<3H<0000000007HA1HB5HC6HD0002HF3HG0000000000000002HO00000\#
        06HP7HQ3HR6HW4HT5HU5Hc0000003HY0000000000000000000002Ha0000000000000000000000002Hj000000000000000000\#
        0000000004I46I50000000000004I;5I:4ID0000000007I@0I@3IB0006ID0000000000000003IJ6IM6IY0000004IO0007IQ0\#
        000000001IU0IU3IV0000000006Ia0I\0000Ig0005I`0000000000000003If0000000In0001Ik00000000000000000000000\#
        07J40000000000000005J:3J:0000006J>0000000000000000005JE1JE0000000007JJ0JK0000000007JQ0000003JR000000\#
        3JY0000000000000000000000000000000002Ja0001Jc2Jh0000004Jg0000000002K60000000001Jo0000000000000000000\#
        000000000000000000000000006K?0000000000000000000000003KH0000000003KP0000001KO0KP0000006KS4KS00000000\#
        00000000000K[0000003K^0000000000000000000007Kf5Kg6Kh0000000000000000000Ko0000000000000004L5000000000\#
        0000003L;0000005L>0003LB0000000000000000000000001LI0004LK0000000000000000000004LS0000007LV0000000000\#
        000005L\4L\0006L_6Lf5Lc0000000007Le6Lm7Ll0000007M40000000000000000000000000000000000000000005M900000\#
        00000000000000M@0MG0000000000000000000006MI2MJ6MO0007MM0000000002MU0000000007MU000000000000000000000\#
        0000000002M`3Ma0000000000000000000000000003Mk1Ml5Mm0006Mo0000000006N70005N50N60000002N90000000000000\#
        000000004NA0000000000000000000000004NJ0000000000000000000000000001NT1N_0000000000000000N[2N[0003N^5N\#
        _0000Nf0000000Nk4Ne0002Ng0000000000000000006Nn0000000000000000000003O60005O85OA000000000000000000000\#
        0007OB0000000000000000000000000000000000000005OP5OW0000000001OU0000000000000000000000004O^2O_4Of0000\#
        Ob1Oc0000000000000000000000000000000000000006P10000000000000000000000003P:0000007P=0P>6P?0002PA0002P\#
        I0000000007PG3PH0002PP0005PL7PW0000000000000007P_0000000005PX0001PY0000000000000000000000002Pb000000\#
        0000000000005Pi0000000000006Pn0003Q00000000000000000001Q70005Q;0000000000000002Q?0000006QB3QB0000000\#
        005QG0000000000007QL0000000000000005QR3QS0000000002QW0000000000000001Q]0000000000004Qb6Qb5Qc0Qc2Qe00\#
        00002Qk0000Qo0005Qm5R30000000005R:0000000000000000000000000000000000000003R@0RA0000000000006RF0001RH\#
        0000006RP2RL0000000005RP3RQ0007RS0000000000002RX6RY4RY1RZ0000000000000000000000000000000000000000000\#
        000Rk1Rl0000000000002S10000000000000000005S84S80000000000006S>3S>0000000SB7SB0001SE3SF0000SI0000004S\#
        K0003SP0001SO0007SQ0000000000000001SW0000005SZ0000000000003S_0000000000000000004Sf0000000007Sj0007T2\#
        2Sl0003So3T70003T>0000000000002T74T80000000000000000001T?0000TA4TA0000TH0000000005TH0000000000002TM0\#
        005TS1TP0004TR1TX6TT0000000000000000000T[0000000000000000000000006Td00000000000000000000000000000000\#
        06U00000004U31U46U80000001U=0000006UC0000000004U?3U@0000000UC0000004UF6UJ0004UM5UJ2UJ3UJ0001UN000000\#
        0000000000000002UV0000000000000000000000000000000000000000000004Uf5Ug0006Ui0003Uk0000000000000000000\#
        001V36V40000000000V80000000002V<0007V>2VC0000001VB1VK4VC5VE1VP0000003VI0000000005VM2VN00000000000000\#
        00000000000000000000000000002V]1V^6V_0000000000000004Ve0000000000Vi0000000007Vm0000000000000002W3000\#
        0002W?4W70000000000000007W=3W=3WE6W?6WG5WB2WK0000005WI7WF0000000000000000000000005WS0004WR0000000WU0\#
        000000003WY0000000000000002W_0000000001Wc0000000000000001Wi2Wj00000000000000000000000000000000000000\#
        05X80000000002X<3X=0000000006XA0005XC0003XE0002XG0000000000000000000000000000003XR0000003X[2XV000000\#
        0000000003Xc0000000000001Xa0000000Xd0000000000000000000000000000000000000000002Y30000000000004Y82Y>0\#
        000000000000000000006YA7YB0YC6YI0003YF2YF2YM3YM0000000000000000003YT0YQ0006YS5YS0003Y[0003Yb0000002Y\#
        [0000005Y^0000005Yf0000007Yd0000000000000000000000003Ym0000000000000006Z30Z30000000006Z;0000000007Z<\#
        0004Z>0000002ZA0000000000ZE3ZF0004ZN0000000000001ZM7ZN0000000002ZR0000000000000000007ZY7Zf5ZZ0000000\#
        000000000000000000002Ze0000000000005Zj6Zj0006[100000000000000000000000000000000000000000000000000000\#
        07[@0000[B6[C0000000000000000000000000000000000004[P2[Q0000000000000000000000000000005[\0000000006[`\#
        7[`5[j2[c7[f7[n0000000[h0000007\50000000000006\00000000000007\<0000004\86\90000000006\C3\>0000000000\#
        000000000000007\G0000000000003\L0000000000000005\R7\S1\T0000000000000000006\[4\\4\c0\^3\_00000000000\#
        06\d0000000000000000005\k0000000000000002]10000000004]50003]70007]92]:0000000000000000000000000001]D\#
        0000000000007]I0000000007]Q4]N0000006]Q0000000000000000000004]Y0]Z0000001]]3]]0000000000000006]d0003\#
        ]f7]g7]n2]h0000000000007^50000000000006^30000000000000000003^:0000000001^>0000000^A0000000002^E7^E00\#
        00000000000^M7^M5^L0004^O0000000006^S3^S0000000005^X0002^Z0000000000000005^c1^`3^b0004^d0^d7^d2^e6^f\#
        0^l4^k4_60_26^n0006_90003_11_20000002_50_:5_70000_G0000000000000000000000000000001_D0004_F0000005_I3\#
        _J6_J3_Q6_P7_N0000000004_R7_U0005_U4_Y0000000000000000000000000000003_a3_i0005_d2_e0000000000004_j00\#
        00000000000000002`10000000000003`60000000000`:0000000000`E6`>6`F7`@7`L0000000005`F5`P0`M2`H0`T0`Z000\#
        5`X1`N0000000000000000000000000007`X0000000000000000000000000000000000000000005`g0000003`j0000007`m0\#
        002`o7a22a80000000000000000000000000004a;0005a=0000000000000000000000aE0000004aH3aI0000000005aM6aN00\#
        00005aT0000000000003aV7aW0000000000007a^5a\0000000000007ae0ac6ad0000000000000000000002al000000000000\#
        0000000000000000000000002b90000000000000000007b@2bF0000000bD0000bJ0000000bR5bJ4bK3bK0bY0000000000000\#
        004bS0001bU0000000007bY0000000000000000000000007bb2bb0000000000000000000007bk0000000000000003c100000\#
        00004c50000000000c90000000000000004c?0000000000000000002cF0000000000000000000000000000002cQ000000000\#
        0cU0000000000000005c[3c\0c\0cb0000000000000000000cm0000000000000000003cl5cm3d30007d03d:7d80000000000\#
        002d70003dA3dI0000d<0000000000000000000000000000dF2dG7dG0dO6dJ0000000dV2dN0000000000000000d`00000000\#
        00000000000006d\0005d^4d^0dg0004de0000000003df4e03dn0007dj0007e10000000000003e52e20e30000007e8000000\#
        0000000000000000000000000000002eC0000000000eG0000000000000000000000eO6eP5eP0000000006e`0eV0000000000\#
        000000000000000003e`0000000000002ee0000000eh3ei3f10000000002en0000000007f200000000000000000000000000\#
        00001f=4f=0000000000000006fD0000000000000000004fK0000000006fP4fR0001fR0fR0000000000006fX000000000000\#
        0000000000000004fb0000000000007fg5fg1fg7fo6fk0000000007g60000000002g30000002g:0000000000002gD0000002\#
        gK6g>0000004gB0000000000gF4gI0000005gJ0000000006gN0gO3gP0003gV0007gT6gU6g^0000000000005g[0003ga00000\#
        00000000000000000000001gg0006gj0000007gl7h30000000000002h20h26h46h;1h47h:4h73h82hB3h?4hC000000000000\#
        0000000000hD0000000000000000004hK0000hM0000004hR0000000000000000hV0000000000000007h\0000004h_0000000\#
        000000000000006hg0000004hj0000000005hn0000007i12i20000000000001i70000000005i;00000000000000000000000\#
        07iD0000000000007iL0000000000005iN0000000000000004iT0000000000005iY1iZ0000000004i^0003i`3in000000000\#
        0000000000000000000000000000000000000000000005j40000000000005j;7j:7jA5jJ0000000000006jA3jB6jH0004jE5\#
        jQ0000000000000000000004jN0000003jQ0000000000000000000000001jZ0000000004j^4je0006ja0005jc2jd00000000\#
        00000000000jk1jk5jl4k00000000000000000000k50004k70000000004k?1k<3k=0000000000000000kC0000kI2kE4kG000\#
        0000001kK0000000000000002kQ0kQ0000005kU0000007kX0000000000000000000000000000000000005ke0ke0000000000\#
        002kk5kl0000000000000000000000000000000002l85l80007l;0000000000000000000000000000lE0000000000000002l\#
        K7lL0007lS0000000000000004lT0000000000000000002l[0000000000000000000000000000005lf0000000000001lk2lk\#
        4ll3lm0003m50000001m30000000000000000003m<0000000000000000000004mB2mC0000000005mG0mH4mI0002mM0mT1mL0\#
        000000000003mR0000000000000000000002mZ2ma6m[5m]0000000m`7m`2mm0000005me5mn5n82n76mh0004mk00000000000\#
        00006n10000003n40003n>5n?0000000000000000006n>0000005nG0003nE3nM0000000004nH0000000000006nM5nO000000\#
        0000nR3nU3n\0004nV6nW0000000000n[1n[3nf0000000000000000000000000000002nh4ni2o20000000000000000001o12\#
        o:7o20000000000000004o92o@2oG2oM0000000000005oA0000000000000000000007oI0000000000003oN0000007oQ1oQ00\#
        00000000000000000001oZ0006o\0000000007o`5oa0001oc7og0000000005oh0003oj0000000002on305604000
        """#
    }
}
