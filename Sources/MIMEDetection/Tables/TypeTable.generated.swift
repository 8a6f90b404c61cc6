// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// The registry's types, packed; `PackedTypes` reads it.
enum TypeTable {
    /// The records of types, each where its name's hash points.
    static var text: StaticString {
        #"""
                                                                                                            \#
                                                                                   80G1900100000application/\#
        vnd.openxmlformats-officedocument.presentationml.comments+xml0c4A010G00003000application/vnd.wfa.p2p\#
        p2pA280C0000500Iapplication/x-snoopsnooppackets captured by snoopA860A0010900Mtext/x-git-config1;cgi\#
        tconfigdata in the format Git Config>060A0010800Itext/x-freemarker1;cftlh ftlsource code in FreeMark\#
        erA0@0@00000000application/dart                                                                    6\#
        010N00003000application/vnd.wolfram.playernbp              A000J00005000application/vnd.curl.pcurlpc\#
        url                                                         A010D00003000application/rpki-roaroa5870\#
        90010300Umodel/mtl1;cmtldata in the format Wavefront Material<000@00004000application/vsixvsix      \#
                                                     8010O00003000application/vnd.geogebra.slidesggsA000I000\#
        03000chemical/x-vamas-iso14976vms;080G0000:00?application/x-qemu-diskqcow2 qcowQEMU disk image      \#
               A860@0010000Ltext/x-go-module1;cdata in the format Go Module                                 \#
                                                                                                ?060:0010300\#
        Ktext/x-kit1;ckittext with the markup of Kit:280Q00100000application/x-vnd.datapackage+zip1_\       \#
                        >060<0010700Dtext/x-clean1;cicl dclsource code in Clean?060<00100000text/x-r-doc1;c \#
                                                                                                  A010E0000;\#
        000application/vnd.kinarkne knp sdfA010S00000000application/vnd.3gpp.mcdata-payload:2Y0d00100000appl\#
        ication/vnd.nato.openxmlformats-package.iepd+zip1_\2210=00000000video/mp4v-es0280;0@003000image/x-ti\#
        mimage/x-sony-timtim>060>0010300Ftext/x-clarion1;cclwsource code in Clarion                         \#
                                                           A0G0R00100000application/vnd.dvb.notif-init+xml0c\#
        4                         >860=0020C00Otext/x-vbasicQ2g1;cctl dsr cls bas frmsource code in Visual B\#
        asic 6.0      1290:00108000audio/eac3QOLeac3 ec3                    <2X0k00103000application/vnd.ado\#
        be.air-application-installer-package+zip1_\air>060?0010300Gtext/x-cartocss1;cmsssource code in Carto\#
        CSSA280H0000000Gapplication/x-thermo-rawmass spectrum of Thermo                                     \#
                                                                                                            \#
                                               A8G0H00100000application/eat-bun+json1EiA0G0_00100000applicat\#
        ion/vnd.3gpp.mcvideo-service-config+xml0c4      A010I00006000application/vnd.ieee.19051905.1        \#
                                                                                                            \#
                                       6390`0030400Iapplication/vnd.ms-word.document.macroenabled.12P>GP271_\#
        \docmWord document with macros                  3060?1810<008audio/x-mpegurlapplication/m3u audio/m3\#
        u audio/mpegurl audio/x-m3u audio/x-mp3-playlist1;cm3u vlc m3u8playlistA010D00000000application/pass\#
        portA860>0010D00Jtext/x-graphql1;cgraphql gql graphqlsdata in the format GraphQL                    \#
                                        1210:00000000audio/g729A010F00000000application/ohttp-keys   >060<00\#
        10200Dtext/x-aiken1;caksource code in AikenA000H00000000application/x-class-file:2Y0J00103000applica\#
        tion/bacnet-xdd+zip1_\xdd128090000300:audio/ac4ac4AC-4 audio                                        \#
                                                                  >060>0010300Ftext/x-eclipse1;ceclsource co\#
        de in ECLiPSeB280K0000300Gapplication/x-gnupg-trustdbgpgtrust database of GnuPG0210900003000image/ie\#
        fief                                                                                                \#
             >060;0010400Ctext/x-hurl1;churlsource code in Hurl A0G0P00100000application/vnd.radisys.msml+xm\#
        l0c4                                   A010N00000000application/vnd.oma.bcast.stkm                  \#
                                                             ;080Z0010H000application/x-raw-disk-image-xz-co\#
        mpressed1@oraw-disk-image.xz img.xz2290A00103000video/iso.segmentP@Pm4sD000B00000000x-content/softwa\#
        re                                                                                                  \#
                                                                                                            \#
                         0160Y0P204000application/vnd.ms-visio.stencil.main+xmlapplication/vnd.ms-visio.sten\#
        cil1_\0c4vssxA0G0h00100000application/vnd.etsi.overload-control-policy-dataset+xml0c4A000K00004000ap\#
        plication/vnd.ds-keypointkpxx7010i00004000application/vnd.collabio.xodocuments.spreadsheet-templatex\#
        ots:290c00100000application/vnd.cncf.helm.chart.content.v1.tar+gzip1jDA010L00004000application/vnd.o\#
        nepagertamptamp        0290N00003000image/vnd.valve.source.texturevtf                               \#
                                         >060>0010?00Ftext/x-newlisp1;cnl kif lsp lispsource code in NewLisp\#
                                      A8G0K00100000application/vnd.avalon+json1Ei                  A010@0000\#
        0000application/isup                                                                                \#
                                                        1280;0O003000audio/x-dsfaudio/dsd audio/dsf audio/x-\#
        dsddsf          A870A0010600Qtext/vnd.graphviz1;cgv dotdata in the format Graphviz (DOT)A080F0000700\#
        0chemical/x-mdl-rxnfilerxn rdf                                                                      \#
                                                          A060V00203000application/x-apple-systemprofiler+xm\#
        l0m\0c4spxA060I0010300Utext/x-adobe-font-metrics1;cafmdata in the format Adobe Font Metrics;200K0000\#
        200=application/x-uefi-firmwarefdUEFI firmwareA0G0E00109000application/inkml+xml0c4ink inkml?070<001\#
        00000text/vnd.gml1;c>060:0010800Btext/x-fpp1;cfppi fppsource code in FPP0280C0C103000image/x-minolta\#
        -mrwimage/x-raw-minolta0N0mrwA010U00009000application/vnd.ipunplugged.rcprofilercprofile>060<0010@00\#
        Dtext/x-bicep1;cbicep bicepparamsource code in BicepA8G0P00100000application/vnd.bbf.usp.msg+json1Ei\#
                             6280P00107000application/x-zip-compressed-fb21_\fb2.zip                        \#
                                                                                  >060;0010400Ctext/x-ispc1;\#
        cispcsource code in ISPC                                                                            \#
                    :280I0000:000application/x.sf3-archivear.sf3 sf3                                        \#
                                                ?070=00100000text/prs.texi1;c                               \#
                                                                                      A010H00000000applicati\#
        on/vnd.httphone                                                                                     \#
                                               1080H00003000application/x-guitar-progp4                     \#
                                      A0G0D00107000application/lost+xml0c4lostxml                           \#
                                                                                         D000A0010000;inode/\#
        mount-point0X`mount point                                                                           \#
                                                   C000A00000000multipart/example                   >060?001\#
        0300Gtext/x-typespec1;ctspsource code in TypeSpec>060=0010300Etext/x-firrtl1;cfirsource code in FIRR\#
        TLA010Y00006000application/vnd.3lightssoftware.imagescalimgcal               <010K00007000applicatio\#
        n/vnd.autopackagepackage                                                                            \#
                        1210=00000000audio/pcma-wb                                         ?060?00107000text\#
        /x-parasail1;cpsi psl     ?060?0010200Ptext/x-bikeshed1;cbstext with the markup of Bikeshed         \#
                0210:00004000image/jxrajxra                                                  A060K00100000ap\#
        plication/x-nautilus-link1;c                        =060I00103000application/x-wais-source1;csrcA010\#
        ?00000000application/cid                                                                            \#
                 A000B00008000chemical/x-isostaristr ist;200J00003000application/x-spectrum-mgtmgt>860<00303\#
        000text/x-svhdrPU[PUO1;csvhB060P00103000application/x-cisco-vpn-settings1;cpcf    ?060@00100000text/\#
        x-squidconf1;cA000J00003000application/x-spectrum-snasna   6000C00000000application/msword2        ?\#
        060;00104000text/x-clay1;cclay7280P00100000application/vnd.ms-excel.sheet.302TA010I00000000applicati\#
        on/vnd.wantverse?060A0010:000text/x-kernel-log1;ckmsg dmesg                                         \#
                                                                                                            \#
                                                                                             >060=0010700Ete\#
        xt/x-csound1;cudo orcsource code in Csound                                                      2290\#
        >0:008000video/vnd.vivovideo/vivoviv vivo1210=00003000audio/atrac-xatx                              \#
                                                                                                         A20\#
        0J0000000<application/x-linux-kernelLinux kernel    A0G0e00100000application/vnd.3gpp.mcdata-msgstor\#
        e-ctrl-request+xml0c4A0G0[00100000application/vnd.oma.cab-feature-handler+xml0c4   B010Q00003000appl\#
        ication/pem-certificate-chainpem                                                                    \#
                                                                                           A010C00000000appl\#
        ication/vnd.obn2210I00000000video/vnd.blockfact.factv>060C0010300Ktext/x-imagej-macro1;cijmsource co\#
        de in ImageJ Macro:080P00107000application/x-lz4-compressed-tar0]Vtar.lz4                A060K001030\#
        00application/vnd.ogc.sld+xml0c4sld                             =080I0000400Dapplication/x-applescri\#
        ptscptcompiled AppleScript                                                     <280B0000000Papplicat\#
        ion/x-corememory dump of a crashed program                                                          \#
                                                     >060@0010200Htext/x-qt-script1;cqssource code in Qt Scr\#
        ipt<280M00000000application/x-mach-o-dylinker2210:00004000video/h263h263                    5290C0C0\#
        0700?application/vnd.lasapplication/x-asprslas lazLAS point cloudA080O0000000Iapplication/x-openssl-\#
        encrypteddata encrypted by OpenSSL=460?00103000application/hta0kNhta            A280B0000200<applica\#
        tion/x-llvmbcLLVM bitcodeA860=0010600Itext/x-gradle1;cgradledata in the format Gradle               \#
                                                                                                            \#
                          @080C0000500>application/x-realmrealmRealm database                               \#
                 1210=00000000audio/melp600       0210=00003000image/tiff-fxtfxA280K0000000Lapplication/vnd.\#
        android.artimage of the Android runtime                                                             \#
                                                                                                            \#
                                                                A010D0B00?000application/vnd.koanapplication\#
        /x-koanskd skt skm skp                                                          A280I0000<000applica\#
        tion/x-sas-catalogsc7 sas7bcat                                                  2020>00007000video/x\#
        -la-asflsf lsxA080@00000000application/x-sc              80G1?00100000application/vnd.openxmlformats\#
        -officedocument.presentationml.commentauthors+xml0c4A0G0D00100000application/soap+xml0c4A000P0000000\#
        0application/vnd.google-apps.fileA060J0010300Vtext/x-linux-kernel-module1;cmoddata in the format Lin\#
        ux Kernel ModuleA010V00000000application/atsc-dynamic-event-message60F0H00103000application/x-dtbook\#
        +xml0c4dtb>060N00102000application/x-lowresnx-program1;cnx>06090010200Atext/x-c31;cc3source code in \#
        C3                   A060J0010300Vtext/x-adblock-filter-list1;ctxtdata in the format Adblock Filter \#
        ListA0G0D00104000application/mets+xml0c4metsA8G0E00100000application/jose+json1EiA060:0010300Ctext/x\#
        -vcf1;cvcfVCF genome variants>060<0010>00Dtext/x-zimpl1;czimpl zmpl zplsource code in Zimpl1090D0B00\#
        8000application/vnd.smafapplication/x-smafmmf smaf         B280F0000400Iapplication/x-keepass2kdbxKe\#
        ePass password database5000D00003000application/x-comsolmphA010Q00003000application/vnd.blueice.mult\#
        ipassmpmA010I00003000application/vnd.pg.osasliei60280C0=003000image/x-mrsid-imageimage/x-mrsidsidA0G\#
        0a00100000application/vnd.radisys.msml-dialog-transform+xml0c4<200H0k00O00?application/x-msdownloada\#
        pplication/x-ms-dos-executable application/x-msdos-programcom exe dll bat cpl msi drv scrWindows pro\#
        gramA280F0000300Mapplication/x-libmagicmgccompiled patterns of libmagic    0280:00004000image/astcas\#
        tcA290C00003000application/vnd.shxshx2210900000000video/evc          A280B0000400Capplication/x-tdms\#
        tdmsLabVIEW measurement                                                                             \#
                    A000C00003000chemical/x-chemdrawchm                            <280W00103000application/\#
        vnd.openofficeorg.extension1_\oxt                                                                   \#
                                                                                                            \#
                                                                                                            \#
                            2210<00000000video/ulpfec>060;0010400Ctext/x-mint1;cmintsource code in Mint     \#
                                                                        A8G0H00100000application/problem+jso\#
        n1EiA010O00000000application/oauth-authz-req+jwt                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                  A0G0h00100000application/vnd.3gpp.seal-app-comm-requiremen\#
        ts-info+xml0c4?070U00103000text/vnd.net2phone.commcenter.command1;ccccA010H00100000application/ace-t\#
        rl+cbor0b7A0G0D00104000application/wsdl+xml0c4wsdl        <280G0010600>application/x-sharedlib0K;so \#
        elfshared library>860A0010O00Dtext/x-dockerfile1;cdockerfile containerfile dockercontainer build fil\#
        e>060@0010600Htext/x-shaderlab1;cshadersource code in ShaderLabA010H00000000application/vnd.cups-pdf\#
        A8G0G00100000application/vnd.hc+json1EiA0G0j00100000application/vnd.openxmlformats-package.core-prop\#
        erties+xml0c4A010A00005000application/ipfixipfix           2210?00000000video/h264-rcdo             \#
                                                                                                            \#
                       A000C00003000application/x-kugarkud                                                  \#
                     A060B00104000application/x-it871;cit87                                          ?060:00\#
        10B000text/x-adl1;cadl adls adlf adlxA080A0000300@application/x-nifnifNetImmerse modelA010F00000000a\#
        pplication/macwriteiiA8G0@1C11I009application/yamlapplication/x-yaml application/x-yml text/vnd.yaml\#
         text/x-yaml text/x-yml text/yaml1;cyaml yml mir reek rviz sublime-syntax syntax yaml-tmlanguage yam\#
        l.sed yml.mysql cff eyamlYAML data0210@00000000image/pwg-rasterA010?00003000application/exiexiA280A0\#
        000000Qapplication/x-wadWAD archive of Quake or Half-LifeA010?00003000application/mf4mf4A010H0010000\#
        0application/eat-ucs+cbor0b7A0G0Q00100500application/vnd.syncml.dmtnds+xml0c4utf-8?060?00102000text/\#
        x-troff-ms1;cms?060B00103000text/x-gooddata-cl1;cgdc:000A00003000application/x-lhzlhz2280;0000300=vi\#
        deo/x-mngmngMNG animationA0G0H00103000application/xcap-att+xml0c4xavA080>00003000chemical/x-cdxcdx>0\#
        60;0010400Ctext/x-wren1;cwrensource code in Wren@280M00100000application/x-fossil-checkout0Gj1200;00\#
        003000audio/adpcmadpA8G0J00100000application/vnd.hyper+json1EiC010<00000000message/cpim             \#
                                                                                                            \#
                                      A000?00008000chemical/x-csmlcsml csmA010C00100000application/ce+cbor0b\#
        7                                                                                                   \#
                         >060:0010100Btext/x-rez1;crsource code in Rez                                      \#
                        52Y0C00100000application/p21+zip1_\A060B00104000application/x-sfdu1;csfdu           \#
                                                                       :080A0010;000application/x-tzo0gQtar.\#
        lzo tzo50Q0:0000=000model/meshmsh mesh silo<280O0A008000application/vnd.symbian.installx-epoc/x-sisx\#
        -appsis sisxA010D00004000application/vnd.mseqmseq                                                   \#
                  A010Q00003000application/vnd.3gpp.pic-bw-smallpsb                             A010C0000000\#
        0application/linkset<280L0000300>application/x-mruby-bytecodemrbcompiled mruby2280;00103009video/x-a\#
        mv1C:amvAMV video    A060R00100000application/onix-message-short+xml0c4                   A010N00000\#
        000application/scitt-receipt+cose6090M0A10C00Fapplication/vnd.comicbook-rarapplication/x-cbr0Pocbr c\#
        ba cbt cbz cb7comic book, RAR-packed<280L0000400Capplication/vnd.android.cdexcdexcompact Dalvik code\#
                                         A010W00000000application/vnd.easykaraoke.cdgdownload               \#
                                                        A010U00000000application/vnd.apache.thrift.compact  \#
                                                                                                            \#
           8280X00103000application/vnd.sun.xml.impress.template1_\sti                                      \#
        A000K00003000application/vnd.frogans.fncfncA0G0U00103000application/vnd.criticaltools.wbs+xml0c4wbs1\#
        080@00100000application/kate1bM A010D00100000application/toc+cbor0b7>860:0010K00Btext/x-qml1;cqml qm\#
        ltypes qbs qmlprojectsource code in QML?060F00100000text/x-smartgameformat1;cA000A00003000chemical/x\#
        -rosdalrosA010C00000000application/cmw+jws>06090010200Atext/x-jq1;cjqsource code in jq              \#
                                                4200J0E00300Eapplication/x-font-tex-tfmapplication/x-tex-tfm\#
        tfmmetrics of a TeX font                                                                            \#
                                                                                                         608\#
        0C00106000application/x-xzpdf1@opdf.xz                                                        029090\#
        0003000image/jxsjxs1210:00000000audio/g719                        A060>00107000chemical/x-pdb1;cpdb \#
        brk                  5010=00003000model/vnd.gtwgtw                                                  \#
                                                                                                            \#
                   A060E0010200Qtext/x-selinux-policy1;ctedata in the format SELinux PolicyC070@0010400Cappl\#
        ication/mbox1;cmboxmailbox of messages                    A8G0L00100000application/vnd.amadeus+json1\#
        Ei                                                                                                  \#
                        1200J00004000audio/vnd.adobe.soundboothasnd                                         \#
                                    A010O00000000application/trickle-ice-sdpfrag<0V0H0010<000application/app\#
        installer0c4appinstallerA0G0I00100000application/yang-data+xml0c4A0G0^00100000application/vnd.oipf.c\#
        ontentaccessdownload+xml0c4>060:0010300Btext/x-tsx1;ctsxsource code in TSX2280>00103000video/x-javaf\#
        x0k;fxmA010Q00007000application/vnd.geometry-explorergex gre>060>0010500Ftext/x-mercury1;cm moosourc\#
        e code in Mercury                                                                 >060;0010400Ctext/\#
        x-tape1;ctapesource code in TapeA000I0000;000chemical/x-gaussian-inputgau gjc gjfA0G0K00100000applic\#
        ation/vnd.avistar+xml0c4                           :080I0000300;application/x-kgb-archivekgbKGB arch\#
        ive                                                                                                 \#
                 1210900000000audio/evs                                                                     \#
               A010H00000000application/geo+json-seq                           A8G0S00100000application/alto\#
        -costmapfilter+json1Ei                                                                              \#
                                                        2280;0000300Evideo/x-thpthpvideo of the GameCube    \#
                                                                                                            \#
                                                                                  1210>00003000audio/32kadpc\#
        m726A010C00003000application/vnd.hdthdtA060A00103000application/x-ica1;cica                         \#
                                        A060>00103000text/x-pcs-gcd1;cgcdA010E00000000application/index.cmd=\#
        460A0010<00Mtext/x-coldfusion1;ccfm cfc cfmlsource code in ColdFusion CFC        A0G0J00100000applic\#
        ation/vnd.wv.ssp+xml0c4         ?060L00106000text/x-visual-prolog-grammar1;cvipgrm                  \#
                                                                                                            \#
                           5080C0000300:model/x-acis-binarysabACIS solid                                    \#
                                         A000c00003000application/vnd.anser-web-funds-transfer-initiationfti\#
        0280?00006000image/x-skencilsk sk1                                                                  \#
                A0G0]00100000application/vnd.3gpp.mcvideo-user-profile+xml0c4A0G0H00107000application/vnd.uo\#
        ml+xml0c4uoml uo>060C0010200Ktext/x-filterscript1;cfssource code in Filterscript     5000=00000000mo\#
        del/example                                 2210?00000000video/raptorfecA8G0\00100000application/vnd\#
        .ims.lti.v2.toolproxy.id+json1Ei                B090A0000B00Capplication/pkcs8p8 der key pem pubPKCS\#
         #8 private key                                                 :080B00002000application/x-rziprz   \#
                                                                                       4280N0000000Capplicat\#
        ion/x-fontconfig-cachecache of Fontconfig                     30F0D0F104000application/xspf+xmlappli\#
        cation/x-xspf+xml0c4xspfA010C00006000application/prs.cwwcww cw                                      \#
                                                  A0G0E00100000application/vcard+xml0c4                     \#
                                                                                                            \#
                                                                       A000H00003000application/vnd.curl.car\#
        car                                                                                                 \#
                                                                    ;000P00003000application/x-commodore-d71\#
        -diskd716060E0020K000application/x-abiwordQjD0c4abw abw.crashed abw.gz zabw<000L00003000application/\#
        x-authorware-segaasA000B0000800@application/x-segysegy sgySEG-Y seismogram@000N00103000application/x\#
        -mysql-misam-data1Tamyd>060D0010000Ltext/x-alpine-abuild1;csource code in Alpine Abuild?060=0010600>\#
        text/x-creole1;ccreoletext in Creole?2<0H00103000text/x-devicetree-binary1;cdtb:2X0K0@00900=applicat\#
        ion/x-7z-compressedapplication/x-7z7z 7z.0017-Zip archive5280C0000300Amodel/x-magicavoxelvoxMagicaVo\#
        xel model=060B0010@00Jtext/x-applescript1;capplescript scptsource code in AppleScript;080L00003000ap\#
        plication/x-atari-7800-roma780200D00003000image/x-raw-logitechpxn                                   \#
                                      >060<0010900Dtext/x-janet1;cjanet jdnsource code in Janet1210:00000000\#
        audio/bv16                                               50W0:00108000model/iges1;cigs iges         \#
                                   A0G0C00103000application/lgr+xml0c4lgr                                   \#
                                                                                                            \#
                                                                                           <080O00109000appl\#
        ication/x-windows-themepack0l0themepack                                        @280M0000Y00Japplicat\#
        ion/x-sqlite3-journaldb-journal sqlite-journal sqlite3-journalrollback journal of SQLite?060=0010200\#
        Ntext/x-kvlang1;ckvtext with the markup of kvlang>860?0010600Itext/livescript1;cls _lssource code in\#
         LiveScript=860=0020300Etext/x-expect1;c17`expsource code in Expect>860@0910500Aapplication/x-m4text\#
        /x-m41;cm4 mcsource code in M48390c00204000application/vnd.ms-powerpoint.slide.macroenabled.12QNY1_\\#
        sldm?060@00103000text/x-subviewer1;csubA010U00000000application/vnd.uplanet.bearer-choiceA010F001060\#
        00application/senml+cbor0b7senmlcA280B00000000application/x-gdbm                   80G1;00100000appl\#
        ication/vnd.openxmlformats-officedocument.presentationml.notesslide+xml0c4                          \#
              2280=1=10<009video/vnd.avivideo/avi video/divx video/msvideo video/vnd.divx video/x-avi video/\#
        x-msvideo1C:avi avf divxAVI video?060E00104000text/x-literate-idris1;clidr<010D0K00@000application/v\#
        nd.palmapplication/x-palm-databasepqa oprc pdb prc2210D00008000video/vnd.dece.videouvv uvvvC0Q0C0000\#
        0000multipart/encryptedA000F00003000application/vnd.theqvdqvd<080A0T00300;application/x-rpmapplicati\#
        on/x-redhat-package-managerrpmRPM package;280R0010000Gapplication/x-android-sparse-image0gVsparse im\#
        age of AndroidA0>0E0020:000application/x-qtiplotQjD1;cqti qti.gz?060<00100000text/xml-dtd1;cA010V000\#
        00000application/vnd.syncml.dm.notification?060;00107000text/x-jags1;cjag bug6290>0I008009image/vnd.\#
        djvuimage/x-djvu image/x.djvudjvu djvDjVu scanA000B00004000application/x-infoinfo029090000300Jimage/\#
        cgmcgmcomputer graphics metafile>060=0010;00Etext/x-lookml1;clkml lookmlsource code in LookML>060B00\#
        10400Jtext/x-objective-j1;csj jsource code in Objective-J>060@0010800Htext/x-jison-lex1;cjisonlexsou\#
        rce code in Jison Lex:280B00100000application/x-wacz0D[                              A0G0L00100000ap\#
        plication/vnd.etsi.cug+xml0c4                                                                       \#
                                                                   @280R00100000application/x-monotone-sourc\#
        e-repo0Gj                                                                                           \#
                                            >860<0010000@text/x-meson1;cMeson build file                   >\#
        060O0010300Wtext/x-common-workflow-language1;ccwlsource code in Common Workflow Language>060H0010100\#
        0application/x-urbiscript1;cuA010V00000000application/vnd.motorola.flexsuite.ttc                    \#
                                 >860:0010500Jtext/x-coq1;ccoq vsource code in Rocq Prover>060=0010600Etext/\#
        x-reason1;cre reisource code in ReasonA0G0S00100000application/vnd.oma.bcast.sprov+xml0c4A080M000000\#
        0Bapplication/x-systemd-journaljournal of systemd                                                   \#
                                                                                                            \#
                                     >070M0010600Lapplication/vnd.gentoo.ebuild1;cebuildsource code in Gento\#
        o EbuildA0G0T00100000application/vnd.3gpp.pinapp-info+xml0c4A010E00000000application/vnd.msign0080B0\#
        0003000application/x-tgifobj1210?00000000audio/gsm-hr-08>060<0010500Dtext/x-grace1;cgracesource code\#
         in GraceA080L0000000>application/x-guile-bytecodecompiled Guile                                    \#
                                                                                                            \#
                                                                         1210900000000audio/t38             \#
                                                                                                            \#
                 A0G0H00104000application/vnd.dcmp+xml0c4dcmp>860:0010;00Btext/x-gdb1;cgdb gdbinitsource cod\#
        e in GDB6280W00203000application/vnd.sun.xml.writer.template0ji1_\stw?060<00104000text/x-felix1;cflx\#
        hA010L00000000application/vnd.jsk.isdn-ngn1210=00000000audio/evrcnw0A0G0U00100000application/vnd.3gp\#
        p.mcptt-signed+xml0c4>000B00003000application/x-tadsgam>060:0010300Btext/x-b4x1;cbassource code in B\#
        4X<0P0U0000<000application/x-virtualbox-vbox-extpackvbox-extpack>060C0010300Ktext/x-objectscript1;cc\#
        lssource code in ObjectScriptA060P0010<000application/x-apple-aspen-config0m\mobileconfig:280V001030\#
        00application/vnd.openofficeorg.autotext1_\bau12Y090R10@00<audio/mp4audio/m4a audio/x-m4a audio/x-mp\#
        4aQ42m4a mp4a f4a m4bMPEG-4 audioA0G0D00104000application/xenc+xml0c4xencD000B00000000x-content/blan\#
        k-cdA000[00003000application/vnd.adobe.aftereffects.templateaetA010I00000000application/vnd.artsquar\#
        e5060F00103000application/x-excellon1;cdrl5280L0\003000application/vnd.autodesk.fbxapplication/x-fbx\#
         application/x.autodesk.fbxfbxD0@0A00000000x-shader/x-vertex0200G0A003000image/x-corelphotopaintimag\#
        e/x-corel-cptcpt                 ;000A00003000application/x-nrgnrg                                  \#
                                                            >060>0010700Ftext/x-oxygene1;coxygenesource code\#
         in Oxygene?060>00103000text/x-freefem1;cedp                                                        \#
             A010e00000000application/vnd.3gpp.5gsv2x-local-service-information1280;0900300>audio/x-apeaudio\#
        /apeapeMonkey's AudioA000C00000000application/x-jigdo>870L0U10b00Kapplication/vnd.coffeescripttext/c\#
        offeescript text/x-coffeescript1;ccoffee litcoffee _coffee cjsx coffee.erb iced cakesource code in C\#
        offeeScript5090S00003000model/vnd.valve.source.compiled-mapbspA0G0G00104000application/mmt-aei+xml0c\#
        4maei                                                 ;280E00007000application/x-gba-romgba agbA060;\#
        0010400Gtext/x-ston1;cstondata in the format STON                                                   \#
                                                                                                            \#
                                                                                                            \#
                                 :000C00005000application/x-bcpiobcpio                                      \#
                                                                                                2280<0Q00700\#
        0video/x-flicvideo/fli video/x-flc video/x-flifli flc                                               \#
                   20Y0Q0f00700;application/vnd.adobe.flash.movieapplication/futuresplash application/x-shoc\#
        kwave-flashswf splFlash movie2210G00000000video/vnd.dlna.mpeg-tts                             5010G0\#
        0000000model/vnd.flatland.3dml                                                               A010E00\#
        004000application/dashdeltampddA010J00000000application/edhoc+cbor-seq                         A8G0V\#
        00100000application/vnd.ims.lis.v2.result+json1Ei                          A0G0M00100000application/\#
        vnd.etsi.pstn+xml0c4B090K00007000application/pkcs8-encryptedp8e der                                 \#
                      A280E00000000application/x-os2-hlp    A010J00000000application/vnd.g3pix.g3fcA8G0P0010\#
        0000application/alto-cdnifilter+json1Ei                                                             \#
                                                                                   70G1;00100000application/\#
        vnd.openxmlformats-officedocument.spreadsheetml.connections+xml0c4A010N00000000application/vnd.power\#
        builder75:2Y0T00103000application/vnd.imagemeter.image+zip1_\imi>0G0D0N10E00?application/xslt+xmlapp\#
        lication/xslfo+xml text/xsl0c4xsl xslt xslfo fo xplXSLT stylesheet>060<0010500Dtext/x-xtend1;cxtends\#
        ource code in XtendA0G0h00104000application/vnd.openxmlformats-package.relationships+xml0c4rels:280K\#
        00002000application/x-snappy-framedsz>060?0010000Gtext/x-procfile1;csource code in Procfile0290:0010\#
        3000image/aces1iBexr>060F0010200Gapplication/x-gdscript1;cgdsource code in GDScriptB280K0000?00>appl\#
        ication/x-java-keystorejks ks keystoreJava key store                                         A010M00\#
        000000application/vnd.swiftview-icsA010L00000800application/news-checkgroupsus-asciiA010O00003000app\#
        lication/vnd.marlin.drm.mdcfmdcA0G0\00100000application/vnd.3gpp.mcdata-user-profile+xml0c4         \#
        A8G0D0H10@00@application/geo+jsonapplication/vnd.geo+json1Eigeojson geo.jsonGeoJSON map dataA8G0I001\#
        00000application/asyncapi+json1Ei?4F080010300Ktext/mdx1;cmdxtext with the markup of MDX             \#
                     A080D0000300=application/x-rosbagbagROS recordingA0G0e00100000application/mbms-associat\#
        ed-procedure-description+xml0c4?860;0010;00Ntext/stylus1;cstylus styltext with the markup of StylusA\#
        010J00000000application/rpki-checklist                                                              \#
                                                                                       D000E00000000x-conten\#
        t/video-hddvdA010D00003000application/vnd.mfermwf<280O00000000application/x-mach-o-dylib-stub?060C00\#
        100000text/x-cbm-basic-v21;c?060I00107000text/x-postgresql-explain1;cexplain6010H00005000application\#
        /vnd.hp-pclxlpclxl?060=00103000text/x-setext1;cetxA280I0000400=application/x-dart-kerneldillcompiled\#
         DartA010U00000000application/vnd.uplanet.cacheop-wbxml?060;00104000text/x-rell1;crellC010J00008000a\#
        pplication/vnd.sealed.emlseml semA0G0M00100000application/vnd.nokia.pcd+xml0c4@010N00007000applicati\#
        on/vnd.lotus-approachapr vewA0G0X00100000application/vnd.dvb.notif-ia-msglist+xml0c4A0G0L00106000app\#
        lication/urc-grpsheet+xml0c4gsheet:080N00000000application/x-ms-compress-szdd?060=00103000text/x-sil\#
        ver1;cvpr               A280G0000000Capplication/x-adobe-cshshapes of Photoshop          A010L000000\#
        00application/vnd.ecdis-update:080R0010<000application/x-lrzip-compressed-tar1K5tar.lrz tlrz        \#
                         A8G0S00100000application/alto-propmapparams+json1EiA060@0010900Ltext/x-d-objdump1;c\#
        d-objdumpdata in the format D-ObjDump=0<0D00103000text/vbscript.encode1;cvbe                        \#
                                                                                      A8G0H00100000applicati\#
        on/jf2feed+json1Ei        0210B00000000image/vnd.cns.inf2<000K0000;000application/x-chip8-programch8\#
         sc8 xo8           @080Q00104000application/x-kexiproject-sqlite2151kexi                            \#
                                                                                                            \#
            0290:00004000image/ktx2ktx2                                                A010G00107000applicat\#
        ion/sensml+cbor0b7sensmlcA010D00000000application/jsonpath1210800000000audio/l8@280J0000000Capplicat\#
        ion/x-mysql-binlogbinary log of MySQLA0G0M00103500application/vnd.syncml.dm+xml0c4xdmutf-8>060>00103\#
        00Ftext/x-cap-cds1;ccdssource code in CAP CDS>060=0010300Etext/x-wollok1;cwlksource code in Wollok12\#
        00;00003000audio/x-gsmgsm                                              A8G0E00100500application/fhir\#
        +json1Eiutf-8?070C00100000text/cql-identifier1;c >060=0010600Etext/x-smithy1;csmithysource code in S\#
        mithy                                 80G1B00100000application/vnd.openxmlformats-officedocument.pre\#
        sentationml.presentation.main+xml0c4A280>0000300Lchemical/x-dcddcdtrajectory of CHARMM or NAMD3280B0\#
        0003000audio/x-iriver-plaplaA060B0010000Ntext/x-curl-config1;cdata in the format cURL Config@280G000\#
        03000application/x-filemakerfp7                                  A010P00003000application/vnd.genoma\#
        tix.tuxedotxd                   =460A08103000application/x-asptext/asp1;casp                        \#
                         A010O00000000application/vnd.cups-postscript<000G00003000application/vnd.rim.codcod\#
        A080Z00003000application/vnd.adobe.aftereffects.projectaep                                  A000E000\#
        06000application/x-e-themeethemeA000H00003000application/x-msterminaltrm      C070G00100000message/d\#
        elivery-status1;c                       >060=0010600Etext/x-codeql1;cql qllsource code in CodeQL<080\#
        U00004000application/x-nintendo-3ds-executable3dsx                                                  \#
                                                                      A0G0P00100000application/vnd.oipf.dae.\#
        svg+xml0c41010R00003000application/vnd.yamaha.smaf-phrasespfA010P00003000application/vnd.hzn-3d-cros\#
        swordx3d                                                                                            \#
                             0280;0000800Cimage/x-gvrgvr pvrttexture of Nintendo1210<00000000audio/fwdred128\#
        0=0000500;audio/x-ircamircamIRCAM soundA010K00003000application/scvp-cv-requestscqA010K00003000appli\#
        cation/vnd.onepagertattat6010Z00000000application/vnd.afpc.modca-objectcontainer8280I00103000applica\#
        tion/x-starimpress1>[sdd                                                                A010D0000400\#
        0application/vnd.semfsemf    A000D00003000chemical/x-mopac-outmoo:280N0000200Capplication/x-mercuria\#
        l-bundlehgbundle of Mercurial>060O0010300Wtext/x-apollo-guidance-computer1;cagcsource code in Apollo\#
         Guidance Computer                                                                                  \#
                                                         C010F00005000message/global-headersu8hdr           \#
                                 70G1?00100000application/vnd.openxmlformats-officedocument.spreadsheetml.re\#
        visionheaders+xml0c4>060:0010300Btext/x-roc1;crocsource code in Roc>060@0010600Htext/x-maxscript1;cm\#
        cr mssource code in MAXScript1210=00000000audio/flexfecA010M00003000application/vnd.ves.encryptedves\#
        5090900003000model/e57e57                                                                           \#
                                             A8G0E00104000application/scim+json1EiscimA010K00003000applicati\#
        on/vnd.groove-helpghf               1280@00104000audio/x-opus+ogg1SWopus         A060@0010:00Ltext/x\#
        -formatted1;ceam.fs fordata in the format Formatted=060G0010000Otext/x-openrc-runscript1;csource cod\#
        e in OpenRC runscriptA010O00003000application/tamp-update-confirmtucA280A0000300Papplication/x-sfosf\#
        oparameters of a PlayStation game                             2010?0010A000application/mp40[Rmp4s m4\#
        p mp4 mpg4A010E00000000application/vnd.ciediA060]0010H000application/x-freedesktop-appstream-compone\#
        nt0c4metainfo.xml appdata.xml?060C00103000text/vnd.tiddlywiki1;ctid:080D00002000application/x-qpress\#
        qp                                                  >06090010:00Atext/x-ox1;cox oxh oxosource code i\#
        n OxA010J00000000application/vnd.xmpie.plan                     >060<0010C00Etext/x.gcode1;cgcode cn\#
        c gco g ngcsource code in G-code                                                                    \#
                                                                                      A010F00004000applicati\#
        on/vnd.picselefif    2210=00000000video/3gpp-tt>060;0010C00Ctext/x-gosu1;cgsx vark gsp gs gstsource \#
        code in Gosu8060h0d204000application/vnd.oasis.opendocument.presentation-flat-xmlapplication/vnd.oas\#
        is.opendocument.flat.presentation0Yj0c4fodpA8G0E00100000application/ujcs+json1EiA010S00100000applica\#
        tion/measured-component+cbor0b7>860<0010300Dtext/x-alloy1;calssource code in Alloy?060D00104000text/\#
        x-gooddata-maql1;cmaql1210F00003000audio/vnd.lucent.voicelvpA010L00000000application/vnd.uplanet.lis\#
        t>060:0010300Btext/x-txl1;ctxlsource code in TXL                                                    \#
                                                             A010V00004000application/vnd.crick.clicker.keyb\#
        oardclkk:080C00003000application/x-lrziplrz                                               1280;00003\#
        00Baudio/x-smpsmpSampleVision sound                                                                 \#
                                                                                                            \#
                                                                                            A0G0R00100000app\#
        lication/vnd.3gpp.srvcc-ext+xml0c4                                                     A8G0M00107000\#
        application/vnd.document+json1EidocjsonA010I0000A000application/vnd.dece.datauvf uvvf uvd uvvd:080A0\#
        L00300;application/x-aceapplication/x-ace-compressedaceACE archive?060:00103000text/x-ul41;cul4A0G0I\#
        00100500application/pidf-diff+xml0c4utf-8>060A0010600Itext/x-sourcepawn1;csp incsource code in Sourc\#
        ePawn1280;0000300@audio/x-nsfnsfmusic of the NES0280@00203000image/x-sony-srfQAD0N0srf?060C00105000t\#
        ext/vnd.curl.dcurl1;cdcurlA010C00003000application/vnd.bmibmi<2X0F0020:000application/msixbundle1da1\#
        _\msixbundle7280R00103000application/vnd.stardivision.chart1>[sds?070;0010:000text/shaclc1;cshaclc s\#
        hc0280<0000H000image/x-pictpct pict pict1 pict2 pic>060F0010400Ntext/x-parrot-assembly1;cpasmsource \#
        code in Parrot Assembly60G1<00100000application/vnd.openxmlformats-officedocument.wordprocessingml.f\#
        onttable+xml0c4<280L00000000application/x-mach-o-preload1210=00003000audio/vnd.dradra>060J0010300Jte\#
        xt/x-omnet-plus-plus-ned1;cnedsource code in OMNeT++ NEDA8G0X00100000application/alto-endpointproppa\#
        rams+json1EiA060:0010300Ftext/x-ron1;crondata in the format RONA010\00003000application/vnd.piaccess\#
        .application-licencepilA010J00004000application/vnd.xmpie.xlimxlim                                  \#
                                                                                                            \#
                                                                                                            \#
           A010D00000000application/vnd.pcos                                        A000C00006000chemical/x-\#
        jcamp-dxjdx dx                                                      >060>0<10200Ftext/x-crystaltext/\#
        crystal1;ccrsource code in Crystal                                                                  \#
           A0G0U00100000application/vnd.3gpp.mcvideo-info+xml0c4                                            \#
              <280K00003000application/x-mach-o-objectobj                                                   \#
                                                               >060F0010300Ntext/x-routeros-script1;crscsour\#
        ce code in RouterOS ScriptA010E00000000application/cybercash                                        \#
                                                                      A860;0010400Gtext/x-ldif1;cldifdata in\#
         the format LDIFC4G0>0010T00<message/rfc8221;ceml mime mail mht mhtml mbox art msgmail messageA860E0\#
        010300^text/x-debian-control1;cdscdata in the format Debian Package Control File6280U00103000applica\#
        tion/vnd.sun.xml.writer.global1_\sxg6280O00103000application/x-starwriter-global1>[sglA060C00105000a\#
        pplication/x-qbrew0c4qbrew>060?0010300Gtext/x-igor-pro1;cipfsource code in IGOR Pro                 \#
                                                        ?070K0[202500text/vnd.trolltech.linguistapplication/\#
        x-linguist text/vnd.qt.linguist0c41;ctsutf-8A060@0010200Ltext/x-kickstart1;cksdata in the format Kic\#
        kstartA0G0L00105000application/vnd.chemdraw+xml0c4cdxml;280E1000;000application/x-wii-romapplication\#
        /x-wbfs application/x-wia application/x-wii-iso-imagervz wia iso?060;00104000text/x-savi1;csaviA060;\#
        00208000text/x-mrml0c41;cmrml mrlA8G0E00109000application/spdx+json1Eispdx.json                     \#
                                                                         ?060:00100000text/x-ptx1;c         \#
                                                                          68O0F0010Q00Capplication/postscrip\#
        t1;cps eps2 eps3 ai eps epsi epsf pfaPostScript documentA0G0]00100000application/mbms-user-service-d\#
        escription+xml0c4A010K00000000application/rpki-signed-tal                                           \#
                                                                                                            \#
                                                                                                            \#
        A8G0J00100000application/jscontact+json1EiA0G0S00100000application/vnd.3gpp.mcptt-info+xml0c4A000I00\#
        00;000application/x-msmediaviewmvb m13 m14>060;0010200Ctext/x-hare1;chasource code in Hare1210:00000\#
        000audio/smv00210900003000image/t38t38A010K00000000application/vnd.d3m-problem1210900000000audio/lpc\#
                                         A010U00000000application/trust-mark-delegation+jwtA010E00006000appl\#
        ication/senml-exisenmle1210;00000000audio/g729d                                                     \#
                                                           A080F00003000application/x-jeol-jdfjdfA060K001000\#
        0Papplication/x-godot-project1;cdata in the format Godot projectA0G0E00100000application/xacml+xml0c\#
        450G0=00108000model/x3d+xml0c4x3d x3dzA010T00009000application/vnd.hydrostatix.sof-datasfd-hdstx0210\#
        =00003000image/vnd.fstfst0020;00003000image/x-lwslwsA010I00000000application/vnd.dtg.local>060@0010X\#
        00Htext/x-realbasic1;crbbas rbfrm rbmnu rbres rbtbar rbuistatesource code in REALbasic?070<00103000t\#
        ext/vnd.hgl1;chgl>060C0010300Ktext/x-brightscript1;cbrssource code in Brightscript5080@0000300?model\#
        /x-cinema4dc4dCinema 4D scene>060;0010100Ctext/x-cweb1;cwsource code in CWebA010R00000000application\#
        /vnd.syncml.dmddf+wbxml1210;00000000audio/dat12A010K00003000application/vnd.realvnc.bedbedA010Q00003\#
        000application/vnd.accpac.simply.impimp:280A0000300Capplication/x-lz4lz4LZ4-compressed dataA010\0000\#
        0000application/vnd.japannet-registration-wakeup>060:0010;00Btext/x-gsc1;cgsc csc gshsource code in \#
        GSCA0G0L00100000application/vnd.etsi.aoc+xml0c46870C0T10D00?application/texinfoapplication/x-texinfo\#
         text/x-texinfo1;ctexinfo texi txi textext in TexinfoA0G0U00100500application/emergencycalldata.cap+\#
        xml0c4utf-860G1;00100000application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml0\#
        c4A0>0B00108000application/x-sami1;csmi samiA0G0\00100000application/vnd.3gpp.seal-ue-config-info+xm\#
        l0c41010T00003000application/vnd.chipnuts.karaoke-mmdmmdA000F00002000application/applixwareawA010L00\#
        002000application/vnd.wv.csp+wbxmlwvA010?00000000application/cwt83Y190020900Gapplication/vnd.openxml\#
        formats-officedocument.presentationml.presentationP>G1_\pptx thmxPowerPoint presentation<000L0000?00\#
        0application/x-authorware-binx32 u32 vox aab?060>00100000text/x-authors1;cA0G0L00100000application/k\#
        pml-request+xml0c4A000G00003000chemical/x-gaussian-loggalA0G0G00100000application/problem+xml0c41210\#
        ?00000000audio/midi-clipA0G0]00100000application/vnd.3gpp.mcptt-service-config+xml0c4A010J00004000ap\#
        plication/vnd.sealed.3dfs3df?<60;0010400Ltext/x-twig1;ctwigtext with the markup of Twig             \#
                                                                                                            \#
                                                                                 1290:00104000audio/sofa0;Us\#
        ofaA200L00007000application/x-commodore-tapetap t641210=00000000audio/vnd.4sb                       \#
                                                                                                            \#
                                                                                                            \#
                                                A010T00003000application/vnd.antix.game-componentatx        \#
                            A0G0e00100000application/vnd.oma.poc.optimized-progress-report+xml0c4           \#
                                                      A010F00005000application/cdmi-queuecdmiq0210A00003000i\#
        mage/vnd.net-fpxnpx                80G1>00100000application/vnd.openxmlformats-officedocument.presen\#
        tationml.handoutmaster+xml0c4>870?0U10Q00>application/sqlapplication/x-sql text/sql text/x-sql1;csql\#
         ddl mysql tab udf viw inc prcSQL statements9010H00004000application/vnd.wap.wmlcwmlc0280D0000<00Dim\#
        age/x-paintshoppropsp pspimagePaint Shop Pro imageA8G0L00107000application/vnd.artisan+json1Eiartisa\#
        n>060<0010500Dtext/x-slang1;cslangsource code in Slang>060@0010400Htext/x-redscript1;credssource cod\#
        e in RedscriptA010R00000000application/simple-message-summary:280A0000300Eapplication/x-mpqmpqMPQ ar\#
        chive of a gameA0G0^00100000application/vnd.3gpp.mcdata-service-config+xml0c4A010H00000000applicatio\#
        n/vnd.ecip.rlp:2Y0O00105000application/vnd.etsi.asic-s+zip1_\asicsA0G0O00100500application/vnd.omads\#
        -email+xml0c4utf-8                           >060;0010200Ctext/x-sway1;cswsource code in SwayA010P00\#
        002000application/vnd.bluetooth.le.ooble                                                            \#
                                                   >060<0010300Dtext/x-faust1;cdspsource code in Faust      \#
                                                                       8010j00004000application/vnd.collabio\#
        .xodocuments.presentation-templatexotp                                                          A080\#
        E0000000Lapplication/x-featherFeather table, first version                                 C0W0?0010\#
        0000message/partial1;c                                     B010J00002000application/pkix-attr-certac\#
                                                                 A280A0010300<application/x-bcf1jDbcfBCF var\#
        iants                                                                                               \#
                                            70G1:00100000application/vnd.openxmlformats-officedocument.sprea\#
        dsheetml.chartsheet+xml0c4                                                                          \#
           A010O00003000application/vnd.lotus-screencamscm1280G0A002000audio/x-pn-audibleaudioaudio/vnd.audi\#
        bleaa:080O0010:00Japplication/x-xz-compressed-tar1@otar.xz txztar archive, xz-compressedA010P0000200\#
        0application/vnd.bluetooth.ep.oobep                                     :000A00003000application/x-p\#
        akpak                      60G0C0010A000application/tei+xml0c4tei teicorpus oddA0Y0I0H00;00?applicat\#
        ion/pgp-encryptedapplication/pgp text/pgppgp gpg ascOpenPGP message?060?0010300Ptext/x-nunjucks1;cnj\#
        ktext with the markup of Nunjucks>060<0010200Dtext/x-holyc1;chcsource code in HolyC                 \#
             A000F00003000chemical/x-mopac-graphgpt0200A00003000image/x-coreldrawcdr                        \#
                                       <280N00208000application/x-iso9660-appimage0Kh0Yoappimage            \#
                         ?060C00105000text/vnd.curl.scurl1;cscurl                                           \#
                                                                                                            \#
                             2000I00006000application/zip+dotlottielottie                                   \#
                                                                                                            \#
                                                                                                            \#
            22Y0:1:00L00:video/mpegvideo/mpeg-system video/mpg video/x-mpeg video/x-mpeg-system video/x-mpeg\#
        2mpg mpeg mpe m1v m2v vob mp2MPEG videoA0G0c00100000application/vnd.3gpp.current-location-discovery+\#
        xml0c4A010C00003000application/vnd.gmxgmx?060<00103000text/x-capdl1;ccdl4290:0000500:font/woff2woff2\#
        WOFF2 font                            0010N00003000application/vnd.micrografx.igxigx5280B00104000mod\#
        el/vnd.dwfx+xps1_\dwfx?070<00103000text/jcr-cnd1;ccnd1200;00003000audio/x-sd2sd2A010E00100000applica\#
        tion/dots+cbor0b7A000S00003000application/x-research-info-systemsris63Y0D0S104009application/epub+zi\#
        papplication/epub application/x-epub1_\epubEPUB bookA010I00000000application/vnd.mdl-mbsdf>060<00102\#
        00Atext/x-iosrc1;ciosource code in Io                                                               \#
               22Y0?0A10@00?video/quicktimevideo/x-quicktime0[Rmov qt moov qtvrQuickTime video              \#
                               0210=00003000image/prs.ptipti                                                \#
                                                      2200=00000000video/waveletA280E0000400Aapplication/x-m\#
        s-evtxevtxWindows event logA0G0D00104000application/cdfx+xml0c4cdfx6080C00107000application/x-bzpdf0\#
        RPpdf.bz2C010D00000000multipart/header-setA860?0010400Ktext/x-rpm-spec1;cspecdata in the format RPM \#
        Spec                 A0G0E00100000application/nlsml+xml0c4                                          \#
                       A0G0\00100000application/vnd.dvb.notif-aggregate-root+xml0c4                         \#
                                                                                                        A010\#
        B00000000application/sd-jwt     A000D00003000chemical/x-mopac-vibmvb<070P00103500text/vnd.sun.j2me.a\#
        pp-descriptor1;cjadutf-8                                                                            \#
                                              A060B0010000Ntext/x-wget-config1;cdata in the format Wget Conf\#
        ig                                                                                             ?060D\#
        0010400Utext/x-api-blueprint1;capibtext with the markup of API Blueprint:0X0C0B006000application/x-b\#
        zip1application/x-bzipbz tbz:090@0B00800Iapplication/zstdapplication/x-zstdzst zstdZstandard-compres\#
        sed dataA280K00003000application/x-idl-save-filesav<280M0000300Mapplication/x-hermes-bytecodehbccomp\#
        iled JavaScript of Hermes:2Y0C00100000application/aas+zip1_\                                        \#
                                                                                                            \#
                                                C010B00000000multipart/parallel                             \#
                      A080D00006000application/x-bsdiffbsdiff                                               \#
                                                                                                    :2Y0Q001\#
        04000application/automationml-amlx+zip1_\amlx42I0M0000300Fapplication/vnd.ms-fontobjecteotEmbedded O\#
        penType font2210900000000video/vp9      0290900003000image/jphjph                                 A0\#
        G0V00100000application/vnd.3gpp.mcptt-regroup+xml0c4>06080010100@text/x-b1;cbsource code in BA000G00\#
        003000chemical/x-galactic-spcspcA0G0d00100000application/vnd.radisys.msml-dialog-fax-sendrecv+xml0c4\#
        >860:0010500Dtext/smali1;csmalisource code in Smali?060?0010300Etext/x-vim-help1;ctxttext in Vim Hel\#
        p File5070F0D10o00Oapplication/vnd.gerberapplication/x-gerber1;cgbr gbl gbo gbp gbs gko gpb gpt gtl \#
        gto gtp gts ncl sol cmp gmldata in the format Gerber ImageA0G0X00103000application/vnd.citationstyle\#
        s.style+xml0c4csl=860H0010=00Iapplication/x-powershell1;cps1 psm1 psd1source code in PowerShell     \#
                                          A010O00000000application/provided-claims+jwtA080G00007000applicati\#
        on/x-erdas-hfahfa imgA010K00005000application/vnd.ahead.spaceahead>060=0010;00Etext/x-edgeql1;cedgeq\#
        l esdlsource code in EdgeQL=4F0@00203000text/x-component0c41;chtc>860=0:21G00:text/x-c++srctext/x-c+\#
        +1;cQ89cpp cc cxx c++ cp cppm tpp ixx ipp inl ino mxx tcc txx C cu cuh hpp h++ hh h hxx inc reC++ so\#
        urce;000S0E105000application/x-raw-floppy-disk-imageapplication/x-fd-file0gVfd qdA010O00003000applic\#
        ation/vnd.immervision-ivuivuA060=0010300Itext/x-webvtt1;cvttdata in the format WebVTT>060;0010400Cte\#
        xt/x-icon1;ciconsource code in Icon7390^0030400Japplication/vnd.ms-excel.sheet.macroenabled.12P>GQg_\#
        1_\xlsmExcel workbook with macrosA010O00000000application/vnd.uplanet.cacheop>860>0010J00Ftext/x-pro\#
        mela1;cprom prm promela pr pml pmsource code in PromelaA070<00100000text/vnd.vcf1;c>860B0;10[00Jtext\#
        /x-common-lisptext/x-lisp1;casd lisp fasl ros lsp ny podsl sexp cl jl lsource code in Common Lisp121\#
        0:00000000audio/vdvi                                                      0280<0:00400:image/x-icnsi\#
        mage/icnsicnsApple icon?860;0010400Ltext/x-sass1;csasstext with the markup of Sass2210900003000video\#
        /vc1vc1A0G0G00100500application/msc-ivr+xml0c4utf-8?860:0010A00Ktext/x-ejs1;cejs ect ejs.t jsttext w\#
        ith the markup of EJS2210J00000000video/vnd.directv.mpeg-tts2210R0000<000video/vnd.sealedmedia.softs\#
        eal.movsmov smo s1q02Y0:0R00800:image/tiffimage/tif image/x-tif image/x-tifftif tiffTIFF image?060A0\#
        0100000text/x-pacmanconf1;c5280E0020=000application/x-blenderQjDPTfblend blender                    \#
                                                                                                       <280K\#
        00000000application/x-mach-o-fvmlib                                                                 \#
                                                                   0280F0D103000image/x-emf-compressedapplic\#
        ation/x-ms-emz1jDemzA010L00003000application/vnd.noblenet-webnnwA0G0N00103000application/sparql-resu\#
        lts+xml0c4srx>060=0010300Btext/x-vclsrc1;cvclsource code in VCLA0G0R00100000application/vnd.oipf.dae\#
        .xhtml+xml0c4A080F0000000@application/x-vim-undoundo file of VimA000Q00003000application/x-graphing-\#
        calculatorgcf2210E00000000video/vnd.objectvideo>060A0010600Itext/x-quickbasic1;cbas bisource code in\#
         QuickBASICA010I00000000application/city+json-seqA080A0000300@application/x-orcorcApache ORC tableA0\#
        60?0010800Ktext/x-textgrid1;ctextgriddata in the format TextGridA060F0010100Rtext/x-directx-3d-file1\#
        ;cxdata in the format DirectX 3D FileC090G0C00800\application/vnd.ms-tnefapplication/ms-tneftnef tnf\#
        Transport-neutral encapsulation of a message:080A00000000application/x-arcA010J00003000application/v\#
        nd.epson.saltslt>060=0010;00Etext/x-peg-js1;cpegjs peggysource code in PEG.jsA0G0[00102000applicatio\#
        n/vnd.software602.filler.form+xml0c4fo?060I00109000text/x-roboconf-instances1;cinstances?060;0010400\#
        0text/x-cddl1;ccddlA8G0R00100000application/vnd.eclipse.ditto+json1Ei<280A0e00300?application/x-dexa\#
        pplication/vnd.android.dex application/x-android-dexdexAndroid program0280<0;10<000image/x-ilbmimage\#
        /x-iff0?fiff ilbm lbmA060;0010400Gtext/x-lark1;clarkdata in the format LarkA0G0D00100500application/\#
        pidf+xml0c4utf-8A280B0000000>application/x-cbfscoreboot image>060:0010300Dtext/limbo1;cb msource cod\#
        e in Limbo                       ?460:00103003text/x-log1;cloglog                                   \#
                                  A080J00003000application/x-spectrum-rzxrzx                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                             A080B00003000ap\#
        plication/serealsrl                           7080U00103000application/x-pyspread-bz-spreadsheet0RPp\#
        ys2210I00000000video/vnd.motorola.videopA0G0T00100000application/vnd.etsi.iptvprofile+xml0c4A010L000\#
        03000application/tamp-apex-updatetau02Y0909108000image/jpmvideo/jpm06Ejpm jpgm0280G0010300?image/x-p\#
        ortable-bitmap1<Fpbmportable bitmapA0G0C00103000application/shf+xml0c4shf4090F0:003000application/fo\#
        nt-tdpfrfont/tdpfrpfrD000H00100000x-content/win32-software10410G0V00108000application/vnd.recordare.\#
        musicxml+xml0c4musicxmlA000D00000000application/x-isatab             >860=0010200Etext/x-puppet1;cpp\#
        source code in Puppet6010J0Z00M000application/vnd.afpc.modcaapplication/afp application/vnd.ibm.modc\#
        apafp listafp list3820 pseg3820         A060?0010400Ktext/x-avro-idl1;cavdldata in the format Avro I\#
        DL                                                                                                  \#
                                A0G0M00102000application/simple-filter+xml0c4cl0280E00000000image/x-jp2-cont\#
        ainer                                                                                               \#
                        A8G0K00100000application/coap-group+json1EiA000C00009000application/x-blorbblb blorb\#
                                                                                                            \#
                                                             0280<0B003000image/x-xfigapplication/x-xfigfigA\#
        080K00000000application/x-ipod-firmware<200K0010C000application/x-lx-executable12V386 vxd exe dll sy\#
        s>000I00003000application/x-kpovmodelerkpmB000M00003000application/vnd.ms-pki.seccatcat A010M0000000\#
        0application/vnd.powerbuilder7                                        A010O00000000application/vnd.v\#
        erimatrix.vcas>060>0010000Ftext/x-earthly1;csource code in Earthly                     2080E00007000\#
        application/x-dvd-ifoifo bup                                                                        \#
                                                                                                            \#
            A010S00003000application/vnd.multiad.creator.cifcif<0G0S0010C00Gapplication/vnd.apple.installer+\#
        xml0c4mpkg dist distz pkgApple installer packageA060;0010400Gtext/x-tmdl1;ctmdldata in the format TM\#
        DL1210?00000000audio/clearmode              >060=0010300Etext/x-rascal1;crscsource code in Rascal;28\#
        0J0P00;000application/x-gamecube-romapplication/x-gamecube-iso-imagervz wia iso>060:0010300Btext/x-w\#
        dl1;cwdlsource code in WDL;210G0b10;00Capplication/vnd.efi.isoapplication/x-cd-image application/x-i\#
        so9660-image0gViso iso9660ISO 9660 disc imageA060H00107000application/atomserv+xml0c4atomsrvA010J000\#
        03000application/vnd.mobius.plcplc0210;0<002000image/g3faximage/fax-g3g3A0G0L00103000application/rou\#
        te-s-tsid+xml0c4sls?<G0C0P20700Lapplication/xml-dtdapplication/x-xml-dtd text/x-dtd1\<1;cdtd modXML \#
        document type definitionA000>00003000chemical/x-vmdvmdA280N0000900Aapplication/x-dotnet-resourcesres\#
        ourcesresources of .NETA010O0000:000application/vnd.resilient.logicrlm reload>010P00007000applicatio\#
        n/vnd.macports.portpkgportpkg<2X0G0010300Aapplication/x-xpinstall1_\xpiFirefox extensionA8G0R0010;00\#
        0application/vnd.veritone.aion+json1Eiaion vtnstd?070M00100000text/1d-interleaved-parityfec1;c4000N0\#
        0003000application/x-font-ghostscriptgsf?860Q0010<00btext/x-velocity-template-language1;cvm vtl fhtm\#
        ltext with the markup of Velocity Template Language?060=0010600Ntext/x-bbcode1;cbbcodetext with the \#
        markup of BBCodeA280E0000700Bapplication/x-osm-pbfosm.pbfOpenStreetMap dataA010G00004000application/\#
        fastinfosetfinfA8G0X00100000application/vnd.veraison.tsm-report+json1EiA080F00108000application/x-me\#
        mgraph0<Amemgraph       >060B0010>00Jtext/x-emberscript1;cem emberscriptsource code in EmberScript  \#
                   A010S00000000application/vnd.dvb.iptv.alfec-base                                         \#
                                                                          A290Q0000=000application/vnd.apach\#
        e.arrow.filearrow feather                                  ?860?00202000text/x-troff-mm1Nj1;cmm02Y0:\#
        0F10800Bimage/apngimage/vnd.mozilla.apng1l_apng pnganimated PNG imageA8G0G00100000application/sd-jwt\#
        +json1Ei                                                                            A010Q00004000app\#
        lication/vnd.crypto-shade-filessvc                   A010?00003000application/ditdit                \#
                                                                                                            \#
             A010J00005000application/cdmi-containercdmic                                                   \#
                                                              5070=00103000model/vnd.vtu0c4vtu              \#
                               A080C00000000application/x-lharc                                             \#
                                      A010?00003000application/diidii>060<0010000Dtext/x-xmake1;csource code\#
         in Xmake0060G00105000application/x-dia-shape0c4shapeA000A00000000application/x-slpA0F0C0g103009appl\#
        ication/gpx+xmlapplication/gpx application/x-gpx application/x-gpx+xml0c4gpxGPX track>060<0010500Dte\#
        xt/x-click1;cclicksource code in Click                                                              \#
               A0?0H00103000application/vnd.cups-ppd1;cppdA080F0B00300>application/x-doom-wadapplication/x-d\#
        oomwadDoom game data=060<0010300Dtext/x-xonsh1;cxshsource code in Xonsh?060F0010<00Rtext/x-html-plus\#
        -razor1;ccshtml razortext with the markup of HTML+RazorD000C00000000x-content/video-dvd             \#
                                   ?060H00100000text/x-debian-sourcelist1;c1210>00000000audio/vnd.celp      \#
                           :080A00003000application/x-zoozoo                A010H00003000application/vnd.one\#
        pagertam                                                                                            \#
                                                   2210900000000video/rtx                                   \#
                                                ?060H00103000text/x-inform-6-template1;ci6t                 \#
                                    A010D0000<000application/vnd.ufdlufd ufdl frm                           \#
                            4290?0000700?font/collectionttc otcfont collection      A8G0O00100000application\#
        /alto-directory+json1Ei50Q0E0@00:000model/x3d+fastinfosetmodel/x3d+binaryx3db x3dbz?060;00107000text\#
        /x-func1;cfc func<000L0000;000application/x-ms-applicationapplication1210@00000000audio/mpa-robustA0\#
        10>00000000application/vpA010U00000000application/vnd.japannet-registration>060B0010500Jtext/x-cap-n\#
        -proto1;ccapnpsource code in Cap'n Proto                                                            \#
                              >060J0010600Mtext/x-javascript-plus-erb1;cjs.erbsource code in JavaScript+ERB \#
                                                                                ;000R00003000application/x-d\#
        iscjuggler-cd-imagecdi                                               80G1>00100000application/vnd.op\#
        enxmlformats-officedocument.presentationml.template.main+xml0c4                                     \#
                               <280A0j10?00Iapplication/x-msiapplication/x-ms-installer application/x-window\#
        s-installer1>[msi mst msm mspWindows installer packageA8G0W00100000application/vnd.gnu.taler.merchan\#
        t+json1EiA060A0010000Mtext/x-ssh-config1;cdata in the format SSH Config1210=00003000audio/vnd.riprip\#
        A0G0R00106000application/vnd.route66.link66+xml0c4link66A0G0T00100000application/vnd.etsi.iptvcomman\#
        d+xml0c4A010T00000000application/vnd.nokia.landmark+wbxmlA860<0010800Htext/x-asn-11;casn1 asndata in\#
         the format ASN.1A010@00000000application/iotpA010N00000000application/vnd.uic.dosipas.v1A010D000040\#
        00application/vnd.semasema1210I00000000audio/vnd.blockfact.facta=060?00104000text/x-execline1;cexec0\#
        210:00004000image/jaiijaiiA0G0b00100000application/vnd.3gpp.mcptt-affiliation-command+xml0c4A010B000\#
        00000application/riscos0280A00008000image/x-quicktimeqtif qifA0G0[00100000application/vnd.radisys.ms\#
        ml-audit-conf+xml0c4?060:00103000text/x-boa1;cboaA010X00100000application/concise-problem-details+cb\#
        or0b7A000U00000000application/x-atari-floppy-disk-image                                             \#
                                                                    6080A00003008application/x-tcrtcrTCR boo\#
        k6080I00003000application/x-pocket-wordpswA000F00000000application/x-ms-owner                       \#
               73Y110020400>application/vnd.openxmlformats-officedocument.spreadsheetml.sheetP>G1_\xlsxExcel\#
         workbookA010D00000000application/cbor-seq028090;003009image/qoiimage/x-qoiqoiQOI image7280H0I10K000\#
        application/x-quattroproapplication/x-quattro-pro1>[wb1 wb2 wb3 wq1 qpw wq2 wkqA010W00000000applicat\#
        ion/vnd.ntt-local.file-transferA010M00003000application/vnd.fluxtime.clipftcA8G0K00100000application\#
        /vnd.heroku+json1Ei0210>00003000image/vnd.xiffxif>06080010100@text/x-e1;cesource code in E0200;1U00D\#
        009image/x-tgaapplication/tga application/x-targa application/x-tga image/targa image/tga image/x-ic\#
        b image/x-targatga icb vda tpic vstTGA imageA8G0J00100000application/vnd.micro+json1Ei:010G00007000a\#
        pplication/vnd.genozipgenozipA280H00000000application/x-activemime2280;00003009video/x-ivfivfIVF vid\#
        eo1210<00000000audio/vmr-wb>060;0010400Ctext/x-shen1;cshensource code in ShenA8G0U00107000applicatio\#
        n/vnd.eu.kasparian.car+json1Eicarjson>060?0010<00Dtext/x-fancysrc1;cfy fancypacksource code in Fancy\#
        >060;0010300Ctext/x-tsql1;csqlsource code in TSQL1290=00100000audio/amr-wb+Q\I>060=0010400Etext/x-ch\#
        apel1;cchplsource code in Chapel=860;0020300Ftext/x-gawk1L;1;cawksource code in GNU Awk@210C1700@00;\#
        application/vnd.dbfapplication/dbase application/dbf application/x-dbase application/x-dbfdbf dbase \#
        dbase3dBase table0290;00004000image/hej2khej2>060<0010500Atext/x-echdr1;cec ehsource code in eC8010F\#
        00003000application/vnd.is-xprxpr1280;0000700Caudio/x-paffap pafEnsoniq PARIS sound>060=0010200Etext\#
        /x-quakec1;cqcsource code in QuakeC80G1?00100000application/vnd.openxmlformats-officedocument.presen\#
        tationml.slideshow.main+xml0c40280J00003000application/x-killustratorkilA0@0M00004000application/x-v\#
        irtualbox-vboxvboxA010L00000000application/rpki-publication80G1<00100000application/vnd.openxmlforma\#
        ts-officedocument.presentationml.slidemaster+xml0c4?070=00104000text/vnd.hans1;chansB080P00107000app\#
        lication/x-pkcs7-certificates1YNp7b spc>060=0010600Etext/x-ceylon1;cceylonsource code in CeylonA0G0Y\#
        00100000application/xcon-conference-info-diff+xml0c4>060=0010600Etext/x-whiley1;cwhileysource code i\#
        n Whiley>060A0010300Itext/x-glimmer-js1;cgjssource code in Glimmer JS>060:0010300Btext/x-lfe1;clfeso\#
        urce code in LFE6080A00103000application/x-cb71Socb7A0G1500100000application/vnd.openxmlformats-offi\#
        cedocument.extended-properties+xml0c4A0F0H00103000application/x-dtbncx+xml0c4ncx1210:00000000audio/g\#
        723>060<0010400Etext/x-lean41;cleansource code in Lean 4A8G0P00100000application/alto-tipsparams+jso\#
        n1Ei029090;003000image/dpximage/x-dpxdpx                                             A000^00000000ap\#
        plication/vnd.ms-package.obfuscated-opentypeA0G0U00100000application/vnd.nokia.iptv.config+xml0c4   \#
                                                                                                            \#
                                               >060=0010600Etext/x-carbon1;ccarbonsource code in CarbonA010F\#
        00000000application/tnauthlist;290R0M003000application/vnd.nintendo.nitro.romapplication/x-nintendo-\#
        ds-romndsA010b00000000application/vnd.cncf.helm.chart.provenance.v1.prov?060:0010800Ktext/x-pic1;cch\#
        em pictext with the markup of Pic>060;0010800Ctext/x-yara1;cyar yarasource code in YARA         A8G0\#
        J00100000application/vnd.siren+json1Ei                                                              \#
                                                               52Y0>00104000model/step+zip1_\stpzA010G000030\#
        00application/vnd.hp-jlytjlt0280;0000300;image/x-pkmpkmETC texture:080Q0010<000application/x-lzma-co\#
        mpressed-tar0=gtar.lzma tlz6280[00104000application/vnd.adobe.indesign-idml-package1_\idml2210>00000\#
        000video/jpeg2000                                                                                   \#
                                                    ?060<0010500Mtext/x-latte1;clattetext with the markup of\#
         Latte5010V00000000model/vnd.rosette.annotated-data-model0210=00000000image/vnd.svfA080D0000900<appl\#
        ication/x-bigwigbigwig bwbigWig track2080L0P00G00?application/vnd.rn-realmediaapplication/vnd.rn-rea\#
        lmedia-vbrrm rmvb rmj rmm rms rmxRealMedia video50I0A0000300Bmodel/gltf-binaryglbglTF scene, binary>\#
        860;0010600Ctext/x-cuda1;ccu cuhsource code in Cuda;080N00007000application/x-nintendo-3ds-romcci 3d\#
        s1280>0000200>audio/x-codec2c2Codec 2 speechA000D00003000application/x-ms-wmdwmd1280E00003000audio/v\#
        nd.audible.aaxaax6390^0`107000application/vnd.oasis.opendocument.text-masterapplication/x-vnd.oasis.\#
        opendocument.text-master1_\odm otmA010C00003000application/vnd.wqdwqd6080A0?103000application/x-wwfa\#
        pplication/wwf0@Mwwf                                                                             A28\#
        0K00000000application/x-installshieldA0G0L00100500application/poc-settings+xml0c4utf-8              \#
                                                                                       A0G0C00100000applicat\#
        ion/elm+xml0c4A010H00000000application/vnd.sbm.mid24000F00003000application/x-font-snfsnf>060G001060\#
        0Otext/x-component-pascal1;ccps cpsource code in Component Pascal6010M00003000application/vnd.fujixe\#
        rox.dddddd22Y090;00Q00<video/mp4video/x-mp4mp4 mp4v mpg4 f4v lrv lrf f4p m4vMPEG-4 videoA010G0000000\#
        0application/prs.mayfile>060>0010200Ftext/x-cangjie1;ccjsource code in Cangjie>070M0010600Lapplicati\#
        on/vnd.gentoo.eclass1;ceclasssource code in Gentoo EclassB010K00003000application/timestamp-replytsr\#
        >0G0O00103000application/vnd.mozilla.xul+xml0c4xul0210R0000<000image/vnd.sealedmedia.softseal.jpgsjp\#
        g sjp s1j>060C00105000application/x-mason1;cmi mc1210L00000000audio/vnd.cmles.radio-events0210F00003\#
        000image/vnd.dvb.subtitlesub6010S00000000application/vnd.afpc.foca-codedfontA010L00003000application\#
        /vnd.kidspirationkia1280<0000000Baudio/x-nistNIST SPHERE speech2210B00003000video/vnd.dvb.filedvb:29\#
        0G00100000application/tlsrpt+gzip1jD1290>0@10300>audio/matroskaaudio/x-matroska1]emkaMatroska audio>\#
        060>0010:00Ftext/x-treetop1;ctreetop ttsource code in TreetopA280B00000009application/x-pbzxpbzx dat\#
        a                                                                                                   \#
                                                                        @280G00100000application/x-texnicard\#
        0Gj                  >060?0010400Gtext/x-openqasm1;cqasmsource code in OpenQASMA080B0000400:applicat\#
        ion/x-onnxonnxONNX model:080B0@00200Dapplication/x-lzipapplication/lziplzlzip-compressed data>860=00\#
        10300Etext/x-augeas1;caugsource code in AugeasA0G0\00100000application/vnd.radisys.msml-dialog-base+\#
        xml0c4                                                                                              \#
                             >060>0010900Ftext/x-plpgsql1;cpgsql sqlsource code in PLpgSQL                  \#
                                  A010C00003000application/vnd.dnadna                                       \#
                       A0G0W00103000application/vnd.irepository.package+xml0c4irp                           \#
            ?060:00100000text/x-cel1;c                            >860>0010300Ftext/x-arduino1;cinosource co\#
        de in ArduinoA010I00003000application/vnd.visionaryvis                                              \#
                                                                                      A0G0C00103000applicati\#
        on/fdt+xml0c4fdt80G1<00100000application/vnd.openxmlformats-officedocument.presentationml.notesmaste\#
        r+xml0c46090?0C003000application/fdfapplication/vnd.fdffdf?060;00104000text/x-gsql1;cgsql?060F0010?0\#
        00text/x-sqlite3-console1;csqlite3-console             ?070<00100000text/strings1;cA0G0f00100000appl\#
        ication/vnd.dvb.notif-ia-registration-response+xml0c41210@00000000audio/ip-mr_v2.52210A00000000video\#
        /rtploopbackA010E00000000application/parityfecA010C00000000application/eat+cwt                      \#
                                      ?060D00100000text/x-lighttpd-conf1;cA0G0D00105000application/srgs+xml0\#
        c4grxmlA080A00003000application/x-miemie                                                            \#
                                                                                                           2\#
        280;00000009video/x-nutNUT video                                                                A0G0\#
        P00100000application/vnd.radisys.moml+xml0c4                                                        \#
                                                                                                            \#
                                                                        A010F00003000application/vnd.umajinu\#
        mj0210:00004000image/jaisjais>060<0010500Dtext/x-talon1;ctalonsource code in TalonA010K00000000appli\#
        cation/vnd.3gpp.5gsv2xA0P0E00000000application/x-mpegurlA010M00000000application/vnd.orange.indata10\#
        60:00107000text/x-mup1;cmup not                                                                     \#
                                                                                     A010O00004000applicatio\#
        n/vnd.multiad.creatorcrtrA0G0E00100000application/scaip+xml0c4                                      \#
            7280P00100000application/vnd.ms-excel.sheet.202T                                                \#
                                                                                        6010J0000<000applica\#
        tion/vnd.sealed.docsdoc sdo s1w                                                                     \#
                      A010J00003000application/vnd.mobius.disdis?070B00108000text/vnd.in3d.spot1;cspot spo  \#
                                                                6280E00003000application/x-mswritewri2290909\#
        10800Fvideo/mj2image/mj2P6Emj2 mjp2Motion JPEG 2000 video5010=0000O000model/vnd.gdlgdl win dor lmp r\#
        sm ism gsm msm:090E0C003000application/vnd.bzip3application/x-bzip3bz3>060?0010300Gtext/x-minizinc1;\#
        cmznsource code in MiniZinc1210=00000000audio/g726-16A0G0^00100000application/vnd.3gpp.mcvideo-locat\#
        ion-info+xml0c4;0@0F0^00700Aapplication/x-vhd-diskapplication/x-vhd application/x-virtualbox-vhdvhd \#
        vpcvirtual hard disk3060H0010300Mapplication/x-gd-rom-cue1;cgdidata in the format GD-ROM cueA0G0R001\#
        00000application/vnd.3gpp-prose-pc8+xml0c46290K0a00S00Dapplication/vnd.wordperfectapplication/wordpe\#
        rfect application/x-wordperfectwpd wp wp4 wp5 wp6 wpp w60 wp61 wptWordPerfect documentA280H0000000Ea\#
        pplication/x-dyld-cacheshared cache of macOS<280A00003000application/x-elcelcA0G0G00103000applicatio\#
        n/prs.xsf+xml0c4xsf9060O0P100000application/x-mozilla-bookmarksapplication/x-netscape-bookmarks0kNA0\#
        10L00000000application/set-registration0280;09003000image/x-bpgimage/bpgbpgA010H00000000application/\#
        session-info                                                                                        \#
                                                                          <080A00000000application/x-elf70R0\#
        W00006000application/vnd.google-apps.spreadsheetgsheet>060;0010300Ctext/x-pep81;cpepsource code in P\#
        ep8A0G0S00102000application/vnd.nokia.n-gage.ac+xml0c4ac<280O00000000application/x-mach-o-executable\#
        <2X0@00104000application/appx1_\appx>060@0010300Htext/x-ballerina1;cbalsource code in Ballerina2010I\#
        00000000application/mpeg4-iod-xmt0060H00103000image/vnd.adobe.premiere0c4ppj                        \#
             0200900003000image/rlerle0210:00004000image/jxrsjxrs                                        A06\#
        0F0010G00Rtext/x-kicad-schematic1;ckicad_sch kicad_sym schdata in the format KiCad Schematic=0P0R000\#
        07000application/vnd.google-apps.scriptgscript                                                      \#
                                            A8G0Y00100000application/3gpp-mbs-object-manifest+json1Ei       \#
                                                     A010?00000000application/ipp       A280E00000000applica\#
        tion/x-foxmail                                                     50G0B00104000model/vnd.moml+xml0c\#
        4momlA010E00106000application/swid+cbor0b7coswidA060E00103000application/x-project1;cmpx0280<0000400\#
        <image/x-vipsvipsVIPS picture1280>00106000audio/x-psflib009psflib                                   \#
                                   ;000E00003000application/x-msx-rommsx                  <080I0000400Fappli\#
        cation/x-erlang-beambeamcompiled Erlang moduleA010K00003000application/vnd.ms-artgalrycilA010O000000\#
        00application/vnd.ruckus.downloadA010J00000000application/vnd.sealed.netA060A0010000Mtext/x-npm-conf\#
        ig1;cdata in the format NPM ConfigA0G0R00100000application/vnd.oipf.ueprofile+xml0c4A010R00000000app\#
        lication/vnd.opentimestamps.otsA010M00000000application/tamp-status-query                           \#
                                                                                                            \#
                                               A8G0C00106000application/td+json1EijsontdA000H00006000applica\#
        tion/x-gramps-xmlgrampsB010T00003000application/vnd.etsi.timestamp-tokentst6000F00002000application/\#
        x-freemindmm=<60B0;10`00;application/x-perltext/x-perl1;cpl pm al perl t pod cgi fcgi ph plx psgi in\#
        stallPerl scriptA010D00000000application/encaprtpA010W00004000application/vnd.adobe.formscentral.fcd\#
        tfcdtA8G0I00100000application/calendar+json1EiA0G0J00100000application/yang-patch+xml0c4            \#
                                                                                                            \#
                                           >860B0010700Jtext/x-pov-ray-sdl1;cpov incsource code in POV-Ray S\#
        DL      A8G0I00100000application/activity+json1EiA010I00000000application/vnd.xarin.cpj             \#
                                                                                                            \#
                                                                       62Y0C00103000application/lpf+zip1_\lp\#
        f                                                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                         A010I00003000applic\#
        ation/vnd.pawaafilepaw                                                                              \#
                    A010V00000000application/vnd.dvb.ipdcdftnotifaccess       A010V00009000application/vnd.d\#
        enovo.fcselayout-linkfe_launch>060;0010400Ctext/x-flix1;cflixsource code in Flix                    \#
                                                                                                            \#
                                                          :010R00004000application/vnd.joost.joda-archivejod\#
        a?070;00100000text/ulpfec1;c?060;0010400Ltext/x-riot1;criottext with the markup of Riot>060=0010300E\#
        text/x-ren-py1;crpysource code in Ren'PyA8G0Q00100000application/vnd.openvpi.dspx+json1Ei           \#
                    C010@00000000multipart/digestA000A00003000application/x-evaeva                          \#
                                                                                                            \#
                               0200;00003000image/x-rgbrgb                                                  \#
                                                                             8280P00103000application/x-core\#
        lpresentations1>[shwA000D00000000application/x-touhou                              :0X0E0U00800?appl\#
        ication/x-stuffitapplication/stuffit application/x-sitsit sitxStuffIt archive                       \#
                                                                                         A0G0]00100000applic\#
        ation/vnd.radisys.msml-dialog-group+xml0c41210:00000000audio/pcmu     A0G0L00100000application/vnd.3\#
        gpp.sms+xml0c4                                 A060A0010000Mtext/x-codeowners1;cdata in the format C\#
        ODEOWNERSA8G0F00100000application/vcard+json1Ei>060=0010;00Gtext/x-modula1;ci3 m3 ig mgsource code i\#
        n Modula-3                                              A8G0[00100000application/vnd.nato.bindingdat\#
        aobject+json1Ei                                                                                     \#
               A070I0G103000application/vnd.chess-pgnapplication/x-chess-pgn1;cpgn68V0C00105000application/x\#
        -latex0NBlatex?060P00103000text/x-ms-visualstudio.workspace1;cdsw80R0X00007000application/vnd.google\#
        -apps.presentationgslides5010=00003000model/vnd.cldcld>060:0010300Btext/x-x101;cx10source code in X1\#
        00280D00103000application/x-ms-wmz1jDwmzA0G0T00100000application/framework-attributes+xml0c40290J0D0\#
        06000application/vnd.kde.karbonapplication/x-karbonkarbon<080K00103000application/microsoftupdate0l0\#
        msuA0G0T00100000application/vnd.infotech.project+xml0c4?460:00203000text/x-nfo1>T1;cnfo             \#
                           0280;00003000image/x-pfmpfm                                                      \#
               A010E00100000application/uccs+cbor0b7                                          5010900003000m\#
        odel/prcprc                             =060=0010300Etext/x-autoit1;cau3source code in AutoIt>860>00\#
        10U00Ftext/x-fortran1;cf f90 for f77 f03 f95 fpp f08 f18 ftnsource code in Fortran?060=00103000text/\#
        x-hybris1;chybA010P00009000application/vnd.evolv.ecig.themeecigthemeA010X00000000application/vnd.jap\#
        annet-setstore-wakeup                                    0290:0010<000image/fits1:gfits fit ftsA8G0J\#
        00100000application/alto-tips+json1Ei                              12X090d10<009audio/wavaudio/vnd.w\#
        ave audio/wave audio/x-pn-wav audio/x-wav1C:wav bwf rf64WAV audio>060:0010300Btext/x-jcl1;cjclsource\#
         code in JCLA060A0010300Bapplication/x-sas1;csassource code in SAS7280L00103000application/vnd.sun.x\#
        ml.calc1_\sxcA8G0C0010H000application/tm+json1Eitm.jsonld tm.json jsontm?060>00100000text/x-kconfig1\#
        ;c?060:00103000text/x-dax1;cdax:2Y0X00100000application/vnd.d2l.coursepackage1p0+zip1_\>060G0010?00J\#
        text/x-netlinx-plus-erb1;caxs.erb axi.erbsource code in NetLinx+ERBA280A0000300<application/x-baibai\#
        index of BAM<280E0000300Lapplication/x-psp-pbppbpPlayStation Portable program>860<0010A00<text/x-sca\#
        la1;cscala sc kojo sbtScala source>060<0011000Dtext/x-plsql1;cbdy pck pkb pks plsql tpb tps trg vw p\#
        ls ddl fnc plb prc spc sqlsource code in PLSQL                                                      \#
                                                   >060@0010200Itext/x-minicript1;cmssource code in MiniScri\#
        ptA000H00003000application/x-mscardfilecrd                               A010N00000000application/vn\#
        d.dolby.mobile.1            A8G0T00100000application/vnd.collection.next+json1Ei                    \#
                                ?060<0010:000text/x-crmsh1;ccrmsh pcmk                                      \#
                                                                                                            \#
        A8>0D0o20<000application/x-ndjsonapplication/jsonl application/jsonlines application/x-jsonlinesQEi1\#
        ;cjsonl ndjsonC010D00000000multipart/byterangesA000B00003000application/x-jmoljmz42Y090i004009font/w\#
        offapplication/font-woff application/x-font-woff font/x-woffwoffWOFF fontA010K00003000application/vn\#
        d.pocketlearnplf=860>00206000text/x-python21J41;cpy2 py;200P00003000application/x-commodore-d90-disk\#
        d90A060>0010300Jtext/x-haproxy1;ccfgdata in the format HAProxy68F0H0C10500@application/x-ipynb+jsona\#
        pplication/x-ipynb1EiipynbJupyter notebook>06080010100@text/x-q1;cqsource code in q:080N0D003000appl\#
        ication/x-internet-archiveapplication/x-ia-arcarc>060;0010400Ctext/x-ring1;cringsource code in RingA\#
        8G0I00100000application/atsc-rdt+json1Ei6090Q0000K000application/vnd.quark.quarkxpressqxd qwd qxt qw\#
        t qxb qxl qxp                 :000C00007000application/warc+gzwarc.gz?060<00100000text/x-mosel1;cA06\#
        0E0010000Qtext/x-redirect-rules1;cdata in the format Redirect Rules6000A0L003000application/x-hwtapp\#
        lication/vnd.haansoft-hwthwtA060L0010<00Yapplication/x-openstep-plist1;cglyphs plistdata in the form\#
        at OpenStep Property List6010V00003000application/vnd.afpc.modca-pagesegmentpsg?060A00208000text/iso\#
        19139+xml0c41;ciso19139A060A00103000application/x-tmx0c4tmx;000M00002000application/x-virtual-boy-ro\#
        mvb<280I00000000application/x-mach-o-core?060A0010300Rtext/x-genero-per1;cpertext with the markup of\#
         Genero perA0G0Z00100000application/vnd.emclient.accessrequest+xml0c4                               \#
                                      0280<00000000image/x-niff                  >060:0010300Btext/x-arc1;ca\#
        rcsource code in Arc                                                                                \#
                                                                                     A010@00000000applicatio\#
        n/cdni                                                                                              \#
                                                         2280B0K103000video/x-theora+oggvideo/theora video/x\#
        -theora14>ogg                                                                                       \#
                                                                                                            \#
                                                                                 A010J00100000application/ya\#
        ng-data+cbor0b76000@00003000application/x-qwqif                                    A010L00004000appl\#
        ication/vnd.onepagertatptatp:290N00104000application/vnd.ms-officetheme1_\thmxA010I00000000applicati\#
        on/vnd.3gpp.s1ap>060>0010300Ftext/x-cadence1;ccdcsource code in Cadence1210:00003000audio/evrcevcA01\#
        0N00000000application/vnd.fujixerox.art4B060M0010<00Rapplication/x-openvpn-profile1;copenvpn ovpndat\#
        a in the format OpenVPN profile52Y0B00104000model/vnd.usdz+zip1_\usdzA010V00004000application/vnd.cr\#
        ick.clicker.templateclkt:080Q00106000application/x-lzip-compressed-tar1G_tar.lzA06090010200Etext/x-n\#
        l1;cnldata in the format NLA000O00003000application/vnd.procreate.dreamdrm                @280B00009\#
        00Aapplication/x-gvdbgresourceGVariant databaseA060J0010300Vtext/x-2-dimensional-array1;c2dadata in \#
        the format 2-Dimensional ArrayA010J00000000application/vnd.canon-lipsA060=0010600Itext/x-zmodel1;czm\#
        odeldata in the format Zmodel  A8G0H00100000application/linkset+json1Ei                             \#
                                                                                                            \#
                                                                                                            \#
                                   6280E00003000application/x-openzimzim                                    \#
                                                                            A010Q00003000application/tamp-co\#
        mmunity-updatetcuA010U00000000application/gnap-binding-rotation-jws;0@0L00003000application/x-virtua\#
        lbox-hddhddA010@00000000application/iges                                                            \#
                       229080:006008video/dvvideo/x-dvdv difDV video                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                               :000S0010:000application/x-br\#
        otli-compressed-tar1Ndtar.br tbr2210T00000000video/vnd.iptvforum.1dparityfec-2005A010G00003000applic\#
        ation/vnd.yaowemeyme                1280;0000300Kaudio/x-spcspcmusic of the Super Nintendo          \#
                 ?060D00100000text/x-teratermmacro1;c                                                       \#
                                           A280D0000000Japplication/x-netmonpackets of Network Monitor      \#
                                                                                                            \#
                                                     ;080L00003000application/x-atari-lynx-romlnx           \#
                                              >060?0010800Gtext/x-rescript1;cresi ressource code in ReScript\#
        A0G0W00100000application/vnd.iptc.g2.catalogitem+xml0c4                                :000A00003000\#
        application/x-seasea12Q0:00004000audio/3gpp3gpp                  A080H0000200<application/x-rocketbo\#
        okrbRocket eBookB090H0000;000application/pkix-pkipathpkipath der?060I0010500Ztext/x-terraform-templa\#
        te1;ctftpltext with the markup of Terraform TemplateA010U00000000application/vnd.uplanet.listcmd-wbx\#
        mlA8G0U00105000application/vnd.think-cell.ppttc+json1EippttcA010Q0000;000application/vnd.cryptomator\#
        .vaultcryptomatorA0G1100100000application/vnd.openxmlformats-officedocument.drawingml.chart+xml0c420\#
        10P00003000application/vnd.epson.quickanimeqamA0G0D00100000application/held+xml0c4A0F0K00100000appli\#
        cation/vnd.geocube+xml0c42000J00003000application/x-futuresplashsplA8G0S00100000application/vnd.capa\#
        systems-pg+json1Ei70G1A00100000application/vnd.openxmlformats-officedocument.spreadsheetml.pivotcach\#
        erecords+xml0c45280C0000<000model/x.sf3-physicsphys.sf3 sf3:280G00103000application/x-xliff+zip1_\xl\#
        zA0G0C00103000application/yin+xml0c4yinA8G0I00100000application/protobuf+json1EiC010F00000000applica\#
        tion/batch-smtp029090B00;000image/jxrimage/vnd.ms-photojxr wdp hdp1210G00000000audio/vnd.dolby.heaac\#
        .1A010G00000000application/ibe-pp-dataA010N00000000application/cid-edhoc+cbor-seqA060A0010000Mtext/x\#
        -hosts-file1;cdata in the format Hosts File>060N0010200Vtext/x-gcc-machine-description1;cmdsource co\#
        de in GCC Machine DescriptionA010M00000000application/vnd.hcl-bireports>060B0010800Capplication/x-ma\#
        ko1;cmao makosource code in Mako?060=00100000text/x-arturo1;c                                       \#
                                             ?060>00103000text/x-cryptol1;ccry                              \#
                             A000D00003000chemical/x-crossfirebsd                                           \#
                                                                                                            \#
                                                                                                            \#
         10G0a00106000application/vnd.yamaha.openscoreformat.osfpvg+xml0c4osfpvg>060;0010800Ctext/x-zeek1;cz\#
        eek brosource code in Zeek                            ?060<0010?00Mtext/x-blade1;cblade blade.phptex\#
        t with the markup of Blade                                                                          \#
                                                                                                            \#
                                                               A010O00000000application/vnd.gentoo.manifestA\#
        010O00000000application/vnd.uplanet.listcmd=860:0010Y00:text/x-lua1;clua wlua nse pd_lua rbxs rocksp\#
        ec fcgi p8Lua source>060<0010500Dtext/x-dhall1;cdhallsource code in DhallA010I00003000application/rp\#
        ki-manifestmftA280A0S00J008application/x-hdfapplication/hdf5 application/x-hdf5hdf hdf4 h4 h5 hdf5 h\#
        e5 ncHDF data1210:00000000audio/melp1280;0000300?audio/x-fsbfsbFMOD sound bank<080L0N00300@applicati\#
        on/x-chrome-packageapplication/x-chrome-extensioncrxChrome extension6080A00103000application/x-cbt0B\#
        ?cbt?860>0010700?text/x-textile1;ctextiletext in Textile                                            \#
                                                                                                            \#
                                                                                                            \#
                                                     =460:00103000text/x-cgi1;ccgi0280Q00103000application/v\#
        nd.stardivision.draw1>[sda1210:00000000audio/tone                                              :280A\#
        0000300Aapplication/x-parparPAR recovery data                                                       \#
                                            A010G00000000application/vnd.sss-cod                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                     A010B00000000application/kb+jwt                          2210F00000000v\#
        ideo/vnd.directv.mpeg                   A0G0M00100000application/vnd.3gpp.ussd+xml0c41210N00000000au\#
        dio/1d-interleaved-parityfec1210C00000000audio/vnd.3gpp.iufp                       >860<0010>00@text\#
        /x-cmake1;ccmake cmake.inCMake build fileA010Y00000000application/vnd.ms-windows.printerpairingA0G0Q\#
        00100000application/vnd.3gpp.vae-info+xml0c41280;0?007000audio/x-669audio/x-669-mod669 uni          \#
                                                     A0G0I00104000application/clue_info+xml0c4clue@280M00006\#
        00?application/x-postgresql-dumppgdumpPostgreSQL dump>060>0010200Ctext/x-iokesrc1;ciksource code in \#
        IokeA060;0010400Gtext/x-cylc1;ccylcdata in the format CylcA010M00000000application/vnd.bbf.usp.error\#
        1210P00003000audio/vnd.ms-playready.media.pyapya>07080010800Btext/red1;cred redssource code in Red>0\#
        F0E0010900Dapplication/xproc+xml0c4xpl xprocsource code in XProcC070C00100000text/rfc822-headers1;c1\#
        280;0000300Aaudio/x-musmusDMX music of Doom                                                         \#
                                                A0G0H0010;000application/lostsync+xml0c4lostsyncxml         \#
                                                                              A0G0I0T10;00Dtext/tab-separate\#
        d-valuestext/tsv text/x-tab-separated-values1;ctsv vcf samtab-separated valuesA060:0010300Ftext/x-ci\#
        l1;ccildata in the format CIL                          :080R0010<000application/x-bzip3-compressed-t\#
        ar09Gtar.bz3 tbz3           A010G00000000application/rtploopbackB8G0D00103000application/jwk+json1Ei\#
        jwk                                                    >060;0010400Ctext/x-wisp1;cwispsource code in\#
         wisp1210=00000000audio/g726-407010`00004000application/vnd.collabio.xodocuments.spreadsheetxods    \#
                                        A0G0D00104000application/sbml+xml0c4sbml                            \#
                                   A8G0L00100000application/merge-patch+json1Ei                             \#
                                 A010N00000000application/vnd.quarantainenet                                \#
                                                                                                            \#
                                                                                                  A0G0R00100\#
        000application/vnd.c3voc.schedule+xml0c4                                       52Y0B00105000model/st\#
        ep-xml+zip1_\stpxzA860B0010900Ntext/x-ignore-list1;cgitignoredata in the format Ignore List?060>0010\#
        0000text/x-copying1;c                                                                               \#
                                                                  1280;00007000audio/x-dspdsm dsp           \#
                   >060<0010300Dtext/x-quint1;cqntsource code in QuintA010I00003000application/vnd.uiq.theme\#
        utz                          6280A0000300>application/x-xdvxdvXeTeX document>060A0010100Itext/x-kfra\#
        mework1;cksource code in KFrameworkB280E0F00300Kapplication/x-keepassapplication/x-keepass1kdbKeePas\#
        s 1 password database>060@00104000application/prql1;cprql?460=0010000<text/x-readme1;cread-me textD0\#
        00C00000000x-content/image-dcf70G1900100000application/vnd.openxmlformats-officedocument.spreadsheet\#
        ml.usernames+xml0c4A8G0N00100000application/vnd.pagerduty+json1Ei12X0F0l00=000audio/vnd.rn-realaudio\#
        audio/vnd.m-realaudio audio/x-pn-realaudio audio/x-realaudiora rax ram rmA080B00004009application/x-\#
        asdfasdfASDF data7000C00002000application/x-wingzwz>060:0010?00Btext/x-vba1;cvba bas cls frmsource c\#
        ode in VBAA010T00000000application/vnd.ecowin.seriesrequest?8G080:10300<text/orgtext/x-org1;corgOrg \#
        documentA8G0H00100000application/eat-ucs+json1EiA0G0Q00100000application/vnd.etsi.simservs+xml0c4A0G\#
        0N00102000application/resource-lists+xml0c4rlA060E00100000application/x-profile1;c                  \#
                                                                A010H00000000application/vnd.ipld.raw       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 A0G0N00100000application/vnd.3gpp-prose+xml0c4                             \#
                                                   A010W00000000application/vnd.ntt-local.content-shareA8G0Y\#
        00100000application/vnd.ims.lti.v2.toolproxy+json1Ei                                                \#
                         =<F0A0k10l00:application/x-phpapplication/php application/x-httpd-php text/php text\#
        /x-php1;cphp php3 phtml php4 php5 phps ctp phpt php7 php8 inc aw fcgiPHP script>870@0010400Gapplicat\#
        ion/yang1;cyangdata in the format YANG                                                              \#
                             6080J00106000application/x-bzpostscript0RPps.bz2                              A\#
        010M00003000application/vnd.ezpix-packageez390G0H00104000application/voicexml+xml0c4vxmlA010Q0000[00\#
        0application/vnd.commerce-battelleicf icd ic0 ic1 ic2 ic3 ic4 ic5 ic6 ic7 ic8                       \#
                                                                                                            \#
                                                                        >060:0010N00Btext/x-max1;cmaxpat max\#
        help maxproj mxt patsource code in Max                                                              \#
                                                       A280I0000300<application/x-qt-resourcerccQt resources\#
        A0G0Q00100000application/vnd.oma.bcast.imd+xml0c4                A8G0R00100000application/vnd.oai.wo\#
        rkflows+json1Ei                            :080A0000300Aapplication/x-rparpaarchive of Ren'Py    601\#
        0P00000000application/vnd.afpc.afplinedata           1210=00000000audio/evrcwb1                     \#
                                                                                                            \#
                                                      ;000J00002000application/x-gamegear-romgg             \#
                                   A0G0M00103000application/oebps-package+xml0c4opf                         \#
               A010K00000000application/vnd.3gpp.5gsa2x           ;200O00003000application/x-amiga-disk-form\#
        atadfA010G00000000application/dns-message                 >060;0010400Ctext/x-aleo1;caleosource code\#
         in Aleo                                        A010F00000000application/vnd.cybank                A\#
        010G00003000application/vnd.wfa.wscwscA010G0000?000application/vnd.dpgraphdpg mwc dpgraphA0G0R001000\#
        00application/vnd.cyan.dean.root+xml0c4                                         A010N00000000applica\#
        tion/vnd.dtg.local.htmlA010@00000000application/wita                                                \#
            :000E00007000application/x-sv4cpiosv4cpioA0G0S00100000application/vnd.3gpp2.bcmcsinfo+xml0c4    \#
                                                                                                            \#
                                                                                                            \#
                                                                A010Z00000000application/private-token-issue\#
        r-directory               >060<0010500Dtext/x-jison1;cjisonsource code in Jison?860:0010300;text/x-p\#
        od1;cpodtext in PodA010W00006000application/set-registration-initiationsetreg                       \#
                                                 ;280V00003000application/x-neo-geo-pocket-color-romngc     \#
                                                                                                            \#
                                                                                                            \#
                                                                                     A280I0000200Happlicatio\#
        n/x-ms-prefetchpfprefetch data of Windows     >060?0010300Gtext/x-inform-61;cinfsource code in Infor\#
        m 6>060900102000text/x-ml1;cmlA010V00000000application/vnd.3gpp.mc-signalling-ear              A0G0E\#
        00100000application/dicom+xml0c4A0G0L00100000application/mrb-consumer+xml0c4A8G0K00100000application\#
        /alto-error+json1Ei>060?0010200Gtext/x-modelica1;cmosource code in Modelica?060@00104000text/x-point\#
        less1;cptls1280:0000200Faudio/x-ititImpulse Tracker module>080E0000300Iapplication/x-gcc-pchgchpreco\#
        mpiled header of GCCA0G0L00100000application/vnd.3gpp.bsf+xml0c4A010C00003000application/vnd.mcdmcd \#
                                  ;280E00003000application/x-wii-wadwadA080G00003000application/x-bps-patchb\#
        psA000D00003000application/envi.hdrhdr                                                              \#
                                                                                                            \#
                                                                                                            \#
                                   2210E00000000video/vnd.nokia.mp4vr                                       \#
                                                                      A080K00100000application/x-itunes-bpli\#
        st0<AA010I00003000application/vnd.ctc-posmlpml    A0G0c00100000application/vnd.3gpp.mcdata-affiliati\#
        on-command+xml0c4                                           A010C00003000application/vnd.dzrdzr     \#
                   >060F0010>00Ntext/x-livecode-script1;clivecodescriptsource code in LiveCode Script60G1900\#
        100000application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml0c4   >060>0010300Fte\#
        xt/x-lolcode1;clolsource code in LOLCODE                                        >860=0010O00=text/x-\#
        pascal1;cp pas dpr pp dfm lpr pascal incPascal source5080?0000000=model/x-directxDirectX model      \#
          :000D00006000application/x-sv4crcsv4crc >060L0010C00Ttext/x-literate-coffeescript1;ccoffee.md litc\#
        offeesource code in Literate CoffeeScript?060?00102000text/x-verifpal1;cvp                          \#
                                                                                                            \#
                                         1200<00000000audio/x-riff>860=0010100Etext/x-dtrace1;cdsource code \#
        in DTrace                                                                 A060U0010000atext/x-cloud-\#
        firestore-security-rules1;cdata in the format Cloud Firestore Security Rules   A010V00000000applicat\#
        ion/vnd.syncml.ds.notificationA010Z00000000application/vnd.innopath.wamp.notification               \#
                  1010Q00003000application/vnd.yamaha.smaf-audiosaf                                 >060U001\#
        0300]text/x-parrot-internal-representation1;cpirsource code in Parrot Internal Representation       \#
                                                       A010J00003000application/vnd.flographitgph           \#
                                                                                    739140020400>application\#
        /vnd.openxmlformats-officedocument.spreadsheetml.templateP>G1_\xltxExcel templateA000J00000000applic\#
        ation/x-isatab-assay6280K00103000application/msword-template0bXdot                                  \#
                                                                                                            \#
                                                    6010Q00000000application/vnd.afpc.foca-charset          \#
                           A010@00000000application/c2paA8G0E00100000application/rdap+json1Ei               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                           A\#
        010P00000000application/tamp-status-response                                                        \#
                                                                                                            \#
                                      A010A00000000application/eshop            D000A0000000<inode/blockdevi\#
        ceblock deviceC010G00003000multipart/voice-messagevpmA870I00100000application/asyncapi+yaml1XJ      \#
        A010S00004000application/vnd.evolv.ecig.settingsecig1210>00000000audio/rtp-midi>860A0010>00Jtext/x-s\#
        tandardml1;cfun sml ml sigsource code in Standard MLA8G0P00100000application/vnd.tableschema+json1Ei\#
                  A060A0010800Mtext/x-oasv2-yaml1;cyaml ymldata in the format OASv2-yaml>060B0010200Jtext/x-\#
        bluespec-bh1;cbssource code in Bluespec BHA0G0W00100000application/vnd.informedcontrol.rms+xml0c4   \#
                                                              2210>00000000video/vnd.cctv                   \#
                                                                                                            \#
                             A8G0P00103000application/vnd.gentics.grd+json1Eigrd                            \#
                                                                                   A280A0000000;application/\#
        x-eggEGG archive                                                                                    \#
                                        =060;0010F00Ctext/x-rexx1;crexx rex pprx rx arexxsource code in REXX\#
        D000C00000000x-content/video-vcd                                 >060:0010300Btext/x-nit1;cnitsource\#
         code in NitA010S00006000application/vnd.apache.arrow.streamarrows                                  \#
                                                              A0P0R00000000application/vnd.google-apps.folde\#
        rA010B00000000application/at+jwtA010C00000000application/vp+cose                         >86090010:0\#
        0Ctext/swig1;ci swg swigsource code in SWIGA290?00003000application/lxflxf12Y090Z00<009audio/aacaudi\#
        o/aacp audio/x-aac audio/x-hx-aac-adtsaac adts assAAC audio>060?0010300Gtext/x-solidity1;csolsource \#
        code in Solidity                                                                                    \#
                                                                                           A280L0000000>appl\#
        ication/x-gtk-icon-cachecache of icons                                                              \#
                                                                                                            \#
                                                                            >06090010200Atext/x-al1;calsourc\#
        e code in AL                    A280E00003000application/x-axcryptaxx@080Q0k104000application/x-kexi\#
        project-sqlite3application/x-kexiproject-sqlite application/x-vnd.kde.kexi0Gjkexi?060?00100000text/x\#
        -ldapconf1;c22X0>0010300Cvideo/x-ms-wmv1AiwmvWindows Media video2280C0E003000application/annodexappl\#
        ication/x-annodexanx:000L00003000application/x-gca-compressedgca:080B00109000application/x-tarz1`dta\#
        r.z taz;080Q0D003000application/x-nintendo-switch-xciapplication/x-nx-xcixciA010C00002000application\#
        /n-quadsnq?06090010200Jtext/x-d21;cd2text with the markup of D263Y170020400=application/vnd.openxmlf\#
        ormats-officedocument.wordprocessingml.documentP>G1_\docxWord document>060?0010500Dtext/x-minidsrc1;\#
        cminidsource code in MiniDA010?00003000application/amlaml                                           \#
                                                                >860;0010900;text/x-vala1;cvala vapiVala sou\#
        rce                                                                                                 \#
                                                                                                    A060>001\#
        03000chemical/x-cml0c4cml1280;0000300Laudio/x-w64w64WAVE audio with wide numbersA010I00005500applica\#
        tion/vnd.wap.wbxmlwbxmlutf-86010K0000O000application/vnd.lotus-notesnsf ndl ns4 ns3 ns2 nsg ntf nsh;\#
        280P00003000application/x-commodore-x64-diskx64>870S0A10300Happlication/relax-ng-compact-syntaxappli\#
        cation/x-rnc1;crncRELAX NG schema, compact:2Y0N00100000application/vnd.keyman.kmp+zip1_\0280B0B20300\#
        0image/x-mamiya-mefimage/x-raw-mamiyaQAD0N0mefB080O00005000application/x-java-jce-keystorejceks     \#
                                                  60G1;00100000application/vnd.openxmlformats-officedocument\#
        .wordprocessingml.endnotes+xml0c4?860A0010700Atext/x-r-markdown1;cqmd rmdtext in RMarkdown<000C00003\#
        000application/x-glulxulx           1060>0M107000text/x-imelodyaudio/imelody audio/x-imelody1;cimy i\#
        me1280=0?103000audio/annodexaudio/x-annodex1m>axa>060O0010700Wtext/x-module-management-system1;cmms \#
        mmksource code in Module Management System                                                      4080\#
        H00000000application/x-font-vfont<080L00000000application/x-pef-executable                    A010W0\#
        0000000application/prs.implied-object+json-seq                                                   ?07\#
        0@00100000text/vnd.zoo.kcl1;c                                                                   A010\#
        G00000000application/vnd.oma.dcd          @080E0000700Rapplication/x-leveldbldb sstsorted table of L\#
        evelDB or RocksDB8390c00104000application/vnd.ms-powerpoint.addin.macroenabled.121_\ppamA870D0010000\#
        0application/cwl+yaml1XJ?860<0011;00Mtext/x-jinja1;chtml.j2 jinja htm.j2 j2 jinja2 xhtml.j2 html.jin\#
        ja2 htm.jinja2 xhtml.jinja2text with the markup of Jinja    6080N0010=00?application/x-mobipocket-eb\#
        ook1oWprc mobi azw4Mobipocket bookA010C00003000application/pkixcmppki                               \#
                                                                      >060O00102000application/x-chip8-octo-\#
        source1;c8o                                                                                         \#
                                                                                                A010T0000000\#
        0application/1d-interleaved-parityfec                                                               \#
                                                                                                            \#
                          >06090010400Ctext/odin1;codinsource code in OdinA010I00004000application/vnd.pvi.p\#
        tid1ptid                                      8280O00103000application/vnd.sun.xml.impress1_\sxi    \#
                                                                                                            \#
              A010F00003000application/vnd.wt.stfstf?060=00106000text/x-snobol1;csnobol                  02Y\#
        0:0f00I00:image/jpegimage/jpg image/pjpeg image/x-citrix-jpeg image/x-jpegjpg jpeg jfif jpe jif jfiJ\#
        PEG imageC010E00000000message/external-body1280:0800200Baudio/x-xmaudio/xmxmFastTracker moduleA0G0N0\#
        0103000application/vnd.zzazz.deck+xml0c4zaz                                  A010L00003000applicatio\#
        n/vnd.novadigm.edmedm                                                      :080N00000000application/\#
        x-ms-compress-kwaj                                                                                  \#
           A010N00000000application/suit-envelope+cose6010X00000000application/vnd.afpc.afplinedata-pagedef1\#
        280;0000300Gaudio/x-gymgymmusic of the Mega Drive>860E0010>00Mtext/x-robotframework1;crobot resource\#
        source code in RobotFramework>060I00102000application/x-gtk-builder0c4ui>0F0A0010300Itext/x-processi\#
        ng1;cpdesource code in ProcessingD000G00100000x-content/unix-software104   >860<0010300Dtext/x-basic\#
        1;cbassource code in BASIC                        :080L0000G00Lapplication/x-unreal-packageuasset um\#
        ap umx unr upkpackage of the Unreal engine                                                          \#
         A010F00007000application/sensml-exisensmle                                    ;000P00003000applicat\#
        ion/x-commodore-d64-diskd64  A860C0010<00Otext/x-editorconfig1;ceditorconfigdata in the format Edito\#
        rConfig                     A0G0Q00100000application/mbms-msk-response+xml0c4A000?00004000chemical/x\#
        -xtelxtel0090@0<00<00Capplication/fitsimage/x-fitsfits fit ftsFITS astronomy data8010O00007000applic\#
        ation/vnd.lotus-freelancepre przA280D0000000Qapplication/x-ms-sdbcompatibility database of Windows12\#
        Y0;0000600Aaudio/basicau sndSun or NeXT audioA010T00003000application/vnd.ibm.electronic-mediaemmA01\#
        0U00007000application/vnd.cryptomator.encryptedc9r c9s>070>0<10300Dtext/vnd.typsttext/x-typst1;ctyps\#
        ource code in TypstA010N00005000application/vnd.wap.wmlscriptcwmlsc:000C00005000application/x-ustaru\#
        star                                                                                                \#
                                                             6390c0e108000application/vnd.oasis.opendocument\#
        .formula-templateapplication/x-vnd.oasis.opendocument.formula-template1_\odft otf2290L00007000video/\#
        vnd.radgamettools.binkbik bk2A010J00003000application/vnd.audiographaepA010O00003000application/vnd.\#
        groove-injectorgrv                               A0F0[00100000application/vnd.ms-printing.printticke\#
        t+xml0c4=06090010200Atext/x-nu1;cnusource code in Nu                              A010W00000000appli\#
        cation/vnd.blink-idb-value-wrapper                                                                  \#
                                                                                                         028\#
        0F0F203000image/x-hasselblad-3frimage/x-raw-hasselbladQAD0N03fr                       6010F00003000a\#
        pplication/vnd.hp-pclpcl1280A00000000audio/x-dec-adpcm                       0280A0M103000image/x-si\#
        gma-x3fimage/x-raw-sigma image/x-x3f0N0x3f                                                 30G0D0@10\#
        A000application/smil+xmlapplication/smil0c4smil sml kino smi?070H00105500text/provenance-notation1;c\#
        provnutf-8?0O0C0010A000text/cache-manifest1;cappcache manifestA010M00000000application/vnd.enphase.e\#
        nvoy              =060A0010@00Itext/x-autohotkey1;cahk ahkl ah1 ah2source code in AutoHotkey1210<000\#
        00000audio/g711-0                  A010U00003000application/vnd.vidsoft.vidconferencevsc            \#
           A0G0\00100000application/vnd.3gpp.mcptt-location-info+xml0c4                                     \#
                           A280E0010;00=application/x-pytorch1_\ckpt pt pthPyTorch modelA0G0^00100000applica\#
        tion/vnd.radisys.msml-dialog-speech+xml0c4A0G0C00100000application/odm+xml0c4                       \#
                          :080Q0010<00Qapplication/x-zstd-compressed-tar0Tftar.zst tzsttar archive, Zstandar\#
        d-compressed:2Y0?1V00E00;application/zipapplication/x-tika-ooxml application/x-tika-visio-ooxml appl\#
        ication/x-zip application/x-zip-compressedzip zipx nupkg snupkgZIP archive4080I00003000application/x\#
        -font-speedospd=860C00105000application/x-theme1DFtheme>060;0010400Ctext/x-pony1;cponysource code in\#
         Pony2210B00008000video/vnd.uvvu.mp4uvu uvvuA280G0000300>application/x-adobe-aseaseAdobe swatches639\#
        0[0]103000application/vnd.oasis.opendocument.text-webapplication/x-vnd.oasis.opendocument.text-web1_\#
        \othA280A0000300Dapplication/x-sffsffreads of a sequencerA0G0I00104000application/route-apd+xml0c4ra\#
        pdA000L0000<000application/x-sas-data-indexsi7 sas7bndxA010H00003000application/vnd.igloaderiglA090@\#
        00004000application/bufrbufr0280;00003000image/x-pxrpxrA010O00003000application/vnd.fujitsu.oasysgpf\#
        g5A010M00000000application/vnd.oma.lwm2m+tlvC010C00003000message/vnd.wfa.wscwsc0210?00004000image/di\#
        com-rledrleA0G0]00100000application/vnd.radisys.msml-audit-stream+xml0c4>060;0010400Ctext/x-clue1;cc\#
        luesource code in Clue:280A0000700Napplication/x-bsaba2 bsaarchive of the Creation engine>060L001020\#
        0Ttext/x-grammatical-framework1;cgfsource code in Grammatical FrameworkA0G0T00100000application/vnd.\#
        etsi.iptvsad-cod+xml0c4A010L00003000application/vnd.spotfire.sfssfs>060D00106000application/x-evoque\#
        1;cevoque:090@0E00200Dapplication/zlibapplication/x-deflatezzzlib-compressed data<280P00000000applic\#
        ation/x-mach-o-kext-bundleA010H00003000application/vnd.webturbowtbA010O00000000application/vnd.dvb.i\#
        pdcroamingA060C00102000application/x-fluid1;cflA000G0000=000chemical/x-gamess-inputinp gamin gam    \#
                                                            A8G0O00100000application/vnd.hyper-item+json1Ei \#
                                                                                                            \#
                                  ?860B0010P00Stext/x-go-template1;cgohtml gotmpl html.tmpl tmpl tpltext wit\#
        h the markup of Go Template6010]00003000application/vnd.fujixerox.docuworks.containerxct>860;0010P00\#
        ;text/x-vhdl1;cvhdl vhf vhi vho vhs vht vhw vhdVHDL source0280@00003000image/x-photo-cdpcdA460=0010E\#
        000text/x-config1;cconfig conf xconf cfgA010?00000000application/cfw>860D0010800Ltext/x-linker-scrip\#
        t1;cld lds xsource code in Linker ScriptA010J0000<000application/vnd.sybyl.mol2ml2 mol2 sy21280?0000\#
        400=audio/x-sndtoolsndtSndTool soundA000F0000<000application/x-sas-viewsv7 sas7bvew?060;0010400Ltext\#
        /x-mtml1;cmtmltext with the markup of MTML60P0O00004000application/vnd.google-apps.jamgjamA0G0W00100\#
        000application/vnd.oma.cab-subs-invite+xml0c4B010G00000000application/jwk-set+jwt>060>0010500Ftext/x\#
        -netlogo1;cnlogosource code in NetLogo                                   A0G0^00100000application/vn\#
        d.ms-printdevicecapabilities+xml0c42210D00008000video/vnd.sealed.swfsswf sswA8G0S00100000application\#
        /vnd.collection.doc+json1EiA010M00003000application/vnd.fujitsu.oasysoasA010a00100000application/vnd\#
        .3gpp.seal-data-delivery-info+cbor0b76060J00102000application/vnd.wolfram.wl1i3wlA000W00000000applic\#
        ation/vnd.google-apps.fusiontable                                                                 :2\#
        Y0C0n00300;application/vnd.rarapplication/rar application/x-rar application/x-rar-compressedrarRAR a\#
        rchive2080F0000S000application/x-directordir dxr cst cct cxt w3d fgd swa dcrA0G0F0010:000application\#
        /cellml+xml0c4cellml cml=8G0?1>21e50Atext/javascriptapplication/javascript application/x-javascript \#
        text/jscript text/x-javascriptQK91;cjs mjs cjs jsm _js bones es6 frag jake javascript jsb jscad jsfl\#
         jslib jspre jss jsx njs sjs ssjs xsjs xsjslib es pacutf-8JavaScript source:0X0C0A10<00Eapplication/\#
        x-bzip2application/bzip2PSNbz2 boz tbz2bzip2-compressed data50_0:0010<00:model/vrml1;cwrl vrml vrmVR\#
        ML sceneA000C00003000application/x-envoyevyA010J00008000application/vnd.sealed.mhtsmht smh6080I00002\#
        000application/x-applix-wordaw>060@0010300Htext/x-asymptote1;casysource code in Asymptote>860>001050\#
        0>text/x-verilog1;cv veoVerilog sourceA0G0T00100000application/vnd.etsi.iptvservice+xml0c45090>00004\#
        000model/vnd.usdausdaA0G0M00100000application/mbms-envelope+xml0c4<280J0000400Capplication/x-lua-byt\#
        ecodeluaccompiled Lua script>060?0010100Gtext/x-picolisp1;clsource code in PicoLispC0Q0C0000000?mult\#
        ipart/form-dataform with files<200B0000900;application/x-coffo obj resobject code         A010M00000\#
        000application/vnd.tri.onesourceA010E00000000application/moss-keys?860=0N10:00Ntext/x-bibtexapplicat\#
        ion/x-bibtex-text-file1;cbib bibtextext with the markup of BibTeX>060:0010>00Btext/x-ats1;cdats hats\#
         satssource code in ATS?060G00104000text/x-literate-cryptol1;clcryA0G0D00109000application/ttml+xml0\#
        c4ttml dfxp;000K00003000application/vnd.arastra.swiswiA0G0O00100000application/ibe-key-request+xml0c\#
        4A010G00004000application/link-formatwlnk>060:0010300Btext/x-bqn1;cbqnsource code in BQN>060=0010300\#
        Etext/x-boogie1;cbplsource code in Boogie>060;0010300Ctext/x-gams1;cgmssource code in GAMSA080D00009\#
        00<application/x-bigbedbigbed bbbigBed track                                                        \#
         A000J0000<000application/x-sas-putilitysp7 sas7bput2210900000000video/vp8              C0G0@0010000\#
        0message/imdn+xml0c4B0G0D00107000application/pskc+xml0c4pskcxml2210?00000000video/smpte292m         \#
         2200>00003000video/x-ms-vobvob                                                                     \#
                                                                                                            \#
                                                                                                            \#
         >060:0010300Btext/x-leo1;cleosource code in Leo?060<00105000text/x-spice1;cspiceA010X00000000applic\#
        ation/vnd.ms-windows.devicepairing           >060;0010700Ctext/x-mql41;cmq4 mqhsource code in MQL422\#
        10L00000000video/vnd.iptvforum.ttsmpeg2                                                             \#
                                                                                 A080B0000400:application/x-\#
        ggmlggmlGGML model                                                                                  \#
                                                                                                  >860;0010G\#
        00Ctext/x-hlsl1;chlsl hlsli cginc fxh fxsource code in HLSL                                         \#
                                    2090F0T00700Qapplication/vnd.ms-asfvideo/x-ms-asf video/x-ms-asf-plugina\#
        sf asxAdvanced Systems Format containerA0G0i00100000application/vnd.openxmlformats-officedocument.dr\#
        awing+xml0c4:000A00003000application/x-lzxlzxA010J00004000application/vnd.xmpie.ppkgppkgA010L0000300\#
        0application/scvp-vp-responsesppA060<0010500Htext/x-gtkrc1;cgtkrcdata in the format GtkRC=060F001030\#
        0Aapplication/x-mswinurl1;curlInternet shortcut029090000300=image/jxljxlJPEG XL image               \#
                                                                  A280L00003000application/gnunet-directoryg\#
        nd1210:00003000audio/ilbclbcA010P00000000application/vnd.fujixerox.art-ex                           \#
                                                                                                            \#
                                                                                      >060;0010700Ctext/x-fl\#
        ux1;cfx fluxsource code in FLUX                A8G0K0010;000application/senml-etch+json1Eisenml-etch\#
        j                                                                     A010R00006000application/set-p\#
        ayment-initiationsetpay                                                                             \#
                                                                                                            \#
                                                                   >060<0010700Dtext/x-sqlpl1;cdb2 sqlsource\#
         code in SQLPL  A000N00002000application/x-thomson-cassettek76060M0I103000application/x-fictionbook+\#
        xmlapplication/x-fictionbook0c4fb2             12X0;0000300?audio/x-cafcafCore Audio file0280;000080\#
        00image/x-lwolwo lwobA010G0000F000application/vnd.nervanaentity request bkm kcmA010N00000000applicat\#
        ion/vnd.oma.bcast.ltkmA200J00003000application/x-spectrum-taptap?060A0010:000text/x-typoscript1;ctyp\#
        oscript6280C0E10U000application/onenoteapplication/msonenotePl0onetoc onetoc2 onetmp one onepkg onea\#
        ?070B00107000text/prs.lines.tag1;cdsc tag1210B00000000audio/vnd.dvb.fileA000Q00000000application/vnd\#
        .google-apps.photoA080F0000000Mapplication/x-terminfocompiled terminal description>060<0010200Dtext/\#
        x-frege1;cfrsource code in FregeA8G0I00100000application/vnd.seis+json1Ei1210800000000audio/dvA010J0\#
        0000000application/vnd.fut-misnetA080R00000000application/vnd.digilite.prolights                    \#
                                                                                                            \#
                                                                                    >060:00103000text/x-ocl1\#
        ;coclA060N00103000application/vnd.garmin.tcx+xml0c4tcxA010B00000000application/oscore0280;0000300Gim\#
        age/x-mspmspMicrosoft Paint pictureA010P00000000application/scitt-statement+coseA010d00100000applica\#
        tion/vnd.3gpp.seal-network-resource-info+cbor0b7A010D0000H000application/vnd.hbcihbci hbc kom upa pk\#
        d bpdA010h00000000application/vnd.globalplatform.card-content-mgt-responseA0G0O00100000application/v\#
        nd.otps.ct-kip+xml0c4?860:0010O00@text/x-rst1;crst rest rest.txt restx rst.txtreStructuredText;280M0\#
        000?00@application/x-apple-diskimagedmg sparseimageApple disk imageA0G0N00100500application/im-iscom\#
        posing+xml0c4utf-80280;00103000image/x-cmx1C:cmx               A0G0G00107000application/atomsvc+xml0\#
        c4atomsvcA010Q00000000application/vnd.xecrets-encryptedA0G0Z00103000application/vnd.handheld-enterta\#
        inment+xml0c4zmmB290D0000K00<application/pgp-keysskr pkr asc key pgp gpg pubOpenPGP keys            \#
                                                            A060D0010400Ptext/x-jest-snapshot1;csnapdata in \#
        the format Jest SnapshotA0G0F00103000application/thraud+xml0c4tfi6010f00004000application/vnd.collab\#
        io.xodocuments.document-templatexott                                                                \#
                                          0280?00003000image/x-raw-redr3d                                   \#
                                                                                                            \#
         1210=00000000audio/g726-32   A010O00000000application/vnd.superfile.super5030=0000300Himage/vnd.dxf\#
        dxfAutoCAD exchange drawing                                                                         \#
                      A010M00004000application/vnd.rainstor.datatree>060<0010000Dtext/x-quake1;csource code \#
        in Quake                                                                                            \#
                                =0F0800100000text/cmd1;c>060=0010300Etext/x-overpy1;copysource code in OverP\#
        y                                                             70G1800100000application/vnd.openxmlfo\#
        rmats-officedocument.spreadsheetml.comments+xml0c4A0G0D00100000application/xmpp+xml0c44860H0E10C00Fa\#
        pplication/x-font-type1font/x-postscript-pfb0Enpfa pfb gsf pfm afmPostScript Type 1 font1210:0000400\#
        0audio/mhasmhas?060=0010700Ntext/x-runoff1;crnh rnotext with the markup of RUNOFF@280W00100000applic\#
        ation/x-esri-spatially-enabled-db0Gj            A8G0D00100000application/ace+json1Ei                \#
                               1280?0000600=audio/x-wavpackwv wvpWavPack audio                              \#
                                                                                                            \#
                                                                                                            \#
                                                                                       2210N00000000video/1d\#
        -interleaved-parityfecA010J00000000application/vnd.canon-cpdl1280<0=20:000audio/x-aifcaudio/x-aiffc0\#
        ?f1Y;aifc aiffcA010Q00003000application/vnd.neurolanguage.nlunlu>860<0020000Dtext/x-scons1J41;csourc\#
        e code in SConsA010F00003000application/tamp-errorterA0G0Q00104000application/vnd.openblox.game+xml0\#
        c4obgxA010O00003500application/vnd.syncml.dm+wbxmlbdmutf-8A010E00000000application/tzif-leap:2H0?0L1\#
        03000application/ovfapplication/x-virtualbox-ova0B?ova        >060<0010500Dtext/x-gleam1;cgleamsourc\#
        e code in Gleam      A010V00000000application/gnap-binding-rotation-jwsdA010O00000000application/vnd\#
        .oma-scws-config                                                       7080R00004000application/x-py\#
        spread-spreadsheetpysuA010P00008000application/vnd.dece.unspecifieduvx uvvx2010M00003000application/\#
        vnd.desmume.moviedsm                                                                      0280;00003\#
        00;image/x-gd2gd2GD2 picture                                                                        \#
                                                          A0P0P00005000application/vnd.google-apps.sitegsite\#
                                                                                                            \#
                                                                               C010A00000000message/ohttp-re\#
        s                                                                                      A010T00000000\#
        application/vnd.nubaltec.nudoku-game?060:00100000text/x-tap1;c:2Y0T00104000application/vnd.belightso\#
        ft.lhzl+zip1_\lhzl                                                                                 A\#
        010P00003000application/vnd.3m.post-it-notespwnA010W00000000application/vnd.ntt-local.sip-ta_remote \#
                                                                                                            \#
                                                             A010?00003000application/a2la2l?060J00107000tex\#
        t/x-debian-sources-file1;csources@280H0000300>application/x-redis-dumprdbRedis snapshot             \#
                                                                                                          =8\#
        60=0H20300?text/vbscripttext/vbs text/x-vbscript1;cPO]vbsVBScript sourceA010X00003000application/tam\#
        p-sequence-adjust-confirmsacA010E00002000application/n-triplesnt        =86080L10X00:text/tclapplica\#
        tion/x-tcl text/x-tcl1;ctcl tk itk rvt tcl.in tm xdc adp sdc msgTcl script                          \#
                      A010J00004000application/vnd.patentdivedive      B090B0000?000application/pkcs10p10 cs\#
        r der pem                                     A0G0W00103000application/vnd.iptc.g2.newsmessage+xml0c\#
        4nar                                                                                   D000=0000000=\#
        inode/symlinksymbolic link                                                                          \#
                                                                        70G1:00100000application/vnd.openxml\#
        formats-officedocument.spreadsheetml.pivottable+xml0c4                                              \#
                                                               A010A00004000application/cccexc3ex           \#
                                                                                                            \#
                        A0G0Z00100000application/vnd.3gpp.mcvideo-ue-config+xml0c40280=0010I000image/x-bzeps\#
        0RPeps.bz2 epsi.bz2 epsf.bz2A010M00000000application/gnap-binding-jwsdA060>0010000Jtext/x-crontab1;c\#
        data in the format crontab>860;0010500Ctext/x-smpl1;ccoccisource code in SmPLA060B00104000applicatio\#
        n/x-ccmx1;cccmx                A0G0C00100000application/epp+xml0c4                                  \#
                                                                                                            \#
                                                                                                            \#
                                                         A010N00003000application/vnd.tmobile-livetvtmo0280?\#
        00000000image/x-xcursorA060M0010000Ytext/x-x-font-directory-index1;cdata in the format X Font Direct\#
        ory IndexA8G0J00100000application/vnd.xacml+json1Ei@280I0000M00Iapplication/x-sqlite3-waldb-wal sqli\#
        te-wal sqlite3-walwrite-ahead log of SQLite2280;0=100000video/daalavideo/x-daala14>A010V00000000appl\#
        ication/vnd.motorola.flexsuite.kmrA0Y0N0Y007000application/vnd.apache.parquetapplication/parquet app\#
        lication/x-parquetparquet?060?00102000text/x-thingsdb1;ctiA010O00006000application/vnd.oxli.countgra\#
        phoxlicgA8G0E00104000application/stix+json1Eistix                1210:00000000audio/g722            \#
               ;280E0D00@008application/x-nes-romapplication/x-nesromnes nez unf unifNES gameA080H0000700?ap\#
        plication/x-bittorrenttorrentBitTorrent seedA010B00000000application/vp+jwt>060A0010300Itext/x-glimm\#
        er-ts1;cgtssource code in Glimmer TS6060X00103000application/x-adobe-indesign-interchange0c4inx   ?0\#
        60<00100000text/example1;c                       A0G0V00103000application/vnd.openstreetmap.data+xml\#
        0c4osmA280I0A000000application/x-berkeley-dbapplication/x-dbm                                       \#
                                                                   <280J00103000application/microsoftpatch1>\#
        [msp                       1280F00003000application/x-sibeliussibA0G0d00100000application/vnd.3gpp.m\#
        cvideo-affiliation-command+xml0c4                                02Y090j10<00?image/jp2image/jpeg200\#
        0 image/jpeg2000-image image/x-jpeg2000-image06Ejp2 jpg2 j2kJPEG 2000 image6080A0000300<application/\#
        x-snbsnbBambook bookA010@00003000application/dvcsdvcA0G0T00100000application/vnd.oipf.spdiscovery+xm\#
        l0c41210I00009000audio/vnd.nuera.ecelp4800ecelp4800                                                 \#
                                        A010U00003000application/vnd.jcp.javame.midlet-rmsrms               \#
                                                                                                            \#
                                  A010@00004000application/srgsgram                                         \#
                                   ?070<00103000text/vnd.fly1;cfly                                          \#
                                                                                                            \#
                                               ;000P00003000application/x-commodore-d80-diskd80>060:0010300B\#
        text/x-gno1;cgnosource code in Gno    @280D0000300Yapplication/x-ms-eseedbdatabase of the Extensible\#
         Storage EngineC290E00000000multipart/appledouble>060?0010300Gtext/x-nwscript1;cnsssource code in NW\#
        Script2210:00004000video/jpegjpgvA010C00000000application/stratum                                   \#
                     30G0D00103000application/dash+xml0c4mpd?060:0010300Ktext/x-bru1;cbrutext with the marku\#
        p of BruA060@0010200Ltext/x-easybuild1;cebdata in the format Easybuild<010R00003000application/vnd.m\#
        ophun.applicationmpn6060G0010`00Tapplication/x-troff-man1;cman 1x 3p 3pm 3x 1p 3perl 1in 1m 3in 3m 3\#
        qt mdoctext with the markup of Roff Manpage                      B000O00003000application/x-pkcs7-ce\#
        rtreqrespp7r                                            A080G0010000_application/x-terminfo21_jcompi\#
        led terminal description with wide numbersA080H0000000=application/x-bochs-diskdisk of BochsA000D000\#
        0F00Eapplication/x-picklepkl pickle ckpt pt pthpickled Python object>060B0010200Jtext/x-power-query1\#
        ;cpqsource code in Power Query                                                                      \#
                                                                                             42I081020300=fo\#
        nt/otfapplication/vnd.ms-opentype application/x-font-otf font/opentype1L:Pi`otfOpenType font?070@001\#
        00000text/rtploopback1;c                                                                            \#
                                                                                                            \#
                                                                                                            \#
                 A280L0000400Tapplication/vnd.android.arscarsccompiled resources of an Android app          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                     <280F00100000application/x-coredump0K;>06090010200Atext/x-eq1;ceqsource\#
         code in EQ                                                                                         \#
                                    A010C00003000application/vnd.sarsar      2280A00005000video/x-sgi-moviem\#
        ovieA010P00003000application/vnd.fujitsu.oasysprsbh2A0G0M00100000application/vnd.etsi.mcid+xml0c4029\#
        0>00004000image/vnd.clipclipA0G0O00100000application/vnd.oma.cab-pcc+xml0c4?060;00100000text/x-mxml1\#
        ;c?070R00100000text/vnd.radisys.msml-basic-layout1;cA0F0_00100000application/vnd.oma.bcast.smartcard\#
        -trigger+xml0c4A8G0W00100000application/vnd.gnu.taler.exchange+json1Ei?060;0010400<text/x-rdoc1;crdo\#
        ctext in RDoc0280B0B207000image/x-pentax-pefimage/x-raw-pentaxQAD0N0pef ptxB080F0000?000application/\#
        x-x509-keyder key pem pubA280A00007000application/x-cdfcda cdf<2I0@0000400Bapplication/wasmwasmWebAs\#
        sembly moduleA8G0H00100000application/captive+json1EiA0G1300100000application/vnd.openxmlformats-off\#
        icedocument.custom-properties+xml0c4C070P0010H000message/disposition-notification1;cdisposition-noti\#
        ficationA0G0B0010C000application/xv+xml0c4mxml xhvml xvml xvm1210B00000000audio/vnd.cns.inf1A010M000\#
        00000application/vnd.ncd.referenceA010R00000000application/vnd.uplanet.list-wbxml0280H0010;00Limage/\#
        svg+xml-compressed1jDsvg.gz svgzSVG drawing, gzip-compressedA0G0O00100000application/conference-info\#
        +xml0c41210800000000audio/cnA0G0M00100000application/mbms-schedule+xml0c4A000B00003000application/bb\#
        olinlinA010Q00005000application/vnd.stepmania.packagesmzip>860<0;10:005text/x-patchtext/x-diff1;cdif\#
        f patchpatchA060?0010700Ktext/x-todo-txt1;ctodotxtdata in the format Todo.txt?060D00103000text/x-gos\#
        u-template1;cgstA8G0H00100000application/reputon+json1EiA010N00000000application/vnd.uic.dosipas.v2A\#
        060E0010300Qtext/x-ecere-projects1;cepjdata in the format Ecere ProjectsA0G0L00100000application/loa\#
        d-control+xml0c4?070:00100000text/hl7v21;c?060;00103000text/x-phix1;cexwA010?00003000application/dcd\#
        dcd>060?0010700Ktext/x-openedge1;cp cls wsource code in OpenEdge ABLA010M00000000application/vnd.fre\#
        elog.comic:2X0L00106000application/vnd.apple.pkpass1_\pkpassA8G0L00100000application/trust-chain+jso\#
        n1Ei2290:0000Z00Evideo/mp2tts m2ts mts m2t cpi clpi mpls bdm bdmv mplMPEG transport streamA000D00003\#
        000application/x-cdlinkvcd>060;0010400Ctext/x-opal1;copalsource code in Opal?060<00100000text/x-arro\#
        w1;cA010L00003000application/scvp-cv-responsescs0290:0<10400:image/webpimage/x-webp1C:webpWebP image\#
        :2Y0H00104000application/prs.hpub+zip1_\hpubA0F0C00103000application/rsd+xml0c4rsdA010O00003000appli\#
        cation/vnd.data-vision.rdzrdz>860E0010N00Fapplication/x-gnuplot1;cgp gplt gnuplot plot plt gnu psour\#
        ce code in Gnuplot>060:0010300Btext/x-ink1;cinksource code in InkA000I0000<000application/x-sas-util\#
        itysu7 sas7butlA010C00000000application/vnd.1ob                                                     \#
                                                                                  A8G0H00100000application/3\#
        gpphal+json1Ei                                                                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                           ;080L0000700Aappl\#
        ication/x-parallels-diskhds hdddisk of ParallelsA010U00000000application/vnd.uplanet.channel-wbxmlA0\#
        00B00003000chemical/x-compasscpa                                                                    \#
                                               >060;0010400Ctext/x-move1;cmovesource code in Move           \#
                    2210A00008000video/vnd.dece.pduvp uvvp              A010R00008000application/vnd.preview\#
        systems.boxbox vbox1290?0A009000audio/mp4a-latmaudio/x-mp4a-latmlatm loas:2Y0W00103000application/vn\#
        d.familysearch.gedcom+zip1_\gdz                                                      6090R0I108000ap\#
        plication/vnd.amazon.mobi8-ebookapplication/x-mobi8-ebook0Tmazw3 kfxA010P00000000application/vnd.oma\#
        .bcast.sgboot?070?00100500text/parameters1;cutf-81280;00003009audio/x-soxsoxSoX sound6290M00007000ap\#
        plication/vnd.lotus-wordprolwp samA010M00000000application/vnd.street-streamA000>00007000chemical/x-\#
        cxfcxf cef                                                                                          \#
                                                                                                            \#
                                                                 A060@0010900Ltext/x-c-objdump1;cc-objdumpda\#
        ta in the format C-ObjDump1210900003000audio/ascacn                                                 \#
                                                                                                            \#
                                                                         2290D0J102000video/vnd.youtube.ytap\#
        plication/vnd.youtube.yt1_\yt6290H0o20C00Happlication/vnd.ms-worksapplication/vnd-ms-works applicati\#
        on/x-tika-msworks-spreadsheet02T1>[wps wcm wks wdb xlrMicrosoft Works document:280F0000100Capplicati\#
        on/x-compresszLZW-compressed data2010I00000000application/mpeg4-generic>860<0010700Dtext/x-qmake1;cp\#
        ri prosource code in QMake                                 A060<0010=00Htext/x-kusto1;ckql kusto csl\#
        data in the format Kusto                                                                            \#
           ;280E0000;00@application/x-n64-romn64 z64 v64Nintendo 64 game                                    \#
                                   D000F00000000inode/directory-locked                                      \#
                                                                                                           ;\#
        010Q0F007000application/vnd.nintendo.snes.romapplication/x-snes-romsfc smc                          \#
                                                                           A000J00003000application/mac-comp\#
        actprocpt             1080E0?003000application/x-shortenaudio/x-shortenshn                A0G0K00103\#
        000application/watcherinfo+xml0c4wif                                                                \#
                                         A060?0010800Ktext/x-miniyaml1;cyaml ymldata in the format MiniYAML:\#
        2Y0O00109000application/vnd.etsi.asic-e+zip1_\asice sceA010K00000000application/mosskey-request>060?\#
        0010600Gtext/x-abap-cds1;casddlssource code in ABAP CDS70G1=00100000application/vnd.openxmlformats-o\#
        fficedocument.spreadsheetml.sheetmetadata+xml0c4A000?00003000application/m3gm3gA010V00000000applicat\#
        ion/vnd.zoho-presentation.show08>0;0010=00Gimage/x-eps0Eneps epsi epsfencapsulated PostScript;000P00\#
        003000application/x-commodore-d82-diskd82A010Q00003000application/vnd.hhe.lesson-playerlesA000N0000J\#
        000application/x-partial-downloadwkdownload crdownload partA8G0M00100000application/3gpphalforms+jso\#
        n1EiA060A0010B00Ktext/vnd.plantuml1;cpuml iuml plantumldata in the format PlantUML>010G00009000appli\#
        cation/vnd.acucorpatc acutc<2X0@00204000application/msix0Md1_\msix<290]0?10O00Japplication/vnd.micro\#
        soft.portable-executableapplication/exe12Vexe dll cpl drv scr efi ocx sysWindows program or libraryA\#
        280B00004009application/x-rootrootROOT data6200C00000000application/msword5?070C00103000text/vnd.fic\#
        lab.flt1;cflt1210900003000audio/l16l16A8G0F0010@000application/sarif+json1Eisarif sarif.jsonA280K000\#
        00000application/x-kspread-cryptA860D0010>00Ptext/x-ros-interface1;caction srv msgdata in the format\#
         ROS Interface7280P00100000application/vnd.ms-excel.sheet.402T>060:0010300Btext/x-hip1;chipsource co\#
        de in HIP8390f00304000application/vnd.ms-powerpoint.template.macroenabled.12P>GQEX1_\potm0280;0000;0\#
        00image/x.sf3img.sf3 sf3?060?00102000text/x-jmespath1;cjp                                           \#
                                                               ?070D00100000text/vnd.iptc.newsml1;c       A2\#
        80G0000300Eapplication/x-adobe-patpatpatterns of Photoshop6860:0A11700<text/x-texapplication/x-tex1;\#
        ctex ltx sty cls aux dtx ins latex bbx cbx lbx mkii mkiv mkvi toc fd mngTeX documentA010U00000000app\#
        lication/vnd.japannet-verificationA0G0R00100000application/vnd.nokia.landmark+xml0c41210B00000000aud\#
        io/dsr-es202212A010L00003000application/vnd.triscape.mxsmxs;280C0000300>application/x-dfusedfuDfuSe \#
        firmware>060;0010200Ctext/x-noir1;cnrsource code in Noir029090F00;000image/j2cimage/x-jp2-codestream\#
        j2c j2k jpc>060A0010300Itext/x-tl-verilog1;ctlvsource code in TL-Verilog?060P00103000text/x-typograp\#
        hic-number-theory1;ctnt0280H0H10300@image/x-portable-graymapimage/x-portable-greymap1<Fpgmportable g\#
        raymap>860?0010300Gtext/x-snowball1;csblsource code in Snowball4000D00002000application/x-tex-pkpkC0\#
        10F00000000multipart/multilingualA010J00003000application/vnd.mobius.mqymqy2200;00003000video/x-smvs\#
        mv              2280;00003009video/x-usmusmCRI videoA010Y00003000application/vnd.tao.intent-module-a\#
        rchivetao:290L00100000application/vec-package+gzip1jD:080@00004000application/warcwarc>060:0010300Bt\#
        ext/x-tla1;ctlasource code in TLA        8060H00103000application/x-magicpoint1;cmgp2210:00004000vid\#
        eo/h261h261       5090Q0000;000model/vnd.parasolid.transmit.textx_t xmt_txtA0G0V00100000application/\#
        vnd.etsi.iptvdiscovery+xml0c4A010@00004000application/cborcbor>060=0010:00Atext/x-fsharp1;cfsi fsx f\#
        ssource code in F#A290C0G003000application/vnd.shpapplication/x-shapefileshp1210E00000000audio/telep\#
        hone-event                                                                                          \#
                      A010H00000000application/mosskey-data                                                 \#
                 :2Y0Q00100000application/vnd.gov.sk.e-form+zip1_\ 42I080b10700=font/ttfapplication/x-font-t\#
        ruetype application/x-font-ttf1L:ttf ttcTrueType fontA8F0G00106000application/jsonml+json1Eijsonml  \#
                                                                                                            \#
                                                                                                            \#
                                                               A8G0X00100000application/alto-updatestreampar\#
        ams+json1EiA8G0V00100000application/alto-networkmapfilter+json1Ei                                   \#
                                                                                                            \#
                                                                                                   A090H0000\#
        2000application/andrew-insetez                                                                      \#
                                                                                       A8G0M00100000applicat\#
        ion/vnd.byu.uapi+json1EiA010Q00000000application/vnd.geogebra.pinboardA000P00000000application/vivid\#
        ence.scriptfile>060;0010?00Ctext/x-hack1;chack hhi hh phpsource code in HackA280A0000300Eapplication\#
        /x-srasraarchive of NCBI readsA0G0D00104000application/emma+xml0c4emmaC010N00005000message/global-de\#
        livery-statusu8dsn1210>00003000audio/evrc-qcpqcpA010]00000000application/vnd.oma.bcast.provisioningt\#
        riggerA080F0000300Capplication/flatgeobuffgbFlatGeobuf features>060M0010200Utext/x-answer-set-progra\#
        mming1;clpsource code in Answer Set ProgrammingA010O00003000application/vnd.businessobjectsrepA010F0\#
        0003000application/vnd.ms-lrmlrmA8G0K00100000application/yang-patch+json1EiA010Q00003000application/\#
        vnd.banana-accountingac2>060K0010300Stext/x-java-template-engine1;cjtesource code in Java Template E\#
        ngine1280G0000300Aapplication/x-fl-studioflpFL Studio projectA8G0P00100000application/vnd.acm.chatbo\#
        t+json1Ei>860=0010I00Etext/x-prolog1;cpro prolog yap pl ecl pltsource code in Prolog0280;0000300@ima\#
        ge/x-blpblpBlizzard textureA8G0@0X33<509application/jsonapplication/x-json text/json text/x-json0ARP\#
        RA1;cjson map 4dform 4dproject avsc json-tmlanguage module json.example xc mcmeta slnlaunch tact tfs\#
        tate tfstate.backup topojson yy yyp avpr code-workspace jsonc sublime-keymap sublime-project sublime\#
        -settingsutf-8JSON dataA060A0010000Mtext/x-tor-config1;cdata in the format Tor ConfigA290H00003000ap\#
        plication/vnd.ipld.carcarA080J0000000Lapplication/x-systemd-hwdbhardware database of systemdA010N000\#
        03000application/vnd.osgi.subsystemesaA010S00000000application/vnd.wrq-hp3000-labelledA060B0010000Nt\#
        ext/x-option-list1;cdata in the format Option ListA010@00000000application/coseA0G0K00104000applicat\#
        ion/p2p-overlay+xml0c4reloA060A0010000Mtext/x-git-commit1;cdata in the format Git Commit>060>0010700\#
        Ftext/x-langium1;clangiumsource code in LangiumA060:0010300Ftext/x-rbs1;crbsdata in the format RBS  \#
          2280;0910300<video/x-m4vvideo/m4v142m4vMPEG-4 video                       50<0?00102000text/x-gcod\#
        e-gx1;cgx                                                                      2210:0000<000video/h2\#
        66266 h266 vvc          A280A0000300Bapplication/x-uefuefBBC Micro cassette0210<00000000image/naplps\#
        A010P00000000application/vnd.ipfs.ipns-recordA010P00003000application/tamp-sequence-adjusttsaA010Z00\#
        003000application/vnd.shana.informed.interchangeiif?070H00103000text/vnd.ms-mediapackage1;cmpfA8G070\#
        010250Ltext/n31;cn3utf-8data in the format Notation3A0G0K00103000application/vnd.oma.dd2+xml0c4dd2  \#
                                                         A000J00003000application/x-ganttprojectgan         \#
                                                                         ?070E00103000text/vnd.exchangeable1\#
        ;cvfk                                                                                               \#
                                                                                                            \#
                                                                                                            \#
                               ?060;00104000text/x-qvto1;cqvtoA060T0010400`text/x-object-data-instance-notat\#
        ion1;codindata in the format Object Data Instance Notation                         <280Q0000300Gappl\#
        ication/x-nintendo-switch-nronroNintendo Switch program>060C0010?00Ktext/x-powerbuilder1;cpbt sra sr\#
        u srwsource code in PowerBuilder5010K00003000application/vnd.vectorworksvwxA0G0K00105000application/\#
        auth-policy+xml0c4apxmlA280I0000000Kapplication/x-ld-so-cachecache of the dynamic linkerA280F0000300\#
        @application/x-vim-swapswpswap file of Vim>860A0010A00Itext/x-vim-script1;cvim vimrc vmb vbasource c\#
        ode in Vim scriptA010K00000000application/call-completion:280B00004000application/x-asarasar1210;000\#
        03000audio/evrcbevb>060=0010600Etext/x-circom1;ccircomsource code in CircomA010R00000000application/\#
        vnd.yamaha.through-ngnA000H00003000chemical/x-gaussian-cubecub                           A010H000000\#
        00application/cose-key-set                                                                          \#
                                                                                                            \#
                            A8G0F00105000application/senml+json1Eisenml         A010W00000000application/prs\#
        .alvestrand.titrax-sheet        >06080010;00Btext/zig1;czig zig.zonsource code in ZigA0G0]00100000ap\#
        plication/vnd.3gpp.seal-mbms-usage-info+xml0c4?060:0010500Mtext/slint1;cslinttext with the markup of\#
         Slint>060=0010600Etext/x-factor1;cfactorsource code in FactorA010K00000000application/vnd.eudora.da\#
        ta?860?0010800Ptext/x-mustache1;cmustachetext with the markup of MustacheA010J00003000application/vn\#
        d.insors.igmigmA010U00003000application/vnd.valve.source.materialvmt                                \#
                               :2H0A0B00<00;application/x-tarapplication/x-gtartar gtar gemtar archive      \#
                           A0G0_00100000application/vnd.3gpp.access-transfer-events+xml0c4?060;00100000text/\#
        x-xorg1;c02I0I1e00700?image/vnd.adobe.photoshopapplication/photoshop application/psd application/x-p\#
        hotoshop image/photoshop image/psd image/x-photoshop image/x-psdpsd psbPhotoshop imageA010E00000000a\#
        pplication/vnd.rapid?060A00107000text/x-easytrieve1;cezt mac3060A0010300<application/x-cue1;ccueCD c\#
        ue sheetA010K00007000application/vnd.commonspacecsp cst                      2280>0?100000video/x-og\#
        guvsvideo/x-ogg-uvs14>1210<00000000audio/tsvcisB000J00003000application/vnd.ms-pki.stlstl           \#
                                                                                                        ;000\#
        J00003000application/x-spectrum-mdrmdr                          A080K00003000application/x-commodore\#
        -crtcrtA280A0010300=application/x-bam1jDbamBAM sequences0060d00104000application/vnd.oasis.opendocum\#
        ent.graphics-flat-xml0c4fodgA8G0I00109000application/vnd.syft+json1Eisyft.json                     1\#
        210C00000000audio/vnd.octel.sbc                                                                     \#
                                                                                                  :280A00004\#
        00Napplication/x-gitpackpacked objects or index of Git                                              \#
                                                                                                            \#
                                                =860>0020:000text/x-python31J41;cpy3 pyi pyA010H00000000appl\#
        ication/prs.vcfbzip2?070E00100000text/grammar-ref-list1;cA0G0Z00100000application/vnd.3gpp.seal-unic\#
        ast-info+xml0c4A060C00103000application/owl+xml0c4owx>860<0010400Dtext/x-antlr1;cg4 gsource code in \#
        ANTLR                             ;010S00003000application/vnd.fastcopy-disk-imagedimA010H00000000ap\#
        plication/vnd.wordlift                  >860>0010=00Ftext/x-gherkin1;cfeature storysource code in Gh\#
        erkinA8G0P00100000application/alto-networkmap+json1Ei0210I00005000image/vnd.blockfact.factifacti0280\#
        A00203000image/x-kodak-dcrQAD0N0dcr?0F0800109000text/jsx1;creact jsx                                \#
                                        =860A0R10700Bapplication/x-batapplication/bat text/x-msdos-batch1;cb\#
        at cmdWindows batch fileA010C00000000application/vnd.bpf2210;00000000video/bmpeg>060<0010800Atext/x-\#
        fstar1;cfsti fstsource code in F*<280I00000000application/x-mach-o-dsymA060?0010300Ftext/x-cue-lang1\#
        ;ccuedata in the format CUE?060=00100000text/x-tads-31;c?060=0010300>text/x-sweave1;crnwtext in Swea\#
        ve>860B0010800Jtext/x-webassembly1;cwast watsource code in WebAssemblyA000W00000000application/vnd.g\#
        oogle-apps.mail-layout:280L0M10>00Lapplication/x-compressed-tarapplication/x-gtar-compressed1jDtar.g\#
        z tgz taztar archive, gzip-compressed3070A0?10;000video/vnd.mpegurlvideo/x-mpegurl1;cmxu m4u m1uA0G0\#
        G00103000application/vnd.hal+xml0c4halA010N00000000application/vnd.dolby.mobile.23020>00003000audio/\#
        x-ms-waxwaxA0G0M00108000application/vnd.dece.ttml+xml0c4uvt uvvt>060I0010300Qtext/x-unified-parallel\#
        -c1;cupcsource code in Unified Parallel CA280O0000900Mapplication/x-haskell-interfacedyn_hi hiinterf\#
        ace of a Haskell module0280;0;003000image/x-jngvideo/x-jngjngA010H00000000application/secevent+jwt42\#
        80O00106000application/x-gz-font-linux-psf1jDpsf.gzA0G0D00100000application/rlmi+xml0c4C080F00003000\#
        application/x-starmailsmdA090@00003000application/marcmrc?0?0L0P10:000text/vnd.familysearch.gedcomap\#
        plication/x-gedcom text/gedcom1;cged gedcom>860A0010F00Itext/x-emacs-lisp1;cel emacs emacs.desktopso\#
        urce code in Emacs Lisp>060:0010700Rtext/x-gsp1;cgsp jspsource code in Groovy Server Pages2210900000\#
        000video/rawA0G0K0010;000application/atomdeleted+xml0c4atomdeleted>280J0000T00<application/x-swift-m\#
        oduleswiftdoc swiftmodule swiftsourceinfoSwift module>860=0010?00Etext/x-elixir1;cex exs eex leexsou\#
        rce code in Elixir>060J0010300Jtext/x-omnet-plus-plus-msg1;cmsgsource code in OMNeT++ MSG:280M001070\#
        00application/x-cpio-compressed1jDcpio.gz1210<00003000audio/evrcnwenwA010?00000000application/jwt>06\#
        0<0010300Dtext/x-nmodl1;cmodsource code in NMODL539091E10300>model/3mfapplication/vnd.ms-3mfdocument\#
         application/vnd.ms-package.3dmanufacturing-3dmodel+xml1_\3mf3D print model0280A0A20700@image/x-adob\#
        e-dngimage/x-raw-adobeQAD0N0dng gprdigital negative1210G00000000audio/vnd.dolby.heaac.2A010V00000000\#
        application/vnd.oma-scws-http-response?060<00100000text/x-slurm1;cA280J0000300<application/x-msx-cas\#
        settecasMSX cassetteA010W00000000application/vnd.motorola.flexsuite.adsiA010[00100000application/vnd\#
        .nato.bindingdataobject+cbor0b7>060<0010500Dtext/x-curry1;ccurrysource code in CurryA0G0]00100000app\#
        lication/vnd.3gpp.state-and-event-info+xml0c41280A0000700?audio/x-optimfrogofr ofsOptimFROG audio<28\#
        0N00008000application/x-mach-o-universaldylib soA8G0M00100000application/ppsp-tracker+json1Ei       \#
           A0G0T00100000application/vnd.iptc.g2.newsitem+xml0c4A0G0V00100000application/vnd.gentoo.pkgmetada\#
        ta+xml0c4A010P00000000application/entity-statement+jwt:200D0B009000application/x-brotliapplication/b\#
        rotlibr brotli>060?0010200Gtext/x-nextflow1;cnfsource code in Nextflow6070@0J104000application/xfdfa\#
        pplication/vnd.adobe.xfdf0c4xfdfA010Q00000000application/vnd.dvb.ipdcesgaccess                      \#
                                :000L00003000application/x-dgc-compresseddgc1280;0E003000audio/x-ultaudio/x-\#
        multimate-modultA010\00000000application/vnd.japannet-verification-wakeup7280G00103000application/x-\#
        starchart1>[sdsA080G00003000application/x-ips-patchips>060@0010200Htext/x-macaulay21;cm2source code \#
        in Macaulay2A280I0000300Mapplication/x-ms-resourcerescompiled resources of Windows>060>0010700Ftext/\#
        x-lobster1;clobstersource code in Lobster6080A0L003000application/x-hwpapplication/vnd.haansoft-hwph\#
        wp>060D0010600Ltext/x-1c-enterprise1;cbsl ossource code in 1C EnterpriseA8G0F00100000application/dic\#
        om+json1EiA010L00003000application/vnd.ecowin.chartmag60G0C00106000application/rfc+xml0c4rfcxml@390W\#
        1810300Eapplication/vnd.oasis.opendocument.baseapplication/vnd.oasis.opendocument.database applicati\#
        on/vnd.sun.xml.base1_\odbOpenDocument database80G1:00100000application/vnd.openxmlformats-officedocu\#
        ment.presentationml.viewprops+xml0c4A010G00000000application/tve-triggerA010G00003000application/vnd\#
        .panoplyplp                        A010_00003000application/vnd.software602.filler.form-xml-zipzfo  \#
                                           =460>0010L00Ftext/aspdotnet1;caspx asax ascx ashx asmx axdsource \#
        code in ASP.NET                            A010E00000000application/vnd.s3sms83Y0_0a10300Iapplicatio\#
        n/vnd.oasis.opendocument.presentationapplication/x-vnd.oasis.opendocument.presentation1_\odpOpenDocu\#
        ment presentation6010]00004000application/vnd.collabio.xodocuments.documentxodt                     \#
                                                                                                          02\#
        80A0A203000image/x-epson-erfimage/x-raw-epsonQAD0N0erfA0G0S0010<000application/vnd.pp.systemverify+x\#
        ml0c4systemverifyA010Q00003000application/vnd.accpac.simply.asoaso                                  \#
                          A010P00003000application/vnd.yamaha.hv-scripthvs   >060>0010200Ftext/x-charity1;cc\#
        hsource code in Charity                        A280L00000000application/vnd.android.axmlA010I0000000\#
        0application/vnd.3gpp.ngapA080F0000300Happlication/x-asam-mdfmf4measurement data of ASAM            \#
                     6280C00106000application/x-gzpdf1jDpdf.gz                                              \#
                                            A0G0N00102000application/urc-targetdesc+xml0c4td1280;0000300@aud\#
        io/x-ksskssmusic of the MSX12Y0<0Q107000audio/vorbisaudio/x-vorbis audio/x-vorbis+ogg1SWoga ogg     \#
                                                A010R00003000application/vnd.mophun.certificatempc          \#
                                                                                                            \#
                     A060K0010300Wtext/x-spline-font-database1;csfddata in the format Spline Font DatabaseA0\#
        10X00003000application/vnd.medicalholodeck.recordxrrxtA010[00000000application/vnd.ntt-local.ogw_rem\#
        ote-accessA0G0]00100000application/emergencycalldata.serviceinfo+xml0c4                             \#
         A010C00000000application/vnd.vuq           5280;0000;000model/x.sf3mod.sf3 sf3A010M00000000applicat\#
        ion/vnd.wmf.bootstrap               ?060?00104000text/x-rconsole1;crout                             \#
                                                                >860<0010E00Dtext/x-cobol1;ccbl cob cpy ccp \#
        cobolsource code in COBOL60G1<00100000application/vnd.openxmlformats-officedocument.wordprocessingml\#
        .footnotes+xml0c4A8G0J00100000application/yang-data+json1EiA0G0T00100000application/prs.implied-docu\#
        ment+xml0c4             5280=0010>000image/vnd.dgn1>[dgn dgnlib cel                                 \#
                                                     2210:00000000video/ffv1                                \#
                                                                       128090;10300Baudio/mp2audio/x-mp20Anm\#
        p2MPEG layer 2 audio               ?060A00104000text/x-chaiscript1;cchai                            \#
            1020<0000;000audio/csoundcsd orc sco                  58G0L00107000application/vnd.las.las+json1\#
        Eilasjson                              ?060;00103000text/x-bugs1;cbugA0G0K00100000application/vnd.om\#
        a.pal+xml0c4A0G0]00100000application/vnd.3gpp.mcptt-ue-init-config+xml0c4>060<0010100@text/x-vlang1;\#
        cvsource code in V                                                  ?060:00103000text/x-ott1;cott   \#
                                                                                                           ?\#
        060=0010;000text/x-camkes1;ccamkes idl4                                                             \#
                                      6060e00100000application/vnd.oasis.opendocument.tika.flat.document0c45\#
        280?0000300>model/x-openvdbvdbOpenVDB volumeA010W00000000application/vnd.ms-wmdrm.meter-chlg-req22X0\#
        :0<10400:video/webmvideo/x-webm1]ewebmWebM video                  A060W0010300ctext/x-glyph-bitmap-d\#
        istribution-format1;cbdfdata in the format Glyph Bitmap Distribution FormatA010E00000000application/\#
        cals-1840A0P0O00004000application/vnd.google-apps.mapgmapA0G0C00100000application/sep+xml0c4A060>001\#
        0700Jtext/x-objdump1;cobjdumpdata in the format ObjDump9060I00109000application/x-mimearchive1O?mhtm\#
        l mht?860:0910800Ktext/x-pugtext/jade1;cjade pugtext with the markup of PugA010U00003000application/\#
        vnd.airzip.filesecure.azsazs>060:0010300Btext/x-krl1;ckrlsource code in KRL?060=0010?000text/x-cplin\#
        t1;clpad ecl prolog                                                                                 \#
         :280B0000300Dapplication/x-lzoplzolzop-compressed data:280D0F00E00Japplication/x-mozlz4application/\#
        x-lz4+jsonbaklz4 jsonlz4 mozlz4settings of Firefox in LZ4>060>0010300Ftext/x-papyrus1;cpscsource cod\#
        e in Papyrus7290K0E103000application/vnd.kde.kspreadapplication/x-kspreadQjDksp:080B00004000applicat\#
        ion/x-par2par2 2010E00000000application/mpeg4-iod                                                   \#
                    A010M00000000application/vnd.ims.imsccv1p3                                             4\#
        200M00000000application/x-font-sunos-news                                   A060B0010300Ntext/x-figl\#
        et-font1;cflfdata in the format FIGlet Font:280G0000300Japplication/x-amiga-dmsdmsDMS image of an Am\#
        iga diskA060G00103000application/x-tiled-tmx0c4tmx                                                 6\#
        000I00003000application/x-planperfectplnA010h00000000application/vnd.openxmlformats-officedocument.v\#
        mldrawing                                                                                           \#
                                                                                                            \#
                                                                                                            \#
                          A010M00003000application/vnd.yamaha.hv-dichvd                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                         =070F00104000text/v\#
        nd.wap.wmlscript1;cwmls                                                                             \#
              @280R00100000application/x-bentley-localization0Gj       A0G0`00100000application/vnd.3gpp.mcv\#
        ideo-mbms-usage-info+xml0c4A280G0000300Japplication/x-apple-bombombill of materials of macOS>060;001\#
        0400Ctext/x-imba1;cimbasource code in ImbaA010@00000000application/mipc5290900003000model/u3du3d0280\#
        M00103000image/x-portable-arbitrarymap1<Fpam                       A280L0000500;application/x-ft-app\#
        le.aliasaliasmacOS alias0280U00103000application/vnd.sun.xml.draw.template1_\std                    \#
                                                                                              >060;0011400Ct\#
        ext/x-xojo1;cxojo_code xojo_menu xojo_report xojo_script xojo_toolbar xojo_windowsource code in Xojo\#
                         0280:00003000image/x-jgartA010_00000000application/vnd.fujifilm.fb.docuworks.contai\#
        nerA010U00000000application/vnd.as207960.vas.tap+uper                                               \#
                                                                                                            \#
                                     >060;0010400Ctext/x-pddl1;cpddlsource code in PDDL            A0@0?0000\#
        0000application/tar60>0A0:103000application/x-lyxtext/x-lyx1;clyx                                   \#
                                               1280<0000400Caudio/x-hcomhcomHCOM sound of a Mac             \#
                                                       A010R00000000application/vnd.intertrust.digibox=060?0\#
        j103000application/infapplication/x-setupscript application/x-wine-extension-inf1;cinf0290A00003000i\#
        mage/vnd.ms-modimdi>860<0010200Dtext/x-ragel1;crlsource code in RagelA280M00003000application/x-gene\#
        sis-rom-smdsmdA010J00004000application/vnd.xmpie.cpkgcpkg                                           \#
                          1210C00000000audio/vorbis-config1210=00000000audio/evrcwb0                        \#
                                                                                                            \#
        >060;0010400Ctext/x-pact1;cpactsource code in Pact                                        C2X0J0D107\#
        00?application/vnd.ms-outlookapplication/x-ms-msg1>[msg oftOutlook messageA0G0S00100000application/v\#
        nd.fujifilm.fb.jfi+xml0c4B010O00000000application/x-x509-next-ca-certA0G0L00100000application/vnd.et\#
        si.sci+xml0c4A010L00000000application/gnap-binding-jws?070900104000text/spdx1;cspdx                 \#
                                  A060C0010000Otext/x-go-checksums1;cdata in the format Go ChecksumsA010T000\#
        03000application/vnd.openblox.game-binaryobgA0G0D00104009application/atom+xml0c4atomAtom feed       \#
                                                                  A010N00000000application/vnd.oma.bcast.sgd\#
        uA080A0000400Fapplication/x-dmpmdmpmemory dump of WindowsA0G0O00100000application/vnd.nokia.conml+xm\#
        l0c4 A0G0W00100000application/vnd.iptc.g2.conceptitem+xml0c4                                        \#
                                                                                                            \#
                                                                                                            \#
                                              0160Z0Q204000application/vnd.ms-visio.template.main+xmlapplica\#
        tion/vnd.ms-visio.template1_\0c4vstxA010T00003000application/vnd.groove-tool-templatetplA010H0010000\#
        0application/vnd.ocf+cbor0b7                                                                        \#
        A060F0010000Rtext/x-readline-config1;cdata in the format Readline Config      1200?00000000audio/vnd\#
        .qcelp                                                                                              \#
                                                               A010C00000000application/dca-rftA280K0000000O\#
        application/x-apple-dsstoreview settings of a macOS folderA010J00003000application/vnd.mobius.txftxf\#
        A0G0S00100000application/vnd.3gpp.srvcc-info+xml0c4>060?0010600Gtext/x-inform-71;cni i7xsource code \#
        in Inform 70280B0000;000image/x.sf3-vectorvec.sf3 sf3A010T00000000application/vnd.as207960.vas.tap+j\#
        er2210=00000000video/flexfec;0H0F0L003000application/x-vdi-diskapplication/x-virtualbox-vdivdi0200;0\#
        000800:image/x-mrcccp4 mrcMRC volumeA010C00000000application/sep-exi>070A0010900Dapplication/sieve1;\#
        csiv sievesource code in SieveA280G0000700?application/x-vim-spellsug splspelling of Vim60Y0?1200300\#
        <application/pdfapplication/acrobat application/nappdf application/x-pdf image/pdfpdfPDF document>06\#
        0<0010>00Dtext/x-rpgle1;crpgle sqlrpglesource code in RPGLE6280G00003000application/x-sony-bbeblrf?0\#
        70H00103000text/vnd.senx.warpscript1;cmc270G1<00100000application/vnd.openxmlformats-officedocument.\#
        spreadsheetml.externallink+xml0c40280A0020300?image/x-canon-cr30N0P@Pcr3Canon raw image             \#
                                                                                                            \#
         A8G0E00100000application/city+json1Ei                                                              \#
                              6280C00104000application/hwp+zip1_\hwpx>060:00103000text/x-uil1;cuil          \#
                                                                       A8G0D00100000application/cmw+json1Ei;\#
        010R00003000application/vnd.aristanetworks.swiswi4280I00000000application/x-font-libgrx@280N00100000\#
        application/x-bentley-besqlite0Gj>280C0000300=application/x-spirvspvSPIR-V module                   \#
                  0210L00003000image/vnd.globalgraphics.pgbpgb     ?060;00104000text/x-jslt1;cjsltA060J00103\#
        00Vtext/x-kicad-legacy-layout1;cbrddata in the format KiCad Legacy Layout                           \#
                                                                      0280@0@203000image/x-leaf-mosimage/x-r\#
        aw-leafQAD0N0mos>860D0010300Eapplication/x-smarty1;ctplsource code in Smarty1210=00000000audio/smv-q\#
        cp                        <200H0L106007application/x-executableapplication/x-executable-elf0K;elf so\#
        program>060>0010:00Ftext/x-nearley1;cne nearleysource code in Nearley1210S0000<000audio/vnd.sealedme\#
        dia.softseal.mpegsmp3 smp s1mA860R00100000application/x-vnd.datapackage+json1EiA0G1900100000applicat\#
        ion/vnd.openxmlformats-package.digital-signature-xmlsignature+xml0c4>060<0010300Dtext/x-glyph1;cglfs\#
        ource code in GlyphA010R00000000application/vnd.ga4gh.passport+jwt70G1D00100000application/vnd.openx\#
        mlformats-officedocument.spreadsheetml.pivotcachedefinition+xml0c46010R00000000application/vnd.afpc.\#
        foca-codepageA8G0D00100000application/sdf+json1Ei                                                   \#
                                                                                                            \#
                   A280G0000300Dapplication/x-adobe-abrabrbrushes of Photoshop       A0G0L00100000applicatio\#
        n/samlmetadata+xml0c4;210G0L00G00>application/vnd.efi.imgapplication/x-raw-disk-imageraw-disk-image \#
        img luksraw disk imageA010N00000000application/vnd.uplanet.signal                                   \#
                                          1210G00003000audio/vnd.digital-windseol                           \#
                                                                                                            \#
                   A010C00008000application/vnd.zulzir zirz                    A8G0J00100000application/alto\#
        -cdni+json1EiA280A0000300Iapplication/x-jfrjfrJava Flight Recorder data>060A0010500Itext/x-cairo-zer\#
        o1;ccairosource code in Cairo Zero6280S00107000application/vnd.stardivision.writer1>[sdw vorA060C001\#
        0000Otext/x-gemfile-lock1;cdata in the format Gemfile.lockA010R00000000application/vnd.apache.thrift\#
        .jsonA280Q0000600Japplication/x-gettext-translationgmo mocompiled message catalogueA010P00000000appl\#
        ication/resolve-response+jwtA010V00003000application/vnd.osgeo.mapguide.packagemgp?060;00109000text/\#
        x-duel1;cduel jbst           ?060<00100000text/x-nusmv1;c<3X0W0020300Capplication/vnd.android.packag\#
        e-archiveQ4I1_\apkAndroid application?060=0010600Ntext/x-svelte1;csveltetext with the markup of Svel\#
        te>060@0010200Htext/x-zenscript1;czssource code in ZenScriptC010;00000000message/sip                \#
              A0G0P00100500application/vnd.omads-folder+xml0c4utf-87000B00004000application/x-siagsiag00:0G0\#
        000300?image/x-portable-anymappnmportable anymap1290:0<00400:audio/flacaudio/x-flacflacFLAC audio   \#
                                                                             A010L00000000application/vnd.xf\#
        dl.webform             :280@0>00200Bapplication/x-xzapplication/xzxzxz-compressed data?070E00103000t\#
        ext/vnd.fmi.flexstor1;cflx                                                 0200;00003000image/x-pixp\#
        ix                                                                                A010C00000000appli\#
        cation/vnd.dxr?070E00103000text/vnd.dvb.subtitle1;csub4080M00000000application/x-font-framemaker>060\#
        90010200Atext/x-oz1;cozsource code in Oz>060;0010400Ctext/x-baml1;cbamlsource code in BAML          \#
                                            02H0@0;00300Bimage/vnd.ms-ddsimage/x-ddsddsDirectDraw surfaceA08\#
        0B0000400>application/x-mcapmcapMCAP recording                  ;080J00007000application/x-spectrum-\#
        d80d40 d80A010J00003000application/vnd.filmit.zfczfc                                                \#
            >060:0010300Gtext/x-bmx1;cbmxsource code in BlitzMaxA0G0N00100000application/vnd.dvb.dvbisl+xml0\#
        c4A010C00000500application/prs.cyn7-bitA000B00004000application/x-chatchat                          \#
                                                                                                            \#
                                                                         A8G0Y00100000application/alto-updat\#
        estreamcontrol+json1Ei5010S0000;000model/vnd.parasolid.transmit.binaryx_b xmt_bin>060<0010500Dtext/x\#
        -cirru1;ccirrusource code in CirruA0G0e00100000application/vnd.dvb.notif-ia-registration-request+xml\#
        0c4@000F00000000application/x-mysql-dbA010M00000000application/news-transmissionA8G0T0010<000applica\#
        tion/vnd.coreos.ignition+json1Eiign ignitionC000C00000000message/vnd.si.simp>060I0010200Qtext/x-line\#
        ar-programming1;clpsource code in Linear Programming00G0Q00104000application/vnd.balsamiq.bmml+xml0c\#
        4bmml2210C00000000video/vnd.hns.videoA060D00103000application/x-go-sgf1;csgf70G1600100000application\#
        /vnd.openxmlformats-officedocument.spreadsheetml.styles+xml0c4                                      \#
                                          A010F00000000application/vnd.gridmp                               \#
                                                                                                            \#
                                 A8G0I0010;50Happlication/manifest+json1Eiwebmanifestutf-8web application ma\#
        nifest                                                                                              \#
                     <2X0F0010:000application/appxbundle1_\appxbundle                                       \#
                                                                                                            \#
                                                                                           A0?0=0H10J008text\#
        /calendarapplication/ics text/ics1;cics ifb vcs icalendar icalcalendar                              \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
        1280:00002000audio/x-xixi>860=0010O00Etext/x-scheme1;cscm ss sld sps rkt rktl sch slssource code in \#
        Scheme2200800002000video/glgl>060=0010500Etext/x-hiveql1;chql qsource code in HiveQL            2280\#
        ;00003009video/x-roqroqRoQ video0210N00003000image/vnd.fujixerox.edmics-mmrmmr                      \#
             A000K00003000application/vnd.frogans.ltfltf                                                    \#
               A000F00003000application/pics-rulesprf                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                         A280D0000<000application/x-bplistplist webloc               A280B0000800Capplicatio\#
        n/x-ulogulg uloglog of a PX4 flight0280;00003000image/x-dibdib6280E0R100000application/encryptedappl\#
        ication/x-tika-ooxml-protected1>[:280R00106000application/x-modrinth-modpack+zip1_\mrpackA0G0[001040\#
        00application/vnd.gov.sk.xmldatacontainer+xml0c4xdcf>060?0010@00Gtext/x-portugol1;cportugol alg pors\#
        ource code in PortugolA280K0000500Happlication/x-rust-metadatarmetametadata of a Rust crateA000H0000\#
        3000application/x-conferencensc                                                              >060<00\#
        10300Dtext/x-slice1;cicesource code in SliceA060D0J10300@application/x-subripapplication/x-srt text/\#
        srt1;csrtSubRip subtitles<000M00003000application/x-silverlight-appxap                     A8G0T0010\#
        0000application/vnd.r74n.sandboxels+json1Ei                                                         \#
                                                                 <000\00006000application/vnd.nokia.n-gage.s\#
        ymbian.installn-gageA010D00000000application/cmw+cose0280C00007000application/x-kritakra krz        \#
                                                                      A0G0F0;10:000application/mathml+xmltex\#
        t/mathml0c4mml mathml0290900003000image/ktxktx                                                      \#
                A010V00000000application/vnd.3gpp.interworking-dataA010M00003000application/vnd.geogebra.too\#
        lggt                                                                       A010M0000:000application/\#
        vnd.nebumind.linenebul line        6010X0000<000application/vnd.sealedmedia.softseal.pdfspdf s1a spd\#
        00P0S00005000application/vnd.google-apps.drawinggdraw>4F0B00100000text/x-jquery-tmpl1;c;080B0000400>\#
        application/x-cramcramCRAM sequencesA0G0I00103000application/vnd.sycle+xml0c4sclA280G0000300Fapplica\#
        tion/vnd.ant.fitfitFIT record of exerciseA080K0000000Capplication/x-perl-storablestored data of Perl\#
        A8G0@0010A00Bapplication/toml1;ctoml toml.exampleTOML configuration6280S0010L000application/vnd.mind\#
        jet.mindmanager1_\mmp mmap mmpt mmat mmmp mmas0280G0010300?image/x-portable-pixmap1<Fppmportable pix\#
        map                                                                                                 \#
                                                                                                            \#
                                                                                         A010F00000000applic\#
        ation/logout+jwt                                                                                    \#
                                             A000J0000<000application/x-sas-itemstorsr7 sas7bitm            \#
                     8080[00003000application/vnd.stardivision.impress-packedsdp@280D0000600?application/x-d\#
        uckdbduckdbDuckDB database                                             A0G0X00100000application/vnd.\#
        oma.cab-address-book+xml0c4                                      A080J0000<000application/x-spectrum\#
        -szxszx zx-state                    1210<00000000audio/evrcb0;280O00007000application/x-gameboy-colo\#
        r-romgbc cgbA280E0000700Dapplication/x-btsnoopbtsnooppackets of BluetoothA0G0W00100000application/vn\#
        d.3gpp.mcdata-regroup+xml0c4=860A0010300Wtext/x-dcl-script1;ccomsource code in DIGITAL Command Langu\#
        age                       A010C00000000application/vnd.fgbA060S0010300_text/x-world-of-warcraft-addo\#
        n-data1;ctocdata in the format World of Warcraft Addon Data                                         \#
                                                                                                            \#
        A010J00002000application/vnd.pmi.widgetwg                           A080K0000800=application/x-metal\#
        -librarymetallibMetal libraryA280A0000300Dapplication/x-scfscftrace of a sequencer                  \#
                                         A0G0L00107000application/vnd.eszigno3+xml0c4es3 et30280A00203000ima\#
        ge/x-sinar-stiQAD0N0sti>860;0010200Ctext/x-llvm1;cllsource code in LLVMA010V00000000application/vnd.\#
        3gpp.mcdata-signalling                                                     <280G0000400Gapplication/\#
        x-java-jmodjmodJava module for linking                                                              \#
                                    A060\0010<000application/x-freedesktop-appstream-releases0c4releases.xml\#
                                                                              @080B00008000application/x-lmd\#
        blmdb mdb                                                                                           \#
          1210D00000000audio/vnd.dolby.pl2z               ?060;00107000text/x-qlik1;cqvs qvw                \#
                                                          1280=00003000audio/x-speexspx>060J0010300Rtext/x-g\#
        ame-maker-language1;cgmlsource code in Game Maker LanguageA010R00009000application/vnd.ericsson.quic\#
        kcallqcall qcaA010D00004000application/vnd.jispjisp60G1900100000application/vnd.openxmlformats-offic\#
        edocument.wordprocessingml.styles+xml0c4839150020400Capplication/vnd.openxmlformats-officedocument.p\#
        resentationml.templateP>G1_\potxPowerPoint templateA060A0010400Mtext/x-oasv3-json1;cjsondata in the \#
        format OASv3-json0210B00004000image/vnd.wap.wbmpwbmp80G1<00100000application/vnd.openxmlformats-offi\#
        cedocument.presentationml.tablestyles+xml0c4A060C0010M00Otext/x-kicad-layout1;ckicad_pcb kicad_mod k\#
        icad_wksdata in the format KiCad Layout                                  0390X0Z103000application/vn\#
        d.oasis.opendocument.imageapplication/x-vnd.oasis.opendocument.image1_\odiA010b00003000application/v\#
        nd.llamagraphics.life-balance.desktoplbdC0W0A0?10900@multipart/relatedmessage/rfc2557054mht mhtmlcom\#
        pound message                                                                                       \#
                       >060;0010=00Ctext/x-pawn1;csma pwn p incsource code in Pawn                          \#
                                                                                                            \#
                                                                                                            \#
               2280<00000000video/x-anim                             B080Q00003000application/x-x509-dsa-par\#
        ameterspemA010?00000000application/dnsB090J0d10@000application/x-x509-ca-certapplication/x-x509-cert\#
         application/x-x509-user-cert0?;der crt pem certA860A0010@00Mtext/x-apacheconf1;capacheconf vhostdat\#
        a in the format ApacheConf?060=0D103000text/x-rejectapplication/x-reject1;crejA060M0010300Qapplicati\#
        on/x-pygments-tokens1;crawdata in the format Raw token dataA000A00003000application/x-rdprdp=060=001\#
        0300Etext/x-elvish1;celvsource code in ElvishA010@00000000application/joseA0G0V00100000application/v\#
        nd.oma.cab-user-prefs+xml0c4A010U00003000application/vnd.airzip.filesecure.azfazfA8G0O00100000applic\#
        ation/vnd.nearst.inv+json1Ei@080N00007000application/vnd.ms-outlook-pstpst ost>280J0000300Qapplicati\#
        on/x-zsh-wordcodezwccompiled functions of the Z shell>060>0010200Ftext/x-cycript1;ccysource code in \#
        CycriptA010O00000000application/vnd.powerbuilder6-s3060K0I103000text/x-google-video-pointertext/goog\#
        le-video-pointer1;cgvp6010S00003000application/vnd.fujixerox.docuworksxdwA010R00005000application/vn\#
        d.mediastation.cdkeycdkey?060?0010300Ktext/x-microdvd1;csubdata in the format MicroDVD>060>0010200Ft\#
        ext/x-harbour1;chbsource code in HarbourA0G0X00100000application/vnd.iptc.g2.planningitem+xml0c44080\#
        F0O00=000application/x-font-afmapplication/x-font-adobe-metricafm acfm amfm60P0P00005000application/\#
        vnd.google-apps.formgformA010E00000000application/vc+sd-jwtA060D0010200Ptext/x-type-language1;ctldat\#
        a in the format Type Language1210B00000000audio/vnd.vmx.cvsd2280=00103000video/x-dirac14>drc        \#
         <0Y0U0^10=00>application/vnd.debian.binary-packageapplication/x-deb application/x-debian-package0:7\#
        deb udeb ddebDebian packageA010L00000000application/soap+fastinfoset                       6070[0010\#
        Y00Oapplication/vnd.wolfram.mathematica.package1;cmathematica wl wls mt wlt m nb cdf ma nbpsource co\#
        de in Wolfram Language<280H0010;000application/x-source-rpm01osrc.rpm spm                           \#
                                                  1210C00000000audio/vnd.hns.audio                          \#
                   A010K00003000application/vnd.ezpix-albumez2                                              \#
                                                                                                            \#
                 >06090010800Itext/x-bb1;cbb declssource code in BlitzBasic                                 \#
                                                                                                            \#
                                                                                                            \#
                                                     A290@0V00H000application/gribapplication/x-grib applica\#
        tion/x-grib2grb grb1 grb2 grib grib2:280J00103000application/bizagi-modeler1_\bpm50G0K00106000applic\#
        ation/vnd.las.las+xml0c4lasxmlA000>00003000chemical/x-xyzxyz?070>00100000text/raptorfec1;c          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                5080F0000300Eapplication/x-ft-dracodrcDraco compressed meshA\#
        010D00000000application/cose-keyC060>00104000message/x-emlx1;cemlx                                  \#
                                                                 A010S00002000application/vnd.stepmania.step\#
        chartsmA0G0M00107000application/vnd.cyclonedx+xml0c4cdx.xml                        @000Q00005000appl\#
        ication/x-kexi-connectiondatakexic                    1210D00008000audio/vnd.dece.audiouva uvva     \#
                                                 A010R00000000application/prs.implied-executable            \#
                                                                                      ?060<0010500Mtext/x-te\#
        mpl1;ctempltext with the markup of templ   A060A0010000Mtext/x-record-jar1;cdata in the format Recor\#
        d Jar>060D0010;00Ltext/x-jetbrains-mps1;cmps mpl msdsource code in JetBrains MPS;000P00003000applica\#
        tion/x-commodore-d81-diskd81>060?0010400Gtext/x-ligolang1;cligosource code in LigoLANGA000R00000000a\#
        pplication/vnd.informix-visionaryA8G0F00100000application/taxii+json1EiC0Q0@00000000multipart/signed\#
        0280L00103000application/vnd.sun.xml.draw1_\sxd6080C00107000application/x-bzdvi0RPdvi.bz2           \#
                                                                                                            \#
                                                                                                            \#
                                                                     ;280F00003000application/x-fds-diskfds \#
                     A0O0:0K10B00<text/vcardtext/directory text/x-vcard1;cvcf vcard vct gcrdcontact cardB090\#
        H00007000application/ocsp-requestorq der62Y0B1K10;00Gapplication/mswordapplication/doc application/v\#
        nd.ms-word application/x-msword zz-application/zz-winassoc-doc1>[doc wiz dotWord document (97-2003)>\#
        07080010300Btext/cql1;ccqlsource code in CQLA8G0?0J29O00<application/xmlapplication/x-xml text/xml1;\#
        cQGExml xsd rng xbl wsf adml admx xbrl ant axaml axml builds ccproj clixml cproject cscfg csdef cspr\#
        oj ct depproj dll.config dotsettings filters fsproj fxml gst hzp icls iml ivy jelly jsproj launch md\#
        policy mjml mojo natvis ndproj nproj nuspec pkgproj pluginspec proj props ps1xml psc1 pubxml qhelp r\#
        bxmx resx sch scxml sfproj shproj slnx srdf storyboard sublime-snippet targets tml urdf ux vbproj vc\#
        xproj vsixmanifest vssettings vstemplate wixproj workflow wxi wxl wxs xacro xib xml.dist xproj xspec\#
         zcml ead gexf graphml ipr jrxml qrc vcproj xcscheme xcworkspacedata xml.in xsl ncl manifest service\#
         propertiesXML document>060<0010500Dtext/x-polar1;cpolarsource code in Polar:280P00100000application\#
        /vnd.apple.unknown.131_\A060H0010000Ttext/x-shellcheck-config1;cdata in the format ShellCheck Config\#
        >860D0010;00Eapplication/x-scilab1;csci sce tstsource code in Scilab6290L0F003000application/vnd.kde\#
        .kformulaapplication/x-kformulakfo0200B00003000image/x-cmu-rasterras?060;0010400Ltext/x-raml1;cramlt\#
        ext with the markup of RAMLA0G0C00103000application/gml+xml0c4gmlA010W00000000application/emergencyc\#
        alldata.ecall.msd<280P0010300Bapplication/x-android-app-bundle1_\aabAndroid app bundle1290R00103000a\#
        pplication/vnd.recordare.musicxml1_\mxl?060=00108000text/mcschema1;cmcschema70G1=00100000application\#
        /vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml0c40210N00003000image/vnd.fujixero\#
        x.edmics-rlcrlcA060C0011R00Tapplication/x-plist0c4plist sttheme tmcommand tmlanguage tmpreferences t\#
        msnippet tmtheme entitlements stringsdict weblocdata in the format XML Property List?060?00100000tex\#
        t/x-newspeak1;c02I090J007009image/bmpimage/x-bmp image/x-ms-bmpbmp dibBMP imageA0G0D00100000applicat\#
        ion/cnrp+xml0c4>860C0010200Ktext/x-actionscript1;cassource code in ActionScriptD000K00000000x-conten\#
        t/ostree-repository0280:0<00400:image/flifimage/x-flifflifFLIF image0860J00100000application/illustr\#
        ator+ps0En3280=0K003008audio/x-scplsapplication/pls audio/scplsplsplaylist8280T00103000application/v\#
        nd.stardivision.impress1>[sdd1020K00003000audio/x-pn-realaudio-pluginrmpA010P00000000application/vnd\#
        .dvb.esgcontainerA0G0U00100000application/vnd.dvb.notif-generic+xml0c4A0G0G00107000application/atomc\#
        at+xml0c4atomcat?070=00100000text/encaprtp1;c0280=0000700<image/x.niftinii hdrNIfTI volumeB080P00007\#
        000application/x-x509-ec-parameterskey pem<000H00002000application/x-t3vm-imaget32210F00000000video/\#
        rtp-enc-aescm1281210;00000000audio/evrc00210>00008000image/prs.btifbtif btfA0G0d00100000application/\#
        vnd.oma.poc.detailed-progress-report+xml0c42210900000000video/vc2A8F0S00106000application/x-web-app-\#
        manifest+json1EiwebappA0G0J00105000application/provenance+xml0c4provx>060<0010>00Dtext/x-praat1;cpra\#
        at proc pscsource code in PraatA010D00008000application/csrattrscsrattrs0200B00003000image/x-raw-raw\#
        zorrwz>060;0010;00Ctext/x-mql51;cmq5 mqh mq4source code in MQL5>8G080010@50?text/css1;ccss pcss post\#
        cssutf-8CSS style sheet6010D00008000application/vnd.xfdlxfdl xfdA0G0e00100000application/vnd.3gpp.mc\#
        video-transmission-request+xml0c4A0F0Q00100000application/vnd.gov.sk.e-form+xml0c41210D00003000audio\#
        /vnd.everad.pljpljA080F0000000?application/x-svn-dumpSubversion dump>060;0010400Ctext/x-volt1;cvolts\#
        ource code in Volt;000H00002000application/x-sg1000-romsgA000J00000000application/vnd.ah-barcode:280\#
        J00004000application/x-java-pack200pack;080K00002000application/x-sega-pico-rommd<280K00002000applic\#
        ation/x-mach-o-bundleso1210D00000000audio/tetra_acelp_bbB000M00007000application/x-internet-signupis\#
        p ins?060C0010=000text/x-nasm-objdump1;cobjdump-intel1280;00203000audio/x-m4r0`MQ42m4rA010J00000000a\#
        pplication/wordperfect5.1A000F0000<000application/x-sas-mddbsm7 sas7bmdb>060:0010S00Btext/x-apl1;cap\#
        l dyalog aplf aplo apln aplc aplisource code in APL?460:00100000text/x-uri1;cA0G0g00100000applicatio\#
        n/vnd.openxmlformats-officedocument.theme+xml0c46280H00108000image/vnd.djvu+multipage07Edjvu djvA010\#
        ?00003000application/atfatf1210;00000000audio/g7221>060:0010800Btext/x-lsl1;clsl lslpsource code in \#
        LSL>060D0010500Ltext/x-literate-agda1;clagdasource code in Literate AgdaA010N00100000application/ace\#
        -groupcomm+cbor0b7A0G0D00100000application/clue+xml0c4?060>00104000text/x-crocsrc1;ccroc=060>0020700\#
        0text/scriptlet0c41;cwsc sctA080E00006000chemical/x-mdl-rdfilerd rdfA000E0000<000application/x-sas-f\#
        dbsf7 sas7bfdb?060G0010300Xtext/x-srecode-template1;csrttext with the markup of SRecode Template>060\#
        V0010300^text/x-mathematical-programming-system1;cmpssource code in Mathematical Programming System0\#
        2Y090N003009image/pngimage/x-citrix-png image/x-pngpngPNG image                               1280@0\#
        P107000audio/x-flac+oggaudio/x-ogg-flac audio/x-oggflac1SWoga oggA060@0020000Ltext/x-maven+xml0c41;c\#
        data in the format Maven POMA000D00002000application/cu-seemecu>060E00108000application/x-cheetah1;c\#
        tmpl spt>060<0010B00Dtext/x-numpy1;cnumpy numpyw numscsource code in NumPy;000E00003000application/x\#
        -sms-romsms60G1D00100000application/vnd.openxmlformats-officedocument.wordprocessingml.document.glos\#
        sary+xml0c4D0@0C00000000x-shader/x-fragment                                                         \#
                                 A8F0E00104000application/raml+yaml1XJramlA000D00003000application/x-msclipc\#
        lp0290B0;00A00>image/vnd.radianceimage/x-hdrhdr pic rgbe xyzeRadiance image0280@00003000image/x-pain\#
        tnetpdn:080E0J00:00>application/x-archiveapplication/x-unix-archivea ar lib ostatic library         \#
                         >060=0010800Etext/x-fennel1;cfnl fnlmsource code in Fennel          ?060;0010400Lte\#
        xt/x-edge1;cedgetext with the markup of Edge:000B0000400Dapplication/x-lzmalzmaLZMA-compressed data1\#
        210>00000000audio/melp1200>060H0010000Ptext/x-elvish-transcript1;csource code in Elvish TranscriptA0\#
        00A00000000application/x-zim0280=0000300Limage/vnd.dxbdxbAutoCAD binary exchange file               \#
           A010B00000000application/vc+jwt                                                                  \#
                                                1210B00000000audio/dsr-es201108                             \#
                             A010Z00008000application/vnd.cendio.thinlinc.clientconftlclientA010E00000000app\#
        lication/raptorfecA8G0J00100000application/vnd.drive+json1Ei0290I0C003000application/vnd.kde.kivioap\#
        plication/x-kivioflw                 A090H00003000application/vnd.isac.fcsfcs;280I0000600=applicatio\#
        n/x-gameboy-romgb sgbGame Boy game                                >060>0010G00Ftext/x-bitbake1;cbbcl\#
        ass bbappend bb incsource code in BitBake     A010G00003000application/vnd.wap.slcslc               \#
                                                                                               A010E00000000\#
        application/st2110-411210M00003000audio/atrac-advanced-losslessaal                         A280Q0000\#
        000Capplication/x-flash-shared-objectFlash shared object;280Q0000300Gapplication/x-nintendo-switch-n\#
        spnspNintendo Switch packageA0G0[00100000application/vnd.radisys.msml-audit-conn+xml0c45010>00004000\#
        model/vnd.barybary1210D00003000audio/vnd.nortel.vbkvbkA0A0H0001\00Fapplication/octet-streambin deplo\#
        y bpk dump buffer dms lrf mar so dist exe distz pkg dll msp deb elc dmg iso lha msu img msi msm lzhd\#
        ata of unknown format0280@00003000image/x-gimp-patpatA0F0M00103000application/x-dtbresource+xml0c4re\#
        sA000D00002000chemical/x-swissprotsw:080B0000400<application/x-cpiocpiocpio archiveA010L00003000appl\#
        ication/vnd.novadigm.edxedxA0G0X00100000application/vnd.oma.poc.final-report+xml0c4A0G0X00100000appl\#
        ication/vnd.marlin.drm.conftoken+xml0c46080C00106000application/x-lzpdf1G_pdf.lz>060?0010300Gtext/x-\#
        piglatin1;cpigsource code in PigLatin0210:00008000image/jphcjhc jphcA010K00003000application/vnd.cos\#
        mocallercmc;280J0010000Eapplication/x-android-boot0gVboot image of AndroidA0Q0C00000000application/e\#
        difactA010J00000000application/index.response0280@0U10300Bimage/x-fuji-rafimage/x-fujifilm-raf image\#
        /x-raw-fuji0N0rafFujifilm raw image0160f0`204000application/vnd.ms-visio.stencil.macroenabled.main+x\#
        mlapplication/vnd.ms-visio.stencil.macroenabled.121_\0c4vssmA0G0a00100000application/vnd.oma.poc.inv\#
        ocation-descriptor+xml0c4A010H00000000application/vnd.dvb.dvbjA060>0010<00Jtext/x-conll-u1;cconllu c\#
        onlldata in the format CoNLL-UC010>00005000message/globalu8msgA280I0010H00Dapplication/x-ms-jumplist\#
        1>[automaticDestinations-msjump list of WindowsA010O00000000application/vnd.f-secure.mobile?060>0010\#
        0000text/x-srcinfo1;cA8G0G00106000application/sensml+json1Eisensml0280A0A20?000image/x-kodak-kdcimag\#
        e/x-raw-kodakQAD0N0kdc dcs drf k25@200O00100000application/x-mysql-misam-index1TaA0G0Y00100000applic\#
        ation/emergencycalldata.comment+xml0c4A0G0Y00100000application/vnd.3gpp.mcdata-ue-config+xml0c4A0G0E\#
        0[109000application/xliff+xmlapplication/x-xliff application/x-xliff+xml0c4xlf xliffA010Q00000000app\#
        lication/simplesymbolcontainerA0G0U00100000application/vnd.3gpp-prose-pc3ach+xml0c4=060H0;10900Cappl\#
        ication/x-fishscripttext/x-fish1;cfish loadsource code in fish:280D00106000application/x-sketch1_\sk\#
        etchA0G0I00100500application/msc-mixer+xml0c4utf-86280L00004000application/x-adobe-indesignindd1070<\#
        0010300Otext/vnd.abc1;cabcdata in the format ABC notationA0G081V10300Ftext/csvapplication/csv applic\#
        ation/x-csv text/comma-separated-values text/x-comma-separated-values text/x-csv1;ccsvcomma-separate\#
        d valuesA0G0U00100000application/vnd.radisys.msml-conf+xml0c4A010J00003000application/vnd.mobius.msl\#
        mslA0G0C0810@00Xapplication/rdf+xmltext/rdf0c4rdf owl rdfs xmpdata in the format Web Ontology Langua\#
        ge4000D00002000application/x-tex-gfgf1210B00000000audio/dsr-es202050>060:0010100Btext/x-kcl1;cksourc\#
        e code in KCLB010M00000000application/x-x509-ca-ra-cert>060B0020D00Ftext/x-labview+xml1;c0c4lvproj l\#
        vclass lvlibsource code in LabVIEW?060?00102000text/x-troff-me1;cmeA010E00000000application/cose-x50\#
        9>000L00003000application/x-oz-applicationozaA860A0020:00Ttext/x-gradle-kts0581;cgradle.ktsdata in t\#
        he format Gradle Kotlin DSLA8G0P00100000application/webpush-options+json1Ei6280B18003000application/\#
        winhlpapplication/winhelp application/x-winhelp zz-application/zz-winassoc-hlphlpA010N00002000applic\#
        ation/vnd.sigrok.sessionsrA0G0P00103500application/vnd.syncml.dmddf+xml0c4ddfutf-8A010L00000000appli\#
        cation/vnd.etsi.tsl.der1280A00003000application/x-nwcnwcA860H00106000application/x-gerber-job1Eigbrj\#
        ob6010D00000000application/vnd.curl>060:0010300Btext/x-jac1;cjacsource code in Jac>060=0010500Etext/\#
        x-eiffel1;ce eifsource code in EiffelA010D00004000application/vnd.semdsemd<0F0?00103000text/x-suse-y\#
        mp1;cymp                                                                     0160g0a204000applicatio\#
        n/vnd.ms-visio.template.macroenabled.main+xmlapplication/vnd.ms-visio.template.macroenabled.121_\0c4\#
        vstm0380@00103000image/openraster1_\oraA060O00109000application/vnd.java.hprof.text1;chprof.txt1010H\#
        00003000application/vnd.musicianmus?060S0:103000text/x-gettext-translation-templatetext/x-pot1;cpotA\#
        060H0010700Ttext/x-valve-data-format1;cvdf vmfdata in the format Valve Data Format1280?00107000audio\#
        /x-minipsf009minipsf>060;0010400Ctext/x-golo1;cgolosource code in GoloA060B0010300Ntext/x-tsplib-dat\#
        a1;ctspdata in the format TSPLIB data                                     A0G0R00100000application/v\#
        nd.3gpp.seal-info+xml0c4                                                              A280J00003000a\#
        pplication/x-spectrum-tzxtzxB090F00011000application/pkcs7-mimep7m p7c p7z mobileprovision provision\#
        profile der mobileconfig msg        A000C0000?00;application/x-trashbak old ~ sik %backup fileA010?0\#
        0004000application/clr1clr                                     A010L00000000application/vnd.openprin\#
        ttagA060;0010400Gtext/x-ebnf1;cebnfdata in the format EBNF0210F00003000image/vnd.fastbidsheetfbs    \#
               >060:0010300Btext/x-boo1;cboosource code in Boo>860900102009text/x-go1;cgoGo source>060?00103\#
        00Gtext/x-bluespec1;cbsvsource code in Bluespec                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                            0280F00100000image/x-tiff-multip\#
        age1AD                                                                                              \#
                                        A010C00000000application/vnd.mdl                                    \#
                                                                                                            \#
                                             A280B0000800Kapplication/x-dxbcdxbc csocompiled shader of Direc\#
        t3D:080F0B004000application/x-stuffitxapplication/x-sitxsitx<080E0010300;application/x-dosexec12Vexe\#
        DOS program>060<0010G00Dtext/x-lasso1;classo lasso8 lasso9 lassource code in LassoA080J00003000appli\#
        cation/x-spectrum-pzxpzxA8G0E00100000application/csvm+json1Ei6280Q00103000application/vnd.stardivisi\#
        on.math1>[smfA010R00008000application/vnd.snesdev-page-tableptrom pt:2X0A0L00300;application/x-arjap\#
        plication/x-arj-compressedarjARJ archiveA0G0C00103000application/vec+xml0c4vecA010J00004000applicati\#
        on/vnd.sealed.csfscsfA010L00008000application/vnd.sus-calendarsus susp?060<0010300Mtext/x-vento1;cvt\#
        otext with the markup of Vento1280:0000200Haudio/x-ayaymusic of the ZX Spectrum2290;0000>00;video/3g\#
        pp23g2 3gp2 3gpp23GPP2 video2200F0B006000video/vnd.rn-realvideovideo/x-real-videorv rvx2210B00008000\#
        video/vnd.dece.mp4uvu uvvu1210900000000audio/mpa2210:00000000video/celb                             \#
                                                                                                            \#
                                                                       2290?00003000application/mxfmxf      \#
                                                                                                            \#
                     A010G00003000application/vnd.enlivennml9280M0000300Aapplication/x-mozilla-archivemarupd\#
        ate of Mozilla                             =<60:0G10A00Ptext/x-jspapplication/x-httpd-jsp1;cjsp jspf\#
         jspx tagsource code in Java Server Pages                                                           \#
                  0290E0H10H00=application/vnd.visioapplication/vnd.ms-visio1>[vsd vst vss vsw vtx vsdxVisio\#
         drawingA0G0G00104000application/marcxml+xml0c4mrcx        7390g0i103000application/vnd.oasis.opendo\#
        cument.spreadsheet-templateapplication/x-vnd.oasis.opendocument.spreadsheet-template1_\ots          \#
                                                                                                            \#
                              A060G00103000application/x-tiled-tsx0c4tsx2210@00000000video/vnd.planar       \#
                                                  >060@0010500Htext/x-surrealql1;csurqlsource code in Surrea\#
        lQL                                     A010S00004000application/vnd.nokia.radio-presetsrpss        \#
                                                                              A010H0000K000application/vnd.v\#
        d-studymxi study-inter model-interA010J00000800application/news-groupinfous-ascii                   \#
        ?060F00103000text/x-clearsilver-hdf1;chdf                                                           \#
                                                    A010D00000000application/vnd.bpf3                       \#
                                                                                                            \#
                                        ?060=00106000text/x-promql1;cpromql2210?00000000video/parityfecA010G\#
        00003000application/tamp-updatetur                                                                  \#
                                                           4000B0000;000application/x-fontpfa pfb gsf       \#
                                                                                        A0G0L00104000applica\#
        tion/vnd.sun.wadl+xml0c4wadl                                                                      D0\#
        00@0000000@inode/chardevicecharacter device                      >860;0810400@text/x-dsrctext/x-d1;c\#
        d disource code in DA000C00003000application/dsptypetsp>0F0D00104000application/xaml+xml0c4xamlA010W\#
        00003000application/vnd.yellowriver-custom-menucmp?070I00109500text/vnd.debian.copyright1;ccopyright\#
        utf-8A010D00100000application/cmw+cbor0b7<000L00003000application/x-authorware-mapaam0200=00000000im\#
        age/example6390`0b103000application/vnd.oasis.opendocument.text-templateapplication/x-vnd.oasis.open\#
        document.text-template1_\ott>060@0010=00Htext/x-snakemake1;csnakefile smksource code in Snakemake>06\#
        0=0010600Etext/x-parrot1;cparrotsource code in Parrot>060<0010600Dtext/x-urweb1;cur urssource code i\#
        n UrWeb     A0G0Y00100000application/vnd.iptc.g2.knowledgeitem+xml0c4@280A0000300Iapplication/x-tdbt\#
        dbTrivial Database of Samba1210:00000000audio/scipA010E00000000application/vp+sd-jwtA0G1900100000app\#
        lication/vnd.openxmlformats-officedocument.drawingml.diagramcolors+xml0c42280=0?103000video/annodexv\#
        ideo/x-annodex1m>axvA000H00008000application/x-sas-backupsas7bbakA000F00003000application/x-msbinder\#
        obdA0G0T00103000application/media-policy-dataset+xml0c4mpf6000C0000P000application/x-makerfb fbdoc f\#
        rm maker frame fm book6000@00002000application/x-pwpw?060D00104000text/x-visual-prolog1;ci ph>060<00\#
        10@00Dtext/x-mirah1;cdruby mirah dubysource code in Mirah60G0M00103000application/vnd.adobe.xdp+xml0\#
        c4xdpA280A0000300Capplication/x-ipfipfIPF image of a diskA010b00004000application/vnd.doremir.scorec\#
        loud-binary-documentscld1280A0000300;audio/x-psion-wvewvePsion soundA010C00000000application/vnd.cel\#
        A000H0000<000application/x-sas-accesssa7 sas7bacs1280J00003000audio/x-wavpack-correctionwvc;080H0010\#
        F00>application/vnd.squashfsPgVsfs sqfs sqsh squashfsSquashFS image>060:0010300Btext/x-opa1;copasour\#
        ce code in Opa;280I0000800Napplication/x-apple2-2img2img 2mg2IMG image of an Apple II disk2210T00000\#
        000video/vnd.iptvforum.1dparityfec-10101210G00000000audio/vnd.dolby.pulse.1>860=0010Q00Etext/x-groov\#
        y1;cgroovy gvy gy gsh grt gtpl gradlesource code in Groovy0860?0020300:image/x-xbitmap1;cP@[xbmX11 b\#
        itmapA010G00000000application/edi-consent2210:00000000video/mp2p70G1500100000application/vnd.openxml\#
        formats-officedocument.spreadsheetml.table+xml0c4A0G0T0010300<application/vnd.google-earth.kml+xml0c\#
        4kmlKML map dataA010J00109000application/vnd.fdsn.mseed1^Lmseed msd<280G0F00>00?application/vnd.flat\#
        pakapplication/vnd.xdgappflatpak xdgappFlatpak package?0>0:00107000text/x-ssa1;cssa assA010U00000000\#
        application/vnd.ms-wmdrm.lic-chlg-reqA0G0R00100000application/vnd.oma.bcast.sgdd+xml0c4             \#
                A010G00000000application/vnd.wfa.dpp                                 A010L00000000applicatio\#
        n/vnd.sketchometry                         A0G0X00100000application/vnd.3gpp.mcptt-ue-config+xml0c4 \#
                                                                                                            \#
                                                                                                            \#
        1860?0010600Gtext/x-lilypond1;cly ilysource code in LilyPondA8G0M00100000application/alto-propmap+js\#
        on1Ei7280T00100000application/vnd.ms-excel.workspace.302TA010R00000000application/vnd.dvb.ipdcesgacc\#
        ess2           129090F00300:audio/ac3audio/vnd.dolby.dd-rawac3AC-3 audio7010J00003000application/vnd\#
        .fuzzysheetfzs>860:0010Q00Btext/x-hcl1;chcl tf nomad tfvars tofu workflowsource code in HCL>060<0010\#
        100Dtext/x-terra1;ctsource code in TerraA010F00000000application/vnd.netfpxA060B0010300Ntext/x-surve\#
        x-data1;csvxdata in the format Survex data:080R0010:000application/x-bzip1-compressed-tar0SNtar.bz t\#
        bz>060:0010700Btext/x-zil1;czil mudsource code in ZIL:080A0^00700;application/x-lhaapplication/x-lzh\#
         application/x-lzh-compressedlzh lhaLHA archiveA280D0000600Eapplication/x-tflitetfliteTensorFlow Lit\#
        e model>060:0010700Btext/x-asl1;casl dslsource code in ASL0280<0000700>image/x-viffviff xvKhoros pic\#
        ture1280<0:10=00:audio/x-aiffaudio/aiff0?faif aiff aifcAIFF audioA010^00100000application/vnd.oms.ce\#
        llular-cose-content+cbor0b7A010T00000000application/vnd.vividence.scriptfileA010U00004000application\#
        /vnd.crick.clicker.paletteclkpA8G0R00100000application/alto-endpointcost+json1EiA0G0M00100000applica\#
        tion/kpml-response+xml0c41210900003000audio/smvsmvA010Q00000000application/vnd.ubisoft.webplayer>060\#
        ;0010400Ctext/x-abap1;cabapsource code in ABAPA060A00103000application/x-ssp1;csspA060@0010000[text/\#
        x-openapi-31;cdata in the format OpenAPI Specification v3A010C00003000application/vnd.wmcwmcA0G0[001\#
        00000application/vnd.3gpp.seal-location-info+xml0c4>860>0010A00Ftext/x-jsonnet1;cjsonnet libsonnetso\#
        urce code in Jsonnet029090]00300Aimage/emfapplication/emf application/x-emf image/x-emfemfenhanced m\#
        etafile60P0B00004000application/x-bdocbdocA010Q00000000application/vnd.ms-wmdrm.lic-respA010U0000900\#
        0application/vnd.quobject-quoxdocumentquox quiz><60B0010E00Eapplication/xquery1;cxquery xq xqy xql x\#
        qmsource code in XQuery0210D0000<000image/vnd.sealed.pngspng spn s1nA280E00000000application/x-os2-i\#
        nf?060:00203000text/x-xmi0c41;cxmi                                             A0G0C00103000applicat\#
        ion/sru+xml0c4sru70G1900100000application/vnd.openxmlformats-officedocument.spreadsheetml.calcchain+\#
        xml0c4A8G0c00100000application/3gpp-mbs-user-service-descriptions+json1Ei                           \#
                                             A0G1800100000application/vnd.openxmlformats-officedocument.draw\#
        ingml.diagramstyle+xml0c4A010D00000000application/coap-eapA000K00007000application/x-endnote-referen\#
        r enw                                        ?060;00104000text/x-cpsa1;ccpsa                        \#
                                    >860=0010:00=text/x-kotlin1;ckt kts ktmKotlin source                    \#
                                                   >060D0010000Ltext/x-isabelle-root1;csource code in Isabel\#
        le ROOT0210:00004000image/jxsijxsi  A010J00000000application/vnd.music-niffA0G0X00100000application/\#
        vnd.oma.group-usage-list+xml0c4                                                                     \#
                                                                                       1280;0000:000audio/x.\#
        sf3au.sf3 sf3                                                                                       \#
                       A010J00004000application/vnd.3gpp2.tcaptcap30?0M0010800Lapplication/vnd.apple.mpegurl\#
        1;cm3u8 m3uHTTP live streaming playlist            A000I00004000application/x-scilab-xcosxcos63Y0N0?\#
        108000application/vnd.ms-xpsdocumentapplication/xps1_\xps oxps                                 >8609\#
        0010200Atext/x-xs1;cxssource code in XS                                                             \#
                   A8G0\00100000application/vnd.ims.lti.v2.toolsettings+json1EiA280I0000000Iapplication/x-ni\#
        b-archiveinterface of an Apple appA0G0L00106000application/urc-ressheet+xml0c4rsheet   A010W00000000\#
        application/vnd.japannet-payment-wakeup>060F0010300Ntext/x-csound-document1;ccsdsource code in Csoun\#
        d Document;080H00003000application/x-saturn-romiso62Y0M0A10300Bapplication/vnd.comicbook+zipapplicat\#
        ion/x-cbz1_\cbzcomic book, zipped?060D00102000text/vnd.rn-realtext1;crtA090C00003000application/vnd.\#
        ageageA010?00000000application/nss          1280;0900300Eaudio/x-s3maudio/s3ms3mScream Tracker modul\#
        e>860;00201008text/x-chdr1;cP@[hC headerA8G0M00100000application/alto-costmap+json1EiA000O00005000ap\#
        plication/vnd.procreate.brushbrush?460:00103000text/x-dsl1;cdslA000D00003000application/x-iphoneiiiA\#
        060<0010E00Htext/x-nginx1;cnginx nginxconf vhostdata in the format Nginx7280U00103000application/vnd\#
        .sun.xml.calc.template1_\stc?060:0010300Ktext/x-tea1;cteatext with the markup of Tea                \#
                                                                                                            \#
                                                                                  6090K0A00300Bapplication/v\#
        nd.ms-htmlhelpapplication/x-chmchmcompiled HTML help7280T00100000application/vnd.ms-excel.workspace.\#
        402TA010K00000000application/vnd.bbf.usp.msg   A010?00000000application/sbe         70G1;00100000app\#
        lication/vnd.openxmlformats-officedocument.spreadsheetml.revisionlog+xml0c4A000D00000000application/\#
        x-ms-nls                                                                                            \#
                                        1210B00000000audio/dsr-es202211                                     \#
                                                                                                            \#
                                 ;200G00006000application/x-pico8-romp8.rom                                 \#
                                                                                                            \#
                       A8G0J00100000application/vnd.miele+json1Ei ?070800100000text/rtx1;cA010J00000000appli\#
        cation/multipart-core>060>0010200Ftext/x-redcode1;ccwsource code in Redcode>060<0010500Dtext/x-metta\#
        1;cmettasource code in MeTTa>060M0010600Utext/x-imhex-pattern-language1;chexpatsource code in ImHex \#
        Pattern Language60O0?0U10300Bapplication/rtfapplication/x-rtf text/rtf text/x-rtf1;crtfRich Text doc\#
        umentA0G0^00100000application/vnd.3gpp.mcptt-mbms-usage-info+xml0c4A0G0I00104000application/atsc-rsa\#
        t+xml0c4rsatA0G0V00100000application/vnd.radisys.msml-audit+xml0c4A000D00003000chemical/x-cache-csfc\#
        sf03Y0[0]10300Dapplication/vnd.oasis.opendocument.graphicsapplication/x-vnd.oasis.opendocument.graph\#
        ics1_\odgOpenDocument drawingA0G0H00100000application/geoxacml+xml0c4>060?0010200Gtext/x-monkey-c1;c\#
        mcsource code in Monkey C1280F00004000audio/vnd.audible.aaxcaaxcA0G0b00100000application/vnd.radisys\#
        .msml-dialog-fax-detect+xml0c46390`00304000application/vnd.ms-word.template.macroenabled.12P>GQSJ1_\\#
        dotm80G1@00100000application/vnd.openxmlformats-officedocument.presentationml.slideupdateinfo+xml0c4\#
        1280>0910300Caudio/x-ms-wmaaudio/wma1AiwmaWindows Media audio80G1600100000application/vnd.openxmlfor\#
        mats-officedocument.presentationml.slide+xml0c41210>00000000audio/encaprtpA010D00000000application/v\#
        nd.xcdn?060B00100000text/cql-extension1;c?060D00103000text/x-trafficscript1;crts5010A00003000model/v\#
        nd.sap.vdsvds:2Y0N00103000application/vnd.ficlab.flb+zip1_\flb0000O00003000application/vnd.ms-visio.\#
        viewervdx;080M00007000application/x-genesis-32x-rom32x mdx                                          \#
                                         1280A00000000audio/x-dec-basic                                     \#
                                                                    A010K00003000application/vnd.cloanto.rp9\#
        rp96060I00100000application/vnd.ms-wordml0c4A010U00003000application/vnd.publishare-delta-treeqps>06\#
        0=0010200Etext/x-jsoniq1;cjqsource code in JSONiq                                                   \#
                                                          A0G0H00103000application/calendar+xml0c4xcs       \#
                                                                                                            \#
                                                                                                            \#
            >060A0010;00Itext/x-ti-program1;c8xp 8xp.txtsource code in TI Program             2010@00008000a\#
        pplication/mp21m21 mp21                                                                          60F\#
        0G0k10;000application/docbook+xmlapplication/vnd.oasis.docbook+xml application/x-docbook+xml0c4dbk d\#
        ocbook>860=0010V00Etext/x-erlang1;cerl hrl app escript app.src xrl yrl essource code in ErlangA8G0L0\#
        0100000application/vnd.restful+json1Ei                   8291200104000application/vnd.openxmlformats\#
        -officedocument.presentationml.slide1_\sldx;280N0000700Fapplication/x-atari-disk-imageatr xfdimage o\#
        f an Atari disk?060C0010H00Ktext/x-shellsession1;csh-session shell-sessionsource code in ShellSessio\#
        nA010H00003000application/vnd.intu.qfxqfxA000M00008000chemical/x-embl-dl-nucleotideemb embl6390Z0\10\#
        300Dapplication/vnd.oasis.opendocument.formulaapplication/x-vnd.oasis.opendocument.formula1_\odfOpen\#
        Document formula0090D00003000application/vnd.xaraxar0280A00303000image/x-nikon-nrwQAD0N0QYKnrwC000?0\#
        0000000message/example                       1280;00003000audio/x-vocvoc                            \#
                                                                                                            \#
                                                                                                            \#
                           >060D0010300Eapplication/x-genshi1;ckidsource code in Genshi                     \#
                   1280;00003009audio/x-avravrAVR sound                                                     \#
                                        A000?00004000chemical/x-cmdfcmdf1280;09003000audio/x-ttaaudio/ttatta\#
                                                     ?060;00104000text/x-sarl1;csarl90G0E0010N00:application\#
        /xhtml+xml0c4xhtml xht xhtm xhtml2 html htmXHTML page                                               \#
                 A010L00000000application/whoispp-response                          1210=00000000audio/gsm-e\#
        fr                                                     =8F0B0d12E00<text/x-shellscriptapplication/x-\#
        sh application/x-shellscript text/x-sh1;csh bash ksh bats command zsh exheres-0 exlib pacscript sbat\#
        ch sh.in slurm tmux tool zsh-theme cgi ebuild eclass fcgi trigger config install run t tapshell scri\#
        ptA010A00000000application/slateA0G0W00100000application/vnd.radisys.msml-dialog+xml0c4C010K00004000\#
        multipart/vnd.bint.med-plusbmed2210:0000=000video/h265265 h265 hevc?060<00105000text/x-scdoc1;cscdoc\#
        0090A0Q00300Capplication/dicomapplication/x-dicom image/x-dicomdcmDICOM medical image0200C00003000im\#
        age/x-xwindowdumpxwdA0G0[00100000application/vnd.poc.group-advertisement+xml0c4>060<0010F00Dtext/x-d\#
        ylan1;cdylan dyl intr lid hdpsource code in DylanA8G0D00100000application/mud+json1Ei1280;00003000au\#
        dio/x-mo3mo3?070C00100000text/cql-expression1;c         72Y0H2K10O00Happlication/vnd.ms-excelapplica\#
        tion/excel application/msexcel application/x-excel application/x-msexcel application/x-tika-old-exce\#
        l application/xls zz-application/zz-winassoc-xls1>[xls xlm xlc xla xlt xlw xll xldExcel workbook (97\#
        -2003)A010e00000000application/vnd.3gpp.5gsa2x-local-service-informationA010C00000000application/vc+\#
        coseA060B00104000application/x-xbel0c4xbelA280M0000700Mapplication/x-gobject-typelibtypelibintrospec\#
        tion data of GObject0280F0020>000image/x-compressed-xcf1jD0RPxcf.gz xcf.bz2>860>0010e00Ftext/x-cloju\#
        re1;cclj cljc cljs boot cl2 cljs.hl cljscm cljx hic edn bbsource code in Clojure28G0A00100000video/l\#
        ottie+json1EiA010K00000000application/vnd.osgi.bundleD000D00000000x-content/video-svcd2290A0C104000v\#
        ideo/matroska-3dvideo/x-matroska-3d1]emk3d1280>0000300<audio/x-twinvqvqfTwinVQ audioA0G0H00100000app\#
        lication/cea-2018+xml0c4;000R00003000application/x-wonderswan-color-romwsc                          \#
                                                  A060L00100000application/onix-message+xml0c4A0G0Q00100000a\#
        pplication/vnd.dm.delegation+xml0c40280>0000300@image/x-cineoncinCineon film scanA010O00003000applic\#
        ation/vnd.dtg.local.flashflaA0G0J00103500application/vnd.syncml+xml0c4xsmutf-8A010S00000000applicati\#
        on/token-introspection+jwt>060J0010400Rtext/x-untyped-plutus-core1;cuplcsource code in Untyped Plutu\#
        s CoreA010D00100000application/ace+cbor0b7A080B0000400:application/x-ggufggufGGUF modelA280L0000000B\#
        application/x-locale-archivearchive of locales1280;0000300Eaudio/x-gbsgbsmusic of the Game Boy6010R0\#
        0003000application/vnd.afpc.modca-overlayovlA000U00002000application/x-thomson-cartridge-memo7m7    \#
                                                    6280C00106000application/x-gzdvi1jDdvi.gz               \#
            A8G0D00100500application/elm+json1Eiutf-8?060@0010900Qtext/x-yasnippet1;cyasnippettext with the \#
        markup of YASnippetB090I00007000application/ocsp-responseors der                                    \#
                                                                   A010X00000000application/vnd.as207960.vas\#
        .config+uper                                             A010C00000000application/eat+jwt           \#
                                                                                                            \#
                                         A060<0010700Htext/x-eagle1;cbrd schdata in the format Eagle        \#
                                                                       =060:00103000text/x-dcl1;cdcl        \#
        D000?0B000006inode/directoryx-directory/normalfolder                   A0G0M00100000application/saml\#
        assertion+xml0c4A0G0=0010=000text/uri-list1;curi uris urls>860B0A20900Etext/x-opencl-csrctext/x-open\#
        cl-srcP@[1;ccl openclsource code in OpenCL>060<0010200Dtext/x-genie1;cgssource code in Genie;000I000\#
        0>000application/x-genesis-romgen 68k sgd md>860?00202000text/x-vbdotnetPO]1;cvbA010M00000000applica\#
        tion/vnd.uplanet.alert<280H0E103000application/x-itunes-ipaapplication/x-ios-app1_\ipaA010J00004000a\#
        pplication/vnd.xmpie.dpkgdpkgA010B00000000application/ulpfec                                        \#
                                                                              1210;00000000audio/t140cA010A0\#
        0000000application/index6280H00107000application/x-starwriter1>[sdw vorA010G00000000application/geof\#
        eed+csv    60P0@00004000application/bdocbdoc                                                        \#
                                        A280G0000000@application/x-godot-pckpackage of Godot                \#
                                                                                                            \#
                                                                     6280N0P103000application/vnd.sun.xml.wr\#
        iterapplication/x-vnd.sun.xml.writer1_\sxw                                                          \#
                                                                             A8G0N00108000application/vnd.cy\#
        clonedx+json1Eicdx.jsonA010N00003000application/vnd.fujitsu.oasys3oa3                               \#
                                                                                                            \#
                                                                                                           1\#
        290<0F10300Caudio/amr-wbaudio/amr-wb-encryptedQ\IawbAMR wideband speech                             \#
                                     A060=0010G00Itext/x-xpages1;cxsp-config xsp.metadatadata in the format \#
        XPagesA010L00003000application/vnd.spotfire.dxpdxpA010F00000000application/atomicmail3060>1110?000au\#
        dio/x-ms-asxapplication/x-ms-asx video/x-ms-wax video/x-ms-wmx video/x-ms-wvx0c4wvx wmx asx wax>070G\#
        0010;00Oapplication/vnd.mermaid1;cmermaid mmdtext with the markup of MermaidA090L0S00<00>application\#
        /vnd.tcpdump.pcapapplication/pcap application/x-pcappcap cap dmppacket captureA010K00000000applicati\#
        on/vnd.ncd.control30G0C00103000application/pls+xml0c4pls2210A00008000video/vnd.dece.sduvs uvvsA0G0Y0\#
        0100000application/emergencycalldata.control+xml0c4A280H0000300@application/x-vector-blfblflog of a \#
        CAN bus58G0?0010400:model/gltf+json1EigltfglTF sceneA060D0010U00Ptext/x-unity3d-asset1;canim asset m\#
        eta prefab unity mask matdata in the format Unity3D AssetA0G0R00100500application/3gpdash-qoe-report\#
        +xml0c4utf-8>860;0B10<00;text/x-javatext/x-java-source1;cjava jav jshJava sourceA0G0R00100000applica\#
        tion/vnd.oma.poc.groups+xml0c41210=00003000audio/sp-midimid0200:00004000image/hsj2hsj2D000B00000000x\#
        -content/blank-bdA010D00100000application/aif+cbor0b7A010@00000000application/qsigA010R00003000appli\#
        cation/vnd.mapbox-vector-tilemvtA8G0R00100000application/alto-endpointprop+json1EiA000H00003000chemi\#
        cal/x-gcg8-sequencegcg02I0H1600300<image/vnd.microsoft.iconapplication/ico image/ico image/icon imag\#
        e/x-ico image/x-icon text/icoicoWindows iconA0G0Z00100000application/vnd.ms-playready.initiator+xml0\#
        c4A0G0N00100000application/vnd.biopax.rdf+xml0c4>060@0010600Htext/x-freebasic1;cbi bassource code in\#
         FreeBASIC1210900000000audio/rtxA000H0000@000chemical/x-cactvs-binarycbin cascii ctab;080I00003000ap\#
        plication/x-sega-cd-romiso6080H00107000application/x-aportisdoc1oWpdc pdbA280G0000300Fapplication/x-\#
        adobe-grdgrdgradients of Photoshop1210:00000000audio/dvi4421090E000000font/sfntapplication/font-sfnt\#
        A860;0010400Gtext/x-neon1;cneondata in the format NEON70>0B0@108000application/x-sylktext/spreadshee\#
        t1;csylk slk@280O00100000application/x-fossil-repository0Gj5080I0000200:application/x-maya-binarymbM\#
        aya scene2210:00000000video/scip@290G00007000application/vnd.pmtilespmtiles@010R00004000application/\#
        vnd.maxmind.maxmind-dbmmdb1210<00003000audio/evrcwbevwA010G00003000application/vnd.dvb.aitaitA8G0D00\#
        108000application/cwl+json1Eicwl.jsonA000D00001000chemical/x-molconn-zbA010F00003000application/vnd.\#
        ms-imsims>060:0010100Btext/x-rpc1;cxsource code in RPC>860<0010500<text/x-swift1;cswiftSwift sourceA\#
        010N0000:000application/vnd.rig.cryptonotecryptonote6060<00208000text/x-xslfo0c41;cfo xslfoA<70V0O10\#
        3000application/xml-external-parsed-entitytext/xml-external-parsed-entity0c4ent                     \#
                        829160030400Eapplication/vnd.openxmlformats-officedocument.presentationml.slideshowP\#
        >G0ij1_\ppsxPowerPoint slide show                                                                   \#
                        20Y0?0A00300=application/oggapplication/x-oggogxOgg container>860D00205000text/x-ope\#
        ncl-c++srcPoJ1;cclcpp                                                         A010X00000000applicati\#
        on/vnd.dir-bi.plate-dl-nosuffix>060E0010200Mtext/x-witcher-script1;cwssource code in Witcher Script>\#
        060<0010200Dtext/x-mupad1;cmusource code in mupad6080G00003000application/x-ms-readerlit         A0G\#
        0o00100000application/vnd.openxmlformats-officedocument.themeoverride+xml0c4C010?00000000message/sip\#
        frag                :2Y0@2300600Dapplication/gzipapplication/gzip-compressed application/gzipped app\#
        lication/x-gunzip application/x-gzip application/x-gzip-compressed gzip/documentgz tgzgzip-compresse\#
        d dataA010R00000000application/vnd.meridian-slingshotA010P00000000application/vnd.powerbuilder75-sA0\#
        G0W00100000application/vnd.dvb.notif-container+xml0c4            0290C00205000image/heif-sequence15b\#
        P@Pheifs                                   >860?0020;00Ctext/x-sagemathQJ41;csage sagewssource code \#
        in SageA010H00003000application/vnd.intergeoi2g1210=00000000audio/pcmu-wbA010G00003000application/vn\#
        d.geoplang2w1210900000000audio/gsm?060>00100000text/x-credits1;c                                    \#
                                                                                                            \#
                                                                                                    A280M000\#
        0000@application/x-kerberos-ccacheKerberos tickets     ?060B0010E00Stext/x-vim-snippet1;csnip snippe\#
        t snippetstext with the markup of Vim Snippet;080J00003000application/x-spectrum-dskdsk1290:0010400:\#
        audio/opus1SWopusOpus audio2210=00000000video/pointer                                               \#
                                                                                                            \#
                           =860B0;12200;application/x-rubytext/x-ruby1;crb rbw builder gemspec eye rake rbx \#
        god duby jbuilder mspec podspec prawn rabl rbi rbuild ru ruby thor watchr fcgi pluginspec specRuby s\#
        criptA010R00000000application/vnd.motorola.flexsuite0290C0C205000image/heic-sequenceimage/hevc-seque\#
        nce15b1o_heics>060D0010100Ltext/x-filebench-wml1;cfsource code in Filebench WMLA010I00003000applicat\#
        ion/vnd.epson.ssfssf0210:00004000image/jxscjxscA010I00000000application/sslkeylogfileA0G0O00103000ap\#
        plication/patch-ops-error+xml0c4xer6080D00003000application/x-amiprosam2210V00003000video/vnd.nokia.\#
        interleaved-multimedianim60G1;00100000application/vnd.openxmlformats-officedocument.wordprocessingml\#
        .comments+xml0c4A010D00004000application/vnd.psfspsfsA280F0000<000application/x-sas-datasd7 sas7bdat\#
        02X0;0900300:image/x-xcfimage/xcfxcfGIMP image>060=0010200Etext/x-motoko1;cmosource code in Motoko?0\#
        60=00103000text/x-uxntal1;ctal C280Q00103000application/vnd.stardivision.mail1>[sdm                 \#
                                 <280H00108000application/vnd.appimage0Yoappimage                           \#
           ?060H0010300Ytext/x-closure-templates1;csoytext with the markup of Closure TemplatesA010O0000;000\#
        application/vnd.lotus-organizeror3 or2 org0290900003000image/jlsjls;280P00003000application/x-neo-ge\#
        o-pocket-romngpA010N00000000application/vnd.fujixerox.hbpl                                        A8\#
        60F0Q10:00Rtext/x-java-propertiestext/properties text/x-properties1;cpropertiesdata in the format Ja\#
        va Properties>060H0010400Ptext/x-open-policy-agent1;cregosource code in Open Policy AgentA010W000030\#
        00application/vnd.groove-identity-messagegim4080F00003000application/x-font-bdfbdfA010[00000000appli\#
        cation/vnd.ntt-local.sip-ta_tcp_stream>060=0010:00Etext/x-cypher1;ccyp cyphersource code in Cypher73\#
        Y0^0`10300Happlication/vnd.oasis.opendocument.spreadsheetapplication/x-vnd.oasis.opendocument.spread\#
        sheet1_\odsOpenDocument spreadsheet0280=0000900=image/x-vicarvic vicarVICAR picture2000E00000000appl\#
        ication/quicktimeA010M00000000application/vnd.ims.imsccv1p270G1@00100000application/vnd.openxmlforma\#
        ts-officedocument.spreadsheetml.tablesinglecells+xml0c4@280I2500I00?application/vnd.ms-accessapplica\#
        tion/mdb application/msaccess application/vnd.msaccess application/x-mdb application/x-msaccess zz-a\#
        pplication/zz-winassoc-mdbmdb accdb accde accdt mdeAccess databaseA010C00000000application/vnd.aia58\#
        7090M10300Bmodel/objapplication/prs.wavefront-obj1;cobjWavefront 3D model5000A00003000application/x-\#
        prtprt?060:00103000text/x-rql1;crql3060H00103000application/x-cdrdao-toc1;ctoc?060<00102000text/texm\#
        acs1;ctm>060<0010500Dtext/x-verse1;cversesource code in VerseA0G0M00100000application/ibe-pkg-reply+\#
        xml0c4>060:0010:00Btext/x-ecl1;cecl eclxmlsource code in ECL5280L0000300>application/vnd.sketchup.sk\#
        pskpSketchUp modelA0G0\00100000application/vnd.3gpp.mcptt-floor-request+xml0c4A0G0M00100000applicati\#
        on/spirits-event+xml0c45010=00003000model/vnd.mtsmtsA080J0000800<application/x-qt-qml-cachejsc qmlcc\#
        ompiled QML>060?0010:00Itext/mcfunction1;cmcfunctionsource code in mcfunction0280=0010F000image/x-gz\#
        eps1jDeps.gz epsi.gz epsf.gzA010T00003000application/vnd.americandynamics.accaccA860@0010200Ltext/x-\#
        pure-data1;cpddata in the format Pure DataA010a00000000application/vnd.oma.bcast.simple-symbol-conta\#
        inerA200J00003000application/x-spectrum-z80z80>060=0010600Etext/x-webidl1;cwebidlsource code in WebI\#
        DLA060D0010300Ptext/x-minizinc-data1;cdzndata in the format MiniZinc Data              >860:0010800F\#
        text/x-idl1;cidl pidlsource code in OMG IDLA0G0\00100000application/vnd.oipf.mippvcontrolmessage+xml\#
        0c4?060D0010300Ptext/x-html-plus-ecr1;cecrtext with the markup of HTML+ECR>060:0010800Btext/x-zap1;c\#
        zap xzapsource code in ZAPA060@0010900Ltext/x-caddyfile1;ccaddyfiledata in the format CaddyfileA0G0`\#
        00100000application/vnd.3gpp.seal-data-delivery-info+xml0c45090:0?00J000model/stepapplication/p21ste\#
        p stp p21 stpnc 210 ifcA2X0R00003000application/java-serialized-objectser>060B0010200Jtext/x-il-asse\#
        mbly1;cilsource code in IL AssemblyA010Y00000000application/vnd.ms-windows.nwprinting.oob?8G0:0N08i0\#
        0:text/plaintext/x-tika-text-based-messagetxt text asc def list in brf no aart am apt bsh classpath \#
        cwiki mf data egrm ft fn fv grm handlers ihtml jmx junit jx mdo pen pom project rnx roles schemas tl\#
        d types vsl wsdd xargs xcat xegrm xgrm xlex xlog xmap xroles xsamples xsp xtest xweb xwelcome aff ar\#
        ff b ballerina bazel comp fa faa fasta fastq fna fq gff gtf hex ihex inc lock off opam pbxproj prj s\#
        19 sbv sigma soql srec strings x xcconfig zon conf log fr ini nb pot ncl srt ac cnd dcl dsp dsw ent \#
        g htc manifest m4 meta n3 pod rng vm alias ase bom dbx dist elc gpr hlp key lib otp par pth r3d smd \#
        spl srl xsfplain textA010M00000000application/vnd.ipld.dag-cborA010J00000000application/vnd.sirtx.vm\#
        v0C010@00000000multipart/report?060?0010400Ptext/x-cooklang1;ccooktext with the markup of Cooklang?<\#
        60J0010>00Rtext/x-handlebars-template1;chbs handlebarstext with the markup of Handlebars0280;0000300\#
        0image/x-3ds3dsA000A00000000chemical/x-cerius?070@00100000text/vnd.latex-z1;cA010f00003000applicatio\#
        n/vnd.anser-web-certificate-issue-initiationciiA000M0000000Lapplication/x-systemd-catalogmessage cat\#
        alogue of systemdA010R00000000application/private-token-response?060;00104000text/x-mips1;cmipsA010E\#
        00000000application/vq-rtcpxrA010O00000000application/vnd.pwg-multiplexed1210B00000000audio/vnd.cns.\#
        anp1<280L0000400Oapplication/vnd.android.vdexvdexverified code of an Android app2210:00000000video/j\#
        xsv0280<0000800<image/x-ptexptex ptxPtex texture>060<0010300Dtext/x-pyret1;carrsource code in Pyret>\#
        060<0010500Dtext/x-metal1;cmetalsource code in MetalA0G0V00100000application/vnd.gentoo.catmetadata+\#
        xml0c4A8G0I00100000application/yang-sid+json1Ei?060;00102000text/x-kuin1;ckn2210T00000000video/vnd.i\#
        ptvforum.2dparityfec-10101280;09003000audio/x-xmfaudio/xmfxmf<280J0000M00>application/x-ocaml-object\#
        cma cmi cmo cmt cmti cmxa cmxcompiled OCamlA010E00000000application/vnd.fints1280@0H00;00>audio/x-mu\#
        sepackaudio/mpc audio/musepackmpc mp+ mppMusepack audio>060C0010200Ktext/x-unrealscript1;cucsource c\#
        ode in UnrealScript5010D00008000model/vnd.pytha.pyoxpyox pyoA060N0010300etext/x-ms-visualstudio.proj\#
        ect1;cdspdata in the format Microsoft Developer Studio Project6290K0R20500>application/vnd.apple.pag\#
        esapplication/x-iwork-pages-sffpages0hd1_\pagesPages documentA010M00003000application/vnd.geogebra.f\#
        ileggb1200:00000000audio/isac>860>0010700Btext/x-rsi-idl1;cdlm prosource code in IDLA060@0010900Ltex\#
        t/x-dircolors1;cdircolorsdata in the format dircolorsA010@00003000application/nodecjs>060E0010200Mte\#
        xt/x-brighterscript1;cbssource code in BrighterScriptA010N00000000application/vnd.dvb.ipdcesgpddA0G0\#
        S00100000application/vnd.liberty-request+xml0c4A010C0000<000application/vnd.tmlvfr viaframe>860:0010\#
        300Btext/x-sed1;csedsource code in sedA010J00003000application/vnd.cinderellacdyA010I00003000applica\#
        tion/vnd.epson.msfmsfA000D00003000chemical/x-ncbi-asn1asn8010a00004000application/vnd.collabio.xodoc\#
        uments.presentationxodp>060<0010:00Dtext/x-jflex1;cflex jflexsource code in JFlex6010T00000000applic\#
        ation/vnd.afpc.modca-mediummap60?0J0i10G00Capplication/vnd.framemakerapplication/vnd.mif application\#
        /x-frame application/x-mif1;cmif fm frame maker bookFrameMaker documentA280C0000000Kapplication/x-kd\#
        umpkernel dump of makedumpfile>86090N10800;text/rustapplication/x-rust text/x-rust1;crs rs.inRust so\#
        urce>060<0010300Dtext/x-nasal1;cnassource code in NasalC010;00000000message/mlsA010K00005000applicat\#
        ion/cdmi-capabilitycdmia6060D0010D000application/dita+xml0c4ditamap dita ditavalA010W00000000applica\#
        tion/vnd.as207960.vas.config+jerA010M00007000application/vnd.smart.teacherteacherA060;0010400Gtext/x\#
        -star1;cstardata in the format STARB090?00004000application/cmscmscA010H00000000application/vnd.paos\#
        .xml                 A010Q00000000application/vnd.ecowin.fileupdate                                 \#
                                       A010J00003000application/vnd.mobius.mbkmbk:2Y0Q00106000application/vn\#
        d.espass-espass+zip1_\espassA060;0010300Gtext/x-mpl21;cmpldata in the format MPL2A000F0000B000chemic\#
        al/x-mopac-inputmop mopcrt zmt mpcA060E0010300Qtext/x-spicedb-schema1;czeddata in the format SpiceDB\#
         Schema>060D0010600Eapplication/x-thrift1;cthriftsource code in ThriftA010?00003000application/pdxpd\#
        xA010Y00003000application/tamp-community-update-confirmcucA0A0Q00000000application/x-www-form-urlenc\#
        oded>060A0010000Itext/x-julia-repl1;csource code in Julia REPLA000E00006000chemical/x-mdl-sdfilesd s\#
        df12Y0:1C00S009audio/mpegaudio/mp3 audio/mpeg3 audio/mpg audio/x-mp3 audio/x-mpeg audio/x-mpeg-3 aud\#
        io/x-mpgmp3 mpga mp2a m2a m3a mpega mp1 mp2MP3 audioA280G00000009application/x-quake-bspQuake mapA8G\#
        0D00100000application/pvd+json1Ei6390g00103000application/vnd.oasis.opendocument.text-master-templat\#
        e1_\otmA010F00007000application/prs.nprendrnd rct4060F00103000application/x-font-ttx0c4ttxA010R00000\#
        000application/vnd.ecowin.filerequest>060<0010200Dtext/x-hyphy1;cbfsource code in HyPhy5090800002000\#
        model/jtjt6290J0010700Fapplication/vnd.ms-project1>[mpp mptMicrosoft Project plan>060F0010P00Dapplic\#
        ation/x-stata-do1;cdo ado doh ihlp mata matah sthlpsource code in Stata;000I00105000application/x-ro\#
        xio-toast0Khtoast                           >060;0010400Ctext/x-hoon1;choonsource code in hoon      \#
                                                A860G0010400;application/schema+json1EijsonJSON schema      \#
                                                                                 >06080010300Btext/ncl1;cncl\#
        source code in NCL                      A0G0W00100000application/vnd.iptc.g2.packageitem+xml0c4A8G0X\#
        00100000application/vnd.cncf.helm.config.v1+json1EiC0Q0E00000000multipart/alternative        A080F00\#
        003000application/x-spss-porpor                             A8G0\00100000application/vnd.apothekende\#
        .reservation+json1Ei             5010C00003000application/expressexp7290J0D004000application/vnd.kde\#
        .kchartapplication/x-kchartchrtA080U00003000application/vnd.emusic-emusic_packageemp2280;0000000?vid\#
        eo/x-mveInterplay movieA280K00003000application/x-endnote-styleens0280A0020300?image/x-canon-cr2QAD0\#
        N0cr2Canon raw imageA010G00000000application/vnd.rs-274x60G1<00100000application/vnd.openxmlformats-\#
        officedocument.wordprocessingml.numbering+xml0c4A010C00000000application/vnd.hsl>060;0010400Ctext/x-\#
        just1;cjustsource code in Just                                                               6000F00\#
        003000application/x-graphitegra                                                                     \#
                                                                                                            \#
                                    A070C0010300Fapplication/vnd.kdl1;ckdldata in the format KDL :080C000050\#
        0:application/x-lzfselzfseLZFSE data6280J00105000application/x-gzpostscript1jDps.gz>860=0:10;00Btext\#
        /x-adasrctext/x-ada1;cadb ads adasource code in Ada                                                 \#
                                                            A200K00000000application/x-mmm-digisondeA080J000\#
        05000application/vnd.java.hprofhprof                                              90G090L10`009text/\#
        htmlapplication/html text/x-html1;chtml htm shtml html.hl hta xhtml xslt inc xht csHTML page@060E003\#
        0?000application/x-gnucashQjDPGjPc4gnucash gnc xac>060:0010300Btext/x-jai1;cjaisource code in JaiA01\#
        0Q00003000application/vnd.3gpp.pic-bw-largeplbA010I00003000application/vnd.3gpp2.smssmsA0G0D00107000\#
        application/swid+xml0c4swidtag@280E00107000application/x-mbtiles0Gjmbtiles;000K00003000application/x\#
        -pc-engine-rompce        >060A0010700Itext/x-ags-script1;cash ascsource code in AGS ScriptA0G0V00100\#
        000application/vnd.etsi.iptvueprofile+xml0c4>060;0010:00Ctext/x-lean1;clean hleansource code in Lean\#
        ;2H0G0`00400;application/x-vmdk-diskapplication/x-virtualbox-vmdk application/x-vmdkvmdkVMware disk5\#
        280?0000300<model/x-openctmctmOpenCTM meshA000I00003000chemical/x-ncbi-asn1-specasnA010V00000000appl\#
        ication/vnd.yamaha.tunnel-udpencap?060;0010400<text/x-muse1;cmusetext in Muse                       \#
                                                                                                            \#
                                                                                        A060A00103000applica\#
        tion/x-nzb0c4nzb?060A0010G000text/x-google-sql1;cgooglesql googlesql.sql                            \#
                                                  A010G00008000application/vnd.hp-hpidhpid hpi              \#
                                                                                                            \#
                 A080I0000;00Bapplication/x-safetensorssafetensorstensors of a model>060?0010000Gtext/x-tabl\#
        egen1;csource code in TableGen@290N0H104000application/geopackage+sqlite3application/x-geopackage0Gj\#
        gpkgA060>0010A00Jtext/x-irc-log1;cweechatlog irclogdata in the format IRC log1280;09003000audio/x-df\#
        faudio/dffdff                                                                                       \#
             3010F00003000application/vnd.ms-wplwpl>060:00103000text/x-moc1;cmocA010\00000000application/vnd\#
        .fujifilm.fb.docuworks.binder                                              ?060<00103000text/x-mpsub\#
        1;csub                  A060C00107000text/x-dbus-service1;cservice                  A0G0J00103000app\#
        lication/xcap-error+xml0c4xer                       >060J00102000application/x-pico8-source1;cp8    \#
                          A8F0R00100000application/fido.trusted-apps+json1Ei                                \#
                                :000L00003000application/x-cfs-compressedcfs>060E0010:00Fapplication/x-befun\#
        ge1;cbefunge bfsource code in Befunge?060=00103000text/x-sophia1;caesA010M0000C000application/vnd.cl\#
        onk.c4groupc4g c4d c4f c4p c4u;000L00002000application/x-wonderswan-romws8390h0j103000application/vn\#
        d.oasis.opendocument.presentation-templateapplication/x-vnd.oasis.opendocument.presentation-template\#
        1_\otp12Q0900000000audio/l24A000F00003000chemical/x-macmoleculemcm>060?0010400Gtext/x-euphoria1;ce e\#
        xsource code in EuphoriaA0G0G00103000application/xcap-ns+xml0c4xns>060;0010400Ctext/x-stan1;cstansou\#
        rce code in Stan                                                                                    \#
                                                                                                            \#
                                                                                                            \#
              ?060B00104000text/vnd.iptc.anpa1;canpa                                                        \#
             ?070:00101000text/vnd.a1;caA0G0S00100000application/vnd.etsi.iptvsad-bc+xml0c4<280J00008000appl\#
        ication/x-mach-o-dylibdylib so                                     >060>0010700Ftext/x-omgrofl1;comg\#
        roflsource code in Omgrofl>010H0000=000application/vnd.apexlangapexlang apex2210C00000000video/mpeg4\#
        -genericC280D0000300Kapplication/x-ms-dbxdbxmessages of Outlook Express                        >060?\#
        0010500Gtext/x-cameligo1;cmligosource code in CameLIGO                    A8G0c00100000application/v\#
        nd.ims.lti.v2.toolconsumerprofile+json1EiA010E00000000application/index.obj>860;0010C00@text/x-rsrc1\#
        ;cr rhistory rsx s rdsource code in R>060=0010600Etext/x-scenic1;cscenicsource code in Scenic?860=00\#
        10600Ntext/x-liquid1;cliquidtext with the markup of LiquidA0G0K00100000application/vnd.ctct.ws+xml0c\#
        40280;0000300=image/x-exrexrOpenEXR image>060@0010600Htext/x-purebasic1;cpb pbisource code in PureBa\#
        sicA0G0N00100000application/mathml-content+xml0c40280=0;009000image/x-jbig2image/x-jb2jb2 jbig2A010N\#
        00008000application/vnd.smart.notebooknotebook4280F0010@00?application/x-font-pcfQjDpcf pcf.z pcf.gz\#
        X11 bitmap font;280P00003000application/x-commodore-g64-diskg64A0G0S00100000application/vnd.3gpp-pro\#
        se-pc3a+xml0c4A0G0F00107000application/sensml+xml0c4sensmlxA060E0010E00Qtext/x-godot-resource1;cgdnl\#
        ib gdns tres tscndata in the format Godot Resource1280;0000^000audio/x-psfpsf1 minipsf1 gslib minigs\#
        f psf psflib minipsfA8G0Z00100000application/vnd.oci.image.manifest.v1+json1EiA010I00003000applicati\#
        on/vnd.epson.esfesf0280A0A10300?image/x-canon-crwimage/x-raw-canon0N0crwCanon raw imageA010H00000000\#
        application/commongroundA0G0_00100000application/vnd.oipf.contentaccessstreaming+xml0c4A080F00000000\#
        application/x-gtktalogA0G0I00109000application/emotionml+xml0c4emotionmlA0G0E00106000application/sen\#
        ml+xml0c4senmlx<200N0000000=application/x-amiga-executableAmiga programA060J00100000application/x-ht\#
        tpresponse1;cA010J00000000application/vnd.3gpp.5gnas?070B00108000text/vnd.in3d.3dml1;c3dml 3dm      \#
                                                                                                   2210?0000\#
        0000video/h263-2000                           A010X00000000application/vnd.motorola.flexsuite.gotap \#
                                 A280A0010300<application/x-npz1_\npzNumPy arrays                           \#
                              A010Z00000000application/trust-mark-status-response+jwt                       \#
                                               A070?0U103000application/sdpapplication/vnd.sdp application/x\#
        -sdp1;csdpA010H00000000application/vnd.3gpp.v2x1280;00003000audio/x-sapsap?060W00103000text/x-ansys-\#
        parametric-design-language1;cans:280D00007000application/x-ms-wimwim swmA000J00103000application/x-s\#
        pectrum-slt10MsltA0G0E00104000application/dskpp+xml0c4xmls@290G0l00B00?application/vnd.sqlite3applic\#
        ation/sqlite application/sqlite3 application/x-sqlite3sqlite3 sqlite db3SQLite databaseA280D0030=009\#
        application/x-r-dataQjDPRPQ@orda rdata rdsdata of R?060;00104000text/x-ride1;cride2210A00008000video\#
        /vnd.dece.hduvh uvvhA280E00003000application/x-msmoneymnyA8G0S00100000application/vnd.bekitzur-stech\#
        +json1Ei6280D00100000application/x-hwp-v51>[0210:00004000image/avcsavcs0210P00003000image/vnd.airzip\#
        .accelerator.azvazvA010G00003000application/vnd.trueapptra                                          \#
            A280J0000700<application/x-llvm-profileprofrawLLVM profile                                      \#
                                                                                                            \#
             :280A00003000application/x-dardar                                     1210<00000000audio/evrcb1\#
                                                         <010?00003000application/efiefiA0G0M00100000applica\#
        tion/mbms-register+xml0c4                                                               2280>0?10000\#
        0video/x-oggrgbvideo/x-ogg-rgb14>                              C010=00000000message/bhttp7080B000040\#
        00application/x-oleooleo:280A0000300Capplication/x-affaffAFF image of a diskA010S00000000application\#
        /vnd.yamaha.remote-setup                                                                            \#
                                                                                                            \#
                                                         A860L0010300Xtext/x-opentype-feature-file1;cfeadata\#
         in the format OpenType Feature FileA010Z00000000application/vnd.century-systems.tcp_stream:010H0000\#
        8000application/vnd.dece.zipuvz uvvzA080D0000000<application/x-finaleFinale scoreA0G0H00100000applic\#
        ation/mbms-msk+xml0c4                                                                               \#
                                                                                                            \#
                                                                                                            \#
             30G0J00103000application/dash-patch+xml0c4mppA0G0l00100000application/vnd.oma.bcast.associated-\#
        procedure-parameter+xml0c44280F00000000application/x-font-dosA010J00002000application/vnd.olpc-sugar\#
        xo               ?070=00100000text/enriched1;c                                                      \#
                                                                                                            \#
                                                                      A0G0H00100000application/3gpp-ims+xml0\#
        c4        A000F0Q00000:application/x-zerosizeapplication/x-empty inode/x-emptyempty file;280J0000300\#
        0application/x-spectrum-hdfhdfB080M0000600Iapplication/x-kerberos-keytabkeytabkeys of Kerberos servi\#
        ces<3Y0H1k10;00<application/java-archiveapplication/x-jar application/x-java-archive application/x-t\#
        ika-java-enterprise-archive application/x-tika-java-web-archive1_\jar war earJava archive?070C001000\#
        00text/prs.prop.logic1;c>060;0010000Ctext/x-dune1;csource code in DuneC0Q0<0000400Gmessage/httphttpd\#
        ata in the format HTTPA8G0O00100000application/vnd.hyperdrive+json1EiA000I0F003000application/x-matl\#
        ab-dataapplication/matlab-matmat<0V0L00104000application/x-java-jnlp-file0c4jnlpA010D00000000applica\#
        tion/fastsoap1200>00003000audio/x-amzxmlamz                                                         \#
                                                                                                   ?070>0010\#
        0000text/parityfec1;c             ;080F00003000application/x-mame-chdchd            6280Z00103000app\#
        lication/vnd.stardivision.writer-global1>[sgl                 ?060:00103000text/x-usd1;cusd         \#
                                                                 >860:0010300Btext/x-nix1;cnixsource code in\#
         Nix                                                                                                \#
               =060F0>10200Fapplication/x-nuscripttext/x-nushell1;cnusource code in Nushell0020D00002000imag\#
        e/vnd.rn-realpixrp>060J0010D00Gapplication/x-godot-shader1;cgdshader gdshaderincsource code in GDSha\#
        derA010`00006000application/vnd.cluetrust.cartomobile-config-pkgc11amzA000A00003000chemical/x-chem3d\#
        c3d>060=0010700Etext/x-maxima1;cmax macsource code in MaximaA0G1900100000application/vnd.openxmlform\#
        ats-officedocument.drawingml.diagramlayout+xml0c4A010E00000000application/smpte336m     A000R0000700\#
        0application/x-install-instructionsinstallA0G0U00100000application/vnd.ms-office.activex+xml0c4?870:\#
        1>11@00>text/troffapplication/x-troff application/x-troff-me application/x-troff-ms text/x-troff1;ct\#
        r roff 1in 1m nroff 3in 3m 3qt l mdoc n nr rno tmac t man me ms 1p 3pm 1x 3p 3xtroff document>060=00\#
        10C00Etext/x-racket1;crktd scrbl rkt rktlsource code in RacketA000H00003000application/x-msschedules\#
        cdA280F00003009application/x-jmp-datajmpJMP tableA060B0010A00Ntext/x-darcs-patch1;cdarcspatch dpatch\#
        data in the format Darcs Patch:2Y0U00103000application/vnd.imagemeter.folder+zip1_\imf1200:00003000a\#
        udio/silksil?060>0E100000text/x-texmacsapplication/x-texmacs1;cA010M00000000application/vnd.project-\#
        graph7060g0c204000application/vnd.oasis.opendocument.spreadsheet-flat-xmlapplication/vnd.oasis.opend\#
        ocument.flat.spreadsheet0Yj0c4fods6280L00103000application/vnd.sun.xml.math1_\sxmA0G0S00100000applic\#
        ation/mathml-presentation+xml0c4>860:0020300Ttext/x-mofP@[1;cmofsource code in Managed Object Format\#
        A010L00003000application/timestamped-datatsd6060`0\204000application/vnd.oasis.opendocument.text-fla\#
        t-xmlapplication/vnd.oasis.opendocument.flat.text0Yj0c4fodt;290N0G003000application/vnd.msa-disk-ima\#
        geapplication/x-atari-msamsaA8G0H00100000application/vnd.api+json1Ei<010B00003000application/widgetw\#
        gtA060A0010400Mtext/x-oasv2-json1;cjsondata in the format OASv2-json:0F0L00103000application/x-virtu\#
        albox-ovf0c4ovf>060D0010300Eapplication/x-myghty1;cmytsource code in MyghtyA870;0020350<text/turtle1\#
        ]@1;cttlutf-8Turtle graph                        A010E00000000application/tetra_isi                 \#
                                                                       A010T00000000application/vnd.minisoft\#
        -hp3000-save                                                                                        \#
                                                                                                            \#
                                                                    A060>0020000Stext/x-ant+xml1;c0c4data in\#
         the format Ant Build System?060=00103000text/x-amdgpu1;cisa1210=00000000audio/uemclipA010G00003000a\#
        pplication/vnd.seemailsee=010K00000000application/vnd.cab-jscript>060;0010400Ctext/x-elpi1;celpisour\#
        ce code in ElpiA280D00003000application/x-ms-pdbpdb;280D0000600<application/x-uimageuimageU-Boot ima\#
        ge6280G0I10>000application/x-pagemakerapplication/vnd.pagemaker1>[p65 pm6 pmd pmC000>00000000message\#
        /s-http>060;0010400Ctext/x-tolk1;ctolksource code in Tolk>860:0010300Btext/x-elm1;celmsource code in\#
         ElmA280H0000000Bapplication/x-labview-viLabVIEW instrument?060E00105000text/x-roboconf-graph1;cgrap\#
        h>860?0010300Gtext/x-isabelle1;cthysource code in Isabelle>860=0=10800=text/x-matlabtext/x-octave1;c\#
        matlab mMATLAB source2280?00003000application/gxfgxfA010C00000000application/x400-bp5280D0010D000app\#
        lication/sldworks1>[sldprt sldasm slddrw                                                            \#
                                                                              >060<0010A00Dtext/x-rebol1;cre\#
        b r3 r2 rebol rsource code in Rebol2210>00000000video/smpte291                                      \#
                                                           1210A00000000audio/vnd.dts.uhdA860?0010500Rtext/x\#
        -protobuf1;cprotodata in the format Protocol Buffer>860;0830S008text/x-csrctext/x-c1;cPoJQ6Xc dic id\#
        c cats h.in cc h cxx cpp hhC source2210T00000000video/vnd.iptvforum.2dparityfec-20052210B00000000vid\#
        eo/jpeg2000-scl>060;0010400Ctext/x-self1;cselfsource code in Self>060>0010300Ftext/x-moocode1;cmooso\#
        urce code in MoocodeA010U00000000application/vnd.firemonkeys.cloudcell                              \#
                             A010J00000000application/vnd.etsi.mheg5                                        \#
        A280F0000300Papplication/x-java-cdsjsashared classes of a Java runtime>860:0010?00Btext/x-gap1;cg ga\#
        p gi gd tstsource code in GAP                                                                       \#
                                                                                                            \#
                                    >060>0010300Ftext/x-daslang1;cdassource code in DaslangA010R00004000appl\#
        ication/vnd.nokia.radio-presetrpst>06090010200Atext/x-bc1;cbcsource code in BC1280;00003000audio/x-s\#
        tmstmA0G0Z00100000application/vnd.oma.bcast.notification+xml0c4A010E00006000application/vnd.mynfctag\#
        letA0G0H00108000application/wspolicy+xml0c4wspolicy                                   1280A0010;000a\#
        udio/x-speex+ogg1SWspx oga ogg                                                                      \#
                        A010S00000000application/vnd.syncml.dmtnds+wbxmlA0G0L00100000application/vnd.etsi.ts\#
        l+xml0c4>06080010300@text/x-j1;cijssource code in JA010G00000000application/vnd.truedoc             \#
                                                     A010U00003000application/vnd.qualcomm.brew-app-resbar  \#
                                                                                                 A280A000000\#
        0:application/x-ionAmazon IonA010L00004000application/vnd.onepagertatxtatx                          \#
                  >860H0010800Btext/x-devicetree-source1;cdts dtsidevice tree source                      A2\#
        80D0000300Mapplication/x-ms-evtevtWindows event log, old format                                     \#
                        7280F00103000application/x-starcalc1>[sdcA000O00007000application/x-java-archive-dif\#
        fjardiff                                                                                            \#
                                                                          <280K0000000=application/x-ruby-by\#
        tecodecompiled Ruby   >060>0010;00Ftext/x-logtalk1;clgt logtalksource code in Logtalk               \#
             >060A0010400Itext/x-pogoscript1;cpogosource code in PogoScriptA010O00000000application/vnd.inte\#
        rtrust.nncp                          >060C0010300Ktext/x-csound-score1;cscosource code in Csound Sco\#
        reA8G0K0010:000application/json-patch+json1Eijson-patchA0G0[00100000application/vnd.3gpp.mcptt-user-\#
        profile+xml0c46280K0S100000application/vnd.apple.iworkapplication/x-tika-iworks-protected1_\A010^000\#
        00000application/explicit-registration-response+jwtA8G0I00100000application/geoxacml+json1EiD000F000\#
        00000x-content/audio-player?060<00101000text/x-ezhil1;cn?060=0010300>text/x-gemini1;cgmitext in Gemi\#
        niA8G0D00100000application/dns+json1Ei?0G0=00103000text/richtext1;crtx8290N0H107000application/vnd.k\#
        de.kpresenterapplication/x-kpresenterQjDkpr kpt1210C00000000audio/vnd.cisco.nseA060E00107000applicat\#
        ion/x-pypylog1;cpypylog>060B0010300Jtext/x-singularity1;cdefsource code in Singularity581090T00300Gm\#
        odel/stlmodel/x.stl-ascii model/x.stl-binarystlstereolithography modelA060<0010500Htext/x-hocon1;cho\#
        condata in the format HOCONA000I00003000application/x-silverlightscr2210900003000video/av1obuA010G0E\#
        007000application/vnd.msgpackapplication/x-msgpackmsgpackA000E00000000application/x-ebu-stl>060<0010\#
        200Dtext/x-vyper1;cvysource code in Vyper6060M00100000application/vnd.ms-word2006ml0c4A010W00003000a\#
        pplication/vnd.shana.informed.formdataifm                     >060A0010600Itext/x-reasonligo1;crelig\#
        osource code in ReasonLIGOA010H00000000application/vnd.oma.push                                  >06\#
        0<0010200Dtext/x-pro-c1;cpcsource code in Pro*CA010H00008000application/vnd.preminetpreminet?060>001\#
        00000text/x-install1;cA0G0\00100000application/emergencycalldata.deviceinfo+xml0c4=0<0C00103000text/\#
        jscript.encode1;cjseB0Y0B0D007000application/pkcs12application/x-pkcs12p12 pfx<000F00003000applicati\#
        on/x-makeselfrun                                                                                    \#
                                                                                                            \#
                                                           A010M00000000application/vnd.ipld.dag-json       \#
                        0160Y0P204000application/vnd.ms-visio.drawing.main+xmlapplication/vnd.ms-visio.drawi\#
        ng1_\0c4vsdx>060;0010400Ctext/x-gaml1;cgamlsource code in GAMLA870S00100000application/prs.implied-o\#
        bject+yaml1XJA8G0N00100000application/vnd.oma.lwm2m+json1Ei1210K00000000audio/vnd.rhetorex.32kadpcm \#
             A0G0Z00100000application/vnd.marlin.drm.actiontoken+xml0c40280A0X003000application/x-wpgimage/x\#
        -wordperfect-graphics image/x-wpgwpg5860F0010400Gapplication/x-openscad1;cscadsource code in OpenSCA\#
        DA0G0\00103000application/vnd.1000minds.decision-model+xml0c41kmA010B00000000application/dec-dx     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                        >060H0010300Ptext/x-tree-sitter-query1;cscmsource code in Tree-sitte\#
        r Query>060<0010800Dtext/x-idris1;cidr lidrsource code in Idris                                     \#
                                                                                                            \#
                                                                                             A010K00003000ap\#
        plication/vnd.openeye.oeboeb   A010L00004000application/vnd.dreamfactorydfac                        \#
                                                                                        >06080010700@text/x-\#
        m1;cmumps msource code in MA0G0Q00100000application/vnd.etsi.iptvsync+xml0c4                        \#
                                   5280C0000M00Aapplication/x-catiacatdrawing catpart catproductCATIA V5 doc\#
        ument                                                8390g00304000application/vnd.ms-powerpoint.slid\#
        eshow.macroenabled.12P>GQ_E1_\ppsm<280L0000D00[application/x-llvm-bitstreampriors swiftdeps diadata \#
        of a compiler in the container of LLVMA010K00000000application/vnd.d3m-datasetA000S00000000applicati\#
        on/vnd.ms-color.iccprofile?070R00103500text/vnd.esmertec.theme-descriptor1;cjtdutf-8A860L0010300Napp\#
        lication/buildstream+yaml1XJbstdata in the format BuildStreamA8G0c00100000application/vnd.ims.lti.v2\#
        .toolsettings.simple+json1Ei1280;0010700:audio/x-m4b0`Mm4b f4baudio book<280L0000500Capplication/x-p\#
        sx-executablepsexePlayStation program0080G0Q102000application/illustratorapplication/vnd.adobe.illus\#
        trator0@Mai1210:00000000audio/bv32A860A0010800Mtext/x-pkg-config1;cpc pc.indata in the format pkg-co\#
        nfigA000G0000<000application/x-sas-auditst7 sas7baudA010N00000000application/vnd.pt.mundusmundi?060>\#
        0010300Otext/x-sugarss1;cssstext with the markup of SugarSSA010O00003000application/vnd.immervision-\#
        ivpivp1280=00000000audio/x-adpcmA010K00003000application/vnd.medcalcdatamc1 ?060:0010300Ftext/x-lrc1\#
        ;clrcdata in the format LRCC010G00000000message/tracking-status                             0280F001\#
        03000application/x-stardraw1>[sda                                                                   \#
                                   A010K00003000application/scvp-vp-requestspq              A010O00000000app\#
        lication/vnd.nokia.pcd+wbxml                         0280D0D203000image/x-phaseone-iiqimage/x-raw-ph\#
        aseoneQAD0N0iiq                                                A080I00003000application/x-sas-data-v\#
        6sd21000I00003000application/vnd.dolby.mlpmlp                                           6290I0C10700\#
        0application/vnd.kde.kwordapplication/x-kwordQjDkwd kwt;080O0F003000application/x-thomson-sap-imagea\#
        pplication/x-sap-filesapA010O00003000application/vnd.3gpp.pic-bw-varpvb>860;0010<00Ctext/x-ampl1;cam\#
        pl run modsource code in AMPL1280;0000300Faudio/x-heshesmusic of the PC Engine0280B0000300>image/x-w\#
        in-bitmapcurWindows cursorA090@00000000application/tzif                                             \#
                                       A0G0T00100000application/vnd.oipf.userprofile+xml0c4A290E00000000appl\#
        ication/applefile>060<0010500Htext/x-stsrc1;cst cssource code in SmalltalkA0G0E00105000application/c\#
        cxml+xml0c4ccxmlA280C0010500;application/x-keras1_\kerasKeras modelA0G0W00100000application/vnd.3gpp\#
        .seal-group-doc+xml0c4<280D0I00000Iapplication/x-mach-oapplication/x-mach-binaryMach-O program or li\#
        brary?070E00100000text/rtp-enc-aescm1281;c                                      A0G0Z00103000applica\#
        tion/vnd.nato.bindingdataobject+xml0c4bdoA8G0G00100000application/tlsrpt+json1Ei                    \#
                         ?060:00103000text/x-bnf1;cbnf                                                      \#
                  A060=0010600Itext/x-prisma1;cprismadata in the format Prisma      7080P00002000application\#
        /x-applix-spreadsheetas0200H00003000image/x-coreldrawpatternpatA010C00003000application/vnd.vsfvsfB0\#
        >0F0010300?text/x-ssh-private-key1;ckeySSH private key0280G00002000image/x-applix-graphicsag?060>001\#
        00000text/x-termcap1;c                                                                             A\#
        010P00000000application/vnd.infotech.project2200=00000000video/example                              \#
                                                                                                            \#
                              ?060<0010500Mtext/x-scaml1;cscamltext with the markup of Scaml>860A0010700Itex\#
        t/x-inno-setup1;ciss islsource code in Inno Setup>060B0010300Jtext/x-mirc-script1;cmrcsource code in\#
         mIRC Script       >060C0010600Ktext/x-renderscript1;crsh rssource code in RenderScript>060<0010600D\#
        text/x-slash1;csl slasource code in Slash7010J0000<000application/vnd.sealed.xlssxls sxl s1eA060C001\#
        05000application/x-ufraw0c4ufrawA010P00000000application/vnd.renlearn.rlprintA060@00104000applicatio\#
        n/jsgf1;cjsgf                                                                                       \#
                        1210=00000000audio/g726-24>860?0010800Gtext/x-starlark1;cbzl starsource code in Star\#
        lark                  ?060@0010300Qtext/x-blueprint1;cblptext with the markup of BlueprintA010M00004\#
        000application/vnd.crick.clickerclkx1210;00000000audio/evrc1   5010@00000000model/vnd.gs.gdl        \#
                                                               1290@0=105000audio/vnd.dts.hdaudio/x-dtshd1]4\#
        dtshd                                A010I00000000application/vnd.nokia.ncd2210>00000000video/encapr\#
        tp?060=00100000text/x-robots1;c60G1@00100000application/vnd.openxmlformats-officedocument.wordproces\#
        singml.document.main+xml0c45290=2;00300?image/vnd.dwgapplication/acad application/autocad_dwg applic\#
        ation/dwg application/x-acad application/x-autocad application/x-dwg drawing/dwg image/x-dwgdwgAutoC\#
        AD drawingA0G0K00100000application/dialog-info+xml0c4A010Q00000000application/oblivious-dns-message;\#
        080G0M00400Lapplication/x-vhdx-diskapplication/x-virtualbox-vhdxvhdxvirtual hard disk, version 2A010\#
        K00000000application/vnd.cups-raster1280;0000700Baudio/x-vgmvgm vgzmusic of a console5280?0000300=mo\#
        del/x-alembicabcAlembic scene:080G0000000Kapplication/x-macbinaryMacintosh file in MacBinary6390@001\#
        0400Aapplication/oxps1_\oxpsOpen XPS document>060=0010300Etext/x-zephir1;czepsource code in Zephir12\#
        10I00009000audio/vnd.nuera.ecelp9600ecelp9600A010O00000000application/vnd.uplanet.channel7390a0c1030\#
        00application/vnd.oasis.opendocument.chart-templateapplication/x-vnd.oasis.opendocument.chart-templa\#
        te1_\otcA0F0K00100000application/xhtml-voice+xml0c4A0G0\00100000application/vnd.nokia.landmarkcollec\#
        tion+xml0c4A010L00004000application/vnd.onepagertamxtamx4200F00000000application/x-font-tex4280N0000\#
        2000application/x-tex-virtual-fontvfA010C00003000application/vnd.vcxvcx>060<0010;00Dtext/x-logos1;cx\#
         xm xi xmisource code in Logos0290D0Q003009image/vnd.zbrush.pcximage/x-pc-paintbrush image/x-pcxpcxP\#
        CX image5080;0000300Hmodel/x-plyplyPolygon file of Stanford2210H00000000video/vnd.motorola.video:000\#
        E00003000application/x-freearcarcA280I2L00000Bapplication/x-ole-storageapplication/cdfv2 application\#
        /cdfv2-corrupt application/x-cfb application/x-tika-msoffice application/x-tika-msoffice-embedded ap\#
        plication/x-tika-starofficeOLE2 compound fileA010M00000000application/vnd.motorola.iprm80G1<00100000\#
        application/vnd.openxmlformats-officedocument.presentationml.slidelayout+xml0c4A0G0D00100000applicat\#
        ion/csta+xml0c4                                                                                     \#
                                                                                                            \#
                                                                                 A000S00000000application/vn\#
        d.google-apps.unknownA010K0010;000application/senml-etch+cbor0b7senml-etchc?060<00102000text/x-monte\#
        1;cmtA010G00000000application/vnd.sss-dtf1210?00000000audio/raptorfecA010H00000000application/vnd.cu\#
        ps-rawA86090010600Etext/x-gn1;cgn gnidata in the format GNA010N00003000application/vnd.groove-accoun\#
        tgac?0F0>00100000text/x-gwt-rpc1;c                                                                  \#
                                  0210A00003000image/vnd.pco.b16b16       1210;00000000audio/3gpp2>060A00103\#
        00Itext/x-genero-4gl1;c4glsource code in Genero 4gl                                                 \#
                         A8G0D00100000application/aif+json1EiA8G0Q00100000application/expect-ct-report+json1\#
        EiA010[00000000application/vnd.uplanet.bearer-choice-wbxmlA280F0000;000application/x.sf3-texttxt.sf3\#
         sf3                                                                                                \#
                                                    A080L0000000Iapplication/x-chromium-cacheentry of Chromi\#
        um's cacheA0G0V00100000application/vnd.oma.scidm.messages+xml0c4                                    \#
                                                                                                            \#
                                            A010H00003000application/vnd.claymoreclaA8G0O00100000application\#
        /vnd.shootproof+json1Ei      0010G00004000application/vnd.hp-hpglhpgl>860:0010;00Btext/x-smt1;csmt2 \#
        smt z3source code in SMT:280A0000<00?application/x-ewfe01 ex01 l01image of EnCaseA0G0G00100000applic\#
        ation/vnd.xmi+xml0c4A010H00000000application/coap-payload                                           \#
                              ?060<0010800=text/x-pod-61;cpod6 podtext in Pod 6                             \#
                                                  A010S00000000application/vnd.uplanet.alert-wbxmlD000F00000\#
        000x-content/ebook-reader                         6280L0I10300Bapplication/vnd.ms-publisherapplicati\#
        on/x-mspublisher1>[pubPublisher document1290<0000;000audio/atrac3at3 aa3 omg12X0:0<10400:audio/webma\#
        udio/x-webmP[WwebaWebM audio?860;0010G00@text/x-wiki1;cmediawiki wiki wikitexttext in WikitextA010J0\#
        0000000application/trust-mark+jwtA0G0T00100000application/vnd.3gpp.mcdata-info+xml0c46280C00105000ap\#
        plication/x-xmind1_\xmind90G0S00104000application/vnd.pwg-xhtml-print+xml0c4xhtm6010Z00003000applica\#
        tion/vnd.fujixerox.docuworks.binderxbdA080B0000900?application/x-gcovgcda gcnocoverage of GCC       \#
                                                2280=0010:000video/x-mjpegPe9mjpeg mjpg                     \#
               ?060H00100000text/vnd.si.uricatalogue1;c                                                     \#
                                                                                                            \#
                                                                                                            \#
                         D000<00000006inode/socketsocket>010H00003000application/vnd.acucobolacuA860C0011800\#
        <text/x-systemd-unit1;cautomount device mount path scope service slice socket swap target timersyste\#
        md unitA010T00002000application/vnd.sailingtracker.trackst?0G080010350@text/vtt1;cvttutf-8WebVTT sub\#
        titlesD000I00000000x-content/image-picturecd?8F0;0910400Ltext/x-lesstext/less1;clesstext with the ma\#
        rkup of Less:2Y0T00107000application/vnd.logipipe.circuit+zip1_\lcs lcaA0G0\00100000application/vnd.\#
        3gpp.seal-mbs-usage-info+xml0c4                                                                     \#
                                                 A060?0010000Ktext/x-xcompose1;cdata in the format XCompose \#
                                                                                                 A280L001040\#
        00application/x-eris-link+cbor0b7erisA060@0010000[text/x-openapi-21;cdata in the format OpenAPI Spec\#
        ification v2A010P00000000application/vnd.vocalshaper.vsp4=070G00103000text/vnd.dmclientscript1;cdms \#
                                                                                                            \#
                                                                                                 1210F000000\#
        00audio/rtp-enc-aescm128?060<0010500Mtext/x-marko1;cmarkotext with the markup of Marko              \#
                                A0G0L00100000application/vnd.3gpp.crs+xml0c41210:00008000audio/usacloas xhe5\#
        000B00004000application/x-egonegon<080I00106000application/x-java-jnilib1IojnilibA0G0X00100000applic\#
        ation/vnd.3gpp.mcvideo-regroup+xml0c4A0G0I00104000application/route-usd+xml0c4rusdA0F0C0N103008appli\#
        cation/rss+xmlapplication/x-rss+xml text/rss0c4rssRSS feed0200=00000000image/x-dcraw                \#
                                          ?070H00100000text/vnd.motorola.reflex1;c                     A010L\#
        00000000application/suit-report+cose                                                                \#
                                                                                        A010A00000000applica\#
        tion/vemmiA010\00006000application/vnd.cluetrust.cartomobile-configc11amc?070900100000text/t1401;c>8\#
        60:0?10T00Gtext/x-asmtext/x-assembly1;cs asm a51 nasm nas tasm x68 i inc mssource code in AssemblyA0\#
        G0G00103000application/xcap-el+xml0c4xel1200;0000c00>audio/x-modmod m15 stk nst fst ahx dbm dmf far \#
        gdm hvl okt psmtracker module                                                                       \#
                        A8G0Q00100000application/vnd.dataresource+json1Ei2210=00003000video/vnd.fvtfvt      \#
                A0G0P00100000application/vnd.eprints.data+xml0c4                                            \#
                                                                            A010U00003000application/vnd.ibm\#
        .rights-managementirm70G1=00100000application/vnd.openxmlformats-officedocument.spreadsheetml.shared\#
        strings+xml0c4?860E0010200Vtext/x-stringtemplate1;csttext with the markup of StringTemplateA010I0000\#
        0000application/x-pki-messageA000D00000000application/x-kdelnk                                      \#
                                A080V0000000Eapplication/x-ft-windows-registry-hiveWindows registry hive2280\#
        O00003000video/vnd.radgamettools.smackersmk                                         ;080P00003000app\#
        lication/x-commodore-g71-diskg71                                                                    \#
                                                                                                            \#
                                                                                       A010G0000;000applicat\#
        ion/vnd.uri-mapurim urimap2210E00008000video/vnd.dece.mobileuvm uvvmA280D0N00@00Oapplication/x-pcapn\#
        gapplication/vnd.tcpdump.pcapngpcapng scap ntarpacket capture, next generationA000H00003000applicati\#
        on/x-tic80-itemtic1210:00000000audio/g728                A010D00004000application/vnd.nimnnimn@280P0\#
        0100000application/x-fossil-global-conf0GjA0G0P00103000application/automationml-aml+xml0c4aml       \#
                                                                                                A860D0010300\#
        0application/har+json1EiharA0G0C00100500application/cda+xml0c4utf-8A010T00003000application/tamp-ape\#
        x-update-confirmauc22Y090;107009video/oggvideo/x-ogg1bMogv oggOgg video5080;0000300;model/x-3dm3dmRh\#
        ino model                 A0G0N00100000application/vnd.gpxsee.map+xml0c4 A8G0O00100000application/vn\#
        d.collection+json1EiB8G0H00104000application/jwk-set+json1EijwksA860:0011b00Ftext/x-ini1;cini cfg cn\#
        f container dof lektorproject network prefs inf frm mount pro properties service socket target timer\#
         urldata in the format INI6280H00206000application/x-ibooks+zip0<;1_\ibooks                         \#
                                                                                                            \#
                                                                           0210F0000A000image/vnd.dece.graph\#
        icuvi uvvi uvg uvvg?060;0010400Ltext/x-mask1;cmasktext with the markup of Mask?060?0010400Ptext/x-ec\#
        markup1;chtmltext with the markup of Ecmarkup                                                       \#
                                                                         A010?00000000application/did       \#
          A010U00000000application/vnd.oma-scws-http-request2280>0?100000video/x-oggyuvvideo/x-ogg-yuv14>A29\#
        0E00008000application/vnd.unityunitywebA010T00000000application/vnd.adobe.partial-upload            \#
                    A000R00000000application/x-isatab-investigation                                         \#
            A010C00003000application/vnd.jamjam?070B00105000text/vnd.ascii-art1;casciiA010V00004000applicati\#
        on/vnd.crick.clicker.wordbankclkw?060:0010300Ktext/x-vue1;cvuetext with the markup of Vue0200A000030\#
        00image/x-raw-casiobay:280A0000300=application/x-vpkvpkValve package>060;0010200Ctext/x-cool1;cclsou\#
        rce code in CoolA0G0D00100500application/beep+xml0c4utf-8                                           \#
                                               A280I0000000>application/x-quake-modelmodel of Quake=860E0010\#
        3000application/x-markaby0>WmabA8G0L00100000application/voucher-jws+json1EiA080K0A000000application/\#
        x-fat-diskimageapplication/x-ima2280;00003000video/x-nsvnsv22Y0>0@10@00>video/matroskavideo/x-matros\#
        ka1]emkv mks mpv mk3dMatroska videoA8G0H00100000application/vnd.vel+json1Ei                         \#
                                                                           A060?00108000text/x-iptables1;cip\#
        tables                                                                                    ?060;00103\#
        000text/x-fift1;cfif                                    >060:0010300Btext/x-yul1;cyulsource code in \#
        YulA010?00003000application/ceacea                                             129090C00300:audio/am\#
        raudio/amr-encryptedamrAMR speechA010G00003000application/vnd.wap.sicsicA010N00100000application/vnd\#
        .oma.lwm2m+cbor0b7                                                                 A060=0010600Itext\#
        /x-nanorc1;cnanorcdata in the format nanorcA860C0010500Otext/x-cabal-config1;ccabaldata in the forma\#
        t Cabal Config                           ?060<00105000text/x-hsail1;chsail                          \#
                                             >060I0010600Lapplication/supercollider1;csc scdsource code in S\#
        uperColliderA010L00009000application/vnd.veryant.thinistc iswsA8G0M00100000application/vnd.uic.osdm+\#
        json1Ei>060=0010300Etext/x-unicon1;cicnsource code in UniconA0G0H00100000application/cstadata+xml0c4\#
        A010H00000000application/vnd.3gpp.sms62X0A00003000application/x-dvidvi?060@00102000text/x-cfengine31\#
        ;ccfA060A00103000application/x-amfPc4amf>06090010300Atext/x-4d1;c4dmsource code in 4D2210J00000000vi\#
        deo/vnd.iptvforum.ttsavc>060?0010800Gtext/x-rascript1;crascriptsource code in RAScript              \#
              0280D00000000image/x-os2-graphics                             A010C00003000application/vnd.svd\#
        svd             0210R0000<000image/vnd.sealedmedia.softseal.gifsgif s1g sgi>060:0010500Btext/x-muf1;\#
        cmuf msource code in MUF                                                                            \#
                                               029091K00?00@image/wmfapplication/wmf application/x-msmetafil\#
        e application/x-wmf image/x-win-metafile image/x-wmfwmf emz wmz emfWindows metafile6080B00003000appl\#
        ication/x-t6026025090=0=003000model/vnd.dwfdrawing/x-dwfdwfA010@00000000application/sgml?060>0010T00\#
        Otext/x-antlers1;cantlers.html antlers.php antlers.xmltext with the markup of Antlers               \#
                                                                                                            \#
               0200C00103000image/x-minolta-mdc0N0mdcA000@00004000chemical/x-mmcifmcif                      \#
                                       A0G0^00100000application/emergencycalldata.providerinfo+xml0c4A010I00\#
        000000application/whoispp-queryA0G0J00100000application/vnd.wv.csp+xml0c4                           \#
               <280M0g00700?application/x-python-bytecodeapplication/x-bytecode.python application/x-python-\#
        codepyc pyocompiled Python0210:00004000image/jxssjxssB090E0000300Aapplication/pkix-certcerX.509 cert\#
        ificate            5000@00000000model/vnd.gs-gdl                                                    \#
                                                                A010@00000000application/h224A000F0000<000ap\#
        plication/x-sas-dmdbs7m sas7bdmdA000K00007000chemical/x-ncbi-asn1-binaryval aso?860D0010D00Ptext/x-h\#
        tml-plus-erb1;crhtml erb erb.defacetext with the markup of HTML+ERB                                 \#
                                                                      A010I00000000application/vnd.3gpp.gtpc\#
                                                               ?060800103000text/rsl1;crsl                  \#
                                                                                     >860=0020C00:text/x-c++\#
        hdr1;cPLfhh hpp h++ hp hxx hC++ header1210:00000000audio/aptxA000B00003000chemical/x-alchemyalc     \#
                       0200@00004000image/x-macpaintpntg                                                    \#
                                            A010N00000000application/vnd.onvif.metadata>060B0010>00Jtext/x-a\#
        ngelscript1;cangelscript assource code in AngelScript1010V00003000application/vnd.yamaha.openscorefo\#
        rmatosf                                                                                             \#
                                                         >060;0010700Ctext/x-teal1;cteal tlsource code in Te\#
        alA080G00009000application/x-sas-xportxpt xportA000Q00000000application/vnd.google-apps.audio1290;00\#
        103000audio/qcelp1C:qcpA010F00003000application/vnd.hp-hpshps               ?060<00105000text/x-wdif\#
        f1;cwdiff                     ?060;00103000text/x-tl-b1;ctlb>060A0010:00Itext/x-overpassql1;coverpas\#
        sqlsource code in OverpassQL>060D0010300Eapplication/x-fantom1;cfansource code in Fantom         :08\#
        0Q0010:000application/x-rzip-compressed-tar1BPtar.rz trz>060;0010200Ctext/x-beef1;cbfsource code in \#
        BeefA060L0010;000application/vnd.flatpak.repo1;cflatpakrepo>060>0010400Ftext/x-clarity1;cclarsource \#
        code in ClarityA060F0010K00Rtext/x-altium-designer1;coutjob pcbdoc prjpcb schdocdata in the format A\#
        ltium Designer;080N0F003000application/x-hfe-floppy-imageapplication/x-hfe-filehfeA080B0000000Aappli\#
        cation/x-utmprecords of loginsA010E00000000application/vnd.ffsns;280F00003000application/x-qed-diskq\#
        ed?060?00103000text/x-txt2tags1;ct2t?060@00102000text/x-earl-grey1;cegA010G00003000application/vnd.g\#
        eonextgxt;080K00003000application/x-dreamcast-romisoA0G0G00104000application/mmt-usd+xml0c4musdA8G0K\#
        00100000application/jscalendar+json1EiB010K00003000application/timestamp-querytsqA010O00003000applic\#
        ation/vnd.shade-save-filessv?060900104000text/rita1;crita4090R00003000application/vnd.font-fontforge\#
        -sfdsfd6280F00103000application/x-starmath1>[smf                  A010X00100000application/vnd.verai\#
        son.tsm-report+cbor0b7A010K00100000application/vnd.futoin+cbor0b7A010X00000000application/vnd.verifi\#
        er-attestation+jwt22X0;1000300;video/x-flvapplication/x-flash-video flv-application/octet-stream vid\#
        eo/flvflvFlash videoA000>00003000chemical/x-ctxctx                                                  \#
          2210?00000000video/h263-1998                                            1290?0N103000audio/soundfo\#
        ntaudio/x-sfbk audio/x-soundfont1C:sf2?060=00103000text/x-xtlang1;cxtm ?060900104000text/snbt1;csnbt\#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                           2210F00008000vide\#
        o/vnd.sealed.mpeg1smpg s11                                          >060;0010400Ctext/x-tact1;ctacts\#
        ource code in Tact        ?070?00102000text/vnd.wap.sl1;csl                           A0G0I00105000a\#
        pplication/metalink4+xml0c4meta4                                                                    \#
                                                                ?070H00103000text/prs.fallenstein.rst1;crst \#
                                                                                                  A010Q00000\#
        000application/vnd.nokia.conml+wbxmlA060@0011600Ltext/x-checksums1;ccrc32 md2 md4 md5 sha1 sha2 sha2\#
        24 sha256 sha256sum sha3 sha384 sha512data in the format Checksums>060?0010200Gtext/x-lambdapi1;clps\#
        ource code in Lambdapi?070?00102000text/vnd.wap.si1;csi2210F00003000video/vnd.sealed.mpeg4s14A080B00\#
        000000application/x-riffA8G0S00100000application/measured-component+json1EiA080B0000=000chemical/x-g\#
        enbankgbk gen gb gpA8G0T00100000application/vnd.oracle.resource+json1Ei>060F0010300Ptext/x-b-formal-\#
        method1;cmchsource code in B (Formal Method)A280B0000E00Aapplication/vcdiffvcdiff xdelta xdelta3VCDI\#
        FF difference                            ?060<00102000text/x-maple1;cmi>860F0010i00Aapplication/type\#
        script1;cts tsx mts cts config.ts d.cts d.mts d.ts spec.ts test.tsTypeScript sourceA010P00000000appl\#
        ication/vnd.omaloc-supl-init0280D0;003000image/vnd.zbrush.dcximage/x-dcxdcx?060>0010<00Otext/x-postc\#
        ss1;cpcss postcsstext with the markup of PostCSS2210900000000video/mpv                              \#
                                                                                                            \#
                                                                                                            \#
                 A060;0010400Gtext/x-abnf1;cabnfdata in the format ABNF:010K00003000application/vnd.android.\#
        otaota                                                                                              \#
                                                          A0G0I00100000application/xml-patch+xml0c4>060@0010\#
        300Htext/x-dataweave1;cdwlsource code in DataWeave                                                  \#
                                                         4080Q0F003000application/x-font-printer-metricappli\#
        cation/x-font-pfmpfm2210:00008000video/h264h264 264A060E0010000Qtext/x-git-attributes1;cdata in the \#
        format Git Attributes>060A0010400Itext/x-moonscript1;cmoonsource code in MoonScriptA010S00003000appl\#
        ication/vnd.groove-tool-messagegtmA0G1500100000application/vnd.openxmlformats-officedocument.customx\#
        mlproperties+xml0c4                                                                                 \#
                                                                                         A010V00000000applic\#
        ation/vnd.motorola.flexsuite.wem8290M0R20;00Dapplication/vnd.apple.keynoteapplication/x-iwork-keynot\#
        e-sffkey0hd1_\key keynoteKeynote presentation9080H0010:000application/x-webarchive0<AwebarchiveA010P\#
        00000000application/vnd.cirpack.isdn-extA860<0010500Htext/x-ninja1;cninjadata in the format NinjaA06\#
        0K0010:000application/vnd.flatpak.ref1;cflatpakrefA280G0000;000application/x.sf3-tabletab.sf3 sf3A01\#
        0A00000000application/mikey?070=00103000text/vnd.sosi1;csosA8G0S00100000application/prs.implied-obje\#
        ct+json1Ei>060<0010:00Dtext/x-xbase1;cprg prw chsource code in xBaseA0G0`00100000application/emergen\#
        cycalldata.subscriberinfo+xml0c4                                                                    \#
                     >000N00007000application/x-jbuilder-projectjpr jpx?460@00100000text/x-changelog1;c     \#
           >060A0010300Itext/x-dogescript1;cdjssource code in Dogescript  ?060900102000text/x-dg1;cdg       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                   A0G0U00100000application/vnd.etsi.iptvsad-npvr+xml0c4A870\#
        80010=00Ktext/dns1;czone soa arpadata in the format DNS Zone              0280C00203000image/x-samsu\#
        ng-srwQAD0N0srwA010I00000000application/vnd.3gpp.pfcp>060B00106000application/juttle1;cjuttle       \#
        ?060900100000text/xmcd1;c                     A000F00000000application/x-toutdouxA0G0D00100500applic\#
        ation/fhir+xml0c4utf-8>860;0010400Ctext/x-agda1;cagdasource code in AgdaA010U00000000application/vnd\#
        .fujifilm.fb.docuworksA280E0000;000application/x.sf3-loglog.sf3 sf3A010T00002000application/vnd.ibm.\#
        secure-containerscA0G0D00104000application/ssml+xml0c4ssml0080J2^00300Aapplication/vnd.corel-drawapp\#
        lication/cdr application/coreldraw application/x-cdr application/x-coreldraw application/x-vnd.corel\#
        .draw.document+zip image/cdr image/x-cdr zz-application/zz-winassoc-cdrcdrCorelDRAW drawingA010T0000\#
        0000application/vnd.apache.thrift.binary1290@0J004000audio/mobile-xmfaudio/vnd.nokia.mobile-xmfmxmfA\#
        090J00007000application/vnd.iccprofileicc icm9470@00203000text/vnd.wap.wml0c41;cwml>860=0010F009text\#
        /x-csharp1;ccs cake cs.pp csx linqC# sourceA010G00000000application/rpki-updownA060I0010200Utext/x-w\#
        in32-message-file1;cmcdata in the format Win32 Message File0280;0900:009image/x-sgiimage/sgisgi bw r\#
        gbSGI imageA0G0U00100000application/vnd.tmd.mediaflex.api+xml0c4A010D00000000application/vnd.maml70G\#
        1900100000application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml0c4              \#
                                                     70G1:00100000application/vnd.openxmlformats-officedocum\#
        ent.spreadsheetml.querytable+xml0c41210C00000000audio/vnd.dlna.adts      A000L00008000application/x-\#
        godot-resourceres tres0010M00004000application/vnd.balsamiq.bmprbmpr    A000A00000000application/x-p\#
        ds                                                                               1290;0C103000audio/\#
        speexapplication/x-speex1SWspx                                                                      \#
                                                                               A060E0010300Qtext/x-ltspice-s\#
        ymbol1;casydata in the format LTspice Symbol                                                        \#
          0280@00007000image/x-kiss-celcel kcf                                               1210M0000:000au\#
        dio/vnd.presonus.multitrackmultitrackA010P00003000application/vnd.kodak-descriptorsse               \#
                                 >060:0010200<text/julia1;cjlJulia source                                   \#
                                                                         A070@0B10400Gapplication/trigapplic\#
        ation/x-trig1;ctrigdata in the format TriGA060;0010400Gtext/x-hxml1;chxmldata in the format HXML    \#
                                                                                                            \#
                      2200>00000000video/isivideo                   A060C0010000Otext/x-go-workspace1;cdata \#
        in the format Go WorkspaceA0G0U00100000application/mbms-reception-report+xml0c4A010\00100000applicat\#
        ion/vnd.3gpp.seal-location-info+cbor0b7A8G0N00100000application/vnd.oftn.l10n+json1EiA060?0;204000te\#
        xt/x-opml+xmltext/x-opml0c41;copml@200T00100000application/x-mysql-table-definition1TaA280H0000300Ea\#
        pplication/x-xkb-keymapxkmcompiled keyboard map>060;0010400Ctext/x-sail1;csailsource code in SailA00\#
        0R00008000application/vnd.procreate.brushsetbrushsetA010b00000000application/vnd.3gpp-v2x-local-serv\#
        ice-informationA000B00003000chemical/x-mdl-tgftgf2010K00003000application/vnd.dvb.servicesvcA000N000\#
        0<000application/x-sas-program-datass7 sas7bpgm0210=00000000image/vnd.mixA000C00007000application/x-\#
        pilotprc pdb                                                                              @200Z00103\#
        000application/x-mysql-misam-compressed-index1Tamyi02Y0900003009image/gifgifGIF image0160f0`204000ap\#
        plication/vnd.ms-visio.drawing.macroenabled.main+xmlapplication/vnd.ms-visio.drawing.macroenabled.12\#
        1_\0c4vsdm<280G00103000application/x-wheel+zip1_\whlA010E00000000application/vnd.erofs              \#
                    7390X0Z10300Bapplication/vnd.oasis.opendocument.chartapplication/x-vnd.oasis.opendocumen\#
        t.chart1_\odcOpenDocument chartA0G1700100000application/vnd.openxmlformats-officedocument.drawingml.\#
        diagramdata+xml0c4>06090010=00Ptext/x-vb1;cvb vbhtml bassource code in Visual Basic .NET?860J0O10600\#
        Gtext/x-gettext-translationapplication/x-gettext text/x-po1;cpo pottext in Gettext CatalogA010@00000\#
        000application/sipc0280;00003000image/x-sctsctA0G0L00102000application/rls-services+xml0c4rsA280G000\#
        0300Dapplication/x-adobe-acbacbcolour book of AdobeA010N00003000application/vnd.fujitsu.oasys2oa2A0G\#
        0T00100000application/vnd.3gpp-prose-pc3ch+xml0c4C060<0010000>message/news1;cUsenet article>060A0010\#
        300Itext/x-liquidsoap1;cliqsource code in LiquidsoapA0G0V00100000application/mbms-register-response+\#
        xml0c40290:0G10400:image/heicimage/hevc image/x-heic15bheicHEIC imageA0P0U00000000application/vnd.go\#
        ogle-apps.drive-sdkA010D00000000application/dpop+jwt>860>0010B00>text/x-haskell1;chs hs-boot hsc lhs\#
        Haskell source:010K00004000application/vnd.gentoo.xpakxpak?060H00105000text/x-python2-traceback1;cpy\#
        2tb1290C0000>000audio/vnd.dolby.mlpthd truehd mlpA010P00007000application/vnd.intercon.formnetxpw xp\#
        x:080A0000300=application/x-alzalzALZip archive9070=00104000text/vnd.curl1;ccurlA8G0H00100000applica\#
        tion/vnd.hal+json1Ei?060;00104000text/x-bare1;cbare1210B00003000audio/vnd.audiokozkozC010?00000000mu\#
        ltipart/mixed0390d0f103000application/vnd.oasis.opendocument.graphics-templateapplication/x-vnd.oasi\#
        s.opendocument.graphics-template1_\otgA010L00000000application/vnd.oipf.pae.gem>280G0000300Kapplicat\#
        ion/x-clang-astpchprecompiled header of Clang>060>0010100Ftext/x-nemerle1;cnsource code in NemerleA0\#
        10I00003000application/vnd.amiga.amiami2000M00103000application/x-netshow-channel1AinscA010Q00000000\#
        application/prs.implied-structure?070B00100000text/vnd.iptc.nitf1;cA060@00103000text/x-vcalendar1;cv\#
        cs      ?<G0=0S11D00=text/markdowntext/x-markdown text/x-web-markdown1;cmd markdown mkd livemd mdtex\#
        t mdown mdwn mkdn mkdown ronn workbook mdtxt qmd rmd scdMarkdown textA060O0010300[text/x-simple-file\#
        -verification1;csfvdata in the format Simple File VerificationA060H0010000Ttext/x-git-revision-list1\#
        ;cdata in the format Git Revision List                                                         A010C\#
        00000000application/flexfecA010D00000000application/json-seq                                        \#
                             1210A00000000audio/rtploopback                                                 \#
                                                             :060?0M10600Ktext/x-uuencodezz-application/zz-w\#
        inassoc-uu1;cuu uuedata in the format uuencodeA060N0010300Ztext/x-graph-modeling-language1;cgmldata \#
        in the format Graph Modeling Language                                                A020>00003000ch\#
        emical/x-cifcifA8G0Q00100000application/vnd.cryptii.pipe+json1Ei>060:0010300Btext/x-uno1;cunosource \#
        code in Uno                                        A010I00008000application/vnd.adobe.fxpfxp fxpl   \#
                                                                                                            \#
                                     1210900000000audio/red>06090010200Atext/x-xc1;cxcsource code in XC0200@\#
        00003000image/x-gimp-gihgih80G1500100000application/vnd.openxmlformats-officedocument.presentationml\#
        .tags+xml0c4A010X00000000application/vnd.japannet-jpnstore-wakeup1280B0000300@audio/x-wwise-bankbnkW\#
        wise sound bankA010R0000;000application/vnd.evolv.ecig.profileecigprofileA0G0V00100000application/vn\#
        d.marlin.drm.license+xml0c4A010G00003000application/hyperstudiostk6070G0m108000application/mathemati\#
        caapplication/vnd.wolfram.mathematica application/x-mathematica1;cnb ma mb>870H0010<00Iapplication/s\#
        parql-query1;crq qs sparqldata in the format SPARQLA010D00000000application/prs.sclt?070=00100000tex\#
        t/fhirpath1;c:080L00003000application/x-compressed-isocsoA8G0H00100000application/geopose+json1Ei006\#
        0I00203000application/x-dia-diagramQjD0c4dia>060>0010700Gtext/x-modula21;cmod defsource code in Modu\#
        la-2                                                                ?060?00105000text/x-comal-801;cc\#
        omal    A010K00004000application/vnd.sealed.tiffstif>060<0010300Dtext/x-clips1;cclpsource code in CL\#
        IPS2210800000000video/nv                                                                >060;0010400\#
        Ctext/x-luau1;cluausource code in Luau        0280F0000F00Aapplication/x-affinityafdesign afphoto af\#
        pubAffinity document                                                       0:80?0;00600:image/x-xpix\#
        mapimage/x-xpmxpm pmX11 pixmap                                                A060C0010000Otext/x-br\#
        owserslist1;cdata in the format BrowserslistA0G0O00100000application/mbms-deregister+xml0c4  A000K00\#
        003000application/x-sas-transportstx<000F0000G000application/x-zmachinez1 z2 z3 z4 z5 z6 z7 z8      \#
                                                0280D0[107000image/x-panasonic-rwimage/x-panasonic-raw image\#
        /x-raw-panasonic0N0raw rw2                                                                          \#
                                                                    A010G0000;000application/gltf-bufferglbi\#
        n glbuf                                                                                             \#
                        ?860;0010@00Ltext/x-haml1;chaml haml.defacetext with the markup of HamlA010L00003000\#
        application/vnd.groove-vcardvcg                 A010Q00000000application/private-token-request      \#
                                                             >060A0010200Itext/x-loomscript1;clssource code \#
        in LoomScriptA060<0010000Htext/x-soong1;cdata in the format SoongA000J00003000chemical/x-ncbi-asn1-a\#
        sciiprtA010M00005000application/vnd.ims.imsccv1p1imscc0280@0000<000image/x-asepritease aseprite>060;\#
        0010600Ctext/x-koka1;ckk kkisource code in Koka                                                     \#
                                                                                      2290:2M10<00:video/3gp\#
        paudio/3gpp-encrypted audio/x-rn-3gpp-amr audio/x-rn-3gpp-amr-encrypted audio/x-rn-3gpp-amr-wb audio\#
        /x-rn-3gpp-amr-wb-encrypted video/3gp video/3gpp-encrypted1423gp 3gpp 3ga3GPP video1280;0B003000audi\#
        o/x-mtmaudio/x-multitrackmtm50G0>00104000model/step+xml0c4stpx                                      \#
                                       >860<0020900Ltext/x-svsrcPUO1;csv vh svhsource code in SystemVerilog>\#
        060>0010700Ftext/x-netlinx1;caxs axisource code in NetLinx                                          \#
                                      ?060@00103000text/x-bbc-basic1;cbbc              A870H00100000applicat\#
        ion/vnd.faf+yaml1XJ                                                                                 \#
                                                                                7390e00304000application/vnd\#
        .ms-excel.sheet.binary.macroenabled.12P>GQg_1_\xlsb>060A0010400Itext/x-purescript1;cpurssource code \#
        in PureScript:080K0000700=application/x-apple-archiveaar yaaApple Archive                           \#
                                                      A060J0010000Vtext/x-textmate-properties1;cdata in the \#
        format TextMate Properties                                                    A010U00000000applicati\#
        on/vnd.ldev.productlicensing6010R00000000application/vnd.afpc.modca-formdefA010H00000000application/\#
        vnd.3gpp.lpp>060<0010500Dtext/x-bison1;cbisonsource code in Bison                      2210:00000000\#
        video/mp1s                                                  ?860;0010400@text/x-scss1;cscssSCSS styl\#
        e sheet                                                                                         A010\#
        G00000000application/vnd.sss-ntf    A010D0F007000application/protobufapplication/x-protobufmlmodelA0\#
        60B0010?000application/x-qgis0c4qgs shp shx qml1210=00000000audio/evrcnw1?060<00105000text/x-aheui1;\#
        caheui   A010M00004000application/vnd.wasmflow.waflwaflA010R00003000application/vnd.noblenet-directo\#
        rynnd                                                                                               \#
                                        1200=00000000audio/example                                      50G0\#
        E0010300Jmodel/vnd.collada+xml0c4daedata in the format COLLADA63Y0W0Y10300Aapplication/vnd.oasis.ope\#
        ndocument.textapplication/x-vnd.oasis.opendocument.text1_\odtOpenDocument text                      \#
                                                                                                            \#
                        A010O00000000application/vnd.powerbuilder7-sA0G0K00100000application/mrb-publish+xml\#
        0c4   A000G00003000application/x-intel-amlaml     C010W00005000message/global-disposition-notificati\#
        onu8mdn     A010M00003000application/sgml-open-catalogsoc8010J00008000application/vnd.sealed.pptsppt\#
         s1p                         0280@0001>000image/x-freehandfh fhc fh4 fh5 fh7 fh40 fh50 fh8 fh9 fh10 \#
        fh11 fh12 ft7 ft8 ft9 ft10 ft11 ft122280>0000300Nvideo/x-ms-wtvwtvrecorded television of Windows1210\#
        C00000000audio/vnd.dolby.pl2                         A010U00004000application/vnd.astraea-software.i\#
        otaiotaA0G0P00103000application/urc-uisocketdesc+xml0c4uis                                          \#
                                                                                  6280L00007000application/v\#
        nd.amazon.ebookazw kfx                                 A0G0[00100000application/mbms-protection-desc\#
        ription+xml0c4A200G00003000application/x-stata-dtadtaA010P00003000application/vnd.proteus.magazinemg\#
        z                                                                                                   \#
                 ?<70900108000text/sgml1;csgml sgm                            A0G0C00103000application/cpl+x\#
        ml0c4cpl                             A010K00000000application/vnd.uic.tlb-fcbA060B0010i00Ntext/x-cpp\#
        -objdump1;ccpp-objdump c++-objdump cppobjdump cxx-objdump c++objdumpdata in the format Cpp-ObjDump>0\#
        60=0010300Etext/x-mscgen1;cmscsource code in Mscgen  A0G0H00108000application/davmount+xml0c4davmoun\#
        t                                                                                                   \#
                                A060C00103000application/dif+xml0c4dif                                      \#
                                                       A010L00003000application/vnd.novadigm.extext         \#
                      0280=0000500Gimage/x-basisbasisBasis Universal texture               7390a00304000appl\#
        ication/vnd.ms-excel.template.macroenabled.12P>GQ5h1_\xltm>860:0010300Btext/x-peg1;cpegsource code i\#
        n PEG                                                                                               \#
                                                                                     ?060D0010B00Ptext/x-htm\#
        l-plus-eex1;chtml.eex heex leextext with the markup of HTML+EEXA0G0D00105000application/dssc+xml0c4x\#
        dsscA8G0c00100000application/3gpp-media-delivery-metrics-report+json1Ei A8G0X00100000application/alt\#
        o-endpointcostparams+json1Ei                                                                        \#
                                                                                                            \#
         >860D0020300Ltext/x-kaitai-struct1XJ1;cksysource code in Kaitai Struct                             \#
                                                                                                            \#
                                                                                                :2Y0U0010300\#
        0application/vnd.maxar.archive.3tz+zip1_\3tz                                                        \#
                                                                       A010J00000000application/vnd.keyman.k\#
        mxA010G00000000application/vnd.sbm.cid          0280@00002000image/x-farbfeldff                     \#
                                                                    2210;00000000video/bt656                \#
               A010Z00000000application/vnd.japannet-directory-service1280:0F00@00:audio/midiaudio/mid audio\#
        /x-midimid midi kar rmiMIDI musicA000K00000000application/remote-printing                           \#
                                              A0G0S00100900application/vnd.fdsn.stationxml+xml0c4xml-basedA0\#
        10S00000000application/vnd.oipf.cspg-hexbinary1280;00003009audio/x-qoaqoaQOA audioA010?00000000appli\#
        cation/rtx                            ;280A0000300Mapplication/x-wozwozWOZ image of an Apple II disk\#
        7290M0V20700Capplication/vnd.apple.numbersapplication/x-iwork-numbers-sffnumbers0hd1_\numbersNumbers\#
         spreadsheet                                         A0G0Q00100000application/vnd.3gpp.mid-call+xml0\#
        c4   >060;0010100Ctext/x-jass1;cjsource code in JASS:2Y0T00103000application/vnd.exstream-empower+zi\#
        p1_\mpw                                                       0200<00004000image/x-msodmsodA060R0010\#
        I00^text/x-protocol-buffer-text-format1;ctextproto pbtxt txtpb pbtdata in the format Protocol Buffer\#
         Text FormatA080F0K008000application/x-spss-savapplication/x-spss-savefilesav zsavA0Q0C00000000appli\#
        cation/edi-x12A290a00100000application/vnd.microsoft.windows.thumbnail-cache1>[>060?0010300Gtext/x-s\#
        quirrel1;cnutsource code in SquirrelA060G0010:00Stext/x-python-traceback1;cpytb py3tbdata in the for\#
        mat Python tracebackA010Q00005000application/vnd.nokia.n-gage.datangdat        A010M00003000applicat\#
        ion/rpki-ghostbustersgbr6010U00000000application/vnd.afpc.cmoca-cmresourceA080A00000000application/x\#
        -iff?060>00102000text/x-charmci1;cciA010C00000000application/nasdataA0G0g00103000application/vnd.lla\#
        magraphics.life-balance.exchange+xml0c4lbeA010?00003000application/odxodx>860;0010700Ctext/x-nsis1;c\#
        nsi nshsource code in NSIS:2Y0K00100000application/vec-package+zip1_\>07090010400Ctext/wgsl1;cwgslso\#
        urce code in WGSL0280@00003000image/x-gimp-gbrgbr                                             >060:0\#
        010300Btext/x-pan1;cpansource code in Pan6010G0E00<000application/vnd.scribusapplication/x-scribussl\#
        a slaz scdA860B0010300Ntext/x-flatbuffers1;cfbsdata in the format FlatBuffers0210E00003000image/vnd.\#
        tencent.taptap:280I0000300;application/x-nix-archivenarNix archiveA010V00000000application/vnd.motor\#
        ola.flexsuite.fisA060;0010400Gtext/x-cson1;ccsondata in the format CSON1210<00000000audio/ulpfec    \#
                                                                                                            \#
                                   <080D00104000application/vnd.snap140snap                                 \#
                                                           >0G0D0;10400Capplication/vnd.darttext/x-dart1;cda\#
        rtsource code in Dart    A060?0010300Fapplication/edn1;cedndata in the format edn       >060;0010300\#
        Ctext/x-salt1;cslssource code in Salt                                                               \#
                                                                                       0390a0c103000applicat\#
        ion/vnd.oasis.opendocument.image-templateapplication/x-vnd.oasis.opendocument.image-template1_\otiA0\#
        10M00003000application/vnd.osa.netdeployndc?060800103000text/kal1;ckalA280B0000400>application/x-2bi\#
        t2bit2bit sequences                                                                       A0F0H00108\#
        000application/metalink+xml0c4metalink                                                              \#
                    A000C00003000application/x-cocoaccoC000C00000000message/x-gnu-rmail                   ?0\#
        60D0010=000text/x-dylan-console1;cdylan-consoleD000D00000000x-content/audio-cdda=8F0F0?107000applica\#
        tion/ecmascripttext/ecmascript0RAecma es                                                            \#
                                                    A000A00005000application/hjsonhjsonC010G00000000message/\#
        feedback-report1210D00000000audio/vnd.dolby.pl2x                                                    \#
                                                                  A8G0M00100000application/vnd.shopkick+json\#
        1Ei               >060=0010300Etext/x-nickel1;cnclsource code in NickelA0G0D00104000application/mads\#
        +xml0c4madsA280R0000000Dapplication/x-hadoop-sequence-fileHadoop sequence fileA010H00100000applicati\#
        on/eat-bun+cbor0b7A0G0C00103000application/kbl+xml0c4kbl    A010H00003000application/vnd.trid.tpttpt\#
        B280J0000300?application/x-gnupg-keyboxkbxkeybox of GnuPG:080A0000;00;application/x-xarxar pkg xipXA\#
        R archive           D000C00000000x-content/blank-dvd                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                           A010M00009000application/prs.rdf-xml-cryptrdf-cryptA0G0i00100000application/vnd.3\#
        gpp.seal-network-qos-management-info+xml0c4A010S00000000application/vnd.ecowin.seriesupdate         \#
             1280;00003000audio/x-medmed>060;0010800Ctext/x-nasl1;cnasl incsource code in NASL>860:0010N00Bt\#
        ext/x-nim1;cnim nimrod nim.cfg nimble nimssource code in NimA010I00003000application/vnd.pg.formatst\#
        rB090D0000;000application/pkix-crlcrl der pem>860>0011d00Ctext/x-glslsrc1;cvert glsl fp frg fsh fsha\#
        der geom glslf glslv gshader rchit rmiss shader tesc tese vrx vs vsh vshader frag geo fs gssource co\#
        de in GLSLA060P00100000application/vnd.ms-spreadsheetml0c41280;0000300Eaudio/x-pvfpvfPortable Voice \#
        Format?070:00103000text/mizar1;cmiz6010?00003000application/odaodaA080G0000200Kapplication/x-google-\#
        ababbackup of an Android device2210P00003000video/vnd.ms-playready.media.pyvpyvA0G0R00105000applicat\#
        ion/mediaservercontrol+xml0c4mscml<280[00103000application/x-alpine-package-keeper-package0j>apk>060\#
        :0010300Btext/x-pkl1;cpklsource code in PklA000>00003000chemical/x-hinhinA0G0N00100500application/vn\#
        d.omads-file+xml0c4utf-8>06090010200Atext/x-p41;cp4source code in P4>060B0010200Jtext/x-kerboscript1\#
        ;ckssource code in KerboScript                                                                      \#
                 A0G0K00100000application/rs-metadata+xml0c4                                                \#
                                                  0280F0B203000image/x-hasselblad-fffimage/x-raw-imaconQAD0N\#
        0fff=860=0D21J00=text/x-pythontext/x-script.python1;cQ[kpy wsgi pyw gyp jy gypi lmi tac pyde bzl pyp\#
         pyt rpy pye xpy cgi pyi fcgi sage sc py3 specPython script         A010J00000000application/vnd.aet\#
        her.imp         >060=0010>00Etext/x-monkey1;cmonkey monkey2source code in Monkey                    \#
                                                                                                            \#
                        A010J00003000application/vnd.mobius.dafdaf                                          \#
             1290=00008000audio/prs.sidsid psidA080G00000000application/x-perf-data639170020400=application/\#
        vnd.openxmlformats-officedocument.wordprocessingml.templateP>G1_\dotxWord template02Y0:0C10>00:image\#
        /avifimage/avif-sequenceQ5bavif avifs hifAVIF imageA090D0D008000application/vnd.nitfimage/nitf image\#
        /ntfntf nitf?060?00100000text/x-terminfo1;c                                                         \#
                     A010@00004000application/atfxatfx             0280A0A20700?image/x-nikon-nefimage/x-raw\#
        -nikonQAD0N0nef nrwNikon raw image     7290K1\00J00Gapplication/vnd.lotus-1-2-3application/lotus123 \#
        application/wk1 application/x-123 application/x-lotus123 zz-application/zz-winassoc-123123 wk1 wk3 w\#
        k4 wk wk2 wksLotus 1-2-3 spreadsheetA000R00000000application/x-troff-man-compressed1210>00000000audi\#
        o/melp2400A010?00003000application/cwlcwlA010H00000000application/vnd.oma.dcdcA280G0000000Oapplicati\#
        on/x-build-grpGRP archive of the Build engineA8G0L00103000application/voucher-cms+json1Eivcj        \#
                                                                                                            \#
                                                                                                            \#
                                                        A8G0P00100000application/vnd.datapackage+json1EiA000\#
        F00003000chemical/x-mdl-molfilemol                                               50Q0>0>00:000model/\#
        x3d-vrmlmodel/x3d+vrmlx3dv x3dvzA0G0P00100000application/vnd.oipf.spdlist+xml0c40280E0F10700Cimage/x\#
        -panasonic-rw2image/x-panasonic-raw20N0rw2 rwlPanasonic raw image                       ?060?0010300\#
        0text/x-llvm-mir1;cmir?060?00108000text/x-numba_ir1;cnumba_ir5090F00003000application/vnd.lasziplaz \#
             A010_00000000application/vnd.mitsubishi.misty-guard.trustweb                                   \#
                                                                               >060<0010200Dtext/x-rouge1;cr\#
        gsource code in RougeA280H0000000Iapplication/x-java-imagemodules of a Java runtimeA010J00000000appl\#
        ication/moss-signature1210?00000000audio/parityfec                                                >0\#
        60<0010500Dtext/x-cairo1;ccairosource code in Cairo              A010M00003000application/vnd.fsc.we\#
        blaunchfscA010L00007000application/vnd.contact.cmsgcdbcmsgA010V00003000application/vnd.shana.informe\#
        d.packageipk:070H0Y10300>application/mac-binhex40application/binhex application/mac-binhex1;chqxBinH\#
        ex archive           A010>00000000application/vc           0290K0E003000application/vnd.kde.kontoura\#
        pplication/x-kontourkonA0G0K00100000application/opc-nodeset+xml0c41210C00000000audio/mpeg4-generic  \#
                                                                                                A080A0000300\#
        ;application/x-npynpyNumPy array                                                    A0G0]00100000app\#
        lication/vnd.radisys.msml-audit-dialog+xml0c4                     A0F0E00105000application/omdoc+xml\#
        0c4omdocA000N00008000chemical/x-gaussian-checkpointfch fchk0290:00004000image/avciavci              \#
                                 A860A0020500Happlication/json5P_O1;cjson5data in the format JSON5A280G00000\#
        00Bapplication/x-locate-dbdatabase of locate:2Y0G00103000application/vnd.eln+zip1_\eln>060;0010@00Ct\#
        ext/x-apex1;ctrigger cls apexsource code in Apex                                                    \#
                                                                      ?060A00100000text/x-nestedtext1;c     \#
                                                             ?060:00103000text/x-sfv1;csfv                  \#
                                                                     A010P00003000application/vnd.exstream-p\#
        ackagepubA8G0T00100000application/vnd.acm.addressxfer+json1EiA010G00005000application/cdmi-objectcdm\#
        io>860?0010M008text/x-makefile1;cmak mk make makefile mkfile dmakefile1210A00000000audio/tetra_acelp\#
        <280D0000300Iapplication/x-ms-pifpifsettings of a DOS program<280D0010@00;application/x-object0K;o k\#
        o mod elf objobject codeB060E0010300>text/x-ssh-public-key1;cpubSSH public key2210I00000000video/vnd\#
        .nokia.videovoipA280I00000000application/x-kword-cryptA280G0000300Iapplication/x-adobe-aslasllayer s\#
        tyles of Photoshop?070<00100000text/flexfec1;c=8F0Q00103000application/x-ns-proxy-autoconfig0RApac  \#
                                        1210;00000000audio/g729e                                            \#
                                            B0>0A0010;00Mtext/x-public-key1;casc pem pubdata in the format P\#
        ublic Key0280@0@20;00>image/x-sony-arwimage/x-raw-sonyQAD0N0arw srf sr2Sony raw image:280P00100000ap\#
        plication/x-vnd.datapackage+gz1jD A280>0000300Echemical/x-trrtrrtrajectory of GROMACSA060K0010300Wte\#
        xt/x-edje-data-collection1;cedcdata in the format Edje Data CollectionA010G00002000application/vnd.o\#
        sgi.dpdpA0G0E00100500application/hl7v2+xml0c4utf-81210900000000audio/l20>060:0010700Btext/x-sqf1;csq\#
        f hqfsource code in SQF>860=0010100Etext/x-jasmin1;cjsource code in Jasmin?060:00103000text/x-vgl1;c\#
        rpf                            ?060G00106000text/x-erl-shellsession1;cerl-sh                        \#
                                                                                                            \#
             A280I0000000Eapplication/x-ps3-packagePlayStation 3 package                                    \#
                                                                                                            \#
                                                A080L00103000application/x-navi-animation1C:ani             \#
                                                                                        =060A0H10300[text/x-\#
        ms-regeditapplication/x-ms-regedit1;cregdata in the format Windows Registry EntriesA010G00005000appl\#
        ication/cdmi-domaincdmid                                                                            \#
                                                                                   >060=0010200Atext/x-qshar\#
        p1;cqssource code in Q#C010I00000000multipart/x-mixed-replace>860;0010400Ctext/x-aidl1;caidlsource c\#
        ode in AIDL               00G0=0910800;image/svg+xmlimage/svg0c4svg svgzSVG drawing2200=00002000vide\#
        o/x-ms-wmwmA010G00007000application/vnd.kahootzktz ktr                                              \#
          >060<0010600Dtext/x-jolie1;col iolsource code in JolieA0G0I00103000application/xcap-diff+xml0c4xdf\#
        A010G00000000application/vnd.dvb.pfr                                                                \#
                            @080E0000700Aapplication/x-sqlite2sqlite2SQLite 2 database0290:0010=00:image/hei\#
        fP@Pheif hif heicHEIF imageA8G0I00100000application/vnd.pyon+json1EiA010G00002000application/vnd.dat\#
        alogdl>860>0B20300Btext/x-objcsrctext/x-objective-c1;cQ89m hObjective-C sourceA060I0014K00Utext/x-js\#
        on-with-comments1;ccode-snippets hujson sublime-build sublime-color-scheme sublime-commands sublime-\#
        completions sublime-macro sublime-menu sublime-mousemap sublime-theme sublime-workspace sublime_metr\#
        ics sublime_session tsconfig.json jsonc code-workspace sublime-keymap sublime-project sublime-settin\#
        gsdata in the format JSON with CommentsA0G0I00103000application/xcap-caps+xml0c4xcaA010W00000000appl\#
        ication/vnd.smintio.portals.archiveA060<0010000Htext/x-bird21;cdata in the format BIRD2<2X0B28005000\#
        application/x-javaapplication/java application/java-byte-code application/java-vm application/x-java\#
        -applet application/x-java-class application/x-java-vmclass:000H00003000application/x-compressedrarA\#
        060M0010000Ytext/x-robots-exclusion-rules1;cdata in the format Robots Exclusion RulesA010Z00000000ap\#
        plication/vnd.dvb.iptv.alfec-enhancementA8G0J00100000application/vnd.mason+json1EiA8G0Z0010h000appli\#
        cation/sarif-external-properties+json1Eisarif-external-properties sarif-external-properties.json;000\#
        L00003000application/x-atari-2600-roma26A0G0M00100000application/vnd.3gpp.gmop+xml0c40280@00203000im\#
        age/x-sony-sr2QAD0N0sr270G1:00100000application/vnd.openxmlformats-officedocument.spreadsheetml.shee\#
        t.main+xml0c4A010D00003000application/vnd.mfmpmfmA010G00003000application/vnd.dynageogeoA060G0010000\#
        Stext/x-pip-requirements1;cdata in the format Pip Requirements0280C0C10300Aimage/x-olympus-orfimage/\#
        x-raw-olympus0N0orfOlympus raw imageD000:0000000:inode/fifonamed pipe=860:0010F00Btext/x-awk1;cawk a\#
        uk gawk mawk nawksource code in AwkA8G0C0010600<application/ld+json1EijsonldJSON-LD dataA0G0P0010000\#
        0application/vnd.oma.drm.risd+xml0c4A010Y00008000application/vnd.sealedmedia.softseal.htmlstml s1h?0\#
        60;00104000text/x-cadl1;ccadl                                                   A0G0T00100000applica\#
        tion/xcon-conference-info+xml0c4                         ?070900104000text/gff31;cgff3              \#
                                                                                                            \#
                                                                 0200I00003000image/x-coreldrawtemplatecdt  \#
                        1210I00009000audio/vnd.nuera.ecelp7470ecelp7470A000T00000000application/vnd.google-a\#
        pps.shortcutA000Q00000000application/vnd.google-apps.video                        1290=0;003009audio\#
        /vnd.dtsaudio/x-dtsdtsDTS audio                                     ?060=0010300Ntext/x-mdsvex1;csvx\#
        text with the markup of mdsvex>860;0010700Ctext/x-haxe1;chx hxslsource code in Haxe               :2\#
        Y0O00100000application/vnd.iso11783-10+zip1_\                                                       \#
                                                   >060>0010300Ftext/x-futhark1;cfutsource code in Futhark  \#
                    2280C0000300;video/x-nuppelvideonuvNuppelVideo>060>0010200Ctext/x-nescsrc1;cncsource cod\#
        e in nesC                                                                                           \#
                         A010E00000000application/index.vnd                                                 \#
                                                                                                       ?0709\#
        00104000text/shex1;cshex?060B00102000text/x-ambienttalk1;catA000O00000000application/vnd.ibm.afpline\#
        data                                                                                    5010A0000400\#
        0model/vnd.opengexogex                       D000C00000000x-content/audio-dvd                       \#
                                                                                     >060D0010300Ltext/x-den\#
        izenscript1;cdscsource code in DenizenScript                                                        \#
                                                                                   >060<0010300Dtext/x-dafny\#
        1;cdfysource code in Dafny>860G0010300Otext/x-literate-haskell1;clhssource code in Literate Haskell?\#
        070;00100000text/fwdred1;c                                       ?060C00105000text/vnd.curl.mcurl1;c\#
        mcurl                                                   A280Q00103000application/x-staroffice-templa\#
        te1>[vor                                                                                      A010S0\#
        0000000application/vnd.ms-wmdrm.meter-resp                                                          \#
                                                             A010A00005000application/atxmlatxmlA0G0Q0010000\#
        0application/vnd.amundsen.maze+xml0c4A0G0S00103000application/resource-lists-diff+xml0c4rld         \#
                                                                  :2Y0T00104000application/vnd.belightsoft.l\#
        hzd+zip1_\lhzdA010F00007000application/vnd.grafeqgqf gqs                                            \#
                                                                      ?060<0010500Mtext/x-astro1;castrotext \#
        with the markup of Astro             =860:0A20800Ctext/x-cshapplication/x-csh1f31;ccsh tcshsource co\#
        de in Tcsh>060;0010400Ctext/x-mlir1;cmlirsource code in MLIR                                        \#
                            A0G0D00104000application/mods+xml0c4modsA010X00000000application/vnd.nokia.isds-\#
        radio-presetsA010D00000000application/vnd.wmap                                                      \#
                                                        60R0T00004000application/vnd.google-apps.documentgdo\#
        c                               A070?0010400Mtext/csv-schema1;ccsvsdata in the format CSV Schema    \#
                                                                             >860;0010900Ctext/x-yacc1;cy ya\#
        cc yysource code in Yacc                                                                            \#
                           @000R00005000application/x-kexiproject-shortcutkexis                             \#
                                                                                                            \#
                                                                      ?060800101000text/x-k1;ck>860<0010U00<\#
        text/x-ocaml1;cml mli ocaml eliom mll mly eliomi ml4OCaml source        >060=0010400Etext/x-turing1;\#
        ctu tsource code in Turing                                                 A8G0I00100000application/\#
        vnd.leap+json1Ei                                                                >06090010200Atext/x-\#
        hy1;chysource code in HyA000C00003000chemical/x-kinemagekinA280G0000700Iapplication/x-abi-traceab1 a\#
        bitrace of an ABI sequencer2280?0;103000video/x-ogm+oggvideo/x-ogm14>ogmA0G0M00100000application/med\#
        ia_control+xml0c41280;00003000audio/x-taktakA010D00004000application/dssc+derdsscA280@0B00400@applic\#
        ation/avroapplication/x-avroavroApache Avro data>060>0010300Ftext/x-moonbit1;cmbtsource code in Moon\#
        BitA0G0H00103000application/atsc-dwd+xml0c4dwd                                                      \#
                                                                 ;080A0000300<application/x-uf2uf2UF2 firmwa\#
        re                                                                                                  \#
                                    A010P00000000application/vnd.bint.med-content7280Q00103000application/vn\#
        d.stardivision.calc1>[sdc  =860;0011400Ctext/x-raku1;c6pl nqp 6pm p6 p6l p6m pl6 raku rakumod rakute\#
        st rakudoc pl pm pm6 tsource code in Raku5080>0000800Cmodel/vnd.usdcusd usdcbinary scene of USDA010I\#
        00000000application/activemessageA010N00000000application/vnd.nokia.catalogs>06090010200Atext/x-dm1;\#
        cdmsource code in DM                                                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                        1210C00000000audio/vnd.dolby.mps    \#
                                                                                                            \#
                                                                    7390^00204000application/vnd.ms-excel.ad\#
        din.macroenabled.12Qg_1_\xlamA8G0D00103000application/jrd+json1EijrdA010K00003000application/vnd.ibm\#
        .minipaympy:010K00008000application/vnd.gentoo.gpkggpkg.tar                                         \#
                                                                                           A010J00004000appl\#
        ication/vnd.kenameaapphtke                     =280I0E00300@application/x-ms-shortcutapplication/x-w\#
        in-lnklnkWindows shortcutA060C0010000Otext/x-jar-manifest1;cdata in the format JAR ManifestA280F0000\#
        000Oapplication/x-sce-selfsigned program of a PlayStationA010G00000000application/set-payment       \#
                                                                                                            \#
                                                         >060E0010000Mtext/x-python-console1;csource code in\#
         Python consoleB090I0000?00Aapplication/pgp-signaturesig asc pgp gpgOpenPGP signature<060O00102000ap\#
        plication/x-shared-library-la1;claD000G00003000x-conference/x-cooltalkiceA060?0010300Ktext/x-proguar\#
        d1;cprodata in the format Proguard                                      :280N00108000application/vnd\#
        .apple.pkpasses1_\pkpasses=860E0L10I00=application/x-desktopapplication/x-gnome-app-info1;cdesktop k\#
        delnk desktop.indesktop entry;280H0000300Lapplication/x-pasti-diskstxPasti image of an Atari disk   \#
                                                                                                            \#
                                                           :000B00004000application/x-sharshar              \#
                                                                 D000F00000000x-content/video-bluray        \#
                                      4280L00003000application/x-font-linux-psfpsf60G1>00100000application/v\#
        nd.openxmlformats-officedocument.wordprocessingml.websettings+xml0c4A010U00000000application/vnd.win\#
        dows.devicepairing1280G0010400?application/x-musescore1_\msczMuseScore score70G1;00100000application\#
        /vnd.openxmlformats-officedocument.spreadsheetml.dialogsheet+xml0c4>860@0020;000text/x-nimscript16b1\#
        ;cnims nimble>060=0010300Etext/x-fluent1;cftlsource code in Fluent>060<0010200Dtext/x-berry1;cbesour\#
        ce code in Berry0290=0;103000image/vnd.fpximage/x-fpx1>[fpx6080Q0H00300Capplication/x-appleworks-doc\#
        umentapplication/x-appleworkscwkAppleWorks document:080B00004000application/x-zpaqzpaq>060;0010900Ct\#
        ext/x-mojo1;c🔥 mojosource code in Mojo                                                              \#
                                                  B090K0010T000application/pkcs7-signature1Vcp7s mobileconfi\#
        g mobileprovision pemA870R00100000application/vnd.oai.workflows+yaml1XJA000B0L000000application/x-du\#
        mpapplication/x-tika-unix-dumpA0G0D00104000application/ccmp+xml0c4ccmp>060D0010300Ltext/x-kakounescr\#
        ipt1;ckaksource code in KakouneScriptA280K00000000application/x-ksysv-packageA010I0000=000applicatio\#
        n/vnd.fdsn.seedseed dataless                     >860:0010500Btext/x-lex1;clex lsource code in Lex  \#
             A280J0000000Dapplication/x-glibc-localecategory of a localeA280L0000200>application/x-qt-transl\#
        ationqmQt translation                    A0G0C00103000application/its+xml0c4its           :080R0Q10@\#
        00Mapplication/x-bzip2-compressed-tarapplication/x-bzip-compressed-tar0RPtar.bz2 tbz2 tb2tar archive\#
        , bzip2-compressedA0G0I00104000application/atsc-held+xml0c4held0280;00003000image/x-phmphmA010D00004\#
        000application/vnd.ankiapkg70G1D00100000application/vnd.openxmlformats-officedocument.spreadsheetml.\#
        volatiledependencies+xml0c4                                                                         \#
                       A080K0000000Japplication/vnd.android.deyAndroid program, optimized                   \#
                  <000E00004000application/x-ms-xbapxbap                                                    \#
                                                                                                            \#
        A010[00003000application/vnd.shana.informed.formtemplateitp                                      =06\#
        0B0010300Jtext/x-classic-asp1;caspsource code in Classic ASP           A0G0V00100000application/vnd.\#
        oma.xcap-directory+xml0c4>060=0010300Etext/x-oberon1;cob2source code in OberonA010M00000000applicati\#
        on/vnd.oai.workflows2200;00003000video/x-f4vf4v8390j00304000application/vnd.ms-powerpoint.presentati\#
        on.macroenabled.12P>GPij1_\pptm>860<0010M00Dtext/x-forth1;c4th frt fth fs forth fr f forsource code \#
        in Forth1060K0010400?application/x-musescore+xml0c4mscxMuseScore score                              \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                          >860>0010200Ftext/x-aspectj1;cajsource code in Asp\#
        ectJ                                           A010H00003000application/vnd.intu.qboqbo             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                    A010M00003000application/vnd.powerbuilder6pbd                           \#
                                                                                             A060I0010<00Ute\#
        xt/x-regular-expression1;cregexp regexdata in the format Regular Expression1280>0?100000audio/x-oggp\#
        cmaudio/x-ogg-pcm1SW                                              >060<0010300Dtext/x-algol1;calgsou\#
        rce code in ALGOL                    A010D00000000application/vnd.modl                              \#
          C010A00000000message/ohttp-req                                                        >060C0010500\#
        0application/x-glade0c4glade                    A010O00003000application/vnd.yamaha.hv-voicehvpA000C\#
        00000000application/example                                                             0280A0020300\#
        0image/x-kodak-k25QAD0N0k25           >060C0010300Ktext/x-bibtex-style1;cbstsource code in BibTeX St\#
        yle                                                                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                              A000@00009000chemical/x-cachecac cache                      A0G0_00100000appli\#
        cation/vnd.3gpp.seal-user-profile-info+xml0c4:280L00003000application/x-uc2-compresseduc20280B0000I0\#
        00image/x-sun-rastersun im1 im24 im32 im8 ras                                              A010M0000\#
        0000application/vnd.ecowin.seriesA010P00000000application/vnd.patientecommsdoc>060;0010900Ctext/x-pi\#
        ke1;cpike pmodsource code in Pike                      A8G0R00100000application/vnd.nacamar.ybrid+js\#
        on1Ei   A010S00000000application/missing-blocks+cbor-seqA010O00003000application/vnd.noblenet-sealer\#
        nns2210>00000000video/h264-svc                            A0F0Y00100000application/vnd.oma.bcast.drm\#
        -trigger+xml0c41290900103000audio/dls1C:dls                                                         \#
                                              A8G0K00100000application/vnd.futoin+json1EiA060A0010800Mtext/x\#
        -oasv3-yaml1;cyaml ymldata in the format OASv3-yamlA2Y0P0010300Dapplication/vnd.google-earth.kmz1_\k\#
        mzKML map data, zipped>060F00102000application/x-designer0c4uiA0G0G00103000application/reginfo+xml0c\#
        4rifA060=0010300Itext/x-dotenv1;cenvdata in the format DotenvA000I0000=000application/x-godot-scenes\#
        cn tscn escn>060<0010:00Dtext/x-ucode1;cuc u1 u2 usource code in ucode:290Q0N00300?application/vnd.m\#
        s-cab-compressedzz-application/zz-winassoc-cabcabWindows cabinet1210;00000000audio/g7291A0G0X0010000\#
        0application/vnd.ms-printschematicket+xml0c41210:00000000audio/pcmaA0G1700100000application/vnd.open\#
        xmlformats-officedocument.drawingml.chartshapes+xml0c482Y0M1:10C00Qapplication/vnd.ms-powerpointappl\#
        ication/mspowerpoint application/powerpoint application/x-mspowerpoint1>[ppt pps ppz pot ppaPowerPoi\#
        nt presentation (97-2003)A090G00000000application/prs.pluckerA280D0000600;application/x-netcdfnc cdf\#
        NetCDF data>860C0010300Ktext/x-c2hs-haskell1;cchssource code in C2hs HaskellA010D00004000application\#
        /vnd.loomloom?860?0010T00@text/x-asciidoc1;casciidoc adoc ad ad.txt adoc.txt asctext in AsciiDoc0010\#
        N00003000application/vnd.micrografx.floflo>860@0010500Ltext/x-objc++src1;cmm hhsource code in Object\#
        ive-C++>060;0010400Ctext/x-toit1;ctoitsource code in ToitA8G0Q00100000application/json-patch-query+j\#
        son1Ei=860;0020300Ftext/x-nawk1L;1;cawksource code in New Awk<080N0010C000application/x-ms-ne-execut\#
        able12Vexe dll cpl drv scrA0P0B00003000application/ubjsonubj>060<0010200Dtext/x-chuck1;ccksource cod\#
        e in ChucK                                                                                        A8\#
        60O0010300ctext/x-ms-visualstudio.solution1;cslndata in the format Microsoft Visual Studio SolutionA\#
        010_00000000application/vnd.globalplatform.card-content-mgtA0G0O00109000application/vnd.solent.sdkm+\#
        xml0c4sdkm sdkd02Y0900107000image/jpx06Ejpf jpx0280;0000300?image/x-pvrpvrPowerVR textureA010R000000\#
        00application/vnd.ms-windows.wsd.oob3020R0M103000application/x-quicktime-media-linkapplication/x-qui\#
        cktimeplayerP@PqtlA010H00003000application/vnd.geospaceg3wA000K00004000chemical/x-macromodel-inputmm\#
        od                                                                      ?060=0010;000text/x-dasm161;\#
        cdasm16 dasm                                                                                        \#
                                 6010R00000000application/vnd.afpc.modca-cmtable    80G1:00100000application\#
        /vnd.openxmlformats-officedocument.presentationml.presprops+xml0c4A010@00000000application/httpD000E\#
        00000000x-content/blank-hddvd                        A010G00000000application/vnd.relpipe           \#
                       3000?00003000application/ramram             12Y090;10@009audio/oggaudio/x-ogg1bMogg o\#
        ga opus spxOgg audio7060F0R208000application/x-gnumericapplication/x-gnumeric-spreadsheetQjD0c4gnume\#
        ric                                                                                                 \#
                                                     >060G0010400Happlication/x-brainfuck1;cbf bsource code \#
        in Brainfuck                                                   >060E0010400Mtext/x-propeller-spin1;c\#
        spinsource code in Propeller Spin?06090010800Ltext/slim1;cslim slmtext with the markup of SlimA060Q0\#
        010300]text/x-webassembly-interface-type1;cwitdata in the format WebAssembly Interface Type>860=0010\#
        ;00Etext/x-cython1;cpxd pyx pxisource code in Cython?060@00100000text/x-floscript1;cA0F0D00104000app\#
        lication/ssdl+xml0c4ssdl2280F00000000application/x-matroska                                         \#
                                             A0G0C00103000application/xop+xml0c4xop                         \#
                   A010R00008000application/vnd.simtech-mindmappertwd twds                A8G0\00100000appli\#
        cation/emergencycalldata.legacyesn+json1EiA0G0V00100000application/emergencycalldata.veds+xml0c4    \#
                                                                                                            \#
                                                                            A280H00103000application/x-esri-\#
        layer1>[lyr60G1@00100000application/vnd.openxmlformats-officedocument.wordprocessingml.template.main\#
        +xml0c4A8G0S00100000application/vnd.aplextor.warrp+json1Ei>060:0010300Btext/x-ooc1;coocsource code i\#
        n ooc                                           >060C0010300Ktext/x-kolmafia-ash1;cashsource code in\#
         KoLmafia ASH                                                                                       \#
                                                              2010K00004000application/vnd.muvee.stylemsty
        """#
    }

    /// Where the record of the type of each number starts.
    static var slots: StaticString {
        #"""
        00000`2500000R040H04040l00000D2C00000j4K000000000D321:0B1>0=0000000000000000161m0\0U0N2;062_00000@4;\#
        0^1a0>0J180K063H0>1>0000000000000000000000000@4T1:1@0b0V140W000000000T2900000@5F181I0j5Q0Z1;0n0g0000\#
        0J1c0`2[00000^2D0H0g0P0h000000000R0k0f0l00000000000010100n1A00000`3F0j6K000000000V170l3h081^0`470^31\#
        00000B1=0L4H0\1>0H1V000000000@6B00000000000004211>1G00000F1J0L52021K00000L6:0l4Z0:1P0@7A0Z1R0f1l0X1S\#
        000000000000021k121X0b1n0000063h0F2Q0\3<1>2=0L6g1:1g00000@820000000000000T2T123h00000V1j000000000`53\#
        0n1m0R1o064N124J0000000000001>32000000000J2X0f2T0n2`00000000000000000000000000000b2O0^43000000000000\#
        0000000000000j740H2K0000082M00001>3\0:2W0f2n0T3L0D3m00000d2U0Z2U0000022X0@8O000000000000000000000000\#
        002`00000X3500001<2d0T4;000000000N2h000000000000000000000N3V00000f3U0^4X00001:330X3i0>35000000000V38\#
        0Z390D4K00000d6O000000000000023@00491<3W000000001254000000000000000000000l5I0@9E0000083N00000@:<023_\#
        0000043S000000000000000000000000024O0J4C0N4D00000N5A0V3a1<4`0n3a183b0h5U0F3c08470H3e0b3f065^1>47163i\#
        0j880f3k066g0B3m0<3m0j8]000000000000000000001:46025500001:4c00000V4G0\4<0P4<0j9\0R4>0<640d7Q0Z4B0<77\#
        00000`5d1>5K000000000000000000000P4l0l6@00000^6<004`164Q00000000125Q0000184V0J5;0H4X0H5?000000000l6j\#
        000000000:4_0`6U044a165=00000R5@00000D4h0000000000000`7P067Y045A0R6800000000185E00000000000000000:5U\#
        0000000000000b59000000000000005^0T5>0@<>0000000000000R6`166000001>6X00000\6?000000000h6F0:6c0000085N\#
        0<7Z0j:?000000001:5S0R7\0d810000000000000d8W0X5Y06850d9e0<890V5^0D5`0P5_00000:891<5b0H62046;105f0000\#
        0Z5h0n5h106E000000000>5m00001:6I000000000j;10B6300000h7<086A0000000000000000000000000000000000000000\#
        0l7c0B6]00000:9100000>6\0@<Z0@=L0@>20l8b0D7000000R990D7]0000146P0P6l0000147E00000000000000000000106m\#
        00000d:\00000L7O087F006e00000n6a000000000h7\0000046f0X6g0:9c0D8^000000000b6l000000000000000000000P7N\#
        187300000000000000000`870P8G0000000000001<7=0J7=108d068h0@>d00000R9X187P167E069J06:O00000N7I007g0000\#
        00000H7M0000000000000000000000000000000000000b7l00000V7Y0H880000000000000V8I0@?X0L8;0000000000000N8Q\#
        00000n7f0000000000000000047k00000f7m0^7n00000000000000000000000000001:860^8W0\87000000000R:K00000^9;\#
        048V168?0R;J0B8A0V940N9:0B8f0L8`000000000`8M0b8I0000000000000000000000000F8P00000h8R148S000000000b90\#
        00000P8b0000000000001:8\000000000000109W1:9\0F9<0l9A10:G0T8e00000000189I000000000000128l0f8l0>8m0000\#
        00000@A700000j;\0000000000000000149<000000000<9;0j<T0^:D0B9f0F9h0\9<0R<:0l9a0<9i029B06;200001<9G0B:_\#
        009H0>9X0H9I129R0F;50000000000000D9W1::G089S0n9T000000000R<k0X9X0T9Y0<:O0H:20X:800000000149b0X;?0000\#
        0n:=0B;W0B<P000000000000000018:O0j=>0::K000000000000000000000f:F0P:204:=00000000000000000^:d0<:n0000\#
        000000000000000000000h:@16:@000008:C00:D00000000000000000L:I000000000B<j00000000000000000R>00j=e14:Q\#
        0<;I0X;i0T:U0@Aa0P:Y0000000010:m000008:b0f;00F;j00000d<E0000000000000V:e0P;Q0h:j12:h10<10R>]0J:i12;f\#
        0d<f18:o06;e0J;J02;118<00000000000000X<\000012<L02;^0000000000000T;J000014;?000000000000000000000000\#
        0000000000000000000014;b00000h;a0f;X06<b00000n;Q00000000000000000F<S14<K00000000000000000000000004;^\#
        000008;`000000000J<A0h<V0N;c0`;d1<;f16;g00;i0R?k0<;n0n<T0B=h0R@X0RA?00001<<I000000000000000000000000\#
        0000000000<M0T<G0<<a0b<<000000000J=11:<A0Z<B0\<B06=b0:<E00000P<O0:=e000000=N000018<i0000000000000000\#
        000006>b0^<R0h=K000000000@BO0F>60T=C14==0T>;0><Z0l<[0n=Y000000000000000016<i0d=N0B?Q10<l0<>50:>c0D<h\#
        0>=H0d=o18>=0n>H00000000000000000000000000000h>T00000L=71<=:0D=c0P=A0F>M000000000Z=>0>>0000000000000\#
        000000000000000000000:?T0X=X14=o000000000000000000000l=\04=Q14>\1>=R0V=R00000d>g0^=V12=X00000L>\16=Z\#
        00000F?7000000000h?S1:=a00000000000012?O000000000^>Q0Z>814?O0X>B00000000000000000d?Q14@70J>80X?30J>h\#
        14C`0<>[0B@Y0>>n0@C80`>:02>:0000000016>E0d@90`>a0T>c0V>g0RCD0b>D0>?W000000000Z>S00000N>J0Z?Z00000Z@R\#
        0T?j0J@G0BAK000000000RD000000000000000000f>X0RDP08>Y0fAR0RE60^?H0n?B000000000fBA00>b00000@DT00000@E5\#
        0N>g0fC?0H>i0b>o0D>j0V?_0F@Q14DQ0X?M0fD@0:AA0V@W0h@202?100?Q02@60T@T1:?31<?31>?30L?Y12?j18?80N?S0X@O\#
        00@:0ZAQ0BC[000000000^?c18?e0000000000000@El000000000000000000000l?P1:?]0P?R00000000000010?V00000000\#
        0000000000000000000000000XA900000D?a06?b1<?k0l?n08?d0n@318@W00000000000008@R04?l16?m00000^@k0H?o0j@0\#
        0XAY000000000^AI00000H@d0000000000000FA50`@<0L@_0h@k0n@c14EL00000XBW00001:@P0JA50>@E000000000JAo0000\#
        00000b@L00000XCQ08A30hAY0<@P0HAL000000000fDi0LA?14F:000000000BDU0hBS0lA40LB118A500000000000000000000\#
        000008AH0XE>0j@g0bA618AU0@Fd000012@l0P@m0ZBW00000PBC00000000000002A400000000000000000000000000000000\#
        0000000000000ZC\0DAA0:A`000000AD00000000000000000000000000000PC504AM04B80BE6000000000\AR1:AR00000000\#
        00000>AW00000000000000000BE`00001:BS0NA_0NBM04C008BB000000000lBH000000000000000018B510Aj14F`0>BC18C?\#
        0hC;0dAo0lC90:BF0dB[0VB20dCL0jB60\Bm0000000000000LBM00001:CI00001<B?0TB@00000fED00000<BD00000lCX0000\#
        0fEj08C7000018C^0\CZ0nBL0LCU000006BP000000000\DK0^BT00000000000010BZ000000000LDH0bB\0VB]000000000hEQ\#
        000000000nC@0`Bc0lDJ000000000XF<0\Di0000000000000000000000000nCb00000dD:0VC@000012C508Cn00000nD[18DS\#
        0000000000000000000000000`DE0BFo0REO0000000000000HCF0PDA000016CI1<CJ12CR0hF>0>CL00000JCO000004CQ0000\#
        00000000000000000jCW0000000000000dDi18E>0XFc000010Ce0TC`04D50TD_00000@G]000000000000000000000nEE0000\#
        0000000012DA000000000DD11:D31<DS0000000000000TE:000000D90VD90dE[02D<00000XGN0<D?00000LE5000010DR0000\#
        0000000002D\0<DY00000:DJ08Dc00000RFE000000000<EP0bDP000000000000000000000DEc0JDj000000000bEL00E10^D]\#
        000000000lEA0BGX12E00<F8000000000000000000000<Fb000014G\04E<04Eb00000dFK00000NE100000000000000000LEd\#
        00000`E80000000000000DFD0000000004FC0hFb02EB06EA0ZEB000000000000000000000NEI000000000jEL000000000000\#
        0nF800000dG[0ZF50000000000000JEc0000000004Fc0@HU0ZGF0BH<00000000000000000LF_00000@IR0fF\16Ee00000000\#
        00000jFS18En08El0dH?0^En0:Eo0^Fm0@JA0VF100000000000000000bFK0fG@00F914H@0000000000000000000014IP06F@\#
        1<FA02FC1<Fi0<GC0DFf0RFm1<G^0:GI08FV0FFJ0dHl000000000:HF0FFg0nFo14JD0JFQ1>FT000000000TGk0VG600000000\#
        000000000000000016Fl00G000000JGS0jG81:Fc0>Fe0hGl0lFf0000000000000FG[000000000jGS0fH600000>GX0LGO0000\#
        0000000000000jHM0000000008G:0NG;18G;0jI506GY00000bG@00000jIb0^GO0LHF0DHB000000000>I5000002GJ0RH?0RHo\#
        0NHS0bH40nHB000000000JHB00000000000000000000000000000PGZ0000000018Gj000018Ho0DHm0THM0000000000000000\#
        000012Gg0^H90DIT16Gi0jJK0NI700000jLL00000000000000000VHR0bI;18J20lH50NJ]0@Je0XHj0VI<0@L:10H:00001:H>\#
        00000000000006HB0@Le0PIE0lI;0dIg10H]0fIQ04HE0DJD0TI50ZHH000000000jML0hHV00000<HR08HS0TIe02HU0HHV0000\#
        000000000jMk0000000000000fJ600000FH`000000000000000000000LHj00Hg0000000000000000000000000DK?00000000\#
        1>I10000000000000000000000000DLO00IT08J500JD0NK80hI?00000`I?0fJe00000000000012ID00000^IF0jNQ0dJW0000\#
        0RI^000000000nIM000000000000000016IR0bIc0000000000001>JK0>Ik0hIn08Jo0jO60HI[0HJT16JN0RJn0hJ`00KH14K9\#
        06Ib00001<Ie0nJJ0000000018JW0`Ii1:Ij0000000018KK0^In0<J000000000000014KZ000000001:JZ0000000000000000\#
        0HJo0VJ=000016KB00Kb10JA0DM800LM16Kl00000LJF06J[0LKD02JH00000000000000000RKQ00001:KN0hK7000000000000\#
        0JJU0>JU0JK:000010Jm06KS0000000010KL0DN:18L>1:L70000000000000LKm08KQ0\Je0000000000000TJj00000LL`0FJm\#
        0ZJn10Ko0NL:0bK60@M<0\K`06LF0>KJ0hL>0dKI0LMM0bK\0`K71<K90BK;00000\LA12K>0BKY0@N110L^0000000000000fKS\#
        0^KG000012L;0000000000000ZKm0TKW0TL00@Na00000XKR0000000000000jOi0nKV0>L\00000000000000000hMX0fLG0000\#
        000000000BLS0000000000001>Kf000000000>MK0BMD0>OB12LR0000000000000HL0000016L[1:M;00000>P10VL60JL70000\#
        0bL?00000000000000000000000000001:MY0000000008LQ0ZLN04LF00000000000000000000000000000000000000000000\#
        0HLU0000000000000HMA0^LW00000`LY000018M400000000000000000HMl0:La0000000010MV0<Le0bLe0bM^0fLh0DNl0000\#
        00000bNE0:MK0bO21>Lm0dLm16MD02Ln10NC0nM3000000000000000000000:N>1:NV00000NM=0lM=0bOc000000001<MB0000\#
        000000000lN40>P[12MH0<MI00000XMK0>QA1:OU0000000000000DOU00000lNg0XN20RMT0lOS000000000HNd08MZ00000000\#
        00000JM^0BN90000000002Mh000000000BNe02NR0:No04Mg0<Mm04N@0dMi0VMl0lOn0bP@14Mn1>Mn10OO1:PK0LNN0BOI0nN5\#
        0000000000000nNd00000ZN;0ZO600000\N>0RN?1:Q100000PNB0RO;00000TNE0fNF0LO:0bPd0NNH0nOL0dNR000000000BPD\#
        000000NP0000000000000000000000000BPj0000000000000`N[000008N]000000000`O[0hNa0\O01:QW0^Nd0HOH0jPM0dO\\#
        00000:O_0000000000000000000004No00000000000000000:P60VO4000000000000000000000RQ900000bQm14OH00000^OF\#
        02OA0JOA12OA1>OD00000000000000000TOI0000000000000RQk0000000018OP00000nOo00000nPg0fOT0jPh00000XOX0:PO\#
        1<OX0RR]12Ol0XP<00O[0TP40HP70bRe0XPn00000000000004Of000000000000000000000000000014On0JOo0000000008P2\#
        0@P20XQT000006P60lPh00000VP9000016P;0RS<0\P<000000001>P@0hPA02PJ12Q602QO14P_0000000000000fPh00000000\#
        0^PL0ZPM0TPe0fQ_0000000000001>Po0@Pm000000000<PW08P^0fR800000HQ510P[06QE0`P]00000>R00000000000000000\#
        000008QE0fRh00000000000000000000000000000VPo0LPo0DPo0^QM0:Q70JQ:00Q30ZQ@0FQ60DQV0jQX00000lQP0>SY0000\#
        000000000000000000000\QC00000RSh0HQa0nQM00000^RU0000000018QL000000000JRA06R914QQ06R[0DR20RTY00000DS8\#
        000010QX0000000000000000000000000000000000000000000000000TQm000000000dQh00Qi0>T7000000000XRB0:Qn0^SP\#
        0FQo1:RW0BR20000000000000>U<1:S300000:R`0LR[0LSa0:SH02R=0JRe0BRK0VR@00000LTQ0000000000000hRF00000000\#
        0000000000001>RL000006S=000000000LXL0DT50^So02Rj16SH18RV0VR^00000RUI0\RZ000000000^TS00000HR_00S708Ra\#
        00000lRc04Rd0FRe0DUV0VSI06SY00000000000000000`Rm0jRm0HSD06TN0FSR08SI0DVL0^W:0ZS40TS40<S40nS8000016T5\#
        00000000000014S>1>S>0RV@000000000000000004Sl0000000000000hSI00T00dSJ1<SK1<Sd0HSk0<TA0BSN0XSO00000hT@\#
        0FT=18SU000000000BTm0DW80DW\0000000000000000000000000nSe0000000000000000000000000hU80VTF000000000NSl\#
        0NTW000000000ZT00@T00000000000000NU>000008T70000000012T:0fT;00000@Th000000000XT@00000000000000000fUn\#
        0000000000001:TI00000000000012To0fW:0>V20ZU110TQ0XT_0LYa00000000000000000000000000000fX1000000000000\#
        000000000@UK00000^WZ0\Tc0@VZ0lTe0<U912U\0PTf0ZUf0000000010To0JTm10Un0LZQ0lUU00000L[40JV70FU408U50L[c\#
        04U70DXH1<U90000000000000lVA0PUL000000000L\K0ZVH00000000000000000:UH0:Un00000000000012VJ0ZW900000L]F\#
        00000NV40DXn0000000000000000000008Um0000000016U\00000000000016V`0:W90<VI0hUb0^XJ0\Ud0FUn0VUe0^Xm0:W^\#
        0`Ui0RW=02Uk00000>Vf0@WY10VG0\Vb0:XC1:V10TV30fXW0NVe0FVd0jV60L^70lVl0:Y=0dV:14V<00000000000000000000\#
        0000000000000`VL0000000000000<W410Wk000000000000000000000NWX12Vh1:W:18VT1:XF00000RX00nVW000000000bV[\#
        00000000000000001<V`00000NX>0:YZ10XU0hVe0<X>0:Z50`Vh000000000000000000000000000018XK000000000ZWe0000\#
        000000000bWi0RYC0000000000000jW<0BW=18Y80^Y\0\Wm000000000nWU0000000002WF0RZ<00000ZXb0FWU0XWK00000000\#
        0000000018YS0000000000000NY30RZ_04WU000000000>Wa0000000000W\0bX]0XXA0ZY]12W]0@XV000000000:Z[00000000\#
        02Wg0VWh0000000000000XY=0PWm0hWn0>X^00000\X]0000000000000L^k00000JX700000nXV000000000dX<00XD02XD14X?\#
        00000^ZH0hXQ00000fYO0\YW0jXF0:\;0L_J1<XI0lXJ00000000000006XN0fZK1<Y50000000008XS12XS0DZ40PXV08YC0000\#
        00000000000000000000000008Z500000dXa00000jXe16Xc12Y10NYg0000000000000BXj00000000000000000PY90HY00000\#
        12Z50:\Z0\ZF0R[B00001:Y7000000000FY:0R[l0NZI1<YX000000000000000000000^[@0`YD04YE0hYP04Z10hZE0bYH00YI\#
        0>YK00000BYM0f\T0PYi1<Z\0hZl14YR0PZV16YT0@YU0FYg1:Yj00000000000000000nY\00001<[I00000000000000000000\#
        0FZf0nZ`0>Z900000dYh000000000VYk0F[Y0bYm0TYm04Ze0XYo00000n[V0X[@0P[50000000000000:][1:[?000000000P[d\#
        0TZX0ZZ`0:^J0:_9000004[N0000000014ZF0^\80X\>0h[W0V[00dZU0F\O000000000000000000000jZQ0d[?000000000000\#
        00001<\6000000000lZZ00000000000006Z^1:[e0000000000000\Zl0V[]0BZd0P\?00000B[J0l[B0X]:0T[=0L`70^\a0T[b\#
        0>[h0T\\04\L0000000000000\[I0F]90H[70b[H1:\O0X]l12[:000012\506[J0>\i0H[b000000000P]1000010[E0`[E0000\#
        0000000006\A18[K0Z[o000000000N[O0:_h0^]Z00000f]D0P^010\60\\80<[U0V\Q12\e0J[Y1:\e04];0j[\0:`@0j\614[^\#
        1:]X0d\S0B\5000000000n\I0F]i06]>000000000D[k0d]E00000h\M00000000000000000B\]0@\400000000000000000P^g\#
        000000000j\Y00000@\V00000f]f00\@000000000@]=00001<\Q1>\F000006]^0N\J0^^912]\000000000H\O0:`k0>]d0000\#
        0l\S000016\U0R\U08\V0D\V0R]9000000000@]c00000F^[0<\_08]I10\a02\a00000000000000000d^90@^`000000000000\#
        0B]F00001<]604]\0n]10^^d0h]10T]B0La50^_c0000000000000N]=0h^M0f^P0`];000000000d^]04^Q0P_R1>]B06^G0000\#
        0j]M18]E00000Lal12^T18]h0000000000000>^L0h^m1<^90n]^00000R^2000006^a16]d0:a\0V]W00000000000000001>^A\#
        0^`C0d_G08]b000008^L000008_70X_E08_b0b]e0000000014]j0l]k1:^K0:bP12`700000>_D1<_006_V0@__000000^50000\#
        0P`P0V_D00000000000000000H^=0`^>00000X`8000000000:cI0000000000000R^^06`816^b0000000014_71>^m00000000\#
        000000000^`j0T^S0V_f0`_50:d@000000000000000018^[000002^]18_L00000N^`000000000000000012a;000000`00B^h\#
        00000V`V0T_F00000000000000000H_0000000000000000000000Va90R_?00000N_S12ak0`_X12bM0``@0F_]0J_?000010_A\#
        0X`g0H`B1:_D000000000000000000000F`@06`g000000000J_o000018_m0<_Q000000000f`0000000000000000000000000\#
        06ae000000000Vb80B__00`Q0l_a08`Y0D_b00000<`F00000000000010`60n_i0Lb[06bf0n`C0`a70B`_0000000000000l`J\#
        06cb00000R`600000N`H0>`90000000000000`an0T`=000000000fcC02`A00000000000010aS0^bD0d`G0PaB00000Vbj04`K\#
        0R`a06d[000000000BaJ12c31>`S000000000000000002`c00001>a=0Bb600000:dl0h`^000004a=00000000000000000da2\#
        04an0b`f12cU16`g06f20Pag000000000fcc0000000000000\a2000000000XbK0Ta>000000000000000000000Bb]0<aI0Za>\#
        0Ja?0000000000000RaC06fZ000000000000000000000fdn1<aJ0Xc:0Rb<02aN00000>aP02bm00000naS0^dA000000000000\#
        0:fV1>aj000002cQ000000000Ha^0ja^00000000000014ac10b`06g90Bc[0<ae0Tan0\af0PbZ02d>0`bR02eQ0PcB0nbW0000\#
        00001:b200000`c>0000000000000Rc20@b900000Nb;0RcS0\c90@c7000000000TbY00000jc5000008bE0000000000000000\#
        0000000000000FbM0DbN0000000018bQ00bQ14bQ0:gP02fD12d700000@cj0\ce0Tc@00000000000000bh0<b_0000000010cF\#
        18c40`cX0PdU0<cU12d^12eI00000`eM16bk0Pe]000008bn000000000\fD0000000004c40\g108cR0]1X1>c7000000000000\#
        00000Hc=00000dc?0jcl0ncE000016c]14cS00000dcW0HdF000000000:hk0000000018cX00cN000014dH00000dd500000000\#
        000000000LcW0@dD0<d>0:iU0ZcZ0lc[0000000016dL0Jc_0Vd00PfR0nc`0JdE0bcd000000000LdA0]2M0Ldc0BdM0>ck1>cl\#
        0@e:00d@00000000000000000jdY1<d51>d\0000000000000ddd00000LfF00de00000^eB0feO0000000000eR0`fR0RdK0Vde\#
        000008dR0hdI0Pg10Lg@0000000000000bdO0FdO0ReE00000ldS00001<db00000Be<0VeT00000<de0Nd[000016e10Ff;1>eK\#
        0bdg0Tda00000000000014eD10de0Tf=0Zdf00000Lgk0000000012f40beN000012f_06h40jeF02fo000010em0^eg0He712gJ\#
        00000Je:00000fel0ne<0^fk000000000Pg[00000000000000000heF0Zea0hf50>eH0@fi00000deL00000000000000000000\#
        04eR0]3=00000>el00000<ei1<eX00000Tf]1<gJ0ffW1:e]14f20He_0>g6000000000`gJ000000000lef1<h@18eg0fg50lfd\#
        000000000Jfj000000000bfD0:jQ0PhJ0Tg50000000000000bg90000000000000LhX16f<0000000000000Xf@0HgB1>fB0000\#
        1<hf0hfd1<iQ00000000000000000000000000000nfN0^gK000000000bhQ14fc0<f\12h902g_0@g\0000000014gW00000000\#
        00000Tgj0ng400000^h`0^iL18fc00000JgL0ngO000000001>g;00000000000000000000000000000:kE000000000PiY04g4\#
        12hV0000000000000bij0fgj12iH0ngl00000000000000000XgB00000ZgD10gE0dgE16gE0FgH14hT0000000014iF0LiC0000\#
        0RgO0<gS0fhW0VgR0DgR0<ik000000000Xgn00gW0bjh18gX0Dh<0]4I14j=0bkU0PjH000000000]5M0ThP0Jh?06hZ00000:kj\#
        00001:gi0lgj0000000018h@0@hP08gn06iC0Pj]00000@iB04h400000^ij00000blK0Nh80niL0XiS1:iP00000VhH0PkJ0fiM\#
        0]6O0000000000000`hE0000000000000Pkl0lhk0li`00hN0BhL00iP000000000FhQ0000000000000Bi50Bi`000000000TiH\#
        000000000^jW000014k<02h^0Fi50Tie0Zhb00000nlC0lj[0Vin00000]710>hi0Vje0lki00000BjT0Rhn0@im00000^k[0@jQ\#
        0000000018iC0<jf1>i600000`i>0fjG08i:0TjS0Pl_00000fkC0Di@08jY02j10blo0nln00000]7l0000000002jY0bnn0Dim\#
        06j[16iM0hiM0:lU00000Lj20JiR00000LjZ000008kH0fl000000lld1>ia0flM00000`j8000018ik0hj50Ri`000000000000\#
        00000000000000000]8R1>jg0:m10Zii0@k606k90Nil1>kn0Nj]0>in0000000016j50ZjB0]9F0Bk90nm\1>lV14k^0PmU0Dj_\#
        0TkW0TlK0fmH0DkE0`jO1>m@02k>0HjB0`k112jC14lI00000jjJ0Hj[0Rk>0LkI16k30Nk712k;0FjP14m@00000jk70]:K18jU\#
        0FkB0fnJ0Bla000000000000000000000boV0lmM0PnV0`lJ0];@12kf04je000000001>n908lF0djj00000Zk5000000000000\#
        0Vkh00000ln01>nl16kd0Jk4000018k=0000000018l60Tn>12l[0Ll>0000000000000^lJ0c0N0XkC02kn000014mZ0`m90000\#
        0Dl<0Llo00000000000000kN0hkO000016l>0Zl20000000000000Fk\00000DlV00000:nm00000BmB0:oe0^mC08l`0Bn:0;0C\#
        0To90no=0Zli00000@lk000000000noe0];e00000c1510kl0lnM0jlC10l[1>of0`mf00000`nL0Toc08mM10mE000000000000\#
        00000000000000000`oC02ll00lA0lo;06lB0]=B10o30U0N0>lF10o[0000000000000VlL00000;0o0HlO1:lP0jlf0^n<0000\#
        0Po=000000000000000000000Bnc0<l[000000000hm=000000000^oU16lb0DmA00000;1V0000000000000Poe0000000016mP\#
        00000000000000000@mN0U0l00000Jm41:m@18m500000a0C1:mf0c270Dn\0lo_0<mG000000000Nm@0FmA0U1a000000000_0C\#
        0000000000000a0b000000000DoB00000hn70000000000000;2=0Jm_0Q0P00mT0Nn0000000000o0V0000000000000]>00hnf\#
        0jm^0000000000000000000000000<n20fo=0JnT00000;2Y000000000Vmm0E090<n_02n00000000000000Xn4000000000000\#
        0Hn806n90dn:000012nA000000000do002o00hoW000000000000000000000_1804nG000000000ZnK00000000000000000000\#
        000004ne04oH0E100m0?00000000000006o40Znk0>n[1?1D0g010Ln^00000Fn`0Hnk0]@Y0]A80000000000001:ng00000000\#
        000000000000000002oT030E0Xo000000a1J0<o\1:o`0000000000000000000000001?1\0JoF0_2G00000XoZ00000o1B0000\#
        0K0V0VoD030n0m1L0Y0T00oF00000m1l0=0B0LoQ00000_310@oN14oO0000000012oS00000i0@1<oU0o2A08oV090?0o360000\#
        010X00000g0o00000>o`0000000000000i0k0i1W0A061?2T0c3A0=2M1?2k00000Rol00000000000000000Q1Y1;0<0a2J0K1A\#
        011<0_3_0M0500000Q2E150L0I0;0000000000000M0U0000150n170A110B0G0B110g0Q2_0Q3=0m2X00000000000000000000\#
        0g1m0g2W00000W0Q070R00000a3:111W0m3W0000000000000000130[0S0d0o3k00000000000000000000031^0000050e0000\#
        0000000000000000000000000Q3\00000000000000000Y1S00000000000000000000131[09190M1@071T0E1`0K2>0O1>0U2n\#
        0000171A051F000000000]B80000000000000W1T0Y2M0?1K0=3Z0I1M0000000000000O1]0?1j0c4a0k1S00000_4L1;1W0000\#
        00000a3n0?2Z051h152k000000000C1`00000000000000000000091f0=4I0M1f0U4@00000?3F00000Y3O1;2M000000001?4B\#
        172C000000000000000000000000000000000_5J0U4f132<072F1?6m0Q4]0a510?3d153U0k2C0A2D0U5K092l000000000i2J\#
        000000000O2N0U6@1;390a5]072f0Q5G0a6=0W2U0c5^0;3V032_00001=2Y0o4Z000000000[2]0U6d0E2_0000000000000A2g\#
        000000000000075D0K2h0C2i1=3^00000]B\000000000i3K00000000000000000C3R00001=4E034m0Y4>0Q69053:0E3X0A3L\#
        00000k3Q0o5F0c740=5B00000000193D0e3D0Y5L00000E4k0g3O1?7Q0A4209420A5>0]C\0000000000000000000000000000\#
        0m4k0i4A1?8C000000000o7=00000U7J00000m5d00000[3a0;4A0o7h0a6n0000000000000I3h113i0000114P19470=640[4^\#
        0i59053m0a7X0W400A5k0K4300000a8d0a9S0U7j0o8d0W4Y0=7V0k4;0a:_1158115l0]DD0m6M0000000000000m6f00000000\#
        00000c7O0k5D0G4K0000000000000Y690000154Q0Q6e0E5R0m7f0o9Q0o:41?9D0000000000000000094a0i6\1=5000000000\#
        00000U9@07670g4d00000000156H0i7G00001?9i0_7a0000000000000A790a;P0U:P1;510?5J0152195@0O53000000000000\#
        00000g5\0S5<00000000116`000000000O6=0_8V0A7]0A8S0]E50e5F00000a<4000000000A9b0g6X000000000A:M00000]E_\#
        00000Q8;0U;S0000000000000000000000000]F_00000m8H0e6S0000000000001;5k0G5d000000000k8>0Q8_0I5i00000000\#
        000000001;6\0000000000000000157_0e7?03640I7R0000000000001;7E0_9@0O750A;?036O0g7_0A<:196>0Q9Q096?0Y6o\#
        016R176A196Y176m0[6F0e7b0G6K0K6J0e9P000000000E6P0c800o:a0M6R0000000000000[790G7T1;7k017Z096o0_:c1;93\#
        00000k8a000000000000197O0000018F037200000C6h056h198Y00000e:a0c8R00000_;F0m9:00000M7A00000[7`097Q0=8B\#
        0e<G1;>\0=9P0U;i0000019P000000000o;D000000000A<b0e<o0?7D0U<_0i8000000e=U098f1?;<0k9O00000?7o00000000\#
        00000000037R0_;e077S0]GV0000117W0K7X078<0M7b177[1=7\00000Y7^00000]HA0O7a0e>;0?95158e0000000000000i8c\#
        00000000000000000000000000000g8S0g9X00000000199B00000;860Y8:0I890S881?;j0]Hn00000[8P000000000;8T0A=K\#
        199n0Y9J00000000118F15:K178G0c990g:X1?<k0K8J000011950A>10S8e000000000000000000000g;X00000U>6138X058Z\#
        15:h1=8\0=9l00000;9D059]00000M8b15;C00000]Ic00000c9Z00000m9g00000A>a0M9W119a0S9S15<1099L0A?M0S:@0k:C\#
        00001;?H1=9j0o<?0A@80000000000001=:l00000000000000000Y:K000000000c:K179E00000000000000000a=G00000000\#
        0S;=00000Q9m0_<R0000000000000?9h000000000Q:Y17:21;@<000019<S0g<J0Q;M0000000001:S19=C039a00001?=]11<C\#
        0e?40k;20=;^0]JQ0000000000000K9m139m15<l0O9o000000000S<31?>N0?;<000000000[:80S<[00000G:;0K:^00000000\#
        00000g=H00000k<1000000000e?l00000S=K0_=<00000000000000000000000000000Q<9000000001=;n0W:S000000000000\#
        00000000000000000000000000000Q<_0O:`03:`09:a000000000000000013:g0K;>1;A0000009;U00000c;:0Y;E00000G;0\#
        000000000m;30e@Y000019>300000E;80U?717;:00000k<a0K<F000000000K=90_>K0a>60000000000000eBB0a>Z19>P01;H\#
        05;I0K>;00000m<300000000000000000000000000000000000015=Z00000I;Y0G;c05<F15>N17<e00000Q=N0eC900000000\#
        13;c0g>>00000k=B000000000a?10000000019>o000015?8000000000_>l1;C\1??E0O<30Y<31?@F0000000000000Y<h0000\#
        00000000000000000gH60000000000000A@Z0?<D0M<F0Y=K0AAA000000000]Jn0Q>g0U@>0eD=0UA200000S=i0[<Q09<Q0UAN\#
        00000000000000000i<Y000017=a19@000000o=M000000000000000000000I<d0AB@0G<f0000000000000?<l0=<k15@50000\#
        00000000000000000000000005=50i==0S>c0c=601=60G=U0m=:1;DD00000I=A0eDo0==\0_?N0o>@0]K[000000000E=E07=F\#
        0o>e000000000C=J0m=l0E>615@k00000Y>A0eEL00000gH`0m>Y00000000000000000a@F0000000000000000000000000000\#
        0E>h0?=`0m?70m@30K>j0UAj0Q?V0;=e000000000UB]0000000000000S?\0SA01?@h000000000G>P00000000000000000000\#
        00000m@Y05>:0K?^0aAI0=>W0_@:0O>@0]LO0]M6000000000gIG00000_AL000019@`0000000000000aB<13>M0eEg0gId0?>Q\#
        00000G?f0UD\0G@J00000=?001>W0=?\17>Z00000o?J0UEh00000[>_0=@b0000000000000000000000000000000000000000\#
        0000000000001=>n00000Q@H15Aj1=@000000UFL0c?50;?505?517?P000000000i?;0gJg05?Q0c?`00000000000000000000\#
        000000000E?T0000000000000000000000000C?M0eFF000000000c@I1=A6000001?T00000000000000000000000000000000\#
        00000gLA0K@W0M?_00000000000000000eFj0SA_09?g000007?i00000000000000000eGG000000000oB^0000000011@40k@4\#
        00000GA3000019AW03@90Y@:0=AI00000W@>0cA>000000000000000000000KAX00000C@G0aCS0_B<19BU1=Ag15B\00000000\#
        00000000000003@R09@R13@S00000_Cf0GAS13AA09@l11@h000000000eH905@]1;EZ0k@_0gL\15C=0SBE0[@c000000000000\#
        0eHk0000000000000000000000001=BN0YA00OA119CD0;A300000000000000000]MY0GBl0;A[00000EA<00000CAC00000?A@\#
        0eIS0oCH0]N100000=BD00000eKM0UG?0UG[0YAo0eLG15D;11Ac15Dg0gM:0mAS0SC00kAQ0[AS000000000000000000000000\#
        000000000000000000000000000009Am0iAb000007Ad00000oDd00000KBH0GCZ0MAi0GEF0=CO0000000000000SCa01B10000\#
        0000000015ET000017B70000000000000WB;0AC>07CZ0000000000000000000000000=D00iBe13CC0000000003BI13D;0000\#
        0;BL0000000009D0000005BQ0gMZ0000000000000000000000000000000000000]NT1;FQ0aD40iC[1;G;0kB_0IB`0?Ba03C1\#
        19Cb15FB0QBg0000000000000;Cj00000000000019DU000000001?C200000WC40MCX01C513D\0[C709DU0gN`13EB00000_DS\#
        00000MDa00000000000000000000000000000[CT17CH0YCH17DC0000000000001?DW0_EK1?ES0MEB00000UHQ0WD400000000\#
        0cCW00000000000000000_F400000;E]0000000013Ea00000000000000000000000000000000000000000SE209EH00000000\#
        0OD01=D10000000000000000000000000SEj0?D909F;0gOf01D=19EA0kD>000000000[Dc0SFZ000005DD00000MEm1=Dg0aDf\#
        17Dj0WE50;FF0iDe0WEg0000000000000000000013FT00001?FK0000000000000;GG09Fc07D[000015G61?Fk0WFD11D^0CD_\#
        0GF20CER0GFT00000000000000001;Hm0;H:000013G@0000000000000000000000000YE30]OX1;IY00000000000000000000\#
        00000000000000000eM500000[E[0KEB11EC0YES11F500000000000000000GGO0[F@000000000GH@0_FU00000iEn00000WF]\#
        00000?EU0CEm05EW05FU0[GY1=FN0MFY0GI10gPU0;Ho0SGe000000000UIE00000mEd00000eN30000000000000SHP000009GI\#
        13H40aEm0000000000000000000000000000000000000YF;0MGR0SM80YFe00000eNI07F>0000000000000UJ@07Fd00000000\#
        00000IFG15Gd0AFI00000KGB13I=09H20?FM11Fb00000OFQ00000CFh15HE0kFT0_GC00001?GU0=FX0KH2000000000eO>0000\#
        01F_0EF`00000OGK000000000mFe0CG]0000000000000]On11GL000000000000000000000IG10aG20mHE0_Gd0kG`0IG[0000\#
        01G[15Hm0EG]000001Hl0?G<0_HS0OHA0[IH00000AGB00000YGQ000017GF000001Ic00000EHN00000000000019GN00000000\#
        1;JF0AH<0kHC00000cGU000000000000000000000GIY000000000mI701JQ0AHi000000000KH\07Gd0WGd0000000000000000\#
        0000000000001?HD0iGn0_IJ0MHL000000000kIX0aH400000IHB0?H800000?HZ000000000gQ40WH]0?IN0000000000000iHT\#
        17HC03HC00000]Pg000000000000000005HK0AIn0?Ik000000000AJc000000000iI10]QV11HU15IL0gQV0gRB000000000000\#
        1?IV00000000000000000[JJ0000000000000gRa0CHe0OHk0cHg0CIB00000[Jm00000mIj0000000000000II10YI10mJX07I4\#
        0;Ik0]RT000000000;JZ000000000=I<0000000000000QI@0_Io0=J915In0=Je03IK0EIE17IF03JC17In01Jm0oIJ0]S=15JJ\#
        1;Jl07Ia15LG0GJJ0QJA0YIn19IS17Kg0UK50UL2000000000OIc00000OJV0000000000001;LF0IIe00000IJ@000000000000\#
        00000kJ[00000KIj00000;KP1=Il0oJ:00000ULf11J100000000000019JQ000000001?J>000000000MJ;0QK30oK000000]S_\#
        000000000000000000001;Lj0?JF15M00000000009JJ000011JT00000eOg0EJN0kK<000000000KJe1;MQ0;LN0MJg0cJV0IKI\#
        0iJX0]TX00001;N[000003Jk13J^11K;01Ka15N201LZ0=KV0000000000000GK:0oKN000000000000000000000UMY0]UT0?K8\#
        0=LH0YK10MKA15Ng09KA0oL20gSm000013K<0YK_0000000015OP0]V=07K?0WK?00000000000000000mKF11L200000iKI0000\#
        00000OKL0oLN00000000000000000000000000000oM30_KV1=KV11Lj000000000ePV03K[1;Oe0kL500000;M30oMg00000=M:\#
        000007Ke07LL15P@05Kh000000000000000011MK00000KKo1?L00000000000000eQS0aL5000000000mL@0CL80mMI0eQj1;PF\#
        03LV00000SN60eRU000000000cLC0ILC0iLE00000aM10_MU0[LI000000000ELL0gTD0000000000000000000009LS0;Mg0000\#
        0IMI11N90_N80aM^00000eSK0ING000017L^1=L_0SN^00000]WB13Ll1;QH00000000000000000GLi00000000000000000000\#
        1;R=0000000001MU0000000019M5000000000oNU0mNJ0cM[0=Mm13MY0_O00YM=1=MK0QM@00000WMB0000000000001=Ni0YN1\#
        0SOa0SPO0gU10iMI0kMN0?MK0=N^00000WM\0=O@0AMR0000000003Mj0000000000000WNX0000000000000aNR000000000000\#
        00000000000013NH19Me000000000000000000000000000000000=P@000015Pn0SQ?0YN_0=Pf00000kN50kNk000000000000\#
        000000000000000000000000000000000000000000000_OX0000000000001?NI0QNI0mOI0[NJ0CNJ0gUd0iNK0]X301NU0UNP\#
        0UOD1=O[0_PX03Nh13OQ000000000cNZ000000000gVY0[Oo0UP:15QP000000000_Qk00000UPg00000YOD000011Ni1=PU0kO`\#
        03OM0gWO05Nm0000000000000000000000000CO=0;O600000000000000000AO;0MO;1?O<0QO=0QP40[Q105O]000000000SR?\#
        07OD0KOF0kRf000017OI000000000;Of0aOL0QPj0gX80]XW000000000cP005P`0eTE000000000000000001OZ00000_RQ0000\#
        0EO^03P40=QW0?Oa00000000000000000kSk0eU4000000001;Rm00000000000000001?PV03Q>00000000000000000iP50000\#
        1=R00IP707P_1;Sk0aPE0CP<0aPo00000UQc0MP@00000=RY0iPa0000000000000000000000000OPJ1?Q3000007QJ05QL0oPO\#
        00000000000000000APT07RA00000cQ800000000000000000000000000000KP_0UR[00000000000011Pd0000000000000000\#
        0kTS00000000000019Pm000000000aR<0000000000000OQ80]YI00000oQ7000009Q90OQT0EQ;0SR\00000aRm000000000000\#
        0?QB000017QD0KQE07Sg05RC0oQO0eUf000000000iQf00000iRF000000000000000011QX0000000000000000000000000000\#
        000000001=R^0000000000000000000000000000000000000aSP0ER907T\0000000003Ql1?Qm0AQm07Uh0SSK0]Z;000001R3\#
        000000000000000011R@15R90KR:0WR:0MR;0aTS0iSC0;R<0gXU0kUB07VR0cRN00000ORj19RF17RG11Rl000000000aUO0000\#
        00000gYF15TZ11Se0eV=0aVB0000000000000_SC00000kVS0kWK0STI0GRZ0QRZ1=SS0IR^000009R`0000000019Rh0ARc05S4\#
        0YRf0QSm0cS605T40cSh0QTZ1?Rk000000000YS_0000000000000eVh0USY0iSn09ST09TK09US0WS80=Sb0gYj000000000000\#
        09V0000007WH0CSB0QU>11T@0g[<0]Zb000000000000000019SL0OST0CT?17SL0ASZ09V^0oSN0WST0ESP0000000013SV0cUe\#
        1?SW0g[^05Te0OU00?S\1=TE000000000[S`0000000013TL00001=U00ET100000oT219U70eW[00000KSl17TW0=UM0SUD05UP\#
        0YTZ000000000;T40YUO00000kWe00000=Uk00000oTc00001=VL01T=000000000000000000000OUX0eX70000000003TH0000\#
        00001?TT0iV30KU11=Vo15V70GTP0g\l0000000000000000000000000000000000000CT[07We00000ET^000009W^0?U_0YVT\#
        0aW`0QUb00000?VV0?WT0KUc000000000_Tk07Xd000009XI19V<0oU[000000000QVS00000UU50iVI00000IU80YW70kXX0mU9\#
        11UL1;U=0000000000000?X100000GUD0cVI0eX^19W909Xo00000000000000000WUL00000UUa0iVo0OVK0EUQ000000000kYB\#
        0000000000000EVA000000000EWY000000000000000000000KVW0000000000000mVD00000g]l0CUh0CVf0UVQ03Uj0eYJ0g^U\#
        00000000000005V^00000UWJ000000000000000000000;V90][I05WR0SV;01V=0aX\0=VU0AV?0?Xi0000000000000EXK0]\4\#
        0OWf0UX400000iWi1;VJ0000000000000UX[00000YWa000000000OXG000000000AVe000000000OY90EYE0_V[0MV\00000eYl\#
        000000000YXa00000_WE0EZ>0UYU0cW30k[C0000000000000000000000000E[O000000000E\?000000000000000000000WW8\#
        09YW03W:0QW=03Wf00000E\c0]\^0GW>0YYA0000000000000SWE00000WWg13WG0CWL0WYC000000000WYd0k\20]]H0KWO0iXS\#
        0=WR11WP09Z:0MWU0IWU00000;WX000000000aYO00000000000000000000000000000k\e03XW0WZV0cWf00000YZM13X00000\#
        000000000000000000000AXA000017X2000000001?X5000000000UZ[000000000MXB15X<000000000AY300000000000017YH\#
        0KXY0[XD000001XG000000000U[V03Y:0000000000000=XO0Y[B0IXY0E]N0?Y]0eZR0oXU0U\S000015X\000000000]]i0;X\\#
        05X^19X^0000000000000000000000000000000000000000000005YJ0=YA0SXl0]^Z0=Y`000000000=ZR0_Y117Z1000009Zm\#
        0AYR000000000CY90[Y:00000aZ=0000000000000000000000000=\70KYD00000000000000000000000011YK19YL0oYW0a[:\#
        1=YN000000001;YR000000000000000000000U]Y0MYX0SYY0?ZN0IYZ0e[?0GY`0MZB0_Yk00000?[J0k]i0?[g0e[l0g`;0E^8\#
        0[Yk0SZL00001?Yk0000000000000000000000000OZ200000k^U00000000000000000IZI1?[10=\j15Z:1=Z]0ga^0;Z>0000\#
        0W[C0]_J000000000Y[b00000[ZG0KZH03\O0000000000001;ZM11ZM13ZN000000000=]`07ZR1;[<0AZT1=[O07[<0gbK0MZb\#
        0mZZ000019Z\0OZ\0000000000000=^I0SZe00000e\a00000?\R000001Zh0E^k0a\8000000001=\J0A[005Zo0_[000000000\#
        0_[Y0gbb17[50O[j0?]700000A\60E`L09[b11[<0S[R00000S\B0Y\I0]_k0gcY0M[\05[h0?]]0?^@0A\S0a\i0m[H0U^?0]`R\#
        0_\O0a]_0Ea809\G03\l0C[P13[U00000M\G00000Q[V0[\50000000000000a^Q07[m03]K0M]10000000000001;[m19]a13\4\#
        00001?[n0C\S0[]C0gd^000000001?]O00000G[n00000?^[0000000000000000000000000M]\0c\80k`H0ge>03^J0O\e0e]H\#
        0Q\[0kaM0K\<0?_]15\>0U^k07\\0[^701\C0O]D0=_613]:11\H00000000000009]800000[_H0S]<00000000000000000000\#
        0I\W00000000000000000M_900000gfB13^80K]91=]20A]11?^L00000C];000000000?`<000000000I]F0W\k000005\n0W]K\#
        000003^i0;]119^P0]aA1;]30O^A11]>00000o]90]bP0K^711]e0G]<000000000_]@0S]g000000000kb50000000009^@0G]i\#
        0A]S0]bj0C]n00001=^50C^j0o]a0000000000000S^a0c]T1?^l00000I]e15][0[_i0]d1000000000m]]00000000000007]a\#
        000000000_]o00001?_T0Eab0i]g0a_>0000000000000G^U09_\0[`^0[a;00000000000005^40U_T19^k0000000000000000\#
        00000m^L000000000000000000000_^S0000000000000000000003_Q0]da1;^I000000001=^]0?`b0]e@000009`E0C_G19_J\#
        00000M_b0o^V0?a]1;_G000001^Z17^Z000000000I^^13^k0o_>0000000003`G00000kbW00000Y^g0A^g0A_K0gfm00000000\#
        000000000000000007_=0000000000000C`60Uak000019_o0I_T00000000000007_f00000O_?00000EbH00000M`A0K_C0Ec1\#
        0e_E0000000000000i_J000000000c_M000000000[b109`b0a_W0EcT0i_e11_T000000000;_X0c_m0a`E0o`50aa70K`a0KcC\#
        000000000W_a00000A`40C`]1=_e15_f000015`D03`h0Kcl0M`o0;`G11`P000000000m`00I`30O`20[bf0;a>0o`n00000000\#
        000000000000000000000O`k0gg`0=`>15a50ghL0S`B0IaH00000aa[00000000000000000Q`J1;`K00000000000000000000\#
        00000i`X000003aM000003an0KdT000019a20000000000000QaJ1=`]0?b:03bV0abf0000000000000Qc_0000000000001=aX\#
        0acI0[cU000000000oaU0adD000000000CaQ0EdG09ai000007a60000000000000CbR0Cc@0Wa;01a<0WbO0ca>0UcE00000000\#
        000000001?aE00000Edk0Mao07ag0]eX0ca]000000000000000000000000000000000000000000000000000009ba09cT0[dG\#
        03cA0=a[000007bl0000000000000000000000000Yaf0gi;0Mba0gie000000000ial0?c201am0man0mc?0WcB11b2000005b4\#
        00000Sb60;bQ0000000000000000000000000000000000000000000000000000000000000000000000000gjN03c_15bL0kcY\#
        0ebM0mdg0[eR1?bO0000000001bf00000EeO000000000[fH00000[g41;b\00000ibg01c[0000000013bb0QdV09dP1=be0KeF\#
        000000000Gbi00000000000000000Kem000013cU0000000000000[h;0Ac400000000000017c90McJ0icY07d00Mc_0oc;0aeI\#
        0000000000000kdH0OcD0af`0Uci000000000ecJ00000Cd400000000000000000000000011cR000005cT00001?cV1=cV0000\#
        000013eF000000000000000003dQ00000Wcn1;ca0ccb0id90;ce00000000000000000000000011d]00000000000000000000\#
        0]fL00000000000005eA0Ef:00000000000000000meO03e>0Kfb000013f80keD0[hn13fe11eO0MdF1;dO00000OdH00000000\#
        1?dR00000_dM00000000000000000Qe<05f>00000WdZ0AdU00000000000000000]gQ0Odn0;d\0[ib0000000000000Ydb11f<\#
        00000cde0WeC01df0Udh0Idh0mf?03eY00000;eP00000edo0000000000000oe30Ce40000000011g100000eed000000000000\#
        000015e>000000000000000000000000000000000000000000001=eV000015eT0?eM05g<0[j_0ieP00000000000000000?f6\#
        00000000000000000000000000000gk2000000000Ge`19ea0mg90oec0;fh05h415f@03fC0efh1=fC0Eg817eh15f`0KhM0KiB\#
        1=f^19fQ0gl4000000000cf40;gj0000000000000000000000000mhF0agC0GfU17fO0000000000000000000000000ah10Kio\#
        000015h515hj0]h?0WfK0CfL0UfL0kfN15i\0cik0OfR00000WgM0QfT000000000000000000000000000000000cjI11gY0if_\#
        0of_0?f_000007fd000011h>000000001=gC0Kjd0000000000001;fn0egZ0ahl0_g101g10miI05i307gF00000mj50aj80000\#
        05j=0aje07gj17g=07hV00000]hc00000=gB000011h_0]iE00000000000007i911iA0Oh@00000Ohm0]im05j`000015jV0oh9\#
        0oh]0mk60igb0OiM0ihD0GgV0iiB13g^13hS0Cg[11ie0Sg\00000?g`00000000000000000ck@19gf0oiQ0000000000000000\#
        000000000WhA00000?iF0Sh;000000000KkL1?h401h4000007ii0Uh80Mh919hY0Kkm0EhN00000=h?0ojS0kh@1?h_0Ei80MhV\#
        00000000000000000ok:0MiG0ehJ07jS15kL0000000000000ChQ0ij:00000gln0OjA07k30gm_0UhZ0CiF0000000000000000\#
        0?ig0[kU01h_0=i70Aha0ml@0?jT0akG0Qhd0Ghd0KlH11jR0?l009hh0Km703hk13iB0AiG13i`17hm19iI0Yi015l313j@0;i2\#
        0]jU0=i]0eiY0;iX00000000000005kR15m_0ik;0ckl0Mif0ikf00001?j?0IiE0000000000000mlW000000000MjX0MkE0?ld\#
        0Ej503iO13k3000015nl00000ilN0Aib0?mQ07kj0Cj_0GiZ0AjW17i\000000001;i`11k917jS00000000000005l>00000000\#
        0=jQ00000000000000000000000000000imL09j101j10Wj31;j=0Ck?07l\0clP000000000Ujf0Sj<0=k=0_j>1=j?00000000\#
        0000000000000ejE0IjE0okn0SkD0MlI1?k200000Kma0Ijj0_k@0000000000000GjR13km000000000Ak?0000000000000Wj^\#
        0?n<000007m;00001;ja0[lM0gol0Qj`00000000000000000000000000000]kC00000=kg0000000000000cm10WkV0;k00em?\#
        0cnF19k50=l`0cni000000000olV0SlQ0000000007mj01k>000000000IlZ000000000in:0?nZ19kW0cod0_l9000000000000\#
        0Aka09kM0_ll0d0j000000000h0g0000000017kZ0?oC000000000000000007nW0Im919l>1=k^0Ek^00000_n3000000000Cl5\#
        0KnD03kf0MmB0Knd00000000000000000@1]00000000000000000]lU00000[m\00000mm]0000000000000000000000000000\#
        0Sm<00000OlA01lA0AlK0omM00000WlF0;lF07oI0000000011lK1?lL00000000000000000000000001lm0alT000000000000\#
        00000000000015oM0=mF0000000000000]n<0_n]1;la0=n600000000080A0onG00000kli19lj0mnM0am:000000000[nN05m0\#
        00000MnG0Em200000000000000000000000000000@2G0000000000000Imm0kmm0000000017mC0Sml00000knM0000000003mI\#
        0inh11mI0[o00h210QmL0_oB0CmN0Mo600000GmS09mT0Ine00000Snm0IoQ00001;mZ0d1N0Um[00000io[03ml0h2d000017n?\#
        0kng000000000000000000000Cn40koN0mo80emn0UnS0Soc000000000n080N0?0000000000000\06000000000J0<11n90anS\#
        0h3<15oj13n>0UoR0@3217no000000000l0600000l0h000000000j0`00000000000013o0000000000=n^0Koa00000=o\0000\#
        0J1A00000en[00000000000000001=n\000001n^000000000000000000000Gnd0000000000000000000000000L0S11o405nk\#
        0@3W01oE0l1L0h3i0000160V00000l2?0j1P0l3M01oo0000000009o;0Co<0j2C0Ao>00000000000000000OoC060j0j300L1V\#
        00000000000000000T0n17oS0000000000000T1V19oP0YoQ08130;oR0d1i00000000061S13oX1?oZ0D0^0]o[03o\0`06040H\#
        0eo^1;o^0Yoj00000D1M0N1H0Aon00000L2h0`0m161>020T0^0b0oom0L3\0h4a00000000
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
