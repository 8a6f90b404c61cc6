// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// The registry's types, packed; `PackedTypes` reads it.
enum TypeTable {
    /// The records of types, each where its name's hash points.
    static var text: StaticString {
        #"""
                                                                                                            \#
                                                                                   00G1900100000application/\#
        vnd.openxmlformats-officedocument.presentationml.comments+xml0c40010G00003000application/vnd.wfa.p2p\#
        p2p0280C0000500Iapplication/x-snoopsnooppackets captured by snoop0060A0010900Mtext/x-git-config1;cgi\#
        tconfigdata in the format Git Config0060A0010800Itext/x-freemarker1;cftlh ftlsource code in FreeMark\#
        er00@0@00000000application/dart                                                                    0\#
        010N00003000application/vnd.wolfram.playernbp              0000J00005000application/vnd.curl.pcurlpc\#
        url                                                         0010D00003000application/rpki-roaroa0070\#
        90010300Umodel/mtl1;cmtldata in the format Wavefront Material0000@00004000application/vsixvsix      \#
                                                     0010O00003000application/vnd.geogebra.slidesggs0000I000\#
        03000chemical/x-vamas-iso14976vms0080G0000:00?application/x-qemu-diskqcow2 qcowQEMU disk image      \#
               0060@0010000Ltext/x-go-module1;cdata in the format Go Module                                 \#
                                                                                                0060:0010300\#
        Ktext/x-kit1;ckittext with the markup of Kit0280Q00100000application/x-vnd.datapackage+zip1_\       \#
                        0060<0010700Dtext/x-clean1;cicl dclsource code in Clean0060<00100000text/x-r-doc1;c \#
                                                                                                  0010E0000;\#
        000application/vnd.kinarkne knp sdf0010S00000000application/vnd.3gpp.mcdata-payload02Y0d00100000appl\#
        ication/vnd.nato.openxmlformats-package.iepd+zip1_\0210=00000000video/mp4v-es0280;0@003000image/x-ti\#
        mimage/x-sony-timtim0060>0010300Ftext/x-clarion1;cclwsource code in Clarion                         \#
                                                           00G0R00100000application/vnd.dvb.notif-init+xml0c\#
        4                         0060=0020C00Otext/x-vbasic12g1;cctl dsr cls bas frmsource code in Visual B\#
        asic 6.0      0290:00108000audio/eac31OLeac3 ec3                    02X0k00103000application/vnd.ado\#
        be.air-application-installer-package+zip1_\air0060?0010300Gtext/x-cartocss1;cmsssource code in Carto\#
        CSS0280H0000000Gapplication/x-thermo-rawmass spectrum of Thermo                                     \#
                                                                                                            \#
                                               00G0H00100000application/eat-bun+json1Ei00G0_00100000applicat\#
        ion/vnd.3gpp.mcvideo-service-config+xml0c4      0010I00006000application/vnd.ieee.19051905.1        \#
                                                                                                            \#
                                       0390`0020400Iapplication/vnd.ms-word.document.macroenabled.120271Lgdo\#
        cmWord document with macros                     0060?1810<008audio/x-mpegurlapplication/m3u audio/m3\#
        u audio/mpegurl audio/x-m3u audio/x-mp3-playlist1;cm3u vlc m3u8playlist0010D00000000application/pass\#
        port0060>0010D00Jtext/x-graphql1;cgraphql gql graphqlsdata in the format GraphQL                    \#
                                        0210:00000000audio/g7290010F00000000application/ohttp-keys   0060<00\#
        10200Dtext/x-aiken1;caksource code in Aiken0000H00000000application/x-class-file02Y0J00103000applica\#
        tion/bacnet-xdd+zip1_\xdd028090000300:audio/ac4ac4AC-4 audio                                        \#
                                                                  0060>0010300Ftext/x-eclipse1;ceclsource co\#
        de in ECLiPSe0280K0000300Gapplication/x-gnupg-trustdbgpgtrust database of GnuPG0210900003000image/ie\#
        fief                                                                                                \#
             0060;0010400Ctext/x-hurl1;churlsource code in Hurl 00G0P00100000application/vnd.radisys.msml+xm\#
        l0c4                                   0010N00000000application/vnd.oma.bcast.stkm                  \#
                                                             0080Z0010H000application/x-raw-disk-image-xz-co\#
        mpressed1@oraw-disk-image.xz img.xz0290A00103000video/iso.segment0@Pm4s0000B00000000x-content/softwa\#
        re                                                                                                  \#
                                                                                                            \#
                         0160Y0P304000application/vnd.ms-visio.stencil.main+xmlapplication/vnd.ms-visio.sten\#
        cil1^[1_\0c4vssx00G0h00100000application/vnd.etsi.overload-control-policy-dataset+xml0c40000K0000400\#
        0application/vnd.ds-keypointkpxx0010i00004000application/vnd.collabio.xodocuments.spreadsheet-templa\#
        texots0290c00100000application/vnd.cncf.helm.chart.content.v1.tar+gzip1jD0010L00004000application/vn\#
        d.onepagertamptamp     0290N00003000image/vnd.valve.source.texturevtf                               \#
                                         0060>0010?00Ftext/x-newlisp1;cnl kif lsp lispsource code in NewLisp\#
                                      00G0K00100000application/vnd.avalon+json1Ei                  0010@0000\#
        0000application/isup                                                                                \#
                                                        0280;0O003000audio/x-dsfaudio/dsd audio/dsf audio/x-\#
        dsddsf          0070A0010600Qtext/vnd.graphviz1;cgv dotdata in the format Graphviz (DOT)0080F0000700\#
        0chemical/x-mdl-rxnfilerxn rdf                                                                      \#
                                                          0060V00203000application/x-apple-systemprofiler+xm\#
        l0m\0c4spx0060I0010300Utext/x-adobe-font-metrics1;cafmdata in the format Adobe Font Metrics0200K0000\#
        200=application/x-uefi-firmwarefdUEFI firmware00G0E00109000application/inkml+xml0c4ink inkml0070<001\#
        00000text/vnd.gml1;c0060:0010800Btext/x-fpp1;cfppi fppsource code in FPP0280C0C103000image/x-minolta\#
        -mrwimage/x-raw-minolta0N0mrw0010U00009000application/vnd.ipunplugged.rcprofilercprofile0060<0010@00\#
        Dtext/x-bicep1;cbicep bicepparamsource code in Bicep00G0P00100000application/vnd.bbf.usp.msg+json1Ei\#
                             0280P00107000application/x-zip-compressed-fb21_\fb2.zip                        \#
                                                                                  0060;0010400Ctext/x-ispc1;\#
        cispcsource code in ISPC                                                                            \#
                    0280I0000:000application/x.sf3-archivear.sf3 sf3                                        \#
                                                0070=00100000text/prs.texi1;c                               \#
                                                                                      0010H00000000applicati\#
        on/vnd.httphone                                                                                     \#
                                               0080H00003000application/x-guitar-progp4                     \#
                                      00G0D00107000application/lost+xml0c4lostxml                           \#
                                                                                         0000A0010000;inode/\#
        mount-point0X`mount point                                                                           \#
                                                   0000A00000000multipart/example                   0060?001\#
        0300Gtext/x-typespec1;ctspsource code in TypeSpec0060=0010300Etext/x-firrtl1;cfirsource code in FIRR\#
        TL0010Y00006000application/vnd.3lightssoftware.imagescalimgcal               0010K00007000applicatio\#
        n/vnd.autopackagepackage                                                                            \#
                        0210=00000000audio/pcma-wb                                         0060?00107000text\#
        /x-parasail1;cpsi psl     0060?0010200Ptext/x-bikeshed1;cbstext with the markup of Bikeshed         \#
                0210:00004000image/jxrajxra                                                  0060K00100000ap\#
        plication/x-nautilus-link1;c                        0060I00103000application/x-wais-source1;csrc0010\#
        ?00000000application/cid                                                                            \#
                 0000B00008000chemical/x-isostaristr ist0200J00003000application/x-spectrum-mgtmgt0060<00203\#
        000text/x-svhdr0UO1;csvh0060P00103000application/x-cisco-vpn-settings1;cpcf       0060@00100000text/\#
        x-squidconf1;c0000J00003000application/x-spectrum-snasna   0000C00000000application/msword2        0\#
        060;00104000text/x-clay1;cclay0280P00100000application/vnd.ms-excel.sheet.31EM0010I00000000applicati\#
        on/vnd.wantverse0060A0010:000text/x-kernel-log1;ckmsg dmesg                                         \#
                                                                                                            \#
                                                                                             0060=0010700Ete\#
        xt/x-csound1;cudo orcsource code in Csound                                                      0290\#
        >0:008000video/vnd.vivovideo/vivoviv vivo0210=00003000audio/atrac-xatx                              \#
                                                                                                         020\#
        0J0000000<application/x-linux-kernelLinux kernel    00G0e00100000application/vnd.3gpp.mcdata-msgstor\#
        e-ctrl-request+xml0c400G0[00100000application/vnd.oma.cab-feature-handler+xml0c4   0010Q00003000appl\#
        ication/pem-certificate-chainpem                                                                    \#
                                    0280S00100000application/x-tika-iworks-protected0hd    0010C00000000appl\#
        ication/vnd.obn0210I00000000video/vnd.blockfact.factv0060C0010300Ktext/x-imagej-macro1;cijmsource co\#
        de in ImageJ Macro0080P00107000application/x-lz4-compressed-tar0]Vtar.lz4                0060K001030\#
        00application/vnd.ogc.sld+xml0c4sld                             0080I0000400Dapplication/x-applescri\#
        ptscptcompiled AppleScript                                                     0280B0000000Papplicat\#
        ion/x-corememory dump of a crashed program                                                          \#
                                                     0060@0010200Htext/x-qt-script1;cqssource code in Qt Scr\#
        ipt0280M00000000application/x-mach-o-dylinker0210:00004000video/h263h263                    0290C0C0\#
        0700?application/vnd.lasapplication/x-asprslas lazLAS point cloud0080O0000000Iapplication/x-openssl-\#
        encrypteddata encrypted by OpenSSL0060?00103000application/hta0kNhta            0280B0000200<applica\#
        tion/x-llvmbcLLVM bitcode0060=0010600Itext/x-gradle1;cgradledata in the format Gradle               \#
                                                                                                            \#
                          0080C0000500>application/x-realmrealmRealm database                               \#
                 0210=00000000audio/melp600       0210=00003000image/tiff-fxtfx0280K0000000Lapplication/vnd.\#
        android.artimage of the Android runtime                                                             \#
                                                                                                            \#
                                                                0010D0B00?000application/vnd.koanapplication\#
        /x-koanskd skt skm skp                                                          0280I0000<000applica\#
        tion/x-sas-catalogsc7 sas7bcat                                                  0020>00007000video/x\#
        -la-asflsf lsx0080@00000000application/x-sc              00G1?00100000application/vnd.openxmlformats\#
        -officedocument.presentationml.commentauthors+xml0c400G0D00100000application/soap+xml0c40000P0000000\#
        0application/vnd.google-apps.file0060J0010300Vtext/x-linux-kernel-module1;cmoddata in the format Lin\#
        ux Kernel Module0010V00000000application/atsc-dynamic-event-message00F0H00103000application/x-dtbook\#
        +xml0c4dtb0060N00102000application/x-lowresnx-program1;cnx006090010200Atext/x-c31;cc3source code in \#
        C3                   0060J0010300Vtext/x-adblock-filter-list1;ctxtdata in the format Adblock Filter \#
        List00G0D00104000application/mets+xml0c4mets00G0E00100000application/jose+json1Ei0060:0010300Ctext/x\#
        -vcf1;cvcfVCF genome variants0060<0010>00Dtext/x-zimpl1;czimpl zmpl zplsource code in Zimpl0090D0B00\#
        8000application/vnd.smafapplication/x-smafmmf smaf         0280F0000400Iapplication/x-keepass2kdbxKe\#
        ePass password database0000D00003000application/x-comsolmph0010Q00003000application/vnd.blueice.mult\#
        ipassmpm0010I00003000application/vnd.pg.osasliei60280C0=003000image/x-mrsid-imageimage/x-mrsidsid00G\#
        0a00100000application/vnd.radisys.msml-dialog-transform+xml0c40200H0k00O00?application/x-msdownloada\#
        pplication/x-ms-dos-executable application/x-msdos-programcom exe dll bat cpl msi drv scrWindows pro\#
        gram0280F0000300Mapplication/x-libmagicmgccompiled patterns of libmagic    0280:00004000image/astcas\#
        tc0290C00003000application/vnd.shxshx0210900000000video/evc          0280B0000400Capplication/x-tdms\#
        tdmsLabVIEW measurement                                                                             \#
                    0000C00003000chemical/x-chemdrawchm                            0280W00103000application/\#
        vnd.openofficeorg.extension1_\oxt                                                                   \#
                                                                                                            \#
                                                                                                            \#
                            0210<00000000video/ulpfec0060;0010400Ctext/x-mint1;cmintsource code in Mint     \#
                                                                        00G0H00100000application/problem+jso\#
        n1Ei0010O00000000application/oauth-authz-req+jwt                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                  00G0h00100000application/vnd.3gpp.seal-app-comm-requiremen\#
        ts-info+xml0c40070U00103000text/vnd.net2phone.commcenter.command1;cccc0010H00100000application/ace-t\#
        rl+cbor0b700G0D00104000application/wsdl+xml0c4wsdl        0280G0010600>application/x-sharedlib0K;so \#
        elfshared library0060A0010O00Dtext/x-dockerfile1;cdockerfile containerfile dockercontainer build fil\#
        e0060@0010600Htext/x-shaderlab1;cshadersource code in ShaderLab0010H00000000application/vnd.cups-pdf\#
        00G0G00100000application/vnd.hc+json1Ei00G0j00100000application/vnd.openxmlformats-package.core-prop\#
        erties+xml0c40010A00005000application/ipfixipfix           0210?00000000video/h264-rcdo             \#
                                                                                                            \#
                       0000C00003000application/x-kugarkud                                                  \#
                     0060B00104000application/x-it871;cit87                                          0060:00\#
        10B000text/x-adl1;cadl adls adlf adlx0080A0000300@application/x-nifnifNetImmerse model0010F00000000a\#
        pplication/macwriteii00G0@1C11I009application/yamlapplication/x-yaml application/x-yml text/vnd.yaml\#
         text/x-yaml text/x-yml text/yaml1;cyaml yml mir reek rviz sublime-syntax syntax yaml-tmlanguage yam\#
        l.sed yml.mysql cff eyamlYAML data0210@00000000image/pwg-raster0010?00003000application/exiexi0280A0\#
        000000Qapplication/x-wadWAD archive of Quake or Half-Life0010?00003000application/mf4mf40010H0010000\#
        0application/eat-ucs+cbor0b700G0Q00100500application/vnd.syncml.dmtnds+xml0c4utf-80060?00102000text/\#
        x-troff-ms1;cms0060B00103000text/x-gooddata-cl1;cgdc0000A00003000application/x-lhzlhz0280;0000300=vi\#
        deo/x-mngmngMNG animation00G0H00103000application/xcap-att+xml0c4xav0080>00003000chemical/x-cdxcdx00\#
        60;0010400Ctext/x-wren1;cwrensource code in Wren0280M00100000application/x-fossil-checkout0Gj0200;00\#
        003000audio/adpcmadp00G0J00100000application/vnd.hyper+json1Ei0010<00000000message/cpim             \#
                                                                                                            \#
                                      0000?00008000chemical/x-csmlcsml csm0010C00100000application/ce+cbor0b\#
        7                                                                                                   \#
                         0060:0010100Btext/x-rez1;crsource code in Rez                                      \#
                        02Y0C00100000application/p21+zip1_\0060B00104000application/x-sfdu1;csfdu           \#
                                                                       0080A0010;000application/x-tzo0gQtar.\#
        lzo tzo00Q0:0000=000model/meshmsh mesh silo0280O0A008000application/vnd.symbian.installx-epoc/x-sisx\#
        -appsis sisx0010D00004000application/vnd.mseqmseq                                                   \#
                  0010Q00003000application/vnd.3gpp.pic-bw-smallpsb                             0010C0000000\#
        0application/linkset0280L0000300>application/x-mruby-bytecodemrbcompiled mruby0280;00103009video/x-a\#
        mv1C:amvAMV video    0060R00100000application/onix-message-short+xml0c4                   0010N00000\#
        000application/scitt-receipt+cose0090M0A10C00Fapplication/vnd.comicbook-rarapplication/x-cbr0Pocbr c\#
        ba cbt cbz cb7comic book, RAR-packed0280L0000400Capplication/vnd.android.cdexcdexcompact Dalvik code\#
                                         0010W00000000application/vnd.easykaraoke.cdgdownload               \#
                                                        0010U00000000application/vnd.apache.thrift.compact  \#
                                                                                                            \#
           0280X00103000application/vnd.sun.xml.impress.template1_\sti                                      \#
        0000K00003000application/vnd.frogans.fncfnc00G0U00103000application/vnd.criticaltools.wbs+xml0c4wbs0\#
        080@00100000application/kate1bM 0010D00100000application/toc+cbor0b70060:0010K00Btext/x-qml1;cqml qm\#
        ltypes qbs qmlprojectsource code in QML0060F00100000text/x-smartgameformat1;c0000A00003000chemical/x\#
        -rosdalros0010C00000000application/cmw+jws006090010200Atext/x-jq1;cjqsource code in jq              \#
                                                0200J0E00300Eapplication/x-font-tex-tfmapplication/x-tex-tfm\#
        tfmmetrics of a TeX font                                                                            \#
                                                                                                         008\#
        0C00106000application/x-xzpdf1@opdf.xz                                                        029090\#
        0003000image/jxsjxs0210:00000000audio/g719                        0060>00107000chemical/x-pdb1;cpdb \#
        brk                  0010=00003000model/vnd.gtwgtw                                                  \#
                                                                                                            \#
                   0060E0010200Qtext/x-selinux-policy1;ctedata in the format SELinux Policy0070@0020400Cappl\#
        ication/mbox1;c1L_mboxmailbox of messages                 00G0L00100000application/vnd.amadeus+json1\#
        Ei                                                                                                  \#
                        0200J00004000audio/vnd.adobe.soundboothasnd                                         \#
                                    0010O00000000application/trickle-ice-sdpfrag00V0H0010<000application/app\#
        installer0c4appinstaller00G0I00100000application/yang-data+xml0c400G0^00100000application/vnd.oipf.c\#
        ontentaccessdownload+xml0c40060:0010300Btext/x-tsx1;ctsxsource code in TSX0280>00103000video/x-javaf\#
        x0k;fxm0010Q00007000application/vnd.geometry-explorergex gre0060>0010500Ftext/x-mercury1;cm moosourc\#
        e code in Mercury                                                                 0060;0010400Ctext/\#
        x-tape1;ctapesource code in Tape0000I0000;000chemical/x-gaussian-inputgau gjc gjf00G0K00100000applic\#
        ation/vnd.avistar+xml0c4                           0080I0000300;application/x-kgb-archivekgbKGB arch\#
        ive                                                                                                 \#
                 0210900000000audio/evs                                                                     \#
               0010H00000000application/geo+json-seq                           00G0S00100000application/alto\#
        -costmapfilter+json1Ei                                                                              \#
                                                        0280;0000300Evideo/x-thpthpvideo of the GameCube    \#
                                                                                                            \#
                                                                                  0210>00003000audio/32kadpc\#
        m7260010C00003000application/vnd.hdthdt0060A00103000application/x-ica1;cica                         \#
                                        0060>00103000text/x-pcs-gcd1;cgcd0010E00000000application/index.cmd0\#
        060A0010<00Mtext/x-coldfusion1;ccfm cfc cfmlsource code in ColdFusion CFC        00G0J00100000applic\#
        ation/vnd.wv.ssp+xml0c4         0060L00106000text/x-visual-prolog-grammar1;cvipgrm                  \#
                                                                                                            \#
                           0080C0000300:model/x-acis-binarysabACIS solid                                    \#
                                         0000c00003000application/vnd.anser-web-funds-transfer-initiationfti\#
        0280?00006000image/x-skencilsk sk1                                                                  \#
                00G0]00100000application/vnd.3gpp.mcvideo-user-profile+xml0c400G0H00107000application/vnd.uo\#
        ml+xml0c4uoml uo0060C0010200Ktext/x-filterscript1;cfssource code in Filterscript     0000=00000000mo\#
        del/example                                 0210?00000000video/raptorfec00G0\00100000application/vnd\#
        .ims.lti.v2.toolproxy.id+json1Ei                0090A0000B00Capplication/pkcs8p8 der key pem pubPKCS\#
         #8 private key                                                 0080B00002000application/x-rziprz   \#
                                                                                       0280N0000000Capplicat\#
        ion/x-fontconfig-cachecache of Fontconfig                     00F0D0F104000application/xspf+xmlappli\#
        cation/x-xspf+xml0c4xspf0010C00006000application/prs.cwwcww cw                                      \#
                                                  00G0E00100000application/vcard+xml0c4                     \#
                                                                                                            \#
                                                                       0000H00003000application/vnd.curl.car\#
        car                                                                                                 \#
                                                                    0000P00003000application/x-commodore-d71\#
        -diskd710060E0020K000application/x-abiword1jD0c4abw abw.crashed abw.gz zabw0000L00003000application/\#
        x-authorware-segaas0000B0000800@application/x-segysegy sgySEG-Y seismogram0000N00103000application/x\#
        -mysql-misam-data1Tamyd0060D0010000Ltext/x-alpine-abuild1;csource code in Alpine Abuild0060=0010600>\#
        text/x-creole1;ccreoletext in Creole02<0H00103000text/x-devicetree-binary1;cdtb02X0K0@00900=applicat\#
        ion/x-7z-compressedapplication/x-7z7z 7z.0017-Zip archive0280C0000300Amodel/x-magicavoxelvoxMagicaVo\#
        xel model0060B0010@00Jtext/x-applescript1;capplescript scptsource code in AppleScript0080L00003000ap\#
        plication/x-atari-7800-roma780200D00003000image/x-raw-logitechpxn                                   \#
                                      0060<0010900Dtext/x-janet1;cjanet jdnsource code in Janet0210:00000000\#
        audio/bv16                                               00W0:00108000model/iges1;cigs iges         \#
                                   00G0C00103000application/lgr+xml0c4lgr                                   \#
                                                                                                            \#
                                                                                           0080O00109000appl\#
        ication/x-windows-themepack0l0themepack                                        0280M0000Y00Japplicat\#
        ion/x-sqlite3-journaldb-journal sqlite-journal sqlite3-journalrollback journal of SQLite0060=0010200\#
        Ntext/x-kvlang1;ckvtext with the markup of kvlang0060?0010600Itext/livescript1;cls _lssource code in\#
         LiveScript0060=0020300Etext/x-expect1;c17`expsource code in Expect0060@0910500Aapplication/x-m4text\#
        /x-m41;cm4 mcsource code in M40390c00204000application/vnd.ms-powerpoint.slide.macroenabled.121NY1Lg\#
        sldm0060@00103000text/x-subviewer1;csub0010U00000000application/vnd.uplanet.bearer-choice0010F001060\#
        00application/senml+cbor0b7senmlc0280B00000000application/x-gdbm                   00G1;00100000appl\#
        ication/vnd.openxmlformats-officedocument.presentationml.notesslide+xml0c4                          \#
              0280=1=10<009video/vnd.avivideo/avi video/divx video/msvideo video/vnd.divx video/x-avi video/\#
        x-msvideo1C:avi avf divxAVI video0060E00104000text/x-literate-idris1;clidr0010D0K00@000application/v\#
        nd.palmapplication/x-palm-databasepqa oprc pdb prc0210D00008000video/vnd.dece.videouvv uvvv00Q0C0000\#
        0000multipart/encrypted0000F00003000application/vnd.theqvdqvd0080A0T00300;application/x-rpmapplicati\#
        on/x-redhat-package-managerrpmRPM package0280R0010000Gapplication/x-android-sparse-image0gVsparse im\#
        age of Android0060E0020:000application/x-qtiplot1jD1;cqti qti.gz0060<00100000text/xml-dtd1;c0010V000\#
        00000application/vnd.syncml.dm.notification0060;00107000text/x-jags1;cjag bug0290>0I008009image/vnd.\#
        djvuimage/x-djvu image/x.djvudjvu djvDjVu scan0000B00004000application/x-infoinfo029090000300Jimage/\#
        cgmcgmcomputer graphics metafile0060=0010;00Etext/x-lookml1;clkml lookmlsource code in LookML0060B00\#
        10400Jtext/x-objective-j1;csj jsource code in Objective-J0060@0010800Htext/x-jison-lex1;cjisonlexsou\#
        rce code in Jison Lex0280B00100000application/x-wacz0D[                              00G0L00100000ap\#
        plication/vnd.etsi.cug+xml0c4                                                                       \#
                                                                   0280R00100000application/x-monotone-sourc\#
        e-repo0Gj                                                                                           \#
                                            0060<0010000@text/x-meson1;cMeson build file                   0\#
        060O0010300Wtext/x-common-workflow-language1;ccwlsource code in Common Workflow Language0060H0010100\#
        0application/x-urbiscript1;cu0010V00000000application/vnd.motorola.flexsuite.ttc                    \#
                                 0060:0010500Jtext/x-coq1;ccoq vsource code in Rocq Prover0060=0010600Etext/\#
        x-reason1;cre reisource code in Reason00G0S00100000application/vnd.oma.bcast.sprov+xml0c40080M000000\#
        0Bapplication/x-systemd-journaljournal of systemd                                                   \#
                                                                                                            \#
                                     0070M0010600Lapplication/vnd.gentoo.ebuild1;cebuildsource code in Gento\#
        o Ebuild00G0T00100000application/vnd.3gpp.pinapp-info+xml0c40010E00000000application/vnd.msign0080B0\#
        0003000application/x-tgifobj0210?00000000audio/gsm-hr-080060<0010500Dtext/x-grace1;cgracesource code\#
         in Grace0080L0000000>application/x-guile-bytecodecompiled Guile                                    \#
                                                                                                            \#
                                                                         0210900000000audio/t38             \#
                                                                                                            \#
                 00G0H00104000application/vnd.dcmp+xml0c4dcmp0060:0010;00Btext/x-gdb1;cgdb gdbinitsource cod\#
        e in GDB0280W00203000application/vnd.sun.xml.writer.template0ji1_\stw0060<00104000text/x-felix1;cflx\#
        h0010L00000000application/vnd.jsk.isdn-ngn0210=00000000audio/evrcnw000G0U00100000application/vnd.3gp\#
        p.mcptt-signed+xml0c40000B00003000application/x-tadsgam0060:0010300Btext/x-b4x1;cbassource code in B\#
        4X00P0U0000<000application/x-virtualbox-vbox-extpackvbox-extpack0060C0010300Ktext/x-objectscript1;cc\#
        lssource code in ObjectScript0280V00103000application/vnd.openofficeorg.autotext1_\bau02Y090R10@00<a\#
        udio/mp4audio/m4a audio/x-m4a audio/x-mp4a142m4a mp4a f4a m4bMPEG-4 audio00G0D00104000application/xe\#
        nc+xml0c4xenc0000B00000000x-content/blank-cd0000[00003000application/vnd.adobe.aftereffects.template\#
        aet0010I00000000application/vnd.artsquare       0060F00103000application/x-excellon1;cdrl0280L0\0030\#
        00application/vnd.autodesk.fbxapplication/x-fbx application/x.autodesk.fbxfbx00@0A00000000x-shader/x\#
        -vertex0200G0A003000image/x-corelphotopaintimage/x-corel-cptcpt                                     \#
                                         0000A00003000application/x-nrgnrg                                  \#
                                                            0060>0010700Ftext/x-oxygene1;coxygenesource code\#
         in Oxygene0060>00103000text/x-freefem1;cedp                                                        \#
             0010e00000000application/vnd.3gpp.5gsv2x-local-service-information0280;0900300>audio/x-apeaudio\#
        /apeapeMonkey's Audio0000C00000000application/x-jigdo0070L0U10b00Kapplication/vnd.coffeescripttext/c\#
        offeescript text/x-coffeescript1;ccoffee litcoffee _coffee cjsx coffee.erb iced cakesource code in C\#
        offeeScript0090S00003000model/vnd.valve.source.compiled-mapbsp00G0G00104000application/mmt-aei+xml0c\#
        4maei                                                 0280E00007000application/x-gba-romgba agb0060;\#
        0010400Gtext/x-ston1;cstondata in the format STON                                                   \#
                                                                                                            \#
                                                                                                            \#
                                 0000C00005000application/x-bcpiobcpio                                      \#
                                                                                                0280<0Q00700\#
        0video/x-flicvideo/fli video/x-flc video/x-flifli flc                                               \#
                   00Y0Q0f00700;application/vnd.adobe.flash.movieapplication/futuresplash application/x-shoc\#
        kwave-flashswf splFlash movie0210G00000000video/vnd.dlna.mpeg-tts                             0010G0\#
        0000000model/vnd.flatland.3dml                                                               0010E00\#
        004000application/dashdeltampdd0010J00000000application/edhoc+cbor-seq                         00G0V\#
        00100000application/vnd.ims.lis.v2.result+json1Ei                          00G0M00100000application/\#
        vnd.etsi.pstn+xml0c40010K00007000application/pkcs8-encryptedp8e der                                 \#
                      0280E00000000application/x-os2-hlp    0010J00000000application/vnd.g3pix.g3fc00G0P0010\#
        0000application/alto-cdnifilter+json1Ei                                                             \#
                                                                                   00G1;00100000application/\#
        vnd.openxmlformats-officedocument.spreadsheetml.connections+xml0c40010N00000000application/vnd.power\#
        builder7502Y0T00103000application/vnd.imagemeter.image+zip1_\imi00G0D0N10E00?application/xslt+xmlapp\#
        lication/xslfo+xml text/xsl0c4xsl xslt xslfo fo xplXSLT stylesheet0060<0010500Dtext/x-xtend1;cxtends\#
        ource code in Xtend00G0h00104000application/vnd.openxmlformats-package.relationships+xml0c4rels0280K\#
        00002000application/x-snappy-framedsz0060?0010000Gtext/x-procfile1;csource code in Procfile0290:0010\#
        3000image/aces1iBexr0060F0010200Gapplication/x-gdscript1;cgdsource code in GDScript0280K0000?00>appl\#
        ication/x-java-keystorejks ks keystoreJava key store                                         0010M00\#
        000000application/vnd.swiftview-ics0010L00000800application/news-checkgroupsus-ascii0010O00003000app\#
        lication/vnd.marlin.drm.mdcfmdc00G0\00100000application/vnd.3gpp.mcdata-user-profile+xml0c4         \#
        00G0D0H10@00@application/geo+jsonapplication/vnd.geo+json1Eigeojson geo.jsonGeoJSON map data00G0I001\#
        00000application/asyncapi+json1Ei00F080010300Ktext/mdx1;cmdxtext with the markup of MDX             \#
                     0080D0000300=application/x-rosbagbagROS recording00G0e00100000application/mbms-associat\#
        ed-procedure-description+xml0c40060;0010;00Ntext/stylus1;cstylus styltext with the markup of Stylus0\#
        010J00000000application/rpki-checklist                                                              \#
                                                                                       0000E00000000x-conten\#
        t/video-hddvd0010D00003000application/vnd.mfermwf0280O00000000application/x-mach-o-dylib-stub0060C00\#
        100000text/x-cbm-basic-v21;c0060I00107000text/x-postgresql-explain1;cexplain0010H00005000application\#
        /vnd.hp-pclxlpclxl0060=00103000text/x-setext1;cetx0280I0000400=application/x-dart-kerneldillcompiled\#
         Dart0010U00000000application/vnd.uplanet.cacheop-wbxml0060;00104000text/x-rell1;crell0010J00008000a\#
        pplication/vnd.sealed.emlseml sem00G0M00100000application/vnd.nokia.pcd+xml0c40010N00007000applicati\#
        on/vnd.lotus-approachapr vew00G0X00100000application/vnd.dvb.notif-ia-msglist+xml0c400G0L00106000app\#
        lication/urc-grpsheet+xml0c4gsheet0280S00103000application/x-tika-java-web-archive14Iwar0080N0000000\#
        0application/x-ms-compress-szdd0060=00103000text/x-silver1;cvpr0280G0000000Capplication/x-adobe-cshs\#
        hapes of Photoshop0010L00000000application/vnd.ecdis-update0080R0010<000application/x-lrzip-compress\#
        ed-tar1K5tar.lrz tlrz00G0S00100000application/alto-propmapparams+json1Ei0060@0010900Ltext/x-d-objdum\#
        p1;cd-objdumpdata in the format D-ObjDump00<0D00103000text/vbscript.encode1;cvbe                    \#
                                                                                      00G0H00100000applicati\#
        on/jf2feed+json1Ei        0210B00000000image/vnd.cns.inf20000K0000;000application/x-chip8-programch8\#
         sc8 xo8           0080Q00104000application/x-kexiproject-sqlite2151kexi                            \#
                                                                                                            \#
            0290:00004000image/ktx2ktx2                                                0010G00107000applicat\#
        ion/sensml+cbor0b7sensmlc0010D00000000application/jsonpath0210800000000audio/l80280J0000000Capplicat\#
        ion/x-mysql-binlogbinary log of MySQL00G0M00103500application/vnd.syncml.dm+xml0c4xdmutf-80060>00103\#
        00Ftext/x-cap-cds1;ccdssource code in CAP CDS0060=0010300Etext/x-wollok1;cwlksource code in Wollok02\#
        00;00003000audio/x-gsmgsm                                              00G0E00100500application/fhir\#
        +json1Eiutf-80070C00100000text/cql-identifier1;c 0060=0010600Etext/x-smithy1;csmithysource code in S\#
        mithy                                 00G1B00100000application/vnd.openxmlformats-officedocument.pre\#
        sentationml.presentation.main+xml0c40280>0000300Lchemical/x-dcddcdtrajectory of CHARMM or NAMD0280B0\#
        0003000audio/x-iriver-plapla0060B0010000Ntext/x-curl-config1;cdata in the format cURL Config0280G000\#
        03000application/x-filemakerfp7                                  0010P00003000application/vnd.genoma\#
        tix.tuxedotxd                   0060A08103000application/x-asptext/asp1;casp                        \#
                         0010O00000000application/vnd.cups-postscript0000G00003000application/vnd.rim.codcod\#
        0080Z00003000application/vnd.adobe.aftereffects.projectaep                                  0000E000\#
        06000application/x-e-themeetheme0000H00003000application/x-msterminaltrm      0070G00100000message/d\#
        elivery-status1;c                       0060=0010600Etext/x-codeql1;cql qllsource code in CodeQL0080\#
        U00004000application/x-nintendo-3ds-executable3dsx                                                  \#
                                                                      00G0P00100000application/vnd.oipf.dae.\#
        svg+xml0c40010R00003000application/vnd.yamaha.smaf-phrasespf0010P00003000application/vnd.hzn-3d-cros\#
        swordx3d                                                                                            \#
                             0280;0000800Cimage/x-gvrgvr pvrttexture of Nintendo0210<00000000audio/fwdred028\#
        0=0000500;audio/x-ircamircamIRCAM sound0010K00003000application/scvp-cv-requestscq0010K00003000appli\#
        cation/vnd.onepagertattat0010Z00000000application/vnd.afpc.modca-objectcontainer0280I00103000applica\#
        tion/x-starimpress1>[sdd                                                                0010D0000400\#
        0application/vnd.semfsemf    0000D00003000chemical/x-mopac-outmoo0280N0000200Capplication/x-mercuria\#
        l-bundlehgbundle of Mercurial0060O0010300Wtext/x-apollo-guidance-computer1;cagcsource code in Apollo\#
         Guidance Computer                                                                                  \#
                                                         0010F00005000message/global-headersu8hdr           \#
                                 00G1?00100000application/vnd.openxmlformats-officedocument.spreadsheetml.re\#
        visionheaders+xml0c40060:0010300Btext/x-roc1;crocsource code in Roc0060@0010600Htext/x-maxscript1;cm\#
        cr mssource code in MAXScript0210=00000000audio/flexfec0010M00003000application/vnd.ves.encryptedves\#
        0090900003000model/e57e57                                                                           \#
                                             00G0E00104000application/scim+json1Eiscim0010K00003000applicati\#
        on/vnd.groove-helpghf               0280@00104000audio/x-opus+ogg1SWopus         0060@0010:00Ltext/x\#
        -formatted1;ceam.fs fordata in the format Formatted0060G0010000Otext/x-openrc-runscript1;csource cod\#
        e in OpenRC runscript0010O00003000application/tamp-update-confirmtuc0280A0000300Papplication/x-sfosf\#
        oparameters of a PlayStation game                             0010?0010A000application/mp40[Rmp4s m4\#
        p mp4 mpg40010E00000000application/vnd.ciedi0060]0010H000application/x-freedesktop-appstream-compone\#
        nt0c4metainfo.xml appdata.xml0060C00103000text/vnd.tiddlywiki1;ctid0080D00002000application/x-qpress\#
        qp                                                  006090010:00Atext/x-ox1;cox oxh oxosource code i\#
        n Ox0010J00000000application/vnd.xmpie.plan                     0060<0010C00Etext/x.gcode1;cgcode cn\#
        c gco g ngcsource code in G-code                                                                    \#
                                                                                      0010F00004000applicati\#
        on/vnd.picselefif    0210=00000000video/3gpp-tt0060;0010C00Ctext/x-gosu1;cgsx vark gsp gs gstsource \#
        code in Gosu0060h0d204000application/vnd.oasis.opendocument.presentation-flat-xmlapplication/vnd.oas\#
        is.opendocument.flat.presentation0Yj0c4fodp00G0E00100000application/ujcs+json1Ei0010S00100000applica\#
        tion/measured-component+cbor0b70060<0010300Dtext/x-alloy1;calssource code in Alloy0060D00104000text/\#
        x-gooddata-maql1;cmaql0210F00003000audio/vnd.lucent.voicelvp0010L00000000application/vnd.uplanet.lis\#
        t0060:0010300Btext/x-txl1;ctxlsource code in TXL                                                    \#
                                                             0010V00004000application/vnd.crick.clicker.keyb\#
        oardclkk0080C00003000application/x-lrziplrz                                               0280;00003\#
        00Baudio/x-smpsmpSampleVision sound                                                                 \#
                                                                                                            \#
                                                                                            00G0R00100000app\#
        lication/vnd.3gpp.srvcc-ext+xml0c4                                                     00G0M00107000\#
        application/vnd.document+json1Eidocjson0010I0000A000application/vnd.dece.datauvf uvvf uvd uvvd0080A0\#
        L00300;application/x-aceapplication/x-ace-compressedaceACE archive0060:00103000text/x-ul41;cul400G0I\#
        00100500application/pidf-diff+xml0c4utf-80060A0010600Itext/x-sourcepawn1;csp incsource code in Sourc\#
        ePawn0280;0000300@audio/x-nsfnsfmusic of the NES0280@00203000image/x-sony-srf1AD0N0srf0060C00105000t\#
        ext/vnd.curl.dcurl1;cdcurl0010C00003000application/vnd.bmibmi02X0F0020:000application/msixbundle1da1\#
        _\msixbundle0280R00103000application/vnd.stardivision.chart1>[sds0070;0010:000text/shaclc1;cshaclc s\#
        hc0280<0000H000image/x-pictpct pict pict1 pict2 pic0060F0010400Ntext/x-parrot-assembly1;cpasmsource \#
        code in Parrot Assembly00G1<00100000application/vnd.openxmlformats-officedocument.wordprocessingml.f\#
        onttable+xml0c40280L00000000application/x-mach-o-preload0210=00003000audio/vnd.dradra0060J0010300Jte\#
        xt/x-omnet-plus-plus-ned1;cnedsource code in OMNeT++ NED00G0X00100000application/alto-endpointproppa\#
        rams+json1Ei0060:0010300Ftext/x-ron1;crondata in the format RON0010\00003000application/vnd.piaccess\#
        .application-licencepil0010J00004000application/vnd.xmpie.xlimxlim                                  \#
                                                                                                            \#
                                                                                                            \#
           0010D00000000application/vnd.pcos                                        0000C00006000chemical/x-\#
        jcamp-dxjdx dx                                                      0060>0<10200Ftext/x-crystaltext/\#
        crystal1;ccrsource code in Crystal                                                                  \#
           00G0U00100000application/vnd.3gpp.mcvideo-info+xml0c4                                            \#
              0280K00000000application/x-mach-o-object                                                      \#
                                                               0060F0010300Ntext/x-routeros-script1;crscsour\#
        ce code in RouterOS Script0010E00000000application/cybercash                                        \#
                                                                      0060;0010400Gtext/x-ldif1;cldifdata in\#
         the format LDIF00G0>0020T00<message/rfc8221;c1L_eml mime mail mht mhtml mbox art msgmail message006\#
        0E0010300^text/x-debian-control1;cdscdata in the format Debian Package Control File0280U00103000appl\#
        ication/vnd.sun.xml.writer.global1_\sxg0280O00103000application/x-starwriter-global1>[sgl0060C001050\#
        00application/x-qbrew0c4qbrew0060?0010300Gtext/x-igor-pro1;cipfsource code in IGOR Pro              \#
                                                        0070K0[202500text/vnd.trolltech.linguistapplication/\#
        x-linguist text/vnd.qt.linguist0c41;ctsutf-80060@0010200Ltext/x-kickstart1;cksdata in the format Kic\#
        kstart00G0L00105000application/vnd.chemdraw+xml0c4cdxml0280E1000;000application/x-wii-romapplication\#
        /x-wbfs application/x-wia application/x-wii-iso-imagervz wia iso0060;00104000text/x-savi1;csavi0060;\#
        00208000text/x-mrml0c41;cmrml mrl00G0E00109000application/spdx+json1Eispdx.json                     \#
                                                                         0060:00100000text/x-ptx1;c         \#
                                                                          00O0F0010Q00Capplication/postscrip\#
        t1;cps eps2 eps3 ai eps epsi epsf pfaPostScript document00G0]00100000application/mbms-user-service-d\#
        escription+xml0c40010K00000000application/rpki-signed-tal                                           \#
                                                                                                            \#
                                                                                                            \#
        00G0J00100000application/jscontact+json1Ei00G0S00100000application/vnd.3gpp.mcptt-info+xml0c40000I00\#
        00;000application/x-msmediaviewmvb m13 m140060;0010200Ctext/x-hare1;chasource code in Hare0280M00100\#
        000application/x-tika-staroffice1>[0210:00000000audio/smv00210900003000image/t38t380010K00000000appl\#
        ication/vnd.d3m-problem0210900000000audio/lpc0010U00000000application/trust-mark-delegation+jwt0010E\#
        00006000application/senml-exisenmle0210;00000000audio/g729d                                         \#
                                                           0080F00003000application/x-jeol-jdfjdf0060K001000\#
        0Papplication/x-godot-project1;cdata in the format Godot project00G0E00100000application/xacml+xml0c\#
        400G0=00108000model/x3d+xml0c4x3d x3dz0010T00009000application/vnd.hydrostatix.sof-datasfd-hdstx0210\#
        =00003000image/vnd.fstfst0020;00003000image/x-lwslws0010I00000000application/vnd.dtg.local0060@0010X\#
        00Htext/x-realbasic1;crbbas rbfrm rbmnu rbres rbtbar rbuistatesource code in REALbasic0070<00103000t\#
        ext/vnd.hgl1;chgl0060C0010300Ktext/x-brightscript1;cbrssource code in Brightscript0080@0000300?model\#
        /x-cinema4dc4dCinema 4D scene0060;0010100Ctext/x-cweb1;cwsource code in CWeb0010R00000000application\#
        /vnd.syncml.dmddf+wbxml0210;00000000audio/dat120010K00003000application/vnd.realvnc.bedbed0010Q00003\#
        000application/vnd.accpac.simply.impimp0280A0000300Capplication/x-lz4lz4LZ4-compressed data0010\0000\#
        0000application/vnd.japannet-registration-wakeup0060:0010;00Btext/x-gsc1;cgsc csc gshsource code in \#
        GSC00G0L00100000application/vnd.etsi.aoc+xml0c40070C0T10@00?application/texinfoapplication/x-texinfo\#
         text/x-texinfo1;ctexinfo texi txitext in Texinfo00G0U00100500application/emergencycalldata.cap+xml0\#
        c4utf-800G1;00100000application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml0c400\#
        60B00108000application/x-sami1;csmi sami00G0\00100000application/vnd.3gpp.seal-ue-config-info+xml0c4\#
        0010T00003000application/vnd.chipnuts.karaoke-mmdmmd0000F00002000application/applixwareaw0010L000020\#
        00application/vnd.wv.csp+wbxmlwv0010?00000000application/cwt03Y190020900Gapplication/vnd.openxmlform\#
        ats-officedocument.presentationml.presentation1Lg1_\pptx thmxPowerPoint presentation0000L0000?000app\#
        lication/x-authorware-binaab x32 u32 vox0060>00100000text/x-authors1;c00G0L00100000application/kpml-\#
        request+xml0c40000G00003000chemical/x-gaussian-loggal00G0G00100000application/problem+xml0c40210?000\#
        00000audio/midi-clip00G0]00100000application/vnd.3gpp.mcptt-service-config+xml0c40010J00004000applic\#
        ation/vnd.sealed.3dfs3df0060;0010400Ltext/x-twig1;ctwigtext with the markup of Twig                 \#
                                                                                                            \#
                                                                                 0290:00104000audio/sofa0;Us\#
        ofa0200L00007000application/x-commodore-tapetap t640210=00000000audio/vnd.4sb                       \#
                                                                                                            \#
                                                                                                            \#
                                                0010T00003000application/vnd.antix.game-componentatx        \#
                            00G0e00100000application/vnd.oma.poc.optimized-progress-report+xml0c4           \#
                                                      0010F00005000application/cdmi-queuecdmiq0210A00003000i\#
        mage/vnd.net-fpxnpx                00G1>00100000application/vnd.openxmlformats-officedocument.presen\#
        tationml.handoutmaster+xml0c40070?0U10Q00>application/sqlapplication/x-sql text/sql text/x-sql1;csql\#
         ddl inc mysql tab udf viw prcSQL statements0010H00004000application/vnd.wap.wmlcwmlc0280D0000<00Dim\#
        age/x-paintshoppropsp pspimagePaint Shop Pro image00G0L00107000application/vnd.artisan+json1Eiartisa\#
        n0060<0010500Dtext/x-slang1;cslangsource code in Slang0060@0010400Htext/x-redscript1;credssource cod\#
        e in Redscript0010R00000000application/simple-message-summary0280A0000300Eapplication/x-mpqmpqMPQ ar\#
        chive of a game00G0^00100000application/vnd.3gpp.mcdata-service-config+xml0c40010H00000000applicatio\#
        n/vnd.ecip.rlp02Y0O00105000application/vnd.etsi.asic-s+zip1_\asics00G0O00100500application/vnd.omads\#
        -email+xml0c4utf-8                           0060;0010200Ctext/x-sway1;cswsource code in Sway0010P00\#
        002000application/vnd.bluetooth.le.ooble                                                            \#
                                                   0060<0010300Dtext/x-faust1;cdspsource code in Faust      \#
                                                                       0010j00004000application/vnd.collabio\#
        .xodocuments.presentation-templatexotp                                                          0080\#
        E0000000Lapplication/x-featherFeather table, first version                                 00W0?0010\#
        0000message/partial1;c                                     0010J00002000application/pkix-attr-certac\#
                                                                 0280A0010300<application/x-bcf1jDbcfBCF var\#
        iants                                                                                               \#
                                            00G1:00100000application/vnd.openxmlformats-officedocument.sprea\#
        dsheetml.chartsheet+xml0c4                                                                          \#
           0010O00003000application/vnd.lotus-screencamscm0280G0A002000audio/x-pn-audibleaudioaudio/vnd.audi\#
        bleaa0080O0010:00Japplication/x-xz-compressed-tar1@otar.xz txztar archive, xz-compressed0010P0000200\#
        0application/vnd.bluetooth.ep.oobep                                     0000A00003000application/x-p\#
        akpak                      00G0C0010A000application/tei+xml0c4tei teicorpus odd00Y0I0H00;00?applicat\#
        ion/pgp-encryptedapplication/pgp text/pgppgp gpg ascOpenPGP message0060?0010300Ptext/x-nunjucks1;cnj\#
        ktext with the markup of Nunjucks0060<0010200Dtext/x-holyc1;chcsource code in HolyC                 \#
             0000F00003000chemical/x-mopac-graphgpt0200A00003000image/x-coreldrawcdr                        \#
                                       0280N00208000application/x-iso9660-appimage0Kh0Yoappimage            \#
                         0060C00105000text/vnd.curl.scurl1;cscurl                                           \#
                                                                                                            \#
                             0000I00006000application/zip+dotlottielottie                                   \#
                                                                                                            \#
                                                                                                            \#
            02Y0:1:00L00:video/mpegvideo/mpeg-system video/mpg video/x-mpeg video/x-mpeg-system video/x-mpeg\#
        2mpg mpeg mpe m1v m2v vob mp2MPEG video00G0c00100000application/vnd.3gpp.current-location-discovery+\#
        xml0c40010C00003000application/vnd.gmxgmx0060<00103000text/x-capdl1;ccdl0290:0000500:font/woff2woff2\#
        WOFF2 font                            0010N00003000application/vnd.micrografx.igxigx0280B00104000mod\#
        el/vnd.dwfx+xps1Lgdwfx0070<00103000text/jcr-cnd1;ccnd0200;00003000audio/x-sd2sd20010E00100000applica\#
        tion/dots+cbor0b70000S00003000application/x-research-info-systemsris03Y0D0S104009application/epub+zi\#
        papplication/epub application/x-epub1_\epubEPUB book0010I00000000application/vnd.mdl-mbsdf0060<00102\#
        00Atext/x-iosrc1;ciosource code in Io                                                               \#
               02Y0?0A10@00?video/quicktimevideo/x-quicktime0[Rmov qt moov qtvrQuickTime video              \#
                               0210=00003000image/prs.ptipti                                                \#
                                                      0200=00000000video/wavelet0280E0000400Aapplication/x-m\#
        s-evtxevtxWindows event log00G0D00104000application/cdfx+xml0c4cdfx0080C00107000application/x-bzpdf0\#
        RPpdf.bz20010D00000000multipart/header-set0060?0010400Ktext/x-rpm-spec1;cspecdata in the format RPM \#
        Spec                 00G0E00100000application/nlsml+xml0c4                                          \#
                       00G0\00100000application/vnd.dvb.notif-aggregate-root+xml0c4                         \#
                                                                                                        0010\#
        B00000000application/sd-jwt     0000D00003000chemical/x-mopac-vibmvb0070P00103500text/vnd.sun.j2me.a\#
        pp-descriptor1;cjadutf-8                                                                            \#
                                              0060B0010000Ntext/x-wget-config1;cdata in the format Wget Conf\#
        ig                                                                                             0060D\#
        0010400Utext/x-api-blueprint1;capibtext with the markup of API Blueprint00X0C0B006000application/x-b\#
        zip1application/x-bzipbz tbz0090@0B00800Iapplication/zstdapplication/x-zstdzst zstdZstandard-compres\#
        sed data0280K00003000application/x-idl-save-filesav0280M0000300Mapplication/x-hermes-bytecodehbccomp\#
        iled JavaScript of Hermes02Y0C00100000application/aas+zip1_\                                        \#
                                                                                                            \#
                                                0010B00000000multipart/parallel                             \#
                      0080D00006000application/x-bsdiffbsdiff                                               \#
                                                                                                    02Y0Q001\#
        04000application/automationml-amlx+zip1_\amlx02I0M0000300Fapplication/vnd.ms-fontobjecteotEmbedded O\#
        penType font0210900000000video/vp9      0290900003000image/jphjph                                 00\#
        G0V00100000application/vnd.3gpp.mcptt-regroup+xml0c4006080010100@text/x-b1;cbsource code in B0000G00\#
        003000chemical/x-galactic-spcspc00G0d00100000application/vnd.radisys.msml-dialog-fax-sendrecv+xml0c4\#
        0060:0010500Dtext/smali1;csmalisource code in Smali0060?0010300Etext/x-vim-help1;ctxttext in Vim Hel\#
        p File0070F0D10o00Oapplication/vnd.gerberapplication/x-gerber1;cgbr gbl gbo gbp gbs gko gpb gpt gtl \#
        gto gtp gts ncl sol cmp gmldata in the format Gerber Image00G0X00103000application/vnd.citationstyle\#
        s.style+xml0c4csl0060H0010=00Iapplication/x-powershell1;cps1 psm1 psd1source code in PowerShell     \#
                                          0010O00000000application/provided-claims+jwt0080G00007000applicati\#
        on/x-erdas-hfahfa img0010K00005000application/vnd.ahead.spaceahead0060=0010;00Etext/x-edgeql1;cedgeq\#
        l esdlsource code in EdgeQL00F0@00203000text/x-component0c41;chtc0060=0:21G00:text/x-c++srctext/x-c+\#
        +1;c189cpp cc cxx c++ cp cppm tpp ixx ipp inl ino mxx tcc txx C cu cuh hpp h++ hh h hxx inc reC++ so\#
        urce0000S0E105000application/x-raw-floppy-disk-imageapplication/x-fd-file0gVfd qd0010O00003000applic\#
        ation/vnd.immervision-ivuivu0060=0010300Itext/x-webvtt1;cvttdata in the format WebVTT0060;0010400Cte\#
        xt/x-icon1;ciconsource code in Icon0390^0020400Japplication/vnd.ms-excel.sheet.macroenabled.121g_1Lg\#
        xlsmExcel workbook with macros0010O00000000application/vnd.uplanet.cacheop0060>0010J00Ftext/x-promel\#
        a1;cprom prm promela pr pml pmsource code in Promela0070<00100000text/vnd.vcf1;c0060B0;10[00Jtext/x-\#
        common-lisptext/x-lisp1;casd lisp fasl ros lsp ny podsl sexp cl jl lsource code in Common Lisp0210:0\#
        0000000audio/vdvi                                                         0280<0:00400:image/x-icnsi\#
        mage/icnsicnsApple icon0060;0010400Ltext/x-sass1;csasstext with the markup of Sass0210900003000video\#
        /vc1vc100G0G00100500application/msc-ivr+xml0c4utf-80060:0010A00Ktext/x-ejs1;cejs ect ejs.t jsttext w\#
        ith the markup of EJS0210J00000000video/vnd.directv.mpeg-tts0210R0000<000video/vnd.sealedmedia.softs\#
        eal.movsmov smo s1q02Y0:0R00800:image/tiffimage/tif image/x-tif image/x-tifftif tiffTIFF image0060A0\#
        0100000text/x-pacmanconf1;c0280E0020=000application/x-blender1jD0Tfblend blender                    \#
                                                                                                       0280K\#
        00000000application/x-mach-o-fvmlib                                                                 \#
                                                                   0280F0D103000image/x-emf-compressedapplic\#
        ation/x-ms-emz1jDemz0010L00003000application/vnd.noblenet-webnnw00G0N00103000application/sparql-resu\#
        lts+xml0c4srx0060=0010300Btext/x-vclsrc1;cvclsource code in VCL00G0R00100000application/vnd.oipf.dae\#
        .xhtml+xml0c40080F0000000@application/x-vim-undoundo file of Vim0000Q00003000application/x-graphing-\#
        calculatorgcf0210E00000000video/vnd.objectvideo0060A0010600Itext/x-quickbasic1;cbas bisource code in\#
         QuickBASIC0010I00000000application/city+json-seq0080A0000300@application/x-orcorcApache ORC table00\#
        60?0010800Ktext/x-textgrid1;ctextgriddata in the format TextGrid0060F0010100Rtext/x-directx-3d-file1\#
        ;cxdata in the format DirectX 3D File0090G0C00800\application/vnd.ms-tnefapplication/ms-tneftnef tnf\#
        Transport-neutral encapsulation of a message0080A00000000application/x-arc0010J00003000application/v\#
        nd.epson.saltslt0060=0010;00Etext/x-peg-js1;cpegjs peggysource code in PEG.js00G0[00102000applicatio\#
        n/vnd.software602.filler.form+xml0c4fo0060I00109000text/x-roboconf-instances1;cinstances0060;0010400\#
        0text/x-cddl1;ccddl00G0R00100000application/vnd.eclipse.ditto+json1Ei0280A0e00300?application/x-dexa\#
        pplication/vnd.android.dex application/x-android-dexdexAndroid program0280<0;10<000image/x-ilbmimage\#
        /x-iff0?fiff ilbm lbm0060;0010400Gtext/x-lark1;clarkdata in the format Lark00G0D00100500application/\#
        pidf+xml0c4utf-80280B0000000>application/x-cbfscoreboot image0060:0010300Dtext/limbo1;cb msource cod\#
        e in Limbo                       0060:00103003text/x-log1;cloglog                                   \#
                                  0080J00003000application/x-spectrum-rzxrzx                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                             0080B00003000ap\#
        plication/serealsrl                           0080U00103000application/x-pyspread-bz-spreadsheet0RPp\#
        ys0210I00000000video/vnd.motorola.videop00G0T00100000application/vnd.etsi.iptvprofile+xml0c40010L000\#
        03000application/tamp-apex-updatetau02Y0909108000image/jpmvideo/jpm06Ejpm jpgm0280G0010300?image/x-p\#
        ortable-bitmap1<Fpbmportable bitmap00G0C00103000application/shf+xml0c4shf0090F0:003000application/fo\#
        nt-tdpfrfont/tdpfrpfr0000H00100000x-content/win32-software10400G0V00108000application/vnd.recordare.\#
        musicxml+xml0c4musicxml0000D00000000application/x-isatab             0060=0010200Etext/x-puppet1;cpp\#
        source code in Puppet0010J0Z00M000application/vnd.afpc.modcaapplication/afp application/vnd.ibm.modc\#
        apafp listafp list3820 pseg3820         0060?0010400Ktext/x-avro-idl1;cavdldata in the format Avro I\#
        DL                                                                                                  \#
                                00G0M00102000application/simple-filter+xml0c4cl0280E00000000image/x-jp2-cont\#
        ainer                                                                                               \#
                        00G0K00100000application/coap-group+json1Ei0000C00009000application/x-blorbblb blorb\#
                                                                                                            \#
                                                             0280<0B003000image/x-xfigapplication/x-xfigfig0\#
        080K00000000application/x-ipod-firmware0200K0010C000application/x-lx-executable12V386 vxd exe dll sy\#
        s0000I00003000application/x-kpovmodelerkpm0000M00003000application/vnd.ms-pki.seccatcat 0010M0000000\#
        0application/vnd.powerbuilder7                                        0010O00000000application/vnd.v\#
        erimatrix.vcas0060>0010000Ftext/x-earthly1;csource code in Earthly                     0080E00007000\#
        application/x-dvd-ifoifo bup                                                                        \#
                                                                                                            \#
            0010S00003000application/vnd.multiad.creator.cifcif00G0S0010C00Gapplication/vnd.apple.installer+\#
        xml0c4mpkg dist distz pkgApple installer package0060;0010400Gtext/x-tmdl1;ctmdldata in the format TM\#
        DL0210?00000000audio/clearmode              0060=0010300Etext/x-rascal1;crscsource code in Rascal028\#
        0J0P00;000application/x-gamecube-romapplication/x-gamecube-iso-imagervz wia iso0060:0010300Btext/x-w\#
        dl1;cwdlsource code in WDL0210G0b10;00Capplication/vnd.efi.isoapplication/x-cd-image application/x-i\#
        so9660-image0gViso iso9660ISO 9660 disc image0060H00107000application/atomserv+xml0c4atomsrv0010J000\#
        03000application/vnd.mobius.plcplc0210;0<002000image/g3faximage/fax-g3g300G0L00103000application/rou\#
        te-s-tsid+xml0c4sls00G0C0P20700Lapplication/xml-dtdapplication/x-xml-dtd text/x-dtd1\<1;cdtd modXML \#
        document type definition0000>00003000chemical/x-vmdvmd0280N0000900Aapplication/x-dotnet-resourcesres\#
        ourcesresources of .NET0010O0000:000application/vnd.resilient.logicrlm reload0010P00007000applicatio\#
        n/vnd.macports.portpkgportpkg02X0G0010300Aapplication/x-xpinstall1_\xpiFirefox extension00G0R0010;00\#
        0application/vnd.veritone.aion+json1Eiaion vtnstd0070M00100000text/1d-interleaved-parityfec1;c0000N0\#
        0003000application/x-font-ghostscriptgsf0060Q0010<00btext/x-velocity-template-language1;cvm vtl fhtm\#
        ltext with the markup of Velocity Template Language0060=0010600Ntext/x-bbcode1;cbbcodetext with the \#
        markup of BBCode0280E0000700Bapplication/x-osm-pbfosm.pbfOpenStreetMap data0010G00004000application/\#
        fastinfosetfinf00G0X00100000application/vnd.veraison.tsm-report+json1Ei0080F00108000application/x-me\#
        mgraph0<Amemgraph       0060B0010>00Jtext/x-emberscript1;cem emberscriptsource code in EmberScript  \#
                   0010S00000000application/vnd.dvb.iptv.alfec-base                                         \#
                                                                          0290Q0000=000application/vnd.apach\#
        e.arrow.filearrow feather                                  0060?00202000text/x-troff-mm1Nj1;cmm02Y0:\#
        0F10800Bimage/apngimage/vnd.mozilla.apng1l_apng pnganimated PNG image00G0G00100000application/sd-jwt\#
        +json1Ei                                                                            0010Q00004000app\#
        lication/vnd.crypto-shade-filessvc                   0010?00003000application/ditdit                \#
                                                                                                            \#
             0010J00005000application/cdmi-containercdmic                                                   \#
                                                              0070=00103000model/vnd.vtu0c4vtu              \#
                               0080C00000000application/x-lharc                                             \#
                                      0010?00003000application/diidii0060<0010000Dtext/x-xmake1;csource code\#
         in Xmake0060G00105000application/x-dia-shape0c4shape0000A00000000application/x-slp00F0C0g103009appl\#
        ication/gpx+xmlapplication/gpx application/x-gpx application/x-gpx+xml0c4gpxGPX track0060<0010500Dte\#
        xt/x-click1;cclicksource code in Click                                                              \#
               0070H00103000application/vnd.cups-ppd1;cppd0080F0B00300>application/x-doom-wadapplication/x-d\#
        oomwadDoom game data0060<0010300Dtext/x-xonsh1;cxshsource code in Xonsh0060F0010<00Rtext/x-html-plus\#
        -razor1;ccshtml razortext with the markup of HTML+Razor0000C00000000x-content/video-dvd             \#
                                   0060H00100000text/x-debian-sourcelist1;c0210>00000000audio/vnd.celp      \#
                           0080A00003000application/x-zoozoo                0010H00003000application/vnd.one\#
        pagertam                                                                                            \#
                                                   0210900000000video/rtx                                   \#
                                                0060H00103000text/x-inform-6-template1;ci6t                 \#
                                    0010D0000<000application/vnd.ufdlufd ufdl frm                           \#
                            0290?0000300?font/collectionttcfont collection          00G0O00100000application\#
        /alto-directory+json1Ei00Q0E0@00:000model/x3d+fastinfosetmodel/x3d+binaryx3db x3dbz0060;00107000text\#
        /x-func1;cfc func0000L0000;000application/x-ms-applicationapplication0210@00000000audio/mpa-robust00\#
        10>00000000application/vp0010U00000000application/vnd.japannet-registration0060B0010500Jtext/x-cap-n\#
        -proto1;ccapnpsource code in Cap'n Proto                                                            \#
                              0060J0010600Mtext/x-javascript-plus-erb1;cjs.erbsource code in JavaScript+ERB \#
                                                                                0000R00003000application/x-d\#
        iscjuggler-cd-imagecdi                                               00G1>00100000application/vnd.op\#
        enxmlformats-officedocument.presentationml.template.main+xml0c4                                     \#
                               0280A0j10?00Iapplication/x-msiapplication/x-ms-installer application/x-window\#
        s-installer1>[msi mst msm mspWindows installer package00G0W00100000application/vnd.gnu.taler.merchan\#
        t+json1Ei0060A0010000Mtext/x-ssh-config1;cdata in the format SSH Config0210=00003000audio/vnd.riprip\#
        00G0R00106000application/vnd.route66.link66+xml0c4link6600G0T00100000application/vnd.etsi.iptvcomman\#
        d+xml0c40010T00000000application/vnd.nokia.landmark+wbxml0060<0010800Htext/x-asn-11;casn1 asndata in\#
         the format ASN.10010@00000000application/iotp0010N00000000application/vnd.uic.dosipas.v10010D000040\#
        00application/vnd.semasema0210I00000000audio/vnd.blockfact.facta0060?00104000text/x-execline1;cexec0\#
        210:00004000image/jaiijaii00G0b00100000application/vnd.3gpp.mcptt-affiliation-command+xml0c40010B000\#
        00000application/riscos0280A00008000image/x-quicktimeqtif qif00G0[00100000application/vnd.radisys.ms\#
        ml-audit-conf+xml0c40060:00103000text/x-boa1;cboa0010X00100000application/concise-problem-details+cb\#
        or0b70000U00000000application/x-atari-floppy-disk-image                                             \#
                                                                    0080A00003008application/x-tcrtcrTCR boo\#
        k0080I00003000application/x-pocket-wordpsw0000F00000000application/x-ms-owner                       \#
               03Y110020400>application/vnd.openxmlformats-officedocument.spreadsheetml.sheet1Lg1_\xlsxExcel\#
         workbook0010D00000000application/cbor-seq028090;003009image/qoiimage/x-qoiqoiQOI image0280H0I10K000\#
        application/x-quattroproapplication/x-quattro-pro1>[wb1 wb2 wb3 wq1 qpw wq2 wkq0010W00000000applicat\#
        ion/vnd.ntt-local.file-transfer0010M00003000application/vnd.fluxtime.clipftc00G0K00100000application\#
        /vnd.heroku+json1Ei0210>00003000image/vnd.xiffxif006080010100@text/x-e1;cesource code in E0200;1U00D\#
        009image/x-tgaapplication/tga application/x-targa application/x-tga image/targa image/tga image/x-ic\#
        b image/x-targatga icb vda tpic vstTGA image00G0J00100000application/vnd.micro+json1Ei0010G00007000a\#
        pplication/vnd.genozipgenozip0280H00000000application/x-activemime0280;00003009video/x-ivfivfIVF vid\#
        eo0210<00000000audio/vmr-wb0060;0010400Ctext/x-shen1;cshensource code in Shen00G0U00107000applicatio\#
        n/vnd.eu.kasparian.car+json1Eicarjson0060?0010<00Dtext/x-fancysrc1;cfy fancypacksource code in Fancy\#
        0060;0010300Ctext/x-tsql1;csqlsource code in TSQL0290=00100000audio/amr-wb+1\I0060=0010400Etext/x-ch\#
        apel1;cchplsource code in Chapel0060;0020300Ftext/x-gawk1L;1;cawksource code in GNU Awk0010C1700@00;\#
        application/vnd.dbfapplication/dbase application/dbf application/x-dbase application/x-dbfdbf dbase \#
        dbase3dBase table0290;00004000image/hej2khej20060<0010500Atext/x-echdr1;cec ehsource code in eC0010F\#
        00003000application/vnd.is-xprxpr0280;0000700Caudio/x-paffap pafEnsoniq PARIS sound0060=0010200Etext\#
        /x-quakec1;cqcsource code in QuakeC00G1?00100000application/vnd.openxmlformats-officedocument.presen\#
        tationml.slideshow.main+xml0c40280J00003000application/x-killustratorkil00@0M00004000application/x-v\#
        irtualbox-vboxvbox0010L00000000application/rpki-publication00G1<00100000application/vnd.openxmlforma\#
        ts-officedocument.presentationml.slidemaster+xml0c40070=00104000text/vnd.hans1;chans0080P00107000app\#
        lication/x-pkcs7-certificates1YNp7b spc0060=0010600Etext/x-ceylon1;cceylonsource code in Ceylon00G0Y\#
        00100000application/xcon-conference-info-diff+xml0c40060=0010600Etext/x-whiley1;cwhileysource code i\#
        n Whiley0060A0010300Itext/x-glimmer-js1;cgjssource code in Glimmer JS0060:0010300Btext/x-lfe1;clfeso\#
        urce code in LFE0080A00103000application/x-cb71Socb700G1500100000application/vnd.openxmlformats-offi\#
        cedocument.extended-properties+xml0c400F0H00103000application/x-dtbncx+xml0c4ncx0210:00000000audio/g\#
        7230060<0010400Etext/x-lean41;cleansource code in Lean 400G0P00100000application/alto-tipsparams+jso\#
        n1Ei029090;003000image/dpximage/x-dpxdpx                                             0000^00000000ap\#
        plication/vnd.ms-package.obfuscated-opentype00G0U00100000application/vnd.nokia.iptv.config+xml0c4   \#
                                                                                                            \#
                                               0060=0010600Etext/x-carbon1;ccarbonsource code in Carbon0010F\#
        00000000application/tnauthlist0290R0M003000application/vnd.nintendo.nitro.romapplication/x-nintendo-\#
        ds-romnds0010b00000000application/vnd.cncf.helm.chart.provenance.v1.prov0060:0010800Ktext/x-pic1;cch\#
        em pictext with the markup of Pic0060;0010800Ctext/x-yara1;cyar yarasource code in YARA         00G0\#
        J00100000application/vnd.siren+json1Ei                                                              \#
                                                               02Y0>00104000model/step+zip1_\stpz0010G000030\#
        00application/vnd.hp-jlytjlt0280;0000300;image/x-pkmpkmETC texture0080Q0010<000application/x-lzma-co\#
        mpressed-tar0=gtar.lzma tlz0280[00104000application/vnd.adobe.indesign-idml-package1_\idml0210>00000\#
        000video/jpeg2000                                                                                   \#
                                                    0060<0010500Mtext/x-latte1;clattetext with the markup of\#
         Latte0010V00000000model/vnd.rosette.annotated-data-model0210=00000000image/vnd.svf0080D0000900<appl\#
        ication/x-bigwigbigwig bwbigWig track0080L0P00G00?application/vnd.rn-realmediaapplication/vnd.rn-rea\#
        lmedia-vbrrm rmvb rmj rmm rms rmxRealMedia video00I0A0000300Bmodel/gltf-binaryglbglTF scene, binary0\#
        060;0010600Ctext/x-cuda1;ccu cuhsource code in Cuda0080N00007000application/x-nintendo-3ds-romcci 3d\#
        s0280>0000200>audio/x-codec2c2Codec 2 speech0000D00003000application/x-ms-wmdwmd0280E00003000audio/v\#
        nd.audible.aaxaax0390^0`107000application/vnd.oasis.opendocument.text-masterapplication/x-vnd.oasis.\#
        opendocument.text-master1_\odm otm0010C00003000application/vnd.wqdwqd0080A0?103000application/x-wwfa\#
        pplication/wwf0@Mwwf                                                                             028\#
        0K00000000application/x-installshield00G0L00100500application/poc-settings+xml0c4utf-8              \#
                                                                                       00G0C00100000applicat\#
        ion/elm+xml0c40010H00000000application/vnd.sbm.mid20000F00003000application/x-font-snfsnf0060G001060\#
        0Otext/x-component-pascal1;ccps cpsource code in Component Pascal0010M00003000application/vnd.fujixe\#
        rox.dddddd02Y090;00Q00<video/mp4video/x-mp4mp4 mp4v mpg4 f4v lrv lrf f4p m4vMPEG-4 video0010G0000000\#
        0application/prs.mayfile0060>0010200Ftext/x-cangjie1;ccjsource code in Cangjie0070M0010600Lapplicati\#
        on/vnd.gentoo.eclass1;ceclasssource code in Gentoo Eclass0010K00003000application/timestamp-replytsr\#
        00G0O00103000application/vnd.mozilla.xul+xml0c4xul0210R0000<000image/vnd.sealedmedia.softseal.jpgsjp\#
        g sjp s1j0060C00105000application/x-mason1;cmi mc0210L00000000audio/vnd.cmles.radio-events0210F00003\#
        000image/vnd.dvb.subtitlesub0010S00000000application/vnd.afpc.foca-codedfont0010L00003000application\#
        /vnd.kidspirationkia0280<0000000Baudio/x-nistNIST SPHERE speech0210B00003000video/vnd.dvb.filedvb029\#
        0G00100000application/tlsrpt+gzip1jD0290>0@10300>audio/matroskaaudio/x-matroska1]emkaMatroska audio0\#
        060>0010:00Ftext/x-treetop1;ctreetop ttsource code in Treetop0280B00000009application/x-pbzxpbzx dat\#
        a                                                                                                   \#
                                                                        0280G00100000application/x-texnicard\#
        0Gj                  0060?0010400Gtext/x-openqasm1;cqasmsource code in OpenQASM0080B0000400:applicat\#
        ion/x-onnxonnxONNX model0080B0@00200Dapplication/x-lzipapplication/lziplzlzip-compressed data0060=00\#
        10300Etext/x-augeas1;caugsource code in Augeas00G0\00100000application/vnd.radisys.msml-dialog-base+\#
        xml0c4                                                                                              \#
                             0060>0010900Ftext/x-plpgsql1;cpgsql sqlsource code in PLpgSQL                  \#
                                  0010C00003000application/vnd.dnadna                                       \#
                       00G0W00103000application/vnd.irepository.package+xml0c4irp                           \#
            0060:00100000text/x-cel1;c                            0060>0010300Ftext/x-arduino1;cinosource co\#
        de in Arduino0010I00003000application/vnd.visionaryvis                                              \#
                                                                                      00G0C00103000applicati\#
        on/fdt+xml0c4fdt00G1<00100000application/vnd.openxmlformats-officedocument.presentationml.notesmaste\#
        r+xml0c40090?0C003000application/fdfapplication/vnd.fdffdf0060;00104000text/x-gsql1;cgsql0060F0010?0\#
        00text/x-sqlite3-console1;csqlite3-console             0070<00100000text/strings1;c00G0f00100000appl\#
        ication/vnd.dvb.notif-ia-registration-response+xml0c40210@00000000audio/ip-mr_v2.50210A00000000video\#
        /rtploopback0010E00000000application/parityfec0010C00000000application/eat+cwt                      \#
                                      0060D00100000text/x-lighttpd-conf1;c00G0D00105000application/srgs+xml0\#
        c4grxml0080A00003000application/x-miemie                                                            \#
                                                                                                           0\#
        280;00000009video/x-nutNUT video                                                                00G0\#
        P00100000application/vnd.radisys.moml+xml0c4                                                        \#
                                                                                                            \#
                                                                        0010F00003000application/vnd.umajinu\#
        mj0210:00004000image/jaisjais0060<0010500Dtext/x-talon1;ctalonsource code in Talon0010K00000000appli\#
        cation/vnd.3gpp.5gsv2x00P0E00000000application/x-mpegurl0010M00000000application/vnd.orange.indata00\#
        60:00107000text/x-mup1;cmup not                                                                     \#
                                                                                     0010O00004000applicatio\#
        n/vnd.multiad.creatorcrtr00G0E00100000application/scaip+xml0c4                                      \#
            0280P00100000application/vnd.ms-excel.sheet.21EM                                                \#
                                                                                        0010J0000<000applica\#
        tion/vnd.sealed.docsdoc sdo s1w                                                                     \#
                      0010J00003000application/vnd.mobius.disdis0070B00108000text/vnd.in3d.spot1;cspot spo  \#
                                                                0280E00003000application/x-mswritewri0290909\#
        10800Fvideo/mj2image/mj206Emj2 mjp2Motion JPEG 2000 video0010=0000O000model/vnd.gdlgdl win dor lmp r\#
        sm ism gsm msm0090E0C003000application/vnd.bzip3application/x-bzip3bz30060?0010300Gtext/x-minizinc1;\#
        cmznsource code in MiniZinc0210=00000000audio/g726-1600G0^00100000application/vnd.3gpp.mcvideo-locat\#
        ion-info+xml0c400@0F0^00700Aapplication/x-vhd-diskapplication/x-vhd application/x-virtualbox-vhdvhd \#
        vpcvirtual hard disk0060H00103000application/x-gd-rom-cue1;cgdi00G0R00100000application/vnd.3gpp-pro\#
        se-pc8+xml0c40290K0a00S00Dapplication/vnd.wordperfectapplication/wordperfect application/x-wordperfe\#
        ctwpd wp wp4 wp5 wp6 wpp w60 wp61 wptWordPerfect document0280H0000000Eapplication/x-dyld-cacheshared\#
         cache of macOS0280A00003000application/x-elcelc00G0G00103000application/prs.xsf+xml0c4xsf0060O0P100\#
        000application/x-mozilla-bookmarksapplication/x-netscape-bookmarks0kN0010L00000000application/set-re\#
        gistration0280;09003000image/x-bpgimage/bpgbpg0010H00000000application/session-info                 \#
                                                                                                            \#
                                                                          0080A00000000application/x-elf00R0\#
        W00006000application/vnd.google-apps.spreadsheetgsheet0060;0010300Ctext/x-pep81;cpepsource code in P\#
        ep800G0S00102000application/vnd.nokia.n-gage.ac+xml0c4ac0280O00000000application/x-mach-o-executable\#
        02X0@00104000application/appx1_\appx0060@0010300Htext/x-ballerina1;cbalsource code in Ballerina0010I\#
        00000000application/mpeg4-iod-xmt0060H00103000image/vnd.adobe.premiere0c4ppj                        \#
             0200900003000image/rlerle0210:00004000image/jxrsjxrs                                        006\#
        0F0010G00Rtext/x-kicad-schematic1;ckicad_sch kicad_sym schdata in the format KiCad Schematic00P0R000\#
        07000application/vnd.google-apps.scriptgscript                                                      \#
                                            00G0Y00100000application/3gpp-mbs-object-manifest+json1Ei       \#
                                                     0010?00000000application/ipp       0280E00000000applica\#
        tion/x-foxmail                                                     00G0B00104000model/vnd.moml+xml0c\#
        4moml0010E00106000application/swid+cbor0b7coswid0060E00103000application/x-project1;cmpx0280<0000400\#
        <image/x-vipsvipsVIPS picture0280>00106000audio/x-psflib009psflib                                   \#
                                   0000E00003000application/x-msx-rommsx                  0080I0000400Fappli\#
        cation/x-erlang-beambeamcompiled Erlang module0010K00003000application/vnd.ms-artgalrycil0010O000000\#
        00application/vnd.ruckus.download0010J00000000application/vnd.sealed.net0060A0010000Mtext/x-npm-conf\#
        ig1;cdata in the format NPM Config00G0R00100000application/vnd.oipf.ueprofile+xml0c40010R00000000app\#
        lication/vnd.opentimestamps.ots0010M00000000application/tamp-status-query                           \#
                                                                                                            \#
                                               00G0C00106000application/td+json1Eijsontd0000H00006000applica\#
        tion/x-gramps-xmlgramps0010T00003000application/vnd.etsi.timestamp-tokentst0000F00002000application/\#
        x-freemindmm0060B0;10`00;application/x-perltext/x-perl1;cpl pm al perl t pod cgi fcgi ph plx psgi in\#
        stallPerl script0010D00000000application/encaprtp0010W00004000application/vnd.adobe.formscentral.fcd\#
        tfcdt00G0I00100000application/calendar+json1Ei00G0J00100000application/yang-patch+xml0c4            \#
                                                                                                            \#
                                           0060B0010700Jtext/x-pov-ray-sdl1;cpov incsource code in POV-Ray S\#
        DL      00G0I00100000application/activity+json1Ei0010I00000000application/vnd.xarin.cpj             \#
                                                                                                            \#
                                                                       02Y0C00103000application/lpf+zip1_\lp\#
        f                                                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                         0010I00003000applic\#
        ation/vnd.pawaafilepaw                                                                              \#
                    0010V00000000application/vnd.dvb.ipdcdftnotifaccess       0010V00009000application/vnd.d\#
        enovo.fcselayout-linkfe_launch0060B0010300Ntext/x-buildstream1;cbstdata in the format BuildStream006\#
        0;0010400Ctext/x-flix1;cflixsource code in Flix                                                     \#
                                                          0010R00004000application/vnd.joost.joda-archivejod\#
        a0070;00100000text/ulpfec1;c0060;0010400Ltext/x-riot1;criottext with the markup of Riot0060=0010300E\#
        text/x-ren-py1;crpysource code in Ren'Py00G0Q00100000application/vnd.openvpi.dspx+json1Ei           \#
                    0010@00000000multipart/digest0000A00003000application/x-evaeva                          \#
                                                                                                            \#
                               0200;00003000image/x-rgbrgb                                                  \#
                                                                             0280P00103000application/x-core\#
        lpresentations1>[shw0000D00000000application/x-touhou                              00X0E0U00800?appl\#
        ication/x-stuffitapplication/stuffit application/x-sitsit sitxStuffIt archive                       \#
                                                                                         00G0]00100000applic\#
        ation/vnd.radisys.msml-dialog-group+xml0c40210:00000000audio/pcmu     00G0L00100000application/vnd.3\#
        gpp.sms+xml0c4                                 0060A0010000Mtext/x-codeowners1;cdata in the format C\#
        ODEOWNERS00G0F00100000application/vcard+json1Ei0060=0010;00Gtext/x-modula1;ci3 m3 ig mgsource code i\#
        n Modula-3                                              00G0[00100000application/vnd.nato.bindingdat\#
        aobject+json1Ei                                                                                     \#
               0070I0G103000application/vnd.chess-pgnapplication/x-chess-pgn1;cpgn00V0C00105000application/x\#
        -latex0NBlatex0060P00103000text/x-ms-visualstudio.workspace1;cdsw00R0X00007000application/vnd.google\#
        -apps.presentationgslides0010=00003000model/vnd.cldcld0060:0010300Btext/x-x101;cx10source code in X1\#
        00280D00103000application/x-ms-wmz1jDwmz00G0T00100000application/framework-attributes+xml0c40290J0D0\#
        06000application/vnd.kde.karbonapplication/x-karbonkarbon0080K00103000application/microsoftupdate0l0\#
        msu00G0T00100000application/vnd.infotech.project+xml0c40060:00203000text/x-nfo1>T1;cnfo             \#
                           0280;00003000image/x-pfmpfm                                                      \#
               0010E00100000application/uccs+cbor0b7                                          0010900003000m\#
        odel/prcprc                             0060=0010300Etext/x-autoit1;cau3source code in AutoIt0060>00\#
        10U00Ftext/x-fortran1;cf f90 for f77 f03 f95 fpp f08 f18 ftnsource code in Fortran0060=00103000text/\#
        x-hybris1;chyb0010P00009000application/vnd.evolv.ecig.themeecigtheme0010X00000000application/vnd.jap\#
        annet-setstore-wakeup                                    0290:0010<000image/fits1:gfits fit fts00G0J\#
        00100000application/alto-tips+json1Ei                              02X090d10<009audio/wavaudio/vnd.w\#
        ave audio/wave audio/x-pn-wav audio/x-wav1C:wav bwf rf64WAV audio0060:0010300Btext/x-jcl1;cjclsource\#
         code in JCL0060A0010300Bapplication/x-sas1;csassource code in SAS0280L00103000application/vnd.sun.x\#
        ml.calc1_\sxc00G0C0010H000application/tm+json1Eitm.jsonld tm.json jsontm0060>00100000text/x-kconfig1\#
        ;c0060:00103000text/x-dax1;cdax02Y0X00100000application/vnd.d2l.coursepackage1p0+zip1_\0060G0010?00J\#
        text/x-netlinx-plus-erb1;caxs.erb axi.erbsource code in NetLinx+ERB0280A0000300<application/x-baibai\#
        index of BAM0280E0000300Lapplication/x-psp-pbppbpPlayStation Portable program0060<0010A00<text/x-sca\#
        la1;cscala sc kojo sbtScala source0060<0011000Dtext/x-plsql1;cbdy pck pkb pks plsql tpb tps trg vw p\#
        ls ddl fnc plb prc spc sqlsource code in PLSQL                                                      \#
                                                   0060@0010200Itext/x-minicript1;cmssource code in MiniScri\#
        pt0000H00003000application/x-mscardfilecrd                               0010N00000000application/vn\#
        d.dolby.mobile.1            00G0T00100000application/vnd.collection.next+json1Ei                    \#
                                0060<0010:000text/x-crmsh1;ccrmsh pcmk                                      \#
                                                                                                            \#
        0060D0010<000application/x-ndjson1;cjsonl ndjson0010D00000000multipart/byteranges0000B00003000applic\#
        ation/x-jmoljmz                                 02Y090i004009font/woffapplication/font-woff applicat\#
        ion/x-font-woff font/x-woffwoffWOFF font0010K00003000application/vnd.pocketlearnplf0060>00206000text\#
        /x-python21J41;cpy2 py0200P00003000application/x-commodore-d90-diskd900060>0010300Jtext/x-haproxy1;c\#
        cfgdata in the format HAProxy00F0H0C10500@application/x-ipynb+jsonapplication/x-ipynb1EiipynbJupyter\#
         notebook006080010100@text/x-q1;cqsource code in q0080N0D003000application/x-internet-archiveapplica\#
        tion/x-ia-arcarc0060;0010400Ctext/x-ring1;cringsource code in Ring00G0I00100000application/atsc-rdt+\#
        json1Ei0090Q0000K000application/vnd.quark.quarkxpressqxd qwd qxt qwt qxb qxl qxp                    \#
                                      0000C00007000application/warc+gzwarc.gz0060<00100000text/x-mosel1;c006\#
        0E0010000Qtext/x-redirect-rules1;cdata in the format Redirect Rules0000A0L003000application/x-hwtapp\#
        lication/vnd.haansoft-hwthwt0060L0010<00Yapplication/x-openstep-plist1;cglyphs plistdata in the form\#
        at OpenStep Property List0010V00003000application/vnd.afpc.modca-pagesegmentpsg0060A00208000text/iso\#
        19139+xml0c41;ciso191390060A00103000application/x-tmx0c4tmx0000M00002000application/x-virtual-boy-ro\#
        mvb0280I00000000application/x-mach-o-core0060A0010300Rtext/x-genero-per1;cpertext with the markup of\#
         Genero per00G0Z00100000application/vnd.emclient.accessrequest+xml0c4                               \#
                                      0280<00000000image/x-niff                  0060:0010300Btext/x-arc1;ca\#
        rcsource code in Arc                                                                                \#
                                                                                     0010@00000000applicatio\#
        n/cdni                                                                                              \#
                                                         0280B0K103000video/x-theora+oggvideo/theora video/x\#
        -theora14>ogg                                                                                       \#
                                                                                                            \#
                                                                                 0010J00100000application/ya\#
        ng-data+cbor0b70000@00003000application/x-qwqif                                    0010L00004000appl\#
        ication/vnd.onepagertatptatp0290N00104000application/vnd.ms-officetheme1_\thmx0010I00000000applicati\#
        on/vnd.3gpp.s1ap0060>0010300Ftext/x-cadence1;ccdcsource code in Cadence0210:00003000audio/evrcevc001\#
        0N00000000application/vnd.fujixerox.art40060M0010<00Rapplication/x-openvpn-profile1;copenvpn ovpndat\#
        a in the format OpenVPN profile02Y0B00104000model/vnd.usdz+zip1_\usdz0010V00004000application/vnd.cr\#
        ick.clicker.templateclkt0080Q00106000application/x-lzip-compressed-tar1G_tar.lz006090010200Etext/x-n\#
        l1;cnldata in the format NL0000O00003000application/vnd.procreate.dreamdrm                0280B00009\#
        00Aapplication/x-gvdbgresourceGVariant database0060J0010300Vtext/x-2-dimensional-array1;c2dadata in \#
        the format 2-Dimensional Array0010J00000000application/vnd.canon-lips0060=0010600Itext/x-zmodel1;czm\#
        odeldata in the format Zmodel  00G0H00100000application/linkset+json1Ei                             \#
                                                                                                            \#
                                                                                                            \#
                                   0280E00003000application/x-openzimzim                                    \#
                                                                            0010Q00003000application/tamp-co\#
        mmunity-updatetcu0010U00000000application/gnap-binding-rotation-jws00@0L00003000application/x-virtua\#
        lbox-hddhdd0010@00000000application/iges                                                            \#
                       029080:006008video/dvvideo/x-dvdv difDV video                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                               0000S0010:000application/x-br\#
        otli-compressed-tar1Ndtar.br tbr0210T00000000video/vnd.iptvforum.1dparityfec-20050010G00003000applic\#
        ation/vnd.yaowemeyme                0280;0000000Kaudio/x-spcmusic of the Super Nintendo             \#
                 0060D00100000text/x-teratermmacro1;c                                                       \#
                                           0280D0000000Japplication/x-netmonpackets of Network Monitor      \#
                                                                                                            \#
                                                     0080L00003000application/x-atari-lynx-romlnx           \#
                                              0060?0010800Gtext/x-rescript1;cresi ressource code in ReScript\#
        00G0W00100000application/vnd.iptc.g2.catalogitem+xml0c4                                0000A00003000\#
        application/x-seasea02Q0:00004000audio/3gpp3gpp                  0080H0000200<application/x-rocketbo\#
        okrbRocket eBook0010H00007000application/pkix-pkipathpkipath0060I0010500Ztext/x-terraform-template1;\#
        ctftpltext with the markup of Terraform Template0010U00000000application/vnd.uplanet.listcmd-wbxml00\#
        G0U00105000application/vnd.think-cell.ppttc+json1Eippttc0010Q0000;000application/vnd.cryptomator.vau\#
        ltcryptomator00G1100100000application/vnd.openxmlformats-officedocument.drawingml.chart+xml0c40010P0\#
        0003000application/vnd.epson.quickanimeqam00G0D00100000application/held+xml0c400F0K00100000applicati\#
        on/vnd.geocube+xml0c40000J00003000application/x-futuresplashspl00G0S00100000application/vnd.capasyst\#
        ems-pg+json1Ei00G1A00100000application/vnd.openxmlformats-officedocument.spreadsheetml.pivotcacherec\#
        ords+xml0c40280C0000<000model/x.sf3-physicsphys.sf3 sf30280G00103000application/x-xliff+zip1_\xlz00G\#
        0C00103000application/yin+xml0c4yin00G0I00100000application/protobuf+json1Ei0010F00000000application\#
        /batch-smtp029090B00;000image/jxrimage/vnd.ms-photojxr wdp hdp0210G00000000audio/vnd.dolby.heaac.100\#
        10G00000000application/ibe-pp-data0010N00000000application/cid-edhoc+cbor-seq0060A0010000Mtext/x-hos\#
        ts-file1;cdata in the format Hosts File0060N0010200Vtext/x-gcc-machine-description1;cmdsource code i\#
        n GCC Machine Description0010M00000000application/vnd.hcl-bireports0060B0010800Capplication/x-mako1;\#
        cmao makosource code in Mako0060=00100000text/x-arturo1;c                                           \#
                                             0060>00103000text/x-cryptol1;ccry                              \#
                             0000D00003000chemical/x-crossfirebsd                                           \#
                                                                                                            \#
                                                                                                            \#
         00G0a00106000application/vnd.yamaha.openscoreformat.osfpvg+xml0c4osfpvg0060;0010800Ctext/x-zeek1;cz\#
        eek brosource code in Zeek                            0060<0010?00Mtext/x-blade1;cblade blade.phptex\#
        t with the markup of Blade                                                                          \#
                                                                                                            \#
                                                               0010O00000000application/vnd.gentoo.manifest0\#
        010O00000000application/vnd.uplanet.listcmd0060:0010Y00:text/x-lua1;clua wlua nse pd_lua rbxs rocksp\#
        ec fcgi p8Lua source0060<0010500Dtext/x-dhall1;cdhallsource code in Dhall0010I00003000application/rp\#
        ki-manifestmft0280A0S00J008application/x-hdfapplication/hdf5 application/x-hdf5hdf hdf4 h4 h5 hdf5 h\#
        e5 ncHDF data0210:00000000audio/melp0280;0000300?audio/x-fsbfsbFMOD sound bank0080L0N00300@applicati\#
        on/x-chrome-packageapplication/x-chrome-extensioncrxChrome extension0080A00103000application/x-cbt0B\#
        ?cbt0060>0010700?text/x-textile1;ctextiletext in Textile                                            \#
                                                                                                            \#
                                                                                                            \#
                                                     0060:00103000text/x-cgi1;ccgi0280Q00203000application/v\#
        nd.stardivision.draw1>[0NFsda0210:00000000audio/tone                                           0280A\#
        0000300Aapplication/x-parparPAR recovery data                                                       \#
                                            0010G00000000application/vnd.sss-cod                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                     0010B00000000application/kb+jwt                          0210F00000000v\#
        ideo/vnd.directv.mpeg                   00G0M00100000application/vnd.3gpp.ussd+xml0c40210N00000000au\#
        dio/1d-interleaved-parityfec0210C00000000audio/vnd.3gpp.iufp                       0060<0010>00@text\#
        /x-cmake1;ccmake cmake.inCMake build file0010Y00000000application/vnd.ms-windows.printerpairing00G0Q\#
        00100000application/vnd.3gpp.vae-info+xml0c40280;0?007000audio/x-669audio/x-669-mod669 uni          \#
                                                     00G0I00104000application/clue_info+xml0c4clue0280M00006\#
        00?application/x-postgresql-dumppgdumpPostgreSQL dump0060>0010200Ctext/x-iokesrc1;ciksource code in \#
        Ioke0060;0010400Gtext/x-cylc1;ccylcdata in the format Cylc0010M00000000application/vnd.bbf.usp.error\#
        0210P00003000audio/vnd.ms-playready.media.pyapya007080010800Btext/red1;cred redssource code in Red00\#
        F0E0010900Dapplication/xproc+xml0c4xpl xprocsource code in XProc0070C00100000text/rfc822-headers1;c0\#
        280;0000300Aaudio/x-musmusDMX music of Doom                                                         \#
                                                00G0H0010;000application/lostsync+xml0c4lostsyncxml         \#
                                                                              00G0I0T10;00Dtext/tab-separate\#
        d-valuestext/tsv text/x-tab-separated-values1;ctsv vcf samtab-separated values0060:0010300Ftext/x-ci\#
        l1;ccildata in the format CIL                          0080R0010<000application/x-bzip3-compressed-t\#
        ar09Gtar.bz3 tbz3           0010G00000000application/rtploopback00G0D00103000application/jwk+json1Ei\#
        jwk                                                    0060;0010400Ctext/x-wisp1;cwispsource code in\#
         wisp0210=00000000audio/g726-400010`00004000application/vnd.collabio.xodocuments.spreadsheetxods    \#
                                        00G0D00104000application/sbml+xml0c4sbml                            \#
                                   00G0L00100000application/merge-patch+json1Ei                             \#
                                 0010N00000000application/vnd.quarantainenet                                \#
                                                                                                            \#
                                                                                                  00G0R00100\#
        000application/vnd.c3voc.schedule+xml0c4                                       02Y0B00105000model/st\#
        ep-xml+zip1_\stpxz0060B0010900Ntext/x-ignore-list1;cgitignoredata in the format Ignore List0060>0010\#
        0000text/x-copying1;c                                                                               \#
                                                                  0280;00007000audio/x-dspdsm dsp           \#
                   0060<0010300Dtext/x-quint1;cqntsource code in Quint0010I00003000application/vnd.uiq.theme\#
        utz                          0280A0000300>application/x-xdvxdvXeTeX document0060A0010100Itext/x-kfra\#
        mework1;cksource code in KFramework0280E0F00300Kapplication/x-keepassapplication/x-keepass1kdbKeePas\#
        s 1 password database0060@00104000application/prql1;cprql0060=0010000<text/x-readme1;cread-me text00\#
        00C00000000x-content/image-dcf00G1900100000application/vnd.openxmlformats-officedocument.spreadsheet\#
        ml.usernames+xml0c400G0N00100000application/vnd.pagerduty+json1Ei02X0F0l00=000audio/vnd.rn-realaudio\#
        audio/vnd.m-realaudio audio/x-pn-realaudio audio/x-realaudiora rax ram rm0080B00004009application/x-\#
        asdfasdfASDF data0000C00002000application/x-wingzwz0060:0010?00Btext/x-vba1;cvba bas cls frmsource c\#
        ode in VBA0010T00000000application/vnd.ecowin.seriesrequest00G080:10300<text/orgtext/x-org1;corgOrg \#
        document00G0H00100000application/eat-ucs+json1Ei00G0Q00100000application/vnd.etsi.simservs+xml0c400G\#
        0N00102000application/resource-lists+xml0c4rl0060E00100000application/x-profile1;c                  \#
                                                                0010H00000000application/vnd.ipld.raw       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 00G0N00100000application/vnd.3gpp-prose+xml0c4                             \#
                                                   0010W00000000application/vnd.ntt-local.content-share00G0Y\#
        00100000application/vnd.ims.lti.v2.toolproxy+json1Ei                                                \#
                         00F0A0k10l00:application/x-phpapplication/php application/x-httpd-php text/php text\#
        /x-php1;cphp php3 phtml php4 php5 phps ctp phpt php7 php8 inc aw fcgiPHP script0070@0010400Gapplicat\#
        ion/yang1;cyangdata in the format YANG                                                              \#
                             0080J00106000application/x-bzpostscript0RPps.bz2                              0\#
        010M00003000application/vnd.ezpix-packageez300G0H00104000application/voicexml+xml0c4vxml0010Q0000[00\#
        0application/vnd.commerce-battelleicf icd ic0 ic1 ic2 ic3 ic4 ic5 ic6 ic7 ic8                       \#
                                                                                                            \#
                                                                        0060:0010N00Btext/x-max1;cmaxpat max\#
        help maxproj mxt patsource code in Max                                                              \#
                                                       0280I0000300<application/x-qt-resourcerccQt resources\#
        00G0Q00100000application/vnd.oma.bcast.imd+xml0c4                00G0R00100000application/vnd.oai.wo\#
        rkflows+json1Ei                            0080A0000300Aapplication/x-rparpaarchive of Ren'Py    001\#
        0P00000000application/vnd.afpc.afplinedata           0210=00000000audio/evrcwb1                     \#
                                                                                                            \#
                                                      0000J00002000application/x-gamegear-romgg             \#
                                   00G0M00103000application/oebps-package+xml0c4opf                         \#
               0010K00000000application/vnd.3gpp.5gsa2x           0200O00003000application/x-amiga-disk-form\#
        atadf0010G00000000application/dns-message                 0060;0010400Ctext/x-aleo1;caleosource code\#
         in Aleo                                        0010F00000000application/vnd.cybank                0\#
        010G00003000application/vnd.wfa.wscwsc0010G0000?000application/vnd.dpgraphdpg mwc dpgraph00G0R001000\#
        00application/vnd.cyan.dean.root+xml0c4                                         0010N00000000applica\#
        tion/vnd.dtg.local.html0010@00000000application/wita                                                \#
            0000E00007000application/x-sv4cpiosv4cpio00G0S00100000application/vnd.3gpp2.bcmcsinfo+xml0c4    \#
                                                                                                            \#
                                                                                                            \#
                                                                0010Z00000000application/private-token-issue\#
        r-directory               0060<0010500Dtext/x-jison1;cjisonsource code in Jison0060:0010300;text/x-p\#
        od1;cpodtext in Pod0010W00006000application/set-registration-initiationsetreg                       \#
                                                 0280V00003000application/x-neo-geo-pocket-color-romngc     \#
                                                                                                            \#
                                                                                                            \#
                                                                                     0280I0000200Happlicatio\#
        n/x-ms-prefetchpfprefetch data of Windows     0060?0010300Gtext/x-inform-61;cinfsource code in Infor\#
        m 60060900102000text/x-ml1;cml0010V00000000application/vnd.3gpp.mc-signalling-ear              00G0E\#
        00100000application/dicom+xml0c400G0L00100000application/mrb-consumer+xml0c400G0K00100000application\#
        /alto-error+json1Ei0060?0010200Gtext/x-modelica1;cmosource code in Modelica0060@00104000text/x-point\#
        less1;cptls0280:0000200Faudio/x-ititImpulse Tracker module0080E0000300Iapplication/x-gcc-pchgchpreco\#
        mpiled header of GCC00G0L00100000application/vnd.3gpp.bsf+xml0c40010C00003000application/vnd.mcdmcd \#
                                  0280E00003000application/x-wii-wadwad0080G00003000application/x-bps-patchb\#
        ps0000D00003000application/envi.hdrhdr                                                              \#
                                                                                                            \#
                                                                                                            \#
                                   0210E00000000video/vnd.nokia.mp4vr                                       \#
                                                                      0080K00100000application/x-itunes-bpli\#
        st0<A0010I00003000application/vnd.ctc-posmlpml    00G0c00100000application/vnd.3gpp.mcdata-affiliati\#
        on-command+xml0c4                                           0010C00003000application/vnd.dzrdzr     \#
                   0060F0010>00Ntext/x-livecode-script1;clivecodescriptsource code in LiveCode Script00G1900\#
        100000application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml0c4   0060>0010300Fte\#
        xt/x-lolcode1;clolsource code in LOLCODE                                        0060=0010O00=text/x-\#
        pascal1;cp pas dpr pp dfm lpr pascal incPascal source0080?0000000=model/x-directxDirectX model      \#
          0000D00006000application/x-sv4crcsv4crc 0060L0010C00Ttext/x-literate-coffeescript1;ccoffee.md litc\#
        offeesource code in Literate CoffeeScript0060?00102000text/x-verifpal1;cvp                          \#
                                                                                                            \#
                                         0200<00000000audio/x-riff0060=0010100Etext/x-dtrace1;cdsource code \#
        in DTrace                                                                 0060U0010000atext/x-cloud-\#
        firestore-security-rules1;cdata in the format Cloud Firestore Security Rules   0010V00000000applicat\#
        ion/vnd.syncml.ds.notification0010Z00000000application/vnd.innopath.wamp.notification               \#
                  0010Q00003000application/vnd.yamaha.smaf-audiosaf                                 0060U001\#
        0300]text/x-parrot-internal-representation1;cpirsource code in Parrot Internal Representation       \#
                                                       0010J00003000application/vnd.flographitgph           \#
                                                                                    039140020400>application\#
        /vnd.openxmlformats-officedocument.spreadsheetml.template1Lg1_\xltxExcel template0000J00000000applic\#
        ation/x-isatab-assay0280K00103000application/msword-template0bXdot                                  \#
                                                                                                            \#
                                                    0010Q00000000application/vnd.afpc.foca-charset          \#
                           0010@00000000application/c2pa00G0E00100000application/rdap+json1Ei               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                           0\#
        010P00000000application/tamp-status-response                                                        \#
                                                                                                            \#
                                      0010A00000000application/eshop            0000A0000000<inode/blockdevi\#
        ceblock device0010G00003000multipart/voice-messagevpm0070I00100000application/asyncapi+yaml1XJ      \#
        0010S00004000application/vnd.evolv.ecig.settingsecig0210>00000000audio/rtp-midi0060A0010>00Jtext/x-s\#
        tandardml1;cfun sml ml sigsource code in Standard ML00G0P00100000application/vnd.tableschema+json1Ei\#
                  0060A0010800Mtext/x-oasv2-yaml1;cyaml ymldata in the format OASv2-yaml0060B0010200Jtext/x-\#
        bluespec-bh1;cbssource code in Bluespec BH00G0W00100000application/vnd.informedcontrol.rms+xml0c4   \#
                                                              0210>00000000video/vnd.cctv                   \#
                                                                                                            \#
                             00G0P00103000application/vnd.gentics.grd+json1Eigrd                            \#
                                                                                   0280A0000000;application/\#
        x-eggEGG archive                                                                                    \#
                                        0060;0010F00Ctext/x-rexx1;crexx rex pprx rx arexxsource code in REXX\#
        0000C00000000x-content/video-vcd                                 0060:0010300Btext/x-nit1;cnitsource\#
         code in Nit0010S00006000application/vnd.apache.arrow.streamarrows                                  \#
                                                              00P0R00000000application/vnd.google-apps.folde\#
        r0010B00000000application/at+jwt0010C00000000application/vp+cose                         006090010:0\#
        0Ctext/swig1;ci swg swigsource code in SWIG0290?00003000application/lxflxf02Y090Z00<009audio/aacaudi\#
        o/aacp audio/x-aac audio/x-hx-aac-adtsaac adts assAAC audio0060?0010300Gtext/x-solidity1;csolsource \#
        code in Solidity                                                                                    \#
                                                                                           0280L0000000>appl\#
        ication/x-gtk-icon-cachecache of icons                                                              \#
                                                                                                            \#
                                                                            006090010200Atext/x-al1;calsourc\#
        e code in AL                    0280E00003000application/x-axcryptaxx0080Q0k104000application/x-kexi\#
        project-sqlite3application/x-kexiproject-sqlite application/x-vnd.kde.kexi0Gjkexi0060?00100000text/x\#
        -ldapconf1;c02X0>0010300Cvideo/x-ms-wmv1AiwmvWindows Media video0280C0E003000application/annodexappl\#
        ication/x-annodexanx0000L00003000application/x-gca-compressedgca0080B00109000application/x-tarz1`dta\#
        r.z taz0080Q0D003000application/x-nintendo-switch-xciapplication/x-nx-xcixci0010C00002000application\#
        /n-quadsnq006090010200Jtext/x-d21;cd2text with the markup of D203Y170020400=application/vnd.openxmlf\#
        ormats-officedocument.wordprocessingml.document1Lg1_\docxWord document0060?0010500Dtext/x-minidsrc1;\#
        cminidsource code in MiniD0010?00003000application/amlaml                                           \#
                                                                0060;0010900;text/x-vala1;cvala vapiVala sou\#
        rce                                                                                                 \#
                                                                                                    0000>000\#
        03000chemical/x-cmlcml0280;0000300Laudio/x-w64w64WAVE audio with wide numbers0010I00005500applicatio\#
        n/vnd.wap.wbxmlwbxmlutf-80010K0000O000application/vnd.lotus-notesnsf ndl ns4 ns3 ns2 nsg ntf nsh0280\#
        P00003000application/x-commodore-x64-diskx640070S0A10300Happlication/relax-ng-compact-syntaxapplicat\#
        ion/x-rnc1;crncRELAX NG schema, compact02Y0N00100000application/vnd.keyman.kmp+zip1_\0280B0B203000im\#
        age/x-mamiya-mefimage/x-raw-mamiya1AD0N0mef0080O00005000application/x-java-jce-keystorejceks        \#
                                                  00G1;00100000application/vnd.openxmlformats-officedocument\#
        .wordprocessingml.endnotes+xml0c40060A0010700Atext/x-r-markdown1;cqmd rmdtext in RMarkdown0000C00003\#
        000application/x-glulxulx           0060>0M107000text/x-imelodyaudio/imelody audio/x-imelody1;cimy i\#
        me0280=0?103000audio/annodexaudio/x-annodex1m>axa0060O0010700Wtext/x-module-management-system1;cmms \#
        mmksource code in Module Management System                                                      0080\#
        H00000000application/x-font-vfont0080L00000000application/x-pef-executable                    0010W0\#
        0000000application/prs.implied-object+json-seq                                                   007\#
        0@00100000text/vnd.zoo.kcl1;c                                                                   0010\#
        G00000000application/vnd.oma.dcd          0080E0000700Rapplication/x-leveldbldb sstsorted table of L\#
        evelDB or RocksDB0390c00104000application/vnd.ms-powerpoint.addin.macroenabled.121Lgppam0070D0010000\#
        0application/cwl+yaml1XJ0060<0011;00Mtext/x-jinja1;chtml.j2 jinja htm.j2 j2 jinja2 xhtml.j2 html.jin\#
        ja2 htm.jinja2 xhtml.jinja2text with the markup of Jinja    0080N0010=00?application/x-mobipocket-eb\#
        ook1oWprc mobi azw4Mobipocket book0010C00003000application/pkixcmppki                               \#
                                                                      0060O00102000application/x-chip8-octo-\#
        source1;c8o                                                                                         \#
                                                                                                0010T0000000\#
        0application/1d-interleaved-parityfec                                                               \#
                                                                                                            \#
                          006090010400Ctext/odin1;codinsource code in Odin0010I00004000application/vnd.pvi.p\#
        tid1ptid                                      0280O00103000application/vnd.sun.xml.impress1_\sxi    \#
                                                                                                            \#
              0010F00003000application/vnd.wt.stfstf0060=00106000text/x-snobol1;csnobol                  02Y\#
        0:0f00I00:image/jpegimage/jpg image/pjpeg image/x-citrix-jpeg image/x-jpegjpg jpeg jfif jpe jif jfiJ\#
        PEG image0010E00000000message/external-body0280:0800200Baudio/x-xmaudio/xmxmFastTracker module00G0N0\#
        0103000application/vnd.zzazz.deck+xml0c4zaz                                  0010L00003000applicatio\#
        n/vnd.novadigm.edmedm                                                      0080N00000000application/\#
        x-ms-compress-kwaj                                                                                  \#
           0010N00000000application/suit-envelope+cose0010X00000000application/vnd.afpc.afplinedata-pagedef0\#
        280;0000300Gaudio/x-gymgymmusic of the Mega Drive0060E0010>00Mtext/x-robotframework1;crobot resource\#
        source code in RobotFramework0060I00102000application/x-gtk-builder0c4ui00F0A0010300Itext/x-processi\#
        ng1;cpdesource code in Processing0000G00100000x-content/unix-software104   0060<0010300Dtext/x-basic\#
        1;cbassource code in BASIC                        0080L0000G00Lapplication/x-unreal-packageuasset um\#
        ap umx unr upkpackage of the Unreal engine                                                          \#
         0010F00007000application/sensml-exisensmle                                    0000P00003000applicat\#
        ion/x-commodore-d64-diskd64  0060C0010<00Otext/x-editorconfig1;ceditorconfigdata in the format Edito\#
        rConfig                     00G0Q00100000application/mbms-msk-response+xml0c40000?00004000chemical/x\#
        -xtelxtel0090@0<00<00Capplication/fitsimage/x-fitsfits fit ftsFITS astronomy data0010O00007000applic\#
        ation/vnd.lotus-freelancepre prz0280D0000000Qapplication/x-ms-sdbcompatibility database of Windows02\#
        Y0;0000600Aaudio/basicau sndSun or NeXT audio0010T00003000application/vnd.ibm.electronic-mediaemm001\#
        0U00007000application/vnd.cryptomator.encryptedc9r c9s0070>0<10300Dtext/vnd.typsttext/x-typst1;ctyps\#
        ource code in Typst0010N00005000application/vnd.wap.wmlscriptcwmlsc0000C00005000application/x-ustaru\#
        star                                                                                                \#
                                                             0390c0e108000application/vnd.oasis.opendocument\#
        .formula-templateapplication/x-vnd.oasis.opendocument.formula-template1_\odft otf0290L00007000video/\#
        vnd.radgamettools.binkbik bk20010J00003000application/vnd.audiographaep0010O00003000application/vnd.\#
        groove-injectorgrv                               00F0[00100000application/vnd.ms-printing.printticke\#
        t+xml0c4006090010200Atext/x-nu1;cnusource code in Nu                              0010W00000000appli\#
        cation/vnd.blink-idb-value-wrapper                                                                  \#
                                                                                                         028\#
        0F0F203000image/x-hasselblad-3frimage/x-raw-hasselblad1AD0N03fr                       0010F00003000a\#
        pplication/vnd.hp-pclpcl0280A00000000audio/x-dec-adpcm                       0280A0M103000image/x-si\#
        gma-x3fimage/x-raw-sigma image/x-x3f0N0x3f                                                 00G0D0@10\#
        A000application/smil+xmlapplication/smil0c4smil sml kino smi0070H00105500text/provenance-notation1;c\#
        provnutf-800G0C0010A000text/cache-manifest1;cappcache manifest0010M00000000application/vnd.enphase.e\#
        nvoy              0060A0010@00Itext/x-autohotkey1;cahk ahkl ah1 ah2source code in AutoHotkey0210<000\#
        00000audio/g711-0                  0010U00003000application/vnd.vidsoft.vidconferencevsc            \#
           00G0\00100000application/vnd.3gpp.mcptt-location-info+xml0c4                                     \#
                           0280E0010200=application/x-pytorch1_\ptPyTorch model00G0^00100000application/vnd.\#
        radisys.msml-dialog-speech+xml0c400G0C00100000application/odm+xml0c4                                \#
                          0080Q0010<00Qapplication/x-zstd-compressed-tar0Tftar.zst tzsttar archive, Zstandar\#
        d-compressed02Y0?0^00800;application/zipapplication/x-zip application/x-zip-compressedzip zipxZIP ar\#
        chive0080I00003000application/x-font-speedospd0060C00105000application/x-theme1DFtheme0060;0010400Ct\#
        ext/x-pony1;cponysource code in Pony0210B00008000video/vnd.uvvu.mp4uvu uvvu0280G0000300>application/\#
        x-adobe-aseaseAdobe swatches0390[0]103000application/vnd.oasis.opendocument.text-webapplication/x-vn\#
        d.oasis.opendocument.text-web1_\oth0280A0000300Dapplication/x-sffsffreads of a sequencer00G0I0010400\#
        0application/route-apd+xml0c4rapd0000L0000<000application/x-sas-data-indexsi7 sas7bndx0010H00003000a\#
        pplication/vnd.igloaderigl0090@00004000application/bufrbufr0280;00003000image/x-pxrpxr0010O00003000a\#
        pplication/vnd.fujitsu.oasysgpfg50010M00000000application/vnd.oma.lwm2m+tlv0010C00003000message/vnd.\#
        wfa.wscwsc0210?00004000image/dicom-rledrle00G0]00100000application/vnd.radisys.msml-audit-stream+xml\#
        0c40060;0010400Ctext/x-clue1;ccluesource code in Clue0280A0000700Napplication/x-bsaba2 bsaarchive of\#
         the Creation engine0060L0010200Ttext/x-grammatical-framework1;cgfsource code in Grammatical Framewo\#
        rk00G0T00100000application/vnd.etsi.iptvsad-cod+xml0c40010L00003000application/vnd.spotfire.sfssfs00\#
        60D00106000application/x-evoque1;cevoque0090@0E00200Dapplication/zlibapplication/x-deflatezzzlib-com\#
        pressed data0280P00000000application/x-mach-o-kext-bundle0010H00003000application/vnd.webturbowtb   \#
                        0010O00000000application/vnd.dvb.ipdcroaming                       0060C00102000appl\#
        ication/x-fluid1;cfl0000G0000=000chemical/x-gamess-inputinp gamin gam                               \#
                                                            00G0O00100000application/vnd.hyper-item+json1Ei \#
                                                                                                            \#
                                  0060B0010P00Stext/x-go-template1;cgohtml gotmpl html.tmpl tmpl tpltext wit\#
        h the markup of Go Template0010]00003000application/vnd.fujixerox.docuworks.containerxct0060;0010P00\#
        ;text/x-vhdl1;cvhdl vhf vhi vho vhs vht vhw vhdVHDL source0280@00003000image/x-photo-cdpcd0060=0010E\#
        000text/x-config1;cconfig conf xconf cfg0010?00000000application/cfw0060D0010800Ltext/x-linker-scrip\#
        t1;cld lds xsource code in Linker Script0010J0000<000application/vnd.sybyl.mol2ml2 mol2 sy20280?0000\#
        400=audio/x-sndtoolsndtSndTool sound0000F0000<000application/x-sas-viewsv7 sas7bvew0060;0010400Ltext\#
        /x-mtml1;cmtmltext with the markup of MTML00P0O00004000application/vnd.google-apps.jamgjam00G0W00100\#
        000application/vnd.oma.cab-subs-invite+xml0c40010G00000000application/jwk-set+jwt0060>0010500Ftext/x\#
        -netlogo1;cnlogosource code in NetLogo                                   00G0^00100000application/vn\#
        d.ms-printdevicecapabilities+xml0c40210D00008000video/vnd.sealed.swfsswf ssw00G0S00100000application\#
        /vnd.collection.doc+json1Ei0010M00003000application/vnd.fujitsu.oasysoas0010a00100000application/vnd\#
        .3gpp.seal-data-delivery-info+cbor0b70060J00102000application/vnd.wolfram.wl1i3wl0000W00000000applic\#
        ation/vnd.google-apps.fusiontable                                                                 02\#
        Y0C0n00300;application/vnd.rarapplication/rar application/x-rar application/x-rar-compressedrarRAR a\#
        rchive0080F0000S000application/x-directordir dxr cst cct cxt w3d fgd swa dcr00G0F0010:000application\#
        /cellml+xml0c4cellml cml00G0?1>21e50Atext/javascriptapplication/javascript application/x-javascript \#
        text/jscript text/x-javascript1K91;cjs mjs cjs jsm _js bones es6 frag jake javascript jsb jscad jsfl\#
         jslib jspre jss jsx njs sjs ssjs xsjs xsjslib es pacutf-8JavaScript source00X0C0A10<00Eapplication/\#
        x-bzip2application/bzip20SNbz2 boz tbz2bzip2-compressed data00W0:0010<00:model/vrml1;cwrl vrml vrmVR\#
        ML scene0000C00003000application/x-envoyevy0010J00008000application/vnd.sealed.mhtsmht smh0080I00002\#
        000application/x-applix-wordaw0060@0010300Htext/x-asymptote1;casysource code in Asymptote0060>001050\#
        0>text/x-verilog1;cv veoVerilog source00G0T00100000application/vnd.etsi.iptvservice+xml0c40090>00004\#
        000model/vnd.usdausda00G0M00100000application/mbms-envelope+xml0c40280J0000400Capplication/x-lua-byt\#
        ecodeluaccompiled Lua script0060?0010100Gtext/x-picolisp1;clsource code in PicoLisp00Q0C0000000?mult\#
        ipart/form-dataform with files0200B0000900;application/x-coffo obj resobject code         0010M00000\#
        000application/vnd.tri.onesource0010E00000000application/moss-keys0060=0N10:00Ntext/x-bibtexapplicat\#
        ion/x-bibtex-text-file1;cbib bibtextext with the markup of BibTeX0060:0010>00Btext/x-ats1;cdats hats\#
         satssource code in ATS0060G00104000text/x-literate-cryptol1;clcry00G0D00109000application/ttml+xml0\#
        c4ttml dfxp0000K00003000application/vnd.arastra.swiswi00G0O00100000application/ibe-key-request+xml0c\#
        40010G00004000application/link-formatwlnk0060:0010300Btext/x-bqn1;cbqnsource code in BQN0060=0010300\#
        Etext/x-boogie1;cbplsource code in Boogie0060;0010300Ctext/x-gams1;cgmssource code in GAMS0080D00009\#
        00<application/x-bigbedbigbed bbbigBed track                                                        \#
         0000J0000<000application/x-sas-putilitysp7 sas7bput0210900000000video/vp8              00G0@0010000\#
        0message/imdn+xml0c400G0D00107000application/pskc+xml0c4pskcxml0210?00000000video/smpte292m         \#
         0200>00003000video/x-ms-vobvob                                                                     \#
                                                                                                            \#
                                                                                                            \#
         0060:0010300Btext/x-leo1;cleosource code in Leo0060<00105000text/x-spice1;cspice0010X00000000applic\#
        ation/vnd.ms-windows.devicepairing           0060;0010700Ctext/x-mql41;cmq4 mqhsource code in MQL402\#
        10L00000000video/vnd.iptvforum.ttsmpeg2                                                             \#
                                                                                 0080B0000400:application/x-\#
        ggmlggmlGGML model                                                                                  \#
                                                                                                  0060;0010G\#
        00Ctext/x-hlsl1;chlsl hlsli cginc fxh fxsource code in HLSL                                         \#
                                    0090F0T00700Qapplication/vnd.ms-asfvideo/x-ms-asf video/x-ms-asf-plugina\#
        sf asxAdvanced Systems Format container00G0i00100000application/vnd.openxmlformats-officedocument.dr\#
        awing+xml0c40000A00003000application/x-lzxlzx0010J00004000application/vnd.xmpie.ppkgppkg0010L0000300\#
        0application/scvp-vp-responsespp0060<0010500Htext/x-gtkrc1;cgtkrcdata in the format GtkRC0060F001030\#
        0Aapplication/x-mswinurl1;curlInternet shortcut029090000300=image/jxljxlJPEG XL image               \#
                                                                  0280L00003000application/gnunet-directoryg\#
        nd0210:00003000audio/ilbclbc0010P00000000application/vnd.fujixerox.art-ex                           \#
                                                                                                            \#
                                                                                      0060;0010700Ctext/x-fl\#
        ux1;cfx fluxsource code in FLUX                00G0K0010;000application/senml-etch+json1Eisenml-etch\#
        j                                                                     0010R00006000application/set-p\#
        ayment-initiationsetpay                                                                             \#
                                                                                                            \#
                                                                   0060<0010700Dtext/x-sqlpl1;cdb2 sqlsource\#
         code in SQLPL  0000N00002000application/x-thomson-cassettek70060M0I103000application/x-fictionbook+\#
        xmlapplication/x-fictionbook0c4fb2             02X0;0000300?audio/x-cafcafCore Audio file0280;000080\#
        00image/x-lwolwo lwob0010G0000F000application/vnd.nervanaentity request bkm kcm0010N00000000applicat\#
        ion/vnd.oma.bcast.ltkm0200J00003000application/x-spectrum-taptap0060A0010:000text/x-typoscript1;ctyp\#
        oscript0280C0E10U000application/onenoteapplication/msonenote0l0onetoc onetoc2 onetmp one onepkg onea\#
        0070B00107000text/prs.lines.tag1;cdsc tag0210B00000000audio/vnd.dvb.file0000Q00000000application/vnd\#
        .google-apps.photo0080F0000000Mapplication/x-terminfocompiled terminal description0060<0010200Dtext/\#
        x-frege1;cfrsource code in Frege00G0I00100000application/vnd.seis+json1Ei0210800000000audio/dv0010J0\#
        0000000application/vnd.fut-misnet0080R00000000application/vnd.digilite.prolights                    \#
                                                                                                            \#
                                                                                    0060:00103000text/x-ocl1\#
        ;cocl0060N00103000application/vnd.garmin.tcx+xml0c4tcx0010B00000000application/oscore0280;0000300Gim\#
        age/x-mspmspMicrosoft Paint picture0010P00000000application/scitt-statement+cose0010d00100000applica\#
        tion/vnd.3gpp.seal-network-resource-info+cbor0b70010D0000H000application/vnd.hbcihbci hbc kom upa pk\#
        d bpd0010h00000000application/vnd.globalplatform.card-content-mgt-response00G0O00100000application/v\#
        nd.otps.ct-kip+xml0c40060:0010O00@text/x-rst1;crst rest rest.txt restx rst.txtreStructuredText0280M0\#
        000?00@application/x-apple-diskimagedmg sparseimageApple disk image00G0N00100500application/im-iscom\#
        posing+xml0c4utf-80280;00103000image/x-cmx1C:cmx               00G0G00107000application/atomsvc+xml0\#
        c4atomsvc0010Q00000000application/vnd.xecrets-encrypted00G0Z00103000application/vnd.handheld-enterta\#
        inment+xml0c4zmm0210D0000K00<application/pgp-keysskr pkr asc key pgp gpg pubOpenPGP keys            \#
                                                            0060D0010400Ptext/x-jest-snapshot1;csnapdata in \#
        the format Jest Snapshot00G0F00103000application/thraud+xml0c4tfi0010f00004000application/vnd.collab\#
        io.xodocuments.document-templatexott                                                                \#
                                          0280?00003000image/x-raw-redr3d                                   \#
                                                                                                            \#
         0210=00000000audio/g726-32   0010O00000000application/vnd.superfile.super0030=0000300Himage/vnd.dxf\#
        dxfAutoCAD exchange drawing                                                                         \#
                      0010M00004000application/vnd.rainstor.datatree0060<0010000Dtext/x-quake1;csource code \#
        in Quake                                                                                            \#
                                00F0800100000text/cmd1;c0060=0010300Etext/x-overpy1;copysource code in OverP\#
        y                                                             00G1800100000application/vnd.openxmlfo\#
        rmats-officedocument.spreadsheetml.comments+xml0c400G0D00100000application/xmpp+xml0c40060H0E10C00Fa\#
        pplication/x-font-type1font/x-postscript-pfb0Enpfa pfb gsf pfm afmPostScript Type 1 font0210:0000400\#
        0audio/mhasmhas0060=0010700Ntext/x-runoff1;crnh rnotext with the markup of RUNOFF0280W00100000applic\#
        ation/x-esri-spatially-enabled-db0Gj            00G0D00100000application/ace+json1Ei                \#
                               0280?0000600=audio/x-wavpackwv wvpWavPack audio                              \#
                                                                                                            \#
                                                                                                            \#
                                                                                       0210N00000000video/1d\#
        -interleaved-parityfec0010J00000000application/vnd.canon-cpdl0280<0=20:000audio/x-aifcaudio/x-aiffc0\#
        ?f1Y;aifc aiffc0010Q00003000application/vnd.neurolanguage.nlunlu0060<0020000Dtext/x-scons1J41;csourc\#
        e code in SCons0010F00003000application/tamp-errorter00G0Q00104000application/vnd.openblox.game+xml0\#
        c4obgx0010O00003500application/vnd.syncml.dm+wbxmlbdmutf-80010E00000000application/tzif-leap02H0?0L1\#
        03000application/ovfapplication/x-virtualbox-ova0B?ova        0060<0010500Dtext/x-gleam1;cgleamsourc\#
        e code in Gleam      0010V00000000application/gnap-binding-rotation-jwsd0010O00000000application/vnd\#
        .oma-scws-config                                                       0080R00004000application/x-py\#
        spread-spreadsheetpysu0010P00008000application/vnd.dece.unspecifieduvx uvvx0010M00003000application/\#
        vnd.desmume.moviedsm                                                                      0280;00003\#
        00;image/x-gd2gd2GD2 picture                                                                        \#
                                                          00P0P00005000application/vnd.google-apps.sitegsite\#
                                                                                                            \#
                                                                               0010A00000000message/ohttp-re\#
        s                                                                                      0010T00000000\#
        application/vnd.nubaltec.nudoku-game0060:00100000text/x-tap1;c02Y0T00104000application/vnd.belightso\#
        ft.lhzl+zip1_\lhzl                                                                                 0\#
        010P00003000application/vnd.3m.post-it-notespwn0010W00000000application/vnd.ntt-local.sip-ta_remote \#
                                                                                                            \#
                                                             0010?00003000application/a2la2l0060J00107000tex\#
        t/x-debian-sources-file1;csources0280H0000300>application/x-redis-dumprdbRedis snapshot             \#
                                                                                                          00\#
        60=0H20300?text/vbscripttext/vbs text/x-vbscript1;c0O]vbsVBScript source0010X00003000application/tam\#
        p-sequence-adjust-confirmsac0010E00002000application/n-triplesnt        006080L10X00:text/tclapplica\#
        tion/x-tcl text/x-tcl1;ctcl tk itk rvt tcl.in tm xdc adp sdc msgTcl script                          \#
                      0010J00004000application/vnd.patentdivedive      0090B0000?000application/pkcs10p10 cs\#
        r der pem                                     00G0W00103000application/vnd.iptc.g2.newsmessage+xml0c\#
        4nar                                                                                   0000=0000000=\#
        inode/symlinksymbolic link                                                                          \#
                                                                        00G1:00100000application/vnd.openxml\#
        formats-officedocument.spreadsheetml.pivottable+xml0c4                                              \#
                                                               0010A00004000application/cccexc3ex           \#
                                                                                                            \#
                        00G0Z00100000application/vnd.3gpp.mcvideo-ue-config+xml0c40280=0010I000image/x-bzeps\#
        0RPeps.bz2 epsi.bz2 epsf.bz20010M00000000application/gnap-binding-jwsd0060>0010000Jtext/x-crontab1;c\#
        data in the format crontab0060;0010500Ctext/x-smpl1;ccoccisource code in SmPL0060B00104000applicatio\#
        n/x-ccmx1;cccmx                00G0C00100000application/epp+xml0c4                                  \#
                                                                                                            \#
                                                                                                            \#
                                                         0010N00003000application/vnd.tmobile-livetvtmo0280?\#
        00000000image/x-xcursor0060M0010000Ytext/x-x-font-directory-index1;cdata in the format X Font Direct\#
        ory Index00G0J00100000application/vnd.xacml+json1Ei0280I0000M00Iapplication/x-sqlite3-waldb-wal sqli\#
        te-wal sqlite3-walwrite-ahead log of SQLite0280;0=100000video/daalavideo/x-daala14>0010V00000000appl\#
        ication/vnd.motorola.flexsuite.kmr00Y0N0Y007000application/vnd.apache.parquetapplication/parquet app\#
        lication/x-parquetparquet0060?00102000text/x-thingsdb1;cti0010O00006000application/vnd.oxli.countgra\#
        phoxlicg00G0E00104000application/stix+json1Eistix                0210:00000000audio/g722            \#
               0280E0D00@008application/x-nes-romapplication/x-nesromnes nez unf unifNES game0080H0000700?ap\#
        plication/x-bittorrenttorrentBitTorrent seed0010B00000000application/vp+jwt0060A0010300Itext/x-glimm\#
        er-ts1;cgtssource code in Glimmer TS0060X00103000application/x-adobe-indesign-interchange0c4inx   00\#
        60<00100000text/example1;c                       00G0V00103000application/vnd.openstreetmap.data+xml\#
        0c4osm0280I0A000000application/x-berkeley-dbapplication/x-dbm                                       \#
                                                                   0280J00103000application/microsoftpatch1>\#
        [msp                       0280F00003000application/x-sibeliussib00G0d00100000application/vnd.3gpp.m\#
        cvideo-affiliation-command+xml0c4                                02Y090j10800?image/jp2image/jpeg200\#
        0 image/jpeg2000-image image/x-jpeg2000-image06Ejp2 jpg2JPEG 2000 image0080A0000300<application/x-sn\#
        bsnbBambook book0010@00003000application/dvcsdvc00G0T00100000application/vnd.oipf.spdiscovery+xml0c4\#
        0210I00009000audio/vnd.nuera.ecelp4800ecelp4800                                                     \#
                                        0010U00003000application/vnd.jcp.javame.midlet-rmsrms               \#
                                                                                                            \#
                                  0010@00004000application/srgsgram                                         \#
                                   0070<00103000text/vnd.fly1;cfly                                          \#
                                                                                                            \#
                                               0000P00003000application/x-commodore-d80-diskd800060:0010300B\#
        text/x-gno1;cgnosource code in Gno    0280D0000300Yapplication/x-ms-eseedbdatabase of the Extensible\#
         Storage Engine0290E00000000multipart/appledouble0060?0010300Gtext/x-nwscript1;cnsssource code in NW\#
        Script0210:00004000video/jpegjpgv0010C00000000application/stratum                                   \#
                     00G0D00103000application/dash+xml0c4mpd0060:0010300Ktext/x-bru1;cbrutext with the marku\#
        p of Bru0060@0010200Ltext/x-easybuild1;cebdata in the format Easybuild0010R00003000application/vnd.m\#
        ophun.applicationmpn0060G0010`00Tapplication/x-troff-man1;cman 1x 3p 3pm 3x 1p 3perl 1in 1m 3in 3m 3\#
        qt mdoctext with the markup of Roff Manpage                      0000O00003000application/x-pkcs7-ce\#
        rtreqrespp7r                                            0080G0010000_application/x-terminfo21_jcompi\#
        led terminal description with wide numbers0080H0000000=application/x-bochs-diskdisk of Bochs0000D000\#
        0:00Eapplication/x-picklepkl picklepickled Python object0060B0010200Jtext/x-power-query1;cpqsource c\#
        ode in Power Query                                                                                  \#
                                                                                             02I081010300=fo\#
        nt/otfapplication/vnd.ms-opentype application/x-font-otf font/opentype0i`otfOpenType font0070@001000\#
        00text/rtploopback1;c                                                                               \#
                                                                                                            \#
                                                                                                            \#
                 0280L0000400Tapplication/vnd.android.arscarsccompiled resources of an Android app          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                     0280F00100000application/x-coredump0K;006090010200Atext/x-eq1;ceqsource\#
         code in EQ                                                                                         \#
                                    0010C00003000application/vnd.sarsar      0280A00005000video/x-sgi-moviem\#
        ovie0010P00003000application/vnd.fujitsu.oasysprsbh200G0M00100000application/vnd.etsi.mcid+xml0c4029\#
        0>00004000image/vnd.clipclip00G0O00100000application/vnd.oma.cab-pcc+xml0c40060;00100000text/x-mxml1\#
        ;c0070R00100000text/vnd.radisys.msml-basic-layout1;c00F0_00100000application/vnd.oma.bcast.smartcard\#
        -trigger+xml0c400G0W00100000application/vnd.gnu.taler.exchange+json1Ei0060;0010400<text/x-rdoc1;crdo\#
        ctext in RDoc0280B0B207000image/x-pentax-pefimage/x-raw-pentax1AD0N0pef ptx0080F0000?000application/\#
        x-x509-keyder key pem pub0280A00007000application/x-cdfcda cdf02I0@0000400Bapplication/wasmwasmWebAs\#
        sembly module00G0H00100000application/captive+json1Ei00G1300100000application/vnd.openxmlformats-off\#
        icedocument.custom-properties+xml0c40070P0010H000message/disposition-notification1;cdisposition-noti\#
        fication00G0B0010C000application/xv+xml0c4mxml xhvml xvml xvm0210B00000000audio/vnd.cns.inf10010M000\#
        00000application/vnd.ncd.reference0010R00000000application/vnd.uplanet.list-wbxml0280H0010;00Limage/\#
        svg+xml-compressed1jDsvgz svg.gzSVG drawing, gzip-compressed00G0O00100000application/conference-info\#
        +xml0c40210800000000audio/cn00G0M00100000application/mbms-schedule+xml0c40000B00003000application/bb\#
        olinlin0010Q00005000application/vnd.stepmania.packagesmzip0060<0;10:005text/x-patchtext/x-diff1;cdif\#
        f patchpatch0060?00107000text/x-todo-txt1;ctodotxt0060D00103000text/x-gosu-template1;cgst00G0H001000\#
        00application/reputon+json1Ei0010N00000000application/vnd.uic.dosipas.v20060E0010300Qtext/x-ecere-pr\#
        ojects1;cepjdata in the format Ecere Projects00G0L00100000application/load-control+xml0c40070:001000\#
        00text/hl7v21;c0060;00103000text/x-phix1;cexw0010?00003000application/dcddcd0060?0010700Ktext/x-open\#
        edge1;cp cls wsource code in OpenEdge ABL0010M00000000application/vnd.freelog.comic02X0L00106000appl\#
        ication/vnd.apple.pkpass1_\pkpass00G0L00100000application/trust-chain+json1Ei0290:0000Z00Evideo/mp2t\#
        ts m2ts mts m2t cpi clpi mpls bdm bdmv mplMPEG transport stream0000D00003000application/x-cdlinkvcd0\#
        060;0010400Ctext/x-opal1;copalsource code in Opal0060<00100000text/x-arrow1;c0010L00003000applicatio\#
        n/scvp-cv-responsescs0290:0<10400:image/webpimage/x-webp1C:webpWebP image02Y0H00104000application/pr\#
        s.hpub+zip1_\hpub00F0C00103000application/rsd+xml0c4rsd0010O00003000application/vnd.data-vision.rdzr\#
        dz0060E0010N00Fapplication/x-gnuplot1;cgp gplt gnuplot plot plt gnu psource code in Gnuplot0060:0010\#
        300Btext/x-ink1;cinksource code in Ink0000I0000<000application/x-sas-utilitysu7 sas7butl0010C0000000\#
        0application/vnd.1ob                                                                                \#
                                                                                  00G0H00100000application/3\#
        gpphal+json1Ei                                                                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                           0080L0000700Aappl\#
        ication/x-parallels-diskhds hdddisk of Parallels0010U00000000application/vnd.uplanet.channel-wbxml00\#
        00B00003000chemical/x-compasscpa                                                                    \#
                                               0060;0010400Ctext/x-move1;cmovesource code in Move           \#
                    0210A00008000video/vnd.dece.pduvp uvvp              0010R00008000application/vnd.preview\#
        systems.boxbox vbox0290?0A009000audio/mp4a-latmaudio/x-mp4a-latmlatm loas02Y0W00103000application/vn\#
        d.familysearch.gedcom+zip1_\gdz                                                      0090R0I108000ap\#
        plication/vnd.amazon.mobi8-ebookapplication/x-mobi8-ebook0Tmazw3 kfx0010P00000000application/vnd.oma\#
        .bcast.sgboot0070?00100500text/parameters1;cutf-80280;00003009audio/x-soxsoxSoX sound0290M00007000ap\#
        plication/vnd.lotus-wordprolwp sam0010M00000000application/vnd.street-stream0000>00007000chemical/x-\#
        cxfcxf cef                                                                                          \#
                                                                                                            \#
                                                                 0060@0010900Ltext/x-c-objdump1;cc-objdumpda\#
        ta in the format C-ObjDump0210900003000audio/ascacn                                                 \#
                                                                                                            \#
                                                                         0290D0J102000video/vnd.youtube.ytap\#
        plication/vnd.youtube.yt1_\yt0290H0H10C00Happlication/vnd.ms-worksapplication/vnd-ms-works1>[wps wcm\#
         wks wdb xlrMicrosoft Works document0280F0000100Capplication/x-compresszLZW-compressed data0010I0000\#
        0000application/mpeg4-generic0060<0010700Dtext/x-qmake1;cpri prosource code in QMake                \#
                                                                   0060<0010=00Htext/x-kusto1;ckql kusto csl\#
        data in the format Kusto                                                                            \#
           0280E0000;00@application/x-n64-romn64 z64 v64Nintendo 64 game                                    \#
                                   0000F00000000inode/directory-locked                                      \#
                                                                                                           0\#
        010Q0F007000application/vnd.nintendo.snes.romapplication/x-snes-romsfc smc                          \#
                                                                           0000J00003000application/mac-comp\#
        actprocpt             0080E0?003000application/x-shortenaudio/x-shortenshn                00G0K00103\#
        000application/watcherinfo+xml0c4wif                                                                \#
                                         0060?0010800Ktext/x-miniyaml1;cyaml ymldata in the format MiniYAML0\#
        2Y0O00109000application/vnd.etsi.asic-e+zip1_\asice sce0010K00000000application/mosskey-request0060?\#
        0010600Gtext/x-abap-cds1;casddlssource code in ABAP CDS00G1=00100000application/vnd.openxmlformats-o\#
        fficedocument.spreadsheetml.sheetmetadata+xml0c40000?00003000application/m3gm3g0010V00000000applicat\#
        ion/vnd.zoho-presentation.show00>0;0010=00Gimage/x-eps0Eneps epsi epsfencapsulated PostScript0000P00\#
        003000application/x-commodore-d82-diskd820010Q00003000application/vnd.hhe.lesson-playerles0000N0000J\#
        000application/x-partial-downloadwkdownload crdownload part00G0M00100000application/3gpphalforms+jso\#
        n1Ei0060A0010B00Ktext/vnd.plantuml1;cpuml iuml plantumldata in the format PlantUML0010G00009000appli\#
        cation/vnd.acucorpatc acutc02X0@00204000application/msix0Md1_\msix0290]0?10O00Japplication/vnd.micro\#
        soft.portable-executableapplication/exe12Vexe dll cpl drv scr efi ocx sysWindows program or library0\#
        280B00004009application/x-rootrootROOT data0200C00000000application/msword50070C00103000text/vnd.fic\#
        lab.flt1;cflt0210900003000audio/l16l1600G0F0010@000application/sarif+json1Eisarif sarif.json0280K000\#
        00000application/x-kspread-crypt0060D0010>00Ptext/x-ros-interface1;caction srv msgdata in the format\#
         ROS Interface0280P00100000application/vnd.ms-excel.sheet.41EM0060:0010300Btext/x-hip1;chipsource co\#
        de in HIP0390f00204000application/vnd.ms-powerpoint.template.macroenabled.121EX1Lgpotm0280;0000;000i\#
        mage/x.sf3img.sf3 sf30060?00102000text/x-jmespath1;cjp                                              \#
                                                               0070D00100000text/vnd.iptc.newsml1;c       02\#
        80G0000300Eapplication/x-adobe-patpatpatterns of Photoshop0060:0A11300<text/x-texapplication/x-tex1;\#
        ctex ltx sty cls aux dtx ins latex bbx cbx lbx mkii mkiv mkvi toc fdTeX document0010U00000000applica\#
        tion/vnd.japannet-verification00G0R00100000application/vnd.nokia.landmark+xml0c40210B00000000audio/d\#
        sr-es2022120010L00003000application/vnd.triscape.mxsmxs0280C0000300>application/x-dfusedfuDfuSe firm\#
        ware0060;0010200Ctext/x-noir1;cnrsource code in Noir029090F00;000image/j2cimage/x-jp2-codestreamj2c \#
        j2k jpc0060A0010300Itext/x-tl-verilog1;ctlvsource code in TL-Verilog0060P00103000text/x-typographic-\#
        number-theory1;ctnt0280H0H10300@image/x-portable-graymapimage/x-portable-greymap1<Fpgmportable graym\#
        ap0060?0010300Gtext/x-snowball1;csblsource code in Snowball0000D00002000application/x-tex-pkpk0010F0\#
        0000000multipart/multilingual0010J00003000application/vnd.mobius.mqymqy0200;00003000video/x-smvsmv  \#
                        0280;00003009video/x-usmusmCRI video0010Y00003000application/vnd.tao.intent-module-a\#
        rchivetao0290L00100000application/vec-package+gzip1jD0080@00004000application/warcwarc0060:0010300Bt\#
        ext/x-tla1;ctlasource code in TLA        0060H00103000application/x-magicpoint1;cmgp0210:00004000vid\#
        eo/h261h261       0090Q0000;000model/vnd.parasolid.transmit.textx_t xmt_txt00G0V00100000application/\#
        vnd.etsi.iptvdiscovery+xml0c40010@00004000application/cborcbor0060=0010:00Atext/x-fsharp1;cfsi fsx f\#
        ssource code in F#0290C0G003000application/vnd.shpapplication/x-shapefileshp0210E00000000audio/telep\#
        hone-event                                                                                          \#
                      0010H00000000application/mosskey-data                                                 \#
                 02Y0Q00100000application/vnd.gov.sk.e-form+zip1_\ 02I080b00700=font/ttfapplication/x-font-t\#
        ruetype application/x-font-ttfttf ttcTrueType font00F0G00106000application/jsonml+json1Eijsonml     \#
                                                                                                            \#
                                                                                                            \#
                                                               00G0X00100000application/alto-updatestreampar\#
        ams+json1Ei00G0V00100000application/alto-networkmapfilter+json1Ei                                   \#
                                                                                                            \#
                                                                                                   0010H0000\#
        2000application/andrew-insetez                                                                      \#
                                                                                       00G0M00100000applicat\#
        ion/vnd.byu.uapi+json1Ei0010Q00000000application/vnd.geogebra.pinboard0000L00000000application/x-tik\#
        a-unix-dump0000P00000000application/vividence.scriptfile0060;0010?00Ctext/x-hack1;chack hhi hh phpso\#
        urce code in Hack0280A0000300Eapplication/x-srasraarchive of NCBI reads00G0D00104000application/emma\#
        +xml0c4emma0010N00005000message/global-delivery-statusu8dsn0210>00003000audio/evrc-qcpqcp0010]000000\#
        00application/vnd.oma.bcast.provisioningtrigger0080F0000300Capplication/flatgeobuffgbFlatGeobuf feat\#
        ures0060M0010200Utext/x-answer-set-programming1;clpsource code in Answer Set Programming0010O0000300\#
        0application/vnd.businessobjectsrep0010F00003000application/vnd.ms-lrmlrm00G0K00100000application/ya\#
        ng-patch+json1Ei0010Q00003000application/vnd.banana-accountingac20060K0010300Stext/x-java-template-e\#
        ngine1;cjtesource code in Java Template Engine0280G0000300Aapplication/x-fl-studioflpFL Studio proje\#
        ct00G0P00100000application/vnd.acm.chatbot+json1Ei0060=0010I00Etext/x-prolog1;cpro prolog yap pl ecl\#
         pltsource code in Prolog0280;0000300@image/x-blpblpBlizzard texture00G0@0X33I509application/jsonapp\#
        lication/x-json text/json text/x-json0AR0RA1;cjson map 4dform 4dproject avsc json-tmlanguage module \#
        json.example xc mcmeta slnlaunch tact tfstate tfstate.backup topojson yy yyp avpr code-workspace jso\#
        nc sublime-keymap sublime-project sublime-settings jsonl ndjsonutf-8JSON data0060A0010000Mtext/x-tor\#
        -config1;cdata in the format Tor Config0290H00003000application/vnd.ipld.carcar0080J0000000Lapplicat\#
        ion/x-systemd-hwdbhardware database of systemd0010N00003000application/vnd.osgi.subsystemesa0010S000\#
        00000application/vnd.wrq-hp3000-labelled0060B0010000Ntext/x-option-list1;cdata in the format Option \#
        List0010@00000000application/cose00G0K00104000application/p2p-overlay+xml0c4relo0060A0010000Mtext/x-\#
        git-commit1;cdata in the format Git Commit0060>0010700Ftext/x-langium1;clangiumsource code in Langiu\#
        m0060:0010300Ftext/x-rbs1;crbsdata in the format RBS0280;0910300<video/x-m4vvideo/m4v142m4vMPEG-4 vi\#
        deo00<0?00102000text/x-gcode-gx1;cgx                                           0210:0000<000video/h2\#
        66266 h266 vvc          0280A0000300Bapplication/x-uefuefBBC Micro cassette0210<00000000image/naplps\#
        0010P00000000application/vnd.ipfs.ipns-record0010P00003000application/tamp-sequence-adjusttsa0010Z00\#
        003000application/vnd.shana.informed.interchangeiif0070H00103000text/vnd.ms-mediapackage1;cmpf00G070\#
        010250Ltext/n31;cn3utf-8data in the format Notation300G0K00103000application/vnd.oma.dd2+xml0c4dd2  \#
                                                         0000J00003000application/x-ganttprojectgan         \#
                                                                         0070E00103000text/vnd.exchangeable1\#
        ;cvfk                                                                                               \#
                                                                                                            \#
                                                                                                            \#
                               0060;00104000text/x-qvto1;cqvto0060T0010400`text/x-object-data-instance-notat\#
        ion1;codindata in the format Object Data Instance Notation                         0280Q0000300Gappl\#
        ication/x-nintendo-switch-nronroNintendo Switch program0060C0010?00Ktext/x-powerbuilder1;cpbt sra sr\#
        u srwsource code in PowerBuilder0010K00003000application/vnd.vectorworksvwx00G0K00105000application/\#
        auth-policy+xml0c4apxml0280I0000000Kapplication/x-ld-so-cachecache of the dynamic linker0280F0000300\#
        @application/x-vim-swapswpswap file of Vim0060A0010A00Itext/x-vim-script1;cvim vimrc vmb vbasource c\#
        ode in Vim script0010K00000000application/call-completion0280B00004000application/x-asarasar0210;000\#
        03000audio/evrcbevb0060=0010600Etext/x-circom1;ccircomsource code in Circom0010R00000000application/\#
        vnd.yamaha.through-ngn0000H00003000chemical/x-gaussian-cubecub                           0010H000000\#
        00application/cose-key-set                                                                          \#
                                                            0280R00100000application/x-tika-ooxml-protected1\#
        >[                  00G0F00105000application/senml+json1Eisenml         0010W00000000application/prs\#
        .alvestrand.titrax-sheet        006080010;00Btext/zig1;czig zig.zonsource code in Zig00G0]00100000ap\#
        plication/vnd.3gpp.seal-mbms-usage-info+xml0c40060:0010500Mtext/slint1;cslinttext with the markup of\#
         Slint0060=0010600Etext/x-factor1;cfactorsource code in Factor0010K00000000application/vnd.eudora.da\#
        ta0060?0010800Ptext/x-mustache1;cmustachetext with the markup of Mustache0010J00003000application/vn\#
        d.insors.igmigm0010U00003000application/vnd.valve.source.materialvmt                                \#
                               02H0A0B00<00;application/x-tarapplication/x-gtartar gtar gemtar archive      \#
                           00G0_00100000application/vnd.3gpp.access-transfer-events+xml0c40060;00100000text/\#
        x-xorg1;c02I0I1e00700?image/vnd.adobe.photoshopapplication/photoshop application/psd application/x-p\#
        hotoshop image/photoshop image/psd image/x-photoshop image/x-psdpsd psbPhotoshop image0010E00000000a\#
        pplication/vnd.rapid0060A00107000text/x-easytrieve1;cezt mac0060A0010300<application/x-cue1;ccueCD c\#
        ue sheet0010K00007000application/vnd.commonspacecsp cst                      0280>0?100000video/x-og\#
        guvsvideo/x-ogg-uvs14>0210<00000000audio/tsvcis0000J00003000application/vnd.ms-pki.stlstl           \#
                                                                                                        0000\#
        J00003000application/x-spectrum-mdrmdr                          0080K00003000application/x-commodore\#
        -crtcrt0280A0010300=application/x-bam1jDbamBAM sequences0060d00104000application/vnd.oasis.opendocum\#
        ent.graphics-flat-xml0c4fodg00G0I00109000application/vnd.syft+json1Eisyft.json                     0\#
        210C00000000audio/vnd.octel.sbc                                                                     \#
                                                                                                  0280A00004\#
        00Napplication/x-gitpackpacked objects or index of Git                                              \#
                                                                                                            \#
                                                0060>0020:000text/x-python31J41;cpy3 pyi py0010H00000000appl\#
        ication/prs.vcfbzip20070E00100000text/grammar-ref-list1;c00G0Z00100000application/vnd.3gpp.seal-unic\#
        ast-info+xml0c40060C00103000application/owl+xml0c4owx0060<0010400Dtext/x-antlr1;cg4 gsource code in \#
        ANTLR                             0010S00003000application/vnd.fastcopy-disk-imagedim0010H00000000ap\#
        plication/vnd.wordlift                  0060>0010=00Ftext/x-gherkin1;cfeature storysource code in Gh\#
        erkin00G0P00100000application/alto-networkmap+json1Ei0210I00005000image/vnd.blockfact.factifacti0280\#
        A00203000image/x-kodak-dcr1AD0N0dcr00F0800109000text/jsx1;creact jsx                                \#
                                        0060A0R10700Bapplication/x-batapplication/bat text/x-msdos-batch1;cb\#
        at cmdWindows batch file0010C00000000application/vnd.bpf0210;00000000video/bmpeg0060<0010800Atext/x-\#
        fstar1;cfsti fstsource code in F*0280I00000000application/x-mach-o-dsym0060?0010300Ftext/x-cue-lang1\#
        ;ccuedata in the format CUE0060=00100000text/x-tads-31;c0060=0010300>text/x-sweave1;crnwtext in Swea\#
        ve0060B0010800Jtext/x-webassembly1;cwast watsource code in WebAssembly0000W00000000application/vnd.g\#
        oogle-apps.mail-layout0280L0M10>00Lapplication/x-compressed-tarapplication/x-gtar-compressed1jDtar.g\#
        z tgz taztar archive, gzip-compressed0070A0?10;000video/vnd.mpegurlvideo/x-mpegurl1;cmxu m4u m1u00G0\#
        G00103000application/vnd.hal+xml0c4hal0010N00000000application/vnd.dolby.mobile.20020>00003000audio/\#
        x-ms-waxwax00G0M00108000application/vnd.dece.ttml+xml0c4uvt uvvt0060I0010300Qtext/x-unified-parallel\#
        -c1;cupcsource code in Unified Parallel C0280O0000900Mapplication/x-haskell-interfacedyn_hi hiinterf\#
        ace of a Haskell module0280;0;003000image/x-jngvideo/x-jngjng0010H00000000application/secevent+jwt02\#
        80O00106000application/x-gz-font-linux-psf1jDpsf.gz00G0D00100000application/rlmi+xml0c40080F00003000\#
        application/x-starmailsmd0090@00003000application/marcmrc0070L0P10:000text/vnd.familysearch.gedcomap\#
        plication/x-gedcom text/gedcom1;cged gedcom0060A0010F00Itext/x-emacs-lisp1;cel emacs emacs.desktopso\#
        urce code in Emacs Lisp0060:0010700Rtext/x-gsp1;cgsp jspsource code in Groovy Server Pages0210900000\#
        000video/raw00G0K0010;000application/atomdeleted+xml0c4atomdeleted0280J0000T00<application/x-swift-m\#
        oduleswiftdoc swiftmodule swiftsourceinfoSwift module0060=0010?00Etext/x-elixir1;cex exs eex leexsou\#
        rce code in Elixir0060J0010300Jtext/x-omnet-plus-plus-msg1;cmsgsource code in OMNeT++ MSG0280M001070\#
        00application/x-cpio-compressed1jDcpio.gz0210<00003000audio/evrcnwenw0010?00000000application/jwt006\#
        0<0010300Dtext/x-nmodl1;cmodsource code in NMODL039091E10300>model/3mfapplication/vnd.ms-3mfdocument\#
         application/vnd.ms-package.3dmanufacturing-3dmodel+xml1_\3mf3D print model0280A0A20700@image/x-adob\#
        e-dngimage/x-raw-adobe1AD0N0dng gprdigital negative0210G00000000audio/vnd.dolby.heaac.20010V00000000\#
        application/vnd.oma-scws-http-response0060<00100000text/x-slurm1;c0280J0000300<application/x-msx-cas\#
        settecasMSX cassette0010W00000000application/vnd.motorola.flexsuite.adsi0010[00100000application/vnd\#
        .nato.bindingdataobject+cbor0b70060<0010500Dtext/x-curry1;ccurrysource code in Curry00G0]00100000app\#
        lication/vnd.3gpp.state-and-event-info+xml0c40280A0000700?audio/x-optimfrogofr ofsOptimFROG audio028\#
        0N00008000application/x-mach-o-universaldylib so00G0M00100000application/ppsp-tracker+json1Ei       \#
           00G0T00100000application/vnd.iptc.g2.newsitem+xml0c400G0V00100000application/vnd.gentoo.pkgmetada\#
        ta+xml0c40010P00000000application/entity-statement+jwt0200D0B009000application/x-brotliapplication/b\#
        rotlibr brotli0060?0010200Gtext/x-nextflow1;cnfsource code in Nextflow0070@0J104000application/xfdfa\#
        pplication/vnd.adobe.xfdf0c4xfdf0010Q00000000application/vnd.dvb.ipdcesgaccess                      \#
                                0000L00003000application/x-dgc-compresseddgc0280;0E003000audio/x-ultaudio/x-\#
        multimate-modult0010\00000000application/vnd.japannet-verification-wakeup0280G00103000application/x-\#
        starchart1>[sds0080G00003000application/x-ips-patchips0060@0010200Htext/x-macaulay21;cm2source code \#
        in Macaulay20280I0000300Mapplication/x-ms-resourcerescompiled resources of Windows0060>0010700Ftext/\#
        x-lobster1;clobstersource code in Lobster0080A0L003000application/x-hwpapplication/vnd.haansoft-hwph\#
        wp0060D0010600Ltext/x-1c-enterprise1;cbsl ossource code in 1C Enterprise00G0F00100000application/dic\#
        om+json1Ei0010L00003000application/vnd.ecowin.chartmag00G0C00106000application/rfc+xml0c4rfcxml0390W\#
        1810300Eapplication/vnd.oasis.opendocument.baseapplication/vnd.oasis.opendocument.database applicati\#
        on/vnd.sun.xml.base1_\odbOpenDocument database00G1:00100000application/vnd.openxmlformats-officedocu\#
        ment.presentationml.viewprops+xml0c40010G00000000application/tve-trigger0010G00003000application/vnd\#
        .panoplyplp                        0010_00003000application/vnd.software602.filler.form-xml-zipzfo  \#
                                           0060>0010L00Ftext/aspdotnet1;caspx asax ascx ashx asmx axdsource \#
        code in ASP.NET                            0010E00000000application/vnd.s3sms03Y0_0a10300Iapplicatio\#
        n/vnd.oasis.opendocument.presentationapplication/x-vnd.oasis.opendocument.presentation1_\odpOpenDocu\#
        ment presentation0010]00004000application/vnd.collabio.xodocuments.documentxodt                     \#
                                                                                                          02\#
        80A0A203000image/x-epson-erfimage/x-raw-epson1AD0N0erf00G0S0010<000application/vnd.pp.systemverify+x\#
        ml0c4systemverify0010Q00003000application/vnd.accpac.simply.asoaso                                  \#
                          0010P00003000application/vnd.yamaha.hv-scripthvs   0060>0010200Ftext/x-charity1;cc\#
        hsource code in Charity                        0280L00000000application/vnd.android.axml0010I0000000\#
        0application/vnd.3gpp.ngap0080F0000300Happlication/x-asam-mdfmf4measurement data of ASAM            \#
                     0280C00106000application/x-gzpdf1jDpdf.gz                                              \#
                                            00G0N00102000application/urc-targetdesc+xml0c4td0280;0000300@aud\#
        io/x-ksskssmusic of the MSX02Y0<0Q107000audio/vorbisaudio/x-vorbis audio/x-vorbis+ogg1SWoga ogg     \#
                                                0010R00003000application/vnd.mophun.certificatempc          \#
                                                                                                            \#
                     0060K0010300Wtext/x-spline-font-database1;csfddata in the format Spline Font Database00\#
        10X00003000application/vnd.medicalholodeck.recordxrrxt0010[00000000application/vnd.ntt-local.ogw_rem\#
        ote-access00G0]00100000application/emergencycalldata.serviceinfo+xml0c4                             \#
         0010C00000000application/vnd.vuq           0280;0000;000model/x.sf3mod.sf3 sf30010M00000000applicat\#
        ion/vnd.wmf.bootstrap               0060?00104000text/x-rconsole1;crout                             \#
                                                                0060<0010E00Dtext/x-cobol1;ccbl cob cpy ccp \#
        cobolsource code in COBOL00G1<00100000application/vnd.openxmlformats-officedocument.wordprocessingml\#
        .footnotes+xml0c400G0J00100000application/yang-data+json1Ei00G0T00100000application/prs.implied-docu\#
        ment+xml0c4             0280=0010>000image/vnd.dgn1>[dgn dgnlib cel                                 \#
                                                     0210:00000000video/ffv1                                \#
                                                                       028090;10300Baudio/mp2audio/x-mp20Anm\#
        p2MPEG layer 2 audio               0060A00104000text/x-chaiscript1;cchai                            \#
            0020<0000;000audio/csoundcsd orc sco                  00G0L00107000application/vnd.las.las+json1\#
        Eilasjson                              0060;00103000text/x-bugs1;cbug00G0K00100000application/vnd.om\#
        a.pal+xml0c400G0]00100000application/vnd.3gpp.mcptt-ue-init-config+xml0c40060<0010100@text/x-vlang1;\#
        cvsource code in V                                                                                  \#
                                                                                                           0\#
        060=0010;000text/x-camkes1;ccamkes idl4                                                             \#
                                      0060e00100000application/vnd.oasis.opendocument.tika.flat.document0c40\#
        280?0000300>model/x-openvdbvdbOpenVDB volume0010W00000000application/vnd.ms-wmdrm.meter-chlg-req02X0\#
        :0<10400:video/webmvideo/x-webm1]ewebmWebM video                  0060W0010300ctext/x-glyph-bitmap-d\#
        istribution-format1;cbdfdata in the format Glyph Bitmap Distribution Format0010E00000000application/\#
        cals-184000P0O00004000application/vnd.google-apps.mapgmap00G0C00100000application/sep+xml0c40060>001\#
        0700Jtext/x-objdump1;cobjdumpdata in the format ObjDump0060I00109000application/x-mimearchive1O?mhtm\#
        l mht0060:0910800Ktext/x-pugtext/jade1;cjade pugtext with the markup of Pug0010U00003000application/\#
        vnd.airzip.filesecure.azsazs0060:0010300Btext/x-krl1;ckrlsource code in KRL0060=0010?000text/x-cplin\#
        t1;clpad ecl prolog                                                                                 \#
         0280B0000300Dapplication/x-lzoplzolzop-compressed data0280D0F00E00Japplication/x-mozlz4application/\#
        x-lz4+jsonbaklz4 jsonlz4 mozlz4settings of Firefox in LZ40060>0010300Ftext/x-papyrus1;cpscsource cod\#
        e in Papyrus0290K0E103000application/vnd.kde.kspreadapplication/x-kspread1jDksp0080B00004000applicat\#
        ion/x-par2par2 0010E00000000application/mpeg4-iod                                                   \#
                    0010M00000000application/vnd.ims.imsccv1p3                                             0\#
        200M00000000application/x-font-sunos-news                                   0060B0010300Ntext/x-figl\#
        et-font1;cflfdata in the format FIGlet Font0280G0000300Japplication/x-amiga-dmsdmsDMS image of an Am\#
        iga disk0060G00103000application/x-tiled-tmx0c4tmx                                                 0\#
        000I00003000application/x-planperfectpln0010h00000000application/vnd.openxmlformats-officedocument.v\#
        mldrawing                                                                                           \#
                                                                                                            \#
                                                                                                            \#
                          0010M00003000application/vnd.yamaha.hv-dichvd                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                         0070F00104000text/v\#
        nd.wap.wmlscript1;cwmls                                                                             \#
              0280R00100000application/x-bentley-localization0Gj       00G0`00100000application/vnd.3gpp.mcv\#
        ideo-mbms-usage-info+xml0c40280G0000300Japplication/x-apple-bombombill of materials of macOS0060;001\#
        0400Ctext/x-imba1;cimbasource code in Imba0010@00000000application/mipc0290900003000model/u3du3d0280\#
        M00103000image/x-portable-arbitrarymap1<Fpam                       0280L0000500;application/x-ft-app\#
        le.aliasaliasmacOS alias0280U00103000application/vnd.sun.xml.draw.template1_\std                    \#
                                                                                              0060;0011400Ct\#
        ext/x-xojo1;cxojo_code xojo_menu xojo_report xojo_script xojo_toolbar xojo_windowsource code in Xojo\#
        0280H00100000application/x-tika-ooxml1_\0280:00003000image/x-jgart0010_00000000application/vnd.fujif\#
        ilm.fb.docuworks.container0010U00000000application/vnd.as207960.vas.tap+uper                        \#
                                                                                                            \#
                                     0060;0010400Ctext/x-pddl1;cpddlsource code in PDDL            00@0?0000\#
        0000application/tar0060A0:103000application/x-lyxtext/x-lyx1;clyx                                   \#
                                               0280<0000400Caudio/x-hcomhcomHCOM sound of a Mac             \#
                                                       0010R00000000application/vnd.intertrust.digibox0060?0\#
        j103000application/infapplication/x-setupscript application/x-wine-extension-inf1;cinf0290A00003000i\#
        mage/vnd.ms-modimdi0060<0010200Dtext/x-ragel1;crlsource code in Ragel0280M00003000application/x-gene\#
        sis-rom-smdsmd0010J00004000application/vnd.xmpie.cpkgcpkg                                           \#
                          0210C00000000audio/vorbis-config0210=00000000audio/evrcwb0                        \#
                                                                                                            \#
        0060;0010400Ctext/x-pact1;cpactsource code in Pact                                        02X0J0D107\#
        00?application/vnd.ms-outlookapplication/x-ms-msg1>[msg oftOutlook message00G0S00100000application/v\#
        nd.fujifilm.fb.jfi+xml0c40010O00000000application/x-x509-next-ca-cert00G0L00100000application/vnd.et\#
        si.sci+xml0c40010L00000000application/gnap-binding-jws0070900104000text/spdx1;cspdx                 \#
                                  0060C0010000Otext/x-go-checksums1;cdata in the format Go Checksums0010T000\#
        03000application/vnd.openblox.game-binaryobg00G0D00104009application/atom+xml0c4atomAtom feed       \#
                                                                  0010N00000000application/vnd.oma.bcast.sgd\#
        u0080A0000400Fapplication/x-dmpmdmpmemory dump of Windows00G0O00100000application/vnd.nokia.conml+xm\#
        l0c4 00G0W00100000application/vnd.iptc.g2.conceptitem+xml0c4                                        \#
                                                                                                            \#
                                                                                                            \#
                                              0160Z0Q304000application/vnd.ms-visio.template.main+xmlapplica\#
        tion/vnd.ms-visio.template1^[1_\0c4vstx0010T00003000application/vnd.groove-tool-templatetpl0010H0010\#
        0000application/vnd.ocf+cbor0b7                                                                     \#
        0060F0010000Rtext/x-readline-config1;cdata in the format Readline Config      0200?00000000audio/vnd\#
        .qcelp                                                                                              \#
                                                               0010C00000000application/dca-rft0280K0000000O\#
        application/x-apple-dsstoreview settings of a macOS folder0010J00003000application/vnd.mobius.txftxf\#
        00G0S00100000application/vnd.3gpp.srvcc-info+xml0c40060?0010600Gtext/x-inform-71;cni i7xsource code \#
        in Inform 70280B0000;000image/x.sf3-vectorvec.sf3 sf30010T00000000application/vnd.as207960.vas.tap+j\#
        er0210=00000000video/flexfec00H0F0L003000application/x-vdi-diskapplication/x-virtualbox-vdivdi0200;0\#
        000800:image/x-mrcccp4 mrcMRC volume0010C00000000application/sep-exi0070A0010900Dapplication/sieve1;\#
        csiv sievesource code in Sieve0280G0000700?application/x-vim-spellsug splspelling of Vim00Y0?1200300\#
        <application/pdfapplication/acrobat application/nappdf application/x-pdf image/pdfpdfPDF document006\#
        0<0010>00Dtext/x-rpgle1;crpgle sqlrpglesource code in RPGLE0280G00003000application/x-sony-bbeblrf00\#
        70H00103000text/vnd.senx.warpscript1;cmc200G1<00100000application/vnd.openxmlformats-officedocument.\#
        spreadsheetml.externallink+xml0c40280A0020300?image/x-canon-cr30N00@Pcr3Canon raw image             \#
                                                                                                            \#
         00G0E00100000application/city+json1Ei                                                              \#
                              0280C00104000application/hwp+zip1_\hwpx0060:00103000text/x-uil1;cuil          \#
                                                                       00G0D00100000application/cmw+json1Ei0\#
        010R00003000application/vnd.aristanetworks.swiswi0280I00000000application/x-font-libgrx0280N00100000\#
        application/x-bentley-besqlite0Gj0280C0000300=application/x-spirvspvSPIR-V module                   \#
                  0210L00003000image/vnd.globalgraphics.pgbpgb     0060;00104000text/x-jslt1;cjslt0060J00103\#
        00Vtext/x-kicad-legacy-layout1;cbrddata in the format KiCad Legacy Layout                           \#
                                                                      0280@0@203000image/x-leaf-mosimage/x-r\#
        aw-leaf1AD0N0mos0060D0010300Eapplication/x-smarty1;ctplsource code in Smarty0210=00000000audio/smv-q\#
        cp                        0200H0L103007application/x-executableapplication/x-executable-elf0K;elfpro\#
        gram0060>0010:00Ftext/x-nearley1;cne nearleysource code in Nearley0210S0000<000audio/vnd.sealedmedia\#
        .softseal.mpegsmp3 smp s1m0060R00100000application/x-vnd.datapackage+json1Ei00G1900100000application\#
        /vnd.openxmlformats-package.digital-signature-xmlsignature+xml0c40060<0010300Dtext/x-glyph1;cglfsour\#
        ce code in Glyph0010R00000000application/vnd.ga4gh.passport+jwt00G1D00100000application/vnd.openxmlf\#
        ormats-officedocument.spreadsheetml.pivotcachedefinition+xml0c40010R00000000application/vnd.afpc.foc\#
        a-codepage00G0D00100000application/sdf+json1Ei                                                      \#
                                                                                                            \#
                   0280G0000300Dapplication/x-adobe-abrabrbrushes of Photoshop       00G0L00100000applicatio\#
        n/samlmetadata+xml0c40210G0L00G00>application/vnd.efi.imgapplication/x-raw-disk-imageraw-disk-image \#
        img luksraw disk image0010N00000000application/vnd.uplanet.signal                                   \#
                                          0210G00003000audio/vnd.digital-windseol                           \#
                                                                                                            \#
                   0010C00008000application/vnd.zulzir zirz                    00G0J00100000application/alto\#
        -cdni+json1Ei0280A0000300Iapplication/x-jfrjfrJava Flight Recorder data0060A0010500Itext/x-cairo-zer\#
        o1;ccairosource code in Cairo Zero0280S00207000application/vnd.stardivision.writer1>[0NFsdw vor0060C\#
        0010000Otext/x-gemfile-lock1;cdata in the format Gemfile.lock0010R00000000application/vnd.apache.thr\#
        ift.json0280Q0000600Japplication/x-gettext-translationgmo mocompiled message catalogue0010P00000000a\#
        pplication/resolve-response+jwt0010V00003000application/vnd.osgeo.mapguide.packagemgp0060;00109000te\#
        xt/x-duel1;cduel jbst        0060<00100000text/x-nusmv1;c03X0W0010300Capplication/vnd.android.packag\#
        e-archive14IapkAndroid application0060=0010600Ntext/x-svelte1;csveltetext with the markup of Svelte0\#
        060@0010200Htext/x-zenscript1;czssource code in ZenScript0010;00000000message/sip                   \#
              00G0P00100500application/vnd.omads-folder+xml0c4utf-80000B00004000application/x-siagsiag0020G0\#
        000300?image/x-portable-anymappnmportable anymap0290:0<00400:audio/flacaudio/x-flacflacFLAC audio   \#
                                                                             0010L00000000application/vnd.xf\#
        dl.webform             0280@0>00200Bapplication/x-xzapplication/xzxzxz-compressed data0070E00103000t\#
        ext/vnd.fmi.flexstor1;cflx                                                 0200;00003000image/x-pixp\#
        ix                                                                                0010C00000000appli\#
        cation/vnd.dxr0070E00103000text/vnd.dvb.subtitle1;csub0080M00000000application/x-font-framemaker0060\#
        90010200Atext/x-oz1;cozsource code in Oz0060;0010400Ctext/x-baml1;cbamlsource code in BAML          \#
                                            02H0@0;00300Bimage/vnd.ms-ddsimage/x-ddsddsDirectDraw surface008\#
        0B0000400>application/x-mcapmcapMCAP recording                  0080J00007000application/x-spectrum-\#
        d80d40 d800010J00003000application/vnd.filmit.zfczfc                                                \#
            0060:0010300Gtext/x-bmx1;cbmxsource code in BlitzMax00G0N00100000application/vnd.dvb.dvbisl+xml0\#
        c40010C00000500application/prs.cyn7-bit0000B00004000application/x-chatchat                          \#
                                                                                                            \#
                                                                         00G0Y00100000application/alto-updat\#
        estreamcontrol+json1Ei0010S0000;000model/vnd.parasolid.transmit.binaryx_b xmt_bin0060<0010500Dtext/x\#
        -cirru1;ccirrusource code in Cirru00G0e00100000application/vnd.dvb.notif-ia-registration-request+xml\#
        0c40000F00000000application/x-mysql-db0010M00000000application/news-transmission00G0T0010<000applica\#
        tion/vnd.coreos.ignition+json1Eiign ignition0000C00000000message/vnd.si.simp0060I0010200Qtext/x-line\#
        ar-programming1;clpsource code in Linear Programming00G0Q00104000application/vnd.balsamiq.bmml+xml0c\#
        4bmml0210C00000000video/vnd.hns.video0060D00103000application/x-go-sgf1;csgf00G1600100000application\#
        /vnd.openxmlformats-officedocument.spreadsheetml.styles+xml0c4                                      \#
                                          0010F00000000application/vnd.gridmp                               \#
                                                                                                            \#
                                 00G0I0010;50Happlication/manifest+json1Eiwebmanifestutf-8web application ma\#
        nifest                                                                                              \#
                     02X0F0010:000application/appxbundle1_\appxbundle                                       \#
                                                                                                            \#
                                                                                           00?0=0H10J008text\#
        /calendarapplication/ics text/ics1;cics ifb vcs icalendar icalcalendar                              \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
        0280:00002000audio/x-xixi0060=0010O00Etext/x-scheme1;cscm ss sld sps rkt rktl sch slssource code in \#
        Scheme0200800002000video/glgl0060=0010500Etext/x-hiveql1;chql qsource code in HiveQL            0280\#
        ;00003009video/x-roqroqRoQ video0210N00003000image/vnd.fujixerox.edmics-mmrmmr                      \#
             0000K00003000application/vnd.frogans.ltfltf                                                    \#
               0000F00003000application/pics-rulesprf                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                         0280D00005000application/x-bplistplist                      0280B0000800Capplicatio\#
        n/x-ulogulg uloglog of a PX4 flight0280;00003000image/x-dibdib0280R00106000application/x-modrinth-mo\#
        dpack+zip1_\mrpack00G0[00104000application/vnd.gov.sk.xmldatacontainer+xml0c4xdcf0060?0010@00Gtext/x\#
        -portugol1;cportugol alg porsource code in Portugol0280K0000500Happlication/x-rust-metadatarmetameta\#
        data of a Rust crate0000H00003000application/x-conferencensc                                        \#
                                                                                                     0060<00\#
        10300Dtext/x-slice1;cicesource code in Slice0060D0J10300@application/x-subripapplication/x-srt text/\#
        srt1;csrtSubRip subtitles0000M00003000application/x-silverlight-appxap                     00G0T0010\#
        0000application/vnd.r74n.sandboxels+json1Ei                                                         \#
                                                                 0000\00006000application/vnd.nokia.n-gage.s\#
        ymbian.installn-gage0010D00000000application/cmw+cose0280C00007000application/x-kritakra krz        \#
                                                                      00G0F0;10:000application/mathml+xmltex\#
        t/mathml0c4mml mathml0290900003000image/ktxktx                                                      \#
                0010V00000000application/vnd.3gpp.interworking-data0010M00003000application/vnd.geogebra.too\#
        lggt                                                                       0010M0000:000application/\#
        vnd.nebumind.linenebul line        0010X0000<000application/vnd.sealedmedia.softseal.pdfspdf s1a spd\#
        00P0S00005000application/vnd.google-apps.drawinggdraw00F0B00100000text/x-jquery-tmpl1;c0080B0000400>\#
        application/x-cramcramCRAM sequences00G0I00103000application/vnd.sycle+xml0c4scl0280G0000300Fapplica\#
        tion/vnd.ant.fitfitFIT record of exercise0080K0000000Capplication/x-perl-storablestored data of Perl\#
        00G0@0010A00Bapplication/toml1;ctoml toml.exampleTOML configuration0280S0010L000application/vnd.mind\#
        jet.mindmanager1_\mmp mmap mmpt mmat mmmp mmas0280G0010300?image/x-portable-pixmap1<Fppmportable pix\#
        map                                                                                                 \#
                                                                                                            \#
                                                                                         0010F00000000applic\#
        ation/logout+jwt                                                                                    \#
                                             0000J0000<000application/x-sas-itemstorsr7 sas7bitm            \#
                     0080[00003000application/vnd.stardivision.impress-packedsdp0280D0000600?application/x-d\#
        uckdbduckdbDuckDB database                                             00G0X00100000application/vnd.\#
        oma.cab-address-book+xml0c4                                      0080J0000<000application/x-spectrum\#
        -szxszx zx-state                    0210<00000000audio/evrcb00280O00007000application/x-gameboy-colo\#
        r-romgbc cgb0280E0000700Dapplication/x-btsnoopbtsnooppackets of Bluetooth00G0W00100000application/vn\#
        d.3gpp.mcdata-regroup+xml0c40060A0010300Wtext/x-dcl-script1;ccomsource code in DIGITAL Command Langu\#
        age                       0010C00000000application/vnd.fgb0060S0010300_text/x-world-of-warcraft-addo\#
        n-data1;ctocdata in the format World of Warcraft Addon Data                                         \#
                                                                                                            \#
        0010J00002000application/vnd.pmi.widgetwg                           0080K0000800=application/x-metal\#
        -librarymetallibMetal library0280A0000300Dapplication/x-scfscftrace of a sequencer                  \#
                                         00G0L00107000application/vnd.eszigno3+xml0c4es3 et30280A00203000ima\#
        ge/x-sinar-sti1AD0N0sti0060;0010200Ctext/x-llvm1;cllsource code in LLVM0010V00000000application/vnd.\#
        3gpp.mcdata-signalling                                                     0280G0000400Gapplication/\#
        x-java-jmodjmodJava module for linking                                                              \#
                                    0060\0010<000application/x-freedesktop-appstream-releases0c4releases.xml\#
                                                                              0080B00008000application/x-lmd\#
        blmdb mdb                                                                                           \#
          0210D00000000audio/vnd.dolby.pl2z               0060;00107000text/x-qlik1;cqvs qvw                \#
                                                          0280=00003000audio/x-speexspx0060J0010300Rtext/x-g\#
        ame-maker-language1;cgmlsource code in Game Maker Language0010R00009000application/vnd.ericsson.quic\#
        kcallqcall qca0010D00004000application/vnd.jispjisp00G1900100000application/vnd.openxmlformats-offic\#
        edocument.wordprocessingml.styles+xml0c4039150020400Capplication/vnd.openxmlformats-officedocument.p\#
        resentationml.template1Lg1_\potxPowerPoint template0060A0010400Mtext/x-oasv3-json1;cjsondata in the \#
        format OASv3-json0210B00004000image/vnd.wap.wbmpwbmp00G1<00100000application/vnd.openxmlformats-offi\#
        cedocument.presentationml.tablestyles+xml0c40060C0010M00Otext/x-kicad-layout1;ckicad_pcb kicad_mod k\#
        icad_wksdata in the format KiCad Layout                                  0390X0Z103000application/vn\#
        d.oasis.opendocument.imageapplication/x-vnd.oasis.opendocument.image1_\odi0010b00003000application/v\#
        nd.llamagraphics.life-balance.desktoplbd00W0A0?10900@multipart/relatedmessage/rfc2557054mht mhtmlcom\#
        pound message                                                                                       \#
                       0060;0010=00Ctext/x-pawn1;csma pwn p incsource code in Pawn                          \#
                                                                                                            \#
                                                                                                            \#
               0280<00000000video/x-anim                             0080Q00003000application/x-x509-dsa-par\#
        ameterspem0010?00000000application/dns0010J0d10@000application/x-x509-ca-certapplication/x-x509-cert\#
         application/x-x509-user-cert0?;der crt pem cert0060A0010@00Mtext/x-apacheconf1;capacheconf vhostdat\#
        a in the format ApacheConf0060=0D103000text/x-rejectapplication/x-reject1;crej0060M0010300Qapplicati\#
        on/x-pygments-tokens1;crawdata in the format Raw token data0000A00003000application/x-rdprdp0060=001\#
        0300Etext/x-elvish1;celvsource code in Elvish0010@00000000application/jose00G0V00100000application/v\#
        nd.oma.cab-user-prefs+xml0c40010U00003000application/vnd.airzip.filesecure.azfazf00G0O00100000applic\#
        ation/vnd.nearst.inv+json1Ei0080N00007000application/vnd.ms-outlook-pstpst ost0280J0000300Qapplicati\#
        on/x-zsh-wordcodezwccompiled functions of the Z shell0060>0010200Ftext/x-cycript1;ccysource code in \#
        Cycript0010O00000000application/vnd.powerbuilder6-s0060K0I103000text/x-google-video-pointertext/goog\#
        le-video-pointer1;cgvp0010S00003000application/vnd.fujixerox.docuworksxdw0010R00005000application/vn\#
        d.mediastation.cdkeycdkey0060?0010300Ktext/x-microdvd1;csubdata in the format MicroDVD0060>0010200Ft\#
        ext/x-harbour1;chbsource code in Harbour00G0X00100000application/vnd.iptc.g2.planningitem+xml0c40080\#
        F0O00=000application/x-font-afmapplication/x-font-adobe-metricafm acfm amfm00P0P00005000application/\#
        vnd.google-apps.formgform0010E00000000application/vc+sd-jwt0060D0010200Ptext/x-type-language1;ctldat\#
        a in the format Type Language0210B00000000audio/vnd.vmx.cvsd0280=00103000video/x-dirac14>drc        \#
         00Y0U0^10=00>application/vnd.debian.binary-packageapplication/x-deb application/x-debian-package0:7\#
        deb udeb ddebDebian package0010L00000000application/soap+fastinfoset                       0070[0010\#
        Y00Oapplication/vnd.wolfram.mathematica.package1;cmathematica wl wls mt wlt m nb cdf ma nbpsource co\#
        de in Wolfram Language0280H0010;000application/x-source-rpm01osrc.rpm spm                           \#
                                                  0210C00000000audio/vnd.hns.audio                          \#
                   0010K00003000application/vnd.ezpix-albumez2                                              \#
                                                                                                            \#
                 006090010800Itext/x-bb1;cbb declssource code in BlitzBasic                                 \#
                                                                                                            \#
                                                                                                            \#
                                                     0290@0V00H000application/gribapplication/x-grib applica\#
        tion/x-grib2grb grb1 grb2 grib grib20280J00103000application/bizagi-modeler1_\bpm00G0K00106000applic\#
        ation/vnd.las.las+xml0c4lasxml0000>00003000chemical/x-xyzxyz0070>00100000text/raptorfec1;c          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                0080F0000300Eapplication/x-ft-dracodrcDraco compressed mesh0\#
        010D00000000application/cose-key0060>00104000message/x-emlx1L_emlx                                  \#
                                                                 0010S00002000application/vnd.stepmania.step\#
        chartsm00G0M00107000application/vnd.cyclonedx+xml0c4cdx.xml                        0000Q00005000appl\#
        ication/x-kexi-connectiondatakexic                    0210D00008000audio/vnd.dece.audiouva uvva     \#
                                                 0010R00000000application/prs.implied-executable            \#
                                                                                      0060<0010500Mtext/x-te\#
        mpl1;ctempltext with the markup of templ   0060A0010000Mtext/x-record-jar1;cdata in the format Recor\#
        d Jar0060D0010;00Ltext/x-jetbrains-mps1;cmps mpl msdsource code in JetBrains MPS0000P00003000applica\#
        tion/x-commodore-d81-diskd810060?0010400Gtext/x-ligolang1;cligosource code in LigoLANG0000R00000000a\#
        pplication/vnd.informix-visionary00G0F00100000application/taxii+json1Ei00Q0@00000000multipart/signed\#
        0280L00103000application/vnd.sun.xml.draw1_\sxd0080C00107000application/x-bzdvi0RPdvi.bz2           \#
                                                                                                            \#
                                                                                                            \#
                                                                     0280F00003000application/x-fds-diskfds \#
                     00O0:0K10B00<text/vcardtext/directory text/x-vcard1;cvcf vcard vct gcrdcontact card0010\#
        H00007000application/ocsp-requestorq der02Y0B1K10;00Gapplication/mswordapplication/doc application/v\#
        nd.ms-word application/x-msword zz-application/zz-winassoc-doc1>[doc wiz dotWord document (97-2003)0\#
        07080010300Btext/cql1;ccqlsource code in CQL00G0?0J19<00<application/xmlapplication/x-xml text/xml1;\#
        cxml xsd rng xbl wsf adml admx xbrl ant axaml axml builds ccproj clixml cproject cscfg csdef csproj \#
        ct depproj dll.config dotsettings filters fsproj fxml gst hzp icls iml ivy jelly jsproj launch mdpol\#
        icy mjml mojo natvis ndproj nproj nuspec pkgproj pluginspec proj props ps1xml psc1 pubxml qhelp rbxm\#
        x resx sch scxml sfproj shproj slnx srdf storyboard sublime-snippet targets tml urdf ux vbproj vcxpr\#
        oj vsixmanifest vssettings vstemplate wixproj workflow wxi wxl wxs xacro xib xml.dist xproj xspec zc\#
        ml ead gexf graphml ipr jrxml qrc vcproj xcscheme xcworkspacedata xml.in xsl ncl manifestXML documen\#
        t0060<0010500Dtext/x-polar1;cpolarsource code in Polar0280P00100000application/vnd.apple.unknown.131\#
        _\0060H0010000Ttext/x-shellcheck-config1;cdata in the format ShellCheck Config0060D0010;00Eapplicati\#
        on/x-scilab1;csci sce tstsource code in Scilab0290L0F003000application/vnd.kde.kformulaapplication/x\#
        -kformulakfo0200B00003000image/x-cmu-rasterras0060;0010400Ltext/x-raml1;cramltext with the markup of\#
         RAML00G0C00103000application/gml+xml0c4gml0010W00000000application/emergencycalldata.ecall.msd0280P\#
        0010300Bapplication/x-android-app-bundle1_\aabAndroid app bundle0290R00103000application/vnd.recorda\#
        re.musicxml1_\mxl0060=00108000text/mcschema1;cmcschema00G1=00100000application/vnd.openxmlformats-of\#
        ficedocument.spreadsheetml.template.main+xml0c40210N00003000image/vnd.fujixerox.edmics-rlcrlc0060C00\#
        11K00Tapplication/x-plist0c4plist sttheme tmcommand tmlanguage tmpreferences tmsnippet tmtheme entit\#
        lements stringsdictdata in the format XML Property List0060?00100000text/x-newspeak1;c02I090J007009i\#
        mage/bmpimage/x-bmp image/x-ms-bmpbmp dibBMP image00G0D00100000application/cnrp+xml0c40060C0010200Kt\#
        ext/x-actionscript1;cassource code in ActionScript0000K00000000x-content/ostree-repository0280:0<004\#
        00:image/flifimage/x-flifflifFLIF image0060J00100000application/illustrator+ps0En0280=0K003008audio/\#
        x-scplsapplication/pls audio/scplsplsplaylist0280T00203000application/vnd.stardivision.impress1>[0NF\#
        sdd0020K00003000audio/x-pn-realaudio-pluginrmp0010P00000000application/vnd.dvb.esgcontainer00G0U0010\#
        0000application/vnd.dvb.notif-generic+xml0c400G0G00107000application/atomcat+xml0c4atomcat0070=00100\#
        000text/encaprtp1;c0280=0000700<image/x.niftinii hdrNIfTI volume0080P00007000application/x-x509-ec-p\#
        arameterskey pem0000H00002000application/x-t3vm-imaget30210F00000000video/rtp-enc-aescm1280210;00000\#
        000audio/evrc00210>00008000image/prs.btifbtif btf00G0d00100000application/vnd.oma.poc.detailed-progr\#
        ess-report+xml0c40210900000000video/vc200F0S00106000application/x-web-app-manifest+json1Eiwebapp00G0\#
        J00105000application/provenance+xml0c4provx0060<0010>00Dtext/x-praat1;cpraat proc pscsource code in \#
        Praat0010D00008000application/csrattrscsrattrs0200B00003000image/x-raw-rawzorrwz0060;0010;00Ctext/x-\#
        mql51;cmq5 mqh mq4source code in MQL500G080010@50?text/css1;ccss pcss postcssutf-8CSS style sheet001\#
        0D00008000application/vnd.xfdlxfdl xfd00G0e00100000application/vnd.3gpp.mcvideo-transmission-request\#
        +xml0c400F0Q00100000application/vnd.gov.sk.e-form+xml0c40210D00003000audio/vnd.everad.pljplj0080F000\#
        0000?application/x-svn-dumpSubversion dump0060;0010400Ctext/x-volt1;cvoltsource code in Volt0000H000\#
        02000application/x-sg1000-romsg0000J00000000application/vnd.ah-barcode0280J00004000application/x-jav\#
        a-pack200pack0080K00002000application/x-sega-pico-rommd0280K00002000application/x-mach-o-bundleso021\#
        0D00000000audio/tetra_acelp_bb0000M00007000application/x-internet-signupisp ins0060C0010=000text/x-n\#
        asm-objdump1;cobjdump-intel0280;00203000audio/x-m4r0`M142m4r0010J00000000application/wordperfect5.10\#
        000F0000<000application/x-sas-mddbsm7 sas7bmdb0060:0010S00Btext/x-apl1;capl dyalog aplf aplo apln ap\#
        lc aplisource code in APL0060:00100000text/x-uri1;c00G0g00100000application/vnd.openxmlformats-offic\#
        edocument.theme+xml0c40280H00108000image/vnd.djvu+multipage07Edjvu djv0010?00003000application/atfat\#
        f0210;00000000audio/g72210060:0010800Btext/x-lsl1;clsl lslpsource code in LSL0060D0010500Ltext/x-lit\#
        erate-agda1;clagdasource code in Literate Agda0010N00100000application/ace-groupcomm+cbor0b700G0D001\#
        00000application/clue+xml0c40060>00104000text/x-crocsrc1;ccroc0060>00207000text/scriptlet0c41;cwsc s\#
        ct0080E00006000chemical/x-mdl-rdfilerd rdf0000E0000<000application/x-sas-fdbsf7 sas7bfdb 0060G001030\#
        0Xtext/x-srecode-template1;csrttext with the markup of SRecode Template0060V0010300^text/x-mathemati\#
        cal-programming-system1;cmpssource code in Mathematical Programming System02Y090N003009image/pngimag\#
        e/x-citrix-png image/x-pngpngPNG image                                                        0280@0\#
        P107000audio/x-flac+oggaudio/x-ogg-flac audio/x-oggflac1SWoga ogg0060@0020000Ltext/x-maven+xml0c41;c\#
        data in the format Maven POM0000D00002000application/cu-seemecu0060E00108000application/x-cheetah1;c\#
        tmpl spt0060<0010B00Dtext/x-numpy1;cnumpy numpyw numscsource code in NumPy0000E00003000application/x\#
        -sms-romsms00G1D00100000application/vnd.openxmlformats-officedocument.wordprocessingml.document.glos\#
        sary+xml0c400@0C00000000x-shader/x-fragment                                                         \#
                                 00F0E00104000application/raml+yaml1XJraml0000D00003000application/x-msclipc\#
        lp0290B0;00A00>image/vnd.radianceimage/x-hdrhdr pic rgbe xyzeRadiance image0280@00003000image/x-pain\#
        tnetpdn0080E0J00800>application/x-archiveapplication/x-unix-archivea ar libstatic library           \#
                         0060=0010800Etext/x-fennel1;cfnl fnlmsource code in Fennel          0060;0010400Lte\#
        xt/x-edge1;cedgetext with the markup of Edge0000B0000400Dapplication/x-lzmalzmaLZMA-compressed data0\#
        210>00000000audio/melp12000060H0010000Ptext/x-elvish-transcript1;csource code in Elvish Transcript00\#
        00A00000000application/x-zim0280=0000300Limage/vnd.dxbdxbAutoCAD binary exchange file               \#
           0010B00000000application/vc+jwt                                                                  \#
                                                0210B00000000audio/dsr-es201108                             \#
                             0010Z00008000application/vnd.cendio.thinlinc.clientconftlclient0010E00000000app\#
        lication/raptorfec00G0J00100000application/vnd.drive+json1Ei0290I0C003000application/vnd.kde.kivioap\#
        plication/x-kivioflw                 0090H00003000application/vnd.isac.fcsfcs0280I0000600=applicatio\#
        n/x-gameboy-romgb sgbGame Boy game                                0060>0010G00Ftext/x-bitbake1;cbbcl\#
        ass bbappend bb incsource code in BitBake     0010G00003000application/vnd.wap.slcslc               \#
                                                                                               0010E00000000\#
        application/st2110-410210M00003000audio/atrac-advanced-losslessaal                         0280Q0000\#
        000Capplication/x-flash-shared-objectFlash shared object0280Q0000300Gapplication/x-nintendo-switch-n\#
        spnspNintendo Switch package00G0[00100000application/vnd.radisys.msml-audit-conn+xml0c40010>00004000\#
        model/vnd.barybary0210D00003000audio/vnd.nortel.vbkvbk00A0H0001\00Fapplication/octet-streambin deplo\#
        y bpk dump buffer dms lrf mar so dist exe distz pkg dll msp deb elc dmg iso lha msu img msi msm lzhd\#
        ata of unknown format0280@00003000image/x-gimp-patpat00F0M00103000application/x-dtbresource+xml0c4re\#
        s0000D00002000chemical/x-swissprotsw0080B0000400<application/x-cpiocpiocpio archive0010L00003000appl\#
        ication/vnd.novadigm.edxedx00G0X00100000application/vnd.oma.poc.final-report+xml0c400G0X00100000appl\#
        ication/vnd.marlin.drm.conftoken+xml0c40080C00106000application/x-lzpdf1G_pdf.lz0060?0010300Gtext/x-\#
        piglatin1;cpigsource code in PigLatin0210:00008000image/jphcjhc jphc0010K00003000application/vnd.cos\#
        mocallercmc0280J0010000Eapplication/x-android-boot0gVboot image of Android00Q0C00000000application/e\#
        difact0010J00000000application/index.response0280@0U10300Bimage/x-fuji-rafimage/x-fujifilm-raf image\#
        /x-raw-fuji0N0rafFujifilm raw image0160f0`304000application/vnd.ms-visio.stencil.macroenabled.main+x\#
        mlapplication/vnd.ms-visio.stencil.macroenabled.121^[1_\0c4vssm00G0a00100000application/vnd.oma.poc.\#
        invocation-descriptor+xml0c40010H00000000application/vnd.dvb.dvbj0060>0010<00Jtext/x-conll-u1;cconll\#
        u conlldata in the format CoNLL-U0010>00005000message/globalu8msg0280I0010H00Dapplication/x-ms-jumpl\#
        ist1>[automaticDestinations-msjump list of Windows0010O00000000application/vnd.f-secure.mobile0060>0\#
        0100000text/x-srcinfo1;c00G0G00106000application/sensml+json1Eisensml0280A0A20?000image/x-kodak-kdci\#
        mage/x-raw-kodak1AD0N0kdc dcs drf k250200O00100000application/x-mysql-misam-index1Ta00G0Y00100000app\#
        lication/emergencycalldata.comment+xml0c400G0Y00100000application/vnd.3gpp.mcdata-ue-config+xml0c400\#
        G0E0[109000application/xliff+xmlapplication/x-xliff application/x-xliff+xml0c4xlf xliff0010Q00000000\#
        application/simplesymbolcontainer00G0U00100000application/vnd.3gpp-prose-pc3ach+xml0c40060H0;10900Ca\#
        pplication/x-fishscripttext/x-fish1;cfish loadsource code in fish00G0I00100500application/msc-mixer+\#
        xml0c4utf-80280L00004000application/x-adobe-indesignindd0070<0010300Otext/vnd.abc1;cabcdata in the f\#
        ormat ABC notation00G081V10300Ftext/csvapplication/csv application/x-csv text/comma-separated-values\#
         text/x-comma-separated-values text/x-csv1;ccsvcomma-separated values00G0U00100000application/vnd.ra\#
        disys.msml-conf+xml0c40010J00003000application/vnd.mobius.mslmsl00G0C0810@00Xapplication/rdf+xmltext\#
        /rdf0c4rdf owl rdfs xmpdata in the format Web Ontology Language0000D00002000application/x-tex-gfgf02\#
        10B00000000audio/dsr-es2020500060:0010100Btext/x-kcl1;cksource code in KCL0010M00000000application/x\#
        -x509-ca-ra-cert0060B0020D00Ftext/x-labview+xml1;c0c4lvproj lvclass lvlibsource code in LabVIEW0060?\#
        00102000text/x-troff-me1;cme0010E00000000application/cose-x5090000L00003000application/x-oz-applicat\#
        ionoza0060A0020:00Ttext/x-gradle-kts0581;cgradle.ktsdata in the format Gradle Kotlin DSL00G0P0010000\#
        0application/webpush-options+json1Ei0280B18003000application/winhlpapplication/winhelp application/x\#
        -winhelp zz-application/zz-winassoc-hlphlp0010N00002000application/vnd.sigrok.sessionsr00G0P00103500\#
        application/vnd.syncml.dmddf+xml0c4ddfutf-80010L00000000application/vnd.etsi.tsl.der0280A00003000app\#
        lication/x-nwcnwc0060H00106000application/x-gerber-job1Eigbrjob0010D00000000application/vnd.curl0060\#
        :0010300Btext/x-jac1;cjacsource code in Jac0060=0010500Etext/x-eiffel1;ce eifsource code in Eiffel00\#
        10D00004000application/vnd.semdsemd00F0?00103000text/x-suse-ymp1;cymp                               \#
                                                                                     0160g0a304000applicatio\#
        n/vnd.ms-visio.template.macroenabled.main+xmlapplication/vnd.ms-visio.template.macroenabled.121^[1_\\#
        0c4vstm0380@00103000image/openraster1_\ora0060O00109000application/vnd.java.hprof.text1;chprof.txt00\#
        10H00003000application/vnd.musicianmus0060S0:103000text/x-gettext-translation-templatetext/x-pot1;cp\#
        ot0060H0010700Ttext/x-valve-data-format1;cvdf vmfdata in the format Valve Data Format0280?00107000au\#
        dio/x-minipsf009minipsf0060;0010400Ctext/x-golo1;cgolosource code in Golo0060B0010300Ntext/x-tsplib-\#
        data1;ctspdata in the format TSPLIB data                                  00G0R00100000application/v\#
        nd.3gpp.seal-info+xml0c4                                                              0280J00003000a\#
        pplication/x-spectrum-tzxtzx0010F0000C000application/pkcs7-mimep7m p7c p7z der msg                  \#
                                            0000C0000?00;application/x-trashbak old ~ sik %backup file0010?0\#
        0004000application/clr1clr                                     0010L00000000application/vnd.openprin\#
        ttag0060;0010400Gtext/x-ebnf1;cebnfdata in the format EBNF0210F00003000image/vnd.fastbidsheetfbs    \#
               0060:0010300Btext/x-boo1;cboosource code in Boo0060900102009text/x-go1;cgoGo source0060?00103\#
        00Gtext/x-bluespec1;cbsvsource code in Bluespec                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                            0280F00100000image/x-tiff-multip\#
        age1AD                                                                                              \#
                                        0010C00000000application/vnd.mdl                                    \#
                                                                                                            \#
                                             0280B0000800Kapplication/x-dxbcdxbc csocompiled shader of Direc\#
        t3D0080F0B004000application/x-stuffitxapplication/x-sitxsitx0080E0010300;application/x-dosexec12Vexe\#
        DOS program0060<0010G00Dtext/x-lasso1;classo lasso8 lasso9 lassource code in Lasso0080J00003000appli\#
        cation/x-spectrum-pzxpzx00G0E00100000application/csvm+json1Ei0280Q00103000application/vnd.stardivisi\#
        on.math1>[smf0010R00008000application/vnd.snesdev-page-tableptrom pt02X0A0L00300;application/x-arjap\#
        plication/x-arj-compressedarjARJ archive00G0C00103000application/vec+xml0c4vec0010J00004000applicati\#
        on/vnd.sealed.csfscsf0010L00008000application/vnd.sus-calendarsus susp0060<0010300Mtext/x-vento1;cvt\#
        otext with the markup of Vento0280:0000200Haudio/x-ayaymusic of the ZX Spectrum0290;0000>00;video/3g\#
        pp23g2 3gp2 3gpp23GPP2 video0200F0B006000video/vnd.rn-realvideovideo/x-real-videorv rvx0210B00008000\#
        video/vnd.dece.mp4uvu uvvu0210900000000audio/mpa0210:00000000video/celb                             \#
                                                                                                            \#
                                                                       0290?00003000application/mxfmxf      \#
                                                                                                            \#
                     0010G00003000application/vnd.enlivennml0280M0000300Aapplication/x-mozilla-archivemarupd\#
        ate of Mozilla                             0060:0G10A00Ptext/x-jspapplication/x-httpd-jsp1;cjsp jspf\#
         jspx tagsource code in Java Server Pages                                                           \#
                  0290E0H10H00=application/vnd.visioapplication/vnd.ms-visio1>[vsd vst vss vsw vtx vsdxVisio\#
         drawing00G0G00104000application/marcxml+xml0c4mrcx        0390g0i103000application/vnd.oasis.opendo\#
        cument.spreadsheet-templateapplication/x-vnd.oasis.opendocument.spreadsheet-template1_\ots          \#
                                                                                                            \#
                              0060G00103000application/x-tiled-tsx0c4tsx0210@00000000video/vnd.planar       \#
                                                  0060@0010500Htext/x-surrealql1;csurqlsource code in Surrea\#
        lQL                                     0010S00004000application/vnd.nokia.radio-presetsrpss        \#
                                                                              0010H0000K000application/vnd.v\#
        d-studymxi study-inter model-inter0010J00000800application/news-groupinfous-ascii                   \#
                                                                                                            \#
                                                    0010D00000000application/vnd.bpf3                       \#
                                                                                                            \#
                                        0060=00106000text/x-promql1;cpromql0210?00000000video/parityfec0010G\#
        00003000application/tamp-updatetur                                                                  \#
                                                           0000B0000;000application/x-fontpfa pfb gsf       \#
                                                                                        00G0L00104000applica\#
        tion/vnd.sun.wadl+xml0c4wadl                                                                      00\#
        00@0000000@inode/chardevicecharacter device                      0060;0810400@text/x-dsrctext/x-d1;c\#
        d disource code in D0000C00003000application/dsptypetsp00F0D00104000application/xaml+xml0c4xaml0010W\#
        00003000application/vnd.yellowriver-custom-menucmp0070I00109500text/vnd.debian.copyright1;ccopyright\#
        utf-80010D00100000application/cmw+cbor0b70000L00003000application/x-authorware-mapaam0200=00000000im\#
        age/example0390`0b103000application/vnd.oasis.opendocument.text-templateapplication/x-vnd.oasis.open\#
        document.text-template1_\ott0060@0010=00Htext/x-snakemake1;csnakefile smksource code in Snakemake006\#
        0=0010600Etext/x-parrot1;cparrotsource code in Parrot0060<0010600Dtext/x-urweb1;cur urssource code i\#
        n UrWeb     00G0Y00100000application/vnd.iptc.g2.knowledgeitem+xml0c40280A0000300Iapplication/x-tdbt\#
        dbTrivial Database of Samba0210:00000000audio/scip0010E00000000application/vp+sd-jwt00G1900100000app\#
        lication/vnd.openxmlformats-officedocument.drawingml.diagramcolors+xml0c40280=0?103000video/annodexv\#
        ideo/x-annodex1m>axv0000H00008000application/x-sas-backupsas7bbak0000F00003000application/x-msbinder\#
        obd00G0T00103000application/media-policy-dataset+xml0c4mpf0000C0000P000application/x-makerfb fbdoc f\#
        rm maker frame fm book0000@00002000application/x-pwpw0060D00104000text/x-visual-prolog1;ci ph0060<00\#
        10@00Dtext/x-mirah1;cdruby mirah dubysource code in Mirah00G0M00103000application/vnd.adobe.xdp+xml0\#
        c4xdp0280A0000300Capplication/x-ipfipfIPF image of a disk0010b00004000application/vnd.doremir.scorec\#
        loud-binary-documentscld0280A0000300;audio/x-psion-wvewvePsion sound0010C00000000application/vnd.cel\#
        0000H0000<000application/x-sas-accesssa7 sas7bacs0280J00003000audio/x-wavpack-correctionwvc0080H0010\#
        F00>application/vnd.squashfs0gVsfs sqfs sqsh squashfsSquashFS image0060:0010300Btext/x-opa1;copasour\#
        ce code in Opa0280I0000800Napplication/x-apple2-2img2img 2mg2IMG image of an Apple II disk0210T00000\#
        000video/vnd.iptvforum.1dparityfec-10100210G00000000audio/vnd.dolby.pulse.10060=0010Q00Etext/x-groov\#
        y1;cgroovy gvy gy gsh grt gtpl gradlesource code in Groovy0060?0010300:image/x-xbitmap0@[xbmX11 bitm\#
        ap0010G00000000application/edi-consent0210:00000000video/mp2p00G1500100000application/vnd.openxmlfor\#
        mats-officedocument.spreadsheetml.table+xml0c400G0T0010300<application/vnd.google-earth.kml+xml0c4km\#
        lKML map data0010J00109000application/vnd.fdsn.mseed1^Lmseed msd0280G0F00>00?application/vnd.flatpak\#
        application/vnd.xdgappflatpak xdgappFlatpak package0060:00107000text/x-ssa1;cssa ass0010U00000000app\#
        lication/vnd.ms-wmdrm.lic-chlg-req00G0R00100000application/vnd.oma.bcast.sgdd+xml0c4                \#
                0010G00000000application/vnd.wfa.dpp                                 0010L00000000applicatio\#
        n/vnd.sketchometry                         00G0X00100000application/vnd.3gpp.mcptt-ue-config+xml0c4 \#
                                                                                                            \#
                                                                                                            \#
        0060?0010600Gtext/x-lilypond1;cly ilysource code in LilyPond00G0M00100000application/alto-propmap+js\#
        on1Ei0280T00100000application/vnd.ms-excel.workspace.31EM0010R00000000application/vnd.dvb.ipdcesgacc\#
        ess2           029090F00300:audio/ac3audio/vnd.dolby.dd-rawac3AC-3 audio0010J00003000application/vnd\#
        .fuzzysheetfzs0060:0010Q00Btext/x-hcl1;chcl tf nomad tfvars tofu workflowsource code in HCL0060<0010\#
        100Dtext/x-terra1;ctsource code in Terra0010F00000000application/vnd.netfpx0060B0010300Ntext/x-surve\#
        x-data1;csvxdata in the format Survex data0080R0010:000application/x-bzip1-compressed-tar0SNtar.bz t\#
        bz0060:0010700Btext/x-zil1;czil mudsource code in ZIL0080A0^00700;application/x-lhaapplication/x-lzh\#
         application/x-lzh-compressedlzh lhaLHA archive0280D0000600Eapplication/x-tflitetfliteTensorFlow Lit\#
        e model0060:0010700Btext/x-asl1;casl dslsource code in ASL0280<0000700>image/x-viffviff xvKhoros pic\#
        ture0280<0:10=00:audio/x-aiffaudio/aiff0?faif aiff aifcAIFF audio0010^00100000application/vnd.oms.ce\#
        llular-cose-content+cbor0b70010T00000000application/vnd.vividence.scriptfile0010U00004000application\#
        /vnd.crick.clicker.paletteclkp00G0R00100000application/alto-endpointcost+json1Ei00G0M00100000applica\#
        tion/kpml-response+xml0c40210900003000audio/smvsmv0010Q00000000application/vnd.ubisoft.webplayer0060\#
        ;0010400Ctext/x-abap1;cabapsource code in ABAP0060A00103000application/x-ssp1;cssp0060@0010000[text/\#
        x-openapi-31;cdata in the format OpenAPI Specification v30010C00003000application/vnd.wmcwmc00G0[001\#
        00000application/vnd.3gpp.seal-location-info+xml0c40060>0010A00Ftext/x-jsonnet1;cjsonnet libsonnetso\#
        urce code in Jsonnet029090]00300Aimage/emfapplication/emf application/x-emf image/x-emfemfenhanced m\#
        etafile00P0B00004000application/x-bdocbdoc0010Q00000000application/vnd.ms-wmdrm.lic-resp0010U0000900\#
        0application/vnd.quobject-quoxdocumentquox quiz0060B0010E00Eapplication/xquery1;cxquery xq xqy xql x\#
        qmsource code in XQuery0210D0000<000image/vnd.sealed.pngspng spn s1n0280E00000000application/x-os2-i\#
        nf0060:00203000text/x-xmi0c41;cxmi                                             00G0C00103000applicat\#
        ion/sru+xml0c4sru00G1900100000application/vnd.openxmlformats-officedocument.spreadsheetml.calcchain+\#
        xml0c400G0c00100000application/3gpp-mbs-user-service-descriptions+json1Ei                           \#
                                             00G1800100000application/vnd.openxmlformats-officedocument.draw\#
        ingml.diagramstyle+xml0c40010D00000000application/coap-eap0000K00007000application/x-endnote-referen\#
        r enw                                        0060;00104000text/x-cpsa1;ccpsa                        \#
                                    0060=0010:00=text/x-kotlin1;ckt kts ktmKotlin source                    \#
                                                   0060D0010000Ltext/x-isabelle-root1;csource code in Isabel\#
        le ROOT0210:00004000image/jxsijxsi  0010J00000000application/vnd.music-niff00G0X00100000application/\#
        vnd.oma.group-usage-list+xml0c4                                                                     \#
                                                                                       0280;0000:000audio/x.\#
        sf3au.sf3 sf3                                                                                       \#
                       0010J00004000application/vnd.3gpp2.tcaptcap0070M0010800Lapplication/vnd.apple.mpegurl\#
        1;cm3u8 m3uHTTP live streaming playlist            0000I00004000application/x-scilab-xcosxcos03Y0N0?\#
        208000application/vnd.ms-xpsdocumentapplication/xps1Lg1_\xps oxps                              00609\#
        0010200Atext/x-xs1;cxssource code in XS                                                             \#
                   00G0\00100000application/vnd.ims.lti.v2.toolsettings+json1Ei0280I0000000Iapplication/x-ni\#
        b-archiveinterface of an Apple app00G0L00106000application/urc-ressheet+xml0c4rsheet   0010W00000000\#
        application/vnd.japannet-payment-wakeup0060F0010300Ntext/x-csound-document1;ccsdsource code in Csoun\#
        d Document0080H00003000application/x-saturn-romiso02Y0M0A10300Bapplication/vnd.comicbook+zipapplicat\#
        ion/x-cbz1_\cbzcomic book, zipped0060D00102000text/vnd.rn-realtext1;crt0090C00003000application/vnd.\#
        ageage0010?00000000application/nss          0280;0900300Eaudio/x-s3maudio/s3ms3mScream Tracker modul\#
        e0060;00201008text/x-chdr1;c0@[hC header00G0M00100000application/alto-costmap+json1Ei0000O00005000ap\#
        plication/vnd.procreate.brushbrush0060:00103000text/x-dsl1;cdsl0000D00003000application/x-iphoneiii0\#
        060<0010E00Htext/x-nginx1;cnginx nginxconf vhostdata in the format Nginx0280U00103000application/vnd\#
        .sun.xml.calc.template1_\stc0060:0010300Ktext/x-tea1;cteatext with the markup of Tea                \#
                                                                                                            \#
                                                                                  0090K0A00300Bapplication/v\#
        nd.ms-htmlhelpapplication/x-chmchmcompiled HTML help0280T00100000application/vnd.ms-excel.workspace.\#
        41EM0010K00000000application/vnd.bbf.usp.msg   0010?00000000application/sbe         00G1;00100000app\#
        lication/vnd.openxmlformats-officedocument.spreadsheetml.revisionlog+xml0c40000D00000000application/\#
        x-ms-nls                                                                                            \#
                                        0210B00000000audio/dsr-es202211                                     \#
                                                                                                            \#
                                 0200G00006000application/x-pico8-romp8.rom                                 \#
                                                                                                            \#
                       00G0J00100000application/vnd.miele+json1Ei 0070800100000text/rtx1;c0010J00000000appli\#
        cation/multipart-core0060>0010200Ftext/x-redcode1;ccwsource code in Redcode0060<0010500Dtext/x-metta\#
        1;cmettasource code in MeTTa0060M0010600Utext/x-imhex-pattern-language1;chexpatsource code in ImHex \#
        Pattern Language00O0?0U10300Bapplication/rtfapplication/x-rtf text/rtf text/x-rtf1;crtfRich Text doc\#
        ument00G0^00100000application/vnd.3gpp.mcptt-mbms-usage-info+xml0c400G0I00104000application/atsc-rsa\#
        t+xml0c4rsat00G0V00100000application/vnd.radisys.msml-audit+xml0c40000D00003000chemical/x-cache-csfc\#
        sf03Y0[0]10300Dapplication/vnd.oasis.opendocument.graphicsapplication/x-vnd.oasis.opendocument.graph\#
        ics1_\odgOpenDocument drawing00G0H00100000application/geoxacml+xml0c40060?0010200Gtext/x-monkey-c1;c\#
        mcsource code in Monkey C0280F00004000audio/vnd.audible.aaxcaaxc00G0b00100000application/vnd.radisys\#
        .msml-dialog-fax-detect+xml0c40390`00204000application/vnd.ms-word.template.macroenabled.121SJ1Lgdot\#
        m00G1@00100000application/vnd.openxmlformats-officedocument.presentationml.slideupdateinfo+xml0c4028\#
        0>0910300Caudio/x-ms-wmaaudio/wma1AiwmaWindows Media audio00G1600100000application/vnd.openxmlformat\#
        s-officedocument.presentationml.slide+xml0c40210>00000000audio/encaprtp0010D00000000application/vnd.\#
        xcdn0060B00100000text/cql-extension1;c0060D00103000text/x-trafficscript1;crts0010A00003000model/vnd.\#
        sap.vdsvds02Y0N00103000application/vnd.ficlab.flb+zip1_\flb0000O00003000application/vnd.ms-visio.vie\#
        wervdx0080M00007000application/x-genesis-32x-rom32x mdx                                             \#
                                         0280A00000000audio/x-dec-basic                                     \#
                                                                    0010K00003000application/vnd.cloanto.rp9\#
        rp90060I00100000application/vnd.ms-wordml0c40010U00003000application/vnd.publishare-delta-treeqps006\#
        0=0010200Etext/x-jsoniq1;cjqsource code in JSONiq                                                   \#
                                                          00G0H00103000application/calendar+xml0c4xcs       \#
                                                                                                            \#
                                                                                                            \#
            0060A0010;00Itext/x-ti-program1;c8xp 8xp.txtsource code in TI Program             0010@00008000a\#
        pplication/mp21m21 mp21                                                                          00F\#
        0G0k10;000application/docbook+xmlapplication/vnd.oasis.docbook+xml application/x-docbook+xml0c4dbk d\#
        ocbook0060=0010V00Etext/x-erlang1;cerl hrl app escript app.src xrl yrl essource code in Erlang00G0L0\#
        0100000application/vnd.restful+json1Ei                   0291200204000application/vnd.openxmlformats\#
        -officedocument.presentationml.slide1Lg1_\sldx0280N0000700Fapplication/x-atari-disk-imageatr xfdimag\#
        e of an Atari disk0060C0010H00Ktext/x-shellsession1;csh-session shell-sessionsource code in ShellSes\#
        sion0010H00003000application/vnd.intu.qfxqfx0000M00008000chemical/x-embl-dl-nucleotideemb embl0390Z0\#
        \10300Dapplication/vnd.oasis.opendocument.formulaapplication/x-vnd.oasis.opendocument.formula1_\odfO\#
        penDocument formula0090D00003000application/vnd.xaraxar0280A00303000image/x-nikon-nrw1AD0N01YKnrw000\#
        0?00000000message/example                    0280;00003000audio/x-vocvoc                            \#
                                                                                                            \#
                                                                                                            \#
                           0060D0010300Eapplication/x-genshi1;ckidsource code in Genshi                     \#
                   0280;00003009audio/x-avravrAVR sound                                                     \#
                                        0000?00004000chemical/x-cmdfcmdf0280;09003000audio/x-ttaaudio/ttatta\#
                                                     0060;00104000text/x-sarl1;csarl00G0E0010N00:application\#
        /xhtml+xml0c4xhtml xht xhtm xhtml2 html htmXHTML page                                               \#
                 0010L00000000application/whoispp-response                          0210=00000000audio/gsm-e\#
        fr                                                     00F0B0d12E00<text/x-shellscriptapplication/x-\#
        sh application/x-shellscript text/x-sh1;csh bash ksh bats command zsh exheres-0 exlib pacscript sbat\#
        ch sh.in slurm tmux tool zsh-theme cgi ebuild eclass fcgi trigger config install run t tapshell scri\#
        pt0010A00000000application/slate00G0W00100000application/vnd.radisys.msml-dialog+xml0c40010K00004000\#
        multipart/vnd.bint.med-plusbmed0210:0000=000video/h265265 h265 hevc0060<00105000text/x-scdoc1;cscdoc\#
        0090A0Q00300Capplication/dicomapplication/x-dicom image/x-dicomdcmDICOM medical image0200C00003000im\#
        age/x-xwindowdumpxwd00G0[00100000application/vnd.poc.group-advertisement+xml0c40060<0010F00Dtext/x-d\#
        ylan1;cdylan dyl intr lid hdpsource code in Dylan00G0D00100000application/mud+json1Ei0280;00003000au\#
        dio/x-mo3mo30070C00100000text/cql-expression1;c         02Y0H1n10O00Happlication/vnd.ms-excelapplica\#
        tion/excel application/msexcel application/x-excel application/x-msexcel application/xls zz-applicat\#
        ion/zz-winassoc-xls1>[xls xlm xlc xla xlt xlw xll xldExcel workbook (97-2003)0010e00000000applicatio\#
        n/vnd.3gpp.5gsa2x-local-service-information0010C00000000application/vc+cose0060B00104000application/\#
        x-xbel0c4xbel0280M0000700Mapplication/x-gobject-typelibtypelibintrospection data of GObject0280F0020\#
        >000image/x-compressed-xcf1jD0RPxcf.gz xcf.bz20060>0010e00Ftext/x-clojure1;cclj cljc cljs boot cl2 c\#
        ljs.hl cljscm cljx hic edn bbsource code in Clojure00G0A00100000video/lottie+json1Ei0010K00000000app\#
        lication/vnd.osgi.bundle0000D00000000x-content/video-svcd0290A0C104000video/matroska-3dvideo/x-matro\#
        ska-3d1]emk3d0280>0000300<audio/x-twinvqvqfTwinVQ audio00G0H00100000application/cea-2018+xml0c40000R\#
        00003000application/x-wonderswan-color-romwsc                                                       \#
                                                  0060L00100000application/onix-message+xml0c400G0Q00100000a\#
        pplication/vnd.dm.delegation+xml0c40280>0000300@image/x-cineoncinCineon film scan0010O00003000applic\#
        ation/vnd.dtg.local.flashfla00G0J00103500application/vnd.syncml+xml0c4xsmutf-80010S00000000applicati\#
        on/token-introspection+jwt0060J0010400Rtext/x-untyped-plutus-core1;cuplcsource code in Untyped Plutu\#
        s Core0010D00100000application/ace+cbor0b70080B0000400:application/x-ggufggufGGUF model0280L0000000B\#
        application/x-locale-archivearchive of locales0280;0000300Eaudio/x-gbsgbsmusic of the Game Boy0010R0\#
        0003000application/vnd.afpc.modca-overlayovl0000U00002000application/x-thomson-cartridge-memo7m7    \#
                                                    0280C00106000application/x-gzdvi1jDdvi.gz               \#
            00G0D00100500application/elm+json1Eiutf-80060@0010900Qtext/x-yasnippet1;cyasnippettext with the \#
        markup of YASnippet0010I00007000application/ocsp-responseors der                                    \#
                                                                   0010X00000000application/vnd.as207960.vas\#
        .config+uper                                             0010C00000000application/eat+jwt           \#
                                                                                                            \#
                                         0060<0010700Htext/x-eagle1;cbrd schdata in the format Eagle        \#
                                                                       0060:00103000text/x-dcl1;cdcl        \#
        0000?0B000006inode/directoryx-directory/normalfolder                   00G0M00100000application/saml\#
        assertion+xml0c400G0=0010=000text/uri-list1;curi uris urls0060B0A20900Etext/x-opencl-csrctext/x-open\#
        cl-src0@[1;ccl openclsource code in OpenCL0060<0010200Dtext/x-genie1;cgssource code in Genie0000I000\#
        0>000application/x-genesis-romgen 68k sgd md0060?00202000text/x-vbdotnet0O]1;cvb0010M00000000applica\#
        tion/vnd.uplanet.alert0280H0E103000application/x-itunes-ipaapplication/x-ios-app1_\ipa0010J00004000a\#
        pplication/vnd.xmpie.dpkgdpkg0010B00000000application/ulpfec                                        \#
                                                                              0210;00000000audio/t140c0010A0\#
        0000000application/index0280H00107000application/x-starwriter1>[sdw vor0010G00000000application/geof\#
        eed+csv    00P0@00004000application/bdocbdoc                                                        \#
                                        0280G0000000@application/x-godot-pckpackage of Godot                \#
                                                                                                            \#
                                                                     0280N0P103000application/vnd.sun.xml.wr\#
        iterapplication/x-vnd.sun.xml.writer1_\sxw                                                          \#
                                                                             00G0N00108000application/vnd.cy\#
        clonedx+json1Eicdx.json0010N00003000application/vnd.fujitsu.oasys3oa3                               \#
                                                                                                            \#
                                                                                                           0\#
        290<0F10300Caudio/amr-wbaudio/amr-wb-encrypted1\IawbAMR wideband speech                             \#
                                     0060=0010G00Itext/x-xpages1;cxsp-config xsp.metadatadata in the format \#
        XPages0010L00003000application/vnd.spotfire.dxpdxp0010F00000000application/atomicmail0060>1110?000au\#
        dio/x-ms-asxapplication/x-ms-asx video/x-ms-wax video/x-ms-wmx video/x-ms-wvx0c4wvx wmx asx wax0070G\#
        0010;00Oapplication/vnd.mermaid1;cmermaid mmdtext with the markup of Mermaid0090L0S00<00>application\#
        /vnd.tcpdump.pcapapplication/pcap application/x-pcappcap cap dmppacket capture0010K00000000applicati\#
        on/vnd.ncd.control00G0C00103000application/pls+xml0c4pls0210A00008000video/vnd.dece.sduvs uvvs00G0Y0\#
        0100000application/emergencycalldata.control+xml0c40280H0000300@application/x-vector-blfblflog of a \#
        CAN bus00G0?0010400:model/gltf+json1EigltfglTF scene0060D0010U00Ptext/x-unity3d-asset1;canim asset m\#
        eta prefab unity mask matdata in the format Unity3D Asset00G0R00100500application/3gpdash-qoe-report\#
        +xml0c4utf-80060;0B10<00;text/x-javatext/x-java-source1;cjava jav jshJava source00G0R00100000applica\#
        tion/vnd.oma.poc.groups+xml0c40210=00003000audio/sp-midimid0200:00004000image/hsj2hsj20000B00000000x\#
        -content/blank-bd0010D00100000application/aif+cbor0b70010@00000000application/qsig0010R00003000appli\#
        cation/vnd.mapbox-vector-tilemvt00G0R00100000application/alto-endpointprop+json1Ei0000H00003000chemi\#
        cal/x-gcg8-sequencegcg02I0H1600300<image/vnd.microsoft.iconapplication/ico image/ico image/icon imag\#
        e/x-ico image/x-icon text/icoicoWindows icon00G0Z00100000application/vnd.ms-playready.initiator+xml0\#
        c400G0N00100000application/vnd.biopax.rdf+xml0c40060@0010600Htext/x-freebasic1;cbi bassource code in\#
         FreeBASIC0210900000000audio/rtx0000H0000@000chemical/x-cactvs-binarycbin cascii ctab0080I00003000ap\#
        plication/x-sega-cd-romiso0080H00107000application/x-aportisdoc1oWpdc pdb0280G0000300Fapplication/x-\#
        adobe-grdgrdgradients of Photoshop0210:00000000audio/dvi4021090E000000font/sfntapplication/font-sfnt\#
        0060;0010400Gtext/x-neon1;cneondata in the format NEON0060B0@108000application/x-sylktext/spreadshee\#
        t1;csylk slk0060N00100000text/x-tika-text-based-message1;c0280O00100000application/x-fossil-reposito\#
        ry0Gj0080I0000200:application/x-maya-binarymbMaya scene0210:00000000video/scip0290G00007000applicati\#
        on/vnd.pmtilespmtiles0010R00004000application/vnd.maxmind.maxmind-dbmmdb0210<00003000audio/evrcwbevw\#
        0010G00003000application/vnd.dvb.aitait00G0D00108000application/cwl+json1Eicwl.json0000D00001000chem\#
        ical/x-molconn-zb0010F00003000application/vnd.ms-imsims0060:0010100Btext/x-rpc1;cxsource code in RPC\#
        0060<0010500<text/x-swift1;cswiftSwift source0010N0000:000application/vnd.rig.cryptonotecryptonote00\#
        60<00208000text/x-xslfo0c41;cfo xslfo0070V0O103000application/xml-external-parsed-entitytext/xml-ext\#
        ernal-parsed-entity0c4ent029160030400Eapplication/vnd.openxmlformats-officedocument.presentationml.s\#
        lideshow0ij1Lg1_\ppsxPowerPoint slide show                                                          \#
                        00Y0?0A00300=application/oggapplication/x-oggogxOgg container0060D00205000text/x-ope\#
        ncl-c++src0oJ1;cclcpp                                                         0010X00000000applicati\#
        on/vnd.dir-bi.plate-dl-nosuffix0060E0010200Mtext/x-witcher-script1;cwssource code in Witcher Script0\#
        060<0010200Dtext/x-mupad1;cmusource code in mupad0080G00003000application/x-ms-readerlit         00G\#
        0o00100000application/vnd.openxmlformats-officedocument.themeoverride+xml0c40010?00000000message/sip\#
        frag                02Y0@2300600Dapplication/gzipapplication/gzip-compressed application/gzipped app\#
        lication/x-gunzip application/x-gzip application/x-gzip-compressed gzip/documentgz tgzgzip-compresse\#
        d data0010R00000000application/vnd.meridian-slingshot0010P00000000application/vnd.powerbuilder75-s00\#
        G0W00100000application/vnd.dvb.notif-container+xml0c4            0290C00205000image/heif-sequence15b\#
        0@Pheifs                                   0060?0020;00Ctext/x-sagemath1J41;csage sagewssource code \#
        in Sage0010H00003000application/vnd.intergeoi2g0210=00000000audio/pcmu-wb0010G00003000application/vn\#
        d.geoplang2w0210900000000audio/gsm0060>00100000text/x-credits1;c                                    \#
                                                                                                            \#
                                                                                                    0280M000\#
        0000@application/x-kerberos-ccacheKerberos tickets     0060B0010E00Stext/x-vim-snippet1;csnip snippe\#
        t snippetstext with the markup of Vim Snippet0080J00003000application/x-spectrum-dskdsk0290:0010400:\#
        audio/opus1SWopusOpus audio0210=00000000video/pointer                                               \#
                                                                                                            \#
                           0060B0;12200;application/x-rubytext/x-ruby1;crb rbw builder gemspec eye rake rbx \#
        god duby jbuilder mspec podspec prawn rabl rbi rbuild ru ruby thor watchr fcgi pluginspec specRuby s\#
        cript0010R00000000application/vnd.motorola.flexsuite0290C0C205000image/heic-sequenceimage/hevc-seque\#
        nce15b1o_heics0060D0010100Ltext/x-filebench-wml1;cfsource code in Filebench WML0010I00003000applicat\#
        ion/vnd.epson.ssfssf0210:00004000image/jxscjxsc0010I00000000application/sslkeylogfile00G0O00103000ap\#
        plication/patch-ops-error+xml0c4xer0080D00003000application/x-amiprosam0210V00003000video/vnd.nokia.\#
        interleaved-multimedianim00G1;00100000application/vnd.openxmlformats-officedocument.wordprocessingml\#
        .comments+xml0c40010D00004000application/vnd.psfspsfs0280F0000<000application/x-sas-datasd7 sas7bdat\#
        02X0;0900300:image/x-xcfimage/xcfxcfGIMP image0060=0010200Etext/x-motoko1;cmosource code in Motoko00\#
        60=00103000text/x-uxntal1;ctal 0280Q00103000application/vnd.stardivision.mail1>[sdm                 \#
                                 0280H00108000application/vnd.appimage0Yoappimage                           \#
           0060H0010300Ytext/x-closure-templates1;csoytext with the markup of Closure Templates0010O0000;000\#
        application/vnd.lotus-organizeror3 or2 org0290900003000image/jlsjls0280P00003000application/x-neo-ge\#
        o-pocket-romngp0010N00000000application/vnd.fujixerox.hbpl                                        00\#
        60F0Q10:00Rtext/x-java-propertiestext/properties text/x-properties1;cpropertiesdata in the format Ja\#
        va Properties0060H0010400Ptext/x-open-policy-agent1;cregosource code in Open Policy Agent0010W000030\#
        00application/vnd.groove-identity-messagegim0080F00003000application/x-font-bdfbdf0010[00000000appli\#
        cation/vnd.ntt-local.sip-ta_tcp_stream0060=0010:00Etext/x-cypher1;ccyp cyphersource code in Cypher03\#
        Y0^0`10300Happlication/vnd.oasis.opendocument.spreadsheetapplication/x-vnd.oasis.opendocument.spread\#
        sheet1_\odsOpenDocument spreadsheet0280=0000900=image/x-vicarvic vicarVICAR picture0000E00000000appl\#
        ication/quicktime0010M00000000application/vnd.ims.imsccv1p200G1@00100000application/vnd.openxmlforma\#
        ts-officedocument.spreadsheetml.tablesinglecells+xml0c40280I2500I00?application/vnd.ms-accessapplica\#
        tion/mdb application/msaccess application/vnd.msaccess application/x-mdb application/x-msaccess zz-a\#
        pplication/zz-winassoc-mdbmdb accdb accde accdt mdeAccess database0010C00000000application/vnd.aia00\#
        7090M10300Bmodel/objapplication/prs.wavefront-obj1;cobjWavefront 3D model0000A00003000application/x-\#
        prtprt0060:00103000text/x-rql1;crql0060H00103000application/x-cdrdao-toc1;ctoc0060<00102000text/texm\#
        acs1;ctm0060<0010500Dtext/x-verse1;cversesource code in Verse00G0M00100000application/ibe-pkg-reply+\#
        xml0c40060:0010:00Btext/x-ecl1;cecl eclxmlsource code in ECL0280L0000300>application/vnd.sketchup.sk\#
        pskpSketchUp model00G0\00100000application/vnd.3gpp.mcptt-floor-request+xml0c400G0M00100000applicati\#
        on/spirits-event+xml0c40010=00003000model/vnd.mtsmts0080J0000800<application/x-qt-qml-cachejsc qmlcc\#
        ompiled QML0060?0010:00Itext/mcfunction1;cmcfunctionsource code in mcfunction0280=0010F000image/x-gz\#
        eps1jDeps.gz epsi.gz epsf.gz0010T00003000application/vnd.americandynamics.accacc0060@0010200Ltext/x-\#
        pure-data1;cpddata in the format Pure Data0010a00000000application/vnd.oma.bcast.simple-symbol-conta\#
        iner0200J00003000application/x-spectrum-z80z800060=0010600Etext/x-webidl1;cwebidlsource code in WebI\#
        DL0060D0010300Ptext/x-minizinc-data1;cdzndata in the format MiniZinc Data              0060:0010800F\#
        text/x-idl1;cidl pidlsource code in OMG IDL00G0\00100000application/vnd.oipf.mippvcontrolmessage+xml\#
        0c40060D0010300Ptext/x-html-plus-ecr1;cecrtext with the markup of HTML+ECR0060:0010800Btext/x-zap1;c\#
        zap xzapsource code in ZAP0060@0010900Ltext/x-caddyfile1;ccaddyfiledata in the format Caddyfile00G0`\#
        00100000application/vnd.3gpp.seal-data-delivery-info+xml0c40090:0?00J000model/stepapplication/p21ste\#
        p stp p21 stpnc 210 ifc02X0R00003000application/java-serialized-objectser0060B0010200Jtext/x-il-asse\#
        mbly1;cilsource code in IL Assembly0010Y00000000application/vnd.ms-windows.nwprinting.oob00G0:0008T0\#
        0:text/plaintxt text asc list in brf no aart am apt bsh classpath cwiki mf data egrm ft fn fv grm ha\#
        ndlers ihtml jmx junit jx mdo pen pom project rnx roles schemas tld types vsl wsdd xargs xcat xegrm \#
        xgrm xlex xlog xmap xroles xsamples xsp xtest xweb xwelcome aff arff ballerina bazel comp fa faa fas\#
        ta fastq fna fq gff gtf hex ihex lock off opam pbxproj prj s19 sbv sigma soql srec strings zon conf \#
        def log fr ini nb pot ncl srt ac cnd dcl dsp dsw ent g htc manifest m4 meta n3 pod rng vm alias ase \#
        bom dbx dist elc gpr hlp key lib otp par r3d smd spl srl xsfplain text0010M00000000application/vnd.i\#
        pld.dag-cbor0010J00000000application/vnd.sirtx.vmv00010@00000000multipart/report0060?0010400Ptext/x-\#
        cooklang1;ccooktext with the markup of Cooklang0060J0010>00Rtext/x-handlebars-template1;chbs handleb\#
        arstext with the markup of Handlebars0280;00003000image/x-3ds3ds0000A00000000chemical/x-cerius0070@0\#
        0100000text/vnd.latex-z1;c0010f00003000application/vnd.anser-web-certificate-issue-initiationcii0000\#
        M0000000Lapplication/x-systemd-catalogmessage catalogue of systemd0010R00000000application/private-t\#
        oken-response0060;00104000text/x-mips1;cmips0010E00000000application/vq-rtcpxr0010O00000000applicati\#
        on/vnd.pwg-multiplexed0210B00000000audio/vnd.cns.anp10280L0000400Oapplication/vnd.android.vdexvdexve\#
        rified code of an Android app0210:00000000video/jxsv0280<0000800<image/x-ptexptex ptxPtex texture006\#
        0<0010300Dtext/x-pyret1;carrsource code in Pyret0060<0010500Dtext/x-metal1;cmetalsource code in Meta\#
        l00G0V00100000application/vnd.gentoo.catmetadata+xml0c400G0I00100000application/yang-sid+json1Ei0060\#
        ;00102000text/x-kuin1;ckn0210T00000000video/vnd.iptvforum.2dparityfec-10100280;09003000audio/x-xmfau\#
        dio/xmfxmf0280J0000M00>application/x-ocaml-objectcma cmi cmo cmt cmti cmxa cmxcompiled OCaml0010E000\#
        00000application/vnd.fints0280@0H00;00>audio/x-musepackaudio/mpc audio/musepackmpc mp+ mppMusepack a\#
        udio0060C0010200Ktext/x-unrealscript1;cucsource code in UnrealScript0010D00008000model/vnd.pytha.pyo\#
        xpyox pyo0060N0010300etext/x-ms-visualstudio.project1;cdspdata in the format Microsoft Developer Stu\#
        dio Project0290K0R20500>application/vnd.apple.pagesapplication/x-iwork-pages-sffpages0hd1_\pagesPage\#
        s document0010M00003000application/vnd.geogebra.fileggb0200:00000000audio/isac0060>0010700Btext/x-rs\#
        i-idl1;cdlm prosource code in IDL0060@0010900Ltext/x-dircolors1;cdircolorsdata in the format dircolo\#
        rs0010@00003000application/nodecjs0060E0010200Mtext/x-brighterscript1;cbssource code in BrighterScri\#
        pt0010N00000000application/vnd.dvb.ipdcesgpdd00G0S00100000application/vnd.liberty-request+xml0c40010\#
        C0000<000application/vnd.tmlvfr viaframe0060:0010300Btext/x-sed1;csedsource code in sed0010J00003000\#
        application/vnd.cinderellacdy0010I00003000application/vnd.epson.msfmsf0000D00003000chemical/x-ncbi-a\#
        sn1asn0010a00004000application/vnd.collabio.xodocuments.presentationxodp0060<0010:00Dtext/x-jflex1;c\#
        flex jflexsource code in JFlex0010T00000000application/vnd.afpc.modca-mediummap0070J0i10G00Capplicat\#
        ion/vnd.framemakerapplication/vnd.mif application/x-frame application/x-mif1;cmif fm frame maker boo\#
        kFrameMaker document0280C0000000Kapplication/x-kdumpkernel dump of makedumpfile006090N10800;text/rus\#
        tapplication/x-rust text/x-rust1;crs rs.inRust source0060<0010300Dtext/x-nasal1;cnassource code in N\#
        asal0010;00000000message/mls0010K00005000application/cdmi-capabilitycdmia0060D0010D000application/di\#
        ta+xml0c4ditamap dita ditaval0010W00000000application/vnd.as207960.vas.config+jer0010M00007000applic\#
        ation/vnd.smart.teacherteacher0060;0010400Gtext/x-star1;cstardata in the format STAR0090?00004000app\#
        lication/cmscmsc0010H00000000application/vnd.paos.xml                                               \#
                             0010Q00000000application/vnd.ecowin.fileupdate                                 \#
                                       0010J00003000application/vnd.mobius.mbkmbk02Y0Q00106000application/vn\#
        d.espass-espass+zip1_\espass0060;0010300Gtext/x-mpl21;cmpldata in the format MPL20000F0000B000chemic\#
        al/x-mopac-inputmop mopcrt zmt mpc0060E0010300Qtext/x-spicedb-schema1;czeddata in the format SpiceDB\#
         Schema0060D0010600Eapplication/x-thrift1;cthriftsource code in Thrift0010?00003000application/pdxpd\#
        x0010Y00003000application/tamp-community-update-confirmcuc00A0Q00000000application/x-www-form-urlenc\#
        oded0060A0010000Itext/x-julia-repl1;csource code in Julia REPL0000E00006000chemical/x-mdl-sdfilesd s\#
        df02Y0:1C00S009audio/mpegaudio/mp3 audio/mpeg3 audio/mpg audio/x-mp3 audio/x-mpeg audio/x-mpeg-3 aud\#
        io/x-mpgmp3 mpga mp2a m2a m3a mpega mp1 mp2MP3 audio0280G00000009application/x-quake-bspQuake map00G\#
        0D00100000application/pvd+json1Ei0390g00103000application/vnd.oasis.opendocument.text-master-templat\#
        e1_\otm0010F00007000application/prs.nprendrnd rct0060F00103000application/x-font-ttx0c4ttx0010R00000\#
        000application/vnd.ecowin.filerequest0060<0010200Dtext/x-hyphy1;cbfsource code in HyPhy0090800002000\#
        model/jtjt0290J0010700Fapplication/vnd.ms-project1>[mpp mptMicrosoft Project plan0060F0010P00Dapplic\#
        ation/x-stata-do1;cdo ado doh ihlp mata matah sthlpsource code in Stata0000I00105000application/x-ro\#
        xio-toast0Khtoast                           0060;0010400Ctext/x-hoon1;choonsource code in hoon      \#
                                                0060G0010400;application/schema+json1EijsonJSON schema      \#
                                                                                 006080010300Btext/ncl1;cncl\#
        source code in NCL                      00G0W00100000application/vnd.iptc.g2.packageitem+xml0c400G0X\#
        00100000application/vnd.cncf.helm.config.v1+json1Ei00Q0E00000000multipart/alternative        0080F00\#
        003000application/x-spss-porpor                             00G0\00100000application/vnd.apothekende\#
        .reservation+json1Ei             0010C00003000application/expressexp0290J0D004000application/vnd.kde\#
        .kchartapplication/x-kchartchrt0080U00003000application/vnd.emusic-emusic_packageemp0280;0000000?vid\#
        eo/x-mveInterplay movie0280K00003000application/x-endnote-styleens0280A0020300?image/x-canon-cr21AD0\#
        N0cr2Canon raw image0010G00000000application/vnd.rs-274x00G1<00100000application/vnd.openxmlformats-\#
        officedocument.wordprocessingml.numbering+xml0c40010C00000000application/vnd.hsl0060;0010400Ctext/x-\#
        just1;cjustsource code in Just                                                               0000F00\#
        003000application/x-graphitegra                                                                     \#
                                                                                                            \#
                                    0070C0010300Fapplication/vnd.kdl1;ckdldata in the format KDL 0080C000050\#
        0:application/x-lzfselzfseLZFSE data0280J00105000application/x-gzpostscript1jDps.gz0060=0:10;00Btext\#
        /x-adasrctext/x-ada1;cadb ads adasource code in Ada                                                 \#
                                                            0200K00000000application/x-mmm-digisonde0080J000\#
        05000application/vnd.java.hprofhprof                                              00G090L10]009text/\#
        htmlapplication/html text/x-html1;chtml htm shtml html.hl hta xhtml xslt inc xhtHTML page0060E0030?0\#
        00application/x-gnucash1jD0Gj0c4gnucash gnc xac0060:0010300Btext/x-jai1;cjaisource code in Jai0010Q0\#
        0003000application/vnd.3gpp.pic-bw-largeplb0010I00003000application/vnd.3gpp2.smssms00G0D00107000app\#
        lication/swid+xml0c4swidtag0280E00107000application/x-mbtiles0Gjmbtiles0000K00003000application/x-pc\#
        -engine-rompce           0060A0010700Itext/x-ags-script1;cash ascsource code in AGS Script00G0V00100\#
        000application/vnd.etsi.iptvueprofile+xml0c40060;0010:00Ctext/x-lean1;clean hleansource code in Lean\#
        02H0G0`00400;application/x-vmdk-diskapplication/x-virtualbox-vmdk application/x-vmdkvmdkVMware disk0\#
        280?0000300<model/x-openctmctmOpenCTM mesh0000I00003000chemical/x-ncbi-asn1-specasn0010V00000000appl\#
        ication/vnd.yamaha.tunnel-udpencap0060;0010400<text/x-muse1;cmusetext in Muse                       \#
                                                                                                            \#
                                                                                        0060A00103000applica\#
        tion/x-nzb0c4nzb0060A0010G000text/x-google-sql1;cgooglesql googlesql.sql                            \#
                                                  0010G00008000application/vnd.hp-hpidhpid hpi              \#
                                                                                                            \#
                 0080I0000;00Bapplication/x-safetensorssafetensorstensors of a model0060?0010000Gtext/x-tabl\#
        egen1;csource code in TableGen0290N0H104000application/geopackage+sqlite3application/x-geopackage0Gj\#
        gpkg0060>0010A00Jtext/x-irc-log1;cweechatlog irclogdata in the format IRC log0280;09003000audio/x-df\#
        faudio/dffdff                                                                                       \#
             0010F00003000application/vnd.ms-wplwpl0060:00103000text/x-moc1;cmoc0010\00000000application/vnd\#
        .fujifilm.fb.docuworks.binder                                              0060<00103000text/x-mpsub\#
        1;csub                  0060C00107000text/x-dbus-service1;cservice                  00G0J00103000app\#
        lication/xcap-error+xml0c4xer                       0060J00102000application/x-pico8-source1;cp8    \#
                          00F0R00100000application/fido.trusted-apps+json1Ei                                \#
                                0000L00003000application/x-cfs-compressedcfs0060E0010:00Fapplication/x-befun\#
        ge1;cbefunge bfsource code in Befunge0060=00103000text/x-sophia1;caes0010M0000C000application/vnd.cl\#
        onk.c4groupc4g c4d c4f c4p c4u0000L00002000application/x-wonderswan-romws0390h0j103000application/vn\#
        d.oasis.opendocument.presentation-templateapplication/x-vnd.oasis.opendocument.presentation-template\#
        1_\otp02Q0900000000audio/l240000F00003000chemical/x-macmoleculemcm0060?0010400Gtext/x-euphoria1;ce e\#
        xsource code in Euphoria00G0G00103000application/xcap-ns+xml0c4xns0060;0010400Ctext/x-stan1;cstansou\#
        rce code in Stan                                                                                    \#
                                                                                                            \#
                                                                                                            \#
              0060B00104000text/vnd.iptc.anpa1;canpa                                                        \#
             0070:00101000text/vnd.a1;ca00G0S00100000application/vnd.etsi.iptvsad-bc+xml0c40280J00008000appl\#
        ication/x-mach-o-dylibdylib so                                     0060>0010700Ftext/x-omgrofl1;comg\#
        roflsource code in Omgrofl0010H0000=000application/vnd.apexlangapexlang apex0210C00000000video/mpeg4\#
        -generic0280D0000300Kapplication/x-ms-dbxdbxmessages of Outlook Express                        0060?\#
        0010500Gtext/x-cameligo1;cmligosource code in CameLIGO                    00G0c00100000application/v\#
        nd.ims.lti.v2.toolconsumerprofile+json1Ei0010E00000000application/index.obj0060;0010C00@text/x-rsrc1\#
        ;cr rhistory rsx s rdsource code in R0060=0010600Etext/x-scenic1;cscenicsource code in Scenic0060=00\#
        10600Ntext/x-liquid1;cliquidtext with the markup of Liquid00G0K00100000application/vnd.ctct.ws+xml0c\#
        40280;0000300=image/x-exrexrOpenEXR image0060@0010600Htext/x-purebasic1;cpb pbisource code in PureBa\#
        sic00G0N00100000application/mathml-content+xml0c40280=0;009000image/x-jbig2image/x-jb2jb2 jbig20010N\#
        00008000application/vnd.smart.notebooknotebook0280F0010@00?application/x-font-pcf1jDpcf pcf.z pcf.gz\#
        X11 bitmap font0280P00003000application/x-commodore-g64-diskg6400G0S00100000application/vnd.3gpp-pro\#
        se-pc3a+xml0c400G0F00107000application/sensml+xml0c4sensmlx0280;0000^000audio/x-psfpsf1 minipsf1 gsl\#
        ib minigsf psf psflib minipsf00G0Z00100000application/vnd.oci.image.manifest.v1+json1Ei0010I00003000\#
        application/vnd.epson.esfesf0280A0A10300?image/x-canon-crwimage/x-raw-canon0N0crwCanon raw image0010\#
        H00000000application/commonground00G0_00100000application/vnd.oipf.contentaccessstreaming+xml0c40080\#
        F00000000application/x-gtktalog00G0I00109000application/emotionml+xml0c4emotionml00G0E00106000applic\#
        ation/senml+xml0c4senmlx0200N0000000=application/x-amiga-executableAmiga program0060J00100000applica\#
        tion/x-httpresponse1L_0010J00000000application/vnd.3gpp.5gnas0070B00108000text/vnd.in3d.3dml1;c3dml \#
        3dm                                                                                                 \#
                                                                                                   0210?0000\#
        0000video/h263-2000                           0010X00000000application/vnd.motorola.flexsuite.gotap \#
                                 0280A0010300<application/x-npz1_\npzNumPy arrays                           \#
                              0010Z00000000application/trust-mark-status-response+jwt                       \#
                                               0070?0U103000application/sdpapplication/vnd.sdp application/x\#
        -sdp1;csdp0010H00000000application/vnd.3gpp.v2x0280;00003000audio/x-sapsap0060W00103000text/x-ansys-\#
        parametric-design-language1;cans0280D00007000application/x-ms-wimwim swm0000J00103000application/x-s\#
        pectrum-slt10Mslt00G0E00104000application/dskpp+xml0c4xmls0290G0l00B00?application/vnd.sqlite3applic\#
        ation/sqlite application/sqlite3 application/x-sqlite3sqlite3 sqlite db3SQLite database0280D0030=009\#
        application/x-r-data1jD0RP1@orda rdata rdsdata of R0060;00104000text/x-ride1;cride0210A00008000video\#
        /vnd.dece.hduvh uvvh0280E00003000application/x-msmoneymny00G0S00100000application/vnd.bekitzur-stech\#
        +json1Ei0280D00100000application/x-hwp-v51>[0210:00004000image/avcsavcs0210P00003000image/vnd.airzip\#
        .accelerator.azvazv0010G00003000application/vnd.trueapptra                                          \#
            0280J0000700<application/x-llvm-profileprofrawLLVM profile                                      \#
                                                                                                            \#
             0280A00003000application/x-dardar                                     0210<00000000audio/evrcb1\#
                                                         0010?00003000application/efiefi00G0M00100000applica\#
        tion/mbms-register+xml0c4                                                               0280>0?10000\#
        0video/x-oggrgbvideo/x-ogg-rgb14>                              0010=00000000message/bhttp0080B000040\#
        00application/x-oleooleo0280A0000300Capplication/x-affaffAFF image of a disk0010S00000000application\#
        /vnd.yamaha.remote-setup                                                                            \#
                                                                                                            \#
                                                         0060L0010300Xtext/x-opentype-feature-file1;cfeadata\#
         in the format OpenType Feature File0010Z00000000application/vnd.century-systems.tcp_stream0010H0000\#
        8000application/vnd.dece.zipuvz uvvz0080D0000000<application/x-finaleFinale score00G0H00100000applic\#
        ation/mbms-msk+xml0c4                                                                               \#
                                                                                                            \#
                                                                                                            \#
             00G0J00103000application/dash-patch+xml0c4mpp00G0l00100000application/vnd.oma.bcast.associated-\#
        procedure-parameter+xml0c40280F00000000application/x-font-dos0010J00002000application/vnd.olpc-sugar\#
        xo               0070=00100000text/enriched1;c                                                      \#
                                                                                                            \#
                                                                      00G0H00100000application/3gpp-ims+xml0\#
        c4        0000F0Q00000:application/x-zerosizeapplication/x-empty inode/x-emptyempty file0280J0000300\#
        0application/x-spectrum-hdfhdf0080M0000600Iapplication/x-kerberos-keytabkeytabkeys of Kerberos servi\#
        ces03Y0H0\10;00<application/java-archiveapplication/x-jar application/x-java-archive1_\jar war earJa\#
        va archive0070C00100000text/prs.prop.logic1;c0060;0010000Ctext/x-dune1;csource code in Dune00Q0<0000\#
        400Gmessage/httphttpdata in the format HTTP00G0O00100000application/vnd.hyperdrive+json1Ei    0000I0\#
        F003000application/x-matlab-dataapplication/matlab-matmat00V0L00104000application/x-java-jnlp-file0c\#
        4jnlp0010D00000000application/fastsoap0200>00003000audio/x-amzxmlamz                                \#
                                                                                                            \#
                                                                                                   0070>0010\#
        0000text/parityfec1;c             0080F00003000application/x-mame-chdchd            0280Z00103000app\#
        lication/vnd.stardivision.writer-global1>[sgl                 0060:00103000text/x-usd1;cusd         \#
                                                                 0060:0010300Btext/x-nix1;cnixsource code in\#
         Nix                                                                                                \#
               0060F0>10200Fapplication/x-nuscripttext/x-nushell1;cnusource code in Nushell0020D00002000imag\#
        e/vnd.rn-realpixrp0060J0010D00Gapplication/x-godot-shader1;cgdshader gdshaderincsource code in GDSha\#
        der0010`00006000application/vnd.cluetrust.cartomobile-config-pkgc11amz0000A00003000chemical/x-chem3d\#
        c3d0060=0010700Etext/x-maxima1;cmax macsource code in Maxima00G1900100000application/vnd.openxmlform\#
        ats-officedocument.drawingml.diagramlayout+xml0c40010E00000000application/smpte336m     0000R0000700\#
        0application/x-install-instructionsinstall00G0U00100000application/vnd.ms-office.activex+xml0c40070:\#
        1>11@00>text/troffapplication/x-troff application/x-troff-me application/x-troff-ms text/x-troff1;ct\#
        r roff 1in 1m nroff 3in 3m 3qt l mdoc n nr rno tmac t man me ms 1p 3pm 1x 3p 3xtroff document0060=00\#
        10C00Etext/x-racket1;crktd scrbl rkt rktlsource code in Racket0000H00003000application/x-msschedules\#
        cd0280F00003009application/x-jmp-datajmpJMP table0060B0010A00Ntext/x-darcs-patch1;cdarcspatch dpatch\#
        data in the format Darcs Patch02Y0U00103000application/vnd.imagemeter.folder+zip1_\imf0200:00003000a\#
        udio/silksil0060>0E100000text/x-texmacsapplication/x-texmacs1;c0010M00000000application/vnd.project-\#
        graph0060g0c204000application/vnd.oasis.opendocument.spreadsheet-flat-xmlapplication/vnd.oasis.opend\#
        ocument.flat.spreadsheet0Yj0c4fods0280L00103000application/vnd.sun.xml.math1_\sxm00G0S00100000applic\#
        ation/mathml-presentation+xml0c40060:00203000text/x-mof0@[1;cmof0010L00003000application/timestamped\#
        -datatsd0060`0\204000application/vnd.oasis.opendocument.text-flat-xmlapplication/vnd.oasis.opendocum\#
        ent.flat.text0Yj0c4fodt0290N0G003000application/vnd.msa-disk-imageapplication/x-atari-msamsa00G0H001\#
        00000application/vnd.api+json1Ei0010B00003000application/widgetwgt0060A0010400Mtext/x-oasv2-json1;cj\#
        sondata in the format OASv2-json00F0L00103000application/x-virtualbox-ovf0c4ovf0060D0010300Eapplicat\#
        ion/x-myghty1;cmytsource code in Myghty0070;0020350<text/turtle1]@1;cttlutf-8Turtle graph           \#
                                                         0010E00000000application/tetra_isi                 \#
                                                                       0010T00000000application/vnd.minisoft\#
        -hp3000-save                                                                                        \#
                                                                                                            \#
                                                                    0060>0020000Stext/x-ant+xml1;c0c4data in\#
         the format Ant Build System0060=00103000text/x-amdgpu1;cisa0210=00000000audio/uemclip0010G00003000a\#
        pplication/vnd.seemailsee0010K00000000application/vnd.cab-jscript0060;0010400Ctext/x-elpi1;celpisour\#
        ce code in Elpi0280D00003000application/x-ms-pdbpdb0280D0000600<application/x-uimageuimageU-Boot ima\#
        ge0280G0I10>000application/x-pagemakerapplication/vnd.pagemaker1>[p65 pm6 pmd pm0000>00000000message\#
        /s-http0060;0010400Ctext/x-tolk1;ctolksource code in Tolk0060:0010300Btext/x-elm1;celmsource code in\#
         Elm0280H0000000Bapplication/x-labview-viLabVIEW instrument0060E00105000text/x-roboconf-graph1;cgrap\#
        h0060?0010300Gtext/x-isabelle1;cthysource code in Isabelle0060=0=10800=text/x-matlabtext/x-octave1;c\#
        matlab mMATLAB source0280?00003000application/gxfgxf0280Z00103000application/x-tika-java-enterprise-\#
        archive14Iear0010C00000000application/x400-bp0280D0010D000application/sldworks1>[sldprt sldasm slddr\#
        w                                                                     0060<0010A00Dtext/x-rebol1;cre\#
        b r3 r2 rebol rsource code in Rebol0210>00000000video/smpte291                                      \#
                                                           0210A00000000audio/vnd.dts.uhd0060?0010500Rtext/x\#
        -protobuf1;cprotodata in the format Protocol Buffer0060;0830S008text/x-csrctext/x-c1;c0oJ16Xc dic id\#
        c cats h.in cc h cxx cpp hhC source0210T00000000video/vnd.iptvforum.2dparityfec-20050210B00000000vid\#
        eo/jpeg2000-scl0060;0010400Ctext/x-self1;cselfsource code in Self0060>0010300Ftext/x-moocode1;cmooso\#
        urce code in Moocode0010U00000000application/vnd.firemonkeys.cloudcell                              \#
                             0010J00000000application/vnd.etsi.mheg5                                        \#
        0280F0000300Papplication/x-java-cdsjsashared classes of a Java runtime0060:0010?00Btext/x-gap1;cg ga\#
        p gi gd tstsource code in GAP                                                                       \#
                                                                                                            \#
                                    0060>0010300Ftext/x-daslang1;cdassource code in Daslang0010R00004000appl\#
        ication/vnd.nokia.radio-presetrpst006090010200Atext/x-bc1;cbcsource code in BC0280;00003000audio/x-s\#
        tmstm00G0Z00100000application/vnd.oma.bcast.notification+xml0c40010E00006000application/vnd.mynfctag\#
        let00G0H00108000application/wspolicy+xml0c4wspolicy                                   0280A0010;000a\#
        udio/x-speex+ogg1SWspx oga ogg                                                                      \#
                        0010S00000000application/vnd.syncml.dmtnds+wbxml00G0L00100000application/vnd.etsi.ts\#
        l+xml0c4006080010300@text/x-j1;cijssource code in J0010G00000000application/vnd.truedoc             \#
                                                     0010U00003000application/vnd.qualcomm.brew-app-resbar  \#
                                                                                                 0280A000000\#
        0:application/x-ionAmazon Ion0010L00004000application/vnd.onepagertatxtatx                          \#
                  0060H0010800Btext/x-devicetree-source1;cdts dtsidevice tree source                      02\#
        80D0000300Mapplication/x-ms-evtevtWindows event log, old format                                     \#
                        0280F00103000application/x-starcalc1>[sdc0000O00007000application/x-java-archive-dif\#
        fjardiff                                                                                            \#
                                                                          0280K0000000=application/x-ruby-by\#
        tecodecompiled Ruby   0060>0010;00Ftext/x-logtalk1;clgt logtalksource code in Logtalk               \#
             0060A0010400Itext/x-pogoscript1;cpogosource code in PogoScript0010O00000000application/vnd.inte\#
        rtrust.nncp                          0060C0010300Ktext/x-csound-score1;cscosource code in Csound Sco\#
        re00G0K0010:000application/json-patch+json1Eijson-patch00G0[00100000application/vnd.3gpp.mcptt-user-\#
        profile+xml0c40280K00100000application/vnd.apple.iwork1_\0010^00000000application/explicit-registrat\#
        ion-response+jwt00G0I00100000application/geoxacml+json1Ei0000F00000000x-content/audio-player0060<001\#
        01000text/x-ezhil1;cn0060=0010300>text/x-gemini1;cgmitext in Gemini00G0D00100000application/dns+json\#
        1Ei00G0=00103000text/richtext1;crtx0290N0H107000application/vnd.kde.kpresenterapplication/x-kpresent\#
        er1jDkpr kpt0210C00000000audio/vnd.cisco.nse0060E00107000application/x-pypylog1;cpypylog0060B0010300\#
        Jtext/x-singularity1;cdefsource code in Singularity001090T00300Gmodel/stlmodel/x.stl-ascii model/x.s\#
        tl-binarystlstereolithography model0060<0010500Htext/x-hocon1;chocondata in the format HOCON0000I000\#
        03000application/x-silverlightscr0210900003000video/av1obu0010G00000000application/vnd.msgpack0000E0\#
        0000000application/x-ebu-stl0060<0010200Dtext/x-vyper1;cvysource code in Vyper0060M00100000applicati\#
        on/vnd.ms-word2006ml0c4 0010W00003000application/vnd.shana.informed.formdataifm                     \#
                                                                      0060A0010600Itext/x-reasonligo1;crelig\#
        osource code in ReasonLIGO0010H00000000application/vnd.oma.push                                  006\#
        0<0010200Dtext/x-pro-c1;cpcsource code in Pro*C0010H00008000application/vnd.preminetpreminet0060>001\#
        00000text/x-install1;c00G0\00100000application/emergencycalldata.deviceinfo+xml0c400<0C00103000text/\#
        jscript.encode1;cjse00Y0B0D007000application/pkcs12application/x-pkcs12p12 pfx0000F00003000applicati\#
        on/x-makeselfrun                                                                                    \#
                                                                                                            \#
                                                           0010M00000000application/vnd.ipld.dag-json       \#
                        0160Y0P304000application/vnd.ms-visio.drawing.main+xmlapplication/vnd.ms-visio.drawi\#
        ng1^[1_\0c4vsdx0060;0010400Ctext/x-gaml1;cgamlsource code in GAML0070S00100000application/prs.implie\#
        d-object+yaml1XJ00G0N00100000application/vnd.oma.lwm2m+json1Ei0210K00000000audio/vnd.rhetorex.32kadp\#
        cm   00G0Z00100000application/vnd.marlin.drm.actiontoken+xml0c40280A0X003000application/x-wpgimage/x\#
        -wordperfect-graphics image/x-wpgwpg0060F0010400Gapplication/x-openscad1;cscadsource code in OpenSCA\#
        D00G0\00103000application/vnd.1000minds.decision-model+xml0c41km0010B00000000application/dec-dx     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                        0060H0010300Ptext/x-tree-sitter-query1;cscmsource code in Tree-sitte\#
        r Query0060<0010800Dtext/x-idris1;cidr lidrsource code in Idris                                     \#
                                                                                                            \#
                                                                                             0010K00003000ap\#
        plication/vnd.openeye.oeboeb   0010L00004000application/vnd.dreamfactorydfac                        \#
                                                                                        006080010700@text/x-\#
        m1;cmumps msource code in M00G0Q00100000application/vnd.etsi.iptvsync+xml0c4                        \#
                                   0280C0000M00Aapplication/x-catiacatdrawing catpart catproductCATIA V5 doc\#
        ument                                                0390g00204000application/vnd.ms-powerpoint.slid\#
        eshow.macroenabled.121_E1Lgppsm0280L0000D00[application/x-llvm-bitstreampriors swiftdeps diadata of \#
        a compiler in the container of LLVM0010K00000000application/vnd.d3m-dataset0000S00000000application/\#
        vnd.ms-color.iccprofile0070R00103500text/vnd.esmertec.theme-descriptor1;cjtdutf-80060L00103000applic\#
        ation/buildstream+yaml1XJbst00G0c00100000application/vnd.ims.lti.v2.toolsettings.simple+json1Ei0280;\#
        0010700:audio/x-m4b0`Mm4b f4baudio book0280L0000500Capplication/x-psx-executablepsexePlayStation pro\#
        gram0080G0Q102000application/illustratorapplication/vnd.adobe.illustrator0@Mai0210:00000000audio/bv3\#
        20060A0010800Mtext/x-pkg-config1;cpc pc.indata in the format pkg-config0000G0000<000application/x-sa\#
        s-auditst7 sas7baud0010N00000000application/vnd.pt.mundusmundi0060>0010300Otext/x-sugarss1;cssstext \#
        with the markup of SugarSS0010O00003000application/vnd.immervision-ivpivp                           \#
        0280=00000000audio/x-adpcm0010K00003000application/vnd.medcalcdatamc1       0060:0010300Ftext/x-lrc1\#
        ;clrcdata in the format LRC0010G00000000message/tracking-status                             0280F001\#
        03000application/x-stardraw1>[sda                                                                   \#
                                   0010K00003000application/scvp-vp-requestspq              0010O00000000app\#
        lication/vnd.nokia.pcd+wbxml                         0280D0D203000image/x-phaseone-iiqimage/x-raw-ph\#
        aseone1AD0N0iiq                                                0080I00003000application/x-sas-data-v\#
        6sd20000I00003000application/vnd.dolby.mlpmlp                                           0290I0C10700\#
        0application/vnd.kde.kwordapplication/x-kword1jDkwd kwt0080O0F003000application/x-thomson-sap-imagea\#
        pplication/x-sap-filesap0010O00003000application/vnd.3gpp.pic-bw-varpvb0060;0010<00Ctext/x-ampl1;cam\#
        pl run modsource code in AMPL0280;0000300Faudio/x-heshesmusic of the PC Engine0280B0000300>image/x-w\#
        in-bitmapcurWindows cursor0090@00000000application/tzif                                             \#
                                       00G0T00100000application/vnd.oipf.userprofile+xml0c40290E00000000appl\#
        ication/applefile0060<0010500Htext/x-stsrc1;cst cssource code in Smalltalk00G0E00105000application/c\#
        cxml+xml0c4ccxml0280C0010500;application/x-keras1_\kerasKeras model00G0W00100000application/vnd.3gpp\#
        .seal-group-doc+xml0c40280D0I00000Iapplication/x-mach-oapplication/x-mach-binaryMach-O program or li\#
        brary0070E00100000text/rtp-enc-aescm1281;c                                      00G0Z00103000applica\#
        tion/vnd.nato.bindingdataobject+xml0c4bdo00G0G00100000application/tlsrpt+json1Ei                    \#
                         0060:00103000text/x-bnf1;cbnf                                                      \#
                  0060=0010600Itext/x-prisma1;cprismadata in the format Prisma      0080P00002000application\#
        /x-applix-spreadsheetas0200H00003000image/x-coreldrawpatternpat0010C00003000application/vnd.vsfvsf00\#
        60F0010300?text/x-ssh-private-key1;ckeySSH private key0280G00002000image/x-applix-graphicsag0060>001\#
        00000text/x-termcap1;c                                                                             0\#
        010P00000000application/vnd.infotech.project0200=00000000video/example                              \#
                                                                                                            \#
                              0060<0010500Mtext/x-scaml1;cscamltext with the markup of Scaml0060A0010700Itex\#
        t/x-inno-setup1;ciss islsource code in Inno Setup0060B0010300Jtext/x-mirc-script1;cmrcsource code in\#
         mIRC Script       0060C0010600Ktext/x-renderscript1;crsh rssource code in RenderScript0060<0010600D\#
        text/x-slash1;csl slasource code in Slash0010J0000<000application/vnd.sealed.xlssxls sxl s1e0060C001\#
        05000application/x-ufraw0c4ufraw0010P00000000application/vnd.renlearn.rlprint0060@00104000applicatio\#
        n/jsgf1;cjsgf                                                                                       \#
                        0210=00000000audio/g726-240060?0010800Gtext/x-starlark1;cbzl starsource code in Star\#
        lark                  0060@0010300Qtext/x-blueprint1;cblptext with the markup of Blueprint0010M00004\#
        000application/vnd.crick.clickerclkx0210;00000000audio/evrc1   0010@00000000model/vnd.gs.gdl        \#
                                                               0290@0=105000audio/vnd.dts.hdaudio/x-dtshd1]4\#
        dtshd                                0010I00000000application/vnd.nokia.ncd0210>00000000video/encapr\#
        tp0060=00100000text/x-robots1;c00G1@00100000application/vnd.openxmlformats-officedocument.wordproces\#
        singml.document.main+xml0c40290=2;00300?image/vnd.dwgapplication/acad application/autocad_dwg applic\#
        ation/dwg application/x-acad application/x-autocad application/x-dwg drawing/dwg image/x-dwgdwgAutoC\#
        AD drawing00G0K00100000application/dialog-info+xml0c40010Q00000000application/oblivious-dns-message0\#
        080G0M00400Lapplication/x-vhdx-diskapplication/x-virtualbox-vhdxvhdxvirtual hard disk, version 20010\#
        K00000000application/vnd.cups-raster0280;0000700Baudio/x-vgmvgm vgzmusic of a console0280?0000300=mo\#
        del/x-alembicabcAlembic scene0080G0000000Kapplication/x-macbinaryMacintosh file in MacBinary0390@001\#
        0400Aapplication/oxps1_\oxpsOpen XPS document0060=0010300Etext/x-zephir1;czepsource code in Zephir02\#
        10I00009000audio/vnd.nuera.ecelp9600ecelp96000010O00000000application/vnd.uplanet.channel0390a0c1030\#
        00application/vnd.oasis.opendocument.chart-templateapplication/x-vnd.oasis.opendocument.chart-templa\#
        te1_\otc00F0K00100000application/xhtml-voice+xml0c400G0\00100000application/vnd.nokia.landmarkcollec\#
        tion+xml0c40010L00004000application/vnd.onepagertamxtamx0200F00000000application/x-font-tex0280N0000\#
        2000application/x-tex-virtual-fontvf0010C00003000application/vnd.vcxvcx0060<0010;00Dtext/x-logos1;cx\#
         xm xi xmisource code in Logos0290D0Q003009image/vnd.zbrush.pcximage/x-pc-paintbrush image/x-pcxpcxP\#
        CX image0080;0000300Hmodel/x-plyplyPolygon file of Stanford0210H00000000video/vnd.motorola.video0000\#
        E00003000application/x-freearcarc0280I1I00000Bapplication/x-ole-storageapplication/cdfv2 application\#
        /cdfv2-corrupt application/x-cfb application/x-tika-msofficeOLE2 compound file0010M00000000applicati\#
        on/vnd.motorola.iprm00G1<00100000application/vnd.openxmlformats-officedocument.presentationml.slidel\#
        ayout+xml0c400G0D00100000application/csta+xml0c4                                                    \#
                             0000L00000000application/x-tika-old-excel                                      \#
                                                                                                            \#
                                                                                 0000S00000000application/vn\#
        d.google-apps.unknown0010K0010;000application/senml-etch+cbor0b7senml-etchc0060<00102000text/x-monte\#
        1;cmt0010G00000000application/vnd.sss-dtf0210?00000000audio/raptorfec0010H00000000application/vnd.cu\#
        ps-raw006090010600Etext/x-gn1;cgn gnidata in the format GN0010N00003000application/vnd.groove-accoun\#
        tgac00F0>00100000text/x-gwt-rpc1;c                                                                  \#
                                  0210A00003000image/vnd.pco.b16b16       0210;00000000audio/3gpp20060A00103\#
        00Itext/x-genero-4gl1;c4glsource code in Genero 4gl                                                 \#
                         00G0D00100000application/aif+json1Ei00G0Q00100000application/expect-ct-report+json1\#
        Ei0010[00000000application/vnd.uplanet.bearer-choice-wbxml0280F0000;000application/x.sf3-texttxt.sf3\#
         sf3                                                                                                \#
                                                    0080L0000000Iapplication/x-chromium-cacheentry of Chromi\#
        um's cache00G0V00100000application/vnd.oma.scidm.messages+xml0c4                                    \#
                                                                                                            \#
                                            0010H00003000application/vnd.claymorecla00G0O00100000application\#
        /vnd.shootproof+json1Ei      0010G00004000application/vnd.hp-hpglhpgl0060:0010;00Btext/x-smt1;csmt2 \#
        smt z3source code in SMT0280A0000<00?application/x-ewfe01 ex01 l01image of EnCase00G0G00100000applic\#
        ation/vnd.xmi+xml0c40010H00000000application/coap-payload                                           \#
                              0060<0010800=text/x-pod-61;cpod6 podtext in Pod 6                             \#
                                                  0010S00000000application/vnd.uplanet.alert-wbxml0000F00000\#
        000x-content/ebook-reader                         0280L0I10300Bapplication/vnd.ms-publisherapplicati\#
        on/x-mspublisher1>[pubPublisher document0290<0000;000audio/atrac3at3 aa3 omg02X0:0<10400:audio/webma\#
        udio/x-webm0[WwebaWebM audio0060;0010G00@text/x-wiki1;cmediawiki wiki wikitexttext in Wikitext0010J0\#
        0000000application/trust-mark+jwt00G0T00100000application/vnd.3gpp.mcdata-info+xml0c40280C00105000ap\#
        plication/x-xmind1_\xmind00G0S00104000application/vnd.pwg-xhtml-print+xml0c4xhtm0010Z00003000applica\#
        tion/vnd.fujixerox.docuworks.binderxbd0080B0000900?application/x-gcovgcda gcnocoverage of GCC       \#
                                                0280=0010:000video/x-mjpeg0e9mjpeg mjpg                     \#
               0060H00100000text/vnd.si.uricatalogue1;c                                                     \#
                                                                                                            \#
                                                                                                            \#
                         0000<00000006inode/socketsocket0010H00003000application/vnd.acucobolacu0060C0011800\#
        <text/x-systemd-unit1;cautomount device mount path scope service slice socket swap target timersyste\#
        md unit0010T00002000application/vnd.sailingtracker.trackst00G080010350@text/vtt1;cvttutf-8WebVTT sub\#
        titles0000I00000000x-content/image-picturecd00F0;0910400Ltext/x-lesstext/less1;clesstext with the ma\#
        rkup of Less02Y0T00107000application/vnd.logipipe.circuit+zip1_\lcs lca00G0\00100000application/vnd.\#
        3gpp.seal-mbs-usage-info+xml0c4                                                                     \#
                                                 0060?0010000Ktext/x-xcompose1;cdata in the format XCompose \#
                                                                                                 0280L001040\#
        00application/x-eris-link+cbor0b7eris0060@0010000[text/x-openapi-21;cdata in the format OpenAPI Spec\#
        ification v20010P00000000application/vnd.vocalshaper.vsp40070G00103000text/vnd.dmclientscript1;cdms \#
                                                                                                            \#
                                                                                                 0210F000000\#
        00audio/rtp-enc-aescm1280060<0010500Mtext/x-marko1;cmarkotext with the markup of Marko              \#
                                00G0L00100000application/vnd.3gpp.crs+xml0c40210:00008000audio/usacloas xhe0\#
        000B00004000application/x-egonegon0080I00106000application/x-java-jnilib1Iojnilib00G0X00100000applic\#
        ation/vnd.3gpp.mcvideo-regroup+xml0c400G0I00104000application/route-usd+xml0c4rusd00F0C0N103008appli\#
        cation/rss+xmlapplication/x-rss+xml text/rss0c4rssRSS feed0200=00000000image/x-dcraw                \#
                                          0070H00100000text/vnd.motorola.reflex1;c                     0010L\#
        00000000application/suit-report+cose                                                                \#
                                                                                        0010A00000000applica\#
        tion/vemmi0010\00006000application/vnd.cluetrust.cartomobile-configc11amc0070900100000text/t1401;c00\#
        60:0?10T00Gtext/x-asmtext/x-assembly1;cs asm a51 nasm nas tasm x68 i inc mssource code in Assembly00\#
        G0G00103000application/xcap-el+xml0c4xel0200;0000c00>audio/x-modmod m15 stk nst fst ahx dbm dmf far \#
        gdm hvl okt psmtracker module                                                                       \#
                        00G0Q00100000application/vnd.dataresource+json1Ei0210=00003000video/vnd.fvtfvt      \#
                00G0P00100000application/vnd.eprints.data+xml0c4                                            \#
                                                                            0010U00003000application/vnd.ibm\#
        .rights-managementirm00G1=00100000application/vnd.openxmlformats-officedocument.spreadsheetml.shared\#
        strings+xml0c40060E0010200Vtext/x-stringtemplate1;csttext with the markup of StringTemplate0010I0000\#
        0000application/x-pki-message0000D00000000application/x-kdelnk                                      \#
                                0080V0000000Eapplication/x-ft-windows-registry-hiveWindows registry hive0280\#
        O00003000video/vnd.radgamettools.smackersmk                                         0080P00003000app\#
        lication/x-commodore-g71-diskg71                                                                    \#
                                                                                                            \#
                                                                                       0010G0000;000applicat\#
        ion/vnd.uri-mapurim urimap0210E00008000video/vnd.dece.mobileuvm uvvm0280D0N00@00Oapplication/x-pcapn\#
        gapplication/vnd.tcpdump.pcapngpcapng scap ntarpacket capture, next generation0000H00003000applicati\#
        on/x-tic80-itemtic0210:00000000audio/g728                0010D00004000application/vnd.nimnnimn0280P0\#
        0100000application/x-fossil-global-conf0Gj00G0P00103000application/automationml-aml+xml0c4aml       \#
                                                                                                0060D0010300\#
        0application/har+json1Eihar00G0C00100500application/cda+xml0c4utf-80010T00003000application/tamp-ape\#
        x-update-confirmauc02Y090;107009video/oggvideo/x-ogg1bMogv oggOgg video0080;0000300;model/x-3dm3dmRh\#
        ino model                 00G0N00100000application/vnd.gpxsee.map+xml0c4 00G0O00100000application/vn\#
        d.collection+json1Ei00G0H00104000application/jwk-set+json1Eijwks0060:0011b00Ftext/x-ini1;cini cfg cn\#
        f container dof lektorproject network prefs inf frm mount pro properties service socket target timer\#
         urldata in the format INI0280H00206000application/x-ibooks+zip0<;1_\ibooks                         \#
                                                                                                            \#
                                                                           0210F0000A000image/vnd.dece.graph\#
        icuvi uvvi uvg uvvg0060;0010400Ltext/x-mask1;cmasktext with the markup of Mask0060?0010400Ptext/x-ec\#
        markup1;chtmltext with the markup of Ecmarkup                                                       \#
                                                                         0010?00000000application/did       \#
          0010U00000000application/vnd.oma-scws-http-request0280>0?100000video/x-oggyuvvideo/x-ogg-yuv14>029\#
        0E00008000application/vnd.unityunityweb0010T00000000application/vnd.adobe.partial-upload            \#
                    0000R00000000application/x-isatab-investigation                                         \#
            0010C00003000application/vnd.jamjam0070B00105000text/vnd.ascii-art1;cascii0010V00004000applicati\#
        on/vnd.crick.clicker.wordbankclkw0060:0010300Ktext/x-vue1;cvuetext with the markup of Vue0200A000030\#
        00image/x-raw-casiobay0280A0000300=application/x-vpkvpkValve package0060;0010200Ctext/x-cool1;cclsou\#
        rce code in Cool00G0D00100500application/beep+xml0c4utf-8                                           \#
                                               0280I0000000>application/x-quake-modelmodel of Quake0060E0010\#
        3000application/x-markaby0>Wmab00G0L00100000application/voucher-jws+json1Ei0080K0A000000application/\#
        x-fat-diskimageapplication/x-ima0280;00003000video/x-nsvnsv02Y0>0@10@00>video/matroskavideo/x-matros\#
        ka1]emkv mks mpv mk3dMatroska video00G0H00100000application/vnd.vel+json1Ei                         \#
                                                                           0060?00108000text/x-iptables1;cip\#
        tables                                                                                    0060;00103\#
        000text/x-fift1;cfif                                    0060:0010300Btext/x-yul1;cyulsource code in \#
        Yul0010?00003000application/ceacea                                             029090C00300:audio/am\#
        raudio/amr-encryptedamrAMR speech0010G00003000application/vnd.wap.sicsic0010N00100000application/vnd\#
        .oma.lwm2m+cbor0b7                                                                 0060=0010600Itext\#
        /x-nanorc1;cnanorcdata in the format nanorc0060C0010500Otext/x-cabal-config1;ccabaldata in the forma\#
        t Cabal Config                           0060<00105000text/x-hsail1;chsail                          \#
                          0280V00103000application/x-tika-msworks-spreadsheet02Txlr0060I0010600Lapplication/\#
        supercollider1;csc scdsource code in SuperCollider0010L00009000application/vnd.veryant.thinistc isws\#
        00G0M00100000application/vnd.uic.osdm+json1Ei0060=0010300Etext/x-unicon1;cicnsource code in Unicon00\#
        G0H00100000application/cstadata+xml0c40010H00000000application/vnd.3gpp.sms02X0A00003000application/\#
        x-dvidvi0060@00102000text/x-cfengine31;ccf0060A00103000application/x-amf0c4amf006090010300Atext/x-4d\#
        1;c4dmsource code in 4D0210J00000000video/vnd.iptvforum.ttsavc0060?0010800Gtext/x-rascript1;crascrip\#
        tsource code in RAScript0280D00000000image/x-os2-graphics           0010C00003000application/vnd.svd\#
        svd             0210R0000<000image/vnd.sealedmedia.softseal.gifsgif s1g sgi0060:0010500Btext/x-muf1;\#
        cmuf msource code in MUF                                                                            \#
                                               029091K00?00@image/wmfapplication/wmf application/x-msmetafil\#
        e application/x-wmf image/x-win-metafile image/x-wmfwmf emz wmz emfWindows metafile0080B00003000appl\#
        ication/x-t6026020090=0=003000model/vnd.dwfdrawing/x-dwfdwf0010@00000000application/sgml0060>0010T00\#
        Otext/x-antlers1;cantlers.html antlers.php antlers.xmltext with the markup of Antlers               \#
                                                                                                            \#
               0200C00103000image/x-minolta-mdc0N0mdc0000@00004000chemical/x-mmcifmcif                      \#
                                       00G0^00100000application/emergencycalldata.providerinfo+xml0c40010I00\#
        000000application/whoispp-query00G0J00100000application/vnd.wv.csp+xml0c4                           \#
               0280M0g00700?application/x-python-bytecodeapplication/x-bytecode.python application/x-python-\#
        codepyc pyocompiled Python0210:00004000image/jxssjxss0090E0000300Aapplication/pkix-certcerX.509 cert\#
        ificate            0000@00000000model/vnd.gs-gdl                                                    \#
                                                                0010@00000000application/h2240000F0000<000ap\#
        plication/x-sas-dmdbs7m sas7bdmd0000K00007000chemical/x-ncbi-asn1-binaryval aso0060D0010D00Ptext/x-h\#
        tml-plus-erb1;crhtml erb erb.defacetext with the markup of HTML+ERB                                 \#
                                                                      0010I00000000application/vnd.3gpp.gtpc\#
                                                               0060800103000text/rsl1;crsl                  \#
                                                                                     0060=0020C00:text/x-c++\#
        hdr1;c0Lfhh hpp h++ hp hxx hC++ header0210:00000000audio/aptx0000B00003000chemical/x-alchemyalc     \#
                       0200@00004000image/x-macpaintpntg                                                    \#
                                            0010N00000000application/vnd.onvif.metadata0060B0010>00Jtext/x-a\#
        ngelscript1;cangelscript assource code in AngelScript0010V00003000application/vnd.yamaha.openscorefo\#
        rmatosf                                                                                             \#
                                                         0060;0010700Ctext/x-teal1;cteal tlsource code in Te\#
        al0080G00009000application/x-sas-xportxpt xport0000Q00000000application/vnd.google-apps.audio0290;00\#
        103000audio/qcelp1C:qcp0010F00003000application/vnd.hp-hpshps               0060<00105000text/x-wdif\#
        f1;cwdiff                     0060;00103000text/x-tl-b1;ctlb0060A0010:00Itext/x-overpassql1;coverpas\#
        sqlsource code in OverpassQL0060D0010300Eapplication/x-fantom1;cfansource code in Fantom         008\#
        0Q0010:000application/x-rzip-compressed-tar1BPtar.rz trz0060;0010200Ctext/x-beef1;cbfsource code in \#
        Beef0060L0010;000application/vnd.flatpak.repo1;cflatpakrepo0060>0010400Ftext/x-clarity1;cclarsource \#
        code in Clarity0060F0010K00Rtext/x-altium-designer1;coutjob pcbdoc prjpcb schdocdata in the format A\#
        ltium Designer0080N0F003000application/x-hfe-floppy-imageapplication/x-hfe-filehfe0080B0000000Aappli\#
        cation/x-utmprecords of logins0010E00000000application/vnd.ffsns0280F00003000application/x-qed-diskq\#
        ed0060?00103000text/x-txt2tags1;ct2t0060@00102000text/x-earl-grey1;ceg0010G00003000application/vnd.g\#
        eonextgxt0080K00003000application/x-dreamcast-romiso00G0G00104000application/mmt-usd+xml0c4musd00G0K\#
        00100000application/jscalendar+json1Ei0010K00003000application/timestamp-querytsq0010O00003000applic\#
        ation/vnd.shade-save-filessv0060900104000text/rita1;crita0090R00003000application/vnd.font-fontforge\#
        -sfdsfd0280F00103000application/x-starmath1>[smf                  0010X00100000application/vnd.verai\#
        son.tsm-report+cbor0b70010K00100000application/vnd.futoin+cbor0b70010X00000000application/vnd.verifi\#
        er-attestation+jwt02X0;1000300;video/x-flvapplication/x-flash-video flv-application/octet-stream vid\#
        eo/flvflvFlash video0000>00003000chemical/x-ctxctx                                                  \#
          0210?00000000video/h263-1998                                            0290?0N103000audio/soundfo\#
        ntaudio/x-sfbk audio/x-soundfont1C:sf20060=00103000text/x-xtlang1;cxtm 0060900104000text/snbt1;csnbt\#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                           0210F00008000vide\#
        o/vnd.sealed.mpeg1smpg s11                                          0060;0010400Ctext/x-tact1;ctacts\#
        ource code in Tact        0070?00102000text/vnd.wap.sl1;csl                           00G0I00105000a\#
        pplication/metalink4+xml0c4meta4                                                                    \#
                                                                0070H00103000text/prs.fallenstein.rst1;crst \#
                                                                                                  0010Q00000\#
        000application/vnd.nokia.conml+wbxml0060@0011600Ltext/x-checksums1;ccrc32 md2 md4 md5 sha1 sha2 sha2\#
        24 sha256 sha256sum sha3 sha384 sha512data in the format Checksums0060?0010200Gtext/x-lambdapi1;clps\#
        ource code in Lambdapi0070?00102000text/vnd.wap.si1;csi0210F00003000video/vnd.sealed.mpeg4s140080B00\#
        000000application/x-riff00G0S00100000application/measured-component+json1Ei0080B0000=000chemical/x-g\#
        enbankgbk gen gb gp00G0T00100000application/vnd.oracle.resource+json1Ei0060F0010300Ptext/x-b-formal-\#
        method1;cmchsource code in B (Formal Method)0280B0000E00Aapplication/vcdiffvcdiff xdelta xdelta3VCDI\#
        FF difference                            0060<00102000text/x-maple1;cmi0060F0010i00Aapplication/type\#
        script1;cts tsx mts cts config.ts d.cts d.mts d.ts spec.ts test.tsTypeScript source0010P00000000appl\#
        ication/vnd.omaloc-supl-init0280D0;003000image/vnd.zbrush.dcximage/x-dcxdcx0060>0010<00Otext/x-postc\#
        ss1;cpcss postcsstext with the markup of PostCSS0210900000000video/mpv                              \#
                                                                                                            \#
                                                                                                            \#
                 0060;0010400Gtext/x-abnf1;cabnfdata in the format ABNF0010K00003000application/vnd.android.\#
        otaota                                                                                              \#
                                                          00G0I00100000application/xml-patch+xml0c40060@0010\#
        300Htext/x-dataweave1;cdwlsource code in DataWeave                                                  \#
                                                         0080Q0F003000application/x-font-printer-metricappli\#
        cation/x-font-pfmpfm0210:00008000video/h264h264 2640060E0010000Qtext/x-git-attributes1;cdata in the \#
        format Git Attributes0060A0010400Itext/x-moonscript1;cmoonsource code in MoonScript0010S00003000appl\#
        ication/vnd.groove-tool-messagegtm0280N00100000application/x-tika-visio-ooxml1Lg00G1500100000applica\#
        tion/vnd.openxmlformats-officedocument.customxmlproperties+xml0c4                                   \#
                                                                                         0010V00000000applic\#
        ation/vnd.motorola.flexsuite.wem0290M0R20;00Dapplication/vnd.apple.keynoteapplication/x-iwork-keynot\#
        e-sffkey0hd1_\key keynoteKeynote presentation0080H0010:000application/x-webarchive0<Awebarchive0010P\#
        00000000application/vnd.cirpack.isdn-ext0060<0010500Htext/x-ninja1;cninjadata in the format Ninja006\#
        0K0010:000application/vnd.flatpak.ref1;cflatpakref0280G0000;000application/x.sf3-tabletab.sf3 sf3001\#
        0A00000000application/mikey0070=00103000text/vnd.sosi1;csos00G0S00100000application/prs.implied-obje\#
        ct+json1Ei0060<0010:00Dtext/x-xbase1;cprg prw chsource code in xBase00G0`00100000application/emergen\#
        cycalldata.subscriberinfo+xml0c4                                                                    \#
                     0000N00007000application/x-jbuilder-projectjpr jpx0060@00100000text/x-changelog1;c     \#
           0060A0010300Itext/x-dogescript1;cdjssource code in Dogescript  0060900102000text/x-dg1;cdg       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                   00G0U00100000application/vnd.etsi.iptvsad-npvr+xml0c40070\#
        80010=00Ktext/dns1;czone soa arpadata in the format DNS Zone              0280C00203000image/x-samsu\#
        ng-srw1AD0N0srw0010I00000000application/vnd.3gpp.pfcp0060B00106000application/juttle1;cjuttle       \#
        0060900100000text/xmcd1;c                     0000F00000000application/x-toutdoux00G0D00100500applic\#
        ation/fhir+xml0c4utf-80060;0010400Ctext/x-agda1;cagdasource code in Agda0010U00000000application/vnd\#
        .fujifilm.fb.docuworks0280E0000;000application/x.sf3-loglog.sf3 sf30010T00002000application/vnd.ibm.\#
        secure-containersc00G0D00104000application/ssml+xml0c4ssml0080J2^00300Aapplication/vnd.corel-drawapp\#
        lication/cdr application/coreldraw application/x-cdr application/x-coreldraw application/x-vnd.corel\#
        .draw.document+zip image/cdr image/x-cdr zz-application/zz-winassoc-cdrcdrCorelDRAW drawing0010T0000\#
        0000application/vnd.apache.thrift.binary0290@0J004000audio/mobile-xmfaudio/vnd.nokia.mobile-xmfmxmf0\#
        090J00007000application/vnd.iccprofileicc icm0070@00203000text/vnd.wap.wml0c41;cwml0060=0010F009text\#
        /x-csharp1;ccs cake cs.pp csx linqC# source0010G00000000application/rpki-updown0060I0010200Utext/x-w\#
        in32-message-file1;cmcdata in the format Win32 Message File0280;0900:009image/x-sgiimage/sgisgi bw r\#
        gbSGI image00G0U00100000application/vnd.tmd.mediaflex.api+xml0c40010D00000000application/vnd.maml00G\#
        1900100000application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml0c4              \#
                                                     00G1:00100000application/vnd.openxmlformats-officedocum\#
        ent.spreadsheetml.querytable+xml0c40210C00000000audio/vnd.dlna.adts      0060L0010I00Qapplication/x-\#
        godot-resource1;cres tres gdnlib gdns tscndata in the format Godot Resource0010M00004000application/\#
        vnd.balsamiq.bmprbmpr0000A00000000application/x-pds                              0290;0C103000audio/\#
        speexapplication/x-speex1SWspx                                                                      \#
                                                                               0060E0010300Qtext/x-ltspice-s\#
        ymbol1;casydata in the format LTspice Symbol                                                        \#
          0280@00007000image/x-kiss-celcel kcf                                               0210M0000:000au\#
        dio/vnd.presonus.multitrackmultitrack0010P00003000application/vnd.kodak-descriptorsse               \#
                                 0060:0010200<text/julia1;cjlJulia source                                   \#
                                                                         0070@0B10400Gapplication/trigapplic\#
        ation/x-trig1;ctrigdata in the format TriG0060;0010400Gtext/x-hxml1;chxmldata in the format HXML    \#
                                                                                                            \#
                      0200>00000000video/isivideo                   0060C0010000Otext/x-go-workspace1;cdata \#
        in the format Go Workspace00G0U00100000application/mbms-reception-report+xml0c40010\00100000applicat\#
        ion/vnd.3gpp.seal-location-info+cbor0b700G0N00100000application/vnd.oftn.l10n+json1Ei0060?0;204000te\#
        xt/x-opml+xmltext/x-opml0c41;copml0200T00100000application/x-mysql-table-definition1Ta0280H0000300Ea\#
        pplication/x-xkb-keymapxkmcompiled keyboard map0060;0010400Ctext/x-sail1;csailsource code in Sail000\#
        0R00008000application/vnd.procreate.brushsetbrushset0010b00000000application/vnd.3gpp-v2x-local-serv\#
        ice-information0000B00003000chemical/x-mdl-tgftgf0010K00003000application/vnd.dvb.servicesvc0000N000\#
        0<000application/x-sas-program-datass7 sas7bpgm0210=00000000image/vnd.mix0000C00007000application/x-\#
        pilotprc pdb                                                                              0200Z00103\#
        000application/x-mysql-misam-compressed-index1Tamyi02Y0900003009image/gifgifGIF image0160f0`304000ap\#
        plication/vnd.ms-visio.drawing.macroenabled.main+xmlapplication/vnd.ms-visio.drawing.macroenabled.12\#
        1^[1_\0c4vsdm0280G00103000application/x-wheel+zip1_\whl0010E00000000application/vnd.erofs           \#
                    0390X0Z10300Bapplication/vnd.oasis.opendocument.chartapplication/x-vnd.oasis.opendocumen\#
        t.chart1_\odcOpenDocument chart00G1700100000application/vnd.openxmlformats-officedocument.drawingml.\#
        diagramdata+xml0c4006090010=00Ptext/x-vb1;cvb vbhtml bassource code in Visual Basic .NET0060J0O10600\#
        Gtext/x-gettext-translationapplication/x-gettext text/x-po1;cpo pottext in Gettext Catalog0010@00000\#
        000application/sipc0280;00003000image/x-sctsct00G0L00102000application/rls-services+xml0c4rs0280G000\#
        0300Dapplication/x-adobe-acbacbcolour book of Adobe0010N00003000application/vnd.fujitsu.oasys2oa200G\#
        0T00100000application/vnd.3gpp-prose-pc3ch+xml0c40060<0020000>message/news1;c1L_Usenet article0060A0\#
        010300Itext/x-liquidsoap1;cliqsource code in Liquidsoap00G0V00100000application/mbms-register-respon\#
        se+xml0c40290:0G10400:image/heicimage/hevc image/x-heic15bheicHEIC image00P0U00000000application/vnd\#
        .google-apps.drive-sdk0010D00000000application/dpop+jwt0060>0010B00>text/x-haskell1;chs hs-boot hsc \#
        lhsHaskell source0010K00004000application/vnd.gentoo.xpakxpak0060H00105000text/x-python2-traceback1;\#
        cpy2tb0290C0000>000audio/vnd.dolby.mlpthd truehd mlp0010P00007000application/vnd.intercon.formnetxpw\#
         xpx0080A0000300=application/x-alzalzALZip archive0070=00104000text/vnd.curl1;ccurl00G0H00100000appl\#
        ication/vnd.hal+json1Ei0060;00104000text/x-bare1;cbare0210B00003000audio/vnd.audiokozkoz0010?0000000\#
        0multipart/mixed0390d0f103000application/vnd.oasis.opendocument.graphics-templateapplication/x-vnd.o\#
        asis.opendocument.graphics-template1_\otg0010L00000000application/vnd.oipf.pae.gem0280G0000300Kappli\#
        cation/x-clang-astpchprecompiled header of Clang0060>0010100Ftext/x-nemerle1;cnsource code in Nemerl\#
        e0010I00003000application/vnd.amiga.amiami0000M00103000application/x-netshow-channel1Ainsc0010Q00000\#
        000application/prs.implied-structure0070B00100000text/vnd.iptc.nitf1;c0060@00103000text/x-vcalendar1\#
        ;cvcs   00G0=0S11D00=text/markdowntext/x-markdown text/x-web-markdown1;cmd markdown mkd livemd mdtex\#
        t mdown mdwn mkdn mkdown ronn workbook mdtxt qmd rmd scdMarkdown text0060O0010300[text/x-simple-file\#
        -verification1;csfvdata in the format Simple File Verification0060H0010000Ttext/x-git-revision-list1\#
        ;cdata in the format Git Revision List                                                         0010C\#
        00000000application/flexfec0010D00000000application/json-seq                                        \#
                             0210A00000000audio/rtploopback                                                 \#
                                                             0060?0M10600Ktext/x-uuencodezz-application/zz-w\#
        inassoc-uu1;cuu uuedata in the format uuencode0060N0010300Ztext/x-graph-modeling-language1;cgmldata \#
        in the format Graph Modeling Language                                                0000>00003000ch\#
        emical/x-cifcif00G0Q00100000application/vnd.cryptii.pipe+json1Ei0060:0010300Btext/x-uno1;cunosource \#
        code in Uno                                        0010I00008000application/vnd.adobe.fxpfxp fxpl   \#
                                                                                                            \#
                                     0210900000000audio/red006090010200Atext/x-xc1;cxcsource code in XC0200@\#
        00003000image/x-gimp-gihgih00G1500100000application/vnd.openxmlformats-officedocument.presentationml\#
        .tags+xml0c40010X00000000application/vnd.japannet-jpnstore-wakeup0280B0000300@audio/x-wwise-bankbnkW\#
        wise sound bank0010R0000;000application/vnd.evolv.ecig.profileecigprofile00G0V00100000application/vn\#
        d.marlin.drm.license+xml0c40010G00003000application/hyperstudiostk0070G0m108000application/mathemati\#
        caapplication/vnd.wolfram.mathematica application/x-mathematica1;cnb ma mb0070H0010<00Iapplication/s\#
        parql-query1;crq qs sparqldata in the format SPARQL0010D00000000application/prs.sclt0070=00100000tex\#
        t/fhirpath1;c0080L00003000application/x-compressed-isocso00G0H00100000application/geopose+json1Ei006\#
        0I00203000application/x-dia-diagram1jD0c4dia0060>0010700Gtext/x-modula21;cdef modsource code in Modu\#
        la-2                                                                0060?00105000text/x-comal-801;cc\#
        omal    0010K00004000application/vnd.sealed.tiffstif0060<0010300Dtext/x-clips1;cclpsource code in CL\#
        IPS0210800000000video/nv                                                                0060;0010400\#
        Ctext/x-luau1;cluausource code in Luau        0280F0000F00Aapplication/x-affinityafdesign afphoto af\#
        pubAffinity document                                                       0280?0;00600:image/x-xpix\#
        mapimage/x-xpmxpm pmX11 pixmap                                                0060C0010000Otext/x-br\#
        owserslist1;cdata in the format Browserslist00G0O00100000application/mbms-deregister+xml0c4  0000K00\#
        003000application/x-sas-transportstx0000F0000G000application/x-zmachinez1 z2 z3 z4 z5 z6 z7 z8      \#
                                                0280D0[107000image/x-panasonic-rwimage/x-panasonic-raw image\#
        /x-raw-panasonic0N0raw rw2                                                                          \#
                                                                    0010G0000;000application/gltf-bufferglbi\#
        n glbuf                                                                                             \#
                        0060;0010@00Ltext/x-haml1;chaml haml.defacetext with the markup of Haml0010L00003000\#
        application/vnd.groove-vcardvcg                 0010Q00000000application/private-token-request      \#
                                                             0060A0010200Itext/x-loomscript1;clssource code \#
        in LoomScript0060<0010000Htext/x-soong1;cdata in the format Soong0000J00003000chemical/x-ncbi-asn1-a\#
        sciiprt0010M00005000application/vnd.ims.imsccv1p1imscc0280@0000<000image/x-asepritease aseprite0060;\#
        0010600Ctext/x-koka1;ckk kkisource code in Koka                                                     \#
                                                                                      0290:2M10<00:video/3gp\#
        paudio/3gpp-encrypted audio/x-rn-3gpp-amr audio/x-rn-3gpp-amr-encrypted audio/x-rn-3gpp-amr-wb audio\#
        /x-rn-3gpp-amr-wb-encrypted video/3gp video/3gpp-encrypted1423gp 3gpp 3ga3GPP video0280;0B003000audi\#
        o/x-mtmaudio/x-multitrackmtm00G0>00104000model/step+xml0c4stpx                                      \#
                                       0060<0020900Ltext/x-svsrc0UO1;csv vh svhsource code in SystemVerilog0\#
        060>0010700Ftext/x-netlinx1;caxs axisource code in NetLinx                                          \#
                                      0060@00103000text/x-bbc-basic1;cbbc              0070H00100000applicat\#
        ion/vnd.faf+yaml1XJ                                                                                 \#
                                                                                0390e00204000application/vnd\#
        .ms-excel.sheet.binary.macroenabled.121g_1Lgxlsb0060A0010400Itext/x-purescript1;cpurssource code in \#
        PureScript0080K0000700=application/x-apple-archiveaar yaaApple Archive                              \#
                                                      0060J0010000Vtext/x-textmate-properties1;cdata in the \#
        format TextMate Properties                                                    0010U00000000applicati\#
        on/vnd.ldev.productlicensing0010R00000000application/vnd.afpc.modca-formdef0010H00000000application/\#
        vnd.3gpp.lpp0060<0010500Dtext/x-bison1;cbisonsource code in Bison                      0210:00000000\#
        video/mp1s                                                  0060;0010400@text/x-scss1;cscssSCSS styl\#
        e sheet                                                                                         0010\#
        G00000000application/vnd.sss-ntf    0010D00000000application/protobuf0060B0010?000application/x-qgis\#
        0c4qgs shp shx qml0210=00000000audio/evrcnw10060<00105000text/x-aheui1;caheui                       \#
                 0010M00004000application/vnd.wasmflow.waflwafl0010R00003000application/vnd.noblenet-directo\#
        rynnd                                                                                               \#
                                        0200=00000000audio/example                                      00G0\#
        E0010300Jmodel/vnd.collada+xml0c4daedata in the format COLLADA03Y0W0Y10300Aapplication/vnd.oasis.ope\#
        ndocument.textapplication/x-vnd.oasis.opendocument.text1_\odtOpenDocument text                      \#
                                                                                                            \#
                        0010O00000000application/vnd.powerbuilder7-s00G0K00100000application/mrb-publish+xml\#
        0c4   0000G00003000application/x-intel-amlaml     0010W00005000message/global-disposition-notificati\#
        onu8mdn     0010M00003000application/sgml-open-catalogsoc0010J00008000application/vnd.sealed.pptsppt\#
         s1p                         0280@0001>000image/x-freehandfh fhc fh4 fh5 fh7 fh40 fh50 fh8 fh9 fh10 \#
        fh11 fh12 ft7 ft8 ft9 ft10 ft11 ft120280>0000300Nvideo/x-ms-wtvwtvrecorded television of Windows0210\#
        C00000000audio/vnd.dolby.pl2                         0010U00004000application/vnd.astraea-software.i\#
        otaiota00G0P00103000application/urc-uisocketdesc+xml0c4uis                                          \#
                                                                                  0280L00007000application/v\#
        nd.amazon.ebookazw kfx                                 00G0[00100000application/mbms-protection-desc\#
        ription+xml0c40200G00003000application/x-stata-dtadta0010P00003000application/vnd.proteus.magazinemg\#
        z                                                                                                   \#
                 0070900108000text/sgml1;csgml sgm                            00G0C00103000application/cpl+x\#
        ml0c4cpl                             0010K00000000application/vnd.uic.tlb-fcb0060B0010i00Ntext/x-cpp\#
        -objdump1;ccpp-objdump c++-objdump cppobjdump cxx-objdump c++objdumpdata in the format Cpp-ObjDump00\#
        60=0010300Etext/x-mscgen1;cmscsource code in Mscgen  00G0H00108000application/davmount+xml0c4davmoun\#
        t                                                                                                   \#
                                0060C00103000application/dif+xml0c4dif                                      \#
                                                       0010L00003000application/vnd.novadigm.extext         \#
                      0280=0000500Gimage/x-basisbasisBasis Universal texture               0390a00204000appl\#
        ication/vnd.ms-excel.template.macroenabled.1215h1Lgxltm0060:0010300Btext/x-peg1;cpegsource code in P\#
        EG                                                                                                  \#
                                                                                     0060D0010B00Ptext/x-htm\#
        l-plus-eex1;chtml.eex heex leextext with the markup of HTML+EEX00G0D00105000application/dssc+xml0c4x\#
        dssc00G0c00100000application/3gpp-media-delivery-metrics-report+json1Ei 00G0X00100000application/alt\#
        o-endpointcostparams+json1Ei                                                                        \#
                                                                                                            \#
         0060D0020300Ltext/x-kaitai-struct1XJ1;cksysource code in Kaitai Struct                             \#
                                                                                                            \#
                                                                                                02Y0U0010300\#
        0application/vnd.maxar.archive.3tz+zip1_\3tz                                                        \#
                                                                       0010J00000000application/vnd.keyman.k\#
        mx0010G00000000application/vnd.sbm.cid          0280@00002000image/x-farbfeldff                     \#
                                                                    0210;00000000video/bt656                \#
               0010Z00000000application/vnd.japannet-directory-service0280:0F00@00:audio/midiaudio/mid audio\#
        /x-midimid midi kar rmiMIDI music0000K00000000application/remote-printing                           \#
                                              00G0S00100900application/vnd.fdsn.stationxml+xml0c4xml-based00\#
        10S00000000application/vnd.oipf.cspg-hexbinary0280;00003009audio/x-qoaqoaQOA audio0010?00000000appli\#
        cation/rtx                            0280A0000300Mapplication/x-wozwozWOZ image of an Apple II disk\#
        0290M0V20700Capplication/vnd.apple.numbersapplication/x-iwork-numbers-sffnumbers0hd1_\numbersNumbers\#
         spreadsheet                                         00G0Q00100000application/vnd.3gpp.mid-call+xml0\#
        c4   0060;0010100Ctext/x-jass1;cjsource code in JASS02Y0T00103000application/vnd.exstream-empower+zi\#
        p1_\mpw                                                       0200<00004000image/x-msodmsod0060R0010\#
        I00^text/x-protocol-buffer-text-format1;ctextproto pbtxt txtpb pbtdata in the format Protocol Buffer\#
         Text Format0080F0K008000application/x-spss-savapplication/x-spss-savefilesav zsav00Q0C00000000appli\#
        cation/edi-x120290a00100000application/vnd.microsoft.windows.thumbnail-cache1>[0060?0010300Gtext/x-s\#
        quirrel1;cnutsource code in Squirrel0060G0010:00Stext/x-python-traceback1;cpytb py3tbdata in the for\#
        mat Python traceback0010Q00005000application/vnd.nokia.n-gage.datangdat        0010M00003000applicat\#
        ion/rpki-ghostbustersgbr0010U00000000application/vnd.afpc.cmoca-cmresource0080A00000000application/x\#
        -iff0060>00102000text/x-charmci1;cci0010C00000000application/nasdata00G0g00103000application/vnd.lla\#
        magraphics.life-balance.exchange+xml0c4lbe0010?00003000application/odxodx0060;0010700Ctext/x-nsis1;c\#
        nsi nshsource code in NSIS02Y0K00100000application/vec-package+zip1_\007090010400Ctext/wgsl1;cwgslso\#
        urce code in WGSL0280@00003000image/x-gimp-gbrgbr                                             0060:0\#
        010300Btext/x-pan1;cpansource code in Pan0010G0E00<000application/vnd.scribusapplication/x-scribussl\#
        a slaz scd0060B0010300Ntext/x-flatbuffers1;cfbsdata in the format FlatBuffers0210E00003000image/vnd.\#
        tencent.taptap0280I0000300;application/x-nix-archivenarNix archive0010V00000000application/vnd.motor\#
        ola.flexsuite.fis0060;0010400Gtext/x-cson1;ccsondata in the format CSON0210<00000000audio/ulpfec    \#
                                                                                                            \#
                                   0080D00104000application/vnd.snap140snap                                 \#
                                                           00G0D0;10400Capplication/vnd.darttext/x-dart1;cda\#
        rtsource code in Dart    0060?0010300Fapplication/edn1;cedndata in the format edn       0060;0010300\#
        Ctext/x-salt1;cslssource code in Salt                                                               \#
                                                                                       0390a0c103000applicat\#
        ion/vnd.oasis.opendocument.image-templateapplication/x-vnd.oasis.opendocument.image-template1_\oti00\#
        10M00003000application/vnd.osa.netdeployndc0060800103000text/kal1;ckal0280B0000400>application/x-2bi\#
        t2bit2bit sequences                                                                       00F0H00108\#
        000application/metalink+xml0c4metalink                                                              \#
                    0000C00003000application/x-cocoacco0000C00000000message/x-gnu-rmail                   00\#
        60D0010=000text/x-dylan-console1;cdylan-console0000D00000000x-content/audio-cdda00F0F0?107000applica\#
        tion/ecmascripttext/ecmascript0RAecma es                                                            \#
                                                    0000A00005000application/hjsonhjson0010G00000000message/\#
        feedback-report0210D00000000audio/vnd.dolby.pl2x                                                    \#
                                                                  00G0M00100000application/vnd.shopkick+json\#
        1Ei               0060=0010300Etext/x-nickel1;cnclsource code in Nickel00G0D00104000application/mads\#
        +xml0c4mads0280R0000000Dapplication/x-hadoop-sequence-fileHadoop sequence file0010H00100000applicati\#
        on/eat-bun+cbor0b700G0C00103000application/kbl+xml0c4kbl    0010H00003000application/vnd.trid.tpttpt\#
        0280J0000300?application/x-gnupg-keyboxkbxkeybox of GnuPG0080A0000;00;application/x-xarxar pkg xipXA\#
        R archive           0000C00000000x-content/blank-dvd                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                           0010M00009000application/prs.rdf-xml-cryptrdf-crypt00G0i00100000application/vnd.3\#
        gpp.seal-network-qos-management-info+xml0c40010S00000000application/vnd.ecowin.seriesupdate         \#
             0280;00003000audio/x-medmed0060;0010800Ctext/x-nasl1;cnasl incsource code in NASL0060:0010N00Bt\#
        ext/x-nim1;cnim nimrod nim.cfg nimble nimssource code in Nim0010I00003000application/vnd.pg.formatst\#
        r0090D0000;000application/pkix-crlcrl der pem0060>0011d00Ctext/x-glslsrc1;cvert glsl fp frg fsh fsha\#
        der geom glslf glslv gshader rchit rmiss shader tesc tese vrx vs vsh vshader frag geo fs gssource co\#
        de in GLSL0060P00100000application/vnd.ms-spreadsheetml0c40280;0000300Eaudio/x-pvfpvfPortable Voice \#
        Format0070:00103000text/mizar1;cmiz0010?00003000application/odaoda0080G0000200Kapplication/x-google-\#
        ababbackup of an Android device0210P00003000video/vnd.ms-playready.media.pyvpyv00G0R00105000applicat\#
        ion/mediaservercontrol+xml0c4mscml0280[00103000application/x-alpine-package-keeper-package0j>apk0060\#
        :0010300Btext/x-pkl1;cpklsource code in Pkl0000>00003000chemical/x-hinhin00G0N00100500application/vn\#
        d.omads-file+xml0c4utf-8006090010200Atext/x-p41;cp4source code in P40060B0010200Jtext/x-kerboscript1\#
        ;ckssource code in KerboScript                                                                      \#
                 00G0K00100000application/rs-metadata+xml0c4                                                \#
                                                  0280F0B203000image/x-hasselblad-fffimage/x-raw-imacon1AD0N\#
        0fff0060=0D21J00=text/x-pythontext/x-script.python1;c1[kpy wsgi pyw gyp jy gypi lmi tac pyde bzl pyp\#
         pyt rpy pye xpy cgi pyi fcgi sage sc py3 specPython script         0010J00000000application/vnd.aet\#
        her.imp         0060=0010>00Etext/x-monkey1;cmonkey monkey2source code in Monkey                    \#
                                                                                                            \#
                        0010J00003000application/vnd.mobius.dafdaf                                          \#
             0290=00008000audio/prs.sidsid psid0080G00000000application/x-perf-data039170020400=application/\#
        vnd.openxmlformats-officedocument.wordprocessingml.template1Lg1_\dotxWord template02Y0:0C10>00:image\#
        /avifimage/avif-sequence15bavif avifs hifAVIF image0090D0D008000application/vnd.nitfimage/nitf image\#
        /ntfntf nitf0060?00100000text/x-terminfo1;c                                                         \#
                     0010@00004000application/atfxatfx             0280A0A20700?image/x-nikon-nefimage/x-raw\#
        -nikon1AD0N0nef nrwNikon raw image     0290K1\00J00Gapplication/vnd.lotus-1-2-3application/lotus123 \#
        application/wk1 application/x-123 application/x-lotus123 zz-application/zz-winassoc-123123 wk1 wk3 w\#
        k4 wk wk2 wksLotus 1-2-3 spreadsheet0000R00000000application/x-troff-man-compressed0210>00000000audi\#
        o/melp24000010?00003000application/cwlcwl0010H00000000application/vnd.oma.dcdc0280G0000000Oapplicati\#
        on/x-build-grpGRP archive of the Build engine00G0L00103000application/voucher-cms+json1Eivcj        \#
                                                                                                            \#
                                                                                                            \#
                                                        00G0P00100000application/vnd.datapackage+json1Ei0000\#
        F00003000chemical/x-mdl-molfilemol                                               00Q0>0>00:000model/\#
        x3d-vrmlmodel/x3d+vrmlx3dv x3dvz00G0P00100000application/vnd.oipf.spdlist+xml0c40280E0F10700Cimage/x\#
        -panasonic-rw2image/x-panasonic-raw20N0rw2 rwlPanasonic raw image                       0060?0010300\#
        0text/x-llvm-mir1;cmir0060?00108000text/x-numba_ir1;cnumba_ir0090F00003000application/vnd.lasziplaz \#
             0010_00000000application/vnd.mitsubishi.misty-guard.trustweb                                   \#
                                                                               0060<0010200Dtext/x-rouge1;cr\#
        gsource code in Rouge0280H0000000Iapplication/x-java-imagemodules of a Java runtime0010J00000000appl\#
        ication/moss-signature0210?00000000audio/parityfec                                                00\#
        60<0010500Dtext/x-cairo1;ccairosource code in Cairo              0010M00003000application/vnd.fsc.we\#
        blaunchfsc0010L00007000application/vnd.contact.cmsgcdbcmsg0010V00003000application/vnd.shana.informe\#
        d.packageipk0070H0Y10300>application/mac-binhex40application/binhex application/mac-binhex1;chqxBinH\#
        ex archive           0010>00000000application/vc           0290K0E003000application/vnd.kde.kontoura\#
        pplication/x-kontourkon00G0K00100000application/opc-nodeset+xml0c40210C00000000audio/mpeg4-generic  \#
                                                                                                0080A0000300\#
        ;application/x-npynpyNumPy array                                                    00G0]00100000app\#
        lication/vnd.radisys.msml-audit-dialog+xml0c4                     00F0E00105000application/omdoc+xml\#
        0c4omdoc0000N00008000chemical/x-gaussian-checkpointfch fchk0290:00004000image/avciavci              \#
                                 0060A0010500Happlication/json50_Ojson5data in the format JSON50280G0000000B\#
        application/x-locate-dbdatabase of locate02Y0G00103000application/vnd.eln+zip1_\eln  0060;0010@00Cte\#
        xt/x-apex1;ctrigger cls apexsource code in Apex                                                     \#
                                                                      0060A00100000text/x-nestedtext1;c     \#
                                                             0060:00103000text/x-sfv1;csfv                  \#
                                                                     0010P00003000application/vnd.exstream-p\#
        ackagepub00G0T00100000application/vnd.acm.addressxfer+json1Ei0010G00005000application/cdmi-objectcdm\#
        io0060?0010M008text/x-makefile1;cmak mk make makefile mkfile dmakefile0210A00000000audio/tetra_acelp\#
        0280D0000300Iapplication/x-ms-pifpifsettings of a DOS program0280D0010@00;application/x-object0K;o k\#
        o mod elf objobject code0060E0010300>text/x-ssh-public-key1;cpubSSH public key0210I00000000video/vnd\#
        .nokia.videovoip0280I00000000application/x-kword-crypt0280G0000300Iapplication/x-adobe-aslasllayer s\#
        tyles of Photoshop0070<00100000text/flexfec1;c00F0Q00103000application/x-ns-proxy-autoconfig0RApac  \#
                                        0210;00000000audio/g729e                                            \#
                                            0060A0010;00Mtext/x-public-key1;casc pem pubdata in the format P\#
        ublic Key0280@0@20;00>image/x-sony-arwimage/x-raw-sony1AD0N0arw srf sr2Sony raw image0280P00100000ap\#
        plication/x-vnd.datapackage+gz1jD 0280>0000300Echemical/x-trrtrrtrajectory of GROMACS0060K0010300Wte\#
        xt/x-edje-data-collection1;cedcdata in the format Edje Data Collection0010G00002000application/vnd.o\#
        sgi.dpdp00G0E00100500application/hl7v2+xml0c4utf-80210900000000audio/l200060:0010700Btext/x-sqf1;csq\#
        f hqfsource code in SQF0060=0010100Etext/x-jasmin1;cjsource code in Jasmin0060:00103000text/x-vgl1;c\#
        rpf                            0060G00106000text/x-erl-shellsession1;cerl-sh                        \#
                                                                                                            \#
             0280I0000000Eapplication/x-ps3-packagePlayStation 3 package                                    \#
                                                                                                            \#
                                                0080L00103000application/x-navi-animation1C:ani             \#
                                                                                        0060A0H10300[text/x-\#
        ms-regeditapplication/x-ms-regedit1;cregdata in the format Windows Registry Entries0010G00005000appl\#
        ication/cdmi-domaincdmid                                                                            \#
                                                                                   0060=0010200Atext/x-qshar\#
        p1;cqssource code in Q#0010I00000000multipart/x-mixed-replace0060;0010400Ctext/x-aidl1;caidlsource c\#
        ode in AIDL               00G0=0910800;image/svg+xmlimage/svg0c4svg svgzSVG drawing0200=00002000vide\#
        o/x-ms-wmwm0010G00007000application/vnd.kahootzktz ktr                                              \#
          0060<0010600Dtext/x-jolie1;col iolsource code in Jolie00G0I00103000application/xcap-diff+xml0c4xdf\#
        0010G00000000application/vnd.dvb.pfr                                                                \#
                            0080E0000700Aapplication/x-sqlite2sqlite2SQLite 2 database0290:0010=00:image/hei\#
        f0@Pheif hif heicHEIF image00G0I00100000application/vnd.pyon+json1Ei0010G00002000application/vnd.dat\#
        alogdl0060>0B20300Btext/x-objcsrctext/x-objective-c1;c189m hObjective-C source0060I0014K00Utext/x-js\#
        on-with-comments1;ccode-snippets hujson sublime-build sublime-color-scheme sublime-commands sublime-\#
        completions sublime-macro sublime-menu sublime-mousemap sublime-theme sublime-workspace sublime_metr\#
        ics sublime_session tsconfig.json jsonc code-workspace sublime-keymap sublime-project sublime-settin\#
        gsdata in the format JSON with Comments00G0I00103000application/xcap-caps+xml0c4xca0010W00000000appl\#
        ication/vnd.smintio.portals.archive0060<0010000Htext/x-bird21;cdata in the format BIRD202X0B28005000\#
        application/x-javaapplication/java application/java-byte-code application/java-vm application/x-java\#
        -applet application/x-java-class application/x-java-vmclass0000H00003000application/x-compressedrar0\#
        060M0010000Ytext/x-robots-exclusion-rules1;cdata in the format Robots Exclusion Rules0010Z00000000ap\#
        plication/vnd.dvb.iptv.alfec-enhancement00G0J00100000application/vnd.mason+json1Ei00G0Z0010h000appli\#
        cation/sarif-external-properties+json1Eisarif-external-properties sarif-external-properties.json0000\#
        L00003000application/x-atari-2600-roma2600G0M00100000application/vnd.3gpp.gmop+xml0c40280@00203000im\#
        age/x-sony-sr21AD0N0sr200G1:00100000application/vnd.openxmlformats-officedocument.spreadsheetml.shee\#
        t.main+xml0c40010D00003000application/vnd.mfmpmfm0010G00003000application/vnd.dynageogeo0060G0010000\#
        Stext/x-pip-requirements1;cdata in the format Pip Requirements0280C0C10300Aimage/x-olympus-orfimage/\#
        x-raw-olympus0N0orfOlympus raw image0000:0000000:inode/fifonamed pipe0060:0010F00Btext/x-awk1;cawk a\#
        uk gawk mawk nawksource code in Awk00G0C0010600<application/ld+json1EijsonldJSON-LD data00G0P0010000\#
        0application/vnd.oma.drm.risd+xml0c40010Y00008000application/vnd.sealedmedia.softseal.htmlstml s1h00\#
        60;00104000text/x-cadl1;ccadl                                                   00G0T00100000applica\#
        tion/xcon-conference-info+xml0c4                         0070900104000text/gff31;cgff3              \#
                                                                                                            \#
                                                                 0200I00003000image/x-coreldrawtemplatecdt  \#
                        0210I00009000audio/vnd.nuera.ecelp7470ecelp74700000T00000000application/vnd.google-a\#
        pps.shortcut0000Q00000000application/vnd.google-apps.video                        0290=0;003009audio\#
        /vnd.dtsaudio/x-dtsdtsDTS audio                                     0060=0010300Ntext/x-mdsvex1;csvx\#
        text with the markup of mdsvex0060;0010700Ctext/x-haxe1;chx hxslsource code in Haxe               02\#
        Y0O00100000application/vnd.iso11783-10+zip1_\                                                       \#
                                                   0060>0010300Ftext/x-futhark1;cfutsource code in Futhark  \#
                    0280C0000300;video/x-nuppelvideonuvNuppelVideo0060>0010200Ctext/x-nescsrc1;cncsource cod\#
        e in nesC                                                                                           \#
                         0010E00000000application/index.vnd                                                 \#
                                                                                                       00709\#
        00104000text/shex1;cshex0060B00102000text/x-ambienttalk1;cat0000O00000000application/vnd.ibm.afpline\#
        data                                                                                    0010A0000400\#
        0model/vnd.opengexogex                       0000C00000000x-content/audio-dvd                       \#
                                                                                     0060D0010300Ltext/x-den\#
        izenscript1;cdscsource code in DenizenScript                                                        \#
                                                                                   0060<0010300Dtext/x-dafny\#
        1;cdfysource code in Dafny0060G0010300Otext/x-literate-haskell1;clhssource code in Literate Haskell0\#
        070;00100000text/fwdred1;c                                       0060C00105000text/vnd.curl.mcurl1;c\#
        mcurl                                                   0280Q00103000application/x-staroffice-templa\#
        te0NFvor                                                                                      0010S0\#
        0000000application/vnd.ms-wmdrm.meter-resp                                                          \#
                                                             0010A00005000application/atxmlatxml00G0Q0010000\#
        0application/vnd.amundsen.maze+xml0c400G0S00103000application/resource-lists-diff+xml0c4rld         \#
                                                                  02Y0T00104000application/vnd.belightsoft.l\#
        hzd+zip1_\lhzd0010F00007000application/vnd.grafeqgqf gqs                                            \#
                                                                      0060<0010500Mtext/x-astro1;castrotext \#
        with the markup of Astro             0060:0A20800Ctext/x-cshapplication/x-csh1f31;ccsh tcshsource co\#
        de in Tcsh0060;0010400Ctext/x-mlir1;cmlirsource code in MLIR                                        \#
                            00G0D00104000application/mods+xml0c4mods0010X00000000application/vnd.nokia.isds-\#
        radio-presets0010D00000000application/vnd.wmap                                                      \#
                                                        00R0T00004000application/vnd.google-apps.documentgdo\#
        c                               0070?0010400Mtext/csv-schema1;ccsvsdata in the format CSV Schema    \#
                                                                             0060;0010900Ctext/x-yacc1;cy ya\#
        cc yysource code in Yacc                                                                            \#
                           0000R00005000application/x-kexiproject-shortcutkexis                             \#
                                                                                                            \#
                                                                      0060800101000text/x-k1;ck0060<0010U00<\#
        text/x-ocaml1;cml mli ocaml eliom mll mly eliomi ml4OCaml source        0060=0010400Etext/x-turing1;\#
        ctu tsource code in Turing                                                 00G0I00100000application/\#
        vnd.leap+json1Ei                                                                006090010200Atext/x-\#
        hy1;chysource code in Hy0000C00003000chemical/x-kinemagekin0280G0000700Iapplication/x-abi-traceab1 a\#
        bitrace of an ABI sequencer0280?0;103000video/x-ogm+oggvideo/x-ogm14>ogm00G0M00100000application/med\#
        ia_control+xml0c40280;00003000audio/x-taktak0010D00004000application/dssc+derdssc0280@0B00400@applic\#
        ation/avroapplication/x-avroavroApache Avro data0060>0010300Ftext/x-moonbit1;cmbtsource code in Moon\#
        Bit00G0H00103000application/atsc-dwd+xml0c4dwd                                                      \#
                                                                 0080A0000300<application/x-uf2uf2UF2 firmwa\#
        re                                                                                                  \#
                                    0010P00000000application/vnd.bint.med-content0280Q00203000application/vn\#
        d.stardivision.calc1>[0NFsdc0060;0011400Ctext/x-raku1;c6pl nqp 6pm p6 p6l p6m pl6 raku rakumod rakut\#
        est rakudoc pl pm pm6 tsource code in Raku0080>0000800Cmodel/vnd.usdcusd usdcbinary scene of USD0010\#
        I00000000application/activemessage0010N00000000application/vnd.nokia.catalogs006090010200Atext/x-dm1\#
        ;cdmsource code in DM                                                                               \#
                                                                                                            \#
                                                                                                            \#
                                                                        0210C00000000audio/vnd.dolby.mps    \#
                                                                                                            \#
                                                                    0390^00204000application/vnd.ms-excel.ad\#
        din.macroenabled.121g_1Lgxlam00G0D00103000application/jrd+json1Eijrd0010K00003000application/vnd.ibm\#
        .minipaympy0010K00008000application/vnd.gentoo.gpkggpkg.tar                                         \#
                                                                                           0010J00004000appl\#
        ication/vnd.kenameaapphtke                     0280I0E00300@application/x-ms-shortcutapplication/x-w\#
        in-lnklnkWindows shortcut0060C0010000Otext/x-jar-manifest1;cdata in the format JAR Manifest0280F0000\#
        000Oapplication/x-sce-selfsigned program of a PlayStation0010G00000000application/set-payment       \#
                                                                                                            \#
                                                         0060E0010000Mtext/x-python-console1;csource code in\#
         Python console0090I0000?00Aapplication/pgp-signaturesig asc pgp gpgOpenPGP signature0060O00102000ap\#
        plication/x-shared-library-la1;cla0000G00003000x-conference/x-cooltalkice0280T00100000application/x-\#
        tika-msoffice-embedded1>[0060?0010300Ktext/x-proguard1;cprodata in the format Proguard0280N00108000a\#
        pplication/vnd.apple.pkpasses1_\pkpasses0060E0L10I00=application/x-desktopapplication/x-gnome-app-in\#
        fo1;cdesktop kdelnk desktop.indesktop entry0280H0000300Lapplication/x-pasti-diskstxPasti image of an\#
         Atari disk                                                                                         \#
                                                           0000B00004000application/x-sharshar              \#
                                                                 0000F00000000x-content/video-bluray        \#
                                      0280L00003000application/x-font-linux-psfpsf00G1>00100000application/v\#
        nd.openxmlformats-officedocument.wordprocessingml.websettings+xml0c40010U00000000application/vnd.win\#
        dows.devicepairing0280G0010400?application/x-musescore1_\msczMuseScore score00G1;00100000application\#
        /vnd.openxmlformats-officedocument.spreadsheetml.dialogsheet+xml0c40060@0020;000text/x-nimscript16b1\#
        ;cnims nimble0060=0010300Etext/x-fluent1;cftlsource code in Fluent0060<0010200Dtext/x-berry1;cbesour\#
        ce code in Berry0290=0;103000image/vnd.fpximage/x-fpx1>[fpx0080Q0H00300Capplication/x-appleworks-doc\#
        umentapplication/x-appleworkscwkAppleWorks document0080B00004000application/x-zpaqzpaq0060;0010900Ct\#
        ext/x-mojo1;c🔥 mojosource code in Mojo                                                              \#
                                                  0090K00107000application/pkcs7-signature1Vcp7s pem0070R001\#
        00000application/vnd.oai.workflows+yaml1XJ00G0D00104000application/ccmp+xml0c4ccmp                  \#
                                                            0060D0010300Ltext/x-kakounescript1;ckaksource co\#
        de in KakouneScript0280K00000000application/x-ksysv-package  0010I0000=000application/vnd.fdsn.seeds\#
        eed dataless                                     0060:0010500Btext/x-lex1;clex lsource code in Lex  \#
             0280J0000000Dapplication/x-glibc-localecategory of a locale0280L0000200>application/x-qt-transl\#
        ationqmQt translation                    00G0C00103000application/its+xml0c4its           0080R0Q10@\#
        00Mapplication/x-bzip2-compressed-tarapplication/x-bzip-compressed-tar0RPtar.bz2 tbz2 tb2tar archive\#
        , bzip2-compressed00G0I00104000application/atsc-held+xml0c4held0280;00003000image/x-phmphm0010D00004\#
        000application/vnd.ankiapkg00G1D00100000application/vnd.openxmlformats-officedocument.spreadsheetml.\#
        volatiledependencies+xml0c4                                                                         \#
                       0080K0000000Japplication/vnd.android.deyAndroid program, optimized                   \#
                  0000E00004000application/x-ms-xbapxbap                                                    \#
                                                                                                            \#
        0010[00003000application/vnd.shana.informed.formtemplateitp                                      006\#
        0B0010300Jtext/x-classic-asp1;caspsource code in Classic ASP           00G0V00100000application/vnd.\#
        oma.xcap-directory+xml0c40060=0010300Etext/x-oberon1;cob2source code in Oberon0010M00000000applicati\#
        on/vnd.oai.workflows0200;00003000video/x-f4vf4v0390j00204000application/vnd.ms-powerpoint.presentati\#
        on.macroenabled.120ij1Lgpptm0060<0010M00Dtext/x-forth1;c4th frt fth fs forth fr f forsource code in \#
        Forth0060K0010400?application/x-musescore+xml0c4mscxMuseScore score                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                          0060>0010200Ftext/x-aspectj1;cajsource code in Asp\#
        ectJ                                           0010H00003000application/vnd.intu.qboqbo             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                    0010M00003000application/vnd.powerbuilder6pbd                           \#
                                                                                             0060I0010<00Ute\#
        xt/x-regular-expression1;cregexp regexdata in the format Regular Expression0280>0?100000audio/x-oggp\#
        cmaudio/x-ogg-pcm1SW                                              0060<0010300Dtext/x-algol1;calgsou\#
        rce code in ALGOL                    0010D00000000application/vnd.modl                              \#
          0010A00000000message/ohttp-req                                                        0060C0010500\#
        0application/x-glade0c4glade                    0010O00003000application/vnd.yamaha.hv-voicehvp0000C\#
        00000000application/example                                                             0280A0020300\#
        0image/x-kodak-k251AD0N0k25           0060C0010300Ktext/x-bibtex-style1;cbstsource code in BibTeX St\#
        yle                                                                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                              0000@00009000chemical/x-cachecac cache                      00G0_00100000appli\#
        cation/vnd.3gpp.seal-user-profile-info+xml0c40280L00003000application/x-uc2-compresseduc20280B0000I0\#
        00image/x-sun-rastersun im1 im24 im32 im8 ras                                              0010M0000\#
        0000application/vnd.ecowin.series0010P00000000application/vnd.patientecommsdoc0060;0010900Ctext/x-pi\#
        ke1;cpike pmodsource code in Pike                      00G0R00100000application/vnd.nacamar.ybrid+js\#
        on1Ei   0010S00000000application/missing-blocks+cbor-seq0010O00003000application/vnd.noblenet-sealer\#
        nns0210>00000000video/h264-svc                            00F0Y00100000application/vnd.oma.bcast.drm\#
        -trigger+xml0c40290900103000audio/dls1C:dls                                                         \#
                                              00G0K00100000application/vnd.futoin+json1Ei0060A0010800Mtext/x\#
        -oasv3-yaml1;cyaml ymldata in the format OASv3-yaml02Y0P0010300Dapplication/vnd.google-earth.kmz1_\k\#
        mzKML map data, zipped0060F00102000application/x-designer0c4ui00G0G00103000application/reginfo+xml0c\#
        4rif0060=0010300Itext/x-dotenv1;cenvdata in the format Dotenv0000I0000=000application/x-godot-scenes\#
        cn tscn escn0060<0010:00Dtext/x-ucode1;cuc u1 u2 usource code in ucode0290Q0N00300?application/vnd.m\#
        s-cab-compressedzz-application/zz-winassoc-cabcabWindows cabinet0210;00000000audio/g729100G0X0010000\#
        0application/vnd.ms-printschematicket+xml0c40210:00000000audio/pcma00G1700100000application/vnd.open\#
        xmlformats-officedocument.drawingml.chartshapes+xml0c402Y0M1:10C00Qapplication/vnd.ms-powerpointappl\#
        ication/mspowerpoint application/powerpoint application/x-mspowerpoint1>[ppt pps ppz pot ppaPowerPoi\#
        nt presentation (97-2003)0090G00000000application/prs.plucker0280D0000600;application/x-netcdfnc cdf\#
        NetCDF data0060C0010300Ktext/x-c2hs-haskell1;cchssource code in C2hs Haskell0010D00004000application\#
        /vnd.loomloom0060?0010T00@text/x-asciidoc1;casciidoc adoc ad ad.txt adoc.txt asctext in AsciiDoc0010\#
        N00003000application/vnd.micrografx.floflo0060@0010500Ltext/x-objc++src1;cmm hhsource code in Object\#
        ive-C++0060;0010400Ctext/x-toit1;ctoitsource code in Toit00G0Q00100000application/json-patch-query+j\#
        son1Ei0060;0020300Ftext/x-nawk1L;1;cawksource code in New Awk0080N0010C000application/x-ms-ne-execut\#
        able12Vexe dll cpl drv scr00P0B00003000application/ubjsonubj0060<0010200Dtext/x-chuck1;ccksource cod\#
        e in ChucK                                                                                        00\#
        60O0010300ctext/x-ms-visualstudio.solution1;cslndata in the format Microsoft Visual Studio Solution0\#
        010_00000000application/vnd.globalplatform.card-content-mgt00G0O00109000application/vnd.solent.sdkm+\#
        xml0c4sdkm sdkd02Y0900107000image/jpx06Ejpf jpx0280;0000300?image/x-pvrpvrPowerVR texture0010R000000\#
        00application/vnd.ms-windows.wsd.oob0000R0M103000application/x-quicktime-media-linkapplication/x-qui\#
        cktimeplayer0@Pqtl0010H00003000application/vnd.geospaceg3w0000K00004000chemical/x-macromodel-inputmm\#
        od                                                                      0060=0010;000text/x-dasm161;\#
        cdasm16 dasm                                                                                        \#
                                 0010R00000000application/vnd.afpc.modca-cmtable    00G1:00100000application\#
        /vnd.openxmlformats-officedocument.presentationml.presprops+xml0c40010@00000000application/http0000E\#
        00000000x-content/blank-hddvd                        0010G00000000application/vnd.relpipe           \#
                       0000?00003000application/ramram             02Y090;10@009audio/oggaudio/x-ogg1bMogg o\#
        ga opus spxOgg audio0060F0R208000application/x-gnumericapplication/x-gnumeric-spreadsheet1jD0c4gnume\#
        ric                                                                                                 \#
                                                     0060G0010400Happlication/x-brainfuck1;cb bfsource code \#
        in Brainfuck                                                   0060E0010400Mtext/x-propeller-spin1;c\#
        spinsource code in Propeller Spin006090010800Ltext/slim1;cslim slmtext with the markup of Slim0060Q0\#
        010300]text/x-webassembly-interface-type1;cwitdata in the format WebAssembly Interface Type0060=0010\#
        ;00Etext/x-cython1;cpxd pyx pxisource code in Cython0060@00100000text/x-floscript1;c00F0D00104000app\#
        lication/ssdl+xml0c4ssdl0280F00000000application/x-matroska                                         \#
                                             00G0C00103000application/xop+xml0c4xop                         \#
                   0010R00008000application/vnd.simtech-mindmappertwd twds                00G0\00100000appli\#
        cation/emergencycalldata.legacyesn+json1Ei00G0V00100000application/emergencycalldata.veds+xml0c4    \#
                                                                                                            \#
                                                                            0280H00103000application/x-esri-\#
        layer1>[lyr00G1@00100000application/vnd.openxmlformats-officedocument.wordprocessingml.template.main\#
        +xml0c400G0S00100000application/vnd.aplextor.warrp+json1Ei0060:0010300Btext/x-ooc1;coocsource code i\#
        n ooc                                           0060C0010300Ktext/x-kolmafia-ash1;cashsource code in\#
         KoLmafia ASH                                                                                       \#
                                                              0010K00004000application/vnd.muvee.stylemsty
        """#
    }

    /// Where the record of the type of each number starts.
    static var slots: StaticString {
        #"""
        00000`2500000R040H04040l00000D2C00000j30000000000D321:0B1>0=0000000000000000161m0\0U0N2;062_00000@4;\#
        0^1a0>0J180K063H0>1>0000000000000000000000000@4T1:1@0b0V140W000000000T2900000@5F181I0j460Z1;0n0a0000\#
        0J1c0`2[00000^2D0H0g0P0h000000000R0k0f0l00000000000010100n1;00000`3F0j50000000000V170l3h082T0`470^31\#
        00000B1=0L3C0\1>0H1V000000000@6B00000000000004211>1G00000F1J0L3m021K00000L550l4Z0:1P0@7A0Z1R0f1l0X1S\#
        000000000000021k121X0b1n0000063h0F2Q0\3<1>2=0L5b1:1g00000@820000000000000T2T123h00000V1j000000000`53\#
        0n1m0R1o064N124J0000000000001>32000000000J2X0f2T0n2`00000000000000000000000000000b2O0^43000000000000\#
        0000000000000j5Y0H2K0000083400001>3\0:2W0f2n0T3L0D3m00000d2U0Z2U0000022X0@8O000000000000000000000000\#
        002`00000X3800001<2d0T4;000000000N2h000000000000000000000N3V00000f3U0^4X00001:330X3l0>35000000000V38\#
        0Z390D4K00000d62000000000000023@00491<3W000000001254000000000000000000000l5I0@9E0000083k00000@:<023_\#
        0000043S000000000000000000000000024O0J4C0N4D00000N5A0V3a1<4`0n3a183b0h4b0F3c084T0H3e0b3f065^1>47163i\#
        0j6]0f3k066g0B3m0<3m0j7B000000000000000000001:46025500001:4c00000V4G0\4<0P4<0j8A0R4>0<640d740Z4B0<77\#
        00000`5d1>5H000000000000000000000P4l0l6@00000^6<004`164Q00000000125Q0000184V0J5;0H4X0H5?000000000l6j\#
        000000000:4_0`6U044a165=00000R5@00000D4h0000000000000`7P067Y045A0R6800000000185E00000000000000000:5U\#
        0000000000000b59000000000000005^0T5>0@<>0000000000000R6`166000001>6U00000\6?000000000h5S0:6f0000085R\#
        0<7Z0j8d000000001:5S0R7\0d7T0000000000000d8:0X5Y06850d9H0<890V5^0D5`0P5_00000:8<1<5b0H62046;105f0000\#
        0Z5h0n5h106E000000000>5m00001:6I000000000j9V0B6300000h6I086E0000000000000000000000000000000000000000\#
        0l7c0B6]00000:9400000>6\0@<Z0@=L0@>20l8b0D7000000R990D7]0000146P0P6l0000147E00000000000000000000106m\#
        00000d:?00000L6]087J006e00000n6a000000000h6i0000046f0l9A0X6g0:9f0D8^00000b6l000000000000000000000P7N\#
        187300000000000000000`870P8G0000000000001<7=0J7=108d068h0@>d00000R9X187P167E069J06:O00000N7I007g0000\#
        00000H7M0000000000000000000000000000000000000b7l00000V7Y0H880000000000000V8I0@?X0L7`0T7a000000000N8Q\#
        00000n7f0000000000000000047k00000f7m0^7n00000000000000000000000000001:860^8W0\87000000000R:K00000^9;\#
        048V168?0R;J0B8A0V940N9:0B8f0L8E000000000`8M0b8I0000000000000000000000000F8P00000h8R148S000000000b90\#
        00000P8b0000000000001:8\000000000000109W1:9\0F9<0l:>10:G0T8e00000000189I000000000000128l0f8l0>8m0000\#
        00000@A700000j:A0000000000000000149<000000000<9;0j;90^:D0B9f0F9h0\9<0R<:0l:^0<9i029B06;200001<9G0B:_\#
        009H0>9X0H9I129R0F;50000000000000D9W1::G089S0n9T000000000R<k0X9X0T9Y0<:O0H:20X:800000000149b0X;?0000\#
        0n:=0B;W0B<P000000000000000018:O0j;c0::N000000000000000000000f:F0P:204:=00000000000000000^:d0<:n0000\#
        000000000000000000000h:@16:@000008:C00:D00000000000000000L:I000000000B<j00000000000000000R>00j<J14:Q\#
        0<;I0X;i0T:U0@Aa0P:Y0000000010:m000008:b0f;00F;j00000d;h0000000000000V:e0P;Q0h:j12:h10<10R>]0J:i12;f\#
        0d<I18:o06;e0J;G02;118<00000000000000X<\000012<L02;^0000000000000T;J000014;?000000000000000000000000\#
        0000000000000000000014;b00000h;a0f;X06<b00000n;Q00000000000000000F<S14<K00000000000000000000000004;^\#
        000008;`000000000J<>0h<V0N;c0`;d1<;f16;g00;i0R?k0<;n0n<T0B=h0R@X0RA?00001<<I000000000000000000000000\#
        0000000000<M0T<G0<<a0b<<000000000J<n1:<A0Z<B0\<B06=b0:<E00000P<O0:=e000000=N000018<i0000000000000000\#
        000006>b0^<R0h=K000000000@BO0F>60T=C14==0T>;0><Z0l<[0n=Y000000000000000016<i0d=10B?Q10<l0<>50:>c0D<h\#
        0>=H0d=R18>=0n>H00000000000000000000000000000h>T00000L=71<=:0D=c0P=A0F>M000000000Z=>0>>0000000000000\#
        000000000000000000000:?T0X=X14=o000000000000000000000l=\04=Q14>\1>=R0V=R00000d>J0^=V12=X00000L>\16=Z\#
        00000F?7000000000h?S1:=a00000000000012?O000000000^>Q0Z>814?O0X>B00000000000000000d?414@70J>50X?30J>e\#
        14C`0<>[0B@<0>>n0@C80`>:02>:0000000016>E0d?\0`>a0T>c0V>g0RCD0b>D0>?W00000000000000000N>J0Z>S00000Z?K\#
        0T?j0J@D0B@n000000000RD000000000000000000f>X0RDP08>Y0fAR0RE60^?H0n?B000000000fBA00>b00000@DT00000@E5\#
        0N>g0fC?0H>i0b>o0D>j0V?_0F@Q14DQ0X?M0fD@0:AA0V@W0h@202?100?Q02@60T@T1:?31<?31>?30L?Y12?j18?80N?S0X@O\#
        00@:0Z@J0BC>000000000^?c18?e0000000000000@El000000000000000000000l?P1:?]0P?R00000000000010?V00000000\#
        0000000000000000000000000XA900000D?a06?b1<?k0l?n08?d0n@318@W00000000000008@R04?l16?m00000^@k0H?o0j@0\#
        0XAY000000000^AI00000H@d0000000000000FA50`@<0L@_0h@k0n@c14EL00000XBW00001:@P0JA20>@E000000000JAl0000\#
        00000b@L00000XCQ08A30hAY0<@P0HAL000000000fDi0LA?14F:000000000BD80hBS0lA40LB118A500000000000000000000\#
        000008AH0XE>0j@g0bA618AU0@Fd000012@l0P@m0ZAP00000PBC00000000000002A400000000000000000000000000000000\#
        0000000000000ZBU0DAA0:A`000000AD00000000000000000000000000000PC504AM04B80BDY000000000\AR1:AR00000000\#
        00000>AW00000000000000000BEC00001:BP0NA_0NBM04C008BB000000000lBH000000000000000018B510Aj14F`0>BC18C?\#
        0hC;0dAo0lC90:BF0dB[0VB20dCL0jB60\Bm0000000000000LBM00001:CF00001<B?0TB@00000fED00000<BD00000lCX0000\#
        0fEj08C7000018C^0\CZ0nBL0LCU000006BP000000000\DK0^BT00000000000010BZ000000000LDH0bB\0VB]000000000hEQ\#
        000000000nC@0`Bc0lDJ000000000XF<0\Di0000000000000000000000000nCb00000dD:0VC@000012C508Cn00000nD[18DS\#
        0000000000000000000000000`DE0BFR0REO0000000002CE0HCF0PD5000016CI1<CJ12CR0hF>0>CL00000JCO000004CQ0000\#
        00000000000000000jCW0000000000000dDi18E>0XFc000010Ce0TC`04D50TD_00000@G]000000000000000000000nEE0000\#
        0000000012DA000000000DD11:D21<DS0000000000000TE:000000D90VD90dE[02D<00000XGN0<D?00000LE5000010DR0000\#
        0000000002D\0<DY00000:DJ08Dc00000RFE000000000<EP0bDP000000000000000000000DDa0JDj000000000bEL00E10^D]\#
        000000000lEA0BG;12E00<F8000000000000000000000<Fb000014G\04E<04Eb00000dFK00000NE100000000000000000LEd\#
        00000`E80000000000000DEB0000000004FC0hFb02EB06EA0ZEB000000000000000000000NEI000000000jEL000000000000\#
        0nF800000dG[0ZF50000000000000JEc0000000004Fc0@HU0ZGF0BG_00000000000000000LF_00000@IR0fF\16Ee00000000\#
        00000jFS18En08El0dH?0^En0:Eo0^Fm0@JA0VF100000000000000000bFK0fG@00F914H@0000000000000000000014IP06F@\#
        1<FA02FC1<Fi0<GC0DFE0RFm1<G^0:GI08FV0FFJ0dHl000000000:HF0FFg0nFo14JD0JFQ1>FT000000000TGk0VG600000000\#
        000000000000000016Fl00G000000JGS0jG81:Fc0>Fe0hGl0lFf0000000000000FG^000000000jGS0fH600000>GX0LGO0000\#
        0000000000000jHM0000000008G:0NG;18G;0jI506GY00000bG@00000jIb0^GO0LHF0DGa000000000>I5000002GJ0RH?0RHo\#
        0NHS0bH40nHB000000000JHB00000000000000000000000000000PGZ0000000018Gj000018Ho0DHL0THM0000000000000000\#
        000012Gg0^H90DI316Gi0jJK0NI700000jLL00000000000000000VHR0bI;18J20lH50NJ]0@Je0XHj0VI<0@L:10H:00001:H>\#
        00000000000006HB0@Le0PIB0lI;0dIg10H]0fIQ04HE0DIc0TI50ZHH000000000jML0hHV00000<HR08HS0TIe02HU0HHV0000\#
        000000000jMk0000000000000fJ600000FH`000000000000000000000LHj00Hg0000000000000000000000000DJ^00000000\#
        1>I10000000000000000000000000DKn00IT08J500JD0NK80hI?00000`I?0fJe00000000000012ID00000^IF0jNQ0dJW0000\#
        0RI^000000000nIM000000000000000016IR0bIc0000000000001>JK0>Ik0hIn08Jo0jO60HI[0HJT16JN0RJk0hJ`00KH14K9\#
        06Ib00001<Ie0nJJ0000000018JW0`Ii1:Ij0000000018KK0^In0<J000000000000014KZ000000001:JZ0000000000000000\#
        0HJo0VJ=000016KB00Kb10JA0DLW00LM16Kl00000LJF06J[0LKD02JH00000000000000000RKN00001:KN0hK7000000000000\#
        0JJU0>JU0JK:000010Jm06KS0000000010KL0DMY18L>1:L70000000000000LKm08KQ0\Je0000000000000TJj00000LL`0FJm\#
        0ZJn10Ko0NL:0bK60@M<0\K`06LF0>KJ0hL>0dKI0LMM0bK\0`K71<K90BK;00000\LA12K>0BKY0@N110L^0000000000000fKS\#
        0^KG000012L;0000000000000ZKm0TKW0TL00@Na00000XKR0000000000000jOi0nKV0>L\00000000000000000hMX0fLG0000\#
        000000000BLS0000000000001>Kf000000000>MK0BMD0>OB12LR0000000000000HL0000016L[1:M;00000>P10VL60JL70000\#
        0bL?00000000000000000000000000001:MY0000000008LQ0ZLN04LF00000000000000000000000000000000000000000000\#
        0HLU0000000000000HMA0^LW00000`LY000018M400000000000000000HMl0:La0000000010MV0<Le0bLe0bM^0fLh0DNK0000\#
        00000bNE0:MK0bO21>Lm0dLm16MD02Ln10NC0nM3000000000000000000000:N>1:NV00000NM=0lM=0bOc000000001<MB0000\#
        000000000lN40>P[12MH0<MI00000XMK0>QA1:OU0000000000000DO400000lNg0XN20RMT0lOS000000000HNd08MZ00000000\#
        00000JM^0BN90000000002Mh000000000BNe02NR0:No04Mg0<Mm04N@0dMi0VMl0lOn0bP@14Mn1>Mn10OO1:PK0LNN0BOI0nN5\#
        0000000000000nNd00000ZN;0ZO600000\N>0RN?1:Q100000PNB0RO;00000TNE0fNF0:O_0LO:0bPd0NNH0nOL0dNR00000BPD\#
        000000NP0000000000000000000000000BPj0000000000000`N[000008N]000000000`O[0hNa0\O01:QW0^Nd0HOH0jPM0dO\\#
        00000:PL0000000000000000000004No00000000000000000:Pc0VO4000000000000000000000RQ500000bQm14OH00000^OF\#
        02OA0JOA12OA1>OD00000000000000000TOI0000000000000RQg0000000018OP00000nOo00000nPg0fOT0jPh00000XOX0:Q<\#
        1<OX0RRY12Ol0XP<00O[0TP40HP70bRe0XPn00000000000004Of000000000000000000000000000014On0JOo0000000008P2\#
        0@P20XQT000006P60lPh00000VP9000016P;0RS80\P<000000001>P@0hPA02PJ12Q602QO14QT0000000000000fPh00000000\#
        0^PL0ZPM0TPe0fQ_0000000000001>Po0@Pm000000000<PW08P^0fR800000HQ510P[06QE000000000>R00000000000000000\#
        000008QE0fRh00000000000000000000000000000VPo0LPo0DPo0^QM0:Qd0JQ:00Q30ZQ@0FQ60DQV0jQX00000lQP0>SY0000\#
        000000000000000000000\QC00000RSd0HQa0nQM00000^RU0000000018QL000000000JRA06R914RB06R[0DR20RTU00000DS8\#
        000010QX0000000000000000000000000000000000000000000000000TQm000000000dQh00Qi0>T7000000000XRB0:R:0^SP\#
        0FQo1:RW0BR20000000000000>U<1:S300000:Rl0LR[0LSa0:ST02R=0JRe0BRK0VR@00000LTQ0000000000000hRF00000000\#
        0000000000001>RL000006S=000000000LXL0DT50^So02Rj16SH18RV0VR^00000RUE0\RZ000000000^TS00000HR_00S708Ra\#
        00000lRc04Rd0FRe0DUV0VSI06SY00000000000000000`Rm0jRm0HSD06TN0FSR08SI0DVL0^W:0ZS40TS40<S40nS8000016T5\#
        00000000000014S>1>S>0RV<000000000000000004Sl0000000000000hSI00T00dSJ1<SK1<Sd0HSk0<TA0BSN0XSO00000hT@\#
        0FT=18SU000000000BTm0DW80DW\0000000000000000000000000nSe0000000000000000000000000hU80VTF000000000NSl\#
        0NTW000000000ZT00@T00000000000000NU>000008T70000000012T:0fT;00000@Th000000000XT@00000000000000000fUn\#
        0000000000001:TI00000000000012To0fW:0>V20ZU110TQ0XT_0LYa00000000000000000000000000000fX1000000000000\#
        000000000@UK00000^WZ0\Tc0@VZ0lTe0<U912U\0PTf0ZUf0000000010To0JTm10Un0LZQ0lUU00000L[40JV70FU408U50L[c\#
        04U70DXH1<U90000000000000lVA0PUL000000000L\K0ZVH00000000000000000:UH0:Un00000000000012VJ0ZW900000L]F\#
        00000NV40DXn0000000000000000000008Um0000000016U\00000000000016V`0:W90<VI0hUb0^XJ0\Ud0FUn0^Xm00000:W^\#
        0`Ui0RW902Uk00000>Vf0@WY10VG0\Vb0:XC1:V10TV30fXW0NVe0FVd0jV60L^70lVl0:Y=0dV:14V<00000000000000000000\#
        0000000000000`VL0000000000000<W410Wk000000000000000000000NWX12Vh1:W:18VT1:XF00000RWl0nVW000000000bV[\#
        00000000000000001<V`00000NX>0:YZ10XU0hVe0<X>0:Z50`Vh000000000000000000000000000018XK000000000ZWe0000\#
        000000000bWi0RY?0000000000000jW<0BW=18Y80^Y\0\Wm000000000nWU0000000002WF0RZ800000ZXb0FWU0XWK00000000\#
        0000000018YS0000000000000NY30RZ[04WU000000000>Wa0000000000W\0bX]0XXA0ZY]12W]0@XV000000000:Z[00000000\#
        02Wg0VWh0000000000000XY=0PWm0hWn0>X^00000\X]0000000000000L^k00000JX700000nXV000000000dX<00XD02XD14X?\#
        00000^ZH0hXQ00000fYO0\YW0jXF0:\;0L_J1<XI0lXJ00000000000006XN0fZK1<Y50000000008XS12XS0DZ40PXV08YC0000\#
        00000000000000000000000008Z500000dXa00000jXe16Xc12Y10NYg0000000000000BXj00000000000000000PY90HY00000\#
        12Z50:\Z0\ZF0R[>00001:Y7000000000FY:0R[h0NZI1<YX000000000000000000000^[@0`YD04YE0hYP04Z10hZE0bYH00YI\#
        0>YK00000BYM0f\T0PYi1<Z\0hZl14YR0PZV16YT0@YU0FYg1:Yj00000000000000000nY\00001<[I00000000000000000000\#
        0FZf0nZ`0>Z900000dYh000000000VYk0F[Y0bYm0TYm04Ze0XYo00000n[V0X[=0P[50000000000000:][1:[?000000000P[d\#
        0TZX0ZZ`0:^J0:_9000004[N0000000014ZF0^\80X\;0h[W0V[00dZU0F\O000000000000000000000jZQ0d[?000000000000\#
        00001<\6000000000lZZ00000000000006Z^1:[e0000000000000\Zl0V[]0BZd0P\?00000B[J0l[B0X]70T[=0L`70^\a0T[b\#
        0>[h0T\\04\L0000000000000\[I0F]90H[70b[H1:\O0X]i12[:000012\506[J0>\i0H[b000000000P]1000010[E0`[E0000\#
        0000000006\A18[K0Z[o000000000N[O0:_h0^]Z00000f]D0P^010\60\\80<[U0V\Q12\e0J[Y1:\e04];0j[\0:`@0j\614[^\#
        1:]X0d\S0B\5000000000n\I0F]i06]>000000000D[k0d]E00000h\M00000000000000000B\]0@\400000000000000000P^g\#
        000000000j\Y00000@\V00000f]f00\@000000000@]=00001<\Q1>\F000006]^0N\J0^^912]\000000000H\O0:`k0>]d0000\#
        0l\S000016\U0R\U08\V0D\V0R]9000000000@]c00000F^[0<\_08]I10\a02\a00000000000000000d^90@^`000000000000\#
        0B]F00001<]604]\0n]10^^d0h]10T]B0La50^_c0000000000000N]=0h^M0f^P0`];000000000d^]04^Q0P_R1>]B06^G0000\#
        0j]M18]E00000Lal12^T18]h0000000000000>^L0h^m1<^90n]^00000R^2000006^a16]a0:a\0V]W00000000000000001>^A\#
        0^`C0d_G08]b000008^L000008_70X_B08_b0b]e0000000014]j0l]k1:^K0:bP12`700000>_D1<_006_V0@__000000^50000\#
        0P`P0V_D00000000000000000H^=0`^>00000X`5000000000:cI0000000000000R^^06`816^_0000000014_71>^m00000000\#
        000000000^`j0T^S0V_f0`_50:d@000000000000000018^[000002^]18_L00000N^`000000000000000012a;000000`00B^h\#
        00000V`V0T_F00000000000000000H_0000000000000000000000Va90R_?00000N_S12ak0`_X12bM0``@0F_]0J_?000010_A\#
        0X`d0H`B1:_D000000000000000000000F`@06`g000000000J_o000018_m0<_Q000000000f`0000000000000000000000000\#
        06ae000000000Vb80B__00`Q0l_a08`Y0D_b00000<`F00000000000010`60n_i0Lb[0n`C0`a70B`_00000000000000000l`J\#
        06bf00000R`600000N`H0>`90000000000000`an0T`=000000000fcC02`A00000000000010aS0^bD0d`G0PaB00000Vbj04`K\#
        0R`a06c_000000000BaJ12c31>`S000000000000000002`c00001>a=0Bb600000:dl0h`^000004a=00000000000000000da2\#
        04an0b`f12cU16`g06e60Pag000000000fcc0000000000000\a2000000000XbH0Ta>000000000000000000000Bb]0<aI0Za>\#
        0Ja?0000000000000RaC06e^000000000000000000000fdn1<aJ0Xc70Rb<02aN00000>aP02bm00000naS0^dD000000000000\#
        0:fR1>aj000002cQ000000000Ha^0ja^00000000000014ac10b`06f=0Bc[0<ae0Tan0\af0PbZ02d>0`bR02eQ0PcB0nbW0000\#
        00001:b200000`c>0000000000000Rc20@b900000Nb;0RcS0\c90@c7000000000TbY00000jc5000008bE0000000000000000\#
        0000000000000FbM0DbN0000000018bQ00bQ14bQ0:gL02fD12d700000@cj0\ce0Tc@00000000000000bh0<b_0000000010cF\#
        18c40`cX0PdU0<cU12d^12eI00000`eM16bk0Pe]000008bn000000000\fD0000000004c40\g108cR0]1B1>c7000000000000\#
        00000Hc=00000dc?0jcl0ncE000016c]14cS00000dcW0HdF000000000:hg0000000018cX00cN000014dH00000dd500000000\#
        000000000LcW0@dD0<d>0:iQ0ZcZ0lc[0000000016dL0Jc_0Vd00PfR0nc`0JdE0bcd000000000LdA0]270Ldc0BdM0>ck1>cl\#
        0@e:00d@00000000000000000jdY1<d51>d\0000000000000ddd00000LfF00de00000^eE0feO0000000000eR0`fR0RdK0Vde\#
        000008dR0hdI0Pg10Lg@0000000000000bdO0FdO0ReE00000ldS00001<db00000Be<0VeT00000<de0Nd[000016e10Ff;1>eK\#
        0bdg0Tda00000000000014eD10de0Tf=0Zdf00000Lgk0000000012f40beN000012f_06g80jeF02fo000010em0^ej0He712gJ\#
        00000Je:00000fel0ne<0^fn000000000Pg[00000000000000000heF0Zea0hf50>eH0@fi00000deL00000000000000000000\#
        04eR0]2g00000>el00000<ei1<eY00000Tf]1<gK0ffW1:e]14f20He_0>g6000000000`gJ000000000lef1<hA18eg0fg50lfd\#
        000000000Jfj000000000bfD0:jM0PhJ0Tg50000000000000bg90000000000000LhX16f<0000000000000Xf@0HgB1>fB0000\#
        1<hg0hfd1<iR00000000000000000000000000000nfN0^gN000000000bhQ14fc0<f\12h902g_0@g\0000000014gW00000000\#
        00000Tgj0ng400000^hc0^iO18fc00000JgL0ngO000000001>g;00000000000000000000000000000:kA000000000PiY04g4\#
        12hV0000000000000bij0fgj12iH0ngl00000000000000000XgB00000ZgD10gE0dgE16gE0FgH14hT0000000014iF0LiC0000\#
        0RgO0<gS0fhW0VgR0DgR0<ik000000000Xgn00gW0bjh18gX0Dh<0]4314j=0bkU0PjH000000000]570ThP0Jh?06ge00000:kf\#
        00001:gi0lgj0000000018h@0@hP08gn06hN0Pj]00000@iB04h400000^im00000blK0Nh80niL0XiS1:iP00000VhH0PkJ0fiM\#
        0]690000000000000`hE0000000000000Pkl0lhk0li`00hN0BhL00iP000000000FhQ0000000000000Bi50Bi`000000000TiH\#
        000000000^jZ000014k<02h^0Fi50Tie0Zhb00000nlC0lj[0Vin00000]6[0>hi0Vje0lkF00000BjT0Rhn0@im00000^k^0@jQ\#
        0000000018iC0<jf1>i600000`i>0fjG08i:0TjS0Pl_00000fkC0Di@08jY02j10blo0nln00000]7V0000000002jY0bnn0Dim\#
        06if16iM0hiM0:lQ00000Lj20JiR00000LjZ000008kH0fl000000llA1>ia0flM00000`j8000018ik0hj50Ri`000000000000\#
        00000000000000000]8<1>jg0:lm0Zii0@k606jD0Nil1>kn0Nj]0>in0000000016j50ZjB0]900Bk90nm\1>lV14k^0PmU0Dj_\#
        0TkW0TlK0fmH0DkE0`jO1>m@02k>0HjB0`k112jC14lI00000jjJ0Hj[0Rk;0LkI16jV0Nk712k;0FjP14m@00000jk70]:518jU\#
        0FkB0fnJ0Bla000000000000000000000boV0llj0Pn;0`lJ0]:j12kf04je000000001>n908lF0djj00000Zk5000000000000\#
        0Vkh00000lmM1>nl16kG0Jk4000018k=0000000018l60Tn>12l[0Ll>0000000000000^lM0c0N0XkC02kn000014mZ0`m90000\#
        0Dl<0Llo00000000000000kN0hkO000016ka0Zl20000000000000Fk\00000DlV00000:ni00000BmB0:oa0^mF08l`0Bn:0;0?\#
        0To90no=0Zli00000@lk000000000noe0];O00000c1510kl0lmj0jlC10l[1>of0`mf00000`nL0Toc08mM10mE000000000000\#
        00000000000000000`oC02ll00lA0lnX06lB0]<l10o30U0N0>lF10o[0000000000000VlL00000;0k0HlO1:lP0jlf0^n?0000\#
        0Pnb000000000000000000000Bnc0<l[000000000hm:000000000^oX16lb0DmA00000;1R0000000000000PoJ0000000016mP\#
        00000000000000000@mN0U0l00000Jm41:m@18m500000a0C1:mf0c270Dn\0lo<0<mG000000000Nm@0FmA0U1a000000000_0F\#
        0000000000000a0b000000000DoB00000hn40000000000000;290Jm_0Q0500mT0Nn0000000000o0V0000000000000]=Z0hnc\#
        0jm^0000000000000000000000000<n20fo=0JnT00000;2U000000000Vmm0E090<n_02n00000000000000Xn4000000000000\#
        0Hn806n90dn:000012nA000000000do002o00hoT000000000000000000000_1;04nG000000000ZnK00000000000000000000\#
        000004ne04oH0E100lo\00000000000006o40Znk0>n[1?1D0g010Ln^00000Fn`0Hnk0]@<0]@[0000000000001:ng00000000\#
        000000000000000002oT030E0Xo000000a1J0<o\1:o`0000000000000000000000001?1\0JoF000000000XoZ00000o1B0000\#
        0K0V0VoD030n0m0i0Y0T00oF00000m1I0=0B0LoQ00000_2J0@oN14oO0000000012oS00000i0=1<oU0o2A08oV090?0o360000\#
        010X00000g0o00000>o`0000000000000i0h0i1T0A061?2T0c3>0=2M1?2k00000Rol00000000000000000Q1>1;0<0a2J0K1A\#
        011<0_380M0500000Q1j150L0I0;0000000000000M0U0000150n170A110B0G0B110g0Q2D0Q2b0m2500000000000000000000\#
        0g1m0g2W00000W0Q070R00000a3:111W0m340000000000000000130[0S0d0o3k00000000000000000000031^0000050e0000\#
        0000000000000000000000000Q3A00000000000000000Y1S00000000000000000000131[09190M1@071T0E1`0K2>0O1>0U2n\#
        0000171A051F000000000]A[0000000000000W1T0Y2P0?1K0=3Z0I1M0000000000000O1]0?1j0c4^0k1S00000_3e1;1W0000\#
        00000a3n0?2Z051h152n000000000C1`00000000000000000000091f0=4I0M1f0U4@00000?3F00000Y3R1;2M000000001?4B\#
        172C000000000000000000000000000000000_4c0U4f132<072F1?6m0Q4B0a510?3d153X0k2C0A2D0U5K092l000000000i2J\#
        000000000O2N0U6@1;390a5]072f0Q4l0a6=0W2U0c5[0;3R032_00001=2Y0o4Z000000000[2]0U6d0E2_0000000000000A2g\#
        000000000000075D0K2h0C2i1=3^00000]B?000000000i3K00000000000000000C3R00001=4E034m0Y4A0Q5^053:0E3X0A3L\#
        00000k3Q0o5F0c710=5B00000000193D0e3D0Y5O00000E4k0g3O1?7Q0A4209420A5>0]C?0000000000000000000000000000\#
        0m4H0i4A1?8C000000000o7=00000U7J00000m5A00000[3a0;4=0o7h0a6n0000000000000I3h113i0000114P19470=640[4^\#
        0i59053m0a7X0W400A5k0K4300000a8d0a9S0U7j0o8d0W4Y0=7S0k4;0a:_1158115l0]Cg0m5j0000000000000m6C00000000\#
        00000c7L0k5D0G4K0000000000000Y6<0000154Q0Q6J0E5R0m6g0o9Q0o:41?9D0000000000000000094a0i6\1=5000000000\#
        00000U9@07670g4d00000000156H0i7G00001?9i0_7:0000000000000A790a;P0U:P1;510?5J0152195@0O53000000000000\#
        00000g5\0S5<00000000116`000000000O6=0_7o0A7]0A8S0]DX0e5F00000a<4000000000A9b0g6X000000000A:M00000]EB\#
        00000Q7`0U;S0000000000000000000000000]FB00000m7I0e6S0000000000001;5k0G5d000000000k6o0Q8D0I5i00000000\#
        000000001;6\0000000000000000157_0e7?03640I7R0000000000001;7E0_8Y0O750A;?036O0g7_0A<:196>0Q96096?0Y72\#
        016U176A196Y176m0[6F0e7b0G6K0K6J0e9P000000000E6P0c7m0o:a0M6R0000000000000[790G7T1;7k017]096o0_:<1;93\#
        00000k7R000000000000197O0000018I037200000C6h056h198Y00000e:a0c8O00000_:_0m8;00000M7A00000[7`097Q0=8?\#
        0e<G1;>\0=9M0U;i0000019S000000000o;D000000000A<b0e<o0?7D0U<_0i8000000e=U098f1?;<0k8@00000?7o00000000\#
        00000000037R0_;>077S0]G<0000117W0K7X078<0M7b177[1=7\00000Y7^00000]Gg0O7a0e>;0?95158e0000000000000i8c\#
        00000000000000000000000000000g8S0g9X00000000199B00000;860Y8:0I890S881?;j0]HT00000[8P000000000;8T0A=K\#
        199n0Y9G00000000118F15:K178G0c960g:X1?<k0K8J000011950A>10S8e000000000000000000000g;X00000U>6138X058Z\#
        15:h1=8\0=9i00000;9D059]0S9S0M8b15;C00000]II00000c9W00000m8i00000A>a0M9W119a0S:<15<1099L0A?M0S:i0k94\#
        00001;?H1=9j0o<?0A@80000000000001=:l00000000000000000Y:H000000000c:H179E00000000000000000a=G00000000\#
        0S;f00000Q9R0_;k0000000000000?9h000000000Q:>17:21;@<000019<S0g<J0Q;20000000001:V19=C039a00001?=]11<C\#
        0e?40k9g0=;[0]J70000000000000K9m139m15<l0O9o000000000S<\1?>N0?;<000000000[:80S=D00000G:;0K:^00000000\#
        00000g=H00000k:f000000000e?l00000S>40_<U00000000000000000000000000000Q;^000000001=;n0W:S000000000000\#
        00000000000000000000000000000Q<D0O:`03:`09:a000000000000000013:g0K;>1;A0000009;U00000c;70Y;B00000G;0\#
        000000000m;30e@Y000019>300000E;80U?717;:00000k;V0K<F000000000K=90_=d0a>30000000000000eBB0a>W19>P01;H\#
        05;I0K>;00000m<300000000000000000000000000000000000015=Z00000I;Y0G;c05<F15>N17<e00000Q=30eC900000000\#
        13;c0g>>00000k<7000000000a>n0000000019>o000015?;000000000_>E1;C\1??E0O<30Y<31?@F0000000000000Y<h0000\#
        00000000000000000gGC0000000000000A@Z0?<D0M<F0Y=K0AAA000000000]JT0Q>L0U@>0eD=0UA200000S>R0[<Q09<Q0UAN\#
        00000000000000000i<Y000017=a19@000000o=M000000000000000000000I<d0AB@0G<f0000000000000?<l0=<k15@80000\#
        00000000000000000000000005=50i==0S?L0c=601=60G=U0m=:1;DD00000I=A0eDo0==\0_>g0o>@0]KA000000000E=E07=F\#
        0o>e000000000C=J0m=l0E>615@n00000Y>A0eEL00000gGm0m>Y00000000000000000a@C0000000000000000000000000000\#
        0E>h0?=`0m?70m@30K>j0UAj0Q?;0;=e000000000UB]0000000000000S@E0SAY1?@h000000000G>P00000000000000000000\#
        00000m@Y05>:0K?^0aAF0=>W0_?S0O>@0]L50]L\000000000gHT00000_@e000019@`0000000000000aB913>M0eEg0gI10?>Q\#
        00000G?f0UD\0G@J00000=?001>W0=?\17>Z00000o?J0UEh00000[>_0=@b0000000000000000000000000000000000000000\#
        0000000000001=>n00000Q?m15Am1=@000000UFL0c?50;?505?517?P000000000i?;0gJ405?Q0c?`00000000000000000000\#
        000000000E?T0000000000000000000000000C?M0eFF000000000c@I1=A6000001?T00000000000000000000000000000000\#
        00000gKN0K@W0M?_00000000000000000eFj0SBH09?g000007?i00000000000000000eGG000000000oA[0000000011@40k@4\#
        00000GA3000019AW03@90Y@:0=AI00000W@>0cA>000000000000000000000KAX00000C@G0aCP0_AU19BU1=Ag15B_00000000\#
        00000000000003@R09@R13@S00000_C?0GAS13AA09@l11@h00001=BN0eH905@]1;EZ0k@_0gKi15C@0SBn0[@c0CAC00000000\#
        0eHk0000000000000000000000001=CB0YA00OA119CD0;A300000000000000000]M?0GBl0;A[00000EA<00000CBF00000?A@\#
        0eIS0oBE0]MW00000=BD00000eKM0UG?0UG[0YAo0eLG15D>11Ac15Dj0gLG0mAS0SCY0kAQ0[AS000000000000000000000000\#
        000000000000000000000000000009Am0iAb000007Ad00000oCa00000KBH0GCZ0MAi0GEF0=CO0000000000000SDJ01B10000\#
        0000000015EW000017B70000000000000WB;0AC>07CZ0000000000000000000000000=D00iBe13CC0000000003BI13D;0000\#
        0;BL0000000009D0000005BQ0gLg0000000000000000000000000000000000000]N:1;FQ0aD10iC[1;G;0kB_0IB`0?Ba03C1\#
        19Cb15FE0QBg0000000000000;Cj00000000000019DU000000001?C200000WC40MCX01C513D\0[C709DU0gMm13EB00000_Cl\#
        00000MDa00000000000000000000000000000[CT17CH0YCH17DC0000000000001?DW0_Dd1?ES0MEB00000UHQ0WD400000000\#
        0cCW00000000000000000_EM00000;E]0000000013Ea00000000000000000000000000000000000000000SE[09EH00000000\#
        0OD01=D?0000000000000000000000000SFS0?D909F;0gO301D=19EA0kD>000000000[Dc0SGC000005DD00000MEm1=E50aDc\#
        17Dj0WE50;FF0iDe0WEg0000000000000000000013FT00001?FK0000000000000;GG09Fc07D[000015G91?Fk0WFD11D^0CD_\#
        0GF20CER0GFT00000000000000001;Hm0;H:000013G@0000000000000000000000000YE30]O>1;IY00000000000000000000\#
        00000000000000000eM500000[E[0KEB11EC0YES11F500000000000000000GGO0[F@000000000oEN0GH@0_En0iEn00000WF]\#
        00000?EU0CEm05EW05FU0[GY1=F\0MFY0GI10gOb0;Ho0SHN000000000UIE00000mEd00000eN30000000000000SI9000009GI\#
        13H40aEm0000000000000000000000000000000000000YF;0MGR0SMn0YFe00000eNI07F>0000000000000UJ@07Fd00000000\#
        00000IFG15Gg0AFI00000KGB13I=09H20?FM11Fb00000OFQ00000CFh15HH0kFT0_F\00001?GU0=FX0KH2000000000eO>0000\#
        01F_0EF`00000OGK000000000mFe0CG]0000000000000]OT11GL000000000000000000000IG10aG20mHH0_G=0kG`0IG[0000\#
        01G[15I00EG]000001Hl0?G<0_Gl0OHA0[IH00000AGB00000YGQ000017GF000001Ic00000EHN00000000000019GN00000000\#
        1;JF0AH<0kHC00000cGU000000000000000000000GIY000000000mI:01JQ0AHi000000000KH\07Gd0WGd0000000000000000\#
        0000000000001?HD0iGn0_Hc0MHL000000000kIX0aH400000IHB0?H800000?HZ000000000gPA0WH]0?IN0000000000000iHT\#
        17HC03HC00000]PM000000000000000005HK0AIn0?Ik000000000AJc000000000iI10]Q<11HU15IO0gPc0gQO000000000000\#
        1?IV00000000000000000[JJ0000000000000gQn0CHe0OHk0cHg0CIB00000[Jm00000mIm0000000000000II10YI10mJ[07I4\#
        0;Ik0]R:000000000;JZ000000000=I<0000000000000QI@0_IH0=J915J10=Je03IK0EIE17IF03JC17In01Jm0oIJ0]Rc15JM\#
        1;Jl07Ia15LJ0GJJ0QJA0YIn19IS17Kg0UK50UL2000000000OIc00000OJV0000000000001;LF0IIe00000IJ@000000000000\#
        00000kJ[00000KIj00000;KP1=Il0oJ:00000ULf11J100000000000019JQ000000001?J>000000000MJ;0QK30oK000000]SE\#
        000000000000000000001;Lj0?JF15M30000000009JJ000011JT00000eOg0EJN0kK<000000000KJe1;MQ0;LN0MJg0cJV0IKI\#
        0iJX0]T>00001;N[000003Jk13J^11K;01Ka15N501LZ0=KV0000000000000GK:0oKN000000000000000000000UMY0]U:0?K8\#
        0=LH0YK10MKA15Nj09KA0oL20gS:000013K<0YK_0000000015OS0]Uc07K?0WK?00000000000000000mKF11L200000iKI0000\#
        00000OKL0oLN00000000000000000000000000000oM30_KV1=KV11Lj000000000ePV03K[1;Oe0kL500000;M30oMg00000=M:\#
        000007Ke07LL15PC05Kh000000000000000011MK00000KKo1?L00000000000000eQS0aL5000000000mL@0CL80mMI0eQj1;PF\#
        03LV00000SNl0eRU000000000cLC0ILC0iLE00000aM10_MX0[LI000000000ELL0gSQ0000000000000000000009LS0;Mg0000\#
        0IMI11N90_N;0aM^00000eSK0ING000017L^1=L_0eTE0SOT0]Vh13Ll1;QH0000000000000WM10GLi00000000000000000000\#
        1;R=0000000001MU0000000019M5000000000oNU0mNJ0cM[0=Mm13MY0_O30YM=1=MK0QM@00000WMY0000000000001=Ni0YN1\#
        0SPW0SQE0gT>0iMI0kMN0?MK0=N^00000WN30=O@0AMR0000000003Mj0000000000000WNo0000000000000aNR000000000000\#
        00000000000013NH19Me000000000000000000000000000000000=P@000015Q10SR50YN_0=Pf00000kN50kNk000000000000\#
        000000000000000000000000000000000000000000000_O[0000000000001?NI0QNI0mOI0[NJ0CNJ0gU10iNK0]WY01NU0UNP\#
        0UOD1=O[0_P[03Nh13OQ000000000cNZ000000000gUf0[Oo0UP:15QS000000000_Qn00000UPg00000YOD000011Ni1=PU0kO`\#
        03OM0gV\05Nm0000000000000000000000000CO=0;O600000000000000000AO;0MO;1?O<0QO=0QP40[Q105O]000000000SS5\#
        07OD0KOF0kRf000017OI000000000;Of0aOL0QPj0gWE0]X=000000000cP305P`0eU3000000000000000001OZ00000_RT0000\#
        0EO^03P40=QW0?Oa00000000000000000kSk0eUb000000001;Rm00000000000000001?PV03Q>00000000000000000iP50000\#
        1=R00IP707P_1;Sk0aPE0CP<0aPo00000UQc0MP@00000=RY0iPa0000000000000000000000000OPJ1?Q3000007QJ05QL0oPO\#
        00000000000000000APT07RA00000cQ;00000000000000000000000000000KP_0UR[00000000000011Pd0000000000000000\#
        0kTS00000000000019Pm000000000aR<0000000000000OQ80]Xo00000oQ7000009Q90OQT0EQ;0SSR00000aRm000000000000\#
        0?QB000017QD0KQE07Sg05RC0oQO0eVT000000000iQf00000iRF000000000000000011QX0000000000000000000000000000\#
        000000001=R^0000000000000000000000000000000000000aSP0ER907T\0000000003Ql1?Qm0AQm07Uh0STA0]Ya000001R3\#
        000000000000000011R@15R90KR:0WR:0MR;0aTS0iSC0;R<0gWb0kUB07VR0cRQ00000ORj19RF17RG11Rl000000000aUO0000\#
        00000gXS15TZ11Se0eVk0aVB0000000000000_SF00000kVS0kWK0SU?0GRZ0QRZ1=SS0IR^000009R`0000000019Rh0ARc05S4\#
        0YRf0QSm0cS905T40cSk0QTZ1?Rk000000000YS_0000000000000eWV0USY0iSn09ST09TK09US0WS80=Sb0gY7000000000000\#
        09V0000007WH0CSB0QU>11T@0gZI0]ZH000000000000000019SL0OST0CT?17SL0ASZ09V^0oSN0WST0ESP0000000013SV0cUh\#
        1?SW0gZk05Te0OU00?S\1=TE000000000[S`0000000013TL00001=U00ET100000oT219U70eXI00000KSl17TT0=UM0SV:05UP\#
        0YTZ000000000;T40YUO00000kWe00000=Uk00000oTc00001=VL01T=000000000000000000000OUX0eXe0000000003TH0000\#
        00001?TT0iV30KU11=Vo15V70GTP0g\90000000000000000000000000000000000000CT[07We00000ET^000009W^0?U_0YVT\#
        0aW`0QUb00000?VV0?WT0KUc000000000_Tk07Xd000009XI19V<0oU[000000000QVS00000UU50iVI00000IU80YW70kXX0mU9\#
        11UL1;U=0000000000000?X100000GUD0cVL0eYL19W909Xo00000000000000000WUL00000UUa0iVo0OVK0EUQ000000000kYB\#
        0000000000000EV=000000000EWU000000000000000000000KVW0000000000000mVD00000g]90CUh0CVf0UVQ03Uj0eZ80g]b\#
        00000000000005V^00000UWJ000000000000000000000;V90]Zo05WR0SVm01V=0aX\0=VU0AV?0?Xi0000000000000EXG0][Z\#
        0OWf0UX400000iWi1;VJ0000000000000UX[00000YWa000000000OXG000000000AVe000000000OY90EYA0_V[0MV\00000eZZ\#
        000000000YXa00000_WE0EZ:0UYU0cW60k[C0000000000000000000000000E[K000000000E\;000000000000000000000WW8\#
        09YW03W:0QW=03Wf00000E\_0]\D0GW>0YYA0000000000000SW`00000WWg13WG0CWL0WYC000000000WYd0k\20]\n0KWO0iXS\#
        0=WR11WP09Z:0MWU0IWU00000;WX000000000aYO00000000000000000000000000000k\e03XW0WZV0cWf00000YZM13X00000\#
        000000000000000000000AXA000017X2000000001?X5000000000UZ[000000000MXB15X<000000000AY300000000000017YH\#
        0KXY0[XD000001XG000000000U[V03Y:0000000000000=XO0Y[B0IXY0E]J0?Y]0e[@0oXU0U\S000015X\000000000]]O0;X\\#
        05X^19X^0000000000000000000000000000000000000000000005YJ0=YA0SXl0]^@0=Y`000000000=ZR0_Y117Z1000009Zm\#
        0AYR000000000CY90[Y:00000aZ=0000000000000000000000000=\70KYD00000000000000000000000011YK19YL0oYW0a[:\#
        1=YN000000001;YR000000000000000000000U]Y0MYX0SYY0?ZN0IYZ0e[m0GY`0MZB0_Yk00000?[J0k]E0?[g0e\Z0g_H0E^4\#
        0[Yk0SZL00001?Yk0000000000000000000000000OZ200000k^100000000000000000IZI1?[10=\j15Z:1=Z@0g`k0;Z>0000\#
        0W[C0]_0000000000Y[b00000[ZG0KZH03\O0000000000001;ZM11ZM13ZN000000000=]`07ZR1;[<0AZT07[<0gaX0MZb0000\#
        0mZZ000019Z\0OZ\0000000000000=^I0SZe00000e]O00000?\R000001Zh0E^g0a\8000000001=[20A[005Zo0_[000000000\#
        0_[Y0gao17[50O[j0?]700000A\60E`H09[b11[<0S[R00000S\B0Y\I0]_Q0gbf0M[\05[h0?]]0?^@0A\S0a\i0m[H0U^?0]`8\#
        0_\O0a]_0Ea409\G03\l0C[P13[U00000M\G00000Q[V0[\50000000000000a^Q07[m03]K0M]10000000000001;[m19]a13\4\#
        00001?[n0C\S0[]C0gck000000001?]O00000G[n00000?^[0000000000000000000000000M]\0c\80k_d0gdK03^J0O\e0e^6\#
        0Q\[0k`i0K\<0?_]15\>0U^k07\\0[^701\C0O]D0=_613]:11\H00000000000009]800000[_H0S]<00000000000000000000\#
        0I\W00000000000000000M_900000geO13^80K]01=\`0A]11?^L00000C];000000000?`<000000000I]F0W\k000005\n0W]K\#
        000003^i0;]119^P0]`g1;]30O^A11]>00000o]90]b60K]n11]e0G]<000000000_]@0S]g000000000kaQ0000000009^@0G]i\#
        0A]S0]bP0C]n00001=]c0C^j0o]a0000000000000S^a0c]T1?^l00000I]e15][0[_i0]cW000000000m]]00000000000007]a\#
        000000000_]o00001?_T0Ea^0i]g0a_>0000000000000G^U09_\0[`^0[a;00000000000005^40U_T19^k0000000000000000\#
        00000m^L000000000000000000000_^S0000000000000000000003_Q0]dG1;^I000000001=^M0?`b0]df000009`E0C_G19_J\#
        00000M_b0o^V0?a]1;_G000001^Z17^Z13^k00000I^^13_Y0o_>0000000003`G00000kb300000Y^g0A^g0A_K0gf:00000000\#
        000000000000000007_=0000000000000C`60Uak000019_o0I_T00000000000007_f00000O_?00000EbD00000M`A0K_C0Ebm\#
        0e_N0000000000000i_J000000000c_M000000000[b109`b0a_W0EcP0i_e11_T000000000;_X0c_m0a`E0o`50aa70K`a0Kb>\#
        000000000W_a00000A`40C`]1=_e15_f000015`D03`h0Kbg0M`o0;`G11`P000000000m`00I`30O`20[bf0;a>0o`n00000000\#
        000000000000000000000O`k0gfm0=`>15a50ggY0S`B0IaH00000aa[00000000000000000Q`J1;`K00000000000000000000\#
        00000i`X000003aM000003an0KcO000019a20000000000000QaJ1=`]0?b:03bV0abf0000000000000Qc50000000000001=aX\#
        0acI0[cU000000000oaU0adD000000000CaQ0EdC09ai000007a60000000000000CbR0Cc@0Wa;01a<0WbO0ca>0UcE00000000\#
        000000001?aE00000Edg0Mao07ag0]e>0ca]000000000000000000000000000000000000000000000000000009ba09cT0[dG\#
        03cA0=a[000007bl0000000000000000000000000Yaf0ghH0Mba0gi2000000000ial0?c201am0man0mc<0WcB11b2000005b4\#
        00000Sb60;bQ0000000000000000000000000000000000000000000000000000000000000000000000000gi[03c_15bL0kc5\#
        0ebM0mdd0[eR1?bO0000000001bf00000EeK000000000[fH00000[g41;b\00000ibg01c[0000000013bb0Qcl09dP1=be0KdA\#
        000000000Gbi00000000000000000Kdh000013cU0000000000000[h;0Ac400000000000017c90McJ0icY07d00Mc_0oc;0aeI\#
        11c?000000000kcd0OcD0af`0Uci000000000ecJ00000Cd400000000000000000000000011d8000005cT00001?cV1=cV0000\#
        000013eF000000000000000003dQ00000Wcn1;ca0ccb0id90;ce00000000000000000000000011eC00000000000000000000\#
        0]f200000000000005eA0Ef600000000000000000meL03e>0Ke]000013f80kd`0[hn13fe11f50MdF1;dO00000OdH00000000\#
        1?dR00000_dM00000000000000000QdR05f>00000WdZ0AdU00000000000000000]g70Odn0;d\0[ib0000000000000Ydb11fb\#
        00000cde0WeC01df0Udh0Idh0mf<03eY00000;eP00000edo0000000000000oe30Ce40000000011gW00000eed000000000000\#
        000015e>000000000000000000000000000000000000000000001=eV000015eT0?eM05g<0[j_0ieP00000000000000000?f6\#
        00000000000000000000000000000gj?000000000Ge`19ea0mg60oec0;fh05h415f@03fC0efh1=fC0Eg417eh15f`0KgH0Kh=\#
        1=f^19fQ0gkA000000000cf40;gj0000000000000000000000000mge0agC0GfU17fO0000000000000000000000000ah10Khj\#
        000015h515hj0]ge0WfK0CfL0UfL0kfN15i\0cik0OfR00000WgM0QfT000000000000000000000000000000000cjI11h?0if_\#
        0of_0?f_000007fd000011hd000000001=gC0Ki_0000000000001;fn0egZ0ahl0_g101g10mhh05i307gF00000miT0aj80000\#
        05j=0aje07gj17g=07hV00000]hI00000=gB000011iE0]hk00000000000007i911ig0Oh<00000Ohi0]iS05j`000015jV0oh9\#
        0oh]0mjU0igb0OiI0ihD0GgV0iiB13g^13hS0Cg[11jK0Sg\00000?g`00000000000000000ck@19gf0oiQ0000000000000000\#
        000000000WhA00000?iF0Sh;000000000KjG1?h401h4000007ii0Uh80Mh919hY0Kjh0EhJ00000=h?0ojS0kh@1?h_0Ei40MhV\#
        00000000000000000ok:0MiG0ehJ07jS15kL0000000000000ChQ0ij:00000gl;0Oj=07k30gll0UhZ0CiF0000000000000000\#
        0?ig0[kU01h_0=i70Aha0mk_0?jT0akG0Qhd0Ghd0KkC11k80?l009hh0Kl203hk13iB0AiG13i`17hm19iI0Yi015l313j@0;i2\#
        0]j;0=i]0eiY0;iX00000000000005kR15m_0ik;0ckl0Mif0ikf00001?j?0IiE0000000000000ml6000000000MjX0MkE0?ld\#
        0Ej103iO13k3000015nl00000ilN0Aib0?mQ07kj0Cj_0GiZ0AjW17i\000000001;i`11k_17jS00000000000005l>00000000\#
        0=jQ00000000000000000000000000000imL09j101j10Wj31;j=0Ck?07l\0clP000000000Ujf0Sj<0=k=0_j>1=j?00000000\#
        0000000000000ejE0IjE0okn0SkD0MlI1?k200000Kl\0Ijj0_k@0000000000000GjR13km000000000Ak?0000000000000Wj^\#
        0?n<000007m;00001;ja0[lM0go90Qj`00000000000000000000000000000]jj00000=kg0000000000000cm10WkV0;k00em?\#
        0cnF19k50=l`0cni000000000olV0SlQ0000000007mj01k>000000000IlZ000000000in:0?nZ19kW0cod0_l9000000000000\#
        0Aka09kM0_ll0d0j000000000h040000000017kZ0?oC000000000000000007nW0Im919l>1=k^0Ek^00000_n3000000000Cl5\#
        0Km?03kf0MmB0Km_00000000000000000@1]00000000000000000]l<00000[m\00000mm<0000000000000000000000000000\#
        0Sm<00000OlA01lA0AlK0omM00000WlF0;lF07oI0000000011l]1?lL00000000000000000000000001lm0alT000000000000\#
        00000000000015oM0=mF0000000000000]mc0_n]1;la0=n600000000080A0onG00000kli19lj0mml0am:000000000[nN05m0\#
        00000MnG0Em200000000000000000000000000000@2G0000000000000Imm0kmm0000000017mC0Sml00000knM0000000003mI\#
        0inh11mI0[o00h1>0QmL0_oB0CmN0Mo600000GmS09mT0Ine00000Snm0IoQ00001;mZ0d1N0Um[00000io[03ml0h21000017n?\#
        0kng000000000000000000000Cn40koN0mnW0emn0UnS0Soc000000000moW0N0?0000000000000\06000000000J0<11n90anS\#
        0h2I15oj13n>0UoR0@3217no000000000l0600000l0h000000000j0`00000000000013o0000000000=n^0Kn\00000=o\0000\#
        0J1A00000en[00000000000000001=n\000001n^000000000000000000000Gnd0000000000000000000000000KoN11o405nk\#
        0@3W01oE0l1L0h360000160V00000l2?0j1P0l3M01oo0000000009o;0Co<0j2C0Ao>00000000081300000OoC060j00000L0Q\#
        00000000000000000T0n17oS0000000000000T1V19oP0YoQ081i0;oR0d1i00000000061S13oX1?oZ0D0^0]o[03o\0`06040H\#
        0eo^1;o^0Yoj00000D1M0N1H0Aon00000L1c0`0m161>020Q0^0b0oom0L2W0h3n00000000
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
        =0O06^0=0D06_0=0A000000006a0=0O0i=0I0;000000006d0=0H000000006f0=0R06g0=0Z06h0=0?06i0=0C06j0=0<000000\#
        006l0=0D000000000000000000000000000000000000720=0?0730=0<0000000000000000000000Ao130<0780=090790=0:0\#
        000000000000014@0G0<07=0=0Q07>0=0;07?0=0T07@0=0;07A0=0=000000007C0=0V07D0=0R0T;0S0?07E0=0;07F0=0>07G\#
        0=0B07I0=0D07J0=0@0000000000000007M0=0N0000000000000000000000AR0`0C000000000000000000000000000000000\#
        0007W0=0:000000007Y0=0N07Z0=0@00000000000000000000007^0=0;07_0=1?07`0=0C07a0=0R0000000000000007d0=0F\#
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
        =0;00000000000000000000000000000000000000000000000000=50=0D00000000=70=0B0=80=0S02U250N0=90=0H0=:0=0\#
        G0=;0=0;00000000h:130?0=>0=0B0=?0=0K0GZ0a0F00000000000000000000000000000Ao0]0900000000=H0=0E1jE0M0K0\#
        =I0=0B0=J0=0E00000000000000000000000000000=P0=0>0=Q0=0U0=R0=0T0=S0=0>0=T0=0K00000000=V0=0>0=W0=0;0=X\#
        0=0M00000000=Z0=0]0=[0=0K00000000=]0=0L000000000000000=`0=0?0=a0=0]0000000000000000000000=e0=0:00000\#
        0000000000=h0=0B0=i0=0;0=j0=0D0=k0=0T00000000000000000000000000000>00=0H0in0T0A0>10=0J0>20=0P0>30=0=\#
        0>40=0S0>50=0T0>60=0<0>70=0R0>80=0I0>90=1<0>:0=0G0>;0=0J00000000>>0=0F0>?0=0R0>@0=0M0>A0=0?0>B0=0X0>\#
        C0=0B0>D0=0J0>E0=0M000000013o0T0M000000000000000>J0=0=0>K0=0R00000000>M0=0[0>N0=0J0>O0=0N0>P0=0K0000\#
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
        B60=0A0B70=0J000000000000000>11O0G0B;0=0D00000000B=0=0G00000000B?0=0<0B@0=0A00000000BB0=0I12B120E0oE\#
        0P0=0BD0=0=0J@0H0@0BF0=0;0BH0=0O1:h0M0<0BI0=0>0BK0=0;0BL0=0K0BM0=0T0BN0=0J0m10N0?0Ki0T0F0BP0=0R00000\#
        000BS0=0>0BT0=0B0000000000000000000000BX0=0@000000000000000B[0=0?0B\0=090B]0=0;000000000000000B`0=0G\#
        000000000000000Bc0=0E0Bd0=0E0Be0=0>000000000000000Bh0=0G0Bi0=0>0000000000000000000000000000000000000\#
        000000C00=0<1_l0T0A0bY1L0N0C20=0O0C30=0M0C50=0@0C60=0=00000000C80=0E0C90=0K0000000000000000000000000\#
        000000000000000000C@0=0G0CA0=0L1JW0T0Q0CB0=0F00000000CE0=0S0CF0=0V0CG0=0B00000000CI0=0G0CJ0=0:0CK0=0\#
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
        Ij0=0@0Ik0=0P000000000000000In0=0V0Io0=0I0J00=0\0000000000000000000000J40=19000000000000000J70=0T1EO\#
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
        =0H00000000N;0=0F0N<0=0900000000N>0=0S0N?0=0G0N@0=0I00000000NB0=0L0NC0=0:00000000NE0=0J0NF0=0H0NG0=0\#
        M0NH0=0W0NI0=0<0NJ0=0?0NK0=0C1ib0Q0<0NL0=0@0NN0=0I00000000NP0=0R000000000000000000000000000000000000\#
        0000001Sl0Q0@0NW0=0H000000000000000N[0=0H00000000N]0=0A000000000000000N`0=0J0Na0=0;0Nb0=0M0Nc0=0G0Nd\#
        0=0E0Ne0=0:0Nf0=0:0Ng0=0I00000000Ni0=0:000000000000000000000000000000000000No0=0>0000000000000000000\#
        0000000000O40=090O50=0A0Hn0U0C00000000000000000000000000000O;0=0U00000000O=0=0U0O>0=0C00000000O@0=0M\#
        0OA0=0C0OB0=0G0OC0=0N0OD0=0C00000000000000000000000000000OI0=0K00000001O?0L0A00000000OM0=0R000000000\#
        000000OP0=0D00000000OR0=0F00000000OT0=0G0OU0=0H0OV0=0P00000000OX0=0D0OY0=0K0OZ0=0R0O[0=0B0O\0=0B0O]0\#
        =0R0O^0=0=0O_0=0A0O`0=0E0Oa0=0:0Ob0=0I0000000000000000000000Of0=0=0000000000000000000000000000000000\#
        0000000000000000On0=0L0Oo0=0E1Ad0^0H00000000P20=0O0P30=0^0P40=0N0Ml0F0;0P60=0M0P70=0E00000000P90=0<0\#
        0000000;m0e0L0P;0=0:0P<0=0L0P=0=0Q00000000P@0=0O0PA0=0G0PB0=0O0PC0=0V0PD0=0?0PE0=0M1SY0W0>0000000000\#
        00000PI0=0O000000000000000PL0=0Q0PM0=0V0PN0=0d0PO0=090000000000000000000000PS0=0C0PT0=0U1Bk0^0800000\#
        000PW0=0B0PX0=0G0PY0=0P0Xa0L0B0P[0=0L0P\0=0H0P]0=0T000000000000000P`0=0C0000000000000000000000000000\#
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
        000000U`0=0>0Ua0=0E0Ub0=0K0Uc0=0F0Ud0=0D0Ue0=0A0Uf0=0Y0Ug0=0B0gb0Y0F0Ui0=0=0Uj0=0=0Uk0=0P0Ul0=0C0000\#
        0000Un0=0G0Uo0=0:0V00=0:0V10=0D0V20=0T0V30=0A0V40=0A0V50=0[0V60=0<0V70=0Q0V80=0A0V90=0T0cn0Y0P0V:0=0\#
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
        0=0[0000000000000000000000\l0=0>00000000\n0=0@0\o0=0Q0]00=0P0]10=0J0]20=1<0]30=0<0]40=0?0]50=0C1480n\#
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
        _b0=0I0_c0=0@00000000_e0=0M0000000000000000000000FF0F0E0_i0=1=0_j0=0=0_k0=0B0_l0=0?0_m0=0I0_n0=0K000\#
        0000000000000000000`30=0O0`40=0V00000000`60=0H00000000`80=0M0`90=0B0000000000000000000000`=0=0D0`>0=\#
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
        X0o<0=0E000000000000000o?0=0A07f0Q0D0oA0=0G00000000oC0=0I0oD0=0M0oE0=0C0oF0=0C0oG0=0A0oH0=0Z1To0\090\#
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
        00000000000000018V0=0R000000018X0=0=18Y0=0F18Z0=0c0`N0F0918[0=0;18\0=0I18]0=0B18_0=0=18`0=0?18a0=0L1\#
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
        @V0=0N1@W0=191@X0=0@1@Y0=0;1@Z0=0;00000001@\0=0T1@]0=0R1@^0=0A1@_0=0Z1@`0=0F1@a0=0A1@b0=0>0T;0c0A1@c\#
        0=0K1@d0=0D1@e0=0B00000001@h0=0H0000000000000000000000000000000000000000001@o0=0?1A00=0@1A10=1:1A20=\#
        0>0@E0O0B1A30=0F0<E0X0F0@\0H081hW0k0C1A80=0;1A90=0N1A:0=0A00000001A<0=080k<1?091A>0=0;00000001A@0=09\#
        1@I0O0C0FF140;1AA0=0H1AB0=1<1AC0=0>1AE0=0:1AG0=0Z1AH0=0<1AI0=0J1AJ0=0E02U1e0?1AK0=0N1AL0=0K1AM0=0?1A\#
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
        EA0=0D1EB0=0c1EC0=0U1ED0=0E1EE0=0>0000000000000000000001EJ0=0T1EK0=19000000000000001EN0=0L1EO0=081EP\#
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
        1JY0=0<1JZ0=0800000001J\0=0C00000001J^0=0D1J_0=0<1J`0=0V1Ja0=0C1S5150j1Jb0=0>1Jc0=0U1Jd0=0=000000000\#
        000001Jh0=0E1Ji0=0G000000000000000000000000000000000001Jo0=0M1K00=0D1K10=0B1K20=0R1K30=0J1K40=0P1K50\#
        =0I1K60=0C1K70=0?1K80=0:00000001K:0=0F1K;0=0J0^5140;1480Y0D1K>0=0M1K?0=0e1K@0=0E1KA0=0;0000000000000\#
        0000000000000001KF0=0Z1KG0=0:00000001KI0=0C000000000000001KL0=0C1KM0=0H00000001@I190N000000000000000\#
        00000000000001`10F0:1KU0=091KV0=0g1X;0Z0I1KW0=0F1KX0=0A1_]0L0A1K[0=0G1K\0=0G1K]0=0:1[Q0V0G1K^0=191K`\#
        0=0O1Ka0=0N00000001Kc0=0F00000001Ke0=0J1Kf0=0P1Kg0=0Q1Kh0=0H0lR0f0G0000000000000000000001Km0=0A00000\#
        001Ko0=0W1L00=0=0000000000000000000001L40=0:1L50=0?000000001K0M0E1L80=0A1L90=0;1L:0=0F1L;0=091L<0=0:\#
        1L=0=0A00000001L?0=0H1L@0=0;000000000000001LC0=0=1LD0=0A1LE0=0J00000001LG0=0M1LH0=0@1LI0=0C000000000\#
        000001LL0=0D1LM0=0<1FU0S0>00000000000000000000000000001LS0=0;1LT0=0O00000001LV0=0B1LW0=0;1LX0=0O1LY0\#
        =0T00000001L[0=0B1L\0=0W00000001L^0=0H1L_0=0L1L`0=0N1La0=0J0>a0P0C1Lb0=0Q1Lc0=0P1Ld0=0C1m\0N0A0>11=0\#
        A1Lh0=0H1Li0=0H00000000000000000000000000001Nk1I0<1Lo0=0P000000000000001M20=0<000000000000001M50=0J0\#
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
        O0=0Q000000000000001ZR0=0D1ZS0=0M1ZT0=0T1ZU0=0<1ZV0=0L1ZW0=0:1ZX0=0G00000001ZZ0=0K00000001Z\0=0K1Z]0\#
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
        ^B0=0?000000000000000000000000000000000001^H0=0Q1^I0=0?1^J0=0=000000000000001^M0=0I1^N0=0[0bY170D1^O\#
        0=0;1^Q0=0=1^R0=0:1^S0=0H00000001^U0=0B1^V0=0G1^W0=0:1^X0=0;00000001^Z0=0A1^[0=0D1^\0=0N00000001^^0=\#
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
        0=0C1c<0=0J1c=0=0J1c>0=0<1c?0=091c@0=0V1Ad170M1cC0=0D1cD0=0J1cE0=0B1cF0=0G000000000000001cI0=0D00000\#
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
        o0=0G1g00=0B12Q0Y0A1g10=0C1g20=0=1g30=0;1g40=0c1g50=0D1g70=0L1g80=0D00000001g:0=0@1g;0=0E1g<0=0O1g=0\#
        =0@1g>0=0C00000001g@0=0>00000001gB0=0B00000000N;0S0;1gD0=0@1gE0=0>000000000000001gI0=0I1gJ0=0A1gK0=0\#
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
        1nU0=0C00000001nW0=0W1_]0^0L0000000000000000000001n\0=0[00000001n^0=0B000000000000000000000000000000\#
        000001nd0=0M0000000000000000000000000000000000000000001nk0=0A1nl0=0:1nm0=0=1nn0=0;1no0=0J1o00=0D1o10\#
        =0D1Z\0m0?1o30=0H00000001o50=0G1o60=0S0WJ0H0?1o70=0>1o80=0<00000001o;0=0K1o<0=091o=0=0F1o>0=0O000000\#
        000000001oA0=0S00000001oC0=0@1oD0=0E00000001oF0=0L0AR0M0B0000000000000000000001oK0=0K1oL0=0?00000000\#
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
