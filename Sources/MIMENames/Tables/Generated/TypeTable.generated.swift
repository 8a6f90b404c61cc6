// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// The registry's types, packed; `PackedTypes` reads it.
@usableFromInline
package enum TypeTable {
    /// The records of types, each where its name's hash points.
    static var text: StaticString {
        #"""
                                                               N070<00110300DA;ctext/vnd.flyflyFly drawing c\#
        ommands                                                                    @0G19001300000@c4A;c1GEap\#
        plication/vnd.openxmlformats-officedocument.presentationml.comments+xml                             \#
                     4210B00000800Hvideo/vnd.dece.mp4uvu uvvuUltraViolet video in MP40210;00000400Gimage/hej\#
        2khej2JPEG 2000 image in HEIF                           4210:00000400Avideo/jpegjpgvMotion JPEG vide\#
        oR0@0@000000000application/dart@0G1?001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.\#
        presentationml.slideshow.main+xmlR010C000000000application/stratumX000I000000000x-content/image-pict\#
        urecdR000J000005000application/vnd.curl.pcurlpcurl                                                  \#
                                                <060G00110`00TA;capplication/x-troff-manman 1x 3p 3pm 3x 1p \#
        3perl 1in 1m 3in 3m 3qt mdoctext with the markup of Roff ManpageN070=001104000A;ctext/vnd.hanshans  \#
                                                                                            R080G00110000_A_\#
        japplication/x-terminfo2compiled terminal description with wide numbers                             \#
                                                                      R010P000000000application/vnd.vocalsha\#
        per.vsp4N460:00110300KA;ctext/x-kitkittext with the markup of Kit                                   \#
                                                                                                            \#
                                                  R0G15001300000@c4A;c1GEapplication/vnd.openxmlformats-offi\#
        cedocument.extended-properties+xml2210:00000000<audio/g723G.723 speech         0280;0@0003000image/x\#
        -timimage/x-sony-timtimL060>00110300FA;ctext/x-clarionclwsource code in ClarionR0G0X001300000@c4A;c1\#
        GEapplication/vnd.3gpp.mcvideo-regroup+xmlR010S00000400Dapplication/vnd.nokia.radio-presetsrpssNokia\#
         radio stationsR0F0C0N1303008@c4A;c1GEapplication/rss+xmlapplication/x-rss+xml text/rssrssRSS feed  \#
                                  M060=00220C00OQ2gA;ctext/x-vbasicctl dsr cls bas frmsource code in Visual \#
        Basic 6.0                                          R010L000000000application/suit-report+cose       \#
                               L060?00110300GA;ctext/x-cartocssmsssource code in CartoCSS                   \#
           L060=00110600EA;ctext/x-carboncarbonsource code in CarbonR010F000000000application/tnauthlist    \#
                                                                  R0G0G00130300<@c4A;c1GEapplication/xcap-el\#
        +xmlxelXCAP element                                                     R0G0_001300000@c4A;c1GEappli\#
        cation/vnd.3gpp.mcvideo-service-config+xmlR010P00000300Bapplication/vnd.fujitsu.oasysprsbh2OASYS pre\#
        sentationR010I00000600Aapplication/vnd.ieee.19051905.1IEEE 1905 message                             \#
                                           0280;00000300;image/x-pkmpkmETC texture                X000@00000\#
        000@inode/chardevicecharacter device                                                                \#
                                R010U00000300Japplication/vnd.ibm.rights-managementirmIBM rights management \#
        data>0G1=001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.sharedstrings\#
        +xmlR010I000000000application/x-pki-message2210:00000000<audio/g729G.729 speechR000D000000000applica\#
        tion/x-kdelnkL060@00110=00HA;ctext/x-snakemakesnakefile smksource code in SnakemakeL060=00110600EA;c\#
        text/x-parrotparrotsource code in ParrotR010M000000000application/vnd.ncd.referenceR010R000000000app\#
        lication/vnd.uplanet.list-wbxml                                                                     \#
                                                      R000D00000300Napplication/x-ms-wmdwmdWindows Media dow\#
        nload package         R060?00110700KA;ctext/x-todo-txttodotxtdata in the format Todo.txt            \#
                                           R010G00000;007application/vnd.uri-mapurim urimapURI mapR280D0N000\#
        @00Oapplication/x-pcapngapplication/vnd.tcpdump.pcapngpcapng pcap scappacket capture, next generatio\#
        nS0G0H001600000AEi@AR0RAA;c0_O1K9application/reputon+jsonR060E00110300QA;ctext/x-ecere-projectsepjda\#
        ta in the format Ecere ProjectsR010N000000000application/vnd.oma.bcast.stkmN070:001100000A;ctext/hl7\#
        v2                                    R010M000000000application/vnd.freelog.comicD2X0L001106000A_\ap\#
        plication/vnd.apple.pkpasspkpassR000H00000<000application/x-sas-accesssa7 sas7bacs2200J000000000audi\#
        o/x-wavpack-correction4290:00000?00Evideo/mp2tts m2ts mts m2tMPEG transport streamR000D00000300Bappl\#
        ication/x-cdlinkvcdlink to a video CDL060C001105000A;capplication/x-masonmi mcR0G0h001300000@c4A;c1G\#
        Eapplication/vnd.etsi.overload-control-policy-dataset+xmlD290c001100000AjDapplication/vnd.cncf.helm.\#
        chart.content.v1.tar+gzip2210L000000000audio/vnd.cmles.radio-events0210F00000300Bimage/vnd.dvb.subti\#
        tlesubDVB subtitle imageS0G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.collection+json<010S00000000\#
        0application/vnd.afpc.foca-codedfontR010L00000300Iapplication/scvp-cv-responsescsSCVP certificate re\#
        sponse                                                                                              \#
                                                                                                            \#
                                                                                                            \#
          S0G0H001600000AEi@AR0RAA;c0_O1K9application/3gpphal+json                                          \#
                                                                  R010U000000000application/vnd.oma-scws-htt\#
        p-request4280>0?1200000A4>AbMvideo/x-oggyuvvideo/x-ogg-yuvP280G001100000@Giapplication/x-texnicardF2\#
        00K00000200=application/x-uefi-firmwarefdUEFI firmwareR0G0X001300000@c4A;c1GEapplication/vnd.3gpp.mc\#
        ptt-ue-config+xmlR800R000000000application/x-isatab-investigation                                   \#
                                                                                                            \#
                                                             L060<00110@00DA;ctext/x-bicepbicep bicepparamso\#
        urce code in Bicep                                                                                  \#
                             <280P001107000A_\application/x-zip-compressed-fb2fb2.zip                       \#
                                                                                       S0G0L001600000AEi@AR0\#
        RAA;c0_O1K9application/voucher-jws+json                                                             \#
                                                                                                            \#
                                                                                                            \#
                                          0280<00000700>image/x-viffviff xvKhoros pictureN060;001104000A;cte\#
        xt/x-gsqlgsql                  2280<0:000=00:audio/x-aiffaudio/aiffaif aiff aifcAIFF audioR010^00110\#
        0000@b7application/vnd.oms.cellular-cose-content+cborR010T000000000application/vnd.vividence.scriptf\#
        ile2210@000000000audio/ip-mr_v2.54210A000000000video/rtploopbackR010U00000400?application/vnd.crick.\#
        clicker.paletteclkpClicker paletteR010E000000000application/parityfec                               \#
                                             R010Q000000000application/vnd.ubisoft.webplayerR460A001103000A;\#
        capplication/x-sspssp                                                                       L060?001\#
        10300GA;ctext/x-typespectspsource code in TypeSpec                     029090M000300Aimage/emfapplic\#
        ation/x-emf image/x-emfemfenhanced metafile<0P0B000004000application/x-bdocbdocR0G0P001300000@c4A;c1\#
        GEapplication/vnd.radisys.moml+xml  N060;001100000A;ctext/x-xmcd                                    \#
                                                                  L060900110300AA;ctext/x-4d4dmsource code i\#
        n 4D                                                                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                            >280P001200000@2TA>[application/\#
        vnd.ms-excel.sheet.2                                                                                \#
                                             N060;001104000A;ctext/x-cpsacpsa                               \#
                                         4280;001203000A4>AbMvideo/x-ogmogm                                 \#
                                                                                                            \#
                      10>0;00120800G@EnA;cimage/x-epseps epsfencapsulated PostScript                        \#
                         L060?00110300GA;ctext/x-minizincmznsource code in MiniZinc            R060A00110B00\#
        KA;ctext/vnd.plantumlpuml iuml plantumldata in the format PlantUMLL010G00000900Dapplication/vnd.acuc\#
        orpatc acutcAcuCorp program dataH290]0?110O00JA2Vapplication/vnd.microsoft.portable-executableapplic\#
        ation/exeexe dll cpl drv ocx scr sys efiWindows program or libraryR0G0R001300000@c4A;c1GEapplication\#
        /vnd.3gpp-prose-pc8+xmlR280B000004009application/x-rootrootROOT data60?0M00110800LA;capplication/vnd\#
        .apple.mpegurlm3u8 m3uHTTP live streaming playlist                      R000C000000000application/x-\#
        gprof                                                                                               \#
                                                                                                            \#
              R0G0L00130600B@c4A;c1GEapplication/urc-ressheet+xmlrsheetURC resource sheetR010W000000000appli\#
        cation/vnd.japannet-payment-wakeup>280P001200000@2TA>[application/vnd.ms-excel.sheet.4L060F00110300N\#
        A;ctext/x-csound-documentcsdsource code in Csound DocumentJ080I00000400Dapplication/x-applescriptscp\#
        tcompiled AppleScriptN060?001102000A;ctext/x-jmespathjp                      R000B000003000chemical/\#
        x-alchemyalc                                                                                        \#
                R000D000003000application/x-iphoneiii                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                      >280T0\#
        01200000@2TA>[application/vnd.ms-excel.workspace.4N060<001105000A;ctext/x-wdiffwdiff0210=00000300=im\#
        age/tiff-fxtfxTIFF fax page4200;000003000video/x-smvsmvR010?000000000application/sbeR280E000000000ap\#
        plication/x-foxmail                R010E001106000@b7application/swid+cborcoswid                     \#
                  0280<00000400<image/x-vipsvipsVIPS picture                                                \#
                                                                                                            \#
             L060:00110300BA;ctext/x-tlatlasource code in TLAH080I00000400Fapplication/x-erlang-beambeamcomp\#
        iled Erlang module4210:00000400;video/h261h261H.261 video@0G1?001300000@c4A;c1GEapplication/vnd.open\#
        xmlformats-officedocument.presentationml.commentauthors+xmlL060=00110:00AA;ctext/x-fsharpfsi fsx fss\#
        ource code in F#                                                                           R010O0000\#
        03000application/vnd.shade-save-filessv                                                             \#
                               <280F001103000A>[application/x-starmathsmf                  R000D000003000che\#
        mical/x-cache-csfcsf                                     R0G0D00130400T@c4A;c1GEapplication/mets+xml\#
        metsMETS description of a digital objectS0G0E001600000AEi@AR0RAA;c0_O1K9application/jose+json       \#
                                                                                                            \#
                                                                                                            \#
                              R010I000003000application/vnd.pg.osasliei60280C0=0003000image/x-mrsid-imageima\#
        ge/x-mrsidsid4210?000000000video/h263-1998S0G0X001600000AEi@AR0RAA;c0_O1K9application/alto-updatestr\#
        eamparams+json2290?0N1103000AC:audio/soundfontaudio/x-sfbk audio/x-soundfontsf2                     \#
                                                                                                            \#
                                                                                   0280:000004000image/astca\#
        stc                                                                                                 \#
                                               4210F00000800Cvideo/vnd.sealed.mpeg1smpg s11Sealed MPEG-1 vid\#
        eoR280A00000300Eapplication/x-srasraarchive of NCBI reads                                           \#
                                                  R0G0I00130500M@c4A;c1GEapplication/metalink4+xmlmeta4Metal\#
        ink download description                                                                            \#
                                                                                                            \#
                            4210<000000000video/ulpfec    R060@00111600LA;ctext/x-checksumscrc32 md2 md4 md5\#
         sha1 sha2 sha224 sha256 sha256sum sha3 sha384 sha512data in the format Checksums                   \#
                                                                       2280G00000300Aapplication/x-fl-studio\#
        flpFL Studio project                                                                       L060F0011\#
        0300PA;ctext/x-b-formal-methodmchsource code in B (Formal Method)                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                            S0G0L001600000AEi@AR0RAA;c0_O1K9application/vnd.\#
        restful+json                                  42109000000000video/mpv                               \#
                                          R010A00000500Bapplication/ipfixipfixIPFIX flow recordsD0X0E0000080\#
        0?application/x-stuffitsit sitxStuffIt archive                                                      \#
                           <390Z0\110300DA_\application/vnd.oasis.opendocument.formulaapplication/x-vnd.oasi\#
        s.opendocument.formulaodfOpenDocument formula2210:00000000=audio/pcmumu-law speech                  \#
                                      4280;09110300<A41video/x-m4vvideo/m4vm4vMPEG-4 video           N060:00\#
        110B000A;ctext/x-adladl adls adlf adlx                                                              \#
                                                                                                            \#
             8080Q0F0003000application/x-font-printer-metricapplication/x-font-pfmpfmR010Z00000300Iapplicati\#
        on/vnd.shana.informed.interchangeiifInformed interchange fileR010?00000300>application/exiexiEXI bin\#
        ary XML4210:00000800;video/h264h264 264H.264 videoR010S00000300Capplication/vnd.groove-tool-messageg\#
        tmGroove tool message@0R0X000007000application/vnd.google-apps.presentationgslides:010=000003000mode\#
        l/vnd.cldcld0280D00110300IAjDapplication/x-ms-wmzwmzWindows Media Player skin2280;090003000audio/x-t\#
        taaudio/ttattaN060;001104000A;ctext/x-sarlsarl     @290M0R220;00D@hdA_\application/vnd.apple.keynote\#
        application/x-iwork-keynote-sffkeykey keynoteKeynote presentationR010L000000000application/whoispp-r\#
        esponse2210=00000000Maudio/gsm-efrGSM enhanced full rate speech0200;0I0003000image/x-pfmimage/x-port\#
        able-floatmappfm                                            V010K000004000multipart/vnd.bint.med-plu\#
        sbmed                                                              L060<00110:00DA;ctext/x-xbaseprg \#
        prw chsource code in xBaseL060C00110?00KA;ctext/x-powerbuilderpbt srw sra srusource code in PowerBui\#
        lderL060<00110F00DA;ctext/x-dylandylan dyl intr lid hdpsource code in DylanR0G0K00130500D@c4A;c1GEap\#
        plication/auth-policy+xmlapxmlauthorisation policy                                                  \#
                                                                       D080A00110;000@gQapplication/x-tzotar\#
        .lzo tzo                                                                                            \#
                                                                        R000H000003000chemical/x-gaussian-cu\#
        becubR010e000000000application/vnd.3gpp.5gsa2x-local-service-information                            \#
                                                         L060G00110?00JA;ctext/x-netlinx-plus-erbaxs.erb axi\#
        .erbsource code in NetLinx+ERB4280;001103009AC:video/x-amvamvAMV videoH280E00000300Lapplication/x-ps\#
        p-pbppbpPlayStation Portable programM060>00110e00FA;ctext/x-clojureclj cljc cljs boot cl2 cljs.hl cl\#
        jscm cljx hic edn bbsource code in ClojureR060R001300000@c4A;c1GEapplication/onix-message-short+xmlM\#
        @60<00110A00<A;ctext/x-scalascala kojo sbt scScala source50G0A001600000AEi@AR0RAA;c0_O1K9video/lotti\#
        e+json L060@00110200IA;ctext/x-minicriptmssource code in MiniScriptR280E00000;000application/x.sf3-l\#
        oglog.sf3 sf30080J2?000300Aapplication/vnd.corel-drawapplication/cdr application/coreldraw applicati\#
        on/x-cdr application/x-coreldraw application/x-vnd.corel.draw.document+zip image/cdr image/x-cdrcdrC\#
        orelDRAW drawingR010T000000000application/vnd.apache.thrift.binaryO460?00110800PA;ctext/x-mustachemu\#
        stachetext with the markup of Mustache@280X00110300RA_\application/vnd.sun.xml.impress.templatestiOp\#
        enOffice 1 presentation templateB470@00230300P@c4A;c1GEtext/vnd.wap.wmlwmlWML page for early mobile \#
        phonesDRH0A0B000<00;application/x-tarapplication/x-gtartar gtar gemtar archiveR010G000000000applicat\#
        ion/rpki-updownL060J00110400RA;ctext/x-untyped-plutus-coreuplcsource code in Untyped Plutus CoreR080\#
        B00000400:application/x-ggufggufGGUF modelR060>00110300JA;ctext/x-haproxycfgdata in the format HAPro\#
        xyL060800110100@A;ctext/x-qqsource code in q4280>0?1200000A4>AbMvideo/x-ogguvsvideo/x-ogg-uvsR000U00\#
        0002000application/x-thomson-cartridge-memo7m7<080C001106000A@oapplication/x-xzpdfpdf.xz            \#
                                                                                         2210C000000000audio\#
        /vnd.dlna.adts                                                                                D000C0\#
        00007000application/warc+gzwarc.gzR800A000000000application/x-pdsR010X000000000application/vnd.as207\#
        960.vas.config+uperR060L00110L00YA;capplication/x-openstep-plistglyphs pbxproj strings plistdata in \#
        the format OpenStep Property ListR010C000000000application/eat+jwt                    N060A00110300R\#
        A;ctext/x-genero-perpertext with the markup of Genero perD:80A00000400Napplication/x-gitpackpacked o\#
        bjects or index of Git                                                                              \#
                                                                             R0G0I001300000@c4A;c1GEapplicat\#
        ion/yang-data+xml           N070E001100000A;ctext/grammar-ref-list                             F200I\#
        00000B000application/x-genesis-romgen md 68k sgd smd         R010Q00000700Napplication/vnd.geometry-\#
        explorergex greGeometry Explorer constructionM060<00110400DA;ctext/x-antlrg4 gsource code in ANTLR  \#
                                                                                      R010J00000400Fapplicat\#
        ion/vnd.xmpie.dpkgdpkgXMPie document packageL060;00110400CA;ctext/x-tapetapesource code in TapeR010B\#
        000000000application/ulpfecR0G0K001300000@c4A;c1GEapplication/vnd.avistar+xml4280B001203000A4>AbMvid\#
        eo/x-theora+oggoggN0F08001109000A;ctext/jsxreact jsxR010G000000000application/geofeed+csvS0G0N001600\#
        000AEi@AR0RAA;c0_O1K9application/vnd.oftn.l10n+json                                                 \#
                                             R010J001100000@b7application/yang-data+cborR060?00110300FA;ctex\#
        t/x-cue-langcuedata in the format CUEN060=00110300>A;ctext/x-sweavernwtext in SweaveF2H0L000003000ap\#
        plication/x-virtualbox-vdivdiD280L0M110>00LAjDapplication/x-compressed-tarapplication/x-gtar-compres\#
        sedtar.gz tgz taztar archive, gzip-compressed4280;00000300Evideo/x-thpthpvideo of the GameCubeR000C0\#
        00007000application/x-pilotprc pdb                                                   R010C00000300Ga\#
        pplication/vnd.hdthdtHDT compressed RDF data  P200Z001103000ATaapplication/x-mysql-misam-compressed-\#
        indexmyi                                                  R280O00000900Mapplication/x-haskell-interf\#
        acedyn_hi hiinterface of a Haskell module                                                           \#
                                                  N0?0L0;110:00BA;ctext/vnd.familysearch.gedcomtext/gedcomge\#
        d gedcomGEDCOM family treeR060=00110G00IA;ctext/x-xpagesxsp-config xsp.metadatadata in the format XP\#
        ages42109000000000video/rawL070G00110;00OA;capplication/vnd.mermaidmermaid mmdtext with the markup o\#
        f Mermaid                        R000c00000300Happlication/vnd.anser-web-funds-transfer-initiationft\#
        iANSER-WEB funds transfer0280;000003000image/x-sctsctR280H00000300@application/x-vector-blfblflog of\#
         a CAN bus;0G0?00160400:AEi@AR0RAA;c0_O1K9model/gltf+jsongltfglTF sceneR0G0R001300500@c4A;c1GEapplic\#
        ation/3gpdash-qoe-report+xmlutf-8L060C00110200KA;ctext/x-filterscriptfssource code in Filterscript02\#
        00:000004000image/hsj2hsj2X000B000000000x-content/blank-bd                                          \#
                                      R010D000000000application/dpop+jwtS0G0R001600000AEi@AR0RAA;c0_O1K9appl\#
        ication/alto-endpointprop+jsonR000H000003000chemical/x-gcg8-sequencegcg                             \#
                                                                                                            \#
                                                                       R010C00000600Aapplication/prs.cwwcww \#
        cwConcertWare musicL060<00110500DA;ctext/x-currycurrysource code in Curry                           \#
                                                                                                            \#
                                                                        L280G00000300Kapplication/x-clang-as\#
        tpchprecompiled header of ClangH080H001100000AoWapplication/x-aportisdocN060D001100000A;ctext/x-tera\#
        termmacroR280G00000300Fapplication/x-adobe-grdgrdgradients of PhotoshopR010Q000000000application/prs\#
        .implied-structure2210:00000000:audio/dvi4DVI4 audioS060;00110400GA;ctext/x-neonneondata in the form\#
        at NEONN070B001100000A;ctext/vnd.iptc.nitfR0G0V001300000@c4A;c1GEapplication/vnd.gentoo.pkgmetadata+\#
        xml<060E00240?00@QjD@c4A;c1GEapplication/x-abiwordabw abw.gz zabwAbiWord documentP280O001100000@Giap\#
        plication/x-fossil-repositoryL060?00110800GA;ctext/x-rescriptresi ressource code in ReScript4210:000\#
        000000video/scipR060O00110300[A;ctext/x-simple-file-verificationsfvdata in the format Simple File Ve\#
        rificationP010R00000400Mapplication/vnd.maxmind.maxmind-dbmmdbMaxMind database of addresses2210<0000\#
        0300>audio/evrcwbevwEVRC-WB speechD2X0K0@000900=application/x-7z-compressedapplication/x-7z7z 7z.001\#
        7-Zip archiveD000L000003000application/x-dgc-compresseddgc2280;000003000audio/x-ultultT090H00000;00E\#
        application/pkix-pkipathpkipath derchain of certificatesR010\000000000application/vnd.japannet-verif\#
        ication-wakeup:280C00000300Amodel/x-magicavoxelvoxMagicaVoxel modelJ060B00110@00JA;ctext/x-applescri\#
        ptapplescript scptsource code in AppleScriptS0G0U001605000AEi@AR0RAA;c0_O1K9application/vnd.think-ce\#
        ll.ppttc+jsonppttcR010F00000300Kapplication/vnd.ms-imsimsMicrosoft class server dataR0F0K001300000@c\#
        4A;c1GEapplication/vnd.geocube+xmlL060>00110700FA;ctext/x-lobsterlobstersource code in LobsterM@60<0\#
        0110D00<A;ctext/x-swiftswift swiftinterfaceSwift sourceS0G0S001600000AEi@AR0RAA;c0_O1K9application/v\#
        nd.capasystems-pg+json2210A000000000audio/rtploopbackV010F00000000Fapplication/batch-smtpbatch of SM\#
        TP commands2210G000000000audio/vnd.dolby.heaac.1L060900110200AA;ctext/x-xcxcsource code in XC0200@00\#
        0003000image/x-gimp-gihgih2280B00000300@audio/x-wwise-bankbnkWwise sound bankJ460>00110L00FA;ctext/a\#
        spdotnetaspx asax ascx ashx asmx axdsource code in ASP.NETR010U000000000application/vnd.uplanet.bear\#
        er-choiceR0G0o001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.themeoverride+xmlR010D\#
        000000000application/prs.sclt<010]000004000application/vnd.collabio.xodocuments.documentxodtR010R000\#
        000000application/vnd.meridian-slingshot R010P000000000application/vnd.powerbuilder75-s             \#
                                                           H090D00000@00Kapplication/vnd.palmpqa oprc pdb pr\#
        cPalm OS database or program0060I002403000QjD@c4A;c1GEapplication/x-dia-diagramdia20G0a00130600I@c4A\#
        ;c1GEapplication/vnd.yamaha.openscoreformat.osfpvg+xmlosfpvgOpenScore vector graphicsL060;00110800CA\#
        ;ctext/x-zeekzeek brosource code in ZeekF280R00110000G@gVapplication/x-android-sparse-imagesparse im\#
        age of Android                                                                                      \#
                                                                        R0G0N00130200F@c4A;c1GEapplication/u\#
        rc-targetdesc+xmltdURC target descriptionR280M00000000@application/x-kerberos-ccacheKerberos tickets\#
        K@60:00110Y00:A;ctext/x-lualua wlua nse pd_lua rbxs rockspec fcgi p8Lua sourceR080J000003000applicat\#
        ion/x-spectrum-dskdsk             R060C00110000OA;ctext/x-browserslistdata in the format Browserslis\#
        tR0G0O001300000@c4A;c1GEapplication/mbms-deregister+xml                                             \#
                                                                                                            \#
                                                                                                            \#
                                     R010C000000000application/vnd.vuqR010I000000000application/sslkeylogfil\#
        e               R010G00000;000application/gltf-bufferglbin glbufN060?001104000A;ctext/x-rconsolerout\#
                                                                                                            \#
                                                                                                            \#
                            R0G0T001300000@c4A;c1GEapplication/prs.implied-document+xml                     \#
                                                                  R010M00000500Kapplication/vnd.ims.imsccv1p\#
        1imsccIMS Common Cartridge courseL060=00110200EA;ctext/x-motokomosource code in Motoko              \#
                                                                                                            \#
                                                                                                       N460H\#
        00110300YA;ctext/x-closure-templatessoytext with the markup of Closure TemplatesR010O00000;00Happlic\#
        ation/vnd.lotus-organizeror3 or2 orgLotus Organizer calendarR010E000000000application/vnd.msign4210F\#
        000000000video/vnd.directv.mpegR0G0K001300000@c4A;c1GEapplication/vnd.oma.pal+xmlL060<00110500DA;cte\#
        xt/x-gracegracesource code in Grace                                                             N060\#
        :001103000A;ctext/x-ottott                                                                      2280\#
        ;000003000audio/x-669669                               L060=00110:00EA;ctext/x-cyphercyp cyphersourc\#
        e code in Cypher22109000000000audio/t380:80=00000900=image/x-vicarvic vicarVICAR pictureP280M0000060\#
        0?application/x-postgresql-dumppgdumpPostgreSQL dump                                                \#
                                                                          >0G1@001300000@c4A;c1GEapplication\#
        /vnd.openxmlformats-officedocument.spreadsheetml.tablesinglecells+xmlL060:00110300BA;ctext/x-b4xbass\#
        ource code in B4XR060>00110700JA;ctext/x-objdumpobjdumpdata in the format ObjDumpV070C00110000AA;cte\#
        xt/rfc822-headersheaders of a mailL060C00110300KA;ctext/x-objectscriptclssource code in ObjectScript\#
        B060I001309000AO@@54A;capplication/x-mimearchivemhtml mhtR000[000003000application/vnd.adobe.afteref\#
        fects.templateaetR0G0H00130;00L@c4A;c1GEapplication/lostsync+xmllostsyncxmlLoST synchronization mess\#
        ageR010H000000000application/vnd.3gpp.lppN060<001102000A;ctext/texmacstm                            \#
                                                                                 D280D0F000E00Japplication/x\#
        -mozlz4application/x-lz4+jsonbaklz4 jsonlz4 mozlz4settings of Firefox in LZ4R080J00000800<applicatio\#
        n/x-qt-qml-cachejsc qmlccompiled QMLR060B00130?000@c4A;c1GEapplication/x-qgisqgs shp shx qmlL060;001\#
        10400CA;ctext/x-wispwispsource code in wisp2210=000000000audio/evrcnw1                              \#
                                                                                            N060>001103000A;\#
        ctext/x-freefemedp                                   R010a000000000application/vnd.oma.bcast.simple-\#
        symbol-container                                                                                    \#
        <3Y0W0Y110300AA_\application/vnd.oasis.opendocument.textapplication/x-vnd.oasis.opendocument.textodt\#
        OpenDocument text                                                                                   \#
          R0G0\001300000@c4A;c1GEapplication/vnd.oipf.mippvcontrolmessage+xml   R010O000000000application/vn\#
        d.powerbuilder7-sS060B00110F00NA;ctext/x-ignore-listgitignore dockerignoredata in the format Ignore \#
        ListF280E000007000application/x-gba-romgba agbR000G000003000application/x-intel-amlaml:890:0?000J00:\#
        model/stepapplication/p21step stp p21 stpnc 210 ifcSTEP modelR2X0R00000300Fapplication/java-serializ\#
        ed-objectserserialized Java objectR010I000003009application/vnd.uiq.themeutzUIQ theme               \#
                                                                                                            \#
                 R010U000004000application/vnd.astraea-software.iotaiotaO460J00110>00RA;ctext/x-handlebars-t\#
        emplatehbs handlebarstext with the markup of Handlebars             S0G0N001600000AEi@AR0RAA;c0_O1K9\#
        application/vnd.pagerduty+json                                                                  R000\#
        M00000000Lapplication/x-systemd-catalogmessage catalogue of systemd        R010P00000300@application\#
        /vnd.proteus.magazinemgzProteus magazine:2909000003000model/u3du3dS0G0H001600000AEi@AR0RAA;c0_O1K9ap\#
        plication/eat-ucs+jsonR010E00000400Iapplication/dashdeltampddupdate of a DASH manifestO470900110800=\#
        A;ctext/sgmlsgml sgmSGML documentR0G0Q001300000@c4A;c1GEapplication/vnd.etsi.simservs+xml    R010K00\#
        0000000application/vnd.uic.tlb-fcb                                                                  \#
                                                                                                    0280<000\#
        00800<image/x-ptexptex ptxPtex textureR0G0H00130800D@c4A;c1GEapplication/davmount+xmldavmountWebDAV \#
        mount request                                                                        N060;001102000A\#
        ;ctext/x-kuinkn                                                                                     \#
           R010L00000300Aapplication/vnd.novadigm.extextNovadigm EXT data4210T000000000video/vnd.iptvforum.2\#
        dparityfec-10100280=00000500Gimage/x-basisbasisBasis Universal textureR0G0N001300000@c4A;c1GEapplica\#
        tion/vnd.3gpp-prose+xml>390a00340400JP>GQ5hA_\1>[application/vnd.ms-excel.template.macroenabled.12xl\#
        tmExcel template with macros2280<00000400Caudio/x-hcomhcomHCOM sound of a MacR010R000000000applicati\#
        on/vnd.intertrust.digibox                                                                           \#
                                                                                                            \#
                                                                                                            \#
                                                          2210=000000000audio/evrcwb0                       \#
        S0G0D0H160@00@AEi@AR0RAA;c0_O1K9application/geo+jsonapplication/vnd.geo+jsongeojson geo.jsonGeoJSON \#
        map data                                                                                            \#
                             R0G0S001300000@c4A;c1GEapplication/vnd.fujifilm.fb.jfi+xmlT010O000000000applica\#
        tion/x-x509-next-ca-cert    L060:00110N00BA;ctext/x-maxmaxpat maxhelp maxproj mxt patsource code in \#
        MaxR0G0L001300000@c4A;c1GEapplication/vnd.etsi.sci+xmlR010L000000000application/gnap-binding-jws    \#
                                                                                                            \#
                                                                                                            \#
                                                                             2280:0F000@00:audio/midiaudio/m\#
        id audio/x-midimid midi kar rmiMIDI musicR010N000000000application/vnd.oma.bcast.sgduN060;001104000A\#
        ;ctext/x-rellrellV010J00000800;application/vnd.sealed.emlseml semSealed mailR0G0O001300000@c4A;c1GEa\#
        pplication/vnd.nokia.conml+xmlP010N00000700Gapplication/vnd.lotus-approachapr vewLotus Approach data\#
        baseR0G0S001300900@c4A;c1GEapplication/vnd.fdsn.stationxml+xmlxml-based                             \#
                                                                                                            \#
                                R280G00000000Capplication/x-adobe-cshshapes of Photoshop                    \#
                                                                       R010G00000300Japplication/vnd.wfa.wsc\#
        wscWi-Fi simple configurationR060;00110400GA;ctext/x-starstardata in the format STAR                \#
                                                                                                            \#
                                                                            D000E00000700Aapplication/x-sv4c\#
        piosv4cpioSVR4 cpio archive                                                  L060?00110600GA;ctext/x\#
        -inform-7ni i7xsource code in Inform 7                                                              \#
                                0280B00000;000image/x.sf3-vectorsf3 vec.sf3                                 \#
                                                                                                          O0\#
        60:00110300;A;ctext/x-podpodtext in PodR280G00000700?application/x-vim-spellsug splspelling of VimL0\#
        60A00110000IA;ctext/x-julia-replsource code in Julia REPL                  <280G000003000application\#
        /x-sony-bbeblrfR280V000003000application/x-neo-geo-pocket-color-romngc                              \#
                                                                                                            \#
                                     R010F000007000application/prs.nprendrnd rctL060:00110300BA;ctext/x-panp\#
        ansource code in Pan                                                                                \#
                                                                                      R060;00110400GA;ctext/\#
        x-csoncsondata in the format CSONL060F00110P00DA;capplication/x-stata-dodo ado doh ihlp mata matah s\#
        thlpsource code in Stata2210<000000000audio/ulpfec                                                  \#
                                                                                                            \#
                                                                                                            \#
         R010C00000300Bapplication/vnd.mcdmcdMicroCADAM drawingL0G0D0;110400@A;capplication/vnd.darttext/x-d\#
        artdartDart source code               0210L00000300Iimage/vnd.globalgraphics.pgbpgbGlobal Graphics P\#
        GB imageN060;001104000A;ctext/x-jsltjslt                                                            \#
                                                                                                  0280@0@110\#
        3000QADimage/x-leaf-mosimage/x-raw-leafmos2210=000000000audio/smv-qcp                               \#
                                                                                     0280A00110300?QADimage/\#
        x-canon-cr2cr2Canon raw image                                                    R010G000000000appli\#
        cation/vnd.rs-274x            2210<000000000audio/fwdred                V000C000000000message/x-gnu-\#
        rmail                      R010R000000000application/vnd.ga4gh.passport+jwtL060F00110>00NA;ctext/x-l\#
        ivecode-scriptlivecodescriptsource code in LiveCode Script                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
              L060L00110C00TA;ctext/x-literate-coffeescriptcoffee.md litcoffeesource code in Literate Coffee\#
        ScriptR0G0L00130000=@c4A;c1GEapplication/samlmetadata+xmlSAML metadata                              \#
                                 >0G1?001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spread\#
        sheetml.revisionheaders+xmlR200K000000000application/x-mmm-digisondeR080J000005000application/vnd.ja\#
        va.hprofhprofB@G090L110`009A;ctext/htmlapplication/html text/x-htmlhtml htm shtml html.hl hta xhtml \#
        xslt inc xht csHTML page                           R010I00000300Bapplication/vnd.3gpp2.smssms3GPP2 t\#
        ext message                         R0G0D001307000@c4A;c1GEapplication/swid+xmlswidtag              \#
                                                                                         R060@00110:00LA;cte\#
        xt/x-formattedeam.fs fordata in the format Formatted                              R010O00000300Mappl\#
        ication/tamp-update-confirmtucconfirmation of a TAMP updateL060;00110:00CA;ctext/x-leanlean hleansou\#
        rce code in LeanR280A00000300Papplication/x-sfosfoparameters of a PlayStation game                M0\#
        60:00110N00BA;ctext/x-nimnim nimrod nim.cfg nimble nimssource code in NimN060;00110400<A;ctext/x-mus\#
        emusetext in Muse                                                                                   \#
                                                                                 N070:00110300=A;ctext/mizar\#
        mizMizar article                                                                   R010@000000000app\#
        lication/c2pa                                                                                       \#
                                          R010G00000800Lapplication/vnd.hp-hpidhpid hpiHP Instant Delivery d\#
        ocumentR010F00000400?application/vnd.picselefifPicsel document                                      \#
                                                                            R0G0N001300500@c4A;c1GEapplicati\#
        on/vnd.omads-file+xmlutf-8                                                          2210F00000300Fau\#
        dio/vnd.lucent.voicelvpLucent voice recordingN070E00110300=A;ctext/vnd.dvb.subtitlesubDVB subtitles<\#
        080H00000300Capplication/x-appleworkscwkAppleWorks document8080M000000000application/x-font-framemak\#
        erL060900110200AA;ctext/x-ozozsource code in Oz                                                   02\#
        80F0B1103000QADimage/x-hasselblad-fffimage/x-raw-imaconfff                                          \#
                                                                                                            \#
                                R010J000000000application/vnd.aether.imp        L060=00110>00EA;ctext/x-monk\#
        eymonkey monkey2source code in Monkey                                                               \#
                                                                                                            \#
                                                                                                  R080G00000\#
        0000application/x-perf-data     L060A00110600IA;ctext/x-sourcepawnsp incsource code in SourcePawnR0G\#
        0e001300000@c4A;c1GEapplication/vnd.dvb.notif-ia-registration-request+xml22Q0900000000Iaudio/l24unco\#
        mpressed 24-bit audioP000F000000000application/x-mysql-db0280@001103000QADimage/x-sony-srfsrfR010M00\#
        000000Happlication/news-transmissionnews articles in transitS0G0T00160<00IAEi@AR0RAA;c0_O1K9applicat\#
        ion/vnd.coreos.ignition+jsonign ignitionIgnition machine settingsV000C000000000message/vnd.si.simpL0\#
        60I00110200QA;ctext/x-linear-programminglpsource code in Linear ProgrammingR060D001103000A;capplicat\#
        ion/x-go-sgfsgfL060F00110400NA;ctext/x-parrot-assemblypasmsource code in Parrot AssemblyR0P0R0000000\#
        00application/vnd.google-apps.folderH280L000000000application/x-mach-o-preload  R290?00000300Dapplic\#
        ation/lxflxfLXF program material                                            S0G0L001603000AEi@AR0RAA\#
        ;c0_O1K9application/voucher-cms+jsonvcj                                                             \#
                                                                                                            \#
                                                                                                            \#
            S0G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.datapackage+json                                \#
                                                                                                            \#
                 0280E00110300CQADimage/x-panasonic-rw2rw2Panasonic raw image       R000C000006000chemical/x\#
        -jcamp-dxjdx dx                                          N060?001100000A;ctext/x-ldapconfN060?001108\#
        000A;ctext/x-numba_irnumba_ir                                                     4280C000003000appl\#
        ication/annodexanxR0G0U001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-info+xmlD000L000003000applicat\#
        ion/x-gca-compressedgcaR060E00110E00QA;ctext/x-godot-resourcegdnlib gdns tres tscndata in the format\#
         Godot ResourceM060=00110O00EA;ctext/x-schemescm ss sld sps rkt rktl sch slssource code in Scheme   \#
                                                              L060<00110500DA;ctext/x-cairocairosource code \#
        in CairoL060?00110500DA;ctext/x-minidsrcminidsource code in MiniDR000K000003000application/vnd.froga\#
        ns.ltfltfS060;00110400GA;ctext/x-ldifldifdata in the format LDIF<280U00110300LA_\application/vnd.sun\#
        .xml.writer.globalsxgOpenOffice 1 master document                                                   \#
                                                      R060J001100000A;capplication/x-httpresponse           \#
                                        N070B00110800:A;ctext/vnd.in3d.3dml3dml 3dm3DML model               \#
                      R010I00000550@application/vnd.wap.wbxmlwbxmlutf-8WBXML binary XMLN070K00230250H@c4A;c1\#
        GEtext/vnd.trolltech.linguisttsutf-8Qt Linguist translationsR280B00000800Capplication/x-ulogulg ulog\#
        log of a PX4 flightM070S00110300HA;capplication/relax-ng-compact-syntaxrncRELAX NG schema, compact<2\#
        80E0R1100000A>[application/encryptedapplication/x-tika-ooxml-protectedN060;001104000A;ctext/x-savisa\#
        viL060?00110@00GA;ctext/x-portugolpor portugol algsource code in Portugol0210:000004009image/avciavc\#
        iAVC imageR280K00000500Happlication/x-rust-metadatarmetametadata of a Rust crateL060;00110@00CA;ctex\#
        t/x-apextrigger cls apexsource code in Apex                                                       R0\#
        10K000000000application/rpki-signed-talN060W001103000A;ctext/x-ansys-parametric-design-languageansR:\#
        80D00340=009QjDPRPQ@o0SNapplication/x-r-datarda rdata rdsdata of R4210A00000800Tvideo/vnd.dece.hduvh\#
         uvvhUltraViolet video in high definition                   8000H000000000application/x-font-vfont  \#
                                                                                                            \#
        S0G0J001600000AEi@AR0RAA;c0_O1K9application/jscontact+json                                          \#
                                                                    R010G000000000application/vnd.oma.dcd   \#
                                            R010V000000000application/vnd.3gpp.interworking-data@390c0011040\#
        0MA_\application/vnd.ms-powerpoint.addin.macroenabled.12ppamPowerPoint add-in with macros           \#
                                                                       <010X00000<00?application/vnd.sealedm\#
        edia.softseal.pdfspdf spd s1aSealedMedia PDF2210;000000000audio/g729e<080N00110=00?AoWapplication/x-\#
        mobipocket-ebookprc mobi azw4Mobipocket book              R280G00000300Fapplication/vnd.ant.fitfitFI\#
        T record of exerciseL060@00110X00HA;ctext/x-realbasicrbbas rbfrm rbmnu rbres rbtbar rbuistatesource \#
        code in REALbasicH010?00000300;application/efiefiEFI programR0G0M001300000@c4A;c1GEapplication/mbms-\#
        register+xml                 R060H001102000A;capplication/x-pico8-cartp8M060=00110100EA;ctext/x-jasm\#
        injsource code in Jasmin                                                                            \#
                                                 R0G0L001300000@c4A;c1GEapplication/vnd.etsi.aoc+xmlL0609001\#
        10400CA;ctext/odinodinsource code in Odin                                                           \#
                                                                                                            \#
                                                                              R010F00000300Happlication/vnd.\#
        wt.stfstfWorldtalk secure message        R000[000003000application/vnd.stardivision.impress-packedsd\#
        pR0G0H001300000@c4A;c1GEapplication/mbms-msk+xml                                                    \#
                                            J060A0H110300[A;ctext/x-ms-regeditapplication/x-ms-regeditregdat\#
        a in the format Windows Registry Entries R010L00000300Aapplication/vnd.novadigm.edmedmNovadigm EDM d\#
        ata2210<000000000audio/evrcb0                                                H000L00000?000applicati\#
        on/x-authorware-binx32 u32 vox aabR010J00000200Eapplication/vnd.olpc-sugarxoSugar activity bundleR0G\#
        0G001300000@c4A;c1GEapplication/problem+xmlR0G0]001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-service\#
        -config+xml00G0=09130800;@c4A;c1GEimage/svg+xmlimage/svgsvg svgzSVG drawing                         \#
                                                                                                            \#
                            R010J00000400?application/vnd.sealed.3dfs3dfSealed 3D model                     \#
                      D080L00000G00Lapplication/x-unreal-packageuasset umap umx unr upkpackage of the Unreal\#
         engineHRY0H1>110;00<A_\application/java-archiveapplication/x-tika-java-enterprise-archive applicati\#
        on/x-tika-java-web-archivejar war earJava archiveR010G000002000application/vnd.datalogdl2290:0011040\#
        00@;Uaudio/sofasofa                                                                   R000I0F0007000\#
        application/x-matlab-dataapplication/matlab-matmat fig0890@00000<00Capplication/fitsfits fit ftsFITS\#
         astronomy dataR280D00000000Qapplication/x-ms-sdbcompatibility database of Windows                  \#
                                                                                                            \#
                                                                                                            \#
                                      2210D000000000audio/vnd.dolby.pl2z                                    \#
                                                              S0G0Z00160h000AEi@AR0RAA;c0_O1K9application/sa\#
        rif-external-properties+jsonsarif-external-properties sarif-external-properties.jsonS0G0L001607000AE\#
        i@AR0RAA;c0_O1K9application/vnd.artisan+jsonartisan                                                 \#
                                                   R060A00110400MA;ctext/x-oasv3-jsonjsondata in the format \#
        OASv3-jsonR010O00000300?application/vnd.groove-injectorgrvGroove injector                           \#
                                                              J060900110200AA;ctext/x-nunusource code in NuR\#
        060G00110000SA;ctext/x-pip-requirementsdata in the format Pip RequirementsR010H000000000application/\#
        vnd.ecip.rlp0280C0C000300Aimage/x-olympus-orfimage/x-raw-olympusorfOlympus raw imageR000A000003000ap\#
        plication/x-d64d64R0G0U001300000@c4A;c1GEapplication/vnd.ms-office.activex+xmlL060;00110200CA;ctext/\#
        x-swayswsource code in Sway                                                            2280A00000000\#
        0audio/x-dec-adpcm                           R060B00110A00NA;ctext/x-darcs-patchdarcspatch dpatchdat\#
        a in the format Darcs Patch                L060;00110=00CA;ctext/x-pawnsma pwn p incsource code in P\#
        awnN060>0E1100000A;ctext/x-texmacsapplication/x-texmacs                                         R080\#
        E00000000Lapplication/x-featherFeather table, first version<280L00110300DA_\application/vnd.sun.xml.\#
        mathsxmOpenOffice 1 formula                                                                         \#
                                                                          T890J0d110D00A@?:application/x-x50\#
        9-ca-certapplication/x-x509-cert application/x-x509-user-certder crt pem cert keyX.509 certificateS0\#
        60A00110@00MA;ctext/x-apacheconfapacheconf vhostdata in the format ApacheConfR280E00110;00=A_\applic\#
        ation/x-pytorchckpt pt pthPyTorch modelR060M00110300QA;capplication/x-pygments-tokensrawdata in the \#
        format Raw token dataR0G0V001300000@c4A;c1GEapplication/vnd.oma.cab-user-prefs+xmlR010O00000300Iappl\#
        ication/vnd.lotus-screencamscmLotus ScreenCam recordingDRY0?1V000E00;application/zipapplication/x-ti\#
        ka-ooxml application/x-tika-visio-ooxml application/x-zip application/x-zip-compressedzip zipx nupkg\#
         snupkgZIP archiveP080N000007000application/vnd.ms-outlook-pstpst ostL280J00000300Qapplication/x-zsh\#
        -wordcodezwccompiled functions of the Z shellR010O000000000application/vnd.powerbuilder6-sR280G00000\#
        300>application/x-adobe-aseaseAdobe swatchesL460D00110300EA;capplication/x-myghtymytsource code in M\#
        yghty<0G0C00130A00<@c4A;c1GEapplication/tei+xmltei teicorpus oddTEI documentR280A00000300Dapplicatio\#
        n/x-sffsffreads of a sequencerR010T000000000application/vnd.minisoft-hp3000-saveR0G0X001300000@c4A;c\#
        1GEapplication/vnd.iptc.g2.planningitem+xmlR010O00000300Fapplication/vnd.fujitsu.oasysgpfg5OASYS gra\#
        phic documentN070900110400;A;ctext/shexshexShEx shapesR0G0]001300000@c4A;c1GEapplication/vnd.radisys\#
        .msml-audit-stream+xmlR060D00110200PA;ctext/x-type-languagetldata in the format Type LanguageX000C00\#
        0000000x-content/audio-dvdJ010K000000000application/vnd.cab-jscript2210B000000000audio/vnd.vmx.cvsdM\#
        060:00110300BA;ctext/x-elmelmsource code in Elm                                           N070;00110\#
        0000A;ctext/fwdred                  N060E001105000A;ctext/x-roboconf-graphgraph             R080D000\#
        000000application/x-dc-rom                                                                          \#
                                                                                                            \#
                                                                                                            \#
                                  R010E001100000@b7application/dots+cbor                                    \#
                 R010A00000500Eapplication/atxmlatxmlATML test description      R010I000000000application/vn\#
        d.mdl-mbsdfO460B00110P00SA;ctext/x-go-templategohtml gotmpl html.tmpl tmpl tpltext with the markup o\#
        f Go TemplateR0G0S00130300Q@c4A;c1GEapplication/resource-lists-diff+xmlrldchange of a list of SIP re\#
        sourcesD2Y0T001104000A_\application/vnd.belightsoft.lhzd+ziplhzd42Y0?0A110600?@[Rvideo/quicktimevide\#
        o/x-quicktimemov qtQuickTime video                      L060>00110300FA;ctext/x-moocodemoosource cod\#
        e in Moocode                                           R280E00000400Aapplication/x-ms-evtxevtxWindow\#
        s event log                                                                    S060?00110400KA;ctext\#
        /x-rpm-specspecdata in the format RPM Spec T010G000000000application/jwk-set+jwt                    \#
                                                                                                            \#
                                             R0G0^001300000@c4A;c1GEapplication/vnd.ms-printdevicecapabiliti\#
        es+xml4210D00000800Fvideo/vnd.sealed.swfsswf sswSealed Flash animation                              \#
                            L060>00110300FA;ctext/x-daslangdassource code in Daslang<060J001202000Ai1A;cappl\#
        ication/vnd.wolfram.wlwl                                                                            \#
                   P060Q001300000@c4A;c1GEapplication/x-kexi-connectiondata               2210D00000800Aaudi\#
        o/vnd.dece.audiouva uvvaUltraViolet audioR0G0F00130:00<@c4A;c1GEapplication/cellml+xmlcellml cmlCell\#
        ML model2280A00120;000ASWAbMaudio/x-speex+oggspx oga oggN060D00110400UA;ctext/x-api-blueprintapibtex\#
        t with the markup of API BlueprintR000C000003000application/x-envoyevy<880I000000000application/x-ap\#
        plix-wordR280K000003000application/x-idl-save-filesavR010G000000000application/vnd.truedocD2Y0C00110\#
        0000A_\application/aas+zip      R000R000000000application/vnd.informix-visionaryR000C000003000chemic\#
        al/x-kinemagekin                                                                                    \#
                                                                                                 R010D000004\#
        00Dapplication/dssc+derdsscDSSC security policy        V0Q0C00000000?multipart/form-dataform with fi\#
        les                                                                                                 \#
                                  R000O000007000application/x-java-archive-diffjardiff           F280F000003\#
        000application/x-fds-diskfds                                   T090H00000700<application/ocsp-reques\#
        torq derOCSP requestR0G0V001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-regroup+xmlR000G000003000chemi\#
        cal/x-galactic-spcspcD280P001100000A_\application/vnd.apple.unknown.13                            R0\#
        10I000000000application/activemessageF000K000003000application/vnd.arastra.swiswi                   \#
                                                                                                      R010^0\#
        00000000application/explicit-registration-response+jwt                                              \#
                                                L060;00110300CA;ctext/x-gamsgmssource code in GAMSN060=00110\#
        300>A;ctext/x-geminigmitext in Gemini                              R080G000007000application/x-erdas\#
        -hfahfa img                                                          N060?001100000A;ctext/x-newspea\#
        k          42109000000000video/vp8                                                   ;81090T000300Gm\#
        odel/stlmodel/x.stl-ascii model/x.stl-binarystlstereolithography model4210?000000000video/smpte292m4\#
        200>000003000video/x-ms-vobvob                                    X000K000000000x-content/ostree-rep\#
        ository                                                                                             \#
                                                                                                         N06\#
        0<001105000A;ctext/x-spicespice     R010X000000000application/vnd.ms-windows.devicepairing          \#
                                    R060C00110000OA;ctext/x-jar-manifestdata in the format JAR Manifest     \#
                                                                                                            \#
                                                                                                            \#
                                                             T0Y0B0D000700Xapplication/pkcs12application/x-p\#
        kcs12p12 pfxPKCS #12 bundle of keys and certificatesH000H000002000application/x-t3vm-imaget3L060E001\#
        10000MA;ctext/x-python-consolesource code in Python console0210>00000800:image/prs.btifbtif btfBTIF \#
        image4:90F0>000700Qapplication/vnd.ms-asfvideo/x-ms-asfasf asxAdvanced Systems Format container:280E\#
        002205000QjDPTfapplication/x-blenderblendD000A000003000application/x-lzxlzx                         \#
                                                   R010M000000000application/vnd.ipld.dag-jsonJ060F00110300A\#
        A;capplication/x-mswinurlurlInternet shortcut                                                       \#
                                                                                                            \#
                                                             M@G0800110@50?A;ctext/csscss pcss postcssutf-8C\#
        SS style sheetR0G0Z001300000@c4A;c1GEapplication/vnd.marlin.drm.actiontoken+xml       8280L00000300B\#
        application/x-font-linux-psfpsfLinux console font                R010I000000000application/city+json\#
        -seq                                                                                                \#
                                                                        L460;00110400CA;ctext/x-voltvoltsour\#
        ce code in Volt                                                  L060<00110200DA;ctext/x-berrybesour\#
        ce code in Berry                                                                                    \#
                                                                                                 D280J000004\#
        000application/x-java-pack200pack                                                                   \#
                                                                          N060;001104000A;ctext/x-cddlcddl02\#
        80<00000<000image/x-ilbmiff ilbm lbm                                                                \#
                               R010L00000400Dapplication/vnd.dreamfactorydfacDreamFactory programR000F00000<\#
        000application/x-sas-mddbsm7 sas7bmdb                               0280H001100000@7Eimage/vnd.djvu+\#
        multipage           R010I00000=00Aapplication/vnd.fdsn.seedseed datalessSEED seismic data           \#
                M060:00110800BA;ctext/x-lexlex l llsource code in LexR080F00000000Mapplication/x-terminfocom\#
        piled terminal description                   H280L00000D00[application/x-llvm-bitstreamdia priors sw\#
        iftdepsdata of a compiler in the container of LLVMR010K000000000application/vnd.d3m-datasetR000S0000\#
        00000application/vnd.ms-color.iccprofileR010N001100000@b7application/ace-groupcomm+cbor             \#
                       S0G0c001600000AEi@AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolsettings.simple+jsonN0\#
        60>001104000A;ctext/x-crocsrccrocJ060>002307000@c4A;c1GEtext/scriptletwsc sctD080U001203000@RP0SNapp\#
        lication/x-pyspread-bz-spreadsheetpysR060N001303000@c4A;c1GEapplication/vnd.garmin.tcx+xmltcx2210:00\#
        0000000audio/bv32                                                    H000E000004000application/x-ms-\#
        xbapxbapR010h000000000application/vnd.globalplatform.card-content-mgt-responseR000G00000<000applicat\#
        ion/x-sas-auditst7 sas7baudR010N000000000application/vnd.pt.mundusmundiF280M00000?00@application/x-a\#
        pple-diskimagedmg sparseimageApple disk imageR060@00230000LA;c@c41GEtext/x-maven+xmldata in the form\#
        at Maven POM     L060<00110B00DA;ctext/x-numpynumpy numpyw numscsource code in NumPy                \#
                                                R060?00110400KA;ctext/x-avro-idlavdldata in the format Avro \#
        IDL                                                                                                 \#
                                                                                                            \#
                                                                                                            \#
                        S0G0K001600000AEi@AR0RAA;c0_O1K9application/coap-group+json                         \#
                                                                                                            \#
                                                                R010O00000300Happlication/vnd.3gpp.pic-bw-va\#
        rpvb3GPP picture of any sizeN460;00110400LA;ctext/x-edgeedgetext with the markup of Edge            \#
                                                                 0280B00000300>image/x-win-bitmapcurWindows \#
        cursorR280A0E0003000application/x-zimapplication/x-openzimzimR090@000000000application/tzifL060<0011\#
        0000DA;ctext/x-quakesource code in QuakeL060>00110000FA;ctext/x-earthlysource code in Earthly4080E00\#
        0007000application/x-dvd-ifoifo bup                                                                 \#
                                                         R010Z00000800Happlication/vnd.cendio.thinlinc.clien\#
        tconftlclientThinLinc client settingsR010E000000000application/raptorfec                            \#
                                                              N060=00110700NA;ctext/x-runoffrnh rnotext with\#
         the markup of RUNOFF                                                                               \#
                                                                              R060K001300000@c4A;c1GEapplica\#
        tion/x-dia-shape+xmlR010G00000300Lapplication/vnd.wap.slcslccompiled WAP service loading2280?0000060\#
        0=audio/x-wavpackwv wvpWavPack audio                                                                \#
                           R280Q00000000Capplication/x-flash-shared-objectFlash shared objectR000C000000000a\#
        pplication/exampleR0G0[001300000@c4A;c1GEapplication/vnd.radisys.msml-audit-conn+xml                \#
                                                                                                            \#
                    R000A000003000application/x-d71d71                                 M060<00110000DA;ctext\#
        /x-sconssource code in SCons                                                                        \#
                                                                                                            \#
                                         >010J00000<00Eapplication/vnd.sealed.xlssxls sxl s1eSealed Excel wo\#
        rkbook                                                                           R000@000009000chemi\#
        cal/x-cachecac cacheR010V000000000application/gnap-binding-rotation-jwsdR010G00000400Gapplication/fa\#
        stinfosetfinfFast Infoset binary XMLR0G0_001300000@c4A;c1GEapplication/vnd.3gpp.seal-user-profile-in\#
        fo+xmlS0G0X001600000AEi@AR0RAA;c0_O1K9application/vnd.veraison.tsm-report+jsonR060@001104000A;cappli\#
        cation/jsgfjsgfR010P00000800@application/vnd.dece.unspecifieduvx uvvxUltraViolet fileM060?00110800GA\#
        ;ctext/x-starlarkbzl starsource code in Starlark0160f0`2404000A_\@c4A;c1GEapplication/vnd.ms-visio.s\#
        tencil.macroenabled.main+xmlapplication/vnd.ms-visio.stencil.macroenabled.12vssmR000J000003000applic\#
        ation/x-starmail-smdsmdN060@00110300QA;ctext/x-blueprintblptext with the markup of BlueprintR290Q000\#
        00=000application/vnd.apache.arrow.filearrow feather4210>000000000video/encaprtp<0G1@001300000@c4A;c\#
        1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml0280A0A110?000QAD\#
        image/x-kodak-kdcimage/x-raw-kodakkdc k25 dcs drfP200O001100000ATaapplication/x-mysql-misam-indexS0G\#
        0K001600000AEi@AR0RAA;c0_O1K9application/vnd.futoin+jsonR800I00000=000application/x-godot-sceneescn \#
        scn tscnD290Q00000700?application/vnd.ms-cab-compressedcab msuWindows cabinetR0G0E0G130900B@c4A;c1GE\#
        application/xliff+xmlapplication/x-xliff+xmlxlf xliffXLIFF translationsR0G0I001300500@c4A;c1GEapplic\#
        ation/msc-mixer+xmlutf-82210:00000000<audio/pcmaA-law speech2210I00000900Qaudio/vnd.nuera.ecelp9600e\#
        celp9600Nuera ECELP speech at 9,600 bit/sR010?00000300Fapplication/diidiiDII device descriptionR090G\#
        000000000application/prs.plucker                                                                    \#
                                                                                                            \#
                     0010N00000300Eapplication/vnd.micrografx.flofloMicrografx flow chartL060;00110400CA;cte\#
        xt/x-toittoitsource code in Toit                                                  J060;00110000FA;ct\#
        ext/x-nawksource code in New AwkL060B00230D00FA;c@c41GEtext/x-labview+xmllvproj lvclass lvlibsource \#
        code in LabVIEW                                                                                     \#
                                                          S060A00220:00TA;c@58text/x-gradle-ktsgradle.ktsdat\#
        a in the format Gradle Kotlin DSL                               R010M000000000application/vnd.motoro\#
        la.iprm                                                                          R0G0D00130000F@c4A;\#
        c1GEapplication/csta+xmlCSTA telephony message                                       R010_000000000a\#
        pplication/vnd.globalplatform.card-content-mgtR010L000000000application/vnd.etsi.tsl.der02Y090011070\#
        0O@6Eimage/jpxjpf jpxJPEG 2000 image with extensionsS060H001606000AEi@AR0RAA;c0_O1K9application/x-ge\#
        rber-jobgbrjobS0G0O001600000AEi@AR0RAA;c0_O1K9application/alto-directory+jsonL060=00110100EA;ctext/x\#
        -eiffelesource code in EiffelR010M000000000application/gnap-binding-jwsdR010>000000000application/vp\#
        R060B001104000A;capplication/x-ccmxccmx                     R010G000000000application/vnd.sss-dtf221\#
        0?000000000audio/raptorfecR010N00000300>application/vnd.groove-accountgacGroove accountR060O00110900\#
        0A;capplication/vnd.java.hprof.texthprof.txt                                        <010R000000000ap\#
        plication/vnd.afpc.modca-cmtable                                                                    \#
                                                                                                            \#
                    R010G000000000application/vnd.relpipe                                                   \#
                                                                                                            \#
          R0G0R001300000@c4A;c1GEapplication/vnd.3gpp.seal-info+xmlR0Y0N0Y000700Dapplication/vnd.apache.parq\#
        uetapplication/parquet application/x-parquetparquetApache Parquet tableR010O00000600Aapplication/vnd\#
        .oxli.countgraphoxlicgkhmer count graphS0G0E001604000AEi@AR0RAA;c0_O1K9application/stix+jsonstixL060\#
        G00110400HA;capplication/x-brainfuckbf bsource code in BrainfuckR0G0V001300000@c4A;c1GEapplication/v\#
        nd.oma.scidm.messages+xml0210:000004000image/jaiijaii               R010B000000000application/riscos\#
                                                                                                            \#
                             0010G00000400Eapplication/vnd.hp-hpglhpglHP-GL plotter drawing       D280A00000\#
        <00?application/x-ewfe01 ex01 l01image of EnCase                                                    \#
                                                                                                            \#
                                                 S0G0\001600000AEi@AR0RAA;c0_O1K9application/emergencycallda\#
        ta.legacyesn+json                                           <080A000003008application/x-tcrtcrTCR bo\#
        okX000F000000000x-content/ebook-reader                                                       22X0:0<\#
        120400:P[W1]eaudio/webmaudio/x-webmwebaWebM audio                                                   \#
                                                                                <280C001105000A_\application\#
        /x-xmindxmindD080F00000400Aapplication/x-stuffitxsitxStuffIt X archive                          R010\#
        U00000300Uapplication/vnd.jcp.javame.midlet-rmsrmsrecord store of a Java ME application             \#
                                                                          4280;000003009video/x-ivfivfIVF vi\#
        deo                                  R0G0C001303000@c4A;c1GEapplication/vec+xmlvecS0G0U001607000AEi@\#
        AR0RAA;c0_O1K9application/vnd.eu.kasparian.car+jsoncarjsonL060;00110300CA;ctext/x-tsqlsqlsource code\#
         in TSQL                                                   P210C0S000@00;application/vnd.dbfapplicat\#
        ion/dbase application/x-dbfdbf dbase dbase3dBase table4290;00000>00;video/3gpp23g2 3gp2 3gpp23GPP2 v\#
        ideoR280C00000500Iapplication/x-snoopsnooppackets captured by snoop4200F000002000video/vnd.rn-realvi\#
        deorvS060A00110900MA;ctext/x-git-configgitconfigdata in the format Git ConfigP280D00000300Yapplicati\#
        on/x-ms-eseedbdatabase of the Extensible Storage EngineL010H00000300@application/vnd.acucobolacuACUC\#
        OBOL program@010F00000300;application/vnd.is-xprxprIS-XPR dataL060?00110300GA;ctext/x-nwscriptnsssou\#
        rce code in NWScript2210900000000Aaudio/mpaMPEG audio framesL060=00110200EA;ctext/x-quakecqcsource c\#
        ode in QuakeC                            R010G00000300Capplication/vnd.enlivennmlEnliven viewer data\#
                                                                                                            \#
                                                           R000D00000H00Eapplication/x-picklepkl pickle ckpt\#
         pt pth ppickled Python objectR060@00110000[A;ctext/x-openapi-2data in the format OpenAPI Specificat\#
        ion v2R0G0G00130400K@c4A;c1GEapplication/marcxml+xmlmrcxMARC library records in XML    >390g0i110300\#
        QA_\application/vnd.oasis.opendocument.spreadsheet-templateapplication/x-vnd.oasis.opendocument.spre\#
        adsheet-templateotsOpenDocument spreadsheet templateL060:00110300BA;ctext/x-lfelfesource code in LFE\#
        L060<00110700DA;ctext/x-cleanicl dclsource code in CleanN070@001100000A;ctext/rtploopbackR060G001303\#
        000@c4A;c1GEapplication/x-tiled-tsxtsx                                L060@00110500HA;ctext/x-surrea\#
        lqlsurqlsource code in SurrealQL                                                                    \#
                                                                                               R0G0R00130000\#
        0@c4A;c1GEapplication/vnd.dvb.notif-init+xmlR010H00000K000application/vnd.vd-studymxi study-inter mo\#
        del-interR010J00000080Japplication/news-groupinfous-asciidescription of a newsgroupN070H001100000A;c\#
        text/vnd.motorola.reflex                                                                            \#
        R280H00000000Gapplication/x-thermo-rawmass spectrum of Thermo           R010A000000000application/ve\#
        mmiF290R0M000300Eapplication/vnd.nintendo.nitro.romapplication/x-nintendo-ds-romndsNintendo DS cartr\#
        idgeN0709001100000A;ctext/t140N060:00110800KA;ctext/x-picchem pictext with the markup of Pic2200;000\#
        00S00>audio/x-modmod ahx dbm dmf far gdm hvl okt psmtracker moduleR010G00000300Happlication/tamp-upd\#
        ateturTAMP trust anchor update4280A000005009video/x-sgi-moviemovieSGI movie                         \#
                S0G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.dataresource+jsonR0G0L00130400L@c4A;c1GEappl\#
        ication/vnd.sun.wadl+xmlwadlWADL web service description:2Y0>001104000A_\model/step+zipstpz0280B0B11\#
        07000QADimage/x-pentax-pefimage/x-raw-pentaxpef ptxR010D000000000application/passport               \#
                            R010D001100000@b7application/cmw+cbor                                           \#
                                        R0G13001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument\#
        .custom-properties+xml0200=000000000image/exampleN460<00110500MA;ctext/x-lattelattetext with the mar\#
        kup of Latte<390`0b110300JA_\application/vnd.oasis.opendocument.text-templateapplication/x-vnd.oasis\#
        .opendocument.text-templateottOpenDocument text templateR080D00000900<application/x-bigwigbigwig bwb\#
        igWig trackR080V00000000Eapplication/x-ft-windows-registry-hiveWindows registry hive:0I0A00000300Bmo\#
        del/gltf-binaryglbglTF scene, binaryL060<00110600DA;ctext/x-urwebur urssource code in UrWebF080N0000\#
        07000application/x-nintendo-3ds-romcci 3ds02109000003009image/iefiefIEF imageP280A00000300Iapplicati\#
        on/x-tdbtdbTrivial Database of SambaR010E000000000application/vp+sd-jwtN060D001103000A;ctext/x-gosu-\#
        templategst                                                                                         \#
                                          <0G0M00130300F@c4A;c1GEapplication/vnd.adobe.xdp+xmlxdpAdobe XML d\#
        ata packageR010D000004000application/vnd.nimnnimnP280P001100000@Giapplication/x-fossil-global-confR2\#
        80A00000300Capplication/x-ipfipfIPF image of a diskR0G0P001303000@c4A;c1GEapplication/automationml-a\#
        ml+xmlamlL060G00110600OA;ctext/x-component-pascalcps cpsource code in Component PascalF080H00110=00>\#
        PgVapplication/vnd.squashfssqsh squashfsSquashFS imageL060:00110300BA;ctext/x-opaopasource code in O\#
        paR010T00000300Rapplication/tamp-apex-update-confirmaucconfirmation of a TAMP apex update42Y09001107\#
        009AbMvideo/oggogv oggOgg videoN060<001100000A;ctext/x-arrow>010i000004000application/vnd.collabio.x\#
        odocuments.spreadsheet-templatexotsR0G0N001300000@c4A;c1GEapplication/vnd.gpxsee.map+xmlR010L0000030\#
        0Dapplication/vnd.kidspirationkiaKidspiration diagram0290N00000300Eimage/vnd.valve.source.texturevtf\#
        Source engine textureR0G0T00130300<@c4A;c1GEapplication/vnd.google-earth.kml+xmlkmlKML map dataH280G\#
        00000700?application/vnd.flatpakflatpakFlatpak packageS0G0K001600000AEi@AR0RAA;c0_O1K9application/vn\#
        d.avalon+jsonN0>0:001107000A;ctext/x-ssassa ass                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                          R0\#
        10T000000000application/vnd.adobe.partial-uploadR060I00110300UA;ctext/x-adobe-font-metricsafmdata in\#
         the format Adobe Font MetricsD080B0@000200Dapplication/x-lzipapplication/lziplzlzip-compressed data\#
        R010U000000000application/vnd.uplanet.channel-wbxml                                                 \#
                                                                    R280A000003000application/x-x64x64      \#
           L060;00110400CA;ctext/x-movemovesource code in MoveR010R000000000application/vnd.dvb.ipdcesgacces\#
        s2S0G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.bbf.usp.msg+jsonR010C00000300Fapplication/vnd.dnad\#
        naDNA new-media documentR010R00000800Capplication/vnd.previewsystems.boxbox vboxPreview Systems boxR\#
        280I00000000>application/x-quake-modelmodel of QuakeL060<00110100DA;ctext/x-terratsource code in Ter\#
        raM060>00110300FA;ctext/x-arduinoinosource code in Arduino2280;000003009audio/x-soxsoxSoX sound     \#
          R010M000000000application/vnd.street-streamS0G0H001600000AEi@AR0RAA;c0_O1K9application/vnd.vel+jso\#
        nN070=001100000A;ctext/prs.texi                                                                     \#
                                                                    N060F00110?000A;ctext/x-sqlite3-consoles\#
        qlite3-console                                  L060:00110300BA;ctext/x-yulyulsource code in Yul    \#
                                                                               2290900000300:audio/amramrAMR\#
         speech                             R010C000000000application/eat+cwt2210900000300:audio/smvsmvSMV s\#
        peech            X000A00110000;@X`inode/mount-pointmount pointN060D001100000A;ctext/x-lighttpd-conf \#
                                     4290D00110200=A_\video/vnd.youtube.ytytYouTube video                   \#
                                                                                                           4\#
        280;000000009video/x-nutNUT videoL060I00110600LA;capplication/supercollidersc scdsource code in Supe\#
        rCollider                                                                                           \#
                                                            2210=000000000audio/pcma-wb                     \#
                                                                      N420?00110200PA;ctext/x-bikeshedbstext\#
         with the markup of BikeshedR010K000000000application/vnd.3gpp.5gsv2x                               \#
                                            R010M000000000application/vnd.orange.indata                   02\#
        80D000000000image/x-os2-graphics>0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument\#
        .spreadsheetml.calcchain+xmlF010Q00000700Happlication/vnd.nintendo.snes.romsfc smcSuper Nintendo car\#
        tridge                R060P001103000A;capplication/x-cisco-vpn-settingspcf                          \#
                                         R010D000000000application/coap-eap                            <000C\#
        000000000application/msword2                                                                        \#
                                           D2Y0O00110900PA_\application/vnd.etsi.asic-e+zipasice sceASiC-E c\#
        ontainer of signed filesR010K000000000application/mosskey-request                                   \#
                                                                                                            \#
                                                                                                            \#
                                               R0G0J001300000@c4A;c1GEapplication/vnd.wv.csp+xml            \#
                                                                                                            \#
                                         R200J00000000<application/x-linux-kernelLinux kernel<290K00000O00Da\#
        pplication/vnd.wordperfectwpd wp wp5 wp6 w60 wp61 wpt wp4WordPerfect document2210900000300Iaudio/l16\#
        l16uncompressed 16-bit audio<3Y0N00110800<A_\application/vnd.ms-xpsdocumentxps oxpsXPS document     \#
                                                        R010@000000000application/h224                      \#
                                                                                                            \#
                                                                                                            \#
                                 R060K001303000@c4A;c1GEapplication/vnd.ogc.sld+xmlsld                      \#
                                                                                                            \#
                                                                          H080A000000000application/x-elf   \#
                    R0G0S00130200F@c4A;c1GEapplication/vnd.nokia.n-gage.ac+xmlacN-Gage activation dataS0G0M0\#
        01600000AEi@AR0RAA;c0_O1K9application/alto-costmap+json           =060:0A111100<A;ctext/x-texapplica\#
        tion/x-textex aux ltx cls sty toc bbx cbx dtx ins lbx mkii mkiv mkvi fd mngTeX document:290C0C000700\#
        ?application/vnd.lasapplication/x-asprslas lazLAS point cloudN460:00110300KA;ctext/x-teateatext with\#
         the markup of TeaR010L00000300Aapplication/vnd.triscape.mxsmxsMap Explorer dataJ460?001203000@kNA;c\#
        application/htahta029090F000;00Dimage/j2cimage/x-jp2-codestreamj2c j2k jpcJPEG 2000 codestreamR060F0\#
        0110G00RA;ctext/x-kicad-schematickicad_sch kicad_sym schdata in the format KiCad SchematicL060;00110\#
        700CA;ctext/x-tealteal tlsource code in Teal                                                        \#
         R280K00000000Lapplication/vnd.android.artimage of the Android runtimeL060A00110:00IA;ctext/x-overpa\#
        ssqloverpassqlsource code in OverpassQLR010?00000000Rapplication/ippInternet Printing Protocol messa\#
        geR010J00000300<application/vnd.mobius.mqymqyMobius queryR060L00110;000A;capplication/vnd.flatpak.re\#
        poflatpakrepo                                                                                       \#
                                R080B00000000Aapplication/x-utmprecords of logins                        R01\#
        0K00000300Dapplication/vnd.ms-artgalrycilClip Gallery package@060H001100000A;capplication/x-magicpoi\#
        nt                                 R010@000004009application/cborcborCBOR dataR010G00000300Dapplicat\#
        ion/vnd.geonextgxtGEONExT constructionR0G0G001304000@c4A;c1GEapplication/mmt-usd+xmlmusdS0G0J0016000\#
        00AEi@AR0RAA;c0_O1K9application/vnd.miele+jsonS0G0K001600000AEi@AR0RAA;c0_O1K9application/jscalendar\#
        +jsonL060<00110500DA;ctext/x-mettamettasource code in MeTTa                                         \#
                                                        R000H000006000application/x-gramps-xmlgramps        \#
                                                      K460B0;110\00;A;capplication/x-perltext/x-perlpl pm al\#
         perl t cgi fcgi ph plx psgi installPerl script                                    2090D00000300=app\#
        lication/vnd.smafmmfSMAF ringtone       <390`00340400IP>GQSJA_\1>[application/vnd.ms-word.template.m\#
        acroenabled.12dotmWord template with macrosT280F00000400Iapplication/x-keepass2kdbxKeePass password \#
        database                                                                                            \#
                                                                       N0609001104000A;ctext/snbtsnbt       \#
                S0G0I001600000AEi@AR0RAA;c0_O1K9application/activity+jsonR280F00000300Mapplication/x-libmagi\#
        cmgccompiled patterns of libmagic                                                                   \#
                                               N060B001100000A;ctext/cql-extension                          \#
             R280B00000400Capplication/x-tdmstdmsLabVIEW measurement                                        \#
                                                        R000C000003000chemical/x-chemdrawchm                \#
                          N070?00110200CA;ctext/vnd.wap.slslWAP service loading                             \#
                                                                                                            \#
                                                                                                            \#
                                             R010F00000300Kapplication/vnd.ms-lrmlrmMicrosoft learning resou\#
        rceR010V00000900Gapplication/vnd.denovo.fcselayout-linkfe_launchFCS Express layout link             \#
                                                                                      R0G0H00130300?@c4A;c1G\#
        Eapplication/calendar+xmlxcscalendar in XMLS0G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.acm.chatb\#
        ot+jsonD010R00000400<application/vnd.joost.joda-archivejodaJoda archiveS0G0T001600000AEi@AR0RAA;c0_O\#
        1K9application/vnd.oracle.resource+jsonN460;00110400LA;ctext/x-riotriottext with the markup of Riot \#
                      4010@00000800<application/mp21m21 mp21MPEG-21 file                                    \#
                                         R0G0D00130400L@c4A;c1GEapplication/wsdl+xmlwsdlWSDL web service des\#
        criptionN060<001106000A;ctext/x-maplempl miM060F00110i00AA;capplication/typescriptts tsx mts cts con\#
        fig.ts d.cts d.mts d.ts spec.ts test.tsTypeScript sourceH280G00110800>@K<application/x-sharedlibso e\#
        lf oshared library                                                                                  \#
                                                                                                       4210?\#
        000000000video/h264-rcdoR010H00000300Fapplication/vnd.intu.qfxqfxQuicken bank statementL060>00110700\#
        FA;ctext/x-langiumlangiumsource code in LangiumR000M000008000chemical/x-embl-dl-nucleotideemb embl00\#
        10D00000300<application/vnd.xaraxarXara drawingR060:00110300FA;ctext/x-rbsrbsdata in the format RBSS\#
        0G0F001600000AEi@AR0RAA;c0_O1K9application/vcard+jsonR060B001104000A;capplication/x-it87it87L060=001\#
        10;00GA;ctext/x-modulai3 m3 ig mgsource code in Modula-3S0G0[001600000AEi@AR0RAA;c0_O1K9application/\#
        vnd.nato.bindingdataobject+json0210<000000000image/naplps                                           \#
                                                       L460D00110300EA;capplication/x-genshikidsource code i\#
        n Genshi                                                                                            \#
                                                                                                            \#
                                                                     0010J0D000600>application/vnd.kde.karbo\#
        napplication/x-karbonkarbonKarbon drawingR080>00000300@chemical/x-cdxcdxChemDraw drawing            \#
                                                                                                            \#
                                                                             V010<000000000message/cpim     \#
                    R010A000000000application/slate                                                         \#
                R060T00110400`A;ctext/x-object-data-instance-notationodindata in the format Object Data Inst\#
        ance NotationM060>00110W00CA;ctext/x-fortranf for f90 f77 f03 fpp f08 f95 f18 ftn hFortran source co\#
        deR010C001100000@b7application/ce+cborR0G0`001300000@c4A;c1GEapplication/emergencycalldata.subscribe\#
        rinfo+xml                                                0:90:00110<00DA:gimage/fitsfits fit ftsFITS\#
         astronomy image2280;000003000audio/x-mo3mo3                       22X090d110<009AC:audio/wavaudio/v\#
        nd.wave audio/wave audio/x-pn-wav audio/x-wavwav bwf rf64WAV audioR010K000000000application/call-com\#
        pletionR060A00110300BA;capplication/x-sassassource code in SASS0G0C00160H000AEi@AR0RAA;c0_O1K9applic\#
        ation/tm+jsontm.jsonld tm.json jsontmR010R000000000application/vnd.yamaha.through-ngnN060:001103000A\#
        ;ctext/x-daxdaxR010Q00000300Capplication/vnd.3gpp.pic-bw-smallpsb3GPP picture, smallD2Y0X001100000A_\#
        \application/vnd.d2l.coursepackage1p0+zipR280A00000300<application/x-baibaiindex of BAM             \#
                                  R010N000000000application/scitt-receipt+cose                              \#
                                                                                                        L060\#
        800110;00BA;ctext/zigzig zig.zonsource code in ZigR0G0]001300000@c4A;c1GEapplication/vnd.3gpp.seal-m\#
        bms-usage-info+xmlR0G0D001300500@c4A;c1GEapplication/fhir+xmlutf-8N060:00110500MA;ctext/slintslintte\#
        xt with the markup of Slint4290A001104000A]evideo/matroska-3dmk3dR000H000003000application/x-mscardf\#
        ilecrd2290@0J000400@audio/mobile-xmfaudio/vnd.nokia.mobile-xmfmxmfMobile XMF music                  \#
                                                               2080@001100000AbMapplication/kateR0G0Q0013000\#
        00@c4A;c1GEapplication/vnd.dm.delegation+xml                                  R0G0J00130350>@c4A;c1G\#
        Eapplication/vnd.syncml+xmlxsmutf-8SyncML messageV010D000000000multipart/byterangesR000B000003000app\#
        lication/x-jmoljmzR010D001100000@b7application/ace+cborR280L00000000Bapplication/x-locale-archivearc\#
        hive of localesR010E000000000application/vnd.rapid                                                  \#
                                                                                                            \#
                                     L060;00110400CA;ctext/x-ringringsource code in Ring                    \#
                                                                            S0G0I001600000AEi@AR0RAA;c0_O1K9\#
        application/atsc-rdt+json<010Q00000K00Bapplication/vnd.quark.quarkxpressqxd qxt qwd qwt qxl qxb qxpQ\#
        uarkXPress layout           R080K000003000application/x-commodore-crtcrt                            \#
                                             N060<001100000A;ctext/x-moselR060E00110000QA;ctext/x-redirect-r\#
        ulesdata in the format Redirect Rules          R060E00110200QA;ctext/x-selinux-policytedata in the f\#
        ormat SELinux Policy2210C000000000audio/vnd.octel.sbc2290;0C120300<ASWAbMaudio/speexapplication/x-sp\#
        eexspxSpeex speech                                           R060<00110700HA;ctext/x-eaglebrd schdat\#
        a in the format Eagle                                                                               \#
                                                                                     2210M00000:000audio/vnd\#
        .presonus.multitrackmultitrack           M060B00250900EA;cP@[0oJ16W188text/x-opencl-csrcopencl clsou\#
        rce code in OpenCLR060C001307000@c4A;c1GEapplication/owl+xmlowx owl                                 \#
                                                     H280H0E1103000A_\application/x-itunes-ipaapplication/x-\#
        ios-appipaR060;00110400GA;ctext/x-hxmlhxmldata in the format HXML                                   \#
                                                                                                            \#
                                            0280A001103000QADimage/x-kodak-dcrdcr                           \#
                                                                                                            \#
                                               <0P0@000004000application/bdocbdoc22109000000000audio/evsL060\#
        <00110800AA;ctext/x-fstarfsti fstsource code in F*                                 R010b000000000app\#
        lication/vnd.3gpp-v2x-local-service-information                                                     \#
                                                   R010I000000000application/vnd.3gpp.s1apR000W000000000appl\#
        ication/vnd.google-apps.mail-layout                             R010N000000000application/vnd.dolby.\#
        mobile.2                                                                                         S0G\#
        0N00160800SAEi@AR0RAA;c0_O1K9application/vnd.cyclonedx+jsoncdx.jsonCycloneDX bill of materials in JS\#
        ONR060900110200EA;ctext/x-nlnldata in the format NL0160f0`2404000A_\@c4A;c1GEapplication/vnd.ms-visi\#
        o.drawing.macroenabled.main+xmlapplication/vnd.ms-visio.drawing.macroenabled.12vsdmJ460A00110<00MA;c\#
        text/x-coldfusioncfm cfc cfmlsource code in ColdFusion CFCH280G001103000A_\application/x-wheel+zipwh\#
        lR060J00110300VA;ctext/x-2-dimensional-array2dadata in the format 2-Dimensional ArrayM060A00110F00IA\#
        ;ctext/x-emacs-lispel emacs emacs.desktopsource code in Emacs LispL460:00110700RA;ctext/x-gspgsp jsp\#
        source code in Groovy Server PagesR010L00000300Aapplication/vnd.spotfire.dxpdxpSpotfire analysisR0G0\#
        K00130;00M@c4A;c1GEapplication/atomdeleted+xmlatomdeleteddeleted entry of an Atom feedL280J00000T00<\#
        application/x-swift-moduleswiftdoc swiftmodule swiftsourceinfoSwift moduleR010@000000000application/\#
        sipcL060J00110300JA;ctext/x-omnet-plus-plus-msgmsgsource code in OMNeT++ MSGR0G0T001300000@c4A;c1GEa\#
        pplication/vnd.3gpp-prose-pc3ch+xmlL060A00110300IA;ctext/x-liquidsoapliqsource code in LiquidsoapR01\#
        0?000000000application/jwtF0@0L000003000application/x-virtualbox-hddhddL060<00110300DA;ctext/x-nmodl\#
        modsource code in NMODLR010V000000000application/vnd.oma-scws-http-responseR010@00000000:application\#
        /igesIGES modelM060>00110D00>A;ctext/x-haskellhs hs-boot hsc lhs yHaskell source429080:0006008video/\#
        dvvideo/x-dvdv difDV video2290C00000>00Iaudio/vnd.dolby.mlpthd truehd mlpDolby TrueHD or MLP audio  \#
                                                                                                         421\#
        0T000000000video/vnd.iptvforum.1dparityfec-2005                                                     \#
                                         V010?00000000Emultipart/mixedmail with attachments2280;00000300Kaud\#
        io/x-spcspcmusic of the Super NintendoL060>00110100FA;ctext/x-nemerlensource code in NemerleS0G0M001\#
        600000AEi@AR0RAA;c0_O1K9application/ppsp-tracker+jsonR010I00000300?application/vnd.amiga.amiamiAmiPr\#
        o document>0>0B001108000A;capplication/x-sylkslk sylk                                   D200D0000090\#
        00application/x-brotlibr brotli              F080L000003000application/x-atari-lynx-romlnx          \#
                                                                                           R0G0W001300000@c4\#
        A;c1GEapplication/vnd.iptc.g2.catalogitem+xmlL060D00110000LA;ctext/x-alpine-abuildsource code in Alp\#
        ine Abuild                                       R060H00110000TA;ctext/x-git-revision-listdata in th\#
        e format Git Revision List                                            R080G000003000application/x-ip\#
        s-patchipsR0G11001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.chart+xml  \#
                4000J000003000application/x-futuresplashsplF080L000003000application/x-atari-7800-roma78    \#
                                                                                                       D280G\#
        001103000A_\application/x-xliff+zipxlz                                                              \#
                                                                                                            \#
                                                                 029090B000;00=image/jxrimage/vnd.ms-photojx\#
        r wdp hdpJPEG XR imageR020>00000700Echemical/x-cifcif entCIF crystal structureL060:00110300BA;ctext/\#
        x-unounosource code in Uno                                                                          \#
                                                                                                            \#
                                                                      L060N00110200VA;ctext/x-gcc-machine-de\#
        scriptionmdsource code in GCC Machine DescriptionR010X000000000application/vnd.japannet-jpnstore-wak\#
        eup@390c00220400LQNYA_\application/vnd.ms-powerpoint.slide.macroenabled.12sldmPowerPoint slide with \#
        macrosR010M000000000application/vnd.hcl-bireportsV010?000000000message/sipfrag                      \#
                                                                                                            \#
                           @0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentation\#
        ml.notesslide+xml0280A0A1103000QADimage/x-epson-erfimage/x-raw-epsonerfR0G0S00130<000@c4A;c1GEapplic\#
        ation/vnd.pp.systemverify+xmlsystemverifyS0G0H001600000AEi@AR0RAA;c0_O1K9application/geopose+json029\#
        0C00230500CA5bP@P0[Rimage/heif-sequenceheifsHEIF image sequenceL060>00110700GA;ctext/x-modula2mod de\#
        fsource code in Modula-22210=000000000audio/pcmu-wb            R0>0E002203000QjDA;capplication/x-qti\#
        plotqtiR080F00000300Happlication/x-asam-mdfmf4measurement data of ASAM                              \#
                                                                                                            \#
             2280;00000300@audio/x-ksskssmusic of the MSX                                                   \#
                                                                                                            \#
                                                      L060B00110400JA;ctext/x-objective-jsj jsource code in \#
        Objective-J4280<0>1200000A4>AbMvideo/theoravideo/x-theora                                           \#
                                 R010X000003000application/vnd.medicalholodeck.recordxrrxtK060B0;112200;A;ca\#
        pplication/x-rubytext/x-rubyrb rbw builder gemspec eye rake rbx god duby jbuilder mspec podspec praw\#
        n rabl rbi rbuild ru ruby thor watchr fcgi pluginspec specRuby scriptR010[000000000application/vnd.n\#
        tt-local.ogw_remote-accessR0G0]001300000@c4A;c1GEapplication/emergencycalldata.serviceinfo+xml      \#
                                                                                                            \#
                                                                          R010L00000300>application/vnd.groo\#
        ve-vcardvcgGroove contact                                        R010V000000000application/vnd.motor\#
        ola.flexsuite.ttcD280A00000300Aapplication/x-parparPAR recovery dataM060:00110500JA;ctext/x-coqcoq v\#
        source code in Rocq ProverR000J000003000chemical/x-ncbi-asn1-asciiprt                               \#
                                                                                                            \#
                                   2280900110300B@Anaudio/mp2mp2MPEG layer 2 audio                          \#
                                                                            2020<00000;000audio/csoundcsd or\#
        c sco4290:00110800:A41video/3gpp3gp 3gpp3GPP video      0880B000003000application/x-tgifobj         \#
           N060;001103000A;ctext/x-bugsbug      R0G0M001300000@c4A;c1GEapplication/vnd.3gpp.ussd+xml2210N000\#
        000000audio/1d-interleaved-parityfec                                               M@60<00110>00@A;c\#
        text/x-cmakecmake cmake.inCMake build fileR010Y000000000application/vnd.ms-windows.printerpairing   \#
                                                                                                            \#
                                                                               S070H001200000AXJA;capplicati\#
        on/vnd.faf+yaml<060e001300000@c4A;c1GEapplication/vnd.oasis.opendocument.tika.flat.document:280?0000\#
        0300>model/x-openvdbvdbOpenVDB volume<280W00220300J@jiA_\application/vnd.sun.xml.writer.templatestwO\#
        penOffice 1 text template     R060W00110300cA;ctext/x-glyph-bitmap-distribution-formatbdfdata in the\#
         format Glyph Bitmap Distribution FormatR0P0O000004000application/vnd.google-apps.mapgmapH0P0U00000<\#
        000application/x-virtualbox-vbox-extpackvbox-extpackR0G0D00130400E@c4A;c1GEapplication/xenc+xmlxence\#
        ncrypted data in XML                                                  R010U000000000application/vnd.\#
        ldev.productlicensing<010R000000000application/vnd.afpc.modca-formdef         N060=00110?000A;ctext/\#
        x-cplintlpad ecl prologL060<00110500DA;ctext/x-bisonbisonsource code in Bison6060H001103000A;capplic\#
        ation/x-cdrdao-toctoc                                  D080R00110<000@9Gapplication/x-bzip3-compress\#
        ed-tartar.bz3 tbz3K060:0A110X00:A;ctext/x-tclapplication/x-tcltcl tk itk rvt tcl.in xdc adp sdc tm m\#
        sgTcl scriptR0G0M001300000@c4A;c1GEapplication/spirits-event+xmlR010G000000000application/vnd.sss-nt\#
        fL060?00110:00IA;ctext/mcfunctionmcfunctionsource code in mcfunctionN060<001105000A;ctext/x-aheuiahe\#
        ui                                                                                      L060>0011070\#
        0FA;ctext/x-oxygeneoxygenesource code in OxygeneS060@00110200LA;ctext/x-pure-datapddata in the forma\#
        t Pure Data             2200=000000000audio/exampleR200J000003000application/x-spectrum-z80z80:0G0E0\#
        0130300J@c4A;c1GEmodel/vnd.collada+xmldaedata in the format COLLADAM070L0U110b00HA;capplication/vnd.\#
        coffeescripttext/coffeescript text/x-coffeescriptcoffee litcoffee _coffee cjsx coffee.erb iced cakeC\#
        offeeScript source codeR010h000000000application/vnd.openxmlformats-officedocument.vmldrawing       \#
                                                                                                            \#
                                                                                                            \#
                                  L060B00110200JA;ctext/x-il-assemblyilsource code in IL Assembly           \#
                                                                                                            \#
                          2210C000000000audio/vnd.dolby.pl2L060A00110100IA;ctext/x-kframeworkksource code in\#
         KFrameworkT280E0F000300Kapplication/x-keepassapplication/x-keepass1kdbKeePass 1 password databaseR0\#
        G0P00130300I@c4A;c1GEapplication/urc-uisocketdesc+xmluisURC user interface socket                   \#
                                                                                4210G000000000video/vnd.dlna\#
        .mpeg-ttsR010f00000300Mapplication/vnd.anser-web-certificate-issue-initiationciiANSER-WEB certificat\#
        e request                     :010G000000000model/vnd.flatland.3dml          R010T000000000applicati\#
        on/vnd.ecowin.seriesrequestN060;001104000A;ctext/x-mipsmips                                         \#
                                                                                                        H280\#
        L00000400Oapplication/vnd.android.vdexvdexverified code of an Android app                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                R0G0V001300000@c4A;c1GEappli\#
        cation/vnd.gentoo.catmetadata+xmlR060C001303000@c4A;c1GEapplication/dif+xmldif                      \#
                                                                                                            \#
                                                               R0@0?000000000application/tar0290:00110300:Ai\#
        Bimage/acesexrACES imageR010E00000000Eapplication/vnd.fintsFinTS banking messageT280K00000<00>applic\#
        ation/x-java-keystorejks keystoreJava key store                                                     \#
                                                                                                            \#
                                                                                                            \#
                                     R010M000000000application/vnd.swiftview-icsR010L00000080Kapplication/ne\#
        ws-checkgroupsus-asciilist of newsgroups to checkS0G0X001600000AEi@AR0RAA;c0_O1K9application/alto-en\#
        dpointcostparams+jsonL020E00110200MA;ctext/x-brighterscriptbssource code in BrighterScriptR010M00000\#
        300=application/vnd.ezpix-packageez3EZPix packageR0G0S001300000@c4A;c1GEapplication/vnd.liberty-requ\#
        est+xmlS0G0I001600000AEi@AR0RAA;c0_O1K9application/asyncapi+json                          O060;00110\#
        ;00NA;ctext/stylusstylus styltext with the markup of Stylus                                         \#
                                                                                                            \#
                                                                                    R0G0Q001300000@c4A;c1GEa\#
        pplication/vnd.oma.bcast.imd+xmlR010G000000000application/vnd.sbm.cidR060C00110000OA;ctext/x-go-chec\#
        ksumsdata in the format Go ChecksumsN060I001107000A;ctext/x-postgresql-explainexplainS0G0R001600000A\#
        Ei@AR0RAA;c0_O1K9application/vnd.oai.workflows+jsonR0G0D001304009@c4A;c1GEapplication/atom+xmlatomAt\#
        om feedR280I00000400=application/x-dart-kerneldillcompiled Dart      R0G0W001300000@c4A;c1GEapplicat\#
        ion/vnd.iptc.g2.conceptitem+xmlR0G0X001300000@c4A;c1GEapplication/vnd.dvb.notif-ia-msglist+xml      \#
                                                                                                            \#
                                                                  F000O000003000application/x-amiga-disk-for\#
        matadfR010G000000000application/dns-message                                                         \#
                                                                                                            \#
                               D2Y0T001103000A_\application/vnd.exstream-empower+zipmpwR060F00110000RA;ctext\#
        /x-readline-configdata in the format Readline ConfigR0G0R001300000@c4A;c1GEapplication/vnd.cyan.dean\#
        .root+xmlJ860D001103000A;ctext/vbscript.encodevbeR010Q000000000application/vnd.ecowin.fileupdate    \#
                                                                                                            \#
                                                                                                           R\#
        060G00110:00SA;ctext/x-python-tracebackpytb py3tbdata in the format Python tracebackL060D00110600EA;\#
        capplication/x-thriftthriftsource code in Thrift                       R010M00000300Capplication/rpk\#
        i-ghostbustersgbrRPKI contact record                                  R000E000006000chemical/x-mdl-s\#
        dfilesd sdfP280J00000000Capplication/x-mysql-binlogbinary log of MySQLR0G0g00130300J@c4A;c1GEapplica\#
        tion/vnd.llamagraphics.life-balance.exchange+xmllbeLife Balance exchange fileM060;00110700CA;ctext/x\#
        -nsisnsi nshsource code in NSISD2Y0K001100000A_\application/vec-package+zipS0G0D001600000AEi@AR0RAA;\#
        c0_O1K9application/pvd+jsonS0G0E001600500AEi@AR0RAA;c0_O1K9application/fhir+jsonutf-8               \#
                            <070G0E130<00>@c4A;c1GEapplication/vnd.scribusapplication/x-scribussla slaz scdS\#
        cribus layoutS060B00110300NA;ctext/x-flatbuffersfbsdata in the format FlatBuffersR010V000000000appli\#
        cation/vnd.3gpp.mc-signalling-ear<290J00110700FA>[application/vnd.ms-projectmpp mptMicrosoft Project\#
         planR000A000003000application/x-d80d80F000I001205000@Kh@gVapplication/x-roxio-toasttoastR0G0E001300\#
        000@c4A;c1GEapplication/dicom+xml<280C001104000A_\application/hwp+ziphwpx                           \#
                                                                                                      R0G0L0\#
        01300000@c4A;c1GEapplication/vnd.3gpp.bsf+xml                                                       \#
                                                  R000H000003000application/x-msterminaltrmR0G0W001300000@c4\#
        A;c1GEapplication/vnd.iptc.g2.packageitem+xmlR000D000003000application/envi.hdrhdr                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                     2210S00000<00Faudio/vnd.sealedmedia.softseal.mpegsmp3 smp s1mSealedMedia MPEG audioS060\#
        R001600000AEi@AR0RAA;c0_O1K9application/x-vnd.datapackage+json0280;00000800Cimage/x-gvrgvr pvrttextu\#
        re of Nintendo<0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.\#
        numbering+xmlR000C000003000application/x-cocoaccoL060;00110400CA;ctext/x-justjustsource code in Just\#
        R010K000003000application/vnd.onepagertattatN060D00110=000A;ctext/x-dylan-consoledylan-consoleK0F0F0\#
        ?130400F@RA1K9A;capplication/ecmascripttext/ecmascriptecmaECMAScript source codeS0G0D001600000AEi@AR\#
        0RAA;c0_O1K9application/sdf+json:880?00000000=model/x-directxDirectX model                          \#
                           <280J001105000AjDapplication/x-gzpostscriptps.gz                                 \#
                                                                                                            \#
                                                                R010H001100000@b7application/eat-bun+cbor   \#
                                                            R010H00000300Iapplication/vnd.trid.tpttptTRI Sys\#
        tems configuration                                                                                  \#
                                                                                                            \#
                                                          R280A00000300Iapplication/x-jfrjfrJava Flight Reco\#
        rder data                                                                                           \#
                                                                                                            \#
                                                                                                            \#
                  R000I000003000chemical/x-ncbi-asn1-specasn                        >391400230400>P>GA_\1>[a\#
        pplication/vnd.openxmlformats-officedocument.spreadsheetml.templatexltxExcel templateN060;001109000A\#
        ;ctext/x-duelduel jbstL060;00110800CA;ctext/x-naslnasl incsource code in NASLR010E000000000applicati\#
        on/vnd.ciedi                                                                                      R0\#
        10J000000000application/vnd.xmpie.planV010;000000000message/sip                                     \#
        L060<00110C00EA;ctext/x.gcodegcode cnc gco ngc gsource code in G-code4210P00000300Ivideo/vnd.ms-play\#
        ready.media.pyvpyvPlayReady protected video                                                         \#
                                                                                                            \#
                                            @060h0d2404000@Yj@c4A;c1GEapplication/vnd.oasis.opendocument.pre\#
        sentation-flat-xmlapplication/vnd.oasis.opendocument.flat.presentationfodp              N060D0011040\#
        00A;ctext/x-gooddata-maqlmaql                                                                       \#
           R010L000000000application/vnd.uplanet.list                                                       \#
         R0G0K001300000@c4A;c1GEapplication/rs-metadata+xml                   R010\000000000application/vnd.\#
        fujifilm.fb.docuworks.binder     R080B00000400>application/x-mcapmcapMCAP recording                 \#
                                                                                                            \#
                                           R0G0W001300000@c4A;c1GEapplication/vnd.informedcontrol.rms+xml   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                   @390h0j110300RA_\application/vnd.oasis.opendocument.prese\#
        ntation-templateapplication/x-vnd.oasis.opendocument.presentation-templateotpOpenDocument presentati\#
        on templateN060:001103000A;ctext/x-ul4ul42280;00000300@audio/x-nsfnsfmusic of the NESR000F000003000c\#
        hemical/x-macmoleculemcmN060C001105000A;ctext/vnd.curl.dcurldcurlH2X0F00220:000AdaA_\application/msi\#
        xbundlemsixbundle                                                                               R010\#
        S000006000application/vnd.apache.arrow.streamarrows>290K0V000J00Gapplication/vnd.lotus-1-2-3applicat\#
        ion/lotus123 application/x-123123 wk1 wk wk4 wk3 wk2 wksLotus 1-2-3 spreadsheet0200<00000<00:image/x\#
        -pictpct pict picPICT image                                                                         \#
                       R280G00000000Oapplication/x-build-grpGRP archive of the Build engine                 \#
                                              S0G0X001600000AEi@AR0RAA;c0_O1K9application/alto-endpointpropp\#
        arams+json                                   L010H00000=000application/vnd.apexlangapexlang apex4210\#
        C000000000video/mpeg4-generic                                                                       \#
                                                                                                            \#
          S0G0c001600000AEi@AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolconsumerprofile+json:0W0>0>110:00HA\#
        ;cmodel/x3d-vrmlmodel/x3d+vrmlx3dv x3dvzX3D scene in VRML syntaxR0G0K001300000@c4A;c1GEapplication/v\#
        nd.ctct.ws+xmlL060@00110600HA;ctext/x-purebasicpb pbisource code in PureBasic   N060?001103000A;ctex\#
        t/x-llvm-mirmir                                                                                     \#
                                    R010N00000800Eapplication/vnd.smart.notebooknotebookSMART Notebook lesso\#
        nR060;0?2304000@c4A;c1GEtext/x-opmltext/x-opml+xmlopml                                              \#
                R280H00000000Iapplication/x-java-imagemodules of a Java runtimeR010I00000300Dapplication/vnd\#
        .epson.esfesfEpson EasyPrint data                                                                   \#
                                                                 R010M00000300>application/vnd.fsc.weblaunch\#
        fscWebLaunch link                              R0G0I00130900D@c4A;c1GEapplication/emotionml+xmlemoti\#
        onmlEmotionML annotationR010V00000300@application/vnd.shana.informed.packageipkInformed packageD070H\#
        0Y110300>A;capplication/mac-binhex40application/binhex application/mac-binhexhqxBinHex archive      \#
             2210C000000000audio/mpeg4-generic                                                              \#
                                                                                                            \#
                                                           F280E00000;000application/x-wii-romrvz iso wia   \#
                            R0G0[00130400K@c4A;c1GEapplication/vnd.gov.sk.xmldatacontainer+xmlxdcfSlovak gov\#
        ernment form dataD2Y0N001100000A_\application/vnd.keyman.kmp+zip0280B0B1103000QADimage/x-mamiya-mefi\#
        mage/x-raw-mamiyamefR010X000000000application/vnd.motorola.flexsuite.gotapR000H000003000application/\#
        x-conferencenscR280A00110300<A_\application/x-npznpzNumPy arrays<0G1;001300000@c4A;c1GEapplication/v\#
        nd.openxmlformats-officedocument.wordprocessingml.endnotes+xml                                      \#
          =0O0F00110Q00CA;capplication/postscriptps eps epsi epsf eps2 eps3 ai pfaPostScript documentR0G0]00\#
        1300000@c4A;c1GEapplication/mbms-user-service-description+xml2280=001103000Am>audio/annodexaxaPR90G0\#
        l000B00?application/vnd.sqlite3application/sqlite application/sqlite3 application/x-sqlite3sqlite3 s\#
        qlite db3SQLite database                                                                  2210A00000\#
        0000audio/tetra_acelp                                                                               \#
                                                                                2210:000000000audio/smv00210\#
        900000300=image/t38t38T.38 fax page                                                                 \#
                                                                             R010U000000000application/trust\#
        -mark-delegation+jwt                                                                                \#
                                                                                                            \#
                                            0210=000003000image/vnd.fstfst               R010I000000000appli\#
        cation/vnd.dtg.local                                                          N070<001103000A;ctext/\#
        vnd.hglhgl           L060C00110300KA;ctext/x-brightscriptbrssource code in BrightscriptR280>00000300\#
        Echemical/x-trrtrrtrajectory of GROMACSR010R000000000application/vnd.syncml.dmddf+wbxml R010T0000000\#
        00application/1d-interleaved-parityfec    R010Q00000300Mapplication/vnd.accpac.simply.impimpSimply A\#
        ccounting import fileD280A00000300Capplication/x-lz4lz4LZ4-compressed dataN060:001103000A;ctext/x-vg\#
        lrpf                                                                                                \#
                    =070C0T110D00@A;capplication/texinfoapplication/x-texinfo text/x-texinfotexinfo texi txi\#
         texTexinfo documentR010F000000000application/logout+jwtR280I00000000Eapplication/x-ps3-packagePlayS\#
        tation 3 packageR0G0\001300000@c4A;c1GEapplication/vnd.3gpp.seal-ue-config-info+xmlN060=001106000A;c\#
        text/x-snobolsnobol                                                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                   D080N000000000application\#
        /x-ms-compress-kwaj                                                                                 \#
                                                                                                            \#
                                              M060E00110>00MA;ctext/x-robotframeworkrobot resourcesource cod\#
        e in RobotFrameworkR010G00000700Aapplication/vnd.kahootzktz ktrKahootz animationX000G000000000x-cont\#
        ent/unix-software                     R000F0Q000000:application/x-zerosizeapplication/x-empty inode/\#
        x-emptyempty fileM060<00110300DA;ctext/x-basicbassource code in BASIC                               \#
                    P080E00000700Aapplication/x-sqlite2sqlite2SQLite 2 database0290:00120800:P@P0[Rimage/hei\#
        fheif hifHEIF imageS0G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.pyon+jsonR0G0L00130700H@c4A;c1GEa\#
        pplication/vnd.eszigno3+xmles3 et3e-Szigno signed documentS060I00264K00UQEiA;c0AR0RA0_O1K9text/x-jso\#
        n-with-commentscode-snippets hujson sublime-build sublime-color-scheme sublime-commands sublime-comp\#
        letions sublime-macro sublime-menu sublime-mousemap sublime-theme sublime-workspace sublime_metrics \#
        sublime_session tsconfig.json jsonc code-workspace sublime-keymap sublime-project sublime-settingsda\#
        ta in the format JSON with CommentsR0G0I00130300H@c4A;c1GEapplication/xcap-caps+xmlxcaXCAP server ca\#
        pabilitiesR060<00110000HA;ctext/x-bird2data in the format BIRD2N070>001100000A;ctext/parityfecR010F0\#
        0000500Bapplication/cdmi-queuecdmiqCDMI storage queue0210A00000300Oimage/vnd.net-fpxnpxFlashPix imag\#
        e over the network                                                                                  \#
                                                                                                            \#
                                                 R010J00000300Gapplication/vnd.audiographaepAudioGraph prese\#
        ntationL060J00110D00GA;capplication/x-godot-shadergdshader gdshaderincsource code in GDShader       \#
                                                                                                            \#
                                                                                                            \#
                           R0G0O001300500@c4A;c1GEapplication/vnd.omads-email+xmlutf-8S0G0C00160600<AEi@AR0R\#
        AA;c0_O1K9application/ld+jsonjsonldJSON-LD dataR0G0P001300000@c4A;c1GEapplication/vnd.oma.drm.risd+x\#
        mlR000R000007000application/x-install-instructionsinstall                                           \#
                                                                                       L060<00110300DA;ctext\#
        /x-faustdspsource code in Faust                                                            60G0D0@13\#
        0<00A@c4A;c1GEapplication/smil+xmlapplication/smilsmil sml smiSMIL presentationR0G0T001300000@c4A;c1\#
        GEapplication/xcon-conference-info+xml                                                              \#
                             R080A000003000application/x-g71g71               2210<000000000audio/g711-0    \#
                                                                                           <060`0\2404000@Yj\#
        @c4A;c1GEapplication/vnd.oasis.opendocument.text-flat-xmlapplication/vnd.oasis.opendocument.flat.tex\#
        tfodtR280A00110300<AjDapplication/x-bcfbcfBCF variantsR000A000003000application/x-rdprdpR0G0^0013000\#
        00@c4A;c1GEapplication/vnd.radisys.msml-dialog-speech+xml>0G1:001300000@c4A;c1GEapplication/vnd.open\#
        xmlformats-officedocument.spreadsheetml.chartsheet+xml2290=000003009audio/vnd.dtsdtsDTS audioJ060=00\#
        110300EA;ctext/x-elvishelvsource code in ElvishR010@000000000application/joseN460=00110300NA;ctext/x\#
        -mdsvexsvxtext with the markup of mdsvexF:H0B0e000400;application/x-vmdkapplication/x-virtualbox-vmd\#
        k application/x-vmdk-diskvmdkVMware diskD2Y0O001100000A_\application/vnd.iso11783-10+zipD0F0L0013030\#
        00@c4A;c1GEapplication/x-virtualbox-ovfovfL060>00110300FA;ctext/x-futharkfutsource code in FutharkN4\#
        60?00110300PA;ctext/x-nunjucksnjktext with the markup of NunjucksL060<00110200DA;ctext/x-holychcsour\#
        ce code in HolyC                R010M000000000application/vnd.oma.lwm2m+tlv                         \#
                                       V290C00000300Cmessage/vnd.wfa.wscwscWi-Fi setup messageR000O000000000\#
        application/vnd.ibm.afplinedata                      N060C001105000A;ctext/vnd.curl.scurlscurl      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                         R01\#
        0H00000300@application/vnd.webturbowtbWebTurbo program             L060<00110300DA;ctext/x-dafnydfys\#
        ource code in Dafny                                                                                 \#
                                                                                                       4280?\#
        000003000application/gxfgxf                                                          R000A000003000a\#
        pplication/x-fptfpt                              R010C000000000application/x400-bp    R010S000000000\#
        application/vnd.ms-wmdrm.meter-resp                                                                 \#
                                                                           <3Y0D0S1104009A_\application/epub\#
        +zipapplication/epub application/x-epubepubEPUB bookL060900110800IA;ctext/x-bbbb declssource code in\#
         BlitzBasicL060<00110A00DA;ctext/x-rebolreb r3 r2 rebol rsource code in Rebol                    S06\#
        0?00110500RA;ctext/x-protobufprotodata in the format Protocol Buffer0280@000003000image/x-photo-cdpc\#
        d                           4210T000000000video/vnd.iptvforum.2dparityfec-2005L060;00110400CA;ctext/\#
        x-selfselfsource code in Self:0G0K00130600F@c4A;c1GEapplication/vnd.las.las+xmllasxmlLAS survey data\#
         in XMLR000>00000300Fchemical/x-xyzxyzXYZ molecular geometry2280?00000400=audio/x-sndtoolsndtSndTool\#
         soundN460;00110400LA;ctext/x-mtmlmtmltext with the markup of MTMLR010J000000000application/vnd.etsi\#
        .mheg5                                                                                              \#
                                                                                                            \#
           S0G0S001600000AEi@AR0RAA;c0_O1K9application/vnd.collection.doc+jsonR010M00000300>application/vnd.\#
        fujitsu.oasysoasOASYS document  R010B000000000application/sd-jwt R010R00000400Capplication/vnd.nokia\#
        .radio-presetrpstNokia radio station                                                   R000A00000300\#
        0application/x-g64g64P000R000000000application/x-kexiproject-shortcutR010E000006009application/vnd.m\#
        ynfctagletmyNFC tagR060B00110000NA;ctext/x-wget-configdata in the format Wget Config            DPX0\#
        C00110<00EPSNapplication/x-bzip2bz2 boz tbz2bzip2-compressed data                                   \#
                                                                             L060800110300@A;ctext/x-jijssou\#
        rce code in J      L060D00110;00LA;ctext/x-jetbrains-mpsmps mpl msdsource code in JetBrains MPSR0G0T\#
        001300000@c4A;c1GEapplication/vnd.etsi.iptvservice+xmlH280M00000300Mapplication/x-hermes-bytecodehbc\#
        compiled JavaScript of Hermes:890>000008000model/vnd.usdausda usdR0G0M001300000@c4A;c1GEapplication/\#
        mbms-envelope+xml0200A000003000image/x-leica-rwlrwlR010L000004000application/vnd.onepagertatxtatx   \#
                                              M060H00110800BA;ctext/x-devicetree-sourcedts dtsidevice tree s\#
        ourceR280@0B000400@application/avroapplication/x-avroavroApache Avro data                           \#
                                                        82I0M00000300Fapplication/vnd.ms-fontobjecteotEmbedd\#
        ed OpenType font                                 F080A00000300<application/x-uf2uf2UF2 firmware     \#
                                                            L070800110300BA;ctext/cqlcqlsource code in CQL  \#
                                                                                                            \#
                     R060H00110000TA;ctext/x-shellcheck-configdata in the format ShellCheck ConfigR010O00000\#
        0000application/vnd.intertrust.nncp                      <010L0F000300@application/vnd.kde.kformulaa\#
        pplication/x-kformulakfoKFormula formula0200B00000300@image/x-cmu-rasterrasSun raster imageN060;0011\#
        0400LA;ctext/x-ramlramltext with the markup of RAMLR0G0C00130300C@c4A;c1GEapplication/gml+xmlgmlGML \#
        geographic dataR010G00000400Bapplication/link-formatwlnklist of CoRE links>0G1=001300000@c4A;c1GEapp\#
        lication/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml0210N00000300@image/vnd.fu\#
        jixerox.edmics-rlcrlcEDMICS RLC imageR010O000000000application/provided-claims+jwtN0G0=00110300>A;ct\#
        ext/richtextrtxMIME rich text02I090J0007009image/bmpimage/x-bmp image/x-ms-bmpbmp dibBMP image      \#
                                                                            S0G0D00160300HAEi@AR0RAA;c0_O1K9\#
        application/jrd+jsonjrdJSON resource descriptor             R010G0E0007000application/vnd.msgpackapp\#
        lication/x-msgpackmsgpack                                                                           \#
                                            M060>00110J00FA;ctext/x-promelaprom prm promela pr pml pmsource \#
        code in Promela2020K000003000audio/x-pn-realaudio-pluginrmpR010J00000400Capplication/vnd.kenameaapph\#
        tkeKenamea applicationR280F00000000Oapplication/x-sce-selfsigned program of a PlayStation           \#
                                                                                 R080B00000400:application/x\#
        -ggmlggmlGGML model0280<0:000400:image/x-icnsimage/icnsicnsApple iconR0G0\001300000@c4A;c1GEapplicat\#
        ion/emergencycalldata.deviceinfo+xmlJ860C001103000A;ctext/jscript.encodejse4210900000300:video/vc1vc\#
        1VC-1 videoO460:00110A00KA;ctext/x-ejsejs ect ejs.t jsttext with the markup of EJST890I00000700Aappl\#
        ication/pgp-signaturesig ascOpenPGP signatureM060;00110J00CA;ctext/x-hlslhlsl hlsli cginc fxh fx pss\#
        ource code in HLSLX000G000003000x-conference/x-cooltalkice2210;000000000audio/evrc0R0G0i001300000@c4\#
        A;c1GEapplication/vnd.openxmlformats-officedocument.drawing+xml42109000000000video/vc2              \#
                                       H280K000000000application/x-mach-o-fvmlib0160Y0P2404000A_\@c4A;c1GEap\#
        plication/vnd.ms-visio.drawing.main+xmlapplication/vnd.ms-visio.drawingvsdx     S0G0N001600000AEi@AR\#
        0RAA;c0_O1K9application/vnd.oma.lwm2m+json0200B000003000image/x-raw-rawzorrwzD000B00000400=applicati\#
        on/x-sharsharshell archiveL060;00110;00CA;ctext/x-mql5mq5 mqh mq4source code in MQL5                \#
                                                                                                            \#
                                        2210D00000300Caudio/vnd.everad.pljpljEverad player audio            \#
                                                                                                            \#
                                                                                                            \#
                                                                                            D080A000000000ap\#
        plication/x-arcR010J00000300?application/vnd.epson.saltsltEpson SALT data                           \#
                                    L060=00110;00EA;ctext/x-peg-jspegjs peggysource code in PEG.jsF080K00000\#
        0000application/x-sega-pico-rom                                                                     \#
                                             T890K00110T00JAVcapplication/pkcs7-signaturep7s mobileconfig mo\#
        bileprovision pemPKCS #7 detached signatureR0G0D00130050D@c4A;c1GEapplication/pidf+xmlutf-8presence \#
        informationR280J000003000application/x-spectrum-taptap<280C0E110U00@Pl0application/onenoteapplicatio\#
        n/msonenoteonetoc onetoc2 onetmp one onepkg oneaOneNote notebookN070B00110700>A;ctext/prs.lines.tagd\#
        sc tagPRS Lines tags                                                 N460:001103003A;ctext/x-loglogl\#
        og                                        L060<00110200DA;ctext/x-fregefrsource code in Frege       \#
                                                                                                            \#
                                                                                                            \#
         R0G0I001304000@c4A;c1GEapplication/atsc-held+xmlheld                                               \#
                  H280L00000500Capplication/x-psx-executablepsexePlayStation programR080B000003000applicatio\#
        n/serealsrlR880E000006000chemical/x-mdl-rdfilerd rdfR000E00000<000application/x-sas-fdbsf7 sas7bfdb \#
                                                                         R0G0C00130300D@c4A;c1GEapplication/\#
        shf+xmlshfSHF hexadecimal data                                         02Y090N0003009image/pngimage/\#
        x-citrix-png image/x-pngpngPNG image                                                  R800D000000000\#
        application/x-isatab                                                R0G0N00130050M@c4A;c1GEapplicati\#
        on/im-iscomposing+xmlutf-8notice that someone is typing                                             \#
            N060:00110300FA;ctext/x-lrclrcdata in the format LRCF000E000003000application/x-sms-romsmsR010Q0\#
        00000000application/vnd.xecrets-encrypted<0G1D001300000@c4A;c1GEapplication/vnd.openxmlformats-offic\#
        edocument.wordprocessingml.document.glossary+xmlR0G0Z00130300?@c4A;c1GEapplication/vnd.handheld-ente\#
        rtainment+xmlzmmZVUE media list2060K00130400?@c4A;c1GEapplication/x-musescore+xmlmscxMuseScore score\#
        R010O000000000application/vnd.nokia.pcd+wbxmlR060D00110400PA;ctext/x-jest-snapshotsnapdata in the fo\#
        rmat Jest SnapshotS0F0E001204000AXJA;capplication/raml+yamlraml<010f000004000application/vnd.collabi\#
        o.xodocuments.document-templatexottD880E0J000:00>application/x-archiveapplication/x-unix-archivea ar\#
         o libstatic library0280?000003000image/x-raw-redr3d0:80<0B000300<image/x-xfigapplication/x-xfigfigX\#
        fig drawingM060;00110<00CA;ctext/x-amplampl run modsource code in AMPLM060>00110200FA;ctext/x-aspect\#
        jajsource code in AspectJ:030=00000300Himage/vnd.dxfdxfAutoCAD exchange drawingL060H00110000PA;ctext\#
        /x-elvish-transcriptsource code in Elvish TranscriptR010O000000000application/vnd.verimatrix.vcas   \#
                                                                                                            \#
                                                                                                            \#
                           H280D0I000000Iapplication/x-mach-oapplication/x-mach-binaryMach-O program or libr\#
        aryH0G0S00130C00G@c4A;c1GEapplication/vnd.apple.installer+xmlmpkg dist distz pkgApple installer pack\#
        ageR060;00110400GA;ctext/x-tmdltmdldata in the format TMDL9060H0E120?00F@EnA;capplication/x-font-typ\#
        e1font/x-postscript-pfbpfa pfb pfm afmPostScript Type 1 fontR0G0Z001303000@c4A;c1GEapplication/vnd.n\#
        ato.bindingdataobject+xmlbdo2210?000000000audio/clearmodeL060=00110300EA;ctext/x-rascalrscsource cod\#
        e in RascalN060:001103000A;ctext/x-bnfbnfF210G0K110;00C@gVapplication/vnd.efi.isoapplication/x-iso96\#
        60-imageiso iso9660ISO 9660 disc imageR060=00110600IA;ctext/x-prismaprismadata in the format PrismaS\#
        0G0D001600000AEi@AR0RAA;c0_O1K9application/ace+json0210;00000200@image/g3faxg3Group 3 fax pageT0>0F0\#
        0110700?A;ctext/x-ssh-private-keykey pemSSH private keyF280Q00000300Gapplication/x-nintendo-switch-n\#
        spnspNintendo Switch package:010>000004000model/vnd.barybaryR0F0M001303000@c4A;c1GEapplication/x-dtb\#
        resource+xmlres                             R010F00000300:application/tamp-errorterTAMP errorR0G0Q00\#
        130400=@c4A;c1GEapplication/vnd.openblox.game+xmlobgxOpenBlox gameM060A00110700IA;ctext/x-inno-setup\#
        iss islsource code in Inno SetupR010O00000350Xapplication/vnd.syncml.dm+wbxmlbdmutf-8SyncML device m\#
        anagement message, binaryN070M001100000A;ctext/1d-interleaved-parityfecL060?00110300GA;ctext/x-pigla\#
        tinpigsource code in PigLatin0210:000008000image/jphcjhc jphc                                       \#
             R010J000000000application/index.response       0280B00000I000image/x-sun-rasterras sun im1 im24\#
         im32 im8                                                                                           \#
                                                           R0G0a001300000@c4A;c1GEapplication/vnd.oma.poc.in\#
        vocation-descriptor+xml                                                                    :010@0000\#
        00000model/vnd.gs.gdlR010O00000300?application/vnd.noblenet-sealernnsNobleNet sealerR0P0P000005000ap\#
        plication/vnd.google-apps.sitegsite2290@00110500<A]4audio/vnd.dts.hddtshdDTS-HD audioN060=001105000A\#
        ;ctext/x-gambasclassR0F0Y001300000@c4A;c1GEapplication/vnd.oma.bcast.drm-trigger+xmlN060=001100000A;\#
        ctext/x-robots2290900110300EAC:audio/dlsdlsDLS instrument sounds                       L060F00130200\#
        0@c4A;c1GEapplication/x-designeruiR060=00110300IA;ctext/x-dotenvenvdata in the format Dotenv        \#
                                                 R010J00000500Fapplication/cdmi-containercdmicCDMI storage c\#
        ontainerR0G0U001300000@c4A;c1GEapplication/vnd.3gpp-prose-pc3ach+xml:280?00000300=model/x-alembicabc\#
        Alembic scene          D280D001106000A_\application/x-sketchsketch              <280L000004000applic\#
        ation/x-adobe-indesignindd                                                   2070<00110300OA;ctext/v\#
        nd.abcabcdata in the format ABC notation@2Y0M0H110C00QA>[application/vnd.ms-powerpointapplication/ms\#
        powerpointppt pps pot ppz ppaPowerPoint presentation (97-2003)      8280N000002000application/x-tex-\#
        virtual-fontvfR010D000004000application/vnd.loomloom                  R0G0C00130@00?@c4A;c1GEapplica\#
        tion/rdf+xmlrdf owl xmp rdfsRDF data in XMLR010E000002000application/n-triplesntL060:00110100BA;ctex\#
        t/x-kclksource code in KCLJ060<00110300DA;ctext/x-xonshxshsource code in Xonsh                      \#
                      R010J000004000application/vnd.patentdivedive                                          \#
                                                     H000N00110C000A2Vapplication/x-ms-ne-executableexe dll \#
        cpl drv scrR0G0W00130300F@c4A;c1GEapplication/vnd.iptc.g2.newsmessage+xmlnarNewsML-G2 news messageD0\#
        80A000003000application/x-zoozooL060<00110200DA;ctext/x-chuckcksource code in ChucK                 \#
                                             R010N000002000application/vnd.sigrok.sessionsr                 \#
                                                                                                            \#
                                                               R010A000004000application/cccexc3ex          \#
        0280;00000300?image/x-pvrpvrPowerVR texture             8290?00000700?font/collectionttc otcfont col\#
        lection                                                                                             \#
                                 2210@000000000audio/mpa-robust                                             \#
                                             R010K00110;000@b7application/senml-etch+cborsenml-etchc        \#
           L060B00110500JA;ctext/x-cap-n-protocapnpsource code in Cap'n ProtoR010H00000000Fapplication/vnd.c\#
        ups-rawraw print job for CUPSS060900110600EA;ctext/x-gngn gnidata in the format GN                  \#
                                                                                                            \#
                                                              0210A000003000image/vnd.pco.b16b16   0280?0000\#
        00000image/x-xcursor                                                                                \#
                                                     S0G0D001600000AEi@AR0RAA;c0_O1K9application/aif+json22Y\#
        0900110@009AbMaudio/oggogg oga opus spxOgg audioR280F00000;000application/x.sf3-textsf3 txt.sf3     \#
                                                                                                            \#
                                                                                R080L00000000Iapplication/x-\#
        chromium-cacheentry of Chromium's cache S060<00110800HA;ctext/x-asn-1asn1 asndata in the format ASN.\#
        1N460900110800LA;ctext/slimslim slmtext with the markup of Slim                                     \#
                                                 N060@001100000A;ctext/x-floscriptR010H00000300=application/\#
        vnd.claymoreclaClaymore dataL060:00110300BA;ctext/x-booboosource code in BooL060?00110300GA;ctext/x-\#
        bluespecbsvsource code in BluespecM060:00110;00BA;ctext/x-smtsmt2 smt z3source code in SMTR0G0G00130\#
        0000@c4A;c1GEapplication/vnd.xmi+xmlR0G0C00130300;@c4A;c1GEapplication/xop+xmlxopXOP package        \#
                                                                                                            \#
                                                                                                            \#
                                                                                      R000F000000000applicat\#
        ion/x-ms-owner                 R0G0T001300000@c4A;c1GEapplication/vnd.oipf.spdiscovery+xml          \#
                     R010W000000000application/vnd.ntt-local.file-transfer                                  \#
                                      0210>00000300:image/vnd.xiffxifXIFF image                             \#
                                                   L060C00110300KA;ctext/x-kolmafia-ashashsource code in KoL\#
        mafia ASHS0G0E001600000AEi@AR0RAA;c0_O1K9application/csvm+jsonR280H000000000application/x-activemime\#
                                                            R010R000008000application/vnd.snesdev-page-table\#
        ptrom pt4280=00110:000Pe9video/x-mjpegmjpeg mjpg                                                    \#
                                                                                        R010G00000300Iapplic\#
        ation/vnd.wfa.p2pp2pWi-Fi Direct pairing data                                                       \#
                                                                                     L060<00110500AA;ctext/x\#
        -echdrec ehsource code in eCV290E00000000Umultipart/appledoubleMacintosh file with its resource fork\#
        L460A00110800IA;ctext/x-freemarkerftlh ftlsource code in FreeMarker    <010N00000300Gapplication/vnd\#
        .wolfram.playernbpWolfram Player notebook60G0D00130300G@c4A;c1GEapplication/dash+xmlmpdDASH streamin\#
        g manifestN060:00110300KA;ctext/x-brubrutext with the markup of Bru           R010L000000000applicat\#
        ion/rpki-publication                                                                                \#
                         @010O00000300?application/vnd.geogebra.slidesggsGeoGebra slidesT000O00000300Qapplic\#
        ation/x-pkcs7-certreqrespp7rresponse to a certificate requestK460:0G110A00PA;ctext/x-jspapplication/\#
        x-httpd-jspjsp jspf jspx tagsource code in Java Server PagesR0G0Y001300000@c4A;c1GEapplication/xcon-\#
        conference-info-diff+xmlR280L001104000@b7application/x-eris-link+cboreris0290E0H110H00=A>[applicatio\#
        n/vnd.visioapplication/vnd.ms-visiovsd vst vss vsw vtx vsdxVisio drawingL060=00110600EA;ctext/x-whil\#
        eywhileysource code in WhileyJ070G00110300@A;ctext/vnd.dmclientscriptdmsDM client script82I081022030\#
        0=AL9Pi`font/otfapplication/vnd.ms-opentype application/x-font-otf font/opentypeotfOpenType font2210\#
        F000000000audio/rtp-enc-aescm128D2Y0d001100000A_\application/vnd.nato.openxmlformats-package.iepd+zi\#
        p4210=000000000video/mp4v-es 029090;000300>image/dpximage/x-dpxdpxDPX film frame                    \#
                                                                                                            \#
                                                                                                            \#
                                                                        N060F001103000A;ctext/x-clearsilver-\#
        hdfhdf2290:00110800HQOLaudio/eac3eac3 ec3Dolby Digital Plus audio                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 R0G0M001300000@c4A;c1GEapplication/vnd.etsi.mcid+xml                       \#
                    N070R001100000A;ctext/vnd.radisys.msml-basic-layoutR0F0_001300000@c4A;c1GEapplication/vn\#
        d.oma.bcast.smartcard-trigger+xmlS0G0W001600000AEi@AR0RAA;c0_O1K9application/vnd.gnu.taler.exchange+\#
        json4210=00000300:video/vnd.fvtfvtFAST videoR0G0P001300000@c4A;c1GEapplication/vnd.eprints.data+xmlM\#
        060;08110400@A;ctext/x-dsrctext/x-dd disource code in DR000C000003000application/dsptypetspS060>0011\#
        0D00JA;ctext/x-graphqlgraphql gql graphqlsdata in the format GraphQLH2I0@00000400Bapplication/wasmwa\#
        smWebAssembly moduleH000L000003000application/x-authorware-mapaam0210=000000000image/vnd.svfR010F000\#
        000000application/ohttp-keysL060<00110200DA;ctext/x-aikenaksource code in AikenD2Y0J00110300IA_\appl\#
        ication/bacnet-xdd+zipxddBACnet device description2280900000300:audio/ac4ac4AC-4 audio0280H00110;00L\#
        AjDimage/svg+xml-compressedsvg.gz svgzSVG drawing, gzip-compressedM060;00110600CA;ctext/x-cudacu cuh\#
        source code in CudaL060>00110300FA;ctext/x-eclipseeclsource code in ECLiPSe22108000000000audio/cnR0G\#
        0Y001300000@c4A;c1GEapplication/vnd.iptc.g2.knowledgeitem+xmlR010Q00000500Aapplication/vnd.stepmania\#
        .packagesmzipStepMania packageM060<0;110>005A;ctext/x-patchtext/x-diffdiff patch rejpatch2210:000000\#
        000audio/scipR000F000003000application/x-msbinderobd2210:00000000<audio/g728G.728 speech            \#
                                                                                                            \#
                                                                                                            \#
                       R0G0C001300000@c4A;c1GEapplication/elm+xml                             <010M00000300E\#
        application/vnd.fujixerox.ddddddFuji Xerox 3D drawing42Y090;000Q00<video/mp4video/x-mp4mp4 mp4v mpg4\#
         f4p m4v f4v lrv m4sMPEG-4 video4210T000000000video/vnd.iptvforum.1dparityfec-1010T010K00000300Cappl\#
        ication/timestamp-replytsrtime stamp response0210R00000<00Fimage/vnd.sealedmedia.softseal.jpgsjpg sj\#
        p s1jSealedMedia JPEG image                                          1060?00250300:A;cP@[0oJ16W188im\#
        age/x-xbitmapxbmX11 bitmap                                                               R010G000000\#
        00Oapplication/edi-consentEDI message of an agreed format4210:000000000video/mp2p       L060>00110:0\#
        0FA;ctext/x-treetoptreetop ttsource code in Treetop                                                 \#
                                   R010C000000000application/vnd.1ob   R010@000000000application/isup       \#
                                       N060;00110400LA;ctext/x-maskmasktext with the markup of MaskN460?0011\#
        0400PA;ctext/x-ecmarkuphtmltext with the markup of Ecmarkup                                         \#
                                                                              R0G0R001300000@c4A;c1GEapplica\#
        tion/vnd.oma.bcast.sgdd+xml                                                                         \#
            R290E00000800Happlication/vnd.unityunitywebUnity web player content                             \#
                                           R0G0\001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog-base+x\#
        mlL060:00110800BA;ctext/x-fppfppi fppsource code in FPPR010C00000300<application/vnd.jamjamJAM docum\#
        entR000B000003000chemical/x-compasscpaN070B001105000A;ctext/vnd.ascii-artasciiR010V00000400Aapplicat\#
        ion/vnd.crick.clicker.wordbankclkwClicker word bank0200A000003000image/x-raw-casiobay3060?00110600GA\#
        ;ctext/x-lilypondly ilysource code in LilyPondS0G0M001600000AEi@AR0RAA;c0_O1K9application/alto-propm\#
        ap+jsonL060;00110200CA;ctext/x-coolclsource code in Cool>280T001200000@2TA>[application/vnd.ms-excel\#
        .workspace.3L060>00110900FA;ctext/x-plpgsqlpgsql sqlsource code in PLpgSQL229090F000300:audio/ac3aud\#
        io/vnd.dolby.dd-rawac3AC-3 audioL060:00110700BA;ctext/x-zilzil mudsource code in ZIL4280;000003000vi\#
        deo/x-nsvnsvD080A0^000700;application/x-lhaapplication/x-lzh application/x-lzh-compressedlzh lhaLHA \#
        archiveR010P000000000application/vnd.oma.bcast.sgbootD280I00000:000application/x.sf3-archivear.sf3 s\#
        f3R280D00000600Eapplication/x-tflitetfliteTensorFlow Lite model                                     \#
                                                                                                            \#
                                     R010?00000300@application/ceaceaCEA test archiveR0G0M001300000@c4A;c1GE\#
        application/kpml-response+xmlR0G0D00130700C@c4A;c1GEapplication/lost+xmllostxmlLoST location query  \#
                                                                            R0G0D00130500Q@c4A;c1GEapplicati\#
        on/srgs+xmlgrxmlspeech recognition grammar in XMLR060=00110600IA;ctext/x-nanorcnanorcdata in the for\#
        mat nanorcR080A000003000application/x-miemie                                                        \#
                      R010Y00000600Fapplication/vnd.3lightssoftware.imagescalimgcalimage calibration data   \#
                                                         H010K00000700Eapplication/vnd.autopackagepackageAut\#
        opackage installer                                                                                R2\#
        80E000000000application/x-os2-inf                      N060?001107000A;ctext/x-parasailpsi psl      \#
                   0210:000004000image/jaisjais                                                             \#
                                                                                                            \#
                                                                                                            \#
                                                    0210R00000<00Eimage/vnd.sealedmedia.softseal.gifsgif s1g\#
         sgiSealedMedia GIF imageS0G0c001600000AEi@AR0RAA;c0_O1K9application/3gpp-mbs-user-service-descripti\#
        ons+jsonL060:00110500BA;ctext/x-mufmuf msource code in MUFR010O00000400Happlication/vnd.multiad.crea\#
        torcrtrMultiAd Creator documentR0G18001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.\#
        drawingml.diagramstyle+xml>280P001200000@2TA>[application/vnd.ms-excel.sheet.3                      \#
          L060?00110600GA;ctext/x-abap-cdsasddlssource code in ABAP CDS>0G1=001300000@c4A;c1GEapplication/vn\#
        d.openxmlformats-officedocument.spreadsheetml.sheetmetadata+xmlR000?000003000application/m3gm3gR010V\#
        000000000application/vnd.zoho-presentation.show<280E00000300Fapplication/x-mswritewriWindows Write d\#
        ocument4290909110800FP6Evideo/mj2image/mj2mj2 mjp2Motion JPEG 2000 videoR010J000000000application/vn\#
        d.music-niffR0G0^001300000@c4A;c1GEapplication/emergencycalldata.providerinfo+xmlR010I000000000appli\#
        cation/whoispp-query4290>00000300:video/vnd.vivovivVivo video                  R010J00000400Happlica\#
        tion/vnd.3gpp2.tcaptcap3GPP2 signalling messageN070C001103000A;ctext/vnd.ficlab.fltfltT890E00000300A\#
        application/pkix-certcerX.509 certificateR280H00000000Eapplication/x-dyld-cacheshared cache of macOS\#
        :000@000000000model/vnd.gs-gdlB060O001200000@kNA;capplication/x-mozilla-bookmarksM060900110200AA;cte\#
        xt/x-xsxssource code in XSR000F00000<000application/x-sas-dmdbs7m sas7bdmd S0G0\001600000AEi@AR0RAA;\#
        c0_O1K9application/vnd.ims.lti.v2.toolsettings+jsonR280I00000000Iapplication/x-nib-archiveinterface \#
        of an Apple app0280;090003000image/x-bpgimage/bpgbpgR010H000000000application/session-infoD080P00110\#
        7000@]Vapplication/x-lz4-compressed-tartar.lz4                                     N0608001103000A;c\#
        text/rslrsl<2Y0M00110300BA_\application/vnd.comicbook+zipcbzcomic book, zipped                      \#
                        2210:000000000audio/aptx                                                            \#
                2280;09000300Eaudio/x-s3maudio/s3ms3mScream Tracker module0200@000004000image/x-macpaintpntg\#
        H2X0@001104000A_\application/appxappxL060@00110300HA;ctext/x-ballerinabalsource code in BallerinaR06\#
        0<00110E00HA;ctext/x-nginxnginx nginxconf vhostdata in the format Nginx>280U00110300QA_\application/\#
        vnd.sun.xml.calc.templatestcOpenOffice 1 spreadsheet templateR0G0R001300000@c4A;c1GEapplication/vnd.\#
        nokia.landmark+xmlR080O00000000Iapplication/x-openssl-encrypteddata encrypted by OpenSSLF280C0000030\#
        0>application/x-dfusedfuDfuSe firmwareR280B00000400<application/x-llvmbc oLLVM bitcodeS060=00110600I\#
        A;ctext/x-gradlegradledata in the format GradleR000Q000000000application/vnd.google-apps.audio2290;0\#
        0110300<AC:audio/qcelpqcpQCELP speechN060P001103000A;ctext/x-typographic-number-theorytnt<090K000003\#
        00Bapplication/vnd.ms-htmlhelpchmcompiled HTML help2210=000000000audio/melp600N060;001103000A;ctext/\#
        x-tl-btlb              R000D000000000application/x-ms-nlsL060;00110200CA;ctext/x-beefbfsource code i\#
        n BeefR060E001103000A;capplication/x-projectmpxR010D0B000?00:application/vnd.koanapplication/x-koans\#
        kd skt skm skpKoan musicR060F00110K00RA;ctext/x-altium-designeroutjob pcbdoc prjpcb schdocdata in th\#
        e format Altium Designer2210B000000000audio/dsr-es202211R280I00000<000application/x-sas-catalogsc7 s\#
        as7bcat    R060A00110000MA;ctext/x-npm-configdata in the format NPM ConfigR060J00110300VA;ctext/x-li\#
        nux-kernel-modulemoddata in the format Linux Kernel Module<0F0H001303000@c4A;c1GEapplication/x-dtboo\#
        k+xmldtb    R290C0G000300Bapplication/vnd.shpapplication/x-shapefileshpshapefile geometryR010M000000\#
        000application/tamp-status-queryT010K00000300Bapplication/timestamp-querytsqtime stamp requestL06090\#
        0110200AA;ctext/x-c3c3source code in C3R0G0V001300000@c4A;c1GEapplication/vnd.radisys.msml-audit+xml\#
        S0G0C001606000AEi@AR0RAA;c0_O1K9application/td+jsonjsontdD2Y0Q001100000A_\application/vnd.gov.sk.e-f\#
        orm+zipR0G0H001300000@c4A;c1GEapplication/geoxacml+xmlR010X001100000@b7application/vnd.veraison.tsm-\#
        report+cborS0F0G001606000AEi@AR0RAA;c0_O1K9application/jsonml+jsonjsonmlR010K001100000@b7application\#
        /vnd.futoin+cborL060?00110200GA;ctext/x-monkey-cmcsource code in Monkey CR0G0b001300000@c4A;c1GEappl\#
        ication/vnd.radisys.msml-dialog-fax-detect+xmlR0G0J001300000@c4A;c1GEapplication/yang-patch+xmlR010Q\#
        00000300>application/vnd.blueice.multipassmpmMultipass data@0G1@001300000@c4A;c1GEapplication/vnd.op\#
        enxmlformats-officedocument.presentationml.slideupdateinfo+xmlS0G0V001600000AEi@AR0RAA;c0_O1K9applic\#
        ation/alto-networkmapfilter+json@0G16001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument\#
        .presentationml.slide+xml                                                                           \#
            N060D001103000A;ctext/x-trafficscriptrts                                   S0G0M001600000AEi@AR0\#
        RAA;c0_O1K9application/vnd.byu.uapi+jsonR000P000000000application/vividence.scriptfile              \#
                                                                    F080M000003000application/x-genesis-32x-\#
        rom32x                                                                                           R08\#
        0F00000300Capplication/flatgeobuffgbFlatGeobuf features2280A000000000audio/x-dec-basicN070H00110300I\#
        A;ctext/prs.fallenstein.rstrstreStructuredText document<060I001300000@c4A;c1GEapplication/vnd.ms-wor\#
        dml                             S0G0K001600000AEi@AR0RAA;c0_O1K9application/yang-patch+json         \#
                   L460K00110300SA;ctext/x-java-template-enginejtesource code in Java Template EngineL060?00\#
        110200GA;ctext/x-lambdapilpsource code in Lambdapi      M060=00110I00EA;ctext/x-prologpro prolog yap\#
         pl ecl pltsource code in PrologN070;001100000A;ctext/ulpfec                                        \#
                             S0G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.openvpi.dspx+jsonL060A00110;00I\#
        A;ctext/x-ti-program8xp 8xp.txtsource code in TI ProgramV010@00000000Cmultipart/digestcollection of \#
        mailsR000A000003000application/x-evaeva                                                             \#
                                                                     M060A00110O00DA;ctext/x-dockerfiledocke\#
        rfile containerfile dockercontainer build fileR080J00000000Lapplication/x-systemd-hwdbhardware datab\#
        ase of systemdR010P000000000application/vnd.omaloc-supl-init                                        \#
                                                                                           R0G0K00130400L@c4\#
        A;c1GEapplication/p2p-overlay+xmlreloRELOAD overlay configuration                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                      R0G0I001300000@c4A;c1G\#
        Eapplication/xml-patch+xmlL060@00110300HA;ctext/x-dataweavedwlsource code in DataWeave              \#
                                                                                                         R01\#
        0P000000000application/vnd.ipfs.ipns-record                                                         \#
                                                                                  R0G0K00130300G@c4A;c1GEapp\#
        lication/vnd.oma.dd2+xmldd2OMA download descriptor                                                  \#
                                                                                      R0G0H00130300>@c4A;c1G\#
        Eapplication/xcap-att+xmlxavXCAP attribute                                                          \#
                 R010V000000000application/vnd.motorola.flexsuite.wemN460:001103000A;ctext/x-nfonfoP280M0011\#
        00000@Giapplication/x-fossil-checkout                                                               \#
                                                   R010E001100000@b7application/uccs+cbor                   \#
                                                                                                            \#
                              4210:00000=00;video/h265265 h265 hevcH.265 video                              \#
                                                                                                            \#
                                                                                          R280I00000000Kappl\#
        ication/x-ld-so-cachecache of the dynamic linkerR060B001104000A;capplication/x-sfdusfdu             \#
                               D280B000004000application/x-asarasarN070C001100000A;ctext/cql-expression>280L\#
        00110300HA_\application/vnd.sun.xml.calcsxcOpenOffice 1 spreadsheet       L060=00110600EA;ctext/x-ci\#
        rcomcircomsource code in CircomN060>001100000A;ctext/x-kconfig>2Y0H1V110O00HA>[application/vnd.ms-ex\#
        celapplication/excel application/msexcel application/x-excel application/x-tika-old-excel applicatio\#
        n/xlsxls xlm xla xlc xlt xlw xll xldExcel workbook (97-2003)R010H000000000application/cose-key-set  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                 R0G0U00130300E@c4A;c1GEappl\#
        ication/vnd.criticaltools.wbs+xmlwbsWBS Chart Pro project                R010O00000300Gapplication/v\#
        nd.dtg.local.flashflalocal Flash applicationM060:00110K00BA;ctext/x-qmlqml qbs qmlproject qmltypesso\#
        urce code in QMLR010C000000000application/cmw+jws                        R060I00110200UA;ctext/x-win\#
        32-message-filemcdata in the format Win32 Message File                                              \#
                                                                                                            \#
                               >0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsh\#
        eetml.worksheet+xmlT000J000003000application/vnd.ms-pki.stlstl                                      \#
                                                                           2210:00000000;audio/g719G.719 aud\#
        io                                    R060>00110700GA;cchemical/x-pdbpdb entPDB molecular structure \#
                                                                                                            \#
                                                                                            <010V000003000ap\#
        plication/vnd.afpc.modca-pagesegmentpsg                                                             \#
                                      S0G0L001600000AEi@AR0RAA;c0_O1K9application/vnd.amadeus+jsonH280I00000\#
        0000application/x-mach-o-coreR060E00110300QA;ctext/x-ltspice-symbolasydata in the format LTspice Sym\#
        bol2200J000004000audio/vnd.adobe.soundboothasnd                 X000?000000006inode/directoryfolder \#
                                                K060>00230:000AJ4A;c1[ktext/x-python3py py3 pyiR010P00000300\#
        @application/vnd.kodak-descriptorsseKodak storyshareR0G0=00110=00<A;ctext/uri-listuri uris urlslist \#
        of URIs                                                                                      R070@00\#
        110400GA;capplication/trigtrigdata in the format TriG                                               \#
                                                M060>00110=00FA;ctext/x-gherkinfeature storysource code in G\#
        herkinR000I00000;000chemical/x-gaussian-inputgau gjc gjfS0G0P001600000AEi@AR0RAA;c0_O1K9application/\#
        alto-networkmap+json0210I000005000image/vnd.blockfact.factifactiD080I00000300;application/x-kgb-arch\#
        ivekgbKGB archiveR010A000000000application/index                                                    \#
                                                                                       R010H000000000applica\#
        tion/geo+json-seqR280G00000000@application/x-godot-pckpackage of GodotS0G0S001600000AEi@AR0RAA;c0_O1\#
        K9application/alto-costmapfilter+json                                                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                     02Y09000003009image/gifgifGIF image    \#
                                   R000O000003000application/vnd.procreate.dreamdrm                         \#
                                  P280B00000900Aapplication/x-gvdbgresourceGVariant database2290<00110300CQ\\#
        Iaudio/amr-wbawbAMR wideband speechR090@00000300Dapplication/marcmrcMARC library recordsR0G170013000\#
        00@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.diagramdata+xmlL060900110=00PA;ct\#
        ext/x-vbvb vbhtml bassource code in Visual Basic .NETR090L00000<00>application/vnd.tcpdump.pcappcap \#
        cap dmppacket capture4210A00000800Xvideo/vnd.dece.sduvs uvvsUltraViolet video in standard definition\#
        R010N00000300@application/vnd.fujitsu.oasys2oa2OASYS 2 documentS060D00220U00PAXJA;ctext/x-unity3d-as\#
        setanim asset meta prefab unity mask matdata in the format Unity3D AssetR0G0]001300000@c4A;c1GEappli\#
        cation/vnd.3gpp.mcvideo-user-profile+xml2210<00000300>audio/evrcnwenwEVRC-NW speechR0G0V001300000@c4\#
        A;c1GEapplication/mbms-register-response+xmlR010Q00000300Eapplication/tamp-community-updatetcuTAMP c\#
        ommunity updateR010@000000000application/qsigT890A00000B00Capplication/pkcs8p8 der key pem pubPKCS #\#
        8 private keyN060<001100000A;ctext/x-slurm                                                          \#
                                                                                                            \#
                                                         22109000000000audio/rtx          B070=00110400@A;ct\#
        ext/vnd.curlcurlCurl source codeS0G0H001600000AEi@AR0RAA;c0_O1K9application/vnd.hal+jsonF080I0000030\#
        00application/x-sega-cd-romisoR0G0E001300000@c4A;c1GEapplication/vcard+xml2210B00000300>audio/vnd.au\#
        diokozkozAudiokoz musicR010L000000000application/vnd.oipf.pae.gemR0G0]001300000@c4A;c1GEapplication/\#
        vnd.3gpp.state-and-event-info+xml                                                                   \#
                                                                                                            \#
           R0G0T001300000@c4A;c1GEapplication/vnd.iptc.g2.newsitem+xmlR010P000000000application/entity-state\#
        ment+jwtR000?000003000application/qifqifH000L000003000application/x-authorware-segaasL060?00110200GA\#
        ;ctext/x-nextflownfsource code in NextflowR000B00000800@application/x-segysegy sgySEG-Y seismogramO4\#
        G0=0S111D00=A;ctext/markdowntext/x-markdown text/x-web-markdownmd markdown mkd livemd mdtext mdown m\#
        dwn mkdn mkdown ronn workbook mdtxt qmd rmd scdMarkdown textP290G000007000application/vnd.pmtilespmt\#
        ilesS0G0D001608000AEi@AR0RAA;c0_O1K9application/cwl+jsoncwl.jsonL060@00110200HA;ctext/x-macaulay2m2s\#
        ource code in Macaulay2R010Q00000;000application/vnd.cryptomator.vaultcryptomatorR0G0D001300000@c4A;\#
        c1GEapplication/held+xmlL060D00110600LA;ctext/x-1c-enterprisebsl ossource code in 1C EnterpriseR010D\#
        000000000application/json-seq                                                                       \#
                                     :0W0:00110800:A;cmodel/igesigs igesIGES model                          \#
                                                                         @0G1:001300000@c4A;c1GEapplication/\#
        vnd.openxmlformats-officedocument.presentationml.viewprops+xml                                      \#
           R010G000000000application/tve-triggerR010G000000000application/ibe-pp-data                       \#
                                                                                             N060=00110200NA\#
        ;ctext/x-kvlangkvtext with the markup of kvlangR010X000000000application/vnd.dir-bi.plate-dl-nosuffi\#
        x22109000000000audio/red              R010R00000;000application/vnd.evolv.ecig.profileecigprofileN06\#
        0@001103000A;ctext/x-subviewersubR0G0V001300000@c4A;c1GEapplication/vnd.marlin.drm.license+xmlL460B0\#
        0110800CA;capplication/x-makomao makosource code in MakoM070H00110900<A;capplication/sparql-queryrq \#
        sparqlSPARQL queryR280B000000000application/x-gdbmDRY0@23000600Dapplication/gzipapplication/gzip-com\#
        pressed application/gzipped application/x-gunzip application/x-gzip application/x-gzip-compressed gz\#
        ip/documentgz tgzgzip-compressed dataN070=001100000A;ctext/fhirpath                                 \#
                                                                              4210D00000800Avideo/vnd.dece.v\#
        ideouvv uvvvUltraViolet videoM060?00230;00CA;cQJ41[ktext/x-sagemathsage sagewssource code in SageR01\#
        0H00000300Eapplication/vnd.intergeoi2gIntergeo constructionR000F000003000application/vnd.theqvdqvdH0\#
        80A0T000300;application/x-rpmapplication/x-redhat-package-managerrpmRPM packageR280L000000000applica\#
        tion/vnd.android.axmlN060?001105000A;ctext/x-comal-80comalL060<00110300DA;ctext/x-clipsclpsource cod\#
        e in CLIPS42108000000000video/nvN060;001107000A;ctext/x-jagsjag bug                                 \#
                                                                                                            \#
           10>0?00470600:PK>PoJPLfP@[1;c18816Wimage/x-xpixmapxpm pmX11 pixmap2290:00120400:ASWAbMaudio/opuso\#
        pusOpus audio                                                                                       \#
                     R060K00110300WA;ctext/x-spline-font-databasesfddata in the format Spline Font DatabaseR\#
        000K000003000application/x-sas-transportstxR010R000000000application/vnd.motorola.flexsuiteR0G0L0013\#
        00000@c4A;c1GEapplication/vnd.etsi.cug+xmlO460>00110700?A;ctext/x-textiletextiletext in Textile     \#
                                       P280R001100000@Giapplication/x-monotone-source-repo                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                              S0G0J001600000\#
        AEi@AR0RAA;c0_O1K9application/yang-data+json                                     L060A00110200IA;cte\#
        xt/x-loomscriptlssource code in LoomScript:280=00110>000A>[image/vnd.dgndgn dgnlib cel              \#
                             N060=001103000A;ctext/x-uxntaltal                                              \#
         L060;00110600CA;ctext/x-kokakk kkisource code in Koka                                              \#
                                                                                                            \#
                                                                  ;0G0L001607000AEi@AR0RAA;c0_O1K9applicatio\#
        n/vnd.las.las+jsonlasjsonP280F0D000I00?application/x-msaccessapplication/msaccessmdb accdb accde acc\#
        dt mdeAccess database                                                            R010W00000300Gappli\#
        cation/vnd.groove-identity-messagegimGroove identity message8880F00000300?application/x-font-bdfbdfB\#
        DF bitmap fontR010[000000000application/vnd.ntt-local.sip-ta_tcp_stream                            N\#
        060=00110;000A;ctext/x-camkescamkes idl4                                                            \#
                                                                                         R0G0H001304000@c4A;\#
        c1GEapplication/vnd.dcmp+xmldcmpM060:00110;00BA;ctext/x-gdbgdb gdbinitsource code in GDB4000E0000000\#
        00application/quicktimeR010M000000000application/vnd.ims.imsccv1p2                           L000B00\#
        0003000application/x-tadsgamD080K00000700=application/x-apple-archiveaar yaaApple Archive           \#
                                            R010C000000000application/vnd.aia     R060J00110000VA;ctext/x-te\#
        xtmate-propertiesdata in the format TextMate Properties                                             \#
                                                                                                            \#
                                                                                                            \#
                       4210:000000000video/mp1s                                                             \#
                                      ::80L0\0003000application/vnd.autodesk.fbxapplication/x-fbx applicatio\#
        n/x.autodesk.fbxfbx                                             R010D0F0007000application/protobufap\#
        plication/x-protobufmlmodel2210=00000000Iaudio/g726-40G.726 speech at 40 kbit/s                     \#
                                             R010M000004000application/vnd.wasmflow.waflwaflM060:00110;00BA;\#
        ctext/x-adaadb ada adssource code in AdaR0G0D00130400E@c4A;c1GEapplication/sbml+xmlsbmlSBML biologic\#
        al model                                                                     R010e000000000applicati\#
        on/vnd.3gpp.5gsv2x-local-service-information                                        R000C000000000ap\#
        plication/x-jigdo                                          R060D00110300PA;ctext/x-minizinc-datadznd\#
        ata in the format MiniZinc Data                                                                     \#
                                                                                                            \#
                                                               R060@00110900LA;ctext/x-caddyfilecaddyfiledat\#
        a in the format Caddyfile                                                                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                      N070@001100000A;ctext/vnd.latex-z22X0F\#
        0V000900@audio/vnd.rn-realaudioaudio/x-pn-realaudio audio/x-realaudiora ram rmRealAudio streamP280R0\#
        01100000@Giapplication/x-bentley-localizationR280G00000300Japplication/x-apple-bombombill of materia\#
        ls of macOSR010@000000000application/mipc>000C000002000application/x-wingzwz                        \#
                                                                           R280L00000500;application/x-ft-ap\#
        ple.aliasaliasmacOS aliasR010E000000000application/vq-rtcpxr0280U00110300MA_\application/vnd.sun.xml\#
        .draw.templatestdOpenOffice 1 drawing templateR0G0M001300000@c4A;c1GEapplication/vnd.etsi.pstn+xml  \#
                                                                                                            \#
                                                                                                            \#
                              S0G0I001600000AEi@AR0RAA;c0_O1K9application/yang-sid+json                     \#
                                                                                    L060<00110500DA;ctext/x-\#
        xtendxtendsource code in Xtend                                                               H280J00\#
        000M00>application/x-ocaml-objectcma cmi cmo cmt cmti cmxa cmxcompiled OCaml                        \#
                                                                          :010D000008000model/vnd.pytha.pyox\#
        pyox pyo                                                                                            \#
             N460D00110F00PA;ctext/x-html-plus-eexhtml.eex heex leex eextext with the markup of HTML+EEX    \#
                                                        R010J00000400Fapplication/vnd.xmpie.cpkgcpkgXMPie ca\#
        mpaign package                        R010O00000300Happlication/vnd.marlin.drm.mdcfmdcMarlin protect\#
        ed content                                                                          R010Q00000[000ap\#
        plication/vnd.commerce-battelleicf icd ic0 ic1 ic2 ic3 ic4 ic5 ic6 ic7 ic8                          \#
        L060;00110400CA;ctext/x-pactpactsource code in Pact                                                 \#
                                                                             R000D000003000chemical/x-ncbi-a\#
        sn1asn          D2Y0U001103000A_\application/vnd.maxar.archive.3tz+zip3tzR010J000000000application/r\#
        pki-checklist                                                                   @010a000004000applic\#
        ation/vnd.collabio.xodocuments.presentationxodpL060<00110:00DA;ctext/x-jflexflex jflexsource code in\#
         JFlexX000E000000000x-content/video-hddvdR010D00000300Eapplication/vnd.mfermwfMFER medical waveform \#
                                       R010U000000000application/vnd.uplanet.cacheop-wbxml<010P000000000appl\#
        ication/vnd.afpc.afplinedata2210=000000000audio/evrcwb1M@6090N110800;A;ctext/rustapplication/x-rust \#
        text/x-rustrs rs.inRust source                                                    F000J000002000appl\#
        ication/x-gamegear-romgg                                                    <060D00130D000@c4A;c1GEa\#
        pplication/dita+xmlditamap dita ditavalR010?000000000application/rtxR010W000000000application/vnd.as\#
        207960.vas.config+jerF280A00000300Mapplication/x-wozwozWOZ image of an Apple II disk0160Z0Q2404000A_\#
        \@c4A;c1GEapplication/vnd.ms-visio.template.main+xmlapplication/vnd.ms-visio.templatevstxR010L000000\#
        000application/vnd.ecdis-update                                                                     \#
                                                                                                            \#
               R060R00110I00^A;ctext/x-protocol-buffer-text-formattextproto pbtxt txtpb pbtdata in the forma\#
        t Protocol Buffer Text Format                                                                     02\#
        10B000000000image/vnd.cns.inf2                                                                      \#
                                                                                                            \#
                                                                                                    R010Z000\#
        000000application/private-token-issuer-directoryR010C000000000application/sep-exiR010G001107000@b7ap\#
        plication/sensml+cborsensmlcR080A000000000application/x-iffL070A00110900AA;capplication/sievesiv sie\#
        veSieve mail filterR010W00000600Happlication/set-registration-initiationsetregSET registration reque\#
        stN060>001102000A;ctext/x-charmciciL060<00110>00DA;ctext/x-rpglerpgle sqlrpglesource code in RPGLE22\#
        Y0:0k000S009audio/mpegaudio/mp3 audio/mpeg3 audio/mpg audio/x-mpeg audio/x-mpeg-3mp3 mpga mp2a m2a m\#
        3a mpega mp1 mp2MP3 audioL060>00110300FA;ctext/x-cap-cdscdssource code in CAP CDSL070900110400CA;cte\#
        xt/wgslwgslsource code in WGSL<390g001103000A_\application/vnd.oasis.opendocument.text-master-templa\#
        teotm0280A00120300?P@P0[Rimage/x-canon-cr3cr3Canon raw imageL060?00110300GA;ctext/x-inform-6infsourc\#
        e code in Inform 6L0609001102000A;ctext/x-mlmlD280I00000300;application/x-nix-archivenarNix archiveR\#
        060B00110000NA;ctext/x-curl-configdata in the format cURL ConfigJ4608001103000A;ctext/aspaspR0G0L001\#
        300000@c4A;c1GEapplication/mrb-consumer+xmlS0G0K001600000AEi@AR0RAA;c0_O1K9application/alto-error+js\#
        onR010P00000300Eapplication/vnd.genomatix.tuxedotxdGenomatix Tuxedo dataS060G00160000;AEi@AR0RAA;c0_\#
        O1K9application/schema+jsonJSON schemaR080Z000003000application/vnd.adobe.aftereffects.projectaepL06\#
        0800110300BA;ctext/nclnclsource code in NCL2280=0G0002000audio/audibleaudio/x-pn-audibleaudioaaV0Q0E\#
        00000000Emultipart/alternativemail in several formsV070G00110000IA;cmessage/delivery-statusdelivery \#
        report of a mailL060=00110600EA;ctext/x-codeqlql qllsource code in CodeQLR880F000003000application/x\#
        -spss-porporR010M000003000application/vnd.osa.netdeployndc:030C000003000application/expressexp>010J0\#
        D000400<application/vnd.kde.kchartapplication/x-kchartchrtKChart chartR010P00000300<application/vnd.\#
        hzn-3d-crosswordx3d3D crosswordL060>00110:00FA;ctext/x-nearleyne nearleysource code in Nearley      \#
                                                                                                            \#
                                                                                                        @280\#
        I001103000A>[application/x-starimpresssdd                                                           \#
                                                                                                            \#
                                        2210D000000000audio/vnd.dolby.pl2x                                  \#
                                              D000D00000600Papplication/x-sv4crcsv4crcSVR4 cpio archive with\#
         checksumsD080C00000500:application/x-lzfselzfseLZFSE data                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 P060E003507000QjDPGiPc41;c1GEapplication/x-gnucashgnucash                  \#
                   R010C00000800<application/vnd.zulzir zirzZUL geometry       S0G0J001600000AEi@AR0RAA;c0_O\#
        1K9application/alto-cdni+jsonR010K00000300@application/vnd.groove-helpghfGroove help page           \#
                                 R060C00110000OA;ctext/x-gemfile-lockdata in the format Gemfile.lock        \#
                                                                                                            \#
                                                                  R010S000000000application/vnd.ecowin.serie\#
        supdate                  R800J000000000application/x-isatab-assay4010?00110A00=@[Rapplication/mp4mp4\#
        s m4p mp4 mpg4MP4 containerN060C001103000A;ctext/vnd.tiddlywikitid                                  \#
                  D080D000002000application/x-qpressqpL060@00110200HA;ctext/x-zenscriptzssource code in ZenS\#
        cript                                                         <010?00000300<application/odaodaODA do\#
        cument                                                                                            22\#
        90:0<000400:audio/flacaudio/x-flacflacFLAC audio                                                    \#
                                                                                                            \#
                                                                                 R080I00000;00Bapplication/x\#
        -safetensorssafetensorstensors of a modelS0G0E001600000AEi@AR0RAA;c0_O1K9application/ujcs+jsonR010S0\#
        01100000@b7application/measured-component+cbor0200;000003000image/x-pixpixL060B00110200JA;ctext/x-ke\#
        rboscriptkssource code in KerboScriptR010C000000000application/vnd.dxr2280;000003000audio/x-dffdff  \#
                X000A00000000<inode/blockdeviceblock deviceL060;00110400CA;ctext/x-bamlbamlsource code in BA\#
        ML                                                                                                  \#
            K060=0D221J00=A;cQ[ktext/x-pythontext/x-script.pythonpy pyw pyi gyp jy gypi lmi py3 tac pyde bzl\#
         pyp pyt rpy pye wsgi xpy cgi fcgi sage sc specPython scriptR010V00000400@application/vnd.crick.clic\#
        ker.keyboardclkkClicker keyboardS0G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.tableschema+jsonL020\#
        B00110200JA;ctext/x-bluespec-bhbssource code in Bluespec BHR000B000004000application/x-chatchat4210>\#
        000000000video/vnd.cctv                                                      R010M00000C00@applicati\#
        on/vnd.clonk.c4groupc4g c4d c4f c4p c4uClonk game group  S0G0P001603000AEi@AR0RAA;c0_O1K9application\#
        /vnd.gentics.grd+jsongrd:010S00000;00Gmodel/vnd.parasolid.transmit.binaryx_b xmt_binParasolid model,\#
         binaryD080A0L000300;application/x-aceapplication/x-ace-compressedaceACE archiveR0G0I00130050N@c4A;c\#
        1GEapplication/pidf-diff+xmlutf-8change of presence information02Y0:00130>00:Q5b0@P0[Rimage/avifavif\#
         hif avifsAVIF imageL060;00110400CA;ctext/x-stanstansource code in Stan>280R001103000A>[application/\#
        vnd.stardivision.chartsds                                                                       N070\#
        ;00110:000A;ctext/shaclcshaclc shc                                                                  \#
                  R010B000000000application/at+jwt<0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-offi\#
        cedocument.wordprocessingml.fonttable+xmlR010C000000000application/vp+cose2210=000003009audio/vnd.dr\#
        adraDRA audioR010H000000000application/vnd.oma.dcdcM060900110:00CA;ctext/swigi swg swigsource code i\#
        n SWIGL060J00110300JA;ctext/x-omnet-plus-plus-nednedsource code in OMNeT++ NEDR0G0S001300000@c4A;c1G\#
        Eapplication/vnd.etsi.iptvsad-bc+xmlL060?00110300GA;ctext/x-soliditysolsource code in SolidityR010\0\#
        0000300Aapplication/vnd.piaccess.application-licencepilPI Access licenceV280D00000300Kapplication/x-\#
        ms-dbxdbxmessages of Outlook ExpressL060?00110500GA;ctext/x-cameligomligosource code in CameLIGO    \#
                                     R0G0P001300000@c4A;c1GEapplication/vnd.oipf.spdlist+xml                \#
                                                        R0G0N001300000@c4A;c1GEapplication/mathml-content+xm\#
        lP080Q001104000@Giapplication/x-kexiproject-sqlite3kexi  :090F000003000application/vnd.lasziplaz    \#
                                         R010_000000000application/vnd.mitsubishi.misty-guard.trustweb      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                   R010E0000\#
        00000application/cybercash     0210N00000300@image/vnd.fujixerox.edmics-mmrmmrEDMICS MMR imageR010H0\#
        00000000application/commonground                                                                    \#
               R000F00000300Aapplication/pics-rulesprfPICS filter rules                             M060;001\#
        10900;A;ctext/x-valavala vapiVala source                                                            \#
                                                                                                            \#
                                    R060>00130300A@c4A;c1GEchemical/x-cmlcmlCML chemical data2280;00000300La\#
        udio/x-w64w64WAVE audio with wide numbers<010K00000O00Dapplication/vnd.lotus-notesnsf ndl ns4 ns3 ns\#
        2 nsg ntf nshLotus Notes databaseR0G0L00130500G@c4A;c1GEapplication/vnd.chemdraw+xmlcdxmlChemDraw dr\#
        awing in XMLR0G0]001300000@c4A;c1GEapplication/vnd.radisys.msml-audit-dialog+xmlR0F0E001305000@c4A;c\#
        1GEapplication/omdoc+xmlomdoc4210?000000000video/h263-2000       R280G00000000Bapplication/x-locate-\#
        dbdatabase of locateD2Y0G001103000A_\application/vnd.eln+zipeln                                     \#
                                                             8880O00000=000application/x-font-adobe-metricac\#
        fm amfm afmR070?00110300GA;capplication/sdpsdpSDP session descriptionR060D08110300@A;capplication/x-\#
        subriptext/srtsrtSubRip subtitles2060>001103000A;ctext/x-imelodyimyN060A001100000A;ctext/x-nestedtex\#
        tN060;001104000A;ctext/x-rideride                                         S0G0S001600000AEi@AR0RAA;c\#
        0_O1K9application/vnd.bekitzur-stech+json                H000\000006000application/vnd.nokia.n-gage.\#
        symbian.installn-gage                      0280C001107000A_\application/x-kritakra krzR0G0S001300000\#
        @c4A;c1GEapplication/vnd.3gpp.mcptt-info+xml      4210I000000000video/vnd.nokia.videovoip           \#
          R280G00000300Iapplication/x-adobe-aslasllayer styles of Photoshop                                 \#
                                                            R010G00000300Fapplication/vnd.trueapptraTrue BAS\#
        IC applicationK0F0Q001303000@RA1K9A;capplication/x-ns-proxy-autoconfigpacR010E000006000application/s\#
        enml-exisenmle                                                                                      \#
                                                                        R010T00000900Dapplication/vnd.hydros\#
        tatix.sof-datasfd-hdstxHydrostatix SOF data0280@0@110;00>QADimage/x-sony-arwimage/x-raw-sonyarw srf \#
        sr2Sony raw imageD280P001100000AjDapplication/x-vnd.datapackage+gz                                  \#
                                    R010G00000200Gapplication/vnd.osgi.dpdpOSGi deployment packageR0G0E00130\#
        0500@c4A;c1GEapplication/hl7v2+xmlutf-82210900000000Iaudio/l20uncompressed 20-bit audio0280G00110300\#
        ?A<Fimage/x-portable-pixmapppmportable pixmapV010=000000000message/bhttp                      L060:0\#
        0110;00BA;ctext/x-gscgsc csc gshsource code in GSC                   R010I00000400Oapplication/vnd.p\#
        vi.ptid1ptidPrintThisID identification card                                                         \#
                     S060L00110300XA;ctext/x-opentype-feature-filefeadata in the format OpenType Feature Fil\#
        e                                                              R080D00000000<application/x-finaleFin\#
        ale score                                                                           V010E00000000Ome\#
        ssage/external-bodymail whose content is elsewhere                     R0G0X001300000@c4A;c1GEapplic\#
        ation/vnd.oma.cab-address-book+xmlR010L00000200Papplication/vnd.wv.csp+wbxmlwvWireless Village messa\#
        ge, binaryR010G00000500Capplication/cdmi-domaincdmidCDMI storage domain                             \#
                                                              R0G0L001300000@c4A;c1GEapplication/kpml-reques\#
        t+xmlK060A00110300WA;ctext/x-dcl-scriptcomsource code in DIGITAL Command LanguageL060=00110200AA;cte\#
        xt/x-qsharpqssource code in Q#M060;00110400CA;ctext/x-aidlaidlsource code in AIDL<010X000000000appli\#
        cation/vnd.afpc.afplinedata-pagedefR010C000000000application/vnd.fgb                                \#
                                                                                                            \#
                                                                             O460;00110400LA;ctext/x-twigtwi\#
        gtext with the markup of TwigR280A00000300Dapplication/x-scfscftrace of a sequencer                 \#
                                             R010F000007000application/sensml-exisensmle0280A0;1103000QADima\#
        ge/x-sinar-stiimage/x-stisti                           R000L000007000application/x-commodore-tapetap\#
         t64S060C00110<00OA;ctext/x-editorconfigeditorconfigdata in the format EditorConfigS0G0O001600000AEi\#
        @AR0RAA;c0_O1K9application/vnd.hyperdrive+jsonR010W000000000application/vnd.smintio.portals.archiveH\#
        2X0B13000500?application/x-javaapplication/java-vm application/x-java-applet application/x-java-vmcl\#
        assJava class file                                                    PP80B000000000application/x-lm\#
        db                                L070>0<110300DA;ctext/vnd.typsttext/x-typsttypsource code in Typst\#
                                                                               D000C00000500Aapplication/x-u\#
        starustarPOSIX tar archive            M@70?0U110Q00>A;capplication/sqlapplication/x-sql text/sql tex\#
        t/x-sqlsql ddl mysql tab udf viw inc prcSQL statementsB010H00000400Aapplication/vnd.wap.wmlcwmlccomp\#
        iled WML pageL060<00110500DA;ctext/x-slangslangsource code in Slang<390c0e110800MA_\application/vnd.\#
        oasis.opendocument.formula-templateapplication/x-vnd.oasis.opendocument.formula-templateodft otfOpen\#
        Document formula template4290L00000700:video/vnd.radgamettools.binkbik bk2Bink video@0G1<001300000@c\#
        4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.tablestyles+xmlR000A000003000che\#
        mical/x-chem3dc3dX000:00000000:inode/fifonamed pipeD2Y0O00110500SA_\application/vnd.etsi.asic-s+zipa\#
        sicsASiC-S container of one signed file                                                             \#
            O070:11111@00>A;ctext/troffapplication/x-troff application/x-troff-me application/x-troff-mstr r\#
        off me ms 1in 1m nroff 3in 3m 3qt l mdoc n nr rno tmac t man 1p 3pm 1x 3p 3xtroff documentR010P00000\#
        200Qapplication/vnd.bluetooth.le.oobleBluetooth Low Energy pairing data>280I00110K000A>[application/\#
        x-quattro-prowq1 wq2 wkq wb1 qpw wb2 wb3                                                            \#
            R010M000000000application/vnd.project-graph                                                     \#
                                                              J060A00110@00IA;ctext/x-autohotkeyahk ahkl ah1\#
         ah2source code in AutoHotkeyM060:00250300TP@[A;c0oJ16W188text/x-mofmofsource code in Managed Object\#
         Format0200I000003000image/x-coreldrawtemplatecdtR010L00000300Aapplication/timestamped-datatsdtime-s\#
        tamped data2210I00000900Qaudio/vnd.nuera.ecelp7470ecelp7470Nuera ECELP speech at 7,470 bit/sR000T000\#
        000000application/vnd.google-apps.shortcut                                                          \#
                 M060;00110700CA;ctext/x-haxehx hxslsource code in HaxeR060A00110400MA;ctext/x-oasv2-jsonjso\#
        ndata in the format OASv2-jsonR010U00000300Japplication/vnd.airzip.filesecure.azfazfAirZip FileSECUR\#
        E documentS0G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.nearst.inv+jsonL060;00110400CA;ctext/x-pon\#
        yponysource code in PonyR010P00000200Fapplication/vnd.bluetooth.ep.oobepBluetooth pairing dataL060>0\#
        0110200FA;ctext/x-cycriptcysource code in Cycript4210B00000800Fvideo/vnd.uvvu.mp4uvu uvvuUltraViolet\#
         video file4280C00000300;video/x-nuppelvideonuvNuppelVideoR010E000000000application/tetra_isiR010H00\#
        000300@application/vnd.igloaderigligLoader package0280;000003000image/x-pxrpxr                      \#
                                                                                                            \#
           H080N002400000@Yo@Kh@K<@gVapplication/x-iso9660-appimage0210?00000400Fimage/dicom-rledrleDICOM ru\#
        n-length image                R010E000000000application/vc+sd-jwt2210=000000000audio/uemclip        \#
                                                              D280A00000700Napplication/x-bsaba2 bsaarchive \#
        of the Creation engine                                                                         L060;\#
        00110400CA;ctext/x-tolktolksource code in TolkR010L00000000Lapplication/soap+fastinfosetSOAP message\#
         in Fast Infoset                          R280H00000000Bapplication/x-labview-viLabVIEW instrument  \#
                                                                                                            \#
                                                                                                            \#
                           R060C001102000A;capplication/x-fluidfl                                           \#
                                                N070<00110300>A;ctext/jcr-cndcndJCR node types  S0G0O0016000\#
        00AEi@AR0RAA;c0_O1K9application/vnd.hyper-item+json                                 R800S000003000ap\#
        plication/x-research-info-systemsrisR0G0Q001300000@c4A;c1GEapplication/vnd.amundsen.maze+xml        \#
                                                                                                            \#
                       2210A000000000audio/vnd.dts.uhd                                                      \#
                                                                                          D280J001103000A_\a\#
        pplication/bizagi-modelerbpmM060D00110f00LA;ctext/x-linker-scriptld lds x xbn xce xdce xdw xdwe xsce\#
         xsw xswe xc xdc xssource code in Linker ScriptR010J00000<000application/vnd.sybyl.mol2ml2 mol2 sy2R\#
        0G0D00130400D@c4A;c1GEapplication/cdfx+xmlcdfxCDF calibration dataR010U000000000application/vnd.fire\#
        monkeys.cloudcell<080C001200000@RP0SNapplication/x-bzpdf<0P0O000004000application/vnd.google-apps.ja\#
        mgjamR010D000000000application/vnd.wmap                                                             \#
                                                                                                            \#
                                                                                                            \#
                                                                 R010S00000200Dapplication/vnd.stepmania.ste\#
        pchartsmStepMania step chart                                                                        \#
                                                      R0G0H00130800L@c4A;c1GEapplication/wspolicy+xmlwspolic\#
        yWS-Policy web service policy            R010R000000000application/prs.implied-executable           \#
                                                                                                      R010J0\#
        0000800Bapplication/vnd.sealed.mhtsmht smhSealed web archive                                        \#
                                                                                                            \#
                                                          S0G0F001600000AEi@AR0RAA;c0_O1K9application/taxii+\#
        json                                                          V0Q0@00000000;multipart/signedsigned m\#
        ail         V010B000000000multipart/parallel                                          R080D000006000\#
        application/x-bsdiffbsdiff        L060>00110300FA;ctext/x-moonbitmbtsource code in MoonBit          \#
                                                                        D2Y0Q001104000A_\application/automat\#
        ionml-amlx+zipamlx>280F001103000A>[application/x-starcalcsdc            42109000000000video/vp9     \#
                                                                                                            \#
                                                   R010E000000000application/moss-keysR010P000000000applicat\#
        ion/vnd.bint.med-contentR0G0D00130900>@c4A;c1GEapplication/ttml+xmlttml dfxpTTML subtitlesM060:00110\#
        500DA;ctext/smalismalisource code in SmaliK060;00111400CA;ctext/x-raku6pl nqp 6pm p6 p6l p6m pl6 pm6\#
         raku rakumod rakutest rakudoc pl pm tsource code in RakuL060A00110400IA;ctext/x-pogoscriptpogosourc\#
        e code in PogoScriptR010N000000000application/vnd.nokia.catalogsL060900110200AA;ctext/x-dmdmsource c\#
        ode in DM:070F00110o00OA;capplication/vnd.gerbergbr gbl gbo gbp gbs gko gpb gpt gtl gto gtp gts ncl \#
        sol cmp gmlGerber layer of a circuit boardS0G0K00160:00:AEi@AR0RAA;c0_O1K9application/json-patch+jso\#
        njson-patchJSON patchR010W000000000application/emergencycalldata.ecall.msdN060<001101000A;ctext/x-ez\#
        hilnS0G0D001600000AEi@AR0RAA;c0_O1K9application/dns+jsonT0G0D00130700K@c4A;c1GEapplication/pskc+xmlp\#
        skcxmlcontainer of symmetric keysL060B00110300JA;ctext/x-singularitydefsource code in SingularityR0G\#
        0D00130000W@c4A;c1GEapplication/cnrp+xmlCommon Name Resolution Protocol messageR000I000003000applica\#
        tion/x-silverlightscr0280:0<000400:image/flifimage/x-flifflifFLIF imageD010K000008000application/vnd\#
        .gentoo.gpkggpkg.tar1060J001200000@EnA;capplication/illustrator+psL060<00110200DA;ctext/x-vypervysou\#
        rce code in VyperR010P000000000application/vnd.dvb.esgcontainerR0G0U001300000@c4A;c1GEapplication/vn\#
        d.dvb.notif-generic+xml4210L000000000video/vnd.iptvforum.ttsmpeg2N070=001100000A;ctext/encaprtpR010G\#
        000000000application/set-payment                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                    02Y0:0R000800:image/tiffimage/tif image/x-tif image/x-tifftif tiffTIFF i\#
        mageH000F000003000application/x-makeselfrun                                                         \#
                             K860E00110O00=A;capplication/x-desktopdesktop desktop.in kdelnk themedesktop en\#
        tryR060<00110500HA;ctext/x-gtkrcgtkrcdata in the format GtkRC                        S0F0S001606000A\#
        Ei@AR0RAA;c0_O1K9application/x-web-app-manifest+jsonwebappS070S001200000AXJA;capplication/prs.implie\#
        d-object+yaml                          R0G0N00130300P@c4A;c1GEapplication/sparql-results+xmlsrxresul\#
        ts of a SPARQL query in XML       L060=00110300BA;ctext/x-vclsrcvclsource code in VCL<010D000008009a\#
        pplication/vnd.xfdlxfdl xfdXFDL formR0G0e001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-transmission\#
        -request+xmlX000F000000000x-content/video-blurayR080F00000000@application/x-vim-undoundo file of Vim\#
        R000Q000003000application/x-graphing-calculatorgcfR010B000000000application/dec-dx2280G00110400?A_\a\#
        pplication/x-musescoremsczMuseScore scoreR060?00110800KA;ctext/x-textgridtextgriddata in the format \#
        TextGridS0G0K00160;000AEi@AR0RAA;c0_O1K9application/senml-etch+jsonsenml-etchjR010R00000600Capplicat\#
        ion/set-payment-initiationsetpaySET payment requestD080B000004000application/x-zpaqzpaq             \#
                                                                                                       L060<\#
        00110700DA;ctext/x-sqlpldb2 sqlsource code in SQLPL R000N000002000application/x-thomson-cassettek7<0\#
        60M001303000@c4A;c1GEapplication/x-fictionbook+xmlfb2N060I001109000A;ctext/x-roboconf-instancesinsta\#
        ncesN060C00110=000A;ctext/x-nasm-objdumpobjdump-intelS0G0R001600000AEi@AR0RAA;c0_O1K9application/vnd\#
        .eclipse.ditto+jsonH280A0e000300?application/x-dexapplication/vnd.android.dex application/x-android-\#
        dexdexAndroid programR010G00000F00<application/vnd.nervanaentity request bkm kcmNervana dataR010N000\#
        000000application/vnd.oma.bcast.ltkmL060:00110300DA;ctext/limbob msource code in LimboL060:00110S00B\#
        A;ctext/x-aplapl dyalog aplf aplo apln aplc aplisource code in APL2210B000000000audio/vnd.dvb.file  \#
                         @390g00350400QP>GQ_EA_\1>[0ijapplication/vnd.ms-powerpoint.slideshow.macroenabled.1\#
        2ppsmPowerPoint slide show with macrosD080R0Q120H00M@RP0SNapplication/x-bzip2-compressed-tarapplicat\#
        ion/x-bzip-compressed-tartar.bz2 tb2 tbz tbz2 tz2tar archive, bzip2-compressedL060D00110500LA;ctext/\#
        x-literate-agdalagdasource code in Literate AgdaR080R000000000application/vnd.digilite.prolights2280\#
        ;00120300:@`M141audio/x-m4bm4baudio book0080G001102000@@Mapplication/illustratoraiR0G0T001300000@c4A\#
        ;c1GEapplication/vnd.etsi.iptvprofile+xmlR010P000000000application/scitt-statement+coseR010d00110000\#
        0@b7application/vnd.3gpp.seal-network-resource-info+cborR010L00000300@application/tamp-apex-updateta\#
        uTAMP apex update02Y0909110800H@6Eimage/jpmvideo/jpmjpm jpgmJPEG 2000 compound image0280G00110300?A<\#
        Fimage/x-portable-bitmappbmportable bitmapL060V00110300^A;ctext/x-mathematical-programming-systemmps\#
        source code in Mathematical Programming SystemN060>00110300OA;ctext/x-sugarssssstext with the markup\#
         of SugarSSJ060B00110300JA;ctext/x-classic-aspaspsource code in Classic ASPV010G000000000message/tra\#
        cking-status4200;000003000video/x-f4vf4v                        @390j00340400SP>GPijA_\1>[applicatio\#
        n/vnd.ms-powerpoint.presentation.macroenabled.12pptmPowerPoint presentation with macros    R010K0000\#
        0300Capplication/scvp-vp-requestspqSCVP policy requestR0G0M00130200K@c4A;c1GEapplication/simple-filt\#
        er+xmlclfilter of SIP notifications0280D0D1103000QADimage/x-phaseone-iiqimage/x-raw-phaseoneiiqR000D\#
        000003000application/x-msclipclp         2000I000003000application/vnd.dolby.mlpmlp                 \#
                                                                                                            \#
                                                                                                            \#
           D000B00000400Dapplication/x-lzmalzmaLZMA-compressed data2210>000000000audio/melp1200R010O00000000\#
        0application/vnd.superfile.super                                                                    \#
                                                                                                       R0G0T\#
        001300000@c4A;c1GEapplication/vnd.oipf.userprofile+xmlR290E00000000Wapplication/applefileAppleSingle\#
         file with its resource fork            2210B000000000audio/dsr-es201108                            \#
                                                                                    R010S00000300Papplicatio\#
        n/vnd.multiad.creator.cifcifMultiAd Creator interchange file                                        \#
                                                              2280>0?1200000ASWAbMaudio/x-oggpcmaudio/x-ogg-\#
        pcmF280I00000600=application/x-gameboy-romgb sgbGame Boy gameF280J00000;000application/x-gamecube-ro\#
        mrvz iso wia                                                                                        \#
                                         V010A000000000message/ohttp-req>880P000002000application/x-applix-s\#
        preadsheetas                             8060E001303000@c4A;c1GEapplication/x-ttx+xmlttx            \#
                   O4G0C0P240700LA\<A;c@c41GEapplication/xml-dtdapplication/x-xml-dtd text/x-dtddtd modXML d\#
        ocument type definitionN060>001100000A;ctext/x-termcapR280N00000900Aapplication/x-dotnet-resourcesre\#
        sourcesresources of .NET0280A001103000QADimage/x-kodak-k25k252210D00000300Baudio/vnd.nortel.vbkvbkNo\#
        rtel voice block0280@000003000image/x-gimp-patpatL060C00110300KA;ctext/x-bibtex-stylebstsource code \#
        in BibTeX Style           R010L00000300Aapplication/vnd.novadigm.edxedxNovadigm EDX data            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
            R010O000000000application/vnd.oma-scws-config                                            0280@0U\#
        000300Bimage/x-fuji-rafimage/x-fujifilm-raf image/x-raw-fujirafFujifilm raw imageR060R001104000A;cap\#
        plication/x-pyspread-spreadsheetpysu4010M00000300Gapplication/vnd.desmume.moviedsmDeSmuME movie of a\#
         gameL060;00110900CA;ctext/x-pikepike pmodsource code in Pike                                       \#
                                                                                                            \#
                            V010>00000500Fmessage/globalu8msginternationalised mailS0G0G001600000AEi@AR0RAA;\#
        c0_O1K9application/sd-jwt+json                                                                      \#
                                                                                                            \#
             R060A00110800MA;ctext/x-oasv3-yamlyaml ymldata in the format OASv3-yamlR010T000000000applicatio\#
        n/vnd.nubaltec.nudoku-gameR010?00000300Fapplication/ditditDIT device descriptionR0G0Y001300000@c4A;c\#
        1GEapplication/vnd.3gpp.mcdata-ue-config+xmlR010P00000300Fapplication/vnd.3m.post-it-notespwnPost-it\#
         software notesR010W000000000application/vnd.ntt-local.sip-ta_remote                 <390@00110400AA\#
        _\application/oxpsoxpsOpen XPS documentL060=00110300EA;ctext/x-zephirzepsource code in ZephirR010?00\#
        000300Qapplication/a2la2lA2L description of a control unitN060J001107000A;ctext/x-debian-sources-fil\#
        esourcesR0G080m110300FA;ctext/csvapplication/csv application/x-csv text/comma-separated-valuescsvcom\#
        ma-separated valuesR0F0C001303009@c4A;c1GEapplication/gpx+xmlgpxGPX track>390a0c110300KA_\applicatio\#
        n/vnd.oasis.opendocument.chart-templateapplication/x-vnd.oasis.opendocument.chart-templateotcOpenDoc\#
        ument chart templateR0F0K001300000@c4A;c1GEapplication/xhtml-voice+xmlR0G0\001300000@c4A;c1GEapplica\#
        tion/vnd.nokia.landmarkcollection+xmlK060=0?230300?A;cPO^12gtext/vbscripttext/x-vbscriptvbsVBScript \#
        sourceR010J00000300Capplication/vnd.mobius.mslmslMobius MSL document8200D000002000application/x-tex-\#
        gfgf2210B000000000audio/dsr-es202050L060<00110;00DA;ctext/x-logosxi x xm xmisource code in LogosT010\#
        M000000000application/x-x509-ca-ra-certN460F00110C00RA;ctext/x-html-plus-razorcshtml razor vbhtmltex\#
        t with the markup of HTML+RazorS0G0Q001600000AEi@AR0RAA;c0_O1K9application/json-patch-query+json:880\#
        ;00000300Hmodel/x-plyplyPolygon file of Stanford2210>000000000audio/vnd.celpL000L000003000applicatio\#
        n/x-oz-applicationoza4210H000000000video/vnd.motorola.videoS060O00110300cA;ctext/x-ms-visualstudio.s\#
        olutionslndata in the format Microsoft Visual Studio Solution2280A000003000application/x-nwcnwc     \#
                                                            R0G0Z001300000@c4A;c1GEapplication/vnd.3gpp.mcvi\#
        deo-ue-config+xml:0Q0E0@000:00Imodel/x3d+fastinfosetmodel/x3d+binaryx3db x3dbzX3D scene in Fast Info\#
        setN060;001107000A;ctext/x-funcfc funcR010H00000300Eapplication/vnd.geospaceg3wGeospacW construction\#
        H0F0?001103000A;ctext/x-suse-ympympR010U000000000application/vnd.japannet-registration              \#
                                                                                                      L060J0\#
        0110600MA;ctext/x-javascript-plus-erbjs.erbsource code in JavaScript+ERB                            \#
                                                    R000R000003000application/x-discjuggler-cd-imagecdiR010@\#
        00000000=application/httpHTTP messagesR060M00110000YA;ctext/x-x-font-directory-indexdata in the form\#
        at X Font Directory Index                                                     P280I00000M00Iapplicat\#
        ion/x-sqlite3-waldb-wal sqlite-wal sqlite3-walwrite-ahead log of SQLiteS0G0Q001600000AEi@AR0RAA;c0_O\#
        1K9application/expect-ct-report+jsonR010V000000000application/vnd.motorola.flexsuite.kmr>060F0R24080\#
        0DQjD@c4A;c1GEapplication/x-gnumericapplication/x-gnumeric-spreadsheetgnumericGnumeric spreadsheetS0\#
        G0W001600000AEi@AR0RAA;c0_O1K9application/vnd.gnu.taler.merchant+json2210=000003009audio/vnd.ripripR\#
        IP audioR0G0T001300000@c4A;c1GEapplication/vnd.etsi.iptvcommand+xmlR280J000003000application/x-spect\#
        rum-tzxtzxT890F00001100Sapplication/pkcs7-mimep7m p7c p7z mobileprovision provisionprofile der mobil\#
        econfig msgPKCS #7 signed or encrypted messageR010@000000000application/iotpF280E0D000<008applicatio\#
        n/x-nes-romapplication/x-nesromnes unf unifNES game2210I000000000audio/vnd.blockfact.factaR060Q00110\#
        300]A;ctext/x-webassembly-interface-typewitdata in the format WebAssembly Interface TypeR0G0b0013000\#
        00@c4A;c1GEapplication/vnd.3gpp.mcptt-affiliation-command+xmlR010B000000000application/vp+jwtR000U00\#
        0000000application/x-atari-floppy-disk-imageH280J0P1103000A>[application/microsoftpatchapplication/x\#
        -wine-extension-mspmsp2280F000003000application/x-sibeliussibR0G0V001300000@c4A;c1GEapplication/emer\#
        gencycalldata.veds+xml                                                         >3Y1100230400>P>GA_\1\#
        >[application/vnd.openxmlformats-officedocument.spreadsheetml.sheetxlsxExcel workbookO460;00110G00@A\#
        ;ctext/x-wikimediawiki wiki wikitexttext in WikitextR010J000000000application/trust-mark+jwtR0G0T001\#
        300000@c4A;c1GEapplication/vnd.3gpp.mcdata-info+xml                                                 \#
                                                                                                            \#
                                                                                             4010K00000400;a\#
        pplication/vnd.muvee.stylemstymuvee style                  R010J00000400;application/vnd.sealed.csfs\#
        csfSealed fileL060?00110<00DA;ctext/x-fancysrcfy fancypacksource code in Fancy                      \#
                                                                                                   L060:0011\#
        0300BA;ctext/x-gnognosource code in Gno                                          X000<000000006inode\#
        /socketsocket 2280;00000700Caudio/x-paffap pafEnsoniq PARIS soundS060C00111800<A;ctext/x-systemd-uni\#
        tservice socket device mount automount swap target path timer slice scopesystemd unit4210:000000000v\#
        ideo/celbN0O0800110350@A;ctext/vttvttutf-8WebVTT subtitles0000J000003000application/x-killustratorki\#
        l  D2Y0T001107000A_\application/vnd.logipipe.circuit+ziplcs lca4290?000003009application/mxfmxfMXF v\#
        ideoR010D00000300Happlication/rpki-roaroaRPKI route authorization;070900110300UA;cmodel/mtlmtldata i\#
        n the format Wavefront Material@0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.\#
        presentationml.slidemaster+xmlB280M00000300Aapplication/x-mozilla-archivemarupdate of Mozilla       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                      L460A0\#
        0110300IA;ctext/x-glimmer-jsgjssource code in Glimmer JS<080A001103000ASoapplication/x-cb7cb7       \#
                                                                       N460<00110500MA;ctext/x-markomarkotex\#
        t with the markup of Marko                                                              R0G0L0013000\#
        00@c4A;c1GEapplication/vnd.3gpp.crs+xmlH080I001106000AIoapplication/x-java-jnilibjnilibS0G0P00160000\#
        0AEi@AR0RAA;c0_O1K9application/alto-tipsparams+json                                                 \#
                                  0200=000000000image/x-dcraw                                               \#
                                                                 R000^000000000application/vnd.ms-package.ob\#
        fuscated-opentype                                                                                   \#
                                                    R010D000000000application/vnd.bpf3                      \#
                                                                        R010b000000000application/vnd.cncf.h\#
        elm.chart.provenance.v1.provL060900110200AA;ctext/x-eqeqsource code in EQM060:0?110T00DA;ctext/x-asm\#
        text/x-assemblys asm a51 nasm nas tasm x68 i inc msassembly source code4210?000000000video/parityfec\#
        L060;00110800CA;ctext/x-yarayar yarasource code in YARA8000B00000;000application/x-fontpfa pfb gsf  \#
                                                                                                            \#
                                                                           D080Q00110<000@=gapplication/x-lz\#
        ma-compressed-tartar.lzma tlz                                                                       \#
                                                                                                            \#
                                                                                                          S0\#
        G0H001600000AEi@AR0RAA;c0_O1K9application/captive+json      V070P00110H00FA;cmessage/disposition-not\#
        ificationdisposition-notificationread receipt of a mail4080L0P000700?application/vnd.rn-realmediaapp\#
        lication/vnd.rn-realmedia-vbrrm rmvbRealMedia video4280O00000300=video/vnd.radgamettools.smackersmkS\#
        macker video                                                                                R0G0M001\#
        300000@c4A;c1GEapplication/mbms-schedule+xmlR000B000003000application/bbolinlin                     \#
                      <390^0`110700LA_\application/vnd.oasis.opendocument.text-masterapplication/x-vnd.oasis\#
        .opendocument.text-masterodm otmOpenDocument master documentR0G0T00130300<@c4A;c1GEapplication/media\#
        -policy-dataset+xmlmpfmedia policyR010N000000000application/vnd.uic.dosipas.v2N060D001104000A;ctext/\#
        x-visual-prologi ph                                                                4290A00120300HP@P\#
        0[Rvideo/iso.segmentm4ssegment of an MP4 streamR0G0L001300000@c4A;c1GEapplication/load-control+xmlN0\#
        60;001103000A;ctext/x-phixexwR010?00000300Fapplication/dcddcdDCD device descriptionR010b00000400@app\#
        lication/vnd.doremir.scorecloud-binary-documentscldScoreCloud score2280A00000300;audio/x-psion-wvewv\#
        ePsion soundR010C000000000application/vnd.celL070M00110600LA;capplication/vnd.gentoo.eclasseclasssou\#
        rce code in Gentoo EclassM060=00110J00EA;ctext/x-groovygroovy grt gtpl gvy gradlesource code in Groo\#
        vyL060;00110400CA;ctext/x-opalopalsource code in OpalR000K000004000application/vnd.ds-keypointkpxx  \#
                               D2Y0H001104009A_\application/prs.hpub+ziphpubHPub bookR010L000004000applicati\#
        on/vnd.onepagertamptampR0F0C001303000@c4A;c1GEapplication/rsd+xmlrsdR010O00000300Lapplication/vnd.da\#
        ta-vision.rdzrdzRemoteDocs R-Viewer documentM060E00110I00FA;capplication/x-gnuplotgp gnuplot plot pl\#
        t gnu psource code in Gnuplot>0G15001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.sp\#
        readsheetml.table+xmlD290G001100000AjDapplication/tlsrpt+gzipL060:00110300BA;ctext/x-inkinksource co\#
        de in Ink                                                         R280B000000009application/x-pbzxpb\#
        zx data                 S070A00110600>A;ctext/vnd.graphvizgv dotGraphviz graph                R880F0\#
        00007000chemical/x-mdl-rxnfilerxn rdf                                                               \#
                                                                                                     L060?00\#
        110400GA;ctext/x-openqasmqasmsource code in OpenQASM                                                \#
                                                                                                            \#
                          R010U00000900Kapplication/vnd.ipunplugged.rcprofilercprofileipUnplugged roaming pr\#
        ofile                                                                                               \#
                                                                                                            \#
                                                                     >010J00000300Fapplication/vnd.fuzzyshee\#
        tfzsFuzzySheet spreadsheetR0G0W00130300C@c4A;c1GEapplication/vnd.irepository.package+xmlirpiReposito\#
        ry packageR060B00110300NA;ctext/x-survex-datasvxdata in the format Survex dataN070?001100500A;ctext/\#
        parametersutf-842Y0>0@110@00>A]evideo/matroskavideo/x-matroskamkv mks mpv mk3dMatroska video        \#
                                                                                                            \#
                                                                                                            \#
                                                              N060;001103000A;ctext/x-fiftfif               \#
                                   N070<001100000A;ctext/strings2080H000003000application/x-guitar-progp4S0G\#
        0R001600000AEi@AR0RAA;c0_O1K9application/alto-endpointcost+json22109000003000audio/ascacn           \#
                                                                                                            \#
                                                           L060;00110400CA;ctext/x-abapabapsource code in AB\#
        APS060C00110500OA;ctext/x-cabal-configcabaldata in the format Cabal ConfigR060@00110000[A;ctext/x-op\#
        enapi-3data in the format OpenAPI Specification v3R010C000003000application/vnd.wmcwmcR0G0[001300000\#
        @c4A;c1GEapplication/vnd.3gpp.seal-location-info+xmlM060>00110A00FA;ctext/x-jsonnetjsonnet libsonnet\#
        source code in JsonnetN060<001105000A;ctext/x-hsailhsailL060=00110300EA;ctext/x-firrtlfirsource code\#
         in FIRRTLS0G0M001600000AEi@AR0RAA;c0_O1K9application/vnd.uic.osdm+jsonM060<00110700DA;ctext/x-qmake\#
        pri prosource code in QMakeR060<00110=00HA;ctext/x-kustokql kusto csldata in the format Kusto0210D00\#
        000<00@image/vnd.sealed.pngspng spn s1nSealed PNG imageN060@001102000A;ctext/x-cfengine3cfR010F00000\#
        300Bapplication/vnd.umajinumjUmajin applicationL060<00110500DA;ctext/x-talontalonsource code in Talo\#
        nR0P0E000000000application/x-mpegurlX000F000000000inode/directory-lockedR010C000003000application/vn\#
        d.svdsvd                                                                                            \#
           R000J00000300Capplication/mac-compactprocptCompact Pro archive                                   \#
                                   :890=0=000300Imodel/vnd.dwfdrawing/x-dwfdwfDesign Web Format drawingR000K\#
        000007000application/x-endnote-referenr enwR010@00000000=application/sgmlSGML document<010J00000<00D\#
        application/vnd.sealed.docsdoc sdo s1wSealed Word documentR060?00110800KA;ctext/x-miniyamlyaml ymlda\#
        ta in the format MiniYAMLM@60=00110:00=A;ctext/x-kotlinkt kts ktmKotlin sourceR010J00000300Capplicat\#
        ion/vnd.mobius.disdisMobius DIS document0210:000004000image/jxsijxsi                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                            0210:000004000im\#
        age/jxssjxss                                                 R0G0[001300000@c4A;c1GEapplication/vnd.\#
        oma.cab-feature-handler+xml                                      H280A000003000application/x-elcelc \#
                                                                                                            \#
                                        S0G0F00160@000AEi@AR0RAA;c0_O1K9application/sarif+jsonsarif sarif.js\#
        on                                                         L060C00110300KA;ctext/x-imagej-macroijmso\#
        urce code in ImageJ Macro                                                                           \#
                                  R010I000000000application/vnd.3gpp.gtpcF080H000003000application/x-saturn-\#
        romiso                                                                                              \#
                                                                                                            \#
                                                      M@60;002501008A;cP@[0oJ16W188text/x-chdrhC headerL060@\#
        00110200HA;ctext/x-qt-scriptqssource code in Qt ScriptN070D001100000A;ctext/vnd.iptc.newsml4010I0000\#
        00000application/mpeg4-iod-xmt0060H001303000@c4A;c1GEimage/vnd.adobe.premiereppjL060B00110>00JA;ctex\#
        t/x-angelscriptangelscript assource code in AngelScript2010V00000300?application/vnd.yamaha.openscor\#
        eformatosfOpenScore music0210:000004000image/jxrsjxrs  L060A00110300IA;ctext/x-tl-verilogtlvsource c\#
        ode in TL-Verilog                                                                                   \#
                                  P080C00000500>application/x-realmrealmRealm databaseR010F00000300Happlicat\#
        ion/vnd.hp-hpshpsHP Web printing settings0280H0H110300@A<Fimage/x-portable-graymapimage/x-portable-g\#
        reymappgmportable graymap                                                                           \#
                                                                                                            \#
                                                            4280;000003009video/x-usmusmCRI videoR010Y000003\#
        00Iapplication/vnd.tao.intent-module-archivetaoTao Intent module archiveD290L001100000AjDapplication\#
        /vec-package+gzipR080N000003000application/x-hfe-floppy-imagehfe                                    \#
                   R880@000000000application/x-sc                           R0G0D00130000<@c4A;c1GEapplicati\#
        on/soap+xmlSOAP messageR000P000000000application/vnd.google-apps.file                               \#
                                                                                                            \#
                                                                                                    N0609001\#
        104000A;ctext/ritarita                                                                              \#
                                                    <000F000002000application/x-freemindmm03Y0[0]110300DA_\a\#
        pplication/vnd.oasis.opendocument.graphicsapplication/x-vnd.oasis.opendocument.graphicsodgOpenDocume\#
        nt drawing82I080b110700=AL9font/ttfapplication/x-font-truetype application/x-font-ttfttf ttcTrueType\#
         font42X0;00000300;video/x-flvflvFlash videoR010W00000400Gapplication/vnd.adobe.formscentral.fcdtfcd\#
        tAdobe FormsCentral form                                                                            \#
                                                                           N060=001103000A;ctext/x-xtlangxtm\#
        2280>00110300CAAiaudio/x-ms-wmawmaWindows Media audioM060B00110700JA;ctext/x-pov-ray-sdlpov incsourc\#
        e code in POV-Ray SDL2210>000000000audio/encaprtp                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                   0000O0000\#
        03000application/vnd.ms-visio.viewervdx     V010N00000500\message/global-delivery-statusu8dsndeliver\#
        y report of an internationalised mail                                                               \#
                                                             R010I00000300Dapplication/vnd.pawaafilepawPAWAA\#
         protected file                                             R010K00000300Eapplication/vnd.cloanto.rp\#
        9rp9RetroPlatform archive         L060=00110200EA;ctext/x-jsoniqjqsource code in JSONiqR010Q00000000\#
        0application/vnd.nokia.conml+wbxml                                       N070?00110200FA;ctext/vnd.w\#
        ap.sisiWAP service indication                                                                       \#
                  R880B00000=000chemical/x-genbankgbk gb gen gp                            0280;00000300@ima\#
        ge/x-blpblpBlizzard textureR060A00110000MA;ctext/x-tor-configdata in the format Tor ConfigR280B00000\#
        E00Aapplication/vcdiffvcdiff xdelta xdelta3VCDIFF differenceL060=00110300EA;ctext/x-ren-pyrpysource \#
        code in Ren'PyR0G0h001300000@c4A;c1GEapplication/vnd.3gpp.seal-app-comm-requirements-info+xmlN070U00\#
        110300AA;ctext/vnd.net2phone.commcenter.commandcccNet2Phone commandR010H001100000@b7application/ace-\#
        trl+cbor0200;000003009image/x-rgbrgbSGI imageM060=00110V00EA;ctext/x-erlangerl hrl app escript app.s\#
        rc xrl yrl essource code in ErlangR060B00110000NA;ctext/x-option-listdata in the format Option ListS\#
        0G0G001600000AEi@AR0RAA;c0_O1K9application/vnd.hc+jsonR000D000000000application/x-touhouR010@0000000\#
        00application/coseR0G0j001300000@c4A;c1GEapplication/vnd.openxmlformats-package.core-properties+xml \#
                                                             R0G0]001300000@c4A;c1GEapplication/vnd.radisys.\#
        msml-dialog-group+xmlD010K000003000application/vnd.android.otaota                                   \#
                           R060A00110000MA;ctext/x-codeownersdata in the format CODEOWNERS                  \#
                                                   R010F00000000Dapplication/macwriteiiMacWrite II document \#
                                                                                                            \#
                                                                                       R070I0G110300BA;cappl\#
        ication/vnd.chess-pgnapplication/x-chess-pgnpgnchess games in PGNR280A00000000Qapplication/x-wadWAD \#
        archive of Quake or Half-Life=0V0C00120500>@NBA;capplication/x-latexlatexLaTeX documentR010?00000300\#
        Eapplication/mf4mf4MDF4 measurement dataR0G15001300000@c4A;c1GEapplication/vnd.openxmlformats-office\#
        document.customxmlproperties+xmlR0G0T001300000@c4A;c1GEapplication/framework-attributes+xml         \#
                                                                                                            \#
                                               R010P000000000application/vnd.cirpack.isdn-ext               \#
                                                                                                         R0G\#
        0W001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog+xmlR060K00110:000A;capplication/vnd.flatpak.\#
        refflatpakref:0109000003000model/prcprcJ060=00110300EA;ctext/x-autoitau3source code in AutoItR000?00\#
        000800Cchemical/x-csmlcsml csmCSML chemical styleR010A00000000Japplication/mikeyMIKEY key exchange m\#
        essageS0G0S001600000AEi@AR0RAA;c0_O1K9application/prs.implied-object+jsonR010P000009000application/v\#
        nd.evolv.ecig.themeecigtheme0090A0Q000300Capplication/dicomapplication/x-dicom image/x-dicomdcmDICOM\#
         medical image0200C00000300=image/x-xwindowdumpxwdX window dumpR0G0[001300000@c4A;c1GEapplication/vn\#
        d.poc.group-advertisement+xmlR010X000000000application/vnd.japannet-setstore-wakeupS0G0J001600000AEi\#
        @AR0RAA;c0_O1K9application/alto-tips+jsonN0609001102000A;ctext/x-dgdg                               \#
                                                                                                            \#
                                                               0280F00230>000AjD@RP0SNimage/x-compressed-xcf\#
        xcf.gz xcf.bz2S070800110=00=A;ctext/dnszone soa arpaDNS zone file                                   \#
                                                                                                            \#
                R010W000000000application/prs.alvestrand.titrax-sheetH280L00000400Capplication/vnd.android.c\#
        dexcdexcompact Dalvik codeR010K00000000;application/vnd.osgi.bundleOSGi bundle                      \#
                                                                R010U000000000application/vnd.apache.thrift.\#
        compactR0G0D00130400B@c4A;c1GEapplication/ssml+xmlssmlSSML text to speakR010N000000000application/vn\#
        d.dolby.mobile.1                                                                                    \#
                                                                                                            \#
                                                R010D001100000@b7application/toc+cborS0>0D0o260<000QEiA;c0AR\#
        0RA0_O1K9application/x-ndjsonapplication/jsonl application/jsonlines application/x-jsonlinesjsonl nd\#
        jsonR010S000000000application/token-introspection+jwtL060900110200AA;ctext/x-jqjqsource code in jq02\#
        80;09000:009image/x-sgiimage/sgisgi bw rgbSGI imageR0G0U001300000@c4A;c1GEapplication/vnd.tmd.mediaf\#
        lex.api+xmlN060A001107000A;ctext/x-easytrieveezt macR010K00000700Dapplication/vnd.commonspacecsp cst\#
        CommonSpace document=0F0H0C160500@AEi@AR0RAA;c0_O1K9application/x-ipynb+jsonapplication/x-ipynbipynb\#
        Jupyter notebook<010R000003000application/vnd.afpc.modca-overlayovl<280C001106000AjDapplication/x-gz\#
        dvidvi.gz02909000003000image/jxsjxsS0G0D001600500AEi@AR0RAA;c0_O1K9application/elm+jsonutf-8>0G1:001\#
        300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.querytable+xmlN060@001109\#
        00QA;ctext/x-yasnippetyasnippettext with the markup of YASnippetR280A00110300=AjDapplication/x-bamba\#
        mBAM sequences0060>001100000A;cimage/x-sketch:010=000003009model/vnd.gtwgtwGTW model0010M00000400@ap\#
        plication/vnd.balsamiq.bmprbmprBalsamiq projectR060A001303000@c4A;c1GEapplication/x-tmxtmx          \#
                                                                                                            \#
                                                                          0280@000007000image/x-kiss-celcel \#
        kcf                                 R010O000000000application/trickle-ice-sdpfrag           R010H000\#
        000000application/prs.vcfbzip2                                                           L060:001102\#
        00<A;ctext/juliajlJulia source                                                        R010M000000000\#
        application/vnd.uplanet.alert                                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                 R010C000000000application/v\#
        nd.bpf                                                                                   R280H000003\#
        00Eapplication/x-xkb-keymapxkmcompiled keyboard mapH280I000000000application/x-mach-o-dsymL060;00110\#
        400CA;ctext/x-sailsailsource code in SailN060=001100000A;ctext/x-tads-3R000B000003000chemical/x-mdl-\#
        tgftgfR010L000004000application/vnd.onepagertatptatpD290N00110400<A_\application/vnd.ms-officethemet\#
        hmxOffice theme4010K00000300@application/vnd.dvb.servicesvcDVB service linkL060>00110300FA;ctext/x-c\#
        adencecdcsource code in CadenceR000N00000<000application/x-sas-program-datass7 sas7bpgm<280N0P110300\#
        JA_\application/vnd.sun.xml.writerapplication/x-vnd.sun.xml.writersxwOpenOffice 1 text documentR010N\#
        000000000application/vnd.fujixerox.art4R0G0M00130800E@c4A;c1GEapplication/vnd.dece.ttml+xmluvt uvvtU\#
        ltraViolet subtitles:2Y0B001104000A_\model/vnd.usdz+zipusdzL060I00110300QA;ctext/x-unified-parallel-\#
        cupcsource code in Unified Parallel CR060A001103000A;capplication/x-icaicaR010J00000000Dapplication/\#
        vnd.canon-lipsCanon LIPS print jobN060L001106000A;ctext/x-visual-prolog-grammarvipgrm>390X0Z110300BA\#
        _\application/vnd.oasis.opendocument.chartapplication/x-vnd.oasis.opendocument.chartodcOpenDocument \#
        chartR060=00110600IA;ctext/x-zmodelzmodeldata in the format ZmodelR010F000000000application/atomicma\#
        ilR010K000000000application/vnd.ncd.controlR0G0L00130200S@c4A;c1GEapplication/rls-services+xmlrsserv\#
        ices for lists of SIP resources        M@60;0B110<00;A;ctext/x-javatext/x-java-sourcejava jav jshJav\#
        a source                                                                                            \#
                          0280A0A110700@QADimage/x-adobe-dngimage/x-raw-adobedng gprdigital negative4210?000\#
        000000video/raptorfecS0G0\001600000AEi@AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolproxy.id+json R0\#
        G0Z001300000@c4A;c1GEapplication/vnd.ms-playready.initiator+xmlR0G0N001300000@c4A;c1GEapplication/vn\#
        d.biopax.rdf+xmlD080B000002000application/x-rziprz                                                  \#
                                                      L060@00110600HA;ctext/x-freebasicbi bassource code in \#
        FreeBASIC                                                           N060;001104000A;ctext/x-barebare\#
        R010G000003000application/vnd.yaowemeyme                                                            \#
                                                           H280N00000<000application/x-mach-o-universaldylib\#
         so a o                                                                                             \#
                                                                                                            \#
                                                              R060@001103009A;ctext/x-vcalendarvcsvCalendar \#
                                  :080I00000200:application/x-maya-binarymbMaya scene     <070@0J130400D@c4A\#
        ;c1GEapplication/xfdfapplication/vnd.adobe.xfdfxfdfPDF form data in XML                             \#
                                                                                         22Q0:00000400:audio\#
        /3gpp3gpp3GPP audio                                                                               R0\#
        10U000000000application/vnd.uplanet.listcmd-wbxml                                                   \#
                                                                                                            \#
             0200D000003000image/x-raw-logitechpxn                                                          \#
                                              L060<00110900DA;ctext/x-janetjanet jdnsource code in Janet2210\#
        :000000000audio/bv16<0G0C00130600C@c4A;c1GEapplication/rfc+xmlrfcxmlRFC document source             \#
                                                                                                            \#
                    S0G0I001600000AEi@AR0RAA;c0_O1K9application/protobuf+json@291600340400EP>G@ijA_\1>[appli\#
        cation/vnd.openxmlformats-officedocument.presentationml.slideshowppsxPowerPoint slide show          \#
                       R010I00000800<application/vnd.adobe.fxpfxp fxplFlex project                          \#
                                                                                                            \#
                 K060=00220300EA;c@gTtext/x-expectexpsource code in ExpectL060<00110200DA;ctext/x-mupadmusou\#
        rce code in mupad                                                                                   \#
                                            <070G0S110800DA;capplication/mathematicaapplication/vnd.wolfram.\#
        mathematicanb ma mbMathematica notebook                                                             \#
                 N060>001103000A;ctext/x-cryptolcry                                                  R000D00\#
        0003000chemical/x-crossfirebsd                                                                R0G0W0\#
        01300000@c4A;c1GEapplication/vnd.dvb.notif-container+xmlN060E001104000A;ctext/x-literate-idrislidr  \#
                                                              R010P00000300?application/vnd.yamaha.hv-script\#
        hvsHV-Script voiceL060>00110200FA;ctext/x-charitychsource code in Charity                           \#
                                  N460<00110?00MA;ctext/x-bladeblade blade.phptext with the markup of Blade \#
                                                         <280C001106000AjDapplication/x-gzpdfpdf.gz         \#
                                                             <290>0<0008009image/vnd.djvuimage/x-djvudjvu dj\#
        vDjVu scanR000B000004000application/x-infoinfo0280F00000F00Aapplication/x-affinityafdesign afphoto a\#
        fpubAffinity documentL060<00110500DA;ctext/x-dhalldhallsource code in Dhall R010R00000300Bapplicatio\#
        n/vnd.mophun.certificatempcMophun certificateL060=00110;00EA;ctext/x-lookmllkml lookmlsource code in\#
         LookML2210:000000000audio/melp                                                                     \#
                                              <080A001103000@B?application/x-cbtcbt                         \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                    M060<00110000@A;ctext/x-mesonMeson build file<880D000000\#
        000application/x-amiproO460;00110@00LA;ctext/x-hamlhaml haml.defacetext with the markup of HamlM060<\#
        00110E00DA;ctext/x-cobolcob cbl cpy ccp cobolsource code in COBOL4210V00000300Gvideo/vnd.nokia.inter\#
        leaved-multimedianimNokia interleaved videoL060H001101000A;capplication/x-urbiscriptu02X0;09000300:i\#
        mage/x-xcfimage/xcfxcfGIMP imageL060=00110600EA;ctext/x-reasonre reisource code in ReasonR0G0S001300\#
        000@c4A;c1GEapplication/vnd.oma.bcast.sprov+xml0280@00000<000image/x-asepritease aseprite           \#
                                                                               N060A001104000A;ctext/x-chais\#
        criptchai                            L070M00110600LA;capplication/vnd.gentoo.ebuildebuildsource code\#
         in Gentoo EbuildR0G0T001300000@c4A;c1GEapplication/vnd.3gpp.pinapp-info+xmlR010N000000000applicatio\#
        n/vnd.fujixerox.hbpl R080L00000000>application/x-guile-bytecodecompiled Guile:0G0>001304000@c4A;c1GE\#
        model/step+xmlstpx2210C000000000audio/vnd.3gpp.iufp                                                 \#
                                                                                                            \#
                                                                                                      N060@0\#
        01103000A;ctext/x-bbc-basicbbcR0G0I001304000@c4A;c1GEapplication/clue_info+xmlclue                  \#
                                                2210P00000300Iaudio/vnd.ms-playready.media.pyapyaPlayReady p\#
        rotected audio42X0:0<110400:A]evideo/webmvideo/x-webmwebmWebM videoR010L000000000application/vnd.jsk\#
        .isdn-ngn                          R010E000000000application/cals-1840                              \#
                         2280;00000300Aaudio/x-musmusDMX music of Doom                    O460:09110800KA;ct\#
        ext/x-pugtext/jadejade pugtext with the markup of Pug:000A000003000application/x-prtprt             \#
                                                                                                       R010U\#
        00000300Mapplication/vnd.airzip.filesecure.azsazsAirZip FileSECURE spreadsheetN060:001103000A;ctext/\#
        x-rqlrqlL060:00110300BA;ctext/x-krlkrlsource code in KRLR010I000000000application/vnd.artsquare     \#
                                O060;00110400@A;ctext/x-scssscssSCSS style sheet           :280L00000300>app\#
        lication/vnd.sketchup.skpskpSketchUp modelU0G0D00160300<AEi@AR0RAA;c0_O1K9application/jwk+jsonjwkJSO\#
        N web keyR0G0\001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-floor-request+xml0200G0A0003000image/x-co\#
        relphotopaintimage/x-corel-cptcptR280B000004000application/x-par2par2F000A000003000application/x-nrg\#
        nrg4010E000000000application/mpeg4-iod                                                              \#
                                                                                                            \#
                 L060=00110600EA;ctext/x-webidlwebidlsource code in WebIDLR060B00110300NA;ctext/x-figlet-fon\#
        tflfdata in the format FIGlet Font       R060G001303000@c4A;c1GEapplication/x-tiled-tmxtmx          \#
                                                                                                            \#
                                   N460D00110300PA;ctext/x-html-plus-ecrecrtext with the markup of HTML+ECRL\#
        060:00110800BA;ctext/x-zapzap xzapsource code in ZAPR0G0K001300000@c4A;c1GEapplication/mrb-publish+x\#
        mlR0G0`001300000@c4A;c1GEapplication/vnd.3gpp.seal-data-delivery-info+xmlV010W00000500Ymessage/globa\#
        l-disposition-notificationu8mdnread receipt of an internationalised mailR010Y000000000application/vn\#
        d.ms-windows.nwprinting.oob0280@00001>000image/x-freehandfh fhc fh4 fh5 fh7 fh40 fh50 fh8 fh9 fh10 f\#
        h11 fh12 ft7 ft8 ft9 ft10 ft11 ft12R010M000000000application/vnd.ipld.dag-cbor                      \#
                                                                                             0280;00000300?i\#
        mage/x-3ds3ds3D Studio scene              >0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-offi\#
        cedocument.spreadsheetml.usernames+xmlR000A000000000chemical/x-ceriusR880B000004009application/x-asd\#
        fasdfASDF dataR0G0`001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-mbms-usage-info+xmlR:00G000003000a\#
        pplication/x-stata-dtadtaL060;00110400CA;ctext/x-imbaimbasource code in ImbaL060:00110?00BA;ctext/x-\#
        vbavba bas cls frmsource code in VBA                                                                \#
                                                                                                            \#
          R060B00110i00NA;ctext/x-cpp-objdumpcpp-objdump c++-objdump cppobjdump cxx-objdump c++objdumpdata i\#
        n the format Cpp-ObjDumpR0G0N00130200E@c4A;c1GEapplication/resource-lists+xmlrllist of SIP resources\#
        L060=00110300EA;ctext/x-mscgenmscsource code in MscgenR280E000000000application/x-os2-hlpR010J000000\#
        000application/vnd.g3pix.g3fcS0G0P001600000AEi@AR0RAA;c0_O1K9application/alto-cdnifilter+json0280:00\#
        0003000image/x-jgartL060<00110300DA;ctext/x-pyretarrsource code in PyretR010U000000000application/vn\#
        d.as207960.vas.tap+uper>0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsh\#
        eetml.connections+xmlD280K000002000application/x-snappy-framedszL060;00110400CA;ctext/x-pddlpddlsour\#
        ce code in PDDLM060:00110300BA;ctext/x-pegpegsource code in PEG   S0G0Y001600000AEi@AR0RAA;c0_O1K9ap\#
        plication/vnd.ims.lti.v2.toolproxy+jsonR060N00110300eA;ctext/x-ms-visualstudio.projectdspdata in the\#
         format Microsoft Developer Studio Project                                                          \#
             S0G0c001600000AEi@AR0RAA;c0_O1K9application/3gpp-media-delivery-metrics-report+jsonR000A0000030\#
        00application/x-d81d81R010M00000300Eapplication/vnd.geogebra.fileggbGeoGebra constructionM060>001107\#
        00BA;ctext/x-rsi-idldlm prosource code in IDLR060@00110900LA;ctext/x-dircolorsdircolorsdata in the f\#
        ormat dircolorsR010@000003000application/nodecjs<080J001200000@RP0SNapplication/x-bzpostscript      \#
                                                                                                            \#
                             R080D00000300=application/x-rosbagbagROS recordingV2X0J0D110700?A>[application/\#
        vnd.ms-outlookapplication/x-ms-msgmsg oftOutlook messageR0G0e001300000@c4A;c1GEapplication/mbms-asso\#
        ciated-procedure-description+xml                                                                    \#
                                                                                                            \#
                   H280O000000000application/x-mach-o-dylib-stub0280@000002000image/x-farbfeldff<010H0000050\#
        0@application/vnd.hp-pclxlpclxlPCL XL print jobN060=00110300?A;ctext/x-setextetxsetext documentR010Z\#
        000000000application/vnd.japannet-directory-serviceR280C00000000Kapplication/x-kdumpkernel dump of m\#
        akedumpfile                                                                                         \#
                                       V010;000000000message/mls        2280;000003009audio/x-qoaqoaQOA audi\#
        o                                            D080N000000000application/x-ms-compress-szdd           \#
           2280?000003000audio/x-shortenshn>290M0V220700C@hdA_\application/vnd.apple.numbersapplication/x-iw\#
        ork-numbers-sffnumbersnumbersNumbers spreadsheetN060=001103000A;ctext/x-silvervpr                   \#
          4200>000003000video/x-ms-wmxwmx                                    L060;00110100CA;ctext/x-jassjso\#
        urce code in JASSR010G00000?00=application/vnd.dpgraphdpg mwc dpgraphDPGraph graphF0@0A0L000300Aappl\#
        ication/x-vhdapplication/x-virtualbox-vhdvhdvirtual hard diskS0G0S001600000AEi@AR0RAA;c0_O1K9applica\#
        tion/alto-propmapparams+jsonT890?00000800Oapplication/cmscmsc pemCMS signed or encrypted messageR010\#
        @000000000application/witaR080F000008000application/x-spss-savsav zsavR280K00000000Oapplication/x-ap\#
        ple-dsstoreview settings of a macOS folderD2Y0Q001106000A_\application/vnd.espass-espass+zipespassR2\#
        90a00110000GA>[application/vnd.microsoft.windows.thumbnail-cacheWindows thumbnail cacheL060?00110300\#
        GA;ctext/x-squirrelnutsource code in SquirrelR060E00110300QA;ctext/x-spicedb-schemazeddata in the fo\#
        rmat SpiceDB Schema4210=000000000video/flexfec0290:00000400=image/ktx2ktx2KTX 2 texture0200;00000800\#
        :image/x-mrcccp4 mrcMRC volumeR010?00000300Gapplication/odxodxODX vehicle diagnostics           L060\#
        =00110300EA;ctext/x-wollokwlksource code in WollokN070H00110300FA;ctext/vnd.senx.warpscriptmc2WarpSc\#
        ript source code>0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.e\#
        xternallink+xml2200;000003000audio/x-gsmgsm0280@000003000image/x-gimp-gbrgbrN070C001100000A;ctext/cq\#
        l-identifier                                                                                 2280800\#
        000200Baudio/xmxmFastTracker module:0908000002000model/jtjt                                         \#
                                             S0G0E001600000AEi@AR0RAA;c0_O1K9application/city+jsonP280G00000\#
        3000application/x-filemakerfp7                                                                      \#
                                                    L060;00110400CA;ctext/x-hoonhoonsource code in hoon2280:\#
        00000200Faudio/x-ititImpulse Tracker moduleS0G0D001600000AEi@AR0RAA;c0_O1K9application/cmw+jsonF010R\#
        00000300Capplication/vnd.aristanetworks.swiswiArista switch imageP280N001100000@Giapplication/x-bent\#
        ley-besqliteF280E000003000application/x-wii-wadwadR080G000003000application/x-bps-patchbpsS0G0X00160\#
        0000AEi@AR0RAA;c0_O1K9application/vnd.cncf.helm.config.v1+json                                      \#
                                                                    S0G0\001600000AEi@AR0RAA;c0_O1K9applicat\#
        ion/vnd.apothekende.reservation+json                                  R0G0P001300000@c4A;c1GEapplica\#
        tion/vnd.oipf.dae.svg+xml2010R00000300;application/vnd.yamaha.smaf-phrasespfSMAF phrase4210E00000000\#
        0video/vnd.nokia.mp4vrR280K000003000application/x-endnote-styleensR010I00000300:application/vnd.ctc-\#
        posmlpmlPosML data                                               R010C000000000application/vnd.hsl  \#
             R010K00000300Happlication/scvp-cv-requestscqSCVP certificate request                           \#
         >0G1D001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.pivotcachedefini\#
        tion+xml                                                                                        R010\#
        D000004000application/vnd.semfsemf                                                                  \#
                                                                                                            \#
                                                           R000A000003000application/x-d82d82               \#
                                          F210G0L000800>application/vnd.efi.imgapplication/x-raw-disk-imagel\#
        uks imgraw disk image                  L060:00110300BA;ctext/x-rocrocsource code in Roc             \#
                                                   2210=000000000audio/flexfecT280J00000300?application/x-gn\#
        upg-keyboxkbxkeybox of GnuPG:090900000300?model/e57e57E57 point cloudR060U00110000aA;ctext/x-cloud-f\#
        irestore-security-rulesdata in the format Cloud Firestore Security RulesR010Q00000300Capplication/vn\#
        d.3gpp.pic-bw-largeplb3GPP picture, largeR010Z000000000application/vnd.innopath.wamp.notificationS0G\#
        0E00160400BAEi@AR0RAA;c0_O1K9application/scim+jsonscimSCIM identity dataF000K000003000application/x-\#
        pc-engine-rompce<280S00110700CA>[application/vnd.stardivision.writersdw vorStarWriter document2280@0\#
        01204000ASWAbMaudio/x-opus+oggopusJ060G00110000OA;ctext/x-openrc-runscriptsource code in OpenRC runs\#
        criptR0G0V001300000@c4A;c1GEapplication/vnd.etsi.iptvueprofile+xmlR280Q00000600Japplication/x-gettex\#
        t-translationgmo mocompiled message catalogueR010P000000000application/resolve-response+jwtR010J0000\#
        0300@application/vnd.flographitgphFloGraphIt graph:280?00000300<model/x-openctmctmOpenCTM mesh2280;0\#
        00003000audio/x-medmed2280;00000300Eaudio/x-pvfpvfPortable Voice Format                             \#
                                           R080G00000200Kapplication/x-google-ababbackup of an Android devic\#
        e00:0G00000300?image/x-portable-anymappnmportable anymapS0G0E001600000AEi@AR0RAA;c0_O1K9application/\#
        rdap+json                                                                                           \#
            H280[001100000AjDapplication/x-alpine-package-keeper-packageL060:00110300BA;ctext/x-pklpklsource\#
         code in Pkl                               L060?00110000GA;ctext/x-tablegensource code in TableGenP2\#
        90N0H110400C@Giapplication/geopackage+sqlite3application/x-geopackagegpkgGeoPackage map dataR010P000\#
        000000application/tamp-status-responseL060900110200AA;ctext/x-p4p4source code in P4M060<00110300DA;c\#
        text/x-alloyalssource code in Alloy                                                                 \#
             6890F00000300Mapplication/vnd.ms-wplwplWindows Media Player playlist                           \#
                           2210>000000000audio/rtp-midi                                                     \#
                 R010J000003000application/vnd.filmit.zfczfc                                              22\#
        80;00000300Baudio/x-smpsmpSampleVision sound      R0G0N001300000@c4A;c1GEapplication/vnd.dvb.dvbisl+\#
        xml                                                                                                 \#
                                D000L000003000application/x-cfs-compressedcfs                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                    R010C00000300Aapplicatio\#
        n/vnd.bmibmiBMI graphics data                                                                       \#
                               0280A0A110700?QADimage/x-nikon-nefimage/x-raw-nikonnef nrwNikon raw image    \#
                                                                                                            \#
                                                                                                            \#
                                                                              R010F000000000application/vnd.\#
        gridmpN070:001101000A;ctext/vnd.aa          22Y090Z000<009audio/aacaudio/aacp audio/x-aac audio/x-hx\#
        -aac-adtsaac adts assAAC audio                               S0G0I00160;50HAEi@AR0RAA;c0_O1K9applica\#
        tion/manifest+jsonwebmanifestutf-8web application manifest                                          \#
                                                         H2X0F00110:000A_\application/appxbundleappxbundleR2\#
        80L00000000>application/x-gtk-icon-cachecache of icons                                              \#
                                    M060;00110C00@A;ctext/x-rsrcr rhistory rsx s rdsource code in R         \#
                                              0280;00000300=image/x-exrexrOpenEXR imageL060900110200AA;ctext\#
        /x-alalsource code in AL                                            0280=0;0009000image/x-jbig2image\#
        /x-jb2jb2 jbig2                                                                                     \#
                                                                                    R010C000002000applicatio\#
        n/n-quadsnq                                                                                         \#
                      S0G0Z001600000AEi@AR0RAA;c0_O1K9application/vnd.oci.image.manifest.v1+json420080000020\#
        00video/glglL060F00110300NA;ctext/x-routeros-scriptrscsource code in RouterOS Script2210?000000000au\#
        dio/parityfec<3Y1700230400=P>GA_\1>[application/vnd.openxmlformats-officedocument.wordprocessingml.d\#
        ocumentdocxWord document0280A0A000300?image/x-canon-crwimage/x-raw-canoncrwCanon raw image4280;00000\#
        3009video/x-roqroqRoQ videoR0G0_001300000@c4A;c1GEapplication/vnd.oipf.contentaccessstreaming+xmlR01\#
        0L00000700?application/vnd.contact.cmsgcdbcmsgCONTACT message<280O001103000A>[application/x-starwrit\#
        er-globalsglR010J000000000application/vnd.3gpp.5gnas                                                \#
                                                             R280D00001=000application/x-bplistplist webloc \#
        entitlements mobileconfig strings stringsdict tmlanguage tmtheme                                    \#
                                                                                                            \#
                        T080O000005000application/x-java-jce-keystorejceks                       S060A002405\#
        00HP_OA;c0RA1K9application/json5json5data in the format JSON5                                       \#
                                                                                              O060A00110700A\#
        A;ctext/x-r-markdownqmd rmdtext in RMarkdownL060<00110300DA;ctext/x-sliceicesource code in Slice    \#
                                                                                                            \#
                                   S0G0T001600000AEi@AR0RAA;c0_O1K9application/vnd.r74n.sandboxels+json     \#
                                                                                                            \#
                                         <280D001100000A>[application/x-hwp-v5R010W000000000application/prs.\#
        implied-object+json-seq                                              N070@001100000A;ctext/vnd.zoo.k\#
        cl                                      0210:000004000image/avcsavcs                       R010K0000\#
        00000application/vnd.d3m-problem                                                                    \#
                  S070D001200000AXJA;capplication/cwl+yamlN070<001100000A;ctext/flexfec                     \#
            R280J00000700<application/x-llvm-profileprofrawLLVM profile                                     \#
          00P0S000005000application/vnd.google-apps.drawinggdrawL4F0B001100000A;ctext/x-jquery-tmplR060K0011\#
        0000PA;capplication/x-godot-projectdata in the format Godot projectR0G0E001300000@c4A;c1GEapplicatio\#
        n/xacml+xmlS@G0@00110A00BA;capplication/tomltoml toml.exampleTOML configuration                     \#
                                                                                                4280>0?12000\#
        00A4>AbMvideo/x-oggrgbvideo/x-ogg-rgb                       L060:00110700BA;ctext/x-sqfsqf hqfsource\#
         code in SQF                                                        R010S000000000application/vnd.ya\#
        maha.remote-setupR010\000000000application/vnd.japannet-registration-wakeup                         \#
                                                                                                            \#
                                                                                                            \#
                                                                 R0>0B001108000A;capplication/x-samismi sami\#
                                                                                                            \#
            R080L001103000AC:application/x-navi-animationani                                    R000F0000020\#
        00application/applixwareaw            R0G0N00130300:@c4A;c1GEapplication/vnd.zzazz.deck+xmlzazZzazz \#
        deck                                                                    @3Y1900230900GP>GA_\1>[appli\#
        cation/vnd.openxmlformats-officedocument.presentationml.presentationpptx thmxPowerPoint presentation\#
        R0G0l001300000@c4A;c1GEapplication/vnd.oma.bcast.associated-procedure-parameter+xml8280F000000000app\#
        lication/x-font-dosR010N000000000application/suit-envelope+cose2210?000000000audio/midi-clipR060S001\#
        10300_A;ctext/x-world-of-warcraft-addon-datatocdata in the format World of Warcraft Addon DataL060I0\#
        01302000@c4A;c1GEapplication/x-gtk-builderui                      L060<00110600DA;ctext/x-jolieol io\#
        lsource code in JolieR0G0I00130300H@c4A;c1GEapplication/xcap-diff+xmlxdfchange of XCAP documents    \#
                                   T080M00000600Iapplication/x-kerberos-keytabkeytabkeys of Kerberos service\#
        s                                                                                                   \#
                                                                                                R010V0000000\#
        00application/vnd.3gpp.mcdata-signalling                                                            \#
                      R000?000004000chemical/x-xtelxtel                                R010D00000000Aapplica\#
        tion/fastsoapFast SOAP message@010O00000700Lapplication/vnd.lotus-freelancepre przLotus Freelance pr\#
        esentation22Y0;00000600Aaudio/basicau sndSun or NeXT audioR010T00000300Wapplication/vnd.ibm.electron\#
        ic-mediaemmIBM Electronic Media Management package                                                  \#
                R010N00000500Japplication/vnd.wap.wmlscriptcwmlsccompiled WMLScript programR010Z000000000app\#
        lication/vnd.dvb.iptv.alfec-enhancement<280Z00110300JA>[application/vnd.stardivision.writer-globalsg\#
        lStarWriter master documentS0G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.mason+json               \#
                                                                                                            \#
               J060F00110200FA;capplication/x-nuscriptnusource code in Nushell0280@001103000QADimage/x-sony-\#
        sr2sr2R010`00000600Lapplication/vnd.cluetrust.cartomobile-config-pkgc11amzCartoMobile settings packa\#
        ge0210B00000400Rimage/vnd.wap.wbmpwbmpWBMP image for early mobile phones>0G1:001300000@c4A;c1GEappli\#
        cation/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xmlR0G0^001300000@c4A;c1GEapplicat\#
        ion/vnd.3gpp.mcdata-service-config+xmlR010G00000300Napplication/vnd.dynageogeoDynaGeo geometric cons\#
        tructionR0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.diagramlayout\#
        +xmlR010E000000000application/smpte336m0280F0F1103000QADimage/x-hasselblad-3frimage/x-raw-hasselblad\#
        3frL060=00110C00EA;ctext/x-racketrktd scrbl rkt rktlsource code in RacketR010Y00000800Dapplication/v\#
        nd.sealedmedia.softseal.htmlstml s1hSealedMedia web page               @010j000004000application/vnd\#
        .collabio.xodocuments.presentation-templatexotpN070H00110550=A;ctext/provenance-notationprovnutf-8PR\#
        OV notationN0O0C00110A00CA;ctext/cache-manifestappcache manifestHTML cache manifestR010M000000000app\#
        lication/vnd.enphase.envoyN0709001104000A;ctext/gff3gff3R0G0S001300000@c4A;c1GEapplication/mathml-pr\#
        esentation+xmlV0W0?00110000DA;cmessage/partialpart of a split mailR010U00000300Bapplication/vnd.vids\#
        oft.vidconferencevscVidConference dataR0G0\001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-location-inf\#
        o+xmlS0G0H001600000AEi@AR0RAA;c0_O1K9application/vnd.api+jsonR0G0C001300000@c4A;c1GEapplication/odm+\#
        xmlH010B00000300:application/widgetwgtW3C widget                                          D080Q00110\#
        <00Q@Tfapplication/x-zstd-compressed-tartar.zst tzsttar archive, Zstandard-compressed8080I00000300;a\#
        pplication/x-font-speedospdSpeedo font                                                              \#
                                                                                                            \#
                                           N060?00110300KA;ctext/x-microdvdsubdata in the format MicroDVD   \#
                         R0G0I001304000@c4A;c1GEapplication/route-apd+xmlrapdR000L00000<000application/x-sas\#
        -data-indexsi7 sas7bndx                                                                             \#
                                                                                      N060B001102000A;ctext/\#
        x-ambienttalkat                                                                                     \#
                                                                                                            \#
                                                                        L060;00110400CA;ctext/x-cluecluesour\#
        ce code in Clue  L060L00110200TA;ctext/x-grammatical-frameworkgfsource code in Grammatical Framework\#
        R010L00000300=application/vnd.spotfire.sfssfsSpotfire data4280=001203000A4>AbMvideo/x-diracdrcL060D0\#
        01106000A;capplication/x-evoqueevoqueH8Y0U0^110=00>@:7application/vnd.debian.binary-packageapplicati\#
        on/x-deb application/x-debian-packagedeb udeb ddebDebian package42Q0:09000H00:video/mpegvideo/mpgmpg\#
         mpeg mpe m1v m2v vobMPEG video                             M060=0=110800=A;ctext/x-matlabtext/x-oct\#
        avematlab mMATLAB source                                                      2210C000000000audio/vn\#
        d.hns.audioR000G00000=000chemical/x-gamess-inputinp gamin gam:280D00110D000A>[application/sldworkssl\#
        dprt sldasm slddrw:280B001104000A_\model/vnd.dwfx+xpsdwfx2200;000003000audio/x-sd2sd2               \#
                                                                                                            \#
                               4210>000000000video/smpte291       L060<00110200AA;ctext/x-iosrciosource code\#
         in Io                M060;00110P00;A;ctext/x-vhdlvhdl vhf vhi vho vhs vht vhw vhdVHDL source       \#
                            R460=00110E000A;ctext/x-configconfig conf xconf cfgM@60;08340S008A;cPoJQ6W188tex\#
        t/x-csrctext/x-cc idc cats h.in cc h cxx cpp hh dicC sourceR010?000000000application/cfw0210=0000030\#
        0Aimage/prs.ptiptiPTI encoded imageN070>001100000A;ctext/raptorfec                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                               R0G0\001300000@c4A;c1GEapplication/vnd.dvb.notif-aggregate-root+xmlR010D00000\#
        0000application/cose-keyV060>001104000A;cmessage/x-emlxemlx                                         \#
                                                                                    R0G0Z001300000@c4A;c1GEa\#
        pplication/vnd.oma.bcast.notification+xml                                                           \#
                                                                              D2Y0C0n000300;application/vnd.\#
        rarapplication/rar application/x-rar application/x-rar-compressedrarRAR archiveK0G0?11221e50AQK9A;ct\#
        ext/javascriptapplication/javascript application/x-javascript text/x-javascriptjs mjs es jsm _js cjs\#
         bones es6 frag jake javascript jsb jscad jsfl jslib jspre jss jsx njs sjs ssjs xsjs xsjslib pacutf-\#
        8JavaScript sourceD0X0C0B000600Dapplication/x-bzip1application/x-bzipbz tbzbzip-compressed dataDP90@\#
        0B000800Iapplication/zstdapplication/x-zstdzst zstdZstandard-compressed dataL060=00110400EA;ctext/x-\#
        turingtu tsource code in TuringL060@00110300HA;ctext/x-asymptoteasysource code in AsymptoteM060>0011\#
        0500>A;ctext/x-verilogv veoVerilog sourceS0G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.leap+jsonL0\#
        60?00110400GA;ctext/x-ligolangligosource code in LigoLANGH280J00000400Capplication/x-lua-bytecodelua\#
        ccompiled Lua script0280L00110300DA_\application/vnd.sun.xml.drawsxdOpenOffice 1 drawing            \#
                                 H200B00000900;application/x-coffo obj resobject code                       \#
                                                                                                            \#
        <2Y0B0W110;00GA>[application/mswordapplication/doc application/vnd.ms-worddoc wiz dotWord document (\#
        97-2003)                     R0G0d001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog-fax-sendrecv\#
        +xml                                                                                                \#
                R0G0O001300000@c4A;c1GEapplication/ibe-key-request+xmlM060D00110;00EA;capplication/x-scilabs\#
        ci sce tstsource code in ScilabK060H00110=00IA;capplication/x-powershellps1 psm1 psd1source code in \#
        PowerShellL060:00110300BA;ctext/x-bqnbqnsource code in BQNH280P00110300BA_\application/x-android-app\#
        -bundleaabAndroid app bundle2290R00110300IA_\application/vnd.recordare.musicxmlmxlcompressed MusicXM\#
        L scoreN060=001108000A;ctext/mcschemamcschemaR080D00000900<application/x-bigbedbigbed bbbigBed track\#
        R060C00131\00T@c4A;c1GEapplication/x-plistplist sttheme tmcommand tmlanguage tmpreferences tmsnippet\#
         tmtheme entitlements stringsdict webloc xcprivacydata in the format XML Property ListL060=00110;00E\#
        A;ctext/x-edgeqledgeql esdlsource code in EdgeQL2210C000000000audio/vnd.cisco.nseR060=00110300IA;cte\#
        xt/x-webvttvttdata in the format WebVTT>390^00340400JP>GQg_A_\1>[application/vnd.ms-excel.sheet.macr\#
        oenabled.12xlsmExcel workbook with macrosR000E000000000application/x-ebu-stl6:80=000003008audio/x-sc\#
        plsplsplaylistR070<001100000A;ctext/vnd.vcf                                                         \#
                   J280I00000300@application/x-ms-shortcutlnkWindows shortcutL060;00110700CA;ctext/x-mql4mq4\#
         mqhsource code in MQL4R0G0G00130700F@c4A;c1GEapplication/atomcat+xmlatomcatAtom category document  \#
                                                                                                         L06\#
        0<00110200DA;ctext/x-pro-cpcsource code in Pro*CT880P000007000application/x-x509-ec-parameterskey pe\#
        mR010H00000800Bapplication/vnd.preminetpreminetPreminet catalogue4210J000000000video/vnd.directv.mpe\#
        g-tts4210R00000<00Kvideo/vnd.sealedmedia.softseal.movsmov smo s1qSealedMedia QuickTime videoR060?001\#
        10300KA;ctext/x-proguardprodata in the format Proguard                                              \#
                                                                 R010L00000300Dapplication/scvp-vp-responses\#
        ppSCVP policy response                 F280H00000300Lapplication/x-pasti-diskstxPasti image of an At\#
        ari disk                                                                                            \#
                                                                     R010D00000800Tapplication/csrattrscsrat\#
        trsattributes for a certificate request0280F0D1103000AjDimage/x-emf-compressedapplication/x-ms-emzem\#
        zR0G0R001300000@c4A;c1GEapplication/vnd.oipf.dae.xhtml+xmlR010P000000000application/vnd.fujixerox.ar\#
        t-exR0F0Q001300000@c4A;c1GEapplication/vnd.gov.sk.e-form+xml<0G1>001300000@c4A;c1GEapplication/vnd.o\#
        penxmlformats-officedocument.wordprocessingml.websettings+xmlR010U000000000application/vnd.windows.d\#
        evicepairing4210E000000000video/vnd.objectvideo>0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats\#
        -officedocument.spreadsheetml.dialogsheet+xml                                                       \#
             V090G0C000800\application/vnd.ms-tnefapplication/ms-tneftnef tnfTransport-neutral encapsulation\#
         of a messageL060;00110900CA;ctext/x-mojo🔥 mojosource code in Mojo       L060<00110800DA;ctext/x-idr\#
        isidr lidrsource code in Idris                                H280K000002000application/x-mach-o-bun\#
        dleso2210D000000000audio/tetra_acelp_bbR0G0[00130200;@c4A;c1GEapplication/vnd.software602.filler.for\#
        m+xmlfo602XML formT000M000007000application/x-internet-signupisp ins22X0;00000300?audio/x-cafcafCore\#
         Audio fileS070R001200000AXJA;capplication/vnd.oai.workflows+yaml                                   \#
                                                                  R0G0g001300000@c4A;c1GEapplication/vnd.ope\#
        nxmlformats-officedocument.theme+xml                                           R000Q000000000applica\#
        tion/vnd.google-apps.photo                                           R280J00000000Dapplication/x-gli\#
        bc-localecategory of a locale                                                                       \#
                                 22108000000000audio/dv                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                     L060:001103000A;ctext/x-oclocl                         \#
                          0280;00000300Gimage/x-mspmspMicrosoft Paint picture                               \#
                                                                                                            \#
                                                                  R0G0O001300000@c4A;c1GEapplication/vnd.otp\#
        s.ct-kip+xml                                                                                        \#
                                                                                  M060=00110200EA;ctext/x-pu\#
        ppetppsource code in Puppet<010J0Z000M00Bapplication/vnd.afpc.modcaapplication/afp application/vnd.i\#
        bm.modcapafp listafp list3820 pseg3820AFP print documentL460E001108000A;capplication/x-cheetahtmpl s\#
        ptR0G0V001300000@c4A;c1GEapplication/vnd.oma.xcap-directory+xmlL060=00110300EA;ctext/x-oberonob2sour\#
        ce code in OberonR010M000000000application/vnd.oai.workflowsT890D00000O00<application/pgp-keysasc ke\#
        y pub gpg pem pgp pkr skrOpenPGP keysM060<00110M00DA;ctext/x-forth4th frt fth fs forth fr f forsourc\#
        e code in ForthX0@0C000000000x-shader/x-fragment0280E000000000image/x-jp2-containerR0G0F00130300<@c4\#
        A;c1GEapplication/thraud+xmltfifraud report                                                         \#
                                                          L060=00110800EA;ctext/x-fennelfnl fnlmsource code \#
        in FennelH200K00110C000A2Vapplication/x-lx-executable386 dll exe sys vxd2210=00000000Iaudio/g726-32G\#
        .726 speech at 32 kbit/s                                                     0280=00000300Limage/vnd\#
        .dxbdxbAutoCAD binary exchange fileR010M000000000application/vnd.powerbuilder7     R010M00000400=app\#
        lication/vnd.rainstor.datatreeRainStor data                     L060<00110500HA;ctext/x-stsrcst csso\#
        urce code in Smalltalk                                                                       J0F0800\#
        1100000A;ctext/cmd                                                                                  \#
                                                                                    0010I0C000300@applicatio\#
        n/vnd.kde.kivioapplication/x-kivioflwKivio flow chart                 R090H00000300Capplication/vnd.\#
        isac.fcsfcsflow cytometry data                                                                      \#
                      L060:00110300BA;ctext/x-wdlwdlsource code in WDLL060<00110300DA;ctext/x-algolalgsource\#
         code in ALGOLR010D000000000application/vnd.modl                                                    \#
                                                                                                            \#
                                                                                                            \#
                                      R010O00000:000application/vnd.resilient.logicrlm reloadR0A0H00001\00Fa\#
        pplication/octet-streambin lrf deploy bpk dump msu buffer dms mar so dist exe distz pkg dll msp deb \#
        elc dmg iso lha img msi msm lzhdata of unknown format4200=000000000video/exampleR010J00000000Dapplic\#
        ation/vnd.canon-cpdlCanon CPDL print jobD880B00000400<application/x-cpiocpiocpio archiveH2X0G0011030\#
        0AA_\application/x-xpinstallxpiFirefox extensionN460<00110500MA;ctext/x-scamlscamltext with the mark\#
        up of ScamlS0G0R00160;000AEi@AR0RAA;c0_O1K9application/vnd.veritone.aion+jsonaion vtnstdR0G0X0013000\#
        00@c4A;c1GEapplication/vnd.oma.poc.final-report+xmlD2H0?0L1103000@B?application/ovfapplication/x-vir\#
        tualbox-ovaovaR0G0X001300000@c4A;c1GEapplication/vnd.marlin.drm.conftoken+xmlL060C00110600KA;ctext/x\#
        -renderscriptrsh rssource code in RenderScriptL060<00110600DA;ctext/x-slashsl slasource code in Slas\#
        hL060<00110500DA;ctext/x-gleamgleamsource code in GleamR060C001300000@c4A;c1GEapplication/x-ufrawR08\#
        0F001108000@<Aapplication/x-memgraphmemgraph2210=00000000Iaudio/g726-24G.726 speech at 24 kbit/sR010\#
        S000000000application/vnd.dvb.iptv.alfec-baseS0G0R001600000AEi@AR0RAA;c0_O1K9application/vnd.nacamar\#
        .ybrid+jsonR010S000000000application/missing-blocks+cbor-seq                                        \#
                                           R280I00110H00DA>[application/x-ms-jumplistautomaticDestinations-m\#
        sjump list of Windows                                                                               \#
                                                             R2Y0P00110300DA_\application/vnd.google-earth.k\#
        mzkmzKML map data, zipped                R0G0Y001300000@c4A;c1GEapplication/emergencycalldata.commen\#
        t+xml                                R010Q000000000application/simplesymbolcontainer                \#
                                                                    2210;000000000audio/g7291            D00\#
        0G00000000Kapplication/x-macbinaryMacintosh file in MacBinary                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                  O060?00110T00@A;ctext/x-asciidocasciidoc a\#
        doc ad ad.txt adoc.txt asctext in AsciiDocR0G0U001300000@c4A;c1GEapplication/vnd.radisys.msml-conf+x\#
        mlR010X00000300Zapplication/tamp-sequence-adjust-confirmsacconfirmation of a TAMP sequence adjustmen\#
        tM060@00110500LA;ctext/x-objc++srcmm hhsource code in Objective-C++                                 \#
                                                                                                            \#
                     R010E000000000application/cose-x509R0P0B000003000application/ubjsonubjN060H001100000A;c\#
        text/x-debian-sourcelist                                                 R010H00000300Eapplication/v\#
        nd.onepagertamOnePager presentation                                                         <280B0Y0\#
        00300<application/winhlpapplication/winhelp application/x-winhelphlpWindows help42109000000000video/\#
        rtx                                          N060H001103000A;ctext/x-inform-6-templatei6t  R0G0O0013\#
        0900J@c4A;c1GEapplication/vnd.solent.sdkm+xmlsdkm sdkdSolent key management data                    \#
                                                                                                            \#
                                                                                                 H000L00000;\#
        000application/x-ms-applicationapplication                                                          \#
                             N060<001102000A;ctext/x-montemt                                                \#
        R0G0C00130000O@c4A;c1GEapplication/epp+xmlEPP domain registration messageN060=00110;000A;ctext/x-das\#
        m16dasm16 dasmN0F0>001100000A;ctext/x-gwt-rpc2010H00000300>application/vnd.musicianmusMusician score\#
        O060S002203000A7cA;ctext/x-gettext-translation-templatepot                                          \#
                                                                       2210;00000000;audio/3gpp23GPP2 audio@\#
        0G1>001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.template.main+xml\#
                                  4280;0=1200000A4>AbMvideo/daalavideo/x-daalaR010[000000000application/vnd.\#
        uplanet.bearer-choice-wbxml2280?0Q1207000ASWAbMaudio/x-oggflacaudio/x-flac+ogg audio/x-ogg-flacoga o\#
        ggR060A00110000MA;ctext/x-ssh-configdata in the format SSH Config                                   \#
                                                                                                            \#
                       R010?000004000application/clr1clrR010N000000000application/vnd.uic.dosipas.v12210:000\#
        00000<audio/g722G.722 speechR010L000000000application/vnd.openprinttagM060=00110;00EA;ctext/x-cython\#
        pyx pxd pxisource code in Cython<060X001303000@c4A;c1GEapplication/x-adobe-indesign-interchangeinxM@\#
        609001102009A;ctext/x-gogoGo source4280F000000000application/x-matroskaR0G0[001300000@c4A;c1GEapplic\#
        ation/vnd.radisys.msml-audit-conf+xml                                         R010H000000000applicat\#
        ion/coap-payload                                                           R010R00000800Capplication\#
        /vnd.simtech-mindmappertwd twdsMindMapper mind map                                                  \#
                                                                                 <880I000003000application/x\#
        -pocket-wordpsw                                <280L0I110300BA>[application/vnd.ms-publisherapplicat\#
        ion/x-mspublisherpubPublisher document<080A00000300<application/x-snbsnbBambook bookR010D000000000ap\#
        plication/cbor-seq028090;0003009image/qoiimage/x-qoiqoiQOI imageS0G0K001600000AEi@AR0RAA;c0_O1K9appl\#
        ication/vnd.heroku+jsonR280B00000800Kapplication/x-dxbcdxbc csocompiled shader of Direct3DL060:00110\#
        300BA;ctext/x-oocoocsource code in oocL060800110100@A;ctext/x-eesource code in EL460<00110G00DA;ctex\#
        t/x-lassolasso lasso8 lasso9 lassource code in Lasso<010Z00000300@application/vnd.fujixerox.docuwork\#
        s.binderxbdDocuWorks binderR080B00000900?application/x-gcovgcda gcnocoverage of GCC<280Q00110300@A>[\#
        application/vnd.stardivision.mathsmfStarMath formulaR070C0U1103000A;capplication/vnd.mifapplication/\#
        x-frame application/x-mifmif2210<000000000audio/vmr-wbR010L00000800<application/vnd.sus-calendarsus \#
        suspSUS calendarN460<00110300MA;ctext/x-ventovtotext with the markup of Vento2280:00000200Haudio/x-a\#
        yaymusic of the ZX SpectrumL060=00110400EA;ctext/x-chapelchplsource code in ChapelJ060;00110000FA;ct\#
        ext/x-gawksource code in GNU AwkR010T00000200Eapplication/vnd.sailingtracker.trackstSailing Tracker \#
        track                                                                                               \#
                               O0F0;09110400LA;ctext/x-lesstext/lesslesstext with the markup of Less        \#
                                       H010R00000300;application/vnd.mophun.applicationmpnMophun gameH000@00\#
        0004000application/vsixvsix                                                                         \#
                       F080G00000:00?application/x-qemu-diskqcow2 qcowQEMU disk imageL060=00110600EA;ctext/x\#
        -ceylonceylonsource code in CeylonR080H00000000=application/x-bochs-diskdisk of Bochs               \#
                                                                                       L060B00110200JA;ctext\#
        /x-power-querypqsource code in Power Query                                                          \#
                                                                                                            \#
                                                                                                            \#
                                       R010E00000;00:application/vnd.kinarkne knp sdfKinar dataR010S00000000\#
        0application/vnd.3gpp.mcdata-payload4210@000000000video/vnd.planar2210:00000800:audio/usacloas xheUS\#
        AC audioL060<00110400EA;ctext/x-lean4leansource code in Lean 4                                      \#
                                                                                      R280L00000400Tapplicat\#
        ion/vnd.android.arscarsccompiled resources of an Android app                                        \#
                                                                                                            \#
                 H2X0k001103000A_\application/vnd.adobe.air-application-installer-package+zipair            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                         R01\#
        0C000003000application/vnd.sarsar                                                                   \#
                                                                                                            \#
                                                                         N060;00110400<A;ctext/x-rdocrdoctex\#
        t in RDoc<390`00340400IP>GP27A_\1>[application/vnd.ms-word.document.macroenabled.12docmWord document\#
         with macros4210>000000000video/jpeg2000                   R010W000003000application/vnd.yellowriver\#
        -custom-menucmpN070I00110950EA;ctext/vnd.debian.copyrightcopyrightutf-8Debian copyright fileO460E001\#
        10200VA;ctext/x-stringtemplatesttext with the markup of StringTemplateR280A000007000application/x-cd\#
        fcda cdf                                            2210B000000000audio/vnd.cns.inf1                \#
                                                                                                            \#
                                                                                                            \#
                                   2280>00000200>audio/x-codec2c2Codec 2 speech                             \#
                                                                               R0G19001300000@c4A;c1GEapplic\#
        ation/vnd.openxmlformats-officedocument.drawingml.diagramcolors+xml4280=001103000Am>video/annodexaxv\#
        R000H000008000application/x-sas-backupsas7bbakL060;00110400CA;ctext/x-hurlhurlsource code in Hurl421\#
        0E00000800Tvideo/vnd.dece.mobileuvm uvvmUltraViolet video for mobile devices<000C00000P000applicatio\#
        n/x-makerfb fbdoc frm maker frame fm bookR000H000003000application/x-tic80-itemticF080Z001106000A@oa\#
        pplication/x-raw-disk-image-xz-compressedimg.xzR280K000000000application/x-installshield            \#
                                             S0G0L001600000AEi@AR0RAA;c0_O1K9application/trust-chain+jsonR0G\#
        0C001300500@c4A;c1GEapplication/cda+xmlutf-8F280I00000800Napplication/x-apple2-2img2img 2mg2IMG imag\#
        e of an Apple II diskR010G000000000application/prs.mayfile0160Y0P2404000A_\@c4A;c1GEapplication/vnd.\#
        ms-visio.stencil.main+xmlapplication/vnd.ms-visio.stencilvssx:080;00000300;model/x-3dm3dmRhino model\#
        L0G0O00130300B@c4A;c1GEapplication/vnd.mozilla.xul+xmlxulXUL user interface0290:0<110400:AC:image/we\#
        bpimage/x-webpwebpWebP image<280H002206000@<;A_\application/x-ibooks+zipibooks                      \#
                                                                                  L060>00110?00FA;ctext/x-ne\#
        wlispnl kif lsp lispsource code in NewLisp                                                          \#
                                                                        0210F00000A00Aimage/vnd.dece.graphic\#
        uvi uvvi uvg uvvgUltraViolet image                                                       2280;000003\#
        000audio/x-dsfdsf                 R010U000000000application/vnd.ms-wmdrm.lic-chlg-req               \#
                                                                      R010?000000000application/did         \#
                                                                                                            \#
                                                                                                            \#
        M060=00110300EA;ctext/x-augeasaugsource code in Augeas                                              \#
                                                       0280C0C0003000image/x-minolta-mrwimage/x-raw-minoltam\#
        rwN460:00110300KA;ctext/x-vuevuetext with the markup of Vue                                         \#
                                                                                         4210A00000800Vvideo\#
        /vnd.dece.pduvp uvvpUltraViolet video for portable devicesD2Y0W001103000A_\application/vnd.familysea\#
        rch.gedcom+zipgdz                                                                                   \#
                                D080R001106000@SNapplication/x-bzip1-compressed-tartar.bz<090R00120400;@TmAo\#
        Wapplication/vnd.amazon.mobi8-ebookazw3Kindle book                                          <290M000\#
        00700Gapplication/vnd.lotus-wordprolwp samLotus Word Pro document                                   \#
               @0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.notesmast\#
        er+xmlR000>000007000chemical/x-cxfcxf cef                                                           \#
                                                                                                            \#
                                                                                                            \#
                                   R010N001100000@b7application/vnd.oma.lwm2m+cbor                          \#
                                                                                                            \#
                                                                     D280F00000100Capplication/x-compresszLZ\#
        W-compressed dataV000A000000000multipart/example                                       4010I00000000\#
        0application/mpeg4-generic                                                                          \#
                                           R0G0H001300000@c4A;c1GEapplication/cstadata+xml                  \#
                                                      <2X0A00000300@application/x-dvidviTeX DVI document    \#
                                                                                F280E00000;00@application/x-\#
        n64-romn64 v64 z64Nintendo 64 gameL060?00110800GA;ctext/x-rascriptrascriptsource code in RAScript   \#
                                                                                                     J060I00\#
        110300GA;capplication/x-wais-sourcesrcWAIS source descriptionR010?000000000application/cidR0G0C00130\#
        300B@c4A;c1GEapplication/sru+xmlsruSRU search results             R000J000003000application/x-spectr\#
        um-mgtmgt            R0G0E001300000@c4A;c1GEapplication/scaip+xml                                   \#
                                                            <880B000003000application/x-t602602R0G0K00130300\#
        J@c4A;c1GEapplication/watcherinfo+xmlwifstate of presence watchersN060;001104000A;ctext/x-clayclayR0\#
        10I000000000application/vnd.wantverseN060A00110:000A;ctext/x-kernel-logkmsg dmesg                   \#
                                          N070B001108009A;ctext/vnd.in3d.spotspot spo3DML spot              \#
                                                                                                            \#
                           :010=00000O00:model/vnd.gdlgdl win dor lmp rsm ism gsm msmGDL objectL060=00110700\#
        EA;ctext/x-csoundudo orcsource code in CsoundR000N00000?000application/x-partial-downloadcrdownload \#
        part2210=00000000Iaudio/g726-16G.726 speech at 16 kbit/sS0G0M001600000AEi@AR0RAA;c0_O1K9application/\#
        3gpphalforms+json2210=00000300=audio/atrac-xatxATRAC-X audio                                        \#
                                                                                            R000I000004000ap\#
        plication/x-scilab-xcosxcosT010Q000003000application/pem-certificate-chainpem                       \#
                                                                                                            \#
                  R000K000007000chemical/x-ncbi-asn1-binaryval aso4210I000000000video/vnd.blockfact.factvO46\#
        0D00110D00PA;ctext/x-html-plus-erbrhtml erb erb.defacetext with the markup of HTML+ERBS060D00110>00P\#
        A;ctext/x-ros-interfaceaction srv msgdata in the format ROS InterfaceL060:00110300BA;ctext/x-hiphips\#
        ource code in HIP                                                                                   \#
                                                                          R890C000003000application/vnd.agea\#
        ge>0R0W000006000application/vnd.google-apps.spreadsheetgsheetL060;00110300CA;ctext/x-pep8pepsource c\#
        ode in Pep8R010?000000000application/nssR000O000005000application/vnd.procreate.brushbrushH280O00000\#
        0000application/x-mach-o-executableH280M000000000application/x-mach-o-dylinker4210:00000400;video/h2\#
        63h263H.263 videoR280G00000300Eapplication/x-adobe-patpatpatterns of PhotoshopR010U000000000applicat\#
        ion/vnd.japannet-verification2210B000000000audio/dsr-es202212L060;00110200CA;ctext/x-noirnrsource co\#
        de in Noir  J0P0R000007000application/vnd.google-apps.scriptgscript                                 \#
                                                                                                            \#
                                                 S0G0Y001600000AEi@AR0RAA;c0_O1K9application/3gpp-mbs-object\#
        -manifest+jsonR010K000000000application/vnd.bbf.usp.msg                                             \#
                         >0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.\#
        revisionlog+xml:0G0B00130400:@c4A;c1GEmodel/vnd.moml+xmlmomlMoML modelD080Q001106000ABPapplication/x\#
        -rzip-compressed-tartar.rzL060>00110400FA;ctext/x-clarityclarsource code in Clarity                D\#
        880@000004000application/warcwarc                                                                   \#
                             4020>000007000video/x-la-asflsf lsx                               :890Q00000;00\#
        Emodel/vnd.parasolid.transmit.textx_t xmt_txtParasolid model, textR010V000000000application/atsc-dyn\#
        amic-event-message                                    R010R000000000application/vnd.opentimestamps.o\#
        ts                                                                                                  \#
                              <0O0?0U110300BA;capplication/rtfapplication/x-rtf text/rtf text/x-rtfrtfRich T\#
        ext documentR0G0^001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-mbms-usage-info+xmlR010H000000000appli\#
        cation/mosskey-dataR0G0I001304000@c4A;c1GEapplication/atsc-rsat+xmlrsatT010T00000300@application/vnd\#
        .etsi.timestamp-tokentsttime stamp tokenR060J00110000VA;ctext/x-adblock-filter-listdata in the forma\#
        t Adblock Filter ListR010D000000000application/encaprtp2200F000004000audio/vnd.audible.aaxcaaxcL060<\#
        00110>00DA;ctext/x-zimplzimpl zmpl zplsource code in ZimplS0G0I001600000AEi@AR0RAA;c0_O1K9applicatio\#
        n/calendar+jsonR000>000003000chemical/x-ctxctx                                 R0G0a001300000@c4A;c1\#
        GEapplication/vnd.radisys.msml-dialog-transform+xml                                            H200H\#
        0K000O00?application/x-msdownloadapplication/x-msdos-programcom exe dll bat msi cpl drv scrWindows p\#
        rogramR010I000000000application/vnd.xarin.cpj               R890H00000200<application/andrew-insetez\#
        Andrew inset             R290C000003000application/vnd.shxshx     42109000000000video/evc           \#
                                                                               R010Q000000000application/vnd\#
        .geogebra.pinboardD2Y0N001103000A_\application/vnd.ficlab.flb+zipflbL060;00110?00CA;ctext/x-hackhack\#
         hhi hh phpsource code in HackH280W00110300DA_\application/vnd.openofficeorg.extensionoxtOpenOffice \#
        extension                                                                                           \#
                              L060M00110200UA;ctext/x-answer-set-programminglpsource code in Answer Set Prog\#
        ramming                                                                               L060;00110400C\#
        A;ctext/x-mintmintsource code in MintL060;00110400CA;ctext/x-flixflixsource code in FlixR010Q0000030\#
        00application/vnd.banana-accountingac2S0G0H001600000AEi@AR0RAA;c0_O1K9application/problem+jsonR010O0\#
        00000000application/oauth-authz-req+jwt4210F00000300Cvideo/vnd.sealed.mpeg4s14Sealed MPEG-4 videoR08\#
        0B000000000application/x-riff S0G0@0X353J509@ARPRAA;c0_O1K9application/jsonapplication/x-json text/j\#
        son text/x-jsonjson map 4dform 4dproject avsc har module json-tmlanguage xc json.example mcmeta slnl\#
        aunch tact tfstate tfstate.backup topojson yy yyp avpr code-workspace jsonc sublime-keymap sublime-p\#
        roject sublime-settings xcstringsutf-8JSON data                                                     \#
                                           R290H00000300Dapplication/vnd.ipld.carcarIPLD content archive0280\#
        D0;0003000image/vnd.zbrush.dcximage/x-dcxdcxR010S000000000application/vnd.wrq-hp3000-labelledL060@00\#
        110600HA;ctext/x-shaderlabshadersource code in ShaderLabN060>00110<00OA;ctext/x-postcsspcss postcsst\#
        ext with the markup of PostCSS                                                                      \#
          R060A00110000MA;ctext/x-git-commitdata in the format Git Commit                                   \#
                                                                                                            \#
                                                                                                            \#
                                            R080A00000300@application/x-nifnifNetImmerse model2280;000003000\#
        audio/x-vocvoc S0G0@1C111I009A;capplication/yamlapplication/x-yaml application/x-yml text/vnd.yaml t\#
        ext/x-yaml text/x-yml text/yamlyaml yml mir reek rviz sublime-syntax syntax yaml-tmlanguage yaml.sed\#
         yml.mysql cff eyamlYAML data4210:00000<000video/h266266 h266 vvcR010P00000300Happlication/tamp-sequ\#
        ence-adjusttsaTAMP sequence adjustmentR060E00110000QA;ctext/x-git-attributesdata in the format Git A\#
        ttributesL060A00110400IA;ctext/x-moonscriptmoonsource code in MoonScriptN070H00110300GA;ctext/vnd.ms\#
        -mediapackagempfMicrosoft media packageR010H001100000@b7application/eat-ucs+cborR0G0Q001300500@c4A;c\#
        1GEapplication/vnd.syncml.dmtnds+xmlutf-8R000J000003000application/x-ganttprojectgan                \#
                                          B080H00110:000@<Aapplication/x-webarchivewebarchive2200;000003000a\#
        udio/adpcmadp                                                                           K@F0B0d112E0\#
        0<A;ctext/x-shellscriptapplication/x-sh application/x-shellscript text/x-shsh bash ksh bats command \#
        zsh exheres-0 exlib pacscript sbatch sh.in slurm tmux tool zsh-theme cgi ebuild eclass fcgi trigger \#
        config install run t tapshell scriptN060;001104000A;ctext/x-qvtoqvto                                \#
                      :010K00000300Capplication/vnd.vectorworksvwxVectorworks drawingL060:00110100BA;ctext/x\#
        -rezrsource code in Rez                                                R280F00000300@application/x-v\#
        im-swapswpswap file of Vim                                                                          \#
             :0Q0:00000=00:model/meshmsh mesh silomesh modelH280O0A000800Lapplication/vnd.symbian.installx-e\#
        poc/x-sisx-appsis sisxSymbian installation package2210;00000300=audio/evrcbevbEVRC-B speech         \#
                                                                                                         R01\#
        0C000000000application/vc+cose                                                       R280M00000700Ma\#
        pplication/x-gobject-typelibtypelibintrospection data of GObjectR0G0U001300000@c4A;c1GEapplication/v\#
        nd.etsi.iptvsad-npvr+xml                          <090M0A110C00F@Poapplication/vnd.comicbook-rarappl\#
        ication/x-cbrcbr cba cbt cb7 cbzcomic book, RAR-packed0280C001103000QADimage/x-samsung-srwsrwS0G0F00\#
        1605000AEi@AR0RAA;c0_O1K9application/senml+jsonsenmlL060<00111000DA;ctext/x-plsqlbdy pck pkb pks pls\#
        ql tpb tps trg vw pls ddl fnc plb prc spc sqlsource code in PLSQLL060=00110600EA;ctext/x-factorfacto\#
        rsource code in FactorR010U000000000application/vnd.fujifilm.fb.docuworksR010K00000000;application/v\#
        nd.eudora.dataEudora dataX000D000000000x-content/video-svcd2280>00000300<audio/x-twinvqvqfTwinVQ aud\#
        ioF000R000003000application/x-wonderswan-color-romwscR010J00000300>application/vnd.insors.igmigmIGMe\#
        eting linkR010U00000300Fapplication/vnd.valve.source.materialvmtSource engine materialS0G0T001600000\#
        AEi@AR0RAA;c0_O1K9application/vnd.collection.next+jsonN060<00110:000A;ctext/x-crmshcrmsh pcmk0280>00\#
        000300@image/x-cineoncinCineon film scanR0G0_001300000@c4A;c1GEapplication/vnd.3gpp.access-transfer-\#
        events+xml02I0I0a000700?image/vnd.adobe.photoshopapplication/photoshop application/psd image/x-psdps\#
        d psbPhotoshop image82Y090i0004009font/woffapplication/font-woff application/x-font-woff font/x-woff\#
        woffWOFF fontR010K00000300Bapplication/vnd.pocketlearnplfPocketLearn courseK060>002303000AJ4A;c1[kte\#
        xt/x-python2py2D880N0D0003000application/x-internet-archiveapplication/x-ia-arcarc:080;000000000mode\#
        l/x-lwo2210<000000000audio/tsvcis                                R000J000003000application/x-spectru\#
        m-mdrmdr                                                                                            \#
                                                                                                 S0G0I001609\#
        000AEi@AR0RAA;c0_O1K9application/vnd.syft+jsonsyft.json          N060A002308000@c4A;c1GEtext/iso1913\#
        9+xmliso19139                                                     N060F00110200OA;capplication/x-tro\#
        ff-mmmmtext with the markup of Roff mm                                                              \#
                                                                                                            \#
                                                                                                            \#
            R0G0M00130000>@c4A;c1GEapplication/samlassertion+xmlSAML assertionR0G0^001300000@c4A;c1GEapplica\#
        tion/vnd.oipf.contentaccessdownload+xmlR0G0Z001300000@c4A;c1GEapplication/vnd.3gpp.seal-unicast-info\#
        +xmlL060:00110300BA;ctext/x-tsxtsxsource code in TSXL060<00110200DA;ctext/x-geniegssource code in Ge\#
        nieL060>00110500FA;ctext/x-mercurym moosource code in MercuryR010H000000000application/vnd.wordliftR\#
        010@000000000application/cdni                                                                       \#
                                                                 R060C00110000OA;ctext/x-go-workspacedata in\#
         the format Go Workspace2210;000000000audio/t140cR0G0U001300000@c4A;c1GEapplication/mbms-reception-r\#
        eport+xml<280H001107000A>[application/x-starwritersdw vor                                           \#
                                                                                R000R000008000application/vn\#
        d.procreate.brushsetbrushset                                                                        \#
                                                                                                            \#
                  6070A00110700IA;cvideo/vnd.mpegurlmxu m4uplaylist of MPEG-4 videos2210:00000300;audio/evrc\#
        evcEVRC speech6020>00000300Laudio/x-ms-waxwaxWindows Media audio playlist                D080Q00110:\#
        000AG_application/x-lzip-compressed-tartar.lz tlzR010N00000300@application/vnd.fujitsu.oasys3oa3OASY\#
        S 3 document2210>00000300Haudio/32kadpcm726G.726 audio at 32 kbit/s      R060>001103000A;ctext/x-pcs\#
        -gcdgcdR010E000000000application/index.cmd0280;0;0003009image/x-jngvideo/x-jngjngJNG imageR010H00000\#
        0000application/secevent+jwtR0G0J001300000@c4A;c1GEapplication/vnd.wv.ssp+xml                       \#
                                                                                                            \#
                                  6060>0D130300F@c4A;c1GEaudio/x-ms-asxapplication/x-ms-asxasxWindows Media \#
        playlist            O@60J00110600GA;ctext/x-gettext-translationpo pottext in Gettext CatalogM060=001\#
        10?00EA;ctext/x-elixirex exs eex leexsource code in ElixirR280G00000300Dapplication/x-adobe-acbacbco\#
        lour book of Adobe                                                 V060<00110000>A;cmessage/newsUsen\#
        et article        R0G0R001300000@c4A;c1GEapplication/vnd.oma.poc.groups+xml    R010U000000000applica\#
        tion/gnap-binding-rotation-jws:000=000000000model/example    2210G000000000audio/vnd.dolby.heaac.2  \#
                  R010D001100000@b7application/aif+cborR010R00000300Bapplication/vnd.mapbox-vector-tilemvtMa\#
        pbox vector tile         02I0H0<000800<image/vnd.microsoft.iconimage/x-iconico iconWindows iconR280J\#
        00000300<application/x-msx-cassettecasMSX cassetteD010K000004000application/vnd.gentoo.xpakxpakN060H\#
        001105000A;ctext/x-python2-tracebackpy2tbR010W000000000application/vnd.motorola.flexsuite.adsi      \#
           60F0D00130400=@c4A;c1GEapplication/xspf+xmlxspfXSPF playlistR010[001100000@b7application/vnd.nato\#
        .bindingdataobject+cborR000H00000@000chemical/x-cactvs-binarycbin cascii ctab                       \#
                                                                  2280A00000700?audio/x-optimfrogofr ofsOpti\#
        mFROG audio                                                                                         \#
                              821090E0000000font/sfntapplication/font-sfnt                                  \#
                                                                                                            \#
                                                                                                            \#
                                                               P000N001103000ATaapplication/x-mysql-misam-da\#
        tamyd                                                           R010Q000000000application/vnd.dvb.ip\#
        dcesgaccessD000A000003000application/x-seasea                                                       \#
                                                                                                            \#
                       4010P00000300Dapplication/vnd.epson.quickanimeqamQuickAnime animation                \#
              <080A000003000application/x-hwphwpL060:00110100BA;ctext/x-rpcxsource code in RPC         R010N\#
        00000:00?application/vnd.rig.cryptonotecryptonoteCryptonote note >0G1A001300000@c4A;c1GEapplication/\#
        vnd.openxmlformats-officedocument.spreadsheetml.pivotcacherecords+xmlR010L00000300<application/vnd.e\#
        cowin.chartmagEcoWin chart                            R0G0C00130300F@c4A;c1GEapplication/yin+xmlyinY\#
        ANG data model in XMLR0G0C00130300F@c4A;c1GEapplication/lgr+xmllgrlabel generation rules            \#
                                                                                                            \#
                                                                                                            \#
             R010G00000300<application/vnd.panoplyplpPanoply plotR060A00110000MA;ctext/x-hosts-filedata in t\#
        he format Hosts FileM060?00110600IA;ctext/livescriptls _lssource code in LiveScriptL060E00110200MA;c\#
        text/x-witcher-scriptwssource code in Witcher ScriptM060@09110500AA;capplication/x-m4text/x-m4m4 mcs\#
        ource code in M4@0G15001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.\#
        tags+xml@3Y0_0a110300IA_\application/vnd.oasis.opendocument.presentationapplication/x-vnd.oasis.open\#
        document.presentationodpOpenDocument presentation                                                   \#
                                                                                                            \#
        D280L000003000application/x-compressed-isocsoH060F001102000A;ctext/x-libtool-libraryla              \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
             R010K00000400Aapplication/vnd.sealed.tiffstifSealed TIFF imageN060<001100000A;ctext/xml-dtdR010\#
        V000000000application/vnd.syncml.dm.notification                                                    \#
                                                                                                            \#
                                                                                                            \#
           R010I00000300=application/rpki-manifestmftRPKI manifest4210=000000000video/pointerRR80A0S000J008a\#
        pplication/x-hdfapplication/hdf5 application/x-hdf5hdf he5 h5 nc h4 hdf4 hdf5HDF data        H080L0N\#
        000300@application/x-chrome-packageapplication/x-chrome-extensioncrxChrome extensionR010I00000300Dap\#
        plication/vnd.epson.ssfssfEpson print settings                                                      \#
                                                                                                    R0G0O001\#
        30300F@c4A;c1GEapplication/patch-ops-error+xmlxererrors of an XML patch:280;00000;000model/x.sf3mod.\#
        sf3 sf3                                                                                             \#
                                                L060O00110300WA;ctext/x-common-workflow-languagecwlsource co\#
        de in Common Workflow Language0280Q00110300@A>[application/vnd.stardivision.drawsdaStarDraw drawing<\#
        0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml22\#
        10:000000000audio/toneR010D000004000application/vnd.psfspsfsR010G000000000application/vnd.sss-codR08\#
        0M00000000Bapplication/x-systemd-journaljournal of systemd4210:000000000video/ffv1                  \#
                                                                                                            \#
                                                                                                            \#
             F080P000007000application/x-neo-geo-pocket-romngp ngcR010B000000000application/kb+jwt          \#
                                                      R0G0]001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-ue-i\#
        nit-config+xmlL060<00110100@A;ctext/x-vlangvsource code in VL060H00110400PA;ctext/x-open-policy-agen\#
        tregosource code in Open Policy AgentM060<00220900LA;cPUOtext/x-svsrcsv svh vhsource code in SystemV\#
        erilog                                                                                              \#
                                                                                                            \#
        R060;00110400GA;ctext/x-cylccylcdata in the format Cylc                                             \#
                              L070800110800?A;ctext/redred redsRed source codeN060<001104000A;ctext/x-felixf\#
        lxhL0F0E00130900D@c4A;c1GEapplication/xproc+xmlxpl xprocsource code in XProc2210=000000000audio/evrc\#
        nw0                                                                                R060P00140<000@m\\#
        @c4A;c1GEapplication/x-apple-aspen-configmobileconfigD280V001103000A_\application/vnd.openofficeorg.\#
        autotextbau;070900110300BA;cmodel/objobjWavefront 3D model                                          \#
                                                                                                            \#
                                                                                                            \#
                                                       R0G0M001300000@c4A;c1GEapplication/ibe-pkg-reply+xmlL\#
        060:00110:00BA;ctext/x-eclecl eclxmlsource code in ECL:060F001103000A;capplication/x-excellondrlR010\#
        G000000000application/rtploopbackL060>00110300FA;ctext/x-papyruspscsource code in Papyrus>290K0E1103\#
        00CQjDapplication/vnd.kde.kspreadapplication/x-kspreadkspKSpread spreadsheet:010=000003009model/vnd.\#
        mtsmtsMTS model R010R00000300Bapplication/vnd.noblenet-directorynndNobleNet directoryR010T00000300Ta\#
        pplication/vnd.americandynamics.accaccAmerican Dynamics surveillance videoR010M000000000application/\#
        vnd.ims.imsccv1p3             R010N000000000application/vnd.quarantainenet             2280;09000300\#
        >audio/x-apeaudio/apeapeMonkey's AudioD280G00000300Japplication/x-amiga-dmsdmsDMS image of an Amiga \#
        disk:090S00000300Amodel/vnd.valve.source.compiled-mapbspSource engine map                      R0G0R\#
        001300000@c4A;c1GEapplication/vnd.c3voc.schedule+xmlM060:00110800FA;ctext/x-idlidl pidlsource code i\#
        n OMG IDL:2Y0B001105000A_\model/step-xml+zipstpxz                                                   \#
                                                                                                            \#
                 R010M00000300>application/sgml-open-catalogsocSGML catalogue@010J00000800Napplication/vnd.s\#
        ealed.pptsppt s1pSealed PowerPoint presentationL060<00110300DA;ctext/x-quintqntsource code in Quint4\#
        280>00000300Nvideo/x-ms-wtvwtvrecorded television of WindowsO0G0:0N008e00:text/plaintext/x-tika-text\#
        -based-messagetxt text def list in brf no aart am apt bsh classpath cwiki mf data dsw egrm ft fn fv \#
        grm handlers ihtml jmx junit jx mdo pen pom project rnx roles schemas tld types vsl wsdd xargs xcat \#
        xegrm xgrm xlex xlog xmap xroles xsamples xsp xtest xweb xwelcome aff arff b ballerina bazel comp di\#
        c fa faa fasta fastq fna fq gff gtf hex ihex inc lib lock off opam prj s19 sbv sigma smd soql srec x\#
         xcconfig zon conf log fr ini nb pot ncl srt ac cnd dcl dsp ent g htc manifest m4 meta n3 pod rng vm\#
         alias ase bom dbx dist elc gpr hlp key otp par pth r3d spl srl xsf asc installplain text<280A000003\#
        00>application/x-xdvxdvXeTeX documentN060?00110400PA;ctext/x-cooklangcooktext with the markup of Coo\#
        klangX000C000000000x-content/image-dcfJ070F00110400EA;ctext/vnd.wap.wmlscriptwmlsWMLScript source co\#
        de<280L000007000application/vnd.amazon.ebookazw kfxR010R000000000application/private-token-responseO\#
        0G080:110300<A;ctext/orgtext/x-orgorgOrg documentT090K00000700Eapplication/pkcs8-encryptedp8e derenc\#
        rypted private key4210:000000000video/jxsvL060;00111400CA;ctext/x-xojoxojo_code xojo_menu xojo_repor\#
        t xojo_script xojo_toolbar xojo_windowsource code in XojoR010H000000000application/vnd.ipld.rawR010N\#
        000000000application/vnd.powerbuilder75                                          R0G0h00130400J@c4A;\#
        c1GEapplication/vnd.openxmlformats-package.relationships+xmlrelsrelationships of a packageL060?00110\#
        000GA;ctext/x-procfilesource code in Procfile2280@0H000300>audio/x-musepackaudio/mpc audio/musepackm\#
        pcMusepack audioR010W000000000application/vnd.ntt-local.content-shareL060C00110200KA;ctext/x-unreals\#
        criptucsource code in UnrealScriptKDF0A0k110l00:A;capplication/x-phpapplication/php application/x-ht\#
        tpd-php text/php text/x-phpphp phtml php3 php4 ctp php5 phps phpt php7 php8 inc aw fcgiPHP script029\#
        0A00000300Qimage/vnd.ms-modimdiMicrosoft Office scanned documentM060<00110200DA;ctext/x-ragelrlsourc\#
        e code in RagelR0G0D00130500K@c4A;c1GEapplication/dssc+xmlxdsscDSSC security policy in XMLM070@00110\#
        400?A;capplication/yangyangYANG data model<290K0R220500>@hdA_\application/vnd.apple.pagesapplication\#
        /x-iwork-pages-sffpagespagesPages documentR0G0\001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-user-pr\#
        ofile+xml2210C000000000audio/vorbis-configB0G0H00130400A@c4A;c1GEapplication/voicexml+xmlvxmlVoiceXM\#
        L dialogueM060D00220300LAXJA;ctext/x-kaitai-structksysource code in Kaitai StructN4F0800110300KA;cte\#
        xt/mdxmdxtext with the markup of MDX                                                                \#
                                                                    R010J000000000application/vnd.keyman.kmx\#
            R010T00000300Eapplication/vnd.openblox.game-binaryobgOpenBlox game, binaryN060C001100000A;ctext/\#
        x-cbm-basic-v2                                  D080A00000300Aapplication/x-rparpaarchive of Ren'Py4\#
        210;000000000video/bt656                                          R080A00000400Fapplication/x-dmpmdm\#
        pmemory dump of WindowsR0G0M001300000@c4A;c1GEapplication/vnd.nokia.pcd+xmlR000K000000000application\#
        /remote-printing                                                                                    \#
                                        R0G0M00130300E@c4A;c1GEapplication/oebps-package+xmlopfEPUB package \#
        document    R010K000000000application/vnd.3gpp.5gsa2x                                               \#
                                                                       L060;00110400CA;ctext/x-aleoaleosourc\#
        e code in AleoR010H001100000@b7application/vnd.ocf+cborR010M00000700Eapplication/vnd.smart.teacherte\#
        acherSMART Notebook lessonD080R001107000AK5application/x-lrzip-compressed-tartar.lrz                \#
                                                       2200?000000000audio/vnd.qcelp                        \#
                                                                                                            \#
                                   R0G0S001300000@c4A;c1GEapplication/vnd.3gpp2.bcmcsinfo+xmlR0Q0C00000000Ga\#
        pplication/edi-x12EDI message in ANSI X12R0G0S001300000@c4A;c1GEapplication/vnd.3gpp.srvcc-info+xmlR\#
        060;00110300GA;ctext/x-mpl2mpldata in the format MPL2P080Q001104000A51application/x-kexiproject-sqli\#
        te2kexiR000F00000B000chemical/x-mopac-inputmop mopcrt zmt mpc                                       \#
                                       L060<00110500DA;ctext/x-jisonjisonsource code in Jison2210800000000Ha\#
        udio/l8uncompressed 8-bit audioR010C000000000application/nasdataR0G0M00130350P@c4A;c1GEapplication/v\#
        nd.syncml.dm+xmlxdmutf-8SyncML device management messageR280G000000009application/x-quake-bspQuake m\#
        ap                                                                                                  \#
                                                                                                  L060=00110\#
        600EA;ctext/x-smithysmithysource code in Smithy 0210E00000300Aimage/vnd.tencent.taptapTencent TAP im\#
        age                  R010R000000000application/vnd.ecowin.filerequest R010V000000000application/vnd.\#
        motorola.flexsuite.fis                                                                              \#
                                                        L060?00110200GA;ctext/x-modelicamosource code in Mod\#
        elica                                                                                               \#
                                H080D001204000A3o0gVapplication/vnd.snapsnapR010O00000000Mapplication/vnd.cu\#
        ps-postscriptPostScript print job for CUPSH000G00000300Bapplication/vnd.rim.codcodBlackBerry program\#
        L280C00000300=application/x-spirvspvSPIR-V module                                                   \#
                                                                                                            \#
                         R080U0O0004000application/x-nintendo-3ds-executableapplication/x-nintendo-3ds-3dsx3\#
        dsx0390a0c110300KA_\application/vnd.oasis.opendocument.image-templateapplication/x-vnd.oasis.opendoc\#
        ument.image-templateotiOpenDocument image templateN0608001103000A;ctext/kalkal                 H280H\#
        0L1108007@K<application/x-executableapplication/x-executable-elfelf so oprogramR080K001100000@<Aappl\#
        ication/x-itunes-bplistR0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-package.digital-signatu\#
        re-xmlsignature+xmlR0F0H001308000@c4A;c1GEapplication/metalink+xmlmetalinkR0G0c001300000@c4A;c1GEapp\#
        lication/vnd.3gpp.mcdata-affiliation-command+xmlR010C00000300;application/vnd.dzrdzrDzr licenseX000D\#
        000000000x-content/audio-cdda<0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wo\#
        rdprocessingml.footer+xml<010R000000000application/vnd.afpc.foca-codepageL060>00110300FA;ctext/x-lol\#
        codelolsource code in LOLCODER000A000005000application/hjsonhjsonR000D000003000chemical/x-mopac-outm\#
        ooM@60=00110O00=A;ctext/x-pascalp pas dpr pp dfm lpr pascal incPascal sourceL060O00110300WA;ctext/x-\#
        apollo-guidance-computeragcsource code in Apollo Guidance ComputerS0G0M001600000AEi@AR0RAA;c0_O1K9ap\#
        plication/vnd.shopkick+jsonL060=00110300EA;ctext/x-nickelnclsource code in NickelR280R00000000Dappli\#
        cation/x-hadoop-sequence-fileHadoop sequence fileR010N000000000application/vnd.uplanet.signalL060@00\#
        110600HA;ctext/x-maxscriptmcr mssource code in MAXScriptD080A00000;00;application/x-xarxar xip pkgXA\#
        R archive                                                                           R010V000000000ap\#
        plication/vnd.syncml.ds.notification                                                        P280E001\#
        107000@Giapplication/x-mbtilesmbtiles                                                            L06\#
        0U00110300]A;ctext/x-parrot-internal-representationpirsource code in Parrot Internal RepresentationR\#
        010R000000000application/vnd.apache.thrift.jsonR010M00000900Bapplication/prs.rdf-xml-cryptrdf-crypte\#
        ncrypted RDF dataR010V00000300@application/vnd.osgeo.mapguide.packagemgpMapGuide package            \#
                                                     R010I000003000application/vnd.pg.formatstrR010V00000000\#
        0application/vnd.yamaha.tunnel-udpencapT890D00000;00Lapplication/pkix-crlcrl der pemlist of revoked \#
        certificatesH3X0W00220300CQ4IA_\application/vnd.android.package-archiveapkAndroid applicationM060>00\#
        111d00CA;ctext/x-glslsrcvert glsl fp frg fsh fshader geom glslf glslv gshader rchit rmiss shader tes\#
        c tese vrx vs vsh vshader frag geo fs gssource code in GLSLL060900110:00AA;ctext/x-oxox oxh oxosourc\#
        e code in OxR0G0P001300500@c4A;c1GEapplication/vnd.omads-folder+xmlutf-8R080B00000300>application/x-\#
        doomwadDoom game dataN060A00110G000A;ctext/x-google-sqlgooglesql googlesql.sqlR0G0R00130500J@c4A;c1G\#
        Eapplication/mediaservercontrol+xmlmscmlMSCML media server commandL060;00110C00CA;ctext/x-gosugsx va\#
        rk gsp gs gstsource code in GosuDR80@0>000200Bapplication/x-xzapplication/xzxzxz-compressed dataR000\#
        >000003000chemical/x-hinhinN070E00110300=A;ctext/vnd.fmi.flexstorflxFlexStor data                   \#
                                                L060:00110300BA;ctext/x-txltxlsource code in TXLV010G0000030\#
        0=multipart/voice-messagevpmvoice message     S070I001200000AXJA;capplication/asyncapi+yamlL060:0011\#
        03000A;ctext/x-mocmoc02H0@00000300Bimage/vnd.ms-ddsddsDirectDraw surfaceM060A00110>00JA;ctext/x-stan\#
        dardmlfun sml ml sigsource code in Standard MLR080J000007000application/x-spectrum-d80d40 d80       \#
                       R060A00110800MA;ctext/x-oasv2-yamlyaml ymldata in the format OASv2-yaml              \#
                                                                                                            \#
                                                                               L060E00110:00FA;capplication/\#
        x-befungebefunge bfsource code in BefungeR0G0R001300000@c4A;c1GEapplication/vnd.3gpp.srvcc-ext+xml  \#
          2290=00000800Baudio/prs.sidsid psidCommodore 64 music                <391700230400=P>GA_\1>[applic\#
        ation/vnd.openxmlformats-officedocument.wordprocessingml.templatedotxWord templateR890D0D000800<appl\#
        ication/vnd.nitfimage/nitf image/ntfntf nitfNITF imageryL060?00110400GA;ctext/x-euphoriae exsource c\#
        ode in EuphoriaR0G0G00130300?@c4A;c1GEapplication/xcap-ns+xmlxnsXCAP namespaces00G0Q00130400?@c4A;c1\#
        GEapplication/vnd.balsamiq.bmml+xmlbmmlBalsamiq mockupR010@00000400Lapplication/atfxatfxASAM measure\#
        ment data in XMLL060:00110300BA;ctext/x-nitnitsource code in Nit                                    \#
                                                                                              2210>000000000\#
        audio/melp2400                         N060B001104000A;ctext/vnd.iptc.anpaanpaR010?000003000applicat\#
        ion/cwlcwl                                                                                          \#
                                                                                                            \#
        L060>00110700FA;ctext/x-omgroflomgroflsource code in OmgroflR010J00000400Capplication/vnd.xmpie.xlim\#
        xlimXMPie XLIM document                                                                             \#
                                                                                                            \#
                                                                    R010E000000000application/index.objL060=\#
        00110600EA;ctext/x-scenicscenicsource code in Scenic                                                \#
                                                                                                            \#
                 L060>00110200FA;ctext/x-crystalcrsource code in Crystal                                    \#
                                                                                                         F28\#
        0P000000000application/x-commodore-g64-disk                                                         \#
                                              R010J000000000application/moss-signature                    L0\#
        60=00110500EA;ctext/x-hiveqlhql qsource code in HiveQL                                              \#
                                                                                                       R010?\#
        00000300Happlication/amlamlAutomationML plant modelV4G0>00110T00<A;cmessage/rfc822eml mime mht mhtml\#
         mail mbox art msgmail messageS060E00110300^A;ctext/x-debian-controldscdata in the format Debian Pac\#
        kage Control FileR0G0E001306000@c4A;c1GEapplication/senml+xmlsenmlxR060C001305000@c4A;c1GEapplicatio\#
        n/x-qbrewqbrewR010>000000000application/vcH200N00000000=application/x-amiga-executableAmiga program \#
                                                                                                   R060@0011\#
        0200LA;ctext/x-kickstartksdata in the format Kickstart                                   0280;000003\#
        000image/x-dibdib                                                                           R000N000\#
        008000chemical/x-gaussian-checkpointfch fchk                                                        \#
                                                             S0G0E00160900WAEi@AR0RAA;c0_O1K9application/spd\#
        x+jsonspdx.jsonSPDX software bill of materials in JSON R010Z000000000application/trust-mark-status-r\#
        esponse+jwtR280M000008000application/x-devicetree-blobdtb dtboN060:001100000A;ctext/x-ptxH000C000003\#
        000application/x-glulxulx                                                                 R0G0E00130\#
        400N@c4A;c1GEapplication/dskpp+xmlxmlsDSKPP key provisioning messageL060O00110700WA;ctext/x-module-m\#
        anagement-systemmms mmksource code in Module Management SystemN060:001103000A;ctext/x-sfvsfvR280E000\#
        003000application/x-msmoneymnyR010P000003000application/vnd.exstream-packagepubR010G00000500Capplica\#
        tion/cdmi-objectcdmioCDMI storage objectM@60?00110X008A;ctext/x-makefilemak mk make makefile mkfile \#
        d Plo Po Tpomakefile                                                                                \#
                             0210P00000300Himage/vnd.airzip.accelerator.azvazvAirZip Accelerator image      \#
                                                                                                2210;0000000\#
        00audio/g729d                                                                                       \#
                                                                                               F080B00000400\#
        >application/x-cramcramCRAM sequencesR0G0I001303000@c4A;c1GEapplication/vnd.sycle+xmlsclT0>0A00110;0\#
        0MA;ctext/x-public-keyasc pem pubdata in the format Public Key2210<000000000audio/evrcb1R080K0000000\#
        0Capplication/x-perl-storablestored data of Perl               R060K00110300WA;ctext/x-edje-data-col\#
        lectionedcdata in the format Edje Data Collection:080@00000300?model/x-cinema4dc4dCinema 4D sceneL06\#
        0;00110100CA;ctext/x-cwebwsource code in CWeb                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                       P280D00000600?application/x-duckdbduckdbDuckDB database                              \#
                                                                                                            \#
                                                                                      R010?000000000applicat\#
        ion/cwt           F280O000007000application/x-gameboy-color-romgbc cgb60G0J001303000@c4A;c1GEapplica\#
        tion/dash-patch+xmlmppR280E00000700Dapplication/x-btsnoopbtsnooppackets of Bluetooth                \#
                                                          N070=00110000=A;ctext/enrichedenriched text       \#
                                            4200=00000200Evideo/x-ms-wmwmWindows Media content             L\#
        0F0A00110300IA;ctext/x-processingpdesource code in Processing                                       \#
                                                               R010G000000000application/vnd.dvb.pfrR010J000\#
        00200:application/vnd.pmi.widgetwgPMI widgetR080K00000800=application/x-metal-librarymetallibMetal l\#
        ibrary                                                                 N070C001100000A;ctext/prs.pro\#
        p.logic            M060>0B220300BA;cQ88text/x-objcsrctext/x-objective-cm hObjective-C sourceM060;001\#
        10200CA;ctext/x-llvmllsource code in LLVM                                                           \#
                                         R0G0Q001300000@c4A;c1GEapplication/mbms-msk-response+xmlH280G000004\#
        00Gapplication/x-java-jmodjmodJava module for linking             D000H000003000application/x-compre\#
        ssedrar                                                                          R010T00000300Dappli\#
        cation/vnd.antix.game-componentatxAntix game componentR010U000007000application/vnd.cryptomator.encr\#
        yptedc9r c9s                                                                                        \#
                                                                                    @0G1>001300000@c4A;c1GEa\#
        pplication/vnd.openxmlformats-officedocument.presentationml.handoutmaster+xmlN060:001103000A;ctext/x\#
        -usdusdM060:00110300BA;ctext/x-nixnixsource code in NixR010R00000900Aapplication/vnd.ericsson.quickc\#
        allqcall qcaQuickCall request0280D00000<00Dimage/x-paintshoppropsp pspimagePaint Shop Pro imageF000L\#
        000003000application/x-atari-2600-roma26R0G0M001300000@c4A;c1GEapplication/vnd.3gpp.gmop+xmlR010D000\#
        00400=application/vnd.jispjispJISP icon set<0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-off\#
        icedocument.wordprocessingml.styles+xmlL060@00110400HA;ctext/x-redscriptredssource code in Redscript\#
        R0F0[001300000@c4A;c1GEapplication/vnd.ms-printing.printticket+xmlR060C00110M00OA;ctext/x-kicad-layo\#
        utkicad_pcb kicad_mod kicad_wksdata in the format KiCad Layout0390X0Z110300BA_\application/vnd.oasis\#
        .opendocument.imageapplication/x-vnd.oasis.opendocument.imageodiOpenDocument imageR000H000003000appl\#
        ication/x-msschedulescdN060;001104000A;ctext/x-cadlcadlH280I0M000700?application/x-python-codeapplic\#
        ation/x-bytecode.pythonpyc pyocompiled Python<010F00000300=application/vnd.hp-pclpclPCL print job428\#
        0?0G1108009AC:video/x-msvideovideo/avi video/msvideoavi divxAVI video2200:000003000audio/silksil    \#
                                                                                                            \#
                                                                                                            \#
        T010J00000200Eapplication/pkix-attr-certacattribute certificateT880Q000003000application/x-x509-dsa-\#
        parameterspem                                                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                               D080O00110:00JA@oapplication/\#
        x-xz-compressed-tartar.xz txztar archive, xz-compressed                                             \#
                                                                        <010S00000300Bapplication/vnd.fujixe\#
        rox.docuworksxdwDocuWorks document        R010R00000500@application/vnd.mediastation.cdkeycdkeyMedia\#
        Station key       L060>00110200FA;ctext/x-harbourhbsource code in Harbour                           \#
                      R010E000000000application/index.vnd                                   R090@000004000ap\#
        plication/bufrbufr                                                                                  \#
                                                                                                            \#
                                                                                                     R060>00\#
        230000SA;c@c41GEtext/x-ant+xmldata in the format Ant Build System                                   \#
                                                                      4280I001106000A_\application/zip+dotlo\#
        ttielottieR0G0T001300000@c4A;c1GEapplication/vnd.etsi.iptvsad-cod+xml                               \#
                                                                                                            \#
         M060G00110300OA;ctext/x-literate-haskelllhssource code in Literate Haskell                 M060?001\#
        10300GA;ctext/x-isabellethysource code in IsabelleH280H001107000@1oapplication/x-source-rpmsrc.rpm82\#
        90:00000500:font/woff2woff2WOFF2 font                                                               \#
                                                                                       0010N00000300Japplica\#
        tion/vnd.micrografx.igxigxMicrografx iGrafx document                                                \#
                                                                                                            \#
                                                                          <010]00000300Capplication/vnd.fuji\#
        xerox.docuworks.containerxctDocuWorks container                                                     \#
          R010F00000700<application/vnd.grafeqgqf gqsGrafEq graph                                           \#
                      R290@0V000H000application/gribapplication/x-grib application/x-grib2grb grb1 grb2 grib\#
         grib24210B000000000video/jpeg2000-sclK060:0A110800>A;ctext/x-cshapplication/x-cshcsh tcshC shell sc\#
        riptL060;00110400CA;ctext/x-mlirmlirsource code in MLIRR000F00000<000application/x-sas-viewsv7 sas7b\#
        vewV010D000000000multipart/header-setR0G0D00130400C@c4A;c1GEapplication/mods+xmlmodsMODS library rec\#
        ordR010X000000000application/vnd.nokia.isds-radio-presetsR280F00000300Papplication/x-java-cdsjsashar\#
        ed classes of a Java runtimeM060:00110?00BA;ctext/x-gapg gap gi gd tstsource code in GAPR0G0E0013000\#
        00@c4A;c1GEapplication/nlsml+xml:080F00000300Eapplication/x-ft-dracodrcDraco compressed meshR010a001\#
        100000@b7application/vnd.3gpp.seal-data-delivery-info+cborR070?00110400MA;ctext/csv-schemacsvsdata i\#
        n the format CSV SchemaM060;00110900CA;ctext/x-yaccy yacc yysource code in YaccR000D000003000chemica\#
        l/x-mopac-vibmvbH070P00110350SA;ctext/vnd.sun.j2me.app-descriptorjadutf-8descriptor of a Java ME app\#
        licationR0G0M00130700R@c4A;c1GEapplication/vnd.cyclonedx+xmlcdx.xmlCycloneDX bill of materials in XM\#
        L                                                           M060<00110U00<A;ctext/x-ocamlml mli ocam\#
        l eliom mll mly eliomi ml4OCaml source:0_0:00110<00:A;cmodel/vrmlwrl vrml vrmVRML sceneN060<00110500\#
        MA;ctext/x-templtempltext with the markup of templR060A00110000MA;ctext/x-record-jardata in the form\#
        at Record Jar                                                                L060900110200AA;ctext/x\#
        -hyhysource code in HyR010U00000300Oapplication/vnd.qualcomm.brew-app-resbarresources of a BREW appl\#
        icationR0G0M001300000@c4A;c1GEapplication/media_control+xml                      <080C001200000@RP0S\#
        Napplication/x-bzdvi                                                      L060?00110100GA;ctext/x-pi\#
        colisplsource code in PicoLisp                                                                      \#
                                                                                                            \#
                                                                                         02909000003000image\#
        /jphjph                                                                                        R010M\#
        000000000application/vnd.tri.onesourceH280K00000000=application/x-ruby-bytecodecompiled RubyO060=0N1\#
        10:00NA;ctext/x-bibtexapplication/x-bibtex-text-filebib bibtextext with the markup of BibTeXR000B000\#
        000000application/x-dzipN060?00110000EA;ctext/x-vim-helptext in Vim Help FileL060C00110300KA;ctext/x\#
        -csound-scorescosource code in Csound ScoreR0G0[001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-user-pr\#
        ofile+xml                                          X000F000000000x-content/audio-player             \#
                                                                                                            \#
                                                                                                        @290\#
        N0H110700GQjDapplication/vnd.kde.kpresenterapplication/x-kpresenterkpr kptKPresenter presentationR00\#
        0J00000<000application/x-sas-putilitysp7 sas7bputJ4F0@00230300>@c4A;c1GEtext/x-componenthtcHTML comp\#
        onentR010O00000300Iapplication/vnd.immervision-ivuivuImmerVision panorama link>390^00240400HQg_A_\0>\#
        G1>[application/vnd.ms-excel.addin.macroenabled.12xlamExcel add-in with macrosM060C00110200KA;ctext/\#
        x-actionscriptassource code in ActionScriptR010K00000300?application/vnd.ibm.minipaympyMiniPay payme\#
        ntL060;00110400CA;ctext/x-iconiconsource code in Icon@280T00110700HA>[application/vnd.stardivision.i\#
        mpresssdd sdaStarImpress presentationL060:00110300BA;ctext/x-leoleosource code in Leo               \#
                           2210:000000000audio/vdvi                                                         \#
                             R010H000000000application/vnd.oma.push                        0280=00000700<ima\#
        ge/x.niftinii hdrNIfTI volume                                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                             R010J00000400Happlication/vnd.xmpie.ppkgppkgXMPie production pa\#
        ckage                                                                                               \#
                                                                      L060;00110400CA;ctext/x-gamlgamlsource\#
         code in GAML           0290900000300=image/jxljxlJPEG XL imageL060<00110>00DA;ctext/x-praatpraat pr\#
        oc pscsource code in Praat2210K000000000audio/vnd.rhetorex.32kadpcmR280L000003000application/gnunet-\#
        directorygnd2210:00000300;audio/ilbclbciLBC speech                                       ;060F001104\#
        00GA;capplication/x-openscadscadsource code in OpenSCAD                     L060A00110600IA;ctext/x-\#
        quickbasicbas bisource code in QuickBASIC                                                           \#
            R880F00000000?application/x-svn-dumpSubversion dumpR060F00110100RA;ctext/x-directx-3d-filexdata \#
        in the format DirectX 3D File                L060=00110300EA;ctext/x-fluentftlsource code in Fluent \#
                                                        R000J000000000application/vnd.ah-barcode            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                     2280;00\#
        1203000@`M141audio/x-m4rm4rR000B0L0000000application/x-dumpapplication/x-tika-unix-dumpR010K00000300\#
        =application/vnd.openeye.oeboebOEB moleculesR280B00000000>application/x-cbfscoreboot imageR0G0D00130\#
        400J@c4A;c1GEapplication/ccmp+xmlccmpconference control messageR010J00000000Happlication/wordperfect\#
        5.1WordPerfect 5.1 documentN060A00110:000A;ctext/x-typoscripttyposcriptL060D00110300LA;ctext/x-kakou\#
        nescriptkaksource code in KakouneScriptR0G0Q001300000@c4A;c1GEapplication/vnd.etsi.iptvsync+xml2210;\#
        000000000audio/g7221R280L00000200>application/x-qt-translationqmQt translationR080J000003000applicat\#
        ion/x-spectrum-rzxrzxS0G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.seis+jsonR010J000000000applicat\#
        ion/vnd.fut-misnet                                                                                  \#
         >0G1D001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.volatiledependen\#
        cies+xmlR010B000000000application/oscore4210I000000000video/vnd.motorola.videop                     \#
                                                                  N060G00110300XA;ctext/x-srecode-templatesr\#
        ttext with the markup of SRecode Template                               8090F0:000300Napplication/fo\#
        nt-tdpfrfont/tdpfrpfrTrueDoc portable font resource      R010O00000300Dapplication/vnd.immervision-i\#
        vpivpImmerVision panorama                                                                           \#
              0280;001103000AC:image/x-cmxcmxR000D00000200Iapplication/cu-seemecuCU-SeeMe video conference  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                               0280@000003000image/x-paintne\#
        tpdnR080I000003000application/x-sas-data-v6sd2                                                      \#
                                                                                                            \#
                                                                                                            \#
         T000M00000300Japplication/vnd.ms-pki.seccatcatWindows security catalogue                           \#
                                                                                                            \#
                                                                                R010B000000000application/vc\#
        +jwt                                                      R280C00110500;A_\application/x-keraskerasK\#
        eras model                                                  R0G0W001300000@c4A;c1GEapplication/vnd.3\#
        gpp.seal-group-doc+xml                                                                 N070E00110000\#
        0A;ctext/rtp-enc-aescm128                                                                           \#
                                              S0G0G001600000AEi@AR0RAA;c0_O1K9application/tlsrpt+json       \#
                                                                              R060H001307000@c4A;c1GEapplica\#
        tion/atomserv+xmlatomsrv                                                                            \#
                     0200H000003000image/x-coreldrawpatternpat                              2210M00000300Mau\#
        dio/atrac-advanced-losslessaalATRAC Advanced Lossless audioL060C001305000@c4A;c1GEapplication/x-glad\#
        egladeR060F001107000A;ctext/x-dbus-activationservice                                                \#
                                        R010P000000000application/vnd.infotech.project                      \#
                          L010P00000700@application/vnd.macports.portpkgportpkgMacPorts package             \#
            R000D000002000chemical/x-swissprotsw                                                            \#
                                                             L060B00110300JA;ctext/x-mirc-scriptmrcsource co\#
        de in mIRC ScriptR010E000000000application/tzif-leap        O460Q00110<00bA;ctext/x-velocity-templat\#
        e-languagevm vtl fhtmltext with the markup of Velocity Template LanguageR280E00000700Bapplication/x-\#
        osm-pbfosm.pbfOpenStreetMap data4280;000003000video/x-flcflcR010K00000300@application/vnd.cosmocalle\#
        rcmcCosmoCaller dataR010P000000000application/vnd.renlearn.rlprintF280J00110000E@gVapplication/x-and\#
        roid-bootboot image of AndroidR0Q0C00000000Fapplication/edifactEDI message in EDIFACT               \#
                                                                                           R010M00000400@app\#
        lication/vnd.crick.clickerclkxClicker grid set                                                      \#
                                   R010H000000000application/vnd.dvb.dvbj                                   \#
                                                                              R010I000000000application/vnd.\#
        nokia.ncdR010O000000000application/vnd.f-secure.mobile                      V010A000000000message/oh\#
        ttp-res                  R010Q000004000application/vnd.crypto-shade-filessvc                        \#
           F080G0B0004000application/x-vhdx-diskapplication/x-vhdxvhdxR0G0G00130300J@c4A;c1GEapplication/reg\#
        info+xmlrifstate of SIP registrationsD2Y0T001104000A_\application/vnd.belightsoft.lhzl+ziplhzlR010K0\#
        0000000Aapplication/vnd.cups-rasterCUPS raster image                       J060H00110900CA;capplicat\#
        ion/x-fishscriptfish loadsource code in fish:070=001303009@c4A;c1GEmodel/vnd.vtuvtuVTU model        \#
                                                                                     L060<00110000DA;ctext/x\#
        -xmakesource code in Xmake           P280H00000300>application/x-redis-dumprdbRedis snapshot     R28\#
        0D00000600;application/x-netcdfnc cdfNetCDF data                                                    \#
                                                                                                          R0\#
        10C00000300Capplication/vnd.vcxvcxVirtualCatalog dataR0?0H00110300NA;capplication/vnd.cups-ppdppdPos\#
        tScript printer description                                                                         \#
                                X000C000000000x-content/video-dvd           T890B00000?00Kapplication/pkcs10\#
        p10 csr der pemcertificate signing request                                                          \#
                                           D000E000003000application/x-freearcarcD000I000003000application/x\#
        -pak-archivepak     RR80I2L000000Bapplication/x-ole-storageapplication/cdfv2 application/cdfv2-corru\#
        pt application/x-cfb application/x-tika-msoffice application/x-tika-msoffice-embedded application/x-\#
        tika-starofficeOLE2 compound file>0G1:001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocumen\#
        t.spreadsheetml.pivottable+xml@0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.p\#
        resentationml.slidelayout+xmlR0G0P00130350I@c4A;c1GEapplication/vnd.syncml.dmddf+xmlddfutf-8SyncML d\#
        evice descriptionR010D00000<009application/vnd.ufdlufd ufdl frmUFDL form<010D000000000application/vn\#
        d.curl                                                                                              \#
              R000S000000000application/vnd.google-apps.unknownR000K000004000chemical/x-macromodel-inputmmod\#
                                                      0160g0a2404000A_\@c4A;c1GEapplication/vnd.ms-visio.tem\#
        plate.macroenabled.main+xmlapplication/vnd.ms-visio.template.macroenabled.12vstm                    \#
                                            R060H00110700TA;ctext/x-valve-data-formatvdf vmfdata in the form\#
        at Valve Data FormatL060;00110400CA;ctext/x-gologolosource code in GoloR010N00000300Eapplication/vnd\#
        .tmobile-livetvtmoT-Mobile live TV linkX000E000000000x-content/blank-hddvd   S0G0J001600000AEi@AR0RA\#
        A;c0_O1K9application/vnd.xacml+jsonR060B00110300NA;ctext/x-tsplib-datatspdata in the format TSPLIB d\#
        ata                                                              R0G0R00130600F@c4A;c1GEapplication/\#
        vnd.route66.link66+xmllink66Route 66 location link                                                  \#
                                                                                   R010T000000000application\#
        /vnd.nokia.landmark+wbxml                                                                           \#
                                                                                                            \#
                        L460A00110300IA;ctext/x-glimmer-tsgtssource code in Glimmer TS0280A000008000image/x-\#
        quicktimeqtif qif                                                                                   \#
           N060<001100000A;ctext/example                      R0G0V001303000@c4A;c1GEapplication/vnd.openstr\#
        eetmap.data+xmlosmR010X001100000@b7application/concise-problem-details+cbor                         \#
                                                                                                            \#
                                                           R0G0d001300000@c4A;c1GEapplication/vnd.3gpp.mcvid\#
        eo-affiliation-command+xmlR010S000000000application/vnd.uplanet.alert-wbxml                         \#
                                          2290<00000;00<audio/atrac3at3 aa3 omgATRAC3 audio<0G1@001300000@c4\#
        A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml2210I00000900Q\#
        audio/vnd.nuera.ecelp4800ecelp4800Nuera ECELP speech at 4,800 bit/sS0G0S001600000AEi@AR0RAA;c0_O1K9a\#
        pplication/vnd.aplextor.warrp+jsonB0G0S00130400C@c4A;c1GEapplication/vnd.pwg-xhtml-print+xmlxhtmXHTM\#
        L page to printR080J000003000application/x-spectrum-pzxpzxS0G0J001600000AEi@AR0RAA;c0_O1K9applicatio\#
        n/vnd.micro+jsonD010G000007000application/vnd.genozipgenozip                                        \#
                     L060;00110400CA;ctext/x-shenshensource code in ShenN060H001100000A;ctext/vnd.si.uricata\#
        logue2290=00110000=Q\Iaudio/amr-wb+AMR-WB+ audio                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                               R0@0M000004000application/x-virtualbox-vboxvb\#
        oxR060@00110200LA;ctext/x-easybuildebdata in the format Easybuild                                R0G\#
        0\001300000@c4A;c1GEapplication/vnd.3gpp.seal-mbs-usage-info+xml                                    \#
                                  T080P00120700DAYOAVcapplication/x-pkcs7-certificatesp7b spcPKCS #7 certifi\#
        catesR000I000003000chemical/x-vamas-iso14976vmsR060?00110000KA;ctext/x-xcomposedata in the format XC\#
        omposeS060@00110000LA;ctext/x-go-moduledata in the format Go Module                                 \#
                                                                                                            \#
        D280Q001100000A_\application/x-vnd.datapackage+zip                                                  \#
                                        N060<001100000A;ctext/x-r-doc                                       \#
                              R0F0H001303000@c4A;c1GEapplication/x-dtbncx+xmlncx                            \#
                                                                                                            \#
                                                                                                            \#
                            R0G0I001304000@c4A;c1GEapplication/route-usd+xmlrusd                            \#
                                                                                                            \#
                                                                   R0G0U001300000@c4A;c1GEapplication/vnd.no\#
        kia.iptv.config+xml                                                                                 \#
                                                                                                            \#
                                          H280F0B110300P@K<application/x-coredumpapplication/x-coreelfmemory\#
         dump of a crashed programR010\00000600Dapplication/vnd.cluetrust.cartomobile-configc11amcCartoMobil\#
        e settingsN060=001106000A;ctext/x-promqlpromqlS0G0H001600000AEi@AR0RAA;c0_O1K9application/eat-bun+js\#
        on                                 0290>000004000image/vnd.clipclipS0G0J001600000AEi@AR0RAA;c0_O1K9a\#
        pplication/vnd.siren+jsonR0G0O001300000@c4A;c1GEapplication/vnd.oma.cab-pcc+xmlN060;001100000A;ctext\#
        /x-mxmlR010G00000300Dapplication/vnd.hp-jlytjltHP Indigo job layout<280[001104000A_\application/vnd.\#
        adobe.indesign-idml-packageidml6060?0=1108008A;caudio/x-mpegurlaudio/mpegurlm3u m3u8playlistT880F000\#
        00?000application/x-x509-keyder key pem pubL0F0D001304000@c4A;c1GEapplication/xaml+xmlxaml          \#
                                                                                                  :010V00000\#
        0000model/vnd.rosette.annotated-data-modelR0G0B00130C00C@c4A;c1GEapplication/xv+xmlmxml xhvml xvml x\#
        vmMXML user interface                                                                               \#
                                                                                                            \#
        R0G0O00130000E@c4A;c1GEapplication/conference-info+xmlstate of a conference           T280K00000300G\#
        application/x-gnupg-trustdbgpgtrust database of GnuPG2200E000003000audio/vnd.audible.aaxaax         \#
                                                                                                            \#
              R010C000003000application/vnd.wqdwqdR0G0P001300000@c4A;c1GEapplication/vnd.radisys.msml+xml<08\#
        0A001103000@@Mapplication/x-wwfwwf                                                                  \#
                  L060<00110@00DA;ctext/x-mirahdruby mirah dubysource code in MirahR0G0L001300500@c4A;c1GEap\#
        plication/poc-settings+xmlutf-8  L060?00110700KA;ctext/x-openedgep cls wsource code in OpenEdge ABL \#
                                                           R010H000000000application/vnd.sbm.mid28000F000003\#
        000application/x-font-snfsnfS060D001603000AEi@AR0RAA;c0_O1K9application/har+jsonhar        2210G0000\#
        00000audio/vnd.dolby.pulse.1L060>00110200FA;ctext/x-cangjiecjsource code in Cangjie                 \#
                                                                                                            \#
                      U0G0H00160400DAEi@AR0RAA;c0_O1K9application/jwk-set+jsonjwksset of JSON web keysS060:0\#
        0111b00FA;ctext/x-iniini cfg cnf container dof lektorproject network prefs url inf frm mount pro pro\#
        perties service socket target timerdata in the format INI2280<00000000Baudio/x-nistNIST SPHERE speec\#
        h4210B00000300:video/vnd.dvb.filedvbDVB stream2290>0@110700>A]eaudio/matroskaaudio/x-matroskamka mkv\#
        Matroska audioR000I00000<000application/x-sas-utilitysu7 sas7butlR010J00110900HA^Lapplication/vnd.fd\#
        sn.mseedmseed msdminiSEED seismic records                                                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                     R010G000000000applicati\#
        on/vnd.wfa.dpp                                R010L000000000application/vnd.sketchometryR0G0E0013090\#
        0A@c4A;c1GEapplication/inkml+xmlink inkmlInkML handwritingR080B00000400:application/x-onnxonnxONNX m\#
        odelN070<001100000A;ctext/vnd.gmlF080L00000700Aapplication/x-parallels-diskhds hdddisk of Parallels \#
                                                                     D280A00000300=application/x-vpkvpkValve\#
         package                                                                                            \#
                                                         R0G0D00130050<@c4A;c1GEapplication/beep+xmlutf-8BEE\#
        P message2290?0A000900Daudio/mp4a-latmaudio/x-mp4a-latmlatm loasMPEG-4 audio in LATMM060:00110Q00BA;\#
        ctext/x-hclhcl tf nomad tfvars tofu workflowsource code in HCLR010F000000000application/vnd.netfpxN0\#
        60:001100000A;ctext/x-celL060;00110400CA;ctext/x-ispcispcsource code in ISPCR080K0A0000000applicatio\#
        n/x-fat-diskimageapplication/x-imaR010I00000300Bapplication/vnd.visionaryvisVisionary document      \#
                         L060:00110700BA;ctext/x-aslasl dslsource code in ASLR0G0C00130300I@c4A;c1GEapplicat\#
        ion/fdt+xmlfdtFLUTE file delivery table<890?0C000300=application/fdfapplication/vnd.fdffdfPDF form d\#
        ataR010H000000000application/vnd.httphone                                                           \#
                              R0G0f001300000@c4A;c1GEapplication/vnd.dvb.notif-ia-registration-response+xmlR\#
        060@00110900LA;ctext/x-c-objdumpc-objdumpdata in the format C-ObjDumpR010G00000300Oapplication/vnd.w\#
        ap.sicsiccompiled WAP service indication                                                            \#
                                                                                                 <290H0o220C\#
        00H@2TA>[application/vnd.ms-worksapplication/vnd-ms-works application/x-tika-msworks-spreadsheetwps \#
        wks wcm wdb xlrMicrosoft Works document                                                         R010\#
        L000009000application/vnd.veryant.thinistc isws   L060=00110300EA;ctext/x-uniconicnsource code in Un\#
        icon                                    R010Q000000000application/vnd.ms-wmdrm.lic-respR010U00000900\#
        =application/vnd.quobject-quoxdocumentquox quizQuox documentR010H00000000Aapplication/vnd.3gpp.sms3G\#
        PP text messageM460B00110E00EA;capplication/xqueryxquery xq xqy xql xqmsource code in XQueryR060A001\#
        30300;Pc41;c1GEapplication/x-amfamfAMF message4210J000000000video/vnd.iptvforum.ttsavc0210:000004000\#
        image/jxrajxra                                                                                      \#
                                                                                              R000B000008000\#
        chemical/x-isostaristr ist                                                                          \#
                                                                   N060@001100000A;ctext/x-squidconfR000J000\#
        003000application/x-spectrum-snasna029090T000?00@image/wmfapplication/x-msmetafile image/x-wmfwmf em\#
        z wmz emfWindows metafile                                   N460>00110T00OA;ctext/x-antlersantlers.h\#
        tml antlers.php antlers.xmltext with the markup of Antlers                                          \#
                    L060D00110000LA;ctext/x-isabelle-rootsource code in Isabelle ROOT                       \#
                          R0G0X001300000@c4A;c1GEapplication/vnd.oma.group-usage-list+xml0200C000003000image\#
        /x-minolta-mdcmdcR010Q00000300Dapplication/vnd.hhe.lesson-playerlesLesson Player lessonD090E00000300\#
        0application/vnd.bzip3bz3R000@000004000chemical/x-mmcifmcifR0G0^001300000@c4A;c1GEapplication/vnd.3g\#
        pp.mcvideo-location-info+xmlH2X0@002204000@MdA_\application/msixmsix2280;00000:000audio/x.sf3au.sf3 \#
        sf36060H00110300MA;capplication/x-gd-rom-cuegdidata in the format GD-ROM cue<200C000000000applicatio\#
        n/msword5R0G0e001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-msgstore-ctrl-request+xml  R0G0G00130300\#
        8@c4A;c1GEapplication/prs.xsf+xmlxsfXSF data                                                        \#
        R010L000000000application/set-registration                  R010C000000000application/vnd.obn       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                      @390f0\#
        0340400OP>GQEXA_\1>[application/vnd.ms-powerpoint.template.macroenabled.12potmPowerPoint template wi\#
        th macros0280;00000;000image/x.sf3img.sf3 sf3M@60=00260C00:A;cPLf0@[0oJ16W188text/x-c++hdrhh hpp h++\#
         hxx hp hC++ header  4280;000003000video/x-flifli                                                   \#
                                                                             R010N000000000application/vnd.o\#
        nvif.metadata                                                                                       \#
                                                                                                            \#
                                                                                                            \#
         R880G000009000application/x-sas-xportxpt xport                                                     \#
                                                                               M060?00110300GA;ctext/x-snowb\#
        allsblsource code in Snowball8200D000002000application/x-tex-pkpkV010F000000000multipart/multilingua\#
        lL060D00110300EA;capplication/x-fantomfansource code in Fantom                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                            F000E000003000application/x-msx-\#
        rommsxR010E000000000application/vnd.ffsns                                R010O000000000application/v\#
        nd.ruckus.downloadR010J000000000application/vnd.sealed.netN060@001102000A;ctext/x-earl-greyegR0G0V00\#
        1300000@c4A;c1GEapplication/vnd.etsi.iptvdiscovery+xmlR0G0R001300000@c4A;c1GEapplication/vnd.oipf.ue\#
        profile+xml                N0708001100000A;ctext/rtx2210E000000000audio/telephone-eventR010J00000000\#
        0application/multipart-coreL060>00110200FA;ctext/x-redcodecwsource code in RedcodeL060M00110600UA;ct\#
        ext/x-imhex-pattern-languagehexpatsource code in ImHex Pattern Language8030R00000300Eapplication/vnd\#
        .font-fontforge-sfdsfdFontForge font source                                                      R06\#
        0:00110300CA;ctext/x-vcfvcfVCF genome variantsR010X000000000application/vnd.verifier-attestation+jwt\#
                                                                                                            \#
                                                           :000D000003000application/x-comsolmph            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                     R010D000000000application/vnd.xcdn                     \#
                                                                                                            \#
            <2Y0C001103000A_\application/lpf+ziplpf                                                        :\#
        010A000003000model/vnd.sap.vdsvds                                                                   \#
         L060;00110400CA;ctext/x-tacttactsource code in TactR0G0D00130400M@c4A;c1GEapplication/emma+xmlemmaE\#
        MMA annotation of user input2210>00000300Baudio/evrc-qcpqcpEVRC speech in QCPR010]000000000applicati\#
        on/vnd.oma.bcast.provisioningtrigger                       R010O00000300Fapplication/vnd.businessobj\#
        ectsrepBusinessObjects report                        R010V000000000application/vnd.dvb.ipdcdftnotifa\#
        ccessR010U00000300Happlication/vnd.publishare-delta-treeqpsPubliShare document tree                 \#
                                                                                                            \#
                                     S0G0S001600000AEi@AR0RAA;c0_O1K9application/measured-component+json    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                          <0F0G00130;000@c4A;c1GEapplication\#
        /docbook+xmldbk docbook                                                                             \#
                                                   R010N00000300>application/vnd.osgi.subsystemesaOSGi subsy\#
        stem      @280P001103000A>[application/x-corelpresentationsshwR010H00000000Fapplication/vnd.cups-pdf\#
        PDF print job for CUPS@291200110400@A_\application/vnd.openxmlformats-officedocument.presentationml.\#
        slidesldxPowerPoint slideF280N00000700Fapplication/x-atari-disk-imageatr xfdimage of an Atari diskN0\#
        60C00110H00KA;ctext/x-shellsessionsh-session shell-sessionsource code in ShellSessionR060;00110400GA\#
        ;ctext/x-abnfabnfdata in the format ABNFR0G0L001300000@c4A;c1GEapplication/vnd.3gpp.sms+xml0280A0022\#
        03000QADQYLimage/x-nikon-nrwnrw                   V000?000000000message/example                     \#
                                                                                                            \#
                                     R280A00000300Bapplication/x-uefuefBBC Micro cassette0210@000000000image\#
        /pwg-raster                                                                                         \#
                                                                     S0G0700110250LA;ctext/n3n3utf-8data in \#
        the format Notation32280;000003009audio/x-avravrAVR soundL060:00110300BA;ctext/x-x10x10source code i\#
        n X10R000?00000400Achemical/x-cmdfcmdfCrystalMaker dataN060B001103000A;ctext/x-gooddata-clgdc4280;00\#
        000300=video/x-mngmngMNG animationR0G0T001300000@c4A;c1GEapplication/vnd.infotech.project+xmlB0G0E00\#
        130Q00:@c4A;c1GEapplication/xhtml+xmlxhtml xht xhtm xhtml2 cs htm htmlXHTML pageN070E001103000A;ctex\#
        t/vnd.exchangeablevfkL060;00110400CA;ctext/x-wrenwrensource code in WrenS060<00110500HA;ctext/x-ninj\#
        aninjadata in the format NinjaS0G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.hyper+json            \#
                                   R280G00000;000application/x.sf3-tablesf3 tab.sf3                         \#
                N070=001103000A;ctext/vnd.sosisos           N060=001103000A;ctext/x-hybrishybN060<001105000A\#
        ;ctext/x-scdocscdocH280Q00000300Gapplication/x-nintendo-switch-nronroNintendo Switch programS0G0D001\#
        600000AEi@AR0RAA;c0_O1K9application/mud+json                                                 :2Y0C00\#
        1100000A_\application/p21+zipM060A00110A00IA;ctext/x-vim-scriptvim vimrc vmb vbasource code in Vim s\#
        criptN460@001100000A;ctext/x-changelogL060A00110300IA;ctext/x-dogescriptdjssource code in Dogescript\#
        L060:00110300BA;ctext/x-jcljclsource code in JCLR010D00000400:application/vnd.mseqmseqMSEQ media    \#
                                                                                                            \#
                                                                         R010C000000000application/linksetH2\#
        80L00000300>application/x-mruby-bytecodemrbcompiled mrubyR060B001304000@c4A;c1GEapplication/x-xbelxb\#
        el                                                                                                  \#
                                                    R010I000000000application/vnd.3gpp.pfcpL060B001106000A;c\#
        application/juttlejuttle                                                                            \#
           M060;00110400CA;ctext/x-agdaagdasource code in AgdaR010W000000000application/vnd.easykaraoke.cdgd\#
        ownload                  R010T00000200Dapplication/vnd.ibm.secure-containerscIBM secure containerR0G\#
        0H001300000@c4A;c1GEapplication/cea-2018+xml                                                       R\#
        090J00000700Bapplication/vnd.iccprofileicc icmICC colour profile             R000K000003000applicati\#
        on/vnd.frogans.fncfncM@60=00110F009A;ctext/x-csharpcs cake cs.pp csx linqC# sourceR060L001300000@c4A\#
        ;c1GEapplication/onix-message+xmlN060;001100000A;ctext/x-xorg                                      N\#
        060F001100000A;ctext/x-smartgameformatR000A000003000chemical/x-rosdalros                            \#
                                                                                                            \#
                        2280;00000300Eaudio/x-gbsgbsmusic of the Game Boy6060A00110300<A;capplication/x-cuec\#
        ueCD cue sheetR010D000000000application/vnd.maml                                                    \#
                                                                                                            \#
                                                                                                            \#
                                           T090I00000700=application/ocsp-responseors derOCSP response      \#
              R800L000008000application/x-godot-resourceres tres0060d001304000@c4A;c1GEapplication/vnd.oasis\#
        .opendocument.graphics-flat-xmlfodg                                                                 \#
                             V070@00110400CA;capplication/mboxmboxmailbox of messagesF000M000002000applicati\#
        on/x-virtual-boy-romvb                                                                              \#
                                                                                                            \#
                                                                 R0G0Z001300000@c4A;c1GEapplication/vnd.emcl\#
        ient.accessrequest+xmlH0V0H00130<000@c4A;c1GEapplication/appinstallerappinstaller                   \#
                                                                               0280<000000000image/x-niff   \#
                      L060:00110300BA;ctext/x-arcarcsource code in ArcM060?002302000PO^A;c12gtext/x-vbdotnet\#
        vb                                     F010S00000300Capplication/vnd.fastcopy-disk-imagedimFastCopy \#
        disk image                                                                                          \#
                                                                                                            \#
                                                                R010\001100000@b7application/vnd.3gpp.seal-l\#
        ocation-info+cbor                    K060A0R110700BA;capplication/x-batapplication/bat text/x-msdos-\#
        batchbat cmdWindows batch file4210;000000000video/bmpegP200T001100000ATaapplication/x-mysql-table-de\#
        finition                                                                                            \#
                           M060B00110800JA;ctext/x-webassemblywast watsource code in WebAssembly            \#
             0210=000000000image/vnd.mix                                                     R0G0G00130300C@\#
        c4A;c1GEapplication/vnd.hal+xmlhalHAL resource in XMLT060M00110400RA;capplication/x-openvpn-profileo\#
        vpndata in the format OpenVPN profileR010V00000400@application/vnd.crick.clicker.templateclktClicker\#
         template42009000003000video/flifli                                                                 \#
                                                                                                            \#
        R010E000000000application/vnd.erofsR0G0D00130000P@c4A;c1GEapplication/rlmi+xmlstate of a list of SIP\#
         resources                                                                                          \#
                                                                                S0G0H001600000AEi@AR0RAA;c0_\#
        O1K9application/linkset+json:080C00000300:model/x-acis-binarysabACIS solid60G0C00130300I@c4A;c1GEapp\#
        lication/pls+xmlplsPLS pronunciation lexiconR0G0Y001300000@c4A;c1GEapplication/emergencycalldata.con\#
        trol+xml                                                                                            \#
          R0G0H00130700=@c4A;c1GEapplication/vnd.uoml+xmluoml uoUOML document                               \#
          2210=00000300Maudio/sp-midimidscalable polyphony MIDI music0290:0G130400:A5b0@P0[Rimage/heicimage/\#
        hevc image/x-heicheicHEIC image:39091E110300>A_\model/3mfapplication/vnd.ms-3mfdocument application/\#
        vnd.ms-package.3dmanufacturing-3dmodel+xml3mf3D print modelR0P0U000000000application/vnd.google-apps\#
        .drive-sdk                                                    R010P00000700<application/vnd.intercon\#
        .formnetxpw xpxFormNet form                             8280N00000000Capplication/x-fontconfig-cache\#
        cache of FontconfigD280A00000300=application/x-alzalzALZip archive                                  \#
                    D000S001106000ANdapplication/x-brotli-compressed-tartar.br                              \#
                                                                                           0390d0f110300MA_\\#
        application/vnd.oasis.opendocument.graphics-templateapplication/x-vnd.oasis.opendocument.graphics-te\#
        mplateotgOpenDocument drawing template4800M001103000AAiapplication/x-netshow-channelnscR000H00000300\#
        0application/vnd.curl.carcarR280D00000000Japplication/x-netmonpackets of Network Monitor            \#
                                                                                                            \#
                                                                                                            \#
                                                                                               N460=00110600\#
        >A;ctext/x-creolecreoletext in Creole                                            R010G00000300Kappli\#
        cation/vnd.dvb.aitaitDVB application informationR080H00000200<application/x-rocketbookrbRocket eBook\#
        N460I00110500ZA;ctext/x-terraform-templatetftpltext with the markup of Terraform TemplateR000D000001\#
        000chemical/x-molconn-zb>280G001103000A>[application/x-starchartsdsR280I00000300Mapplication/x-ms-re\#
        sourcerescompiled resources of WindowsR010C000000000application/flexfecS0G0F001600000AEi@AR0RAA;c0_O\#
        1K9application/dicom+json:280C00000<000model/x.sf3-physicsphys.sf3 sf3            S470V0O130300G@c4A\#
        ;c1GEapplication/xml-external-parsed-entitytext/xml-external-parsed-entityentpart of an XML document\#
        D060?00110600KA;ctext/x-uuencodeuu uuedata in the format uuencodeR060N00110300ZA;ctext/x-graph-model\#
        ing-languagegmldata in the format Graph Modeling LanguageP390W18110300EA_\application/vnd.oasis.open\#
        document.baseapplication/vnd.oasis.opendocument.database application/vnd.sun.xml.baseodbOpenDocument\#
         databaseS0G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.cryptii.pipe+jsonH080O001109000@l0applicati\#
        on/x-windows-themepackthemepack40Y0?0A000300=application/oggapplication/x-oggogxOgg containerR010N00\#
        0000000application/cid-edhoc+cbor-seqP280M00000Y00Japplication/x-sqlite3-journaldb-journal sqlite-jo\#
        urnal sqlite3-journalrollback journal of SQLiteR010_00000300Eapplication/vnd.software602.filler.form\#
        -xml-zipzfo602XML form with data<080G000003000application/x-ms-readerlitR010E000000000application/vn\#
        d.s3smsR010G00000300Aapplication/hyperstudiostkHyperStudio stackR010F001106000@b7application/senml+c\#
        borsenmlcN060=001100000A;ctext/x-arturo                                                             \#
                                               R010Q00000300Fapplication/vnd.accpac.simply.asoasoSimply Acco\#
        unting data                                                                    V0Q0C00000000>multipa\#
        rt/encryptedencrypted mail                                                                          \#
                    R010G00000300Dapplication/vnd.geoplang2wGeoplaN construction2210900000000:audio/gsmGSM s\#
        peechR010I000000000application/vnd.3gpp.ngap                                                        \#
                                                                                                            \#
                             L060;00110400CA;ctext/x-luauluausource code in Luau         22Y0<00120300<ASWAb\#
        Maudio/vorbisoggVorbis audioR010O000000000application/vnd.gentoo.manifestR010O000000000application/v\#
        nd.uplanet.listcmdN060B00110E00SA;ctext/x-vim-snippetsnip snippet snippetstext with the markup of Vi\#
        m Snippet0:90900000300Jimage/cgmcgmcomputer graphics metafileL060@00110800HA;ctext/x-jison-lexjisonl\#
        exsource code in Jison LexD280B001200000@D[A_\application/x-wacz2280;00000300?audio/x-fsbfsbFMOD sou\#
        nd bankH000F00000G000application/x-zmachinez1 z2 z3 z4 z5 z6 z7 z80290C0C240500CA5bAo^0@P0[Rimage/he\#
        ic-sequenceimage/hevc-sequenceheicsHEIC image sequenceL060D00110100LA;ctext/x-filebench-wmlfsource c\#
        ode in Filebench WML0200D0E0007000image/x-panasonic-rwimage/x-raw-panasonicraw rw20210:000004000imag\#
        e/jxscjxscR010M000000000application/vnd.wmf.bootstrap                                               \#
                                                                                              J460:001103000\#
        A;ctext/x-cgicgi       <0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordproc\#
        essingml.comments+xmlR010Q000000000application/private-token-requestR280F00000<000application/x-sas-\#
        datasd7 sas7bdatR060<00110000HA;ctext/x-soongdata in the format Soong                               \#
                                                                                                            \#
        V280Q001103000A>[application/vnd.stardivision.mailsdm                                         H280H0\#
        01208000@Yo@K<application/vnd.appimageappimage                                                      \#
                                       0290900000300=image/jlsjlsJPEG-LS image                              \#
                                                                  2210?000000000audio/gsm-hr-082280;00000300\#
        0audio/x-mtmmtm                                                    S060F0Q110:00RA;ctext/x-java-prop\#
        ertiestext/properties text/x-propertiespropertiesdata in the format Java PropertiesL060>00110700FA;c\#
        text/x-netlinxaxs axisource code in NetLinxR0G0Q001300000@c4A;c1GEapplication/vnd.3gpp.vae-info+xml \#
                                                   >3Y0^0`110300HA_\application/vnd.oasis.opendocument.sprea\#
        dsheetapplication/x-vnd.oasis.opendocument.spreadsheetodsOpenDocument spreadsheetL060>00110200CA;cte\#
        xt/x-iokesrciksource code in IokeR060E001308000@c4A;c1GEapplication/xslfo+xmlxslfo foR010M000000000a\#
        pplication/vnd.bbf.usp.errorR010W000000000application/vnd.ms-wmdrm.meter-chlg-req>390e00340400EP>GQg\#
        _A_\1>[application/vnd.ms-excel.sheet.binary.macroenabled.12xlsbExcel binary workbookR0G0U001300000@\#
        c4A;c1GEapplication/vnd.3gpp.mcptt-signed+xmlL060A00110400IA;ctext/x-purescriptpurssource code in Pu\#
        reScriptR0G0C001300000@c4A;c1GEapplication/sep+xml22Y090H110D00<Q41audio/mp4audio/x-m4a audio/x-mp4a\#
        m4a mp4a m4b f4a f4bMPEG-4 audioX000B000000000x-content/blank-cd                                    \#
                   R0G0I0T110;00DA;ctext/tab-separated-valuestext/tsv text/x-tab-separated-valuestsv vcf sam\#
        tab-separated valuesR060:00110300FA;ctext/x-cilcildata in the format CILL060<00110500DA;ctext/x-vers\#
        eversesource code in VerseD280B00000300Dapplication/x-lzoplzolzop-compressed data                   \#
                                   X0@0A000000000x-shader/x-vertex                                          \#
                                                                          >010`000004000application/vnd.coll\#
        abio.xodocuments.spreadsheetxods                                                                    \#
                                                                            S0G0L001600000AEi@AR0RAA;c0_O1K9\#
        application/merge-patch+json8:00M000000000application/x-font-sunos-news                             \#
                                                                                                            \#
                                                                                                            \#
                                                               R0G0G001304000@c4A;c1GEapplication/mmt-aei+xm\#
        lmaei                                                                                               \#
                                            R060;00110400GA;ctext/x-stonstondata in the format STON         \#
                                                                                                            \#
                               R010M00000300Dapplication/vnd.yamaha.hv-dichvdHV-Script dictionary           \#
                                                                                                            \#
          D000C00000500Gapplication/x-bcpiobcpioold binary cpio archiveR010J000000000application/vnd.sirtx.v\#
        mv0V010@00000000;multipart/reportmail reportL060@001104000A;capplication/prqlprql                   \#
                                                                                                40Y0Q0f00070\#
        0;application/vnd.adobe.flash.movieapplication/futuresplash application/x-shockwave-flashswf splFlas\#
        h movieR0G0[001300000@c4A;c1GEapplication/mbms-protection-description+xml                           \#
                                   0280M001103000A<Fimage/x-portable-arbitrarymappamR010J000000000applicatio\#
        n/edhoc+cbor-seq                                                        S0G0V001600000AEi@AR0RAA;c0_\#
        O1K9application/vnd.ims.lis.v2.result+jsonR0G0C00130300I@c4A;c1GEapplication/cpl+xmlcplCPL telephone\#
         call scriptR010O000000000application/vnd.pwg-multiplexed2210B000000000audio/vnd.cns.anp1           \#
                                                                                                            \#
                                            R010_000000000application/vnd.fujifilm.fb.docuworks.containerL06\#
        0<00110500DA;ctext/x-metalmetalsource code in Metal                                                 \#
                                 D2Y0T001103000A_\application/vnd.imagemeter.image+zipimiL0G0D08130<00?@c4A;\#
        c1GEapplication/xslt+xmltext/xslxsl xslt xplXSLT stylesheet                                         \#
                           <0>0A001103000A;capplication/x-lyxlyx                                        L060\#
        F00110200GA;capplication/x-gdscriptgdsource code in GDScript                                        \#
                                                                           J060?0j1103000A;capplication/infa\#
        pplication/x-setupscript application/x-wine-extension-infinf                                        \#
                                                                                   2200:000000000audio/isac \#
                                                                                                            \#
                  R010N000000000application/vnd.dvb.ipdcesgpdd                                              \#
                                                                                                            \#
                                          R010C00000<000application/vnd.tmlvfr viaframeM060:00110300BA;ctext\#
        /x-sedsedsource code in sed           R010J00000300Qapplication/vnd.cinderellacdyCinderella geometri\#
        c constructionR010I00000300Dapplication/vnd.epson.msfmsfEpson image settings                        \#
                                     N070900110400OA;ctext/spdxspdxSPDX software bill of materialsR280I00000\#
        300<application/x-qt-resourcerccQt resources                                                        \#
                                                                            <010T000000000application/vnd.af\#
        pc.modca-mediummap<8?0J00110C00CA;capplication/vnd.framemakerfm frame maker bookFrameMaker document \#
                                                                                                            \#
                                                  R0G0L00130600?@c4A;c1GEapplication/urc-grpsheet+xmlgsheetU\#
        RC group sheetL060<00110300DA;ctext/x-nasalnassource code in NasalR010S000000000application/vnd.oipf\#
        .cspg-hexbinaryR010K00000500Gapplication/cdmi-capabilitycdmiaCDMI storage capability                \#
                                                                                                            \#
                              R010T00000300Dapplication/vnd.groove-tool-templatetplGroove tool templateR0G0Q\#
        001300000@c4A;c1GEapplication/vnd.3gpp.mid-call+xmlR010F000000000application/vnd.cybank             \#
                                          R060@00110900LA;ctext/x-d-objdumpd-objdumpdata in the format D-Obj\#
        DumpR010H000000000application/vnd.paos.xmlR010N000000000application/vnd.dtg.local.html              \#
                                                               S0G0H001600000AEi@AR0RAA;c0_O1K9application/j\#
        f2feed+jsonR010C000000000application/dca-rftR010J00000300Capplication/vnd.mobius.txftxfMobius TXF do\#
        cumentR010J00000300=application/vnd.mobius.mbkmbkMobius basket          R010Q00000500@application/vn\#
        d.nokia.n-gage.datangdatN-Gage game dataR010?00000300Oapplication/pdxpdxPDX vehicle diagnostics pack\#
        ageR010T000000000application/vnd.as207960.vas.tap+jerR010Y00000300Wapplication/tamp-community-update\#
        -confirmcucconfirmation of a TAMP community update<010U000000000application/vnd.afpc.cmoca-cmresourc\#
        eR010D000000000application/jsonpathR0A0Q000000000application/x-www-form-urlencoded<8Y0?0A000300<appl\#
        ication/pdfapplication/x-pdfpdfPDF document                                                         \#
                                                                                                            \#
                                                                                                            \#
                       @0G1B001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.p\#
        resentation.main+xmlR280I00000200Happlication/x-ms-prefetchpfprefetch data of WindowsR280>00000300Lc\#
        hemical/x-dcddcdtrajectory of CHARMM or NAMDL060<00110200DA;ctext/x-hyphybfsource code in HyPhy     \#
                                                 N060@001104000A;ctext/x-pointlessptls                      \#
                                                                                  L080E00000300Iapplication/\#
        x-gcc-pchgchprecompiled header of GCC8280I000000000application/x-font-libgrx                        \#
                                                                  R060?00110300FA;capplication/ednedndata in\#
         the format edn      L060;00110300CA;ctext/x-saltslssource code in Salt          R060J00110300VA;cte\#
        xt/x-kicad-legacy-layoutbrddata in the format KiCad Legacy Layout                                   \#
                                                                                R280B00000400>application/x-\#
        2bit2bit2bit sequencesM460D00110300EA;capplication/x-smartytplsource code in Smarty        4280;0000\#
        0000?video/x-mveInterplay movie                                                                     \#
                                                                                                            \#
                                                                              2280=00000500;audio/x-ircamirc\#
        amIRCAM soundL060<00110300DA;ctext/x-glyphglfsource code in Glyph<010Z000000000application/vnd.afpc.\#
        modca-objectcontainer                                                                               \#
                                                                                                      V010G0\#
        00000000message/feedback-reportD280N00000200Capplication/x-mercurial-bundlehgbundle of Mercurial R07\#
        0C00110300FA;capplication/vnd.kdlkdldata in the format KDL                                          \#
                        R280G00000300Dapplication/x-adobe-abrabrbrushes of PhotoshopN060?001102000A;ctext/x-\#
        verifpalvpR0G0D00130400E@c4A;c1GEapplication/mads+xmlmadsMADS authority recordV010F00000500Tmessage/\#
        global-headersu8hdrheaders of an internationalised mailR0G0C001303000@c4A;c1GEapplication/kbl+xmlkbl\#
        M060=00110100EA;ctext/x-dtracedsource code in DTrace2210G00000300Caudio/vnd.digital-windseolDigital \#
        Winds musicR010M000003000application/vnd.ves.encryptedvesX000C000000000x-content/blank-dvdL060:00110\#
        300BA;ctext/x-jaijaisource code in Jai                                                           L06\#
        0A00110500IA;ctext/x-cairo-zerocairosource code in Cairo Zero2010Q00000300:application/vnd.yamaha.sm\#
        af-audiosafSMAF audio                                                                         L060A0\#
        0110700IA;ctext/x-ags-scriptash ascsource code in AGS Script                               R0G0i0013\#
        00000@c4A;c1GEapplication/vnd.3gpp.seal-network-qos-management-info+xml                             \#
                                                                                                     R060]00\#
        130H000@c4A;c1GEapplication/x-freedesktop-appstream-componentmetainfo.xml appdata.xmlN060<001100000A\#
        ;ctext/x-nusmvN460=00110600NA;ctext/x-sveltesveltetext with the markup of SvelteR060P001300000@c4A;c\#
        1GEapplication/vnd.ms-spreadsheetml                                                  <010Q000000000a\#
        pplication/vnd.afpc.foca-charset                 R060A001303000@c4A;c1GEapplication/x-nzbnzb        \#
                                                                                                            \#
                                                                                  R010L000000000application/\#
        vnd.xfdl.webform4210=000000000video/3gpp-tt                                                         \#
                                                                                                            \#
                                                        R060>00110A00JA;ctext/x-irc-logweechatlog irclogdata\#
         in the format IRC log                                                 R010A000000000application/esh\#
        op                                                                                                  \#
                                                 R010S000004000application/vnd.evolv.ecig.settingsecig      \#
                                                    N060<001103000A;ctext/x-mpsubsubD080C000003000applicatio\#
        n/x-lrziplrz                                         R0G0J00130300:@c4A;c1GEapplication/xcap-error+x\#
        mlxerXCAP errorL060:00110300GA;ctext/x-bmxbmxsource code in BlitzMaxR010C000000500application/prs.cy\#
        n7-bitS0F0R001600000AEi@AR0RAA;c0_O1K9application/fido.trusted-apps+json                            \#
                                                         R010J00000300Capplication/vnd.mobius.dafdafMobius D\#
        AF documentN060=001103000A;ctext/x-sophiaaesF000L000002000application/x-wonderswan-romwsS0G0M0016070\#
        00AEi@AR0RAA;c0_O1K9application/vnd.document+jsondocjsonS0G0Y001600000AEi@AR0RAA;c0_O1K9application/\#
        alto-updatestreamcontrol+jsonR010I00000A00@application/vnd.dece.datauvf uvvf uvd uvvdUltraViolet dat\#
        aL060<00110500DA;ctext/x-cirrucirrusource code in CirruR280A00000000;application/x-eggEGG archiveN06\#
        0?001100000A;ctext/x-terminfoJ060;00110F00CA;ctext/x-rexxrexx rex pprx rx arexxsource code in REXX42\#
        10C000000000video/vnd.hns.videoX000C000000000x-content/video-vcd                                    \#
                >0G16001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.styles+xm\#
        l                                                                                                   \#
                                                                                                            \#
                                                      H280J000008000application/x-mach-o-dylibdylib so      \#
                         R060:00110300FA;ctext/x-ronrondata in the format RON                               \#
                                                                                                            \#
                                                                                                      R000F0\#
        00003000chemical/x-mdl-molfilemol                                                                   \#
                                                                  O460=00110600NA;ctext/x-liquidliquidtext w\#
        ith the markup of LiquidR010D000000000application/vnd.pcosR0?0=08110<008A;ctext/calendartext/icsics \#
        ifb icalcalendarR280E000003000application/x-axcryptaxx       42X0>00110300CAAivideo/x-ms-wmvwmvWindo\#
        ws Media video                                                                      D080B001109000A`\#
        dapplication/x-tarztar.z taz8280F00110@00?QjDapplication/x-font-pcfpcf pcf.z pcf.gzX11 bitmap fontR0\#
        G0S001300000@c4A;c1GEapplication/vnd.3gpp-prose-pc3a+xmlH280K000005000application/x-mach-o-objecto o\#
        bjR0G0F001307000@c4A;c1GEapplication/sensml+xmlsensmlxL060<00110200DA;ctext/x-rougergsource code in \#
        Rouge2280;00000^000audio/x-psfpsf1 psflib minipsf minipsf1 gslib minigsf psfN060900110200JA;ctext/x-\#
        d2d2text with the markup of D2                                                                      \#
                                                                                                            \#
                                                                                                    0010K0E0\#
        00300?application/vnd.kde.kontourapplication/x-kontourkonKontour drawingR0G0K001300000@c4A;c1GEappli\#
        cation/opc-nodeset+xmlL060?00110300GA;ctext/x-igor-proipfsource code in IGOR Pro                    \#
                             R080A00000300;application/x-npynpyNumPy array                                  \#
                                                                   D280R001106000A_\application/x-modrinth-m\#
        odpack+zipmrpack                                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                H000M000003000application/x-silverlight-appxapR010H000000000application/vnd.\#
        3gpp.v2x2280;000003000audio/x-sapsapD280D000007000application/x-ms-wimwim swmR000J001103000Q0Mapplic\#
        ation/x-spectrum-sltslt                                                                             \#
               S0G0T001600000AEi@AR0RAA;c0_O1K9application/vnd.acm.addressxfer+json                  R010D00\#
        0000000application/cmw+cose                  H280D00000300Iapplication/x-ms-pifpifsettings of a DOS \#
        programR000I00000;000application/x-msmediaviewmvb m13 m14H280D00110<00;@K<application/x-objecto ko e\#
        lf objobject codeT060E00110300>A;ctext/x-ssh-public-keypubSSH public keyL060;00110200CA;ctext/x-hare\#
        hasource code in HareR0G0F0;130:00>@c4A;c1GEapplication/mathml+xmltext/mathmlmml mathmlMathML formul\#
        a0290900000300;image/ktxktxKTX textureP080E00000700Rapplication/x-leveldbldb sstsorted table of Leve\#
        lDB or RocksDB2210900000000:audio/lpcLPC speechR010M00000300=application/vnd.geogebra.toolggtGeoGebr\#
        a toolO460<00111;00MA;ctext/x-jinjahtml.j2 jinja htm.j2 j2 jinja2 xhtml.j2 html.jinja2 htm.jinja2 xh\#
        tml.jinja2text with the markup of JinjaR010M00000:000application/vnd.nebumind.linenebul lineR010C000\#
        00300Napplication/pkixcmppkicertificate management messageR080F000003000application/x-jeol-jdfjdf:0G\#
        0=001308009@c4A;c1GEmodel/x3d+xmlx3d x3dzX3D scene8200E00000300Eapplication/x-tex-tfmtfmmetrics of a\#
         TeX font<280S00110L000A_\application/vnd.mindjet.mindmanagermmp mmap mmpt mmat mmmp mmas2210;000000\#
        000audio/dat12R010K00000300@application/vnd.realvnc.bedbedRealVNC settingsD280A00000300Capplication/\#
        x-affaffAFF image of a disk                                     N060G001106000A;ctext/x-erl-shellses\#
        sionerl-sh                                                                             @280O00110700\#
        IA_\application/vnd.sun.xml.impresssxi sddOpenOffice 1 presentationR0G0U001300500@c4A;c1GEapplicatio\#
        n/emergencycalldata.cap+xmlutf-8R010Z000000000application/vnd.century-systems.tcp_stream<0G1;0013000\#
        00@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.settings+xmlD010H00000800C\#
        application/vnd.dece.zipuvz uvvzUltraViolet archiveR000J00000<000application/x-sas-itemstorsr7 sas7b\#
        itm02Y0:0f000I00:image/jpegimage/jpg image/pjpeg image/x-citrix-jpeg image/x-jpegjpg jpeg jfif jpe j\#
        if jfiJPEG image2010T00000300Happlication/vnd.chipnuts.karaoke-mmdmmdkaraoke song of ChipNutsR080J00\#
        0003000application/x-spectrum-szxszx          R0G0W001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-reg\#
        roup+xmlR000G000003000chemical/x-gaussian-loggalV010I000000000multipart/x-mixed-replace         2280\#
        ;00000300Gaudio/x-gymgymmusic of the Mega Drive                                                     \#
                                                                                                            \#
                                       R0G0H001300000@c4A;c1GEapplication/3gpp-ims+xml                      \#
                                              R280J000003000application/x-spectrum-hdfhdf                   \#
                                                                                                            \#
                                                                       L060;00110000CA;ctext/x-dunesource co\#
        de in DuneV0Q0<00000400<message/httphttpHTTP message                                       2210=0000\#
        00000audio/vnd.4sb                                                                        H0V0L00130\#
        400I@c4A;c1GEapplication/x-java-jnlp-filejnlpJava Web Start descriptor                              \#
                                         R060\00130<000@c4A;c1GEapplication/x-freedesktop-appstream-releases\#
        releases.xmlR060M00110000YA;ctext/x-robots-exclusion-rulesdata in the format Robots Exclusion RulesR\#
        0G0e001300000@c4A;c1GEapplication/vnd.oma.poc.optimized-progress-report+xml                         \#
           F080F000003000application/x-mame-chdchd             N060;001107000A;ctext/x-qlikqvs qvw          \#
                                                               2200=000000000audio/x-speexL060J00110300RA;ct\#
        ext/x-game-maker-languagegmlsource code in Game Maker Language                                      \#
                        @391500230400CP>GA_\1>[application/vnd.openxmlformats-officedocument.presentationml.\#
        templatepotxPowerPoint template                                                                     \#
                                             R010R00000000Mapplication/simple-message-summarysummary of wait\#
        ing voice mailD280A00000300Eapplication/x-mpqmpqMPQ archive of a gameR010D00000300Qapplication/vnd.m\#
        fmpmfmMelody Format for Mobile PlatformL060=00110700EA;ctext/x-maximamax macsource code in MaximaR01\#
        0W000000000application/vnd.blink-idb-value-wrapperK060:00110F00BA;ctext/x-awkawk auk gawk mawk nawks\#
        ource code in AwkR010b00000300Aapplication/vnd.llamagraphics.life-balance.desktoplbdLife Balance pla\#
        nV0W0A0?120900@@54A;cmultipart/relatedmessage/rfc2557mht mhtmlcompound messageR280F000003009applicat\#
        ion/x-jmp-datajmpJMP table0280A0M0003000image/x-sigma-x3fimage/x-raw-sigma image/x-x3fx3fD2Y0U001103\#
        000A_\application/vnd.imagemeter.folder+zipimf                                                      \#
                                            >060g0c2404000@Yj@c4A;c1GEapplication/vnd.oasis.opendocument.spr\#
        eadsheet-flat-xmlapplication/vnd.oasis.opendocument.flat.spreadsheetfods                            \#
                R080C000003000application/x-figmafigR080D000003000application/x-nx-xcixci4280<000000000video\#
        /x-anim   R010?00000000;application/dnsDNS message                                                  \#
                                          R000Q000000000application/vnd.google-apps.videoF290N0G000300Cappli\#
        cation/vnd.msa-disk-imageapplication/x-atari-msamsaAtari ST disk image                4200>000003000\#
        video/x-ms-wvxwvx                                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                 <390[0]110300NA_\applicatio\#
        n/vnd.oasis.opendocument.text-webapplication/x-vnd.oasis.opendocument.text-webothOpenDocument web pa\#
        ge templateS070;00220350<A]@A;ctext/turtlettlutf-8Turtle graphL060>00110200CA;ctext/x-nescsrcncsourc\#
        e code in nesCR8Y0I0H000;00?application/pgp-encryptedapplication/pgp text/pgppgp gpg ascOpenPGP mess\#
        ageR000F000003000chemical/x-mopac-graphgpt0200A000003000image/x-coreldrawcdr                        \#
                                                                                     <0P0P000005000applicati\#
        on/vnd.google-apps.formgform:010A00000400=model/vnd.opengexogexOpenGEX sceneN060=001103000A;ctext/x-\#
        amdgpuisaR010G00000300?application/vnd.seemailseeSeeMail messageL060;00110400CA;ctext/x-elpielpisour\#
        ce code in ElpiR280D000003000application/x-ms-pdbpdbF280D00000600<application/x-uimageuimageU-Boot i\#
        mage<000G0I000;000application/x-pagemakerapplication/vnd.pagemakerp65 pm6 pmdV000>000000000message/s\#
        -httpL060D00110300LA;ctext/x-denizenscriptdscsource code in DenizenScriptD090@0E000200Dapplication/z\#
        libapplication/x-deflatezzzlib-compressed dataH280P000000000application/x-mach-o-kext-bundle<070[001\#
        10Y00CA;capplication/vnd.wolfram.mathematica.packagemathematica wl wls mt wlt m nb cdf ma nbpMathema\#
        tica packageR0G0c001300000@c4A;c1GEapplication/vnd.3gpp.current-location-discovery+xmlR010C00000300;\#
        application/vnd.gmxgmxGMX projectN060<001103000A;ctext/x-capdlcdlN060C001105000A;ctext/vnd.curl.mcur\#
        lmcurlR010O000000000application/vnd.dvb.ipdcroamingR280Q001103000A>[application/x-staroffice-templat\#
        evorR010K00000300;application/vnd.ezpix-albumez2EZPix album                                         \#
                                                                                                            \#
                                                                                                            \#
                                                                                                       N460<\#
        00110500MA;ctext/x-astroastrotext with the markup of Astro                                          \#
                                                                                                            \#
                                                                                                            \#
          R0G0W001300000@c4A;c1GEapplication/vnd.oma.cab-subs-invite+xml                                    \#
                          L060>00110500FA;ctext/x-netlogonlogosource code in NetLogo     <0R0T000004000appli\#
        cation/vnd.google-apps.documentgdoc                                                                 \#
                                                                                                            \#
                           L060900110200AA;ctext/x-bcbcsource code in BC2280;000003000audio/x-stmstmR000W000\#
        000000application/vnd.google-apps.fusiontable                                                       \#
                                                                                                            \#
                     4080F00000S00Iapplication/x-directordir dcr dxr cst cct cxt w3d fgd swaMacromedia Direc\#
        tor movieN0608001101000A;ctext/x-kk                                                  R010S000000000a\#
        pplication/vnd.syncml.dmtnds+wbxmlR0G0L001300000@c4A;c1GEapplication/vnd.etsi.tsl+xml               \#
                                                                                                            \#
                                                                        R280G00000700Iapplication/x-abi-trac\#
        eab1 abitrace of an ABI sequencer                      2280;090003000audio/x-takaudio/taktakR280A000\#
        00000:application/x-ionAmazon Ion                                                                   \#
                                                                           R280D00000300Mapplication/x-ms-ev\#
        tevtWindows event log, old formatR0G0H001303000@c4A;c1GEapplication/atsc-dwd+xmldwd                 \#
                                                                                                            \#
                          R0O0:0K110900<A;ctext/vcardtext/directory text/x-vcardvcf vcardcontact cardL060800\#
        110100@A;ctext/x-bbsource code in BS0G0?0J229`00<A;cQGEapplication/xmlapplication/x-xml text/xmlxml \#
        xsd wsf adml rng admx xbrl ant axaml axml builds ccproj clixml cproject cscfg csdef csproj ct deppro\#
        j dll.config dotsettings filters fsproj fxml glade gst hzp icls iml ivy jelly jsproj launch mdpolicy\#
         mjml mojo natvis ndproj nproj nuspec pkgproj pluginspec proj props ps1xml psc1 pubxml qhelp rbxmx r\#
        esx sch scxml sfproj shproj slnx srdf storyboard sublime-snippet targets tml ui urdf ux vbproj vcxpr\#
        oj vsixmanifest vssettings vstemplate wixproj workflow wxi wxl wxs xacro xib xmi xml.dist xproj xspe\#
        c zcml ead gexf graphml ipr jrxml qrc vcproj xcscheme xcworkspacedata xml.in xsl ncl tsx typ manifes\#
        t properties serviceXML documentL060<00110500DA;ctext/x-polarpolarsource code in PolarL060:00110>00B\#
        A;ctext/x-atsdats hats satssource code in ATSN060G001104000A;ctext/x-literate-cryptollcryL060>00110;\#
        00FA;ctext/x-logtalklgt logtalksource code in Logtalk>280Q00110300DA>[application/vnd.stardivision.c\#
        alcsdcStarCalc spreadsheet:080>00000800Cmodel/vnd.usdcusd usdcbinary scene of USDR0G0X00130300B@c4A;\#
        c1GEapplication/vnd.citationstyles.style+xmlcslCSL citation style<280K0S1100000A_\application/vnd.ap\#
        ple.iworkapplication/x-tika-iworks-protectedS0G0I001600000AEi@AR0RAA;c0_O1K9application/geoxacml+jso\#
        nL060=00110300EA;ctext/x-boogiebplsource code in BoogieR010K00000500Aapplication/vnd.ahead.spaceahea\#
        dAhead AIR projectR060E001107000A;capplication/x-pypylogpypylogM@60=0:221I00:A;cQ88text/x-c++srctext\#
        /x-c++cpp cc cxx c++ cp cppm tpp ixx ipp inl ino mxx tcc txx cu cuh hpp h++ c hh h hxx inc re CC++ s\#
        ource2210C000000000audio/vnd.dolby.mpsV0G0@001300000@c4A;c1GEmessage/imdn+xml0280;0L0003000image/x-w\#
        pgimage/x-wordperfect-graphicswpgR060<00110500HA;ctext/x-hoconhocondata in the format HOCONR010O0000\#
        00000application/vnd.uplanet.cacheop42109000003000video/av1obu<060M001300000@c4A;c1GEapplication/vnd\#
        .ms-word2006mlM060B0;110V00JA;ctext/x-common-lisptext/x-lisplisp cl asd lsp ny podsl sexp jl l rosso\#
        urce code in Common LispR010W00000300Bapplication/vnd.shana.informed.formdataifmInformed form dataL0\#
        60A00110600IA;ctext/x-reasonligoreligosource code in ReasonLIGOO060;00110400LA;ctext/x-sasssasstext \#
        with the markup of Sass4210F000000000video/rtp-enc-aescm128R0G0G001300500@c4A;c1GEapplication/msc-iv\#
        r+xmlutf-8N060A001100000A;ctext/x-pacmanconfR0G0d001300000@c4A;c1GEapplication/vnd.oma.poc.detailed-\#
        progress-report+xmlD280N001108000A_\application/vnd.apple.pkpassespkpassesR0G0J00130500F@c4A;c1GEapp\#
        lication/provenance+xmlprovxPROV provenance in XMLR010L00000300Aapplication/vnd.noblenet-webnnwNoble\#
        Net web file                                                                             R0G0\001303\#
        000@c4A;c1GEapplication/vnd.1000minds.decision-model+xml1kmR080A00000300@application/x-orcorcApache \#
        ORC table          L060;00110700CA;ctext/x-fluxfx fluxsource code in FLUX                           \#
                                                                                                            \#
        F000H000002000application/x-sg1000-romsg                                                            \#
                0290=00110300>A>[image/vnd.fpxfpxFlashPix image                                             \#
         L060H00110300PA;ctext/x-tree-sitter-queryscmsource code in Tree-sitter Query                       \#
                                                                                                            \#
                                                                                                            \#
                             R060;00110400GA;ctext/x-larklarkdata in the format Lark                        \#
                                                                                                            \#
                                                         L060800110700@A;ctext/x-mmumps msource code in MR01\#
        0?00000300Eapplication/atfatfASAM measurement data                                              :280\#
        C00000M00Aapplication/x-catiacatdrawing catpart catproductCATIA V5 document          L060:00110800BA\#
        ;ctext/x-lsllsl lslpsource code in LSL                                       R0G0C00130300E@c4A;c1GE\#
        application/its+xmlitsITS translation rules                                                         \#
                  N070R00110350>A;ctext/vnd.esmertec.theme-descriptorjtdutf-8Esmertec themeS060L00220300NA;c\#
        AXJapplication/buildstream+yamlbstdata in the format BuildStream0200;000003000image/x-phmphmR010D000\#
        00400@application/vnd.ankiapkgAnki flash cardsR0G0D001300000@c4A;c1GEapplication/clue+xml         S0\#
        60A00110800MA;ctext/x-pkg-configpc pc.indata in the format pkg-configR080K00000000Japplication/vnd.a\#
        ndroid.deyAndroid program, optimizedR010D00000H00Aapplication/vnd.hbcihbci hbc kom upa pkd bpdHBCI b\#
        anking data   X000H000000000x-content/win32-software      O060:00110O00@A;ctext/x-rstrst rest rest.t\#
        xt restx rst.txtreStructuredText20G0V00130800>@c4A;c1GEapplication/vnd.recordare.musicxml+xmlmusicxm\#
        lMusicXML scoreR010[00000300Fapplication/vnd.shana.informed.formtemplateitpInformed form template228\#
        0=000000000audio/x-adpcmR010K00000300<application/vnd.medcalcdatamc1MedCalc data                    \#
            R0G0G00130700E@c4A;c1GEapplication/atomsvc+xmlatomsvcAtom service document                      \#
                                                                                                            \#
                                                                                                            \#
                                                     0:90B00000A00>image/vnd.radiancehdr rgbe xyze picRadian\#
        ce image            R000C000009000application/x-blorbblb blorb                                      \#
                                                                 <290I0C110700>QjDapplication/vnd.kde.kworda\#
        pplication/x-kwordkwd kwtKWord documentR080O000003000application/x-thomson-sap-imagesap             \#
                                                                      2280;00000300Faudio/x-heshesmusic of t\#
        he PC EngineR010H00000300Iapplication/vnd.intu.qboqboQuickBooks bank statement                      \#
                                                  R280M000003000application/x-stargallery-sdgsdg            \#
                                                    R0G0E00130500L@c4A;c1GEapplication/ccxml+xmlccxmlCCXML t\#
        elephone call control                                                                    L060=001103\#
        00EA;ctext/x-overpyopysource code in OverPy                     R010M00000300Fapplication/vnd.powerb\#
        uilder6pbdPowerBuilder 6 library>0G18001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument\#
        .spreadsheetml.comments+xmlS0G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.drive+jsonR0G0D00130000<@\#
        c4A;c1GEapplication/xmpp+xmlXMPP message2210:000004000audio/mhasmhasR060I00110<00UA;ctext/x-regular-\#
        expressionregexp regexdata in the format Regular ExpressionP280W001100000@Giapplication/x-esri-spati\#
        ally-enabled-dbL060>00110G00FA;ctext/x-bitbakebbclass bbappend bb incsource code in BitBakeR010J0000\#
        0300=application/vnd.mobius.plcplcMobius policyR0G0L001303000@c4A;c1GEapplication/route-s-tsid+xmlsl\#
        sR010C000003009application/vnd.vsfvsfVSF audioR010E000000000application/st2110-41R010O00000300Jappli\#
        cation/vnd.yamaha.hv-voicehvpHV-Script voice parametersR000>000003000chemical/x-vmdvmd              \#
                            4210N000000000video/1d-interleaved-parityfec                                    \#
                              R010Q00000300Bapplication/vnd.neurolanguage.nlunluneuroLanguage data          \#
                                                                                                            \#
                                                                              8000N000003000application/x-fo\#
        nt-ghostscriptgsf                                                    N060=00110600NA;ctext/x-bbcodeb\#
        bcodetext with the markup of BBCode                                                                 \#
                                                     D280L000003000application/x-uc2-compresseduc2          \#
                                                                                                            \#
         L060B00110>00JA;ctext/x-emberscriptem emberscriptsource code in EmberScriptR010M000000000applicatio\#
        n/vnd.ecowin.seriesR010P000000000application/vnd.patientecommsdoc0280;00000300;image/x-gd2gd2GD2 pic\#
        ture2210;000000000audio/evrc1                                                                 4210>0\#
        00000000video/h264-svcR060>00110<00JA;ctext/x-conll-uconllu conlldata in the format CoNLL-U02Y0:0F11\#
        0800BAl_image/apngimage/vnd.mozilla.apngapng pnganimated PNG imageN060>001100000A;ctext/x-srcinfo   \#
                  S0G0G001606000AEi@AR0RAA;c0_O1K9application/sensml+jsonsensml:290=2;000300?image/vnd.dwgap\#
        plication/acad application/autocad_dwg application/dwg application/x-acad application/x-autocad appl\#
        ication/x-dwg drawing/dwg image/x-dwgdwgAutoCAD drawingR0G0K00130000B@c4A;c1GEapplication/dialog-inf\#
        o+xmlstate of SIP callsR010Q000000000application/oblivious-dns-messageN060:001100000A;ctext/x-tapL06\#
        0<00110:00DA;ctext/x-ucodeuc u1 u2 usource code in ucode2280;00000700Baudio/x-vgmvgm vgzmusic of a c\#
        onsoleR0G0X001300000@c4A;c1GEapplication/vnd.ms-printschematicket+xmlR000C000000000application/x-lha\#
        rcR0G17001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.chartshapes+xmlR010\#
        O000000000application/vnd.uplanet.channel       M060C00110300KA;ctext/x-c2hs-haskellchssource code i\#
        n C2hs HaskellR010L000004000application/vnd.onepagertamxtamxL060<00110500DA;ctext/x-clickclicksource\#
         code in Click                                                                                      \#
                                                                                                          02\#
        90D0Q0003009image/vnd.zbrush.pcximage/x-pc-paintbrush image/x-pcxpcxPCX image                       \#
                                                                                                            \#
                                                                                                            \#
                                    X000=00000000=inode/symlinksymbolic linkS0G0P001600000AEi@AR0RAA;c0_O1K9\#
        application/webpush-options+json                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                        R010R000000000application/vnd.ms-win\#
        dows.wsd.oobL060:00110300BA;ctext/x-jacjacsource code in Jac6020R0M1203000P@P0[Rapplication/x-quickt\#
        ime-media-linkapplication/x-quicktimeplayerqtlR010D000004000application/vnd.semdsemdR060>00110000JA;\#
        ctext/x-crontabdata in the format crontabM060;00110500CA;ctext/x-smplcoccisource code in SmPL       \#
                                       0380@001103000A_\image/openrasterora                                 \#
                                                                                                            \#
                    @0G1:001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.pres\#
        props+xml                                           L060A00110300IA;ctext/x-genero-4gl4glsource code\#
         in Genero 4gl                                     R060?001103000A;capplication/ramram              \#
        H280A0j110?00IA>[application/x-msiapplication/x-ms-installer application/x-windows-installermsi msp \#
        mst msmWindows installer package                                      N060?001102000A;ctext/x-things\#
        dbti                                                                                                \#
                                                 R000C00000?00;application/x-trashbak ~ % old sikbackup file\#
        L060E00110400MA;ctext/x-propeller-spinspinsource code in Propeller SpinR010D000004000application/vnd\#
        .semasemaR060;00110400GA;ctext/x-ebnfebnfdata in the format EBNFR880H00000700?application/x-bittorre\#
        nttorrentBitTorrent seedJ060?001104000A;ctext/x-execlineexec0210F00000300=image/vnd.fastbidsheetfbsF\#
        astBid sheetS0G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.shootproof+jsonR0F0D001304000@c4A;c1GEap\#
        plication/ssdl+xmlssdlN060:001103000A;ctext/x-boaboaR280I0A0000000application/x-berkeley-dbapplicati\#
        on/x-dbm                                                                                   N060<0011\#
        0800=A;ctext/x-pod-6pod6 podtext in Pod 6                                                           \#
                                                                                                            \#
              02Y0900110<00?@6Eimage/jp2jp2 jpg2 j2kJPEG 2000 imageR010C000000000application/vnd.mdlR010@000\#
        00300Japplication/dvcsdvcDVCS certification messageR280H001103000A>[application/x-esri-layerlyrR010M\#
        00000300=application/vnd.fluxtime.clipftcFluxTime clip                                              \#
                         H080E00110300;A2Vapplication/x-dosexecexeDOS program0200;0=000D009image/x-tgaimage/\#
        x-targatga icb vda tpic vstTGA image                                                                \#
                                                                           R010@00000400Japplication/srgsgra\#
        mspeech recognition grammarD2X0A0L000300;application/x-arjapplication/x-arj-compressedarjARJ archive
        """#
    }

    /// Where the record of the type of each number starts.
    static var slots: StaticString {
        #"""
        00000@0200000b041804140L00000T0X00001J2Y000000000D2?0J0=0^1P00000000000000000F2H0l1S1>0F0V0G0000102l\#
        1>0e0n0J0X1B1F0K0h0L0n1?000000000000000000001@0U1:0V0R2X0d2F00000000141n00000@0_0h0l0j0_0j1i1N1=0000\#
        1J3`0`0d00000n3@0H0g000h0000000000000V1B0000000000001@1H1N1X0000103F0J1<000000000f170\180h2]104D0>1:\#
        0000021=0l270l2b0H1W000000000`1[0000000000001D1H0n3n0000061[1L3e1B1K00001L4n0<2D0j2A0@1k1:1R0V2F0X2A\#
        0000000000001B1l1B2W0B1Z00000V3D063B0\1k0n4k0L1^0j3I00001@210000000000000T1g121h00000f2700000000105A\#
        0N1m122K0V3k0b200000000000000n5a000000000j3f0F3E0^2P00000000000000000000000000000b340N2a000000000000\#
        0000000000000j5U182K0000082M00000^350Z2P1F2P0D3J0T2`00000T3?0j6W00000B2X1063000000000000000000000000\#
        002`00001H2b00000L2d042e000000001N2h000000000000000000000N3G00001F3L0N4600000:33183>0>35000000000V5<\#
        0Z380D4:0000043N000000000000123Z0P3A1<3A000000000b3d000000000000000000000\3K106j00000X3j00000@3P0R47\#
        00000D4X0h3S00000000000000000000124:0:3i0N5a00000n6L1F3m0<3_00001H3k183g0f3c184n1H4c023f06490^3i0V5f\#
        0Z470F3l0b4O0l4a0j7<0000000000000000000000000J46124a00000j8B00000F4X1L5\00000b5W00001L7T144A0:4b1L8^\#
        00000@4o0n7Y000000000000000000000`4L0<4M00000n8g0@5a164Q000000001B4T00000h4V1:4W084X0h5F000000001<4\\#
        000000000:5N0@6`1D4a0V6K00000B4d00000D5]000000000000004j165O1D5B0B6=000000000H500h6G0000000000001:5O\#
        0000000000000b6Z0000000000000@7F0T6E005j0000000000000R5C0V7?0<5E0N74025F1<5V00000000085Z1:6^00000h7V\#
        1L9M0J5P000000000J6]0R6@1D6=000000000000145Y0H5h165l0d5\1<6F0f5^045^0@8N00000:6E1L9m0H71046o0`5f0000\#
        0Z5h0^5h0@9\000000000^6g00000J7d000000001:850b7O00000h8Y1H660000000000000000000000000000000000000000\#
        0l6A126B00000j9B00000n9H0P6F0@:U0`6G0L6H0D6V00000R7d047W0000146h0P7900000d6W000000000000000000000`7:\#
        0000048Y00001L:V0H7j0P8A00000N89000000001H7<000004:C186g1:8g04;<000000001B6l000000000000000000000@;G\#
        000000000000000000000@<A00790000000000001L;C0Z7=107\0V7U0@<i00000R8D0X7D1F7E0f7F0f8?00000N8f007f0000\#
        00001H7b0000000000000000000000000000000000000b8M0000067Y0h9]0000000000000F7^008D0\7`00000L7b00000n9k\#
        00000^8800000000000000000D7k0000068f0N9o00000000000000000000000000001:9V0^940l8700000000028;00001N8=\#
        148>0f8c00000R981F8A0N:\0R:40l8X000000000`920R;50000000000000000000000001F9000000H8R149f000000001B8V\#
        0000009j0000000000001J8\0000000000000`9J1J9l1F9]0L8b00:K14:M000000000h:;0000000000001B9U1F:J0>8m0000\#
        00000`:;00001::200000000000000001D98000000001<9;0:9;1>9;129;069a1L<81B:90l9J0l:C12:?1F;e00000L9G1B;?\#
        0P9H1N9H089I1B;e0f9n00000000000014;H0J9R1H9S1>9\0000000012;91H:K0d9Y0\9Y189[0h:g000000001D9_1H:l0000\#
        0^9b029b12<4000000000000000018:U0j:51J:^0000000000000000000006:o0P:N0d:N00000000000000000N;d0l:j0000\#
        000000000000000000001H;j0V:@00000X:C00;200000000000000000\:I000000001B<G000000000000000012<h0::Q0<:S\#
        18;M0D:U00001@:W0P;S0000000010:[00000V;B000016:_000004<60000000000000f:e1@;F0h;o0R;]0`:h02:h0Z:i0R<b\#
        0d;O0h<g0f;j0Z;b0R=I0h>@00000000000008;600000B;812=e0000000000000D;K00000000000000000000000000000000\#
        000000000000000000000D<O000018<G16;V0F;O00001N;Q000000000000000016<11D;W0000000000000000000000001D<J\#
        000018==000000000:;c18>30N=90`;d0<;f06;g0`<M02<70\;i1N<c1B=L02=9000000000\<]000000000000000000000000\#
        000000000`=J0D=?0L<<1B>400000F<P0Z<Z1J<A0j<B0L=Q1F<Y0:<d000010<G1:<G000010=E00000H<L0000000000000000\#
        00001F=Z0n<R0h?:000000000P<W0f<h14=914>214>e0N=Y0L>L0><]000000000000000006<j14?Y1B>W1@<e0<<e0Z>604<h\#
        00000D><1H<l0N>T00000000000000000000000000000H=a00000<=L0<?20D>b00=91F>@000000000:>50n=M000000000000\#
        000000000000000000000J=H08=I04=d000000000000000000000l=P0d=Q1D=Q0N?O0V=R000014@;0>=e000000001<=Z0V>h\#
        000016=]000000001H>00Z?E0000000000000b=e000000000^=h1:=i0d>D1H>o00000000000000001D>Y04>R0h@D0:?004A]\#
        0l>3000002??00000`>L0@>:0B>:000000001F>k14@f0`?o04BO0F>B02@80R>D1>>E000000000:@?00000n>L1J>K00000J>M\#
        14AY0J?n0B>n000000001B?`00000000000000000F?;0R?H0h@_0V?T0B@J0^>`1N>^000000001F?f0P>b000000?500001@>f\#
        0^?<1FA>0X>i02@e0d?E0FB60f>k0D?K16?80:AG0FBo1H?a1B@A1@@50b?214BR0Z@I0<@P1N?P0l?30R?o0H?80N@F0hAH10??\#
        0:Ag00000R@f000000000NA<1HAB00000000000010@=000000000000000000000\?P1:?P0P?a0000000000001@@_00000000\#
        0000000000000000000000000X?a000014C^0V@D1<?b0L?b0X@B0>?f0XA10000000000001HB504CW1FB@00000>@W18?o0ZA:\#
        0XAP000000000n@5000008@70000000000000VA70PA20L@i1HBW0>AN1D@?000008@`00000:Bn0J@]0n@o000000000j@I0000\#
        000012@L00001HCF18@e08A[0<AI0XBL000000001FC>0l@U04E5000000000b@Z0H@[0lAH0lB`0XC_00000000000000000000\#
        00000HAD0XD@0JAU0BA=18AS0PBU00000RAa00@m0:CS000010A600000000000012A700000000000000000000000000000000\#
        0000000000000JBK14Db000000001@AZ00000000000000000000000000000@AL1DAM0TAN1BAO000000001<AR0jAR1NAR0000\#
        00000NBE00000000000000000RB?00000ZA^0nA_0>Al0DA`18B4000000000LAe00000000000000000HB?0PCU1DB90>B]0hB3\#
        0XE?1DC61<Bn1:B10DBA06B214EI0JC40\B70000000000000\Be00000ZBU00001LB?04F?000006BS00000lC=00000LBW0000\#
        16BH0XG>00000HCj0LCJ0^BL0\D\02BM0VBP000000000LDX1>BT0000000000000@B[000000000LEM0RC216CW0000000018CP\#
        000000000^CG0PDF0<Be0000000008Bh0lCl0000000000000000000000000nC000000TC21FCZ00000BC50hC500001NC80HD`\#
        0000000000000000000000000@Cg1BC@0bCA00000000000008CP10CG000006CI1<CN0RC_0HEL0>CR00000JCe00000dCQ0000\#
        00000000000000001:CW0000000000000DC[0XH60hCk000000C_14F80TD91DCi00000PEi000000000000000000001>Cj0000\#
        0000000012Cn000000000dD60:DY1<DP00000000000014G>00001:DO00DM06D90dF51BD<0hDm000000001<EC00000PFb0000\#
        0000000012D^0<DH00001:EB0hFP00000000000000000\EP0RDP000000000000000000000DDb0jDW00000ZDZ0RE\1@D\0^D]\#
        000000000\FS0RF\12EE0\GF000000000000000000001<F3000004GG1DDk1DER000004Gl00000nE100000000000000000LF;\#
        00000@E80000000000000DED000000000TEA0XHg0bE@0fEA0jEQ000000000000000000001NEI000000000ZET000000000000\#
        1>EP00000DEg0ZFN0000000000001:E]000000000dFf0`E[1JE\0RGA00000000000000000\Gm00000@G]0fEn0fFP00000000\#
        00001JFJ0hFl0HF@04I=0>En0JEo0>GF0`FY0fGX000000000000000002F70fH^0@HM0TF:000000000000000000000dGS16F@\#
        1<FU0RGg1<GW0<FD14Hl12F^0\H^0JGJ0hGM1FFJ0DFL000000000:FO16GZ0NFP0dHH0ZGN1NFT000000000DGH16H_00000000\#
        00000000000000000FF_1@F`00000JHN1JG00ZH00^Fe08Ff0LG700000000000016JB000000000:G81FFo00000NGd1LG20000\#
        0000000000001JGL0000000018G:1NGX08GQ1JH50fIl000002GB00001:GB1NI70<GD14JI000000000NIH00000BGJ02H712H1\#
        1NJ102Hk1>GO000000001:HP00000000000000000000000000000PG]000000000HG]00000HI:14KG0dID0000000000000000\#
        00000bGg0nGh1FHQ0JHo0NJ?000000000:H300000000000000000VH30bHN18H41<HM1NJh00H70XJ206H91@H:0PII00001:In\#
        0000000000000FHB00IS0@IE1<IT1DHD0`HD16JZ04Ik1DI50jHH0000000000000ZHR000000001<JP1HHS0dIm02J31HJ<0000\#
        000000000:I70000000000001FI@00000FI6000000000000000000001LHf10Hg0000000000000000000000000dK100000000\#
        1NKD00000000000000000000000004Jg10I_1HK=0PIm0>I;18I=00000@If0fJV00000hIB00000RID00000nIF1:JL0dLQ0000\#
        1BIJ000000000NKe00000000000000000VIR0RI`0000000000000^IW0NLi1HL800000ZI[0XJi0XKc1FJ01BK=0hIl0PK21DIf\#
        0FIi00001LIe1>If000000000XL?10JP1:K20000000018In0^JH0lJ00000000000000TJ4000000001JJ70000000000000000\#
        0HJ>0VJO00000FJc00J@0`JA14Ko00Jl06JC00000<JF0fKE0<KK0000000000000000000002K200001:Kc0HK2000000000000\#
        0:JU0NMF0000000010Jn0fL>0000000000000DJ^08J_1:L`0000000000000LJd0XM41<K<00000000000004KQ00000LKg16K@\#
        0ZJn0`K41NL_10KX0lK314M216Ke0^KB08KV04LB1<L812K60@K71<M:0HL:0BK;0lKU1BKa12KZ0`Kd00Kd00000000000006KN\#
        1NMW00000RKI0000000000001JKM14MK0TKT0PKN00000hKR0000000000000jKV0NN<0nKV00000000000000000HL\0VK^0000\#
        0000000012LU0000000000000nLF000000000NNZ0BKi1>Kj02Kj0000000000000HMN00000fM80JL300001NNc16Lb0jL;0000\#
        12MG00000XN5000000000000000000001JLA000000000hLG0ZLD04M700000000000000000000000000000000000000000000\#
        0XNQ0>LS000000000XOD0>ME000000Lc000008M1000000000000000018L`0:La000000001@Ld0LLe0RLe0bLg1FLh0DLi0000\#
        00000BM;0ZLo12Md0nM:0dMD1BLm0VLn0bMX00Ml0NP;00000000000000001JM?1JN100000NQ80<M=0000000000001<N;0000\#
        000000000LMF0NQl0RM_1<O300000HN:1NO[1JNm0000000000000DMb00001LMS0bNS1LN@0000000000001HMY0XP?00000000\#
        00000jM^12NV0000000012OC000000000RNA12On1JOd0dMn1<OX0TMh0dNH0FMl0lMm02Mm0dOA0^Mn0`Mo0ZMo0<N50RNf0^NM\#
        0000000000001>N900001JPU1JQe00000\N>12PU0000000010NB0BNC000014NE1FNF1LN\0ROb0>NI1NPQ0dPb000000000bO8\#
        00000@NP0000000000000000000000000bO_0000000000000@OI00000000000000000@PJ0hNa1<Q40ZNc1NQ>0hOT0jNe1DNg\#
        00000JNi000000000000000000000TNo00000000000000000JOA0fO40000000000000000000012QR00000RPl04O>00000LO@\#
        1>O@0BP<0:OA1BOA1>PK0000000000000DOI0000000000000RRF0000000018OP00000NRW000006OT1:OU000000000hPD0jOX\#
        0LOb0^OZ12RE0bPQ0hQ800O[0dQm1HO^0BQF1HP]0dR_00000dS>00000000000000000000000000001DOn1JRJ0000000018P<\#
        0`P20hR>00000fP60LPR00000FP900000FP^0BR?0<P<000000001NQa0XQE0RS?0bQ\0BS=0dSe00000000000006Pi00000000\#
        0>PL0:PM1DP`1FPO0000000000000>QN1@PS000000000LQD18QF16PY00000HP[0@QT0fQF0PP]00000^P`0000000000000000\#
        00000XRG0fRA00000000000000000000000000000VPo0lPo04Po0NST1JSV0:QA0PQG1JT716QN0DQ61>Q:0ZQ90\Q;1NRk0000\#
        000000000000000000000<QC00000RTE08QF0^RP0VR20>Qo0000000008R<000000000jQO06R904QW0FQQ0DQS12Re00000000\#
        000000QX00000000000000000000000000000000000000000000000014Qe0000000004R610Qi0^Ro0000000018R@0JQn0NT]\#
        06R\0jR700000000000000000nR60ZR700000ZS21LR90<R>1:R<0RU71JU20bRb0FR@00000lR\0000000000000XSB00000000\#
        0000000000000^T500001FRN000000000LRQ04Rl0^TZ0RUg1FRk1HRV06S@00000BSc0\RZ000000000nRm00000hRm00R`0000\#
        00000<SA0DRd0FRe0TRe16Rf06T200000000000000000`Rm0jRm0hSS0fRn0FSY0HRo14S10^UQ1JW70DSm0<T11>S800000fSf\#
        0000000000000DTN0^V20bS@00000000000000001DSE0000000000000HSX0@SI04T^1LSY1<SL0HTV0lVK0BTo08SO00000hT;\#
        0fTO1HSU0000000012SX0dTd1DT=0000000000000XT0000000000nUU0000000000000000000000000XTd16Sj000000001NSl\#
        0nV0000000000:T000T0000000000000000000000XU\000000000BVO1FT;000000Ti0000000008TU000000000000000016TX\#
        0000000000000:UA0000000000001BTM0VTN1>TN0jTO0@TQ1HTQ1<TZ0000000014TV00000000000000000VU]000000000000\#
        000000000@U000000NU=1<UK0`Te1LTe0lWX0RVd1@Tf0jUE000000001@VB0:UZ0@VU0<U?1LUV0>U10\U31JWl0FU40XV]0<Uc\#
        0TU70TV30lXi0000000000000LU>0`Ue000000000lY`1:UC00000000000000001JXn0jUh0000000000000RWS1:V500000lZ\\#
        00001NUR04US0000000000000000000018UY0000000016Ue0000000000001FUo0jW40<VJ0XWV1>Ud1<VJ0FUo06Ue0nVl1JYU\#
        1@WV0RX>0bUk00000nW\0@Vo0`VR0LV00ZV11:Vh04VZ0VVS0>V41FVk0LW<0<W60JV90DV:0TVZ000000000000000000000000\#
        0000000000000`X41JZJ000000000LX700VK000000000000000000000NVQ0bV_0ZW@18Vo0ZXJ00000bW^0nXX000000000RY2\#
        00000000000000000l[N00000NWB00000@Wm0hVe0<W[0JVf0@Y700000000000000000000000000000XX=000000000:W30000\#
        0000000002W71BW70000000000001:X212W=18YB0^W?0000000000000NXK000000000RZ01BX100001:XL06WI08WK00000000\#
        000000001HWP0000000000000NYM1BXU0TWd000000000nYW000000001@X:12XF1HXB0jW`02Wo0`XQ000000000:X100000000\#
        02XQ0VWh00000000000008X?10Wm0XXk0NZj00000l\G0000000000000LYB0000000000001>X900000000000000X=0BX>0dX?\#
        00000nZd0XYO000006XD0<XE0:YR0JXG0LYf1<XI1<Y600000000000006YA1FXO0<Y5000000000hXS0RZK1DXU0@Z70hYJ0000\#
        0000000000000000000000000XZ[00000TXa00000:Z=0fXc0BYC1>Y90000000000000BZH000000000000000000YC0hZH0000\#
        1BY90LZZ0JY20\Y30B[G0JZ4000000000fYG02Y<0n[c1LY<000000000000000000000n\b0`YH0dYE1DYV1HYG02YX00ZF1NYJ\#
        0000000002Z506YX0PYN00000hZk0DYR1@YS0FYT1@Z306ZI1:YW00000000000000000n]a00001<ZK00000000000000000000\#
        1FZY0n^f1>Yd000014Yh000000000FZ@16Yl12Ym0TYm04Yn18Yo1F[M0>Z20X[X1@Zm0000000000001:Zm0ZZ9000000001@[c\#
        0dZ=1J[E1:[]0JZh000014Zj000000000TZ\0HZF08ZF0F[L0T[]1F\A0000000000000000000000000jZQ0DZR000000000000\#
        00001LZW000000001L[<0000000000000VZ^0Z[70000000000000\Zc1F\l12[O0PZe000002Zh0L[<0H[Y04Zi0l]B0N[X14[o\#
        1NZm0D[_14]00000000000000l^A0f[518[C0R[80Z[h18[o12\F00000R[Z0V[Q1>[T0h[W00000:[B0P[X00000@[E0@\F0000\#
        000000000F\:18]O0Z\X000000000n_]1J\U0N\R1>\P0V\I0P\^0P]e1<[U0\[U0f\?0B\>0J[Y0j[Y0Z]R00001J\n0d[^0:[m\#
        14]`00000R\K000000000n`S16[f16\V000000001D[k04[l000008[n000000000000000002\30@]Y000000000000000010\9\#
        000000001J]j00001@\?00000V\l10\e0000000000\D00000<\F0>\F00000f]40>\m1>\l12]>0000000018^F0J\O0>]a0000\#
        0L\S00001F]a0b\U0H\[1D\V0b]:000000000`\\000016]70\\_08\_0P^M0R]400000000000000001D]F1@];000000000000\#
        000000000L]V04\n1>]h1>^V0H]O04^B1<]21>_V0000000000000^]90h]:06];00];000000000d]?14^S0@^<0>^a16^@0000\#
        0j]E0H_200000<]H0R^A08]I0000000000000>_g0H_V0\]O0>`o00000b^M00001F_I1F`E0J]^0F]W00000000000000001N]]\#
        0N]^0D]^1H]^00000h]b00000H`I1H^I1H_=0R_e000000000T]j1L]k0J^S0j^60b_:00000na=1L^m0V^210^L00001@^;0000\#
        1@_80f^8000000000000000018_P0P_D000008^@000000000Z^C00000000000012^G06^b0V^U000000000D^_0N^M00000000\#
        000000000^^R1D^S0F_E0P`<0:^V00000000000000000Ha500000R`E18`?00000^_j00000000000000000B^e00000@_81B^h\#
        00001FaD14_M000000000000000008_00000000000000000000006_R02_600000>aT1B_N1@_k10_;06`R00000:_I000000_A\#
        0h_B18`a1J_D000000000000000000000f_J0F`6000000000Z_N00000Hag0\_Q000000000000000000000000000000000000\#
        06aG0000000006bI02_f0P``0\`G0X_a14`300000L_e00000000000000`Q0nal0l_j16_k0>bZ10`30B_n0000000000000<`3\#
        16a100000B`n00000^`a1N`90000000000000@`=0T`=000000000V`A12`A00000000000010a@0>cY04`G10bN00000f`K04aI\#
        02`g1Fan000000001B`Q00001NaD00000000000000000b`X00001Nao1Ba>00000J`]000000000Ta?000000000000000004b<\#
        04b\1Baf0V`g0Fa50Pam00000000000016ak0000000000000<a20000000018bA0Tb1000000000000000000000Ra<0\a=0JbI\#
        1Ja?00000000000012aC1Fc@000000000000000000000faR0LaJ0>e]0Hc=1BbI02aN0nb`0baQ00000>fH0NaT000000000000\#
        1JbO0^af00000bbH0000000018c10Za^000000000000000000b506cB1BcF1<ae0Tc11Laf0`ag0Rb;0Pba12bR0@am1>ao0000\#
        00000Jbm00000@cG0000000000000Bb80@cb00001Nb]02c40<b<1@b>000000000DbA00001JcP00000hbE0000000000000000\#
        00000000000006d>04cN0000000018ci00b\14bQ1JdH0RcO0Bbc00000PcN0lbY04d70000000000000Pci0<c50000000000c@\#
        1Hbb0@da0`be1Lc100000Bc_000000cb0Fbk1@c2000018dM000000000Lc1000000000Tc]1Lc[1HcG1LnT0ncQ000000000000\#
        000018e2000014cT1Jej1NcD00000Fc^14cm00000TdR0Hd1000000000jcJ000000000XcM0PdM00001DcP000014di00000000\#
        000000001<cW0@g10<d20Jci1Jfk1<dB0000000006eT0:c_0fc`10c`0Nc`0Jdl0BdQ000000000\ch0<dZ1<e812cj0>gM0ndS\#
        0`dD000000000000000000000Zd40\dK0Nd>00000000000004dY00001LoJ0Pe@00001>d?0fe3000000000PfG00dh0RdE0feQ\#
        000018f<1HdI00ea1M0E0000000000001BdO1FdO1Bdh00001M1100001M2100000ReR0FdW00000ldZ0Ne=00000FeD1Ff<1Nd^\#
        1BeK1Dda00000000000004e>0@gh0ddf0:df00000\e9000000000BeK1Bf300000Rf=0ffA0:eb000000000`ed1Ne:0Xe702e8\#
        00001Jg_00000Ff:0Nf00^e=0000000000fL00000000000000000Xf?1:eG0HeH00000@i100000DeL0000000000001<f\0000\#
        0Den0LeR00001Nf?00000\f;0\fo00001Df>1M3:06f:0je]000008e_0^f4000000000@ie000000000\hb0<eg18gV1Fg00Lf_\#
        000000000Zem0Nfb00000BfF1JiP0Pfk0DfE0000000000001Bfj0000000000000<fN0Vf<0000000000001Hf@1Hg<0NgE0000\#
        0\ia0hfD0\jM00000000000000000000000000001>fN0nfO0000000012fR1DfW1<g<0bfU0Rg;0Ph;000000000dfZ00000000\#
        00000dgX0>hI00001>g51NgJ18hS000000000NhE000000000Nhc00000000000000000000000000000jg1000000001@g40Tg4\#
        1BhC00000000000012gl16g;02g<0>he000000000000000008gC00000ZgD0TgZ0fgE00000FgH0dh?0000000014gL0lgM0000\#
        12i10\k:16go1Fgf04gR1M410FhG00000hgW0Pi012iW1Hg^0lhC0Dg\0Rgh0Pih0000000000000Lgb04h=0jgc16hf00000ZhC\#
        00000:gi1<h10000000018iI0@j\1Hhb0Vgo0`h1000010h30ThO00001Nh6000002h81>h81Ni318jM0ZiO000006h>0`he0fh@\#
        0Li50000000000000Pj>0000000000000Pk>0\m?1<i31@hJ0Rhe0@kO0000000016iP0000000000000BhU12jK000000000di2\#
        000000000>jL00000diP12kP0fi;04i61Jj]00001Nkk1M5E16j500000Lih1>hi16jm0<hk00000bhm0Ri^00ho00000>kN1@iM\#
        000000000Hi50liH0>l>00000@l20fj>08i:1Di;0PlC00000Fie0dj30hi@02iB0biS1Nlo00000Ljd0000000002jU0RjP0dja\#
        1FiK0FjY08j`1:iN00000Lkd0:iR00000ljW000018k916lD00001M6T0^iZ06ie00000Pm>00001Hio08kI0bkS0000000004ie\#
        00000000000000000\nN0nii0jii0:jP0`ik0fkA0^ja0Nil1Nm^0^kS000000000Vj51:j60lkG0Bj71>j71>k20dk`00j;0Dj<\#
        0Djc04jR0Fk>0dl\0@lm0Nj[1BjA10jC0Rk?00000dmT00001:jj1Hj\0Rl81M7M06ja1>l=0Rm506kY1DjQ00000jki0llM0HjU\#
        0Vk412la0000000000000000000000000Rma1<j_0@mP10kc0lm\1Bk204lF000000000>m90hjh0dnL00001:k^000000000000\#
        0fl:00000\oC1Nn906lL0Jk400000hkC0000000018l814k:0bm20<k=0000000000000nkA12mC1HkP12mk000004m710lD0000\#
        14l<0lnB00000000000010m208l600000FlA1JkR0000000000001FkV00000e0800000:kZ00000bmY0^lI1HlK12nj0Zk_1Dka\#
        1>m60ZlR000000001@kf000000001No40Ll_00000RnZ00kl0<ko0jm<10me0>mm0PmV00000`l=0Dl50hl=00lc000000000000\#
        000000000000000010o40Bl@1@lJ0\oa0fl^0LnC110514lb0NlF0Pn=0000000000000fm@00001JlP0hlf0Zm^0:lS0>o20000\#
        00nR000000000000000000000Roc0LoB000000000Xl^000000000nla0Vlb1Dle00000:mR0000000000000`mG0000000016ll\#
        000000000VmQ00001@mA0e0d00000jm`1Jm81Hm900000ZnO0Bm90e250Loo0<m<0000000000000^mI0VnI0e2\000000000NmI\#
        0000000000000`n3000000001Dn900001HmZ0000000000000jnL0ZoB00oJ010T0^nP000000000NnE0000000000000lo90hnM\#
        1:m^0000000000000000000000001M8C16n11Jmh00000:n@00001DoA16oJ14mm0m230Bn`0000000000000Xn4000000000000\#
        18n80Fn90Dn:000012oc0000000014ni1Bn?08n@000000000000000000001>nG14oh000000000[0800000000000000000000\#
        000004nR0e3j0Doc1<nT00000000000006nY0jni1>oL0nn\0Fo51=0900001Fn`0hoR0<nb0M0^0000000000000:oD00000000\#
        00000000000000000S0T02no0Xo000001@o21=0m1:o40000000000000000000000001Nof0Jo;0No<00000Ho?00000noA0000\#
        0k0O1Fo\02oY0m311HoE110^00001M9B1M9o0<oL00000?0P111_04oO00000000030J000008oU1M<=0^oV0i0J0Xoj0_0L0000\#
        0`o\000006o^00001O0e00000000000018od0i1U1A030?1E0S1T00001O1F0000030g00000000000000000a0\0K0L0A031;03\#
        0O051M<^00000000011@0U0:1I0E0000000000000]0U00000E0T0G0A0A1@170B0A1f0a1O0a1n0]1b00000000000000000000\#
        0G0\0g0N00000g1G0W0R00000A2W0A3L0=0V0000000000000000031o0S3;0?1i00000000000000000000130c0000150e0000\#
        0000000000000000000000001A0m00000000000000000i2A000000000000000000000c180i3O0=1k171;0U1<0K1I0_1B051?\#
        00000G1G151G000000000]2b000000000000171n0Y1J0?3:1=1e191M0000000000000_2C1?1Q0c1Y1K1S00000O1V0k1W0000\#
        00000a2d0E2X00000E3c000000000c2N00000000000000000000091f0m3R0=2H151j00000000000019330k2N000000000O2U\#
        0721000000000000000000000000000000000_35152Z0C2<0W2=0?40012?0a480_4d1E2@0K2C0Q2D00000i47000000001I2J\#
        000000001?2M1E2c1;2O0a4e0G2P012j013]0g2R0S4A0;2U132W00001=2n1O2d000000001;3400000U2_0000000000001A2c\#
        000000001M=E17300K3R0C2i0M2i00001=4R000000000i5>0000000000000000134F00001=5S0C3b0i6;1139153@0E4N1A3I\#
        00001K3>0_5Z0c3R1=6N00000000193c0U3Y0i7J00000e4O0W3H1?3I0A4F093K0Q3K0=3K0000000000000000000000000000\#
        1M>=094X1O3X000000000_7m00000U4L00000]4400001;3h0[3b0_8_014O0000000000000i881A40000011451I3k0m4L0[4^\#
        0e5K0A5S00000Q4N0;43000000000A6W114d05471O4Z0G4l1M?70k480Q5]0A7G0A8^0]4^1M?d0000000000000M4E00000000\#
        00001C4I0;5P174K000000000000194i00000e6>01570e860m620O4U0O5C00000000000000000000095Q0i930]5P00000000\#
        00000E5b1G4c175D000000000U5A0I4g00000o4j0o6>00000000000011611A4o0E730K511O5H116V0Y530_9b000000000000\#
        0000075;135<00000000118=000000000o7:0_:g1A5T0a5F0]6A055K00000a6V000000000Q6O0g5L00000000118d00000m6U\#
        00000163056Y0000000000000000000000001=7A00000]6o0E870000000000000K5l176=000000001;5g0a7c0I5i00000000\#
        000000000K6\00000000000000000U6_0e9303640Y660000000000000;7^0O6;0O7D0Q7N136=0g6T016j0i9_0A9H0Y6^0I7V\#
        017S076A0I8;0g7I0K7U156F076n0[6J0570000000001E6P0C6P1?6R1=8U0000000000000[751;6W0a8V0I920_;e0K8g0000\#
        00001K6_000000000000096c00000A9e136f00001C6h1E7H196i00000U7f0S6m00000_<I1M@>00000=7200001;7`1I750M75\#
        0e9W0K>`0m7;0E950000018b000000000_<i00000000019f1E861?7I0E:O197S00000U8j0Y7\0?7J1K7N0000000000000000\#
        000000000C7R0O7i078E0M8D00000A;01G7X0=7Y0000078o0M9000001I8Q00000]7b00001E9<0O8W157d000000000000097n\#
        00000000000000000000000000000W800g8;00000000198G00000;8E199P0S880o8]0]8P000000000k8=000000000[8@01:P\#
        19:a1I8n0000000001;I0E;g0g9B1C8G079W0?8N0[9100001A8N01<H138O0000000000000000000007:b0000158l038X058Z\#
        05:60m8\1MA200001K8_000000000m9V0e:@00000m:L0000139>00001MB`00000A;e0]9L1A9^0S95159n0Y8o1A<A13:00[:@\#
        00000[;?0=951O961A<m0000000000000M9o00000000000000000Y9S000000000c9D179E00000000000000000Q9J00000000\#
        039W000001=90_=e0000000000000_>P00000000119o17:A0K?k00001I:00G9[0a9\000000000a:R0i:;0C9a00000_?l11:d\#
        05:R0;9g1=9g0]:60000000000001;9m1C9m0U:90O9o000000001C:`0?:31?:4000000001;:e0c:900000k:;000000000000\#
        00000g:e00001K:B0000000005;K00001C;l0?:e00000000000000000000000000000a;@000000000]:T1G:S000000000000\#
        00000000000000000000000000000a;m1?:`13:n19=G00000000000000000C:g0;:k0[<400000I:k00000S:m0I;S000017;O\#
        000000001MCj0U;8000009;600000E<E00000g;\00000k;<0k;o000000000;;h00000Q;B00000000000005<H0Q<F0Y;G0A<f\#
        0U<e0k=?00001=;M0000000000000000000000000000000000000E=M00001I;Y07;k1E;Z15;[17<C00000a=90e;`00000000\#
        03;c17=@00000000000000000a>N000000000i;l00000E>H000000000o<11;<20O<20O=419><0o<T00000000000000000000\#
        00000000000000000g=H0000000000000a?j0o=70M<F0i<n1A=Z000000001=<K0a@R000015<N0U=i00001C<]1K<Q0I<Q0E?F\#
        00000000000000001I<Y00000G<[19?80I=V0_@m0000000000000000000009<d0Q<e17G50000000000000_Aa0M=40U>T0000\#
        00000000000000000000000005=F19?i0S=60S>011=60G=<0m=:1K=`00000i=e1E=>1MDk0_B=0_Bj0m=m000000000U?Q1G=F\#
        1?=G000000000c=J0m>b15=K1E>900000Y=O05>G00001G>C00001?=m0000000000000A=j0000000000000000000000000000\#
        0E?c0O>K0M=f0M>i0k=o0E@P1A>^1;=e000000001E??00000000000013=n1C=o0O>m000000000G>800000000000000000000\#
        00000=>:15>>1;>n1A?Q0M?P0?>?1O>@0=?]1MEg000000001G>k00001O>h000019@b0000000000000A?40S>O05>c17Ge0o>Q\#
        00001G?T0e>S000000001MFK0A?o0M@407>Z00001?>\15>]00000[>_0m?b0000000000000000000000000000000000000000\#
        0000000000000=@E00000Q?01EA?0MA;00000EAD0c?51K?70e?]0G?O0000000009?;07?Q0e@:0S?T00000000000000000000\#
        000000000EB80000000000000000000000001C?M15?N000000001C@A000000000Q?T00000000000000000000000000000000\#
        00000g?^0[?_0MB:00000000000000000U@X0C?f09@D00000000000000000000000015@3000000000?@10000000011@40K@`\#
        000017Hi00000i@903@91I@:0m@J000017IJ0c@?000000000000000000000k@E00000C@h0A@j0o@H0iA50MCC05@K00000000\#
        00000000000013@R1I@d0cA400000O@V0g@W03@W19B:0Q@X0000000005@m0UA60kAP1K@_0gB70EB`0S@a0;@c000000000000\#
        05Ao0000000000000000000000000mAa19C<1?B119D<0KA?00000000000000000MCk07A90KB:00000ECa000013AE00000oA`\#
        15AA1?CR0=AH00000]AE00000eAG0UB:15BG19D[0eBH15C>0QAT15Ck0WAO0]BQ13B80kBH1KAS000000000000000000000000\#
        00000000000000000000000000000IAa0YAb00001GAd00000?Af00000[Ah0WB00=B60gBV1MG>0000000000000SB011B10000\#
        000000000EDO000017JJ0000000000000WCS0aB;0GB=0000000000000000000000000=CP0iBD0SCB0000000013Bj0cBJ0000\#
        1;BL000000000YBf00000eC=0GBb0000000000000000000000000000000000001MG`0kC`11B^0iC;0;B_1;D10iDY0oBa13Cb\#
        09Be1EBf01Bg0000000000000[Bk0000000000000iEG000000000_CP00000gCC0MDD0aC513DO1KC70YC[07C913EI00001?E5\#
        00000=D>00000000000000000000000000001KCR1GC[0YDO0gDJ0000000000000?CN0?DK0oCO1=CQ000015DY0WDF00000000\#
        0CCW00000000000000000_E600000[D_000000001CCa000000000000000000000000000000000000000003Cl0iF400000000\#
        0OD01MHk0000000000000000000000000CDX1?FM0ID917K;0aD;0YDk1;DO000000001;E?0SDA00001EDD00000mDF0]DF0QDG\#
        07DH0gE21;FI1IDL0WEH000000000000000000000cDS00000?E50000000000000;Da09DY0GD[00001EEC0OD]07EI11D^0CEX\#
        0WEf0SEM0gEe00000000000000001;GK0[EZ00000CFX0000000000000000000000000YEj0MET1;H800000000000000000000\#
        00000000000000000eE?00001;Hl0[FP01EC09EV01F600000000000000000GEJ1;I_0000000017Kk0?F500000YFK00001GES\#
        00000OEU0CG\15EW05EX1KEX0mEX0]EX07Ec0GF<1;K?0cE\0000000015FS00000=Ed00000UEf00000000000013Ej09FL0IEl\#
        03El1AEm00000000000000000000000000000000000009GH0=FO0cFH09H3000015GO07F[00000000000005FP1GFD00000000\#
        00001IFG0UFG01Fg00000[Hn0cGG19FL0?G30QFM00000_FQ00000cHM0UG90kFT1?GD00001OFX0MFX0KFZ000000000UH10000\#
        00001EF`00000000000000000MGA0SFf0000000000000]Fj0AFk000000000000000000000YG11AG21=G21OGH000019G<0000\#
        0AG]0eG90EG:000001GO0_GR0?H20?Hf0;G@00000aGB00000YG\000007G[00001AG\00000eGY0000000000000IGN00000000\#
        0kGS1AHb0KG\00000SGg0000000000000000000007HJ000000000]H31AIP0AHo000000000;HC1GGd0WGd0000000000000000\#
        0000000000001OH80iGn1OIN1=H0000000000kH701HG000019H60_Hh00000oH9000000000WH^0WIA0OH>00000000000019Hc\#
        1GHj0cIC00001MIb00000000000000000UH[11HL0?IQ000000000QHP000000000IHS1=HW01IF0UIG1GJ01GJ]000000000000\#
        0_IK00000000000000000kIW0000000000000GHe0SHm1OJ40CHg0SI^00000[Ii00000MHm0000000000001II119IA1=IV0WJW\#
        1KI50mI6000000001KJB000000000mJD0000000000001AIm0_JI1MJn0EIB0]ID0cJR0EJ407IF0cK\0gIG0QIS1?IJ0MIk1EIK\#
        0kJ]17L]0UJ80gKA0AJ50IIR09IS0gLM0UJb15IV000000001OJm00000?Im0000000000001KK90iI`000019J4000000000000\#
        00000[KL00001;L<00000kL>0MJN0OIn00000eJ00QJH0000000000000YJ5000000001?J;000000001=J?0QK80oJ=00000MK?\#
        000000000000000000000kMC0_Jl05JE000000000YLQ00000QK[000005KH05L11KL?000000000;JS0;K@0;LK1=Jl1CJV0YMY\#
        1IJX0=JZ00000;M100000CJ^0CKi0QLC11J_0EJk0aJc0]Jc00000000000000000?Ji000000000000000000000EKa0]KV0OK0\#
        0mKB19K>0mL;0EL^1IK80?KN17Mb00000CLL0iK:000000001EKf0]LI0gMC17N:00000000000000000=KW11KV000000000000\#
        00000oKL0OL200000000000000000000000000000OLn1?KV0]MU0QML0000000005LV0;N90CN=0[Kn0kNI0[LP0?Kk00000]N9\#
        00000gMf0gNN05MT1ELW00000000000000001AKm00001KM90oLU00000000000005NC0QMn000000000cLE1=L915L:1KMn0SL:\#
        0000000013L?05Ne000000000cLj19LC1ILE00000QNk1OLG1;M>000000001EM@07LM000000000000000000000iLS0KLT0ALU\#
        0YNY0QOh0?Lh0QPY00000EMW0IL\000007M;0=L_0SMO00000mLi0SNS0KMO000000000000000017Om00000000000000000000\#
        0KNT0000000001M20000000009M5000000000oM>1MM903M90]Nm13M<0oM]1IMC0mMa0AM@00000gON0000000000000mOF0iMG\#
        1CMG13Ml0gOi0kOi0_MK0mP9000000001GMP1=MP0QQQ0000000013N]0000000000000gP]0000000000000AN3000000000000\#
        00000000000013O\09Me000000000000000000000000000000000=Mn000005O\0cNC1IN81MN?00000KOK0;N[000000000000\#
        000000000000000000000000000000000000000000000oNT0000000000000?NI11NI0]O_1;N^1CNJ1GNM1IN^0MNM0ANc0UNP\#
        05P?0]P?1?NT1CO>03NW000000001CP:000000000GN]1KO10UOK0eN_00000000000000000ENe00000YOX00001ANi0mP\0[Ni\#
        0cOD0WNk00000000000000000000000000000cP;0;OW00000000000000000UP90AOc1MO;1OO<0AP]1AOe1KPE05Q<00000cP]\#
        0gQP0kPL0kQL00000GOZ000000000[Qc0QRO11OV07ON1=OP000000001CQa0UPY05RJ000000000000000001OZ00001?Oh0000\#
        0EO^0cQ;0]Q:0_Oa00000000000000001;PV0eOg000000000kRR00000000000000000_PT03Oo00000000000000000iP50000\#
        0YP<17PS1;Q?0aP:1;Q_03Pe1AQ000000UQF0]R=00001=PC19PC0000000000000000000000001?P[1?Q_00001GPM0UR?0OPO\#
        00000000000000000aQ;1GQE00001CRj00000000000000000000000000001;S90eP_000000001;Sm0AQh0000000000000000\#
        1KQR0000000000001IPm000000000AR]0000000000000OQ40=Q500000oQ7000019QI0_Q?05S:0SQ<00001AR>000000000000\#
        0oQ[000007QD0;QD0WQE15QG1OQH05T9000000001IQk00000YQN000000000000000000000000000000000000000000000000\#
        000000001=Q]0000000000000000000000000000000000000aRO0EQh17Qi000000000CQl0?Qm1ARb0gS213Qn1MR000001AS=\#
        000000000000000001R80US71KRB0gS]0]SC11R<1IRL0KR<07RB0;R>17SV0CRI00001?RE19RF07S41AT0000000000QSI0000\#
        000005TQ0QT=00000UUY0QTY0[S4000000001?S?00001KSA1;U50CSH07Sk11S50=RZ0YR^00001IS80000000009Rc0ASO0ERf\#
        1IT<0QV80CTD1ERg03Rh0aSS1ORk000000000YSa00000000000005Uo15S40IS41IUE0YU40IU\0GS80mS:0WS:000000000000\#
        0YV=00000GSU0cSB0ATG0aT80GT=1=SD000000000000000019SK0_SK03Tf07T`1ATj09SM0OSN1GSO15Sc000000001CTA0CU7\#
        0OTB17TM0oSZ00001OS\1MS\000000000;S`000000000cTF000000000eSf00000_Th0YWP05W@00000KSl0gTP0MSm0CUh05Wk\#
        1IVM000000000kT409TN00000;T\00000MTL00000oTF00000]TL0QVf00000oU?0000000000000_Ui1ETE0000000000000000\#
        00000_V]09UZ0kU@0mTf0ETN17UT17VI0000000000000000000000000000000000001CU81GT\00001EUH00000IV:0_XK09VJ\#
        0QWW11Td00000oVJ0_YR0kV@000000000?Tk0GU5000009Vn19U:0OU5000000000AU3000005Y:0IVf00001IWC09WR0[U91MU9\#
        0AU^0KUD0000000000001?UA00000gUC1CUk0UVE1IWm0IWM000000000000000007VI000005Yg19VD0?Ud05ZC000000001KUT\#
        0000000000001EV<000000000eU[000000000000000000000kWH0000000000000mUe00000WUg0cUh0CV\05[I0CWR1EWU0gVL\#
        00000000000005\C00001EX8000000000000000000000;V90=V:05]803V;0AVV1AV=0MV=1AW10_Z900000000000005^E0MW;\#
        1OVF0EVG000019W?0kX30000000000000UWA000009XU000000000?WT0000000011VW000000000?XX0UX<0_[40]V\000005_O\#
        0000000009Z>00000_[_0EVo1EXc1CVf0;W800000000000000000000000015Vo000000000UY60000000000000000000007W:\#
        0iW903W:11X:13W<000005`Q0mW>17WJ09Z_000000000000000000001GWG0SWG0CX917Ym0000000017[00kXQ0mWi0[WO0YXI\#
        0mXK0IX60KWR0]WU1IXM00000kYK0000000001W[00000000000000000000000000000[XZ0cWd000013Wn000019X?0SX70000\#
        000000000000000000001AX700000WX2000000000?YQ0000000005aC000000000]XC1EYj0000000001XJ1KX@1KXd000017[c\#
        0KXC1KYI00001AY70000000015XJ13XK0000000000000]Y:1IYR1IZ30EXQ1?XS15Xl0OXU0UYa00000UZh000000000mYZ1;X\\#
        0EY<19YJ000000000000000000000000000000000000000000000eXj0=Xk13[a0]Ym0]Z^000000000][`1OY10gY200000YY<\#
        0AY5000000000CY91;Y[000001Y<0000000000000000000000000=YK0kZ?0000000000000000000000000gZE0aYK0iYL0?ZU\#
        01Z70MYN00000[Yh000000000000000000001EZK0mZL1CYY0OYY19ZH05b?17\n0oY_000000000_]g0[ZR0oZ@15Yc17]b05c<\#
        1KYf0CZD00001OYl0000000000000000000000000oZl00000KZ400000000000000000IZ90OZV1MZ905d?0m[70gZg0K[n0000\#
        0WZA1=ZA0000000009[l00000;ZG0k[G1CZM0000000000000[[P0AZM03ZN000000000M[80GZR0[\a0aZT1=Zc0G[=1GZW0]]F\#
        1=[_00000I[00_^E0000000000001=\X0SZb0000000000001O[300000a[115Zi01[6000000001=]F1AZn0eZo0o[P00000000\#
        1O[Y0g[j0G\J1O\P0__P000001[h1E[A0Y[90Q[:13\E000003[V1I[@1=^O0g\b0]^M0e[i1O]L0?[R01\F01\e0=[H15\Q0=\J\#
        1O^00a[Z0E[L0I]003\j0c[P03]X00000M\<00001A\;0;\K0000000000000Q[j0W[[0c\f1=_O0000000000001K[b13]N0000\#
        00000_`70c]f0g]h0000000000000o\:00000g^I00000_aY0000000000000000000000000M\g0C\81K\Q0G]R0c^`0_bb1E\:\#
        0a\\0k\J0;]Z0?\=1E^00e\A17_F0;^X0Q\^1?\D0]_913^U0A\H00000000000009\T00000K\_13_T00000000000000000000\#
        09]]00000000000000000M^U00001G\^03^C0K]A1=`;01]k0O\b00000000000000001?]B000000000Y\k17`I00000U\n07\o\#
        000013`W0K^F19]20]_k0K_g0o]81A]A00000O]C0k]B11];0G^W0000000000000O^91C]A000000000k]l000000000Y]K17`j\#
        0A]I0m]J03_J0000000003`G1O^d0000000000000S]S1C^<1O_c00000Y^n1E_10K`N0=]Y000000001M]]00000000000007]a\#
        000000000o^:00000o^_15]f19]g0A]j0000000000000W]m09^M0KaD0;_j00000000000015^i1E`M19^N0000000000001K^:\#
        00001=a?000000000000000000000O^i0000000000000000000013a@1M^M0Kab000000000=^M0o_C1=b700000Y_O1C^a0Y`6\#
        00000]a;0?^V1O`R0[^V00000A^Z17an000000000Y`\0c_U0O_c00000000000000000[_L00000i^g0A_G0Q^i0G_R00000000\#
        00000000000000000G`L00000000000003`e0U_600000I_809_900000000000017c500001?_?00000e_A00000m_C0k_C05d^\#
        0e`:0000000000000i_K000000001C_Q000000000[`O0YaS01_R0E_R0Yb[0Q`:000000000;`g03af0a_X0?_[01`A0;b00k`b\#
        000000000W_a00000Qa70ca10=_e0E`S00001Ebe1C`C00000=`Z00000a`K000000001M`00i`11?`20[a_1;`30O`[0Kba0000\#
        000000000000000000001Oa01G`>0M`>0EaK1G`k13b=0YcU00000aaS00000000000000000A`J0KdE00000000000000000000\#
        00001I`R0000000000001C`i0[b^000009`Y0000000000001A`]0m`]1?a20S`_0ab_00000000000011`e0000000000001=bP\#
        0acC0;dS000000000o`n0adE000000000Ca205eX0Ia300000ga600000000000000001CaR0gah11a]07a>03bK0Ua@00000000\#
        000000000OaI00000Uae0MaG0gc=1MaI1CbM00000000000000000000000000000000000000000000000000001IaY0YdO0;eF\#
        0CbB1=cJ00000Ga_0000000000000000000000000iaf1Gaf1=d51Gc20000000019al0_cB01am0]an0=an07b80aeK00001Ecf\#
        00001Ccd0[cQ0000000000000000000000000000000000000000000000000000000000000000000000000WbJ1CdM0ebL0Ke5\#
        1Ed_0=cW0[dW0obO000000000aem00001Ee]000000000;fR000000000Kek00000Ib^0Qb_000000000Sbb11bc19bh1Mbe0[eN\#
        0000000007bi00000000000000000;g?000003c00000000000001;c40Ac40000000000000Wc90mc90IcQ0Wd21=dn1Oc;01c<\#
        0000000000000;h50_d501dD15cE00000000000000000ScV0000000000000000000000000AcV00001EfI00000?cV0]cg0000\#
        000013cZ00000000000000000Sd4000007d40[fL03db0Ye]00000000000000000000000000001Acl00000000000000000000\#
        0]f30000000000000Ud615d900000000000000000=d@13dM1Kd=00000cd@1KfG1;dB1Ce@0afc0]g91Kg:00000_eC00000000\#
        0_ej0000000000000000000000000ag`15e8000007dg01dh00000000000000000=e11?d[0;i20kd\0000000000000idb1Adb\#
        000003eL1Gde0Qdf1Eh70ieS1Mdj1Cf:00001Kgn00000Ue40000000000001?ef03fD0000000011e7000015f7000000000000\#
        00000Uej000000000000000000000000000000000000000000000MeJ000005f=0?eM0eeN1;eN0Yf]00000000000000000oeU\#
        00000000000000000000000000000We]000000001Geb09ea01ea1Mf30?f70Kfc15g<05fj0Cef0efG1MgD0Eeg17eh15h<0;j9\#
        0ken1Mg`1Ien0Wf`000013f40Kgf0000000000000000000000000=f<1Af<0Gf=0Gg50000000000000000000000001Afk0kfb\#
        00000Eg>05gK1MhV0GgZ0SfL05h>0[g;0UfO0CfQ1OfR000017fT0ahX000000000000000000000000000000000cf^1Ah40If_\#
        0of_0Of_00000Wg[000011ff000000001=fi0[g^0000000000001;fn1EiL1Ahk1OgG0Ag10]gi0Eh40Wh>00000Mg70aiZ0000\#
        0UgJ0Qg;0gg<0ggi17g^00000=gO00000Mh900000ajX0=h20000000000000Gh]1Aj80oh:00001Ogh0Mh\05iO00000Ugn1?gR\#
        0?gR0]hU19gT0OgT0igU0GiN19h70cg\1Cg[0chR01g[13il00000_g`000000000000000003ge0Ih20_iJ0000000000000000\#
        000000000GjP00000ohh0Ch1000000001;h41Ohc0Qh400000ghI1Ej40mh90Yh:0[hW0Ei[00000=h^0_jM0;jo1?hC0Uhk0=iZ\#
        00000000000000000_k51=hT05jB0giD1EjW0000000000000chl1IhR00001GhT1?ij0GkH1GiF15iX0CiZ0000000000000000\#
        0oiJ0;ka0Ah_1=i40ak;0=jR11hd17hd0;l`1Ajn0Ohf1IiT0Khi0cib0cjZ0Qhl1Chl17iW09hn1Ij60ei10ckS1KiG0MiE0]i?\#
        000000000EjF1Kin0000000000001EkP0Uii0IiA0Si?0miB0iiC00001?k;0iil0000000000001MiJ000000000]j:0]jh1OiO\#
        1El=0Ck303iP000005kX00000Ij30al40oj80WiX1CiX0WjK0Aia0gj4000000000;mf11ib07ib0000000000000Ujg00000000\#
        0]km00000000000000000000000000000Yj109j11AkV07jj0kj30clV07kV1Cj90000000005l:1Cj[0]lj0ok31MjQ00000000\#
        0000000000000UkG1Ik00?jE03jK1MkT0ol600000KjL0Yjf0?jn0000000000000Wk90CkW000000000alj00000000000017jZ\#
        0Oj[000007l600000KkC0gjl0amM000000000000000000000000000000001=jj00000]mm0000000000000cmM07m10[k005m9\#
        0cnc0Ik50Mk60coT000000001?l>13k:0000000017kS00000000000009kB000000000ikE0olf09kb03kY1OkI000000000000\#
        0AkM19kM0omP1Ckd000000000WkT0000000017lG1Ol=000000000000000007mg1Ik]0Yk^0=k^0ek^00001?mO000000000d0V\#
        0[kh13l90=lE0;nO00000000000000001?n:00000000000000000]ng00001Kl500000=mK0000000000000000000000000000\#
        03l`00000?lA11lA0onX000000000GlF0KlF0GmD000000000AlK0OlL00000000000000000000000011mE11mb000000000000\#
        0000000000000UnB1=l\0000000000000Ml`0OmN1Klh1Mlb000000001Glf0ooc00001;li0Ylj0=n<0Alm000000000[lo0Em0\#
        00000mm20em200000000000000000000000000001?o400000000000009m?1KmX0000000007o10SmC00000[mR000000001CmI\#
        0ImI0an10;oS1Gmn0AnM100[0CmN1MmN00000WmS09mc09n_000013mW1ImX00000<0Z0CnI0EnR00001InD0SnE0gm`00001Gnb\#
        1Kn9000000000000000000000d1L0<1;0^0O05mj0EoH1Cmm000000001=n10=nh0000000000000<1d000000000Qn90QoJ0000\#
        1GoS15n<00001En?0OnC0gnA000000001Ko00InR1Koc15ni000019nI0000000000001Co9000000001MnX0knQ00000MnS0000\#
        0inU00000enW00000000000000001Mok00001An^0000000000000000000017nd0000000000000000000000000[nk0R0]0?nk\#
        11nn00001L0H0Wo100000F0N00001L1<1IoJ1L2E0000000000001J0D0Co<1J120R1O00000000000000001OoC0eoU09oL0koF\#
        00000000000000000D0_0X000000000000000SoP1J1f0goR1;oR0T04101`0000000005oX1CoZ0_oZ1D0X03o\0Oo]13o]0F1F\#
        1L2a0:0h000000000D1H0Moe11oe00001<0B1P0?060e0Aok0>020P0U0l0Y0X0M00000000
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    @inlinable package static var indexMask: Int { 8191 }

    /// Slots of a hash table over names and aliases.
    static var index: StaticString {
        #"""
        00000000020G0C0ia0e0F0040>0J0050>0K0060>0O00000000080A0L000000000:0>0;0000000000000000=0P0C00>0>0H00\#
        ?0A0B000000000000000000000000000000D0A0>00E0D0=00F0A0;00G0>0D000000000I0>0<00J0>0D00K0A0=00L0>0A00M0\#
        >0C00N0>0?00O0>0J0h:1W0E000000000000000000000000000000U0A0;00V0>0J00W0G1800X0A090000000000000000[0>0\#
        ;000000000]0P0U00^0D0M1ZO0_0F00_0P0Z00`0>0800a0>0=1k00c0=00c0A0900d0>0J00f0A0E0<<0f0B00g0>0O00h0A0<0\#
        000000000000000l0G0?0000000000000000000000100A0H0110>0K00000000130>0L0140>0I000000000000000170>0P018\#
        0A0;0190A0=01:0A0<01;0A0<000000001=0D0P01>0A0D01?0A0U01@0>0G0000000000000001C0A0?0000000000000000000\#
        0001G0>0D01H0G0V000000001J0G0a01K0>0@01L0A0@000000001N0>0P01O0A0:01P0A0F01Q0A0;01R0A0=01S0>0H01T0J0Z\#
        00000000000000000000001X0>0J01Y0>0901Z0>0D000000001\0>0F01]0A0;01^0>0L01_0A0=01`0>0H01a0>0?000000001\#
        c0A0=0000000000000000000000ai0K0>01g0A0=01h0>0B01j0A0>0000000000000001m0>0:01n0A0:01o0G0K0200>0A0210\#
        >0=0000000000000000000000250>0M1_S0G0B00000000280G170290>0=1?_0O0<02:0>0G0000000000000002U1?0C000000\#
        00000000000000002B0>0K02C0>0E00000000000000000000000000000000000000000002J0>0A02K0A0;000000002M0>0G0\#
        0000000Ta0`0M02O0>0;02P0>0E1210^0H02Q0>0G02R0>0R02S0A0>02U0A0H02V0>0;02X0>0C02Y0A0=00000000000000000\#
        000000000000000000000000002`0G19000000002b0>0T000000002d0A0<02e0>0H0000000000000002h0G0G000000000000\#
        00000000000000000RB0S0F02n0>0Q00000000300>090310G1D00000000330A0<0340A0H0350A0?000000000000000380>0L\#
        0390>0N1:i1>0E03:0A0:03<0>0e00000000000000000000003@0A0;03A0>0G03B0A0G0000000000000003E0>0@000000000\#
        0000000000000000000000000003K0>0H03L0A0;000000003N0>0L000000003P0>0C03Q0D0P000000003S0>0Q03T0>0>0000\#
        000000000000000000000000000000003Z0>0I03[0A0?03\0G0Z000000003^0>0D03_0>0I03`0A0;0`K0K0903b0G0Q03c0>0\#
        M03d0A0<03e0A0R03f0>0F03g0A0;03h0A0R03i0J0j03j0A0?03k0>0H03l0D0E03m0>0J03n0>0:03o0G0_000000000000000\#
        0000000000000000000000000000460>0M0470A0A00000000490>0L1hX100a04;0>0F04<0A0[000000004>0A0?000000004@\#
        0G0c04A0>0C04B0>0K04C0>0C0@N0M0A04E0>0;04F0A0<1oi0O0L000000000000000000000000000004L0A0:04M0A0E00000\#
        0004O0>0C04P0>0C04Q0>0K0000000000000004T0A0>000000004V0A0;04W0>0?04X0>0G04Y0>0G0000000000000004\0A0?\#
        0000000000000004_0A0;04`0>0F04a0>0C04b0A0<000000004d0A0O000000004f0A0X00000000000000000000004j0>0B04\#
        k0A0<04l0>0L04m0>0K1XK1P0:00000000500A0T1jE1>0D0510>0A000000000000000550A0>0000000000000000000000590\#
        A0=0000000000000000000001\70T0E05=0A0A05>0>0H05?0>0;1Gm0f0M000000005C0A0?05D0>0805E0>0D05F0G0K05G0D0\#
        ;05H0A0H0000000000000005K0A0;1UT1A0c05L0A0E05N0P0S05O0A0<05P0G0I0000000000000005S0>0V05T0G1=05U0G0B0\#
        0000000000000000000005Y0>0M05Z0A0F05[0>0V05\0G0F05]0>0:05^0A0C05_0A0G05`0>0D000000005b0A0U05c0A0C05d\#
        0G0R05e0A0;05f0>0<000000005h0>0F05i0>0K05j0>0H0000000000000005m0G0M000000005o0A0H0M40Z0E00000000620G\#
        0E0630>0J00000000650>0?0ES0U080660A0@12Q0o0C0000000000000000000001`10R0;0000000000000000000000000000\#
        06A0A0=06B0A0B000000006D0A0O000000006F0>0E06G0A0<06H0>0F06I0>0;06J0>0?06K0>0A02U0k0C06M0>0?154130P06\#
        N0>0E06P0G0U06Q0>0E00000001Nk0K0C06S0A08000000000000000000000000000006Y0A0C000000006[0A0>000000006]0\#
        >0O06^0A0D06_0A0A000000006a0>0O0i=0M0;000000006d0>0H000000006f0G0R14J0Y0Z06g0>0?06h0G0C06i0A0<000000\#
        006l0A0D000000000000000000000000000000000000720A0?00000000000000000000000000000Ao0h0<0780>090790>0:0\#
        000000000000014@0H0<07=0A0Q07>0A0;07?0>0T07@0A0;07A0A0=000000007C0>0V07D0A0R0T;0W0?07E0A0;07F0>0>07G\#
        0>0B07I0A0D07J0>0@0000000000000007M0>0N0000000000000000000000AR0a0C000000000000000000000000000000000\#
        0007W0>0:000000007Y0G0N07Z0>0@00000000000000000000007^0>0;07_0G1?07`0A0C0>H0V0R07b0>0A000000007d0G0F\#
        000000007f0A0D00000001=O0H0<00000000JB0\0D07k0>0N000000007m0>0M07n0D0E000000000000000000000000000000\#
        00000000000000000000860>0>0870>0D0880>0C0000000000000008;0D0;000000008=0>0B08>0A0M08?0>0F000000008A0\#
        >0E08B0D0<0>X0S0;0bY0S0?08C0>0f08D0A091S70O0L08E0>0G0Ao150>1Yf0_0R08H0>0:08I0>0J00000000000000000000\#
        008P0>0O000000008R0>0Q08S0A0C0000000000000008V0G0X000000008X0>0C00000000000000000000008\0>0K00000000\#
        000000000000008`0A0808a0G0K08b0>0O08c0>0C08d0>0I08e0P0F0000000000000008h0>0F00000000000000000000008l\#
        0>0C08m0A0B08n0P0K000000000000000910>0J00000000930>0N00000000000000000000000000000980>0I000000000000\#
        0009;0>0N09<0A0J09=0>0@16W0R0;09>0>0=09?0A0:09@0>0K09A0>0Q0h\0R0A09B0A0D09C0A0B09D0A0=0e:0H0909E0>09\#
        09G0>0S09H0>0E09I0>0N09J0>0C09K0>0E09L0>0@09M0A0<000000009Q0A0<09R0>0C09S0P0H09T0>0I0000000000000009\#
        W0>0N09X0>0C09Y0>0W09Z0A0<09[0G0S09\0>0K0fR0P0A000000009_0A0B09`0>0J000000009b0>0I09c0A0?09d0>0=0000\#
        00000000000000000000000009i0>0C09j0>0J09k0A0?000000000000000000000000000000000000:10>0J0:20G0D0:30>0\#
        L00000000000000000000000000000:80>0E0:90>0;0000000000000000000000000000000000000000000:@0>0J0:A0S0?0\#
        0000000:C0>0B0:D0>0J00000000000000000000000000000:I0P0O1SY0N0900000000:L0G0^00000000da0b0B00000001EE\#
        0R0?0:Q0P0M0:R0A0B0:S0A0E0:T0G0S0:U0A0800000000:W0>0M0:X0A0:000000000000000:[0A0;00000000:]0D0:00000\#
        000:_0>0I00000000:a0P0A0000000000000000000000:e0>0R0:f0A0@0:g0A0Q0:h0G0^0:i0A0T0:j0A0A0:k0G0>0:l0>0I\#
        1560T0?0:m0>0K1R:0O0A0:n0A0a0:o0A0=0;00>0;0;10>0>0;20A0?00000000;60A0?00000000;80G0J0;90>0=000000000\#
        000000;Q0Z0C0;=0G0]0VT120c01Y0G0H0000000000000000000000000000000000000000000000000000000000000000000\#
        00000000000;K0G0D00000000;M0A0;0;N0>0=0;O0A0B00000000;Q0A0I00000000@<0K0G000000000000000;V0>0A0;W0A0\#
        ;0000000000000000000000000000000000000000000;^0>0W00000000;`0A0Q000000000000000;c0>0I0;d0>0F0;e0>0?0\#
        ;f0>0?0;g0>0A0;h0A0C0;i0>0D0;j0>0G0;k0>0S0;l0>0O0;m0D0@0;n0A0]000000000000000<10G0Q1>T0R0A0000000000\#
        0000000000000000000000000000000000000000<:0A091>\1U0K0<;0A0:0<<0A0D0<=0>0;0<?0D0<0<@0>0K0<A0>0A0<B0>\#
        0D0<C0A090<D0A0@0<E0G0K00000000<G0>0R0<H0A0@00000000<J0>0@00000000<L0A0G0000000000000000000000000000\#
        00000000<R0D0B0<S0A0=0<T0A0E000000000000000<W0>0L0<X0>0:0<Y0A0=0<Z0>0U0<[0>0K0<\0>0<0<]0A0<0<^0>0O00\#
        000000000000000000000000000<c0G0O0<d0>0D0<e0A0H0<f0G0\0<g0>0I0<h0G0L0<i0A0@00000000<k0A0A0<l0>0Q0<m0\#
        A0;00000000000000000000000000000000000000000000000000=50A0D00000000=70A0B0=80G0S0=90>0H0=:0A0G0=;0>0\#
        ;000000000000000h:140?0=>0>0B0=?0A0K0GZ0h0F00000000000000000000000000000Ao0^0900000000=H0>0E1jE0N0K0\#
        =I0>0B0=J0>0E00000000000000000000000000000=P0>0>0=Q0>0U0=R0>0T0=S0A0>0=T0A0K00000000=V0>0>0=W0A0;000\#
        000000000000=Z0>0]0=[0>0K00000000=]0>0L000000000000000=`0>0?0=a0G0]0000000000000000000000=e0>0:00000\#
        0000000000=h0>0B0=i0>0;0=j0G0D0=k0>0T00000000000000000000000000000>00G0H0in0U0A0>10>0J0>20>0=0>30A0S\#
        0>40>0T0>50A0<0>70G0R00000000>90G1<0>:0>0G0>;0>0J000000000000000>>0>0F0>?0>0R0>@0>0M0>A0A0?0>B0>0X0>\#
        C0>0B0>D0>0J0>E0>0M00000001`60P0M0>H0A0E00000000>J0>0=0>K0A0R00000000>M0G0[0>N0>0J0>O0A0N0>P0>0K0000\#
        00000000000>S0>0C0000000000000000000001TK0`0R0>X0A0B0>Y0A0C0>Z0>0:0kO0[0;0>[0>0R0>\0>090>]0>0>0>^0>0\#
        ;00000000>a0J0C0>b0>0O00000000>d0A0=00000000>f0D0P0>g0>0O0>h0A0D0>i0>0Z0>j0A0M0>k0>0N0>l0>0[0>m0A0A0\#
        >n0>0@18J0H0?0>o0>0I0?00A0;0?10G0]0?20>0Y0?30G0e0?40>0I0?50G0[0?60>0U0?70G0E0?80A0T0?90>0H0?:0A0;0?;\#
        0>0E0?<0>0M0?=0>0=0l70R0N0?>0>0;0??0>0G0?@0A0?0?B0>0H08\0Y0E0Gj0h0C0?E0A0H0?F0>0U000000000000000?J0A\#
        0=000000000000000000000000000000000000?P0>0A0?Q0>0N0?R0>0O0>12R09000000000000000?V0A0?00000000000000\#
        0000000000000000000000000000000000000000000?_0>0C00000000?a0P0T0?b0G0L0?c0>0F0?d0A0?0?e0A0G0?f0>0B0?\#
        g0>0A0000000000000000000000?k0>0D0?l0A0X0?m0>0D00000000?o0>0A0@00A0<0@10>0?0@20A0A000000000000000@50\#
        >0=00000000@70A0:0000000000000000000000@;0A0>0@<0A0:0@=0>0@0@>0>0Q0@?0>0@0@@0>0J00000000@B0>0G000000\#
        00@D0>0:0@E0A0B0@F0>0M000000000000000@I0>0O000000000000000@L0>0I00000000@N0>0?0@O0>080@P0A0A0@Q0A0?0\#
        @R0>0W1>\1C0A00000000@U0>0:0@V0A0=0@W0G0@00000000:80S0J0@Z0>0A0@[0>0E0@\0J0;0@]0>0?0@^0A0>0000000000\#
        000000000000000000000000000000000@e0>0J0@f0A0<0@g0>0X1>30S0F0@h0A0N0@i0>0C0@j0G0Y0@l0>0@0@m0A0G0@n0>\#
        0K00000000A00>0H0000000000000000000000A40>0Q0000000000000000000001970R0E0000000000000000000000000000\#
        0000000000000000000000A@0>0H0AA0A0<000000000000000AD0A0@000000000000000000000000000010V0G0A000000000\#
        000000AL0>0D0AM0>0K0AN0G0U0E8180i0AO0G0G00000000AR0>0@0AS0J0A0AT0>0M000000000000000AW0>0O00000000000\#
        000000000000000000A\0D0O00000000A^0>0G0A_0>0M0A`0A0<0Aa0A0@0Ab0G0M000000000000000Ae0>0T0000000000000\#
        0000000000000000Aj0G0g0Ak0A0L0Al0A0=0Am0A0>0An0>0?0Ao0>0:0B00G0L0B10>0B0B20P0E0B30G0Q0B40>0C0B50>0>0\#
        B60A0A0B70A0J000000000000000>11P0G0D1160E0B;0A0D0B=0A0G00000000B?0A0<0B@0>0A00000000BB0>0I0oE0Q0=0BD\#
        0>0=0J@0I0@0BF0A0;00000000BH0G0O0BI0A0>00000000BK0A0;0BL0G0K0BM0G0T0BN0>0J0BO0>0C0BP0A0R000000000000\#
        000BS0>0>0BT0>0B0000000000000000000000BX0A0@000000000000000B[0>0?0B\0A090B]0>0;000000000000000B`0>0G\#
        000000000000000Bc0>0E0Bd0A0E0Be0A0>000000000000000Bh0>0G0Bi0A0>0000000000000000000000000000000000000\#
        000000C00A0<00000000C20>0O0C30>0M00000000C50>0@0C60A0=00000000C80G0E0C90A0K0000000000000000000000000\#
        000000000000000000C@0G0G0CA0>0L0CB0P0F000000000000000he0\0S0CF0>0V0CG0A0B00000000CI0>0G0CJ0A0:0CK0>0\#
        F0CL0P0D0CM0>0E00000000CO0G1;00000000CQ0A0D000000000000000000000000000000000000CW0>0Z00000000Ao0H090\#
        0000000C[0G0J0C\0A090C]0A0H00000000C_0>0P0C`0G0_1l`0Z0;0Ca0A0:0Cb0A0;1Ej0]0B0Cd0A0=000000000000000D7\#
        0W0E00000000Cj0A0C0000000000000000000000Cn0>0K00^0a0V00000000D10P0D0D20A0;0D30A0;0000000000000000000\#
        000D70>0I00000000D90>0M0D:0A0:0D;0A0?0D<0>0S1R90^0C0D=0>0C0D>0G1<00000000DA0>0F00000000DC0A0G1dm0g08\#
        000000000000000DG0>0I0DH0>0E00000000DJ0A0:0DK0>0;00000000000000000000000000000DP0G0D0DQ0P0\000000000\#
        0000000000001EB140e00000000DW0>0D0DX0A0A00000000DZ0>0O0D[0>0I0D\0A0Q0D]0>0B0^R0N0D00000000D`0>0U0Da0\#
        >0;0Db0A0D0Dc0D0C000000000000000000000000000000000000Di0>0D00000000Dk0>0G0Dl0A0F0Dm0>0A1YM0R0A0Do0A0\#
        J00000000E10A0800000000000000000000000000000E60A0;00000000E80A0g0060]0A000000000000000E<0>0B00000000\#
        0000000E?0>0C0E@0A0g0EA0A0C0EB0A0<0EC0A0<000000000000000000000000000000000000EI0A0=000000000000000EL\#
        0A0?0000000000000000000000EP0G0W00000000ER0A0D0ES0A0D0000000000000000000000EW0>0C000000000000000EZ0A\#
        090E[0A0A0E\0>0M0E]0>0H00000000000000000000000000000Eb0>0O00000000Ed0A0:0Ee0>0D0Ef0A0;0`N0J0;0000000\#
        00000000Ej0>0H0Ek0>0@0El0P0E0Em0>0B0En0>0Z0Eo0A0F1i10N080F00>0E0F10A0A0F20A0<0000000000000000000000F\#
        70G0L0F80>0V0F90A0<0F:0A0I0000000000000000000000e:0R0;00000000F@0>0;0FA0A0O0FB0G0D0FC0A0P0FD0>0X0FE0\#
        A0?0FF0>090FG0A0D0FH0>0D0FI0G0]1jE1f0M0FJ0A0C0FK0A0:1^51T0L0FL0>0L0FO0>0K0FP0A0Q0FQ0>0D0FR0G0U0FS0A0\#
        >0FT0>0M000000000000000FW0>0E0FX0G1<00000001220h0Y00000000000000000000000000000F_0>0L0F`0A0<00000000\#
        Fb0A0=0Fc0>0;0Fd0A0A0Fe0>0S0Ff0>0F0Fg0>0J0000000000000000000000Fk0>0:000000000000000Fn0A0W0Fo0G1;000\#
        00000G10G0S0G20G0W00000000000000000000000000000G70>0D000000000000000G:0A0=0G;0G180G<0A0:0G=0A0J1^50h\#
        0[0G>0A0H0G@0>0W00000000GB0G0E0GC0P0J0GD0>0G0GE0>0K000000000000000GH0A0;00000000GJ0G0K0GK0D0P0GL0A0:\#
        0GM0G0D0GN0A0F0GO0A0E000000000000000GR0A0O00000000000000000000000000000000000000000000000001a<0[0D0G\#
        Z0D0800000000G]0G0G0h00Z0A0G_0A0B0G`0G0>0Ga0A0A000000000000000000000000000000000000Gg0>0I0Gh0>0I0Gi0\#
        >0Q0Gj0>0G0Gk0D0H0>11h0Y00000000Gn0J0D00000000000000000000000000000H30P0J0H40>0H0H50>0E0e:120<0H60>0\#
        F0H70>0:0H80G150H90D0A0H:0G0T0H;0G0H0H<0>0F0H>0A0:0000000000000000000000HB0>0V0HC0>0:0HD0A0@0HE0A0:0\#
        HF0>0;0HG0A0<01T140Q0HH0>0D0HI0A0>0HJ0A0A0HK0P0T0[X0K0<00000000HO0A0;00000000dP0Z080HR0G0E0HS0G1B0HT\#
        0>0K0HU0>0I0HV0>0I0000000000000000000000HZ0>0A0000000000000000000000H^0>0F1o<0Y0:0H`0>0A000000000000\#
        000000000000000000000000Hf0A0>0Hg0>0E0e:0^0C000000000000000000000000000000000000Hn0P0H00000001c?0Y0;\#
        0I10A0I0000000000000000000000000000000000000000000I80A080I90>0S0I:0>0>0I;0A0d0I<0A0=0I=0>0R00000000I\#
        ?0G0G0I@0>0;0`]0j0>0IB0>0800000000ID0A0800000000IF0>0H0IG0>0E1f40d0I0IH0>0R0IJ0J0f000000000000000IM0\#
        G0Z00000000000000000000000000000IR0A0A0IS0A0M0000000000000000000000IW0D0>0IX0>0?0IY0A0<00000000I[0P0\#
        S0I\0A0?0I]0A090I^0A0<0I_0>0;0I`0>080Ia0>0=0Ib0>0D0Ic0A0:00000000Ie0>0T0If0P0G000000000000000Ii0>0I0\#
        Ij0>0@0Ik0>0P000000000000000In0>0V0Io0>0I0J00G0\0000000000000000000000J40G19000000000000000J70P0T1EN\#
        0I0:0000000000000000000000J<0>0V0J=0A0=00000000J?0>0J0J@0>0;0JA0G0L0JB0>0N0JC0A0>0JD0>0M00000000JF0G\#
        0^0JG0A0=0JH0>0D0Ti0W0B00000000000000000000000000000JN0A0?00000000JP0>0G0JQ0A0J000000000000000000000\#
        0JU0>0H0JV0A0=000000000000000JY0>0:0JZ0G0S0000000000000000000000J^0A0;0J_0A0;0J`0A0?0000000000000000\#
        000000Jd0P0S0Je0A0B0Jf0>0F0000000000000000000000Jj0D0>00000000Jl0>0M0Jm0>0G0Jn0>0\0Jo0A0I0K00A0W0K10\#
        A0<0K20>0D0K30>0;0K40>0M0K50>0J0K60A0F0K70>0U0K80A0a0K90>0C0K:0A0@0K;0A0?0K<0>0A0K=0>0A0K>0A0>0K?0P0\#
        =0K@0>0W0KA0P0P0KB0G0X0000000000000000000000KF0A0=0KG0A0>00000000KI0>0:0000000000000000000000KM0>0D0\#
        KN0>0<0KO0>0J0KP0>0900000000KR0P0E1AE0R0;000000000000000KV0A0D0KW0A0:0KX0A0:0da0R0?00000000000000000\#
        00000K]0D0I0K^0A0=0000000000000000000000Kb0A0;0000000000000000000000Kf0A0<000000000000000Ki0A0G0Kj0G\#
        0S0Kk0G0H0Kl0>0B0000000000000000000000L00G0E00000000L20>0@0L30>0A00000000L50>0J0L60>0:0L70>0W0000000\#
        0L90>0?00000000L;0A08000000000000000000000000000000000000LA0>0D000000000000000LD0>0G0LE0A0C0LF0A0C00\#
        0000000000001=j0J0N000000000000000000000000000000000000000000000000000000000LR0G0L0LS0G0K00000000000\#
        0000LV0P0K0XO0o0`0LW0>0G0LY0>0S00000000L[0>0<00000000000000000000000000000L`0A0?0La0P0J0000000000000\#
        00Ld0G0I0Le0>0B0Lf0>0;0Lg0M0;0Lh0A0Q0Li0P0I000000000000000Ll0P0M0Lm0G0S0Ln0>0O0Lo0>0D0M00A0C0M10>0;0\#
        M20A0;0M30A0@0M40G0C0M50A0=00000000000000000000000000000M:0>0I0M;0A0D00000000M=0P0D0M>0A0>0000000000\#
        000000000000MB0A0;0000000000000000000000MF0>0R0MG0>0;0MH0>0@0MI0>0D00000000MK0A0C0ML0G0L0MM0A0E00000\#
        0000000001]a0d0H0ng0T090MQ0>0Q0MS0A090MT0A0D0MU0>0;0000000000000000000000MY0A0@0MZ0>0P00000000000000\#
        00000000M^0A0@0M_0>0O000000000000000Mb0>0M000000000000000Me0A0@0Mf0>0:0Mg0A0;0j80S0;0Mh0>090Mi0A0P0M\#
        j0>0:0Mk0P0D0Ml0A090Mm0G0Z0Mn0>0D0Mo0G1:0N00>0A0N10>0=0N20>0I0N30D0J0N40A0@0N50>0P000000000000000N90\#
        >0H00000000N;0G0F0N<0>0900000000N>0>0S0N?0>0G000000000000000NB0>0L0NC0A0:00000000NE0>0J0NF0D0H1>\2V0\#
        M0NG0>0W0NH0A0<0NI0>0?0NJ0>0C1ib0R0<0NK0A0@0NN0>0I00000000NP0G0R000000000000000000000000000000000000\#
        0000001Sl0[0@0NW0G0H000000000000000N[0>0H00000000000000000000000000000N`0>0J0Na0A0;0Nb0G0M0Nc0>0G0Nd\#
        0>0E0Ne0>0:0Nf0>0:0Ng0>0I00000000Ni0>0:000000000000000000000000000000000000No0A0>0000000000000000000\#
        0000000000O40>090O50A0A0Hn0h0C00000000000000000000000000000O;0>0U00000000O=0A0U0O>0>0C00000000O@0>0A\#
        0OA0>0M0OB0>0C0OC0>0G0OD0>0N0OE0G0C0000000000000000000000OI0>0K00000001O@0M0A00000000OM0G0R000000000\#
        000000OP0D0D00000000OR0A0F00000000OT0A0H0OU0>0P000000000000000OX0P0D0OY0>0K0OZ0>0R0O[0G0E0O\0>0B0O]0\#
        A0B0O^0>0R0O_0D0=0O`0A0A0Oa0>0E0Ob0A0:0Oc0>0I0Od0A0>00000000Of0>0=0000000000000000000000000000000000\#
        0000000000000000On0>0L0Oo0>0E1Ad0_0H00000000P20>0O0P30>0^0P40A0N00000000P60A0M0P70>0E00000000P90>0<0\#
        0000000510O0L0P;0A0:0P<0>0L0P=0G0Q00000000P@0>0O0PA0P0G0PB0>0O0PC0>0V0PD0D0?0PE0>0M1SY0X0>0000000000\#
        00000PI0>0O000000000000000PL0>0Q0PM0>0V0PN0G0d0PO0>090000000000000000000000PS0>0C0PT0G0U1Bk0b0800000\#
        000PW0A0B0PX0>0G0PY0>0P00000000P[0G0L0P\0A0H0P]0G0T0P^0A0F00000000P`0J0C0000000000000000000000000000\#
        00000000Pf0>0Z0Pg0>0N00000000000000000000000000000000000000000000000000Po0P0L0Q00>0C0Q10>0C0Q20>0Q1A\#
        <0F0:0Q30>090Q40A0c0Q50A0:0Q60>0M0Q70>0B0Q80A0<0Q90A0F0Q:0>0G0Q;0G0H0Q<0>0>0000000000000000000000000\#
        00000000000QC0>0D00000000QE0>0C0QF0>0C0QG0A0>0QH0>0F0QI0G0[000000000000000QL0A0D000000000000000QO0D0\#
        D0QP0>0E0QQ0>0A0QR0>0B1_Y0I090QS0A0E0QT0A0;000000000000000QX0>0L000000000000000000000000000000000000\#
        0000000000000000000000000000000000000000000000000Qe0P0I000000000000000Qh0>0X0Qi0A0k0Qj0>0N0000000000\#
        00001Z41:0\0Qm0>0C0Qn0>0U0Qo0>0>1X00M0C0R00>0F0R10A0<000000000000000R60>0O0R70G0Q00000000R90>0E0R:0>\#
        0F0oK0Q0:0R;0G0F0R<0>0;0R=0>0B0R>0A0<0R?0>0:0R@0A0;0RB0D0?0000000000000000000000RF0A0800000000000000\#
        0000000000000000000000RL0A0A00000000RN0>0?000000000000000RQ0A0C0RR0A0L0RS0>0D0RT0A0=0RU0>0;0RV0A0?0R\#
        W0G0K00000000RY0>090RZ0>0R000000000000000R]0>0H00000000R_0>0E0R`0A0?000000000000000Rc0D0A0Rd0A0E0Re0\#
        G0M0Rf0>0V0Rg0G0]0Rh0A0<00000000000000000000000000000Rm0>0D0Rn0>0J0Ro0>0G0S00>0L0S10>0N0S20>0H0S30G0\#
        A0S40>0@0S50>0M0S60>0C0S70A0D0S80>0P00000000S:0G0>0000000000000000000000S>0D0;0S?0A0C0S@0A0A00000000\#
        000000000000000000000SE0A0@0000000000000000000000SI0G0W0SJ0>0H0SK0>0C0SL0A080SM0A0<0SN0>0D0SO0>0C0SP\#
        0A0F0SQ0>0L00000000SS0P0X0ST0>0C0SU0A0;000000000000000SX0>0R0SY0G0A0SZ0>0M0000000000000000000000S^0>\#
        0=000000000000000Sa0>0=1V<0L09000000000000000000000000000000000000Sh0>0E0Si0A0<000000000000000Sl0>0N\#
        0Sm0>0J00000000M410080T00>0X0T10A0=000000000000000000000000000000000000T70A0G000000000000000T:0A0;0T\#
        ;0A0F00000000T=0>0F000000000000000T@0A0;00000000000000000000000000000TE0A0H0000000000000000000000TI0\#
        >0;0000000000000000000000TM0>0G0TN0>0W0TO0>0P0TP0>0S0TQ0>0A0TR0A0J0TS0A0:000000000000000TV0A0F000000\#
        00000000000000000000000T[0>0F000000000000000000000000000000000000Ta0>0R00000000Tc0G0M0Td0A0<0Te0>0b0\#
        Tf0>0S0Tg0>0@0Th0>0Q0Ti0A0F0Tj0A0B000000000000000Tm0>0\0Tn0A0N0To0A090U00>0C0U10G0L0U20>0A0U30>0J0OB\#
        0Q0C0U40>0C0U50A0<0U60A0=0U70>0I0U80P0L0U90>0I0U:0A0=000000000000000U>0A080U?0A0900000001UP0\0C0UB0A\#
        0@0UC0>0B00000000000000000000000000000UH0>0F0UI0A0K0000000000000000000000UM0A0;0UN0G0I00000000UP0A0>\#
        00000000UR0>0Q0US0A0A000000000000000000000000000000000000UY0>0U000000000000000U\0D0<0000000000000000\#
        000000U`0A0>0Ua0G0E0Ub0>0K0Uc0>0F0Ud0>0D0Ue0A0A0Uf0>0Y0Ug0A0:0Uh0>0B0gb0Z0F0Ui0G0=0Uj0A0=0Uk0A0P0Ul0\#
        >0C0Un0A0G0Uo0A0:0V00A0:0V10A0D0V20>0T0V30A0A0V40>0A0V50>0[0V60A0<0V70G0Q0V80G0T0cn0Z0P0V90>0G0V:0>0\#
        =0V;0A0<0V<0A0E000000000000000000000000000000000000000000000000000000000VF0>0?0VG0>0E000000000000000\#
        VJ0>0M0VK0G0G000000000000000000000000000000000000VQ0>0F0VR0>0F0VS0A0@0VT0A0a0VU0A0P00000000VW0A0H0VX\#
        0A0<000000000000000V[0>0K00000000000000000000000000000V`0P0I00000000Vb0G0Q00000000Vd0>0;0Ve0P0\0Vf0A\#
        0C0Vg0>0I0Vh0>0G00000000000000000000000000000000000000000000000000W00>0M000000000000000W30>0G0000000\#
        00000001gS0N0<0W70D0T0W80A0?0000000000000000000000W<0>0<0W=0P0Y0W>0A080W?0>0L0000000000000000000000W\#
        C0A0A000000000000000WF0>0=1RR0a0L0WG0>0D0WI0>0K0WJ0>0;1T00Y0@0WK0A0@1G=0S0@000000000000000WP0>0B0000\#
        000000000000000000WT0>0O0WU0>0F0WV0>0J000000000000000WY0P0R000000000000000W\0P0H0W]0>0K0W^0A0D0W_0A0\#
        @0W`0A0<0Wa0A0;000000000000000Wd0A0@000000000000000Wg0>0=0Wh0A0=0000000000000000000000Wl0>0=0Wm0>0C0\#
        Wn0>0C0Wo0A0M00000000X10A0?0000000000000000000000X50>0>0000000000000000000000X90A0B00000000000000000\#
        00000X=0G0_0X>0>0K0X?0>0@00000000XA0G0X0XB0>0J00000000XD0A0=1f41>090XE0>0R0XF0>0?0XG0A0<0XH0G0M0XI0A\#
        090XJ0>0U000000000000000XN0>091:i0P0C0XO0A0^0XP0>0C00000000XS0G0P0XT0A0;0XU0G0Z0XV0>0A0XW0>0R0000000\#
        000000000000000000000000000000000000ZW0I090X_0>0P00000000Xa0>0?00000000Xc0G0M0Xd0A0@0Xe0A0A0Xf0>0E00\#
        00000000000000000000Xj0>0?00000000000000000000000000000Xo0>0P0Y00>0E00000000Y20A0D0Y30>0A0Y40A0C0Y50\#
        P0F0Y60>0J0dE0Q0G0Y70>0>00000000Y:0G0I0Y;0>0;0Y<0A0?0Y=0>0G0eU0K0F00000000000000000000000000000YC0G0\#
        X0YD0>0B0YE0>0O0YF0G0H0YG0>0;0YH0>0?0YI0>0I0YJ0>0N000000000000000YM0>0E0YN0>0=0YO0G0M00000000YQ0>0K0\#
        YR0>0M0YS0>0>0YT0D0H0YU0P0J0YV0>0M0YW0A0K00000000000000000000000000000Y\0A0C00000000Y^0G0M0000000000\#
        00000000000000000000000000Yd0A0>0Ye0A0<0Yf0A0Q00000000Yh0G0M0\n0N0B00000000Yk0G0e0Yl0A0;0Ym0G1;0Yn0G\#
        0>0Yo0G0I0Z00A0H1Rj0k0\0Z10G0E0Z20>0J0Z30A0>0Z40G0O000000000000000Z80>0@0Z90>0G000000000000000Z<0A0;\#
        0Z=0>0H0Z>0A0S0Z?0A0;0h00l0J0Z@0>0R0ZB0G0^000000000000000ZE0>0P0ZF0>0S0ZG0A0A0ZH0>0?0ZI0A0=12;0k0K0Z\#
        J0>0M000000000000000000000000000000000000ZQ0D0>0ZR0M0B00000000000000000000000000000ZW0>0;1c00a0R0000\#
        0000ZZ0>0A0000000000000000000000Z^0G0H0Z_0G0E0000000000000000000000Zc0>0@0Zd0>0W0Ze0G0B0Zf0A0R000000\#
        00Zh0A0E0Zi0>0L0Zj0P0R0Zk0A0E0Zl0>0J0Zm0A0?0Zn0G0Z0Zo0A0=0[00G0C0[10A0:0000000000000000000000[50A0L0\#
        [60>0P0[70A0K0[80>0D0[90>090[:0G190[;0A0Q00000000[=0A0;0[>0A0:0[?0>0E0[@0>0I00000000[B0A0H0c50e080[C\#
        0G0_0[E0P0Q0[F0G0L000000000000000D71=0;0[J0D0W0[K0G0H0[L0A0G000000000000000[O0A0<0[P0>0;0[Q0>0:0[R0>\#
        0;0[S0>0E0[T0P0W0h:2?0;0[U0>0=0[V0D0C0[W0>0B0[X0A0:0[Y0A0L0[Z0>0T1>:0P0D0[[0A0:0[\0>0=0[^0>0K0[_0A0:\#
        0[`0A0=0[a0A0<0[c0A0E000000000000000[f0G0C0[g0A080[h0A0<000000000000000[k0>0<0[l0>0I00000000[n0>0G00\#
        000000000000000000000000000\30>0<0\40A0>00000000000000000000000000000\90A0;000000000000000\<0>0A0000\#
        0000\>0>0G00000000\@0>0M0\A0J0`000000000000000\D0>0;00000000\F0>0D0\G0>0@00000000\I0>0L0\J0>0V0\K0>0\#
        K0\L0A0>000000000000000\O0G0c0\P0>0Q0\Q0>0G00000000\S0A0H00000000\U0J0e0\V0>0;0\W0>0;0\X0A0:0\Y0>0Y0\#
        00000000000000\\0A0Q0Gk0\0E0\^0G0E0\_0>0D0\`0>0<0\a0G0P0\b0>0D00000000000000000000000000000\g0G0?0\h\#
        0A0[00000000j50R0F0000000000000000000000\n0>0@0\o0>0Q0]00>0P0]10A0J0]20G1<0]30A0<0]40A0?0]50>0C1480]\#
        0;000000000000000]90>0O0]:0>0C0];0G1@0]<0>0@000000000000000]?0>0M0]@0A0>0]A0A0B0]B0G0_0]C0>0=0000000\#
        0]E0>0S0]F0>0C00000000]H0>0C0]I0A0F0]J0>0C0000000000000000000000]N0P0X0]O0A0;0]P0A0>0]Q0A0@00000000]\#
        S0A0L00000000]U0G0U0]V0A0A0]W0>0A0]X0A0W00000000000000000000000000000]]0>0L0]^0>0J0]_0A0H0]`0>0=0000\#
        0000]b0>0K00000000]d0>0K0]e0A0<0]f0>0Z0]g0>0B000000000000000]j0A0@0]k0>0D0]l0A0:0]m0>0\0]n0>0N000000\#
        00^00A0F0^10G0H0>10X0?0^20>0B0^30>0>0^50A0?00000000^70>0F0^80>0E00000000000000000000000000000^=0>0C0\#
        ^>0A0;00000000^@0>0R000000000000000^C0A0:0000000000000000000000^G0>0@0^H0A0:0^I0>0K000000000000000^L\#
        0A0;1Y<0J0:0^M0>0B0000000000000000000001jE0j0C0^R0>0@0^S0>0S0^T0>0O0^U0>0C0^V0G0L0000000000000000000\#
        000^[0A0D00000000^]0>0I0^^0>0D00000000^`0A0R00000000000000000000000000000^e0>0B00000000^g0>0D0^h0>0E\#
        00000000^j0G0C0^k0>0H00000000000000000000000000000_00A0F1Fe130P00000000000000000000000000000_60A0>0_\#
        70A0:00000000_90>0P0_:0>0E0_;0G0D0_<0>0W0_=0A0C1XK160=0_?0A0900000000_A0>0U0_B0G1D0_C0G190_D0A0G0000\#
        00000000001i20X0S000000000000000_J0>0;0_K0>0U000000000000000_N0>0I00000000_P0G0F0nU0_0H0_Q0A0Q000000\#
        000000000000000000000000000000000000000000000000000_[0A0C1XK1[0900000000_^0G0I0__0>0I0_`0A0>0_a0A0F0\#
        _b0A0I0_c0>0@00000000_e0>0M0000000000000000000000FF0G0E0_i0G1=0_j0>0=0_k0>0B0_l0J0P0_m0A0?0_n0A0I0_o\#
        0>0K000000000000000`30>0O0`40A0V00000000`60A0H00000000`80>0M0`90A0B0000000000000000000000`=0A0D0`>0A\#
        0>000000000000000`A0>0C0`B0>0>0000000000000000000000`F0A0E0`G0J0f0`H0>0J0`I0>0A00000001:i0d0I0`K0A0:\#
        0`L0A0;0`M0>0:0`N0A091Ej10090`Q0>0O00000000`S0>0M00000000000000000000000000000`X0>0@0;V0`0B0`Z0>0P0`\#
        [0>0J00000000`]0A0C000000000000000``0>0I00000000XB0X0D000000000000000`e0>0B0`f0G0K0`g0A0@0`h0A0J0`i0\#
        G0D0`j0>0@0000000000000000000000`n0A090000000000000000000000a20>0F000000000000000a50>0R0a60P0P000000\#
        0000000000000001Z\0n0A00000000a<0A0A0a=0>090a>0>0F0a?0A0O0Q00a0A000000000000000aC0>0Q0aD0>0B00000000\#
        0000000000000000000000000000aJ0>0A0aK0>0A0aL0>0J0aM0P0D0aN0G0V0aO0G1?0aP0>0S0aQ0G0D08>0^0A0aS0A0@0aT\#
        0G0a0000000000000000000000aX0G0U1IM150f0aY0A0;0a[0>0P000000000000000a^0A0>0a_0A0L0000000000000000000\#
        0000000000ad0>0I0ae0>0[0af0G0R0ag0>090ah0>0I0ai0A0:0aj0P0H0ak0A0J0al0>0L0am0>0V0an0G130ao0>0M0000000\#
        00000000b20>0I00000000b40>0=00000001G`0P0@00000000b80>0@1ZG0[0G0b90A0<0b;0>0;0b<0A0=0b=0>0H0b>0>0V00\#
        0000000000000bA0A0A00000000bC0>0Z00000000bE0>0D000000000000000bY0c0G00000000000000000000000000000bM0\#
        G0H0bN0D0B000000000000000bQ0>0A0bR0>0:0bS0A0C0bT0G1;0bU0G0H0bV0>0G00000000bX0>0=0bY0A0B0bZ0A08000000\#
        0000000000000000b^0>0F0b_0G0V000000000000000bb0>0D0bc0>0G0bd0A0`0be0A0P0bf0A0800000000bh0G0G00000000\#
        bj0A0@0bk0>0U0bl0G0B00000000bn0>0D000000000000000c10A08000000000000000c40>0I0c50D0?0c60>0N0c70A0<0c8\#
        0P0R000000000000000000000000000007F0L0<0c=0A0=13?120c0c?0>0;0c@0>0H1Y10k0I0cA0>0;1>\0W0A0cC0>0R0cD0G\#
        0U0cF0>0A0cG0>0?00000000cJ0A0B000000000000000cM0>0D0cN0A0<12f0I0L0h:0\0G0cP0A0\0cR0A0H00000000000000\#
        000000000000000cW0>0M0cX0>0D0cY0>0G0cZ0G0\0c[0>0J0c\0>0K000000000000000c_0>0H0c`0>0F0ca0>0U0cb0>0B0c\#
        c0>0@0P`0]0E0cd0A0=0ce0P0J00000000ch0>0E0ci0A0P0cj0A0=0ck0>0R1<H0O0@0cl0>0Q0cm0>0S0cn0>0L0gU0K0A0000\#
        000000000000000000d40>0D0d50>0P0d60>0O0000000000000000000000d:0>0G00000000d<0A0:0d=0A0J00000000d?0>0\#
        H0d@0A0:000000000000000dC0>090dD0A0=0dE0>0C0dF0A0:00000000dH0A0O0dI0A0C0dJ0>0M0dK0A0G000000000000000\#
        0000000dO0A080dP0A0I0dQ0>0E00000000dS0A0>00000000dU0A0Q00000000dW0>0M0dX0A0=00000000dZ0G0d0d[0>0P000\#
        00000d]0A0<0d^0A0:0d_0>0>0d`0>0J0da0A0A0000000000000000000000de0P0N0df0>0V0dg0>0C0dh0>0[18]0S0;0dj0G\#
        0D000000000000000dm0P0K0dn0A0>00000000e00>0K0e10>0I0e20G0H000000000000000e50>0O0e60A0>0e70>0D0e80>0O\#
        00000000e:0>0:00000000e<0A0H0e=0A0@0e>0>0>000000000000000eA0>0R00000000000000000000000000000eF0>0C0e\#
        G0>0D0eH0A0J1Pc0Z0=0eJ0>0A00000000eL0>0@0000000000000000000000eP0>0B00000000eR0>090eS0A0H00000000eU0\#
        A0:00000000eW0A0:1@I0d0E0eX0A0;0eZ0>0;0e[0>0>0e\0A0<0e]0A0L1nE0R0?0e_0A0L0e`0P0G000000000000000ec0A0\#
        <000000000000000ef0A0A0eg0>0I0eh0P0M0ei0A0<0ej0>0O000000000000000em0>0E1e40I0I0en0A0=0f00A0<0f10>0T0\#
        RB0j0H0f20A0H0f30A0<000000000000000f70A0M0000000000000000000000f;0>0K0f<0>0:0000000000000000000000f@\#
        0>0G0fA0A0?0fB0G0Y00000000fD0>0N0fE0>0A0fF0A0900000000000000000000000000000000000000000000000000fN0>\#
        0I0fO0A0I000000000000000fR0A0?0fS0A0T0fT0A0?0fU0A090fV0A090fW0A0;000000000000000fZ0>0H00000000000000\#
        00000000f^0>0I1`=0W0A0f_0>0>0fa0>0O0fb0A0>0fc0A0=000000000000000ff0A0=000000000000000fi0A09000000000\#
        00000000000000000000000000000000000000000g10>0F000000000000000g40G0O0g50>0H0g60>0R000000000000000000\#
        0000g:0G0^0g;0G0M0g<0A0F0g=0G1@0V00K0?0000000000000000000000gB0G0L00000000gD0G0X0gE0>0G0gF0A0;000000\#
        00gH0A0R0gI0A0;000000000000000gL0>0R0gM0G0O00000000gO0>0H0gP0A0F0P`130:0gQ0A0:0gR0>0B0gS0A0J0gT0G0X0\#
        gU0A0:0gW0>0G0gX0A0>0gY0G0I0gZ0G0D0g[0A0D0g\0>0b0g]0G0V0g^0>080000000000000000000000gb0>0L0gc0A0?0gd\#
        0G0N0ge0A0F00000000gg0>0L00000000gi0A0A0gj0A0C000000000000000gm0>0R0gn0>0N0go0>0F0h00>0L0h10G0M00000\#
        000h30>0>0h40P0S00000000h60P0G0hj0\0E1jE1S0B0h80>0D0h90>0A0h:0>0=0h;0>0N0h<0>0G0h>0>0D0h?0>0B0h@0>0L\#
        0hA0>0B0000000000000000000000hE0G0Y0000000000000000000000hI0>0Q0hJ0P0K0hK0G0[0hL0>0K0hM0P0C0hN0>0900\#
        0000000000000hQ0>0G0000000000000000000000hU0>0H0hV0>0T000000000000000hY0A0=000000000000000h\0A0A0000\#
        0000h^0>0B0h_0A0J0h`0P0D0ha0A0=0hb0>0J00000000hd0G0K0he0A0K0hf0A0>00000000hh0A0;0hi0>0Q0hj0A0K0hk0>0\#
        ^00000000hm0>0F0hn0A0Q0ho0>0D1Bk0P0A0i10A0O0i20>0E000000000000000i50A0H0i60A0H0i70P0K00000000i90>0A0\#
        i:0G0\0i;0G1?0i<0A0B0i=0A0<00000000i?0G0M0i@0>0L0iA0A0:0iB0G0D0iC0A0[0iD0>0Q1l`0G0B0iF0G0C0000000000\#
        00000iI0P0E0iJ0G0H0iK0A0N0iL0>0A0iM0>0G0iN0>0K0iO0>0?00000000iQ0>0G0iR0>0L00000000iT0A0:00000000iV0A\#
        0@0iW0>0=00000000iY0P0I0iZ0A0A0i[0>0J00000000i]0>0:00000000i_0G0C0i`0>0J0ia0A0800000000]_0Y0E0id0>0L\#
        00000000000000000000000000000ii0>0W0ij0A0P0ik0G190il0>0<0im0A0^0in0>0G0io0>0T0j00G0F0j10A0:0j20>0?00\#
        0000000000000j50>0D0j60>0O0j70A0P0j80A0B0j90>0G0j:0G0G0j;0>0K0j<0A0?0j=0>0I0j>0>0W0j?0A0L0j@0A0?0jA0\#
        A0>0jB0>0E0jC0A0=0jD0A0:0jE0G190jF0A0X1Bk0k0:0jH0>0N00000000jJ0G0J0jK0A0=0jL0P0G0Q00Q0?0jM0A0=1P`0W0\#
        J0jN0G0B0jO0A0T0jP0A0K0jQ0A0;0jR0>0=0jT0G0l0jU0A0R0jV0>0H0jW0>0=0jX0>0D00000000000000000000000000000\#
        0000000j_0A0?0j`0>0F0ja0A0D0jb0A0=0jc0A0=0jd0>0X0je0>0;000000000000000jh0>0I0ji0>0=0jj0A0N00000000jl\#
        0>0E0000000000000000000000k00>0B00000000k20A0<0k30A0<0k40>0=0k50>0N00000000k70>0J000000000000000k:0>\#
        0A0k;0A0A0k<0>0;0k=0A0;0000000000000000000000kA0G0Y0kB0>0F0kC0>0G0kD0A0<00000000kF0>0C0kG0>0H0000000\#
        0kI0>0:0kJ0>0D0000000000000000000000kN0A0;0kO0A0900000000kQ0A0<0kR0G0W0000000000000000000000kV0>0`00\#
        000000kX0>0N00000000kZ0>0L00000000k\0>0W0k]0G0Y0nc0S0>0k^0>0M0k_0P0I0k`0G0L0ka0G0G0kb0>0K0kc0A0A0000\#
        0000kf0>0C000000000000001S:0U0C0ki0>0;0kj0G1=0kl0G0b0km0>0G0kn0A0=0ko0>0F0l00>0E0l10>0Q0l20>0F000000\#
        00l40G0T0l50>0N0l60>090l70>0D00000000000000000000000000000000000000000000000000l?0>0C0l@0>0D0lA0G0P0\#
        lB0P0D0lC0>0A0lD0>0N0lE0>0H0lF0>0>0lG0>0J0lH0>0:0000000000000000000000lL0>0E00000000lN0>0G0lO0A0U0lP\#
        0A0=0lQ0>0J0lR0G0E0cj0N0N0lT0P0H1Aj0T0>00000000`]0T0E000000000000000lZ0G0J0l[0>0O000000000000000l^0M\#
        0E000000000000000la0>0Q0lb0>0M0lc0A0M00000000le0G0G0000000000000000000000li0>0N000000000000000ll0>0R\#
        000000000000000lo0A0:00000000m10A0A0m20G0M00000000m40>0N0\b0R0B0m50>0I0m60>0C0m80A0;0m90J0`0m:0A0B0m\#
        ;0A0=0m<0>0G000000000000001cW0f0Q0m@0>0P0mA0G0D16J0U0D0mB0A0I00000000mE0G0U0000000000000000000000mI0\#
        A0D000000000000000mL0>0V000000010A1@0`1970h0;0mN0A0:00000000mR0>0?0mS0>0X0mT0A0E0mU0>0N0mV0>0W000000\#
        000000000mY0>0?0000000000000000000000m]0G0C0m^0>0Q1T@0d0@0m_0A0=000000000000000000000000000000000000\#
        mf0>0K0mg0>0T0mh0>0;00000000mj0G0]00000000ml0>090mm0>0M0mn0A0Q0mo0A0=0n00>0F0000000000000000000000n4\#
        0>0C0000000000000000000000n80>0V12;0Y0A0n90A0>0n:0P0N0n<0>0>000000000000000n?0>0N0n@0>0D0nA0>0I00000\#
        0000000000000000000000000000000nG0A0H0nH0>0>000000000000000nK0>0C00000000000000000000000000000000000\#
        00000000nR0>0C0nS0A0A0nT0A090nU0A0N0000000000000000000000nY0A0>0nZ0A0S0n[0G0=0n\0>0;1Pc0P090n]0A0@0n\#
        ^0>0J0n`0P0L0na0>0Z0nb0A0?0nc0>090000000000000000000000ng0G0=000000000000000000000000000000000000000\#
        0000nn0>0Q0no0>0I0o00P0J00000000o20A0<0o30G0@0o40>0=0000000000000000000000000000000000000000000o;0G0\#
        X0o<0A0E0o=0A0D00000000o?0>0A07f0U0D0oA0>0G00000000oC0G0I0oD0>0M0oE0>0C0oF0>0C0oG0A0A0oH0A0Z1To0]090\#
        oJ0A0E0oK0D0=0oL0>0900000000oN0G0I0oO0>0K0oP0A0Z000000000000000oS0>0?00000000oU0G0D0oV0>0C0oW0A0@0oX\#
        0P0E0oY0>0K0oZ0A0=0>12\0;0o\0D0A00000000o^0>0a00000000o`0>0C0000000000000000000000;n0n0?0od0A0E0oe0>\#
        0K0of0G0L0og0>0:0oh0G1@0oj0G1700000000ol0P0X00000000000000000000000000001010G0L1020>0G1030G0M1040A0A\#
        1S\0R0J1050>0L1060G0@00000001090A0:10:0>0910;0>0Q000000000000000IW0R0?10?0G0D000000010A0J0f10B0>0=10\#
        C0>0D10D0>0N10E0A0P10F0A0;10G0>0?10H0A0B0000000000000000000000c50S0A000000010N0>0J10O0A0=000000010Q0\#
        A0B10R0>0e000000010T0>0A10U0G0P11i0I0;10V0>0900000000000000000000010[0A0?10\0P0V10]0>0I0000000000000\#
        000000000000000000000010c0G0a000000010e0A0>00000000000000000000000000000200O0T00000001WG0j0P10m0A0?1\#
        0[0P0<0000000000000000000001120A0S000000000000000000000000000000000001180A0=1190D0@11:0>0?03n0H0911;\#
        0>0;11<0>0O11=0>0G11>0>0?11?0>0O11A0G0E11B0>0E0000000000000011E0G0D00000000000000000000011I0>0G11J0A\#
        0C11K0>0?11L0>0O11M0A0U00000000000000000000011Q0A0J11R0A0<11S0A0>11T0G0H000000011V0A0<11W0A0<0000000\#
        000000011Z0>0b11[0A0A000000011]0A0G0000000000000011`0A0B0000000000000000000000000000000000011f0A0@11\#
        g0A0=11h0>0>11i0>0;000000000000001Nk160F11m0>0R11n0G0I00000000<\0J0B1210A0M1220A0W000000000000000000\#
        0000000000000000000000000000000000000012;0A0812<0>0H12=0A0912>0>0C1R:0a0;12?0>0G12@0>0M12A0>0A12B0G0\#
        C12C0>0E12D0>0F12E0G0C12G0A0G0000000000000012J0A0A0000000000000012M0>0H12N0G0D12O0>0G12P0>0C12Q0A0L1\#
        2R0A0L12S0>0H12T0G0G12U0G1612V0>0J12W0>0H000000012Y0J0^12Z0>0O000000003P0c0A12]0>0J000000012_0>0B000\#
        00000000000000000012c0>0H0I@0I09000000012f0>0;12g0>0S12h0A0<12i0P0I12j0P0D1W@0b0G12l0A0C000000000000\#
        0012o0G0V00000000000000000000000000001340>0I00000001360>0K1370>0F1380>0Q1390P0L13:0G0J13;0A0J13<0>0F\#
        000000013>0>0J13?0A0a13@0>0>13A0A0;0000000000000013D0>0M13E0A0<13F0>0P0NC0K0A13H0>0J13I0A0D13J0>0D13\#
        K0A0G13L0>0O13M0>0M13N0>0K000000000000000000000000000000000000000000000000013V0A0<13W0A0;13X0A0C0000\#
        000000000013[0G0K000000013]0>0@1KV1A0a13_0>0I0Da0I0913a0>0K13b0A0;13c0G0\1NL0i0Z13d0>0J0000000000000\#
        013h0>0J13i0P0D000000013k0G0C13l0G0i13m0J0^13n0>0A1`60n0G13o0A0L1400A0H01?180L1R90N0?1420>091430>0L1\#
        460A0:1470>0I1480A0L1490>0L14:0>0h14;0>0O14<0>0M14=0>0T14>0>0T14?0A0914@0>0:14A0>0900000000000000000\#
        000014E0>0G000000000000001dm0W0?14I0>0D14J0A0H14K0G0R00000000000000000000014O0>0V000000014Q0A0X14R0>\#
        0:14S0A0=14T0>0E14U0>0N14V0>0D00000000000000000000000000001f40S0@14\0>0A14]0>0?14^0>0K00000000000000\#
        000000014b0A0A14c0G0G14d0A0:0000000000000014g0G1714h0>0I000000014j0A0?14k0G0U00000000000000000000014\#
        o0>0G1500>0G1510A0:1520>0E1530A0<1540J0Y1550>0S1560G0=1B_0_0H0dP0c0K0000000000000015;0G0\15<0>0H0000\#
        000000000015?0>0;0000000000000015B0>0X15C0>0J15D0A0>15E0A0M15F0D0J15G0A0=000000015I0A0=0000000000000\#
        015L0>0K15M0A0D0000000000000015P0G0O000000015R0>0=000000015T0>0D15U0>0900000000nc0G0;000000000000000\#
        000000000000015\0A0T000000015^0A0<15_0>0L00000000000000000000015c0D0:15d0A0B0000000000000015g0A0C15h\#
        0A0;15i0G140000000000000000000001P;0W0M15n0P0I0000000000000012D0h0=00000001630A091640>0F1650>0:1660>\#
        0J00000000000000000000016:0>0G16;0G0C16<0>0E16=0>0R16>0>0C16?0A0:16@0A0C16A0>0;16B0A0<16C0A0?16D0A0;\#
        16E0G0h16F0>0O16G0A0;16H0G0K16I0G0L16J0G0>16K0A0B16L0>0F16M0A0G00000000Y<0P0L16P0P0H16Q0A0B16R0>0C16\#
        S0A0:00000000000000000000016W0A0A16X0D0>16Y0>0K16Z0>0E16[0>0D16\0P0I0000000000000016_0A0;00000000000\#
        000000000016c0A0:000000016e0>0i16f0>09000000016h0A0C16i0>0C16j0>0I000000016l0>0L16m0A0D000000016o0>0\#
        B1700G0M00000001720A0<00000001740A0;1750G0]1760A0>1770>0K1780G0I1790A0<17:0G0K000000017<0A0c00000000\#
        00000017?0A0<0000000000000017B0>0L17C0G0C0SO0Q0B17D0A0H17E0>0J17F0>0V17H0>0A17I0A0C17J0>0N02J0O0A17K\#
        0>0<0000000000000000000000000000000000017R0>0B17S0A0:17T0>0E17U0>0K000000017W0G0N17X0A0;17Y0>0X00000\#
        0017[0>0G17\0>0J000000017^0A0<000000017`0>0P000000017b0G0Y17c0A0<17d0A0J0000000000000000000000_P0]0?\#
        17h0A0;00000000Tg0N0B00000000000000000000000000001800A0@1810G0`000000000000001840>0D00000001860A0:18\#
        70D0W1880P0M1890A0@18:0G0U0000000000000018=0>0V0000000000000018@0>0L18A0>0F18B0A0>18C0A0=00000000000\#
        00018F0P0O18G0>0@18H0>0W18I0>0A18J0>0:18K0A0;18L0A0C000000018N0P0H18O0>0S18P0>0Q00000000000000000000\#
        00000000000000018V0>0R000000018X0A0=18Y0>0F18Z0>0c18[0>0;18\0>0I18]0A0B000000018_0>0=1ZV0P0L00000001\#
        8b0A0;18c0G0L000000018e0G0G000000018g0A0N000000018i0>0W0Gh0W0C18k0>0L1h^0G0;18l0>0L18m0A0:18n0>0P18o\#
        0>0G1900>0D1910>0<1920A0;1930P0O1950>0W1960A0C1970>0D1980>0B00000000000000000000019<0>0F000000000000\#
        000000000000000019A0A0@0000000000000019D0>0O19E0>0M000000000000000000000000000019J0M0?00000000000000\#
        19M0>0A000000019O0>0L19P0>0M00000000000000000000019T0A0F0000000000000019W0A0:19X0>0J19Y0A0<000000019\#
        [0G0P19\0A0B19]0A0H0000000000000019`0>0L19a0>0;19b0>0C000000019d0P0Q19e0D0H19f0>0H19g0>0I19h0>0:19i0\#
        A0=00000000000000000000019m0G0Q19n0A0;19o0>0N1:00>0J000000000000001:30G0D1:40A0;1:50>0C0000000000000\#
        01:80>0G0VS0Q0@1:90>0N19g0W0F1o<0d0>1:;0>0?0^R0c0@0>10h0E1:@0>0Y00000001:B0G0L000000000000001:E0P0?0\#
        0000001:G0>0>1:H0G0B00000000000000000000000000000000000000000000000001:P0G0C000000000000001:S0>0G1:T\#
        0>0M000000000000000000000000000000000000000000000000000000001J\0Q0C00000001:_0>0O1:`0>0B1:a0A0W1:b0A\#
        0900000000000000000000000000001:g0A0?1:h0>0@1:i0>0B00000001:k0>0J00000001:m0>0M1:n0>0;00000001;00A0<\#
        000000000000001;30A0A1;40D0D00000001;60A0:00000000?o0O0E1;80A0J1;:0>0@00000001;<0>0D1;=0>0O000000000\#
        000001;@0>0D00000001;B0>0G1UP100E000000000000001;F0G0R1;G0>0:1;H0>0?1;I0>0N1;J0G0]1;K0>0;00000001;M0\#
        >0H0000000000000000000000000000000000000000000000000000000000000001;W0G0T1o<0J0>1;Y0>0Q1;Z0>0I1;[0G0\#
        H0QL0U0;1;\0A0<1;]0>0>1;_0A0E1;`0A0;000000000000001;c0G0I1;d0>0:0000000000000000000000Gj1<0E1;i0G150\#
        00000000000001;l0>0G00000001;n0A0A000000000000001<10>0E1<20>0H1<30A0N1<40G0W1<50G0P1<60>0B0000000000\#
        000000000000000000000000000000000000000000000000000001<@0>0M1WG0P0I05o0l0F00000001<D0A0G1<E0A0H1<F0>\#
        0B1<G0>0G1<H0A0>00000001Ej1:0;1<K0>0=1<L0A0:00000001<N0G0R1<O0>0<00000001<Q0>0]1<R0G0\1<S0A0<1<T0>0?\#
        00000000000000000000000000001<Y0G0A00000001<[0>0C1<\0>0B1<]0>0P1<^0>0;000000000000000000000000000000\#
        000001<d0>0@1<e0A0>1<f0>0A0000000000000000000001<j0>0>1<k0>0<1<l0G0V00000000000000000000000000000000\#
        000000000000000001=40A0C1=50A0A1=60>0F1=70>0A1=80A0>1=90A0A0^>0L081=:0A0<1=;0A0M1==0P0E1=>0>0=1=?0A0\#
        ;1=@0>0L1=A0>0H1=B0>0P000000000000001=E0>0Q1a20X0D1=F0>0C1=G0>0E00000001=J0>0I1=K0>0H1=L0>0U1kE0K0;1\#
        =M0G0:1=O0>0:1=P0>0:00000001=R0>0J00000001=T0>0I0000000000000000000001=X0G0T000000000000000000000000\#
        00000000000000000000000001=`0>0L1=a0>0A1=b0G0\1=c0A0C1=d0>0T1=e0A0<1=f0>0I1=g0>0T000000000000001=j0A\#
        090bd110b000000000000001=n0A0M1=o0>0O1>00A0<000000000000001>30>0E1A00N0>00000001W@1:0800000000000000\#
        00000001>:0>0B1>;0>0=1><0>0U1>=0A0J1>>0>091>?0D0A1>@0>0=1>A0>0H1>B0>0F000000000000001>E0>0@00000001>\#
        G0P0P00000001>I0G0R0000000000000000000001>M0>0G1>N0A0H1>O0>0B1RR0O0A1>P0A0?0h:2K0;1>Q0>0H1>S0A0@1c?0\#
        G0A1>T0A0A1>W0G0G1>X0P0K1>Y0A0:1>Z0>0U00000001>\0>0I1>]0>0G00000001>_0>0B1>`0>0J00000000000000000000\#
        000000000000000000000000000000000000000000000000000000000000000000000001>n0A0E00000001?00>0C1?10>0U1\#
        ?20>0I00000001?40>0V1?50>0K1?60G0e1?70>0?1?80G0P1ZG130L00000001?;0>0G1?<0A0J1?=0P0\1?>0G0I0000000000\#
        0000000000000000000000000000000000000001?F0>0@0000000000000000000000000000000000000000001?M0>0V1?N0A\#
        0D000000000000001?Q0>0U000000000000001?T0>0@00000000000000000000000000000000000000000000000000000000\#
        00000001?^0>0;1?_0A0>1?`0A0;00000000000000000000000000001?e0>0@01Y0`0;1?f0>0F1?g0>0F0000000000000000\#
        00000000000000000001?n0>0R000000000000001@10>0M000000000000001@40>0F1@50A0>00000001@70>0C00000001@90\#
        A0[1@:0>0<1@;0>0L1@<0>0R00000001@>0A0F1@?0A0=000000000000000000000000000000000001@E0>0N00000001@G0>0\#
        V1@H0A0:1@I0>0B1@J0A0:1@K0>0G1@L0>0D000000000000000000000000000000000001@R0A0;1@S0>0=1@T0>0Q00000001\#
        @V0>0N1@W0G191@X0A0@1@Y0A0;1@Z0A0;00000001>\210T1@]0P0R1@^0>0A1@_0>0Z1@`0>0F1@a0>0A1@b0A0>0T;0g0A1@c\#
        0P0K1@d0>0D000000000000001@h0>0H0000000000000000000000000000000000000000001@o0A0?1A00>0@1A10G1:1A20>\#
        0>0@E0S0B1A30>0F0@\0U081oU0T0C00000001A80>0;1A90P0N1A:0>0A00000001A<0>0800000001A>0A0;00000001A@0>09\#
        1@I0P0C0FF150;1AA0>0H1AB0G1<1AC0>0>1AE0>0:1AG0G0Z1AH0A0<1AI0>0J1AJ0A0E02U200?1AK0G0N1AL0>0K1AM0A0?1A\#
        N0A0H1AO0A0@1AP0>0F1AQ0>0Q1AR0A0Z1AS0A0;000000000000000000000000000000000000000000000000000000000000\#
        0000000000000000000000001Aa0J0h1Ab0>0I00000001Ad0>0Q00000001Af0G0D00000001Ah0>0C1Ai0>0F1Aj0>0F1Ak0>0\#
        B1Al0A0A0000000000000000000001B00A0K1B10>0;0000000000000000000001B50>0C00000001B70>0L1=M0\0<00000000\#
        0000001B;0A0R1B<0>0B1B=0>0G0000000000000000000000000000000000000000001BD0D0E1BE0A0?1BF0A0?0000000000\#
        00001BI0P0H1BJ0A0?0ai0Z0<1BL0G1>000000000000001BO0P0E00000001BQ0>0B1BR0>0f0FQ0R0I0000000000000000000\#
        00000000000000000000000000000000000001B\0G0d0RB1C0A1B]0P0J1B^0>0U1B_0A0N1B`0P0Z1Ba0A0:1Bb0>0P1Bc0A0H\#
        1Bd0>0O1Be0G0N1Bf0>0P1Bg0P0H000000000000001Bk0A0?0000000000000000000001Bo0A091W@0R0?0gW0U0L1C20A0O00\#
        000001C40G0`1C50G0i1C60A0A1C70>0F1C80>0=1C90A0S1C:0>0M1C;0>0B00000001C=0G0P00000001C?0>0A00000000000\#
        00000000000000000000000000000000KP0G0;1CG0A0J1CH0G0[1CI0>0;1CJ0>0G0Jj0R0?000000000000001CN0>0_1CO0>0\#
        L1CP0G0O1CQ0>0J1d>0l0]1CS0>0W1CT0>0G000000000000001CW0G0H00000000000000000000000000001C\0>0A00000001\#
        C^0>0H0>n0N0J00000001Ca0P0S00000000000000000000000000000000000000000000000000000000000000000000001Cl\#
        0>0G1Cm0A0<000000000000001D00>0A1D10A0N0000000000000000000000000000000000000000001D80P0P1D90>0D1D:0A\#
        0D1D;0>0R1D<0>0F1D=0A0B1D>0A0:000000000000001DA0>0R1DB0A0=1W@1C0:1DD0>0N1S\0m0O1DF0>0L1DG0A0E1DH0G0R\#
        1DI0>0P1DJ0A0;0CJ0K0A1DK0>0D1DL0A0>1DM0>0@000000000000000WK0Q0@0gi0R0H1DS0>0B00000001DU0A09000000000\#
        0000000000001DY0P0L1DZ0>0F1D[0>0G0GZ1?0=1D]0>0A1D^0>0;1D_0>091D`0>0?1Da0>0R0]A0S0B1Db0>0C1Dc0A0;1Dd0\#
        A0:0000000000000000000001Di0>0L1RH0Y0A1Dj0A0<1Dl0P0T0000000000000000000000000000000000000000001E30>0\#
        C1E40>091E50G0M00000000000000000000000000000000000000000019W0K0<000000000000001E?0A0@00000001>\0i0I1\#
        EA0>0D1EB0A0c1EC0>0U1ED0A0E1EE0D0>0000000000000000000001EJ0>0T1cD0[0P1EK0G19000000002U1S0L1EN0A081EO\#
        0P0H1EQ0>0;00000001ES0A0M00000001EU0>0?1EV0A0;1EW0G0D1EX0>0C1EY0G151EZ0>0H1E[0A0<1E\0P0H1E]0A0;1fa0]\#
        0I1E^0A0@1E_0>0;00000001Eb0A0[00000001Ed0>0M00000001Ef0>090000000000000000000001Ej0M0@1Ek0>0H1El0>0L\#
        1Em0A0F1En0>0G0000000000000000000000000000000000000000000000000000000000000001F80>0M1F90A0F1F:0A0A1F\#
        ;0A0900000001F=0>0H1F>0>0E1Nk0_0F000000000000001FB0A0<1FC0>0J0000000000000000000001FG0>0A1FH0A0=1FI0\#
        A0G00000001FK0>0L1FL0>0B1FM0A0:1FN0P0O1FO0>0E00000001FQ0G0Z00000001FS0A0=1FT0P0H1FU0A0F1FV0>0D000000\#
        01FX0>0R1FY0>0K1FZ0>0J00O0X0?00000001F]0>0I000000000000001F`0A0S00000000000000000000000000001Fe0J0Y1\#
        Ff0P0Q0000000000000000000001Fj0P0S1Fk0>0T000000000000000000000000000000000001G10>0A1j=0J091G20>0L1G3\#
        0A0;1G40A0:1G60>0G00000001G80A0I1G90A0;1G:0>0T00000001G<0>0K1G=0>0E1G>0A0=0im0o0`1G?0>0M1G@0A0A1GB0A\#
        0?00000001GD0A0;00000001GF0A0900000001GH0G0E00000001GJ0>0G0000000000000000000001GN0G0K08D0J090000000\#
        1GQ0A0@1GR0>0B1GS0A0J00000001GU0A0A000000000000000000000000000000000001G[0G0Q000000000000001G^0D0S1G\#
        _0A0<1G`0>0B00000000B@0O0B1Gc0>0O1Gd0P0V1Ge0>0L00000000000000000000000000000000000000000000000001Gm0\#
        D0R1Gn0>0F1Go0>0D1H00>09000000000000001H30>0`1H40G0X00000001H60D0I1H70A0;00000001H90>0L0000000000000\#
        01H<0>0E1H=0A0U1H>0>0@0000000000000000000001HB0A0:1HC0G0C1HD0G0h00000001HF0G0J0000000000000000000000\#
        0000001HK0G0E1HL0A0=1HM0>0>000000000000001HP0G0\000000000000001HS0>0\1HT0A0<1HU0>0R1HV0>0B1HW0>0O1HX\#
        0>0B0000000000000000000001H\0>0H00000000000000000000000000001Ha0>0B0000000000000000000001He0>0L1Hf0>\#
        0@1Hg0A0>1Hh0>0@1Hi0>0A00000001Hk0G1<00000001Hm0P0N0000000000000000000001I10>0S1I20>0@1I30>0K1I40G0M\#
        1I50>0R1I60>0D000000000000001I90>0A000000000000001I<0A0F0000000000000000000001oU0h0A1I@0>0L1IA0A0?1I\#
        B0>0L1IC0>0?1ID0G0N1IE0A0U1IF0>0;1IG0>0K1IH0A0H1II0A0B1IJ0A0:1IK0>0S1IL0>0B1IM0A0d1IN0G1:0<<0U0@1IO0\#
        >0K1IP0>0L1IQ0G0N1IR0>0U1IS0>0B1IT0A0F1IU0A0=1IV0G0]1IW0>0A1IZ0A0;00000001I\0A0B00000000000000000000\#
        01I`0>0D1Ia0>0>00000001Ic0A0A00000000000000000000000000001Ih0>0A00000001Ij0G0[00000001Il0G0^1Im0>0B1\#
        In0A0K00000001J00>0N1J10>0C0000000000000000000001J50D0=000000000000001J80>0K000000000000001J;0>0L1J<\#
        0>0B1AA0V0<1J=0A0<1J?0A0;000000000000000000000000000000000001JE0>0G1JF0>0U1JG0>0G1kS0J0B00000001JJ0>\#
        0V00000001JL0A0B00000001JN0A0H1JO0A0D1JP0A0=1Z\0Y0D00000001JS0A091JT0A0G1JU0>0H1JV0>0:1JW0G0G1JX0P0P\#
        1JY0A0<1JZ0A0800000001J\0>0C00000001J^0G0D1J_0A0<1J`0>0V1Ja0>0C1S5190j1Jb0A0>1Jc0>0U1Jd0A0=0D11L0G00\#
        0000000000001Ji0>0G000000000000000000000000000000000001Jo0P0M1K00>0D1K10A0B1K20G0R1K30>0J1K40>0P1K50\#
        >0I1K60>0C1K70>0?1K80>0:00000001K:0A0F1K;0>0J000000000000001K>0A0M1K?0G0e1K@0>0E1KA0A0;0000000000000\#
        0000000000000001KF0G0Z1KG0A0:00000000000000000000000000001KL0G0C1KM0>0H00000000000000000000000000000\#
        00000000000001`10G0:1KU0A091KV0J0g1KW0>0F1KX0>0A00000001_]1E0A1K[0>0G1K\0>0A1K]0A0G1K^0>0:1[Q0Z0G1K_\#
        0G191K`0A0O1Ka0>0N1Kc0>0F00000001Ke0>0J1Kf0P0P1Kg0>0Q1Kh0>0H0lR0\0G0000000000000000000001Km0>0A00000\#
        001Ko0>0W1L00A0=0000000000000000000001L40>0:1L50A0?000000001K0N0E1L80>0;1L90A0F1L:0>091L;0A0:1L<0A0A\#
        000000000000001L?0>0H1L@0A0;000000000000001LC0A0=1LD0A0A1LE0G0J00000001LG0P0M1LH0A0@1LI0A0C000000000\#
        000001LL0>0D1LM0>0<000000000000000000000000000000000001LS0>0;1LT0G0O1LU0>0A1LV0A0B1LW0A0;1LX0A0O1LY0\#
        D0T00000001L[0A0B1L\0G0W00000001L^0G0H1L_0>0L1;d0H0N1L`0>0J0>a0]0C1Lb0G0Q1Lc0>0P1Ld0P0C1m\0R0A0>11>0\#
        A1_]0M0H1Li0>0H000000000000000000000000000000000001Lo0G0P000000000000001M20A0<000000000000001M50>0J0\#
        00000000000001M80A0>1M90G0\1M:0P0L1M;0>0Q1M<0>0D1M=0>0H1M>0A0:1M?0G1>1M@0A0;00000001MB0>0:0000000000\#
        000000000001MF0>0U1MG0G0N1MH0>0N1MI0>0S1MJ0A0<1MK0>0E1ML0A0J1MM0>0E000000000000001MP0>0_1MQ0A0A1MR0A\#
        0>000000000000001MU0A0@0000000000000000000001MY0>0U0000000000000000000001M]0>0R000000000000000000000\#
        0000000000000000000001Md0A0>1Me0A0=000000000000000000000000000000000000000000000000000000001Mn0>0I00\#
        000001N00A0B1N10A0B1N20>0C1N30>0A00000001N50>0R1N60G0U0000000000000000000000000000000000000000000000\#
        00000000000000000000000000000000000000000000000000001NE0D0S0000000000000000000001NI0>0R1NJ0>0A1NK0>0\#
        B1NL0A0X1NM0A0P1NN0A0<1NO0P0R1NP0>0D1NQ0P0P1NR0G0T1NS0G0V1NT0A0G1NU0A0H1NV0>0H1NW0>09000000000000001\#
        NZ0A12000000000000001N]0G0V1N^0>0b1N_0>0P1N`0A0@00000000000000000000000000001Ne0>0D00000001Ng0>0B000\#
        00001Ni0G0D1Nj0G1;1Nk0A0:1Nl0P0G1Nm0P0I00000000000000000000000000000000000000000000000001O50>0D1O60A\#
        0;00000000000000000000000000001O;0>0?1O<0>0C1O=0A0;1O>0G1:1O?0>0R1O@0>0?1OA0D0A1OB0J0E00000001OD0>0@\#
        1OE0G1;1OF0A0F1OG0A0=00000001OI0G0C0;V0O0@00000001OL0>0P1OM0>091ON0A0W1OO0A0;1OP0>0F00000000j?0]0M1O\#
        S0>0N1OT0>0L1OU0A0O00000000000000000000000000001OZ0A0P00000001O\0A0;00000001O^0>0L1O_0G0j1O`0A0?1Oa0\#
        >0R00000000000000000000000000001Of0>0H1Og0>0I000000000000001Oj0>0Y00000000000000000000000000001Oo0>0\#
        @1P00>0A00000000000000000000000000001P50>0L00000001P70>0>1P80>0N1P90A0;1P:0>0J1P;0>0I1P<0>0E1P=0A0:0\#
        0000001P?0A0?1P@0P0K1kS0]0;1PB0A0F0GZ0L0K1PC0A0E000000000000000000000000000000000001PJ0>0N1PK0>0E000\#
        00001PM0A0T1PN0>0B1PO0>0A1IT0W0B0kO0J0@000000000000001PT0G0W1PU0G0D00000001PW0A0C0000000000000000000\#
        0000000000000000000000000000001P_0>0F1P`0G0@000000000000001Pc0A0?1Pd0>0I0000000000000000000000000000\#
        1Pi0>0F0000000000000000000001Pm0>0J000000000000001Q00A0<0000000000000000000001Q40>0?1Q50A0;00000001Q\#
        70>0;00000001Q90G0R1Q:0A0M1Q;0A0?1Q<0G0K00000001Q>0>0F0000000000000000000001QB0G1>12D0T0C1QD0>0L1QE0\#
        >0A1QF0A0<1QG0A0N1QH0A0A1QI0>0:000000000000001QL0A0=00000001QN0>0M0000000000000000000000000000000000\#
        00D70m0?0Ki0X0K00000000000000000000000000000000000000000000000001Q]0A0=00000000000000000000000000000\#
        00000000000000000000000000000000001Qg0A0B1Qh0G0W1Qi0G0h000000000000001Ql0>0?1Qm0>0G1Qn0A0:1Qo0>0K1R0\#
        0A0A1R10>0H00000001R30A0;0<?0P0>0fR0b08000000000000001R80P0L1R90A0=1R:0>0A1R;0A0;1R<0>0R1R=0A0R1R>0>\#
        0L1R?0A0<1R@0>0T1RA0A0B1To0R0:1RB0A0?1RC0>0H1RE0P0J1RF0>0=1RG0>0=1RH0>0K000000000000001RK0A0:0000000\#
        00000001RN0A0O1RO0>0;00000001RQ0>0G1RR0>0A1RS0A0I000000000000001RV0A0B00000001RX0A0U1RY0>0:1RZ0A0>1R\#
        [0G0N1R\0D0R1R]0A0<1R^0P0P00000001R`0P0M000000000000001Rc0>0G1Rd0A0>0Ao0R0;1Re0A0D1Rf0P0Y1Rg0>0P1Rh0\#
        >0M1Ri0A0=1Rj0A0Z1Rk0A0?1Rl0A0?00000001Ro0>0S1J50Q0D000000000000001S30>0R1S40>0Q1S50A0h1S60>0I1S70>0\#
        A1S80A0:1S90>0?1S:0>0G1S;0>0J0000000000000000000001S?0G0I00000001SA0A0:1SB0G0]1SC0>0;1SD0A0>1SE0>0E1\#
        SF0>0J00000000000000000000000000001SK0G171SL0>0I1SM0>0:1SN0J0a1SO0>0I1SP0A0A1SQ0P0D1SR0A0A1SS0>0A000\#
        000000000001SV0A0;1SW0>0D1SX0A091SY0>0@03P0Q0A1SZ0D0;1S\0A0A1S]0A0=0fR0k0:00000001S`0A0;000000000000\#
        001Sc0>0K000000000000000ia0I0K1Sf0>0:1Sh0P0Q1XK0d0A1Si0G0:1Sj0>0<1Sl0G0D1Sm0A0:1Sn0>0A1So0A0:1T00>0K\#
        1T10A0<000000000000001T40>0j1T50G0e00000001T70A0>00000001T90>0J00000001T;0>0[00000001T=0>0B1T>0>0I00\#
        000001T@0D0?0000000000000000000001TD0>0V1TE0>0G1Ja0Q0C00000000000000000000000000001TK0J0F1TL0>091TM0\#
        A0H1TN0A0;1TO0A0H1M<0R0;1TP0>0W1TQ0A0C0000000000000000000000000000000000000000001<k0J0:00000001T[0G0\#
        L1T\0A0F00000001T^0>0H00000001T`0>0;1Ta0P0W1Tb0>0F1Tc0>0D1Td0>0M1OA0U0?1Tf0A0A1Tg0>0=1Th0A0C00000000\#
        0000001Tk0G0R1Tl0>0K1420G0;1Tn0A0@1To0>0D1U00>0F000000000000001U30>0M00000001U50>0L1U60>0F00000001U8\#
        0>0A1U90>0M1U:0>0M1U;0A0H1U<0P0H1U=0G0T000000000000001kW0I0=1UA0G0R00000001UC0P0Y1UD0D0A1UE0P0D1UF0A\#
        0?1UG0A0C00000000000000000000000000001UL0>0<00000001UN0>0;1UO0A0?1UP0>0N1UQ0>0H000000000000001UT0J0g\#
        0000000000000000000001UX0A0I000000000000001U[0>0U00000000000000000000000000001=j0i0f1Ua0>0M000000000\#
        0000000000001Ue0A0<00000001Ug0>0D1Aa1B0d1Uh0A0A1Ui0P0F1Uj0>0\1k00O0C1Uk0A0B1Ul0>0D1Um0A0N00000001V10\#
        >0C00000001V30A0G06A0N0=00000000000000000000000000001V90>0E1V:0>0J1V;0A0B1V<0A0;1V=0A0=1V>0A0:1V?0A0\#
        =1V@0G0C1VA0G0T1gf0O0>000000000000001VE0P0U1VF0>0K1VG0A0?1VH0>0G00000001VJ0G0G1VK0A09000000000000000\#
        0000001VO0A0@00000001VQ0P0T000000000000001VT0>0O000000000000001VW0G1<000000000000001VZ0P0E1V[0>0Q1V\\#
        0>0J1V]0A0<00000001V_0>0F000000000000001Vb0>0C00000001Vd0>0F1Ve0G111Vf0>0I1Vg0>0?1Vh0A0L000000000000\#
        0000000000000000000000000000001Vo0>0P000000000000001W20G0D000000000000000000000000000000000001W80>0R\#
        1W90>0C1W:0A0:1W;0>0>1W<0>0A00000001W>0G0K1W?0>0K1W@0A0A1WA0A0I000000000000000000000000000000000001W\#
        G0A0?1WH0G0I1WI0A0=1WJ0>0A00000001OF0W0F1WM0A0<1WN0G0S1WO0>0D1WP0A0A1WQ0A0;1WR0G0[1WS0D0F1WT0>0A1WU0\#
        >0N1WV0A0;00000001WX0A0?000000000000001W[0>0<00000000000000000000000000000000000000000000000001Wc0M0\#
        :1Wd0>0F00000001Wf0>0;00000001Wh0G0Q1Wi0A0@000000000000000@Q0P0A0000000000000000000001X00>0?00000001\#
        X20A0D000000000000001X50A0G000000000000000j90U0B1X80A0>00000001X;0G0M1X<0>0C000000000000001X?0A0;1X@\#
        0>0C1XA0>0D00000001XC0G0D1XD0>0<1XE0>0<00000001XG0>0H000000000000001XJ0>0A1XK0A0@0000000000000000000\#
        001XO0A0I1XP0>0C1XQ0>0C1XR0>0J1XS0>0T1XT0A0:1XU0>0L1XV0A0D00000001XX0>0D000000000000001X[0>0M1X\0>0J\#
        1X]0>0L1X^0>0@000000000000000000000000000000000000000000000000000000000000000000000000000001Xj0>0D1X\#
        k0A0;1Xl0>0:1Xm0A0C1Xn0P0R000000000000001Y10>0A1Y20>0C1Y30P0c1L:0G0E1Y50A0R1Y60A0F000000000000001Y90\#
        P0[1Y:0>0Q00000001Y<0>0<0000000000000000000000000000000000000000001YC0>0<1YD0>0U00000000000000000000\#
        00000000000000000000001YK0>0A1YL0A0;1YM0A0A1YN0G0V1YO0A0^1YP0A0K00000001YR0>0I0000000000000000000000\#
        00000000000001YX0P0F1YY0>0;1YZ0>0A1Y[0A0<1Y\0A0:1Y]0A0<1Y^0A0@1Y_0>0?00000000h>0R0F1Yb0>0@1Yc0>0L1Yd\#
        0>0N1Ye0>0N1Yf0D0K1Yg0P0S1Yh0>0?1Yi0>0<00000001Yk0A0E0000000000000000000001Ai0T0D000000000000001Z20>\#
        0:00000001Z40J0`0000000000000000000000S>0O0C1Z90>0S1Z:0A091Z;0A0;1Z<0>0A1Z=0D0R1Z>0>0M1Z?0A0A0000000\#
        1ZA0>0J1ZB0D0;000000000000001ZE0A0D00000001ZG0A0J1ZH0G0\1ZI0>0@0000000000000000000001ZM0>0I1ZN0A0:1Z\#
        O0>0Q000000000000001ZR0G0D1ZS0>0M1ZT0>0T1ZU0A0<1ZV0>0B1ZW0>0L1ZX0>0:1ZY0>0G1ZZ0>0K00000001Z\0>0K1Z]0\#
        >0E0000000000000000000001Za0>0B1Zb0>0P0000000000000000000001Zf0>0D00000001Zh0>0H1Zi0G1A1Zj0>0T000000\#
        000000001Zm0G0D1Zn0G0f1Zo0A0<1[00>0L000000000000001[30A0;1[40A0>1[50P0X1[60>0H1[70>0I00000001[90>0@1\#
        [:0>0C1[;0A0;1[<0>0?1[=0>0P00000001[?0>0Z1[@0G161[A0>0J1[B0A0@1[C0>0N1[D0>0:1[E0A0?1[F0>0:1[G0>0A1[H\#
        0>0U1[I0>0L1[J0>0L1[K0>0F1[L0>0F1[M0P0R1[N0A0G1[O0>0<1[P0>0?1[Q0A0I1[R0>0:00000001[T0>0J00000001[V0A\#
        0@16X0R0B1AE0H091[W0A0A00000001[[0G0M1[\0>0O1[]0>0A1[^0A0A0000000000000000000001[b0>0Q1[c0A0E0000000\#
        00000001[f0A0Q1[g0D0C1[h0>0@0000000000000000000001[l0A0=00000001Y10O0K1[n0D0J1\00G0b0000000000000000\#
        000000000000000000000000001\70A0C1\80A0D1\90>0N1\:0A0E1\;0>0?1\<0>0B1\=0G0V1\>0>091\?0P0H1\@0A0E1\A0\#
        >0B1\B0A0?1\C0G0C1\D0G0\1\E0A0M1SZ0O0=1\F0G0D1\G0A0A1\H0A0:1\I0A0A1\J0>09000000000000001\N0A0F000000\#
        01\P0>0A1\Q0A0H000000000000000000000000000000000001\W0>0R1T70O0E0000000000000000000001\\0A0B00000001\#
        \^0>0N1\_0>0S1\`0G0^1\a0A0D1\b0>0E1\c0A0@00000000000000000000000000001\h0>0A000000000000001\k0>0B1\l\#
        0>0C00000001\n0A0:1\o0>0=00000001]10A0H1]20G1:1ib0H091]30>0>1]40A0:1]50>0=1]60G0X1]70>0G1]90>0H1]:0G\#
        0C1];0A0N1]<0>0M0000000000000000000001]@0A0:1]A0A07000000000000001]D0>0B000000000000001]G0G1<1]H0G0H\#
        12;0I0?1]I0>0C1]J0G0g1]K0>0X00000001]N0>0=1]O0P0O0000000000000000000001]S0G0K11;0I091]T0>0;1]U0G0D1]\#
        W0>0C1]X0A0N1]Y0A0=1]Z0A0H000000000000001]]0A080000000000000000000001]a0P0D1OM0G0F00000001]d0A090000\#
        0001]f0>0F1]g0G0C1]h0A0B1;`0L0B1]i0>09000000000000001]m0>0Q1]n0>0L1]o0>0@1^00G0V00000000000000000000\#
        01^40G0C1^50A0W1^60>0?0000000000000000000001^:0>0>00000001^<0G0Q000000000000000000000000000000000001\#
        ^B0A0?0000000000000014E0U0E000000000000001^H0G0Q1^I0>0?1^J0A0=000000000000001^M0>0I1^N0G0[1^O0>0;000\#
        00001^Q0>0=1^R0A0:1^S0>0H00000001^U0>0B1^V0>0G1^W0A0:1^X0A0;00000001^Z0A0A1^[0D0D1_]0f0N00000001^^0A\#
        091^_0G151^`0A0:00000000000000000000000000001^e0A0A00000001^g0>0F0Lf0I091^h0A0D1^i0G0D1^j0G0S0000000\#
        00000000000000000000000000001_10P0I0000000000000000000001_50A0D1_60G1:00000001_80>0G1_90>0?000000000\#
        0000000000001_=0A0800000001_?0A0<00000001_A0P0I00000001_C0>0Q1_D0A0Q1_E0>0F1_F0J16000000000000000000\#
        0001_J0A0:000000000000001_M0>0?000000000000001_P0>0U1_Q0A0J1_R0>0Q1_S0>091_T0G0S0h:1D0B1_U0A0=000000\#
        01_X0>0O1_Y0>0;1_Z0A0;1_[0>0A1_\0A0A1_]0>0?1_^0>0I000000000000001_a0A0;00000001_c0>0A1_d0G0T1_e0A0:1\#
        _f0>0>00000001_h0P0Q1_i0A0B00000001_k0>0F0S^0K0G1_m0A0C000000000000001`00>0C1`10>091`20G0V1`30P0O1`4\#
        0A0O1`50G0G1`60>0B0000000000000000000000000000000000000000001`=0>0I1`>0>0C1`?0A0:1`@0A0:1`A0A0:1`B0>\#
        0J1`C0A0?00000001`E0A0@00000000000000000000000000001`J0A0D1`K0A0O00000000000000000000000000000000000\#
        00000001`R0>0J0000000000000000O0h0J1`V0>0;1`W0A0;00000001`Y0P0L0000000000000000000001`]0D0H1`^0>0J1X\#
        K0Q0B1`_0A0X1``0G0H1`a0>0C000000000000001`e0>0F00000001l\0T0:00000001`i0>0L1`j0G0[1`k0>0N00000000000\#
        0001`n0>0H1`o0A0>000000000000001a20>0J1a30>0G1a40P0X00000001a60>0D00000000000000000000000000001a;0G0\#
        T1a<0A0J1a=0>0A1a>0G0S1a?0A0;1a@0>0G00000000000000000000000000001aE0G0C00000001aG0>0G1aH0A0<1aI0G0e1\#
        Ai0i0A1aJ0A0:1aK0G0E00000000000000000000000000000000000000000000000000000000000000000000000000000000\#
        00001aY0A0:1aZ0>0\1a[0>0J1a\0>0>1a]0>0J00000001a_0A0;0000000000000000000000000000000000000000001af0P\#
        0I1ag0>0J1ah0P0I1ai0>0I000000000000001al0A0>1am0>0U1an0A0?1ao0M0g1b00>0L1b10>0O1b20A0<00000001b40A0O\#
        00000001b60A0E1b70>0P000000000000000000000000000000000000000000000000000000000^50P0=00000001\=0m0O00\#
        000000000000000000000000001=M0Q0:000000000000001bJ0>0D1bK0A0;1bL0>0I1bM0G0L1bN0>0?1bO0>0K1bP0A0>1bQ0\#
        >0R00000000RY0G0F1bT0A0=00000001bV0>0N000000000000001bY0>0O000000000000001b\0A0>00000001b^0>0H1b_0>0\#
        Y000000000000001bb0>0V1bc0>0I1bd0>0J1be0G0C1bf0>0B14Q0i0Z00000001bi0A0:00000000000000000000000000001\#
        bn0>0G00000001c00D0M1Z]0S0D000000000000001c40>0S1c50>0;00000000000000000000005o0Y0B1c90A0U1c:0>081c;\#
        0>0C1c<0>0J1c=0>0J1c>0A0<1c?0>091`]150V1Ad180M1cC0A0D1cD0A0J1cE0>0B1cF0>0G00000000000000000000000000\#
        001cK0A0:00000000000000000000000000000F@0I0900000001cR0A0I00000001cT0>0M00000001cV0P0\1cW0D0R0000000\#
        00000001cZ0A0H00000000000000000000000000001c_0A0M00000001ca0G0L1cb0>0C1cc0>0L1cd0>0D0000000000000000\#
        0000000000000000000000000000000001cl0>0L00000001ef0Q090000000000000000000001d20A0D000000000000000000\#
        0001d60A0=1d70A0A0000000000000000000001AE0^0<1d<0>0S1d=0>0;1d>0A0[00000001d@0>0P1dA0D0;1dB0>0R1dC0A0\#
        <1dD0P0M1dE0>0R1dF0A0>00000001dH0>0F000000000000001dK0G0V0000000000000000000000000000000000000000001\#
        dR0A0<1dS0A0?00000001dU0>0L1dV0G0P00000000000000000000000000001d[0A0N1d\0G0d1d]0G0C1d^0A0?0000000000\#
        000000000001db0A0F1dc0A0=00000001de0>0=1df0A091dg0>0K1dh0>0_1di0>0L1dj0A0R1dk0P0J00000001dm0>0I00000\#
        001do0>0X0000000000000000000001e30>0S1e40>0;000000000000001e70G0H00000001e90A0E000000000000000000000\#
        00000001e>0>0900000000000000000000000000000G]0^0E0000000000000000000000000000000000000000001eJ0G0I00\#
        000001eL0A091eM0>0A1eN0D0=1eO0A0>1eP0A0?00000000000000000000000000001eU0>0I0000000000000000000000000\#
        0000000000000000000000001e]0>0a1bN0M0A0210K0=10V0Y0B1e`0>0I1ea0P0P1eb0A0;1ec0D0L1ed0>0F1ee0A0?1ef0A0\#
        @1eg0>0@1eh0>0<1ei0A0<1ej0>0;1ek0A0N1el0>0J1em0G151`]0\0H1en0>0A1eo0G0I1f00>0D1f10>0F1f20A0<1f40A0B1\#
        f50A0<000000000000000000000000000000000001f<0P0c1f=0>0Q1f>0G0Q1f?0>0G0000000000000000000000000000000\#
        000000000001fF0>0U1fG0>0L00000001fI0>0X1fJ0>0B1fK0G0D1fL0A0C1fM0A0E1fN0A0>1fO0>0E1fP0>0R1fQ0>0A1fR0A\#
        0900000001fT0>0T1fU0A0<00000000000000000000000000001PU0[080000000000000000000001f^0G0W1f_0>0H1f`0P0c\#
        1fa0A0L1fb0>0F00000001fd0>0E00000001ff0>0A000000000000001fi0G1D1fj0>0H0000000000000000000001fn0>0E1f\#
        o0>0G1g00A0B12Q0]0A1g10>0C1g20>0=1g30D0;1g40D0c1g50>0D1g70>0L1g80>0D00000001g:0A0@0D10d0A1g;0>0E1g<0\#
        >0O1g=0>0@1g>0A0C1g@0A0>00000001gB0>0B00000000N;0]0;1gD0A0@1gE0G0>000000000000001gI0A0I1gJ0G0A1gK0>0\#
        A00000001gM0>0@1gN0>0E1gO0>0U00000001gQ0G0V1gR0>0<1gS0D0:0h:0K0@1gT0A0G1gU0>0E1gV0G0T1gW0A0;1gX0P0R1\#
        gY0A0=1gZ0A0K1g[0>0G1g\0>091g]0A091g^0A0;1o<130;1g`0G110000000000000012W0V0K1ge0>0K1gf0A0>1gg0A0;000\#
        0000000000000000000000000000000000000001gn0G0D00000001h00>0D1h10A0T000000000000001h40>0@1h50A0H1h60A\#
        0?00000001h80>0H1h90>0E1h:0A0:1h;0G0P1h<0>0;1h=0>0M000000001?0f0A1h?0D0U1h@0>0J1hA0>0T1hB0G1@1hC0A0B\#
        1hD0G0N0VW0Y0H000000000000001hI0G0T1hJ0>0B1hK0G0o1hL0A0=1hM0>0G000000000000001jE2D0=1hQ0A0=1hR0A0=00\#
        000001hT0>0T1hU0>0I1hV0>0I1hW0A0J1hX0A0_1hY0A0>00000000000000000000000000001h^0>091h_0G0X1h`0A0?1ha0\#
        >0I1hb0>0F1hc0>0:1hd0>0E1he0>0A1hf0>0O1hg0>0J1hh0>0W1o50U0I1hi0>0D1hj0>0M1hk0>0?1hl0>0A1hm0>0:1hn0A0\#
        =1ho0>0;1i00A0E1i10A0=1i20A0G1i30P0S1i40>0F0Bd0V0H1i50>0E1i60G0T1I<0W0D1i90>0?1i:0>0A000000000000001\#
        i>0A0F1i?0A0H1i@0G0K1iA0>0:1iB0>0;1iC0>0;00000001iE0P0S1iF0A090000000000000000000001iJ0A0A0000000000\#
        00001iM0>0P1iN0A0d1iO0>0M1iP0A0=1iQ0A0C1iR0A0<1SD0O0@1iT0>0D00000000Gj0U0B1iV0A0@1iW0A0<1iX0P0K1iY0>\#
        0U1iZ0A0=1i[0>0P1i\0>0K1i]0>0Z00000001i`0A091ia0A0?1ib0>0:0000000000000000000001if0>0B00000000000000\#
        1ii0>0L00000000000000000000000000000000000000000000000001j10G0N1j20>0C1j30>0:1j40>0N1j50A0B1j60>0P1j\#
        70A0;1j80A0<1XK1D0;00000001j;0>0]1j<0>0Q1j=0A091j>0>0B1j?0>0K1\90\0G00000000000000000000000000001jE0\#
        >0@1jF0>0E1jG0A0C1jH0A0C1jI0>0D1jJ0A0:00000001jL0>0C1jM0A0Q1jN0>0F0000000000000000000001jR0>0=1jS0G0\#
        `000000000000001jV0>0E0000000000000000000000QH0T0D1jZ0>0A1j[0>0>1j]0>0J00000001j_0>0O1j`0>0C1ja0>0F0\#
        00000000000000000000000000000000000000000000000000000001jj0A0G00000001jl0A0G0000000000000000000001k0\#
        0>0A1k10G0O1k20J0N1k30>0R1k40>0C1k50A0?1k60G0C1k70G0[000000000000001k:0G0S1k;0>0K000000000000001k>0G\#
        0M0000000000000000000001kB0A0?000000000000001kE0>0=0?m0R0E1kF0A081kG0A0?1kH0A0<1kI0A0E00000000000000\#
        1kM0>0M1kN0A0>1kO0A0<1kP0P0D0Z00Y0L00000001kS0A09000000000000001kV0>0K1kW0>0;00000000000000000000000\#
        000001k\0>0N1k]0A0>1k^0>0F1k_0>0E1k`0A0>00000001kb0>0J000000000000001ke0>0X1kf0>0?1kg0A0:1kh0>0h1ki0\#
        G0]00000000000000000000000000001kn0P0J00000000000000000000000000001l30A0V00000001l50>0P0`G1@0`1l70>0\#
        G00000000000000000000000000000000000000000000000001l?0G0K0UY0c0O1lA0>0U1lB0A0I0FF0]0G1lC0>0Z00000001\#
        lF0G0W1lG0A0C1`10^0C1lH0G0X00000001lK0>0D1lL0A0C0000000000000000000000000000000000000000001lS0>0?1lT\#
        0G0C0000000000000000000000000000000000000000001l[0A0=1l\0>0F0000000000000000000001l`0>091la0P0E1lb0>\#
        0A1lc0>0H000000000000001lf0G0L1lg0>0B00000001li0G0>1lj0>0_1lk0>0N10[0]0A1ll0G1900000001lo0>0E1m00G1;\#
        0ZQ0R0?1m20G0O1m30>0D00000000000000000000000000000Q0130L00000000jj0_0P1m;0>0G0000000000000000000001m\#
        ?0>0C1m@0A0=000000000000001mC0G0S1mD0>0I00000000=]0Z0N1mF0>0=00000001mI0A0C1mJ0>0N1mK0>0C1mL0A0D1mM0\#
        A0<1mN0>0Q1mO0A0Q1mP0A0:1mQ0A0:00000001mS0>0J1mT0G0U1mU0>0L00000001mW0>0F1mX0A0B000000002U0Y0A1mZ0>0\#
        C1m[0>0;1m\0A0A1m^0A0F1m_0A0B1m`0>0;00000001mb0>0S1mc0>0G0h:1m0A0000000000000000000000:[0L091mi0P0J1\#
        mj0>0K1mk0A0>1ml0>0P1mm0G0S1mn0A0A000000000000001n10>0O1n20>0M0iC0l0]000000000000001n60>0B0000000000\#
        00001n90>0R1n:0P0c00000001n<0>0K1n=0>0L00000001n?0>0Q1n@0>0H1nA0>0;000000000000001nD0A0;1nE0G0;1nF0>\#
        0D1nG0A0F00000001nI0>0P0000000000000000000001nM0A0@000000000000001nP0G0V1nQ0A0;00000001nS0>0D0000000\#
        1nU0>0C00000001nW0G0W1_]1W0L0000000000000000000001n\0>0[00000001n^0>0B000000000000000000000000000000\#
        000001nd0G0M0000000000000000000000000000000000000000001nk0>0A1nl0A0:1nm0>0;1nn0>0J00000001o00>0D1o10\#
        G0D00000001o30P0H00000001o50>0G1o60G0S1o70>0>0000000000000000000001o;0>0K1o<0A091o=0G0F1o>0>0O000000\#
        0000000014J1D0S00000001oC0>0@1oD0A0E1oE0A0E1oF0A0L0AR0N0B0000000000000000000001oK0>0K1oL0>0?00000000\#
        00000000000001oP0>0B1oQ0A0<1oR0>0N1oS0A0I1oT0A0C1oU0A0C000000000000001oX0>0D1oY0A0A1oZ0>0K1o[0A0:1T@\#
        0S0@1o\0A0A0`N0V0<1o]0>0R1o^0>0:1o_0G0C1o`0A0D1oa0A0=1od0A0A1oe0G0N1of0G0E00000001oh0G0T1oi0>0A1oj0J\#
        0I1ok0A0P1ol0G0@1om0A0=1on0>0L1oo0>0W00000000000000
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
