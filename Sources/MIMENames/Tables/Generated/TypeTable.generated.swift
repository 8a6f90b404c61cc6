// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// The registry's types, packed; `PackedTypes` reads it.
@usableFromInline
package enum TypeTable {
    /// The records of types, each where its name's hash points.
    static var text: StaticString {
        #"""
                                                                                     308Y0U0^110=00>@:7appli\#
        cation/vnd.debian.binary-packageapplication/x-deb application/x-debian-packagedeb udeb ddebDebian pa\#
        ckage3P060?00110<00DA;ctext/x-fancysrcfy fancypacksource code in Fancy3P060=00110600EA;ctext/x-circo\#
        mcircomsource code in Circom4@210H001100000@b7application/vnd.ocf+cbor3`070;001100000A;ctext/fwdred4\#
        @080O000007000application/x-haddock-interfacehaddock4@010C000000000application/linkset              \#
                                                           4@010C000000000application/stratum               \#
                                        4@0Q0C00000000Gapplication/edi-x12EDI message in ANSI X124@210E00110\#
        0000@b7application/dots+cbor                                                                        \#
                                               4@0G0S00130300Q@c4A;c1GEapplication/resource-lists-diff+xmlrl\#
        dchange of a list of SIP resources0P210>000000000video/smpte291                                     \#
                                                                                                            \#
                                                     4@0G0g00130300J@c4A;c1GEapplication/vnd.llamagraphics.l\#
        ife-balance.exchange+xmllbeLife Balance exchange file                                               \#
                                                                                                            \#
                         4@060I00110200UA;ctext/x-win32-message-filemcdata in the format Win32 Message File \#
                                                                                                            \#
                                                                     4@010V000000000application/vnd.motorola\#
        .flexsuite.fis3P060>00110300FA;ctext/x-clarionclwsource code in Clarion4@0G0X001300000@c4A;c1GEappli\#
        cation/vnd.3gpp.mcvideo-regroup+xml                                                                 \#
                        4@0G0Z001300000@c4A;c1GEapplication/vnd.oma.bcast.notification+xml4@060>00110700GA;c\#
        chemical/x-pdbpdb entPDB molecular structure     4@010O00000000Mapplication/vnd.cups-postscriptPostS\#
        cript print job for CUPS00060d001304000@c4A;c1GEapplication/vnd.oasis.opendocument.graphics-flat-xml\#
        fodg4@010L000000000application/suit-report+cose3X060?00110300GA;ctext/x-cartocssmsssource code in Ca\#
        rtoCSS4@000H000003000application/x-msterminaltrm                                                    \#
                                                                                                            \#
                                                 3X060;00110800CA;ctext/x-yarayar yarasource code in YARA   \#
                                                                                                            \#
                                                                                                            \#
                                                      4@0G0c001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-af\#
        filiation-command+xml3Q060:00110300BA;ctext/x-arcarcsource code in Arc3X060;00110400CA;ctext/x-justj\#
        ustsource code in Just4@010K000003000application/vnd.onepagertattat1`0G1=001300000@c4A;c1GEapplicati\#
        on/vnd.openxmlformats-officedocument.spreadsheetml.sharedstrings+xml3X060>00110=00FA;ctext/x-gherkin\#
        feature storysource code in Gherkin4@000I00000;000chemical/x-gaussian-inputgau gjc gjf2`280F00000300\#
        0application/x-fds-diskfds4@010I000000000application/x-pki-message0@210:00000000<audio/g729G.729 spe\#
        ech1P2Y0B0W110;00GA>[application/mswordapplication/doc application/vnd.ms-worddoc wiz dotWord docume\#
        nt (97-2003)4`070P00110H00FA;cmessage/disposition-notificationdisposition-notificationread receipt o\#
        f a mail4@010A000000000application/index1@880?00000000=model/x-directxDirectX model4@210\001100000@b\#
        7application/vnd.3gpp.seal-location-info+cbor3H060A0R110700BA;capplication/x-batapplication/bat text\#
        /x-msdos-batchbat cmdWindows batch file2`000K000003000application/vnd.arastra.swiswi3P060:00110300BA\#
        ;ctext/x-bqnbqnsource code in BQN30280P00110300BA_\application/x-android-app-bundleaabAndroid app bu\#
        ndle4@0G0G00130300C@c4A;c1GEapplication/vnd.hal+xmlhalHAL resource in XML4@0G0T00130300<@c4A;c1GEapp\#
        lication/media-policy-dataset+xmlmpfmedia policy4H0G0H001600000AEi@AR0RAA;c0_O1K9application/reputon\#
        +json1H81090T000300Gmodel/stlmodel/x.stl-ascii model/x.stl-binarystlstereolithography model4@000O000\#
        003000application/vnd.procreate.dreamdrm4@0G0D00130000P@c4A;c1GEapplication/rlmi+xmlstate of a list \#
        of SIP resources40280B00000B00Aapplication/x-gvdbgresource compiledGVariant database4@090@00000300Da\#
        pplication/marcmrcMARC library records3P070M00110600LA;capplication/vnd.gentoo.eclasseclasssource co\#
        de in Gentoo Eclass1`391400230400>P>GA_\1>[application/vnd.openxmlformats-officedocument.spreadsheet\#
        ml.templatexltxExcel template3`060;001109000A;ctext/x-duelduel jbst3P060;00110800CA;ctext/x-naslnasl\#
         incsource code in NASL3`060<001105000A;ctext/x-spicespice2P290c001100000AjDapplication/vnd.cncf.hel\#
        m.chart.content.v1.tar+gzip4@010X000000000application/vnd.ms-windows.devicepairing303X0W00220300CQ4I\#
        A_\application/vnd.android.package-archiveapkAndroid application3P060900110:00AA;ctext/x-oxox oxh ox\#
        osource code in Ox4`010;000000000message/sip3`060A00110G000A;ctext/x-google-sqlgooglesql googlesql.s\#
        ql00290:0G130400:A5b0@P0[Rimage/heicimage/hevc image/x-heicheicHEIC image4@0G0R00130500J@c4A;c1GEapp\#
        lication/mediaservercontrol+xmlmscmlMSCML media server command3P060E00110000MA;ctext/x-python-consol\#
        esource code in Python console4@060?00110300KA;ctext/x-proguardprodata in the format Proguard4H070A0\#
        0110600>A;ctext/vnd.graphvizgv dotGraphviz graph2P000A000003000application/x-lzxlzx                 \#
                                                         3P060:001103000A;ctext/x-mocmoc                    \#
                                                                                                            \#
                                                                                                            \#
                                       4@0G0W001300000@c4A;c1GEapplication/vnd.informedcontrol.rms+xml      \#
                                                                                1`0G1;001300000@c4A;c1GEappl\#
        ication/vnd.openxmlformats-officedocument.spreadsheetml.dialogsheet+xml                             \#
                    3P460;00110400CA;ctext/x-voltvoltsource code in Volt4@0G0R001300000@c4A;c1GEapplication/\#
        vnd.3gpp.srvcc-ext+xml4@060B00110300NA;ctext/x-survex-datasvxdata in the format Survex data3h4G0=0S1\#
        11H00=A;ctext/markdowntext/x-markdown text/x-web-markdownmd markdown mkd livemd mdtext mdown mdwn mk\#
        dn mkdown ronn workbook mdtxt qmd rmd scd mdcMarkdown text3`060:001103000A;ctext/x-ul4ul40P2Y0>0@110\#
        @00>A]evideo/matroskavideo/x-matroskamkv mks mpv mk3dMatroska video4@000D000001000chemical/x-molconn\#
        -zb1`280G001103000A>[application/x-starchartsds4@280J000000000application/x-nss-checksum3P060D001106\#
        00LA;ctext/x-1c-enterprisebsl ossource code in 1C Enterprise3`060;001104000A;ctext/x-cddlcddl4H0G0R0\#
        01600000AEi@AR0RAA;c0_O1K9application/alto-endpointcost+json                 0@210>000000000audio/me\#
        lp2400                                                                                              \#
                              4@000Q000000000application/vnd.google-apps.photo4H060C00110500OA;ctext/x-cabal\#
        -configcabaldata in the format Cabal Config           4@010G000000000application/ibe-pp-data3P060>00\#
        110700FA;ctext/x-omgroflomgroflsource code in Omgrofl30280L00000D00[application/x-llvm-bitstreamdia \#
        priors swiftdepsdata of a compiler in the container of LLVM3P060=00110300EA;ctext/x-firrtlfirsource \#
        code in FIRRTL0P210C000000000video/mpeg4-generic1P0P0B000004000application/x-bdocbdoc3Y060<00110;00D\#
        A;ctext/x-qmakepri pro prfsource code in QMake  4@0G0V001300000@c4A;c1GEapplication/vnd.marlin.drm.l\#
        icense+xml4@010E000000000application/index.obj3P060=00110600EA;ctext/x-scenicscenicsource code in Sc\#
        enic4@010G00000300Aapplication/hyperstudiostkHyperStudio stack4@280B000000000application/x-gdbm     \#
                                                  4@200G00000<000application/x-sas-auditst7 sas7baud        \#
                                                                                      4@010Q00000300Fapplica\#
        tion/vnd.accpac.simply.asoasoSimply Accounting data                                                 \#
                            1P210J0Z000M00Bapplication/vnd.afpc.modcaapplication/afp application/vnd.ibm.mod\#
        capafp listafp list3820 pseg3820AFP print document4@010I00000300Dapplication/vnd.epson.esfesfEpson E\#
        asyPrint data                                                                                       \#
                                       0P2108000000000video/nv                                              \#
                                                                                                            \#
                                                                                                00:909000003\#
        00Jimage/cgmcgmcomputer graphics metafile                                              4@060A00110B0\#
        0KA;ctext/vnd.plantumlpuml iuml plantumldata in the format PlantUML30290]0?110S00JA2Vapplication/vnd\#
        .microsoft.portable-executableapplication/exeexe dll cpl drv ocx scr sys efi pydWindows program or l\#
        ibrary2`280E00000;000application/x-wii-romrvz iso wia00280;000003000image/x-dibdib4@280B000004009app\#
        lication/x-rootrootROOT data0@210=00000000Iaudio/g726-32G.726 speech at 32 kbit/s4@0G0[00130400K@c4A\#
        ;c1GEapplication/vnd.gov.sk.xmldatacontainer+xmlxdcfSlovak government form data0`0?0M00110800LA;capp\#
        lication/vnd.apple.mpegurlm3u8 m3uHTTP live streaming playlist4@280A0E0003000application/x-zimapplic\#
        ation/x-openzimzim3h460>00110700?A;ctext/x-textiletextiletext in Textile4@010X000000000application/v\#
        nd.motorola.flexsuite.gotap4@010M00000400=application/vnd.rainstor.datatreeRainStor data3P060>001100\#
        00FA;ctext/x-earthlysource code in Earthly4@280A00110300<A_\application/x-npznpzNumPy arrays4@000C00\#
        0000000application/x-gprof3P060<00110500HA;ctext/x-stsrcst cssource code in Smalltalk4@280M000008000\#
        application/x-devicetree-blobdtb dtbo1P0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedo\#
        cument.wordprocessingml.comments+xml1`280P001200000@2TA>[application/vnd.ms-excel.sheet.44@010I00000\#
        0000application/vnd.3gpp.gtpc4@280M000003000application/x-unoidl-registryrdb1@280=00110>000A>[image/\#
        vnd.dgndgn dgnlib cel4@060K001300000@c4A;c1GEapplication/x-dia-shape+xml3`070D001100000A;ctext/vnd.i\#
        ptc.newsml0P010I000000000application/mpeg4-iod-xmt0@010V00000300?application/vnd.yamaha.openscorefor\#
        matosfOpenScore music4@280Q00000000Capplication/x-flash-shared-objectFlash shared object4@000C000000\#
        000application/example1H0G0L001607000AEi@AR0RAA;c0_O1K9application/vnd.las.las+jsonlasjson0@210;0000\#
        00000audio/g729d4@0A0H00001\00Fapplication/octet-streambin lrf deploy bpk dump msu buffer dms mar so\#
         dist exe distz pkg dll msp deb elc dmg iso lha img msi msm lzhdata of unknown format108>0F0W110300?\#
        A;capplication/x-font-bdftext/x-glyph-bitmap-distribution-formatbdfBDF bitmap font3P060>00110700FA;c\#
        text/x-netlinxaxs axisource code in NetLinx40080C00000500>application/x-realmrealmRealm database3X06\#
        0<00110000DA;ctext/x-sconssource code in SCons4@080K00000000Capplication/x-perl-storablestored data \#
        of Perl3`060<001105000A;ctext/x-wdiffwdiff1`3Y0^0`110300HA_\application/vnd.oasis.opendocument.sprea\#
        dsheetapplication/x-vnd.oasis.opendocument.spreadsheetodsOpenDocument spreadsheet3P060>00110200CA;ct\#
        ext/x-iokesrciksource code in Ioke4@060E001308000@c4A;c1GEapplication/xslfo+xmlxslfo fo1`010J00000<0\#
        0Eapplication/vnd.sealed.xlssxls sxl s1eSealed Excel workbook4@060C001300000@c4A;c1GEapplication/x-u\#
        fraw4@010V000000000application/gnap-binding-rotation-jwsd3P060:00110300BA;ctext/x-tlatlasource code \#
        in TLA4@010P00000800@application/vnd.dece.unspecifieduvx uvvxUltraViolet file4@010C000000000applicat\#
        ion/vnd.aia3h060@00110300QA;ctext/x-blueprintblptext with the markup of Blueprint4@280I00000000Eappl\#
        ication/x-ps3-packagePlayStation 3 package3P060=00110:00AA;ctext/x-fsharpfs fsi fsxsource code in F#\#
        4@000D000003000chemical/x-cache-csfcsf4H0G0K001600000AEi@AR0RAA;c0_O1K9application/vnd.futoin+json4@\#
        800I00000=000application/x-godot-sceneescn scn tscn                             4@010Q000000000appli\#
        cation/simplesymbolcontainer                                                                        \#
                                          3X060E00110>00MA;ctext/x-robotframeworkrobot resourcesource code i\#
        n RobotFramework2P000G00000000Kapplication/x-macbinaryMacintosh file in MacBinary4@000@00000400>appl\#
        ication/bsonbsonBSON documents10:00M000000000application/x-font-sunos-news0P210?000000000video/h263-\#
        19984@010G00000700Aapplication/vnd.kahootzktz ktrKahootz animation0@290?0N1103000AC:audio/soundfonta\#
        udio/x-sfbk audio/x-soundfontsf24@010J00000200:application/vnd.pmi.widgetwgPMI widget4@060D00110300P\#
        A;ctext/x-minizinc-datadzndata in the format MiniZinc Data3i060?00110T00@A;ctext/x-asciidocasciidoc \#
        adoc ad ad.txt adoc.txt asctext in AsciiDoc4@010X00000300Zapplication/tamp-sequence-adjust-confirmsa\#
        cconfirmation of a TAMP sequence adjustment4H060I00264K00UQEiA;c0AR0RA0_O1K9text/x-json-with-comment\#
        scode-snippets hujson sublime-build sublime-color-scheme sublime-commands sublime-completions sublim\#
        e-macro sublime-menu sublime-mousemap sublime-theme sublime-workspace sublime_metrics sublime_sessio\#
        n tsconfig.json jsonc code-workspace sublime-keymap sublime-project sublime-settingsdata in the form\#
        at JSON with Comments4@060@00110900LA;ctext/x-caddyfilecaddyfiledata in the format Caddyfile00000O00\#
        0003000application/vnd.ms-visio.viewervdx00060M00130600?@c4A;c1GEapplication/vnd.jgraph.mxfiledrawio\#
        draw.io drawing4@0P0B000003000application/ubjsonubj2P000C00000500Gapplication/x-bcpiobcpioold binary\#
         cpio archive4@010I00000300Dapplication/vnd.pawaafilepawPAWAA protected file4@010J000000000applicati\#
        on/vnd.sirtx.vmv04H060A00220:00TA;c@58text/x-gradle-ktsgradle.ktsdata in the format Gradle Kotlin DS\#
        L4@010H00000300Eapplication/vnd.onepagertamOnePager presentation4@010K00000300Eapplication/vnd.cloan\#
        to.rp9rp9RetroPlatform archive4@010M000000000application/vnd.motorola.iprm4@010F00000500Bapplication\#
        /cdmi-queuecdmiqCDMI storage queue0@2X0F0V000900@audio/vnd.rn-realaudioaudio/x-pn-realaudio audio/x-\#
        realaudiora ram rmRealAudio stream4@010_000000000application/vnd.globalplatform.card-content-mgt4@01\#
        0L000000000application/vnd.etsi.tsl.der2`200L000003000application/x-atari-2600-roma263P060@00110400H\#
        A;ctext/x-redscriptredssource code in Redscript4@280B00000E00Aapplication/vcdiffvcdiff xdelta xdelta\#
        3VCDIFF difference3P060J00110D00GA;capplication/x-godot-shadergdshader gdshaderincsource code in GDS\#
        hader4@010O000000000application/vnd.pwg-multiplexed3`070U00110300AA;ctext/vnd.net2phone.commcenter.c\#
        ommandcccNet2Phone command4H060C00110M00OA;ctext/x-kicad-layoutkicad_pcb kicad_mod kicad_wksdata in \#
        the format KiCad Layout00390X0Z110300BA_\application/vnd.oasis.opendocument.imageapplication/x-vnd.o\#
        asis.opendocument.imageodiOpenDocument image30280I0M000700?application/x-python-codeapplication/x-by\#
        tecode.pythonpyc pyocompiled Python3P0G0D08130<00?@c4A;c1GEapplication/xslt+xmltext/xslxsl xslt xplX\#
        SLT stylesheet1P010F00000300=application/vnd.hp-pclpclPCL print job2P010K000003000application/vnd.an\#
        droid.otaota0`0G0D0@130<00A@c4A;c1GEapplication/smil+xmlapplication/smilsmil sml smiSMIL presentatio\#
        n4@0G0T001300000@c4A;c1GEapplication/xcon-conference-info+xml4@080A000003000application/x-g71g713P06\#
        0G00110400HA;capplication/x-brainfuckbf bsource code in Brainfuck4P010J00000200Eapplication/pkix-att\#
        r-certacattribute certificate4@010?000004000application/clr1clr4@010?00000300Eapplication/mf4mf4MDF4\#
         measurement data4@010B000000000application/riscos4@010S00000300Capplication/vnd.groove-tool-message\#
        gtmGroove tool message1@010=000003000model/vnd.cldcld00280D00110300IAjDapplication/x-ms-wmzwmzWindow\#
        s Media Player skin2P080O00110:00JA@oapplication/x-xz-compressed-tartar.xz txztar archive, xz-compre\#
        ssed4@010R00000800Capplication/vnd.simtech-mindmappertwd twdsMindMapper mind map1P880I000003000appli\#
        cation/x-pocket-wordpsw3P060<00110:00DA;ctext/x-jflexflex jflexsource code in JFlex4@090@000004000ap\#
        plication/bufrbufr1P010T000000000application/vnd.afpc.modca-mediummap1P8?0J00110C00CA;capplication/v\#
        nd.framemakerfm frame maker bookFrameMaker document3P060C00110?00KA;ctext/x-powerbuilderpbt srw sra \#
        srusource code in PowerBuilder3P060<00110F00DA;ctext/x-dylandylan dyl intr lid hdpsource code in Dyl\#
        an3`060C001105000A;ctext/vnd.curl.scurlscurl4@060>00230000SA;c@c41GEtext/x-ant+xmldata in the format\#
         Ant Build System4H0G0J001600000AEi@AR0RAA;c0_O1K9application/alto-tips+json3`460<00110300MA;ctext/x\#
        -ventovtotext with the markup of Vento                                                      3X060G00\#
        110300OA;ctext/x-literate-haskelllhssource code in Literate Haskell                                 \#
                                                         3P060G00110?00JA;ctext/x-netlinx-plus-erbaxs.erb ax\#
        i.erbsource code in NetLinx+ERB30280E00000300Lapplication/x-psp-pbppbpPlayStation Portable program4@\#
        010H000000000application/vnd.paos.xml0@210900000000Aaudio/mpaMPEG audio frames3P060=00110200EA;ctext\#
        /x-quakecqcsource code in QuakeC4H060R00110I00^A;ctext/x-protocol-buffer-text-formattextproto pbtxt \#
        txtpb pbtdata in the format Protocol Buffer Text Format4@010C000000000application/x400-bp4@010J00000\#
        300=application/vnd.mobius.mbkmbkMobius basket0X0G0A001600000AEi@AR0RAA;c0_O1K9video/lottie+json4@01\#
        0K00000000;application/vnd.osgi.bundleOSGi bundle3P060900110800IA;ctext/x-bbbb declssource code in B\#
        litzBasic4@010T000000000application/vnd.as207960.vas.tap+jer4@010Z000000000application/private-token\#
        -issuer-directory3X070A00110900AA;capplication/sievesiv sieveSieve mail filter4@0A0Q000000000applica\#
        tion/x-www-form-urlencoded1@0G0K00130600F@c4A;c1GEapplication/vnd.las.las+xmllasxmlLAS survey data i\#
        n XML4A060>00110300FA;cchemical/x-xyzxyzXYZ molecular geometry       3X060900110200AA;ctext/x-jqjqso\#
        urce code in jq3P060:00110300BA;ctext/x-lfelfesource code in LFE3Q060<00110700DA;ctext/x-cleanicl dc\#
        lsource code in Clean3a060A001107000A;ctext/x-easytrieveezt mac                  1X0F0H0C160500@AEi@\#
        AR0RAA;c0_O1K9application/x-ipynb+jsonapplication/x-ipynbipynbJupyter notebook4@280>00000300Lchemica\#
        l/x-dcddcdtrajectory of CHARMM or NAMD3P060<00110200DA;ctext/x-hyphybfsource code in HyPhy3P060?0011\#
        0300GA;ctext/x-inform-6infsource code in Inform 61@080F00000300Eapplication/x-ft-dracodrcDraco compr\#
        essed mesh4@210a001100000@b7application/vnd.3gpp.seal-data-delivery-info+cbor3@4608001103000A;ctext/\#
        aspasp1P080C001106000A@oapplication/x-xzpdfpdf.xz4H0G0K001600000AEi@AR0RAA;c0_O1K9application/alto-e\#
        rror+json4@010B000000000application/sd-jwt4@000D000003000chemical/x-mopac-vibmvb002909000003000image\#
        /jxsjxs3`060@00110900QA;ctext/x-yasnippetyasnippettext with the markup of YASnippet0@210C000000000au\#
        dio/vnd.dlna.adts40000R000000000application/x-kexiproject-shortcut4@280A00110300=AjDapplication/x-ba\#
        mbamBAM sequences00060>001100000A;cimage/x-sketch1@010=000003009model/vnd.gtwgtwGTW model4`070G00110\#
        000IA;cmessage/delivery-statusdelivery report of a mail2`290R0M000300Eapplication/vnd.nintendo.nitro\#
        .romapplication/x-nintendo-ds-romndsNintendo DS cartridge3`060<00110500MA;ctext/x-templtempltext wit\#
        h the markup of templ2P:80A00000;00Napplication/x-gitpack bundlepacked objects or index of Git4@280B\#
        00000400>application/x-2bit2bit2bit sequences3X060:00110200<A;ctext/juliajlJulia source3X060<0011040\#
        0DA;ctext/x-antlrg4 gsource code in ANTLR1P010Z000000000application/vnd.afpc.modca-objectcontainer0P\#
        210>000000000video/jpeg2000             20280I001103000A>[application/x-starimpresssdd              \#
                                                                                                            \#
                                                             2P280N00000200Capplication/x-mercurial-bundlehg\#
        bundle of Mercurial                                                                                 \#
                                                                                                            \#
                                                                                            00200B00000300@i\#
        mage/x-cmu-rasterrasSun raster image4@0G0[001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-user-profile+\#
        xml40280A00000300Iapplication/x-tdbtdbTrivial Database of Samba50000F000000000x-content/audio-player\#
        00200<000001000image/x-ecatv                                                                    1@2Y\#
        0B001104000A_\model/vnd.usdz+zipusdz                                                                \#
                          3@4F0@00230300>@c4A;c1GEtext/x-componenthtcHTML component3P060A00110500IA;ctext/x-\#
        cairo-zerocairosource code in Cairo Zero                                                            \#
                                                                        4H0G0D00160300HAEi@AR0RAA;c0_O1K9app\#
        lication/jrd+jsonjrdJSON resource descriptor4@0G0C001300500@c4A;c1GEapplication/cda+xmlutf-82`080H00\#
        110=00>PgVapplication/vnd.squashfssqsh squashfsSquashFS image4@060=00110600IA;ctext/x-zmodelzmodelda\#
        ta in the format Zmodel1@080;00000300;model/x-3dm3dmRhino model3P0G0O00130300B@c4A;c1GEapplication/v\#
        nd.mozilla.xul+xmlxulXUL user interface0P2109000000000video/raw0P010?00110A00=@[Rapplication/mp4mp4s\#
         m4p mp4 mpg4MP4 container4@0G0L00130200S@c4A;c1GEapplication/rls-services+xmlrsservices for lists o\#
        f SIP resources2P080D000002000application/x-qpressqp                 4@080B00000400:application/x-gg\#
        mlggmlGGML model                          00200:000004000image/hsj2hsj2                             \#
                                                                                                            \#
               00210F00000A00Aimage/vnd.dece.graphicuvi uvvi uvg uvvgUltraViolet image4H0G0R001600000AEi@AR0\#
        RAA;c0_O1K9application/alto-endpointprop+json                 4H0G0E001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/ujcs+json2P080B000002000application/x-rziprz4@0G0i001300000@c4A;c1GEapplication/vnd.openxmlfo\#
        rmats-officedocument.drawing+xml4@060T001300000@c4A;c1GEapplication/x-inkscape-extension+xml3Q060B00\#
        110200JA;ctext/x-kerboscriptkssource code in KerboScript4@060>00110A00JA;ctext/x-irc-logweechatlog i\#
        rclogdata in the format IRC log00160Y0P2404000A_\@c4A;c1GEapplication/vnd.ms-visio.drawing.main+xmla\#
        pplication/vnd.ms-visio.drawingvsdx4@080N000003000application/x-sphinx-inventoryinv00290900000300=im\#
        age/jxljxlJPEG XL image3X060=00110300EA;ctext/x-augeasaugsource code in Augeas4@010S000004000applica\#
        tion/vnd.evolv.ecig.settingsecig3P280G00000300Kapplication/x-clang-astpchprecompiled header of Clang\#
        3`060D001100000A;ctext/x-teratermmacro3a060<001103000A;ctext/x-mpsubsub4@280A000003000application/x-\#
        x64x643P060;00110400CA;ctext/x-movemovesource code in Move4@0G0V001300000@c4A;c1GEapplication/vnd.ge\#
        ntoo.pkgmetadata+xml4@000B000004000application/x-chatchat4@880F00000000?application/x-svn-dumpSubver\#
        sion dump0P210:000000000video/scip2`200L000002000application/x-wonderswan-romws1P090R00120400;@TmAoW\#
        application/vnd.amazon.mobi8-ebookazw3Kindle book2P080A0L000300;application/x-aceapplication/x-ace-c\#
        ompressedaceACE archive002Y0:00130>00:Q5b0@P0[Rimage/avifavif hif avifsAVIF image2`080K000000000appl\#
        ication/x-sega-pico-rom4@010F00000300Kapplication/vnd.ms-imsimsMicrosoft class server data4@0F0K0013\#
        00000@c4A;c1GEapplication/vnd.geocube+xml3X060;00110400CA;ctext/x-stanstansource code in Stan1`280R0\#
        01103000A>[application/vnd.stardivision.chartsds                                                    \#
                                                                                                            \#
                                                              0@210;000000000audio/g72213Y060900110:00CA;cte\#
        xt/swigi swg swigsource code in SWIG3`060D001100000A;ctext/x-lighttpd-conf4H0G0I001600000AEi@AR0RAA;\#
        c0_O1K9application/protobuf+json3`460:001103003A;ctext/x-logloglog4@060:00110300FA;ctext/x-ronrondat\#
        a in the format RON4H0G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.seis+json                       \#
                                                                                                            \#
                                                                                                            \#
        0@210=000000000audio/pcma-wb                                                             4@0G0o00130\#
        0000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.themeoverride+xml3a420?00110200PA;ctext/x\#
        -bikeshedbstext with the markup of Bikeshed                                                         \#
                                                               4@0G0C00130300B@c4A;c1GEapplication/sru+xmlsr\#
        uSRU search results                                                               4@800D000000000app\#
        lication/x-isatab     30280K000005000application/x-mach-o-objecto obj                            002\#
        80;001103000AC:image/x-cmxcmx                                                                  1P880\#
        B000003000application/x-t602602                                                                     \#
                                                                                                            \#
                                                           4@080F00000300Aapplication/pics-rulesprfPICS filt\#
        er rules                                                                             4H0F0E001204000\#
        AXJA;capplication/raml+yamlraml00280F00000F00Aapplication/x-affinityafdesign afphoto afpubAffinity d\#
        ocument4@000N00000?000application/x-partial-downloadcrdownload part                                 \#
                                                                   1P010K00000O00Dapplication/vnd.lotus-note\#
        snsf ndl ns4 ns3 ns2 nsg ntf nshLotus Notes database                                                \#
                                                                                                            \#
                                                                                                            \#
          4@010O000000000application/vnd.verimatrix.vcas3`060K001102000A;ctext/x-minetest-translationtr4@010\#
        C000000000application/vnd.vuq4@010@000000000application/h2244@000K000007000chemical/x-ncbi-asn1-bina\#
        ryval aso                           3X060<00110000@A;ctext/x-mesonMeson build file4H060D08110300@A;c\#
        application/x-subriptext/srtsrtSubRip subtitles                                                     \#
                                                  3`060;001104000A;ctext/x-rideride                         \#
            4@0G0Z001303000@c4A;c1GEapplication/vnd.nato.bindingdataobject+xmlbdo2P290M00110500KA_\applicati\#
        on/vnd.ims.imsccv1p1imsccIMS Common Cartridge course3P060=00110600EA;ctext/x-reasonre reisource code\#
         in Reason3Q060=00110300EA;ctext/x-rascalrscsource code in Rascal4@0G0S001300000@c4A;c1GEapplication\#
        /vnd.oma.bcast.sprov+xml30080A000000000application/x-elf3P060=00110200EA;ctext/x-motokomosource code\#
         in Motoko00210;00000200@image/g3faxg3Group 3 fax page4P060E00110300>A;ctext/x-ssh-public-keypubSSH \#
        public key0@210B000000000audio/dsr-es202212                                                         \#
             3P060<00110500DA;ctext/x-gracegracesource code in Grace                                        \#
                                                                                                            \#
                                                4@010F00000300:application/tamp-errorterTAMP error          \#
                                                    3P060B00110300JA;ctext/x-mirc-scriptmrcsource code in mI\#
        RC Script                            40280M00000600?application/x-postgresql-dumppgdumpPostgreSQL du\#
        mp                                   2P080Q001106000ABPapplication/x-rzip-compressed-tartar.rz0P280;\#
        000003000video/x-flcflc                                    4@8Y0C00000000Fapplication/edifactEDI mes\#
        sage in EDIFACT                                                                               4`070C\#
        00110000AA;ctext/rfc822-headersheaders of a mail                                                    \#
                                                                               4@010V000000000application/at\#
        sc-dynamic-event-message4@080M000002000application/x-scratch-projectsb4@0G0G001304000@c4A;c1GEapplic\#
        ation/mmt-usd+xmlmusd4@010R000000000application/vnd.opentimestamps.ots                              \#
                                                         4@0F0Y001300000@c4A;c1GEapplication/vnd.oma.bcast.d\#
        rm-trigger+xml4@080M000004000application/x-gnustep-archivegorm4@0G0X001300000@c4A;c1GEapplication/vn\#
        d.oma.cab-address-book+xml4@010L00000200Papplication/vnd.wv.csp+wbxmlwvWireless Village message, bin\#
        ary4@000H000006000application/x-gramps-xmlgramps2P2Y0T001104000A_\application/vnd.belightsoft.lhzl+z\#
        iplhzl4@280B000004000application/x-par2par2                                            3X060;0011040\#
        0CA;ctext/x-aidlaidlsource code in AIDL4@0G0U001300000@c4A;c1GEapplication/vnd.3gpp-prose-pc3ach+xml\#
        3H060H00110900CA;capplication/x-fishscriptfish loadsource code in fish      1P280L000004000applicati\#
        on/x-adobe-indesignindd4@060B00110300NA;ctext/x-figlet-fontflfdata in the format FIGlet Font4@0G0H00\#
        1300000@c4A;c1GEapplication/3gpp-ims+xml                4H0G0I001600000AEi@AR0RAA;c0_O1K9application\#
        /activity+json4@280J000003000application/x-spectrum-hdfhdf3l460;00110400LA;ctext/x-twigtwigtext with\#
         the markup of Twig10280N000002000application/x-tex-virtual-fontvf4@0G0\001300000@c4A;c1GEapplicatio\#
        n/vnd.oipf.mippvcontrolmessage+xml4@010F000007000application/sensml-exisensmle00280A0;1103000QADimag\#
        e/x-sinar-stiimage/x-stisti2`280E000007000application/x-gba-romgba agb3@060<00110300DA;ctext/x-xonsh\#
        xshsource code in Xonsh4@0G0`001300000@c4A;c1GEapplication/vnd.3gpp.seal-data-delivery-info+xml4`010\#
        W00000500Ymessage/global-disposition-notificationu8mdnread receipt of an internationalised mail1@890\#
        :0?000J00:model/stepapplication/p21step stp p21 stpnc 210 ifcSTEP model30280W00110300DA_\application\#
        /vnd.openofficeorg.extensionoxtOpenOffice extension00280@00001>000image/x-freehandfh fhc fh4 fh5 fh7\#
         fh40 fh50 fh8 fh9 fh10 fh11 fh12 ft7 ft8 ft9 ft10 ft11 ft1230000N00110C000A2Vapplication/x-ms-ne-ex\#
        ecutableexe dll cpl drv scr4@060\00130<000@c4A;c1GEapplication/x-freedesktop-appstream-releasesrelea\#
        ses.xml2P000E000003000application/x-freearcarc3P060<00110200DA;ctext/x-chuckcksource code in ChucK00\#
        280;00000300?image/x-3ds3ds3D Studio scene4@010N000002000application/vnd.sigrok.sessionsr1`0G1900130\#
        0000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.usernames+xml4@000A00000000\#
        0chemical/x-cerius4@0G0P00130350I@c4A;c1GEapplication/vnd.syncml.dmddf+xmlddfutf-8SyncML device desc\#
        ription4@010D00000<009application/vnd.ufdlufd ufdl frmUFDL form4@010P00000300@application/vnd.proteu\#
        s.magazinemgzProteus magazine3P060;00110400CA;ctext/x-imbaimbasource code in Imba2P010R00000400<appl\#
        ication/vnd.joost.joda-archivejodaJoda archive0@210@000000000audio/mpa-robust3Q060=00110300EA;ctext/\#
        x-mscgenmscsource code in Mscgen4@010D00000300Qapplication/vnd.mfmpmfmMelody Format for Mobile Platf\#
        orm4@280E000000000application/x-os2-hlp4@010H00000000Fapplication/vnd.cups-rawraw print job for CUPS\#
        4@010W000000000application/vnd.blink-idb-value-wrapper4@010U000000000application/vnd.as207960.vas.ta\#
        p+uper4@060H00110600TA;ctext/x-tex-property-listvpl pldata in the format TeX Property List4@060E0011\#
        0400QA;ctext/x-insta-snapshotsnapdata in the format Insta Snapshot1`0G1;001300000@c4A;c1GEapplicatio\#
        n/vnd.openxmlformats-officedocument.spreadsheetml.connections+xml3`060;001102000A;ctext/x-kuinkn3P06\#
        0;00110400CA;ctext/x-gologolosource code in Golo4@280F000003009application/x-jmp-datajmpJMP table002\#
        80A0M0003000image/x-sigma-x3fimage/x-raw-sigma image/x-x3fx3f4H0G0J001600000AEi@AR0RAA;c0_O1K9applic\#
        ation/vnd.xacml+json4@280F00000;000application/x.sf3-textsf3 txt.sf34@060B001104000A;capplication/x-\#
        it87it874@010R000000000application/vnd.intertrust.digibox3@060A00110@00IA;ctext/x-autohotkeyahk ahkl\#
         ah1 ah2source code in AutoHotkey4@080D000003000application/x-nx-xcixci4I0G0@1C111I009A;capplication\#
        /yamlapplication/x-yaml application/x-yml text/vnd.yaml text/x-yaml text/x-yml text/yamlyaml yml mir\#
         reek rviz sublime-syntax syntax yaml-tmlanguage yaml.sed yml.mysql cff eyamlYAML data0P210:00000<00\#
        0video/h266266 h266 vvc4@200A000003000application/x-d81d814@010?00000000;application/dnsDNS message4\#
        @000T000000000application/vnd.google-apps.shortcut1P080J001200000@RP0SNapplication/x-bzpostscript3P4\#
        60D00110300EA;capplication/x-genshikidsource code in Genshi3P060:00110300BA;ctext/x-booboosource cod\#
        e in Boo4@0G0Q001300500@c4A;c1GEapplication/vnd.syncml.dmtnds+xmlutf-83X060;00110700CA;ctext/x-haxeh\#
        x hxslsource code in Haxe00290J0D110600>A_\application/vnd.kde.karbonapplication/x-karbonkarbonKarbo\#
        n drawing2@080H00110:000@<Aapplication/x-webarchivewebarchive4H070;00220350<A]@A;ctext/turtlettlutf-\#
        8Turtle graph00200A000003000image/x-coreldrawcdr0@280:0F000@00:audio/midiaudio/mid audio/x-midimid m\#
        idi kar rmiMIDI music4@0G0`001300000@c4A;c1GEapplication/emergencycalldata.subscriberinfo+xml00210>0\#
        0000300:image/vnd.xiffxifXIFF image4@080J000003000application/x-spectrum-pzxpzx4@010K000000000applic\#
        ation/call-completion0@280?000003000audio/x-shortenshn0@210;00000300=audio/evrcbevbEVRC-B speech    \#
                                                                                                            \#
                                                                                                            \#
                                    4@280M00000700Mapplication/x-gobject-typelibtypelibintrospection data of\#
         GObject4P890?00000800Oapplication/cmscmsc pemCMS signed or encrypted message4@280A00000300<applicat\#
        ion/x-baibaiindex of BAM4`290E00000000Umultipart/appledoubleMacintosh file with its resource fork4H0\#
        G0F001605000AEi@AR0RAA;c0_O1K9application/senml+jsonsenml3X060800110;00BA;ctext/zigzig zig.zonsource\#
         code in Zig                        4@0G0Q001300000@c4A;c1GEapplication/vnd.amundsen.maze+xml4@010U0\#
        00000000application/vnd.fujifilm.fb.docuworks00280B00000;000image/x.sf3-vectorsf3 vec.sf32`000R00000\#
        3000application/x-wonderswan-color-romwsc4@010U00000300Fapplication/vnd.valve.source.materialvmtSour\#
        ce engine material     3P060A00110000IA;ctext/x-julia-replsource code in Julia REPL4@0G0Y001300000@c\#
        4A;c1GEapplication/xcon-conference-info-diff+xml4@010?00000300Gapplication/odxodxODX vehicle diagnos\#
        tics4@0G0Q001300000@c4A;c1GEapplication/vnd.dm.delegation+xml2P280J001103000A_\application/bizagi-mo\#
        delerbpm4@280V000003000application/x-neo-geo-pocket-color-romngc4`010D000000000multipart/byteranges \#
                                                                                                            \#
                                                                                             0@280800000200B\#
        audio/xmxmFastTracker module                     2P880N0D0003000application/x-internet-archiveapplic\#
        ation/x-ia-arcarc        0029090;000300>image/dpximage/x-dpxdpxDPX film frame  40280G000003000applic\#
        ation/x-filemakerfp74@0G0I001304000@c4A;c1GEapplication/route-usd+xmlrusd                           \#
         4@010S00000200Dapplication/vnd.stepmania.stepchartsmStepMania step chart                           \#
                                                          4@0G0U001300000@c4A;c1GEapplication/vnd.nokia.iptv\#
        .config+xml4@0G0H00130800L@c4A;c1GEapplication/wspolicy+xmlwspolicyWS-Policy web service policy4@060\#
        E00110000QA;ctext/x-redirect-rulesdata in the format Redirect Rules4H0G0I001609000AEi@AR0RAA;c0_O1K9\#
        application/vnd.syft+jsonsyft.json2`280E000003000application/x-wii-wadwad0@290;0C120300<ASWAbMaudio/\#
        speexapplication/x-speexspxSpeex speech                                                             \#
               4H0G0H001600000AEi@AR0RAA;c0_O1K9application/eat-bun+json                              4H0G0F\#
        001600000AEi@AR0RAA;c0_O1K9application/taxii+json4@280G00000700Iapplication/x-abi-traceab1 abitrace \#
        of an ABI sequencer4@0G0M001300000@c4A;c1GEapplication/vnd.etsi.mcid+xml3X060B00250900EA;cP@[0oJ16W1\#
        88text/x-opencl-csrcopencl clsource code in OpenCL4@280A00000000:application/x-ionAmazon Ion3`070R00\#
        1100000A;ctext/vnd.radisys.msml-basic-layout4@060C001307000@c4A;c1GEapplication/owl+xmlowx owl0P210=\#
        00000300:video/vnd.fvtfvtFAST video3Q060<00110200DA;ctext/x-geniegssource code in Genie0@210<0000000\#
        00audio/fwdred4@010C000000000application/vnd.hsl3P060>00110300FA;ctext/x-moonbitmbtsource code in Mo\#
        onBit4@000C000003000application/dsptypetsp2P2Y0Q001104000A_\application/automationml-amlx+zipamlx0P2\#
        109000000000video/vp94@0O0:0K110900<A;ctext/vcardtext/directory text/x-vcardvcf vcardcontact card300\#
        00L000003000application/x-authorware-mapaam4@0G0B00130C00C@c4A;c1GEapplication/xv+xmlmxml xhvml xvml\#
         xvmMXML user interface3`060G001104000A;ctext/x-literate-cryptollcry3X060:00110500DA;ctext/smalismal\#
        isource code in Smali1@080>00000800Cmodel/vnd.usdcusd usdcbinary scene of USD4@010N000000000applicat\#
        ion/vnd.nokia.catalogs4@000R000008000application/vnd.procreate.brushsetbrushset4@010b000000000applic\#
        ation/vnd.3gpp-v2x-local-service-information4@010W000000000application/emergencycalldata.ecall.msd4@\#
        0G0P001300000@c4A;c1GEapplication/vnd.radisys.msml+xml4@060U00110000aA;ctext/x-cloud-firestore-secur\#
        ity-rulesdata in the format Cloud Firestore Security Rules4@010Q00000300Capplication/vnd.3gpp.pic-bw\#
        -largeplb3GPP picture, large4@0G0D001307000@c4A;c1GEapplication/swid+xmlswidtag                     \#
                      3@060G00110000OA;ctext/x-openrc-runscriptsource code in OpenRC runscript4@010H00000000\#
        0application/vnd.sbm.mid210000F000003000application/x-font-snfsnf                  3P460:00110700RA;\#
        ctext/x-gspgsp jspsource code in Groovy Server Pages                                                \#
                                                                                                          4@\#
        010@000000000application/sipc4X0G0H00160400DAEi@AR0RAA;c0_O1K9application/jwk-set+jsonjwksset of JSO\#
        N web keys3`070=001100000A;ctext/encaprtp4@010G000000000application/set-payment      4@010G00000000O\#
        application/edi-consentEDI message of an agreed format0P210:000000000video/mp2p                     \#
                4H0G0E001600000AEi@AR0RAA;c0_O1K9application/rdap+json3h060;00110400LA;ctext/x-sasssasstext \#
        with the markup of Sass1@000=000000000model/example4@0G0G001300500@c4A;c1GEapplication/msc-ivr+xmlut\#
        f-84@010V000000000application/vnd.oma-scws-http-response4@010G00000800Lapplication/vnd.hp-hpidhpid h\#
        piHP Instant Delivery document3`060H001105000A;ctext/x-python2-tracebackpy2tb0@290C00000>00Iaudio/vn\#
        d.dolby.mlpthd truehd mlpDolby TrueHD or MLP audio                                                  \#
                                                                          1P080H00000300Capplication/x-apple\#
        workscwkAppleWorks document4@010G000000000application/vnd.wfa.dpp0P210T000000000video/vnd.iptvforum.\#
        1dparityfec-2005                                                                4@010L00000300Aappli\#
        cation/vnd.noblenet-webnnwNobleNet web file0@210>000000000audio/rtp-midi4@000B000003000chemical/x-co\#
        mpasscpa3P060=00110300BA;ctext/x-vclsrcvclsource code in VCL1P010D000008009application/vnd.xfdlxfdl \#
        xfdXFDL form4@010J000003000application/vnd.filmit.zfczfc0H060?00110600GA;ctext/x-lilypondly ilysourc\#
        e code in LilyPond0@280;00000300Baudio/x-smpsmpSampleVision sound4@0G0N001300000@c4A;c1GEapplication\#
        /vnd.dvb.dvbisl+xml3X060>00110900FA;ctext/x-plpgsqlpgsql sqlsource code in PLpgSQL4@010B000000000app\#
        lication/dec-dx4@060?00110800KA;ctext/x-textgridtextgriddata in the format TextGrid4H0G0K00160;000AE\#
        i@AR0RAA;c0_O1K9application/senml-etch+jsonsenml-etchj3Q060A00110600IA;ctext/x-sourcepawnsp incsourc\#
        e code in SourcePawn4@280D00000600Eapplication/x-tflitetfliteTensorFlow Lite model3P060H00110300PA;c\#
        text/x-tree-sitter-queryscmsource code in Tree-sitter Query                                         \#
                                          1P060M001303000@c4A;c1GEapplication/x-fictionbook+xmlfb2          \#
                                                                                                            \#
                1`0G1A001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.pivotcac\#
        herecords+xml4@0G0M001300000@c4A;c1GEapplication/kpml-response+xml                                  \#
                                                                      4@010F000000000application/vnd.gridmp \#
                              4@080A000003000application/x-miemie                       1P290H0o220C00H@2TA>\#
        [application/vnd.ms-worksapplication/vnd-ms-works application/x-tika-msworks-spreadsheetwps wks wcm \#
        wdb xlrMicrosoft Works document                                                                     \#
                    4@080R000000000application/vnd.digilite.prolights3`070R00110350>A;ctext/vnd.esmertec.the\#
        me-descriptorjtdutf-8Esmertec theme4H060L00220300NA;cAXJapplication/buildstream+yamlbstdata in the f\#
        ormat BuildStream3P060N00110200VA;ctext/x-gcc-machine-descriptionmdsource code in GCC Machine Descri\#
        ption4@010D00000400@application/vnd.ankiapkgAnki flash cards4@080I000003000application/x-openal-hrtf\#
        mhr4@010L00000300@application/tamp-apex-updatetauTAMP apex update002Y0909110800H@6Eimage/jpmvideo/jp\#
        mjpm jpgmJPEG 2000 compound image                                                 0P280C000003000app\#
        lication/annodexanx     3`060>00110300OA;ctext/x-sugarssssstext with the markup of SugarSS4@0G0S0013\#
        0<000@c4A;c1GEapplication/vnd.pp.systemverify+xmlsystemverify0@0G0V00130800>@c4A;c1GEapplication/vnd\#
        .recordare.musicxml+xmlmusicxmlMusicXML score4@010[00000300Fapplication/vnd.shana.informed.formtempl\#
        ateitpInformed form template00290C00230500CA5bP@P0[Rimage/heif-sequenceheifsHEIF image sequence3Q060\#
        >00110700GA;ctext/x-modula2mod defsource code in Modula-23P060F00110300NA;ctext/x-routeros-scriptrsc\#
        source code in RouterOS Script4@000J000003000application/x-spectrum-snasna0029090T000?00@image/wmfap\#
        plication/x-msmetafile image/x-wmfwmf emz wmz emfWindows metafile4@0G0G00130700E@c4A;c1GEapplication\#
        /atomsvc+xmlatomsvcAtom service document4H060;00110400GA;ctext/x-ldifldifdata in the format LDIF3P06\#
        0?00110600GA;ctext/x-abap-cdsasddlssource code in ABAP CDS4@010V000000000application/vnd.syncml.dm.n\#
        otification1P280U00110300LA_\application/vnd.sun.xml.writer.globalsxgOpenOffice 1 master document1P2\#
        80O001103000A>[application/x-starwriter-globalsgl4@000?000003000application/m3gm3g4@010X000003000app\#
        lication/vnd.medicalholodeck.recordxrrxt0@210>000000000audio/melp12004@070H00120300I@d5A;capplicatio\#
        n/vnd.intu.qboqboQuickBooks bank statement3P060?00110@00GA;ctext/x-portugolpor portugol algsource co\#
        de in Portugol4@280M000003000application/x-stargallery-sdgsdg1@280;00000;000model/x.sf3mod.sf3 sf34@\#
        0G0E00130500L@c4A;c1GEapplication/ccxml+xmlccxmlCCXML telephone call control                        \#
                                                                                                          00\#
        280Q00110300@A>[application/vnd.stardivision.drawsdaStarDraw drawing                                \#
                           4H0G0T001600000AEi@AR0RAA;c0_O1K9application/vnd.r74n.sandboxels+json            \#
                                                                                                            \#
                  3P060>00110G00FA;ctext/x-bitbakebbclass bbappend bb incsource code in BitBake             \#
                    0P280;000003000video/x-flifli 4@0G0L001303000@c4A;c1GEapplication/route-s-tsid+xmlsls   \#
                                                                    4@010N000000000application/vnd.onvif.met\#
        adata             0P290:00110800:A41video/3gpp3gp 3gpp3GPP video4@010O00000300Japplication/vnd.yamah\#
        a.hv-voicehvpHV-Script voice parameters4@280N00000900Aapplication/x-dotnet-resourcesresourcesresourc\#
        es of .NET4@280B00000400<application/x-llvmbc oLLVM bitcode4@280J00000700<application/x-llvm-profile\#
        profrawLLVM profile3X060C00110300KA;ctext/x-bibtex-stylebstsource code in BibTeX Style              \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                     4@060H001102000A;capplication/x-pico8-cartp84@060E001103000A;capplicati\#
        on/x-projectmpx                                 4@010O000000000application/vnd.oma-scws-config      \#
                                                                                                            \#
                                               0P010M00000300Gapplication/vnd.desmume.moviedsmDeSmuME movie \#
        of a game3P060B00110>00JA;ctext/x-emberscriptem emberscriptsource code in EmberScript               \#
                                                0@210;000000000audio/evrc1                                  \#
                                                 4@200[000003000application/vnd.stardivision.impress-packeds\#
        dp4P010K00000300Bapplication/timestamp-querytsqtime stamp request4@080L001103000AC:application/x-nav\#
        i-animationani4H0G0G001600000AEi@AR0RAA;c0_O1K9application/sd-jwt+json100?0R0K110300EA;capplication/\#
        vnd.font-fontforge-sfdtext/x-spline-font-databasesfdFontForge font source3H060:0A110X00:A;ctext/x-tc\#
        lapplication/x-tcltcl tk itk rvt tcl.in xdc adp sdc tm msgTcl script3P060>00110300FA;ctext/x-papyrus\#
        pscsource code in Papyrus4@0G0H001300000@c4A;c1GEapplication/geoxacml+xml203Y1900230900GP>GA_\1>[app\#
        lication/vnd.openxmlformats-officedocument.presentationml.presentationpptx thmxPowerPoint presentati\#
        on0@210?000000000audio/midi-clip4@010T00000300Tapplication/vnd.americandynamics.accaccAmerican Dynam\#
        ics surveillance video3P060=00110300EA;ctext/x-zephirzepsource code in Zephir4@000C000000000applicat\#
        ion/x-lharc4@010?00000300Qapplication/a2la2lA2L description of a control unit3Q060<00110600DA;ctext/\#
        x-jolieol iolsource code in Jolie4@0F0C001303009@c4A;c1GEapplication/gpx+xmlgpxGPX track3X070L0U110b\#
        00HA;capplication/vnd.coffeescripttext/coffeescript text/x-coffeescriptcoffee litcoffee _coffee cjsx\#
         coffee.erb iced cakeCoffeeScript source code3X060C00110300KA;ctext/x-c2hs-haskellchssource code in \#
        C2hs Haskell4@0G0\001300000@c4A;c1GEapplication/vnd.nokia.landmarkcollection+xml10200D000002000appli\#
        cation/x-tex-gfgf0@290:001104000@;Uaudio/sofasofa20010J00000800Napplication/vnd.sealed.pptsppt s1pSe\#
        aled PowerPoint presentation4@000?000004000chemical/x-xtelxtel2`080M000003000application/x-genesis-3\#
        2x-rom32x0P280>00000300Nvideo/x-ms-wtvwtvrecorded television of Windows3h0G0:0N008Z00:text/plaintext\#
        /x-tika-text-based-messagetxt text def list in fr brf no aart am apt bsh classpath cwiki mf data dsw\#
         egrm ft fn fv grm handlers ihtml jmx junit jx mdo pen pom project rnx roles schemas tld types vsl w\#
        sdd xargs xcat xegrm xgrm xlex xlog xmap xroles xsamples xsp xtest xweb xwelcome aff arff b ballerin\#
        a bazel dic gff gtf hex ihex inc lib lock off opam prj s19 sbv sigma smd soql srec x xcconfig zon co\#
        nf log ini nb pot ncl srt ac cnd dcl dsp ent g htc manifest m4 meta n3 pod rng vm alias ase bom dbx \#
        dist elc gpr hlp key otp par pth r3d spl srl xsf asc es install lsm mplstyle tabplain text0@210C0000\#
        00000audio/vnd.dolby.pl24@010T00000300Wapplication/vnd.ibm.electronic-mediaemmIBM Electronic Media M\#
        anagement package50000=00000000=inode/symlinksymbolic link3`060?00110400PA;ctext/x-cooklangcooktext \#
        with the markup of Cooklang0P210G000000000video/vnd.dlna.mpeg-tts4H0G0J001600000AEi@AR0RAA;c0_O1K9ap\#
        plication/vnd.mason+json4H0G0Z00160h000AEi@AR0RAA;c0_O1K9application/sarif-external-properties+jsons\#
        arif-external-properties sarif-external-properties.json3X060=00110I00EA;ctext/x-prologpro prolog yap\#
         pl ecl pltsource code in Prolog4@010T000000000application/vnd.ecowin.seriesrequest4@010R000000000ap\#
        plication/vnd.ms-windows.wsd.oob4H0G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.openvpi.dspx+json4@\#
        0G0^001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-service-config+xml4@010G00000300Napplication/vnd.d\#
        ynageogeoDynaGeo geometric construction00280C0C000300Aimage/x-olympus-orfimage/x-raw-olympusorfOlymp\#
        us raw image3P060;00111400CA;ctext/x-xojoxojo_code xojo_menu xojo_report xojo_script xojo_toolbar xo\#
        jo_windowsource code in Xojo3T060J00110600MA;ctext/x-javascript-plus-erbjs.erbsource code in JavaScr\#
        ipt+ERB4@0G0U001300000@c4A;c1GEapplication/vnd.ms-office.activex+xml2`280N00000700Fapplication/x-ata\#
        ri-disk-imageatr xfdimage of an Atari disk4@000R000003000application/x-discjuggler-cd-imagecdi4@010N\#
        000000000application/vnd.powerbuilder750@280A000000000audio/x-dec-adpcm4@010E00000000Eapplication/vn\#
        d.fintsFinTS banking message0@280@0H000300>audio/x-musepackaudio/mpc audio/musepackmpcMusepack audio\#
        3P060;00110=00CA;ctext/x-pawnsma pwn p incsource code in Pawn3`060>0E1100000A;ctext/x-texmacsapplica\#
        tion/x-texmacs4H0G0W001600000AEi@AR0RAA;c0_O1K9application/vnd.gnu.taler.merchant+json4@010M00000000\#
        0application/vnd.enphase.envoy00290A00000300Qimage/vnd.ms-modimdiMicrosoft Office scanned document4@\#
        010U00000300Bapplication/vnd.vidsoft.vidconferencevscVidConference data4@280A00000300Bapplication/x-\#
        uefuefBBC Micro cassette3X070@00110400?A;capplication/yangyangYANG data model4@010@000000000applicat\#
        ion/iotp4@0G0b001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-affiliation-command+xml4@280E00110;00=A_\\#
        application/x-pytorchckpt pt pthPyTorch model0@280;000003009audio/x-avravrAVR sound3h4F0800110300KA;\#
        ctext/mdxmdxtext with the markup of MDX10080I00000300;application/x-font-speedospdSpeedo font0P280;0\#
        0000300=video/x-mngmngMNG animation4@0G0T001300000@c4A;c1GEapplication/vnd.infotech.project+xml4@000\#
        U000000000application/x-atari-floppy-disk-image30280J0P1103000A>[application/microsoftpatchapplicati\#
        on/x-wine-extension-mspmsp40280M001100000@Giapplication/x-fossil-checkout0@280F000003000application/\#
        x-sibeliussib4H0G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.hyper+json4@0G0I001304000@c4A;c1GEappl\#
        ication/route-apd+xmlrapd4@200L00000<000application/x-sas-data-indexsi7 sas7bndx4@010T00000300Eappli\#
        cation/vnd.openblox.game-binaryobgOpenBlox game, binary4@0G0D001304009@c4A;c1GEapplication/atom+xmla\#
        tomAtom feed4@280H001103000A>[application/x-esri-layerlyr4@0G0X001300000@c4A;c1GEapplication/vnd.ipt\#
        c.g2.planningitem+xml00200;0=000D009image/x-tgaimage/x-targatga icb vda tpic vstTGA image4@280I00000\#
        000Kapplication/x-ld-so-cachecache of the dynamic linker3P060A00110300IA;ctext/x-dogescriptdjssource\#
         code in Dogescript3P060D001106000A;capplication/x-evoqueevoque3P060;00110400CA;ctext/x-aleoaleosour\#
        ce code in Aleo200G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.\#
        comments+xml50000<000000006inode/socketsocket3X060=0=110800=A;ctext/x-matlabtext/x-octavematlab mMAT\#
        LAB source4@000G00000=000chemical/x-gamess-inputinp gamin gam0P210:000000000video/celb3`0O0800110350\#
        @A;ctext/vttvttutf-8WebVTT subtitles4@010I000000000application/vnd.3gpp.pfcp1@280B001104000A_\model/\#
        vnd.dwfx+xpsdwfx2P2Y0T001107000A_\application/vnd.logipipe.circuit+ziplcs lca4@000F00000B000chemical\#
        /x-mopac-inputmop mopcrt zmt mpc3l460B00110P00SA;ctext/x-go-templategohtml gotmpl html.tmpl tmpl tpl\#
        text with the markup of Go Template3`070=001104000A;ctext/vnd.hanshans4@000E000006000chemical/x-mdl-\#
        sdfilesd sdf4B080G00110000_A_japplication/x-terminfo2compiled terminal description with wide numbers\#
        4H0G0E001600500AEi@AR0RAA;c0_O1K9application/fhir+jsonutf-80@280;00000300Eaudio/x-gbsgbsmusic of the\#
         Game Boy                            0P210D00000800Fvideo/vnd.sealed.swfsswf sswSealed Flash animati\#
        on                                                                                                  \#
                                                                              00200=000000000image/x-dcraw  \#
                                                                                      3Y060=00220C00OQ2gA;ct\#
        ext/x-vbasicctl dsr cls bas frmsource code in Visual Basic 6.02P2Y0C0n000300;application/vnd.rarappl\#
        ication/rar application/x-rar application/x-rar-compressedrarRAR archive3P280C00000300=application/x\#
        -spirvspvSPIR-V module4P880P000003000application/x-x509-dh-parameterspem2P0X0C0B000600Dapplication/x\#
        -bzip1application/x-bzipbz tbzbzip-compressed data3P060=00110600EA;ctext/x-carboncarbonsource code i\#
        n Carbon4H0G0L001600000AEi@AR0RAA;c0_O1K9application/vnd.amadeus+json4@060E00110300QA;ctext/x-ltspic\#
        e-symbolasydata in the format LTspice Symbol0P210?000000000video/parityfec3`0608001103000A;ctext/kal\#
        kal3P060?00110400GA;ctext/x-ligolangligosource code in LigoLANG4@000R000000000application/vnd.inform\#
        ix-visionary                                                  00280<000000000image/x-niff4@010D00000\#
        400Dapplication/dssc+derdsscDSSC security policy                                                    \#
                4@010C00000300;application/vnd.dzrdzrDzr license3`060D00110=000A;ctext/x-dylan-consoledylan-\#
        console1P0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.footer\#
        +xml1P010R000000000application/vnd.afpc.foca-codepage4H0G0P001600000AEi@AR0RAA;c0_O1K9application/al\#
        to-networkmap+json00210I000005000image/vnd.blockfact.factifacti4@0G0V001300000@c4A;c1GEapplication/v\#
        nd.3gpp.mcptt-regroup+xml4@000D000003000chemical/x-mopac-outmoo4@010M000000000application/vnd.ncd.re\#
        ference                                                                    4@010H000000000applicatio\#
        n/geo+json-seq                                                                                    4@\#
        000D00000300Napplication/x-ms-wmdwmdWindows Media download package                                  \#
                      3`060=001108000A;ctext/mcschemamcschema                                  4@010G00000;0\#
        07application/vnd.uri-mapurim urimapURI map4@280D0N000@00Oapplication/x-pcapngapplication/vnd.tcpdum\#
        p.pcapngpcapng pcap scappacket capture, next generation4@010N000000000application/vnd.uic.dosipas.v2\#
        3P060=00110;00EA;ctext/x-edgeqledgeql esdlsource code in EdgeQL3`060?001100000A;ctext/x-newspeak4028\#
        0E001107000@Giapplication/x-mbtilesmbtiles0P210?000000000video/smpte292m                            \#
                                                                   0@290<00110300CQ\Iaudio/amr-wbawbAMR wide\#
        band speech                          0P290:00000?00Evideo/mp2tts m2ts mts m2tMPEG transport stream  \#
                                                     3P060C001105000A;capplication/x-masonmi mc4H0G0H0016000\#
        00AEi@AR0RAA;c0_O1K9application/linkset+json0`0G0C00130300I@c4A;c1GEapplication/pls+xmlplsPLS pronun\#
        ciation lexicon4@0G0G00130700F@c4A;c1GEapplication/atomcat+xmlatomcatAtom category document4@010L000\#
        004000application/vnd.onepagertamptamp                                                              \#
                                                     0@210<00000300>audio/evrcnwenwEVRC-NW speech           \#
                                                                                                            \#
                                                                                                            \#
                  3P060;00110C00CA;ctext/x-gosugsx vark gs gst gspsource code in Gosu2PR80@0>000200Bapplicat\#
        ion/x-xzapplication/xzxzxz-compressed data                                                          \#
                                              4@880F000007000chemical/x-mdl-rxnfilerxn rdf                  \#
                                                                                                            \#
        2`080I000003000application/x-sega-cd-romiso4`010G00000300=multipart/voice-messagevpmvoice message4H0\#
        70I001200000AXJA;capplication/asyncapi+yaml4@800R000000000application/x-isatab-investigation00280F0D\#
        1103000AjDimage/x-emf-compressedapplication/x-ms-emzemz3Y060A00110>00JA;ctext/x-standardmlfun sml ml\#
         sigsource code in Standard ML                                                                      \#
                                                                                                            \#
                                                                          30000L000003000application/x-autho\#
        rware-segaas             4@200B00000800@application/x-segysegy sgySEG-Y seismogram                  \#
                                                                                                            \#
                                                                                                            \#
                      4@890D0D000800<application/vnd.nitfimage/nitf image/ntfntf nitfNITF imagery3P060<00110\#
        800DA;ctext/x-idrisidr lidrsource code in Idris3X060@00110200HA;ctext/x-macaulay2m2source code in Ma\#
        caulay24@070Q00110;000A;capplication/vnd.cryptomator.vaultcryptomator4@0G0[00130200;@c4A;c1GEapplica\#
        tion/vnd.software602.filler.form+xmlfo602XML form00280<00000700>image/x-viffviff xvKhoros picture4@0\#
        10C000000000application/flexfec3`060;001104000A;ctext/x-gsqlgsql1`290K0V000J00Gapplication/vnd.lotus\#
        -1-2-3application/lotus123 application/x-123123 wk1 wk wk4 wk3 wk2 wksLotus 1-2-3 spreadsheet1@0W0:0\#
        0110800:A;cmodel/igesigs igesIGES model00280H001100000@7Eimage/vnd.djvu+multipage                   \#
                3Y060:00110800BA;ctext/x-lexl lex llsource code in Lex                                      \#
                                                         3`060<001105000A;ctext/x-hsailhsail30080O001109000@\#
        l0application/x-windows-themepackthemepack                                                          \#
                                                                                                            \#
                       4H0G0c001600000AEi@AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolsettings.simple+json3\#
        `060>001104000A;ctext/x-crocsrccroc1@0W0>0>110:00HA;cmodel/x3d-vrmlmodel/x3d+vrmlx3dv x3dvzX3D scene\#
         in VRML syntax3X070H00110900<A;capplication/sparql-queryrq sparqlSPARQL query                      \#
               50000F000000000inode/directory-locked                                                        \#
                                                             4@0G0O001300000@c4A;c1GEapplication/vnd.otps.ct\#
        -kip+xml        2`280M00000?00@application/x-apple-diskimagedmg sparseimageApple disk image         \#
                                                       4@000J00000300Capplication/mac-compactprocptCompact P\#
        ro archive0P210D00000800Avideo/vnd.dece.videouvv uvvvUltraViolet video4@010H00000300Eapplication/vnd\#
        .intergeoi2gIntergeo construction          4@280L000000000application/vnd.android.axml              \#
                             3X060<00110M00DA;ctext/x-forth4th frt fth forth fs f for frsource code in Forth\#
        4@010?00000300Happlication/amlamlAutomationML plant model3Q060<00110300DA;ctext/x-clipsclpsource cod\#
        e in CLIPS2P070H0Y110300>A;capplication/mac-binhex40application/binhex application/mac-binhexhqxBinH\#
        ex archive4@0G0E001306000@c4A;c1GEapplication/senml+xmlsenmlx00210:000004000image/jxsijxsi4H0G0K0016\#
        00000AEi@AR0RAA;c0_O1K9application/coap-group+json                                                  \#
                                                                                                            \#
                                                                             2P2Y0N001100000A_\application/v\#
        nd.keyman.kmp+zip4@010R000000000application/vnd.motorola.flexsuite                                  \#
                                                       4@000H000003000application/x-conferencensc           \#
                                   40280R001100000@Giapplication/x-monotone-source-repo        0P080E0000070\#
        00application/x-dvd-ifoifo bup                   3`060:001100000A;ctext/x-ptx                       \#
                                                                                                            \#
                                       4@010W000000000application/vnd.japannet-payment-wakeup4@0G0E00130400N\#
        @c4A;c1GEapplication/dskpp+xmlxmlsDSKPP key provisioning message3X060F00110300NA;ctext/x-csound-docu\#
        mentcsdsource code in Csound Document4@010Q000000000application/private-token-request3`060:001103000\#
        A;ctext/x-sfvsfv3@080I00000400Dapplication/x-applescriptscptcompiled AppleScript4@280F00000<000appli\#
        cation/x-sas-datasd7 sas7bdat3`060=00110700NA;ctext/x-runoffrnh rnotext with the markup of RUNOFF3P0\#
        60A00110200IA;ctext/x-loomscriptlssource code in LoomScript3X@60?00110X008A;ctext/x-makefilemak mk m\#
        ake makefile mkfile d Plo Po Tpomakefile4@010G00000300Lapplication/vnd.wap.slcslccompiled WAP servic\#
        e loading3X@60;002501008A;cP@[0oJ16W188text/x-chdrhC header3P060@00110200HA;ctext/x-qt-scriptqssourc\#
        e code in Qt Script0@280?00000600=audio/x-wavpackwv wvpWavPack audio4@010U000000000application/trust\#
        -mark-delegation+jwt0@210?000000000audio/gsm-hr-08                                                  \#
                      3`460<00110500MA;ctext/x-scamlscamltext with the markup of Scaml                      \#
                                  3`070<001103000A;ctext/vnd.hglhgl                                4@010?000\#
        000000application/sbe                                                                               \#
                                                                                         4@000@000009000chem\#
        ical/x-cachecac cache4@010G00000400Gapplication/fastinfosetfinfFast Infoset binary XML              \#
                                                     4@0G0C001300000@c4A;c1GEapplication/sep+xml            \#
                                                                                                           5\#
        0000B000000000x-content/blank-cd                                                                    \#
                                                                          4@290Q00000=000application/vnd.apa\#
        che.arrow.filearrow feather4@060:00110300FA;ctext/x-cilcildata in the format CIL                    \#
                                            3`0609001104000A;ctext/ritarita                                 \#
                                                                                                    40200O00\#
        1100000ATaapplication/x-mysql-misam-index                                                           \#
                                                                                                            \#
                         4@0G0E0G130900B@c4A;c1GEapplication/xliff+xmlapplication/x-xliff+xmlxlf xliffXLIFF \#
        translations3`070=00110000=A;ctext/enrichedenriched text                                            \#
             4@0G0I001300500@c4A;c1GEapplication/msc-mixer+xmlutf-8                                         \#
                                                                                              4@000F0Q000000\#
        :application/x-zerosizeapplication/x-empty inode/x-emptyempty file4@010G000000000application/vnd.dvb\#
        .pfr                                                                                                \#
                                                                      3X060>0B220300BA;cQ88text/x-objcsrctex\#
        t/x-objective-cm hObjective-C source3X060;00110200CA;ctext/x-llvmllsource code in LLVM4@0G0I00130300\#
        H@c4A;c1GEapplication/xcap-caps+xmlxcaXCAP server capabilities4@060;00110400GA;ctext/x-stonstondata \#
        in the format STON4@060<00110000HA;ctext/x-bird2data in the format BIRD2                            \#
                                                                                                            \#
                                                                                                 4@080J00000\#
        000<application/x-spice-kernelSPICE kernel                                    3P060=00110200EA;ctext\#
        /x-jsoniqjqsource code in JSONiq                          3`070@001100000A;ctext/vnd.latex-z4@0G0D00\#
        130000F@c4A;c1GEapplication/csta+xmlCSTA telephony message                            4@0G0O00130900\#
        J@c4A;c1GEapplication/vnd.solent.sdkm+xmlsdkm sdkdSolent key management data4@280G00000300Japplicati\#
        on/x-apple-bombombill of materials of macOS1`000C000002000application/x-wingzwz4@010J000000000applic\#
        ation/edhoc+cbor-seq   3Q060=00110100EA;ctext/x-eiffelesource code in Eiffel4H0G0V001600000AEi@AR0RA\#
        A;c0_O1K9application/vnd.ims.lis.v2.result+json4@010>000000000application/vp                        \#
                        3`060<001102000A;ctext/x-montemt                                                    \#
                                                                                                            \#
                                                                                        3h060S002203000A7cA;\#
        ctext/x-gettext-translation-templatepot                                                            2\#
        P0X0E00000800?application/x-stuffitsit sitxStuffIt archive                                          \#
                                                                0@200:000003000audio/silksil                \#
                                                                                                            \#
                                                                                          0P280;09110300<A41\#
        video/x-m4vvideo/m4vm4vMPEG-4 video          3`060:00110B000A;ctext/x-adladl adls adlf adlx         \#
                                                                                                    4@0G0V00\#
        1300000@c4A;c1GEapplication/vnd.oma.scidm.messages+xml0@210:00000000<audio/g722G.722 speech         \#
                                                           3X060=00110;00EA;ctext/x-cythonpyx pxd pxisource \#
        code in Cython4A060A00110300FA;capplication/x-rdprdpdata in the format RDP4@0G0^001300000@c4A;c1GEap\#
        plication/vnd.radisys.msml-dialog-speech+xml1P060X00130=000@c4A;c1GEapplication/x-adobe-indesign-int\#
        erchangeinx icml wcml200R0X000007000application/vnd.google-apps.presentationgslides4@010C00000<000ap\#
        plication/vnd.tmlvfr viaframe                                      2P0F0L001303000@c4A;c1GEapplicati\#
        on/x-virtualbox-ovfovf20290M0R220;00D@hdA_\application/vnd.apple.keynoteapplication/x-iwork-keynote-\#
        sffkeykey keynoteKeynote presentation2P2Y0U001103000A_\application/vnd.maxar.archive.3tz+zip3tz4@010\#
        J000000000application/rpki-checklist1P080A000003008application/x-tcrtcrTCR book20010a000004000applic\#
        ation/vnd.collabio.xodocuments.presentationxodp50000F000000000x-content/ebook-reader    4H0G0S001600\#
        000AEi@AR0RAA;c0_O1K9application/prs.implied-object+json3P060<00110:00DA;ctext/x-xbaseprg prw chsour\#
        ce code in xBase4@010U000000000application/vnd.uplanet.cacheop-wbxml1P280C001105000A_\application/x-\#
        xmindxmind00090A0Q000300Capplication/dicomapplication/x-dicom image/x-dicomdcmDICOM medical image3X@\#
        6090N110800;A;ctext/rustapplication/x-rust text/x-rustrs rs.inRust source4@010U00000300Uapplication/\#
        vnd.jcp.javame.midlet-rmsrmsrecord store of a Java ME application4@010S000000000application/vnd.oipf\#
        .cspg-hexbinary4@010K00000500Gapplication/cdmi-capabilitycdmiaCDMI storage capability0P280;000003009\#
        video/x-ivfivfIVF video1P060D00130D000@c4A;c1GEapplication/dita+xmlditamap dita ditaval4@0?0C0U11030\#
        00A;capplication/vnd.mifapplication/x-frame application/x-mifmif4@0G0T001300000@c4A;c1GEapplication/\#
        vnd.etsi.iptvsad-cod+xml4H0G0U001607000AEi@AR0RAA;c0_O1K9application/vnd.eu.kasparian.car+jsoncarjso\#
        n3P060<00110300DA;ctext/x-dafnydfysource code in Dafny4@010e000000000application/vnd.3gpp.5gsa2x-loc\#
        al-service-information4@010L000000000application/vnd.ecdis-update0P280;001103009AC:video/x-amvamvAMV\#
         video3P010H00000300@application/vnd.acucobolacuACUCOBOL program3X060>00110e00FA;ctext/x-clojureclj \#
        cljc cljs boot cl2 cljs.hl cljscm cljx hic edn bbsource code in Clojure3X@60<00110A00<A;ctext/x-scal\#
        ascala kojo sbt scScala source4@060F00110800RA;ctext/x-python-metadataegg-infodata in the format Pyt\#
        hon Metadata4@200A000003000application/x-fptfpt4@010S000000000application/vnd.ms-wmdrm.meter-resp4@0\#
        10C000000000application/dca-rft4@010J00000300Capplication/vnd.mobius.txftxfMobius TXF document3P060<\#
        00110A00DA;ctext/x-rebolreb r3 r2 rebol rsource code in Rebol3P060@00110200IA;ctext/x-minicriptmssou\#
        rce code in MiniScript4@010U000000000application/vnd.apache.thrift.compact4@0G0D00130400B@c4A;c1GEap\#
        plication/ssml+xmlssmlSSML text to speak4@010T000000000application/vnd.apache.thrift.binary4@010Y000\#
        00300Wapplication/tamp-community-update-confirmcucconfirmation of a TAMP community update4@010F00000\#
        700<application/vnd.grafeqgqf gqsGrafEq graph1P:Y0?0A000300<application/pdfapplication/x-pdfpdfPDF d\#
        ocument2@470@00230300P@c4A;c1GEtext/vnd.wap.wmlwmlWML page for early mobile phones3P060<00110>00DA;c\#
        text/x-rpglerpgle sqlrpglesource code in RPGLE3P060;00110400CA;ctext/x-selfselfsource code in Self4@\#
        010G000000000application/rpki-updown3`460;00110400LA;ctext/x-mtmlmtmltext with the markup of MTML3`0\#
        70@001100000A;ctext/rtploopback4@280I00000200Happlication/x-ms-prefetchpfprefetch data of Windows3Q0\#
        60800110100@A;ctext/x-qqsource code in q2P280I00000300;application/x-nix-archivenarNix archive4@010M\#
        00000300>application/vnd.fujitsu.oasysoasOASYS document1`0G1:001300000@c4A;c1GEapplication/vnd.openx\#
        mlformats-officedocument.spreadsheetml.querytable+xml00010M00000400@application/vnd.balsamiq.bmprbmp\#
        rBalsamiq project4@800A000000000application/x-pds4@010X000000000application/vnd.as207960.vas.config+\#
        uper4@010C000000000application/eat+jwt0@280=0G0002000audio/audibleaudio/x-pn-audibleaudioaa4@060J001\#
        10300VA;ctext/x-kicad-legacy-layoutbrddata in the format KiCad Legacy Layout4@880F000003000applicati\#
        on/x-spss-porpor4@060A00110000MA;ctext/x-record-jardata in the format Record Jar4@010G00000300Happli\#
        cation/tamp-updateturTAMP trust anchor update1A030C000003000application/expressexp1`010J0D000400<app\#
        lication/vnd.kde.kchartapplication/x-kchartchrtKChart chart0P280;00000000?video/x-mveInterplay movie\#
        4H0G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.dataresource+json2`280I00000B000application/x-genes\#
        is-romgen md 68k sgd smd4@210D001100000@b7application/cmw+cbor4@010J00000400Fapplication/vnd.xmpie.d\#
        pkgdpkgXMPie document package3P060;00110400CA;ctext/x-tapetapesource code in Tape2`080A00000300<appl\#
        ication/x-uf2uf2UF2 firmware00200=000000000image/example0@210B000000000audio/vnd.cns.inf13h060=0N110\#
        :00NA;ctext/x-bibtexapplication/x-bibtex-text-filebib bibtextext with the markup of BibTeX4@000B0000\#
        00000application/x-dzip4@060H00110000TA;ctext/x-shellcheck-configdata in the format ShellCheck Confi\#
        g3P060<00110600DA;ctext/x-urwebur urssource code in UrWeb2`080N000007000application/x-nintendo-3ds-r\#
        omcci 3ds0@280>00000200>audio/x-codec2c2Codec 2 speech3`060=001100000A;ctext/x-tads-33h060=00220300>\#
        A;cPNBtext/x-sweavernwtext in Sweave4@010G00000400Bapplication/link-formatwlnklist of CoRE links4@0G\#
        0C001303000@c4A;c1GEapplication/kbl+xmlkbl0P010K00000300@application/vnd.dvb.servicesvcDVB service l\#
        ink3P060>00110300FA;ctext/x-cadencecdcsource code in Cadence4@0G19001300000@c4A;c1GEapplication/vnd.\#
        openxmlformats-officedocument.drawingml.diagramcolors+xml3X060=00110100EA;ctext/x-dtracedsource code\#
         in DTrace0P280=001103000Am>video/annodexaxv3P060;00110400CA;ctext/x-hurlhurlsource code in Hurl5000\#
        0C000000000x-content/blank-dvd3P060I00110300QA;ctext/x-unified-parallel-cupcsource code in Unified P\#
        arallel C4@060A001103000A;capplication/x-icaica20290N0H110700GQjDapplication/vnd.kde.kpresenterappli\#
        cation/x-kpresenterkpr kptKPresenter presentation4H0G0J001600000AEi@AR0RAA;c0_O1K9application/alto-c\#
        dni+json2`280I00000800Napplication/x-apple2-2img2img 2mg2IMG image of an Apple II disk4@010G00000000\#
        0application/prs.mayfile4@010F000000000application/atomicmail00280;000003000image/x-sctsct1P280H0022\#
        06000@<;A_\application/x-ibooks+zipibooks0@210:000000000audio/vdvi1H0G0?00160400:AEi@AR0RAA;c0_O1K9m\#
        odel/gltf+jsongltfglTF scene00290N00000300Eimage/vnd.valve.source.texturevtfSource engine texture3X@\#
        60;0B110<00;A;ctext/x-javatext/x-java-sourcejava jav jshJava source                                 \#
                                                                                                            \#
                                                                                            0@280;000003000a\#
        udio/x-dsfdsf                                                                                       \#
                                                                                                            \#
                                                                                                          4@\#
        010T000000000application/vnd.adobe.partial-upload50000A00000000<inode/blockdeviceblock device3`060;0\#
        01104000A;ctext/x-barebare4@010G000003000application/vnd.yaowemeyme                                 \#
              4@280L000003000application/gnunet-directorygnd                                                \#
                                                    4@0G0J00130300:@c4A;c1GEapplication/xcap-error+xmlxerXCA\#
        P error            3P060A00110600IA;ctext/x-quickbasicbas bisource code in QuickBASIC4@010R000000000\#
        application/vnd.dvb.ipdcesgaccess20@210D00000300Caudio/vnd.everad.pljpljEverad player audio         \#
                                                                                                            \#
                           2P080R001106000@SNapplication/x-bzip1-compressed-tartar.bz4H0G0M001607000AEi@AR0R\#
        AA;c0_O1K9application/vnd.document+jsondocjson4@0G0I00130050N@c4A;c1GEapplication/pidf-diff+xmlutf-8\#
        change of presence information0@280;000003009audio/x-soxsoxSoX sound2P2X0K0@000900=application/x-7z-\#
        compressedapplication/x-7z7z 7z.0017-Zip archive                3H060;00110F00CA;ctext/x-rexxrexx re\#
        x pprx rx arexxsource code in REXX0P210C000000000video/vnd.hns.video                                \#
                                                                     4@010K00000300=application/vnd.openeye.\#
        oeboebOEB molecules4@0G0D00130400J@c4A;c1GEapplication/ccmp+xmlccmpconference control message0@29090\#
        0000300:audio/amramrAMR speech      4@010C000000000application/eat+cwt                              \#
                                                                                  4@0G0S001300000@c4A;c1GEap\#
        plication/vnd.etsi.iptvsad-bc+xml    30280J000008000application/x-mach-o-dylibdylib so4`000A00000000\#
        0multipart/example                                         4@010I00000800<application/vnd.adobe.fxpf\#
        xp fxplFlex project          3P060I00110600LA;capplication/supercollidersc scdsource code in SuperCo\#
        llider                                                                                              \#
                                                                                        4@880E000006000chemi\#
        cal/x-mdl-rdfilerd rdf                   4@010B000000000application/oscore2`280E00000;00@application\#
        /x-n64-romn64 v64 z64Nintendo 64 game4@200E00000<000application/x-sas-fdbsf7 sas7bfdb40080Q001104000\#
        @Giapplication/x-kexiproject-sqlite3kexi3`060G00110300XA;ctext/x-srecode-templatesrttext with the ma\#
        rkup of SRecode Template4@0G0C00130300D@c4A;c1GEapplication/shf+xmlshfSHF hexadecimal data0P2X0>0011\#
        0300CAAivideo/x-ms-wmvwmvWindows Media video3`060>001103000A;ctext/x-cryptolcry4@010_000000000applic\#
        ation/vnd.mitsubishi.misty-guard.trustweb4@000D000003000chemical/x-crossfirebsd2`010Q00000700Happlic\#
        ation/vnd.nintendo.snes.romsfc smcSuper Nintendo cartridge4@880F000003000application/x-yuv4mpegy4m00\#
        060I002403000QjD@c4A;c1GEapplication/x-dia-diagramdia4@010D000000000application/coap-eap3`060:001103\#
        00FA;ctext/x-lrclrcdata in the format LRC4@010E000000000application/cybercash1P0G1D001300000@c4A;c1G\#
        Eapplication/vnd.openxmlformats-officedocument.wordprocessingml.document.glossary+xml00210N00000300@\#
        image/vnd.fujixerox.edmics-mmrmmrEDMICS MMR image3`060A00110:000A;ctext/x-kernel-logkmsg dmesg4@080L\#
        000003000application/x-teckit-mappingtec4@010O000000000application/vnd.nokia.pcd+wbxml4A060D00110400\#
        PA;ctext/x-jest-snapshotsnapdata in the format Jest Snapshot4@010R00000300Bapplication/vnd.mophun.ce\#
        rtificatempcMophun certificate3P060=00110;00EA;ctext/x-lookmllkml lookmlsource code in LookML       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                         10880O00000=000application/x-font-adobe-metricacfm \#
        amfm afm3l460D00110D00PA;ctext/x-html-plus-erbrhtml erb erb.defacetext with the markup of HTML+ERB  \#
                   4@000J001103000Q0Mapplication/x-spectrum-sltslt                                          \#
                                                                                                            \#
                                                             30000\000006000application/vnd.nokia.n-gage.sym\#
        bian.installn-gage1`0R0W000006000application/vnd.google-apps.spreadsheetgsheet3`060:001103000A;ctext\#
        /x-bnfbnf00280@00000<000image/x-asepritease aseprite00280C001107000A_\application/x-kritakra krz4@06\#
        0=00110600IA;ctext/x-prismaprismadata in the format Prisma4@000I00000;000application/x-msmediaviewmv\#
        b m13 m140P210I000000000video/vnd.nokia.videovoip3`460H00110300YA;ctext/x-closure-templatessoytext w\#
        ith the markup of Closure Templates3P070M00110600LA;capplication/vnd.gentoo.ebuildebuildsource code \#
        in Gentoo Ebuild4@010N000000000application/vnd.fujixerox.hbpl0@210900000000:audio/lpcLPC speech0P210\#
        F000000000video/vnd.directv.mpeg4@080L00000000>application/x-guile-bytecodecompiled Guile4@0F0M00130\#
        3000@c4A;c1GEapplication/x-dtbresource+xmlres4@070T00110900DA;capplication/vnd.hydrostatix.sof-datas\#
        fd-hdstxHydrostatix SOF data10200E00000300Eapplication/x-tex-tfmtfmmetrics of a TeX font3`060@001103\#
        000A;ctext/x-bbc-basicbbc4@010E000000000application/tzif-leap00:80=00000900=image/x-vicarvic vicarVI\#
        CAR picture1P280S00110L000A_\application/vnd.mindjet.mindmanagermmp mmap mmpt mmat mmmp mmas0@210P00\#
        000300Iaudio/vnd.ms-playready.media.pyapyaPlayReady protected audio            4@010E000000000applic\#
        ation/cals-1840                                                                                     \#
                                                                                          1@890Q00000;00Emod\#
        el/vnd.parasolid.transmit.textx_t xmt_txtParasolid model, text4@210@000004009application/cborcborCBO\#
        R data4@010Z000000000application/vnd.century-systems.tcp_stream4@200J00000<000application/x-sas-item\#
        storsr7 sas7bitm1@010@000000000model/vnd.gs.gdl4H0G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.miel\#
        e+json4@010O00000300?application/vnd.noblenet-sealernnsNobleNet sealer3`060:001103000A;ctext/x-rqlrq\#
        l4H0G0K001600000AEi@AR0RAA;c0_O1K9application/jscalendar+json4@010O000000000application/vnd.f-secure\#
        .mobile                           00200G0A0003000image/x-corelphotopaintimage/x-corel-cptcpt        \#
                              3P060<00110>00DA;ctext/x-zimplzimpl zmpl zplsource code in Zimpl0@090D00000300\#
        =application/vnd.smafmmfSMAF ringtone   1P390`00340400IP>GQSJA_\1>[application/vnd.ms-word.template.\#
        macroenabled.12dotmWord template with macros1@070=001303009@c4A;c1GEmodel/vnd.vtuvtuVTU model       \#
                                                                                                            \#
                                                            202Y0M0H110C00QA>[application/vnd.ms-powerpointa\#
        pplication/mspowerpointppt pps pot ppz ppaPowerPoint presentation (97-2003)4@280F00000300Mapplicatio\#
        n/x-libmagicmgccompiled patterns of libmagic4@280A00000300Dapplication/x-scfscftrace of a sequencer \#
                                                                                                            \#
                      4@000G000003000application/x-intel-amlaml                           0@210=000000000aud\#
        io/vnd.4sb4@010W000000000application/vnd.smintio.portals.archive               4@010Y000000000applic\#
        ation/vnd.ms-windows.nwprinting.oob                                  4@010I000003009application/vnd.\#
        uiq.themeutzUIQ theme                                                                      2P080I000\#
        003000application/x-pak-archivepak                                                                  \#
                                      3P070>0<110300DA;ctext/vnd.typsttext/x-typsttypsource code in Typst   \#
                    1`0G1:001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.pivo\#
        ttable+xml200G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.slide\#
        layout+xml4H0G0H001600000AEi@AR0RAA;c0_O1K9application/problem+json                                 \#
               20391500230400CP>GA_\1>[application/vnd.openxmlformats-officedocument.presentationml.template\#
        potxPowerPoint template4H0G0@0X353N509@ARPRAA;c0_O1K9application/jsonapplication/x-json text/json te\#
        xt/x-jsonjson map 4dform 4dproject avsc har module json-tmlanguage xc json.example mcmeta slnlaunch \#
        tfstate tfstate.backup topojson yy yyp avpr code-workspace jsonc sublime-keymap sublime-project subl\#
        ime-settings tact log xcstringsutf-8JSON data0P290L00000700:video/vnd.radgamettools.binkbik bk2Bink \#
        video4@0G0Q001300000@c4A;c1GEapplication/vnd.etsi.simservs+xml4@010K000000000application/vnd.uic.tlb\#
        -fcb4@000A000003000chemical/x-chem3dc3d3X060B00110500JA;ctext/x-cap-n-protocapnpsource code in Cap'n\#
         Proto4H060900110600EA;ctext/x-gngn gnidata in the format GN4@290H00000300Dapplication/vnd.ipld.carc\#
        arIPLD content archive4@010b00000300Aapplication/vnd.llamagraphics.life-balance.desktoplbdLife Balan\#
        ce plan4`0W0A0?120900@@54A;cmultipart/relatedmessage/rfc2557mht mhtmlcompound message00280?000000000\#
        image/x-xcursor4@010L00000300Aapplication/vnd.novadigm.extextNovadigm EXT data1`280I00110K000A>[appl\#
        ication/x-quattro-prowq1 wq2 wkq wb1 qpw wb2 wb31`390a00340400JP>GQ5hA_\1>[application/vnd.ms-excel.\#
        template.macroenabled.12xltmExcel template with macros4@060:00110300FA;ctext/x-rbsrbsdata in the for\#
        mat RBS3X060:00250300TP@[A;c0oJ16W188text/x-mofmofsource code in Managed Object Format4@080L00000000\#
        Iapplication/x-chromium-cacheentry of Chromium's cache                                              \#
          0@210=000000000audio/evrcwb0                                                       3P060?00110300G\#
        A;ctext/x-bluespecbsvsource code in Bluespec                                                     4@0\#
        G0V001303000@c4A;c1GEapplication/vnd.openstreetmap.data+xmlosm4@0G0G001300000@c4A;c1GEapplication/vn\#
        d.xmi+xml3P060;00110400CA;ctext/x-ponyponysource code in Pony4@210X001100000@b7application/concise-p\#
        roblem-details+cbor                 0P280C00000300;video/x-nuppelvideonuvNuppelVideo0@200;000003000a\#
        udio/adpcmadp                                                                                       \#
                                                                                                            \#
                                                    0@210I00000900Qaudio/vnd.nuera.ecelp4800ecelp4800Nuera E\#
        CELP speech at 4,800 bit/s             3`060;001104000A;ctext/x-rellrell                            \#
                                                            00210?00000400Fimage/dicom-rledrleDICOM run-leng\#
        th image                  4@010E000000000application/vc+sd-jwt4@080M000006000application/x-moarvm-by\#
        tecodemoarvm4`010;000000000message/mls                 2`280D00000600<application/x-uimageuimageU-Bo\#
        ot image        0P280=00110:000Pe9video/x-mjpegmjpeg mjpg4H0G0C00160H000AEi@AR0RAA;c0_O1K9applicatio\#
        n/tm+jsontm.jsonld tm.json jsontm2P090@0E000200Dapplication/zlibapplication/x-deflatezzzlib-compress\#
        ed data0@290=00110000=Q\Iaudio/amr-wb+AMR-WB+ audio1P060D00130400>@c4A;c1GEapplication/enex+xmlenexE\#
        vernote notes4@0G0c001300000@c4A;c1GEapplication/vnd.3gpp.current-location-discovery+xml4@010C000000\#
        000application/vc+cose2`0@0A0L000300Aapplication/x-vhdapplication/x-virtualbox-vhdvhdvirtual hard di\#
        sk4H0G0S001600000AEi@AR0RAA;c0_O1K9application/alto-propmapparams+json3P060<00110500AA;ctext/x-echdr\#
        ec ehsource code in eC4@010@000000000application/wita1P010N00000300Gapplication/vnd.wolfram.playernb\#
        pWolfram Player notebook4H0G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.hyper-item+json4@0@0M000004\#
        000application/x-virtualbox-vboxvbox3`060:00110500MA;ctext/slintslinttext with the markup of Slint4@\#
        010L000000000application/rpki-publication4@010K00000000;application/vnd.eudora.dataEudora data4@0G0\\#
        001300000@c4A;c1GEapplication/vnd.3gpp.seal-mbs-usage-info+xml4H0G0T001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/vnd.collection.next+json4@280T000008000application/x-supercollider-synthdefscsyndef4@280G0000\#
        0700?application/x-vim-spellsug splspelling of Vim0@080@001100000AbMapplication/kate4@070J00110<000A\#
        ;capplication/vnd.sybyl.mol2ml2 mol2 sy2                                                         4@2\#
        10D001100000@b7application/ace+cbor1P0P0O000004000application/vnd.google-apps.jamgjam102Y090i0004009\#
        font/woffapplication/font-woff application/x-font-woff font/x-woffwoffWOFF font4@280L00000000Bapplic\#
        ation/x-locale-archivearchive of locales                                                            \#
                                     3P060;00110400CA;ctext/x-ringringsource code in Ring                   \#
                                                                                                            \#
                                                                                                3P060;001104\#
        00CA;ctext/x-hoonhoonsource code in hoon      2`010R00000300Capplication/vnd.aristanetworks.swiswiAr\#
        ista switch image40280N001100000@Giapplication/x-bentley-besqlite3`060<001100000A;ctext/x-mosel4@010\#
        C00000300Bapplication/vnd.mcdmcdMicroCADAM drawing             0@210C000000000audio/vnd.octel.sbc002\#
        10L00000300Iimage/vnd.globalgraphics.pgbpgbGlobal Graphics PGB image4H0G0X001600000AEi@AR0RAA;c0_O1K\#
        9application/vnd.cncf.helm.config.v1+json4@0G0L001300000@c4A;c1GEapplication/vnd.etsi.tsl+xml       \#
                                                                                                            \#
                                                                                      00290>000004000image/v\#
        nd.clipclip                  00280A00110300?QADimage/x-canon-cr2cr2Canon raw image4@0G0Z001300000@c4\#
        A;c1GEapplication/vnd.3gpp.seal-unicast-info+xml4@0F0_001300000@c4A;c1GEapplication/vnd.oma.bcast.sm\#
        artcard-trigger+xml     4`000C000000000message/x-gnu-rmail4@010K00000300Happlication/scvp-cv-request\#
        scqSCVP certificate request                                                                         \#
                                                                                                            \#
                                                            4@060C00110000OA;ctext/x-go-workspacedata in the\#
         format Go Workspace00210=000000000image/vnd.svf                  0@280900000300:audio/ac4ac4AC-4 au\#
        dio  4@0G0D00130900>@c4A;c1GEapplication/ttml+xmlttml dfxpTTML subtitles1P0P0@000004000application/b\#
        docbdoc                                                               1I070F00111300OA;capplication/\#
        vnd.gerbergbr gbl gbo gbp gbs gko gpb gpt gtl gto gtp gts cmp gml ncl sol grbGerber layer of a circu\#
        it board2`210G0L000<00>application/vnd.efi.imgapplication/x-raw-disk-imageluks dmg imgraw disk image\#
        0@2108000000000audio/cn1`0G1?001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreads\#
        heetml.revisionheaders+xml3P060:00110300BA;ctext/x-rocrocsource code in Roc0@210:000000000audio/scip\#
        0@210:00000000<audio/g728G.728 speech4@290K00000500Aapplication/vnd.ahead.spaceaheadAhead AIR projec\#
        t4@060E001107000A;capplication/x-pypylogpypylog3X@60=0:221I00:A;cQ88text/x-c++srctext/x-c++cpp cc cx\#
        x c++ cp cppm tpp ixx ipp inl ino mxx tcc txx cu cuh hpp h++ c hh h hxx inc re CC++ source4`0G0@0013\#
        00000@c4A;c1GEmessage/imdn+xml4P0G0D00130700K@c4A;c1GEapplication/pskc+xmlpskcxmlcontainer of symmet\#
        ric keys4@010H000000000application/secevent+jwt4@060J00110300VA;ctext/x-2-dimensional-array2dadata i\#
        n the format 2-Dimensional Array3P060;00110:00CA;ctext/x-leanlean hleansource code in Lean00280:0<00\#
        0400:image/flifimage/x-flifflifFLIF image2P090K001108000@B?application/vnd.gentoo.gpkggpkg.tar3P060>\#
        00110200FA;ctext/x-cangjiecjsource code in Cangjie4H060:00112500FA;ctext/x-iniini cfg cnf container \#
        dof lektorproject network prefs url inf frm mount pro properties service socket target timer clw kns\#
        rc notifyrcdata in the format INI4@0G0T001300000@c4A;c1GEapplication/vnd.3gpp-prose-pc3ch+xml4`060<0\#
        0110000>A;cmessage/newsUsenet article4@080G00000200Kapplication/x-google-ababbackup of an Android de\#
        vice                                 4@010R00000300Bapplication/vnd.mapbox-vector-tilemvtMapbox vect\#
        or tile3X060>00110D00>A;ctext/x-haskellhs hs-boot hsc lhs yHaskell source0P29080:0006008video/dvvide\#
        o/x-dvdv difDV video4@0G0d001300000@c4A;c1GEapplication/vnd.oma.poc.detailed-progress-report+xml3P06\#
        0900110200AA;ctext/x-p4p4source code in P44@010W000000000application/vnd.motorola.flexsuite.adsi    \#
                                                                                                            \#
                                         3`070<001100000A;ctext/vnd.gml                                     \#
                                                                                                            \#
                                                                                         50000F000000000x-co\#
        ntent/video-bluray4@080F00000000@application/x-vim-undoundo file of Vim                             \#
                                                                                                    4@0G0D00\#
        130050<@c4A;c1GEapplication/beep+xmlutf-8BEEP message0@290?0A000900Daudio/mp4a-latmaudio/x-mp4a-latm\#
        latm loasMPEG-4 audio in LATM                                                      4@0G0W001300000@c\#
        4A;c1GEapplication/vnd.iptc.g2.catalogitem+xml3P060:00110700BA;ctext/x-zilzil mudsource code in ZIL0\#
        P280;000003000video/x-nsvnsv3P060D00110000LA;ctext/x-alpine-abuildsource code in Alpine Abuild4@010P\#
        000000000application/vnd.oma.bcast.sgboot2P000A000003000application/x-seasea2P280I00000:000applicati\#
        on/x.sf3-archivear.sf3 sf34@080G000003000application/x-ips-patchips                                 \#
                                            3`060C00110=000A;ctext/x-nasm-objdumpobjdump-intel4H0G0R00160000\#
        0AEi@AR0RAA;c0_O1K9application/vnd.eclipse.ditto+json30280A0e000300?application/x-dexapplication/vnd\#
        .android.dex application/x-android-dexdexAndroid program                                            \#
                                                                                                            \#
                                                                                               1@280C00000M0\#
        0Aapplication/x-catiacatdrawing catpart catproductCATIA V5 document4H0G0L001603000AEi@AR0RAA;c0_O1K9\#
        application/voucher-cms+jsonvcj                                                                     \#
                                                                                      3X060?00110600IA;ctext\#
        /livescriptls _lssource code in LiveScript3P060E00110200MA;ctext/x-witcher-scriptwssource code in Wi\#
        tcher Script3XP60@09110500AA;capplication/x-m4text/x-m4m4 mcsource code in M44@010Q000000000applicat\#
        ion/vnd.ms-wmdrm.lic-resp20390c00220400LQNYA_\application/vnd.ms-powerpoint.slide.macroenabled.12sld\#
        mPowerPoint slide with macros00280;00000300=image/x-exrexrOpenEXR image00210:000004000image/jxrajxra\#
        00280G00110300?A<Fimage/x-portable-bitmappbmportable bitmap3P060V00110300^A;ctext/x-mathematical-pro\#
        gramming-systemmpssource code in Mathematical Programming System50000H000000000x-content/win32-softw\#
        are2P000L000003000application/x-gca-compressedgca30060F00110200RA;ctext/x-libtool-libraryladata in t\#
        he format Libtool Library                                                                           \#
          3`060@001100000A;ctext/x-squidconf0@210?000000000audio/parityfec1P3Y1700230400=P>GA_\1>[applicatio\#
        n/vnd.openxmlformats-officedocument.wordprocessingml.documentdocxWord document20390j00340400SP>GPijA\#
        _\1>[application/vnd.ms-powerpoint.presentation.macroenabled.12pptmPowerPoint presentation with macr\#
        os4@0G0_001300000@c4A;c1GEapplication/vnd.oipf.contentaccessstreaming+xml4@010K00000400Aapplication/\#
        vnd.sealed.tiffstifSealed TIFF image4@0G0M00130200K@c4A;c1GEapplication/simple-filter+xmlclfilter of\#
         SIP notifications4@000D000003000application/x-msclipclp00:90B00000A00>image/vnd.radiancehdr rgbe xy\#
        ze picRadiance image4@060J001100000A;capplication/x-httpresponse1P290I0C110700>QjDapplication/vnd.kd\#
        e.kwordapplication/x-kwordkwd kwtKWord document4@210I00000550@application/vnd.wap.wbxmlwbxmlutf-8WBX\#
        ML binary XML302X0@002204000@MdA_\application/msixmsix1P200C000000000application/msword53I060B0;1122\#
        00;A;capplication/x-rubytext/x-rubyrb rbw builder gemspec eye rake rbx god duby jbuilder mspec podsp\#
        ec prawn rabl rbi rbuild ru ruby thor watchr fcgi pluginspec specRuby script3a070C001103000A;ctext/v\#
        nd.ficlab.fltflt4@010[000000000application/vnd.ntt-local.ogw_remote-access4P890E00000300Aapplication\#
        /pkix-certcerX.509 certificate4@280H00000000Eapplication/x-dyld-cacheshared cache of macOS00210:0000\#
        04009image/avciavciAVC image0@210B000000000audio/dsr-es2011081P0G1<001300000@c4A;c1GEapplication/vnd\#
        .openxmlformats-officedocument.wordprocessingml.footnotes+xml4@010S00000300Papplication/vnd.multiad.\#
        creator.cifcifMultiAd Creator interchange file0@210:000004000audio/mhasmhas3`0608001103000A;ctext/rs\#
        lrsl2`280I00000600=application/x-gameboy-romgb sgbGame Boy game4@000J000003000chemical/x-ncbi-asn1-a\#
        sciiprt4@080M00000000Bapplication/x-systemd-journaljournal of systemd0@210:000000000audio/aptx00200@\#
        000004000image/x-macpaintpntg302X0@001104000A_\application/appxappx4@010C000003009application/vnd.vs\#
        fvsfVSF audio1`280U00110300QA_\application/vnd.sun.xml.calc.templatestcOpenOffice 1 spreadsheet temp\#
        late                                                                                   3`070<0011000\#
        00A;ctext/flexfec    0@210D00000300Baudio/vnd.nortel.vbkvbkNortel voice block4@0G0M001300000@c4A;c1G\#
        Eapplication/vnd.3gpp.ussd+xml4@0G0]001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-ue-init-config+xml0\#
        @210;000000000audio/g729e0@290;00110300<AC:audio/qcelpqcpQCELP speech3X060<00220900LA;cPUOtext/x-svs\#
        rcsv svh vhsource code in SystemVerilog0@210=000000000audio/melp6004`010F000000000multipart/multilin\#
        gual  3`060;001103000A;ctext/x-tl-btlb                                                              \#
                                                                                                 1P280W00220\#
        300J@jiA_\application/vnd.sun.xml.writer.templatestwOpenOffice 1 text template                      \#
                 0@210=000000000audio/evrcnw04@010S000000000application/vnd.yamaha.remote-setup             \#
                   2`200E000003000application/x-msx-rommsx4@010E000000000application/vnd.ffsns3P060900110400\#
        CA;ctext/odinodinsource code in Odin4@060P00140<000@m\@c4A;c1GEapplication/x-apple-aspen-configmobil\#
        econfig1I070900110300BA;cmodel/objobjWavefront 3D model                                             \#
                                                                              3`0708001100000A;ctext/rtx3P06\#
        0<00110500DA;ctext/x-bisonbisonsource code in Bison0`060H001103000A;capplication/x-cdrdao-toctoc    \#
                                                               2P080R00110<000@9Gapplication/x-bzip3-compres\#
        sed-tartar.bz3 tbz34@0G0V001300000@c4A;c1GEapplication/vnd.radisys.msml-audit+xml4@0G0N00130300:@c4A\#
        ;c1GEapplication/vnd.zzazz.deck+xmlzazZzazz deck3I060A0H110300[A;ctext/x-ms-regeditapplication/x-ms-\#
        regeditregdata in the format Windows Registry Entries4H0G0G001606000AEi@AR0RAA;c0_O1K9application/se\#
        nsml+jsonsensml4@010L00000300Aapplication/vnd.novadigm.edmedmNovadigm EDM data4@010T000000000applica\#
        tion/vnd.nubaltec.nudoku-game4@010?00000300Fapplication/ditditDIT device description3P060?00110:00IA\#
        ;ctext/mcfunctionmcfunctionsource code in mcfunction3P060<00110:00DA;ctext/x-ucodeuc u1 u2 usource c\#
        ode in ucode30000L00000?000application/x-authorware-binx32 u32 vox aab0@280;00000700Baudio/x-vgmvgm \#
        vgzmusic of a console4@0G0J001300000@c4A;c1GEapplication/yang-patch+xml4@010P00000300Fapplication/vn\#
        d.3m.post-it-notespwnPost-it software notes4@060S00110300_A;ctext/x-world-of-warcraft-addon-datatocd\#
        ata in the format World of Warcraft Addon Data200G1@001300000@c4A;c1GEapplication/vnd.openxmlformats\#
        -officedocument.presentationml.slideupdateinfo+xml2P280G00000300Japplication/x-amiga-dmsdmsDMS image\#
         of an Amiga disk4@0G080m110300FA;ctext/csvapplication/csv application/x-csv text/comma-separated-va\#
        luescsvcomma-separated values1@2Y0B001105000A_\model/step-xml+zipstpxz1@010A000003000model/vnd.sap.v\#
        dsvds4P010M000000000application/x-x509-ca-ra-cert4@000I0F1107000P;Uapplication/x-matlab-dataapplicat\#
        ion/matlab-matmat fig0@2Q0;00000600Aaudio/basicau sndSun or NeXT audio3P060A00110100IA;ctext/x-kfram\#
        eworkksource code in KFramework4@010O00000300Fapplication/vnd.businessobjectsrepBusinessObjects repo\#
        rt4@010V000000000application/vnd.dvb.ipdcdftnotifaccess0@210D000000000audio/vnd.dolby.pl2z3P060?0011\#
        0200GA;ctext/x-lambdapilpsource code in Lambdapi                                                    \#
                                                                                                     3`060;0\#
        01104000A;ctext/x-mipsmips                         3@060F00110200FA;capplication/x-nuscriptnusource \#
        code in Nushell                           4@010D000004000application/vnd.semdsemd                   \#
                                             4P890K00000B00Eapplication/pkcs8-encryptedp8e der key p8 pemenc\#
        rypted private key                                                               4@0G19001300000@c4A\#
        ;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.diagramlayout+xml                      \#
                                                                         4@010H00000000Fapplication/vnd.cups\#
        -pdfPDF print job for CUPS3Q060;00110200CA;ctext/x-swayswsource code in Sway3P060=00110C00EA;ctext/x\#
        -racketrktd scrbl rkt rktlsource code in Racket4@060C001303000@c4A;c1GEapplication/dif+xmldif3P060A0\#
        0110300IA;ctext/x-genero-4gl4glsource code in Genero 4gl4@0G0h00130400J@c4A;c1GEapplication/vnd.open\#
        xmlformats-package.relationships+xmlrelsrelationships of a package4@060?001103000A;capplication/ramr\#
        am4@010W000000000application/vnd.ntt-local.content-share3P060C00110200KA;ctext/x-unrealscriptucsourc\#
        e code in UnrealScript4P280K00000<00>application/x-java-keystorejks keystoreJava key store3HDF0A0k11\#
        0l00:A;capplication/x-phpapplication/php application/x-httpd-php text/php text/x-phpphp phtml php3 p\#
        hp4 ctp php5 phps phpt php7 php8 inc aw fcgiPHP script3X060<00110200DA;ctext/x-ragelrlsource code in\#
         Ragel1P290K0R220500>@hdA_\application/vnd.apple.pagesapplication/x-iwork-pages-sffpagespagesPages d\#
        ocument0@210I000000000audio/vnd.blockfact.facta00210F00000300=image/vnd.fastbidsheetfbsFastBid sheet\#
        4H060A00110E00MA;ctext/x-apacheconfapacheconf vhost loaddata in the format ApacheConf3P020E00110200M\#
        A;ctext/x-brighterscriptbssource code in BrighterScript4@010B000000000application/vp+jwt0@210C000000\#
        000audio/vorbis-config2PRY0?1V000E00;application/zipapplication/x-tika-ooxml application/x-tika-visi\#
        o-ooxml application/x-zip application/x-zip-compressedzip zipx nupkg snupkgZIP archive3`060B00110300\#
        0A;ctext/x-gooddata-clgdc3`460:001103000A;ctext/x-nfonfo                                            \#
                                                                                         3h460;00110G00@A;ct\#
        ext/x-wikimediawiki wiki wikitexttext in Wikitext                                    4@010M00000300=\#
        application/vnd.fluxtime.clipftcFluxTime clip                4@080A00000400Fapplication/x-dmpmdmpmem\#
        ory dump of Windows4H0G0D001600000AEi@AR0RAA;c0_O1K9application/mud+json                            \#
                                                             50000C000000000x-content/audio-dvd3@010K0000000\#
        00application/vnd.cab-jscript                                                                       \#
               4@010K000000000application/vnd.3gpp.5gsa2x      4@010J00000400;application/vnd.sealed.csfscsf\#
        Sealed file2`000O000003000application/x-amiga-disk-formatadf3`070<00110300DA;ctext/vnd.flyflyFly dra\#
        wing commands3P060>00110000FA;ctext/x-kconfigsource code in Kconfig2P080R001107000AK5application/x-l\#
        rzip-compressed-tartar.lrz0P2Q0:09000H00:video/mpegvideo/mpgmpg mpeg mpe m1v m2v vobMPEG video0P210B\#
        00000800Hvideo/vnd.dece.mp4uvu uvvuUltraViolet video in MP42P2Y0T001103000A_\application/vnd.exstrea\#
        m-empower+zipmpw4@0@0@000000000application/dart  4@010Q000000000application/vnd.ecowin.fileupdate   \#
                                                                                                            \#
                                                                     4@070A00130500E@c4A;c1GEapplication/atx\#
        mlatxmlATML test description4@060G00110:00SA;ctext/x-python-tracebackpytb py3tbdata in the format Py\#
        thon traceback4@010I000000000application/vnd.mdl-mbsdf2@280M00000300Aapplication/x-mozilla-archivema\#
        rupdate of Mozilla                                              4@460=00110E000A;ctext/x-configconfi\#
        g conf xconf cfg3X@60;08340S008A;cPoJQ6W188text/x-csrctext/x-cc idc cats h.in cc h cxx cpp hh dicC s\#
        ource4@0G0U00130300E@c4A;c1GEapplication/vnd.criticaltools.wbs+xmlwbsWBS Chart Pro project3P060>0011\#
        0300FA;ctext/x-moocodemoosource code in Moocode4@010O00000300Gapplication/vnd.dtg.local.flashflaloca\#
        l Flash application3`460:00110300KA;ctext/x-kitkittext with the markup of Kit3P460A00110300IA;ctext/\#
        x-glimmer-jsgjssource code in Glimmer JS4P010G000000000application/jwk-set+jwt1P070G0E130<00>@c4A;c1\#
        GEapplication/vnd.scribusapplication/x-scribussla slaz scdScribus layout00210E00000300Aimage/vnd.ten\#
        cent.taptapTencent TAP image3`460<00110500MA;ctext/x-markomarkotext with the markup of Marko1`0G1900\#
        1300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml4@0F0C0N130\#
        7008@c4A;c1GEapplication/rss+xmlapplication/x-rss+xml text/rssrss rdfRSS feed                       \#
                           30080D001204000A3o0gVapplication/vnd.snapsnap                           30000G000\#
        00300Bapplication/vnd.rim.codcodBlackBerry program                                                  \#
                                                                        4`070@00110400CA;capplication/mboxmb\#
        oxmailbox of messages4@0G0W001300000@c4A;c1GEapplication/vnd.iptc.g2.packageitem+xml30280I000000000a\#
        pplication/x-mach-o-core3P060=00110400EA;ctext/x-turingtu tsource code in Turing4@010G000000000appli\#
        cation/vnd.truedoc                                                                                  \#
                                                       10000B00000;000application/x-fontpfa pfb gsf300V0H001\#
        30<000@c4A;c1GEapplication/appinstallerappinstaller30280J00000400Capplication/x-lua-bytecodeluaccomp\#
        iled Lua script4@080K001100000@<Aapplication/x-itunes-bplist4@0G19001300000@c4A;c1GEapplication/vnd.\#
        openxmlformats-package.digital-signature-xmlsignature+xml3X060?002302000PO^A;c12gtext/x-vbdotnetvb1P\#
        0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml3H\#
        0F0F0?130400F@RA1K9A;capplication/ecmascripttext/ecmascriptecmaECMAScript source code30200B00000900;\#
        application/x-coffo obj resobject code                                          3Y@60=00110O00=A;cte\#
        xt/x-pascalp pas dpr dfm lpr pascal pp incPascal source                  4@0G0d001300000@c4A;c1GEapp\#
        lication/vnd.radisys.msml-dialog-fax-sendrecv+xml4@010R000000000application/vnd.uplanet.list-wbxml0P\#
        210;000000000video/bmpeg4@010I000000000application/activemessage40200T001100000ATaapplication/x-mysq\#
        l-table-definition                                            3X060B00110800JA;ctext/x-webassemblywa\#
        st watsource code in WebAssembly4A060?00110700KA;ctext/x-todo-txttodotxtdata in the format Todo.txt \#
                                                                                                            \#
                                                                                                            \#
                                                                0@210C000000000audio/vnd.cisco.nse          \#
                3`070:00110300;A;ctext/hl7v2hl7HL7 message                                          3P060U00\#
        110300]A;ctext/x-parrot-internal-representationpirsource code in Parrot Internal Representation4@060\#
        =00110300IA;ctext/x-webvttvttdata in the format WebVTT4@010R000000000application/vnd.apache.thrift.j\#
        son0@280A00000300;audio/x-psion-wvewvePsion sound2P2X0L001106000A_\application/vnd.apple.pkpasspkpas\#
        s1`390^00340400JP>GQg_A_\1>[application/vnd.ms-excel.sheet.macroenabled.12xlsmExcel workbook with ma\#
        cros4@010I000003000application/vnd.pg.formatstr4H0G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.coll\#
        ection+json                                                            4@0F0C001303000@c4A;c1GEappli\#
        cation/rsd+xmlrsd                                                                                   \#
                                                                                                            \#
                                                                                                            \#
                    4@010@000000000application/qsig                                                         \#
                                                                      4@280B000000009application/x-pbzxpbzx \#
        data                                                                                                \#
                                                                      4@010U000000000application/vnd.oma-scw\#
        s-http-request  3A060F00110300AA;capplication/x-mswinurlurlInternet shortcut       2`200K00000200=ap\#
        plication/x-uefi-firmwarefdUEFI firmware                      4@0G0E001300000@c4A;c1GEapplication/vc\#
        ard+xml002H0@00000300Bimage/vnd.ms-ddsddsDirectDraw surface                                         \#
                                                                                                            \#
                  4@060A00110800MA;ctext/x-oasv2-yamlyaml ymldata in the format OASv2-yaml3P060<00110@00DA;c\#
        text/x-bicepbicep bicepparamsource code in Bicep4@010U000000000application/vnd.windows.devicepairing\#
        4@060?001103000A;capplication/qifqif1P280P001107000A_\application/x-zip-compressed-fb2fb2.zip       \#
                                                                                           4H0G0L001600000AE\#
        i@AR0RAA;c0_O1K9application/voucher-jws+json20390h0j110300RA_\application/vnd.oasis.opendocument.pre\#
        sentation-templateapplication/x-vnd.oasis.opendocument.presentation-templateotpOpenDocument presenta\#
        tion template3`060C001105000A;ctext/vnd.curl.dcurldcurl                                         3P06\#
        0?00110200GA;ctext/x-metafontmfsource code in Metafont302X0F00220:000AdaA_\application/msixbundlemsi\#
        xbundle000G0Q00130400?@c4A;c1GEapplication/vnd.balsamiq.bmml+xmlbmmlBalsamiq mockup0@280<0:000=00:au\#
        dio/x-aiffaudio/aiffaif aiff aifcAIFF audio0@2X0;00000300?audio/x-cafcafCore Audio file3P060:0011030\#
        0BA;ctext/x-nitnitsource code in Nit4H070R001200000AXJA;capplication/vnd.oai.workflows+yaml4@280A000\#
        000000application/x-rrd           3`060B001104000A;ctext/vnd.iptc.anpaanpa40390W18110300EA_\applicat\#
        ion/vnd.oasis.opendocument.baseapplication/vnd.oasis.opendocument.database application/vnd.sun.xml.b\#
        aseodbOpenDocument database4B080F00000000Mapplication/x-terminfocompiled terminal description       \#
                                                                                                            \#
                                                                                                            \#
             0@2109000000000audio/red                    4@060S001300000@c4A;c1GEapplication/x-opendocument-\#
        part+xml2P290R00110;000A_\application/vnd.evolv.ecig.profileecigprofile1P080G000003000application/x-\#
        ms-readerlit3a060@001102000A;ctext/x-cfengine3cf3@060>002307000@c4A;c1GEtext/scriptletwsc sct3\460B0\#
        0110<00CA;capplication/x-makomao mako maksource code in Mako4@060N001303000@c4A;c1GEapplication/vnd.\#
        garmin.tcx+xmltcx0@210:000000000audio/bv3230000E000004000application/x-ms-xbapxbap4@010h000000000app\#
        lication/vnd.globalplatform.card-content-mgt-response                                               \#
                                                                                                            \#
                             3X060=00110200EA;ctext/x-puppetppsource code in Puppet                  3P060=0\#
        0110500EA;ctext/x-hiveqlhql qsource code in HiveQL3P060=00110300EA;ctext/x-oberonob2source code in O\#
        beron4@010M000000000application/vnd.oai.workflows4@060?00110400KA;ctext/x-avro-idlavdldata in the fo\#
        rmat Avro IDL4@010I000000000application/vnd.3gpp.ngap3`060?001105000A;ctext/x-comal-80comal         \#
                                                                                                       4@0G0\#
        F00130300<@c4A;c1GEapplication/thraud+xmltfifraud report4@010O000000000application/vnd.uplanet.listc\#
        md30200N00000000=application/x-amiga-executableAmiga program3P060?00110300GA;ctext/x-minizincmznsour\#
        ce code in MiniZinc0@290:00120400:ASWAbMaudio/opusopusOpus audio                      4@060@00110200\#
        LA;ctext/x-kickstartksdata in the format Kickstart3X060=00110800EA;ctext/x-fennelfnl fnlmsource code\#
         in Fennel4@010O00000300Happlication/vnd.3gpp.pic-bw-varpvb3GPP picture of any size00290C0C240500CA5\#
        bAo^0@P0[Rimage/heic-sequenceimage/hevc-sequenceheicsHEIC image sequence01200D0E0007000image/x-panas\#
        onic-rwimage/x-raw-panasonicraw rw200280=00000300Limage/vnd.dxbdxbAutoCAD binary exchange file      \#
                                                                                                            \#
                                                3@0F08001100000A;ctext/cmd            30000C000003000applica\#
        tion/x-glulxulx                                                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                             3`060=001103000A;ctext/x-uxntal\#
        tal                                             4@010D000000000application/vnd.modl                 \#
                    4@000D000003000application/x-iphoneiii    00060H001303000@c4A;c1GEimage/vnd.adobe.premie\#
        reppj0@210:000000000audio/smv0                                                                      \#
                                       40280F0D000I00?application/x-msaccessapplication/msaccessmdb accdb ac\#
        cde accdt mdeAccess database4@290O00000:000application/vnd.resilient.logicrlm reload            4@01\#
        0J00000000Dapplication/vnd.canon-cpdlCanon CPDL print job                                           \#
                                            00210=000003000image/vnd.fstfst                                 \#
                                                       3`060=00110;000A;ctext/x-camkescamkes idl4           \#
                                                                                                     4@060E0\#
        <110800?A;cchemical/seq-na-fastqtext/x-fastqfastq fqFASTQ sequences4@010R000000000application/vnd.sy\#
        ncml.dmddf+wbxml4@210E001106000@b7application/swid+cborcoswid3X060:00110;00BA;ctext/x-gdbgdb gdbinit\#
        source code in GDB4@010M000000000application/vnd.ims.imsccv1p24@0G0_001300000@c4A;c1GEapplication/vn\#
        d.3gpp.seal-user-profile-info+xml4@0G0U001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-signed+xml0@210=\#
        00000000Iaudio/g726-24G.726 speech at 24 kbit/s              200G1?001300000@c4A;c1GEapplication/vnd\#
        .openxmlformats-officedocument.presentationml.commentauthors+xml                                    \#
         4@0G0\001300000@c4A;c1GEapplication/vnd.3gpp.seal-ue-config-info+xml                               \#
                                                                       0P210:000000000video/mp1s            \#
                                                                                                            \#
                                                                            4H0G0E001600000AEi@AR0RAA;c0_O1K\#
        9application/jose+json102I080b110700=AL9font/ttfapplication/x-font-truetype application/x-font-ttftt\#
        f ttcTrueType font4@2Y0P00110300DA_\application/vnd.google-earth.kmzkmzKML map data, zipped0@210=000\#
        00000Iaudio/g726-40G.726 speech at 40 kbit/s1`010`000004000application/vnd.collabio.xodocuments.spre\#
        adsheetxods4@010W00000400Gapplication/vnd.adobe.formscentral.fcdtfcdtAdobe FormsCentral form3X060:00\#
        110;00BA;ctext/x-adaadb ada adssource code in Ada4@0G0D00130400E@c4A;c1GEapplication/sbml+xmlsbmlSBM\#
        L biological model4H0G0L001600000AEi@AR0RAA;c0_O1K9application/merge-patch+json0@210:00000000<audio/\#
        pcmaA-law speech0@280>00110300CAAiaudio/x-ms-wmawmaWindows Media audio3X060B00110700JA;ctext/x-pov-r\#
        ay-sdlpov incsource code in POV-Ray SDL                                                             \#
                                                                                                            \#
                                                                                                            \#
                                                                          4@010M00000300Dapplication/vnd.yam\#
        aha.hv-dichvdHV-Script dictionary                           4@010E000000000application/cose-x5093`06\#
        0H001100000A;ctext/x-debian-sourcelist                                                              \#
                4`010@00000000;multipart/reportmail report                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                           0@280G00000300Aapplication/x-fl-s\#
        tudioflpFL Studio project00280D00000<00Dimage/x-paintshoppropsp pspimagePaint Shop Pro image4@010D00\#
        000400=application/vnd.jispjispJISP icon set4H060H001606000AEi@AR0RAA;c0_O1K9application/x-gerber-jo\#
        bgbrjob00280;00000300@image/x-blpblpBlizzard texture4H0G0O001600000AEi@AR0RAA;c0_O1K9application/alt\#
        o-directory+json4@010M000000000application/gnap-binding-jwsd4@060B001104000A;capplication/x-ccmxccmx\#
        4@0F0[001300000@c4A;c1GEapplication/vnd.ms-printing.printticket+xml4@0G0C00130000O@c4A;c1GEapplicati\#
        on/epp+xmlEPP domain registration message00200;000003009image/x-rgbrgbSGI image4@0G0O001300500@c4A;c\#
        1GEapplication/vnd.omads-email+xmlutf-83`0F0>001100000A;ctext/x-gwt-rpc1P010R000000000application/vn\#
        d.afpc.modca-cmtable                                                                                \#
                                                                                                            \#
                                                                  0@210:00000000=audio/pcmumu-law speech0P28\#
        0;0=1200000A4>AbMvideo/daalavideo/x-daala                                                           \#
                                                                                                            \#
                                                                                                            \#
                                 4P880Q000003000application/x-x509-dsa-parameterspem       1P060`0\2404000@Y\#
        j@c4A;c1GEapplication/vnd.oasis.opendocument.text-flat-xmlapplication/vnd.oasis.opendocument.flat.te\#
        xtfodt4@010J00000400Fapplication/vnd.xmpie.cpkgcpkgXMPie campaign package4@010L000000000application/\#
        vnd.openprinttag00210:000004000image/jaiijaii4@070I0G110300BA;capplication/vnd.chess-pgnapplication/\#
        x-chess-pgnpgnchess games in PGN4@280A00000000Qapplication/x-wadWAD archive of Quake or Half-Life4@0\#
        10N000000000application/vnd.dvb.ipdcesgpdd4@010Q00000[000application/vnd.commerce-battelleicf icd ic\#
        0 ic1 ic2 ic3 ic4 ic5 ic6 ic7 ic83`460=00110300NA;ctext/x-mdsvexsvxtext with the markup of mdsvex4@0\#
        G15001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.customxmlproperties+xml4@010H0000\#
        00000application/coap-payload3P060>00110300FA;ctext/x-futharkfutsource code in Futhark4H0G0\00160000\#
        0AEi@AR0RAA;c0_O1K9application/emergencycalldata.legacyesn+json4@280I00000300<application/x-qt-resou\#
        rcerccQt resources3`460?00110300PA;ctext/x-nunjucksnjktext with the markup of Nunjucks50000E00000000\#
        0x-content/video-hddvd4@010D00000300Eapplication/vnd.mfermwfMFER medical waveform1P080A00000300<appl\#
        ication/x-snbsnbBambook book4`010K000004000multipart/vnd.bint.med-plusbmed4@010D000000000application\#
        /cbor-seq3@060=00110300EA;ctext/x-autoitau3source code in AutoIt1P010P000000000application/vnd.afpc.\#
        afplinedata4@280B00000800Kapplication/x-dxbcdxbc csocompiled shader of Direct3D4@080B00000900?applic\#
        ation/x-gcovgcda gcnocoverage of GCC3P060<00110300DA;ctext/x-nasalnassource code in Nasal1P280Q00110\#
        300@A>[application/vnd.stardivision.mathsmfStarMath formula3`0609001102000A;ctext/x-dgdg00160Z0Q2404\#
        000A_\@c4A;c1GEapplication/vnd.ms-visio.template.main+xmlapplication/vnd.ms-visio.templatevstx0@280:\#
        00000200Haudio/x-ayaymusic of the ZX Spectrum3H060;00220000FAL:A;ctext/x-gawksource code in GNU Awk4\#
        H060A00110900MA;ctext/x-git-configgitconfigdata in the format Git Config40280D00000300Yapplication/x\#
        -ms-eseedbdatabase of the Extensible Storage Engine0P280?000003000application/gxfgxf4@010N000000000a\#
        pplication/vnd.dtg.local.html4@010W000000000application/prs.alvestrand.titrax-sheet3h0F0;09110400LA;\#
        ctext/x-lesstext/lesslesstext with the markup of Less                                               \#
                                                     4@280E00000;000application/x.sf3-loglog.sf3 sf3        \#
                                                                                                      4@010C\#
        000000000application/sep-exi00280@000003000image/x-photo-cdpcd                                      \#
           4@800D00000P00Eapplication/x-picklepkl pickle ckpt pt pth doctree ppickled Python object3P060>001\#
        10300FA;ctext/x-cap-cdscdssource code in CAP CDS4@060@00110000[A;ctext/x-openapi-2data in the format\#
         OpenAPI Specification v24@200F00000<000application/x-sas-viewsv7 sas7bvew                          \#
                                    4@0G0U001300000@c4A;c1GEapplication/vnd.tmd.mediaflex.api+xml           \#
                                                  3X060:00110?00BA;ctext/x-gapg gap gi gd tstsource code in \#
        GAP200G1B001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.presentation\#
        .main+xml4@060G001303000@c4A;c1GEapplication/x-tiled-tsxtsx                                         \#
                     4@0G0L001300000@c4A;c1GEapplication/mrb-consumer+xml                                   \#
                                 4@280L00000400Tapplication/vnd.android.arscarsccompiled resources of an And\#
        roid app                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                     30280M00000300Mapplication/x-hermes-bytecodehbccompiled\#
         JavaScript of Hermes4@010M000003000application/vnd.osa.netdeployndc3\460D00110300EA;capplication/x-\#
        smartytplsource code in Smarty4@010P00000300<application/vnd.hzn-3d-crosswordx3d3D crossword        \#
                                        3`070E001100000A;ctext/grammar-ref-list     1P080C001200000@RP0SNapp\#
        lication/x-bzdvi   1P390`00340400IP>GP27A_\1>[application/vnd.ms-word.document.macroenabled.12docmWo\#
        rd document with macros3P060?00110100GA;ctext/x-picolisplsource code in PicoLisp                    \#
                                                        102I0M00000300Fapplication/vnd.ms-fontobjecteotEmbed\#
        ded OpenType font3a070I00110950EA;ctext/vnd.debian.copyrightcopyrightutf-8Debian copyright file     \#
                                                                                                            \#
                                                                                                            \#
                                                                   4@280G00000300Dapplication/x-adobe-abrabr\#
        brushes of Photoshop                                                                                \#
                                                                                                            \#
                                                       3`060D001103000A;ctext/x-gosu-templategst            \#
                 4@010M000003000application/vnd.ves.encryptedves                                     4@0G0M0\#
        0130800E@c4A;c1GEapplication/vnd.dece.ttml+xmluvt uvvtUltraViolet subtitles4@010C00000800<applicatio\#
        n/vnd.zulzir zirzZUL geometry002I090J0007009image/bmpimage/x-bmp image/x-ms-bmpbmp dibBMP image2`080\#
        Z001106000A@oapplication/x-raw-disk-image-xz-compressedimg.xz4@0G0P001303000@c4A;c1GEapplication/aut\#
        omationml-aml+xmlaml4@060C00110000OA;ctext/x-gemfile-lockdata in the format Gemfile.lock3X060C001102\#
        00KA;ctext/x-actionscriptassource code in ActionScript4@010J00000000Dapplication/vnd.canon-lipsCanon\#
         LIPS print job3P060:00110300BA;ctext/x-opaopasource code in Opa4@010T00000300Rapplication/tamp-apex\#
        -update-confirmaucconfirmation of a TAMP apex update               0@020K000003000audio/x-pn-realaud\#
        io-pluginrmp4@0G0N001300000@c4A;c1GEapplication/vnd.gpxsee.map+xml                                00\#
        290:0<110400:AC:image/webpimage/x-webpwebpWebP image4@060P001300000@c4A;c1GEapplication/vnd.ms-sprea\#
        dsheetml        4@010H000000000application/vnd.oma.push                                             \#
                                                                        3@860C001103000A;ctext/jscript.encod\#
        ejse                                                   4H0G0\001600000AEi@AR0RAA;c0_O1K9application/\#
        vnd.ims.lti.v2.toolproxy.id+json                                               0@210;000000000audio/\#
        evrc0                4@080I00000;00Bapplication/x-safetensorssafetensorstensors of a model          \#
                                                                                                            \#
                                                                                                            \#
                 3P060<00110500DA;ctext/x-currycurrysource code in Curry           3P060;00110400CA;ctext/x-\#
        bamlbamlsource code in BAML                                                     4H0G0N001600000AEi@A\#
        R0RAA;c0_O1K9application/vnd.oma.lwm2m+json                              4@010V00000400@application/\#
        vnd.crick.clicker.keyboardclkkClicker keyboard4H0G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.table\#
        schema+json4@010Q000000000application/prs.implied-structure0@210:00000000:audio/dvi4DVI4 audio      \#
             4@010C000000500application/prs.cyn7-bit      4@060@001103009A;ctext/x-vcalendarvcsvCalendar    \#
          40280O001100000@Giapplication/x-fossil-repository                                            3P060\#
        <00110100DA;ctext/x-terratsource code in Terra3P060?00110800GA;ctext/x-rescriptresi ressource code i\#
        n ReScript3`060=001103000A;ctext/x-sophiaaes4@060O00110300[A;ctext/x-simple-file-verificationsfvdata\#
         in the format Simple File Verification1@010S00000;00Gmodel/vnd.parasolid.transmit.binaryx_b xmt_bin\#
        Parasolid model, binary0@210<00000300>audio/evrcwbevwEVRC-WB speech4H0G0H001600000AEi@AR0RAA;c0_O1K9\#
        application/vnd.vel+json0@280;000003000audio/x-ultult4@010U000000000application/vnd.uplanet.listcmd-\#
        wbxml3@060B00110@00JA;ctext/x-applescriptapplescript scptsource code in AppleScript4P890K00110T00JAV\#
        capplication/pkcs7-signaturep7s mobileconfig mobileprovision pemPKCS #7 detached signature4H0G0S0016\#
        00000AEi@AR0RAA;c0_O1K9application/vnd.capasystems-pg+json                                          \#
                                                                             50000A00110000;@X`inode/mount-p\#
        ointmount point4`010F00000000Fapplication/batch-smtpbatch of SMTP commands                          \#
                                                                      4@080J000003000application/x-spectrum-\#
        rzxrzx                                                                                           4`2\#
        80D00000300Kapplication/x-ms-dbxdbxmessages of Outlook Express                                      \#
                                                                           3@460>00110L00FA;ctext/aspdotneta\#
        spx asax ascx ashx asmx axdsource code in ASP.NET4@080B000003000application/serealsrl               \#
                      0P210I000000000video/vnd.motorola.videop1Q070G0S110800DA;capplication/mathematicaappli\#
        cation/vnd.wolfram.mathematicanb ma mbMathematica notebook  4@010R000000000application/vnd.meridian-\#
        slingshot1@090F000003000application/vnd.lasziplaz3A060I00110300GA;capplication/x-wais-sourcesrcWAIS \#
        source description10090F0:000300Napplication/font-tdpfrfont/tdpfrpfrTrueDoc portable font resource00\#
        2Y090N0003009image/pngimage/x-citrix-png image/x-pngpngPNG image10280F00110@00?QjDapplication/x-font\#
        -pcfpcf pcf.z pcf.gzX11 bitmap font3`060E001104000A;ctext/x-literate-idrislidr         3P060;0011080\#
        0CA;ctext/x-zeekzeek brosource code in Zeek                                                         \#
                       4@0G0Z00130300?@c4A;c1GEapplication/vnd.handheld-entertainment+xmlzmmZVUE media list \#
                                                                                                            \#
                                                3X060;00110900;A;ctext/x-valavala vapiVala source1P290>0<000\#
        8009image/vnd.djvuimage/x-djvudjvu djvDjVu scan4@0G0K001300000@c4A;c1GEapplication/opc-nodeset+xml3Y\#
        060=00110700EA;ctext/x-csoundudo orcsource code in Csound4@080J000003000application/x-spectrum-dskds\#
        k                                                                                                   \#
                                                                                                            \#
             1P290K00000O00Dapplication/vnd.wordperfectwpd wp wp5 wp6 w60 wp61 wpt wp4WordPerfect document0@\#
        210900000300Iaudio/l16l16uncompressed 16-bit audio1P080A001103000@B?application/x-cbtcbt4@0F0E001305\#
        000@c4A;c1GEapplication/omdoc+xmlomdoc1@030=00000300Himage/vnd.dxfdxfAutoCAD exchange drawing4A060<0\#
        o110U00?A;ctext/x-fastaapplication/x-fasta chemical/seq-aa-fasta chemical/seq-na-fastafa faa fas fas\#
        ta ffn fna frn fsa mpfaFASTA sequences4@000I000004000application/x-scilab-xcosxcos4@010I000000000app\#
        lication/sslkeylogfile4@210G00000;000application/gltf-bufferglbin glbuf4@070?00110300GA;capplication\#
        /sdpsdpSDP session description1P880D000000000application/x-amipro3`060A001100000A;ctext/x-nestedtext\#
        3Q060H001101000A;capplication/x-urbiscriptu002X0;09000300:image/x-xcfimage/xcfxcfGIMP image         \#
                                                                 3P060;00110300CA;ctext/x-pep8pepsource code\#
         in Pep84@060H001307000@c4A;c1GEapplication/atomserv+xmlatomsrv30280D00110>00;@K<application/x-objec\#
        to ko elf obj aobject code4H0G0D001600000AEi@AR0RAA;c0_O1K9application/ace+json0P210:00000400;video/\#
        h263h263H.263 video3P060;00110200CA;ctext/x-harehasource code in Hare4@280G00000300Iapplication/x-ad\#
        obe-aslasllayer styles of Photoshop2`280Q00000300Gapplication/x-nintendo-switch-nspnspNintendo Switc\#
        h package3H0F0Q001303000@RA1K9A;capplication/x-ns-proxy-autoconfigpac3l460<00111;00MA;ctext/x-jinjah\#
        tml.j2 jinja htm.j2 j2 jinja2 xhtml.j2 html.jinja2 htm.jinja2 xhtml.jinja2text with the markup of Ji\#
        nja3@0P0R000007000application/vnd.google-apps.scriptgscript4@010C00000300Napplication/pkixcmppkicert\#
        ificate management message3`060900110200NA;ctext/x-rdrdtext with the markup of RDtool3P060=00110:00E\#
        A;ctext/x-cyphercyp cyphersource code in Cypher0@2109000000000audio/t383P060A00110:00IA;ctext/x-over\#
        passqloverpassqlsource code in OverpassQL4@010?00000000Rapplication/ippInternet Printing Protocol me\#
        ssage3l460Q00110<00bA;ctext/x-velocity-template-languagevm vtl fhtmltext with the markup of Velocity\#
         Template Language0@210900000000Iaudio/l20uncompressed 20-bit audio4@280E00000700Bapplication/x-osm-\#
        pbfosm.pbfOpenStreetMap data00280G00110300?A<Fimage/x-portable-pixmapppmportable pixmap4@060L00110;0\#
        00A;capplication/vnd.flatpak.repoflatpakrepo2P280A00000300Capplication/x-affaffAFF image of a disk4@\#
        010L000000000application/vnd.jsk.isdn-ngn4@010P000000000application/vnd.renlearn.rlprint4@010J000000\#
        000application/index.response3P060:00110;00BA;ctext/x-gscgsc csc gshsource code in GSC2P880@00000400\#
        0application/warcwarc4@080B00000000Aapplication/x-utmprecords of logins4@000[000003000application/vn\#
        d.adobe.aftereffects.templateaet4@010M00000400@application/vnd.crick.clickerclkxClicker grid set4@08\#
        0D00000000<application/x-finaleFinale score4@0P0P000005000application/vnd.google-apps.sitegsite002Y0\#
        :0f000I00:image/jpegimage/jpg image/pjpeg image/x-citrix-jpeg image/x-jpegjpg jpeg jfif jpe jif jfiJ\#
        PEG image4@010H000000000application/mosskey-data4`010A000000000message/ohttp-res2P280D0F000E00Jappli\#
        cation/x-mozlz4application/x-lz4+jsonbaklz4 jsonlz4 mozlz4settings of Firefox in LZ44@010D000000000a\#
        pplication/encaprtp4@000>000003000chemical/x-ctxctx                                                 \#
                                                                                                            \#
                       3`0609001104000A;ctext/snbtsnbt                         4@010I000000000application/vn\#
        d.xarin.cpj4@280D00000600;application/x-netcdfnc cdfNetCDF data                                     \#
                                                                                3P060:00110800BA;ctext/x-zap\#
        zap xzapsource code in ZAP4H060B00110F00NA;ctext/x-ignore-listgitignore dockerignoredata in the form\#
        at Ignore List3`060B001100000A;ctext/cql-extension4`0Q0<00000400<message/httphttpHTTP message3P060:0\#
        0110100BA;ctext/x-kclksource code in KCL4@010J000004000application/vnd.patentdivedive               \#
                                                      4@0G0W00130300F@c4A;c1GEapplication/vnd.iptc.g2.newsme\#
        ssage+xmlnarNewsML-G2 news message4@060M00110000YA;ctext/x-robots-exclusion-rulesdata in the format \#
        Robots Exclusion Rules3Q060M00110200UA;ctext/x-answer-set-programminglpsource code in Answer Set Pro\#
        gramming4@0G0e001300000@c4A;c1GEapplication/vnd.oma.poc.optimized-progress-report+xml           4@01\#
        0Q000003000application/vnd.banana-accountingac2                              4@010O000000000applicat\#
        ion/oauth-authz-req+jwt0@200=000000000audio/x-speex                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                            2P280A00000300Ea\#
        pplication/x-mpqmpqMPQ archive of a game4@000S000000000application/vnd.google-apps.unknown4@0G0N0013\#
        0200E@c4A;c1GEapplication/resource-lists+xmlrllist of SIP resources4@0G0D00130400L@c4A;c1GEapplicati\#
        on/wsdl+xmlwsdlWSDL web service description4@010J000000000application/vnd.g3pix.g3fc00280:000003000i\#
        mage/x-jgart3P060<00110300DA;ctext/x-pyretarrsource code in Pyret3P060@00110600HA;ctext/x-shaderlabs\#
        hadersource code in ShaderLab3`060>00110<00OA;ctext/x-postcsspcss postcsstext with the markup of Pos\#
        tCSS4@010P00000200Qapplication/vnd.bluetooth.le.oobleBluetooth Low Energy pairing data4@070H00120300\#
        F@d5A;capplication/vnd.intu.qfxqfxQuicken bank statement0@2Y0900110@009AbMaudio/oggogg oga opus spxO\#
        gg audio                                                      4H0G0Y001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/vnd.ims.lti.v2.toolproxy+json0@280<00000400Caudio/x-hcomhcomHCOM sound of a Mac1`060g0c240400\#
        0@Yj@c4A;c1GEapplication/vnd.oasis.opendocument.spreadsheet-flat-xmlapplication/vnd.oasis.opendocume\#
        nt.flat.spreadsheetfods4@060N00110300eA;ctext/x-ms-visualstudio.projectdspdata in the format Microso\#
        ft Developer Studio Project4@010T000000000application/vnd.nokia.landmark+wbxml4H0G0[001600000AEi@AR0\#
        RAA;c0_O1K9application/vnd.nato.bindingdataobject+json4@010P00000300Happlication/tamp-sequence-adjus\#
        ttsaTAMP sequence adjustment2`290N0G000300Capplication/vnd.msa-disk-imageapplication/x-atari-msamsaA\#
        tari ST disk image4@010H00000300=application/vnd.claymoreclaClaymore data4@010U00000300Japplication/\#
        vnd.airzip.filesecure.azfazfAirZip FileSECURE document4`2X0J0D110700?A>[application/vnd.ms-outlookap\#
        plication/x-ms-msgmsg oftOutlook message4@0G0S001300000@c4A;c1GEapplication/vnd.fujifilm.fb.jfi+xml3\#
        P060>00110200FA;ctext/x-cycriptcysource code in Cycript3P060>00110200CA;ctext/x-nescsrcncsource code\#
         in nesC4@0G0d001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-affiliation-command+xml4@010A000000000a\#
        pplication/slate4@010H00000300@application/vnd.igloaderigligLoader package0@290<00000;00<audio/atrac\#
        3at3 aa3 omgATRAC3 audio1P010H00000500@application/vnd.hp-pclxlpclxlPCL XL print job00280;000003000i\#
        mage/x-pxrpxr3X060>00110W00CA;ctext/x-fortranf for f90 f77 f03 fpp f08 f95 f18 ftn hFortran source c\#
        ode4H0G0S001600000AEi@AR0RAA;c0_O1K9application/vnd.aplextor.warrp+json4@210C001100000@b7application\#
        /ce+cbor40010N00000700Gapplication/vnd.lotus-approachapr vewLotus Approach database3P060:00110100BA;\#
        ctext/x-rezrsource code in Rez1P0P0P000005000application/vnd.google-apps.formgform0@210=000000000aud\#
        io/uemclip00:90:00110<00DA:gimage/fitsfits fit ftsFITS astronomy image4@010G00000300?application/vnd\#
        .seemailseeSeeMail message4@280H000000000application/x-activemime                         4@280H0000\#
        0000Bapplication/x-labview-viLabVIEW instrument                     4@010G00000?00=application/vnd.d\#
        pgraphdpg mwc dpgraphDPGraph graph3`060<001103000A;ctext/x-capdlcdl                                 \#
                                                                                                            \#
                                               4@080F000008000application/x-spss-savsav zsav                \#
                                                                                                            \#
          4@0G0D001300500@c4A;c1GEapplication/fhir+xmlutf-8                        4@060E00110300QA;ctext/x-\#
        spicedb-schemazeddata in the format SpiceDB Schema                                                  \#
                00290:00000400=image/ktx2ktx2KTX 2 texture4P080P00120700DAYOAVcapplication/x-pkcs7-certifica\#
        tesp7b spcPKCS #7 certificates                                              3`060<00110:000A;ctext/x\#
        -crmshcrmsh pcmk4H060@00110000LA;ctext/x-go-moduledata in the format Go Module4@280L001104000@b7appl\#
        ication/x-eris-link+cboreris3`460<00110500MA;ctext/x-astroastrotext with the markup of Astro1P280G00\#
        0003000application/x-sony-bbeblrf4@0G0J00130350>@c4A;c1GEapplication/vnd.syncml+xmlxsmutf-8SyncML me\#
        ssage4@010U000000000application/vnd.firemonkeys.cloudcell4@000B000003000application/x-jmoljmz4@010E0\#
        00000000application/vnd.rapid4@010K00000300Bapplication/vnd.pocketlearnplfPocketLearn course102I0810\#
        220300=AL9Pi`font/otfapplication/vnd.ms-opentype application/x-font-otf font/opentypeotfOpenType fon\#
        t4@0F0H001303000@c4A;c1GEapplication/x-dtbncx+xmlncx                                                \#
              0@210<000000000audio/ulpfec                           1P010Q00000K00Bapplication/vnd.quark.qua\#
        rkxpressqxd qxt qwd qwt qxl qxb qxpQuarkXPress layout0@280;000003000audio/x-stmstm0@280:00000200Faud\#
        io/x-ititImpulse Tracker module                                                                     \#
                                                                0P080F00000S00Iapplication/x-directordir dcr\#
         dxr cst cct cxt w3d fgd swaMacromedia Director movie                                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                          0@\#
        280;090003000audio/x-takaudio/taktak4`0Q0@00000000;multipart/signedsigned mail                      \#
                                                                                                            \#
                            0`060?0=1108008A;caudio/x-mpegurlaudio/mpegurlm3u m3u8playlist4P880F00000?000app\#
        lication/x-x509-keyder key pem pub4@010R000000000application/vnd.ga4gh.passport+jwt4@060;00110400GA;\#
        ctext/x-hxmlhxmldata in the format HXML                                                             \#
                                                                                                            \#
                                                                                                            \#
                  3P060L00110C00TA;ctext/x-literate-coffeescriptcoffee.md litcoffeesource code in Literate C\#
        offeeScript4@000A000003000application/x-d82d82                              4@0G0Y001300000@c4A;c1GE\#
        application/vnd.iptc.g2.knowledgeitem+xml                          4@080J000005000application/vnd.ja\#
        va.hprofhprof                                                                 2@@G090L110o009A;ctext\#
        /htmlapplication/html text/x-htmlhtml htm shtml html.hl hta xhtml xslt inc xht cs hhc hhk pt zptHTML\#
         page4@010N000000000application/vnd.dolby.mobile.21P280A001103000@@Mapplication/x-wwfwwf2P080Q00110:\#
        000AG_application/x-lzip-compressed-tartar.lz tlz3P060<00110@00DA;ctext/x-mirahdruby mirah dubysourc\#
        e code in Mirah                  1P280S00110700CA>[application/vnd.stardivision.writersdw vorStarWri\#
        ter document   4@0G0C001300000@c4A;c1GEapplication/elm+xml                                          \#
                                       0P210T000000000video/vnd.iptvforum.1dparityfec-1010                  \#
                                                                                                            \#
                                           3P280J00000T00<application/x-swift-moduleswiftdoc swiftmodule swi\#
        ftsourceinfoSwift module3h@60J00110600GA;ctext/x-gettext-translationpo pottext in Gettext Catalog4@0\#
        G0U001300000@c4A;c1GEapplication/vnd.dvb.notif-generic+xml0P210L000000000video/vnd.iptvforum.ttsmpeg\#
        20P210B00000300:video/vnd.dvb.filedvbDVB stream3P060J00110300JA;ctext/x-omnet-plus-plus-msgmsgsource\#
         code in OMNeT++ MSG0@290>0@110700>A]eaudio/matroskaaudio/x-matroskamka mkvMatroska audio4@0G0R00130\#
        0000@c4A;c1GEapplication/vnd.oma.poc.groups+xml4@010U000000000application/gnap-binding-rotation-jws4\#
        @200I00000<000application/x-sas-utilitysu7 sas7butl4@010@000000000application/isup                  \#
                                               3P060?00110200GA;ctext/x-tablegentdsource code in TableGen   \#
                                                    3X060<00110300DA;ctext/x-alloyalssource code in Alloy   \#
                                                                                                            \#
                                                 4@010L000000000application/vnd.sketchometry                \#
                                 4@0G0J00130500F@c4A;c1GEapplication/provenance+xmlprovxPROV provenance in X\#
        ML2`080L00000700Aapplication/x-parallels-diskhds hdddisk of Parallels                               \#
        4@010I00000300?application/vnd.amiga.amiamiAmiPro document                                         1\#
        `280T001200000@2TA>[application/vnd.ms-excel.workspace.3                    3P060=00110>00EA;ctext/x\#
        -monkeymonkey monkey2source code in Monkey                    3P060;00110700CA;ctext/x-fluxfx fluxso\#
        urce code in FLUX   2P000L000003000application/x-cfs-compressedcfs                                  \#
                                                3`060:001100000A;ctext/x-cel4@210R00000600Capplication/set-p\#
        ayment-initiationsetpaySET payment request                                  4@0G0e001300000@c4A;c1GE\#
        application/vnd.dvb.notif-ia-registration-request+xml0@2Q0900000000Iaudio/l24uncompressed 24-bit aud\#
        io40000F000000000application/x-mysql-db00280@001103000QADimage/x-sony-srfsrf4H0G0T00160<00IAEi@AR0RA\#
        A;c0_O1K9application/vnd.coreos.ignition+jsonign ignitionIgnition machine settings1P890?0C000300=app\#
        lication/fdfapplication/vnd.fdffdfPDF form data4@010H000000000application/vnd.httphone              \#
                                                                                                            \#
            3P060:00110300DA;ctext/limbob msource code in Limbo3P060F00110400NA;ctext/x-parrot-assemblypasms\#
        ource code in Parrot Assembly                                       4@0G0D00130500Q@c4A;c1GEapplicat\#
        ion/srgs+xmlgrxmlspeech recognition grammar in XML                                                  \#
                                                                 4H0G0I00160;50HAEi@AR0RAA;c0_O1K9applicatio\#
        n/manifest+jsonwebmanifestutf-8web application manifest                                             \#
                                                                                                            \#
                4H0G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.datapackage+json4@010X000000000application/\#
        vnd.japannet-jpnstore-wakeup4@0G0D001300000@c4A;c1GEapplication/clue+xml4@060A00130300;Pc41;c1GEappl\#
        ication/x-amfamfAMF message4`010?000000000message/sipfrag4@010P000000000application/scitt-statement+\#
        cose                                                            00280=0;0009000image/x-jbig2image/x-\#
        jb2jb2 jbig2                                                           200G1;001300000@c4A;c1GEappli\#
        cation/vnd.openxmlformats-officedocument.presentationml.notesslide+xml4@0G0U001300000@c4A;c1GEapplic\#
        ation/vnd.3gpp.mcvideo-info+xml4@070C001102000A;capplication/n-quadsnq      3@060B00110300JA;ctext/x\#
        -classic-aspaspsource code in Classic ASP4@0G18001300000@c4A;c1GEapplication/vnd.openxmlformats-offi\#
        cedocument.drawingml.diagramstyle+xml4`010G000000000message/tracking-status3P060<00110500DA;ctext/x-\#
        cairocairosource code in Cairo3P060?00110500DA;ctext/x-minidsrcminidsource code in MiniD3`460>00110T\#
        00OA;ctext/x-antlersantlers.html antlers.php antlers.xmltext with the markup of Antlers             \#
                                                                                                    1P280E00\#
        000300Fapplication/x-mswritewriWindows Write document                                               \#
                                                                                                         0P2\#
        10=000000000video/pointer                                                                           \#
                                                                                                            \#
             0@280;00000300Faudio/x-heshesmusic of the PC Engine4@0G0e001300000@c4A;c1GEapplication/vnd.3gpp\#
        .mcdata-msgstore-ctrl-request+xml3P060?00110200GA;ctext/x-metapostmpsource code in MetaPost         \#
                                                   4@0G0T001300000@c4A;c1GEapplication/vnd.oipf.userprofile+\#
        xml                                          3P060;00110@00CA;ctext/x-apextrigger cls apexsource cod\#
        e in Apex00280;090003000image/x-bpgimage/bpgbpg                                                     \#
                                                                                                         4@:\#
        80D00340A009QjDPRPQ@o0SNapplication/x-r-datarda rdata rds rdxdata of R4@010V000000000application/vnd\#
        .motorola.flexsuite.ttc4@060I00110<00UA;ctext/x-regular-expressionregexp regexdata in the format Reg\#
        ular Expression4@010G000000000application/vnd.sss-cod       4@010J00000300=application/vnd.mobius.pl\#
        cplcMobius policy0P210:000000000video/ffv1                       3`070@001100000A;ctext/vnd.zoo.kcl0\#
        @280900110300B@Anaudio/mp2mp2MPEG layer 2 audio4@010E000000000application/st2110-414@010G000000000ap\#
        plication/vnd.oma.dcd                                                         20390c00110400MA_\appl\#
        ication/vnd.ms-powerpoint.addin.macroenabled.12ppamPowerPoint add-in with macros3`060>001100000A;cte\#
        xt/x-termcap4H070D001200000AXJA;capplication/cwl+yaml00880B000003000application/x-tgifobj0P210N00000\#
        0000video/1d-interleaved-parityfec4@880G000009000application/x-sas-xportxpt xport3X@60<00110>00@A;ct\#
        ext/x-cmakecmake cmake.inCMake build file3`060P001103000A;ctext/x-typographic-number-theorytnt1P090K\#
        00000300Bapplication/vnd.ms-htmlhelpchmcompiled HTML help4@280G00000300Fapplication/vnd.ant.fitfitFI\#
        T record of exercise10200D000002000application/x-tex-pkpk3P060D00110300EA;capplication/x-fantomfanso\#
        urce code in Fantom1@280?00000300>model/x-openvdbvdbOpenVDB volume4@000D000000000application/x-ms-nl\#
        s3P060:00110700BA;ctext/x-sqfsqf hqfsource code in SQF             4@060F00110K00RA;ctext/x-altium-d\#
        esigneroutjob pcbdoc prjpcb schdocdata in the format Altium Designer4@280I00000<000application/x-sas\#
        -catalogsc7 sas7bcat300P0U00000<000application/x-virtualbox-vbox-extpackvbox-extpack                \#
                                                                                                           1\#
        P0F0H001303000@c4A;c1GEapplication/x-dtbook+xmldtb4@010U000000000application/vnd.ldev.productlicensi\#
        ng4@0>0B001108000A;capplication/x-samismi sami               4@060>00110<00JA;ctext/x-conll-uconllu \#
        conlldata in the format CoNLL-U3P060M00110600UA;ctext/x-imhex-pattern-languagehexpatsource code in I\#
        mHex Pattern Language                                                                              4\#
        @0G0K00130000B@c4A;c1GEapplication/dialog-info+xmlstate of SIP calls4@010G000000000application/vnd.s\#
        ss-ntf4H0F0G001606000AEi@AR0RAA;c0_O1K9application/jsonml+jsonjsonml                               4\#
        @0G0b001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog-fax-detect+xml10280F000000000application/\#
        x-font-dos002809000000000image/urf4@010J00000200Eapplication/vnd.olpc-sugarxoSugar activity bundle4@\#
        0G0G001300000@c4A;c1GEapplication/problem+xml4@0G0X001300000@c4A;c1GEapplication/vnd.ms-printschemat\#
        icket+xml                         0@280;09000300>audio/x-apeaudio/apeapeMonkey's Audio3`060J00110700\#
        0A;ctext/x-debian-sources-filesources4@0G0I00130300H@c4A;c1GEapplication/xcap-diff+xmlxdfchange of X\#
        CAP documents          4@010L000004000application/vnd.onepagertamxtamx4@010D000000000application/vnd\#
        .xcdn                                                4@010G000002000application/vnd.datalogdl       \#
                                                                                                            \#
                                         4@000P000000000application/vividence.scriptfile3`460F00110C00RA;cte\#
        xt/x-html-plus-razorcshtml razor vbhtmltext with the markup of HTML+Razor4H0G0Q001600000AEi@AR0RAA;c\#
        0_O1K9application/json-patch-query+json4@0G0D00130400M@c4A;c1GEapplication/emma+xmlemmaEMMA annotati\#
        on of user input                                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                           3P060:00110300BA;ctext/x-jacjacsource code in Jac4@060A00110400MA\#
        ;ctext/x-oasv3-jsonjsondata in the format OASv3-json0`020R0M1203000P@P0[Rapplication/x-quicktime-med\#
        ia-linkapplication/x-quicktimeplayerqtl3`060;001107000A;ctext/x-funcfc func4@010H00000300Eapplicatio\#
        n/vnd.geospaceg3wGeospacW construction                                    00380@001103000A_\image/op\#
        enrasterora                                                                                         \#
                                                               200G1:001300000@c4A;c1GEapplication/vnd.openx\#
        mlformats-officedocument.presentationml.presprops+xml4@010Y00000800Dapplication/vnd.sealedmedia.soft\#
        seal.htmlstml s1hSealedMedia web page4@010@00000000=application/httpHTTP messages4@060M00110000YA;ct\#
        ext/x-x-font-directory-indexdata in the format X Font Directory Index4@060;00110400GA;ctext/x-abnfab\#
        nfdata in the format ABNF1`060F0R240800DQjD@c4A;c1GEapplication/x-gnumericapplication/x-gnumeric-spr\#
        eadsheetgnumericGnumeric spreadsheet3`0O0C00110A00CA;ctext/cache-manifestappcache manifestHTML cache\#
         manifest00280A002203000QADQYLimage/x-nikon-nrwnrw4@080E00000700Lapplication/x-featherfeatherFeather\#
         table, first version3P060@00110300HA;ctext/x-dataweavedwlsource code in DataWeave4@000C00000?00;app\#
        lication/x-trashbak ~ % old sikbackup file4P890J0d110D00A@?:application/x-x509-ca-certapplication/x-\#
        x509-cert application/x-x509-user-certder crt pem cert keyX.509 certificate4@0G0\001300000@c4A;c1GEa\#
        pplication/vnd.3gpp.mcptt-location-info+xml4@010P000000000application/vnd.ipfs.ipns-record4H0G0H0016\#
        00000AEi@AR0RAA;c0_O1K9application/vnd.api+json3X060D00220300LAXJA;ctext/x-kaitai-structksysource co\#
        de in Kaitai Struct4@0G0S001300000@c4A;c1GEapplication/vnd.liberty-request+xml       3P060;00110400C\#
        A;ctext/x-wrenwrensource code in Wren4@010O000000000application/vnd.powerbuilder6-s3P460D00110300EA;\#
        capplication/x-myghtymytsource code in Myghty                                                       \#
                                                  4@060C00110000OA;ctext/x-go-checksumsdata in the format Go\#
         Checksums       4H0G0R001600000AEi@AR0RAA;c0_O1K9application/vnd.oai.workflows+json1`3Y1100230400>P\#
        >GA_\1>[application/vnd.openxmlformats-officedocument.spreadsheetml.sheetxlsxExcel workbook4@0G0T001\#
        300000@c4A;c1GEapplication/vnd.3gpp.mcdata-info+xml4@280I00000400=application/x-dart-kerneldillcompi\#
        led Dart2P080A00000300Aapplication/x-rparpaarchive of Ren'Py4@0G0M001300000@c4A;c1GEapplication/vnd.\#
        nokia.pcd+xml4@0G0X001300000@c4A;c1GEapplication/vnd.dvb.notif-ia-msglist+xml4@060B001104000A;cappli\#
        cation/x-sfdusfdu0@210B000000000audio/vnd.vmx.cvsd3`460@001100000A;ctext/x-changelog0P280=001203000A\#
        4>AbMvideo/x-diracdrc                                                                               \#
                                                                                                            \#
                                               3P060:00110300BA;ctext/x-gnognosource code in Gno30280L000003\#
        00>application/x-mruby-bytecodemrbcompiled mruby4@080D000000000application/x-dc-rom                 \#
                    0P210:00000400Avideo/jpegjpgvMotion JPEG video                                          \#
                          50000I000000000x-content/image-picturecd                    3P060B001106000A;cappl\#
        ication/juttlejuttle0@200;000003000audio/x-sd2sd2                                                   \#
             4@010W000000000application/vnd.easykaraoke.cdgdownload40080Q001104000A51application/x-kexiproje\#
        ct-sqlite2kexi3P060D00110600EA;capplication/x-thriftthriftsource code in Thrift                     \#
                          3X060;00110P00;A;ctext/x-vhdlvhdl vhf vhi vho vhs vht vhw vhdVHDL source          \#
                 0@210800000000Haudio/l8uncompressed 8-bit audio0P2Y0?0A110600?@[Rvideo/quicktimevideo/x-qui\#
        cktimemov qtQuickTime video4@000K000003000application/vnd.frogans.fncfnc4@0G0M00130350P@c4A;c1GEappl\#
        ication/vnd.syncml.dm+xmlxdmutf-8SyncML device management message3X@60=00110F009A;ctext/x-csharpcs c\#
        ake cs.pp csx linqC# source3X060;00110700CA;ctext/x-nsisnsi nshsource code in NSIS2P2Y0K001100000A_\\#
        application/vec-package+zip3X060:00110K00BA;ctext/x-qmlqml qbs qmlproject qmltypessource code in QML\#
        3`060;001100000A;ctext/x-xorg3`060F001100000A;ctext/x-smartgameformat4@000A000003000chemical/x-rosda\#
        lros4H060?00110400KA;ctext/x-rpm-specspecdata in the format RPM Spec3P060=00110600EA;ctext/x-smithys\#
        mithysource code in Smithy4@010V000000000application/vnd.3gpp.mc-signalling-ear                     \#
                                3P060>00110300FA;ctext/x-daslangdassource code in Daslang                   \#
                                      4P090I00000700=application/ocsp-responseors derOCSP response          \#
             4@000^000000000application/vnd.ms-package.obfuscated-opentype                                  \#
                                                 4@0G0F00130:00<@c4A;c1GEapplication/cellml+xmlcellml cmlCel\#
        lML model0@280A00120;000ASWAbMaudio/x-speex+oggspx oga ogg4@010D000000000application/vnd.bpf32`200M0\#
        00002000application/x-virtual-boy-romvb4@010F000000000application/tnauthlist2PP90@0B000800Iapplicati\#
        on/zstdapplication/x-zstdzst zstdZstandard-compressed data                                          \#
                                    4@0G0_001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-service-config+xml4\#
        @010P00000300Bapplication/vnd.fujitsu.oasysprsbh2OASYS presentation                                 \#
                                          4@0F0H001308000@c4A;c1GEapplication/metalink+xmlmetalink          \#
                       2P280Q00110<000@=gapplication/x-lzma-compressed-tartar.lzma tlz4@000C000003000applica\#
        tion/x-cocoacco                                                                                     \#
                                                                                                            \#
                           4H0G0D001600000AEi@AR0RAA;c0_O1K9application/sdf+json3P060>00110300FA;ctext/x-lol\#
        codelolsource code in LOLCODE4H0G0H001600000AEi@AR0RAA;c0_O1K9application/captive+json4@000A00000500\#
        0application/hjsonhjson4@000D000000000application/x-kdelnk0P280O00000300=video/vnd.radgamettools.sma\#
        ckersmkSmacker video                                          3P060=00110300EA;ctext/x-nickelnclsour\#
        ce code in Nickel4@0G0O001300000@c4A;c1GEapplication/ibe-key-request+xml4@280R00000000Dapplication/x\#
        -hadoop-sequence-fileHadoop sequence file4@000B000003000application/bbolinlin1@880H00000200@applicat\#
        ion/x-maya-asciimaMaya ASCII scene4@210H001100000@b7application/eat-bun+cbor3P060@00110600HA;ctext/x\#
        -maxscriptmcr mssource code in MAXScript4@010H00000300Iapplication/vnd.trid.tpttptTRI Systems config\#
        uration4@060E00110300QA;ctext/x-ecere-projectsepjdata in the format Ecere Projects                  \#
                                                                     002Y09000003009image/gifgifGIF image   \#
                                                                             0P200>000003000video/x-ms-vobvo\#
        b          4@010C000000000application/vnd.cel                                                 0@200J\#
        000000000audio/x-wavpack-correction                           4@0G17001300000@c4A;c1GEapplication/vn\#
        d.openxmlformats-officedocument.drawingml.diagramdata+xml3P060;00110400CA;ctext/x-opalopalsource cod\#
        e in Opal                                                          4P890D00000;00Lapplication/pkix-c\#
        rlcrl der pemlist of revoked certificates00210F00000300Bimage/vnd.dvb.subtitlesubDVB subtitle image4\#
        @060C00110200OA;ctext/x-jar-manifestmfdata in the format JAR Manifest2P2Y0H001104009A_\application/p\#
        rs.hpub+ziphpubHPub book4@010N00000300@application/vnd.fujitsu.oasys2oa2OASYS 2 document2P290G001100\#
        000AjDapplication/tlsrpt+gzip4@080B00000300>application/x-doomwadDoom game data4P880P000007000applic\#
        ation/x-x509-ec-parameterskey pem4@090H00000800Bapplication/vnd.preminetpreminetPreminet catalogue1@\#
        39091E110300>A_\model/3mfapplication/vnd.ms-3mfdocument application/vnd.ms-package.3dmanufacturing-3\#
        dmodel+xml3mf3D print model4P8Y0B0D000D00Xapplication/pkcs12application/x-pkcs12p12 pfx jks keystore\#
        PKCS #12 bundle of keys and certificates4@0P0U000000000application/vnd.google-apps.drive-sdk0P210R00\#
        000<00Kvideo/vnd.sealedmedia.softseal.movsmov smo s1qSealedMedia QuickTime video4P890A00000B00Cappli\#
        cation/pkcs8p8 der key pem pubPKCS #8 private key4@000>000003000chemical/x-hinhin3`060<001100000A;ct\#
        ext/x-slurm3a070E00110300=A;ctext/vnd.fmi.flexstorflxFlexStor data4@010P00000700<application/vnd.int\#
        ercon.formnetxpw xpxFormNet form0P280>0?1200000A4>AbMvideo/x-oggyuvvideo/x-ogg-yuv4@010M000000000app\#
        lication/vnd.ipld.dag-json40280G001100000@Giapplication/x-texnicard2P200S001106000ANdapplication/x-b\#
        rotli-compressed-tartar.br4@0G0X001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-ue-config+xml4@010\0000\#
        00000application/vnd.fujifilm.fb.docuworks.binder0@210B00000300>audio/vnd.audiokozkozAudiokoz music4\#
        @010L000000000application/vnd.oipf.pae.gem3X@G0800110@50?A;ctext/csscss pcss postcssutf-8CSS style s\#
        heet4@210U00000900Kapplication/vnd.ipunplugged.rcprofilercprofileipUnplugged roaming profile4@0G0R00\#
        1300000@c4A;c1GEapplication/vnd.oipf.dae.xhtml+xml4@0G0Z001300000@c4A;c1GEapplication/vnd.marlin.drm\#
        .actiontoken+xml4@0F0Q001300000@c4A;c1GEapplication/vnd.gov.sk.e-form+xml4@010I000000000application/\#
        city+json-seq4@0G0T001300000@c4A;c1GEapplication/vnd.iptc.g2.newsitem+xml3P060?00110200GA;ctext/x-ne\#
        xtflownfsource code in Nextflow3`460=00110600>A;ctext/x-creolecreoletext in Creole3P060;00110900CA;c\#
        text/x-mojomojo 🔥source code in Mojo3`460I00110500ZA;ctext/x-terraform-templatetftpltext with the ma\#
        rkup of Terraform Template4@280I00000300Mapplication/x-ms-resourcerescompiled resources of Windows3a\#
        060;001103000A;ctext/x-fiftfif4@210^001100000@b7application/vnd.oms.cellular-cose-content+cbor4H0G0F\#
        001600000AEi@AR0RAA;c0_O1K9application/dicom+json3`070<001100000A;ctext/strings4@0G0g001300000@c4A;c\#
        1GEapplication/vnd.openxmlformats-officedocument.theme+xml200G1:001300000@c4A;c1GEapplication/vnd.op\#
        enxmlformats-officedocument.presentationml.viewprops+xml4@460A001103000A;capplication/x-sspssp3P060?\#
        00110300GA;ctext/x-typespectspsource code in TypeSpec4@010J00000400Capplication/vnd.xmpie.xlimxlimXM\#
        Pie XLIM document0@2108000000000audio/dv40280M00000Y00Japplication/x-sqlite3-journaldb-journal sqlit\#
        e-journal sqlite3-journalrollback journal of SQLite3`060;001100000A;ctext/x-xmcd00210D00000<00@image\#
        /vnd.sealed.pngspng spn s1nSealed PNG image3a060@001103000A;ctext/x-subviewersub4@010E000000000appli\#
        cation/vnd.s3sms4@010F00000300Bapplication/vnd.umajinumjUmajin application3Q060@00110600HA;ctext/x-p\#
        urebasicpb pbisource code in PureBasic4@0P0E000000000application/x-mpegurl3`060?001103000A;ctext/x-l\#
        lvm-mirmir                     3`070=001100000A;ctext/fhirpath               4@010C000003000applicat\#
        ion/vnd.svdsvd                                                                                      \#
                                                4@060@00230300LA;c@c41GEtext/x-maven+xmlpomdata in the forma\#
        t Maven POM4@010J000000000application/moss-signature3P060<00110B00DA;ctext/x-numpynumpy numpyw numsc\#
        source code in NumPy1`280P001200000@2TA>[application/vnd.ms-excel.sheet.230080A0T000300;application/\#
        x-rpmapplication/x-redhat-package-managerrpmRPM package3`060;001104000A;ctext/x-cpsacpsa1P010J00000<\#
        00Dapplication/vnd.sealed.docsdoc sdo s1wSealed Word document4@010J00000300Capplication/vnd.mobius.d\#
        isdisMobius DIS document                                                                            \#
                                                              0@210C000000000audio/mpeg4-generic            \#
        080>0?00470600:PK>PoJPLfP@[1;c18816Wimage/x-xpixmapxpm pmX11 pixmap                                 \#
                                                                                                            \#
                      3`460;00110400LA;ctext/x-edgeedgetext with the markup of Edge30000F00000G000applicatio\#
        n/x-zmachinez1 z2 z3 z4 z5 z6 z7 z83P060D00110100LA;ctext/x-filebench-wmlfsource code in Filebench W\#
        ML00280B0B1103000QADimage/x-mamiya-mefimage/x-raw-mamiyamef                    3P060<00110000DA;ctex\#
        t/x-quakesource code in Quake                                  4@010M000000000application/vnd.wmf.bo\#
        otstrap                                                                                             \#
                                                          4@070Z00110800HA;capplication/vnd.cendio.thinlinc.\#
        clientconftlclientThinLinc client settings3@460:001103000A;ctext/x-cgicgi3P060O00110700WA;ctext/x-mo\#
        dule-management-systemmms mmksource code in Module Management System40R90G0l000F00?application/vnd.s\#
        qlite3application/sqlite application/sqlite3 application/x-sqlite3sqlite3 sqlite db3 qchSQLite datab\#
        ase4H0G0J001600000AEi@AR0RAA;c0_O1K9application/yang-data+json2`080H000003000application/x-saturn-ro\#
        miso4@280E000003000application/x-msmoneymny4@010G00000500Capplication/cdmi-objectcdmioCDMI storage o\#
        bject                                                                                               \#
                                                                                         4@0G0[001300000@c4A\#
        ;c1GEapplication/vnd.radisys.msml-audit-conn+xml                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                         4H0G0R00160;000AEi@\#
        AR0RAA;c0_O1K9application/vnd.veritone.aion+jsonaion vtnstd                   0P200;000003000video/x\#
        -smvsmv2P2H0?0L1103000@B?application/ovfapplication/x-virtualbox-ovaova4@0G0X001300000@c4A;c1GEappli\#
        cation/vnd.marlin.drm.conftoken+xml4@060K00110300WA;ctext/x-edje-data-collectionedcdata in the forma\#
        t Edje Data Collection3P060C00110600KA;ctext/x-renderscriptrsh rssource code in RenderScript4@010W00\#
        0000000application/vnd.ms-wmdrm.meter-chlg-req4@010T000000000application/1d-interleaved-parityfec1`3\#
        90e00340400EP>GQg_A_\1>[application/vnd.ms-excel.sheet.binary.macroenabled.12xlsbExcel binary workbo\#
        ok2P280A00000300Capplication/x-lz4lz4LZ4-compressed data4@060J001100000A;capplication/x-gimp-palette\#
        2P080K00000700=application/x-apple-archiveaar yaaApple Archive30080I00000400Fapplication/x-erlang-be\#
        ambeamcompiled Erlang module4@000J000003000application/x-starmail-smdsmd4@010S000000000application/v\#
        nd.dvb.iptv.alfec-base4@0G0D00130000<@c4A;c1GEapplication/soap+xmlSOAP message3`060=001106000A;ctext\#
        /x-snobolsnobol4@0G0I0T110?00DA;ctext/tab-separated-valuestext/tsv text/x-tab-separated-valuestsv vc\#
        f sam tabtab-separated values0P210>000000000video/encaprtp1P280F001103000A>[application/x-starmathsm\#
        f2P280B00000300Dapplication/x-lzoplzolzop-compressed data1P060F001302000@c4A;c1GEapplication/x-freem\#
        indmm4@0G0D00130400T@c4A;c1GEapplication/mets+xmlmetsMETS description of a digital object003Y0[1H110\#
        300DA_\application/vnd.oasis.opendocument.graphicsapplication/vnd.oasis.opendocument.drawing applica\#
        tion/x-vnd.oasis.opendocument.graphicsodgOpenDocument drawing4@010?000000000application/cwt0`0G0J001\#
        303000@c4A;c1GEapplication/dash-patch+xmlmpp4@280E00000700Dapplication/x-btsnoopbtsnooppackets of Bl\#
        uetooth4@010I000003000application/vnd.pg.osasliei64@010?00000300Fapplication/diidiiDII device descri\#
        ption4@090G000000000application/prs.plucker                                                         \#
                       3`070C001100000A;ctext/prs.prop.logic4H0G0I001600000AEi@AR0RAA;c0_O1K9application/vnd\#
        .pyon+json                                                                                          \#
                                                     4@280A00000300Eapplication/x-srasraarchive of NCBI read\#
        s30280G00000400Gapplication/x-java-jmodjmodJava module for linking4`010N00000500\message/global-deli\#
        very-statusu8dsndelivery report of an internationalised mail2P000H000003000application/x-compressedr\#
        ar                                                                     3P060@001104000A;capplication\#
        /prqlprql                                                                                          4\#
        @010Q000000000application/vnd.nokia.conml+wbxml00210A00000300Oimage/vnd.net-fpxnpxFlashPix image ove\#
        r the network0P2109000000000video/rtx0P0Y0Q0f000700;application/vnd.adobe.flash.movieapplication/fut\#
        uresplash application/x-shockwave-flashswf splFlash movie3`060:001103000A;ctext/x-usdusd3X060:001103\#
        00BA;ctext/x-nixnixsource code in Nix4@010@000000000application/mipc1P0G19001300000@c4A;c1GEapplicat\#
        ion/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml3Q060F00110300PA;ctext/x-b-formal-m\#
        ethodmchsource code in B (Formal Method)4@060A00110000MA;ctext/x-tor-configdata in the format Tor Co\#
        nfig3P060=00110300EA;ctext/x-ren-pyrpysource code in Ren'Py30060L00130;000@c4A;c1GEapplication/x-ms-\#
        applicationapplication4@010E000000000application/vq-rtcpxr0@210B000000000audio/vnd.cns.anp13Y060=001\#
        10V00EA;ctext/x-erlangerl hrl app escript app.src xrl yrl essource code in Erlang4@060O001109000A;ca\#
        pplication/vnd.java.hprof.texthprof.txt4@0G0P001300000@c4A;c1GEapplication/vnd.oma.drm.risd+xml0@010\#
        H00000300>application/vnd.musicianmusMusician score4H0G0G001600000AEi@AR0RAA;c0_O1K9application/vnd.\#
        hc+json4H0G0I001600000AEi@AR0RAA;c0_O1K9application/yang-sid+json3`060;001104000A;ctext/x-cadlcadl0P\#
        280?0G1108009AC:video/x-msvideovideo/avi video/msvideoavi divxAVI video0@210;00000000;audio/3gpp23GP\#
        P2 audio3X060<00110500DA;ctext/x-xtendxtendsource code in Xtend1P390Z0\110300DA_\application/vnd.oas\#
        is.opendocument.formulaapplication/x-vnd.oasis.opendocument.formulaodfOpenDocument formula4@0G0]0013\#
        00000@c4A;c1GEapplication/vnd.radisys.msml-dialog-group+xml1P0>0A001103000A;capplication/x-lyxlyx4@0\#
        10[000000000application/vnd.uplanet.bearer-choice-wbxml0@280?0Q1207000ASWAbMaudio/x-oggflacaudio/x-f\#
        lac+ogg audio/x-ogg-flacoga ogg3P060F00110200GA;capplication/x-gdscriptgdsource code in GDScript4@06\#
        0A00110000MA;ctext/x-ssh-configdata in the format SSH Config4@010F00000000Dapplication/macwriteiiMac\#
        Write II document10080Q0F0003000application/x-font-printer-metricapplication/x-font-pfmpfm4@010?0000\#
        0300>application/exiexiEXI binary XML1X0V0C00120500>@NBA;capplication/x-latexlatexLaTeX document1`0G\#
        1:001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.chartsheet+xml3X@609\#
        001102009A;ctext/x-gogoGo source4@0G0T001300000@c4A;c1GEapplication/framework-attributes+xml2`:H0B0e\#
        000400;application/x-vmdkapplication/x-virtualbox-vmdk application/x-vmdk-diskvmdkVMware disk2P2Y0O0\#
        01100000A_\application/vnd.iso11783-10+zip3`060;001104000A;ctext/x-sarlsarl4@010J00000300Qapplicatio\#
        n/vnd.cinderellacdyCinderella geometric construction4@000D000003000chemical/x-ncbi-asn1asn1P210S0000\#
        0300Bapplication/vnd.fujixerox.docuworksxdwDocuWorks document3`070900110400OA;ctext/spdxspdxSPDX sof\#
        tware bill of materials4@060K00110:000A;capplication/vnd.flatpak.refflatpakref2P290P001109000A_\appl\#
        ication/vnd.evolv.ecig.themeecigtheme0@210=000000000audio/evrcwb100200C00000300=image/x-xwindowdumpx\#
        wdX window dump3Q460<00110G00DA;ctext/x-lassolasso lasso8 lasso9 lassource code in Lasso4@0G0K001305\#
        00D@c4A;c1GEapplication/auth-policy+xmlapxmlauthorisation policy1P010Z00000300@application/vnd.fujix\#
        erox.docuworks.binderxbdDocuWorks binder2`200J000002000application/x-gamegear-romgg4@010L00000800<ap\#
        plication/vnd.sus-calendarsus suspSUS calendar4@000H000003000chemical/x-gaussian-cubecub4@010F000000\#
        000application/vnd.cybank           3X060?00110300GA;ctext/x-isabellethysource code in Isabelle30280\#
        H001107000@1oapplication/x-source-rpmsrc.rpm4@060@00110900LA;ctext/x-d-objdumpd-objdumpdata in the f\#
        ormat D-ObjDump4@010T00000200Eapplication/vnd.sailingtracker.trackstSailing Tracker track4@280K00000\#
        3000application/vnd.gtkwave-fstfst             4H0G0H001600000AEi@AR0RAA;c0_O1K9application/jf2feed+\#
        json                                                                                                \#
                        1P3Y0D0S1104009A_\application/epub+zipapplication/epub application/x-epubepubEPUB bo\#
        ok                               00080J2?000300Aapplication/vnd.corel-drawapplication/cdr applicatio\#
        n/coreldraw application/x-cdr application/x-coreldraw application/x-vnd.corel.draw.document+zip imag\#
        e/cdr image/x-cdrcdrCorelDRAW drawing2`080G00000:00?application/x-qemu-diskqcow2 qcowQEMU disk image\#
        4@080A000000000application/x-iff4@010D000000000application/jsonpath4@210W00000600Happlication/set-re\#
        gistration-initiationsetregSET registration request                                     1`390g0i1103\#
        00QA_\application/vnd.oasis.opendocument.spreadsheet-templateapplication/x-vnd.oasis.opendocument.sp\#
        readsheet-templateotsOpenDocument spreadsheet template                         00280A00120300?P@P0[R\#
        image/x-canon-cr3cr3Canon raw image4@010K00000700Dapplication/vnd.commonspacecsp cstCommonSpace docu\#
        ment4@010E00000;00:application/vnd.kinarkne knp sdfKinar data4@010S000000000application/vnd.3gpp.mcd\#
        ata-payload4H0G0S001600000AEi@AR0RAA;c0_O1K9application/vnd.collection.doc+json3P060<00110400EA;ctex\#
        t/x-lean4leansource code in Lean 43X060;00110<00CA;ctext/x-yaccy yacc yy ypsource code in Yacc4@010P\#
        00000300Eapplication/vnd.genomatix.tuxedotxdGenomatix Tuxedo data                                   \#
                               4@060B00110000NA;ctext/x-wget-configdata in the format Wget Config           \#
                                                          4@060?00110300FA;capplication/ednedndata in the fo\#
        rmat edn3X060<00110U00<A;ctext/x-ocamlml mli ocaml eliom mll mly eliomi ml4OCaml source4`0Q0E0000000\#
        0Emultipart/alternativemail in several forms3`060A00110300RA;ctext/x-genero-perpertext with the mark\#
        up of Genero per4@0G0T001300000@c4A;c1GEapplication/vnd.etsi.iptvservice+xml0@200;00000S00>audio/x-m\#
        odmod ahx dbm dmf far gdm hvl okt psmtracker module00280@000007000image/x-kiss-celcel kcf0P280A00000\#
        5009video/x-sgi-moviemovieSGI movie00200A000003000image/x-leica-rwlrwl          4@010L000004000appli\#
        cation/vnd.onepagertatxtatx4@0G0L00130400L@c4A;c1GEapplication/vnd.sun.wadl+xmlwadlWADL web service \#
        description3h060;00110400<A;ctext/x-rdocrdoctext in RDoc00280B0B1107000QADimage/x-pentax-pefimage/x-\#
        raw-pentaxpef ptx                  4@010D000000000application/passport                              \#
                                         4@280A000007000application/x-cdfcda cdf4@010B000000000application/u\#
        lpfec                                                             0P280B001203000A4>AbMvideo/x-theor\#
        a+oggogg4`010G000000000message/feedback-report4@010M000000000application/vnd.tri.onesource4@080D0000\#
        0900<application/x-bigwigbigwig bwbigWig track4@010G000000000application/geofeed+csv1@0I0A00000300Bm\#
        odel/gltf-binaryglbglTF scene, binary4@280H00000300Eapplication/x-xkb-keymapxkmcompiled keyboard map\#
        4@210J001100000@b7application/yang-data+cbor3Q060C00110300KA;ctext/x-csound-scorescosource code in C\#
        sound Score4@010L000004000application/vnd.onepagertatptatp  2P280L0M110>00LAjDapplication/x-compress\#
        ed-tarapplication/x-gtar-compressedtar.gz tgz taztar archive, gzip-compressed4@200H000008000applicat\#
        ion/x-sas-backupsas7bbak                                                                            \#
                                                                                                            \#
                4@010K00000300@application/vnd.groove-helpghfGroove help page                               \#
                                4@010O00000300Iapplication/vnd.immervision-ivuivuImmerVision panorama link  \#
                                                          3P060G00110600OA;ctext/x-component-pascalcps cpsou\#
        rce code in Component Pascal                                                                    2028\#
        0T00110700HA>[application/vnd.stardivision.impresssdd sdaStarImpress presentation4@800J000000000appl\#
        ication/x-isatab-assay3`060<001100000A;ctext/x-arrow1`010i000004000application/vnd.collabio.xodocume\#
        nts.spreadsheet-templatexots4@060]00130H000@c4A;c1GEapplication/x-freedesktop-appstream-componentmet\#
        ainfo.xml appdata.xml4@010K000000000application/vnd.ncd.control4@010L00000300Dapplication/vnd.kidspi\#
        rationkiaKidspiration diagram                                         3Q060>00110?00FA;ctext/x-newli\#
        spnl kif lsp lispsource code in NewLisp4@0G0T00130300<@c4A;c1GEapplication/vnd.google-earth.kml+xmlk\#
        mlKML map data4@0G0\001300000@c4A;c1GEapplication/emergencycalldata.deviceinfo+xml4@010L000000000app\#
        lication/vnd.xfdl.webform3`0>0:001107000A;ctext/x-ssassa ass4@000H000003000chemical/x-gcg8-sequenceg\#
        cg                                                                                                  \#
                                                                                       0P2109000000000video/\#
        vc2      0@280;000003000audio/x-dffdff                                          30280K000000000appli\#
        cation/x-mach-o-fvmlib4@060I00110300UA;ctext/x-adobe-font-metricsafmdata in the format Adobe Font Me\#
        trics2P080B0@000200Dapplication/x-lzipapplication/lziplzlzip-compressed data00200B000003000image/x-r\#
        aw-rawzorrwz3H060=0D221J00=A;cQ[ktext/x-pythontext/x-script.pythonpy pyw pyi gyp jy gypi lmi py3 tac\#
         pyde pyp pyt pye wsgi xpy cgi fcgi sage sc bzl rpy specPython script3P060;00110;00CA;ctext/x-mql5mq\#
        5 mqh mq4source code in MQL500280C0C0003000image/x-minolta-mrwimage/x-raw-minoltamrw3h460:00110300KA\#
        ;ctext/x-vuevuetext with the markup of Vue4H060;00110400GA;ctext/x-neonneondata in the format NEON3P\#
        020B00110200JA;ctext/x-bluespec-bhbssource code in Bluespec BH3`070B001100000A;ctext/vnd.iptc.nitf0P\#
        210A00000800Vvideo/vnd.dece.pduvp uvvpUltraViolet video for portable devices4H0G0P001600000AEi@AR0RA\#
        A;c0_O1K9application/vnd.bbf.usp.msg+json2P2Y0W001103000A_\application/vnd.familysearch.gedcom+zipgd\#
        z0P210>000000000video/vnd.cctv1P070@0J130400D@c4A;c1GEapplication/xfdfapplication/vnd.adobe.xfdfxfdf\#
        PDF form data in XML3P060=00110300EA;ctext/x-fluentftlsource code in Fluent4@280A00000000;applicatio\#
        n/x-eggEGG archive3`060?001100000A;ctext/x-terminfo200G1<001300000@c4A;c1GEapplication/vnd.openxmlfo\#
        rmats-officedocument.presentationml.notesmaster+xml3`060F00110?000A;ctext/x-sqlite3-consolesqlite3-c\#
        onsole3X@60<00110D00<A;ctext/x-swiftswift swiftinterfaceSwift source4@0G0D00130050D@c4A;c1GEapplicat\#
        ion/pidf+xmlutf-8presence information3`070;00110:000A;ctext/shaclcshaclc shc3`060A00110:000A;ctext/x\#
        -typoscripttyposcript4@210N001100000@b7application/vnd.oma.lwm2m+cbor1P0G1<001300000@c4A;c1GEapplica\#
        tion/vnd.openxmlformats-officedocument.wordprocessingml.fonttable+xml20291600340400EP>G@ijA_\1>[appl\#
        ication/vnd.openxmlformats-officedocument.presentationml.slideshowppsxPowerPoint slide show         \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                        4@010D000000000application/prs.sclt    1P010]000004000application/vnd.collabio.xodoc\#
        uments.documentxodt                                                                                 \#
                                                                                    2P080B001109000A`dapplic\#
        ation/x-tarztar.z taz4@010P000000000application/vnd.powerbuilder75-s         4@0G0F001307000@c4A;c1G\#
        Eapplication/sensml+xmlsensmlx                        4@000D00000200Iapplication/cu-seemecuCU-SeeMe \#
        video conference                                                                                    \#
                                                                               3`460<00110?00MA;ctext/x-blad\#
        eblade blade.phptext with the markup of Blade                                                 1P280C\#
        001106000AjDapplication/x-gzpdfpdf.gz                                                               \#
                                                                  1P010f000004000application/vnd.collabio.xo\#
        documents.document-templatexott00280@000003000image/x-paintnetpdn0@210=00000000Iaudio/g726-16G.726 s\#
        peech at 16 kbit/s3Q060?00110300GA;ctext/x-igor-proipfsource code in IGOR Pro2P880E0J000:00>applicat\#
        ion/x-archiveapplication/x-unix-archivea ar o libstatic library00280?000003000image/x-raw-redr3d4@06\#
        0C00110000OA;ctext/x-browserslistdata in the format Browserslist00:80<0B000300<image/x-xfigapplicati\#
        on/x-xfigfigXfig drawing4@200J00000000<application/x-linux-kernelLinux kernel3P060H00110000PA;ctext/\#
        x-elvish-transcriptsource code in Elvish Transcript1P3Y0N00110800<A_\application/vnd.ms-xpsdocumentx\#
        ps oxpsXPS document4@010B000000000application/vc+jwt                                                \#
                                                                                                            \#
                                      4@010H000000000application/vnd.3gpp.v2x4I060D00110>00PA;ctext/x-ros-in\#
        terfaceaction srv msgdata in the format ROS Interface4@060K001303000@c4A;c1GEapplication/vnd.ogc.sld\#
        +xmlsld3`070E001100000A;ctext/rtp-enc-aescm12818060H0E120?00F@EnA;capplication/x-font-type1font/x-po\#
        stscript-pfbpfa pfb pfm afmPostScript Type 1 font4@0G0T001300000@c4A;c1GEapplication/prs.implied-doc\#
        ument+xml                                                                       4@000O000005000appli\#
        cation/vnd.procreate.brushbrush                            4@0G0F0;130:00>@c4A;c1GEapplication/mathm\#
        l+xmltext/mathmlmml mathmlMathML formula00290900000300;image/ktxktxKTX texture1X060:0A111N00<A;ctext\#
        /x-texapplication/x-textex aux ltx cls sty toc bbx cbx dtx ins lbx mkii mkiv mkvi fd 4ht clo dfu etx\#
         lco ldf mng tikzTeX document4@010L00000300Aapplication/vnd.triscape.mxsmxsMap Explorer data4@060F00\#
        1107000A;ctext/x-dbus-activationservice1@010>000004000model/vnd.barybary4@0G0K001300000@c4A;c1GEappl\#
        ication/vnd.oma.pal+xml4@010M00000:000application/vnd.nebumind.linenebul line4@060F00110G00RA;ctext/\#
        x-kicad-schematickicad_sch kicad_sym schdata in the format KiCad Schematic2P280P001100000AjDapplicat\#
        ion/x-vnd.datapackage+gz                                      4@0G0I001304000@c4A;c1GEapplication/cl\#
        ue_info+xmlclue                                                                                     \#
                                                                               4@010K00000300@application/vn\#
        d.cosmocallercmcCosmoCaller data3P060>00110400FA;ctext/x-clarityclarsource code in Clarity1`0G1@0013\#
        00000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.tablesinglecells+xml0@280;\#
        00000300Aaudio/x-musmusDMX music of Doom4@010I00000400Oapplication/vnd.pvi.ptid1ptidPrintThisID iden\#
        tification card20060H001100000A;capplication/x-magicpoint1@000A000003000application/x-prtprt        \#
                2P010H00000800Capplication/vnd.dece.zipuvz uvvzUltraViolet archive4@010H000000000application\#
        /vnd.3gpp.lpp4@010U00000300Mapplication/vnd.airzip.filesecure.azsazsAirZip FileSECURE spreadsheet3P0\#
        60:00110300BA;ctext/x-krlkrlsource code in KRL1P0O0?0U110300BA;capplication/rtfapplication/x-rtf tex\#
        t/rtf text/x-rtfrtfRich Text document4@010G00000500Capplication/cdmi-domaincdmidCDMI storage domain4\#
        P010T00000300@application/vnd.etsi.timestamp-tokentsttime stamp token4@080J00000800<application/x-qt\#
        -qml-cachejsc qmlccompiled QML0@210=000000000audio/evrcnw13I060A00110300WA;ctext/x-dcl-scriptcomsour\#
        ce code in DIGITAL Command Language2`000A000003000application/x-nrgnrg0P010E000000000application/mpe\#
        g4-iod1P010X000000000application/vnd.afpc.afplinedata-pagedef3`060>001103000A;ctext/x-freefemedp    \#
                                                                                   4@0G0a001300000@c4A;c1GEa\#
        pplication/vnd.radisys.msml-dialog-transform+xml0@070<00110300OA;ctext/vnd.abcabcdata in the format \#
        ABC notation30200H0K000O00?application/x-msdownloadapplication/x-msdos-programcom exe dll bat msi cp\#
        l drv scrWindows program4@010D000004000application/vnd.loomloom4@890H00000200<application/andrew-ins\#
        etezAndrew inset                          4@010C00000300Capplication/vnd.vcxvcxVirtualCatalog data3P\#
        060;00110000CA;ctext/x-dunesource code in Dune                4H060C00110<00OA;ctext/x-editorconfige\#
        ditorconfigdata in the format EditorConfig4@010Q000000000application/vnd.geogebra.pinboard2P2Y0N0011\#
        03000A_\application/vnd.ficlab.flb+zipflb                                                           \#
                4@010M000000000application/vnd.ipld.dag-cbor                                                \#
                                                                      4@010U000004000application/vnd.astraea\#
        -software.iotaiota40P80B000000000application/x-lmdb                               3P060;00110400CA;c\#
        text/x-mintmintsource code in Mint2`080F000003000application/x-mame-chdchd3P060;00110400CA;ctext/x-f\#
        lixflixsource code in Flix                                                                          \#
                                                                      3P060<00110500DA;ctext/x-slangslangsou\#
        rce code in Slang4H0G0H001600000AEi@AR0RAA;c0_O1K9application/eat-ucs+json                          \#
                                                                                                            \#
                                                                                              4@210K00110;00\#
        0@b7application/senml-etch+cborsenml-etchc4@000K000004000chemical/x-macromodel-inputmmod       50000\#
        :00000000:inode/fifonamed pipe                                                             00280D0;0\#
        003000image/vnd.zbrush.dcximage/x-dcxdcx                                                            \#
         3h070:11111@00>A;ctext/troffapplication/x-troff application/x-troff-me application/x-troff-mstr rof\#
        f me ms 1in 1m nroff 3in 3m 3qt mdoc n nr rno tmac t man 1p 3pm 1x 3p 3x ltroff document4@010N000003\#
        00Eapplication/vnd.tmobile-livetvtmoT-Mobile live TV link                                           \#
                                                                                                            \#
                                                         4H0G0F001600000AEi@AR0RAA;c0_O1K9application/vcard+\#
        json                                                                                                \#
        4@080C000003000application/x-figmafig             4H0G0c001600000AEi@AR0RAA;c0_O1K9application/3gpp-\#
        media-delivery-metrics-report+json4@010L00000300Aapplication/timestamped-datatsdtime-stamped data   \#
                                  4@060E00110000QA;ctext/x-git-attributesdata in the format Git Attributes  \#
                                                             4H0G0D0H160@00@AEi@AR0RAA;c0_O1K9application/ge\#
        o+jsonapplication/vnd.geo+jsongeojson geo.jsonGeoJSON map data4@060A00110400MA;ctext/x-oasv2-jsonjso\#
        ndata in the format OASv2-json                                                      4@0G0e001300000@\#
        c4A;c1GEapplication/mbms-associated-procedure-description+xml                    3Q060:00110N00BA;ct\#
        ext/x-maxmaxpat maxhelp maxproj mxt patsource code in Max                                           \#
                                                                                                            \#
                                                                30280O000000000application/x-mach-o-dylib-st\#
        ub4@0G0T001300000@c4A;c1GEapplication/vnd.oipf.spdiscovery+xml                                      \#
                                                                                                            \#
        4@0G0O001300000@c4A;c1GEapplication/vnd.nokia.conml+xml                                     3P060C00\#
        110300KA;ctext/x-kolmafia-ashashsource code in KoLmafia ASH4H0G0E001600000AEi@AR0RAA;c0_O1K9applicat\#
        ion/csvm+json1@010A00000400=model/vnd.opengexogexOpenGEX scene4@280D000003000application/x-ms-pdbpdb\#
                                                                                                            \#
                                     4@010L00000000Lapplication/soap+fastinfosetSOAP message in Fast Infoset\#
        4@010R000000000application/vnd.yamaha.through-ngn3`060:001103000A;ctext/x-daxdax4@010Q00000300Cappli\#
        cation/vnd.3gpp.pic-bw-smallpsb3GPP picture, small0P200>000003000video/x-ms-wmxwmx                  \#
                                                         4@010O000000000application/vnd.dvb.ipdcroaming     \#
                                                      1P090M0A110C00F@Poapplication/vnd.comicbook-rarapplica\#
        tion/x-cbrcbr cba cbt cb7 cbzcomic book, RAR-packed4@280K00000000Oapplication/x-apple-dsstoreview se\#
        ttings of a macOS folder2P2Y0Q001106000A_\application/vnd.espass-espass+zipespass3P060?00110300GA;ct\#
        ext/x-squirrelnutsource code in Squirrel4@800S000003000application/x-research-info-systemsris       \#
                                                                                         4@000I000003000chem\#
        ical/x-vamas-iso14976vms4@060?00110000KA;ctext/x-xcomposedata in the format XCompose                \#
                                                                                   00280>00000300@image/x-ci\#
        neoncinCineon film scan00290E0H110H00=A>[application/vnd.visioapplication/vnd.ms-visiovsd vst vss vs\#
        w vtx vsdxVisio drawing                     2P280Q001100000A_\application/x-vnd.datapackage+zip1P080\#
        C001200000@RP0SNapplication/x-bzpdf00280@000003000image/x-gimp-gbrgbr       3`060<001102000A;ctext/x\#
        -r-docrd4@0G0W001300000@c4A;c1GEapplication/vnd.oma.cab-subs-invite+xml0@210F000000000audio/rtp-enc-\#
        aescm128                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                     4@000J000003000application/x-spectrum-m\#
        drmdr                        4@080K000003000application/x-commodore-crtcrt4H0G0D001600000AEi@AR0RAA;\#
        c0_O1K9application/cmw+json3`060F001103000A;ctext/x-clearsilver-hdfhdf0@290:00110800HQOLaudio/eac3ea\#
        c3 ec3Dolby Digital Plus audio                                                         3`06080011010\#
        00A;ctext/x-kk                                                3`060F00110200OA;capplication/x-troff-\#
        mmmmtext with the markup of Roff mm4@010S000000000application/vnd.syncml.dmtnds+wbxml4@070\00110600D\#
        A;capplication/vnd.cluetrust.cartomobile-configc11amcCartoMobile settings4@010J00000800Bapplication/\#
        vnd.sealed.mhtsmht smhSealed web archive3`060=001106000A;ctext/x-promqlpromql 0@210M00000:000audio/v\#
        nd.presonus.multitrackmultitrack                                                                    \#
                4H0G0W001600000AEi@AR0RAA;c0_O1K9application/vnd.gnu.taler.exchange+json                    \#
                                                                   4@280D00000300Mapplication/x-ms-evtevtWin\#
        dows event log, old format4@0G0H001303000@c4A;c1GEapplication/atsc-dwd+xmldwd1`0G1D001300000@c4A;c1G\#
        Eapplication/vnd.openxmlformats-officedocument.spreadsheetml.pivotcachedefinition+xml               \#
                                          1@010V000000000model/vnd.rosette.annotated-data-model             \#
            4@0G0U001300000@c4A;c1GEapplication/mbms-reception-report+xml4@010P000000000application/vnd.bint\#
        .med-content                                        3H060;00111400CA;ctext/x-raku6pl nqp 6pm p6 p6l \#
        p6m pl6 pm6 raku rakumod rakutest rakudoc pl pm tsource code in Raku                                \#
                                      4H0G0K00160:00:AEi@AR0RAA;c0_O1K9application/json-patch+jsonjson-patch\#
        JSON patch3X060<0;110>005A;ctext/x-patchtext/x-diffdiff patch rejpatch4@000W000000000application/vnd\#
        .google-apps.mail-layout3`060<001101000A;ctext/x-ezhiln0`070A00110700IA;cvideo/vnd.mpegurlmxu m4upla\#
        ylist of MPEG-4 videos4@000F000003000application/x-msbinderobd1@090900000300?model/e57e57E57 point c\#
        loud                   4@060900110200EA;ctext/x-nlnldata in the format NL                0@210C00000\#
        0000audio/vnd.dolby.mps4H0G0E00160400BAEi@AR0RAA;c0_O1K9application/scim+jsonscimSCIM identity data4\#
        @0G0L001300500@c4A;c1GEapplication/poc-settings+xmlutf-83P060B00110300JA;ctext/x-singularitydefsourc\#
        e code in Singularity4@280Q00000600Japplication/x-gettext-translationgmo mocompiled message catalogu\#
        e               4@280A00000300Papplication/x-sfosfoparameters of a PlayStation game3X060A00110F00IA;\#
        ctext/x-emacs-lispel emacs emacs.desktopsource code in Emacs Lisp0@210G000000000audio/vnd.dolby.puls\#
        e.10`060>0D130300F@c4A;c1GEaudio/x-ms-asxapplication/x-ms-asxasxWindows Media playlist4@0G0K00130;00\#
        M@c4A;c1GEapplication/atomdeleted+xmlatomdeleteddeleted entry of an Atom feed0@280<00000000Baudio/x-\#
        nistNIST SPHERE speech08060?00250300:A;cP@[0oJ16W188image/x-xbitmapxbmX11 bitmap                    \#
               000:0G00000300?image/x-portable-anymappnmportable anymap4@010?000000000application/jwt       \#
                                     0P210F000000000video/rtp-enc-aescm1280@210G000000000audio/vnd.dolby.hea\#
        ac.2                                                                            3a060;00110400LA;cte\#
        xt/x-maskmasktext with the markup of Mask002I0H0<000800<image/vnd.microsoft.iconimage/x-iconico icon\#
        Windows icon4@280J00000300<application/x-msx-cassettecasMSX cassette3`460?00110400PA;ctext/x-ecmarku\#
        phtmltext with the markup of Ecmarkup40290N0H110400C@Giapplication/geopackage+sqlite3application/x-g\#
        eopackagegpkgGeoPackage map data4@0G0N001300500@c4A;c1GEapplication/vnd.omads-file+xmlutf-84@210[001\#
        100000@b7application/vnd.nato.bindingdataobject+cbor3P060900110200AA;ctext/x-ozozsource code in Oz  \#
                                                                                                            \#
                3`070B001105000A;ctext/vnd.ascii-artascii4@010V00000400Aapplication/vnd.crick.clicker.wordba\#
        nkclkwClicker word bank3P060>00110100FA;ctext/x-nemerlensource code in Nemerle2P280A00000300=applica\#
        tion/x-vpkvpkValve package4@010J000000000application/vnd.aether.imp4@000Q000003000application/x-grap\#
        hing-calculatorgcf2P200D000009000application/x-brotlibr brotli0@29090F000300:audio/ac3audio/vnd.dolb\#
        y.dd-rawac3AC-3 audio                     4@010F000000000application/vnd.netfpx                     \#
                                  2P080A0^000700;application/x-lhaapplication/x-lzh application/x-lzh-compre\#
        ssedlzh lhaLHA archive00290=00110300>A>[image/vnd.fpxfpxFlashPix image                       4@010M0\#
        0000000Happlication/news-transmissionnews articles in transit  4@0G0C00130300I@c4A;c1GEapplication/f\#
        dt+xmlfdtFLUTE file delivery table4`000C000000000message/vnd.si.simp                                \#
                                                                            00280A0A110700?QADimage/x-nikon-\#
        nefimage/x-raw-nikonnef nrwNikon raw image                                    4@010?00000300@applica\#
        tion/ceaceaCEA test archive4@060@00110900LA;ctext/x-c-objdumpc-objdumpdata in the format C-ObjDump  \#
         4@010G00000300Oapplication/vnd.wap.sicsiccompiled WAP service indication30280L000000000application/\#
        x-mach-o-preload                 4@290?00000300Dapplication/lxflxfLXF program material              \#
                                                                                                            \#
                                                                                                            \#
         4@010G00000300<application/vnd.panoplyplpPanoply plot4@060A00110000MA;ctext/x-hosts-filedata in the\#
         format Hosts File31010K00000700Eapplication/vnd.autopackagepackageAutopackage installer4@280L000000\#
        00>application/x-gtk-icon-cachecache of icons00200;000003000image/x-phmphm3X460B00110E00EA;capplicat\#
        ion/xqueryxquery xq xqy xql xqmsource code in XQuery4@280E000000000application/x-os2-inf00280G001102\#
        000@@Mapplication/illustratorai203Y0_0a110300IA_\application/vnd.oasis.opendocument.presentationappl\#
        ication/x-vnd.oasis.opendocument.presentationodpOpenDocument presentation00280E00110300CQADimage/x-p\#
        anasonic-rw2rw2Panasonic raw image                                                                  \#
                                      4@000B000008000chemical/x-isostaristr ist4@060E00110E00QA;ctext/x-godo\#
        t-resourcegdnlib gdns tres tscndata in the format Godot Resource3X060=00110O00EA;ctext/x-schemescm s\#
        s sld sps rkt rktl sch slssource code in Scheme4@010K00000300<application/vnd.medcalcdatamc1MedCalc \#
        data                                                                         4@070L00110700?A;cappli\#
        cation/vnd.contact.cmsgcdbcmsgCONTACT message                                                       \#
                                                                3P060D00110000LA;ctext/x-isabelle-rootsource\#
         code in Isabelle ROOT0@280;00000300@audio/x-ksskssmusic of the MSX0P290909110800FP6Evideo/mj2image/\#
        mj2mj2 mjp2Motion JPEG 2000 video2P090E000003000application/vnd.bzip3bz34@080C000009000application/x\#
        -blorbblb blorb0@000I000003000application/vnd.dolby.mlpmlp4@0G0^001300000@c4A;c1GEapplication/emerge\#
        ncycalldata.providerinfo+xml3P060B00110400JA;ctext/x-objective-jsj jsource code in Objective-J0P280<\#
        0>1200000A4>AbMvideo/theoravideo/x-theora3X070S00110300HA;capplication/relax-ng-compact-syntaxrncREL\#
        AX NG schema, compact4@010O000000000application/vnd.superfile.super4@010I00000300Dapplication/vnd.ep\#
        son.ssfssfEpson print settings4P080O000005000application/x-java-jce-keystorejceks4@0G0G001303008@c4A\#
        ;c1GEapplication/prs.xsf+xmlxsfXSF data2@060O001200000@kNA;capplication/x-mozilla-bookmarks4@290E000\#
        00000Wapplication/applefileAppleSingle file with its resource fork4@280I00000000Iapplication/x-nib-a\#
        rchiveinterface of an Apple app                    4@010K000000000application/rpki-signed-tal3`060W0\#
        01103000A;ctext/x-ansys-parametric-design-languageans4H0G0J001600000AEi@AR0RAA;c0_O1K9application/vn\#
        d.drive+json4@010D000004000application/vnd.psfspsfs           3X060:00110500JA;ctext/x-coqcoq vsourc\#
        e code in Rocq Prover                                                                               \#
                                                             4H0G0J001600000AEi@AR0RAA;c0_O1K9application/js\#
        contact+json                    3P060@00110300HA;ctext/x-ballerinabalsource code in Ballerina       \#
                                 4@0G0R001300000@c4A;c1GEapplication/vnd.nokia.landmark+xml10060E001303000@c\#
        4A;c1GEapplication/x-ttx+xmlttx0@020<00000;000audio/csoundcsd orc sco4@080O00000000Iapplication/x-op\#
        enssl-encrypteddata encrypted by OpenSSL4@000>000003000chemical/x-vmdvmd3a060;001103000A;ctext/x-bug\#
        sbug                                                                      3P4F0B001100000A;ctext/x-j\#
        query-tmpl4@060K00110000PA;capplication/x-godot-projectdata in the format Godot project4@0G0E0013000\#
        00@c4A;c1GEapplication/xacml+xml                                                                    \#
                               4@0G0M001300000@c4A;c1GEapplication/mbms-register+xml                        \#
                                         0P280>0?1200000A4>AbMvideo/x-oggrgbvideo/x-ogg-rgb3P060;00110200CA;\#
        ctext/x-beefbfsource code in Beef                                            4@010D0B000?00:applicat\#
        ion/vnd.koanapplication/x-koanskd skt skm skpKoan music                                   00280@0U00\#
        0300Bimage/x-fuji-rafimage/x-fujifilm-raf image/x-raw-fujirafFujifilm raw image4@060R001104000A;capp\#
        lication/x-pyspread-spreadsheetpysu4@010P000000000application/vnd.patientecommsdoc                  \#
                                                                                                       1P010\#
        R000000000application/vnd.afpc.modca-formdef                                   4@010M000000000applic\#
        ation/tamp-status-query0P210>000000000video/h264-svc4`010>00000500Fmessage/globalu8msginternationali\#
        sed mail3P060900110200AA;ctext/x-c3c3source code in C3           3P060:00110:00BA;ctext/x-eclecl ecl\#
        xmlsource code in ECL                                                      4@0G0M001300000@c4A;c1GEa\#
        pplication/spirits-event+xml4@060A00110800MA;ctext/x-oasv3-yamlyaml ymldata in the format OASv3-yaml\#
        4@060:00110300FA;ctext/x-taptapdata in the format TAP                                               \#
                                                                                     4@010M000000000applicat\#
        ion/vnd.ims.imsccv1p3                     4@010Q00000300>application/vnd.blueice.multipassmpmMultipa\#
        ss data3P060I00130:000@c4A;c1GEapplication/x-gtk-builderbuilder ui1P390@00110400AA_\application/oxps\#
        oxpsOpen XPS document4@0G17001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml\#
        .chartshapes+xml4@200J000003000application/x-spectrum-z80z804H0G0V001600000AEi@AR0RAA;c0_O1K9applica\#
        tion/alto-networkmapfilter+json4@010O000000000application/vnd.uplanet.channel1@090S00000300Amodel/vn\#
        d.valve.source.compiled-mapbspSource engine map4@0F0K001300000@c4A;c1GEapplication/xhtml-voice+xml2P\#
        080L00000G00Lapplication/x-unreal-packageuasset umap umx unr upkpackage of the Unreal engine4P080M00\#
        000600Iapplication/x-kerberos-keytabkeytabkeys of Kerberos services4@0G0R001300000@c4A;c1GEapplicati\#
        on/vnd.c3voc.schedule+xml4@010V000000000application/vnd.3gpp.mcdata-signalling00890@00000<00Capplica\#
        tion/fitsfits fit ftsFITS astronomy data1P280A00000300>application/x-xdvxdvXeTeX document3P000L00000\#
        3000application/x-oz-applicationoza0P210H000000000video/vnd.motorola.video                          \#
                                                      3@070F00110400EA;ctext/vnd.wap.wmlscriptwmlsWMLScript \#
        source code4@010Z000000000application/vnd.dvb.iptv.alfec-enhancement4H0G0K001600000AEi@AR0RAA;c0_O1K\#
        9application/yang-patch+json3P460K00110300SA;ctext/x-java-template-enginejtesource code in Java Temp\#
        late Engine1P280L000007000application/vnd.amazon.ebookazw kfx4@010f00000300Mapplication/vnd.anser-we\#
        b-certificate-issue-initiationciiANSER-WEB certificate request4H0G0S001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/measured-component+json3h0G080:110300<A;ctext/orgtext/x-orgorgOrg document00280@001103000QADi\#
        mage/x-sony-sr2sr24`010@00000000Cmultipart/digestcollection of mails300F0?001103000A;ctext/x-suse-ym\#
        pymp4@010U000000000application/vnd.japannet-registration1P0F0G00130;000@c4A;c1GEapplication/docbook+\#
        xmldbk docbook0P210:000000000video/jxsv         4@080J00000000Lapplication/x-systemd-hwdbhardware da\#
        tabase of systemd4@010P000000000application/vnd.omaloc-supl-init4@010H000000000application/vnd.ipld.\#
        raw20291200110400@A_\application/vnd.openxmlformats-officedocument.presentationml.slidesldxPowerPoin\#
        t slide                         4@0G0K00130400L@c4A;c1GEapplication/p2p-overlay+xmlreloRELOAD overla\#
        y configuration4@060B00110A00NA;ctext/x-darcs-patchdarcspatch dpatchdata in the format Darcs Patch3P\#
        060?00110000GA;ctext/x-procfilesource code in Procfile00290:00110300:AiCimage/acesexrACES image4@0G0\#
        L001300000@c4A;c1GEapplication/vnd.3gpp.sms+xml               3a060?001102000A;ctext/x-thingsdbti   \#
                                                    4`0W0?00110000DA;cmessage/partialpart of a split mail   \#
                                                                                                            \#
                                          4@010L00000080Kapplication/news-checkgroupsus-asciilist of newsgro\#
        ups to check4@010D000004000application/vnd.semasema4@880H00000700?application/x-bittorrenttorrentBit\#
        Torrent seed4@060Q00110300]A;ctext/x-webassembly-interface-typewitdata in the format WebAssembly Int\#
        erface Type3`060:001103000A;ctext/x-boaboa2P080Q00110<00Q@Tfapplication/x-zstd-compressed-tartar.zst\#
         tzsttar archive, Zstandard-compressed4@010O00000300Iapplication/vnd.lotus-screencamscmLotus ScreenC\#
        am recording4@0G0H00130300>@c4A;c1GEapplication/xcap-att+xmlxavXCAP attribute3`060;00110;00NA;ctext/\#
        stylusstylus styltext with the markup of Stylus4@010V000000000application/vnd.motorola.flexsuite.wem\#
        4@0G0V001300000@c4A;c1GEapplication/emergencycalldata.veds+xml                                      \#
                                                                 4@010@00000300Japplication/dvcsdvcDVCS cert\#
        ification message                                   3`070=001103000A;ctext/vnd.sosisos              \#
            3`070900110400;A;ctext/shexshexShEx shapes30280Q00000300Gapplication/x-nintendo-switch-nronroNin\#
        tendo Switch program                                                                                \#
                                             1@2Y0C001100000A_\application/p21+zip4@060D00110200PA;ctext/x-t\#
        ype-languagetldata in the format Type Language3X060A00110A00IA;ctext/x-vim-scriptvim vimrc vmb vbaso\#
        urce code in Vim script3P060:00110300BA;ctext/x-jcljclsource code in JCL            4@010G000000000a\#
        pplication/dns-message4@010D00000400:application/vnd.mseqmseqMSEQ media                             \#
                                                                                        4@060M001102000A;cap\#
        plication/x-golly-macrocellmc                               4@060B001304000@c4A;c1GEapplication/x-xb\#
        elxbel4@0G0R001300000@c4A;c1GEapplication/vnd.cyan.dean.root+xml4I060C00111B00<A;ctext/x-systemd-uni\#
        tservice socket device mount automount swap target path timer slice scope containersystemd unit0@200\#
        ?000000000audio/vnd.qcelp0@210C000000000audio/vnd.hns.audio4@0G0S001300000@c4A;c1GEapplication/vnd.3\#
        gpp2.bcmcsinfo+xml4@000J000005000application/vnd.curl.pcurlpcurl3X060;00110400CA;ctext/x-agdaagdasou\#
        rce code in Agda0P290?000003009application/mxfmxfMXF video                                          \#
                                                                                4@010M00000300Capplication/r\#
        pki-ghostbustersgbrRPKI contact record                                                              \#
                                                               4@060L001300000@c4A;c1GEapplication/onix-mess\#
        age+xml                                         4H0G0D001600000AEi@AR0RAA;c0_O1K9application/pvd+jso\#
        n4@010P000000000application/vnd.vocalshaper.vsp44@280E00000400Aapplication/x-ms-evtxevtxWindows even\#
        t log                                                                                               \#
                                                                  0@210:00000000<audio/g723G.723 speech0`060\#
        A00110300<A;capplication/x-cuecueCD cue sheet                                        4@0G0L001300000\#
        @c4A;c1GEapplication/vnd.3gpp.crs+xml1P290J00110700FA>[application/vnd.ms-projectmpp mptMicrosoft Pr\#
        oject plan4@010D000000000application/cose-key4P000J000003000application/vnd.ms-pki.stlstl4@0G0E00130\#
        0000@c4A;c1GEapplication/dicom+xml0@210:00000000;audio/g719G.719 audio                              \#
                                                                                                       4@0G0\#
        L001300000@c4A;c1GEapplication/vnd.3gpp.bsf+xml                                                   3H\#
        0G0?11221e50AQK9A;ctext/javascriptapplication/javascript application/x-javascript text/x-javascriptj\#
        s mjs es jsm _js cjs bones es6 jake javascript jsb jscad jsfl jslib jspre jss jsx njs sjs ssjs xsjs \#
        xsjslib frag pacutf-8JavaScript source1P010V000003000application/vnd.afpc.modca-pagesegmentpsg4@000D\#
        000003000application/envi.hdrhdr4@000C000003000application/x-envoyevy3X060@00110300HA;ctext/x-asympt\#
        oteasysource code in Asymptote2P2Y0C001100000A_\application/aas+zip0@200J000004000audio/vnd.adobe.so\#
        undboothasnd3H060>00230:000AJ4A;c1[ktext/x-python3py py3 pyi                                        \#
                                                                                                       50000\#
        @00000000@inode/chardevicecharacter device                                         2`010S00000300Cap\#
        plication/vnd.fastcopy-disk-imagedimFastCopy disk image4@010U00000300Japplication/vnd.ibm.rights-man\#
        agementirmIBM rights management data                                                                \#
                                                                                                            \#
                                    0P080L0P000700?application/vnd.rn-realmediaapplication/vnd.rn-realmedia-\#
        vbrrm rmvbRealMedia video4@280L000006000application/x-scratch-spritesprite3P060=00110600EA;ctext/x-p\#
        arrotparrotsource code in Parrot4H0G0M001600000AEi@AR0RAA;c0_O1K9application/vnd.shopkick+json4@280G\#
        00000000@application/x-godot-pckpackage of Godot3Y060D00110;00EA;capplication/x-scilabsci sce tstsou\#
        rce code in Scilab1P390^0`110700LA_\application/vnd.oasis.opendocument.text-masterapplication/x-vnd.\#
        oasis.opendocument.text-masterodm otmOpenDocument master document0@290R00110300IA_\application/vnd.r\#
        ecordare.musicxmlmxlcompressed MusicXML score3P060;00110300CA;ctext/x-gamsgmssource code in GAMS4@08\#
        0D00000900<application/x-bigbedbigbed bbbigBed track3`060=00110300>A;ctext/x-geminigmitext in Gemini\#
        4P060M00110400RA;capplication/x-openvpn-profileovpndata in the format OpenVPN profile4@010N000000000\#
        application/vnd.oma.bcast.stkm4@070?00110300FA;capplication/dcddcdDCD device description4@010M000000\#
        000application/vnd.freelog.comic4@070M00110900BA;capplication/prs.rdf-xml-cryptrdf-cryptencrypted RD\#
        F data                                                  4@000D00000300Bapplication/x-cdlinkvcdlink t\#
        o a video CD3X060900110=00PA;ctext/x-vbvb vbhtml bassource code in Visual Basic .NET1@080C00000300:m\#
        odel/x-acis-binarysabACIS solid4@070<001100000A;ctext/vnd.vcf0@210L000000000audio/vnd.cmles.radio-ev\#
        ents4@0G0Y001300000@c4A;c1GEapplication/emergencycalldata.control+xml3Y060>00112?00CA;ctext/x-glslsr\#
        cvert glsl frag fp frg fsh fshader geom glslf glslv gshader rchit rmiss tesc tese vrx vs vsh vshader\#
         geo fs gs shader comp rahit rcall rgen rintsource code in GLSL4I060D00220U00PAXJA;ctext/x-unity3d-a\#
        ssetanim asset meta prefab unity mask matdata in the format Unity3D Asset4@0G0]001300000@c4A;c1GEapp\#
        lication/vnd.3gpp.mcvideo-user-profile+xml4@0G0P001300500@c4A;c1GEapplication/vnd.omads-folder+xmlut\#
        f-83P060<00110200DA;ctext/x-pro-cpcsource code in Pro*C4@010Q00000300Eapplication/tamp-community-upd\#
        atetcuTAMP community update1@280E002205000QjDPTfapplication/x-blenderblend4H0G0H001600000AEi@AR0RAA;\#
        c0_O1K9application/3gpphal+json10280N00000000Capplication/x-fontconfig-cachecache of Fontconfig4@010\#
        L00000300Dapplication/scvp-vp-responsesppSCVP policy response2P280A00000300=application/x-alzalzALZi\#
        p archive2@070=00110400@A;ctext/vnd.curlcurlCurl source code3P060?00110400GA;ctext/x-openqasmqasmsou\#
        rce code in OpenQASM4@010D00000800Tapplication/csrattrscsrattrsattributes for a certificate request4\#
        @0G0]001300000@c4A;c1GEapplication/vnd.3gpp.state-and-event-info+xml4@010P000000000application/vnd.f\#
        ujixerox.art-ex     4@280D00000000Japplication/x-netmonpackets of Network Monitor10280L00000300Bappl\#
        ication/x-font-linux-psfpsfLinux console font                      4@010P000000000application/entity\#
        -statement+jwt                                                     3P060E00110:00FA;capplication/x-b\#
        efungebefunge bfsource code in Befunge                                                              \#
                 40290G000007000application/vnd.pmtilespmtiles                                              \#
                                 4@010G00000300Kapplication/vnd.dvb.aitaitDVB application information4@000F0\#
        00003000chemical/x-macmoleculemcm         2P280J000004000application/x-java-pack200pack           4@\#
        0G0D001300000@c4A;c1GEapplication/held+xml30280K000002000application/x-mach-o-bundleso0@210D00000000\#
        0audio/tetra_acelp_bb                      00280<00000<000image/x-ilbmiff ilbm lbm                  \#
                                                      4@010T000000000application/vnd.vividence.scriptfile0P2\#
        10A000000000video/rtploopback4@010L00000400Dapplication/vnd.dreamfactorydfacDreamFactory program4@20\#
        0F00000<000application/x-sas-mddbsm7 sas7bmdb00200<00000<00:image/x-pictpct pict picPICT image0@2109\#
        000003000audio/ascacn2P060?00110600KA;ctext/x-uuencodeuu uuedata in the format uuencode4@010Q0000000\#
        00application/vnd.ubisoft.webplayer4H0G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.cryptii.pipe+jso\#
        n4@060@00110000[A;ctext/x-openapi-3data in the format OpenAPI Specification v30P0Y0?0A000300=applica\#
        tion/oggapplication/x-oggogxOgg container4@010K000000000application/vnd.d3m-dataset3P010H00000=000ap\#
        plication/vnd.apexlangapexlang apex4@210N001100000@b7application/ace-groupcomm+cbor                 \#
           4H0G0c001600000AEi@AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolconsumerprofile+json             \#
                                                                                                            \#
                                         2PRY0@23000E00Dapplication/gzipapplication/gzip-compressed applicat\#
        ion/gzipped application/x-gunzip application/x-gzip application/x-gzip-compressed gzip/documentgz tg\#
        z apk csi dz tbigzip-compressed data4@010N000000000application/vnd.pt.mundusmundi            2`280P0\#
        00000000application/x-commodore-g64-disk                                                            \#
                               4`0Q0C00000000>multipart/encryptedencrypted mail3Q460E001108000A;capplication\#
        /x-cheetahtmpl spt                        4@000K000007000application/x-endnote-referenr enw         \#
                 4@010@00000000=application/sgmlSGML document4P890D00000O00<application/pgp-keysasc key pub \#
        gpg pem pgp pkr skrOpenPGP keys4@060?00110800KA;ctext/x-miniyamlyaml ymldata in the format MiniYAML5\#
        00@0C000000000x-shader/x-fragment3X@60=00110:00=A;ctext/x-kotlinkt kts ktmKotlin source4I060E00110;0\#
        0^A;ctext/x-debian-controldsc changesdata in the format Debian Package Control File4@060C001305000@c\#
        4A;c1GEapplication/x-qbrewqbrew4@010>000000000application/vc080>0;00120800G@EnA;cimage/x-epseps epsf\#
        encapsulated PostScript                                  3P010G00000900Dapplication/vnd.acucorpatc a\#
        cutcAcuCorp program data                                                                            \#
                                                                                                            \#
              4@0G0L001300000@c4A;c1GEapplication/vnd.etsi.cug+xml00210:000004000image/jxscjxsc             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
           1X0O0F00110Q00CA;capplication/postscriptps eps epsi epsf eps2 eps3 ai pfaPostScript document4@010\#
        E000000000application/raptorfec4@0G0L00130600B@c4A;c1GEapplication/urc-ressheet+xmlrsheetURC resourc\#
        e sheet                                                                                             \#
                                                                      3P060:00110300BA;ctext/x-wdlwdlsource \#
        code in WDL                                                                                         \#
                                                                                                            \#
                                                                                                            \#
                                                                                               00210:0000040\#
        00image/jxrsjxrs                                                                     0P200=000000000\#
        video/example4H060F0Q110:00RA;ctext/x-java-propertiestext/properties text/x-propertiespropertiesdata\#
         in the format Java Properties4@010W00000300Gapplication/vnd.groove-identity-messagegimGroove identi\#
        ty message4@200A000003000application/x-d71d712P880B00000400<application/x-cpiocpiocpio archive4@0G0Q\#
        001300000@c4A;c1GEapplication/vnd.3gpp.vae-info+xml4@010F00000300Happlication/vnd.hp-hpshpsHP Web pr\#
        inting settings00280H0H110300@A<Fimage/x-portable-graymapimage/x-portable-greymappgmportable graymap\#
        1`280T001200000@2TA>[application/vnd.ms-excel.workspace.40@210<000000000audio/evrcb14@280E000000000a\#
        pplication/x-foxmail3X060<00110500DA;ctext/x-gleamgleamsource code in Gleam0P000E000000000applicatio\#
        n/quicktime3P060=00110200EA;ctext/x-s-langslsource code in S-Lang0P280;000003009video/x-usmusmCRI vi\#
        deo4@010Y00000300Iapplication/vnd.tao.intent-module-archivetaoTao Intent module archive3`060:0011030\#
        00A;ctext/x-vglrpf4@080N000003000application/x-hfe-floppy-imagehfe4@060J00110000VA;ctext/x-textmate-\#
        propertiesdata in the format TextMate Properties4@010S000000000application/missing-blocks+cbor-seq  \#
                                                     3P060<00110500DA;ctext/x-verseversesource code in Verse\#
        4@280I00110H00DA>[application/x-ms-jumplistautomaticDestinations-msjump list of Windows1@:80L0\00030\#
        00application/vnd.autodesk.fbxapplication/x-fbx application/x.autodesk.fbxfbx00280A0A110?000QADimage\#
        /x-kodak-kdcimage/x-raw-kodakkdc k25 dcs drf                                       0P2X0;00000300;vi\#
        deo/x-flvflvFlash video             2P290Q00000700?application/vnd.ms-cab-compressedcab msuWindows c\#
        abinet4@010M000004000application/vnd.wasmflow.waflwafl                                              \#
                0@210;000000000audio/g7291              00280C0=0003000image/x-mrsid-imageimage/x-mrsidsid3P\#
        0F0A00110300IA;ctext/x-processingpdesource code in Processing0@210I00000900Qaudio/vnd.nuera.ecelp960\#
        0ecelp9600Nuera ECELP speech at 9,600 bit/s3`060=001103000A;ctext/x-xtlangxtm                      0\#
        @210>000000000audio/encaprtp                                                                        \#
                                                                                                          4@\#
        0G0L00130700H@c4A;c1GEapplication/vnd.eszigno3+xmles3 et3e-Szigno signed document                   \#
                                                    0P210F00000800Cvideo/vnd.sealed.mpeg1smpg s11Sealed MPEG\#
        -1 video                                               3P060B00230D00FA;c@c41GEtext/x-labview+xmllvp\#
        roj lvclass lvlibsource code in LabVIEW        4@0G0I00130500M@c4A;c1GEapplication/metalink4+xmlmeta\#
        4Metalink download description                                                                      \#
                                                                                   4@060A00110000MA;ctext/x-\#
        udev-rulesdata in the format udev Rules3`070>001100000A;ctext/parityfec                             \#
                                                                              3`070?00110200FA;ctext/vnd.wap\#
        .sisiWAP service indication     4@0G0[001300000@c4A;c1GEapplication/mbms-protection-description+xml \#
               4@880B00000=000chemical/x-genbankgbk gb gen gp4@0G0M001300000@c4A;c1GEapplication/vnd.3gpp.gm\#
        op+xml                                                                                              \#
                                                 00280U00110300MA_\application/vnd.sun.xml.draw.templatestdO\#
        penOffice 1 drawing template4@0G0C00130300I@c4A;c1GEapplication/cpl+xmlcplCPL telephone call script4\#
        @210H001100000@b7application/ace-trl+cbor4@010G000000000application/vnd.sss-dtf4@010N00000300>applic\#
        ation/vnd.groove-accountgacGroove account3`060=00110;000A;ctext/x-dasm16dasm16 dasm                 \#
                                                                                                        4@01\#
        0@000000000application/cose                                          2P2Y0T001103000A_\application/v\#
        nd.imagemeter.image+zipimi200G1>001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.pres\#
        entationml.template.main+xml                                                                        \#
                                                                                                            \#
                       1@010D000008000model/vnd.pytha.pyoxpyox pyo                                          \#
                                                                                                            \#
                                                                          4@010N000000000application/vnd.uic\#
        .dosipas.v1                                                                   0P210:00000800;video/h\#
        264h264 264H.264 video                                                     0@290=000003009audio/vnd.\#
        dtsdtsDTS audio3@060=00110300EA;ctext/x-elvishelvsource code in Elvish4@010@000000000application/jos\#
        e00810G00000?00Eapplication/vnd.hp-hpglhpgl hp hpg pltHP-GL plotter drawing                         \#
                                                                                                            \#
                                                                                                            \#
                                                                                 0@210=00000000Maudio/gsm-ef\#
        rGSM enhanced full rate speech                                                                4@0G0W\#
        001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog+xml0@2X0:0<120400:P[W1]eaudio/webmaudio/x-webm\#
        webaWebM audio1@0109000003000model/prcprc4@010A00000000Japplication/mikeyMIKEY key exchange message \#
                                                                                                            \#
                                                                                              4@0G0L00130600\#
        ?@c4A;c1GEapplication/urc-grpsheet+xmlgsheetURC group sheet                                         \#
                                                                                               4@010W0000000\#
        00application/vnd.as207960.vas.config+jer4@0G0C001303000@c4A;c1GEapplication/vec+xmlvec0@210<0000000\#
        00audio/vmr-wb4@010H00000300@application/vnd.webturbowtbWebTurbo program4@010T00000300Dapplication/v\#
        nd.groove-tool-templatetplGroove tool template40210C0S000@00;application/vnd.dbfapplication/dbase ap\#
        plication/x-dbfdbf dbase dbase3dBase table4@0G0Q001300000@c4A;c1GEapplication/vnd.3gpp.mid-call+xml0\#
        P290;00000>00;video/3gpp23g2 3gp2 3gpp23GPP2 video00280F00230>000AjD@RP0SNimage/x-compressed-xcfxcf.\#
        gz xcf.bz210290:00000500:font/woff2woff2WOFF2 font3P060?00110300GA;ctext/x-nwscriptnsssource code in\#
         NWScript00010N00000300Japplication/vnd.micrografx.igxigxMicrografx iGrafx document30280L00000400Cap\#
        plication/vnd.android.cdexcdexcompact Dalvik code00210B000000000image/vnd.cns.inf230010R00000300;app\#
        lication/vnd.mophun.applicationmpnMophun game30280@001104000A_\application/vsixvsix           4@010G\#
        00000300Capplication/vnd.enlivennmlEnliven viewer data3l460?00110800PA;ctext/x-mustachemustachetext \#
        with the markup of Mustache4@010N000000000application/vnd.dolby.mobile.14@210G001107000@b7applicatio\#
        n/sensml+cborsensmlc3a060>001102000A;ctext/x-charmcici0P210B000000000video/jpeg2000-scl             \#
                                      3H060:0A110800>A;ctext/x-cshapplication/x-cshcsh tcshC shell script4H0\#
        >0D0o260@000QEiA;c0AR0RA0_O1K9application/x-ndjsonapplication/jsonl application/jsonlines applicatio\#
        n/x-jsonlinesjsonl ndjson log4@010X000000000application/vnd.nokia.isds-radio-presets4@010J000000000a\#
        pplication/vnd.etsi.mheg5                                                                           \#
                                                                                                            \#
            4@060B00110000NA;ctext/x-curl-configdata in the format cURL Config3P060@00110500HA;ctext/x-surre\#
        alqlsurqlsource code in SurrealQL4@070?00110400MA;ctext/csv-schemacsvsdata in the format CSV Schema1\#
        P280C001106000AjDapplication/x-gzdvidvi.gz4@010R00000400Capplication/vnd.nokia.radio-presetrpstNokia\#
         radio station3`060@001104000A;ctext/x-pointlessptls30070P00110350SA;ctext/vnd.sun.j2me.app-descript\#
        orjadutf-8descriptor of a Java ME application4H0G0D001600500AEi@AR0RAA;c0_O1K9application/elm+jsonut\#
        f-83P080E00000300Iapplication/x-gcc-pchgchprecompiled header of GCC4H060G00160000;AEi@AR0RAA;c0_O1K9\#
        application/schema+jsonJSON schema3`070H001100000A;ctext/vnd.motorola.reflex4@080Z000003000applicati\#
        on/vnd.adobe.aftereffects.projectaep2P000C000007000application/warc+gzwarc.gz4@060L00110T00YA;cappli\#
        cation/x-openstep-plistglyphs pbxproj strings plist classesdata in the format OpenStep Property List\#
        4@280H00000000Gapplication/x-thermo-rawmass spectrum of Thermo3`0709001100000A;ctext/t1403`060:00110\#
        800KA;ctext/x-picchem pictext with the markup of Pic3Q060D00110;00LA;ctext/x-jetbrains-mpsmps mpl ms\#
        dsource code in JetBrains MPS4@010C000003000application/vnd.sarsar1@890>000008000model/vnd.usdausda \#
        usd4@010O000000000application/trickle-ice-sdpfrag3P060>00110:00FA;ctext/x-nearleyne nearleysource co\#
        de in Nearley0@280=00000500;audio/x-ircamircamIRCAM sound                                           \#
                                                                                                            \#
                00280;00000300Jimage/x-czicziZeiss CZI microscope image                                     \#
                                                                                                            \#
                                                                     3`060?001102000A;ctext/x-verifpalvp    \#
                                         3P060;00110400CA;ctext/x-sailsailsource code in Sail4@0G0D00130400E\#
        @c4A;c1GEapplication/mads+xmlmadsMADS authority record4@060?00110300FA;ctext/x-cue-langcuedata in th\#
        e format CUE002109000003009image/iefiefIEF image                                      4@000C00000700\#
        0application/x-pilotprc pdb4@010N000000000application/vnd.fujixerox.art41`0G1=001300000@c4A;c1GEappl\#
        ication/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml0P210E00000800Tvideo/vnd.de\#
        ce.mobileuvm uvvmUltraViolet video for mobile devices4@000H000003000application/x-tic80-itemtic4@010\#
        O000000000application/provided-claims+jwt40060E003507000QjDPGiPc41;c1GEapplication/x-gnucashgnucash4\#
        @090C00000300Gapplication/vnd.hdthdtHDT compressed RDF data0@010Q00000300:application/vnd.yamaha.sma\#
        f-audiosafSMAF audio4@010D000004000application/vnd.nimnnimn1`390^00240400HQg_A_\0>G1>[application/vn\#
        d.ms-excel.addin.macroenabled.12xlamExcel add-in with macros4@010K00000300?application/vnd.ibm.minip\#
        aympyMiniPay payment3Y060;00110400CA;ctext/x-iconiconsource code in Icon00160Y0P2404000A_\@c4A;c1GEa\#
        pplication/vnd.ms-visio.stencil.main+xmlapplication/vnd.ms-visio.stencilvssx4@010S000000000applicati\#
        on/vnd.ecowin.seriesupdate4@060=00110G00IA;ctext/x-xpagesxsp-config xsp.metadatadata in the format X\#
        Pages3Q070G00110;00OA;capplication/vnd.mermaidmermaid mmdtext with the markup of Mermaid3Q060:001103\#
        00BA;ctext/x-leoleosource code in Leo4@010J00000400Capplication/vnd.kenameaapphtkeKenamea applicatio\#
        n3h460=00110600NA;ctext/x-sveltesveltetext with the markup of Svelte4@000c00000300Happlication/vnd.a\#
        nser-web-funds-transfer-initiationftiANSER-WEB funds transfer4@280F00000000Oapplication/x-sce-selfsi\#
        gned program of a PlayStation4@280H00000300@application/x-vector-blfblflog of a CAN bus4@060A0013030\#
        00@c4A;c1GEapplication/x-nzbnzb50000B000000000x-content/blank-bd4H0G0K001600000AEi@AR0RAA;c0_O1K9app\#
        lication/vnd.avalon+json0P210?000000000video/raptorfec00200;000003000image/x-pixpix4@010J00000400Hap\#
        plication/vnd.xmpie.ppkgppkgXMPie production package4@010C00000600Aapplication/prs.cwwcww cwConcertW\#
        are music                                                                             0@210K00000000\#
        0audio/vnd.rhetorex.32kadpcm                2P000B00000400=application/x-sharsharshell archive30280N\#
        00000<000application/x-mach-o-universaldylib so a o0@210:00000300;audio/ilbclbciLBC speech2P080C0000\#
        03000application/x-lrziplrz                          3P060:00110300GA;ctext/x-bmxbmxsource code in B\#
        litzMax                        4H0F0R001600000AEi@AR0RAA;c0_O1K9application/fido.trusted-apps+json4@\#
        010R00000800Capplication/vnd.previewsystems.boxbox vboxPreview Systems box1P060E00240?00@QjD@c4A;c1G\#
        Eapplication/x-abiwordabw abw.gz zabwAbiWord document1@080I00000200:application/x-maya-binarymbMaya \#
        scene4@060F00110100RA;ctext/x-directx-3d-filexdata in the format DirectX 3D File4@010J00000300Cappli\#
        cation/vnd.mobius.dafdafMobius DAF document4H0G0Y001600000AEi@AR0RAA;c0_O1K9application/alto-updates\#
        treamcontrol+json40010R00000400Mapplication/vnd.maxmind.maxmind-dbmmdbMaxMind database of addresses4\#
        @010I00000A00@application/vnd.dece.datauvf uvvf uvd uvvdUltraViolet data4@000J000000000application/v\#
        nd.ah-barcode2P080A000000000application/x-arc3P060<00110500DA;ctext/x-cirrucirrusource code in Cirru\#
        1P290M00000700Gapplication/vnd.lotus-wordprolwp samLotus Word Pro document3`070=001100000A;ctext/prs\#
        .texi4H0G0U001605000AEi@AR0RAA;c0_O1K9application/vnd.think-cell.ppttc+jsonppttc50000C000000000x-con\#
        tent/video-vcd00200D000003000image/x-raw-logitechpxn0@210A000000000audio/rtploopback3P060:00110300BA\#
        ;ctext/x-yulyulsource code in Yul4@280B00000000>application/x-cbfscoreboot image1`0G16001300000@c4A;\#
        c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml4@010J00000000Happlication\#
        /wordperfect5.1WordPerfect 5.1 document4@010B000000000application/at+jwt0@210900000300:audio/smvsmvS\#
        MV speech4@0G0Q001300000@c4A;c1GEapplication/vnd.etsi.iptvsync+xml2P280F00000100Capplication/x-compr\#
        esszLZW-compressed data4@280L00000200>application/x-qt-translationqmQt translation4A010\00000300Aapp\#
        lication/vnd.piaccess.application-licencepilPI Access licence0P010I000000000application/mpeg4-generi\#
        c4@280M000003000application/x-message-catalogcat4@0G0H001300000@c4A;c1GEapplication/cstadata+xml0020\#
        0@000003000image/x-gimp-gihgih3P060<00110200DA;ctext/x-mupadmusource code in mupad1P2X0A00000300@app\#
        lication/x-dvidviTeX DVI document1`0G1D001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocume\#
        nt.spreadsheetml.volatiledependencies+xml4@010?000000000application/cid                             \#
                              4@0G0S001300000@c4A;c1GEapplication/vnd.3gpp-prose-pc3a+xml                   \#
                                                                                                            \#
          3Q060>00110200FA;ctext/x-charitychsource code in Charity4@0G0K00130300J@c4A;c1GEapplication/watche\#
        rinfo+xmlwifstate of presence watchers4@010I000000000application/vnd.wantverse                   4@0\#
        10K000000000application/mosskey-request0@060K00130400?@c4A;c1GEapplication/x-musescore+xmlmscxMuseSc\#
        ore score                                                                                           \#
                                            00290K0E110300?A_\application/vnd.kde.kontourapplication/x-konto\#
        urkonKontour drawing4@080I000003000application/x-sas-data-v6sd2              4@060>00130300A@c4A;c1G\#
        Echemical/x-cmlcmlCML chemical data                                                     0@210:000000\#
        000audio/melp4@0G0O001300000@c4A;c1GEapplication/mbms-deregister+xml3X060;00110<00CA;ctext/x-amplamp\#
        l run modsource code in AMPL4@0G0]001300000@c4A;c1GEapplication/vnd.radisys.msml-audit-dialog+xml   \#
                                                                                                            \#
                      4@280G00000000Bapplication/x-locate-dbdatabase of locate2P2Y0G001103000A_\application/\#
        vnd.eln+zipeln                                        4@280C00110500;A_\application/x-keraskerasKera\#
        s model                                                 4@0G0W001300000@c4A;c1GEapplication/vnd.3gpp\#
        .seal-group-doc+xml 30280D0I000000Iapplication/x-mach-oapplication/x-mach-binaryMach-O program or li\#
        brary300G0S00130C00G@c4A;c1GEapplication/vnd.apple.installer+xmlmpkg dist distz pkgApple installer p\#
        ackage3P060:00110300BA;ctext/x-hiphipsource code in HIP3P060D00110600LA;ctext/x-spice-netlistsp cirs\#
        ource code in SPICE Netlist                                                      4@010?000000000appl\#
        ication/nss                                                                                         \#
                                                                                        0@210M00000300Maudio\#
        /atrac-advanced-losslessaalATRAC Advanced Lossless audio1@290C0C000700?application/vnd.lasapplicatio\#
        n/x-asprslas lazLAS point cloud3`460:00110300KA;ctext/x-teateatext with the markup of Tea3`060<00110\#
        3000A;ctext/x-hmmerhmm3P060;00110200CA;ctext/x-noirnrsource code in Noir1@0G0>001304000@c4A;c1GEmode\#
        l/step+xmlstpx0@210C000000000audio/vnd.3gpp.iufp3P010P00000700@application/vnd.macports.portpkgportp\#
        kgMacPorts package4@080F000003000application/x-jeol-jdfjdf4@000D000002000chemical/x-swissprotsw1@0G0\#
        =001308009@c4A;c1GEmodel/x3d+xmlx3d x3dzX3D scene4@0G0Q00130400=@c4A;c1GEapplication/vnd.openblox.ga\#
        me+xmlobgxOpenBlox game4H0G0Y001600000AEi@AR0RAA;c0_O1K9application/3gpp-mbs-object-manifest+json3`0\#
        70M001100000A;ctext/1d-interleaved-parityfec                           0P2X0:0<110400:A]evideo/webmv\#
        ideo/x-webmwebmWebM video                                                                           \#
                                                                                                      4@060>\#
        00110700JA;ctext/x-objdumpobjdumpdata in the format ObjDump3P060C00110300KA;ctext/x-objectscriptclss\#
        ource code in ObjectScript                                                                          \#
                 4@0G0H00130;00L@c4A;c1GEapplication/lostsync+xmllostsyncxmlLoST synchronization message4@01\#
        0G00000300Dapplication/vnd.geonextgxtGEONExT construction4@010H000000000application/vnd.dvb.dvbj    \#
                       3`0>0<001102000A;ctext/texmacstm                                                     \#
                  4@0G0^001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-mbms-usage-info+xml1@280L00000300>appli\#
        cation/vnd.sketchup.skpskpSketchUp model4@060J00110000VA;ctext/x-adblock-filter-listdata in the form\#
        at Adblock Filter List4@0G0\001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-floor-request+xml3P060F0013\#
        02000@c4A;c1GEapplication/x-designerui3H460B0;110\00;A;capplication/x-perltext/x-perlpl pm al perl t\#
         cgi fcgi ph plx psgi installPerl script2`080G0B0004000application/x-vhdx-diskapplication/x-vhdxvhdx\#
        4@060B00130?000@c4A;c1GEapplication/x-qgisqgs shp shx qml3P060;00110400CA;ctext/x-wispwispsource cod\#
        e in wisp4@0G0W001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-regroup+xml4H0G0I001600000AEi@AR0RAA;c0\#
        _O1K9application/calendar+json4@0G0L001300000@c4A;c1GEapplication/kpml-request+xml4@010J00000500Fapp\#
        lication/cdmi-containercdmicCDMI storage container3P060=00110200AA;ctext/x-qsharpqssource code in Q#\#
        4P280F00000400Iapplication/x-keepass2kdbxKeePass password database4@010C000000000application/vnd.fgb\#
        3P060=00110600EA;ctext/x-webidlwebidlsource code in WebIDL4@010O000000000application/vnd.powerbuilde\#
        r7-s0P2109000000000video/evc4@280B00000400Capplication/x-tdmstdmsLabVIEW measurement                \#
                                                                                                            \#
                                                                                                            \#
                                                                2P080A000003000application/x-zoozoo         \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                       4@0G0H00130300?@c4A;c1GEapplication/calendar+xmlxcscalendar in XML   \#
         00280;00000300?image/x-pvrpvrPowerVR texture1@2909000003000model/u3du3d4H0G0T001600000AEi@AR0RAA;c0\#
        _O1K9application/vnd.oracle.resource+json                                                           \#
                                                                                         4@010R00000000Mappl\#
        ication/simple-message-summarysummary of waiting voice mail                                         \#
                                                  00160g0a2404000A_\@c4A;c1GEapplication/vnd.ms-visio.templa\#
        te.macroenabled.main+xmlapplication/vnd.ms-visio.template.macroenabled.12vstm4@0G0H00130800D@c4A;c1G\#
        Eapplication/davmount+xmldavmountWebDAV mount request4@010S000000000application/vnd.wrq-hp3000-label\#
        led4@060H00110700TA;ctext/x-valve-data-formatvdf vmfdata in the format Valve Data Format            \#
                                                        0P210?000000000video/h264-rcdo4@060A00110000MA;ctext\#
        /x-git-commitdata in the format Git Commit3P060;00110400CA;ctext/x-pddlpddlsource code in PDDL4@000M\#
        000008000chemical/x-embl-dl-nucleotideemb embl       4@010M000000000application/vnd.project-graph   \#
                                                                                                            \#
                                                                                                            \#
                                                                                      4@010M00000300Eapplica\#
        tion/vnd.geogebra.fileggbGeoGebra construction4@060@00110900LA;ctext/x-dircolorsdircolorsdata in the\#
         format dircolors3P060A00110400IA;ctext/x-moonscriptmoonsource code in MoonScript00280A000008000imag\#
        e/x-quicktimeqtif qif                                              3X060:00110;00BA;ctext/x-smtsmt2 \#
        smt z3source code in SMT                                                                            \#
                          4@080D00000300=application/x-rosbagbagROS recording      4P010O000000000applicatio\#
        n/x-x509-next-ca-cert4@010P00000200Fapplication/vnd.bluetooth.ep.oobepBluetooth pairing data4@0G0L00\#
        1300000@c4A;c1GEapplication/vnd.etsi.sci+xml                                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                      1@010K00000300Capplication/vnd.vectorw\#
        orksvwxVectorworks drawing4H0G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.micro+json               \#
                               0@280;000003000audio/x-mo3mo3                                                \#
                     1P000G0I000;000application/x-pagemakerapplication/vnd.pagemakerp65 pm6 pmd4`000>0000000\#
        00message/s-http2P080N000000000application/x-ms-compress-szdd3P060D00110300LA;ctext/x-denizenscriptd\#
        scsource code in DenizenScript3P060;00110400CA;ctext/x-shenshensource code in Shen3P060;00110400CA;c\#
        text/x-tolktolksource code in Tolk3`060=001103000A;ctext/x-silvervpr4@010G00000300Iapplication/vnd.w\#
        fa.p2pp2pWi-Fi Direct pairing data3P060;00110100CA;ctext/x-jassjsource code in JASS                 \#
                                         4@280Q001103000A>[application/x-staroffice-templatevor4@060C0011020\#
        00A;capplication/x-fluidfl00280C001103000QADimage/x-samsung-srwsrw                                  \#
                      0`0G0D00130300G@c4A;c1GEapplication/dash+xmlmpdDASH streaming manifest                \#
                                                                                        3P060=00110600EA;cte\#
        xt/x-factorfactorsource code in Factor0P290A001104000A]evideo/matroska-3dmk3d4@000H000003000applicat\#
        ion/x-mscardfilecrd20010O00000300?application/vnd.geogebra.slidesggsGeoGebra slides00200;00000800:im\#
        age/x-mrcccp4 mrcMRC volume4P000O00000300Qapplication/x-pkcs7-certreqrespp7rresponse to a certificat\#
        e request                                                                                           \#
                                            4@0G0_001300000@c4A;c1GEapplication/vnd.3gpp.access-transfer-eve\#
        nts+xml0@200;000003000audio/x-gsmgsm                                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                             4H0G0I001600000AEi@AR0RAA;c0_O1K9application/atsc-rdt+json                     \#
                                                                                                            \#
                                                                                                            \#
                    3X0G0D0;110400@A;capplication/vnd.darttext/x-dartdartDart source code                   \#
        4@060E00110200QA;ctext/x-selinux-policytedata in the format SELinux Policy4@080G000003000application\#
        /x-bps-patchbps                                                                                     \#
                                                                                                            \#
                                                                           4@0G0P001300000@c4A;c1GEapplicati\#
        on/vnd.oipf.dae.svg+xml0P210E000000000video/vnd.nokia.mp4vr4@280K000003000application/x-endnote-styl\#
        eens4H0G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.siren+json4@0G0M00130000>@c4A;c1GEapplication/s\#
        amlassertion+xmlSAML assertion4@010I00000300:application/vnd.ctc-posmlpmlPosML data4@010G000000000ap\#
        plication/vnd.rs-274x4@080D000006000application/x-bsdiffbsdiff4@0G0P001300000@c4A;c1GEapplication/vn\#
        d.eprints.data+xml3X060;08110400@A;ctext/x-dsrctext/x-dd disource code in D1`280F001103000A>[applica\#
        tion/x-starcalcsdc4@010@000000000application/cdni302I0@00000600Bapplication/wasmwasm oWebAssembly mo\#
        dule00280A001103000QADimage/x-kodak-dcrdcr4@010D000004000application/vnd.semfsemf3P060800110100@A;ct\#
        ext/x-bbsource code in B4H0G0?0J22:o00<A;cQGEapplication/xmlapplication/x-xml text/xmlxml xsd wsf ad\#
        ml rng admx xbrl ant axaml axml builds ccproj clixml cproject cscfg csdef csproj ct depproj dll.conf\#
        ig dotsettings filters fsproj fxml glade gst hzp icls iml ivy jelly jsproj launch mdpolicy mjml natv\#
        is ndproj nproj nuspec pkgproj pluginspec proj props ps1xml psc1 pubxml qhelp rbxmx resx sch scxml s\#
        fproj shproj slnx srdf storyboard sublime-snippet targets tml ui urdf ux vbproj vcxproj vsixmanifest\#
         vssettings vstemplate wixproj workflow wxi wxl wxs xacro xib xmi xml.dist xproj xspec zcml ead gexf\#
         graphml ipr jrxml qrc vcproj xcscheme xcworkspacedata xml.in xsl mojo ncl tsx typ manifest conf dev\#
        help devhelp2 gir gsdoc kcfg page policy properties qhp service t1x t2x t3x tag xconf xrcXML documen\#
        t0@210;000000000audio/t140c3P060:00110>00BA;ctext/x-atsdats hats satssource code in ATS2P2Y0J0011030\#
        0IA_\application/bacnet-xdd+zipxddBACnet device description3P060A00110400IA;ctext/x-pogoscriptpogoso\#
        urce code in PogoScript3P060<00110800AA;ctext/x-fstarfsti fstsource code in F*4@0G0O00130000E@c4A;c1\#
        GEapplication/conference-info+xmlstate of a conference4P280K00000300Gapplication/x-gnupg-trustdbgpgt\#
        rust database of GnuPG1P280K0S1100000A_\application/vnd.apple.iworkapplication/x-tika-iworks-protect\#
        ed4@200K000000000application/x-mmm-digisonde0@210=000000000audio/flexfec4P280J00000700?application/x\#
        -gnupg-keyboxkbx gpgkeybox of GnuPG0@210:00000300;audio/evrcevcEVRC speech4@010C000003000application\#
        /vnd.wqdwqd0`020>00000300Laudio/x-ms-waxwaxWindows Media audio playlist4@010N00000300@application/vn\#
        d.fujitsu.oasys3oa3OASYS 3 document4@010I00000300Bapplication/vnd.3gpp2.smssms3GPP2 text message2`20\#
        0K000003000application/x-pc-engine-rompce0@280@001204000ASWAbMaudio/x-opus+oggopus4@010E000000000app\#
        lication/index.cmd3@460A00110<00MA;ctext/x-coldfusioncfm cfc cfmlsource code in ColdFusion CFC00280;\#
        0L0003000image/x-wpgimage/x-wordperfect-graphicswpg1P010M00000300Eapplication/vnd.fujixerox.ddddddFu\#
        ji Xerox 3D drawing4@060<00110500HA;ctext/x-hoconhocondata in the format HOCON4@000I000003000applica\#
        tion/x-silverlightscr4P010K00000300Capplication/timestamp-replytsrtime stamp response0@280;000003000\#
        audio/x-medmed4@010P000000000application/vnd.dvb.esgcontainer4@010W00000300Bapplication/vnd.shana.in\#
        formed.formdataifmInformed form data3P060A00110600IA;ctext/x-reasonligoreligosource code in ReasonLI\#
        GO4@010@00000000:application/igesIGES model4@210D001100000@b7application/aif+cbor30280[001100000AjDa\#
        pplication/x-alpine-package-keeper-package30000F000003000application/x-makeselfrun4@010P000000000app\#
        lication/tamp-status-response4@0G0R001300000@c4A;c1GEapplication/vnd.oma.bcast.sgdd+xml0@210F0000030\#
        0Faudio/vnd.lucent.voicelvpLucent voice recording4@000H00000@000chemical/x-cactvs-binarycbin cascii \#
        ctab4@290E00000800Happlication/vnd.unityunitywebUnity web player content4@0G0N00130300P@c4A;c1GEappl\#
        ication/sparql-results+xmlsrxresults of a SPARQL query in XML00280F0B1103000QADimage/x-hasselblad-ff\#
        fimage/x-raw-imaconfff0@280A00000700?audio/x-optimfrogofr ofsOptimFROG audio3P060;00110200CA;ctext/x\#
        -coolclsource code in Cool1`0>0B001108000A;capplication/x-sylkslk sylk4@080A00000300@application/x-o\#
        rcorcApache ORC table2`080L000003000application/x-atari-lynx-romlnx2`200H000002000application/x-sg10\#
        00-romsg3X060;00110400CA;ctext/x-ispcispcsource code in ISPC4@080K0A0000000application/x-fat-diskima\#
        geapplication/x-ima4@060H00110000TA;ctext/x-git-revision-listdata in the format Git Revision List4@0\#
        10C00000300Aapplication/vnd.bmibmiBMI graphics data3P060:00110100BA;ctext/x-rpcxsource code in RPC2`\#
        080L000003000application/x-atari-7800-roma784@210N00000:00?application/vnd.rig.cryptonotecryptonoteC\#
        ryptonote note4@060;00110400GA;ctext/x-larklarkdata in the format Lark4@060D001103000A;capplication/\#
        x-go-sgfsgf4@010L00000300<application/vnd.ecowin.chartmagEcoWin chart2P280G001103000A_\application/x\#
        -xliff+zipxlz4@0G0C00130300F@c4A;c1GEapplication/yin+xmlyinYANG data model in XML4@010?00000300Eappl\#
        ication/atfatfASAM measurement data4@020>00000700Echemical/x-cifcif entCIF crystal structure0@2Y090Z\#
        000<009audio/aacaudio/aacp audio/x-aac audio/x-hx-aac-adtsaac adts assAAC audio3P060:00110800BA;ctex\#
        t/x-lsllsl lslpsource code in LSL20390g00350400QP>GQ_EA_\1>[0ijapplication/vnd.ms-powerpoint.slidesh\#
        ow.macroenabled.12ppsmPowerPoint slide show with macros200G15001300000@c4A;c1GEapplication/vnd.openx\#
        mlformats-officedocument.presentationml.tags+xml3Y060;00110C00@A;ctext/x-rsrcr rhistory rsx s rdsour\#
        ce code in R3a060?001107000A;ctext/x-parasailpsi psl4A010D00000H00Aapplication/vnd.hbcihbci hbc kom \#
        upa pkd bpdHBCI banking data3`060?001108000A;ctext/x-numba_irnumba_ir                               \#
          3h060:00110O00@A;ctext/x-rstrst rest rest.txt restx rst.txtreStructuredText00280A0A1103000QADimage\#
        /x-epson-erfimage/x-raw-epsonerf4H0G0c001600000AEi@AR0RAA;c0_O1K9application/3gpp-mbs-user-service-d\#
        escriptions+json3P060:00110500BA;ctext/x-mufmuf msource code in MUF                                 \#
        0@210=000000000audio/pcmu-wb                                                            1`280P001200\#
        000@2TA>[application/vnd.ms-excel.sheet.3                                                           \#
                                                                                                            \#
                                       4@010V000000000application/vnd.zoho-presentation.show                \#
                      4@0G0X001300000@c4A;c1GEapplication/vnd.oma.group-usage-list+xml                      \#
                                        4@0G0^001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-location-info+x\#
        ml0P290>00000300:video/vnd.vivovivVivo video4@R80A0S000J008application/x-hdfapplication/hdf5 applica\#
        tion/x-hdf5hdf he5 h5 nc h4 hdf4 hdf5HDF data4@080O000003000application/x-thomson-sap-imagesap0@280;\#
        00000:000audio/x.sf3au.sf3 sf34@280B00000800Capplication/x-ulogulg uloglog of a PX4 flight4@010J0000\#
        0400Happlication/vnd.3gpp2.tcaptcap3GPP2 signalling message1@000@000000000model/vnd.gs-gdl4H060A0024\#
        0500HP_OA;c0RA1K9application/json5json5data in the format JSON54@0G0O00130300F@c4A;c1GEapplication/p\#
        atch-ops-error+xmlxererrors of an XML patch3X060900110200AA;ctext/x-xsxssource code in XS4@010L00000\#
        0000application/set-registration4@010C000000000application/vnd.obn3P060=00110300EA;ctext/x-overpyopy\#
        source code in OverPy                                                                               \#
                                                                                                  20390f0034\#
        0400OP>GQEXA_\1>[application/vnd.ms-powerpoint.template.macroenabled.12potmPowerPoint template with \#
        macros1P2Y0M00110300BA_\application/vnd.comicbook+zipcbzcomic book, zipped00280;00000;000image/x.sf3\#
        img.sf3 sf30@280;09000300Eaudio/x-s3maudio/s3ms3mScream Tracker module                              \#
                                             00210:000004000image/avcsavcs                                  \#
                                                                    3i4G0C0P240700LA\<A;c@c41GEapplication/x\#
        ml-dtdapplication/x-xml-dtd text/x-dtddtd modXML document type definition4@010B000000000application/\#
        kb+jwt00280A001103000QADimage/x-kodak-k25k25                                             3P060H00110\#
        400PA;ctext/x-open-policy-agentregosource code in Open Policy Agent4@000Q000000000application/vnd.go\#
        ogle-apps.audio                                                    3X060?00110300GA;ctext/x-snowball\#
        sblsource code in Snowball4@010L00000300Aapplication/vnd.novadigm.edxedxNovadigm EDX data4H@G0@00110\#
        A00BA;capplication/tomltoml toml.exampleTOML configuration10000N000003000application/x-font-ghostscr\#
        iptgsf       3`060=00110600NA;ctext/x-bbcodebbcodetext with the markup of BBCode3Q070800110800?A;cte\#
        xt/redred redsRed source code3`060<001104000A;ctext/x-felixflxh                                     \#
                                                      4@0G0L001300000@c4A;c1GEapplication/vnd.etsi.aoc+xml  \#
                                                                               4@010M000000000application/vn\#
        d.ecowin.series3`060@001102000A;ctext/x-earl-greyeg                                                 \#
                                                                                                            \#
                     4@290C0G000300Bapplication/vnd.shpapplication/x-shapefileshpshapefile geometry3Q060>001\#
        10200FA;ctext/x-redcodecwsource code in Redcode002Y0:0F110800BAl_image/apngimage/vnd.mozilla.apngapn\#
        g pnganimated PNG image3`060>001100000A;ctext/x-srcinfo4@0G0M001300000@c4A;c1GEapplication/ibe-pkg-r\#
        eply+xml4@010G000000000application/rtploopback2P2Y0Q001100000A_\application/vnd.gov.sk.e-form+zip   \#
                4@210K001100000@b7application/vnd.futoin+cbor4@0G0l001300000@c4A;c1GEapplication/vnd.oma.bca\#
        st.associated-procedure-parameter+xml3`060<001105000A;ctext/x-aheuiaheui4@010R00000300Bapplication/v\#
        nd.noblenet-directorynndNobleNet directory4@010W000000000application/vnd.ntt-local.sip-ta_remote    \#
                                                                                     0@200=000000000audio/ex\#
        ample4@010N000000000application/vnd.quarantainenet                                                  \#
                                                                           1`390a0c110300KA_\application/vnd\#
        .oasis.opendocument.chart-templateapplication/x-vnd.oasis.opendocument.chart-templateotcOpenDocument\#
         chart template30RY0H1>110;00<A_\application/java-archiveapplication/x-tika-java-enterprise-archive \#
        application/x-tika-java-web-archivejar war earJava archive3H060=0?230300?A;cPO^12gtext/vbscripttext/\#
        x-vbscriptvbsVBScript source1P2Y0C001103000A_\application/lpf+ziplpf0@210B000000000audio/dsr-es20205\#
        03P060B00110200JA;ctext/x-il-assemblyilsource code in IL Assembly0@210>00000300Baudio/evrc-qcpqcpEVR\#
        C speech in QCP                                                                                   4@\#
        080F00000300Capplication/flatgeobuffgbFlatGeobuf features                                           \#
                                                                                                            \#
                                                                                         1P280Z00110300JA>[a\#
        pplication/vnd.stardivision.writer-globalsglStarWriter master document                              \#
                            0@280A000003000application/x-nwcnwc                                             \#
                                                                                                            \#
                                                                                                            \#
                                                         30280L00000400Oapplication/vnd.android.vdexvdexveri\#
        fied code of an Android app4@000A000003000application/x-evaeva3@060900110200AA;ctext/x-nunusource co\#
        de in Nu4@010H000000000application/vnd.ecip.rlp4@200A000003000application/x-d64d64                  \#
                                                   4@010E000000000application/smpte336m                     \#
              20280P001103000A>[application/x-corelpresentationsshw                                         \#
                                                       3`060C00110H00KA;ctext/x-shellsessionsh-session shell\#
        -sessionsource code in ShellSession                                                                 \#
                                                                            20010j000004000application/vnd.c\#
        ollabio.xodocuments.presentation-templatexotp4@010V000000000application/vnd.motorola.flexsuite.kmr  \#
                          3`0709001104000A;ctext/gff3gff34`000?000000000message/example                     \#
                                                                                                            \#
                                                                                          4@010M000000000app\#
        lication/vnd.swiftview-ics4@060;00110400GA;ctext/x-ebnfebnfdata in the format EBNF3@060?001104000A;c\#
        text/x-execlineexec4@0G0\001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-user-profile+xml4@010M0000030\#
        0=application/vnd.ezpix-packageez3EZPix package30010B00000300:application/widgetwgtW3C widget2@0G0H0\#
        0130400A@c4A;c1GEapplication/voicexml+xmlvxmlVoiceXML dialogue4H0G0O001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/vnd.shootproof+json2@0G0E00130Q00:@c4A;c1GEapplication/xhtml+xmlxhtml xht xhtm xhtml2 cs htm \#
        htmlXHTML page3`070E001103000A;ctext/vnd.exchangeablevfk4@280G00000300>application/x-adobe-aseaseAdo\#
        be swatches4H060<00110500HA;ctext/x-ninjaninjadata in the format Ninja                              \#
                4@010J000000000application/vnd.keyman.kmx4@280A00000300Dapplication/x-sffsffreads of a seque\#
        ncer4@0G0Q001300000@c4A;c1GEapplication/vnd.oma.bcast.imd+xml4@010G000000000application/vnd.sbm.cid0\#
        02Y0900110<00?@6Eimage/jp2jp2 jpg2 j2kJPEG 2000 image3`060C001100000A;ctext/x-cbm-basic-v23`060I0011\#
        07000A;ctext/x-postgresql-explainexplain4@280G00000;000application/x.sf3-tablesf3 tab.sf34@010J00000\#
        0000application/trust-mark+jwt0P210;000000000video/bt6563`060<001105000A;ctext/x-scdocscdoc30080E001\#
        10300;A2Vapplication/x-dosexecexeDOS program                                    4@0G0M00130300E@c4A;\#
        c1GEapplication/oebps-package+xmlopfEPUB package document4@010@00000400Japplication/srgsgramspeech r\#
        ecognition grammar3P060L00110200TA;ctext/x-grammatical-frameworkgfsource code in Grammatical Framewo\#
        rk4@010L00000300=application/vnd.spotfire.sfssfsSpotfire data1`2Y0H1V110O00HA>[application/vnd.ms-ex\#
        celapplication/excel application/msexcel application/x-excel application/x-tika-old-excel applicatio\#
        n/xlsxls xlm xla xlc xlt xlw xll xldExcel workbook (97-2003)3`060E001105000A;ctext/x-roboconf-graphg\#
        raph4@010H000000000application/cose-key-set0@280;00000700Caudio/x-paffap pafEnsoniq PARIS sound200G1\#
        ?001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml  \#
                                                                                                 4@060;00110\#
        300GA;ctext/x-mpl2mpldata in the format MPL24@010D00000300Happlication/rpki-roaroaRPKI route authori\#
        zation1Q060G00110`00TA;capplication/x-troff-manman 1x 3p 3pm 3x 1p 3perl 1in 1m 3in 3m 3qt mdoctext \#
        with the markup of Roff Manpage3Q060<00110200AA;ctext/x-iosrciosource code in Io3P060<00110500DA;cte\#
        xt/x-jisonjisonsource code in Jison4@010?000000000application/cfw40280J00000000Capplication/x-mysql-\#
        binlogbinary log of MySQL4@010C000000000application/nasdata4@280G000003009application/x-quake-bspbsp\#
        Quake map                                                                                           \#
                       4@010C000000000application/cmw+jws                                                   \#
                                                                                                           4\#
        @0G15001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.extended-properties+xml        \#
                            4@0G0\001300000@c4A;c1GEapplication/vnd.dvb.notif-aggregate-root+xml00280;0@0003\#
        000image/x-timimage/x-sony-timtim4@0G0^001300000@c4A;c1GEapplication/vnd.ms-printdevicecapabilities+\#
        xml30080I001106000AIoapplication/x-java-jnilibjnilib4`060>001104000A;cmessage/x-emlxemlx4H0G0P001600\#
        000AEi@AR0RAA;c0_O1K9application/alto-tipsparams+json2`200I001205000@Kh@gVapplication/x-roxio-toastt\#
        oast            40060Q001300000@c4A;c1GEapplication/x-kexi-connectiondata                           \#
                                                                                                            \#
                                                                                                            \#
                     4@010b000000000application/vnd.cncf.helm.chart.provenance.v1.prov1P880I000000000applica\#
        tion/x-applix-word3P060900110200AA;ctext/x-eqeqsource code in EQ4@080U0O0004000application/x-nintend\#
        o-3ds-executableapplication/x-nintendo-3ds-3dsx3dsx4@280K000003000application/x-idl-save-filesav3X06\#
        0:0?110T00DA;ctext/x-asmtext/x-assemblys asm a51 nasm tasm x68 i inc nas msassembly source code4@0G0\#
        G00130300<@c4A;c1GEapplication/xcap-el+xmlxelXCAP element00390a0c110300KA_\application/vnd.oasis.ope\#
        ndocument.image-templateapplication/x-vnd.oasis.opendocument.image-templateotiOpenDocument image tem\#
        plate4H0G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.leap+json4@0G0Z001300000@c4A;c1GEapplication/v\#
        nd.emclient.accessrequest+xml4@010P00000300@application/vnd.kodak-descriptorsseKodak storyshare00280\#
        ;00000300;image/x-pkmpkmETC texture4`0Q0C00000000?multipart/form-dataform with files4@070@00110400GA\#
        ;capplication/trigtrigdata in the format TriG50000D000000000x-content/audio-cdda3P060@00110=00HA;cte\#
        xt/x-snakemakesnakefile smksource code in Snakemake                     1P280J001105000AjDapplicatio\#
        n/x-gzpostscriptps.gz                                                                               \#
                                                    4H0G0S001600000AEi@AR0RAA;c0_O1K9application/alto-costma\#
        pfilter+json4@010^000000000application/explicit-registration-response+jwt                           \#
         00210=000000000image/vnd.mix             2P080A00000;00;application/x-xarxar xip pkgXAR archive    \#
                                                                                4@080G000007000application/x\#
        -erdas-hfahfa img4@060C00131\00T@c4A;c1GEapplication/x-plistplist sttheme tmcommand tmlanguage tmpre\#
        ferences tmsnippet tmtheme entitlements stringsdict webloc xcprivacydata in the format XML Property \#
        List4@010V000000000application/vnd.syncml.ds.notification4@280A00000300Iapplication/x-jfrjfrJava Fli\#
        ght Recorder data4@0G0L001300000@c4A;c1GEapplication/load-control+xml  50000K000000000x-content/ostr\#
        ee-repository                               4@000E000003000application/x-ebu-stlstl4@000I000003000ch\#
        emical/x-ncbi-asn1-specasn0`:80=000003008audio/x-scplsplsplaylist                                   \#
                             4@010V000000000application/vnd.yamaha.tunnel-udpencap                     1P010\#
        S000000000application/vnd.afpc.foca-codedfont3P060;00110700CA;ctext/x-mql4mq4 mqhsource code in MQL4\#
        4@010L00000300Iapplication/scvp-cv-responsescsSCVP certificate response4@200H000003000application/x-\#
        r-lazyloadrdb4@010O00000300Lapplication/vnd.data-vision.rdzrdzRemoteDocs R-Viewer document4@010J0000\#
        00000application/vnd.xmpie.plan4@0G0H00130700=@c4A;c1GEapplication/vnd.uoml+xmluoml uoUOML document1\#
        `0G15001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.table+xml3P060:00\#
        110300BA;ctext/x-inkinksource code in Ink3P060<00110J00EA;ctext/x.gcodegcode cnc gco ngc g nc tapsou\#
        rce code in G-code0@210=00000300Maudio/sp-midimidscalable polyphony MIDI music30000H000002000applica\#
        tion/x-t3vm-imaget30P210J000000000video/vnd.directv.mpeg-tts4H060G001704000@D01EiA;c0AR0RA0_O1K9appl\#
        ication/x-asciicastcast20060h0d2404000@Yj@c4A;c1GEapplication/vnd.oasis.opendocument.presentation-fl\#
        at-xmlapplication/vnd.oasis.opendocument.flat.presentationfodp2`280H00000300Lapplication/x-pasti-dis\#
        kstxPasti image of an Atari disk4@010L000000000application/vnd.uplanet.list4H0G0H001600000AEi@AR0RAA\#
        ;c0_O1K9application/vnd.hal+json4@0G0K001300000@c4A;c1GEapplication/rs-metadata+xml4@080J000007000ap\#
        plication/x-spectrum-d80d40 d800Q800M001103000AAiapplication/x-netshow-channelnsc                   \#
                                           0P210E000000000video/vnd.objectvideo                             \#
                                                                                                            \#
                                            4@0G0W00130300C@c4A;c1GEapplication/vnd.irepository.package+xmli\#
        rpiRepository package                             0@290=00000800Baudio/prs.sidsid psidCommodore 64 m\#
        usic3Q060<00110200DA;ctext/x-berrybesource code in Berry1P391700230400=P>GA_\1>[application/vnd.open\#
        xmlformats-officedocument.wordprocessingml.templatedotxWord template4@080H00000200<application/x-roc\#
        ketbookrbRocket eBook0@280;00000300@audio/x-nsfnsfmusic of the NES3P060?00110400GA;ctext/x-euphoriae\#
         exsource code in Euphoria4@0G0G00130300?@c4A;c1GEapplication/xcap-ns+xmlxnsXCAP namespaces4@210D000\#
        000000application/json-seq4P000M000007000application/x-internet-signupisp ins                       \#
                     0@210@000000000audio/ip-mr_v2.5                                  4H470V0O130300G@c4A;c1\#
        GEapplication/xml-external-parsed-entitytext/xml-external-parsed-entityentpart of an XML document   \#
          4A010?000003000application/cwlcwl                                 4@280G00000000Oapplication/x-bui\#
        ld-grpGRP archive of the Build engine                                4@280J00000000Dapplication/x-gl\#
        ibc-localecategory of a locale4@010C000003000application/vnd.wmcwmc3X060>00110A00FA;ctext/x-jsonnetj\#
        sonnet libsonnetsource code in Jsonnet4H0G0X001600000AEi@AR0RAA;c0_O1K9application/alto-endpointprop\#
        params+json4H0G0M001600000AEi@AR0RAA;c0_O1K9application/vnd.uic.osdm+json4@010X000000000application/\#
        vnd.dir-bi.plate-dl-nosuffix                                                                        \#
                       3P060900110300AA;ctext/x-4d4dmsource code in 4D2P080U001203000@RP0SNapplication/x-pys\#
        pread-bz-spreadsheetpys4@0G0K001300000@c4A;c1GEapplication/vnd.ctct.ws+xml3`060=001100000A;ctext/x-a\#
        rturo                                                                                               \#
                                                                                         2P290N00110800EA_\a\#
        pplication/vnd.smart.notebooknotebookSMART Notebook lesson                                          \#
                                                                     4@280H00000000Iapplication/x-java-image\#
        modules of a Java runtime          4@0G0V001300000@c4A;c1GEapplication/vnd.oma.xcap-directory+xml1@8\#
        90=0=000300Imodel/vnd.dwfdrawing/x-dwfdwfDesign Web Format drawing4@010G00000300Dapplication/vnd.geo\#
        plang2wGeoplaN construction0@210900000000:audio/gsmGSM speech                             0P280;0012\#
        03000A4>AbMvideo/x-ogmogm4@010V00000300@application/vnd.shana.informed.packageipkInformed package002\#
        80E000000000image/x-jp2-container3P060;00110400CA;ctext/x-luauluausource code in Luau0@2Y0<00120300<\#
        ASWAbMaudio/vorbisoggVorbis audio3`060B00110E00SA;ctext/x-vim-snippetsnip snippet snippetstext with \#
        the markup of Vim Snippet                                                                           \#
                                            3P060@00110800HA;ctext/x-jison-lexjisonlexsource code in Jison L\#
        ex0@280;00000300?audio/x-fsbfsbFMOD sound bank30200K00110C000A2Vapplication/x-lx-executable386 dll e\#
        xe sys vxd00210:000004000image/jxssjxss                                                4@090@0000000\#
        00application/tzif4@010M000000000application/vnd.powerbuilder7                                      \#
                                                                                                            \#
           4@010Z000000000application/trust-mark-status-response+jwt                                        \#
                3P060C00110300KA;ctext/x-imagej-macroijmsource code in ImageJ Macro      4@0G0]001300000@c4A\#
        ;c1GEapplication/mbms-user-service-description+xml                                                  \#
                                                                              4@090H00000300Capplication/vnd\#
        .isac.fcsfcsflow cytometry data4@060<00110000HA;ctext/x-soongdata in the format Soong4@010P000003000\#
        application/vnd.exstream-packagepub3a060?001102000A;ctext/x-jmespathjp                          4`28\#
        0Q001103000A>[application/vnd.stardivision.mailsdm3P060;00110600CA;ctext/x-kokakk kkisource code in \#
        Koka30280H001208000@Yo@K<application/vnd.appimageappimage                 3P060B00110>00JA;ctext/x-a\#
        ngelscriptangelscript assource code in AngelScript                                                  \#
                                                                   0@280;000003000audio/x-mtmmtm            \#
                                                                                                            \#
                                                      4@0G0I001303000@c4A;c1GEapplication/vnd.sycle+xmlscl  \#
                                          4@010I000000000application/vnd.dtg.local                          \#
                                 4@0G0X001300000@c4A;c1GEapplication/vnd.oma.poc.final-report+xml           \#
                                                                     4@010M000000000application/vnd.bbf.usp.\#
        error4@0G0H001304000@c4A;c1GEapplication/vnd.dcmp+xmldcmp          00280<00000600<image/x-vipsvips v\#
        VIPS picture4@010Q00000300Mapplication/vnd.accpac.simply.impimpSimply Accounting import file2P290L00\#
        1100000AjDapplication/vec-package+gzip4@080F001108000@<Aapplication/x-memgraphmemgraph3P000B00000300\#
        0application/x-tadsgam4B060?00110600KA;ctext/x-doc-baseapirefdata in the format doc-base            \#
                                   4@000P000000000application/vnd.google-apps.file                          \#
                                                                                                            \#
                                                        4@010O000003000application/vnd.shade-save-filessv   \#
                                                                                                            \#
                                                                                                            \#
                               500@0A000000000x-shader/x-vertex          4@210D0F000:000application/protobuf\#
        application/x-protobufmlmodel pb2`280O000007000application/x-gameboy-color-romgbc cgb               \#
                                                                                                            \#
                                                                                            0P200=00000200Ev\#
        ideo/x-ms-wmwmWindows Media content                                           4@010e000000000applica\#
        tion/vnd.3gpp.5gsv2x-local-service-information50000G000000000x-content/unix-software                \#
                                                                                             4@080K00000800=\#
        application/x-metal-librarymetallibMetal library   4@0G0G001304000@c4A;c1GEapplication/mmt-aei+xmlma\#
        ei4@0G0U001300000@c4A;c1GEapplication/vnd.radisys.msml-conf+xml40080E00000700Aapplication/x-sqlite2s\#
        qlite2SQLite 2 database00280:000004000image/astcastc00010N00000300Eapplication/vnd.micrografx.floflo\#
        Micrografx flow chart3X060@00110500LA;ctext/x-objc++srcmm hhsource code in Objective-C++            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                    1P280B0Y\#
        000300<application/winhlpapplication/winhelp application/x-winhelphlpWindows help                   \#
               40280R001100000@Giapplication/x-bentley-localization                                         \#
                                                                     002Y0900110700O@6Eimage/jpxjpf jpxJPEG \#
        2000 image with extensions00280M001103000A<Fimage/x-portable-arbitrarymappam                        \#
                                                                                                           4\#
        @0G0h001300000@c4A;c1GEapplication/vnd.3gpp.seal-app-comm-requirements-info+xml                     \#
                                                                                      0@210?000000000audio/r\#
        aptorfec                                                                                            \#
                 4H0G0L001600000AEi@AR0RAA;c0_O1K9application/vnd.restful+json4@060B00110000NA;ctext/x-optio\#
        n-listdata in the format Option List3X060<00110500DA;ctext/x-metalmetalsource code in Metal0P2109000\#
        000000video/mpv4@000D000000000application/x-touhou4@0G0j001300000@c4A;c1GEapplication/vnd.openxmlfor\#
        mats-package.core-properties+xml4@210A00000500Bapplication/ipfixipfixIPFIX flow records       30280J\#
        00000M00>application/x-ocaml-objectcma cmi cmo cmt cmti cmx cmxacompiled OCaml                      \#
                                                    4@0Y0N0Y000700Dapplication/vnd.apache.parquetapplication\#
        /parquet application/x-parquetparquetApache Parquet table4@290O00000600Aapplication/vnd.oxli.countgr\#
        aphoxlicgkhmer count graph3@060?0j1103000A;capplication/infapplication/x-setupscript application/x-w\#
        ine-extension-infinf3`460D00110F00PA;ctext/x-html-plus-eexhtml.eex heex leex eextext with the markup\#
         of HTML+EEX4@280A00110300<AjDapplication/x-bcfbcfBCF variants                                      \#
                                                                                                            \#
                         4@0G0[001300000@c4A;c1GEapplication/vnd.radisys.msml-audit-conf+xml                \#
         3P060;00110400CA;ctext/x-pactpactsource code in Pact3X060:00110300BA;ctext/x-sedsedsource code in s\#
        ed                                                                                                  \#
                                                                                                4@010P000000\#
        000application/vnd.cirpack.isdn-ext4@070R00110500@A;capplication/vnd.mediastation.cdkeycdkeyMediaSta\#
        tion key00200;0I0003000image/x-pfmimage/x-portable-floatmappfm3P060>00110200FA;ctext/x-harbourhbsour\#
        ce code in Harbour1P280L0I110300BA>[application/vnd.ms-publisherapplication/x-mspublisherpubPublishe\#
        r document4@010E000000000application/index.vnd0028090;0003009image/qoiimage/x-qoiqoiQOI image4@010M0\#
        00000000application/vnd.oma.lwm2m+tlv4@000?00000800Cchemical/x-csmlcsml csmCSML chemical style4H0G0K\#
        001600000AEi@AR0RAA;c0_O1K9application/vnd.heroku+json4@000O000000000application/vnd.ibm.afplinedata\#
                                                                                                            \#
                  0P280I001106000A_\application/zip+dotlottielottie                                         \#
                                             3P060;00110300CA;ctext/x-tsqlsqlsource code in TSQL            \#
                 3P060=00110400EA;ctext/x-chapelchplsource code in Chapel                                   \#
                                    4@280C00000500Iapplication/x-snoopsnooppackets captured by snoop        \#
                                                                                      4@060R001300000@c4A;c1\#
        GEapplication/onix-message-short+xml                                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                            4@010?00000300Oapplication/pdxpdxPDX vehicle diagnostics package                \#
                                                                                                            \#
                                                                      4@290@0V000H000application/gribapplica\#
        tion/x-grib application/x-grib2grb grb1 grb2 grib grib2                 4@0G0G00130400K@c4A;c1GEappl\#
        ication/marcxml+xmlmrcxMARC library records in XML3P060B00110200JA;ctext/x-power-querypqsource code \#
        in Power Query4@210D001100000@b7application/toc+cbor4`010D000000000multipart/header-set1P390g0011030\#
        00A_\application/vnd.oasis.opendocument.text-master-templateotm                                     \#
                  4@0G0E001300000@c4A;c1GEapplication/nlsml+xml                            3P0609001102000A;\#
        ctext/x-mlml0P210@000000000video/vnd.planar                                                         \#
                                                                                                            \#
                                                                                                            \#
           4@210H00000K000application/vnd.vd-studymxi study-inter model-inter4@010J00000080Japplication/news\#
        -groupinfous-asciidescription of a newsgroup4@0G0M00130700R@c4A;c1GEapplication/vnd.cyclonedx+xmlcdx\#
        .xmlCycloneDX bill of materials in XML302X0k001103000A_\application/vnd.adobe.air-application-instal\#
        ler-package+zipair                                                                                  \#
                              3P060800110300@A;ctext/x-jijssource code in J                                 \#
                                                                                                            \#
                                4@0G0M001300000@c4A;c1GEapplication/mbms-envelope+xml3P060900110200AA;ctext/\#
        x-hyhysource code in Hy                                                                             \#
                                                                    1@2Y0>001104000A_\model/step+zipstpz    \#
                          4@280@0B000400@application/avroapplication/x-avroavroApache Avro data4@010Q0000070\#
        0Napplication/vnd.geometry-explorergex greGeometry Explorer construction4@010M000000000application/v\#
        nd.uplanet.alert4@010W000003000application/vnd.yellowriver-custom-menucmp3h460E00110200VA;ctext/x-st\#
        ringtemplatesttext with the markup of StringTemplate3`460<00110500MA;ctext/x-lattelattetext with the\#
         markup of Latte3`0F08001109000A;ctext/jsxreact jsx1P390`0b110300JA_\application/vnd.oasis.opendocum\#
        ent.text-templateapplication/x-vnd.oasis.opendocument.text-templateottOpenDocument text template0@21\#
        0D000000000audio/vnd.dolby.pl2x30280K00000000=application/x-ruby-bytecodecompiled Ruby4@070C00110300\#
        FA;capplication/vnd.kdlkdldata in the format KDL4@010C000000000application/vnd.bpf2P000D00000600Papp\#
        lication/x-sv4crcsv4crcSVR4 cpio archive with checksums2P080C00000500:application/x-lzfselzfseLZFSE \#
        data4@010O000000000application/vnd.intertrust.nncp3`060?00110000EA;ctext/x-vim-helptext in Vim Help \#
        File4@0G0C00130300C@c4A;c1GEapplication/gml+xmlgmlGML geographic data2P290N00110400<A_\application/v\#
        nd.ms-officethemethmxOffice theme2`2H0L000003000application/x-virtualbox-vdivdi0P280;00000300Evideo/\#
        x-thpthpvideo of the GameCube1P280N0P110300JA_\application/vnd.sun.xml.writerapplication/x-vnd.sun.x\#
        ml.writersxwOpenOffice 1 text document0@210G00000300Caudio/vnd.digital-windseolDigital Winds music1P\#
        000C00000P000application/x-makerfb fbdoc frm maker frame fm book4@200J00000<000application/x-sas-put\#
        ilitysp7 sas7bput40280P001100000@Giapplication/x-fossil-global-conf4@280A00000300Capplication/x-ipfi\#
        pfIPF image of a disk4@280O00000>00Mapplication/x-haskell-interfacedyn_hi hi p_hiinterface of a Hask\#
        ell module3P060A00110700IA;ctext/x-ags-scriptasc ashsource code in AGS Script4@0G0i001300000@c4A;c1G\#
        Eapplication/vnd.3gpp.seal-network-qos-management-info+xml4@210G0E0007000application/vnd.msgpackappl\#
        ication/x-msgpackmsgpack                                                         1P010Q000000000appl\#
        ication/vnd.afpc.foca-charset                                           3P060C00110200KA;ctext/x-fil\#
        terscriptfssource code in Filterscript      0P210900000300:video/vc1vc1VC-1 video00280A0A110700@QADi\#
        mage/x-adobe-dngimage/x-raw-adobedng gprdigital negative3l460:00110A00KA;ctext/x-ejsejs ect ejs.t js\#
        ttext with the markup of EJS4@010D000000000application/dpop+jwt0P210=000000000video/3gpp-tt4@0G0Z001\#
        300000@c4A;c1GEapplication/vnd.ms-playready.initiator+xml    4@210S001100000@b7application/measured-\#
        component+cbor                                                                       3`060>00110;000\#
        A;ctext/x-signifyminisig pub3P060@00110600HA;ctext/x-freebasicbi bassource code in FreeBASIC        \#
                                                                                                            \#
                                                                             4@010U000000000application/vnd.\#
        uplanet.channel-wbxml                                                                               \#
                                                                                                            \#
                                                                                                            \#
                                       4@010C00000300Fapplication/vnd.dnadnaDNA new-media document          \#
                                                                                                            \#
                                                                  4H0G0P001603000AEi@AR0RAA;c0_O1K9applicati\#
        on/vnd.gentics.grd+jsongrd3X060>00110300FA;ctext/x-arduinoinosource code in Arduino0@2Q0:00000400:au\#
        dio/3gpp3gpp3GPP audio4@010J00000300?application/vnd.epson.saltsltEpson SALT data4@010M000000000appl\#
        ication/vnd.street-stream2P000L000003000application/x-dgc-compresseddgc4P090H00000;00Eapplication/pk\#
        ix-pkipathpkipath derchain of certificates1@280C00000300Amodel/x-magicavoxelvoxMagicaVoxel model3P06\#
        0=00110;00EA;ctext/x-peg-jspegjs peggysource code in PEG.js4@000>000007000chemical/x-cxfcxf cef3P060\#
        >00110700FA;ctext/x-lobsterlobstersource code in Lobster0@280;001203000@`M141audio/x-m4rm4r4@000B0L0\#
        000000application/x-dumpapplication/x-tika-unix-dump3P060<00110900DA;ctext/x-janetjanet jdnsource co\#
        de in Janet0@210:000000000audio/bv164@280J000003000application/x-spectrum-taptap1P280C0E110U00@Pl0ap\#
        plication/onenoteapplication/msonenoteonetoc onetoc2 onetmp one onepkg oneaOneNote notebook1P0G0C001\#
        30600C@c4A;c1GEapplication/rfc+xmlrfcxmlRFC document source3a070B00110700>A;ctext/prs.lines.tagdsc t\#
        agPRS Lines tags0@210=000003009audio/vnd.dradraDRA audio3P060?00110300GA;ctext/x-soliditysolsource c\#
        ode in Solidity0@210G000000000audio/vnd.dolby.heaac.14@080I00000400Bapplication/x-zope-exportzexpZop\#
        e object export4@010J000000000application/vnd.fut-misnet4@0G0I001304000@c4A;c1GEapplication/atsc-hel\#
        d+xmlheld4@000F000003000chemical/x-mdl-molfilemol                           4@010D000000000applicati\#
        on/vnd.pcos                      3P060?00110800GA;ctext/x-rascriptrascriptsource code in RAScript   \#
                                                 4@010M000000000application/vnd.orange.indata               \#
                                            1`0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedoc\#
        ument.spreadsheetml.calcchain+xml4@010O00000300Dapplication/vnd.immervision-ivpivpImmerVision panora\#
        ma4@000J000003000application/x-spectrum-mgtmgt4@0G0E001300000@c4A;c1GEapplication/scaip+xml4@060P001\#
        103000A;capplication/x-cisco-vpn-settingspcf4@010P00000300?application/vnd.yamaha.hv-scripthvsHV-Scr\#
        ipt voice0@0G0a00130600I@c4A;c1GEapplication/vnd.yamaha.openscoreformat.osfpvg+xmlosfpvgOpenScore ve\#
        ctor graphics2`200E000003000application/x-sms-romsms4@010Q000000000application/vnd.xecrets-encrypted\#
        3`060;001104000A;ctext/x-clayclay2`280R00110000G@gVapplication/x-android-sparse-imagesparse image of\#
         Android2P2Y0O00110900PA_\application/vnd.etsi.asic-e+zipasice sceASiC-E container of signed files4A\#
        060B001104000A;capplication/x-infoinfo4@0G0N00130200F@c4A;c1GEapplication/urc-targetdesc+xmltdURC ta\#
        rget description3H@60:00110Y00:A;ctext/x-lualua wlua nse pd_lua rbxs rockspec fcgi p8Lua source3X060\#
        <00110500DA;ctext/x-dhalldhallsource code in Dhall4@080A00000300;application/x-npynpyNumPy array4@0G\#
        0L00130500G@c4A;c1GEapplication/vnd.chemdraw+xmlcdxmlChemDraw drawing in XML4P200M00000300Japplicati\#
        on/vnd.ms-pki.seccatcatWindows security catalogue2P280R001106000A_\application/x-modrinth-modpack+zi\#
        pmrpack0P210?000000000video/h263-2000                                                               \#
                                                                                                            \#
                             3`060?001104000A;ctext/x-rconsolerout0P210I000000000video/vnd.blockfact.factv  \#
                          4@280I000000000application/x-typedstream30000M000003000application/x-silverlight-a\#
        ppxap3X060<00110E00DA;ctext/x-cobolcob cbl cpy ccp cobolsource code in COBOL0P210V00000300Gvideo/vnd\#
        .nokia.interleaved-multimedianimNokia interleaved video0@060>001103000A;ctext/x-imelodyimy2P280D0000\#
        07000application/x-ms-wimwim swm0@210?000000000audio/clearmode4H0G0S001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/vnd.bekitzur-stech+json4H0G0G001600000AEi@AR0RAA;c0_O1K9application/tlsrpt+json4@010D00000000\#
        0application/cmw+cose4@0G0S00130200F@c4A;c1GEapplication/vnd.nokia.n-gage.ac+xmlacN-Gage activation \#
        data30280D00000300Iapplication/x-ms-pifpifsettings of a DOS program4H0G0M001600000AEi@AR0RAA;c0_O1K9\#
        application/alto-costmap+json4@0G0S001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-info+xml30280M000000\#
        000application/x-mach-o-dylinker4@280G00000300Eapplication/x-adobe-patpatpatterns of Photoshop3P060C\#
        001305000@c4A;c1GEapplication/x-gladeglade40080E00000700Rapplication/x-leveldbldb sstsorted table of\#
         LevelDB or RocksDB3@460?001203000@kNA;capplication/htahta4@010M00000300=application/vnd.geogebra.to\#
        olggtGeoGebra tool4@010E000000000application/vnd.msign4@210E000006000application/senml-exisenmle0029\#
        090F000;00Dimage/j2cimage/x-jp2-codestreamj2c j2k jpcJPEG 2000 codestream4@010P000000000application/\#
        vnd.infotech.project3P060;00110700CA;ctext/x-tealteal tlsource code in Teal00280@0@110;00>QADimage/x\#
        -sony-arwimage/x-raw-sonyarw srf sr2Sony raw image0@280;000003000audio/x-6696694@010O00000350Xapplic\#
        ation/vnd.syncml.dm+wbxmlbdmutf-8SyncML device management message, binary4@010K000000000application/\#
        vnd.bbf.usp.msg4@010J00000300<application/vnd.mobius.mqymqyMobius query1`0G1;001300000@c4A;c1GEappli\#
        cation/vnd.openxmlformats-officedocument.spreadsheetml.revisionlog+xml4@010G00000200Gapplication/vnd\#
        .osgi.dpdpOSGi deployment package4@0G0E001300500@c4A;c1GEapplication/hl7v2+xmlutf-80@210;000000000au\#
        dio/dat124`010=000000000message/bhttp2`280J00110000E@gVapplication/x-android-bootboot image of Andro\#
        id3`060G001106000A;ctext/x-erl-shellsessionerl-sh2@060I001309000AO@@54A;capplication/x-mimearchivemh\#
        tml mht0P020>000007000video/x-la-asflsf lsx4@0G0U001300500@c4A;c1GEapplication/emergencycalldata.cap\#
        +xmlutf-84H060L00110300XA;ctext/x-opentype-feature-filefeadata in the format OpenType Feature File1P\#
        0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml4`0\#
        10E00000000Omessage/external-bodymail whose content is elsewhere3`060=001105000A;ctext/x-gambasclass\#
        0@010T00000300Happlication/vnd.chipnuts.karaoke-mmdmmdkaraoke song of ChipNuts4@010I000000000applica\#
        tion/vnd.nokia.ncd0@290900110300EAC:audio/dlsdlsDLS instrument sounds3h060;00110400@A;ctext/x-scsssc\#
        ssSCSS style sheet4X0G0D00160300<AEi@AR0RAA;c0_O1K9application/jwk+jsonjwkJSON web key4@080J00000300\#
        0application/x-spectrum-szxszx4@0G0G00130300J@c4A;c1GEapplication/reginfo+xmlrifstate of SIP registr\#
        ations4@060=00110300IA;ctext/x-dotenvenvdata in the format Dotenv0@200F000004000audio/vnd.audible.aa\#
        xcaaxc4@000G000003000chemical/x-gaussian-loggal4`010I000000000multipart/x-mixed-replace1@280?0000030\#
        0=model/x-alembicabcAlembic scene3a060@001103000A;ctext/x-stockholmsto2P280D001106000A_\application/\#
        x-sketchsketch40280H00000300>application/x-redis-dumprdbRedis snapshot3`460D00110300PA;ctext/x-html-\#
        plus-ecrecrtext with the markup of HTML+ECR4@0G0C00130@00?@c4A;c1GEapplication/rdf+xmlrdf owl xmp rd\#
        fsRDF data in XML4@290C000003000application/vnd.shxshx4@0G0K001300000@c4A;c1GEapplication/mrb-publis\#
        h+xml4@0?0H00110300NA;capplication/vnd.cups-ppdppdPostScript printer description4@000L000007000appli\#
        cation/x-commodore-tapetap t644@2X0R00000300Fapplication/java-serialized-objectserserialized Java ob\#
        ject4H0G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.hyperdrive+json4@000C000003000chemical/x-chemdr\#
        awchm50000C000000000x-content/video-dvd300V0L00130400I@c4A;c1GEapplication/x-java-jnlp-filejnlpJava \#
        Web Start descriptor3`070?00110200CA;ctext/vnd.wap.slslWAP service loading4@R80I2L000000Bapplication\#
        /x-ole-storageapplication/cdfv2 application/cdfv2-corrupt application/x-cfb application/x-tika-msoff\#
        ice application/x-tika-msoffice-embedded application/x-tika-starofficeOLE2 compound file4@010F000003\#
        00Kapplication/vnd.ms-lrmlrmMicrosoft learning resource4@210V00000900Gapplication/vnd.denovo.fcselay\#
        out-linkfe_launchFCS Express layout link2P000C00000500Aapplication/x-ustarustarPOSIX tar archive4@88\#
        0B000004009application/x-asdfasdfASDF data0P210F00000300Cvideo/vnd.sealed.mpeg4s14Sealed MPEG-4 vide\#
        o4@000M00000000Lapplication/x-systemd-catalogmessage catalogue of systemd4@:00G000003000application/\#
        x-stata-dtadta4@010A000004000application/cccexc3ex4H0G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.a\#
        cm.chatbot+json3P060:00110?00BA;ctext/x-vbavba bas cls frmsource code in VBA3`460;00110400LA;ctext/x\#
        -riotriottext with the markup of Riot4@010E00000400Iapplication/dashdeltampddupdate of a DASH manife\#
        st0P010@00000800<application/mp21m21 mp21MPEG-21 file3Q060=00110700EA;ctext/x-maximamac maxsource co\#
        de in Maxima3H060:00110F00BA;ctext/x-awkawk auk gawk mawk nawksource code in Awk00280<00000800<image\#
        /x-ptexptex ptxPtex texture50000E000000000x-content/blank-hddvd00210A000003000image/vnd.pco.b16b160P\#
        210T000000000video/vnd.iptvforum.2dparityfec-101000280=00000500Gimage/x-basisbasisBasis Universal te\#
        xture4@0G0N001300000@c4A;c1GEapplication/vnd.3gpp-prose+xml4@080A00000300@application/x-nifnifNetImm\#
        erse model3P060=00110;00GA;ctext/x-modulai3 m3 ig mgsource code in Modula-30P280<000000000video/x-an\#
        im00200I000003000image/x-coreldrawtemplatecdt4I060<00110800HA;ctext/x-asn-1asn1 asndata in the forma\#
        t ASN.100210<000000000image/naplps0@210I00000900Qaudio/vnd.nuera.ecelp7470ecelp7470Nuera ECELP speec\#
        h at 7,470 bit/s3`070H00110300GA;ctext/vnd.ms-mediapackagempfMicrosoft media package3`060@001100000A\#
        ;ctext/x-floscript4@210H001100000@b7application/eat-ucs+cbor4H0G0O001600000AEi@AR0RAA;c0_O1K9applica\#
        tion/vnd.nearst.inv+json4@000J000003000application/x-ganttprojectgan             0P210B00000800Fvide\#
        o/vnd.uvvu.mp4uvu uvvuUltraViolet video file                                                 4@010L0\#
        00000000application/gnap-binding-jws4@8Y0I0H000;00?application/pgp-encryptedapplication/pgp text/pgp\#
        pgp gpg ascOpenPGP message4`010<000000000message/cpim3H@F0B0d112N00<A;ctext/x-shellscriptapplication\#
        /x-sh application/x-shellscript text/x-shsh bash ksh bats command zsh exheres-0 exlib pacscript sbat\#
        ch sh.in slurm tmux tool zsh-theme cgi ebuild eclass fcgi trigger config install run t tap rtupdates\#
        hell script4@010E000000000application/tetra_isi4@000F000000000application/x-ms-owner3`060;001104000A\#
        ;ctext/x-qvtoqvto1P0G1@001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessin\#
        gml.template.main+xml4@010W000000000application/vnd.ntt-local.file-transfer4@000F000003000chemical/x\#
        -mopac-graphgpt4@010Z000000000application/vnd.japannet-directory-service2@0G0S00130400C@c4A;c1GEappl\#
        ication/vnd.pwg-xhtml-print+xmlxhtmXHTML page to print3X060;00110400CA;ctext/x-elpielpisource code i\#
        n Elpi2P280A00000700Napplication/x-bsaba2 bsaarchive of the Creation engine0@2X090d110<009AC:audio/w\#
        avaudio/vnd.wave audio/wave audio/x-pn-wav audio/x-wavwav bwf rf64WAV audio30280O0A000800Lapplicatio\#
        n/vnd.symbian.installx-epoc/x-sisx-appsis sisxSymbian installation package1`290M0V220700C@hdA_\appli\#
        cation/vnd.apple.numbersapplication/x-iwork-numbers-sffnumbersnumbersNumbers spreadsheet30280P000000\#
        000application/x-mach-o-kext-bundle4@280G00000000Capplication/x-adobe-cshshapes of Photoshop1Q070[00\#
        110Y00CA;capplication/vnd.wolfram.mathematica.packagemathematica wl wls mt wlt m nb cdf ma nbpMathem\#
        atica package4@010G00000300Japplication/vnd.wfa.wscwscWi-Fi simple configuration2P2Y0X001100000A_\ap\#
        plication/vnd.d2l.coursepackage1p0+zip4A060;00110400GA;ctext/x-starstardata in the format STAR4@010K\#
        00000300;application/vnd.ezpix-albumez2EZPix album3Y060<00111000DA;ctext/x-plsqlbdy pck pkb pks plsq\#
        l tpb tps trg vw pls ddl fnc plb prc spc sqlsource code in PLSQL4@060@00110200LA;ctext/x-easybuildeb\#
        data in the format Easybuild4@290a00110000GA>[application/vnd.microsoft.windows.thumbnail-cacheWindo\#
        ws thumbnail cache3P060?00110600GA;ctext/x-inform-7ni i7xsource code in Inform 70P210=000000000video\#
        /flexfec0@210A000000000audio/vnd.dts.uhd3H460:0G110A00PA;ctext/x-jspapplication/x-httpd-jspjsp jspf \#
        jspx tagsource code in Java Server Pages3Y060D00110o00LA;ctext/x-linker-scriptld lds x xbn xce xdce \#
        xdw xdwe xsce xsw xswe xc xdc xs cmd a sosource code in Linker Script002I0I0a000700?image/vnd.adobe.\#
        photoshopapplication/photoshop application/psd image/x-psdpsd psbPhotoshop image1`0G1<001300000@c4A;\#
        c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.externallink+xml4@0G0D00130400D@c4A;\#
        c1GEapplication/cdfx+xmlcdfxCDF calibration data4@010D000000000application/vnd.wmap3`070C001100000A;\#
        ctext/cql-identifier4@010F000007000application/prs.nprendrnd rct3H060>002303000AJ4A;c1[ktext/x-pytho\#
        n2py23P060>00110500FA;ctext/x-netlogonlogosource code in NetLogo0P210=000003000video/mp4v-esm4v1P0R0\#
        T000004000application/vnd.google-apps.documentgdoc4@060;00110400GA;ctext/x-csoncsondata in the forma\#
        t CSON3P060F00110P00DA;capplication/x-stata-dodo ado doh ihlp mata matah sthlpsource code in Stata4H\#
        0G0E001600000AEi@AR0RAA;c0_O1K9application/city+json3Q060900110200AA;ctext/x-bcbcsource code in BC4@\#
        000W000000000application/vnd.google-apps.fusiontable30280F0B110300P@K<application/x-coredumpapplicat\#
        ion/x-coreelfmemory dump of a crashed program0@010R00000300;application/vnd.yamaha.smaf-phrasespfSMA\#
        F phrase        4@0G0O001300000@c4A;c1GEapplication/vnd.oma.cab-pcc+xml    3P060:00110300BA;ctext/x-\#
        tsxtsxsource code in TSX4`010B000000000multipart/parallel4@010G00000300Dapplication/vnd.hp-jlytjltHP\#
         Indigo job layout                                                                                  \#
                                   4@010H000000000application/vnd.wordlift3P060F00110>00NA;ctext/x-livecode-\#
        scriptlivecodescriptsource code in LiveCode Script3P0F0D001304000@c4A;c1GEapplication/xaml+xmlxaml  \#
                                                                              4@010F000000000application/oht\#
        tp-keys               1P280H001107000A>[application/x-starwritersdw vor                3P060>00110;0\#
        0FA;ctext/x-logtalklgt logtalksource code in Logtalk1`280Q00110300DA>[application/vnd.stardivision.c\#
        alcsdcStarCalc spreadsheet0@2109000000000audio/evs3P060900110200AA;ctext/x-dmdmsource code in DM4@0G\#
        0L00130000=@c4A;c1GEapplication/samlmetadata+xmlSAML metadata3P060>00110300FA;ctext/x-eclipseeclsour\#
        ce code in ECLiPSe4H0G0I001600000AEi@AR0RAA;c0_O1K9application/geoxacml+json                        \#
                                                                                                            \#
                                                                                                            \#
                       0@210>00000300Haudio/32kadpcm726G.726 audio at 32 kbit/s4@010Z000000000application/vn\#
        d.innopath.wamp.notification                                             4@060>001103000A;ctext/x-pc\#
        s-gcdgcd3P060?00110700KA;ctext/x-openedgep cls wsource code in OpenEdge ABL30280G001103000A_\applica\#
        tion/x-wheel+zipwhl00280;0;0003009image/x-jngvideo/x-jngjngJNG image4@0G0J001300000@c4A;c1GEapplicat\#
        ion/vnd.wv.ssp+xml4@010P000000000application/resolve-response+jwt4H060D001603000AEi@AR0RAA;c0_O1K9ap\#
        plication/har+jsonhar0P2109000003000video/av1obu08060J001200000@EnA;capplication/illustrator+ps3P060\#
        <00110200DA;ctext/x-vypervysource code in Vyper4@010L00000300Aapplication/vnd.spotfire.dxpdxpSpotfir\#
        e analysis3X060:00110N00BA;ctext/x-nimnim nimrod nim.cfg nimble nimssource code in Nim3Y060=00110?00\#
        EA;ctext/x-elixirex exs eex leexsource code in Elixir4@280G00000300Dapplication/x-adobe-acbacbcolour\#
         book of Adobe3`070:00110300=A;ctext/mizarmizMizar article3P060A00110300IA;ctext/x-liquidsoapliqsour\#
        ce code in Liquidsoap4@010@000000000application/c2pa2`0@0L000003000application/x-virtualbox-hddhdd3P\#
        060<00110300DA;ctext/x-nmodlmodsource code in NMODL4@010F00000400?application/vnd.picselefifPicsel d\#
        ocument                      002Y0:0R000<00:image/tiffimage/tif image/x-tif image/x-tifftif tiff lsm\#
        TIFF image2P010K000004000application/vnd.gentoo.xpakxpak                                            \#
                                                                                                            \#
                                            10080M000000000application/x-font-framemaker                    \#
                                  4@080B00000400:application/x-onnxonnxONNX model                           \#
                                              4`010?00000000Emultipart/mixedmail with attachments4@280S00110\#
        000M@j4application/vnd.kubernetes.protobufKubernetes object in protobuf4@0G0e001300000@c4A;c1GEappli\#
        cation/vnd.3gpp.mcvideo-transmission-request+xml1021090E0000000font/sfntapplication/font-sfnt4H0G0M0\#
        01600000AEi@AR0RAA;c0_O1K9application/alto-propmap+json4@0G0\001303000@c4A;c1GEapplication/vnd.1000m\#
        inds.decision-model+xml1km0@280G00110400?A_\application/x-musescoremsczMuseScore score              \#
                                                                                                            \#
                                                       4@080G000000000application/x-perf-data4@010Q000000000\#
        application/vnd.dvb.ipdcesgaccess                                                                   \#
                                                                                                            \#
             4@0G11001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.chart+xml4@000N\#
        000002000application/x-thomson-cassettek71P080A000003000application/x-hwphwp                        \#
                                                        4A210G00000F00<application/vnd.nervanaentity request\#
         bkm kcmNervana data4@0G0f001300000@c4A;c1GEapplication/vnd.dvb.notif-ia-registration-response+xml4@\#
        0P0R000000000application/vnd.google-apps.folder                     4@0G0C00130300F@c4A;c1GEapplicat\#
        ion/lgr+xmllgrlabel generation rules0@210B000000000audio/vnd.dvb.file3`070:001101000A;ctext/vnd.aa00\#
        29090B000;00=image/jxrimage/vnd.ms-photojxr wdp hdpJPEG XR image3P060:00110300BA;ctext/x-unounosourc\#
        e code in Uno                                                            4@0G0C00130300E@c4A;c1GEapp\#
        lication/its+xmlitsITS translation rules2P080R0Q120H00M@RP0SNapplication/x-bzip2-compressed-tarappli\#
        cation/x-bzip-compressed-tartar.bz2 tb2 tbz tbz2 tz2tar archive, bzip2-compressed4@010L000009000appl\#
        ication/vnd.veryant.thinistc isws3P060D00110500LA;ctext/x-literate-agdalagdasource code in Literate \#
        Agda302X0F00110:000A_\application/appxbundleappxbundle   0P210J000000000video/vnd.iptvforum.ttsavc4@\#
        0G0T001300000@c4A;c1GEapplication/vnd.etsi.iptvprofile+xml3P060900110200AA;ctext/x-alalsource code i\#
        n AL4H060A00110800MA;ctext/x-pkg-configpc pc.indata in the format pkg-config4@210d001100000@b7applic\#
        ation/vnd.3gpp.seal-network-resource-info+cbor4@080K00000000Japplication/vnd.android.deyAndroid prog\#
        ram, optimized3`060?001100000A;ctext/x-ldapconf2P280L000003000application/x-compressed-isocso4@010O0\#
        0000400Happlication/vnd.multiad.creatorcrtrMultiAd Creator document                                 \#
                                                                                   0P200;000003000video/x-f4\#
        vf4v                                                                4@0>0E002203000QjDA;capplication\#
        /x-qtiplotqti4@080F00000300Happlication/x-asam-mdfmf4measurement data of ASAM4@000K000003000applicat\#
        ion/vnd.frogans.ltfltf4@010K00000300Capplication/scvp-vp-requestspqSCVP policy request              \#
                                                             4@010J000000000application/vnd.music-niff      \#
                         4@000@000004000chemical/x-mmcifmcif                                     3`070B00110\#
        800:A;ctext/vnd.in3d.3dml3dml 3dm3DML model4@010I00000300=application/rpki-manifestmftRPKI manifest4\#
        @010I000000000application/whoispp-query3`070K00230250H@c4A;c1GEtext/vnd.trolltech.linguisttsutf-8Qt \#
        Linguist translations0`060H00110300MA;capplication/x-gd-rom-cuegdidata in the format GD-ROM cue30080\#
        L0N000300@application/x-chrome-packageapplication/x-chrome-extensioncrxChrome extension2P200B0000040\#
        0Dapplication/x-lzmalzmaLZMA-compressed data1P280E0R1100000A>[application/encryptedapplication/x-tik\#
        a-ooxml-protected3`060;001104000A;ctext/x-savisavi4@0G0]001300000@c4A;c1GEapplication/emergencycalld\#
        ata.serviceinfo+xml4@200F00000<000application/x-sas-dmdbs7m sas7bdmd3h060A00110700AA;ctext/x-r-markd\#
        ownqmd rmdtext in RMarkdown3P060<00110300DA;ctext/x-sliceicesource code in Slice4@010H000000000appli\#
        cation/session-info3Q060O00110300WA;ctext/x-common-workflow-languagecwlsource code in Common Workflo\#
        w Language2P080P001107000@]Vapplication/x-lz4-compressed-tartar.lz44@010L00000300>application/vnd.gr\#
        oove-vcardvcgGroove contact1`0G18001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spr\#
        eadsheetml.comments+xml0@280>0?1200000ASWAbMaudio/x-oggpcmaudio/x-ogg-pcm10000H000000000application/\#
        x-font-vfont40280W001100000@Giapplication/x-esri-spatially-enabled-db3X@60=00260C00:A;cPLf0@[0oJ16W1\#
        88text/x-c++hdrhh hpp h++ hxx hp hC++ header1P280D001100000A>[application/x-hwp-v54`010A000000000mes\#
        sage/ohttp-req4H060<00110E00HA;ctext/x-nginxnginx nginxconf vhostdata in the format Nginx4@010V00000\#
        0000application/vnd.3gpp.interworking-data2`280C00000300>application/x-dfusedfuDfuSe firmware4H060=0\#
        0110600IA;ctext/x-gradlegradledata in the format Gradle0@210N000000000audio/1d-interleaved-parityfec\#
        1P010X00000<00?application/vnd.sealedmedia.softseal.pdfspdf spd s1aSealedMedia PDF4@010Q00000300Bapp\#
        lication/vnd.neurolanguage.nlunluneuroLanguage data             3P060@00110X00HA;ctext/x-realbasicrb\#
        bas rbfrm rbmnu rbres rbtbar rbuistatesource code in REALbasic30010?00000300;application/efiefiEFI p\#
        rogram4@060;00110400GA;ctext/x-cylccylcdata in the format Cylc                                      \#
                                                                                                            \#
                                                 2P280L000003000application/x-uc2-compresseduc20@210B0000000\#
        00audio/dsr-es202211                                                                        2P280V00\#
        1103000A_\application/vnd.openofficeorg.autotextbau4@0G0D00130400E@c4A;c1GEapplication/xenc+xmlxence\#
        ncrypted data in XML4@0G0V001300000@c4A;c1GEapplication/vnd.etsi.iptvdiscovery+xml00280;00000300;ima\#
        ge/x-gd2gd2GD2 picture     4@010F00000300Happlication/vnd.wt.stfstfWorldtalk secure message0@210E000\#
        000000audio/telephone-event4@010J000000000application/multipart-core                                \#
                                                                                                            \#
                                                                                            4@010Q000000000a\#
        pplication/oblivious-dns-message1@010=000003009model/vnd.mtsmtsMTS model0@210<000000000audio/evrcb0 \#
                                                                                                            \#
                                                                                                           1\#
        @000D000003000application/x-comsolmph4H060@00110200LA;ctext/x-pure-datapddata in the format Pure Dat\#
        a000G0=09130800;@c4A;c1GEimage/svg+xmlimage/svgsvg svgzSVG drawing                           1@0G0E0\#
        0130300J@c4A;c1GEmodel/vnd.collada+xmldaedata in the format COLLADA        200G16001300000@c4A;c1GEa\#
        pplication/vnd.openxmlformats-officedocument.presentationml.slide+xml                               \#
                            3X060:00110800FA;ctext/x-idlidl pidlsource code in OMG IDL3P060<00110500DA;ctext\#
        /x-clickclicksource code in Click                                          3Q060<00110;00DA;ctext/x-\#
        logosxi x xm xmisource code in Logos4H0G0M001600000AEi@AR0RAA;c0_O1K9application/vnd.byu.uapi+json00\#
        290D0Q0003009image/vnd.zbrush.pcximage/x-pc-paintbrush image/x-pcxpcxPCX image4@010M00000300>applica\#
        tion/sgml-open-catalogsocSGML catalogue3P060;00110400CA;ctext/x-tacttactsource code in Tact4@010D000\#
        00000Aapplication/fastsoapFast SOAP message20010O00000700Lapplication/vnd.lotus-freelancepre przLotu\#
        s Freelance presentation4@280D00000000Qapplication/x-ms-sdbcompatibility database of Windows4@010]00\#
        0000000application/vnd.oma.bcast.provisioningtrigger1@880;00000300Hmodel/x-plyplyPolygon file of Sta\#
        nford0@210>000000000audio/vnd.celp0@280A000000000audio/x-dec-basic4P280E0F000300Kapplication/x-keepa\#
        ssapplication/x-keepass1kdbKeePass 1 password database4H0G0P001600000AEi@AR0RAA;c0_O1K9application/w\#
        ebpush-options+json3`070H00110300IA;ctext/prs.fallenstein.rstrstreStructuredText document4@0G0P00130\#
        300I@c4A;c1GEapplication/urc-uisocketdesc+xmluisURC user interface socket4@010U00000300Happlication/\#
        vnd.publishare-delta-treeqpsPubliShare document tree50000C000000000x-content/image-dcf4@010R00000000\#
        0application/private-token-response4H0G0L001607000AEi@AR0RAA;c0_O1K9application/vnd.artisan+jsonarti\#
        san1@010G000000000model/vnd.flatland.3dml3`070;001100000A;ctext/ulpfec4@0G0Z001300000@c4A;c1GEapplic\#
        ation/vnd.3gpp.mcvideo-ue-config+xml3P060A00110;00IA;ctext/x-ti-program8xp 8xp.txtsource code in TI \#
        Program00210B00000400Rimage/vnd.wap.wbmpwbmpWBMP image for early mobile phones1`0G1:001300000@c4A;c1\#
        GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml4@060G00110000SA;ctext/x\#
        -pip-requirementsdata in the format Pip Requirements3X060A00110O00DA;ctext/x-dockerfiledockerfile co\#
        ntainerfile dockercontainer build file                                         40280I00000M00Iapplic\#
        ation/x-sqlite3-waldb-wal sqlite-wal sqlite3-walwrite-ahead log of SQLite30280A0j110?00IA>[applicati\#
        on/x-msiapplication/x-ms-installer application/x-windows-installermsi msp mst msmWindows installer p\#
        ackage4H0G0Q001600000AEi@AR0RAA;c0_O1K9application/expect-ct-report+json4@0G0T001300000@c4A;c1GEappl\#
        ication/vnd.etsi.iptvcommand+xml4P890F00001100Sapplication/pkcs7-mimep7m p7c p7z mobileprovision pro\#
        visionprofile der mobileconfig msgPKCS #7 signed or encrypted message3P060E00110400MA;ctext/x-propel\#
        ler-spinspinsource code in Propeller Spin00290@001100000Pkaimage/pwg-raster2`280E0D000<008applicatio\#
        n/x-nes-romapplication/x-nesromnes unf unifNES game4H0G0X001600000AEi@AR0RAA;c0_O1K9application/alto\#
        -endpointcostparams+json4H0G0700110250LA;ctext/n3n3utf-8data in the format Notation34@0F0D001304000@\#
        c4A;c1GEapplication/ssdl+xmlssdl3P060:00110300BA;ctext/x-x10x10source code in X104H0G0I001600000AEi@\#
        AR0RAA;c0_O1K9application/asyncapi+json4@280I0A0000000application/x-berkeley-dbapplication/x-dbm4008\#
        0N000007000application/vnd.ms-outlook-pstpst ost3P280J00000300Qapplication/x-zsh-wordcodezwccompiled\#
         functions of the Z shell3`060<00110800=A;ctext/x-pod-6pod6 podtext in Pod 6                    4@21\#
        0E001100000@b7application/uccs+cbor                                                                 \#
                    4@010T000000000application/vnd.minisoft-hp3000-save4@010O00000300Fapplication/vnd.fujits\#
        u.oasysgpfg5OASYS graphic document0P210:00000=00;video/h265265 h265 hevcH.265 video3`060B001102000A;\#
        ctext/x-ambienttalkat                      4@0G0]001300000@c4A;c1GEapplication/vnd.radisys.msml-audi\#
        t-stream+xml                                                                                        \#
                     3P060;00110400CA;ctext/x-cluecluesource code in Clue                                   \#
                        1`280L00110300HA_\application/vnd.sun.xml.calcsxcOpenOffice 1 spreadsheet           \#
          3X060:00110300BA;ctext/x-elmelmsource code in Elm                                                 \#
                                                          2P290M00110700EA_\application/vnd.smart.teachertea\#
        cherSMART Notebook lesson                 00210;00000400Gimage/hej2khej2JPEG 2000 image in HEIF4@060\#
        F00110000RA;ctext/x-readline-configdata in the format Readline Config3@860D001103000A;ctext/vbscript\#
        .encodevbe                                                                           00000J000003000\#
        application/x-killustratorkil1@280D00110D000A>[application/sldworkssldprt sldasm slddrw4@0G0S0013000\#
        00@c4A;c1GEapplication/vnd.3gpp.srvcc-info+xml                                        1H070900110300\#
        UA;cmodel/mtlmtldata in the format Wavefront Material                    4@010T00000200Dapplication/\#
        vnd.ibm.secure-containerscIBM secure container4@0G0H001300000@c4A;c1GEapplication/cea-2018+xml200G1<\#
        001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.slidemaster+xml2P2Y0T\#
        001104000A_\application/vnd.belightsoft.lhzd+ziplhzd4@290J00000700Bapplication/vnd.iccprofileicc icm\#
        ICC colour profile00210=00000300Aimage/prs.ptiptiPTI encoded image3`070>001100000A;ctext/raptorfec  \#
                                                                                                            \#
                         1P080A001103000ASoapplication/x-cb7cb7                                             \#
                                   4H060B00110300NA;ctext/x-flatbuffersfbsdata in the format FlatBuffers    \#
                             4@010R000000000application/vnd.ecowin.filerequest4@010D000000000application/vnd\#
        .maml                                         4@000A000003000application/x-d80d80                   \#
                                                 4@010S00000400Dapplication/vnd.nokia.radio-presetsrpssNokia\#
         radio stations3P060?00110200GA;ctext/x-modelicamosource code in Modelica1P280C001104000A_\applicati\#
        on/hwp+ziphwpx1P060J001202000Ai1A;capplication/vnd.wolfram.wlwl4@800L000008000application/x-godot-re\#
        sourceres tres                         0@210D00000800Aaudio/vnd.dece.audiouva uvvaUltraViolet audio \#
                                                            3`060D00110400UA;ctext/x-api-blueprintapibtext w\#
        ith the markup of API Blueprint                                                                     \#
                3X060>00110500>A;ctext/x-verilogv veoVerilog source                                         \#
                                                                                                           4\#
        @000C000003000chemical/x-kinemagekin50000?000000006inode/directoryfolder4@210I00000600Aapplication/v\#
        nd.ieee.19051905.1IEEE 1905 message30280H0L110E007@K<application/x-executableapplication/x-executabl\#
        e-elfelf so cgi exe fcgi oprogram0@210S00000<00Faudio/vnd.sealedmedia.softseal.mpegsmp3 smp s1mSeale\#
        dMedia MPEG audio4A0G0=00110=00<A;ctext/uri-listuri uris urlslist of URIs4H060R001600000AEi@AR0RAA;c\#
        0_O1K9application/x-vnd.datapackage+json00280L00110300DA_\application/vnd.sun.xml.drawsxdOpenOffice \#
        1 drawing00280;00000800Cimage/x-gvrgvr pvrttexture of Nintendo4@000O000007000application/x-java-arch\#
        ive-diffjardiff     4P090H00000700<application/ocsp-requestorq derOCSP request2P080I00000300;applica\#
        tion/x-kgb-archivekgbKGB archive4@000G000003000chemical/x-galactic-spcspc2P280P001100000A_\applicati\#
        on/vnd.apple.unknown.133P060O00110300WA;ctext/x-apollo-guidance-computeragcsource code in Apollo Gui\#
        dance Computer                                                                               4@0G0M0\#
        01300000@c4A;c1GEapplication/mbms-schedule+xml4@010N000000000application/vnd.uplanet.signal3H060H001\#
        10=00IA;capplication/x-powershellps1 psm1 psd1source code in PowerShell                             \#
                                                                                                            \#
                                             3`060D001104000A;ctext/x-visual-prologi ph4@010V00000400@applic\#
        ation/vnd.crick.clicker.templateclktClicker template0P2009000003000video/flifli0P2109000000000video/\#
        vp80P290A00120300HP@P0[Rvideo/iso.segmentm4ssegment of an MP4 stream3`060;001103000A;ctext/x-phixexw\#
                  4@010b00000400@application/vnd.doremir.scorecloud-binary-documentscldScoreCloud score4@010\#
        E000000000application/vnd.erofs4@200H00000<000application/x-sas-accesssa7 sas7bacs         4@010V000\#
        00300@application/vnd.osgeo.mapguide.packagemgpMapGuide package3X060=00110J00EA;ctext/x-groovygroovy\#
         grt gtpl gvy gradlesource code in Groovy4@0G0h001300000@c4A;c1GEapplication/vnd.etsi.overload-contr\#
        ol-policy-dataset+xml4@000K000004000application/vnd.ds-keypointkpxx4@010E000000000application/vnd.ci\#
        edi4@090L00000<00>application/vnd.tcpdump.pcappcap cap dmppacket capture0P210A00000800Xvideo/vnd.dec\#
        e.sduvs uvvsUltraViolet video in standard definition3@280I00000300@application/x-ms-shortcutlnkWindo\#
        ws shortcut3Y060E00110I00FA;capplication/x-gnuplotgp gnuplot plot plt gnu psource code in Gnuplot0P2\#
        10P00000300Ivideo/vnd.ms-playready.media.pyvpyvPlayReady protected video4@0G0V001300000@c4A;c1GEappl\#
        ication/mbms-register-response+xml                                                                  \#
                  00210>00000800:image/prs.btifbtif btfBTIF image0P:90F0>000700Qapplication/vnd.ms-asfvideo/\#
        x-ms-asfasf asxAdvanced Systems Format container                                             3`060D0\#
        01104000A;ctext/x-gooddata-maqlmaql                                                                 \#
          0@2109000000000audio/rtx              3P060:00110300BA;ctext/x-txltxlsource code in TXL           \#
                                                                                                            \#
                                       00390d0f110300MA_\application/vnd.oasis.opendocument.graphics-templat\#
        eapplication/x-vnd.oasis.opendocument.graphics-templateotgOpenDocument drawing template4@080B0000040\#
        0>application/x-mcapmcapMCAP recording4@000H000003000application/vnd.curl.carcar1P0G1>001300000@c4A;\#
        c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.websettings+xml                  \#
                                                                      1`010J00000300Fapplication/vnd.fuzzysh\#
        eetfzsFuzzySheet spreadsheet                                                                        \#
                                             3`070?001100500A;ctext/parametersutf-84`090G0C000800\applicatio\#
        n/vnd.ms-tnefapplication/ms-tneftnef tnfTransport-neutral encapsulation of a message         4H0G0D0\#
        01608000AEi@AR0RAA;c0_O1K9application/cwl+jsoncwl.json                                              \#
                                                                                                            \#
                  4@010@00000400Lapplication/atfxatfxASAM measurement data in XML                           \#
         4@210S00000<000application/vnd.apache.arrow.streamarrows arrow0@080H00000?000application/x-guitar-p\#
        rogp4 gp3 gp5 gpx1@280C00000<000model/x.sf3-physicsphys.sf3 sf34@010U00000400?application/vnd.crick.\#
        clicker.paletteclkpClicker palette4@010E000000000application/parityfec4@060N00110300ZA;ctext/x-graph\#
        -modeling-languagegmldata in the format Graph Modeling Language4@010I00000=00Aapplication/vnd.fdsn.s\#
        eedseed datalessSEED seismic data3P060;00110400CA;ctext/x-abapabapsource code in ABAP4@0G0[001300000\#
        @c4A;c1GEapplication/vnd.3gpp.seal-location-info+xml4@010G000000000application/tve-trigger4@010N0000\#
        00000application/cid-edhoc+cbor-seq0029090M000300Aimage/emfapplication/x-emf image/x-emfemfenhanced \#
        metafile3`060=00110200NA;ctext/x-kvlangkvtext with the markup of kvlang4@000S000000000application/vn\#
        d.ms-color.iccprofile4@0G0P001300000@c4A;c1GEapplication/vnd.radisys.moml+xml4@010_00000300Eapplicat\#
        ion/vnd.software602.filler.form-xml-zipzfo602XML form with data4@060<00110=00HA;ctext/x-kustokql kus\#
        to csldata in the format Kusto3P060:001103000A;ctext/x-oclocl4@210F001106000@b7application/senml+cbo\#
        rsenmlc00280;00000300Gimage/x-mspmspMicrosoft Paint picture3P060<00110500DA;ctext/x-talontalonsource\#
         code in Talon3P060>00110200FA;ctext/x-crystalcrsource code in Crystal                      4@060;0?\#
        2304000@c4A;c1GEtext/x-opmltext/x-opml+xmlopml                                                      \#
                                                                    3X060?00230;00CA;cQJ41[ktext/x-sagemaths\#
        age sagewssource code in Sage4@000F000003000application/vnd.theqvdqvd                               \#
                                                                      4@010M00000300>application/vnd.fsc.web\#
        launchfscWebLaunch link  4a4G0>00110T00<A;cmessage/rfc822eml mime mht mhtml mail mbox art msgmail me\#
        ssage4@0G0I00130900D@c4A;c1GEapplication/emotionml+xmlemotionmlEmotionML annotation3`060;001107000A;\#
        ctext/x-jagsjag bug                         4@010O000000000application/vnd.gentoo.manifest          \#
                                                                                                            \#
                                                                                                            \#
          2P280B001200000@D[A_\application/x-wacz                                 4@000K000003000application\#
        /x-sas-transportstx4@0G0R001300000@c4A;c1GEapplication/vnd.3gpp-prose-pc8+xml4@0G0[001300000@c4A;c1G\#
        Eapplication/vnd.oma.cab-feature-handler+xml4@000N000008000chemical/x-gaussian-checkpointfch fchk002\#
        80B00000300>image/x-win-bitmapcurWindows cursor30280A000003000application/x-elcelc4H0G0E00160900WAEi\#
        @AR0RAA;c0_O1K9application/spdx+jsonspdx.jsonSPDX software bill of materials in JSON4H0G0F00160@000A\#
        Ei@AR0RAA;c0_O1K9application/sarif+jsonsarif sarif.json1P0G1;001300000@c4A;c1GEapplication/vnd.openx\#
        mlformats-officedocument.wordprocessingml.endnotes+xml    0@280=001103000Am>audio/annodexaxa        \#
                                    00290I0C110300@A_\application/vnd.kde.kivioapplication/x-kivioflwKivio f\#
        low chart                                                                                           \#
                                                                                          3P060<00110300DA;c\#
        text/x-algolalgsource code in ALGOL4@000B000003000chemical/x-alchemyalc0@210A000000000audio/tetra_ac\#
        elp                                                                                     002109000003\#
        00=image/t38t38T.38 fax page00210P00000300Himage/vnd.airzip.accelerator.azvazvAirZip Accelerator ima\#
        ge00290900000300=image/jlsjlsJPEG-LS image                                                          \#
                                                                3P060A00110300IA;ctext/x-tl-verilogtlvsource\#
         code in TL-Verilog                                                                    2`080B0000040\#
        0>application/x-cramcramCRAM sequences302X0G00110300AA_\application/x-xpinstallxpiFirefox extension4\#
        P0>0A00110;00MA;ctext/x-public-keyasc pem pubdata in the format Public Key4@010[000000000application\#
        /vnd.ntt-local.sip-ta_tcp_stream00210=00000300=image/tiff-fxtfxTIFF fax page3P060C00110300KA;ctext/x\#
        -brightscriptbrssource code in Brightscript4@280>00000300Echemical/x-trrtrrtrajectory of GROMACS3P06\#
        0<00110600DA;ctext/x-slashsl slasource code in Slash1@080@00000300?model/x-cinema4dc4dCinema 4D scen\#
        e3P060;00110100CA;ctext/x-cwebwsource code in CWeb4H0G0X001600000AEi@AR0RAA;c0_O1K9application/vnd.v\#
        eraison.tsm-report+json4@060@001104000A;capplication/jsgfjsgf3P060A00110400IA;ctext/x-purescriptpurs\#
        source code in PureScript3X060?00110800GA;ctext/x-starlarkbzl starsource code in Starlark00160f0`240\#
        4000A_\@c4A;c1GEapplication/vnd.ms-visio.stencil.macroenabled.main+xmlapplication/vnd.ms-visio.stenc\#
        il.macroenabled.12vssm0P210:00000400;video/h261h261H.261 video0@2Y090H110D00<Q41audio/mp4audio/x-m4a\#
         audio/x-mp4am4a mp4a m4b f4a f4bMPEG-4 audio4@880@000000000application/x-sc1X070C0T110D00@A;capplic\#
        ation/texinfoapplication/x-texinfo text/x-texinfotexinfo texi txi texTexinfo document4@010F000000000\#
        application/logout+jwt4H0G0R001600000AEi@AR0RAA;c0_O1K9application/vnd.nacamar.ybrid+json40280D00000\#
        600?application/x-duckdbduckdbDuckDB database1P0G1@001300000@c4A;c1GEapplication/vnd.openxmlformats-\#
        officedocument.wordprocessingml.document.main+xml2P080N000000000application/x-ms-compress-kwaj4@0G0Y\#
        001300000@c4A;c1GEapplication/emergencycalldata.comment+xml                                         \#
                                                                                                    4H0G0X00\#
        1600000AEi@AR0RAA;c0_O1K9application/alto-updatestreamparams+json                                   \#
                                             4@000C000000000application/x-jigdo         3X060<00110300DA;cte\#
        xt/x-basicbassource code in BASIC                                                                   \#
                                                                           00290:00120800:P@P0[Rimage/heifhe\#
        if hifHEIF image                                                                                    \#
                                        3P060;00110400CA;ctext/x-toittoitsource code in Toit                \#
                                         4@0G0Q001300000@c4A;c1GEapplication/mbms-msk-response+xml3H060;0022\#
        0000FAL:A;ctext/x-nawksource code in New Awk                                                        \#
                                                                                         4@010T00000300Dappl\#
        ication/vnd.antix.game-componentatxAntix game component4@010U000007000application/vnd.cryptomator.en\#
        cryptedc9r c9s               0P210<000000000video/ulpfec   4@060@00111W00LA;ctext/x-checksumscrc32 m\#
        d2 md4 md5 sha1 sha2 sha224 sha256 sha256sum sha3 sha384 sha512 md5sum md5sums sha1sum sha512sumdata\#
         in the format Checksums200G1>001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presen\#
        tationml.handoutmaster+xml3`060H001103000A;ctext/x-inform-6-templatei6t4@210R00000900Aapplication/vn\#
        d.ericsson.quickcallqcall qcaQuickCall request4@010J00000300Gapplication/vnd.audiographaepAudioGraph\#
         presentation       4@280L00000500;application/x-ft-apple.aliasaliasmacOS alias                     \#
        4@0G0M001300000@c4A;c1GEapplication/vnd.etsi.pstn+xml                                               \#
                                                                                                            \#
                                                4H0G0C00160600<AEi@AR0RAA;c0_O1K9application/ld+jsonjsonldJS\#
        ON-LD data4@010_000000000application/vnd.fujifilm.fb.docuworks.container4@000R000007000application/x\#
        -install-instructionsinstall      4@000H000003000application/x-msschedulescd                        \#
                                                                             4@010G000000000application/vnd.\#
        relpipe3P060<00110300DA;ctext/x-faustdspsource code in Faust                                        \#
                                                                   4@0G0R001300000@c4A;c1GEapplication/vnd.3\#
        gpp.seal-info+xml   4@060A00110000MA;ctext/x-codeownersdata in the format CODEOWNERS4H0G0E001604000A\#
        Ei@AR0RAA;c0_O1K9application/stix+jsonstix                                 0@210<000000000audio/g711\#
        -0                                                                                                  \#
                               0@200:000000000audio/isac               4@010Z00000300Iapplication/vnd.shana.\#
        informed.interchangeiifInformed interchange file4@010O00000300Happlication/vnd.marlin.drm.mdcfmdcMar\#
        lin protected content         0P280F000000000application/x-matroska                                 \#
                                                    0@280;090003000audio/x-ttaaudio/ttatta2P280A00000<00?app\#
        lication/x-ewfe01 ex01 l01image of EnCase                                                4@010I00000\#
        300Dapplication/vnd.epson.msfmsfEpson image settings                                                \#
                  4@010L000000000application/whoispp-response                                               \#
                                                                 3P060<00110200DA;ctext/x-holychcsource code\#
         in HolyC                                                                                           \#
                                                                                                            \#
                                          3P060:00110300BA;ctext/x-oocoocsource code in ooc4`290C00000300Cme\#
        ssage/vnd.wfa.wscwscWi-Fi setup message2P080F00000400Aapplication/x-stuffitxsitxStuffIt X archive4@0\#
        G0[001300000@c4A;c1GEapplication/vnd.poc.group-advertisement+xml3P060800110100@A;ctext/x-eesource co\#
        de in E4@010X000000000application/vnd.japannet-setstore-wakeup4@010?000000000application/rtx2P080A00\#
        110;000@gQapplication/x-tzotar.lzo tzo2`280A00000300Mapplication/x-wozwozWOZ image of an Apple II di\#
        sk                                                                                                  \#
                                                                                                        0P20\#
        0F000002000video/vnd.rn-realvideorv                                                                2\#
        0010F00000300;application/vnd.is-xprxprIS-XPR data4H070800110=00=A;ctext/dnszone soa arpaDNS zone fi\#
        le0@280;000000000audio/x-svx                                                                        \#
                                                                                                            \#
                                                                                                            \#
                            4@210Q00000500@application/vnd.nokia.n-gage.datangdatN-Gage game data1P010]00000\#
        300Capplication/vnd.fujixerox.docuworks.containerxctDocuWorks container   1P010U000000000application\#
        /vnd.afpc.cmoca-cmresource3P060=00110600EA;ctext/x-ceylonceylonsource code in Ceylon4H060?00110500RA\#
        ;ctext/x-protobufprotodata in the format Protocol Buffer20280X00110300RA_\application/vnd.sun.xml.im\#
        press.templatestiOpenOffice 1 presentation template4@080H00000000=application/x-bochs-diskdisk of Bo\#
        chs0P210T000000000video/vnd.iptvforum.2dparityfec-20050@2Y0:0k000S009audio/mpegaudio/mp3 audio/mpeg3\#
         audio/mpg audio/x-mpeg audio/x-mpeg-3mp3 mpga mp2a m2a m3a mpega mp1 mp2MP3 audio2PRH0A0B000<00;app\#
        lication/x-tarapplication/x-gtartar gtar gemtar archive0@280?00000400=audio/x-sndtoolsndtSndTool sou\#
        nd3X070900110400CA;ctext/wgslwgslsource code in WGSL3P060;00110400CA;ctext/x-mlirmlirsource code in \#
        MLIR4@010S000000000application/token-introspection+jwt3P060J00110400RA;ctext/x-untyped-plutus-coreup\#
        lcsource code in Untyped Plutus Core4@080B00000400:application/x-ggufggufGGUF model00280;09000:009im\#
        age/x-sgiimage/sgisgi bw rgbSGI image4@0G0D00130400C@c4A;c1GEapplication/mods+xmlmodsMODS library re\#
        cord4@280F00000300Papplication/x-java-cdsjsashared classes of a Java runtime4@060>00110300JA;ctext/x\#
        -haproxycfgdata in the format HAProxy1P010R000003000application/vnd.afpc.modca-overlayovl0@210:00000\#
        800:audio/usacloas xheUSAC audio0P280>0?1200000A4>AbMvideo/x-ogguvsvideo/x-ogg-uvs4@200U000002000app\#
        lication/x-thomson-cartridge-memo7m74@0G0R001300000@c4A;c1GEapplication/vnd.dvb.notif-init+xml4@000A\#
        000003000application/x-g64g6410280I000000000application/x-font-libgrx4@210E000006009application/vnd.\#
        mynfctagletmyNFC tag3P060800110300BA;ctext/nclnclsource code in NCL2PPX0C00110<00EPSNapplication/x-b\#
        zip2bz2 boz tbz2bzip2-compressed data3P060;00110300CA;ctext/x-saltslssource code in Salt4@060A001303\#
        000@c4A;c1GEapplication/x-tmxtmx4@010A000000000application/vemmi1@0_0:00220<00:QjDA;cmodel/vrmlwrl v\#
        rml vrmVRML scene3P060=00110600EA;ctext/x-codeqlql qllsource code in CodeQL4@010U00000300Oapplicatio\#
        n/vnd.qualcomm.brew-app-resbarresources of a BREW application4@0G0M001300000@c4A;c1GEapplication/med\#
        ia_control+xml4@0G0I001300000@c4A;c1GEapplication/yang-data+xml4@010H000000000application/prs.vcfbzi\#
        p23X060H00110800BA;ctext/x-devicetree-sourcedts dtsidevice tree source3P060<00110300DA;ctext/x-glyph\#
        glfsource code in Glyph4@0G0K001300000@c4A;c1GEapplication/vnd.avistar+xml002909000003000image/jphjp\#
        h4@0G13001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.custom-properties+xml3P070800\#
        110300BA;ctext/cqlcqlsource code in CQL4H0G0N001600000AEi@AR0RAA;c0_O1K9application/vnd.oftn.l10n+js\#
        on4@080V00000000Eapplication/x-ft-windows-registry-hiveWindows registry hive30280I000000000applicati\#
        on/x-mach-o-dsym1P010L0F000300@application/vnd.kde.kformulaapplication/x-kformulakfoKFormula formula\#
        4`010F00000500Tmessage/global-headersu8hdrheaders of an internationalised mail4@000B000003000chemica\#
        l/x-mdl-tgftgf3`060;00110400LA;ctext/x-ramlramltext with the markup of RAML4@010E000000000applicatio\#
        n/vp+sd-jwt4@200N00000<000application/x-sas-program-datass7 sas7bpgm00210N00000300@image/vnd.fujixer\#
        ox.edmics-rlcrlcEDMICS RLC image3`0G0=00110300>A;ctext/richtextrtxMIME rich text4@060U001307000@c4A;\#
        c1GEapplication/x-openoffice-registry+xmlxcs xcu3P060:00110300BA;ctext/x-jaijaisource code in Jai4@2\#
        80K000003000application/x-installshieldcab40200Z001103000ATaapplication/x-mysql-misam-compressed-ind\#
        exmyi1P0G0M00130300F@c4A;c1GEapplication/vnd.adobe.xdp+xmlxdpAdobe XML data package4H0G0L001600000AE\#
        i@AR0RAA;c0_O1K9application/trust-chain+json3`060L001106000A;ctext/x-visual-prolog-grammarvipgrm3`0?\#
        0L0;110:00BA;ctext/vnd.familysearch.gedcomtext/gedcomged gedcomGEDCOM family tree0P2Y09001107009AbMv\#
        ideo/oggogv oggOgg video1`390X0Z110300BA_\application/vnd.oasis.opendocument.chartapplication/x-vnd.\#
        oasis.opendocument.chartodcOpenDocument chart3Y060>00110J00FA;ctext/x-promelaprom prm promela pr pml\#
         pmsource code in Promela3`060C001103000A;ctext/vnd.tiddlywikitid3`060<001100000A;ctext/x-nusmv3P060\#
        @00110200HA;ctext/x-zenscriptzssource code in ZenScript4@0G0R001300500@c4A;c1GEapplication/3gpdash-q\#
        oe-report+xmlutf-81P010?00000300<application/odaodaODA document00280=00000700<image/x.niftinii hdrNI\#
        fTI volume00280<0:000400:image/x-icnsimage/icnsicnsApple icon0@290:0<000400:audio/flacaudio/x-flacfl\#
        acFLAC audio30280G00000700?application/vnd.flatpakflatpakFlatpak package4P890I00000?00Aapplication/p\#
        gp-signaturesig asc gpg pgpOpenPGP signature3X060;00110J00CA;ctext/x-hlslhlsl hlsli cginc fxh fx pss\#
        ource code in HLSL50000G000003000x-conference/x-cooltalkice4@0G0N001300000@c4A;c1GEapplication/vnd.b\#
        iopax.rdf+xml4@010U000000000application/vnd.ms-wmdrm.lic-chlg-req4@010?000000000application/did4@010\#
        C000000000application/vnd.dxr4@010A000000000application/eshop3P060;00110400CA;ctext/x-gamlgamlsource\#
         code in GAML3P060<00110>00DA;ctext/x-praatpraat proc pscsource code in Praat     30080H001100000AoW\#
        application/x-aportisdoc                                   4@280G00000300Fapplication/x-adobe-grdgrd\#
        gradients of Photoshop1H060F00110400GA;capplication/x-openscadscadsource code in OpenSCAD           \#
                                                                                                            \#
                                                                                                4@280I000003\#
        00>application/x-quake-modelmd2model of Quake4@010M00000C00@application/vnd.clonk.c4groupc4g c4d c4f\#
         c4p c4uClonk game group                                                                            \#
                                                                                                            \#
                      4@010\000000000application/vnd.japannet-verification-wakeup                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                            3P060D00110300LA;ctext/x-kakounescriptkaksource \#
        code in KakouneScript4@010C000000000application/vp+cose            4@010H000000000application/vnd.om\#
        a.dcdc                       3P060J00110300JA;ctext/x-omnet-plus-plus-nednedsource code in OMNeT++ N\#
        ED0P290D00110200=A_\video/vnd.youtube.ytytYouTube video3P060<00110200DA;ctext/x-fregefrsource code i\#
        n Frege                                                 0P280;000000009video/x-nutNUT video         \#
                                                                                                            \#
                3P060900110200AA;ctext/x-xcxcsource code in XC3H060=00220300EA;c@gTtext/x-expectexpsource co\#
        de in Expect3P060?00110500GA;ctext/x-cameligomligosource code in CameLIGO0@280B00000300@audio/x-wwis\#
        e-bankbnkWwise sound bank30280L00000500Capplication/x-psx-executablepsexePlayStation program4@010U00\#
        0000000application/vnd.uplanet.bearer-choice4@0G0P001300000@c4A;c1GEapplication/vnd.oipf.spdlist+xml\#
        3l460=00110600NA;ctext/x-liquidliquidtext with the markup of Liquid4@0?0=08110<008A;ctext/calendarte\#
        xt/icsics ifb icalcalendar4@010K000000000application/vnd.3gpp.5gsv2x4@0G0N001300000@c4A;c1GEapplicat\#
        ion/mathml-content+xml4@280E000003000application/x-axcryptaxx00280D00000;000image/x-os2-graphicsbmp \#
        ico ptr4@0G0W001300000@c4A;c1GEapplication/vnd.dvb.notif-container+xml3P060<00110200DA;ctext/x-rouge\#
        rgsource code in Rouge30090D00000@00Kapplication/vnd.palmpqa oprc pdb prcPalm OS database or program\#
        4@0G0N00130050M@c4A;c1GEapplication/im-iscomposing+xmlutf-8notice that someone is typing0@280;00000^\#
        000audio/x-psfpsf1 psflib minipsf minipsf1 gslib minigsf psf3`060900110200JA;ctext/x-d2d2text with t\#
        he markup of D21P000C000000000application/msword24@010H000000000application/commonground3`070B001108\#
        009A;ctext/vnd.in3d.spotspot spo3DML spot4@280M00000000@application/x-kerberos-ccacheKerberos ticket\#
        s1@210=00000O00:model/vnd.gdlgdl win dor lmp rsm ism gsm msmGDL object4H0G0M001600000AEi@AR0RAA;c0_O\#
        1K9application/3gpphalforms+json0@280;00000300Laudio/x-w64w64WAVE audio with wide numbers4@0G0J00130\#
        0000@c4A;c1GEapplication/vnd.wv.csp+xml0@210=00000300=audio/atrac-xatxATRAC-X audio3X060>00110200FA;\#
        ctext/x-aspectjajsource code in AspectJ                                                             \#
                                                                                    4P010Q000003000applicati\#
        on/pem-certificate-chainpem                                                                         \#
                                                                                                            \#
                                                                                         3h460;00110@00LA;ct\#
        ext/x-hamlhaml haml.defacetext with the markup of Haml0@280;000003000audio/x-sapsap4@060;00110400GA;\#
        ctext/x-tmdltmdldata in the format TMDL                                                             \#
                                                               4H0G0T001600000AEi@AR0RAA;c0_O1K9application/\#
        vnd.acm.addressxfer+json4@890C000003000application/vnd.ageage        2`210G0K110;00C@gVapplication/v\#
        nd.efi.isoapplication/x-iso9660-imageiso iso9660ISO 9660 disc image                    30280O0000000\#
        00application/x-mach-o-executable00200H000003000image/x-coreldrawpatternpat3`060A001104000A;ctext/x-\#
        chaiscriptchai4@010U000000000application/vnd.japannet-verification4P0>0F00110700?A;ctext/x-ssh-priva\#
        te-keykey pemSSH private key4@010O00000;00Happlication/vnd.lotus-organizeror3 or2 orgLotus Organizer\#
         calendar4@0G0T001300000@c4A;c1GEapplication/vnd.3gpp.pinapp-info+xml4@010G00000300Fapplication/vnd.\#
        trueapptraTrue BASIC application                                                                    \#
             3`060:001103000A;ctext/x-ottott                                                               3\#
        X060A00110700IA;ctext/x-inno-setupiss islsource code in Inno Setup4@280K00000000Lapplication/vnd.and\#
        roid.artimage of the Android runtime                                                                \#
                                1@0G0B00130400:@c4A;c1GEmodel/vnd.moml+xmlmomlMoML model3P060?00110300GA;cte\#
        xt/x-piglatinpigsource code in PigLatin00210:000008000image/jphcjhc jphc4@010K00000300@application/v\#
        nd.realvnc.bedbedRealVNC settings                  3P060:00110300BA;ctext/x-b4xbassource code in B4X\#
        00280B00000I000image/x-sun-rasterras sun im1 im24 im32 im84@010K00000300Dapplication/vnd.ms-artgalry\#
        cilClip Gallery package3h460:09110800KA;ctext/x-pugtext/jadejade pugtext with the markup of Pug20280\#
        O00110700IA_\application/vnd.sun.xml.impresssxi sddOpenOffice 1 presentation4@0G0a001300000@c4A;c1GE\#
        application/vnd.oma.poc.invocation-descriptor+xml4@060A00110300BA;capplication/x-ofxofxOFX bank stat\#
        ement4@010I000000000application/vnd.artsquare0@290@00110500<A]5audio/vnd.dts.hddtshdDTS-HD audio3P06\#
        0<00110500DA;ctext/x-mettamettasource code in MeTTa3`060=001100000A;ctext/x-robots4@0G0I001304000@c4\#
        A;c1GEapplication/atsc-rsat+xmlrsat4@010Q000004000application/vnd.crypto-shade-filessvc             \#
                                                                                                            \#
                  4@090K00000000Aapplication/vnd.cups-rasterCUPS raster image                               \#
                                                    0@280;00000300Gaudio/x-gymgymmusic of the Mega Drive    \#
                                                                      4@010a000000000application/vnd.oma.bca\#
        st.simple-symbol-container                                                   3P060<00110000DA;ctext/\#
        x-xmakesource code in Xmake1P3Y0W0Y110300AA_\application/vnd.oasis.opendocument.textapplication/x-vn\#
        d.oasis.opendocument.textodtOpenDocument text4@060G001303000@c4A;c1GEapplication/x-tiled-tmxtmx     \#
                                                                                    4@070E001102000A;capplic\#
        ation/n-triplesnt                                                                                   \#
                                                                 3P060;00110?00CA;ctext/x-hackhack hhi hh ph\#
        psource code in Hack                                                4P890B00000?00Kapplication/pkcs1\#
        0p10 csr der pemcertificate signing request302X0B13000500?application/x-javaapplication/java-vm appl\#
        ication/x-java-applet application/x-java-vmclassJava class file                                     \#
                                                           3l460J00110>00RA;ctext/x-handlebars-templatehbs h\#
        andlebarstext with the markup of Handlebars                                  4H0G0N001600000AEi@AR0R\#
        AA;c0_O1K9application/vnd.pagerduty+json3`060;001107000A;ctext/x-qlikqvs qvw               3Y@70?0U1\#
        10Q00>A;capplication/sqlapplication/x-sql text/sql text/x-sqlsql ddl mysql tab udf viw inc prcSQL st\#
        atements4@0G0`001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-mbms-usage-info+xml4@080B000000000appli\#
        cation/x-riff3P060J00110300RA;ctext/x-game-maker-languagegmlsource code in Game Maker Language2@210H\#
        00110400A@;bapplication/vnd.wap.wmlcwmlccompiled WML page1P390c0e110800MA_\application/vnd.oasis.ope\#
        ndocument.formula-templateapplication/x-vnd.oasis.opendocument.formula-templateodft otfOpenDocument \#
        formula template10290?00000700?font/collectionttc otcfont collection1P010D000000000application/vnd.c\#
        url3h470900110800=A;ctext/sgmlsgml sgmSGML document200G1<001300000@c4A;c1GEapplication/vnd.openxmlfo\#
        rmats-officedocument.presentationml.tablestyles+xml4@060B00110i00NA;ctext/x-cpp-objdumpcpp-objdump c\#
        ++-objdump cppobjdump cxx-objdump c++objdumpdata in the format Cpp-ObjDump3`060<001106000A;ctext/x-m\#
        aplempl mi3X060F00110i00AA;capplication/typescriptts tsx mts cts config.ts d.cts d.mts d.ts spec.ts \#
        test.tsTypeScript source30280G00110N00>@K<application/x-sharedlibso elf cmxs mex o oct pd_linuxshare\#
        d library2P2Y0O00110500SA_\application/vnd.etsi.asic-s+zipasicsASiC-S container of one signed file4H\#
        0G0P001600000AEi@AR0RAA;c0_O1K9application/alto-cdnifilter+json2P280K000002000application/x-snappy-f\#
        ramedsz4@060B00110300NA;ctext/x-tsplib-datatspdata in the format TSPLIB data2P2Y0U001103000A_\applic\#
        ation/vnd.imagemeter.folder+zipimf3P060>00110700FA;ctext/x-langiumlangiumsource code in Langium4H0G0\#
        D001600000AEi@AR0RAA;c0_O1K9application/aif+json00010D00000300<application/vnd.xaraxarXara drawing3X\#
        060:00110300BA;ctext/x-pegpegsource code in PEG4@0G0R00130600F@c4A;c1GEapplication/vnd.route66.link6\#
        6+xmllink66Route 66 location link0@280;000003000audio/x-vocvoc3`460900110800LA;ctext/slimslim slmtex\#
        t with the markup of Slim3X060>00110700BA;ctext/x-rsi-idldlm prosource code in IDL4@000Q000000000app\#
        lication/vnd.google-apps.video4@010@000003000application/nodecjs3P460A00110300IA;ctext/x-glimmer-tsg\#
        tssource code in Glimmer TS0P200>000003000video/x-ms-wvxwvx3`060<001100000A;ctext/example4@0G0C00130\#
        300;@c4A;c1GEapplication/xop+xmlxopXOP package4@080>00000300@chemical/x-cdxcdxChemDraw drawing1P390[\#
        0]110300NA_\application/vnd.oasis.opendocument.text-webapplication/x-vnd.oasis.opendocument.text-web\#
        othOpenDocument web page template4@010S000000000application/vnd.uplanet.alert-wbxml00280@000002000im\#
        age/x-farbfeldff4@060T00110400`A;ctext/x-object-data-instance-notationodindata in the format Object \#
        Data Instance Notation3`060=00110300?A;ctext/x-setextetxsetext document4@010N000000000application/vn\#
        d.oma.bcast.sgdu4`010J00000800;application/vnd.sealed.emlseml semSealed mail4@280C00000000Kapplicati\#
        on/x-kdumpkernel dump of makedumpfile30280N002400000@Yo@Kh@K<@gVapplication/x-iso9660-appimage2P290G\#
        000007000application/vnd.genozipgenozip3`060=001103000A;ctext/x-amdgpuisa4@0G0S001300900@c4A;c1GEapp\#
        lication/vnd.fdsn.stationxml+xmlxml-based4@280F00000300@application/x-vim-swapswpswap file of Vim0@2\#
        80;000003009audio/x-qoaqoaQOA audio4@010R000008000application/vnd.snesdev-page-tableptrom pt1@0Q0:00\#
        000=00:model/meshmsh mesh silomesh model4@060A00110300BA;capplication/x-sassassource code in SAS3`06\#
        0H001100000A;ctext/vnd.si.uricatalogue4@010C00000300;application/vnd.gmxgmxGMX project3`060C00110500\#
        0A;ctext/vnd.curl.mcurlmcurl4@0G0U001300000@c4A;c1GEapplication/vnd.etsi.iptvsad-npvr+xml3\460A00110\#
        800IA;ctext/x-freemarkerftlh ftlsource code in FreeMarker4@010N000000000application/scitt-receipt+co\#
        se2P000E00000700Aapplication/x-sv4cpiosv4cpioSVR4 cpio archive3`070<00110300>A;ctext/jcr-cndcndJCR n\#
        ode types3`060:00110300KA;ctext/x-brubrutext with the markup of Bru4@0G0]001300000@c4A;c1GEapplicati\#
        on/vnd.3gpp.seal-mbms-usage-info+xml50000D000000000x-content/video-svcd0@280>00000300<audio/x-twinvq\#
        vqfTwinVQ audio4@010J00000300>application/vnd.insors.igmigmIGMeeting link0@290@0J000400@audio/mobile\#
        -xmfaudio/vnd.nokia.mobile-xmfmxmfMobile XMF music3h060:00110300;A;ctext/x-podpodtext in Pod        \#
                                                                                                         3P0\#
        60=00110300EA;ctext/x-wollokwlksource code in Wollok3`070H00110300FA;ctext/vnd.senx.warpscriptmc2War\#
        pScript source code3P060=00110600EA;ctext/x-whileywhileysource code in Whiley3@070G00110300@A;ctext/\#
        vnd.dmclientscriptdmsDM client script                      3P060:00110300BA;ctext/x-panpansource cod\#
        e in Pan                                                                               2P2Y0d0011000\#
        00A_\application/vnd.nato.openxmlformats-package.iepd+zip1@0908000002000model/jtjt                  \#
            1@080;000000000model/x-lwo   0@210<000000000audio/tsvcis                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                      4@010R\#
        000000000application/prs.implied-executable3`060A002308000@c4A;c1GEtext/iso19139+xmliso19139    3`06\#
        0;001104000A;ctext/x-jsltjslt                                                                       \#
                          4@060<00230700HA;c@c41GEtext/x-eaglebrd schdata in the format Eagle4H0G0\001600000\#
        AEi@AR0RAA;c0_O1K9application/vnd.apothekende.reservation+json00280@0@1103000QADimage/x-leaf-mosimag\#
        e/x-raw-leafmos0@210=000000000audio/smv-qcp                                 3`060;001100000A;ctext/x\#
        -mxml4@0G0^001300000@c4A;c1GEapplication/vnd.oipf.contentaccessdownload+xml                         \#
                                                        1P280[001104000A_\application/vnd.adobe.indesign-idm\#
        l-packageidml3P060>00110500FA;ctext/x-mercurym moosource code in Mercury30280H0E1103000A_\applicatio\#
        n/x-itunes-ipaapplication/x-ios-appipa4H060>00110D00JA;ctext/x-graphqlgraphql gql graphqlsdata in th\#
        e format GraphQL                                                                                    \#
                                                      3P060<00110500DA;ctext/x-polarpolarsource code in Pola\#
        r3P060<00110200DA;ctext/x-aikenaksource code in Aiken4@010E000000000application/moss-keys           \#
                                          00280H00110;00LAjDimage/svg+xml-compressedsvg.gz svgzSVG drawing, \#
        gzip-compressed3X060;00110600CA;ctext/x-cudacu cuhsource code in Cuda4@0G0X00130300B@c4A;c1GEapplica\#
        tion/vnd.citationstyles.style+xmlcslCSL citation style2P290Q00110500AA_\application/vnd.stepmania.pa\#
        ckagesmzipStepMania package0@200E000003000audio/vnd.audible.aaxaax4@010I000000000application/vnd.3gp\#
        p.s1ap3P060=00110300EA;ctext/x-boogiebplsource code in Boogie4H0G0D001600000AEi@AR0RAA;c0_O1K9applic\#
        ation/dns+json                                        4H0G0N00160800SAEi@AR0RAA;c0_O1K9application/v\#
        nd.cyclonedx+jsoncdx.jsonCycloneDX bill of materials in JSON                             00160f0`240\#
        4000A_\@c4A;c1GEapplication/vnd.ms-visio.drawing.macroenabled.main+xmlapplication/vnd.ms-visio.drawi\#
        ng.macroenabled.12vsdm4@0G0D00130000W@c4A;c1GEapplication/cnrp+xmlCommon Name Resolution Protocol me\#
        ssage4@060@00110:00LA;ctext/x-formattedeam.fs fordata in the format Formatted4@0G0V001300000@c4A;c1G\#
        Eapplication/vnd.etsi.iptvueprofile+xml4@010O00000300Mapplication/tamp-update-confirmtucconfirmation\#
         of a TAMP update4@010J00000300@application/vnd.flographitgphFloGraphIt graph0P2Y090;000Q00<video/mp\#
        4video/x-mp4mp4 mp4v mpg4 f4p m4v f4v lrv m4sMPEG-4 video4@010O000000000application/vnd.uplanet.cach\#
        eop1@280?00000300<model/x-openctmctmOpenCTM mesh00210R00000<00Fimage/vnd.sealedmedia.softseal.jpgsjp\#
        g sjp s1jSealedMedia JPEG image1P060M001300000@c4A;c1GEapplication/vnd.ms-word2006ml3`060;00110400<A\#
        ;ctext/x-musemusetext in Muse3X060B0;110V00JA;ctext/x-common-lisptext/x-lisplisp cl asd lsp ny podsl\#
         sexp jl l rossource code in Common Lisp0@280;00000300Eaudio/x-pvfpvfPortable Voice Format3Q060>0011\#
        0:00FA;ctext/x-treetoptreetop ttsource code in Treetop4@010J00110900HA^Lapplication/vnd.fdsn.mseedms\#
        eed msdminiSEED seismic records4@010C000000000application/vnd.1ob3P060:00110300BA;ctext/x-pklpklsour\#
        ce code in Pkl3`060A001100000A;ctext/x-pacmanconf    2P280N001108000A_\application/vnd.apple.pkpasse\#
        spkpasses3I860E00110Y00=A;capplication/x-desktopdesktop desktop.in directory kdelnk themedesktop ent\#
        ry3`070E00110300=A;ctext/vnd.dvb.subtitlesubDVB subtitles0`0F0D00130400=@c4A;c1GEapplication/xspf+xm\#
        lxspfXSPF playlist4@060<00110500HA;ctext/x-gtkrcgtkrcdata in the format GtkRC4H0F0S001606000AEi@AR0R\#
        AA;c0_O1K9application/x-web-app-manifest+jsonwebapp4@0G0E00130900A@c4A;c1GEapplication/inkml+xmlink \#
        inkmlInkML handwriting4H070S001200000AXJA;capplication/prs.implied-object+yaml0`890F00000300Mapplica\#
        tion/vnd.ms-wplwplWindows Media Player playlist4@0G0\001300000@c4A;c1GEapplication/vnd.radisys.msml-\#
        dialog-base+xml0@280;00000300Kaudio/x-spcspcmusic of the Super Nintendo3P060:00110800BA;ctext/x-fppf\#
        ppi fppsource code in FPP4@010C00000300<application/vnd.jamjamJAM document4H0G0M001600000AEi@AR0RAA;\#
        c0_O1K9application/ppsp-tracker+json00200A000003000image/x-raw-casiobay3X060:00110Q00BA;ctext/x-hclh\#
        cl tf nomad tfvars tofu workflowsource code in HCL40000N001103000ATaapplication/x-mysql-misam-datamy\#
        d4@010I00000300Bapplication/vnd.visionaryvisVisionary document2P080B000004000application/x-zpaqzpaq \#
                         3P060:00110700BA;ctext/x-aslasl dslsource code in ASL3Q060<00110700DA;ctext/x-sqlpl\#
        db2 sqlsource code in SQLPL0P010P00000300Dapplication/vnd.epson.quickanimeqamQuickAnime animation3P0\#
        60I00110200QA;ctext/x-linear-programminglpsource code in Linear Programming3`060I001109000A;ctext/x-\#
        roboconf-instancesinstances0P000J000003000application/x-futuresplashspl4@010N000000000application/vn\#
        d.oma.bcast.ltkm4@0G0D00130700C@c4A;c1GEapplication/lost+xmllostxmlLoST location query3P060:00110S00\#
        BA;ctext/x-aplapl dyalog aplf aplo apln aplc aplisource code in APL3P060800110700@A;ctext/x-mmumps m\#
        source code in M4@060=00110600IA;ctext/x-nanorcnanorcdata in the format nanorc                      \#
                                                                                                            \#
                           4@210Y00000600Fapplication/vnd.3lightssoftware.imagescalimgcalimage calibration d\#
        ata                                               3P060=00110300EA;ctext/x-uniconicnsource code in U\#
        nicon                                             4@010U00000900=application/vnd.quobject-quoxdocume\#
        ntquox quizQuox document4@010H00000000Aapplication/vnd.3gpp.sms3GPP text message0@280;00120300:@`M14\#
        1audio/x-m4bm4baudio book4@010M000000000application/vnd.hcl-bireports00210:000004000image/jaisjais4@\#
        000C000006000chemical/x-jcamp-dxjdx dx                                                              \#
                                                                                                            \#
                                                         00210R00000<00Eimage/vnd.sealedmedia.softseal.gifsg\#
        if s1g sgiSealedMedia GIF image4H0G0H001600000AEi@AR0RAA;c0_O1K9application/geopose+json            \#
                       4H0G0Z001600000AEi@AR0RAA;c0_O1K9application/vnd.oci.image.manifest.v1+json0P20080000\#
        02000video/glgl0@280=000000000audio/x-adpcm00280A0A000300?image/x-canon-crwimage/x-raw-canoncrwCanon\#
         raw image0P280;000003009video/x-roqroqRoQ video                                   3`060<001100000A;\#
        ctext/xml-dtd           1`0G1=001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spread\#
        sheetml.sheetmetadata+xml                                             00280D0D1103000QADimage/x-phas\#
        eone-iiqimage/x-raw-phaseoneiiq         00200C000003000image/x-minolta-mdcmdc4@010Q00000300Dapplicat\#
        ion/vnd.hhe.lesson-playerlesLesson Player lesson4@010J000000000application/vnd.3gpp.5gnas           \#
                                                              4@280D00001=000application/x-bplistplist weblo\#
        c entitlements mobileconfig strings stringsdict tmlanguage tmtheme                                  \#
                                                                                                            \#
                                                              4@280K00000500Happlication/x-rust-metadatarmet\#
        ametadata of a Rust crate                                                                           \#
                                                                                        4H0G0\001600000AEi@A\#
        R0RAA;c0_O1K9application/vnd.ims.lti.v2.toolsettings+json                                           \#
                    4@010M00000300Fapplication/vnd.powerbuilder6pbdPowerBuilder 6 library0@210:000000000audi\#
        o/tone4@0G0D00130000<@c4A;c1GEapplication/xmpp+xmlXMPP message0P210A00000800Tvideo/vnd.dece.hduvh uv\#
        vhUltraViolet video in high definition2P280A00000300Aapplication/x-parparPAR recovery data        2`\#
        280J00000;000application/x-gamecube-romrvz iso wia                 4@010W000000000application/prs.im\#
        plied-object+json-seq                                                                        1`880P0\#
        00002000application/x-applix-spreadsheetas                                                  4@010K00\#
        0000000application/vnd.d3m-problem                       2`080P000007000application/x-neo-geo-pocket\#
        -romngp ngc                                                                                         \#
                  00280@000003000image/x-gimp-patpat                     3P060<00110100@A;ctext/x-vlangvsour\#
        ce code in V000P0S000005000application/vnd.google-apps.drawinggdraw1P080N00110=00?AoWapplication/x-m\#
        obipocket-ebookprc mobi azw4Mobipocket book4@010Y000000000application/vnd.ms-windows.printerpairing \#
                                                                                                            \#
                                    4H070H001200000AXJA;capplication/vnd.faf+yaml1P060e001300000@c4A;c1GEapp\#
        lication/vnd.oasis.opendocument.tika.flat.document                  3X060=00110100EA;ctext/x-jasminj\#
        source code in Jasmin         3P0F0E00130900D@c4A;c1GEapplication/xproc+xmlxpl xprocsource code in X\#
        Proc     4@010\000000000application/vnd.japannet-registration-wakeup4@0P0O000004000application/vnd.g\#
        oogle-apps.mapgmap                                                       4@010O000000000application/\#
        vnd.ruckus.download4@010J000000000application/vnd.sealed.net4@060A00110000MA;ctext/x-npm-configdata \#
        in the format NPM Config3X060;00110900CA;ctext/x-pikepike pmodsource code in Pike4@0G0R001300000@c4A\#
        ;c1GEapplication/vnd.oipf.ueprofile+xml4@060J00110300VA;ctext/x-linux-kernel-modulemoddata in the fo\#
        rmat Linux Kernel Module3`060=00110?000A;ctext/x-cplintlpad ecl prolog4@0G0H001300000@c4A;c1GEapplic\#
        ation/mbms-msk+xml4@000F000002000application/applixwareaw1@060F001103000A;capplication/x-excellondrl\#
        1@290=2;000300?image/vnd.dwgapplication/acad application/autocad_dwg application/dwg application/x-a\#
        cad application/x-autocad application/x-dwg drawing/dwg image/x-dwgdwgAutoCAD drawing4H0G0C001606000\#
        AEi@AR0RAA;c0_O1K9application/td+jsonjsontd1`290K0E110300CQjDapplication/vnd.kde.kspreadapplication/\#
        x-kspreadkspKSpread spreadsheet4@060:00110300CA;ctext/x-vcfvcfVCF genome variants4@210X001100000@b7a\#
        pplication/vnd.veraison.tsm-report+cbor3P060?00110200GA;ctext/x-monkey-cmcsource code in Monkey C4@0\#
        10X000000000application/vnd.verifier-attestation+jwt4@0G0Y001300000@c4A;c1GEapplication/vnd.3gpp.mcd\#
        ata-ue-config+xml4@010N000000000application/suit-envelope+cose4@0G0]001300000@c4A;c1GEapplication/vn\#
        d.3gpp.mcptt-service-config+xml3P060>00110700FA;ctext/x-oxygeneoxygenesource code in Oxygene4@010J00\#
        000400?application/vnd.sealed.3dfs3dfSealed 3D model4@010h000000000application/vnd.openxmlformats-of\#
        ficedocument.vmldrawing4@010J00000300Capplication/vnd.mobius.mslmslMobius MSL document3`060D00110300\#
        0A;ctext/x-trafficscriptrts                                                                         \#
                                                                            3P060<00110300DA;ctext/x-quintqn\#
        tsource code in Quint                                                                               \#
                                                                                                            \#
                                             1P060I001300000@c4A;c1GEapplication/vnd.ms-wordml              \#
                 4@210N00000500Japplication/vnd.wap.wmlscriptcwmlsccompiled WMLScript program               \#
                                                                                          4H060O00110300cA;c\#
        text/x-ms-visualstudio.solutionslndata in the format Microsoft Visual Studio Solution               \#
                                                                                                            \#
                                                        1@2Q0E0@000:00Imodel/x3d+fastinfosetmodel/x3d+binary\#
        x3db x3dbzX3D scene in Fast Infoset4@010O00000300?application/vnd.groove-injectorgrvGroove injector4\#
        @210`00000600Lapplication/vnd.cluetrust.cartomobile-config-pkgc11amzCartoMobile settings package4H06\#
        0>00110000JA;ctext/x-crontabdata in the format crontab3X060;00110500CA;ctext/x-smplcoccisource code \#
        in SmPL                                    4@010N00000300>application/vnd.osgi.subsystemesaOSGi subs\#
        ystem                        4@0G0V001300000@c4A;c1GEapplication/vnd.gentoo.catmetadata+xml00280F0F1\#
        103000QADimage/x-hasselblad-3frimage/x-raw-hasselblad3fr                                            \#
                                                                                                            \#
                    4@0@0?000000000application/tar                                                      3`07\#
        0H00110550=A;ctext/provenance-notationprovnutf-8PROV notation0@210=000003009audio/vnd.ripripRIP audi\#
        o                                      4@280J000003000application/x-spectrum-tzxtzx1P280L00110300DA_\#
        \application/vnd.sun.xml.mathsxmOpenOffice 1 formula4@0G0I001300000@c4A;c1GEapplication/xml-patch+xm\#
        l4@0G0S001300000@c4A;c1GEapplication/mathml-presentation+xml4@0G0D00130500K@c4A;c1GEapplication/dssc\#
        +xmlxdsscDSSC security policy in XML                                                             4A0\#
        60M00110300QA;capplication/x-pygments-tokensrawdata in the format Raw token data4@0G0C001300000@c4A;\#
        c1GEapplication/odm+xml4@0G0K00130300G@c4A;c1GEapplication/vnd.oma.dd2+xmldd2OMA download descriptor\#
        4@0G0V001300000@c4A;c1GEapplication/vnd.oma.cab-user-prefs+xml4@000?00000400Achemical/x-cmdfcmdfCrys\#
        talMaker data                                                                                       \#
                                                                                                            \#
                                            1P0G0C00130A00<@c4A;c1GEapplication/tei+xmltei teicorpus oddTEI \#
        document3a060?00110300KA;ctext/x-microdvdsubdata in the format MicroDVD              4@010C000000000\#
        application/vnd.mdl                                                                                 \#
                                                            3`060=001103000A;ctext/x-hybrishyb              \#
                                                                                      4@000K000000000applica\#
        tion/remote-printing      4@0G0W001300000@c4A;c1GEapplication/vnd.iptc.g2.conceptitem+xml           \#
                                                                                                            \#
                                    2P280B000004000application/x-asarasar3`070C001100000A;ctext/cql-expressi\#
        on0P010K00000400;application/vnd.muvee.stylemstymuvee style2P2X0A0L000300;application/x-arjapplicati\#
        on/x-arj-compressedarjARJ archive
        """#
    }

    /// Where the record of the type of each number starts.
    static var slots: StaticString {
        #"""
        00000d0e00000>040H04145O0000180800001>4`000000000D0V0n0=0R0=00000000000000000:3\0T0M060F0>1300000d1S\#
        0Z0J0J0J1<0^0b0K080f020M000000000000000000000h2N0V130R1>0L2\00000000081G00000@6514721B0_1B1j1B2C0000\#
        1>5h0H0d00000b1;0H1\0H2M0000000000001:0l0000000000001@500^2700000X2C022O00000000121`0h3B0h46041M0V1\\#
        00000V2`0<:L001>0`1@00000000003>0000000000000`1f0n1G0000122a0D1b0F1K0000148d181N0:4Z101Q0J1R0>1o0L39\#
        0000000000000:5c0:6O0B3R00001:210N1\0\1]0J2K0d1n0F1m00000D2l000000000000004?061h00000f1j000000000L4c\#
        0B450f2b0V3U0n2E0000000000000J3B000000000F2K0j280R2^00000000000000000000000000000b2B124I000000000000\#
        0000000000001B2_0<;80000149S0000162O0B4j0n3J0\2d0H3B00000l3=1B3b00001>6_102Y000000000000000000000000\#
        0<;l00000d2h00000@7B0X3B000000000:7j00000000000000000000125000000n4G0B5N00000R3D00590J3n000000000>38\#
        0B7:0\3U00000@87000000000000125`0h4X043A000000000b3E00000D3X0000000000000P3K0L5V00000@9;00000d420j3P\#
        00000\440\5:000000000000000000000f420R4;0N3\00000b410J4n005c00000d5R183b0Z3c0H480X3l0V4g126A0F4;0J5V\#
        1>7A163l0V5H0H530F670000000000000000000000001:460B8:00000^490000164Y14:L00000b5?00000D4V0D5a165Y1@5Z\#
        0`4D0d6K0>4F0000006@0000000000000T4L0l6D00000b6C104P0F7>000000000R5500000h5Z0>5U14<E0P4Y000000000X4\\#
        000000000:951<4`00750>6N0000127L000014=H0000000000000H671B4k0T5=0f4m000000000H780D6C0000000000001:55\#
        0000000000000b6e0000000000000L6L0l70185>0000000000000:9m025D0T690f5W0n5F0X5W0000000014>B0b7[00000D7S\#
        0P5[1:6E000000000n5i1B5T0`5T000000000000085Y18630::k0d7>0d8:0Z5^045^0L7U00000:;`1@6J0`6B0@9f0<=M0000\#
        065h166F0@:O000000000F8=00000>7C000000000>8g0V6Q0000086i0X6H0000000000000000000000000000000000000000\#
        0<=n1>7h00000:=600000n710D8W1<6G0l7W0L8d087n00000:=j047000001@74088]00001<7:000000000000000000000`7<\#
        0B8g0@;I00000\6]187=1@8100000B9U0000000004830000106f0`9?0b9;0@=4000000000^6l000000000000000000000d8b\#
        00000000000000000000048Z0T790000000000000h7=0N7=0X7O1:7S049C00000j7C04:90n7U0N7n128f00000B:C0H810000\#
        00000L9E00000000000000000X8Y1<7n0@=o000000000>9Z0000129N0D9K0000000000000^7n0l8K0h8300000@?A00000J7d\#
        00001B7f00000000000000001@9500001>8]067n00000000000000000000000000000b9k0F9O0`9]000000000b:H00000F:5\#
        0\8>068\00000R8A0n8I0Z8B0^8[0<>o000000000<?b168I0000000000000000000000001:8P00000H8R0h8Z000000000j8V\#
        0000008X0000000000000f8\0000000000000<@;0N8h0J8a04<40T8c089f000000000P8h0000000000001B8l0n990>:70000\#
        0000189100000J9O00000000000000000<@m000000000d9]0F;50Z9K1>9Y12:\14?:1B9Q189]0<AU0N9[029E00000@?d0^9]\#
        0D9j0^:D1@9b169I12;k00000000000014@20V9R0X9S0f:000000000069h0@@V0L:21@:^0`:?0\9g000000000T9_0@A80000\#
        0^:o0J:I0Z9m0000000000000000009i1B:X0Z:b000000000000000000000N:V0h:20d:g00000000000000000Z;]0T:I0000\#
        0000000000000000000004<V0V:@00000d;i0`;:00000000000000000D;1000000000j:L00000000000000001>:^16:Q00:b\#
        18:W08:b00000D<11@;M000000000L:h00000J;D000016;G000004=O0000000000000B;M14Ad0\;00^;Z0<B=02:h0f:i16<?\#
        04>A14Bd0B<S1>;\0j;R0\;i00000000000014D>00001><U1>=G0000000000001@<G00000000000000000000000000000000\#
        000000000000000000000P;K00000l;M0R;N0^<`00000F;a00000000000000000j<<0`;h0000000000000000000000000T;^\#
        00000T<T000000000F=40<C:0Z=30`<\0H;f0Z=T0l<D0b;i0\<d0j=a0F>602<80000000008<1000000000000000000000000\#
        0000000018<:0D<a0X<<0j>R00000^=b06<@12<b1B<B04?60n<D16<g00000d<J0J<G00000d=I00000H<i0000000000000000\#
        00001:<R0J=G0P<T000000000D=_0f<X0h<X08<j0D>J0Z>X0@B70J>C00000000000000000f=11@=L16>90D??0H>?12=P0@C:\#
        00000h=R1<<l0f=h00000000000000000000000000000T=K00000<D100=80h>90l=B0n=F000000000j?60n>2000000000000\#
        0000000000000000000002>C08=^0L=J0000000000000000000000>W0@D718=Q1>>3000000001@=o0V=V000000001<>11:=Z\#
        000016?C0000000010=`0f>d0000000000000n?20000000016@_02?20@Dk04@2000000000000000018>Z0X>114E<0^>Q0@Em\#
        0l??00001:>G000018?J0d>:0Z?T000000000V>S08>J0H>g0d?60:>K02?O0j@212>`0000000016AX000002@=12?i000002A2\#
        1@>[0>>N0N>N000000000F>_00000000000000000F?A0FB=0P>Y0>?>0N?k0:?E0R>^000000000J?L0h>c00000<EX00000P?C\#
        0^?a0V?O04@e02BT0d@?0FBe0N@_1@?U0^@O16Ba16CB0@F`0R?Q0\?11:?A08?>0NAE18@n0:?b0T?30FC_0`?80NB70NBn0h?c\#
        0XA=0:@k0FDW000000000Z@I1<?F0000000000001<@:0000000000000000000014EX1:@D0h@O0000000000000\?\00000000\#
        0000000000000000000000000L?_00000D@C0b?b0@HB1<A40d@l1:A90R@^0XB<000000000XB\1<B<0J@e00000DAH02Cg0l@0\#
        12@c04A^00000JAd00001@@b00000000000002D_14F80L@A04B[0n@?18Ah00000DBC00000FES0V@R0n@^000000000^AN0000\#
        00000NE?00000@I:0T@N08@P0TA=0XC?000000000b@V0H@U0@J8000000001:Ak0<F;0HAI0l@g0dA\00000000000000000000\#
        00000lAE0@KC02EU0ZAS0lBA08AL00000jA70<Fe1B@n00001<C[0000000000001>A400000000000000000000000000000000\#
        0000000000000>A@0PAA000000000PAi00000000000000000000000000000LAL0TBD0HBb0^BA0000000010AR0jAV0:B30000\#
        000006AW0000000006BE00000^C;00000fA^02FL0VA_0DC?0TC1000000001<DO000000000000000000Aj0PBg0TDN02GI08BM\#
        1<EB0`Ao0dB>1:BN08CE06C40\B302H?08D>00000000000014G\00000fBV00000PCY1<GB00000NEk000018Bj00000@LC0000\#
        0jB_0LBd00000TEL04CK0RBL0DCa02I10>BP0000000004DZ0ZBW0000000000000LC]000000001<HK0jCo0:Bb000000000lBc\#
        000000000^Co0\Bc0HD7000000000PDY18CZ00000000000000000000000002IS00000HE00VC3000006CV1@C500000:CG0TFC\#
        00000000000000000000000010C@0jD]1:D400000000000008Dm10DN00000NFS0dCJ16DG0`CL0>CL00001:E;000010EN0000\#
        00000000000000000nCW0000000000000PEB1<I:1@Cl00000`DA0hC`0TG00TH900001@Do000000000000000000000fCj0000\#
        0000000006D5000000000dDM0RD21<Il00000000000014I]000002JN0HF812D91<J`0jEH14KL000000000LDj00001@Ei0000\#
        0000000012D^0`E000000>DJ0hDg000000000000000014M01BDP0000000000000000000008Ee16E800000BDZ0^E:0\D\0FF9\#
        000000000PFJ0RE20BEU0\EO0000000000000000000010F400000@M70THV0TI>00001<KR00000JE100000000000000000@M]\#
        00000XE80000000000000PG>000000000lE?10FW0nE@06EA16F3000000000000000000000jEj000000000NGD000000000000\#
        0fEP00000DER06Eo0000000000000JEW0000000012EZ04EZ0HG212FB16Fh0000000000000DF8000004FH0NH?1>Ee00000000\#
        00000ZEj0\F70<H=1<Ld0VEn0bEo0bGK18F112G100000000000000000bGo12H804G900F:000000000000000000001<MS16GO\#
        1<NI16Hj0dFQ0TIa0DFj0ZFQ14N40nFI14NW0VGJ0DHH000000000^FO0:FO0fFP0LFQ12IG1BFT000000000PGb0FFZ00000000\#
        000000000000000016Ic0\F`00001:Fb1>Fn0NHb0FH>14O<0dGH0000000000001BGY000000000^G902KB00000fGe0\G@0000\#
        00000000000012Ij000000000TJa16J_1@G;0BG<0NIE00000>G@00000>H60^H50HH10PHF000000001>GK00000ZGe02Le0fIJ\#
        1BH20>IE0ZH[000000000VGi00000000000000000000000000000PIE000000000HHW000018G_14Oh04H20000000000000000\#
        000002MZ1:Gh0>JN0VIH0ZIB000000000RGn00000000000000000VKO0VLJ0HJ51<OL0FIS0lH70XH70ZJi0PK20\H?00000>K>\#
        0000000000000RI70`HB0@NZ0LHC0<I80HJm0^I01<PT0`Hg0:HH02NB0000000006HO0000000010HR0LI@0XHo0>K]0@O<0000\#
        000000001BHj0000000000000>L]00001BJ60000000000000000000014PQ0XJ400000000000000000000000004Hn00000000\#
        0RIl0000000000000000000000000@P>0XJm04JO1@I;0>MN18I=00000LJj0NJ0000008IB00000FJ000000nIF0VM41<QQ0000\#
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
        02`B1:[\0N\:00000h[W000000001BZA16Z212_O0`ZD1<_>18ZW02a702al0d^A14Z40000000000001:\T12a20JZ:00001@Z<\#
        1<_o0B[P1:]E0J[D00001@ZY000000000l`118\90DZF0R[418]M0nZI0000000000000000000000000^ZQ08[e000000000000\#
        00000PZW0000000008]30000000000000n[512b10000000000000P[=0V^41>Zd08]]00000J\50XZh18^E0LZi0HZl1>[\0D[;\#
        0jZm08^Q14Zo00000000000018_H0B\a0H[l0R[c0N]k0H\Y06[:00000^[C0J\b0N^\0h\Z00000:[B0D\=00000@^E0X[W0000\#
        000000000F[J0T[K0N_Y000000000b]\12bc1>\W06\30b^S0\[T08_C0L[U14[`0f[W0N`T0V^j0R\F12c=00001>]804\^1B[`\#
        08_l00000:[n0000000002c60j\00j\a000000000<[k0@_G00000h]O00000000000000000n\310\400000000000000000X\k\#
        000000000NaM000014\A00000J][0L\@000000000la30b_70<\F0>\F00000NbC02ca0Z\K0Z]H0000000000\O0n\`0>\n0000\#
        1<`V00000V_]0b_m18`M00]Z0b`S000000000T\\00001B\^0h^508``0h^^0^\a00000000000000000H^:1@\h000000000000\#
        0000000010\n10^30Nbn12cY0H^c04]H0L]h06]40000000000000:]908a;0Z^B0`];0000000010_H1@]i0X]X0J^G0F]B0000\#
        0F]^0T][00000la[0R]H0D]I0000000000001:^600^K08a]1:_?00000n^000000J_N1:_e0VaF0000000000000000000016]]\#
        0Nc]1@^d0d_A00000D]k000000_?1<aZ04^>16^K000000000lbL0\]k0bag1B]m0bbF00000n^^0\^n0n_N04_700000Vb<0P^5\#
        0P_30B^800000000000000000<^=0h_V00000P_g000000000NdF0000000000000Ne?1>^G0Vbh000000000P`X1>_800000000\#
        000000000^^R0`^S1B^h08bV0j^V00000000000000000<^m00000R^m0lcI00000^_k00000n`2000000000Neb00000X^g0F^h\#
        00000>^j14^k000000000000000014_R000000000000000000000f_602dV000002eG0F_O14`f10`406_;00000F`300000`_[\#
        0\_a0<_`12dZ000000000000000000000Z_j0R_a000000000Z`X00000H`G08c;000000000000000000000000000000000000\#
        0f`70000000012eI0Vcf1@_f0h`O04_a0ha:00000L_e00000000000000_l0J`K0Ha^0F`e1:`e0L`j1>`200000000000018aB\#
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
        000000000000000008lU0Jk_0:m:16j\0`j20Bik0Fmo0fkR0^k<0Fnb000000000nj50nk800mN0flB0fmh131V0@m30HjA1@k>\#
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
        031N0^oo032?0boD0HoE04ol0M0<0Dob0E0P18oW00000>oN1=1]1=2J00000000032k000009110\oU0_0j0]070XoX0;130000\#
        18oo00001>o^00000;1j0000000000000=0a0i>P0]1C0K2l0G6g00000_1a00001:ol00000000000000000m2U033I1=3I0c06\#
        07050E2_000000000I090U0:0e2_0000000000000E3G00001A0A0k0A0e3\0k0]114I19100a220]2<00000000000000000000\#
        0_3@0g6X0000070d0o0R0000115;0M1>011^0000000000000000034G0_3l0c15000000000000000000000[0c0000150e0000\#
        000000000000000000000000151H00000000000000000Q12000000000000000000000c2G0i?=0=1O0S1;01340o1V0;2L1161\#
        0000171A0i?f000000001A2F0000000000000G8O0M290W3B0Y1L0I1M0000000000000S1o1?1Q0K3Q071i00000[1l0;3N0000\#
        0000191Z0i@J0000152K000000000K4G000000000000000000001A3Y0I340U1f15370000000000000I3o0S2b000000000C21\#
        1?2C000000000000000000000000000000000G9R0E4U0O2<1;2=0W490a2l0I4`0;4F192o0?2C0Q2D0000092G00000000117J\#
        00000000137V013e0?3S0U2P0;5=0I5N193S1?49172S1C580[2l00000e4C0_5300000000035I00000151000000000000093O\#
        000000000iAV0_5a1;2h072i052i00000M3=000000001A4a00000000000000000O3400000e5h0C3l0]3=1=4W153h0E5<0946\#
        0000073c0k3?0c3?0e6d000000000a3X0=3D154Z00000M4?036>0O3\0Y3J1A5_0iBO0m3K0000000000000000000000000000\#
        0iCS0E6Q0;7Z000000000_6g0000016500000iDN00000o3a074O0;8]0U3c0000000000001A6m155I00000549118M0I6B0C51\#
        1=5T054i00001A7i0_7Z000000000M5<0A7M1=6H0S481C641A990_980Q480M5m1=7]0E7K156A000000000000119^00000000\#
        00000S4g0k5S0_:C000000000000194O00001=8H0=4R055n0m4T075L0[4\000000000000000000000]4\1A9g0E8>00000000\#
        00000]5_0o4c174d000000000U4g0m5;0000037G0o5V0000000000000A8[0]7109500o6S175^0e7X0e9@0k7b000000000000\#
        0000076;0[5C00000000056l00000000038\1C7;0E93016k156\0e:20000195W000000000iE9138N00000000057T00000m5f\#
        00000a5T058`0000000000000000000000000Y5\0000157K158?0000000000001;5c0G;B000000000W5g0U6F018<00000000\#
        000000000W6L00000000000000000a6L0A9A0o7O0Y710000000000000S6:139W1?6<1A:T13:a0O6=0=6>0iF90Y7Z0598019j\#
        196e0g7R01:P13;F0c6F0]7W0O73077?0e;A000000000=6h0O8K0[6R0e<T000000000000077k0?6W1985198c0;9a03:@0000\#
        00000[7J000000000000159>00000Y880g8@00000k8h0a7T0I7i0000199G1C8:00000k9P1A;g000001;H00000?7a0Y9D1=:A\#
        0Y:a0?8S0a8C0]8j000001;k00000000177?000000000a8a0=7a13<90Q7D0m7E000019:L1=;Q0o7l0O8o0000000000000000\#
        000000000g8X0O9Z078\0M7T00000M8A0?9_01=000000C7[0e=E00001=<900000iFV00000a9L079G0Q8]0000000000001A<\\#
        000000000000000000000000000003@:07:<000000000U8400000;:F01=g178<0o910Q9f000000000_;=0000000013=D0U9>\#
        0a:M0e>E000000000I8T098G07;D0G;k07<h1;8H0[8J0000098f0m8O0[9Z0000000000000000000013>6000015:J0c8X0e?H\#
        0A9f19;\1A=I00000C8_000000000m9A05:700000=8h00000[:J00000iGE00000Y;K0Q:c0E9k0S8n15;M05;P0]:E1?9113?@\#
        00000C9;0U:8179:0Q;N0000000000000e@e00000000000000001=<W0000000003AA17:J00000000000000000];200000000\#
        0W9M00000m:80G<N0000000000000S9]000000000M9W0;:f0?:W00000M:M0k:10U;>000000000=:41A?813@@00000S;:0A:C\#
        0eAi0G=:0A;609:70000000000001;9m17;G0U<50O:I000000000S<<1;:f03B213@e00000W:E0m;?0W;F0;<5000000000000\#
        00000C:@000013AG000000000A;O00000k;10c:G00000000000000000000000000000I:P0000000009:V0K:S000000000000\#
        00000000000000000000000000000m;i1?:`07>401?9000000000000000013BX0_<21?;k00000m=600000;<W01?o00001C;0\#
        000000000iHP0a=O000015<J00000Q<<000007?D000017<;17<o0000000017>@000009;B0000000000001==S09<G1=>R0A<M\#
        0a?=0G>B00000M;M0000000000000000000000000000000000000E<b000011;Y0C;Z0m=_0E=^0;=F000019<W0A=R00000000\#
        0c;c0;>D00000000000000000m>c000000000E>J000015=6000000000K<10W<d07A10O<30a@B03C<00000000000000000000\#
        00000000000000000[<@0000000000000U=50K<U05<F0]<G0Q=E000000001=??0m@@00000Q>J0=<N000017?D07B40mA10]=?\#
        00000000000000000eBc00000;Go0U=^19=m17@@0000000000000000000015>51A?j0_=000000000000017A51=?n19?80000\#
        00000000000000000000000011=401@I0k=617AR0Y=60G?30aA?0O=K000009==0mB>09>30_=a0_>O0U>P000000000aB303C`\#
        07CD0000000003D^0U?F0Q?D01AC00001=@a05=O000003E]00000C=T0000000000000Y>;0000000000000000000000000000\#
        15>T0g=`0Y?F0M=a0;HQ15?B0Q@81;=e000000000U@G0000000000000O>c0G@007Ck0000000017B200000000000000000000\#
        00000UBH09?01;>o1A@j11><03FF0;In0mC:0]>A000000000K>E000017CJ000001BJ0000000000001=AT17DK0eCO0;JW03GZ\#
        00000W>S11>a0000000009?L0eD011?l0[>Z000013CN0]>f00000[?R0mCc000000000000000000000?>f0000000000000000\#
        00000000000001Cc00001AB70UD91=BP000009@@03HY0O@90eDl17EQ0000000009A51??;0M?<1C?=00000000000000000000\#
        000000000iIR0c?G000000000000000000000GA70iJ;0000000017Fe000000000Q@l00000000000000000000000000000000\#
        000007D_0C?_1=CX00000000000000000I?e13Fd15@7000000000mDL0000000000000E?n0000000003I[0000000005@40c@G\#
        000017H400000iJa1;@90Y@J0UDm00000_@>0?@?000000000000000000001C@E000013Gg0YA50o@H1ABY1=Db11A400000000\#
        0000000000000[@R11AW0W@S000007EK07F:1;@W0=@W0]@X0000000005A;0UFE0_A?0[AF07G[0EA40_B80GAl000000000000\#
        0YAX00000000000000000000000001Dg0=AZ0CA10UGJ03JG00000000000000000MA81?A90WAC00000EB600000[An00000WBE\#
        0]AU0CBS19AB000015AE000011B30UGj0]B\0UHH1=EK15BV0]CT09B?0?AO0iK^0OAQ0kAQ1?B8000000000000000000000000\#
        00000000000000000000000000000mEK0MAb00000WB]00000?B1000013I<03KC19B113J41ACJ0000000000000_C40AB10000\#
        0000000009Bn00000_DG0000000000000oB;0IB;0;K\0000000000000000000000000aC;0QBD0GBO000000000CD70cBJ0000\#
        1;C<0000000005BO000005CE0_E90000000000000000000000000000000000000EBe0;LB1=FA0]DY0;M=0WDU0iLF1;Db0OBb\#
        0]F80UI?0aCj0000000000001?Bk0000000000000ED1000000001CC200001?D`05Ch01Ef13Jb0OCP11C913K]1?Eh000007H;\#
        000001F]00000000000000000000000000001?FI0cCH0eEJ13Le00000000000003Lg03Me0?CO05E90eEg0ED_0?Di00000000\#
        0gCW00000000000000000kC\00001?GZ000000000_F^00000000000000000000000000000000000000000KCl0QCm00000000\#
        13MN1AD100000000000000000000000013N207IT19D917HV0=D;05F50WE4000000001;EO0;O@00000aDc00000aEc1ADi0iM5\#
        07JL07KN0KDf05G50WEe000000000000000000000cDS00000oDU00000000000017IG0iMo17JK00000aFe0gD]0gEI1=G507LB\#
        0?El17K113O3000000000000000003NP0[Dj00000gEd0000000000000000000000001=GS0YE30cEA11E50000000000000000\#
        000000000000000011E`00000KEi1?HY0IEC1AFF0UJA00000000000000000;PM0WFD000000000_Gb0KF]00000YEQ00000oEV\#
        00001?K813P01AG=0eFl0CEX0mGV1AH:0[Ea0GEZ03O>0KG\000000000]G300000UK3000019Ef0000000000000CGL09Ek0mH\\#
        0WGe09Fh00000000000000000000000000000000000015F80IF90WI00]H000000iNm13Pm0000000000000MFB0?FP00000000\#
        00001=H50aGU0UK_00000CLN03P<19FL0KHI0iOd000017KN00000WJ00mIG0GFT1?Kl00000;Q@0YFX1;FZ000000000=F]0000\#
        00000ULH000000000000000005H@0;R10000000000001AI50AFk000000000000000000000AG^0QG21=HU0SG400000=GH0000\#
        0YGB0AHJ09GN00000IG<1CG<0?G<0KII0SGe00000aHH00000MGD05Ih1?LO00001AJ?00000AHk0000000000000mJ@00000000\#
        0_HU15GR03QC000017LP000000000000000000000CMJ000000001AKF0EG^0YHU000000001CHS0?H11;Gd0000000000000000\#
        0000000000000SHi1AL>0GGo05JX000000001CIS0UMC00000=H>0SJ@00000WJg000000000WKf0cH=07MC00000000000001HB\#
        0cIT0oHC00000QHF00000000000000000IHK05K@0?I8000000001AMC000000000UNC1=II0=Hl0UO>03RZ0WLJ000000000000\#
        0SJd000000000000000017MW0000000000000kHe0_I:1CK413Qn0kJ300001?M?00000MHm00000000000005L70II80eI21;I4\#
        0gI50aID000000000OI9000000000=I]0000000000000QIS0_Il09IA15IB0iPh03SH1ANG0CNC0cJ[1?Nc15J51AO?0OJ10YI\\#
        19IK17N^0GIN0UP00OJc11IQ19Kg0iRA07Mb0aJS0iS>00001CKn00000KJ500000000000007NY09J@00000=J\000000000000\#
        00000CNm00000KJ]00000;S30eIl0[In00000eJ^1AP50000000000000YJ@000000000[Jf000000000AJ;09J]0?J=00000YL]\#
        000000000000000000000;T90_JP05Lm000000000MJJ00000]JL00001=JN05N113Ra000000000kJV17P@0kKD0eKW0_KD0MKS\#
        05NW0UP[00000;U@00000OL01?P^0]K50YMX0]L?0UQY09KA00000000000000000cKE000000000000000000001APf09L50COP\#
        0US10mK30aKX0QK50eL>0oK60_L>00001?QB09Li000000000mKc15KG07O`0;VI00000000000000000USk0YNP000000000000\#
        00000KK`07PD00000000000000000000000000000CPS0gKV0EKV1AQd000000001=K[0kKk1?S40[K[0GK^1?TI0cKk00000EL;\#
        00000OM<1?Ub0MLT19LZ00000000000000000]M6000007QA0cLi0000000000000MMD09MU000000000KLj1=LZ15LT13S\17QL\#
        000000000CQI0YOJ000000000WLk0ILC0ALE000015MA0SLG03TS000000000aLL13T`0000000000000000000009NS0KMP05O8\#
        0YPB0iT40WNE0QLX00000iTf01L\00000gM]0aMI0_L`00000UTm0_Me1;Ld00000000000000000_NT00000000000000000000\#
        0WO?000000000IMK000000000]Mf000000000KNL15N?0oM90]NO0[M;0WP70eM=19MD05O[00000OMe0000000000000INM09OB\#
        1CMG0gNi0ONA0kMK0;X=0mMK000000001;Mj0AMP09P8000000000OO600000000000007R707Rk000000000ANR000000000000\#
        0000000000000OP60QMe000000000000000000000000000000000UUf00000YQB0oN60MN20iUR00001;Nh0;YL000000000000\#
        000000000000000000000000000000000000000000000?NE0000000000000KNl0YQf09Q703V40kNJ0oO80eNK0AOC0YS40UVN\#
        05PO15OF07T?0gO[0GNV0oOo00000_O;000000001CN]0CRG0aN_0MN_00000000000000000]OB000005QM00000ENi01Ni0[Ni\#
        0WPo0WQg00000000000000000000000000000oPG0GOS00000000000000000IOA11O;0QO;0SO<0eON0EOf0CS\0ePZ00000cOD\#
        07UK1CO[0GPE00000GQL000000000OQA0]On0YT507Vn05R2000000000;ZI0=OS0MOS00000000000000000IOe000007WM0000\#
        0iVE0oPj09QX0;[S00000000000000001;Of0eQi000000000SP^00000000000000000SR20oR<00000000000000000QP50000\#
        0YU10;\G0WRa19P:03Wm0?P<1ARG00000UWJ09R\00000eR]0aPC0000000000000000000000000[Qd13UO00000cPM0=PN13V3\#
        00000000000000000mPT03YH00000kPW000000000000000000000000000003ZW0YUN000000000WSB1=Pd0000000000000000\#
        07XA0000000000000eSh000000000MQ00000000000000CTj01Q500000WTK000001Qi0SR^0MQc0_Q<00000]Q>000000000000\#
        0cQF00000CUH0;]40WU01ASV0GR:05Rf000000000MRc00001=Q]000000000000000000000000000000000000000000000000\#
        000000000YVh00000000000000000000000000000000000001Rc0EQh0GS9000000000gQl1;Qm0QQm1?Vc0gRJ0iW300000iW\\#
        00000000000000000IR801Sh07Y20gSJ0QRI0AR<05S?1;RS13VV0_RO0_Sb0ORS000007Z20mRF13WI0iXP000000000ERg0000\#
        00000MSE0ES\00000aRQ0]RR0CVG000000001?WO00001?XT0?RY1?YN13XA05Sl0mS<11R^00000AS60000000015Rc11Sb0ET9\#
        0eTg0EU;0gT>0UXD0WUg19Ri0GTg000000000MTd0000000000000eV115SI0IS50eWC05U201VO1CS819SO0oS:000000000000\#
        0AT;00000_TZ0WWf0AUO01Vn0;]T0eXL00000000000000000mT017SK0KSK0CWM1ATI09Sc1?ZK0WXk0EUj000000000ST61?[@\#
        0OSY0;^M0KT1000017Ti0]T2000000000;_U0000000003[L0000000011T[000017Vn05V<0MV8000003\91?\20eY50CY70AV5\#
        0eYU000000000kT40QT500000;`R000011UB00000WYQ00001AUF0EVM00000WZK0000000000000kUA0aTE0000000000000000\#
        00000STn0QUB1CTL0UY70iYK0GUK0GVA0000000000000000000000000000000000000_UC0W[W00000mU`00000mVU0;aG0QV3\#
        09Te0eZL00000W\X1CUM0SV]000000001;Tk0GWC00000QVX0=To07Zm0000000011V=000011Vi0aUI00000YW_0]U90gU909Uc\#
        0MVd03]R0000000000001?\c00000OUC0SWf19UE0YXJ0IU^00000000000000000OVM00000MW]0mWB0oUP11WW000000000OW?\#
        0000000000000UZ0000000000MX:000000000000000000000;bO0000000000000=V:00000cUg1;Uh0[Ui1=Uj07[]01X<0OYH\#
        00000000000011X^000001X`000000000000000000000SXO0aV:0MXn0?V;0e[V1AV=11YT0]V?17X00000000000000e\505W6\#
        0_VF0EW?00000mX>0kVJ0000000000000=W400000QW=000000000oWA000000000YXk000000001;Vh0=X01CV[1AW2000005W`\#
        000000000]WF000017Xl15Ve0U[J0kVi1CWG0000000000000000000000001AWk00000IW10aW20000000000000000000007\E\#
        0iZY01YL0?W:11ZS13Y705Xc0aW^0GXG1AY1000000000000000000000oXF1CXL13Yj0;c;000000000GZk1CY=0aXJ07]605YV\#
        0=Xn0IWk03^N15X>0AWU00000_WX000000000=Z>00000000000000000000000000000CYl0W]X00001?^900000IX`0SYV0000\#
        000000000000000000000QXg00000oYd0000000003_10000000011[70000000009X;0=Zn000000000=[P0[X@07^B00001CZ8\#
        1;XC13Zk00000QYh0000000015Xm07^h0000000000001AZ?0AX[0e]@1A[30O[00i[O0C[;01Z500000mY?000000000mYb03`6\#
        0i\>19X^000000000000000000000000000000000000000000000e]b01[=07b?0EXm0EY_000000000EZb0SZS0[Y2000005ZJ\#
        0YZO000000000O[c0KY:00000IYl0000000000000000000000000aYC0;d?00000000000000000000000007bd0U\R0]YL0?YM\#
        0U]20MZ<000013[F000000000000000000000U^20IZh0;eH13\10I[T0Y[F0;f=03a6000000000;g20[ZF0cYb0i\l0G[_0M[g\#
        07cG13\o000017[50000000000000000000000000?ZK00000KZ4000000000000000019Z91?^V0i^20e^H0I\E0gZ>0o[@0000\#
        0K[o11\4000000000i^j00000S[O0S]T17\=00000000000013]J0e^h0W^Q000000000Y\D0kZR07d00U^i11\W0_ZV1;ZW15ZX\#
        0AZZ00000=\117\_0000000000000e_Y0S^X0000000000000_[d000019[709Zi0aZj000000000A[T15[`11]T0K]200000000\#
        0k[>1?_U17]k0_\K0G]D00000m[919[m0Y]I0][:0O\o00001;[?0e`H0eaf0g[B1A[_11^O0k\60K]]0a[]19\[0a\=0i_S0a]@\#
        0G]l01[^0i`M0a^10W_Z0K^:0c[R000011^h00000][k0G^a00000000000009\R1;\T0K_Q0Y^00000000000001?`N0[[b0000\#
        00000_]H0W`I1?a>0000000000000?[l000007dc00000;gQ00000000000000000000000011_T07eR0O^90G`603aX0Ga<0m\:\#
        0a^b0S_G0;h[03bN0a_=11aC0k\[1C\A1A\L1?a`0Q\E0g\I0A\^0000000000000Q]800000?\k13^\00000000000000000000\#
        15\n000000000000000011bG00000K`R03bo0?]g1=\`19]b13_`00000000000000000g]I000000000ebg0Ga]00000=^20C\o\#
        000013`B0WaD0I]<01]21A]R0c]30?^m0]]50O_S1C]T0Y^]0k]_00000000000007fP17_4000000000k^[000000000Y_M0k_I\#
        0A]I0U_G0?`:0000000003d70k`N0000000000001C^?0;iZ17`000001=]e19^F0c][0=^`000000001A^c0000000000000[]a\#
        000000000Wbf00001;]f0ia90I]g0ecH0000000000000Ka?0]^=0c^R1C_L00000000000015^40I^O0m^60000000000001?b_\#
        00000ecm000000000000000000000C^B0000000000000000000007gA0ib=0KbZ0000000019_c0o^M05^O000011c@17``1=^S\#
        000015_80c_10_^k07h?00000M^Z0S`@0000000005^i0KcZ0g^_00000000000000000[_N000009^g05_a0Q^i0SaH00000000\#
        000000000000000017aQ00000000000003dV0U`V00000m_80]_90000000000000;j@00001?c?000005`G000001_C0__J0M_H\#
        0Ya100000000000015_Y000000001C`J000000000O`J1=_Q0a`?15`60A_S1A_T000000000_`j1;_X19`i1;`>0Ub80Gb?0;k8\#
        000000000o_a000009_c0WcL0=_e0ic300000a`o0Gdc00000I`h000001`3000000000E`00icl0C`213`l03eX0Ca30WdH0000\#
        0000000000000000000017bK0?a805aA15a80o`U13al11ch00000ab100000000000000001=`Z0Wem00000000000000000000\#
        00000A`R0000000000000;kn0Cab00000Ea@00000000000009`]0m`]0CbV0_b40maZ0000000000000edf0000000000000ee_\#
        19a]17cD000000000Ke70mb?0000000007i611dc0mcF00000ga600000000000000000;lX0Oa[0AaC0Oc10Wf^19b`00000000\#
        000000001?c]000001aG1=aO0[aH0ieC0kaN000000000000000000000000000000000000000000000000000005ac0efZ17d8\#
        1?dV0Ma[00000_c50000000000000000000000000Qaf0Wg?05bX1;ai0000000001am0;mT0Ub^0if901bj0gao0=b200000=bU\#
        00000kbf0gb]0000000000000000000000000000000000000000000000000000000000000000000000000WhL0SbJ0AbL0?bL\#
        0ac>0ad=0Ocl03fm0000000001dT000019cF000000000Sc>000000000Ke^00000adg1Ab_000000000_d;0egi0UcY15be13be\#
        000000000[bi00000000000000000kcP00000?cC0000000000000Wi21=c4000011eI00000?e60UdY01eK0?f011fG17eE19d3\#
        0000000000000Scl0;nH01em0]cE00000000000000000GeJ0000000000000000000000000AcR00000Ue000000KfW15ch0000\#
        000007jJ00000000000000000;oW0ehQ0gcd0Cca1;cb0Mcb000000000000000000000000000015f500000000000000000000\#
        15fi00000000000019e<0]d:000000000000000019f;0CdQ1?eF00000od@07k>0odo0kdG0mdO09dE0Odd00000<0F00000000\#
        0_e000000000000000000000000001fR0EdS000013dU19fm00000000000000000ae[0OeY1Cd\1Ced00000000000015h01Adb\#
        00000cde0Wj90]e:19ge0]f@09e60<0n000013e@00000meM0000000000001?gQ0of8000000000ei@00000EeS000000000000\#
        00000Ie>0000000000000000000000000000000000000000000011g000001=eL0?fY1=f:0ofn1=g4000000000000000003h9\#
        00000000000000000000000000000?gD000000000Kgd0Qea0Uf_09f@0?hH0Kh[0EfY0ej013fZ0ejR0]g909gR0keh0ih30Iej\#
        0kfQ0<1i09hj11ge03hd13g51;f50000000000000000000000000=f<0EgZ0kgH0khA0000000000000000000000001AfF0<2^\#
        00000Qfb1=h10QgY0SfK17fL0MfL13k70Ife0Ofe0khg00000<3U19i;000000000000000000000000000000000cf^1AgP0af_\#
        0ogf13k[00000Ki_00000ekF000000000el90OgE0000000000000oiB0Igd0]gV1Cg105g11AhH0EhJ0KjC00001=he0Ug<0000\#
        0Uh;0]hd0[g<1?hC0ki]00000=gP00000Mg^00000IhM0Ii10000000000000kjB0QhE0Kk>00000_gM0AgM1=ih000001gQ0Oh?\#
        0cg]0]iH01hO0[gj0iiP0SgV01i30Wk70kk40chV0mg[13l@00000ShY00000000000000000Kkm0=h40Ggf0000000000000000\#
        000000000<4`00000Kl[1?hd0000000003i`0<5Y0ijP00000Oi10Uh`19j>1=j\0Oim1Ai500000mhJ0kke17h@13la0Ii^0Ija\#
        00000000000000000SjD0AhJ05hJ1?jN01im0000000000000Km>1=kT000003jC0ChU0Sk@03k60]j30OjJ0000000000000000\#
        0oif0<6F05ia0Mh_0UiD0IkZ0Ahk0Sl917i315he13nI11hh0ojU0okA0ci11Aia0_hl0klN0]lA1=lW0MiG0?i113o?0Aij15iN\#
        000000000Qi<07l200000000000019j]0=iD0miG17j:09ia19kK0Ej20Okd15jJ00000000000015k8000000000QiZ15l@0GiN\#
        0mj:0Olh0?j500000YiT00000Uj>19l?0ol:0?k11CiX0Kn51=mR13og000000000_i`11ia07lU00000000000001jg00000000\#
        09jL00000000000000000000000000001=n<1Aj>0Ej\1?k?17jk0Wkn0Cj40klh000000000Yj;0_jJ09kJ0Knd15mF00000000\#
        0000000000000ajE1=o20?ke03lH0ik81;jJ00001;k;0AjZ1;l30000000000000Wli07m^000000000Uk>0000000000000GjZ\#
        07nf00001?kl00000om61?lh0=j`000000000000000000000000000000000AkQ00000Ek90000000000000?lO0[k01?me0Mk1\#
        0WmE0Ukb0Ale1;lm00000000140`0gk:000000000Slm00000000000015nJ000000000QkE1;n00ilD03mW0kmK000000000000\#
        11kM19m60Wn70GkT000000000?mf000000001CkV0<7F00000000000000000OmM0Amg0Mkb0Il30An]000007oP000000001;n[\#
        0Cke0OnX0Il[17kg00000000000000000gl:00000000000000000El400000OoG000001l70000000000000000000000000000\#
        0Wo@00000?o20MlJ0X0L000000001ClF03n_0Smb000000001=oY0[lL0000000000000000000000000eme05lT000000000000\#
        0000000000000Ul[0MmO0000000000000Mn_0[mO0[nE0Em]000000000clf0Koh000003oI0Ao@0amP11ll000000000Clo0Qm0\#
        00000=m20B0>00000000000000000000000000001?n^00000000000009m?1?oK000000001?om0<8J00000P0;000000000_mI\#
        0mmI0UmI0_mn0CmS0L0a0B0d0L1V0P0W0imN0X1X0QnS0EnD00001@110YmX00000GmZ0gm[0inY00000Moa0Snb0CnE00000@0N\#
        0P1S00000000000000000000040R0Gn<09mi0YnE09nk0_o60000000011nM0=n10000000000000SoJ000000001An90ioP0000\#
        0@1@15nk000001n?0P2K1@1i00000000142219nD0[o60Eo200000anI0000000000000Sok000000000:0217nQ000005nS0000\#
        0QoP00001>0G00000000000000000:1F00000]n^000000000000000000000knd000000000000000000000000142f0j0d0@2F\#
        11oR00000Co00@2l00001AoK00000go50eo60h0?00000000000005o;143k0Yo=15oY00000000000000000l010B230N0h0]oG\#
        0l0n000000000000080<1;oR0000000000001CoP1>1F0h0\0ooR1D050@3l000000001>2:0<9M1D0Z0`0C1<001@2O1@3H0:2Y\#
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
        0?0E0?<0?0M0?=0?0=0?>0B0<0l70S0N0??0?0;0?@0?0G0?A0B0?0?B0?0H08\0]0E0Gj0i0C0?E0B0H0?F0?0U00000000?J0B\#
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
        B60B0A0B70B0J000000000000000>11Q0G0D1170E0B;0B0D0B=0B0G00000000B?0B0<0B@0?0A00000000BB0?0I0oF0R0=0BD\#
        0?0=0J@0J0@0BF0B0;00000000BH0H0O0BI0B0>00000000BK0B0;0BL0H0K0BM0H0T0BN0B0J0BO0?0C0BP0B0R000000000000\#
        000BS0B0>0BT0?0B0000000000000000000000BX0B0@000000000000000B[0?0?0B\0B090B]0?0;000000000000000B`0?0G\#
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
        ?0C0Un0B0G0Uo0B0:0V00B0:0V10B0D0V20B0T0V30B0A0V40?0A0V50?0[0V60B0<0V70H0Q0V80H0T0cn0[0P0V90?0G0?>0b0\#
        E0V:0?0=0V;0H0<0V<0B0E00000000000000000000000000000000000000000000000000VF0?0?0VG0?0E000000000000000\#
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
        0>0Yo0H0I0Z00B0H1Rj0l0\0Z10H0E0Z20?0J0Z30B0>0Z40H0O000000000000000Z80?0@0Z90?0G0Z:0B0E00000000Z<0B0;\#
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
        0H0a0000000000000000000000aX0H0U1IN160f0aY0B0;0a[0?0P000000000000000a^0B0>0a_0B0L0000000000000000000\#
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
        00gH0B0R0gI0B0;0?>180E00000000gL0?0R0gM0H0O00000000gO0?0H0gP0B0F0P`140:0gQ0B0:0gR0?0B0gS0B0J0gT0H0X0\#
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
        X0o<0B0E0o=0B0D00000000o?0?0A07f0V0D0oA0?0G00000000oC0?0@0oD0H0I0oE0?0M0oF0?0C0oG0?0C0oH0B0A0oI0B0Z1\#
        To0^090oJ0B0E0oK0E0=0oL0?090oN0H0I0oO0?0K0oP0B0Z000000000000000oS0?0?00000000oU0H0D0oV0?0C0oW0B0@0oX\#
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
        B0?0L1IC0?0?1ID0H0N1IE0B0U1IF0?0;1IG0?0K1IH0B0H1II0B0B1IJ0B0S1IK0B0:1IL0?0S1IM0?0B1IN0B0d1IO0H1:0<<0\#
        V0@1IP0?0K1IQ0?0L1IR0H0N1IS0?0U1IT0?0B1IU0B0F1IV0B0=1IW0H0]1IX0?0A1IZ0B0;1I\0B0B00000000000000000000\#
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
        0000001P?0B0?1P@0Q0K1kS0^0;1PB0B0F0GZ0M0K1PC0B0E000000000000000000000000000000000001PJ0?0N0Z:0W0<1PK\#
        0?0E1PM0B0T1PN0?0B1PO0?0A1IU0X0B0kO0K0@000000000000001PT0H0W1PU0H0D00000001PW0B0C0000000000000000000\#
        0000000000000000000000000000001P_0?0F1P`0H0@000000000000001Pc0B0?1Pd0?0I0000000000000000000000000000\#
        1Pi0?0F0000000000000000000001Pm0?0J000000000000001Q00B0<0000000000000000000001Q40?0?1Q50B0;00000001Q\#
        70?0;00000001Q90H0R1Q:0B0M1Q;0B0?1Q<0H0K00000001Q>0?0F0000000000000000000001QB0H1>12D0U0C1QD0?0L1QE0\#
        ?0A1QF0B0<1QG0B0N1QH0B0A1QI0?0:000000000000001QL0B0=00000001QN0?0M0000000000000000000000000000000000\#
        00D70n0?0Ki0Y0K00000000000000000000000000000000000000000000000001Q]0B0=00000000000000000000000000000\#
        00000000000000000000000000000000001Qg0B0B1Qh0H0W1Qi0H0h000000000000000?>0N0C1Ql0?0?1Qm0?0G1Qn0B0:1Qo\#
        0?0K1R00B0A1R10?0H1R30B0;0<?0Q0>0fR0c08000000000000001R80Q0L1R90B0=1R:0?0A1R;0B0;1R<0?0R1R=0B0R1R>0?\#
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
        1ZA0?0J1ZB0E0;000000000000001ZE0B0D00000001ZG0B0J1ZH0H0\1ZI0B0@0000000000000000000001ZM0?0I1ZN0B0:1Z\#
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
