// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// The registry's types, packed; `PackedTypes` reads it.
@usableFromInline
package enum TypeTable {
    /// The records of types, each where its name's hash points.
    static var text: StaticString {
        #"""
                                                               0l070<00110300DA;ctext/vnd.flyflyFly drawing \#
        commands                                                                   0P0G19001300000@c4A;c1GEa\#
        pplication/vnd.openxmlformats-officedocument.presentationml.comments+xml                            \#
                     08210B00000800Hvideo/vnd.dece.mp4uvu uvvuUltraViolet video in MP400210;00000400Gimage/h\#
        ej2khej2JPEG 2000 image in HEIF                         08210:00000400Avideo/jpegjpgvMotion JPEG vid\#
        eo140@0@000000000application/dart0P0G1?001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocume\#
        nt.presentationml.slideshow.main+xml14010C000000000application/stratum1@000I000000000x-content/image\#
        -picturecd14000J000005000application/vnd.curl.pcurlpcurl                                            \#
                                                0I060G00110`00TA;capplication/x-troff-manman 1x 3p 3pm 3x 1p\#
         3perl 1in 1m 3in 3m 3qt mdoctext with the markup of Roff Manpage0l070=001104000A;ctext/vnd.hanshans\#
                                                                                            14080G00110000_A\#
        _japplication/x-terminfo2compiled terminal description with wide numbers                            \#
                                                                      14010P000000000application/vnd.vocalsh\#
        aper.vsp40l460:00110300KA;ctext/x-kitkittext with the markup of Kit                                 \#
                                                                                                            \#
                                                  140G15001300000@c4A;c1GEapplication/vnd.openxmlformats-off\#
        icedocument.extended-properties+xml04210:00000000<audio/g723G.723 speech       00280;0@0003000image/\#
        x-timimage/x-sony-timtim0h060>00110300FA;ctext/x-clarionclwsource code in Clarion140G0X001300000@c4A\#
        ;c1GEapplication/vnd.3gpp.mcvideo-regroup+xml14010S00000400Dapplication/vnd.nokia.radio-presetsrpssN\#
        okia radio stations140F0C0N1307008@c4A;c1GEapplication/rss+xmlapplication/x-rss+xml text/rssrss rdfR\#
        SS feed                   0j060=00220C00OQ2gA;ctext/x-vbasicctl dsr cls bas frmsource code in Visual\#
         Basic 6.0                                         14010L000000000application/suit-report+cose      \#
                               0h060?00110300GA;ctext/x-cartocssmsssource code in CartoCSS                  \#
           0h060=00110600EA;ctext/x-carboncarbonsource code in Carbon14010F000000000application/tnauthlist  \#
                                                                  140G0G00130300<@c4A;c1GEapplication/xcap-e\#
        l+xmlxelXCAP element                                                    140G0_001300000@c4A;c1GEappl\#
        ication/vnd.3gpp.mcvideo-service-config+xml14010P00000300Bapplication/vnd.fujitsu.oasysprsbh2OASYS p\#
        resentation14010I00000600Aapplication/vnd.ieee.19051905.1IEEE 1905 message                          \#
                                           00280;00000300;image/x-pkmpkmETC texture               1@000@0000\#
        0000@inode/chardevicecharacter device                                                               \#
                                14010U00000300Japplication/vnd.ibm.rights-managementirmIBM rights management\#
         data0L0G1=001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.sharedstrin\#
        gs+xml14010I000000000application/x-pki-message04210:00000000<audio/g729G.729 speech14000D000000000ap\#
        plication/x-kdelnk0h060@00110=00HA;ctext/x-snakemakesnakefile smksource code in Snakemake0h060=00110\#
        600EA;ctext/x-parrotparrotsource code in Parrot14010M000000000application/vnd.ncd.reference14010R000\#
        000000application/vnd.uplanet.list-wbxml                                                            \#
                                                      14000D00000300Napplication/x-ms-wmdwmdWindows Media do\#
        wnload package        15060?00110700KA;ctext/x-todo-txttodotxtdata in the format Todo.txt           \#
                                           14010G00000;007application/vnd.uri-mapurim urimapURI map14280D0N0\#
        00@00Oapplication/x-pcapngapplication/vnd.tcpdump.pcapngpcapng pcap scappacket capture, next generat\#
        ion160G0H001600000AEi@AR0RAA;c0_O1K9application/reputon+json14060E00110300QA;ctext/x-ecere-projectse\#
        pjdata in the format Ecere Projects14010N000000000application/vnd.oma.bcast.stkm0l070:001100000A;cte\#
        xt/hl7v2                              14010M000000000application/vnd.freelog.comic0X2X0L001106000A_\\#
        application/vnd.apple.pkpasspkpass14000H00000<000application/x-sas-accesssa7 sas7bacs04200J000000000\#
        audio/x-wavpack-correction08290:00000?00Evideo/mp2tts m2ts mts m2tMPEG transport stream14000D0000030\#
        0Bapplication/x-cdlinkvcdlink to a video CD0h060C001105000A;capplication/x-masonmi mc140G0h001300000\#
        @c4A;c1GEapplication/vnd.etsi.overload-control-policy-dataset+xml0X290c001100000AjDapplication/vnd.c\#
        ncf.helm.chart.content.v1.tar+gzip04210L000000000audio/vnd.cmles.radio-events00210F00000300Bimage/vn\#
        d.dvb.subtitlesubDVB subtitle image160G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.collection+json0\#
        H010S000000000application/vnd.afpc.foca-codedfont14010L00000300Iapplication/scvp-cv-responsescsSCVP \#
        certificate response                                                                                \#
                                                                                                            \#
                                                                                                            \#
          160G0H001600000AEi@AR0RAA;c0_O1K9application/3gpphal+json                                         \#
                                                                  14010U000000000application/vnd.oma-scws-ht\#
        tp-request08280>0?1200000A4>AbMvideo/x-oggyuvvideo/x-ogg-yuv10280G001100000@Giapplication/x-texnicar\#
        d0\200K00000200=application/x-uefi-firmwarefdUEFI firmware140G0X001300000@c4A;c1GEapplication/vnd.3g\#
        pp.mcptt-ue-config+xml14800R000000000application/x-isatab-investigation                             \#
                                                                                                            \#
                                                             0h060<00110@00DA;ctext/x-bicepbicep bicepparams\#
        ource code in Bicep                                                                                 \#
                             0H280P001107000A_\application/x-zip-compressed-fb2fb2.zip                      \#
                                                                                       160G0L001600000AEi@AR\#
        0RAA;c0_O1K9application/voucher-jws+json                                                            \#
                                                                                                            \#
                                                                                                            \#
                                          00280<00000700>image/x-viffviff xvKhoros picture0l060;001104000A;c\#
        text/x-gsqlgsql                04280<0:000=00:audio/x-aiffaudio/aiffaif aiff aifcAIFF audio14010^001\#
        100000@b7application/vnd.oms.cellular-cose-content+cbor14010T000000000application/vnd.vividence.scri\#
        ptfile04210@000000000audio/ip-mr_v2.508210A000000000video/rtploopback14010U00000400?application/vnd.\#
        crick.clicker.paletteclkpClicker palette14010E000000000application/parityfec                        \#
                                             14010Q000000000application/vnd.ubisoft.webplayer14460A001103000\#
        A;capplication/x-sspssp                                                                     0h060?00\#
        110300GA;ctext/x-typespectspsource code in TypeSpec                    0029090M000300Aimage/emfappli\#
        cation/x-emf image/x-emfemfenhanced metafile0H0P0B000004000application/x-bdocbdoc140G0P001300000@c4A\#
        ;c1GEapplication/vnd.radisys.moml+xml0l060;001100000A;ctext/x-xmcd                                  \#
                                                                  0h060900110300AA;ctext/x-4d4dmsource code \#
        in 4D                                                                                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                            0L280P001200000@2TA>[application\#
        /vnd.ms-excel.sheet.2                                                                               \#
                                             0l060;001104000A;ctext/x-cpsacpsa                              \#
                                         08280;001203000A4>AbMvideo/x-ogmogm                                \#
                                                                                                            \#
                      020>0;00120800G@EnA;cimage/x-epseps epsfencapsulated PostScript                       \#
                         0h060?00110300GA;ctext/x-minizincmznsource code in MiniZinc           14060A00110B0\#
        0KA;ctext/vnd.plantumlpuml iuml plantumldata in the format PlantUML0h010G00000900Dapplication/vnd.ac\#
        ucorpatc acutcAcuCorp program data0`290]0?110O00JA2Vapplication/vnd.microsoft.portable-executableapp\#
        lication/exeexe dll cpl drv ocx scr sys efiWindows program or library140G0R001300000@c4A;c1GEapplica\#
        tion/vnd.3gpp-prose-pc8+xml14280B000004009application/x-rootrootROOT data0<0?0M00110800LA;capplicati\#
        on/vnd.apple.mpegurlm3u8 m3uHTTP live streaming playlist                14000C000000000application/x\#
        -gprof                                                                                              \#
                                                                                                            \#
              140G0L00130600B@c4A;c1GEapplication/urc-ressheet+xmlrsheetURC resource sheet14010W000000000app\#
        lication/vnd.japannet-payment-wakeup0L280P001200000@2TA>[application/vnd.ms-excel.sheet.40h060F00110\#
        300NA;ctext/x-csound-documentcsdsource code in Csound Document14280M000003000application/x-unoidl-re\#
        gistryrdb0d080I00000400Dapplication/x-applescriptscptcompiled AppleScript0m060?001102000A;ctext/x-jm\#
        espathjp14000B000003000chemical/x-alchemyalc                                                        \#
                14000D000003000application/x-iphoneiii                                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                      0L280T\#
        001200000@2TA>[application/vnd.ms-excel.workspace.40l060<001105000A;ctext/x-wdiffwdiff00210=00000300\#
        =image/tiff-fxtfxTIFF fax page08200;000003000video/x-smvsmv14010?000000000application/sbe14280E00000\#
        0000application/x-foxmail          14010E001106000@b7application/swid+cborcoswid                    \#
                  00280<00000400<image/x-vipsvipsVIPS picture                                               \#
                                                                                                            \#
             0h060:00110300BA;ctext/x-tlatlasource code in TLA0`080I00000400Fapplication/x-erlang-beambeamco\#
        mpiled Erlang module08210:00000400;video/h261h261H.261 video0P0G1?001300000@c4A;c1GEapplication/vnd.\#
        openxmlformats-officedocument.presentationml.commentauthors+xml0h060=00110:00AA;ctext/x-fsharpfsi fs\#
        x fssource code in F#                                                                      14010O000\#
        003000application/vnd.shade-save-filessv                                                            \#
                               0H280F001103000A>[application/x-starmathsmf                 14000D000003000ch\#
        emical/x-cache-csfcsf                                    140G0D00130400T@c4A;c1GEapplication/mets+xm\#
        lmetsMETS description of a digital object160G0E001600000AEi@AR0RAA;c0_O1K9application/jose+json     \#
                                                                                                            \#
                                                                                                            \#
                              14010I000003000application/vnd.pg.osasliei600280C0=0003000image/x-mrsid-imagei\#
        mage/x-mrsidsid08210?000000000video/h263-1998160G0X001600000AEi@AR0RAA;c0_O1K9application/alto-updat\#
        estreamparams+json04290?0N1103000AC:audio/soundfontaudio/x-sfbk audio/x-soundfontsf2                \#
                                                                                                            \#
                                                                                   00280:000004000image/astc\#
        astc                                                                                                \#
                                               08210F00000800Cvideo/vnd.sealed.mpeg1smpg s11Sealed MPEG-1 vi\#
        deo14280A00000300Eapplication/x-srasraarchive of NCBI reads                                         \#
                                                  140G0I00130500M@c4A;c1GEapplication/metalink4+xmlmeta4Meta\#
        link download description                                                                           \#
                                                                                                            \#
                            08210<000000000video/ulpfec   14060@00111W00LA;ctext/x-checksumscrc32 md2 md4 md\#
        5 sha1 sha2 sha224 sha256 sha256sum sha3 sha384 sha512 md5sum md5sums sha1sum sha512sumdata in the f\#
        ormat Checksums                                                04280G00000300Aapplication/x-fl-studi\#
        oflpFL Studio project                                                                      0i060F001\#
        10300PA;ctext/x-b-formal-methodmchsource code in B (Formal Method)                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                            160G0L001600000AEi@AR0RAA;c0_O1K9application/vnd\#
        .restful+json                                 082109000000000video/mpv                              \#
                                          14010A00000500Bapplication/ipfixipfixIPFIX flow records0X0X0E00000\#
        800?application/x-stuffitsit sitxStuffIt archive                                                    \#
                           0H390Z0\110300DA_\application/vnd.oasis.opendocument.formulaapplication/x-vnd.oas\#
        is.opendocument.formulaodfOpenDocument formula04210:00000000=audio/pcmumu-law speech                \#
                                      08280;09110300<A41video/x-m4vvideo/m4vm4vMPEG-4 video          0l060:0\#
        0110B000A;ctext/x-adladl adls adlf adlx                                                             \#
                                                                                                            \#
             0@080Q0F0003000application/x-font-printer-metricapplication/x-font-pfmpfm14010Z00000300Iapplica\#
        tion/vnd.shana.informed.interchangeiifInformed interchange file14010?00000300>application/exiexiEXI \#
        binary XML08210:00000800;video/h264h264 264H.264 video14010S00000300Capplication/vnd.groove-tool-mes\#
        sagegtmGroove tool message0P0R0X000007000application/vnd.google-apps.presentationgslides0D010=000003\#
        000model/vnd.cldcld00280D00110300IAjDapplication/x-ms-wmzwmzWindows Media Player skin04280;090003000\#
        audio/x-ttaaudio/ttatta0l060;001104000A;ctext/x-sarlsarl0P290M0R220;00D@hdA_\application/vnd.apple.k\#
        eynoteapplication/x-iwork-keynote-sffkeykey keynoteKeynote presentation14010L000000000application/wh\#
        oispp-response04210=00000000Maudio/gsm-efrGSM enhanced full rate speech00200;0I0003000image/x-pfmima\#
        ge/x-portable-floatmappfm                                   1<010K000004000multipart/vnd.bint.med-pl\#
        usbmed                                                             0h060<00110:00DA;ctext/x-xbaseprg\#
         prw chsource code in xBase0h060C00110?00KA;ctext/x-powerbuilderpbt srw sra srusource code in PowerB\#
        uilder0h060<00110F00DA;ctext/x-dylandylan dyl intr lid hdpsource code in Dylan140G0K00130500D@c4A;c1\#
        GEapplication/auth-policy+xmlapxmlauthorisation policy                                              \#
                                                                       0X080A00110;000@gQapplication/x-tzota\#
        r.lzo tzo                                                                                           \#
                                                                        14000H000003000chemical/x-gaussian-c\#
        ubecub14010e000000000application/vnd.3gpp.5gsa2x-local-service-information                          \#
                                                         0h060G00110?00JA;ctext/x-netlinx-plus-erbaxs.erb ax\#
        i.erbsource code in NetLinx+ERB08280;001103009AC:video/x-amvamvAMV video0`280E00000300Lapplication/x\#
        -psp-pbppbpPlayStation Portable program0j060>00110e00FA;ctext/x-clojureclj cljc cljs boot cl2 cljs.h\#
        l cljscm cljx hic edn bbsource code in Clojure14060R001300000@c4A;c1GEapplication/onix-message-short\#
        +xml0j@60<00110A00<A;ctext/x-scalascala kojo sbt scScala source0:0G0A001600000AEi@AR0RAA;c0_O1K9vide\#
        o/lottie+json0h060@00110200IA;ctext/x-minicriptmssource code in MiniScript14280E00000;000application\#
        /x.sf3-loglog.sf3 sf300080J2?000300Aapplication/vnd.corel-drawapplication/cdr application/coreldraw \#
        application/x-cdr application/x-coreldraw application/x-vnd.corel.draw.document+zip image/cdr image/\#
        x-cdrcdrCorelDRAW drawing14010T000000000application/vnd.apache.thrift.binary0n460?00110800PA;ctext/x\#
        -mustachemustachetext with the markup of Mustache0P280X00110300RA_\application/vnd.sun.xml.impress.t\#
        emplatestiOpenOffice 1 presentation template0T470@00230300P@c4A;c1GEtext/vnd.wap.wmlwmlWML page for \#
        early mobile phones0XRH0A0B000<00;application/x-tarapplication/x-gtartar gtar gemtar archive14010G00\#
        0000000application/rpki-updown0h060J00110400RA;ctext/x-untyped-plutus-coreuplcsource code in Untyped\#
         Plutus Core14080B00000400:application/x-ggufggufGGUF model14060>00110300JA;ctext/x-haproxycfgdata i\#
        n the format HAProxy0i060800110100@A;ctext/x-qqsource code in q08280>0?1200000A4>AbMvideo/x-ogguvsvi\#
        deo/x-ogg-uvs14000U000002000application/x-thomson-cartridge-memo7m70H080C001106000A@oapplication/x-x\#
        zpdfpdf.xz                                                                       04210C000000000audi\#
        o/vnd.dlna.adts                                                                               0X000C\#
        000007000application/warc+gzwarc.gz14800A000000000application/x-pds14010X000000000application/vnd.as\#
        207960.vas.config+uper14060L00110T00YA;capplication/x-openstep-plistglyphs pbxproj strings plist cla\#
        ssesdata in the format OpenStep Property List14010C000000000application/eat+jwt       0l060A00110300\#
        RA;ctext/x-genero-perpertext with the markup of Genero per0X:80A00000400Napplication/x-gitpackpacked\#
         objects or index of Git                                                                            \#
                                                                             140G0I001300000@c4A;c1GEapplica\#
        tion/yang-data+xml          0l070E001100000A;ctext/grammar-ref-list                            0\200\#
        I00000B000application/x-genesis-romgen md 68k sgd smd        14010Q00000700Napplication/vnd.geometry\#
        -explorergex greGeometry Explorer construction0j060<00110400DA;ctext/x-antlrg4 gsource code in ANTLR\#
                                                                                      14010J00000400Fapplica\#
        tion/vnd.xmpie.dpkgdpkgXMPie document package0h060;00110400CA;ctext/x-tapetapesource code in Tape140\#
        10B000000000application/ulpfec140G0K001300000@c4A;c1GEapplication/vnd.avistar+xml08280B001203000A4>A\#
        bMvideo/x-theora+oggogg0l0F08001109000A;ctext/jsxreact jsx14010G000000000application/geofeed+csv160G\#
        0N001600000AEi@AR0RAA;c0_O1K9application/vnd.oftn.l10n+json                                         \#
                                             14010J001100000@b7application/yang-data+cbor14060?00110300FA;ct\#
        ext/x-cue-langcuedata in the format CUE0n060=00220300>A;cPNBtext/x-sweavernwtext in Sweave0\2H0L0000\#
        03000application/x-virtualbox-vdivdi0X280L0M110>00LAjDapplication/x-compressed-tarapplication/x-gtar\#
        -compressedtar.gz tgz taztar archive, gzip-compressed08280;00000300Evideo/x-thpthpvideo of the GameC\#
        ube14000C000007000application/x-pilotprc pdb                                         14010C00000300G\#
        application/vnd.hdthdtHDT compressed RDF data 10200Z001103000ATaapplication/x-mysql-misam-compressed\#
        -indexmyi                                                 14280O00000900Mapplication/x-haskell-inter\#
        facedyn_hi hiinterface of a Haskell module                                                          \#
                                                  0l0?0L0;110:00BA;ctext/vnd.familysearch.gedcomtext/gedcomg\#
        ed gedcomGEDCOM family tree14060=00110G00IA;ctext/x-xpagesxsp-config xsp.metadatadata in the format \#
        XPages082109000000000video/raw0i070G00110;00OA;capplication/vnd.mermaidmermaid mmdtext with the mark\#
        up of Mermaid                    14000c00000300Happlication/vnd.anser-web-funds-transfer-initiationf\#
        tiANSER-WEB funds transfer00280;000003000image/x-sctsct14280H00000300@application/x-vector-blfblflog\#
         of a CAN bus0F0G0?00160400:AEi@AR0RAA;c0_O1K9model/gltf+jsongltfglTF scene140G0R001300500@c4A;c1GEa\#
        pplication/3gpdash-qoe-report+xmlutf-80h060C00110200KA;ctext/x-filterscriptfssource code in Filtersc\#
        ript00200:000004000image/hsj2hsj21@000B000000000x-content/blank-bd                                  \#
                                      14010D000000000application/dpop+jwt160G0R001600000AEi@AR0RAA;c0_O1K9ap\#
        plication/alto-endpointprop+json14000H000003000chemical/x-gcg8-sequencegcg                          \#
                                                                                                            \#
                                                                       14010C00000600Aapplication/prs.cwwcww\#
         cwConcertWare music0h060<00110500DA;ctext/x-currycurrysource code in Curry                         \#
                                                                                                            \#
                                                                        0h280G00000300Kapplication/x-clang-a\#
        stpchprecompiled header of Clang0`080H001100000AoWapplication/x-aportisdoc0l060D001100000A;ctext/x-t\#
        eratermmacro14280G00000300Fapplication/x-adobe-grdgrdgradients of Photoshop14010Q000000000applicatio\#
        n/prs.implied-structure04210:00000000:audio/dvi4DVI4 audio16060;00110400GA;ctext/x-neonneondata in t\#
        he format NEON0l070B001100000A;ctext/vnd.iptc.nitf140G0V001300000@c4A;c1GEapplication/vnd.gentoo.pkg\#
        metadata+xml0H060E00240?00@QjD@c4A;c1GEapplication/x-abiwordabw abw.gz zabwAbiWord document10280O001\#
        100000@Giapplication/x-fossil-repository0h060?00110800GA;ctext/x-rescriptresi ressource code in ReSc\#
        ript08210:000000000video/scip14060O00110300[A;ctext/x-simple-file-verificationsfvdata in the format \#
        Simple File Verification10010R00000400Mapplication/vnd.maxmind.maxmind-dbmmdbMaxMind database of add\#
        resses04210<00000300>audio/evrcwbevwEVRC-WB speech0X2X0K0@000900=application/x-7z-compressedapplicat\#
        ion/x-7z7z 7z.0017-Zip archive0X000L000003000application/x-dgc-compresseddgc04280;000003000audio/x-u\#
        ltult18090H00000;00Eapplication/pkix-pkipathpkipath derchain of certificates14010\000000000applicati\#
        on/vnd.japannet-verification-wakeup0D280C00000300Amodel/x-magicavoxelvoxMagicaVoxel model0d060B00110\#
        @00JA;ctext/x-applescriptapplescript scptsource code in AppleScript160G0U001605000AEi@AR0RAA;c0_O1K9\#
        application/vnd.think-cell.ppttc+jsonppttc14010F00000300Kapplication/vnd.ms-imsimsMicrosoft class se\#
        rver data140F0K001300000@c4A;c1GEapplication/vnd.geocube+xml0h060>00110700FA;ctext/x-lobsterlobsters\#
        ource code in Lobster0j@60<00110D00<A;ctext/x-swiftswift swiftinterfaceSwift source160G0S001600000AE\#
        i@AR0RAA;c0_O1K9application/vnd.capasystems-pg+json04210A000000000audio/rtploopback1<010F00000000Fap\#
        plication/batch-smtpbatch of SMTP commands04210G000000000audio/vnd.dolby.heaac.10h060900110200AA;cte\#
        xt/x-xcxcsource code in XC00200@000003000image/x-gimp-gihgih04280B00000300@audio/x-wwise-bankbnkWwis\#
        e sound bank0d460>00110L00FA;ctext/aspdotnetaspx asax ascx ashx asmx axdsource code in ASP.NET14010U\#
        000000000application/vnd.uplanet.bearer-choice140G0o001300000@c4A;c1GEapplication/vnd.openxmlformats\#
        -officedocument.themeoverride+xml14010D000000000application/prs.sclt0H010]000004000application/vnd.c\#
        ollabio.xodocuments.documentxodt14010R000000000application/vnd.meridian-slingshot14010P000000000appl\#
        ication/vnd.powerbuilder75-s                       0`090D00000@00Kapplication/vnd.palmpqa oprc pdb p\#
        rcPalm OS database or program00060I002403000QjD@c4A;c1GEapplication/x-dia-diagramdia040G0a00130600I@\#
        c4A;c1GEapplication/vnd.yamaha.openscoreformat.osfpvg+xmlosfpvgOpenScore vector graphics0h060;001108\#
        00CA;ctext/x-zeekzeek brosource code in Zeek0\280R00110000G@gVapplication/x-android-sparse-imagespar\#
        se image of Android                                                                                 \#
                                                                        140G0N00130200F@c4A;c1GEapplication/\#
        urc-targetdesc+xmltdURC target description14280M00000000@application/x-kerberos-ccacheKerberos ticke\#
        ts0f@60:00110Y00:A;ctext/x-lualua wlua nse pd_lua rbxs rockspec fcgi p8Lua source14080J000003000appl\#
        ication/x-spectrum-dskdsk         14060C00110000OA;ctext/x-browserslistdata in the format Browsersli\#
        st140G0O001300000@c4A;c1GEapplication/mbms-deregister+xml                                           \#
                                                                                                            \#
                                                                                                            \#
                                     14010C000000000application/vnd.vuq14010I000000000application/sslkeylogf\#
        ile             14010G00000;000application/gltf-bufferglbin glbuf0l060?001104000A;ctext/x-rconsolero\#
        ut                                                                                                  \#
                                                                                                            \#
                            140G0T001300000@c4A;c1GEapplication/prs.implied-document+xml                    \#
                                                                  14010M00000500Kapplication/vnd.ims.imsccv1\#
        p1imsccIMS Common Cartridge course0h060=00110200EA;ctext/x-motokomosource code in Motoko            \#
                                                                                                            \#
                                                                                                       0l460\#
        H00110300YA;ctext/x-closure-templatessoytext with the markup of Closure Templates14010O00000;00Happl\#
        ication/vnd.lotus-organizeror3 or2 orgLotus Organizer calendar14010E000000000application/vnd.msign08\#
        210F000000000video/vnd.directv.mpeg140G0K001300000@c4A;c1GEapplication/vnd.oma.pal+xml0h060<00110500\#
        DA;ctext/x-gracegracesource code in Grace                                                       0l06\#
        0:001103000A;ctext/x-ottott                                                                     0428\#
        0;000003000audio/x-669669                              0h060=00110:00EA;ctext/x-cyphercyp cyphersour\#
        ce code in Cypher042109000000000audio/t3800:80=00000900=image/x-vicarvic vicarVICAR picture10280M000\#
        00600?application/x-postgresql-dumppgdumpPostgreSQL dump                                            \#
                                                                          0L0G1@001300000@c4A;c1GEapplicatio\#
        n/vnd.openxmlformats-officedocument.spreadsheetml.tablesinglecells+xml0h060:00110300BA;ctext/x-b4xba\#
        ssource code in B4X14060>00110700JA;ctext/x-objdumpobjdumpdata in the format ObjDump1<070C00110000AA\#
        ;ctext/rfc822-headersheaders of a mail0h060C00110300KA;ctext/x-objectscriptclssource code in ObjectS\#
        cript0T060I001309000AO@@54A;capplication/x-mimearchivemhtml mht14000[000003000application/vnd.adobe.\#
        aftereffects.templateaet140G0H00130;00L@c4A;c1GEapplication/lostsync+xmllostsyncxmlLoST synchronizat\#
        ion message14080M000002000application/x-scratch-projectsb14010H000000000application/vnd.3gpp.lpp0l0>\#
        0<001102000A;ctext/texmacstm                                             0X280D0F000E00Japplication/\#
        x-mozlz4application/x-lz4+jsonbaklz4 jsonlz4 mozlz4settings of Firefox in LZ414080J00000800<applicat\#
        ion/x-qt-qml-cachejsc qmlccompiled QML14060B00130?000@c4A;c1GEapplication/x-qgisqgs shp shx qml0h060\#
        ;00110400CA;ctext/x-wispwispsource code in wisp04210=000000000audio/evrcnw1                         \#
                                                                                            0l060>001103000A\#
        ;ctext/x-freefemedp                                  14010a000000000application/vnd.oma.bcast.simple\#
        -symbol-container                                                                                   \#
        0H3Y0W0Y110300AA_\application/vnd.oasis.opendocument.textapplication/x-vnd.oasis.opendocument.textod\#
        tOpenDocument text                                                                                  \#
          140G0\001300000@c4A;c1GEapplication/vnd.oipf.mippvcontrolmessage+xml  14010O000000000application/v\#
        nd.powerbuilder7-s16060B00110F00NA;ctext/x-ignore-listgitignore dockerignoredata in the format Ignor\#
        e List0\280E000007000application/x-gba-romgba agb14000G000003000application/x-intel-amlaml0D890:0?00\#
        0J00:model/stepapplication/p21step stp p21 stpnc 210 ifcSTEP model142X0R00000300Fapplication/java-se\#
        rialized-objectserserialized Java object14010I000003009application/vnd.uiq.themeutzUIQ theme        \#
                                                                                                            \#
                 14010U000004000application/vnd.astraea-software.iotaiota0n460J00110>00RA;ctext/x-handlebars\#
        -templatehbs handlebarstext with the markup of Handlebars           160G0N001600000AEi@AR0RAA;c0_O1K\#
        9application/vnd.pagerduty+json                                                                 1400\#
        0M00000000Lapplication/x-systemd-catalogmessage catalogue of systemd       14010P00000300@applicatio\#
        n/vnd.proteus.magazinemgzProteus magazine0D2909000003000model/u3du3d160G0H001600000AEi@AR0RAA;c0_O1K\#
        9application/eat-ucs+json14010E00000400Iapplication/dashdeltampddupdate of a DASH manifest0n47090011\#
        0800=A;ctext/sgmlsgml sgmSGML document140G0Q001300000@c4A;c1GEapplication/vnd.etsi.simservs+xml14010\#
        K000000000application/vnd.uic.tlb-fcb                                                               \#
                                                                                                    00280<00\#
        000800<image/x-ptexptex ptxPtex texture140G0H00130800D@c4A;c1GEapplication/davmount+xmldavmountWebDA\#
        V mount request14060H00110600TA;ctext/x-tex-property-listvpl pldata in the format TeX Property List0\#
        l060;001102000A;ctext/x-kuinkn                                                                      \#
           14010L00000300Aapplication/vnd.novadigm.extextNovadigm EXT data08210T000000000video/vnd.iptvforum\#
        .2dparityfec-101000280=00000500Gimage/x-basisbasisBasis Universal texture140G0N001300000@c4A;c1GEapp\#
        lication/vnd.3gpp-prose+xml0L390a00340400JP>GQ5hA_\1>[application/vnd.ms-excel.template.macroenabled\#
        .12xltmExcel template with macros04280<00000400Caudio/x-hcomhcomHCOM sound of a Mac14010R000000000ap\#
        plication/vnd.intertrust.digibox                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                          04210=000000000audio/evrcwb0                      \#
        160G0D0H160@00@AEi@AR0RAA;c0_O1K9application/geo+jsonapplication/vnd.geo+jsongeojson geo.jsonGeoJSON\#
         map data                                                                                           \#
                             140G0S001300000@c4A;c1GEapplication/vnd.fujifilm.fb.jfi+xml18010O000000000appli\#
        cation/x-x509-next-ca-cert  0i060:00110N00BA;ctext/x-maxmaxpat maxhelp maxproj mxt patsource code in\#
         Max140G0L001300000@c4A;c1GEapplication/vnd.etsi.sci+xml14010L000000000application/gnap-binding-jws \#
                                                                                                            \#
                                                                                                            \#
                                                                             04280:0F000@00:audio/midiaudio/\#
        mid audio/x-midimid midi kar rmiMIDI music14010N000000000application/vnd.oma.bcast.sgdu0l060;0011040\#
        00A;ctext/x-rellrell1<010J00000800;application/vnd.sealed.emlseml semSealed mail140G0O001300000@c4A;\#
        c1GEapplication/vnd.nokia.conml+xml10010N00000700Gapplication/vnd.lotus-approachapr vewLotus Approac\#
        h database140G0S001300900@c4A;c1GEapplication/vnd.fdsn.stationxml+xmlxml-based                      \#
                                                                                                            \#
                                14280G00000000Capplication/x-adobe-cshshapes of Photoshop                   \#
                                                                       14010G00000300Japplication/vnd.wfa.ws\#
        cwscWi-Fi simple configuration15060;00110400GA;ctext/x-starstardata in the format STAR              \#
                                                                                                            \#
                                                                            0X000E00000700Aapplication/x-sv4\#
        cpiosv4cpioSVR4 cpio archive                                                 0h060?00110600GA;ctext/\#
        x-inform-7ni i7xsource code in Inform 7                                                             \#
                                00280B00000;000image/x.sf3-vectorsf3 vec.sf3                                \#
                                                                                                          0n\#
        060:00110300;A;ctext/x-podpodtext in Pod14280G00000700?application/x-vim-spellsug splspelling of Vim\#
        0h060A00110000IA;ctext/x-julia-replsource code in Julia REPL               0H280G000003000applicatio\#
        n/x-sony-bbeblrf14280V000003000application/x-neo-geo-pocket-color-romngc                            \#
                                                                                                            \#
                                     14010F000007000application/prs.nprendrnd rct0h060:00110300BA;ctext/x-pa\#
        npansource code in Pan                                                                              \#
                                                                                      14060;00110400GA;ctext\#
        /x-csoncsondata in the format CSON0h060F00110P00DA;capplication/x-stata-dodo ado doh ihlp mata matah\#
         sthlpsource code in Stata04210<000000000audio/ulpfec                                               \#
                                                                                                            \#
                                                                                                            \#
         14010C00000300Bapplication/vnd.mcdmcdMicroCADAM drawing0h0G0D0;110400@A;capplication/vnd.darttext/x\#
        -dartdartDart source code             00210L00000300Iimage/vnd.globalgraphics.pgbpgbGlobal Graphics \#
        PGB image0l060;001104000A;ctext/x-jsltjslt                                                          \#
                                                                                                  00280@0@11\#
        03000QADimage/x-leaf-mosimage/x-raw-leafmos04210=000000000audio/smv-qcp                             \#
                                                                                     00280A00110300?QADimage\#
        /x-canon-cr2cr2Canon raw image                                                   14010G000000000appl\#
        ication/vnd.rs-274x           04210<000000000audio/fwdred               1<000C000000000message/x-gnu\#
        -rmail                     14010R000000000application/vnd.ga4gh.passport+jwt0h060F00110>00NA;ctext/x\#
        -livecode-scriptlivecodescriptsource code in LiveCode Script                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
              0h060L00110C00TA;ctext/x-literate-coffeescriptcoffee.md litcoffeesource code in Literate Coffe\#
        eScript140G0L00130000=@c4A;c1GEapplication/samlmetadata+xmlSAML metadata                            \#
                                 0L0G1?001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.sprea\#
        dsheetml.revisionheaders+xml14200K000000000application/x-mmm-digisonde14080J000005000application/vnd\#
        .java.hprofhprof0T@G090L110`009A;ctext/htmlapplication/html text/x-htmlhtml htm shtml html.hl hta xh\#
        tml xslt inc xht csHTML page                       14010I00000300Bapplication/vnd.3gpp2.smssms3GPP2 \#
        text message                        140G0D001307000@c4A;c1GEapplication/swid+xmlswidtag             \#
                                                                                         14060@00110:00LA;ct\#
        ext/x-formattedeam.fs fordata in the format Formatted                             14010O00000300Mapp\#
        lication/tamp-update-confirmtucconfirmation of a TAMP update0h060;00110:00CA;ctext/x-leanlean hleans\#
        ource code in Lean14280A00000300Papplication/x-sfosfoparameters of a PlayStation game             0j\#
        060:00110N00BA;ctext/x-nimnim nimrod nim.cfg nimble nimssource code in Nim0l060;00110400<A;ctext/x-m\#
        usemusetext in Muse                                                                                 \#
                                                                                 0l070:00110300=A;ctext/miza\#
        rmizMizar article                                                                  14010@000000000ap\#
        plication/c2pa                                                                                      \#
                                          14010G00000800Lapplication/vnd.hp-hpidhpid hpiHP Instant Delivery \#
        document14010F00000400?application/vnd.picselefifPicsel document                                    \#
                                                                            140G0N001300500@c4A;c1GEapplicat\#
        ion/vnd.omads-file+xmlutf-8                                                         04210F00000300Fa\#
        udio/vnd.lucent.voicelvpLucent voice recording0l070E00110300=A;ctext/vnd.dvb.subtitlesubDVB subtitle\#
        s0H080H00000300Capplication/x-appleworkscwkAppleWorks document0@080M000000000application/x-font-fram\#
        emaker0h060900110200AA;ctext/x-ozozsource code in Oz                                              00\#
        280F0B1103000QADimage/x-hasselblad-fffimage/x-raw-imaconfff                                         \#
                                                                                                            \#
                                14010J000000000application/vnd.aether.imp       0h060=00110>00EA;ctext/x-mon\#
        keymonkey monkey2source code in Monkey                                                              \#
                                                                                                            \#
                                                                                                  14080G0000\#
        00000application/x-perf-data    0i060A00110600IA;ctext/x-sourcepawnsp incsource code in SourcePawn14\#
        0G0e001300000@c4A;c1GEapplication/vnd.dvb.notif-ia-registration-request+xml042Q0900000000Iaudio/l24u\#
        ncompressed 24-bit audio10000F000000000application/x-mysql-db00280@001103000QADimage/x-sony-srfsrf14\#
        010M00000000Happlication/news-transmissionnews articles in transit160G0T00160<00IAEi@AR0RAA;c0_O1K9a\#
        pplication/vnd.coreos.ignition+jsonign ignitionIgnition machine settings1<000C000000000message/vnd.s\#
        i.simp0h060I00110200QA;ctext/x-linear-programminglpsource code in Linear Programming14060D001103000A\#
        ;capplication/x-go-sgfsgf0h060F00110400NA;ctext/x-parrot-assemblypasmsource code in Parrot Assembly1\#
        40P0R000000000application/vnd.google-apps.folder0`280L000000000application/x-mach-o-preload14290?000\#
        00300Dapplication/lxflxfLXF program material                                160G0L001603000AEi@AR0RA\#
        A;c0_O1K9application/voucher-cms+jsonvcj                                                            \#
                                                                                                            \#
                                                                                                            \#
            160G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.datapackage+json                               \#
                                                                                                            \#
                 00280E00110300CQADimage/x-panasonic-rw2rw2Panasonic raw image      14000C000006000chemical/\#
        x-jcamp-dxjdx dx                                         0l060?001100000A;ctext/x-ldapconf0l060?0011\#
        08000A;ctext/x-numba_irnumba_ir                                                   08280C000003000app\#
        lication/annodexanx140G0U001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-info+xml0X000L000003000appli\#
        cation/x-gca-compressedgca14060E00110E00QA;ctext/x-godot-resourcegdnlib gdns tres tscndata in the fo\#
        rmat Godot Resource0j060=00110O00EA;ctext/x-schemescm ss sld sps rkt rktl sch slssource code in Sche\#
        me                                                    0h060<00110500DA;ctext/x-cairocairosource code\#
         in Cairo0h060?00110500DA;ctext/x-minidsrcminidsource code in MiniD14000K000003000application/vnd.fr\#
        ogans.ltfltf16060;00110400GA;ctext/x-ldifldifdata in the format LDIF0H280U00110300LA_\application/vn\#
        d.sun.xml.writer.globalsxgOpenOffice 1 master document                                              \#
                                                      14060J001100000A;capplication/x-httpresponse          \#
                                        0l070B00110800:A;ctext/vnd.in3d.3dml3dml 3dm3DML model              \#
                      14010I00000550@application/vnd.wap.wbxmlwbxmlutf-8WBXML binary XML0l070K00230250H@c4A;\#
        c1GEtext/vnd.trolltech.linguisttsutf-8Qt Linguist translations14280B00000800Capplication/x-ulogulg u\#
        loglog of a PX4 flight0j070S00110300HA;capplication/relax-ng-compact-syntaxrncRELAX NG schema, compa\#
        ct0H280E0R1100000A>[application/encryptedapplication/x-tika-ooxml-protected0l060;001104000A;ctext/x-\#
        savisavi0h060?00110@00GA;ctext/x-portugolpor portugol algsource code in Portugol00210:000004009image\#
        /avciavciAVC image14280K00000500Happlication/x-rust-metadatarmetametadata of a Rust crate0h060;00110\#
        @00CA;ctext/x-apextrigger cls apexsource code in Apex                                             14\#
        010K000000000application/rpki-signed-tal0l060W001103000A;ctext/x-ansys-parametric-design-languageans\#
        14:80D00340=009QjDPRPQ@o0SNapplication/x-r-datarda rdata rdsdata of R08210A00000800Tvideo/vnd.dece.h\#
        duvh uvvhUltraViolet video in high definition               0@000H000000000application/x-font-vfont \#
                                                                                                            \#
        160G0J001600000AEi@AR0RAA;c0_O1K9application/jscontact+json                                         \#
                                                                    14010G000000000application/vnd.oma.dcd  \#
                                            14010V000000000application/vnd.3gpp.interworking-data0P390c00110\#
        400MA_\application/vnd.ms-powerpoint.addin.macroenabled.12ppamPowerPoint add-in with macros         \#
                                                                       0H010X00000<00?application/vnd.sealed\#
        media.softseal.pdfspdf spd s1aSealedMedia PDF04210;000000000audio/g729e0H080N00110=00?AoWapplication\#
        /x-mobipocket-ebookprc mobi azw4Mobipocket book           14280G00000300Fapplication/vnd.ant.fitfitF\#
        IT record of exercise0h060@00110X00HA;ctext/x-realbasicrbbas rbfrm rbmnu rbres rbtbar rbuistatesourc\#
        e code in REALbasic0`010?00000300;application/efiefiEFI program140G0M001300000@c4A;c1GEapplication/m\#
        bms-register+xml             14060H001102000A;capplication/x-pico8-cartp80j060=00110100EA;ctext/x-ja\#
        sminjsource code in Jasmin                                                                          \#
                                                 140G0L001300000@c4A;c1GEapplication/vnd.etsi.aoc+xml0h06090\#
        0110400CA;ctext/odinodinsource code in Odin                                                         \#
                                                                                                            \#
                                                                              14010F00000300Happlication/vnd\#
        .wt.stfstfWorldtalk secure message       14000[000003000application/vnd.stardivision.impress-packeds\#
        dp140G0H001300000@c4A;c1GEapplication/mbms-msk+xml                                                  \#
                                            0g060A0H110300[A;ctext/x-ms-regeditapplication/x-ms-regeditregda\#
        ta in the format Windows Registry Entries14010L00000300Aapplication/vnd.novadigm.edmedmNovadigm EDM \#
        data04210<000000000audio/evrcb0                                              0`000L00000?000applicat\#
        ion/x-authorware-binx32 u32 vox aab14010J00000200Eapplication/vnd.olpc-sugarxoSugar activity bundle1\#
        40G0G001300000@c4A;c1GEapplication/problem+xml140G0]001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-ser\#
        vice-config+xml000G0=09130800;@c4A;c1GEimage/svg+xmlimage/svgsvg svgzSVG drawing                    \#
                                                                                                            \#
                            14010J00000400?application/vnd.sealed.3dfs3dfSealed 3D model                    \#
                      0X080L00000G00Lapplication/x-unreal-packageuasset umap umx unr upkpackage of the Unrea\#
        l engine0`RY0H1>110;00<A_\application/java-archiveapplication/x-tika-java-enterprise-archive applica\#
        tion/x-tika-java-web-archivejar war earJava archive14010G000002000application/vnd.datalogdl04290:001\#
        104000@;Uaudio/sofasofa                                                               14000I0F110700\#
        0P;Uapplication/x-matlab-dataapplication/matlab-matmat fig00890@00000<00Capplication/fitsfits fit ft\#
        sFITS astronomy data14280D00000000Qapplication/x-ms-sdbcompatibility database of Windows            \#
                                                                                                            \#
                                                                                                            \#
                                      04210D000000000audio/vnd.dolby.pl2z                                   \#
                                                              160G0Z00160h000AEi@AR0RAA;c0_O1K9application/s\#
        arif-external-properties+jsonsarif-external-properties sarif-external-properties.json160G0L001607000\#
        AEi@AR0RAA;c0_O1K9application/vnd.artisan+jsonartisan                                               \#
                                                   14060A00110400MA;ctext/x-oasv3-jsonjsondata in the format\#
         OASv3-json14010O00000300?application/vnd.groove-injectorgrvGroove injector                         \#
                                                              0d060900110200AA;ctext/x-nunusource code in Nu\#
        14060G00110000SA;ctext/x-pip-requirementsdata in the format Pip Requirements14010H000000000applicati\#
        on/vnd.ecip.rlp00280C0C000300Aimage/x-olympus-orfimage/x-raw-olympusorfOlympus raw image14000A000003\#
        000application/x-d64d64140G0U001300000@c4A;c1GEapplication/vnd.ms-office.activex+xml0i060;00110200CA\#
        ;ctext/x-swayswsource code in Sway                                                     04280A0000000\#
        00audio/x-dec-adpcm                          14060B00110A00NA;ctext/x-darcs-patchdarcspatch dpatchda\#
        ta in the format Darcs Patch               0h060;00110=00CA;ctext/x-pawnsma pwn p incsource code in \#
        Pawn0l060>0E1100000A;ctext/x-texmacsapplication/x-texmacs                                       1408\#
        0E00000000Lapplication/x-featherFeather table, first version0H280L00110300DA_\application/vnd.sun.xm\#
        l.mathsxmOpenOffice 1 formula                                                                       \#
                                                                          18890J0d110D00A@?:application/x-x5\#
        09-ca-certapplication/x-x509-cert application/x-x509-user-certder crt pem cert keyX.509 certificate1\#
        6060A00110E00MA;ctext/x-apacheconfapacheconf vhost loaddata in the format ApacheConf14280E00110;00=A\#
        _\application/x-pytorchckpt pt pthPyTorch model15060M00110300QA;capplication/x-pygments-tokensrawdat\#
        a in the format Raw token data140G0V001300000@c4A;c1GEapplication/vnd.oma.cab-user-prefs+xml14010O00\#
        000300Iapplication/vnd.lotus-screencamscmLotus ScreenCam recording0XRY0?1V000E00;application/zipappl\#
        ication/x-tika-ooxml application/x-tika-visio-ooxml application/x-zip application/x-zip-compressedzi\#
        p zipx nupkg snupkgZIP archive10080N000007000application/vnd.ms-outlook-pstpst ost0h280J00000300Qapp\#
        lication/x-zsh-wordcodezwccompiled functions of the Z shell14010O000000000application/vnd.powerbuild\#
        er6-s14280G00000300>application/x-adobe-aseaseAdobe swatches0h460D00110300EA;capplication/x-myghtymy\#
        tsource code in Myghty0H0G0C00130A00<@c4A;c1GEapplication/tei+xmltei teicorpus oddTEI document14280A\#
        00000300Dapplication/x-sffsffreads of a sequencer14010T000000000application/vnd.minisoft-hp3000-save\#
        140G0X001300000@c4A;c1GEapplication/vnd.iptc.g2.planningitem+xml14010O00000300Fapplication/vnd.fujit\#
        su.oasysgpfg5OASYS graphic document0l070900110400;A;ctext/shexshexShEx shapes140G0]001300000@c4A;c1G\#
        Eapplication/vnd.radisys.msml-audit-stream+xml14060D00110200PA;ctext/x-type-languagetldata in the fo\#
        rmat Type Language1@000C000000000x-content/audio-dvd0d010K000000000application/vnd.cab-jscript04210B\#
        000000000audio/vnd.vmx.cvsd0j060:00110300BA;ctext/x-elmelmsource code in Elm              0l070;0011\#
        00000A;ctext/fwdred                 0l060E001105000A;ctext/x-roboconf-graphgraph            14080D00\#
        0000000application/x-dc-rom                                                                         \#
                                                                                                            \#
                                                                                                            \#
                                  14010E001100000@b7application/dots+cbor                                   \#
                 14010A00000500Eapplication/atxmlatxmlATML test description     14010I000000000application/v\#
        nd.mdl-mbsdf0n460B00110P00SA;ctext/x-go-templategohtml gotmpl html.tmpl tmpl tpltext with the markup\#
         of Go Template140G0S00130300Q@c4A;c1GEapplication/resource-lists-diff+xmlrldchange of a list of SIP\#
         resources0X2Y0T001104000A_\application/vnd.belightsoft.lhzd+ziplhzd082Y0?0A110600?@[Rvideo/quicktim\#
        evideo/x-quicktimemov qtQuickTime video                 0h060>00110300FA;ctext/x-moocodemoosource co\#
        de in Moocode                                          14280E00000400Aapplication/x-ms-evtxevtxWindo\#
        ws event log                                                                   16060?00110400KA;ctex\#
        t/x-rpm-specspecdata in the format RPM Spec18010G000000000application/jwk-set+jwt                   \#
                                                                                                            \#
                                             140G0^001300000@c4A;c1GEapplication/vnd.ms-printdevicecapabilit\#
        ies+xml08210D00000800Fvideo/vnd.sealed.swfsswf sswSealed Flash animation                            \#
                            0h060>00110300FA;ctext/x-daslangdassource code in Daslang0H060J001202000Ai1A;cap\#
        plication/vnd.wolfram.wlwl                                                                          \#
                   10060Q001300000@c4A;c1GEapplication/x-kexi-connectiondata              04210D00000800Aaud\#
        io/vnd.dece.audiouva uvvaUltraViolet audio140G0F00130:00<@c4A;c1GEapplication/cellml+xmlcellml cmlCe\#
        llML model04280A00120;000ASWAbMaudio/x-speex+oggspx oga ogg0l060D00110400UA;ctext/x-api-blueprintapi\#
        btext with the markup of API Blueprint14000C000003000application/x-envoyevy0H880I000000000applicatio\#
        n/x-applix-word14280K000003000application/x-idl-save-filesav14010G000000000application/vnd.truedoc0X\#
        2Y0C001100000A_\application/aas+zip14000R000000000application/vnd.informix-visionary14000C000003000c\#
        hemical/x-kinemagekin                                                                               \#
                                                                                                 14010D00000\#
        400Dapplication/dssc+derdsscDSSC security policy       1<0Q0C00000000?multipart/form-dataform with f\#
        iles                                                                                                \#
                                  14000O000007000application/x-java-archive-diffjardiff          0\280F00000\#
        3000application/x-fds-diskfds                                  18090H00000700<application/ocsp-reque\#
        storq derOCSP request140G0V001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-regroup+xml14000G000003000ch\#
        emical/x-galactic-spcspc0X280P001100000A_\application/vnd.apple.unknown.1314280L000006000application\#
        /x-scratch-spritesprite14010I000000000application/activemessage0\000K000003000application/vnd.arastr\#
        a.swiswi                                                                                      14010^\#
        000000000application/explicit-registration-response+jwt                                             \#
                                                0h060;00110300CA;ctext/x-gamsgmssource code in GAMS0l060=001\#
        10300>A;ctext/x-geminigmitext in Gemini                            14080G000007000application/x-erda\#
        s-hfahfa img                                                         0l060?001100000A;ctext/x-newspe\#
        ak         082109000000000video/vp8                                                  0F81090T000300G\#
        model/stlmodel/x.stl-ascii model/x.stl-binarystlstereolithography model08210?000000000video/smpte292\#
        m08200>000003000video/x-ms-vobvob                                 1@000K000000000x-content/ostree-re\#
        pository                                                                                            \#
                                                                                                         0l0\#
        60<001105000A;ctext/x-spicespice    14010X000000000application/vnd.ms-windows.devicepairing         \#
                                    14060C00110200OA;ctext/x-jar-manifestmfdata in the format JAR Manifest  \#
                                                                                                            \#
                                                                                                            \#
                                                             180Y0B0D000700Xapplication/pkcs12application/x-\#
        pkcs12p12 pfxPKCS #12 bundle of keys and certificates0`000H000002000application/x-t3vm-imaget30h060E\#
        00110000MA;ctext/x-python-consolesource code in Python console00210>00000800:image/prs.btifbtif btfB\#
        TIF image08:90F0>000700Qapplication/vnd.ms-asfvideo/x-ms-asfasf asxAdvanced Systems Format container\#
        0D280E002205000QjDPTfapplication/x-blenderblend0X000A000003000application/x-lzxlzx                  \#
                                                   14010M000000000application/vnd.ipld.dag-json0e060F0011030\#
        0AA;capplication/x-mswinurlurlInternet shortcut                                                     \#
                                                                                                            \#
                                                             0j@G0800110@50?A;ctext/csscss pcss postcssutf-8\#
        CSS style sheet140G0Z001300000@c4A;c1GEapplication/vnd.marlin.drm.actiontoken+xml     0@280L00000300\#
        Bapplication/x-font-linux-psfpsfLinux console font               14010I000000000application/city+jso\#
        n-seq                                                                                               \#
                                                                        0h460;00110400CA;ctext/x-voltvoltsou\#
        rce code in Volt                                                 0i060<00110200DA;ctext/x-berrybesou\#
        rce code in Berry                                                                                   \#
                                                                                                 0X280J00000\#
        4000application/x-java-pack200pack                                                                  \#
                                                                          0l060;001104000A;ctext/x-cddlcddl0\#
        0280<00000<000image/x-ilbmiff ilbm lbm                                                              \#
                               14010L00000400Dapplication/vnd.dreamfactorydfacDreamFactory program14000F0000\#
        0<000application/x-sas-mddbsm7 sas7bmdb                             00280H001100000@7Eimage/vnd.djvu\#
        +multipage          14010I00000=00Aapplication/vnd.fdsn.seedseed datalessSEED seismic data          \#
                0k060:00110800BA;ctext/x-lexlex l llsource code in Lex14080F00000000Mapplication/x-terminfoc\#
        ompiled terminal description                 0`280L00000D00[application/x-llvm-bitstreamdia priors s\#
        wiftdepsdata of a compiler in the container of LLVM14010K000000000application/vnd.d3m-dataset14000S0\#
        00000000application/vnd.ms-color.iccprofile14010N001100000@b7application/ace-groupcomm+cbor         \#
                       160G0c001600000AEi@AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolsettings.simple+json0\#
        l060>001104000A;ctext/x-crocsrccroc0d060>002307000@c4A;c1GEtext/scriptletwsc sct0X080U001203000@RP0S\#
        Napplication/x-pyspread-bz-spreadsheetpys14060N001303000@c4A;c1GEapplication/vnd.garmin.tcx+xmltcx04\#
        210:000000000audio/bv32                                              0`000E000004000application/x-ms\#
        -xbapxbap14010h000000000application/vnd.globalplatform.card-content-mgt-response14000G00000<000appli\#
        cation/x-sas-auditst7 sas7baud14010N000000000application/vnd.pt.mundusmundi0\280M00000?00@applicatio\#
        n/x-apple-diskimagedmg sparseimageApple disk image14060@00230300LA;c@c41GEtext/x-maven+xmlpomdata in\#
         the format Maven POM0h060<00110B00DA;ctext/x-numpynumpy numpyw numscsource code in NumPy           \#
                                                14060?00110400KA;ctext/x-avro-idlavdldata in the format Avro\#
         IDL                                                                                                \#
                                                                                                            \#
                                                                                                            \#
                        160G0K001600000AEi@AR0RAA;c0_O1K9application/coap-group+json                        \#
                                                                                                            \#
                                                                14010O00000300Happlication/vnd.3gpp.pic-bw-v\#
        arpvb3GPP picture of any size0l460;00110400LA;ctext/x-edgeedgetext with the markup of Edge          \#
                                                                 00280B00000300>image/x-win-bitmapcurWindows\#
         cursor14280A0E0003000application/x-zimapplication/x-openzimzim14090@000000000application/tzif0h060<\#
        00110000DA;ctext/x-quakesource code in Quake0h060>00110000FA;ctext/x-earthlysource code in Earthly08\#
        080E000007000application/x-dvd-ifoifo bup                                                           \#
                                                         14010Z00000800Happlication/vnd.cendio.thinlinc.clie\#
        ntconftlclientThinLinc client settings14010E000000000application/raptorfec                          \#
                                                              0l060=00110700NA;ctext/x-runoffrnh rnotext wit\#
        h the markup of RUNOFF                                                                              \#
                                                                              14060K001300000@c4A;c1GEapplic\#
        ation/x-dia-shape+xml14010G00000300Lapplication/vnd.wap.slcslccompiled WAP service loading04280?0000\#
        0600=audio/x-wavpackwv wvpWavPack audio                                                             \#
                           14280Q00000000Capplication/x-flash-shared-objectFlash shared object14000C00000000\#
        0application/example140G0[001300000@c4A;c1GEapplication/vnd.radisys.msml-audit-conn+xml             \#
                                                                                                            \#
                    14000A000003000application/x-d71d71                                0j060<00110000DA;ctex\#
        t/x-sconssource code in SCons                                                                       \#
                                                                                                            \#
                                         0L010J00000<00Eapplication/vnd.sealed.xlssxls sxl s1eSealed Excel w\#
        orkbook                                                                          14000@000009000chem\#
        ical/x-cachecac cache14010V000000000application/gnap-binding-rotation-jwsd14010G00000400Gapplication\#
        /fastinfosetfinfFast Infoset binary XML140G0_001300000@c4A;c1GEapplication/vnd.3gpp.seal-user-profil\#
        e-info+xml160G0X001600000AEi@AR0RAA;c0_O1K9application/vnd.veraison.tsm-report+json14060@001104000A;\#
        capplication/jsgfjsgf14010P00000800@application/vnd.dece.unspecifieduvx uvvxUltraViolet file0j060?00\#
        110800GA;ctext/x-starlarkbzl starsource code in Starlark00160f0`2404000A_\@c4A;c1GEapplication/vnd.m\#
        s-visio.stencil.macroenabled.main+xmlapplication/vnd.ms-visio.stencil.macroenabled.12vssm14000J00000\#
        3000application/x-starmail-smdsmd0l060@00110300QA;ctext/x-blueprintblptext with the markup of Bluepr\#
        int14290Q00000=000application/vnd.apache.arrow.filearrow feather08210>000000000video/encaprtp0H0G1@0\#
        01300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml002\#
        80A0A110?000QADimage/x-kodak-kdcimage/x-raw-kodakkdc k25 dcs drf10200O001100000ATaapplication/x-mysq\#
        l-misam-index160G0K001600000AEi@AR0RAA;c0_O1K9application/vnd.futoin+json14800I00000=000application/\#
        x-godot-sceneescn scn tscn0X290Q00000700?application/vnd.ms-cab-compressedcab msuWindows cabinet140G\#
        0E0G130900B@c4A;c1GEapplication/xliff+xmlapplication/x-xliff+xmlxlf xliffXLIFF translations140G0I001\#
        300500@c4A;c1GEapplication/msc-mixer+xmlutf-804210:00000000<audio/pcmaA-law speech04210I00000900Qaud\#
        io/vnd.nuera.ecelp9600ecelp9600Nuera ECELP speech at 9,600 bit/s14010?00000300Fapplication/diidiiDII\#
         device description14090G000000000application/prs.plucker                                           \#
                                                                                                            \#
                     00010N00000300Eapplication/vnd.micrografx.flofloMicrografx flow chart0h060;00110400CA;c\#
        text/x-toittoitsource code in Toit                                                0d060;00110000FA;c\#
        text/x-nawksource code in New Awk0h060B00230D00FA;c@c41GEtext/x-labview+xmllvproj lvclass lvlibsourc\#
        e code in LabVIEW                                                                                   \#
                                                          16060A00220:00TA;c@58text/x-gradle-ktsgradle.ktsda\#
        ta in the format Gradle Kotlin DSL                              14010M000000000application/vnd.motor\#
        ola.iprm                                                                         140G0D00130000F@c4A\#
        ;c1GEapplication/csta+xmlCSTA telephony message                                      14010_000000000\#
        application/vnd.globalplatform.card-content-mgt14010L000000000application/vnd.etsi.tsl.der002Y090011\#
        0700O@6Eimage/jpxjpf jpxJPEG 2000 image with extensions16060H001606000AEi@AR0RAA;c0_O1K9application/\#
        x-gerber-jobgbrjob160G0O001600000AEi@AR0RAA;c0_O1K9application/alto-directory+json0h060=00110100EA;c\#
        text/x-eiffelesource code in Eiffel14010M000000000application/gnap-binding-jwsd14010>000000000applic\#
        ation/vp14060B001104000A;capplication/x-ccmxccmx            14010G000000000application/vnd.sss-dtf04\#
        210?000000000audio/raptorfec14010N00000300>application/vnd.groove-accountgacGroove account14060O0011\#
        09000A;capplication/vnd.java.hprof.texthprof.txt                                    0H010R000000000a\#
        pplication/vnd.afpc.modca-cmtable                                                                   \#
                                                                                                            \#
                    14010G000000000application/vnd.relpipe                                                  \#
                                                                                                            \#
          140G0R001300000@c4A;c1GEapplication/vnd.3gpp.seal-info+xml140Y0N0Y000700Dapplication/vnd.apache.pa\#
        rquetapplication/parquet application/x-parquetparquetApache Parquet table14010O00000600Aapplication/\#
        vnd.oxli.countgraphoxlicgkhmer count graph160G0E001604000AEi@AR0RAA;c0_O1K9application/stix+jsonstix\#
        0h060G00110400HA;capplication/x-brainfuckbf bsource code in Brainfuck140G0V001300000@c4A;c1GEapplica\#
        tion/vnd.oma.scidm.messages+xml00210:000004000image/jaiijaii        14010B000000000application/risco\#
        s                                                                                                   \#
                             00810G00000?00Eapplication/vnd.hp-hpglhpgl hp hpg pltHP-GL plotter drawing0X280\#
        A00000<00?application/x-ewfe01 ex01 l01image of EnCase                                              \#
                                                                                                            \#
                                                 160G0\001600000AEi@AR0RAA;c0_O1K9application/emergencycalld\#
        ata.legacyesn+json                                          0H080A000003008application/x-tcrtcrTCR b\#
        ook1@000F000000000x-content/ebook-reader                                                     042X0:0\#
        <120400:P[W1]eaudio/webmaudio/x-webmwebaWebM audio                                                  \#
                                                                                0H280C001105000A_\applicatio\#
        n/x-xmindxmind0X080F00000400Aapplication/x-stuffitxsitxStuffIt X archive                        1401\#
        0U00000300Uapplication/vnd.jcp.javame.midlet-rmsrmsrecord store of a Java ME application            \#
                                                                          08280;000003009video/x-ivfivfIVF v\#
        ideo                                 140G0C001303000@c4A;c1GEapplication/vec+xmlvec160G0U001607000AE\#
        i@AR0RAA;c0_O1K9application/vnd.eu.kasparian.car+jsoncarjson0h060;00110300CA;ctext/x-tsqlsqlsource c\#
        ode in TSQL                                                10210C0S000@00;application/vnd.dbfapplica\#
        tion/dbase application/x-dbfdbf dbase dbase3dBase table08290;00000>00;video/3gpp23g2 3gp2 3gpp23GPP2\#
         video14280C00000500Iapplication/x-snoopsnooppackets captured by snoop08200F000002000video/vnd.rn-re\#
        alvideorv16060A00110900MA;ctext/x-git-configgitconfigdata in the format Git Config10280D00000300Yapp\#
        lication/x-ms-eseedbdatabase of the Extensible Storage Engine0h010H00000300@application/vnd.acucobol\#
        acuACUCOBOL program0P010F00000300;application/vnd.is-xprxprIS-XPR data0h060?00110300GA;ctext/x-nwscr\#
        iptnsssource code in NWScript04210900000000Aaudio/mpaMPEG audio frames0h060=00110200EA;ctext/x-quake\#
        cqcsource code in QuakeC                 14010G00000300Capplication/vnd.enlivennmlEnliven viewer dat\#
        a                                                                                                   \#
                                                           14000D00000H00Eapplication/x-picklepkl pickle ckp\#
        t pt pth ppickled Python object14060@00110000[A;ctext/x-openapi-2data in the format OpenAPI Specific\#
        ation v2140G0G00130400K@c4A;c1GEapplication/marcxml+xmlmrcxMARC library records in XML 0L390g0i11030\#
        0QA_\application/vnd.oasis.opendocument.spreadsheet-templateapplication/x-vnd.oasis.opendocument.spr\#
        eadsheet-templateotsOpenDocument spreadsheet template0h060:00110300BA;ctext/x-lfelfesource code in L\#
        FE0i060<00110700DA;ctext/x-cleanicl dclsource code in Clean0l070@001100000A;ctext/rtploopback14060G0\#
        01303000@c4A;c1GEapplication/x-tiled-tsxtsx                           0h060@00110500HA;ctext/x-surre\#
        alqlsurqlsource code in SurrealQL                                                                   \#
                                                                                               140G0R0013000\#
        00@c4A;c1GEapplication/vnd.dvb.notif-init+xml14010H00000K000application/vnd.vd-studymxi study-inter \#
        model-inter14010J00000080Japplication/news-groupinfous-asciidescription of a newsgroup0l070H00110000\#
        0A;ctext/vnd.motorola.reflex                                                                        \#
        14280H00000000Gapplication/x-thermo-rawmass spectrum of Thermo          14010A000000000application/v\#
        emmi0\290R0M000300Eapplication/vnd.nintendo.nitro.romapplication/x-nintendo-ds-romndsNintendo DS car\#
        tridge0l0709001100000A;ctext/t1400l060:00110800KA;ctext/x-picchem pictext with the markup of Pic0420\#
        0;00000S00>audio/x-modmod ahx dbm dmf far gdm hvl okt psmtracker module14010G00000300Happlication/ta\#
        mp-updateturTAMP trust anchor update08280A000005009video/x-sgi-moviemovieSGI movie                  \#
                160G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.dataresource+json140G0L00130400L@c4A;c1GEap\#
        plication/vnd.sun.wadl+xmlwadlWADL web service description0D2Y0>001104000A_\model/step+zipstpz00280B\#
        0B1107000QADimage/x-pentax-pefimage/x-raw-pentaxpef ptx14010D000000000application/passport          \#
                            14010D001100000@b7application/cmw+cbor                                          \#
                                        140G13001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocumen\#
        t.custom-properties+xml00200=000000000image/example0l460<00110500MA;ctext/x-lattelattetext with the \#
        markup of Latte0H390`0b110300JA_\application/vnd.oasis.opendocument.text-templateapplication/x-vnd.o\#
        asis.opendocument.text-templateottOpenDocument text template14080D00000900<application/x-bigwigbigwi\#
        g bwbigWig track14080V00000000Eapplication/x-ft-windows-registry-hiveWindows registry hive0D0I0A0000\#
        0300Bmodel/gltf-binaryglbglTF scene, binary0h060<00110600DA;ctext/x-urwebur urssource code in UrWeb0\#
        \080N000007000application/x-nintendo-3ds-romcci 3ds002109000003009image/iefiefIEF image10280A0000030\#
        0Iapplication/x-tdbtdbTrivial Database of Samba14010E000000000application/vp+sd-jwt0l060D001103000A;\#
        ctext/x-gosu-templategst                                                                            \#
                                          0H0G0M00130300F@c4A;c1GEapplication/vnd.adobe.xdp+xmlxdpAdobe XML \#
        data package14010D000004000application/vnd.nimnnimn10280P001100000@Giapplication/x-fossil-global-con\#
        f14280A00000300Capplication/x-ipfipfIPF image of a disk140G0P001303000@c4A;c1GEapplication/automatio\#
        nml-aml+xmlaml0h060G00110600OA;ctext/x-component-pascalcps cpsource code in Component Pascal0\080H00\#
        110=00>PgVapplication/vnd.squashfssqsh squashfsSquashFS image0h060:00110300BA;ctext/x-opaopasource c\#
        ode in Opa14010T00000300Rapplication/tamp-apex-update-confirmaucconfirmation of a TAMP apex update08\#
        2Y09001107009AbMvideo/oggogv oggOgg video0l060<001100000A;ctext/x-arrow0L010i000004000application/vn\#
        d.collabio.xodocuments.spreadsheet-templatexots140G0N001300000@c4A;c1GEapplication/vnd.gpxsee.map+xm\#
        l14010L00000300Dapplication/vnd.kidspirationkiaKidspiration diagram00290N00000300Eimage/vnd.valve.so\#
        urce.texturevtfSource engine texture140G0T00130300<@c4A;c1GEapplication/vnd.google-earth.kml+xmlkmlK\#
        ML map data0`280G00000700?application/vnd.flatpakflatpakFlatpak package160G0K001600000AEi@AR0RAA;c0_\#
        O1K9application/vnd.avalon+json0l0>0:001107000A;ctext/x-ssassa ass                                  \#
                                                                                                            \#
                                                                                        0l060>00110;000A;cte\#
        xt/x-signifyminisig pub                                                                           14\#
        010T000000000application/vnd.adobe.partial-upload14060I00110300UA;ctext/x-adobe-font-metricsafmdata \#
        in the format Adobe Font Metrics0X080B0@000200Dapplication/x-lzipapplication/lziplzlzip-compressed d\#
        ata14010U000000000application/vnd.uplanet.channel-wbxml                                             \#
                                                                    14280A000003000application/x-x64x64     \#
           0h060;00110400CA;ctext/x-movemovesource code in Move14010R000000000application/vnd.dvb.ipdcesgacc\#
        ess2160G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.bbf.usp.msg+json14010C00000300Fapplication/vnd.\#
        dnadnaDNA new-media document14010R00000800Capplication/vnd.previewsystems.boxbox vboxPreview Systems\#
         box14280I00000000>application/x-quake-modelmodel of Quake0h060<00110100DA;ctext/x-terratsource code\#
         in Terra0j060>00110300FA;ctext/x-arduinoinosource code in Arduino04280;000003009audio/x-soxsoxSoX s\#
        ound14010M000000000application/vnd.street-stream160G0H001600000AEi@AR0RAA;c0_O1K9application/vnd.vel\#
        +json0l070=001100000A;ctext/prs.texi                                                                \#
                                                                    0l060F00110?000A;ctext/x-sqlite3-console\#
        sqlite3-console                                 0h060:00110300BA;ctext/x-yulyulsource code in Yul   \#
                                                                               04290900000300:audio/amramrAM\#
        R speech                            14010C000000000application/eat+cwt04210900000300:audio/smvsmvSMV\#
         speech          1@000A00110000;@X`inode/mount-pointmount point0l060D001100000A;ctext/x-lighttpd-con\#
        f                            08290D00110200=A_\video/vnd.youtube.ytytYouTube video                  \#
                                                                                                           0\#
        8280;000000009video/x-nutNUT video0h060I00110600LA;capplication/supercollidersc scdsource code in Su\#
        perCollider                                                                                         \#
                                                            04210=000000000audio/pcma-wb                    \#
                                                                      0m420?00110200PA;ctext/x-bikeshedbstex\#
        t with the markup of Bikeshed14010K000000000application/vnd.3gpp.5gsv2x                             \#
                                            14010M000000000application/vnd.orange.indata                  00\#
        280D000000000image/x-os2-graphics0L0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocume\#
        nt.spreadsheetml.calcchain+xml0\010Q00000700Happlication/vnd.nintendo.snes.romsfc smcSuper Nintendo \#
        cartridge             14060P001103000A;capplication/x-cisco-vpn-settingspcf                         \#
                                         14010D000000000application/coap-eap                           0H000\#
        C000000000application/msword2                                                                       \#
                                           0X2Y0O00110900PA_\application/vnd.etsi.asic-e+zipasice sceASiC-E \#
        container of signed files14010K000000000application/mosskey-request                                 \#
                                                                                                            \#
                                                                                                            \#
                                               140G0J001300000@c4A;c1GEapplication/vnd.wv.csp+xml           \#
                                                                                                            \#
                                         14200J00000000<application/x-linux-kernelLinux kernel0H290K00000O00\#
        Dapplication/vnd.wordperfectwpd wp wp5 wp6 w60 wp61 wpt wp4WordPerfect document04210900000300Iaudio/\#
        l16l16uncompressed 16-bit audio0H3Y0N00110800<A_\application/vnd.ms-xpsdocumentxps oxpsXPS document0\#
        l060K001102000A;ctext/x-minetest-translationtr  14010@000000000application/h224                     \#
                                                                                                            \#
                                                                                                            \#
                                 14060K001303000@c4A;c1GEapplication/vnd.ogc.sld+xmlsld                     \#
                                                                                                            \#
                                                                          0`080A000000000application/x-elf  \#
                    140G0S00130200F@c4A;c1GEapplication/vnd.nokia.n-gage.ac+xmlacN-Gage activation data160G0\#
        M001600000AEi@AR0RAA;c0_O1K9application/alto-costmap+json         0J060:0A111N00<A;ctext/x-texapplic\#
        ation/x-textex aux ltx cls sty toc bbx cbx dtx ins lbx mkii mkiv mkvi fd 4ht clo dfu etx lco ldf mng\#
         tikzTeX document0D290C0C000700?application/vnd.lasapplication/x-asprslas lazLAS point cloud0l460:00\#
        110300KA;ctext/x-teateatext with the markup of Tea14010L00000300Aapplication/vnd.triscape.mxsmxsMap \#
        Explorer data0d460?001203000@kNA;capplication/htahta0029090F000;00Dimage/j2cimage/x-jp2-codestreamj2\#
        c j2k jpcJPEG 2000 codestream14060F00110G00RA;ctext/x-kicad-schematickicad_sch kicad_sym schdata in \#
        the format KiCad Schematic0h060;00110700CA;ctext/x-tealteal tlsource code in Teal0l060900110200NA;ct\#
        ext/x-rdrdtext with the markup of RDtool14280K00000000Lapplication/vnd.android.artimage of the Andro\#
        id runtime0h060A00110:00IA;ctext/x-overpassqloverpassqlsource code in OverpassQL14010?00000000Rappli\#
        cation/ippInternet Printing Protocol message14010J00000300<application/vnd.mobius.mqymqyMobius query\#
        14060L00110;000A;capplication/vnd.flatpak.repoflatpakrepo                                           \#
                                14080B00000000Aapplication/x-utmprecords of logins                       140\#
        10K00000300Dapplication/vnd.ms-artgalrycilClip Gallery package0P060H001100000A;capplication/x-magicp\#
        oint                               14010@000004009application/cborcborCBOR data14010G00000300Dapplic\#
        ation/vnd.geonextgxtGEONExT construction140G0G001304000@c4A;c1GEapplication/mmt-usd+xmlmusd160G0J001\#
        600000AEi@AR0RAA;c0_O1K9application/vnd.miele+json160G0K001600000AEi@AR0RAA;c0_O1K9application/jscal\#
        endar+json0h060<00110500DA;ctext/x-mettamettasource code in MeTTa                                   \#
                                                        14000H000006000application/x-gramps-xmlgramps       \#
                                                      0f460B0;110\00;A;capplication/x-perltext/x-perlpl pm a\#
        l perl t cgi fcgi ph plx psgi installPerl script                                   04090D00000300=ap\#
        plication/vnd.smafmmfSMAF ringtone      0H390`00340400IP>GQSJA_\1>[application/vnd.ms-word.template.\#
        macroenabled.12dotmWord template with macros18280F00000400Iapplication/x-keepass2kdbxKeePass passwor\#
        d database                                                                                          \#
                                                                       0l0609001104000A;ctext/snbtsnbt      \#
                160G0I001600000AEi@AR0RAA;c0_O1K9application/activity+json14280F00000300Mapplication/x-libma\#
        gicmgccompiled patterns of libmagic                                                                 \#
                                               0l060B001100000A;ctext/cql-extension                         \#
             14280B00000400Capplication/x-tdmstdmsLabVIEW measurement                                       \#
                                                        14000C000003000chemical/x-chemdrawchm               \#
                          0l070?00110200CA;ctext/vnd.wap.slslWAP service loading                            \#
                                                                                                            \#
                                                                                                            \#
                                             14010F00000300Kapplication/vnd.ms-lrmlrmMicrosoft learning reso\#
        urce14010V00000900Gapplication/vnd.denovo.fcselayout-linkfe_launchFCS Express layout link           \#
                                                                                      140G0H00130300?@c4A;c1\#
        GEapplication/calendar+xmlxcscalendar in XML160G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.acm.cha\#
        tbot+json0X010R00000400<application/vnd.joost.joda-archivejodaJoda archive160G0T001600000AEi@AR0RAA;\#
        c0_O1K9application/vnd.oracle.resource+json0l460;00110400LA;ctext/x-riotriottext with the markup of \#
        Riot          08010@00000800<application/mp21m21 mp21MPEG-21 file                                   \#
                                         140G0D00130400L@c4A;c1GEapplication/wsdl+xmlwsdlWSDL web service de\#
        scription0l060<001106000A;ctext/x-maplempl mi0j060F00110i00AA;capplication/typescriptts tsx mts cts \#
        config.ts d.cts d.mts d.ts spec.ts test.tsTypeScript source0`280G00110800>@K<application/x-sharedlib\#
        so elf oshared library                                                                              \#
                                                                                                       08210\#
        ?000000000video/h264-rcdo14010H00000300Fapplication/vnd.intu.qfxqfxQuicken bank statement0h060>00110\#
        700FA;ctext/x-langiumlangiumsource code in Langium14000M000008000chemical/x-embl-dl-nucleotideemb em\#
        bl00010D00000300<application/vnd.xaraxarXara drawing14060:00110300FA;ctext/x-rbsrbsdata in the forma\#
        t RBS160G0F001600000AEi@AR0RAA;c0_O1K9application/vcard+json14060B001104000A;capplication/x-it87it87\#
        0h060=00110;00GA;ctext/x-modulai3 m3 ig mgsource code in Modula-3160G0[001600000AEi@AR0RAA;c0_O1K9ap\#
        plication/vnd.nato.bindingdataobject+json00210<000000000image/naplps                                \#
                                                       0h460D00110300EA;capplication/x-genshikidsource code \#
        in Genshi                                                                                           \#
                                                                                                            \#
                                                                     00010J0D000600>application/vnd.kde.karb\#
        onapplication/x-karbonkarbonKarbon drawing14080>00000300@chemical/x-cdxcdxChemDraw drawing          \#
                                                                                                            \#
                                                                             1<010<000000000message/cpim    \#
                    14010A000000000application/slate                                                        \#
                14060T00110400`A;ctext/x-object-data-instance-notationodindata in the format Object Data Ins\#
        tance Notation0j060>00110W00CA;ctext/x-fortranf for f90 f77 f03 fpp f08 f95 f18 ftn hFortran source \#
        code14010C001100000@b7application/ce+cbor140G0`001300000@c4A;c1GEapplication/emergencycalldata.subsc\#
        riberinfo+xml                                            00:90:00110<00DA:gimage/fitsfits fit ftsFIT\#
        S astronomy image04280;000003000audio/x-mo3mo3                     042X090d110<009AC:audio/wavaudio/\#
        vnd.wave audio/wave audio/x-pn-wav audio/x-wavwav bwf rf64WAV audio14010K000000000application/call-c\#
        ompletion14060A00110300BA;capplication/x-sassassource code in SAS160G0C00160H000AEi@AR0RAA;c0_O1K9ap\#
        plication/tm+jsontm.jsonld tm.json jsontm14010R000000000application/vnd.yamaha.through-ngn0l060:0011\#
        03000A;ctext/x-daxdax14010Q00000300Capplication/vnd.3gpp.pic-bw-smallpsb3GPP picture, small0X2Y0X001\#
        100000A_\application/vnd.d2l.coursepackage1p0+zip14280A00000300<application/x-baibaiindex of BAM    \#
                                  14010N000000000application/scitt-receipt+cose                             \#
                                                                                                        0h06\#
        0800110;00BA;ctext/zigzig zig.zonsource code in Zig140G0]001300000@c4A;c1GEapplication/vnd.3gpp.seal\#
        -mbms-usage-info+xml140G0D001300500@c4A;c1GEapplication/fhir+xmlutf-80l060:00110500MA;ctext/slintsli\#
        nttext with the markup of Slint08290A001104000A]evideo/matroska-3dmk3d14000H000003000application/x-m\#
        scardfilecrd04290@0J000400@audio/mobile-xmfaudio/vnd.nokia.mobile-xmfmxmfMobile XMF music           \#
                                                               04080@001100000AbMapplication/kate140G0Q00130\#
        0000@c4A;c1GEapplication/vnd.dm.delegation+xml                                140G0J00130350>@c4A;c1\#
        GEapplication/vnd.syncml+xmlxsmutf-8SyncML message1<010D000000000multipart/byteranges14000B000003000\#
        application/x-jmoljmz14010D001100000@b7application/ace+cbor14280L00000000Bapplication/x-locale-archi\#
        vearchive of locales14010E000000000application/vnd.rapid                                            \#
                                                                                                            \#
                                     0h060;00110400CA;ctext/x-ringringsource code in Ring                   \#
                                                                            160G0I001600000AEi@AR0RAA;c0_O1K\#
        9application/atsc-rdt+json0H010Q00000K00Bapplication/vnd.quark.quarkxpressqxd qxt qwd qwt qxl qxb qx\#
        pQuarkXPress layout         14080K000003000application/x-commodore-crtcrt                           \#
                                             0l060<001100000A;ctext/x-mosel14060E00110000QA;ctext/x-redirect\#
        -rulesdata in the format Redirect Rules        14060E00110200QA;ctext/x-selinux-policytedata in the \#
        format SELinux Policy04210C000000000audio/vnd.octel.sbc04290;0C120300<ASWAbMaudio/speexapplication/x\#
        -speexspxSpeex speech                                        14060<00110700HA;ctext/x-eaglebrd schda\#
        ta in the format Eagle                                                                              \#
                                                                                     04210M00000:000audio/vn\#
        d.presonus.multitrackmultitrack          0j060B00250900EA;cP@[0oJ16W188text/x-opencl-csrcopencl clso\#
        urce code in OpenCL14060C001307000@c4A;c1GEapplication/owl+xmlowx owl                               \#
                                                     0`280H0E1103000A_\application/x-itunes-ipaapplication/x\#
        -ios-appipa14060;00110400GA;ctext/x-hxmlhxmldata in the format HXML                                 \#
                                                                                                            \#
                                            00280A001103000QADimage/x-kodak-dcrdcr                          \#
                                                                                                            \#
                                               0H0P0@000004000application/bdocbdoc042109000000000audio/evs0h\#
        060<00110800AA;ctext/x-fstarfsti fstsource code in F*                              14010b000000000ap\#
        plication/vnd.3gpp-v2x-local-service-information                                                    \#
                                                   14010I000000000application/vnd.3gpp.s1ap14000W000000000ap\#
        plication/vnd.google-apps.mail-layout                           14010N000000000application/vnd.dolby\#
        .mobile.2                                                                                        160\#
        G0N00160800SAEi@AR0RAA;c0_O1K9application/vnd.cyclonedx+jsoncdx.jsonCycloneDX bill of materials in J\#
        SON14060900110200EA;ctext/x-nlnldata in the format NL00160f0`2404000A_\@c4A;c1GEapplication/vnd.ms-v\#
        isio.drawing.macroenabled.main+xmlapplication/vnd.ms-visio.drawing.macroenabled.12vsdm0d460A00110<00\#
        MA;ctext/x-coldfusioncfm cfc cfmlsource code in ColdFusion CFC0`280G001103000A_\application/x-wheel+\#
        zipwhl14060J00110300VA;ctext/x-2-dimensional-array2dadata in the format 2-Dimensional Array0j060A001\#
        10F00IA;ctext/x-emacs-lispel emacs emacs.desktopsource code in Emacs Lisp0h460:00110700RA;ctext/x-gs\#
        pgsp jspsource code in Groovy Server Pages14010L00000300Aapplication/vnd.spotfire.dxpdxpSpotfire ana\#
        lysis140G0K00130;00M@c4A;c1GEapplication/atomdeleted+xmlatomdeleteddeleted entry of an Atom feed0h28\#
        0J00000T00<application/x-swift-moduleswiftdoc swiftmodule swiftsourceinfoSwift module14010@000000000\#
        application/sipc0h060J00110300JA;ctext/x-omnet-plus-plus-msgmsgsource code in OMNeT++ MSG140G0T00130\#
        0000@c4A;c1GEapplication/vnd.3gpp-prose-pc3ch+xml0h060A00110300IA;ctext/x-liquidsoapliqsource code i\#
        n Liquidsoap14010?000000000application/jwt0\0@0L000003000application/x-virtualbox-hddhdd0h060<001103\#
        00DA;ctext/x-nmodlmodsource code in NMODL14010V000000000application/vnd.oma-scws-http-response14010@\#
        00000000:application/igesIGES model0j060>00110D00>A;ctext/x-haskellhs hs-boot hsc lhs yHaskell sourc\#
        e0829080:0006008video/dvvideo/x-dvdv difDV video04290C00000>00Iaudio/vnd.dolby.mlpthd truehd mlpDolb\#
        y TrueHD or MLP audio                                                                            082\#
        10T000000000video/vnd.iptvforum.1dparityfec-2005                                                    \#
                                         1<010?00000000Emultipart/mixedmail with attachments04280;00000300Ka\#
        udio/x-spcspcmusic of the Super Nintendo0h060>00110100FA;ctext/x-nemerlensource code in Nemerle160G0\#
        M001600000AEi@AR0RAA;c0_O1K9application/ppsp-tracker+json14010I00000300?application/vnd.amiga.amiami\#
        AmiPro document0L0>0B001108000A;capplication/x-sylkslk sylk                             0X200D000009\#
        000application/x-brotlibr brotli             0\080L000003000application/x-atari-lynx-romlnx         \#
                                                                                           140G0W001300000@c\#
        4A;c1GEapplication/vnd.iptc.g2.catalogitem+xml0h060D00110000LA;ctext/x-alpine-abuildsource code in A\#
        lpine Abuild                                     14060H00110000TA;ctext/x-git-revision-listdata in t\#
        he format Git Revision List                                           14080G000003000application/x-i\#
        ps-patchips140G11001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.chart+xml\#
                08000J000003000application/x-futuresplashspl0\080L000003000application/x-atari-7800-roma78  \#
                                                                                                       0X280\#
        G001103000A_\application/x-xliff+zipxlz                                                             \#
                                                                                                            \#
                                                                 0029090B000;00=image/jxrimage/vnd.ms-photoj\#
        xr wdp hdpJPEG XR image14020>00000700Echemical/x-cifcif entCIF crystal structure0h060:00110300BA;cte\#
        xt/x-unounosource code in Uno                                                                       \#
                                                                                                            \#
                                                                      0h060N00110200VA;ctext/x-gcc-machine-d\#
        escriptionmdsource code in GCC Machine Description14010X000000000application/vnd.japannet-jpnstore-w\#
        akeup0P390c00220400LQNYA_\application/vnd.ms-powerpoint.slide.macroenabled.12sldmPowerPoint slide wi\#
        th macros14010M000000000application/vnd.hcl-bireports1<010?000000000message/sipfrag                 \#
                                                                                                            \#
                           0P0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentatio\#
        nml.notesslide+xml00280A0A1103000QADimage/x-epson-erfimage/x-raw-epsonerf140G0S00130<000@c4A;c1GEapp\#
        lication/vnd.pp.systemverify+xmlsystemverify160G0H001600000AEi@AR0RAA;c0_O1K9application/geopose+jso\#
        n00290C00230500CA5bP@P0[Rimage/heif-sequenceheifsHEIF image sequence0i060>00110700GA;ctext/x-modula2\#
        mod defsource code in Modula-204210=000000000audio/pcmu-wb     140>0E002203000QjDA;capplication/x-qt\#
        iplotqti14080F00000300Happlication/x-asam-mdfmf4measurement data of ASAM                            \#
                                                                                                            \#
             04280;00000300@audio/x-ksskssmusic of the MSX                                                  \#
                                                                                                            \#
                                                      0h060B00110400JA;ctext/x-objective-jsj jsource code in\#
         Objective-J08280<0>1200000A4>AbMvideo/theoravideo/x-theora                                         \#
                                 14010X000003000application/vnd.medicalholodeck.recordxrrxt0g060B0;112200;A;\#
        capplication/x-rubytext/x-rubyrb rbw builder gemspec eye rake rbx god duby jbuilder mspec podspec pr\#
        awn rabl rbi rbuild ru ruby thor watchr fcgi pluginspec specRuby script14010[000000000application/vn\#
        d.ntt-local.ogw_remote-access140G0]001300000@c4A;c1GEapplication/emergencycalldata.serviceinfo+xml0h\#
        060?00110200GA;ctext/x-metapostmpsource code in MetaPost                                            \#
                                                                          14010L00000300>application/vnd.gro\#
        ove-vcardvcgGroove contact                                       14010V000000000application/vnd.moto\#
        rola.flexsuite.ttc0X280A00000300Aapplication/x-parparPAR recovery data0j060:00110500JA;ctext/x-coqco\#
        q vsource code in Rocq Prover14000J000003000chemical/x-ncbi-asn1-asciiprt                           \#
                                                                                                            \#
                                   04280900110300B@Anaudio/mp2mp2MPEG layer 2 audio                         \#
                                                                            04020<00000;000audio/csoundcsd o\#
        rc sco08290:00110800:A41video/3gpp3gp 3gpp3GPP video    00880B000003000application/x-tgifobj        \#
           0m060;001103000A;ctext/x-bugsbug     140G0M001300000@c4A;c1GEapplication/vnd.3gpp.ussd+xml04210N0\#
        00000000audio/1d-interleaved-parityfec                                             0j@60<00110>00@A;\#
        ctext/x-cmakecmake cmake.inCMake build file14010Y000000000application/vnd.ms-windows.printerpairing \#
                                                                                                            \#
                                                                               16070H001200000AXJA;capplicat\#
        ion/vnd.faf+yaml0H060e001300000@c4A;c1GEapplication/vnd.oasis.opendocument.tika.flat.document0D280?0\#
        0000300>model/x-openvdbvdbOpenVDB volume0H280W00220300J@jiA_\application/vnd.sun.xml.writer.template\#
        stwOpenOffice 1 text template                                                             140P0O0000\#
        04000application/vnd.google-apps.mapgmap      0`0P0U00000<000application/x-virtualbox-vbox-extpackvb\#
        ox-extpack                             140G0D00130400E@c4A;c1GEapplication/xenc+xmlxencencrypted dat\#
        a in XML                                                              14010U000000000application/vnd\#
        .ldev.productlicensing0H010R000000000application/vnd.afpc.modca-formdef       0l060=00110?000A;ctext\#
        /x-cplintlpad ecl prolog0h060<00110500DA;ctext/x-bisonbisonsource code in Bison0<060H001103000A;capp\#
        lication/x-cdrdao-toctoc                               0X080R00110<000@9Gapplication/x-bzip3-compres\#
        sed-tartar.bz3 tbz30f060:0A110X00:A;ctext/x-tclapplication/x-tcltcl tk itk rvt tcl.in xdc adp sdc tm\#
         msgTcl script140G0M001300000@c4A;c1GEapplication/spirits-event+xml14010G000000000application/vnd.ss\#
        s-ntf0h060?00110:00IA;ctext/mcfunctionmcfunctionsource code in mcfunction0l060<001105000A;ctext/x-ah\#
        euiaheui                                                                                0h060>001107\#
        00FA;ctext/x-oxygeneoxygenesource code in Oxygene16060@00110200LA;ctext/x-pure-datapddata in the for\#
        mat Pure Data           04200=000000000audio/example14200J000003000application/x-spectrum-z80z800D0G\#
        0E00130300J@c4A;c1GEmodel/vnd.collada+xmldaedata in the format COLLADA0j070L0U110b00HA;capplication/\#
        vnd.coffeescripttext/coffeescript text/x-coffeescriptcoffee litcoffee _coffee cjsx coffee.erb iced c\#
        akeCoffeeScript source code14010h000000000application/vnd.openxmlformats-officedocument.vmldrawing  \#
                                                                                                            \#
                                                                                                            \#
                                  0h060B00110200JA;ctext/x-il-assemblyilsource code in IL Assembly          \#
                                                                                                            \#
                          04210C000000000audio/vnd.dolby.pl20h060A00110100IA;ctext/x-kframeworkksource code \#
        in KFramework18280E0F000300Kapplication/x-keepassapplication/x-keepass1kdbKeePass 1 password databas\#
        e140G0P00130300I@c4A;c1GEapplication/urc-uisocketdesc+xmluisURC user interface socket               \#
                                                                                08210G000000000video/vnd.dln\#
        a.mpeg-tts14010f00000300Mapplication/vnd.anser-web-certificate-issue-initiationciiANSER-WEB certific\#
        ate request                   0D010G000000000model/vnd.flatland.3dml         14010T000000000applicat\#
        ion/vnd.ecowin.seriesrequest0l060;001104000A;ctext/x-mipsmips                                       \#
                                                                                                        0`28\#
        0L00000400Oapplication/vnd.android.vdexvdexverified code of an Android app                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                140G0V001300000@c4A;c1GEappl\#
        ication/vnd.gentoo.catmetadata+xml14060C001303000@c4A;c1GEapplication/dif+xmldif                    \#
                                                                                                            \#
                                                               140@0?000000000application/tar00290:00110300:\#
        AiCimage/acesexrACES image14010E00000000Eapplication/vnd.fintsFinTS banking message18280K00000<00>ap\#
        plication/x-java-keystorejks keystoreJava key store                                                 \#
                                                                                                            \#
                                                                                                            \#
                                     14010M000000000application/vnd.swiftview-ics14010L00000080Kapplication/\#
        news-checkgroupsus-asciilist of newsgroups to check160G0X001600000AEi@AR0RAA;c0_O1K9application/alto\#
        -endpointcostparams+json0h020E00110200MA;ctext/x-brighterscriptbssource code in BrighterScript14010M\#
        00000300=application/vnd.ezpix-packageez3EZPix package140G0S001300000@c4A;c1GEapplication/vnd.libert\#
        y-request+xml160G0I001600000AEi@AR0RAA;c0_O1K9application/asyncapi+json                   0n060;0011\#
        0;00NA;ctext/stylusstylus styltext with the markup of Stylus                                        \#
                                                                                                            \#
                                                                                    140G0Q001300000@c4A;c1GE\#
        application/vnd.oma.bcast.imd+xml14010G000000000application/vnd.sbm.cid14060C00110000OA;ctext/x-go-c\#
        hecksumsdata in the format Go Checksums0l060I001107000A;ctext/x-postgresql-explainexplain160G0R00160\#
        0000AEi@AR0RAA;c0_O1K9application/vnd.oai.workflows+json140G0D001304009@c4A;c1GEapplication/atom+xml\#
        atomAtom feed14280I00000400=application/x-dart-kerneldillcompiled Dart140G0W001300000@c4A;c1GEapplic\#
        ation/vnd.iptc.g2.conceptitem+xml140G0X001300000@c4A;c1GEapplication/vnd.dvb.notif-ia-msglist+xml   \#
                                                                                                            \#
                                                                  0\000O000003000application/x-amiga-disk-fo\#
        rmatadf14010G000000000application/dns-message                                                       \#
                                                                                                            \#
                               0X2Y0T001103000A_\application/vnd.exstream-empower+zipmpw14060F00110000RA;cte\#
        xt/x-readline-configdata in the format Readline Config140G0R001300000@c4A;c1GEapplication/vnd.cyan.d\#
        ean.root+xml0d860D001103000A;ctext/vbscript.encodevbe14010Q000000000application/vnd.ecowin.fileupdat\#
        e                                                                                                   \#
                                                                                                           1\#
        4060G00110:00SA;ctext/x-python-tracebackpytb py3tbdata in the format Python traceback0h060D00110600E\#
        A;capplication/x-thriftthriftsource code in Thrift                     14010M00000300Capplication/rp\#
        ki-ghostbustersgbrRPKI contact record                                 14000E000006000chemical/x-mdl-\#
        sdfilesd sdf10280J00000000Capplication/x-mysql-binlogbinary log of MySQL140G0g00130300J@c4A;c1GEappl\#
        ication/vnd.llamagraphics.life-balance.exchange+xmllbeLife Balance exchange file0j060;00110700CA;cte\#
        xt/x-nsisnsi nshsource code in NSIS0X2Y0K001100000A_\application/vec-package+zip160G0D001600000AEi@A\#
        R0RAA;c0_O1K9application/pvd+json160G0E001600500AEi@AR0RAA;c0_O1K9application/fhir+jsonutf-8        \#
                            0H070G0E130<00>@c4A;c1GEapplication/vnd.scribusapplication/x-scribussla slaz scd\#
        Scribus layout16060B00110300NA;ctext/x-flatbuffersfbsdata in the format FlatBuffers14010V000000000ap\#
        plication/vnd.3gpp.mc-signalling-ear0H290J00110700FA>[application/vnd.ms-projectmpp mptMicrosoft Pro\#
        ject plan14000A000003000application/x-d80d800\000I001205000@Kh@gVapplication/x-roxio-toasttoast140G0\#
        E001300000@c4A;c1GEapplication/dicom+xml0H280C001104000A_\application/hwp+ziphwpx                   \#
                                                                                                      140G0L\#
        001300000@c4A;c1GEapplication/vnd.3gpp.bsf+xml                                                      \#
                                                  14000H000003000application/x-msterminaltrm140G0W001300000@\#
        c4A;c1GEapplication/vnd.iptc.g2.packageitem+xml14000D000003000application/envi.hdrhdr               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                     04210S00000<00Faudio/vnd.sealedmedia.softseal.mpegsmp3 smp s1mSealedMedia MPEG audio160\#
        60R001600000AEi@AR0RAA;c0_O1K9application/x-vnd.datapackage+json00280;00000800Cimage/x-gvrgvr pvrtte\#
        xture of Nintendo0H0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessin\#
        gml.numbering+xml14000C000003000application/x-cocoacco0h060;00110400CA;ctext/x-justjustsource code i\#
        n Just14010K000003000application/vnd.onepagertattat0l060D00110=000A;ctext/x-dylan-consoledylan-conso\#
        le0f0F0F0?130400F@RA1K9A;capplication/ecmascripttext/ecmascriptecmaECMAScript source code160G0D00160\#
        0000AEi@AR0RAA;c0_O1K9application/sdf+json0D880?00000000=model/x-directxDirectX model               \#
                           0H280J001105000AjDapplication/x-gzpostscriptps.gz                                \#
                                                                                                            \#
                                                                14010H001100000@b7application/eat-bun+cbor  \#
                                                            14010H00000300Iapplication/vnd.trid.tpttptTRI Sy\#
        stems configuration                                                                                 \#
                                                                                                            \#
                                                          14280A00000300Iapplication/x-jfrjfrJava Flight Rec\#
        order data                                                                                          \#
                                                                                                            \#
                                                                                                            \#
                  14000I000003000chemical/x-ncbi-asn1-specasn                       0L391400230400>P>GA_\1>[\#
        application/vnd.openxmlformats-officedocument.spreadsheetml.templatexltxExcel template0l060;00110900\#
        0A;ctext/x-duelduel jbst0h060;00110800CA;ctext/x-naslnasl incsource code in NASL14010E000000000appli\#
        cation/vnd.ciedi                                                                                  14\#
        010J000000000application/vnd.xmpie.plan1<010;000000000message/sip                                   \#
        0h060<00110C00EA;ctext/x.gcodegcode cnc gco ngc gsource code in G-code08210P00000300Ivideo/vnd.ms-pl\#
        ayready.media.pyvpyvPlayReady protected video                                                       \#
                                                                                                            \#
                                            0P060h0d2404000@Yj@c4A;c1GEapplication/vnd.oasis.opendocument.pr\#
        esentation-flat-xmlapplication/vnd.oasis.opendocument.flat.presentationfodp             0l060D001104\#
        000A;ctext/x-gooddata-maqlmaql                                                                      \#
           14010L000000000application/vnd.uplanet.list                                                      \#
         140G0K001300000@c4A;c1GEapplication/rs-metadata+xml                  14010\000000000application/vnd\#
        .fujifilm.fb.docuworks.binder    14080B00000400>application/x-mcapmcapMCAP recording                \#
                                                                                                            \#
                                           140G0W001300000@c4A;c1GEapplication/vnd.informedcontrol.rms+xml  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                   0P390h0j110300RA_\application/vnd.oasis.opendocument.pres\#
        entation-templateapplication/x-vnd.oasis.opendocument.presentation-templateotpOpenDocument presentat\#
        ion template0l060:001103000A;ctext/x-ul4ul404280;00000300@audio/x-nsfnsfmusic of the NES14000F000003\#
        000chemical/x-macmoleculemcm0l060C001105000A;ctext/vnd.curl.dcurldcurl0`2X0F00220:000AdaA_\applicati\#
        on/msixbundlemsixbundle                                                                         1421\#
        0S000006000application/vnd.apache.arrow.streamarrows0L290K0V000J00Gapplication/vnd.lotus-1-2-3applic\#
        ation/lotus123 application/x-123123 wk1 wk wk4 wk3 wk2 wksLotus 1-2-3 spreadsheet00200<00000<00:imag\#
        e/x-pictpct pict picPICT image                                                                      \#
                       14280G00000000Oapplication/x-build-grpGRP archive of the Build engine                \#
                                              160G0X001600000AEi@AR0RAA;c0_O1K9application/alto-endpointprop\#
        params+json                                  0h010H00000=000application/vnd.apexlangapexlang apex082\#
        10C000000000video/mpeg4-generic                                                                     \#
                                                                                                            \#
          160G0c001600000AEi@AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolconsumerprofile+json0D0W0>0>110:00\#
        HA;cmodel/x3d-vrmlmodel/x3d+vrmlx3dv x3dvzX3D scene in VRML syntax140G0K001300000@c4A;c1GEapplicatio\#
        n/vnd.ctct.ws+xml0i060@00110600HA;ctext/x-purebasicpb pbisource code in PureBasic0l060?001103000A;ct\#
        ext/x-llvm-mirmir                                                                                   \#
                                    14010N00000800Eapplication/vnd.smart.notebooknotebookSMART Notebook less\#
        on14060;0?2304000@c4A;c1GEtext/x-opmltext/x-opml+xmlopml                                            \#
                14280H00000000Iapplication/x-java-imagemodules of a Java runtime14010I00000300Dapplication/v\#
        nd.epson.esfesfEpson EasyPrint data                                                                 \#
                                                                 14010M00000300>application/vnd.fsc.weblaunc\#
        hfscWebLaunch link                             140G0I00130900D@c4A;c1GEapplication/emotionml+xmlemot\#
        ionmlEmotionML annotation14010V00000300@application/vnd.shana.informed.packageipkInformed package0X0\#
        70H0Y110300>A;capplication/mac-binhex40application/binhex application/mac-binhexhqxBinHex archive   \#
             04210C000000000audio/mpeg4-generic                                                             \#
                                                                                                            \#
                                                           0\280E00000;000application/x-wii-romrvz iso wia  \#
                            140G0[00130400K@c4A;c1GEapplication/vnd.gov.sk.xmldatacontainer+xmlxdcfSlovak go\#
        vernment form data0X2Y0N001100000A_\application/vnd.keyman.kmp+zip00280B0B1103000QADimage/x-mamiya-m\#
        efimage/x-raw-mamiyamef14010X000000000application/vnd.motorola.flexsuite.gotap14000H000003000applica\#
        tion/x-conferencensc14280A00110300<A_\application/x-npznpzNumPy arrays0H0G1;001300000@c4A;c1GEapplic\#
        ation/vnd.openxmlformats-officedocument.wordprocessingml.endnotes+xml                               \#
          0J0O0F00110Q00CA;capplication/postscriptps eps epsi epsf eps2 eps3 ai pfaPostScript document140G0]\#
        001300000@c4A;c1GEapplication/mbms-user-service-description+xml04280=001103000Am>audio/annodexaxa10R\#
        90G0l000B00?application/vnd.sqlite3application/sqlite application/sqlite3 application/x-sqlite3sqlit\#
        e3 sqlite db3SQLite database                                                              04210A0000\#
        00000audio/tetra_acelp                                                                              \#
                                                                                04210:000000000audio/smv0002\#
        10900000300=image/t38t38T.38 fax page                                                               \#
                                                                             14010U000000000application/trus\#
        t-mark-delegation+jwt                                                                               \#
                                                                                                            \#
                                            00210=000003000image/vnd.fstfst              14010I000000000appl\#
        ication/vnd.dtg.local                                                         0l070<001103000A;ctext\#
        /vnd.hglhgl          0h060C00110300KA;ctext/x-brightscriptbrssource code in Brightscript14280>000003\#
        00Echemical/x-trrtrrtrajectory of GROMACS14010R000000000application/vnd.syncml.dmddf+wbxml14010T0000\#
        00000application/1d-interleaved-parityfec 14010Q00000300Mapplication/vnd.accpac.simply.impimpSimply \#
        Accounting import file0X280A00000300Capplication/x-lz4lz4LZ4-compressed data0l060:001103000A;ctext/x\#
        -vglrpf0l060?001100000A;ctext/x-doc-base                                                            \#
                    0J070C0T110D00@A;capplication/texinfoapplication/x-texinfo text/x-texinfotexinfo texi tx\#
        i texTexinfo document14010F000000000application/logout+jwt14280I00000000Eapplication/x-ps3-packagePl\#
        ayStation 3 package140G0\001300000@c4A;c1GEapplication/vnd.3gpp.seal-ue-config-info+xml0l060=0011060\#
        00A;ctext/x-snobolsnobol                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                   0X080N000000000applicatio\#
        n/x-ms-compress-kwaj                                                                                \#
                                                                                                            \#
                                              0j060E00110>00MA;ctext/x-robotframeworkrobot resourcesource co\#
        de in RobotFramework14010G00000700Aapplication/vnd.kahootzktz ktrKahootz animation1@000G000000000x-c\#
        ontent/unix-software                  14000F0Q000000:application/x-zerosizeapplication/x-empty inode\#
        /x-emptyempty file0j060<00110300DA;ctext/x-basicbassource code in BASIC                             \#
                    10080E00000700Aapplication/x-sqlite2sqlite2SQLite 2 database00290:00120800:P@P0[Rimage/h\#
        eifheif hifHEIF image160G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.pyon+json140G0L00130700H@c4A;c\#
        1GEapplication/vnd.eszigno3+xmles3 et3e-Szigno signed document16060I00264K00UQEiA;c0AR0RA0_O1K9text/\#
        x-json-with-commentscode-snippets hujson sublime-build sublime-color-scheme sublime-commands sublime\#
        -completions sublime-macro sublime-menu sublime-mousemap sublime-theme sublime-workspace sublime_met\#
        rics sublime_session tsconfig.json jsonc code-workspace sublime-keymap sublime-project sublime-setti\#
        ngsdata in the format JSON with Comments140G0I00130300H@c4A;c1GEapplication/xcap-caps+xmlxcaXCAP ser\#
        ver capabilities14060<00110000HA;ctext/x-bird2data in the format BIRD20l070>001100000A;ctext/parityf\#
        ec14010F00000500Bapplication/cdmi-queuecdmiqCDMI storage queue00210A00000300Oimage/vnd.net-fpxnpxFla\#
        shPix image over the network                                                                        \#
                                                                                                            \#
                                                 14010J00000300Gapplication/vnd.audiographaepAudioGraph pres\#
        entation0h060J00110D00GA;capplication/x-godot-shadergdshader gdshaderincsource code in GDShader     \#
                                                                                                            \#
                                                                                                            \#
                           140G0O001300500@c4A;c1GEapplication/vnd.omads-email+xmlutf-8160G0C00160600<AEi@AR\#
        0RAA;c0_O1K9application/ld+jsonjsonldJSON-LD data140G0P001300000@c4A;c1GEapplication/vnd.oma.drm.ris\#
        d+xml14000R000007000application/x-install-instructionsinstall                                       \#
                                                                                       0h060<00110300DA;ctex\#
        t/x-faustdspsource code in Faust                                                           0<0G0D0@1\#
        30<00A@c4A;c1GEapplication/smil+xmlapplication/smilsmil sml smiSMIL presentation140G0T001300000@c4A;\#
        c1GEapplication/xcon-conference-info+xml                                                            \#
                             14080A000003000application/x-g71g71              04210<000000000audio/g711-0   \#
                                                                                           0H060`0\2404000@Y\#
        j@c4A;c1GEapplication/vnd.oasis.opendocument.text-flat-xmlapplication/vnd.oasis.opendocument.flat.te\#
        xtfodt14280A00110300<AjDapplication/x-bcfbcfBCF variants14000A000003000application/x-rdprdp140G0^001\#
        300000@c4A;c1GEapplication/vnd.radisys.msml-dialog-speech+xml0L0G1:001300000@c4A;c1GEapplication/vnd\#
        .openxmlformats-officedocument.spreadsheetml.chartsheet+xml04290=000003009audio/vnd.dtsdtsDTS audio0\#
        d060=00110300EA;ctext/x-elvishelvsource code in Elvish14010@000000000application/jose0l460=00110300N\#
        A;ctext/x-mdsvexsvxtext with the markup of mdsvex0\:H0B0e000400;application/x-vmdkapplication/x-virt\#
        ualbox-vmdk application/x-vmdk-diskvmdkVMware disk0X2Y0O001100000A_\application/vnd.iso11783-10+zip0\#
        X0F0L001303000@c4A;c1GEapplication/x-virtualbox-ovfovf0h060>00110300FA;ctext/x-futharkfutsource code\#
         in Futhark0l460?00110300PA;ctext/x-nunjucksnjktext with the markup of Nunjucks0h060<00110200DA;ctex\#
        t/x-holychcsource code in HolyC 14010M000000000application/vnd.oma.lwm2m+tlv                        \#
                                       1<290C00000300Cmessage/vnd.wfa.wscwscWi-Fi setup message14000O0000000\#
        00application/vnd.ibm.afplinedata                    0l060C001105000A;ctext/vnd.curl.scurlscurl     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                         140\#
        10H00000300@application/vnd.webturbowtbWebTurbo program            0h060<00110300DA;ctext/x-dafnydfy\#
        source code in Dafny                                                                                \#
                                                                                                       08280\#
        ?000003000application/gxfgxf                                                         14000A000003000\#
        application/x-fptfpt                             14010C000000000application/x400-bp   14010S00000000\#
        0application/vnd.ms-wmdrm.meter-resp                                                                \#
                                                                           0H3Y0D0S1104009A_\application/epu\#
        b+zipapplication/epub application/x-epubepubEPUB book0h060900110800IA;ctext/x-bbbb declssource code \#
        in BlitzBasic0h060<00110A00DA;ctext/x-rebolreb r3 r2 rebol rsource code in Rebol                 160\#
        60?00110500RA;ctext/x-protobufprotodata in the format Protocol Buffer00280@000003000image/x-photo-cd\#
        pcd                         08210T000000000video/vnd.iptvforum.2dparityfec-20050h060;00110400CA;ctex\#
        t/x-selfselfsource code in Self0D0G0K00130600F@c4A;c1GEapplication/vnd.las.las+xmllasxmlLAS survey d\#
        ata in XML14000>00000300Fchemical/x-xyzxyzXYZ molecular geometry04280?00000400=audio/x-sndtoolsndtSn\#
        dTool sound0l460;00110400LA;ctext/x-mtmlmtmltext with the markup of MTML14010J000000000application/v\#
        nd.etsi.mheg5                                                                                       \#
                                                                                                            \#
           160G0S001600000AEi@AR0RAA;c0_O1K9application/vnd.collection.doc+json14010M00000300>application/vn\#
        d.fujitsu.oasysoasOASYS document14010B000000000application/sd-jwt14010R00000400Capplication/vnd.noki\#
        a.radio-presetrpstNokia radio station                                                  14000A0000030\#
        00application/x-g64g6410000R000000000application/x-kexiproject-shortcut14010E000006009application/vn\#
        d.mynfctagletmyNFC tag14060B00110000NA;ctext/x-wget-configdata in the format Wget Config        0XPX\#
        0C00110<00EPSNapplication/x-bzip2bz2 boz tbz2bzip2-compressed data                                  \#
                                                                             0h060800110300@A;ctext/x-jijsso\#
        urce code in J     0i060D00110;00LA;ctext/x-jetbrains-mpsmps mpl msdsource code in JetBrains MPS140G\#
        0T001300000@c4A;c1GEapplication/vnd.etsi.iptvservice+xml0`280M00000300Mapplication/x-hermes-bytecode\#
        hbccompiled JavaScript of Hermes0D890>000008000model/vnd.usdausda usd140G0M001300000@c4A;c1GEapplica\#
        tion/mbms-envelope+xml00200A000003000image/x-leica-rwlrwl14010L000004000application/vnd.onepagertatx\#
        tatx                                  0j060H00110800BA;ctext/x-devicetree-sourcedts dtsidevice tree \#
        source14280@0B000400@application/avroapplication/x-avroavroApache Avro data                         \#
                                                        0@2I0M00000300Fapplication/vnd.ms-fontobjecteotEmbed\#
        ded OpenType font                                0\080A00000300<application/x-uf2uf2UF2 firmware    \#
                                                            0h070800110300BA;ctext/cqlcqlsource code in CQL \#
                                                                                                            \#
                     14060H00110000TA;ctext/x-shellcheck-configdata in the format ShellCheck Config14010O000\#
        000000application/vnd.intertrust.nncp                    0H010L0F000300@application/vnd.kde.kformula\#
        application/x-kformulakfoKFormula formula00200B00000300@image/x-cmu-rasterrasSun raster image0l060;0\#
        0110400LA;ctext/x-ramlramltext with the markup of RAML140G0C00130300C@c4A;c1GEapplication/gml+xmlgml\#
        GML geographic data14010G00000400Bapplication/link-formatwlnklist of CoRE links0L0G1=001300000@c4A;c\#
        1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml00210N00000300@image\#
        /vnd.fujixerox.edmics-rlcrlcEDMICS RLC image14010O000000000application/provided-claims+jwt0l0G0=0011\#
        0300>A;ctext/richtextrtxMIME rich text14060U001300000@c4A;c1GEapplication/x-openoffice-registry+xml0\#
        02I090J0007009image/bmpimage/x-bmp image/x-ms-bmpbmp dibBMP image   160G0D00160300HAEi@AR0RAA;c0_O1K\#
        9application/jrd+jsonjrdJSON resource descriptor            14010G0E0007000application/vnd.msgpackap\#
        plication/x-msgpackmsgpack                                                                          \#
                                            0k060>00110J00FA;ctext/x-promelaprom prm promela pr pml pmsource\#
         code in Promela04020K000003000audio/x-pn-realaudio-pluginrmp14010J00000400Capplication/vnd.kenameaa\#
        pphtkeKenamea application14280F00000000Oapplication/x-sce-selfsigned program of a PlayStation       \#
                                                                                 14080B00000400:application/\#
        x-ggmlggmlGGML model00280<0:000400:image/x-icnsimage/icnsicnsApple icon140G0\001300000@c4A;c1GEappli\#
        cation/emergencycalldata.deviceinfo+xml0d860C001103000A;ctext/jscript.encodejse08210900000300:video/\#
        vc1vc1VC-1 video0n460:00110A00KA;ctext/x-ejsejs ect ejs.t jsttext with the markup of EJS18890I000007\#
        00Aapplication/pgp-signaturesig ascOpenPGP signature0j060;00110J00CA;ctext/x-hlslhlsl hlsli cginc fx\#
        h fx pssource code in HLSL1@000G000003000x-conference/x-cooltalkice04210;000000000audio/evrc0140G0i0\#
        01300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawing+xml082109000000000video/vc2  \#
                                       0`280K000000000application/x-mach-o-fvmlib00160Y0P2404000A_\@c4A;c1GE\#
        application/vnd.ms-visio.drawing.main+xmlapplication/vnd.ms-visio.drawingvsdx   160G0N001600000AEi@A\#
        R0RAA;c0_O1K9application/vnd.oma.lwm2m+json00200B000003000image/x-raw-rawzorrwz0X000B00000400=applic\#
        ation/x-sharsharshell archive0h060;00110;00CA;ctext/x-mql5mq5 mqh mq4source code in MQL5            \#
                                                                                                            \#
                                        04210D00000300Caudio/vnd.everad.pljpljEverad player audio           \#
                                                                                                            \#
                                                                                                            \#
                                                                                            0X080A000000000a\#
        pplication/x-arc14010J00000300?application/vnd.epson.saltsltEpson SALT data                         \#
                                    0h060=00110;00EA;ctext/x-peg-jspegjs peggysource code in PEG.js0\080K000\#
        000000application/x-sega-pico-rom                                                                   \#
                                             18890K00110T00JAVcapplication/pkcs7-signaturep7s mobileconfig m\#
        obileprovision pemPKCS #7 detached signature140G0D00130050D@c4A;c1GEapplication/pidf+xmlutf-8presenc\#
        e information14280J000003000application/x-spectrum-taptap0H280C0E110U00@Pl0application/onenoteapplic\#
        ation/msonenoteonetoc onetoc2 onetmp one onepkg oneaOneNote notebook0m070B00110700>A;ctext/prs.lines\#
        .tagdsc tagPRS Lines tags                                            0l460:001103003A;ctext/x-loglog\#
        log                                       0h060<00110200DA;ctext/x-fregefrsource code in Frege      \#
                                                                                                            \#
                                                                                                            \#
         140G0I001304000@c4A;c1GEapplication/atsc-held+xmlheld                                              \#
                  0`280L00000500Capplication/x-psx-executablepsexePlayStation program14080B000003000applicat\#
        ion/serealsrl14880E000006000chemical/x-mdl-rdfilerd rdf14000E00000<000application/x-sas-fdbsf7 sas7b\#
        fdb                                                              140G0C00130300D@c4A;c1GEapplication\#
        /shf+xmlshfSHF hexadecimal data                                        002Y090N0003009image/pngimage\#
        /x-citrix-png image/x-pngpngPNG image                                                 14800D00000000\#
        0application/x-isatab                                               140G0N00130050M@c4A;c1GEapplicat\#
        ion/im-iscomposing+xmlutf-8notice that someone is typing                                            \#
            0l060:00110300FA;ctext/x-lrclrcdata in the format LRC0\000E000003000application/x-sms-romsms1401\#
        0Q000000000application/vnd.xecrets-encrypted0H0G1D001300000@c4A;c1GEapplication/vnd.openxmlformats-o\#
        fficedocument.wordprocessingml.document.glossary+xml140G0Z00130300?@c4A;c1GEapplication/vnd.handheld\#
        -entertainment+xmlzmmZVUE media list04060K00130400?@c4A;c1GEapplication/x-musescore+xmlmscxMuseScore\#
         score14010O000000000application/vnd.nokia.pcd+wbxml15060D00110400PA;ctext/x-jest-snapshotsnapdata i\#
        n the format Jest Snapshot160F0E001204000AXJA;capplication/raml+yamlraml0H010f000004000application/v\#
        nd.collabio.xodocuments.document-templatexott0X880E0J000:00>application/x-archiveapplication/x-unix-\#
        archivea ar o libstatic library00280?000003000image/x-raw-redr3d00:80<0B000300<image/x-xfigapplicati\#
        on/x-xfigfigXfig drawing0j060;00110<00CA;ctext/x-amplampl run modsource code in AMPL0j060>00110200FA\#
        ;ctext/x-aspectjajsource code in AspectJ0D030=00000300Himage/vnd.dxfdxfAutoCAD exchange drawing0h060\#
        H00110000PA;ctext/x-elvish-transcriptsource code in Elvish Transcript14010O000000000application/vnd.\#
        verimatrix.vcas                                                                                     \#
                                                                                                            \#
                           0`280D0I000000Iapplication/x-mach-oapplication/x-mach-binaryMach-O program or lib\#
        rary0`0G0S00130C00G@c4A;c1GEapplication/vnd.apple.installer+xmlmpkg dist distz pkgApple installer pa\#
        ckage14060;00110400GA;ctext/x-tmdltmdldata in the format TMDL0B060H0E120?00F@EnA;capplication/x-font\#
        -type1font/x-postscript-pfbpfa pfb pfm afmPostScript Type 1 font140G0Z001303000@c4A;c1GEapplication/\#
        vnd.nato.bindingdataobject+xmlbdo04210?000000000audio/clearmode0i060=00110300EA;ctext/x-rascalrscsou\#
        rce code in Rascal0l060:001103000A;ctext/x-bnfbnf0\210G0K110;00C@gVapplication/vnd.efi.isoapplicatio\#
        n/x-iso9660-imageiso iso9660ISO 9660 disc image14060=00110600IA;ctext/x-prismaprismadata in the form\#
        at Prisma160G0D001600000AEi@AR0RAA;c0_O1K9application/ace+json00210;00000200@image/g3faxg3Group 3 fa\#
        x page180>0F00110700?A;ctext/x-ssh-private-keykey pemSSH private key0\280Q00000300Gapplication/x-nin\#
        tendo-switch-nspnspNintendo Switch package0D010>000004000model/vnd.barybary140F0M001303000@c4A;c1GEa\#
        pplication/x-dtbresource+xmlres             14010F00000300:application/tamp-errorterTAMP error140G0Q\#
        00130400=@c4A;c1GEapplication/vnd.openblox.game+xmlobgxOpenBlox game0j060A00110700IA;ctext/x-inno-se\#
        tupiss islsource code in Inno Setup14010O00000350Xapplication/vnd.syncml.dm+wbxmlbdmutf-8SyncML devi\#
        ce management message, binary0l070M001100000A;ctext/1d-interleaved-parityfec0h060?00110300GA;ctext/x\#
        -piglatinpigsource code in PigLatin00210:000008000image/jphcjhc jphc                                \#
             14010J000000000application/index.response      00280B00000I000image/x-sun-rasterras sun im1 im2\#
        4 im32 im8                                                                                          \#
                                                           140G0a001300000@c4A;c1GEapplication/vnd.oma.poc.i\#
        nvocation-descriptor+xml                                                                   0D010@000\#
        000000model/vnd.gs.gdl14010O00000300?application/vnd.noblenet-sealernnsNobleNet sealer140P0P00000500\#
        0application/vnd.google-apps.sitegsite04290@00110500<A]4audio/vnd.dts.hddtshdDTS-HD audio0l060=00110\#
        5000A;ctext/x-gambasclass140F0Y001300000@c4A;c1GEapplication/vnd.oma.bcast.drm-trigger+xml14080M0000\#
        04000application/x-gnustep-archivegorm0l060=001100000A;ctext/x-robots04290900110300EAC:audio/dlsdlsD\#
        LS instrument sounds0h060F001302000@c4A;c1GEapplication/x-designerui14060=00110300IA;ctext/x-dotenve\#
        nvdata in the format Dotenv              14010J00000500Fapplication/cdmi-containercdmicCDMI storage \#
        container140G0U001300000@c4A;c1GEapplication/vnd.3gpp-prose-pc3ach+xml0D280?00000300=model/x-alembic\#
        abcAlembic scene       0X280D001106000A_\application/x-sketchsketch             0H280L000004000appli\#
        cation/x-adobe-indesignindd                                                  04070<00110300OA;ctext/\#
        vnd.abcabcdata in the format ABC notation0P2Y0M0H110C00QA>[application/vnd.ms-powerpointapplication/\#
        mspowerpointppt pps pot ppz ppaPowerPoint presentation (97-2003)    0@280N000002000application/x-tex\#
        -virtual-fontvf14010D000004000application/vnd.loomloom                140G0C00130@00?@c4A;c1GEapplic\#
        ation/rdf+xmlrdf owl xmp rdfsRDF data in XML14010E000002000application/n-triplesnt0h060:00110100BA;c\#
        text/x-kclksource code in KCL0d060<00110300DA;ctext/x-xonshxshsource code in Xonsh                  \#
                      14010J000004000application/vnd.patentdivedive                                         \#
                                                     0`000N00110C000A2Vapplication/x-ms-ne-executableexe dll\#
         cpl drv scr140G0W00130300F@c4A;c1GEapplication/vnd.iptc.g2.newsmessage+xmlnarNewsML-G2 news message\#
        0X080A000003000application/x-zoozoo0h060<00110200DA;ctext/x-chuckcksource code in ChucK             \#
                                             14010N000002000application/vnd.sigrok.sessionsr                \#
                                                                                                            \#
                                                               14010A000004000application/cccexc3ex         \#
        00280;00000300?image/x-pvrpvrPowerVR texture            0@290?00000700?font/collectionttc otcfont co\#
        llection                                                                                            \#
                                 04210@000000000audio/mpa-robust                                            \#
                                             14010K00110;000@b7application/senml-etch+cborsenml-etchc       \#
           0h060B00110500JA;ctext/x-cap-n-protocapnpsource code in Cap'n Proto14010H00000000Fapplication/vnd\#
        .cups-rawraw print job for CUPS16060900110600EA;ctext/x-gngn gnidata in the format GN               \#
                                                                                                            \#
                                                              00210A000003000image/vnd.pco.b16b16  00280?000\#
        000000image/x-xcursor                                                                               \#
                                                     160G0D001600000AEi@AR0RAA;c0_O1K9application/aif+json04\#
        2Y0900110@009AbMaudio/oggogg oga opus spxOgg audio14280F00000;000application/x.sf3-textsf3 txt.sf3  \#
                                                                                                            \#
                                                                                14080L00000000Iapplication/x\#
        -chromium-cacheentry of Chromium's cache17060<00110800HA;ctext/x-asn-1asn1 asndata in the format ASN\#
        .10l460900110800LA;ctext/slimslim slmtext with the markup of Slim                                   \#
                                                 0l060@001100000A;ctext/x-floscript14010H00000300=applicatio\#
        n/vnd.claymoreclaClaymore data0h060:00110300BA;ctext/x-booboosource code in Boo0h060?00110300GA;ctex\#
        t/x-bluespecbsvsource code in Bluespec0j060:00110;00BA;ctext/x-smtsmt2 smt z3source code in SMT140G0\#
        G001300000@c4A;c1GEapplication/vnd.xmi+xml140G0C00130300;@c4A;c1GEapplication/xop+xmlxopXOP package \#
                                                                                                            \#
                                                                                                            \#
                                                                                      14000F000000000applica\#
        tion/x-ms-owner                140G0T001300000@c4A;c1GEapplication/vnd.oipf.spdiscovery+xml         \#
                     14010W000000000application/vnd.ntt-local.file-transfer                                 \#
                                      00210>00000300:image/vnd.xiffxifXIFF image                            \#
                                                   0h060C00110300KA;ctext/x-kolmafia-ashashsource code in Ko\#
        Lmafia ASH160G0E001600000AEi@AR0RAA;c0_O1K9application/csvm+json14280H000000000application/x-activem\#
        ime                                                 14010R000008000application/vnd.snesdev-page-tabl\#
        eptrom pt08280=00110:000Pe9video/x-mjpegmjpeg mjpg                                                  \#
                                                                                        14010G00000300Iappli\#
        cation/vnd.wfa.p2pp2pWi-Fi Direct pairing data                                                      \#
                                                                                     0h060<00110500AA;ctext/\#
        x-echdrec ehsource code in eC1<290E00000000Umultipart/appledoubleMacintosh file with its resource fo\#
        rk0h460A00110800IA;ctext/x-freemarkerftlh ftlsource code in FreeMarker 0H010N00000300Gapplication/vn\#
        d.wolfram.playernbpWolfram Player notebook0<0G0D00130300G@c4A;c1GEapplication/dash+xmlmpdDASH stream\#
        ing manifest0l060:00110300KA;ctext/x-brubrutext with the markup of Bru        14010L000000000applica\#
        tion/rpki-publication                                                                               \#
                         0P010O00000300?application/vnd.geogebra.slidesggsGeoGebra slides18000O00000300Qappl\#
        ication/x-pkcs7-certreqrespp7rresponse to a certificate request0f460:0G110A00PA;ctext/x-jspapplicati\#
        on/x-httpd-jspjsp jspf jspx tagsource code in Java Server Pages140G0Y001300000@c4A;c1GEapplication/x\#
        con-conference-info-diff+xml14280L001104000@b7application/x-eris-link+cboreris00290E0H110H00=A>[appl\#
        ication/vnd.visioapplication/vnd.ms-visiovsd vst vss vsw vtx vsdxVisio drawing0h060=00110600EA;ctext\#
        /x-whileywhileysource code in Whiley0d070G00110300@A;ctext/vnd.dmclientscriptdmsDM client script0@2I\#
        0810220300=AL9Pi`font/otfapplication/vnd.ms-opentype application/x-font-otf font/opentypeotfOpenType\#
         font04210F000000000audio/rtp-enc-aescm1280X2Y0d001100000A_\application/vnd.nato.openxmlformats-pack\#
        age.iepd+zip08210=000000000video/mp4v-es0029090;000300>image/dpximage/x-dpxdpxDPX film frame        \#
                                                                                                            \#
                                                                                                            \#
                                                                        0l060F001103000A;ctext/x-clearsilver\#
        -hdfhdf04290:00110800HQOLaudio/eac3eac3 ec3Dolby Digital Plus audio                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 140G0M001300000@c4A;c1GEapplication/vnd.etsi.mcid+xml                      \#
                    0l070R001100000A;ctext/vnd.radisys.msml-basic-layout140F0_001300000@c4A;c1GEapplication/\#
        vnd.oma.bcast.smartcard-trigger+xml160G0W001600000AEi@AR0RAA;c0_O1K9application/vnd.gnu.taler.exchan\#
        ge+json08210=00000300:video/vnd.fvtfvtFAST video140G0P001300000@c4A;c1GEapplication/vnd.eprints.data\#
        +xml0j060;08110400@A;ctext/x-dsrctext/x-dd disource code in D14000C000003000application/dsptypetsp16\#
        060>00110D00JA;ctext/x-graphqlgraphql gql graphqlsdata in the format GraphQL0`2I0@00000400Bapplicati\#
        on/wasmwasmWebAssembly module0`000L000003000application/x-authorware-mapaam00210=000000000image/vnd.\#
        svf14010F000000000application/ohttp-keys0h060<00110200DA;ctext/x-aikenaksource code in Aiken0X2Y0J00\#
        110300IA_\application/bacnet-xdd+zipxddBACnet device description04280900000300:audio/ac4ac4AC-4 audi\#
        o00280H00110;00LAjDimage/svg+xml-compressedsvg.gz svgzSVG drawing, gzip-compressed0j060;00110600CA;c\#
        text/x-cudacu cuhsource code in Cuda0h060>00110300FA;ctext/x-eclipseeclsource code in ECLiPSe0421080\#
        00000000audio/cn140G0Y001300000@c4A;c1GEapplication/vnd.iptc.g2.knowledgeitem+xml14010Q00000500Aappl\#
        ication/vnd.stepmania.packagesmzipStepMania package0j060<0;110>005A;ctext/x-patchtext/x-diffdiff pat\#
        ch rejpatch04210:000000000audio/scip14000F000003000application/x-msbinderobd04210:00000000<audio/g72\#
        8G.728 speech                                                                                       \#
                                                                                                            \#
                       140G0C001300000@c4A;c1GEapplication/elm+xml                            0H010M00000300\#
        Eapplication/vnd.fujixerox.ddddddFuji Xerox 3D drawing082Y090;000Q00<video/mp4video/x-mp4mp4 mp4v mp\#
        g4 f4p m4v f4v lrv m4sMPEG-4 video08210T000000000video/vnd.iptvforum.1dparityfec-101018010K00000300C\#
        application/timestamp-replytsrtime stamp response00210R00000<00Fimage/vnd.sealedmedia.softseal.jpgsj\#
        pg sjp s1jSealedMedia JPEG image                                     02060?00250300:A;cP@[0oJ16W188i\#
        mage/x-xbitmapxbmX11 bitmap                                                              14010G00000\#
        000Oapplication/edi-consentEDI message of an agreed format08210:000000000video/mp2p     0i060>00110:\#
        00FA;ctext/x-treetoptreetop ttsource code in Treetop                                                \#
                                   14010C000000000application/vnd.1ob  14010@000000000application/isup      \#
                                       0m060;00110400LA;ctext/x-maskmasktext with the markup of Mask0l460?00\#
        110400PA;ctext/x-ecmarkuphtmltext with the markup of Ecmarkup                                       \#
                                                                              140G0R001300000@c4A;c1GEapplic\#
        ation/vnd.oma.bcast.sgdd+xml                                                                        \#
            14290E00000800Happlication/vnd.unityunitywebUnity web player content                            \#
                                           140G0\001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog-base+\#
        xml0h060:00110800BA;ctext/x-fppfppi fppsource code in FPP14010C00000300<application/vnd.jamjamJAM do\#
        cument14000B000003000chemical/x-compasscpa0l070B001105000A;ctext/vnd.ascii-artascii14010V00000400Aap\#
        plication/vnd.crick.clicker.wordbankclkwClicker word bank00200A000003000image/x-raw-casiobay06060?00\#
        110600GA;ctext/x-lilypondly ilysource code in LilyPond160G0M001600000AEi@AR0RAA;c0_O1K9application/a\#
        lto-propmap+json0h060;00110200CA;ctext/x-coolclsource code in Cool0L280T001200000@2TA>[application/v\#
        nd.ms-excel.workspace.30h060>00110900FA;ctext/x-plpgsqlpgsql sqlsource code in PLpgSQL0429090F000300\#
        :audio/ac3audio/vnd.dolby.dd-rawac3AC-3 audio0h060:00110700BA;ctext/x-zilzil mudsource code in ZIL08\#
        280;000003000video/x-nsvnsv0X080A0^000700;application/x-lhaapplication/x-lzh application/x-lzh-compr\#
        essedlzh lhaLHA archive14010P000000000application/vnd.oma.bcast.sgboot0X280I00000:000application/x.s\#
        f3-archivear.sf3 sf314280D00000600Eapplication/x-tflitetfliteTensorFlow Lite model                  \#
                                                                                                            \#
                                     14010?00000300@application/ceaceaCEA test archive140G0M001300000@c4A;c1\#
        GEapplication/kpml-response+xml140G0D00130700C@c4A;c1GEapplication/lost+xmllostxmlLoST location quer\#
        y                                                                   140G0D00130500Q@c4A;c1GEapplicat\#
        ion/srgs+xmlgrxmlspeech recognition grammar in XML14060=00110600IA;ctext/x-nanorcnanorcdata in the f\#
        ormat nanorc14080A000003000application/x-miemie                                                     \#
                      14010Y00000600Fapplication/vnd.3lightssoftware.imagescalimgcalimage calibration data  \#
                                                         0a010K00000700Eapplication/vnd.autopackagepackageAu\#
        topackage installer                                                                               14\#
        280E000000000application/x-os2-inf                     0m060?001107000A;ctext/x-parasailpsi psl     \#
                   00210:000004000image/jaisjais                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                    00210R00000<00Eimage/vnd.sealedmedia.softseal.gifsgif s1\#
        g sgiSealedMedia GIF image160G0c001600000AEi@AR0RAA;c0_O1K9application/3gpp-mbs-user-service-descrip\#
        tions+json0h060:00110500BA;ctext/x-mufmuf msource code in MUF14010O00000400Happlication/vnd.multiad.\#
        creatorcrtrMultiAd Creator document140G18001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocu\#
        ment.drawingml.diagramstyle+xml0L280P001200000@2TA>[application/vnd.ms-excel.sheet.3                \#
          0h060?00110600GA;ctext/x-abap-cdsasddlssource code in ABAP CDS0L0G1=001300000@c4A;c1GEapplication/\#
        vnd.openxmlformats-officedocument.spreadsheetml.sheetmetadata+xml14000?000003000application/m3gm3g14\#
        010V000000000application/vnd.zoho-presentation.show0H280E00000300Fapplication/x-mswritewriWindows Wr\#
        ite document08290909110800FP6Evideo/mj2image/mj2mj2 mjp2Motion JPEG 2000 video14010J000000000applica\#
        tion/vnd.music-niff140G0^001300000@c4A;c1GEapplication/emergencycalldata.providerinfo+xml14010I00000\#
        0000application/whoispp-query08290>00000300:video/vnd.vivovivVivo video        14010J00000400Happlic\#
        ation/vnd.3gpp2.tcaptcap3GPP2 signalling message0m070C001103000A;ctext/vnd.ficlab.fltflt18890E000003\#
        00Aapplication/pkix-certcerX.509 certificate14280H00000000Eapplication/x-dyld-cacheshared cache of m\#
        acOS0D000@000000000model/vnd.gs-gdl0T060O001200000@kNA;capplication/x-mozilla-bookmarks0j06090011020\#
        0AA;ctext/x-xsxssource code in XS14000F00000<000application/x-sas-dmdbs7m sas7bdmd160G0\001600000AEi\#
        @AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolsettings+json14280I00000000Iapplication/x-nib-archivei\#
        nterface of an Apple app00280;090003000image/x-bpgimage/bpgbpg14010H000000000application/session-inf\#
        o0X080P001107000@]Vapplication/x-lz4-compressed-tartar.lz4                         0l0608001103000A;\#
        ctext/rslrsl0H2Y0M00110300BA_\application/vnd.comicbook+zipcbzcomic book, zipped                    \#
                        04210:000000000audio/aptx                                                           \#
                04280;09000300Eaudio/x-s3maudio/s3ms3mScream Tracker module00200@000004000image/x-macpaintpn\#
        tg0`2X0@001104000A_\application/appxappx0h060@00110300HA;ctext/x-ballerinabalsource code in Ballerin\#
        a14060<00110E00HA;ctext/x-nginxnginx nginxconf vhostdata in the format Nginx0L280U00110300QA_\applic\#
        ation/vnd.sun.xml.calc.templatestcOpenOffice 1 spreadsheet template140G0R001300000@c4A;c1GEapplicati\#
        on/vnd.nokia.landmark+xml14080O00000000Iapplication/x-openssl-encrypteddata encrypted by OpenSSL0\28\#
        0C00000300>application/x-dfusedfuDfuSe firmware14280B00000400<application/x-llvmbc oLLVM bitcode1606\#
        0=00110600IA;ctext/x-gradlegradledata in the format Gradle14000Q000000000application/vnd.google-apps\#
        .audio04290;00110300<AC:audio/qcelpqcpQCELP speech0l060P001103000A;ctext/x-typographic-number-theory\#
        tnt0H090K00000300Bapplication/vnd.ms-htmlhelpchmcompiled HTML help04210=000000000audio/melp6000l060;\#
        001103000A;ctext/x-tl-btlb14000D000000000application/x-ms-nls0h060;00110200CA;ctext/x-beefbfsource c\#
        ode in Beef14060E001103000A;capplication/x-projectmpx14010D0B000?00:application/vnd.koanapplication/\#
        x-koanskd skt skm skpKoan music14060F00110K00RA;ctext/x-altium-designeroutjob pcbdoc prjpcb schdocda\#
        ta in the format Altium Designer04210B000000000audio/dsr-es20221114280I00000<000application/x-sas-ca\#
        talogsc7 sas7bcat14060A00110000MA;ctext/x-npm-configdata in the format NPM Config14060J00110300VA;ct\#
        ext/x-linux-kernel-modulemoddata in the format Linux Kernel Module0H0F0H001303000@c4A;c1GEapplicatio\#
        n/x-dtbook+xmldtb14290C0G000300Bapplication/vnd.shpapplication/x-shapefileshpshapefile geometry14010\#
        M000000000application/tamp-status-query18010K00000300Bapplication/timestamp-querytsqtime stamp reque\#
        st0h060900110200AA;ctext/x-c3c3source code in C3140G0V001300000@c4A;c1GEapplication/vnd.radisys.msml\#
        -audit+xml160G0C001606000AEi@AR0RAA;c0_O1K9application/td+jsonjsontd0X2Y0Q001100000A_\application/vn\#
        d.gov.sk.e-form+zip140G0H001300000@c4A;c1GEapplication/geoxacml+xml14010X001100000@b7application/vnd\#
        .veraison.tsm-report+cbor160F0G001606000AEi@AR0RAA;c0_O1K9application/jsonml+jsonjsonml14010K0011000\#
        00@b7application/vnd.futoin+cbor0h060?00110200GA;ctext/x-monkey-cmcsource code in Monkey C140G0b0013\#
        00000@c4A;c1GEapplication/vnd.radisys.msml-dialog-fax-detect+xml140G0J001300000@c4A;c1GEapplication/\#
        yang-patch+xml14010Q00000300>application/vnd.blueice.multipassmpmMultipass data0P0G1@001300000@c4A;c\#
        1GEapplication/vnd.openxmlformats-officedocument.presentationml.slideupdateinfo+xml160G0V001600000AE\#
        i@AR0RAA;c0_O1K9application/alto-networkmapfilter+json0P0G16001300000@c4A;c1GEapplication/vnd.openxm\#
        lformats-officedocument.presentationml.slide+xml                                                    \#
            0l060D001103000A;ctext/x-trafficscriptrts                                  160G0M001600000AEi@AR\#
        0RAA;c0_O1K9application/vnd.byu.uapi+json14000P000000000application/vividence.scriptfile            \#
                                                                    0\080M000003000application/x-genesis-32x\#
        -rom32x                                                                                          140\#
        80F00000300Capplication/flatgeobuffgbFlatGeobuf features04280A000000000audio/x-dec-basic0l070H001103\#
        00IA;ctext/prs.fallenstein.rstrstreStructuredText document0H060I001300000@c4A;c1GEapplication/vnd.ms\#
        -wordml                         160G0K001600000AEi@AR0RAA;c0_O1K9application/yang-patch+json        \#
                   0h460K00110300SA;ctext/x-java-template-enginejtesource code in Java Template Engine0h060?\#
        00110200GA;ctext/x-lambdapilpsource code in Lambdapi    0j060=00110I00EA;ctext/x-prologpro prolog ya\#
        p pl ecl pltsource code in Prolog0l070;001100000A;ctext/ulpfec                                      \#
                             160G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.openvpi.dspx+json0h060A00110;0\#
        0IA;ctext/x-ti-program8xp 8xp.txtsource code in TI Program1<010@00000000Cmultipart/digestcollection \#
        of mails14000A000003000application/x-evaeva                                                         \#
                                                                     0j060A00110O00DA;ctext/x-dockerfiledock\#
        erfile containerfile dockercontainer build file14080J00000000Lapplication/x-systemd-hwdbhardware dat\#
        abase of systemd14010P000000000application/vnd.omaloc-supl-init                                     \#
                                                                                           140G0K00130400L@c\#
        4A;c1GEapplication/p2p-overlay+xmlreloRELOAD overlay configuration                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                      140G0I001300000@c4A;c1\#
        GEapplication/xml-patch+xml0h060@00110300HA;ctext/x-dataweavedwlsource code in DataWeave            \#
                                                                                                         140\#
        10P000000000application/vnd.ipfs.ipns-record                                                        \#
                                                                                  140G0K00130300G@c4A;c1GEap\#
        plication/vnd.oma.dd2+xmldd2OMA download descriptor                                                 \#
                                                                                      140G0H00130300>@c4A;c1\#
        GEapplication/xcap-att+xmlxavXCAP attribute                                                         \#
                 14010V000000000application/vnd.motorola.flexsuite.wem0l460:001103000A;ctext/x-nfonfo10280M0\#
        01100000@Giapplication/x-fossil-checkout                                                            \#
                                                   14010E001100000@b7application/uccs+cbor                  \#
                                                                                                            \#
                              08210:00000=00;video/h265265 h265 hevcH.265 video                             \#
                                                                                                            \#
                                                                                          14280I00000000Kapp\#
        lication/x-ld-so-cachecache of the dynamic linker14060B001104000A;capplication/x-sfdusfdu           \#
                               0X280B000004000application/x-asarasar0l070C001100000A;ctext/cql-expression0L2\#
        80L00110300HA_\application/vnd.sun.xml.calcsxcOpenOffice 1 spreadsheet    0h060=00110600EA;ctext/x-c\#
        ircomcircomsource code in Circom0l060>001100000A;ctext/x-kconfig0L2Y0H1V110O00HA>[application/vnd.ms\#
        -excelapplication/excel application/msexcel application/x-excel application/x-tika-old-excel applica\#
        tion/xlsxls xlm xla xlc xlt xlw xll xldExcel workbook (97-2003)14060M001102000A;capplication/x-golly\#
        -macrocellmc14010H000000000application/cose-key-set                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                 140G0U00130300E@c4A;c1GEapp\#
        lication/vnd.criticaltools.wbs+xmlwbsWBS Chart Pro project               14010O00000300Gapplication/\#
        vnd.dtg.local.flashflalocal Flash application0j060:00110K00BA;ctext/x-qmlqml qbs qmlproject qmltypes\#
        source code in QML14010C000000000application/cmw+jws                     14060I00110200UA;ctext/x-wi\#
        n32-message-filemcdata in the format Win32 Message File                                             \#
                                                                                                            \#
                               0L0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreads\#
        heetml.worksheet+xml18000J000003000application/vnd.ms-pki.stlstl                                    \#
                                                                           04210:00000000;audio/g719G.719 au\#
        dio                                   14060>00110700GA;cchemical/x-pdbpdb entPDB molecular structure\#
                                                                                                            \#
                                                                                            0H010V000003000a\#
        pplication/vnd.afpc.modca-pagesegmentpsg                                                            \#
                                      160G0L001600000AEi@AR0RAA;c0_O1K9application/vnd.amadeus+json0`280I000\#
        000000application/x-mach-o-core14060E00110300QA;ctext/x-ltspice-symbolasydata in the format LTspice \#
        Symbol04200J000004000audio/vnd.adobe.soundboothasnd             1@000?000000006inode/directoryfolder\#
                                                0f060>00230:000AJ4A;c1[ktext/x-python3py py3 pyi14010P000003\#
        00@application/vnd.kodak-descriptorsseKodak storyshare150G0=00110=00<A;ctext/uri-listuri uris urlsli\#
        st of URIs                                                                                   14070@0\#
        0110400GA;capplication/trigtrigdata in the format TriG                                              \#
                                                0j060>00110=00FA;ctext/x-gherkinfeature storysource code in \#
        Gherkin14000I00000;000chemical/x-gaussian-inputgau gjc gjf160G0P001600000AEi@AR0RAA;c0_O1K9applicati\#
        on/alto-networkmap+json00210I000005000image/vnd.blockfact.factifacti0X080I00000300;application/x-kgb\#
        -archivekgbKGB archive14010A000000000application/index                                              \#
                                                                                       14010H000000000applic\#
        ation/geo+json-seq14280G00000000@application/x-godot-pckpackage of Godot160G0S001600000AEi@AR0RAA;c0\#
        _O1K9application/alto-costmapfilter+json                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                     002Y09000003009image/gifgifGIF image   \#
                                   14000O000003000application/vnd.procreate.dreamdrm                        \#
                                  10280B00000900Aapplication/x-gvdbgresourceGVariant database04290<00110300C\#
        Q\Iaudio/amr-wbawbAMR wideband speech14090@00000300Dapplication/marcmrcMARC library records140G17001\#
        300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.diagramdata+xml0h060900110=00\#
        PA;ctext/x-vbvb vbhtml bassource code in Visual Basic .NET14090L00000<00>application/vnd.tcpdump.pca\#
        ppcap cap dmppacket capture08210A00000800Xvideo/vnd.dece.sduvs uvvsUltraViolet video in standard def\#
        inition14010N00000300@application/vnd.fujitsu.oasys2oa2OASYS 2 document17060D00220U00PAXJA;ctext/x-u\#
        nity3d-assetanim asset meta prefab unity mask matdata in the format Unity3D Asset140G0]001300000@c4A\#
        ;c1GEapplication/vnd.3gpp.mcvideo-user-profile+xml04210<00000300>audio/evrcnwenwEVRC-NW speech140G0V\#
        001300000@c4A;c1GEapplication/mbms-register-response+xml14010Q00000300Eapplication/tamp-community-up\#
        datetcuTAMP community update14010@000000000application/qsig18890A00000B00Capplication/pkcs8p8 der ke\#
        y pem pubPKCS #8 private key0l060<001100000A;ctext/x-slurm                                          \#
                                                                                                            \#
                                                         042109000000000audio/rtx         0T070=00110400@A;c\#
        text/vnd.curlcurlCurl source code160G0H001600000AEi@AR0RAA;c0_O1K9application/vnd.hal+json0\080I0000\#
        03000application/x-sega-cd-romiso140G0E001300000@c4A;c1GEapplication/vcard+xml04210B00000300>audio/v\#
        nd.audiokozkozAudiokoz music14010L000000000application/vnd.oipf.pae.gem140G0]001300000@c4A;c1GEappli\#
        cation/vnd.3gpp.state-and-event-info+xml                                                            \#
                                                                                                            \#
           140G0T001300000@c4A;c1GEapplication/vnd.iptc.g2.newsitem+xml14010P000000000application/entity-sta\#
        tement+jwt14000?000003000application/qifqif0`000L000003000application/x-authorware-segaas0h060?00110\#
        200GA;ctext/x-nextflownfsource code in Nextflow14000B00000800@application/x-segysegy sgySEG-Y seismo\#
        gram0n4G0=0S111D00=A;ctext/markdowntext/x-markdown text/x-web-markdownmd markdown mkd livemd mdtext \#
        mdown mdwn mkdn mkdown ronn workbook mdtxt qmd rmd scdMarkdown text10290G000007000application/vnd.pm\#
        tilespmtiles160G0D001608000AEi@AR0RAA;c0_O1K9application/cwl+jsoncwl.json0h060@00110200HA;ctext/x-ma\#
        caulay2m2source code in Macaulay214010Q00000;000application/vnd.cryptomator.vaultcryptomator140G0D00\#
        1300000@c4A;c1GEapplication/held+xml0h060D00110600LA;ctext/x-1c-enterprisebsl ossource code in 1C En\#
        terprise14010D000000000application/json-seq                                                         \#
                                     0D0W0:00110800:A;cmodel/igesigs igesIGES model                         \#
                                                                         0P0G1:001300000@c4A;c1GEapplication\#
        /vnd.openxmlformats-officedocument.presentationml.viewprops+xml                                     \#
           14010G000000000application/tve-trigger14010G000000000application/ibe-pp-data                     \#
                                                                                             0l060=00110200N\#
        A;ctext/x-kvlangkvtext with the markup of kvlang14010X000000000application/vnd.dir-bi.plate-dl-nosuf\#
        fix042109000000000audio/red           14010R00000;000application/vnd.evolv.ecig.profileecigprofile0l\#
        060@001103000A;ctext/x-subviewersub140G0V001300000@c4A;c1GEapplication/vnd.marlin.drm.license+xml0j4\#
        60B00110<00CA;capplication/x-makomao mako maksource code in Mako0j070H00110900<A;capplication/sparql\#
        -queryrq sparqlSPARQL query14280B000000000application/x-gdbm0XRY0@23000600Dapplication/gzipapplicati\#
        on/gzip-compressed application/gzipped application/x-gunzip application/x-gzip application/x-gzip-co\#
        mpressed gzip/documentgz tgzgzip-compressed data0l070=001100000A;ctext/fhirpath                     \#
                                                                              08210D00000800Avideo/vnd.dece.\#
        videouvv uvvvUltraViolet video0j060?00230;00CA;cQJ41[ktext/x-sagemathsage sagewssource code in Sage1\#
        4010H00000300Eapplication/vnd.intergeoi2gIntergeo construction14000F000003000application/vnd.theqvdq\#
        vd0`080A0T000300;application/x-rpmapplication/x-redhat-package-managerrpmRPM package14280L000000000a\#
        pplication/vnd.android.axml0l060?001105000A;ctext/x-comal-80comal0h060<00110300DA;ctext/x-clipsclpso\#
        urce code in CLIPS082108000000000video/nv0l060;001107000A;ctext/x-jagsjag bug                       \#
                                                                                                            \#
           020>0?00470600:PK>PoJPLfP@[1;c18816Wimage/x-xpixmapxpm pmX11 pixmap04290:00120400:ASWAbMaudio/opu\#
        sopusOpus audio                                                                                     \#
                             14000K000003000application/x-sas-transportstx                    14010R00000000\#
        0application/vnd.motorola.flexsuite                      140G0L001300000@c4A;c1GEapplication/vnd.ets\#
        i.cug+xml0n460>00110700?A;ctext/x-textiletextiletext in Textile                                     \#
                                       10280R001100000@Giapplication/x-monotone-source-repo                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                              160G0J00160000\#
        0AEi@AR0RAA;c0_O1K9application/yang-data+json                                    0h060A00110200IA;ct\#
        ext/x-loomscriptlssource code in LoomScript0D280=00110>000A>[image/vnd.dgndgn dgnlib cel            \#
                             0l060=001103000A;ctext/x-uxntaltal                                             \#
         0h060;00110600CA;ctext/x-kokakk kkisource code in Koka                                             \#
                                                                                                            \#
                                                                  0F0G0L001607000AEi@AR0RAA;c0_O1K9applicati\#
        on/vnd.las.las+jsonlasjson10280F0D000I00?application/x-msaccessapplication/msaccessmdb accdb accde a\#
        ccdt mdeAccess database                                                          14010W00000300Gappl\#
        ication/vnd.groove-identity-messagegimGroove identity message0@8>0F0W110300?A;capplication/x-font-bd\#
        ftext/x-glyph-bitmap-distribution-formatbdfBDF bitmap font14010[000000000application/vnd.ntt-local.s\#
        ip-ta_tcp_stream0l060=00110;000A;ctext/x-camkescamkes idl4                                          \#
                                                                                         140G0H001304000@c4A\#
        ;c1GEapplication/vnd.dcmp+xmldcmp0j060:00110;00BA;ctext/x-gdbgdb gdbinitsource code in GDB08000E0000\#
        00000application/quicktime14010M000000000application/vnd.ims.imsccv1p2                       0h000B0\#
        00003000application/x-tadsgam0X080K00000700=application/x-apple-archiveaar yaaApple Archive         \#
                                            14010C000000000application/vnd.aia    14060J00110000VA;ctext/x-t\#
        extmate-propertiesdata in the format TextMate Properties                                            \#
                                                                                                            \#
                                                                                                            \#
                       08210:000000000video/mp1s                                                            \#
                                      0D:80L0\0003000application/vnd.autodesk.fbxapplication/x-fbx applicati\#
        on/x.autodesk.fbxfbx                                            14010D0F0007000application/protobufa\#
        pplication/x-protobufmlmodel04210=00000000Iaudio/g726-40G.726 speech at 40 kbit/s                   \#
                                             14010M000004000application/vnd.wasmflow.waflwafl0j060:00110;00B\#
        A;ctext/x-adaadb ada adssource code in Ada140G0D00130400E@c4A;c1GEapplication/sbml+xmlsbmlSBML biolo\#
        gical model                                                                  14010e000000000applicat\#
        ion/vnd.3gpp.5gsv2x-local-service-information                                       14000C000000000a\#
        pplication/x-jigdo                                         14060D00110300PA;ctext/x-minizinc-datadzn\#
        data in the format MiniZinc Data                                                                    \#
                                                                                                            \#
                                                               14060@00110900LA;ctext/x-caddyfilecaddyfileda\#
        ta in the format Caddyfile                                                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                      0l070@001100000A;ctext/vnd.latex-z042X\#
        0F0V000900@audio/vnd.rn-realaudioaudio/x-pn-realaudio audio/x-realaudiora ram rmRealAudio stream1028\#
        0R001100000@Giapplication/x-bentley-localization14280G00000300Japplication/x-apple-bombombill of mat\#
        erials of macOS14010@000000000application/mipc0L000C000002000application/x-wingzwz                  \#
                                                                           14280L00000500;application/x-ft-a\#
        pple.aliasaliasmacOS alias14010E000000000application/vq-rtcpxr00280U00110300MA_\application/vnd.sun.\#
        xml.draw.templatestdOpenOffice 1 drawing template140G0M001300000@c4A;c1GEapplication/vnd.etsi.pstn+x\#
        ml                                                                                                  \#
                                                                                                            \#
                              160G0I001600000AEi@AR0RAA;c0_O1K9application/yang-sid+json                    \#
                                                                                    0h060<00110500DA;ctext/x\#
        -xtendxtendsource code in Xtend                                                              0`280J0\#
        0000M00>application/x-ocaml-objectcma cmi cmo cmt cmti cmx cmxacompiled OCaml                       \#
                                                                          0D010D000008000model/vnd.pytha.pyo\#
        xpyox pyo                                                                                           \#
             0l460D00110F00PA;ctext/x-html-plus-eexhtml.eex heex leex eextext with the markup of HTML+EEX   \#
                                                        14010J00000400Fapplication/vnd.xmpie.cpkgcpkgXMPie c\#
        ampaign package                       14010O00000300Happlication/vnd.marlin.drm.mdcfmdcMarlin protec\#
        ted content                                                                         14010Q00000[000a\#
        pplication/vnd.commerce-battelleicf icd ic0 ic1 ic2 ic3 ic4 ic5 ic6 ic7 ic8                         \#
        0h060;00110400CA;ctext/x-pactpactsource code in Pact                                                \#
                                                                             14000D000003000chemical/x-ncbi-\#
        asn1asn         0X2Y0U001103000A_\application/vnd.maxar.archive.3tz+zip3tz14010J000000000application\#
        /rpki-checklist                                                                 0P010a000004000appli\#
        cation/vnd.collabio.xodocuments.presentationxodp0h060<00110:00DA;ctext/x-jflexflex jflexsource code \#
        in JFlex1@000E000000000x-content/video-hddvd14010D00000300Eapplication/vnd.mfermwfMFER medical wavef\#
        orm                            14010U000000000application/vnd.uplanet.cacheop-wbxml0H010P000000000ap\#
        plication/vnd.afpc.afplinedata04210=000000000audio/evrcwb10j@6090N110800;A;ctext/rustapplication/x-r\#
        ust text/x-rustrs rs.inRust source                                                0\000J000002000app\#
        lication/x-gamegear-romgg                                                   0H060D00130D000@c4A;c1GE\#
        application/dita+xmlditamap dita ditaval14010?000000000application/rtx14010W000000000application/vnd\#
        .as207960.vas.config+jer0\280A00000300Mapplication/x-wozwozWOZ image of an Apple II disk00160Z0Q2404\#
        000A_\@c4A;c1GEapplication/vnd.ms-visio.template.main+xmlapplication/vnd.ms-visio.templatevstx14010L\#
        000000000application/vnd.ecdis-update                                                               \#
                                                                                                            \#
               14060R00110I00^A;ctext/x-protocol-buffer-text-formattextproto pbtxt txtpb pbtdata in the form\#
        at Protocol Buffer Text Format                                                                    00\#
        210B000000000image/vnd.cns.inf2                                                                     \#
                                                                                                            \#
                                                                                                    14010Z00\#
        0000000application/private-token-issuer-directory14010C000000000application/sep-exi14010G001107000@b\#
        7application/sensml+cborsensmlc14080A000000000application/x-iff0h070A00110900AA;capplication/sievesi\#
        v sieveSieve mail filter14010W00000600Happlication/set-registration-initiationsetregSET registration\#
         request0m060>001102000A;ctext/x-charmcici0h060<00110>00DA;ctext/x-rpglerpgle sqlrpglesource code in\#
         RPGLE042Y0:0k000S009audio/mpegaudio/mp3 audio/mpeg3 audio/mpg audio/x-mpeg audio/x-mpeg-3mp3 mpga m\#
        p2a m2a m3a mpega mp1 mp2MP3 audio0h060>00110300FA;ctext/x-cap-cdscdssource code in CAP CDS0h0709001\#
        10400CA;ctext/wgslwgslsource code in WGSL0H390g001103000A_\application/vnd.oasis.opendocument.text-m\#
        aster-templateotm00280A00120300?P@P0[Rimage/x-canon-cr3cr3Canon raw image0h060?00110300GA;ctext/x-in\#
        form-6infsource code in Inform 60h0609001102000A;ctext/x-mlml0X280I00000300;application/x-nix-archiv\#
        enarNix archive14060B00110000NA;ctext/x-curl-configdata in the format cURL Config0d4608001103000A;ct\#
        ext/aspasp140G0L001300000@c4A;c1GEapplication/mrb-consumer+xml160G0K001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/alto-error+json14010P00000300Eapplication/vnd.genomatix.tuxedotxdGenomatix Tuxedo data16060G0\#
        0160000;AEi@AR0RAA;c0_O1K9application/schema+jsonJSON schema14080Z000003000application/vnd.adobe.aft\#
        ereffects.projectaep0h060800110300BA;ctext/nclnclsource code in NCL04280=0G0002000audio/audibleaudio\#
        /x-pn-audibleaudioaa1<0Q0E00000000Emultipart/alternativemail in several forms1<070G00110000IA;cmessa\#
        ge/delivery-statusdelivery report of a mail0h060=00110600EA;ctext/x-codeqlql qllsource code in CodeQ\#
        L14880F000003000application/x-spss-porpor14010M000003000application/vnd.osa.netdeployndc0E030C000003\#
        000application/expressexp0L010J0D000400<application/vnd.kde.kchartapplication/x-kchartchrtKChart cha\#
        rt14010P00000300<application/vnd.hzn-3d-crosswordx3d3D crossword0h060>00110:00FA;ctext/x-nearleyne n\#
        earleysource code in Nearley                                                                        \#
                                                                                                        0P28\#
        0I001103000A>[application/x-starimpresssdd                                                          \#
                                                                                                            \#
                                        04210D000000000audio/vnd.dolby.pl2x                                 \#
                                              0X000D00000600Papplication/x-sv4crcsv4crcSVR4 cpio archive wit\#
        h checksums0X080C00000500:application/x-lzfselzfseLZFSE data                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 10060E003507000QjDPGiPc41;c1GEapplication/x-gnucashgnucash                 \#
                   14010C00000800<application/vnd.zulzir zirzZUL geometry      160G0J001600000AEi@AR0RAA;c0_\#
        O1K9application/alto-cdni+json14010K00000300@application/vnd.groove-helpghfGroove help page         \#
                                 14060C00110000OA;ctext/x-gemfile-lockdata in the format Gemfile.lock       \#
                                                                                                            \#
                                                                  14010S000000000application/vnd.ecowin.seri\#
        esupdate                 14800J000000000application/x-isatab-assay08010?00110A00=@[Rapplication/mp4m\#
        p4s m4p mp4 mpg4MP4 container0l060C001103000A;ctext/vnd.tiddlywikitid                               \#
                  0X080D000002000application/x-qpressqp0h060@00110200HA;ctext/x-zenscriptzssource code in Ze\#
        nScript                                                       0H010?00000300<application/odaodaODA d\#
        ocument                                                                                           04\#
        290:0<000400:audio/flacaudio/x-flacflacFLAC audio                                                   \#
                                                                                                            \#
                                                                                 14080I00000;00Bapplication/\#
        x-safetensorssafetensorstensors of a model160G0E001600000AEi@AR0RAA;c0_O1K9application/ujcs+json1401\#
        0S001100000@b7application/measured-component+cbor00200;000003000image/x-pixpix14060T001300000@c4A;c1\#
        GEapplication/x-inkscape-extension+xml0i060B00110200JA;ctext/x-kerboscriptkssource code in KerboScri\#
        pt14010C000000000application/vnd.dxr04280;000003000audio/x-dffdff1@000A00000000<inode/blockdeviceblo\#
        ck device0h060;00110400CA;ctext/x-bamlbamlsource code in BAML                                       \#
            0f060=0D221J00=A;cQ[ktext/x-pythontext/x-script.pythonpy pyw pyi gyp jy gypi lmi py3 tac pyde bz\#
        l pyp pyt rpy pye wsgi xpy cgi fcgi sage sc specPython script14010V00000400@application/vnd.crick.cl\#
        icker.keyboardclkkClicker keyboard160G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.tableschema+json0\#
        h020B00110200JA;ctext/x-bluespec-bhbssource code in Bluespec BH14000B000004000application/x-chatchat\#
        08210>000000000video/vnd.cctv                                                14010M00000C00@applicat\#
        ion/vnd.clonk.c4groupc4g c4d c4f c4p c4uClonk game group 160G0P001603000AEi@AR0RAA;c0_O1K9applicatio\#
        n/vnd.gentics.grd+jsongrd0D010S00000;00Gmodel/vnd.parasolid.transmit.binaryx_b xmt_binParasolid mode\#
        l, binary0X080A0L000300;application/x-aceapplication/x-ace-compressedaceACE archive140G0I00130050N@c\#
        4A;c1GEapplication/pidf-diff+xmlutf-8change of presence information002Y0:00130>00:Q5b0@P0[Rimage/avi\#
        favif hif avifsAVIF image0h060;00110400CA;ctext/x-stanstansource code in Stan0L280R001103000A>[appli\#
        cation/vnd.stardivision.chartsds                                                                0l07\#
        0;00110:000A;ctext/shaclcshaclc shc                                                                 \#
                  14010B000000000application/at+jwt0H0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-of\#
        ficedocument.wordprocessingml.fonttable+xml14010C000000000application/vp+cose04210=000003009audio/vn\#
        d.dradraDRA audio14010H000000000application/vnd.oma.dcdc0k060900110:00CA;ctext/swigi swg swigsource \#
        code in SWIG0h060J00110300JA;ctext/x-omnet-plus-plus-nednedsource code in OMNeT++ NED140G0S001300000\#
        @c4A;c1GEapplication/vnd.etsi.iptvsad-bc+xml0h060?00110300GA;ctext/x-soliditysolsource code in Solid\#
        ity14010\00000300Aapplication/vnd.piaccess.application-licencepilPI Access licence1<280D00000300Kapp\#
        lication/x-ms-dbxdbxmessages of Outlook Express0h060?00110500GA;ctext/x-cameligomligosource code in \#
        CameLIGO                     140G0P001300000@c4A;c1GEapplication/vnd.oipf.spdlist+xml               \#
                                                        140G0N001300000@c4A;c1GEapplication/mathml-content+x\#
        ml10080Q001104000@Giapplication/x-kexiproject-sqlite3kexi0D090F000003000application/vnd.lasziplaz   \#
                                         14010_000000000application/vnd.mitsubishi.misty-guard.trustweb     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                   14010E000\#
        000000application/cybercash    00210N00000300@image/vnd.fujixerox.edmics-mmrmmrEDMICS MMR image14010\#
        H000000000application/commonground                                                                  \#
               14080F00000300Aapplication/pics-rulesprfPICS filter rules14080L000003000application/x-teckit-\#
        mappingtec0j060;00110900;A;ctext/x-valavala vapiVala source                                         \#
                                                                                                            \#
                                    14060>00130300A@c4A;c1GEchemical/x-cmlcmlCML chemical data04280;00000300\#
        Laudio/x-w64w64WAVE audio with wide numbers0H010K00000O00Dapplication/vnd.lotus-notesnsf ndl ns4 ns3\#
         ns2 nsg ntf nshLotus Notes database140G0L00130500G@c4A;c1GEapplication/vnd.chemdraw+xmlcdxmlChemDra\#
        w drawing in XML140G0]001300000@c4A;c1GEapplication/vnd.radisys.msml-audit-dialog+xml140F0E001305000\#
        @c4A;c1GEapplication/omdoc+xmlomdoc08210?000000000video/h263-200014280G00000000Bapplication/x-locate\#
        -dbdatabase of locate0X2Y0G001103000A_\application/vnd.eln+zipeln                                   \#
                                                             0@880O00000=000application/x-font-adobe-metrica\#
        cfm amfm afm14070?00110300GA;capplication/sdpsdpSDP session description14060D08110300@A;capplication\#
        /x-subriptext/srtsrtSubRip subtitles04060>001103000A;ctext/x-imelodyimy0l060A001100000A;ctext/x-nest\#
        edtext0l060;001104000A;ctext/x-rideride                                   160G0S001600000AEi@AR0RAA;\#
        c0_O1K9application/vnd.bekitzur-stech+json0h060D00110600LA;ctext/x-spice-netlistsp cirsource code in\#
         SPICE Netlist0`000\000006000application/vnd.nokia.n-gage.symbian.installn-gage00280C001107000A_\app\#
        lication/x-kritakra krz140G0S001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-info+xml08210I000000000vid\#
        eo/vnd.nokia.videovoip14280G00000300Iapplication/x-adobe-aslasllayer styles of Photoshop            \#
                                                            14010G00000300Fapplication/vnd.trueapptraTrue BA\#
        SIC application0f0F0Q001303000@RA1K9A;capplication/x-ns-proxy-autoconfigpac14010E000006000applicatio\#
        n/senml-exisenmle                                                                                   \#
                                                                        14010T00000900Dapplication/vnd.hydro\#
        statix.sof-datasfd-hdstxHydrostatix SOF data00280@0@110;00>QADimage/x-sony-arwimage/x-raw-sonyarw sr\#
        f sr2Sony raw image0X280P001100000AjDapplication/x-vnd.datapackage+gz                               \#
                                    14010G00000200Gapplication/vnd.osgi.dpdpOSGi deployment package140G0E001\#
        300500@c4A;c1GEapplication/hl7v2+xmlutf-804210900000000Iaudio/l20uncompressed 20-bit audio00280G0011\#
        0300?A<Fimage/x-portable-pixmapppmportable pixmap1<010=000000000message/bhttp                 0h060:\#
        00110;00BA;ctext/x-gscgsc csc gshsource code in GSC                  14010I00000400Oapplication/vnd.\#
        pvi.ptid1ptidPrintThisID identification card                                                        \#
                     16060L00110300XA;ctext/x-opentype-feature-filefeadata in the format OpenType Feature Fi\#
        le                                                             14080D00000000<application/x-finaleFi\#
        nale score                                                                          1<010E00000000Om\#
        essage/external-bodymail whose content is elsewhere                    140G0X001300000@c4A;c1GEappli\#
        cation/vnd.oma.cab-address-book+xml14010L00000200Papplication/vnd.wv.csp+wbxmlwvWireless Village mes\#
        sage, binary14010G00000500Capplication/cdmi-domaincdmidCDMI storage domain                          \#
                                                              140G0L001300000@c4A;c1GEapplication/kpml-reque\#
        st+xml0g060A00110300WA;ctext/x-dcl-scriptcomsource code in DIGITAL Command Language0h060=00110200AA;\#
        ctext/x-qsharpqssource code in Q#0j060;00110400CA;ctext/x-aidlaidlsource code in AIDL0H010X000000000\#
        application/vnd.afpc.afplinedata-pagedef0m060@001103000A;ctext/x-stockholmsto14010C000000000applicat\#
        ion/vnd.fgb                                                                                         \#
                                                                             0n460;00110400LA;ctext/x-twigtw\#
        igtext with the markup of Twig14280A00000300Dapplication/x-scfscftrace of a sequencer               \#
                                             14010F000007000application/sensml-exisensmle00280A0;1103000QADi\#
        mage/x-sinar-stiimage/x-stisti                         14000L000007000application/x-commodore-tapeta\#
        p t6416060C00110<00OA;ctext/x-editorconfigeditorconfigdata in the format EditorConfig160G0O001600000\#
        AEi@AR0RAA;c0_O1K9application/vnd.hyperdrive+json14010W000000000application/vnd.smintio.portals.arch\#
        ive0`2X0B13000500?application/x-javaapplication/java-vm application/x-java-applet application/x-java\#
        -vmclassJava class file                                               10P80B000000000application/x-l\#
        mdb                               0h070>0<110300DA;ctext/vnd.typsttext/x-typsttypsource code in Typs\#
        t                                                                      0X000C00000500Aapplication/x-\#
        ustarustarPOSIX tar archive           0k@70?0U110Q00>A;capplication/sqlapplication/x-sql text/sql te\#
        xt/x-sqlsql ddl mysql tab udf viw inc prcSQL statements0T010H00000400Aapplication/vnd.wap.wmlcwmlcco\#
        mpiled WML page0h060<00110500DA;ctext/x-slangslangsource code in Slang0H390c0e110800MA_\application/\#
        vnd.oasis.opendocument.formula-templateapplication/x-vnd.oasis.opendocument.formula-templateodft otf\#
        OpenDocument formula template08290L00000700:video/vnd.radgamettools.binkbik bk2Bink video0P0G1<00130\#
        0000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.tablestyles+xml14000A00000\#
        3000chemical/x-chem3dc3d1@000:00000000:inode/fifonamed pipe0X2Y0O00110500SA_\application/vnd.etsi.as\#
        ic-s+zipasicsASiC-S container of one signed file                                                    \#
            0n070:11111@00>A;ctext/troffapplication/x-troff application/x-troff-me application/x-troff-mstr \#
        roff me ms 1in 1m nroff 3in 3m 3qt l mdoc n nr rno tmac t man 1p 3pm 1x 3p 3xtroff document14010P000\#
        00200Qapplication/vnd.bluetooth.le.oobleBluetooth Low Energy pairing data0L280I00110K000A>[applicati\#
        on/x-quattro-prowq1 wq2 wkq wb1 qpw wb2 wb3                                                         \#
            14010M000000000application/vnd.project-graph                                                    \#
                                                              0d060A00110@00IA;ctext/x-autohotkeyahk ahkl ah\#
        1 ah2source code in AutoHotkey0j060:00250300TP@[A;c0oJ16W188text/x-mofmofsource code in Managed Obje\#
        ct Format00200I000003000image/x-coreldrawtemplatecdt14010L00000300Aapplication/timestamped-datatsdti\#
        me-stamped data04210I00000900Qaudio/vnd.nuera.ecelp7470ecelp7470Nuera ECELP speech at 7,470 bit/s140\#
        00T000000000application/vnd.google-apps.shortcut                                                    \#
                 0j060;00110700CA;ctext/x-haxehx hxslsource code in Haxe14060A00110400MA;ctext/x-oasv2-jsonj\#
        sondata in the format OASv2-json14010U00000300Japplication/vnd.airzip.filesecure.azfazfAirZip FileSE\#
        CURE document160G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.nearst.inv+json0h060;00110400CA;ctext/\#
        x-ponyponysource code in Pony14010P00000200Fapplication/vnd.bluetooth.ep.oobepBluetooth pairing data\#
        0h060>00110200FA;ctext/x-cycriptcysource code in Cycript08210B00000800Fvideo/vnd.uvvu.mp4uvu uvvuUlt\#
        raViolet video file08280C00000300;video/x-nuppelvideonuvNuppelVideo14010E000000000application/tetra_\#
        isi14010H00000300@application/vnd.igloaderigligLoader package00280;000003000image/x-pxrpxr          \#
                                                                                                            \#
           0`080N002400000@Yo@Kh@K<@gVapplication/x-iso9660-appimage00210?00000400Fimage/dicom-rledrleDICOM \#
        run-length image              14010E000000000application/vc+sd-jwt04210=000000000audio/uemclip      \#
                                                              0X280A00000700Napplication/x-bsaba2 bsaarchive\#
         of the Creation engine                                                                        0h060\#
        ;00110400CA;ctext/x-tolktolksource code in Tolk14010L00000000Lapplication/soap+fastinfosetSOAP messa\#
        ge in Fast Infoset                        14280H00000000Bapplication/x-labview-viLabVIEW instrument \#
                                                                                                            \#
                                                                                                            \#
                           14060C001102000A;capplication/x-fluidfl                                          \#
                                                0l070<00110300>A;ctext/jcr-cndcndJCR node types 160G0O001600\#
        000AEi@AR0RAA;c0_O1K9application/vnd.hyper-item+json                                14800S000003000a\#
        pplication/x-research-info-systemsris140G0Q001300000@c4A;c1GEapplication/vnd.amundsen.maze+xml      \#
                                                                                                            \#
                       04210A000000000audio/vnd.dts.uhd                                                     \#
                                                                                          0X280J001103000A_\\#
        application/bizagi-modelerbpm0j060D00110f00LA;ctext/x-linker-scriptld lds x xbn xce xdce xdw xdwe xs\#
        ce xsw xswe xc xdc xssource code in Linker Script14010J00000<000application/vnd.sybyl.mol2ml2 mol2 s\#
        y2140G0D00130400D@c4A;c1GEapplication/cdfx+xmlcdfxCDF calibration data14010U000000000application/vnd\#
        .firemonkeys.cloudcell0H080C001200000@RP0SNapplication/x-bzpdf0H0P0O000004000application/vnd.google-\#
        apps.jamgjam14010D000000000application/vnd.wmap                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                 14010S00000200Dapplication/vnd.stepmania.st\#
        epchartsmStepMania step chart                                                                       \#
                                                      140G0H00130800L@c4A;c1GEapplication/wspolicy+xmlwspoli\#
        cyWS-Policy web service policy           14010R000000000application/prs.implied-executable          \#
                                                                                                      14010J\#
        00000800Bapplication/vnd.sealed.mhtsmht smhSealed web archive                                       \#
                                                                                                            \#
                                                          160G0F001600000AEi@AR0RAA;c0_O1K9application/taxii\#
        +json                                                         1<0Q0@00000000;multipart/signedsigned \#
        mail        1<010B000000000multipart/parallel                                         14080D00000600\#
        0application/x-bsdiffbsdiff       0h060>00110300FA;ctext/x-moonbitmbtsource code in MoonBit         \#
                                                                        0X2Y0Q001104000A_\application/automa\#
        tionml-amlx+zipamlx0L280F001103000A>[application/x-starcalcsdc          082109000000000video/vp9    \#
                                                                                                            \#
                                                   14010E000000000application/moss-keys14010P000000000applic\#
        ation/vnd.bint.med-content140G0D00130900>@c4A;c1GEapplication/ttml+xmlttml dfxpTTML subtitles0j060:0\#
        0110500DA;ctext/smalismalisource code in Smali0f060;00111400CA;ctext/x-raku6pl nqp 6pm p6 p6l p6m pl\#
        6 pm6 raku rakumod rakutest rakudoc pl pm tsource code in Raku0h060A00110400IA;ctext/x-pogoscriptpog\#
        osource code in PogoScript14010N000000000application/vnd.nokia.catalogs0h060900110200AA;ctext/x-dmdm\#
        source code in DM0E070F00111300OA;capplication/vnd.gerbergbr gbl gbo gbp gbs gko gpb gpt gtl gto gtp\#
         gts ncl sol cmp gml grbGerber layer of a circuit board160G0K00160:00:AEi@AR0RAA;c0_O1K9application/\#
        json-patch+jsonjson-patchJSON patch14010W000000000application/emergencycalldata.ecall.msd0l060<00110\#
        1000A;ctext/x-ezhiln160G0D001600000AEi@AR0RAA;c0_O1K9application/dns+json180G0D00130700K@c4A;c1GEapp\#
        lication/pskc+xmlpskcxmlcontainer of symmetric keys0h060B00110300JA;ctext/x-singularitydefsource cod\#
        e in Singularity140G0D00130000W@c4A;c1GEapplication/cnrp+xmlCommon Name Resolution Protocol message1\#
        4000I000003000application/x-silverlightscr00280:0<000400:image/flifimage/x-flifflifFLIF image0X010K0\#
        00008000application/vnd.gentoo.gpkggpkg.tar02060J001200000@EnA;capplication/illustrator+ps0h060<0011\#
        0200DA;ctext/x-vypervysource code in Vyper14010P000000000application/vnd.dvb.esgcontainer140G0U00130\#
        0000@c4A;c1GEapplication/vnd.dvb.notif-generic+xml08210L000000000video/vnd.iptvforum.ttsmpeg20l070=0\#
        01100000A;ctext/encaprtp14010G000000000application/set-payment                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                    002Y0:0R000800:image/tiffimage/tif image/x-tif image/x-tifftif tiffTIFF \#
        image0`000F000003000application/x-makeselfrun                                                       \#
                             0g860E00110O00=A;capplication/x-desktopdesktop desktop.in kdelnk themedesktop e\#
        ntry14060<00110500HA;ctext/x-gtkrcgtkrcdata in the format GtkRC                      160F0S001606000\#
        AEi@AR0RAA;c0_O1K9application/x-web-app-manifest+jsonwebapp16070S001200000AXJA;capplication/prs.impl\#
        ied-object+yaml                        140G0N00130300P@c4A;c1GEapplication/sparql-results+xmlsrxresu\#
        lts of a SPARQL query in XML      0h060=00110300BA;ctext/x-vclsrcvclsource code in VCL0H010D00000800\#
        9application/vnd.xfdlxfdl xfdXFDL form140G0e001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-transmiss\#
        ion-request+xml1@000F000000000x-content/video-bluray14080F00000000@application/x-vim-undoundo file o\#
        f Vim14000Q000003000application/x-graphing-calculatorgcf14010B000000000application/dec-dx04280G00110\#
        400?A_\application/x-musescoremsczMuseScore score14060?00110800KA;ctext/x-textgridtextgriddata in th\#
        e format TextGrid160G0K00160;000AEi@AR0RAA;c0_O1K9application/senml-etch+jsonsenml-etchj14010R000006\#
        00Capplication/set-payment-initiationsetpaySET payment request0X080B000004000application/x-zpaqzpaq \#
                                                                                                       0i060\#
        <00110700DA;ctext/x-sqlpldb2 sqlsource code in SQLPL14000N000002000application/x-thomson-cassettek70\#
        H060M001303000@c4A;c1GEapplication/x-fictionbook+xmlfb20l060I001109000A;ctext/x-roboconf-instancesin\#
        stances0l060C00110=000A;ctext/x-nasm-objdumpobjdump-intel160G0R001600000AEi@AR0RAA;c0_O1K9applicatio\#
        n/vnd.eclipse.ditto+json0`280A0e000300?application/x-dexapplication/vnd.android.dex application/x-an\#
        droid-dexdexAndroid program15010G00000F00<application/vnd.nervanaentity request bkm kcmNervana data1\#
        4010N000000000application/vnd.oma.bcast.ltkm0h060:00110300DA;ctext/limbob msource code in Limbo0h060\#
        :00110S00BA;ctext/x-aplapl dyalog aplf aplo apln aplc aplisource code in APL04210B000000000audio/vnd\#
        .dvb.file        0P390g00350400QP>GQ_EA_\1>[0ijapplication/vnd.ms-powerpoint.slideshow.macroenabled.\#
        12ppsmPowerPoint slide show with macros0X080R0Q120H00M@RP0SNapplication/x-bzip2-compressed-tarapplic\#
        ation/x-bzip-compressed-tartar.bz2 tb2 tbz tbz2 tz2tar archive, bzip2-compressed0h060D00110500LA;cte\#
        xt/x-literate-agdalagdasource code in Literate Agda14080R000000000application/vnd.digilite.prolights\#
        04280;00120300:@`M141audio/x-m4bm4baudio book00080G001102000@@Mapplication/illustratorai140G0T001300\#
        000@c4A;c1GEapplication/vnd.etsi.iptvprofile+xml14010P000000000application/scitt-statement+cose14010\#
        d001100000@b7application/vnd.3gpp.seal-network-resource-info+cbor14010L00000300@application/tamp-ape\#
        x-updatetauTAMP apex update002Y0909110800H@6Eimage/jpmvideo/jpmjpm jpgmJPEG 2000 compound image00280\#
        G00110300?A<Fimage/x-portable-bitmappbmportable bitmap0h060V00110300^A;ctext/x-mathematical-programm\#
        ing-systemmpssource code in Mathematical Programming System0l060>00110300OA;ctext/x-sugarssssstext w\#
        ith the markup of SugarSS0d060B00110300JA;ctext/x-classic-aspaspsource code in Classic ASP1<010G0000\#
        00000message/tracking-status08200;000003000video/x-f4vf4v       0P390j00340400SP>GPijA_\1>[applicati\#
        on/vnd.ms-powerpoint.presentation.macroenabled.12pptmPowerPoint presentation with macros   14010K000\#
        00300Capplication/scvp-vp-requestspqSCVP policy request140G0M00130200K@c4A;c1GEapplication/simple-fi\#
        lter+xmlclfilter of SIP notifications00280D0D1103000QADimage/x-phaseone-iiqimage/x-raw-phaseoneiiq14\#
        000D000003000application/x-msclipclp     04000I000003000application/vnd.dolby.mlpmlp                \#
                                                                                                            \#
                                                                                                            \#
           0X000B00000400Dapplication/x-lzmalzmaLZMA-compressed data04210>000000000audio/melp120014010O00000\#
        0000application/vnd.superfile.super                                                                 \#
                                                                                                       140G0\#
        T001300000@c4A;c1GEapplication/vnd.oipf.userprofile+xml14290E00000000Wapplication/applefileAppleSing\#
        le file with its resource fork          04210B000000000audio/dsr-es201108                           \#
                                                                                    14010S00000300Papplicati\#
        on/vnd.multiad.creator.cifcifMultiAd Creator interchange file                                       \#
                                                              04280>0?1200000ASWAbMaudio/x-oggpcmaudio/x-ogg\#
        -pcm0\280I00000600=application/x-gameboy-romgb sgbGame Boy game0\280J00000;000application/x-gamecube\#
        -romrvz iso wia                                                                                     \#
                                         1<010A000000000message/ohttp-req0L880P000002000application/x-applix\#
        -spreadsheetas                           0@060E001303000@c4A;c1GEapplication/x-ttx+xmlttx           \#
                   0o4G0C0P240700LA\<A;c@c41GEapplication/xml-dtdapplication/x-xml-dtd text/x-dtddtd modXML \#
        document type definition0l060>001100000A;ctext/x-termcap14280N00000900Aapplication/x-dotnet-resource\#
        sresourcesresources of .NET00280A001103000QADimage/x-kodak-k25k2504210D00000300Baudio/vnd.nortel.vbk\#
        vbkNortel voice block00280@000003000image/x-gimp-patpat0h060C00110300KA;ctext/x-bibtex-stylebstsourc\#
        e code in BibTeX Style    14010L00000300Aapplication/vnd.novadigm.edxedxNovadigm EDX data           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
            14010O000000000application/vnd.oma-scws-config                                           00280@0\#
        U000300Bimage/x-fuji-rafimage/x-fujifilm-raf image/x-raw-fujirafFujifilm raw image14060R001104000A;c\#
        application/x-pyspread-spreadsheetpysu08010M00000300Gapplication/vnd.desmume.moviedsmDeSmuME movie o\#
        f a game0h060;00110900CA;ctext/x-pikepike pmodsource code in Pike                                   \#
                                                                                                            \#
                            1<010>00000500Fmessage/globalu8msginternationalised mail160G0G001600000AEi@AR0RA\#
        A;c0_O1K9application/sd-jwt+json                                                                    \#
                                                                                                            \#
             14060A00110800MA;ctext/x-oasv3-yamlyaml ymldata in the format OASv3-yaml14010T000000000applicat\#
        ion/vnd.nubaltec.nudoku-game14010?00000300Fapplication/ditditDIT device description140G0Y001300000@c\#
        4A;c1GEapplication/vnd.3gpp.mcdata-ue-config+xml14010P00000300Fapplication/vnd.3m.post-it-notespwnPo\#
        st-it software notes14010W000000000application/vnd.ntt-local.sip-ta_remote           0H390@00110400A\#
        A_\application/oxpsoxpsOpen XPS document0h060=00110300EA;ctext/x-zephirzepsource code in Zephir14010\#
        ?00000300Qapplication/a2la2lA2L description of a control unit0l060J001107000A;ctext/x-debian-sources\#
        -filesources140G080m110300FA;ctext/csvapplication/csv application/x-csv text/comma-separated-valuesc\#
        svcomma-separated values140F0C001303009@c4A;c1GEapplication/gpx+xmlgpxGPX track0L390a0c110300KA_\app\#
        lication/vnd.oasis.opendocument.chart-templateapplication/x-vnd.oasis.opendocument.chart-templateotc\#
        OpenDocument chart template140F0K001300000@c4A;c1GEapplication/xhtml-voice+xml140G0\001300000@c4A;c1\#
        GEapplication/vnd.nokia.landmarkcollection+xml0f060=0?230300?A;cPO^12gtext/vbscripttext/x-vbscriptvb\#
        sVBScript source14010J00000300Capplication/vnd.mobius.mslmslMobius MSL document0@200D000002000applic\#
        ation/x-tex-gfgf04210B000000000audio/dsr-es2020500i060<00110;00DA;ctext/x-logosxi x xm xmisource cod\#
        e in Logos18010M000000000application/x-x509-ca-ra-cert0l460F00110C00RA;ctext/x-html-plus-razorcshtml\#
         razor vbhtmltext with the markup of HTML+Razor160G0Q001600000AEi@AR0RAA;c0_O1K9application/json-pat\#
        ch-query+json0D880;00000300Hmodel/x-plyplyPolygon file of Stanford04210>000000000audio/vnd.celp0h000\#
        L000003000application/x-oz-applicationoza08210H000000000video/vnd.motorola.video16060O00110300cA;cte\#
        xt/x-ms-visualstudio.solutionslndata in the format Microsoft Visual Studio Solution04280A000003000ap\#
        plication/x-nwcnwc                                  140G0Z001300000@c4A;c1GEapplication/vnd.3gpp.mcv\#
        ideo-ue-config+xml0D0Q0E0@000:00Imodel/x3d+fastinfosetmodel/x3d+binaryx3db x3dbzX3D scene in Fast In\#
        foset0l060;001107000A;ctext/x-funcfc func14010H00000300Eapplication/vnd.geospaceg3wGeospacW construc\#
        tion0`0F0?001103000A;ctext/x-suse-ympymp14010U000000000application/vnd.japannet-registration        \#
                                                                                                      0h060J\#
        00110600MA;ctext/x-javascript-plus-erbjs.erbsource code in JavaScript+ERB                           \#
                                                    14000R000003000application/x-discjuggler-cd-imagecdi1401\#
        0@00000000=application/httpHTTP messages14060M00110000YA;ctext/x-x-font-directory-indexdata in the f\#
        ormat X Font Directory Index                                                  10280I00000M00Iapplica\#
        tion/x-sqlite3-waldb-wal sqlite-wal sqlite3-walwrite-ahead log of SQLite160G0Q001600000AEi@AR0RAA;c0\#
        _O1K9application/expect-ct-report+json14010V000000000application/vnd.motorola.flexsuite.kmr0L060F0R2\#
        40800DQjD@c4A;c1GEapplication/x-gnumericapplication/x-gnumeric-spreadsheetgnumericGnumeric spreadshe\#
        et160G0W001600000AEi@AR0RAA;c0_O1K9application/vnd.gnu.taler.merchant+json04210=000003009audio/vnd.r\#
        ipripRIP audio140G0T001300000@c4A;c1GEapplication/vnd.etsi.iptvcommand+xml14280J000003000application\#
        /x-spectrum-tzxtzx18890F00001100Sapplication/pkcs7-mimep7m p7c p7z mobileprovision provisionprofile \#
        der mobileconfig msgPKCS #7 signed or encrypted message14010@000000000application/iotp0\280E0D000<00\#
        8application/x-nes-romapplication/x-nesromnes unf unifNES game04210I000000000audio/vnd.blockfact.fac\#
        ta14060Q00110300]A;ctext/x-webassembly-interface-typewitdata in the format WebAssembly Interface Typ\#
        e140G0b001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-affiliation-command+xml14010B000000000applicatio\#
        n/vp+jwt14000U000000000application/x-atari-floppy-disk-image0`280J0P1103000A>[application/microsoftp\#
        atchapplication/x-wine-extension-mspmsp04280F000003000application/x-sibeliussib140G0V001300000@c4A;c\#
        1GEapplication/emergencycalldata.veds+xml                                      0L3Y1100230400>P>GA_\\#
        1>[application/vnd.openxmlformats-officedocument.spreadsheetml.sheetxlsxExcel workbook0n460;00110G00\#
        @A;ctext/x-wikimediawiki wiki wikitexttext in Wikitext14010J000000000application/trust-mark+jwt140G0\#
        T001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-info+xml                                             \#
                                                                                                            \#
                                                                                             08010K00000400;\#
        application/vnd.muvee.stylemstymuvee style                 14010J00000400;application/vnd.sealed.csf\#
        scsfSealed file0h060?00110<00DA;ctext/x-fancysrcfy fancypacksource code in Fancy                    \#
                                                                                               14080O0000070\#
        00application/x-haddock-interfacehaddock0h060:00110300BA;ctext/x-gnognosource code in Gno1@000<00000\#
        0006inode/socketsocket04280;00000700Caudio/x-paffap pafEnsoniq PARIS sound16060C00111800<A;ctext/x-s\#
        ystemd-unitservice socket device mount automount swap target path timer slice scopesystemd unit08210\#
        :000000000video/celb0l0O0800110350@A;ctext/vttvttutf-8WebVTT subtitles00000J000003000application/x-k\#
        illustratorkil0X2Y0T001107000A_\application/vnd.logipipe.circuit+ziplcs lca08290?000003009applicatio\#
        n/mxfmxfMXF video14010D00000300Happlication/rpki-roaroaRPKI route authorization0F070900110300UA;cmod\#
        el/mtlmtldata in the format Wavefront Material0P0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats\#
        -officedocument.presentationml.slidemaster+xml0T280M00000300Aapplication/x-mozilla-archivemarupdate \#
        of Mozilla                                                                                          \#
                                                                                                            \#
                                                                                                      0h460A\#
        00110300IA;ctext/x-glimmer-jsgjssource code in Glimmer JS0H080A001103000ASoapplication/x-cb7cb7     \#
                                                                       0l460<00110500MA;ctext/x-markomarkote\#
        xt with the markup of Marko                                                             140G0L001300\#
        000@c4A;c1GEapplication/vnd.3gpp.crs+xml0`080I001106000AIoapplication/x-java-jnilibjnilib160G0P00160\#
        0000AEi@AR0RAA;c0_O1K9application/alto-tipsparams+json                                              \#
                                  00200=000000000image/x-dcraw                                              \#
                                                                 14000^000000000application/vnd.ms-package.o\#
        bfuscated-opentype                                                                                  \#
                                                    14010D000000000application/vnd.bpf3                     \#
                                                                        14010b000000000application/vnd.cncf.\#
        helm.chart.provenance.v1.prov0h060900110200AA;ctext/x-eqeqsource code in EQ0j060:0?110T00DA;ctext/x-\#
        asmtext/x-assemblys asm a51 nasm nas tasm x68 i inc msassembly source code08210?000000000video/parit\#
        yfec0h060;00110800CA;ctext/x-yarayar yarasource code in YARA0@000B00000;000application/x-fontpfa pfb\#
         gsf                                                                                                \#
                                                                           0X080Q00110<000@=gapplication/x-l\#
        zma-compressed-tartar.lzma tlz                                                                      \#
                                                                                                            \#
                                                                                                          16\#
        0G0H001600000AEi@AR0RAA;c0_O1K9application/captive+json     1<070P00110H00FA;cmessage/disposition-no\#
        tificationdisposition-notificationread receipt of a mail08080L0P000700?application/vnd.rn-realmediaa\#
        pplication/vnd.rn-realmedia-vbrrm rmvbRealMedia video08280O00000300=video/vnd.radgamettools.smackers\#
        mkSmacker video                                                                             140G0M00\#
        1300000@c4A;c1GEapplication/mbms-schedule+xml14000B000003000application/bbolinlin                   \#
                      0H390^0`110700LA_\application/vnd.oasis.opendocument.text-masterapplication/x-vnd.oasi\#
        s.opendocument.text-masterodm otmOpenDocument master document140G0T00130300<@c4A;c1GEapplication/med\#
        ia-policy-dataset+xmlmpfmedia policy14010N000000000application/vnd.uic.dosipas.v20l060D001104000A;ct\#
        ext/x-visual-prologi ph                                                            08290A00120300HP@\#
        P0[Rvideo/iso.segmentm4ssegment of an MP4 stream140G0L001300000@c4A;c1GEapplication/load-control+xml\#
        0l060;001103000A;ctext/x-phixexw14010?00000300Fapplication/dcddcdDCD device description14010b0000040\#
        0@application/vnd.doremir.scorecloud-binary-documentscldScoreCloud score04280A00000300;audio/x-psion\#
        -wvewvePsion sound14010C000000000application/vnd.cel0h070M00110600LA;capplication/vnd.gentoo.eclasse\#
        classsource code in Gentoo Eclass0j060=00110J00EA;ctext/x-groovygroovy grt gtpl gvy gradlesource cod\#
        e in Groovy0h060;00110400CA;ctext/x-opalopalsource code in Opal14000K000004000application/vnd.ds-key\#
        pointkpxx              0X2Y0H001104009A_\application/prs.hpub+ziphpubHPub book14010L000004000applica\#
        tion/vnd.onepagertamptamp140F0C001303000@c4A;c1GEapplication/rsd+xmlrsd14010O00000300Lapplication/vn\#
        d.data-vision.rdzrdzRemoteDocs R-Viewer document0j060E00110I00FA;capplication/x-gnuplotgp gnuplot pl\#
        ot plt gnu psource code in Gnuplot0L0G15001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocum\#
        ent.spreadsheetml.table+xml0X290G001100000AjDapplication/tlsrpt+gzip0h060:00110300BA;ctext/x-inkinks\#
        ource code in Ink                                                 14280B000000009application/x-pbzxp\#
        bzx data                16070A00110600>A;ctext/vnd.graphvizgv dotGraphviz graph               14880F\#
        000007000chemical/x-mdl-rxnfilerxn rdf                                                              \#
                                                                                                     0h060?0\#
        0110400GA;ctext/x-openqasmqasmsource code in OpenQASM                                               \#
                                                                                                            \#
                          14010U00000900Kapplication/vnd.ipunplugged.rcprofilercprofileipUnplugged roaming p\#
        rofile                                                                                              \#
                                                                                                            \#
                                                                     0L010J00000300Fapplication/vnd.fuzzyshe\#
        etfzsFuzzySheet spreadsheet140G0W00130300C@c4A;c1GEapplication/vnd.irepository.package+xmlirpiReposi\#
        tory package14060B00110300NA;ctext/x-survex-datasvxdata in the format Survex data0l070?001100500A;ct\#
        ext/parametersutf-8082Y0>0@110@00>A]evideo/matroskavideo/x-matroskamkv mks mpv mk3dMatroska video   \#
                                                                                                            \#
        0h060?00110200GA;ctext/x-metafontmfsource code in Metafont                                          \#
                                                              0m060;001103000A;ctext/x-fiftfif              \#
                                   0l070<001100000A;ctext/strings04080H00000;000application/x-guitar-progp4 \#
        gp3 gp5160G0R001600000AEi@AR0RAA;c0_O1K9application/alto-endpointcost+json042109000003000audio/ascac\#
        n                                                                                                   \#
                                                           0h060;00110400CA;ctext/x-abapabapsource code in A\#
        BAP16060C00110500OA;ctext/x-cabal-configcabaldata in the format Cabal Config14060@00110000[A;ctext/x\#
        -openapi-3data in the format OpenAPI Specification v314010C000003000application/vnd.wmcwmc140G0[0013\#
        00000@c4A;c1GEapplication/vnd.3gpp.seal-location-info+xml0j060>00110A00FA;ctext/x-jsonnetjsonnet lib\#
        sonnetsource code in Jsonnet0l060<001105000A;ctext/x-hsailhsail0h060=00110300EA;ctext/x-firrtlfirsou\#
        rce code in FIRRTL160G0M001600000AEi@AR0RAA;c0_O1K9application/vnd.uic.osdm+json0k060<00110;00DA;cte\#
        xt/x-qmakepri pro prfsource code in QMake14060S001300000@c4A;c1GEapplication/x-opendocument-part+xml\#
        14060<00110=00HA;ctext/x-kustokql kusto csldata in the format Kusto00210D00000<00@image/vnd.sealed.p\#
        ngspng spn s1nSealed PNG image0m060@001102000A;ctext/x-cfengine3cf14010F00000300Bapplication/vnd.uma\#
        jinumjUmajin application0h060<00110500DA;ctext/x-talontalonsource code in Talon140P0E000000000applic\#
        ation/x-mpegurl1@000F000000000inode/directory-locked14010C000003000application/vnd.svdsvd           \#
           14000J00000300Capplication/mac-compactprocptCompact Pro archive                                  \#
                                   0D890=0=000300Imodel/vnd.dwfdrawing/x-dwfdwfDesign Web Format drawing1400\#
        0K000007000application/x-endnote-referenr enw14010@00000000=application/sgmlSGML document0H010J00000\#
        <00Dapplication/vnd.sealed.docsdoc sdo s1wSealed Word document14060?00110800KA;ctext/x-miniyamlyaml \#
        ymldata in the format MiniYAML0j@60=00110:00=A;ctext/x-kotlinkt kts ktmKotlin source14010J00000300Ca\#
        pplication/vnd.mobius.disdisMobius DIS document00210:000004000image/jxsijxsi                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                            00210:000004000i\#
        mage/jxssjxss                                                140G0[001300000@c4A;c1GEapplication/vnd\#
        .oma.cab-feature-handler+xml                                     0`280A000003000application/x-elcelc\#
                                                                                                            \#
                                        160G0F00160@000AEi@AR0RAA;c0_O1K9application/sarif+jsonsarif sarif.j\#
        son                                                        0h060C00110300KA;ctext/x-imagej-macroijms\#
        ource code in ImageJ Macro                                                                          \#
                                  14010I000000000application/vnd.3gpp.gtpc0\080H000003000application/x-satur\#
        n-romiso                                                                                            \#
                                                                                                            \#
                                                      0j@60;002501008A;cP@[0oJ16W188text/x-chdrhC header0h06\#
        0@00110200HA;ctext/x-qt-scriptqssource code in Qt Script0l070D001100000A;ctext/vnd.iptc.newsml08010I\#
        000000000application/mpeg4-iod-xmt00060H001303000@c4A;c1GEimage/vnd.adobe.premiereppj0h060B00110>00J\#
        A;ctext/x-angelscriptangelscript assource code in AngelScript04010V00000300?application/vnd.yamaha.o\#
        penscoreformatosfOpenScore music00210:000004000image/jxrsjxrs0h060A00110300IA;ctext/x-tl-verilogtlvs\#
        ource code in TL-Verilog                                                                            \#
                                  10080C00000500>application/x-realmrealmRealm database14010F00000300Happlic\#
        ation/vnd.hp-hpshpsHP Web printing settings00280H0H110300@A<Fimage/x-portable-graymapimage/x-portabl\#
        e-greymappgmportable graymap                                                                        \#
                                                                                                            \#
                                                            08280;000003009video/x-usmusmCRI video14010Y0000\#
        0300Iapplication/vnd.tao.intent-module-archivetaoTao Intent module archive0X290L001100000AjDapplicat\#
        ion/vec-package+gzip14080N000003000application/x-hfe-floppy-imagehfe                                \#
                   14880@000000000application/x-sc                          140G0D00130000<@c4A;c1GEapplicat\#
        ion/soap+xmlSOAP message14000P000000000application/vnd.google-apps.file                             \#
                                                                                                            \#
                                                                                                    0l060900\#
        1104000A;ctext/ritarita                                                                             \#
                                                    0H000F000002000application/x-freemindmm003Y0[0]110300DA_\#
        \application/vnd.oasis.opendocument.graphicsapplication/x-vnd.oasis.opendocument.graphicsodgOpenDocu\#
        ment drawing0@2I080b110700=AL9font/ttfapplication/x-font-truetype application/x-font-ttfttf ttcTrueT\#
        ype font082X0;00000300;video/x-flvflvFlash video14010W00000400Gapplication/vnd.adobe.formscentral.fc\#
        dtfcdtAdobe FormsCentral form                                                                       \#
                                                                           0l060=001103000A;ctext/x-xtlangxt\#
        m04280>00110300CAAiaudio/x-ms-wmawmaWindows Media audio0j060B00110700JA;ctext/x-pov-ray-sdlpov incso\#
        urce code in POV-Ray SDL04210>000000000audio/encaprtp                                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                   00000O000\#
        003000application/vnd.ms-visio.viewervdx    1<010N00000500\message/global-delivery-statusu8dsndelive\#
        ry report of an internationalised mail                                                              \#
                                                             14010I00000300Dapplication/vnd.pawaafilepawPAWA\#
        A protected file                                            14010K00000300Eapplication/vnd.cloanto.r\#
        p9rp9RetroPlatform archive        0h060=00110200EA;ctext/x-jsoniqjqsource code in JSONiq14010Q000000\#
        000application/vnd.nokia.conml+wbxml                                     0l070?00110200FA;ctext/vnd.\#
        wap.sisiWAP service indication                                                                      \#
                  14880B00000=000chemical/x-genbankgbk gb gen gp                           00280;00000300@im\#
        age/x-blpblpBlizzard texture14060A00110000MA;ctext/x-tor-configdata in the format Tor Config14280B00\#
        000E00Aapplication/vcdiffvcdiff xdelta xdelta3VCDIFF difference0h060=00110300EA;ctext/x-ren-pyrpysou\#
        rce code in Ren'Py140G0h001300000@c4A;c1GEapplication/vnd.3gpp.seal-app-comm-requirements-info+xml0l\#
        070U00110300AA;ctext/vnd.net2phone.commcenter.commandcccNet2Phone command14010H001100000@b7applicati\#
        on/ace-trl+cbor00200;000003009image/x-rgbrgbSGI image0k060=00110V00EA;ctext/x-erlangerl hrl app escr\#
        ipt app.src xrl yrl essource code in Erlang14060B00110000NA;ctext/x-option-listdata in the format Op\#
        tion List160G0G001600000AEi@AR0RAA;c0_O1K9application/vnd.hc+json14000D000000000application/x-touhou\#
        14010@000000000application/cose140G0j001300000@c4A;c1GEapplication/vnd.openxmlformats-package.core-p\#
        roperties+xml                                        140G0]001300000@c4A;c1GEapplication/vnd.radisys\#
        .msml-dialog-group+xml0X010K000003000application/vnd.android.otaota                                 \#
                           14060A00110000MA;ctext/x-codeownersdata in the format CODEOWNERS                 \#
                                                   14010F00000000Dapplication/macwriteiiMacWrite II document\#
                                                                                                            \#
                                                                                       14070I0G110300BA;capp\#
        lication/vnd.chess-pgnapplication/x-chess-pgnpgnchess games in PGN14280A00000000Qapplication/x-wadWA\#
        D archive of Quake or Half-Life0J0V0C00120500>@NBA;capplication/x-latexlatexLaTeX document14010?0000\#
        0300Eapplication/mf4mf4MDF4 measurement data140G15001300000@c4A;c1GEapplication/vnd.openxmlformats-o\#
        fficedocument.customxmlproperties+xml140G0T001300000@c4A;c1GEapplication/framework-attributes+xml   \#
                                                                                                            \#
                                               14010P000000000application/vnd.cirpack.isdn-ext              \#
                                                                                                         140\#
        G0W001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog+xml14060K00110:000A;capplication/vnd.flatpa\#
        k.refflatpakref0D0109000003000model/prcprc0d060=00110300EA;ctext/x-autoitau3source code in AutoIt140\#
        00?00000800Cchemical/x-csmlcsml csmCSML chemical style14010A00000000Japplication/mikeyMIKEY key exch\#
        ange message160G0S001600000AEi@AR0RAA;c0_O1K9application/prs.implied-object+json14010P000009000appli\#
        cation/vnd.evolv.ecig.themeecigtheme00090A0Q000300Capplication/dicomapplication/x-dicom image/x-dico\#
        mdcmDICOM medical image00200C00000300=image/x-xwindowdumpxwdX window dump140G0[001300000@c4A;c1GEapp\#
        lication/vnd.poc.group-advertisement+xml14010X000000000application/vnd.japannet-setstore-wakeup160G0\#
        J001600000AEi@AR0RAA;c0_O1K9application/alto-tips+json0l0609001102000A;ctext/x-dgdg                 \#
                                                                                                            \#
                                                               00280F00230>000AjD@RP0SNimage/x-compressed-xc\#
        fxcf.gz xcf.bz216070800110=00=A;ctext/dnszone soa arpaDNS zone file      0l060F001108000A;ctext/x-py\#
        thon-metadataegg-info                                                                               \#
                14010W000000000application/prs.alvestrand.titrax-sheet0`280L00000400Capplication/vnd.android\#
        .cdexcdexcompact Dalvik code14010K00000000;application/vnd.osgi.bundleOSGi bundle                   \#
                                                                14010U000000000application/vnd.apache.thrift\#
        .compact140G0D00130400B@c4A;c1GEapplication/ssml+xmlssmlSSML text to speak14010N000000000application\#
        /vnd.dolby.mobile.1                                                                                 \#
                                                                                                            \#
                                                14010D001100000@b7application/toc+cbor160>0D0o260<000QEiA;c0\#
        AR0RA0_O1K9application/x-ndjsonapplication/jsonl application/jsonlines application/x-jsonlinesjsonl \#
        ndjson14010S000000000application/token-introspection+jwt0h060900110200AA;ctext/x-jqjqsource code in \#
        jq00280;09000:009image/x-sgiimage/sgisgi bw rgbSGI image140G0U001300000@c4A;c1GEapplication/vnd.tmd.\#
        mediaflex.api+xml0m060A001107000A;ctext/x-easytrieveezt mac14010K00000700Dapplication/vnd.commonspac\#
        ecsp cstCommonSpace document0J0F0H0C160500@AEi@AR0RAA;c0_O1K9application/x-ipynb+jsonapplication/x-i\#
        pynbipynbJupyter notebook0H010R000003000application/vnd.afpc.modca-overlayovl0H280C001106000AjDappli\#
        cation/x-gzdvidvi.gz002909000003000image/jxsjxs160G0D001600500AEi@AR0RAA;c0_O1K9application/elm+json\#
        utf-80L0G1:001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.querytable+\#
        xml0l060@00110900QA;ctext/x-yasnippetyasnippettext with the markup of YASnippet14280A00110300=AjDapp\#
        lication/x-bambamBAM sequences00060>001100000A;cimage/x-sketch0D010=000003009model/vnd.gtwgtwGTW mod\#
        el00010M00000400@application/vnd.balsamiq.bmprbmprBalsamiq project14060A001303000@c4A;c1GEapplicatio\#
        n/x-tmxtmx                                                                                          \#
                                                                          00280@000007000image/x-kiss-celcel\#
         kcf                                14010O000000000application/trickle-ice-sdpfrag          14010H00\#
        0000000application/prs.vcfbzip2                                                          0h060:00110\#
        200<A;ctext/juliajlJulia source                                                       14010M00000000\#
        0application/vnd.uplanet.alert                                                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                 14010C000000000application/\#
        vnd.bpf                                                                                  14280H00000\#
        300Eapplication/x-xkb-keymapxkmcompiled keyboard map0`280I000000000application/x-mach-o-dsym0h060;00\#
        110400CA;ctext/x-sailsailsource code in Sail0l060=001100000A;ctext/x-tads-314000B000003000chemical/x\#
        -mdl-tgftgf14010L000004000application/vnd.onepagertatptatp0X290N00110400<A_\application/vnd.ms-offic\#
        ethemethmxOffice theme08010K00000300@application/vnd.dvb.servicesvcDVB service link0h060>00110300FA;\#
        ctext/x-cadencecdcsource code in Cadence14000N00000<000application/x-sas-program-datass7 sas7bpgm0H2\#
        80N0P110300JA_\application/vnd.sun.xml.writerapplication/x-vnd.sun.xml.writersxwOpenOffice 1 text do\#
        cument14010N000000000application/vnd.fujixerox.art4140G0M00130800E@c4A;c1GEapplication/vnd.dece.ttml\#
        +xmluvt uvvtUltraViolet subtitles0D2Y0B001104000A_\model/vnd.usdz+zipusdz0h060I00110300QA;ctext/x-un\#
        ified-parallel-cupcsource code in Unified Parallel C14060A001103000A;capplication/x-icaica14010J0000\#
        0000Dapplication/vnd.canon-lipsCanon LIPS print job0l060L001106000A;ctext/x-visual-prolog-grammarvip\#
        grm0L390X0Z110300BA_\application/vnd.oasis.opendocument.chartapplication/x-vnd.oasis.opendocument.ch\#
        artodcOpenDocument chart14060=00110600IA;ctext/x-zmodelzmodeldata in the format Zmodel14010F00000000\#
        0application/atomicmail14010K000000000application/vnd.ncd.control140G0L00130200S@c4A;c1GEapplication\#
        /rls-services+xmlrsservices for lists of SIP resources0j@60;0B110<00;A;ctext/x-javatext/x-java-sourc\#
        ejava jav jshJava source                                                                            \#
                          00280A0A110700@QADimage/x-adobe-dngimage/x-raw-adobedng gprdigital negative08210?0\#
        00000000video/raptorfec160G0\001600000AEi@AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolproxy.id+json\#
        140G0Z001300000@c4A;c1GEapplication/vnd.ms-playready.initiator+xml140G0N001300000@c4A;c1GEapplicatio\#
        n/vnd.biopax.rdf+xml0X080B000002000application/x-rziprz                                             \#
                                                      0h060@00110600HA;ctext/x-freebasicbi bassource code in\#
         FreeBASIC                                                          0l060;001104000A;ctext/x-barebar\#
        e14010G000003000application/vnd.yaowemeyme                                                          \#
                                                           0`280N00000<000application/x-mach-o-universaldyli\#
        b so a o                                                                                            \#
                                                                                                            \#
                                                              14060@001103009A;ctext/x-vcalendarvcsvCalendar\#
                                  0D080I00000200:application/x-maya-binarymbMaya scene    0H070@0J130400D@c4\#
        A;c1GEapplication/xfdfapplication/vnd.adobe.xfdfxfdfPDF form data in XML                            \#
                                                                                         042Q0:00000400:audi\#
        o/3gpp3gpp3GPP audio                                                                              14\#
        010U000000000application/vnd.uplanet.listcmd-wbxml                                                  \#
                                                                                                            \#
             00200D000003000image/x-raw-logitechpxn                                                         \#
                                              0h060<00110900DA;ctext/x-janetjanet jdnsource code in Janet042\#
        10:000000000audio/bv160H0G0C00130600C@c4A;c1GEapplication/rfc+xmlrfcxmlRFC document source          \#
                                                                                                            \#
                    160G0I001600000AEi@AR0RAA;c0_O1K9application/protobuf+json0P291600340400EP>G@ijA_\1>[app\#
        lication/vnd.openxmlformats-officedocument.presentationml.slideshowppsxPowerPoint slide show        \#
                       14010I00000800<application/vnd.adobe.fxpfxp fxplFlex project                         \#
                                                                                                            \#
                 0f060=00220300EA;c@gTtext/x-expectexpsource code in Expect0h060<00110200DA;ctext/x-mupadmus\#
        ource code in mupad                                                                                 \#
                                            0I070G0S110800DA;capplication/mathematicaapplication/vnd.wolfram\#
        .mathematicanb ma mbMathematica notebook                                                            \#
                 0l060>001103000A;ctext/x-cryptolcry                                                 14000D0\#
        00003000chemical/x-crossfirebsd                                                               140G0W\#
        001300000@c4A;c1GEapplication/vnd.dvb.notif-container+xml0l060E001104000A;ctext/x-literate-idrislidr\#
                                                              14010P00000300?application/vnd.yamaha.hv-scrip\#
        thvsHV-Script voice0i060>00110200FA;ctext/x-charitychsource code in Charity                         \#
                                  0l460<00110?00MA;ctext/x-bladeblade blade.phptext with the markup of Blade\#
                                                         0H280C001106000AjDapplication/x-gzpdfpdf.gz        \#
                                                             0H290>0<0008009image/vnd.djvuimage/x-djvudjvu d\#
        jvDjVu scan14000B000004000application/x-infoinfo00280F00000F00Aapplication/x-affinityafdesign afphot\#
        o afpubAffinity document0h060<00110500DA;ctext/x-dhalldhallsource code in Dhall14010R00000300Bapplic\#
        ation/vnd.mophun.certificatempcMophun certificate0h060=00110;00EA;ctext/x-lookmllkml lookmlsource co\#
        de in LookML04210:000000000audio/melp                                                               \#
                                              0H080A001103000@B?application/x-cbtcbt                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                    0j060<00110000@A;ctext/x-mesonMeson build file14280I0000\#
        00000application/x-typedstream0H880D000000000application/x-amipro0n460;00110@00LA;ctext/x-hamlhaml h\#
        aml.defacetext with the markup of Haml0j060<00110E00DA;ctext/x-cobolcob cbl cpy ccp cobolsource code\#
         in COBOL08210V00000300Gvideo/vnd.nokia.interleaved-multimedianimNokia interleaved video0i060H001101\#
        000A;capplication/x-urbiscriptu002X0;09000300:image/x-xcfimage/xcfxcfGIMP image0h060=00110600EA;ctex\#
        t/x-reasonre reisource code in Reason140G0S001300000@c4A;c1GEapplication/vnd.oma.bcast.sprov+xml0028\#
        0@00000<000image/x-asepritease aseprite                                0l060A001104000A;ctext/x-chai\#
        scriptchai                           0h070M00110600LA;capplication/vnd.gentoo.ebuildebuildsource cod\#
        e in Gentoo Ebuild140G0T001300000@c4A;c1GEapplication/vnd.3gpp.pinapp-info+xml14010N000000000applica\#
        tion/vnd.fujixerox.hbpl14080L00000000>application/x-guile-bytecodecompiled Guile0D0G0>001304000@c4A;\#
        c1GEmodel/step+xmlstpx04210C000000000audio/vnd.3gpp.iufp                                            \#
                                                                                                            \#
                                                                                                      0l060@\#
        001103000A;ctext/x-bbc-basicbbc140G0I001304000@c4A;c1GEapplication/clue_info+xmlclue                \#
                                                04210P00000300Iaudio/vnd.ms-playready.media.pyapyaPlayReady \#
        protected audio082X0:0<110400:A]evideo/webmvideo/x-webmwebmWebM video14010L000000000application/vnd.\#
        jsk.isdn-ngn                       14010E000000000application/cals-1840                             \#
                         04280;00000300Aaudio/x-musmusDMX music of Doom                   0n460:09110800KA;c\#
        text/x-pugtext/jadejade pugtext with the markup of Pug0D000A000003000application/x-prtprt           \#
                                                                                                       14010\#
        U00000300Mapplication/vnd.airzip.filesecure.azsazsAirZip FileSECURE spreadsheet0l060:001103000A;ctex\#
        t/x-rqlrql0h060:00110300BA;ctext/x-krlkrlsource code in KRL14010I000000000application/vnd.artsquare \#
                                0n060;00110400@A;ctext/x-scssscssSCSS style sheet          0D280L00000300>ap\#
        plication/vnd.sketchup.skpskpSketchUp model1:0G0D00160300<AEi@AR0RAA;c0_O1K9application/jwk+jsonjwkJ\#
        SON web key140G0\001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-floor-request+xml00200G0A0003000image/\#
        x-corelphotopaintimage/x-corel-cptcpt14280B000004000application/x-par2par20\000A000003000application\#
        /x-nrgnrg08010E000000000application/mpeg4-iod                                                       \#
                                                                                                            \#
                 0h060=00110600EA;ctext/x-webidlwebidlsource code in WebIDL14060B00110300NA;ctext/x-figlet-f\#
        ontflfdata in the format FIGlet Font     14060G001303000@c4A;c1GEapplication/x-tiled-tmxtmx         \#
                                                                                                            \#
                                   0l460D00110300PA;ctext/x-html-plus-ecrecrtext with the markup of HTML+ECR\#
        0h060:00110800BA;ctext/x-zapzap xzapsource code in ZAP140G0K001300000@c4A;c1GEapplication/mrb-publis\#
        h+xml140G0`001300000@c4A;c1GEapplication/vnd.3gpp.seal-data-delivery-info+xml1<010W00000500Ymessage/\#
        global-disposition-notificationu8mdnread receipt of an internationalised mail14010Y000000000applicat\#
        ion/vnd.ms-windows.nwprinting.oob00280@00001>000image/x-freehandfh fhc fh4 fh5 fh7 fh40 fh50 fh8 fh9\#
         fh10 fh11 fh12 ft7 ft8 ft9 ft10 ft11 ft1214010M000000000application/vnd.ipld.dag-cbor              \#
                                                                                             00280;00000300?\#
        image/x-3ds3ds3D Studio scene             0L0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-off\#
        icedocument.spreadsheetml.usernames+xml14000A000000000chemical/x-cerius14880B000004009application/x-\#
        asdfasdfASDF data140G0`001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-mbms-usage-info+xml14:00G00000\#
        3000application/x-stata-dtadta0h060;00110400CA;ctext/x-imbaimbasource code in Imba0h060:00110?00BA;c\#
        text/x-vbavba bas cls frmsource code in VBA                                                         \#
                                                                                                            \#
          14060B00110i00NA;ctext/x-cpp-objdumpcpp-objdump c++-objdump cppobjdump cxx-objdump c++objdumpdata \#
        in the format Cpp-ObjDump140G0N00130200E@c4A;c1GEapplication/resource-lists+xmlrllist of SIP resourc\#
        es0i060=00110300EA;ctext/x-mscgenmscsource code in Mscgen14280E000000000application/x-os2-hlp14010J0\#
        00000000application/vnd.g3pix.g3fc160G0P001600000AEi@AR0RAA;c0_O1K9application/alto-cdnifilter+json0\#
        0280:000003000image/x-jgart0h060<00110300DA;ctext/x-pyretarrsource code in Pyret14010U000000000appli\#
        cation/vnd.as207960.vas.tap+uper0L0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocumen\#
        t.spreadsheetml.connections+xml0X280K000002000application/x-snappy-framedsz0h060;00110400CA;ctext/x-\#
        pddlpddlsource code in PDDL0j060:00110300BA;ctext/x-pegpegsource code in PEG160G0Y001600000AEi@AR0RA\#
        A;c0_O1K9application/vnd.ims.lti.v2.toolproxy+json14060N00110300eA;ctext/x-ms-visualstudio.projectds\#
        pdata in the format Microsoft Developer Studio Project                                              \#
             160G0c001600000AEi@AR0RAA;c0_O1K9application/3gpp-media-delivery-metrics-report+json14000A00000\#
        3000application/x-d81d8114010M00000300Eapplication/vnd.geogebra.fileggbGeoGebra construction0j060>00\#
        110700BA;ctext/x-rsi-idldlm prosource code in IDL14060@00110900LA;ctext/x-dircolorsdircolorsdata in \#
        the format dircolors14010@000003000application/nodecjs0H080J001200000@RP0SNapplication/x-bzpostscrip\#
        t                                                                                                   \#
                             14080D00000300=application/x-rosbagbagROS recording1<2X0J0D110700?A>[applicatio\#
        n/vnd.ms-outlookapplication/x-ms-msgmsg oftOutlook message140G0e001300000@c4A;c1GEapplication/mbms-a\#
        ssociated-procedure-description+xml                                                                 \#
                                                                                                            \#
                   0`280O000000000application/x-mach-o-dylib-stub00280@000002000image/x-farbfeldff0H010H0000\#
        0500@application/vnd.hp-pclxlpclxlPCL XL print job0l060=00110300?A;ctext/x-setextetxsetext document1\#
        4010Z000000000application/vnd.japannet-directory-service14280C00000000Kapplication/x-kdumpkernel dum\#
        p of makedumpfile                                                                                   \#
                 14080M000006000application/x-moarvm-bytecodemoarvm1<010;000000000message/mls04280;000003009\#
        audio/x-qoaqoaQOA audio                      0X080N000000000application/x-ms-compress-szdd          \#
           04280?000003000audio/x-shortenshn0L290M0V220700C@hdA_\application/vnd.apple.numbersapplication/x-\#
        iwork-numbers-sffnumbersnumbersNumbers spreadsheet0l060=001103000A;ctext/x-silvervpr                \#
          08200>000003000video/x-ms-wmxwmx                                   0h060;00110100CA;ctext/x-jassjs\#
        ource code in JASS14010G00000?00=application/vnd.dpgraphdpg mwc dpgraphDPGraph graph0\0@0A0L000300Aa\#
        pplication/x-vhdapplication/x-virtualbox-vhdvhdvirtual hard disk160G0S001600000AEi@AR0RAA;c0_O1K9app\#
        lication/alto-propmapparams+json18890?00000800Oapplication/cmscmsc pemCMS signed or encrypted messag\#
        e14010@000000000application/wita14080F000008000application/x-spss-savsav zsav14280K00000000Oapplicat\#
        ion/x-apple-dsstoreview settings of a macOS folder0X2Y0Q001106000A_\application/vnd.espass-espass+zi\#
        pespass14290a00110000GA>[application/vnd.microsoft.windows.thumbnail-cacheWindows thumbnail cache0h0\#
        60?00110300GA;ctext/x-squirrelnutsource code in Squirrel14060E00110300QA;ctext/x-spicedb-schemazedda\#
        ta in the format SpiceDB Schema08210=000000000video/flexfec00290:00000400=image/ktx2ktx2KTX 2 textur\#
        e00200;00000800:image/x-mrcccp4 mrcMRC volume14280T000008000application/x-supercollider-synthdefscsy\#
        ndef14010?00000300Gapplication/odxodxODX vehicle diagnostics0h060=00110300EA;ctext/x-wollokwlksource\#
         code in Wollok0l070H00110300FA;ctext/vnd.senx.warpscriptmc2WarpScript source code0L0G1<001300000@c4\#
        A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.externallink+xml04200;000003000aud\#
        io/x-gsmgsm00280@000003000image/x-gimp-gbrgbr0l070C001100000A;ctext/cql-identifier           0428080\#
        0000200Baudio/xmxmFastTracker module0D0908000002000model/jtjt                                       \#
                                             160G0E001600000AEi@AR0RAA;c0_O1K9application/city+json10280G000\#
        003000application/x-filemakerfp7                                                                    \#
                                                    0h060;00110400CA;ctext/x-hoonhoonsource code in hoon0428\#
        0:00000200Faudio/x-ititImpulse Tracker module160G0D001600000AEi@AR0RAA;c0_O1K9application/cmw+json0\\#
        010R00000300Capplication/vnd.aristanetworks.swiswiArista switch image10280N001100000@Giapplication/x\#
        -bentley-besqlite0\280E000003000application/x-wii-wadwad14080G000003000application/x-bps-patchbps160\#
        G0X001600000AEi@AR0RAA;c0_O1K9application/vnd.cncf.helm.config.v1+json                              \#
                                                                    160G0\001600000AEi@AR0RAA;c0_O1K9applica\#
        tion/vnd.apothekende.reservation+json                                 140G0P001300000@c4A;c1GEapplic\#
        ation/vnd.oipf.dae.svg+xml04010R00000300;application/vnd.yamaha.smaf-phrasespfSMAF phrase08210E00000\#
        0000video/vnd.nokia.mp4vr14280K000003000application/x-endnote-styleens14010I00000300:application/vnd\#
        .ctc-posmlpmlPosML data                                          14010C000000000application/vnd.hsl \#
             14010K00000300Happlication/scvp-cv-requestscqSCVP certificate request                          \#
         0L0G1D001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.pivotcachedefin\#
        ition+xml                                                                                       1401\#
        0D000004000application/vnd.semfsemf                                                                 \#
                                                                                                            \#
                                                           14000A000003000application/x-d82d82              \#
                                          0\210G0L000800>application/vnd.efi.imgapplication/x-raw-disk-image\#
        luks imgraw disk image                 0h060:00110300BA;ctext/x-rocrocsource code in Roc            \#
                                                   04210=000000000audio/flexfec18280J00000300?application/x-\#
        gnupg-keyboxkbxkeybox of GnuPG0D090900000300?model/e57e57E57 point cloud14060U00110000aA;ctext/x-clo\#
        ud-firestore-security-rulesdata in the format Cloud Firestore Security Rules14010Q00000300Capplicati\#
        on/vnd.3gpp.pic-bw-largeplb3GPP picture, large14010Z000000000application/vnd.innopath.wamp.notificat\#
        ion160G0E00160400BAEi@AR0RAA;c0_O1K9application/scim+jsonscimSCIM identity data0\000K000003000applic\#
        ation/x-pc-engine-rompce0H280S00110700CA>[application/vnd.stardivision.writersdw vorStarWriter docum\#
        ent04280@001204000ASWAbMaudio/x-opus+oggopus0d060G00110000OA;ctext/x-openrc-runscriptsource code in \#
        OpenRC runscript140G0V001300000@c4A;c1GEapplication/vnd.etsi.iptvueprofile+xml14280Q00000600Japplica\#
        tion/x-gettext-translationgmo mocompiled message catalogue14010P000000000application/resolve-respons\#
        e+jwt14010J00000300@application/vnd.flographitgphFloGraphIt graph0D280?00000300<model/x-openctmctmOp\#
        enCTM mesh04280;000003000audio/x-medmed04280;00000300Eaudio/x-pvfpvfPortable Voice Format           \#
                                           14080G00000200Kapplication/x-google-ababbackup of an Android devi\#
        ce000:0G00000300?image/x-portable-anymappnmportable anymap160G0E001600000AEi@AR0RAA;c0_O1K9applicati\#
        on/rdap+json                                                                                        \#
            0`280[001100000AjDapplication/x-alpine-package-keeper-package0h060:00110300BA;ctext/x-pklpklsour\#
        ce code in Pkl                             0h060?00110200GA;ctext/x-tablegentdsource code in TableGe\#
        n10290N0H110400C@Giapplication/geopackage+sqlite3application/x-geopackagegpkgGeoPackage map data1401\#
        0P000000000application/tamp-status-response0h060900110200AA;ctext/x-p4p4source code in P40j060<00110\#
        300DA;ctext/x-alloyalssource code in Alloy                                                          \#
             0<890F00000300Mapplication/vnd.ms-wplwplWindows Media Player playlist                          \#
                           04210>000000000audio/rtp-midi                                                    \#
                 14010J000003000application/vnd.filmit.zfczfc                                             04\#
        280;00000300Baudio/x-smpsmpSampleVision sound     140G0N001300000@c4A;c1GEapplication/vnd.dvb.dvbisl\#
        +xml                                                                                                \#
                                0X000L000003000application/x-cfs-compressedcfs                              \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                    14010C00000300Aapplicati\#
        on/vnd.bmibmiBMI graphics data                                                                      \#
                               00280A0A110700?QADimage/x-nikon-nefimage/x-raw-nikonnef nrwNikon raw image   \#
                                                                                                            \#
                                                                                                            \#
                                                                              14010F000000000application/vnd\#
        .gridmp0l070:001101000A;ctext/vnd.aa        042Y090Z000<009audio/aacaudio/aacp audio/x-aac audio/x-h\#
        x-aac-adtsaac adts assAAC audio                              160G0I00160;50HAEi@AR0RAA;c0_O1K9applic\#
        ation/manifest+jsonwebmanifestutf-8web application manifest                                         \#
                                                         0`2X0F00110:000A_\application/appxbundleappxbundle1\#
        4280L00000000>application/x-gtk-icon-cachecache of icons                                            \#
                                    0k060;00110C00@A;ctext/x-rsrcr rhistory rsx s rdsource code in R        \#
                                              00280;00000300=image/x-exrexrOpenEXR image0h060900110200AA;cte\#
        xt/x-alalsource code in AL                                          00280=0;0009000image/x-jbig2imag\#
        e/x-jb2jb2 jbig2                                                                                    \#
                                                                                    14010C000002000applicati\#
        on/n-quadsnq                                                                                        \#
                      160G0Z001600000AEi@AR0RAA;c0_O1K9application/vnd.oci.image.manifest.v1+json08200800000\#
        2000video/glgl0h060F00110300NA;ctext/x-routeros-scriptrscsource code in RouterOS Script04210?0000000\#
        00audio/parityfec0H3Y1700230400=P>GA_\1>[application/vnd.openxmlformats-officedocument.wordprocessin\#
        gml.documentdocxWord document00280A0A000300?image/x-canon-crwimage/x-raw-canoncrwCanon raw image0828\#
        0;000003009video/x-roqroqRoQ video140G0_001300000@c4A;c1GEapplication/vnd.oipf.contentaccessstreamin\#
        g+xml14010L00000700?application/vnd.contact.cmsgcdbcmsgCONTACT message0H280O001103000A>[application/\#
        x-starwriter-globalsgl14010J000000000application/vnd.3gpp.5gnas                                     \#
                                                             14280D00001=000application/x-bplistplist webloc\#
         entitlements mobileconfig strings stringsdict tmlanguage tmtheme                                   \#
                                                                                                            \#
                        18080O000005000application/x-java-jce-keystorejceks                      16060A00240\#
        500HP_OA;c0RA1K9application/json5json5data in the format JSON5                                      \#
                                                                                              0n060A00110700\#
        AA;ctext/x-r-markdownqmd rmdtext in RMarkdown0h060<00110300DA;ctext/x-sliceicesource code in Slice  \#
                                                                                                            \#
                                   160G0T001600000AEi@AR0RAA;c0_O1K9application/vnd.r74n.sandboxels+json    \#
                                                                                                            \#
                                         0H280D001100000A>[application/x-hwp-v514010W000000000application/pr\#
        s.implied-object+json-seq                                            0l070@001100000A;ctext/vnd.zoo.\#
        kcl                                     00210:000004000image/avcsavcs                      14010K000\#
        000000application/vnd.d3m-problem                                                                   \#
                  16070D001200000AXJA;capplication/cwl+yaml0l070<001100000A;ctext/flexfec                   \#
            14280J00000700<application/x-llvm-profileprofrawLLVM profile                                    \#
          000P0S000005000application/vnd.google-apps.drawinggdraw0h4F0B001100000A;ctext/x-jquery-tmpl14060K0\#
        0110000PA;capplication/x-godot-projectdata in the format Godot project140G0E001300000@c4A;c1GEapplic\#
        ation/xacml+xml16@G0@00110A00BA;capplication/tomltoml toml.exampleTOML configuration                \#
                                                                                                08280>0?1200\#
        000A4>AbMvideo/x-oggrgbvideo/x-ogg-rgb                      0h060:00110700BA;ctext/x-sqfsqf hqfsourc\#
        e code in SQF                                                       14010S000000000application/vnd.y\#
        amaha.remote-setup14010\000000000application/vnd.japannet-registration-wakeup                       \#
                                                                                                            \#
                                                                                                            \#
                                                                 140>0B001108000A;capplication/x-samismi sam\#
        i                                                                                                   \#
            14080L001103000AC:application/x-navi-animationani                                   14000F000002\#
        000application/applixwareaw           140G0N00130300:@c4A;c1GEapplication/vnd.zzazz.deck+xmlzazZzazz\#
         deck                                                                   0P3Y1900230900GP>GA_\1>[appl\#
        ication/vnd.openxmlformats-officedocument.presentationml.presentationpptx thmxPowerPoint presentatio\#
        n140G0l001300000@c4A;c1GEapplication/vnd.oma.bcast.associated-procedure-parameter+xml0@280F000000000\#
        application/x-font-dos14010N000000000application/suit-envelope+cose04210?000000000audio/midi-clip140\#
        60S00110300_A;ctext/x-world-of-warcraft-addon-datatocdata in the format World of Warcraft Addon Data\#
        0h060I001302000@c4A;c1GEapplication/x-gtk-builderui               0i060<00110600DA;ctext/x-jolieol i\#
        olsource code in Jolie140G0I00130300H@c4A;c1GEapplication/xcap-diff+xmlxdfchange of XCAP documents  \#
                                   18080M00000600Iapplication/x-kerberos-keytabkeytabkeys of Kerberos servic\#
        es                                                                                                  \#
                                                                                                14010V000000\#
        000application/vnd.3gpp.mcdata-signalling                                                           \#
                      14000?000004000chemical/x-xtelxtel                               14010D00000000Aapplic\#
        ation/fastsoapFast SOAP message0P010O00000700Lapplication/vnd.lotus-freelancepre przLotus Freelance \#
        presentation042Y0;00000600Aaudio/basicau sndSun or NeXT audio14010T00000300Wapplication/vnd.ibm.elec\#
        tronic-mediaemmIBM Electronic Media Management package                                              \#
                14010N00000500Japplication/vnd.wap.wmlscriptcwmlsccompiled WMLScript program14010Z000000000a\#
        pplication/vnd.dvb.iptv.alfec-enhancement0H280Z00110300JA>[application/vnd.stardivision.writer-globa\#
        lsglStarWriter master document160G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.mason+json           \#
                                                                                                            \#
               0d060F00110200FA;capplication/x-nuscriptnusource code in Nushell00280@001103000QADimage/x-son\#
        y-sr2sr214010`00000600Lapplication/vnd.cluetrust.cartomobile-config-pkgc11amzCartoMobile settings pa\#
        ckage00210B00000400Rimage/vnd.wap.wbmpwbmpWBMP image for early mobile phones0L0G1:001300000@c4A;c1GE\#
        application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml140G0^001300000@c4A;c1GEap\#
        plication/vnd.3gpp.mcdata-service-config+xml14010G00000300Napplication/vnd.dynageogeoDynaGeo geometr\#
        ic construction140G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.diagr\#
        amlayout+xml14010E000000000application/smpte336m00280F0F1103000QADimage/x-hasselblad-3frimage/x-raw-\#
        hasselblad3fr0h060=00110C00EA;ctext/x-racketrktd scrbl rkt rktlsource code in Racket14010Y00000800Da\#
        pplication/vnd.sealedmedia.softseal.htmlstml s1hSealedMedia web page   0P010j000004000application/vn\#
        d.collabio.xodocuments.presentation-templatexotp0l070H00110550=A;ctext/provenance-notationprovnutf-8\#
        PROV notation0l0O0C00110A00CA;ctext/cache-manifestappcache manifestHTML cache manifest14010M00000000\#
        0application/vnd.enphase.envoy0l0709001104000A;ctext/gff3gff3140G0S001300000@c4A;c1GEapplication/mat\#
        hml-presentation+xml1<0W0?00110000DA;cmessage/partialpart of a split mail14010U00000300Bapplication/\#
        vnd.vidsoft.vidconferencevscVidConference data140G0\001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-loc\#
        ation-info+xml160G0H001600000AEi@AR0RAA;c0_O1K9application/vnd.api+json140G0C001300000@c4A;c1GEappli\#
        cation/odm+xml0`010B00000300:application/widgetwgtW3C widget                              0X080Q0011\#
        0<00Q@Tfapplication/x-zstd-compressed-tartar.zst tzsttar archive, Zstandard-compressed0@080I00000300\#
        ;application/x-font-speedospdSpeedo font                                                            \#
                                                                                                            \#
                                           0l060?00110300KA;ctext/x-microdvdsubdata in the format MicroDVD  \#
                         140G0I001304000@c4A;c1GEapplication/route-apd+xmlrapd14000L00000<000application/x-s\#
        as-data-indexsi7 sas7bndx                                                                           \#
                                                                                      0l060B001102000A;ctext\#
        /x-ambienttalkat                                                                                    \#
                                                                                                            \#
                                                                        0h060;00110400CA;ctext/x-cluecluesou\#
        rce code in Clue 0h060L00110200TA;ctext/x-grammatical-frameworkgfsource code in Grammatical Framewor\#
        k14010L00000300=application/vnd.spotfire.sfssfsSpotfire data08280=001203000A4>AbMvideo/x-diracdrc0h0\#
        60D001106000A;capplication/x-evoqueevoque0`8Y0U0^110=00>@:7application/vnd.debian.binary-packageappl\#
        ication/x-deb application/x-debian-packagedeb udeb ddebDebian package082Q0:09000H00:video/mpegvideo/\#
        mpgmpg mpeg mpe m1v m2v vobMPEG video                       0j060=0=110800=A;ctext/x-matlabtext/x-oc\#
        tavematlab mMATLAB source                                                     04210C000000000audio/v\#
        nd.hns.audio14000G00000=000chemical/x-gamess-inputinp gamin gam0D280D00110D000A>[application/sldwork\#
        ssldprt sldasm slddrw0D280B001104000A_\model/vnd.dwfx+xpsdwfx04200;000003000audio/x-sd2sd2          \#
                                                                                                            \#
                               08210>000000000video/smpte291      0i060<00110200AA;ctext/x-iosrciosource cod\#
        e in Io               0j060;00110P00;A;ctext/x-vhdlvhdl vhf vhi vho vhs vht vhw vhdVHDL source      \#
                            14460=00110E000A;ctext/x-configconfig conf xconf cfg0j@60;08340S008A;cPoJQ6W188t\#
        ext/x-csrctext/x-cc idc cats h.in cc h cxx cpp hh dicC source14010?000000000application/cfw00210=000\#
        00300Aimage/prs.ptiptiPTI encoded image0l070>001100000A;ctext/raptorfec                             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                               140G0\001300000@c4A;c1GEapplication/vnd.dvb.notif-aggregate-root+xml14010D000\#
        000000application/cose-key1<060>001104000A;cmessage/x-emlxemlx                                      \#
                                                                                    140G0Z001300000@c4A;c1GE\#
        application/vnd.oma.bcast.notification+xml                                                          \#
                                                                              0X2Y0C0n000300;application/vnd\#
        .rarapplication/rar application/x-rar application/x-rar-compressedrarRAR archive0f0G0?11221e50AQK9A;\#
        ctext/javascriptapplication/javascript application/x-javascript text/x-javascriptjs mjs es jsm _js c\#
        js bones es6 jake javascript jsb jscad jsfl jslib jspre jss jsx njs sjs ssjs xsjs xsjslib frag pacut\#
        f-8JavaScript source0X0X0C0B000600Dapplication/x-bzip1application/x-bzipbz tbzbzip-compressed data0X\#
        P90@0B000800Iapplication/zstdapplication/x-zstdzst zstdZstandard-compressed data0h060=00110400EA;cte\#
        xt/x-turingtu tsource code in Turing0h060@00110300HA;ctext/x-asymptoteasysource code in Asymptote0j0\#
        60>00110500>A;ctext/x-verilogv veoVerilog source160G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.lea\#
        p+json0h060?00110400GA;ctext/x-ligolangligosource code in LigoLANG0`280J00000400Capplication/x-lua-b\#
        ytecodeluaccompiled Lua script00280L00110300DA_\application/vnd.sun.xml.drawsxdOpenOffice 1 drawing \#
                                 0`200B00000900;application/x-coffo obj resobject code                      \#
                                                                                                            \#
        0H2Y0B0W110;00GA>[application/mswordapplication/doc application/vnd.ms-worddoc wiz dotWord document \#
        (97-2003)                    140G0d001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog-fax-sendrec\#
        v+xml                                                                                               \#
                140G0O001300000@c4A;c1GEapplication/ibe-key-request+xml0k060D00110;00EA;capplication/x-scila\#
        bsci sce tstsource code in Scilab0f060H00110=00IA;capplication/x-powershellps1 psm1 psd1source code \#
        in PowerShell0h060:00110300BA;ctext/x-bqnbqnsource code in BQN0`280P00110300BA_\application/x-androi\#
        d-app-bundleaabAndroid app bundle04290R00110300IA_\application/vnd.recordare.musicxmlmxlcompressed M\#
        usicXML score0l060=001108000A;ctext/mcschemamcschema14080D00000900<application/x-bigbedbigbed bbbigB\#
        ed track14060C00131\00T@c4A;c1GEapplication/x-plistplist sttheme tmcommand tmlanguage tmpreferences \#
        tmsnippet tmtheme entitlements stringsdict webloc xcprivacydata in the format XML Property List0h060\#
        =00110;00EA;ctext/x-edgeqledgeql esdlsource code in EdgeQL04210C000000000audio/vnd.cisco.nse14060=00\#
        110300IA;ctext/x-webvttvttdata in the format WebVTT0L390^00340400JP>GQg_A_\1>[application/vnd.ms-exc\#
        el.sheet.macroenabled.12xlsmExcel workbook with macros14000E000000000application/x-ebu-stl0<:80=0000\#
        03008audio/x-scplsplsplaylist14070<001100000A;ctext/vnd.vcf                                         \#
                   0d280I00000300@application/x-ms-shortcutlnkWindows shortcut0h060;00110700CA;ctext/x-mql4m\#
        q4 mqhsource code in MQL4140G0G00130700F@c4A;c1GEapplication/atomcat+xmlatomcatAtom category documen\#
        t                                                                                                0h0\#
        60<00110200DA;ctext/x-pro-cpcsource code in Pro*C18880P000007000application/x-x509-ec-parameterskey \#
        pem14010H00000800Bapplication/vnd.preminetpreminetPreminet catalogue08210J000000000video/vnd.directv\#
        .mpeg-tts08210R00000<00Kvideo/vnd.sealedmedia.softseal.movsmov smo s1qSealedMedia QuickTime video140\#
        60?00110300KA;ctext/x-proguardprodata in the format Proguard                                        \#
                                                                 14010L00000300Dapplication/scvp-vp-response\#
        sppSCVP policy response                0\280H00000300Lapplication/x-pasti-diskstxPasti image of an A\#
        tari disk                                                                                           \#
                                                                     14010D00000800Tapplication/csrattrscsra\#
        ttrsattributes for a certificate request00280F0D1103000AjDimage/x-emf-compressedapplication/x-ms-emz\#
        emz140G0R001300000@c4A;c1GEapplication/vnd.oipf.dae.xhtml+xml14010P000000000application/vnd.fujixero\#
        x.art-ex140F0Q001300000@c4A;c1GEapplication/vnd.gov.sk.e-form+xml0H0G1>001300000@c4A;c1GEapplication\#
        /vnd.openxmlformats-officedocument.wordprocessingml.websettings+xml14010U000000000application/vnd.wi\#
        ndows.devicepairing08210E000000000video/vnd.objectvideo0L0G1;001300000@c4A;c1GEapplication/vnd.openx\#
        mlformats-officedocument.spreadsheetml.dialogsheet+xml                                              \#
             1<090G0C000800\application/vnd.ms-tnefapplication/ms-tneftnef tnfTransport-neutral encapsulatio\#
        n of a message0h060;00110900CA;ctext/x-mojo🔥 mojosource code in Mojo     0h060<00110800DA;ctext/x-id\#
        risidr lidrsource code in Idris                           14280J000000000application/x-nss-checksum0\#
        `280K000002000application/x-mach-o-bundleso04210D000000000audio/tetra_acelp_bb140G0[00130200;@c4A;c1\#
        GEapplication/vnd.software602.filler.form+xmlfo602XML form18000M000007000application/x-internet-sign\#
        upisp ins042X0;00000300?audio/x-cafcafCore Audio file16070R001200000AXJA;capplication/vnd.oai.workfl\#
        ows+yaml                                                  140G0g001300000@c4A;c1GEapplication/vnd.op\#
        enxmlformats-officedocument.theme+xml                                          14000Q000000000applic\#
        ation/vnd.google-apps.photo                                          14280J00000000Dapplication/x-gl\#
        ibc-localecategory of a locale                                                                      \#
                                 042108000000000audio/dv                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                     0h060:001103000A;ctext/x-oclocl                        \#
                          00280;00000300Gimage/x-mspmspMicrosoft Paint picture                              \#
                                                                                                            \#
                                                                  140G0O001300000@c4A;c1GEapplication/vnd.ot\#
        ps.ct-kip+xml                                                                                       \#
                                                                                  0j060=00110200EA;ctext/x-p\#
        uppetppsource code in Puppet0H010J0Z000M00Bapplication/vnd.afpc.modcaapplication/afp application/vnd\#
        .ibm.modcapafp listafp list3820 pseg3820AFP print document0i460E001108000A;capplication/x-cheetahtmp\#
        l spt140G0V001300000@c4A;c1GEapplication/vnd.oma.xcap-directory+xml0h060=00110300EA;ctext/x-oberonob\#
        2source code in Oberon14010M000000000application/vnd.oai.workflows18890D00000O00<application/pgp-key\#
        sasc key pub gpg pem pgp pkr skrOpenPGP keys0j060<00110M00DA;ctext/x-forth4th frt fth fs forth f for\#
         frsource code in Forth1@0@0C000000000x-shader/x-fragment00280E000000000image/x-jp2-container140G0F0\#
        0130300<@c4A;c1GEapplication/thraud+xmltfifraud report                                              \#
                                                          0h060=00110800EA;ctext/x-fennelfnl fnlmsource code\#
         in Fennel0`200K00110C000A2Vapplication/x-lx-executable386 dll exe sys vxd04210=00000000Iaudio/g726-\#
        32G.726 speech at 32 kbit/s                                                  00280=00000300Limage/vn\#
        d.dxbdxbAutoCAD binary exchange file14010M000000000application/vnd.powerbuilder7   14010M00000400=ap\#
        plication/vnd.rainstor.datatreeRainStor data                    0h060<00110500HA;ctext/x-stsrcst css\#
        ource code in Smalltalk                                                                      0d0F080\#
        01100000A;ctext/cmd                                                                                 \#
                                                                                    00010I0C000300@applicati\#
        on/vnd.kde.kivioapplication/x-kivioflwKivio flow chart                14090H00000300Capplication/vnd\#
        .isac.fcsfcsflow cytometry data                                                                     \#
                      0h060:00110300BA;ctext/x-wdlwdlsource code in WDL0h060<00110300DA;ctext/x-algolalgsour\#
        ce code in ALGOL14010D000000000application/vnd.modl                                                 \#
                                                                                                            \#
                                                                                                            \#
                                      14010O00000:000application/vnd.resilient.logicrlm reload140A0H00001\00\#
        Fapplication/octet-streambin lrf deploy bpk dump msu buffer dms mar so dist exe distz pkg dll msp de\#
        b elc dmg iso lha img msi msm lzhdata of unknown format08200=000000000video/example14010J00000000Dap\#
        plication/vnd.canon-cpdlCanon CPDL print job0X880B00000400<application/x-cpiocpiocpio archive0`2X0G0\#
        0110300AA_\application/x-xpinstallxpiFirefox extension0l460<00110500MA;ctext/x-scamlscamltext with t\#
        he markup of Scaml160G0R00160;000AEi@AR0RAA;c0_O1K9application/vnd.veritone.aion+jsonaion vtnstd140G\#
        0X001300000@c4A;c1GEapplication/vnd.oma.poc.final-report+xml0X2H0?0L1103000@B?application/ovfapplica\#
        tion/x-virtualbox-ovaova140G0X001300000@c4A;c1GEapplication/vnd.marlin.drm.conftoken+xml0h060C001106\#
        00KA;ctext/x-renderscriptrsh rssource code in RenderScript0h060<00110600DA;ctext/x-slashsl slasource\#
         code in Slash0h060<00110500DA;ctext/x-gleamgleamsource code in Gleam14060C001300000@c4A;c1GEapplica\#
        tion/x-ufraw14080F001108000@<Aapplication/x-memgraphmemgraph04210=00000000Iaudio/g726-24G.726 speech\#
         at 24 kbit/s14010S000000000application/vnd.dvb.iptv.alfec-base160G0R001600000AEi@AR0RAA;c0_O1K9appl\#
        ication/vnd.nacamar.ybrid+json14010S000000000application/missing-blocks+cbor-seq                    \#
                                           14280I00110H00DA>[application/x-ms-jumplistautomaticDestinations-\#
        msjump list of Windows                                                                              \#
                                                             142Y0P00110300DA_\application/vnd.google-earth.\#
        kmzkmzKML map data, zipped               140G0Y001300000@c4A;c1GEapplication/emergencycalldata.comme\#
        nt+xml                               14010Q000000000application/simplesymbolcontainer               \#
                                                                    04210;000000000audio/g7291           0X0\#
        00G00000000Kapplication/x-macbinaryMacintosh file in MacBinary                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                  0o060?00110T00@A;ctext/x-asciidocasciidoc \#
        adoc ad ad.txt adoc.txt asctext in AsciiDoc140G0U001300000@c4A;c1GEapplication/vnd.radisys.msml-conf\#
        +xml14010X00000300Zapplication/tamp-sequence-adjust-confirmsacconfirmation of a TAMP sequence adjust\#
        ment0j060@00110500LA;ctext/x-objc++srcmm hhsource code in Objective-C++                             \#
                                                                                                            \#
                     14010E000000000application/cose-x509140P0B000003000application/ubjsonubj0l060H001100000\#
        A;ctext/x-debian-sourcelist                                              14010H00000300Eapplication/\#
        vnd.onepagertamOnePager presentation                                                        0H280B0Y\#
        000300<application/winhlpapplication/winhelp application/x-winhelphlpWindows help082109000000000vide\#
        o/rtx                                        0l060H001103000A;ctext/x-inform-6-templatei6t 140G0O001\#
        30900J@c4A;c1GEapplication/vnd.solent.sdkm+xmlsdkm sdkdSolent key management data                   \#
                                                                                                            \#
                                                                                                 0`000L00000\#
        ;000application/x-ms-applicationapplication                                                         \#
                             0l060<001102000A;ctext/x-montemt                                               \#
        140G0C00130000O@c4A;c1GEapplication/epp+xmlEPP domain registration message0l060=00110;000A;ctext/x-d\#
        asm16dasm16 dasm0l0F0>001100000A;ctext/x-gwt-rpc04010H00000300>application/vnd.musicianmusMusician s\#
        core0n060S002203000A7cA;ctext/x-gettext-translation-templatepot                                     \#
                                                                       04210;00000000;audio/3gpp23GPP2 audio\#
        0P0G1>001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.template.main+x\#
        ml                        08280;0=1200000A4>AbMvideo/daalavideo/x-daala14010[000000000application/vn\#
        d.uplanet.bearer-choice-wbxml04280?0Q1207000ASWAbMaudio/x-oggflacaudio/x-flac+ogg audio/x-ogg-flacog\#
        a ogg14060A00110000MA;ctext/x-ssh-configdata in the format SSH Config                               \#
                                                                                                            \#
                       14010?000004000application/clr1clr14010N000000000application/vnd.uic.dosipas.v104210:\#
        00000000<audio/g722G.722 speech14010L000000000application/vnd.openprinttag0j060=00110;00EA;ctext/x-c\#
        ythonpyx pxd pxisource code in Cython0H060X001303000@c4A;c1GEapplication/x-adobe-indesign-interchang\#
        einx0j@609001102009A;ctext/x-gogoGo source08280F000000000application/x-matroska140G0[001300000@c4A;c\#
        1GEapplication/vnd.radisys.msml-audit-conf+xml                                14010H000000000applica\#
        tion/coap-payload                                                          14010R00000800Capplicatio\#
        n/vnd.simtech-mindmappertwd twdsMindMapper mind map                                                 \#
                                                                                 0H880I000003000application/\#
        x-pocket-wordpsw                               0H280L0I110300BA>[application/vnd.ms-publisherapplica\#
        tion/x-mspublisherpubPublisher document0H080A00000300<application/x-snbsnbBambook book14010D00000000\#
        0application/cbor-seq0028090;0003009image/qoiimage/x-qoiqoiQOI image160G0K001600000AEi@AR0RAA;c0_O1K\#
        9application/vnd.heroku+json14280B00000800Kapplication/x-dxbcdxbc csocompiled shader of Direct3D0h06\#
        0:00110300BA;ctext/x-oocoocsource code in ooc0h060800110100@A;ctext/x-eesource code in E0h460<00110G\#
        00DA;ctext/x-lassolasso lasso8 lasso9 lassource code in Lasso0H010Z00000300@application/vnd.fujixero\#
        x.docuworks.binderxbdDocuWorks binder14080B00000900?application/x-gcovgcda gcnocoverage of GCC0H280Q\#
        00110300@A>[application/vnd.stardivision.mathsmfStarMath formula14070C0U1103000A;capplication/vnd.mi\#
        fapplication/x-frame application/x-mifmif04210<000000000audio/vmr-wb14010L00000800<application/vnd.s\#
        us-calendarsus suspSUS calendar0l460<00110300MA;ctext/x-ventovtotext with the markup of Vento04280:0\#
        0000200Haudio/x-ayaymusic of the ZX Spectrum0h060=00110400EA;ctext/x-chapelchplsource code in Chapel\#
        0d060;00110000FA;ctext/x-gawksource code in GNU Awk14010T00000200Eapplication/vnd.sailingtracker.tra\#
        ckstSailing Tracker track                                                                           \#
                               0n0F0;09110400LA;ctext/x-lesstext/lesslesstext with the markup of Less       \#
                                       0`010R00000300;application/vnd.mophun.applicationmpnMophun game0`000@\#
        000004000application/vsixvsix                                                                       \#
                       0\080G00000:00?application/x-qemu-diskqcow2 qcowQEMU disk image0h060=00110600EA;ctext\#
        /x-ceylonceylonsource code in Ceylon14080H00000000=application/x-bochs-diskdisk of Bochs            \#
                                                                                       0h060B00110200JA;ctex\#
        t/x-power-querypqsource code in Power Query                                                         \#
                                                                                                            \#
                                                                                                            \#
                                       14010E00000;00:application/vnd.kinarkne knp sdfKinar data14010S000000\#
        000application/vnd.3gpp.mcdata-payload08210@000000000video/vnd.planar04210:00000800:audio/usacloas x\#
        heUSAC audio0h060<00110400EA;ctext/x-lean4leansource code in Lean 4                                 \#
                                                                                      14280L00000400Tapplica\#
        tion/vnd.android.arscarsccompiled resources of an Android app                                       \#
                                                                                                            \#
                 0`2X0k001103000A_\application/vnd.adobe.air-application-installer-package+zipair           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                         140\#
        10C000003000application/vnd.sarsar                                                                  \#
                                                                                                            \#
                                                                         0l060;00110400<A;ctext/x-rdocrdocte\#
        xt in RDoc0H390`00340400IP>GP27A_\1>[application/vnd.ms-word.document.macroenabled.12docmWord docume\#
        nt with macros08210>000000000video/jpeg2000                14010W000003000application/vnd.yellowrive\#
        r-custom-menucmp0l070I00110950EA;ctext/vnd.debian.copyrightcopyrightutf-8Debian copyright file0n460E\#
        00110200VA;ctext/x-stringtemplatesttext with the markup of StringTemplate14280A000007000application/\#
        x-cdfcda cdf                                        04210B000000000audio/vnd.cns.inf1               \#
                                                                                                            \#
                                                                                                            \#
                                   04280>00000200>audio/x-codec2c2Codec 2 speech                            \#
                                                                               140G19001300000@c4A;c1GEappli\#
        cation/vnd.openxmlformats-officedocument.drawingml.diagramcolors+xml08280=001103000Am>video/annodexa\#
        xv14000H000008000application/x-sas-backupsas7bbak0h060;00110400CA;ctext/x-hurlhurlsource code in Hur\#
        l08210E00000800Tvideo/vnd.dece.mobileuvm uvvmUltraViolet video for mobile devices0H000C00000P000appl\#
        ication/x-makerfb fbdoc frm maker frame fm book14000H000003000application/x-tic80-itemtic0\080Z00110\#
        6000A@oapplication/x-raw-disk-image-xz-compressedimg.xz14280K000000000application/x-installshield   \#
                                             160G0L001600000AEi@AR0RAA;c0_O1K9application/trust-chain+json14\#
        0G0C001300500@c4A;c1GEapplication/cda+xmlutf-80\280I00000800Napplication/x-apple2-2img2img 2mg2IMG i\#
        mage of an Apple II disk14010G000000000application/prs.mayfile00160Y0P2404000A_\@c4A;c1GEapplication\#
        /vnd.ms-visio.stencil.main+xmlapplication/vnd.ms-visio.stencilvssx0D080;00000300;model/x-3dm3dmRhino\#
         model0h0G0O00130300B@c4A;c1GEapplication/vnd.mozilla.xul+xmlxulXUL user interface00290:0<110400:AC:\#
        image/webpimage/x-webpwebpWebP image0H280H002206000@<;A_\application/x-ibooks+zipibooks             \#
                                                                                  0i060>00110?00FA;ctext/x-n\#
        ewlispnl kif lsp lispsource code in NewLisp                                                         \#
                                                                        00210F00000A00Aimage/vnd.dece.graphi\#
        cuvi uvvi uvg uvvgUltraViolet image                                                      04280;00000\#
        3000audio/x-dsfdsf                14010U000000000application/vnd.ms-wmdrm.lic-chlg-req              \#
                                                                      14010?000000000application/did        \#
                                                                                                            \#
                                     14080N000000000application/x-sphinx-inventory                          \#
        0j060=00110300EA;ctext/x-augeasaugsource code in Augeas                                             \#
                                                       00280C0C0003000image/x-minolta-mrwimage/x-raw-minolta\#
        mrw0n460:00110300KA;ctext/x-vuevuetext with the markup of Vue                                       \#
                                                                                         08210A00000800Vvide\#
        o/vnd.dece.pduvp uvvpUltraViolet video for portable devices0X2Y0W001103000A_\application/vnd.familys\#
        earch.gedcom+zipgdz                                                                                 \#
                                0X080R001106000@SNapplication/x-bzip1-compressed-tartar.bz0H090R00120400;@Tm\#
        AoWapplication/vnd.amazon.mobi8-ebookazw3Kindle book                                        0H290M00\#
        000700Gapplication/vnd.lotus-wordprolwp samLotus Word Pro document                                  \#
               0P0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.notesmas\#
        ter+xml14000>000007000chemical/x-cxfcxf cef                                                         \#
                                                                                                            \#
                                                                                                            \#
                                   14010N001100000@b7application/vnd.oma.lwm2m+cbor                         \#
                                                                                                            \#
                                                                     0X280F00000100Capplication/x-compresszL\#
        ZW-compressed data1<000A000000000multipart/example                                     08010I0000000\#
        00application/mpeg4-generic                                                                         \#
                                           140G0H001300000@c4A;c1GEapplication/cstadata+xml                 \#
                                                      0H2X0A00000300@application/x-dvidviTeX DVI document   \#
                                                                                0\280E00000;00@application/x\#
        -n64-romn64 v64 z64Nintendo 64 game0h060?00110800GA;ctext/x-rascriptrascriptsource code in RAScript \#
                                                                                                     0e060I0\#
        0110300GA;capplication/x-wais-sourcesrcWAIS source description14010?000000000application/cid140G0C00\#
        130300B@c4A;c1GEapplication/sru+xmlsruSRU search results          14000J000003000application/x-spect\#
        rum-mgtmgt           140G0E001300000@c4A;c1GEapplication/scaip+xml                                  \#
                                                            0H880B000003000application/x-t602602140G0K001303\#
        00J@c4A;c1GEapplication/watcherinfo+xmlwifstate of presence watchers0l060;001104000A;ctext/x-claycla\#
        y14010I000000000application/vnd.wantverse0l060A00110:000A;ctext/x-kernel-logkmsg dmesg              \#
                                          0l070B001108009A;ctext/vnd.in3d.spotspot spo3DML spot             \#
                                                                                                            \#
                           0D010=00000O00:model/vnd.gdlgdl win dor lmp rsm ism gsm msmGDL object0i060=001107\#
        00EA;ctext/x-csoundudo orcsource code in Csound14000N00000?000application/x-partial-downloadcrdownlo\#
        ad part04210=00000000Iaudio/g726-16G.726 speech at 16 kbit/s160G0M001600000AEi@AR0RAA;c0_O1K9applica\#
        tion/3gpphalforms+json04210=00000300=audio/atrac-xatxATRAC-X audio                                  \#
                                                                                            14000I000004000a\#
        pplication/x-scilab-xcosxcos18010Q000003000application/pem-certificate-chainpem                     \#
                                                                                                            \#
                  14000K000007000chemical/x-ncbi-asn1-binaryval aso08210I000000000video/vnd.blockfact.factv0\#
        n460D00110D00PA;ctext/x-html-plus-erbrhtml erb erb.defacetext with the markup of HTML+ERB17060D00110\#
        >00PA;ctext/x-ros-interfaceaction srv msgdata in the format ROS Interface0h060:00110300BA;ctext/x-hi\#
        phipsource code in HIP                                                                              \#
                                                                          14890C000003000application/vnd.age\#
        age0L0R0W000006000application/vnd.google-apps.spreadsheetgsheet0h060;00110300CA;ctext/x-pep8pepsourc\#
        e code in Pep814010?000000000application/nss14000O000005000application/vnd.procreate.brushbrush0`280\#
        O000000000application/x-mach-o-executable0`280M000000000application/x-mach-o-dylinker08210:00000400;\#
        video/h263h263H.263 video14280G00000300Eapplication/x-adobe-patpatpatterns of Photoshop14010U0000000\#
        00application/vnd.japannet-verification04210B000000000audio/dsr-es2022120l060<001103000A;ctext/x-hmm\#
        erhmm0h060;00110200CA;ctext/x-noirnrsource code in Noir0d0P0R000007000application/vnd.google-apps.sc\#
        riptgscript                                                                                         \#
                                                 160G0Y001600000AEi@AR0RAA;c0_O1K9application/3gpp-mbs-objec\#
        t-manifest+json14010K000000000application/vnd.bbf.usp.msg                                           \#
                         0L0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml\#
        .revisionlog+xml0D0G0B00130400:@c4A;c1GEmodel/vnd.moml+xmlmomlMoML model0X080Q001106000ABPapplicatio\#
        n/x-rzip-compressed-tartar.rz0h060>00110400FA;ctext/x-clarityclarsource code in Clarity            0\#
        X880@000004000application/warcwarc                                                                  \#
                             08020>000007000video/x-la-asflsf lsx                              0D890Q00000;0\#
        0Emodel/vnd.parasolid.transmit.textx_t xmt_txtParasolid model, text14010V000000000application/atsc-d\#
        ynamic-event-message                                  14010R000000000application/vnd.opentimestamps.\#
        ots                                                                                                 \#
                              0H0O0?0U110300BA;capplication/rtfapplication/x-rtf text/rtf text/x-rtfrtfRich \#
        Text document140G0^001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-mbms-usage-info+xml14010H000000000ap\#
        plication/mosskey-data140G0I001304000@c4A;c1GEapplication/atsc-rsat+xmlrsat18010T00000300@applicatio\#
        n/vnd.etsi.timestamp-tokentsttime stamp token14060J00110000VA;ctext/x-adblock-filter-listdata in the\#
         format Adblock Filter List14010D000000000application/encaprtp04200F000004000audio/vnd.audible.aaxca\#
        axc0h060<00110>00DA;ctext/x-zimplzimpl zmpl zplsource code in Zimpl160G0I001600000AEi@AR0RAA;c0_O1K9\#
        application/calendar+json14000>000003000chemical/x-ctxctx                      140G0a001300000@c4A;c\#
        1GEapplication/vnd.radisys.msml-dialog-transform+xml                                           0`200\#
        H0K000O00?application/x-msdownloadapplication/x-msdos-programcom exe dll bat msi cpl drv scrWindows \#
        program14010I000000000application/vnd.xarin.cpj             14890H00000200<application/andrew-insete\#
        zAndrew inset            14290C000003000application/vnd.shxshx    082109000000000video/evc          \#
                                                                               14010Q000000000application/vn\#
        d.geogebra.pinboard0X2Y0N001103000A_\application/vnd.ficlab.flb+zipflb0h060;00110?00CA;ctext/x-hackh\#
        ack hhi hh phpsource code in Hack0`280W00110300DA_\application/vnd.openofficeorg.extensionoxtOpenOff\#
        ice extension                                                                                       \#
                              0i060M00110200UA;ctext/x-answer-set-programminglpsource code in Answer Set Pro\#
        gramming                                                                              0h060;00110400\#
        CA;ctext/x-mintmintsource code in Mint0h060;00110400CA;ctext/x-flixflixsource code in Flix14010Q0000\#
        03000application/vnd.banana-accountingac2160G0H001600000AEi@AR0RAA;c0_O1K9application/problem+json14\#
        010O000000000application/oauth-authz-req+jwt08210F00000300Cvideo/vnd.sealed.mpeg4s14Sealed MPEG-4 vi\#
        deo14080B000000000application/x-riff160G0@0X353J509@ARPRAA;c0_O1K9application/jsonapplication/x-json\#
         text/json text/x-jsonjson map 4dform 4dproject avsc har module json-tmlanguage xc json.example mcme\#
        ta slnlaunch tact tfstate tfstate.backup topojson yy yyp avpr code-workspace jsonc sublime-keymap su\#
        blime-project sublime-settings xcstringsutf-8JSON data                                              \#
                                           14290H00000300Dapplication/vnd.ipld.carcarIPLD content archive002\#
        80D0;0003000image/vnd.zbrush.dcximage/x-dcxdcx14010S000000000application/vnd.wrq-hp3000-labelled0h06\#
        0@00110600HA;ctext/x-shaderlabshadersource code in ShaderLab0l060>00110<00OA;ctext/x-postcsspcss pos\#
        tcsstext with the markup of PostCSS14060E00110400QA;ctext/x-insta-snapshotsnapdata in the format Ins\#
        ta Snapshot14060A00110000MA;ctext/x-git-commitdata in the format Git Commit                         \#
                                                                                                            \#
                                                                                                            \#
                                            14080A00000300@application/x-nifnifNetImmerse model04280;0000030\#
        00audio/x-vocvoc170G0@1C111I009A;capplication/yamlapplication/x-yaml application/x-yml text/vnd.yaml\#
         text/x-yaml text/x-yml text/yamlyaml yml mir reek rviz sublime-syntax syntax yaml-tmlanguage yaml.s\#
        ed yml.mysql cff eyamlYAML data08210:00000<000video/h266266 h266 vvc14010P00000300Happlication/tamp-\#
        sequence-adjusttsaTAMP sequence adjustment14060E00110000QA;ctext/x-git-attributesdata in the format \#
        Git Attributes0h060A00110400IA;ctext/x-moonscriptmoonsource code in MoonScript0l070H00110300GA;ctext\#
        /vnd.ms-mediapackagempfMicrosoft media package14010H001100000@b7application/eat-ucs+cbor140G0Q001300\#
        500@c4A;c1GEapplication/vnd.syncml.dmtnds+xmlutf-814000J000003000application/x-ganttprojectgan      \#
                                          0T080H00110:000@<Aapplication/x-webarchivewebarchive04200;00000300\#
        0audio/adpcmadp                                                                         0f@F0B0d112E\#
        00<A;ctext/x-shellscriptapplication/x-sh application/x-shellscript text/x-shsh bash ksh bats command\#
         zsh exheres-0 exlib pacscript sbatch sh.in slurm tmux tool zsh-theme cgi ebuild eclass fcgi trigger\#
         config install run t tapshell script0l060;001104000A;ctext/x-qvtoqvto                              \#
                      0D010K00000300Capplication/vnd.vectorworksvwxVectorworks drawing0h060:00110100BA;ctext\#
        /x-rezrsource code in Rez                                              14280F00000300@application/x-\#
        vim-swapswpswap file of Vim                                                                         \#
             0D0Q0:00000=00:model/meshmsh mesh silomesh model0`280O0A000800Lapplication/vnd.symbian.installx\#
        -epoc/x-sisx-appsis sisxSymbian installation package04210;00000300=audio/evrcbevbEVRC-B speech      \#
                                                                                                         140\#
        10C000000000application/vc+cose                                                      14280M00000700M\#
        application/x-gobject-typelibtypelibintrospection data of GObject140G0U001300000@c4A;c1GEapplication\#
        /vnd.etsi.iptvsad-npvr+xml                        0H090M0A110C00F@Poapplication/vnd.comicbook-rarapp\#
        lication/x-cbrcbr cba cbt cb7 cbzcomic book, RAR-packed00280C001103000QADimage/x-samsung-srwsrw160G0\#
        F001605000AEi@AR0RAA;c0_O1K9application/senml+jsonsenml0i060<00111000DA;ctext/x-plsqlbdy pck pkb pks\#
         plsql tpb tps trg vw pls ddl fnc plb prc spc sqlsource code in PLSQL0h060=00110600EA;ctext/x-factor\#
        factorsource code in Factor14010U000000000application/vnd.fujifilm.fb.docuworks14010K00000000;applic\#
        ation/vnd.eudora.dataEudora data1@000D000000000x-content/video-svcd04280>00000300<audio/x-twinvqvqfT\#
        winVQ audio0\000R000003000application/x-wonderswan-color-romwsc14010J00000300>application/vnd.insors\#
        .igmigmIGMeeting link14010U00000300Fapplication/vnd.valve.source.materialvmtSource engine material16\#
        0G0T001600000AEi@AR0RAA;c0_O1K9application/vnd.collection.next+json0l060<00110:000A;ctext/x-crmshcrm\#
        sh pcmk00280>00000300@image/x-cineoncinCineon film scan140G0_001300000@c4A;c1GEapplication/vnd.3gpp.\#
        access-transfer-events+xml002I0I0a000700?image/vnd.adobe.photoshopapplication/photoshop application/\#
        psd image/x-psdpsd psbPhotoshop image0@2Y090i0004009font/woffapplication/font-woff application/x-fon\#
        t-woff font/x-woffwoffWOFF font14010K00000300Bapplication/vnd.pocketlearnplfPocketLearn course0f060>\#
        002303000AJ4A;c1[ktext/x-python2py20X880N0D0003000application/x-internet-archiveapplication/x-ia-arc\#
        arc0D080;000000000model/x-lwo04210<000000000audio/tsvcis         14000J000003000application/x-spectr\#
        um-mdrmdr                                                                                           \#
                                                                                                 160G0I00160\#
        9000AEi@AR0RAA;c0_O1K9application/vnd.syft+jsonsyft.json         0l060A002308000@c4A;c1GEtext/iso191\#
        39+xmliso19139                                                    0l060F00110200OA;capplication/x-tr\#
        off-mmmmtext with the markup of Roff mm                                                             \#
                                                                                                            \#
                                                                                                            \#
            140G0M00130000>@c4A;c1GEapplication/samlassertion+xmlSAML assertion140G0^001300000@c4A;c1GEappli\#
        cation/vnd.oipf.contentaccessdownload+xml140G0Z001300000@c4A;c1GEapplication/vnd.3gpp.seal-unicast-i\#
        nfo+xml0h060:00110300BA;ctext/x-tsxtsxsource code in TSX0i060<00110200DA;ctext/x-geniegssource code \#
        in Genie0h060>00110500FA;ctext/x-mercurym moosource code in Mercury14010H000000000application/vnd.wo\#
        rdlift14010@000000000application/cdni                                                               \#
                                                                 14060C00110000OA;ctext/x-go-workspacedata i\#
        n the format Go Workspace04210;000000000audio/t140c140G0U001300000@c4A;c1GEapplication/mbms-receptio\#
        n-report+xml0H280H001107000A>[application/x-starwritersdw vor                                       \#
                                                                                14000R000008000application/v\#
        nd.procreate.brushsetbrushset                                                                       \#
                                                                                                            \#
                  0<070A00110700IA;cvideo/vnd.mpegurlmxu m4uplaylist of MPEG-4 videos04210:00000300;audio/ev\#
        rcevcEVRC speech0<020>00000300Laudio/x-ms-waxwaxWindows Media audio playlist             0X080Q00110\#
        :000AG_application/x-lzip-compressed-tartar.lz tlz14010N00000300@application/vnd.fujitsu.oasys3oa3OA\#
        SYS 3 document04210>00000300Haudio/32kadpcm726G.726 audio at 32 kbit/s   14060>001103000A;ctext/x-pc\#
        s-gcdgcd14010E000000000application/index.cmd00280;0;0003009image/x-jngvideo/x-jngjngJNG image14010H0\#
        00000000application/secevent+jwt140G0J001300000@c4A;c1GEapplication/vnd.wv.ssp+xml                  \#
                                                                                                            \#
                                  0<060>0D130300F@c4A;c1GEaudio/x-ms-asxapplication/x-ms-asxasxWindows Media\#
         playlist           0n@60J00110600GA;ctext/x-gettext-translationpo pottext in Gettext Catalog0k060=0\#
        0110?00EA;ctext/x-elixirex exs eex leexsource code in Elixir14280G00000300Dapplication/x-adobe-acbac\#
        bcolour book of Adobe                                              1<060<00110000>A;cmessage/newsUse\#
        net article       140G0R001300000@c4A;c1GEapplication/vnd.oma.poc.groups+xml   14010U000000000applic\#
        ation/gnap-binding-rotation-jws0D000=000000000model/example  04210G000000000audio/vnd.dolby.heaac.2 \#
                  14010D001100000@b7application/aif+cbor14010R00000300Bapplication/vnd.mapbox-vector-tilemvt\#
        Mapbox vector tile       002I0H0<000800<image/vnd.microsoft.iconimage/x-iconico iconWindows icon1428\#
        0J00000300<application/x-msx-cassettecasMSX cassette0X010K000004000application/vnd.gentoo.xpakxpak0l\#
        060H001105000A;ctext/x-python2-tracebackpy2tb14010W000000000application/vnd.motorola.flexsuite.adsi \#
           0<0F0D00130400=@c4A;c1GEapplication/xspf+xmlxspfXSPF playlist14010[001100000@b7application/vnd.na\#
        to.bindingdataobject+cbor14000H00000@000chemical/x-cactvs-binarycbin cascii ctab                    \#
                                                                  04280A00000700?audio/x-optimfrogofr ofsOpt\#
        imFROG audio                                                                                        \#
                              0@21090E0000000font/sfntapplication/font-sfnt                                 \#
                                                                                                            \#
                                                                                                            \#
                                                               10000N001103000ATaapplication/x-mysql-misam-d\#
        atamyd                                                          14010Q000000000application/vnd.dvb.i\#
        pdcesgaccess0X000A000003000application/x-seasea                                                     \#
                                                                                                            \#
                       08010P00000300Dapplication/vnd.epson.quickanimeqamQuickAnime animation               \#
              0H080A000003000application/x-hwphwp0h060:00110100BA;ctext/x-rpcxsource code in RPC       14010\#
        N00000:00?application/vnd.rig.cryptonotecryptonoteCryptonote note0L0G1A001300000@c4A;c1GEapplication\#
        /vnd.openxmlformats-officedocument.spreadsheetml.pivotcacherecords+xml14010L00000300<application/vnd\#
        .ecowin.chartmagEcoWin chart                          140G0C00130300F@c4A;c1GEapplication/yin+xmlyin\#
        YANG data model in XML140G0C00130300F@c4A;c1GEapplication/lgr+xmllgrlabel generation rules          \#
                                                                                                            \#
                                                                                                            \#
             14010G00000300<application/vnd.panoplyplpPanoply plot14060A00110000MA;ctext/x-hosts-filedata in\#
         the format Hosts File0j060?00110600IA;ctext/livescriptls _lssource code in LiveScript0h060E00110200\#
        MA;ctext/x-witcher-scriptwssource code in Witcher Script0jP60@09110500AA;capplication/x-m4text/x-m4m\#
        4 mcsource code in M40P0G15001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentat\#
        ionml.tags+xml0P3Y0_0a110300IA_\application/vnd.oasis.opendocument.presentationapplication/x-vnd.oas\#
        is.opendocument.presentationodpOpenDocument presentation                                            \#
                                                                                                            \#
        0X280L000003000application/x-compressed-isocso0`060F001102000A;ctext/x-libtool-libraryla            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
             14010K00000400Aapplication/vnd.sealed.tiffstifSealed TIFF image0l060<001100000A;ctext/xml-dtd14\#
        010V000000000application/vnd.syncml.dm.notification                                                 \#
                                                                                                            \#
                                                                                                            \#
           14010I00000300=application/rpki-manifestmftRPKI manifest08210=000000000video/pointer14R80A0S000J0\#
        08application/x-hdfapplication/hdf5 application/x-hdf5hdf he5 h5 nc h4 hdf4 hdf5HDF data     0`080L0\#
        N000300@application/x-chrome-packageapplication/x-chrome-extensioncrxChrome extension14010I00000300D\#
        application/vnd.epson.ssfssfEpson print settings                                                    \#
                                                                                                    140G0O00\#
        130300F@c4A;c1GEapplication/patch-ops-error+xmlxererrors of an XML patch0D280;00000;000model/x.sf3mo\#
        d.sf3 sf3                                                                                           \#
                                                0h060O00110300WA;ctext/x-common-workflow-languagecwlsource c\#
        ode in Common Workflow Language00280Q00110300@A>[application/vnd.stardivision.drawsdaStarDraw drawin\#
        g0H0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xm\#
        l04210:000000000audio/tone14010D000004000application/vnd.psfspsfs14010G000000000application/vnd.sss-\#
        cod14080M00000000Bapplication/x-systemd-journaljournal of systemd08210:000000000video/ffv1          \#
                                                                                                            \#
                                                                                                            \#
             0\080P000007000application/x-neo-geo-pocket-romngp ngc14010B000000000application/kb+jwt        \#
                                                      140G0]001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-ue-\#
        init-config+xml0h060<00110100@A;ctext/x-vlangvsource code in V0h060H00110400PA;ctext/x-open-policy-a\#
        gentregosource code in Open Policy Agent0j060<00220900LA;cPUOtext/x-svsrcsv svh vhsource code in Sys\#
        temVerilog                                                                                          \#
                                                                                                            \#
        14060;00110400GA;ctext/x-cylccylcdata in the format Cylc                                            \#
                              0i070800110800?A;ctext/redred redsRed source code0l060<001104000A;ctext/x-feli\#
        xflxh0h0F0E00130900D@c4A;c1GEapplication/xproc+xmlxpl xprocsource code in XProc04210=000000000audio/\#
        evrcnw0                                                                            14060P00140<000@m\#
        \@c4A;c1GEapplication/x-apple-aspen-configmobileconfig0X280V001103000A_\application/vnd.openofficeor\#
        g.autotextbau0G070900110300BA;cmodel/objobjWavefront 3D model                                       \#
                                                                                                            \#
                                                                                                            \#
                                                       140G0M001300000@c4A;c1GEapplication/ibe-pkg-reply+xml\#
        0h060:00110:00BA;ctext/x-eclecl eclxmlsource code in ECL0D060F001103000A;capplication/x-excellondrl1\#
        4010G000000000application/rtploopback0h060>00110300FA;ctext/x-papyruspscsource code in Papyrus0L290K\#
        0E110300CQjDapplication/vnd.kde.kspreadapplication/x-kspreadkspKSpread spreadsheet0D010=000003009mod\#
        el/vnd.mtsmtsMTS model14010R00000300Bapplication/vnd.noblenet-directorynndNobleNet directory14010T00\#
        000300Tapplication/vnd.americandynamics.accaccAmerican Dynamics surveillance video14010M000000000app\#
        lication/vnd.ims.imsccv1p3    14010N000000000application/vnd.quarantainenet            04280;0900030\#
        0>audio/x-apeaudio/apeapeMonkey's Audio0X280G00000300Japplication/x-amiga-dmsdmsDMS image of an Amig\#
        a disk0D090S00000300Amodel/vnd.valve.source.compiled-mapbspSource engine map                   140G0\#
        R001300000@c4A;c1GEapplication/vnd.c3voc.schedule+xml0j060:00110800FA;ctext/x-idlidl pidlsource code\#
         in OMG IDL0D2Y0B001105000A_\model/step-xml+zipstpxz                                                \#
                                                                                                            \#
                 14010M00000300>application/sgml-open-catalogsocSGML catalogue0P010J00000800Napplication/vnd\#
        .sealed.pptsppt s1pSealed PowerPoint presentation0h060<00110300DA;ctext/x-quintqntsource code in Qui\#
        nt08280>00000300Nvideo/x-ms-wtvwtvrecorded television of Windows0n0G0:0N008h00:text/plaintext/x-tika\#
        -text-based-messagetxt text def list in fr brf no aart am apt bsh classpath cwiki mf data dsw egrm f\#
        t fn fv grm handlers ihtml jmx junit jx mdo pen pom project rnx roles schemas tld types vsl wsdd xar\#
        gs xcat xegrm xgrm xlex xlog xmap xroles xsamples xsp xtest xweb xwelcome aff arff b ballerina bazel\#
         comp dic fa faa fasta fastq fna fq gff gtf hex ihex inc lib lock off opam prj s19 sbv sigma smd soq\#
        l srec x xcconfig zon conf log ini nb pot ncl srt ac cnd dcl dsp ent g htc manifest m4 meta n3 pod r\#
        ng vm alias ase bom dbx dist elc gpr hlp key otp par pth r3d spl srl xsf asc es installplain text0H2\#
        80A00000300>application/x-xdvxdvXeTeX document0l060?00110400PA;ctext/x-cooklangcooktext with the mar\#
        kup of Cooklang1@000C000000000x-content/image-dcf0d070F00110400EA;ctext/vnd.wap.wmlscriptwmlsWMLScri\#
        pt source code0H280L000007000application/vnd.amazon.ebookazw kfx14010R000000000application/private-t\#
        oken-response0n0G080:110300<A;ctext/orgtext/x-orgorgOrg document18090K00000700Eapplication/pkcs8-enc\#
        ryptedp8e derencrypted private key08210:000000000video/jxsv0h060;00111400CA;ctext/x-xojoxojo_code xo\#
        jo_menu xojo_report xojo_script xojo_toolbar xojo_windowsource code in Xojo14010H000000000applicatio\#
        n/vnd.ipld.raw14010N000000000application/vnd.powerbuilder75                      140G0h00130400J@c4A\#
        ;c1GEapplication/vnd.openxmlformats-package.relationships+xmlrelsrelationships of a package0h060?001\#
        10000GA;ctext/x-procfilesource code in Procfile04280@0H000300>audio/x-musepackaudio/mpc audio/musepa\#
        ckmpcMusepack audio14010W000000000application/vnd.ntt-local.content-share0h060C00110200KA;ctext/x-un\#
        realscriptucsource code in UnrealScript0fDF0A0k110l00:A;capplication/x-phpapplication/php applicatio\#
        n/x-httpd-php text/php text/x-phpphp phtml php3 php4 ctp php5 phps phpt php7 php8 inc aw fcgiPHP scr\#
        ipt00290A00000300Qimage/vnd.ms-modimdiMicrosoft Office scanned document0j060<00110200DA;ctext/x-rage\#
        lrlsource code in Ragel140G0D00130500K@c4A;c1GEapplication/dssc+xmlxdsscDSSC security policy in XML0\#
        j070@00110400?A;capplication/yangyangYANG data model0H290K0R220500>@hdA_\application/vnd.apple.pages\#
        application/x-iwork-pages-sffpagespagesPages document140G0\001300000@c4A;c1GEapplication/vnd.3gpp.mc\#
        data-user-profile+xml04210C000000000audio/vorbis-config0T0G0H00130400A@c4A;c1GEapplication/voicexml+\#
        xmlvxmlVoiceXML dialogue0j060D00220300LAXJA;ctext/x-kaitai-structksysource code in Kaitai Struct0l4F\#
        0800110300KA;ctext/mdxmdxtext with the markup of MDX                                                \#
                                                                    14010J000000000application/vnd.keyman.km\#
        x   14010T00000300Eapplication/vnd.openblox.game-binaryobgOpenBlox game, binary0l060C001100000A;ctex\#
        t/x-cbm-basic-v2                                0X080A00000300Aapplication/x-rparpaarchive of Ren'Py\#
        08210;000000000video/bt656                                        14080A00000400Fapplication/x-dmpmd\#
        mpmemory dump of Windows140G0M001300000@c4A;c1GEapplication/vnd.nokia.pcd+xml14000K000000000applicat\#
        ion/remote-printing                                                                                 \#
                                        140G0M00130300E@c4A;c1GEapplication/oebps-package+xmlopfEPUB package\#
         document   14010K000000000application/vnd.3gpp.5gsa2x                                              \#
                                                                       0h060;00110400CA;ctext/x-aleoaleosour\#
        ce code in Aleo14010H001100000@b7application/vnd.ocf+cbor14010M00000700Eapplication/vnd.smart.teache\#
        rteacherSMART Notebook lesson0X080R001107000AK5application/x-lrzip-compressed-tartar.lrz            \#
                                                       04200?000000000audio/vnd.qcelp                       \#
                                                                                                            \#
                                   140G0S001300000@c4A;c1GEapplication/vnd.3gpp2.bcmcsinfo+xml140Q0C00000000\#
        Gapplication/edi-x12EDI message in ANSI X12140G0S001300000@c4A;c1GEapplication/vnd.3gpp.srvcc-info+x\#
        ml14060;00110300GA;ctext/x-mpl2mpldata in the format MPL210080Q001104000A51application/x-kexiproject\#
        -sqlite2kexi14000F00000B000chemical/x-mopac-inputmop mopcrt zmt mpc                                 \#
                                       0h060<00110500DA;ctext/x-jisonjisonsource code in Jison04210800000000\#
        Haudio/l8uncompressed 8-bit audio14010C000000000application/nasdata140G0M00130350P@c4A;c1GEapplicati\#
        on/vnd.syncml.dm+xmlxdmutf-8SyncML device management message14280G000000009application/x-quake-bspQu\#
        ake map                                                                                             \#
                                                                                                  0h060=0011\#
        0600EA;ctext/x-smithysmithysource code in Smithy00210E00000300Aimage/vnd.tencent.taptapTencent TAP i\#
        mage                 14010R000000000application/vnd.ecowin.filerequest14010V000000000application/vnd\#
        .motorola.flexsuite.fis                                                                             \#
                                                        0h060?00110200GA;ctext/x-modelicamosource code in Mo\#
        delica                                                                                              \#
                                0`080D001204000A3o0gVapplication/vnd.snapsnap14010O00000000Mapplication/vnd.\#
        cups-postscriptPostScript print job for CUPS0`000G00000300Bapplication/vnd.rim.codcodBlackBerry prog\#
        ram0h280C00000300=application/x-spirvspvSPIR-V module                                               \#
                                                                                                            \#
                         14080U0O0004000application/x-nintendo-3ds-executableapplication/x-nintendo-3ds-3dsx\#
        3dsx00390a0c110300KA_\application/vnd.oasis.opendocument.image-templateapplication/x-vnd.oasis.opend\#
        ocument.image-templateotiOpenDocument image template0l0608001103000A;ctext/kalkal              0`280\#
        H0L1108007@K<application/x-executableapplication/x-executable-elfelf so oprogram14080K001100000@<Aap\#
        plication/x-itunes-bplist140G19001300000@c4A;c1GEapplication/vnd.openxmlformats-package.digital-sign\#
        ature-xmlsignature+xml140F0H001308000@c4A;c1GEapplication/metalink+xmlmetalink140G0c001300000@c4A;c1\#
        GEapplication/vnd.3gpp.mcdata-affiliation-command+xml14010C00000300;application/vnd.dzrdzrDzr licens\#
        e1@000D000000000x-content/audio-cdda0H0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedoc\#
        ument.wordprocessingml.footer+xml0H010R000000000application/vnd.afpc.foca-codepage0h060>00110300FA;c\#
        text/x-lolcodelolsource code in LOLCODE14000A000005000application/hjsonhjson14000D000003000chemical/\#
        x-mopac-outmoo0j@60=00110O00=A;ctext/x-pascalp pas dpr pp dfm lpr pascal incPascal source0h060O00110\#
        300WA;ctext/x-apollo-guidance-computeragcsource code in Apollo Guidance Computer160G0M001600000AEi@A\#
        R0RAA;c0_O1K9application/vnd.shopkick+json0h060=00110300EA;ctext/x-nickelnclsource code in Nickel142\#
        80R00000000Dapplication/x-hadoop-sequence-fileHadoop sequence file14010N000000000application/vnd.upl\#
        anet.signal0h060@00110600HA;ctext/x-maxscriptmcr mssource code in MAXScript0X080A00000;00;applicatio\#
        n/x-xarxar xip pkgXAR archive                                                       14010V000000000a\#
        pplication/vnd.syncml.ds.notification                                                       10280E00\#
        1107000@Giapplication/x-mbtilesmbtiles                                                           0h0\#
        60U00110300]A;ctext/x-parrot-internal-representationpirsource code in Parrot Internal Representation\#
        14010R000000000application/vnd.apache.thrift.json14010M00000900Bapplication/prs.rdf-xml-cryptrdf-cry\#
        ptencrypted RDF data14010V00000300@application/vnd.osgeo.mapguide.packagemgpMapGuide package        \#
                                                     14010I000003000application/vnd.pg.formatstr14010V000000\#
        000application/vnd.yamaha.tunnel-udpencap18890D00000;00Lapplication/pkix-crlcrl der pemlist of revok\#
        ed certificates0`3X0W00220300CQ4IA_\application/vnd.android.package-archiveapkAndroid application0k0\#
        60>00111d00CA;ctext/x-glslsrcvert glsl frag fp frg fsh fshader geom glslf glslv gshader rchit rmiss \#
        shader tesc tese vrx vs vsh vshader geo fs gssource code in GLSL0h060900110:00AA;ctext/x-oxox oxh ox\#
        osource code in Ox140G0P001300500@c4A;c1GEapplication/vnd.omads-folder+xmlutf-814080B00000300>applic\#
        ation/x-doomwadDoom game data0l060A00110G000A;ctext/x-google-sqlgooglesql googlesql.sql140G0R0013050\#
        0J@c4A;c1GEapplication/mediaservercontrol+xmlmscmlMSCML media server command0h060;00110C00CA;ctext/x\#
        -gosugsx vark gsp gs gstsource code in Gosu0XR80@0>000200Bapplication/x-xzapplication/xzxzxz-compres\#
        sed data14000>000003000chemical/x-hinhin0m070E00110300=A;ctext/vnd.fmi.flexstorflxFlexStor data     \#
                                                0h060:00110300BA;ctext/x-txltxlsource code in TXL1<010G00000\#
        300=multipart/voice-messagevpmvoice message   16070I001200000AXJA;capplication/asyncapi+yaml0h060:00\#
        1103000A;ctext/x-mocmoc002H0@00000300Bimage/vnd.ms-ddsddsDirectDraw surface0j060A00110>00JA;ctext/x-\#
        standardmlfun sml ml sigsource code in Standard ML14080J000007000application/x-spectrum-d80d40 d80  \#
                       14060A00110800MA;ctext/x-oasv2-yamlyaml ymldata in the format OASv2-yaml             \#
                                                                                                            \#
                                                                               0h060E00110:00FA;capplication\#
        /x-befungebefunge bfsource code in Befunge140G0R001300000@c4A;c1GEapplication/vnd.3gpp.srvcc-ext+xml\#
          04290=00000800Baudio/prs.sidsid psidCommodore 64 music               0H391700230400=P>GA_\1>[appli\#
        cation/vnd.openxmlformats-officedocument.wordprocessingml.templatedotxWord template14890D0D000800<ap\#
        plication/vnd.nitfimage/nitf image/ntfntf nitfNITF imagery0h060?00110400GA;ctext/x-euphoriae exsourc\#
        e code in Euphoria140G0G00130300?@c4A;c1GEapplication/xcap-ns+xmlxnsXCAP namespaces000G0Q00130400?@c\#
        4A;c1GEapplication/vnd.balsamiq.bmml+xmlbmmlBalsamiq mockup14010@00000400Lapplication/atfxatfxASAM m\#
        easurement data in XML0h060:00110300BA;ctext/x-nitnitsource code in Nit                             \#
                                                                                              04210>00000000\#
        0audio/melp2400                        0l060B001104000A;ctext/vnd.iptc.anpaanpa14010?000003000applic\#
        ation/cwlcwl                                                                                        \#
                                                                                                            \#
        0h060>00110700FA;ctext/x-omgroflomgroflsource code in Omgrofl14010J00000400Capplication/vnd.xmpie.xl\#
        imxlimXMPie XLIM document                                                                           \#
                                                                                                            \#
                                                                    14010E000000000application/index.obj0h06\#
        0=00110600EA;ctext/x-scenicscenicsource code in Scenic                                              \#
                                                                                                            \#
                 0h060>00110200FA;ctext/x-crystalcrsource code in Crystal                                   \#
                                                                                                         0\2\#
        80P000000000application/x-commodore-g64-disk                                                        \#
                                              14010J000000000application/moss-signature                   0h\#
        060=00110500EA;ctext/x-hiveqlhql qsource code in HiveQL                                             \#
                                                                                                       14010\#
        ?00000300Happlication/amlamlAutomationML plant model1=4G0>00110T00<A;cmessage/rfc822eml mime mht mht\#
        ml mail mbox art msgmail message17060E00110;00^A;ctext/x-debian-controldsc changesdata in the format\#
         Debian Package Control File140G0E001306000@c4A;c1GEapplication/senml+xmlsenmlx14060C001305000@c4A;c\#
        1GEapplication/x-qbrewqbrew14010>000000000application/vc0`200N00000000=application/x-amiga-executabl\#
        eAmiga program                                                                             14060@001\#
        10200LA;ctext/x-kickstartksdata in the format Kickstart                                  00280;00000\#
        3000image/x-dibdib                                                                          14000N00\#
        0008000chemical/x-gaussian-checkpointfch fchk                                                       \#
                                                             160G0E00160900WAEi@AR0RAA;c0_O1K9application/sp\#
        dx+jsonspdx.jsonSPDX software bill of materials in JSON14010Z000000000application/trust-mark-status-\#
        response+jwt14280M000008000application/x-devicetree-blobdtb dtbo0l060:001100000A;ctext/x-ptx0`000C00\#
        0003000application/x-glulxulx                                                             140G0E0013\#
        0400N@c4A;c1GEapplication/dskpp+xmlxmlsDSKPP key provisioning message0h060O00110700WA;ctext/x-module\#
        -management-systemmms mmksource code in Module Management System0l060:001103000A;ctext/x-sfvsfv14280\#
        E000003000application/x-msmoneymny14010P000003000application/vnd.exstream-packagepub14010G00000500Ca\#
        pplication/cdmi-objectcdmioCDMI storage object0j@60?00110X008A;ctext/x-makefilemak mk make makefile \#
        mkfile d Plo Po Tpomakefile                                                                         \#
                             00210P00000300Himage/vnd.airzip.accelerator.azvazvAirZip Accelerator image     \#
                                                                                                04210;000000\#
        000audio/g729d                                                                                      \#
                                                                                               0\080B0000040\#
        0>application/x-cramcramCRAM sequences140G0I001303000@c4A;c1GEapplication/vnd.sycle+xmlscl180>0A0011\#
        0;00MA;ctext/x-public-keyasc pem pubdata in the format Public Key04210<000000000audio/evrcb114080K00\#
        000000Capplication/x-perl-storablestored data of Perl          14060K00110300WA;ctext/x-edje-data-co\#
        llectionedcdata in the format Edje Data Collection0D080@00000300?model/x-cinema4dc4dCinema 4D scene0\#
        h060;00110100CA;ctext/x-cwebwsource code in CWeb0h060=00110200EA;ctext/x-s-langslsource code in S-La\#
        ng                                               14060J001100000A;capplication/x-gimp-palette       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                       10280D00000600?application/x-duckdbduckdbDuckDB database                             \#
                                                                                                            \#
                                                                                      14010?000000000applica\#
        tion/cwt          0\280O000007000application/x-gameboy-color-romgbc cgb0<0G0J001303000@c4A;c1GEappli\#
        cation/dash-patch+xmlmpp14280E00000700Dapplication/x-btsnoopbtsnooppackets of Bluetooth             \#
                                                          0l070=00110000=A;ctext/enrichedenriched text      \#
                                            08200=00000200Evideo/x-ms-wmwmWindows Media content            0\#
        h0F0A00110300IA;ctext/x-processingpdesource code in Processing                                      \#
                                                               14010G000000000application/vnd.dvb.pfr14010J0\#
        0000200:application/vnd.pmi.widgetwgPMI widget14080K00000800=application/x-metal-librarymetallibMeta\#
        l library                                                              0l070C001100000A;ctext/prs.pr\#
        op.logic           0j060>0B220300BA;cQ88text/x-objcsrctext/x-objective-cm hObjective-C source0j060;0\#
        0110200CA;ctext/x-llvmllsource code in LLVM                                                         \#
                                         140G0Q001300000@c4A;c1GEapplication/mbms-msk-response+xml0`280G0000\#
        0400Gapplication/x-java-jmodjmodJava module for linking           0X000H000003000application/x-compr\#
        essedrar                                                                         14010T00000300Dappl\#
        ication/vnd.antix.game-componentatxAntix game component14010U000007000application/vnd.cryptomator.en\#
        cryptedc9r c9s14060A00110000MA;ctext/x-udev-rulesdata in the format udev Rules                      \#
                                                                                    0P0G1>001300000@c4A;c1GE\#
        application/vnd.openxmlformats-officedocument.presentationml.handoutmaster+xml0l060:001103000A;ctext\#
        /x-usdusd0j060:00110300BA;ctext/x-nixnixsource code in Nix14010R00000900Aapplication/vnd.ericsson.qu\#
        ickcallqcall qcaQuickCall request00280D00000<00Dimage/x-paintshoppropsp pspimagePaint Shop Pro image\#
        0\000L000003000application/x-atari-2600-roma26140G0M001300000@c4A;c1GEapplication/vnd.3gpp.gmop+xml1\#
        4010D00000400=application/vnd.jispjispJISP icon set0H0G19001300000@c4A;c1GEapplication/vnd.openxmlfo\#
        rmats-officedocument.wordprocessingml.styles+xml0h060@00110400HA;ctext/x-redscriptredssource code in\#
         Redscript140F0[001300000@c4A;c1GEapplication/vnd.ms-printing.printticket+xml14060C00110M00OA;ctext/\#
        x-kicad-layoutkicad_pcb kicad_mod kicad_wksdata in the format KiCad Layout00390X0Z110300BA_\applicat\#
        ion/vnd.oasis.opendocument.imageapplication/x-vnd.oasis.opendocument.imageodiOpenDocument image14000\#
        H000003000application/x-msschedulescd0l060;001104000A;ctext/x-cadlcadl0`280I0M000700?application/x-p\#
        ython-codeapplication/x-bytecode.pythonpyc pyocompiled Python0H010F00000300=application/vnd.hp-pclpc\#
        lPCL print job08280?0G1108009AC:video/x-msvideovideo/avi video/msvideoavi divxAVI video04200:0000030\#
        00audio/silksil                                                                                     \#
                                                                                                            \#
        18010J00000200Eapplication/pkix-attr-certacattribute certificate18880Q000003000application/x-x509-ds\#
        a-parameterspem                                                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                               0X080O00110:00JA@oapplication\#
        /x-xz-compressed-tartar.xz txztar archive, xz-compressed                                            \#
                                                                        0H010S00000300Bapplication/vnd.fujix\#
        erox.docuworksxdwDocuWorks document       14010R00000500@application/vnd.mediastation.cdkeycdkeyMedi\#
        aStation key      0h060>00110200FA;ctext/x-harbourhbsource code in Harbour                          \#
                      14010E000000000application/index.vnd                                  14090@000004000a\#
        pplication/bufrbufr                                                                                 \#
                                                                                                            \#
                                                                                                     14060>0\#
        0230000SA;c@c41GEtext/x-ant+xmldata in the format Ant Build System                                  \#
                                                                      08280I001106000A_\application/zip+dotl\#
        ottielottie140G0T001300000@c4A;c1GEapplication/vnd.etsi.iptvsad-cod+xml                             \#
                                                                                                            \#
         0j060G00110300OA;ctext/x-literate-haskelllhssource code in Literate Haskell                0j060?00\#
        110300GA;ctext/x-isabellethysource code in Isabelle0`280H001107000@1oapplication/x-source-rpmsrc.rpm\#
        0@290:00000500:font/woff2woff2WOFF2 font                                                            \#
                                                                                       00010N00000300Japplic\#
        ation/vnd.micrografx.igxigxMicrografx iGrafx document                                               \#
                                                                                                            \#
                                                                          0H010]00000300Capplication/vnd.fuj\#
        ixerox.docuworks.containerxctDocuWorks container                                                    \#
          14010F00000700<application/vnd.grafeqgqf gqsGrafEq graph                                          \#
                      14290@0V000H000application/gribapplication/x-grib application/x-grib2grb grb1 grb2 gri\#
        b grib208210B000000000video/jpeg2000-scl0f060:0A110800>A;ctext/x-cshapplication/x-cshcsh tcshC shell\#
         script0h060;00110400CA;ctext/x-mlirmlirsource code in MLIR14000F00000<000application/x-sas-viewsv7 \#
        sas7bvew1<010D000000000multipart/header-set140G0D00130400C@c4A;c1GEapplication/mods+xmlmodsMODS libr\#
        ary record14010X000000000application/vnd.nokia.isds-radio-presets14280F00000300Papplication/x-java-c\#
        dsjsashared classes of a Java runtime0j060:00110?00BA;ctext/x-gapg gap gi gd tstsource code in GAP14\#
        0G0E001300000@c4A;c1GEapplication/nlsml+xml0D080F00000300Eapplication/x-ft-dracodrcDraco compressed \#
        mesh14010a001100000@b7application/vnd.3gpp.seal-data-delivery-info+cbor14070?00110400MA;ctext/csv-sc\#
        hemacsvsdata in the format CSV Schema0j060;00110<00CA;ctext/x-yaccy yacc yy ypsource code in Yacc140\#
        00D000003000chemical/x-mopac-vibmvb0`070P00110350SA;ctext/vnd.sun.j2me.app-descriptorjadutf-8descrip\#
        tor of a Java ME application140G0M00130700R@c4A;c1GEapplication/vnd.cyclonedx+xmlcdx.xmlCycloneDX bi\#
        ll of materials in XML                                      0j060<00110U00<A;ctext/x-ocamlml mli oca\#
        ml eliom mll mly eliomi ml4OCaml source0D0_0:00220<00:QjDA;cmodel/vrmlwrl vrml vrmVRML scene0l060<00\#
        110500MA;ctext/x-templtempltext with the markup of templ14060A00110000MA;ctext/x-record-jardata in t\#
        he format Record Jar                                                         0h060900110200AA;ctext/\#
        x-hyhysource code in Hy14010U00000300Oapplication/vnd.qualcomm.brew-app-resbarresources of a BREW ap\#
        plication140G0M001300000@c4A;c1GEapplication/media_control+xml                   0H080C001200000@RP0\#
        SNapplication/x-bzdvi                                                     0h060?00110100GA;ctext/x-p\#
        icolisplsource code in PicoLisp                                                                     \#
                                                                                                            \#
                                                                                         002909000003000imag\#
        e/jphjph                                                                                       14010\#
        M000000000application/vnd.tri.onesource0`280K00000000=application/x-ruby-bytecodecompiled Ruby0n060=\#
        0N110:00NA;ctext/x-bibtexapplication/x-bibtex-text-filebib bibtextext with the markup of BibTeX14000\#
        B000000000application/x-dzip0l060?00110000EA;ctext/x-vim-helptext in Vim Help File0i060C00110300KA;c\#
        text/x-csound-scorescosource code in Csound Score140G0[001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-\#
        user-profile+xml                                   1@000F000000000x-content/audio-player            \#
                                                                                                            \#
                                                                                                        0P29\#
        0N0H110700GQjDapplication/vnd.kde.kpresenterapplication/x-kpresenterkpr kptKPresenter presentation14\#
        000J00000<000application/x-sas-putilitysp7 sas7bput0d4F0@00230300>@c4A;c1GEtext/x-componenthtcHTML c\#
        omponent14010O00000300Iapplication/vnd.immervision-ivuivuImmerVision panorama link0L390^00240400HQg_\#
        A_\0>G1>[application/vnd.ms-excel.addin.macroenabled.12xlamExcel add-in with macros0j060C00110200KA;\#
        ctext/x-actionscriptassource code in ActionScript14010K00000300?application/vnd.ibm.minipaympyMiniPa\#
        y payment0i060;00110400CA;ctext/x-iconiconsource code in Icon0P280T00110700HA>[application/vnd.stard\#
        ivision.impresssdd sdaStarImpress presentation0i060:00110300BA;ctext/x-leoleosource code in Leo     \#
                           04210:000000000audio/vdvi                                                        \#
                             14010H000000000application/vnd.oma.push                       00280=00000700<im\#
        age/x.niftinii hdrNIfTI volume                                                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                             14010J00000400Happlication/vnd.xmpie.ppkgppkgXMPie production p\#
        ackage                                                                                              \#
                                                                      0h060;00110400CA;ctext/x-gamlgamlsourc\#
        e code in GAML          00290900000300=image/jxljxlJPEG XL image0h060<00110>00DA;ctext/x-praatpraat \#
        proc pscsource code in Praat04210K000000000audio/vnd.rhetorex.32kadpcm14280L000003000application/gnu\#
        net-directorygnd04210:00000300;audio/ilbclbciLBC speech                                  0F060F00110\#
        400GA;capplication/x-openscadscadsource code in OpenSCAD                    0h060A00110600IA;ctext/x\#
        -quickbasicbas bisource code in QuickBASIC                                                          \#
            14880F00000000?application/x-svn-dumpSubversion dump14060F00110100RA;ctext/x-directx-3d-filexdat\#
        a in the format DirectX 3D File              0h060=00110300EA;ctext/x-fluentftlsource code in Fluent\#
                                                        14000J000000000application/vnd.ah-barcode           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                     04280;0\#
        01203000@`M141audio/x-m4rm4r14000B0L0000000application/x-dumpapplication/x-tika-unix-dump14010K00000\#
        300=application/vnd.openeye.oeboebOEB molecules14280B00000000>application/x-cbfscoreboot image140G0D\#
        00130400J@c4A;c1GEapplication/ccmp+xmlccmpconference control message14010J00000000Happlication/wordp\#
        erfect5.1WordPerfect 5.1 document0l060A00110:000A;ctext/x-typoscripttyposcript0h060D00110300LA;ctext\#
        /x-kakounescriptkaksource code in KakouneScript140G0Q001300000@c4A;c1GEapplication/vnd.etsi.iptvsync\#
        +xml04210;000000000audio/g722114280L00000200>application/x-qt-translationqmQt translation14080J00000\#
        3000application/x-spectrum-rzxrzx160G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.seis+json14010J000\#
        000000application/vnd.fut-misnet                                                                    \#
         0L0G1D001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.volatiledepende\#
        ncies+xml14010B000000000application/oscore08210I000000000video/vnd.motorola.videop                  \#
                                                                  0l060G00110300XA;ctext/x-srecode-templates\#
        rttext with the markup of SRecode Template                              0@090F0:000300Napplication/f\#
        ont-tdpfrfont/tdpfrpfrTrueDoc portable font resource     14010O00000300Dapplication/vnd.immervision-\#
        ivpivpImmerVision panorama                                                                          \#
              00280;001103000AC:image/x-cmxcmx14000D00000200Iapplication/cu-seemecuCU-SeeMe video conference\#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                               00280@000003000image/x-paintn\#
        etpdn14080I000003000application/x-sas-data-v6sd2                                                    \#
                                                                                                            \#
                                                                                                            \#
         18200M00000300Japplication/vnd.ms-pki.seccatcatWindows security catalogue                          \#
                                                                                                            \#
                                                                                14010B000000000application/v\#
        c+jwt                                                     14280C00110500;A_\application/x-keraskeras\#
        Keras model                                                 140G0W001300000@c4A;c1GEapplication/vnd.\#
        3gpp.seal-group-doc+xml                                                                0l070E0011000\#
        00A;ctext/rtp-enc-aescm128                                                                          \#
                                              160G0G001600000AEi@AR0RAA;c0_O1K9application/tlsrpt+json      \#
                                                                              14060H001307000@c4A;c1GEapplic\#
        ation/atomserv+xmlatomsrv                                                                           \#
                     00200H000003000image/x-coreldrawpatternpat                             04210M00000300Ma\#
        udio/atrac-advanced-losslessaalATRAC Advanced Lossless audio0h060C001305000@c4A;c1GEapplication/x-gl\#
        adeglade14060F001107000A;ctext/x-dbus-activationservice                                             \#
                                        14010P000000000application/vnd.infotech.project                     \#
                          0h010P00000700@application/vnd.macports.portpkgportpkgMacPorts package            \#
            14000D000002000chemical/x-swissprotsw                                                           \#
                                                             0h060B00110300JA;ctext/x-mirc-scriptmrcsource c\#
        ode in mIRC Script14010E000000000application/tzif-leap      0n460Q00110<00bA;ctext/x-velocity-templa\#
        te-languagevm vtl fhtmltext with the markup of Velocity Template Language14280E00000700Bapplication/\#
        x-osm-pbfosm.pbfOpenStreetMap data08280;000003000video/x-flcflc14010K00000300@application/vnd.cosmoc\#
        allercmcCosmoCaller data14010P000000000application/vnd.renlearn.rlprint0\280J00110000E@gVapplication\#
        /x-android-bootboot image of Android140Q0C00000000Fapplication/edifactEDI message in EDIFACT        \#
                                                                                           14010M00000400@ap\#
        plication/vnd.crick.clickerclkxClicker grid set                                                     \#
                                   14010H000000000application/vnd.dvb.dvbj                                  \#
                                                                              14010I000000000application/vnd\#
        .nokia.ncd14010O000000000application/vnd.f-secure.mobile                    1<010A000000000message/o\#
        http-res                 14010Q000004000application/vnd.crypto-shade-filessvc                       \#
           0\080G0B0004000application/x-vhdx-diskapplication/x-vhdxvhdx140G0G00130300J@c4A;c1GEapplication/r\#
        eginfo+xmlrifstate of SIP registrations0X2Y0T001104000A_\application/vnd.belightsoft.lhzl+ziplhzl140\#
        10K00000000Aapplication/vnd.cups-rasterCUPS raster image                   0f060H00110900CA;capplica\#
        tion/x-fishscriptfish loadsource code in fish0D070=001303009@c4A;c1GEmodel/vnd.vtuvtuVTU model      \#
                                                                                     0h060<00110000DA;ctext/\#
        x-xmakesource code in Xmake          10280H00000300>application/x-redis-dumprdbRedis snapshot    142\#
        80D00000600;application/x-netcdfnc cdfNetCDF data                                                   \#
                                                                                                          14\#
        010C00000300Capplication/vnd.vcxvcxVirtualCatalog data140?0H00110300NA;capplication/vnd.cups-ppdppdP\#
        ostScript printer description                                                                       \#
                                1@000C000000000x-content/video-dvd          18890B00000?00Kapplication/pkcs1\#
        0p10 csr der pemcertificate signing request                                                         \#
                                           0X000E000003000application/x-freearcarc0X080I000003000application\#
        /x-pak-archivepak   14R80I2L000000Bapplication/x-ole-storageapplication/cdfv2 application/cdfv2-corr\#
        upt application/x-cfb application/x-tika-msoffice application/x-tika-msoffice-embedded application/x\#
        -tika-starofficeOLE2 compound file0L0G1:001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocum\#
        ent.spreadsheetml.pivottable+xml0P0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocumen\#
        t.presentationml.slidelayout+xml140G0P00130350I@c4A;c1GEapplication/vnd.syncml.dmddf+xmlddfutf-8Sync\#
        ML device description14010D00000<009application/vnd.ufdlufd ufdl frmUFDL form0H010D000000000applicat\#
        ion/vnd.curl                                                                                        \#
              14000S000000000application/vnd.google-apps.unknown14000K000004000chemical/x-macromodel-inputmm\#
        od                                            00160g0a2404000A_\@c4A;c1GEapplication/vnd.ms-visio.te\#
        mplate.macroenabled.main+xmlapplication/vnd.ms-visio.template.macroenabled.12vstm                   \#
                                            14060H00110700TA;ctext/x-valve-data-formatvdf vmfdata in the for\#
        mat Valve Data Format0h060;00110400CA;ctext/x-gologolosource code in Golo14010N00000300Eapplication/\#
        vnd.tmobile-livetvtmoT-Mobile live TV link1@000E000000000x-content/blank-hddvd160G0J001600000AEi@AR0\#
        RAA;c0_O1K9application/vnd.xacml+json14060B00110300NA;ctext/x-tsplib-datatspdata in the format TSPLI\#
        B data                                                           140G0R00130600F@c4A;c1GEapplication\#
        /vnd.route66.link66+xmllink66Route 66 location link                                                 \#
                                                                                   14010T000000000applicatio\#
        n/vnd.nokia.landmark+wbxml                                                                          \#
                                                                                                            \#
                        0h460A00110300IA;ctext/x-glimmer-tsgtssource code in Glimmer TS00280A000008000image/\#
        x-quicktimeqtif qif                                                                                 \#
           0l060<001100000A;ctext/example                     140G0V001303000@c4A;c1GEapplication/vnd.openst\#
        reetmap.data+xmlosm14010X001100000@b7application/concise-problem-details+cbor                       \#
                                                                                                            \#
                                                           140G0d001300000@c4A;c1GEapplication/vnd.3gpp.mcvi\#
        deo-affiliation-command+xml14010S000000000application/vnd.uplanet.alert-wbxml                       \#
                                          04290<00000;00<audio/atrac3at3 aa3 omgATRAC3 audio0H0G1@001300000@\#
        c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml04210I000009\#
        00Qaudio/vnd.nuera.ecelp4800ecelp4800Nuera ECELP speech at 4,800 bit/s160G0S001600000AEi@AR0RAA;c0_O\#
        1K9application/vnd.aplextor.warrp+json0T0G0S00130400C@c4A;c1GEapplication/vnd.pwg-xhtml-print+xmlxht\#
        mXHTML page to print14080J000003000application/x-spectrum-pzxpzx160G0J001600000AEi@AR0RAA;c0_O1K9app\#
        lication/vnd.micro+json0X010G000007000application/vnd.genozipgenozip                                \#
                     0h060;00110400CA;ctext/x-shenshensource code in Shen0l060H001100000A;ctext/vnd.si.urica\#
        talogue04290=00110000=Q\Iaudio/amr-wb+AMR-WB+ audio                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                               140@0M000004000application/x-virtualbox-vboxv\#
        box14060@00110200LA;ctext/x-easybuildebdata in the format Easybuild                              140\#
        G0\001300000@c4A;c1GEapplication/vnd.3gpp.seal-mbs-usage-info+xml                                   \#
                                  18080P00120700DAYOAVcapplication/x-pkcs7-certificatesp7b spcPKCS #7 certif\#
        icates14000I000003000chemical/x-vamas-iso14976vms14060?00110000KA;ctext/x-xcomposedata in the format\#
         XCompose16060@00110000LA;ctext/x-go-moduledata in the format Go Module                             \#
                                                                                                            \#
        0X280Q001100000A_\application/x-vnd.datapackage+zip                                                 \#
                                        0l060<001102000A;ctext/x-r-docrd                                    \#
                              140F0H001303000@c4A;c1GEapplication/x-dtbncx+xmlncx                           \#
                                                                                                            \#
                                                                                                            \#
                            140G0I001304000@c4A;c1GEapplication/route-usd+xmlrusd                           \#
                                                                                                            \#
                                                                   140G0U001300000@c4A;c1GEapplication/vnd.n\#
        okia.iptv.config+xml                                                                                \#
                                                                                                            \#
                                          0`280F0B110300P@K<application/x-coredumpapplication/x-coreelfmemor\#
        y dump of a crashed program14010\00000600Dapplication/vnd.cluetrust.cartomobile-configc11amcCartoMob\#
        ile settings0l060=001106000A;ctext/x-promqlpromql160G0H001600000AEi@AR0RAA;c0_O1K9application/eat-bu\#
        n+json                             00290>000004000image/vnd.clipclip160G0J001600000AEi@AR0RAA;c0_O1K\#
        9application/vnd.siren+json140G0O001300000@c4A;c1GEapplication/vnd.oma.cab-pcc+xml0l060;001100000A;c\#
        text/x-mxml14010G00000300Dapplication/vnd.hp-jlytjltHP Indigo job layout0H280[001104000A_\applicatio\#
        n/vnd.adobe.indesign-idml-packageidml0<060?0=1108008A;caudio/x-mpegurlaudio/mpegurlm3u m3u8playlist1\#
        8880F00000?000application/x-x509-keyder key pem pub0h0F0D001304000@c4A;c1GEapplication/xaml+xmlxaml \#
                                                                                                  0D010V0000\#
        00000model/vnd.rosette.annotated-data-model140G0B00130C00C@c4A;c1GEapplication/xv+xmlmxml xhvml xvml\#
         xvmMXML user interface                                                                             \#
                                                                                                            \#
        140G0O00130000E@c4A;c1GEapplication/conference-info+xmlstate of a conference          18280K00000300\#
        Gapplication/x-gnupg-trustdbgpgtrust database of GnuPG04200E000003000audio/vnd.audible.aaxaax       \#
                                                                                                            \#
              14010C000003000application/vnd.wqdwqd140G0P001300000@c4A;c1GEapplication/vnd.radisys.msml+xml0\#
        H080A001103000@@Mapplication/x-wwfwwf                                                               \#
                  0h060<00110@00DA;ctext/x-mirahdruby mirah dubysource code in Mirah140G0L001300500@c4A;c1GE\#
        application/poc-settings+xmlutf-80h060?00110700KA;ctext/x-openedgep cls wsource code in OpenEdge ABL\#
                                                           14010H000000000application/vnd.sbm.mid20@000F0000\#
        03000application/x-font-snfsnf16060D001603000AEi@AR0RAA;c0_O1K9application/har+jsonhar     04210G000\#
        000000audio/vnd.dolby.pulse.10h060>00110200FA;ctext/x-cangjiecjsource code in Cangjie               \#
                                                                                                            \#
                      1:0G0H00160400DAEi@AR0RAA;c0_O1K9application/jwk-set+jsonjwksset of JSON web keys16060\#
        :00112100FA;ctext/x-iniini cfg cnf container dof lektorproject network prefs url inf frm mount pro p\#
        roperties service socket target timer knsrc notifyrcdata in the format INI04280<00000000Baudio/x-nis\#
        tNIST SPHERE speech08210B00000300:video/vnd.dvb.filedvbDVB stream04290>0@110700>A]eaudio/matroskaaud\#
        io/x-matroskamka mkvMatroska audio14000I00000<000application/x-sas-utilitysu7 sas7butl14010J00110900\#
        HA^Lapplication/vnd.fdsn.mseedmseed msdminiSEED seismic records                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                     14010G000000000applicat\#
        ion/vnd.wfa.dpp                               14010L000000000application/vnd.sketchometry140G0E00130\#
        900A@c4A;c1GEapplication/inkml+xmlink inkmlInkML handwriting14080B00000400:application/x-onnxonnxONN\#
        X model0l070<001100000A;ctext/vnd.gml0\080L00000700Aapplication/x-parallels-diskhds hdddisk of Paral\#
        lels                                                         0X280A00000300=application/x-vpkvpkValv\#
        e package                                                                                           \#
                                                         140G0D00130050<@c4A;c1GEapplication/beep+xmlutf-8BE\#
        EP message04290?0A000900Daudio/mp4a-latmaudio/x-mp4a-latmlatm loasMPEG-4 audio in LATM0j060:00110Q00\#
        BA;ctext/x-hclhcl tf nomad tfvars tofu workflowsource code in HCL14010F000000000application/vnd.netf\#
        px0l060:001100000A;ctext/x-cel0h060;00110400CA;ctext/x-ispcispcsource code in ISPC14080K0A0000000app\#
        lication/x-fat-diskimageapplication/x-ima14010I00000300Bapplication/vnd.visionaryvisVisionary docume\#
        nt               0h060:00110700BA;ctext/x-aslasl dslsource code in ASL140G0C00130300I@c4A;c1GEapplic\#
        ation/fdt+xmlfdtFLUTE file delivery table0H890?0C000300=application/fdfapplication/vnd.fdffdfPDF for\#
        m data14010H000000000application/vnd.httphone                                                       \#
                              140G0f001300000@c4A;c1GEapplication/vnd.dvb.notif-ia-registration-response+xml\#
        14060@00110900LA;ctext/x-c-objdumpc-objdumpdata in the format C-ObjDump14010G00000300Oapplication/vn\#
        d.wap.sicsiccompiled WAP service indication                                                         \#
                                                                                                 0H290H0o220\#
        C00H@2TA>[application/vnd.ms-worksapplication/vnd-ms-works application/x-tika-msworks-spreadsheetwps\#
         wks wcm wdb xlrMicrosoft Works document                                                        1401\#
        0L000009000application/vnd.veryant.thinistc isws  0h060=00110300EA;ctext/x-uniconicnsource code in U\#
        nicon                                   14010Q000000000application/vnd.ms-wmdrm.lic-resp14010U000009\#
        00=application/vnd.quobject-quoxdocumentquox quizQuox document14010H00000000Aapplication/vnd.3gpp.sm\#
        s3GPP text message0j460B00110E00EA;capplication/xqueryxquery xq xqy xql xqmsource code in XQuery1406\#
        0A00130300;Pc41;c1GEapplication/x-amfamfAMF message08210J000000000video/vnd.iptvforum.ttsavc00210:00\#
        0004000image/jxrajxra                                                                               \#
                                                                                              14000B00000800\#
        0chemical/x-isostaristr ist                                                                         \#
                                                                   0l060@001100000A;ctext/x-squidconf14000J0\#
        00003000application/x-spectrum-snasna0029090T000?00@image/wmfapplication/x-msmetafile image/x-wmfwmf\#
         emz wmz emfWindows metafile                                0l460>00110T00OA;ctext/x-antlersantlers.\#
        html antlers.php antlers.xmltext with the markup of Antlers                                         \#
                    0h060D00110000LA;ctext/x-isabelle-rootsource code in Isabelle ROOT                      \#
                          140G0X001300000@c4A;c1GEapplication/vnd.oma.group-usage-list+xml00200C000003000ima\#
        ge/x-minolta-mdcmdc14010Q00000300Dapplication/vnd.hhe.lesson-playerlesLesson Player lesson0X090E0000\#
        03000application/vnd.bzip3bz314000@000004000chemical/x-mmcifmcif140G0^001300000@c4A;c1GEapplication/\#
        vnd.3gpp.mcvideo-location-info+xml0`2X0@002204000@MdA_\application/msixmsix04280;00000:000audio/x.sf\#
        3au.sf3 sf30<060H00110300MA;capplication/x-gd-rom-cuegdidata in the format GD-ROM cue0H200C000000000\#
        application/msword5140G0e001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-msgstore-ctrl-request+xml140G\#
        0G001303008@c4A;c1GEapplication/prs.xsf+xmlxsfXSF data                                              \#
        14010L000000000application/set-registration                 14010C000000000application/vnd.obn      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                      0P390f\#
        00340400OP>GQEXA_\1>[application/vnd.ms-powerpoint.template.macroenabled.12potmPowerPoint template w\#
        ith macros00280;00000;000image/x.sf3img.sf3 sf30j@60=00260C00:A;cPLf0@[0oJ16W188text/x-c++hdrhh hpp \#
        h++ hxx hp hC++ header08280;000003000video/x-flifli                                                 \#
                                                                             14010N000000000application/vnd.\#
        onvif.metadata                                                                                      \#
                                                                                                            \#
                                                                                                            \#
         14880G000009000application/x-sas-xportxpt xport                                                    \#
                                                                               0j060?00110300GA;ctext/x-snow\#
        ballsblsource code in Snowball0@200D000002000application/x-tex-pkpk1<010F000000000multipart/multilin\#
        gual0h060D00110300EA;capplication/x-fantomfansource code in Fantom                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                            0\000E000003000application/x-msx\#
        -rommsx14010E000000000application/vnd.ffsns                              14010O000000000application/\#
        vnd.ruckus.download14010J000000000application/vnd.sealed.net0l060@001102000A;ctext/x-earl-greyeg140G\#
        0V001300000@c4A;c1GEapplication/vnd.etsi.iptvdiscovery+xml140G0R001300000@c4A;c1GEapplication/vnd.oi\#
        pf.ueprofile+xml           0l0708001100000A;ctext/rtx04210E000000000audio/telephone-event14010J00000\#
        0000application/multipart-core0i060>00110200FA;ctext/x-redcodecwsource code in Redcode0h060M00110600\#
        UA;ctext/x-imhex-pattern-languagehexpatsource code in ImHex Pattern Language0@0?0R0K110300EA;capplic\#
        ation/vnd.font-fontforge-sfdtext/x-spline-font-databasesfdFontForge font source                  140\#
        60:00110300CA;ctext/x-vcfvcfVCF genome variants14010X000000000application/vnd.verifier-attestation+j\#
        wt                                                                                                  \#
                                                           0D000D000003000application/x-comsolmph           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                     14010D000000000application/vnd.xcdn                    \#
                                                                                                            \#
            0H2Y0C001103000A_\application/lpf+ziplpf                                                       0\#
        D010A000003000model/vnd.sap.vdsvds                                                                  \#
         0h060;00110400CA;ctext/x-tacttactsource code in Tact140G0D00130400M@c4A;c1GEapplication/emma+xmlemm\#
        aEMMA annotation of user input04210>00000300Baudio/evrc-qcpqcpEVRC speech in QCP14010]000000000appli\#
        cation/vnd.oma.bcast.provisioningtrigger                   14010O00000300Fapplication/vnd.businessob\#
        jectsrepBusinessObjects report                       14010V000000000application/vnd.dvb.ipdcdftnotif\#
        access14010U00000300Happlication/vnd.publishare-delta-treeqpsPubliShare document tree               \#
                                                                                                            \#
                                     160G0S001600000AEi@AR0RAA;c0_O1K9application/measured-component+json   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                          0H0F0G00130;000@c4A;c1GEapplicatio\#
        n/docbook+xmldbk docbook                                                                            \#
                                                   14010N00000300>application/vnd.osgi.subsystemesaOSGi subs\#
        ystem     0P280P001103000A>[application/x-corelpresentationsshw14010H00000000Fapplication/vnd.cups-p\#
        dfPDF print job for CUPS0P291200110400@A_\application/vnd.openxmlformats-officedocument.presentation\#
        ml.slidesldxPowerPoint slide0\280N00000700Fapplication/x-atari-disk-imageatr xfdimage of an Atari di\#
        sk0l060C00110H00KA;ctext/x-shellsessionsh-session shell-sessionsource code in ShellSession14060;0011\#
        0400GA;ctext/x-abnfabnfdata in the format ABNF140G0L001300000@c4A;c1GEapplication/vnd.3gpp.sms+xml00\#
        280A002203000QADQYLimage/x-nikon-nrwnrw           1<000?000000000message/example                    \#
                                                                                                            \#
                                     14280A00000300Bapplication/x-uefuefBBC Micro cassette00210@000000000ima\#
        ge/pwg-raster                                                                                       \#
                                                                     160G0700110250LA;ctext/n3n3utf-8data in\#
         the format Notation304280;000003009audio/x-avravrAVR sound0h060:00110300BA;ctext/x-x10x10source cod\#
        e in X1014000?00000400Achemical/x-cmdfcmdfCrystalMaker data0l060B001103000A;ctext/x-gooddata-clgdc08\#
        280;00000300=video/x-mngmngMNG animation140G0T001300000@c4A;c1GEapplication/vnd.infotech.project+xml\#
        0T0G0E00130Q00:@c4A;c1GEapplication/xhtml+xmlxhtml xht xhtm xhtml2 cs htm htmlXHTML page0l070E001103\#
        000A;ctext/vnd.exchangeablevfk0h060;00110400CA;ctext/x-wrenwrensource code in Wren16060<00110500HA;c\#
        text/x-ninjaninjadata in the format Ninja160G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.hyper+json\#
                                   14280G00000;000application/x.sf3-tablesf3 tab.sf3                        \#
                0l070=001103000A;ctext/vnd.sosisos          0l060=001103000A;ctext/x-hybrishyb0l060<00110500\#
        0A;ctext/x-scdocscdoc0`280Q00000300Gapplication/x-nintendo-switch-nronroNintendo Switch program160G0\#
        D001600000AEi@AR0RAA;c0_O1K9application/mud+json                                             0D2Y0C0\#
        01100000A_\application/p21+zip0j060A00110A00IA;ctext/x-vim-scriptvim vimrc vmb vbasource code in Vim\#
         script0l460@001100000A;ctext/x-changelog0h060A00110300IA;ctext/x-dogescriptdjssource code in Dogesc\#
        ript0h060:00110300BA;ctext/x-jcljclsource code in JCL14010D00000400:application/vnd.mseqmseqMSEQ med\#
        ia                                                                                                  \#
                                                                         14010C000000000application/linkset0\#
        `280L00000300>application/x-mruby-bytecodemrbcompiled mruby14060B001304000@c4A;c1GEapplication/x-xbe\#
        lxbel                                                                                               \#
                                                    14010I000000000application/vnd.3gpp.pfcp0h060B001106000A\#
        ;capplication/juttlejuttle                                                                          \#
           0j060;00110400CA;ctext/x-agdaagdasource code in Agda14010W000000000application/vnd.easykaraoke.cd\#
        gdownload                14010T00000200Dapplication/vnd.ibm.secure-containerscIBM secure container14\#
        0G0H001300000@c4A;c1GEapplication/cea-2018+xml                                                     1\#
        4290J00000700Bapplication/vnd.iccprofileicc icmICC colour profile            14000K000003000applicat\#
        ion/vnd.frogans.fncfnc0j@60=00110F009A;ctext/x-csharpcs cake cs.pp csx linqC# source14060L001300000@\#
        c4A;c1GEapplication/onix-message+xml0l060;001100000A;ctext/x-xorg                                  0\#
        l060F001100000A;ctext/x-smartgameformat14000A000003000chemical/x-rosdalros                          \#
                                                                                                            \#
                        04280;00000300Eaudio/x-gbsgbsmusic of the Game Boy0<060A00110300<A;capplication/x-cu\#
        ecueCD cue sheet14010D000000000application/vnd.maml                                                 \#
                                                                                                            \#
                                                                                                            \#
                                           18090I00000700=application/ocsp-responseors derOCSP response     \#
              14800L000008000application/x-godot-resourceres tres00060d001304000@c4A;c1GEapplication/vnd.oas\#
        is.opendocument.graphics-flat-xmlfodg                                                               \#
                             1<070@00110400CA;capplication/mboxmboxmailbox of messages0\000M000002000applica\#
        tion/x-virtual-boy-romvb                                                                            \#
                                                                                                            \#
                                                                 140G0Z001300000@c4A;c1GEapplication/vnd.emc\#
        lient.accessrequest+xml0`0V0H00130<000@c4A;c1GEapplication/appinstallerappinstaller                 \#
                                                                               00280<000000000image/x-niff  \#
                      0i060:00110300BA;ctext/x-arcarcsource code in Arc0j060?002302000PO^A;c12gtext/x-vbdotn\#
        etvb                                   0\010S00000300Capplication/vnd.fastcopy-disk-imagedimFastCopy\#
         disk image                                                                                         \#
                                                                                                            \#
                                                                14010\001100000@b7application/vnd.3gpp.seal-\#
        location-info+cbor                   0f060A0R110700BA;capplication/x-batapplication/bat text/x-msdos\#
        -batchbat cmdWindows batch file08210;000000000video/bmpeg10200T001100000ATaapplication/x-mysql-table\#
        -definition                                                                                         \#
                           0j060B00110800JA;ctext/x-webassemblywast watsource code in WebAssembly           \#
             00210=000000000image/vnd.mix                                                    140G0G00130300C\#
        @c4A;c1GEapplication/vnd.hal+xmlhalHAL resource in XML18060M00110400RA;capplication/x-openvpn-profil\#
        eovpndata in the format OpenVPN profile14010V00000400@application/vnd.crick.clicker.templateclktClic\#
        ker template082009000003000video/flifli                                                             \#
                                                                                                            \#
        14010E000000000application/vnd.erofs140G0D00130000P@c4A;c1GEapplication/rlmi+xmlstate of a list of S\#
        IP resources                                                                                        \#
                                                                                160G0H001600000AEi@AR0RAA;c0\#
        _O1K9application/linkset+json0D080C00000300:model/x-acis-binarysabACIS solid0<0G0C00130300I@c4A;c1GE\#
        application/pls+xmlplsPLS pronunciation lexicon140G0Y001300000@c4A;c1GEapplication/emergencycalldata\#
        .control+xml14000H000003000application/x-r-lazyloadrdb                                              \#
          140G0H00130700=@c4A;c1GEapplication/vnd.uoml+xmluoml uoUOML document                              \#
          04210=00000300Maudio/sp-midimidscalable polyphony MIDI music00290:0G130400:A5b0@P0[Rimage/heicimag\#
        e/hevc image/x-heicheicHEIC image0D39091E110300>A_\model/3mfapplication/vnd.ms-3mfdocument applicati\#
        on/vnd.ms-package.3dmanufacturing-3dmodel+xml3mf3D print model140P0U000000000application/vnd.google-\#
        apps.drive-sdk                                                14010P00000700<application/vnd.interco\#
        n.formnetxpw xpxFormNet form                            0@280N00000000Capplication/x-fontconfig-cach\#
        ecache of Fontconfig0X280A00000300=application/x-alzalzALZip archive                                \#
                    0X000S001106000ANdapplication/x-brotli-compressed-tartar.br                             \#
                                                                                           00390d0f110300MA_\#
        \application/vnd.oasis.opendocument.graphics-templateapplication/x-vnd.oasis.opendocument.graphics-t\#
        emplateotgOpenDocument drawing template09800M001103000AAiapplication/x-netshow-channelnsc14000H00000\#
        3000application/vnd.curl.carcar14280D00000000Japplication/x-netmonpackets of Network Monitor        \#
                                                                                                            \#
                                                                                                            \#
                                                                                               0l460=0011060\#
        0>A;ctext/x-creolecreoletext in Creole                                           14010G00000300Kappl\#
        ication/vnd.dvb.aitaitDVB application information14080H00000200<application/x-rocketbookrbRocket eBo\#
        ok0l460I00110500ZA;ctext/x-terraform-templatetftpltext with the markup of Terraform Template14000D00\#
        0001000chemical/x-molconn-zb0L280G001103000A>[application/x-starchartsds14280I00000300Mapplication/x\#
        -ms-resourcerescompiled resources of Windows14010C000000000application/flexfec160G0F001600000AEi@AR0\#
        RAA;c0_O1K9application/dicom+json0D280C00000<000model/x.sf3-physicsphys.sf3 sf3   16470V0O130300G@c4\#
        A;c1GEapplication/xml-external-parsed-entitytext/xml-external-parsed-entityentpart of an XML documen\#
        t0X060?00110600KA;ctext/x-uuencodeuu uuedata in the format uuencode14060N00110300ZA;ctext/x-graph-mo\#
        deling-languagegmldata in the format Graph Modeling Language10390W18110300EA_\application/vnd.oasis.\#
        opendocument.baseapplication/vnd.oasis.opendocument.database application/vnd.sun.xml.baseodbOpenDocu\#
        ment database160G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.cryptii.pipe+json0`080O001109000@l0app\#
        lication/x-windows-themepackthemepack080Y0?0A000300=application/oggapplication/x-oggogxOgg container\#
        14010N000000000application/cid-edhoc+cbor-seq10280M00000Y00Japplication/x-sqlite3-journaldb-journal \#
        sqlite-journal sqlite3-journalrollback journal of SQLite14010_00000300Eapplication/vnd.software602.f\#
        iller.form-xml-zipzfo602XML form with data0H080G000003000application/x-ms-readerlit14010E000000000ap\#
        plication/vnd.s3sms14010G00000300Aapplication/hyperstudiostkHyperStudio stack14010F001106000@b7appli\#
        cation/senml+cborsenmlc0l060=001100000A;ctext/x-arturo                                              \#
                                               14010Q00000300Fapplication/vnd.accpac.simply.asoasoSimply Acc\#
        ounting data                                                                   1<0Q0C00000000>multip\#
        art/encryptedencrypted mail                                                                         \#
                    14010G00000300Dapplication/vnd.geoplang2wGeoplaN construction04210900000000:audio/gsmGSM\#
         speech14010I000000000application/vnd.3gpp.ngap                                                     \#
                                                                                                            \#
                             0h060;00110400CA;ctext/x-luauluausource code in Luau        042Y0<00120300<ASWA\#
        bMaudio/vorbisoggVorbis audio14010O000000000application/vnd.gentoo.manifest14010O000000000applicatio\#
        n/vnd.uplanet.listcmd0l060B00110E00SA;ctext/x-vim-snippetsnip snippet snippetstext with the markup o\#
        f Vim Snippet00:90900000300Jimage/cgmcgmcomputer graphics metafile0h060@00110800HA;ctext/x-jison-lex\#
        jisonlexsource code in Jison Lex0X280B001200000@D[A_\application/x-wacz04280;00000300?audio/x-fsbfsb\#
        FMOD sound bank0`000F00000G000application/x-zmachinez1 z2 z3 z4 z5 z6 z7 z800290C0C240500CA5bAo^0@P0\#
        [Rimage/heic-sequenceimage/hevc-sequenceheicsHEIC image sequence0h060D00110100LA;ctext/x-filebench-w\#
        mlfsource code in Filebench WML01200D0E0007000image/x-panasonic-rwimage/x-raw-panasonicraw rw200210:\#
        000004000image/jxscjxsc14010M000000000application/vnd.wmf.bootstrap                                 \#
                                                                                              0d460:00110300\#
        0A;ctext/x-cgicgi      0H0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordpro\#
        cessingml.comments+xml14010Q000000000application/private-token-request14280F00000<000application/x-s\#
        as-datasd7 sas7bdat14060<00110000HA;ctext/x-soongdata in the format Soong                           \#
                                                                                                            \#
        1<280Q001103000A>[application/vnd.stardivision.mailsdm                                        0`280H\#
        001208000@Yo@K<application/vnd.appimageappimage                                                     \#
                                       00290900000300=image/jlsjlsJPEG-LS image                             \#
                                                                  04210?000000000audio/gsm-hr-0804280;000003\#
        000audio/x-mtmmtm                                                  16060F0Q110:00RA;ctext/x-java-pro\#
        pertiestext/properties text/x-propertiespropertiesdata in the format Java Properties0h060>00110700FA\#
        ;ctext/x-netlinxaxs axisource code in NetLinx140G0Q001300000@c4A;c1GEapplication/vnd.3gpp.vae-info+x\#
        ml                                         0L3Y0^0`110300HA_\application/vnd.oasis.opendocument.spre\#
        adsheetapplication/x-vnd.oasis.opendocument.spreadsheetodsOpenDocument spreadsheet0h060>00110200CA;c\#
        text/x-iokesrciksource code in Ioke14060E001308000@c4A;c1GEapplication/xslfo+xmlxslfo fo14010M000000\#
        000application/vnd.bbf.usp.error14010W000000000application/vnd.ms-wmdrm.meter-chlg-req0L390e00340400\#
        EP>GQg_A_\1>[application/vnd.ms-excel.sheet.binary.macroenabled.12xlsbExcel binary workbook140G0U001\#
        300000@c4A;c1GEapplication/vnd.3gpp.mcptt-signed+xml0h060A00110400IA;ctext/x-purescriptpurssource co\#
        de in PureScript140G0C001300000@c4A;c1GEapplication/sep+xml042Y090H110D00<Q41audio/mp4audio/x-m4a au\#
        dio/x-mp4am4a mp4a m4b f4a f4bMPEG-4 audio1@000B000000000x-content/blank-cd                         \#
                   140G0I0T110;00DA;ctext/tab-separated-valuestext/tsv text/x-tab-separated-valuestsv vcf sa\#
        mtab-separated values14060:00110300FA;ctext/x-cilcildata in the format CIL0h060<00110500DA;ctext/x-v\#
        erseversesource code in Verse0X280B00000300Dapplication/x-lzoplzolzop-compressed data               \#
                                   1@0@0A000000000x-shader/x-vertex                                         \#
                                                                          0L010`000004000application/vnd.col\#
        labio.xodocuments.spreadsheetxods                                                                   \#
                                                                            160G0L001600000AEi@AR0RAA;c0_O1K\#
        9application/merge-patch+json0@:00M000000000application/x-font-sunos-news                           \#
                                                                                                            \#
                                                                                                            \#
                                                               140G0G001304000@c4A;c1GEapplication/mmt-aei+x\#
        mlmaei                                                                                              \#
                                            14060;00110400GA;ctext/x-stonstondata in the format STON        \#
                                                                                                            \#
                               14010M00000300Dapplication/vnd.yamaha.hv-dichvdHV-Script dictionary          \#
                                                                                                            \#
          0X000C00000500Gapplication/x-bcpiobcpioold binary cpio archive14010J000000000application/vnd.sirtx\#
        .vmv01<010@00000000;multipart/reportmail report0h060@001104000A;capplication/prqlprql               \#
                                                                                                080Y0Q0f0007\#
        00;application/vnd.adobe.flash.movieapplication/futuresplash application/x-shockwave-flashswf splFla\#
        sh movie140G0[001300000@c4A;c1GEapplication/mbms-protection-description+xml                         \#
                                   00280M001103000A<Fimage/x-portable-arbitrarymappam14010J000000000applicat\#
        ion/edhoc+cbor-seq                                                      160G0V001600000AEi@AR0RAA;c0\#
        _O1K9application/vnd.ims.lis.v2.result+json140G0C00130300I@c4A;c1GEapplication/cpl+xmlcplCPL telepho\#
        ne call script14010O000000000application/vnd.pwg-multiplexed04210B000000000audio/vnd.cns.anp1       \#
                                                                                                            \#
                                            14010_000000000application/vnd.fujifilm.fb.docuworks.container0h\#
        060<00110500DA;ctext/x-metalmetalsource code in Metal                                               \#
                                 0X2Y0T001103000A_\application/vnd.imagemeter.image+zipimi0h0G0D08130<00?@c4\#
        A;c1GEapplication/xslt+xmltext/xslxsl xslt xplXSLT stylesheet                                       \#
                           0H0>0A001103000A;capplication/x-lyxlyx                                       0h06\#
        0F00110200GA;capplication/x-gdscriptgdsource code in GDScript                                       \#
                                                                           0d060?0j1103000A;capplication/inf\#
        application/x-setupscript application/x-wine-extension-infinf                                       \#
                                                                                   04200:000000000audio/isac\#
                                                                                                            \#
                  14010N000000000application/vnd.dvb.ipdcesgpdd                                             \#
                                                                                                            \#
                                          14010C00000<000application/vnd.tmlvfr viaframe0j060:00110300BA;cte\#
        xt/x-sedsedsource code in sed         14010J00000300Qapplication/vnd.cinderellacdyCinderella geometr\#
        ic construction14010I00000300Dapplication/vnd.epson.msfmsfEpson image settings                      \#
                                     0l070900110400OA;ctext/spdxspdxSPDX software bill of materials14280I000\#
        00300<application/x-qt-resourcerccQt resources                                                      \#
                                                                            0H010T000000000application/vnd.a\#
        fpc.modca-mediummap0H8?0J00110C00CA;capplication/vnd.framemakerfm frame maker bookFrameMaker documen\#
        t                                                                                                   \#
                                                  140G0L00130600?@c4A;c1GEapplication/urc-grpsheet+xmlgsheet\#
        URC group sheet0h060<00110300DA;ctext/x-nasalnassource code in Nasal14010S000000000application/vnd.o\#
        ipf.cspg-hexbinary14010K00000500Gapplication/cdmi-capabilitycdmiaCDMI storage capability            \#
                                                                                                            \#
                              14010T00000300Dapplication/vnd.groove-tool-templatetplGroove tool template140G\#
        0Q001300000@c4A;c1GEapplication/vnd.3gpp.mid-call+xml14010F000000000application/vnd.cybank          \#
                                          14060@00110900LA;ctext/x-d-objdumpd-objdumpdata in the format D-Ob\#
        jDump14010H000000000application/vnd.paos.xml14010N000000000application/vnd.dtg.local.html14280K00000\#
        3000application/vnd.gtkwave-fstfst                     160G0H001600000AEi@AR0RAA;c0_O1K9application/\#
        jf2feed+json14010C000000000application/dca-rft14010J00000300Capplication/vnd.mobius.txftxfMobius TXF\#
         document14010J00000300=application/vnd.mobius.mbkmbkMobius basket      14010Q00000500@application/v\#
        nd.nokia.n-gage.datangdatN-Gage game data14010?00000300Oapplication/pdxpdxPDX vehicle diagnostics pa\#
        ckage14010T000000000application/vnd.as207960.vas.tap+jer14010Y00000300Wapplication/tamp-community-up\#
        date-confirmcucconfirmation of a TAMP community update0H010U000000000application/vnd.afpc.cmoca-cmre\#
        source14010D000000000application/jsonpath140A0Q000000000application/x-www-form-urlencoded0H:Y0?0A000\#
        300<application/pdfapplication/x-pdfpdfPDF document                                                 \#
                                                                                                            \#
                                                                                                            \#
                       0P0G1B001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.\#
        presentation.main+xml14280I00000200Happlication/x-ms-prefetchpfprefetch data of Windows14280>0000030\#
        0Lchemical/x-dcddcdtrajectory of CHARMM or NAMD0h060<00110200DA;ctext/x-hyphybfsource code in HyPhy \#
                                                 0l060@001104000A;ctext/x-pointlessptls                     \#
                                                                                  0h080E00000300Iapplication\#
        /x-gcc-pchgchprecompiled header of GCC0@280I000000000application/x-font-libgrx                      \#
                                                                  14060?00110300FA;capplication/ednedndata i\#
        n the format edn     0h060;00110300CA;ctext/x-saltslssource code in Salt         14060J00110300VA;ct\#
        ext/x-kicad-legacy-layoutbrddata in the format KiCad Legacy Layout                                  \#
                                                                                14280B00000400>application/x\#
        -2bit2bit2bit sequences0j460D00110300EA;capplication/x-smartytplsource code in Smarty      08280;000\#
        00000?video/x-mveInterplay movie                                                                    \#
                                                                                                            \#
                                                                              04280=00000500;audio/x-ircamir\#
        camIRCAM sound0h060<00110300DA;ctext/x-glyphglfsource code in Glyph0H010Z000000000application/vnd.af\#
        pc.modca-objectcontainer                                                                            \#
                                                                                                      1<010G\#
        000000000message/feedback-report0X280N00000200Capplication/x-mercurial-bundlehgbundle of Mercurial14\#
        070C00110300FA;capplication/vnd.kdlkdldata in the format KDL                                        \#
                        14280G00000300Dapplication/x-adobe-abrabrbrushes of Photoshop0l060?001102000A;ctext/\#
        x-verifpalvp140G0D00130400E@c4A;c1GEapplication/mads+xmlmadsMADS authority record1<010F00000500Tmess\#
        age/global-headersu8hdrheaders of an internationalised mail140G0C001303000@c4A;c1GEapplication/kbl+x\#
        mlkbl0j060=00110100EA;ctext/x-dtracedsource code in DTrace04210G00000300Caudio/vnd.digital-windseolD\#
        igital Winds music14010M000003000application/vnd.ves.encryptedves1@000C000000000x-content/blank-dvd0\#
        h060:00110300BA;ctext/x-jaijaisource code in Jai                                                 0h0\#
        60A00110500IA;ctext/x-cairo-zerocairosource code in Cairo Zero04010Q00000300:application/vnd.yamaha.\#
        smaf-audiosafSMAF audio                                                                       0h060A\#
        00110700IA;ctext/x-ags-scriptash ascsource code in AGS Script                              140G0i001\#
        300000@c4A;c1GEapplication/vnd.3gpp.seal-network-qos-management-info+xml                            \#
                                                                                                     14060]0\#
        0130H000@c4A;c1GEapplication/x-freedesktop-appstream-componentmetainfo.xml appdata.xml0l060<00110000\#
        0A;ctext/x-nusmv0l460=00110600NA;ctext/x-sveltesveltetext with the markup of Svelte14060P001300000@c\#
        4A;c1GEapplication/vnd.ms-spreadsheetml                                              0H010Q000000000\#
        application/vnd.afpc.foca-charset                14060A001303000@c4A;c1GEapplication/x-nzbnzb       \#
                                                                                                            \#
                                                                                  14010L000000000application\#
        /vnd.xfdl.webform08210=000000000video/3gpp-tt                                                       \#
                                                                                                            \#
                                                        14060>00110A00JA;ctext/x-irc-logweechatlog irclogdat\#
        a in the format IRC log                                                14010A000000000application/es\#
        hop                                                                                                 \#
                                                 14010S000004000application/vnd.evolv.ecig.settingsecig     \#
                                                    0l060<001103000A;ctext/x-mpsubsub0X080C000003000applicat\#
        ion/x-lrziplrz                                       140G0J00130300:@c4A;c1GEapplication/xcap-error+\#
        xmlxerXCAP error0h060:00110300GA;ctext/x-bmxbmxsource code in BlitzMax14010C000000500application/prs\#
        .cyn7-bit160F0R001600000AEi@AR0RAA;c0_O1K9application/fido.trusted-apps+json                        \#
                                                         14010J00000300Capplication/vnd.mobius.dafdafMobius \#
        DAF document0l060=001103000A;ctext/x-sophiaaes0\000L000002000application/x-wonderswan-romws160G0M001\#
        607000AEi@AR0RAA;c0_O1K9application/vnd.document+jsondocjson160G0Y001600000AEi@AR0RAA;c0_O1K9applica\#
        tion/alto-updatestreamcontrol+json14010I00000A00@application/vnd.dece.datauvf uvvf uvd uvvdUltraViol\#
        et data0h060<00110500DA;ctext/x-cirrucirrusource code in Cirru14280A00000000;application/x-eggEGG ar\#
        chive0l060?001100000A;ctext/x-terminfo0d060;00110F00CA;ctext/x-rexxrexx rex pprx rx arexxsource code\#
         in REXX08210C000000000video/vnd.hns.video1@000C000000000x-content/video-vcd                        \#
                0L0G16001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.styles+x\#
        ml                                                                                                  \#
                                                                                                            \#
                                                      0`280J000008000application/x-mach-o-dylibdylib so     \#
                         14060:00110300FA;ctext/x-ronrondata in the format RON                              \#
                                                            14280M000003000application/x-message-catalogcat \#
                                                                                                      14000F\#
        000003000chemical/x-mdl-molfilemol                                                                  \#
                                                                  0n460=00110600NA;ctext/x-liquidliquidtext \#
        with the markup of Liquid14010D000000000application/vnd.pcos140?0=08110<008A;ctext/calendartext/icsi\#
        cs ifb icalcalendar14280E000003000application/x-axcryptaxx   082X0>00110300CAAivideo/x-ms-wmvwmvWind\#
        ows Media video                                                                     0X080B001109000A\#
        `dapplication/x-tarztar.z taz0@280F00110@00?QjDapplication/x-font-pcfpcf pcf.z pcf.gzX11 bitmap font\#
        140G0S001300000@c4A;c1GEapplication/vnd.3gpp-prose-pc3a+xml0`280K000005000application/x-mach-o-objec\#
        to obj140G0F001307000@c4A;c1GEapplication/sensml+xmlsensmlx0h060<00110200DA;ctext/x-rougergsource co\#
        de in Rouge04280;00000^000audio/x-psfpsf1 psflib minipsf minipsf1 gslib minigsf psf0l060900110200JA;\#
        ctext/x-d2d2text with the markup of D2                                                              \#
                                                                                                            \#
                                                                                                    00010K0E\#
        000300?application/vnd.kde.kontourapplication/x-kontourkonKontour drawing140G0K001300000@c4A;c1GEapp\#
        lication/opc-nodeset+xml0i060?00110300GA;ctext/x-igor-proipfsource code in IGOR Pro                 \#
                             14080A00000300;application/x-npynpyNumPy array                                 \#
                                                                   0X280R001106000A_\application/x-modrinth-\#
        modpack+zipmrpack                                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                0`000M000003000application/x-silverlight-appxap14010H000000000application/vn\#
        d.3gpp.v2x04280;000003000audio/x-sapsap0X280D000007000application/x-ms-wimwim swm14000J001103000Q0Ma\#
        pplication/x-spectrum-sltslt                                                                        \#
               160G0T001600000AEi@AR0RAA;c0_O1K9application/vnd.acm.addressxfer+json                 14010D0\#
        00000000application/cmw+cose                 0`280D00000300Iapplication/x-ms-pifpifsettings of a DOS\#
         program14000I00000;000application/x-msmediaviewmvb m13 m140`280D00110<00;@K<application/x-objecto k\#
        o elf objobject code18060E00110300>A;ctext/x-ssh-public-keypubSSH public key0h060;00110200CA;ctext/x\#
        -harehasource code in Hare140G0F0;130:00>@c4A;c1GEapplication/mathml+xmltext/mathmlmml mathmlMathML \#
        formula00290900000300;image/ktxktxKTX texture10080E00000700Rapplication/x-leveldbldb sstsorted table\#
         of LevelDB or RocksDB04210900000000:audio/lpcLPC speech14010M00000300=application/vnd.geogebra.tool\#
        ggtGeoGebra tool0n460<00111;00MA;ctext/x-jinjahtml.j2 jinja htm.j2 j2 jinja2 xhtml.j2 html.jinja2 ht\#
        m.jinja2 xhtml.jinja2text with the markup of Jinja14010M00000:000application/vnd.nebumind.linenebul \#
        line14010C00000300Napplication/pkixcmppkicertificate management message14080F000003000application/x-\#
        jeol-jdfjdf0D0G0=001308009@c4A;c1GEmodel/x3d+xmlx3d x3dzX3D scene0@200E00000300Eapplication/x-tex-tf\#
        mtfmmetrics of a TeX font0H280S00110L000A_\application/vnd.mindjet.mindmanagermmp mmap mmpt mmat mmm\#
        p mmas04210;000000000audio/dat1214010K00000300@application/vnd.realvnc.bedbedRealVNC settings0X280A0\#
        0000300Capplication/x-affaffAFF image of a disk                 0l060G001106000A;ctext/x-erl-shellse\#
        ssionerl-sh                                                                            0P280O0011070\#
        0IA_\application/vnd.sun.xml.impresssxi sddOpenOffice 1 presentation140G0U001300500@c4A;c1GEapplicat\#
        ion/emergencycalldata.cap+xmlutf-814010Z000000000application/vnd.century-systems.tcp_stream0H0G1;001\#
        300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml0X010H0000\#
        0800Capplication/vnd.dece.zipuvz uvvzUltraViolet archive14000J00000<000application/x-sas-itemstorsr7\#
         sas7bitm002Y0:0f000I00:image/jpegimage/jpg image/pjpeg image/x-citrix-jpeg image/x-jpegjpg jpeg jfi\#
        f jpe jif jfiJPEG image04010T00000300Happlication/vnd.chipnuts.karaoke-mmdmmdkaraoke song of ChipNut\#
        s14080J000003000application/x-spectrum-szxszx 140G0W001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-re\#
        group+xml14000G000003000chemical/x-gaussian-loggal1<010I000000000multipart/x-mixed-replace      0428\#
        0;00000300Gaudio/x-gymgymmusic of the Mega Drive                                                    \#
                                                                                                            \#
                                       140G0H001300000@c4A;c1GEapplication/3gpp-ims+xml                     \#
                                              14280J000003000application/x-spectrum-hdfhdf                  \#
                                                                                                            \#
                                                                       0h060;00110000CA;ctext/x-dunesource c\#
        ode in Dune1<0Q0<00000400<message/httphttpHTTP message                                     04210=000\#
        000000audio/vnd.4sb                                                                       0`0V0L0013\#
        0400I@c4A;c1GEapplication/x-java-jnlp-filejnlpJava Web Start descriptor                             \#
                                         14060\00130<000@c4A;c1GEapplication/x-freedesktop-appstream-release\#
        sreleases.xml14060M00110000YA;ctext/x-robots-exclusion-rulesdata in the format Robots Exclusion Rule\#
        s140G0e001300000@c4A;c1GEapplication/vnd.oma.poc.optimized-progress-report+xml                      \#
           0\080F000003000application/x-mame-chdchd            0l060;001107000A;ctext/x-qlikqvs qvw         \#
                                                               04200=000000000audio/x-speex0h060J00110300RA;\#
        ctext/x-game-maker-languagegmlsource code in Game Maker Language                                    \#
                        0P391500230400CP>GA_\1>[application/vnd.openxmlformats-officedocument.presentationml\#
        .templatepotxPowerPoint template                                                                    \#
                                             14010R00000000Mapplication/simple-message-summarysummary of wai\#
        ting voice mail0X280A00000300Eapplication/x-mpqmpqMPQ archive of a game14010D00000300Qapplication/vn\#
        d.mfmpmfmMelody Format for Mobile Platform0h060=00110700EA;ctext/x-maximamax macsource code in Maxim\#
        a14010W000000000application/vnd.blink-idb-value-wrapper0f060:00110F00BA;ctext/x-awkawk auk gawk mawk\#
         nawksource code in Awk14010b00000300Aapplication/vnd.llamagraphics.life-balance.desktoplbdLife Bala\#
        nce plan1<0W0A0?120900@@54A;cmultipart/relatedmessage/rfc2557mht mhtmlcompound message14280F00000300\#
        9application/x-jmp-datajmpJMP table00280A0M0003000image/x-sigma-x3fimage/x-raw-sigma image/x-x3fx3f0\#
        X2Y0U001103000A_\application/vnd.imagemeter.folder+zipimf                                           \#
                                            0L060g0c2404000@Yj@c4A;c1GEapplication/vnd.oasis.opendocument.sp\#
        readsheet-flat-xmlapplication/vnd.oasis.opendocument.flat.spreadsheetfods                           \#
                14080C000003000application/x-figmafig14080D000003000application/x-nx-xcixci08280<000000000vi\#
        deo/x-anim14010?00000000;application/dnsDNS message                                                 \#
                                          14000Q000000000application/vnd.google-apps.video0\290N0G000300Capp\#
        lication/vnd.msa-disk-imageapplication/x-atari-msamsaAtari ST disk image              08200>00000300\#
        0video/x-ms-wvxwvx                                                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                 0H390[0]110300NA_\applicati\#
        on/vnd.oasis.opendocument.text-webapplication/x-vnd.oasis.opendocument.text-webothOpenDocument web p\#
        age template16070;00220350<A]@A;ctext/turtlettlutf-8Turtle graph0h060>00110200CA;ctext/x-nescsrcncso\#
        urce code in nesC148Y0I0H000;00?application/pgp-encryptedapplication/pgp text/pgppgp gpg ascOpenPGP \#
        message14000F000003000chemical/x-mopac-graphgpt00200A000003000image/x-coreldrawcdr                  \#
                                                                                     0H0P0P000005000applicat\#
        ion/vnd.google-apps.formgform0D010A00000400=model/vnd.opengexogexOpenGEX scene0l060=001103000A;ctext\#
        /x-amdgpuisa14010G00000300?application/vnd.seemailseeSeeMail message0h060;00110400CA;ctext/x-elpielp\#
        isource code in Elpi14280D000003000application/x-ms-pdbpdb0\280D00000600<application/x-uimageuimageU\#
        -Boot image0H000G0I000;000application/x-pagemakerapplication/vnd.pagemakerp65 pm6 pmd1<000>000000000\#
        message/s-http0h060D00110300LA;ctext/x-denizenscriptdscsource code in DenizenScript0X090@0E000200Dap\#
        plication/zlibapplication/x-deflatezzzlib-compressed data0`280P000000000application/x-mach-o-kext-bu\#
        ndle0I070[00110Y00CA;capplication/vnd.wolfram.mathematica.packagemathematica wl wls mt wlt m nb cdf \#
        ma nbpMathematica package140G0c001300000@c4A;c1GEapplication/vnd.3gpp.current-location-discovery+xml\#
        14010C00000300;application/vnd.gmxgmxGMX project0l060<001103000A;ctext/x-capdlcdl0l060C001105000A;ct\#
        ext/vnd.curl.mcurlmcurl14010O000000000application/vnd.dvb.ipdcroaming14280Q001103000A>[application/x\#
        -staroffice-templatevor14010K00000300;application/vnd.ezpix-albumez2EZPix album                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                       0l460\#
        <00110500MA;ctext/x-astroastrotext with the markup of Astro                                         \#
                                                                                                            \#
                                                                                                            \#
          140G0W001300000@c4A;c1GEapplication/vnd.oma.cab-subs-invite+xml                                   \#
                          0h060>00110500FA;ctext/x-netlogonlogosource code in NetLogo    0H0R0T000004000appl\#
        ication/vnd.google-apps.documentgdoc                                                                \#
                                                                                                            \#
                           0i060900110200AA;ctext/x-bcbcsource code in BC04280;000003000audio/x-stmstm14000W\#
        000000000application/vnd.google-apps.fusiontable                                                    \#
                                                                                                            \#
                     08080F00000S00Iapplication/x-directordir dcr dxr cst cct cxt w3d fgd swaMacromedia Dire\#
        ctor movie0l0608001101000A;ctext/x-kk                                                14010S000000000\#
        application/vnd.syncml.dmtnds+wbxml140G0L001300000@c4A;c1GEapplication/vnd.etsi.tsl+xml             \#
                                                                                                            \#
                                                                        14280G00000700Iapplication/x-abi-tra\#
        ceab1 abitrace of an ABI sequencer                     04280;090003000audio/x-takaudio/taktak14280A0\#
        0000000:application/x-ionAmazon Ion                                                                 \#
                                                                           14280D00000300Mapplication/x-ms-e\#
        vtevtWindows event log, old format140G0H001303000@c4A;c1GEapplication/atsc-dwd+xmldwd               \#
                                                                                                            \#
                          140O0:0K110900<A;ctext/vcardtext/directory text/x-vcardvcf vcardcontact card0h0608\#
        00110100@A;ctext/x-bbsource code in B160G0?0J229o00<A;cQGEapplication/xmlapplication/x-xml text/xmlx\#
        ml xsd wsf adml rng admx xbrl ant axaml axml builds ccproj clixml cproject cscfg csdef csproj ct dep\#
        proj dll.config dotsettings filters fsproj fxml glade gst hzp icls iml ivy jelly jsproj launch mdpol\#
        icy mjml mojo natvis ndproj nproj nuspec pkgproj pluginspec proj props ps1xml psc1 pubxml qhelp rbxm\#
        x resx sch scxml sfproj shproj slnx srdf storyboard sublime-snippet targets tml ui urdf ux vbproj vc\#
        xproj vsixmanifest vssettings vstemplate wixproj workflow wxi wxl wxs xacro xib xmi xml.dist xproj x\#
        spec zcml ead gexf graphml ipr jrxml qrc vcproj xcscheme xcworkspacedata xml.in xsl ncl tsx typ mani\#
        fest conf properties service tag xconfXML document0h060<00110500DA;ctext/x-polarpolarsource code in \#
        Polar0h060:00110>00BA;ctext/x-atsdats hats satssource code in ATS0l060G001104000A;ctext/x-literate-c\#
        ryptollcry0h060>00110;00FA;ctext/x-logtalklgt logtalksource code in Logtalk0L280Q00110300DA>[applica\#
        tion/vnd.stardivision.calcsdcStarCalc spreadsheet0D080>00000800Cmodel/vnd.usdcusd usdcbinary scene o\#
        f USD140G0X00130300B@c4A;c1GEapplication/vnd.citationstyles.style+xmlcslCSL citation style0H280K0S11\#
        00000A_\application/vnd.apple.iworkapplication/x-tika-iworks-protected160G0I001600000AEi@AR0RAA;c0_O\#
        1K9application/geoxacml+json0h060=00110300EA;ctext/x-boogiebplsource code in Boogie14010K00000500Aap\#
        plication/vnd.ahead.spaceaheadAhead AIR project14060E001107000A;capplication/x-pypylogpypylog0j@60=0\#
        :221I00:A;cQ88text/x-c++srctext/x-c++cpp cc cxx c++ cp cppm tpp ixx ipp inl ino mxx tcc txx cu cuh h\#
        pp h++ c hh h hxx inc re CC++ source04210C000000000audio/vnd.dolby.mps1<0G0@001300000@c4A;c1GEmessag\#
        e/imdn+xml00280;0L0003000image/x-wpgimage/x-wordperfect-graphicswpg14060<00110500HA;ctext/x-hoconhoc\#
        ondata in the format HOCON14010O000000000application/vnd.uplanet.cacheop082109000003000video/av1obu0\#
        H060M001300000@c4A;c1GEapplication/vnd.ms-word2006ml0j060B0;110V00JA;ctext/x-common-lisptext/x-lispl\#
        isp cl asd lsp ny podsl sexp jl l rossource code in Common Lisp14010W00000300Bapplication/vnd.shana.\#
        informed.formdataifmInformed form data0h060A00110600IA;ctext/x-reasonligoreligosource code in Reason\#
        LIGO0n060;00110400LA;ctext/x-sasssasstext with the markup of Sass08210F000000000video/rtp-enc-aescm1\#
        28140G0G001300500@c4A;c1GEapplication/msc-ivr+xmlutf-80l060A001100000A;ctext/x-pacmanconf140G0d00130\#
        0000@c4A;c1GEapplication/vnd.oma.poc.detailed-progress-report+xml0X280N001108000A_\application/vnd.a\#
        pple.pkpassespkpasses140G0J00130500F@c4A;c1GEapplication/provenance+xmlprovxPROV provenance in XML14\#
        010L00000300Aapplication/vnd.noblenet-webnnwNobleNet web file                            140G0\00130\#
        3000@c4A;c1GEapplication/vnd.1000minds.decision-model+xml1km14080A00000300@application/x-orcorcApach\#
        e ORC table        0h060;00110700CA;ctext/x-fluxfx fluxsource code in FLUX                          \#
                                                                                                            \#
        0\000H000002000application/x-sg1000-romsg                                                           \#
                00290=00110300>A>[image/vnd.fpxfpxFlashPix image                                            \#
         0h060H00110300PA;ctext/x-tree-sitter-queryscmsource code in Tree-sitter Query                      \#
                                                                                                            \#
                                                                                                            \#
                             14060;00110400GA;ctext/x-larklarkdata in the format Lark                       \#
                                                                                                            \#
                                                         0h060800110700@A;ctext/x-mmumps msource code in M14\#
        010?00000300Eapplication/atfatfASAM measurement data                                            0D28\#
        0C00000M00Aapplication/x-catiacatdrawing catpart catproductCATIA V5 document         0h060:00110800B\#
        A;ctext/x-lsllsl lslpsource code in LSL                                      140G0C00130300E@c4A;c1G\#
        Eapplication/its+xmlitsITS translation rules                                                        \#
                  0l070R00110350>A;ctext/vnd.esmertec.theme-descriptorjtdutf-8Esmertec theme16060L00220300NA\#
        ;cAXJapplication/buildstream+yamlbstdata in the format BuildStream00200;000003000image/x-phmphm14010\#
        D00000400@application/vnd.ankiapkgAnki flash cards140G0D001300000@c4A;c1GEapplication/clue+xml14080I\#
        000003000application/x-openal-hrtfmhr16060A00110800MA;ctext/x-pkg-configpc pc.indata in the format p\#
        kg-config14080K00000000Japplication/vnd.android.deyAndroid program, optimized14010D00000H00Aapplicat\#
        ion/vnd.hbcihbci hbc kom upa pkd bpdHBCI banking data1@000H000000000x-content/win32-software0n060:00\#
        110O00@A;ctext/x-rstrst rest rest.txt restx rst.txtreStructuredText040G0V00130800>@c4A;c1GEapplicati\#
        on/vnd.recordare.musicxml+xmlmusicxmlMusicXML score14010[00000300Fapplication/vnd.shana.informed.for\#
        mtemplateitpInformed form template04280=000000000audio/x-adpcm14010K00000300<application/vnd.medcalc\#
        datamc1MedCalc data140G0G00130700E@c4A;c1GEapplication/atomsvc+xmlatomsvcAtom service document      \#
                                                                                                            \#
                                                                                                            \#
                                                     00:90B00000A00>image/vnd.radiancehdr rgbe xyze picRadia\#
        nce image           14080C000009000application/x-blorbblb blorb                                     \#
                                                                 0H290I0C110700>QjDapplication/vnd.kde.kword\#
        application/x-kwordkwd kwtKWord document14080O000003000application/x-thomson-sap-imagesap           \#
                                                                      04280;00000300Faudio/x-heshesmusic of \#
        the PC Engine14010H00000300Iapplication/vnd.intu.qboqboQuickBooks bank statement                    \#
                                                  14280M000003000application/x-stargallery-sdgsdg           \#
                                                    140G0E00130500L@c4A;c1GEapplication/ccxml+xmlccxmlCCXML \#
        telephone call control                                                                   0h060=00110\#
        300EA;ctext/x-overpyopysource code in OverPy                    14010M00000300Fapplication/vnd.power\#
        builder6pbdPowerBuilder 6 library0L0G18001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocume\#
        nt.spreadsheetml.comments+xml160G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.drive+json140G0D001300\#
        00<@c4A;c1GEapplication/xmpp+xmlXMPP message04210:000004000audio/mhasmhas14060I00110<00UA;ctext/x-re\#
        gular-expressionregexp regexdata in the format Regular Expression10280W001100000@Giapplication/x-esr\#
        i-spatially-enabled-db0h060>00110G00FA;ctext/x-bitbakebbclass bbappend bb incsource code in BitBake1\#
        4010J00000300=application/vnd.mobius.plcplcMobius policy140G0L001303000@c4A;c1GEapplication/route-s-\#
        tsid+xmlsls14010C000003009application/vnd.vsfvsfVSF audio14010E000000000application/st2110-4114010O0\#
        0000300Japplication/vnd.yamaha.hv-voicehvpHV-Script voice parameters14000>000003000chemical/x-vmdvmd\#
                            08210N000000000video/1d-interleaved-parityfec                                   \#
                              14010Q00000300Bapplication/vnd.neurolanguage.nlunluneuroLanguage data         \#
                                                                                                            \#
                                                                              0@000N000003000application/x-f\#
        ont-ghostscriptgsf                                                   0l060=00110600NA;ctext/x-bbcode\#
        bbcodetext with the markup of BBCode                                                                \#
                                                     0X280L000003000application/x-uc2-compresseduc2         \#
                                                                                                            \#
         0h060B00110>00JA;ctext/x-emberscriptem emberscriptsource code in EmberScript14010M000000000applicat\#
        ion/vnd.ecowin.series14010P000000000application/vnd.patientecommsdoc00280;00000300;image/x-gd2gd2GD2\#
         picture04210;000000000audio/evrc1                                                            08210>\#
        000000000video/h264-svc14060>00110<00JA;ctext/x-conll-uconllu conlldata in the format CoNLL-U002Y0:0\#
        F110800BAl_image/apngimage/vnd.mozilla.apngapng pnganimated PNG image0l060>001100000A;ctext/x-srcinf\#
        o         160G0G001606000AEi@AR0RAA;c0_O1K9application/sensml+jsonsensml0D290=2;000300?image/vnd.dwg\#
        application/acad application/autocad_dwg application/dwg application/x-acad application/x-autocad ap\#
        plication/x-dwg drawing/dwg image/x-dwgdwgAutoCAD drawing140G0K00130000B@c4A;c1GEapplication/dialog-\#
        info+xmlstate of SIP calls14010Q000000000application/oblivious-dns-message0l060:001100000A;ctext/x-t\#
        ap0h060<00110:00DA;ctext/x-ucodeuc u1 u2 usource code in ucode04280;00000700Baudio/x-vgmvgm vgzmusic\#
         of a console140G0X001300000@c4A;c1GEapplication/vnd.ms-printschematicket+xml14000C000000000applicat\#
        ion/x-lharc140G17001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.chartshap\#
        es+xml14010O000000000application/vnd.uplanet.channel0j060C00110300KA;ctext/x-c2hs-haskellchssource c\#
        ode in C2hs Haskell14010L000004000application/vnd.onepagertamxtamx0h060<00110500DA;ctext/x-clickclic\#
        ksource code in Click                                                                               \#
                                                                                                          00\#
        290D0Q0003009image/vnd.zbrush.pcximage/x-pc-paintbrush image/x-pcxpcxPCX image                      \#
                                                                                                            \#
                                                                                                            \#
                                    1@000=00000000=inode/symlinksymbolic link160G0P001600000AEi@AR0RAA;c0_O1\#
        K9application/webpush-options+json                                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                        14010R000000000application/vnd.ms-wi\#
        ndows.wsd.oob0h060:00110300BA;ctext/x-jacjacsource code in Jac0<020R0M1203000P@P0[Rapplication/x-qui\#
        cktime-media-linkapplication/x-quicktimeplayerqtl14010D000004000application/vnd.semdsemd14060>001100\#
        00JA;ctext/x-crontabdata in the format crontab0j060;00110500CA;ctext/x-smplcoccisource code in SmPL \#
                                       00380@001103000A_\image/openrasterora                                \#
                                                                                                            \#
                    0P0G1:001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.pre\#
        sprops+xml                                          0h060A00110300IA;ctext/x-genero-4gl4glsource cod\#
        e in Genero 4gl                                    14060?001103000A;capplication/ramram             \#
        0`280A0j110?00IA>[application/x-msiapplication/x-ms-installer application/x-windows-installermsi msp\#
         mst msmWindows installer package                                     0m060?001102000A;ctext/x-thing\#
        sdbti                                                                                               \#
                                                 14000C00000?00;application/x-trashbak ~ % old sikbackup fil\#
        e0h060E00110400MA;ctext/x-propeller-spinspinsource code in Propeller Spin14010D000004000application/\#
        vnd.semasema14060;00110400GA;ctext/x-ebnfebnfdata in the format EBNF14880H00000700?application/x-bit\#
        torrenttorrentBitTorrent seed0d060?001104000A;ctext/x-execlineexec00210F00000300=image/vnd.fastbidsh\#
        eetfbsFastBid sheet160G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.shootproof+json140F0D001304000@c\#
        4A;c1GEapplication/ssdl+xmlssdl0l060:001103000A;ctext/x-boaboa14280I0A0000000application/x-berkeley-\#
        dbapplication/x-dbm                                                                        0l060<001\#
        10800=A;ctext/x-pod-6pod6 podtext in Pod 6                                                          \#
                                                                                                            \#
              002Y0900110<00?@6Eimage/jp2jp2 jpg2 j2kJPEG 2000 image14010C000000000application/vnd.mdl14010@\#
        00000300Japplication/dvcsdvcDVCS certification message14280H001103000A>[application/x-esri-layerlyr1\#
        4010M00000300=application/vnd.fluxtime.clipftcFluxTime clip                                         \#
                         0`080E00110300;A2Vapplication/x-dosexecexeDOS program00200;0=000D009image/x-tgaimag\#
        e/x-targatga icb vda tpic vstTGA image                                                              \#
                                                                           14010@00000400Japplication/srgsgr\#
        amspeech recognition grammar0X2X0A0L000300;application/x-arjapplication/x-arj-compressedarjARJ archi\#
        ve
        """#
    }

    /// Where the record of the type of each number starts.
    static var slots: StaticString {
        #"""
        00000@0200000b041804140M00000T0Z00001J2_000000000D2B0J0=0^1^00000000000000000F2M0l1U1>0F0V0G00001039\#
        1>0f0n0J0X1E1F0K0h0L0n1@000000000000000000001@0U1:0V0R2\0d2S00000000142000000@0`0h0m0j0_0j1j1N1b0000\#
        1J3g0`0d00000n3B0H0g000h0000000000000V1C0000000000001@1I1N2>0000103T0J1=000000000f170\180h2_104S0>1>\#
        0000021=0l2:0l2f0H1X000000000`1\0000000000001D1M0n410000061]1L3o1B1K00001L590<2`0j2C0@1m1:1R0V2H0X2E\#
        0000000000001B1m1B2Y0B1Z00000V3G063E0\1l0n4o0L1^0j3L00001@230000000000000T1g121h00000f2800000000105Q\#
        0N1m122L0V3o0b200000000000000n5f000000000j3j0F3K0^2_00000000000000000000000000000b350N2b000000000000\#
        0000000000000j5Z182K0000082M00000^3E0Z2P1F2P0D3N0T2a00000T3A0j6]00000B2X106D000000000000000000000000\#
        002`00001H2b00000L2d042e000000001N37000000000000000000000N3I00001F3M0N4900000:33183?0>35000000000V5A\#
        0Z380D4?0000043O000000000000123\0P3A1<3A000000000b3f000000000000000000000\3K107<00000X3o00000@3P0R4<\#
        00000D4^0h3S00000000000000000000124=0:3j0N5e00000n6R1F3o0<3_00001H3l183i0f3c18511H4e023f064=0^3i0V5l\#
        0Z480F3l0b4R0l4f0j7C0000000000000000000000000J46124e00000j8J00000F4Y1L5h00000b5[00001L7a144A0:4d1L8l\#
        0T6H0@500n7`00000`4H0000000000000`5=0<4M00000n8o0@5c164Q000000001B4T00000h4V1:4W084X0h5G000000001<4\\#
        000000000:5Q0@6c1D4a0V6R00000B4d00000D5d000000000000004j165P1D5C0B6>000000000H500h6I0000000000001:5P\#
        0000000000000b6_0000000000000@7J0T79005k0000000000000R5C0V7G0<5E0N79025F1<5W00000000085[1:6`00000h7Y\#
        1L9\0J5P000000000J6^0R6A1D6?000000000000145Y0H5i165n0d5\1<6H0f5^045^0@8S00000:6I1L:=0H7304700`5n0000\#
        0Z5h0^5h0@9b000000000^6h00000J7f000000001:8@0b7U00000h8]1H660000000000000000000000000000000000000000\#
        0l6A126B00000j9K00000n9Q0P6F0@:\0`6O0L6H0D6^00000R7f047Y0000146i0P7:00000d6X000000000000000000000`7C\#
        0Z6a048\00001L:g0H7m0P8C00000N8?000000001H7=000004:G186g1:9304;A000000001B6l000000000000000000000@;O\#
        000000000000000000000@<J00790000000000001L;U0Z7O107o0V7^0@=300000R8G0X7D1F7E0f7F0f8@00000N8m007g0000\#
        00001H7d00000000000000001H8Q0d7R0000000000000b8T0000067Y0h9b0000000000000F7^008F0\7`00000L7b00000n:5\#
        00000^8:00000000000000000D7k0000068g0N:700000000000000000000000000001:9c0^970l8700000000028;00001N8=\#
        148>0f8e00000R9<1F8A0N:e0R:90l8Y000000000`9<0R;;0000000000000000000000001F9100000H8V149g000000001B8V\#
        0000009m0000000000001J8\0000000000000`9U1J9m1F9_0L8b00:O14:O000000000h:A0000000000001B9V1F:M0>8m0000\#
        00000`:G00001::@00000000000000001D98000000001<9;0:9;1>9;129;069c1L<K1B:;0l9L0l:F12:@1F;i00000L9G1B;B\#
        0P9H1N9H089I1B;i0f:100000000000014;K0J9R1H9S1>9]0000000012;;1H:L0d9Y0\9Y189[0h:n000000001D9`1H:n0000\#
        0^9b029b12<7000000000000000018:V0j:?1J:`0000000000000000000006;20P:O0d:O00000000000000000N;n0l:n0000\#
        000000000000000000001H;m0V:@00000X:C00;700000000000000000\:I000000001B<L000000000000000012<l0::Q0<:S\#
        18;O0D:U00001@:W0P;U0000000010:[00000V;C000016:_000004<<0000000000000f:h1@;G0h<70R;d0`;302:h0Z:i0R<j\#
        0d;Q0h=00f;n0Z;c0R=R0h>J00000000000008;600000B;812=j0000000000000D;L00000000000000000000000000000000\#
        000000000000000000000D<Q000018<J16;W0F;O00001N;Q000000000000000016<31D;W0000000000000000000000001D<K\#
        000018=A000000000:;c18>80N=D0`<00<;f06;g0`<Z02<80\;i1N<d1B=R02=;000000000\<^000000000000000000000000\#
        000000000`=X0D=B0L<<1B>;00000F<Q0Z<\1J<A0j<B0L=R1F<^0:<e000010<G1:<G000010=F00000H<L0000000000000000\#
        00001F=`0n<R0h?E000000000P<W0f<m14==14>714>k0N=e0L>N0><]000000000000000006<k14?`1B>_1@<e0<<e0Z>904<n\#
        00000D>@1H<l0N>a00000000000000000000000000000H=b00000<=M0<?40D>g00=91F>G000000000:>70n=N000000000000\#
        000000000000000000000J=H08=I04=k000000000000000000000l=P0d=Q1D=Q0N?]0000000014@C0>=f000000001<=Z0V=Z\#
        000016=]000000001H>10Z?I0000000000000b=e000000000^=h1:=i0d>E1H?100000000000000001D>Z04>Z0h@P0:?304Af\#
        0l>3000002?B00000`>[0@>:0B>:000000001F?314@o0`@?04BY0F>B02@<0R>D1>>E000000000:@C00000n>N1J>K00000J>M\#
        14Ac0J?o0B>o000000001B?i00000000000000000F?<0R?I0h@l0V>[0B@L0^>a1N>^000000001F?o0P>b000000?600001@>f\#
        0^?>1FAH0X>i02@j0d?G0FB80f>k0D?Q16?90:AL0FC21H?d1B@K1@@60b?214B]0Z@N0<@S1N?Q0l?30R@10H?80N@U0hAV10??\#
        0:Am00000R@i000000000NAL1HAF00000000000010@>000000000000000000000\?P1:?P0P?b0000000000001@@a00000000\#
        0000000000000000000000000X?b000014Cj0V?b1<?b0L?b0X@D0>?f0FD70XA4000000001HB:04Cb1FBK00000hBB0>@X18?o\#
        0ZA@0XAT00000n@5000008@70000000000000V@V0PA40L@j1HB]0>AP1D@?000008@a00000:C50J@_0nA0000000000j@I0000\#
        000012@L00001HCM18@f08A]0<AM0XBQ000000001FCJ0l@U04EA000000000b@Z0H@[0lAI0lBb0XCe00000000000000000000\#
        00000HAE0XDG0JAX0BA@18AU0PBX00000RAe00@m0:C[000010A800000000000012A800000000000000000000000000000000\#
        0000000000000JBO14Do000000001@A]00000000000000000000000000000@AL1DAM0TAN1BAX000000001<AR0jAR1NAR0000\#
        00000NBV000000000BBD00000RBD00000ZA^0nA_0>Ao0DA`18B7000000000LAe00000000000000000HBA0PCY1DB:0>Ba0hC=\#
        0XEG1DC81<Bo1:B10DBB06B214EW0JC90\B70000000000000\Bf00000ZBV00001LB?04FL000006BT00000lC@00000LBX0000\#
        16BH0XGG00000HCm0LCL0^BL0\D^02BM0VBP000000000LD[1>BT0000000000000@B\000000000LEQ0RC816CX0000000018CT\#
        000000000^CH0PDK0<Be0000000008Bh0lD00000000000000000000000000nC000000TC21FCg00000BC50hD500001NC80HDd\#
        0000000000000000000000000@Ci1BC@0bCA00000000000008CQ10CG000006CI1<CP0RCf0HEQ0>CW00000JCk00000dCQ0000\#
        00000000000000001:CW0000000000000DC[0XH@0hDl000000C_14FG0TD:1DCl00000PEo000000000000000000001>Cj0000\#
        0000000012Cn000000000dD70:Db1<DS00000000000014GN00001:DP00DN06D:0dF71BD<0hEo000000001<EG00000PFi0000\#
        0000000012D_0<DH00001:ED0hGS00000000000000000\ES0RDW000000000000000000000DDc0jDW00000ZDZ0REd1@D\0^D]\#
        000000000\FW0RFe12EG0\GK000000000000000000001<F8000004GU1DDk1DES000004H;00000nE100000000000000000LF@\#
        00000@E80000000000000DEF000000000TEC0XI20bE@0fEA0jER000000000000000000001NEI000000000ZEU000000000000\#
        1>EP00000DEj0ZFP0000000000001:E`000000000fEo0dFi0`E[1JE\0RGK0000000000000\H300000@G^0fFW0fG:00000000\#
        00001JFK0hH00HFF04IM0>En0JEo0>GG0`FZ0fHC000000000000000002F70fIJ0@HO0TF:000000000000000000000dGW16F@\#
        1<F[0RH21<G^0<FD14I=12Fa0\He0JGK0hHR1FFJ0DFP000000000:FO16G[0NFP0dHM0ZGQ1NFT000000000DGM16Ha00000000\#
        00000000000000000FF_1@F`00000JHP1JG20ZH40^Fe08Ff0LG=00000000000016JE000000000:G91FFo00000NGe1LG20000\#
        0000000000001JGO0000000018G:1NGY08GR1JH90fJY000002GC00001:GB1NI90<GD14J[000000000NIJ00000BGJ02H912H5\#
        1NJ402Hn1>GO000000001:HQ00000000000000000000000000000PGe000000000HG]00000HI;14KZ0dIJ0000000000000000\#
        00000bGg0nGh1FHR0JI20NJB000000000:H500000000000000000VH30bHO18H41<HU1NJl00H70XJ>06H91@H:0PIR00001:J0\#
        0000000000000FHB00IT0@IH1<I]1DHD0`HD16J^04J<1DI60jHH02J7000000000ZHW000000001<JZ1HHS0dJ402Jf1HJ=0000\#
        000000000:I:0000000000001FIB00000FI7000000000000000000001LHf10Hg0000000000000000000000000dK900000000\#
        1NKI00000000000000000000000004K910I`1HK?0PJ70>I;18I=00000@Ij0fKD00000hIB00000RID00000nIF1:JO0dLZ0000\#
        1BIJ000000000NKi00000000000000000VIR0RIa0000000000000^IW0NLn1HL;00000ZI[0XK60XL11FJ31BK>0hIm0PK=1DIh\#
        0ZJ_0FIk1LIe1>If000000000XLN10JR1:K60000000018In0^JI0lJ00000000000000TJ4000000001JJ70000000000000000\#
        0HJ@0VJP00000FJf00J@0`JA14LC00Jm06JC00000<JF0fL40<KL0000000000000000000002Kf00001:Kh0HK5000000000000\#
        0:JU0NML0000000010K10fLn0000000000000DJ^08J_1:Lf0000000000000LJd0XMD1<KG00000000000004Kd00000LKh16KE\#
        0ZKg0`K51NLe10K\0lK414MG16Kk0^KD08KW04LV1<LD12K60@K71<MG0HL>0BK;0lKW1BKc12K[0`Kf00Kf00000000000006KO\#
        1NM^00000RKI0000000000001JKM14Ma0TKU0PKY00000hKR0000000000000jKV0NNC0nKV00000000000000000HLa0VK^0000\#
        0000000012LW0000000000000nLG000000000NNb0BKi1>Kj02LI0000000000000HMT00000fMi0JL300001NNk16Li0jL<0000\#
        12MJ00000XNF000000000000000000001JLA000000000hLH0ZLh04ML00000000000000000000000000000000000000000000\#
        0XNc0>LS000000000XOW0>MF000000Lf000008M3000000000000000018L`0:La000000001@Ld0LLe0RLe0bLg1FLh0DLi0000\#
        00000BM<0ZMT12Mh0nM<0dMN1BLn0VLn0bMY00N00NPD00000000000000001JM@1JN300000NQB0<M=0000000000001<NI0000\#
        000000000LMF0NR70RM`1<OE00000HNA1NOd1JO00000000000000DMc00001LMS0bNU1LNA0000000000001HMY0XPS00000000\#
        00000jM^12N[0000000012OI000000000RNC12P51JOh0dN91<Ok0TMh0dNT0FMl0lMm02Mm0dON0^Mn0`Mo0ZNO0<N60RNi0^NN\#
        0000000000001>N900001JPZ1JQk00000\N>12P]0000000010NB0BNC000014NE1FNF1LN^0ROf0>NK1NP[0dQ0000000000bO;\#
        00000@NP0000000000000000000000000bOc0000000000000@OJ00000000000000000@PL0hNa1<QH0ZO71NQI0hOU0jNe1DNg\#
        00000JNi000000000000000000000TNo00000000000000000JOB0fO40000000000000000000012Q[00000RQ104O>00000LO@\#
        1>O@0BPZ0:OA1BOA1>PL0000000000000DOI0000000000000RRL0000000018OP00000NRc000006OT1:OU000000000hPF0jOX\#
        0LOc0^OZ12RO0bPV0hQ;00O[0dR<1HO^0BQe1HP^0dRo00000dSO00000000000000000000000000001DOn1JRQ0000000018P=\#
        0`P20hRB00000fP60LPT00000FP900000FP_0BR_0<P<000000001NQm0XQZ0RSF0bQb0BS^0dT700000000000006Pj00000000\#
        0>PL0:PM1DPa1FPO0000000000000>QO1@PS000000000LQG18QH16PY00000HP[0@QW0fQG0PP]00000^P`0000000000000000\#
        00000XR]0fRC00000000000000000000000000000VPo0lPo04Po0NSa1JS^0:QB0PQH12S01JT@16QO0DQ61>Q<0ZQ90\Q;1NS8\#
        000000000000000000000<QC00000RTM08QF0^RQ0VR30>R10000000008R=000000000jQO06R;04QX0FQQ0DQT12SQ00000000\#
        000000QX00000000000000000000000000000000000000000000000014Qe0000000004R810Qi0^S10000000018RC0JQn0NTk\#
        06R_0jR800000000000000000nR60ZR800000ZS41LR90<R?1:R<0RU@1JU<0bRi0FR@00000lR]0000000000000XSY00000000\#
        0000000000000^T800001FRN000000000LRQ04Ro0^T^0RV11FRl1HRV06SD00000BTE0\RZ000000000nRn00000hS200R`0000\#
        00000<SC0DRd0FRe0TRe16Rf06T700000000000000000`Rm0jRm0hSY0fS00FSZ0HRo14S10^UV1JWB0DSn0<T41>S800000fSi\#
        0000000000000DTP0^V80bSF00000000000000001DSE0000000000000HSY0@SI04Tj1LSZ1<SL0HTX0lVM0BUR08SO00000hTB\#
        0fTS1HSU0000000012TC0dU71DT>0000000000000XTH000000000nUW0000000000000000000000000XU=16Sk000000001NSl\#
        0nV3000000000:T000T0000000000000000000000XV6000000000BW31FT;000000Tj0000000008TV000000000000000016TZ\#
        0000000000000:UB0000000000001BTM0VTN1>TN0jTO0@TQ1HTQ1<T[0000000014TV00000000000000000VU^000000000000\#
        000000000@U100000NUL1<UP0`Te1LTe0lW[0RVo1@Tf0jUF000000001@VC0:U\0@VW0<UC1LUW0>U10\U31JX80FU40XW80<Uh\#
        0TU70TV40lXm0000000000000LU>0`Uf000000000lYe1:UC00000000000000001JY;0jUj0000000000000RW_1:V60BWj0lZb\#
        00001NUR04US0000000000000000000018UY0000000016Uh0000000000001FV00jW70<VP0XX21>Ud1<VP0FV006Ue0nW01JYc\#
        1@WX0RXK0bUk00000nWa0@W20`VT0LV00ZV11:Vj04V[0VW?0>V41FVm0LW=0<W=0JV90DV:0TV\000000000000000000000000\#
        0000000000000`X71JZY000000000LX900VK000000000000000000000NVQ0bV`0ZWA18W00ZXL00000bW`0nX^000000000RY@\#
        00000000000000000l[U00000NWC00000@X10hVe0<Wc0JVf0@Y<00000000000000000000000000000XXZ000000000:W30000\#
        0000000002W71BW70000000000001:X512W=18YD0^W?0000000000000NXM000000000RZ?1BX200001:XP06WI08WK00000000\#
        000000001HWP0000000000000NYP1BXW0TWg000000000nY^000000001@X=12XG1HXC0jWd02X00`XU000000000:X200000000\#
        02XS0VX900000000000008X@10Wm0XYI0NZn00000l\O0000000000000LYE0000000000001>X900000000000000X=0BXe0dX?\#
        00000nZl0XYn000006XD0<XH0:YT0JXG0LYj1<XI1<Y700000000000006YB1FXO0<Y9000000000hXS0RZ[1DXU0@Z=0hYK0000\#
        0000000000000000000000000X[;00000TXa00000:Z@0fXc0BYk1>Y:0000000000000B[1000000000000000000YD0hZJ0000\#
        1BY<0LZ_0JY20\Y30B\10JZ5000000000fYH02Y?0n[l1LY<000000000000000000000n\l0`YM0dYE1DYW1HYG02Y\00ZH1NYJ\#
        0000000002Z:06YZ0PYN00000hZn0DYR1@YS0FYT1@Z406ZL1:YW00000000000000000n]l00001<ZM00000000000000000000\#
        1FZZ0n_21>Yd000014Yh000000000FZA16Yl12Ym0TYm04Yn18Yo1F[O0>Z20X\91@Zo0000000000001:Zn0ZZ9000000001@[f\#
        0dZ=1J[U1:[_0JZj000014Zk000000000TZ]0HZF08ZF0F[N0T[_1F\D0000000000000000000000000jZQ0DZR000000000000\#
        00001LZW000000001L[=0000000000000VZ^0Z[80000000000000\Zc1F]012[P0PZe000002Zh0L[B0H[Z04Zi0l]K0N[]14\1\#
        1NZm0D[`14]30000000000000l^K0f[518[D0R[;0Z[j18\112\H00000R[^0V[R1>[U0h[[00000:[B0P[Y00000@[E0@\G0000\#
        000000000F\=18]R0Z\[000000000n_j1J\f0N\X1>\R0V\K0P\`0P]h1<[U0\[U0f\@0B\i0J[[0j[Y0Z]V00001J]@0d[^0:[n\#
        14]d00000R\P000000000n`a16[f16\W000000001D[k04[l000008[n000000000000000002\30@][000000000000000010\9\#
        000000001J^=00001@\C00000V\o10\f0000000000\D1:\P0<\F0>\F00000f]60>\n1>\o12]A0000000018^J0J\O0>]c0000\#
        0L\S00001F]f0b\U0H\]1D\V0b];000000000`\\000016]90\\_08\_0P^Q0R]:00000000000000001D]G1@]@000000000000\#
        000000000L]W04\n1>]l1>^[0H]R04^C1<]21>_\0000000000000^]90h]:06];00];000000000d]?14^X0@^?0>^d16^C0000\#
        0j]E0H_600000<]H0R^H08]I0000000000000>_k0H_[0\]O0>a400000b^O00001F_O1F`L0J]_000000000000000000001N]]\#
        0N]^0D]^1H]^00000h]b00000H`O1H^J1H_?0R_m000000000T]j1L]k0J^U0j^70b_=00000naL1L^n0V^210^N00001:^51@^A\#
        1@_?0f^8000000000000000018_U0P_I000008^@000000000Z^C00000000000012^G06^c0V^V000000000D^`0N^M00000000\#
        000000000^^R1D^S0F^S0P`B0:^V00000000000000000Ha<00000R`N18`E00000^_k00000J_4000000000B^e00000@_<1B^h\#
        00001FaL14_S000000000000000008_10000000000000000000006_T02_600000>aZ1B_O1@`310_;06`U00000:_J000000_A\#
        0h_B18`h1J_D000000000000000000000f_J0F_K000000000Z_N00000Hao0\_Q000000000000000000000000000000000000\#
        06aK0000000006bN02_g0P`g0\`H0X_a14`:00000L_e00000000000000`R0nb<0l_j16_k0>ba10`40B_n0000000000000<`3\#
        16a200000B`o00000^`c1N`90000000000000@`=0T`=000000000V`A12`A00000000000010aB0>ca04`G10bQ00000f`K04aJ\#
        02`i1Fb7000000001B`Q00001NaE00000000000000000b`X00001Nb11Ba?00000J`]000000000Ta@000000000000000004b>\#
        04b_1Bah0V`g0F`h0Pb500000000000016am0000000000000<a20000000018bI0Tb3000000000000000000000RaB0\a=0JbJ\#
        1Ja?00000000000012aC1FcJ000000000000000000000faS0LaJ0>ef0HcF1BbL02aQ0nc10baQ00000>fR0NaT000000000000\#
        1JbP0^ai00000bbI0000000018c:0Za^000000000000000000b706cH1BcJ1<ae0Tc41Laf0`ag0RbB0Pbj12bS0@am1>ao0000\#
        00000Jbo00000@cH0000000000000Bb80@cd00001Nb`02c80<b<1@b>000000000DbA00001JcR00000hbE0000000000000000\#
        00000000000006dE04cR06e\000018d300b_14bQ1JdK0RcW0Bbd00000PcX0lbY04d<0000000000000Pd40<c60000000000cD\#
        1Hbb0@dd0`be1Lc200000Bca000000cg0Fbk1@c3000018dX000000000Lc1000000000Tca1Lc]1HcH1Lnf0ncc000000000000\#
        000018e>000014cU1Jen1NcH00000Fc_14co00000TdW0Hd;000000000jcJ000000000XcM0PdY00001DcP000014dl00000000\#
        000000001<cW0@g50<d40Jcl1Jg01<dC0000000006fJ0:c_0fc`10c`0Nc`0Je00BdT000000000\ch0<d]1<e:12cj0>gX0ndf\#
        0`dE0<eO00000000000000000Zd40\dL0Nd?00000000000004d_00001Lo]0PeM00001>d?0fe4000000000PfU00dn0RdJ0feS\#
        000018fI1HdJ00eh1M0Y0000000000001BdO1FdO1Bdi00001M1F00001M2G00000ReX0FdW00000ldZ0Ne?00000FeE1Ff=1Nd^\#
        1BeM1Dda00000000000004eE0@gm0ddf0:df00000\e;000000000BeO1Bf600000RfD0ffD0:ec000000000`ef1Ne;0Xe702e8\#
        00001Jge00000Ff<0Nf30^e=0000000000fT00000000000000000Xf@1:eG0HeH00000@i700000DeL0000000000001<f_0000\#
        0Deo0LeR00001NfA00000\f>0\g300001Df?1M3Q06g10je]000008e_0^f5000000000@il000000000\hg0<f@18gd1Fg20Lf`\#
        000000000Zem0Nff00000BfK1JiW0Pg:0DfG0000000000001Bfn0000000000000<fh0Vf<0000000000001Hf@1Hg=0NgJ0000\#
        0\ig0hfD0\jT000000000NhK00000000000000001>fN0nfO0000000012fR1DfY1<g@0bfU0RgC0PhK000000000dfZ00000000\#
        00000dgY0>hU00001>g61NgM18hb000000000Ni;000000000NiZ00000000000000000000000000000jg1000000001@g40Tg4\#
        1BhH00000000000012gm16g;02g<0>i2000000000000000008gD00000ZgD0Tg[0fgE00000FgH0dhA0000000014gL0lgM0000\#
        12i30\kB16h01Fgi04gR1M4I0FhH00000hgW0PiA12iZ1Hg`0lhD0Dg\0Rh10Pj:0000000000000Lgb04h>0jgc16hh00000ZhD\#
        00000:gi1<h60000000018iY0@jd1Hhe0Vgo0`h1000010h30ThQ00001Nh6000002h81>h81Ni418j^0ZiQ000006h>0`hf0fh@\#
        0Li60000000000000PjQ0000000000000PkR0\mL1<i91@hJ0Rho0@kX0000000016iS0000000000000BhU12jO000000000di5\#
        000000000>jZ00000diT12kU0fi<04i81Jje00001Nkm1M5^16j900000Lij1>hi16k20<hk00000bhm0Rii00ho00000>k]1@iN\#
        000000000Hi50liJ0>lN00000@l<0fj@08i:1Di;0PlX00000Fig0dj80hi@02iB0biT1Nm200000Ljg0000000002jV0Rj\0djg\#
        1FiK0Fj\08ja1:iN00000Lkh0:iR00000ljZ000018kK16lJ00001M6n0^iZ06if00000PmT00001Hj308kK0bkU0000000004ik\#
        00000000000000000\n\0nii0jii0:jQ0`ik0fkD0^jb0NjM1Nmb0^kU000000000Vj51:j60lkK0Bj71>j71>k30dkg00j;0Dj<\#
        0Djd04jY0FkB0dld0@m80Nk=1BjA10jC0RkL00000dm]00001:jk1Hja0RlF1M7h06jc1>l?0RmD06k\1DjQ00000jkj0llR0HjU\#
        0Vk512lg0000000000000000000000000Rn11<j_0@m\10kd0lmb1Bk304lN000000000>mJ0hjh0dnV00001:k`000000000000\#
        0fl>00000\oR1Nn>06lP0Jk400000hkD0000000018lK14k:0bm50<k=0000000000000nkA12mJ1HkV12n3000004m@10lF0000\#
        14l=0lnI00000000000010m508l900000FlF1JkR0000000000001FkV00000e0C00000:kZ00000bm]0^lL1HlR12o30Zk_1Dka\#
        1>m90ZlS000000001@kf000000001No:0Lld00000Rnk00kl0<l00jm>10mi0>n?0Pmm00000`l>0Dl50hl?00ld000000000000\#
        000000000000000010o90Bl@1@lK0]010flc0LnI110;14ld0NlF0PnU0000000000000fmF00001JlQ0hli0Zm`0:lT0>oE0000\#
        00nT000000000000000000000S050LoI000000000Xl^000000000nla0Vlb1Dlf00000:mT0000000000000`mI0000000016m2\#
        000000000VmR00001@mC0e1000000jmc1Jm:1HmA00000ZnR0Bm90e2B0M070<m<00000M0g00000^mM0VnK0e2j000000000NmJ\#
        0000000000000`n6000000001Dn;00001Hmc0000000000000jnP0ZoF00oM010X0^nU000000000NnG0000000000000loA0hnQ\#
        1:m^0000000000000000000000001M8_16n81Jmh00000:nC00001DoD16oR14mm0m2<0Bna0000000000000Xn4000000000000\#
        18n80Fn90Dn:000012om0000000014nj1Bn?08n@000000000[0=000000001>nG14oj000000000[0b00000000000000000000\#
        000004nR0e490Dod1<nT00000000000006nY0jnn1>oM0nn\0Fo61=0:00001Fn`0hoW0<nb0M1d0000000000000:oH00000000\#
        00000000000000000S0g02no0Xo000001@o21=0o1:o40000000000000000000000001Nom0Jo;0No<00000Ho?00000noA0000\#
        0k0U1Fo]02oZ0m3;1HoE110e00001M9_1M:M0<oL00000?0d111g04oO00000000030L000008oU1M<\0^oV0i0P0Xok0_0M0000\#
        0`o\000006o^00001O0m00000000000018od0i1\1A040?1Z0S1h00001O1O0000030j00000000000000000a0]0K0M0A031;03\#
        0O051M=>00000000011E0U0:1I0F0000000000000]0f00000E0V0G0A0A1A170B0A1h0a1Q0a210]2400000000000000000000\#
        0G0]0g0N00000g1H0W0R00000A2Z0A3P0=0V000000000000000003230S3P0?2?00000000000000000000130c0000150e0000\#
        0000000000000000000000001A0m00000000000000000i2I000000000000000000000c180i3X0=1l171;0U1<0K1K0_1D051?\#
        00000G1I151H000000000]35000000000000171o0Y1J0?3Q1=1h191M0000000000000_2F1?1Q0c1Z1K1S00000O1V0k1W0000\#
        00000a2h0E2[00000E3g000000000c2P00000000000000000000091f0m3]0=2J151l00000000000019340k2O000000000O2V\#
        0721000000000000000000000000000000000_39152]0C2<0W2=0?4H012?0a4=0_4i1E2@0K2C0Q2D00000i4A000000001I2J\#
        000000001?2M1E2d1;2O0a4k0G2S012k013_0g2R0S4W0;2U132W00001=321O2n000000001;3500000U2_0000000000001A2c\#
        000000001M=f17320K3S0C2i0M2i00001=4W000000000i5I0000000000000000134G00001=5Y0C3c0i6G1139153D0E4S1A3J\#
        00001K3>0_5`0c3U1=6U00000000193e0U3Z0i7W00000e4_0W3H1?3I0A4K093K0Q3K0=3K0000000000000000000000000000\#
        1M>_094Y1O3\000000000_8400000U4N00000]4H00001;3j0[3b0_8g014R0000000000000i8F1A42000011461I3k0m4X0[4_\#
        0e5\0A5Y00000Q4O0;43000000000A6^114f05471O4_0G501M?Z0k480Q5_0A7O0A8g0]531M@H0000000000000M4E00000000\#
        00001C4I0;5Q174K000000000000194l00000e6P015;0e8I0m6?0O4U0O5D00000000000000000000095S0i9B0]5f00000000\#
        00000E5h1G4c175E000000000U5D0I4g00000o4j0o6?00000000000011641A4o0E7:0K511O5N116Z0Y530_9k000000000000\#
        0000075;135<00000000118B000000000o7<0_;11A5U0a5M0]6X055L00000a6^000000000Q6R0g5L00000000118j00000m6c\#
        00000168056[0000000000000000000000001=7I00000]7G0E8?0000000000000K5m176?000000001;5g0a7l0I5i00000000\#
        000000000K6^00000000000000000U6c0e9G03640Y660000000000000;7`0O6;0O7E0Q7R136=0g6U01700i9o0A9R0Y6_0I7W\#
        017Z076A0I8=0g7K0K7X156F076o0[6J0573000000001E6P0C6P1?6R1=8^0000000000000[761;6W0a8`0I950_<00K8k0000\#
        00001K6_000000000000096c00000A:0136f00001C6h1E7I196i00000U7k0S6m00000_<U1M@c00000=7200001;7a1I750M75\#
        0e9l0K>e0m7J0E9>0000018j000000000_=600000000019o1E881?7J0E:Y197T00000U900Y7^0?7J1K7O0000000000000000\#
        000000000C7R0O7k078G0M8E00000A;<1G7X0=7Y000007920M9200001I8R00000]8;00001E9?0O8Z157d000000000000097o\#
        00000000000000000000000000000W800g8>00000000198I00000;8H199S0S880o8`0]8j000000000k8=000000000[8@01:Z\#
        19:e1I900000000001;T0E<20g9F1C8G079[0?8O0[9200001A8N01<T138O0000000000000000000007:g0000158m038X058Z\#
        05:70m8\1MAX00001K8_000000000m9W0e:V00000m:N0000139?00001MCG00000A<20]9g1A9_0S9615:00Y8o1A<R13:20[:B\#
        00000[;B0=951O961A=?0000000000000M:200000000000000000Y9T000000000c9D179E00000000000000000Q9J00000000\#
        039X000001=F0_>30000000000000_>_0000000011:617:B0K@100001I:30G9[0a9\000000000a:S0i:L0C9a00000_@<11:l\#
        05:T0;9g1=9g0]:R0000000000001;9m1C9m0U:@0O9o000000001C:a0?:31?:4000000001;:f1E:@0c:90k:;000000000000\#
        00000g:j00001K:B0000000005;N00001C;n0?:f00000000000000000000000000000a;B000000000];11G:S000000000000\#
        00000000000000000000000000000a<01?:`13;119=L00000000000000000C:g0;:o0[<800000I:k00000S:m0I;T000017;Q\#
        000000001MDR0U;@000009;600000E<Q00000g;b00000k;<0k<0000000000;;m00000Q;B00000000000005<L0Q<G0Y;G0A=4\#
        0U<n0k=A00001=;M0000000000000000000000000000000000000E=Z00001I;Y07<11E;Z15;[17<F00000a==0e;o00000000\#
        03;c17=D00000000000000000a>S000000000i;l00000E>V000000000o<11;<20O<20O=519>B0o<U00000000000000000000\#
        00000000000000000g=O0000000000000a@00o=90M<F0i<o1A=m000000001=<K0a@Y000015<N0U>300001C<`1K<Q0I<Q0E?U\#
        00000000000000001I<Y00000G<[19??0I=W0_A>0000000000000000000009<d0Q<e17G=0000000000000_B30M=50U>_0000\#
        00000000000000000000000005=K19@10S=60S>111=60G==0m=:1K=a00000i=g1E=>1MET0_BP0_C>0m=n000000000U?]1G=F\#
        1?=G000000000c=J0m>d15=K1E>:00000Y=O05>M00001G>D00001?=n0000000000000A>90000000000000000000000000000\#
        0E@30O>M0M=h0M>l0k>20E@a1A?21;=e000000001E?A00000000000013=n1C=o0O?0000000000G>:00000000000000000000\#
        00000=>:15>?1;>o1A?f0M?T0?>?1O>@0=?^1MFQ000000001G>m00001O>i000019@k0000000000000A?D0S>Q05>j17Gn0o>Q\#
        00001G?W0e>S000000001MG60A@@0M@907>Z00001?>\15>]00000[>_0m?e0000000000000000000000000000000000000000\#
        0000000000000=@G00000Q?01EAB0MAA00000EAV0c?51K?90e?^0G?R0000000009?;07?R0e@<0S?W00000000000000000000\#
        000000000EBK1;?j000000000000000000001C?M15?N000000001C@B000000000Q?T00000000000000000000000000000000\#
        00000g?^0[?_0MBA00000000000000000U@e0C?f09@E00000000000000000000000015@4000000000?@10000000011@40K@g\#
        000017I300000i@903@91I@:0m@N000017IU0c@?000000000000000000000k@E00000C@i0AA<0o@H0iA60MCK05@K00000000\#
        00000000000013@R1I@e0cA500000O@V0g@W03@W19BD0Q@X0000000005@n0UAD0kAQ1K@_0gB80EC40S@a0;@c000000000000\#
        05B10000000000000000000000000mAf19CG1?B219DH0KAG00000000000000000MD407A90KBC00000ED6000013AF00000oAa\#
        15AA1?CT0=AK00000]AE00000eAI0UBI15BH19Dh0eBK15C@0QAU15Cn0WAO0]BR13B:0kBJ1KAS000000000000000000000000\#
        00000000000000000000000000000IAa0YAb00001GAd00000?Af00000[Ah0WB10=B:0gBX1MGj0000000000000SB011B10000\#
        000000000EDe000017JV0000000000000WCU0aB;0GB=0000000000000000000000000=CU0iBD0SCC0000000013Bm0cBJ0000\#
        1;BL000000000YBg00000eCA0GBc0000000000000000000000000000000000001MHM0kCc11B^0iC>0;B_1;D20iD]0oBa13Cf\#
        09Be1EBf01Bg0000000000000[Bk0000000000000iEL000000000_Ce00000gCF0MDN0aC513DT1KC70YC]07C913EO00001?E8\#
        00000=DD00000000000000000000000000001KCS1GC\0YDR0gDN0000000000000?CN0?DL0oCO0YDo1=CQ15D]0WDI00000000\#
        0CCW00000000000000000_EL00000[D`000000001CCa000000000000000000000000000000000000000003Cl0iF:00000000\#
        0OD01MIY0000000000000000000000000CDY1?FQ0ID917KH0aD;0YEk1;DQ000000001;EB0SDA00001EDD00000mDF0]DF0QDG\#
        07DH0gE71;FM1IDL0WEL000000000000000000000cDS00000?E70000000000000;Db09DY0GD[00001EED0OD]07EJ11D^0CEZ\#
        0WEk0SEN0gEk00000000000000001;GP0[E\00000CF[0000000000000000000000000YFk0ME_1;H>0AE50000000000000000\#
        00000000000000000eE?00001;I30[FS01EC09EW01F700000000000000000GEJ1;Ig0000000017L90?F800000YGM00001GES\#
        00000OEU0CG`15EW05EX1KEX0mEX0]EY07Ee0GF=1;KH0cE\0000000015FT00000=Ed00000UEf00000000000013F009FN0IEl\#
        03El1AEm00000000000000000000000000000000000009GK0=FP0cFI09H7000015GQ07F^00000000000005FQ1GFE00000000\#
        00001IFG0UFG01Fi00000[I20cGI19FL0?G70QFM00000_FQ00000cHP0UG:0kFT1?GI00001OFX0MFX0KFZ000000000UH30000\#
        00001EF`00000000000000000MGB0SFf0000000000000]Fj0AFk000000000000000000000YGj1AG21=G21OGI000019G=0000\#
        0AG^0eG90EG:000001GR0_GS0?H70?Hl0;G@00000aGB00000YHV11GE07G_00001AG]00000eGZ0000000000000IGN00000000\#
        0kGT1AHd0KG]00000SGh0000000000000000000007HO000000000]H41AIS0AI1000000000;HD1GGd0WGd0000000000000000\#
        0000000000001OH:0iGn1OIQ1=H0000000000kH901HK000019H60_Hj00000oH9000000000WH_0WIC0OH>00000000000019Hd\#
        1GHk0cIG00001MJQ00000000000000000UH^11HL0?IX000000000QHP000000000IHS1=HX01IK0UIK1GJ21GJ`000000000000\#
        0_IN00000000000000000kIZ0000000000000GHe0SHo1OJ80CHg0SIa00000[In00000MHm0000000000001II119IC1=IX0WJZ\#
        1KI50mI6000000001KJC000000000mJE0000000000001AJ10_JM1MK^0EIB0]ID0cJW0EJ507IH0cKb0gIG0QIT1?IJ0MIl1EIK\#
        0kJa17Ll0UJ=0gKB0AJ80IIR09IS0gLO0UJh15IV000000001OK200000?J50000000000001KK;0iI`000019J7000000000000\#
        00000[KR00001;LF00000kLC0MJP0OIn00000eJ00QJJ0000000000000YJ5000000001?J<000000001=JB0QK;0oJ=00000MKB\#
        000000000000000000000kMI0_K105JE000000000YLR00000QK_000005KI05L31KLB000000000;JS0;KA0;LM1=K01CJV0YM[\#
        1IJX0=JZ00000;M400000CJ^0CKj0QLH11J_0EJm0aJc0]Jc00000000000000000?Ji000000000000000000000EKd0]KW0OK0\#
        0mKD19KB0mL>0ELb1IK90?KO17N200000CLN0iK:000000001EKg0]LK0gMF17NK00000000000000000=KX11KW000000000000\#
        00000oKL0OL300000000000000000000000000000OM01?KV0]MX0QMR0000000005LY0;N=0CN@0[L50kNP0[LX0?Km00000]N=\#
        00000gMj0gNS05MX1ELY00000000000000001AKm00001KM=0oLV00000000000005NH0QN5000000000cLL1=L915L:1KN30SL:\#
        0000000013L?05Nk000000000cM219LC1ILE00000QO31OLG1;MI000000001EMC07LM000000000000000000000iLS0KLT0ALU\#
        0YN\0QP10?Lk0QPc00000EM\0IL\000007M<0=L_0SMP00000mLm0SNU0KMP000000000000000017P?00000000000000000000\#
        0KNV0000000001M20000000009M5000000000oM@1MM903M90]O213M=0oM`1IMD0mMf0AM@00000gOT0000000000000mOL0iMG\#
        1CMG13Mn0gP00kP10_MK0mP@000000001GMP1=MP0QQ\0000000013N`0000000000000gPe07NH000000000AN4000000000000\#
        00000000000013O`09Me000000000000000000000000000000000=Mn000005Oc0cNL1IN:1MN@00000KON0;N`000000000000\#
        000000000000000000000000000000000000000000000oNX0000000000000?NI11NI0]Oe1;Nj1CNJ1GNN1INa0MNM0ANe0UNP\#
        05PG0]PF13Pk1?NT1CO?03NW00001CP<000000000GN]1KO70UOL0eN_00000000000000000ENe00000YO\00001ANi0mPd0[Ni\#
        0cON0WNk00000000000000000000000000000cPF0;O]00000000000000000UP;0AOf1MO;1OO<0APa1AOf1KPL05QE00000cPi\#
        0gQY0kPU0kQV00000GO[000000000[Qd0QR[11OW07O\1=OP000000001CQd0UP\05RT000000000000000001OZ00001?Oi0000\#
        0EO^0cQH0]QB0_Oa00000000000000001;Pc0eOg000000000kR]00000000000000000_PU03Oo00000000000000000iP50000\#
        0YPA17Pf1;QM0aP:1;Qn03Pf1AQ200000UQJ0]RF00001=PD19PC0000000000000000000000001?P]1?Qb00001GPM0URD0OPO\#
        00000000000000000aQ<1GQF00001CRn00000000000000000000000000001;SI0eP_000000001;T>0AQm0000000000000000\#
        1KQZ0000000000001IPm000000000ARc0000000000000OQ40=Q500000oQ7000019QJ0_QA05SE0SQ<00001ARA000000000000\#
        0oQ\000007QD0;QD0WQE15QG1OQH05TE000000001IQl00000YQN000000000000000000000000000000000000000000000000\#
        000000001=Q]0000000000000000000000000000000000000aRQ0EQh17Qi000000000CQl0?Qm1ARf0gS<13R71MR000001ASB\#
        000000000000000001R80US=1KRK0gSh0]SM11R<1IRN0KR<07RC0;R>17SW0CRJ00001?RF19RF07S61AT6000000000QSV0000\#
        000005T^0QTK00000UU`0QTh0[S6000000001?SA00001KSK1;UG0CSJ07Sn11S60=RZ0YR^00001IS;0000000009Rc0ASV0ERg\#
        1IT@0QVH0CTG1ERg03Rh0aSV1ORk000000000YSb00000000000005V=15S40IS41IUJ0YU60IU]0GS80mS:0WS:000000000000\#
        0YV@00000GSV0cSB0ATO0aT<0GT?1=SD000000000000000019SK0_SK03Tg07Td1AU109SM0OSN1GSO15Sd000000001CTF0CU;\#
        0OTC17TO0oSZ00001OS\1MS\000000000;S`000000000cTG000000000eSf00000_Ti0YWT05WO00000KSl0gT\0MSm0CUm05X;\#
        1IVS000000000kT409TO00000;T]00000MTM00000oTG00000]TW0QW700000oUA0000000000000_Uk1ETE0000000000000000\#
        00000_V`09U\0kUA0mTg0ETN17UW17VM0000000000000000000000000000000000001CU>1GT\00001EUI00000IV<0_XO09VM\#
        0QWi11Td00000oVM0_YW0kVB000000000?Tk0GU8000009W219U;0OU7000000000AU5000005YK0IVi00001IWJ09WW0[U91MU9\#
        0AUa0KUE0000000000001?UA00000gUM1CV20UVM1IX50IWQ000000000000000007VN000005Z919VF0?Ue05ZV000000001KUT\#
        0000000000001EV>000000000eU[000000000000000000000kWK0000000000000mUe00000WUg0cUh0CVb05[]0CWY1EWX0gVW\#
        00000000000005\X00001EX<000000000000000000000;V90=V:05]N03V;0AVZ1AV=0MV=1AW20_Z?00000000000005^\0MW<\#
        1OVF0EVG000019WB0kX70000000000000UWJ000009X[000000000?WV0000000011VW000000000?X[0UXF0_[;0]V\000005_g\#
        0000000009ZE00000_[g0EW01EXh1CVf0;W900000000000000000000000015Vo00000aW10UYA0000000000000000000007W@\#
        0iW90mW:03W:11X;13W<05`j0mWc17WO09Zg000000000000000000001GWG0SWG0CXA17Z30000000017[70kXV0mXO0[WO0YXN\#
        0mY20IX;0KWR0]WU1IXV00000kYQ0000000001W[00000000000000000000000000000[X[0cWd000013Wo000019XC0SX80000\#
        000000000000000000001AX900000WX2000000000?YU0000000005a]000000000]XD1EZ00000000001XK1KX@1KXe000017[k\#
        0KXC1KYK00001AY:0000000015XJ13XL0000000000000]Y<1IY\1IZ>0EXQ1?XS15Xm0OXU0UYm00000U[5000000000mZB1;X\\#
        0EY=19YO000000000000000000000000000000000000000000000eXj0=Xk13[c0]Z00]Zb000000000][e1OY10gY200000YYB\#
        0AY5000000000CYB1;Y\000001Y<0000000000000000000000000=YL0kZF0000000000000000000000000gZF0aYK0iYL0?ZZ\#
        01Z80MYN00000[Yj000000000000000000001EZR0m[51CYY0OYY19ZN05bZ17]70oY_000000000_^00[ZU0oZA15Yc17]l05cX\#
        1KYf0CZN00001OYm0000000000000000000000000oZn00000KZ400000000000000000IZ90OZW1MZ905d\0m[a0gZi0K[o0000\#
        0WZA1=ZA0000000009\500000;ZG0k[O1CZN0000000000000[[T0AZM03ZN000000000M[90GZR0[\f0aZT1=Zd0G[>1GZW0]]L\#
        1=[a00000I[10_^O0000000000001=\[0SZb0000000000001O[500000a[215Zi01[8000000001=]J1AZn0eZo0o[S00000000\#
        1O[\0g[m0G\L1O\T0__[000001[k1E[I0Y[90Q[:13\H000003[W1I[@1=^T0g\f0]^T0e[j1O]Q0?[X01\J01\j0=[H15\R0=\K\#
        1O^60a[d0E[L0I]203\l0c[P03][00000M\>00001A\<0;\L0000000000000Q[k0W[[0c\g1=_U0000000000001K[b13]R0000\#
        00000_`C0c]h0g]m0000000000000o\>00000g^O00000_af0000000000000000000000000M\j0C\81K\R0G]U0c^c0_c01E\:\#
        0a\g0k\S0;]a0?\=1E^10e\C17_Q0;^`0Q\`1?\D0]_A13^Z0A\H00000000000009\^00000K\a13_Z00000000000000000000\#
        09]h00000000000000000M^Y00001G\^03^G0K]D1=`B01^10O\b00000000000000001?]C000000000Y\k17`U00000U\n07\o\#
        000013`^0K^J19]20]`40K_l0o]=1A]C00000O]D0k]L11];0G^[0000000000000O^;1C]A000000000k^7000000000Y]L17a7\#
        0A]I0m]J03_O0000000003`M1O^k0000000000000S]S1C^=1O_k00000Y_01E_30K`T0=]Y000000001M]]00000000000007]a\#
        000000000o^@00000o^f15]f19]g0A]k0000000000000W]m09^Y0KaK0;`300000000000015^j1E`P19^O0000000000001K^:\#
        00001=aG000000000000000000000O^l0000000000000000000013aH1M^N0Kaj000000000=^M0o_K1=b@00000Y_R1C^c0Y`:\#
        00000]aE0?^V1O`[0[^V00000A^Z17b<000000000Y`a0c_Y0O_g00000000000000000[_M00000i^g0A_H0Q^i0G_W00000000\#
        00000000000000000G`R00000000000003`l0U_600000I_809_D00000000000017cD00001?_?00000e_A00000m_C0k_C05e<\#
        0e`;0000000000000i_L000000001C_T000000000[`Q0YaY01_R0E_R0Ybb0Q`;000000000;a103an0a_X0?_`01`B0;b;0k`c\#
        000000000W_a00000Qa90ca60=_e0E`T00001Ebi1C`G00000=`[00000a`L000000001M`00i`11?`20[ab1;`30O``0Kbj0000\#
        000000000000000000001Oa:1G`>0M`>0EaM1G`l13bF0Yc]00000aaU00000000000000000A`J0KdO00000000000000000000\#
        00001I`R0000000000001C`n0[bb000009`Y0000000000001A`]0m`]1?a30S`_0abb00000000000011`e0000000000001=bZ\#
        0acG0;d_000000000o`n0adJ000000000Ca205f70Ia300000ga600000000000000001CaX0gai11a^07a>03bT0Ua@00000000\#
        000000000OaO00000Uaf0MaG0gc?1MaI1CbT00000000000000000000000000000000000000000000000000001IaY0YdX0;eS\#
        0CbC1=cU00000Ga_0000000000000000000000000iaf1Gaf1=dA1Gc30000000019al0_cQ01am0]an0=an07b90aeQ00001Eck\#
        00001Ccl0[cV0000000000000000000000000000000000000000000000000000000000000000000000000WbJ1CdV0ebL0Ke@\#
        1Ede0=cX0[d]0obO000000000af400001Eed000000000;f`000000000Kf700000Ib^0Qb_000000000Sbb11bc19bi1Mbe0[eU\#
        0000000007bi00000000000000000;gN000003c50000000000001;c40Ac40000000000000Wc90mc90IcR0Wd31=e;1Oc;01c<\#
        0000000000000;hE0_dE01dE15cE00000000000000000ScW0000000000000000000000000AcW00001EfQ00000?cV0]ch0000\#
        000013cZ00000000000000000Sd61Ic`07d50[fT03dh0Yeg00000000000000000000000000001Acl00000000000000000000\#
        0]f50000000000000Ud615d:00000000000000000=dB13dN1Kd=00000cd@1KfH1;dB1CeJ0afk0]g<1Kg<00000_eT00000000\#
        0_f<0000000000000000000000000agi15e:000007di01dj00000000000000000=e41?d[0;iC0kd\0000000000000idb1Adb\#
        000003eS1Gde0Qdf1Eh@0ieT1Mdj1CfE00001Kh100000Ue50000000000001?eg03fL0000000011e7000015f:000000000000\#
        00000Uel000000000000000000000000000000000000000000000MeJ000005f]0?eM0eeN1;eN0Yfh00000000000000000oeU\#
        00000000000000000000000000000We]000000001Gec09ea01eb1Mf40?f80Kg015g@05gK0Cef0efH1MgF0Eeg17eh15hA0ahf\#
        0;jK0ken1Mgc1Ien0Wfa13f40Kh40000000000000000000000000=f<1Af<0Gf=0Gg60000000000000000000000001Afl0kfc\#
        00000Eg?05gm1MhZ0Gg\0SfL05ha0[gD0UfO0CfQ1OfR000017fT0aia000000000000000000000000000000000cf^1Ah60If_\#
        0of_0Of_00000Wg]000011ff000000001=fi0[gh0000000000001;fn1EiV1Ahn1OgH0Ag10]gm0Eh60WhA00000Mg70ajd0000\#
        0UgK0Qg;0gg<0ggj17g_00000=gP00000Mh:00000akc0=h40000000000000Gh`1Aj<0oh;00001Ogj0Mh^05j300000Uh01?gR\#
        0?gR0]hZ19gT0OgT0igU0GiR19h80cg]1Cg[0chT01g[13im00000_g`000000000000000003ge0Ih30_iK0000000000000000\#
        000000000GjU00000ohj0Ch1000000001;h41Ohf0Qh400000ghK1Ej?0mh90Yh:0[hb0Ei^00000=ha0_jO0;kB1?hD0Uhn0=i^\#
        00000000000000000_k81=hU05jg0giG1Ejc0000000000000cho1IhR00001GhT1?il0GkN1GiG15i^0Ci[0000000000000000\#
        0oiM0;l50Ah_1=i60alG0=jW11hd17hd0;m51Ak30Ohf1IiU0Khi0cif0cj_0Qhl1Chl17iX09hn1Ij80ei10ckY1KiK0MiH0]iE\#
        000000000EjJ1Kj30000000000001Ek]0Uj10IiC0Si?1MiF0miB0iiC1?k>0iim0000000000001Mj1000000000]jA0]k01OiS\#
        1ElK0Ck503iP000005l>00000Ij60amA0oj<0WiX1CiX0WjL0Aib0gj8000000000;n<11ic07ib0000000000000Uk000000000\#
        0]l600000000000000000000000000000Yj109j11Ak\07jk0kj30cl]07kX1Cj:0000000005la1Cj]0]m40ok81Mk900000000\#
        0000000000000UkQ1Ik30?jE03jL1Ml=0ol<00000KjL0Yjg0?jo0000000000000Wk;0CkZ000000000an800000000000017jZ\#
        0Oj[000007l900000KkD0gk10an\000000000000000000000000000000001=jj00000]n80000000000000cmU07m50[k005ma\#
        0cnl0Ik60Mk60co^000000001?lB13k:0000000017kT00000000000009kB000000000ikE0olm09kc03k[1OkI000000000000\#
        0AkM19kM0omX1Ckg000000000WkW0000000017lI1Ol>000000000000000007ml1Ik]0Yk^0=k^0ek^00001?mT000000000d0a\#
        0[ki13l:0=lF0;nf00000000000000001?n@00000000000000000]o300001Kl500000=mM0000000000000000000000000000\#
        03lc00000?lA11lA0ona000000000GlG0KlF0GmF000000000AlK0OlL00000000000000000000000011mF11md000000000000\#
        0000000000000UnM1=l\0000000000000Ml`0OmO1Kli1MmI000000001Glf0oom00001;li0Ylj0=n?0Aln000000000[lo0Em0\#
        00000mm20em200000000000000000000000000001?o;00000000000009m?1KmZ0000000007o70SmC00000[mS000000001CmI\#
        0ImI0aoA0;ok0gmJ1Gmo0AnO100f0CmN1Mn00WmS09md09na000013mW1ImX00000<130CnJ0EnS00001InE0SnF0gn<00001Gnd\#
        1Kn<000000000000000000000d1X0<1U0^0\05nR0EoJ1Cmn000000001=n10=nl0000000000000<2?000000000Qn90QoK0000\#
        1GoV15n<00001En?0OnE0gnV000000001Ko40InS1Koh15nj000019nI0000000000001Co;000000001Mo;0knQ00000MnS0000\#
        0inU00000enW00000000000000001N0O00001An^0000000000000000000017nd0000000000000000000000000[nk0R0_0?nk\#
        11nn00001L0N0Wo100000F0Q00001L1C1IoL1L2M0000000000001J0G0Co<1J160R1R00000000000000001OoC0eoV09oO0koF\#
        00000000000000000D0`0X010000000000000SoP1J1k0goR1;oR0T05101l0000000005oX1Co]0_oZ1D0\03o\0Oo]13o]0F1J\#
        1L2j0:0l000000000D1J0Moe11oe00001<0C1P0@060f0Aok0>070P0V0l0Z0X0O00000000
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
        0390?0N1:i1?0E03:0B0:03<0?0e00000000000000000000003@0B0;03A0?0G03B0B0G0000000000000003E0?0@000000000\#
        0000000000000000000000000003K0?0H03L0B0;000000003N0?0L000000003P0?0C03Q0E0P000000003S0?0Q03T0?0>0000\#
        000000000000000000000000000000003Z0?0I03[0B0?03\0H0Z000000003^0?0D03_0?0I03`0B0;0`K0L0903b0H0Q03c0?0\#
        M03d0B0<03e0B0R03f0?0F03g0B0;03h0B0R03i0K0j03j0B0?03k0?0H03l0E0E03m0?0J03n0?0:03o0H0_000000000000000\#
        0000000000000000000000000000460?0M0470B0A00000000490?0L1hX110a04;0?0F04<0B0[000000004>0B0?000000004@\#
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
        0?0B07I0B0D07J0?0@0000000000000007M0?0N0000000000000000000000AR0b0C07R0?0K07S0B0F0000000000000000000\#
        0007W0?0:000000007Y0H0N07Z0?0@00000000000000000000007^0?0;07_0H1?07`0B0C0>H0W0R07b0?0A000000007d0H0F\#
        000000007f0B0D00000001=O0I0<00000000JB0]0D07k0?0N000000007m0?0M07n0E0E000000000000000000000000000000\#
        00000000000000000000860?0>0870?0D0880?0C0000000000000008;0E0;000000008=0?0B08>0B0M08?0?0F000000008A0\#
        ?0E08B0E0<0>X0T0;0bY0T0?08C0?0f08D0B091S70P0L08E0?0G0Ao160>1Yf0`0R08H0?0:08I0?0J00000000000000000000\#
        008P0?0O000000008R0?0Q08S0B0C0000000000000008V0H0X000000008X0?0C00000000000000000000008\0?0K00000000\#
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
        ;f0?0?0;g0?0A0;h0B0C0;i0?0D0;j0?0G0;k0?0S0;l0?0O0;m0E0@0;n0B0]000000000000000<10H0Q1>T0S0A0000000000\#
        0000000000000000000000000000000000000000<:0B091>\1V0K0<;0B0:0<<0B0D0<=0?0;0<?0E0<0<@0?0K0<A0?0A0<B0?\#
        0D0<C0B090<D0B0@0<E0H0K00000000<G0?0R0<H0B0@00000000<J0?0@00000000<L0B0G0000000000000000000000000000\#
        00000000<R0E0B0<S0B0=0<T0B0E000000000000000<W0?0L0<X0?0:0<Y0B0=0<Z0?0U0<[0?0K0<\0?0<0<]0B0<0<^0?0O00\#
        000000000000000000000000000<c0H0O0<d0?0D0<e0B0H0<f0H0\0<g0?0I0<h0H0L0<i0B0@00000000<k0B0A0<l0?0Q0<m0\#
        B0;00000000000000000000000000000000000000000000000000=50B0D00000000=70B0B0=80H0S0=90?0H0=:0B0G0=;0?0\#
        ;000000000000000h:150?0=>0?0B0=?0B0K0GZ0i0F00000000000000000000000000000Ao0_0900000000=H0?0E1jE0O0K0\#
        =I0?0B0=J0?0E00000000000000000000000000000=P0?0>0=Q0?0U0=R0?0T0=S0B0>0g60d0K00000000=V0?0>0=W0B0;000\#
        000000000000=Z0?0]0=[0?0K00000000=]0?0L000000000000000=`0?0?0=a0H0]0000000000000000000000=e0?0:00000\#
        0000000000=h0?0B0=i0?0;0=j0H0D0=k0?0T00000000000000000000000000000>00H0H0in0V0A0>10?0J0>20?0=0>30B0S\#
        0>40?0T0>50B0<0>70H0R00000000>90H1<0>:0?0G0>;0?0J000000000000000>>0?0F0>?0?0R0>@0?0M0>A0B0?0>B0?0X0>\#
        C0?0B0>D0?0J0>E0?0M00000001`60Q0M0>H0B0E00000000>J0?0=0>K0B0R00000000>M0H0[0>N0?0J0>O0B0N0>P0?0K0000\#
        00000000000>S0?0C0000000000000000000001TK0a0R0>X0B0B0>Y0B0C0>Z0?0:0kO0\0;0>[0?0R0>\0?090>]0?0>0>^0?0\#
        ;00000000>a0K0C0>b0?0O00000000>d0B0=00000000>f0E0P0>g0?0O0>h0B0D0>i0?0Z0>j0B0M0>k0?0N0>l0?0[0>m0B0A0\#
        >n0?0@18J0I0?0>o0?0I0?00B0;0?10H0]0?20?0Y0?30H0e0?40?0I0?50H0[0?60?0U0?70H0E0?80B0T0?90?0H0?:0B0;0?;\#
        0?0E0?<0?0M0?=0?0=0l70S0N0?>0?0;0??0?0G0?@0B0?0?B0?0H08\0Z0E0Gj0i0C0?E0B0H0?F0?0U000000000000000?J0B\#
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
        00000000Ej0?0H0Ek0?0@0El0Q0E0Em0?0B0En0?0Z0Eo0B0F1i10O080F00?0E0F10B0A0F20B0<0000000000000000000000F\#
        70H0L0F80?0V0F90B0<0F:0B0I0000000000000000000000e:0S0;00000000F@0?0;0FA0B0O0FB0H0D0FC0B0P0FD0?0X0FE0\#
        B0?0FF0?090FG0B0D0FH0?0D0FI0H0]1jE1g0M0FJ0B0C0FK0B0:1^51U0L0FL0?0L0FO0?0K0FP0B0Q0FQ0?0D0FR0H0U0FS0B0\#
        >0FT0?0M000000000000000FW0?0E0FX0H1<00000001220i0Y00000000000000000000000000000F_0?0L0F`0B0<00000000\#
        Fb0B0=0Fc0?0;0Fd0B0A0Fe0?0S0Ff0?0F0Fg0?0J0000000000000000000000Fk0?0:000000000000000Fn0B0W0Fo0H1;000\#
        00000G10H0S0G20H0W00000000000000000000000000000G70?0D000000000000000G:0B0=0G;0H180G<0B0:0G=0B0J1^50i\#
        0[0G>0B0H0G@0?0W00000000GB0H0E0GC0Q0J0GD0?0G0GE0?0K000000000000000GH0B0;00000000GJ0H0K0GK0E0P0GL0B0:\#
        0GM0H0D0GN0B0F0GO0B0E000000000000000GR0B0O00000000000000000000000000000000000000000000000001a<0\0D0G\#
        Z0E0800000000G]0H0G0h00[0A0G_0B0B0G`0H0>0Ga0B0A000000000000000000000000000000000000Gg0?0I0Gh0?0I0Gi0\#
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
        0J0:0000000000000000000000J<0?0V0J=0B0=00000000J?0?0J0J@0?0;0JA0H0L0JB0?0N0JC0B0>0JD0?0M00000000JF0H\#
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
        0000000000000000000000RL0B0A00000000RN0?0?000000000000000RQ0B0C0RR0B0L0RS0?0D0RT0B0=0RU0?0;0RV0B0?0R\#
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
        Tf0?0S0Tg0?0@0Th0?0Q0Ti0B0F0Tj0B0B000000000000000Tm0?0\0Tn0B0N0To0B090U00?0C0U10H0L0U20?0A0U30?0J0OB\#
        0R0C0U40?0C0U50B0<0U60B0=0U70?0I0U80Q0L0U90?0I0U:0B0=000000000000000U>0B080U?0B0900000001UP0]0C0UB0B\#
        0@0UC0?0B00000000000000000000000000000UH0?0F0UI0B0K0000000000000000000000UM0B0;0UN0H0I0UO0B090UP0B0>\#
        00000000UR0?0Q0US0B0A000000000000000000000000000000000000UY0?0U000000000000000U\0E0<0000000000000000\#
        000000U`0B0>0Ua0H0E0Ub0?0K0Uc0?0F0Ud0?0D0Ue0B0A0Uf0?0Y0Ug0B0:0Uh0?0B0gb0[0F0Ui0H0=0Uj0B0=0Uk0B0P0Ul0\#
        ?0C0Un0B0G0Uo0B0:0V00B0:0V10B0D0V20?0T0V30B0A0V40?0A0V50?0[0V60B0<0V70H0Q0V80H0T0cn0[0P0V90?0G0V:0?0\#
        =0V;0B0<0V<0B0E000000000000000000000000000000000000000000000000000000000VF0?0?0VG0?0E000000000000000\#
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
        0000000000000bA0B0A00000000bC0?0Z00000000bE0?0D000000000000000bY0d0G00000000000000000000000000000bM0\#
        H0H0bN0E0B0bO0?0M00000000bQ0?0A0bR0?0:0bS0B0C0bT0H1;0bU0H0H0bV0?0G00000000bX0?0=0bY0B0B0bZ0B08000000\#
        0000000000000000b^0?0F0b_0H0V000000000000000bb0?0D0bc0?0G0bd0B0`0be0B0P0bf0B0800000000bh0H0G00000000\#
        bj0B0@0bk0?0U0bl0H0B00000000bn0?0D000000000000000c10B08000000000000000c40?0I0c50E0?0c60?0N0c70B0<0c8\#
        0Q0R000000000000000000000000000007F0M0<0c=0B0=13?130c0c?0?0;0c@0?0H1Y10l0I0cA0?0;1>\0X0A0cC0?0R0cD0H\#
        0U0cF0?0A0cG0?0?00000000cJ0B0B000000000000000cM0?0D0cN0B0<12f0J0L0h:0]0G0cP0B0\0cR0B0H00000000000000\#
        000000000000000cW0?0M0cX0?0D0cY0?0G0cZ0H0\0c[0?0J0c\0?0K000000000000000c_0?0H0c`0?0F0ca0?0U0cb0?0B0c\#
        c0?0@0P`0^0E0cd0B0=0ce0Q0J00000000ch0?0E0ci0B0P0cj0B0=0ck0?0R1<H0P0@0cl0?0Q0cm0?0S0cn0?0L0co0?0L0gU0\#
        L0A000000000000000d40?0D0d50?0P0d60?0O0000000000000000000000d:0?0G00000000d<0B0:0d=0B0J00000000d?0?0\#
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
        000h30?0>0h40Q0S00000000h60Q0G0hj0]0E1jE1T0B0h80?0D0h90?0A0h:0?0=0h;0?0N0h<0?0G0h>0?0D0h?0?0B0h@0?0L\#
        0hA0?0B0000000000000000000000hE0H0Y0000000000000000000000hI0?0Q0hJ0Q0K0hK0H0[0hL0?0K0hM0Q0C0hN0?0900\#
        0000000000000hQ0?0G0000000000000000000000hU0?0H0hV0?0T000000000000000hY0B0=000000000000000h\0B0A0000\#
        0000h^0?0B0h_0B0J0h`0Q0D0ha0E0=0hb0?0J00000000hd0H0K0he0B0K0hf0B0>00000000hh0B0;0hi0?0Q0hj0B0K0hk0?0\#
        ^00000000hm0?0F0hn0B0Q0ho0?0D1Bk0Q0A0i10B0O0i20?0E000000000000000i50B0H0i60B0H0i70Q0K00000000i90?0A0\#
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
        0kI0?0:0kJ0?0D0000000000000000000000kN0B0;0kO0B0900000000kQ0B0<0kR0H0W0000000000000000000000kV0?0`00\#
        000000kX0?0N00000000kZ0?0L00000000k\0?0W0k]0H0Y0nc0T0>0k^0?0M0k_0Q0I0k`0H0L0ka0H0G0kb0?0K0kc0B0A0000\#
        0000kf0?0C000000000000001S:0V0C0ki0?0;0kj0H1=0kl0H0b0km0?0G0kn0B0=0ko0?0F0l00?0E0l10?0Q0l20?0F000000\#
        00l40H0T0l50?0N0l60?090l70?0D00000000000000000000000000000000000000000000000000l?0?0C0l@0?0D0lA0H0P0\#
        lB0Q0D0lC0?0A0lD0?0N0lE0?0H0lF0?0>0lG0?0J0lH0?0:0000000000000000000000lL0?0E00000000lN0?0G0lO0B0U0lP\#
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
        C0?0D10D0?0N10E0B0P10F0B0;10G0?0?10H0B0B0000000000000000000000c50T0A000000010N0?0J10O0B0=000000010Q0\#
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
        000000013>0?0J13?0B0a13@0?0>13A0B0;0000000000000013D0?0M13E0B0<13F0?0P0NC0L0A13H0?0J13I0B0D13J0?0D13\#
        K0B0G13L0?0O13M0?0M13N0?0K000000000000000000000000000000000000000000000000013V0B0<13W0B0;13X0B0C0000\#
        000000000013[0H0K000000013]0?0@1KV1B0a13_0?0I0Da0J0913a0?0K13b0B0;13c0H0\1NL0j0Z13d0?0J0000000000000\#
        013h0?0J13i0Q0D000000013k0H0C13l0H0i13m0K0^13n0?0A1`60o0G13o0B0L1400B0H01?190L1R90O0?1420?091430?0L1\#
        460B0:1470?0I1480B0L1490?0L14:0?0h14;0?0O14<0?0M14=0?0T14>0?0T14?0B0914@0?0:14A0?0900000000000000000\#
        000014E0?0G000000000000001dm0X0?14I0?0D14J0B0H14K0H0R00000000000000000000014O0?0V000000014Q0B0X14R0?\#
        0:14S0B0=14T0?0E14U0?0N14V0?0D00000000000000000000000000001f40T0@14\0?0A14]0?0?14^0?0K00000000000000\#
        000000014b0B0A14c0H0G14d0B0:0000000000000014g0H1714h0?0I000000014j0B0?14k0H0U00000000000000000000014\#
        o0?0G1500?0G1510B0:1520?0E1530B0<1540K0Y1550?0S1560H0=1B_0`0H0dP0d0K0000000000000015;0H0\15<0?0H0000\#
        000000000015?0?0;0000000000000015B0?0X15C0?0J15D0B0>15E0B0M15F0E0J15G0B0=000000015I0B0=0000000000000\#
        015L0?0K15M0B0D0000000000000015P0H0O000000015R0?0=000000015T0?0D15U0?0900000000nc0H0;000000000000000\#
        000000000000015\0B0T000000015^0B0<15_0?0L00000000000000000000015c0E0:15d0B0B0000000000000015g0B0C15h\#
        0B0;15i0H140000000000000000000001P;0X0M15n0Q0I0000000000000012D0i0=00000001630B091640?0F1650?0:1660?\#
        0J00000000000000000000016:0?0G16;0H0C16<0?0E16=0?0R16>0?0C16?0B0:16@0B0C16A0?0;16B0B0<16C0B0?16D0B0;\#
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
        8b0B0;18c0H0L000000018e0H0G000000018g0B0N000000018i0?0W0Gh0X0C18k0?0L1h^0H0;18l0?0L18m0B0:18n0?0P18o\#
        0?0G1900?0D1910?0<1920B0;1930Q0O1950?0W1960B0C1970?0D1980?0B00000000000000000000019<0?0F000000000000\#
        000000000000000019A0B0@0000000000000019D0?0O19E0?0M000000000000000000000000000019J0N0?00000000000000\#
        19M0?0A000000019O0?0L19P0?0M00000000000000000000019T0B0F0000000000000019W0B0:19X0?0J19Y0B0<000000019\#
        [0H0P19\0B0B19]0B0H0000000000000019`0?0L19a0?0;19b0?0C000000019d0Q0Q19e0E0H19f0?0H19g0B0I19h0?0:19i0\#
        B0=00000000000000000000019m0H0Q19n0B0;19o0?0N1:00?0J000000000000001:30H0D1:40B0;1:50?0C0000000000000\#
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
        ;1=@0?0L1=A0?0H1=B0?0P000000000000001=E0?0Q1a20Y0D1=F0?0C1=G0?0E00000001=J0?0I1=K0?0H1=L0?0U1kE0L0;1\#
        =M0H0:1=O0?0:1=P0?0:00000001=R0?0J00000001=T0?0I0000000000000000000001=X0H0T000000000000000000000000\#
        00000000000000000000000001=`0?0L1=a0?0A1=b0H0\1=c0B0C1=d0?0T1=e0B0<1=f0?0I1=g0?0T000000000000001=j0B\#
        090bd120b000000000000001=n0B0M1=o0?0O1>00B0<000000000000001>30?0E1A00O0>00000001W@1;0800000000000000\#
        00000001>:0?0B1>;0?0=1><0?0U1>=0B0J1>>0?091>?0E0A1>@0?0=1>A0?0H1>B0?0F000000000000001>E0?0@00000001>\#
        G0Q0P00000001>I0H0R0000000000000000000001>M0?0G1>N0B0H1>O0?0B1RR0P0A1>P0B0?0h:2L0;1>Q0?0H1>S0B0@1c?0\#
        H0A1>T0B0A1>W0H0G1>X0Q0K1>Y0B0:1>Z0?0U00000001>\0?0I1>]0?0G00000001>_0?0B1>`0?0J00000000000000000000\#
        000000000000000000000000000000000000000000000000000000000000000000000001>n0B0E00000001?00?0C1?10?0U1\#
        ?20?0I00000001?40?0V1?50?0K1?60H0e1?70?0?1?80H0P1ZG140L00000001?;0?0G1?<0B0J1?=0Q0\1?>0H0I0000000000\#
        0000000000000000000000000000000000000001?F0?0@1?G0B0A000000000000000000000000000000000001?M0?0V1?N0B\#
        0D000000000000001?Q0?0U000000000000001?T0?0@00000000000000000000000000000000000000000000000000000000\#
        00000001?^0?0;1?_0B0>1?`0B0;00000000000000000000000000001?e0?0@01Y0a0;1?f0?0F1?g0?0F0000000000000000\#
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
        C^0?0H0>n0O0J00000001Ca0Q0S00000000000000000000000000000000000000000000000000000000000000000000001Cl\#
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
        E0R1Gn0?0F1Go0?0D1H00?09000000000000001H30?0`1H40H0X00000001H60E0I1H70B0;00000001H90?0L0000000000000\#
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
        0;00000000000000000000000000001O;0?0?1O<0?0C1O=0B0;1O>0H1:1O?0?0R1O@0?0?1OA0E0A1OB0K0E00000001OD0?0@\#
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
        0L1R?0B0<1R@0?0T1RA0B0B1To0S0:1RB0B0?1RC0?0H1RE0Q0J1RF0?0=1RG0?0=1RH0?0K000000000000001RK0B0:0000000\#
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
        0000001VO0B0@00000001VQ0Q0T000000000000001VT0?0O000000000000001VW0H1<000000000000001VZ0Q0E1V[0?0Q1V\\#
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
        01\P0?0A1\Q0B0H000000000000000000000000000000000001\W0?0R1T70P0E0000000000000000000001\\0B0B00000001\#
        \^0?0N1\_0?0S1\`0H0^1\a0B0D1\b0?0E1\c0B0@00000000000000000000000000001\h0?0A000000000000001\k0?0B1\l\#
        0?0C00000001\n0B0:1\o0?0=00000001]10B0H1]20H1:1ib0I091]30?0>1]40B0:1]50?0=1]60H0X1]70?0G1]90?0H1]:0H\#
        0C1];0B0N1]<0?0M0000000000000000000001]@0B0:1]A0B07000000000000001]D0?0B000000000000001]G0H1<1]H0H0H\#
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
        0001`n0?0H1`o0B0>000000000000001a20?0J1a30?0G1a40Q0X00000001a60?0D00000000000000000000000000001a;0H0\#
        T1a<0B0J1a=0?0A1a>0H0S1a?0B0;1a@0?0G00000000000000000000000000001aE0H0C00000001aG0?0G1aH0B0<1aI0H0e1\#
        Ai0j0A1aJ0B0:1aK0H0E00000000000000000000000000000000000000000000000000000000000000000000000000000000\#
        00001aY0B0:1aZ0?0\1a[0?0J1a\0?0>1a]0?0J00000001a_0B0;0000000000000000000000000000000000000000001af0Q\#
        0I1ag0?0J1ah0Q0I1ai0?0I000000000000001al0B0>1am0?0U1an0B0?1ao0N0g1b00?0L1b10?0O1b20B0<00000001b40B0O\#
        00000001b60B0E1b70?0P000000000000000000000000000000000000000000000000000000000^60Q0=00000001\=0n0O00\#
        000000000000000000000000001=M0R0:000000000000001bJ0?0D1bK0B0;1bL0?0I1bM0H0L1bN0?0?1bO0?0K1bP0B0>1bQ0\#
        ?0R00000000RY0H0F1bT0B0=00000001bV0?0N000000000000001bY0?0O000000000000001b\0B0>00000001b^0?0H1b_0?0\#
        Y000000000000001bb0?0V1bc0?0I1bd0?0J1be0H0C1bf0?0B14Q0j0Z00000001bi0B0:00000000000000000000000000001\#
        bn0?0G00000001c00E0M1Z]0T0D000000000000001c40?0S1c50?0;00000000000000000000005o0Z0B1c90B0U1c:0?081c;\#
        0?0C1c<0?0J1c=0?0J1c>0B0<1c?0?091`]160V1Ad190M1cC0B0D1cD0B0J1cE0?0B1cF0?0G00000000000000000000000000\#
        001cK0B0:00000000000000000000000000000F@0J0900000001cR0B0I00000001cT0?0M00000001cV0Q0\1cW0E0R0000000\#
        00000001cZ0B0H00000000000000000000000000001c_0B0M1c`0?0M1ca0H0L1cb0?0C1cc0?0L1cd0?0D0000000000000000\#
        0000000000000000000000000000000001cl0?0L00000001ef0R090000000000000000000001d20B0D000000000000000000\#
        0001d60B0=1d70B0A0000000000000000000001AE0_0<1d<0?0S1d=0?0;1d>0B0[00000001d@0?0P1dA0E0;1dB0?0R1dC0B0\#
        <1dD0Q0M1dE0?0R1dF0B0>00000001dH0?0F000000000000001dK0H0V0000000000000000000000000000000000000000001\#
        dR0B0<1dS0B0?00000001dU0?0L1dV0H0P00000000000000000000000000001d[0B0N1d\0H0d1d]0H0C1d^0B0?0000000000\#
        000000000001db0B0F1dc0B0=00000001de0?0=1df0B091dg0?0K1dh0?0_1di0?0L1dj0B0R1dk0Q0J00000001dm0?0I00000\#
        001do0?0X0000000000000000000001e30?0S1e40?0;000000000000001e70H0H00000001e90B0E000000000000000000000\#
        00000001e>0?0900000000000000000000000000000G]0_0E0000000000000000000000000000000000000000001eJ0H0I00\#
        000001eL0B091eM0?0A1eN0E0=1eO0B0>1eP0B0?00000000000000000000000000001eU0?0I0000000000000000000000000\#
        0000000000000000000000001e]0?0a1bN0N0A0210L0=10V0Z0B1e`0?0I1ea0Q0P1eb0B0;1ec0E0L1ed0?0F1ee0B0?1ef0B0\#
        @1eg0?0@1eh0?0<1ei0B0<1ej0?0;1ek0B0N1el0?0J1em0H151`]0]0H1en0H0S1eo0?0A1f00H0I1f10?0D1f20?0F1f30B0<1\#
        f40B0B1f50B0<00000000000000000000000000001f<0Q0c1f=0?0Q1f>0H0Q1f?0?0G0000000000000000000000000000000\#
        000000000001fF0?0U1fG0?0L00000001fI0?0X1fJ0?0B1fK0H0D1fL0B0C1fM0B0E1fN0B0>1fO0?0E1fP0?0R1fQ0?0A1fR0B\#
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
        1ii0?0L00000000000000000000000000000000000000000000000001j10H0N1j20?0C1j30?0:1j40?0N1j50B0B1j60?0P1j\#
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
        ?0?0C1m@0B0=000000000000001mC0H0S1mD0?0I00000000=]0[0N1mF0?0=00000001mI0B0C1mJ0?0N1mK0?0C1mL0B0D1mM0\#
        ?0M1mN0B0<1mO0?0Q1mP0B0Q1mQ0B0:1mR0B0:1mS0?0J1mT0H0U1mU0?0L00000001mW0?0F1mX0B0B000000002U0Z0A1mZ0?0\#
        C1m[0?0;1m\0B0A1m^0B0F1m_0B0B1m`0?0;00000001mb0?0S1mc0?0G0h:1n0A0000000000000000000000:[0M091mi0Q0J1\#
        mj0?0K1mk0B0>1ml0?0P1mm0H0S1mn0B0A000000000000001n10?0O1n20?0M0iC0m0]000000000000001n60?0B0000000000\#
        00001n90?0R1n:0Q0c00000001n<0?0K1n=0?0L00000001n?0?0Q1n@0?0H1nA0?0;000000000000001nD0B0;1nE0H0;1nF0?\#
        0D1nG0B0F00000001nI0?0P0000000000000000000001nM0B0@000000000000001nP0H0V1nQ0B0;00000001nS0?0D0000000\#
        1nU0?0C00000001nW0H0W1_]1X0L0000000000000000000001n\0?0[00000001n^0?0B000000000000000000000000000000\#
        000001nd0H0M0000000000000000000000000000000000000000001nk0?0A1nl0B0:1nm0?0;1nn0?0J00000001o00?0D1o10\#
        H0D00000001o30Q0H00000001o50?0G1o60H0S1o70?0>0000000000000000000001o;0?0K1o<0B091o=0H0F1o>0?0O000000\#
        0000000014J1E0S00000001oC0?0@1oD0B0E1oE0B0E1oF0B0L0AR0O0B0000000000000000000001oK0?0K1oL0?0?00000000\#
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

    /// The number of `application/x-trash`.
    @inlinable package static var trash: Int { 6721 }

    /// The number of `application/x-php`.
    @inlinable package static var php: Int { 6607 }

    /// The number of `application/x-ole-storage`.
    @inlinable package static var compoundFile: Int { 5035 }
}
