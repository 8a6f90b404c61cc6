// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// The registry's types, packed; `PackedTypes` reads it.
@usableFromInline
package enum TypeTable {
    /// The records of types, each where its name's hash points.
    static var text: StaticString {
        #"""
                                                                                     1P8Y0U0^110=00>@:7appli\#
        cation/vnd.debian.binary-packageapplication/x-deb application/x-debian-packagedeb udeb ddebDebian pa\#
        ckage1`060?00110<00DA;ctext/x-fancysrcfy fancypacksource code in Fancy1`060=00110600EA;ctext/x-circo\#
        mcircomsource code in Circom28210H001100000@b7application/vnd.ocf+cbor1h070;001100000A;ctext/fwdred2\#
        8080O000007000application/x-haddock-interfacehaddock28010C000000000application/linkset              \#
                                                           28010C000000000application/stratum               \#
                                        280Q0C00000000Gapplication/edi-x12EDI message in ANSI X1228210E00110\#
        0000@b7application/dots+cbor                                                                        \#
                                               280G0S00130300Q@c4A;c1GEapplication/resource-lists-diff+xmlrl\#
        dchange of a list of SIP resources0@210>000000000video/smpte291                                     \#
                                                                                                            \#
                                                     280G0g00130300J@c4A;c1GEapplication/vnd.llamagraphics.l\#
        ife-balance.exchange+xmllbeLife Balance exchange file                                               \#
                                                                                                            \#
                         28060I00110200UA;ctext/x-win32-message-filemcdata in the format Win32 Message File \#
                                                                                                            \#
                                                                     28010V000000000application/vnd.motorola\#
        .flexsuite.fis1`060>00110300FA;ctext/x-clarionclwsource code in Clarion280G0X001300000@c4A;c1GEappli\#
        cation/vnd.3gpp.mcvideo-regroup+xml                                                                 \#
                        280G0Z001300000@c4A;c1GEapplication/vnd.oma.bcast.notification+xml28060>00110700GA;c\#
        chemical/x-pdbpdb entPDB molecular structure     28010O00000000Mapplication/vnd.cups-postscriptPostS\#
        cript print job for CUPS00060d001304000@c4A;c1GEapplication/vnd.oasis.opendocument.graphics-flat-xml\#
        fodg28010L000000000application/suit-report+cose1d060?00110300GA;ctext/x-cartocssmsssource code in Ca\#
        rtoCSS28000H000003000application/x-msterminaltrm                                                    \#
                                                                                                            \#
                                                 1d060;00110800CA;ctext/x-yarayar yarasource code in YARA   \#
                                                                                                            \#
                                                                                                            \#
                                                      280G0c001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-af\#
        filiation-command+xml1a060:00110300BA;ctext/x-arcarcsource code in Arc1d060;00110400CA;ctext/x-justj\#
        ustsource code in Just28010K000003000application/vnd.onepagertattat0h0G1=001300000@c4A;c1GEapplicati\#
        on/vnd.openxmlformats-officedocument.spreadsheetml.sharedstrings+xml1d060>00110=00FA;ctext/x-gherkin\#
        feature storysource code in Gherkin28000I00000;000chemical/x-gaussian-inputgau gjc gjf1H280F00000300\#
        0application/x-fds-diskfds28010I000000000application/x-pki-message08210:00000000<audio/g729G.729 spe\#
        ech0`2Y0B0W110;00GA>[application/mswordapplication/doc application/vnd.ms-worddoc wiz dotWord docume\#
        nt (97-2003)2H070P00110H00FA;cmessage/disposition-notificationdisposition-notificationread receipt o\#
        f a mail28010A000000000application/index0X880?00000000=model/x-directxDirectX model28210\001100000@b\#
        7application/vnd.3gpp.seal-location-info+cbor1\060A0R110700BA;capplication/x-batapplication/bat text\#
        /x-msdos-batchbat cmdWindows batch file1H000K000003000application/vnd.arastra.swiswi1`060:00110300BA\#
        ;ctext/x-bqnbqnsource code in BQN1P280P00110300BA_\application/x-android-app-bundleaabAndroid app bu\#
        ndle280G0G00130300C@c4A;c1GEapplication/vnd.hal+xmlhalHAL resource in XML280G0T00130300<@c4A;c1GEapp\#
        lication/media-policy-dataset+xmlmpfmedia policy2<0G0H001600000AEi@AR0RAA;c0_O1K9application/reputon\#
        +json0\81090T000300Gmodel/stlmodel/x.stl-ascii model/x.stl-binarystlstereolithography model28000O000\#
        003000application/vnd.procreate.dreamdrm280G0D00130000P@c4A;c1GEapplication/rlmi+xmlstate of a list \#
        of SIP resources20280B00000B00Aapplication/x-gvdbgresource compiledGVariant database28090@00000300Da\#
        pplication/marcmrcMARC library records1`070M00110600LA;capplication/vnd.gentoo.eclasseclasssource co\#
        de in Gentoo Eclass0h391400230400>P>GA_\1>[application/vnd.openxmlformats-officedocument.spreadsheet\#
        ml.templatexltxExcel template1h060;001109000A;ctext/x-duelduel jbst1`060;00110800CA;ctext/x-naslnasl\#
         incsource code in NASL1h060<001105000A;ctext/x-spicespice1@290c001100000AjDapplication/vnd.cncf.hel\#
        m.chart.content.v1.tar+gzip28010X000000000application/vnd.ms-windows.devicepairing1P3X0W00220300CQ4I\#
        A_\application/vnd.android.package-archiveapkAndroid application1`060900110:00AA;ctext/x-oxox oxh ox\#
        osource code in Ox2H010;000000000message/sip1h060A00110G000A;ctext/x-google-sqlgooglesql googlesql.s\#
        ql00290:0G130400:A5b0@P0[Rimage/heicimage/hevc image/x-heicheicHEIC image280G0R00130500J@c4A;c1GEapp\#
        lication/mediaservercontrol+xmlmscmlMSCML media server command1`060E00110000MA;ctext/x-python-consol\#
        esource code in Python console28060?00110300KA;ctext/x-proguardprodata in the format Proguard2<070A0\#
        0110600>A;ctext/vnd.graphvizgv dotGraphviz graph1@000A000003000application/x-lzxlzx                 \#
                                                         1`060:001103000A;ctext/x-mocmoc                    \#
                                                                                                            \#
                                                                                                            \#
                                       280G0W001300000@c4A;c1GEapplication/vnd.informedcontrol.rms+xml      \#
                                                                                0h0G1;001300000@c4A;c1GEappl\#
        ication/vnd.openxmlformats-officedocument.spreadsheetml.dialogsheet+xml                             \#
                    1`460;00110400CA;ctext/x-voltvoltsource code in Volt280G0R001300000@c4A;c1GEapplication/\#
        vnd.3gpp.srvcc-ext+xml28060B00110300NA;ctext/x-survex-datasvxdata in the format Survex data1l4G0=0S1\#
        11H00=A;ctext/markdowntext/x-markdown text/x-web-markdownmd markdown mkd livemd mdtext mdown mdwn mk\#
        dn mkdown ronn workbook mdtxt qmd rmd scd mdcMarkdown text1h060:001103000A;ctext/x-ul4ul40@2Y0>0@110\#
        @00>A]evideo/matroskavideo/x-matroskamkv mks mpv mk3dMatroska video28000D000001000chemical/x-molconn\#
        -zb0h280G001103000A>[application/x-starchartsds28280J000000000application/x-nss-checksum1`060D001106\#
        00LA;ctext/x-1c-enterprisebsl ossource code in 1C Enterprise1h060;001104000A;ctext/x-cddlcddl2<0G0R0\#
        01600000AEi@AR0RAA;c0_O1K9application/alto-endpointcost+json                 08210>000000000audio/me\#
        lp2400                                                                                              \#
                              28000Q000000000application/vnd.google-apps.photo2<060C00110500OA;ctext/x-cabal\#
        -configcabaldata in the format Cabal Config           28010G000000000application/ibe-pp-data1`060>00\#
        110700FA;ctext/x-omgroflomgroflsource code in Omgrofl1P280L00000D00[application/x-llvm-bitstreamdia \#
        priors swiftdepsdata of a compiler in the container of LLVM1`060=00110300EA;ctext/x-firrtlfirsource \#
        code in FIRRTL0@210C000000000video/mpeg4-generic0`0P0B000004000application/x-bdocbdoc1e060<00110;00D\#
        A;ctext/x-qmakepri pro prfsource code in QMake  280G0V001300000@c4A;c1GEapplication/vnd.marlin.drm.l\#
        icense+xml28010E000000000application/index.obj1`060=00110600EA;ctext/x-scenicscenicsource code in Sc\#
        enic28010G00000300Aapplication/hyperstudiostkHyperStudio stack28280B000000000application/x-gdbm     \#
                                                  28200G00000<000application/x-sas-auditst7 sas7baud        \#
                                                                                      28010Q00000300Fapplica\#
        tion/vnd.accpac.simply.asoasoSimply Accounting data                                                 \#
                            0`210J0Z000M00Bapplication/vnd.afpc.modcaapplication/afp application/vnd.ibm.mod\#
        capafp listafp list3820 pseg3820AFP print document28010I00000300Dapplication/vnd.epson.esfesfEpson E\#
        asyPrint data                                                                                       \#
                                       0@2108000000000video/nv                                              \#
                                                                                                            \#
                                                                                                00:909000003\#
        00Jimage/cgmcgmcomputer graphics metafile                                              28060A00110B0\#
        0KA;ctext/vnd.plantumlpuml iuml plantumldata in the format PlantUML1P290]0?110S00JA2Vapplication/vnd\#
        .microsoft.portable-executableapplication/exeexe dll cpl drv ocx scr sys efi pydWindows program or l\#
        ibrary1H280E00000;000application/x-wii-romrvz iso wia00280;000003000image/x-dibdib28280B000004009app\#
        lication/x-rootrootROOT data08210=00000000Iaudio/g726-32G.726 speech at 32 kbit/s280G0[00130400K@c4A\#
        ;c1GEapplication/vnd.gov.sk.xmldatacontainer+xmlxdcfSlovak government form data0H0?0M00110800LA;capp\#
        lication/vnd.apple.mpegurlm3u8 m3uHTTP live streaming playlist28280A0E0003000application/x-zimapplic\#
        ation/x-openzimzim1l460>00110700?A;ctext/x-textiletextiletext in Textile28010X000000000application/v\#
        nd.motorola.flexsuite.gotap28010M00000400=application/vnd.rainstor.datatreeRainStor data1`060>001100\#
        00FA;ctext/x-earthlysource code in Earthly28280A00110300<A_\application/x-npznpzNumPy arrays28000C00\#
        0000000application/x-gprof1`060<00110500HA;ctext/x-stsrcst cssource code in Smalltalk28280M000008000\#
        application/x-devicetree-blobdtb dtbo0`0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedo\#
        cument.wordprocessingml.comments+xml0h280P001200000@2TA>[application/vnd.ms-excel.sheet.428010I00000\#
        0000application/vnd.3gpp.gtpc28280M000003000application/x-unoidl-registryrdb0X280=00110>000A>[image/\#
        vnd.dgndgn dgnlib cel28060K001300000@c4A;c1GEapplication/x-dia-shape+xml1h070D001100000A;ctext/vnd.i\#
        ptc.newsml0@010I000000000application/mpeg4-iod-xmt08010V00000300?application/vnd.yamaha.openscorefor\#
        matosfOpenScore music28280Q00000000Capplication/x-flash-shared-objectFlash shared object28000C000000\#
        000application/example0\0G0L001607000AEi@AR0RAA;c0_O1K9application/vnd.las.las+jsonlasjson08210;0000\#
        00000audio/g729d280A0H00001\00Fapplication/octet-streambin lrf deploy bpk dump msu buffer dms mar so\#
         dist exe distz pkg dll msp deb elc dmg iso lha img msi msm lzhdata of unknown format0P8>0F0W110300?\#
        A;capplication/x-font-bdftext/x-glyph-bitmap-distribution-formatbdfBDF bitmap font1`060>00110700FA;c\#
        text/x-netlinxaxs axisource code in NetLinx20080C00000500>application/x-realmrealmRealm database1d06\#
        0<00110000DA;ctext/x-sconssource code in SCons28080K00000000Capplication/x-perl-storablestored data \#
        of Perl1h060<001105000A;ctext/x-wdiffwdiff0h3Y0^0`110300HA_\application/vnd.oasis.opendocument.sprea\#
        dsheetapplication/x-vnd.oasis.opendocument.spreadsheetodsOpenDocument spreadsheet1`060>00110200CA;ct\#
        ext/x-iokesrciksource code in Ioke28060E001308000@c4A;c1GEapplication/xslfo+xmlxslfo fo0h010J00000<0\#
        0Eapplication/vnd.sealed.xlssxls sxl s1eSealed Excel workbook28060C001300000@c4A;c1GEapplication/x-u\#
        fraw28010V000000000application/gnap-binding-rotation-jwsd1`060:00110300BA;ctext/x-tlatlasource code \#
        in TLA28010P00000800@application/vnd.dece.unspecifieduvx uvvxUltraViolet file28010C000000000applicat\#
        ion/vnd.aia1l060@00110300QA;ctext/x-blueprintblptext with the markup of Blueprint28280I00000000Eappl\#
        ication/x-ps3-packagePlayStation 3 package1`060=00110:00AA;ctext/x-fsharpfs fsi fsxsource code in F#\#
        28000D000003000chemical/x-cache-csfcsf2<0G0K001600000AEi@AR0RAA;c0_O1K9application/vnd.futoin+json28\#
        800I00000=000application/x-godot-sceneescn scn tscn                             28010Q000000000appli\#
        cation/simplesymbolcontainer                                                                        \#
                                          1d060E00110>00MA;ctext/x-robotframeworkrobot resourcesource code i\#
        n RobotFramework1@000G00000000Kapplication/x-macbinaryMacintosh file in MacBinary0P:00M000000000appl\#
        ication/x-font-sunos-news0@210?000000000video/h263-199828010G00000700Aapplication/vnd.kahootzktz ktr\#
        Kahootz animation08290?0N1103000AC:audio/soundfontaudio/x-sfbk audio/x-soundfontsf228010J00000200:ap\#
        plication/vnd.pmi.widgetwgPMI widget28060D00110300PA;ctext/x-minizinc-datadzndata in the format Mini\#
        Zinc Data1m060?00110T00@A;ctext/x-asciidocasciidoc adoc ad ad.txt adoc.txt asctext in AsciiDoc28010X\#
        00000300Zapplication/tamp-sequence-adjust-confirmsacconfirmation of a TAMP sequence adjustment2<060I\#
        00264K00UQEiA;c0AR0RA0_O1K9text/x-json-with-commentscode-snippets hujson sublime-build sublime-color\#
        -scheme sublime-commands sublime-completions sublime-macro sublime-menu sublime-mousemap sublime-the\#
        me sublime-workspace sublime_metrics sublime_session tsconfig.json jsonc code-workspace sublime-keym\#
        ap sublime-project sublime-settingsdata in the format JSON with Comments28060@00110900LA;ctext/x-cad\#
        dyfilecaddyfiledata in the format Caddyfile00000O000003000application/vnd.ms-visio.viewervdx00060M00\#
        130600?@c4A;c1GEapplication/vnd.jgraph.mxfiledrawiodraw.io drawing280P0B000003000application/ubjsonu\#
        bj1@000C00000500Gapplication/x-bcpiobcpioold binary cpio archive28010I00000300Dapplication/vnd.pawaa\#
        filepawPAWAA protected file28010J000000000application/vnd.sirtx.vmv02<060A00220:00TA;c@58text/x-grad\#
        le-ktsgradle.ktsdata in the format Gradle Kotlin DSL28010H00000300Eapplication/vnd.onepagertamOnePag\#
        er presentation28010K00000300Eapplication/vnd.cloanto.rp9rp9RetroPlatform archive28010M000000000appl\#
        ication/vnd.motorola.iprm28010F00000500Bapplication/cdmi-queuecdmiqCDMI storage queue082X0F0V000900@\#
        audio/vnd.rn-realaudioaudio/x-pn-realaudio audio/x-realaudiora ram rmRealAudio stream28010_000000000\#
        application/vnd.globalplatform.card-content-mgt28010L000000000application/vnd.etsi.tsl.der1H200L0000\#
        03000application/x-atari-2600-roma261`060@00110400HA;ctext/x-redscriptredssource code in Redscript28\#
        280B00000E00Aapplication/vcdiffvcdiff xdelta xdelta3VCDIFF difference1`060J00110D00GA;capplication/x\#
        -godot-shadergdshader gdshaderincsource code in GDShader28010O000000000application/vnd.pwg-multiplex\#
        ed1h070U00110300AA;ctext/vnd.net2phone.commcenter.commandcccNet2Phone command2<060C00110M00OA;ctext/\#
        x-kicad-layoutkicad_pcb kicad_mod kicad_wksdata in the format KiCad Layout00390X0Z110300BA_\applicat\#
        ion/vnd.oasis.opendocument.imageapplication/x-vnd.oasis.opendocument.imageodiOpenDocument image1P280\#
        I0M000700?application/x-python-codeapplication/x-bytecode.pythonpyc pyocompiled Python1`0G0D08130<00\#
        ?@c4A;c1GEapplication/xslt+xmltext/xslxsl xslt xplXSLT stylesheet0`010F00000300=application/vnd.hp-p\#
        clpclPCL print job1@010K000003000application/vnd.android.otaota0H0G0D0@130<00A@c4A;c1GEapplication/s\#
        mil+xmlapplication/smilsmil sml smiSMIL presentation280G0T001300000@c4A;c1GEapplication/xcon-confere\#
        nce-info+xml28080A000003000application/x-g71g711`060G00110400HA;capplication/x-brainfuckbf bsource c\#
        ode in Brainfuck2@010J00000200Eapplication/pkix-attr-certacattribute certificate28010?000004000appli\#
        cation/clr1clr28010?00000300Eapplication/mf4mf4MDF4 measurement data28010B000000000application/risco\#
        s28010S00000300Capplication/vnd.groove-tool-messagegtmGroove tool message0X010=000003000model/vnd.cl\#
        dcld00280D00110300IAjDapplication/x-ms-wmzwmzWindows Media Player skin1@080O00110:00JA@oapplication/\#
        x-xz-compressed-tartar.xz txztar archive, xz-compressed28010R00000800Capplication/vnd.simtech-mindma\#
        ppertwd twdsMindMapper mind map0`880I000003000application/x-pocket-wordpsw1`060<00110:00DA;ctext/x-j\#
        flexflex jflexsource code in JFlex28090@000004000application/bufrbufr0`010T000000000application/vnd.\#
        afpc.modca-mediummap0`8?0J00110C00CA;capplication/vnd.framemakerfm frame maker bookFrameMaker docume\#
        nt1`060C00110?00KA;ctext/x-powerbuilderpbt srw sra srusource code in PowerBuilder1`060<00110F00DA;ct\#
        ext/x-dylandylan dyl intr lid hdpsource code in Dylan1h060C001105000A;ctext/vnd.curl.scurlscurl28060\#
        >00230000SA;c@c41GEtext/x-ant+xmldata in the format Ant Build System2<0G0J001600000AEi@AR0RAA;c0_O1K\#
        9application/alto-tips+json                             1h460<00110300MA;ctext/x-ventovtotext with t\#
        he markup of Vento                                                                          1d060G00\#
        110300OA;ctext/x-literate-haskelllhssource code in Literate Haskell                                 \#
                                                         1`060G00110?00JA;ctext/x-netlinx-plus-erbaxs.erb ax\#
        i.erbsource code in NetLinx+ERB1P280E00000300Lapplication/x-psp-pbppbpPlayStation Portable program28\#
        010H000000000application/vnd.paos.xml08210900000000Aaudio/mpaMPEG audio frames1`060=00110200EA;ctext\#
        /x-quakecqcsource code in QuakeC2<060R00110I00^A;ctext/x-protocol-buffer-text-formattextproto pbtxt \#
        txtpb pbtdata in the format Protocol Buffer Text Format28010C000000000application/x400-bp28010J00000\#
        300=application/vnd.mobius.mbkmbkMobius basket0D0G0A001600000AEi@AR0RAA;c0_O1K9video/lottie+json2801\#
        0K00000000;application/vnd.osgi.bundleOSGi bundle1`060900110800IA;ctext/x-bbbb declssource code in B\#
        litzBasic28010T000000000application/vnd.as207960.vas.tap+jer28010Z000000000application/private-token\#
        -issuer-directory1d070A00110900AA;capplication/sievesiv sieveSieve mail filter280A0Q000000000applica\#
        tion/x-www-form-urlencoded0X0G0K00130600F@c4A;c1GEapplication/vnd.las.las+xmllasxmlLAS survey data i\#
        n XML28000>00000300Fchemical/x-xyzxyzXYZ molecular geometry          1d060900110200AA;ctext/x-jqjqso\#
        urce code in jq1`060:00110300BA;ctext/x-lfelfesource code in LFE1a060<00110700DA;ctext/x-cleanicl dc\#
        lsource code in Clean1i060A001107000A;ctext/x-easytrieveezt mac                  0d0F0H0C160500@AEi@\#
        AR0RAA;c0_O1K9application/x-ipynb+jsonapplication/x-ipynbipynbJupyter notebook28280>00000300Lchemica\#
        l/x-dcddcdtrajectory of CHARMM or NAMD1`060<00110200DA;ctext/x-hyphybfsource code in HyPhy1`060?0011\#
        0300GA;ctext/x-inform-6infsource code in Inform 60X080F00000300Eapplication/x-ft-dracodrcDraco compr\#
        essed mesh28210a001100000@b7application/vnd.3gpp.seal-data-delivery-info+cbor1X4608001103000A;ctext/\#
        aspasp0`080C001106000A@oapplication/x-xzpdfpdf.xz2<0G0K001600000AEi@AR0RAA;c0_O1K9application/alto-e\#
        rror+json28010B000000000application/sd-jwt28000D000003000chemical/x-mopac-vibmvb002909000003000image\#
        /jxsjxs1h060@00110900QA;ctext/x-yasnippetyasnippettext with the markup of YASnippet08210C000000000au\#
        dio/vnd.dlna.adts20000R000000000application/x-kexiproject-shortcut28280A00110300=AjDapplication/x-ba\#
        mbamBAM sequences00060>001100000A;cimage/x-sketch0X010=000003009model/vnd.gtwgtwGTW model2H070G00110\#
        000IA;cmessage/delivery-statusdelivery report of a mail1H290R0M000300Eapplication/vnd.nintendo.nitro\#
        .romapplication/x-nintendo-ds-romndsNintendo DS cartridge1h060<00110500MA;ctext/x-templtempltext wit\#
        h the markup of templ1@:80A00000;00Napplication/x-gitpack bundlepacked objects or index of Git28280B\#
        00000400>application/x-2bit2bit2bit sequences1d060:00110200<A;ctext/juliajlJulia source1d060<0011040\#
        0DA;ctext/x-antlrg4 gsource code in ANTLR0`010Z000000000application/vnd.afpc.modca-objectcontainer0@\#
        210>000000000video/jpeg2000             10280I001103000A>[application/x-starimpresssdd              \#
                                                                                                            \#
                                                             1@280N00000200Capplication/x-mercurial-bundlehg\#
        bundle of Mercurial                                                                                 \#
                                                                                                            \#
                                                                                            00200B00000300@i\#
        mage/x-cmu-rasterrasSun raster image280G0[001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-user-profile+\#
        xml20280A00000300Iapplication/x-tdbtdbTrivial Database of Samba2P000F000000000x-content/audio-player\#
        00200<000001000image/x-ecatv                                                                    0X2Y\#
        0B001104000A_\model/vnd.usdz+zipusdz                                                                \#
                          1X4F0@00230300>@c4A;c1GEtext/x-componenthtcHTML component1`060A00110500IA;ctext/x-\#
        cairo-zerocairosource code in Cairo Zero                                                            \#
                                                                        2<0G0D00160300HAEi@AR0RAA;c0_O1K9app\#
        lication/jrd+jsonjrdJSON resource descriptor280G0C001300500@c4A;c1GEapplication/cda+xmlutf-81H080H00\#
        110=00>PgVapplication/vnd.squashfssqsh squashfsSquashFS image28060=00110600IA;ctext/x-zmodelzmodelda\#
        ta in the format Zmodel0X080;00000300;model/x-3dm3dmRhino model1`0G0O00130300B@c4A;c1GEapplication/v\#
        nd.mozilla.xul+xmlxulXUL user interface0@2109000000000video/raw0@010?00110A00=@[Rapplication/mp4mp4s\#
         m4p mp4 mpg4MP4 container280G0L00130200S@c4A;c1GEapplication/rls-services+xmlrsservices for lists o\#
        f SIP resources1@080D000002000application/x-qpressqp                 28080B00000400:application/x-gg\#
        mlggmlGGML model                          00200:000004000image/hsj2hsj2                             \#
                                                                                                            \#
               00210F00000A00Aimage/vnd.dece.graphicuvi uvvi uvg uvvgUltraViolet image2<0G0R001600000AEi@AR0\#
        RAA;c0_O1K9application/alto-endpointprop+json                 2<0G0E001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/ujcs+json1@080B000002000application/x-rziprz280G0i001300000@c4A;c1GEapplication/vnd.openxmlfo\#
        rmats-officedocument.drawing+xml28060T001300000@c4A;c1GEapplication/x-inkscape-extension+xml1a060B00\#
        110200JA;ctext/x-kerboscriptkssource code in KerboScript28060>00110A00JA;ctext/x-irc-logweechatlog i\#
        rclogdata in the format IRC log00160Y0P2404000A_\@c4A;c1GEapplication/vnd.ms-visio.drawing.main+xmla\#
        pplication/vnd.ms-visio.drawingvsdx28080N000003000application/x-sphinx-inventoryinv00290900000300=im\#
        age/jxljxlJPEG XL image1d060=00110300EA;ctext/x-augeasaugsource code in Augeas28010S000004000applica\#
        tion/vnd.evolv.ecig.settingsecig1`280G00000300Kapplication/x-clang-astpchprecompiled header of Clang\#
        1h060D001100000A;ctext/x-teratermmacro1i060<001103000A;ctext/x-mpsubsub28280A000003000application/x-\#
        x64x641`060;00110400CA;ctext/x-movemovesource code in Move280G0V001300000@c4A;c1GEapplication/vnd.ge\#
        ntoo.pkgmetadata+xml28000B000004000application/x-chatchat28880F00000000?application/x-svn-dumpSubver\#
        sion dump0@210:000000000video/scip1H200L000002000application/x-wonderswan-romws0`090R00120400;@TmAoW\#
        application/vnd.amazon.mobi8-ebookazw3Kindle book1@080A0L000300;application/x-aceapplication/x-ace-c\#
        ompressedaceACE archive002Y0:00130>00:Q5b0@P0[Rimage/avifavif hif avifsAVIF image1H080K000000000appl\#
        ication/x-sega-pico-rom28010F00000300Kapplication/vnd.ms-imsimsMicrosoft class server data280F0K0013\#
        00000@c4A;c1GEapplication/vnd.geocube+xml1d060;00110400CA;ctext/x-stanstansource code in Stan0h280R0\#
        01103000A>[application/vnd.stardivision.chartsds                                                    \#
                                                                                                            \#
                                                              08210;000000000audio/g72211e060900110:00CA;cte\#
        xt/swigi swg swigsource code in SWIG1h060D001100000A;ctext/x-lighttpd-conf2<0G0I001600000AEi@AR0RAA;\#
        c0_O1K9application/protobuf+json1h460:001103003A;ctext/x-logloglog28060:00110300FA;ctext/x-ronrondat\#
        a in the format RON2<0G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.seis+json                       \#
                                                                                                            \#
                                                                                                            \#
        08210=000000000audio/pcma-wb                                                             280G0o00130\#
        0000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.themeoverride+xml1i420?00110200PA;ctext/x\#
        -bikeshedbstext with the markup of Bikeshed                                                         \#
                                                               280G0C00130300B@c4A;c1GEapplication/sru+xmlsr\#
        uSRU search results                                                               28800D000000000app\#
        lication/x-isatab     1P280K000005000application/x-mach-o-objecto obj                            002\#
        80;001103000AC:image/x-cmxcmx                                                                  0`880\#
        B000003000application/x-t602602                                                                     \#
                                                                                                            \#
                                                           28080F00000300Aapplication/pics-rulesprfPICS filt\#
        er rules                                                                             2<0F0E001204000\#
        AXJA;capplication/raml+yamlraml00280F00000F00Aapplication/x-affinityafdesign afphoto afpubAffinity d\#
        ocument28000N00000?000application/x-partial-downloadcrdownload part                                 \#
                                                                   0`010K00000O00Dapplication/vnd.lotus-note\#
        snsf ndl ns4 ns3 ns2 nsg ntf nshLotus Notes database                                                \#
                                                                                                            \#
                                                                                                            \#
          28010O000000000application/vnd.verimatrix.vcas1h060K001102000A;ctext/x-minetest-translationtr28010\#
        C000000000application/vnd.vuq28010@000000000application/h22428000K000007000chemical/x-ncbi-asn1-bina\#
        ryval aso                           1d060<00110000@A;ctext/x-mesonMeson build file2<060D08110300@A;c\#
        application/x-subriptext/srtsrtSubRip subtitles                                                     \#
                                                  1h060;001104000A;ctext/x-rideride                         \#
            280G0Z001303000@c4A;c1GEapplication/vnd.nato.bindingdataobject+xmlbdo1@290M00110500KA_\applicati\#
        on/vnd.ims.imsccv1p1imsccIMS Common Cartridge course1`060=00110600EA;ctext/x-reasonre reisource code\#
         in Reason1a060=00110300EA;ctext/x-rascalrscsource code in Rascal280G0S001300000@c4A;c1GEapplication\#
        /vnd.oma.bcast.sprov+xml1P080A000000000application/x-elf1`060=00110200EA;ctext/x-motokomosource code\#
         in Motoko00210;00000200@image/g3faxg3Group 3 fax page2@060E00110300>A;ctext/x-ssh-public-keypubSSH \#
        public key08210B000000000audio/dsr-es202212                                                         \#
             1`060<00110500DA;ctext/x-gracegracesource code in Grace                                        \#
                                                                                                            \#
                                                28010F00000300:application/tamp-errorterTAMP error          \#
                                                    1`060B00110300JA;ctext/x-mirc-scriptmrcsource code in mI\#
        RC Script                            20280M00000600?application/x-postgresql-dumppgdumpPostgreSQL du\#
        mp                                   1@080Q001106000ABPapplication/x-rzip-compressed-tartar.rz0@280;\#
        000003000video/x-flcflc                                    288Y0C00000000Fapplication/edifactEDI mes\#
        sage in EDIFACT                                                                               2H070C\#
        00110000AA;ctext/rfc822-headersheaders of a mail                                                    \#
                                                                               28010V000000000application/at\#
        sc-dynamic-event-message28080M000002000application/x-scratch-projectsb280G0G001304000@c4A;c1GEapplic\#
        ation/mmt-usd+xmlmusd28010R000000000application/vnd.opentimestamps.ots                              \#
                                                         280F0Y001300000@c4A;c1GEapplication/vnd.oma.bcast.d\#
        rm-trigger+xml28080M000004000application/x-gnustep-archivegorm280G0X001300000@c4A;c1GEapplication/vn\#
        d.oma.cab-address-book+xml28010L00000200Papplication/vnd.wv.csp+wbxmlwvWireless Village message, bin\#
        ary28000H000006000application/x-gramps-xmlgramps1@2Y0T001104000A_\application/vnd.belightsoft.lhzl+z\#
        iplhzl28280B000004000application/x-par2par2                                            1d060;0011040\#
        0CA;ctext/x-aidlaidlsource code in AIDL280G0U001300000@c4A;c1GEapplication/vnd.3gpp-prose-pc3ach+xml\#
        1\060H00110900CA;capplication/x-fishscriptfish loadsource code in fish      0`280L000004000applicati\#
        on/x-adobe-indesignindd28060B00110300NA;ctext/x-figlet-fontflfdata in the format FIGlet Font280G0H00\#
        1300000@c4A;c1GEapplication/3gpp-ims+xml                2<0G0I001600000AEi@AR0RAA;c0_O1K9application\#
        /activity+json28280J000003000application/x-spectrum-hdfhdf1l460;00110400LA;ctext/x-twigtwigtext with\#
         the markup of Twig0P280N000002000application/x-tex-virtual-fontvf280G0\001300000@c4A;c1GEapplicatio\#
        n/vnd.oipf.mippvcontrolmessage+xml28010F000007000application/sensml-exisensmle00280A0;1103000QADimag\#
        e/x-sinar-stiimage/x-stisti1H280E000007000application/x-gba-romgba agb1X060<00110300DA;ctext/x-xonsh\#
        xshsource code in Xonsh280G0`001300000@c4A;c1GEapplication/vnd.3gpp.seal-data-delivery-info+xml2H010\#
        W00000500Ymessage/global-disposition-notificationu8mdnread receipt of an internationalised mail0X890\#
        :0?000J00:model/stepapplication/p21step stp p21 stpnc 210 ifcSTEP model1P280W00110300DA_\application\#
        /vnd.openofficeorg.extensionoxtOpenOffice extension00280@00001>000image/x-freehandfh fhc fh4 fh5 fh7\#
         fh40 fh50 fh8 fh9 fh10 fh11 fh12 ft7 ft8 ft9 ft10 ft11 ft121P000N00110C000A2Vapplication/x-ms-ne-ex\#
        ecutableexe dll cpl drv scr28060\00130<000@c4A;c1GEapplication/x-freedesktop-appstream-releasesrelea\#
        ses.xml1@000E000003000application/x-freearcarc1`060<00110200DA;ctext/x-chuckcksource code in ChucK00\#
        280;00000300?image/x-3ds3ds3D Studio scene28010N000002000application/vnd.sigrok.sessionsr0h0G1900130\#
        0000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.usernames+xml28000A00000000\#
        0chemical/x-cerius280G0P00130350I@c4A;c1GEapplication/vnd.syncml.dmddf+xmlddfutf-8SyncML device desc\#
        ription28010D00000<009application/vnd.ufdlufd ufdl frmUFDL form28010P00000300@application/vnd.proteu\#
        s.magazinemgzProteus magazine1`060;00110400CA;ctext/x-imbaimbasource code in Imba1@010R00000400<appl\#
        ication/vnd.joost.joda-archivejodaJoda archive08210@000000000audio/mpa-robust1a060=00110300EA;ctext/\#
        x-mscgenmscsource code in Mscgen28010D00000300Qapplication/vnd.mfmpmfmMelody Format for Mobile Platf\#
        orm28280E000000000application/x-os2-hlp28010H00000000Fapplication/vnd.cups-rawraw print job for CUPS\#
        28010W000000000application/vnd.blink-idb-value-wrapper28010U000000000application/vnd.as207960.vas.ta\#
        p+uper28060H00110600TA;ctext/x-tex-property-listvpl pldata in the format TeX Property List28060E0011\#
        0400QA;ctext/x-insta-snapshotsnapdata in the format Insta Snapshot0h0G1;001300000@c4A;c1GEapplicatio\#
        n/vnd.openxmlformats-officedocument.spreadsheetml.connections+xml1h060;001102000A;ctext/x-kuinkn1`06\#
        0;00110400CA;ctext/x-gologolosource code in Golo28280F000003009application/x-jmp-datajmpJMP table002\#
        80A0M0003000image/x-sigma-x3fimage/x-raw-sigma image/x-x3fx3f2<0G0J001600000AEi@AR0RAA;c0_O1K9applic\#
        ation/vnd.xacml+json28280F00000;000application/x.sf3-textsf3 txt.sf328060B001104000A;capplication/x-\#
        it87it8728010R000000000application/vnd.intertrust.digibox1X060A00110@00IA;ctext/x-autohotkeyahk ahkl\#
         ah1 ah2source code in AutoHotkey28080D000003000application/x-nx-xcixci2=0G0@1C111I009A;capplication\#
        /yamlapplication/x-yaml application/x-yml text/vnd.yaml text/x-yaml text/x-yml text/yamlyaml yml mir\#
         reek rviz sublime-syntax syntax yaml-tmlanguage yaml.sed yml.mysql cff eyamlYAML data0@210:00000<00\#
        0video/h266266 h266 vvc28200A000003000application/x-d81d8128010?00000000;application/dnsDNS message2\#
        8000T000000000application/vnd.google-apps.shortcut0`080J001200000@RP0SNapplication/x-bzpostscript1`4\#
        60D00110300EA;capplication/x-genshikidsource code in Genshi1`060:00110300BA;ctext/x-booboosource cod\#
        e in Boo280G0Q001300500@c4A;c1GEapplication/vnd.syncml.dmtnds+xmlutf-81d060;00110700CA;ctext/x-haxeh\#
        x hxslsource code in Haxe00290J0D110600>A_\application/vnd.kde.karbonapplication/x-karbonkarbonKarbo\#
        n drawing18080H00110:000@<Aapplication/x-webarchivewebarchive2<070;00220350<A]@A;ctext/turtlettlutf-\#
        8Turtle graph00200A000003000image/x-coreldrawcdr08280:0F000@00:audio/midiaudio/mid audio/x-midimid m\#
        idi kar rmiMIDI music280G0`001300000@c4A;c1GEapplication/emergencycalldata.subscriberinfo+xml00210>0\#
        0000300:image/vnd.xiffxifXIFF image28080J000003000application/x-spectrum-pzxpzx28010K000000000applic\#
        ation/call-completion08280?000003000audio/x-shortenshn08210;00000300=audio/evrcbevbEVRC-B speech    \#
                                                                                                            \#
                                                                                                            \#
                                    28280M00000700Mapplication/x-gobject-typelibtypelibintrospection data of\#
         GObject2@890?00000800Oapplication/cmscmsc pemCMS signed or encrypted message28280A00000300<applicat\#
        ion/x-baibaiindex of BAM2H290E00000000Umultipart/appledoubleMacintosh file with its resource fork2<0\#
        G0F001605000AEi@AR0RAA;c0_O1K9application/senml+jsonsenml1d060800110;00BA;ctext/zigzig zig.zonsource\#
         code in Zig                        280G0Q001300000@c4A;c1GEapplication/vnd.amundsen.maze+xml28010U0\#
        00000000application/vnd.fujifilm.fb.docuworks00280B00000;000image/x.sf3-vectorsf3 vec.sf31H000R00000\#
        3000application/x-wonderswan-color-romwsc28010U00000300Fapplication/vnd.valve.source.materialvmtSour\#
        ce engine material     1`060A00110000IA;ctext/x-julia-replsource code in Julia REPL280G0Y001300000@c\#
        4A;c1GEapplication/xcon-conference-info-diff+xml28010?00000300Gapplication/odxodxODX vehicle diagnos\#
        tics280G0Q001300000@c4A;c1GEapplication/vnd.dm.delegation+xml1@280J001103000A_\application/bizagi-mo\#
        delerbpm28280V000003000application/x-neo-geo-pocket-color-romngc2H010D000000000multipart/byteranges \#
                                                                                                            \#
                                                                                             08280800000200B\#
        audio/xmxmFastTracker module                     1@880N0D0003000application/x-internet-archiveapplic\#
        ation/x-ia-arcarc        0029090;000300>image/dpximage/x-dpxdpxDPX film frame  20280G000003000applic\#
        ation/x-filemakerfp7280G0I001304000@c4A;c1GEapplication/route-usd+xmlrusd                           \#
         28010S00000200Dapplication/vnd.stepmania.stepchartsmStepMania step chart                           \#
                                                          280G0U001300000@c4A;c1GEapplication/vnd.nokia.iptv\#
        .config+xml280G0H00130800L@c4A;c1GEapplication/wspolicy+xmlwspolicyWS-Policy web service policy28060\#
        E00110000QA;ctext/x-redirect-rulesdata in the format Redirect Rules2<0G0I001609000AEi@AR0RAA;c0_O1K9\#
        application/vnd.syft+jsonsyft.json1H280E000003000application/x-wii-wadwad08290;0C120300<ASWAbMaudio/\#
        speexapplication/x-speexspxSpeex speech                                                             \#
               2<0G0H001600000AEi@AR0RAA;c0_O1K9application/eat-bun+json                              2<0G0F\#
        001600000AEi@AR0RAA;c0_O1K9application/taxii+json28280G00000700Iapplication/x-abi-traceab1 abitrace \#
        of an ABI sequencer280G0M001300000@c4A;c1GEapplication/vnd.etsi.mcid+xml1d060B00250900EA;cP@[0oJ16W1\#
        88text/x-opencl-csrcopencl clsource code in OpenCL28280A00000000:application/x-ionAmazon Ion1h070R00\#
        1100000A;ctext/vnd.radisys.msml-basic-layout28060C001307000@c4A;c1GEapplication/owl+xmlowx owl0@210=\#
        00000300:video/vnd.fvtfvtFAST video1a060<00110200DA;ctext/x-geniegssource code in Genie08210<0000000\#
        00audio/fwdred28010C000000000application/vnd.hsl1`060>00110300FA;ctext/x-moonbitmbtsource code in Mo\#
        onBit28000C000003000application/dsptypetsp1@2Y0Q001104000A_\application/automationml-amlx+zipamlx0@2\#
        109000000000video/vp9280O0:0K110900<A;ctext/vcardtext/directory text/x-vcardvcf vcardcontact card1P0\#
        00L000003000application/x-authorware-mapaam280G0B00130C00C@c4A;c1GEapplication/xv+xmlmxml xhvml xvml\#
         xvmMXML user interface1h060G001104000A;ctext/x-literate-cryptollcry1d060:00110500DA;ctext/smalismal\#
        isource code in Smali0X080>00000800Cmodel/vnd.usdcusd usdcbinary scene of USD28010N000000000applicat\#
        ion/vnd.nokia.catalogs28000R000008000application/vnd.procreate.brushsetbrushset28010b000000000applic\#
        ation/vnd.3gpp-v2x-local-service-information28010W000000000application/emergencycalldata.ecall.msd28\#
        0G0P001300000@c4A;c1GEapplication/vnd.radisys.msml+xml28060U00110000aA;ctext/x-cloud-firestore-secur\#
        ity-rulesdata in the format Cloud Firestore Security Rules28010Q00000300Capplication/vnd.3gpp.pic-bw\#
        -largeplb3GPP picture, large280G0D001307000@c4A;c1GEapplication/swid+xmlswidtag                     \#
                      1X060G00110000OA;ctext/x-openrc-runscriptsource code in OpenRC runscript28010H00000000\#
        0application/vnd.sbm.mid20P000F000003000application/x-font-snfsnf                  1`460:00110700RA;\#
        ctext/x-gspgsp jspsource code in Groovy Server Pages                                                \#
                                                                                                          28\#
        010@000000000application/sipc2D0G0H00160400DAEi@AR0RAA;c0_O1K9application/jwk-set+jsonjwksset of JSO\#
        N web keys1h070=001100000A;ctext/encaprtp28010G000000000application/set-payment      28010G00000000O\#
        application/edi-consentEDI message of an agreed format0@210:000000000video/mp2p                     \#
                2<0G0E001600000AEi@AR0RAA;c0_O1K9application/rdap+json1l060;00110400LA;ctext/x-sasssasstext \#
        with the markup of Sass0X000=000000000model/example280G0G001300500@c4A;c1GEapplication/msc-ivr+xmlut\#
        f-828010V000000000application/vnd.oma-scws-http-response28010G00000800Lapplication/vnd.hp-hpidhpid h\#
        piHP Instant Delivery document1h060H001105000A;ctext/x-python2-tracebackpy2tb08290C00000>00Iaudio/vn\#
        d.dolby.mlpthd truehd mlpDolby TrueHD or MLP audio                                                  \#
                                                                          0`080H00000300Capplication/x-apple\#
        workscwkAppleWorks document28010G000000000application/vnd.wfa.dpp0@210T000000000video/vnd.iptvforum.\#
        1dparityfec-2005                                                                28010L00000300Aappli\#
        cation/vnd.noblenet-webnnwNobleNet web file08210>000000000audio/rtp-midi28000B000003000chemical/x-co\#
        mpasscpa1`060=00110300BA;ctext/x-vclsrcvclsource code in VCL0`010D000008009application/vnd.xfdlxfdl \#
        xfdXFDL form28010J000003000application/vnd.filmit.zfczfc0<060?00110600GA;ctext/x-lilypondly ilysourc\#
        e code in LilyPond08280;00000300Baudio/x-smpsmpSampleVision sound280G0N001300000@c4A;c1GEapplication\#
        /vnd.dvb.dvbisl+xml1d060>00110900FA;ctext/x-plpgsqlpgsql sqlsource code in PLpgSQL28010B000000000app\#
        lication/dec-dx28060?00110800KA;ctext/x-textgridtextgriddata in the format TextGrid2<0G0K00160;000AE\#
        i@AR0RAA;c0_O1K9application/senml-etch+jsonsenml-etchj1a060A00110600IA;ctext/x-sourcepawnsp incsourc\#
        e code in SourcePawn28280D00000600Eapplication/x-tflitetfliteTensorFlow Lite model1`060H00110300PA;c\#
        text/x-tree-sitter-queryscmsource code in Tree-sitter Query                                         \#
                                          0`060M001303000@c4A;c1GEapplication/x-fictionbook+xmlfb2          \#
                                                                                                            \#
                0h0G1A001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.pivotcac\#
        herecords+xml280G0M001300000@c4A;c1GEapplication/kpml-response+xml                                  \#
                                                                      28010F000000000application/vnd.gridmp \#
                              28080A000003000application/x-miemie                       0`290H0o220C00H@2TA>\#
        [application/vnd.ms-worksapplication/vnd-ms-works application/x-tika-msworks-spreadsheetwps wks wcm \#
        wdb xlrMicrosoft Works document                                                                     \#
                    28080R000000000application/vnd.digilite.prolights1h070R00110350>A;ctext/vnd.esmertec.the\#
        me-descriptorjtdutf-8Esmertec theme2<060L00220300NA;cAXJapplication/buildstream+yamlbstdata in the f\#
        ormat BuildStream1`060N00110200VA;ctext/x-gcc-machine-descriptionmdsource code in GCC Machine Descri\#
        ption28010D00000400@application/vnd.ankiapkgAnki flash cards28080I000003000application/x-openal-hrtf\#
        mhr28010L00000300@application/tamp-apex-updatetauTAMP apex update002Y0909110800H@6Eimage/jpmvideo/jp\#
        mjpm jpgmJPEG 2000 compound image                                                 0@280C000003000app\#
        lication/annodexanx     1h060>00110300OA;ctext/x-sugarssssstext with the markup of SugarSS280G0S0013\#
        0<000@c4A;c1GEapplication/vnd.pp.systemverify+xmlsystemverify080G0V00130800>@c4A;c1GEapplication/vnd\#
        .recordare.musicxml+xmlmusicxmlMusicXML score28010[00000300Fapplication/vnd.shana.informed.formtempl\#
        ateitpInformed form template00290C00230500CA5bP@P0[Rimage/heif-sequenceheifsHEIF image sequence1a060\#
        >00110700GA;ctext/x-modula2mod defsource code in Modula-21`060F00110300NA;ctext/x-routeros-scriptrsc\#
        source code in RouterOS Script28000J000003000application/x-spectrum-snasna0029090T000?00@image/wmfap\#
        plication/x-msmetafile image/x-wmfwmf emz wmz emfWindows metafile280G0G00130700E@c4A;c1GEapplication\#
        /atomsvc+xmlatomsvcAtom service document2<060;00110400GA;ctext/x-ldifldifdata in the format LDIF1`06\#
        0?00110600GA;ctext/x-abap-cdsasddlssource code in ABAP CDS28010V000000000application/vnd.syncml.dm.n\#
        otification0`280U00110300LA_\application/vnd.sun.xml.writer.globalsxgOpenOffice 1 master document0`2\#
        80O001103000A>[application/x-starwriter-globalsgl28000?000003000application/m3gm3g28010X000003000app\#
        lication/vnd.medicalholodeck.recordxrrxt08210>000000000audio/melp120028070H00120300I@d5A;capplicatio\#
        n/vnd.intu.qboqboQuickBooks bank statement1`060?00110@00GA;ctext/x-portugolpor portugol algsource co\#
        de in Portugol28280M000003000application/x-stargallery-sdgsdg0X280;00000;000model/x.sf3mod.sf3 sf328\#
        0G0E00130500L@c4A;c1GEapplication/ccxml+xmlccxmlCCXML telephone call control                        \#
                                                                                                          00\#
        280Q00110300@A>[application/vnd.stardivision.drawsdaStarDraw drawing                                \#
                           2<0G0T001600000AEi@AR0RAA;c0_O1K9application/vnd.r74n.sandboxels+json            \#
                                                                                                            \#
                  1`060>00110G00FA;ctext/x-bitbakebbclass bbappend bb incsource code in BitBake             \#
                    0@280;000003000video/x-flifli 280G0L001303000@c4A;c1GEapplication/route-s-tsid+xmlsls   \#
                                                                    28010N000000000application/vnd.onvif.met\#
        adata             0@290:00110800:A41video/3gpp3gp 3gpp3GPP video28010O00000300Japplication/vnd.yamah\#
        a.hv-voicehvpHV-Script voice parameters28280N00000900Aapplication/x-dotnet-resourcesresourcesresourc\#
        es of .NET28280B00000400<application/x-llvmbc oLLVM bitcode28280J00000700<application/x-llvm-profile\#
        profrawLLVM profile1d060C00110300KA;ctext/x-bibtex-stylebstsource code in BibTeX Style              \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                     28060H001102000A;capplication/x-pico8-cartp828060E001103000A;capplicati\#
        on/x-projectmpx                                 28010O000000000application/vnd.oma-scws-config      \#
                                                                                                            \#
                                               0@010M00000300Gapplication/vnd.desmume.moviedsmDeSmuME movie \#
        of a game1`060B00110>00JA;ctext/x-emberscriptem emberscriptsource code in EmberScript               \#
                                                08210;000000000audio/evrc1                                  \#
                                                 28200[000003000application/vnd.stardivision.impress-packeds\#
        dp2@010K00000300Bapplication/timestamp-querytsqtime stamp request28080L001103000AC:application/x-nav\#
        i-animationani2<0G0G001600000AEi@AR0RAA;c0_O1K9application/sd-jwt+json0P0?0R0K110300EA;capplication/\#
        vnd.font-fontforge-sfdtext/x-spline-font-databasesfdFontForge font source1\060:0A110X00:A;ctext/x-tc\#
        lapplication/x-tcltcl tk itk rvt tcl.in xdc adp sdc tm msgTcl script1`060>00110300FA;ctext/x-papyrus\#
        pscsource code in Papyrus280G0H001300000@c4A;c1GEapplication/geoxacml+xml103Y1900230900GP>GA_\1>[app\#
        lication/vnd.openxmlformats-officedocument.presentationml.presentationpptx thmxPowerPoint presentati\#
        on08210?000000000audio/midi-clip28010T00000300Tapplication/vnd.americandynamics.accaccAmerican Dynam\#
        ics surveillance video1`060=00110300EA;ctext/x-zephirzepsource code in Zephir28000C000000000applicat\#
        ion/x-lharc28010?00000300Qapplication/a2la2lA2L description of a control unit1a060<00110600DA;ctext/\#
        x-jolieol iolsource code in Jolie280F0C001303009@c4A;c1GEapplication/gpx+xmlgpxGPX track1d070L0U110b\#
        00HA;capplication/vnd.coffeescripttext/coffeescript text/x-coffeescriptcoffee litcoffee _coffee cjsx\#
         coffee.erb iced cakeCoffeeScript source code1d060C00110300KA;ctext/x-c2hs-haskellchssource code in \#
        C2hs Haskell280G0\001300000@c4A;c1GEapplication/vnd.nokia.landmarkcollection+xml0P200D000002000appli\#
        cation/x-tex-gfgf08290:001104000@;Uaudio/sofasofa10010J00000800Napplication/vnd.sealed.pptsppt s1pSe\#
        aled PowerPoint presentation28000?000004000chemical/x-xtelxtel1H080M000003000application/x-genesis-3\#
        2x-rom32x0@280>00000300Nvideo/x-ms-wtvwtvrecorded television of Windows1l0G0:0N009400:text/plaintext\#
        /x-tika-text-based-messagetxt text def list in fr brf no aart am apt bsh classpath cwiki mf data dsw\#
         egrm ft fn fv grm handlers ihtml jmx junit jx mdo pen pom project rnx roles schemas tld types vsl w\#
        sdd xargs xcat xegrm xgrm xlex xlog xmap xroles xsamples xsp xtest xweb xwelcome aff arff b ballerin\#
        a bazel dic fa faa fasta fastq fna fq gff gtf hex ihex inc lib lock off opam prj s19 sbv sigma smd s\#
        oql srec x xcconfig zon conf log ini nb pot ncl srt ac cnd dcl dsp ent g htc manifest m4 meta n3 pod\#
         rng vm alias ase bom dbx dist elc gpr hlp key otp par pth r3d spl srl xsf asc es install lsm mplsty\#
        le tabplain text08210C000000000audio/vnd.dolby.pl228010T00000300Wapplication/vnd.ibm.electronic-medi\#
        aemmIBM Electronic Media Management package2P000=00000000=inode/symlinksymbolic link1h060?00110400PA\#
        ;ctext/x-cooklangcooktext with the markup of Cooklang0@210G000000000video/vnd.dlna.mpeg-tts2<0G0J001\#
        600000AEi@AR0RAA;c0_O1K9application/vnd.mason+json2<0G0Z00160h000AEi@AR0RAA;c0_O1K9application/sarif\#
        -external-properties+jsonsarif-external-properties sarif-external-properties.json1d060=00110I00EA;ct\#
        ext/x-prologpro prolog yap pl ecl pltsource code in Prolog28010T000000000application/vnd.ecowin.seri\#
        esrequest28010R000000000application/vnd.ms-windows.wsd.oob2<0G0Q001600000AEi@AR0RAA;c0_O1K9applicati\#
        on/vnd.openvpi.dspx+json280G0^001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-service-config+xml28010G\#
        00000300Napplication/vnd.dynageogeoDynaGeo geometric construction00280C0C000300Aimage/x-olympus-orfi\#
        mage/x-raw-olympusorfOlympus raw image1`060;00111400CA;ctext/x-xojoxojo_code xojo_menu xojo_report x\#
        ojo_script xojo_toolbar xojo_windowsource code in Xojo1`060J00110600MA;ctext/x-javascript-plus-erbjs\#
        .erbsource code in JavaScript+ERB280G0U001300000@c4A;c1GEapplication/vnd.ms-office.activex+xml1H280N\#
        00000700Fapplication/x-atari-disk-imageatr xfdimage of an Atari disk28000R000003000application/x-dis\#
        cjuggler-cd-imagecdi28010N000000000application/vnd.powerbuilder7508280A000000000audio/x-dec-adpcm280\#
        10E00000000Eapplication/vnd.fintsFinTS banking message08280@0H000300>audio/x-musepackaudio/mpc audio\#
        /musepackmpcMusepack audio1`060;00110=00CA;ctext/x-pawnsma pwn p incsource code in Pawn1h060>0E11000\#
        00A;ctext/x-texmacsapplication/x-texmacs2<0G0W001600000AEi@AR0RAA;c0_O1K9application/vnd.gnu.taler.m\#
        erchant+json28010M000000000application/vnd.enphase.envoy00290A00000300Qimage/vnd.ms-modimdiMicrosoft\#
         Office scanned document28010U00000300Bapplication/vnd.vidsoft.vidconferencevscVidConference data282\#
        80A00000300Bapplication/x-uefuefBBC Micro cassette1d070@00110400?A;capplication/yangyangYANG data mo\#
        del28010@000000000application/iotp280G0b001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-affiliation-com\#
        mand+xml28280E00110;00=A_\application/x-pytorchckpt pt pthPyTorch model08280;000003009audio/x-avravr\#
        AVR sound1l4F0800110300KA;ctext/mdxmdxtext with the markup of MDX0P080I00000300;application/x-font-s\#
        peedospdSpeedo font0@280;00000300=video/x-mngmngMNG animation280G0T001300000@c4A;c1GEapplication/vnd\#
        .infotech.project+xml28000U000000000application/x-atari-floppy-disk-image1P280J0P1103000A>[applicati\#
        on/microsoftpatchapplication/x-wine-extension-mspmsp20280M001100000@Giapplication/x-fossil-checkout0\#
        8280F000003000application/x-sibeliussib2<0G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.hyper+json28\#
        0G0I001304000@c4A;c1GEapplication/route-apd+xmlrapd28200L00000<000application/x-sas-data-indexsi7 sa\#
        s7bndx28010T00000300Eapplication/vnd.openblox.game-binaryobgOpenBlox game, binary280G0D001304009@c4A\#
        ;c1GEapplication/atom+xmlatomAtom feed28280H001103000A>[application/x-esri-layerlyr280G0X001300000@c\#
        4A;c1GEapplication/vnd.iptc.g2.planningitem+xml00200;0=000D009image/x-tgaimage/x-targatga icb vda tp\#
        ic vstTGA image28280I00000000Kapplication/x-ld-so-cachecache of the dynamic linker1`060A00110300IA;c\#
        text/x-dogescriptdjssource code in Dogescript1`060D001106000A;capplication/x-evoqueevoque1`060;00110\#
        400CA;ctext/x-aleoaleosource code in Aleo100G19001300000@c4A;c1GEapplication/vnd.openxmlformats-offi\#
        cedocument.presentationml.comments+xml2P000<000000006inode/socketsocket1d060=0=110800=A;ctext/x-matl\#
        abtext/x-octavematlab mMATLAB source28000G00000=000chemical/x-gamess-inputinp gamin gam0@210:0000000\#
        00video/celb1h0O0800110350@A;ctext/vttvttutf-8WebVTT subtitles28010I000000000application/vnd.3gpp.pf\#
        cp0X280B001104000A_\model/vnd.dwfx+xpsdwfx1@2Y0T001107000A_\application/vnd.logipipe.circuit+ziplcs \#
        lca28000F00000B000chemical/x-mopac-inputmop mopcrt zmt mpc1l460B00110P00SA;ctext/x-go-templategohtml\#
         gotmpl html.tmpl tmpl tpltext with the markup of Go Template1h070=001104000A;ctext/vnd.hanshans2800\#
        0E000006000chemical/x-mdl-sdfilesd sdf2:080G00110000_A_japplication/x-terminfo2compiled terminal des\#
        cription with wide numbers2<0G0E001600500AEi@AR0RAA;c0_O1K9application/fhir+jsonutf-808280;00000300E\#
        audio/x-gbsgbsmusic of the Game Boy  0@210D00000800Fvideo/vnd.sealed.swfsswf sswSealed Flash animati\#
        on                                                                                                  \#
                                                                              00200=000000000image/x-dcraw  \#
                                                                                      1e060=00220C00OQ2gA;ct\#
        ext/x-vbasicctl dsr cls bas frmsource code in Visual Basic 6.01@2Y0C0n000300;application/vnd.rarappl\#
        ication/rar application/x-rar application/x-rar-compressedrarRAR archive1`280C00000300=application/x\#
        -spirvspvSPIR-V module2@880P000003000application/x-x509-dh-parameterspem1@0X0C0B000600Dapplication/x\#
        -bzip1application/x-bzipbz tbzbzip-compressed data1`060=00110600EA;ctext/x-carboncarbonsource code i\#
        n Carbon2<0G0L001600000AEi@AR0RAA;c0_O1K9application/vnd.amadeus+json28060E00110300QA;ctext/x-ltspic\#
        e-symbolasydata in the format LTspice Symbol0@210?000000000video/parityfec1h0608001103000A;ctext/kal\#
        kal1`060?00110400GA;ctext/x-ligolangligosource code in LigoLANG28000R000000000application/vnd.inform\#
        ix-visionary                                                  00280<000000000image/x-niff28010D00000\#
        400Dapplication/dssc+derdsscDSSC security policy                                                    \#
                28010C00000300;application/vnd.dzrdzrDzr license1h060D00110=000A;ctext/x-dylan-consoledylan-\#
        console0`0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.footer\#
        +xml0`010R000000000application/vnd.afpc.foca-codepage2<0G0P001600000AEi@AR0RAA;c0_O1K9application/al\#
        to-networkmap+json00210I000005000image/vnd.blockfact.factifacti280G0V001300000@c4A;c1GEapplication/v\#
        nd.3gpp.mcptt-regroup+xml28000D000003000chemical/x-mopac-outmoo28010M000000000application/vnd.ncd.re\#
        ference                                                                    28010H000000000applicatio\#
        n/geo+json-seq                                                                                    28\#
        000D00000300Napplication/x-ms-wmdwmdWindows Media download package                                  \#
                      1h060=001108000A;ctext/mcschemamcschema                                  28010G00000;0\#
        07application/vnd.uri-mapurim urimapURI map28280D0N000@00Oapplication/x-pcapngapplication/vnd.tcpdum\#
        p.pcapngpcapng pcap scappacket capture, next generation28010N000000000application/vnd.uic.dosipas.v2\#
        1`060=00110;00EA;ctext/x-edgeqledgeql esdlsource code in EdgeQL1h060?001100000A;ctext/x-newspeak2028\#
        0E001107000@Giapplication/x-mbtilesmbtiles0@210?000000000video/smpte292m                            \#
                                                                   08290<00110300CQ\Iaudio/amr-wbawbAMR wide\#
        band speech                          0@290:00000?00Evideo/mp2tts m2ts mts m2tMPEG transport stream  \#
                                                     1`060C001105000A;capplication/x-masonmi mc2<0G0H0016000\#
        00AEi@AR0RAA;c0_O1K9application/linkset+json0H0G0C00130300I@c4A;c1GEapplication/pls+xmlplsPLS pronun\#
        ciation lexicon280G0G00130700F@c4A;c1GEapplication/atomcat+xmlatomcatAtom category document28010L000\#
        004000application/vnd.onepagertamptamp                                                              \#
                                                     08210<00000300>audio/evrcnwenwEVRC-NW speech           \#
                                                                                                            \#
                                                                                                            \#
                  1`060;00110C00CA;ctext/x-gosugsx vark gs gst gspsource code in Gosu1@R80@0>000200Bapplicat\#
        ion/x-xzapplication/xzxzxz-compressed data                                                          \#
                                              28880F000007000chemical/x-mdl-rxnfilerxn rdf                  \#
                                                                                                            \#
        1H080I000003000application/x-sega-cd-romiso2H010G00000300=multipart/voice-messagevpmvoice message2<0\#
        70I001200000AXJA;capplication/asyncapi+yaml28800R000000000application/x-isatab-investigation00280F0D\#
        1103000AjDimage/x-emf-compressedapplication/x-ms-emzemz1e060A00110>00JA;ctext/x-standardmlfun sml ml\#
         sigsource code in Standard ML                                                                      \#
                                                                                                            \#
                                                                          1P000L000003000application/x-autho\#
        rware-segaas             28200B00000800@application/x-segysegy sgySEG-Y seismogram                  \#
                                                                                                            \#
                                                                                                            \#
                      28890D0D000800<application/vnd.nitfimage/nitf image/ntfntf nitfNITF imagery1`060<00110\#
        800DA;ctext/x-idrisidr lidrsource code in Idris1d060@00110200HA;ctext/x-macaulay2m2source code in Ma\#
        caulay228070Q00110;000A;capplication/vnd.cryptomator.vaultcryptomator280G0[00130200;@c4A;c1GEapplica\#
        tion/vnd.software602.filler.form+xmlfo602XML form00280<00000700>image/x-viffviff xvKhoros picture280\#
        10C000000000application/flexfec1h060;001104000A;ctext/x-gsqlgsql0h290K0V000J00Gapplication/vnd.lotus\#
        -1-2-3application/lotus123 application/x-123123 wk1 wk wk4 wk3 wk2 wksLotus 1-2-3 spreadsheet0X0W0:0\#
        0110800:A;cmodel/igesigs igesIGES model00280H001100000@7Eimage/vnd.djvu+multipage                   \#
                1e060:00110800BA;ctext/x-lexl lex llsource code in Lex                                      \#
                                                         1h060<001105000A;ctext/x-hsailhsail1P080O001109000@\#
        l0application/x-windows-themepackthemepack                                                          \#
                                                                                                            \#
                       2<0G0c001600000AEi@AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolsettings.simple+json1\#
        h060>001104000A;ctext/x-crocsrccroc0X0W0>0>110:00HA;cmodel/x3d-vrmlmodel/x3d+vrmlx3dv x3dvzX3D scene\#
         in VRML syntax1d070H00110900<A;capplication/sparql-queryrq sparqlSPARQL query                      \#
               2P000F000000000inode/directory-locked                                                        \#
                                                             280G0O001300000@c4A;c1GEapplication/vnd.otps.ct\#
        -kip+xml        1H280M00000?00@application/x-apple-diskimagedmg sparseimageApple disk image         \#
                                                       28000J00000300Capplication/mac-compactprocptCompact P\#
        ro archive0@210D00000800Avideo/vnd.dece.videouvv uvvvUltraViolet video28010H00000300Eapplication/vnd\#
        .intergeoi2gIntergeo construction          28280L000000000application/vnd.android.axml              \#
                             1d060<00110M00DA;ctext/x-forth4th frt fth forth fs f for frsource code in Forth\#
        28010?00000300Happlication/amlamlAutomationML plant model1a060<00110300DA;ctext/x-clipsclpsource cod\#
        e in CLIPS1@070H0Y110300>A;capplication/mac-binhex40application/binhex application/mac-binhexhqxBinH\#
        ex archive280G0E001306000@c4A;c1GEapplication/senml+xmlsenmlx00210:000004000image/jxsijxsi2<0G0K0016\#
        00000AEi@AR0RAA;c0_O1K9application/coap-group+json                                                  \#
                                                                                                            \#
                                                                             1@2Y0N001100000A_\application/v\#
        nd.keyman.kmp+zip28010R000000000application/vnd.motorola.flexsuite                                  \#
                                                       28000H000003000application/x-conferencensc           \#
                                   20280R001100000@Giapplication/x-monotone-source-repo        0@080E0000070\#
        00application/x-dvd-ifoifo bup                   1h060:001100000A;ctext/x-ptx                       \#
                                                                                                            \#
                                       28010W000000000application/vnd.japannet-payment-wakeup280G0E00130400N\#
        @c4A;c1GEapplication/dskpp+xmlxmlsDSKPP key provisioning message1d060F00110300NA;ctext/x-csound-docu\#
        mentcsdsource code in Csound Document28010Q000000000application/private-token-request1h060:001103000\#
        A;ctext/x-sfvsfv1X080I00000400Dapplication/x-applescriptscptcompiled AppleScript28280F00000<000appli\#
        cation/x-sas-datasd7 sas7bdat1h060=00110700NA;ctext/x-runoffrnh rnotext with the markup of RUNOFF1`0\#
        60A00110200IA;ctext/x-loomscriptlssource code in LoomScript1d@60?00110X008A;ctext/x-makefilemak mk m\#
        ake makefile mkfile d Plo Po Tpomakefile28010G00000300Lapplication/vnd.wap.slcslccompiled WAP servic\#
        e loading1d@60;002501008A;cP@[0oJ16W188text/x-chdrhC header1`060@00110200HA;ctext/x-qt-scriptqssourc\#
        e code in Qt Script08280?00000600=audio/x-wavpackwv wvpWavPack audio28010U000000000application/trust\#
        -mark-delegation+jwt08210?000000000audio/gsm-hr-08                                                  \#
                      1h460<00110500MA;ctext/x-scamlscamltext with the markup of Scaml                      \#
                                  1h070<001103000A;ctext/vnd.hglhgl                                28010?000\#
        000000application/sbe                                                                               \#
                                                                                         28000@000009000chem\#
        ical/x-cachecac cache28010G00000400Gapplication/fastinfosetfinfFast Infoset binary XML              \#
                                                     280G0C001300000@c4A;c1GEapplication/sep+xml            \#
                                                                                                           2\#
        P000B000000000x-content/blank-cd                                                                    \#
                                                                          28290Q00000=000application/vnd.apa\#
        che.arrow.filearrow feather28060:00110300FA;ctext/x-cilcildata in the format CIL                    \#
                                            1h0609001104000A;ctext/ritarita                                 \#
                                                                                                    20200O00\#
        1100000ATaapplication/x-mysql-misam-index                                                           \#
                                                                                                            \#
                         280G0E0G130900B@c4A;c1GEapplication/xliff+xmlapplication/x-xliff+xmlxlf xliffXLIFF \#
        translations1h070=00110000=A;ctext/enrichedenriched text                                            \#
             280G0I001300500@c4A;c1GEapplication/msc-mixer+xmlutf-8                                         \#
                                                                                              28000F0Q000000\#
        :application/x-zerosizeapplication/x-empty inode/x-emptyempty file28010G000000000application/vnd.dvb\#
        .pfr                                                                                                \#
                                                                      1d060>0B220300BA;cQ88text/x-objcsrctex\#
        t/x-objective-cm hObjective-C source1d060;00110200CA;ctext/x-llvmllsource code in LLVM280G0I00130300\#
        H@c4A;c1GEapplication/xcap-caps+xmlxcaXCAP server capabilities28060;00110400GA;ctext/x-stonstondata \#
        in the format STON28060<00110000HA;ctext/x-bird2data in the format BIRD2                            \#
                                                                                                            \#
                                                                                                 28080J00000\#
        000<application/x-spice-kernelSPICE kernel                                    1`060=00110200EA;ctext\#
        /x-jsoniqjqsource code in JSONiq                          1h070@001100000A;ctext/vnd.latex-z280G0D00\#
        130000F@c4A;c1GEapplication/csta+xmlCSTA telephony message                            280G0O00130900\#
        J@c4A;c1GEapplication/vnd.solent.sdkm+xmlsdkm sdkdSolent key management data28280G00000300Japplicati\#
        on/x-apple-bombombill of materials of macOS0h000C000002000application/x-wingzwz28010J000000000applic\#
        ation/edhoc+cbor-seq   1a060=00110100EA;ctext/x-eiffelesource code in Eiffel2<0G0V001600000AEi@AR0RA\#
        A;c0_O1K9application/vnd.ims.lis.v2.result+json28010>000000000application/vp                        \#
                        1h060<001102000A;ctext/x-montemt                                                    \#
                                                                                                            \#
                                                                                        1l060S002203000A7cA;\#
        ctext/x-gettext-translation-templatepot                                                            1\#
        @0X0E00000800?application/x-stuffitsit sitxStuffIt archive                                          \#
                                                                08200:000003000audio/silksil                \#
                                                                                                            \#
                                                                                          0@280;09110300<A41\#
        video/x-m4vvideo/m4vm4vMPEG-4 video          1h060:00110B000A;ctext/x-adladl adls adlf adlx         \#
                                                                                                    280G0V00\#
        1300000@c4A;c1GEapplication/vnd.oma.scidm.messages+xml08210:00000000<audio/g722G.722 speech         \#
                                                           1d060=00110;00EA;ctext/x-cythonpyx pxd pxisource \#
        code in Cython29060A00110300FA;capplication/x-rdprdpdata in the format RDP280G0^001300000@c4A;c1GEap\#
        plication/vnd.radisys.msml-dialog-speech+xml0`060X00130=000@c4A;c1GEapplication/x-adobe-indesign-int\#
        erchangeinx icml wcml100R0X000007000application/vnd.google-apps.presentationgslides28010C00000<000ap\#
        plication/vnd.tmlvfr viaframe                                      1@0F0L001303000@c4A;c1GEapplicati\#
        on/x-virtualbox-ovfovf10290M0R220;00D@hdA_\application/vnd.apple.keynoteapplication/x-iwork-keynote-\#
        sffkeykey keynoteKeynote presentation1@2Y0U001103000A_\application/vnd.maxar.archive.3tz+zip3tz28010\#
        J000000000application/rpki-checklist0`080A000003008application/x-tcrtcrTCR book10010a000004000applic\#
        ation/vnd.collabio.xodocuments.presentationxodp2P000F000000000x-content/ebook-reader    2<0G0S001600\#
        000AEi@AR0RAA;c0_O1K9application/prs.implied-object+json1`060<00110:00DA;ctext/x-xbaseprg prw chsour\#
        ce code in xBase28010U000000000application/vnd.uplanet.cacheop-wbxml0`280C001105000A_\application/x-\#
        xmindxmind00090A0Q000300Capplication/dicomapplication/x-dicom image/x-dicomdcmDICOM medical image1d@\#
        6090N110800;A;ctext/rustapplication/x-rust text/x-rustrs rs.inRust source28010U00000300Uapplication/\#
        vnd.jcp.javame.midlet-rmsrmsrecord store of a Java ME application28010S000000000application/vnd.oipf\#
        .cspg-hexbinary28010K00000500Gapplication/cdmi-capabilitycdmiaCDMI storage capability0@280;000003009\#
        video/x-ivfivfIVF video0`060D00130D000@c4A;c1GEapplication/dita+xmlditamap dita ditaval280?0C0U11030\#
        00A;capplication/vnd.mifapplication/x-frame application/x-mifmif280G0T001300000@c4A;c1GEapplication/\#
        vnd.etsi.iptvsad-cod+xml2<0G0U001607000AEi@AR0RAA;c0_O1K9application/vnd.eu.kasparian.car+jsoncarjso\#
        n1`060<00110300DA;ctext/x-dafnydfysource code in Dafny28010e000000000application/vnd.3gpp.5gsa2x-loc\#
        al-service-information28010L000000000application/vnd.ecdis-update0@280;001103009AC:video/x-amvamvAMV\#
         video1`010H00000300@application/vnd.acucobolacuACUCOBOL program1d060>00110e00FA;ctext/x-clojureclj \#
        cljc cljs boot cl2 cljs.hl cljscm cljx hic edn bbsource code in Clojure1d@60<00110A00<A;ctext/x-scal\#
        ascala kojo sbt scScala source28060F00110800RA;ctext/x-python-metadataegg-infodata in the format Pyt\#
        hon Metadata28200A000003000application/x-fptfpt28010S000000000application/vnd.ms-wmdrm.meter-resp280\#
        10C000000000application/dca-rft28010J00000300Capplication/vnd.mobius.txftxfMobius TXF document1`060<\#
        00110A00DA;ctext/x-rebolreb r3 r2 rebol rsource code in Rebol1`060@00110200IA;ctext/x-minicriptmssou\#
        rce code in MiniScript28010U000000000application/vnd.apache.thrift.compact280G0D00130400B@c4A;c1GEap\#
        plication/ssml+xmlssmlSSML text to speak28010T000000000application/vnd.apache.thrift.binary28010Y000\#
        00300Wapplication/tamp-community-update-confirmcucconfirmation of a TAMP community update28010F00000\#
        700<application/vnd.grafeqgqf gqsGrafEq graph0`:Y0?0A000300<application/pdfapplication/x-pdfpdfPDF d\#
        ocument18470@00230300P@c4A;c1GEtext/vnd.wap.wmlwmlWML page for early mobile phones1`060<00110>00DA;c\#
        text/x-rpglerpgle sqlrpglesource code in RPGLE1`060;00110400CA;ctext/x-selfselfsource code in Self28\#
        010G000000000application/rpki-updown1h460;00110400LA;ctext/x-mtmlmtmltext with the markup of MTML1h0\#
        70@001100000A;ctext/rtploopback28280I00000200Happlication/x-ms-prefetchpfprefetch data of Windows1a0\#
        60800110100@A;ctext/x-qqsource code in q1@280I00000300;application/x-nix-archivenarNix archive28010M\#
        00000300>application/vnd.fujitsu.oasysoasOASYS document0h0G1:001300000@c4A;c1GEapplication/vnd.openx\#
        mlformats-officedocument.spreadsheetml.querytable+xml00010M00000400@application/vnd.balsamiq.bmprbmp\#
        rBalsamiq project28800A000000000application/x-pds28010X000000000application/vnd.as207960.vas.config+\#
        uper28010C000000000application/eat+jwt08280=0G0002000audio/audibleaudio/x-pn-audibleaudioaa28060J001\#
        10300VA;ctext/x-kicad-legacy-layoutbrddata in the format KiCad Legacy Layout28880F000003000applicati\#
        on/x-spss-porpor28060A00110000MA;ctext/x-record-jardata in the format Record Jar28010G00000300Happli\#
        cation/tamp-updateturTAMP trust anchor update0Y030C000003000application/expressexp0h010J0D000400<app\#
        lication/vnd.kde.kchartapplication/x-kchartchrtKChart chart0@280;00000000?video/x-mveInterplay movie\#
        2<0G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.dataresource+json1H200I00000B000application/x-genes\#
        is-romgen md 68k sgd smd28210D001100000@b7application/cmw+cbor28010J00000400Fapplication/vnd.xmpie.d\#
        pkgdpkgXMPie document package1`060;00110400CA;ctext/x-tapetapesource code in Tape1H080A00000300<appl\#
        ication/x-uf2uf2UF2 firmware00200=000000000image/example08210B000000000audio/vnd.cns.inf11l060=0N110\#
        :00NA;ctext/x-bibtexapplication/x-bibtex-text-filebib bibtextext with the markup of BibTeX28000B0000\#
        00000application/x-dzip28060H00110000TA;ctext/x-shellcheck-configdata in the format ShellCheck Confi\#
        g1`060<00110600DA;ctext/x-urwebur urssource code in UrWeb1H080N000007000application/x-nintendo-3ds-r\#
        omcci 3ds08280>00000200>audio/x-codec2c2Codec 2 speech1h060=001100000A;ctext/x-tads-31l060=00220300>\#
        A;cPNBtext/x-sweavernwtext in Sweave28010G00000400Bapplication/link-formatwlnklist of CoRE links280G\#
        0C001303000@c4A;c1GEapplication/kbl+xmlkbl0@010K00000300@application/vnd.dvb.servicesvcDVB service l\#
        ink1`060>00110300FA;ctext/x-cadencecdcsource code in Cadence280G19001300000@c4A;c1GEapplication/vnd.\#
        openxmlformats-officedocument.drawingml.diagramcolors+xml1d060=00110100EA;ctext/x-dtracedsource code\#
         in DTrace0@280=001103000Am>video/annodexaxv1`060;00110400CA;ctext/x-hurlhurlsource code in Hurl2P00\#
        0C000000000x-content/blank-dvd1`060I00110300QA;ctext/x-unified-parallel-cupcsource code in Unified P\#
        arallel C28060A001103000A;capplication/x-icaica10290N0H110700GQjDapplication/vnd.kde.kpresenterappli\#
        cation/x-kpresenterkpr kptKPresenter presentation2<0G0J001600000AEi@AR0RAA;c0_O1K9application/alto-c\#
        dni+json1H280I00000800Napplication/x-apple2-2img2img 2mg2IMG image of an Apple II disk28010G00000000\#
        0application/prs.mayfile28010F000000000application/atomicmail00280;000003000image/x-sctsct0`280H0022\#
        06000@<;A_\application/x-ibooks+zipibooks08210:000000000audio/vdvi0\0G0?00160400:AEi@AR0RAA;c0_O1K9m\#
        odel/gltf+jsongltfglTF scene00290N00000300Eimage/vnd.valve.source.texturevtfSource engine texture1d@\#
        60;0B110<00;A;ctext/x-javatext/x-java-sourcejava jav jshJava source                                 \#
                                                                                                            \#
                                                                                            08280;000003000a\#
        udio/x-dsfdsf                                                                                       \#
                                                                                                            \#
                                                                                                          28\#
        010T000000000application/vnd.adobe.partial-upload2P000A00000000<inode/blockdeviceblock device1h060;0\#
        01104000A;ctext/x-barebare28010G000003000application/vnd.yaowemeyme                                 \#
              28280L000003000application/gnunet-directorygnd                                                \#
                                                    280G0J00130300:@c4A;c1GEapplication/xcap-error+xmlxerXCA\#
        P error            1`060A00110600IA;ctext/x-quickbasicbas bisource code in QuickBASIC28010R000000000\#
        application/vnd.dvb.ipdcesgaccess208210D00000300Caudio/vnd.everad.pljpljEverad player audio         \#
                                                                                                            \#
                           1@080R001106000@SNapplication/x-bzip1-compressed-tartar.bz2<0G0M001607000AEi@AR0R\#
        AA;c0_O1K9application/vnd.document+jsondocjson280G0I00130050N@c4A;c1GEapplication/pidf-diff+xmlutf-8\#
        change of presence information08280;000003009audio/x-soxsoxSoX sound1@2X0K0@000900=application/x-7z-\#
        compressedapplication/x-7z7z 7z.0017-Zip archive                1\060;00110F00CA;ctext/x-rexxrexx re\#
        x pprx rx arexxsource code in REXX0@210C000000000video/vnd.hns.video                                \#
                                                                     28010K00000300=application/vnd.openeye.\#
        oeboebOEB molecules280G0D00130400J@c4A;c1GEapplication/ccmp+xmlccmpconference control message0829090\#
        0000300:audio/amramrAMR speech      28010C000000000application/eat+cwt                              \#
                                                                                  280G0S001300000@c4A;c1GEap\#
        plication/vnd.etsi.iptvsad-bc+xml    1P280J000008000application/x-mach-o-dylibdylib so2H000A00000000\#
        0multipart/example                                         28010I00000800<application/vnd.adobe.fxpf\#
        xp fxplFlex project          1`060I00110600LA;capplication/supercollidersc scdsource code in SuperCo\#
        llider                                                                                              \#
                                                                                        28880E000006000chemi\#
        cal/x-mdl-rdfilerd rdf                   28010B000000000application/oscore1H280E00000;00@application\#
        /x-n64-romn64 v64 z64Nintendo 64 game28200E00000<000application/x-sas-fdbsf7 sas7bfdb20080Q001104000\#
        @Giapplication/x-kexiproject-sqlite3kexi1h060G00110300XA;ctext/x-srecode-templatesrttext with the ma\#
        rkup of SRecode Template280G0C00130300D@c4A;c1GEapplication/shf+xmlshfSHF hexadecimal data0@2X0>0011\#
        0300CAAivideo/x-ms-wmvwmvWindows Media video1h060>001103000A;ctext/x-cryptolcry28010_000000000applic\#
        ation/vnd.mitsubishi.misty-guard.trustweb28000D000003000chemical/x-crossfirebsd1H010Q00000700Happlic\#
        ation/vnd.nintendo.snes.romsfc smcSuper Nintendo cartridge28880F000003000application/x-yuv4mpegy4m00\#
        060I002403000QjD@c4A;c1GEapplication/x-dia-diagramdia28010D000000000application/coap-eap1h060:001103\#
        00FA;ctext/x-lrclrcdata in the format LRC28010E000000000application/cybercash0`0G1D001300000@c4A;c1G\#
        Eapplication/vnd.openxmlformats-officedocument.wordprocessingml.document.glossary+xml00210N00000300@\#
        image/vnd.fujixerox.edmics-mmrmmrEDMICS MMR image1h060A00110:000A;ctext/x-kernel-logkmsg dmesg28080L\#
        000003000application/x-teckit-mappingtec28010O000000000application/vnd.nokia.pcd+wbxml29060D00110400\#
        PA;ctext/x-jest-snapshotsnapdata in the format Jest Snapshot28010R00000300Bapplication/vnd.mophun.ce\#
        rtificatempcMophun certificate1`060=00110;00EA;ctext/x-lookmllkml lookmlsource code in LookML       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                         0P880O00000=000application/x-font-adobe-metricacfm \#
        amfm afm1l460D00110D00PA;ctext/x-html-plus-erbrhtml erb erb.defacetext with the markup of HTML+ERB  \#
                   28000J001103000Q0Mapplication/x-spectrum-sltslt                                          \#
                                                                                                            \#
                                                             1P000\000006000application/vnd.nokia.n-gage.sym\#
        bian.installn-gage0h0R0W000006000application/vnd.google-apps.spreadsheetgsheet1h060:001103000A;ctext\#
        /x-bnfbnf00280@00000<000image/x-asepritease aseprite00280C001107000A_\application/x-kritakra krz2806\#
        0=00110600IA;ctext/x-prismaprismadata in the format Prisma28000I00000;000application/x-msmediaviewmv\#
        b m13 m140@210I000000000video/vnd.nokia.videovoip1h460H00110300YA;ctext/x-closure-templatessoytext w\#
        ith the markup of Closure Templates1`070M00110600LA;capplication/vnd.gentoo.ebuildebuildsource code \#
        in Gentoo Ebuild28010N000000000application/vnd.fujixerox.hbpl08210900000000:audio/lpcLPC speech0@210\#
        F000000000video/vnd.directv.mpeg28080L00000000>application/x-guile-bytecodecompiled Guile280F0M00130\#
        3000@c4A;c1GEapplication/x-dtbresource+xmlres28070T00110900DA;capplication/vnd.hydrostatix.sof-datas\#
        fd-hdstxHydrostatix SOF data0P200E00000300Eapplication/x-tex-tfmtfmmetrics of a TeX font1h060@001103\#
        000A;ctext/x-bbc-basicbbc28010E000000000application/tzif-leap00:80=00000900=image/x-vicarvic vicarVI\#
        CAR picture0`280S00110L000A_\application/vnd.mindjet.mindmanagermmp mmap mmpt mmat mmmp mmas08210P00\#
        000300Iaudio/vnd.ms-playready.media.pyapyaPlayReady protected audio            28010E000000000applic\#
        ation/cals-1840                                                                                     \#
                                                                                          0X890Q00000;00Emod\#
        el/vnd.parasolid.transmit.textx_t xmt_txtParasolid model, text28210@000004009application/cborcborCBO\#
        R data28010Z000000000application/vnd.century-systems.tcp_stream28200J00000<000application/x-sas-item\#
        storsr7 sas7bitm0X010@000000000model/vnd.gs.gdl2<0G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.miel\#
        e+json28010O00000300?application/vnd.noblenet-sealernnsNobleNet sealer1h060:001103000A;ctext/x-rqlrq\#
        l2<0G0K001600000AEi@AR0RAA;c0_O1K9application/jscalendar+json28010O000000000application/vnd.f-secure\#
        .mobile                           00200G0A0003000image/x-corelphotopaintimage/x-corel-cptcpt        \#
                              1`060<00110>00DA;ctext/x-zimplzimpl zmpl zplsource code in Zimpl08090D00000300\#
        =application/vnd.smafmmfSMAF ringtone   0`390`00340400IP>GQSJA_\1>[application/vnd.ms-word.template.\#
        macroenabled.12dotmWord template with macros0X070=001303009@c4A;c1GEmodel/vnd.vtuvtuVTU model       \#
                                                                                                            \#
                                                            102Y0M0H110C00QA>[application/vnd.ms-powerpointa\#
        pplication/mspowerpointppt pps pot ppz ppaPowerPoint presentation (97-2003)28280F00000300Mapplicatio\#
        n/x-libmagicmgccompiled patterns of libmagic28280A00000300Dapplication/x-scfscftrace of a sequencer \#
                                                                                                            \#
                      28000G000003000application/x-intel-amlaml                           08210=000000000aud\#
        io/vnd.4sb28010W000000000application/vnd.smintio.portals.archive               28010Y000000000applic\#
        ation/vnd.ms-windows.nwprinting.oob                                  28010I000003009application/vnd.\#
        uiq.themeutzUIQ theme                                                                      1@080I000\#
        003000application/x-pak-archivepak                                                                  \#
                                      1`070>0<110300DA;ctext/vnd.typsttext/x-typsttypsource code in Typst   \#
                    0h0G1:001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.pivo\#
        ttable+xml100G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.slide\#
        layout+xml2<0G0H001600000AEi@AR0RAA;c0_O1K9application/problem+json                                 \#
               10391500230400CP>GA_\1>[application/vnd.openxmlformats-officedocument.presentationml.template\#
        potxPowerPoint template2<0G0@0X353N509@ARPRAA;c0_O1K9application/jsonapplication/x-json text/json te\#
        xt/x-jsonjson map 4dform 4dproject avsc har module json-tmlanguage xc json.example mcmeta slnlaunch \#
        tfstate tfstate.backup topojson yy yyp avpr code-workspace jsonc sublime-keymap sublime-project subl\#
        ime-settings tact log xcstringsutf-8JSON data0@290L00000700:video/vnd.radgamettools.binkbik bk2Bink \#
        video280G0Q001300000@c4A;c1GEapplication/vnd.etsi.simservs+xml28010K000000000application/vnd.uic.tlb\#
        -fcb28000A000003000chemical/x-chem3dc3d1d060B00110500JA;ctext/x-cap-n-protocapnpsource code in Cap'n\#
         Proto2<060900110600EA;ctext/x-gngn gnidata in the format GN28290H00000300Dapplication/vnd.ipld.carc\#
        arIPLD content archive28010b00000300Aapplication/vnd.llamagraphics.life-balance.desktoplbdLife Balan\#
        ce plan2H0W0A0?120900@@54A;cmultipart/relatedmessage/rfc2557mht mhtmlcompound message00280?000000000\#
        image/x-xcursor28010L00000300Aapplication/vnd.novadigm.extextNovadigm EXT data0h280I00110K000A>[appl\#
        ication/x-quattro-prowq1 wq2 wkq wb1 qpw wb2 wb30h390a00340400JP>GQ5hA_\1>[application/vnd.ms-excel.\#
        template.macroenabled.12xltmExcel template with macros28060:00110300FA;ctext/x-rbsrbsdata in the for\#
        mat RBS1d060:00250300TP@[A;c0oJ16W188text/x-mofmofsource code in Managed Object Format28080L00000000\#
        Iapplication/x-chromium-cacheentry of Chromium's cache                                              \#
          08210=000000000audio/evrcwb0                                                       1`060?00110300G\#
        A;ctext/x-bluespecbsvsource code in Bluespec                                                     280\#
        G0V001303000@c4A;c1GEapplication/vnd.openstreetmap.data+xmlosm280G0G001300000@c4A;c1GEapplication/vn\#
        d.xmi+xml1`060;00110400CA;ctext/x-ponyponysource code in Pony28210X001100000@b7application/concise-p\#
        roblem-details+cbor                 0@280C00000300;video/x-nuppelvideonuvNuppelVideo08200;000003000a\#
        udio/adpcmadp                                                                                       \#
                                                                                                            \#
                                                    08210I00000900Qaudio/vnd.nuera.ecelp4800ecelp4800Nuera E\#
        CELP speech at 4,800 bit/s             1h060;001104000A;ctext/x-rellrell                            \#
                                                            00210?00000400Fimage/dicom-rledrleDICOM run-leng\#
        th image                  28010E000000000application/vc+sd-jwt28080M000006000application/x-moarvm-by\#
        tecodemoarvm2H010;000000000message/mls                 1H280D00000600<application/x-uimageuimageU-Bo\#
        ot image        0@280=00110:000Pe9video/x-mjpegmjpeg mjpg2<0G0C00160H000AEi@AR0RAA;c0_O1K9applicatio\#
        n/tm+jsontm.jsonld tm.json jsontm1@090@0E000200Dapplication/zlibapplication/x-deflatezzzlib-compress\#
        ed data08290=00110000=Q\Iaudio/amr-wb+AMR-WB+ audio0`060D00130400>@c4A;c1GEapplication/enex+xmlenexE\#
        vernote notes280G0c001300000@c4A;c1GEapplication/vnd.3gpp.current-location-discovery+xml28010C000000\#
        000application/vc+cose1H0@0A0L000300Aapplication/x-vhdapplication/x-virtualbox-vhdvhdvirtual hard di\#
        sk2<0G0S001600000AEi@AR0RAA;c0_O1K9application/alto-propmapparams+json1`060<00110500AA;ctext/x-echdr\#
        ec ehsource code in eC28010@000000000application/wita0`010N00000300Gapplication/vnd.wolfram.playernb\#
        pWolfram Player notebook2<0G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.hyper-item+json280@0M000004\#
        000application/x-virtualbox-vboxvbox1h060:00110500MA;ctext/slintslinttext with the markup of Slint28\#
        010L000000000application/rpki-publication28010K00000000;application/vnd.eudora.dataEudora data280G0\\#
        001300000@c4A;c1GEapplication/vnd.3gpp.seal-mbs-usage-info+xml2<0G0T001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/vnd.collection.next+json28280T000008000application/x-supercollider-synthdefscsyndef28280G0000\#
        0700?application/x-vim-spellsug splspelling of Vim08080@001100000AbMapplication/kate28010J00000<000a\#
        pplication/vnd.sybyl.mol2ml2 mol2 sy2                                                            282\#
        10D001100000@b7application/ace+cbor0`0P0O000004000application/vnd.google-apps.jamgjam0P2Y090i0004009\#
        font/woffapplication/font-woff application/x-font-woff font/x-woffwoffWOFF font28280L00000000Bapplic\#
        ation/x-locale-archivearchive of locales                                                            \#
                                     1`060;00110400CA;ctext/x-ringringsource code in Ring                   \#
                                                                                                            \#
                                                                                                1`060;001104\#
        00CA;ctext/x-hoonhoonsource code in hoon      1H010R00000300Capplication/vnd.aristanetworks.swiswiAr\#
        ista switch image20280N001100000@Giapplication/x-bentley-besqlite1h060<001100000A;ctext/x-mosel28010\#
        C00000300Bapplication/vnd.mcdmcdMicroCADAM drawing             08210C000000000audio/vnd.octel.sbc002\#
        10L00000300Iimage/vnd.globalgraphics.pgbpgbGlobal Graphics PGB image2<0G0X001600000AEi@AR0RAA;c0_O1K\#
        9application/vnd.cncf.helm.config.v1+json280G0L001300000@c4A;c1GEapplication/vnd.etsi.tsl+xml       \#
                                                                                                            \#
                                                                                      00290>000004000image/v\#
        nd.clipclip                  00280A00110300?QADimage/x-canon-cr2cr2Canon raw image280G0Z001300000@c4\#
        A;c1GEapplication/vnd.3gpp.seal-unicast-info+xml280F0_001300000@c4A;c1GEapplication/vnd.oma.bcast.sm\#
        artcard-trigger+xml     2H000C000000000message/x-gnu-rmail28010K00000300Happlication/scvp-cv-request\#
        scqSCVP certificate request                                                                         \#
                                                                                                            \#
                                                            28060C00110000OA;ctext/x-go-workspacedata in the\#
         format Go Workspace00210=000000000image/vnd.svf                  08280900000300:audio/ac4ac4AC-4 au\#
        dio  280G0D00130900>@c4A;c1GEapplication/ttml+xmlttml dfxpTTML subtitles0`0P0@000004000application/b\#
        docbdoc                                                               0]070F00111300OA;capplication/\#
        vnd.gerbergbr gbl gbo gbp gbs gko gpb gpt gtl gto gtp gts cmp gml ncl sol grbGerber layer of a circu\#
        it board1H210G0L000<00>application/vnd.efi.imgapplication/x-raw-disk-imageluks dmg imgraw disk image\#
        082108000000000audio/cn0h0G1?001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreads\#
        heetml.revisionheaders+xml1`060:00110300BA;ctext/x-rocrocsource code in Roc08210:000000000audio/scip\#
        08210:00000000<audio/g728G.728 speech28290K00000500Aapplication/vnd.ahead.spaceaheadAhead AIR projec\#
        t28060E001107000A;capplication/x-pypylogpypylog1d@60=0:221I00:A;cQ88text/x-c++srctext/x-c++cpp cc cx\#
        x c++ cp cppm tpp ixx ipp inl ino mxx tcc txx cu cuh hpp h++ c hh h hxx inc re CC++ source2H0G0@0013\#
        00000@c4A;c1GEmessage/imdn+xml2@0G0D00130700K@c4A;c1GEapplication/pskc+xmlpskcxmlcontainer of symmet\#
        ric keys28010H000000000application/secevent+jwt28060J00110300VA;ctext/x-2-dimensional-array2dadata i\#
        n the format 2-Dimensional Array1`060;00110:00CA;ctext/x-leanlean hleansource code in Lean00280:0<00\#
        0400:image/flifimage/x-flifflifFLIF image1@090K001108000@B?application/vnd.gentoo.gpkggpkg.tar1`060>\#
        00110200FA;ctext/x-cangjiecjsource code in Cangjie2<060:00112500FA;ctext/x-iniini cfg cnf container \#
        dof lektorproject network prefs url inf frm mount pro properties service socket target timer clw kns\#
        rc notifyrcdata in the format INI280G0T001300000@c4A;c1GEapplication/vnd.3gpp-prose-pc3ch+xml2H060<0\#
        0110000>A;cmessage/newsUsenet article28080G00000200Kapplication/x-google-ababbackup of an Android de\#
        vice                                 28010R00000300Bapplication/vnd.mapbox-vector-tilemvtMapbox vect\#
        or tile1d060>00110D00>A;ctext/x-haskellhs hs-boot hsc lhs yHaskell source0@29080:0006008video/dvvide\#
        o/x-dvdv difDV video280G0d001300000@c4A;c1GEapplication/vnd.oma.poc.detailed-progress-report+xml1`06\#
        0900110200AA;ctext/x-p4p4source code in P428010W000000000application/vnd.motorola.flexsuite.adsi    \#
                                                                                                            \#
                                         1h070<001100000A;ctext/vnd.gml                                     \#
                                                                                                            \#
                                                                                         2P000F000000000x-co\#
        ntent/video-bluray28080F00000000@application/x-vim-undoundo file of Vim                             \#
                                                                                                    280G0D00\#
        130050<@c4A;c1GEapplication/beep+xmlutf-8BEEP message08290?0A000900Daudio/mp4a-latmaudio/x-mp4a-latm\#
        latm loasMPEG-4 audio in LATM                                                      280G0W001300000@c\#
        4A;c1GEapplication/vnd.iptc.g2.catalogitem+xml1`060:00110700BA;ctext/x-zilzil mudsource code in ZIL0\#
        @280;000003000video/x-nsvnsv1`060D00110000LA;ctext/x-alpine-abuildsource code in Alpine Abuild28010P\#
        000000000application/vnd.oma.bcast.sgboot1@000A000003000application/x-seasea1@280I00000:000applicati\#
        on/x.sf3-archivear.sf3 sf328080G000003000application/x-ips-patchips                                 \#
                                            1h060C00110=000A;ctext/x-nasm-objdumpobjdump-intel2<0G0R00160000\#
        0AEi@AR0RAA;c0_O1K9application/vnd.eclipse.ditto+json1P280A0e000300?application/x-dexapplication/vnd\#
        .android.dex application/x-android-dexdexAndroid program                                            \#
                                                                                                            \#
                                                                                               0X280C00000M0\#
        0Aapplication/x-catiacatdrawing catpart catproductCATIA V5 document2<0G0L001603000AEi@AR0RAA;c0_O1K9\#
        application/voucher-cms+jsonvcj                                                                     \#
                                                                                      1d060?00110600IA;ctext\#
        /livescriptls _lssource code in LiveScript1`060E00110200MA;ctext/x-witcher-scriptwssource code in Wi\#
        tcher Script1dP60@09110500AA;capplication/x-m4text/x-m4m4 mcsource code in M428010Q000000000applicat\#
        ion/vnd.ms-wmdrm.lic-resp10390c00220400LQNYA_\application/vnd.ms-powerpoint.slide.macroenabled.12sld\#
        mPowerPoint slide with macros00280;00000300=image/x-exrexrOpenEXR image00210:000004000image/jxrajxra\#
        00280G00110300?A<Fimage/x-portable-bitmappbmportable bitmap1`060V00110300^A;ctext/x-mathematical-pro\#
        gramming-systemmpssource code in Mathematical Programming System2P000H000000000x-content/win32-softw\#
        are1@000L000003000application/x-gca-compressedgca1P060F00110200RA;ctext/x-libtool-libraryladata in t\#
        he format Libtool Library                                                                           \#
          1h060@001100000A;ctext/x-squidconf08210?000000000audio/parityfec0`3Y1700230400=P>GA_\1>[applicatio\#
        n/vnd.openxmlformats-officedocument.wordprocessingml.documentdocxWord document10390j00340400SP>GPijA\#
        _\1>[application/vnd.ms-powerpoint.presentation.macroenabled.12pptmPowerPoint presentation with macr\#
        os280G0_001300000@c4A;c1GEapplication/vnd.oipf.contentaccessstreaming+xml28010K00000400Aapplication/\#
        vnd.sealed.tiffstifSealed TIFF image280G0M00130200K@c4A;c1GEapplication/simple-filter+xmlclfilter of\#
         SIP notifications28000D000003000application/x-msclipclp00:90B00000A00>image/vnd.radiancehdr rgbe xy\#
        ze picRadiance image28060J001100000A;capplication/x-httpresponse0`290I0C110700>QjDapplication/vnd.kd\#
        e.kwordapplication/x-kwordkwd kwtKWord document28210I00000550@application/vnd.wap.wbxmlwbxmlutf-8WBX\#
        ML binary XML1P2X0@002204000@MdA_\application/msixmsix0`200C000000000application/msword51]060B0;1122\#
        00;A;capplication/x-rubytext/x-rubyrb rbw builder gemspec eye rake rbx god duby jbuilder mspec podsp\#
        ec prawn rabl rbi rbuild ru ruby thor watchr fcgi pluginspec specRuby script1i070C001103000A;ctext/v\#
        nd.ficlab.fltflt28010[000000000application/vnd.ntt-local.ogw_remote-access2@890E00000300Aapplication\#
        /pkix-certcerX.509 certificate28280H00000000Eapplication/x-dyld-cacheshared cache of macOS00210:0000\#
        04009image/avciavciAVC image08210B000000000audio/dsr-es2011080`0G1<001300000@c4A;c1GEapplication/vnd\#
        .openxmlformats-officedocument.wordprocessingml.footnotes+xml28010S00000300Papplication/vnd.multiad.\#
        creator.cifcifMultiAd Creator interchange file08210:000004000audio/mhasmhas1h0608001103000A;ctext/rs\#
        lrsl1H280I00000600=application/x-gameboy-romgb sgbGame Boy game28000J000003000chemical/x-ncbi-asn1-a\#
        sciiprt28080M00000000Bapplication/x-systemd-journaljournal of systemd08210:000000000audio/aptx00200@\#
        000004000image/x-macpaintpntg1P2X0@001104000A_\application/appxappx28010C000003009application/vnd.vs\#
        fvsfVSF audio0h280U00110300QA_\application/vnd.sun.xml.calc.templatestcOpenOffice 1 spreadsheet temp\#
        late                                                                                   1h070<0011000\#
        00A;ctext/flexfec    08210D00000300Baudio/vnd.nortel.vbkvbkNortel voice block280G0M001300000@c4A;c1G\#
        Eapplication/vnd.3gpp.ussd+xml280G0]001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-ue-init-config+xml0\#
        8210;000000000audio/g729e08290;00110300<AC:audio/qcelpqcpQCELP speech1d060<00220900LA;cPUOtext/x-svs\#
        rcsv svh vhsource code in SystemVerilog08210=000000000audio/melp6002H010F000000000multipart/multilin\#
        gual  1h060;001103000A;ctext/x-tl-btlb                                                              \#
                                                                                                 0`280W00220\#
        300J@jiA_\application/vnd.sun.xml.writer.templatestwOpenOffice 1 text template                      \#
                 08210=000000000audio/evrcnw028010S000000000application/vnd.yamaha.remote-setup             \#
                   1H200E000003000application/x-msx-rommsx28010E000000000application/vnd.ffsns1`060900110400\#
        CA;ctext/odinodinsource code in Odin28060P00140<000@m\@c4A;c1GEapplication/x-apple-aspen-configmobil\#
        econfig0]070900110300BA;cmodel/objobjWavefront 3D model                                             \#
                                                                              1h0708001100000A;ctext/rtx1`06\#
        0<00110500DA;ctext/x-bisonbisonsource code in Bison0H060H001103000A;capplication/x-cdrdao-toctoc    \#
                                                               1@080R00110<000@9Gapplication/x-bzip3-compres\#
        sed-tartar.bz3 tbz3280G0V001300000@c4A;c1GEapplication/vnd.radisys.msml-audit+xml280G0N00130300:@c4A\#
        ;c1GEapplication/vnd.zzazz.deck+xmlzazZzazz deck1]060A0H110300[A;ctext/x-ms-regeditapplication/x-ms-\#
        regeditregdata in the format Windows Registry Entries2<0G0G001606000AEi@AR0RAA;c0_O1K9application/se\#
        nsml+jsonsensml28010L00000300Aapplication/vnd.novadigm.edmedmNovadigm EDM data28010T000000000applica\#
        tion/vnd.nubaltec.nudoku-game28010?00000300Fapplication/ditditDIT device description1`060?00110:00IA\#
        ;ctext/mcfunctionmcfunctionsource code in mcfunction1`060<00110:00DA;ctext/x-ucodeuc u1 u2 usource c\#
        ode in ucode1P000L00000?000application/x-authorware-binx32 u32 vox aab08280;00000700Baudio/x-vgmvgm \#
        vgzmusic of a console280G0J001300000@c4A;c1GEapplication/yang-patch+xml28010P00000300Fapplication/vn\#
        d.3m.post-it-notespwnPost-it software notes28060S00110300_A;ctext/x-world-of-warcraft-addon-datatocd\#
        ata in the format World of Warcraft Addon Data100G1@001300000@c4A;c1GEapplication/vnd.openxmlformats\#
        -officedocument.presentationml.slideupdateinfo+xml1@280G00000300Japplication/x-amiga-dmsdmsDMS image\#
         of an Amiga disk280G080m110300FA;ctext/csvapplication/csv application/x-csv text/comma-separated-va\#
        luescsvcomma-separated values0X2Y0B001105000A_\model/step-xml+zipstpxz0X010A000003000model/vnd.sap.v\#
        dsvds2@010M000000000application/x-x509-ca-ra-cert28000I0F1107000P;Uapplication/x-matlab-dataapplicat\#
        ion/matlab-matmat fig082Q0;00000600Aaudio/basicau sndSun or NeXT audio1`060A00110100IA;ctext/x-kfram\#
        eworkksource code in KFramework28010O00000300Fapplication/vnd.businessobjectsrepBusinessObjects repo\#
        rt28010V000000000application/vnd.dvb.ipdcdftnotifaccess08210D000000000audio/vnd.dolby.pl2z1`060?0011\#
        0200GA;ctext/x-lambdapilpsource code in Lambdapi                                                    \#
                                                                                                     1h060;0\#
        01104000A;ctext/x-mipsmips                         1X060F00110200FA;capplication/x-nuscriptnusource \#
        code in Nushell                           28010D000004000application/vnd.semdsemd                   \#
                                             2@890K00000B00Eapplication/pkcs8-encryptedp8e der key p8 pemenc\#
        rypted private key                                                               280G19001300000@c4A\#
        ;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.diagramlayout+xml                      \#
                                                                         28010H00000000Fapplication/vnd.cups\#
        -pdfPDF print job for CUPS1a060;00110200CA;ctext/x-swayswsource code in Sway1`060=00110C00EA;ctext/x\#
        -racketrktd scrbl rkt rktlsource code in Racket28060C001303000@c4A;c1GEapplication/dif+xmldif1`060A0\#
        0110300IA;ctext/x-genero-4gl4glsource code in Genero 4gl280G0h00130400J@c4A;c1GEapplication/vnd.open\#
        xmlformats-package.relationships+xmlrelsrelationships of a package28060?001103000A;capplication/ramr\#
        am28010W000000000application/vnd.ntt-local.content-share1`060C00110200KA;ctext/x-unrealscriptucsourc\#
        e code in UnrealScript2@280K00000<00>application/x-java-keystorejks keystoreJava key store1\DF0A0k11\#
        0l00:A;capplication/x-phpapplication/php application/x-httpd-php text/php text/x-phpphp phtml php3 p\#
        hp4 ctp php5 phps phpt php7 php8 inc aw fcgiPHP script1d060<00110200DA;ctext/x-ragelrlsource code in\#
         Ragel0`290K0R220500>@hdA_\application/vnd.apple.pagesapplication/x-iwork-pages-sffpagespagesPages d\#
        ocument08210I000000000audio/vnd.blockfact.facta00210F00000300=image/vnd.fastbidsheetfbsFastBid sheet\#
        2<060A00110E00MA;ctext/x-apacheconfapacheconf vhost loaddata in the format ApacheConf1`020E00110200M\#
        A;ctext/x-brighterscriptbssource code in BrighterScript28010B000000000application/vp+jwt08210C000000\#
        000audio/vorbis-config1@RY0?1V000E00;application/zipapplication/x-tika-ooxml application/x-tika-visi\#
        o-ooxml application/x-zip application/x-zip-compressedzip zipx nupkg snupkgZIP archive1h060B00110300\#
        0A;ctext/x-gooddata-clgdc1h460:001103000A;ctext/x-nfonfo                                            \#
                                                                                         1l460;00110G00@A;ct\#
        ext/x-wikimediawiki wiki wikitexttext in Wikitext                                    28010M00000300=\#
        application/vnd.fluxtime.clipftcFluxTime clip                28080A00000400Fapplication/x-dmpmdmpmem\#
        ory dump of Windows2<0G0D001600000AEi@AR0RAA;c0_O1K9application/mud+json                            \#
                                                             2P000C000000000x-content/audio-dvd1X010K0000000\#
        00application/vnd.cab-jscript                                                                       \#
               28010K000000000application/vnd.3gpp.5gsa2x      28010J00000400;application/vnd.sealed.csfscsf\#
        Sealed file1H000O000003000application/x-amiga-disk-formatadf1h070<00110300DA;ctext/vnd.flyflyFly dra\#
        wing commands1h060>001100000A;ctext/x-kconfig  1@080R001107000AK5application/x-lrzip-compressed-tart\#
        ar.lrz0@2Q0:09000H00:video/mpegvideo/mpgmpg mpeg mpe m1v m2v vobMPEG video0@210B00000800Hvideo/vnd.d\#
        ece.mp4uvu uvvuUltraViolet video in MP41@2Y0T001103000A_\application/vnd.exstream-empower+zipmpw280@\#
        0@000000000application/dart                      28010Q000000000application/vnd.ecowin.fileupdate   \#
                                                                                                            \#
                                                                     28070A00130500E@c4A;c1GEapplication/atx\#
        mlatxmlATML test description28060G00110:00SA;ctext/x-python-tracebackpytb py3tbdata in the format Py\#
        thon traceback28010I000000000application/vnd.mdl-mbsdf18280M00000300Aapplication/x-mozilla-archivema\#
        rupdate of Mozilla                                              28460=00110E000A;ctext/x-configconfi\#
        g conf xconf cfg1d@60;08340S008A;cPoJQ6W188text/x-csrctext/x-cc idc cats h.in cc h cxx cpp hh dicC s\#
        ource280G0U00130300E@c4A;c1GEapplication/vnd.criticaltools.wbs+xmlwbsWBS Chart Pro project1`060>0011\#
        0300FA;ctext/x-moocodemoosource code in Moocode28010O00000300Gapplication/vnd.dtg.local.flashflaloca\#
        l Flash application1h460:00110300KA;ctext/x-kitkittext with the markup of Kit1`460A00110300IA;ctext/\#
        x-glimmer-jsgjssource code in Glimmer JS2@010G000000000application/jwk-set+jwt0`070G0E130<00>@c4A;c1\#
        GEapplication/vnd.scribusapplication/x-scribussla slaz scdScribus layout00210E00000300Aimage/vnd.ten\#
        cent.taptapTencent TAP image1h460<00110500MA;ctext/x-markomarkotext with the markup of Marko0h0G1900\#
        1300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml280F0C0N130\#
        7008@c4A;c1GEapplication/rss+xmlapplication/x-rss+xml text/rssrss rdfRSS feed                       \#
                           1P080D001204000A3o0gVapplication/vnd.snapsnap                           1P000G000\#
        00300Bapplication/vnd.rim.codcodBlackBerry program                                                  \#
                                                                        2H070@00110400CA;capplication/mboxmb\#
        oxmailbox of messages280G0W001300000@c4A;c1GEapplication/vnd.iptc.g2.packageitem+xml1P280I000000000a\#
        pplication/x-mach-o-core1`060=00110400EA;ctext/x-turingtu tsource code in Turing28010G000000000appli\#
        cation/vnd.truedoc                                                                                  \#
                                                       0P000B00000;000application/x-fontpfa pfb gsf1P0V0H001\#
        30<000@c4A;c1GEapplication/appinstallerappinstaller1P280J00000400Capplication/x-lua-bytecodeluaccomp\#
        iled Lua script28080K001100000@<Aapplication/x-itunes-bplist280G19001300000@c4A;c1GEapplication/vnd.\#
        openxmlformats-package.digital-signature-xmlsignature+xml1d060?002302000PO^A;c12gtext/x-vbdotnetvb0`\#
        0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml1\\#
        0F0F0?130400F@RA1K9A;capplication/ecmascripttext/ecmascriptecmaECMAScript source code1P200B00000900;\#
        application/x-coffo obj resobject code                                          1e@60=00110O00=A;cte\#
        xt/x-pascalp pas dpr dfm lpr pascal pp incPascal source                  280G0d001300000@c4A;c1GEapp\#
        lication/vnd.radisys.msml-dialog-fax-sendrecv+xml28010R000000000application/vnd.uplanet.list-wbxml0@\#
        210;000000000video/bmpeg28010I000000000application/activemessage20200T001100000ATaapplication/x-mysq\#
        l-table-definition                                            1d060B00110800JA;ctext/x-webassemblywa\#
        st watsource code in WebAssembly29060?00110700KA;ctext/x-todo-txttodotxtdata in the format Todo.txt \#
                                                                                                            \#
                                                                                                            \#
                                                                08210C000000000audio/vnd.cisco.nse          \#
                1h070:00110300;A;ctext/hl7v2hl7HL7 message                                          1`060U00\#
        110300]A;ctext/x-parrot-internal-representationpirsource code in Parrot Internal Representation28060\#
        =00110300IA;ctext/x-webvttvttdata in the format WebVTT28010R000000000application/vnd.apache.thrift.j\#
        son08280A00000300;audio/x-psion-wvewvePsion sound1@2X0L001106000A_\application/vnd.apple.pkpasspkpas\#
        s0h390^00340400JP>GQg_A_\1>[application/vnd.ms-excel.sheet.macroenabled.12xlsmExcel workbook with ma\#
        cros28010I000003000application/vnd.pg.formatstr2<0G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.coll\#
        ection+json                                                            280F0C001303000@c4A;c1GEappli\#
        cation/rsd+xmlrsd                                                                                   \#
                                                                                                            \#
                                                                                                            \#
                    28010@000000000application/qsig                                                         \#
                                                                      28280B000000009application/x-pbzxpbzx \#
        data                                                                                                \#
                                                                      28010U000000000application/vnd.oma-scw\#
        s-http-request  1Y060F00110300AA;capplication/x-mswinurlurlInternet shortcut       1H200K00000200=ap\#
        plication/x-uefi-firmwarefdUEFI firmware                      280G0E001300000@c4A;c1GEapplication/vc\#
        ard+xml002H0@00000300Bimage/vnd.ms-ddsddsDirectDraw surface                                         \#
                                                                                                            \#
                  28060A00110800MA;ctext/x-oasv2-yamlyaml ymldata in the format OASv2-yaml1`060<00110@00DA;c\#
        text/x-bicepbicep bicepparamsource code in Bicep28010U000000000application/vnd.windows.devicepairing\#
        28060?001103000A;capplication/qifqif0`280P001107000A_\application/x-zip-compressed-fb2fb2.zip       \#
                                                                                           2<0G0L001600000AE\#
        i@AR0RAA;c0_O1K9application/voucher-jws+json10390h0j110300RA_\application/vnd.oasis.opendocument.pre\#
        sentation-templateapplication/x-vnd.oasis.opendocument.presentation-templateotpOpenDocument presenta\#
        tion template1h060C001105000A;ctext/vnd.curl.dcurldcurl                                         1`06\#
        0?00110200GA;ctext/x-metafontmfsource code in Metafont1P2X0F00220:000AdaA_\application/msixbundlemsi\#
        xbundle000G0Q00130400?@c4A;c1GEapplication/vnd.balsamiq.bmml+xmlbmmlBalsamiq mockup08280<0:000=00:au\#
        dio/x-aiffaudio/aiffaif aiff aifcAIFF audio082X0;00000300?audio/x-cafcafCore Audio file1`060:0011030\#
        0BA;ctext/x-nitnitsource code in Nit2<070R001200000AXJA;capplication/vnd.oai.workflows+yaml28280A000\#
        000000application/x-rrd           1h060B001104000A;ctext/vnd.iptc.anpaanpa20390W18110300EA_\applicat\#
        ion/vnd.oasis.opendocument.baseapplication/vnd.oasis.opendocument.database application/vnd.sun.xml.b\#
        aseodbOpenDocument database2:080F00000000Mapplication/x-terminfocompiled terminal description       \#
                                                                                                            \#
                                                                                                            \#
             082109000000000audio/red                    28060S001300000@c4A;c1GEapplication/x-opendocument-\#
        part+xml1@290R00110;000A_\application/vnd.evolv.ecig.profileecigprofile0`080G000003000application/x-\#
        ms-readerlit1i060@001102000A;ctext/x-cfengine3cf1X060>002307000@c4A;c1GEtext/scriptletwsc sct1d460B0\#
        0110<00CA;capplication/x-makomao mako maksource code in Mako28060N001303000@c4A;c1GEapplication/vnd.\#
        garmin.tcx+xmltcx08210:000000000audio/bv321P000E000004000application/x-ms-xbapxbap28010h000000000app\#
        lication/vnd.globalplatform.card-content-mgt-response                                               \#
                                                                                                            \#
                             1d060=00110200EA;ctext/x-puppetppsource code in Puppet                  1`060=0\#
        0110500EA;ctext/x-hiveqlhql qsource code in HiveQL1`060=00110300EA;ctext/x-oberonob2source code in O\#
        beron28010M000000000application/vnd.oai.workflows28060?00110400KA;ctext/x-avro-idlavdldata in the fo\#
        rmat Avro IDL28010I000000000application/vnd.3gpp.ngap1h060?001105000A;ctext/x-comal-80comal         \#
                                                                                                       280G0\#
        F00130300<@c4A;c1GEapplication/thraud+xmltfifraud report28010O000000000application/vnd.uplanet.listc\#
        md1P200N00000000=application/x-amiga-executableAmiga program1`060?00110300GA;ctext/x-minizincmznsour\#
        ce code in MiniZinc08290:00120400:ASWAbMaudio/opusopusOpus audio                      28060@00110200\#
        LA;ctext/x-kickstartksdata in the format Kickstart1d060=00110800EA;ctext/x-fennelfnl fnlmsource code\#
         in Fennel28010O00000300Happlication/vnd.3gpp.pic-bw-varpvb3GPP picture of any size00290C0C240500CA5\#
        bAo^0@P0[Rimage/heic-sequenceimage/hevc-sequenceheicsHEIC image sequence01200D0E0007000image/x-panas\#
        onic-rwimage/x-raw-panasonicraw rw200280=00000300Limage/vnd.dxbdxbAutoCAD binary exchange file      \#
                                                                                                            \#
                                                1X0F08001100000A;ctext/cmd            1P000C000003000applica\#
        tion/x-glulxulx                                                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                             1h060=001103000A;ctext/x-uxntal\#
        tal                                             28010D000000000application/vnd.modl                 \#
                    28000D000003000application/x-iphoneiii    00060H001303000@c4A;c1GEimage/vnd.adobe.premie\#
        reppj08210:000000000audio/smv0                                                                      \#
                                       20280F0D000I00?application/x-msaccessapplication/msaccessmdb accdb ac\#
        cde accdt mdeAccess database28290O00000:000application/vnd.resilient.logicrlm reload            2801\#
        0J00000000Dapplication/vnd.canon-cpdlCanon CPDL print job                                           \#
                                            00210=000003000image/vnd.fstfst                                 \#
                                                       1h060=00110;000A;ctext/x-camkescamkes idl4           \#
                                                                                                           2\#
        8010R000000000application/vnd.syncml.dmddf+wbxml28210E001106000@b7application/swid+cborcoswid1d060:0\#
        0110;00BA;ctext/x-gdbgdb gdbinitsource code in GDB28010M000000000application/vnd.ims.imsccv1p2280G0_\#
        001300000@c4A;c1GEapplication/vnd.3gpp.seal-user-profile-info+xml280G0U001300000@c4A;c1GEapplication\#
        /vnd.3gpp.mcptt-signed+xml                                  08210=00000000Iaudio/g726-24G.726 speech\#
         at 24 kbit/s                                                100G1?001300000@c4A;c1GEapplication/vnd\#
        .openxmlformats-officedocument.presentationml.commentauthors+xml                                    \#
         280G0\001300000@c4A;c1GEapplication/vnd.3gpp.seal-ue-config-info+xml                               \#
                                                                       0@210:000000000video/mp1s            \#
                                                                                                            \#
                                                                            2<0G0E001600000AEi@AR0RAA;c0_O1K\#
        9application/jose+json0P2I080b110700=AL9font/ttfapplication/x-font-truetype application/x-font-ttftt\#
        f ttcTrueType font282Y0P00110300DA_\application/vnd.google-earth.kmzkmzKML map data, zipped08210=000\#
        00000Iaudio/g726-40G.726 speech at 40 kbit/s0h010`000004000application/vnd.collabio.xodocuments.spre\#
        adsheetxods28010W00000400Gapplication/vnd.adobe.formscentral.fcdtfcdtAdobe FormsCentral form1d060:00\#
        110;00BA;ctext/x-adaadb ada adssource code in Ada280G0D00130400E@c4A;c1GEapplication/sbml+xmlsbmlSBM\#
        L biological model2<0G0L001600000AEi@AR0RAA;c0_O1K9application/merge-patch+json08210:00000000<audio/\#
        pcmaA-law speech08280>00110300CAAiaudio/x-ms-wmawmaWindows Media audio1d060B00110700JA;ctext/x-pov-r\#
        ay-sdlpov incsource code in POV-Ray SDL                                                             \#
                                                                                                            \#
                                                                                                            \#
                                                                          28010M00000300Dapplication/vnd.yam\#
        aha.hv-dichvdHV-Script dictionary                           28010E000000000application/cose-x5091h06\#
        0H001100000A;ctext/x-debian-sourcelist                                                              \#
                2H010@00000000;multipart/reportmail report                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                           08280G00000300Aapplication/x-fl-s\#
        tudioflpFL Studio project00280D00000<00Dimage/x-paintshoppropsp pspimagePaint Shop Pro image28010D00\#
        000400=application/vnd.jispjispJISP icon set2<060H001606000AEi@AR0RAA;c0_O1K9application/x-gerber-jo\#
        bgbrjob00280;00000300@image/x-blpblpBlizzard texture2<0G0O001600000AEi@AR0RAA;c0_O1K9application/alt\#
        o-directory+json28010M000000000application/gnap-binding-jwsd28060B001104000A;capplication/x-ccmxccmx\#
        280F0[001300000@c4A;c1GEapplication/vnd.ms-printing.printticket+xml280G0C00130000O@c4A;c1GEapplicati\#
        on/epp+xmlEPP domain registration message00200;000003009image/x-rgbrgbSGI image280G0O001300500@c4A;c\#
        1GEapplication/vnd.omads-email+xmlutf-81h0F0>001100000A;ctext/x-gwt-rpc0`010R000000000application/vn\#
        d.afpc.modca-cmtable                                                                                \#
                                                                                                            \#
                                                                  08210:00000000=audio/pcmumu-law speech0@28\#
        0;0=1200000A4>AbMvideo/daalavideo/x-daala                                                           \#
                                                                                                            \#
                                                                                                            \#
                                 2@880Q000003000application/x-x509-dsa-parameterspem       0`060`0\2404000@Y\#
        j@c4A;c1GEapplication/vnd.oasis.opendocument.text-flat-xmlapplication/vnd.oasis.opendocument.flat.te\#
        xtfodt28010J00000400Fapplication/vnd.xmpie.cpkgcpkgXMPie campaign package28010L000000000application/\#
        vnd.openprinttag00210:000004000image/jaiijaii28070I0G110300BA;capplication/vnd.chess-pgnapplication/\#
        x-chess-pgnpgnchess games in PGN28280A00000000Qapplication/x-wadWAD archive of Quake or Half-Life280\#
        10N000000000application/vnd.dvb.ipdcesgpdd28010Q00000[000application/vnd.commerce-battelleicf icd ic\#
        0 ic1 ic2 ic3 ic4 ic5 ic6 ic7 ic81h460=00110300NA;ctext/x-mdsvexsvxtext with the markup of mdsvex280\#
        G15001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.customxmlproperties+xml28010H0000\#
        00000application/coap-payload1`060>00110300FA;ctext/x-futharkfutsource code in Futhark2<0G0\00160000\#
        0AEi@AR0RAA;c0_O1K9application/emergencycalldata.legacyesn+json28280I00000300<application/x-qt-resou\#
        rcerccQt resources1h460?00110300PA;ctext/x-nunjucksnjktext with the markup of Nunjucks2P000E00000000\#
        0x-content/video-hddvd28010D00000300Eapplication/vnd.mfermwfMFER medical waveform0`080A00000300<appl\#
        ication/x-snbsnbBambook book2H010K000004000multipart/vnd.bint.med-plusbmed28010D000000000application\#
        /cbor-seq1X060=00110300EA;ctext/x-autoitau3source code in AutoIt0`010P000000000application/vnd.afpc.\#
        afplinedata28280B00000800Kapplication/x-dxbcdxbc csocompiled shader of Direct3D28080B00000900?applic\#
        ation/x-gcovgcda gcnocoverage of GCC1`060<00110300DA;ctext/x-nasalnassource code in Nasal0`280Q00110\#
        300@A>[application/vnd.stardivision.mathsmfStarMath formula1h0609001102000A;ctext/x-dgdg00160Z0Q2404\#
        000A_\@c4A;c1GEapplication/vnd.ms-visio.template.main+xmlapplication/vnd.ms-visio.templatevstx08280:\#
        00000200Haudio/x-ayaymusic of the ZX Spectrum1\060;00220000FAL:A;ctext/x-gawksource code in GNU Awk2\#
        <060A00110900MA;ctext/x-git-configgitconfigdata in the format Git Config20280D00000300Yapplication/x\#
        -ms-eseedbdatabase of the Extensible Storage Engine0@280?000003000application/gxfgxf28010N000000000a\#
        pplication/vnd.dtg.local.html28010W000000000application/prs.alvestrand.titrax-sheet1l0F0;09110400LA;\#
        ctext/x-lesstext/lesslesstext with the markup of Less                                               \#
                                                     28280E00000;000application/x.sf3-loglog.sf3 sf3        \#
                                                                                                      28010C\#
        000000000application/sep-exi00280@000003000image/x-photo-cdpcd                                      \#
           28800D00000P00Eapplication/x-picklepkl pickle ckpt pt pth doctree ppickled Python object1`060>001\#
        10300FA;ctext/x-cap-cdscdssource code in CAP CDS28060@00110000[A;ctext/x-openapi-2data in the format\#
         OpenAPI Specification v228200F00000<000application/x-sas-viewsv7 sas7bvew                          \#
                                    280G0U001300000@c4A;c1GEapplication/vnd.tmd.mediaflex.api+xml           \#
                                                  1d060:00110?00BA;ctext/x-gapg gap gi gd tstsource code in \#
        GAP100G1B001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.presentation\#
        .main+xml28060G001303000@c4A;c1GEapplication/x-tiled-tsxtsx                                         \#
                     280G0L001300000@c4A;c1GEapplication/mrb-consumer+xml                                   \#
                                 28280L00000400Tapplication/vnd.android.arscarsccompiled resources of an And\#
        roid app                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                     1P280M00000300Mapplication/x-hermes-bytecodehbccompiled\#
         JavaScript of Hermes28010M000003000application/vnd.osa.netdeployndc1d460D00110300EA;capplication/x-\#
        smartytplsource code in Smarty28010P00000300<application/vnd.hzn-3d-crosswordx3d3D crossword        \#
                                        1h070E001100000A;ctext/grammar-ref-list     0`080C001200000@RP0SNapp\#
        lication/x-bzdvi   0`390`00340400IP>GP27A_\1>[application/vnd.ms-word.document.macroenabled.12docmWo\#
        rd document with macros1`060?00110100GA;ctext/x-picolisplsource code in PicoLisp                    \#
                                                        0P2I0M00000300Fapplication/vnd.ms-fontobjecteotEmbed\#
        ded OpenType font1h070I00110950EA;ctext/vnd.debian.copyrightcopyrightutf-8Debian copyright file     \#
                                                                                                            \#
                                                                                                            \#
                                                                   28280G00000300Dapplication/x-adobe-abrabr\#
        brushes of Photoshop                                                                                \#
                                                                                                            \#
                                                       1h060D001103000A;ctext/x-gosu-templategst            \#
                 28010M000003000application/vnd.ves.encryptedves                                     280G0M0\#
        0130800E@c4A;c1GEapplication/vnd.dece.ttml+xmluvt uvvtUltraViolet subtitles28010C00000800<applicatio\#
        n/vnd.zulzir zirzZUL geometry002I090J0007009image/bmpimage/x-bmp image/x-ms-bmpbmp dibBMP image1H080\#
        Z001106000A@oapplication/x-raw-disk-image-xz-compressedimg.xz280G0P001303000@c4A;c1GEapplication/aut\#
        omationml-aml+xmlaml28060C00110000OA;ctext/x-gemfile-lockdata in the format Gemfile.lock1d060C001102\#
        00KA;ctext/x-actionscriptassource code in ActionScript28010J00000000Dapplication/vnd.canon-lipsCanon\#
         LIPS print job1`060:00110300BA;ctext/x-opaopasource code in Opa28010T00000300Rapplication/tamp-apex\#
        -update-confirmaucconfirmation of a TAMP apex update               08020K000003000audio/x-pn-realaud\#
        io-pluginrmp280G0N001300000@c4A;c1GEapplication/vnd.gpxsee.map+xml                                00\#
        290:0<110400:AC:image/webpimage/x-webpwebpWebP image28060P001300000@c4A;c1GEapplication/vnd.ms-sprea\#
        dsheetml        28010H000000000application/vnd.oma.push                                             \#
                                                                        1X860C001103000A;ctext/jscript.encod\#
        ejse                                                   2<0G0\001600000AEi@AR0RAA;c0_O1K9application/\#
        vnd.ims.lti.v2.toolproxy.id+json                                               08210;000000000audio/\#
        evrc0                28080I00000;00Bapplication/x-safetensorssafetensorstensors of a model          \#
                                                                                                            \#
                                                                                                            \#
                 1`060<00110500DA;ctext/x-currycurrysource code in Curry           1`060;00110400CA;ctext/x-\#
        bamlbamlsource code in BAML                                                     2<0G0N001600000AEi@A\#
        R0RAA;c0_O1K9application/vnd.oma.lwm2m+json                              28010V00000400@application/\#
        vnd.crick.clicker.keyboardclkkClicker keyboard2<0G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.table\#
        schema+json28010Q000000000application/prs.implied-structure08210:00000000:audio/dvi4DVI4 audio      \#
             28010C000000500application/prs.cyn7-bit      28060@001103009A;ctext/x-vcalendarvcsvCalendar    \#
          20280O001100000@Giapplication/x-fossil-repository                                            1`060\#
        <00110100DA;ctext/x-terratsource code in Terra1`060?00110800GA;ctext/x-rescriptresi ressource code i\#
        n ReScript1h060=001103000A;ctext/x-sophiaaes28060O00110300[A;ctext/x-simple-file-verificationsfvdata\#
         in the format Simple File Verification0X010S00000;00Gmodel/vnd.parasolid.transmit.binaryx_b xmt_bin\#
        Parasolid model, binary08210<00000300>audio/evrcwbevwEVRC-WB speech2<0G0H001600000AEi@AR0RAA;c0_O1K9\#
        application/vnd.vel+json08280;000003000audio/x-ultult28010U000000000application/vnd.uplanet.listcmd-\#
        wbxml1X060B00110@00JA;ctext/x-applescriptapplescript scptsource code in AppleScript2@890K00110T00JAV\#
        capplication/pkcs7-signaturep7s mobileconfig mobileprovision pemPKCS #7 detached signature2<0G0S0016\#
        00000AEi@AR0RAA;c0_O1K9application/vnd.capasystems-pg+json                                          \#
                                                                             2P000A00110000;@X`inode/mount-p\#
        ointmount point2H010F00000000Fapplication/batch-smtpbatch of SMTP commands                          \#
                                                                      28080J000003000application/x-spectrum-\#
        rzxrzx                                                                                           2H2\#
        80D00000300Kapplication/x-ms-dbxdbxmessages of Outlook Express                                      \#
                                                                           1X460>00110L00FA;ctext/aspdotneta\#
        spx asax ascx ashx asmx axdsource code in ASP.NET28080B000003000application/serealsrl               \#
                      0@210I000000000video/vnd.motorola.videop0a070G0S110800DA;capplication/mathematicaappli\#
        cation/vnd.wolfram.mathematicanb ma mbMathematica notebook  28010R000000000application/vnd.meridian-\#
        slingshot0X090F000003000application/vnd.lasziplaz1Y060I00110300GA;capplication/x-wais-sourcesrcWAIS \#
        source description0P090F0:000300Napplication/font-tdpfrfont/tdpfrpfrTrueDoc portable font resource00\#
        2Y090N0003009image/pngimage/x-citrix-png image/x-pngpngPNG image0P280F00110@00?QjDapplication/x-font\#
        -pcfpcf pcf.z pcf.gzX11 bitmap font1h060E001104000A;ctext/x-literate-idrislidr         1`060;0011080\#
        0CA;ctext/x-zeekzeek brosource code in Zeek                                                         \#
                       280G0Z00130300?@c4A;c1GEapplication/vnd.handheld-entertainment+xmlzmmZVUE media list \#
                                                                                                            \#
                                                1d060;00110900;A;ctext/x-valavala vapiVala source0`290>0<000\#
        8009image/vnd.djvuimage/x-djvudjvu djvDjVu scan280G0K001300000@c4A;c1GEapplication/opc-nodeset+xml1e\#
        060=00110700EA;ctext/x-csoundudo orcsource code in Csound28080J000003000application/x-spectrum-dskds\#
        k                                                                                                   \#
                                                                                                            \#
             0`290K00000O00Dapplication/vnd.wordperfectwpd wp wp5 wp6 w60 wp61 wpt wp4WordPerfect document08\#
        210900000300Iaudio/l16l16uncompressed 16-bit audio0`080A001103000@B?application/x-cbtcbt280F0E001305\#
        000@c4A;c1GEapplication/omdoc+xmlomdoc0X030=00000300Himage/vnd.dxfdxfAutoCAD exchange drawing28000I0\#
        00004000application/x-scilab-xcosxcos28010I000000000application/sslkeylogfile28210G00000;000applicat\#
        ion/gltf-bufferglbin glbuf                         28070?00110300GA;capplication/sdpsdpSDP session d\#
        escription0`880D000000000application/x-amipro1h060A001100000A;ctext/x-nestedtext1a060H001101000A;cap\#
        plication/x-urbiscriptu                                                                       002X0;\#
        09000300:image/x-xcfimage/xcfxcfGIMP image                                                          \#
                                                                 1`060;00110300CA;ctext/x-pep8pepsource code\#
         in Pep828060H001307000@c4A;c1GEapplication/atomserv+xmlatomsrv1P280D00110>00;@K<application/x-objec\#
        to ko elf obj aobject code2<0G0D001600000AEi@AR0RAA;c0_O1K9application/ace+json0@210:00000400;video/\#
        h263h263H.263 video1`060;00110200CA;ctext/x-harehasource code in Hare28280G00000300Iapplication/x-ad\#
        obe-aslasllayer styles of Photoshop1H280Q00000300Gapplication/x-nintendo-switch-nspnspNintendo Switc\#
        h package1\0F0Q001303000@RA1K9A;capplication/x-ns-proxy-autoconfigpac1l460<00111;00MA;ctext/x-jinjah\#
        tml.j2 jinja htm.j2 j2 jinja2 xhtml.j2 html.jinja2 htm.jinja2 xhtml.jinja2text with the markup of Ji\#
        nja1X0P0R000007000application/vnd.google-apps.scriptgscript28010C00000300Napplication/pkixcmppkicert\#
        ificate management message1h060900110200NA;ctext/x-rdrdtext with the markup of RDtool1`060=00110:00E\#
        A;ctext/x-cyphercyp cyphersource code in Cypher082109000000000audio/t381`060A00110:00IA;ctext/x-over\#
        passqloverpassqlsource code in OverpassQL28010?00000000Rapplication/ippInternet Printing Protocol me\#
        ssage1l460Q00110<00bA;ctext/x-velocity-template-languagevm vtl fhtmltext with the markup of Velocity\#
         Template Language08210900000000Iaudio/l20uncompressed 20-bit audio28280E00000700Bapplication/x-osm-\#
        pbfosm.pbfOpenStreetMap data00280G00110300?A<Fimage/x-portable-pixmapppmportable pixmap28060L00110;0\#
        00A;capplication/vnd.flatpak.repoflatpakrepo1@280A00000300Capplication/x-affaffAFF image of a disk28\#
        010L000000000application/vnd.jsk.isdn-ngn28010P000000000application/vnd.renlearn.rlprint28010J000000\#
        000application/index.response1`060:00110;00BA;ctext/x-gscgsc csc gshsource code in GSC1@880@00000400\#
        0application/warcwarc28080B00000000Aapplication/x-utmprecords of logins28000[000003000application/vn\#
        d.adobe.aftereffects.templateaet28010M00000400@application/vnd.crick.clickerclkxClicker grid set2808\#
        0D00000000<application/x-finaleFinale score280P0P000005000application/vnd.google-apps.sitegsite002Y0\#
        :0f000I00:image/jpegimage/jpg image/pjpeg image/x-citrix-jpeg image/x-jpegjpg jpeg jfif jpe jif jfiJ\#
        PEG image28010H000000000application/mosskey-data2H010A000000000message/ohttp-res1@280D0F000E00Jappli\#
        cation/x-mozlz4application/x-lz4+jsonbaklz4 jsonlz4 mozlz4settings of Firefox in LZ428010D000000000a\#
        pplication/encaprtp28000>000003000chemical/x-ctxctx                                                 \#
                                                                                                            \#
                       1h0609001104000A;ctext/snbtsnbt                         28010I000000000application/vn\#
        d.xarin.cpj28280D00000600;application/x-netcdfnc cdfNetCDF data                                     \#
                                                                                1`060:00110800BA;ctext/x-zap\#
        zap xzapsource code in ZAP2<060B00110F00NA;ctext/x-ignore-listgitignore dockerignoredata in the form\#
        at Ignore List1h060B001100000A;ctext/cql-extension2H0Q0<00000400<message/httphttpHTTP message1`060:0\#
        0110100BA;ctext/x-kclksource code in KCL28010J000004000application/vnd.patentdivedive               \#
                                                      280G0W00130300F@c4A;c1GEapplication/vnd.iptc.g2.newsme\#
        ssage+xmlnarNewsML-G2 news message28060M00110000YA;ctext/x-robots-exclusion-rulesdata in the format \#
        Robots Exclusion Rules1a060M00110200UA;ctext/x-answer-set-programminglpsource code in Answer Set Pro\#
        gramming280G0e001300000@c4A;c1GEapplication/vnd.oma.poc.optimized-progress-report+xml           2801\#
        0Q000003000application/vnd.banana-accountingac2                              28010O000000000applicat\#
        ion/oauth-authz-req+jwt08200=000000000audio/x-speex                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                            1@280A00000300Ea\#
        pplication/x-mpqmpqMPQ archive of a game28000S000000000application/vnd.google-apps.unknown280G0N0013\#
        0200E@c4A;c1GEapplication/resource-lists+xmlrllist of SIP resources280G0D00130400L@c4A;c1GEapplicati\#
        on/wsdl+xmlwsdlWSDL web service description28010J000000000application/vnd.g3pix.g3fc00280:000003000i\#
        mage/x-jgart1`060<00110300DA;ctext/x-pyretarrsource code in Pyret1`060@00110600HA;ctext/x-shaderlabs\#
        hadersource code in ShaderLab1h060>00110<00OA;ctext/x-postcsspcss postcsstext with the markup of Pos\#
        tCSS28010P00000200Qapplication/vnd.bluetooth.le.oobleBluetooth Low Energy pairing data28070H00120300\#
        F@d5A;capplication/vnd.intu.qfxqfxQuicken bank statement082Y0900110@009AbMaudio/oggogg oga opus spxO\#
        gg audio                                                      2<0G0Y001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/vnd.ims.lti.v2.toolproxy+json08280<00000400Caudio/x-hcomhcomHCOM sound of a Mac0h060g0c240400\#
        0@Yj@c4A;c1GEapplication/vnd.oasis.opendocument.spreadsheet-flat-xmlapplication/vnd.oasis.opendocume\#
        nt.flat.spreadsheetfods28060N00110300eA;ctext/x-ms-visualstudio.projectdspdata in the format Microso\#
        ft Developer Studio Project28010T000000000application/vnd.nokia.landmark+wbxml2<0G0[001600000AEi@AR0\#
        RAA;c0_O1K9application/vnd.nato.bindingdataobject+json28010P00000300Happlication/tamp-sequence-adjus\#
        ttsaTAMP sequence adjustment1H290N0G000300Capplication/vnd.msa-disk-imageapplication/x-atari-msamsaA\#
        tari ST disk image28010H00000300=application/vnd.claymoreclaClaymore data28010U00000300Japplication/\#
        vnd.airzip.filesecure.azfazfAirZip FileSECURE document2H2X0J0D110700?A>[application/vnd.ms-outlookap\#
        plication/x-ms-msgmsg oftOutlook message280G0S001300000@c4A;c1GEapplication/vnd.fujifilm.fb.jfi+xml1\#
        `060>00110200FA;ctext/x-cycriptcysource code in Cycript1`060>00110200CA;ctext/x-nescsrcncsource code\#
         in nesC280G0d001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-affiliation-command+xml28010A000000000a\#
        pplication/slate28010H00000300@application/vnd.igloaderigligLoader package08290<00000;00<audio/atrac\#
        3at3 aa3 omgATRAC3 audio0`010H00000500@application/vnd.hp-pclxlpclxlPCL XL print job00280;000003000i\#
        mage/x-pxrpxr1d060>00110W00CA;ctext/x-fortranf for f90 f77 f03 fpp f08 f95 f18 ftn hFortran source c\#
        ode2<0G0S001600000AEi@AR0RAA;c0_O1K9application/vnd.aplextor.warrp+json28210C001100000@b7application\#
        /ce+cbor20010N00000700Gapplication/vnd.lotus-approachapr vewLotus Approach database1`060:00110100BA;\#
        ctext/x-rezrsource code in Rez0`0P0P000005000application/vnd.google-apps.formgform08210=000000000aud\#
        io/uemclip00:90:00110<00DA:gimage/fitsfits fit ftsFITS astronomy image28010G00000300?application/vnd\#
        .seemailseeSeeMail message28280H000000000application/x-activemime                         28280H0000\#
        0000Bapplication/x-labview-viLabVIEW instrument                     28010G00000?00=application/vnd.d\#
        pgraphdpg mwc dpgraphDPGraph graph1h060<001103000A;ctext/x-capdlcdl                                 \#
                                                                                                            \#
                                               28080F000008000application/x-spss-savsav zsav                \#
                                                                                                            \#
          280G0D001300500@c4A;c1GEapplication/fhir+xmlutf-8                        28060E00110300QA;ctext/x-\#
        spicedb-schemazeddata in the format SpiceDB Schema                                                  \#
                00290:00000400=image/ktx2ktx2KTX 2 texture2@080P00120700DAYOAVcapplication/x-pkcs7-certifica\#
        tesp7b spcPKCS #7 certificates                                              1h060<00110:000A;ctext/x\#
        -crmshcrmsh pcmk2<060@00110000LA;ctext/x-go-moduledata in the format Go Module28280L001104000@b7appl\#
        ication/x-eris-link+cboreris1h460<00110500MA;ctext/x-astroastrotext with the markup of Astro0`280G00\#
        0003000application/x-sony-bbeblrf280G0J00130350>@c4A;c1GEapplication/vnd.syncml+xmlxsmutf-8SyncML me\#
        ssage28010U000000000application/vnd.firemonkeys.cloudcell28000B000003000application/x-jmoljmz28010E0\#
        00000000application/vnd.rapid28010K00000300Bapplication/vnd.pocketlearnplfPocketLearn course0P2I0810\#
        220300=AL9Pi`font/otfapplication/vnd.ms-opentype application/x-font-otf font/opentypeotfOpenType fon\#
        t280F0H001303000@c4A;c1GEapplication/x-dtbncx+xmlncx                                                \#
              08210<000000000audio/ulpfec                           0`010Q00000K00Bapplication/vnd.quark.qua\#
        rkxpressqxd qxt qwd qwt qxl qxb qxpQuarkXPress layout08280;000003000audio/x-stmstm08280:00000200Faud\#
        io/x-ititImpulse Tracker module                                                                     \#
                                                                0@080F00000S00Iapplication/x-directordir dcr\#
         dxr cst cct cxt w3d fgd swaMacromedia Director movie                                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                          08\#
        280;090003000audio/x-takaudio/taktak2H0Q0@00000000;multipart/signedsigned mail                      \#
                                                                                                            \#
                            0H060?0=1108008A;caudio/x-mpegurlaudio/mpegurlm3u m3u8playlist2@880F00000?000app\#
        lication/x-x509-keyder key pem pub28010R000000000application/vnd.ga4gh.passport+jwt28060;00110400GA;\#
        ctext/x-hxmlhxmldata in the format HXML                                                             \#
                                                                                                            \#
                                                                                                            \#
                  1`060L00110C00TA;ctext/x-literate-coffeescriptcoffee.md litcoffeesource code in Literate C\#
        offeeScript28000A000003000application/x-d82d82                              280G0Y001300000@c4A;c1GE\#
        application/vnd.iptc.g2.knowledgeitem+xml                          28080J000005000application/vnd.ja\#
        va.hprofhprof                                                                 18@G090L110o009A;ctext\#
        /htmlapplication/html text/x-htmlhtml htm shtml html.hl hta xhtml xslt inc xht cs hhc hhk pt zptHTML\#
         page28010N000000000application/vnd.dolby.mobile.20`280A001103000@@Mapplication/x-wwfwwf1@080Q00110:\#
        000AG_application/x-lzip-compressed-tartar.lz tlz1`060<00110@00DA;ctext/x-mirahdruby mirah dubysourc\#
        e code in Mirah                  0`280S00110700CA>[application/vnd.stardivision.writersdw vorStarWri\#
        ter document   280G0C001300000@c4A;c1GEapplication/elm+xml                                          \#
                                       0@210T000000000video/vnd.iptvforum.1dparityfec-1010                  \#
                                                                                                            \#
                                           1`280J00000T00<application/x-swift-moduleswiftdoc swiftmodule swi\#
        ftsourceinfoSwift module1l@60J00110600GA;ctext/x-gettext-translationpo pottext in Gettext Catalog280\#
        G0U001300000@c4A;c1GEapplication/vnd.dvb.notif-generic+xml0@210L000000000video/vnd.iptvforum.ttsmpeg\#
        20@210B00000300:video/vnd.dvb.filedvbDVB stream1`060J00110300JA;ctext/x-omnet-plus-plus-msgmsgsource\#
         code in OMNeT++ MSG08290>0@110700>A]eaudio/matroskaaudio/x-matroskamka mkvMatroska audio280G0R00130\#
        0000@c4A;c1GEapplication/vnd.oma.poc.groups+xml28010U000000000application/gnap-binding-rotation-jws2\#
        8200I00000<000application/x-sas-utilitysu7 sas7butl28010@000000000application/isup                  \#
                                               1`060?00110200GA;ctext/x-tablegentdsource code in TableGen   \#
                                                    1d060<00110300DA;ctext/x-alloyalssource code in Alloy   \#
                                                                                                            \#
                                                 28010L000000000application/vnd.sketchometry                \#
                                 280G0J00130500F@c4A;c1GEapplication/provenance+xmlprovxPROV provenance in X\#
        ML1H080L00000700Aapplication/x-parallels-diskhds hdddisk of Parallels                               \#
        28010I00000300?application/vnd.amiga.amiamiAmiPro document                                         0\#
        h280T001200000@2TA>[application/vnd.ms-excel.workspace.3                    1`060=00110>00EA;ctext/x\#
        -monkeymonkey monkey2source code in Monkey                    1`060;00110700CA;ctext/x-fluxfx fluxso\#
        urce code in FLUX   1@000L000003000application/x-cfs-compressedcfs                                  \#
                                                1h060:001100000A;ctext/x-cel28210R00000600Capplication/set-p\#
        ayment-initiationsetpaySET payment request                                  280G0e001300000@c4A;c1GE\#
        application/vnd.dvb.notif-ia-registration-request+xml082Q0900000000Iaudio/l24uncompressed 24-bit aud\#
        io20000F000000000application/x-mysql-db00280@001103000QADimage/x-sony-srfsrf2<0G0T00160<00IAEi@AR0RA\#
        A;c0_O1K9application/vnd.coreos.ignition+jsonign ignitionIgnition machine settings0`890?0C000300=app\#
        lication/fdfapplication/vnd.fdffdfPDF form data28010H000000000application/vnd.httphone              \#
                                                                                                            \#
            1`060:00110300DA;ctext/limbob msource code in Limbo1`060F00110400NA;ctext/x-parrot-assemblypasms\#
        ource code in Parrot Assembly                                       280G0D00130500Q@c4A;c1GEapplicat\#
        ion/srgs+xmlgrxmlspeech recognition grammar in XML                                                  \#
                                                                 2<0G0I00160;50HAEi@AR0RAA;c0_O1K9applicatio\#
        n/manifest+jsonwebmanifestutf-8web application manifest                                             \#
                                                                                                            \#
                2<0G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.datapackage+json28010X000000000application/\#
        vnd.japannet-jpnstore-wakeup280G0D001300000@c4A;c1GEapplication/clue+xml28060A00130300;Pc41;c1GEappl\#
        ication/x-amfamfAMF message2H010?000000000message/sipfrag28010P000000000application/scitt-statement+\#
        cose                                                            00280=0;0009000image/x-jbig2image/x-\#
        jb2jb2 jbig2                                                           100G1;001300000@c4A;c1GEappli\#
        cation/vnd.openxmlformats-officedocument.presentationml.notesslide+xml280G0U001300000@c4A;c1GEapplic\#
        ation/vnd.3gpp.mcvideo-info+xml28070C001102000A;capplication/n-quadsnq      1X060B00110300JA;ctext/x\#
        -classic-aspaspsource code in Classic ASP280G18001300000@c4A;c1GEapplication/vnd.openxmlformats-offi\#
        cedocument.drawingml.diagramstyle+xml2H010G000000000message/tracking-status1`060<00110500DA;ctext/x-\#
        cairocairosource code in Cairo1`060?00110500DA;ctext/x-minidsrcminidsource code in MiniD1h460>00110T\#
        00OA;ctext/x-antlersantlers.html antlers.php antlers.xmltext with the markup of Antlers             \#
                                                                                                    0`280E00\#
        000300Fapplication/x-mswritewriWindows Write document                                               \#
                                                                                                         0@2\#
        10=000000000video/pointer                                                                           \#
                                                                                                            \#
             08280;00000300Faudio/x-heshesmusic of the PC Engine280G0e001300000@c4A;c1GEapplication/vnd.3gpp\#
        .mcdata-msgstore-ctrl-request+xml1`060?00110200GA;ctext/x-metapostmpsource code in MetaPost         \#
                                                   280G0T001300000@c4A;c1GEapplication/vnd.oipf.userprofile+\#
        xml                                          1`060;00110@00CA;ctext/x-apextrigger cls apexsource cod\#
        e in Apex00280;090003000image/x-bpgimage/bpgbpg                                                     \#
                                                                                                         28:\#
        80D00340A009QjDPRPQ@o0SNapplication/x-r-datarda rdata rds rdxdata of R28010V000000000application/vnd\#
        .motorola.flexsuite.ttc28060I00110<00UA;ctext/x-regular-expressionregexp regexdata in the format Reg\#
        ular Expression28010G000000000application/vnd.sss-cod       28010J00000300=application/vnd.mobius.pl\#
        cplcMobius policy0@210:000000000video/ffv1                       1h070@001100000A;ctext/vnd.zoo.kcl0\#
        8280900110300B@Anaudio/mp2mp2MPEG layer 2 audio28010E000000000application/st2110-4128010G000000000ap\#
        plication/vnd.oma.dcd                                                         10390c00110400MA_\appl\#
        ication/vnd.ms-powerpoint.addin.macroenabled.12ppamPowerPoint add-in with macros1h060>001100000A;cte\#
        xt/x-termcap2<070D001200000AXJA;capplication/cwl+yaml00880B000003000application/x-tgifobj0@210N00000\#
        0000video/1d-interleaved-parityfec28880G000009000application/x-sas-xportxpt xport1d@60<00110>00@A;ct\#
        ext/x-cmakecmake cmake.inCMake build file1h060P001103000A;ctext/x-typographic-number-theorytnt0`090K\#
        00000300Bapplication/vnd.ms-htmlhelpchmcompiled HTML help28280G00000300Fapplication/vnd.ant.fitfitFI\#
        T record of exercise0P200D000002000application/x-tex-pkpk1`060D00110300EA;capplication/x-fantomfanso\#
        urce code in Fantom0X280?00000300>model/x-openvdbvdbOpenVDB volume28000D000000000application/x-ms-nl\#
        s1`060:00110700BA;ctext/x-sqfsqf hqfsource code in SQF             28060F00110K00RA;ctext/x-altium-d\#
        esigneroutjob pcbdoc prjpcb schdocdata in the format Altium Designer28280I00000<000application/x-sas\#
        -catalogsc7 sas7bcat1P0P0U00000<000application/x-virtualbox-vbox-extpackvbox-extpack                \#
                                                                                                           0\#
        `0F0H001303000@c4A;c1GEapplication/x-dtbook+xmldtb28010U000000000application/vnd.ldev.productlicensi\#
        ng280>0B001108000A;capplication/x-samismi sami               28060>00110<00JA;ctext/x-conll-uconllu \#
        conlldata in the format CoNLL-U1`060M00110600UA;ctext/x-imhex-pattern-languagehexpatsource code in I\#
        mHex Pattern Language                                                                              2\#
        80G0K00130000B@c4A;c1GEapplication/dialog-info+xmlstate of SIP calls28010G000000000application/vnd.s\#
        ss-ntf2<0F0G001606000AEi@AR0RAA;c0_O1K9application/jsonml+jsonjsonml                               2\#
        80G0b001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog-fax-detect+xml0P280F000000000application/\#
        x-font-dos002809000000000image/urf28010J00000200Eapplication/vnd.olpc-sugarxoSugar activity bundle28\#
        0G0G001300000@c4A;c1GEapplication/problem+xml280G0X001300000@c4A;c1GEapplication/vnd.ms-printschemat\#
        icket+xml                         08280;09000300>audio/x-apeaudio/apeapeMonkey's Audio1h060J00110700\#
        0A;ctext/x-debian-sources-filesources280G0I00130300H@c4A;c1GEapplication/xcap-diff+xmlxdfchange of X\#
        CAP documents          28010L000004000application/vnd.onepagertamxtamx28010D000000000application/vnd\#
        .xcdn                                                28010G000002000application/vnd.datalogdl       \#
                                                                                                            \#
                                         28000P000000000application/vividence.scriptfile1h460F00110C00RA;cte\#
        xt/x-html-plus-razorcshtml razor vbhtmltext with the markup of HTML+Razor2<0G0Q001600000AEi@AR0RAA;c\#
        0_O1K9application/json-patch-query+json280G0D00130400M@c4A;c1GEapplication/emma+xmlemmaEMMA annotati\#
        on of user input                                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                           1`060:00110300BA;ctext/x-jacjacsource code in Jac28060A00110400MA\#
        ;ctext/x-oasv3-jsonjsondata in the format OASv3-json0H020R0M1203000P@P0[Rapplication/x-quicktime-med\#
        ia-linkapplication/x-quicktimeplayerqtl1h060;001107000A;ctext/x-funcfc func28010H00000300Eapplicatio\#
        n/vnd.geospaceg3wGeospacW construction                                    00380@001103000A_\image/op\#
        enrasterora                                                                                         \#
                                                               100G1:001300000@c4A;c1GEapplication/vnd.openx\#
        mlformats-officedocument.presentationml.presprops+xml28010Y00000800Dapplication/vnd.sealedmedia.soft\#
        seal.htmlstml s1hSealedMedia web page28010@00000000=application/httpHTTP messages28060M00110000YA;ct\#
        ext/x-x-font-directory-indexdata in the format X Font Directory Index28060;00110400GA;ctext/x-abnfab\#
        nfdata in the format ABNF0h060F0R240800DQjD@c4A;c1GEapplication/x-gnumericapplication/x-gnumeric-spr\#
        eadsheetgnumericGnumeric spreadsheet1h0O0C00110A00CA;ctext/cache-manifestappcache manifestHTML cache\#
         manifest00280A002203000QADQYLimage/x-nikon-nrwnrw28080E00000700Lapplication/x-featherfeatherFeather\#
         table, first version1`060@00110300HA;ctext/x-dataweavedwlsource code in DataWeave28000C00000?00;app\#
        lication/x-trashbak ~ % old sikbackup file2@890J0d110D00A@?:application/x-x509-ca-certapplication/x-\#
        x509-cert application/x-x509-user-certder crt pem cert keyX.509 certificate280G0\001300000@c4A;c1GEa\#
        pplication/vnd.3gpp.mcptt-location-info+xml28010P000000000application/vnd.ipfs.ipns-record2<0G0H0016\#
        00000AEi@AR0RAA;c0_O1K9application/vnd.api+json1d060D00220300LAXJA;ctext/x-kaitai-structksysource co\#
        de in Kaitai Struct280G0S001300000@c4A;c1GEapplication/vnd.liberty-request+xml       1`060;00110400C\#
        A;ctext/x-wrenwrensource code in Wren28010O000000000application/vnd.powerbuilder6-s1`460D00110300EA;\#
        capplication/x-myghtymytsource code in Myghty                                                       \#
                                                  28060C00110000OA;ctext/x-go-checksumsdata in the format Go\#
         Checksums       2<0G0R001600000AEi@AR0RAA;c0_O1K9application/vnd.oai.workflows+json0h3Y1100230400>P\#
        >GA_\1>[application/vnd.openxmlformats-officedocument.spreadsheetml.sheetxlsxExcel workbook280G0T001\#
        300000@c4A;c1GEapplication/vnd.3gpp.mcdata-info+xml28280I00000400=application/x-dart-kerneldillcompi\#
        led Dart1@080A00000300Aapplication/x-rparpaarchive of Ren'Py280G0M001300000@c4A;c1GEapplication/vnd.\#
        nokia.pcd+xml280G0X001300000@c4A;c1GEapplication/vnd.dvb.notif-ia-msglist+xml28060B001104000A;cappli\#
        cation/x-sfdusfdu08210B000000000audio/vnd.vmx.cvsd1h460@001100000A;ctext/x-changelog0@280=001203000A\#
        4>AbMvideo/x-diracdrc                                                                               \#
                                                                                                            \#
                                               1`060:00110300BA;ctext/x-gnognosource code in Gno1P280L000003\#
        00>application/x-mruby-bytecodemrbcompiled mruby28080D000000000application/x-dc-rom                 \#
                    0@210:00000400Avideo/jpegjpgvMotion JPEG video                                          \#
                          2P000I000000000x-content/image-picturecd                    1`060B001106000A;cappl\#
        ication/juttlejuttle08200;000003000audio/x-sd2sd2                                                   \#
             28010W000000000application/vnd.easykaraoke.cdgdownload20080Q001104000A51application/x-kexiproje\#
        ct-sqlite2kexi1`060D00110600EA;capplication/x-thriftthriftsource code in Thrift                     \#
                          1d060;00110P00;A;ctext/x-vhdlvhdl vhf vhi vho vhs vht vhw vhdVHDL source          \#
                 08210800000000Haudio/l8uncompressed 8-bit audio0@2Y0?0A110600?@[Rvideo/quicktimevideo/x-qui\#
        cktimemov qtQuickTime video28000K000003000application/vnd.frogans.fncfnc280G0M00130350P@c4A;c1GEappl\#
        ication/vnd.syncml.dm+xmlxdmutf-8SyncML device management message1d@60=00110F009A;ctext/x-csharpcs c\#
        ake cs.pp csx linqC# source1d060;00110700CA;ctext/x-nsisnsi nshsource code in NSIS1@2Y0K001100000A_\\#
        application/vec-package+zip1d060:00110K00BA;ctext/x-qmlqml qbs qmlproject qmltypessource code in QML\#
        1h060;001100000A;ctext/x-xorg1h060F001100000A;ctext/x-smartgameformat28000A000003000chemical/x-rosda\#
        lros2<060?00110400KA;ctext/x-rpm-specspecdata in the format RPM Spec1`060=00110600EA;ctext/x-smithys\#
        mithysource code in Smithy28010V000000000application/vnd.3gpp.mc-signalling-ear                     \#
                                1`060>00110300FA;ctext/x-daslangdassource code in Daslang                   \#
                                      2@090I00000700=application/ocsp-responseors derOCSP response          \#
             28000^000000000application/vnd.ms-package.obfuscated-opentype                                  \#
                                                 280G0F00130:00<@c4A;c1GEapplication/cellml+xmlcellml cmlCel\#
        lML model08280A00120;000ASWAbMaudio/x-speex+oggspx oga ogg28010D000000000application/vnd.bpf31H200M0\#
        00002000application/x-virtual-boy-romvb28010F000000000application/tnauthlist1@P90@0B000800Iapplicati\#
        on/zstdapplication/x-zstdzst zstdZstandard-compressed data                                          \#
                                    280G0_001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-service-config+xml2\#
        8010P00000300Bapplication/vnd.fujitsu.oasysprsbh2OASYS presentation                                 \#
                                          280F0H001308000@c4A;c1GEapplication/metalink+xmlmetalink          \#
                       1@280Q00110<000@=gapplication/x-lzma-compressed-tartar.lzma tlz28000C000003000applica\#
        tion/x-cocoacco                                                                                     \#
                                                                                                            \#
                           2<0G0D001600000AEi@AR0RAA;c0_O1K9application/sdf+json1`060>00110300FA;ctext/x-lol\#
        codelolsource code in LOLCODE2<0G0H001600000AEi@AR0RAA;c0_O1K9application/captive+json28000A00000500\#
        0application/hjsonhjson28000D000000000application/x-kdelnk0@280O00000300=video/vnd.radgamettools.sma\#
        ckersmkSmacker video                                          1`060=00110300EA;ctext/x-nickelnclsour\#
        ce code in Nickel280G0O001300000@c4A;c1GEapplication/ibe-key-request+xml28280R00000000Dapplication/x\#
        -hadoop-sequence-fileHadoop sequence file28000B000003000application/bbolinlin0X880H00000200@applicat\#
        ion/x-maya-asciimaMaya ASCII scene28210H001100000@b7application/eat-bun+cbor1`060@00110600HA;ctext/x\#
        -maxscriptmcr mssource code in MAXScript28010H00000300Iapplication/vnd.trid.tpttptTRI Systems config\#
        uration28060E00110300QA;ctext/x-ecere-projectsepjdata in the format Ecere Projects                  \#
                                                                     002Y09000003009image/gifgifGIF image   \#
                                                                             0@200>000003000video/x-ms-vobvo\#
        b          28010C000000000application/vnd.cel                                                 08200J\#
        000000000audio/x-wavpack-correction                           280G17001300000@c4A;c1GEapplication/vn\#
        d.openxmlformats-officedocument.drawingml.diagramdata+xml1`060;00110400CA;ctext/x-opalopalsource cod\#
        e in Opal                                                          2@890D00000;00Lapplication/pkix-c\#
        rlcrl der pemlist of revoked certificates00210F00000300Bimage/vnd.dvb.subtitlesubDVB subtitle image2\#
        8060C00110200OA;ctext/x-jar-manifestmfdata in the format JAR Manifest1@2Y0H001104009A_\application/p\#
        rs.hpub+ziphpubHPub book28010N00000300@application/vnd.fujitsu.oasys2oa2OASYS 2 document1@290G001100\#
        000AjDapplication/tlsrpt+gzip28080B00000300>application/x-doomwadDoom game data2@880P000007000applic\#
        ation/x-x509-ec-parameterskey pem28090H00000800Bapplication/vnd.preminetpreminetPreminet catalogue0X\#
        39091E110300>A_\model/3mfapplication/vnd.ms-3mfdocument application/vnd.ms-package.3dmanufacturing-3\#
        dmodel+xml3mf3D print model2@0Y0B0D000D00Xapplication/pkcs12application/x-pkcs12p12 pfx jks keystore\#
        PKCS #12 bundle of keys and certificates280P0U000000000application/vnd.google-apps.drive-sdk0@210R00\#
        000<00Kvideo/vnd.sealedmedia.softseal.movsmov smo s1qSealedMedia QuickTime video2@890A00000B00Cappli\#
        cation/pkcs8p8 der key pem pubPKCS #8 private key28000>000003000chemical/x-hinhin1h060<001100000A;ct\#
        ext/x-slurm1i070E00110300=A;ctext/vnd.fmi.flexstorflxFlexStor data28010P00000700<application/vnd.int\#
        ercon.formnetxpw xpxFormNet form0@280>0?1200000A4>AbMvideo/x-oggyuvvideo/x-ogg-yuv28010M000000000app\#
        lication/vnd.ipld.dag-json20280G001100000@Giapplication/x-texnicard1@200S001106000ANdapplication/x-b\#
        rotli-compressed-tartar.br280G0X001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-ue-config+xml28010\0000\#
        00000application/vnd.fujifilm.fb.docuworks.binder08210B00000300>audio/vnd.audiokozkozAudiokoz music2\#
        8010L000000000application/vnd.oipf.pae.gem1d@G0800110@50?A;ctext/csscss pcss postcssutf-8CSS style s\#
        heet28210U00000900Kapplication/vnd.ipunplugged.rcprofilercprofileipUnplugged roaming profile280G0R00\#
        1300000@c4A;c1GEapplication/vnd.oipf.dae.xhtml+xml280G0Z001300000@c4A;c1GEapplication/vnd.marlin.drm\#
        .actiontoken+xml280F0Q001300000@c4A;c1GEapplication/vnd.gov.sk.e-form+xml28010I000000000application/\#
        city+json-seq280G0T001300000@c4A;c1GEapplication/vnd.iptc.g2.newsitem+xml1`060?00110200GA;ctext/x-ne\#
        xtflownfsource code in Nextflow1h460=00110600>A;ctext/x-creolecreoletext in Creole1`060;00110900CA;c\#
        text/x-mojomojo 🔥source code in Mojo1h460I00110500ZA;ctext/x-terraform-templatetftpltext with the ma\#
        rkup of Terraform Template28280I00000300Mapplication/x-ms-resourcerescompiled resources of Windows1i\#
        060;001103000A;ctext/x-fiftfif28210^001100000@b7application/vnd.oms.cellular-cose-content+cbor2<0G0F\#
        001600000AEi@AR0RAA;c0_O1K9application/dicom+json1h070<001100000A;ctext/strings280G0g001300000@c4A;c\#
        1GEapplication/vnd.openxmlformats-officedocument.theme+xml100G1:001300000@c4A;c1GEapplication/vnd.op\#
        enxmlformats-officedocument.presentationml.viewprops+xml28460A001103000A;capplication/x-sspssp1`060?\#
        00110300GA;ctext/x-typespectspsource code in TypeSpec28010J00000400Capplication/vnd.xmpie.xlimxlimXM\#
        Pie XLIM document082108000000000audio/dv20280M00000Y00Japplication/x-sqlite3-journaldb-journal sqlit\#
        e-journal sqlite3-journalrollback journal of SQLite1h060;001100000A;ctext/x-xmcd00210D00000<00@image\#
        /vnd.sealed.pngspng spn s1nSealed PNG image1i060@001103000A;ctext/x-subviewersub28010E000000000appli\#
        cation/vnd.s3sms28010F00000300Bapplication/vnd.umajinumjUmajin application1a060@00110600HA;ctext/x-p\#
        urebasicpb pbisource code in PureBasic280P0E000000000application/x-mpegurl1h060?001103000A;ctext/x-l\#
        lvm-mirmir                     1h070=001100000A;ctext/fhirpath               28010C000003000applicat\#
        ion/vnd.svdsvd                                                                                      \#
                                                28060@00230300LA;c@c41GEtext/x-maven+xmlpomdata in the forma\#
        t Maven POM28010J000000000application/moss-signature1`060<00110B00DA;ctext/x-numpynumpy numpyw numsc\#
        source code in NumPy0h280P001200000@2TA>[application/vnd.ms-excel.sheet.21P080A0T000300;application/\#
        x-rpmapplication/x-redhat-package-managerrpmRPM package1h060;001104000A;ctext/x-cpsacpsa0`010J00000<\#
        00Dapplication/vnd.sealed.docsdoc sdo s1wSealed Word document28010J00000300Capplication/vnd.mobius.d\#
        isdisMobius DIS document                                                                            \#
                                                              08210C000000000audio/mpeg4-generic            \#
        040>0?00470600:PK>PoJPLfP@[1;c18816Wimage/x-xpixmapxpm pmX11 pixmap                                 \#
                                                                                                            \#
                      1h460;00110400LA;ctext/x-edgeedgetext with the markup of Edge1P000F00000G000applicatio\#
        n/x-zmachinez1 z2 z3 z4 z5 z6 z7 z81`060D00110100LA;ctext/x-filebench-wmlfsource code in Filebench W\#
        ML00280B0B1103000QADimage/x-mamiya-mefimage/x-raw-mamiyamef                    1`060<00110000DA;ctex\#
        t/x-quakesource code in Quake                                  28010M000000000application/vnd.wmf.bo\#
        otstrap                                                                                             \#
                                                          28070Z00110800HA;capplication/vnd.cendio.thinlinc.\#
        clientconftlclientThinLinc client settings1X460:001103000A;ctext/x-cgicgi1`060O00110700WA;ctext/x-mo\#
        dule-management-systemmms mmksource code in Module Management System20R90G0l000F00?application/vnd.s\#
        qlite3application/sqlite application/sqlite3 application/x-sqlite3sqlite3 sqlite db3 qchSQLite datab\#
        ase2<0G0J001600000AEi@AR0RAA;c0_O1K9application/yang-data+json1H080H000003000application/x-saturn-ro\#
        miso28280E000003000application/x-msmoneymny28010G00000500Capplication/cdmi-objectcdmioCDMI storage o\#
        bject                                                                                               \#
                                                                                         280G0[001300000@c4A\#
        ;c1GEapplication/vnd.radisys.msml-audit-conn+xml                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                         2<0G0R00160;000AEi@\#
        AR0RAA;c0_O1K9application/vnd.veritone.aion+jsonaion vtnstd                   0@200;000003000video/x\#
        -smvsmv1@2H0?0L1103000@B?application/ovfapplication/x-virtualbox-ovaova280G0X001300000@c4A;c1GEappli\#
        cation/vnd.marlin.drm.conftoken+xml28060K00110300WA;ctext/x-edje-data-collectionedcdata in the forma\#
        t Edje Data Collection1`060C00110600KA;ctext/x-renderscriptrsh rssource code in RenderScript28010W00\#
        0000000application/vnd.ms-wmdrm.meter-chlg-req28010T000000000application/1d-interleaved-parityfec0h3\#
        90e00340400EP>GQg_A_\1>[application/vnd.ms-excel.sheet.binary.macroenabled.12xlsbExcel binary workbo\#
        ok1@280A00000300Capplication/x-lz4lz4LZ4-compressed data28060J001100000A;capplication/x-gimp-palette\#
        1@080K00000700=application/x-apple-archiveaar yaaApple Archive1P080I00000400Fapplication/x-erlang-be\#
        ambeamcompiled Erlang module28000J000003000application/x-starmail-smdsmd28010S000000000application/v\#
        nd.dvb.iptv.alfec-base280G0D00130000<@c4A;c1GEapplication/soap+xmlSOAP message1h060=001106000A;ctext\#
        /x-snobolsnobol280G0I0T110?00DA;ctext/tab-separated-valuestext/tsv text/x-tab-separated-valuestsv vc\#
        f sam tabtab-separated values0@210>000000000video/encaprtp0`280F001103000A>[application/x-starmathsm\#
        f1@280B00000300Dapplication/x-lzoplzolzop-compressed data0`060F001302000@c4A;c1GEapplication/x-freem\#
        indmm280G0D00130400T@c4A;c1GEapplication/mets+xmlmetsMETS description of a digital object003Y0[1H110\#
        300DA_\application/vnd.oasis.opendocument.graphicsapplication/vnd.oasis.opendocument.drawing applica\#
        tion/x-vnd.oasis.opendocument.graphicsodgOpenDocument drawing28010?000000000application/cwt0H0G0J001\#
        303000@c4A;c1GEapplication/dash-patch+xmlmpp28280E00000700Dapplication/x-btsnoopbtsnooppackets of Bl\#
        uetooth28010I000003000application/vnd.pg.osasliei628010?00000300Fapplication/diidiiDII device descri\#
        ption28090G000000000application/prs.plucker                                                         \#
                       1h070C001100000A;ctext/prs.prop.logic2<0G0I001600000AEi@AR0RAA;c0_O1K9application/vnd\#
        .pyon+json                                                                                          \#
                                                     28280A00000300Eapplication/x-srasraarchive of NCBI read\#
        s1P280G00000400Gapplication/x-java-jmodjmodJava module for linking2H010N00000500\message/global-deli\#
        very-statusu8dsndelivery report of an internationalised mail1@000H000003000application/x-compressedr\#
        ar                                                                     1`060@001104000A;capplication\#
        /prqlprql                                                                                          2\#
        8010Q000000000application/vnd.nokia.conml+wbxml00210A00000300Oimage/vnd.net-fpxnpxFlashPix image ove\#
        r the network0@2109000000000video/rtx0@0Y0Q0f000700;application/vnd.adobe.flash.movieapplication/fut\#
        uresplash application/x-shockwave-flashswf splFlash movie1h060:001103000A;ctext/x-usdusd1d060:001103\#
        00BA;ctext/x-nixnixsource code in Nix28010@000000000application/mipc0`0G19001300000@c4A;c1GEapplicat\#
        ion/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml1a060F00110300PA;ctext/x-b-formal-m\#
        ethodmchsource code in B (Formal Method)28060A00110000MA;ctext/x-tor-configdata in the format Tor Co\#
        nfig1`060=00110300EA;ctext/x-ren-pyrpysource code in Ren'Py1P060L00130;000@c4A;c1GEapplication/x-ms-\#
        applicationapplication28010E000000000application/vq-rtcpxr08210B000000000audio/vnd.cns.anp11e060=001\#
        10V00EA;ctext/x-erlangerl hrl app escript app.src xrl yrl essource code in Erlang28060O001109000A;ca\#
        pplication/vnd.java.hprof.texthprof.txt280G0P001300000@c4A;c1GEapplication/vnd.oma.drm.risd+xml08010\#
        H00000300>application/vnd.musicianmusMusician score2<0G0G001600000AEi@AR0RAA;c0_O1K9application/vnd.\#
        hc+json2<0G0I001600000AEi@AR0RAA;c0_O1K9application/yang-sid+json1h060;001104000A;ctext/x-cadlcadl0@\#
        280?0G1108009AC:video/x-msvideovideo/avi video/msvideoavi divxAVI video08210;00000000;audio/3gpp23GP\#
        P2 audio1d060<00110500DA;ctext/x-xtendxtendsource code in Xtend0`390Z0\110300DA_\application/vnd.oas\#
        is.opendocument.formulaapplication/x-vnd.oasis.opendocument.formulaodfOpenDocument formula280G0]0013\#
        00000@c4A;c1GEapplication/vnd.radisys.msml-dialog-group+xml0`0>0A001103000A;capplication/x-lyxlyx280\#
        10[000000000application/vnd.uplanet.bearer-choice-wbxml08280?0Q1207000ASWAbMaudio/x-oggflacaudio/x-f\#
        lac+ogg audio/x-ogg-flacoga ogg1`060F00110200GA;capplication/x-gdscriptgdsource code in GDScript2806\#
        0A00110000MA;ctext/x-ssh-configdata in the format SSH Config28010F00000000Dapplication/macwriteiiMac\#
        Write II document0P080Q0F0003000application/x-font-printer-metricapplication/x-font-pfmpfm28010?0000\#
        0300>application/exiexiEXI binary XML0d0V0C00120500>@NBA;capplication/x-latexlatexLaTeX document0h0G\#
        1:001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.chartsheet+xml1d@609\#
        001102009A;ctext/x-gogoGo source280G0T001300000@c4A;c1GEapplication/framework-attributes+xml1H:H0B0e\#
        000400;application/x-vmdkapplication/x-virtualbox-vmdk application/x-vmdk-diskvmdkVMware disk1@2Y0O0\#
        01100000A_\application/vnd.iso11783-10+zip1h060;001104000A;ctext/x-sarlsarl28010J00000300Qapplicatio\#
        n/vnd.cinderellacdyCinderella geometric construction28000D000003000chemical/x-ncbi-asn1asn0`210S0000\#
        0300Bapplication/vnd.fujixerox.docuworksxdwDocuWorks document1h070900110400OA;ctext/spdxspdxSPDX sof\#
        tware bill of materials28060K00110:000A;capplication/vnd.flatpak.refflatpakref1@290P001109000A_\appl\#
        ication/vnd.evolv.ecig.themeecigtheme08210=000000000audio/evrcwb100200C00000300=image/x-xwindowdumpx\#
        wdX window dump1a460<00110G00DA;ctext/x-lassolasso lasso8 lasso9 lassource code in Lasso280G0K001305\#
        00D@c4A;c1GEapplication/auth-policy+xmlapxmlauthorisation policy0`010Z00000300@application/vnd.fujix\#
        erox.docuworks.binderxbdDocuWorks binder1H200J000002000application/x-gamegear-romgg28010L00000800<ap\#
        plication/vnd.sus-calendarsus suspSUS calendar28000H000003000chemical/x-gaussian-cubecub28010F000000\#
        000application/vnd.cybank           1d060?00110300GA;ctext/x-isabellethysource code in Isabelle1P280\#
        H001107000@1oapplication/x-source-rpmsrc.rpm28060@00110900LA;ctext/x-d-objdumpd-objdumpdata in the f\#
        ormat D-ObjDump28010T00000200Eapplication/vnd.sailingtracker.trackstSailing Tracker track28280K00000\#
        3000application/vnd.gtkwave-fstfst             2<0G0H001600000AEi@AR0RAA;c0_O1K9application/jf2feed+\#
        json                                                                                                \#
                        0`3Y0D0S1104009A_\application/epub+zipapplication/epub application/x-epubepubEPUB bo\#
        ok                               00080J2?000300Aapplication/vnd.corel-drawapplication/cdr applicatio\#
        n/coreldraw application/x-cdr application/x-coreldraw application/x-vnd.corel.draw.document+zip imag\#
        e/cdr image/x-cdrcdrCorelDRAW drawing1H080G00000:00?application/x-qemu-diskqcow2 qcowQEMU disk image\#
        28080A000000000application/x-iff28010D000000000application/jsonpath28210W00000600Happlication/set-re\#
        gistration-initiationsetregSET registration request                                     0h390g0i1103\#
        00QA_\application/vnd.oasis.opendocument.spreadsheet-templateapplication/x-vnd.oasis.opendocument.sp\#
        readsheet-templateotsOpenDocument spreadsheet template                         00280A00120300?P@P0[R\#
        image/x-canon-cr3cr3Canon raw image28010K00000700Dapplication/vnd.commonspacecsp cstCommonSpace docu\#
        ment28010E00000;00:application/vnd.kinarkne knp sdfKinar data28010S000000000application/vnd.3gpp.mcd\#
        ata-payload2<0G0S001600000AEi@AR0RAA;c0_O1K9application/vnd.collection.doc+json1`060<00110400EA;ctex\#
        t/x-lean4leansource code in Lean 41d060;00110<00CA;ctext/x-yaccy yacc yy ypsource code in Yacc28010P\#
        00000300Eapplication/vnd.genomatix.tuxedotxdGenomatix Tuxedo data                                   \#
                               28060B00110000NA;ctext/x-wget-configdata in the format Wget Config           \#
                                                          28060?00110300FA;capplication/ednedndata in the fo\#
        rmat edn1d060<00110U00<A;ctext/x-ocamlml mli ocaml eliom mll mly eliomi ml4OCaml source2H0Q0E0000000\#
        0Emultipart/alternativemail in several forms1h060A00110300RA;ctext/x-genero-perpertext with the mark\#
        up of Genero per280G0T001300000@c4A;c1GEapplication/vnd.etsi.iptvservice+xml08200;00000S00>audio/x-m\#
        odmod ahx dbm dmf far gdm hvl okt psmtracker module00280@000007000image/x-kiss-celcel kcf0@280A00000\#
        5009video/x-sgi-moviemovieSGI movie00200A000003000image/x-leica-rwlrwl          28010L000004000appli\#
        cation/vnd.onepagertatxtatx280G0L00130400L@c4A;c1GEapplication/vnd.sun.wadl+xmlwadlWADL web service \#
        description1l060;00110400<A;ctext/x-rdocrdoctext in RDoc00280B0B1107000QADimage/x-pentax-pefimage/x-\#
        raw-pentaxpef ptx                  28010D000000000application/passport                              \#
                                         28280A000007000application/x-cdfcda cdf28010B000000000application/u\#
        lpfec                                                             0@280B001203000A4>AbMvideo/x-theor\#
        a+oggogg2H010G000000000message/feedback-report28010M000000000application/vnd.tri.onesource28080D0000\#
        0900<application/x-bigwigbigwig bwbigWig track28010G000000000application/geofeed+csv0X0I0A00000300Bm\#
        odel/gltf-binaryglbglTF scene, binary28280H00000300Eapplication/x-xkb-keymapxkmcompiled keyboard map\#
        28210J001100000@b7application/yang-data+cbor1a060C00110300KA;ctext/x-csound-scorescosource code in C\#
        sound Score28010L000004000application/vnd.onepagertatptatp  1@280L0M110>00LAjDapplication/x-compress\#
        ed-tarapplication/x-gtar-compressedtar.gz tgz taztar archive, gzip-compressed28200H000008000applicat\#
        ion/x-sas-backupsas7bbak                                                                            \#
                                                                                                            \#
                28010K00000300@application/vnd.groove-helpghfGroove help page                               \#
                                28010O00000300Iapplication/vnd.immervision-ivuivuImmerVision panorama link  \#
                                                          1`060G00110600OA;ctext/x-component-pascalcps cpsou\#
        rce code in Component Pascal                                                                    1028\#
        0T00110700HA>[application/vnd.stardivision.impresssdd sdaStarImpress presentation28800J000000000appl\#
        ication/x-isatab-assay1h060<001100000A;ctext/x-arrow0h010i000004000application/vnd.collabio.xodocume\#
        nts.spreadsheet-templatexots28060]00130H000@c4A;c1GEapplication/x-freedesktop-appstream-componentmet\#
        ainfo.xml appdata.xml28010K000000000application/vnd.ncd.control28010L00000300Dapplication/vnd.kidspi\#
        rationkiaKidspiration diagram                                         1a060>00110?00FA;ctext/x-newli\#
        spnl kif lsp lispsource code in NewLisp280G0T00130300<@c4A;c1GEapplication/vnd.google-earth.kml+xmlk\#
        mlKML map data280G0\001300000@c4A;c1GEapplication/emergencycalldata.deviceinfo+xml28010L000000000app\#
        lication/vnd.xfdl.webform1h0>0:001107000A;ctext/x-ssassa ass28000H000003000chemical/x-gcg8-sequenceg\#
        cg                                                                                                  \#
                                                                                       0@2109000000000video/\#
        vc2      08280;000003000audio/x-dffdff                                          1P280K000000000appli\#
        cation/x-mach-o-fvmlib28060I00110300UA;ctext/x-adobe-font-metricsafmdata in the format Adobe Font Me\#
        trics1@080B0@000200Dapplication/x-lzipapplication/lziplzlzip-compressed data00200B000003000image/x-r\#
        aw-rawzorrwz1\060=0D221J00=A;cQ[ktext/x-pythontext/x-script.pythonpy pyw pyi gyp jy gypi lmi py3 tac\#
         pyde pyp pyt pye wsgi xpy cgi fcgi sage sc bzl rpy specPython script1`060;00110;00CA;ctext/x-mql5mq\#
        5 mqh mq4source code in MQL500280C0C0003000image/x-minolta-mrwimage/x-raw-minoltamrw1l460:00110300KA\#
        ;ctext/x-vuevuetext with the markup of Vue2<060;00110400GA;ctext/x-neonneondata in the format NEON1`\#
        020B00110200JA;ctext/x-bluespec-bhbssource code in Bluespec BH1h070B001100000A;ctext/vnd.iptc.nitf0@\#
        210A00000800Vvideo/vnd.dece.pduvp uvvpUltraViolet video for portable devices2<0G0P001600000AEi@AR0RA\#
        A;c0_O1K9application/vnd.bbf.usp.msg+json1@2Y0W001103000A_\application/vnd.familysearch.gedcom+zipgd\#
        z0@210>000000000video/vnd.cctv0`070@0J130400D@c4A;c1GEapplication/xfdfapplication/vnd.adobe.xfdfxfdf\#
        PDF form data in XML1`060=00110300EA;ctext/x-fluentftlsource code in Fluent28280A00000000;applicatio\#
        n/x-eggEGG archive1h060?001100000A;ctext/x-terminfo100G1<001300000@c4A;c1GEapplication/vnd.openxmlfo\#
        rmats-officedocument.presentationml.notesmaster+xml1h060F00110?000A;ctext/x-sqlite3-consolesqlite3-c\#
        onsole1d@60<00110D00<A;ctext/x-swiftswift swiftinterfaceSwift source280G0D00130050D@c4A;c1GEapplicat\#
        ion/pidf+xmlutf-8presence information1h070;00110:000A;ctext/shaclcshaclc shc1h060A00110:000A;ctext/x\#
        -typoscripttyposcript28210N001100000@b7application/vnd.oma.lwm2m+cbor0`0G1<001300000@c4A;c1GEapplica\#
        tion/vnd.openxmlformats-officedocument.wordprocessingml.fonttable+xml10291600340400EP>G@ijA_\1>[appl\#
        ication/vnd.openxmlformats-officedocument.presentationml.slideshowppsxPowerPoint slide show         \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                        28010D000000000application/prs.sclt    0`010]000004000application/vnd.collabio.xodoc\#
        uments.documentxodt                                                                                 \#
                                                                                    1@080B001109000A`dapplic\#
        ation/x-tarztar.z taz28010P000000000application/vnd.powerbuilder75-s         280G0F001307000@c4A;c1G\#
        Eapplication/sensml+xmlsensmlx                        28000D00000200Iapplication/cu-seemecuCU-SeeMe \#
        video conference                                                                                    \#
                                                                               1h460<00110?00MA;ctext/x-blad\#
        eblade blade.phptext with the markup of Blade                                                 0`280C\#
        001106000AjDapplication/x-gzpdfpdf.gz                                                               \#
                                                                  0`010f000004000application/vnd.collabio.xo\#
        documents.document-templatexott00280@000003000image/x-paintnetpdn08210=00000000Iaudio/g726-16G.726 s\#
        peech at 16 kbit/s1a060?00110300GA;ctext/x-igor-proipfsource code in IGOR Pro1@880E0J000:00>applicat\#
        ion/x-archiveapplication/x-unix-archivea ar o libstatic library00280?000003000image/x-raw-redr3d2806\#
        0C00110000OA;ctext/x-browserslistdata in the format Browserslist00:80<0B000300<image/x-xfigapplicati\#
        on/x-xfigfigXfig drawing28200J00000000<application/x-linux-kernelLinux kernel1`060H00110000PA;ctext/\#
        x-elvish-transcriptsource code in Elvish Transcript0`3Y0N00110800<A_\application/vnd.ms-xpsdocumentx\#
        ps oxpsXPS document28010B000000000application/vc+jwt                                                \#
                                                                                                            \#
                                      28010H000000000application/vnd.3gpp.v2x2=060D00110>00PA;ctext/x-ros-in\#
        terfaceaction srv msgdata in the format ROS Interface28060K001303000@c4A;c1GEapplication/vnd.ogc.sld\#
        +xmlsld1h070E001100000A;ctext/rtp-enc-aescm1280T060H0E120?00F@EnA;capplication/x-font-type1font/x-po\#
        stscript-pfbpfa pfb pfm afmPostScript Type 1 font280G0T001300000@c4A;c1GEapplication/prs.implied-doc\#
        ument+xml                                                                       28000O000005000appli\#
        cation/vnd.procreate.brushbrush                            280G0F0;130:00>@c4A;c1GEapplication/mathm\#
        l+xmltext/mathmlmml mathmlMathML formula00290900000300;image/ktxktxKTX texture0d060:0A111N00<A;ctext\#
        /x-texapplication/x-textex aux ltx cls sty toc bbx cbx dtx ins lbx mkii mkiv mkvi fd 4ht clo dfu etx\#
         lco ldf mng tikzTeX document28010L00000300Aapplication/vnd.triscape.mxsmxsMap Explorer data28060F00\#
        1107000A;ctext/x-dbus-activationservice0X010>000004000model/vnd.barybary280G0K001300000@c4A;c1GEappl\#
        ication/vnd.oma.pal+xml28010M00000:000application/vnd.nebumind.linenebul line28060F00110G00RA;ctext/\#
        x-kicad-schematickicad_sch kicad_sym schdata in the format KiCad Schematic1@280P001100000AjDapplicat\#
        ion/x-vnd.datapackage+gz                                      280G0I001304000@c4A;c1GEapplication/cl\#
        ue_info+xmlclue                                                                                     \#
                                                                               28010K00000300@application/vn\#
        d.cosmocallercmcCosmoCaller data1`060>00110400FA;ctext/x-clarityclarsource code in Clarity0h0G1@0013\#
        00000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.tablesinglecells+xml08280;\#
        00000300Aaudio/x-musmusDMX music of Doom28010I00000400Oapplication/vnd.pvi.ptid1ptidPrintThisID iden\#
        tification card10060H001100000A;capplication/x-magicpoint0X000A000003000application/x-prtprt        \#
                1@010H00000800Capplication/vnd.dece.zipuvz uvvzUltraViolet archive28010H000000000application\#
        /vnd.3gpp.lpp28010U00000300Mapplication/vnd.airzip.filesecure.azsazsAirZip FileSECURE spreadsheet1`0\#
        60:00110300BA;ctext/x-krlkrlsource code in KRL0`0O0?0U110300BA;capplication/rtfapplication/x-rtf tex\#
        t/rtf text/x-rtfrtfRich Text document28010G00000500Capplication/cdmi-domaincdmidCDMI storage domain2\#
        @010T00000300@application/vnd.etsi.timestamp-tokentsttime stamp token28080J00000800<application/x-qt\#
        -qml-cachejsc qmlccompiled QML08210=000000000audio/evrcnw11]060A00110300WA;ctext/x-dcl-scriptcomsour\#
        ce code in DIGITAL Command Language1H000A000003000application/x-nrgnrg0@010E000000000application/mpe\#
        g4-iod0`010X000000000application/vnd.afpc.afplinedata-pagedef1h060>001103000A;ctext/x-freefemedp    \#
                                                                                   280G0a001300000@c4A;c1GEa\#
        pplication/vnd.radisys.msml-dialog-transform+xml08070<00110300OA;ctext/vnd.abcabcdata in the format \#
        ABC notation1P200H0K000O00?application/x-msdownloadapplication/x-msdos-programcom exe dll bat msi cp\#
        l drv scrWindows program28010D000004000application/vnd.loomloom28890H00000200<application/andrew-ins\#
        etezAndrew inset                          28010C00000300Capplication/vnd.vcxvcxVirtualCatalog data1`\#
        060;00110000CA;ctext/x-dunesource code in Dune                2<060C00110<00OA;ctext/x-editorconfige\#
        ditorconfigdata in the format EditorConfig28010Q000000000application/vnd.geogebra.pinboard1@2Y0N0011\#
        03000A_\application/vnd.ficlab.flb+zipflb                                                           \#
                28010M000000000application/vnd.ipld.dag-cbor                                                \#
                                                                      28010U000004000application/vnd.astraea\#
        -software.iotaiota20P80B000000000application/x-lmdb                               1`060;00110400CA;c\#
        text/x-mintmintsource code in Mint1H080F000003000application/x-mame-chdchd1`060;00110400CA;ctext/x-f\#
        lixflixsource code in Flix                                                                          \#
                                                                      1`060<00110500DA;ctext/x-slangslangsou\#
        rce code in Slang2<0G0H001600000AEi@AR0RAA;c0_O1K9application/eat-ucs+json                          \#
                                                                                                            \#
                                                                                              28210K00110;00\#
        0@b7application/senml-etch+cborsenml-etchc28000K000004000chemical/x-macromodel-inputmmod       2P000\#
        :00000000:inode/fifonamed pipe                                                             00280D0;0\#
        003000image/vnd.zbrush.dcximage/x-dcxdcx                                                            \#
         1l070:11111@00>A;ctext/troffapplication/x-troff application/x-troff-me application/x-troff-mstr rof\#
        f me ms 1in 1m nroff 3in 3m 3qt mdoc n nr rno tmac t man 1p 3pm 1x 3p 3x ltroff document28010N000003\#
        00Eapplication/vnd.tmobile-livetvtmoT-Mobile live TV link                                           \#
                                                                                                            \#
                                                         2<0G0F001600000AEi@AR0RAA;c0_O1K9application/vcard+\#
        json                                                                                                \#
        28080C000003000application/x-figmafig             2<0G0c001600000AEi@AR0RAA;c0_O1K9application/3gpp-\#
        media-delivery-metrics-report+json28010L00000300Aapplication/timestamped-datatsdtime-stamped data   \#
                                  28060E00110000QA;ctext/x-git-attributesdata in the format Git Attributes  \#
                                                             2<0G0D0H160@00@AEi@AR0RAA;c0_O1K9application/ge\#
        o+jsonapplication/vnd.geo+jsongeojson geo.jsonGeoJSON map data28060A00110400MA;ctext/x-oasv2-jsonjso\#
        ndata in the format OASv2-json                                                      280G0e001300000@\#
        c4A;c1GEapplication/mbms-associated-procedure-description+xml                    1a060:00110N00BA;ct\#
        ext/x-maxmaxpat maxhelp maxproj mxt patsource code in Max                                           \#
                                                                                                            \#
                                                                1P280O000000000application/x-mach-o-dylib-st\#
        ub280G0T001300000@c4A;c1GEapplication/vnd.oipf.spdiscovery+xml                                      \#
                                                                                                            \#
        280G0O001300000@c4A;c1GEapplication/vnd.nokia.conml+xml                                     1`060C00\#
        110300KA;ctext/x-kolmafia-ashashsource code in KoLmafia ASH2<0G0E001600000AEi@AR0RAA;c0_O1K9applicat\#
        ion/csvm+json0X010A00000400=model/vnd.opengexogexOpenGEX scene28280D000003000application/x-ms-pdbpdb\#
                                                                                                            \#
                                     28010L00000000Lapplication/soap+fastinfosetSOAP message in Fast Infoset\#
        28010R000000000application/vnd.yamaha.through-ngn1h060:001103000A;ctext/x-daxdax28010Q00000300Cappli\#
        cation/vnd.3gpp.pic-bw-smallpsb3GPP picture, small0@200>000003000video/x-ms-wmxwmx                  \#
                                                         28010O000000000application/vnd.dvb.ipdcroaming     \#
                                                      0`090M0A110C00F@Poapplication/vnd.comicbook-rarapplica\#
        tion/x-cbrcbr cba cbt cb7 cbzcomic book, RAR-packed28280K00000000Oapplication/x-apple-dsstoreview se\#
        ttings of a macOS folder1@2Y0Q001106000A_\application/vnd.espass-espass+zipespass1`060?00110300GA;ct\#
        ext/x-squirrelnutsource code in Squirrel28800S000003000application/x-research-info-systemsris       \#
                                                                                         28000I000003000chem\#
        ical/x-vamas-iso14976vms28060?00110000KA;ctext/x-xcomposedata in the format XCompose                \#
                                                                                   00280>00000300@image/x-ci\#
        neoncinCineon film scan00290E0H110H00=A>[application/vnd.visioapplication/vnd.ms-visiovsd vst vss vs\#
        w vtx vsdxVisio drawing                     1@280Q001100000A_\application/x-vnd.datapackage+zip0`080\#
        C001200000@RP0SNapplication/x-bzpdf00280@000003000image/x-gimp-gbrgbr       1h060<001102000A;ctext/x\#
        -r-docrd280G0W001300000@c4A;c1GEapplication/vnd.oma.cab-subs-invite+xml08210F000000000audio/rtp-enc-\#
        aescm128                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                     28000J000003000application/x-spectrum-m\#
        drmdr                        28080K000003000application/x-commodore-crtcrt2<0G0D001600000AEi@AR0RAA;\#
        c0_O1K9application/cmw+json1h060F001103000A;ctext/x-clearsilver-hdfhdf08290:00110800HQOLaudio/eac3ea\#
        c3 ec3Dolby Digital Plus audio                                                         1h06080011010\#
        00A;ctext/x-kk                                                1h060F00110200OA;capplication/x-troff-\#
        mmmmtext with the markup of Roff mm28010S000000000application/vnd.syncml.dmtnds+wbxml28070\00110600D\#
        A;capplication/vnd.cluetrust.cartomobile-configc11amcCartoMobile settings28010J00000800Bapplication/\#
        vnd.sealed.mhtsmht smhSealed web archive1h060=001106000A;ctext/x-promqlpromql 08210M00000:000audio/v\#
        nd.presonus.multitrackmultitrack                                                                    \#
                2<0G0W001600000AEi@AR0RAA;c0_O1K9application/vnd.gnu.taler.exchange+json                    \#
                                                                   28280D00000300Mapplication/x-ms-evtevtWin\#
        dows event log, old format280G0H001303000@c4A;c1GEapplication/atsc-dwd+xmldwd0h0G1D001300000@c4A;c1G\#
        Eapplication/vnd.openxmlformats-officedocument.spreadsheetml.pivotcachedefinition+xml               \#
                                          0X010V000000000model/vnd.rosette.annotated-data-model             \#
            280G0U001300000@c4A;c1GEapplication/mbms-reception-report+xml28010P000000000application/vnd.bint\#
        .med-content                                        1\060;00111400CA;ctext/x-raku6pl nqp 6pm p6 p6l \#
        p6m pl6 pm6 raku rakumod rakutest rakudoc pl pm tsource code in Raku                                \#
                                      2<0G0K00160:00:AEi@AR0RAA;c0_O1K9application/json-patch+jsonjson-patch\#
        JSON patch1d060<0;110>005A;ctext/x-patchtext/x-diffdiff patch rejpatch28000W000000000application/vnd\#
        .google-apps.mail-layout1h060<001101000A;ctext/x-ezhiln0H070A00110700IA;cvideo/vnd.mpegurlmxu m4upla\#
        ylist of MPEG-4 videos28000F000003000application/x-msbinderobd0X090900000300?model/e57e57E57 point c\#
        loud                   28060900110200EA;ctext/x-nlnldata in the format NL                08210C00000\#
        0000audio/vnd.dolby.mps2<0G0E00160400BAEi@AR0RAA;c0_O1K9application/scim+jsonscimSCIM identity data2\#
        80G0L001300500@c4A;c1GEapplication/poc-settings+xmlutf-81`060B00110300JA;ctext/x-singularitydefsourc\#
        e code in Singularity28280Q00000600Japplication/x-gettext-translationgmo mocompiled message catalogu\#
        e               28280A00000300Papplication/x-sfosfoparameters of a PlayStation game1d060A00110F00IA;\#
        ctext/x-emacs-lispel emacs emacs.desktopsource code in Emacs Lisp08210G000000000audio/vnd.dolby.puls\#
        e.10H060>0D130300F@c4A;c1GEaudio/x-ms-asxapplication/x-ms-asxasxWindows Media playlist280G0K00130;00\#
        M@c4A;c1GEapplication/atomdeleted+xmlatomdeleteddeleted entry of an Atom feed08280<00000000Baudio/x-\#
        nistNIST SPHERE speech04060?00250300:A;cP@[0oJ16W188image/x-xbitmapxbmX11 bitmap                    \#
               000:0G00000300?image/x-portable-anymappnmportable anymap28010?000000000application/jwt       \#
                                     0@210F000000000video/rtp-enc-aescm12808210G000000000audio/vnd.dolby.hea\#
        ac.2                                                                            1i060;00110400LA;cte\#
        xt/x-maskmasktext with the markup of Mask002I0H0<000800<image/vnd.microsoft.iconimage/x-iconico icon\#
        Windows icon28280J00000300<application/x-msx-cassettecasMSX cassette1h460?00110400PA;ctext/x-ecmarku\#
        phtmltext with the markup of Ecmarkup20290N0H110400C@Giapplication/geopackage+sqlite3application/x-g\#
        eopackagegpkgGeoPackage map data280G0N001300500@c4A;c1GEapplication/vnd.omads-file+xmlutf-828210[001\#
        100000@b7application/vnd.nato.bindingdataobject+cbor1`060900110200AA;ctext/x-ozozsource code in Oz  \#
                                                                                                            \#
                1h070B001105000A;ctext/vnd.ascii-artascii28010V00000400Aapplication/vnd.crick.clicker.wordba\#
        nkclkwClicker word bank1`060>00110100FA;ctext/x-nemerlensource code in Nemerle1@280A00000300=applica\#
        tion/x-vpkvpkValve package28010J000000000application/vnd.aether.imp28000Q000003000application/x-grap\#
        hing-calculatorgcf1@200D000009000application/x-brotlibr brotli0829090F000300:audio/ac3audio/vnd.dolb\#
        y.dd-rawac3AC-3 audio                     28010F000000000application/vnd.netfpx                     \#
                                  1@080A0^000700;application/x-lhaapplication/x-lzh application/x-lzh-compre\#
        ssedlzh lhaLHA archive00290=00110300>A>[image/vnd.fpxfpxFlashPix image                       28010M0\#
        0000000Happlication/news-transmissionnews articles in transit  280G0C00130300I@c4A;c1GEapplication/f\#
        dt+xmlfdtFLUTE file delivery table2H000C000000000message/vnd.si.simp                                \#
                                                                            00280A0A110700?QADimage/x-nikon-\#
        nefimage/x-raw-nikonnef nrwNikon raw image                                    28010?00000300@applica\#
        tion/ceaceaCEA test archive28060@00110900LA;ctext/x-c-objdumpc-objdumpdata in the format C-ObjDump  \#
         28010G00000300Oapplication/vnd.wap.sicsiccompiled WAP service indication1P280L000000000application/\#
        x-mach-o-preload                 28290?00000300Dapplication/lxflxfLXF program material              \#
                                                                                                            \#
                                                                                                            \#
         28010G00000300<application/vnd.panoplyplpPanoply plot28060A00110000MA;ctext/x-hosts-filedata in the\#
         format Hosts File1Q010K00000700Eapplication/vnd.autopackagepackageAutopackage installer28280L000000\#
        00>application/x-gtk-icon-cachecache of icons00200;000003000image/x-phmphm1d460B00110E00EA;capplicat\#
        ion/xqueryxquery xq xqy xql xqmsource code in XQuery28280E000000000application/x-os2-inf00280G001102\#
        000@@Mapplication/illustratorai103Y0_0a110300IA_\application/vnd.oasis.opendocument.presentationappl\#
        ication/x-vnd.oasis.opendocument.presentationodpOpenDocument presentation00280E00110300CQADimage/x-p\#
        anasonic-rw2rw2Panasonic raw image                                                                  \#
                                      28000B000008000chemical/x-isostaristr ist28060E00110E00QA;ctext/x-godo\#
        t-resourcegdnlib gdns tres tscndata in the format Godot Resource1d060=00110O00EA;ctext/x-schemescm s\#
        s sld sps rkt rktl sch slssource code in Scheme28010K00000300<application/vnd.medcalcdatamc1MedCalc \#
        data                                                                         28070L00110700?A;cappli\#
        cation/vnd.contact.cmsgcdbcmsgCONTACT message                                                       \#
                                                                1`060D00110000LA;ctext/x-isabelle-rootsource\#
         code in Isabelle ROOT08280;00000300@audio/x-ksskssmusic of the MSX0@290909110800FP6Evideo/mj2image/\#
        mj2mj2 mjp2Motion JPEG 2000 video1@090E000003000application/vnd.bzip3bz328080C000009000application/x\#
        -blorbblb blorb08000I000003000application/vnd.dolby.mlpmlp280G0^001300000@c4A;c1GEapplication/emerge\#
        ncycalldata.providerinfo+xml1`060B00110400JA;ctext/x-objective-jsj jsource code in Objective-J0@280<\#
        0>1200000A4>AbMvideo/theoravideo/x-theora1d070S00110300HA;capplication/relax-ng-compact-syntaxrncREL\#
        AX NG schema, compact28010O000000000application/vnd.superfile.super28010I00000300Dapplication/vnd.ep\#
        son.ssfssfEpson print settings2@080O000005000application/x-java-jce-keystorejceks280G0G001303008@c4A\#
        ;c1GEapplication/prs.xsf+xmlxsfXSF data18060O001200000@kNA;capplication/x-mozilla-bookmarks28290E000\#
        00000Wapplication/applefileAppleSingle file with its resource fork28280I00000000Iapplication/x-nib-a\#
        rchiveinterface of an Apple app                    28010K000000000application/rpki-signed-tal1h060W0\#
        01103000A;ctext/x-ansys-parametric-design-languageans2<0G0J001600000AEi@AR0RAA;c0_O1K9application/vn\#
        d.drive+json28010D000004000application/vnd.psfspsfs           1d060:00110500JA;ctext/x-coqcoq vsourc\#
        e code in Rocq Prover                                                                               \#
                                                             2<0G0J001600000AEi@AR0RAA;c0_O1K9application/js\#
        contact+json                    1`060@00110300HA;ctext/x-ballerinabalsource code in Ballerina       \#
                                 280G0R001300000@c4A;c1GEapplication/vnd.nokia.landmark+xml0P060E001303000@c\#
        4A;c1GEapplication/x-ttx+xmlttx08020<00000;000audio/csoundcsd orc sco28080O00000000Iapplication/x-op\#
        enssl-encrypteddata encrypted by OpenSSL28000>000003000chemical/x-vmdvmd1i060;001103000A;ctext/x-bug\#
        sbug                                                                      1`4F0B001100000A;ctext/x-j\#
        query-tmpl28060K00110000PA;capplication/x-godot-projectdata in the format Godot project280G0E0013000\#
        00@c4A;c1GEapplication/xacml+xml                                                                    \#
                               280G0M001300000@c4A;c1GEapplication/mbms-register+xml                        \#
                                         0@280>0?1200000A4>AbMvideo/x-oggrgbvideo/x-ogg-rgb1`060;00110200CA;\#
        ctext/x-beefbfsource code in Beef                                            28010D0B000?00:applicat\#
        ion/vnd.koanapplication/x-koanskd skt skm skpKoan music                                   00280@0U00\#
        0300Bimage/x-fuji-rafimage/x-fujifilm-raf image/x-raw-fujirafFujifilm raw image28060R001104000A;capp\#
        lication/x-pyspread-spreadsheetpysu28010P000000000application/vnd.patientecommsdoc                  \#
                                                                                                       0`010\#
        R000000000application/vnd.afpc.modca-formdef                                   28010M000000000applic\#
        ation/tamp-status-query0@210>000000000video/h264-svc2H010>00000500Fmessage/globalu8msginternationali\#
        sed mail1`060900110200AA;ctext/x-c3c3source code in C3           1`060:00110:00BA;ctext/x-eclecl ecl\#
        xmlsource code in ECL                                                      280G0M001300000@c4A;c1GEa\#
        pplication/spirits-event+xml28060A00110800MA;ctext/x-oasv3-yamlyaml ymldata in the format OASv3-yaml\#
        28060:00110300FA;ctext/x-taptapdata in the format TAP                                               \#
                                                                                     28010M000000000applicat\#
        ion/vnd.ims.imsccv1p3                     28010Q00000300>application/vnd.blueice.multipassmpmMultipa\#
        ss data1`060I00130:000@c4A;c1GEapplication/x-gtk-builderbuilder ui0`390@00110400AA_\application/oxps\#
        oxpsOpen XPS document280G17001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml\#
        .chartshapes+xml28200J000003000application/x-spectrum-z80z802<0G0V001600000AEi@AR0RAA;c0_O1K9applica\#
        tion/alto-networkmapfilter+json28010O000000000application/vnd.uplanet.channel0X090S00000300Amodel/vn\#
        d.valve.source.compiled-mapbspSource engine map280F0K001300000@c4A;c1GEapplication/xhtml-voice+xml1@\#
        080L00000G00Lapplication/x-unreal-packageuasset umap umx unr upkpackage of the Unreal engine2@080M00\#
        000600Iapplication/x-kerberos-keytabkeytabkeys of Kerberos services280G0R001300000@c4A;c1GEapplicati\#
        on/vnd.c3voc.schedule+xml28010V000000000application/vnd.3gpp.mcdata-signalling00890@00000<00Capplica\#
        tion/fitsfits fit ftsFITS astronomy data0`280A00000300>application/x-xdvxdvXeTeX document1`000L00000\#
        3000application/x-oz-applicationoza0@210H000000000video/vnd.motorola.video                          \#
                                                      1X070F00110400EA;ctext/vnd.wap.wmlscriptwmlsWMLScript \#
        source code28010Z000000000application/vnd.dvb.iptv.alfec-enhancement2<0G0K001600000AEi@AR0RAA;c0_O1K\#
        9application/yang-patch+json1`460K00110300SA;ctext/x-java-template-enginejtesource code in Java Temp\#
        late Engine0`280L000007000application/vnd.amazon.ebookazw kfx28010f00000300Mapplication/vnd.anser-we\#
        b-certificate-issue-initiationciiANSER-WEB certificate request2<0G0S001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/measured-component+json1l0G080:110300<A;ctext/orgtext/x-orgorgOrg document00280@001103000QADi\#
        mage/x-sony-sr2sr22H010@00000000Cmultipart/digestcollection of mails1P0F0?001103000A;ctext/x-suse-ym\#
        pymp28010U000000000application/vnd.japannet-registration0`0F0G00130;000@c4A;c1GEapplication/docbook+\#
        xmldbk docbook0@210:000000000video/jxsv         28080J00000000Lapplication/x-systemd-hwdbhardware da\#
        tabase of systemd28010P000000000application/vnd.omaloc-supl-init28010H000000000application/vnd.ipld.\#
        raw10291200110400@A_\application/vnd.openxmlformats-officedocument.presentationml.slidesldxPowerPoin\#
        t slide                         280G0K00130400L@c4A;c1GEapplication/p2p-overlay+xmlreloRELOAD overla\#
        y configuration28060B00110A00NA;ctext/x-darcs-patchdarcspatch dpatchdata in the format Darcs Patch1`\#
        060?00110000GA;ctext/x-procfilesource code in Procfile00290:00110300:AiCimage/acesexrACES image280G0\#
        L001300000@c4A;c1GEapplication/vnd.3gpp.sms+xml               1i060?001102000A;ctext/x-thingsdbti   \#
                                                    2H0W0?00110000DA;cmessage/partialpart of a split mail   \#
                                                                                                            \#
                                          28010L00000080Kapplication/news-checkgroupsus-asciilist of newsgro\#
        ups to check28010D000004000application/vnd.semasema28880H00000700?application/x-bittorrenttorrentBit\#
        Torrent seed28060Q00110300]A;ctext/x-webassembly-interface-typewitdata in the format WebAssembly Int\#
        erface Type1h060:001103000A;ctext/x-boaboa1@080Q00110<00Q@Tfapplication/x-zstd-compressed-tartar.zst\#
         tzsttar archive, Zstandard-compressed28010O00000300Iapplication/vnd.lotus-screencamscmLotus ScreenC\#
        am recording280G0H00130300>@c4A;c1GEapplication/xcap-att+xmlxavXCAP attribute1h060;00110;00NA;ctext/\#
        stylusstylus styltext with the markup of Stylus28010V000000000application/vnd.motorola.flexsuite.wem\#
        280G0V001300000@c4A;c1GEapplication/emergencycalldata.veds+xml                                      \#
                                                                 28010@00000300Japplication/dvcsdvcDVCS cert\#
        ification message                                   1h070=001103000A;ctext/vnd.sosisos              \#
            1h070900110400;A;ctext/shexshexShEx shapes1P280Q00000300Gapplication/x-nintendo-switch-nronroNin\#
        tendo Switch program                                                                                \#
                                             0X2Y0C001100000A_\application/p21+zip28060D00110200PA;ctext/x-t\#
        ype-languagetldata in the format Type Language1d060A00110A00IA;ctext/x-vim-scriptvim vimrc vmb vbaso\#
        urce code in Vim script1`060:00110300BA;ctext/x-jcljclsource code in JCL            28010G000000000a\#
        pplication/dns-message28010D00000400:application/vnd.mseqmseqMSEQ media                             \#
                                                                                        28060M001102000A;cap\#
        plication/x-golly-macrocellmc                               28060B001304000@c4A;c1GEapplication/x-xb\#
        elxbel280G0R001300000@c4A;c1GEapplication/vnd.cyan.dean.root+xml2=060C00111B00<A;ctext/x-systemd-uni\#
        tservice socket device mount automount swap target path timer slice scope containersystemd unit08200\#
        ?000000000audio/vnd.qcelp08210C000000000audio/vnd.hns.audio280G0S001300000@c4A;c1GEapplication/vnd.3\#
        gpp2.bcmcsinfo+xml28000J000005000application/vnd.curl.pcurlpcurl1d060;00110400CA;ctext/x-agdaagdasou\#
        rce code in Agda0@290?000003009application/mxfmxfMXF video                                          \#
                                                                                28010M00000300Capplication/r\#
        pki-ghostbustersgbrRPKI contact record                                                              \#
                                                               28060L001300000@c4A;c1GEapplication/onix-mess\#
        age+xml                                         2<0G0D001600000AEi@AR0RAA;c0_O1K9application/pvd+jso\#
        n28010P000000000application/vnd.vocalshaper.vsp428280E00000400Aapplication/x-ms-evtxevtxWindows even\#
        t log                                                                                               \#
                                                                  08210:00000000<audio/g723G.723 speech0H060\#
        A00110300<A;capplication/x-cuecueCD cue sheet                                        280G0L001300000\#
        @c4A;c1GEapplication/vnd.3gpp.crs+xml0`290J00110700FA>[application/vnd.ms-projectmpp mptMicrosoft Pr\#
        oject plan28010D000000000application/cose-key2@000J000003000application/vnd.ms-pki.stlstl280G0E00130\#
        0000@c4A;c1GEapplication/dicom+xml08210:00000000;audio/g719G.719 audio                              \#
                                                                                                       280G0\#
        L001300000@c4A;c1GEapplication/vnd.3gpp.bsf+xml                                                   1\\#
        0G0?11221e50AQK9A;ctext/javascriptapplication/javascript application/x-javascript text/x-javascriptj\#
        s mjs es jsm _js cjs bones es6 jake javascript jsb jscad jsfl jslib jspre jss jsx njs sjs ssjs xsjs \#
        xsjslib frag pacutf-8JavaScript source0`010V000003000application/vnd.afpc.modca-pagesegmentpsg28000D\#
        000003000application/envi.hdrhdr28000C000003000application/x-envoyevy1d060@00110300HA;ctext/x-asympt\#
        oteasysource code in Asymptote1@2Y0C001100000A_\application/aas+zip08200J000004000audio/vnd.adobe.so\#
        undboothasnd1\060>00230:000AJ4A;c1[ktext/x-python3py py3 pyi                                        \#
                                                                                                       2P000\#
        @00000000@inode/chardevicecharacter device                                         1H010S00000300Cap\#
        plication/vnd.fastcopy-disk-imagedimFastCopy disk image28010U00000300Japplication/vnd.ibm.rights-man\#
        agementirmIBM rights management data                                                                \#
                                                                                                            \#
                                    0@080L0P000700?application/vnd.rn-realmediaapplication/vnd.rn-realmedia-\#
        vbrrm rmvbRealMedia video28280L000006000application/x-scratch-spritesprite1`060=00110600EA;ctext/x-p\#
        arrotparrotsource code in Parrot2<0G0M001600000AEi@AR0RAA;c0_O1K9application/vnd.shopkick+json28280G\#
        00000000@application/x-godot-pckpackage of Godot1e060D00110;00EA;capplication/x-scilabsci sce tstsou\#
        rce code in Scilab0`390^0`110700LA_\application/vnd.oasis.opendocument.text-masterapplication/x-vnd.\#
        oasis.opendocument.text-masterodm otmOpenDocument master document08290R00110300IA_\application/vnd.r\#
        ecordare.musicxmlmxlcompressed MusicXML score1`060;00110300CA;ctext/x-gamsgmssource code in GAMS2808\#
        0D00000900<application/x-bigbedbigbed bbbigBed track1h060=00110300>A;ctext/x-geminigmitext in Gemini\#
        2@060M00110400RA;capplication/x-openvpn-profileovpndata in the format OpenVPN profile28010N000000000\#
        application/vnd.oma.bcast.stkm28070?00110300FA;capplication/dcddcdDCD device description28010M000000\#
        000application/vnd.freelog.comic28070M00110900BA;capplication/prs.rdf-xml-cryptrdf-cryptencrypted RD\#
        F data                                                  28000D00000300Bapplication/x-cdlinkvcdlink t\#
        o a video CD1d060900110=00PA;ctext/x-vbvb vbhtml bassource code in Visual Basic .NET0X080C00000300:m\#
        odel/x-acis-binarysabACIS solid28070<001100000A;ctext/vnd.vcf08210L000000000audio/vnd.cmles.radio-ev\#
        ents280G0Y001300000@c4A;c1GEapplication/emergencycalldata.control+xml1e060>00112?00CA;ctext/x-glslsr\#
        cvert glsl frag fp frg fsh fshader geom glslf glslv gshader rchit rmiss tesc tese vrx vs vsh vshader\#
         geo fs gs shader comp rahit rcall rgen rintsource code in GLSL2=060D00220U00PAXJA;ctext/x-unity3d-a\#
        ssetanim asset meta prefab unity mask matdata in the format Unity3D Asset280G0]001300000@c4A;c1GEapp\#
        lication/vnd.3gpp.mcvideo-user-profile+xml280G0P001300500@c4A;c1GEapplication/vnd.omads-folder+xmlut\#
        f-81`060<00110200DA;ctext/x-pro-cpcsource code in Pro*C28010Q00000300Eapplication/tamp-community-upd\#
        atetcuTAMP community update0X280E002205000QjDPTfapplication/x-blenderblend2<0G0H001600000AEi@AR0RAA;\#
        c0_O1K9application/3gpphal+json0P280N00000000Capplication/x-fontconfig-cachecache of Fontconfig28010\#
        L00000300Dapplication/scvp-vp-responsesppSCVP policy response1@280A00000300=application/x-alzalzALZi\#
        p archive18070=00110400@A;ctext/vnd.curlcurlCurl source code1`060?00110400GA;ctext/x-openqasmqasmsou\#
        rce code in OpenQASM28010D00000800Tapplication/csrattrscsrattrsattributes for a certificate request2\#
        80G0]001300000@c4A;c1GEapplication/vnd.3gpp.state-and-event-info+xml28010P000000000application/vnd.f\#
        ujixerox.art-ex     28280D00000000Japplication/x-netmonpackets of Network Monitor0P280L00000300Bappl\#
        ication/x-font-linux-psfpsfLinux console font                      28010P000000000application/entity\#
        -statement+jwt                                                     1`060E00110:00FA;capplication/x-b\#
        efungebefunge bfsource code in Befunge                                                              \#
                 20290G000007000application/vnd.pmtilespmtiles                                              \#
                                 28010G00000300Kapplication/vnd.dvb.aitaitDVB application information28000F0\#
        00003000chemical/x-macmoleculemcm         1@280J000004000application/x-java-pack200pack           28\#
        0G0D001300000@c4A;c1GEapplication/held+xml1P280K000002000application/x-mach-o-bundleso08210D00000000\#
        0audio/tetra_acelp_bb                      00280<00000<000image/x-ilbmiff ilbm lbm                  \#
                                                      28010T000000000application/vnd.vividence.scriptfile0@2\#
        10A000000000video/rtploopback28010L00000400Dapplication/vnd.dreamfactorydfacDreamFactory program2820\#
        0F00000<000application/x-sas-mddbsm7 sas7bmdb00200<00000<00:image/x-pictpct pict picPICT image082109\#
        000003000audio/ascacn1@060?00110600KA;ctext/x-uuencodeuu uuedata in the format uuencode28010Q0000000\#
        00application/vnd.ubisoft.webplayer2<0G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.cryptii.pipe+jso\#
        n28060@00110000[A;ctext/x-openapi-3data in the format OpenAPI Specification v30@0Y0?0A000300=applica\#
        tion/oggapplication/x-oggogxOgg container28010K000000000application/vnd.d3m-dataset1`010H00000=000ap\#
        plication/vnd.apexlangapexlang apex28210N001100000@b7application/ace-groupcomm+cbor                 \#
           2<0G0c001600000AEi@AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolconsumerprofile+json             \#
                                                                                                            \#
                                         1@RY0@23000E00Dapplication/gzipapplication/gzip-compressed applicat\#
        ion/gzipped application/x-gunzip application/x-gzip application/x-gzip-compressed gzip/documentgz tg\#
        z apk csi dz tbigzip-compressed data28010N000000000application/vnd.pt.mundusmundi            1H280P0\#
        00000000application/x-commodore-g64-disk                                                            \#
                               2H0Q0C00000000>multipart/encryptedencrypted mail1a460E001108000A;capplication\#
        /x-cheetahtmpl spt                        28000K000007000application/x-endnote-referenr enw         \#
                 28010@00000000=application/sgmlSGML document2@890D00000O00<application/pgp-keysasc key pub \#
        gpg pem pgp pkr skrOpenPGP keys28060?00110800KA;ctext/x-miniyamlyaml ymldata in the format MiniYAML2\#
        P0@0C000000000x-shader/x-fragment1d@60=00110:00=A;ctext/x-kotlinkt kts ktmKotlin source2=060E00110;0\#
        0^A;ctext/x-debian-controldsc changesdata in the format Debian Package Control File28060C001305000@c\#
        4A;c1GEapplication/x-qbrewqbrew28010>000000000application/vc040>0;00120800G@EnA;cimage/x-epseps epsf\#
        encapsulated PostScript                                  1`010G00000900Dapplication/vnd.acucorpatc a\#
        cutcAcuCorp program data                                                                            \#
                                                                                                            \#
              280G0L001300000@c4A;c1GEapplication/vnd.etsi.cug+xml00210:000004000image/jxscjxsc             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
           0d0O0F00110Q00CA;capplication/postscriptps eps epsi epsf eps2 eps3 ai pfaPostScript document28010\#
        E000000000application/raptorfec280G0L00130600B@c4A;c1GEapplication/urc-ressheet+xmlrsheetURC resourc\#
        e sheet                                                                                             \#
                                                                      1`060:00110300BA;ctext/x-wdlwdlsource \#
        code in WDL                                                                                         \#
                                                                                                            \#
                                                                                                            \#
                                                                                               00210:0000040\#
        00image/jxrsjxrs                                                                     0@200=000000000\#
        video/example2<060F0Q110:00RA;ctext/x-java-propertiestext/properties text/x-propertiespropertiesdata\#
         in the format Java Properties28010W00000300Gapplication/vnd.groove-identity-messagegimGroove identi\#
        ty message28200A000003000application/x-d71d711@880B00000400<application/x-cpiocpiocpio archive280G0Q\#
        001300000@c4A;c1GEapplication/vnd.3gpp.vae-info+xml28010F00000300Happlication/vnd.hp-hpshpsHP Web pr\#
        inting settings00280H0H110300@A<Fimage/x-portable-graymapimage/x-portable-greymappgmportable graymap\#
        0h280T001200000@2TA>[application/vnd.ms-excel.workspace.408210<000000000audio/evrcb128280E000000000a\#
        pplication/x-foxmail1d060<00110500DA;ctext/x-gleamgleamsource code in Gleam0@000E000000000applicatio\#
        n/quicktime1`060=00110200EA;ctext/x-s-langslsource code in S-Lang0@280;000003009video/x-usmusmCRI vi\#
        deo28010Y00000300Iapplication/vnd.tao.intent-module-archivetaoTao Intent module archive1h060:0011030\#
        00A;ctext/x-vglrpf28080N000003000application/x-hfe-floppy-imagehfe28060J00110000VA;ctext/x-textmate-\#
        propertiesdata in the format TextMate Properties28010S000000000application/missing-blocks+cbor-seq  \#
                                                     1`060<00110500DA;ctext/x-verseversesource code in Verse\#
        28280I00110H00DA>[application/x-ms-jumplistautomaticDestinations-msjump list of Windows0X:80L0\00030\#
        00application/vnd.autodesk.fbxapplication/x-fbx application/x.autodesk.fbxfbx00280A0A110?000QADimage\#
        /x-kodak-kdcimage/x-raw-kodakkdc k25 dcs drf                                       0@2X0;00000300;vi\#
        deo/x-flvflvFlash video             1@290Q00000700?application/vnd.ms-cab-compressedcab msuWindows c\#
        abinet28010M000004000application/vnd.wasmflow.waflwafl                                              \#
                08210;000000000audio/g7291              00280C0=0003000image/x-mrsid-imageimage/x-mrsidsid1`\#
        0F0A00110300IA;ctext/x-processingpdesource code in Processing08210I00000900Qaudio/vnd.nuera.ecelp960\#
        0ecelp9600Nuera ECELP speech at 9,600 bit/s1h060=001103000A;ctext/x-xtlangxtm                      0\#
        8210>000000000audio/encaprtp                                                                        \#
                                                                                                          28\#
        0G0L00130700H@c4A;c1GEapplication/vnd.eszigno3+xmles3 et3e-Szigno signed document                   \#
                                                    0@210F00000800Cvideo/vnd.sealed.mpeg1smpg s11Sealed MPEG\#
        -1 video                                               1`060B00230D00FA;c@c41GEtext/x-labview+xmllvp\#
        roj lvclass lvlibsource code in LabVIEW        280G0I00130500M@c4A;c1GEapplication/metalink4+xmlmeta\#
        4Metalink download description                                                                      \#
                                                                                   28060A00110000MA;ctext/x-\#
        udev-rulesdata in the format udev Rules1h070>001100000A;ctext/parityfec                             \#
                                                                              1h070?00110200FA;ctext/vnd.wap\#
        .sisiWAP service indication     280G0[001300000@c4A;c1GEapplication/mbms-protection-description+xml \#
               28880B00000=000chemical/x-genbankgbk gb gen gp280G0M001300000@c4A;c1GEapplication/vnd.3gpp.gm\#
        op+xml                                                                                              \#
                                                 00280U00110300MA_\application/vnd.sun.xml.draw.templatestdO\#
        penOffice 1 drawing template280G0C00130300I@c4A;c1GEapplication/cpl+xmlcplCPL telephone call script2\#
        8210H001100000@b7application/ace-trl+cbor28010G000000000application/vnd.sss-dtf28010N00000300>applic\#
        ation/vnd.groove-accountgacGroove account1h060=00110;000A;ctext/x-dasm16dasm16 dasm                 \#
                                                                                                        2801\#
        0@000000000application/cose                                          1@2Y0T001103000A_\application/v\#
        nd.imagemeter.image+zipimi100G1>001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.pres\#
        entationml.template.main+xml                                                                        \#
                                                                                                            \#
                       0X010D000008000model/vnd.pytha.pyoxpyox pyo                                          \#
                                                                                                            \#
                                                                          28010N000000000application/vnd.uic\#
        .dosipas.v1                                                                   0@210:00000800;video/h\#
        264h264 264H.264 video                                                     08290=000003009audio/vnd.\#
        dtsdtsDTS audio1X060=00110300EA;ctext/x-elvishelvsource code in Elvish28010@000000000application/jos\#
        e00810G00000?00Eapplication/vnd.hp-hpglhpgl hp hpg pltHP-GL plotter drawing                         \#
                                                                                                            \#
                                                                                                            \#
                                                                                 08210=00000000Maudio/gsm-ef\#
        rGSM enhanced full rate speech                                                                280G0W\#
        001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog+xml082X0:0<120400:P[W1]eaudio/webmaudio/x-webm\#
        webaWebM audio0X0109000003000model/prcprc28010A00000000Japplication/mikeyMIKEY key exchange message \#
                                                                                                            \#
                                                                                              280G0L00130600\#
        ?@c4A;c1GEapplication/urc-grpsheet+xmlgsheetURC group sheet                                         \#
                                                                                               28010W0000000\#
        00application/vnd.as207960.vas.config+jer280G0C001303000@c4A;c1GEapplication/vec+xmlvec08210<0000000\#
        00audio/vmr-wb28010H00000300@application/vnd.webturbowtbWebTurbo program28010T00000300Dapplication/v\#
        nd.groove-tool-templatetplGroove tool template20210C0S000@00;application/vnd.dbfapplication/dbase ap\#
        plication/x-dbfdbf dbase dbase3dBase table280G0Q001300000@c4A;c1GEapplication/vnd.3gpp.mid-call+xml0\#
        @290;00000>00;video/3gpp23g2 3gp2 3gpp23GPP2 video00280F00230>000AjD@RP0SNimage/x-compressed-xcfxcf.\#
        gz xcf.bz20P290:00000500:font/woff2woff2WOFF2 font1`060?00110300GA;ctext/x-nwscriptnsssource code in\#
         NWScript00010N00000300Japplication/vnd.micrografx.igxigxMicrografx iGrafx document1P280L00000400Cap\#
        plication/vnd.android.cdexcdexcompact Dalvik code00210B000000000image/vnd.cns.inf21P010R00000300;app\#
        lication/vnd.mophun.applicationmpnMophun game1P280@001104000A_\application/vsixvsix           28010G\#
        00000300Capplication/vnd.enlivennmlEnliven viewer data1l460?00110800PA;ctext/x-mustachemustachetext \#
        with the markup of Mustache28010N000000000application/vnd.dolby.mobile.128210G001107000@b7applicatio\#
        n/sensml+cborsensmlc1i060>001102000A;ctext/x-charmcici0@210B000000000video/jpeg2000-scl             \#
                                      1\060:0A110800>A;ctext/x-cshapplication/x-cshcsh tcshC shell script2<0\#
        >0D0o260@000QEiA;c0AR0RA0_O1K9application/x-ndjsonapplication/jsonl application/jsonlines applicatio\#
        n/x-jsonlinesjsonl ndjson log28010X000000000application/vnd.nokia.isds-radio-presets28010J000000000a\#
        pplication/vnd.etsi.mheg5                                                                           \#
                                                                                                            \#
            28060B00110000NA;ctext/x-curl-configdata in the format cURL Config1`060@00110500HA;ctext/x-surre\#
        alqlsurqlsource code in SurrealQL28070?00110400MA;ctext/csv-schemacsvsdata in the format CSV Schema0\#
        `280C001106000AjDapplication/x-gzdvidvi.gz28010R00000400Capplication/vnd.nokia.radio-presetrpstNokia\#
         radio station1h060@001104000A;ctext/x-pointlessptls1P070P00110350SA;ctext/vnd.sun.j2me.app-descript\#
        orjadutf-8descriptor of a Java ME application2<0G0D001600500AEi@AR0RAA;c0_O1K9application/elm+jsonut\#
        f-81`080E00000300Iapplication/x-gcc-pchgchprecompiled header of GCC2<060G00160000;AEi@AR0RAA;c0_O1K9\#
        application/schema+jsonJSON schema1h070H001100000A;ctext/vnd.motorola.reflex28080Z000003000applicati\#
        on/vnd.adobe.aftereffects.projectaep1@000C000007000application/warc+gzwarc.gz28060L00110T00YA;cappli\#
        cation/x-openstep-plistglyphs pbxproj strings plist classesdata in the format OpenStep Property List\#
        28280H00000000Gapplication/x-thermo-rawmass spectrum of Thermo1h0709001100000A;ctext/t1401h060:00110\#
        800KA;ctext/x-picchem pictext with the markup of Pic1a060D00110;00LA;ctext/x-jetbrains-mpsmps mpl ms\#
        dsource code in JetBrains MPS28010C000003000application/vnd.sarsar0X890>000008000model/vnd.usdausda \#
        usd28010O000000000application/trickle-ice-sdpfrag1`060>00110:00FA;ctext/x-nearleyne nearleysource co\#
        de in Nearley08280=00000500;audio/x-ircamircamIRCAM sound                                           \#
                                                                                                            \#
                00280;00000300Jimage/x-czicziZeiss CZI microscope image                                     \#
                                                                                                            \#
                                                                     1h060?001102000A;ctext/x-verifpalvp    \#
                                         1`060;00110400CA;ctext/x-sailsailsource code in Sail280G0D00130400E\#
        @c4A;c1GEapplication/mads+xmlmadsMADS authority record28060?00110300FA;ctext/x-cue-langcuedata in th\#
        e format CUE002109000003009image/iefiefIEF image                                      28000C00000700\#
        0application/x-pilotprc pdb28010N000000000application/vnd.fujixerox.art40h0G1=001300000@c4A;c1GEappl\#
        ication/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml0@210E00000800Tvideo/vnd.de\#
        ce.mobileuvm uvvmUltraViolet video for mobile devices28000H000003000application/x-tic80-itemtic28010\#
        O000000000application/provided-claims+jwt20060E003507000QjDPGiPc41;c1GEapplication/x-gnucashgnucash2\#
        8090C00000300Gapplication/vnd.hdthdtHDT compressed RDF data08010Q00000300:application/vnd.yamaha.sma\#
        f-audiosafSMAF audio28010D000004000application/vnd.nimnnimn0h390^00240400HQg_A_\0>G1>[application/vn\#
        d.ms-excel.addin.macroenabled.12xlamExcel add-in with macros28010K00000300?application/vnd.ibm.minip\#
        aympyMiniPay payment1e060;00110400CA;ctext/x-iconiconsource code in Icon00160Y0P2404000A_\@c4A;c1GEa\#
        pplication/vnd.ms-visio.stencil.main+xmlapplication/vnd.ms-visio.stencilvssx28010S000000000applicati\#
        on/vnd.ecowin.seriesupdate28060=00110G00IA;ctext/x-xpagesxsp-config xsp.metadatadata in the format X\#
        Pages1a070G00110;00OA;capplication/vnd.mermaidmermaid mmdtext with the markup of Mermaid1a060:001103\#
        00BA;ctext/x-leoleosource code in Leo28010J00000400Capplication/vnd.kenameaapphtkeKenamea applicatio\#
        n1l460=00110600NA;ctext/x-sveltesveltetext with the markup of Svelte28000c00000300Happlication/vnd.a\#
        nser-web-funds-transfer-initiationftiANSER-WEB funds transfer28280F00000000Oapplication/x-sce-selfsi\#
        gned program of a PlayStation28280H00000300@application/x-vector-blfblflog of a CAN bus28060A0013030\#
        00@c4A;c1GEapplication/x-nzbnzb2P000B000000000x-content/blank-bd2<0G0K001600000AEi@AR0RAA;c0_O1K9app\#
        lication/vnd.avalon+json0@210?000000000video/raptorfec00200;000003000image/x-pixpix28010J00000400Hap\#
        plication/vnd.xmpie.ppkgppkgXMPie production package28010C00000600Aapplication/prs.cwwcww cwConcertW\#
        are music                                                                             08210K00000000\#
        0audio/vnd.rhetorex.32kadpcm                1@000B00000400=application/x-sharsharshell archive1P280N\#
        00000<000application/x-mach-o-universaldylib so a o08210:00000300;audio/ilbclbciLBC speech1@080C0000\#
        03000application/x-lrziplrz                          1`060:00110300GA;ctext/x-bmxbmxsource code in B\#
        litzMax                        2<0F0R001600000AEi@AR0RAA;c0_O1K9application/fido.trusted-apps+json28\#
        010R00000800Capplication/vnd.previewsystems.boxbox vboxPreview Systems box0`060E00240?00@QjD@c4A;c1G\#
        Eapplication/x-abiwordabw abw.gz zabwAbiWord document0X080I00000200:application/x-maya-binarymbMaya \#
        scene28060F00110100RA;ctext/x-directx-3d-filexdata in the format DirectX 3D File28010J00000300Cappli\#
        cation/vnd.mobius.dafdafMobius DAF document2<0G0Y001600000AEi@AR0RAA;c0_O1K9application/alto-updates\#
        treamcontrol+json20010R00000400Mapplication/vnd.maxmind.maxmind-dbmmdbMaxMind database of addresses2\#
        8010I00000A00@application/vnd.dece.datauvf uvvf uvd uvvdUltraViolet data28000J000000000application/v\#
        nd.ah-barcode1@080A000000000application/x-arc1`060<00110500DA;ctext/x-cirrucirrusource code in Cirru\#
        0`290M00000700Gapplication/vnd.lotus-wordprolwp samLotus Word Pro document1h070=001100000A;ctext/prs\#
        .texi2<0G0U001605000AEi@AR0RAA;c0_O1K9application/vnd.think-cell.ppttc+jsonppttc2P000C000000000x-con\#
        tent/video-vcd00200D000003000image/x-raw-logitechpxn08210A000000000audio/rtploopback1`060:00110300BA\#
        ;ctext/x-yulyulsource code in Yul28280B00000000>application/x-cbfscoreboot image0h0G16001300000@c4A;\#
        c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml28010J00000000Happlication\#
        /wordperfect5.1WordPerfect 5.1 document28010B000000000application/at+jwt08210900000300:audio/smvsmvS\#
        MV speech280G0Q001300000@c4A;c1GEapplication/vnd.etsi.iptvsync+xml1@280F00000100Capplication/x-compr\#
        esszLZW-compressed data28280L00000200>application/x-qt-translationqmQt translation29010\00000300Aapp\#
        lication/vnd.piaccess.application-licencepilPI Access licence0@010I000000000application/mpeg4-generi\#
        c28280M000003000application/x-message-catalogcat280G0H001300000@c4A;c1GEapplication/cstadata+xml0020\#
        0@000003000image/x-gimp-gihgih1`060<00110200DA;ctext/x-mupadmusource code in mupad0`2X0A00000300@app\#
        lication/x-dvidviTeX DVI document0h0G1D001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocume\#
        nt.spreadsheetml.volatiledependencies+xml28010?000000000application/cid                             \#
                              280G0S001300000@c4A;c1GEapplication/vnd.3gpp-prose-pc3a+xml                   \#
                                                                                                            \#
          1a060>00110200FA;ctext/x-charitychsource code in Charity280G0K00130300J@c4A;c1GEapplication/watche\#
        rinfo+xmlwifstate of presence watchers28010I000000000application/vnd.wantverse                   280\#
        10K000000000application/mosskey-request08060K00130400?@c4A;c1GEapplication/x-musescore+xmlmscxMuseSc\#
        ore score                                                                                           \#
                                            00290K0E110300?A_\application/vnd.kde.kontourapplication/x-konto\#
        urkonKontour drawing28080I000003000application/x-sas-data-v6sd2              28060>00130300A@c4A;c1G\#
        Echemical/x-cmlcmlCML chemical data                                                     08210:000000\#
        000audio/melp280G0O001300000@c4A;c1GEapplication/mbms-deregister+xml1d060;00110<00CA;ctext/x-amplamp\#
        l run modsource code in AMPL280G0]001300000@c4A;c1GEapplication/vnd.radisys.msml-audit-dialog+xml   \#
                                                                                                            \#
                      28280G00000000Bapplication/x-locate-dbdatabase of locate1@2Y0G001103000A_\application/\#
        vnd.eln+zipeln                                        28280C00110500;A_\application/x-keraskerasKera\#
        s model                                                 280G0W001300000@c4A;c1GEapplication/vnd.3gpp\#
        .seal-group-doc+xml 1P280D0I000000Iapplication/x-mach-oapplication/x-mach-binaryMach-O program or li\#
        brary1P0G0S00130C00G@c4A;c1GEapplication/vnd.apple.installer+xmlmpkg dist distz pkgApple installer p\#
        ackage1`060:00110300BA;ctext/x-hiphipsource code in HIP1`060D00110600LA;ctext/x-spice-netlistsp cirs\#
        ource code in SPICE Netlist                                                      28010?000000000appl\#
        ication/nss                                                                                         \#
                                                                                        08210M00000300Maudio\#
        /atrac-advanced-losslessaalATRAC Advanced Lossless audio0X290C0C000700?application/vnd.lasapplicatio\#
        n/x-asprslas lazLAS point cloud1h460:00110300KA;ctext/x-teateatext with the markup of Tea1h060<00110\#
        3000A;ctext/x-hmmerhmm1`060;00110200CA;ctext/x-noirnrsource code in Noir0X0G0>001304000@c4A;c1GEmode\#
        l/step+xmlstpx08210C000000000audio/vnd.3gpp.iufp1`010P00000700@application/vnd.macports.portpkgportp\#
        kgMacPorts package28080F000003000application/x-jeol-jdfjdf28000D000002000chemical/x-swissprotsw0X0G0\#
        =001308009@c4A;c1GEmodel/x3d+xmlx3d x3dzX3D scene280G0Q00130400=@c4A;c1GEapplication/vnd.openblox.ga\#
        me+xmlobgxOpenBlox game2<0G0Y001600000AEi@AR0RAA;c0_O1K9application/3gpp-mbs-object-manifest+json1h0\#
        70M001100000A;ctext/1d-interleaved-parityfec                           0@2X0:0<110400:A]evideo/webmv\#
        ideo/x-webmwebmWebM video                                                                           \#
                                                                                                      28060>\#
        00110700JA;ctext/x-objdumpobjdumpdata in the format ObjDump1`060C00110300KA;ctext/x-objectscriptclss\#
        ource code in ObjectScript                                                                          \#
                 280G0H00130;00L@c4A;c1GEapplication/lostsync+xmllostsyncxmlLoST synchronization message2801\#
        0G00000300Dapplication/vnd.geonextgxtGEONExT construction28010H000000000application/vnd.dvb.dvbj    \#
                       1h0>0<001102000A;ctext/texmacstm                                                     \#
                  280G0^001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-mbms-usage-info+xml0X280L00000300>appli\#
        cation/vnd.sketchup.skpskpSketchUp model28060J00110000VA;ctext/x-adblock-filter-listdata in the form\#
        at Adblock Filter List280G0\001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-floor-request+xml1`060F0013\#
        02000@c4A;c1GEapplication/x-designerui1\460B0;110\00;A;capplication/x-perltext/x-perlpl pm al perl t\#
         cgi fcgi ph plx psgi installPerl script1H080G0B0004000application/x-vhdx-diskapplication/x-vhdxvhdx\#
        28060B00130?000@c4A;c1GEapplication/x-qgisqgs shp shx qml1`060;00110400CA;ctext/x-wispwispsource cod\#
        e in wisp280G0W001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-regroup+xml2<0G0I001600000AEi@AR0RAA;c0\#
        _O1K9application/calendar+json280G0L001300000@c4A;c1GEapplication/kpml-request+xml28010J00000500Fapp\#
        lication/cdmi-containercdmicCDMI storage container1`060=00110200AA;ctext/x-qsharpqssource code in Q#\#
        2@280F00000400Iapplication/x-keepass2kdbxKeePass password database28010C000000000application/vnd.fgb\#
        1`060=00110600EA;ctext/x-webidlwebidlsource code in WebIDL28010O000000000application/vnd.powerbuilde\#
        r7-s0@2109000000000video/evc28280B00000400Capplication/x-tdmstdmsLabVIEW measurement                \#
                                                                                                            \#
                                                                                                            \#
                                                                1@080A000003000application/x-zoozoo         \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                       280G0H00130300?@c4A;c1GEapplication/calendar+xmlxcscalendar in XML   \#
         00280;00000300?image/x-pvrpvrPowerVR texture0X2909000003000model/u3du3d2<0G0T001600000AEi@AR0RAA;c0\#
        _O1K9application/vnd.oracle.resource+json                                                           \#
                                                                                         28010R00000000Mappl\#
        ication/simple-message-summarysummary of waiting voice mail                                         \#
                                                  00160g0a2404000A_\@c4A;c1GEapplication/vnd.ms-visio.templa\#
        te.macroenabled.main+xmlapplication/vnd.ms-visio.template.macroenabled.12vstm280G0H00130800D@c4A;c1G\#
        Eapplication/davmount+xmldavmountWebDAV mount request28010S000000000application/vnd.wrq-hp3000-label\#
        led28060H00110700TA;ctext/x-valve-data-formatvdf vmfdata in the format Valve Data Format            \#
                                                        0@210?000000000video/h264-rcdo28060A00110000MA;ctext\#
        /x-git-commitdata in the format Git Commit1`060;00110400CA;ctext/x-pddlpddlsource code in PDDL28000M\#
        000008000chemical/x-embl-dl-nucleotideemb embl       28010M000000000application/vnd.project-graph   \#
                                                                                                            \#
                                                                                                            \#
                                                                                      28010M00000300Eapplica\#
        tion/vnd.geogebra.fileggbGeoGebra construction28060@00110900LA;ctext/x-dircolorsdircolorsdata in the\#
         format dircolors1`060A00110400IA;ctext/x-moonscriptmoonsource code in MoonScript00280A000008000imag\#
        e/x-quicktimeqtif qif                                              1d060:00110;00BA;ctext/x-smtsmt2 \#
        smt z3source code in SMT                                                                            \#
                          28080D00000300=application/x-rosbagbagROS recording      2@010O000000000applicatio\#
        n/x-x509-next-ca-cert28010P00000200Fapplication/vnd.bluetooth.ep.oobepBluetooth pairing data280G0L00\#
        1300000@c4A;c1GEapplication/vnd.etsi.sci+xml                                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                      0X010K00000300Capplication/vnd.vectorw\#
        orksvwxVectorworks drawing2<0G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.micro+json               \#
                               08280;000003000audio/x-mo3mo3                                                \#
                     0`000G0I000;000application/x-pagemakerapplication/vnd.pagemakerp65 pm6 pmd2H000>0000000\#
        00message/s-http1@080N000000000application/x-ms-compress-szdd1`060D00110300LA;ctext/x-denizenscriptd\#
        scsource code in DenizenScript1`060;00110400CA;ctext/x-shenshensource code in Shen1`060;00110400CA;c\#
        text/x-tolktolksource code in Tolk1h060=001103000A;ctext/x-silvervpr28010G00000300Iapplication/vnd.w\#
        fa.p2pp2pWi-Fi Direct pairing data1`060;00110100CA;ctext/x-jassjsource code in JASS                 \#
                                         28280Q001103000A>[application/x-staroffice-templatevor28060C0011020\#
        00A;capplication/x-fluidfl00280C001103000QADimage/x-samsung-srwsrw                                  \#
                      0H0G0D00130300G@c4A;c1GEapplication/dash+xmlmpdDASH streaming manifest                \#
                                                                                        1`060=00110600EA;cte\#
        xt/x-factorfactorsource code in Factor0@290A001104000A]evideo/matroska-3dmk3d28000H000003000applicat\#
        ion/x-mscardfilecrd10010O00000300?application/vnd.geogebra.slidesggsGeoGebra slides00200;00000800:im\#
        age/x-mrcccp4 mrcMRC volume2@000O00000300Qapplication/x-pkcs7-certreqrespp7rresponse to a certificat\#
        e request                                                                                           \#
                                            280G0_001300000@c4A;c1GEapplication/vnd.3gpp.access-transfer-eve\#
        nts+xml08200;000003000audio/x-gsmgsm                                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                             2<0G0I001600000AEi@AR0RAA;c0_O1K9application/atsc-rdt+json                     \#
                                                                                                            \#
                                                                                                            \#
                    1d0G0D0;110400@A;capplication/vnd.darttext/x-dartdartDart source code                   \#
        28060E00110200QA;ctext/x-selinux-policytedata in the format SELinux Policy28080G000003000application\#
        /x-bps-patchbps                                                                                     \#
                                                                                                            \#
                                                                           280G0P001300000@c4A;c1GEapplicati\#
        on/vnd.oipf.dae.svg+xml0@210E000000000video/vnd.nokia.mp4vr28280K000003000application/x-endnote-styl\#
        eens2<0G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.siren+json280G0M00130000>@c4A;c1GEapplication/s\#
        amlassertion+xmlSAML assertion28010I00000300:application/vnd.ctc-posmlpmlPosML data28010G000000000ap\#
        plication/vnd.rs-274x28080D000006000application/x-bsdiffbsdiff280G0P001300000@c4A;c1GEapplication/vn\#
        d.eprints.data+xml1d060;08110400@A;ctext/x-dsrctext/x-dd disource code in D0h280F001103000A>[applica\#
        tion/x-starcalcsdc28010@000000000application/cdni1P2I0@00000600Bapplication/wasmwasm oWebAssembly mo\#
        dule00280A001103000QADimage/x-kodak-dcrdcr28010D000004000application/vnd.semfsemf1`060800110100@A;ct\#
        ext/x-bbsource code in B2<0G0?0J22:o00<A;cQGEapplication/xmlapplication/x-xml text/xmlxml xsd wsf ad\#
        ml rng admx xbrl ant axaml axml builds ccproj clixml cproject cscfg csdef csproj ct depproj dll.conf\#
        ig dotsettings filters fsproj fxml glade gst hzp icls iml ivy jelly jsproj launch mdpolicy mjml natv\#
        is ndproj nproj nuspec pkgproj pluginspec proj props ps1xml psc1 pubxml qhelp rbxmx resx sch scxml s\#
        fproj shproj slnx srdf storyboard sublime-snippet targets tml ui urdf ux vbproj vcxproj vsixmanifest\#
         vssettings vstemplate wixproj workflow wxi wxl wxs xacro xib xmi xml.dist xproj xspec zcml ead gexf\#
         graphml ipr jrxml qrc vcproj xcscheme xcworkspacedata xml.in xsl mojo ncl tsx typ manifest conf dev\#
        help devhelp2 gir gsdoc kcfg page policy properties qhp service t1x t2x t3x tag xconf xrcXML documen\#
        t08210;000000000audio/t140c1`060:00110>00BA;ctext/x-atsdats hats satssource code in ATS1@2Y0J0011030\#
        0IA_\application/bacnet-xdd+zipxddBACnet device description1`060A00110400IA;ctext/x-pogoscriptpogoso\#
        urce code in PogoScript1`060<00110800AA;ctext/x-fstarfsti fstsource code in F*280G0O00130000E@c4A;c1\#
        GEapplication/conference-info+xmlstate of a conference2@280K00000300Gapplication/x-gnupg-trustdbgpgt\#
        rust database of GnuPG0`280K0S1100000A_\application/vnd.apple.iworkapplication/x-tika-iworks-protect\#
        ed28200K000000000application/x-mmm-digisonde08210=000000000audio/flexfec2@280J00000700?application/x\#
        -gnupg-keyboxkbx gpgkeybox of GnuPG08210:00000300;audio/evrcevcEVRC speech28010C000003000application\#
        /vnd.wqdwqd0H020>00000300Laudio/x-ms-waxwaxWindows Media audio playlist28010N00000300@application/vn\#
        d.fujitsu.oasys3oa3OASYS 3 document28010I00000300Bapplication/vnd.3gpp2.smssms3GPP2 text message1H20\#
        0K000003000application/x-pc-engine-rompce08280@001204000ASWAbMaudio/x-opus+oggopus28010E000000000app\#
        lication/index.cmd1X460A00110<00MA;ctext/x-coldfusioncfm cfc cfmlsource code in ColdFusion CFC00280;\#
        0L0003000image/x-wpgimage/x-wordperfect-graphicswpg0`010M00000300Eapplication/vnd.fujixerox.ddddddFu\#
        ji Xerox 3D drawing28060<00110500HA;ctext/x-hoconhocondata in the format HOCON28000I000003000applica\#
        tion/x-silverlightscr2@010K00000300Capplication/timestamp-replytsrtime stamp response08280;000003000\#
        audio/x-medmed28010P000000000application/vnd.dvb.esgcontainer28010W00000300Bapplication/vnd.shana.in\#
        formed.formdataifmInformed form data1`060A00110600IA;ctext/x-reasonligoreligosource code in ReasonLI\#
        GO28010@00000000:application/igesIGES model28210D001100000@b7application/aif+cbor1P280[001100000AjDa\#
        pplication/x-alpine-package-keeper-package1P000F000003000application/x-makeselfrun28010P000000000app\#
        lication/tamp-status-response280G0R001300000@c4A;c1GEapplication/vnd.oma.bcast.sgdd+xml08210F0000030\#
        0Faudio/vnd.lucent.voicelvpLucent voice recording28000H00000@000chemical/x-cactvs-binarycbin cascii \#
        ctab28290E00000800Happlication/vnd.unityunitywebUnity web player content280G0N00130300P@c4A;c1GEappl\#
        ication/sparql-results+xmlsrxresults of a SPARQL query in XML00280F0B1103000QADimage/x-hasselblad-ff\#
        fimage/x-raw-imaconfff08280A00000700?audio/x-optimfrogofr ofsOptimFROG audio1`060;00110200CA;ctext/x\#
        -coolclsource code in Cool0h0>0B001108000A;capplication/x-sylkslk sylk28080A00000300@application/x-o\#
        rcorcApache ORC table1H080L000003000application/x-atari-lynx-romlnx1H200H000002000application/x-sg10\#
        00-romsg1d060;00110400CA;ctext/x-ispcispcsource code in ISPC28080K0A0000000application/x-fat-diskima\#
        geapplication/x-ima28060H00110000TA;ctext/x-git-revision-listdata in the format Git Revision List280\#
        10C00000300Aapplication/vnd.bmibmiBMI graphics data1`060:00110100BA;ctext/x-rpcxsource code in RPC1H\#
        080L000003000application/x-atari-7800-roma7828210N00000:00?application/vnd.rig.cryptonotecryptonoteC\#
        ryptonote note28060;00110400GA;ctext/x-larklarkdata in the format Lark28060D001103000A;capplication/\#
        x-go-sgfsgf28010L00000300<application/vnd.ecowin.chartmagEcoWin chart1@280G001103000A_\application/x\#
        -xliff+zipxlz280G0C00130300F@c4A;c1GEapplication/yin+xmlyinYANG data model in XML28010?00000300Eappl\#
        ication/atfatfASAM measurement data28020>00000700Echemical/x-cifcif entCIF crystal structure082Y090Z\#
        000<009audio/aacaudio/aacp audio/x-aac audio/x-hx-aac-adtsaac adts assAAC audio1`060:00110800BA;ctex\#
        t/x-lsllsl lslpsource code in LSL10390g00350400QP>GQ_EA_\1>[0ijapplication/vnd.ms-powerpoint.slidesh\#
        ow.macroenabled.12ppsmPowerPoint slide show with macros100G15001300000@c4A;c1GEapplication/vnd.openx\#
        mlformats-officedocument.presentationml.tags+xml1e060;00110C00@A;ctext/x-rsrcr rhistory rsx s rdsour\#
        ce code in R1i060?001107000A;ctext/x-parasailpsi psl29010D00000H00Aapplication/vnd.hbcihbci hbc kom \#
        upa pkd bpdHBCI banking data1h060?001108000A;ctext/x-numba_irnumba_ir                               \#
          1l060:00110O00@A;ctext/x-rstrst rest rest.txt restx rst.txtreStructuredText00280A0A1103000QADimage\#
        /x-epson-erfimage/x-raw-epsonerf2<0G0c001600000AEi@AR0RAA;c0_O1K9application/3gpp-mbs-user-service-d\#
        escriptions+json1`060:00110500BA;ctext/x-mufmuf msource code in MUF                                 \#
        08210=000000000audio/pcmu-wb                                                            0h280P001200\#
        000@2TA>[application/vnd.ms-excel.sheet.3                                                           \#
                                                                                                            \#
                                       28010V000000000application/vnd.zoho-presentation.show                \#
                      280G0X001300000@c4A;c1GEapplication/vnd.oma.group-usage-list+xml                      \#
                                        280G0^001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-location-info+x\#
        ml0@290>00000300:video/vnd.vivovivVivo video28R80A0S000J008application/x-hdfapplication/hdf5 applica\#
        tion/x-hdf5hdf he5 h5 nc h4 hdf4 hdf5HDF data28080O000003000application/x-thomson-sap-imagesap08280;\#
        00000:000audio/x.sf3au.sf3 sf328280B00000800Capplication/x-ulogulg uloglog of a PX4 flight28010J0000\#
        0400Happlication/vnd.3gpp2.tcaptcap3GPP2 signalling message0X000@000000000model/vnd.gs-gdl2<060A0024\#
        0500HP_OA;c0RA1K9application/json5json5data in the format JSON5280G0O00130300F@c4A;c1GEapplication/p\#
        atch-ops-error+xmlxererrors of an XML patch1d060900110200AA;ctext/x-xsxssource code in XS28010L00000\#
        0000application/set-registration28010C000000000application/vnd.obn1`060=00110300EA;ctext/x-overpyopy\#
        source code in OverPy                                                                               \#
                                                                                                  10390f0034\#
        0400OP>GQEXA_\1>[application/vnd.ms-powerpoint.template.macroenabled.12potmPowerPoint template with \#
        macros0`2Y0M00110300BA_\application/vnd.comicbook+zipcbzcomic book, zipped00280;00000;000image/x.sf3\#
        img.sf3 sf308280;09000300Eaudio/x-s3maudio/s3ms3mScream Tracker module                              \#
                                             00210:000004000image/avcsavcs                                  \#
                                                                    1m4G0C0P240700LA\<A;c@c41GEapplication/x\#
        ml-dtdapplication/x-xml-dtd text/x-dtddtd modXML document type definition28010B000000000application/\#
        kb+jwt00280A001103000QADimage/x-kodak-k25k25                                             1`060H00110\#
        400PA;ctext/x-open-policy-agentregosource code in Open Policy Agent28000Q000000000application/vnd.go\#
        ogle-apps.audio                                                    1d060?00110300GA;ctext/x-snowball\#
        sblsource code in Snowball28010L00000300Aapplication/vnd.novadigm.edxedxNovadigm EDX data2<@G0@00110\#
        A00BA;capplication/tomltoml toml.exampleTOML configuration0P000N000003000application/x-font-ghostscr\#
        iptgsf       1h060=00110600NA;ctext/x-bbcodebbcodetext with the markup of BBCode1a070800110800?A;cte\#
        xt/redred redsRed source code1h060<001104000A;ctext/x-felixflxh                                     \#
                                                      280G0L001300000@c4A;c1GEapplication/vnd.etsi.aoc+xml  \#
                                                                               28010M000000000application/vn\#
        d.ecowin.series1h060@001102000A;ctext/x-earl-greyeg                                                 \#
                                                                                                            \#
                     28290C0G000300Bapplication/vnd.shpapplication/x-shapefileshpshapefile geometry1a060>001\#
        10200FA;ctext/x-redcodecwsource code in Redcode002Y0:0F110800BAl_image/apngimage/vnd.mozilla.apngapn\#
        g pnganimated PNG image1h060>001100000A;ctext/x-srcinfo280G0M001300000@c4A;c1GEapplication/ibe-pkg-r\#
        eply+xml28010G000000000application/rtploopback1@2Y0Q001100000A_\application/vnd.gov.sk.e-form+zip   \#
                28210K001100000@b7application/vnd.futoin+cbor280G0l001300000@c4A;c1GEapplication/vnd.oma.bca\#
        st.associated-procedure-parameter+xml1h060<001105000A;ctext/x-aheuiaheui28010R00000300Bapplication/v\#
        nd.noblenet-directorynndNobleNet directory28010W000000000application/vnd.ntt-local.sip-ta_remote    \#
                                                                                     08200=000000000audio/ex\#
        ample28010N000000000application/vnd.quarantainenet                                                  \#
                                                                           0h390a0c110300KA_\application/vnd\#
        .oasis.opendocument.chart-templateapplication/x-vnd.oasis.opendocument.chart-templateotcOpenDocument\#
         chart template1PRY0H1>110;00<A_\application/java-archiveapplication/x-tika-java-enterprise-archive \#
        application/x-tika-java-web-archivejar war earJava archive1\060=0?230300?A;cPO^12gtext/vbscripttext/\#
        x-vbscriptvbsVBScript source0`2Y0C001103000A_\application/lpf+ziplpf08210B000000000audio/dsr-es20205\#
        01`060B00110200JA;ctext/x-il-assemblyilsource code in IL Assembly08210>00000300Baudio/evrc-qcpqcpEVR\#
        C speech in QCP                                                                                   28\#
        080F00000300Capplication/flatgeobuffgbFlatGeobuf features                                           \#
                                                                                                            \#
                                                                                         0`280Z00110300JA>[a\#
        pplication/vnd.stardivision.writer-globalsglStarWriter master document                              \#
                            08280A000003000application/x-nwcnwc                                             \#
                                                                                                            \#
                                                                                                            \#
                                                         1P280L00000400Oapplication/vnd.android.vdexvdexveri\#
        fied code of an Android app28000A000003000application/x-evaeva1X060900110200AA;ctext/x-nunusource co\#
        de in Nu28010H000000000application/vnd.ecip.rlp28200A000003000application/x-d64d64                  \#
                                                   28010E000000000application/smpte336m                     \#
              10280P001103000A>[application/x-corelpresentationsshw                                         \#
                                                       1h060C00110H00KA;ctext/x-shellsessionsh-session shell\#
        -sessionsource code in ShellSession                                                                 \#
                                                                            10010j000004000application/vnd.c\#
        ollabio.xodocuments.presentation-templatexotp28010V000000000application/vnd.motorola.flexsuite.kmr  \#
                          1h0709001104000A;ctext/gff3gff32H000?000000000message/example                     \#
                                                                                                            \#
                                                                                          28010M000000000app\#
        lication/vnd.swiftview-ics28060;00110400GA;ctext/x-ebnfebnfdata in the format EBNF1X060?001104000A;c\#
        text/x-execlineexec280G0\001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-user-profile+xml28010M0000030\#
        0=application/vnd.ezpix-packageez3EZPix package1P010B00000300:application/widgetwgtW3C widget180G0H0\#
        0130400A@c4A;c1GEapplication/voicexml+xmlvxmlVoiceXML dialogue2<0G0O001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/vnd.shootproof+json180G0E00130Q00:@c4A;c1GEapplication/xhtml+xmlxhtml xht xhtm xhtml2 cs htm \#
        htmlXHTML page1h070E001103000A;ctext/vnd.exchangeablevfk28280G00000300>application/x-adobe-aseaseAdo\#
        be swatches2<060<00110500HA;ctext/x-ninjaninjadata in the format Ninja                              \#
                28010J000000000application/vnd.keyman.kmx28280A00000300Dapplication/x-sffsffreads of a seque\#
        ncer280G0Q001300000@c4A;c1GEapplication/vnd.oma.bcast.imd+xml28010G000000000application/vnd.sbm.cid0\#
        02Y0900110<00?@6Eimage/jp2jp2 jpg2 j2kJPEG 2000 image1h060C001100000A;ctext/x-cbm-basic-v21h060I0011\#
        07000A;ctext/x-postgresql-explainexplain28280G00000;000application/x.sf3-tablesf3 tab.sf328010J00000\#
        0000application/trust-mark+jwt0@210;000000000video/bt6561h060<001105000A;ctext/x-scdocscdoc1P080E001\#
        10300;A2Vapplication/x-dosexecexeDOS program                                    280G0M00130300E@c4A;\#
        c1GEapplication/oebps-package+xmlopfEPUB package document28010@00000400Japplication/srgsgramspeech r\#
        ecognition grammar1`060L00110200TA;ctext/x-grammatical-frameworkgfsource code in Grammatical Framewo\#
        rk28010L00000300=application/vnd.spotfire.sfssfsSpotfire data0h2Y0H1V110O00HA>[application/vnd.ms-ex\#
        celapplication/excel application/msexcel application/x-excel application/x-tika-old-excel applicatio\#
        n/xlsxls xlm xla xlc xlt xlw xll xldExcel workbook (97-2003)1h060E001105000A;ctext/x-roboconf-graphg\#
        raph28010H000000000application/cose-key-set08280;00000700Caudio/x-paffap pafEnsoniq PARIS sound100G1\#
        ?001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml  \#
                                                                                                 28060;00110\#
        300GA;ctext/x-mpl2mpldata in the format MPL228010D00000300Happlication/rpki-roaroaRPKI route authori\#
        zation0a060G00110`00TA;capplication/x-troff-manman 1x 3p 3pm 3x 1p 3perl 1in 1m 3in 3m 3qt mdoctext \#
        with the markup of Roff Manpage1a060<00110200AA;ctext/x-iosrciosource code in Io1`060<00110500DA;cte\#
        xt/x-jisonjisonsource code in Jison28010?000000000application/cfw20280J00000000Capplication/x-mysql-\#
        binlogbinary log of MySQL28010C000000000application/nasdata28280G000003009application/x-quake-bspbsp\#
        Quake map                                                                                           \#
                       28010C000000000application/cmw+jws                                                   \#
                                                                                                           2\#
        80G15001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.extended-properties+xml        \#
                            280G0\001300000@c4A;c1GEapplication/vnd.dvb.notif-aggregate-root+xml00280;0@0003\#
        000image/x-timimage/x-sony-timtim280G0^001300000@c4A;c1GEapplication/vnd.ms-printdevicecapabilities+\#
        xml1P080I001106000AIoapplication/x-java-jnilibjnilib2H060>001104000A;cmessage/x-emlxemlx2<0G0P001600\#
        000AEi@AR0RAA;c0_O1K9application/alto-tipsparams+json1H200I001205000@Kh@gVapplication/x-roxio-toastt\#
        oast            20060Q001300000@c4A;c1GEapplication/x-kexi-connectiondata                           \#
                                                                                                            \#
                                                                                                            \#
                     28010b000000000application/vnd.cncf.helm.chart.provenance.v1.prov0`880I000000000applica\#
        tion/x-applix-word1`060900110200AA;ctext/x-eqeqsource code in EQ28080U0O0004000application/x-nintend\#
        o-3ds-executableapplication/x-nintendo-3ds-3dsx3dsx28280K000003000application/x-idl-save-filesav1d06\#
        0:0?110T00DA;ctext/x-asmtext/x-assemblys asm a51 nasm tasm x68 i inc nas msassembly source code280G0\#
        G00130300<@c4A;c1GEapplication/xcap-el+xmlxelXCAP element00390a0c110300KA_\application/vnd.oasis.ope\#
        ndocument.image-templateapplication/x-vnd.oasis.opendocument.image-templateotiOpenDocument image tem\#
        plate2<0G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.leap+json280G0Z001300000@c4A;c1GEapplication/v\#
        nd.emclient.accessrequest+xml28010P00000300@application/vnd.kodak-descriptorsseKodak storyshare00280\#
        ;00000300;image/x-pkmpkmETC texture2H0Q0C00000000?multipart/form-dataform with files28070@00110400GA\#
        ;capplication/trigtrigdata in the format TriG2P000D000000000x-content/audio-cdda1`060@00110=00HA;cte\#
        xt/x-snakemakesnakefile smksource code in Snakemake                     0`280J001105000AjDapplicatio\#
        n/x-gzpostscriptps.gz                                                                               \#
                                                    2<0G0S001600000AEi@AR0RAA;c0_O1K9application/alto-costma\#
        pfilter+json28010^000000000application/explicit-registration-response+jwt                           \#
         00210=000000000image/vnd.mix             1@080A00000;00;application/x-xarxar xip pkgXAR archive    \#
                                                                                28080G000007000application/x\#
        -erdas-hfahfa img28060C00131\00T@c4A;c1GEapplication/x-plistplist sttheme tmcommand tmlanguage tmpre\#
        ferences tmsnippet tmtheme entitlements stringsdict webloc xcprivacydata in the format XML Property \#
        List28010V000000000application/vnd.syncml.ds.notification28280A00000300Iapplication/x-jfrjfrJava Fli\#
        ght Recorder data280G0L001300000@c4A;c1GEapplication/load-control+xml  2P000K000000000x-content/ostr\#
        ee-repository                               28000E000003000application/x-ebu-stlstl28000I000003000ch\#
        emical/x-ncbi-asn1-specasn0H:80=000003008audio/x-scplsplsplaylist                                   \#
                             28010V000000000application/vnd.yamaha.tunnel-udpencap                     0`010\#
        S000000000application/vnd.afpc.foca-codedfont1`060;00110700CA;ctext/x-mql4mq4 mqhsource code in MQL4\#
        28010L00000300Iapplication/scvp-cv-responsescsSCVP certificate response28200H000003000application/x-\#
        r-lazyloadrdb28010O00000300Lapplication/vnd.data-vision.rdzrdzRemoteDocs R-Viewer document28010J0000\#
        00000application/vnd.xmpie.plan280G0H00130700=@c4A;c1GEapplication/vnd.uoml+xmluoml uoUOML document0\#
        h0G15001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.table+xml1`060:00\#
        110300BA;ctext/x-inkinksource code in Ink1`060<00110J00EA;ctext/x.gcodegcode cnc gco ngc g nc tapsou\#
        rce code in G-code08210=00000300Maudio/sp-midimidscalable polyphony MIDI music1P000H000002000applica\#
        tion/x-t3vm-imaget30@210J000000000video/vnd.directv.mpeg-tts2<060G001704000@D01EiA;c0AR0RA0_O1K9appl\#
        ication/x-asciicastcast10060h0d2404000@Yj@c4A;c1GEapplication/vnd.oasis.opendocument.presentation-fl\#
        at-xmlapplication/vnd.oasis.opendocument.flat.presentationfodp1H280H00000300Lapplication/x-pasti-dis\#
        kstxPasti image of an Atari disk28010L000000000application/vnd.uplanet.list2<0G0H001600000AEi@AR0RAA\#
        ;c0_O1K9application/vnd.hal+json280G0K001300000@c4A;c1GEapplication/rs-metadata+xml28080J000007000ap\#
        plication/x-spectrum-d80d40 d800A800M001103000AAiapplication/x-netshow-channelnsc                   \#
                                           0@210E000000000video/vnd.objectvideo                             \#
                                                                                                            \#
                                            280G0W00130300C@c4A;c1GEapplication/vnd.irepository.package+xmli\#
        rpiRepository package                             08290=00000800Baudio/prs.sidsid psidCommodore 64 m\#
        usic1a060<00110200DA;ctext/x-berrybesource code in Berry0`391700230400=P>GA_\1>[application/vnd.open\#
        xmlformats-officedocument.wordprocessingml.templatedotxWord template28080H00000200<application/x-roc\#
        ketbookrbRocket eBook08280;00000300@audio/x-nsfnsfmusic of the NES1`060?00110400GA;ctext/x-euphoriae\#
         exsource code in Euphoria280G0G00130300?@c4A;c1GEapplication/xcap-ns+xmlxnsXCAP namespaces28210D000\#
        000000application/json-seq2@000M000007000application/x-internet-signupisp ins                       \#
                     08210@000000000audio/ip-mr_v2.5                                  2<470V0O130300G@c4A;c1\#
        GEapplication/xml-external-parsed-entitytext/xml-external-parsed-entityentpart of an XML document   \#
          29010?000003000application/cwlcwl                                 28280G00000000Oapplication/x-bui\#
        ld-grpGRP archive of the Build engine                                28280J00000000Dapplication/x-gl\#
        ibc-localecategory of a locale28010C000003000application/vnd.wmcwmc1d060>00110A00FA;ctext/x-jsonnetj\#
        sonnet libsonnetsource code in Jsonnet2<0G0X001600000AEi@AR0RAA;c0_O1K9application/alto-endpointprop\#
        params+json2<0G0M001600000AEi@AR0RAA;c0_O1K9application/vnd.uic.osdm+json28010X000000000application/\#
        vnd.dir-bi.plate-dl-nosuffix                                                                        \#
                       1`060900110300AA;ctext/x-4d4dmsource code in 4D1@080U001203000@RP0SNapplication/x-pys\#
        pread-bz-spreadsheetpys280G0K001300000@c4A;c1GEapplication/vnd.ctct.ws+xml1h060=001100000A;ctext/x-a\#
        rturo                                                                                               \#
                                                                                         1@290N00110800EA_\a\#
        pplication/vnd.smart.notebooknotebookSMART Notebook lesson                                          \#
                                                                     28280H00000000Iapplication/x-java-image\#
        modules of a Java runtime          280G0V001300000@c4A;c1GEapplication/vnd.oma.xcap-directory+xml0X8\#
        90=0=000300Imodel/vnd.dwfdrawing/x-dwfdwfDesign Web Format drawing28010G00000300Dapplication/vnd.geo\#
        plang2wGeoplaN construction08210900000000:audio/gsmGSM speech                             0@280;0012\#
        03000A4>AbMvideo/x-ogmogm28010V00000300@application/vnd.shana.informed.packageipkInformed package002\#
        80E000000000image/x-jp2-container1`060;00110400CA;ctext/x-luauluausource code in Luau082Y0<00120300<\#
        ASWAbMaudio/vorbisoggVorbis audio1h060B00110E00SA;ctext/x-vim-snippetsnip snippet snippetstext with \#
        the markup of Vim Snippet                                                                           \#
                                            1`060@00110800HA;ctext/x-jison-lexjisonlexsource code in Jison L\#
        ex08280;00000300?audio/x-fsbfsbFMOD sound bank1P200K00110C000A2Vapplication/x-lx-executable386 dll e\#
        xe sys vxd00210:000004000image/jxssjxss                                                28090@0000000\#
        00application/tzif28010M000000000application/vnd.powerbuilder7                                      \#
                                                                                                            \#
           28010Z000000000application/trust-mark-status-response+jwt                                        \#
                1`060C00110300KA;ctext/x-imagej-macroijmsource code in ImageJ Macro      280G0]001300000@c4A\#
        ;c1GEapplication/mbms-user-service-description+xml                                                  \#
                                                                              28090H00000300Capplication/vnd\#
        .isac.fcsfcsflow cytometry data28060<00110000HA;ctext/x-soongdata in the format Soong28010P000003000\#
        application/vnd.exstream-packagepub1i060?001102000A;ctext/x-jmespathjp                          2H28\#
        0Q001103000A>[application/vnd.stardivision.mailsdm1`060;00110600CA;ctext/x-kokakk kkisource code in \#
        Koka1P280H001208000@Yo@K<application/vnd.appimageappimage                 1`060B00110>00JA;ctext/x-a\#
        ngelscriptangelscript assource code in AngelScript                                                  \#
                                                                   08280;000003000audio/x-mtmmtm            \#
                                                                                                            \#
                                                      280G0I001303000@c4A;c1GEapplication/vnd.sycle+xmlscl  \#
                                          28010I000000000application/vnd.dtg.local                          \#
                                 280G0X001300000@c4A;c1GEapplication/vnd.oma.poc.final-report+xml           \#
                                                                     28010M000000000application/vnd.bbf.usp.\#
        error280G0H001304000@c4A;c1GEapplication/vnd.dcmp+xmldcmp          00280<00000600<image/x-vipsvips v\#
        VIPS picture28010Q00000300Mapplication/vnd.accpac.simply.impimpSimply Accounting import file1@290L00\#
        1100000AjDapplication/vec-package+gzip28080F001108000@<Aapplication/x-memgraphmemgraph1`000B00000300\#
        0application/x-tadsgam2:060?00110600KA;ctext/x-doc-baseapirefdata in the format doc-base            \#
                                   28000P000000000application/vnd.google-apps.file                          \#
                                                                                                            \#
                                                        28010O000003000application/vnd.shade-save-filessv   \#
                                                                                                            \#
                                                                                                            \#
                               2P0@0A000000000x-shader/x-vertex          28210D0F0007000application/protobuf\#
        application/x-protobufmlmodel1H280O000007000application/x-gameboy-color-romgbc cgb                  \#
                                                                                                            \#
                                                                                            0@200=00000200Ev\#
        ideo/x-ms-wmwmWindows Media content                                           28010e000000000applica\#
        tion/vnd.3gpp.5gsv2x-local-service-information2P000G000000000x-content/unix-software                \#
                                                                                             28080K00000800=\#
        application/x-metal-librarymetallibMetal library   280G0G001304000@c4A;c1GEapplication/mmt-aei+xmlma\#
        ei280G0U001300000@c4A;c1GEapplication/vnd.radisys.msml-conf+xml20080E00000700Aapplication/x-sqlite2s\#
        qlite2SQLite 2 database00280:000004000image/astcastc00010N00000300Eapplication/vnd.micrografx.floflo\#
        Micrografx flow chart1d060@00110500LA;ctext/x-objc++srcmm hhsource code in Objective-C++            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                    0`280B0Y\#
        000300<application/winhlpapplication/winhelp application/x-winhelphlpWindows help                   \#
               20280R001100000@Giapplication/x-bentley-localization                                         \#
                                                                     002Y0900110700O@6Eimage/jpxjpf jpxJPEG \#
        2000 image with extensions00280M001103000A<Fimage/x-portable-arbitrarymappam                        \#
                                                                                                           2\#
        80G0h001300000@c4A;c1GEapplication/vnd.3gpp.seal-app-comm-requirements-info+xml                     \#
                                                                                      08210?000000000audio/r\#
        aptorfec                                                                                            \#
                 2<0G0L001600000AEi@AR0RAA;c0_O1K9application/vnd.restful+json28060B00110000NA;ctext/x-optio\#
        n-listdata in the format Option List1d060<00110500DA;ctext/x-metalmetalsource code in Metal0@2109000\#
        000000video/mpv28000D000000000application/x-touhou280G0j001300000@c4A;c1GEapplication/vnd.openxmlfor\#
        mats-package.core-properties+xml28210A00000500Bapplication/ipfixipfixIPFIX flow records       1P280J\#
        00000M00>application/x-ocaml-objectcma cmi cmo cmt cmti cmx cmxacompiled OCaml                      \#
                                                    280Y0N0Y000700Dapplication/vnd.apache.parquetapplication\#
        /parquet application/x-parquetparquetApache Parquet table28290O00000600Aapplication/vnd.oxli.countgr\#
        aphoxlicgkhmer count graph1X060?0j1103000A;capplication/infapplication/x-setupscript application/x-w\#
        ine-extension-infinf1h460D00110F00PA;ctext/x-html-plus-eexhtml.eex heex leex eextext with the markup\#
         of HTML+EEX28280A00110300<AjDapplication/x-bcfbcfBCF variants                                      \#
                                                                                                            \#
                         280G0[001300000@c4A;c1GEapplication/vnd.radisys.msml-audit-conf+xml                \#
         1`060;00110400CA;ctext/x-pactpactsource code in Pact1d060:00110300BA;ctext/x-sedsedsource code in s\#
        ed                                                                                                  \#
                                                                                                28010P000000\#
        000application/vnd.cirpack.isdn-ext28070R00110500@A;capplication/vnd.mediastation.cdkeycdkeyMediaSta\#
        tion key00200;0I0003000image/x-pfmimage/x-portable-floatmappfm1`060>00110200FA;ctext/x-harbourhbsour\#
        ce code in Harbour0`280L0I110300BA>[application/vnd.ms-publisherapplication/x-mspublisherpubPublishe\#
        r document28010E000000000application/index.vnd0028090;0003009image/qoiimage/x-qoiqoiQOI image28010M0\#
        00000000application/vnd.oma.lwm2m+tlv28000?00000800Cchemical/x-csmlcsml csmCSML chemical style2<0G0K\#
        001600000AEi@AR0RAA;c0_O1K9application/vnd.heroku+json28000O000000000application/vnd.ibm.afplinedata\#
                                                                                                            \#
                  0@280I001106000A_\application/zip+dotlottielottie                                         \#
                                             1`060;00110300CA;ctext/x-tsqlsqlsource code in TSQL            \#
                 1`060=00110400EA;ctext/x-chapelchplsource code in Chapel                                   \#
                                    28280C00000500Iapplication/x-snoopsnooppackets captured by snoop        \#
                                                                                      28060R001300000@c4A;c1\#
        GEapplication/onix-message-short+xml                                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                            28010?00000300Oapplication/pdxpdxPDX vehicle diagnostics package                \#
                                                                                                            \#
                                                                      28290@0V000H000application/gribapplica\#
        tion/x-grib application/x-grib2grb grb1 grb2 grib grib2                 280G0G00130400K@c4A;c1GEappl\#
        ication/marcxml+xmlmrcxMARC library records in XML1`060B00110200JA;ctext/x-power-querypqsource code \#
        in Power Query28210D001100000@b7application/toc+cbor2H010D000000000multipart/header-set0`390g0011030\#
        00A_\application/vnd.oasis.opendocument.text-master-templateotm                                     \#
                  280G0E001300000@c4A;c1GEapplication/nlsml+xml                            1`0609001102000A;\#
        ctext/x-mlml0@210@000000000video/vnd.planar                                                         \#
                                                                                                            \#
                                                                                                            \#
           28210H00000K000application/vnd.vd-studymxi study-inter model-inter28010J00000080Japplication/news\#
        -groupinfous-asciidescription of a newsgroup280G0M00130700R@c4A;c1GEapplication/vnd.cyclonedx+xmlcdx\#
        .xmlCycloneDX bill of materials in XML1P2X0k001103000A_\application/vnd.adobe.air-application-instal\#
        ler-package+zipair                                                                                  \#
                              1`060800110300@A;ctext/x-jijssource code in J                                 \#
                                                                                                            \#
                                280G0M001300000@c4A;c1GEapplication/mbms-envelope+xml1`060900110200AA;ctext/\#
        x-hyhysource code in Hy                                                                             \#
                                                                    0X2Y0>001104000A_\model/step+zipstpz    \#
                          28280@0B000400@application/avroapplication/x-avroavroApache Avro data28010Q0000070\#
        0Napplication/vnd.geometry-explorergex greGeometry Explorer construction28010M000000000application/v\#
        nd.uplanet.alert28010W000003000application/vnd.yellowriver-custom-menucmp1l460E00110200VA;ctext/x-st\#
        ringtemplatesttext with the markup of StringTemplate1h460<00110500MA;ctext/x-lattelattetext with the\#
         markup of Latte1h0F08001109000A;ctext/jsxreact jsx0`390`0b110300JA_\application/vnd.oasis.opendocum\#
        ent.text-templateapplication/x-vnd.oasis.opendocument.text-templateottOpenDocument text template0821\#
        0D000000000audio/vnd.dolby.pl2x1P280K00000000=application/x-ruby-bytecodecompiled Ruby28070C00110300\#
        FA;capplication/vnd.kdlkdldata in the format KDL28010C000000000application/vnd.bpf1@000D00000600Papp\#
        lication/x-sv4crcsv4crcSVR4 cpio archive with checksums1@080C00000500:application/x-lzfselzfseLZFSE \#
        data28010O000000000application/vnd.intertrust.nncp1h060?00110000EA;ctext/x-vim-helptext in Vim Help \#
        File280G0C00130300C@c4A;c1GEapplication/gml+xmlgmlGML geographic data1@290N00110400<A_\application/v\#
        nd.ms-officethemethmxOffice theme1H2H0L000003000application/x-virtualbox-vdivdi0@280;00000300Evideo/\#
        x-thpthpvideo of the GameCube0`280N0P110300JA_\application/vnd.sun.xml.writerapplication/x-vnd.sun.x\#
        ml.writersxwOpenOffice 1 text document08210G00000300Caudio/vnd.digital-windseolDigital Winds music0`\#
        000C00000P000application/x-makerfb fbdoc frm maker frame fm book28200J00000<000application/x-sas-put\#
        ilitysp7 sas7bput20280P001100000@Giapplication/x-fossil-global-conf28280A00000300Capplication/x-ipfi\#
        pfIPF image of a disk28280O00000>00Mapplication/x-haskell-interfacedyn_hi hi p_hiinterface of a Hask\#
        ell module1`060A00110700IA;ctext/x-ags-scriptasc ashsource code in AGS Script280G0i001300000@c4A;c1G\#
        Eapplication/vnd.3gpp.seal-network-qos-management-info+xml28210G0E0007000application/vnd.msgpackappl\#
        ication/x-msgpackmsgpack                                                         0`010Q000000000appl\#
        ication/vnd.afpc.foca-charset                                           1`060C00110200KA;ctext/x-fil\#
        terscriptfssource code in Filterscript      0@210900000300:video/vc1vc1VC-1 video00280A0A110700@QADi\#
        mage/x-adobe-dngimage/x-raw-adobedng gprdigital negative1l460:00110A00KA;ctext/x-ejsejs ect ejs.t js\#
        ttext with the markup of EJS28010D000000000application/dpop+jwt0@210=000000000video/3gpp-tt280G0Z001\#
        300000@c4A;c1GEapplication/vnd.ms-playready.initiator+xml    28210S001100000@b7application/measured-\#
        component+cbor                                                                       1h060>00110;000\#
        A;ctext/x-signifyminisig pub1`060@00110600HA;ctext/x-freebasicbi bassource code in FreeBASIC        \#
                                                                                                            \#
                                                                             28010U000000000application/vnd.\#
        uplanet.channel-wbxml                                                                               \#
                                                                                                            \#
                                                                                                            \#
                                       28010C00000300Fapplication/vnd.dnadnaDNA new-media document          \#
                                                                                                            \#
                                                                  2<0G0P001603000AEi@AR0RAA;c0_O1K9applicati\#
        on/vnd.gentics.grd+jsongrd1d060>00110300FA;ctext/x-arduinoinosource code in Arduino082Q0:00000400:au\#
        dio/3gpp3gpp3GPP audio28010J00000300?application/vnd.epson.saltsltEpson SALT data28010M000000000appl\#
        ication/vnd.street-stream1@000L000003000application/x-dgc-compresseddgc2@090H00000;00Eapplication/pk\#
        ix-pkipathpkipath derchain of certificates0X280C00000300Amodel/x-magicavoxelvoxMagicaVoxel model1`06\#
        0=00110;00EA;ctext/x-peg-jspegjs peggysource code in PEG.js28000>000007000chemical/x-cxfcxf cef1`060\#
        >00110700FA;ctext/x-lobsterlobstersource code in Lobster08280;001203000@`M141audio/x-m4rm4r28000B0L0\#
        000000application/x-dumpapplication/x-tika-unix-dump1`060<00110900DA;ctext/x-janetjanet jdnsource co\#
        de in Janet08210:000000000audio/bv1628280J000003000application/x-spectrum-taptap0`280C0E110U00@Pl0ap\#
        plication/onenoteapplication/msonenoteonetoc onetoc2 onetmp one onepkg oneaOneNote notebook0`0G0C001\#
        30600C@c4A;c1GEapplication/rfc+xmlrfcxmlRFC document source1i070B00110700>A;ctext/prs.lines.tagdsc t\#
        agPRS Lines tags08210=000003009audio/vnd.dradraDRA audio1`060?00110300GA;ctext/x-soliditysolsource c\#
        ode in Solidity08210G000000000audio/vnd.dolby.heaac.128080I00000400Bapplication/x-zope-exportzexpZop\#
        e object export28010J000000000application/vnd.fut-misnet280G0I001304000@c4A;c1GEapplication/atsc-hel\#
        d+xmlheld28000F000003000chemical/x-mdl-molfilemol                           28010D000000000applicati\#
        on/vnd.pcos                      1`060?00110800GA;ctext/x-rascriptrascriptsource code in RAScript   \#
                                                 28010M000000000application/vnd.orange.indata               \#
                                            0h0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedoc\#
        ument.spreadsheetml.calcchain+xml28010O00000300Dapplication/vnd.immervision-ivpivpImmerVision panora\#
        ma28000J000003000application/x-spectrum-mgtmgt280G0E001300000@c4A;c1GEapplication/scaip+xml28060P001\#
        103000A;capplication/x-cisco-vpn-settingspcf28010P00000300?application/vnd.yamaha.hv-scripthvsHV-Scr\#
        ipt voice080G0a00130600I@c4A;c1GEapplication/vnd.yamaha.openscoreformat.osfpvg+xmlosfpvgOpenScore ve\#
        ctor graphics1H200E000003000application/x-sms-romsms28010Q000000000application/vnd.xecrets-encrypted\#
        1h060;001104000A;ctext/x-clayclay1H280R00110000G@gVapplication/x-android-sparse-imagesparse image of\#
         Android1@2Y0O00110900PA_\application/vnd.etsi.asic-e+zipasice sceASiC-E container of signed files29\#
        060B001104000A;capplication/x-infoinfo280G0N00130200F@c4A;c1GEapplication/urc-targetdesc+xmltdURC ta\#
        rget description1\@60:00110Y00:A;ctext/x-lualua wlua nse pd_lua rbxs rockspec fcgi p8Lua source1d060\#
        <00110500DA;ctext/x-dhalldhallsource code in Dhall28080A00000300;application/x-npynpyNumPy array280G\#
        0L00130500G@c4A;c1GEapplication/vnd.chemdraw+xmlcdxmlChemDraw drawing in XML2@200M00000300Japplicati\#
        on/vnd.ms-pki.seccatcatWindows security catalogue1@280R001106000A_\application/x-modrinth-modpack+zi\#
        pmrpack0@210?000000000video/h263-2000                                                               \#
                                                                                                            \#
                             1h060?001104000A;ctext/x-rconsolerout0@210I000000000video/vnd.blockfact.factv  \#
                          28280I000000000application/x-typedstream1P000M000003000application/x-silverlight-a\#
        ppxap1d060<00110E00DA;ctext/x-cobolcob cbl cpy ccp cobolsource code in COBOL0@210V00000300Gvideo/vnd\#
        .nokia.interleaved-multimedianimNokia interleaved video08060>001103000A;ctext/x-imelodyimy1@280D0000\#
        07000application/x-ms-wimwim swm08210?000000000audio/clearmode2<0G0S001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/vnd.bekitzur-stech+json2<0G0G001600000AEi@AR0RAA;c0_O1K9application/tlsrpt+json28010D00000000\#
        0application/cmw+cose280G0S00130200F@c4A;c1GEapplication/vnd.nokia.n-gage.ac+xmlacN-Gage activation \#
        data1P280D00000300Iapplication/x-ms-pifpifsettings of a DOS program2<0G0M001600000AEi@AR0RAA;c0_O1K9\#
        application/alto-costmap+json280G0S001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-info+xml1P280M000000\#
        000application/x-mach-o-dylinker28280G00000300Eapplication/x-adobe-patpatpatterns of Photoshop1`060C\#
        001305000@c4A;c1GEapplication/x-gladeglade20080E00000700Rapplication/x-leveldbldb sstsorted table of\#
         LevelDB or RocksDB1X460?001203000@kNA;capplication/htahta28010M00000300=application/vnd.geogebra.to\#
        olggtGeoGebra tool28010E000000000application/vnd.msign28210E000006000application/senml-exisenmle0029\#
        090F000;00Dimage/j2cimage/x-jp2-codestreamj2c j2k jpcJPEG 2000 codestream28010P000000000application/\#
        vnd.infotech.project1`060;00110700CA;ctext/x-tealteal tlsource code in Teal00280@0@110;00>QADimage/x\#
        -sony-arwimage/x-raw-sonyarw srf sr2Sony raw image08280;000003000audio/x-66966928010O00000350Xapplic\#
        ation/vnd.syncml.dm+wbxmlbdmutf-8SyncML device management message, binary28010K000000000application/\#
        vnd.bbf.usp.msg28010J00000300<application/vnd.mobius.mqymqyMobius query0h0G1;001300000@c4A;c1GEappli\#
        cation/vnd.openxmlformats-officedocument.spreadsheetml.revisionlog+xml28010G00000200Gapplication/vnd\#
        .osgi.dpdpOSGi deployment package280G0E001300500@c4A;c1GEapplication/hl7v2+xmlutf-808210;000000000au\#
        dio/dat122H010=000000000message/bhttp1H280J00110000E@gVapplication/x-android-bootboot image of Andro\#
        id1h060G001106000A;ctext/x-erl-shellsessionerl-sh18060I001309000AO@@54A;capplication/x-mimearchivemh\#
        tml mht0@020>000007000video/x-la-asflsf lsx280G0U001300500@c4A;c1GEapplication/emergencycalldata.cap\#
        +xmlutf-82<060L00110300XA;ctext/x-opentype-feature-filefeadata in the format OpenType Feature File0`\#
        0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml2H0\#
        10E00000000Omessage/external-bodymail whose content is elsewhere1h060=001105000A;ctext/x-gambasclass\#
        08010T00000300Happlication/vnd.chipnuts.karaoke-mmdmmdkaraoke song of ChipNuts28010I000000000applica\#
        tion/vnd.nokia.ncd08290900110300EAC:audio/dlsdlsDLS instrument sounds1l060;00110400@A;ctext/x-scsssc\#
        ssSCSS style sheet2D0G0D00160300<AEi@AR0RAA;c0_O1K9application/jwk+jsonjwkJSON web key28080J00000300\#
        0application/x-spectrum-szxszx280G0G00130300J@c4A;c1GEapplication/reginfo+xmlrifstate of SIP registr\#
        ations28060=00110300IA;ctext/x-dotenvenvdata in the format Dotenv08200F000004000audio/vnd.audible.aa\#
        xcaaxc28000G000003000chemical/x-gaussian-loggal2H010I000000000multipart/x-mixed-replace0X280?0000030\#
        0=model/x-alembicabcAlembic scene1i060@001103000A;ctext/x-stockholmsto1@280D001106000A_\application/\#
        x-sketchsketch20280H00000300>application/x-redis-dumprdbRedis snapshot1h460D00110300PA;ctext/x-html-\#
        plus-ecrecrtext with the markup of HTML+ECR280G0C00130@00?@c4A;c1GEapplication/rdf+xmlrdf owl xmp rd\#
        fsRDF data in XML28290C000003000application/vnd.shxshx280G0K001300000@c4A;c1GEapplication/mrb-publis\#
        h+xml280?0H00110300NA;capplication/vnd.cups-ppdppdPostScript printer description28000L000007000appli\#
        cation/x-commodore-tapetap t64282X0R00000300Fapplication/java-serialized-objectserserialized Java ob\#
        ject2<0G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.hyperdrive+json28000C000003000chemical/x-chemdr\#
        awchm2P000C000000000x-content/video-dvd1P0V0L00130400I@c4A;c1GEapplication/x-java-jnlp-filejnlpJava \#
        Web Start descriptor1h070?00110200CA;ctext/vnd.wap.slslWAP service loading28R80I2L000000Bapplication\#
        /x-ole-storageapplication/cdfv2 application/cdfv2-corrupt application/x-cfb application/x-tika-msoff\#
        ice application/x-tika-msoffice-embedded application/x-tika-starofficeOLE2 compound file28010F000003\#
        00Kapplication/vnd.ms-lrmlrmMicrosoft learning resource28210V00000900Gapplication/vnd.denovo.fcselay\#
        out-linkfe_launchFCS Express layout link1@000C00000500Aapplication/x-ustarustarPOSIX tar archive2888\#
        0B000004009application/x-asdfasdfASDF data0@210F00000300Cvideo/vnd.sealed.mpeg4s14Sealed MPEG-4 vide\#
        o28000M00000000Lapplication/x-systemd-catalogmessage catalogue of systemd28:00G000003000application/\#
        x-stata-dtadta28010A000004000application/cccexc3ex2<0G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.a\#
        cm.chatbot+json1`060:00110?00BA;ctext/x-vbavba bas cls frmsource code in VBA1h460;00110400LA;ctext/x\#
        -riotriottext with the markup of Riot28010E00000400Iapplication/dashdeltampddupdate of a DASH manife\#
        st0@010@00000800<application/mp21m21 mp21MPEG-21 file1a060=00110700EA;ctext/x-maximamac maxsource co\#
        de in Maxima1\060:00110F00BA;ctext/x-awkawk auk gawk mawk nawksource code in Awk00280<00000800<image\#
        /x-ptexptex ptxPtex texture2P000E000000000x-content/blank-hddvd00210A000003000image/vnd.pco.b16b160@\#
        210T000000000video/vnd.iptvforum.2dparityfec-101000280=00000500Gimage/x-basisbasisBasis Universal te\#
        xture280G0N001300000@c4A;c1GEapplication/vnd.3gpp-prose+xml28080A00000300@application/x-nifnifNetImm\#
        erse model1`060=00110;00GA;ctext/x-modulai3 m3 ig mgsource code in Modula-30@280<000000000video/x-an\#
        im00200I000003000image/x-coreldrawtemplatecdt2=060<00110800HA;ctext/x-asn-1asn1 asndata in the forma\#
        t ASN.100210<000000000image/naplps08210I00000900Qaudio/vnd.nuera.ecelp7470ecelp7470Nuera ECELP speec\#
        h at 7,470 bit/s1h070H00110300GA;ctext/vnd.ms-mediapackagempfMicrosoft media package1h060@001100000A\#
        ;ctext/x-floscript28210H001100000@b7application/eat-ucs+cbor2<0G0O001600000AEi@AR0RAA;c0_O1K9applica\#
        tion/vnd.nearst.inv+json28000J000003000application/x-ganttprojectgan             0@210B00000800Fvide\#
        o/vnd.uvvu.mp4uvu uvvuUltraViolet video file                                                 28010L0\#
        00000000application/gnap-binding-jws288Y0I0H000;00?application/pgp-encryptedapplication/pgp text/pgp\#
        pgp gpg ascOpenPGP message2H010<000000000message/cpim1\@F0B0d112N00<A;ctext/x-shellscriptapplication\#
        /x-sh application/x-shellscript text/x-shsh bash ksh bats command zsh exheres-0 exlib pacscript sbat\#
        ch sh.in slurm tmux tool zsh-theme cgi ebuild eclass fcgi trigger config install run t tap rtupdates\#
        hell script28010E000000000application/tetra_isi28000F000000000application/x-ms-owner1h060;001104000A\#
        ;ctext/x-qvtoqvto0`0G1@001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessin\#
        gml.template.main+xml28010W000000000application/vnd.ntt-local.file-transfer28000F000003000chemical/x\#
        -mopac-graphgpt28010Z000000000application/vnd.japannet-directory-service180G0S00130400C@c4A;c1GEappl\#
        ication/vnd.pwg-xhtml-print+xmlxhtmXHTML page to print1d060;00110400CA;ctext/x-elpielpisource code i\#
        n Elpi1@280A00000700Napplication/x-bsaba2 bsaarchive of the Creation engine082X090d110<009AC:audio/w\#
        avaudio/vnd.wave audio/wave audio/x-pn-wav audio/x-wavwav bwf rf64WAV audio1P280O0A000800Lapplicatio\#
        n/vnd.symbian.installx-epoc/x-sisx-appsis sisxSymbian installation package0h290M0V220700C@hdA_\appli\#
        cation/vnd.apple.numbersapplication/x-iwork-numbers-sffnumbersnumbersNumbers spreadsheet1P280P000000\#
        000application/x-mach-o-kext-bundle28280G00000000Capplication/x-adobe-cshshapes of Photoshop0a070[00\#
        110Y00CA;capplication/vnd.wolfram.mathematica.packagemathematica wl wls mt wlt m nb cdf ma nbpMathem\#
        atica package28010G00000300Japplication/vnd.wfa.wscwscWi-Fi simple configuration1@2Y0X001100000A_\ap\#
        plication/vnd.d2l.coursepackage1p0+zip29060;00110400GA;ctext/x-starstardata in the format STAR28010K\#
        00000300;application/vnd.ezpix-albumez2EZPix album1e060<00111000DA;ctext/x-plsqlbdy pck pkb pks plsq\#
        l tpb tps trg vw pls ddl fnc plb prc spc sqlsource code in PLSQL28060@00110200LA;ctext/x-easybuildeb\#
        data in the format Easybuild28290a00110000GA>[application/vnd.microsoft.windows.thumbnail-cacheWindo\#
        ws thumbnail cache1`060?00110600GA;ctext/x-inform-7ni i7xsource code in Inform 70@210=000000000video\#
        /flexfec08210A000000000audio/vnd.dts.uhd1\460:0G110A00PA;ctext/x-jspapplication/x-httpd-jspjsp jspf \#
        jspx tagsource code in Java Server Pages1e060D00110o00LA;ctext/x-linker-scriptld lds x xbn xce xdce \#
        xdw xdwe xsce xsw xswe xc xdc xs cmd a sosource code in Linker Script002I0I0a000700?image/vnd.adobe.\#
        photoshopapplication/photoshop application/psd image/x-psdpsd psbPhotoshop image0h0G1<001300000@c4A;\#
        c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.externallink+xml280G0D00130400D@c4A;\#
        c1GEapplication/cdfx+xmlcdfxCDF calibration data28010D000000000application/vnd.wmap1h070C001100000A;\#
        ctext/cql-identifier28010F000007000application/prs.nprendrnd rct1\060>002303000AJ4A;c1[ktext/x-pytho\#
        n2py21`060>00110500FA;ctext/x-netlogonlogosource code in NetLogo0@210=000003000video/mp4v-esm4v0`0R0\#
        T000004000application/vnd.google-apps.documentgdoc28060;00110400GA;ctext/x-csoncsondata in the forma\#
        t CSON1`060F00110P00DA;capplication/x-stata-dodo ado doh ihlp mata matah sthlpsource code in Stata2<\#
        0G0E001600000AEi@AR0RAA;c0_O1K9application/city+json1a060900110200AA;ctext/x-bcbcsource code in BC28\#
        000W000000000application/vnd.google-apps.fusiontable1P280F0B110300P@K<application/x-coredumpapplicat\#
        ion/x-coreelfmemory dump of a crashed program08010R00000300;application/vnd.yamaha.smaf-phrasespfSMA\#
        F phrase        280G0O001300000@c4A;c1GEapplication/vnd.oma.cab-pcc+xml    1`060:00110300BA;ctext/x-\#
        tsxtsxsource code in TSX2H010B000000000multipart/parallel28010G00000300Dapplication/vnd.hp-jlytjltHP\#
         Indigo job layout                                                                                  \#
                                   28010H000000000application/vnd.wordlift1`060F00110>00NA;ctext/x-livecode-\#
        scriptlivecodescriptsource code in LiveCode Script1`0F0D001304000@c4A;c1GEapplication/xaml+xmlxaml  \#
                                                                              28010F000000000application/oht\#
        tp-keys               0`280H001107000A>[application/x-starwritersdw vor                1`060>00110;0\#
        0FA;ctext/x-logtalklgt logtalksource code in Logtalk0h280Q00110300DA>[application/vnd.stardivision.c\#
        alcsdcStarCalc spreadsheet082109000000000audio/evs1`060900110200AA;ctext/x-dmdmsource code in DM280G\#
        0L00130000=@c4A;c1GEapplication/samlmetadata+xmlSAML metadata1`060>00110300FA;ctext/x-eclipseeclsour\#
        ce code in ECLiPSe2<0G0I001600000AEi@AR0RAA;c0_O1K9application/geoxacml+json                        \#
                                                                                                            \#
                                                                                                            \#
                       08210>00000300Haudio/32kadpcm726G.726 audio at 32 kbit/s28010Z000000000application/vn\#
        d.innopath.wamp.notification                                             28060>001103000A;ctext/x-pc\#
        s-gcdgcd1`060?00110700KA;ctext/x-openedgep cls wsource code in OpenEdge ABL1P280G001103000A_\applica\#
        tion/x-wheel+zipwhl00280;0;0003009image/x-jngvideo/x-jngjngJNG image280G0J001300000@c4A;c1GEapplicat\#
        ion/vnd.wv.ssp+xml28010P000000000application/resolve-response+jwt2<060D001603000AEi@AR0RAA;c0_O1K9ap\#
        plication/har+jsonhar0@2109000003000video/av1obu04060J001200000@EnA;capplication/illustrator+ps1`060\#
        <00110200DA;ctext/x-vypervysource code in Vyper28010L00000300Aapplication/vnd.spotfire.dxpdxpSpotfir\#
        e analysis1d060:00110N00BA;ctext/x-nimnim nimrod nim.cfg nimble nimssource code in Nim1e060=00110?00\#
        EA;ctext/x-elixirex exs eex leexsource code in Elixir28280G00000300Dapplication/x-adobe-acbacbcolour\#
         book of Adobe1h070:00110300=A;ctext/mizarmizMizar article1`060A00110300IA;ctext/x-liquidsoapliqsour\#
        ce code in Liquidsoap28010@000000000application/c2pa1H0@0L000003000application/x-virtualbox-hddhdd1`\#
        060<00110300DA;ctext/x-nmodlmodsource code in NMODL28010F00000400?application/vnd.picselefifPicsel d\#
        ocument                      002Y0:0R000<00:image/tiffimage/tif image/x-tif image/x-tifftif tiff lsm\#
        TIFF image1@010K000004000application/vnd.gentoo.xpakxpak                                            \#
                                                                                                            \#
                                            0P080M000000000application/x-font-framemaker                    \#
                                  28080B00000400:application/x-onnxonnxONNX model                           \#
                                              2H010?00000000Emultipart/mixedmail with attachments           \#
                                                                       280G0e001300000@c4A;c1GEapplication/v\#
        nd.3gpp.mcvideo-transmission-request+xml0P21090E0000000font/sfntapplication/font-sfnt2<0G0M001600000\#
        AEi@AR0RAA;c0_O1K9application/alto-propmap+json280G0\001303000@c4A;c1GEapplication/vnd.1000minds.dec\#
        ision-model+xml1km08280G00110400?A_\application/x-musescoremsczMuseScore score                      \#
                                                                                                            \#
                                                       28080G000000000application/x-perf-data28010Q000000000\#
        application/vnd.dvb.ipdcesgaccess                                                                   \#
                                                                                                            \#
             280G11001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.chart+xml28000N\#
        000002000application/x-thomson-cassettek70`080A000003000application/x-hwphwp                        \#
                                                        29210G00000F00<application/vnd.nervanaentity request\#
         bkm kcmNervana data280G0f001300000@c4A;c1GEapplication/vnd.dvb.notif-ia-registration-response+xml28\#
        0P0R000000000application/vnd.google-apps.folder                     280G0C00130300F@c4A;c1GEapplicat\#
        ion/lgr+xmllgrlabel generation rules08210B000000000audio/vnd.dvb.file1h070:001101000A;ctext/vnd.aa00\#
        29090B000;00=image/jxrimage/vnd.ms-photojxr wdp hdpJPEG XR image1`060:00110300BA;ctext/x-unounosourc\#
        e code in Uno                                                            280G0C00130300E@c4A;c1GEapp\#
        lication/its+xmlitsITS translation rules1@080R0Q120H00M@RP0SNapplication/x-bzip2-compressed-tarappli\#
        cation/x-bzip-compressed-tartar.bz2 tb2 tbz tbz2 tz2tar archive, bzip2-compressed28010L000009000appl\#
        ication/vnd.veryant.thinistc isws1`060D00110500LA;ctext/x-literate-agdalagdasource code in Literate \#
        Agda1P2X0F00110:000A_\application/appxbundleappxbundle   0@210J000000000video/vnd.iptvforum.ttsavc28\#
        0G0T001300000@c4A;c1GEapplication/vnd.etsi.iptvprofile+xml1`060900110200AA;ctext/x-alalsource code i\#
        n AL2<060A00110800MA;ctext/x-pkg-configpc pc.indata in the format pkg-config28210d001100000@b7applic\#
        ation/vnd.3gpp.seal-network-resource-info+cbor28080K00000000Japplication/vnd.android.deyAndroid prog\#
        ram, optimized1h060?001100000A;ctext/x-ldapconf1@280L000003000application/x-compressed-isocso28010O0\#
        0000400Happlication/vnd.multiad.creatorcrtrMultiAd Creator document                                 \#
                                                                                   0@200;000003000video/x-f4\#
        vf4v                                                                280>0E002203000QjDA;capplication\#
        /x-qtiplotqti28080F00000300Happlication/x-asam-mdfmf4measurement data of ASAM28000K000003000applicat\#
        ion/vnd.frogans.ltfltf28010K00000300Capplication/scvp-vp-requestspqSCVP policy request              \#
                                                             28010J000000000application/vnd.music-niff      \#
                         28000@000004000chemical/x-mmcifmcif                                     1h070B00110\#
        800:A;ctext/vnd.in3d.3dml3dml 3dm3DML model28010I00000300=application/rpki-manifestmftRPKI manifest2\#
        8010I000000000application/whoispp-query1h070K00230250H@c4A;c1GEtext/vnd.trolltech.linguisttsutf-8Qt \#
        Linguist translations0H060H00110300MA;capplication/x-gd-rom-cuegdidata in the format GD-ROM cue1P080\#
        L0N000300@application/x-chrome-packageapplication/x-chrome-extensioncrxChrome extension1@200B0000040\#
        0Dapplication/x-lzmalzmaLZMA-compressed data0`280E0R1100000A>[application/encryptedapplication/x-tik\#
        a-ooxml-protected1h060;001104000A;ctext/x-savisavi280G0]001300000@c4A;c1GEapplication/emergencycalld\#
        ata.serviceinfo+xml28200F00000<000application/x-sas-dmdbs7m sas7bdmd1l060A00110700AA;ctext/x-r-markd\#
        ownqmd rmdtext in RMarkdown1`060<00110300DA;ctext/x-sliceicesource code in Slice28010H000000000appli\#
        cation/session-info1a060O00110300WA;ctext/x-common-workflow-languagecwlsource code in Common Workflo\#
        w Language1@080P001107000@]Vapplication/x-lz4-compressed-tartar.lz428010L00000300>application/vnd.gr\#
        oove-vcardvcgGroove contact0h0G18001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spr\#
        eadsheetml.comments+xml08280>0?1200000ASWAbMaudio/x-oggpcmaudio/x-ogg-pcm0P000H000000000application/\#
        x-font-vfont20280W001100000@Giapplication/x-esri-spatially-enabled-db1d@60=00260C00:A;cPLf0@[0oJ16W1\#
        88text/x-c++hdrhh hpp h++ hxx hp hC++ header0`280D001100000A>[application/x-hwp-v52H010A000000000mes\#
        sage/ohttp-req2<060<00110E00HA;ctext/x-nginxnginx nginxconf vhostdata in the format Nginx28010V00000\#
        0000application/vnd.3gpp.interworking-data1H280C00000300>application/x-dfusedfuDfuSe firmware2<060=0\#
        0110600IA;ctext/x-gradlegradledata in the format Gradle08210N000000000audio/1d-interleaved-parityfec\#
        0`010X00000<00?application/vnd.sealedmedia.softseal.pdfspdf spd s1aSealedMedia PDF28010Q00000300Bapp\#
        lication/vnd.neurolanguage.nlunluneuroLanguage data             1`060@00110X00HA;ctext/x-realbasicrb\#
        bas rbfrm rbmnu rbres rbtbar rbuistatesource code in REALbasic1P010?00000300;application/efiefiEFI p\#
        rogram28060;00110400GA;ctext/x-cylccylcdata in the format Cylc                                      \#
                                                                                                            \#
                                                 1@280L000003000application/x-uc2-compresseduc208210B0000000\#
        00audio/dsr-es202211                                                                        1@280V00\#
        1103000A_\application/vnd.openofficeorg.autotextbau280G0D00130400E@c4A;c1GEapplication/xenc+xmlxence\#
        ncrypted data in XML280G0V001300000@c4A;c1GEapplication/vnd.etsi.iptvdiscovery+xml00280;00000300;ima\#
        ge/x-gd2gd2GD2 picture     28010F00000300Happlication/vnd.wt.stfstfWorldtalk secure message08210E000\#
        000000audio/telephone-event28010J000000000application/multipart-core                                \#
                                                                                                            \#
                                                                                            28010Q000000000a\#
        pplication/oblivious-dns-message0X010=000003009model/vnd.mtsmtsMTS model08210<000000000audio/evrcb0 \#
                                                                                                            \#
                                                                                                           0\#
        X000D000003000application/x-comsolmph2<060@00110200LA;ctext/x-pure-datapddata in the format Pure Dat\#
        a000G0=09130800;@c4A;c1GEimage/svg+xmlimage/svgsvg svgzSVG drawing                           0X0G0E0\#
        0130300J@c4A;c1GEmodel/vnd.collada+xmldaedata in the format COLLADA        100G16001300000@c4A;c1GEa\#
        pplication/vnd.openxmlformats-officedocument.presentationml.slide+xml                               \#
                            1d060:00110800FA;ctext/x-idlidl pidlsource code in OMG IDL1`060<00110500DA;ctext\#
        /x-clickclicksource code in Click                                          1a060<00110;00DA;ctext/x-\#
        logosxi x xm xmisource code in Logos2<0G0M001600000AEi@AR0RAA;c0_O1K9application/vnd.byu.uapi+json00\#
        290D0Q0003009image/vnd.zbrush.pcximage/x-pc-paintbrush image/x-pcxpcxPCX image28010M00000300>applica\#
        tion/sgml-open-catalogsocSGML catalogue1`060;00110400CA;ctext/x-tacttactsource code in Tact28010D000\#
        00000Aapplication/fastsoapFast SOAP message10010O00000700Lapplication/vnd.lotus-freelancepre przLotu\#
        s Freelance presentation28280D00000000Qapplication/x-ms-sdbcompatibility database of Windows28010]00\#
        0000000application/vnd.oma.bcast.provisioningtrigger0X880;00000300Hmodel/x-plyplyPolygon file of Sta\#
        nford08210>000000000audio/vnd.celp08280A000000000audio/x-dec-basic2@280E0F000300Kapplication/x-keepa\#
        ssapplication/x-keepass1kdbKeePass 1 password database2<0G0P001600000AEi@AR0RAA;c0_O1K9application/w\#
        ebpush-options+json1h070H00110300IA;ctext/prs.fallenstein.rstrstreStructuredText document280G0P00130\#
        300I@c4A;c1GEapplication/urc-uisocketdesc+xmluisURC user interface socket28010U00000300Happlication/\#
        vnd.publishare-delta-treeqpsPubliShare document tree2P000C000000000x-content/image-dcf28010R00000000\#
        0application/private-token-response2<0G0L001607000AEi@AR0RAA;c0_O1K9application/vnd.artisan+jsonarti\#
        san0X010G000000000model/vnd.flatland.3dml1h070;001100000A;ctext/ulpfec280G0Z001300000@c4A;c1GEapplic\#
        ation/vnd.3gpp.mcvideo-ue-config+xml1`060A00110;00IA;ctext/x-ti-program8xp 8xp.txtsource code in TI \#
        Program00210B00000400Rimage/vnd.wap.wbmpwbmpWBMP image for early mobile phones0h0G1:001300000@c4A;c1\#
        GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml28060G00110000SA;ctext/x\#
        -pip-requirementsdata in the format Pip Requirements1d060A00110O00DA;ctext/x-dockerfiledockerfile co\#
        ntainerfile dockercontainer build file                                         20280I00000M00Iapplic\#
        ation/x-sqlite3-waldb-wal sqlite-wal sqlite3-walwrite-ahead log of SQLite1P280A0j110?00IA>[applicati\#
        on/x-msiapplication/x-ms-installer application/x-windows-installermsi msp mst msmWindows installer p\#
        ackage2<0G0Q001600000AEi@AR0RAA;c0_O1K9application/expect-ct-report+json280G0T001300000@c4A;c1GEappl\#
        ication/vnd.etsi.iptvcommand+xml2@890F00001100Sapplication/pkcs7-mimep7m p7c p7z mobileprovision pro\#
        visionprofile der mobileconfig msgPKCS #7 signed or encrypted message1`060E00110400MA;ctext/x-propel\#
        ler-spinspinsource code in Propeller Spin00290@000000000image/pwg-raster1H280E0D000<008application/x\#
        -nes-romapplication/x-nesromnes unf unifNES game2<0G0X001600000AEi@AR0RAA;c0_O1K9application/alto-en\#
        dpointcostparams+json2<0G0700110250LA;ctext/n3n3utf-8data in the format Notation3280F0D001304000@c4A\#
        ;c1GEapplication/ssdl+xmlssdl1`060:00110300BA;ctext/x-x10x10source code in X102<0G0I001600000AEi@AR0\#
        RAA;c0_O1K9application/asyncapi+json28280I0A0000000application/x-berkeley-dbapplication/x-dbm20080N0\#
        00007000application/vnd.ms-outlook-pstpst ost1`280J00000300Qapplication/x-zsh-wordcodezwccompiled fu\#
        nctions of the Z shell1h060<00110800=A;ctext/x-pod-6pod6 podtext in Pod 6                       2821\#
        0E001100000@b7application/uccs+cbor                                                                 \#
                    28010T000000000application/vnd.minisoft-hp3000-save28010O00000300Fapplication/vnd.fujits\#
        u.oasysgpfg5OASYS graphic document0@210:00000=00;video/h265265 h265 hevcH.265 video1h060B001102000A;\#
        ctext/x-ambienttalkat                      280G0]001300000@c4A;c1GEapplication/vnd.radisys.msml-audi\#
        t-stream+xml                                                                                        \#
                     1`060;00110400CA;ctext/x-cluecluesource code in Clue                                   \#
                        0h280L00110300HA_\application/vnd.sun.xml.calcsxcOpenOffice 1 spreadsheet           \#
          1d060:00110300BA;ctext/x-elmelmsource code in Elm                                                 \#
                                                          1@290M00110700EA_\application/vnd.smart.teachertea\#
        cherSMART Notebook lesson                 00210;00000400Gimage/hej2khej2JPEG 2000 image in HEIF28060\#
        F00110000RA;ctext/x-readline-configdata in the format Readline Config1X860D001103000A;ctext/vbscript\#
        .encodevbe                                                                           00000J000003000\#
        application/x-killustratorkil0X280D00110D000A>[application/sldworkssldprt sldasm slddrw280G0S0013000\#
        00@c4A;c1GEapplication/vnd.3gpp.srvcc-info+xml                                        0\070900110300\#
        UA;cmodel/mtlmtldata in the format Wavefront Material                    28010T00000200Dapplication/\#
        vnd.ibm.secure-containerscIBM secure container280G0H001300000@c4A;c1GEapplication/cea-2018+xml100G1<\#
        001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.slidemaster+xml1@2Y0T\#
        001104000A_\application/vnd.belightsoft.lhzd+ziplhzd28290J00000700Bapplication/vnd.iccprofileicc icm\#
        ICC colour profile00210=00000300Aimage/prs.ptiptiPTI encoded image1h070>001100000A;ctext/raptorfec  \#
                                                                                                            \#
                         0`080A001103000ASoapplication/x-cb7cb7                                             \#
                                   2<060B00110300NA;ctext/x-flatbuffersfbsdata in the format FlatBuffers    \#
                             28010R000000000application/vnd.ecowin.filerequest28010D000000000application/vnd\#
        .maml                                         28000A000003000application/x-d80d80                   \#
                                                 28010S00000400Dapplication/vnd.nokia.radio-presetsrpssNokia\#
         radio stations1`060?00110200GA;ctext/x-modelicamosource code in Modelica0`280C001104000A_\applicati\#
        on/hwp+ziphwpx0`060J001202000Ai1A;capplication/vnd.wolfram.wlwl28800L000008000application/x-godot-re\#
        sourceres tres                         08210D00000800Aaudio/vnd.dece.audiouva uvvaUltraViolet audio \#
                                                            1h060D00110400UA;ctext/x-api-blueprintapibtext w\#
        ith the markup of API Blueprint                                                                     \#
                1d060>00110500>A;ctext/x-verilogv veoVerilog source                                         \#
                                                                                                           2\#
        8000C000003000chemical/x-kinemagekin2P000?000000006inode/directoryfolder28210I00000600Aapplication/v\#
        nd.ieee.19051905.1IEEE 1905 message1P280H0L110<007@K<application/x-executableapplication/x-executabl\#
        e-elfelf so exe oprogram08210S00000<00Faudio/vnd.sealedmedia.softseal.mpegsmp3 smp s1mSealedMedia MP\#
        EG audio290G0=00110=00<A;ctext/uri-listuri uris urlslist of URIs2<060R001600000AEi@AR0RAA;c0_O1K9app\#
        lication/x-vnd.datapackage+json00280L00110300DA_\application/vnd.sun.xml.drawsxdOpenOffice 1 drawing\#
        00280;00000800Cimage/x-gvrgvr pvrttexture of Nintendo28000O000007000application/x-java-archive-diffj\#
        ardiff              2@090H00000700<application/ocsp-requestorq derOCSP request1@080I00000300;applica\#
        tion/x-kgb-archivekgbKGB archive28000G000003000chemical/x-galactic-spcspc1@280P001100000A_\applicati\#
        on/vnd.apple.unknown.131`060O00110300WA;ctext/x-apollo-guidance-computeragcsource code in Apollo Gui\#
        dance Computer                                                                               280G0M0\#
        01300000@c4A;c1GEapplication/mbms-schedule+xml28010N000000000application/vnd.uplanet.signal1\060H001\#
        10=00IA;capplication/x-powershellps1 psm1 psd1source code in PowerShell                             \#
                                                                                                            \#
                                             1h060D001104000A;ctext/x-visual-prologi ph28010V00000400@applic\#
        ation/vnd.crick.clicker.templateclktClicker template0@2009000003000video/flifli0@2109000000000video/\#
        vp80@290A00120300HP@P0[Rvideo/iso.segmentm4ssegment of an MP4 stream1h060;001103000A;ctext/x-phixexw\#
                  28010b00000400@application/vnd.doremir.scorecloud-binary-documentscldScoreCloud score28010\#
        E000000000application/vnd.erofs28200H00000<000application/x-sas-accesssa7 sas7bacs         28010V000\#
        00300@application/vnd.osgeo.mapguide.packagemgpMapGuide package1d060=00110J00EA;ctext/x-groovygroovy\#
         grt gtpl gvy gradlesource code in Groovy280G0h001300000@c4A;c1GEapplication/vnd.etsi.overload-contr\#
        ol-policy-dataset+xml28000K000004000application/vnd.ds-keypointkpxx28010E000000000application/vnd.ci\#
        edi28090L00000<00>application/vnd.tcpdump.pcappcap cap dmppacket capture0@210A00000800Xvideo/vnd.dec\#
        e.sduvs uvvsUltraViolet video in standard definition1X280I00000300@application/x-ms-shortcutlnkWindo\#
        ws shortcut1e060E00110I00FA;capplication/x-gnuplotgp gnuplot plot plt gnu psource code in Gnuplot0@2\#
        10P00000300Ivideo/vnd.ms-playready.media.pyvpyvPlayReady protected video280G0V001300000@c4A;c1GEappl\#
        ication/mbms-register-response+xml                                                                  \#
                  00210>00000800:image/prs.btifbtif btfBTIF image0@:90F0>000700Qapplication/vnd.ms-asfvideo/\#
        x-ms-asfasf asxAdvanced Systems Format container                                             1h060D0\#
        01104000A;ctext/x-gooddata-maqlmaql                                                                 \#
          082109000000000audio/rtx              1`060:00110300BA;ctext/x-txltxlsource code in TXL           \#
                                                                                                            \#
                                       00390d0f110300MA_\application/vnd.oasis.opendocument.graphics-templat\#
        eapplication/x-vnd.oasis.opendocument.graphics-templateotgOpenDocument drawing template28080B0000040\#
        0>application/x-mcapmcapMCAP recording28000H000003000application/vnd.curl.carcar0`0G1>001300000@c4A;\#
        c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.websettings+xml                  \#
                                                                      0h010J00000300Fapplication/vnd.fuzzysh\#
        eetfzsFuzzySheet spreadsheet                                                                        \#
                                             1h070?001100500A;ctext/parametersutf-82H090G0C000800\applicatio\#
        n/vnd.ms-tnefapplication/ms-tneftnef tnfTransport-neutral encapsulation of a message         2<0G0D0\#
        01608000AEi@AR0RAA;c0_O1K9application/cwl+jsoncwl.json                                              \#
                                                                                                            \#
                  28010@00000400Lapplication/atfxatfxASAM measurement data in XML                           \#
         28210S00000<000application/vnd.apache.arrow.streamarrows arrow08080H00000?000application/x-guitar-p\#
        rogp4 gp3 gp5 gpx0X280C00000<000model/x.sf3-physicsphys.sf3 sf328010U00000400?application/vnd.crick.\#
        clicker.paletteclkpClicker palette28010E000000000application/parityfec28060N00110300ZA;ctext/x-graph\#
        -modeling-languagegmldata in the format Graph Modeling Language28010I00000=00Aapplication/vnd.fdsn.s\#
        eedseed datalessSEED seismic data1`060;00110400CA;ctext/x-abapabapsource code in ABAP280G0[001300000\#
        @c4A;c1GEapplication/vnd.3gpp.seal-location-info+xml28010G000000000application/tve-trigger28010N0000\#
        00000application/cid-edhoc+cbor-seq0029090M000300Aimage/emfapplication/x-emf image/x-emfemfenhanced \#
        metafile1h060=00110200NA;ctext/x-kvlangkvtext with the markup of kvlang28000S000000000application/vn\#
        d.ms-color.iccprofile280G0P001300000@c4A;c1GEapplication/vnd.radisys.moml+xml28010_00000300Eapplicat\#
        ion/vnd.software602.filler.form-xml-zipzfo602XML form with data28060<00110=00HA;ctext/x-kustokql kus\#
        to csldata in the format Kusto1`060:001103000A;ctext/x-oclocl28210F001106000@b7application/senml+cbo\#
        rsenmlc00280;00000300Gimage/x-mspmspMicrosoft Paint picture1`060<00110500DA;ctext/x-talontalonsource\#
         code in Talon1`060>00110200FA;ctext/x-crystalcrsource code in Crystal                      28060;0?\#
        2304000@c4A;c1GEtext/x-opmltext/x-opml+xmlopml                                                      \#
                                                                    1d060?00230;00CA;cQJ41[ktext/x-sagemaths\#
        age sagewssource code in Sage28000F000003000application/vnd.theqvdqvd                               \#
                                                                      28010M00000300>application/vnd.fsc.web\#
        launchfscWebLaunch link  2I4G0>00110T00<A;cmessage/rfc822eml mime mht mhtml mail mbox art msgmail me\#
        ssage280G0I00130900D@c4A;c1GEapplication/emotionml+xmlemotionmlEmotionML annotation1h060;001107000A;\#
        ctext/x-jagsjag bug                         28010O000000000application/vnd.gentoo.manifest          \#
                                                                                                            \#
                                                                                                            \#
          1@280B001200000@D[A_\application/x-wacz                                 28000K000003000application\#
        /x-sas-transportstx280G0R001300000@c4A;c1GEapplication/vnd.3gpp-prose-pc8+xml280G0[001300000@c4A;c1G\#
        Eapplication/vnd.oma.cab-feature-handler+xml28000N000008000chemical/x-gaussian-checkpointfch fchk002\#
        80B00000300>image/x-win-bitmapcurWindows cursor1P280A000003000application/x-elcelc2<0G0E00160900WAEi\#
        @AR0RAA;c0_O1K9application/spdx+jsonspdx.jsonSPDX software bill of materials in JSON2<0G0F00160@000A\#
        Ei@AR0RAA;c0_O1K9application/sarif+jsonsarif sarif.json0`0G1;001300000@c4A;c1GEapplication/vnd.openx\#
        mlformats-officedocument.wordprocessingml.endnotes+xml    08280=001103000Am>audio/annodexaxa        \#
                                    00290I0C110300@A_\application/vnd.kde.kivioapplication/x-kivioflwKivio f\#
        low chart                                                                                           \#
                                                                                          1`060<00110300DA;c\#
        text/x-algolalgsource code in ALGOL28000B000003000chemical/x-alchemyalc08210A000000000audio/tetra_ac\#
        elp                                                                                     002109000003\#
        00=image/t38t38T.38 fax page00210P00000300Himage/vnd.airzip.accelerator.azvazvAirZip Accelerator ima\#
        ge00290900000300=image/jlsjlsJPEG-LS image                                                          \#
                                                                1`060A00110300IA;ctext/x-tl-verilogtlvsource\#
         code in TL-Verilog                                                                    1H080B0000040\#
        0>application/x-cramcramCRAM sequences1P2X0G00110300AA_\application/x-xpinstallxpiFirefox extension2\#
        @0>0A00110;00MA;ctext/x-public-keyasc pem pubdata in the format Public Key28010[000000000application\#
        /vnd.ntt-local.sip-ta_tcp_stream00210=00000300=image/tiff-fxtfxTIFF fax page1`060C00110300KA;ctext/x\#
        -brightscriptbrssource code in Brightscript28280>00000300Echemical/x-trrtrrtrajectory of GROMACS1`06\#
        0<00110600DA;ctext/x-slashsl slasource code in Slash0X080@00000300?model/x-cinema4dc4dCinema 4D scen\#
        e1`060;00110100CA;ctext/x-cwebwsource code in CWeb2<0G0X001600000AEi@AR0RAA;c0_O1K9application/vnd.v\#
        eraison.tsm-report+json28060@001104000A;capplication/jsgfjsgf1`060A00110400IA;ctext/x-purescriptpurs\#
        source code in PureScript1d060?00110800GA;ctext/x-starlarkbzl starsource code in Starlark00160f0`240\#
        4000A_\@c4A;c1GEapplication/vnd.ms-visio.stencil.macroenabled.main+xmlapplication/vnd.ms-visio.stenc\#
        il.macroenabled.12vssm0@210:00000400;video/h261h261H.261 video082Y090H110D00<Q41audio/mp4audio/x-m4a\#
         audio/x-mp4am4a mp4a m4b f4a f4bMPEG-4 audio28880@000000000application/x-sc0d070C0T110D00@A;capplic\#
        ation/texinfoapplication/x-texinfo text/x-texinfotexinfo texi txi texTexinfo document28010F000000000\#
        application/logout+jwt2<0G0R001600000AEi@AR0RAA;c0_O1K9application/vnd.nacamar.ybrid+json20280D00000\#
        600?application/x-duckdbduckdbDuckDB database0`0G1@001300000@c4A;c1GEapplication/vnd.openxmlformats-\#
        officedocument.wordprocessingml.document.main+xml1@080N000000000application/x-ms-compress-kwaj280G0Y\#
        001300000@c4A;c1GEapplication/emergencycalldata.comment+xml                                         \#
                                                                                                    2<0G0X00\#
        1600000AEi@AR0RAA;c0_O1K9application/alto-updatestreamparams+json                                   \#
                                             28000C000000000application/x-jigdo         1d060<00110300DA;cte\#
        xt/x-basicbassource code in BASIC                                                                   \#
                                                                           00290:00120800:P@P0[Rimage/heifhe\#
        if hifHEIF image                                                                                    \#
                                        1`060;00110400CA;ctext/x-toittoitsource code in Toit                \#
                                         280G0Q001300000@c4A;c1GEapplication/mbms-msk-response+xml1\060;0022\#
        0000FAL:A;ctext/x-nawksource code in New Awk                                                        \#
                                                                                         28010T00000300Dappl\#
        ication/vnd.antix.game-componentatxAntix game component28010U000007000application/vnd.cryptomator.en\#
        cryptedc9r c9s               0@210<000000000video/ulpfec   28060@00111W00LA;ctext/x-checksumscrc32 m\#
        d2 md4 md5 sha1 sha2 sha224 sha256 sha256sum sha3 sha384 sha512 md5sum md5sums sha1sum sha512sumdata\#
         in the format Checksums100G1>001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presen\#
        tationml.handoutmaster+xml1h060H001103000A;ctext/x-inform-6-templatei6t28210R00000900Aapplication/vn\#
        d.ericsson.quickcallqcall qcaQuickCall request28010J00000300Gapplication/vnd.audiographaepAudioGraph\#
         presentation       28280L00000500;application/x-ft-apple.aliasaliasmacOS alias                     \#
        280G0M001300000@c4A;c1GEapplication/vnd.etsi.pstn+xml                                               \#
                                                                                                            \#
                                                2<0G0C00160600<AEi@AR0RAA;c0_O1K9application/ld+jsonjsonldJS\#
        ON-LD data28010_000000000application/vnd.fujifilm.fb.docuworks.container28000R000007000application/x\#
        -install-instructionsinstall      28000H000003000application/x-msschedulescd                        \#
                                                                             28010G000000000application/vnd.\#
        relpipe1`060<00110300DA;ctext/x-faustdspsource code in Faust                                        \#
                                                                   280G0R001300000@c4A;c1GEapplication/vnd.3\#
        gpp.seal-info+xml   28060A00110000MA;ctext/x-codeownersdata in the format CODEOWNERS2<0G0E001604000A\#
        Ei@AR0RAA;c0_O1K9application/stix+jsonstix                                 08210<000000000audio/g711\#
        -0                                                                                                  \#
                               08200:000000000audio/isac               28010Z00000300Iapplication/vnd.shana.\#
        informed.interchangeiifInformed interchange file28010O00000300Happlication/vnd.marlin.drm.mdcfmdcMar\#
        lin protected content         0@280F000000000application/x-matroska                                 \#
                                                    08280;090003000audio/x-ttaaudio/ttatta1@280A00000<00?app\#
        lication/x-ewfe01 ex01 l01image of EnCase                                                28010I00000\#
        300Dapplication/vnd.epson.msfmsfEpson image settings                                                \#
                  28010L000000000application/whoispp-response                                               \#
                                                                 1`060<00110200DA;ctext/x-holychcsource code\#
         in HolyC                                                                                           \#
                                                                                                            \#
                                          1`060:00110300BA;ctext/x-oocoocsource code in ooc2H290C00000300Cme\#
        ssage/vnd.wfa.wscwscWi-Fi setup message1@080F00000400Aapplication/x-stuffitxsitxStuffIt X archive280\#
        G0[001300000@c4A;c1GEapplication/vnd.poc.group-advertisement+xml1`060800110100@A;ctext/x-eesource co\#
        de in E28010X000000000application/vnd.japannet-setstore-wakeup28010?000000000application/rtx1@080A00\#
        110;000@gQapplication/x-tzotar.lzo tzo1H280A00000300Mapplication/x-wozwozWOZ image of an Apple II di\#
        sk                                                                                                  \#
                                                                                                        0@20\#
        0F000002000video/vnd.rn-realvideorv                                                                1\#
        0010F00000300;application/vnd.is-xprxprIS-XPR data2<070800110=00=A;ctext/dnszone soa arpaDNS zone fi\#
        le08280;000000000audio/x-svx                                                                        \#
                                                                                                            \#
                                                                                                            \#
                            28210Q00000500@application/vnd.nokia.n-gage.datangdatN-Gage game data0`010]00000\#
        300Capplication/vnd.fujixerox.docuworks.containerxctDocuWorks container   0`010U000000000application\#
        /vnd.afpc.cmoca-cmresource1`060=00110600EA;ctext/x-ceylonceylonsource code in Ceylon2<060?00110500RA\#
        ;ctext/x-protobufprotodata in the format Protocol Buffer10280X00110300RA_\application/vnd.sun.xml.im\#
        press.templatestiOpenOffice 1 presentation template28080H00000000=application/x-bochs-diskdisk of Bo\#
        chs0@210T000000000video/vnd.iptvforum.2dparityfec-2005082Y0:0k000S009audio/mpegaudio/mp3 audio/mpeg3\#
         audio/mpg audio/x-mpeg audio/x-mpeg-3mp3 mpga mp2a m2a m3a mpega mp1 mp2MP3 audio1@RH0A0B000<00;app\#
        lication/x-tarapplication/x-gtartar gtar gemtar archive08280?00000400=audio/x-sndtoolsndtSndTool sou\#
        nd1d070900110400CA;ctext/wgslwgslsource code in WGSL1`060;00110400CA;ctext/x-mlirmlirsource code in \#
        MLIR28010S000000000application/token-introspection+jwt1`060J00110400RA;ctext/x-untyped-plutus-coreup\#
        lcsource code in Untyped Plutus Core28080B00000400:application/x-ggufggufGGUF model00280;09000:009im\#
        age/x-sgiimage/sgisgi bw rgbSGI image280G0D00130400C@c4A;c1GEapplication/mods+xmlmodsMODS library re\#
        cord28280F00000300Papplication/x-java-cdsjsashared classes of a Java runtime28060>00110300JA;ctext/x\#
        -haproxycfgdata in the format HAProxy0`010R000003000application/vnd.afpc.modca-overlayovl08210:00000\#
        800:audio/usacloas xheUSAC audio0@280>0?1200000A4>AbMvideo/x-ogguvsvideo/x-ogg-uvs28200U000002000app\#
        lication/x-thomson-cartridge-memo7m7280G0R001300000@c4A;c1GEapplication/vnd.dvb.notif-init+xml28000A\#
        000003000application/x-g64g640P280I000000000application/x-font-libgrx28210E000006009application/vnd.\#
        mynfctagletmyNFC tag1`060800110300BA;ctext/nclnclsource code in NCL1@PX0C00110<00EPSNapplication/x-b\#
        zip2bz2 boz tbz2bzip2-compressed data1`060;00110300CA;ctext/x-saltslssource code in Salt28060A001303\#
        000@c4A;c1GEapplication/x-tmxtmx28010A000000000application/vemmi0X0_0:00220<00:QjDA;cmodel/vrmlwrl v\#
        rml vrmVRML scene1`060=00110600EA;ctext/x-codeqlql qllsource code in CodeQL28010U00000300Oapplicatio\#
        n/vnd.qualcomm.brew-app-resbarresources of a BREW application280G0M001300000@c4A;c1GEapplication/med\#
        ia_control+xml280G0I001300000@c4A;c1GEapplication/yang-data+xml28010H000000000application/prs.vcfbzi\#
        p21d060H00110800BA;ctext/x-devicetree-sourcedts dtsidevice tree source1`060<00110300DA;ctext/x-glyph\#
        glfsource code in Glyph280G0K001300000@c4A;c1GEapplication/vnd.avistar+xml002909000003000image/jphjp\#
        h280G13001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.custom-properties+xml1`070800\#
        110300BA;ctext/cqlcqlsource code in CQL2<0G0N001600000AEi@AR0RAA;c0_O1K9application/vnd.oftn.l10n+js\#
        on28080V00000000Eapplication/x-ft-windows-registry-hiveWindows registry hive1P280I000000000applicati\#
        on/x-mach-o-dsym0`010L0F000300@application/vnd.kde.kformulaapplication/x-kformulakfoKFormula formula\#
        2H010F00000500Tmessage/global-headersu8hdrheaders of an internationalised mail28000B000003000chemica\#
        l/x-mdl-tgftgf1h060;00110400LA;ctext/x-ramlramltext with the markup of RAML28010E000000000applicatio\#
        n/vp+sd-jwt28200N00000<000application/x-sas-program-datass7 sas7bpgm00210N00000300@image/vnd.fujixer\#
        ox.edmics-rlcrlcEDMICS RLC image1h0G0=00110300>A;ctext/richtextrtxMIME rich text28060U001307000@c4A;\#
        c1GEapplication/x-openoffice-registry+xmlxcs xcu1`060:00110300BA;ctext/x-jaijaisource code in Jai282\#
        80K000003000application/x-installshieldcab20200Z001103000ATaapplication/x-mysql-misam-compressed-ind\#
        exmyi0`0G0M00130300F@c4A;c1GEapplication/vnd.adobe.xdp+xmlxdpAdobe XML data package2<0G0L001600000AE\#
        i@AR0RAA;c0_O1K9application/trust-chain+json1h060L001106000A;ctext/x-visual-prolog-grammarvipgrm1h0?\#
        0L0;110:00BA;ctext/vnd.familysearch.gedcomtext/gedcomged gedcomGEDCOM family tree0@2Y09001107009AbMv\#
        ideo/oggogv oggOgg video0h390X0Z110300BA_\application/vnd.oasis.opendocument.chartapplication/x-vnd.\#
        oasis.opendocument.chartodcOpenDocument chart1e060>00110J00FA;ctext/x-promelaprom prm promela pr pml\#
         pmsource code in Promela1h060C001103000A;ctext/vnd.tiddlywikitid1h060<001100000A;ctext/x-nusmv1`060\#
        @00110200HA;ctext/x-zenscriptzssource code in ZenScript280G0R001300500@c4A;c1GEapplication/3gpdash-q\#
        oe-report+xmlutf-80`010?00000300<application/odaodaODA document00280=00000700<image/x.niftinii hdrNI\#
        fTI volume00280<0:000400:image/x-icnsimage/icnsicnsApple icon08290:0<000400:audio/flacaudio/x-flacfl\#
        acFLAC audio1P280G00000700?application/vnd.flatpakflatpakFlatpak package2@890I00000?00Aapplication/p\#
        gp-signaturesig asc gpg pgpOpenPGP signature1d060;00110J00CA;ctext/x-hlslhlsl hlsli cginc fxh fx pss\#
        ource code in HLSL2P000G000003000x-conference/x-cooltalkice280G0N001300000@c4A;c1GEapplication/vnd.b\#
        iopax.rdf+xml28010U000000000application/vnd.ms-wmdrm.lic-chlg-req28010?000000000application/did28010\#
        C000000000application/vnd.dxr28010A000000000application/eshop1`060;00110400CA;ctext/x-gamlgamlsource\#
         code in GAML1`060<00110>00DA;ctext/x-praatpraat proc pscsource code in Praat     1P080H001100000AoW\#
        application/x-aportisdoc                                   28280G00000300Fapplication/x-adobe-grdgrd\#
        gradients of Photoshop0\060F00110400GA;capplication/x-openscadscadsource code in OpenSCAD           \#
                                                                                                            \#
                                                                                                28280I000003\#
        00>application/x-quake-modelmd2model of Quake28010M00000C00@application/vnd.clonk.c4groupc4g c4d c4f\#
         c4p c4uClonk game group                                                                            \#
                                                                                                            \#
                      28010\000000000application/vnd.japannet-verification-wakeup                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                            1`060D00110300LA;ctext/x-kakounescriptkaksource \#
        code in KakouneScript28010C000000000application/vp+cose            28010H000000000application/vnd.om\#
        a.dcdc                       1`060J00110300JA;ctext/x-omnet-plus-plus-nednedsource code in OMNeT++ N\#
        ED0@290D00110200=A_\video/vnd.youtube.ytytYouTube video1`060<00110200DA;ctext/x-fregefrsource code i\#
        n Frege                                                 0@280;000000009video/x-nutNUT video         \#
                                                                                                            \#
                1`060900110200AA;ctext/x-xcxcsource code in XC1\060=00220300EA;c@gTtext/x-expectexpsource co\#
        de in Expect1`060?00110500GA;ctext/x-cameligomligosource code in CameLIGO08280B00000300@audio/x-wwis\#
        e-bankbnkWwise sound bank1P280L00000500Capplication/x-psx-executablepsexePlayStation program28010U00\#
        0000000application/vnd.uplanet.bearer-choice280G0P001300000@c4A;c1GEapplication/vnd.oipf.spdlist+xml\#
        1l460=00110600NA;ctext/x-liquidliquidtext with the markup of Liquid280?0=08110<008A;ctext/calendarte\#
        xt/icsics ifb icalcalendar28010K000000000application/vnd.3gpp.5gsv2x280G0N001300000@c4A;c1GEapplicat\#
        ion/mathml-content+xml28280E000003000application/x-axcryptaxx00280D00000;000image/x-os2-graphicsbmp \#
        ico ptr280G0W001300000@c4A;c1GEapplication/vnd.dvb.notif-container+xml1`060<00110200DA;ctext/x-rouge\#
        rgsource code in Rouge1P090D00000@00Kapplication/vnd.palmpqa oprc pdb prcPalm OS database or program\#
        280G0N00130050M@c4A;c1GEapplication/im-iscomposing+xmlutf-8notice that someone is typing08280;00000^\#
        000audio/x-psfpsf1 psflib minipsf minipsf1 gslib minigsf psf1h060900110200JA;ctext/x-d2d2text with t\#
        he markup of D20`000C000000000application/msword228010H000000000application/commonground1h070B001108\#
        009A;ctext/vnd.in3d.spotspot spo3DML spot28280M00000000@application/x-kerberos-ccacheKerberos ticket\#
        s0X210=00000O00:model/vnd.gdlgdl win dor lmp rsm ism gsm msmGDL object2<0G0M001600000AEi@AR0RAA;c0_O\#
        1K9application/3gpphalforms+json08280;00000300Laudio/x-w64w64WAVE audio with wide numbers280G0J00130\#
        0000@c4A;c1GEapplication/vnd.wv.csp+xml08210=00000300=audio/atrac-xatxATRAC-X audio1d060>00110200FA;\#
        ctext/x-aspectjajsource code in AspectJ                                                             \#
                                                                                    2@010Q000003000applicati\#
        on/pem-certificate-chainpem                                                                         \#
                                                                                                            \#
                                                                                         1l460;00110@00LA;ct\#
        ext/x-hamlhaml haml.defacetext with the markup of Haml08280;000003000audio/x-sapsap28060;00110400GA;\#
        ctext/x-tmdltmdldata in the format TMDL                                                             \#
                                                               2<0G0T001600000AEi@AR0RAA;c0_O1K9application/\#
        vnd.acm.addressxfer+json28890C000003000application/vnd.ageage        1H210G0K110;00C@gVapplication/v\#
        nd.efi.isoapplication/x-iso9660-imageiso iso9660ISO 9660 disc image                    1P280O0000000\#
        00application/x-mach-o-executable00200H000003000image/x-coreldrawpatternpat1h060A001104000A;ctext/x-\#
        chaiscriptchai28010U000000000application/vnd.japannet-verification2@0>0F00110700?A;ctext/x-ssh-priva\#
        te-keykey pemSSH private key28010O00000;00Happlication/vnd.lotus-organizeror3 or2 orgLotus Organizer\#
         calendar280G0T001300000@c4A;c1GEapplication/vnd.3gpp.pinapp-info+xml28010G00000300Fapplication/vnd.\#
        trueapptraTrue BASIC application                                                                    \#
             1h060:001103000A;ctext/x-ottott                                                               1\#
        d060A00110700IA;ctext/x-inno-setupiss islsource code in Inno Setup28280K00000000Lapplication/vnd.and\#
        roid.artimage of the Android runtime                                                                \#
                                0X0G0B00130400:@c4A;c1GEmodel/vnd.moml+xmlmomlMoML model1`060?00110300GA;cte\#
        xt/x-piglatinpigsource code in PigLatin00210:000008000image/jphcjhc jphc28010K00000300@application/v\#
        nd.realvnc.bedbedRealVNC settings                  1`060:00110300BA;ctext/x-b4xbassource code in B4X\#
        00280B00000I000image/x-sun-rasterras sun im1 im24 im32 im828010K00000300Dapplication/vnd.ms-artgalry\#
        cilClip Gallery package1l460:09110800KA;ctext/x-pugtext/jadejade pugtext with the markup of Pug10280\#
        O00110700IA_\application/vnd.sun.xml.impresssxi sddOpenOffice 1 presentation280G0a001300000@c4A;c1GE\#
        application/vnd.oma.poc.invocation-descriptor+xml28060A00110300BA;capplication/x-ofxofxOFX bank stat\#
        ement28010I000000000application/vnd.artsquare08290@00110500<A]5audio/vnd.dts.hddtshdDTS-HD audio1`06\#
        0<00110500DA;ctext/x-mettamettasource code in MeTTa1h060=001100000A;ctext/x-robots280G0I001304000@c4\#
        A;c1GEapplication/atsc-rsat+xmlrsat28010Q000004000application/vnd.crypto-shade-filessvc             \#
                                                                                                            \#
                  28010K00000000Aapplication/vnd.cups-rasterCUPS raster image                               \#
                                                    08280;00000300Gaudio/x-gymgymmusic of the Mega Drive    \#
                                                                      28010a000000000application/vnd.oma.bca\#
        st.simple-symbol-container                                                   1`060<00110000DA;ctext/\#
        x-xmakesource code in Xmake0`3Y0W0Y110300AA_\application/vnd.oasis.opendocument.textapplication/x-vn\#
        d.oasis.opendocument.textodtOpenDocument text28060G001303000@c4A;c1GEapplication/x-tiled-tmxtmx     \#
                                                                                    28070E001102000A;capplic\#
        ation/n-triplesnt                                                                                   \#
                                                                 1`060;00110?00CA;ctext/x-hackhack hhi hh ph\#
        psource code in Hack                                                2@890B00000?00Kapplication/pkcs1\#
        0p10 csr der pemcertificate signing request1P2X0B13000500?application/x-javaapplication/java-vm appl\#
        ication/x-java-applet application/x-java-vmclassJava class file                                     \#
                                                           1l460J00110>00RA;ctext/x-handlebars-templatehbs h\#
        andlebarstext with the markup of Handlebars                                  2<0G0N001600000AEi@AR0R\#
        AA;c0_O1K9application/vnd.pagerduty+json1h060;001107000A;ctext/x-qlikqvs qvw               1e@70?0U1\#
        10Q00>A;capplication/sqlapplication/x-sql text/sql text/x-sqlsql ddl mysql tab udf viw inc prcSQL st\#
        atements280G0`001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-mbms-usage-info+xml28080B000000000appli\#
        cation/x-riff1`060J00110300RA;ctext/x-game-maker-languagegmlsource code in Game Maker Language18210H\#
        00110400A@;bapplication/vnd.wap.wmlcwmlccompiled WML page0`390c0e110800MA_\application/vnd.oasis.ope\#
        ndocument.formula-templateapplication/x-vnd.oasis.opendocument.formula-templateodft otfOpenDocument \#
        formula template0P290?00000700?font/collectionttc otcfont collection0`010D000000000application/vnd.c\#
        url1l470900110800=A;ctext/sgmlsgml sgmSGML document100G1<001300000@c4A;c1GEapplication/vnd.openxmlfo\#
        rmats-officedocument.presentationml.tablestyles+xml28060B00110i00NA;ctext/x-cpp-objdumpcpp-objdump c\#
        ++-objdump cppobjdump cxx-objdump c++objdumpdata in the format Cpp-ObjDump1h060<001106000A;ctext/x-m\#
        aplempl mi1d060F00110i00AA;capplication/typescriptts tsx mts cts config.ts d.cts d.mts d.ts spec.ts \#
        test.tsTypeScript source1P280G00110N00>@K<application/x-sharedlibso elf cmxs mex o oct pd_linuxshare\#
        d library1@2Y0O00110500SA_\application/vnd.etsi.asic-s+zipasicsASiC-S container of one signed file2<\#
        0G0P001600000AEi@AR0RAA;c0_O1K9application/alto-cdnifilter+json1@280K000002000application/x-snappy-f\#
        ramedsz28060B00110300NA;ctext/x-tsplib-datatspdata in the format TSPLIB data1@2Y0U001103000A_\applic\#
        ation/vnd.imagemeter.folder+zipimf1`060>00110700FA;ctext/x-langiumlangiumsource code in Langium2<0G0\#
        D001600000AEi@AR0RAA;c0_O1K9application/aif+json00010D00000300<application/vnd.xaraxarXara drawing1d\#
        060:00110300BA;ctext/x-pegpegsource code in PEG280G0R00130600F@c4A;c1GEapplication/vnd.route66.link6\#
        6+xmllink66Route 66 location link08280;000003000audio/x-vocvoc1h460900110800LA;ctext/slimslim slmtex\#
        t with the markup of Slim1d060>00110700BA;ctext/x-rsi-idldlm prosource code in IDL28000Q000000000app\#
        lication/vnd.google-apps.video28010@000003000application/nodecjs1`460A00110300IA;ctext/x-glimmer-tsg\#
        tssource code in Glimmer TS0@200>000003000video/x-ms-wvxwvx1h060<001100000A;ctext/example280G0C00130\#
        300;@c4A;c1GEapplication/xop+xmlxopXOP package28080>00000300@chemical/x-cdxcdxChemDraw drawing0`390[\#
        0]110300NA_\application/vnd.oasis.opendocument.text-webapplication/x-vnd.oasis.opendocument.text-web\#
        othOpenDocument web page template28010S000000000application/vnd.uplanet.alert-wbxml00280@000002000im\#
        age/x-farbfeldff28060T00110400`A;ctext/x-object-data-instance-notationodindata in the format Object \#
        Data Instance Notation1h060=00110300?A;ctext/x-setextetxsetext document28010N000000000application/vn\#
        d.oma.bcast.sgdu2H010J00000800;application/vnd.sealed.emlseml semSealed mail28280C00000000Kapplicati\#
        on/x-kdumpkernel dump of makedumpfile1P280N002400000@Yo@Kh@K<@gVapplication/x-iso9660-appimage1@290G\#
        000007000application/vnd.genozipgenozip1h060=001103000A;ctext/x-amdgpuisa280G0S001300900@c4A;c1GEapp\#
        lication/vnd.fdsn.stationxml+xmlxml-based28280F00000300@application/x-vim-swapswpswap file of Vim082\#
        80;000003009audio/x-qoaqoaQOA audio28010R000008000application/vnd.snesdev-page-tableptrom pt0X0Q0:00\#
        000=00:model/meshmsh mesh silomesh model28060A00110300BA;capplication/x-sassassource code in SAS1h06\#
        0H001100000A;ctext/vnd.si.uricatalogue28010C00000300;application/vnd.gmxgmxGMX project1h060C00110500\#
        0A;ctext/vnd.curl.mcurlmcurl280G0U001300000@c4A;c1GEapplication/vnd.etsi.iptvsad-npvr+xml1d460A00110\#
        800IA;ctext/x-freemarkerftlh ftlsource code in FreeMarker28010N000000000application/scitt-receipt+co\#
        se1@000E00000700Aapplication/x-sv4cpiosv4cpioSVR4 cpio archive1h070<00110300>A;ctext/jcr-cndcndJCR n\#
        ode types1h060:00110300KA;ctext/x-brubrutext with the markup of Bru280G0]001300000@c4A;c1GEapplicati\#
        on/vnd.3gpp.seal-mbms-usage-info+xml2P000D000000000x-content/video-svcd08280>00000300<audio/x-twinvq\#
        vqfTwinVQ audio28010J00000300>application/vnd.insors.igmigmIGMeeting link08290@0J000400@audio/mobile\#
        -xmfaudio/vnd.nokia.mobile-xmfmxmfMobile XMF music1l060:00110300;A;ctext/x-podpodtext in Pod        \#
                                                                                                         1`0\#
        60=00110300EA;ctext/x-wollokwlksource code in Wollok1h070H00110300FA;ctext/vnd.senx.warpscriptmc2War\#
        pScript source code1`060=00110600EA;ctext/x-whileywhileysource code in Whiley1X070G00110300@A;ctext/\#
        vnd.dmclientscriptdmsDM client script                      1`060:00110300BA;ctext/x-panpansource cod\#
        e in Pan                                                                               1@2Y0d0011000\#
        00A_\application/vnd.nato.openxmlformats-package.iepd+zip0X0908000002000model/jtjt                  \#
            0X080;000000000model/x-lwo   08210<000000000audio/tsvcis                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                      28010R\#
        000000000application/prs.implied-executable1h060A002308000@c4A;c1GEtext/iso19139+xmliso19139    1h06\#
        0;001104000A;ctext/x-jsltjslt                                                                       \#
                          28060<00230700HA;c@c41GEtext/x-eaglebrd schdata in the format Eagle2<0G0\001600000\#
        AEi@AR0RAA;c0_O1K9application/vnd.apothekende.reservation+json00280@0@1103000QADimage/x-leaf-mosimag\#
        e/x-raw-leafmos08210=000000000audio/smv-qcp                                 1h060;001100000A;ctext/x\#
        -mxml280G0^001300000@c4A;c1GEapplication/vnd.oipf.contentaccessdownload+xml                         \#
                                                        0`280[001104000A_\application/vnd.adobe.indesign-idm\#
        l-packageidml1`060>00110500FA;ctext/x-mercurym moosource code in Mercury1P280H0E1103000A_\applicatio\#
        n/x-itunes-ipaapplication/x-ios-appipa2<060>00110D00JA;ctext/x-graphqlgraphql gql graphqlsdata in th\#
        e format GraphQL                                                                                    \#
                                                      1`060<00110500DA;ctext/x-polarpolarsource code in Pola\#
        r1`060<00110200DA;ctext/x-aikenaksource code in Aiken28010E000000000application/moss-keys           \#
                                          00280H00110;00LAjDimage/svg+xml-compressedsvg.gz svgzSVG drawing, \#
        gzip-compressed1d060;00110600CA;ctext/x-cudacu cuhsource code in Cuda280G0X00130300B@c4A;c1GEapplica\#
        tion/vnd.citationstyles.style+xmlcslCSL citation style1@290Q00110500AA_\application/vnd.stepmania.pa\#
        ckagesmzipStepMania package08200E000003000audio/vnd.audible.aaxaax28010I000000000application/vnd.3gp\#
        p.s1ap1`060=00110300EA;ctext/x-boogiebplsource code in Boogie2<0G0D001600000AEi@AR0RAA;c0_O1K9applic\#
        ation/dns+json                                        2<0G0N00160800SAEi@AR0RAA;c0_O1K9application/v\#
        nd.cyclonedx+jsoncdx.jsonCycloneDX bill of materials in JSON                             00160f0`240\#
        4000A_\@c4A;c1GEapplication/vnd.ms-visio.drawing.macroenabled.main+xmlapplication/vnd.ms-visio.drawi\#
        ng.macroenabled.12vsdm280G0D00130000W@c4A;c1GEapplication/cnrp+xmlCommon Name Resolution Protocol me\#
        ssage28060@00110:00LA;ctext/x-formattedeam.fs fordata in the format Formatted280G0V001300000@c4A;c1G\#
        Eapplication/vnd.etsi.iptvueprofile+xml28010O00000300Mapplication/tamp-update-confirmtucconfirmation\#
         of a TAMP update28010J00000300@application/vnd.flographitgphFloGraphIt graph0@2Y090;000Q00<video/mp\#
        4video/x-mp4mp4 mp4v mpg4 f4p m4v f4v lrv m4sMPEG-4 video28010O000000000application/vnd.uplanet.cach\#
        eop0X280?00000300<model/x-openctmctmOpenCTM mesh00210R00000<00Fimage/vnd.sealedmedia.softseal.jpgsjp\#
        g sjp s1jSealedMedia JPEG image0`060M001300000@c4A;c1GEapplication/vnd.ms-word2006ml1h060;00110400<A\#
        ;ctext/x-musemusetext in Muse1d060B0;110V00JA;ctext/x-common-lisptext/x-lisplisp cl asd lsp ny podsl\#
         sexp jl l rossource code in Common Lisp08280;00000300Eaudio/x-pvfpvfPortable Voice Format1a060>0011\#
        0:00FA;ctext/x-treetoptreetop ttsource code in Treetop28010J00110900HA^Lapplication/vnd.fdsn.mseedms\#
        eed msdminiSEED seismic records28010C000000000application/vnd.1ob1`060:00110300BA;ctext/x-pklpklsour\#
        ce code in Pkl1h060A001100000A;ctext/x-pacmanconf    1@280N001108000A_\application/vnd.apple.pkpasse\#
        spkpasses1]860E00110Y00=A;capplication/x-desktopdesktop desktop.in directory kdelnk themedesktop ent\#
        ry1h070E00110300=A;ctext/vnd.dvb.subtitlesubDVB subtitles0H0F0D00130400=@c4A;c1GEapplication/xspf+xm\#
        lxspfXSPF playlist28060<00110500HA;ctext/x-gtkrcgtkrcdata in the format GtkRC2<0F0S001606000AEi@AR0R\#
        AA;c0_O1K9application/x-web-app-manifest+jsonwebapp280G0E00130900A@c4A;c1GEapplication/inkml+xmlink \#
        inkmlInkML handwriting2<070S001200000AXJA;capplication/prs.implied-object+yaml0H890F00000300Mapplica\#
        tion/vnd.ms-wplwplWindows Media Player playlist280G0\001300000@c4A;c1GEapplication/vnd.radisys.msml-\#
        dialog-base+xml08280;00000300Kaudio/x-spcspcmusic of the Super Nintendo1`060:00110800BA;ctext/x-fppf\#
        ppi fppsource code in FPP28010C00000300<application/vnd.jamjamJAM document2<0G0M001600000AEi@AR0RAA;\#
        c0_O1K9application/ppsp-tracker+json00200A000003000image/x-raw-casiobay1d060:00110Q00BA;ctext/x-hclh\#
        cl tf nomad tfvars tofu workflowsource code in HCL20000N001103000ATaapplication/x-mysql-misam-datamy\#
        d28010I00000300Bapplication/vnd.visionaryvisVisionary document1@080B000004000application/x-zpaqzpaq \#
                         1`060:00110700BA;ctext/x-aslasl dslsource code in ASL1a060<00110700DA;ctext/x-sqlpl\#
        db2 sqlsource code in SQLPL0@010P00000300Dapplication/vnd.epson.quickanimeqamQuickAnime animation1`0\#
        60I00110200QA;ctext/x-linear-programminglpsource code in Linear Programming1h060I001109000A;ctext/x-\#
        roboconf-instancesinstances0@000J000003000application/x-futuresplashspl28010N000000000application/vn\#
        d.oma.bcast.ltkm280G0D00130700C@c4A;c1GEapplication/lost+xmllostxmlLoST location query1`060:00110S00\#
        BA;ctext/x-aplapl dyalog aplf aplo apln aplc aplisource code in APL1`060800110700@A;ctext/x-mmumps m\#
        source code in M28060=00110600IA;ctext/x-nanorcnanorcdata in the format nanorc                      \#
                                                                                                            \#
                           28210Y00000600Fapplication/vnd.3lightssoftware.imagescalimgcalimage calibration d\#
        ata                                               1`060=00110300EA;ctext/x-uniconicnsource code in U\#
        nicon                                             28010U00000900=application/vnd.quobject-quoxdocume\#
        ntquox quizQuox document28010H00000000Aapplication/vnd.3gpp.sms3GPP text message08280;00120300:@`M14\#
        1audio/x-m4bm4baudio book28010M000000000application/vnd.hcl-bireports00210:000004000image/jaisjais28\#
        000C000006000chemical/x-jcamp-dxjdx dx                                                              \#
                                                                                                            \#
                                                         00210R00000<00Eimage/vnd.sealedmedia.softseal.gifsg\#
        if s1g sgiSealedMedia GIF image2<0G0H001600000AEi@AR0RAA;c0_O1K9application/geopose+json            \#
                       2<0G0Z001600000AEi@AR0RAA;c0_O1K9application/vnd.oci.image.manifest.v1+json0@20080000\#
        02000video/glgl08280=000000000audio/x-adpcm00280A0A000300?image/x-canon-crwimage/x-raw-canoncrwCanon\#
         raw image0@280;000003009video/x-roqroqRoQ video                                   1h060<001100000A;\#
        ctext/xml-dtd           0h0G1=001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spread\#
        sheetml.sheetmetadata+xml                                             00280D0D1103000QADimage/x-phas\#
        eone-iiqimage/x-raw-phaseoneiiq         00200C000003000image/x-minolta-mdcmdc28010Q00000300Dapplicat\#
        ion/vnd.hhe.lesson-playerlesLesson Player lesson28010J000000000application/vnd.3gpp.5gnas           \#
                                                              28280D00001=000application/x-bplistplist weblo\#
        c entitlements mobileconfig strings stringsdict tmlanguage tmtheme                                  \#
                                                                                                            \#
                                                              28280K00000500Happlication/x-rust-metadatarmet\#
        ametadata of a Rust crate                                                                           \#
                                                                                        2<0G0\001600000AEi@A\#
        R0RAA;c0_O1K9application/vnd.ims.lti.v2.toolsettings+json                                           \#
                    28010M00000300Fapplication/vnd.powerbuilder6pbdPowerBuilder 6 library08210:000000000audi\#
        o/tone280G0D00130000<@c4A;c1GEapplication/xmpp+xmlXMPP message0@210A00000800Tvideo/vnd.dece.hduvh uv\#
        vhUltraViolet video in high definition1@280A00000300Aapplication/x-parparPAR recovery data        1H\#
        280J00000;000application/x-gamecube-romrvz iso wia                 28010W000000000application/prs.im\#
        plied-object+json-seq                                                                        0h880P0\#
        00002000application/x-applix-spreadsheetas                                                  28010K00\#
        0000000application/vnd.d3m-problem                       1H080P000007000application/x-neo-geo-pocket\#
        -romngp ngc                                                                                         \#
                  00280@000003000image/x-gimp-patpat                     1`060<00110100@A;ctext/x-vlangvsour\#
        ce code in V000P0S000005000application/vnd.google-apps.drawinggdraw0`080N00110=00?AoWapplication/x-m\#
        obipocket-ebookprc mobi azw4Mobipocket book28010Y000000000application/vnd.ms-windows.printerpairing \#
                                                                                                            \#
                                    2<070H001200000AXJA;capplication/vnd.faf+yaml0`060e001300000@c4A;c1GEapp\#
        lication/vnd.oasis.opendocument.tika.flat.document                  1d060=00110100EA;ctext/x-jasminj\#
        source code in Jasmin         1`0F0E00130900D@c4A;c1GEapplication/xproc+xmlxpl xprocsource code in X\#
        Proc     28010\000000000application/vnd.japannet-registration-wakeup280P0O000004000application/vnd.g\#
        oogle-apps.mapgmap                                                       28010O000000000application/\#
        vnd.ruckus.download28010J000000000application/vnd.sealed.net28060A00110000MA;ctext/x-npm-configdata \#
        in the format NPM Config1d060;00110900CA;ctext/x-pikepike pmodsource code in Pike280G0R001300000@c4A\#
        ;c1GEapplication/vnd.oipf.ueprofile+xml28060J00110300VA;ctext/x-linux-kernel-modulemoddata in the fo\#
        rmat Linux Kernel Module1h060=00110?000A;ctext/x-cplintlpad ecl prolog280G0H001300000@c4A;c1GEapplic\#
        ation/mbms-msk+xml28000F000002000application/applixwareaw0X060F001103000A;capplication/x-excellondrl\#
        0X290=2;000300?image/vnd.dwgapplication/acad application/autocad_dwg application/dwg application/x-a\#
        cad application/x-autocad application/x-dwg drawing/dwg image/x-dwgdwgAutoCAD drawing2<0G0C001606000\#
        AEi@AR0RAA;c0_O1K9application/td+jsonjsontd0h290K0E110300CQjDapplication/vnd.kde.kspreadapplication/\#
        x-kspreadkspKSpread spreadsheet28060:00110300CA;ctext/x-vcfvcfVCF genome variants28210X001100000@b7a\#
        pplication/vnd.veraison.tsm-report+cbor1`060?00110200GA;ctext/x-monkey-cmcsource code in Monkey C280\#
        10X000000000application/vnd.verifier-attestation+jwt280G0Y001300000@c4A;c1GEapplication/vnd.3gpp.mcd\#
        ata-ue-config+xml28010N000000000application/suit-envelope+cose280G0]001300000@c4A;c1GEapplication/vn\#
        d.3gpp.mcptt-service-config+xml1`060>00110700FA;ctext/x-oxygeneoxygenesource code in Oxygene28010J00\#
        000400?application/vnd.sealed.3dfs3dfSealed 3D model28010h000000000application/vnd.openxmlformats-of\#
        ficedocument.vmldrawing28010J00000300Capplication/vnd.mobius.mslmslMobius MSL document1h060D00110300\#
        0A;ctext/x-trafficscriptrts                                                                         \#
                                                                            1`060<00110300DA;ctext/x-quintqn\#
        tsource code in Quint                                                                               \#
                                                                                                            \#
                                             0`060I001300000@c4A;c1GEapplication/vnd.ms-wordml              \#
                 28210N00000500Japplication/vnd.wap.wmlscriptcwmlsccompiled WMLScript program               \#
                                                                                          2<060O00110300cA;c\#
        text/x-ms-visualstudio.solutionslndata in the format Microsoft Visual Studio Solution               \#
                                                                                                            \#
                                                        0X2Q0E0@000:00Imodel/x3d+fastinfosetmodel/x3d+binary\#
        x3db x3dbzX3D scene in Fast Infoset28010O00000300?application/vnd.groove-injectorgrvGroove injector2\#
        8210`00000600Lapplication/vnd.cluetrust.cartomobile-config-pkgc11amzCartoMobile settings package2<06\#
        0>00110000JA;ctext/x-crontabdata in the format crontab1d060;00110500CA;ctext/x-smplcoccisource code \#
        in SmPL                                    28010N00000300>application/vnd.osgi.subsystemesaOSGi subs\#
        ystem                        280G0V001300000@c4A;c1GEapplication/vnd.gentoo.catmetadata+xml00280F0F1\#
        103000QADimage/x-hasselblad-3frimage/x-raw-hasselblad3fr                                            \#
                                                                                                            \#
                    280@0?000000000application/tar                                                      1h07\#
        0H00110550=A;ctext/provenance-notationprovnutf-8PROV notation08210=000003009audio/vnd.ripripRIP audi\#
        o                                      28280J000003000application/x-spectrum-tzxtzx0`280L00110300DA_\#
        \application/vnd.sun.xml.mathsxmOpenOffice 1 formula280G0I001300000@c4A;c1GEapplication/xml-patch+xm\#
        l280G0S001300000@c4A;c1GEapplication/mathml-presentation+xml280G0D00130500K@c4A;c1GEapplication/dssc\#
        +xmlxdsscDSSC security policy in XML                                                             290\#
        60M00110300QA;capplication/x-pygments-tokensrawdata in the format Raw token data280G0C001300000@c4A;\#
        c1GEapplication/odm+xml280G0K00130300G@c4A;c1GEapplication/vnd.oma.dd2+xmldd2OMA download descriptor\#
        280G0V001300000@c4A;c1GEapplication/vnd.oma.cab-user-prefs+xml28000?00000400Achemical/x-cmdfcmdfCrys\#
        talMaker data                                                                                       \#
                                                                                                            \#
                                            0`0G0C00130A00<@c4A;c1GEapplication/tei+xmltei teicorpus oddTEI \#
        document1i060?00110300KA;ctext/x-microdvdsubdata in the format MicroDVD              28010C000000000\#
        application/vnd.mdl                                                                                 \#
                                                            1h060=001103000A;ctext/x-hybrishyb              \#
                                                                                      28000K000000000applica\#
        tion/remote-printing      280G0W001300000@c4A;c1GEapplication/vnd.iptc.g2.conceptitem+xml           \#
                                                                                                            \#
                                    1@280B000004000application/x-asarasar1h070C001100000A;ctext/cql-expressi\#
        on0@010K00000400;application/vnd.muvee.stylemstymuvee style1@2X0A0L000300;application/x-arjapplicati\#
        on/x-arj-compressedarjARJ archive
        """#
    }

    /// Where the record of the type of each number starts.
    static var slots: StaticString {
        #"""
        00000d0e00000>040H04145O0000180800001>4`000000000D0V0n0=0R0=00000000000000000:3\0T0M060F0>1300000d1S\#
        0Z0J0J0J1<0^0b0K080f020M000000000000000000000h2N0V130R1>0L2\00000000081G00000@6514721B0_1B1j1B2C0000\#
        1>5h0H0d00000b1;0H1\0H2M0000000000001:0l0000000000001@500^2700000X2C022O00000000121`0h3B0h4604190V1\\#
        00000V2`0<:f001>0`1@00000000003>0000000000000`1f0n1G0000122a0D1b0F1K0000148d181N0:4Z101Q0J1R0>1o0L39\#
        0000000000000:5c0:6O0B3R00001:210N1\0\1]0J2K0d1n0F1m00000D2l000000000000004?061h00000f1j000000000L4c\#
        0B450f2b0V3U0n2E0000000000000J3B000000000F2K0j280R2^00000000000000000000000000000b2B124I000000000000\#
        0000000000001B2_0<;R0000149S0000162O0B4j0n3J0\2d0H3B00000l3=1B3b00001>6_102Y000000000000000000000000\#
        0<<F00000d2h00000@7B0X3B000000000:7j00000000000000000000125000000n4G0B5N00000R3D00590J3n000000000>38\#
        0B7:0\3U00000@87000000000000125`0h4X043A000000000b3E00000D3X0000000000000P3K0L5V00000@9;00000d420j3P\#
        00000\440\5:000000000000000000000f420R4;0N3\00000b410J4n005c00000d5R183b0Z3c0H3d0X3l0V4g126A0F4;0J5V\#
        1>7A163l0V5H0H4_0F670000000000000000000000001:460B8:00000^490000164Y14:L00000b5?00000D4V0D5a165Y1@5Z\#
        0`4D0d6K0>4F0000006@0000000000000T4L0l6D00000b6C104P0F7>000000000R5500000h5Z0>5U14<E0P4Y000000000X4\\#
        000000000:951<4`00750>6N0000127L000014=H0000000000000H5c1B4k0T5=0f4m000000000H6d0D6C0000000000001:55\#
        0000000000000b6e0000000000000L6L0l70185>0000000000000:9m025D0T690f5W0n5F0X5W0000000014>B0b7[00000D7S\#
        0P5[1:6E000000000n5i1B5T0`5T000000000000085Y18630::k0d7>0d8:0Z5^045^0L7U00000:;`1@6J0`6B0@9f0<=g0000\#
        065h166F0@:O000000000F8=00000>7C000000000>8g0V6Q0000086i0X6H0000000000000000000000000000000000000000\#
        0<>H1>7h00000:=600000n710D8W1<6G0l7W0L8d087n00000:=j047000001@74088]00001<7:000000000000000000000`7<\#
        0B8g0@;I00000\6]187=1@8100000B9U0000000004830000106f0`9?0b9;0@=4000000000^6l000000000000000000000d8b\#
        00000000000000000000048Z0T790000000000000h7=0N7=0X7O1:7S049C00000j7C04:90n7U0N7n128f00000B:C0H7]0000\#
        00000L9E00000000000000000X8Y1<7n0@=o000000000>9Z0000129N0D9K0000000000000^7n0l8K0h8300000@?A00000J7d\#
        00001B7f00000000000000001@9500001>8]067n00000000000000000000000000000b9k0F9O0`9]000000000b:H00000F:5\#
        0\8>068\00000R8A0n8I0Z8B0^8[0<?I000000000<@<168I0000000000000000000000001:8P00000H8R0h8Z000000000j8V\#
        0000008X0000000000000f8\0000000000000<@U0N8h0J8a04<40T8c089f000000000P8h0000000000001B8l0n990>:70000\#
        0000189100000J9O00000000000000000<AG000000000d9]0F;50Z9K1>9Y12:\14?:1B9Q189]0<Ao0N9[029E00000@?d0^9]\#
        0D9j0^:D1@9b169I12;k00000000000014@20V9R0X9S0f:000000000069h0@@V0L:21@:^0`:?0\9g000000000T9_0@A80000\#
        0^:o0J:I0Z9m0000000000000000009i1B:X0Z:b000000000000000000000N:V0h:20d:g00000000000000000Z;]0T:I0000\#
        0000000000000000000004<V0V:@00000d;i0`;:00000000000000000D;1000000000j:L00000000000000001>:^16:Q00:b\#
        18:W08:b00000D<11@;M000000000L:h00000J;D000016;G000004=O0000000000000B;M14Ad0\;00^;Z0<BW02:h0f:i16<?\#
        04>A14Bd0B<S1>;\0j;R0\;i00000000000014D>00001><U1>=G0000000000001@<G00000000000000000000000000000000\#
        000000000000000000000P;K00000l;M0R;N0^<`00000F;a00000000000000000j<<0`;h0000000000000000000000000T;^\#
        00000T<T000000000F=40<CT0Z=30`<\0H;f0Z=T0l<D0b;i0\<d0j=a0F>602<80000000008<1000000000000000000000000\#
        0000000018<:0D<a0X<<0j>R00000^=b06<@12<b1B<B04?60n<D16<g00000d<J0J<G00000d=I00000H<i0000000000000000\#
        00001:<R0J=G0P<T000000000D=_0f<X0h<X08<j0D>J0Z>X0@B70J>C00000000000000000f=11@=L16>90D??0H>?12=P0@C:\#
        00000h=R1<<l0f=h00000000000000000000000000000T=K00000<DK00=80h>90l=B0n=F000000000j?60n>2000000000000\#
        0000000000000000000002>C08=^0L=J0000000000000000000000>W0@D718=Q1>>3000000001@=o0V=V000000001<>11:=Z\#
        000016?C0000000010=`0f>d0000000000000n?20000000016@_02?20@Dk04@2000000000000000018>Z0X>114E<0^>Q0@Em\#
        0l??00001:>G000018?J0d>:0Z?T000000000V>S08>J0H>g0d?60:>K02?O0j@212>`0000000016AX000002@=12?i000002A2\#
        1@>[0>>N0N>N000000000F>_00000000000000000F?A0FB=0P>Y0>?>0N?k0:?E0R>^000000000J?L0h>c00000<F200000P?C\#
        0^?a0V?O04@e02BT0d@?0FBe0N@_1@?U0^@O16Ba16CB0@F`0R?Q0\?11:?A08?>0NAE18@n0:?b0T?30FC_0`?80NB70h?c0XA=\#
        0:@k00000FDW000000000Z@I1<?F0000000000001<@:0000000000000000000014EX1:@D0h@O0000000000000\?\00000000\#
        0000000000000000000000000L?_00000D@C0b?b0@HB1<A40d@l1:A90R@^0XB<000000000XB\1<B<0J@e00000DAH02Cg0l@0\#
        12@c04A^00000JAd00001@@b00000000000002D_14F80L@A04B[0n@?18Ah00000DBC00000FES0V@R0n@^000000000^AN0000\#
        00000NBn00000@I:0T@N08@P0TA=0XC?000000000b@V0H@U0@J8000000001:Ak0<FU0HAI0l@g0dA\00000000000000000000\#
        00000lAE0@KC02EU0ZAS0lBA08AL00000jA70<G?1B@n00001<C[0000000000001>A400000000000000000000000000000000\#
        0000000000000>A@0PAA000000000PAi00000000000000000000000000000LAL0TBD0HBb0^BA0000000010AR0jAV0:B30000\#
        000006AW0000000006BE00000^C;00000fA^02FL0VA_0DC?0TC1000000001<DO000000000000000000Aj0PBg0TDN02GI08BM\#
        1<EB0`Ao0dB>1:BN08CE06C40\B302H?08D>00000000000014G\00000fBV00000PCY1<GB00000NCZ000018Bj00000@LC0000\#
        0jB_0LBd00000TEL04CK0RBL0DCa02I10>BP0000000004DZ0ZBW0000000000000LC]000000001<HK0jCo0:Bb000000000lBc\#
        000000000^Co0\Bc0HD7000000000PDY18CZ00000000000000000000000002IS00000HE00VC3000006CV1@C500000:CG0TFC\#
        00000000000000000000000010C@0jD]1:D400000000000008Dm10DN00000NDB0dCJ16DG0`CL0>CL00001:E;000010EN0000\#
        00000000000000000nCW0000000000000PEB1<I:1@Cl00000`DA0hC`0TG00TH900001@Do000000000000000000000fCj0000\#
        0000000006D5000000000dDM0RD21<Il00000000000014I]000002JN0HF812D91<J`0jEH14KL000000000LDj00001@Ei0000\#
        0000000012D^0`E000000>DJ0hDg000000000000000014M01BDP0000000000000000000008Ee16E800000BDZ0^E:0\D\0FF9\#
        000000000PFJ0RE20BEU0\EO0000000000000000000010F400000@M70THV0TI>00001<KR00000JE100000000000000000@M]\#
        00000XE80000000000000PG>000000000lE?10FW0nE@06EA16F3000000000000000000000jEj000000000NEL000000000000\#
        0fEP00000DER06Eo0000000000000JEW0000000012EZ04EZ0HG212FB16Fh0000000000000DF8000004FH0NFG1>Ee00000000\#
        00000ZEj0\F70<HW1<Ld0VEn0bEo0bGK18F112G100000000000000000bGo12H804G900F:000000000000000000001<MS16GO\#
        1<NI16Hj0dFQ0TIa0DFj0ZFQ14N40nFI14NW0VGJ0DHH000000000^FO0:FO0fFP0LFQ12IG1BFT000000000PGb0FFZ00000000\#
        000000000000000016Ic0\F`00001:Fb1>Fn0NFj0FH>14O<0dGH0000000000001BGY000000000^G902KB00000fGe0\G@0000\#
        00000000000012Ij000000000TJa16J_1@G;0BG<0NGM00000>G@00000>H60^H50HH10PHF000000001>GK00000ZGe02Le0fIJ\#
        1BH20>IE0ZH[000000000VGi00000000000000000000000000000PIE000000000HHW000018G_14Oh04H20000000000000000\#
        000002MZ1:Gh0>JN0VIH0ZIB000000000RGn00000000000000000VKO0VLJ0HJ51<OL0FIS0lH70XH70ZJi0PK20\H?00000>K>\#
        0000000000000RI70`HB0@NZ0LHC0<IR0HJm0^I01<PT0`Hg0:HH02NB0000000006HO0000000010HR0LI@0XHo0>K]0@O<0000\#
        000000001BHj0000000000000>L]00001BJ60000000000000000000014PQ0XJ400000000000000000000000004Hn00000000\#
        0RIl0000000000000000000000000@P>0XJm04JO1@I;0>MN18I=00000LJj0NI?000008IB00000FJ000000nIF0VM41<QQ0000\#
        0jIJ0000000006IM00000000000000000>NR0jK>00000000000016L?12JT04KK000012K204L?10I[0nJC0jLB1@JA14QL18In\#
        0fJ;0^Ib14Qk12L6000000000@Pi10J80nK90000000000In0FJM0lJ00000000000000HKm000000001>J70000000000000000\#
        0TK[02O100000FKH0lK40`JA08JB00Jc06JR00000lKa06Ka0<JF000000000000000000000nKk00000VM[0`K5000000000000\#
        16M106L[000000001<RE06MR0000000000000DJ^14Rb0>OP0000000000000XK_0dJd04M:0000000000001<S000000@Q_0RKH\#
        0BJn0lLg16MX0XLc0`L>1@K00FL41BK214SZ1<Sb04N71>K<0dKf0dLe18K:06NM0lMX16NQ0BKo0lN<00K\00000000000006Nm\#
        0:KG00000FM200000000000012Ln1@KM0`La08KN000014U600000000000016O\0BLk0bKV00000000000000000lO=0JK^0000\#
        000000000NKb0000000000001:Kf000000001>Ki12MQ0NLU1:L[0000000000000`MM00000BMJ1:M?00000RL50RLn1BL70000\#
        0fL9000004O:0000000000000000000012Nd0000000008LD0BN504OW00000000000000000000000000000000000000000000\#
        0LLR02O^0000000004PB0>Pa000018LY00000PL[000000000000000018Mc0^La0000000008Lm04Q>0jLg0>Qf0nLh0hLi0000\#
        000012Oc12Pa0ZLl0JLm0dMg0:Lm0nM^0>RX0HMN0BNa00000000000000000BO_0NML00000NNK0TM=0000000000000XMZ0000\#
        000000000dNR06Oc0FMK04Q_000018N]0:MK06PO0000000000000PMQ000014Ul02PQ0PNn0000000000000dOZ0XNV00000000\#
        00000RM^1>M_0000000012Q\000000000FMn0NO@0NOh04RE0dP@0`N:0dQ]0RN@00Mm0JMm0@R\16PB0<Mo0BPR18OF0^N01BN5\#
        0000000000001>NM00000ZN;0ZOL000008N>12RH000000000LNB0ZP200000\NE0nNT14VZ16Pb0>ST0FNT04R`0000000002Q7\#
        00001<TX0000000000000000000000000JNW00000000000010N[000000000000000010O]0DNa10Ph0NPZ0RO00POK0jNe0TNg\#
        00000JOJ0000000000000000000000No00000000000000001:O41>O7000000000000000000001>O^00000FOB04Sl00001<UR\#
        0fO@0fPL0ROT0:OA12SF0000000000000\OI0000000000000^OM000000000HOP00001>PR00000BQ:1:O\000000000\P61BOX\#
        04TN0^PG06QG0nOZ0DO[0<O[04U?0dRW0fQW1<V504V2000004VR000000000000000000000000000018P712T60000000000P2\#
        0TP20DPb00000BRP1<V]00000^Q700000:P;0ZRI0lP<000000000:Pi0dSW0^Q]02Q_12UC0@T>0000000000001>QP00000000\#
        02Rf16Qm00Q=1:Pf00000000000002Si08PS000000000XPW0HPX1BPY00000`P[0dTZ1>Ra0\Pk00000jP`0000000000000000\#
        00000dUD0BSa000000000000000000000000000002TK0<Po0dV@0NQ\0BTN0RQ30\QV0fRQ12Uj0jRQ0DQR0ZSH1>S]08QP0^Rd\#
        0000000000000000000018QC000016Rb0DR00RRY0JQH0VQI000000000hQL000000000RS912Vf0@U>0RSb08Rd0fS200000000\#
        000000RM00000000000000000000000000000000000000000000000008Sl000000000@U^10RF0:R4000000000<R]0>TE0ZT7\#
        0BU00FR000000000000000000JRi0NRf000012WJ0PR90TR:02UO0:S;0NSb0bR?0^SD00000`RB0000000000001<WP00000000\#
        0000000000000jS200000>U90<SO00001<X?0dVi0FRR16SU0nRS0XRV0ZTX000012X41@RZ0000000002Ui000008To00S80000\#
        00000TS>0hRd0FSJ0`V20FT?06Rf00000000000000000TSo0:Sl0hSn0BUU16TS00T31@SK1BS20ZUK0DS418S412YA00000fSd\#
        00000000000008UV0:Th1:S@00000000000000000HSE0000000000000HT>0dXd0@VU0\SK0XSP0`Vj0<TA0ZVA0DSV00000DT]\#
        0fTN1<YE000000000NUh1<Z80TTR0000000000000@W7000000000bSa0000000000000000000000000XT_1BSi000000000RTF\#
        0JSm0000000016U@0<UO0000000000000000000004W:0000000012Z00bT=00000TU@000000001@T@00000000000000000jTE\#
        0000000000000FUD0000000000000RU30bV20fU01BTX1<Zd0@Wl1<[D000000000\TV000000000000000002XR000000000000\#
        0000000004X<00000BVN04Yb0lTe0\U_0TUe0jUS14WP0^Tj000000000\VQ1BUO0dYb0`WP0DUf0bWB0\Wi0NV`0RUb1<\90lUf\#
        0<VI0HU=0HUe00000000000010U>0lVN000000000`X51:UC00000000000000000fV60^UN0000000000000FU^0nUN0NWc18UP\#
        000016VR0XUX000000000000000000000lW<000000000FVJ00000000000002Z30^V[0lXS0@YA0fV^0@Yi1BV[1>Ue0bWe0fWC\#
        0\Xl0RV^02[000001:V60dZ=0lY@0d[<0BWF1:W304Zb1:X>02[e0bXV0XV`0HV]0JV91@V:0<WF000000000000000000000000\#
        0000000000000<XQ0BXY000000000LVJ0lZc0000000000000000000006VQ0bYO12Zg0l[a0ZWb00000bZO0>VW000000000RWS\#
        00000000000000000l^500000fX900000XW\1@W=0`Y20nVf0@Zi00000000000000000000000000000LWV000000000RXR0000\#
        000000000b[d0jW70000000000000b\]0fYC0<Xo0jX20000000000001>WC000000000FWP0RYQ000002\W12\21@XJ00000000\#
        0000000004[k00000000000012\O0FWl0`YW000000000VWY0000000008W\12]m0LXE0jY102]T00W^0000000016Wd00000000\#
        1:Y80JWh0000000000001@Y?0d\I0@[j0fZM00000<YL0000000000000d\n00000000000006X90000000000000TX=1>XF0XXg\#
        00000nXA0@\O00000NX^0<ZH16YF0>XG10XH10Y=1<]30000000000000NY\02^718XO000000000hXS0FXS0l^o0XYM14Xm0000\#
        0000000000000000000000000LYC000018Y400000^Xc0BYU0NZ40BZ:0000000000000N[:00000000000000000TYD0hYK0000\#
        0RZ60XZ;1:Yd08Y312^W1:Zg000000000ZY:0VY:0VYW08Yj000000000000000000000VZW0HYD0d]S0HZ00@]\0>YH18YX0jZ6\#
        000000000b]80BZ^08[000000hYo0\YR0DYS1BYT0hZ\06YV0V[W00000000000000000V\n00001<^I00000000000000000000\#
        02`B1:[\0N\:00000h[W000000001BZA16Z212_O0`ZD1<_>18ZW02a702al0d^A14Z40000000000001:\T12a2000000001@Z<\#
        1<_o0B[P1:]E0JZ@00001@ZY000000000l`118\00DZF0R[418]D0nZI0000000000000000000000000^ZQ08[e000000000000\#
        00000PZW0000000008]30000000000000n[512b10000000000000P[=0V^41>Zd08]]00000J[10XZh18^<0LZi0HZl1>[\0D[;\#
        0jZm08^Q14Zo00000000000018_?0B\a0H[l0R[c0N]k0H\Y06[:00000^[C0J[^0N^\0h\Z00000:[B0D\=00000@^E0X[W0000\#
        000000000F[J0T[K0N_Y000000000b]\12bc1>\W06\30b^S0\[T08_C0L[U14[`0f[W0N`T0V^j0R\F12c=00001>]804\^1B[`\#
        08_l00000:[n0000000002c60j\00j\a000000000<[k0@_G00000h]O00000000000000000n\310\400000000000000000X\k\#
        000000000NaM000014\A00000J\W0L\@000000000la30b_70<\F0>\F00000NbC02ca0Z\K0Z]H0000000000\O0n\`0>\n0000\#
        1<`V00000V_]0b_m18`D00]Z0b`S000000000T\\00001B\^0h^508``0h^^0^\a00000000000000000H^:1@\h000000000000\#
        0000000010\n10^30Nbn12cY0H^c04]H0L]h06]40000000000000:]908a;0Z^B0`];0000000010_H1@]i0X]X0J]C0F]B0000\#
        0F]^0T][00000la[0R]H0D]I0000000000001:^600^K08a]1:_?00000n^000000J^J1:_e0VaF0000000000000000000016]]\#
        0Nc]1@^d0d_A00000D]k000000_?1<aZ04^>16^K000000000lbL0\]k0bag1B]m0bbF00000n^^0\^n0n_N04_700000Vb<0P^5\#
        0P_30B^800000000000000000<^=0h_V00000P_g000000000NdF0000000000000Ne?1>^G0Vbh000000000P`X1>_800000000\#
        000000000^^R0`^S1B^h08bV0j^V00000000000000000<^m00000R^m0lcI00000^_k00000n`2000000000Neb00000X^g0F^h\#
        00000>^j14^k000000000000000014_R000000000000000000000f_602dV000002eG0F_O14`f10`406_;00000F`300000`_[\#
        0\_a0<_`12dZ000000000000000000000Z_j0R_a000000000Z`X00000H`G08c;000000000000000000000000000000000000\#
        0f`70000000012eI0Vcf1@_f0h`O04_a0ha:00000L_e00000000000000_l0J_i0Ha^0F`e1:`e0L`j1>`200000000000018a9\#
        16`400000Zac00000:`80:a>0000000000000@`A00aQ0000000002fN12fC00000000000010`m1:ae0@`g0X`I00001>a30@aj\#
        1:cj1:dR000000001B`Q00000j`S00000000000000001:ee00000^`c1Ba?00001:fD0000000000bT00000000000000000Xa0\#
        1<bO0ja?0bc616`o0haY0000000000000Fal00000000000000cG000000000<aA0<b2000000000000000000001Bah08d21:h1\#
        1>b;0000000000000BaC0>aD000000000000000000000ZbM0@b^0Vdh0TaL16b40JaN0VeT0VfF000002g01>cL000000000000\#
        12fg1Bbh00000na[000000000TbA12gi000000000000000000co0NfT1Bca1<cB0<c308dJ0Tc:1Bd[08eV06al1<c]0NgQ0000\#
        000002h600000@cM0000000000000BbS10b<000016c202i318b<0\b>000000000hbP00000Bc?0dbD0hc60000000000000000\#
        0000000000000fbM0XbN06ba00000Td300dW0DbQ12iB0RbT0fcd00000DcU00e<10c<00000000000014b^0<c`000000000TdX\#
        0Xc810c_00fi0hc]000006cO00000lcl0RcG08fD00000<d^000000001<e80000000018c60hdH04c61@c61:hV000000000000\#
        00000Hc=00000i0Q0Zc@0:cA00000^cC0\cD000000hI00hi000000000Rd;0000000010f01@cm000000iT000014cR00000000\#
        000000000Xc^0XdJ18cl0JcZ0Bd810fS000000000ZdB16c_0Zdi0@ci0Bdm0Vg>0BeL000000001@da18dU0@dJ06dB0>ck0bdH\#
        0`cl0`eM00000000000000000NhQ0\dA1>dU0BfG000000000XeB00000i0k0i1g00000fda0BgG000000000DdC0`f>0jdE0Zf=\#
        000018eG10gJ0<eD08gT0000000000000FdO0Vgc16d_000014dS000014eT00000^dW1Bf000000HdZ0Ni@00000Fdi0>dh0^eC\#
        16eC00jR0000000000001<eg1<ff10hH0:df00000Ddj000000000Bgf0jeS00000:ec1>eM1Bf^000000000Te;0Re610hj0ne8\#
        00000Nj400000Fe`1>f50^e`000000000Hef000000000000000010j31:iY0leH00000Xeh00000Dem0000000000000@eo0000\#
        14f^0@fP00000jfK000008hA0\eX00000HfW08i60fe[0:fb00000Pe_0:gS000000000@g^000000000i2o0Hg10`g80bei10jd\#
        0000000012je12kh00001>fh12lL1@f20i3o0000000000000Rf<00000000000000l00Jf<0000000000000Lf@0dfA06fB0000\#
        08in0PgD14g60000000006gC000000000000000012mZ0bf`000000000Zfn0HgY10kR0>fU0^fX1@gC000000000Xf]00000000\#
        00001<h00ViU00000Bhb0jgW0Tfc000000001>g_0000000012nB00000000000000000000000000001BgN000000000i4f0<g4\#
        0:hK0000000000000fg:0jh70Vj21:jQ000000000000000014gd000006h30`h612o500000FgH0dgI0000000008j[0TgZ0000\#
        0Nkf0DgO0^gQ0Vj]0Xg\1@h90:j200000DiY14he1>h>0dh=0`hl08kT0FhH0Dk50000000000001<hX0diB0FiF1Bh5000006i3\#
        00000FjI0XhH000000000ThQ0@hV1<il0bh718h100000@iJ0lh400000Fl2000002im0NlM1Bh`18hf0ZhI00000Nlm0TiV0fh@\#
        04hA0000000000000PhE0000000000001@iN0\hJ04i50i621BkY0dj<000000000jhl00000000000006j@0ZiG000000000@j7\#
        000000000biQ00001<k:0fi<12of0@jV130j00000Rhd0i760:kQ00001<k^1>i30Tj:1BlS0li80VkU0jiR0<ho00000>i11@jW\#
        000000000Tk318iS02jS000004j80fjN0DkL0Hi;0\iZ00000^i?0XiK0Dm30VlE0VmY16iD000010lH000000000JiI0:lJ10mI\#
        0niK0Rii0i8F0W0E00000@kI0Fm0000000l]00000Tk]16j4000014i^0^j40ZjM00000Dmd00000@lE0Pi`0Jj?0000000010nI\#
        000000000000000008lU0Jk_0:m:16j\0`j20Bik0Fmo0fkR0^k<0Fnb000000000nj50nk500mN0flB0fmh131V0@m30HjA1@k>\#
        0\jV0Xj<0FoY0@n01<l[132b1Bmk0@ni1Bn]00001<m?00000W0c0A0J0RjO1@kf0fnd06jm0jjP0fo]0ljQ00000jk=0`lE0Tl]\#
        0Jlh0NnU0000000000000000000000001BoW04k40Lj`0A1?0<jc1C0Q10o70000000002kO0i9010oi00000W1X000000000000\#
        06kg00000\kL0G0]0ZkJ1:l900000i9L000000000lk:0\kk0bk;0`mU0000000000001:lf133]111V0BkC00000dkF0Xl10000\#
        0i:K0`nH04kY000000000A1a0PkO00000jlQ0g0Q0000000000000Jm]00000dko00000G1Y00000Jn`1C1H0Lk^0g1P0g2J00nU\#
        1>kb0Zkf000000000i;2000000000G2S0dl\00000Rkl0<kl0`o@0Rm60dnA0bl00\ln000000oZ0PmN0\mV0<ld000000000000\#
        0000000000000000112R0BlC08mK1@l]0Zm31<n80doQ0i;W0g3>0Dn=000000000Rm[0ZmV0000134F08nC0g4B0Rn30>lR0000\#
        010e000000000000000000000G3F0e0;000000000e0i0000000002la0bm60a0000000Ro30000000000000<nT000000000jm4\#
        000000000K0100000Pn;0Lm200001C2I134o0A2U000006m80Bm904m91<o80lm<00001<oh00000G480K0j0A370000000006ml\#
        00000000000018mI0000000018n300001=0l0000000000000:o;0Zn:0Tm`0a1E0jn:00000000135W0000000000000lmi08ok\#
        0>n10000000000000000000000000Dnb0:oY1>mh00001C36000018o<0^mm0Pna0<oA0g540000000000000LnD000000000000\#
        0m0d1C4;1@n:00000No8000000000i<S16n?0i=S00000000136E0000000006ni14nG000000000g6600000000000000000000\#
        00000e1c0A4F0\nS0A4l0000000000000Zo10G5@0Bna0bn\16ne113T00000K1o14o?0=0@0Lo:00000000000016oe00000000\#
        00000000000000000^nn0W2W0A6R00000Po^04o30no40000000000000000000000000Rob02o;136j00000m1Y0000030M0000\#
        0^oo031N0boD0HoE04ol0M0<00000Dob0E0P18oW00000>oN1=1]1=2J00000000032:000009110\oU0_0j0]070XoX0;130000\#
        18oo00001>o^00000;1j0000000000000=0a0i>P0]1C0K2l0G6g00000_1a00001:ol00000000000000000m2U032X1=3I0c06\#
        07050E2_000000000I090U0:0e2_0000000000000E3G00001A0A0k0A0e3\0k0]114I19100a220]2<00000000000000000000\#
        0_3@0g6X0000070d0o0R0000115;0M1>011^0000000000000000033V0_3l0c15000000000000000000000[0c0000150e0000\#
        000000000000000000000000151H00000000000000000Q12000000000000000000000c2G0i?=0=1O0S1;01340o1V0;2L1161\#
        0000171A0i?f000000001A2F0000000000000G8O0M290W3B0Y1L0I1M0000000000000S1o1?1Q0K3Q071i00000[1l0;3N0000\#
        0000191Z0i@J0000152K000000000K4G000000000000000000001A3Y0I340U1f15370000000000000I3o0S2b000000000C21\#
        1?2C000000000000000000000000000000000G9R0E4U0O2<1;2=0W490a2l0I4`0;4F192o0?2C0Q2D0000092G00000000117J\#
        00000000137V013e0?3S0U2P0;5=0I5N193S1?49172S1C580[2l00000e4C0_5300000000034X00000151000000000000093O\#
        000000000iAV0_5a1;2h072i052i00000M3=000000001A4a00000000000000000O3400000e5h0C3l0]3=1=4W153h0E5<0946\#
        0000073c0k3?0c3?0e6d000000000a3X0=3D154Z00000M4?035M0O3\0Y3J1A5_0iBO0m3K0000000000000000000000000000\#
        0iCS0E6Q0;7Z000000000_6g0000016500000iDN00000o3a074O0;8]0U3c0000000000001A6m155I00000549118M0I6B0C51\#
        1=5T054i00001A7i0_7Z000000000M5<0A7M1=6H0S481C641A990_980Q480M5m1=7]0E7K156A000000000000119^00000000\#
        00000S4g0k5S0_:C000000000000194O00001=8H0=4R055n0m4T075L0[4\000000000000000000000]4\1A9g0E8>00000000\#
        00000]5_0o4c174d000000000U4g0m5;0000036V0o5V0000000000000A8[0]7109500o6S175^0e7X0e9@0k7b000000000000\#
        0000076;0[5C00000000056l00000000037k1C7;0E93016k156\0e:20000195W000000000iE9138N00000000057T00000m5f\#
        00000a5T058`0000000000000000000000000Y5\0000157K158?0000000000001;5c0G;B000000000W5g0U6F018<00000000\#
        000000000W6L00000000000000000a6L0A9A0o7O0Y710000000000000S6:139W1?6<1A:T13:a0O6=0=6>0iF90Y7Z0598019j\#
        196e0g7R01:P13;F0c6F0]7W0O73077?0e;A000000000=6h0O8K0[6R0e<T000000000000077k0?6W1985198c0;9a039O0000\#
        00000[7J000000000000159>00000Y880g8@00000k8h0a7T0I7i0000199G1C8:00000k9P1A;g000001;H00000?7a0Y9D1=:A\#
        0Y:a0?8S0a8C0]8j000001;k00000000177?000000000a8a0=7a13<90Q7D0m7E000019:L1=;Q0o7l0O8o0000000000000000\#
        000000000g8X0O9Z078\0M7T00000M8A0?9_01=000000C7[0e=E00001=<900000iFV00000a9L079G0Q8]0000000000001A<\\#
        000000000000000000000000000003?I07:<000000000U8400000;:F01=g178<0o910Q9f000000000_;=0000000013=D0U9>\#
        0a:M0e>E000000000I8T098G07;D0G;k07<h1;8H0[8J0000098f0m8O0[9Z0000000000000000000013>6000015:J0c8X0e?H\#
        0A9f19;\1A=I00000C8_000000000m9A05:700000=8h00000[:J00000iGE00000Y;K0Q:c0E9k0S8n15;M05;P0]:E1?9113?@\#
        00000C9;0U:8179:0Q;N0000000000000e@e00000000000000001=<W0000000003@P17:J00000000000000000];200000000\#
        0W9M00000m:80G<N0000000000000S9]000000000M9W0;:f0?:W00000M:M0k:10U;>000000000=:41A?813@@00000S;:0A:C\#
        0eAi0G=:0A;609:70000000000001;9m17;G0U<50O:I000000000S<<1;:f03AA13@e00000W:E0m;?0W;F0;<5000000000000\#
        00000C:@000013AG000000000A;O00000k;10c:G00000000000000000000000000000I:P0000000009:V0K:S000000000000\#
        00000000000000000000000000000m;i1?:`07>401?9000000000000000013BX0_<21?;k00000m=600000;<W01?o00001C;0\#
        000000000iHP0a=O000015<J00000Q<<000007?D000017<;17<o0000000017>@000009;B0000000000001==S09<G1=>R0A<M\#
        0a?=0G>B00000M;M0000000000000000000000000000000000000E<b000011;Y0C;Z0m=_0E=^0;=F000019<W0A=R00000000\#
        0c;c0;>D00000000000000000m>c000000000E>J000015=6000000000K<10W<d07A10O<30a@B03BK00000000000000000000\#
        00000000000000000[<@0000000000000U=50K<U05<F0]<G0Q=E000000001=??0m@@00000Q>J0=<N000017?D07B40mA10]=?\#
        00000000000000000eBc00000;HI0U=^19=m17@@0000000000000000000015>51A?j0_=000000000000017A51=?n19?80000\#
        00000000000000000000000011=401@I0k=617AR0Y=60G?30aA?0O=K000009==0mB>09>30_=a0_>O0U>P000000000aB303Bo\#
        07CD0000000003Cm0U?F0Q?D01AC00001=@a05=O000003Dl00000C=T0000000000000Y>;0000000000000000000000000000\#
        15>T0g=`0Y?F0M=a0;Hk15?B0Q@81;=e000000000U@G0000000000000O>c0G@007Ck0000000017B200000000000000000000\#
        00000UBH09?01;>o1A@j11><03EU0;JH0mC:0]>A000000000K>E000017CJ000001BJ0000000000001=AT17DK0eCO0;K103Fi\#
        00000W>S11>a0000000009?L0eD011?l0[>Z000013CN0]>f00000[?R0mCc000000000000000000000?>f0000000000000000\#
        00000000000001Cc00001AB70UD91=BP000009@@03Gh0O@90eDl17EQ0000000009A51??;0M?<1C?=00000000000000000000\#
        000000000iIR0c?G000000000000000000000GA70iJ;0000000017Fe000000000Q@l00000000000000000000000000000000\#
        000007D_0C?_1=CX00000000000000000I?e13Fd15@7000000000mDL0000000000000E?n0000000003Hj0000000005@40c@G\#
        000017H400000iJa1;@90Y@J0UDm00000_@>0?@?000000000000000000001C@E000013Gg0YA50o@H1ABY1=Db11A400000000\#
        0000000000000[@R11AW0W@S000007EK07F:1;@W0=@W0]@X0000000005A;0UFE0_A?0[AF07G[0EA40_B80GAl000000000000\#
        0YAX00000000000000000000000001Dg0=AZ0CA10UGJ03IV00000000000000000MA81?A90WAC00000EB600000[An00000WBE\#
        0]AU0CBS19AB000015AE000011B30UGj0]B\0UHH1=EK15BV0]CT09B?0?AO0iK^0OAQ0kAQ1?B8000000000000000000000000\#
        00000000000000000000000000000mEK0MAb00000WB]00000?B1000013I<03JR19B113J41ACJ0000000000000_C40AB10000\#
        0000000009Bn00000_DG0000000000000oB;0IB;0;L60000000000000000000000000aC;0QBD0GBO000000000CD70cBJ0000\#
        1;C<0000000005BO000005CE0_E90000000000000000000000000000000000000EBe0;L\1=FA0]DY0;MW0WDU0iLF1;Db0OBb\#
        0]F80UI?0aCj0000000000001?Bk0000000000000ED1000000001CC200001?D`05Ch01Ef13Jb0OCP11C913K]1?Eh000007H;\#
        000001F]00000000000000000000000000001?FI0cCH0eEJ13Le00000000000003L603M40?CO05E90eEg0ED_0?Di00000000\#
        0gCW00000000000000000kC\00001?GZ000000000_F^00000000000000000000000000000000000000000KCl0QCm00000000\#
        13MN1AD100000000000000000000000013N207IT19D917HV0=D;05F50WE4000000001;EO0;OZ00000aDc00000aEc1ADi0iM5\#
        07JL07KN0KDf05G50WEe000000000000000000000cDS00000oDU00000000000017IG0iMo17JK00000aFe0gD]0gEI1=G507LB\#
        0?El17K113O3000000000000000003M_0[Dj00000gEd0000000000000000000000001=GS0YE30cEA11E50000000000000000\#
        000000000000000011E`00000KEi1?HY0IEC1AFF0UJA00000000000000000;Pg0WFD000000000_Gb0KF]00000YEQ00000oEV\#
        00001?K813P01AG=0eFl0CEX0mGV1AH:0[Ea0GEZ03NM0KG\000000000]G300000UK3000019Ef0000000000000CGL09Ek0mH\\#
        0WGe09Fh00000000000000000000000000000000000015F80IF90WI00]H000000iNm13Pm0000000000000MFB0?FP00000000\#
        00001=H50aGU0UK_00000CLN03OK19FL0KHI0iOd000017KN00000WJ00mIG0GFT1?Kl00000;QZ0YFX1;FZ000000000=F]0000\#
        00000ULH000000000000000005H@0;RK0000000000001AI50AFk000000000000000000000AG^0QG21=HU0SG400000=GH0000\#
        0YGB0AHJ09GN00000IG<1CG<0?G<0KII0SGe00000aHH00000MGD05Ih1?LO00001AJ?00000AHk0000000000000mJ@00000000\#
        0_HU15GR03PR000017LP000000000000000000000CMJ000000001AKF0EG^0YHU000000001CHS0?H11;Gd0000000000000000\#
        0000000000000SHi1AL>0GGo05JX000000001CIS0UMC00000=H>0SJ@00000WJg000000000WKf0cH=07MC00000000000001HB\#
        0cIT0oHC00000QHF00000000000000000IHK05K@0?I8000000001AMC000000000UNC1=II0=Hl0UO>03Qi0WLJ000000000000\#
        0SJd000000000000000017MW0000000000000kHe0_I:1CK413Qn0kJ300001?M?00000MHm00000000000005L70II80eI21;I4\#
        0gI50aID000000000OI9000000000=I]0000000000000QIS0_Il09IA15IB0iPh03RW1ANG0CNC0cJ[1?Nc1AO?0OJ10YI\19IK\#
        17N^0GIN0UP00OJc11IQ19Kg0iRA07Mb0aJS0iS>000000001CKn00000KJ500000000000007NY09J@00000=J\000000000000\#
        00000CNm00000KJ]00000;SM0eIl0[In00000eJ^1AP50000000000000YJ@000000000[Jf000000000AJ;09J]0?J=00000YL]\#
        000000000000000000000;TS0_JP05Lm000000000MJJ00000]JL00001=JN05N113Ra000000000kJV17P@0kKD0eKW0_KD0MKS\#
        05NW0UP[00000;UZ00000OL01?P^0]K50YMX0]L?0UQY09KA00000000000000000cKE000000000000000000001APf09L50COP\#
        0US10mK30aKX0QK50eL>0oK60_L>00001?QB09Li000000000mKc15K?07O`0;Vc00000000000000000USk0YNP000000000000\#
        00000KK`07PD00000000000000000000000000000CPS0gKV0EKV1AQd000000001=K[0kKk1?S40[K[0GK^1?TI0cKk00000EL;\#
        00000OM<1?Ub0MLT19LZ00000000000000000]M6000007QA0cLi0000000000000MMD09MU000000000KLj1=LZ15LL13S\17QL\#
        000000000CQI0YOJ000000000WLk0ILC0ALE000015M90SLG03Sb000000000aLL13T`0000000000000000000009NS0KMP05O8\#
        0YPB0iT40WNE0QLX00000iTf01L\00000gM]0aMI0_L`00000UTm0_Me1;Ld00000000000000000_NT00000000000000000000\#
        0WO?000000000IMK000000000]Mf000000000KNL15N70oM90]NO0[M;0WP70eM=19MD05O[00000OMe0000000000000INM09OB\#
        1CMG0gNi0ONA0kMK0;XW0mMK000000001;Mj0AMP09P8000000000OO600000000000007R707Rk000000000ANR000000000000\#
        0000000000000OP60QMe000000000000000000000000000000000UUf00000YQB0oN60MN20iUR00001;Nh0;Yf000000000000\#
        000000000000000000000000000000000000000000000?NE0000000000000KNl0YQf09Q703UC0kNJ0oO80eNK0AOC0YS40UVN\#
        05PO15O>07T?0gO[0GNV0oOo00000_O;000000001CN]0CRG0aN_0MN_00000000000000000]OB000005QM00000ENi01Ni0[Ni\#
        0WPo0WQg00000000000000000000000000000oPG0GOS00000000000000000IOA11O;0QO;0SO<0eON0EOf0CS\0ePZ00000cOD\#
        07UK1CO[0GPE00000GQL000000000OQA0]On0YT507Vn05R2000000000;Zc0=OS0MOS00000000000000000IOe000007WM0000\#
        0iVE0oPj09QX0;[m00000000000000001;Of0eQi000000000SP^00000000000000000SR20oR<00000000000000000QP50000\#
        0YU10;\a0WRa19P:03W<0?P<1ARG00000UWJ09R\00000eR]0aPC0000000000000000000000000[Qd13UO00000cPM0=PN13V3\#
        00000000000000000mPT03XW00000kPW000000000000000000000000000003Yf0YUN000000000WSB1=Pd0000000000000000\#
        07XA0000000000000eSh000000000MQ00000000000000CTj01Q500000WTK000001Qi0SR^0MQc0_Q<00000]Q>000000000000\#
        0cQF00000CUH0;]N0WU01ASV0GR:05Rf000000000MRc00001=Q]000000000000000000000000000000000000000000000000\#
        000000000YVh00000000000000000000000000000000000001Rc0EQh0GS9000000000gQl1;Qm0QQm1?Vc0gRJ0iW300000iW\\#
        00000000000000000IR801Sh07Y20gSJ0QRI0AR<05S?1;RS13VV0_RO0_Sb0ORS000007Z20mRF13WI0iXP000000000ERg0000\#
        00000MSE0ES\00000aRQ0]RR0CVG000000001?WO00001?XT0?RY1?YN13XA05Sl0mS<11R^00000AS60000000015Rc11Sb0ET9\#
        0eTg0EU;0gT>0UXD0WUg19Ri0GTg000000000MTd0000000000000eV115SI0IS50eWC05U201VO1CS819SO0oS:000000000000\#
        0AT;00000_TZ0WWf0AUO01Vn0;]n0eXL00000000000000000mT017SK0KSK0CWM1ATI09Sc1?ZK0WXk0EUj000000000ST61?[@\#
        0OSY0;^g0KT1000017Ti0]T2000000000;_o0000000003Z[0000000011T[000017Vn05V<0MV8000003[H1?\20eY50CY70AV5\#
        0eYU000000000kT40QT500000;`l000011UB00000WYQ00001AUF0EVM00000WZK0000000000000kUA0aTE0000000000000000\#
        00000STn0QUB1CTL0UY70iYK0GUK0GVA0000000000000000000000000000000000000_UC0W[W00000mU`00000mVU0;aa0QV3\#
        09Te0eZL00000W\X1CUM0SV]000000001;Tk0GWC00000QVX0=To07Zm0000000011V=000011Vi0aUI00000YW_0]U90gU909Uc\#
        0MVd03\a0000000000001?\c00000OUC0SWf19UE0YXJ0IU^00000000000000000OVM00000MW]0mWB0oUP11WW000000000OW?\#
        0000000000000UZ0000000000MX:000000000000000000000;bi0000000000000=V:00000cUg1;Uh0[Ui1=Uj07[]01X<0OYH\#
        00000000000011X^000001X`000000000000000000000SXO0aV:0MXn0?V;0e[V1AV=11YT0]V?17X00000000000000e\505W6\#
        0_VF0EW?00000mX>0kVJ0000000000000=W400000QW=000000000oWA000000000YXk000000001;Vh0=X01CV[1AW2000005W`\#
        000000000]WF000017Xl15Ve0U[J0kVi1CWG0000000000000000000000001AWk00000IW10aW20000000000000000000007\E\#
        0iZY01YL0?W:11ZS13Y705Xc0aW^0GXG1AY1000000000000000000000oXF1CXL13Yj0;cU000000000GZk1CY=0aXJ07]605YV\#
        0=Xn0IWk03]]15X>0AWU00000_WX000000000=Z>00000000000000000000000000000CYl0W]X00001?^900000IX`0SYV0000\#
        000000000000000000000QXg00000oYd0000000003^@0000000011[70000000009X;0=Zn000000000=[P0[X@07^B00001CZ8\#
        1;XC13Zk00000QYh0000000015Xm07^h0000000000001AZ?0AX[0e]@1A[30O[00i[O0C[;01Z500000mY?000000000mYb03_E\#
        0i\>19X^000000000000000000000000000000000000000000000e]b01[=07b?0EXm0EY_000000000EZb0SZS0[Y2000005ZJ\#
        0YZO000000000O[c0KY:00000IYl0000000000000000000000000aYC0;dY00000000000000000000000007bd0U\R0]YL0?YM\#
        0U]20MZ<000013[F000000000000000000000U^20IZh0;eb13\10I[T0Y[F0;fW03`E000000000;gL0[ZF0cYb0i\l0G[_0M[g\#
        07cG13\o000017[50000000000000000000000000?ZK00000KZ4000000000000000019Z91?^V0i^20e^H0I\E0gZ>0o[@0000\#
        0K[o11\4000000000i^j00000S[O0S]T17\=00000000000013]J0e^h0W^Q000000000Y\D0kZR07d00U^i11\W0_ZV1;ZW15ZX\#
        0AZZ00000=\117\\0000000000000e_Y0S^X0000000000000_[d000019[709Zi0aZj000000000A[T15[`11]T0K]200000000\#
        0k[>1?_U17]h0_\K0G]D00000m[919[m0Y]I0][:0O\o00001;[?0e`H0eaf0g[B1A[_11^O0k\60K]]0a[]19\[0a\=0i_S0a]@\#
        0G]l01[^0i`M0a^10W_Z0K^:0c[R000011^h00000][k0G^a00000000000009\R1;\T0K_Q0Y^00000000000001?`N0[[b0000\#
        00000_]H0W`I1?a>0000000000000?[l000007dc00000;gk00000000000000000000000011_T07eR0O^90G`603`g0Ga<0m\:\#
        0a^b0S_G0;i503a]0a_=11aC0k\[1C\A1A\L1?a`0Q\E0g\I0A\^0000000000000Q]800000?\k13^\00000000000000000000\#
        15\n000000000000000011bG00000K`R03b>0?]g1=\`19]b13_`00000000000000000g]I000000000ebg0Ga]00000=^20C\o\#
        000013`B0WaD0I]<01]21A]R0c]30?^m0]]50O_S1C]T0Y^]0k]_00000000000007fP17_1000000000k^[000000000Y_M0k_I\#
        0A]I0U_G0?`:0000000003cF0k`N0000000000001C^?0;j417_m00001=]e19^F0c][0=^`000000001A^c0000000000000[]a\#
        000000000Wbf00001;]f0ia90I]g0ecH0000000000000Ka?0]^=0c^R1C_L00000000000015^40I^O0m^60000000000001?b_\#
        00000ecm000000000000000000000C^B0000000000000000000007gA0ib=0KbZ0000000019_c0o^M05^O000011c@17`]1=^S\#
        000015_80c_10_^k07h?00000M^Z0S`@0000000005^i0KcZ0g^_00000000000000000[_N000009^g05_a0Q^i0SaH00000000\#
        000000000000000017aN00000000000003ce0U`V00000m_80]_90000000000000;jZ00001?c?000005`G000001_C0__J0M_H\#
        0Ya100000000000015_Y000000001C`J000000000O`J1=_Q0a`?15`60A_S1A_T000000000_`j1;_X19`i1;`>0Ub80Gb?0;kR\#
        000000000o_a000009_c0WcL0=_e0ic300000a`o0Gdc00000I`h000001`3000000000E`00icl0C`213`l03dg0Ca30WdH0000\#
        0000000000000000000017bH0?a805aA15a80o`U13al11ch00000ab100000000000000001=`Z0Wem00000000000000000000\#
        00000A`R0000000000000;lH0Cab00000Ea@00000000000009`]0m`]0CbV0_b40maZ0000000000000edf0000000000000ee_\#
        19a]17cA000000000Ke70mb?0000000007i611dc0mcF00000ga600000000000000000;m20Oa[0AaC0Oc10Wf^19b`00000000\#
        000000001?c]000001aG1=aO0[aH0ieC0kaN000000000000000000000000000000000000000000000000000005ac0efZ17d5\#
        1?dV0Ma[00000_c50000000000000000000000000Qaf0Wg?05bX1;ai0000000001am0;mn0Ub^0if901bj0gao0=b200000=bU\#
        00000kbf0gb]0000000000000000000000000000000000000000000000000000000000000000000000000WhL0SbJ0AbL0?bL\#
        0ac>0ad=0Ocl03f<0000000001dT000019cF000000000Sc>000000000Ke^00000adg1Ab_000000000_d;0egi0UcY15be13be\#
        000000000[bi00000000000000000kcP00000?cC0000000000000Wi21=c4000011eI00000?e60UdY01eK0?f011fG17eB19d3\#
        0000000000000Scl0;nb01em0]cE00000000000000000GeJ0000000000000000000000000AcR00000Ue000000KfW15ch0000\#
        000007jJ00000000000000000<010ehQ0gcd0Cca1;cb0Mcb000000000000000000000000000015f500000000000000000000\#
        15fi00000000000019e<0]d:000000000000000019f;0CdQ1?eF00000od@07k>0odo0kdG0mdO09dE0Odd00000<0`00000000\#
        0_e000000000000000000000000001fR0EdS000013dU19fm00000000000000000ae[0OeY1Cd\1Ced00000000000015h01Adb\#
        00000cde0Wj90]e:19ge0]f@09e60<1H000013e@00000meM0000000000001?gQ0of8000000000ei@00000EeS000000000000\#
        00000Ie>0000000000000000000000000000000000000000000011g000001=eL0?fY1=f:0ofn1=g4000000000000000003gH\#
        00000000000000000000000000000?gD000000000Kgd0Qea0Uf_09f@0?hH0Kh[0EfY0ej013fZ0ejR0]g909gR0keh0ih30Iej\#
        0kfQ0<2C09hj11ge03h313g51;f50000000000000000000000000=f<0EgZ0kgH0khA0000000000000000000000001AfF0<38\#
        00000Qfb1=h10QgY0SfK17fL0MfL13k70Ife0Ofe0khg00000<3o19i;000000000000000000000000000000000cf^1AgP0af_\#
        0ogf13k[00000Ki_00000ekF000000000el90OgE0000000000000oiB0Igd0]gV1Cg105g11AhH0EhJ0KjC00001=he0Ug<0000\#
        0Uh;0]hd0[g<1?hC0ki]00000=gP00000Mg^00000IhM0Ii10000000000000kjB0QhE0Kk>00000_gM0AgM1=ih000001gQ0Oh?\#
        0cg]0]iH01hO0[gj0iiP0SgV01i30Wk70kk40chV0mg[13l@00000ShY00000000000000000Kkm0=h40Ggf0000000000000000\#
        000000000<5:00000Kl[1?hd0000000003ho0<630ijP00000Oi10Uh`19j>1=j\0Oim1Ai500000mhJ0kke17h@13la0Ii^0Ija\#
        00000000000000000SjD0AhJ05hJ1?jN01im0000000000000Km>1=kT000003iR0ChU0Sk@03jE0]j30OjJ0000000000000000\#
        0oif0<6`05ia0Mh_0UiD0IkZ0Ahk0Sl917i315he13nI11hh0ojU0okA0ci11Aia0_hl0klN0]lA1=lW0MiG0?i113o?0Aij15iN\#
        000000000Qi<07l200000000000019j]0=iD0miG17j:09ia19kK0Ej20Okd15jJ00000000000015k8000000000QiZ15l@0GiN\#
        0mj:0Olh0?j500000YiT00000Uj>19l?0ol:0?k11CiX0Kn51=mR13og000000000_i`11ia07lU00000000000001jg00000000\#
        09jL00000000000000000000000000001=n<1Aj>0Ej\1?k?17jk0Wkn0Cj40klh000000000Yj;0_jJ09kJ0Knd15mF00000000\#
        0000000000000ajE1=o20?ke03kW0ik81;jJ00001;k;0AjZ1;l30000000000000Wli07m^000000000Uk>0000000000000GjZ\#
        07nf00001?kl00000om61?lh0=j`000000000000000000000000000000000AkQ00000Ek90000000000000?lO0[k01?me0Mk1\#
        0WmE0Ukb0Ale1;lm00000000140`0gk:000000000Slm00000000000015nJ000000000QkE1;n00ilD03lf0kmK000000000000\#
        11kM19m60Wn70GkT000000000?mf000000001CkV0<7`00000000000000000OmM0Amg0Mkb0Il30An]000007oP000000001;n[\#
        0Cke0OnX0Il[17kg00000000000000000gl:00000000000000000El400000OoG000001l70000000000000000000000000000\#
        0Wo@00000?o20MlJ0X0L000000001ClF03mn0Smb000000001=oY0[lL0000000000000000000000000eme05lT000000000000\#
        0000000000000Ul[0MmO0000000000000Mn_0[mO0[nE0Em]000000000clf0Koh000003nX0Ao@0amP11ll000000000Clo0Qm0\#
        00000=m20B0>00000000000000000000000000001?n^00000000000009m?1?oK000000001?om0<8d00000P0;000000000_mI\#
        0mmI0UmI0_mn0CmS0L0a0B0d0L1V0P0W0imN0X1X0QnS0EnD00001@110YmX00000GmZ0gm[0inY00000Moa0Snb0CnE00000@0N\#
        0P1S0000000000000000000003oa0Gn<09mi0YnE09nk0_o60000000011nM0=n10000000000000SoJ000000001An90ioP0000\#
        0@1@15nk000001n?0P2K1@1i00000000142219nD0[o60Eo200000anI0000000000000Sok000000000:0217nQ000005nS0000\#
        0QoP00001>0G00000000000000000:1F00000]n^000000000000000000000knd000000000000000000000000142f0j0d0@2F\#
        11oR00000Co00@2l00001AoK00000go50eo60h0?00000000000005o;143k0Yo=15oY00000000000000000l010B230N0h0]oG\#
        0l0n000000000000080<1;oR0000000000001CoP1>1F0h0\0ooR1D050@3l000000001>2:0<9g1D0Z0`0C1<001@2O1@3H0:2Y\#
        0h1I0^0d000000001@481>3H120>00000@591D1S0B2[120k0Uol0Com0l2B0coo00000000
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    @inlinable package static var indexMask: Int { 8191 }

    /// Slots of a hash table over names and aliases.
    static var index: StaticString {
        #"""
        00000000020H0C0ia0f0F0040?0J0050?0K0060?0O00000000080B0L000000000:0?0;0000000000000000=0Q0C00>0?0H00\#
        ?0B0B000000000000000000000000000000D0B0>00E0E0=00F0B0;00G0?0D000000000I0?0<00J0?0D00K0B0=00L0?0A00M0\#
        ?0C00N0?0?00O0?0J0h:1X0E000000000000000000000000000000U0B0;00V0?0J00W0H1800X0B090000000000000000[0?0\#
        ;000000000]0Q0U00^0E0M1ZO0`0F00_0Q0Z00`0?0800a0?0=1k00d0=00c0B0900d0?0J00f0B0E0<<0g0B00g0?0O00h0B0<0\#
        000000000000000l0H0?0000000000000000000000100B0H0110?0K00000000130?0L0140?0I000000000000000170?0P018\#
        0B0;0190B0=01:0B0<01;0B0<000000001=0E0P01>0B0D01?0B0U01@0?0G0000000000000001C0B0?0000000000000000000\#
        0001G0?0D01H0H0V000000001J0H0a01K0?0@01L0B0@000000001N0?0P01O0B0:01P0B0F01Q0B0;01R0B0=01S0?0H01T0K0Z\#
        00000000000000000000001X0?0J01Y0?0901Z0?0D000000001\0?0F01]0B0;01^0?0L01_0B0=01`0?0H01a0?0?000000001\#
        c0B0=0000000000000000000000ai0L0>01g0B0=01h0?0B01j0B0>0000000000000001m0?0:01n0B0:01o0H0K0200?0A0210\#
        ?0=0000000000000000000000250?0M1_S0H0B00000000280H170290?0=1?_0P0<02:0?0G0000000000000002U1@0C000000\#
        00000000000000002B0?0K02C0?0E00000000000000000000000000000000000000000002J0?0A02K0B0;000000002M0?0G0\#
        0000000Ta0a0M02O0?0;02P0?0E1210_0H02Q0?0G02R0?0R02S0B0>02U0B0H02V0?0;02X0?0C02Y0B0=00000000000000000\#
        000000000000000000000000002`0H19000000002b0?0T000000002d0B0<02e0?0H0000000000000002h0H0G000000000000\#
        00000000000000000RB0T0F02n0?0Q00000000300?090310H1D00000000330B0<0340B0H0350B0?000000000000000380?0L\#
        0390?0N1:i1?0E03:0B0:03<0?0e00000000000000000000003@0B0;03A0?0G03B0B0G0000000000000003E0?0@000000003\#
        G0H0D00000000000000000000003K0?0H03L0E0;000000003N0?0L000000003P0?0C03Q0E0P000000003S0?0Q03T0?0>0000\#
        000000000000000000000000000000003Z0?0I03[0B0?03\0H0Z000000003^0?0D03_0?0I03`0B0;0`K0L0903b0H0Q03c0B0\#
        M03d0B0<03e0B0R03f0?0F03g0B0;03h0B0R03i0K0j03j0B0?03k0?0H03l0E0E03m0?0J03n0?0:03o0H0_000000000000000\#
        0000000000000000000000000000460?0M0470B0A00000000490B0L1hX110a04;0?0F04<0B0[000000004>0B0?000000004@\#
        0H0c04A0?0C04B0?0K04C0?0C04D0B0M0@N0N0A04E0?0;04F0B0<1oi0P0L04H0?0O0000000000000004L0B0:04M0B0E00000\#
        0004O0?0C04P0?0C04Q0?0K0000000000000004T0B0>000000004V0B0;04W0?0?04X0?0G04Y0?0G0000000000000004\0B0?\#
        0000000000000004_0B0;04`0?0F04a0?0C04b0B0<000000004d0B0O000000004f0B0X00000000000000000000004j0?0B04\#
        k0B0<04l0?0L04m0?0K1XK1Q0:00000000500B0T1jE1?0D0510?0A000000000000000550B0>0000000000000000000000590\#
        B0=0000000000000000000001\70U0E05=0B0A05>0?0H05?0?0;1Gm0g0M000000005C0B0?05D0?0805E0?0D05F0H0K05G0E0\#
        ;05H0B0H0000000000000005K0B0;1UT1B0c05L0B0E05N0Q0S05O0B0<05P0H0I0000000000000005S0?0V05T0H1=05U0H0B0\#
        0000000000000000000005Y0?0M05Z0B0F05[0?0V05\0H0F05]0?0:05^0B0C05_0B0G05`0?0D000000005b0B0U05c0B0C05d\#
        0H0R05e0B0;05f0?0<000000005h0?0F05i0?0K05j0?0H0000000000000005m0H0M000000005o0B0H0M40[0E00000000620H\#
        0E0630?0J00000000650?0?0ES0V080660B0@12Q100C0000000000000000000001`10S0;0000000000000000000000000000\#
        06A0B0=06B0B0B000000006D0B0O000000006F0?0E06G0B0<06H0?0F06I0?0;06J0?0?06K0?0A02U0l0C06M0?0?154140P06\#
        N0?0E06P0H0U06Q0?0E00000001Nk0L0C06S0B08000000000000000000000000000006Y0B0C06Z0?0L06[0B0>000000006]0\#
        ?0O06^0B0D06_0B0A000000006a0?0O0i=0N0;000000006d0?0H000000006f0H0R14J0Z0Z06g0?0?06h0H0C06i0B0<000000\#
        006l0B0D000000000000000000000000000000000000720B0?00000000000000000000000000000Ao0i0<0780?090790?0:0\#
        000000000000014@0I0<07=0B0Q07>0B0;07?0?0T07@0B0;07A0B0=000000007C0?0V07D0B0R0T;0X0?07E0B0;07F0?0>07G\#
        0B0B07I0B0D07J0?0@0000000000000007M0?0N0000000000000000000000AR0b0C07R0?0K07S0?0;07T0B0F000000000000\#
        0007W0?0:000000007Y0H0N07Z0?0@00000000000000000000007^0?0;07_0H1?07`0B0C0>H0W0R07b0?0A000000007d0H0F\#
        000000007f0B0D00000001=O0I0<00000000JB0]0D07k0?0N000000007m0?0M07n0E0E000000000000000000000000000000\#
        00000000000000000000860?0>0870?0D0880?0C0000000000000008;0E0;000000008=0?0B08>0B0M08?0?0F000000008A0\#
        ?0E08B0E0<0>X0T0;0bY0T0?08C0?0f08D0B091S70P0L08E0?0G0Ao160>1Yf0`0R08H0?0:08I0?0J00000000000000000000\#
        008P0?0O000000008R0?0Q08S0B0C0000000000000008V0H0X000000008X0?0C00000000000000000000008\0B0K00000000\#
        000000000000008`0B0808a0H0K08b0?0O08c0?0C08d0?0I08e0Q0F0000000000000008h0?0F00000000000000000000008l\#
        0?0C08m0B0B08n0Q0K000000000000000910?0J00000000930?0N00000000000000000000000000000980?0I000000000000\#
        0009;0?0N09<0B0J09=0?0@16W0S0;09>0?0=09?0B0:09@0?0K09A0?0Q0h\0S0A09B0B0D09C0B0B09D0B0=0e:0I0909E0?09\#
        09G0?0S09H0?0E09I0?0N09J0?0C09K0?0E09L0?0@09M0B0<000000009Q0B0<09R0?0C09S0Q0H09T0?0I0000000000000009\#
        W0?0N09X0?0C09Y0?0W09Z0B0<09[0H0S09\0?0K0fR0Q0A000000009_0B0B09`0?0J000000009b0?0I09c0B0?09d0?0=0000\#
        00000000000000000000000009i0?0C09j0?0J09k0B0?000000000000000000000000000000000000:10?0J0:20H0D0:30?0\#
        L00000000000000000000000000000:80?0E0:90?0;0000000000000000000000000000000000000000000:@0?0J0:A0T0?0\#
        0000000:C0?0B0:D0?0J00000000000000000000000000000:I0Q0O1SY0O0900000000:L0H0^00000000da0c0B00000001EE\#
        0S0?0:Q0Q0M0:R0B0B0:S0B0E0:T0H0S0:U0B0800000000:W0?0M0:X0B0:000000000000000:[0B0;00000000:]0E0:00000\#
        000:_0?0I00000000:a0Q0A0000000000000000000000:e0?0R0:f0B0@0:g0B0Q0:h0H0^0:i0B0T0:j0B0A0:k0H0>0:l0?0I\#
        1560U0?0:m0?0K1R:0P0A0:n0B0a0:o0B0=0;00?0;0;10?0>0;20B0?00000000;60B0?00000000;80H0J0;90?0=000000000\#
        000000;Q0[0C0;=0H0]0VT130c01Y0H0H0000000000000000000000000000000000000000000000000000000000000000000\#
        00000000000;K0H0D00000000;M0B0;0;N0?0=0;O0B0B00000000;Q0B0I00000000@<0L0G000000000000000;V0?0A0;W0B0\#
        ;0000000000000000000000000000000000000000000;^0?0W00000000;`0B0Q000000000000000;c0?0I0;d0?0F0;e0?0?0\#
        ;f0?0?0;g0H0A0;h0B0C0;i0?0D0;j0?0G0;k0?0S0;l0?0O0;m0E0@0;n0B0]000000000000000<10H0Q1>T0S0A0000000000\#
        0000000000000000000000000000000000000000<:0B091>\1V0K0<;0B0:0<<0B0D0<=0?0;0<?0E0<0<@0?0K0<A0?0A0<B0?\#
        0D0<C0B090<D0B0@0<E0H0K00000000<G0?0R0<H0B0@00000000<J0B0@00000000<L0B0G0000000000000000000000000000\#
        00000000<R0E0B0<S0B0=0<T0B0E000000000000000<W0?0L0<X0?0:0<Y0B0=0<Z0?0U0<[0?0K0<\0?0<0<]0B0<0<^0?0O00\#
        000000000000000000000000000<c0H0O0<d0?0D0<e0B0H0<f0H0\0<g0?0I0<h0H0L0<i0B0@00000000<k0B0A0<l0?0Q0<m0\#
        B0;00000000000000000000000000000000000000000000000000=50B0D00000000=70B0B0=80H0S0=90?0H0=:0B0G0=;0?0\#
        ;000000000000000h:150?0=>0?0B0=?0B0K0GZ0i0F00000000000000000000000000000Ao0_0900000000=H0?0E1jE0O0K0\#
        =I0?0B0=J0?0E00000000000000000000000000000=P0?0>0=Q0?0U0=R0?0T0=S0B0>0g60d0K00000000=V0?0>0=W0B0;000\#
        000000000000=Z0?0]0=[0?0K0iC0m0Z0=]0?0L000000000000000=`0?0?0=a0H0]0000000000000000000000=e0?0:00000\#
        0000000000=h0?0B0=i0?0;0=j0H0D0=k0?0T00000000000000000000000000000>00H0H0in0V0A0>10?0J0>20?0=0>30B0S\#
        0>40?0T0>50B0<0>70H0R00000000>90H1<0>:0?0G0>;0?0J000000000000000>>0?0F0>?0?0R0>@0?0M0>A0B0?0>B0?0X0>\#
        C0?0B0>D0?0J0>E0?0M00000001`60Q0M0>H0B0E00000000>J0?0=0>K0B0R00000000>M0H0[0>N0?0J0>O0B0N0>P0?0K0000\#
        00000000000>S0?0C0000000000000000000001TK0a0R0>X0B0B0>Y0B0C0>Z0?0:0kO0\0;0>[0?0R0>\0?090>]0?0>0>^0?0\#
        ;00000000>a0K0C0>b0?0O00000000>d0B0=00000000>f0E0P0>g0?0O0>h0B0D0>i0?0Z0>j0B0M0>k0?0N0>l0?0[0>m0B0A0\#
        >n0?0@18J0I0?0>o0?0I0?00B0;0?10H0]0?20?0Y0?30H0e0?40?0I0?50H0[0?60?0U0?70H0E0?80B0T0?90E0H0?:0B0;0?;\#
        0?0E0?<0?0M0?=0?0=0l70S0N0?>0?0;0??0?0G0?@0B0?0?B0?0H08\0]0E0Gj0i0C0?E0B0H0?F0?0U000000000000000?J0B\#
        0=000000000000000000000000000000000000?P0?0A0?Q0?0N0?R0?0O0>12S09000000000000000?V0B0?00000000000000\#
        0000000000000000000000000000000000000000000?_0?0C00000000?a0Q0T0?b0H0L0?c0?0F0?d0B0?0?e0B0G0?f0?0B0?\#
        g0B0?0?h0?0A000000000000000?k0?0D0?l0B0X0?m0?0D00000000?o0?0T0@00?0A0@10B0<0@20?0?0@30B0A00000000@50\#
        ?0=00000000@70B0:0000000000000000000000@;0B0>0@<0B0:0@=0?0@0@>0?0Q0@?0?0@0@@0?0J00000000@B0?0G000000\#
        00@D0?0:0@E0B0B0@F0?0M000000000000000@I0?0O000000000000000@L0?0I00000000@N0?0?0@O0?080@P0B0A0@Q0B0?0\#
        @R0?0W1>\1D0A00000000@U0?0:0@V0B0=0@W0H0@00000000:80T0J0@Z0?0A0@[0?0E0@\0K0;0@]0?0?0@^0B0>0000000000\#
        000000000000000000000000000000000@e0?0J0@f0B0<0@g0?0X1>30T0F0@h0B0N0@i0?0C0@j0H0Y0@l0?0@0@m0B0G0@n0?\#
        0K00000000A00?0H0000000000000000000000A40?0Q0000000000000000000001970S0E0000000000000000000000000000\#
        0000000000000000000000A@0?0H0AA0B0<000000000000000AD0B0@000000000000000000000000000010V0H0A000000000\#
        000000AL0?0D0AM0?0K0AN0H0U0E8190i0AO0H0G00000000AR0?0@0AS0K0A0AT0?0M000000000000000AW0?0O00000000000\#
        0000AZ0B0K00000000A\0E0O00000000A^0?0G0A_0?0M0A`0B0<0Aa0B0@0Ab0H0M000000000000000Ae0?0T0000000000000\#
        0000000000000000Aj0H0g0Ak0B0L0Al0B0=0Am0B0>0An0?0?0Ao0?0:0B00H0L0B10?0B0B20Q0E0B30H0Q0B40?0C0B50?0>0\#
        B60B0A0B70B0J000000000000000>11Q0G0D1170E0B;0B0D0B=0B0G00000000B?0B0<0B@0?0A00000000BB0?0I0oE0R0=0BD\#
        0?0=0J@0J0@0BF0B0;00000000BH0H0O0BI0B0>00000000BK0B0;0BL0H0K0BM0H0T0BN0?0J0BO0?0C0BP0B0R000000000000\#
        000BS0?0>0BT0?0B0000000000000000000000BX0B0@000000000000000B[0?0?0B\0B090B]0?0;000000000000000B`0?0G\#
        000000000000000Bc0?0E0Bd0B0E0Be0B0>000000000000000Bh0?0G0Bi0B0>0000000000000000000000000000000000000\#
        000000C00B0<00000000C20?0O0C30?0M00000000C50?0@0C60B0=00000000C80H0E0C90B0K0000000000000000000000000\#
        000000000000000000C@0H0G0CA0?0L0CB0Q0F000000000000000he0]0S0CF0?0V0CG0B0B00000000CI0?0G0CJ0B0:0CK0?0\#
        F0CL0Q0D0CM0?0E00000000CO0H1;00000000CQ0B0D000000000000000000000000000000000000CW0?0Z00000000Ao0I090\#
        0000000C[0H0J0C\0B090C]0B0H00000000C_0?0P0C`0H0_1l`0[0;0Ca0B0:0Cb0B0;1Ej0^0B0Cd0B0=000000000000000D7\#
        0X0E00000000Cj0B0C0000000000000000000000Cn0?0K00^0b0V00000000D10Q0D0D20B0;0D30B0;0000000000000000000\#
        000D70?0I00000000D90?0M0D:0B0:0D;0B0?0D<0?0S1R90_0C0D=0?0C0D>0H1<00000000DA0?0F00000000DC0B0G1dm0h08\#
        000000000000000DG0?0I0DH0?0E00000000DJ0B0:0DK0?0;00000000000000000000000000000DP0H0D0DQ0Q0\000000000\#
        0000000000001EB150e00000000DW0?0D0DX0B0A00000000DZ0?0O0D[0?0I0D\0B0Q0D]0?0B0^R0O0D00000000D`0?0U0Da0\#
        ?0;0Db0B0D0Dc0E0C000000000000000000000000000000000000Di0?0D00000000Dk0?0G0Dl0B0F0Dm0?0A1YM0S0A0Do0B0\#
        J00000000E10B0800000000000000000000000000000E60B0;00000000E80B0g0060^0A000000000000000E<0?0B00000000\#
        0000000E?0?0C0E@0B0g0EA0B0C0EB0B0<0EC0B0<000000000000000000000000000000000000EI0B0=000000000000000EL\#
        0B0?0000000000000000000000EP0H0W00000000ER0B0D0ES0B0D0000000000000000000000EW0?0C000000000000000EZ0?\#
        0I0E[0B090E\0B0A0E]0?0M0E^0?0H0000000000000000000000Eb0?0O00000000Ed0B0:0Ee0?0D0Ef0B0;0`N0K0;0000000\#
        00000000Ej0?0H0Ek0?0@0El0Q0E0Em0?0B0En0B0Z0Eo0B0F1i10O080F00?0E0F10B0A0F20B0<0000000000000000000000F\#
        70H0L0F80?0V0F90B0<0F:0B0I0000000000000000000000e:0S0;00000000F@0?0;0FA0B0O0FB0H0D0FC0B0P0FD0?0X0FE0\#
        B0?0FF0?090FG0B0D0FH0?0D0FI0H0]1jE1g0M0FJ0B0C0FK0B0:1^51U0L0FL0?0L0FO0?0K0FP0B0Q0FQ0?0D0FR0H0U0FS0B0\#
        >0FT0?0M000000000000000FW0?0E0FX0H1<00000001220i0Y00000000000000000000000000000F_0?0L0F`0B0<00000000\#
        Fb0B0=0Fc0?0;0Fd0B0A0Fe0?0S0Ff0?0F0Fg0?0J0000000000000000000000Fk0?0:000000000000000Fn0B0W0Fo0H1;000\#
        00000G10H0S0G20H0W00000000000000000000000000000G70?0D000000000000000G:0B0=0G;0H180G<0B0:0G=0B0J1^50i\#
        0[0G>0B0H0G@0?0W00000000GB0H0E0GC0Q0J0GD0?0G0GE0?0K000000000000000GH0B0;00000000GJ0H0K0GK0E0P0GL0B0:\#
        0GM0H0D0GN0B0F0GO0B0E000000000000000GR0B0O00000000000000000000000000000000000000000000000001a<0\0D0G\#
        Z0E0800000000G]0H0G0h00[0A0G_0B0B0G`0H0>0Ga0B0A000000000000000000000000000000000000Gg0?0I0Gh0B0I0Gi0\#
        ?0Q0Gj0?0G0Gk0E0H0>11i0Y00000000Gn0K0D00000000000000000000000000000H30Q0J0H40?0H0H50?0E0e:130<0H60?0\#
        F0H70?0:0H80H150H90E0A0H:0H0T0H;0H0H0H<0?0F0H>0B0:0000000000000000000000HB0?0V0HC0?0:0HD0B0@0HE0B0:0\#
        HF0?0;0HG0B0<01T150Q0HH0?0D0HI0B0>0HJ0B0A0HK0Q0T0HL0?0M0[X0L0<0HO0B0;00000000dP0[080HR0H0E0HS0H1B0HT\#
        0?0K0HU0?0I0HV0?0I0000000000000000000000HZ0?0A0000000000000000000000H^0?0F1o<0Z0:0H`0?0A000000000000\#
        000000000000000000000000Hf0B0>0Hg0?0E0e:0_0C000000000000000000000000000000000000Hn0Q0H00000001c?0Z0;\#
        0I10B0I0000000000000000000000000000000000000000000I80B080I90?0S0I:0?0>0I;0B0d0I<0B0=0I=0?0R00000000I\#
        ?0H0G0I@0?0;0`]0k0>0IB0?0800000000ID0B0800000000IF0?0H0IG0?0E1f40e0I0IH0?0R0IJ0K0f000000000000000IM0\#
        H0Z00000000000000000000000000000IR0B0A0IS0B0M0000000000000000000000IW0E0>0IX0?0?0IY0B0<00000000I[0Q0\#
        S0I\0B0?0I]0B090I^0B0<0I_0?0;0I`0?080Ia0?0=0Ib0?0D0Ic0B0D0Id0B0:0Ie0?0T0If0Q0G000000000000000Ii0?0I0\#
        Ij0?0@0Ik0?0P000000000000000In0?0V0Io0?0I0J00H0\0000000000000000000000J40H19000000000000000J70Q0T1EN\#
        0J0:0000000000000000000000J<0?0V0J=0B0=00000000J?0?0J0J@0?0;0JA0H0L0JB0?0N0JC0B0>0JD0B0M00000000JF0H\#
        0^0JG0B0=0JH0?0D0Ti0X0B00000000000000000000000000000JN0B0?00000000JP0?0G0JQ0B0J000000000000000000000\#
        0JU0?0H0JV0B0=000000000000000JY0?0:0JZ0H0S0000000000000000000000J^0B0;0J_0B0;0J`0B0?0000000000000000\#
        000000Jd0Q0S0Je0B0B0Jf0?0F0000000000000000000000Jj0E0>00000000Jl0?0M0Jm0?0G0Jn0?0\0Jo0B0I0K00B0W0K10\#
        B0<0K20?0D0K30?0;0K40?0M0K50?0J0K60B0F0K70?0U0K80B0a0K90?0C0K:0B0@0K;0B0?0K<0?0A0K=0?0A0K>0B0>0K?0Q0\#
        =0K@0?0W0KA0Q0P0KB0H0X0000000000000000000000KF0B0=0KG0B0>00000000KI0?0:0000000000000000000000KM0?0D0\#
        KN0?0<0KO0?0J0KP0?0900000000KR0Q0E1AE0S0;000000000000000KV0B0D0KW0B0:0KX0B0:0da0S0?00000000000000000\#
        00000K]0E0I0K^0B0=0000000000000000000000Kb0B0;0000000000000000000000Kf0B0<000000000000000Ki0B0G0Kj0H\#
        0S0Kk0H0H0Kl0?0B0000000000000000000000L00H0E00000000L20?0@0L30?0A00000000L50?0J0L60?0:0L70?0W0000000\#
        0L90?0?00000000L;0B08000000000000000000000000000000000000LA0?0D000000000000000LD0?0G0LE0B0C0LF0B0C00\#
        0000000000001=j0K0N000000000000000000000000000000000000000000000000000000000LR0H0L0LS0H0K00000000000\#
        0000LV0Q0K0XO100`0LW0?0G0LY0?0S00000000L[0?0<00000000000000000000000000000L`0B0?0La0Q0J0000000000000\#
        00Ld0H0I0Le0?0B0Lf0?0;0Lg0N0;0Lh0B0Q0Li0Q0I000000000000000Ll0Q0M0Lm0H0S0Ln0?0O0Lo0?0D0M00B0C0M10?0;0\#
        M20B0;0M30B0@0M40H0C0M50B0=00000000000000000000000000000M:0?0I0M;0B0D00000000M=0Q0D0M>0B0>0000000000\#
        000000000000MB0B0;0000000000000000000000MF0?0R0MG0?0;0MH0?0@0MI0?0D00000000MK0B0C0ML0H0L0MM0B0E00000\#
        0000000001]a0e0H0ng0U090MQ0?0Q0MS0B090MT0B0D0MU0?0;0000000000000000000000MY0B0@0MZ0?0P00000000000000\#
        00000000M^0B0@0M_0?0O000000000000000Mb0?0M000000000000000Me0B0@0Mf0?0:0Mg0B0;0j80T0;0Mh0?090Mi0B0P0M\#
        j0?0:0Mk0Q0D0Ml0B090Mm0H0Z0Mn0?0D0Mo0H1:0N00?0A0N10?0=0N20?0I0N30E0J0N40B0@0N50?0P000000000000000N90\#
        ?0H00000000N;0H0F0N<0?0900000000N>0?0S0N?0?0G000000000000000NB0?0L0NC0B0:00000000NE0?0J0NF0E0H1>\2W0\#
        M0NG0?0W0NH0B0<0NI0?0?0NJ0?0C1ib0S0<0NK0B0@0NN0?0I00000000NP0H0R000000000000000000000000000000000000\#
        0000001Sl0\0@0NW0H0H000000000000000N[0?0H00000000000000000000000000000N`0?0J0Na0B0;0Nb0H0M0Nc0?0G0Nd\#
        0?0E0Ne0?0:0Nf0?0:0Ng0?0I00000000Ni0?0:000000000000000000000000000000000000No0B0>0000000000000000000\#
        0000000000O40?090O50B0A0Hn0i0C00000000000000000000000000000O;0?0U00000000O=0B0U0O>0?0C00000000O@0?0A\#
        0OA0?0M0OB0?0C0OC0?0G0OD0?0N0OE0H0C0000000000000000000000OI0?0K00000001O@0N0A00000000OM0H0R000000000\#
        000000OP0E0D00000000OR0B0F00000000OT0B0H0OU0?0P000000000000000OX0Q0D0OY0?0K0OZ0?0R0O[0H0E0O\0?0B0O]0\#
        B0B0O^0?0R0O_0E0=0O`0B0A0Oa0?0E0Ob0B0:0Oc0?0I0Od0B0>00000000Of0?0=0000000000000000000000000000000000\#
        0000000000000000On0?0L0Oo0?0E1Ad0`0H00000000P20?0O0P30?0^0P40B0N00000000P60B0M0P70?0E00000000P90?0<0\#
        0000000510P0L0P;0B0:0P<0?0L0P=0H0Q00000000P@0?0O0PA0Q0G0PB0?0O0PC0?0V0PD0E0?0PE0?0M1SY0Y0>0000000000\#
        00000PI0?0O000000000000000PL0?0Q0PM0?0V0PN0H0d0PO0?090000000000000000000000PS0?0C0PT0H0U1Bk0c0800000\#
        000PW0B0B0PX0?0G0PY0?0P00000000P[0H0L0P\0B0H0P]0H0T0P^0B0F00000000P`0K0C0000000000000000000000000000\#
        00000000Pf0?0Z0Pg0?0N00000000000000000000000000000000000000000000000000Po0Q0L0Q00?0C0Q10?0C0Q20?0Q1A\#
        <0G0:0Q30?090Q40B0c0Q50B0:0Q60B0<0Q70?0M0Q80?0B0Q90B0<0Q:0B0F0Q;0?0G0Q<0H0H0Q=0?0>000000000000000000\#
        00000000000QC0?0D00000000QE0?0C0QF0?0C0QG0B0>0QH0?0F0QI0H0[000000000000000QL0B0D000000000000000QO0E0\#
        D0QP0?0E0QQ0?0A0QR0?0B1_Y0J090QS0B0E0QT0B0;000000000000000QX0?0L000000000000000000000000000000000000\#
        0000000000000000000000000000000000000000000000000Qe0Q0I000000000000000Qh0?0X0Qi0B0k0Qj0?0N0000000000\#
        00001Z41;0\0Qm0?0C0Qn0?0U0Qo0?0>1X00N0C0R00?0F0R10B0<000000000000000R60?0O0R70H0Q00000000R90?0E0R:0?\#
        0F0oK0R0:0R;0H0F0R<0?0;0R=0?0B0R>0B0<0R?0?0:0R@0B0;0RB0E0?0000000000000000000000RF0B0800000000000000\#
        0000000000000000000000RL0B0A00000000RN0?0?0RO0?0P00000000RQ0B0C0RR0B0L0RS0?0D0RT0B0=0RU0?0;0RV0B0?0R\#
        W0H0K00000000RY0?090RZ0?0R000000000000000R]0?0H00000000R_0?0E0R`0B0?000000000000000Rc0E0A0Rd0B0E0Re0\#
        H0M0Rf0?0V0Rg0H0]0Rh0B0<00000000000000000000000000000Rm0?0D0Rn0?0J0Ro0?0G0S00?0L0S10?0N0S20?0H0S30H0\#
        A0S40?0@0S50?0M0S60?0C0S70B0D0S80?0P00000000S:0H0>0000000000000000000000S>0E0;0S?0B0C0S@0B0A00000000\#
        000000000000000000000SE0B0@0000000000000000000000SI0H0W0SJ0?0H0SK0?0C0SL0B080SM0B0<0SN0?0D0SO0?0C0SP\#
        0B0F0SQ0?0L00000000SS0Q0X0ST0?0C0SU0B0;000000000000000SX0?0R0SY0H0A0SZ0?0M0000000000000000000000S^0?\#
        0=000000000000000Sa0?0=1V<0M09000000000000000000000000000000000000Sh0?0E0Si0B0<000000000000000Sl0?0N\#
        0Sm0?0J00000000M411080T00?0X0T10B0=000000000000000000000000000000000000T70B0G000000000000000T:0B0;0T\#
        ;0B0F00000000T=0?0F000000000000000T@0B0;00000000000000000000000000000TE0B0H0000000000000000000000TI0\#
        ?0;0000000000000000000000TM0?0G0TN0?0W0TO0?0P0TP0?0S0TQ0?0A0TR0B0J0TS0E0:000000000000000TV0B0F000000\#
        00000000000000000000000T[0B0F000000000000000000000000000000000000Ta0?0R00000000Tc0H0M0Td0B0<0Te0?0b0\#
        Tf0?0S0Tg0?0@0Th0?0Q0Ti0B0F0Tj0B0B000000000000000Tm0B0\0Tn0B0N0To0B090U00?0C0U10H0L0U20?0A0U30?0J0OB\#
        0R0C0U40?0C0U50B0<0U60B0=0U70?0I0U80Q0L0U90?0I0U:0B0=000000000000000U>0B080U?0B0900000001UP0]0C0UB0B\#
        0@0UC0?0B00000000000000000000000000000UH0?0F0UI0B0K0000000000000000000000UM0B0;0UN0H0I0UO0B090UP0B0>\#
        00000000UR0?0Q0US0B0A000000000000000000000000000000000000UY0?0U000000000000000U\0E0<0000000000000000\#
        000000U`0B0>0Ua0H0E0Ub0?0K0Uc0?0F0Ud0?0D0Ue0B0A0Uf0?0Y0Ug0B0:0Uh0?0B0gb0[0F0Ui0H0=0Uj0B0=0Uk0B0P0Ul0\#
        ?0C0Un0B0G0Uo0B0:0V00B0:0V10B0D0V20B0T0V30B0A0V40?0A0V50?0[0V60B0<0V70H0Q0V80H0T0cn0[0P0V90?0G0V:0?0\#
        =0V;0H0<0V<0B0E000000000000000000000000000000000000000000000000000000000VF0?0?0VG0?0E000000000000000\#
        VJ0?0M0VK0H0G000000000000000000000000000000000000VQ0?0F0VR0?0F0VS0B0@0VT0B0a0VU0B0P00000000VW0B0H0VX\#
        0B0<000000000000000V[0?0K00000000000000000000000000000V`0Q0I00000000Vb0H0Q00000000Vd0?0;0Ve0Q0\0Vf0B\#
        0C0Vg0?0I0Vh0?0G00000000000000000000000000000000000000000000000000W00?0M000000000000000W30?0G0000000\#
        00000001gS0O0<0W70E0T0W80B0?0000000000000000000000W<0?0<0W=0Q0Y0W>0B080W?0?0L0000000000000000000000W\#
        C0B0A000000000000000WF0?0=1RR0b0L0WG0?0D0WI0?0K0WJ0?0;1T00Z0@0WK0B0@1G=0T0@000000000000000WP0?0B0000\#
        000000000000000000WT0?0O0WU0?0F0WV0?0J000000000000000WY0Q0R000000000000000W\0Q0H0W]0?0K0W^0B0D0W_0B0\#
        @0W`0B0<0Wa0B0;000000000000000Wd0B0@000000000000000Wg0?0=0Wh0B0=0000000000000000000000Wl0?0=0Wm0?0C0\#
        Wn0?0C0Wo0B0M00000000X10B0?0000000000000000000000X50?0>0000000000000000000000X90B0B00000000000000000\#
        00000X=0H0_0X>0?0K0X?0?0@00000000XA0H0X0XB0?0J00000000XD0B0=1f41?090XE0?0R0XF0?0?0XG0B0<0XH0H0M0XI0B\#
        090XJ0?0U000000000000000XN0?091:i0Q0C0XO0B0^0XP0?0C00000000XS0H0P0XT0B0;0XU0H0Z0XV0?0A0XW0?0R0000000\#
        000000000000000000000000000000000000ZW0J090X_0?0P00000000Xa0?0?00000000Xc0H0M0Xd0B0@0Xe0B0A0Xf0?0E00\#
        00000000000000000000Xj0?0?00000000000000000000000000000Xo0?0P0Y00?0E00000000Y20B0D0Y30?0A0Y40B0C0Y50\#
        Q0F0Y60?0J0dE0R0G0Y70?0>00000000Y:0H0I0Y;0?0;0Y<0B0?0Y=0?0G0eU0L0F00000000000000000000000000000YC0H0\#
        X0YD0?0B0YE0?0O0YF0H0H0YG0?0;0YH0?0?0YI0?0I0YJ0?0N000000000000000YM0?0E0YN0?0=0YO0H0M00000000YQ0?0K0\#
        YR0?0M0YS0?0>0YT0E0H0YU0Q0J0YV0?0M0YW0B0K00000000000000000000000000000Y\0B0C00000000Y^0H0M0000000000\#
        00000000000000000000000000Yd0B0>0Ye0B0<0Yf0B0Q00000000Yh0H0M0\n0O0B00000000Yk0H0e0Yl0B0;0Ym0H1;0Yn0H\#
        0>0Yo0H0I0Z00B0H1Rj0l0\0Z10H0E0Z20?0J0Z30B0>0Z40H0O000000000000000Z80?0@0Z90?0G000000000000000Z<0B0;\#
        0Z=0?0H0Z>0B0S0Z?0B0;0h00m0J0Z@0?0R0ZB0H0^000000000000000ZE0?0P0ZF0?0S0ZG0B0A0ZH0?0?0ZI0B0=12;0l0K0Z\#
        J0?0M000000000000000000000000000000000000ZQ0E0>0ZR0N0B00000000000000000000000000000ZW0?0;1c00b0R0000\#
        0000ZZ0?0A0000000000000000000000Z^0H0H0Z_0H0E0000000000000000000000Zc0?0@0Zd0?0W0Ze0H0B0Zf0B0R000000\#
        00Zh0B0E0Zi0?0L0Zj0Q0R0Zk0B0E0Zl0?0J0Zm0B0?0Zn0H0Z0Zo0B0=0[00H0C0[10B0:0000000000000000000000[50B0L0\#
        [60?0P0[70B0K0[80?0D0[90?090[:0H190[;0B0Q00000000[=0B0;0[>0B0:0[?0?0E0[@0?0I00000000[B0B0H0c50f080[C\#
        0H0_0[E0Q0Q0[F0H0L000000000000000D71>0;0[J0E0W0[K0H0H0[L0B0G000000000000000[O0B0<0[P0?0;0[Q0?0:0[R0?\#
        0;0[S0?0E0[T0Q0W0h:2@0;0[U0?0=0[V0E0C0[W0?0B0[X0B0:0[Y0B0L0[Z0?0T1>:0Q0D0[[0B0:0[\0?0=0[^0?0K0[_0B0:\#
        0[`0B0=0[a0B0<0[c0B0E000000000000000[f0H0C0[g0B080[h0B0<000000000000000[k0?0<0[l0?0I00000000[n0?0G00\#
        000000000000000000000000000\30?0<0\40B0>00000000000000000000000000000\90B0;000000000000000\<0?0A0000\#
        0000\>0?0G00000000\@0?0M0\A0K0`000000000000000\D0?0;0\E0B0=0\F0?0D0\G0?0@00000000\I0?0L0\J0?0V0\K0?0\#
        K0\L0B0>000000000000000\O0H0c0\P0?0Q0\Q0?0G00000000\S0B0H00000000\U0K0e0\V0?0;0\W0?0;0\X0B0:0\Y0?0Y0\#
        00000000000000\\0B0Q0Gk0]0E0\^0H0E0\_0?0D0\`0?0<0\a0H0P0\b0?0D00000000000000000000000000000\g0H0?0\h\#
        0B0[00000000j50S0F0000000000000000000000\n0?0@0\o0?0Q0]00?0P0]10B0J0]20H1<0]30B0<0]40B0?0]50?0C1480^\#
        0;000000000000000]90?0O0]:0?0C0];0H1@0]<0?0@000000000000000]?0?0M0]@0B0>0]A0B0B0]B0H0_0]C0?0=0000000\#
        0]E0?0S0]F0?0C00000000]H0?0C0]I0B0F0]J0?0C0000000000000000000000]N0Q0X0]O0B0;0]P0B0>0]Q0B0@00000000]\#
        S0B0L00000000]U0H0U0]V0B0A0]W0?0A0T[0X0W00000000000000000000000000000]]0?0L0]^0?0J0]_0B0H0]`0?0=0000\#
        0000]b0?0K00000000]d0?0K0]e0B0<0]f0?0Z0]g0?0B000000000000000]j0B0@0]k0?0D0]l0B0:0]m0?0\0]n0?0N000000\#
        00^00B0F0^10H0H0>10Y0?0^20?0B0^30?0>0^50B0J0^60B0?0^70?0F0^80?0E00000000000000000000000000000^=0?0C0\#
        ^>0B0;00000000^@0?0R000000000000000^C0B0:0000000000000000000000^G0?0@0^H0B0:0^I0?0K000000000000000^L\#
        0B0;1Y<0K0:0^M0?0B0000000000000000000001jE0k0C0^R0?0@0^S0?0S0^T0?0O0^U0?0C0^V0H0L0000000000000000000\#
        000^[0B0D00000000^]0?0I0^^0?0D00000000^`0B0R00000000^b0B0?000000000000000^e0?0B00000000^g0?0D0^h0?0E\#
        00000000^j0H0C0^k0?0H00000000000000000000000000000_00B0F1Fe140P00000000000000000000000000000_60B0>0_\#
        70B0:00000000_90?0P0_:0?0E0_;0H0D0_<0?0W0_=0B0C1XK170=0_?0B0900000000_A0?0U0_B0H1D0_C0H190_D0B0G0000\#
        00000000001i20Y0S000000000000000_J0?0;0_K0?0U000000000000000_N0?0I00000000_P0H0F0nU0`0H0_Q0B0Q000000\#
        000000000000000000000000000000000000000000000000000_[0B0C1XK1\0900000000_^0H0I0__0?0I0_`0B0>0_a0B0F0\#
        _b0B0I0_c0?0@00000000_e0?0M0000000000000000000000FF0H0E0_i0H1=0_j0?0=0_k0?0B0_l0K0P0_m0B0?0_n0B0I0_o\#
        0?0K000000000000000`30?0O0`40B0V00000000`60B0H00000000`80?0M0`90B0B0000000000000000000000`=0B0D0`>0B\#
        0>000000000000000`A0?0C0`B0?0>0000000000000000000000`F0B0E0`G0K0f0`H0?0J0`I0?0A00000001:i0e0I0`K0B0:\#
        0`L0B0;0`M0?0:0`N0B091Ej11090`Q0?0O00000000`S0?0M00000000000000000000000000000`X0?0@0;V0a0B0`Z0?0P0`\#
        [0?0J00000000`]0B0C000000000000000``0?0I00000000XB0Y0D000000000000000`e0?0B0`f0H0K0`g0B0@0`h0B0J0`i0\#
        H0D0`j0?0@0000000000000000000000`n0B090000000000000000000000a20?0F000000000000000a50?0R0a60Q0P000000\#
        0000000000000001Z\0o0A00000000a<0B0A0a=0?090a>0?0F0a?0B0O0Q00b0A000000000000000aC0?0Q0aD0?0B00000000\#
        0000000000000000000000000000aJ0?0A0aK0?0A0aL0?0J0aM0Q0D0aN0H0V0aO0H1?0aP0?0S0aQ0H0D08>0_0A0aS0B0@0aT\#
        0H0a0000000000000000000000aX0H0U1IM160f0aY0B0;0a[0?0P000000000000000a^0B0>0a_0B0L0000000000000000000\#
        0000000000ad0?0I0ae0?0[0af0H0R0ag0?090ah0?0I0ai0B0:0aj0Q0H0ak0B0J0al0?0L0am0?0V0an0H130ao0?0M0000000\#
        00000000b20?0I00000000b40?0=00000001G`0Q0@00000000b80?0@1ZG0\0G0b90B0<0b;0?0;0b<0B0=0b=0?0H0b>0?0V00\#
        0000000000000bA0B0A00000000bC0?0Z0bD0?0;0bE0?0D000000000000000bY0d0G00000000000000000000000000000bM0\#
        H0H0bN0E0B0bO0?0M00000000bQ0?0A0bR0?0:0bS0B0C0bT0H1;0bU0H0H0bV0?0G00000000bX0?0=0bY0B0B0bZ0B08000000\#
        0000000000000000b^0?0F0b_0H0V000000000000000bb0?0D0bc0?0G0bd0B0`0be0B0P0bf0B0800000000bh0H0G00000000\#
        bj0B0@0bk0?0U0bl0H0B00000000bn0?0D000000000000000c10B08000000000000000c40?0I0c50E0?0c60?0N0c70B0<0c8\#
        0Q0R000000000000000000000000000007F0M0<0c=0B0=13?130c0c?0?0;0c@0?0H1Y10l0I0cA0?0;1>\0X0A0cC0?0R0cD0H\#
        0U0cF0?0A0cG0?0?00000000cJ0B0B000000000000000cM0?0D0cN0B0<12f0J0L0h:0]0G0cP0B0\0cR0B0H00000000000000\#
        000000000000000cW0?0M0cX0?0D0cY0?0G0cZ0H0\0c[0?0J0c\0?0K000000000000000c_0?0H0c`0?0F0ca0?0U0cb0?0B0c\#
        c0?0@0P`0^0E0cd0B0=0ce0Q0J00000000ch0?0E0ci0B0P0cj0B0=0ck0?0R1<H0P0@0cl0?0Q0cm0?0S0cn0?0L0co0?0L0gU0\#
        L0A000000000000000d40?0D0d50?0P0d60B0A0d70?0O000000000000000d:0?0G00000000d<0B0:0d=0B0J00000000d?0?0\#
        H0d@0B0:000000000000000dC0?090dD0B0=0dE0?0C0dF0B0:00000000dH0B0O0dI0B0C0dJ0?0M0dK0B0G000000000000000\#
        0000000dO0B080dP0B0I0dQ0?0E00000000dS0B0>00000000dU0B0Q00000000dW0?0M0dX0B0=00000000dZ0H0d0d[0?0P000\#
        00000d]0B0<0d^0B0:0d_0?0>0d`0?0J0da0B0A0000000000000000000000de0Q0N0df0?0V0dg0?0C0dh0?0[18]0T0;0dj0H\#
        0D000000000000000dm0Q0K0dn0B0>00000000e00?0K0e10?0I0e20H0H000000000000000e50?0O0e60B0>0e70?0D0e80?0O\#
        00000000e:0?0:00000000e<0B0H0e=0B0@0e>0?0>000000000000000eA0?0R00000000000000000000000000000eF0?0C0e\#
        G0?0D0eH0B0J1Pc0[0=0eJ0?0A00000000eL0?0@0000000000000000000000eP0?0B00000000eR0?090eS0B0H00000000eU0\#
        B0:00000000eW0B0:1@I0e0E0eX0B0;0eZ0?0;0e[0?0>0e\0B0<0e]0B0L1nE0S0?0e_0B0L0e`0Q0G000000000000000ec0B0\#
        <000000000000000ef0B0A0eg0?0I0eh0Q0M0ei0B0<0ej0?0O000000000000000em0?0E1e40J0I0en0B0=0f00B0<0f10?0T0\#
        RB0k0H0f20B0H0f30B0<000000000000000f70B0M0000000000000000000000f;0?0K0f<0?0:0000000000000000000000f@\#
        0?0G0fA0B0?0fB0H0Y00000000fD0?0N0fE0?0A0fF0B09000000000000000fI0?0M00000000000000000000000000000fN0?\#
        0I0fO0B0I000000000000000fR0B0?0fS0B0T0fT0B0?0fU0B090fV0B090fW0B0;000000000000000fZ0?0H00000000000000\#
        00000000f^0?0I1`=0X0A0f_0?0>0fa0?0O0fb0B0>0fc0B0=000000000000000ff0B0=000000000000000fi0B09000000000\#
        00000000000000000000000000000000000000000g10?0F000000000000000g40H0O0g50?0H0g60B0R000000000000000000\#
        0000g:0H0^0g;0H0M0g<0B0F0g=0H1@0V00L0?0000000000000000000000gB0H0L00000000gD0H0X0gE0?0G0gF0B0;000000\#
        00gH0B0R0gI0B0;000000000000000gL0?0R0gM0H0O00000000gO0?0H0gP0B0F0P`140:0gQ0B0:0gR0?0B0gS0B0J0gT0H0X0\#
        gU0B0:0gW0?0G0gX0B0>0gY0H0I0gZ0H0D0g[0B0D0g\0?0b0g]0H0V0g^0?080000000000000000000000gb0?0L0gc0B0?0gd\#
        0H0N0ge0B0F00000000gg0?0L00000000gi0B0A0gj0B0C000000000000000gm0?0R0gn0?0N0go0?0F0h00?0L0h10H0M00000\#
        000h30?0>0h40Q0S00000000h60Q0G0hk0]0E1jE1T0B0h80?0D0h90?0A0h:0?0=0h;0?0N0h<0?0G0h>0?0D0h?0?0B0h@0?0L\#
        0hA0?0B0000000000000000000000hE0H0Y0000000000000000000000hI0B0Q0hJ0Q0K0hK0H0[0hL0?0K0hM0Q0C0hN0?0900\#
        0000000000000hQ0?0G0000000000000000000000hU0?0H0hV0?0T000000000000000hY0B0=000000000000000h\0B0A0000\#
        0000h^0?0B0h_0B0J0h`0Q0D0ha0E0=0hb0?0J00000000hd0H0K0he0B0K0hf0B0>00000000hh0B0;0hi0?0Q0hj0?0H0hk0B0\#
        K0hl0?0^0hm0H0F0hn0B0Q0ho0?0D1Bk0Q0A0i10B0O0i20?0E000000000000000i50B0H0i60B0H0i70Q0K00000000i90?0A0\#
        i:0H0\0i;0H1?0i<0B0B0i=0B0<00000000i?0H0M0i@0?0L0iA0B0:0iB0H0D0iC0B0[0iD0?0Q1l`0H0B0iF0H0C0000000000\#
        00000iI0Q0E0iJ0H0H0iK0B0N0iL0?0A0iM0?0G0iN0?0K0iO0?0?00000000iQ0?0G0iR0?0L00000000iT0B0:00000000iV0B\#
        0@0iW0?0=00000000iY0Q0I0iZ0B0A0i[0?0J00000000i]0?0:00000000i_0H0C0i`0?0J0ia0B0800000000]_0Z0E0id0?0L\#
        00000000000000000000000000000ii0?0W0ij0B0P0ik0H190il0?0<0im0B0^0in0?0G0io0?0T0j00H0F0j10B0:0j20?0?00\#
        0000000000000j50?0D0j60?0O0j70B0P0j80B0B0j90?0G0j:0H0G0j;0?0K0j<0B0?0j=0?0I0j>0?0W0j?0B0L0j@0B0?0jA0\#
        B0>0jB0?0E0jC0B0=0jD0B0:0jE0H190jF0B0X1Bk0l0:0jH0?0N00000000jJ0H0J0jK0B0=0jL0Q0G0Q00R0?0jM0B0=1P`0X0\#
        J0jN0H0B0jO0B0T0jP0B0K0jQ0B0;0jR0?0=0jT0H0l0jU0B0R0jV0?0H0jW0?0=0jX0?0D00000000000000000000000000000\#
        0000000j_0B0?0j`0?0F0ja0B0D0jb0B0=0jc0B0=0jd0?0X0je0?0;000000000000000jh0?0I0ji0?0=0jj0B0N00000000jl\#
        0?0E0000000000000000000000k00?0B00000000k20B0<0k30B0<0k40?0=0k50?0N00000000k70?0J000000000000000k:0?\#
        0A0k;0B0A0k<0?0;0k=0B0;0000000000000000000000kA0H0Y0kB0?0F0kC0?0G0kD0B0<00000000kF0?0C0kG0?0H0000000\#
        0kI0?0:0kJ0?0D0kK0?0<000000000000000kN0B0;0kO0B0900000000kQ0B0<0kR0H0W0000000000000000000000kV0?0`00\#
        000000kX0?0N00000000kZ0?0L00000000k\0?0W0k]0H0Y0nc0T0>0k^0?0M0k_0Q0I0k`0H0L0ka0H0G0kb0?0K0kc0B0A0000\#
        0000kf0?0C000000000000001S:0V0C0ki0?0;0kj0H1=0kl0H0b0km0?0G0kn0B0=0ko0?0F0l00?0E0l10?0Q0l20?0F000000\#
        00l40H0T0l50?0N0l60?090l70?0D00000000000000000000000000000000000000000000000000l?0?0C0l@0?0D0lA0H0P0\#
        lB0Q0D0lC0?0A0lD0?0N0lE0?0H0lF0?0>0lG0?0J0lH0?0:000000000000000lK0?090lL0?0E00000000lN0?0G0lO0B0U0lP\#
        0B0=0lQ0?0J0lR0H0E0cj0O0N0lT0Q0H1Aj0U0>00000000`]0U0E000000000000000lZ0H0J0l[0?0O000000000000000l^0N\#
        0E000000000000000la0?0Q0lb0?0M0lc0B0M00000000le0H0G0000000000000000000000li0?0N000000000000000ll0?0R\#
        000000000000000lo0B0:00000000m10B0A0m20H0M00000000m40?0N0\b0S0B0m50?0I0m60?0C0m80B0;0m90K0`0m:0B0B0m\#
        ;0B0=0m<0?0G00000000m>0H0U1cW0g0Q0m@0?0P0mA0H0D16J0V0D0mB0B0I00000000mE0H0U0000000000000000000000mI0\#
        B0D000000000000000mL0?0V000000010A1A0`1970i0;0mN0B0:00000000mR0?0?0mS0?0X0mT0B0E0mU0?0N0mV0?0W000000\#
        000000000mY0?0?0000000000000000000000m]0H0C0m^0?0Q1T@0e0@0m_0B0=000000000000000000000000000000000000\#
        mf0?0K0mg0?0T0mh0?0;00000000mj0H0]00000000ml0?090mm0?0M0mn0B0Q0mo0B0=0n00?0F0000000000000000000000n4\#
        0?0C0000000000000000000000n80?0V12;0Z0A0n90B0>0n:0Q0N0n<0?0>000000000000000n?0?0N0n@0?0D0nA0?0I00000\#
        0000000000nD0B0@000000000000000nG0B0H0nH0?0>000000000000000nK0?0C00000000000000000000000000000000000\#
        00000000nR0?0C0nS0B0A0nT0B090nU0B0N0000000000000000000000nY0B0>0nZ0B0S0n[0H0=0n\0?0;1Pc0Q090n]0B0@0n\#
        ^0?0J0n`0Q0L0na0?0Z0nb0B0?0nc0?090000000000000000000000ng0H0=000000000000000000000000000000000000000\#
        0000nn0?0Q0no0?0I0o00Q0J00000000o20B0<0o30H0@0o40?0=0000000000000000000000000000000000000000000o;0H0\#
        X0o<0B0E0o=0B0D00000000o?0?0A07f0V0D0oA0?0G00000000oC0H0I0oD0?0M0oE0?0C0oF0?0C0oG0B0A0oH0B0Z1To0^090\#
        oJ0B0E0oK0E0=0oL0?0900000000oN0H0I0oO0?0K0oP0B0Z000000000000000oS0?0?00000000oU0H0D0oV0?0C0oW0B0@0oX\#
        0Q0E0oY0?0K0oZ0B0=0>12]0;0o\0E0A00000000o^0?0a00000000o`0?0C0000000000000000000000;n0o0?0od0B0E0oe0?\#
        0K0of0H0L0og0?0:0oh0H1@0oj0H1700000000ol0Q0X00000000000000000000000000001010H0L1020?0G1030H0M1040B0A\#
        1S\0S0J1050?0L1060H0@00000001090B0:10:0?0910;0?0Q000000000000000IW0S0?10?0H0D000000010A0K0f10B0?0=10\#
        C0?0D10D0?0N10E0B0P10F0B0;10G0B0?10H0B0B0000000000000000000000c50T0A000000010N0?0J10O0B0=000000010Q0\#
        B0B10R0?0e000000010T0?0A10U0H0P11i0J0;10V0?0900000000000000000000010[0B0?10\0Q0V10]0?0I0000000000000\#
        000000000000000000000010c0H0a000000010e0B0>00000000000000000000000000000200P0T00000001WG0k0P10m0B0?1\#
        0[0Q0<0000000000000000000001120B0S000000000000000000000000000000000001180B0=1190E0@11:0?0?03n0I0911;\#
        0?0;11<0?0O11=0?0G11>0?0?11?0?0O11A0H0E11B0?0E0000000000000011E0H0D00000000000000000000011I0?0G11J0B\#
        0C11K0?0?11L0?0O11M0B0U00000000000000000000011Q0B0J11R0B0<11S0B0>11T0H0H000000011V0B0<11W0B0<0000000\#
        000000011Z0?0b11[0B0A000000011]0B0G0000000000000011`0B0B0000000000000000000000000000000000011f0B0@11\#
        g0B0=11h0?0>11i0?0;000000000000001Nk170F11m0?0R11n0H0I00000000<\0K0B1210B0M1220B0W000000000000000000\#
        0000000000000000000000000000000000000012;0B0812<0?0H12=0B0912>0?0C1R:0b0;12?0?0G12@0?0M12A0?0A12B0H0\#
        C12C0?0E12D0?0F12E0H0C12G0B0G0000000000000012J0B0A0000000000000012M0?0H12N0H0D12O0?0G12P0?0C12Q0B0L1\#
        2R0B0L12S0?0H12T0H0G12U0H1612V0?0J12W0?0H000000012Y0K0^12Z0?0O000000003P0d0A12]0?0J000000012_0?0B000\#
        00000000000000000012c0?0H0I@0J09000000012f0?0;12g0?0S12h0B0<12i0Q0I12j0Q0D1W@0c0G12l0B0C000000000000\#
        0012o0H0V00000000000000000000000000001340?0I00000001360?0K1370?0F1380?0Q1390Q0L13:0H0J13;0B0J13<0?0F\#
        000000013>0?0J13?0B0a13@0?0>13A0B0;0000000000000013D0B0M13E0B0<13F0?0P0NC0L0A13H0?0J13I0B0D13J0?0D13\#
        K0B0G13L0?0O13M0?0M13N0?0K000000000000000000000000000000000000000000000000013V0B0<13W0B0;13X0B0C0000\#
        000000000013[0H0K000000013]0?0@1KV1B0a13_0?0I0Da0J0913a0?0K13b0B0;13c0H0\1NL0j0Z13d0?0J0000000000000\#
        013h0?0J13i0Q0D000000013k0H0C13l0H0i13m0K0^13n0?0A1`60o0G13o0B0L1400B0H01?190L1R90O0?1420?091430?0L1\#
        460B0:1470?0I1480B0L1490?0L14:0?0h14;0?0O14<0?0M14=0?0T14>0?0T14?0B0914@0?0:14A0?0900000000000000000\#
        000014E0?0G000000000000001dm0X0?14I0?0D14J0B0H14K0H0R00000000000000000000014O0?0V000000014Q0B0X14R0?\#
        0:14S0B0=14T0?0E14U0?0N14V0?0D00000000000000000000000000001f40T0@14\0?0A14]0?0?14^0B0K00000000000000\#
        000000014b0B0A14c0H0G14d0B0:0000000000000014g0H1714h0?0I000000014j0B0?14k0H0U00000000000000000000014\#
        o0?0G1500?0G1510B0:1520?0E1530B0<1540K0Y1550?0S1560H0=1B_0`0H0dP0d0K0000000000000015;0H0\15<0?0H0000\#
        000000000015?0?0;0000000000000015B0?0X15C0?0J15D0B0>15E0B0M15F0E0J15G0B0=000000015I0B0=0000000000000\#
        015L0?0K15M0B0D0000000000000015P0H0O000000015R0?0=000000015T0?0D15U0?0900000000nc0H0;000000000000000\#
        000000000000015\0B0T000000015^0B0<15_0?0L00000000000000000000015c0E0:15d0B0B0000000000000015g0B0C15h\#
        0B0;15i0H140000000000000000000001P;0X0M15n0Q0I0000000000000012D0i0=00000001630B091640?0F1650?0:1660?\#
        0J00000000000000000000016:0?0G16;0H0C16<0B0E16=0?0R16>0?0C16?0B0:16@0B0C16A0?0;16B0B0<16C0B0?16D0B0;\#
        16E0H0h16F0?0O16G0B0;16H0H0K16I0H0L16J0H0>16K0B0B16L0?0F16M0B0G00000000Y<0Q0L16P0Q0H16Q0B0B16R0?0C16\#
        S0B0:00000000000000000000016W0B0A16X0E0>16Y0?0K16Z0?0E16[0?0D16\0Q0I0000000000000016_0B0;00000000000\#
        000000000016c0B0:000000016e0?0i16f0?09000000016h0B0C16i0?0C16j0?0I000000016l0?0L16m0B0D000000016o0?0\#
        B1700H0M00000001720B0<00000001740B0;1750H0]1760B0>1770?0K1780H0I1790B0<17:0H0K000000017<0B0c00000000\#
        00000017?0B0<0000000000000017B0?0L17C0H0C0SO0R0B17D0B0H17E0?0J17F0?0V17H0?0A17I0B0C17J0?0N02J0P0A17K\#
        0?0<0000000000000000000000000000000000017R0?0B17S0B0:17T0?0E17U0?0K000000017W0H0N17X0B0;17Y0?0X00000\#
        0017[0?0G17\0?0J000000017^0B0<000000017`0?0P000000017b0H0Y17c0B0<17d0B0J0000000000000000000000_P0^0?\#
        17h0B0;00000000Tg0O0B00000000000000000000000000001800B0@1810H0`000000000000001840?0D00000001860B0:18\#
        70E0W1880Q0M1890B0@18:0H0U0000000000000018=0?0V0000000000000018@0?0L18A0?0F18B0B0>18C0B0=00000000000\#
        00018F0Q0O18G0?0@18H0?0W18I0?0A18J0?0:18K0B0;18L0B0C000000018N0Q0H18O0?0S18P0?0Q00000000000000000000\#
        00000000000000018V0?0R000000018X0B0=18Y0?0F18Z0?0c18[0?0;18\0?0I18]0B0B000000018_0?0=1ZV0Q0L00000001\#
        8b0B0;18c0H0L000000018e0H0G000000018g0B0N000000018i0?0W0Gh0[0C18k0?0L1h^0H0;18l0?0L18m0B0:18n0?0P18o\#
        0?0G1900?0D1910?0<1920B0;1930Q0O1950?0W1960B0C1970?0D1980?0B00000000000000000000019<0?0F000000000000\#
        000000000000000019A0B0@0000000000000019D0?0O19E0?0M000000000000000000000000000019J0N0?00000000000000\#
        19M0?0A000000019O0?0L19P0?0M00000000000000000000019T0B0F0000000000000019W0B0:19X0?0J19Y0B0<000000019\#
        [0H0P19\0B0B19]0B0H0000000000000019`0?0L19a0?0;19b0?0C000000019d0Q0Q19e0E0H19f0?0H19g0B0I19h0?0:19i0\#
        B0=00000000000000000000019m0H0Q19n0B0;19o0?0N1:00?0J000000000000001:30H0D1:40E0;1:50H0M1:60?0C000000\#
        01:80?0G1:90?0H0VS0R0@1::0?0N19g0[0F1o<0e0>1:;0?0?0^R0d0@0>10i0E1:@0?0Y1:B0H0L000000000000001:E0Q0?0\#
        0000001:G0?0>1:H0H0B00000000000000000000000000000000000000000000000001:P0H0C000000000000001:S0?0G1:T\#
        0?0M000000000000000000000000000000000000000000000000000000001J\0R0C00000001:_0?0O1:`0?0B1:a0B0W1:b0B\#
        0900000000000000000000000000001:g0B0?1:h0?0@1:i0?0B00000001:k0?0J00000001:m0?0M1:n0?0;00000001;00B0<\#
        000000000000001;30B0A1;40E0D00000001;60B0:00000000@00P0E1;80B0J1;:0?0@00000001;<0?0D1;=0?0O000000000\#
        000001;@0?0D00000001;B0?0G1UP110E000000000000001;F0H0R1;G0?0:1;H0?0?1;I0?0N1;J0H0]1;K0?0;00000001;M0\#
        ?0H0000000000000000000000000000000000000000000000000000000000000001;W0H0T1o<0K0>1;Y0?0Q1;Z0?0I1;[0H0\#
        H0QL0V0;1;\0B0<1;]0?0>1;_0B0E1;`0B0;000000000000001;c0H0I1;d0?0:0000000000000000000000Gj1=0E1;i0H150\#
        00000000000001;l0?0G00000001;n0B0A000000000000001<10?0E1<20?0H1<30B0N1<40H0W1<50H0P1<60?0B0000000000\#
        000000000000000000000000000000000000000000000000000001<@0?0M1WG0Q0I05o0m0F00000001<D0B0G1<E0B0H1<F0?\#
        0B1<G0?0G1<H0B0>00000001Ej1;0;1<K0?0=1<L0B0:00000001<N0H0R1<O0?0<00000001<Q0?0]1<R0H0\1<S0B0<1<T0?0?\#
        00000000000000000000000000001<Y0H0A00000001<[0?0C1<\0?0B1<]0?0P1<^0?0;000000000000000000000000000000\#
        000001<d0?0@1<e0B0>1<f0?0A0000000000000000000001<j0?0>1<k0?0<1<l0H0V00000000000000000000000000000000\#
        000000000000000001=40B0C1=50B0A1=60?0F1=70?0A1=80B0>1=90B0A0^>0M081=:0B0<1=;0B0M1==0Q0E1=>0?0=1=?0B0\#
        ;1=@0?0L1=A0?0H1=B0?0P000000000000001=E0?0Q1a20\0D1=F0?0C1=G0?0E00000001=J0?0I1=K0?0H1=L0?0U1kE0L0;1\#
        =M0H0:1=O0?0:1=P0?0:00000001=R0?0J00000001=T0?0I0000000000000000000001=X0H0T000000000000000000000000\#
        00000000000000000000000001=`0?0L1=a0?0A1=b0H0\1=c0B0C1=d0?0T1=e0B0<1=f0?0I1=g0?0T000000000000001=j0B\#
        090bd120b000000000000001=n0B0M1=o0?0O1>00B0<000000000000001>30?0E1A00O0>00000001W@1;0800000000000000\#
        00000001>:0?0B1>;0?0=1><0?0U1>=0B0J1>>0?091>?0E0A1>@0?0=1>A0?0H1>B0?0F000000000000001>E0?0@00000001>\#
        G0Q0P00000001>I0H0R0000000000000000000001>M0?0G1>N0B0H1>O0?0B1RR0P0A1>P0B0?0h:2L0;1>Q0?0H1>S0B0@1c?0\#
        H0A1>T0B0A1>W0H0G1>X0Q0K1>Y0B0:1>Z0?0U00000001>\0?0I1>]0?0G00000001>_0?0B1>`0?0J00000000000000000000\#
        0000000000000001>f0?0J00000000000000000000000000000000000000000000000001>n0B0E00000001?00?0C1?10?0U1\#
        ?20?0I00000001?40?0V1?50?0K1?60H0e1?70?0?1?80H0P1ZG140L00000001?;0?0G1?<0B0J1?=0Q0\1?>0H0I0000000000\#
        0000000000000000000000000000000000000001?F0?0@1?G0B0A000000000000000000000000000000000001?M0?0V1?N0B\#
        0D000000000000001?Q0?0U000000000000001?T0?0@00000000000000000000000000000000000000000000000000000000\#
        00000001?^0?0;1?_0B0>1?`0B0;00000000000000000000000000001?e0?0@01Y0a0;1?f0?0F1?g0?0F00000001?j0T0G00\#
        00000000000000000001?n0?0R000000000000001@10?0M000000000000001@40?0F1@50B0>00000001@70?0C00000001@90\#
        B0[1@:0?0<1@;0?0L1@<0?0R00000001@>0B0F1@?0B0=000000000000000000000000000000000001@E0?0N00000001@G0?0\#
        V1@H0B0:1@I0?0B1@J0B0:1@K0?0G1@L0?0D000000000000000000000000000000000001@R0B0;1@S0?0=1@T0?0Q00000001\#
        @V0?0N1@W0H191@X0B0@1@Y0B0;1@Z0B0;00000001>\220T1@]0Q0R1@^0?0A1@_0?0Z1@`0?0F1@a0?0A1@b0B0>0T;0h0A1@c\#
        0Q0K1@d0?0D000000000000001@h0?0H0000000000000000000000000000000000000000001@o0B0?1A00?0@1A10H1:1A20?\#
        0>0@E0T0B1A30?0F0@\0V081oU0U0C00000001A80?0;1A90Q0N1A:0?0A00000001A<0?0800000001A>0B0;00000001A@0?09\#
        1@I0Q0C0FF160;1AA0?0H1AB0H1<1AC0?0>1AE0?0:1AG0H0Z1AH0B0<1AI0?0J1AJ0B0E02U210?1AK0H0N1AL0?0K1AM0B0?1A\#
        N0B0H1AO0B0@1AP0?0F1AQ0?0Q1AR0B0Z1AS0B0;000000000000000000000000000000000000000000000000000000000000\#
        0000000000000000000000001Aa0K0h1Ab0?0I00000001Ad0?0Q00000001Af0H0D00000001Ah0?0C1Ai0?0F1Aj0?0F1Ak0?0\#
        B1Al0B0A0000000000000000000001B00B0K1B10?0;0000000000000000000001B50?0C00000001B70?0L1=M0]0<00000000\#
        0000001B;0B0R1B<0?0B1B=0?0G0000000000000000000000000000000000000000001BD0E0E1BE0B0?1BF0B0?0000000000\#
        00001BI0Q0H1BJ0B0?0ai0[0<1BL0H1>000000000000001BO0Q0E00000001BQ0?0B1BR0?0f0FQ0S0I0000000000000000000\#
        00000000000000000000000000000000000001B\0H0d0RB1D0A1B]0Q0J1B^0?0U1B_0B0N1B`0Q0Z1Ba0B0:1Bb0?0P1Bc0B0H\#
        1Bd0?0O1Be0H0N1Bf0?0P1Bg0Q0H000000000000001Bk0B0?0000000000000000000001Bo0B091W@0S0?0gW0V0L1C20B0O00\#
        000001C40H0`1C50H0i1C60B0A1C70?0F1C80?0=1C90B0S1C:0?0M1C;0?0B00000001C=0H0P00000001C?0?0A00000000000\#
        00000000000000000000000000000000KP0H0;1CG0B0J1CH0H0[1CI0?0;1CJ0?0G0Jj0S0?000000000000001CN0?0_1CO0?0\#
        L1CP0H0O1CQ0H0T1CR0?0J1d>0m0]1CS0?0W1CT0?0G00000001CW0H0H00000000000000000000000000001C\0?0A00000001\#
        C^0B0H0>n0O0J00000001Ca0Q0S00000000000000000000000000000000000000000000000000000000000000000000001Cl\#
        0?0G1Cm0B0<000000000000001D00?0A1D10B0N0000000000000000000000000000000000000000001D80Q0P1D90?0D1D:0B\#
        0D1D;0?0R1D<0?0F1D=0B0B1D>0B0:000000000000001DA0?0R1DB0B0=1W@1D0:1DD0?0N1S\0n0O1DF0?0L1DG0B0E1DH0H0R\#
        1DI0?0P1DJ0B0;0CJ0L0A1DK0?0D1DL0B0>1DM0?0@000000000000000WK0R0@0gi0S0H1DS0?0B00000001DU0B09000000000\#
        0000000000001DY0Q0L1DZ0?0F1D[0?0G0GZ1@0=1D]0?0A1D^0?0;1D_0?091D`0?0?1Da0?0R0]A0T0B1Db0?0C1Dc0B0;1Dd0\#
        B0:0000000000000000000001Di0?0L1RH0Z0A1Dj0B0<1Dl0Q0T0000000000000000000000000000000000000000001E30?0\#
        C1E40?091E50H0M1E60B0>0000000000000000000000000000000000019W0L0<000000000000001E?0B0@00000001>\0j0I1\#
        EA0?0D1EB0B0c1EC0?0U1ED0B0E1EE0E0>0000000000000000000001EJ0?0T1cD0\0P1EK0H19000000002U1T0L1EN0B081EO\#
        0Q0H1EQ0?0;00000001ES0B0M00000001EU0?0?1EV0B0;1EW0H0D1EX0?0C1EY0H151EZ0?0H1E[0B0<1E\0Q0H1E]0B0;1fa0^\#
        0I1E^0B0@1E_0?0;00000001Eb0B0[00000001Ed0?0M00000001Ef0?090000000000000000000001Ej0N0@1Ek0?0H1El0?0L\#
        1Em0B0F1En0?0G0000000000000000000000000000000000000000000000000000000000000001F80?0M1F90B0F1F:0B0A1F\#
        ;0B0900000001F=0?0H1F>0?0E1Nk0`0F000000000000001FB0B0<1FC0?0J0000000000000000000001FG0?0A1FH0B0=1FI0\#
        B0G00000001FK0?0L1FL0?0B1FM0B0:1FN0Q0O1FO0?0E00000001FQ0H0Z00000001FS0B0=1FT0Q0H1FU0B0F1FV0?0D000000\#
        01FX0?0R1FY0?0K1FZ0?0J00O0Y0?00000001F]0?0I000000000000001F`0B0S00000000000000000000000000001Fe0K0Y1\#
        Ff0Q0Q0000000000000000000001Fj0Q0S1Fk0?0T000000000000000000000000000000000001G10?0A1j=0K091G20?0L1G3\#
        0B0;1G40B0:1G60?0G00000001G80B0I1G90B0;1G:0?0T00000001G<0?0K1G=0?0E1G>0B0=0im100`1G?0?0M1G@0B0A1GB0B\#
        0?00000001GD0B0;1GE0?0N1GF0B0900000001GH0H0E00000001GJ0?0G0000000000000000000001GN0H0K08D0K090000000\#
        1GQ0B0@1GR0?0B1GS0B0J00000001GU0B0A000000000000000000000000000000000001G[0H0Q000000000000001G^0E0S1G\#
        _0B0<1G`0?0B00000000B@0P0B1Gc0?0O1Gd0Q0V1Ge0?0L00000000000000000000000000000000000000000000000001Gm0\#
        E0R1Gn0?0F1Go0?0D1H00?09000000000000001H30?0`1H40H0X00000001H60E0I1H70B0;00000001H90H0L0000000000000\#
        01H<0?0E1H=0B0U1H>0?0@0000000000000000000001HB0B0:1HC0H0C1HD0H0h00000001HF0H0J0000000000000000000000\#
        0000001HK0H0E1HL0B0=1HM0?0>000000000000001HP0H0\000000000000001HS0?0\1HT0B0<1HU0?0R1HV0?0B1HW0?0O1HX\#
        0?0B0000000000000000000001H\0?0H00000000000000000000000000001Ha0?0B0000000000000000000001He0?0L1Hf0?\#
        0@1Hg0B0>1Hh0?0@1Hi0?0A00000001Hk0H1<00000001Hm0Q0N0000000000000000000001I10?0S1I20?0@1I30?0K1I40H0M\#
        1I50?0R1I60?0D000000000000001I90?0A000000000000001I<0B0F0000000000000000000001oU0i0A1I@0?0L1IA0B0?1I\#
        B0?0L1IC0?0?1ID0H0N1IE0B0U1IF0?0;1IG0?0K1IH0B0H1II0B0B1IJ0B0:1IK0?0S1IL0?0B1IM0B0d1IN0H1:0<<0V0@1IO0\#
        ?0K1IP0?0L1IQ0H0N1IR0?0U1IS0?0B1IT0B0F1IU0B0=1IV0H0]1IW0?0A1IZ0B0;00000001I\0B0B00000000000000000000\#
        01I`0?0D1Ia0?0>00000001Ic0B0A00000000000000000000000000001Ih0?0A00000001Ij0H0[00000001Il0H0^1Im0?0B1\#
        In0B0K00000001J00?0N1J10?0C0000000000000000000001J50E0=000000000000001J80?0K000000000000001J;0?0L1J<\#
        0?0B1AA0W0<1J=0B0<1J?0B0;000000000000000000000000000000000001JE0?0G1JF0?0U1JG0?0G1kS0K0B00000001JJ0?\#
        0V00000001JL0B0B00000001JN0B0H1JO0B0D1JP0B0=1Z\0Z0D00000001JS0B091JT0B0G1JU0?0H1JV0?0:1JW0H0G1JX0Q0P\#
        1JY0B0<1JZ0B0800000001J\0?0C00000001J^0H0D1J_0B0<1J`0?0V1Ja0?0C1S51:0j1Jb0B0>1Jc0?0U1Jd0B0=0D11M0G00\#
        0000000000001Ji0?0G000000000000000000000000000000000001Jo0Q0M1K00?0D1K10B0B1K20H0R1K30?0J1K40?0P1K50\#
        ?0I1K60?0C1K70?0?1K80?0:00000001K:0B0F1K;0?0J000000000000001K>0B0M1K?0H0e1K@0?0E1KA0B0;0000000000000\#
        0000000000000001KF0H0Z1KG0B0:00000000000000000000000000001KL0H0C1KM0?0H00000000000000000000000000000\#
        00000000000001`10H0:1KU0B091KV0K0g1KW0?0F1KX0?0A00000001_]1F0A1K[0?0G1K\0?0A1K]0B0G1K^0?0:1[Q0[0G1K_\#
        0H191K`0B0O1Ka0?0N1Kc0?0F00000001Ke0?0J1Kf0Q0P1Kg0?0Q1Kh0?0H0lR0]0G0000000000000000000001Km0?0A00000\#
        001Ko0?0W1L00B0=0000000000000000000001L40?0:1L50B0?000000001K0O0E1L80?0;1L90B0F1L:0?091L;0B0:1L<0B0A\#
        000000000000001L?0?0H1L@0B0;000000000000001LC0B0=1LD0B0A1LE0H0J00000001LG0Q0M1LH0B0@1LI0B0C000000000\#
        000001LL0?0D1LM0?0<000000000000000000000000000000000001LS0?0;1LT0H0O1LU0?0A1LV0B0B1LW0B0;1LX0B0O1LY0\#
        E0T00000001L[0B0B1L\0H0W00000001L^0H0H1L_0?0L1;d0I0N1L`0?0J0>a0^0C1Lb0H0Q1Lc0?0P1Ld0Q0C1m\0S0A0>11?0\#
        A1_]0N0H1Li0?0H000000000000000000000000000000000001Lo0H0P000000000000001M20B0<000000000000001M50?0J0\#
        00000000000001M80B0>1M90H0\1M:0Q0L1M;0?0Q1M<0?0D1M=0?0H1M>0B0:1M?0H1>1M@0B0;00000001MB0?0:0000000000\#
        000000000001MF0?0U1MG0H0N1MH0?0N1MI0?0S1MJ0B0<1MK0?0E1ML0B0J1MM0?0E000000000000001MP0?0_1MQ0B0A1MR0B\#
        0>000000000000001MU0B0@0000000000000000000001MY0?0U1MZ0B0H000000000000001M]0?0R000000000000000000000\#
        0000000000000000000001Md0B0>1Me0B0=000000000000000000000000000000000000000000000000000000001Mn0?0I00\#
        000001N00B0B1N10B0B1N20?0C1N30?0A00000001N50?0R1N60H0U0000000000000000000000000000000000000000000000\#
        00000000000000000000000000000000000000000000000000001NE0E0S0000000000000000000001NI0?0R1NJ0?0A1NK0?0\#
        B1NL0B0X1NM0B0P1NN0B0<1NO0Q0R1NP0?0D1NQ0Q0P1NR0H0T1NS0H0V1NT0B0G1NU0B0E1NV0B0H1NW0?0H1NX0?0900000001\#
        NZ0B12000000000000001N]0H0V1N^0?0b1N_0?0P1N`0B0@00000000000000000000000000001Ne0?0D00000001Ng0?0B000\#
        00001Ni0H0D1Nj0H1;1Nk0B0:1Nl0Q0G1Nm0Q0I00000000000000000000000000000000000000000000000001O50?0D1O60B\#
        0;00000000000000000000000000001O;0B0?1O<0?0C1O=0B0;1O>0H1:1O?0?0R1O@0?0?1OA0E0A1OB0K0E00000001OD0?0@\#
        1OE0H1;1OF0B0F1OG0B0=00000001OI0H0C0;V0P0@00000001OL0?0P1OM0?091ON0B0W1OO0B0;1OP0?0F00000000j?0^0M1O\#
        S0?0N1OT0?0L1OU0B0O00000000000000000000000000001OZ0B0P00000001O\0B0;00000001O^0?0L1O_0H0j1O`0B0?1Oa0\#
        ?0R00000000000000000000000000001Of0?0H1Og0?0I000000000000001Oj0?0Y00000000000000000000000000001Oo0?0\#
        @1P00?0A00000000000000000000000000001P50?0L00000001P70?0>1P80?0N1P90B0;1P:0?0J1P;0?0I1P<0?0E1P=0B0:0\#
        0000001P?0B0?1P@0Q0K1kS0^0;1PB0B0F0GZ0M0K1PC0B0E000000000000000000000000000000000001PJ0?0N1PK0?0E000\#
        00001PM0B0T1PN0?0B1PO0?0A1IT0X0B0kO0K0@000000000000001PT0H0W1PU0H0D00000001PW0B0C0000000000000000000\#
        0000000000000000000000000000001P_0?0F1P`0H0@000000000000001Pc0B0?1Pd0?0I0000000000000000000000000000\#
        1Pi0?0F0000000000000000000001Pm0?0J000000000000001Q00B0<0000000000000000000001Q40?0?1Q50B0;00000001Q\#
        70?0;00000001Q90H0R1Q:0B0M1Q;0B0?1Q<0H0K00000001Q>0?0F0000000000000000000001QB0H1>12D0U0C1QD0?0L1QE0\#
        ?0A1QF0B0<1QG0B0N1QH0B0A1QI0?0:000000000000001QL0B0=00000001QN0?0M0000000000000000000000000000000000\#
        00D70n0?0Ki0Y0K00000000000000000000000000000000000000000000000001Q]0B0=00000000000000000000000000000\#
        00000000000000000000000000000000001Qg0B0B1Qh0H0W1Qi0H0h000000000000001Ql0?0?1Qm0?0G1Qn0B0:1Qo0?0K1R0\#
        0B0A1R10?0H00000001R30B0;0<?0Q0>0fR0c08000000000000001R80Q0L1R90B0=1R:0?0A1R;0B0;1R<0?0R1R=0B0R1R>0?\#
        0L1R?0B0<1R@0?0T1RA0B0B1To0S0:1RB0B0?1RC0E0H1RE0Q0J1RF0?0=1RG0?0=1RH0?0K000000000000001RK0B0:0000000\#
        00000001RN0B0O1RO0?0;00000001RQ0?0G1RR0?0A1RS0B0I000000000000001RV0B0B00000001RX0B0U1RY0?0:1RZ0B0>1R\#
        [0H0N1R\0E0R1R]0B0<1R^0Q0P00000001R`0Q0M000000000000001Rc0?0G1Rd0B0>0Ao0S0;1Re0B0D1Rf0Q0Y1Rg0?0P1Rh0\#
        ?0M1Ri0B0=1Rj0B0Z1Rk0B0?1Rl0B0?00000001Ro0?0S1J50R0D000000000000001S30?0R1S40?0Q1S50B0h1S60?0I1S70?0\#
        A1S80B0:1S90?0?1S:0?0G1S;0?0J0000000000000000000001S?0H0I00000001SA0B0:1SB0H0]1SC0?0;1SD0B0>1SE0?0E1\#
        SF0?0J00000000000000000000000000001SK0H171SL0?0I1SM0?0:1SN0K0a1SO0?0I1SP0B0A1SQ0Q0D1SR0B0A1SS0?0A000\#
        000000000001SV0B0;1SW0?0D1SX0B091SY0?0@03P0R0A1SZ0E0;1S\0B0A1S]0B0=0fR0l0:00000001S`0B0;000000000000\#
        001Sc0?0K000000000000000ia0J0K1Sf0?0:1Sh0Q0Q1XK0e0A1Si0H0:1Sj0?0<1Sl0H0D1Sm0B0:1Sn0?0A1So0B0:1T00?0K\#
        1T10B0<000000000000001T40?0j1T50H0e00000001T70B0>00000001T90?0J00000001T;0?0[00000001T=0?0B1T>0?0I00\#
        000001T@0E0?0000000000000000000001TD0?0V1TE0?0G1Ja0R0C00000000000000000000000000001TK0K0F1TL0?091TM0\#
        B0H1TN0B0;1TO0B0H1M<0S0;1TP0?0W1TQ0B0C0000000000000000000000000000000000000000001<k0K0:00000001T[0H0\#
        L1T\0B0F00000001T^0?0H00000001T`0?0;1Ta0Q0W1Tb0?0F1Tc0?0D1Td0?0M1OA0V0?1Tf0B0A1Tg0?0=1Th0B0C00000000\#
        0000001Tk0H0R1Tl0?0K1420H0;1Tn0B0@1To0?0D1U00?0F000000000000001U30?0M00000001U50?0L1U60?0F00000001U8\#
        0?0A1U90?0M1U:0?0M1U;0B0H1U<0Q0H1U=0H0T000000000000001kW0J0=1UA0H0R00000001UC0Q0Y1UD0E0A1UE0Q0D1UF0B\#
        0?1UG0B0C00000000000000000000000000001UL0?0<00000001UN0?0;1UO0B0?1UP0?0N1UQ0?0H000000000000001UT0K0g\#
        0000000000000000000001UX0B0I000000000000001U[0?0U00000000000000000000000000001=j0j0f1Ua0?0M000000000\#
        0000000000001Ue0B0<00000001Ug0?0D1Aa1C0d1Uh0B0A1Ui0Q0F1Uj0?0\1k00P0C1Uk0B0B1Ul0?0D1Um0B0N00000001V10\#
        ?0C00000001V30B0G06A0O0=00000000000000000000000000001V90?0E1V:0?0J1V;0B0B1V<0B0;1V=0B0=1V>0B0:1V?0B0\#
        =1V@0H0C1VA0H0T1gf0P0>000000000000001VE0Q0U1VF0?0K1VG0B0?1VH0?0G00000001VJ0H0G1VK0B09000000000000000\#
        0000001VO0B0@00000001VQ0Q0T000000000000001VT0?0O000000000000001VW0H1<000000000000001VZ0Q0E1V[0B0Q1V\\#
        0?0J1V]0B0<00000001V_0?0F000000000000001Vb0?0C00000001Vd0?0F1Ve0H111Vf0?0I1Vg0?0?1Vh0B0L000000000000\#
        0000000000000000000000000000001Vo0?0P00000001W10B0?1W20H0D000000000000000000000000000000000001W80?0R\#
        1W90?0C1W:0?0J1W;0B0:1W<0?0>1W=0?0A1W>0H0K1W?0?0K1W@0B0A1WA0B0I000000000000000000000000000000000001W\#
        G0B0?1WH0H0I1WI0B0=1WJ0?0A00000001OF0X0F1WM0B0<1WN0H0S1WO0?0D1WP0B0A1WQ0B0;1WR0H0[1WS0E0F1WT0?0A1WU0\#
        ?0N1WV0B0;00000001WX0B0?000000000000001W[0?0<00000000000000000000000000000000000000000000000001Wc0N0\#
        :1Wd0?0F00000001Wf0?0;00000001Wh0H0Q1Wi0B0@000000000000000@Q0Q0A0000000000000000000001X00?0?00000001\#
        X20B0D000000000000001X50B0G000000000000000j90V0B1X80B0>00000001X;0H0M1X<0?0C000000000000001X?0B0;1X@\#
        0?0C1XA0?0D00000001XC0H0D1XD0?0<1XE0?0<00000001XG0?0H000000000000001XJ0?0A1XK0B0@0000000000000000000\#
        001XO0B0I1XP0?0C1XQ0?0C1XR0?0J1XS0?0T1XT0B0:1XU0?0L1XV0B0D00000001XX0?0D000000000000001X[0?0M1X\0?0J\#
        1X]0?0L1X^0?0@000000000000000000000000000000000000000000000000000000000000000000000000000001Xj0?0D1X\#
        k0B0;1Xl0?0:1Xm0B0C1Xn0Q0R000000000000001Y10?0A1Y20?0C1Y30Q0c1L:0H0E1Y50B0R1Y60B0F000000000000001Y90\#
        Q0[1Y:0?0Q00000001Y<0?0<0000000000000000000000000000000000000000001YC0?0<1YD0?0U00000000000000000000\#
        00000000000000000000001YK0?0A1YL0B0;1YM0B0A1YN0H0V1YO0B0^1YP0B0K00000001YR0?0I0000000000000000000000\#
        00000000000001YX0Q0F1YY0?0;1YZ0?0A1Y[0B0<1Y\0B0:1Y]0B0<1Y^0B0@1Y_0?0?00000000h>0S0F1Yb0?0@1Yc0?0L1Yd\#
        0?0N1Ye0?0N1Yf0E0K1Yg0Q0S1Yh0?0?1Yi0?0<00000001Yk0B0E0000000000000000000001Ai0U0D000000000000001Z20?\#
        0:00000001Z40K0`0000000000000000000000S>0P0C1Z90?0S1Z:0B091Z;0B0;1Z<0?0A1Z=0E0R1Z>0?0M1Z?0B0A0000000\#
        1ZA0?0J1ZB0E0;000000000000001ZE0B0D00000001ZG0B0J1ZH0H0\1ZI0?0@0000000000000000000001ZM0?0I1ZN0B0:1Z\#
        O0?0Q000000000000001ZR0H0D1ZS0?0M1ZT0?0T1ZU0B0<1ZV0?0B1ZW0?0L1ZX0?0:1ZY0?0G1ZZ0?0K00000001Z\0?0K1Z]0\#
        ?0E0000000000000000000001Za0?0B1Zb0?0P0000000000000000000001Zf0?0D00000001Zh0?0H1Zi0H1A1Zj0?0T000000\#
        000000001Zm0H0D1Zn0H0f1Zo0B0<1[00?0L000000000000001[30B0;1[40B0>1[50Q0X1[60?0H1[70?0I00000001[90?0@1\#
        [:0?0C1[;0B0;1[<0?0?1[=0?0P00000001[?0?0Z1[@0H161[A0?0J1[B0B0@1[C0?0N1[D0?0:1[E0B0?1[F0?0:1[G0?0A1[H\#
        0?0U1[I0?0L1[J0?0L1[K0?0F1[L0?0F1[M0Q0R1[N0B0G1[O0?0<1[P0?0?1[Q0B0I1[R0?0:00000001[T0?0J00000001[V0B\#
        0@16X0S0B1AE0I091[W0B0A00000001[[0H0M1[\0?0O1[]0?0A1[^0B0A0000000000000000000001[b0?0Q1[c0B0E0000000\#
        00000001[f0B0Q1[g0E0C1[h0?0@0000000000000000000001[l0B0=00000001Y10P0K1[n0E0J1\00H0b0000000000000000\#
        000000000000000000000000001\70B0C1\80B0D1\90?0N1\:0B0E1\;0?0?1\<0?0B1\=0H0V1\>0?091\?0Q0H1\@0B0E1\A0\#
        ?0B1\B0B0?1\C0H0C1\D0H0\1\E0B0M1SZ0P0=1\F0H0D1\G0B0A1\H0B0:1\I0B0A1\J0?09000000000000001\N0B0F000000\#
        01\P0B0A1\Q0B0H000000000000000000000000000000000001\W0?0R1T70P0E0000000000000000000001\\0B0B00000001\#
        \^0?0N1\_0?0S1\`0H0^1\a0B0D1\b0?0E1\c0B0@00000000000000000000000000001\h0?0A000000000000001\k0?0B1\l\#
        0?0C00000001\n0B0:1\o0?0=00000001]10B0H1]20H1:1ib0I091]30?0A1]40?0>1]50B0:1]60?0=1]70H0X1]80?0G1]90?\#
        0H1]:0H0C1];0B0N1]<0?0M000000000000001]@0B0:1]A0B07000000000000001]D0?0B000000000000001]G0H1<1]H0H0H\#
        12;0J0?1]I0?0C1]J0H0g1]K0?0X00000001]N0?0=1]O0Q0O0000000000000000000001]S0H0K11;0J091]T0?0;1]U0H0D1]\#
        W0?0C1]X0B0N1]Y0B0=1]Z0B0H000000000000001]]0B080000000000000000000001]a0Q0D1OM0H0F00000001]d0B090000\#
        0001]f0?0F1]g0H0C1]h0B0B1;`0M0B1]i0?09000000000000001]m0?0Q1]n0?0L1]o0?0@1^00H0V00000000000000000000\#
        01^40H0C1^50B0W1^60?0?0000000000000000000001^:0?0>00000001^<0H0Q000000000000000000000000000000000001\#
        ^B0B0?0000000000000014E0V0E000000000000001^H0H0Q1^I0?0?1^J0B0=000000000000001^M0?0I1^N0H0[1^O0?0;000\#
        00001^Q0?0=1^R0B0:1^S0?0H00000001^U0?0B1^V0?0G1^W0B0:1^X0B0;00000001^Z0B0A1^[0E0D1_]0g0N00000001^^0B\#
        091^_0H151^`0B0:00000000000000000000000000001^e0B0A00000001^g0?0F0Lf0J091^h0B0D1^i0H0D1^j0H0S0000000\#
        00000000000000000000000000001_10Q0I0000000000000000000001_50B0D1_60H1:00000001_80?0G1_90?0?000000000\#
        0000000000001_=0B0800000001_?0B0<00000001_A0Q0I00000001_C0?0Q1_D0B0Q1_E0?0F1_F0K16000000000000000000\#
        0001_J0B0:000000000000001_M0?0?000000000000001_P0?0U1_Q0B0J1_R0?0Q1_S0?091_T0H0S0h:1E0B1_U0B0=000000\#
        01_X0?0O1_Y0?0;1_Z0B0;1_[0?0A1_\0B0A1_]0?0?1_^0?0I000000000000001_a0B0;00000001_c0?0A1_d0H0T1_e0B0:1\#
        _f0?0>00000001_h0Q0Q1_i0B0B00000001_k0?0F0S^0L0G1_m0B0C000000000000001`00?0C1`10?091`20H0V1`30Q0O1`4\#
        0B0O1`50H0G1`60?0B0000000000000000000000000000000000000000001`=0?0I1`>0?0C1`?0B0:1`@0B0:1`A0B0:1`B0?\#
        0J1`C0B0?00000001`E0B0@00000000000000000000000000001`J0B0D1`K0B0O00000000000000000000000000000000000\#
        00000001`R0?0J0000000000000000O0i0J1`V0?0;1`W0B0;00000001`Y0Q0L0000000000000000000001`]0E0H1`^0?0J1X\#
        K0R0B1`_0B0X1``0H0H1`a0?0C000000000000001`e0?0F00000001l\0U0:00000001`i0?0L1`j0H0[1`k0?0N00000000000\#
        0001`n0?0H1`o0B0>000000000000001a20B0J1a30?0G1a40Q0X00000001a60?0D00000000000000000000000000001a;0H0\#
        T1a<0B0J1a=0?0A1a>0H0S1a?0B0;1a@0?0G00000000000000000000000000001aE0H0C00000001aG0?0G1aH0B0<1aI0H0e1\#
        Ai0j0A1aJ0B0:1aK0H0E00000000000000000000000000000000000000000000000000000000000000000000000000000000\#
        00001aY0B0:1aZ0?0\1a[0?0J1a\0?0>1a]0?0J00000001a_0B0;0000000000000000000000000000000000000000001af0Q\#
        0I1ag0?0J1ah0Q0I1ai0?0I000000000000001al0B0>1am0?0U1an0B0?1ao0N0g1b00?0L1b10?0O1b20B0<00000001b40B0O\#
        00000001b60B0E1b70?0P000000000000000000000000000000000000000000000000000000000^60Q0=00000001\=0n0O00\#
        000000000000000000000000001=M0R0:000000000000001bJ0?0D1bK0B0;1bL0?0I1bM0H0L1bN0?0?1bO0?0K1bP0B0>1bQ0\#
        ?0R00000000RY0H0F1bT0B0=00000001bV0?0N000000000000001bY0?0O000000000000001b\0B0>00000001b^0?0H1b_0?0\#
        Y000000000000001bb0?0V1bc0?0I1bd0?0J1be0H0C1bf0?0B14Q0j0Z00000001bi0B0:00000000000000000000000000001\#
        bn0?0G00000001c00E0M1Z]0T0D000000000000001c40?0S1c50?0;00000001c70?0I000000005o0Z0B1c90B0U1c:0?081c;\#
        0?0C1c<0?0J1c=0?0J1c>0B0<1c?0?091`]160V1Ad190M1cC0B0D1cD0B0J1cE0?0B1cF0?0G00000000000000000000000000\#
        001cK0B0:00000000000000000000000000000F@0J0900000001cR0B0I00000001cT0?0M00000001cV0Q0\1cW0E0R0000000\#
        00000001cZ0B0H00000000000000000000000000001c_0B0M1c`0?0M1ca0H0L1cb0?0C1cc0?0L1cd0?0D0000000000000000\#
        0000000000000000000000000000000001cl0?0L00000001ef0R090000000000000000000001d20B0D000000000000000000\#
        0001d60B0=1d70B0A0000000000000000000001AE0_0<1d<0?0S1d=0?0;1d>0B0[00000001d@0?0P1dA0E0;1dB0B0R1dC0B0\#
        <1dD0Q0M1dE0?0R1dF0B0>00000001dH0?0F000000000000001dK0H0V0000000000000000000000000000000000000000001\#
        dR0B0<1dS0B0?00000001dU0?0L1dV0H0P00000000000000000000000000001d[0B0N1d\0H0d1d]0H0C1d^0B0?0000000000\#
        000000000001db0B0F1dc0B0=00000001de0?0=1df0B091dg0?0K1dh0?0_1di0?0L1dj0B0R1dk0Q0J00000001dm0?0I00000\#
        001do0?0X0000000000000000000001e30?0S1e40?0;000000000000001e70H0H00000001e90B0E000000000000000000000\#
        00000001e>0?0900000000000000000000000000000G]0_0E0000000000000000000000000000000000000000001eJ0H0I00\#
        000001eL0B091eM0?0A1eN0E0=1eO0B0>1eP0B0?00000000000000000000000000001eU0?0I0000000000000000000000000\#
        0000000000000000000000001e]0?0a1bN0N0A0210L0=10V0Z0B1e`0?0I1ea0Q0P1eb0B0;1ec0E0L1ed0?0F1ee0B0?1ef0B0\#
        @1eg0?0@1eh0?0<1ei0B0<1ej0?0;1ek0B0N1el0?0J1em0H151`]0]0H1en0H0S1eo0?0A1f00H0I1f10?0D1f20?0F1f30B0<1\#
        f40B0B1f50B0<00000000000000000000000000001f<0Q0c1f=0?0Q1f>0H0Q1f?0?0G0000000000000000000000000000000\#
        000000000001fF0?0U1fG0?0L00000001fI0?0X1fJ0?0B1fK0H0D1fL0B0C1fM0B0E1fN0B0>1fO0?0E1fP0B0R1fQ0?0A1fR0B\#
        0900000001fT0?0T1fU0B0<00000000000000000000000000001PU0\080000000000000000000001f^0H0W1f_0?0H1f`0Q0c\#
        1fa0B0L1fb0?0F00000001fd0?0E00000001ff0?0A000000000000001fi0H1D1fj0?0H0000000000000000000001fn0?0E1f\#
        o0?0G1g00B0B12Q0^0A1g10?0C1g20?0=1g30E0;1g40E0c1g50?0D1g70?0L1g80?0D00000001g:0B0@0D10e0A1g;0?0E1g<0\#
        ?0O1g=0?0@1g>0B0C1g@0B0>00000001gB0?0B00000000N;0^0;1gD0B0@1gE0H0>000000000000001gI0B0I1gJ0H0A1gK0?0\#
        A00000001gM0?0@1gN0?0E1gO0?0U00000001gQ0H0V1gR0?0<1gS0E0:0h:0L0@1gT0B0G1gU0?0E1gV0H0T1gW0B0;1gX0Q0R1\#
        gY0B0=1gZ0B0K1g[0?0G1g\0?091g]0B091g^0B0;1o<140;1g`0H110000000000000012W0W0K1ge0?0K1gf0B0>1gg0B0;000\#
        0000000000000000000000000000000000000001gn0H0D00000001h00?0D1h10B0T000000000000001h40?0@1h50B0H1h60B\#
        0?00000001h80?0H1h90?0E1h:0B0:1h;0H0P1h<0?0;1h=0?0M000000001?0g0A1h?0E0U1h@0?0J1hA0?0T1hB0H1@1hC0B0B\#
        1hD0H0N0VW0Z0H000000000000001hI0H0T1hJ0?0B1hK0H0o1hL0B0=1hM0?0G000000000000001jE2E0=1hQ0B0=1hR0B0=00\#
        000001hT0?0T1hU0?0I1hV0?0I1hW0B0J1hX0B0_1hY0B0>00000000000000000000000000001h^0?091h_0H0X1h`0B0?1ha0\#
        ?0I1hb0?0F1hc0?0:1hd0?0E1he0?0A1hf0?0O1hg0?0J1hh0?0W1o50V0I1hi0?0D1hj0?0M1hk0?0?1hl0?0A1hm0?0:1hn0B0\#
        =1ho0?0;1i00B0E1i10B0=1i20B0G1i30Q0S1i40?0F0Bd0W0H1i50?0E1i60H0T1I<0X0D1i90?0?1i:0?0A000000000000001\#
        i>0B0F1i?0B0H1i@0H0K1iA0?0:1iB0?0I1iC0?0;1iD0?0;1iE0Q0S1iF0B090000000000000000000001iJ0B0A0000000000\#
        00001iM0?0P1iN0B0d1iO0?0M1iP0B0=1iQ0B0C1iR0B0<1SD0P0@1iT0?0D00000000Gj0V0B1iV0B0@1iW0B0<1iX0Q0K1iY0?\#
        0U1iZ0B0=1i[0?0P1i\0?0K1i]0?0Z00000001i`0B091ia0B0?1ib0?0:0000000000000000000001if0?0B00000000000000\#
        1ii0?0L00000000000000000000000000000000000000000000000001j10H0N1j20?0C1j30?0:1j40?0N1j50B0B1j60B0P1j\#
        70B0;1j80B0<1XK1E0;00000001j;0?0]1j<0?0Q1j=0B091j>0?0B1j?0?0K1\90]0G00000000000000000000000000001jE0\#
        ?0@1jF0?0E1jG0B0C1jH0B0C1jI0?0D1jJ0B0:00000001jL0?0C1jM0B0Q1jN0?0F0000000000000000000001jR0?0=1jS0H0\#
        `000000000000001jV0?0E0000000000000000000000QH0U0D1jZ0?0A1j[0?0>1j]0?0J00000001j_0?0O1j`0?0C1ja0?0F0\#
        00000000000000000000000000000000000000000000000000000001jj0B0G00000001jl0B0G0000000000000000000001k0\#
        0?0A1k10H0O1k20K0N1k30?0R1k40?0C1k50B0?1k60H0C1k70H0[000000000000001k:0H0S1k;0?0K000000000000001k>0H\#
        0M0000000000000000000001kB0B0?000000000000001kE0?0=0?m0S0E1kF0B081kG0B0?1kH0B0<1kI0B0E00000000000000\#
        1kM0?0M1kN0B0>1kO0B0<1kP0Q0D0Z00Z0L00000001kS0B09000000000000001kV0?0K1kW0?0;00000000000000000000000\#
        000001k\0?0N1k]0B0>1k^0?0F1k_0?0E1k`0B0>00000001kb0?0J000000000000001ke0?0X1kf0?0?1kg0B0:1kh0?0h1ki0\#
        H0]00000000000000000000000000001kn0Q0J00000000000000000000000000001l30B0V00000001l50?0P0`G1A0`1l70?0\#
        G00000000000000000000000000000000000000000000000001l?0H0K0UY0d0O1lA0?0U1lB0B0I0FF0^0G1lC0?0Z00000001\#
        lF0H0W1lG0B0C1`10_0C1lH0H0X00000001lK0?0D1lL0B0C0000000000000000000000000000000000000000001lS0?0?1lT\#
        0H0C0000000000000000000000000000000000000000001l[0B0=1l\0?0F0000000000000000000001l`0?091la0Q0E1lb0?\#
        0A1lc0?0H000000000000001lf0H0L1lg0?0B00000001li0H0>1lj0?0_1lk0?0N10[0^0A1ll0H1900000001lo0?0E1m00H1;\#
        0ZQ0S0?1m20H0O1m30?0D00000000000000000000000000000Q0140L00000000jj0`0P1m;0?0G0000000000000000000001m\#
        ?0?0C1m@0B0=000000000000001mC0H0S1mD0?0I00000000=]0[0N1mF0?0=00000001mI0B0C1mJ0B0N1mK0?0C1mL0B0D1mM0\#
        ?0M1mN0B0<1mO0?0Q1mP0B0Q1mQ0B0:1mR0B0:1mS0?0J1mT0H0U1mU0?0L00000001mW0?0F1mX0B0B000000002U0Z0A1mZ0?0\#
        C1m[0?0;1m\0B0A1m^0B0F1m_0B0B1m`0?0;00000001mb0?0S1mc0?0G0h:1n0A0000000000000000000000:[0M091mi0Q0J1\#
        mj0?0K1mk0B0>1ml0?0P1mm0H0S1mn0B0A000000000000001n10?0O1n20?0M0iC1X0]000000000000001n60?0B0000000000\#
        00001n90?0R1n:0Q0c00000001n<0?0K1n=0?0L00000001n?0?0Q1n@0?0H1nA0?0;000000000000001nD0B0;1nE0H0;1nF0?\#
        0D1nG0B0F00000001nI0?0P0000000000000000000001nM0B0@000000000000001nP0H0V1nQ0B0;00000001nS0?0D0000000\#
        1nU0B0C00000001nW0H0W1_]1X0L0000000000000000000001n\0?0[00000001n^0?0B000000000000000000000000000000\#
        000001nd0H0M0000000000000000000000000000000000000000001nk0?0A1nl0B0:1nm0?0;1nn0?0J00000001o00?0D1o10\#
        H0D00000001o30Q0H00000001o50?0G1o60H0S1o70?0>0000000000000000000001o;0?0K1o<0B091o=0H0F1o>0?0O000000\#
        0000000014J1E0S00000001oC0?0@1oD0?0F1oE0B0E1oF0B0E1oG0B0L0AR0O0B000000000000001oK0?0K1oL0?0?00000000\#
        00000000000001oP0?0B1oQ0B0<1oR0?0N1oS0B0I1oT0B0C1oU0B0C000000000000001oX0?0D1oY0B0A1oZ0?0K1o[0B0:1T@\#
        0T0@1o\0B0A0`N0W0<1o]0?0R1o^0?0:1o_0H0C1o`0B0D1oa0B0=1od0B0A1oe0H0N1of0H0E00000001oh0H0T1oi0?0A1oj0K\#
        0I1ok0B0P1ol0H0@1om0B0=1on0?0L1oo0?0W00000000000000
        """#
    }

    /// The number of `application/octet-stream`.
    @inlinable package static var octetStream: Int { 2220 }

    /// The number of `text/plain`.
    @inlinable package static var plainText: Int { 4851 }

    /// The number of `application/x-zerosize`.
    @inlinable package static var emptyFile: Int { 4243 }

    /// The number of `text/html`.
    @inlinable package static var html: Int { 3806 }

    /// The number of `application/xhtml+xml`.
    @inlinable package static var xhtml: Int { 7258 }

    /// The number of `application/json`.
    @inlinable package static var json: Int { 5497 }

    /// The number of `application/yaml`.
    @inlinable package static var yaml: Int { 6682 }

    /// The number of `application/toml`.
    @inlinable package static var toml: Int { 2542 }

    /// The number of `text/x-ini`.
    @inlinable package static var ini: Int { 4668 }

    /// The number of `text/x-makefile`.
    @inlinable package static var makefile: Int { 1711 }

    /// The number of `text/x-config`.
    @inlinable package static var config: Int { 1061 }

    /// The number of `application/xml`.
    @inlinable package static var xml: Int { 3268 }

    /// The number of `application/xml-external-parsed-entity`.
    @inlinable package static var xmlEntity: Int { 6924 }

    /// The number of `application/zip`.
    @inlinable package static var zip: Int { 7148 }

    /// The number of `application/gzip`.
    @inlinable package static var gzip: Int { 7828 }

    /// The number of `application/pdf`.
    @inlinable package static var pdf: Int { 1053 }

    /// The number of `image/png`.
    @inlinable package static var png: Int { 7983 }

    /// The number of `image/gif`.
    @inlinable package static var gif: Int { 4105 }

    /// The number of `image/jpeg`.
    @inlinable package static var jpeg: Int { 3401 }

    /// The number of `image/svg+xml`.
    @inlinable package static var svg: Int { 4022 }

    /// The number of `application/x-trash`.
    @inlinable package static var trash: Int { 6721 }

    /// The number of `application/x-php`.
    @inlinable package static var php: Int { 6607 }

    /// The number of `application/x-ole-storage`.
    @inlinable package static var compoundFile: Int { 5035 }
}
