// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// The registry's types, packed; `PackedTypes` reads it.
enum TypeTable {
    /// The records of types, each where its name's hash points.
    static var text: StaticString {
        #"""
                                                               ?070<0010300Dtext/vnd.fly1;cflyFly drawing co\#
        mmands                                                                     80G1900100000application/\#
        vnd.openxmlformats-officedocument.presentationml.comments+xml0c4                                    \#
                     2210B0000800Hvideo/vnd.dece.mp4uvu uvvuUltraViolet video in MP40290;0000400Gimage/hej2k\#
        hej2JPEG 2000 image in HEIF                             2210:0000400Avideo/jpegjpgvMotion JPEG video\#
        A0@0@00000000application/dart80G1?00100000application/vnd.openxmlformats-officedocument.presentation\#
        ml.slideshow.main+xml0c4A010C00000000application/stratumD000I00000000x-content/image-picturecdA000J0\#
        0005000application/vnd.curl.pcurlpcurl                                                              \#
                                                6060G0010`00Tapplication/x-troff-man1;cman 1x 3p 3pm 3x 1p 3\#
        perl 1in 1m 3in 3m 3qt mdoctext with the markup of Roff Manpage?070=00104000text/vnd.hans1;chans    \#
                                                                                            A080G0010000_app\#
        lication/x-terminfo21_jcompiled terminal description with wide numbers                              \#
                                                                      A010P00000000application/vnd.vocalshap\#
        er.vsp4?060:0010300Ktext/x-kit1;ckittext with the markup of Kit                                     \#
                                                                                                            \#
                                                  A0G1500100000application/vnd.openxmlformats-officedocument\#
        .extended-properties+xml0c41210:0000000<audio/g723G.723 speech                 0280;0@003000image/x-\#
        timimage/x-sony-timtim>060>0010300Ftext/x-clarion1;cclwsource code in Clarion5000B00004000applicatio\#
        n/x-egonegonA0G0X00100000application/vnd.3gpp.mcvideo-regroup+xml0c4A010S0000400Dapplication/vnd.nok\#
        ia.radio-presetsrpssNokia radio stationsA0F0C0N103008application/rss+xmlapplication/x-rss+xml text/r\#
        ss0c4rssRSS feed          >860=0020C00Otext/x-vbasicQ2g1;cctl dsr cls bas frmsource code in Visual B\#
        asic 6.0                                           A010L00000000application/suit-report+cose        \#
                               >060?0010300Gtext/x-cartocss1;cmsssource code in CartoCSS                    \#
           >060=0010600Etext/x-carbon1;ccarbonsource code in CarbonA010F00000000application/tnauthlist      \#
                                                                  A0G0G0010300<application/xcap-el+xml0c4xel\#
        XCAP element                                                            A0G0_00100000application/vnd\#
        .3gpp.mcvideo-service-config+xml0c4A010P0000300Bapplication/vnd.fujitsu.oasysprsbh2OASYS presentatio\#
        nA010I0000600Aapplication/vnd.ieee.19051905.1IEEE 1905 message                                      \#
                                           0280;0000300;image/x-pkmpkmETC texture                 D000@00000\#
        00@inode/chardevicecharacter device                                                                 \#
                                A010U0000300Japplication/vnd.ibm.rights-managementirmIBM rights management d\#
        ata70G1=00100000application/vnd.openxmlformats-officedocument.spreadsheetml.sharedstrings+xml0c4A010\#
        I00000000application/x-pki-message1210:0000000<audio/g729G.729 speechA000D00000000application/x-kdel\#
        nk>060@0010=00Htext/x-snakemake1;csnakefile smksource code in Snakemake>060=0010600Etext/x-parrot1;c\#
        parrotsource code in ParrotA010M00000000application/vnd.ncd.referenceA010R00000000application/vnd.up\#
        lanet.list-wbxml                                                                                    \#
                                                      A000D0000300Napplication/x-ms-wmdwmdWindows Media down\#
        load package          A060?0010700Ktext/x-todo-txt1;ctodotxtdata in the format Todo.txt             \#
                                           A010G0000;007application/vnd.uri-mapurim urimapURI mapA280D0N00@0\#
        0Oapplication/x-pcapngapplication/vnd.tcpdump.pcapngpcapng scap ntarpacket capture, next generationA\#
        8G0H00100000application/reputon+json1EiA060E0010300Qtext/x-ecere-projects1;cepjdata in the format Ec\#
        ere ProjectsA010N00000000application/vnd.oma.bcast.stkm?070:00100000text/hl7v21;c                   \#
                                              A010M00000000application/vnd.freelog.comic:2X0L00106000applica\#
        tion/vnd.apple.pkpass1_\pkpassA000H0000<000application/x-sas-accesssa7 sas7bacs1280J00003000audio/x-\#
        wavpack-correctionwvc2290:0000Z00Evideo/mp2tts m2ts mts m2t cpi clpi mpls bdm bdmv mplMPEG transport\#
         streamA000D0000300Bapplication/x-cdlinkvcdlink to a video CD>060C00105000application/x-mason1;cmi m\#
        cA0G0h00100000application/vnd.etsi.overload-control-policy-dataset+xml0c4:290c00100000application/vn\#
        d.cncf.helm.chart.content.v1.tar+gzip1jD1210L00000000audio/vnd.cmles.radio-events0210F0000300Bimage/\#
        vnd.dvb.subtitlesubDVB subtitle imageA8G0O00100000application/vnd.collection+json1Ei6010S00000000app\#
        lication/vnd.afpc.foca-codedfontA010L0000300Iapplication/scvp-cv-responsescsSCVP certificate respons\#
        e                                                                                                   \#
                                                                                                            \#
                                                                                                            \#
          A8G0H00100000application/3gpphal+json1Ei                                                          \#
                                                                  A010U00000000application/vnd.oma-scws-http\#
        -request2280>0?100000video/x-oggyuvvideo/x-ogg-yuv14>@280G00100000application/x-texnicard0Gj;200K000\#
        0200=application/x-uefi-firmwarefdUEFI firmwareA0G0X00100000application/vnd.3gpp.mcptt-ue-config+xml\#
        0c4A000R00000000application/x-isatab-investigation                                                  \#
                                                                                                            \#
                                                             >060<0010@00Dtext/x-bicep1;cbicep bicepparamsou\#
        rce code in Bicep                                                                                   \#
                             6280P00107000application/x-zip-compressed-fb21_\fb2.zip                        \#
                                                                                       A8G0L00100000applicat\#
        ion/voucher-jws+json1Ei                                                                             \#
                                                                                                            \#
                                                                                                            \#
                                          0280<0000700>image/x-viffviff xvKhoros picture?060;00104000text/x-\#
        gsql1;cgsql                    1280<0:10=00:audio/x-aiffaudio/aiff0?faif aiff aifcAIFF audioA010^001\#
        00000application/vnd.oms.cellular-cose-content+cbor0b7A010T00000000application/vnd.vividence.scriptf\#
        ile1210@00000000audio/ip-mr_v2.52210A00000000video/rtploopbackA010U0000400?application/vnd.crick.cli\#
        cker.paletteclkpClicker paletteA010E00000000application/parityfec                                   \#
                                             A010Q00000000application/vnd.ubisoft.webplayerA060A00103000appl\#
        ication/x-ssp1;cssp                                                                         >060?001\#
        0300Gtext/x-typespec1;ctspsource code in TypeSpec                      029090]00300Aimage/emfapplica\#
        tion/emf application/x-emf image/x-emfemfenhanced metafile60P0B00004000application/x-bdocbdocA0G0P00\#
        100000application/vnd.radisys.moml+xml0c4                                                           \#
                                                                  >06090010300Atext/x-4d1;c4dmsource code in\#
         4D                                                                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                            7280P00100000application/vnd.ms-\#
        excel.sheet.202T                                                                                    \#
                                             ?060;00104000text/x-cpsa1;ccpsa                                \#
                                                                                                            \#
                                                                                                            \#
                      08>0;0010=00Gimage/x-eps0Eneps epsi epsfencapsulated PostScript                       \#
                         >060?0010300Gtext/x-minizinc1;cmznsource code in MiniZinc             A060A0010B00K\#
        text/vnd.plantuml1;cpuml iuml plantumldata in the format PlantUML>010G0000900Dapplication/vnd.acucor\#
        patc acutcAcuCorp program data<290]0?10O00Japplication/vnd.microsoft.portable-executableapplication/\#
        exe12Vexe dll cpl drv scr efi ocx sysWindows program or libraryA0G0R00100000application/vnd.3gpp-pro\#
        se-pc8+xml0c4A280B00004009application/x-rootrootROOT data30?0M0010800Lapplication/vnd.apple.mpegurl1\#
        ;cm3u8 m3uHTTP live streaming playlist                                                              \#
                                                                                                            \#
                                                                                                            \#
              A0G0L0010600Bapplication/urc-ressheet+xml0c4rsheetURC resource sheet     A010W00000000applicat\#
        ion/vnd.japannet-payment-wakeup7280P00100000application/vnd.ms-excel.sheet.402T>060F0010300Ntext/x-c\#
        sound-document1;ccsdsource code in Csound Document=080I0000400Dapplication/x-applescriptscptcompiled\#
         AppleScript?060?00102000text/x-jmespath1;cjp                                A000B00003000chemical/x\#
        -alchemyalc                                                                                         \#
                A000D00003000application/x-iphoneiii                                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                      7280T0\#
        0100000application/vnd.ms-excel.workspace.402T?060<00105000text/x-wdiff1;cwdiff0210=0000300=image/ti\#
        ff-fxtfxTIFF fax page    2200;00003000video/x-smvsmvA010?00000000application/sbeA280E00000000applica\#
        tion/x-foxmail                     A010E00106000application/swid+cbor0b7coswid                      \#
                  0280<0000400<image/x-vipsvipsVIPS picture                                                 \#
                                                                                                            \#
             >060:0010300Btext/x-tla1;ctlasource code in TLA<080I0000400Fapplication/x-erlang-beambeamcompil\#
        ed Erlang module2210:0000400;video/h261h261H.261 video   80G1?00100000application/vnd.openxmlformats\#
        -officedocument.presentationml.commentauthors+xml0c4>060=0010:00Atext/x-fsharp1;cfsi fsx fssource co\#
        de in F#                                                                             >060N00102000ap\#
        plication/x-lowresnx-program1;cnxA010O00003000application/vnd.shade-save-filessv                    \#
                               6280F00103000application/x-starmath1>[smf                   A000D00003000chem\#
        ical/x-cache-csfcsf                                      A0G0D0010400Tapplication/mets+xml0c4metsMET\#
        S description of a digital objectA8G0E00100000application/jose+json1Ei                              \#
                                                                                                            \#
                                                                                                            \#
                              A010I00003000application/vnd.pg.osasliei60280C0=003000image/x-mrsid-imageimage\#
        /x-mrsidsid2210?00000000video/h263-1998A8G0X00100000application/alto-updatestreamparams+json1Ei1290?\#
        0N103000audio/soundfontaudio/x-sfbk audio/x-soundfont1C:sf2                                         \#
                                                                                                            \#
                                                                                   0280:00004000image/astcas\#
        tc                                                                                                  \#
                                               2210F0000800Cvideo/vnd.sealed.mpeg1smpg s11Sealed MPEG-1 vide\#
        oA280A0000300Eapplication/x-srasraarchive of NCBI reads                                             \#
                                                  A0G0I0010500Mapplication/metalink4+xml0c4meta4Metalink dow\#
        nload description                                                                                   \#
                                                                                                            \#
                            2210<00000000video/ulpfec     A060@0011600Ltext/x-checksums1;ccrc32 md2 md4 md5 \#
        sha1 sha2 sha224 sha256 sha256sum sha3 sha384 sha512data in the format Checksums                    \#
                                                                       1280G0000300Aapplication/x-fl-studiof\#
        lpFL Studio project                                                                        >060F0010\#
        300Ptext/x-b-formal-method1;cmchsource code in B (Formal Method)                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                            A8G0L00100000application/vnd.restful+json1Ei    \#
                                                      2210900000000video/mpv                                \#
                                          A010A0000500Bapplication/ipfixipfixIPFIX flow records:0X0E0U00800?\#
        application/x-stuffitapplication/stuffit application/x-sitsit sitxStuffIt archive                   \#
                           6390Z0\10300Dapplication/vnd.oasis.opendocument.formulaapplication/x-vnd.oasis.op\#
        endocument.formula1_\odfOpenDocument formula1210:0000000=audio/pcmumu-law speech                    \#
                                      2280;0910300<video/x-m4vvideo/m4v142m4vMPEG-4 video            ?060:00\#
        10B000text/x-adl1;cadl adls adlf adlx                                                               \#
                                                                                                            \#
             4080Q0F003000application/x-font-printer-metricapplication/x-font-pfmpfmA010Z0000300Iapplication\#
        /vnd.shana.informed.interchangeiifInformed interchange fileA010?0000300>application/exiexiEXI binary\#
         XML2210:0000800;video/h264h264 264H.264 videoA010S0000300Capplication/vnd.groove-tool-messagegtmGro\#
        ove tool message80R0X00007000application/vnd.google-apps.presentationgslides5010=00003000model/vnd.c\#
        ldcld0280D0010300Iapplication/x-ms-wmz1jDwmzWindows Media Player skin1280;09003000audio/x-ttaaudio/t\#
        tatta?060;00104000text/x-sarl1;csarl               8290M0R20;00Dapplication/vnd.apple.keynoteapplica\#
        tion/x-iwork-keynote-sffkey0hd1_\key keynoteKeynote presentationA010L00000000application/whoispp-res\#
        ponse1210=0000000Maudio/gsm-efrGSM enhanced full rate speech0280;00003000image/x-pfmpfm             \#
                                                                    C010K00004000multipart/vnd.bint.med-plus\#
        bmed                                                               >060<0010:00Dtext/x-xbase1;cprg p\#
        rw chsource code in xBase>060C0010?00Ktext/x-powerbuilder1;cpbt sra sru srwsource code in PowerBuild\#
        er>060<0010F00Dtext/x-dylan1;cdylan dyl intr lid hdpsource code in DylanA0G0K0010500Dapplication/aut\#
        h-policy+xml0c4apxmlauthorisation policy                                                            \#
                                                                       :080A0010;000application/x-tzo0gQtar.\#
        lzo tzo                                                                                             \#
                                                                        A000H00003000chemical/x-gaussian-cub\#
        ecubA010e00000000application/vnd.3gpp.5gsa2x-local-service-information                              \#
                                                         >060G0010?00Jtext/x-netlinx-plus-erb1;caxs.erb axi.\#
        erbsource code in NetLinx+ERB2280;00103009video/x-amv1C:amvAMV video<280E0000300Lapplication/x-psp-p\#
        bppbpPlayStation Portable program>860>0010e00Ftext/x-clojure1;cclj cljc cljs boot cl2 cljs.hl cljscm\#
         cljx hic edn bbsource code in ClojureA060R00100000application/onix-message-short+xml0c4>860<0010A00\#
        <text/x-scala1;cscala sc kojo sbtScala source28G0A00100000video/lottie+json1Ei                      \#
               >060@0010200Itext/x-minicript1;cmssource code in MiniScriptA280E0000;000application/x.sf3-log\#
        log.sf3 sf30080J2^00300Aapplication/vnd.corel-drawapplication/cdr application/coreldraw application/\#
        x-cdr application/x-coreldraw application/x-vnd.corel.draw.document+zip image/cdr image/x-cdr zz-app\#
        lication/zz-winassoc-cdrcdrCorelDRAW drawingA010T00000000application/vnd.apache.thrift.binary?860?00\#
        10800Ptext/x-mustache1;cmustachetext with the markup of Mustache8280X0010300Rapplication/vnd.sun.xml\#
        .impress.template1_\stiOpenOffice 1 presentation template9470@0020300Ptext/vnd.wap.wml0c41;cwmlWML p\#
        age for early mobile phones:2H0A0B00<00;application/x-tarapplication/x-gtartar gtar gemtar archiveA0\#
        10G00000000application/rpki-updown>060J0010400Rtext/x-untyped-plutus-core1;cuplcsource code in Untyp\#
        ed Plutus CoreA080B0000400:application/x-ggufggufGGUF model;200P00003000application/x-commodore-d90-\#
        diskd90A060>0010300Jtext/x-haproxy1;ccfgdata in the format HAProxy>06080010100@text/x-q1;cqsource co\#
        de in q2280>0?100000video/x-ogguvsvideo/x-ogg-uvs14>A000U00002000application/x-thomson-cartridge-mem\#
        o7m76080C00106000application/x-xzpdf1@opdf.xz                                    1210C00000000audio/\#
        vnd.dlna.adts                                                                                 :000C0\#
        0007000application/warc+gzwarc.gzA000A00000000application/x-pdsA010X00000000application/vnd.as207960\#
        .vas.config+uperA060L0010<00Yapplication/x-openstep-plist1;cglyphs plistdata in the format OpenStep \#
        Property ListA010C00000000application/eat+jwt                                         ?060A0010300Rt\#
        ext/x-genero-per1;cpertext with the markup of Genero per:280A0000400Napplication/x-gitpackpacked obj\#
        ects or index of Git                                                                                \#
                                                                             A0G0I00100000application/yang-d\#
        ata+xml0c4                  ?070E00100000text/grammar-ref-list1;c             2280>00103000video/x-j\#
        avafx0k;fxm;000I0000>000application/x-genesis-romgen 68k sgd mdA010Q0000700Napplication/vnd.geometry\#
        -explorergex greGeometry Explorer construction>860<0010400Dtext/x-antlr1;cg4 gsource code in ANTLR  \#
                                                                                      A010J0000400Fapplicati\#
        on/vnd.xmpie.dpkgdpkgXMPie document package>060;0010400Ctext/x-tape1;ctapesource code in TapeA010B00\#
        000000application/ulpfecA0G0K00100000application/vnd.avistar+xml0c42200>00000000video/isivideo2280B0\#
        K103000video/x-theora+oggvideo/theora video/x-theora14>ogg?0F0800109000text/jsx1;creact jsxA010G0000\#
        0000application/geofeed+csvA8G0N00100000application/vnd.oftn.l10n+json1Ei                           \#
                                             A010J00100000application/yang-data+cbor0b7A060?0010300Ftext/x-c\#
        ue-lang1;ccuedata in the format CUE?060=0010300>text/x-sweave1;crnwtext in Sweave                   \#
               :280L0M10>00Lapplication/x-compressed-tarapplication/x-gtar-compressed1jDtar.gz tgz taztar ar\#
        chive, gzip-compressed2280;0000300Evideo/x-thpthpvideo of the GameCubeA000C00007000application/x-pil\#
        otprc pdb                                                                            A010C0000300Gap\#
        plication/vnd.hdthdtHDT compressed RDF data   @200Z00103000application/x-mysql-misam-compressed-inde\#
        x1Tamyi                                                   A280O0000900Mapplication/x-haskell-interfa\#
        cedyn_hi hiinterface of a Haskell module                                                            \#
                                                  ?0?0L0P10:00Btext/vnd.familysearch.gedcomapplication/x-ged\#
        com text/gedcom1;cged gedcomGEDCOM family treeA060=0010G00Itext/x-xpages1;cxsp-config xsp.metadatada\#
        ta in the format XPages2210900000000video/raw>070G0010;00Oapplication/vnd.mermaid1;cmermaid mmdtext \#
        with the markup of Mermaid       A000c0000300Happlication/vnd.anser-web-funds-transfer-initiationfti\#
        ANSER-WEB funds transfer0280;00003000image/x-sctsctA280H0000300@application/x-vector-blfblflog of a \#
        CAN bus58G0?0010400:model/gltf+json1EigltfglTF sceneA0G0R00100500application/3gpdash-qoe-report+xml0\#
        c4utf-8        >060C0010200Ktext/x-filterscript1;cfssource code in Filterscript0200:00004000image/hs\#
        j2hsj2D000B00000000x-content/blank-bd                                                               \#
                                      A010D00000000application/dpop+jwtA8G0R00100000application/alto-endpoin\#
        tprop+json1EiA000H00003000chemical/x-gcg8-sequencegcg                                               \#
                                                                                                            \#
                                                                       A010C0000600Aapplication/prs.cwwcww c\#
        wConcertWare music>060<0010500Dtext/x-curry1;ccurrysource code in Curry                             \#
                                                                                                            \#
                                                                        >280G0000300Kapplication/x-clang-ast\#
        pchprecompiled header of Clang6080H00107000application/x-aportisdoc1oWpdc pdb?060D00100000text/x-ter\#
        atermmacro1;cA280G0000300Fapplication/x-adobe-grdgrdgradients of PhotoshopA010Q00000000application/p\#
        rs.implied-structure1210:0000000:audio/dvi4DVI4 audioA860;0010400Gtext/x-neon1;cneondata in the form\#
        at NEON?070B00100000text/vnd.iptc.nitf1;cA0G0V00100000application/vnd.gentoo.pkgmetadata+xml0c4;000P\#
        00003000application/x-commodore-d71-diskd716060E0020K00@application/x-abiwordQjD0c4abw abw.crashed a\#
        bw.gz zabwAbiWord document@280O00100000application/x-fossil-repository0Gj>060?0010800Gtext/x-rescrip\#
        t1;cresi ressource code in ReScript2210:00000000video/scipA060O0010300[text/x-simple-file-verificati\#
        on1;csfvdata in the format Simple File Verification@010R0000400Mapplication/vnd.maxmind.maxmind-dbmm\#
        dbMaxMind database of addresses1210<0000300>audio/evrcwbevwEVRC-WB speech:2X0K0@00900=application/x-\#
        7z-compressedapplication/x-7z7z 7z.0017-Zip archive:000L00003000application/x-dgc-compresseddgc1280;\#
        0E003000audio/x-ultaudio/x-multimate-modultB090H0000;00Eapplication/pkix-pkipathpkipath derchain of \#
        certificatesA010\00000000application/vnd.japannet-verification-wakeup5280C0000300Amodel/x-magicavoxe\#
        lvoxMagicaVoxel model=060B0010@00Jtext/x-applescript1;capplescript scptsource code in AppleScriptA8G\#
        0U00105000application/vnd.think-cell.ppttc+json1EippttcA010F0000300Kapplication/vnd.ms-imsimsMicroso\#
        ft class server dataA0F0K00100000application/vnd.geocube+xml0c4>060>0010700Ftext/x-lobster1;clobster\#
        source code in Lobster>860<0010500<text/x-swift1;cswiftSwift sourceA8G0S00100000application/vnd.capa\#
        systems-pg+json1Ei1210A00000000audio/rtploopbackC010F0000000Fapplication/batch-smtpbatch of SMTP com\#
        mands1210G00000000audio/vnd.dolby.heaac.1>06090010200Atext/x-xc1;cxcsource code in XC0200@00003000im\#
        age/x-gimp-gihgih1280B0000300@audio/x-wwise-bankbnkWwise sound bank=460>0010L00Ftext/aspdotnet1;casp\#
        x asax ascx ashx asmx axdsource code in ASP.NETA010U00000000application/vnd.uplanet.bearer-choiceA0G\#
        0o00100000application/vnd.openxmlformats-officedocument.themeoverride+xml0c4A010D00000000application\#
        /prs.sclt6010]00004000application/vnd.collabio.xodocuments.documentxodtA010R00000000application/vnd.\#
        meridian-slingshot                       A010P00000000application/vnd.powerbuilder75-s              \#
                                                           <010D0K00@00Kapplication/vnd.palmapplication/x-pa\#
        lm-databasepqa oprc pdb prcPalm OS database or program0060I00203000application/x-dia-diagramQjD0c4di\#
        a10G0a0010600Iapplication/vnd.yamaha.openscoreformat.osfpvg+xml0c4osfpvgOpenScore vector graphics>06\#
        0;0010800Ctext/x-zeek1;czeek brosource code in Zeek;280R0010000Gapplication/x-android-sparse-image0g\#
        Vsparse image of Android?060>00100000text/x-credits1;c                                              \#
                                                                        A0G0N0010200Fapplication/urc-targetd\#
        esc+xml0c4tdURC target descriptionA280M0000000@application/x-kerberos-ccacheKerberos tickets=860:001\#
        0Y00:text/x-lua1;clua wlua nse pd_lua rbxs rockspec fcgi p8Lua source;080J00003000application/x-spec\#
        trum-dskdsk                       A060C0010000Otext/x-browserslist1;cdata in the format Browserslist\#
        A0G0O00100000application/mbms-deregister+xml0c4                                                     \#
                                                                                                            \#
                                                                                                            \#
                                     A010C00000000application/vnd.vuqA010I00000000application/sslkeylogfile \#
                        A010G0000;000application/gltf-bufferglbin glbuf ?060?00104000text/x-rconsole1;crout \#
                                                                                                            \#
                                                                                                            \#
                            A0G0T00100000application/prs.implied-document+xml0c4                            \#
                                                                  A010M0000500Kapplication/vnd.ims.imsccv1p1\#
        imsccIMS Common Cartridge course>060=0010200Etext/x-motoko1;cmosource code in Motoko                \#
                                                                                                            \#
                                                                                                       ?060H\#
        0010300Ytext/x-closure-templates1;csoytext with the markup of Closure TemplatesA010O0000;00Happlicat\#
        ion/vnd.lotus-organizeror3 or2 orgLotus Organizer calendarA010E00000000application/vnd.msign2210F000\#
        00000video/vnd.directv.mpegA0G0K00100000application/vnd.oma.pal+xml0c4>060<0010500Dtext/x-grace1;cgr\#
        acesource code in Grace                                                                         ?060\#
        :00103000text/x-ott1;cott                                                                       1280\#
        ;0?007000audio/x-669audio/x-669-mod669 uni             >060=0010:00Etext/x-cypher1;ccyp cyphersource\#
         code in Cypher1210900000000audio/t380280=0000900=image/x-vicarvic vicarVICAR picture@280M0000600?ap\#
        plication/x-postgresql-dumppgdumpPostgreSQL dump                                                    \#
                                                                          70G1@00100000application/vnd.openx\#
        mlformats-officedocument.spreadsheetml.tablesinglecells+xml0c4>060:0010300Btext/x-b4x1;cbassource co\#
        de in B4XA060>0010700Jtext/x-objdump1;cobjdumpdata in the format ObjDumpC070C0010000Atext/rfc822-hea\#
        ders1;cheaders of a mail>060C0010300Ktext/x-objectscript1;cclssource code in ObjectScript9060I001090\#
        00application/x-mimearchive1O?mhtml mhtA000[00003000application/vnd.adobe.aftereffects.templateaetA0\#
        G0H0010;00Lapplication/lostsync+xml0c4lostsyncxmlLoST synchronization messageA010H00000000applicatio\#
        n/vnd.3gpp.lpp?060<00102000text/texmacs1;ctm                                                        \#
                                                                                 :280D0F00E00Japplication/x-\#
        mozlz4application/x-lz4+jsonbaklz4 jsonlz4 mozlz4settings of Firefox in LZ4A080J0000800<application/\#
        x-qt-qml-cachejsc qmlccompiled QMLA060B0010?000application/x-qgis0c4qgs shp shx qml>060;0010400Ctext\#
        /x-wisp1;cwispsource code in wisp1210=00000000audio/evrcnw1                                         \#
                                                                                            ?060>00103000tex\#
        t/x-freefem1;cedp                                    A010a00000000application/vnd.oma.bcast.simple-s\#
        ymbol-container                                                                                     \#
        63Y0W0Y10300Aapplication/vnd.oasis.opendocument.textapplication/x-vnd.oasis.opendocument.text1_\odtO\#
        penDocument text                                                                                    \#
          A0G0\00100000application/vnd.oipf.mippvcontrolmessage+xml0c4          A010O00000000application/vnd\#
        .powerbuilder7-sA860B0010900Ntext/x-ignore-list1;cgitignoredata in the format Ignore List;280E000070\#
        00application/x-gba-romgba agbA000G00003000application/x-intel-amlaml5090:0?00J00:model/stepapplicat\#
        ion/p21step stp p21 stpnc 210 ifcSTEP modelA2X0R0000300Fapplication/java-serialized-objectserseriali\#
        zed Java object  A010I00003009application/vnd.uiq.themeutzUIQ theme                                 \#
                                                                                                            \#
                 A010U00004000application/vnd.astraea-software.iotaiota?<60J0010>00Rtext/x-handlebars-templa\#
        te1;chbs handlebarstext with the markup of Handlebars               A8G0N00100000application/vnd.pag\#
        erduty+json1Ei                                                                                  A000\#
        M0000000Lapplication/x-systemd-catalogmessage catalogue of systemd         A010P0000300@application/\#
        vnd.proteus.magazinemgzProteus magazine5290900003000model/u3du3dA8G0H00100000application/eat-ucs+jso\#
        n1EiA010E0000400Iapplication/dashdeltampddupdate of a DASH manifest?<7090010800=text/sgml1;csgml sgm\#
        SGML documentA0G0Q00100000application/vnd.etsi.simservs+xml0c4                               A010K00\#
        000000application/vnd.uic.tlb-fcb                                                                   \#
                                                                                                    0280<000\#
        0800<image/x-ptexptex ptxPtex textureA0G0H0010800Dapplication/davmount+xml0c4davmountWebDAV mount re\#
        quest                                                                                ?060;00102000te\#
        xt/x-kuin1;ckn                                                                                      \#
           A010L0000300Aapplication/vnd.novadigm.extextNovadigm EXT data2210T00000000video/vnd.iptvforum.2dp\#
        arityfec-10100280=0000500Gimage/x-basisbasisBasis Universal textureA0G0N00100000application/vnd.3gpp\#
        -prose+xml0c47390a0030400Japplication/vnd.ms-excel.template.macroenabled.12P>GQ5h1_\xltmExcel templa\#
        te with macros1280<0000400Caudio/x-hcomhcomHCOM sound of a Mac             A010R00000000application/\#
        vnd.intertrust.digibox                                                                              \#
                                                                                                            \#
                                                                                                            \#
                                                          1210=00000000audio/evrcwb0                        \#
        A8G0D0H10@00@application/geo+jsonapplication/vnd.geo+json1Eigeojson geo.jsonGeoJSON map data        \#
                                                                                                            \#
                             A0G0S00100000application/vnd.fujifilm.fb.jfi+xml0c4B010O00000000application/x-x\#
        509-next-ca-cert            >060:0010N00Btext/x-max1;cmaxpat maxhelp maxproj mxt patsource code in M\#
        axA0G0L00100000application/vnd.etsi.sci+xml0c4A010L00000000application/gnap-binding-jws             \#
                                                                                                            \#
                                                                                                            \#
                                                                             1280:0F00@00:audio/midiaudio/mi\#
        d audio/x-midimid midi kar rmiMIDI musicA010N00000000application/vnd.oma.bcast.sgdu?060;00104000text\#
        /x-rell1;crellC010J0000800;application/vnd.sealed.emlseml semSealed mailA0G0O00100000application/vnd\#
        .nokia.conml+xml0c4@010N0000700Gapplication/vnd.lotus-approachapr vewLotus Approach databaseA0G0S001\#
        00900application/vnd.fdsn.stationxml+xml0c4xml-based                                                \#
                                                                                                            \#
                                A280G0000000Capplication/x-adobe-cshshapes of Photoshop                     \#
                                                                       A010G0000300Japplication/vnd.wfa.wscw\#
        scWi-Fi simple configurationA060;0010400Gtext/x-star1;cstardata in the format STAR                  \#
                          0200<00004000image/x-msodmsod                                                     \#
                                                                            :000E0000700Aapplication/x-sv4cp\#
        iosv4cpioSVR4 cpio archive                                                   >060?0010600Gtext/x-inf\#
        orm-71;cni i7xsource code in Inform 7                                                               \#
                                0280B0000;000image/x.sf3-vectorvec.sf3 sf3                                  \#
                                                                                                          ?8\#
        60:0010300;text/x-pod1;cpodtext in PodA280G0000700?application/x-vim-spellsug splspelling of Vim>060\#
        A0010000Itext/x-julia-repl1;csource code in Julia REPL                     6280G00003000application/\#
        x-sony-bbeblrf;280V00003000application/x-neo-geo-pocket-color-romngc                                \#
                                                                                                            \#
                                     A010F00007000application/prs.nprendrnd rct>060:0010300Btext/x-pan1;cpan\#
        source code in Pan                                                                                  \#
                                                                                      A060;0010400Gtext/x-cs\#
        on1;ccsondata in the format CSON>060F0010P00Dapplication/x-stata-do1;cdo ado doh ihlp mata matah sth\#
        lpsource code in Stata1210<00000000audio/ulpfec                                                     \#
                                                                                                            \#
                                                                                                            \#
         A010C0000300Bapplication/vnd.mcdmcdMicroCADAM drawing>0G0D0;10400@application/vnd.darttext/x-dart1;\#
        cdartDart source code                 0210L0000300Iimage/vnd.globalgraphics.pgbpgbGlobal Graphics PG\#
        B image?060;00104000text/x-jslt1;cjslt                                                              \#
                                                                                                  0280@0@203\#
        000image/x-leaf-mosimage/x-raw-leafQAD0N0mos1210=00000000audio/smv-qcp                              \#
                                                                                     0280A0020300?image/x-ca\#
        non-cr2QAD0N0cr2Canon raw image                                                  A010G00000000applic\#
        ation/vnd.rs-274x             1210<00000000audio/fwdred                 C000C00000000message/x-gnu-r\#
        mail                       A010R00000000application/vnd.ga4gh.passport+jwt >060F0010>00Ntext/x-livec\#
        ode-script1;clivecodescriptsource code in LiveCode Script                                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
              >060L0010C00Ttext/x-literate-coffeescript1;ccoffee.md litcoffeesource code in Literate CoffeeS\#
        criptA0G0L0010000=application/samlmetadata+xml0c4SAML metadata                                      \#
                                 70G1?00100000application/vnd.openxmlformats-officedocument.spreadsheetml.re\#
        visionheaders+xml0c4A200K00000000application/x-mmm-digisondeA080J00005000application/vnd.java.hprofh\#
        prof90G090L10`009text/htmlapplication/html text/x-html1;chtml htm shtml html.hl hta xhtml xslt inc x\#
        ht csHTML page                                     A010I0000300Bapplication/vnd.3gpp2.smssms3GPP2 te\#
        xt message                          A0G0D00107000application/swid+xml0c4swidtag                     \#
                                                                                         A060@0010:00Ltext/x\#
        -formatted1;ceam.fs fordata in the format Formatted                               A010O0000300Mappli\#
        cation/tamp-update-confirmtucconfirmation of a TAMP update>060;0010:00Ctext/x-lean1;clean hleansourc\#
        e code in LeanA280A0000300Papplication/x-sfosfoparameters of a PlayStation game                   >8\#
        60:0010N00Btext/x-nim1;cnim nimrod nim.cfg nimble nimssource code in Nim?060;0010400<text/x-muse1;cm\#
        usetext in Muse                                                                                     \#
                                                                                 ?070:0010300=text/mizar1;cm\#
        izMizar article                                                                    A010@00000000appl\#
        ication/c2pa                                                                                        \#
                                          A010G0000800Lapplication/vnd.hp-hpidhpid hpiHP Instant Delivery do\#
        cumentA010F0000400?application/vnd.picselefifPicsel document                                        \#
                                                                            A0G0N00100500application/vnd.oma\#
        ds-file+xml0c4utf-8                                                                 1210F0000300Faud\#
        io/vnd.lucent.voicelvpLucent voice recording?070E0010300=text/vnd.dvb.subtitle1;csubDVB subtitles408\#
        0M00000000application/x-font-framemaker>06090010200Atext/x-oz1;cozsource code in Oz                 \#
                                                                                                          02\#
        80F0B203000image/x-hasselblad-fffimage/x-raw-imaconQAD0N0fff                                        \#
                        A060C00107000text/x-dbus-service1;cservice                                          \#
                                A010J00000000application/vnd.aether.imp         >060=0010>00Etext/x-monkey1;\#
        cmonkey monkey2source code in Monkey                                                                \#
                                                                                                            \#
                                                                                                  A080G00000\#
        000application/x-perf-data      >060A0010600Itext/x-sourcepawn1;csp incsource code in SourcePawnA0G0\#
        e00100000application/vnd.dvb.notif-ia-registration-request+xml0c412Q090000000Iaudio/l24uncompressed \#
        24-bit audio@000F00000000application/x-mysql-db0280@00203000image/x-sony-srfQAD0N0srfA010M0000000Hap\#
        plication/news-transmissionnews articles in transitA8G0T0010<00Iapplication/vnd.coreos.ignition+json\#
        1Eiign ignitionIgnition machine settingsC000C00000000message/vnd.si.simp>060I0010200Qtext/x-linear-p\#
        rogramming1;clpsource code in Linear ProgrammingA060D00103000application/x-go-sgf1;csgf             \#
                 >060F0010400Ntext/x-parrot-assembly1;cpasmsource code in Parrot AssemblyA0P0R00000000applic\#
        ation/vnd.google-apps.folder<280L00000000application/x-mach-o-preload           A290?0000300Dapplica\#
        tion/lxflxfLXF program material                                             A8G0L00103000application\#
        /voucher-cms+json1Eivcj                                                                             \#
                                                                                                            \#
                                                                                                            \#
            A8G0P00100000application/vnd.datapackage+json1Ei                                                \#
                                                                                                            \#
                 0280E0F10700Cimage/x-panasonic-rw2image/x-panasonic-raw20N0rw2 rwlPanasonic raw imageA000C0\#
        0006000chemical/x-jcamp-dxjdx dx                         ?060?00100000text/x-ldapconf1;c?060?0010800\#
        0text/x-numba_ir1;cnumba_ir                                                       2280C0E003000appli\#
        cation/annodexapplication/x-annodexanxA0G0U00100000application/vnd.3gpp.mcvideo-info+xml0c4:000L0000\#
        3000application/x-gca-compressedgcaA060E0010E00Qtext/x-godot-resource1;cgdnlib gdns tres tscndata in\#
         the format Godot Resource>860=0010O00Etext/x-scheme1;cscm ss sld sps rkt rktl sch slssource code in\#
         Scheme                                               >060<0010500Dtext/x-cairo1;ccairosource code i\#
        n Cairo>060?0010500Dtext/x-minidsrc1;cminidsource code in MiniDA000K00003000application/vnd.frogans.\#
        ltfltfA860;0010400Gtext/x-ldif1;cldifdata in the format LDIF6280U0010300Lapplication/vnd.sun.xml.wri\#
        ter.global1_\sxgOpenOffice 1 master document                                                        \#
                                                      A060J00100000application/x-httpresponse1;c            \#
                                        ?070B0010800:text/vnd.in3d.3dml1;c3dml 3dm3DML model                \#
                      A010I0000550@application/vnd.wap.wbxmlwbxmlutf-8WBXML binary XML?070K0[20250Htext/vnd.\#
        trolltech.linguistapplication/x-linguist text/vnd.qt.linguist0c41;ctsutf-8Qt Linguist translationsA2\#
        80B0000800Capplication/x-ulogulg uloglog of a PX4 flight;280P00003000application/x-commodore-x64-dis\#
        kx64>870S0A10300Happlication/relax-ng-compact-syntaxapplication/x-rnc1;crncRELAX NG schema, compact6\#
        280E0R100000application/encryptedapplication/x-tika-ooxml-protected1>[?060;00104000text/x-savi1;csav\#
        i>060?0010@00Gtext/x-portugol1;cportugol alg porsource code in Portugol0290:00004009image/avciavciAV\#
        C imageA280K0000500Happlication/x-rust-metadatarmetametadata of a Rust crate>060;0010@00Ctext/x-apex\#
        1;ctrigger cls apexsource code in ApexA010K00000000application/rpki-signed-tal?060W00103000text/x-an\#
        sys-parametric-design-language1;cansA280D0030=009application/x-r-dataQjDPRPQ@orda rdata rdsdata of R\#
        2210A0000800Tvideo/vnd.dece.hduvh uvvhUltraViolet video in high definition4080H00000000application/x\#
        -font-vfont                                                                                         \#
        A8G0J00100000application/jscontact+json1Ei                                                          \#
                                                                    A010G00000000application/vnd.oma.dcd    \#
                                            A010V00000000application/vnd.3gpp.interworking-data8390c0010400M\#
        application/vnd.ms-powerpoint.addin.macroenabled.121_\ppamPowerPoint add-in with macros             \#
                                                                       6010X0000<00?application/vnd.sealedme\#
        dia.softseal.pdfspdf s1a spdSealedMedia PDF1210;00000000audio/g729e6080N0010=00?application/x-mobipo\#
        cket-ebook1oWprc mobi azw4Mobipocket book                 A280G0000300Fapplication/vnd.ant.fitfitFIT\#
         record of exercise>060@0010X00Htext/x-realbasic1;crbbas rbfrm rbmnu rbres rbtbar rbuistatesource co\#
        de in REALbasic<010?0000300;application/efiefiEFI programA0G0M00100000application/mbms-register+xml0\#
        c4                                                         >860=0010100Etext/x-jasmin1;cjsource code\#
         in Jasmin                                                                                          \#
                                                 A0G0L00100000application/vnd.etsi.aoc+xml0c4>06090010400Cte\#
        xt/odin1;codinsource code in Odin                                                                   \#
                                                                                                            \#
                                                                              A010F0000300Happlication/vnd.w\#
        t.stfstfWorldtalk secure message         8080[00003000application/vnd.stardivision.impress-packedsdp\#
        A0G0H00100000application/mbms-msk+xml0c4                                                            \#
                                            =060A0H10300[text/x-ms-regeditapplication/x-ms-regedit1;cregdata\#
         in the format Windows Registry Entries  A010L0000300Aapplication/vnd.novadigm.edmedmNovadigm EDM da\#
        ta1210<00000000audio/evrcb0                                                  <000L0000?000applicatio\#
        n/x-authorware-binx32 u32 vox aabA010J0000200Eapplication/vnd.olpc-sugarxoSugar activity bundleA0G0G\#
        00100000application/problem+xml0c4A0G0]00100000application/vnd.3gpp.mcptt-service-config+xml0c400G0=\#
        0910800;image/svg+xmlimage/svg0c4svg svgzSVG drawing                                                \#
                                                                                                            \#
                            A010J0000400?application/vnd.sealed.3dfs3dfSealed 3D model                      \#
                      :080L0000G00Lapplication/x-unreal-packageuasset umap umx unr upkpackage of the Unreal \#
        engine<3Y0H1k10;00<application/java-archiveapplication/x-jar application/x-java-archive application/\#
        x-tika-java-enterprise-archive application/x-tika-java-web-archive1_\jar war earJava archiveA010G000\#
        02000application/vnd.datalogdl1290:00104000audio/sofa0;Usofa                          A000I0F003000a\#
        pplication/x-matlab-dataapplication/matlab-matmat  0090@0<00<00Capplication/fitsimage/x-fitsfits fit\#
         ftsFITS astronomy dataA280D0000000Qapplication/x-ms-sdbcompatibility database of Windows1200>000030\#
        00audio/x-amzxmlamz                                                                                 \#
                                                                                                            \#
                                      1210D00000000audio/vnd.dolby.pl2z                                     \#
                                                              A8G0Z0010h000application/sarif-external-proper\#
        ties+json1Eisarif-external-properties sarif-external-properties.json        A8G0L00107000application\#
        /vnd.artisan+json1Eiartisan                                                                         \#
                                                   A060A0010400Mtext/x-oasv3-json1;cjsondata in the format O\#
        ASv3-jsonA010O0000300?application/vnd.groove-injectorgrvGroove injector                             \#
                                                              =06090010200Atext/x-nu1;cnusource code in NuA0\#
        60G0010000Stext/x-pip-requirements1;cdata in the format Pip RequirementsA010H00000000application/vnd\#
        .ecip.rlp0280C0C10300Aimage/x-olympus-orfimage/x-raw-olympus0N0orfOlympus raw imageA0G0U00100000appl\#
        ication/vnd.ms-office.activex+xml0c4         >060;0010200Ctext/x-sway1;cswsource code in Sway       \#
                                                                                               1280A00000000\#
        audio/x-dec-adpcm                            A060B0010A00Ntext/x-darcs-patch1;cdarcspatch dpatchdata\#
         in the format Darcs Patch                 >060;0010=00Ctext/x-pawn1;csma pwn p incsource code in Pa\#
        wn?060>0E100000text/x-texmacsapplication/x-texmacs1;c                                           A080\#
        E0000000Lapplication/x-featherFeather table, first version6280L0010300Dapplication/vnd.sun.xml.math1\#
        _\sxmOpenOffice 1 formula                                                                           \#
                                                                          B090J0d10@00Aapplication/x-x509-ca\#
        -certapplication/x-x509-cert application/x-x509-user-cert0?;der crt pem certX.509 certificateA860A00\#
        10@00Mtext/x-apacheconf1;capacheconf vhostdata in the format ApacheConfA280E0010;00=application/x-py\#
        torch1_\ckpt pt pthPyTorch modelA060M0010300Qapplication/x-pygments-tokens1;crawdata in the format R\#
        aw token dataA0G0V00100000application/vnd.oma.cab-user-prefs+xml0c4A010O0000300Iapplication/vnd.lotu\#
        s-screencamscmLotus ScreenCam recording:2Y0?1V00E00;application/zipapplication/x-tika-ooxml applicat\#
        ion/x-tika-visio-ooxml application/x-zip application/x-zip-compressedzip zipx nupkg snupkgZIP archiv\#
        e@080N00007000application/vnd.ms-outlook-pstpst ost>280J0000300Qapplication/x-zsh-wordcodezwccompile\#
        d functions of the Z shellA010O00000000application/vnd.powerbuilder6-sA280G0000300>application/x-ado\#
        be-aseaseAdobe swatches>060D0010300Eapplication/x-myghty1;cmytsource code in Myghty60G0C0010A00<appl\#
        ication/tei+xml0c4tei teicorpus oddTEI documentA280A0000300Dapplication/x-sffsffreads of a sequencer\#
        A010T00000000application/vnd.minisoft-hp3000-saveA0G0X00100000application/vnd.iptc.g2.planningitem+x\#
        ml0c4A010O0000300Fapplication/vnd.fujitsu.oasysgpfg5OASYS graphic document?07090010400;text/shex1;cs\#
        hexShEx shapes4080F0O00=000application/x-font-afmapplication/x-font-adobe-metricafm acfm amfmA0G0]00\#
        100000application/vnd.radisys.msml-audit-stream+xml0c4A060D0010200Ptext/x-type-language1;ctldata in \#
        the format Type LanguageD000C00000000x-content/audio-dvd=010K00000000application/vnd.cab-jscript1210\#
        B00000000audio/vnd.vmx.cvsd>860:0010300Btext/x-elm1;celmsource code in Elm                ?070;00100\#
        000text/fwdred1;c                   ?060E00105000text/x-roboconf-graph1;cgraph                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                  A010E00100000application/dots+cbor0b7                                     \#
                 A010A0000500Eapplication/atxmlatxmlATML test description       A010I00000000application/vnd\#
        .mdl-mbsdf?860B0010P00Stext/x-go-template1;cgohtml gotmpl html.tmpl tmpl tpltext with the markup of \#
        Go TemplateA0G0S0010300Qapplication/resource-lists-diff+xml0c4rldchange of a list of SIP resources:2\#
        Y0T00104000application/vnd.belightsoft.lhzd+zip1_\lhzd22Y0?0A10@00?video/quicktimevideo/x-quicktime0\#
        [Rmov qt moov qtvrQuickTime video                       >060>0010300Ftext/x-moocode1;cmoosource code\#
         in Moocode                                   2200=00000000video/waveletA280E0000400Aapplication/x-m\#
        s-evtxevtxWindows event log                                                    A860?0010400Ktext/x-r\#
        pm-spec1;cspecdata in the format RPM Spec  B010G00000000application/jwk-set+jwt                     \#
                                                                                                            \#
                                             A0G0^00100000application/vnd.ms-printdevicecapabilities+xml0c42\#
        210D0000800Fvideo/vnd.sealed.swfsswf sswSealed Flash animation                                      \#
                            >060>0010300Ftext/x-daslang1;cdassource code in Daslang6060J00102000application/\#
        vnd.wolfram.wl1i3wl                                                                                 \#
                   @000Q00005000application/x-kexi-connectiondatakexic                    1210D0000800Aaudio\#
        /vnd.dece.audiouva uvvaUltraViolet audioA0G0F0010:00<application/cellml+xml0c4cellml cmlCellML model\#
        1280A0010;000audio/x-speex+ogg1SWspx oga ogg?060D0010400Utext/x-api-blueprint1;capibtext with the ma\#
        rkup of API BlueprintA000C00003000application/x-envoyevy6080I00002000application/x-applix-wordawA280\#
        K00003000application/x-idl-save-filesavA010G00000000application/vnd.truedoc:2Y0C00100000application/\#
        aas+zip1_\;000P00003000application/x-commodore-d81-diskd81A000R00000000application/vnd.informix-visi\#
        onaryA000C00003000chemical/x-kinemagekin                                                            \#
                                                                                                 A010D000040\#
        0Dapplication/dssc+derdsscDSSC security policy         C0Q0C0000000?multipart/form-dataform with fil\#
        es                                                                                                  \#
                                  A000O00007000application/x-java-archive-diffjardiff            ;280F000030\#
        00application/x-fds-diskfds                                    B090H0000700<application/ocsp-request\#
        orq derOCSP requestA0G0V00100000application/vnd.3gpp.mcptt-regroup+xml0c4A000G00003000chemical/x-gal\#
        actic-spcspc:280P00100000application/vnd.apple.unknown.131_\                                      A0\#
        10I00000000application/activemessage;000K00003000application/vnd.arastra.swiswi                     \#
                                                                                                      A010^0\#
        0000000application/explicit-registration-response+jwt                                               \#
                                                >060;0010300Ctext/x-gams1;cgmssource code in GAMS?060=001030\#
        0>text/x-gemini1;cgmitext in Gemini                                A080G00007000application/x-erdas-\#
        hfahfa img                                                           ?060?00100000text/x-newspeak1;c\#
                   2210900000000video/vp8                                                    581090T00300Gmo\#
        del/stlmodel/x.stl-ascii model/x.stl-binarystlstereolithography model2210?00000000video/smpte292m220\#
        0>00003000video/x-ms-vobvob                                       D000K00000000x-content/ostree-repo\#
        sitory                                                                                              \#
                                                                                                         ?06\#
        0<00105000text/x-spice1;cspice      A010X00000000application/vnd.ms-windows.devicepairing           \#
                                    A060C0010000Otext/x-jar-manifest1;cdata in the format JAR Manifest      \#
                                                                                                            \#
                                                                                                            \#
                                                             B0Y0B0D00700Xapplication/pkcs12application/x-pk\#
        cs12p12 pfxPKCS #12 bundle of keys and certificates<000H00002000application/x-t3vm-imaget3>060E00100\#
        00Mtext/x-python-console1;csource code in Python console<060O00102000application/x-shared-library-la\#
        1;cla0210>0000800:image/prs.btifbtif btfBTIF image2090F0T00700Qapplication/vnd.ms-asfvideo/x-ms-asf \#
        video/x-ms-asf-pluginasf asxAdvanced Systems Format container5280E0020=000application/x-blenderQjDPT\#
        fblend blender:000A00003000application/x-lzxlzxA010M00000000application/vnd.ipld.dag-json=060F001030\#
        0Aapplication/x-mswinurl1;curlInternet shortcut                                                     \#
                                                                                                            \#
                                                             >8G080010@50?text/css1;ccss pcss postcssutf-8CS\#
        S style sheetA0G0Z00100000application/vnd.marlin.drm.actiontoken+xml0c4               4280L0000300Ba\#
        pplication/x-font-linux-psfpsfLinux console font                 A010I00000000application/city+json-\#
        seq                                                                                                 \#
                                                                        >060;0010400Ctext/x-volt1;cvoltsourc\#
        e code in Volt                                                   >060<0010200Dtext/x-berry1;cbesourc\#
        e code in Berry                                                                                     \#
                                                                                                 :280J000040\#
        00application/x-java-pack200pack                                                                    \#
                                                                          ?060;00104000text/x-cddl1;ccddl028\#
        0<0;10<000image/x-ilbmimage/x-iff0?fiff ilbm lbm                                                    \#
                               A010L0000400Dapplication/vnd.dreamfactorydfacDreamFactory programA000F0000<00\#
        0application/x-sas-mddbsm7 sas7bmdb                     A280K00000000application/x-ksysv-package6280\#
        H00108000image/vnd.djvu+multipage07Edjvu djvA010I0000=00Aapplication/vnd.fdsn.seedseed datalessSEED \#
        seismic data>860:0010500Btext/x-lex1;clex lsource code in LexA080F0000000Mapplication/x-terminfocomp\#
        iled terminal description                    <280L0000D00[application/x-llvm-bitstreampriors swiftde\#
        ps diadata of a compiler in the container of LLVMA010K00000000application/vnd.d3m-datasetA000S000000\#
        00application/vnd.ms-color.iccprofileA010N00100000application/ace-groupcomm+cbor0b7                 \#
                       A8G0c00100000application/vnd.ims.lti.v2.toolsettings.simple+json1Ei ?060>00104000text\#
        /x-crocsrc1;ccroc=060>00207000text/scriptlet0c41;cwsc sct7080U00103000application/x-pyspread-bz-spre\#
        adsheet0RPpysA060N00103000application/vnd.garmin.tcx+xml0c4tcx1210:00000000audio/bv32               \#
                                                                             <000E00004000application/x-ms-x\#
        bapxbapA010h00000000application/vnd.globalplatform.card-content-mgt-responseA000G0000<000application\#
        /x-sas-auditst7 sas7baudA010N00000000application/vnd.pt.mundusmundi;280M0000?00@application/x-apple-\#
        diskimagedmg sparseimageApple disk imageA060@0020000Ltext/x-maven+xml0c41;cdata in the format Maven \#
        POM              >060<0010B00Dtext/x-numpy1;cnumpy numpyw numscsource code in NumPy                 \#
                                                A060?0010400Ktext/x-avro-idl1;cavdldata in the format Avro I\#
        DL0280F00103000application/x-stardraw1>[sda                                                         \#
                                                                                                            \#
                                                                                                            \#
                        A8G0K00100000application/coap-group+json1Ei                                         \#
                                                                                                            \#
                                                                A010O0000300Happlication/vnd.3gpp.pic-bw-var\#
        pvb3GPP picture of any sizeA080K00000000application/x-ipod-firmware?060;0010400Ltext/x-edge1;cedgete\#
        xt with the markup of Edge                               0280B0000300>image/x-win-bitmapcurWindows c\#
        ursorA000A00000000application/x-zimA090@00000000application/tzif              >060<0010000Dtext/x-qu\#
        ake1;csource code in Quake>060>0010000Ftext/x-earthly1;csource code in Earthly         2080E00007000\#
        application/x-dvd-ifoifo bup                                                                        \#
                                                         A010Z0000800Happlication/vnd.cendio.thinlinc.client\#
        conftlclientThinLinc client settingsA010E00000000application/raptorfec                              \#
                                                              ?060=0010700Ntext/x-runoff1;crnh rnotext with \#
        the markup of RUNOFF                                                                                \#
                                                                                  A010G0000300Lapplication/v\#
        nd.wap.slcslccompiled WAP service loading                                              1280?0000600=\#
        audio/x-wavpackwv wvpWavPack audio                                                                  \#
                           A280Q0000000Capplication/x-flash-shared-objectFlash shared objectA000C00000000app\#
        lication/exampleA0G0[00100000application/vnd.radisys.msml-audit-conn+xml0c4                         \#
                                                            1280<0=20:000audio/x-aifcaudio/x-aiffc0?f1Y;aifc\#
         aiffc                                                                         >860<0020000Dtext/x-s\#
        cons1J41;csource code in SCons                                                                      \#
                                                                                                            \#
                                         7010J0000<00Eapplication/vnd.sealed.xlssxls sxl s1eSealed Excel wor\#
        kbook6080C00106000application/x-lzpdf1G_pdf.lz                                   A000@00009000chemic\#
        al/x-cachecac cacheA010V00000000application/gnap-binding-rotation-jwsdA010G0000400Gapplication/fasti\#
        nfosetfinfFast Infoset binary XMLA0G0_00100000application/vnd.3gpp.seal-user-profile-info+xml0c4A8G0\#
        X00100000application/vnd.veraison.tsm-report+json1EiA060@00104000application/jsgf1;cjsgfA010P0000800\#
        @application/vnd.dece.unspecifieduvx uvvxUltraViolet file>860?0010800Gtext/x-starlark1;cbzl starsour\#
        ce code in Starlark0160f0`204000application/vnd.ms-visio.stencil.macroenabled.main+xmlapplication/vn\#
        d.ms-visio.stencil.macroenabled.121_\0c4vssm?060@0010300Qtext/x-blueprint1;cblptext with the markup \#
        of BlueprintA290Q0000=000application/vnd.apache.arrow.filearrow feather2210>00000000video/encaprtp60\#
        G1@00100000application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml0c40280A0\#
        A20?000image/x-kodak-kdcimage/x-raw-kodakQAD0N0kdc dcs drf k25@200O00100000application/x-mysql-misam\#
        -index1TaA8G0K00100000application/vnd.futoin+json1EiA000I0000=000application/x-godot-scenescn tscn e\#
        scn:290Q0N00300?application/vnd.ms-cab-compressedzz-application/zz-winassoc-cabcabWindows cabinetA0G\#
        0E0[10900Bapplication/xliff+xmlapplication/x-xliff application/x-xliff+xml0c4xlf xliffXLIFF translat\#
        ions A0G0I00100500application/msc-mixer+xml0c4utf-81210:0000000<audio/pcmaA-law speech1210I0000900Qa\#
        udio/vnd.nuera.ecelp9600ecelp9600Nuera ECELP speech at 9,600 bit/sA010?0000300Fapplication/diidiiDII\#
         device descriptionA090G00000000application/prs.plucker                                             \#
                                                                                                            \#
                                                                                                            \#
                     0010N0000300Eapplication/vnd.micrografx.flofloMicrografx flow chart>060;0010400Ctext/x-\#
        toit1;ctoitsource code in Toit                                                    =860;0020300Ftext/\#
        x-nawk1L;1;cawksource code in New Awk>060B0020D00Ftext/x-labview+xml1;c0c4lvproj lvclass lvlibsource\#
         code in LabVIEW                                                                                    \#
                                                          A860A0020:00Ttext/x-gradle-kts0581;cgradle.ktsdata\#
         in the format Gradle Kotlin DSL                                A010M00000000application/vnd.motorol\#
        a.iprm                                                                           A0G0D0010000Fapplic\#
        ation/csta+xml0c4CSTA telephony message                                              A010_00000000ap\#
        plication/vnd.globalplatform.card-content-mgtA010L00000000application/vnd.etsi.tsl.der02Y090010700Oi\#
        mage/jpx06Ejpf jpxJPEG 2000 image with extensionsA860H00106000application/x-gerber-job1EigbrjobA8G0O\#
        00100000application/alto-directory+json1Ei>060=0010500Etext/x-eiffel1;ce eifsource code in EiffelA01\#
        0M00000000application/gnap-binding-jwsdA010>00000000application/vp                 A060B00104000appl\#
        ication/x-ccmx1;cccmx                                       A010G00000000application/vnd.sss-dtf1210\#
        ?00000000audio/raptorfecA010N0000300>application/vnd.groove-accountgacGroove accountA060O00109000app\#
        lication/vnd.java.hprof.text1;chprof.txt                                            6010R00000000app\#
        lication/vnd.afpc.modca-cmtable                                                                     \#
                                                                                                            \#
                    A010G00000000application/vnd.relpipe                                                    \#
                                                                                                            \#
          A0G0R00100000application/vnd.3gpp.seal-info+xml0c4A0Y0N0Y00700Dapplication/vnd.apache.parquetappli\#
        cation/parquet application/x-parquetparquetApache Parquet tableA010O0000600Aapplication/vnd.oxli.cou\#
        ntgraphoxlicgkhmer count graphA8G0E00104000application/stix+json1Eistix>060G0010400Happlication/x-br\#
        ainfuck1;cbf bsource code in BrainfuckA0G0V00100000application/vnd.oma.scidm.messages+xml0c4        \#
                     0210:00004000image/jaiijaii                            A010B00000000application/riscos \#
                                                                                                            \#
                             0010G0000400Eapplication/vnd.hp-hpglhpglHP-GL plotter drawing        :280A0000<\#
        00?application/x-ewfe01 ex01 l01image of EnCase                                                     \#
                                                                                                            \#
                                                 A8G0\00100000application/emergencycalldata.legacyesn+json1E\#
        i0280F00100000image/x-tiff-multipage1AD                     6080A00003008application/x-tcrtcrTCR boo\#
        kD000F00000000x-content/ebook-reader                                                         12X0:0<\#
        10400:audio/webmaudio/x-webmP[WwebaWebM audio                                                       \#
                                                                                6280C00105000application/x-x\#
        mind1_\xmind:080F0B00400Aapplication/x-stuffitxapplication/x-sitxsitxStuffIt X archive          A010\#
        U0000300Uapplication/vnd.jcp.javame.midlet-rmsrmsrecord store of a Java ME application              \#
                                                                          2280;00003009video/x-ivfivfIVF vid\#
        eo                                   A0G0C00103000application/vec+xml0c4vec     A8G0U00107000applica\#
        tion/vnd.eu.kasparian.car+json1Eicarjson>060;0010300Ctext/x-tsql1;csqlsource code in TSQL           \#
                                                                   @210C1700@00;application/vnd.dbfapplicati\#
        on/dbase application/dbf application/x-dbase application/x-dbfdbf dbase dbase3dBase table2290;0000>0\#
        0;video/3gpp23g2 3gp2 3gpp23GPP2 videoA280C0000500Iapplication/x-snoopsnooppackets captured by snoop\#
        2200F0B006000video/vnd.rn-realvideovideo/x-real-videorv rvxA860A0010900Mtext/x-git-config1;cgitconfi\#
        gdata in the format Git Config@280D0000300Yapplication/x-ms-eseedbdatabase of the Extensible Storage\#
         Engine>010H0000300@application/vnd.acucobolacuACUCOBOL program8010F0000300;application/vnd.is-xprxp\#
        rIS-XPR data>060?0010300Gtext/x-nwscript1;cnsssource code in NWScript121090000000Aaudio/mpaMPEG audi\#
        o frames>060=0010200Etext/x-quakec1;cqcsource code in QuakeCA010G0000300Capplication/vnd.enlivennmlE\#
        nliven viewer data                                                                                  \#
                                                           A000D0000F00Eapplication/x-picklepkl pickle ckpt \#
        pt pthpickled Python objectA060@0010000[text/x-openapi-21;cdata in the format OpenAPI Specification \#
        v2A0G0G0010400Kapplication/marcxml+xml0c4mrcxMARC library records in XML               7390g0i10300Q\#
        application/vnd.oasis.opendocument.spreadsheet-templateapplication/x-vnd.oasis.opendocument.spreadsh\#
        eet-template1_\otsOpenDocument spreadsheet template>060:0010300Btext/x-lfe1;clfesource code in LFE>0\#
        60<0010700Dtext/x-clean1;cicl dclsource code in Clean?070@00100000text/rtploopback1;cA060G00103000ap\#
        plication/x-tiled-tsx0c4tsx                                           >060@0010500Htext/x-surrealql1\#
        ;csurqlsource code in SurrealQL                                                                     \#
                                                                                               A0G0R00100000\#
        application/vnd.dvb.notif-init+xml0c4A010H0000K000application/vnd.vd-studymxi study-inter model-inte\#
        rA010J0000080Japplication/news-groupinfous-asciidescription of a newsgroup?070H00100000text/vnd.moto\#
        rola.reflex1;c                                                                                      \#
        A280H0000000Gapplication/x-thermo-rawmass spectrum of Thermo            A010A00000000application/vem\#
        mi;290R0M00300Eapplication/vnd.nintendo.nitro.romapplication/x-nintendo-ds-romndsNintendo DS cartrid\#
        ge?070900100000text/t1401;c?060:0010800Ktext/x-pic1;cchem pictext with the markup of Pic1200;0000c00\#
        >audio/x-modmod m15 stk nst fst ahx dbm dmf far gdm hvl okt psmtracker moduleA010G0000300Happlicatio\#
        n/tamp-updateturTAMP trust anchor update2280A00005009video/x-sgi-moviemovieSGI movie                \#
                A8G0Q00100000application/vnd.dataresource+json1EiA0G0L0010400Lapplication/vnd.sun.wadl+xml0c\#
        4wadlWADL web service description52Y0>00104000model/step+zip1_\stpz0280B0B207000image/x-pentax-pefim\#
        age/x-raw-pentaxQAD0N0pef ptx     A010D00000000application/passport                                 \#
                            A010D00100000application/cmw+cbor0b7                                            \#
                                        A0G1300100000application/vnd.openxmlformats-officedocument.custom-pr\#
        operties+xml0c40200=00000000image/example?060<0010500Mtext/x-latte1;clattetext with the markup of La\#
        tte6390`0b10300Japplication/vnd.oasis.opendocument.text-templateapplication/x-vnd.oasis.opendocument\#
        .text-template1_\ottOpenDocument text templateA080D0000900<application/x-bigwigbigwig bwbigWig track\#
        A080V0000000Eapplication/x-ft-windows-registry-hiveWindows registry hive50I0A0000300Bmodel/gltf-bina\#
        ryglbglTF scene, binary>060<0010600Dtext/x-urweb1;cur urssource code in UrWeb;080P00003000applicatio\#
        n/x-commodore-g71-diskg71;080N00007000application/x-nintendo-3ds-romcci 3ds0210900003009image/iefief\#
        IEF image@280A0000300Iapplication/x-tdbtdbTrivial Database of SambaA010E00000000application/vp+sd-jw\#
        t?060D00103000text/x-gosu-template1;cgst6000@00002000application/x-pwpw                             \#
                                          60G0M0010300Fapplication/vnd.adobe.xdp+xml0c4xdpAdobe XML data pac\#
        kageD000B00000000x-content/softwareA010D00004000application/vnd.nimnnimn@280P00100000application/x-f\#
        ossil-global-conf0GjA280A0000300Capplication/x-ipfipfIPF image of a diskA0G0P00103000application/aut\#
        omationml-aml+xml0c4aml>060G0010600Otext/x-component-pascal1;ccps cpsource code in Component Pascal;\#
        080H0010F00>application/vnd.squashfsPgVsfs sqfs sqsh squashfsSquashFS image>060:0010300Btext/x-opa1;\#
        copasource code in OpaA010T0000300Rapplication/tamp-apex-update-confirmaucconfirmation of a TAMP ape\#
        x update22Y090;107009video/oggvideo/x-ogg1bMogv oggOgg video?060<00100000text/x-arrow1;c7010i0000400\#
        0application/vnd.collabio.xodocuments.spreadsheet-templatexotsA0G0N00100000application/vnd.gpxsee.ma\#
        p+xml0c4A010L0000300Dapplication/vnd.kidspirationkiaKidspiration diagram0290N0000300Eimage/vnd.valve\#
        .source.texturevtfSource engine textureA0G0T0010300<application/vnd.google-earth.kml+xml0c4kmlKML ma\#
        p data<280G0F00>00?application/vnd.flatpakapplication/vnd.xdgappflatpak xdgappFlatpak packageA8G0K00\#
        100000application/vnd.avalon+json1Ei?0>0:00107000text/x-ssa1;cssa ass                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                          A0\#
        10T00000000application/vnd.adobe.partial-uploadA060I0010300Utext/x-adobe-font-metrics1;cafmdata in t\#
        he format Adobe Font Metrics:080B0@00200Dapplication/x-lzipapplication/lziplzlzip-compressed dataA01\#
        0U00000000application/vnd.uplanet.channel-wbxml                                                     \#
                                                                                                            \#
           >060;0010400Ctext/x-move1;cmovesource code in MoveA010R00000000application/vnd.dvb.ipdcesgaccess2\#
        A8G0P00100000application/vnd.bbf.usp.msg+json1EiA010C0000300Fapplication/vnd.dnadnaDNA new-media doc\#
        umentA010R0000800Capplication/vnd.previewsystems.boxbox vboxPreview Systems boxA280I0000000>applicat\#
        ion/x-quake-modelmodel of Quake>060<0010100Dtext/x-terra1;ctsource code in Terra>860>0010300Ftext/x-\#
        arduino1;cinosource code in Arduino1280;00003009audio/x-soxsoxSoX sound                             \#
          A010M00000000application/vnd.street-streamA8G0H00100000application/vnd.vel+json1Ei?070=00100000tex\#
        t/prs.texi1;c                                                                                       \#
                                                                    ?060F0010?000text/x-sqlite3-console1;csq\#
        lite3-console                                   >060:0010300Btext/x-yul1;cyulsource code in Yul     \#
                                                                               129090C00300:audio/amraudio/a\#
        mr-encryptedamrAMR speech           A010C00000000application/eat+cwt121090000300:audio/smvsmvSMV spe\#
        ech              D000A0010000;inode/mount-point0X`mount point?060D00100000text/x-lighttpd-conf1;c   \#
                                     2290D0J10200=video/vnd.youtube.ytapplication/vnd.youtube.yt1_\ytYouTube\#
         video                                                                                             2\#
        280;00000009video/x-nutNUT video>060I0010600Lapplication/supercollider1;csc scdsource code in SuperC\#
        ollider                                                                                             \#
                                                            1210=00000000audio/pcma-wb                      \#
                                                                      ?020?0010200Ptext/x-bikeshed1;cbstext \#
        with the markup of BikeshedA010K00000000application/vnd.3gpp.5gsv2x                                 \#
                                            A010M00000000application/vnd.orange.indata                    02\#
        80D00000000image/x-os2-graphics70G1900100000application/vnd.openxmlformats-officedocument.spreadshee\#
        tml.calcchain+xml0c4;010Q0F00700Happlication/vnd.nintendo.snes.romapplication/x-snes-romsfc smcSuper\#
         Nintendo cartridge   B060P00103000application/x-cisco-vpn-settings1;cpcf             1080E0?003000a\#
        pplication/x-shortenaudio/x-shortenshnA010D00000000application/coap-eap                        6000C\#
        00000000application/msword2                                                                         \#
                                           :2Y0O0010900Papplication/vnd.etsi.asic-e+zip1_\asice sceASiC-E co\#
        ntainer of signed filesA010K00000000application/mosskey-request                                     \#
                                                              ;000P00003000application/x-commodore-d82-diskd\#
        82                                                                                                  \#
                                               A0G0J00100000application/vnd.wv.csp+xml0c4         ;0@0F0^007\#
        00Aapplication/x-vhd-diskapplication/x-vhd application/x-virtualbox-vhdvhd vpcvirtual hard disk     \#
                                         A200J0000000<application/x-linux-kernelLinux kernel6290K0a00S00Dapp\#
        lication/vnd.wordperfectapplication/wordperfect application/x-wordperfectwpd wp wp4 wp5 wp6 wpp w60 \#
        wp61 wptWordPerfect document121090000300Iaudio/l16l16uncompressed 16-bit audio63Y0N0?10800<applicati\#
        on/vnd.ms-xpsdocumentapplication/xps1_\xps oxpsXPS documentA010@00000000application/h224            \#
                                                                                                            \#
                                                                                                            \#
                                 A060K00103000application/vnd.ogc.sld+xml0c4sld                             \#
                                                                                                            \#
                                                                          <080A00000000application/x-elf    \#
                    A0G0S0010200Fapplication/vnd.nokia.n-gage.ac+xml0c4acN-Gage activation dataA8G0M00100000\#
        application/alto-costmap+json1Ei                                  6860:0A11700<text/x-texapplication\#
        /x-tex1;ctex ltx sty cls aux dtx ins latex bbx cbx lbx mkii mkiv mkvi toc fd mngTeX document5290C0C0\#
        0700?application/vnd.lasapplication/x-asprslas lazLAS point cloud?060:0010300Ktext/x-tea1;cteatext w\#
        ith the markup of TeaA010L0000300Aapplication/vnd.triscape.mxsmxsMap Explorer data=460?00103000appli\#
        cation/hta0kNhta0200900003000image/rlerle029090F00;00Dimage/j2cimage/x-jp2-codestreamj2c j2k jpcJPEG\#
         2000 codestreamA060F0010G00Rtext/x-kicad-schematic1;ckicad_sch kicad_sym schdata in the format KiCa\#
        d Schematic>060;0010700Ctext/x-teal1;cteal tlsource code in Teal                                    \#
         A280K0000000Lapplication/vnd.android.artimage of the Android runtime>060A0010:00Itext/x-overpassql1\#
        ;coverpassqlsource code in OverpassQLA010?0000000Rapplication/ippInternet Printing Protocol messageA\#
        010J0000300<application/vnd.mobius.mqymqyMobius queryA060L0010;000application/vnd.flatpak.repo1;cfla\#
        tpakrepo                                                                                            \#
                                A080B0000000Aapplication/x-utmprecords of logins                         A01\#
        0K0000300Dapplication/vnd.ms-artgalrycilClip Gallery package8060H00103000application/x-magicpoint1;c\#
        mgp?060?00103000text/x-txt2tags1;ct2tA010@00004009application/cborcborCBOR dataA010G0000300Dapplicat\#
        ion/vnd.geonextgxtGEONExT construction;080K00003000application/x-dreamcast-romisoA0G0G00104000applic\#
        ation/mmt-usd+xml0c4musdA8G0J00100000application/vnd.miele+json1EiA8G0K00100000application/jscalenda\#
        r+json1Ei>060<0010500Dtext/x-metta1;cmettasource code in MeTTa                                      \#
                                                        A000H00006000application/x-gramps-xmlgramps         \#
                                                      =<60B0;10`00;application/x-perltext/x-perl1;cpl pm al \#
        perl t pod cgi fcgi ph plx psgi installPerl script                                 1090D0B00800=appl\#
        ication/vnd.smafapplication/x-smafmmf smafSMAF ringtone6390`0030400Iapplication/vnd.ms-word.template\#
        .macroenabled.12P>GQSJ1_\dotmWord template with macrosB280F0000400Iapplication/x-keepass2kdbxKeePass\#
         password database                                                                                  \#
                                                                       ?060900104000text/snbt1;csnbt        \#
                A8G0I00100000application/activity+json1EiA280F0000300Mapplication/x-libmagicmgccompiled patt\#
        erns of libmagic                                                                                    \#
                                               ?060B00100000text/cql-extension1;c                           \#
             A280B0000400Capplication/x-tdmstdmsLabVIEW measurement                                         \#
                                                        A000C00003000chemical/x-chemdrawchm                 \#
                          ?070?0010200Ctext/vnd.wap.sl1;cslWAP service loading                              \#
                                                                                                            \#
                                                                                                            \#
                                             A010F0000300Kapplication/vnd.ms-lrmlrmMicrosoft learning resour\#
        ceA010V0000900Gapplication/vnd.denovo.fcselayout-linkfe_launchFCS Express layout link               \#
                                                                                      A0G0H0010300?applicati\#
        on/calendar+xml0c4xcscalendar in XMLA8G0P00100000application/vnd.acm.chatbot+json1Ei:010R0000400<app\#
        lication/vnd.joost.joda-archivejodaJoda archiveA8G0T00100000application/vnd.oracle.resource+json1Ei?\#
        060;0010400Ltext/x-riot1;criottext with the markup of Riot                                          \#
                      2010@0000800<application/mp21m21 mp21MPEG-21 file                                     \#
                                         A0G0D0010400Lapplication/wsdl+xml0c4wsdlWSDL web service descriptio\#
        n?060<00102000text/x-maple1;cmi>860F0010i00Aapplication/typescript1;cts tsx mts cts config.ts d.cts \#
        d.mts d.ts spec.ts test.tsTypeScript source<280G0010600>application/x-sharedlib0K;so elfshared libra\#
        ry                                                                                                  \#
                                                                                                       2210?\#
        00000000video/h264-rcdoA010H0000300Fapplication/vnd.intu.qfxqfxQuicken bank statement>060>0010700Fte\#
        xt/x-langium1;clangiumsource code in LangiumA000M00008000chemical/x-embl-dl-nucleotideemb embl0090D0\#
        000300<application/vnd.xaraxarXara drawingA060:0010300Ftext/x-rbs1;crbsdata in the format RBSA8G0F00\#
        100000application/vcard+json1EiA060B00104000application/x-it871;cit87>060=0010;00Gtext/x-modula1;ci3\#
         m3 ig mgsource code in Modula-3                        A8G0[00100000application/vnd.nato.bindingdat\#
        aobject+json1Ei0210<00000000image/naplps                                                            \#
                                                       >060D0010300Eapplication/x-genshi1;ckidsource code in\#
         Genshi                                                                                             \#
                                                                                                            \#
                                                                     0290J0D00600>application/vnd.kde.karbon\#
        application/x-karbonkarbonKarbon drawingA080>0000300@chemical/x-cdxcdxChemDraw drawing              \#
                                                                                                            \#
                                                                             C010<00000000message/cpim      \#
                    A010A00000000application/slate                                                          \#
                A060T0010400`text/x-object-data-instance-notation1;codindata in the format Object Data Insta\#
        nce Notation>860>0010U00Ctext/x-fortran1;cf f90 for f77 f03 f95 fpp f08 f18 ftnFortran source codeA0\#
        10C00100000application/ce+cbor0b7A0G0`00100000application/emergencycalldata.subscriberinfo+xml0c4   \#
                                                                 0290:0010<00Dimage/fits1:gfits fit ftsFITS \#
        astronomy image1280;00003000audio/x-mo3mo3                         12X090d10<009audio/wavaudio/vnd.w\#
        ave audio/wave audio/x-pn-wav audio/x-wav1C:wav bwf rf64WAV audioA010K00000000application/call-compl\#
        etionA060A0010300Bapplication/x-sas1;csassource code in SASA8G0C0010H000application/tm+json1Eitm.jso\#
        nld tm.json jsontmA010R00000000application/vnd.yamaha.through-ngn?060:00103000text/x-dax1;cdaxA010Q0\#
        000300Capplication/vnd.3gpp.pic-bw-smallpsb3GPP picture, small:2Y0X00100000application/vnd.d2l.cours\#
        epackage1p0+zip1_\         A280A0000300<application/x-baibaiindex of BAM                            \#
                                  A010N00000000application/scitt-receipt+cose                               \#
                                                                                                    ?0609001\#
        00000text/xmcd1;c>06080010;00Btext/zig1;czig zig.zonsource code in ZigA0G0]00100000application/vnd.3\#
        gpp.seal-mbms-usage-info+xml0c4A0G0D00100500application/fhir+xml0c4utf-8?060:0010500Mtext/slint1;csl\#
        inttext with the markup of Slint2290A0C104000video/matroska-3dvideo/x-matroska-3d1]emk3dA000H0000300\#
        0application/x-mscardfilecrd1290@0J00400@audio/mobile-xmfaudio/vnd.nokia.mobile-xmfmxmfMobile XMF mu\#
        sic                                                    1080@00100000application/kate1bMA0G0Q00100000\#
        application/vnd.dm.delegation+xml0c4                                          A0G0J0010350>applicati\#
        on/vnd.syncml+xml0c4xsmutf-8SyncML messageC010D00000000multipart/byterangesA000B00003000application/\#
        x-jmoljmzA010D00100000application/ace+cbor0b7         A280L0000000Bapplication/x-locale-archivearchi\#
        ve of localesA010E00000000application/vnd.rapid                                                     \#
                                                                                                            \#
                                     >060;0010400Ctext/x-ring1;cringsource code in Ring                     \#
                                                                            A8G0I00100000application/atsc-rd\#
        t+json1Ei6090Q0000K00Bapplication/vnd.quark.quarkxpressqxd qwd qxt qwt qxb qxl qxpQuarkXPress layout\#
                                    A080K00003000application/x-commodore-crtcrt                             \#
                                             ?060<00100000text/x-mosel1;cA060E0010000Qtext/x-redirect-rules1\#
        ;cdata in the format Redirect Rules            A060E0010200Qtext/x-selinux-policy1;ctedata in the fo\#
        rmat SELinux Policy1210C00000000audio/vnd.octel.sbc1290;0C10300<audio/speexapplication/x-speex1SWspx\#
        Speex speech                                                 A060<0010700Htext/x-eagle1;cbrd schdata\#
         in the format Eagle                                                                                \#
                                                                                     1210M0000:000audio/vnd.\#
        presonus.multitrackmultitrack            >860B0A20900Etext/x-opencl-csrctext/x-opencl-srcP@[1;ccl op\#
        enclsource code in OpenCLA060C00103000application/owl+xml0c4owx                                     \#
                                                     <280H0E103000application/x-itunes-ipaapplication/x-ios-\#
        app1_\ipaA060;0010400Gtext/x-hxml1;chxmldata in the format HXML                                     \#
                                                                                                            \#
                                            0280A00203000image/x-kodak-dcrQAD0N0dcr                         \#
                                                                                                            \#
                                               60P0@00004000application/bdocbdoc1210900000000audio/evs>060<0\#
        010800Atext/x-fstar1;cfsti fstsource code in F*                                    A010b00000000appl\#
        ication/vnd.3gpp-v2x-local-service-information                                                      \#
                                                   A010I00000000application/vnd.3gpp.s1apA000W00000000applic\#
        ation/vnd.google-apps.mail-layout                               A010N00000000application/vnd.dolby.m\#
        obile.2                                                                                          A8G\#
        0N0010800Sapplication/vnd.cyclonedx+json1Eicdx.jsonCycloneDX bill of materials in JSONA06090010200Et\#
        ext/x-nl1;cnldata in the format NL0160f0`204000application/vnd.ms-visio.drawing.macroenabled.main+xm\#
        lapplication/vnd.ms-visio.drawing.macroenabled.121_\0c4vsdm=460A0010<00Mtext/x-coldfusion1;ccfm cfc \#
        cfmlsource code in ColdFusion CFC<280G00103000application/x-wheel+zip1_\whlA060J0010300Vtext/x-2-dim\#
        ensional-array1;c2dadata in the format 2-Dimensional Array>860A0010F00Itext/x-emacs-lisp1;cel emacs \#
        emacs.desktopsource code in Emacs Lisp>060:0010700Rtext/x-gsp1;cgsp jspsource code in Groovy Server \#
        PagesA010L0000300Aapplication/vnd.spotfire.dxpdxpSpotfire analysisA0G0K0010;00Mapplication/atomdelet\#
        ed+xml0c4atomdeleteddeleted entry of an Atom feed>280J0000T00<application/x-swift-moduleswiftdoc swi\#
        ftmodule swiftsourceinfoSwift moduleA010@00000000application/sipc>060J0010300Jtext/x-omnet-plus-plus\#
        -msg1;cmsgsource code in OMNeT++ MSGA0G0T00100000application/vnd.3gpp-prose-pc3ch+xml0c4>060A0010300\#
        Itext/x-liquidsoap1;cliqsource code in LiquidsoapA010?00000000application/jwt;0@0L00003000applicatio\#
        n/x-virtualbox-hddhdd>060<0010300Dtext/x-nmodl1;cmodsource code in NMODLA010V00000000application/vnd\#
        .oma-scws-http-responseA010@0000000:application/igesIGES model>860>0010B00>text/x-haskell1;chs hs-bo\#
        ot hsc lhsHaskell source229080:006008video/dvvideo/x-dvdv difDV video1290C0000>00Iaudio/vnd.dolby.ml\#
        pthd truehd mlpDolby TrueHD or MLP audio                                                            \#
                                                                                                         221\#
        0T00000000video/vnd.iptvforum.1dparityfec-2005                                                      \#
                                         C010?0000000Emultipart/mixedmail with attachments1280;0000300Kaudio\#
        /x-spcspcmusic of the Super Nintendo>060>0010100Ftext/x-nemerle1;cnsource code in NemerleA8G0M001000\#
        00application/ppsp-tracker+json1EiA010I0000300?application/vnd.amiga.amiamiAmiPro document70>0B0@108\#
        000application/x-sylktext/spreadsheet1;csylk slk                                        :200D0B00900\#
        0application/x-brotliapplication/brotlibr brotli;080L00003000application/x-atari-lynx-romlnx        \#
                                                                                           A0G0W00100000appl\#
        ication/vnd.iptc.g2.catalogitem+xml0c4      >060D0010000Ltext/x-alpine-abuild1;csource code in Alpin\#
        e Abuild                                         A060H0010000Ttext/x-git-revision-list1;cdata in the\#
         format Git Revision List                                             A080G00003000application/x-ips\#
        -patchipsA0G1100100000application/vnd.openxmlformats-officedocument.drawingml.chart+xml0c4          \#
                2000J00003000application/x-futuresplashspl;080L00003000application/x-atari-7800-roma78      \#
                                                                                                       :280G\#
        00103000application/x-xliff+zip1_\xlz                                                               \#
                                                                                                            \#
                                                                 029090B00;00=image/jxrimage/vnd.ms-photojxr\#
         wdp hdpJPEG XR imageA020>0000300Echemical/x-cifcifCIF crystal structure>060:0010300Btext/x-uno1;cun\#
        osource code in Uno                                                                                 \#
                                                                                                            \#
                                                                      >060N0010200Vtext/x-gcc-machine-descri\#
        ption1;cmdsource code in GCC Machine DescriptionA010X00000000application/vnd.japannet-jpnstore-wakeu\#
        p8390c0020400Lapplication/vnd.ms-powerpoint.slide.macroenabled.12QNY1_\sldmPowerPoint slide with mac\#
        rosA010M00000000application/vnd.hcl-bireportsC010?00000000message/sipfrag                           \#
                                                                                                            \#
                           80G1;00100000application/vnd.openxmlformats-officedocument.presentationml.notessl\#
        ide+xml0c40280A0A203000image/x-epson-erfimage/x-raw-epsonQAD0N0erfA0G0S0010<000application/vnd.pp.sy\#
        stemverify+xml0c4systemverifyA8G0H00100000application/geopose+json1Ei0290C0020500Cimage/heif-sequenc\#
        e15bP@PheifsHEIF image sequence>060>0010700Gtext/x-modula21;cmod defsource code in Modula-21210=0000\#
        0000audio/pcmu-wb                                              A0>0E0020:000application/x-qtiplotQjD\#
        1;cqti qti.gzA080F0000300Happlication/x-asam-mdfmf4measurement data of ASAM                         \#
                                                                                                            \#
             1280;0000300@audio/x-ksskssmusic of the MSX                                                    \#
                                                                                                            \#
                                                      >060B0010400Jtext/x-objective-j1;csj jsource code in O\#
        bjective-J                                                                                          \#
                                 A010X00003000application/vnd.medicalholodeck.recordxrrxt=860B0;12200;applic\#
        ation/x-rubytext/x-ruby1;crb rbw builder gemspec eye rake rbx god duby jbuilder mspec podspec prawn \#
        rabl rbi rbuild ru ruby thor watchr fcgi pluginspec specRuby scriptA010[00000000application/vnd.ntt-\#
        local.ogw_remote-accessA0G0]00100000application/emergencycalldata.serviceinfo+xml0c4                \#
                                                                                                            \#
                                                                          A010L0000300>application/vnd.groov\#
        e-vcardvcgGroove contact                                         A010V00000000application/vnd.motoro\#
        la.flexsuite.ttc:280A0000300Aapplication/x-parparPAR recovery data>860:0010500Jtext/x-coq1;ccoq vsou\#
        rce code in Rocq ProverA000J00003000chemical/x-ncbi-asn1-asciiprt                                   \#
                                                                                                            \#
                                   128090;10300Baudio/mp2audio/x-mp20Anmp2MPEG layer 2 audio                \#
                                                                            1020<0000;000audio/csoundcsd orc\#
         sco2290:2M10<00:video/3gppaudio/3gpp-encrypted audio/x-rn-3gpp-amr audio/x-rn-3gpp-amr-encrypted au\#
        dio/x-rn-3gpp-amr-wb audio/x-rn-3gpp-amr-wb-encrypted video/3gp video/3gpp-encrypted1423gp 3gpp 3ga3\#
        GPP video0080B00003000application/x-tgifobj?060;00103000text/x-bugs1;cbugA0G0M00100000application/vn\#
        d.3gpp.ussd+xml0c41210N00000000audio/1d-interleaved-parityfec>860<0010>00@text/x-cmake1;ccmake cmake\#
        .inCMake build fileA010Y00000000application/vnd.ms-windows.printerpairing                           \#
                                                                               A870H00100000application/vnd.\#
        faf+yaml1XJ6060e00100000application/vnd.oasis.opendocument.tika.flat.document0c45280?0000300>model/x\#
        -openvdbvdbOpenVDB volume6280W0020300Japplication/vnd.sun.xml.writer.template0ji1_\stwOpenOffice 1 t\#
        ext template                  A060W0010300ctext/x-glyph-bitmap-distribution-format1;cbdfdata in the \#
        format Glyph Bitmap Distribution FormatA0P0O00004000application/vnd.google-apps.mapgmap<0P0U0000<000\#
        application/x-virtualbox-vbox-extpackvbox-extpackA0G0D0010400Eapplication/xenc+xml0c4xencencrypted d\#
        ata in XML                                                            A010U00000000application/vnd.l\#
        dev.productlicensing6010R00000000application/vnd.afpc.modca-formdef           ?060=0010?000text/x-cp\#
        lint1;clpad ecl prolog>060<0010500Dtext/x-bison1;cbisonsource code in Bison3060H00103000application/\#
        x-cdrdao-toc1;ctoc                                     :080R0010<000application/x-bzip3-compressed-t\#
        ar09Gtar.bz3 tbz3                                                         A0G0M00100000application/s\#
        pirits-event+xml0c4A010G00000000application/vnd.sss-ntf>060?0010:00Itext/mcfunction1;cmcfunctionsour\#
        ce code in mcfunction?060<00105000text/x-aheui1;caheui                                              \#
                                                                                                >060>0010700\#
        Ftext/x-oxygene1;coxygenesource code in OxygeneA860@0010200Ltext/x-pure-data1;cpddata in the format \#
        Pure Data               1200=00000000audio/exampleA200J00003000application/x-spectrum-z80z8050G0E001\#
        0300Jmodel/vnd.collada+xml0c4daedata in the format COLLADA         >870L0U10b00Happlication/vnd.coff\#
        eescripttext/coffeescript text/x-coffeescript1;ccoffee litcoffee _coffee cjsx coffee.erb iced cakeCo\#
        ffeeScript source code6000I00003000application/x-planperfectplnA010h00000000application/vnd.openxmlf\#
        ormats-officedocument.vmldrawing?060>00100000text/x-copying1;c                                      \#
                                                                                                            \#
                                  >060B0010200Jtext/x-il-assembly1;cilsource code in IL Assembly            \#
                                                                                                            \#
                          1210C00000000audio/vnd.dolby.pl2>060A0010100Itext/x-kframework1;cksource code in K\#
        FrameworkB280E0F00300Kapplication/x-keepassapplication/x-keepass1kdbKeePass 1 password databaseA0G0P\#
        0010300Iapplication/urc-uisocketdesc+xml0c4uisURC user interface socket                             \#
                                                                                2210G00000000video/vnd.dlna.\#
        mpeg-ttsA010f0000300Mapplication/vnd.anser-web-certificate-issue-initiationciiANSER-WEB certificate \#
        request                       5010G00000000model/vnd.flatland.3dml           A010T00000000applicatio\#
        n/vnd.ecowin.seriesrequest?060;00104000text/x-mips1;cmips                                           \#
                                                                                                        <280\#
        L0000400Oapplication/vnd.android.vdexvdexverified code of an Android app                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                A0G0V00100000application/vnd\#
        .gentoo.catmetadata+xml0c4A060C00103000application/dif+xml0c4dif                                    \#
                                                                                                            \#
                                                               A0@0?00000000application/tar0290:0010300:imag\#
        e/aces1iBexrACES imageA010E0000000Eapplication/vnd.fintsFinTS banking messageB280K0000?00>applicatio\#
        n/x-java-keystorejks ks keystoreJava key store                                                      \#
                                                                                                            \#
                                                                                                            \#
                                     A010M00000000application/vnd.swiftview-icsA010L0000080Kapplication/news\#
        -checkgroupsus-asciilist of newsgroups to checkA8G0X00100000application/alto-endpointcostparams+json\#
        1Ei>020E0010200Mtext/x-brighterscript1;cbssource code in BrighterScriptA010M0000300=application/vnd.\#
        ezpix-packageez3EZPix packageA0G0S00100000application/vnd.liberty-request+xml0c4A8G0I00100000applica\#
        tion/asyncapi+json1Ei                                                                     ?860;0010;\#
        00Ntext/stylus1;cstylus styltext with the markup of Stylus                                          \#
                                                                                                            \#
                                                                                    A0G0Q00100000application\#
        /vnd.oma.bcast.imd+xml0c4A010G00000000application/vnd.sbm.cidA060C0010000Otext/x-go-checksums1;cdata\#
         in the format Go Checksums?060I00107000text/x-postgresql-explain1;cexplainA8G0R00100000application/\#
        vnd.oai.workflows+json1EiA0G0D00104009application/atom+xml0c4atomAtom feedA280I0000400=application/x\#
        -dart-kerneldillcompiled Dart                                        A0G0W00100000application/vnd.ip\#
        tc.g2.conceptitem+xml0c4A0G0X00100000application/vnd.dvb.notif-ia-msglist+xml0c4                    \#
                                                                                                            \#
                                                                  ;200O00003000application/x-amiga-disk-form\#
        atadfA010G00000000application/dns-message                                                           \#
                                                                                                            \#
                               :2Y0T00103000application/vnd.exstream-empower+zip1_\mpwA060F0010000Rtext/x-re\#
        adline-config1;cdata in the format Readline ConfigA0G0R00100000application/vnd.cyan.dean.root+xml0c4\#
        =0<0D00103000text/vbscript.encode1;cvbe          A010Q00000000application/vnd.ecowin.fileupdate     \#
                                                                                                            \#
                                                                                                           A\#
        060G0010:00Stext/x-python-traceback1;cpytb py3tbdata in the format Python traceback>060D0010600Eappl\#
        ication/x-thrift1;cthriftsource code in Thrift                         A010M0000300Capplication/rpki\#
        -ghostbustersgbrRPKI contact record                                   A000E00006000chemical/x-mdl-sd\#
        filesd sdf@280J0000000Capplication/x-mysql-binlogbinary log of MySQLA0G0g0010300Japplication/vnd.lla\#
        magraphics.life-balance.exchange+xml0c4lbeLife Balance exchange file>860;0010700Ctext/x-nsis1;cnsi n\#
        shsource code in NSIS:2Y0K00100000application/vec-package+zip1_\A8G0D00100000application/pvd+json1Ei\#
               A8G0E00100500application/fhir+json1Eiutf-8                                                   \#
                            6010G0E00<00>application/vnd.scribusapplication/x-scribussla slaz scdScribus lay\#
        outA860B0010300Ntext/x-flatbuffers1;cfbsdata in the format FlatBuffers3280B00003000audio/x-iriver-pl\#
        aplaA010V00000000application/vnd.3gpp.mc-signalling-ear6290J0010700Fapplication/vnd.ms-project1>[mpp\#
         mptMicrosoft Project plan;000I00105000application/x-roxio-toast0KhtoastA0G0E00100000application/dic\#
        om+xml0c46280C00104000application/hwp+zip1_\hwpx                                                    \#
                                                                                                      A0G0L0\#
        0100000application/vnd.3gpp.bsf+xml0c4                                                              \#
                                                  A000H00003000application/x-msterminaltrmA0G0W00100000appli\#
        cation/vnd.iptc.g2.packageitem+xml0c4A000D00003000application/envi.hdrhdr                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                     1210S0000<00Faudio/vnd.sealedmedia.softseal.mpegsmp3 smp s1mSealedMedia MPEG audioA860R\#
        00100000application/x-vnd.datapackage+json1Ei            0280;0000800Cimage/x-gvrgvr pvrttexture of \#
        Nintendo60G1<00100000application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml0c4\#
        A000C00003000application/x-cocoacco>060;0010400Ctext/x-just1;cjustsource code in JustA010K00003000ap\#
        plication/vnd.onepagertattat?060D0010=000text/x-dylan-console1;cdylan-console=8F0F0?10700Fapplicatio\#
        n/ecmascripttext/ecmascript0RAecma esECMAScript source codeA8G0D00100000application/sdf+json1Ei5080?\#
        0000000=model/x-directxDirectX model                                                                \#
                           6280J00105000application/x-gzpostscript1jDps.gz                                  \#
                                                                                                            \#
                                                                A010H00100000application/eat-bun+cbor0b7    \#
                                                            A010H0000300Iapplication/vnd.trid.tpttptTRI Syst\#
        ems configuration                                                                                   \#
                                                                                                            \#
                                                          A280A0000300Iapplication/x-jfrjfrJava Flight Recor\#
        der data                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                  A000I00003000chemical/x-ncbi-asn1-specasn                         739140020400>application\#
        /vnd.openxmlformats-officedocument.spreadsheetml.templateP>G1_\xltxExcel template?060;00109000text/x\#
        -duel1;cduel jbst>060;0010800Ctext/x-nasl1;cnasl incsource code in NASLA010E00000000application/vnd.\#
        ciedi6280K00103000application/msword-template0bXdot                                               A0\#
        10J00000000application/vnd.xmpie.planC010;00000000message/sip                                       \#
        >060<0010C00Etext/x.gcode1;cgcode cnc gco g ngcsource code in G-code2210P0000300Ivideo/vnd.ms-playre\#
        ady.media.pyvpyvPlayReady protected video                                                           \#
                                                                                                            \#
                                            8060h0d204000application/vnd.oasis.opendocument.presentation-fla\#
        t-xmlapplication/vnd.oasis.opendocument.flat.presentation0Yj0c4fodp                     ?060D0010400\#
        0text/x-gooddata-maql1;cmaql                                                                        \#
           A010L00000000application/vnd.uplanet.list                                                        \#
         A0G0K00100000application/rs-metadata+xml0c4                          A010\00000000application/vnd.f\#
        ujifilm.fb.docuworks.binder      A080B0000400>application/x-mcapmcapMCAP recording                  \#
                                                                                                            \#
                                           A0G0W00100000application/vnd.informedcontrol.rms+xml0c4          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                   8390h0j10300Rapplication/vnd.oasis.opendocument.presentat\#
        ion-templateapplication/x-vnd.oasis.opendocument.presentation-template1_\otpOpenDocument presentatio\#
        n template?060:00103000text/x-ul41;cul41280;0000300@audio/x-nsfnsfmusic of the NESA000F00003000chemi\#
        cal/x-macmoleculemcm?060C00105000text/vnd.curl.dcurl1;cdcurl<2X0F0020:000application/msixbundle1da1_\#
        \msixbundle                                                                                     A010\#
        S00006000application/vnd.apache.arrow.streamarrows7290K1\00J00Gapplication/vnd.lotus-1-2-3applicatio\#
        n/lotus123 application/wk1 application/x-123 application/x-lotus123 zz-application/zz-winassoc-12312\#
        3 wk1 wk3 wk4 wk wk2 wksLotus 1-2-3 spreadsheet0280<0000H00:image/x-pictpct pict pict1 pict2 picPICT\#
         image         A280G0000000Oapplication/x-build-grpGRP archive of the Build engine                  \#
                                              A8G0X00100000application/alto-endpointpropparams+json1Ei      \#
                                                     >010H0000=000application/vnd.apexlangapexlang apex2210C\#
        00000000video/mpeg4-generic                                                                         \#
                                                                                                            \#
          A8G0c00100000application/vnd.ims.lti.v2.toolconsumerprofile+json1Ei    50Q0>0>00:00Hmodel/x3d-vrml\#
        model/x3d+vrmlx3dv x3dvzX3D scene in VRML syntax              A0G0K00100000application/vnd.ctct.ws+x\#
        ml0c4>060@0010600Htext/x-purebasic1;cpb pbisource code in PureBasic             ?060?00103000text/x-\#
        llvm-mir1;cmir                                                                                      \#
                                    A010N0000800Eapplication/vnd.smart.notebooknotebookSMART Notebook lesson\#
                                                                                                            \#
                A280H0000000Iapplication/x-java-imagemodules of a Java runtimeA010I0000300Dapplication/vnd.e\#
        pson.esfesfEpson EasyPrint data                                                                     \#
                                                                 A010M0000300>application/vnd.fsc.weblaunchf\#
        scWebLaunch link                               A0G0I0010900Dapplication/emotionml+xml0c4emotionmlEmo\#
        tionML annotationA010V0000300@application/vnd.shana.informed.packageipkInformed package:070H0Y10300>\#
        application/mac-binhex40application/binhex application/mac-binhex1;chqxBinHex archive               \#
             1210C00000000audio/mpeg4-generic                                                               \#
                                                                                                            \#
                                                           ;280E1000;000application/x-wii-romapplication/x-w\#
        bfs application/x-wia application/x-wii-iso-imagervz wia isoA0G0[0010400Kapplication/vnd.gov.sk.xmld\#
        atacontainer+xml0c4xdcfSlovak government form data:2Y0N00100000application/vnd.keyman.kmp+zip1_\0280\#
        B0B203000image/x-mamiya-mefimage/x-raw-mamiyaQAD0N0mefA010X00000000application/vnd.motorola.flexsuit\#
        e.gotapA000H00003000application/x-conferencenscA280A0010300<application/x-npz1_\npzNumPy arrays60G1;\#
        00100000application/vnd.openxmlformats-officedocument.wordprocessingml.endnotes+xml0c4              \#
          68O0F0010Q00Capplication/postscript1;cps eps2 eps3 ai eps epsi epsf pfaPostScript documentA0G0]001\#
        00000application/mbms-user-service-description+xml0c41280=0?103000audio/annodexaudio/x-annodex1m>axa\#
        @290G0l00B00?application/vnd.sqlite3application/sqlite application/sqlite3 application/x-sqlite3sqli\#
        te3 sqlite db3SQLite database                                                             1210A00000\#
        000audio/tetra_acelp                                                                                \#
                                                                                1210:00000000audio/smv002109\#
        0000300=image/t38t38T.38 fax page                                                                   \#
                                                                             A010U00000000application/trust-\#
        mark-delegation+jwt                                                                                 \#
                                                                                                            \#
                                            0210=00003000image/vnd.fstfst                A010I00000000applic\#
        ation/vnd.dtg.local                                                           ?070<00103000text/vnd.\#
        hgl1;chgl            >060C0010300Ktext/x-brightscript1;cbrssource code in BrightscriptA280>0000300Ec\#
        hemical/x-trrtrrtrajectory of GROMACSA010R00000000application/vnd.syncml.dmddf+wbxml    A010T0000000\#
        0application/1d-interleaved-parityfec     A010Q0000300Mapplication/vnd.accpac.simply.impimpSimply Ac\#
        counting import file:280A0000300Capplication/x-lz4lz4LZ4-compressed data?060:00103000text/x-vgl1;crp\#
        f                                                                                                   \#
                    6870C0T10D00@application/texinfoapplication/x-texinfo text/x-texinfo1;ctexinfo texi txi \#
        texTexinfo documentA010F00000000application/logout+jwtA280I0000000Eapplication/x-ps3-packagePlayStat\#
        ion 3 packageA0G0\00100000application/vnd.3gpp.seal-ue-config-info+xml0c4?060=00106000text/x-snobol1\#
        ;csnobol                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                   :080N00000000application/\#
        x-ms-compress-kwaj                                                                                  \#
                                                                                                            \#
                                              >860E0010>00Mtext/x-robotframework1;crobot resourcesource code\#
         in RobotFrameworkA010G0000700Aapplication/vnd.kahootzktz ktrKahootz animationD000G00100000x-content\#
        /unix-software104                     A000F0Q00000:application/x-zerosizeapplication/x-empty inode/x\#
        -emptyempty file>860<0010300Dtext/x-basic1;cbassource code in BASIC                                 \#
                    @080E0000700Aapplication/x-sqlite2sqlite2SQLite 2 database0290:0010=00:image/heifP@Pheif\#
         hif heicHEIF imageA8G0I00100000application/vnd.pyon+json1EiA0G0L0010700Happlication/vnd.eszigno3+xm\#
        l0c4es3 et3e-Szigno signed documentA060I0014K00Utext/x-json-with-comments1;ccode-snippets hujson sub\#
        lime-build sublime-color-scheme sublime-commands sublime-completions sublime-macro sublime-menu subl\#
        ime-mousemap sublime-theme sublime-workspace sublime_metrics sublime_session tsconfig.json jsonc cod\#
        e-workspace sublime-keymap sublime-project sublime-settingsdata in the format JSON with CommentsA0G0\#
        I0010300Happlication/xcap-caps+xml0c4xcaXCAP server capabilities;000P00003000application/x-commodore\#
        -d64-diskd64A060<0010000Htext/x-bird21;cdata in the format BIRD2?070>00100000text/parityfec1;cA010F0\#
        000500Bapplication/cdmi-queuecdmiqCDMI storage queue0210A0000300Oimage/vnd.net-fpxnpxFlashPix image \#
        over the network                                                                                    \#
                                                                                                            \#
                                                 A010J0000300Gapplication/vnd.audiographaepAudioGraph presen\#
        tation>060J0010D00Gapplication/x-godot-shader1;cgdshader gdshaderincsource code in GDShader         \#
                                                                                                            \#
                                                                                                            \#
                           A0G0O00100500application/vnd.omads-email+xml0c4utf-8A8G0C0010600<application/ld+j\#
        son1EijsonldJSON-LD dataA0G0P00100000application/vnd.oma.drm.risd+xml0c4A000R00007000application/x-i\#
        nstall-instructionsinstall                                                                          \#
                                                                                       >060<0010300Dtext/x-f\#
        aust1;cdspsource code in Faust                                                             30G0D0@10\#
        A00Aapplication/smil+xmlapplication/smil0c4smil sml kino smiSMIL presentationA0G0T00100000applicatio\#
        n/xcon-conference-info+xml0c4                                                                       \#
                                                                              1210<00000000audio/g711-0     \#
                                                                                           6060`0\204000appl\#
        ication/vnd.oasis.opendocument.text-flat-xmlapplication/vnd.oasis.opendocument.flat.text0Yj0c4fodtA2\#
        80A0010300<application/x-bcf1jDbcfBCF variantsA000A00003000application/x-rdprdpA0G0^00100000applicat\#
        ion/vnd.radisys.msml-dialog-speech+xml0c470G1:00100000application/vnd.openxmlformats-officedocument.\#
        spreadsheetml.chartsheet+xml0c41290=0;003009audio/vnd.dtsaudio/x-dtsdtsDTS audio=060=0010300Etext/x-\#
        elvish1;celvsource code in ElvishA010@00000000application/jose?060=0010300Ntext/x-mdsvex1;csvxtext w\#
        ith the markup of mdsvex:2Y0O00100000application/vnd.iso11783-10+zip1_\:0F0L00103000application/x-vi\#
        rtualbox-ovf0c4ovf>060>0010300Ftext/x-futhark1;cfutsource code in Futhark                           \#
                                           ?060?0010300Ptext/x-nunjucks1;cnjktext with the markup of Nunjuck\#
        s>060<0010200Dtext/x-holyc1;chcsource code in HolyC                                                 \#
                                        A010M00000000application/vnd.oma.lwm2m+tlv                          \#
                                       C010C0000300Cmessage/vnd.wfa.wscwscWi-Fi setup messageA000O00000000ap\#
        plication/vnd.ibm.afplinedata                        ?060C00105000text/vnd.curl.scurl1;cscurl       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                         A01\#
        0H0000300@application/vnd.webturbowtbWebTurbo program              >060<0010300Dtext/x-dafny1;cdfyso\#
        urce code in Dafny                                                                                  \#
                                                                                                       2280?\#
        00003000application/gxfgxf                                                                          \#
                                                         A010C00000000application/x400-bp     A010S00000000a\#
        pplication/vnd.ms-wmdrm.meter-resp                                                                  \#
                                                                           63Y0D0S104009application/epub+zip\#
        application/epub application/x-epub1_\epubEPUB book>06090010800Itext/x-bb1;cbb declssource code in B\#
        litzBasic>060<0010A00Dtext/x-rebol1;creb r3 r2 rebol rsource code in Rebol                       A86\#
        0?0010500Rtext/x-protobuf1;cprotodata in the format Protocol Buffer0280@00003000image/x-photo-cdpcd \#
                                    2210T00000000video/vnd.iptvforum.2dparityfec-2005>060;0010400Ctext/x-sel\#
        f1;cselfsource code in Self50G0K0010600Fapplication/vnd.las.las+xml0c4lasxmlLAS survey data in XMLA0\#
        00>0000300Fchemical/x-xyzxyzXYZ molecular geometry1280?0000400=audio/x-sndtoolsndtSndTool sound?060;\#
        0010400Ltext/x-mtml1;cmtmltext with the markup of MTMLA010J00000000application/vnd.etsi.mheg5       \#
                                                                                                            \#
                                                                                                            \#
           A8G0S00100000application/vnd.collection.doc+json1EiA010M0000300>application/vnd.fujitsu.oasysoasO\#
        ASYS document                   A010B00000000application/sd-jwt  A010R0000400Capplication/vnd.nokia.\#
        radio-presetrpstNokia radio station                                                                 \#
                   @000R00005000application/x-kexiproject-shortcutkexisA010E00006009application/vnd.mynfctag\#
        letmyNFC tagA060B0010000Ntext/x-wget-config1;cdata in the format Wget Config                    :0X0\#
        C0A10<00Eapplication/x-bzip2application/bzip2PSNbz2 boz tbz2bzip2-compressed data                   \#
                                                                             >06080010300@text/x-j1;cijssour\#
        ce code in J       >060D0010;00Ltext/x-jetbrains-mps1;cmps mpl msdsource code in JetBrains MPSA0G0T0\#
        0100000application/vnd.etsi.iptvservice+xml0c4<280M0000300Mapplication/x-hermes-bytecodehbccompiled \#
        JavaScript of Hermes5090>00004000model/vnd.usdausdaA0G0M00100000application/mbms-envelope+xml0c4    \#
                                       A010L00004000application/vnd.onepagertatxtatx                        \#
                                              >860H0010800Btext/x-devicetree-source1;cdts dtsidevice tree so\#
        urceA280@0B00400@application/avroapplication/x-avroavroApache Avro data                             \#
                                                        42I0M0000300Fapplication/vnd.ms-fontobjecteotEmbedde\#
        d OpenType font                                  ;080A0000300<application/x-uf2uf2UF2 firmware      \#
                                                            >07080010300Btext/cql1;ccqlsource code in CQL   \#
                                                                                                            \#
                     A060H0010000Ttext/x-shellcheck-config1;cdata in the format ShellCheck ConfigA010O000000\#
        00application/vnd.intertrust.nncp                        6290L0F00300@application/vnd.kde.kformulaap\#
        plication/x-kformulakfoKFormula formula0200B0000300@image/x-cmu-rasterrasSun raster image?060;001040\#
        0Ltext/x-raml1;cramltext with the markup of RAMLA0G0C0010300Capplication/gml+xml0c4gmlGML geographic\#
         dataA010G0000400Bapplication/link-formatwlnklist of CoRE links70G1=00100000application/vnd.openxmlf\#
        ormats-officedocument.spreadsheetml.template.main+xml0c40210N0000300@image/vnd.fujixerox.edmics-rlcr\#
        lcEDMICS RLC imageA010O00000000application/provided-claims+jwt?0G0=0010300>text/richtext1;crtxMIME r\#
        ich text02I090J007009image/bmpimage/x-bmp image/x-ms-bmpbmp dibBMP image                            \#
                                                                            A8G0D0010300Happlication/jrd+jso\#
        n1EijrdJSON resource descriptor                             A010G0E007000application/vnd.msgpackappl\#
        ication/x-msgpackmsgpack                                                                            \#
                                            >860>0010J00Ftext/x-promela1;cprom prm promela pr pml pmsource c\#
        ode in Promela1020K00003000audio/x-pn-realaudio-pluginrmpA010J0000400Capplication/vnd.kenameaapphtke\#
        Kenamea applicationA280F0000000Oapplication/x-sce-selfsigned program of a PlayStation               \#
                                                                                 A080B0000400:application/x-\#
        ggmlggmlGGML model0280<0:00400:image/x-icnsimage/icnsicnsApple iconA0G0\00100000application/emergenc\#
        ycalldata.deviceinfo+xml0c4=0<0C00103000text/jscript.encode1;cjse221090000300:video/vc1vc1VC-1 video\#
        ?860:0010A00Ktext/x-ejs1;cejs ect ejs.t jsttext with the markup of EJSB090I0000?00Aapplication/pgp-s\#
        ignaturesig asc pgp gpgOpenPGP signature>860;0010G00Ctext/x-hlsl1;chlsl hlsli cginc fxh fxsource cod\#
        e in HLSLD000G00003000x-conference/x-cooltalkice1210;00000000audio/evrc0A0G0i00100000application/vnd\#
        .openxmlformats-officedocument.drawing+xml0c42210900000000video/vc2                                 \#
                                       <280K00000000application/x-mach-o-fvmlib0160Y0P204000application/vnd.\#
        ms-visio.drawing.main+xmlapplication/vnd.ms-visio.drawing1_\0c4vsdx             A8G0N00100000applica\#
        tion/vnd.oma.lwm2m+json1Ei0200B00003000image/x-raw-rawzorrwz:000B0000400=application/x-sharsharshell\#
         archive>060;0010;00Ctext/x-mql51;cmq5 mqh mq4source code in MQL5                                   \#
                                                                                                            \#
                                        1210D0000300Caudio/vnd.everad.pljpljEverad player audio             \#
                                              >860@0020;000text/x-nimscript16b1;cnims nimble                \#
                                                                                                            \#
                                                                                            :080A00000000app\#
        lication/x-arcA010J0000300?application/vnd.epson.saltsltEpson SALT data                             \#
                                    >060=0010;00Etext/x-peg-js1;cpegjs peggysource code in PEG.js;080K000020\#
        00application/x-sega-pico-rommd                                                                     \#
                                             B090K0010T00Japplication/pkcs7-signature1Vcp7s mobileconfig mob\#
        ileprovision pemPKCS #7 detached signatureA0G0D0010050Dapplication/pidf+xml0c4utf-8presence informat\#
        ionA200J00003000application/x-spectrum-taptap6280C0E10U00@application/onenoteapplication/msonenotePl\#
        0onetoc onetoc2 onetmp one onepkg oneaOneNote notebook?070B0010700>text/prs.lines.tag1;cdsc tagPRS L\#
        ines tags                                                            ?460:00103003text/x-log1;cloglo\#
        g                                         >060<0010200Dtext/x-frege1;cfrsource code in Frege        \#
                                                                                                            \#
                                                                                                            \#
         A0G0I00104000application/atsc-held+xml0c4held                                                      \#
                  <280L0000500Capplication/x-psx-executablepsexePlayStation programA080B00003000application/\#
        serealsrlA080E00006000chemical/x-mdl-rdfilerd rdfA000E0000<000application/x-sas-fdbsf7 sas7bfdb     \#
                                                                         A0G0C0010300Dapplication/shf+xml0c4\#
        shfSHF hexadecimal data                                                02Y090N003009image/pngimage/x\#
        -citrix-png image/x-pngpngPNG image                                                   A000D00000000a\#
        pplication/x-isatab                                                 A0G0N0010050Mapplication/im-isco\#
        mposing+xml0c4utf-8notice that someone is typing                                                    \#
            ?060:0010300Ftext/x-lrc1;clrcdata in the format LRC;000E00003000application/x-sms-romsmsA010Q000\#
        00000application/vnd.xecrets-encrypted60G1D00100000application/vnd.openxmlformats-officedocument.wor\#
        dprocessingml.document.glossary+xml0c4A0G0Z0010300?application/vnd.handheld-entertainment+xml0c4zmmZ\#
        VUE media list1060K0010400?application/x-musescore+xml0c4mscxMuseScore scoreA010O00000000application\#
        /vnd.nokia.pcd+wbxmlA060D0010400Ptext/x-jest-snapshot1;csnapdata in the format Jest SnapshotA8F0E001\#
        04000application/raml+yaml1XJraml6010f00004000application/vnd.collabio.xodocuments.document-template\#
        xott:080E0J00:00>application/x-archiveapplication/x-unix-archivea ar lib ostatic library0280?0000300\#
        0image/x-raw-redr3d0280<0B00300<image/x-xfigapplication/x-xfigfigXfig drawing>860;0010<00Ctext/x-amp\#
        l1;campl run modsource code in AMPL>860>0010200Ftext/x-aspectj1;cajsource code in AspectJ5030=000030\#
        0Himage/vnd.dxfdxfAutoCAD exchange drawing>060H0010000Ptext/x-elvish-transcript1;csource code in Elv\#
        ish TranscriptA010O00000000application/vnd.verimatrix.vcas                                          \#
                                                                                                            \#
                                                                                                            \#
                           <280D0I00000Iapplication/x-mach-oapplication/x-mach-binaryMach-O program or libra\#
        ry<0G0S0010C00Gapplication/vnd.apple.installer+xml0c4mpkg dist distz pkgApple installer packageA060;\#
        0010400Gtext/x-tmdl1;ctmdldata in the format TMDL4860H0E10C00Fapplication/x-font-type1font/x-postscr\#
        ipt-pfb0Enpfa pfb gsf pfm afmPostScript Type 1 fontA0G0Z00103000application/vnd.nato.bindingdataobje\#
        ct+xml0c4bdo1210?00000000audio/clearmode>060=0010300Etext/x-rascal1;crscsource code in Rascal?060:00\#
        103000text/x-bnf1;cbnf;210G0b10;00Capplication/vnd.efi.isoapplication/x-cd-image application/x-iso96\#
        60-image0gViso iso9660ISO 9660 disc imageA060=0010600Itext/x-prisma1;cprismadata in the format Prism\#
        aA8G0D00100000application/ace+json1Ei0210;0<00200@image/g3faximage/fax-g3g3Group 3 fax pageB0>0F0010\#
        300?text/x-ssh-private-key1;ckeySSH private key;280Q0000300Gapplication/x-nintendo-switch-nspnspNint\#
        endo Switch package5010>00004000model/vnd.barybaryA0F0M00103000application/x-dtbresource+xml0c4res  \#
                                                    A010F0000300:application/tamp-errorterTAMP errorA0G0Q001\#
        0400=application/vnd.openblox.game+xml0c4obgxOpenBlox game>860A0010700Itext/x-inno-setup1;ciss islso\#
        urce code in Inno SetupA010O0000350Xapplication/vnd.syncml.dm+wbxmlbdmutf-8SyncML device management \#
        message, binary?070M00100000text/1d-interleaved-parityfec1;c>060?0010300Gtext/x-piglatin1;cpigsource\#
         code in PigLatin0210:00008000image/jphcjhc jphc                                                    \#
             A010J00000000application/index.response        0280B0000I000image/x-sun-rastersun im1 im24 im32\#
         im8 ras                                                                                            \#
                                                           A0G0a00100000application/vnd.oma.poc.invocation-d\#
        escriptor+xml0c4                                                                           5010@0000\#
        0000model/vnd.gs.gdlA010O0000300?application/vnd.noblenet-sealernnsNobleNet sealerA0P0P00005000appli\#
        cation/vnd.google-apps.sitegsite1290@0=10500<audio/vnd.dts.hdaudio/x-dtshd1]4dtshdDTS-HD audio?860?0\#
        0202000text/x-troff-mm1Nj1;cmmA0F0Y00100000application/vnd.oma.bcast.drm-trigger+xml0c4?060=00100000\#
        text/x-robots1;c129090010300Eaudio/dls1C:dlsDLS instrument sounds                      >060F00102000\#
        application/x-designer0c4uiA060=0010300Itext/x-dotenv1;cenvdata in the format Dotenv                \#
                                                 A010J0000500Fapplication/cdmi-containercdmicCDMI storage co\#
        ntainerA0G0U00100000application/vnd.3gpp-prose-pc3ach+xml0c45280?0000300=model/x-alembicabcAlembic s\#
        cene                   :280D00106000application/x-sketch1_\sketch               6280L00004000applica\#
        tion/x-adobe-indesignindd                                                    1070<0010300Otext/vnd.a\#
        bc1;cabcdata in the format ABC notation82Y0M1:10C00Qapplication/vnd.ms-powerpointapplication/mspower\#
        point application/powerpoint application/x-mspowerpoint1>[ppt pps ppz pot ppaPowerPoint presentation\#
         (97-2003)4280N00002000application/x-tex-virtual-fontvfA010D00004000application/vnd.loomloomA0G0C081\#
        0@00?application/rdf+xmltext/rdf0c4rdf owl rdfs xmpRDF data in XMLA010E00002000application/n-triples\#
        nt>060:0010100Btext/x-kcl1;cksource code in KCL=86080L10X00:text/tclapplication/x-tcl text/x-tcl1;ct\#
        cl tk itk rvt tcl.in tm xdc adp sdc msgTcl script=060<0010300Dtext/x-xonsh1;cxshsource code in Xonsh\#
        A010J00004000application/vnd.patentdivedive  <080N0010C000application/x-ms-ne-executable12Vexe dll c\#
        pl drv scrA0G0W0010300Fapplication/vnd.iptc.g2.newsmessage+xml0c4narNewsML-G2 news message:080A00003\#
        000application/x-zoozoo>060<0010200Dtext/x-chuck1;ccksource code in ChucK                           \#
                                             A010N00002000application/vnd.sigrok.sessionsr                  \#
                                                                                                            \#
                                                               A010A00004000application/cccexc3ex           \#
        0280;0000300?image/x-pvrpvrPowerVR texture              4290?0000700?font/collectionttc otcfont coll\#
        ection                           0280=0010I000image/x-bzeps0RPeps.bz2 epsi.bz2 epsf.bz2             \#
                                 1210@00000000audio/mpa-robust                                              \#
                                             A010K0010;000application/senml-etch+cbor0b7senml-etchc         \#
           >060B0010500Jtext/x-cap-n-proto1;ccapnpsource code in Cap'n ProtoA010H0000000Fapplication/vnd.cup\#
        s-rawraw print job for CUPSA86090010600Etext/x-gn1;cgn gnidata in the format GN                     \#
                                                                                                            \#
                                                              0210A00003000image/vnd.pco.b16b16    0280?0000\#
        0000image/x-xcursor                                                                                 \#
                                                     A8G0D00100000application/aif+json1Ei12Y090;10@009audio/\#
        oggaudio/x-ogg1bMogg oga opus spxOgg audio A280F0000;000application/x.sf3-texttxt.sf3 sf3           \#
                                                                                                            \#
                                                                                A080L0000000Iapplication/x-c\#
        hromium-cacheentry of Chromium's cache  A860<0010800Htext/x-asn-11;casn1 asndata in the format ASN.1\#
        ?06090010800Ltext/slim1;cslim slmtext with the markup of Slim                                       \#
                                                 ?060@00100000text/x-floscript1;cA010H0000300=application/vn\#
        d.claymoreclaClaymore data>060:0010300Btext/x-boo1;cboosource code in Boo>060?0010300Gtext/x-bluespe\#
        c1;cbsvsource code in Bluespec>860:0010;00Btext/x-smt1;csmt2 smt z3source code in SMTA0G0G00100000ap\#
        plication/vnd.xmi+xml0c4        A0G0C0010300;application/xop+xml0c4xopXOP package                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                      A000F00000000applicati\#
        on/x-ms-owner                  A0G0T00100000application/vnd.oipf.spdiscovery+xml0c4                 \#
                     A010W00000000application/vnd.ntt-local.file-transfer                                   \#
                                      0210>0000300:image/vnd.xiffxifXIFF image                              \#
                                                   >060C0010300Ktext/x-kolmafia-ash1;cashsource code in KoLm\#
        afia ASHA8G0E00100000application/csvm+json1Ei             A280H00000000application/x-activemime     \#
                                                            A010R00008000application/vnd.snesdev-page-tablep\#
        trom pt2280=0010:000video/x-mjpegPe9mjpeg mjpg                                                      \#
                                                                                        A010G0000300Iapplica\#
        tion/vnd.wfa.p2pp2pWi-Fi Direct pairing data                                                        \#
                                                                                     >060<0010500Atext/x-ech\#
        dr1;cec ehsource code in eCC290E0000000Umultipart/appledoubleMacintosh file with its resource fork>0\#
        60A0010800Itext/x-freemarker1;cftlh ftlsource code in FreeMarker       6010N0000300Gapplication/vnd.\#
        wolfram.playernbpWolfram Player notebook30G0D0010300Gapplication/dash+xml0c4mpdDASH streaming manife\#
        st?060:0010300Ktext/x-bru1;cbrutext with the markup of Bru                    A010L00000000applicati\#
        on/rpki-publication                                                                                 \#
                         8010O0000300?application/vnd.geogebra.slidesggsGeoGebra slidesB000O0000300Qapplicat\#
        ion/x-pkcs7-certreqrespp7rresponse to a certificate request=<60:0G10A00Ptext/x-jspapplication/x-http\#
        d-jsp1;cjsp jspf jspx tagsource code in Java Server PagesA0G0Y00100000application/xcon-conference-in\#
        fo-diff+xml0c4A280L00104000application/x-eris-link+cbor0b7eris0290E0H10H00=application/vnd.visioappl\#
        ication/vnd.ms-visio1>[vsd vst vss vsw vtx vsdxVisio drawing>060=0010600Etext/x-whiley1;cwhileysourc\#
        e code in Whiley=070G0010300@text/vnd.dmclientscript1;cdmsDM client script           42I081020300=fo\#
        nt/otfapplication/vnd.ms-opentype application/x-font-otf font/opentype1L:Pi`otfOpenType font1210F000\#
        00000audio/rtp-enc-aescm128:2Y0d00100000application/vnd.nato.openxmlformats-package.iepd+zip1_\2210=\#
        00000000video/mp4v-es        029090;00300>image/dpximage/x-dpxdpxDPX film frame                     \#
                                                                                                            \#
                                                                                                            \#
                                                                        ?060F00103000text/x-clearsilver-hdf1\#
        ;chdf1290:0010800Haudio/eac3QOLeac3 ec3Dolby Digital Plus audio                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 A0G0M00100000application/vnd.etsi.mcid+xml0c4                              \#
                    ?070R00100000text/vnd.radisys.msml-basic-layout1;cA0F0_00100000application/vnd.oma.bcast\#
        .smartcard-trigger+xml0c4A8G0W00100000application/vnd.gnu.taler.exchange+json1Ei2210=0000300:video/v\#
        nd.fvtfvtFAST videoA0G0P00100000application/vnd.eprints.data+xml0c4>860;0810400@text/x-dsrctext/x-d1\#
        ;cd disource code in DA000C00003000application/dsptypetspA860>0010D00Jtext/x-graphql1;cgraphql gql g\#
        raphqlsdata in the format GraphQL<2I0@0000400Bapplication/wasmwasmWebAssembly module<000L00003000app\#
        lication/x-authorware-mapaam0210=00000000image/vnd.svfA010F00000000application/ohttp-keys>060<001020\#
        0Dtext/x-aiken1;caksource code in Aiken:2Y0J0010300Iapplication/bacnet-xdd+zip1_\xddBACnet device de\#
        scription128090000300:audio/ac4ac4AC-4 audio0280H0010;00Limage/svg+xml-compressed1jDsvg.gz svgzSVG d\#
        rawing, gzip-compressed>860;0010600Ctext/x-cuda1;ccu cuhsource code in Cuda>060>0010300Ftext/x-eclip\#
        se1;ceclsource code in ECLiPSe1210800000000audio/cnA0G0Y00100000application/vnd.iptc.g2.knowledgeite\#
        m+xml0c4A010Q0000500Aapplication/vnd.stepmania.packagesmzipStepMania package>860<0;10:005text/x-patc\#
        htext/x-diff1;cdiff patchpatch1210:00000000audio/scipA000F00003000application/x-msbinderobd1210:0000\#
        000<audio/g728G.728 speech                                                                          \#
                                                                                                            \#
                                                                                                            \#
                       A0G0C00100000application/elm+xml0c4                                    6010M0000300Ea\#
        pplication/vnd.fujixerox.ddddddFuji Xerox 3D drawing22Y090;00Q00<video/mp4video/x-mp4mp4 mp4v mpg4 f\#
        4v lrv lrf f4p m4vMPEG-4 video2210T00000000video/vnd.iptvforum.1dparityfec-1010B010K0000300Capplicat\#
        ion/timestamp-replytsrtime stamp response0210R0000<00Fimage/vnd.sealedmedia.softseal.jpgsjpg sjp s1j\#
        SealedMedia JPEG image                                               0860?0020300:image/x-xbitmap1;c\#
        P@[xbmX11 bitmap                                                                         A010G000000\#
        0Oapplication/edi-consentEDI message of an agreed format2210:00000000video/mp2p         >060>0010:00\#
        Ftext/x-treetop1;ctreetop ttsource code in Treetop                                                  \#
                                   A010C00000000application/vnd.1ob    A010@00000000application/isup        \#
                                       ?060;0010400Ltext/x-mask1;cmasktext with the markup of Mask?060?00104\#
        00Ptext/x-ecmarkup1;chtmltext with the markup of Ecmarkup                                           \#
                                                                              A0G0R00100000application/vnd.o\#
        ma.bcast.sgdd+xml0c4                                                                                \#
            A290E0000800Happlication/vnd.unityunitywebUnity web player content                              \#
                                           A0G0\00100000application/vnd.radisys.msml-dialog-base+xml0c4>060:\#
        0010800Btext/x-fpp1;cfppi fppsource code in FPPA010C0000300<application/vnd.jamjamJAM documentA000B0\#
        0003000chemical/x-compasscpa?070B00105000text/vnd.ascii-art1;casciiA010V0000400Aapplication/vnd.cric\#
        k.clicker.wordbankclkwClicker word bank0200A00003000image/x-raw-casiobay1860?0010600Gtext/x-lilypond\#
        1;cly ilysource code in LilyPondA8G0M00100000application/alto-propmap+json1Ei>060;0010200Ctext/x-coo\#
        l1;cclsource code in Cool7280T00100000application/vnd.ms-excel.workspace.302T>060>0010900Ftext/x-plp\#
        gsql1;cpgsql sqlsource code in PLpgSQL129090F00300:audio/ac3audio/vnd.dolby.dd-rawac3AC-3 audio>060:\#
        0010700Btext/x-zil1;czil mudsource code in ZIL2280;00003000video/x-nsvnsv:080A0^00700;application/x-\#
        lhaapplication/x-lzh application/x-lzh-compressedlzh lhaLHA archiveA010P00000000application/vnd.oma.\#
        bcast.sgboot:280I0000:000application/x.sf3-archivear.sf3 sf3A280D0000600Eapplication/x-tflitetfliteT\#
        ensorFlow Lite modelA060?00108000text/x-iptables1;ciptables                                         \#
                                                                                                            \#
                                     A010?0000300@application/ceaceaCEA test archiveA0G0M00100000application\#
        /kpml-response+xml0c4A0G0D0010700Capplication/lost+xml0c4lostxmlLoST location query                 \#
                                                                            A0G0D0010500Qapplication/srgs+xm\#
        l0c4grxmlspeech recognition grammar in XMLA060=0010600Itext/x-nanorc1;cnanorcdata in the format nano\#
        rcA080A00003000application/x-miemie                                                                 \#
                      A010Y0000600Fapplication/vnd.3lightssoftware.imagescalimgcalimage calibration data    \#
                                                         <010K0000700Eapplication/vnd.autopackagepackageAuto\#
        package installer                                                                                 A2\#
        80E00000000application/x-os2-inf                       ?060?00107000text/x-parasail1;cpsi psl       \#
                   0210:00004000image/jaisjais                                                              \#
                                                                                                            \#
                                1060:00107000text/x-mup1;cmup not                                           \#
                                                    0210R0000<00Eimage/vnd.sealedmedia.softseal.gifsgif s1g \#
        sgiSealedMedia GIF imageA8G0c00100000application/3gpp-mbs-user-service-descriptions+json1Ei>060:0010\#
        500Btext/x-muf1;cmuf msource code in MUFA010O0000400Happlication/vnd.multiad.creatorcrtrMultiAd Crea\#
        tor documentA0G1800100000application/vnd.openxmlformats-officedocument.drawingml.diagramstyle+xml0c4\#
        7280P00100000application/vnd.ms-excel.sheet.302T                                                    \#
          >060?0010600Gtext/x-abap-cds1;casddlssource code in ABAP CDS70G1=00100000application/vnd.openxmlfo\#
        rmats-officedocument.spreadsheetml.sheetmetadata+xml0c4A000?00003000application/m3gm3gA010V00000000a\#
        pplication/vnd.zoho-presentation.show6280E0000300Fapplication/x-mswritewriWindows Write document2290\#
        90910800Fvideo/mj2image/mj2P6Emj2 mjp2Motion JPEG 2000 videoA010J00000000application/vnd.music-niffA\#
        0G0^00100000application/emergencycalldata.providerinfo+xml0c4A010I00000000application/whoispp-query2\#
        290>0:00800:video/vnd.vivovideo/vivoviv vivoVivo video                         A010J0000400Happlicat\#
        ion/vnd.3gpp2.tcaptcap3GPP2 signalling message?070C00103000text/vnd.ficlab.flt1;cfltB090E0000300Aapp\#
        lication/pkix-certcerX.509 certificateA280H0000000Eapplication/x-dyld-cacheshared cache of macOS5000\#
        @00000000model/vnd.gs-gdl9060O0P100000application/x-mozilla-bookmarksapplication/x-netscape-bookmark\#
        s0kN>86090010200Atext/x-xs1;cxssource code in XSA000F0000<000application/x-sas-dmdbs7m sas7bdmdA8G0\\#
        00100000application/vnd.ims.lti.v2.toolsettings+json1EiA280I0000000Iapplication/x-nib-archiveinterfa\#
        ce of an Apple app0280;09003000image/x-bpgimage/bpgbpgA010H00000000application/session-info:080P0010\#
        7000application/x-lz4-compressed-tar0]Vtar.lz4                                     ?060800103000text\#
        /rsl1;crsl62Y0M0A10300Bapplication/vnd.comicbook+zipapplication/x-cbz1_\cbzcomic book, zipped<280B00\#
        00000Papplication/x-corememory dump of a crashed program1210:00000000audio/aptx                     \#
                1280;0900300Eaudio/x-s3maudio/s3ms3mScream Tracker module0200@00004000image/x-macpaintpntg<2\#
        X0@00104000application/appx1_\appx>060@0010300Htext/x-ballerina1;cbalsource code in BallerinaA060<00\#
        10E00Htext/x-nginx1;cnginx nginxconf vhostdata in the format Nginx7280U0010300Qapplication/vnd.sun.x\#
        ml.calc.template1_\stcOpenOffice 1 spreadsheet templateA0G0R00100000application/vnd.nokia.landmark+x\#
        ml0c4A080O0000000Iapplication/x-openssl-encrypteddata encrypted by OpenSSL;280C0000300>application/x\#
        -dfusedfuDfuSe firmwareA280B0000200<application/x-llvmbcLLVM bitcodeA860=0010600Itext/x-gradle1;cgra\#
        dledata in the format GradleA000Q00000000application/vnd.google-apps.audio1290;0010300<audio/qcelp1C\#
        :qcpQCELP speech?060P00103000text/x-typographic-number-theory1;ctnt6090K0A00300Bapplication/vnd.ms-h\#
        tmlhelpapplication/x-chmchmcompiled HTML help1210=00000000audio/melp600?060;00103000text/x-tl-b1;ctl\#
        b                      A000D00000000application/x-ms-nls>060;0010200Ctext/x-beef1;cbfsource code in \#
        BeefA060E00103000application/x-project1;cmpxA010D0B00?00:application/vnd.koanapplication/x-koanskd s\#
        kt skm skpKoan musicA060F0010K00Rtext/x-altium-designer1;coutjob pcbdoc prjpcb schdocdata in the for\#
        mat Altium Designer1210B00000000audio/dsr-es202211A280I0000<000application/x-sas-catalogsc7 sas7bcat\#
                   A060A0010000Mtext/x-npm-config1;cdata in the format NPM ConfigA060J0010300Vtext/x-linux-k\#
        ernel-module1;cmoddata in the format Linux Kernel Module60F0H00103000application/x-dtbook+xml0c4dtb \#
                    A290C0G00300Bapplication/vnd.shpapplication/x-shapefileshpshapefile geometryA010M0000000\#
        0application/tamp-status-queryB010K0000300Bapplication/timestamp-querytsqtime stamp request>06090010\#
        200Atext/x-c31;cc3source code in C3A0G0V00100000application/vnd.radisys.msml-audit+xml0c4A8G0C001060\#
        00application/td+json1Eijsontd:2Y0Q00100000application/vnd.gov.sk.e-form+zip1_\A0G0H00100000applicat\#
        ion/geoxacml+xml0c4A010X00100000application/vnd.veraison.tsm-report+cbor0b7A8F0G00106000application/\#
        jsonml+json1EijsonmlA010K00100000application/vnd.futoin+cbor0b7>060?0010200Gtext/x-monkey-c1;cmcsour\#
        ce code in Monkey CA0G0b00100000application/vnd.radisys.msml-dialog-fax-detect+xml0c4A0G0J00100000ap\#
        plication/yang-patch+xml0c4A010Q0000300>application/vnd.blueice.multipassmpmMultipass data80G1@00100\#
        000application/vnd.openxmlformats-officedocument.presentationml.slideupdateinfo+xml0c4A8G0V00100000a\#
        pplication/alto-networkmapfilter+json1Ei80G1600100000application/vnd.openxmlformats-officedocument.p\#
        resentationml.slide+xml0c4                                                                          \#
                                                                                                            \#
            ?060D00103000text/x-trafficscript1;crts                                    A8G0M00100000applicat\#
        ion/vnd.byu.uapi+json1Ei         A000P00000000application/vividence.scriptfile                      \#
                                                                    ;080M00007000application/x-genesis-32x-r\#
        om32x mdx                                                                                        A08\#
        0F0000300Capplication/flatgeobuffgbFlatGeobuf features1280A00000000audio/x-dec-basic?070H0010300Itex\#
        t/prs.fallenstein.rst1;crstreStructuredText document6060I00100000application/vnd.ms-wordml0c4       \#
                                        A8G0K00100000application/yang-patch+json1Ei                         \#
                   >060K0010300Stext/x-java-template-engine1;cjtesource code in Java Template Engine>060?001\#
        0200Gtext/x-lambdapi1;clpsource code in Lambdapi        >860=0010I00Etext/x-prolog1;cpro prolog yap \#
        pl ecl pltsource code in Prolog?070;00100000text/ulpfec1;c                                          \#
                             A8G0Q00100000application/vnd.openvpi.dspx+json1Ei>060A0010;00Itext/x-ti-program\#
        1;c8xp 8xp.txtsource code in TI Program         C010@0000000Cmultipart/digestcollection of mailsA000\#
        A00003000application/x-evaeva                                                                       \#
                                                                     >860A0010O00Dtext/x-dockerfile1;cdocker\#
        file containerfile dockercontainer build fileA080J0000000Lapplication/x-systemd-hwdbhardware databas\#
        e of systemdA010P00000000application/vnd.omaloc-supl-init                                           \#
                                                                                           A0G0K0010400Lappl\#
        ication/p2p-overlay+xml0c4reloRELOAD overlay configuration                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                      A0G0I00100000applicati\#
        on/xml-patch+xml0c4>060@0010300Htext/x-dataweave1;cdwlsource code in DataWeave                      \#
                                                                                                         A01\#
        0P00000000application/vnd.ipfs.ipns-record                                                          \#
                                                                                  A0G0K0010300Gapplication/v\#
        nd.oma.dd2+xml0c4dd2OMA download descriptor                                                         \#
                                                                           :000A00003000application/x-lhzlhz\#
        A0G0H0010300>application/xcap-att+xml0c4xavXCAP attribute                                           \#
                 A010V00000000application/vnd.motorola.flexsuite.wem?460:00203000text/x-nfo1>T1;cnfo@280M001\#
        00000application/x-fossil-checkout0Gj                                                               \#
                                                   A010E00100000application/uccs+cbor0b7                    \#
                                                                                                            \#
                              2210:0000=00;video/h265265 h265 hevcH.265 video                               \#
                                                                                                            \#
                                                                                          A280I0000000Kappli\#
        cation/x-ld-so-cachecache of the dynamic linkerA060B00104000application/x-sfdu1;csfdu               \#
                               :280B00004000application/x-asarasar?070C00100000text/cql-expression1;c7280L00\#
        10300Happlication/vnd.sun.xml.calc1_\sxcOpenOffice 1 spreadsheet          >060=0010600Etext/x-circom\#
        1;ccircomsource code in Circom?060>00100000text/x-kconfig1;c72Y0H2K10O00Happlication/vnd.ms-excelapp\#
        lication/excel application/msexcel application/x-excel application/x-msexcel application/x-tika-old-\#
        excel application/xls zz-application/zz-winassoc-xls1>[xls xlm xlc xla xlt xlw xll xldExcel workbook\#
         (97-2003)A010H00000000application/cose-key-set                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                 A0G0U0010300Eapplication/vn\#
        d.criticaltools.wbs+xml0c4wbsWBS Chart Pro project                       A010O0000300Gapplication/vn\#
        d.dtg.local.flashflalocal Flash application>860:0010K00Btext/x-qml1;cqml qmltypes qbs qmlprojectsour\#
        ce code in QMLA010C00000000application/cmw+jws                           A060I0010200Utext/x-win32-m\#
        essage-file1;cmcdata in the format Win32 Message File                                               \#
                                                                                                            \#
                               70G1900100000application/vnd.openxmlformats-officedocument.spreadsheetml.work\#
        sheet+xml0c4 B000J00003000application/vnd.ms-pki.stlstl                                             \#
                                                                           1210:0000000;audio/g719G.719 audi\#
        o                                     A060>0010700Gchemical/x-pdb1;cpdb brkPDB molecular structure  \#
                                                                                                            \#
             6000A0L003000application/x-hwtapplication/vnd.haansoft-hwthwt                  6010V00003000app\#
        lication/vnd.afpc.modca-pagesegmentpsg                                                              \#
                                      A8G0L00100000application/vnd.amadeus+json1Ei<280I00000000application/x\#
        -mach-o-coreA060E0010300Qtext/x-ltspice-symbol1;casydata in the format LTspice Symbol   1200J0000400\#
        0audio/vnd.adobe.soundboothasnd                                 D000?0B000006inode/directoryx-direct\#
        ory/normalfolder                        =860>0020:000text/x-python31J41;cpy3 pyi pyA010P0000300@appl\#
        ication/vnd.kodak-descriptorsseKodak storyshareA0G0=0010=00<text/uri-list1;curi uris urlslist of URI\#
        s                                                                                            A070@0B\#
        10400Gapplication/trigapplication/x-trig1;ctrigdata in the format TriG                              \#
                                                >860>0010=00Ftext/x-gherkin1;cfeature storysource code in Gh\#
        erkinA000I0000;000chemical/x-gaussian-inputgau gjc gjfA8G0P00100000application/alto-networkmap+json1\#
        Ei0210I00005000image/vnd.blockfact.factifacti:080I0000300;application/x-kgb-archivekgbKGB archiveA01\#
        0A00000000application/index                                                                         \#
                                                                                       A010H00000000applicat\#
        ion/geo+json-seqA280G0000000@application/x-godot-pckpackage of GodotA8G0S00100000application/alto-co\#
        stmapfilter+json1Ei                                                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                     02Y0900003009image/gifgifGIF image     \#
                                   A000O00003000application/vnd.procreate.dreamdrm                          \#
                                  @280B0000900Aapplication/x-gvdbgresourceGVariant database1290<0F10300Caudi\#
        o/amr-wbaudio/amr-wb-encryptedQ\IawbAMR wideband speechA090@0000300Dapplication/marcmrcMARC library \#
        recordsA0G1700100000application/vnd.openxmlformats-officedocument.drawingml.diagramdata+xml0c4>06090\#
        010=00Ptext/x-vb1;cvb vbhtml bassource code in Visual Basic .NETA090L0S00<00>application/vnd.tcpdump\#
        .pcapapplication/pcap application/x-pcappcap cap dmppacket capture2210A0000800Xvideo/vnd.dece.sduvs \#
        uvvsUltraViolet video in standard definition0280?00006000image/x-skencilsk sk1A010N0000300@applicati\#
        on/vnd.fujitsu.oasys2oa2OASYS 2 documentA060D0010U00Ptext/x-unity3d-asset1;canim asset meta prefab u\#
        nity mask matdata in the format Unity3D AssetA0G0]00100000application/vnd.3gpp.mcvideo-user-profile+\#
        xml0c4:280M00107000application/x-cpio-compressed1jDcpio.gz1210<0000300>audio/evrcnwenwEVRC-NW speech\#
        A0G0V00100000application/mbms-register-response+xml0c4A010Q0000300Eapplication/tamp-community-update\#
        tcuTAMP community updateA010@00000000application/qsigB090A0000B00Capplication/pkcs8p8 der key pem pu\#
        bPKCS #8 private key?060<00100000text/x-slurm1;c                                                    \#
                                                         1210900000000audio/rtx           9070=0010400@text/\#
        vnd.curl1;ccurlCurl source codeA8G0H00100000application/vnd.hal+json1Ei;080I00003000application/x-se\#
        ga-cd-romiso  A0G0E00100000application/vcard+xml0c41210B0000300>audio/vnd.audiokozkozAudiokoz musicA\#
        010L00000000application/vnd.oipf.pae.gemA0G0]00100000application/vnd.3gpp.state-and-event-info+xml0c\#
        4                                                                                                   \#
                                                                                                            \#
           A0G0T00100000application/vnd.iptc.g2.newsitem+xml0c4A010P00000000application/entity-statement+jwt\#
        <000L00003000application/x-authorware-segaas>060?0010200Gtext/x-nextflow1;cnfsource code in Nextflow\#
        A000B0000800@application/x-segysegy sgySEG-Y seismogram?<G0=0S11D00=text/markdowntext/x-markdown tex\#
        t/x-web-markdown1;cmd markdown mkd livemd mdtext mdown mdwn mkdn mkdown ronn workbook mdtxt qmd rmd \#
        scdMarkdown text@290G00007000application/vnd.pmtilespmtiles?2<0H00103000text/x-devicetree-binary1;cd\#
        tbA8G0D00108000application/cwl+json1Eicwl.json>060@0010200Htext/x-macaulay21;cm2source code in Macau\#
        lay2A010Q0000;000application/vnd.cryptomator.vaultcryptomatorA0G0D00100000application/held+xml0c4>06\#
        0D0010600Ltext/x-1c-enterprise1;cbsl ossource code in 1C EnterpriseA010D00000000application/json-seq\#
                                                                                                            \#
                                     50W0:0010800:model/iges1;cigs igesIGES model                           \#
                                                                         80G1:00100000application/vnd.openxm\#
        lformats-officedocument.presentationml.viewprops+xml0c4                                             \#
           A010G00000000application/tve-triggerA010G00000000application/ibe-pp-data                         \#
                                                                                             ?060=0010200Nte\#
        xt/x-kvlang1;ckvtext with the markup of kvlangA010X00000000application/vnd.dir-bi.plate-dl-nosuffix1\#
        210900000000audio/red                 A010R0000;000application/vnd.evolv.ecig.profileecigprofile?060\#
        @00103000text/x-subviewer1;csubA0G0V00100000application/vnd.marlin.drm.license+xml0c4>060B0010800Cap\#
        plication/x-mako1;cmao makosource code in Mako>870H0010<00<application/sparql-query1;crq qs sparqlSP\#
        ARQL queryA280B00000000application/x-gdbm:2Y0@2300600Dapplication/gzipapplication/gzip-compressed ap\#
        plication/gzipped application/x-gunzip application/x-gzip application/x-gzip-compressed gzip/documen\#
        tgz tgzgzip-compressed data?070=00100000text/fhirpath1;c                      2280=1=10<009video/vnd\#
        .avivideo/avi video/divx video/msvideo video/vnd.divx video/x-avi video/x-msvideo1C:avi avf divxAVI \#
        video2210D0000800Avideo/vnd.dece.videouvv uvvvUltraViolet video>860?0020;00Ctext/x-sagemathQJ41;csag\#
        e sagewssource code in SageA010H0000300Eapplication/vnd.intergeoi2gIntergeo constructionA000F0000300\#
        0application/vnd.theqvdqvd<080A0T00300;application/x-rpmapplication/x-redhat-package-managerrpmRPM p\#
        ackageA280L00000000application/vnd.android.axml?060?00105000text/x-comal-801;ccomal>060<0010300Dtext\#
        /x-clips1;cclpsource code in CLIPS2210800000000video/nv?060;00107000text/x-jags1;cjag bug           \#
                                                                                                            \#
           0:80?0;00600:image/x-xpixmapimage/x-xpmxpm pmX11 pixmap1290:0010400:audio/opus1SWopusOpus audio  \#
                                                                                                            \#
                     A060K0010300Wtext/x-spline-font-database1;csfddata in the format Spline Font DatabaseA0\#
        00K00003000application/x-sas-transportstxA010R00000000application/vnd.motorola.flexsuiteA0G0L0010000\#
        0application/vnd.etsi.cug+xml0c4?860>0010700?text/x-textile1;ctextiletext in Textile                \#
                                       @280R00100000application/x-monotone-source-repo0Gj                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                              A8G0J00100000a\#
        pplication/yang-data+json1Ei                                                     >060A0010200Itext/x\#
        -loomscript1;clssource code in LoomScript5280=0010>000image/vnd.dgn1>[dgn dgnlib cel                \#
                             ?060=00103000text/x-uxntal1;ctal                                               \#
         >060;0010600Ctext/x-koka1;ckk kkisource code in Koka                                               \#
                                                                                                            \#
                                                                  58G0L00107000application/vnd.las.las+json1\#
        Eilasjson                                                                                           \#
                                                                                         A010W0000300Gapplic\#
        ation/vnd.groove-identity-messagegimGroove identity message4080F0000300?application/x-font-bdfbdfBDF\#
         bitmap fontA010[00000000application/vnd.ntt-local.sip-ta_tcp_stream                               ?\#
        060=0010;000text/x-camkes1;ccamkes idl4                                                             \#
                                                                                         A0G0H00104000applic\#
        ation/vnd.dcmp+xml0c4dcmp>860:0010;00Btext/x-gdb1;cgdb gdbinitsource code in GDB2000E00000000applica\#
        tion/quicktimeA010M00000000application/vnd.ims.imsccv1p2                                     >000B00\#
        003000application/x-tadsgam:080K0000700=application/x-apple-archiveaar yaaApple Archive             \#
                                            A010C00000000application/vnd.aia      A060J0010000Vtext/x-textma\#
        te-properties1;cdata in the format TextMate Properties                                              \#
                                                                                                            \#
                                                                                                            \#
                       2210:00000000video/mp1s                                                              \#
                                      5280L0\003000application/vnd.autodesk.fbxapplication/x-fbx application\#
        /x.autodesk.fbxfbx                                              A010D0F007000application/protobufapp\#
        lication/x-protobufmlmodel1210=0000000Iaudio/g726-40G.726 speech at 40 kbit/s                       \#
                                             A010M00004000application/vnd.wasmflow.waflwaflA0G0D0010400Eappl\#
        ication/sbml+xml0c4sbmlSBML biological model                                                        \#
                                                                                     A010e00000000applicatio\#
        n/vnd.3gpp.5gsv2x-local-service-information                                         A000C00000000app\#
        lication/x-jigdo                                           A060D0010300Ptext/x-minizinc-data1;cdznda\#
        ta in the format MiniZinc Data                                                                      \#
                                                                                                            \#
                                                               A060@0010900Ltext/x-caddyfile1;ccaddyfiledata\#
         in the format Caddyfile                                                                      1280;0\#
        0007000audio/x-dspdsm dsp                                                                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                      ?070@00100000text/vnd.latex-z1;c12X0F0\#
        l00=00@audio/vnd.rn-realaudioaudio/vnd.m-realaudio audio/x-pn-realaudio audio/x-realaudiora rax ram \#
        rmRealAudio stream@280R00100000application/x-bentley-localization0GjA280G0000300Japplication/x-apple\#
        -bombombill of materials of macOSA010@00000000application/mipc7000C00002000application/x-wingzwz    \#
                                                                           A280L0000500;application/x-ft-app\#
        le.aliasaliasmacOS aliasA010E00000000application/vq-rtcpxr0280U0010300Mapplication/vnd.sun.xml.draw.\#
        template1_\stdOpenOffice 1 drawing templateA0G0M00100000application/vnd.etsi.pstn+xml0c4            \#
                                                                                                            \#
                                                                                                            \#
                              A8G0I00100000application/yang-sid+json1Ei                                     \#
                                                                                    >060<0010500Dtext/x-xten\#
        d1;cxtendsource code in Xtend                                                                <280J00\#
        00M00>application/x-ocaml-objectcma cmi cmo cmt cmti cmxa cmxcompiled OCaml                         \#
                                                                          5010D00008000model/vnd.pytha.pyoxp\#
        yox pyo                                                                                             \#
             ?060D0010B00Ptext/x-html-plus-eex1;chtml.eex heex leextext with the markup of HTML+EEX         \#
                                                        A010J0000400Fapplication/vnd.xmpie.cpkgcpkgXMPie cam\#
        paign package                         A010O0000300Happlication/vnd.marlin.drm.mdcfmdcMarlin protecte\#
        d content                                                                           A010Q0000[000app\#
        lication/vnd.commerce-battelleicf icd ic0 ic1 ic2 ic3 ic4 ic5 ic6 ic7 ic8                           \#
        >060;0010400Ctext/x-pact1;cpactsource code in Pact                                                  \#
                                                                             A000D00003000chemical/x-ncbi-as\#
        n1asn           :2Y0U00103000application/vnd.maxar.archive.3tz+zip1_\3tzA010J00000000application/rpk\#
        i-checklist                                                                     8010a00004000applica\#
        tion/vnd.collabio.xodocuments.presentationxodp>060<0010:00Dtext/x-jflex1;cflex jflexsource code in J\#
        FlexD000E00000000x-content/video-hddvdA010D0000300Eapplication/vnd.mfermwfMFER medical waveform     \#
                                       A010U00000000application/vnd.uplanet.cacheop-wbxml6010P00000000applic\#
        ation/vnd.afpc.afplinedata1210=00000000audio/evrcwb1  >86090N10800;text/rustapplication/x-rust text/\#
        x-rust1;crs rs.inRust source                                                      ;000J00002000appli\#
        cation/x-gamegear-romgg                                                     6060D0010D000application\#
        /dita+xml0c4ditamap dita ditavalA010?00000000application/rtxA010W00000000application/vnd.as207960.va\#
        s.config+jer;280A0000300Mapplication/x-wozwozWOZ image of an Apple II disk0160Z0Q204000application/v\#
        nd.ms-visio.template.main+xmlapplication/vnd.ms-visio.template1_\0c4vstxA010L00000000application/vnd\#
        .ecdis-update                                                                                       \#
                                                                                                            \#
               A060R0010I00^text/x-protocol-buffer-text-format1;ctextproto pbtxt txtpb pbtdata in the format\#
         Protocol Buffer Text Format                                                                      02\#
        10B00000000image/vnd.cns.inf2                                                                       \#
                                                                                                            \#
                                                                                                    A010Z000\#
        00000application/private-token-issuer-directoryA010C00000000application/sep-exiA010G00107000applicat\#
        ion/sensml+cbor0b7sensmlcA080A00000000application/x-iff>070A0010900Aapplication/sieve1;csiv sieveSie\#
        ve mail filterA010W0000600Happlication/set-registration-initiationsetregSET registration request?060\#
        >00102000text/x-charmci1;cci>060<0010>00Dtext/x-rpgle1;crpgle sqlrpglesource code in RPGLE12Y0:1C00S\#
        009audio/mpegaudio/mp3 audio/mpeg3 audio/mpg audio/x-mp3 audio/x-mpeg audio/x-mpeg-3 audio/x-mpgmp3 \#
        mpga mp2a m2a m3a mpega mp1 mp2MP3 audio>060>0010300Ftext/x-cap-cds1;ccdssource code in CAP CDS>0709\#
        0010400Ctext/wgsl1;cwgslsource code in WGSL6390g00103000application/vnd.oasis.opendocument.text-mast\#
        er-template1_\otm0280A0020300?image/x-canon-cr30N0P@Pcr3Canon raw image4060F00103000application/x-fo\#
        nt-ttx0c4ttx>060?0010300Gtext/x-inform-61;cinfsource code in Inform 6>060900102000text/x-ml1;cml:280\#
        I0000300;application/x-nix-archivenarNix archiveA060B0010000Ntext/x-curl-config1;cdata in the format\#
         cURL ConfigA0G0L00100000application/mrb-consumer+xml0c4A8G0K00100000application/alto-error+json1EiA\#
        010P0000300Eapplication/vnd.genomatix.tuxedotxdGenomatix Tuxedo dataA860G0010400;application/schema+\#
        json1EijsonJSON schemaA080Z00003000application/vnd.adobe.aftereffects.projectaep>06080010300Btext/nc\#
        l1;cnclsource code in NCL          C0Q0E0000000Emultipart/alternativemail in several formsC070G00100\#
        00Imessage/delivery-status1;cdelivery report of a mail>060=0010600Etext/x-codeql1;cql qllsource code\#
         in CodeQLA080F00003000application/x-spss-porporA010M00003000application/vnd.osa.netdeployndc    501\#
        0C00003000application/expressexp7290J0D00400<application/vnd.kde.kchartapplication/x-kchartchrtKChar\#
        t chartA010P0000300<application/vnd.hzn-3d-crosswordx3d3D crossword>060>0010:00Ftext/x-nearley1;cne \#
        nearleysource code in Nearley                                                                       \#
                                                                                                            \#
                                                                                                        8280\#
        I00103000application/x-starimpress1>[sdd                                                            \#
                                                                                                            \#
                                        1210D00000000audio/vnd.dolby.pl2x                                   \#
                                              :000D0000600Papplication/x-sv4crcsv4crcSVR4 cpio archive with \#
        checksums:080C0000500:application/x-lzfselzfseLZFSE data>860=0:10;00Btext/x-adasrctext/x-ada1;cadb a\#
        ds adasource code in Ada                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 @060E0030?000application/x-gnucashQjDPGjPc4gnucash gnc xac                 \#
                   A010C0000800<application/vnd.zulzir zirzZUL geometry        A8G0J00100000application/alto\#
        -cdni+json1EiA010K0000300@application/vnd.groove-helpghfGroove help page                            \#
                                 A060C0010000Otext/x-gemfile-lock1;cdata in the format Gemfile.lock         \#
                                                                                                            \#
                                                                  A010S00000000application/vnd.ecowin.series\#
        update                   A000J00000000application/x-isatab-assay2010?0010A00=application/mp40[Rmp4s \#
        m4p mp4 mpg4MP4 container?060C00103000text/vnd.tiddlywiki1;ctid                                     \#
                  :080D00002000application/x-qpressqp>060@0010200Htext/x-zenscript1;czssource code in ZenScr\#
        ipt                                                           6010?0000300<application/odaodaODA doc\#
        ument                                                                                             12\#
        90:0<00400:audio/flacaudio/x-flacflacFLAC audio                                                     \#
                                                                                                            \#
                                                                                 A080I0000;00Bapplication/x-\#
        safetensorssafetensorstensors of a modelA8G0E00100000application/ujcs+json1EiA010S00100000applicatio\#
        n/measured-component+cbor0b70200;00003000image/x-pixpix>060B0010200Jtext/x-kerboscript1;ckssource co\#
        de in KerboScriptA010C00000000application/vnd.dxr1280;09003000audio/x-dffaudio/dffdff               \#
                D000A0000000<inode/blockdeviceblock device>060;0010400Ctext/x-baml1;cbamlsource code in BAML\#
                                                                                                            \#
            =860=0D21J00=text/x-pythontext/x-script.python1;cQ[kpy wsgi pyw gyp jy gypi lmi tac pyde bzl pyp\#
         pyt rpy pye xpy cgi pyi fcgi sage sc py3 specPython scriptA010V0000400@application/vnd.crick.clicke\#
        r.keyboardclkkClicker keyboardA8G0P00100000application/vnd.tableschema+json1Ei>020B0010200Jtext/x-bl\#
        uespec-bh1;cbssource code in Bluespec BHA000B00004000application/x-chatchat               2210>00000\#
        000video/vnd.cctv                                                            A010M0000C00@applicatio\#
        n/vnd.clonk.c4groupc4g c4d c4f c4p c4uClonk game group   A8G0P00103000application/vnd.gentics.grd+js\#
        on1Eigrd5010S0000;00Gmodel/vnd.parasolid.transmit.binaryx_b xmt_binParasolid model, binary:080A0L003\#
        00;application/x-aceapplication/x-ace-compressedaceACE archiveA0G0I0010050Napplication/pidf-diff+xml\#
        0c4utf-8change of presence information02Y0:0C10>00:image/avifimage/avif-sequenceQ5bavif avifs hifAVI\#
        F image>060;0010400Ctext/x-stan1;cstansource code in Stan       7280R00103000application/vnd.stardiv\#
        ision.chart1>[sds                                                                               ?070\#
        ;0010:000text/shaclc1;cshaclc shc                                                                   \#
                  A010B00000000application/at+jwt60G1<00100000application/vnd.openxmlformats-officedocument.\#
        wordprocessingml.fonttable+xml0c4A010C00000000application/vp+cose1210=00003009audio/vnd.dradraDRA au\#
        dioA010H00000000application/vnd.oma.dcdc>86090010:00Ctext/swig1;ci swg swigsource code in SWIG>060J0\#
        010300Jtext/x-omnet-plus-plus-ned1;cnedsource code in OMNeT++ NEDA0G0S00100000application/vnd.etsi.i\#
        ptvsad-bc+xml0c4>060?0010300Gtext/x-solidity1;csolsource code in SolidityA010\0000300Aapplication/vn\#
        d.piaccess.application-licencepilPI Access licenceC280D0000300Kapplication/x-ms-dbxdbxmessages of Ou\#
        tlook Express>060?0010500Gtext/x-cameligo1;cmligosource code in CameLIGO                            \#
                                     A0G0P00100000application/vnd.oipf.spdlist+xml0c4                       \#
                                                        A0G0N00100000application/mathml-content+xml0c4@080Q0\#
        k104000application/x-kexiproject-sqlite3application/x-kexiproject-sqlite application/x-vnd.kde.kexi0\#
        Gjkexi5090F00003000application/vnd.lasziplazA010_00000000application/vnd.mitsubishi.misty-guard.trus\#
        tweb                                                                                                \#
                                                                                                            \#
                                                                                                   A010E0000\#
        0000application/cybercash      0210N0000300@image/vnd.fujixerox.edmics-mmrmmrEDMICS MMR imageA010H00\#
        000000application/commonground                                                                      \#
               A000F0000300Aapplication/pics-rulesprfPICS filter rules                              >860;001\#
        0900;text/x-vala1;cvala vapiVala source                                                             \#
                                                                                                            \#
                                    A060>0010300Achemical/x-cml0c4cmlCML chemical data1280;0000300Laudio/x-w\#
        64w64WAVE audio with wide numbers6010K0000O00Dapplication/vnd.lotus-notesnsf ndl ns4 ns3 ns2 nsg ntf\#
         nshLotus Notes databaseA0G0L0010500Gapplication/vnd.chemdraw+xml0c4cdxmlChemDraw drawing in XMLA0G0\#
        ]00100000application/vnd.radisys.msml-audit-dialog+xml0c4A0F0E00105000application/omdoc+xml0c4omdoc2\#
        210?00000000video/h263-2000                                      A280G0000000Bapplication/x-locate-d\#
        bdatabase of locate:2Y0G00103000application/vnd.eln+zip1_\eln                                       \#
                                                                                                            \#
           A070?0U10300Gapplication/sdpapplication/vnd.sdp application/x-sdp1;csdpSDP session descriptionA06\#
        0D0J10300@application/x-subripapplication/x-srt text/srt1;csrtSubRip subtitles1060>0M107000text/x-im\#
        elodyaudio/imelody audio/x-imelody1;cimy ime?060A00100000text/x-nestedtext1;c?060;00104000text/x-rid\#
        e1;crideA8G0S00100000application/vnd.bekitzur-stech+json1Ei<000\00006000application/vnd.nokia.n-gage\#
        .symbian.installn-gage                     0280C00007000application/x-kritakra krz A0G0S00100000appl\#
        ication/vnd.3gpp.mcptt-info+xml0c4                2210I00000000video/vnd.nokia.videovoip            \#
          A280G0000300Iapplication/x-adobe-aslasllayer styles of Photoshop                                  \#
                                                            A010G0000300Fapplication/vnd.trueapptraTrue BASI\#
        C application=8F0Q00103000application/x-ns-proxy-autoconfig0RApacA010E00006000application/senml-exis\#
        enmle                                                                                               \#
                                                                        A010T0000900Dapplication/vnd.hydrost\#
        atix.sof-datasfd-hdstxHydrostatix SOF data:280A00003000application/x-dardar0280@0@20;00>image/x-sony\#
        -arwimage/x-raw-sonyQAD0N0arw srf sr2Sony raw image:280P00100000application/x-vnd.datapackage+gz1jD \#
                                    A010G0000200Gapplication/vnd.osgi.dpdpOSGi deployment packageA0G0E001005\#
        00application/hl7v2+xml0c4utf-8121090000000Iaudio/l20uncompressed 20-bit audio0280G0010300?image/x-p\#
        ortable-pixmap1<Fppmportable pixmapC010=00000000message/bhttp                                 >060:0\#
        010;00Btext/x-gsc1;cgsc csc gshsource code in GSC                    A010I0000400Oapplication/vnd.pv\#
        i.ptid1ptidPrintThisID identification card                                                          \#
                     A860L0010300Xtext/x-opentype-feature-file1;cfeadata in the format OpenType Feature File\#
                                                                       A080D0000000<application/x-finaleFina\#
        le score                                                                            C010E0000000Omes\#
        sage/external-bodymail whose content is elsewhere1280:0800200Baudio/x-xmaudio/xmxmFastTracker module\#
        A0G0X00100000application/vnd.oma.cab-address-book+xml0c4A010L0000200Papplication/vnd.wv.csp+wbxmlwvW\#
        ireless Village message, binaryA010G0000500Capplication/cdmi-domaincdmidCDMI storage domain         \#
                                                              A0G0L00100000application/kpml-request+xml0c4=8\#
        60A0010300Wtext/x-dcl-script1;ccomsource code in DIGITAL Command Language>060=0010200Atext/x-qsharp1\#
        ;cqssource code in Q#>860;0010400Ctext/x-aidl1;caidlsource code in AIDL6010X00000000application/vnd.\#
        afpc.afplinedata-pagedefA010C00000000application/vnd.fgb                                            \#
                                                                                                            \#
                                                                             ?<60;0010400Ltext/x-twig1;ctwig\#
        text with the markup of TwigA280A0000300Dapplication/x-scfscftrace of a sequencer                   \#
                                             A010F00007000application/sensml-exisensmle0280A00203000image/x-\#
        sinar-stiQAD0N0sti                                     A200L00007000application/x-commodore-tapetap \#
        t64A860C0010<00Otext/x-editorconfig1;ceditorconfigdata in the format EditorConfigA8G0O00100000applic\#
        ation/vnd.hyperdrive+json1EiA010W00000000application/vnd.smintio.portals.archive<2X0B2800500?applica\#
        tion/x-javaapplication/java application/java-byte-code application/java-vm application/x-java-applet\#
         application/x-java-class application/x-java-vmclassJava class file   @080B00008000application/x-lmd\#
        blmdb mdb                         >070>0<10300Dtext/vnd.typsttext/x-typst1;ctypsource code in Typst \#
                                                                               :000C0000500Aapplication/x-us\#
        tarustarPOSIX tar archive             >870?0U10Q00>application/sqlapplication/x-sql text/sql text/x-\#
        sql1;csql ddl mysql tab udf viw inc prcSQL statements9010H0000400Aapplication/vnd.wap.wmlcwmlccompil\#
        ed WML page>060<0010500Dtext/x-slang1;cslangsource code in Slang6390c0e10800Mapplication/vnd.oasis.o\#
        pendocument.formula-templateapplication/x-vnd.oasis.opendocument.formula-template1_\odft otfOpenDocu\#
        ment formula template2290L0000700:video/vnd.radgamettools.binkbik bk2Bink video80G1<00100000applicat\#
        ion/vnd.openxmlformats-officedocument.presentationml.tablestyles+xml0c4A000A00003000chemical/x-chem3\#
        dc3dD000:0000000:inode/fifonamed pipe:2Y0O0010500Sapplication/vnd.etsi.asic-s+zip1_\asicsASiC-S cont\#
        ainer of one signed file                                                                            \#
            ?870:1>11@00>text/troffapplication/x-troff application/x-troff-me application/x-troff-ms text/x-\#
        troff1;ctr roff 1in 1m nroff 3in 3m 3qt l mdoc n nr rno tmac t man me ms 1p 3pm 1x 3p 3xtroff docume\#
        ntA010P0000200Qapplication/vnd.bluetooth.le.oobleBluetooth Low Energy pairing data                  \#
                                                                                                            \#
            A010M00000000application/vnd.project-graph                                                      \#
                                                              =060A0010@00Itext/x-autohotkey1;cahk ahkl ah1 \#
        ah2source code in AutoHotkey>860:0020300Ttext/x-mofP@[1;cmofsource code in Managed Object Format0200\#
        I00003000image/x-coreldrawtemplatecdtA010L0000300Aapplication/timestamped-datatsdtime-stamped data12\#
        10I0000900Qaudio/vnd.nuera.ecelp7470ecelp7470Nuera ECELP speech at 7,470 bit/sA000T00000000applicati\#
        on/vnd.google-apps.shortcut                                                                         \#
                 >860;0010700Ctext/x-haxe1;chx hxslsource code in HaxeA060A0010400Mtext/x-oasv2-json1;cjsond\#
        ata in the format OASv2-jsonA010U0000300Japplication/vnd.airzip.filesecure.azfazfAirZip FileSECURE d\#
        ocument1280G0A002000audio/x-pn-audibleaudioaudio/vnd.audibleaaA8G0O00100000application/vnd.nearst.in\#
        v+json1Ei>060;0010400Ctext/x-pony1;cponysource code in PonyA010P0000200Fapplication/vnd.bluetooth.ep\#
        .oobepBluetooth pairing data>060>0010200Ftext/x-cycript1;ccysource code in Cycript2210B0000800Fvideo\#
        /vnd.uvvu.mp4uvu uvvuUltraViolet video file2280C0000300;video/x-nuppelvideonuvNuppelVideoA010E000000\#
        00application/tetra_isiA010H0000300@application/vnd.igloaderigligLoader package0280;00003000image/x-\#
        pxrpxr                                                                                              \#
           <280N00208000application/x-iso9660-appimage0Kh0Yoappimage0210?0000400Fimage/dicom-rledrleDICOM ru\#
        n-length image                A010E00000000application/vc+sd-jwt1210=00000000audio/uemclip          \#
                                                              :280A0000700Napplication/x-bsaba2 bsaarchive o\#
        f the Creation engine                                                                          >060;\#
        0010400Ctext/x-tolk1;ctolksource code in TolkA010L0000000Lapplication/soap+fastinfosetSOAP message i\#
        n Fast Infoset                            A280H0000000Bapplication/x-labview-viLabVIEW instrument   \#
                                                                                                            \#
                                                                                                            \#
                           A060C00102000application/x-fluid1;cfl                                            \#
                                                ?070<0010300>text/jcr-cnd1;ccndJCR node types   A8G0O0010000\#
        0application/vnd.hyper-item+json1Ei                                                 A000S00003000app\#
        lication/x-research-info-systemsrisA0G0Q00100000application/vnd.amundsen.maze+xml0c4                \#
                                                                                                            \#
                       1210A00000000audio/vnd.dts.uhd                                                       \#
                                                                                          :280J00103000appli\#
        cation/bizagi-modeler1_\bpm>860D0010f00Ltext/x-linker-script1;cld lds x xbn xce xdce xdw xdwe xsce x\#
        sw xswe xc xdc xssource code in Linker ScriptA010J0000<000application/vnd.sybyl.mol2ml2 mol2 sy2A0G0\#
        D0010400Dapplication/cdfx+xml0c4cdfxCDF calibration dataA010U00000000application/vnd.firemonkeys.clo\#
        udcell6080C00107000application/x-bzpdf0RPpdf.bz260P0O00004000application/vnd.google-apps.jamgjamA010\#
        D00000000application/vnd.wmap                                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                 A010S0000200Dapplication/vnd.stepmania.step\#
        chartsmStepMania step chart                                                                         \#
                                                      A0G0H0010800Lapplication/wspolicy+xml0c4wspolicyWS-Pol\#
        icy web service policy                   A010R00000000application/prs.implied-executable            \#
                                                                                                      A010J0\#
        000800Bapplication/vnd.sealed.mhtsmht smhSealed web archive                                         \#
                                                                                                            \#
                                                          A8G0F00100000application/taxii+json1Ei            \#
                                                                      C0Q0@0000000;multipart/signedsigned ma\#
        il          C010B00000000multipart/parallel                                           A080D00006000a\#
        pplication/x-bsdiffbsdiff         >060>0010300Ftext/x-moonbit1;cmbtsource code in MoonBit           \#
                                                                        :2Y0Q00104000application/automationm\#
        l-amlx+zip1_\amlx7280F00103000application/x-starcalc1>[sdc              2210900000000video/vp9      \#
                                                                                                            \#
                                                   A010E00000000application/moss-keysA010P00000000applicatio\#
        n/vnd.bint.med-contentA0G0D0010900>application/ttml+xml0c4ttml dfxpTTML subtitles>860:0010500Dtext/s\#
        mali1;csmalisource code in Smali=860;0011400Ctext/x-raku1;c6pl nqp 6pm p6 p6l p6m pl6 raku rakumod r\#
        akutest rakudoc pl pm pm6 tsource code in Raku>060A0010400Itext/x-pogoscript1;cpogosource code in Po\#
        goScriptA010N00000000application/vnd.nokia.catalogs>06090010200Atext/x-dm1;cdmsource code in DM5070F\#
        0D10o00Oapplication/vnd.gerberapplication/x-gerber1;cgbr gbl gbo gbp gbs gko gpb gpt gtl gto gtp gts\#
         ncl sol cmp gmlGerber layer of a circuit boardA8G0K0010:00:application/json-patch+json1Eijson-patch\#
        JSON patchA010W00000000application/emergencycalldata.ecall.msd?060<00101000text/x-ezhil1;cnA8G0D0010\#
        0000application/dns+json1Ei       B0G0D0010700Kapplication/pskc+xml0c4pskcxmlcontainer of symmetric \#
        keys>060B0010300Jtext/x-singularity1;cdefsource code in SingularityA0G0D0010000Wapplication/cnrp+xml\#
        0c4Common Name Resolution Protocol message                A000I00003000application/x-silverlightscr0\#
        280:0<00400:image/flifimage/x-flifflifFLIF image:010K00008000application/vnd.gentoo.gpkggpkg.tar0860\#
        J00100000application/illustrator+ps0En>060<0010200Dtext/x-vyper1;cvysource code in Vyper            \#
                       A010P00000000application/vnd.dvb.esgcontainerA0G0U00100000application/vnd.dvb.notif-g\#
        eneric+xml0c42210L00000000video/vnd.iptvforum.ttsmpeg2?070=00100000text/encaprtp1;c           A010G0\#
        0000000application/set-payment                                                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                    02Y0:0R00800:image/tiffimage/tif image/x-tif image/x-tifftif tiffTIFF im\#
        age<000F00003000application/x-makeselfrun                                                           \#
                             =860E0L10I00=application/x-desktopapplication/x-gnome-app-info1;cdesktop kdelnk\#
         desktop.indesktop entryA060<0010500Htext/x-gtkrc1;cgtkrcdata in the format GtkRC    A8F0S00106000ap\#
        plication/x-web-app-manifest+json1EiwebappA870S00100000application/prs.implied-object+yaml1XJ       \#
                                               A0G0N0010300Papplication/sparql-results+xml0c4srxresults of a\#
         SPARQL query in XML              >060=0010300Btext/x-vclsrc1;cvclsource code in VCL6010D00008009app\#
        lication/vnd.xfdlxfdl xfdXFDL formA0G0e00100000application/vnd.3gpp.mcvideo-transmission-request+xml\#
        0c4D000F00000000x-content/video-blurayA080F0000000@application/x-vim-undoundo file of Vim0280A0X0030\#
        00application/x-wpgimage/x-wordperfect-graphics image/x-wpgwpgA000Q00003000application/x-graphing-ca\#
        lculatorgcfA010B00000000application/dec-dx1280G0010400?application/x-musescore1_\msczMuseScore score\#
        A060?0010800Ktext/x-textgrid1;ctextgriddata in the format TextGridA8G0K0010;000application/senml-etc\#
        h+json1Eisenml-etchjA010R0000600Capplication/set-payment-initiationsetpaySET payment request:080B000\#
        04000application/x-zpaqzpaq                                                                    >060<\#
        0010700Dtext/x-sqlpl1;cdb2 sqlsource code in SQLPL  A000N00002000application/x-thomson-cassettek7606\#
        0M0I103000application/x-fictionbook+xmlapplication/x-fictionbook0c4fb2?060I00109000text/x-roboconf-i\#
        nstances1;cinstances?060C0010=000text/x-nasm-objdump1;cobjdump-intelA8G0R00100000application/vnd.ecl\#
        ipse.ditto+json1Ei<280A0e00300?application/x-dexapplication/vnd.android.dex application/x-android-de\#
        xdexAndroid programA010G0000F00<application/vnd.nervanaentity request bkm kcmNervana dataA010N000000\#
        00application/vnd.oma.bcast.ltkm>060:0010300Dtext/limbo1;cb msource code in Limbo>060:0010S00Btext/x\#
        -apl1;capl dyalog aplf aplo apln aplc aplisource code in APL1210B00000000audio/vnd.dvb.file         \#
                         8390g0030400Qapplication/vnd.ms-powerpoint.slideshow.macroenabled.12P>GQ_E1_\ppsmPo\#
        werPoint slide show with macros:080R0Q10@00Mapplication/x-bzip2-compressed-tarapplication/x-bzip-com\#
        pressed-tar0RPtar.bz2 tbz2 tb2tar archive, bzip2-compressed>060D0010500Ltext/x-literate-agda1;clagda\#
        source code in Literate AgdaA080R00000000application/vnd.digilite.prolights1280;0010700:audio/x-m4b0\#
        `Mm4b f4baudio book0080G0Q102000application/illustratorapplication/vnd.adobe.illustrator0@MaiA0G0T00\#
        100000application/vnd.etsi.iptvprofile+xml0c4A010P00000000application/scitt-statement+coseA010d00100\#
        000application/vnd.3gpp.seal-network-resource-info+cbor0b7A010L0000300@application/tamp-apex-updatet\#
        auTAMP apex update02Y090910800Himage/jpmvideo/jpm06Ejpm jpgmJPEG 2000 compound image0280G0010300?ima\#
        ge/x-portable-bitmap1<Fpbmportable bitmap>060V0010300^text/x-mathematical-programming-system1;cmpsso\#
        urce code in Mathematical Programming System?060>0010300Otext/x-sugarss1;cssstext with the markup of\#
         SugarSS=060B0010300Jtext/x-classic-asp1;caspsource code in Classic ASPC010G00000000message/tracking\#
        -status2200;00003000video/x-f4vf4v                              8390j0030400Sapplication/vnd.ms-powe\#
        rpoint.presentation.macroenabled.12P>GPij1_\pptmPowerPoint presentation with macros        A010K0000\#
        300Capplication/scvp-vp-requestspqSCVP policy requestA0G0M0010200Kapplication/simple-filter+xml0c4cl\#
        filter of SIP notifications0280D0D203000image/x-phaseone-iiqimage/x-raw-phaseoneQAD0N0iiqA000D000030\#
        00application/x-msclipclp                1000I00003000application/vnd.dolby.mlpmlp                  \#
                                                                                                            \#
                                                                                                            \#
           :000B0000400Dapplication/x-lzmalzmaLZMA-compressed data1210>00000000audio/melp1200A010O00000000ap\#
        plication/vnd.superfile.super                                                                       \#
                                                                                                       A0G0T\#
        00100000application/vnd.oipf.userprofile+xml0c4A290E0000000Wapplication/applefileAppleSingle file wi\#
        th its resource fork                    1210B00000000audio/dsr-es201108                             \#
                                                                                    A010S0000300Papplication\#
        /vnd.multiad.creator.cifcifMultiAd Creator interchange file                                         \#
                                                              1280>0?100000audio/x-oggpcmaudio/x-ogg-pcm1SW;\#
        280I0000600=application/x-gameboy-romgb sgbGame Boy game;280J0P00;000application/x-gamecube-romappli\#
        cation/x-gamecube-iso-imagervz wia iso                                                              \#
                                         C010A00000000message/ohttp-req7080P00002000application/x-applix-spr\#
        eadsheetas                         0280G00002000image/x-applix-graphicsag                           \#
                   ?<G0C0P20700Lapplication/xml-dtdapplication/x-xml-dtd text/x-dtd1\<1;cdtd modXML document\#
         type definition?060>00100000text/x-termcap1;cA280N0000900Aapplication/x-dotnet-resourcesresourcesre\#
        sources of .NET0280A00203000image/x-kodak-k25QAD0N0k251210D0000300Baudio/vnd.nortel.vbkvbkNortel voi\#
        ce block0280@00003000image/x-gimp-patpat>060C0010300Ktext/x-bibtex-style1;cbstsource code in BibTeX \#
        Style                     A010L0000300Aapplication/vnd.novadigm.edxedxNovadigm EDX data             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
            A010O00000000application/vnd.oma-scws-config                                             0280@0U\#
        10300Bimage/x-fuji-rafimage/x-fujifilm-raf image/x-raw-fuji0N0rafFujifilm raw image7080R00004000appl\#
        ication/x-pyspread-spreadsheetpysu2010M0000300Gapplication/vnd.desmume.moviedsmDeSmuME movie of a ga\#
        me>060;0010900Ctext/x-pike1;cpike pmodsource code in Pike                                           \#
                                                                                                            \#
                            C010>0000500Fmessage/globalu8msginternationalised mailA8G0G00100000application/s\#
        d-jwt+json1Ei                                                                                       \#
                                                                                                            \#
             A060A0010800Mtext/x-oasv3-yaml1;cyaml ymldata in the format OASv3-yamlA010T00000000application/\#
        vnd.nubaltec.nudoku-gameA010?0000300Fapplication/ditditDIT device descriptionA0G0Y00100000applicatio\#
        n/vnd.3gpp.mcdata-ue-config+xml0c4 A010P0000300Fapplication/vnd.3m.post-it-notespwnPost-it software \#
        notesA010W00000000application/vnd.ntt-local.sip-ta_remote                            6390@0010400Aap\#
        plication/oxps1_\oxpsOpen XPS document>060=0010300Etext/x-zephir1;czepsource code in ZephirA010?0000\#
        300Qapplication/a2la2lA2L description of a control unit?060J00107000text/x-debian-sources-file1;csou\#
        rcesA0G081V10300Ftext/csvapplication/csv application/x-csv text/comma-separated-values text/x-comma-\#
        separated-values text/x-csv1;ccsvcomma-separated valuesA0F0C0g103009application/gpx+xmlapplication/g\#
        px application/x-gpx application/x-gpx+xml0c4gpxGPX track7390a0c10300Kapplication/vnd.oasis.opendocu\#
        ment.chart-templateapplication/x-vnd.oasis.opendocument.chart-template1_\otcOpenDocument chart templ\#
        ateA0F0K00100000application/xhtml-voice+xml0c4A0G0\00100000application/vnd.nokia.landmarkcollection+\#
        xml0c4=860=0H20300?text/vbscripttext/vbs text/x-vbscript1;cPO]vbsVBScript sourceA010J0000300Capplica\#
        tion/vnd.mobius.mslmslMobius MSL document4000D00002000application/x-tex-gfgf1210B00000000audio/dsr-e\#
        s202050>060<0010;00Dtext/x-logos1;cx xm xi xmisource code in LogosB010M00000000application/x-x509-ca\#
        -ra-cert?060F0010<00Rtext/x-html-plus-razor1;ccshtml razortext with the markup of HTML+RazorA8G0Q001\#
        00000application/json-patch-query+json1Ei5080;0000300Hmodel/x-plyplyPolygon file of Stanford1210>000\#
        00000audio/vnd.celp>000L00003000application/x-oz-applicationoza2210H00000000video/vnd.motorola.video\#
        A860O0010300ctext/x-ms-visualstudio.solution1;cslndata in the format Microsoft Visual Studio Solutio\#
        n1280A00003000application/x-nwcnwc                  A0G0Z00100000application/vnd.3gpp.mcvideo-ue-con\#
        fig+xml0c450Q0E0@00:00Imodel/x3d+fastinfosetmodel/x3d+binaryx3db x3dbzX3D scene in Fast Infoset?060;\#
        00107000text/x-func1;cfc funcA010H0000300Eapplication/vnd.geospaceg3wGeospacW construction<0F0?00103\#
        000text/x-suse-ymp1;cympA010U00000000application/vnd.japannet-registration                          \#
                                                                                                      >060J0\#
        010600Mtext/x-javascript-plus-erb1;cjs.erbsource code in JavaScript+ERB                             \#
                                                    ;000R00003000application/x-discjuggler-cd-imagecdiA010@0\#
        000000=application/httpHTTP messagesA060M0010000Ytext/x-x-font-directory-index1;cdata in the format \#
        X Font Directory Index                                                        @280I0000M00Iapplicati\#
        on/x-sqlite3-waldb-wal sqlite-wal sqlite3-walwrite-ahead log of SQLiteA8G0Q00100000application/expec\#
        t-ct-report+json1EiA010V00000000application/vnd.motorola.flexsuite.kmr7060F0R20800Dapplication/x-gnu\#
        mericapplication/x-gnumeric-spreadsheetQjD0c4gnumericGnumeric spreadsheetA8G0W00100000application/vn\#
        d.gnu.taler.merchant+json1Ei1210=00003009audio/vnd.ripripRIP audioA0G0T00100000application/vnd.etsi.\#
        iptvcommand+xml0c4A280J00003000application/x-spectrum-tzxtzxB090F0001100Sapplication/pkcs7-mimep7m p\#
        7c p7z mobileprovision provisionprofile der mobileconfig msgPKCS #7 signed or encrypted messageA010@\#
        00000000application/iotp;280E0D00@008application/x-nes-romapplication/x-nesromnes nez unf unifNES ga\#
        me1210I00000000audio/vnd.blockfact.factaA060Q0010300]text/x-webassembly-interface-type1;cwitdata in \#
        the format WebAssembly Interface TypeA0G0b00100000application/vnd.3gpp.mcptt-affiliation-command+xml\#
        0c4A010B00000000application/vp+jwtA000U00000000application/x-atari-floppy-disk-image           <280J\#
        00103000application/microsoftpatch1>[msp                       1280F00003000application/x-sibeliussi\#
        bA0G0V00100000application/emergencycalldata.veds+xml0c4                                             \#
                                                                                       73Y110020400>applicat\#
        ion/vnd.openxmlformats-officedocument.spreadsheetml.sheetP>G1_\xlsxExcel workbook?860;0010G00@text/x\#
        -wiki1;cmediawiki wiki wikitexttext in WikitextA010J00000000application/trust-mark+jwtA0G0T00100000a\#
        pplication/vnd.3gpp.mcdata-info+xml0c4                                                              \#
                                                                                                            \#
                                                                                             2010K0000400;ap\#
        plication/vnd.muvee.stylemstymuvee style                   A010J0000400;application/vnd.sealed.csfsc\#
        sfSealed file>060?0010<00Dtext/x-fancysrc1;cfy fancypacksource code in Fancy                        \#
                                                                                                   >060:0010\#
        300Btext/x-gno1;cgnosource code in Gno                                           D000<00000006inode/\#
        socketsocket  1280;0000700Caudio/x-paffap pafEnsoniq PARIS soundA860C0011800<text/x-systemd-unit1;ca\#
        utomount device mount path scope service slice socket swap target timersystemd unit2210:00000000vide\#
        o/celb?0G080010350@text/vtt1;cvttutf-8WebVTT subtitles0280J00003000application/x-killustratorkil    \#
           :2Y0T00107000application/vnd.logipipe.circuit+zip1_\lcs lca 2290?00003009application/mxfmxfMXF vi\#
        deoA010D0000300Happlication/rpki-roaroaRPKI route authorization587090010300Umodel/mtl1;cmtldata in t\#
        he format Wavefront Material80G1<00100000application/vnd.openxmlformats-officedocument.presentationm\#
        l.slidemaster+xml0c49280M0000300Aapplication/x-mozilla-archivemarupdate of Mozilla                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                      >060A0\#
        010300Itext/x-glimmer-js1;cgjssource code in Glimmer JS6080A00103000application/x-cb71Socb7         \#
                                                                       ?060<0010500Mtext/x-marko1;cmarkotext\#
         with the markup of Marko                                                               A0G0L0010000\#
        0application/vnd.3gpp.crs+xml0c4 <080I00106000application/x-java-jnilib1IojnilibA8G0P00100000applica\#
        tion/alto-tipsparams+json1Ei                                                                        \#
                                  0200=00000000image/x-dcraw                                                \#
                                                                 A000^00000000application/vnd.ms-package.obf\#
        uscated-opentype                                                                                    \#
                                                    A010D00000000application/vnd.bpf3                       \#
                                                                        A010b00000000application/vnd.cncf.he\#
        lm.chart.provenance.v1.prov>06090010200Atext/x-eq1;ceqsource code in EQ>860:0?10T00Dtext/x-asmtext/x\#
        -assembly1;cs asm a51 nasm nas tasm x68 i inc msassembly source code2210?00000000video/parityfec>060\#
        ;0010800Ctext/x-yara1;cyar yarasource code in YARA 4000B0000;000application/x-fontpfa pfb gsf       \#
                                                                                                            \#
                                                                           :080Q0010<000application/x-lzma-c\#
        ompressed-tar0=gtar.lzma tlz                                                                        \#
                                                                                                            \#
                                                                                                          A8\#
        G0H00100000application/captive+json1Ei                      C070P0010H00Fmessage/disposition-notific\#
        ation1;cdisposition-notificationread receipt of a mail2080L0P00G00?application/vnd.rn-realmediaappli\#
        cation/vnd.rn-realmedia-vbrrm rmvb rmj rmm rms rmxRealMedia video2280O0000300=video/vnd.radgamettool\#
        s.smackersmkSmacker video                                                                   A0G0M001\#
        00000application/mbms-schedule+xml0c4A000B00003000application/bbolinlin                             \#
                      6390^0`10700Lapplication/vnd.oasis.opendocument.text-masterapplication/x-vnd.oasis.ope\#
        ndocument.text-master1_\odm otmOpenDocument master documentA0G0T0010300<application/media-policy-dat\#
        aset+xml0c4mpfmedia policyA010N00000000application/vnd.uic.dosipas.v2?060D00104000text/x-visual-prol\#
        og1;ci ph                                                                          2290A0010300Hvide\#
        o/iso.segmentP@Pm4ssegment of an MP4 streamA0G0L00100000application/load-control+xml0c4?060;00103000\#
        text/x-phix1;cexwA010?0000300Fapplication/dcddcdDCD device descriptionA010b0000400@application/vnd.d\#
        oremir.scorecloud-binary-documentscldScoreCloud score1280A0000300;audio/x-psion-wvewvePsion soundA01\#
        0C00000000application/vnd.cel              >070M0010600Lapplication/vnd.gentoo.eclass1;ceclasssource\#
         code in Gentoo Eclass>860=0010Q00Etext/x-groovy1;cgroovy gvy gy gsh grt gtpl gradlesource code in G\#
        roovy>060;0010400Ctext/x-opal1;copalsource code in OpalA000K00004000application/vnd.ds-keypointkpxx \#
                               :2Y0H00104009application/prs.hpub+zip1_\hpubHPub bookA010L00004000application\#
        /vnd.onepagertamptampA0F0C00103000application/rsd+xml0c4rsdA010O0000300Lapplication/vnd.data-vision.\#
        rdzrdzRemoteDocs R-Viewer document>860E0010N00Fapplication/x-gnuplot1;cgp gplt gnuplot plot plt gnu \#
        psource code in Gnuplot70G1500100000application/vnd.openxmlformats-officedocument.spreadsheetml.tabl\#
        e+xml0c4:290G00100000application/tlsrpt+gzip1jD>060:0010300Btext/x-ink1;cinksource code in Ink      \#
                                                                          A280B00000009application/x-pbzxpbz\#
        x data                  A870A0010600>text/vnd.graphviz1;cgv dotGraphviz graph                 A080F0\#
        0007000chemical/x-mdl-rxnfilerxn rdf                                                                \#
                                                                                                     >060?00\#
        10400Gtext/x-openqasm1;cqasmsource code in OpenQASM                                                 \#
                                                                                                            \#
                          A010U0000900Kapplication/vnd.ipunplugged.rcprofilercprofileipUnplugged roaming pro\#
        file                                                                                                \#
                                                                                                            \#
                                                                     7010J0000300Fapplication/vnd.fuzzysheet\#
        fzsFuzzySheet spreadsheetA0G0W0010300Capplication/vnd.irepository.package+xml0c4irpiRepository packa\#
        geA060B0010300Ntext/x-survex-data1;csvxdata in the format Survex data?070?00100500text/parameters1;c\#
        utf-822Y0>0@10@00>video/matroskavideo/x-matroska1]emkv mks mpv mk3dMatroska video                   \#
                                                                                                            \#
                                                                                                            \#
                                                              ?060;00103000text/x-fift1;cfif                \#
                                   ?070<00100000text/strings1;c1080H00003000application/x-guitar-progp4A8G0R\#
        00100000application/alto-endpointcost+json1Ei1210900003000audio/ascacn                              \#
                                                                                                            \#
                                                           >060;0010400Ctext/x-abap1;cabapsource code in ABA\#
        PA860C0010500Otext/x-cabal-config1;ccabaldata in the format Cabal ConfigA060@0010000[text/x-openapi-\#
        31;cdata in the format OpenAPI Specification v3A010C00003000application/vnd.wmcwmcA0G0[00100000appli\#
        cation/vnd.3gpp.seal-location-info+xml0c4>860>0010A00Ftext/x-jsonnet1;cjsonnet libsonnetsource code \#
        in Jsonnet?060<00105000text/x-hsail1;chsail>060=0010300Etext/x-firrtl1;cfirsource code in FIRRTLA8G0\#
        M00100000application/vnd.uic.osdm+json1Ei>860<0010700Dtext/x-qmake1;cpri prosource code in QMakeA060\#
        <0010=00Htext/x-kusto1;ckql kusto csldata in the format Kusto0210D0000<00@image/vnd.sealed.pngspng s\#
        pn s1nSealed PNG image?060@00102000text/x-cfengine31;ccfA010F0000300Bapplication/vnd.umajinumjUmajin\#
         application?060:00203000text/x-xmi0c41;cxmi>060<0010500Dtext/x-talon1;ctalonsource code in TalonA0P\#
        0E00000000application/x-mpegurlD000F00000000inode/directory-lockedA010C00003000application/vnd.svdsv\#
        d                                                                                                   \#
           A000J0000300Capplication/mac-compactprocptCompact Pro archive                                    \#
                                   5090=0=00300Imodel/vnd.dwfdrawing/x-dwfdwfDesign Web Format drawingA000K0\#
        0007000application/x-endnote-referenr enwA010@0000000=application/sgmlSGML document6010J0000<00Dappl\#
        ication/vnd.sealed.docsdoc sdo s1wSealed Word documentA060?0010800Ktext/x-miniyaml1;cyaml ymldata in\#
         the format MiniYAML>860=0010:00=text/x-kotlin1;ckt kts ktmKotlin sourceA010J0000300Capplication/vnd\#
        .mobius.disdisMobius DIS document0210:00004000image/jxsijxsi                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                            0210:00004000ima\#
        ge/jxssjxss                                                  A0G0[00100000application/vnd.oma.cab-fe\#
        ature-handler+xml0c4                                             <280A00003000application/x-elcelc  \#
                                                                                                            \#
                                        A8G0F0010@000application/sarif+json1Eisarif sarif.json              \#
                                                                   >060C0010300Ktext/x-imagej-macro1;cijmsou\#
        rce code in ImageJ Macro                                                                            \#
                                  A010I00000000application/vnd.3gpp.gtpc;080H00003000application/x-saturn-ro\#
        miso                                                                                                \#
                                                                                                            \#
                                                      >860;00201008text/x-chdr1;cP@[hC header>060@0010200Hte\#
        xt/x-qt-script1;cqssource code in Qt Script?070D00100000text/vnd.iptc.newsml1;c2010I00000000applicat\#
        ion/mpeg4-iod-xmt0060H00103000image/vnd.adobe.premiere0c4ppj>060B0010>00Jtext/x-angelscript1;cangels\#
        cript assource code in AngelScript1010V0000300?application/vnd.yamaha.openscoreformatosfOpenScore mu\#
        sic0210:00004000image/jxrsjxrs                         >060A0010300Itext/x-tl-verilog1;ctlvsource co\#
        de in TL-Verilog                                                                                    \#
                                  @080C0000500>application/x-realmrealmRealm databaseA010F0000300Happlicatio\#
        n/vnd.hp-hpshpsHP Web printing settings0280H0H10300@image/x-portable-graymapimage/x-portable-greymap\#
        1<Fpgmportable graymap                                                                              \#
                                                                                                            \#
                                                            2280;00003009video/x-usmusmCRI videoA010Y0000300\#
        Iapplication/vnd.tao.intent-module-archivetaoTao Intent module archive:290L00100000application/vec-p\#
        ackage+gzip1jD;080N0F003000application/x-hfe-floppy-imageapplication/x-hfe-filehfe                  \#
                   A080@00000000application/x-sc;200G00006000application/x-pico8-romp8.romA0G0D0010000<appli\#
        cation/soap+xml0c4SOAP messageA000P00000000application/vnd.google-apps.file                         \#
                                                                                                            \#
                                                                                                    ?0609001\#
        04000text/rita1;crita                                                                               \#
                                                    6000F00002000application/x-freemindmm03Y0[0]10300Dapplic\#
        ation/vnd.oasis.opendocument.graphicsapplication/x-vnd.oasis.opendocument.graphics1_\odgOpenDocument\#
         drawing42I080b10700=font/ttfapplication/x-font-truetype application/x-font-ttf1L:ttf ttcTrueType fo\#
        nt22X0;1000300;video/x-flvapplication/x-flash-video flv-application/octet-stream video/flvflvFlash v\#
        ideoA010W0000400Gapplication/vnd.adobe.formscentral.fcdtfcdtAdobe FormsCentral form                 \#
                                                                           ?060=00103000text/x-xtlang1;cxtm1\#
        280>0910300Caudio/x-ms-wmaaudio/wma1AiwmaWindows Media audio>860B0010700Jtext/x-pov-ray-sdl1;cpov in\#
        csource code in POV-Ray SDL1210>00000000audio/encaprtp                                              \#
                                                                                                            \#
                                                                                                            \#
                                                                                                   0000O0000\#
        3000application/vnd.ms-visio.viewervdx      C010N0000500\message/global-delivery-statusu8dsndelivery\#
         report of an internationalised mail                                                                \#
                                                             A010I0000300Dapplication/vnd.pawaafilepawPAWAA \#
        protected file                                              A010K0000300Eapplication/vnd.cloanto.rp9\#
        rp9RetroPlatform archive          >060=0010200Etext/x-jsoniq1;cjqsource code in JSONiqA010Q00000000a\#
        pplication/vnd.nokia.conml+wbxml                                         ?070?0010200Ftext/vnd.wap.s\#
        i1;csiWAP service indication                                                                        \#
                  A080B0000=000chemical/x-genbankgbk gen gb gp                             0280;0000300@imag\#
        e/x-blpblpBlizzard textureA060A0010000Mtext/x-tor-config1;cdata in the format Tor ConfigA280B0000E00\#
        Aapplication/vcdiffvcdiff xdelta xdelta3VCDIFF difference>060=0010300Etext/x-ren-py1;crpysource code\#
         in Ren'PyA0G0h00100000application/vnd.3gpp.seal-app-comm-requirements-info+xml0c4?070U0010300Atext/\#
        vnd.net2phone.commcenter.command1;ccccNet2Phone commandA010H00100000application/ace-trl+cbor0b70200;\#
        00003009image/x-rgbrgbSGI image>860=0010V00Etext/x-erlang1;cerl hrl app escript app.src xrl yrl esso\#
        urce code in ErlangA060B0010000Ntext/x-option-list1;cdata in the format Option ListA8G0G00100000appl\#
        ication/vnd.hc+json1EiA000D00000000application/x-touhouA010@00000000application/coseA0G0j00100000app\#
        lication/vnd.openxmlformats-package.core-properties+xml0c4                                          \#
                                                             A0G0]00100000application/vnd.radisys.msml-dialo\#
        g-group+xml0c4:010K00003000application/vnd.android.otaota                                           \#
                           A060A0010000Mtext/x-codeowners1;cdata in the format CODEOWNERS                   \#
                                                   A010F0000000Dapplication/macwriteiiMacWrite II document  \#
                                                                                                            \#
                                                                                       A070I0G10300Bapplicat\#
        ion/vnd.chess-pgnapplication/x-chess-pgn1;cpgnchess games in PGNA280A0000000Qapplication/x-wadWAD ar\#
        chive of Quake or Half-Life68V0C0010500>application/x-latex0NBlatexLaTeX documentA010?0000300Eapplic\#
        ation/mf4mf4MDF4 measurement data?060P00103000text/x-ms-visualstudio.workspace1;cdswA0G1500100000app\#
        lication/vnd.openxmlformats-officedocument.customxmlproperties+xml0c4A0G0T00100000application/framew\#
        ork-attributes+xml0c4                                                                               \#
                                               A010P00000000application/vnd.cirpack.isdn-ext                \#
                                                                                                         A0G\#
        0W00100000application/vnd.radisys.msml-dialog+xml0c4  A060K0010:000application/vnd.flatpak.ref1;cfla\#
        tpakref5010900003000model/prcprc=060=0010300Etext/x-autoit1;cau3source code in AutoItA000?0000800Cch\#
        emical/x-csmlcsml csmCSML chemical styleA010A0000000Japplication/mikeyMIKEY key exchange messageA8G0\#
        S00100000application/prs.implied-object+json1EiA010P00009000application/vnd.evolv.ecig.themeecigthem\#
        e0090A0Q00300Capplication/dicomapplication/x-dicom image/x-dicomdcmDICOM medical image0200C0000300=i\#
        mage/x-xwindowdumpxwdX window dumpA0G0[00100000application/vnd.poc.group-advertisement+xml0c4A010X00\#
        000000application/vnd.japannet-setstore-wakeupA8G0J00100000application/alto-tips+json1Ei>000N0000700\#
        0application/x-jbuilder-projectjpr jpx?060900102000text/x-dg1;cdg                                   \#
                                                                                                            \#
                                                               0280F0020>000image/x-compressed-xcf1jD0RPxcf.\#
        gz xcf.bz2A87080010=00=text/dns1;czone soa arpaDNS zone file                                        \#
                                                                                                            \#
                A010W00000000application/prs.alvestrand.titrax-sheet<280L0000400Capplication/vnd.android.cde\#
        xcdexcompact Dalvik codeA010K0000000;application/vnd.osgi.bundleOSGi bundle                         \#
                                                                A010U00000000application/vnd.apache.thrift.c\#
        ompactA0G0D0010400Bapplication/ssml+xml0c4ssmlSSML text to speakA010N00000000application/vnd.dolby.m\#
        obile.1                                                                                             \#
                                                                                                            \#
                                                A010D00100000application/toc+cbor0b7A8>0D0o20<000application\#
        /x-ndjsonapplication/jsonl application/jsonlines application/x-jsonlinesQEi1;cjsonl ndjsonA010S00000\#
        000application/token-introspection+jwt>06090010200Atext/x-jq1;cjqsource code in jq0280;0900:009image\#
        /x-sgiimage/sgisgi bw rgbSGI imageA0G0U00100000application/vnd.tmd.mediaflex.api+xml0c4?060A00107000\#
        text/x-easytrieve1;cezt macA010K0000700Dapplication/vnd.commonspacecsp cstCommonSpace document68F0H0\#
        C10500@application/x-ipynb+jsonapplication/x-ipynb1EiipynbJupyter notebook6010R00003000application/v\#
        nd.afpc.modca-overlayovl                    6280C00106000application/x-gzdvi1jDdvi.gz               \#
          0290900003000image/jxsjxsA8G0D00100500application/elm+json1Eiutf-870G1:00100000application/vnd.ope\#
        nxmlformats-officedocument.spreadsheetml.querytable+xml0c4?060@0010900Qtext/x-yasnippet1;cyasnippett\#
        ext with the markup of YASnippetA280A0010300=application/x-bam1jDbamBAM sequences5010=00003009model/\#
        vnd.gtwgtwGTW model0010M0000400@application/vnd.balsamiq.bmprbmprBalsamiq projectA060A00103000applic\#
        ation/x-tmx0c4tmx                                                                                   \#
                                                                                                            \#
                                                                          0280@00007000image/x-kiss-celcel k\#
        cf                                  A010O00000000application/trickle-ice-sdpfrag            A010H000\#
        00000application/prs.vcfbzip2                                                            >060:001020\#
        0<text/julia1;cjlJulia source                                                         A010M00000000a\#
        pplication/vnd.uplanet.alert                                                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                 A010C00000000application/vn\#
        d.bpf                        A060?0;204000text/x-opml+xmltext/x-opml0c41;copml           A280H000030\#
        0Eapplication/x-xkb-keymapxkmcompiled keyboard map<280I00000000application/x-mach-o-dsym>060;0010400\#
        Ctext/x-sail1;csailsource code in Sail?060=00100000text/x-tads-31;cA000B00003000chemical/x-mdl-tgftg\#
        fA010L00004000application/vnd.onepagertatptatp:290N0010400<application/vnd.ms-officetheme1_\thmxOffi\#
        ce theme2010K0000300@application/vnd.dvb.servicesvcDVB service link>060>0010300Ftext/x-cadence1;ccdc\#
        source code in CadenceA000N0000<000application/x-sas-program-datass7 sas7bpgm6280N0P10300Japplicatio\#
        n/vnd.sun.xml.writerapplication/x-vnd.sun.xml.writer1_\sxwOpenOffice 1 text documentA010N00000000app\#
        lication/vnd.fujixerox.art4A0G0M0010800Eapplication/vnd.dece.ttml+xml0c4uvt uvvtUltraViolet subtitle\#
        s52Y0B00104000model/vnd.usdz+zip1_\usdz>060I0010300Qtext/x-unified-parallel-c1;cupcsource code in Un\#
        ified Parallel CA060A00103000application/x-ica1;cica4280O00106000application/x-gz-font-linux-psf1jDp\#
        sf.gzA010J0000000Dapplication/vnd.canon-lipsCanon LIPS print job?060L00106000text/x-visual-prolog-gr\#
        ammar1;cvipgrm7390X0Z10300Bapplication/vnd.oasis.opendocument.chartapplication/x-vnd.oasis.opendocum\#
        ent.chart1_\odcOpenDocument chartA060=0010600Itext/x-zmodel1;czmodeldata in the format ZmodelA010F00\#
        000000application/atomicmailA010K00000000application/vnd.ncd.controlA0G0L0010200Sapplication/rls-ser\#
        vices+xml0c4rsservices for lists of SIP resources>860;0B10<00;text/x-javatext/x-java-source1;cjava j\#
        av jshJava source                                                                                   \#
                          0280A0A20700@image/x-adobe-dngimage/x-raw-adobeQAD0N0dng gprdigital negative2210?0\#
        0000000video/raptorfecA8G0\00100000application/vnd.ims.lti.v2.toolproxy.id+json1Ei                A0\#
        G0Z00100000application/vnd.ms-playready.initiator+xml0c4A0G0N00100000application/vnd.biopax.rdf+xml0\#
        c4:080B00002000application/x-rziprz                                                                 \#
                                                      >060@0010600Htext/x-freebasic1;cbi bassource code in F\#
        reeBASIC                                                            ?060;00104000text/x-bare1;cbareA\#
        010G00003000application/vnd.yaowemeyme                                                              \#
                                                           <280N00008000application/x-mach-o-universaldylib \#
        so                                                                                                  \#
                                                                                                            \#
                                                              A060@00103009text/x-vcalendar1;cvcsvCalendar  \#
                                  5080I0000200:application/x-maya-binarymbMaya scene      6070@0J10400Dappli\#
        cation/xfdfapplication/vnd.adobe.xfdf0c4xfdfPDF form data in XML                                    \#
                                                                                         12Q0:0000400:audio/\#
        3gpp3gpp3GPP audio                                                                                A0\#
        10U00000000application/vnd.uplanet.listcmd-wbxml                                                    \#
                                                                                                            \#
             0200D00003000image/x-raw-logitechpxn                                                           \#
                                              >060<0010900Dtext/x-janet1;cjanet jdnsource code in Janet1210:\#
        00000000audio/bv1660G0C0010600Capplication/rfc+xml0c4rfcxmlRFC document source                      \#
                                                                                                            \#
                    A8G0I00100000application/protobuf+json1Ei829160030400Eapplication/vnd.openxmlformats-off\#
        icedocument.presentationml.slideshowP>G0ij1_\ppsxPowerPoint slide show                              \#
                       A010I0000800<application/vnd.adobe.fxpfxp fxplFlex project   >860D00205000text/x-open\#
        cl-c++srcPoJ1;cclcpp                                                                                \#
                 =860=0020300Etext/x-expect1;c17`expsource code in Expect>060<0010200Dtext/x-mupad1;cmusourc\#
        e code in mupad                                                                                     \#
                                            6070G0m10800Dapplication/mathematicaapplication/vnd.wolfram.math\#
        ematica application/x-mathematica1;cnb ma mbMathematica notebook                                    \#
                 ?060>00103000text/x-cryptol1;ccry                                                   A000D00\#
        003000chemical/x-crossfirebsd                                                                 A0G0W0\#
        0100000application/vnd.dvb.notif-container+xml0c4?060E00104000text/x-literate-idris1;clidr          \#
                                                              A010P0000300?application/vnd.yamaha.hv-scripth\#
        vsHV-Script voice>060>0010200Ftext/x-charity1;cchsource code in Charity                             \#
                                  ?060<0010?00Mtext/x-blade1;cblade blade.phptext with the markup of Blade  \#
                                                         6280C00106000application/x-gzpdf1jDpdf.gz          \#
                                                             6290>0I008009image/vnd.djvuimage/x-djvu image/x\#
        .djvudjvu djvDjVu scanA000B00004000application/x-infoinfo0280F0000F00Aapplication/x-affinityafdesign\#
         afphoto afpubAffinity document>060<0010500Dtext/x-dhall1;cdhallsource code in DhallA010R0000300Bapp\#
        lication/vnd.mophun.certificatempcMophun certificate>060=0010;00Etext/x-lookml1;clkml lookmlsource c\#
        ode in LookML1210:00000000audio/melp                                                                \#
                                              6080A00103000application/x-cbt0B?cbt                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                    >860<0010000@text/x-meson1;cMeson build file6080D0000300\#
        0application/x-amiprosam?860;0010@00Ltext/x-haml1;chaml haml.defacetext with the markup of Haml>860<\#
        0010E00Dtext/x-cobol1;ccbl cob cpy ccp cobolsource code in COBOL2210V0000300Gvideo/vnd.nokia.interle\#
        aved-multimedianimNokia interleaved video>060H00101000application/x-urbiscript1;cu02X0;0900300:image\#
        /x-xcfimage/xcfxcfGIMP image>060=0010600Etext/x-reason1;cre reisource code in ReasonA0G0S00100000app\#
        lication/vnd.oma.bcast.sprov+xml0c40280@0000<000image/x-asepritease aseprite                        \#
                                                                               ?060A00104000text/x-chaiscrip\#
        t1;cchai                             >070M0010600Lapplication/vnd.gentoo.ebuild1;cebuildsource code \#
        in Gentoo EbuildA0G0T00100000application/vnd.3gpp.pinapp-info+xml0c4A010N00000000application/vnd.fuj\#
        ixerox.hbpl          A080L0000000>application/x-guile-bytecodecompiled Guile50G0>00104000model/step+\#
        xml0c4stpx1210C00000000audio/vnd.3gpp.iufp                                                          \#
                                                                                                            \#
                                                                                                      ?060@0\#
        0103000text/x-bbc-basic1;cbbcA0G0I00104000application/clue_info+xml0c4clue                          \#
                                                1210P0000300Iaudio/vnd.ms-playready.media.pyapyaPlayReady pr\#
        otected audio22X0:0<10400:video/webmvideo/x-webm1]ewebmWebM videoA010L00000000application/vnd.jsk.is\#
        dn-ngn                             A010E00000000application/cals-1840                               \#
                         1280;0000300Aaudio/x-musmusDMX music of Doom@280I2500I00?application/vnd.ms-accessa\#
        pplication/mdb application/msaccess application/vnd.msaccess application/x-mdb application/x-msacces\#
        s zz-application/zz-winassoc-mdbmdb accdb accde accdt mdeAccess database?860:0910800Ktext/x-pugtext/\#
        jade1;cjade pugtext with the markup of Pug5000A00003000application/x-prtprtA010U0000300Mapplication/\#
        vnd.airzip.filesecure.azsazsAirZip FileSECURE spreadsheet?060:00103000text/x-rql1;crql>060:0010300Bt\#
        ext/x-krl1;ckrlsource code in KRLA010I00000000application/vnd.artsquare?860;0010400@text/x-scss1;csc\#
        ssSCSS style sheet5280L0000300>application/vnd.sketchup.skpskpSketchUp modelB8G0D0010300<application\#
        /jwk+json1EijwkJSON web keyA0G0\00100000application/vnd.3gpp.mcptt-floor-request+xml0c40200G0A003000\#
        image/x-corelphotopaintimage/x-corel-cptcpt:080B00004000application/x-par2par2;000A00003000applicati\#
        on/x-nrgnrg2010E00000000application/mpeg4-iod                                                       \#
                                                                                                            \#
                 >060=0010600Etext/x-webidl1;cwebidlsource code in WebIDLA060B0010300Ntext/x-figlet-font1;cf\#
        lfdata in the format FIGlet Font         A060G00103000application/x-tiled-tmx0c4tmx                 \#
                                                                                                            \#
                                   ?060D0010300Ptext/x-html-plus-ecr1;cecrtext with the markup of HTML+ECR>0\#
        60:0010800Btext/x-zap1;czap xzapsource code in ZAPA0G0K00100000application/mrb-publish+xml0c4A0G0`00\#
        100000application/vnd.3gpp.seal-data-delivery-info+xml0c4C010W0000500Ymessage/global-disposition-not\#
        ificationu8mdnread receipt of an internationalised mailA010Y00000000application/vnd.ms-windows.nwpri\#
        nting.oob0280@0001>000image/x-freehandfh fhc fh4 fh5 fh7 fh40 fh50 fh8 fh9 fh10 fh11 fh12 ft7 ft8 ft\#
        9 ft10 ft11 ft12A010M00000000application/vnd.ipld.dag-cbor                                          \#
                    ?460=0010000<text/x-readme1;cread-me text                                0280;0000300?im\#
        age/x-3ds3ds3D Studio scene               70G1900100000application/vnd.openxmlformats-officedocument\#
        .spreadsheetml.usernames+xml0c4A000A00000000chemical/x-ceriusA080B00004009application/x-asdfasdfASDF\#
         dataA0G0`00100000application/vnd.3gpp.mcvideo-mbms-usage-info+xml0c4A200G00003000application/x-stat\#
        a-dtadta>060;0010400Ctext/x-imba1;cimbasource code in Imba>060:0010?00Btext/x-vba1;cvba bas cls frms\#
        ource code in VBA                                                                                   \#
                                                                                                            \#
          A060B0010i00Ntext/x-cpp-objdump1;ccpp-objdump c++-objdump cppobjdump cxx-objdump c++objdumpdata in\#
         the format Cpp-ObjDumpA0G0N0010200Eapplication/resource-lists+xml0c4rllist of SIP resources>060=001\#
        0300Etext/x-mscgen1;cmscsource code in MscgenA280E00000000application/x-os2-hlpA010J00000000applicat\#
        ion/vnd.g3pix.g3fcA8G0P00100000application/alto-cdnifilter+json1Ei0280:00003000image/x-jgart>060<001\#
        0300Dtext/x-pyret1;carrsource code in PyretA010U00000000application/vnd.as207960.vas.tap+uper70G1;00\#
        100000application/vnd.openxmlformats-officedocument.spreadsheetml.connections+xml0c4:280K00002000app\#
        lication/x-snappy-framedsz>060;0010400Ctext/x-pddl1;cpddlsource code in PDDL   >860:0010300Btext/x-p\#
        eg1;cpegsource code in PEG                                        A8G0Y00100000application/vnd.ims.l\#
        ti.v2.toolproxy+json1EiA060N0010300etext/x-ms-visualstudio.project1;cdspdata in the format Microsoft\#
         Developer Studio Project   A280M00003000application/x-genesis-rom-smdsmd                           \#
             A8G0c00100000application/3gpp-media-delivery-metrics-report+json1Ei         A010M0000300Eapplic\#
        ation/vnd.geogebra.fileggbGeoGebra construction>860>0010700Btext/x-rsi-idl1;cdlm prosource code in I\#
        DLA060@0010900Ltext/x-dircolors1;cdircolorsdata in the format dircolorsA010@00003000application/node\#
        cjs6080J00106000application/x-bzpostscript0RPps.bz2                                                 \#
                                                                                                            \#
                             A080D0000300=application/x-rosbagbagROS recordingC2X0J0D10700?application/vnd.m\#
        s-outlookapplication/x-ms-msg1>[msg oftOutlook messageA0G0e00100000application/mbms-associated-proce\#
        dure-description+xml0c4                                                                             \#
                                                                                                            \#
                   <280O00000000application/x-mach-o-dylib-stub0280@00002000image/x-farbfeldff6010H0000500@a\#
        pplication/vnd.hp-pclxlpclxlPCL XL print job?060=0010300?text/x-setext1;cetxsetext documentA010Z0000\#
        0000application/vnd.japannet-directory-serviceA280C0000000Kapplication/x-kdumpkernel dump of makedum\#
        pfile                                                                                               \#
                                       C010;00000000message/mls         1280;00003009audio/x-qoaqoaQOA audio\#
                                                     :080N00000000application/x-ms-compress-szdd            \#
                             7290M0V20700Capplication/vnd.apple.numbersapplication/x-iwork-numbers-sffnumber\#
        s0hd1_\numbersNumbers spreadsheet?060=00103000text/x-silver1;cvpr                                   \#
                                                                             >060;0010100Ctext/x-jass1;cjsou\#
        rce code in JASSA010G0000?00=application/vnd.dpgraphdpg mwc dpgraphDPGraph graphA8G0S00100000applica\#
        tion/alto-propmapparams+json1EiB090?0000400Oapplication/cmscmscCMS signed or encrypted messageA010@0\#
        0000000application/wita                    A080F0K008000application/x-spss-savapplication/x-spss-sav\#
        efilesav zsavA280K0000000Oapplication/x-apple-dsstoreview settings of a macOS folder:2Y0Q00106000app\#
        lication/vnd.espass-espass+zip1_\espassA290a0010000Gapplication/vnd.microsoft.windows.thumbnail-cach\#
        e1>[Windows thumbnail cache>060?0010300Gtext/x-squirrel1;cnutsource code in SquirrelA060E0010300Qtex\#
        t/x-spicedb-schema1;czeddata in the format SpiceDB Schema2210=00000000video/flexfec0290:0000400=imag\#
        e/ktx2ktx2KTX 2 texture0200;0000800:image/x-mrcccp4 mrcMRC volume                                   \#
                                A010?0000300Gapplication/odxodxODX vehicle diagnostics                  >060\#
        =0010300Etext/x-wollok1;cwlksource code in Wollok?070H0010300Ftext/vnd.senx.warpscript1;cmc2WarpScri\#
        pt source code70G1<00100000application/vnd.openxmlformats-officedocument.spreadsheetml.externallink+\#
        xml0c41200;00003000audio/x-gsmgsm0280@00003000image/x-gimp-gbrgbr?070C00100000text/cql-identifier1;c\#
                                                                                                            \#
                              5090800002000model/jtjt                                                       \#
                                             A8G0E00100000application/city+json1Ei             @280G00003000\#
        application/x-filemakerfp7                                        >060:00103000text/x-uil1;cuil     \#
                                                    >060;0010400Ctext/x-hoon1;choonsource code in hoon1280:0\#
        000200Faudio/x-ititImpulse Tracker moduleA8G0D00100000application/cmw+json1Ei;010R0000300Capplicatio\#
        n/vnd.aristanetworks.swiswiArista switch image@280N00100000application/x-bentley-besqlite0Gj      ;2\#
        80E00003000application/x-wii-wadwadA080G00003000application/x-bps-patchbpsA8G0X00100000application/v\#
        nd.cncf.helm.config.v1+json1Ei                                                                      \#
                                                                    A8G0\00100000application/vnd.apothekende\#
        .reservation+json1Ei                                                  A0G0P00100000application/vnd.o\#
        ipf.dae.svg+xml0c41010R0000300;application/vnd.yamaha.smaf-phrasespfSMAF phrase2210E00000000video/vn\#
        d.nokia.mp4vrA080U00003000application/vnd.emusic-emusic_packageempA280K00003000application/x-endnote\#
        -styleensA010I0000300:application/vnd.ctc-posmlpmlPosML data     A010C00000000application/vnd.hsl   \#
             A010K0000300Happlication/scvp-cv-requestscqSCVP certificate request                            \#
         70G1D00100000application/vnd.openxmlformats-officedocument.spreadsheetml.pivotcachedefinition+xml0c\#
        4                                                                                               A010\#
        D00004000application/vnd.semfsemf                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                          ;210G0L00G00>application/vnd.efi.imgapplication/x-raw-disk-imagera\#
        w-disk-image img luksraw disk image    >060:0010300Btext/x-roc1;crocsource code in Roc              \#
             1200<00000000audio/x-riff             1210=00000000audio/flexfecB280J0000300?application/x-gnup\#
        g-keyboxkbxkeybox of GnuPG509090000300?model/e57e57E57 point cloudA060U0010000atext/x-cloud-firestor\#
        e-security-rules1;cdata in the format Cloud Firestore Security RulesA010Q0000300Capplication/vnd.3gp\#
        p.pic-bw-largeplb3GPP picture, largeA010Z00000000application/vnd.innopath.wamp.notificationA8G0E0010\#
        400Bapplication/scim+json1EiscimSCIM identity data;000K00003000application/x-pc-engine-rompce6280S00\#
        10700Capplication/vnd.stardivision.writer1>[sdw vorStarWriter document1280@00104000audio/x-opus+ogg1\#
        SWopus=060G0010000Otext/x-openrc-runscript1;csource code in OpenRC runscriptA0G0V00100000application\#
        /vnd.etsi.iptvueprofile+xml0c4A280Q0000600Japplication/x-gettext-translationgmo mocompiled message c\#
        atalogueA010P00000000application/resolve-response+jwtA010J0000300@application/vnd.flographitgphFloGr\#
        aphIt graph;2H0G0`00400;application/x-vmdk-diskapplication/x-virtualbox-vmdk application/x-vmdkvmdkV\#
        Mware disk5280?0000300<model/x-openctmctmOpenCTM mesh1280;00003000audio/x-medmed1280;0000300Eaudio/x\#
        -pvfpvfPortable Voice Format       A080G0000200Kapplication/x-google-ababbackup of an Android device\#
        7000B00004000application/x-siagsiag00:0G0000300?image/x-portable-anymappnmportable anymapA8G0E001000\#
        00application/rdap+json1Ei                                                                          \#
            <280[00103000application/x-alpine-package-keeper-package0j>apk>060:0010300Btext/x-pkl1;cpklsourc\#
        e code in Pkl                              >060?0010000Gtext/x-tablegen1;csource code in TableGen@29\#
        0N0H10400Capplication/geopackage+sqlite3application/x-geopackage0GjgpkgGeoPackage map dataA010P00000\#
        000application/tamp-status-response>06090010200Atext/x-p41;cp4source code in P4>860<0010300Dtext/x-a\#
        lloy1;calssource code in Alloy                                                                      \#
             3010F0000300Mapplication/vnd.ms-wplwplWindows Media Player playlist                            \#
                           1210>00000000audio/rtp-midi                                                      \#
                 A010J00003000application/vnd.filmit.zfczfc                                               12\#
        80;0000300Baudio/x-smpsmpSampleVision sound       A0G0N00100000application/vnd.dvb.dvbisl+xml0c4>060\#
        J00102000application/x-pico8-source1;cp8                                                            \#
                                :000L00003000application/x-cfs-compressedcfs                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                    A010C0000300Aapplication\#
        /vnd.bmibmiBMI graphics data                                                                        \#
                               0280A0A20700?image/x-nikon-nefimage/x-raw-nikonQAD0N0nef nrwNikon raw image  \#
                                                                                 A000R00000000application/x-\#
        troff-man-compressed                                                                                \#
                                                                              A010F00000000application/vnd.g\#
        ridmp?070:00101000text/vnd.a1;ca            12Y090Z00<009audio/aacaudio/aacp audio/x-aac audio/x-hx-\#
        aac-adtsaac adts assAAC audio                                A8G0I0010;50Happlication/manifest+json1\#
        Eiwebmanifestutf-8web application manifest                                                          \#
                                                         <2X0F0010:000application/appxbundle1_\appxbundleA28\#
        0L0000000>application/x-gtk-icon-cachecache of icons                                                \#
                                    >860;0010C00@text/x-rsrc1;cr rhistory rsx s rdsource code in R          \#
                                              0280;0000300=image/x-exrexrOpenEXR image>06090010200Atext/x-al\#
        1;calsource code in AL                                              0280=0;009000image/x-jbig2image/\#
        x-jb2jb2 jbig2                                                                                      \#
                                                        ;080Q0D003000application/x-nintendo-switch-xciapplic\#
        ation/x-nx-xcixciA010C00002000application/n-quadsnq                                                 \#
                      A8G0Z00100000application/vnd.oci.image.manifest.v1+json1Ei2200800002000video/glgl>060F\#
        0010300Ntext/x-routeros-script1;crscsource code in RouterOS Script1210?00000000audio/parityfec63Y170\#
        020400=application/vnd.openxmlformats-officedocument.wordprocessingml.documentP>G1_\docxWord documen\#
        t0280A0A10300?image/x-canon-crwimage/x-raw-canon0N0crwCanon raw image2280;00003009video/x-roqroqRoQ \#
        videoA0G0_00100000application/vnd.oipf.contentaccessstreaming+xml0c4A010L0000700?application/vnd.con\#
        tact.cmsgcdbcmsgCONTACT message6280O00103000application/x-starwriter-global1>[sgl                   \#
         A010J00000000application/vnd.3gpp.5gnas                                                            \#
                                                             A280D0000<000application/x-bplistplist webloc  \#
                                                                                                            \#
                                                                                                            \#
                        B080O00005000application/x-java-jce-keystorejceks                        A860A002050\#
        0Happlication/json5P_O1;cjson5data in the format JSON5                                              \#
                                                                                              ?860A0010700At\#
        ext/x-r-markdown1;cqmd rmdtext in RMarkdown>060<0010300Dtext/x-slice1;cicesource code in Slice      \#
                                                                                                            \#
                                   A8G0T00100000application/vnd.r74n.sandboxels+json1Ei                     \#
                                                                                                            \#
                                         6280D00100000application/x-hwp-v51>[A010W00000000application/prs.im\#
        plied-object+json-seq                                                ?070@00100000text/vnd.zoo.kcl1;\#
        c                                       0210:00004000image/avcsavcs                        A010K0000\#
        0000application/vnd.d3m-problem                                                                     \#
                  A870D00100000application/cwl+yaml1XJ?070<00100000text/flexfec1;c                          \#
            A280J0000700<application/x-llvm-profileprofrawLLVM profile                                      \#
          00P0S00005000application/vnd.google-apps.drawinggdraw>4F0B00100000text/x-jquery-tmpl1;cA060K001000\#
        0Papplication/x-godot-project1;cdata in the format Godot projectA0G0E00100000application/xacml+xml0c\#
        40020;00003000image/x-lwslwsA8G0@0010A00Bapplication/toml1;ctoml toml.exampleTOML configuration     \#
                                                                                                2280>0?10000\#
        0video/x-oggrgbvideo/x-ogg-rgb14>                           >060:0010700Btext/x-sqf1;csqf hqfsource \#
        code in SQF7080B00004000application/x-oleooleo                      A010S00000000application/vnd.yam\#
        aha.remote-setupA010\00000000application/vnd.japannet-registration-wakeup                           \#
                                                                                                            \#
                                                                                                            \#
                                                                 A0>0B00108000application/x-sami1;csmi sami \#
                                                                                                            \#
            A080L00103000application/x-navi-animation1C:ani                                     A000F0000200\#
        0application/applixwareaw             A0G0N0010300:application/vnd.zzazz.deck+xml0c4zazZzazz deck   \#
                                                                                83Y190020900Gapplication/vnd\#
        .openxmlformats-officedocument.presentationml.presentationP>G1_\pptx thmxPowerPoint presentationA0G0\#
        l00100000application/vnd.oma.bcast.associated-procedure-parameter+xml0c4?060>00100000text/x-authors1\#
        ;c4280F00000000application/x-font-dosA010N00000000application/suit-envelope+cose1210?00000000audio/m\#
        idi-clipA060S0010300_text/x-world-of-warcraft-addon-data1;ctocdata in the format World of Warcraft A\#
        ddon Data>060I00102000application/x-gtk-builder0c4ui              >060<0010600Dtext/x-jolie1;col iol\#
        source code in JolieA0G0I0010300Happlication/xcap-diff+xml0c4xdfchange of XCAP documents            \#
                                   B080M0000600Iapplication/x-kerberos-keytabkeytabkeys of Kerberos services\#
                                                                                                            \#
                                                                                                A010V0000000\#
        0application/vnd.3gpp.mcdata-signalling                                                             \#
                      A000?00004000chemical/x-xtelxtel                                 A010D0000000Aapplicat\#
        ion/fastsoapFast SOAP message8010O0000700Lapplication/vnd.lotus-freelancepre przLotus Freelance pres\#
        entation12Y0;0000600Aaudio/basicau sndSun or NeXT audioA010T0000300Wapplication/vnd.ibm.electronic-m\#
        ediaemmIBM Electronic Media Management package                                                      \#
                A010N0000500Japplication/vnd.wap.wmlscriptcwmlsccompiled WMLScript programA010Z00000000appli\#
        cation/vnd.dvb.iptv.alfec-enhancement6280Z0010300Japplication/vnd.stardivision.writer-global1>[sglSt\#
        arWriter master documentA8G0J00100000application/vnd.mason+json1Ei                                  \#
                                                                                                            \#
               =060F0>10200Fapplication/x-nuscripttext/x-nushell1;cnusource code in Nushell0020D00002000imag\#
        e/vnd.rn-realpixrp0280@00203000image/x-sony-sr2QAD0N0sr2A010`0000600Lapplication/vnd.cluetrust.carto\#
        mobile-config-pkgc11amzCartoMobile settings package0210B0000400Rimage/vnd.wap.wbmpwbmpWBMP image for\#
         early mobile phones70G1:00100000application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.m\#
        ain+xml0c4A0G0^00100000application/vnd.3gpp.mcdata-service-config+xml0c4A010G0000300Napplication/vnd\#
        .dynageogeoDynaGeo geometric constructionA0G1900100000application/vnd.openxmlformats-officedocument.\#
        drawingml.diagramlayout+xml0c4A010E00000000application/smpte336m0280F0F203000image/x-hasselblad-3fri\#
        mage/x-raw-hasselbladQAD0N03fr>060=0010C00Etext/x-racket1;crktd scrbl rkt rktlsource code in RacketA\#
        010Y0000800Dapplication/vnd.sealedmedia.softseal.htmlstml s1hSealedMedia web page8010j00004000applic\#
        ation/vnd.collabio.xodocuments.presentation-templatexotp?070H0010550=text/provenance-notation1;cprov\#
        nutf-8PROV notation?0O0C0010A00Ctext/cache-manifest1;cappcache manifestHTML cache manifestA010M00000\#
        000application/vnd.enphase.envoy?070900104000text/gff31;cgff3A0G0S00100000application/mathml-present\#
        ation+xml0c4C0W0?0010000Dmessage/partial1;cpart of a split mailA010U0000300Bapplication/vnd.vidsoft.\#
        vidconferencevscVidConference dataA0G0\00100000application/vnd.3gpp.mcptt-location-info+xml0c4A8G0H0\#
        0100000application/vnd.api+json1Ei                   A0G0C00100000application/odm+xml0c4<010B0000300\#
        :application/widgetwgtW3C widget                                                          :080Q0010<\#
        00Qapplication/x-zstd-compressed-tar0Tftar.zst tzsttar archive, Zstandard-compressed4080I0000300;app\#
        lication/x-font-speedospdSpeedo font=860C00105000application/x-theme1DFtheme                        \#
                                                                                                            \#
                                           ?060?0010300Ktext/x-microdvd1;csubdata in the format MicroDVD    \#
                         A0G0I00104000application/route-apd+xml0c4rapdA000L0000<000application/x-sas-data-in\#
        dexsi7 sas7bndx                                                                                     \#
                                                                                      ?060B00102000text/x-am\#
        bienttalk1;cat                                                                                      \#
                                                                                                            \#
                                                                        >060;0010400Ctext/x-clue1;ccluesourc\#
        e code in Clue   >060L0010200Ttext/x-grammatical-framework1;cgfsource code in Grammatical FrameworkA\#
        010L0000300=application/vnd.spotfire.sfssfsSpotfire data2280=00103000video/x-dirac14>drc>060D0010600\#
        0application/x-evoque1;cevoque<0Y0U0^10=00>application/vnd.debian.binary-packageapplication/x-deb ap\#
        plication/x-debian-package0:7deb udeb ddebDebian package22Y0:1:00L00:video/mpegvideo/mpeg-system vid\#
        eo/mpg video/x-mpeg video/x-mpeg-system video/x-mpeg2mpg mpeg mpe m1v m2v vob mp2MPEG video>860=0=10\#
        800=text/x-matlabtext/x-octave1;cmatlab mMATLAB source                        1210C00000000audio/vnd\#
        .hns.audioA000G0000=000chemical/x-gamess-inputinp gamin gam5280D0010D000application/sldworks1>[sldpr\#
        t sldasm slddrw5280B00104000model/vnd.dwfx+xps1_\dwfx1200;00003000audio/x-sd2sd2                    \#
                                                                                                            \#
                               2210>00000000video/smpte291        >060<0010200Atext/x-iosrc1;ciosource code \#
        in Io                 >860;0010P00;text/x-vhdl1;cvhdl vhf vhi vho vhs vht vhw vhdVHDL source        \#
                            A460=0010E000text/x-config1;cconfig conf xconf cfg>860;0830S008text/x-csrctext/x\#
        -c1;cPoJQ6Xc dic idc cats h.in cc h cxx cpp hhC sourceA010?00000000application/cfw0210=0000300Aimage\#
        /prs.ptiptiPTI encoded image?070>00100000text/raptorfec1;c                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                               A0G0\00100000application/vnd.dvb.notif-aggregate-root+xml0c4    A010D00000000\#
        application/cose-keyC060>00104000message/x-emlx1;cemlx                                              \#
                                                                                    A0G0Z00100000application\#
        /vnd.oma.bcast.notification+xml0c4                                                                  \#
                                                                              :2Y0C0n00300;application/vnd.r\#
        arapplication/rar application/x-rar application/x-rar-compressedrarRAR archive=8G0?1>21e50Atext/java\#
        scriptapplication/javascript application/x-javascript text/jscript text/x-javascriptQK91;cjs mjs cjs\#
         jsm _js bones es6 frag jake javascript jsb jscad jsfl jslib jspre jss jsx njs sjs ssjs xsjs xsjslib\#
         es pacutf-8JavaScript source:0X0C0B00600Dapplication/x-bzip1application/x-bzipbz tbzbzip-compressed\#
         data:090@0B00800Iapplication/zstdapplication/x-zstdzst zstdZstandard-compressed data>060=0010400Ete\#
        xt/x-turing1;ctu tsource code in Turing>060@0010300Htext/x-asymptote1;casysource code in Asymptote>8\#
        60>0010500>text/x-verilog1;cv veoVerilog sourceA8G0I00100000application/vnd.leap+json1Ei>060?0010400\#
        Gtext/x-ligolang1;cligosource code in LigoLANG2280?0;103000video/x-ogm+oggvideo/x-ogm14>ogm<280J0000\#
        400Capplication/x-lua-bytecodeluaccompiled Lua script0280L0010300Dapplication/vnd.sun.xml.draw1_\sxd\#
        OpenOffice 1 drawing     <200B0000900;application/x-coffo obj resobject code                        \#
                                                                                                            \#
        62Y0B1K10;00Gapplication/mswordapplication/doc application/vnd.ms-word application/x-msword zz-appli\#
        cation/zz-winassoc-doc1>[doc wiz dotWord document (97-2003)A0G0d00100000application/vnd.radisys.msml\#
        -dialog-fax-sendrecv+xml0c4                                                                         \#
                A0G0O00100000application/ibe-key-request+xml0c4>860D0010;00Eapplication/x-scilab1;csci sce t\#
        stsource code in Scilab=860H0010=00Iapplication/x-powershell1;cps1 psm1 psd1source code in PowerShel\#
        l>060:0010300Btext/x-bqn1;cbqnsource code in BQN<280P0010300Bapplication/x-android-app-bundle1_\aabA\#
        ndroid app bundle1290R0010300Iapplication/vnd.recordare.musicxml1_\mxlcompressed MusicXML score?060=\#
        00108000text/mcschema1;cmcschemaA080D0000900<application/x-bigbedbigbed bbbigBed trackA060C0011R00Ta\#
        pplication/x-plist0c4plist sttheme tmcommand tmlanguage tmpreferences tmsnippet tmtheme entitlements\#
         stringsdict weblocdata in the format XML Property List>060=0010;00Etext/x-edgeql1;cedgeql esdlsourc\#
        e code in EdgeQL1210C00000000audio/vnd.cisco.nse;000S0E105000application/x-raw-floppy-disk-imageappl\#
        ication/x-fd-file0gVfd qdA060=0010300Itext/x-webvtt1;cvttdata in the format WebVTT7390^0030400Jappli\#
        cation/vnd.ms-excel.sheet.macroenabled.12P>GQg_1_\xlsmExcel workbook with macrosA000E00000000applica\#
        tion/x-ebu-stl3280=0K003008audio/x-scplsapplication/pls audio/scplsplsplaylistA070<00100000text/vnd.\#
        vcf1;c     =280I0E00300@application/x-ms-shortcutapplication/x-win-lnklnkWindows shortcut>060;001070\#
        0Ctext/x-mql41;cmq4 mqhsource code in MQL4A0G0G0010700Fapplication/atomcat+xml0c4atomcatAtom categor\#
        y document                                                                                       >06\#
        0<0010200Dtext/x-pro-c1;cpcsource code in Pro*CB080P00007000application/x-x509-ec-parameterskey pemA\#
        010H0000800Bapplication/vnd.preminetpreminetPreminet catalogue2210J00000000video/vnd.directv.mpeg-tt\#
        s2210R0000<00Kvideo/vnd.sealedmedia.softseal.movsmov smo s1qSealedMedia QuickTime videoA060?0010300K\#
        text/x-proguard1;cprodata in the format Proguard                                                    \#
                                                                 A010L0000300Dapplication/scvp-vp-responsesp\#
        pSCVP policy response                  ;280H0000300Lapplication/x-pasti-diskstxPasti image of an Ata\#
        ri disk                                                                                             \#
                                                                     A010D0000800Tapplication/csrattrscsratt\#
        rsattributes for a certificate request0280F0D103000image/x-emf-compressedapplication/x-ms-emz1jDemzA\#
        0G0R00100000application/vnd.oipf.dae.xhtml+xml0c4A010P00000000application/vnd.fujixerox.art-ex   A0F\#
        0Q00100000application/vnd.gov.sk.e-form+xml0c460G1>00100000application/vnd.openxmlformats-officedocu\#
        ment.wordprocessingml.websettings+xml0c4A010U00000000application/vnd.windows.devicepairing2210E00000\#
        000video/vnd.objectvideo70G1;00100000application/vnd.openxmlformats-officedocument.spreadsheetml.dia\#
        logsheet+xml0c4                                                                                     \#
             C090G0C00800\application/vnd.ms-tnefapplication/ms-tneftnef tnfTransport-neutral encapsulation \#
        of a message>060;0010900Ctext/x-mojo1;c🔥 mojosource code in Mojo         >060<0010800Dtext/x-idris1;\#
        cidr lidrsource code in Idris                                 <280K00002000application/x-mach-o-bund\#
        leso1210D00000000audio/tetra_acelp_bbA0G0[0010200;application/vnd.software602.filler.form+xml0c4fo60\#
        2XML formB000M00007000application/x-internet-signupisp ins12X0;0000300?audio/x-cafcafCore Audio file\#
        A870R00100000application/vnd.oai.workflows+yaml1XJ                                                  \#
                                                                  A0G0g00100000application/vnd.openxmlformat\#
        s-officedocument.theme+xml0c4                                                  A000Q00000000applicat\#
        ion/vnd.google-apps.photo                                            A280J0000000Dapplication/x-glib\#
        c-localecategory of a locale                                                                        \#
                                 1210800000000audio/dv                                                      \#
                                                                                                            \#
                                                                                                            \#
                                                     >060:00103000text/x-ocl1;cocl                          \#
                          0280;0000300Gimage/x-mspmspMicrosoft Paint picture                                \#
                                                                                                            \#
                                                                  A0G0O00100000application/vnd.otps.ct-kip+x\#
        ml0c4                                                                                               \#
                                   1280@0P107000audio/x-flac+oggaudio/x-ogg-flac audio/x-oggflac1SWoga ogg>8\#
        60=0010200Etext/x-puppet1;cppsource code in Puppet6010J0Z00M00Bapplication/vnd.afpc.modcaapplication\#
        /afp application/vnd.ibm.modcapafp listafp list3820 pseg3820AFP print document>060E00108000applicati\#
        on/x-cheetah1;ctmpl sptA0G0V00100000application/vnd.oma.xcap-directory+xml0c4>060=0010300Etext/x-obe\#
        ron1;cob2source code in OberonA010M00000000application/vnd.oai.workflowsB290D0000K00<application/pgp\#
        -keysskr pkr asc key pgp gpg pubOpenPGP keys>860<0010M00Dtext/x-forth1;c4th frt fth fs forth fr f fo\#
        rsource code in ForthD0@0C00000000x-shader/x-fragment0280E00000000image/x-jp2-containerA0G0F0010300<\#
        application/thraud+xml0c4tfifraud report                                                            \#
                                                          >060=0010800Etext/x-fennel1;cfnl fnlmsource code i\#
        n Fennel<200K0010C000application/x-lx-executable12V386 vxd exe dll sys1210=0000000Iaudio/g726-32G.72\#
        6 speech at 32 kbit/s                                                        0280=0000300Limage/vnd.\#
        dxbdxbAutoCAD binary exchange fileA010M00000000application/vnd.powerbuilder7       A010M0000400=appl\#
        ication/vnd.rainstor.datatreeRainStor data                      >060<0010500Htext/x-stsrc1;cst cssou\#
        rce code in Smalltalk                                                                        =0F0800\#
        100000text/cmd1;c                                                                                   \#
                                                                                    0290I0C00300@application\#
        /vnd.kde.kivioapplication/x-kivioflwKivio flow chart                  A090H0000300Capplication/vnd.i\#
        sac.fcsfcsflow cytometry data                                                                       \#
                      >060:0010300Btext/x-wdl1;cwdlsource code in WDL>060<0010300Dtext/x-algol1;calgsource c\#
        ode in ALGOLA010D00000000application/vnd.modl                                                       \#
                                                                                                            \#
                                                                                                            \#
                                      A010O0000:000application/vnd.resilient.logicrlm reloadA0A0H0001\00Fapp\#
        lication/octet-streambin deploy bpk dump buffer dms lrf mar so dist exe distz pkg dll msp deb elc dm\#
        g iso lha msu img msi msm lzhdata of unknown format2200=00000000video/exampleA010J0000000Dapplicatio\#
        n/vnd.canon-cpdlCanon CPDL print job:080B0000400<application/x-cpiocpiocpio archive<2X0G0010300Aappl\#
        ication/x-xpinstall1_\xpiFirefox extension?060<0010500Mtext/x-scaml1;cscamltext with the markup of S\#
        camlA8G0R0010;000application/vnd.veritone.aion+json1Eiaion vtnstdA0G0X00100000application/vnd.oma.po\#
        c.final-report+xml0c4:2H0?0L103000application/ovfapplication/x-virtualbox-ova0B?ovaA0G0X00100000appl\#
        ication/vnd.marlin.drm.conftoken+xml0c4>060C0010600Ktext/x-renderscript1;crsh rssource code in Rende\#
        rScript>060<0010600Dtext/x-slash1;csl slasource code in Slash>060<0010500Dtext/x-gleam1;cgleamsource\#
         code in GleamA060C00105000application/x-ufraw0c4ufrawA080F00108000application/x-memgraph0<Amemgraph\#
        1210=0000000Iaudio/g726-24G.726 speech at 24 kbit/sA010S00000000application/vnd.dvb.iptv.alfec-base \#
                           A8G0R00100000application/vnd.nacamar.ybrid+json1Ei   A010S00000000application/mis\#
        sing-blocks+cbor-seq                                                                                \#
                                           A280I0010H00Dapplication/x-ms-jumplist1>[automaticDestinations-ms\#
        jump list of Windows                                                                                \#
                                                             A2Y0P0010300Dapplication/vnd.google-earth.kmz1_\#
        \kmzKML map data, zipped                 A0G0Y00100000application/emergencycalldata.comment+xml0c4  \#
                                             A010Q00000000application/simplesymbolcontainer                 \#
                                                                    1210;00000000audio/g7291             :08\#
        0G0000000Kapplication/x-macbinaryMacintosh file in MacBinary                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                  ?860?0010T00@text/x-asciidoc1;casciidoc ad\#
        oc ad ad.txt adoc.txt asctext in AsciiDocA0G0U00100000application/vnd.radisys.msml-conf+xml0c4A010X0\#
        000300Zapplication/tamp-sequence-adjust-confirmsacconfirmation of a TAMP sequence adjustment>860@001\#
        0500Ltext/x-objc++src1;cmm hhsource code in Objective-C++                                           \#
                                                                                                            \#
                     A010E00000000application/cose-x509A0P0B00003000application/ubjsonubj?060H00100000text/x\#
        -debian-sourcelist1;c                                                    A010H0000300Eapplication/vn\#
        d.onepagertamOnePager presentation                                                          6280B180\#
        0300<application/winhlpapplication/winhelp application/x-winhelp zz-application/zz-winassoc-hlphlpWi\#
        ndows help2210900000000video/rtx             ?060H00103000text/x-inform-6-template1;ci6t   A0G0O0010\#
        900Japplication/vnd.solent.sdkm+xml0c4sdkm sdkdSolent key management data                           \#
                                                                                                            \#
                                                                                                 <000L0000;0\#
        00application/x-ms-applicationapplication                                                           \#
                             ?060<00102000text/x-monte1;cmt                                                 \#
        A0G0C0010000Oapplication/epp+xml0c4EPP domain registration message?060=0010;000text/x-dasm161;cdasm1\#
        6 dasm  ?0F0>00100000text/x-gwt-rpc1;c1010H0000300>application/vnd.musicianmusMusician score?060S0:1\#
        03000text/x-gettext-translation-templatetext/x-pot1;cpot                                            \#
                                                                       1210;0000000;audio/3gpp23GPP2 audio80\#
        G1>00100000application/vnd.openxmlformats-officedocument.presentationml.template.main+xml0c4        \#
                                  2280;0=100000video/daalavideo/x-daala14>A010[00000000application/vnd.uplan\#
        et.bearer-choice-wbxmlA060A0010000Mtext/x-ssh-config1;cdata in the format SSH Config                \#
                                                                                                            \#
                                                                                                            \#
                       A010?00004000application/clr1clrA010N00000000application/vnd.uic.dosipas.v11210:00000\#
        00<audio/g722G.722 speechA010L00000000application/vnd.openprinttag>860=0010;00Etext/x-cython1;cpxd p\#
        yx pxisource code in Cython 6060X00103000application/x-adobe-indesign-interchange0c4inx>860900102009\#
        text/x-go1;cgoGo source2280F00000000application/x-matroskaA0G0[00100000application/vnd.radisys.msml-\#
        audit-conf+xml0c4                                                             A010H00000000applicati\#
        on/coap-payload                                                            A010R0000800Capplication/\#
        vnd.simtech-mindmappertwd twdsMindMapper mind map                                                   \#
                                                                                 6080I00003000application/x-\#
        pocket-wordpsw                                 6280L0I10300Bapplication/vnd.ms-publisherapplication/\#
        x-mspublisher1>[pubPublisher document6080A0000300<application/x-snbsnbBambook bookA010D00000000appli\#
        cation/cbor-seq028090;003009image/qoiimage/x-qoiqoiQOI imageA8G0K00100000application/vnd.heroku+json\#
        1EiA280B0000800Kapplication/x-dxbcdxbc csocompiled shader of Direct3D>060:0010300Btext/x-ooc1;coocso\#
        urce code in ooc>06080010100@text/x-e1;cesource code in E>060<0010G00Dtext/x-lasso1;classo lasso8 la\#
        sso9 lassource code in Lasso6010Z0000300@application/vnd.fujixerox.docuworks.binderxbdDocuWorks bind\#
        erA080B0000900?application/x-gcovgcda gcnocoverage of GCC6280Q0010300@application/vnd.stardivision.m\#
        ath1>[smfStarMath formula1210<00000000audio/vmr-wbA010L0000800<application/vnd.sus-calendarsus suspS\#
        US calendar?060<0010300Mtext/x-vento1;cvtotext with the markup of Vento1280:0000200Haudio/x-ayaymusi\#
        c of the ZX Spectrum>060=0010400Etext/x-chapel1;cchplsource code in Chapel=860;0020300Ftext/x-gawk1L\#
        ;1;cawksource code in GNU Awk;000P00003000application/x-commodore-d80-diskd80                       \#
           A010T0000200Eapplication/vnd.sailingtracker.trackstSailing Tracker track                         \#
                                                                                                            \#
                               ?8F0;0910400Ltext/x-lesstext/less1;clesstext with the markup of Less         \#
                                       <010R0000300;application/vnd.mophun.applicationmpnMophun game<000@000\#
        04000application/vsixvsix                                                                           \#
                       ;080G0000:00?application/x-qemu-diskqcow2 qcowQEMU disk image>060=0010600Etext/x-ceyl\#
        on1;cceylonsource code in CeylonA080H0000000=application/x-bochs-diskdisk of Bochs                  \#
                                                                                       >060B0010200Jtext/x-p\#
        ower-query1;cpqsource code in Power Query                                                           \#
                                                                                                            \#
                                                                                                            \#
                                       A010E0000;00:application/vnd.kinarkne knp sdfKinar dataA010S00000000a\#
        pplication/vnd.3gpp.mcdata-payload2210@00000000video/vnd.planar1210:0000800:audio/usacloas xheUSAC a\#
        udio>060<0010400Etext/x-lean41;cleansource code in Lean 4                                           \#
                                                                                      A280L0000400Tapplicati\#
        on/vnd.android.arscarsccompiled resources of an Android app                                         \#
                                                                                                            \#
                 <2X0k00103000application/vnd.adobe.air-application-installer-package+zip1_\air             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                         A01\#
        0C00003000application/vnd.sarsar                                                                    \#
                                                                                                            \#
                                                                         ?060;0010400<text/x-rdoc1;crdoctext\#
         in RDoc6390`0030400Iapplication/vnd.ms-word.document.macroenabled.12P>GP271_\docmWord document with\#
         macros2210>00000000video/jpeg2000                         A010W00003000application/vnd.yellowriver-\#
        custom-menucmp?070I0010950Etext/vnd.debian.copyright1;ccopyrightutf-8Debian copyright file?860E00102\#
        00Vtext/x-stringtemplate1;csttext with the markup of StringTemplateA280A00007000application/x-cdfcda\#
         cdf                                                1210B00000000audio/vnd.cns.inf1                 \#
                                                                                                            \#
                                                                                                            \#
                                   1280>0000200>audio/x-codec2c2Codec 2 speech                              \#
                                                                               A0G1900100000application/vnd.\#
        openxmlformats-officedocument.drawingml.diagramcolors+xml0c42280=0?103000video/annodexvideo/x-annode\#
        x1m>axvA000H00008000application/x-sas-backupsas7bbak>060;0010400Ctext/x-hurl1;churlsource code in Hu\#
        rl2210E0000800Tvideo/vnd.dece.mobileuvm uvvmUltraViolet video for mobile devices6000C0000P000applica\#
        tion/x-makerfb fbdoc frm maker frame fm bookA000H00003000application/x-tic80-itemtic;080Z0010H000app\#
        lication/x-raw-disk-image-xz-compressed1@oraw-disk-image.xz img.xzA280K00000000application/x-install\#
        shield                               A8G0L00100000application/trust-chain+json1Ei      A0G0C00100500\#
        application/cda+xml0c4utf-8;280I0000800Napplication/x-apple2-2img2img 2mg2IMG image of an Apple II d\#
        iskA010G00000000application/prs.mayfile0160Y0P204000application/vnd.ms-visio.stencil.main+xmlapplica\#
        tion/vnd.ms-visio.stencil1_\0c4vssx5080;0000300;model/x-3dm3dmRhino model>0G0O0010300Bapplication/vn\#
        d.mozilla.xul+xml0c4xulXUL user interface          0290:0<10400:image/webpimage/x-webp1C:webpWebP im\#
        age6280H00206000application/x-ibooks+zip0<;1_\ibooks                                                \#
                                                                                  >060>0010?00Ftext/x-newlis\#
        p1;cnl kif lsp lispsource code in NewLisp                                                           \#
                                                                        0210F0000A00Aimage/vnd.dece.graphicu\#
        vi uvvi uvg uvvgUltraViolet image                                                        1280;0O0030\#
        00audio/x-dsfaudio/dsd audio/dsf audio/x-dsddsfA010U00000000application/vnd.ms-wmdrm.lic-chlg-req   \#
                                                                      A010?00000000application/did          \#
                                                                                                            \#
                                                                                                            \#
        >860=0010300Etext/x-augeas1;caugsource code in Augeas                                               \#
                                                       0280C0C103000image/x-minolta-mrwimage/x-raw-minolta0N\#
        0mrw?060:0010300Ktext/x-vue1;cvuetext with the markup of Vue                                        \#
                                                                                         2210A0000800Vvideo/\#
        vnd.dece.pduvp uvvpUltraViolet video for portable devices:2Y0W00103000application/vnd.familysearch.g\#
        edcom+zip1_\gdz                                                                                     \#
                                :080R0010:000application/x-bzip1-compressed-tar0SNtar.bz tbz6090R0I10800;app\#
        lication/vnd.amazon.mobi8-ebookapplication/x-mobi8-ebook0Tmazw3 kfxKindle book              6290M000\#
        0700Gapplication/vnd.lotus-wordprolwp samLotus Word Pro document                                    \#
               80G1<00100000application/vnd.openxmlformats-officedocument.presentationml.notesmaster+xml0c4A\#
        000>00007000chemical/x-cxfcxf cef                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                   A010N00100000application/vnd.oma.lwm2m+cbor0b7                           \#
                                                                                                            \#
                                                                     :280F0000100Capplication/x-compresszLZW\#
        -compressed dataC000A00000000multipart/example                                         2010I00000000\#
        application/mpeg4-generic                                                                           \#
                                           A0G0H00100000application/cstadata+xml0c4                         \#
                                                      62X0A0000300@application/x-dvidviTeX DVI document     \#
                                                                                ;280E0000;00@application/x-n\#
        64-romn64 z64 v64Nintendo 64 game>060?0010800Gtext/x-rascript1;crascriptsource code in RAScript     \#
                                                                                                     =060I00\#
        10300Gapplication/x-wais-source1;csrcWAIS source descriptionA010?00000000application/cidA0G0C0010300\#
        Bapplication/sru+xml0c4sruSRU search results                      ;200J00003000application/x-spectru\#
        m-mgtmgt>860<00303000text/x-svhdrPU[PUO1;csvhA0G0E00100000application/scaip+xml0c4                  \#
                                                            6080B00003000application/x-t602602A0G0K0010300Ja\#
        pplication/watcherinfo+xml0c4wifstate of presence watchers?060;00104000text/x-clay1;cclayA010I000000\#
        00application/vnd.wantverse?060A0010:000text/x-kernel-log1;ckmsg dmesg                              \#
                                          ?070B00108009text/vnd.in3d.spot1;cspot spo3DML spot               \#
                                                                                                            \#
                           5010=0000O00:model/vnd.gdlgdl win dor lmp rsm ism gsm msmGDL object>060=0010700Et\#
        ext/x-csound1;cudo orcsource code in CsoundA000N0000J000application/x-partial-downloadwkdownload crd\#
        ownload part1210=0000000Iaudio/g726-16G.726 speech at 16 kbit/sA8G0M00100000application/3gpphalforms\#
        +json1Ei1210=0000300=audio/atrac-xatxATRAC-X audio<280M0g00700?application/x-python-bytecodeapplicat\#
        ion/x-bytecode.python application/x-python-codepyc pyocompiled Python               A000I00004000app\#
        lication/x-scilab-xcosxcosB010Q00003000application/pem-certificate-chainpem                         \#
                                                                                                            \#
                  A000K00007000chemical/x-ncbi-asn1-binaryval aso2210I00000000video/vnd.blockfact.factvA280K\#
        00000000application/x-kspread-crypt?860D0010D00Ptext/x-html-plus-erb1;crhtml erb erb.defacetext with\#
         the markup of HTML+ERBA860D0010>00Ptext/x-ros-interface1;caction srv msgdata in the format ROS Inte\#
        rface>060:0010300Btext/x-hip1;chipsource code in HIP                                                \#
                                                                   ?060D00102000text/vnd.rn-realtext1;crtA09\#
        0C00003000application/vnd.ageage70R0W00006000application/vnd.google-apps.spreadsheetgsheet>060;00103\#
        00Ctext/x-pep81;cpepsource code in Pep8A010?00000000application/nssA000O00005000application/vnd.proc\#
        reate.brushbrush?460:00103000text/x-dsl1;cdsl<280O00000000application/x-mach-o-executable<280M000000\#
        00application/x-mach-o-dylinker2210:0000400;video/h263h263H.263 videoA280G0000300Eapplication/x-adob\#
        e-patpatpatterns of PhotoshopA010U00000000application/vnd.japannet-verification1210B00000000audio/ds\#
        r-es202212>060;0010200Ctext/x-noir1;cnrsource code in Noir=0P0R00007000application/vnd.google-apps.s\#
        criptgscript                                                                                        \#
                                                 A8G0Y00100000application/3gpp-mbs-object-manifest+json1EiA0\#
        10K00000000application/vnd.bbf.usp.msg                                                              \#
                         70G1;00100000application/vnd.openxmlformats-officedocument.spreadsheetml.revisionlo\#
        g+xml0c450G0B0010400:model/vnd.moml+xml0c4momlMoML model:080Q0010:000application/x-rzip-compressed-t\#
        ar1BPtar.rz trz>060>0010400Ftext/x-clarity1;cclarsource code in Clarity1280>00106000audio/x-psflib00\#
        9psflib:080@00004000application/warcwarc          ;280F00003000application/x-qed-diskqed            \#
                             2020>00007000video/x-la-asflsf lsx                                5090Q0000;00E\#
        model/vnd.parasolid.transmit.textx_t xmt_txtParasolid model, textA010V00000000application/atsc-dynam\#
        ic-event-message                                      A010R00000000application/vnd.opentimestamps.ot\#
        s                                                                                                   \#
                              60O0?0U10300Bapplication/rtfapplication/x-rtf text/rtf text/x-rtf1;crtfRich Te\#
        xt documentA0G0^00100000application/vnd.3gpp.mcptt-mbms-usage-info+xml0c4A010H00000000application/mo\#
        sskey-dataA0G0I00104000application/atsc-rsat+xml0c4rsatB010T0000300@application/vnd.etsi.timestamp-t\#
        okentsttime stamp tokenA060J0010300Vtext/x-adblock-filter-list1;ctxtdata in the format Adblock Filte\#
        r ListA010D00000000application/encaprtp1280F00004000audio/vnd.audible.aaxcaaxc>060<0010>00Dtext/x-zi\#
        mpl1;czimpl zmpl zplsource code in ZimplA8G0I00100000application/calendar+json1EiA000>00003000chemic\#
        al/x-ctxctx                                                                    A0G0a00100000applicat\#
        ion/vnd.radisys.msml-dialog-transform+xml0c4                                                   <200H\#
        0k00O00?application/x-msdownloadapplication/x-ms-dos-executable application/x-msdos-programcom exe d\#
        ll bat cpl msi drv scrWindows programA010I00000000application/vnd.xarin.cpjA090H0000200<application/\#
        andrew-insetezAndrew insetA290C00003000application/vnd.shxshx     2210900000000video/evc            \#
                                                                               A010Q00000000application/vnd.\#
        geogebra.pinboard:2Y0N00103000application/vnd.ficlab.flb+zip1_\flb>060;0010?00Ctext/x-hack1;chack hh\#
        i hh phpsource code in Hack<280W0010300Dapplication/vnd.openofficeorg.extension1_\oxtOpenOffice exte\#
        nsion                                                                                               \#
                              >060M0010200Utext/x-answer-set-programming1;clpsource code in Answer Set Progr\#
        amming                                                                                >060;0010400Ct\#
        ext/x-mint1;cmintsource code in Mint>060;0010400Ctext/x-flix1;cflixsource code in FlixA010Q00003000a\#
        pplication/vnd.banana-accountingac2A8G0H00100000application/problem+json1EiA010O00000000application/\#
        oauth-authz-req+jwt2210F0000300Cvideo/vnd.sealed.mpeg4s14Sealed MPEG-4 videoA080B00000000application\#
        /x-riff                       A8G0@0X33<509application/jsonapplication/x-json text/json text/x-json0\#
        ARPRA1;cjson map 4dform 4dproject avsc json-tmlanguage module json.example xc mcmeta slnlaunch tact \#
        tfstate tfstate.backup topojson yy yyp avpr code-workspace jsonc sublime-keymap sublime-project subl\#
        ime-settingsutf-8JSON data                                                                          \#
                                           A290H0000300Dapplication/vnd.ipld.carcarIPLD content archive0280D\#
        0;003000image/vnd.zbrush.dcximage/x-dcxdcxA010S00000000application/vnd.wrq-hp3000-labelled>060@00106\#
        00Htext/x-shaderlab1;cshadersource code in ShaderLab?060>0010<00Otext/x-postcss1;cpcss postcsstext w\#
        ith the markup of PostCSS                                                                           \#
          A060A0010000Mtext/x-git-commit1;cdata in the format Git Commit                                    \#
                                                                A000C00003000application/x-kugarkud         \#
                                                                                                            \#
                                            A080A0000300@application/x-nifnifNetImmerse model50<0?00102000te\#
        xt/x-gcode-gx1;cgx1280;00003000audio/x-vocvocA8G0@1C11I009application/yamlapplication/x-yaml applica\#
        tion/x-yml text/vnd.yaml text/x-yaml text/x-yml text/yaml1;cyaml yml mir reek rviz sublime-syntax sy\#
        ntax yaml-tmlanguage yaml.sed yml.mysql cff eyamlYAML data2210:0000<000video/h266266 h266 vvcA010P00\#
        00300Happlication/tamp-sequence-adjusttsaTAMP sequence adjustmentA060E0010000Qtext/x-git-attributes1\#
        ;cdata in the format Git Attributes>060A0010400Itext/x-moonscript1;cmoonsource code in MoonScript?07\#
        0H0010300Gtext/vnd.ms-mediapackage1;cmpfMicrosoft media packageA010H00100000application/eat-ucs+cbor\#
        0b7A0G0Q00100500application/vnd.syncml.dmtnds+xml0c4utf-8?060?00102000text/x-troff-ms1;cmsA000J00003\#
        000application/x-ganttprojectgan  9080H0010:000application/x-webarchive0<Awebarchive1200;00003000aud\#
        io/adpcmadp                                                                             =8F0B0d12E00\#
        <text/x-shellscriptapplication/x-sh application/x-shellscript text/x-sh1;csh bash ksh bats command z\#
        sh exheres-0 exlib pacscript sbatch sh.in slurm tmux tool zsh-theme cgi ebuild eclass fcgi trigger c\#
        onfig install run t tapshell script?060;00104000text/x-qvto1;cqvto                                  \#
                      5010K0000300Capplication/vnd.vectorworksvwxVectorworks drawing>060:0010100Btext/x-rez1\#
        ;crsource code in Rez                                                  A280F0000300@application/x-vi\#
        m-swapswpswap file of Vim                                                                           \#
             50Q0:0000=00:model/meshmsh mesh silomesh model<280O0A00800Lapplication/vnd.symbian.installx-epo\#
        c/x-sisx-appsis sisxSymbian installation package1210;0000300=audio/evrcbevbEVRC-B speech            \#
                                                                                                         A01\#
        0C00000000application/vc+cose                                                        A280M0000700Map\#
        plication/x-gobject-typelibtypelibintrospection data of GObjectA0G0U00100000application/vnd.etsi.ipt\#
        vsad-npvr+xml0c4                                  6090M0A10C00Fapplication/vnd.comicbook-rarapplicat\#
        ion/x-cbr0Pocbr cba cbt cbz cb7comic book, RAR-packed0280C00203000image/x-samsung-srwQAD0N0srwA8G0F0\#
        0105000application/senml+json1Eisenml>060<0011000Dtext/x-plsql1;cbdy pck pkb pks plsql tpb tps trg v\#
        w pls ddl fnc plb prc spc sqlsource code in PLSQL>060=0010600Etext/x-factor1;cfactorsource code in F\#
        actorA010U00000000application/vnd.fujifilm.fb.docuworksA010K0000000;application/vnd.eudora.dataEudor\#
        a dataD000D00000000x-content/video-svcd1280>0000300<audio/x-twinvqvqfTwinVQ audio;000R00003000applic\#
        ation/x-wonderswan-color-romwscA010J0000300>application/vnd.insors.igmigmIGMeeting linkA010U0000300F\#
        application/vnd.valve.source.materialvmtSource engine materialA8G0T00100000application/vnd.collectio\#
        n.next+json1Ei?060<0010:000text/x-crmsh1;ccrmsh pcmk0280>0000300@image/x-cineoncinCineon film scanA0\#
        G0_00100000application/vnd.3gpp.access-transfer-events+xml0c402I0I1e00700?image/vnd.adobe.photoshopa\#
        pplication/photoshop application/psd application/x-photoshop image/photoshop image/psd image/x-photo\#
        shop image/x-psdpsd psbPhotoshop image42Y090i004009font/woffapplication/font-woff application/x-font\#
        -woff font/x-woffwoffWOFF fontA010K0000300Bapplication/vnd.pocketlearnplfPocketLearn course=860>0020\#
        6000text/x-python21J41;cpy2 py:080N0D003000application/x-internet-archiveapplication/x-ia-arcarc1210\#
        <00000000audio/tsvcis                                            ;000J00003000application/x-spectrum\#
        -mdrmdr                                                                                             \#
                                                                                                 A8G0I001090\#
        00application/vnd.syft+json1Eisyft.json                          ?060A00208000text/iso19139+xml0c41;\#
        ciso19139                                                                                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
            A0G0M0010000>application/samlassertion+xml0c4SAML assertionA0G0^00100000application/vnd.oipf.con\#
        tentaccessdownload+xml0c4A0G0Z00100000application/vnd.3gpp.seal-unicast-info+xml0c4>060:0010300Btext\#
        /x-tsx1;ctsxsource code in TSX>060<0010200Dtext/x-genie1;cgssource code in Genie>060>0010500Ftext/x-\#
        mercury1;cm moosource code in MercuryA010H00000000application/vnd.wordlift        A010@00000000appli\#
        cation/cdni                                                                                         \#
                                                                 A060C0010000Otext/x-go-workspace1;cdata in \#
        the format Go Workspace1210;00000000audio/t140cA0G0U00100000application/mbms-reception-report+xml0c4\#
        6280H00107000application/x-starwriter1>[sdw vor                                                     \#
                                                                                A000R00008000application/vnd\#
        .procreate.brushsetbrushset                                                                         \#
                                                                                                            \#
                  3070A0?10;00Ivideo/vnd.mpegurlvideo/x-mpegurl1;cmxu m4u m1uplaylist of MPEG-4 videos1210:0\#
        000300;audio/evrcevcEVRC speech3020>0000300Laudio/x-ms-waxwaxWindows Media audio playlist:080Q001060\#
        00application/x-lzip-compressed-tar1G_tar.lzA010N0000300@application/vnd.fujitsu.oasys3oa3OASYS 3 do\#
        cument1210>0000300Haudio/32kadpcm726G.726 audio at 32 kbit/s             A060>00103000text/x-pcs-gcd\#
        1;cgcdA010E00000000application/index.cmd 0280;0;003009image/x-jngvideo/x-jngjngJNG imageA010H0000000\#
        0application/secevent+jwtA0G0J00100000application/vnd.wv.ssp+xml0c4                                 \#
                                                                                                            \#
                                  3060>1110?00Faudio/x-ms-asxapplication/x-ms-asx video/x-ms-wax video/x-ms-\#
        wmx video/x-ms-wvx0c4wvx wmx asx waxWindows Media playlist?860J0O10600Gtext/x-gettext-translationapp\#
        lication/x-gettext text/x-po1;cpo pottext in Gettext Catalog>860=0010?00Etext/x-elixir1;cex exs eex \#
        leexsource code in ElixirA280G0000300Dapplication/x-adobe-acbacbcolour book of AdobeC060<0010000>mes\#
        sage/news1;cUsenet articleA0G0R00100000application/vnd.oma.poc.groups+xml0c4   A010U00000000applicat\#
        ion/gnap-binding-rotation-jws5000=00000000model/example      1210G00000000audio/vnd.dolby.heaac.2   \#
                  A010D00100000application/aif+cbor0b7A010R0000300Bapplication/vnd.mapbox-vector-tilemvtMapb\#
        ox vector tile           02I0H1600300<image/vnd.microsoft.iconapplication/ico image/ico image/icon i\#
        mage/x-ico image/x-icon text/icoicoWindows iconA280J0000300<application/x-msx-cassettecasMSX cassett\#
        e:010K00004000application/vnd.gentoo.xpakxpak?060H00105000text/x-python2-traceback1;cpy2tbA010W00000\#
        000application/vnd.motorola.flexsuite.adsi30F0D0F10400=application/xspf+xmlapplication/x-xspf+xml0c4\#
        xspfXSPF playlistA010[00100000application/vnd.nato.bindingdataobject+cbor0b7A000H0000@000chemical/x-\#
        cactvs-binarycbin cascii ctab                             1280A0000700?audio/x-optimfrogofr ofsOptim\#
        FROG audio                                                                                          \#
                              421090E000000font/sfntapplication/font-sfnt                                   \#
                                                                                                            \#
                                                                                                            \#
                                                               @000N00103000application/x-mysql-misam-data1T\#
        amyd                                                            A010Q00000000application/vnd.dvb.ipd\#
        cesgaccess:000A00003000application/x-seasea                                                         \#
                                                                                                            \#
                       2010P0000300Dapplication/vnd.epson.quickanimeqamQuickAnime animation                 \#
              6080A0L003000application/x-hwpapplication/vnd.haansoft-hwphwp>060:0010100Btext/x-rpc1;cxsource\#
         code in RPCA010N0000:00?application/vnd.rig.cryptonotecryptonoteCryptonote note70G1A00100000applica\#
        tion/vnd.openxmlformats-officedocument.spreadsheetml.pivotcacherecords+xml0c4A010L0000300<applicatio\#
        n/vnd.ecowin.chartmagEcoWin chart                     A0G0C0010300Fapplication/yin+xml0c4yinYANG dat\#
        a model in XMLA0G0C0010300Fapplication/lgr+xml0c4lgrlabel generation rules                          \#
                                                                                                            \#
                                                                                                            \#
             A010G0000300<application/vnd.panoplyplpPanoply plotA060A0010000Mtext/x-hosts-file1;cdata in the\#
         format Hosts File>860?0010600Itext/livescript1;cls _lssource code in LiveScript>060E0010200Mtext/x-\#
        witcher-script1;cwssource code in Witcher Script>860@0910500Aapplication/x-m4text/x-m41;cm4 mcsource\#
         code in M480G1500100000application/vnd.openxmlformats-officedocument.presentationml.tags+xml0c483Y0\#
        _0a10300Iapplication/vnd.oasis.opendocument.presentationapplication/x-vnd.oasis.opendocument.present\#
        ation1_\odpOpenDocument presentation                                                                \#
                                                                                                            \#
        :080L00003000application/x-compressed-isocso                                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
             A010K0000400Aapplication/vnd.sealed.tiffstifSealed TIFF image?060<00100000text/xml-dtd1;cA010V0\#
        0000000application/vnd.syncml.dm.notification                                                       \#
                                                                                                            \#
                                                                                                            \#
           A010I0000300=application/rpki-manifestmftRPKI manifest2210=00000000video/pointerA280A0S00J008appl\#
        ication/x-hdfapplication/hdf5 application/x-hdf5hdf hdf4 h4 h5 hdf5 he5 ncHDF data           <080L0N\#
        00300@application/x-chrome-packageapplication/x-chrome-extensioncrxChrome extensionA010I0000300Dappl\#
        ication/vnd.epson.ssfssfEpson print settings                                                        \#
                                                                                                    A0G0O001\#
        0300Fapplication/patch-ops-error+xml0c4xererrors of an XML patch5280;0000;000model/x.sf3mod.sf3 sf3 \#
                                                                                                            \#
                                                >060O0010300Wtext/x-common-workflow-language1;ccwlsource cod\#
        e in Common Workflow Language0280Q0010300@application/vnd.stardivision.draw1>[sdaStarDraw drawing60G\#
        1<00100000application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml0c41210:000000\#
        00audio/toneA010D00004000application/vnd.psfspsfsA010G00000000application/vnd.sss-codA080M0000000Bap\#
        plication/x-systemd-journaljournal of systemd2210:00000000video/ffv1                                \#
                                                                                                            \#
                                                                                                            \#
             ;280P00003000application/x-neo-geo-pocket-romngpA010B00000000application/kb+jwt                \#
                                                      A0G0]00100000application/vnd.3gpp.mcptt-ue-init-config\#
        +xml0c4      >060<0010100@text/x-vlang1;cvsource code in V>060H0010400Ptext/x-open-policy-agent1;cre\#
        gosource code in Open Policy Agent>860<0020900Ltext/x-svsrcPUO1;csv vh svhsource code in SystemVeril\#
        og                                                                                                  \#
                                                                                                            \#
        A060;0010400Gtext/x-cylc1;ccylcdata in the format Cylc                                              \#
                              >07080010800?text/red1;cred redsRed source code?060<00104000text/x-felix1;cflx\#
        h>0F0E0010900Dapplication/xproc+xml0c4xpl xprocsource code in XProc1210=00000000audio/evrcnw0       \#
                                                                                           A060P0010<000appl\#
        ication/x-apple-aspen-config0m\mobileconfig:280V00103000application/vnd.openofficeorg.autotext1_\bau\#
        587090M10300Bmodel/objapplication/prs.wavefront-obj1;cobjWavefront 3D model                         \#
                                                                                                            \#
                                                                                                            \#
                                                       A0G0M00100000application/ibe-pkg-reply+xml0c4>060:001\#
        0:00Btext/x-ecl1;cecl eclxmlsource code in ECL5060F00103000application/x-excellon1;cdrlA010G00000000\#
        application/rtploopback>060>0010300Ftext/x-papyrus1;cpscsource code in Papyrus7290K0E10300Capplicati\#
        on/vnd.kde.kspreadapplication/x-kspreadQjDkspKSpread spreadsheet5010=00003009model/vnd.mtsmtsMTS mod\#
        el0280=0010F000image/x-gzeps1jDeps.gz epsi.gz epsf.gzA010R0000300Bapplication/vnd.noblenet-directory\#
        nndNobleNet directoryA010T0000300Tapplication/vnd.americandynamics.accaccAmerican Dynamics surveilla\#
        nce videoA010M00000000application/vnd.ims.imsccv1p3A010N00000000application/vnd.quarantainenet1280;0\#
        900300>audio/x-apeaudio/apeapeMonkey's Audio:280G0000300Japplication/x-amiga-dmsdmsDMS image of an A\#
        miga disk5090S0000300Amodel/vnd.valve.source.compiled-mapbspSource engine map                  A0G0R\#
        00100000application/vnd.c3voc.schedule+xml0c4>860:0010800Ftext/x-idl1;cidl pidlsource code in OMG ID\#
        L52Y0B00105000model/step-xml+zip1_\stpxz                                                            \#
                                                                                                            \#
                 A010M0000300>application/sgml-open-catalogsocSGML catalogue8010J0000800Napplication/vnd.sea\#
        led.pptsppt s1pSealed PowerPoint presentation>060<0010300Dtext/x-quint1;cqntsource code in Quint2280\#
        >0000300Nvideo/x-ms-wtvwtvrecorded television of Windows?8G0:0N08i00:text/plaintext/x-tika-text-base\#
        d-messagetxt text asc def list in brf no aart am apt bsh classpath cwiki mf data egrm ft fn fv grm h\#
        andlers ihtml jmx junit jx mdo pen pom project rnx roles schemas tld types vsl wsdd xargs xcat xegrm\#
         xgrm xlex xlog xmap xroles xsamples xsp xtest xweb xwelcome aff arff b ballerina bazel comp fa faa \#
        fasta fastq fna fq gff gtf hex ihex inc lock off opam pbxproj prj s19 sbv sigma soql srec strings x \#
        xcconfig zon conf log fr ini nb pot ncl srt ac cnd dcl dsp dsw ent g htc manifest m4 meta n3 pod rng\#
         vm alias ase bom dbx dist elc gpr hlp key lib otp par pth r3d smd spl srl xsfplain text6280A0000300\#
        >application/x-xdvxdvXeTeX document?060?0010400Ptext/x-cooklang1;ccooktext with the markup of Cookla\#
        ng2280<0Q00700>video/x-flicvideo/fli video/x-flc video/x-flifli flcFLIC animationD000C00000000x-cont\#
        ent/image-dcf=070F0010400Etext/vnd.wap.wmlscript1;cwmlsWMLScript source code6280L00007000application\#
        /vnd.amazon.ebookazw kfxA010R00000000application/private-token-response?8G080:10300<text/orgtext/x-o\#
        rg1;corgOrg documentB090K0000700Eapplication/pkcs8-encryptedp8e derencrypted private key2210:0000000\#
        0video/jxsv>060;0011400Ctext/x-xojo1;cxojo_code xojo_menu xojo_report xojo_script xojo_toolbar xojo_\#
        windowsource code in XojoA010H00000000application/vnd.ipld.rawA010N00000000application/vnd.powerbuil\#
        der75A0G0h0010400Japplication/vnd.openxmlformats-package.relationships+xml0c4relsrelationships of a \#
        package>060?0010000Gtext/x-procfile1;csource code in Procfile1280@0H00;00>audio/x-musepackaudio/mpc \#
        audio/musepackmpc mp+ mppMusepack audioA010W00000000application/vnd.ntt-local.content-share>060C0010\#
        200Ktext/x-unrealscript1;cucsource code in UnrealScript=<F0A0k10l00:application/x-phpapplication/php\#
         application/x-httpd-php text/php text/x-php1;cphp php3 phtml php4 php5 phps ctp phpt php7 php8 inc \#
        aw fcgiPHP script0290A0000300Qimage/vnd.ms-modimdiMicrosoft Office scanned document>860<0010200Dtext\#
        /x-ragel1;crlsource code in RagelA0G0D0010500Kapplication/dssc+xml0c4xdsscDSSC security policy in XM\#
        L>870@0010400?application/yang1;cyangYANG data model6290K0R20500>application/vnd.apple.pagesapplicat\#
        ion/x-iwork-pages-sffpages0hd1_\pagesPages documentA0G0\00100000application/vnd.3gpp.mcdata-user-pro\#
        file+xml0c41210C00000000audio/vorbis-config90G0H0010400Aapplication/voicexml+xml0c4vxmlVoiceXML dial\#
        ogue>860D0020300Ltext/x-kaitai-struct1XJ1;cksysource code in Kaitai Struct?4F080010300Ktext/mdx1;cmd\#
        xtext with the markup of MDX                                                                        \#
                                                                    A010J00000000application/vnd.keyman.kmx \#
            A010T0000300Eapplication/vnd.openblox.game-binaryobgOpenBlox game, binary?060C00100000text/x-cbm\#
        -basic-v21;c                                    :080A0000300Aapplication/x-rparpaarchive of Ren'Py22\#
        10;00000000video/bt656                                            A080A0000400Fapplication/x-dmpmdmp\#
        memory dump of WindowsA0G0M00100000application/vnd.nokia.pcd+xml0c4A000K00000000application/remote-p\#
        rinting                                                                                             \#
                                        A0G0M0010300Eapplication/oebps-package+xml0c4opfEPUB package documen\#
        t           A010K00000000application/vnd.3gpp.5gsa2x                                                \#
                                                                       >060;0010400Ctext/x-aleo1;caleosource\#
         code in AleoA010H00100000application/vnd.ocf+cbor0b7A010M0000700Eapplication/vnd.smart.teacherteach\#
        erSMART Notebook lesson:080R0010<000application/x-lrzip-compressed-tar1K5tar.lrz tlrz               \#
                                                       1200?00000000audio/vnd.qcelp                         \#
                                                                                                            \#
                                   A0G0S00100000application/vnd.3gpp2.bcmcsinfo+xml0c4A0Q0C0000000Gapplicati\#
        on/edi-x12EDI message in ANSI X12A0G0S00100000application/vnd.3gpp.srvcc-info+xml0c4A060;0010300Gtex\#
        t/x-mpl21;cmpldata in the format MPL2@080Q00104000application/x-kexiproject-sqlite2151kexiA000F0000B\#
        000chemical/x-mopac-inputmop mopcrt zmt mpc                      ;0H0F0L003000application/x-vdi-disk\#
        application/x-virtualbox-vdivdi>060<0010500Dtext/x-jison1;cjisonsource code in Jison121080000000Haud\#
        io/l8uncompressed 8-bit audioA010C00000000application/nasdataA0G0M0010350Papplication/vnd.syncml.dm+\#
        xml0c4xdmutf-8SyncML device management messageA280G00000009application/x-quake-bspQuake map         \#
                                                                                                            \#
                                                                                                  >060=00106\#
        00Etext/x-smithy1;csmithysource code in Smithy  0210E0000300Aimage/vnd.tencent.taptapTencent TAP ima\#
        ge                   A010R00000000application/vnd.ecowin.filerequest  A010V00000000application/vnd.m\#
        otorola.flexsuite.fis                                                                               \#
                                                        >060?0010200Gtext/x-modelica1;cmosource code in Mode\#
        lica                                                                                                \#
                                <080D00104000application/vnd.snap140snapA010O0000000Mapplication/vnd.cups-po\#
        stscriptPostScript print job for CUPS<000G0000300Bapplication/vnd.rim.codcodBlackBerry program>280C0\#
        000300=application/x-spirvspvSPIR-V module                                                          \#
                                                                                                            \#
                         <080U00004000application/x-nintendo-3ds-executable3dsx     0390a0c10300Kapplication\#
        /vnd.oasis.opendocument.image-templateapplication/x-vnd.oasis.opendocument.image-template1_\otiOpenD\#
        ocument image template?060800103000text/kal1;ckal                                              <200H\#
        0L106007application/x-executableapplication/x-executable-elf0K;elf soprogramA080K00100000application\#
        /x-itunes-bplist0<AA0G1900100000application/vnd.openxmlformats-package.digital-signature-xmlsignatur\#
        e+xml0c4A0F0H00108000application/metalink+xml0c4metalinkA0G0c00100000application/vnd.3gpp.mcdata-aff\#
        iliation-command+xml0c4A010C0000300;application/vnd.dzrdzrDzr licenseD000D00000000x-content/audio-cd\#
        da60G1900100000application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml0c46010R0000\#
        0000application/vnd.afpc.foca-codepage>060>0010300Ftext/x-lolcode1;clolsource code in LOLCODEA000A00\#
        005000application/hjsonhjsonA000D00003000chemical/x-mopac-outmoo>860=0010O00=text/x-pascal1;cp pas d\#
        pr pp dfm lpr pascal incPascal source>060O0010300Wtext/x-apollo-guidance-computer1;cagcsource code i\#
        n Apollo Guidance ComputerA8G0M00100000application/vnd.shopkick+json1Ei>060=0010300Etext/x-nickel1;c\#
        nclsource code in NickelA280R0000000Dapplication/x-hadoop-sequence-fileHadoop sequence fileA010N0000\#
        0000application/vnd.uplanet.signal>060@0010600Htext/x-maxscript1;cmcr mssource code in MAXScript:080\#
        A0000;00;application/x-xarxar pkg xipXAR archive                                                    \#
                                                                                            A010V00000000app\#
        lication/vnd.syncml.ds.notification                                                         @280E001\#
        07000application/x-mbtiles0Gjmbtiles                                                             >06\#
        0U0010300]text/x-parrot-internal-representation1;cpirsource code in Parrot Internal RepresentationA0\#
        10R00000000application/vnd.apache.thrift.jsonA010M0000900Bapplication/prs.rdf-xml-cryptrdf-cryptencr\#
        ypted RDF dataA010V0000300@application/vnd.osgeo.mapguide.packagemgpMapGuide package                \#
                                                     A010I00003000application/vnd.pg.formatstrA010V00000000a\#
        pplication/vnd.yamaha.tunnel-udpencapB090D0000;00Lapplication/pkix-crlcrl der pemlist of revoked cer\#
        tificates<3X0W0020300Capplication/vnd.android.package-archiveQ4I1_\apkAndroid application>860>0011d0\#
        0Ctext/x-glslsrc1;cvert glsl fp frg fsh fshader geom glslf glslv gshader rchit rmiss shader tesc tes\#
        e vrx vs vsh vshader frag geo fs gssource code in GLSL>06090010:00Atext/x-ox1;cox oxh oxosource code\#
         in OxA0G0P00100500application/vnd.omads-folder+xml0c4utf-8?060A0010G000text/x-google-sql1;cgooglesq\#
        l googlesql.sqlA0G0R0010500Japplication/mediaservercontrol+xml0c4mscmlMSCML media server command>060\#
        ;0010C00Ctext/x-gosu1;cgsx vark gsp gs gstsource code in Gosu:280@0>00200Bapplication/x-xzapplicatio\#
        n/xzxzxz-compressed dataA000>00003000chemical/x-hinhin?070E0010300=text/vnd.fmi.flexstor1;cflxFlexSt\#
        or data                                                                                             \#
                                                >060:0010300Btext/x-txl1;ctxlsource code in TXLC010G0000300=\#
        multipart/voice-messagevpmvoice message       A870I00100000application/asyncapi+yaml1XJ>060:00103000\#
        text/x-moc1;cmoc02H0@0;00300Bimage/vnd.ms-ddsimage/x-ddsddsDirectDraw surface>860A0010>00Jtext/x-sta\#
        ndardml1;cfun sml ml sigsource code in Standard ML;080J00007000application/x-spectrum-d80d40 d80    \#
                       A060A0010800Mtext/x-oasv2-yaml1;cyaml ymldata in the format OASv2-yaml               \#
                                                                                                            \#
                                                                               >060E0010:00Fapplication/x-be\#
        funge1;cbefunge bfsource code in BefungeA0G0R00100000application/vnd.3gpp.srvcc-ext+xml0c4          \#
          1290=0000800Baudio/prs.sidsid psidCommodore 64 music                 639170020400=application/vnd.\#
        openxmlformats-officedocument.wordprocessingml.templateP>G1_\dotxWord templateA090D0D00800<applicati\#
        on/vnd.nitfimage/nitf image/ntfntf nitfNITF imagery>060?0010400Gtext/x-euphoria1;ce exsource code in\#
         EuphoriaA0G0G0010300?application/xcap-ns+xml0c4xnsXCAP namespaces00G0Q0010400?application/vnd.balsa\#
        miq.bmml+xml0c4bmmlBalsamiq mockupA010@0000400Lapplication/atfxatfxASAM measurement data in XML>060:\#
        0010300Btext/x-nit1;cnitsource code in Nit                                                          \#
                                                                                              1210>00000000a\#
        udio/melp2400                          ?060B00104000text/vnd.iptc.anpa1;canpaA010?00003000applicatio\#
        n/cwlcwl                                                                                            \#
                                                                                                            \#
        >060>0010700Ftext/x-omgrofl1;comgroflsource code in OmgroflA010J0000400Capplication/vnd.xmpie.xlimxl\#
        imXMPie XLIM document                                                                               \#
                                                                                                            \#
                                                                    A010E00000000application/index.obj>060=0\#
        010600Etext/x-scenic1;cscenicsource code in Scenic                                                  \#
                                                                                                            \#
                 >060>0<10200Ftext/x-crystaltext/crystal1;ccrsource code in Crystal                         \#
                                                                                                         ;28\#
        0P00003000application/x-commodore-g64-diskg64                        1280:00002000audio/x-xixi      \#
                                              A010J00000000application/moss-signature                     >0\#
        60=0010500Etext/x-hiveql1;chql qsource code in HiveQL                                               \#
                                                                              A080F00000000application/x-gtk\#
        talogA010?0000300Happlication/amlamlAutomationML plant modelC4G0>0010T00<message/rfc8221;ceml mime m\#
        ail mht mhtml mbox art msgmail messageA860E0010300^text/x-debian-control1;cdscdata in the format Deb\#
        ian Package Control FileA0G0E00106000application/senml+xml0c4senmlxA060C00105000application/x-qbrew0\#
        c4qbrewA010>00000000application/vc<200N0000000=application/x-amiga-executableAmiga program          \#
                                                                                                   A060@0010\#
        200Ltext/x-kickstart1;cksdata in the format Kickstart                                    0280;000030\#
        00image/x-dibdib                                                                            A000N000\#
        08000chemical/x-gaussian-checkpointfch fchk                                                         \#
                                                             A8G0E0010900Wapplication/spdx+json1Eispdx.jsonS\#
        PDX software bill of materials in JSON                 A010Z00000000application/trust-mark-status-re\#
        sponse+jwt?060:00100000text/x-ptx1;c                                               <000C00003000appl\#
        ication/x-glulxulx                                                                        A0G0E00104\#
        00Napplication/dskpp+xml0c4xmlsDSKPP key provisioning message>060O0010700Wtext/x-module-management-s\#
        ystem1;cmms mmksource code in Module Management System?060:00103000text/x-sfv1;csfvA280E00003000appl\#
        ication/x-msmoneymnyA010P00003000application/vnd.exstream-packagepubA010G0000500Capplication/cdmi-ob\#
        jectcdmioCDMI storage object<080L00000000application/x-pef-executable>860?0010M008text/x-makefile1;c\#
        mak mk make makefile mkfile dmakefile                                                               \#
                             0210P0000300Himage/vnd.airzip.accelerator.azvazvAirZip Accelerator image       \#
                                                                                                1210;0000000\#
        0audio/g729d                                                                                        \#
                                                                                               ;080B0000400>\#
        application/x-cramcramCRAM sequencesA0G0I00103000application/vnd.sycle+xml0c4sclB0>0A0010;00Mtext/x-\#
        public-key1;casc pem pubdata in the format Public Key1210<00000000audio/evrcb1A080K0000000Capplicati\#
        on/x-perl-storablestored data of Perl                          A060K0010300Wtext/x-edje-data-collect\#
        ion1;cedcdata in the format Edje Data Collection5080@0000300?model/x-cinema4dc4dCinema 4D scene>060;\#
        0010100Ctext/x-cweb1;cwsource code in CWeb                                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                       @280D0000600?application/x-duckdbduckdbDuckDB database                               \#
                                                                                                            \#
                                                                                      A010?00000000applicati\#
        on/cwt            ;280O00007000application/x-gameboy-color-romgbc cgb30G0J00103000application/dash-p\#
        atch+xml0c4mppA280E0000700Dapplication/x-btsnoopbtsnooppackets of Bluetooth                         \#
                                                          ?070=0010000=text/enriched1;cenriched text        \#
                                            2200=0000200Evideo/x-ms-wmwmWindows Media content              >\#
        0F0A0010300Itext/x-processing1;cpdesource code in Processing                                        \#
                                                               A010G00000000application/vnd.dvb.pfrA010J0000\#
        200:application/vnd.pmi.widgetwgPMI widgetA080K0000800=application/x-metal-librarymetallibMetal libr\#
        ary                                                                    ?070C00100000text/prs.prop.lo\#
        gic1;c             >860>0B20300Btext/x-objcsrctext/x-objective-c1;cQ89m hObjective-C source>860;0010\#
        200Ctext/x-llvm1;cllsource code in LLVM                                                             \#
                                         A0G0Q00100000application/mbms-msk-response+xml0c4<280G0000400Gappli\#
        cation/x-java-jmodjmodJava module for linking                     :000H00003000application/x-compres\#
        sedrar                                                                           A010T0000300Dapplic\#
        ation/vnd.antix.game-componentatxAntix game componentA010U00007000application/vnd.cryptomator.encryp\#
        tedc9r c9s                                                                                          \#
                                                                                    80G1>00100000application\#
        /vnd.openxmlformats-officedocument.presentationml.handoutmaster+xml0c4?060:00103000text/x-usd1;cusd>\#
        860:0010300Btext/x-nix1;cnixsource code in NixA010R0000900Aapplication/vnd.ericsson.quickcallqcall q\#
        caQuickCall request0280D0000<00Dimage/x-paintshoppropsp pspimagePaint Shop Pro image;000L00003000app\#
        lication/x-atari-2600-roma26A0G0M00100000application/vnd.3gpp.gmop+xml0c4A010D0000400=application/vn\#
        d.jispjispJISP icon set60G1900100000application/vnd.openxmlformats-officedocument.wordprocessingml.s\#
        tyles+xml0c4>060@0010400Htext/x-redscript1;credssource code in RedscriptA0F0[00100000application/vnd\#
        .ms-printing.printticket+xml0c4A060C0010M00Otext/x-kicad-layout1;ckicad_pcb kicad_mod kicad_wksdata \#
        in the format KiCad Layout                0390X0Z10300Bapplication/vnd.oasis.opendocument.imageappli\#
        cation/x-vnd.oasis.opendocument.image1_\odiOpenDocument imageA000H00003000application/x-msschedulesc\#
        d?060;00104000text/x-cadl1;ccadl6010F0000300=application/vnd.hp-pclpclPCL print job                 \#
                     1200:00003000audio/silksil                                                             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
        B010J0000200Eapplication/pkix-attr-certacattribute certificateB080Q00003000application/x-x509-dsa-pa\#
        rameterspem                                                                                         \#
           ?060=0D103000text/x-rejectapplication/x-reject1;crej                                             \#
                                                                                                            \#
                                                                               :080O0010:00Japplication/x-xz\#
        -compressed-tar1@otar.xz txztar archive, xz-compressed                                              \#
                                                                        6010S0000300Bapplication/vnd.fujixer\#
        ox.docuworksxdwDocuWorks document:000A00003000application/x-pakpakA010R0000500@application/vnd.media\#
        station.cdkeycdkeyMediaStation key>060>0010200Ftext/x-harbour1;chbsource code in Harbour            \#
                      A010E00000000application/index.vnd                                    A090@00004000app\#
        lication/bufrbufr                                                                                   \#
                                                                                                            \#
                                                                                                     A060>00\#
        20000Stext/x-ant+xml1;c0c4data in the format Ant Build System                                       \#
                                                                      2000I00006000application/zip+dotlottie\#
        lottieA0G0T00100000application/vnd.etsi.iptvsad-cod+xml0c4                                          \#
                                                                                                            \#
         >860G0010300Otext/x-literate-haskell1;clhssource code in Literate Haskell                  >860?001\#
        0300Gtext/x-isabelle1;cthysource code in Isabelle<280H0010;000application/x-source-rpm01osrc.rpm spm\#
        4290:0000500:font/woff2woff2WOFF2 font                                                              \#
                                                                                       0010N0000300Japplicat\#
        ion/vnd.micrografx.igxigxMicrografx iGrafx document                                                 \#
                                                                                                            \#
                                                                          6010]0000300Capplication/vnd.fujix\#
        erox.docuworks.containerxctDocuWorks container                                                      \#
          A010F0000700<application/vnd.grafeqgqf gqsGrafEq graph                                            \#
                      A290@0V00H000application/gribapplication/x-grib application/x-grib2grb grb1 grb2 grib \#
        grib22210B00000000video/jpeg2000-scl=860:0A20800>text/x-cshapplication/x-csh1f31;ccsh tcshC shell sc\#
        ript>060;0010400Ctext/x-mlir1;cmlirsource code in MLIRA000F0000<000application/x-sas-viewsv7 sas7bve\#
        wC010D00000000multipart/header-setA0G0D0010400Capplication/mods+xml0c4modsMODS library recordA010X00\#
        000000application/vnd.nokia.isds-radio-presetsA280F0000300Papplication/x-java-cdsjsashared classes o\#
        f a Java runtime>860:0010?00Btext/x-gap1;cg gap gi gd tstsource code in GAPA0G0E00100000application/\#
        nlsml+xml0c45080F0000300Eapplication/x-ft-dracodrcDraco compressed meshA010a00100000application/vnd.\#
        3gpp.seal-data-delivery-info+cbor0b7A070?0010400Mtext/csv-schema1;ccsvsdata in the format CSV Schema\#
        >860;0010900Ctext/x-yacc1;cy yacc yysource code in YaccA000D00003000chemical/x-mopac-vibmvb<070P0010\#
        350Stext/vnd.sun.j2me.app-descriptor1;cjadutf-8descriptor of a Java ME applicationA0G0M0010700Rappli\#
        cation/vnd.cyclonedx+xml0c4cdx.xmlCycloneDX bill of materials in XML                                \#
                                                                    >860<0010U00<text/x-ocaml1;cml mli ocaml\#
         eliom mll mly eliomi ml4OCaml source50_0:0010<00:model/vrml1;cwrl vrml vrmVRML scene?060<0010500Mte\#
        xt/x-templ1;ctempltext with the markup of templA060A0010000Mtext/x-record-jar1;cdata in the format R\#
        ecord Jar                                                                    >06090010200Atext/x-hy1\#
        ;chysource code in HyA010U0000300Oapplication/vnd.qualcomm.brew-app-resbarresources of a BREW applic\#
        ationA0G0M00100000application/media_control+xml0c4                               6080C00107000applic\#
        ation/x-bzdvi0RPdvi.bz2                                                   >060?0010100Gtext/x-picoli\#
        sp1;clsource code in PicoLisp                                                                       \#
                                                                                                            \#
                                                                                         0290900003000image/\#
        jphjph                                                                                         A010M\#
        00000000application/vnd.tri.onesource<280K0000000=application/x-ruby-bytecodecompiled Ruby?860=0N10:\#
        00Ntext/x-bibtexapplication/x-bibtex-text-file1;cbib bibtextext with the markup of BibTeX?060?001030\#
        0Etext/x-vim-help1;ctxttext in Vim Help File                          >060C0010300Ktext/x-csound-sco\#
        re1;cscosource code in Csound ScoreA0G0[00100000application/vnd.3gpp.mcptt-user-profile+xml0c4      \#
                                                           D000F00000000x-content/audio-player              \#
                                                                                                            \#
                                                                                                        8290\#
        N0H10700Gapplication/vnd.kde.kpresenterapplication/x-kpresenterQjDkpr kptKPresenter presentationA000\#
        J0000<000application/x-sas-putilitysp7 sas7bput=4F0@0020300>text/x-component0c41;chtcHTML componentA\#
        010O0000300Iapplication/vnd.immervision-ivuivuImmerVision panorama link7390^0020400Happlication/vnd.\#
        ms-excel.addin.macroenabled.12Qg_1_\xlamExcel add-in with macros>860C0010200Ktext/x-actionscript1;ca\#
        ssource code in ActionScriptA010K0000300?application/vnd.ibm.minipaympyMiniPay payment>060;0010400Ct\#
        ext/x-icon1;ciconsource code in Icon8280T0010300Happlication/vnd.stardivision.impress1>[sddStarImpre\#
        ss presentation>060:0010300Btext/x-leo1;cleosource code in Leo                                      \#
                           1210:00000000audio/vdvi                                                          \#
                             A010H00000000application/vnd.oma.push                         0280=0000700<imag\#
        e/x.niftinii hdrNIfTI volume                           ?060>00100000text/x-install1;c               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                             A010J0000400Happlication/vnd.xmpie.ppkgppkgXMPie production pac\#
        kage                                                                                                \#
                                                                      >060;0010400Ctext/x-gaml1;cgamlsource \#
        code in GAML            029090000300=image/jxljxlJPEG XL image>060<0010>00Dtext/x-praat1;cpraat proc\#
         pscsource code in Praat1210K00000000audio/vnd.rhetorex.32kadpcmA280L00003000application/gnunet-dire\#
        ctorygnd1210:0000300;audio/ilbclbciLBC speech                                            5860F001040\#
        0Gapplication/x-openscad1;cscadsource code in OpenSCAD                      >060A0010600Itext/x-quic\#
        kbasic1;cbas bisource code in QuickBASIC                                                            \#
            A080F0000000?application/x-svn-dumpSubversion dumpA060F0010100Rtext/x-directx-3d-file1;cxdata in\#
         the format DirectX 3D File                  >060=0010300Etext/x-fluent1;cftlsource code in Fluent  \#
                                                        A000J00000000application/vnd.ah-barcode6080Q0H00300C\#
        application/x-appleworks-documentapplication/x-appleworkscwkAppleWorks document                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                     1280;00\#
        203000audio/x-m4r0`MQ42m4rA000B0L000000application/x-dumpapplication/x-tika-unix-dumpA010K0000300=ap\#
        plication/vnd.openeye.oeboebOEB moleculesA280B0000000>application/x-cbfscoreboot imageA0G0D0010400Ja\#
        pplication/ccmp+xml0c4ccmpconference control messageA010J0000000Happlication/wordperfect5.1WordPerfe\#
        ct 5.1 document?060A0010:000text/x-typoscript1;ctyposcript>060D0010300Ltext/x-kakounescript1;ckaksou\#
        rce code in KakouneScript?460:00100000text/x-uri1;cA0G0Q00100000application/vnd.etsi.iptvsync+xml0c4\#
        1210;00000000audio/g7221A280L0000200>application/x-qt-translationqmQt translationA080J00003000applic\#
        ation/x-spectrum-rzxrzxA8G0I00100000application/vnd.seis+json1EiA010J00000000application/vnd.fut-mis\#
        net                                                                                                 \#
         70G1D00100000application/vnd.openxmlformats-officedocument.spreadsheetml.volatiledependencies+xml0c\#
        4A010B00000000application/oscore2210I00000000video/vnd.motorola.videop                              \#
                                                                  ?060G0010300Xtext/x-srecode-template1;csrt\#
        text with the markup of SRecode Template                                4090F0:00300Napplication/fon\#
        t-tdpfrfont/tdpfrpfrTrueDoc portable font resource       A010O0000300Dapplication/vnd.immervision-iv\#
        pivpImmerVision panorama                                                                            \#
              0280;00103000image/x-cmx1C:cmxA000D0000200Iapplication/cu-seemecuCU-SeeMe video conference    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                               0280@00003000image/x-paintnet\#
        pdnA080I00003000application/x-sas-data-v6sd2                                                        \#
                                                                                                            \#
                                                                                               >000I00003000\#
        application/x-kpovmodelerkpmB000M0000300Japplication/vnd.ms-pki.seccatcatWindows security catalogue \#
                                                                                                            \#
                                                                                A010B00000000application/vc+\#
        jwt                                                       A280C0010500;application/x-keras1_\kerasKe\#
        ras model                                                   A0G0W00100000application/vnd.3gpp.seal-g\#
        roup-doc+xml0c4                                                                        ?070E00100000\#
        text/rtp-enc-aescm1281;c                                                                            \#
                                              A8G0G00100000application/tlsrpt+json1Ei                       \#
                                                                              A060H00107000application/atoms\#
        erv+xml0c4atomsrv                                                                                   \#
                     0200H00003000image/x-coreldrawpatternpat                               1210M0000300Maud\#
        io/atrac-advanced-losslessaalATRAC Advanced Lossless audio>060C00105000application/x-glade0c4glade  \#
                                                                                                            \#
                                        A010P00000000application/vnd.infotech.project                       \#
                          >010P0000700@application/vnd.macports.portpkgportpkgMacPorts package              \#
            A000D00002000chemical/x-swissprotsw                                                             \#
                                                             >060B0010300Jtext/x-mirc-script1;cmrcsource cod\#
        e in mIRC ScriptA010E00000000application/tzif-leap          ?860Q0010<00btext/x-velocity-template-la\#
        nguage1;cvm vtl fhtmltext with the markup of Velocity Template LanguageA280E0000700Bapplication/x-os\#
        m-pbfosm.pbfOpenStreetMap dataA010K0000300@application/vnd.cosmocallercmcCosmoCaller dataA010P000000\#
        00application/vnd.renlearn.rlprint;280J0010000Eapplication/x-android-boot0gVboot image of AndroidA0Q\#
        0C0000000Fapplication/edifactEDI message in EDIFACT                                                 \#
                                                                                           A010M0000400@appl\#
        ication/vnd.crick.clickerclkxClicker grid set                                                       \#
                                   A010H00000000application/vnd.dvb.dvbj                                    \#
                                                                              A010I00000000application/vnd.n\#
        okia.ncdA010O00000000application/vnd.f-secure.mobile                        C010A00000000message/oht\#
        tp-res                   A010Q00004000application/vnd.crypto-shade-filessvc                         \#
           ;080G0M00400Lapplication/x-vhdx-diskapplication/x-virtualbox-vhdxvhdxvirtual hard disk, version 2\#
        A0G0G0010300Japplication/reginfo+xml0c4rifstate of SIP registrations:2Y0T00104000application/vnd.bel\#
        ightsoft.lhzl+zip1_\lhzlA010K0000000Aapplication/vnd.cups-rasterCUPS raster image=060H0;10900Capplic\#
        ation/x-fishscripttext/x-fish1;cfish loadsource code in fish5070=00103009model/vnd.vtu0c4vtuVTU mode\#
        l                                                                            >060<0010000Dtext/x-xma\#
        ke1;csource code in Xmake            @280H0000300>application/x-redis-dumprdbRedis snapshot      A28\#
        0D0000600;application/x-netcdfnc cdfNetCDF data                                                     \#
                                                                                                          A0\#
        10C0000300Capplication/vnd.vcxvcxVirtualCatalog dataA0?0H0010300Napplication/vnd.cups-ppd1;cppdPostS\#
        cript printer descriptionA080F0B00300>application/x-doom-wadapplication/x-doomwadDoom game data     \#
                                D000C00000000x-content/video-dvd            B090B0000?00Kapplication/pkcs10p\#
        10 csr der pemcertificate signing request                                                           \#
                                           :000E00003000application/x-freearcarc                            \#
                            A280I2L00000Bapplication/x-ole-storageapplication/cdfv2 application/cdfv2-corrup\#
        t application/x-cfb application/x-tika-msoffice application/x-tika-msoffice-embedded application/x-t\#
        ika-starofficeOLE2 compound file70G1:00100000application/vnd.openxmlformats-officedocument.spreadshe\#
        etml.pivottable+xml0c480G1<00100000application/vnd.openxmlformats-officedocument.presentationml.slid\#
        elayout+xml0c4A0G0P0010350Iapplication/vnd.syncml.dmddf+xml0c4ddfutf-8SyncML device descriptionA010D\#
        0000<009application/vnd.ufdlufd ufdl frmUFDL form6010D00000000application/vnd.curl                  \#
                                                                                                            \#
              A000S00000000application/vnd.google-apps.unknownA000K00004000chemical/x-macromodel-inputmmod  \#
                                                      0160g0a204000application/vnd.ms-visio.template.macroen\#
        abled.main+xmlapplication/vnd.ms-visio.template.macroenabled.121_\0c4vstm                           \#
                                            A060H0010700Ttext/x-valve-data-format1;cvdf vmfdata in the forma\#
        t Valve Data Format>060;0010400Ctext/x-golo1;cgolosource code in GoloA010N0000300Eapplication/vnd.tm\#
        obile-livetvtmoT-Mobile live TV linkD000E00000000x-content/blank-hddvd       A8G0J00100000applicatio\#
        n/vnd.xacml+json1EiA060B0010300Ntext/x-tsplib-data1;ctspdata in the format TSPLIB data              \#
                                                                         A0G0R0010600Fapplication/vnd.route6\#
        6.link66+xml0c4link66Route 66 location link                                                         \#
                                                                                   A010T00000000application/\#
        vnd.nokia.landmark+wbxml                                                                            \#
                                                                                                            \#
                        >060A0010300Itext/x-glimmer-ts1;cgtssource code in Glimmer TS0280A00008000image/x-qu\#
        icktimeqtif qif                                                                                     \#
           ?060<00100000text/example1;c                       A0G0V00103000application/vnd.openstreetmap.dat\#
        a+xml0c4osmA010X00100000application/concise-problem-details+cbor0b7                                 \#
                                                                                                            \#
                                                           A0G0d00100000application/vnd.3gpp.mcvideo-affilia\#
        tion-command+xml0c4A010S00000000application/vnd.uplanet.alert-wbxml                                 \#
                                          1290<0000;00<audio/atrac3at3 aa3 omgATRAC3 audio60G1@00100000appli\#
        cation/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml0c41210I0000900Qaudio/vnd\#
        .nuera.ecelp4800ecelp4800Nuera ECELP speech at 4,800 bit/sA8G0S00100000application/vnd.aplextor.warr\#
        p+json1Ei90G0S0010400Capplication/vnd.pwg-xhtml-print+xml0c4xhtmXHTML page to printA080J00003000appl\#
        ication/x-spectrum-pzxpzxA8G0J00100000application/vnd.micro+json1Ei:010G00007000application/vnd.geno\#
        zipgenozip                                                                                          \#
                     >060;0010400Ctext/x-shen1;cshensource code in Shen?060H00100000text/vnd.si.uricatalogue\#
        1;c1290=0010000=audio/amr-wb+Q\IAMR-WB+ audio                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                               A0@0M00004000application/x-virtualbox-vboxvbo\#
        xA060@0010200Ltext/x-easybuild1;cebdata in the format Easybuild                                  A0G\#
        0\00100000application/vnd.3gpp.seal-mbs-usage-info+xml0c4                                           \#
                                  B080P0010700Dapplication/x-pkcs7-certificates1YNp7b spcPKCS #7 certificate\#
        sA000I00003000chemical/x-vamas-iso14976vmsA060?0010000Ktext/x-xcompose1;cdata in the format XCompose\#
        A860@0010000Ltext/x-go-module1;cdata in the format Go Module                                        \#
                                                                                                            \#
        :280Q00100000application/x-vnd.datapackage+zip1_\                                                   \#
                                        ?060<00100000text/x-r-doc1;c                                        \#
                              A0F0H00103000application/x-dtbncx+xml0c4ncx                                   \#
                                                                                                            \#
                                                                                                            \#
                            A0G0I00104000application/route-usd+xml0c4rusd                                   \#
                                                                                                            \#
                                                                   A0G0U00100000application/vnd.nokia.iptv.c\#
        onfig+xml0c4                                                                                        \#
                                                                                                            \#
                                          <280F00100000application/x-coredump0K;A010\0000600Dapplication/vnd\#
        .cluetrust.cartomobile-configc11amcCartoMobile settings?060=00106000text/x-promql1;cpromql          \#
                        A8G0H00100000application/eat-bun+json1Ei                                            \#
                                           0290>00004000image/vnd.clipclipA8G0J00100000application/vnd.siren\#
        +json1EiA0G0O00100000application/vnd.oma.cab-pcc+xml0c4?060;00100000text/x-mxml1;c                  \#
              A010G0000300Dapplication/vnd.hp-jlytjltHP Indigo job layout6280[00104000application/vnd.adobe.\#
        indesign-idml-package1_\idml3060?1810<008audio/x-mpegurlapplication/m3u audio/m3u audio/mpegurl audi\#
        o/x-m3u audio/x-mp3-playlist1;cm3u vlc m3u8playlistB080F0000?000application/x-x509-keyder key pem pu\#
        b>0F0D00104000application/xaml+xml0c4xaml                                                 5010V00000\#
        000model/vnd.rosette.annotated-data-modelA0G0B0010C00Capplication/xv+xml0c4mxml xhvml xvml xvmMXML u\#
        ser interfaceA000H00000000application/x-class-file                                                  \#
                                                                                                            \#
        A0G0O0010000Eapplication/conference-info+xml0c4state of a conference                  B280K0000300Ga\#
        pplication/x-gnupg-trustdbgpgtrust database of GnuPG1280E00003000audio/vnd.audible.aaxaax           \#
                                                                                                            \#
              A010C00003000application/vnd.wqdwqdA0G0P00100000application/vnd.radisys.msml+xml0c46080A0?1030\#
        00application/x-wwfapplication/wwf0@Mwwf                                                            \#
                  >060<0010@00Dtext/x-mirah1;cdruby mirah dubysource code in MirahA0G0L00100500application/p\#
        oc-settings+xml0c4utf-8          >060?0010700Ktext/x-openedge1;cp cls wsource code in OpenEdge ABL  \#
                                                           A010H00000000application/vnd.sbm.mid24000F0000300\#
        0application/x-font-snfsnfA860D00103000application/har+json1Eihar                          1210G0000\#
        0000audio/vnd.dolby.pulse.1>060>0010200Ftext/x-cangjie1;ccjsource code in Cangjie                   \#
                                                                                                            \#
                      B8G0H0010400Dapplication/jwk-set+json1Eijwksset of JSON web keysA860:0011b00Ftext/x-in\#
        i1;cini cfg cnf container dof lektorproject network prefs inf frm mount pro properties service socke\#
        t target timer urldata in the format INI1280<0000000Baudio/x-nistNIST SPHERE speech2210B0000300:vide\#
        o/vnd.dvb.filedvbDVB stream1290>0@10300>audio/matroskaaudio/x-matroska1]emkaMatroska audioA000I0000<\#
        000application/x-sas-utilitysu7 sas7butlA010J0010900Happlication/vnd.fdsn.mseed1^Lmseed msdminiSEED \#
        seismic records                                                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                     A010G00000000applicatio\#
        n/vnd.wfa.dpp              A060V00203000application/x-apple-systemprofiler+xml0m\0c4spxA010L00000000\#
        application/vnd.sketchometryA0G0E0010900Aapplication/inkml+xml0c4ink inkmlInkML handwritingA080B0000\#
        400:application/x-onnxonnxONNX model?070<00100000text/vnd.gml1;c;080L0000700Aapplication/x-parallels\#
        -diskhds hdddisk of Parallels                                :280A0000300=application/x-vpkvpkValve \#
        package                                                                                             \#
                                                         A0G0D0010050<application/beep+xml0c4utf-8BEEP messa\#
        ge1290?0A00900Daudio/mp4a-latmaudio/x-mp4a-latmlatm loasMPEG-4 audio in LATM>860:0010Q00Btext/x-hcl1\#
        ;chcl tf nomad tfvars tofu workflowsource code in HCLA010F00000000application/vnd.netfpx=860E0010300\#
        0application/x-markaby0>Wmab?060:00100000text/x-cel1;c>060;0010400Ctext/x-ispc1;cispcsource code in \#
        ISPCA080K0A000000application/x-fat-diskimageapplication/x-imaA010I0000300Bapplication/vnd.visionaryv\#
        isVisionary document>060:0010700Btext/x-asl1;casl dslsource code in ASLA0G0C0010300Iapplication/fdt+\#
        xml0c4fdtFLUTE file delivery table6090?0C00300=application/fdfapplication/vnd.fdffdfPDF form dataA01\#
        0H00000000application/vnd.httphone                                                                  \#
                              A0G0f00100000application/vnd.dvb.notif-ia-registration-response+xml0c4A060@001\#
        0900Ltext/x-c-objdump1;cc-objdumpdata in the format C-ObjDumpA010G0000300Oapplication/vnd.wap.sicsic\#
        compiled WAP service indication                                                                     \#
                                                                                                 6290H0o20C0\#
        0Happlication/vnd.ms-worksapplication/vnd-ms-works application/x-tika-msworks-spreadsheet02T1>[wps w\#
        cm wks wdb xlrMicrosoft Works document                                                          A010\#
        L00009000application/vnd.veryant.thinistc isws    >060=0010300Etext/x-unicon1;cicnsource code in Uni\#
        con                                     A010Q00000000application/vnd.ms-wmdrm.lic-respA010U0000900=a\#
        pplication/vnd.quobject-quoxdocumentquox quizQuox documentA010H0000000Aapplication/vnd.3gpp.sms3GPP \#
        text message><60B0010E00Eapplication/xquery1;cxquery xq xqy xql xqmsource code in XQueryA060A0010300\#
        ;application/x-amfPc4amfAMF message2210J00000000video/vnd.iptvforum.ttsavc0210:00004000image/jxrajxr\#
        aA060K00100000application/x-nautilus-link1;c                                                        \#
                                                                                              A000B00008000c\#
        hemical/x-isostaristr ist                                                                           \#
                                                                   ?060@00100000text/x-squidconf1;cA000J0000\#
        3000application/x-spectrum-snasna029091K00?00@image/wmfapplication/wmf application/x-msmetafile appl\#
        ication/x-wmf image/x-win-metafile image/x-wmfwmf emz wmz emfWindows metafile?060>0010T00Otext/x-ant\#
        lers1;cantlers.html antlers.php antlers.xmltext with the markup of Antlers                          \#
                    >060D0010000Ltext/x-isabelle-root1;csource code in Isabelle ROOT                        \#
                          A0G0X00100000application/vnd.oma.group-usage-list+xml0c40200C00103000image/x-minol\#
        ta-mdc0N0mdcA010Q0000300Dapplication/vnd.hhe.lesson-playerlesLesson Player lesson:090E0C003000applic\#
        ation/vnd.bzip3application/x-bzip3bz3A000@00004000chemical/x-mmcifmcifA0G0^00100000application/vnd.3\#
        gpp.mcvideo-location-info+xml0c4<2X0@00204000application/msix0Md1_\msix1280;0000:000audio/x.sf3au.sf\#
        3 sf33060H0010300Mapplication/x-gd-rom-cue1;cgdidata in the format GD-ROM cue6200C00000000applicatio\#
        n/msword5A0G0e00100000application/vnd.3gpp.mcdata-msgstore-ctrl-request+xml0c4         A0G0G00103008\#
        application/prs.xsf+xml0c4xsfXSF data                                                               \#
        A010L00000000application/set-registration                   A010C00000000application/vnd.obn        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                      8390f0\#
        030400Oapplication/vnd.ms-powerpoint.template.macroenabled.12P>GQEX1_\potmPowerPoint template with m\#
        acros0280;0000;000image/x.sf3img.sf3 sf3>860=0020C00:text/x-c++hdr1;cPLfhh hpp h++ hp hxx hC++ heade\#
        r                                                                                                   \#
                                                                             A010N00000000application/vnd.on\#
        vif.metadata                                                                                        \#
                                                                                                            \#
                                                                                                            \#
         A080G00009000application/x-sas-xportxpt xport                                                      \#
                                                                               >860?0010300Gtext/x-snowball1\#
        ;csblsource code in Snowball4000D00002000application/x-tex-pkpkC010F00000000multipart/multilingual>0\#
        60D0010300Eapplication/x-fantom1;cfansource code in Fantom                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                            ;000E00003000application/x-msx-r\#
        ommsxA010E00000000application/vnd.ffsns                                  A010O00000000application/vn\#
        d.ruckus.downloadA010J00000000application/vnd.sealed.net?060@00102000text/x-earl-grey1;cegA0G0V00100\#
        000application/vnd.etsi.iptvdiscovery+xml0c4A0G0R00100000application/vnd.oipf.ueprofile+xml0c4      \#
                                   ?070800100000text/rtx1;c1210E00000000audio/telephone-eventA010J00000000ap\#
        plication/multipart-core>060>0010200Ftext/x-redcode1;ccwsource code in Redcode>060M0010600Utext/x-im\#
        hex-pattern-language1;chexpatsource code in ImHex Pattern Language4090R0000300Eapplication/vnd.font-\#
        fontforge-sfdsfdFontForge font source                                                            A06\#
        0:0010300Ctext/x-vcf1;cvcfVCF genome variantsA010X00000000application/vnd.verifier-attestation+jwt  \#
                                                                                                            \#
                                                           5000D00003000application/x-comsolmph             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                     A010D00000000application/vnd.xcdn                      \#
                                                                                                            \#
            62Y0C00103000application/lpf+zip1_\lpf                                                         5\#
        010A00003000model/vnd.sap.vdsvds                                                                    \#
         >060;0010400Ctext/x-tact1;ctactsource code in TactA0G0D0010400Mapplication/emma+xml0c4emmaEMMA anno\#
        tation of user input1210>0000300Baudio/evrc-qcpqcpEVRC speech in QCPA010]00000000application/vnd.oma\#
        .bcast.provisioningtrigger                                 A010O0000300Fapplication/vnd.businessobje\#
        ctsrepBusinessObjects report                         A010V00000000application/vnd.dvb.ipdcdftnotifac\#
        cessA010U0000300Happlication/vnd.publishare-delta-treeqpsPubliShare document tree                   \#
                                                                                                            \#
                                     A8G0S00100000application/measured-component+json1Ei                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                          60F0G0k10;000application/docbook+x\#
        mlapplication/vnd.oasis.docbook+xml application/x-docbook+xml0c4dbk docbook                         \#
                                                   A010N0000300>application/vnd.osgi.subsystemesaOSGi subsys\#
        tem       8280P00103000application/x-corelpresentations1>[shwA010H0000000Fapplication/vnd.cups-pdfPD\#
        F print job for CUPS829120010400@application/vnd.openxmlformats-officedocument.presentationml.slide1\#
        _\sldxPowerPoint slide;280N0000700Fapplication/x-atari-disk-imageatr xfdimage of an Atari disk?060C0\#
        010H00Ktext/x-shellsession1;csh-session shell-sessionsource code in ShellSessionA060;0010400Gtext/x-\#
        abnf1;cabnfdata in the format ABNFA0G0L00100000application/vnd.3gpp.sms+xml0c40280A00303000image/x-n\#
        ikon-nrwQAD0N0QYKnrw                              C000?00000000message/example                      \#
                                                                                                            \#
                                     A280A0000300Bapplication/x-uefuefBBC Micro cassette0210@00000000image/p\#
        wg-raster                                                                                           \#
                                                                     A8G070010250Ltext/n31;cn3utf-8data in t\#
        he format Notation31280;00003009audio/x-avravrAVR sound>060:0010300Btext/x-x101;cx10source code in X\#
        10A000?0000400Achemical/x-cmdfcmdfCrystalMaker data?060B00103000text/x-gooddata-cl1;cgdc2280;0000300\#
        =video/x-mngmngMNG animation<080K00103000application/microsoftupdate0l0msuA0G0T00100000application/v\#
        nd.infotech.project+xml0c490G0E0010N00:application/xhtml+xml0c4xhtml xht xhtm xhtml2 html htmXHTML p\#
        age?070E00103000text/vnd.exchangeable1;cvfk>060;0010400Ctext/x-wren1;cwrensource code in WrenA860<00\#
        10500Htext/x-ninja1;cninjadata in the format NinjaA8G0J00100000application/vnd.hyper+json1Ei        \#
                                   A280G0000;000application/x.sf3-tabletab.sf3 sf3                          \#
                ?070=00103000text/vnd.sosi1;csos            ?060=00103000text/x-hybris1;chyb?060<00105000tex\#
        t/x-scdoc1;cscdoc<280Q0000300Gapplication/x-nintendo-switch-nronroNintendo Switch programA8G0D001000\#
        00application/mud+json1Ei                                                                    52Y0C00\#
        100000application/p21+zip1_\ >860A0010A00Itext/x-vim-script1;cvim vimrc vmb vbasource code in Vim sc\#
        ript?460@00100000text/x-changelog1;c>060A0010300Itext/x-dogescript1;cdjssource code in Dogescript>06\#
        0:0010300Btext/x-jcl1;cjclsource code in JCL   A010D0000400:application/vnd.mseqmseqMSEQ media      \#
                                                                                                            \#
                                                                         A010C00000000application/linkset<28\#
        0L0000300>application/x-mruby-bytecodemrbcompiled mrubyA060B00104000application/x-xbel0c4xbel       \#
                                                                                                            \#
                                                    A010I00000000application/vnd.3gpp.pfcp >060B00106000appl\#
        ication/juttle1;cjuttle                                                        A000F00000000applicat\#
        ion/x-toutdoux>860;0010400Ctext/x-agda1;cagdasource code in AgdaA010W00000000application/vnd.easykar\#
        aoke.cdgdownload         A010T0000200Dapplication/vnd.ibm.secure-containerscIBM secure containerA0G0\#
        H00100000application/cea-2018+xml0c4                                                               A\#
        090J0000700Bapplication/vnd.iccprofileicc icmICC colour profile              A000K00003000applicatio\#
        n/vnd.frogans.fncfnc>860=0010F009text/x-csharp1;ccs cake cs.pp csx linqC# sourceA060L00100000applica\#
        tion/onix-message+xml0c4 ?060;00100000text/x-xorg1;c                                               ?\#
        060F00100000text/x-smartgameformat1;cA000A00003000chemical/x-rosdalros                              \#
                                                                                                            \#
                        1280;0000300Eaudio/x-gbsgbsmusic of the Game Boy4200J0E00300Eapplication/x-font-tex-\#
        tfmapplication/x-tex-tfmtfmmetrics of a TeX font3060A0010300<application/x-cue1;ccueCD cue sheetA010\#
        D00000000application/vnd.maml                                                                       \#
                                                                                                            \#
                                           B090I0000700=application/ocsp-responseors derOCSP response       \#
              A000L00008000application/x-godot-resourceres tres0060d00104000application/vnd.oasis.opendocume\#
        nt.graphics-flat-xml0c4fodg                                                                         \#
                             C070@0010400Capplication/mbox1;cmboxmailbox of messages;000M00002000application\#
        /x-virtual-boy-romvb                                                                                \#
                                                                                                            \#
                                        =060:00103000text/x-dcl1;cdclA0G0Z00100000application/vnd.emclient.a\#
        ccessrequest+xml0c4<0V0H0010<000application/appinstaller0c4appinstaller                             \#
                                                                               0280<00000000image/x-niff    \#
                      >060:0010300Btext/x-arc1;carcsource code in Arc>860?00202000text/x-vbdotnetPO]1;cvb   \#
                                               ;010S0000300Capplication/vnd.fastcopy-disk-imagedimFastCopy d\#
        isk image                                                                                           \#
                                                                                                            \#
                                                                A010\00100000application/vnd.3gpp.seal-locat\#
        ion-info+cbor0b7                     =860A0R10700Bapplication/x-batapplication/bat text/x-msdos-batc\#
        h1;cbat cmdWindows batch file2210;00000000video/bmpeg@200T00100000application/x-mysql-table-definiti\#
        on1Ta                  6000@00003000application/x-qwqif                                             \#
                           >860B0010800Jtext/x-webassembly1;cwast watsource code in WebAssembly             \#
             0210=00000000image/vnd.mix                                                      A0G0G0010300Cap\#
        plication/vnd.hal+xml0c4halHAL resource in XML    B060M0010<00Rapplication/x-openvpn-profile1;copenv\#
        pn ovpndata in the format OpenVPN profileA010V0000400@application/vnd.crick.clicker.templateclktClic\#
        ker template                                                                                        \#
                                                                                                            \#
        A010E00000000application/vnd.erofsA0G0D0010000Papplication/rlmi+xml0c4state of a list of SIP resourc\#
        esC080F00003000application/x-starmailsmd                                                            \#
                                                                                A8G0H00100000application/lin\#
        kset+json1Ei5080C0000300:model/x-acis-binarysabACIS solid30G0C0010300Iapplication/pls+xml0c4plsPLS p\#
        ronunciation lexiconA0G0Y00100000application/emergencycalldata.control+xml0c4                       \#
                                                                            6280E00003000application/x-openz\#
        imzimA0G0H0010700=application/vnd.uoml+xml0c4uoml uoUOML document                                   \#
          1210=0000300Maudio/sp-midimidscalable polyphony MIDI music0290:0G10400:image/heicimage/hevc image/\#
        x-heic15bheicHEIC image539091E10300>model/3mfapplication/vnd.ms-3mfdocument application/vnd.ms-packa\#
        ge.3dmanufacturing-3dmodel+xml1_\3mf3D print modelA0P0U00000000application/vnd.google-apps.drive-sdk\#
                                                                      A010P0000700<application/vnd.intercon.\#
        formnetxpw xpxFormNet form                              4280N0000000Capplication/x-fontconfig-cachec\#
        ache of Fontconfig:080A0000300=application/x-alzalzALZip archive                                    \#
                    :000S0010:000application/x-brotli-compressed-tar1Ndtar.br tbr                           \#
                                                                                           0390d0f10300Mappl\#
        ication/vnd.oasis.opendocument.graphics-templateapplication/x-vnd.oasis.opendocument.graphics-templa\#
        te1_\otgOpenDocument drawing template2000M00103000application/x-netshow-channel1AinscA000H00003000ap\#
        plication/vnd.curl.carcarA280D0000000Japplication/x-netmonpackets of Network Monitor                \#
                                                                                                            \#
                                                                                                            \#
                                                                                               ?060=0010600>\#
        text/x-creole1;ccreoletext in Creole                                             A010G0000300Kapplic\#
        ation/vnd.dvb.aitaitDVB application informationA080H0000200<application/x-rocketbookrbRocket eBook?0\#
        60I0010500Ztext/x-terraform-template1;ctftpltext with the markup of Terraform TemplateA000D00001000c\#
        hemical/x-molconn-zb7280G00103000application/x-starchart1>[sdsA280I0000300Mapplication/x-ms-resource\#
        rescompiled resources of WindowsA010C00000000application/flexfecA8G0F00100000application/dicom+json1\#
        Ei6060<00208000text/x-xslfo0c41;cfo xslfo5280C0000<000model/x.sf3-physicsphys.sf3 sf3A<70V0O10300Gap\#
        plication/xml-external-parsed-entitytext/xml-external-parsed-entity0c4entpart of an XML document:060\#
        ?0M10600Ktext/x-uuencodezz-application/zz-winassoc-uu1;cuu uuedata in the format uuencodeA060N001030\#
        0Ztext/x-graph-modeling-language1;cgmldata in the format Graph Modeling Language@390W1810300Eapplica\#
        tion/vnd.oasis.opendocument.baseapplication/vnd.oasis.opendocument.database application/vnd.sun.xml.\#
        base1_\odbOpenDocument databaseA8G0Q00100000application/vnd.cryptii.pipe+json1Ei<080O00109000applica\#
        tion/x-windows-themepack0l0themepack20Y0?0A00300=application/oggapplication/x-oggogxOgg containerA01\#
        0N00000000application/cid-edhoc+cbor-seq@280M0000Y00Japplication/x-sqlite3-journaldb-journal sqlite-\#
        journal sqlite3-journalrollback journal of SQLiteA010_0000300Eapplication/vnd.software602.filler.for\#
        m-xml-zipzfo602XML form with data6080G00003000application/x-ms-readerlitA010E00000000application/vnd\#
        .s3smsA010G0000300Aapplication/hyperstudiostkHyperStudio stackA010F00106000application/senml+cbor0b7\#
        senmlc?060=00100000text/x-arturo1;c                                                                 \#
                                               A010Q0000300Fapplication/vnd.accpac.simply.asoasoSimply Accou\#
        nting data                                                                     C0Q0C0000000>multipar\#
        t/encryptedencrypted mail                                                                           \#
                    A010G0000300Dapplication/vnd.geoplang2wGeoplaN construction121090000000:audio/gsmGSM spe\#
        echA010I00000000application/vnd.3gpp.ngap                                                           \#
                                                                                                            \#
                             >060;0010400Ctext/x-luau1;cluausource code in Luau          12Y0<0Q10700<audio/\#
        vorbisaudio/x-vorbis audio/x-vorbis+ogg1SWoga oggVorbis audioA010O00000000application/vnd.gentoo.man\#
        ifestA010O00000000application/vnd.uplanet.listcmd?060B0010E00Stext/x-vim-snippet1;csnip snippet snip\#
        petstext with the markup of Vim Snippet029090000300Jimage/cgmcgmcomputer graphics metafile>060@00108\#
        00Htext/x-jison-lex1;cjisonlexsource code in Jison Lex:280B00100000application/x-wacz0D[1280;0000300\#
        ?audio/x-fsbfsbFMOD sound bank<000F0000G000application/x-zmachinez1 z2 z3 z4 z5 z6 z7 z80290C0C20500\#
        Cimage/heic-sequenceimage/hevc-sequence15b1o_heicsHEIC image sequence>060D0010100Ltext/x-filebench-w\#
        ml1;cfsource code in Filebench WML0280D0[107000image/x-panasonic-rwimage/x-panasonic-raw image/x-raw\#
        -panasonic0N0raw rw20210:00004000image/jxscjxscA010M00000000application/vnd.wmf.bootstrap           \#
                                                                                              =460:00103000t\#
        ext/x-cgi1;ccgi        60G1;00100000application/vnd.openxmlformats-officedocument.wordprocessingml.c\#
        omments+xml0c4A010Q00000000application/private-token-requestA280F0000<000application/x-sas-datasd7 s\#
        as7bdatA060<0010000Htext/x-soong1;cdata in the format Soong                                         \#
                                                                                                            \#
        C280Q00103000application/vnd.stardivision.mail1>[sdm                                          <280H0\#
        0108000application/vnd.appimage0Yoappimage                                                          \#
                                       029090000300=image/jlsjlsJPEG-LS image                               \#
                                                                  1210?00000000audio/gsm-hr-081280;0B003000a\#
        udio/x-mtmaudio/x-multitrackmtm                                    A860F0Q10:00Rtext/x-java-properti\#
        estext/properties text/x-properties1;cpropertiesdata in the format Java Properties>060>0010700Ftext/\#
        x-netlinx1;caxs axisource code in NetLinxA0G0Q00100000application/vnd.3gpp.vae-info+xml0c4          \#
                                                   73Y0^0`10300Happlication/vnd.oasis.opendocument.spreadshe\#
        etapplication/x-vnd.oasis.opendocument.spreadsheet1_\odsOpenDocument spreadsheet>060>0010200Ctext/x-\#
        iokesrc1;ciksource code in IokeA010M00000000application/vnd.bbf.usp.errorA010W00000000application/vn\#
        d.ms-wmdrm.meter-chlg-req7390e0030400Eapplication/vnd.ms-excel.sheet.binary.macroenabled.12P>GQg_1_\\#
        xlsbExcel binary workbookA0G0U00100000application/vnd.3gpp.mcptt-signed+xml0c4>060A0010400Itext/x-pu\#
        rescript1;cpurssource code in PureScriptA0G0C00100000application/sep+xml0c412Y090R10@00<audio/mp4aud\#
        io/m4a audio/x-m4a audio/x-mp4aQ42m4a mp4a f4a m4bMPEG-4 audioD000B00000000x-content/blank-cd       \#
                                                                                                            \#
                   A0G0I0T10;00Dtext/tab-separated-valuestext/tsv text/x-tab-separated-values1;ctsv vcf samt\#
        ab-separated valuesA060:0010300Ftext/x-cil1;ccildata in the format CIL>060<0010500Dtext/x-verse1;cve\#
        rsesource code in Verse:280B0000300Dapplication/x-lzoplzolzop-compressed data                       \#
                                   D0@0A00000000x-shader/x-vertex                                           \#
                                                                          7010`00004000application/vnd.colla\#
        bio.xodocuments.spreadsheetxods                                                                     \#
                                                                            A8G0L00100000application/merge-p\#
        atch+json1Ei4200M00000000application/x-font-sunos-news                                              \#
                                                                                                            \#
                                                                                                            \#
                                                               A0G0G00104000application/mmt-aei+xml0c4maei  \#
                                                                                                            \#
                                            A060;0010400Gtext/x-ston1;cstondata in the format STON          \#
                                                                                                            \#
                               A010M0000300Dapplication/vnd.yamaha.hv-dichvdHV-Script dictionary            \#
                                                                                                            \#
          :000C0000500Gapplication/x-bcpiobcpioold binary cpio archiveA010J00000000application/vnd.sirtx.vmv\#
        0C010@0000000;multipart/reportmail report>060@00104000application/prql1;cprql                       \#
                                                                                                20Y0Q0f00700\#
        ;application/vnd.adobe.flash.movieapplication/futuresplash application/x-shockwave-flashswf splFlash\#
         movieA0G0[00100000application/mbms-protection-description+xml0c4                                   \#
                                   0280M00103000image/x-portable-arbitrarymap1<FpamA010J00000000application/\#
        edhoc+cbor-seq                                                          A8G0V00100000application/vnd\#
        .ims.lis.v2.result+json1EiA0G0C0010300Iapplication/cpl+xml0c4cplCPL telephone call scriptA010O000000\#
        00application/vnd.pwg-multiplexed1210B00000000audio/vnd.cns.anp1    A060E00100000application/x-profi\#
        le1;c                                                                                               \#
                                            A010_00000000application/vnd.fujifilm.fb.docuworks.container>060\#
        <0010500Dtext/x-metal1;cmetalsource code in Metal                                                   \#
                                 :2Y0T00103000application/vnd.imagemeter.image+zip1_\imi>0G0D0N10E00?applica\#
        tion/xslt+xmlapplication/xslfo+xml text/xsl0c4xsl xslt xslfo fo xplXSLT stylesheet1280;09003000audio\#
        /x-xmfaudio/xmfxmf 60>0A0:103000application/x-lyxtext/x-lyx1;clyx                               >060\#
        F0010200Gapplication/x-gdscript1;cgdsource code in GDScript                                         \#
                                                                           =060?0j103000application/infappli\#
        cation/x-setupscript application/x-wine-extension-inf1;cinf                                         \#
                                                                                   1200:00000000audio/isac  \#
                                                                                                            \#
                  A010N00000000application/vnd.dvb.ipdcesgpdd                                               \#
                                                                                                            \#
                                          A010C0000<000application/vnd.tmlvfr viaframe>860:0010300Btext/x-se\#
        d1;csedsource code in sed             A010J0000300Qapplication/vnd.cinderellacdyCinderella geometric\#
         constructionA010I0000300Dapplication/vnd.epson.msfmsfEpson image settings                          \#
                                     ?07090010400Otext/spdx1;cspdxSPDX software bill of materialsA280I000030\#
        0<application/x-qt-resourcerccQt resources                                                          \#
                                                                            6010T00000000application/vnd.afp\#
        c.modca-mediummap60?0J0i10G00Capplication/vnd.framemakerapplication/vnd.mif application/x-frame appl\#
        ication/x-mif1;cmif fm frame maker bookFrameMaker document                                          \#
                                                  A0G0L0010600?application/urc-grpsheet+xml0c4gsheetURC grou\#
        p sheet>060<0010300Dtext/x-nasal1;cnassource code in NasalA010S00000000application/vnd.oipf.cspg-hex\#
        binaryA010K0000500Gapplication/cdmi-capabilitycdmiaCDMI storage capability                          \#
                                                                                                            \#
                              A010T0000300Dapplication/vnd.groove-tool-templatetplGroove tool templateA0G0Q0\#
        0100000application/vnd.3gpp.mid-call+xml0c4A010F00000000application/vnd.cybank                      \#
                                          A060@0010900Ltext/x-d-objdump1;cd-objdumpdata in the format D-ObjD\#
        umpA010H00000000application/vnd.paos.xmlA010N00000000application/vnd.dtg.local.html                 \#
                                                               A8G0H00100000application/jf2feed+json1EiA010C\#
        00000000application/dca-rftA010J0000300Capplication/vnd.mobius.txftxfMobius TXF documentA010J0000300\#
        =application/vnd.mobius.mbkmbkMobius basket<000K0000;000application/x-chip8-programch8 sc8 xo8A010Q0\#
        000500@application/vnd.nokia.n-gage.datangdatN-Gage game dataA010?0000300Oapplication/pdxpdxPDX vehi\#
        cle diagnostics packageA010T00000000application/vnd.as207960.vas.tap+jerA010Y0000300Wapplication/tam\#
        p-community-update-confirmcucconfirmation of a TAMP community update6010U00000000application/vnd.afp\#
        c.cmoca-cmresourceA010D00000000application/jsonpathA0A0Q00000000application/x-www-form-urlencoded60Y\#
        0?1200300<application/pdfapplication/acrobat application/nappdf application/x-pdf image/pdfpdfPDF do\#
        cument                                                                                              \#
                                                                                                            \#
                       80G1B00100000application/vnd.openxmlformats-officedocument.presentationml.presentatio\#
        n.main+xml0c4A280I0000200Happlication/x-ms-prefetchpfprefetch data of WindowsA280>0000300Lchemical/x\#
        -dcddcdtrajectory of CHARMM or NAMD>060<0010200Dtext/x-hyphy1;cbfsource code in HyPhy               \#
                                                 ?060@00104000text/x-pointless1;cptls                       \#
                 =460A08103000application/x-asptext/asp1;casp                     >080E0000300Iapplication/x\#
        -gcc-pchgchprecompiled header of GCC4280I00000000application/x-font-libgrx                          \#
                                                                  A060?0010300Fapplication/edn1;cedndata in \#
        the format ednA000E00006000application/x-e-themeetheme>060;0010300Ctext/x-salt1;cslssource code in S\#
        altA060J0010300Vtext/x-kicad-legacy-layout1;cbrddata in the format KiCad Legacy Layout              \#
                                                                                A280B0000400>application/x-2\#
        bit2bit2bit sequences>860D0010300Eapplication/x-smarty1;ctplsource code in Smarty          2280;0000\#
        000?video/x-mveInterplay movie                                                                      \#
                                                                                                            \#
                                                                              1280=0000500;audio/x-ircamirca\#
        mIRCAM sound>060<0010300Dtext/x-glyph1;cglfsource code in Glyph6010Z00000000application/vnd.afpc.mod\#
        ca-objectcontainer                                            6000F00003000application/x-graphitegra\#
                                                                                                      C010G0\#
        0000000message/feedback-report:280N0000200Capplication/x-mercurial-bundlehgbundle of Mercurial   A07\#
        0C0010300Fapplication/vnd.kdl1;ckdldata in the format KDL                                           \#
                        A280G0000300Dapplication/x-adobe-abrabrbrushes of Photoshop?060?00102000text/x-verif\#
        pal1;cvpA0G0D0010400Eapplication/mads+xml0c4madsMADS authority recordC010F0000500Tmessage/global-hea\#
        dersu8hdrheaders of an internationalised mailA0G0C00103000application/kbl+xml0c4kbl>860=0010100Etext\#
        /x-dtrace1;cdsource code in DTrace     1210G0000300Caudio/vnd.digital-windseolDigital Winds musicA01\#
        0M00003000application/vnd.ves.encryptedves           D000C00000000x-content/blank-dvd>060:0010300Bte\#
        xt/x-jai1;cjaisource code in Jai                                                                 >06\#
        0A0010500Itext/x-cairo-zero1;ccairosource code in Cairo Zero1010Q0000300:application/vnd.yamaha.smaf\#
        -audiosafSMAF audio                                                                           >060A0\#
        010700Itext/x-ags-script1;cash ascsource code in AGS Script                                A0G0i0010\#
        0000application/vnd.3gpp.seal-network-qos-management-info+xml0c4                                    \#
                                                                                                     A060]00\#
        10H000application/x-freedesktop-appstream-component0c4metainfo.xml appdata.xml?060<00100000text/x-nu\#
        smv1;c?060=0010600Ntext/x-svelte1;csveltetext with the markup of SvelteA060P00100000application/vnd.\#
        ms-spreadsheetml0c4                                                                  6010Q00000000ap\#
        plication/vnd.afpc.foca-charset                  A060A00103000application/x-nzb0c4nzb               \#
                                                                                                            \#
                                                                                  A010L00000000application/v\#
        nd.xfdl.webform2210=00000000video/3gpp-tt                                                           \#
                                                                                                            \#
                                                        A060>0010A00Jtext/x-irc-log1;cweechatlog irclogdata \#
        in the format IRC log                                                  A010A00000000application/esho\#
        p                                                                                                   \#
                                                 A010S00004000application/vnd.evolv.ecig.settingsecig       \#
                                                    ?060<00103000text/x-mpsub1;csub:080C00003000application/\#
        x-lrziplrz                                           A0G0J0010300:application/xcap-error+xml0c4xerXC\#
        AP error >060:0010300Gtext/x-bmx1;cbmxsource code in BlitzMax A010C00000500application/prs.cyn7-bitA\#
        8F0R00100000application/fido.trusted-apps+json1Ei                                                   \#
                                                         A010J0000300Capplication/vnd.mobius.dafdafMobius DA\#
        F document?060=00103000text/x-sophia1;caes;000L00002000application/x-wonderswan-romwsA8G0M00107000ap\#
        plication/vnd.document+json1EidocjsonA8G0Y00100000application/alto-updatestreamcontrol+json1EiA010I0\#
        000A00@application/vnd.dece.datauvf uvvf uvd uvvdUltraViolet data>060<0010500Dtext/x-cirru1;ccirruso\#
        urce code in CirruA280A0000000;application/x-eggEGG archive?060?00100000text/x-terminfo1;c=060;0010F\#
        00Ctext/x-rexx1;crexx rex pprx rx arexxsource code in REXX2210C00000000video/vnd.hns.videoD000C00000\#
        000x-content/video-vcd                                                                              \#
                70G1600100000application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml0c4      \#
                                                                                                            \#
                                                                                                            \#
                                                      <280J00008000application/x-mach-o-dylibdylib so       \#
                         A060:0010300Ftext/x-ron1;crondata in the format RON                                \#
                                                                                                            \#
                                                                                                      A000F0\#
        0003000chemical/x-mdl-molfilemol                                                                    \#
                                                                  ?860=0010600Ntext/x-liquid1;cliquidtext wi\#
        th the markup of LiquidA010D00000000application/vnd.pcosA0?0=0H10J008text/calendarapplication/ics te\#
        xt/ics1;cics ifb vcs icalendar icalcalendarA280E00003000application/x-axcryptaxx22X0>0010300Cvideo/x\#
        -ms-wmv1AiwmvWindows Media video                                                    :080B00109000app\#
        lication/x-tarz1`dtar.z taz4280F0010@00?application/x-font-pcfQjDpcf pcf.z pcf.gzX11 bitmap fontA0G0\#
        S00100000application/vnd.3gpp-prose-pc3a+xml0c4<280K00003000application/x-mach-o-objectobjA0G0F00107\#
        000application/sensml+xml0c4sensmlx>060<0010200Dtext/x-rouge1;crgsource code in Rouge1280;0000^000au\#
        dio/x-psfpsf1 minipsf1 gslib minigsf psf psflib minipsf?06090010200Jtext/x-d21;cd2text with the mark\#
        up of D2                                                                                            \#
                                                                                                            \#
                                                                                                    0290K0E0\#
        0300?application/vnd.kde.kontourapplication/x-kontourkonKontour drawingA0G0K00100000application/opc-\#
        nodeset+xml0c4>060?0010300Gtext/x-igor-pro1;cipfsource code in IGOR Pro                             \#
                             A080A0000300;application/x-npynpyNumPy array                                   \#
                                                                   :280R00106000application/x-modrinth-modpa\#
        ck+zip1_\mrpack                                                                                     \#
                                                  A060;00208000text/x-mrml0c41;cmrml mrl                    \#
                                                                                                            \#
                                                                                                            \#
                                <000M00003000application/x-silverlight-appxapA010H00000000application/vnd.3g\#
        pp.v2x1280;00003000audio/x-sapsap:280D00007000application/x-ms-wimwim swmA000J00103000application/x-\#
        spectrum-slt10Mslt                                                                                  \#
               A8G0T00100000application/vnd.acm.addressxfer+json1Ei                                  A010D00\#
        000000application/cmw+cose                   <280D0000300Iapplication/x-ms-pifpifsettings of a DOS p\#
        rogramA000I0000;000application/x-msmediaviewmvb m13 m14<280D0010@00;application/x-object0K;o ko mod \#
        elf objobject codeB060E0010300>text/x-ssh-public-key1;cpubSSH public key>060;0010200Ctext/x-hare1;ch\#
        asource code in HareA0G0F0;10:00>application/mathml+xmltext/mathml0c4mml mathmlMathML formula0290900\#
        00300;image/ktxktxKTX textureA280I00000000application/x-kword-crypt@080E0000700Rapplication/x-leveld\#
        bldb sstsorted table of LevelDB or RocksDB121090000000:audio/lpcLPC speechA010M0000300=application/v\#
        nd.geogebra.toolggtGeoGebra tool?860<0011;00Mtext/x-jinja1;chtml.j2 jinja htm.j2 j2 jinja2 xhtml.j2 \#
        html.jinja2 htm.jinja2 xhtml.jinja2text with the markup of JinjaA010M0000:000application/vnd.nebumin\#
        d.linenebul lineA010C0000300Napplication/pkixcmppkicertificate management messageA080F00003000applic\#
        ation/x-jeol-jdfjdf50G0=00108009model/x3d+xml0c4x3d x3dzX3D scene>060O00102000application/x-chip8-oc\#
        to-source1;c8o6280S0010L000application/vnd.mindjet.mindmanager1_\mmp mmap mmpt mmat mmmp mmas1210;00\#
        000000audio/dat12A010K0000300@application/vnd.realvnc.bedbedRealVNC settings:280A0000300Capplication\#
        /x-affaffAFF image of a disk                                    ?060G00106000text/x-erl-shellsession\#
        1;cerl-sh                                                                              8280O0010300I\#
        application/vnd.sun.xml.impress1_\sxiOpenOffice 1 presentationA0G0U00100500application/emergencycall\#
        data.cap+xml0c4utf-8A010Z00000000application/vnd.century-systems.tcp_stream60G1;00100000application/\#
        vnd.openxmlformats-officedocument.wordprocessingml.settings+xml0c4:010H0000800Capplication/vnd.dece.\#
        zipuvz uvvzUltraViolet archiveA000J0000<000application/x-sas-itemstorsr7 sas7bitm02Y0:0f00I00:image/\#
        jpegimage/jpg image/pjpeg image/x-citrix-jpeg image/x-jpegjpg jpeg jfif jpe jif jfiJPEG image1010T00\#
        00300Happlication/vnd.chipnuts.karaoke-mmdmmdkaraoke song of ChipNutsA080J0000<000application/x-spec\#
        trum-szxszx zx-state                          A0G0W00100000application/vnd.3gpp.mcdata-regroup+xml0c\#
        4     A000G00003000chemical/x-gaussian-loggalC010I00000000multipart/x-mixed-replace             1280\#
        ;0000300Gaudio/x-gymgymmusic of the Mega Drive                                                      \#
                                                                                                            \#
                                       A0G0H00100000application/3gpp-ims+xml0c4                             \#
                                              ;280J00003000application/x-spectrum-hdfhdf                    \#
                                                                                                            \#
                                                                       >060;0010000Ctext/x-dune1;csource cod\#
        e in DuneC0Q0<0000400<message/httphttpHTTP message                                         1210=0000\#
        0000audio/vnd.4sb                                                                         <0V0L00104\#
        00Iapplication/x-java-jnlp-file0c4jnlpJava Web Start descriptor                                     \#
                                         A060\0010<000application/x-freedesktop-appstream-releases0c4release\#
        s.xmlA060M0010000Ytext/x-robots-exclusion-rules1;cdata in the format Robots Exclusion Rules      A0G\#
        0e00100000application/vnd.oma.poc.optimized-progress-report+xml0c4                                  \#
           ;080F00003000application/x-mame-chdchd              ?060;00107000text/x-qlik1;cqvs qvw           \#
                                                               1280=00003000audio/x-speexspx>060J0010300Rtex\#
        t/x-game-maker-language1;cgmlsource code in Game Maker Language                                     \#
                        839150020400Capplication/vnd.openxmlformats-officedocument.presentationml.templateP>\#
        G1_\potxPowerPoint template                                                                         \#
                                             A010R0000000Mapplication/simple-message-summarysummary of waiti\#
        ng voice mail:280A0000300Eapplication/x-mpqmpqMPQ archive of a gameA010D0000300Qapplication/vnd.mfmp\#
        mfmMelody Format for Mobile Platform>060=0010700Etext/x-maxima1;cmax macsource code in MaximaA010W00\#
        000000application/vnd.blink-idb-value-wrapper=860:0010F00Btext/x-awk1;cawk auk gawk mawk nawksource \#
        code in AwkA010b0000300Aapplication/vnd.llamagraphics.life-balance.desktoplbdLife Balance planC0W0A0\#
        ?10900@multipart/relatedmessage/rfc2557054mht mhtmlcompound messageA280F00003009application/x-jmp-da\#
        tajmpJMP table    0280A0M103000image/x-sigma-x3fimage/x-raw-sigma image/x-x3f0N0x3f:2Y0U00103000appl\#
        ication/vnd.imagemeter.folder+zip1_\imf                                                             \#
                                            7060g0c204000application/vnd.oasis.opendocument.spreadsheet-flat\#
        -xmlapplication/vnd.oasis.opendocument.flat.spreadsheet0Yj0c4fods                                   \#
                    2280<00000000video/x-anim                                                               \#
                  A010?0000000;application/dnsDNS message                                                   \#
                                          A000Q00000000application/vnd.google-apps.video;290N0G00300Capplica\#
        tion/vnd.msa-disk-imageapplication/x-atari-msamsaAtari ST disk image                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                   3060K0I103000text/x-googl\#
        e-video-pointertext/google-video-pointer1;cgvp                           6390[0]10300Napplication/vn\#
        d.oasis.opendocument.text-webapplication/x-vnd.oasis.opendocument.text-web1_\othOpenDocument web pag\#
        e templateA870;0020350<text/turtle1]@1;cttlutf-8Turtle graph>060>0010200Ctext/x-nescsrc1;cncsource c\#
        ode in nesCA0Y0I0H00;00?application/pgp-encryptedapplication/pgp text/pgppgp gpg ascOpenPGP messageA\#
        000F00003000chemical/x-mopac-graphgpt0200A00003000image/x-coreldrawcdr                              \#
                                                                                     60P0P00005000applicatio\#
        n/vnd.google-apps.formgform5010A0000400=model/vnd.opengexogexOpenGEX scene?060=00103000text/x-amdgpu\#
        1;cisaA010G0000300?application/vnd.seemailseeSeeMail message>060;0010400Ctext/x-elpi1;celpisource co\#
        de in ElpiA280D00003000application/x-ms-pdbpdb;280D0000600<application/x-uimageuimageU-Boot image628\#
        0G0I10>000application/x-pagemakerapplication/vnd.pagemaker1>[p65 pm6 pmd pmC000>00000000message/s-ht\#
        tp>060D0010300Ltext/x-denizenscript1;cdscsource code in DenizenScript:090@0E00200Dapplication/zlibap\#
        plication/x-deflatezzzlib-compressed data<280P00000000application/x-mach-o-kext-bundle6070[0010Y00Ca\#
        pplication/vnd.wolfram.mathematica.package1;cmathematica wl wls mt wlt m nb cdf ma nbpMathematica pa\#
        ckageA0G0c00100000application/vnd.3gpp.current-location-discovery+xml0c4A010C0000300;application/vnd\#
        .gmxgmxGMX project?060<00103000text/x-capdl1;ccdl?060C00105000text/vnd.curl.mcurl1;cmcurlA010O000000\#
        00application/vnd.dvb.ipdcroamingA280Q00103000application/x-staroffice-template1>[vorA010K0000300;ap\#
        plication/vnd.ezpix-albumez2EZPix album                                                             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                       ?060<\#
        0010500Mtext/x-astro1;castrotext with the markup of Astro                                           \#
                                                                                                            \#
                                                                                                            \#
          A0G0W00100000application/vnd.oma.cab-subs-invite+xml0c4                                           \#
                          >060>0010500Ftext/x-netlogo1;cnlogosource code in NetLogo      60R0T00004000applic\#
        ation/vnd.google-apps.documentgdoc                                                                  \#
                                                                                                            \#
                           >06090010200Atext/x-bc1;cbcsource code in BC1280;00003000audio/x-stmstmA000W00000\#
        000application/vnd.google-apps.fusiontable                                                          \#
                                                                                                            \#
                     2080F0000S00Iapplication/x-directordir dxr cst cct cxt w3d fgd swa dcrMacromedia Direct\#
        or movie?060800101000text/x-k1;ck                                                    A010S00000000ap\#
        plication/vnd.syncml.dmtnds+wbxmlA0G0L00100000application/vnd.etsi.tsl+xml0c4                       \#
                                                                                                            \#
                                                                        A280G0000700Iapplication/x-abi-trace\#
        ab1 abitrace of an ABI sequencer                       1280;00003000audio/x-taktakA280A0000000:appli\#
        cation/x-ionAmazon Ion                                                                              \#
                                                                           A280D0000300Mapplication/x-ms-evt\#
        evtWindows event log, old formatA0G0H00103000application/atsc-dwd+xml0c4dwd                         \#
                                                                                                            \#
                          A0O0:0K10B00<text/vcardtext/directory text/x-vcard1;cvcf vcard vct gcrdcontact car\#
        d>06080010100@text/x-b1;cbsource code in BA8G0?0J29O00<application/xmlapplication/x-xml text/xml1;cQ\#
        GExml xsd rng xbl wsf adml admx xbrl ant axaml axml builds ccproj clixml cproject cscfg csdef csproj\#
         ct depproj dll.config dotsettings filters fsproj fxml gst hzp icls iml ivy jelly jsproj launch mdpo\#
        licy mjml mojo natvis ndproj nproj nuspec pkgproj pluginspec proj props ps1xml psc1 pubxml qhelp rbx\#
        mx resx sch scxml sfproj shproj slnx srdf storyboard sublime-snippet targets tml urdf ux vbproj vcxp\#
        roj vsixmanifest vssettings vstemplate wixproj workflow wxi wxl wxs xacro xib xml.dist xproj xspec z\#
        cml ead gexf graphml ipr jrxml qrc vcproj xcscheme xcworkspacedata xml.in xsl ncl manifest service p\#
        ropertiesXML document>060<0010500Dtext/x-polar1;cpolarsource code in Polar>060:0010>00Btext/x-ats1;c\#
        dats hats satssource code in ATS?060G00104000text/x-literate-cryptol1;clcry>060>0010;00Ftext/x-logta\#
        lk1;clgt logtalksource code in Logtalk7280Q0010300Dapplication/vnd.stardivision.calc1>[sdcStarCalc s\#
        preadsheet5080>0000800Cmodel/vnd.usdcusd usdcbinary scene of USDA0G0X0010300Bapplication/vnd.citatio\#
        nstyles.style+xml0c4cslCSL citation style6280K0S100000application/vnd.apple.iworkapplication/x-tika-\#
        iworks-protected1_\A8G0I00100000application/geoxacml+json1Ei>060=0010300Etext/x-boogie1;cbplsource c\#
        ode in BoogieA010K0000500Aapplication/vnd.ahead.spaceaheadAhead AIR projectA060E00107000application/\#
        x-pypylog1;cpypylog>860=0:21G00:text/x-c++srctext/x-c++1;cQ89cpp cc cxx c++ cp cppm tpp ixx ipp inl \#
        ino mxx tcc txx C cu cuh hpp h++ hh h hxx inc reC++ source1210C00000000audio/vnd.dolby.mpsC0G0@00100\#
        000message/imdn+xml0c4A060<0010500Htext/x-hocon1;chocondata in the format HOCONA010O00000000applicat\#
        ion/vnd.uplanet.cacheop2210900003000video/av1obu6060M00100000application/vnd.ms-word2006ml0c4>860B0;\#
        10[00Jtext/x-common-lisptext/x-lisp1;casd lisp fasl ros lsp ny podsl sexp cl jl lsource code in Comm\#
        on LispA010W0000300Bapplication/vnd.shana.informed.formdataifmInformed form data>060A0010600Itext/x-\#
        reasonligo1;creligosource code in ReasonLIGO?860;0010400Ltext/x-sass1;csasstext with the markup of S\#
        ass2210F00000000video/rtp-enc-aescm128A0G0G00100500application/msc-ivr+xml0c4utf-8?060A00100000text/\#
        x-pacmanconf1;cA0G0d00100000application/vnd.oma.poc.detailed-progress-report+xml0c4:280N00108000appl\#
        ication/vnd.apple.pkpasses1_\pkpasses                                             A0G0J0010500Fappli\#
        cation/provenance+xml0c4provxPROV provenance in XMLA010L0000300Aapplication/vnd.noblenet-webnnwNoble\#
        Net web file                                                                                        \#
                                                                                                 A0G0\001030\#
        00application/vnd.1000minds.decision-model+xml0c41kmA080A0000300@application/x-orcorcApache ORC tabl\#
        e                  >060;0010700Ctext/x-flux1;cfx fluxsource code in FLUX                            \#
                                                                                                            \#
        ;000H00002000application/x-sg1000-romsg                                                             \#
                0290=0;10300>image/vnd.fpximage/x-fpx1>[fpxFlashPix image                                   \#
         >060H0010300Ptext/x-tree-sitter-query1;cscmsource code in Tree-sitter Query                        \#
                                                                                                            \#
                                                                                                      0280;0\#
        0008000image/x-lwolwo lwobA060;0010400Gtext/x-lark1;clarkdata in the format Lark                    \#
                                                                                                            \#
                                                         >06080010700@text/x-m1;cmumps msource code in MA010\#
        ?0000300Eapplication/atfatfASAM measurement data                                                5280\#
        C0000M00Aapplication/x-catiacatdrawing catpart catproductCATIA V5 document           >060:0010800Bte\#
        xt/x-lsl1;clsl lslpsource code in LSL                                        A0G0C0010300Eapplicatio\#
        n/its+xml0c4itsITS translation rules                                                                \#
                  ?070R0010350>text/vnd.esmertec.theme-descriptor1;cjtdutf-8Esmertec themeA860L0010300Nappli\#
        cation/buildstream+yaml1XJbstdata in the format BuildStream0280;00003000image/x-phmphmA010D0000400@a\#
        pplication/vnd.ankiapkgAnki flash cardsA0G0D00100000application/clue+xml0c4                       A8\#
        60A0010800Mtext/x-pkg-config1;cpc pc.indata in the format pkg-configA080K0000000Japplication/vnd.and\#
        roid.deyAndroid program, optimizedA010D0000H00Aapplication/vnd.hbcihbci hbc kom upa pkd bpdHBCI bank\#
        ing data      D000H00100000x-content/win32-software104    ?860:0010O00@text/x-rst1;crst rest rest.tx\#
        t restx rst.txtreStructuredText10G0V0010800>application/vnd.recordare.musicxml+xml0c4musicxmlMusicXM\#
        L scoreA010[0000300Fapplication/vnd.shana.informed.formtemplateitpInformed form template1280=0000000\#
        0audio/x-adpcmA010K0000300<application/vnd.medcalcdatamc1MedCalc data                               \#
            A0G0G0010700Eapplication/atomsvc+xml0c4atomsvcAtom service document                             \#
                                                                                                            \#
                                                                                                            \#
                                                     0290B0;00A00>image/vnd.radianceimage/x-hdrhdr pic rgbe \#
        xyzeRadiance image  A000C00009000application/x-blorbblb blorb                                       \#
                                                                 6290I0C10700>application/vnd.kde.kwordappli\#
        cation/x-kwordQjDkwd kwtKWord document;080O0F003000application/x-thomson-sap-imageapplication/x-sap-\#
        filesap                                                       1280;0000300Faudio/x-heshesmusic of th\#
        e PC EngineA010H0000300Iapplication/vnd.intu.qboqboQuickBooks bank statement                        \#
                                                                                                            \#
                                                    A0G0E0010500Lapplication/ccxml+xml0c4ccxmlCCXML telephon\#
        e call control                                                                           >060=001030\#
        0Etext/x-overpy1;copysource code in OverPy                      A010M0000300Fapplication/vnd.powerbu\#
        ilder6pbdPowerBuilder 6 library70G1800100000application/vnd.openxmlformats-officedocument.spreadshee\#
        tml.comments+xml0c4A8G0J00100000application/vnd.drive+json1EiA0G0D0010000<application/xmpp+xml0c4XMP\#
        P message1210:00004000audio/mhasmhasA060I0010<00Utext/x-regular-expression1;cregexp regexdata in the\#
         format Regular Expression@280W00100000application/x-esri-spatially-enabled-db0Gj>060>0010G00Ftext/x\#
        -bitbake1;cbbclass bbappend bb incsource code in BitBakeA010J0000300=application/vnd.mobius.plcplcMo\#
        bius policyA0G0L00103000application/route-s-tsid+xml0c4slsA010C00003009application/vnd.vsfvsfVSF aud\#
        ioA010E00000000application/st2110-41A010O0000300Japplication/vnd.yamaha.hv-voicehvpHV-Script voice p\#
        arametersA000>00003000chemical/x-vmdvmd                                                             \#
                            2210N00000000video/1d-interleaved-parityfec                                     \#
                              A010Q0000300Bapplication/vnd.neurolanguage.nlunluneuroLanguage data           \#
                                                                                                            \#
                                                                              4000N00003000application/x-fon\#
        t-ghostscriptgsf                                                     ?060=0010600Ntext/x-bbcode1;cbb\#
        codetext with the markup of BBCode                                                                  \#
                                                     :280L00003000application/x-uc2-compresseduc2           \#
                                                                                                            \#
         >060B0010>00Jtext/x-emberscript1;cem emberscriptsource code in EmberScriptA010M00000000application/\#
        vnd.ecowin.seriesA010P00000000application/vnd.patientecommsdoc0280;0000300;image/x-gd2gd2GD2 picture\#
         1210;00000000audio/evrc1                                                                     2210>0\#
        0000000video/h264-svcA060>0010<00Jtext/x-conll-u1;cconllu conlldata in the format CoNLL-U02Y0:0F1080\#
        0Bimage/apngimage/vnd.mozilla.apng1l_apng pnganimated PNG image?060>00100000text/x-srcinfo1;c       \#
                  A8G0G00106000application/sensml+json1Eisensml5290=2;00300?image/vnd.dwgapplication/acad ap\#
        plication/autocad_dwg application/dwg application/x-acad application/x-autocad application/x-dwg dra\#
        wing/dwg image/x-dwgdwgAutoCAD drawingA0G0K0010000Bapplication/dialog-info+xml0c4state of SIP callsA\#
        010Q00000000application/oblivious-dns-message?060:00100000text/x-tap1;c>060<0010:00Dtext/x-ucode1;cu\#
        c u1 u2 usource code in ucode1280;0000700Baudio/x-vgmvgm vgzmusic of a consoleA0G0X00100000applicati\#
        on/vnd.ms-printschematicket+xml0c4A080C00000000application/x-lharcA0G1700100000application/vnd.openx\#
        mlformats-officedocument.drawingml.chartshapes+xml0c40060G00105000application/x-dia-shape0c4shapeA00\#
        0A00000000application/x-slpA010O00000000application/vnd.uplanet.channel>860C0010300Ktext/x-c2hs-hask\#
        ell1;cchssource code in C2hs HaskellA010L00004000application/vnd.onepagertamxtamx4200F00000000applic\#
        ation/x-font-tex>060<0010500Dtext/x-click1;cclicksource code in Click                               \#
                                                                                                          02\#
        90D0Q003009image/vnd.zbrush.pcximage/x-pc-paintbrush image/x-pcxpcxPCX image                        \#
                                            ?060?00102000text/x-troff-me1;cme                               \#
                                                                                                            \#
                                    D000=0000000=inode/symlinksymbolic linkA8G0P00100000application/webpush-\#
        options+json1Ei                                                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                        A010R00000000application/vnd.ms-wind\#
        ows.wsd.oob>060:0010300Btext/x-jac1;cjacsource code in Jac3020R0M103000application/x-quicktime-media\#
        -linkapplication/x-quicktimeplayerP@PqtlA010D00004000application/vnd.semdsemdA060>0010000Jtext/x-cro\#
        ntab1;cdata in the format crontab>860;0010500Ctext/x-smpl1;ccoccisource code in SmPL                \#
                                       0380@00103000image/openraster1_\ora                                  \#
                                                                                               1280?00107000\#
        audio/x-minipsf009minipsf80G1:00100000application/vnd.openxmlformats-officedocument.presentationml.p\#
        resprops+xml0c4                                     >060A0010300Itext/x-genero-4gl1;c4glsource code \#
        in Genero 4gl                                      3000?00003000application/ramram                  \#
        <280A0j10?00Iapplication/x-msiapplication/x-ms-installer application/x-windows-installer1>[msi mst m\#
        sm mspWindows installer package                                       ?060?00102000text/x-thingsdb1;\#
        cti                                                                                                 \#
                                                 A000C0000?00;application/x-trashbak old ~ sik %backup file>\#
        060E0010400Mtext/x-propeller-spin1;cspinsource code in Propeller SpinA010D00004000application/vnd.se\#
        masemaA060;0010400Gtext/x-ebnf1;cebnfdata in the format EBNFA080H0000700?application/x-bittorrenttor\#
        rentBitTorrent seed=060?00104000text/x-execline1;cexec0210F0000300=image/vnd.fastbidsheetfbsFastBid \#
        sheetA8G0O00100000application/vnd.shootproof+json1EiA0F0D00104000application/ssdl+xml0c4ssdl?060:001\#
        03000text/x-boa1;cboaA280I0A000000application/x-berkeley-dbapplication/x-dbm                        \#
                                                                                                   ?060<0010\#
        800=text/x-pod-61;cpod6 podtext in Pod 6                                                            \#
                                                                                                            \#
              02Y090j10<00?image/jp2image/jpeg2000 image/jpeg2000-image image/x-jpeg2000-image06Ejp2 jpg2 j2\#
        kJPEG 2000 imageA010C00000000application/vnd.mdlA010@0000300Japplication/dvcsdvcDVCS certification m\#
        essageA280H00103000application/x-esri-layer1>[lyr7280H0I10K000application/x-quattroproapplication/x-\#
        quattro-pro1>[wb1 wb2 wb3 wq1 qpw wq2 wkqA010M0000300=application/vnd.fluxtime.clipftcFluxTime clip<\#
        080E0010300;application/x-dosexec12VexeDOS program0200;1U00D009image/x-tgaapplication/tga applicatio\#
        n/x-targa application/x-tga image/targa image/tga image/x-icb image/x-targatga icb vda tpic vstTGA i\#
        mageA010@0000400Japplication/srgsgramspeech recognition grammar:2X0A0L00300;application/x-arjapplica\#
        tion/x-arj-compressedarjARJ archive
        """#
    }

    /// Where the record of the type of each number starts.
    static var slots: StaticString {
        #"""
        00000@0200000b041804140K00000T0V00001J2E000000000D2<0J0=0^1M00000000000000000F1h0l1Q1>0F0V0j0000101E\#
        1>0d0n0b0X191F0K0n1V0000000000000000000000001@0U1:0V0R2E0d2C00000000141l00000@0]0h0^0j0_0j1Y1N140000\#
        1J3K0`0d00000n3V0H0g000h000000000B0k0V1d0000000000001@1G1N1N0000101^0J1;000000000f170\180h2N102[0>1:\#
        0000021=0l210l2[0H1V000000000`1Z0000000000001D1G0n4C0000061n1L3a1B1K00001L4i0<2`0j200@1Y1:1R0V2d0X27\#
        0000000000001B1k1B2U0B1_00000V3a063N0\1j0n590L1^0j3700001@1o0000000000000T1g121h00000f2600000000103W\#
        0N1m122J0V4G0b200000000000000n5n000000000j3S0F2d0^2L00000000000000000000000000000b330N2`000000000000\#
        0000000000000j5>182K0000082M00000^300Z2P1F2P0D370T2_00000T3=0j6B00000B2X104H000000000000000000000000\#
        002`00001H2b00000L2d042e000000001N2h000000000000000000000N3E00001F3K0N4300000:33183=0>35000000000V5W\#
        0Z380D3f0000043M000000000000123R0P3A1<3A000000000b3b000000000000000000000\3K105>00000X3Y00000@3P0R3]\#
        00000D4C00000000000000000000000012410:3h0N5W00000n6X1F3k0<3_0>431H3j183e0f3c184k1H4[023f064D0^3i0V6@\#
        0Z46065M0F3l0b4L0l4Y0j6f000000000000000000000J46124W00000j7e00000F4^1L5V10651:4>0b5S1L7M144A0:4`1L8P\#
        00000@5R0n7`000000000000000000000`4L0<4M00000n8m0@6C164Q000000001B4e00000h4V1:4a084X0h5E000000001<4\\#
        000000000:5K0@7A1D4a0V6d00000B4d00000D5G000000000000004j165N1D5A0B6<000000000H5000000000000000001:5X\#
        0000000000000b6U0000000000000@8<0T77005i0000000000000R5C0V7W00000N6c00001<5U00000000085Y1:6f00000h6E\#
        1L9>0J5P000000000J6V0R6?1D6;000000000000145Y0H5g165j0d5\1<6H0f5^045^0@9C00000:6A1L9]0H6o046n0`5f0000\#
        0Z5h0^5h0@:P000000000^6f00000J7\000000001:8<0b7I00000h781H660000000000000000000000000000000000000000\#
        0l6`126B00000j8d00000n9M0P6F0@;H0`6G0L6H0D6H00000R7\047U0000146g0P7800000d6S000000000000000000000`79\#
        0000048V00001L:E0H7a0P8?00000N7a000000001H7;000004:?186g1:8g04;1000000001B6l000000000000000000000@<9\#
        087300000000000000000@=200790000000000001L;10Z7=107?0V7l0@=Y00000R8;0X7D1F7E0f7F0f8K00000N8M007e0000\#
        00001H7`0000000000000000000000000000000000000b8F0000067Y0h870000000000000F7^008B0\7`0000000000000n9o\#
        00000^8000000000000000000D7k0000068_0N9U00000000000000000000000000001:9O0^8n0l8700000000028;00001N8=\#
        148>0f8n0B8?0R8n1F8A0N:>0R9i0l8W000000000`900R:i0000000000000000000000001F9Q00000H8R149e000000001B8V\#
        0000009a0000000000001J8\0000000000000`9G1J9k1F:=0L8b00:A14:N000000000h8h0000000000001B9N1F:i0>8m0000\#
        00000`:700001:9j00000000000000001D98000000001<9;0:9;1>9;129;069Y1L;e1B:40l9H0l:@12:>1F<C00000L9G1B;9\#
        0P9H1N9H089I1B<10f:800000000000014;90J9R1H9S1>9[0000000012;71H:;0d9Y0\9Y189[0h9n000000001D9_1H:[0000\#
        0^9b029b12<<000000000000000018:N0j9j1J:V0000000000000000000006:f0P:M0d:M00000000000000000N;E0l:f0000\#
        000000000000000000001H;X0V:@00000X:C00:g00000000000000000\:I000000001B<R000000000000000012<o0::Q0D:Q\#
        0<:S18;E0D:j1@:W0P;K0000000010:[00001H<O0V;716:_000004;j0000000000000f:m1@;E0h;50R;P0`:h02:h0Z:i0R<N\#
        0d;M0h;l0f<10Z;[0R=40h=D00000000000008;600000B;812=\0000000000000D;_00001D;?000000000000000000000000\#
        000000000000000000000D<\000018<816;U0F;O00001N;Q000000000000000016;o1D;b0000000000000000000000001D<T\#
        000018<m000000000:;c18=b0N<Y0`;d0<;f06;g0`<L02<60\;i1N<b0B;k1B=P02=700000\<\000000000000000000000000\#
        000000000`=H0D=E0L<<1B>7000000000Z<R1J<A0j<B0L=P1F=60:<c000010<G1:<G000010=D00000H<L0000000000000000\#
        00001F>60n<R0h>=000000000P<W0f<n14<i14=a14>S0N=80L>J0><]000000000000000006<i14?F1B>Y1@<e0<<e0Z=m04<h\#
        0>=d0D>A1H=B0N>200000000000000000000000000000H=`00000<=K0<?00D?900=91F>X000000000:>[0n=L000000000000\#
        000000000000000000000J=H08=I04=c000000000000000000000l=P0d=Q1D=Q0N>l0V=R000014?g0>>L12>F00001<=Z0V>g\#
        000016=]000000001H>E0Z?50000000000000b=e000000000^=h1:=i0d>C1H?C00000000000000001D>X04>P0:?U0h?F0:@E\#
        04B90l>302?<1>>70`>I0@>M0B>:000000001F?B14@Q0`?e04Bj0F>B02?n0R>D1>>`000000000:Ad00000n>J1J>K00000J?5\#
        14AC0J@O0B>m000000001B?a00000000000000000F?:0R?G0h?`0V?R0BA=0^>_1N>^000000001F@<0P>b000000?400001@>f\#
        0^?:1FAM0X>i02@Z0d?=0FB40f>k0D?a18>m16?70:Bk0FBl1H@41B@A1@@10b?214B;0Z@20<@G1N?O0l?30R?m0H?80N?b0h@H\#
        10??0:CJ0R@c000000000N@W1HAT00000000000010@<000000000000000000000\?P1:?P0P?`0000000000001@@Z00000000\#
        0000000000000000000000000X?`000014CF0V@A1<?b0L?b0X@@0>?f0X@n0000000000001HBF04D11FBN00000>@V18?o0Z@\\#
        0XAL000000000n@5000008@70000000000000V@m0PA00L@h1HBg0>A41D@?000008@_00000:DP0JA=0n@n000000000j@I0000\#
        000012@L00001HCU18@d08AY0<A?0XBG000000001FCd0l@U04EN000000000b@Z0H@[0lAG0lB[0XCY00000000000000000000\#
        00000HAC0XD90JB70BAo18AQ0PBR00000RA]00@m0:E4000010A400000000000012A600000000000000000000000000000000\#
        0000000000000JBl14D:1JAB00001@AT00000000000000000000000000000@AL1DAM0TAN1BAO000000001<AR0jAR00000000\#
        00000NA_00000000000000000RB:00000ZA^0nA_0>A_0DA`18B1000000000LAe00000000000000000HB=0PCK1DB80>BO0hAm\#
        0XE71DC41<Bm1:B10DB@06B214D`0JCT0\B70000000000000\Bd00000ZBT00001LB?04FT000006BR00000lC700000LBV0000\#
        16BH0XGM00000HCa0LCH0^BL0\DZ00000VBP000000000LDO1>BT0000000000000@BX000000000LEC0RCI16CP0000000018CF\#
        000000000^C@0PD;0<Be0000000008Bh0lCe0000000000000000000000000nC000000TC21FD?00000BC@0hC500001NC80HDV\#
        0000000000000000000000000@Cc1BC@0bCA00000000000008CO10CG000006CI1<CL0RD50HEA0>CL00000JDD00000dCQ0000\#
        00000000000000001:CW0000000000000DC[0XHD0hCj000000C_14EN0TD81DCa00000PE]000000000000000000001>Cj0000\#
        0000000012Cn000000000dD50:F91<DP00000000000014FM000000DL06D90dEg1BD<00000hDk0<D?00001<EB00000PFU0000\#
        0000000012D]0<DY00001:DN0hFG000012EC000000000\EM0RDd000000000000000000000DD[0jDW000000000RE`1@D\0^D]\#
        000000000\FI0RF_12Ek0\G;000000000000000000001<F1000004G[1DDk1DEQ000004H?00000nE100000000000000000LF0\#
        00000@E80000000000000DE<000000000TE?0XI40bE@0fEA0jEP000000000000000000001NEI000000000ZEL000000000000\#
        1>EP00000DE^0ZFj0000000000001:EW000000000dFW0`E[1JE\0RGC00000000000000000\Ge00000@G\0fEm0fFQ00000000\#
        00001JFI0hFb0HEl04IO0>En0JEo0>GE0`FX0fGX000000000000000002F70fH]0@HK0TF:000000000000000000000dGC16F@\#
        1<FR0RGh1<GM0<FD14I>12GC0\HU0JGI0hGB1FFJ0DFK000000000:G716GY0NFP0dH70ZH;1NFT000000000DGF16H]00000000\#
        00000000000000000FF_1@F`00000JHF1JFn0ZI=0^Fe08Ff0LFk00000000000016J9000000000:G_1FFo00000NGc1LG20000\#
        0000000000001JGI0000000018G:1NGW08GP1JH10fIj000002G@00001:GB1NHo0<GD14JZ000000000NI@00000BGJ02H412HU\#
        1NIY02Hd1>GO000000001:HI00000000000000000000000000000PGZ000000000HG]00000HI014KW0dHl0000000000000000\#
        00000bGg0nGh04J<1FHJ0JI50NJ600000:HY00000000000000000VH30bHM18H41<HB1NJI00H70XJ>06H91@H:0PIE00001:If\#
        0000000000000FHB00IL0@IB1<IH1DHD0`HD16JP1DI404Jl1DJH0jHH000000000ZI^0XK400001<JC1HHS0dIT02Ik1HJ50000\#
        000000000:IY0000000000001FI800000FI5000000000000000000001LHf10Hg0000000000000000000000000dJW00000000\#
        1NJd00000000000000000000000004Kg10I^1HK50PIh0>I;18I=00000@Ib0fJS0000000000000RID00000nIF1:JC0dKg0000\#
        1BIJ000000000NK\00000000000000000VIR0RI_0000000000000^IW0NLY1HKo0HJ30ZJ=0XK]0XLV1FIg1BK90hI_0PJl1DK8\#
        0FIg00001LIe1>If000000000XM110JN1:Jh0000000018In0^JD0lJ00000000000000TJ4000000001JJ70000000000000000\#
        0HJU0VJN00000FJ`00J@0`JA14L>00Jk06JC00000<JF0fKA0<KD0RK2000000000000000002Ji00001:KX0HKH000000000000\#
        0:Jc0NM51:LT000010Jk0fL90000000000Kb0DJ^08J_1:M=0000000000000LJd0XMe1<Jh00000000000004LP00000LKW16K5\#
        0ZK00`Jn1NL>12Jo10KT0lK016KY0^K=08KU04M=1<Kc12KU0@K71<Ld0BK;00000lKQ1BK\12L80`K]00LE00000000000006KM\#
        1NM500000RL10000000000001JKM14M@0TKN0PKN00000hKR0000000000000jKV0NMj0nKV00000000000000000HLO0VK^0000\#
        0000000012M20000000000000nLE000000000NNG0BKi1>Kj02Kj0000000000000HM=00000fLl0JL300001NN@16LU0jL:0000\#
        12Mc00000000000000000000000000001JLA000000000hLD0ZLD04N100000000000000000000000000000000000000000000\#
        0XNe0000000000000XOQ0>LW000000M=000008Lo000000000000000018L`0:La000000001@Ld0LLe0RLe0bLg1FLh0DLi0000\#
        00000BM40ZLl12N?0nM80dLm0VLn0bMN00NE0NP>000000000000000000001JM>1JMo00000NQ:0<M=12O0000000001<Md0000\#
        000000000LMF0NQ^0RM^1<N[00000HMb1NO71JNn0000000000000DMR00001LMS0hMS0bNH1LN?000000001HMY0XP<00000000\#
        00000jM^12OM0000000012P9000000000RN?12Pc1JOd0dMg1<O?0TMh0dN@0FMl0lMm02Mm0dNi0^Mn0`Mo0ZMo0<N40RNc0^NL\#
        0000000000001>N900001JPT1JQ]00000\N>12QI1JRA000010NB0BNC000014NE1FNF1LNZ0RO^0>NH1NOf0dPC000000000bNl\#
        00000@NP0000000000000000000000000bOR0000000000000@OB00001HN]000000000@PB0hNa1<PZ0ZNc1NPR0hOS0jNe1DNg\#
        00000JNi000000000000000000000TNo00000000000000000JO@0fO40000000000000000000012RE00000RPg04O>00001>O@\#
        0BPA0:OA1BOA1>PJ00000000000000000DOI0000000000000RR@0000000018OP00000NRT00000^OT06OT1:OU00000hPB0jOX\#
        0LOX12S70bP=0hPf00O[0dQM1HO^0BQJ1HP\0000000000000dR>00000000000000000000000000001DOn1JRg0000000018P8\#
        0`P20hQk00000fP60LPL00000FP900000FP]0BRB0<P<000000001NQ40XQA0RS20bQG0BS?0dRd00000000000006Ph00000000\#
        0>PL0:PM1DP_1FPO0000000000000>QM1@PS000000000LQ=18QA16PY00000HP[0@QK0fQE0PP]00000^P`0000000000000000\#
        00000XR70fR900000000000000000000000000000VPo0lPo04Po0NSL1JT20:Q@0PQF1JTR16QI0DQ60ZQ900000\Q;1NR=0000\#
        000000000000000000000<QC00000RT708QF0^RI00000>Qm0000000008R;000000000jQO06R704QV0FSj0DQR12SV00000TQV\#
        000000QX00000000000000000000000000000000000000000000000014Qe0000000004R410Qi0^Rg0000000018R:0JQn0NTT\#
        06RY0jR30BSa0000000000000nR60ZR600000ZRj1LR90<R=1:R<0RTh1JUL0bRL0FTL00000lR[0000000000000XS100000000\#
        0000000000000^Sl00001FRN000000000LRQ04Ri0^TS0RUU1FRj1HRV06S<00000BT:0\RZ000000000nRl00000hR_00R`1HSN\#
        00000<S90DRd0FTj0TRe16Rf06Sg00000000000000000`Rm0jRm0hSD0fRn0FUW0HRo14S10^UI1JWP0DSl0<Se1>S800000fSe\#
        0000000000000DTL0^Ui0bS@00000000000000001DSE0000000000000HSW0@SI04TJ1LSX1<SL0HTN0lVV0BUE08SO00000hSk\#
        0fTG1HT60000000012TF0dSb1DT<0000000000000000000000000nUS0000000000000000000000000XSh16Si000000001NSl\#
        0nUm000000000:T000T00000000000000>T500000XT_000000000BVd1FT;000000Th0000000008TT000000000000000016TV\#
        0000000000000:U@0000000000001BTM0VTN1>TN0jTO0@TQ1HTg1<TY00000000000000000000000000000VU\000000000000\#
        000000000@To00000NU31<UI0`Te1LTe0lWb0RVQ1@Tf0jUD000000001@UL0:UX0@VS0<U21LUU00000\U31JXD0FVB0XU_0<UU\#
        0TU70TUc0lY20000000000000LU>0`Ud000000000lYh1:UC00000000000000001JYE0jUf0000000000000RW?1:V400000lZc\#
        00001NUR04US0000000000000000000018UY0000000016Ub0000000000001FUn0jW10<V=0XVW1>Ud1<VG0FW<06Ue0nVh1JYk\#
        1@V_0RWi0bUk00000nWW0@Vl0`VP0LV00ZV11:V`04VY0VVQ0>V41FVi0ZW?0LW;0<Vh0JV90DV:0TVI00000000000000000000\#
        0000000000000`X10000000000000LWo00VK000000000000000000000NVQ0bV^0ZW`18VT0ZXl00000bW\0nXR000000000RX\\#
        00000000000000000l[T00000NWA0jWV0@Wi0hVe0<WL0JVf0@YB00000000000000000000000000000XW=000000000:W30000\#
        0000000002W71BW70000000000001:Wi12W=18Xf0^W?0<Wo000000000NXC000000000RYj1BX000001:XB06WI08WK00000000\#
        000000001HWP0000000000000NYD1BXS0TWU000000000nYP000000001@W\12X61HXA0jX102Wk0`XM000000000:X000000000\#
        02XL0VWh00000000000008XA10Wm0XWn0NZ`00000l\=0000000000000LY900001JZY00001>X9000000001DX<00X=0BX>0dX?\#
        00000nZM0XXQ000006XD0<X_0:YP0JXG0LYX1<XI1<Y500000000000006Y@1FXO0<YN000000000hXS0RZD1DXY0@ZA0hYC0000\#
        0000000000000000000000000XY\00000TXa00000:Z:0fXc0BYB1>Y80000000000000BZF000000000000000000Y<0hZ@0000\#
        1BY60JY20\Y30B[D00000JZ3000000000fYF02Y:0n[E1LY<000000000000000000000n\C0`YD0dYE0hZb1DYS1HYG02YU00Z>\#
        1NYJ000002Z106YV0PYN0l]70h[W0DYR1@YS0FYT1@Z206ZF1:YW00000000000000000n];00001<ZI00000000000000000000\#
        1FZX0n^?1>Yd000014Yh000000000FZ<16Yl12Ym0TYm04Yn18Yo00000>Z20XZX1@Z\0000000000001:Zl0ZZ9000000001@[K\#
        0dZ=1J[J1:[[0JZf000014Zc000000000TZX0>[:0HZF08ZF0F[A0T[X1F[K000000000000000000000jZQ0DZR000000000000\#
        00001LZW000000001L[20000000000000VZ^0Z[60000000000000\Zc1F\512[H0PZe000002Zh0LZh0H[X04Zi0l]d0N[M14[a\#
        1NZm0D[f14\[0000000000000l^b0f[518[@0R[80Z[`18[k12\800000R[Y0V[J1>[S0h\B000000000P[W00000@[E0@\60000\#
        000000000F[n18]D0Z\O000000000n_51J\Y0N\F00000V\A0P\V0P]M1<[U0\[U0f\>0B\:0J[Y0j[Y04[[0Z]H1J]10j\L0d[^\#
        0:[`14]J0R\I000000000n_j16[f16\U000000001D[k04\<000008[n000000000000000002\30@]B000000000000000010\9\#
        000000001J]l00001@\>00000V\c10\d0000000000\D00000<\F0>\F00000f]20>\l1>\N12]30000000018^40J\O0>]_0000\#
        0L\S00001F\i0b\U0H\V1D\V0b]9000000000`\\000016]50\\_08\_0P^40R]100000000000000001D]E1@]9000000000000\#
        12]k00000L]U04]01>]I1>^60H]I04^C1<]21>_50000000000000^]90h]:06];00];000000000d]?14^<0@]d0>^^16^70000\#
        0j]E0H^e00000<]H0R^=08]I0000000000000>_]0H_H0\]O0>`U00000b^K00001F^M1F_B0J]]0F]W00000000000000001N]]\#
        0N]^0D]^1H]^00000h]b00000H`:1H^H1H_;0R_`000000000T]j1L]k0J^Q0j^50b_700000n`R1L^l0V^210^G00001@^80000\#
        1@`30f^8000000000000000018_70P^d000008^@000000000Z^C00000000000012^O06^[0V^T000000000D^^0N^M00000000\#
        000000000^^R1D^S0F_D0P_[0:^V00000000000000000H`e00000R`?18_e00000^_l00000000000000000B^e00000@^g1B^h\#
        00001F`@14_5000000000000000008_00000000000000000000006_J02_600000>a91B_M1@`e12_:10_;06`I0:_B000000_A\#
        0h_B18`F1J_D000000000000000000000f_J0F`4000000000Z_N00000HaV0\_Q000000000f`6000000000000000000000000\#
        06a=0000000006b>02_e0P`>0\`F0X_a14_b00000L_e00000000000000`P0na@0l_j16_k0>b>10`20B_n0000000000000<`3\#
        16`g00000B`m00000^`_1N`90000000000000@`=0T`=000000000V`A12`A00000000000010a>0>c<04`G10bK00000fcI04aH\#
        02`e1F`c000000001B`Q0BaX1NaC00000000000000000b`X00001Nam1Ba=00000J`]1H`^00000Ta>000000000000000004b:\#
        04bY0ba51Bad0V`g0Fa20PaJ0000000016a`0000000000000<a20000000018a_0Tao000000000000000000000Ra<0\a=0JbH\#
        1Ja?00000000000012aC1Fb:000000000000000000000fdO0LaJ0Hbh1BbF02aN00000nb30ba_00000>e90NaT000000000000\#
        1JbJ0^ac00000bbO0000000018bN0Za^00000000000004cD00am06c01Bc<1<ae0Tb_1Laf0`ag0Rb:0Pb=12bQ0@am1>ao0000\#
        00000Jbk00000@c@0000000000000Bb:0@cZ00001NbZ02bm0<b<1@b>000000000DbA00001JcD00000hbE0000000000000000\#
        00000000000006ck04c_0000000018cE00bS14bQ1Jd;0RcM0Bbd00000Pbi0lbY04d_0000000000000PcC0<c40000000000c6\#
        1Hbb0@dX0`be1Lc90Bc_0BdJ000000cW0Fbk1@c1000018ch000000000Lc1000000000TcJ1Lcb1HcF1LnI0nc7000000000000\#
        000018dL000014cS1JeV1NcA00000Fc]14ck00000Td>0HcL000000000jcJ000000000XcM0Pcf00001DcP000014d`00000000\#
        000000001<cW0@fg0<cj0Jcf1JfV1<dA0000000006e:0:c_0fe010c`0Nc`0Jdb0Be5000000000\ch0<dQ1<e612cj0>f=0ncl\#
        0`dC1@d900000000000000000Zd40\dJ0Nd=00000000000004e@00001Lo>0PdX00001>d?0ffB000000000Pe^00d\0RdE0ff_\#
        000018eU1HdI00eT1M080000000000001BdO1FdO1Bdg00001M0c00001M1b00000ReQ0FdW00000le80Ne;00000FeC1Ff;1Nd^\#
        1BeI1Dda00000000000004ed0@g]0ddf0:df00000\e7000000000Be_1Bf000000Rf;0fgN0:ea02e200000`f21Ne90Xe702eb\#
        00001JgI00000Ff80Nem0^e=0000000000f>00000000000000000Xf>1:eG0HeH0Nfk0@he00000DeL00000000000000000000\#
        0Dem0LeR00001Nf=00000\f20\fe00001Df=1M2j06e_0je]0de^08e_0^f3000000000@iX000000000\hW0<eg18fn1Ffn0Lf^\#
        000000000Zem000000000BfJ1Ji90PfA0DfC0000000000001Bff0000000000000<fM0Vf<0000000000001Hf@1Hg;0NgO0000\#
        0\iU0Xfm0\j@00000000000000000000000000001>fN0nfO0000000012fR1DfU1<fY0bfU0Rg80PgP000000000dfZ00000000\#
        00000dgW0>g800001>g41NgG18g[00000Zfn0NhH000000000Nhe00000000000000000000000000000jg1000000001@g40Tg4\#
        1Bh>00000000000012gk16g;02g<0>gS000000000000000008gB00000Zga0@jN0TgY0fh40FgH0dh=0000000014gL0lgM0000\#
        12hi0\jl16gh1Fgc04gR1M3`000000000hgW0PhD12iN1Hg\1Dg[0lh<0Dg\0Rgd0Pi;000000000Lgb04h<0jgc16h^00000ZhY\#
        00000:gi1<gj0000000018hP0@k>1HhY0Vgo0`h1000010h30ThM00001Nh6000002h81>h81Nhc18iS0Zid000006h>0`h^0fhc\#
        0Li40000000000000PiP0000000000000PjI0\mD1<hk1@hJ0RhZ0@l00000000016iG0000000000000BhU12j;000000000dho\#
        000000000>i300000diL12k?0fi]04i41JjE00001NkZ1M4m16ik00000Lif1>hi16jb0<hk00000bhm0RiC00ho00000>j71@iL\#
        000000000Hi50li@0>jf00000@lR0fjP08i:1Di;0PkM00000Fi?0din0hi@02iB0biR1NlW00000Lja0000000002jN0Rj40dj[\#
        1FiK0Fil08jY1:iN00000LkZ0:iR00000ljN000018j>16l800001M6;0^iZ06id00000PlC00001Hie08kA0bkQ000000000000\#
        00000000000000000\nC0nii0jii0:jO0`ik0fkL0^j`0Nil1NmE0^kQ000000000Vj51:j60lk=0Bj71>j71>kX0dkY00j;0Dj<\#
        0Djb04j<0FjP0dlT0@mL0NjT1BjA0hjB10jC0Rj\0dmK00001:ji1HjK0RkT1M6d06j_1>l\0RlA06kP1DjQ00000jke0llB0HjU\#
        0Vk316l^12lR000000000000000000000Rll1<j_0@mn10k\0lmP1Bk104ko000000000>kQ0hjh0dnB00001:kV000000000000\#
        0flD00000\o71Nm_06lB0Jk400000hkB0000000018k<14k:0blo0<k=0000000000000nkA12m31HkC12mZ000004l_10lK0000\#
        14lN0ln500000000000010m808km00000FkR1JkR0000000000001FkV00000dom00000:kZ00000bnU0jm10^lF1Hl=12nX0Zk_\#
        1Dka1>mT0ZlK00001@kf000000001NnY0LlT00000Rmd00kl0<kn0jmO10mj0>lD0PlZ00000`l<0Dl50hl;00lb000000000000\#
        000000000000000010o80Bl@1@lI0\oT0flg0Ln1110814m30NlF0Pm@0000000000000fmH00001JlN0hlc0ZmV0:lR0>mb0000\#
        00nP000000000000000000000Rnf0Lno000000000Xl^000000000nla0Vlb1Dlb00000:mP0000000000000`m?0000000016mQ\#
        00000000000000001@m90e0X00000jn21Jm51Hm500000@nU0ZnF0BmH0e1b0Lo[0<m<000000000^m@0VmP0e2H000000000NmH\#
        0000000000000`mj000000001Dn=00001HmU0000000000000jn]0Zo800o8010A0^nF000000000Nn=0000000000000lnk0hnI\#
        1:m^0000000000000000000000001M7Y16nU1Jmh00000:n70000000016om14mm0m1T0Bnk0000000000000Xn4000000000000\#
        18n80Fn90Dn:000012oA0000000014nd1Bn?08n@000000000000000000001>nM14ob000000000Zom00000000000000000000\#
        000004nR0e3U0DoS1<nT00000000000006nY0jo91>o\0nn\0Fo41=0800001Fn`0hoM0<nb0M0I0000000000000:o400000000\#
        00000000000000000RoP02no0Xo000001@o21=0k1:o40000000000000000000000001NoJ0Jo;0No<00000Ho?00000noA0000\#
        0k0^1FoL02oX0m2Q1HoE110`00001M8W1M9C0<oL00000>oN112204oO00000000030H000008oU1M;N0^oV0i0D0XoZ0_0K0000\#
        0`o\000006o^00001O0B00000000000018od0i1?1A020?0<0S0O0m311O0b0000030d00000000000000000a0X0K0K0A031;03\#
        0A190O051M;n0000010l0U0:1I0D0000000000000]0?00000E0C0G0A0A1X170W0A2=0a1D0a1b0]1E00000000000000000000\#
        0G0[0g0N00000g1F0W0R00000A2m0A3a0=0V0000000000000000031\0S1o0?0_00000000000000000000130c0000150e0000\#
        0000000000000000000000001A0m00000000000000000i1j000000000000000000000c180i370=1j171B0U1<0K1G0_1@051?\#
        00000G1E151F000000000]2D00000000000017240Y1J0?1o1=1_191M0000000000000_2@1?1Q0c1X1K1S00000O1V0k1W0000\#
        00000a2W1O290E2@0E3J000000000c2U00000000000000000000091f0m4>0=2F151i00001O2e000019320k2M000000000O2T\#
        0721000000000000000000000000000000000_31152X0C2<0W2=0?2d012?0a3j0_5H1E2@0K2C0Q2D0e490i3[000000001I2J\#
        000000001?2M1E2b1;2O0a4V0G2P012i013[0g2R0S2e0;2U132W00001=2g1O3C000000001;331E3f0U2_0000000000001A2c\#
        00000000000017350K3Q0C2i0M2i00001=4D000000000i4a0000000000000000134e00001=5D0C3R0i5W1139153=0E441A3H\#
        00001K3>0_6n0c3X1=6>00000000193a0U3X0i6e00000e4n0W3H1?3I0A4T093K0Q3K0=3K0000000000000000000000000000\#
        1M<N094W1O3o000000000_9@00000U4`00000]3_00001;3f0[3b0_9k014L0000000000000i7R1A3n0000113k1I3k0m570[4]\#
        0i8L0e5i0A5`0G4k0Q4M0;4300000A6l114S05471O500G5T1M=G0k480Q5[0A7[0A910]4H1M>30000000000000M4E00000000\#
        00001C4I0;5O174K000000000000194f00000e6[01560e8R0m6Y1O5]0O5?0O5l0000000000000000095O0i9o0]5900000000\#
        00000E5G1G4c175=000000000U5T0I4g00000o4j0o6=000000000000115_1A4o0E6W0K511O6@116C0Y530_:g000000000000\#
        0000075;135K00000000117c000000000o720_<11A5S0a5D0]5i055_00000a6S000000000Q6L0g5L00000000118I00000m7;\#
        0000016L056l0000000000000000000000001=7000000]6S0E7Z0000000000000K5k1765000000001;5g0a7f0I5i00000000\#
        000000000K6\00000000000000000U6k0e9N03640Y660000000000000;8I0O6Q0O7[0Q7J136>0g6S017B0i:Z0A9e0Y6]0I7R\#
        017j076A0I860g7G0K7E156F076m0[6J057B000000001E6P0C6P1?6R1=8?0000000000000[740G6Y1;6W0a8X0I8l0_<n0K8P\#
        00001K6_000000000000096c00000A:A136f00001C6h1E78196i00000U810S6m00000_=Q1M>L00000=7200001;7_1I750M75\#
        0e:10K>90m8;0E8W00000192000000000_>00000000001:51E7e1?7H0E9j197R00000U9W0Y7Z0?7J1K7M00001?8Q00000000\#
        000000000C7R0O8?07860M8C00000A;K0K?=1G7X0=7Y078_0M8n00001I8J00000]7`0O8l1E8d0O:R158J000000000000097m\#
        00000000000000000000000000000W800g8200000000198E00000;8o199M0I9N0S880o8T0]8M00000k8=000000000[8@01:^\#
        19:]1I8f0000000001;V0E;A0g921C8G079F0?8M0[9000001A8N01<E138O0000000000000000000007:P000015:0038X058Z\#
        05:50m8\1M?900001K8_0U:e00000m9j0e:Y00000m:_0000139=00001M@k00000A<90]9B1A9N0S8n15;10Y8o1A<0139n0[:>\#
        00000[:m0=951O961A<[0000000000000M9l00000000000000000Y9R000000000c9D179E00000000000000000Q9J00000000\#
        039V000001=50_>k0000000000000_?U00000000119W17:@0K?m00001I9g0G9[0a9\000000000a:Q0i;50C9a00000_@i11:K\#
        05:P0;9g1=9g0]9k0000000000001;9m1C9m0U;G0O;E000000001C:_0?:31?:4000000001;:^0c:900000W:;0k:;00000000\#
        00000g:T00001K:B0000000005;H00001C;d0?:j00000000000000000000000000000a;>000000000]:S1G:S000000000000\#
        00000000000000000000000000000a;d1?:`13:k19=B00000000000000000C:g0;:h0[;a00000I:k00000S:m0I;R000017;M\#
        000000001MB40U<E000009;600001E;80E;^0g;J00000k;<0k;n000000000;<01O;@0Q;B00000000000005<50Q<E0Y;G0A=9\#
        0U=n0k==00001=;M0000000000000000000000000000000000000E<e00001I;Y07;Z1E;]15;l17<@00000a<o0e;j00000000\#
        03;c17=<00000;=2000000000a>H000000000i;l00000E=Y000000000o<11;<20O<20O=319>60o<S0000000000000i<m0000\#
        00000000000000000g=50000000000000a?]0o=50M<F0i=P1A=G000000001=<K0a@D0U>k15<V0U?_00001C<T1K<Q0I<Q0E>V\#
        00000000000000001I<Y00000G<[0I=U00000_AZ0000000000000000000009<d0Q<e17G40000000000000_BM0M=30U@I0000\#
        00000000000000000000000005=419>k0S=60S=o11=60G=;0m=:1K=Y00000i>F1E=>1MC40_Bh0_CT0m=l000000000UA?1G=F\#
        1?=G000000000c=J0m>`15=K1E>800000Y=O05>400001G>B1==S00000000000000000A><0000000000000000000000000000\#
        0E?20O>C0M=d0M>`0k=l0E?^1A>F1;=e000000001E?700000000000013=n1C=o0O>d000000000G>600000000000000000000\#
        00000=>:15>=1;>m1A?80M?F0?>?1O>@0=?\1MCo000000001G>i00001O>g000019?c0000000000000A??0S>M05>O17Gc0o>Q\#
        00001G?Q0e>S0g>U00001MDR0A@V0M?i07>Z00001?>\15>]00000[>_0m?_0000000000000000000000000000000000000000\#
        0000000000000=@C00000Q?01EA60M@o00000E@Q0c?51K?50e?_0G?L0000000009?;07?P0e@;0S?Q00000000000000000000\#
        000000000EAD0000000000000000000000001C?M15?N000000001C@@0=AE00000Q?T00000000000000000000000000000000\#
        00000g?^0[?_0MB500000000000000000UBE0C?f09@C000017Hf000000000000000015@2000000000?@10000000011@40K@a\#
        000017J500000i@903@91I@:0m@F000017JU0c@?000000000000000000000k@E00000C@g0AAA0o@H0iA70MC:05@K00000000\#
        00000000000013@R1I@c0cA300000O@V0g@W03@W19A40Q@X0000000005@l0UBb0kAO1K@_0gB00EAk0S@a0;@c000000000000\#
        05A^0000000000000000000000000mA\19B51?B019C40KA?00000000000000000MCa07A90KB900000EBi000013AD00000oB>\#
        15AA1?CJ0=B600000]AE00000eAG0UCe15C;19CR0eBA15D10QAS15D]0WAO0]BP13B60kBF1KAS000000000000000000000000\#
        00000000000000000000000000000IAa0YAb00001GAd00000?Af00000[Ah0WAo0=Bc0gBN1ME>0000000000000SB011B10000\#
        000000000ECV000017KT0000000000000WCk0aB;0GB=0000000000000000000000000=DR0iBD0SCA0000000013Bg0cBJ0000\#
        1;BL000000000YBe00000eBo0GBa0000000000000000000000000000000000001ME_0kC]11Bk0iC:0;B_1;Cj0iDW0oBa13CO\#
        09Be1EBf01Bg0000000000000[Bk0000000000000iED000000000_D900000gC:0MD90aC513D;1KC70YCJ07C913E400001?Df\#
        00000=EG00000000000000000000000000001KCT1GCZ0YD=0gD:0000000000000?CN0?DJ0oCO1=CQ000015EJ0WD]00000000\#
        0CCW00000000000000000_E^00000[D^000000001CCa000000000000000000000000000000000000000003Cl0iF000000000\#
        0OD01MFc0000000000000000000000000CDQ1?F70ID917LD0aD;0YDX1;DG000000001;E60SDA00001EDD00000mDF0]DF0QDG\#
        07DH0gDa1;F?1IDL0WE^000000000000000000000cDS00000?E30000000000000;DY09DY0GD[00001EEB0OD]07EH11D^0CEA\#
        0WF;0SEL0gES00000000000000001;G@0[EX00000CF@0000000000000000000000000YEV0MEB1;Gl00000000000000000000\#
        00000000000000000eE?00001;HY0[FM01EC09EU01F500000000000000000GEJ1;IK0000000017M30?F200000YF600001GES\#
        00000OEU0CG415F>05EX1KEX0mEX0]Em07Ea0GF;1;Jd0cE\0000000015GI00000=Eh00000UEf00000000000013Ej00000IEl\#
        03El1AEm00000000000000000000000000000000000009FJ0=FR0cFG09G4000015HD07FI00000000000005FO1GFC00000000\#
        00001IFG0UFG01Fb00000[Hj0cGE19FL0?F`0QFM00000_FQ00000cHJ0UG80kFT1?Fm00001OFX0MFX0KFZ000000000UG`0000\#
        1AF_1EF`00000OFb000000000MG@0SFf0000000000000]Fj0AFk000000000000000000000YG11AG[1=G21OGG0kG`19G;0000\#
        0AG\0eG90EG:000001GI0_GK0?GO0?HF0;G@00000aGB00000YG[000007GH00001AHD00000eGX0000000000000IGN00000000\#
        0kHC1AIC0KG[00000SGW0000000000000000000007H6000000000]Gc1AJ00AHm000000000;HB1GGd0WGd0000000000000000\#
        0000000000001OH60iGn1OIH1=H0000000000kHi01H@000019H60_H`00000oH9000000000WH]0WI?0OH>00000000000019H_\#
        1GHZ0cI?00001MHF00000000000000000UHK11HL0?I0000000000QHP000000000IHS1=HV01I80UI01GIY1GJE000000000000\#
        0_IB00000000000000000kJH0000000000000GHe0SHe1OIm0CHg0SIU00000[Id00000MHm0000000000001II119I<1=IT0WJT\#
        1KI50mI6000000001KJA000000000mJC0000000000001AJL0_J?1MIK0EIB0]ID0cJG0EJ307IF0cKP0gIG0QIL1?IJ0MI[1EIK\#
        0kKM17Md0UI`0gK@0AJ20IIR09IS0gLE0UJI15IV000000001OJe00000?I\0000000000001KK70iI`000019J9000000000000\#
        00000[K@00001;K`00000kLg0MJ=0OIn00000eJ00QJ@0000000000000YJ5000000001?J:000000001=J<0QJo0oJ=00000MJm\#
        000000000000000000000kMe0_Ja05JE000000000YLP00000QKQ000005KG05L61KL<000000000;JS0;K?0;LI1=Jh1CJV0YMW\#
        1IJX0=JZ00000;Ln00000CJ^0CKb0QL811J_0EJi0aJc0]Jc0000000000001GJh0?Ji000000000000000000000EK^0]KU0OK0\#
        0mK@19KB0mL20ELK1IK70?KM17Nh00000CL@0iK:000000001EKe0]LG0gM:17O?00000000000000000=KV11KX000009KI0000\#
        00000oKL0OL100000000000000000000000000000OLl1?KV0]ML0QM@0000000005LZ0CN00[Ka0kNj00000[LB0?Ki00000]Mo\#
        00000gM\0gNC05MW1ELU00000000000000001AKm00001KM50oLN00000000000005NE0QMa000000000]Nb0cL81=L915L:1KMi\#
        0SL:000013L?05Nf000000000cL\19LC1ILE00000QN]1OLG1;L[000000001EM=07LM000000000000000000000iLS0KLT0000\#
        0YNG0QOJ0?Le0QP:00000EMC0IL\000007M:0=L_0SMN00000mLb0SNQ0KMH000000000000000017Q100000000000000000000\#
        0KN=0000000001M20000000009M5000000000oM81MM903M90]Ok13M;0oMV1IM=0mMS0AM@00000gO30000000000000mO10iMG\#
        1CMG13Mj0gOM0iN50kPC0_MK0mOc00001GMP1=MP0QPn0000000013NZ0000000000000gP@0000000000000AN2000000000000\#
        00000000000013OX09Me000000000000000000000000000000000=Mn000005O\0cN41IN21MN800000KNm0;N8000000000000\#
        000000000000000000000000000000000000000000000oNL0000000000000?NI11NI0]P\1;NJ1CNJ1GNL1INW0MNM0ANa0UNP\#
        05P>0]Q;1?NT1CO=03NW000000001CP8000000000GN]1KNk0UOD0eN_000000001ONc00000ENe00000YOE00001ANi0mPE0[Ni\#
        0cO40WNk05Q40000000000000000000000000cO[0;O600000000000000000AOQ1MO;1OOI0APJ1AO^1KP>05Qd000000000cP<\#
        0gQ20kPe0kQg00000GOS000000000[Qo0QQk11OU07ON1=OP000000001CQ^0UP105S7000000000000000001OZ00001?Og0000\#
        0EOa0cPY0]R50_Oa00000000000000001;PA0eOg000000000kRl00000000000000000_PS03Oo00000000000000000iP50000\#
        0MP70YP717QV1;Pi0aP:03Pd1APh00000UP]0]S700001=PB19PC0000000000000000000000001?PY1?Q\00001GPM0UQU0OPO\#
        00000000000000000aQ:1GQD00001CRf00000000000000000000000000001;QH0eP_0000000000000AQT0000000000000000\#
        1KQG0000000000001IPm000000000ARH0000000000000OQ40=Q500000oQ7000019QH0_Q=05Sf0SQ<00001AR5000000000000\#
        0oQZ000007QD0;QD0WQE15QG1OQH05Td000000001IQj00000YQN00000000000000001ARX0000000000000000000000000000\#
        000000001=Q]0000000000000000000000000000000000000aRG0EQh17RA000000000CQl0?Qm1AS@0gRM13Qn1MR000001ASZ\#
        000000000000000001R80URL1KR:0gS70]Sm11R<1IRJ0KR<07RA0;R>17Sg0CRH00001?RE19RF07S21ATL000000000QRd0000\#
        00001GRj05U;0QSW0UTm0QT20000000000001?Ro00001KS;1;RY0CSF07Sh11S80=RZ0YR^00001IS50000000009Rc0AS90ERe\#
        1ISi0QUP0CTA1ERg03Rh0aSJ1ORk000000000YSQ00000000000005VX15S40IS41ITb0YTc0IU[0GS80mS:0WS:000000000000\#
        0YUk00000GST0cSB0AT00aSn0GT;1=SD000000000000000019SK0_SK03Te07TV1AUE09SM0OSN1GSO15Sb000000001CT<0CU3\#
        0OT217T]0UUX0oSZ1OS\1MS\000000000;S`000000000cT?00001=Sk0eSf00000_Tg0YW705Wh00000KSl0gSl0MSm0CUc05XR\#
        1IUi000000000kT>09TM00000;T[00000MTK00000oTB00000]U50QV=000000000000000000000_UX1ETE0000000013TH0000\#
        00000_VK09UR0kUI0mTe0ETN17Uk17V_0000000000000000000000000000000000001CU21GT\00001EUG00000IV80_X209VA\#
        0QVm11Td00000oU:0_Xi0kVH000000000?Tk0GU2000009Vd19U60OU0000000000AU3000005Y`0IVc00001IV^09WJ0[U91MU9\#
        0AU]0KUB0000000000001?UA00000gUC1CU^0UVC1IWG0IWI000000000000000007V;000005ZL19V?0?U]05[<000000001KUT\#
        0000000000001EV:000000000eU[000000000000000000000kWO0000000000000mUe00000WUg0cUh0CVV05\A0CW<1EWR0gV<\#
        00000000000005]:00001EX4000000000000000000000;V90=V:05]n03V;0AVE1AV@0MV=1AW30_YO00000000000005_:0MW:\#
        1OVF0EVG000019W90kX90000000000000UVo000009XL000000000?WL0000000011VW000000000?XO0UWi0_ZC0]V\000005`4\#
        0000000009Ye00000_Zm0EVn1EX^1CVf0;W700000000000000000000000015Vo000000000UXb0000000000000000000007W8\#
        0iW903W:11X313W<000005a50mW>17W_09ZE00000000000013Wm00001GWG0SWG0CWb17ZA0000000017[C0kXV0mWh0[WO0YX<\#
        0mXI0QWi0IX10]WU1IWf00000kYI0000000001W[00000000000000000000000000000[XY0cWd0gWe13XN000019X20SX00000\#
        000000000000000000001AX200000WX2000000000?Y80000000005a`000000000]XB1EYd0000000001XI00000000000017\5\#
        0KXC1KXD00001AY10000000015XJ13Xi0000000000000]YK1IXj1IYJ0EXQ1?XS15YG0OXU0UYF00000UZL000000000mYQ1;X\\#
        0EY;19Y6000000000000000000000000000000000000000000000eXj0=Xk13\>0]Z=0]Zm000000000][_1OY10gY200000YY5\#
        0AY5000000000CY91;YZ000001Y<0000000000000000000000000=YJ0kZ<0000000000000000000000000aYK0iYL0?Z;01Z9\#
        0MYN000000000[Y]000000000000000000001EZD0mZB1CYY0OYY19Z305b[17]91MY^0oY_00000_]40[ZF0oZ?15Z417]l05cH\#
        1KYf0CZ400001OYk0000000000000000000000000oZj00000KZ400000000000000000IZ90OZU1MZ>05d;0mZl0gZ>0K[g0000\#
        0WZA1=ZA0000000009[Q00000;ZG0k[C1CZL0000000000000[[C0AZM03ZN000000000M[70GZR0[\S0aZT1=Zb0G[<1GZW0]]D\#
        1=[]00000IZo0_]Q0000000000001=\U0SZb00001EZj00001O[100000a[015[801[7000000001=]B1AZn0eZo0o[M00000000\#
        1O[V0g[@0G\H1O\L0_^_000001[h1E[Q0Y[90Q[:13\a000003[U1I[@1=^D0g\70]^J0e[h1O]G0?[F01\E01\c0=[H15\Y0=\I\#
        1O]j0a[X0E[L0I^403\h0c[P03]U00000M\400001A\40;\F0000000000000Q[i0W[[0c\e1=_C0000000000001K[b0i[b13]i\#
        00000__E0c]d1;[g0g]<000000000o\600000g]\00000_`f0000000000000000000000000M\^0C\81K\P0G]@0c^Z0_ah1E\=\#
        0a\J0k\?0;]T0?\=1E]l0e\?17_O0;^Q0Q\V1?\D0]_513^o0A\H00000000000009\N00000K\W13_m00000000000000000000\#
        09]V00000000000000000M^K00001G\^03^?0K]81=_n01]h0O\b00000c_N000000001?]A000000000Y\k17`K00000U\n07\o\#
        000013`o0K^619]20]_f0K_P0o]41A]900000O]B1=a10k]:11];0G^D000000000O^71C]A000000000k]]000000000Y]J17`k\#
        0A]I0m]J03_E00000=]M03`A1O^]0000000000000S]S1C^;1O_L00000Y^f1E_I0K`A0=^5000000001M]]00000000000007]a\#
        000000000o]o00000o^S15]f19]g0A]i0000000000000W]m09^E0Ka60;_b00000000000015^b1E`d19^M0000000000000000\#
        00001=aK000000000000000000000O^f0000000000000000000013aW1M^L0KaS000000000=^e0o_61=b<00000Y_F1C^_0Y_l\#
        00000]a50?^V1O`40[^V00000A^Z17ah000000000Y`Q0c`A0O__0000000013bM00000[_K00000i^g0A_F0Q^i0G_>00000000\#
        00000000000000000G`100000000000003`^0U_600000I_809_900000000000017bn00001?_?00000e_A00000m_C0k_C05dY\#
        0e_j0000000000000i_J000000001C_N000000000[`M0YaG01_R0E_R0YbN0Q`3000000000;`X03a^0a_X0?_[01`@0;a`0k`a\#
        000000000W_a00000Q`o0caV0=_i0E`R00001Ec;1C`?0kaU0=`Z0[a\0a`J000000001M`00i`11?`20[bS1;`30O`V00000000\#
        000000000000000000001O`Q1G`>0M`>0EaE1G`j13bn0YcA00000aaQ00000000000000000A`J0KbQ00000000000000000000\#
        00001I`R00000S`T00001C`d0[cB000009`Y0000000000001A`]0m`]1?`k0Sa50ab\00000000000011`e0000000000001=bT\#
        0ac?0;dB000000000o`n0ad:000000000Ca205eR0Ia300000ga60000000000001CaL1Cb:0gag11a\07a>03bB0Ua@00000000\#
        000000000OaE00000Uad0MaG0gc;1MaI1Cbn00000000000000000000000000000000000000000000000000001IaY0Yd:0;e4\#
        0CbA1=cM00000Ga_0000000000000000000000000iaf1Gaf1=d71Gc10000000019al0_bG01am0]an0=an07b10ae?00001Ecl\#
        00001Cd;0[d40000000000000000000000000000000000000000000000000000000000000000000000000WbJ1Cdc0ebL0Kc@\#
        1Edd0=cV0[e90obO000000000ae`00001Eea000000000;f?00001Kb[0Kco00000Ib^0Qb_000000000Sbb11bc19bg1Mbe0[eo\#
        0000000007bi00000000000000000;fk000003c00000000000001;c40Ac40000000000000Wc90mc90IcP0Wd11=d`1Oc;01c<\#
        0000000000000;g`0_cD01dS15cE000000000ecI00000ScU0000000000000000000000000AcU00001EfL00000?cV0]c`0000\#
        000013cZ00000000000000000Sd5000007d30[fl03da0YeG1;d90000000000000000000000001Acl00000000000000000000\#
        0]e`0000000000000Ud615d800000000000000000=d>13dL1Kd=00000cd@1KfF1;dZ1CeU0afU0]fe1Kg800000_dH00000000\#
        0_dn00000?dR00000000000000000agB15e6000007d_01e600000000000000000=dn1?d[0;h\0kd\0000000000000idb1Adb\#
        000003eJ1Gde0Qdf1Eh90ieR1Mdj1CfN00001Kgk00000Ue30000000000001?e_03fA0000000011e7000015f4000000000000\#
        00000Ueh000000000000000000000000000000000000000000000MeJ000005f60?eM0eeN1;e^0YfF00000000000000000oeU\#
        00000000000000000000000000000We]000000001Gea09ea1Mf20?f60Ked15g805fb0Cef0efF1Mg?0Eeg17eh15h70;i\0ken\#
        1MgZ1Ien0Wf_0000000013f40Kff0000000000000000000000000=f<1Af<0Gf=0Gfn0000000000000000000000001Afj0kf[\#
        00000Eg=05gB1MhO0GgR0SfL05h40[gZ0UfO0CfQ1OfR000017fT0ah9000000000000000000000000000000000cf^1Ah20If_\#
        0of_0Of_00000WgY000011ff000000001=fi0[h<0000000000001;fn1EiM1Ahh1Oh@0Ag10]gT0Eh20Wh;00000Mg70ai:0000\#
        0UgI0Qg;0gg<0ggh17g]00000=g@00000Mh800000aj70=gb0000000000000GhT1Aj40oh900001Oh`0MhZ05iD00000Ugl1?gR\#
        0?gR0]h@19gT0OgT0igU0GiD19h60cgW1Cg[0chL01g[13ik00000_g`000000000000000003ge0Igf0_iF0000000000000000\#
        000000000Gj600000ohf0Ch1000000001;h41OiZ0Qh400000ghG1Ej40mh90Yh:0[i40EiX00000=hJ0_jH0;jQ1?hB0Uhb0=iB\#
        00000000000000000_jo1=hM05j60giA1EjV0000000000000che1IhR00001GhT1?ib0Gjg1GiE15iL0CiY0000000000000000\#
        0oiG0;kB0Ah_1=hl0ajY0=j31OjE0akQ11hd17hd0;l:1Ajc0Ohf1IiS0Khi0ciZ0cjQ0Qhl1Chl17iV09hn1Ij40ei10ckI1KiC\#
        0MiB0]iJ0EjB1Kii0000000000001EkN0Ui_0Ii?0Si?0miB0iiC00001?k20iik0000000000001MiJ000000000]j>0]jk1Oka\#
        1El:0Cjo03iP000005kE00000Iij0al10oj40WiX1CiX0WjJ0Ai`0gj0000000000;m?11ia07ib0000000000000Uj_00000000\#
        0]ko00000000000000000000000000000Yj109jC1AkJ07ji0kj30cl<07kT1Cj80000000005kf1CjY0]lk0oj_1MjP00000000\#
        0000000000000Uk>1IkK0?jE03jJ1MkR0oka00000KjL0Yj_0?jm0000000000000Wk70CkR000000000alf00000000000017jZ\#
        0Oj[000007l300000KkB0;mg0gjg0amH00000000000000000000000000001=jj00000]mm0000000000000cm207lm0[k005ld\#
        0cnG0Ik50Mk60co7000000001?ke13k:0000000017kR1Ake0000000009kB000000000ikE0olP09ka03kW1Ol[000000000000\#
        0AkM19kM0om91Cka000000000WkS0000000017l?1OmN000000000000000007m\1Il00YlO0=k^0ek^00001?lo000000000d02\#
        0[ki13l80=lD0;o600000000000000001?mY00000000000000000]nf00001Kl500000=mI0000000000000000000000000000\#
        03l]00000?lA11lA0QlA0on@00000GlF0KlF0Gm=000000000AlK0OlL00000000000000000000000011mD11m`000000000000\#
        0000000000000Un81=l\0000000000000Ml`0OmM1Klg1Mlb000000001Glf0ooJ00001;li0Ym50=n90All000000000[lo0Em0\#
        00000mm20em200000000000000000000000000001?nC00000000000009m?1KmV0000000007ne0SmC00000[mQ000000001CmI\#
        0ImI0amk0<031Gmg0AnE100A0CmN1MmN00000WmS09n709nl000013mW1ImX00000<190CnH0EnK00001InC0SnD0gm`00001GnZ\#
        1Kn6000000000000000000000d0g0<1Y0^0M05mj0EoC1Cmm000000001=n10=nd0000000000000<2A000000000in90Qn90QoI\#
        1GoJ15n<0d1Q1En?0On?0gnA000000001Knl00001Ko^0000000019nI0000000000001Co8000000001MnW0knQ00000MnS0000\#
        0io>00000enW00000000000000001Moc00001An^0000000000000000000017nd0000000000000000000000000[nk0R0L0Unk\#
        0?nk11nn1L0B0Wo100000F0B00001L151IoH1L2C11oX000000001J0;0Co<1J0f0R1=00000000000000001Ooh0eoN09oX0koF\#
        00000000000000000D0^0Woi0000000000000SoP1J1S19oQ0goR1;oR0T030000000005oX1CoX0_oZ1D0U0mo[03o\0Oo]13o]\#
        0F0j1L2^0:1300000D1F0Moe120=00001<0>1P0c061?0Aok0=om0P0T0l0X0X0E00000000
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 8191 }

    /// Slots of a hash table over names and aliases.
    static var index: StaticString {
        #"""
        00000000020=0C0ia0a0F0040=0J0050=0K0060=0O00000000080=0L000000000:0=0;0000000000000000=0=0C00>0=0H00\#
        ?0=0B000000000000000000000000000000D0=0>00E0=0=00F0=0;00G0=0D000000000I0=0<00J0=0D1oX0Q0K00K0=0=00L0\#
        =0A00M0=0C00k0R0?00N0=0J0h:1V0E00000000000000000000000U0=0;00V0=0J00W0=1800X0=090000000000000000[0=0\#
        ;000000000]0=0U00^0=0M1ZO0^0F00_0=0Z00`0=0800a0=0=1k00b0=00c0=0900d0=0J00f0=0E0<<0b0B00g0=0O00h0=0<0\#
        00000000k0=0E00l0=0?0000000000000000000000100=0H0110=0K0>P100I0130=0L0140=0I000000000000000170=0P018\#
        0=0;0190=0=01:0=0<01;0=0<000000001=0=0P01>0=0D01?0=0U01@0=0G0000000000000001C0=0?0000000000000000000\#
        0001G0=0D01H0=0V000000001J0=0a01K0=0@1AA1S0801L0=0@01N0=0P01O0=0:01P0=0F01Q0=0;01R0=0=01S0=0H01T0=0Z\#
        00000000000000000000001X0=0J01Y0=0901Z0=0D000000001\0=0F01]0=0;01^0=0L01_0=0=01`0=0H01a0=0?000000001\#
        c0=0=0000000000000000000000ai0G0>01g0=0=01h0=0B01j0=0>0000000000000001m0=0:01n0=0:01o0=0K0200=0A0210\#
        =0=0000000000000000000000250=0M1_S0F0B00000000280=170290=0=1?_0K0<02:0=0G1EQ0H09000000002U1;0C000000\#
        00000000000000002B0=0K02C0=0E00000000000000000000000000000000000000000002J0=0A02K0=0;12;1a0:02M0=0G0\#
        0000000Ta0_0M02O0=0;02P0=0E1210Z0H02Q0=0G02R0=0R02S0=0>02U0=0H02V0=0;02X0=0C02Y0=0=00000000000000000\#
        000000000000000000000000002`0=19000000002b0=0T000000002d0=0<02e0=0H0000000000000002h0=0G000000000000\#
        000;l0\0F00000000RB0L0F02n0=0Q00000000300=090310=1D00000000330=0<0340=0H0350=0?000000000000000380=0L\#
        0390=0N1:i2B0E03:0=0:03<0=0e00000000000000000000003@0=0;03A0=0G03B0=0G0000000000000003E0=0@000000000\#
        0000000000000000000000000003K0=0H0=H0R0B03L0=0;03N0=0L000000003P0=0C03Q0=0P000000003S0=0Q16J0o0>0000\#
        000000000000000000000000000000003Z0=0I03[0=0?03\0=0Z000000003^0=0D03_0=0I03`0=0;0`K0G0903a0=0F03b0=0\#
        Q03c0=0M03d0=0<03e0=0R03f0=0F03g0=0;03h0=0R03i0=0j03j0=0?03k0=0H03l0=0>03m0=0E03n0=0J03o0=0:0400=0_0\#
        0000000000000000000000000000460=0M0470=0A00000000490=0L1hX0l0a04;0=0F04<0=0[04=0=0P04>0=0F04?0=0?04@\#
        0=0c04A0=0C04B0=0K04C0=0C0@N130A04E0=0;04F0=0<1oi0N0L000000000000000000000000000004L0=0:04M0=0E00000\#
        0004O0=0C04P0=0C04Q0=0K0000000000000004T0=0>000000004V0=0;04W0=0?04X0=0G04Y0=0G0000000000000004\0=0?\#
        0000000000000004_0=0;04`0=0F04a0=0C0V[0X0A04b0=0<04d0=0O000000004f0=0X00000000000000000000004j0=0B04\#
        k0=0<04l0=0L04m0=0K1XK1L0:00000000500=0T1jE1=0D0;m0S0A000000000000000550=0>0000000000000000000000590\#
        =0=0000000000000000000001\70P0E05=0=0A05>0=0H05?0=0;1Gm0_0M000000005C0=0?05D0=08000000005F0=0K0YP0L0\#
        ;05H0=0H0000000000000005K0=0;1UT140c05L0=0E05N0=0S05O0=0<03P0b0?05P0=0I000000005S0=0V05T0=1=05U0=0B0\#
        0000000000000000000005Y0=0M05Z0=0F05[0=0V05\0=0F05]0=0:05^0=0C05_0=0G05`0=0D000000005b0=0U05c0=0C05d\#
        0=0R05e0=0;05f0=0<000000005h0=0F05i0=0K05j0=0H0000000000000005m0=0M000000005o0=0H0M30P0E00000000620=\#
        0E0630=0J00000000650=0?0ES0c080660=0@12Q0k0C0000000000000000000001`10Q0;0000000000000000000000000000\#
        06A0=0=06B0=0B000000006D0=0O0P;100M06F0=0E06G0=0<06H0=0F06I0=0;06J0=0?06K0=0A02U0g0C06M0=0?1540f0P06\#
        N0=0E06P0=0U06Q0=0E00000001Nk0G0C06S0=08000000000000000000000000000006Y0=0C000000006[0=0>000000006]0\#
        =0O06^0=0D06_0=0A000000006a0=0O0i=0I0;000000006d0=0H000000006f0=0R14J1B0Z06g0=0?06h0=0C06i0=0<000000\#
        006l0=0D000000000000000000000000000000000000720=0?0730=0<0000000000000000000000Ao130<0780=090790=0:0\#
        000000000000014@0G0<07=0=0Q07>0=0;07?0=0T07@0=0;07A0=0=000000007C0=0V07D0=0R0T;0S0?07E0=0;07F0=0>07G\#
        0=0B07I0=0D07J0=0@0000000000000007M0=0N0000000000000000000000AR0`0C000000000000000000000000000000000\#
        0007W0=0:000000007Y0=0N07Z0=0@00000000000000000000007^0=0;07_0=1?07`0=0C0>H0R0R0000000000000007d0=0F\#
        000000007f0=0D00000001=O0G0<00000000JB0[0D07k0=0N000000007m0=0M07n0=0E000000000000000000000000000000\#
        00000000000000000000860=0>0870=0D0880=0C0000000000000008;0=0;000000008=0=0B08>0=0M08?0=0F08@0=0P08A0\#
        =0E08B0=0<0>X0O0;0bY0O0?08C0=0f08D0=091S70N0L08E0=0G0Ao1@0>1Yf0X0R08H0=0:08I0=0J00000000000000000000\#
        008P0=0O000000008R0=0Q08S0=0C0000000000000008V0=0X000000008X0=0C00000000000000000000008\0=0K00000000\#
        000000000000008`0=0808a0=0K08b0=0O08c0=0C08d0=0I08e0=0F0000000000000008h0=0F00000000000000000000008l\#
        0=0C08m0=0B08n0=0K01Y0F0?00000000910=0J00000000930=0N00000000000000000000000000000980=0I000000000000\#
        0009;0=0N09<0=0J09=0=0@09>0=0=09?0=0:0P;2F0909@0=0K09A0=0Q0h\0N0A09B0=0D09C0=0B09D0=0=0e:0G0912B0`0A\#
        09E0=0909G0=0S09H0=0E09I0=0N09J0=0C09K0=0E09L0=0@09M0=0<09Q0=0<09R0=0C09S0=0H09T0=0I0000000000000009\#
        W0=0N09X0=0C09Y0=0W09Z0=0<09[0=0S09\0=0K0fR0L0A000000009_0=0B09`0=0J1R\0_0I09b0=0I09c0=0?09d0=0=0`n0\#
        F0M0_T1T0A0000000000000009i0=0C09j0=0J09k0=0?1nm0m0>00000000000000000000000000000:10=0J0:20=0D0:30=0\#
        L00000000000000000000000000000:80=0E0:90=0;0000000000000000000000000000000000000000000:@0=0J0:A0=0?0\#
        0000000:C0=0B0:D0=0J00000000000000000000000000000:I0=0O1SY0M0900000000:L0=0^00000000da0^0B00000001EE\#
        0K0?0:Q0=0M0:R0=0B0:S0=090:T0=0E0:U0=0S1nm0T0:0:V0=080:W0=0M0:X0=0:00000000:[0=0;00000000:]0=0K0:^0=\#
        0:0:_0=0I0P;0\0C0:a0=0A0000000000000000000000:e0=0R0:f0=0@0:g0=0Q0:h0=0^0:i0=0T0:j0=0A0:k0=0>1Ne0Q0B\#
        0:l0=0I1560S0?0:m0=0K1R:0N0A0:n0=0a0:o0=0=0;00=0;0;10=0>0;20=0?0;60=0?00000000;80=0J0;90=0=000000000\#
        000000;Q0V0C0;=0=0]0VT0n0c01Y0V0H0;?0=0F000000000000000000000000000000000000000000000000000000000000\#
        00000000000;K0=0D00000000;M0=0;0;N0=0=0;O0=0B00000000;Q0=0I00000000@<0G0G000000000000000;V0=0A0;W0=0\#
        ;0000000000000000000000000000000000000000000;^0=0W00000000;`0=0Q000000000000000;c0=0I0;d0=0F0;e0=0?0\#
        ;f0=0?0;g0=0A0;h0=0C0;i0=0D0;j0=0G0;k0=0S0;l0=0O0;m0=0F0;n0=0@0;o0=0]0l10^0N0<10=0Q1>T0N0A0000000000\#
        0000000000014J0g0J0000000000000000000000<:0=091>\1T0K0<;0=0:0<<0=0D0<=0=0;0bN0O0<0<@0=0K0<A0=0A0<B0=\#
        0D0<C0=090<D0=0@0<E0=0K00000000<G0=0R0<H0=0@00000000<J0=0@00000000<L0=0G0000000000000000000000000000\#
        00000000<R0=0B0<S0=0=08h0S0K0<T0=0E00000000<W0=0L0<X0=0:0<Y0=0=0<Z0=0U0<[0=0K0<\0=0<0<]0=0<0<^0=0O00\#
        000000000000000000000000000<c0=0O0<d0=0D0<e0=0H0<f0=0\0<g0=0I0<h0=0L0<i0=0@0<j0=0K0<k0=0A0<l0=0Q0<m0\#
        =0;00000000000000000000000000000000000000000000000000=50=0D00000000=70=0B0=80=0S02U2R0N0=90=0H0=:0=0\#
        G0=;0=0;00000000h:130?0=>0=0B0=?0=0K0GZ0a0F00000000000000000000000000000Ao0]0900000000=H0=0E1jE0M0K0\#
        =I0=0B0=J0=0E00000000000000000000000000000=P0=0>0=Q0=0U0=R0=0T0=S0=0>0=T0=0K00000000=V0=0>0=W0=0;0=X\#
        0=0M00000000=Z0=0]0=[0=0K00000000=]0=0L000000000000000=`0=0?0=a0=0]0000000000000000000000=e0=0:00000\#
        0000000000=h0=0B0=i0=0;0=j0=0D0=k0=0T00000000000000000000000000000>00=0H0in0T0A0>10=0J0>20=0P0>30=0=\#
        0>40=0S0>50=0T0>60=0<0>70=0R0>80=0I0>90=1<0>:0=0G0>;0=0J00000000>>0=0F0>?0=0R0>@0=0M0>A0=0?0>B0=0X0>\#
        C0=0B0>D0=0J0>E0=0M000000013o0T0M0>H0=0E00000000>J0=0=0>K0=0R00000000>M0=0[0>N0=0J0>O0=0N0>P0=0K0000\#
        00000000000>S0=0C0000000000000000000001TK0S0R0>X0=0B0>Y0=0C0>Z0=0:0kO0W0;0>[0=0R0>\0=090>]0=0>0>^0=0\#
        ;00000000>a0=0C0>b0=0O00000000>d0=0=00000000>f0=0P0>g0=0O0>h0=0D0>i0=0Z0>j0=0M0>k0=0N0>l0=0[0>m0=0A0\#
        >n0=0@18J0G0?0>o0=0F0?00=0I0?10=0;0?20=0]0?30=0Y0?40=0e0?50=0I0?60=0[0?70=0U0?80=0E0?90=0T0?:0=0H0?;\#
        0=0;0?<0=0E0?=0=0M0?>0=0=0l70Q0N0??0=0;0?@0=0G0?A0=0?0?B0=0H08\0X0E0Gk0g0C0?E0=0H0?F0=0U00000000?J0=\#
        0=000000000000000000000000000000000000?P0=0A0?Q0=0N0jb0J0?0?R0=0O0>12Q090D71T0?0?V0=0?00000000000000\#
        0000000000000000000000000000000000000000000?_0=0C00000000?a0=0T0?b0=0L0?c0=0F0?d0=0?0?e0=0G0?f0=0B0?\#
        g0=0A0000000000000000000000?k0=0D0?l0=0X0?m0=0D00000000?o0=0A0@00=0<0@10=0?0@20=0A000000000000000@50\#
        =0=00000000@70=0:0000000000000000000000@;0=0>0@<0=0:0@=0=0@0@>0=0Q0@?0=0@0@@0=0J00000000@B0=0G000000\#
        00@D0=0:0@E0=0B0@F0=0M000000000000000@I0=0O000000000000000@L0=0I00000000@N0=0?0@O0=080@P0=0A0@Q0=0?0\#
        @R0=0W1>\1B0A0D71d090@U0=0:12;1C0M0@V0=0=0@W0=0@0:80R0J0@Z0=0A0@[0=0E0@\0=0;0@]0=0?0@^0=0>0000000000\#
        000000000000000000000000000000000@e0=0J0@f0=0<0@g0=0X1>30R0F0@h0=0N0@i0=0C0@j0=0Y0@l0=0@0@m0=0G0@n0=\#
        0K00000000A00=0H0000000000000000000000A40=0Q0000000000000000000001970Q0E0000000000000000000000000000\#
        0000000000000000000000A@0=0H0AA0=0<0AB0=0;00000000AD0=0@000000000000000000000000000010V0F0A000000000\#
        000000AL0=0D0AM0=0K0AN0=0U0E8140i0AO0=0G00000000AR0=0@0AS0=0A0000000000000000000000AW0=0O00000000000\#
        000000000000000000A\0=0O00000000A^0=0G0A_0=0M0A`0=0<0Aa0=0@0Ab0=0M000000000000000Ae0=0T0000000000000\#
        0000000000000000Aj0=0g0Ak0=0L0Al0=0=0Am0=0>0An0=0?0Ao0=0:0B00=0L0B10=0B0B20=0E0B30=0Q0B40=0C0B50=0>0\#
        B60=0A0B70=0J000000000000000>11O0G0D10c0E0B;0=0D0B=0=0G00000000B?0=0<0B@0=0A00000000BB0=0I12B120E0oE\#
        0P0=0BD0=0=0J@0H0@0BF0=0;0BH0=0O1:h0M0<0BI0=0>0BK0=0;0BL0=0K0BM0=0T0BN0=0J0m10N0?0Ki0T0F0BP0=0R00000\#
        000BS0=0>0BT0=0B0000000000000000000000BX0=0@000000000000000B[0=0?0B\0=090B]0=0;000000000000000B`0=0G\#
        000000000000000Bc0=0E0Bd0=0E0Be0=0>000000000000000Bh0=0G0Bi0=0>0000000000000000000000000000000000000\#
        000000C00=0<1_l0T0A0bY1L0N0C20=0O0C30=0M0C50=0@0C60=0=00000000C80=0E0C90=0K0000000000000000000000000\#
        000000000000000000C@0=0G0CA0=0L1JW0T0Q0CB0=0F00000000he0X0S0CF0=0V0CG0=0B00000000CI0=0G0CJ0=0:0CK0=0\#
        F0CL0=0D0CM0=0E0Ao1O0;0CO0=1;00000000CQ0=0D000000000000000000000000000000000000CW0=0Z00000000Ao0G090\#
        0000000C[0=0J0C\0=090C]0=0H00000000C_0=0P0C`0=0_1l`0Y0;0Ca0=0:0Cb0=0;1Ej0M0B0Cd0=0=000000000000000D7\#
        0V0E00000000Cj0=0C0000000000000000000000Cn0=0K00^0Z0V00000000D10=0D0D20=0;0D30=0;0000000000000000000\#
        000D70=0I00000000D90=0:0D:0=0?0D;0=0S1R90Z0C0D<0=0C0D>0=1<0D?0=0=00000000DA0=0F00000000DC0=0G1dm0f08\#
        000000000000000DG0=0I0DH0=0E00000000DJ0=0:0DK0=0;00000000DM0=0K000000000000000DP0=0D0DQ0=0\000000000\#
        0000000000001EB100e00000000DW0=0D0DX0=0A00000001j`0S0O0D[0=0I0D\0=0Q0D]0=0B0^R0M0D00000000D`0=0U0Da0\#
        =0;0Db0=0D0Dc0=0C000000000000000000000000000000000000Di0=0D00000000Dk0=0G0Dl0=0F0Dm0=0A1YL0N0A0Do0=0\#
        J00000000E10=0800000000000000000000000000000E60=0;00000000E80=0g0060\0A000000000000000E<0=0B00000000\#
        0000000E?0=0C0E@0=0g0EA0=0C0EB0=0<0EC0=0<000000000000000000000000000000000000EI0=0=000000000000000EL\#
        0=0?0000000000000000000000EP0=0W00000000ER0=0D0ES0=0D0000000000000000000000EW0=0C000000000000000EZ0=\#
        090E[0=0A0E\0=0M0E]0=0H00000000000000000000000000000Eb0=0O00000000Ed0=0:0Ee0=0D0Ef0=0;0`N0P0;0000000\#
        00000000Ej0=0H0Ek0=0@0El0=0E0Em0=0B0En0=0Z0Eo0=0F1i30Z080F00=0E0F10=0A0F20=0<0000000000000000000000F\#
        70=0L0F80=0V0F90=0<0F:0=0I0000000000000000000000e:0Q0;00000000F@0=0;0FA0=0O0FB0=0D0FC0=0P0FD0=0X0FE0\#
        =0?0FF0=090FG0=0D0FH0=0D0FI0=0]1jE1e0M0FJ0=0C0FK0=0:1^51P0L0FL0=0L0FO0=0K0FP0=0Q0FQ0=0D0FR0=0U0FS0=0\#
        >0FT0=0M000000000000000FW0=0E0FX0=1<00000001220d0Y00000000000000000000000000000F_0=0L0F`0=0<00000000\#
        Fb0=0=0Fc0=0;0Fd0=0A0Fe0=0S0Ff0=0F0Fg0=0J0000000000000000000000Fk0=0:000000000000000Fn0=0W0Fo0=1;000\#
        00000G10=0S0G20=0W00000000000000000000000000000G70=0D000000000000000G:0=0=0G;0=180G<0=0:0G=0=0J1^50d\#
        0[0G>0=0H0G@0=0W00000000GB0=0E0GC0=0J0GD0=0G0GE0=0K000000000000000GH0=0;00000000GJ0=0K0GK0=0P0GL0=0:\#
        0GM0=0D0GN0=0F0GO0=0E000000000000000GR0=0O000000008B0X0B000000000000000000000000000000000001a<0W0D0G\#
        Z0=0800000000G]0=0G0h00Y0A0G_0=0B0G`0=0>0Ga0=0A000000000000000000000000000000000000Gg0=0I0Gh0=0I0Gi0\#
        =0P0Gj0=0Q0Gk0=0G0Gl0=0H0>11g0Y0Gn0=0D00000000000000000000000000000H30=0J0H40=0H0H50=0E0e:110<0H60=0\#
        F0H70=0:0H80=150H90=0A0H:0=0T0H;0=0H0H<0=0F0H>0=0:0000000000000000000000HB0=0V0HC0=0:0HD0=0@0HE0=0:0\#
        HF0=0;0HG0=0<01T0g0Q0HH0=0D0HI0=0J0HJ0=0>0HK0=0A0HL0=0T0[X0G0<0HO0=0;0HP0=0F0dP0V080HR0=0E0HS0=1B0HT\#
        0=0K0HU0=0I0HV0=0I0000000000000000000000HZ0=0A0000000000000000000000H^0=0F1o<0U0:0H`0=0A000000000000\#
        000000000000000000000000Hf0=0>0Hg0=0E0e:0]0C0000000000000016l0Y0@000000000000000Hn0=0H00000001c?0h0;\#
        0I10=0I1Z\1f0N000000000000000000000000000000000000I80=080I90=0S0I:0=0>0I;0=0d0I<0=0=0I=0=0R00000000I\#
        ?0=0G0I@0=0;0`]0f0>0fe0G0800000000ID0=0800000000IF0=0H0IG0=0E1f40`0I0IH0=0R0IJ0=0f000000000000000IM0\#
        =0Z00000000000000000000000000000IR0=0A0IS0=0M0000000000000000000000IW0=0>0IX0=0?0IY0=0<0IZ0=0B0I[0=0\#
        S0I\0=0?0I]0=090I^0=0<0I_0=0;0I`0=080Ia0=0=0Ib0=0D0Ic0=0:00000000Ie0=0T0If0=0G000000000000000Ii0=0I0\#
        Ij0=0@0Ik0=0P000000000000000In0=0V0Io0=0I0J00=0\0000000000000000000000J40=19000000000000000J70=0T1EN\#
        0E0:0000000000000000000000J<0=0V0J=0=0=00000000J?0=0J0J@0=0;0JA0=0L0JB0=0N0JC0=0>0JD0=0M00000000JF0=\#
        0^0JG0=0=0JH0=0D0JI0=0B00000000000000000000000000000JN0=0?00000000JP0=0G0JQ0=0J000000000000000000000\#
        0JU0=0H0JV0=0=0JW0=0L00000000JY0=0:0JZ0=0S000000000000000J]0=0B0J^0=0;0J_0=0;0J`0=0?0000000000000000\#
        000000Jd0=0S0Je0=0B0Jf0=0F0000000000000000000000Jj0=0>00000000Jl0=0M0Jm0=0G0Jn0=0\0Jo0=0I0K00=0W0K10\#
        =0D0K20=0<0K30=0D0K40=0M0K50=0J0K60=0F0K70=0U0K80=0a0K90=0C0K:0=0@0K;0=0?0K<0=0A00000000K>0=0>0K?0=0\#
        =0K@0=0W0KA0=0P0KB0=0X0000000000000000000000KF0=0=0KG0=0>00000000KI0=0:0000000000000000000000KM0=0D0\#
        KN0=0<0KO0=0J0KP0=0900000000KR0=0E1AE0Q0;000000000000000KV0=0D0KW0=0:0KX0=0:0da0N0?00000000000000000\#
        00000K]0=0I0K^0=0=0000000000000000000000D71<0G0Kb0=0;000000000000000Kf0=0<000000000000000Ki0=0G0Kj0=\#
        0S0Kk0=0H0Kl0=0B0000000000000000000000L00=0E00000000L20=0@0L30=0A00000000L50=0J0L60=0:0L70=0W0000000\#
        0L90=0?00000000N]0N08000000000000000000000000000000000000LA0=0D000000000000000LD0=0G0LE0=0C0LF0=0C00\#
        0000000000001=j0F0N000000000000000000000000000000000000000000000000000000000LR0=0L000000000000000000\#
        0000LV0=0K0XO0k0`0LW0=0G0LY0=0S00000000L[0=0<00000000000000000000000000000L`0=0?0La0=0J0000000000000\#
        00Ld0=0I0Le0=0B0Lf0=0;0Lg0=0;0Lh0=0Q0Li0=0I000000000000000Ll0=0M0Lm0=0S0Ln0=0O0Lo0=0D0M00=0C1?i0_0;0\#
        M10=0;0M20=0@0M30=0C0M40=0=03o0G0A0000000000000000000000M:0=0I0M;0=0D00000000M=0=0D0M>0=0>0M?0=0:000\#
        000000000000MB0=0;0000000000000000000000MF0=0R0MG0=0;0MH0=0@0MI0=0D00000000MK0=0C0ML0=0L0MM0=0E00000\#
        0000000001]a0Q0H0ng0J090MQ0=0Q0MS0=090MT0=0:0MU0=0D0MV0=0;000000000000000MY0=0@0MZ0=0P00000000000000\#
        00000000M^0=0@0M_0=0O000000000000000Mb0=0M000000000000000Me0=0@0Mf0=0:0Mg0=0;0j80O0;0Mh0=090Mi0=0P0M\#
        j0=0:0Mk0=0D0Ml0=090Mm0=0Z0Mn0=0D0Mo0=1:0N00=0A0N10=0=0N20=0I0N30=0J0N40=0@0N50=0P000000000000000N90\#
        =0H00000000N;0=0F0N<0=0900000000N>0=0S0N?0=0G0N@0=0I00000000NB0=0L0NC0=0:00000000NE0=0J0NF0=0H1>\2U0\#
        M0NG0=0W0NH0=0<0NI0=0?0NJ0=0C1ib0Q0<0NK0=0@0NN0=0I00000000NP0=0R000000000000000000000000000000000000\#
        0000001Sl0Q0@0NW0=0H000000000000000N[0=0H00000000N]0=0A000000000000000N`0=0J0Na0=0;0Nb0=0M0Nc0=0G0Nd\#
        0=0E0Ne0=0:0Nf0=0:0Ng0=0I00000000Ni0=0:000000000000000000000000000000000000No0=0>0000000000000000000\#
        0000000000O40=090O50=0A0Hn0U0C00000000000000000000000000000O;0=0U00000000O=0=0U0O>0=0C00000000O@0=0M\#
        0OA0=0C0OB0=0G0OC0=0N0OD0=0C00000000000000000000000000000OI0=0K00000001O?0L0A00000000OM0=0R000000000\#
        000000OP0=0D00000000OR0=0F00000000OT0=0G0OU0=0H0OV0=0P00000000OX0=0D0OY0=0K0OZ0=0R0O[0=0B0O\0=0B0O]0\#
        =0R0O^0=0=0O_0=0A0O`0=0E0Oa0=0:0Ob0=0I0000000000000000000000Of0=0=0000000000000000000000000000000000\#
        0000000000000000On0=0L0Oo0=0E1Ad0^0H00000000P20=0O0P30=0^0P40=0N0Ml0F0;0P60=0M0P70=0E00000000P90=0<0\#
        0000000;m0e0L0P;0=0:0P<0=0L0P=0=0Q00000000P@0=0O0PA0=0G0PB0=0O0PC0=0V0PD0=0?0PE0=0M1SY0W0>0000000000\#
        00000PI0=0O000000000000000PL0=0Q0PM0=0V0PN0=0d0PO0=090000000000000000000000PS0=0C0PT0=0U1Bk0^0800000\#
        000PW0=0B0PX0=0G0PY0=0P0Xa0L0B0P[0=0L0P\0=0H0P]0=0T0P^0=0F00000000P`0=0C0000000000000000000000000000\#
        00000000Pf0=0Z0Pg0=0N09H0R0C0000000000000000000000000000000000000000000Po0=0L0Q00=0C0Q10=0C0Q20=0Q1A\#
        <0E0:0Q30=090^51@0D0Q40=0c0Q50=0:0Q60=0M0Q70=0B0Q80=0<0Q90=0G0Q;0=0H0Q<0=0>0000000000000000000000000\#
        00000000000QC0=0D00000000QE0=0C0QF0=0C0QG0=0>0_T1f0F0QI0=0[000000000000000QL0=0D000000000000000QO0=0\#
        D0QP0=0E0QQ0=0A0QR0=0B1_Y0H090:A0L0;0QS0=0E0QT0=0;0QV0=0A0QX0=0L000000000000000000000000000000000000\#
        00000000000000000000000000017d0W0E000000000000000Qe0=0I0K50W0P00000000Qh0=0X0Qi0=0k0Qj0=0N1Z\1O0F000\#
        00001Z40m0\0Qm0=0C0Qn0=0U0Qo0=0>1X00L0C0R00=0F0R10=0<0R20=091AA1:0;0R60=0O0R70=0Q00000000R90=0E0R:0=\#
        0F0oK0J0:0R;0=0F0R<0=0;0R=0=0B0R>0=0<0R?0=0:0R@0=0;0RB0=0?0000000000000000000000RF0=0800000000000000\#
        0000000000000000000000RL0=0A00000000RN0=0?000000000000000RQ0=0C0RR0=0L0RS0=0D0RT0=0=0RU0=0;0RV0=0?0R\#
        W0=0K00000000RY0=090RZ0=0R000000000000000R]0=0H00000000R_0=0E0R`0=0?0Ra0=0E00000000Rc0=0A0Rd0=0E0Re0\#
        =0M0Rf0=0V0Rg0=0]0Rh0=0<00000000000000000000000000000Rm0=0D0Rn0=0J0Ro0=0G0S00=0L0S10=0N0S20=0H0S30=0\#
        A0S40=0@0S50=0M0S60=0C0S70=0D0S80=0P00000000S:0=0>0000000000000000000000S>0=0;0S?0=0C0S@0=0A00000000\#
        000000000000000000000SE0=0@0000000000000000000000SI0=0W0SJ0=0H0SK0=0C0SL0=080SM0=0<0SN0=0D0SO0=0C0SP\#
        0=0F0SQ0=0L00000000SS0=0X0ST0=0C0SU0=0;000000000000000SX0=0R0SY0=0A0SZ0=0M00000000000000000000000000\#
        00000000000000000Sa0=0=1V<0H09000000000000000000000000000000000000Sh0=0E0Si0=0<000000000000000Sl0=0N\#
        0Sm0=0J00000000M30f080T00=0X0T10=0=0000000000000000000000T50=0<00000000T70=0G000000000000000T:0=0;0T\#
        ;0=0F00000000T=0=0F000000018\0V0E0T@0=0;00000000000000000000000000000TE0=0H0000000000000000000000TI0\#
        =0;0000000000000000000000TM0=0G0TN0=0W0TO0=0P0TP0=0S0TQ0=0A0TR0=0J0TS0=0:000000000000000000000000000\#
        0000000007F0X0<00000000T[0=0F000000000000000000000000000000000000Ta0=0R00000000Tc0=0M0nG0U0;0Td0=0<0\#
        Te0=0b0Tf0=0S0Tg0=0@0Th0=0Q0Ti0=0F0T50I0=0Tj0=0B0Tm0=0\0Tn0=0N0To0=090U00=0C0U10=0L00000000U30=0J0OA\#
        0P0C0U40=0C0U50=0<0U60=0=0U70=0I0U80=0L0U90=0I0U:0=0=000000000000000U>0=080U?0=0900000001UP0[0C0UB0=\#
        0@0UC0=0B00000000000000000000000000000UH0=0F0UI0=0K0000000000000000000000UM0=0;0UN0=0I00000000UP0=0>\#
        00000000UR0=0Q0US0=0A000000000000000000000000000000000000UY0=0U000000000000000U\0=0<0000000000000000\#
        000000U`0=0>0Ua0=0E0Ub0=0K0Uc0=0F0Ud0=0D0Ue0=0A0Uf0=0Y0Ug0=0:0Uh0=0B0gb0Y0F0Ui0=0=0Uj0=0=0Uk0=0P0Ul0\#
        =0C0Un0=0G0Uo0=0:0V00=0:0V10=0D0V20=0T0V30=0A0V40=0A0V50=0[0V60=0<0V70=0Q0V80=0A0V90=0T0cn0Y0P0V:0=0\#
        G0V;0=0=0V<0=0<0V=0=0E1nm1<0;0000000000000000000000000000000000000000000VF0=0?0HI0W0E000000000000000\#
        VJ0=0M0VK0=0G000000000000000000000000000000000000VQ0=0F0VR0=0F0VS0=0@0VT0=0a0VU0=0P00000000VW0=0H0VX\#
        0=0<000000000000000V[0=0K0P;1e0P0000000000000000000000V`0=0I00000000Vb0=0Q0Vc0=0;0Vd0=0;0Ve0=0\0Vf0=\#
        0C0Vg0=0I0Vh0=0G00000000000000000000000000000000000000000000000000W00=0M000000000000000W30=0G0000000\#
        00000001gS0G0<0W70=0T0W80=0?0000000000000000000000W<0=0<0W=0=0Y0W>0=080W?0=0L0W@0=0P000000000000000W\#
        C0=0A1AA0e0900000000WF0=0=1RR0`0L0WG0=0D0WI0=0K0WJ0=0;1T00X0@0WK0=0@1G=0R0@000000000000000WP0=0B0000\#
        000000000000000000WT0=0O0WU0=0F0WV0=0J000000000000000WY0=0R000000000000000W\0=0H0W]0=0K0W^0=0D0W_0=0\#
        @0W`0=0<0Wa0=0;000000000000000Wd0=0@000000000000000Wg0=0=0Wh0=0=0000000000000000000000Wl0=0=0Wm0=0C0\#
        Wn0=0C0Wo0=0M00000000X10=0?0000000000000000000000X50=0>00000000X70=0O00000000X90=0B000000000000000X<\#
        0=0:0X=0=0_0X>0=0K0X?0=0@00000000XA0=0X0XB0=0J00000000XD0=0=1f41:090XE0=0R0XF0=0?0XG0=0<0XH0=0M0XI0=\#
        090XJ0=0U000000000000000XN0=091:i1;0C0XO0=0^0XP0=0C00000000XS0=0P0XT0=0;0XU0=0Z0XV0=0A0XW0=0R0000000\#
        0000000000000000000000000000000000000000000X_0=0P00000000Xa0=0?00000000Xc0=0M0Xd0=0@0Xe0=0A0Xf0=0E00\#
        00000000000000000000Xj0=0?00000000000000000000000000000Xo0=0P0Y00=0E00000000Y20=0D0Y30=0C0Y40=0F0Y50\#
        =0J0dE0P0G0Y70=0>000000000000000Y:0=0I0Y;0=0;0Y<0=0?0Y=0=0G0eU0G0F00000000000000000000000000000YC0=0\#
        X0YD0=0B0YE0=0O0YF0=0U0YG0=0H0YH0=0;0YI0=0?0YJ0=0I0YK0=0N00000000YM0=0E0YN0=0=0YO0=0M0YP0=0?0YQ0=0K0\#
        YR0=0M01Y1A0D0YS0=0>0YT0=0H0YU0=0J0YV0=0M0YW0=0K0000000000000000000000Y\0=0C00000000Y^0=0M0000000000\#
        00000000000000000000000000Yd0=0>0Ye0=0<0Yf0=0Q00000000Yh0=0M0\n0M0B00000000Yk0=0e0Yl0=0;0Ym0=1;0Yn0=\#
        0>0Yo0=0I0Z00=0H1Rj0g0\1PU0Q0E0Z20=0J0Z30=0>0Z40=0O000000000000000Z80=0@0Z90=0G000000000000000Z<0=0;\#
        0Z=0=0H0Z>0=0S0Z?0=0;0h00k0J0Z@0=0R0ZB0=0^000000000000000ZE0=0P0ZF0=0C0ZG0=0S0ZH0=0A0ZI0=0?0ZJ0=0=12\#
        ;0g0K0ZK0=0M00000000000000000000000000000ZQ0=0>0ZR0=0B00000000000000000000000000000ZW0=0;1c00Z0R0000\#
        0000ZZ0=0A0000000000000000000000Z^0=0H0Z_0=0E0000000000000000000000Zc0=0@0Zd0=0W0Ze0=0B0Zf0=0R000000\#
        00Zh0=0E0Zi0=0L0Zj0=0R0Zk0=0E0Zl0=0J0Zm0=0?0Zn0=0Z0Zo0=0=0[00=0C0[10=0:0000000000000000000000[50=0L0\#
        [60=0P0[70=0K0[80=0D0[90=090[:0=190[;0=0Q00000000[=0=0;0[>0=0:0[?0=0E0[@0=0I00000000c50^080[C0=0_000\#
        00000[E0=0Q0[F0=0L000000000000000D72@0;0[J0=0W1i30J0?0[K0=0H0[L0=0G00000000[O0=0<0[P0=0;0[Q0=0:1?i0S\#
        0;0[S0=0E0[T0=0W0h:2>0;0[U0=0=0[V0=0C0[W0=0B0[X0=0:0[Y0=0L0[Z0=0T1>:0O0D0[[0=0:0[\0=0>0[]0=0=0[^0=0K\#
        0[_0=0B0[`0=0:0[a0=0=0[b0=0<0[c0=0E0[f0=0C0[g0=080[h0=0<000000000000000[k0=0<0[l0=0I00000000[n0=0G00\#
        000000000000000000000000000\30=0<0\40=0>00000000000000000000000000000\90=0;000000000000000\<0=0A0000\#
        0000\>0=0G00000000\@0=0M0\A0=0`000000000000000\D0=0;00000000\F0=0D0\G0=0@00000000\I0=0L0;10K0:0\J0=0\#
        V0\K0=0K0\L0=0>00000000\O0=0c0\P0=0Q0\Q0=0G00000000\S0=0H00000000\U0=0e0\V0=0;0\W0=0;0\X0=0:0\Y0=0Y0\#
        00000000000000\\0=0Q0Gl0U0E0\^0=0E0\_0=0D0\`0=0<0\a0=0P0\b0=0D00000000000000000000000000000\g0=0?0\h\#
        0=0[00000000j50Q0F00000000\l0=0>00000000\n0=0@0\o0=0Q0]00=0P0]10=0J0]20=1<0]30=0<0]40=0?0]50=0C1480n\#
        0;000000000000000]90=0O0]:0=0C0];0=1@0]<0=0@000000000000000]?0=0M0]@0=0>0]A0=0B0]B0=0_0]C0=0=0000000\#
        0]E0=0S0]F0=0C00000000]H0=0C0]I0=0F0]J0=0C1Aj0b0E000000000000000]N0=0X0]O0=0;0]P0=0>0]Q0=0@00000000]\#
        S0=0L00000000]U0=0U0]V0=0A0]W0=0A0]X0=0W00000000000000000000000000000]]0=0L0]^0=0J0]_0=0H0]`0=0=0000\#
        0000]b0=0K00000000]d0=0K0]e0=0<0]f0=0Z0]g0=0B1m?0P0E00000000]j0=0@0]k0=0D0]l0=0:0]m0=0\0]n0=0N000000\#
        00^00=0F0^10=0H0>10W0?0^20=0B0^30=0>0^50=0?00000000^70=0F0^80=0E000000000000001:i0O0@00000000^=0=0C0\#
        ^>0=0;00000000^@0=0R000000000000000^C0=0:0000000000000000000000^G0=0@0^H0=0:0^I0=0K000000000000000^L\#
        0=0;1Y<0I0:0^M0=0B0000000000000000000001jE0i0C0^R0=0@0^S0=0S0^T0=0O0^U0=0C0^V0=0L1[h0J0D000000000000\#
        000^[0=0D00000000^]0=0I0^^0=0D00000000^`0=0R00000000000000000000000000000^e0=0B00000000^g0=0D0^h0=0E\#
        00000000^j0=0C0^k0=0H00000000000000000000000000000_00=0F1Fe0f0P00000000000000000000000000000_60=0>0_\#
        70=0:00000000_90=0P0_:0=0E0_;0=0D0_<0=0F0_=0=0W0_>0=0C1XK120=0_?0=090_A0=0U0_B0=1D0_C0=190_D0=0G0000\#
        00000000001i40T0S000000000000000_J0=0;0_K0=0U000000000000000_N0=0I1DG0R0L0_P0=0F0nU0[0H0_Q0=0Q000000\#
        00_T0=0I0000000000000000000000000000000000000000000_[0=0C1XK1W0900000000_^0=0I0__0=0I0_`0=0>0_a0=0F0\#
        _b0=0I0_c0=0@00000000_e0=0M0000000000000000000000FF0F0E0_i0=1=0_j0=0=0_k0=0B0_l0=0P0_m0=0?0_n0=0I0_o\#
        0=0K000000000000000`30=0O0`40=0V00000000`60=0H00000000`80=0M0`90=0B0000000000000000000000`=0=0D0`>0=\#
        0>000000000000000`A0=0C0`B0=0>0000000000000000000000`F0=0E0`G0=0f0`H0=0J0`I0=0A00000001:i1O0I0`K0=0:\#
        0`L0=0;0`M0=0:0`N0=091Ej0`090`Q0=0O0`R0=0?0`S0=0M00000000000000000000000000000`X0=0@0;V0_0B0`Z0=0P0`\#
        [0=0J00000000`]0=0C0`^0=0F00000000``0=0I00000000XB0W0D000000000000000`e0=0B0`f0=0K0`g0=0G0`h0=0@0`i0\#
        =0J0`j0=0D0`k0=0@000000000000000`n0=090000000000000000000000a20=0F000000000000000a50=0R0a60=0P000000\#
        0000000000000001Z\1=0A00000000a<0=0A0a=0=090a>0=0F0a?0=0O0Q00`0A000000000000000aC0=0Q0aD0=0B00000000\#
        0000000000000000000000000000aJ0=0A0aK0=0A0aL0=0D0aM0=0V0aN0=1?00000000aP0=0S0aQ0=0D08>0Z0A0aS0=0@0aT\#
        0=0a0000000000000000000000aX0=0U1IM110f0aY0=0;0a[0=0P000000000000000a^0=0>0a_0=0L0000000000000000000\#
        000ac0=0>0ad0=0I0ae0=0[0af0=0R0ag0=090ah0=0I0ai0=0:0aj0=0H0ak0=0J0al0=0L0am0=0V0an0=130ao0=0M0000000\#
        00000000b20=0I00000000b40=0=00000001G`0O0@00000000b80=0@1ZG0W0G0b90=0<1fR0U0D0b;0=0;0b<0=0=0b=0=0H0b\#
        >0=0V00000000bA0=0A00000000bC0=0Z00000000bE0=0D000000000000000bY0_0G00000000000000000000000000000bM0\#
        =0H0bN0=0B000000000000000bQ0=0A0bR0=0:0bS0=0C0bT0=1;0bU0=0H0bV0=0G00000000bX0=0=0bY0=0B0bZ0=08000000\#
        0000000000000000b^0=0F0b_0=0V000000000000000bb0=0D0bc0=0G0bd0=0`0be0=0P0bf0=080bg0=0K0bh0=0G00000000\#
        bj0=0@0bk0=0U0bl0=0B00000000bn0=0D000000000000000c10=0800000000000000121130F0c40=0I0c50=0?0c60=0N0c7\#
        0=0<0c80=0R00000000000000000000007F0K0<0c=0=0=13?0n0c0c?0=0;0c@0=0H1Y10j0I0cA0=0;1>\0V0A0cC0=0R0cD0=\#
        0U0cF0=0A0cG0=0?00000000cJ0=0B000000000000000cM0=0D0cN0=0<1L80N0L0h:0[0G0cP0=0\0cR0=0H00000000000000\#
        000000000000000cW0=0M0cX0=0D0cY0=0G1jM1?0J0cZ0=0\1jM0^0P0c[0=0J0c\0=0K0c_0=0H0c`0=0F0ca0=0U0cb0=0B0c\#
        c0=0@0P`0P0E0cd0=0=0ce0=0J0P;2P0D0ch0=0E0ci0=0P0cj0=0=0ck0=0R1<H0K0@0cl0=0Q0cm0=0S0cn0=0L0co0=0H17a0\#
        E0A000000000000000d40=0D0d50=0P0d60=0O0000000000000000000000d:0=0G00000000d<0=0:0d=0=0J00000000d?0=0\#
        H0d@0=0:000000000000000dC0=090dD0=0=0dE0=0C0dF0=0:00000000dH0=0O14?0F0;0dI0=0C0dJ0=0M0dK0=0G00000000\#
        0000000dO0=080dP0=0I0dQ0=0E00000000dS0=0>00000000dU0=0Q00000000dW0=0M0dX0=0=0QV0N0L0dZ0=0d0d[0=0P0D7\#
        1n0A0d]0=0<0d^0=0:0d_0=0>0d`0=0J0da0=0A0000000000000000000000de0=0N0df0=0V0dg0=0C0dh0=0[18]0O0;0dj0=\#
        0D000000000000000dm0=0K0dn0=0>00000000e00=0K0e10=0I0e20=0H0e30=0N00000000e50=0O0e60=0>0e70=0D0e80=0O\#
        00000000e:0=0:00000000e<0=0H0e=0=0@0e>0=0>000000000000000eA0=0R00000000000000000000000000000eF0=0C0e\#
        G0=0D0eH0=0J0eI0=0?1nm0_0=0eJ0=0A0eL0=0@000000000000000000000000000000000000eR0=090eS0=0H00000000eU0\#
        =0:00000000eW0=0:1@I0c0E0eX0=0;0eZ0=0;0e[0=0>0e\0=0<0e]0=0L0e^0=0?0e_0=0L0e`0=0G000000000000000ec0=0\#
        <000000000000000ef0=0A0eg0=0I0eh0=0M0ei0=0<0ej0=0O0000000000000015R0J0?0em0=0E00000000f00=0<0f10=0T0\#
        RB0c0H0f20=0H0f30=0<1kW0H0?000000011S0K090f70=0M000000000000000f;0=0K0f<0=0:0000000000000000000000f@\#
        0=0G0fA0=0?0fB0=0Y00000000fD0=0N0fE0=0=0fF0=0900000000000000000000000000000000000000000000000000fN0=\#
        0I0fO0=0I000000000000000fR0=0?0fS0=0T0fT0=0?1kW1>0;0fU0=090fV0=090fW0=0;00000000fZ0=0H00000000000000\#
        00000000f^0=0I1`=0V0A0f_0=0>0fa0=0O0fb0=0>0fc0=0=00000000fe0=0:0ff0=0=000000000000000fi0=09000000000\#
        00000000000000000000000000000000000000000g10=0F000000000000000g40=0O0g50=0H0g60=0R000000000000000000\#
        0000g:0=0^0g;0=0M0g<0=0F0g=0=1@0V00G0?0000000000000000000000gB0=0L00000000gD0=0X0gE0=0P0gF0=0G0gG0=0\#
        ;0gH0=0R0gI0=0;000000000000000gL0=0R0gM0=0O00000000gO0=0H0gP0=0F0P`0f0:0gQ0=0:0gR0=0B0gS0=0J0gT0=0X1\#
        7a0W0:0gW0=0G0gX0=0>0gY0=0I0gZ0=0D0g[0=0@0g\0=0D0g]0=0b0g^0=0V0g_0=08000000000000000gb0=0L0gc0=0?0gd\#
        0=0N0ge0=0F00000000gg0=0L00000000gi0=0A0gj0=0C000000000000000gm0=0R0gn0=0N0go0=0F0h00=0L0h10=0M00000\#
        000h30=0>0h40=0S00000000h60=0G0hj0X0E1jE1R0B0h80=0D0h90=0A0h:0=0=0h;0=0N0h<0=0G1kW0l0A0h>0=0D0h?0=0B\#
        0h@0=0L0hA0=0B000000000000000hE0=0Y0000000000000000000000hI0=0Q0hJ0=0K0hK0=0[0hL0=0K0hM0=0C0hN0=0900\#
        0000000000000hQ0=0G0000000000000000000000hU0=0H0hV0=0T000000000000000hY0=0=000000000000000h\0=0A0000\#
        0000h^0=0B0h_0=0J0h`0=0D0ha0=0=0hb0=0J00000000hd0=0K0he0=0K0hf0=0>00000000hh0=0;0hi0=0Q0hj0=0K0hk0=0\#
        ^00000000hm0=0F0hn0=0Q0ho0=0D1Bk0L0A0i10=0O0i20=0E000000000000000i50=0H0i60=0H0i70=0K00000000i90=0A0\#
        i:0=0\0i;0=1?0i<0=0B0i=0=0<00000000i?0=0M0i@0=0L0iA0=0:0iB0=0D0iC0=0[0iD0=0Q1l`0F0B0iF0=0C0000000000\#
        00000iI0=0E0iJ0=0H0iK0=0N0iL0=0A0iM0=0G0iN0=0K0iO0=0?00000000iQ0=0G0iR0=0L1L[0O0@0iT0=0:00000000iV0=\#
        0@0iW0=0=00000000iY0=0I0iZ0=0A0i[0=0J00000000i]0=0:00000000i_0=0C0i`0=0J0ia0=0800000000]_0U0E0>o0S0L\#
        00000000000000000000000000000ii0=0W0ij0=0P0ik0=190il0=0<0im0=0^0in0=0G0io0=0T0j00=0F0j10=0:0j20=0?00\#
        0000000000000j50=0D0j60=0O0j70=0P0j80=0B0j90=0G0j:0=0G0j;0=0K0j<0=0?0j=0=0I0j>0=0W0j?0=0L0j@0=0?0jA0\#
        =0>0jB0=0E0jC0=0=0jD0=0:0jE0=0<0jF0=190jG0=0X0>P0X0G1Bk0g0:0jH0=0N0jJ0=0J0jK0=0=0jL0=0G0Q00P0?0jM0=0\#
        =1P`0M0J0jN0=0B0jO0=0T0jP0=0K0jQ0=0;0jR0=0=0jT0=0l0jU0=0R0jV0=0H0jW0=0=0jX0=0=0jY0=0D000000000000000\#
        0000000j_0=0?0j`0=0F0ja0=0D0jb0=0=0jc0=0=0jd0=0X0je0=0;000000000000000jh0=0I0ji0=0=0jj0=0N00000000jl\#
        0=0E0000000000000000000000k00=0B00000000k20=0<0k30=0<0k40=0=0k50=0N00000000k70=0J000000000000000k:0=\#
        0A0k;0=0A0k<0=0;0RQ0P0A0k=0=0;000000000000000kA0=0Y0kB0=0F0kC0=0G0kD0=0<00000000kF0=0C0kG0=0H0000000\#
        0kI0=0:0kJ0=0D0000000000000000000000kN0=0;0kO0=0900000000kQ0=0<0kR0=0W0000000000000000000000kV0=0`00\#
        000000kX0=0N00000000kZ0=0L00000000k\0=0W0k]0=0>0k^0=0Y0nc0R0>0k_0=0M0k`0=0I0ka0=0L0kb0=0G0kc0=0K0kd0\#
        =0A0kf0=0C000000000000001S:0T0C0ki0=0;0kj0=1=0kl0=0b0km0=0G0kn0=0=0ko0=0F0l00=0E0l10=0Q0l20=0F000000\#
        00l40=0T0l50=0N0l60=090l70=0D00000000000000000000000000000000000000000000000000l?0=0C0l@0=0D0lA0=0P0\#
        lB0=0D0lC0=0A0lD0=0N0lE0=0H0lF0=0>0lG0=0J0lH0=0:0000000000000000000000lL0=0E00000000lN0=0G0lO0=0U0lP\#
        0=0=0lQ0=0J0lR0=0E0cj0J0N0lT0=0H1Aj0S0>00000000`]0P0E000000000000000lZ0=0J1YC0I0;0l[0=0O00000000l^0=\#
        0E000000000000000la0=0Q0lb0=0M0lc0=0M00000000le0=0G0000000000000000000000li0=0N000000000000000ll0=0R\#
        000000000000000fE0J0:00000000m10=0A0m20=0M00000000m40=0N0\b0Q0B0m50=0I0m60=0C0m80=0@0m90=0;0m:0=0`0m\#
        ;0=0B0m<0=0=0m=0=0G00000001cW0_0Q0m@0=0P0mA0=0D16J0K0D0mB0=0I00000000mE0=0U0000000000000000000000mI0\#
        =0D000000000000000mL0=0V000000010A130`1970g0;0mN0=0:1SR0N0:0mR0=0?0mS0=0X0mT0=0E0mU0=0N0mV0=0W1i20R0\#
        F00000001i4180I0mY0=0?000000000000000m]0=0C0m^0=0Q1o\0M0@0m_0=0=000000000000000000000000000000000000\#
        mf0=0K0mg0=0T0mh0=0;00000000mj0=0]00000001?i0I090mm0=0M0mn0=0Q0mo0=0=0n00=0F0000000000000000000000n4\#
        0=0C0000000000000000000000n80=0V12;0U0A0n90=0>0n:0=0N0n<0=0>000000000000000n?0=0N0n@0=0D0nA0=0I00000\#
        0000000000000000000000000000000nG0=0H0nH0=0>000000000000000nK0=0C00000000000000000000000000000000000\#
        00000000nR0=0C0nS0=0A0nT0=090nU0=0N0000000000000000000000nY0=0>0nZ0=0S0n[0=0=0n\0=0;1nm0J090n]0=0@0n\#
        ^0=0J0n`0=0L0na0=0Z0nb0=0?0nc0=090000000000000000000000ng0=0=0_T0V0?00000000000000000000000000000000\#
        0000nn0=0Q0no0=0I0o00=0J00000000o20=0<0o30=0@0o40=0=0000000000000000000000000000000000000000000o;0=0\#
        X0o<0=0E0o=0=0D00000000o?0=0A07f0Q0D0oA0=0G00000000oC0=0I0oD0=0M0oE0=0C0oF0=0C0oG0=0A0oH0=0Z1To0\090\#
        oJ0=0E0oK0=0=0oL0=0900000000oN0=0I0oO0=0K0oP0=0Z000000000000000oS0=0?00000000oU0=0D0oV0=0C0oW0=0@0oX\#
        0=0E0oY0=0K0oZ0=0=0>12[0;0o\0=0A00000000o^0=0a00000000o`0=0C16l0j0B000000000000000;o0j0?0od0=0E0oe0=\#
        0K0of0=0L0og0=0:0oh0=1@0oi0=0S0IS0Z0A0oj0=170ol0=0X0000000000000000000001010=0L1020=0G1030=0M1040=0A\#
        1050=0B1S\0N0J1060=0L1070=0@1090=0:10:0=0910;0=0Q000000000000000IW0K0?10?0=0D000000010A0=0f10B0=0=10\#
        C0=0D10D0=0N10E0=0P10F0=0;10G0=0?10H0=0B0000000000000000000000c50L0A000000010N0=0J10O0=0=000000010Q0\#
        =0B10R0=0e000000010T0=0A10U0=0P11i0H0;10V0=0900000000000000000000010[0=0?10\0=0V10]0=0I1kW0X0C000000\#
        0000000000000000l@0Q0B10c0=0a000000010e0=0>00000000000000000000000000000200N0T00000001WG0f0P10m0=0?1\#
        0[0L0<0000000000000000000001120=0S000000000000000000000000000000000001180=0=1190=0@11:0=0?03o0Y0911;\#
        0=0;11<0=0O11=0=0G11>0=0?11?0=0O11A0=0E11B0=0E0000000000000011E0=0D00000000000000000000011I0=0G11J0=\#
        0C11K0=0?11L0=0O11M0=0U00000000000000000000011Q0=0J11R0=0<11S0=0>11T0=0H000000011V0=0<11W0=0<0000000\#
        000000011Z0=0b11[0=0G11\0=0A11]0=0G0000000000000011`0=0B0000000000000000000000000000000000011f0=0@11\#
        g0=0=11h0=0>11i0=0;000000011k0=0A1Nk120F11m0=0R11n0=0I00000000<\0I0B1210=0M1220=0W000000000000000000\#
        0000000000000000000000000000000000000012;0=0812<0=0H12=0=0912>0=0C1R:0`0;12?0=0G12@0=0M12A0=0A12B0=0\#
        C12C0=0E12D0=0F12E0=0C12F0=0O12G0=0G000000012J0=0A0000000000000012M0=0H12N0=0D12O0=0G12P0=0C12Q0=0L1\#
        2R0=0L12S0=0H12T0=0G12U0=1612V0=0J12W0=0H000000012Y0=0^1:i0`0J12Z0=0O03P1F0A12]0=0J12^0=0F12_0=0B000\#
        00000000000000000012c0=0H0I@0H0900000001L80k0;12g0=0S12h0=0<12i0=0I12j0=0D1W@0^0G12l0=0C000000000000\#
        0012o0=0V00000000000000000000000000001340=0I00000001360=0K1370=0F1380=0Q1390=0L13:0=0J13;0=0J13<0=0F\#
        000000013>0=0J13?0=0a13@0=0>13A0=0;0000000000000013D0=0M13E0=0<13F0=0P0NC0G0A13H0=0J13I0=0D13J0=0D13\#
        K0=0G13L0=0O13M0=0M13N0=0K000000003o0c0<00000001AA0o0:00000000000000000000013V0=0<13W0=0;13X0=0C0000\#
        000000000013[0=0K000000013]0=0@1KV140a13_0=0I0Da0H0913a0=0K13b0=0;13c0=0\1NL0e0Z13d0=0J0000000000000\#
        013h0=0J13i0=0D000000013k0=0C13l0=0i13m0=0^13n0=0A13o0=0G1400=0L1410=0H01?140L1R90J0?1420=0I1430=091\#
        440=0L0]n0[0F1460=0:1470=0I1480=0L1490=0L14:0=0h14;0=0O14<0=0M14=0=0T14>0=0T14?0=0914@0=0:14A0=090<k\#
        0N0C14E0=0G000000000000001dm0V0?14I0=0D14J0=0H14K0=0R0FS0Y0?00000000=H170K14O0=0V000000014Q0=0X14R0=\#
        0:14S0=0=14T0=0E14U0=0F14V0=0N14W0=0D0000000000000000000001f40O0@14\0=0A14]0=0?14^0=0K00000000000000\#
        000000014b0=0A14c0=0G14d0=0:0000000000000014g0=1714h0=0I000000014j0=0?14k0=0U00000000000000000000014\#
        o0=0G1500=0G1510=0:1520=0E1530=0<1540=0Y1jN0S0B1550=0S1560=0=1B_0[0H0dP0_0K000000015;0=0\15<0=0H0000\#
        000000000015?0=0;0000000000000015B0=0X15C0=0J15D0=0>15E0=0M15F0=0J15G0=0=000000015I0=0=0000000000000\#
        015L0=0K15M0=0D0000000000000015P0=0O000000015R0=0=000000015T0=0D15U0=0900000000nc0F0;000000000000000\#
        000000000000015\0=0T000000015^0=0<15_0=0L00000000000000000000015c0=0:15d0=0B0000000000000015g0=0C15h\#
        0=0;15i0=140000000000000000000000=X0Z0M15n0=0I0000000000000012D0g0=00000001630=091640=0F1650=0:1660=\#
        0J00000000000000000000016:0=0G16;0=0C16<0=0E16=0=0R16>0=0C16?0=0:16@0=0C16A0=0;16B0=0<16C0=0?16D0=0;\#
        16E0=0h16F0=0O16G0=0;16H0=0K16I0=0L16J0=0>16K0=0B16L0=0F16M0=0G00000000Y<0L0L16P0=0H16Q0=0B16R0=0C16\#
        S0=0:00000000000000000000016W0=0A16X0=0>16Y0=0>16Z0=0K16[0=0E16\0=0D16]0=0I000000016_0=0;00000000000\#
        000000000016c0=0:000000016e0=0i16f0=09000000016h0=0C16i0=0C16j0=0I0@N0L0C16l0=0L16m0=0D000000016o0=0\#
        B1700=0M00000001720=0<00000001740=0;1750=0]1760=0>1770=0K1780=0I1kW1J091790=0<17:0=0K17<0=0c00000000\#
        00000017?0=0<0000000000000017B0=0L17C0=0C0SO0P0B17D0=0H17E0=0J17F0=0V17H0=0A17I0=0C17J0=0N02J0N0A17K\#
        0=0<17M0=0F000000000000000000000000000017R0=0B17S0=0:17T0=0E17U0=0K000000017W0=0N17X0=0P17Y0=0;17Z0=\#
        0X17[0=0G17\0=0J000000017^0=0<000000017`0=0P17a0=0817b0=0Y17c0=0<17d0=0J0000000000000000000000_P0S0?\#
        17h0=0;00000000Tg0M0B00000000000000000000000000001800=0@1810=0`000000000000001840=0D00000001860=0:18\#
        70=0W1880=0K1890=0M18:0=0@18;0=0U000000018=0=0V0000000000000018@0=0L18A0=0F18B0=0>18C0=0=00000000000\#
        00018F0=0O18G0=0@18H0=0W18I0=0A18J0=0:18K0=0;18L0=0C1kW1T0;18N0=0H18O0=0S18P0=0Q00000000000000000000\#
        00000000000000018V0=0R000000018X0=0=18Y0=0F18Z0=0c0`N0F0918[0=0;18\0=0I18]0=0B18_0=0=18`0=0?1ZV0O0L1\#
        8b0=0;18c0=0L000000018e0=0G000000018g0=0N000000018i0=0W0Gh0V0C18k0=0L1h^0F0;18l0=0L18m0=0:18n0=0P18o\#
        0=0G1900=0D1910=0<1920=0;1930=0O1950=0W1960=0C1970=0D1980=0B00000000000000000000019<0=0F000000000000\#
        000000000000000019A0=0@0000000000000019D0=0O19E0=0M000000000000000000000000000019J0=0?00000000000000\#
        19M0=0A000000019O0=0L19P0=0M00000000000000000000019T0=0F0000000000000019W0=0:19X0=0J19Y0=0<000000019\#
        [0=0P19\0=0B19]0=0H0000000000000019`0=0L19a0=0;19b0=0C000000019d0=0Q19e0=0H19f0=0H19g0=0I19h0=0:19i0\#
        =0=00000000000000000000019m0=0Q19n0=0;19o0=0N1:00=0J000000000000001:30=0D1:40=0;1b[0X0I1:50=0C000000\#
        01:80=0G0VS0M0@1:90=0N19g0V0F1:;0=0;1o<0`0>1:<0=0?0^R0b0@0>10g0E1:@0=0Y1:B0=0L000000000000001:E0=0?0\#
        0000001:G0=0>1:H0=0B00000000000000000000000000000000000000000000000001:P0=0C000000000000001:S0=0G1:T\#
        0=0M000000000000000000000000000000000000000000000000000000001J\0P0C00000001:_0=0O1:`0=0B1:a0=0W1:b0=\#
        0900000000000000000000000000001:g0=0?1:h0=0@1:i0=0B00000001:k0=0J08=0O0;1:m0=0M1:n0=0;00000001;00=0<\#
        000000000000001;30=0A1;40=0D00000001;60=0:00000001;80=0E1;90=0J1;:0=0@00000001;<0=0D1;=0=0O00000000_\#
        T1;0H1;@0=0D1;A0=0?1;B0=0G1UP0o0E000000000000001;F0=0R1;G0=0:1;H0=0?01Y0o0A1;I0=0N1;J0=0]1;K0=0;1;M0\#
        =0H0000000000000000000000000000000000000000000000000000000000000001;W0=0T1o<0F0>1;Y0=0Q1;Z0=0I1;[0=0\#
        H0QL0Q0;1;\0=0<1;]0=0>1;_0=0E1;`0=0;000000000000001;c0=0I1;d0=0:0ZR0O0A1;f0=0>00000000Gk1;0E1;i0=150\#
        00000000000001;l0=0G00000001;n0=0A000000000000001<10=0E1<20=0H1<30=0N1<40=0W1<50=0P1<60=0B0000000000\#
        000000000001<:0=0B000000000000000000000000000000000001<@0=0M1WG0L0I05o0h0F00000001<D0=0G1<E0=0H1<F0=\#
        0B1<G0=0G1<H0=0>00000001Ej0j0;1<K0=0=1<L0=0:1<M0=0M1<N0=0R1<O0=0<00000001<Q0=0]1<R0=0\1<S0=0<1<T0=0?\#
        00000000000000000000000000001<Y0=0A00000001<[0=0C17M0S0B1<\0=0P1<^0=0;000000000000000000000000000000\#
        000001<d0=0@1<e0=0>1<f0=0A0000000000000000000001<j0=0>1<k0=0<1<l0=0V000000000000001211J0J00000000000\#
        000000000000000001=40=0C1=50=0A1=60=0F1=70=0A1=80=0>1=90=0A0^>0H081=:0=0<1=;0=0M1==0=0E1=>0=0=1=?0=0\#
        ;1=@0=0L1=A0=0H1=B0=0P03o100C00000001=E0=0Q1a20W0D1=F0=0C1=G0=0E00000001=J0=0I1=K0=0H1=L0=0U1kE0J0;1\#
        =M0=0:1=O0=0:1=P0=0:00000001=R0=0J1=S0=0>00000000000000000000000000001=X0=0T000000000000000000000000\#
        0000000000000000001kN0K0<1=`0=0L1=a0=0A1=b0=0\1=c0=0C1=d0=0T1=e0=0<1=f0=0I1=g0=0T000000000000001=j0=\#
        090bd0m0b000000000000001=n0=0M1=o0=0O1>00=0<000000000000001>30=0E1A00M0>00000001W@160800000000000000\#
        00000001>:0=0B1>;0=0=1><0=0U1>=0=0J1>>0=091>?0=0A1>@0=0=1>A0=0H1>B0=0F000000000000001>E0=0@00000001>\#
        G0=0P00000001>I0=0R0000000000000000000001>M0=0G1>N0=0H1>O0=0B1RR0N0A1>P0=0?0h:2J0;1>Q0=0H1>S0=0@1c?0\#
        V0A1>T0=0A1>U0=0=1>W0=0G1>X0=0K1>Y0=0:1>Z0=0U1>\0=0I1>]0=0G00000001>_0=0B1>`0=0J00000000000000000000\#
        000000000000000000000000000000000000000000000000000000000000000000000001>n0=0E00000001?00=0C1?10=0U1\#
        ?20=0I00000001?40=0V1?50=0K1?60=0e1?70=0?1?80=0P1ZG0o0L00000001?;0=0G03P120C1?<0=0J1?=0=0\1?>0=0I000\#
        0000000000000000000000000000000000000001?F0=0@0000000000000000000000000000000000000000001?M0=0V1?N0=\#
        0D000000000000001?Q0=0U0RU0H0B1?R0=0O1?T0=0@00000000000000000000000000000000000000000000000000000000\#
        00000001?^0=0;1?_0=0>1?`0=0;00000000000000000000000000001?e0=0@01Y1V0;1?f0=0F1?g0=0F1P<0f0A1?i0=0<00\#
        00000000000000000001?n0=0R000000000000001@10=0M000000000000001@40=0F1@50=0>00000001@70=0C00000001@90\#
        =0[1@:0=0<1@;0=0L1@<0=0R00000001@>0=0F1@?0=0=000000000000000000000000000000000001@E0=0N00000001@G0=0\#
        V1@H0=0:1@I0=0B1@J0=0:1@K0=0G1@L0=0D000000000000000000000000000000000001@R0=0;1@S0=0=1@T0=0Q00000001\#
        @V0=0N1@W0=191@X0=0@1@Y0=0;1@Z0=0;00000001>\200T1@]0=0R1@^0=0A1@_0=0Z1@`0=0F1@a0=0A1@b0=0>0T;0c0A1@c\#
        0=0K1@d0=0D000000000000001@h0=0H0000000000000000000000000000000000000000001@o0=0?1A00=0@1A10=1:1A20=\#
        0>0@E0O0B1A30=0F0<E0X0F0@\0H081hW0k0C1A80=0;1A90=0N1A:0=0A00000001A<0=080k<1?091A>0=0;00000001A@0=09\#
        1@I0O0C0FF140;1AA0=0H1AB0=1<1AC0=0>1AE0=0:1AG0=0Z1AH0=0<1AI0=0J1AJ0=0E02U2B0?1AK0=0N1AL0=0K1AM0=0?1A\#
        N0=0H1AO0=0@1AP0=0F1AQ0=0Q1AR0=0Z1AS0=0;000000000000000000000000000000000000000000000000000000000000\#
        0000000000000000000000001Aa0=0h1Ab0=0I00000001Ad0=0Q00000001Af0=0D1fR0F0>1Ah0=0C1Ai0=0F0k<0b0L1Aj0=0\#
        F1Ak0=0B1Al0=0A000000000000001B00=0K1B10=0;0000000000000000000001B50=0C00000001B70=0L1=M0R0<00000000\#
        0000001B;0=0R1B<0=0B1B=0=0G000000017d0m0900000000000000000000000000001BD0=0E1BE0=0?1BF0=0?0000000000\#
        00001BI0=0H1BJ0=0?0ai0V0<1BL0=1>000000000000001BO0=0E00000001BQ0=0B1BR0=0f0FQ0Q0I0000000000000000000\#
        00000000000000000000000000000000000001B\0=0d0RB1I0A1B]0=0J1B^0=0U1B_0=0N1B`0=0Z15R0Z0;1Ba0=0:1Bb0=0P\#
        1Bc0=0H0>12g0N1Bd0=0O1Be0=0N1Bf0=0P1Bg0=0H1Bk0=0?0000000000000000000001Bo0=091W@0N0?0gW0T0L1C20=0O00\#
        000001C40=0`1C50=0i1C60=0A1C70=0F1C80=0=1C90=0S1C:0=0M1C;0=0B00000001C=0=0P00000001C?0=0A00000000000\#
        00000000000000000000000000000000KP0F0;1CG0=0J1CH0=0[1CI0=0;1CJ0=0G0Jj0K0?000000000000001CN0=0_1CO0=0\#
        L1CP0=0O1CQ0=0J1d>0h0]1CS0=0W1CT0=0G000000000000001CW0=0H000000000000000P;0G0D00000001C\0=0A00000001\#
        C^0=0H0>n0M0J00000001Ca0=0S00000000000000000000000000000000000000000000000000000000000000000000001Cl\#
        0=0G1Cm0=0<000000000000001D00=0A1D10=0N0000000000000000000000000000000000000000001D80=0P1D90=0D1D:0=\#
        0D1D;0=0R1D<0=0F1D=0=0B1D>0=0:000000000000001DA0=0R1DB0=0=1W@1?0:1DD0=0N1S\0i0O1DF0=0L1DG0=0E1DH0=0R\#
        1DI0=0P1DJ0=0;0CJ0G0A1DK0=0D1DL0=0>1DM0=0@000000000000000WK0M0@0gi0N0H1DS0=0B00000001DU0=09000000000\#
        0000000000001DY0=0L1DZ0=0F1D[0=0G0GZ180=1D]0=0A1D^0=0;1D_0=091D`0=0?1Da0=0R0]A0O0B0MG0H0<1Db0=0C1Dc0\#
        =0;1Dd0=0:000000000000001Di0=0L1RH0X0A1Dj0=0<1Dl0=0T0000000000000000000000000000000000000000001E30=0\#
        C1E40=091E50=0M00000000000000000000000000000000000000000019W0G0<000000000000001E?0=0@00000001>\0h0I1\#
        EA0=0D1EB0=0c1EC0=0U1ED0=0E1EE0=0>0000000000000000000001EJ0=0T1EK0=190000000000000002U1e0L1EN0=081EO\#
        0=0H0P;1N0F1EQ0=0;1ES0=0M00000001EU0=0?1EV0=0;1EW0=0D1EX0=0C1EY0=151EZ0=0H1E[0=0<1E\0=0H1E]0=0;1fa0Y\#
        0I1E^0=0@1E_0=0;00000001Eb0=0[00000001Ed0=0M00000001Ef0=090000000000000000000001Ej0=0@1Se0^0H1El0=0L\#
        1Em0=0F1En0=0G000000000000000000000000000000000000=H0e0A0000000000000000000001F80=0M1F90=0F1F:0=0A1F\#
        ;0=0900000001F=0=0H1F>0=0E1Nk0[0F1c?0F0?00000001FB0=0<1FC0=0J0000000000000000000001FG0=0A1FH0=0=1FI0\#
        =0G00000001FK0=0L1FL0=0B1FM0=0:1FN0=0O1FO0=0E00000001FQ0=0Z00000001FS0=0=1FT0=0H1FU0=0F1FV0=0D000000\#
        01FX0=0R1FY0=0K1FZ0=0J02U1O0E00N0W0?1F]0=0I00000001F_0=0V1F`0=0S00000001Fb0=0=000000000000001Fe0=0Y1\#
        Ff0=0Q0000000000000000000001Fj0=0S1Fk0=0T000000000000000000000000000000000001G10=0A1j=0F091G20=0L1G3\#
        0=0;1G40=0:1G50=0D1G60=0G1G80=0I1G90=0;1G:0=0T00000001G<0=0K1G=0=0E1G>0=0=0im0k0`1G?0=0M1G@0=0A1GB0=\#
        0?00000001GD0=0;00000001GF0=0900000001GH0=0E00000001GJ0=0G0000000000000000000001GN0=0K08D0F090000000\#
        1GQ0=0@1GR0=0B1GS0=0J00000001GU0=0A000000000000000000000000000000000001G[0=0Q000000000000001G^0=0S1G\#
        _0=0<1G`0=0B00000000B@0N0B1Gc0=0O1Gd0=0V1Ge0=0L0000000000000000000000FS0K0=0000000000000000000001Gm0\#
        =0R1Gn0=0F1Go0=0D1H00=09000000000000001H30=0`1H40=0X00000001H60=0I1H70=0;00000001H90=0L0000000000000\#
        01H<0=0E1H=0=0U1H>0=0@0000000000000000000001HB0=0:1HC0=0C1HD0=0h00000001HF0=0J0000000000000000000000\#
        0000001HK0=0E1HL0=0=1HM0=0>000000000000001HP0=0\000000000000001HS0=0\1HT0=0<1HU0=0R1HV0=0B1HW0=0O1HX\#
        0=0B0000000000000000000001H\0=0H00000000000000000000000000001Ha0=0B0000000000000000000001He0=0L1Hf0=\#
        0@1Hg0=0>1Hh0=0@1Hi0=0A00000001Hk0=1<00000001Hm0=0N0000000000000000000001I10=0S1I20=0@1I30=0K1I40=0M\#
        1I50=0R1I60=0D000000000000001I90=0A000000000000001I<0=0F0000000000000000000001hW1?0A1I@0=0L1IA0=0?1I\#
        B0=0L1IC0=0?1ID0=0N1IE0=0U1IF0=0;1IG0=0K1IH0=0H1II0=0B1IJ0=0:1IK0=0S1IL0=0B1IM0=0d1IN0=1:0<<0Q0@1IO0\#
        =0K1IP0=0L1IQ0=0N1IR0=0U1IS0=0B1IT0=0F1IU0=0=1IV0=0]1IW0=0A1IZ0=0;00000001I\0=0B00000000000000000000\#
        01I`0=0D1Ia0=0>00000001Ic0=0A00000000000000000000000000001Ih0=0A00000001Ij0=0[00000001Il0=0^1Im0=0B1\#
        In0=0K00000001J00=0N1J10=0C000000000000000RB1<0<1J50=0=000000000000001J80=0K000000000000001J;0=0L1J<\#
        0=0B1AA1F0<1J=0=0<1J?0=0;000000000000000000000000000000000001JE0=0G1JF0=0U1JG0=0G1kS0F0B00000001JJ0=\#
        0V00000001JL0=0B00000001JN0=0H1JO0=0D1JP0=0=1Z\0X0D0]j0M0B1JS0=091JT0=0G1JU0=0H1JV0=0:1JW0=0G1JX0=0P\#
        1JY0=0<1JZ0=0800000001J\0=0C00000001J^0=0D1J_0=0<1J`0=0V1Ja0=0C1S5150j1Jb0=0>1Jc0=0U1Jd0=0=0D1190G00\#
        000001Jh0=0E1Ji0=0G000000000000000000000000000000000001Jo0=0M1K00=0D1K10=0B1K20=0R1K30=0J1K40=0P1K50\#
        =0I1K60=0C1K70=0?1K80=0:00000001K:0=0F1K;0=0J0^5140;1480Y0D1K>0=0M1K?0=0e1K@0=0E1KA0=0;0000000000000\#
        0000000000000001KF0=0Z1KG0=0:00000001KI0=0C000000000000001KL0=0C1KM0=0H00000001@I190N000000000000000\#
        00000000000001`10F0:1KU0=091KV0=0g1X;0Z0I1KW0=0F1KX0=0A1_]1D0A1K[0=0G1K\0=0G1K]0=0:1[Q0V0G1K^0=191K`\#
        0=0O1Ka0=0N00000001Kc0=0F00000001Ke0=0J1Kf0=0P1Kg0=0Q1Kh0=0H0lR0f0G0000000000000000000001Km0=0A00000\#
        001Ko0=0W1L00=0=0000000000000000000001L40=0:1L50=0?000000001K0M0E1L80=0A1L90=0;1L:0=0F1L;0=091L<0=0:\#
        1L=0=0A00000001L?0=0H1L@0=0;000000000000001LC0=0=1LD0=0A1LE0=0J00000001LG0=0M1LH0=0@1LI0=0C000000000\#
        000001LL0=0D1LM0=0<1FU0S0>00000000000000000000000000001LS0=0;1LT0=0O00000001LV0=0B1LW0=0;1LX0=0O1LY0\#
        =0T00000001L[0=0B1L\0=0W00000001L^0=0H1L_0=0L1;d0G0N1L`0=0J0>a0P0C1Lb0=0Q1Lc0=0P1Ld0=0C1m\0N0A0>11=0\#
        A1_]0L0H1Li0=0H00000000000000000000000000001Nk1I0<1Lo0=0P000000000000001M20=0<000000000000001M50=0J0\#
        00000000000001M80=0>1M90=0\1M:0=0L1M;0=0Q1M<0=0D1M=0=0H1M>0=0:1M?0=1>1M@0=0;00000001MB0=0:0000000000\#
        000000000001MF0=0U1MG0=0N1MH0=0N1MI0=0S1:i1i0H1MJ0=0<1MK0=0J1ML0=0E1MM0=0J1MN0=0E1MP0=0_1MQ0=0A1MR0=\#
        0>000000000000001MU0=0@0000000000000000000001MY0=0U0e=0M0=000000000000001M]0=0R0EL0`0A00000000000000\#
        0000000000000000000001Md0=0>1Me0=0=000000000000000000000000000000000000000000000000000000001Mn0=0I00\#
        000001N00=0B1N10=0B1N20=0C1N30=0A0^50\091N50=0R1N60=0U0000000000000000000000000000000000000000000000\#
        00000000000000000000000000000000000000000000000000001NE0=0S0000000000000000000001NI0=0R1NJ0=0A1NK0=0\#
        B1NL0=0X1NM0=0P1NN0=0<1NO0=0R1NP0=0D1NQ0=0P1NR0=0T1NS0=0V1NT0=0G1NU0=0H1NV0=0H1NW0=090@h0[0?00000001\#
        NZ0=12000000000000001N]0=0V1N^0=0b1N_0=0P1N`0=0@000000000000001Nc0=0?00000001Ne0=0D00000001Ng0=0B000\#
        00001Ni0=0D1Nj0=1;1Nk0=0:1Nl0=0G1Nm0=0I1Nn0=0P0000000000000000000000000000000000000000001O50=0D1O60=\#
        0;00000000000000000000000000001O;0=0C1O<0=0;1O=0=1:1O>0=0R1O?0=0?1O@0=0A1OA0=0E000000000000001OD0=0@\#
        1OE0=1;1OF0=0F1OG0=0=00000001OI0=0C0;V0N0@00000001OL0=0P1OM0=091ON0=0W1OO0=0;1OP0=0F00000000j?0Y0M1O\#
        S0=0N1OT0=0L1OU0=0O00000000000000000000000000001OZ0=0P00000001O\0=0;00000001>M0T0F1O^0=0L1O_0=0j1O`0\#
        =0?1Oa0=0R0000000000000000000001Of0=0H1Og0=0I000000000000001Oj0=0Y00000000000000000000000000001Oo0=0\#
        @1P00=0A00000000000000000000000000001P50=0L00000001P70=0@1P80=0>1P90=0N1P:0=0;1P;0=0J0=X180I1P<0=0E1\#
        P=0=0:1P?0=0?1P@0=0K1kS0Y0;1PB0=0F0GZ0E0K1PC0=0E000000000000000000000000000000000001PJ0=0N1PK0=0E000\#
        00001PM0=0T1PN0=0B1PO0=0A1IT0S0B0kO0F0@000000000000001PT0=0W1PU0=0D00000001PW0=0C0000000000000000000\#
        0000000000000000000000000000001AA0U0?1P_0=0F1P`0=0@00000001nm1H0?1Pd0=0I0000000000000000000000000000\#
        1Pi0=0F0000000000000000000001Pm0=0J000000000000001Q00=0<1Si0G0C000000000000001Q40=0?1Q50=0;00000001Q\#
        70=0;00000001Q90=0R1Q:0=0M1Q;0=0?1Q<0=0K00000001Q>0=0F0000000000000000000001QB0=1>12D0S0C1QD0=0L1QE0\#
        =0A1QF0=0<1QG0=0N1QH0=0A1QI0=0:000000000000001QL0=0=00000001QN0=0M00000000000000000000000000001QS0=0\#
        E0D70l0?0Ki0k0K00000000000000000000000000000000000000000000000001Q]0=0=00000000000000000000000000000\#
        00000000000000000000000000000000000^50L0?1Qg0=0B1Qh0=0W1Qi0=0h00000001Ql0=0?1Qm0=0G1Qn0=0:1Qo0=0K1R0\#
        0=0A1R10=0H00000001R30=0;0bN0\0>0fR0^08000000000000001R80=0L1R90=0=1R:0=0A1R;0=0;1R<0=0R1R=0=0R1R>0=\#
        0L1R?0=0<1R@0=0T1RA0=0B1To0Q0:1RB0=0?1RC0=0H1RE0=0J1RF0=0=1RG0=0=1RH0=0K000000000000001RK0=0:0000000\#
        00000001RN0=0;1RO0=0O1RP0=0;1RQ0=0G1RR0=0A1hd0U0I000000000000001RV0=0B00000001RX0=0U1RY0=0:1RZ0=0>1R\#
        [0=0N1R\0=0R1R]0=0<1R^0=0P00000001R`0=0M000000000000001Rc0=0G1Rd0=0>0Ao0Q0;1Re0=0D1Rf0=0Y1Rg0=0P1\J0\#
        F0C1Rh0=0M1Ri0=0=1Rj0=0Z1Rk0=0?1Rl0=0?1Ro0=0S1J50J0D000000000000001S30=0R1S40=0Q1S50=0h1S60=0I1S70=0\#
        A1S80=0:1S90=0?1S:0=0G1S;0=0J0000000000000000000001S?0=0I00000001B10H091SA0=0:1SB0=0]1SC0=0;1SD0=0>1\#
        SE0=0E1SF0=0J0000000000000000000001SK0=171SL0=0I1SM0=0:1SN0=0a1SO0=0I1SP0=0A1SQ0=0D1SR0=0A1SS0=0A000\#
        000000000001SV0=0;1SW0=0D1SX0=091SY0=0@1SZ0=0H03P0P0A1S[0=0;1S\0=0A1S]0=0=0fR0g0:1S`0=0;000000000000\#
        001Sc0=0K00000001Se0=0Q0ia0E0K1Sf0=0:1Sh0=0Q1XK0`0A1Si0=0:1Sj0=0<1Sl0=0D1Sm0=0:1Sn0=0A1So0=0:1T00=0K\#
        1T10=0<000000016;0P081T40=0j1T50=0e00000001T70=0>00000001T90=0J00000001T;0=0[00000001T=0=0B1T>0=0I00\#
        000001o\0^0?0000000000000000000001TD0=0V1TE0=0G1Ja0P0C00000001TH0=0C04`0S0B00000001TK0=0F1TL0=091TM0\#
        =0H1TN0=0;1TO0=0H1M<0Q0;1TP0=0W1TQ0=0C0000000000000000000000000000000000000000001<k0I0:00000001T[0=0\#
        L1T\0=0F00000001T^0=0H00000001T`0=0;1Ta0=0W1Tb0=0F1Tc0=0D1Td0=0M1O@0N0?1Tf0=0A1Tg0=0=1Th0=0C00000000\#
        0000001Tk0=0R1Tl0=0K1430F0;1Tn0=0@1To0=0D1U00=0F000000000000001U30=0M00000001U50=0L0oi0`0E1U60=0F1U8\#
        0=0A1U90=0M1U:0=0M1U;0=0H1U<0=0H1U=0=0T000000000000001kW1`0=1UA0=0R00000001UC0=0Y1UD0=0A1UE0=0D1UF0=\#
        0?1UG0=0C00000000000000000000000000001UL0=0<00000001UN0=0;1UO0=0?1UP0=0N1UQ0=0H000000000000001UT0=0g\#
        0000000000000000000001UX0=0I000000000000001U[0=0U00000000000000000000000000001=j0e0f1Ua0=0M000000000\#
        0000000000001Ue0=0<00000001Ug0=0D1Aa150d1Uh0=0A1Ui0=0F1Uj0=0\1k00N0C1Uk0=0B1Ul0=0D1560J081Um0=0N1V10\#
        =0C00000001V30=0G06A0J0=00000000000000000000000000001V90=0E1V:0=0J1V;0=0B1V<0=0;1V=0=0=1V>0=0:1V?0=0\#
        =1V@0=0C1VA0=0T1gf0K0>000000000000001VE0=0U0Ao0g0;1VF0=0K1VG0=0?1VH0=0G1VJ0=0G1VK0=09000000000000000\#
        0000001VO0=0@00000001VQ0=0T000000000000001VT0=0O0ES0Q0A00000001VW0=1<000000000000001VZ0=0E1V[0=0Q1V\\#
        0=0J1V]0=0<00000001V_0=0F000000000000001Vb0=0C00000001Vd0=0F1Ve0=111Vf0=0I1Vg0=0?1Vh0=0L000000000000\#
        0000000000000000000000000000001Vo0=0P000000000000001W20=0D000000000000000000000000000000000001W80=0R\#
        1W90=0C1W:0=0:1W;0=0>1W<0=0A00000001W>0=0K1W?0=0K1W@0=0A12B0P0?1WA0=0I000000000000001WE0=0?00000001W\#
        G0=0?1WH0=0I1WI0=0=1WJ0=0A00000001OF0S0F1WM0=0<1WN0=0S1WO0=0D1WP0=0A1WQ0=0;1WR0=0[1WS0=0?1WT0=0F1RN0\#
        H091WU0=0N1WV0=0;1WX0=0?000000000000001W[0=0<00000000000000000000000000000000000000000000000001Wc0=0\#
        :1Wd0=0F1We0=0M1Wf0=0;00000001Wh0=0Q1Wi0=0@000000000000000@Q0L0A0000000000000000000001X00=0?00000001\#
        X20=0D000000000000001X50=0G000000000000001]50J0;1X80=0>00000001X;0=0M1X<0=0C000000000000001X?0=0;1n9\#
        0^0D000000000000001XC0=0D1XD0=0<1XE0=0<00000001XG0=0H000000000000001XJ0=0A1XK0=0@0000000000000000000\#
        001XO0=0I1XP0=0C1XQ0=0C1XR0=0J1XS0=0T1XT0=0:1XU0=0L1XV0=0D00000001XX0=0D000000000000001X[0=0M1X\0=0J\#
        1X]0=0L1X^0=0@00000000000000000000000000000000000000000000000000<E0o0D0000000000000000000001Xj0=0D1X\#
        k0=0;1Xl0=0:1Xm0=0C1Xn0=0R000000000000001Y10=0A1Y20=0C1Y30=0c1L;0F0E1Y50=0R1Y60=0F000000000000001Y90\#
        =0[1Y:0=0Q00000001Y<0=0<0000000000000000000000000000000000000000001YC0=0<1YD0=0U00000000000000000000\#
        00000000000000000000001YK0=0;1YL0=0A1YM0=0V1YN0=0^1YO0=0K000000000000001YR0=0I0000000000000000000000\#
        00000000000001YX0=0F1YY0=0;1YZ0=0A1Y[0=0<1Y\0=0:1Y]0=0<1Y^0=0@1Y_0=0;1Y`0=0?0h>0Q0F1Yb0=0@1Yc0=0L1Yd\#
        0=0N1Ye0=0N1Yf0=0K1Yg0=0S1Yh0=0?1Yi0=0<00000001Yk0=0E0000000000000000000001Ai0i0D000000000000001Z20=\#
        0:00000001Z40=0`0000000000000000000000S>0H0C1Z90=0S1Z:0=091Z;0=0;1Z<0=0A1Z=0=0R1Z>0=0M1Z?0=0A0000000\#
        1ZA0=0J1ZB0=0;000000000000001ZE0=0D00000001ZG0=0J1ZH0=0\1ZI0=0@0000000000000000000001ZM0=0I1ZN0=0:1Z\#
        O0=0Q000000000000001ZR0=0D1ZS0=0M1ZT0=0T1ZU0=0<1ZV0=0B1ZW0=0L1ZX0=0:1ZY0=0G1ZZ0=0K00000001Z\0=0K1Z]0\#
        =0E0000000000000000000001Za0=0B1Zb0=0P00000001Zd0=0<00000001Zf0=0D00000001Zh0=0H1Zi0=1A1Zj0=0T000000\#
        000000001Zm0=0D1Zn0=0f1Zo0=0<1[00=0L000000000000001[30=0;1[40=0>1[50=0X1[60=0H0@N1E091[70=0I1[90=0@1\#
        [:0=0C1[;0=0;1[<0=0?1[=0=0P00000001[?0=0Z1[@0=161[A0=0J1[B0=0@1[C0=0N1[D0=0:1[E0=0?1[F0=0:1[G0=0A1[H\#
        0=0U1[I0=0L1[J0=0L1[K0=0F1[L0=0F1[M0=0R1[N0=0G1[O0=0<1[P0=0?1[Q0=0I1[R0=0:00000001[T0=0J00000001[V0=\#
        0@16Y0K0B1AE0G091[W0=0A00000001[[0=0M1[\0=0O1[]0=0A1[^0=0A0000000000000000000001[b0=0Q1[c0=0R1[d0=0E\#
        00000001[f0=0Q1[g0=0C1[h0=0=1[i0=0@000000000000001[l0=0=1XJ0N0L1Y10N0K1[n0=0J1\00=0b0000000000000000\#
        000000000000000000000000001\70=0C1\80=0D1\90=0N1\:0=0E1\;0=0?1\<0=0B1\=0=0V1\>0=091\?0=0H1\@0=0E1\A0\#
        =0B1\B0=0?1\C0=0C1\D0=0\1\E0=0M1S[0H0=1\F0=0D1\G0=0A1\H0=0:1\I0=0A1\J0=09000000000000001\N0=0F000000\#
        01\P0=0A1\Q0=0H000000000000000000000000000000000001\W0=0R1T70K0E0000000000000000000001\\0=0B00000001\#
        \^0=0N1\_0=0S1\`0=0^1\a0=0D1\b0=0E1\c0=0@00000001\e0=0P000000000000001\h0=0A000000000000001\k0=0B1\l\#
        0=0C00000001\n0=0:14J0U0A1\o0=0=1]10=0H1]20=1:1ib0G091]30=0>1]40=0:1]50=0=1]60=0X1]70=0G0_T2=0N1]90=\#
        0H1]:0=0:1];0=0C1]<0=0N1]=0=0M1\B0L0M1]@0=0:1]A0=07000000000000001]D0=0B000000000000001]G0=1<1]H0=0H\#
        12;0E0?1]I0=0C1]J0=0g1]K0=0X1]M0=0K1]N0=0=1]O0=0O0000000000000000000001]S0=0K11;0H091]T0=0;1]U0=0D1]\#
        W0=0C1]X0=0N1]Y0=0=1]Z0=0H000000000000001]]0=080000000000000000000001]a0=0D1OM0F0F00000001]d0=090000\#
        0001]f0=0F1]g0=0C1]h0=0B1;`0H0B1]i0=09000000000000001]m0=0Q1]n0=0L1]o0=0@1^00=0V00000000000000000000\#
        01^40=0C1^50=0W1^60=0?000000000000000k;0N0?16J1>0>00000001^<0=0Q000000000000000000000000000000000001\#
        ^B0=0?0000000000000014E0T0E000000000000001^H0=0Q1^I0=0?1^J0=0=000000000000001^M0=0I1^N0=0[0bY170D1^O\#
        0=0;1^Q0=0=1^R0=0:1^S0=0H00000001^U0=0B1^V0=0G1^W0=0:1^X0=0;00000001^Z0=0A1^[0=0D1_]0e0N00000001^^0=\#
        091^_0=151^`0=0:00000001Ai0S0E1^c0=0?00000001^e0=0A00000001^g0=0F0Lf0H091^h0=0D1^i0=0D1^j0=0S0000000\#
        00000000000000000000000000001_10=0I0000000000000000000001_50=0D1_60=1:00000001_80=0G1_90=0?000000000\#
        0000000000001_=0=0800000001_?0=0<00000001_A0=0I0A\0\0P1_C0=0Q1_D0=0Q1_E0=0F1_F0=160000000000000008B0\#
        I0>1_J0=0:000000000000001_M0=0?000000000000001_P0=0U1_Q0=0J1_R0=0Q1_S0=091_T0=0S0h:1C0B12W0U0O1_U0=0\#
        =1_X0=0O1_Y0=0;1_Z0=0;1_[0=0A1_\0=0A1_]0=0?1_^0=0I000000000000001_a0=0;00000001_c0=0A1_d0=0T1_e0=0:1\#
        _f0=0>00000001_h0=0Q1_i0=0B1_j0=0C1_k0=0F1_l0=0G1_m0=0C000000000000001`00=0C1`10=091`20=0V1`30=0O1`4\#
        0=0O1`50=0G13o120B00000000000000000000000000001P<0R0C00000001`=0=0I1`>0=0C1`?0=0:1`@0=0:1`A0=0:1`B0=\#
        0J1`C0=0?00000001`E0=0@00000000000000000000000000001`J0=0D1`K0=0O00000000000000000000000000000000000\#
        00000001`R0=0J00000001`T0=0A00N0g0J1`V0=0;1`W0=0;00000001`Y0=0L0000000000000000000001`]0=0H1`^0=0J1X\#
        K0M0B1`_0=0X1``0=0H1`a0=0C000000000000001`e0=0F00000001l\0S0:00000001`i0=0L1`j0=0[1`k0=0N00000000000\#
        0001`n0=0H1`o0=0>000000000000001a20=0J1a30=0G1a40=0X00000001a60=0D0000000000000000000001a:0=0K1a;0=0\#
        T1a<0=0J1a=0=0A1a>0=0S1a?0=0;1a@0=0G00000000000000000000000000001aE0=0C00000001aG0=0G1aH0=0<1aI0=0e1\#
        Ai1>0A1aJ0=0:1aK0=0E00000000000000000000000000000000000000000000000000000000000000000000000000000000\#
        00001aY0=0:1aZ0=0\1a[0=0J1a\0=0>1a]0=0J00000001a_0=0;0000000000000000000000000000000000000000001af0=\#
        0I1ag0=0J1ah0=0I1ai0=0I000000000000001al0=0>1am0=0U1an0=0?1ao0=0g1b00=0L1b10=0O1b20=0<00000001b40=0O\#
        00000001b60=0E1b70=0P000000000000000000000000000000000000000000000000000000000^50f0=00000001\=0c0O00\#
        000000000000000000000000001=M0G0:000000000000001bJ0=0D1bK0=0;1bL0=0I1bM0=0L1bN0=0?1bO0=0K1bP0=0>1bQ0\#
        =0R00000001JW160I0RY0F0F1bT0=0=1bV0=0N000000000000001bY0=0O1EW0Q0F1b[0=0K1b\0=0>00000001b^0=0H1b_0=0\#
        Y000000000000001bb0=0V1bc0=0I1bd0=0J1be0=0C1bf0=0B14Q0e0Z00000001bi0=0:00000000000000000000000000001\#
        bn0=0G00000001c00=0M1Z]0R0D1I20M0;00000001c40=0S1c50=0;00000000000000000000005o0U0B1c90=0U1c:0=081c;\#
        0=0C1c<0=0J1c=0=0J1c>0=0<1c?0=091`]0n0V1Ad170M1cC0=0D1cD0=0J1cE0=0B1cF0=0G000000000000001cI0=0D00000\#
        001cK0=0:00000000000000000000000000000F@0H0900000001cR0=0I00000001cT0=0M00000001cV0=0\1cW0=0R0000000\#
        13E0I0F1cZ0=0H00000000000000000000000000001c_0=0M00000001ca0=0L1cb0=0C1cc0=0L1cd0=0D1ce0=0A000000000\#
        0000000000000000000000000000000001cl0=0L00000001ee0M090000000000000000000001d20=0D000000000000000000\#
        0001d60=0=1d70=0A0000000000000000000001AE0]0<1d<0=0S1d=0=0;1d>0=0[00000001d@0=0P1dA0=0;1dB0=0R1dC0=0\#
        <1dD0=0M1dE0=0R1dF0=0>00000001dH0=0F000000000000001dK0=0V00000001dM0=0F00000000000000000000000000001\#
        dR0=0<1dS0=0?00000001dU0=0L1dV0=0P00000000000000000000000000001d[0=0N1d\0=0d1d]0=0C1d^0=0?0000000000\#
        000000000001db0=0F1dc0=0=00000001de0=0=1df0=091dg0=0K1dh0=0_1di0=0L1dj0=0R1dk0=0J00000001dm0=0I00000\#
        001do0=0X0000000000000000000001e30=0S1e40=0;000000000000001e70=0H00000001e90=0E00000000j90T0M0000000\#
        00000001e>0=0900000000000000000000000000000G]0T0E0000000000000000000000000000000000000000001eJ0=0I1m\#
        N0^0F1eL0=091eM0=0A1eN0=0=1eO0=0>1eP0=0?00000000000000000000000000001eU0=0I0000000000000000000000000\#
        0000000000000000000000001e]0=0a1bN0L0A0210J0=10V0X0B1e`0=0I1ea0=0P1eb0=0L1ec0=0F1ed0=0?1ee0=0@1ef0=0\#
        @1eg0=0<1eh0=0<1ei0=0;1ej0=0N1ek0=0J1el0=151`]0U0H1em0=0A1en0=0I1eo0=0D1f00=0F1f10=0<1f40=0B1f50=0<0\#
        000000000000000000000000000000000000000001f<0=0c1f=0=0Q1f>0=0Q1f?0=0G0000000000000000000000000000000\#
        000000000001fF0=0U1fG0=0L00000001fI0=0X1fJ0=0B1fK0=0D1fL0=0C1fM0=0E1fN0=0>1fO0=0E1fP0=0R1fQ0=0A1fR0=\#
        0900000001fT0=0T1fU0=0<00000000000000000000000000001PU0g080000000000000000000001f^0=0W1f_0=0H1f`0=0c\#
        1fa0=0L1fb0=0F00000001fd0=0E00000001ff0=0A000000000000001fi0=1D1fj0=0H0000000000000000000001fn0=0E1f\#
        o0=0G1g00=0B12Q0Y0A1g10=0C1g20=0=1g30=0;1g40=0c1g50=0D1g70=0L1g80=0D00000001g:0=0@0D10Q0A1g;0=0E1g<0\#
        =0O1g=0=0@1g>0=0C1g@0=0>00000001gB0=0B00000000N;0S0;1gD0=0@1gE0=0>000000000000001gI0=0I1gJ0=0A1gK0=0\#
        A00000001gM0=0@1gN0=0E1gO0=0U00000001gQ0=0V1gR0=0<1gS0=0:0h:0J0@1gT0=0G1gU0=0E1gV0=0T1gW0=0;1gX0=0R1\#
        gY0=0=1gZ0=0K1`J0Q0J1g[0=0G1g\0=091g]0=091g^0=0;1o<0o0;1g`0=11000000012W150K1ge0=0K1gf0=0>1gg0=0;1SX\#
        0F0;000000000000000000000000000000000001gn0=0D0lR0R0C1h00=0D1h10=0T000000000000001h40=0@1h50=0H1h60=\#
        0?00000000@N0`0B1h80=0H1h90=0E1h:0=0:1h;0=0P1h<0=0;1h=0=0M01?0b0A1h?0=0U1h@0=0J1hA0=0T1hB0=1@1hC0=0B\#
        1hD0=0N0VW0U0H000000000000001hI0=0T1hJ0=0B1hK0=0o1hL0=0=1hM0=0G000000000000001jE2C0=1hQ0=0=1hR0=0=00\#
        000001hT0=0T1hU0=0I1hV0=0I1hW0=0J1hX0=0_1hY0=0>00000000000000000000000000001h^0=091h_0=0X1h`0=0?1ha0\#
        =0I1hb0=0F1hc0=0:1hd0=0H1he0=0:1hf0=0E1hg0=0A1hh0=0O1hi0=0J1hj0=0W1o50T0I1hk0=0D1hl0=0M1hm0=0?1hn0=0\#
        A1ho0=0:1i00=0=1i10=0;1i20=0E1i30=0=1i40=0G1i50=0S1i60=0F0Bd0R0H1i70=0E1i80=0T1I<0S0D1i90=0?1i:0=0A0\#
        3o1D0=1i>0=0F1i?0=0H1i@0=0K1iA0=0:1iB0=0;1iC0=0;1iE0=0S1iF0=09000000000000001gT0T0Q1iJ0=0A0000000000\#
        00001iM0=0P1iN0=0d1iO0=0M1iP0=0=1iQ0=0C1iR0=0<1SD0K0@1iT0=0D00000000Gk0T0B1iV0=0@1iW0=0<1iX0=0K1iY0=\#
        0U1iZ0=0=1i[0=0P1i\0=0K1i]0=0Z00000001i`0=091ia0=0?1ib0=0:0000000000000000000001if0=0B00000000000000\#
        1ii0=0L00000000000000000000000000000000000000000000000001j10=0N0Fb0J0?1j20=0C1j30=0:1j40=0N1j50=0B1j\#
        60=0P1j70=0;1j80=0<1XK1@0;1j;0=0]1j<0=0Q1j=0=091j>0=0B1j?0=0K1\90[0G00000000000000000000000000001jE0\#
        =0@1jF0=0E1jG0=0C1jH0=0C0k<0H0I1jI0=0D1jJ0=0:1jL0=0C1jM0=0Q1jN0=0F0000000000000000000001jR0=0=1jS0=0\#
        `000000000000001jV0=0E0000000000000000000000_T0f0D1jZ0=0A1j[0=0>1j]0=0J00000001j_0=0O1j`0=0F1ja0=0C1\#
        jb0=0F00000000000000000000000000000000000000000000000001jj0=0G00000001jl0=0G0000000000000000000001k0\#
        0=0A1k10=0O1k20=0N1k30=0R1k40=0C1k50=0?1k60=0C1k70=0[000000000000001k:0=0S1k;0=0K000000000000001k>0=\#
        0M1k?0=0K000000000000001kB0=0?000000000000001kE0=0=0?m0g0E1kF0=081kG0=0?1kH0=0<1kI0=0E00000000000000\#
        1kM0=0M1kN0=0>1kO0=0<1kP0=0D0Z00U0L00000001kS0=09000000000000001kV0=0K1kW0=0;00000000000000000000000\#
        000001k\0=0N1k]0=0>1k^0=0F1k_0=0E1k`0=0>1fR0j0F1kb0=0J000000000000001ke0=0X1kf0=0?1kg0=0:1kh0=0h1ki0\#
        =0]00000000000000000000000000001kn0=0J00000000000000000000000000001l30=0V00000001l50=0P0`G130`1l70=0\#
        G00000000000000000000000000000000000000000000000001l?0=0K00000001lA0=0U1lB0=0I1lC0=0:0FF0\0G1lD0=0Z1\#
        6J0`0>1lF0=0W1lG0=0C1`10]0C1UN0H0E1lH0=0X1lK0=0D1lL0=0C000000000000000000000000000000000001lS0=0?1lT\#
        0=0C0000000000000000000000000000000000000000001l[0=0=1l\0=0F0000000000000000000000>40`0A1l`0=091la0=\#
        0E1lb0=0A1lc0=0H00000001lf0=0L1S]0J0;1lg0=0B1li0=0>1lj0=0_1lk0=0N10[0Y0A1ll0=1900000001lo0=0E1m00=1;\#
        0ZQ0K0?1m20=0O1m30=0D00000000000000000000000000000Q0120L00000000jj0[0P1m;0=0G0000000000000000000001m\#
        ?0=0C1m@0=0=000000000000001mC0=0S1mD0=0I00000000=]0Y0N1mF0=0=1NE0`0:1mI0=0C1mJ0=0N1mK0=0C1mL0=0D1mM0\#
        =0<1mN0=0Q1mO0=0Q1mP0=0:1mQ0=0:00000001mS0=0J1mT0=0U1mU0=0L00000001mW0=0F1mX0=0B000000002U0U0A1mZ0=0\#
        C1m[0=0;1m\0=0A0?m0Q0E1m^0=0F1m_0=0B1m`0=0;1mb0=0S1mc0=0G0h:1l0A0000000000000000000000:[0H091mi0=0J1\#
        mj0=0K1mk0=0>1ml0=0P1mm0=0S1mn0=0A000000000000001n10=0O1n20=0M0iC0h0]000000000000001n60=0B0000000000\#
        00001n90=0Q1n:0=0R1n;0=0c1n<0=0K1n=0=0L0EL0L0C1n>0=0N1n?0=0Q1n@0=0H1nA0=0;00000001nD0=0;0e^0L0;1nF0=\#
        0D000000000000001nI0=0P0gP0S0D000000000000001nM0=0@000000000000001nP0=0V1nQ0=0;00000001nS0=0D0000000\#
        1nU0=0C00000001nW0=0W1_]1V0L0000000000000000000001n\0=0[00000001n^0=0B000000000000000000000000000000\#
        000001nd0=0M0000000000000000000000000000000000000000001nk0=0A1nl0=0:1nm0=0=1nn0=0;1no0=0J1o00=0D1o10\#
        =0D1Z\0m0?1o30=0H00000001o50=0G1o60=0S0WJ0H0?1o70=0>1o80=0<00000001o;0=0K1o<0=091o=0=0F1o>0=0O000000\#
        0000000014J1m0S00000001oC0=0@1oD0=0E1oE0=0E1oF0=0L0AR0M0B0000000000000000000001oK0=0K1oL0=0?00000000\#
        00000000000001oP0=0B1oQ0=0<1oR0=0:1oS0=0N1oT0=0I1oU0=0C1hW0W0C1B10\0;1oX0=0D1oY0=0A1oZ0=0K1o[0=0:1B1\#
        0R091o\0=0@1o]0=0A0`N0\0<1o^0=0R1o_0=0:1o`0=0C1oa0=0D1ob0=0=1od0=0A1oe0=0N1of0=0E1oh0=0T1oi0=0A1oj0=\#
        0I1ok0=0P1ol0=0@1om0=0=1on0=0L1oo0=0W00000000000000
        """#
    }

    /// The number of `application/octet-stream`.
    static var octetStream: Int { 2220 }

    /// The number of `text/plain`.
    static var plainText: Int { 4851 }

    /// The number of `application/x-zerosize`.
    static var emptyFile: Int { 4243 }

    /// The number of `text/html`.
    static var html: Int { 3806 }

    /// The number of `application/xhtml+xml`.
    static var xhtml: Int { 7258 }

    /// The number of `application/json`.
    static var json: Int { 5497 }

    /// The number of `application/xml`.
    static var xml: Int { 3268 }

    /// The number of `application/xml-external-parsed-entity`.
    static var xmlEntity: Int { 6924 }

    /// The number of `application/zip`.
    static var zip: Int { 7148 }

    /// The number of `application/gzip`.
    static var gzip: Int { 7828 }

    /// The number of `application/pdf`.
    static var pdf: Int { 1053 }

    /// The number of `image/png`.
    static var png: Int { 7983 }

    /// The number of `image/gif`.
    static var gif: Int { 4105 }

    /// The number of `image/jpeg`.
    static var jpeg: Int { 3401 }

    /// The number of `application/x-trash`.
    static var trash: Int { 6721 }
}
