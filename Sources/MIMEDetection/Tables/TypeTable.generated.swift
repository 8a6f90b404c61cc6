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
        p2p0080C0000500Iapplication/x-snoopsnooppackets captured by snoop                                   \#
                                                                                 00@0@00000000application/da\#
        rt                                                                                                 0\#
        010N00003000application/vnd.wolfram.playernbp              0000J00005000application/vnd.curl.pcurlpc\#
        url                                                         0010D00003000application/rpki-roaroa0070\#
        900103000model/mtl1;cmtl0000@00004000application/vsixvsix                                           \#
                                                     0010O00003000application/vnd.geogebra.slidesggs0000I000\#
        03000chemical/x-vamas-iso14976vms0080G0000:00?application/x-qemu-diskqcow2 qcowQEMU disk image      \#
                                                                                                            \#
                                                                                                            \#
                               0080Q00100000application/x-vnd.datapackage+zip1_[                            \#
                                                                                                            \#
                                                                                                  0010E0000;\#
        000application/vnd.kinarkne knp sdf0010S00000000application/vnd.3gpp.mcdata-payload00Y0d00100000appl\#
        ication/vnd.nato.openxmlformats-package.iepd+zip1_[0010=00000000video/mp4v-es0080;0@003000image/x-ti\#
        mimage/x-sony-timtim                                                                                \#
                                                           00G0R00100000application/vnd.dvb.notif-init+xml0c\#
        4                         0060=00207000text/x-vbasic12g1;ccls frm                                   \#
                      0090:00108000audio/eac31OLeac3 ec3                    00X0k00103000application/vnd.ado\#
        be.air-application-installer-package+zip1_[air                  0080H0000000Gapplication/x-thermo-ra\#
        wmass spectrum of Thermo                                                                            \#
                                                                                                            \#
                                               00G0H00100000application/eat-bun+json1Ei00G0_00100000applicat\#
        ion/vnd.3gpp.mcvideo-service-config+xml0c4      0010I00006000application/vnd.ieee.19051905.1        \#
                                                                                                            \#
                                       0190`0020400Iapplication/vnd.ms-word.document.macroenabled.120271Lgdo\#
        cmWord document with macros                     0060?1810<008audio/x-mpegurlapplication/m3u audio/m3\#
        u audio/mpegurl audio/x-m3u audio/x-mp3-playlist1;cm3u vlc m3u8playlist0010D00000000application/pass\#
        port                                                                                                \#
                                        0010:00000000audio/g7290010F00000000application/ohttp-keys          \#
                                 0000H00000000application/x-class-file00Y0J00103000application/bacnet-xdd+zi\#
        p1_[xdd008090000300:audio/ac4ac4AC-4 audio                                                          \#
                                                                                                            \#
                 0080K0000300Gapplication/x-gnupg-trustdbgpgtrust database of GnuPG0010900003000image/iefief\#
                                                                                                            \#
                                                                00G0P00100000application/vnd.radisys.msml+xm\#
        l0c4                                   0010N00000000application/vnd.oma.bcast.stkm                  \#
                                                             0000Z0010H000application/x-raw-disk-image-xz-co\#
        mpressed1@oraw-disk-image.xz img.xz0010A00103000video/iso.segment0@Om4s0000B00000000x-content/softwa\#
        re                                                                                                  \#
                                                                                                            \#
                         0160Y0P304000application/vnd.ms-visio.stencil.main+xmlapplication/vnd.ms-visio.sten\#
        cil1^[1_[0c4vssx00G0h00100000application/vnd.etsi.overload-control-policy-dataset+xml0c40000K0000400\#
        0application/vnd.ds-keypointkpxx0010i00004000application/vnd.collabio.xodocuments.spreadsheet-templa\#
        texots0090c00100000application/vnd.cncf.helm.chart.content.v1.tar+gzip1jD0010L00004000application/vn\#
        d.onepagertamptamp     0090N00003000image/vnd.valve.source.texturevtf                               \#
                                                                                                            \#
                                      00G0K00100000application/vnd.avalon+json1Ei                  0010@0000\#
        0000application/isup                                                                                \#
                                                        0080;0O003000audio/x-dsfaudio/dsd audio/dsf audio/x-\#
        dsddsf          0070A00106000text/vnd.graphviz1;cgv dot                               0000F00007000c\#
        hemical/x-mdl-rxnfilerxn rdf                                                                        \#
                                                          0060V00203000application/x-apple-systemprofiler+xm\#
        l0m\0c4spx0000K0000200=application/x-uefi-firmwarefdUEFI firmware00G0E00109000application/inkml+xml0\#
        c4ink inkml0070<00100000text/vnd.gml1;c                                                             \#
              0080C0C103000image/x-minolta-mrwimage/x-raw-minolta0N0mrw0010U00009000application/vnd.ipunplug\#
        ged.rcprofilercprofile                                                                              \#
                                                      00G0P00100000application/vnd.bbf.usp.msg+json1Ei      \#
                             0080P00107000application/x-zip-compressed-fb21_[fb2.zip                        \#
                                                                                                            \#
                                                                                                            \#
                    0080I0000:000application/x.sf3-archivear.sf3 sf3                                        \#
                                                0070=00100000text/prs.texi1;c                               \#
                                                                                      0010H00000000applicati\#
        on/vnd.httphone                                                                                     \#
                                               0000H00003000application/x-guitar-progp4                     \#
                                      00G0D00107000application/lost+xml0c4lostxml                           \#
                                                                                         0000A0010000;inode/\#
        mount-point0X`mount point                                                                           \#
                                                   0000A00000000multipart/example                           \#
                                                  0010Y00006000application/vnd.3lightssoftware.imagescalimgc\#
        al                                                                           0010K00007000applicatio\#
        n/vnd.autopackagepackage                                                                            \#
                        0010=00000000audio/pcma-wb                                                          \#
                                                                                                            \#
                0010:00004000image/jxrajxra                                                  0060K00100000ap\#
        plication/x-nautilus-link1;c                        0060I00103000application/x-wais-source1;csrc0010\#
        ?00000000application/cid                                                                            \#
                 0000B00008000chemical/x-isostaristr ist0080J00003000application/x-spectrum-mgtmgt0060<00203\#
        000text/x-svhdr0UO1;csvh0060P00103000application/x-cisco-vpn-settings1;cpcf                    0000J\#
        00003000application/x-spectrum-snasna                      0000C00000000application/msword2         \#
                       0000P00100000application/vnd.ms-excel.sheet.31EM0010I00000000application/vnd.wantvers\#
        e                                                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                        0090\#
        >0:008000video/vnd.vivovideo/vivoviv vivo0010=00003000audio/atrac-xatx                              \#
                                                                                                         000\#
        0J0000000<application/x-linux-kernelLinux kernel    00G0e00100000application/vnd.3gpp.mcdata-msgstor\#
        e-ctrl-request+xml0c400G0[00100000application/vnd.oma.cab-feature-handler+xml0c4   0010Q00003000appl\#
        ication/pem-certificate-chainpem                                                                    \#
                                    0080S00100000application/x-tika-iworks-protected0hd    0010C00000000appl\#
        ication/vnd.obn0010I00000000video/vnd.blockfact.factv                                               \#
                         0080P00107000application/x-lz4-compressed-tar0]Utar.lz4                 0060K001030\#
        00application/vnd.ogc.sld+xml0c4sld                             0080I0000400Dapplication/x-applescri\#
        ptscptcompiled AppleScript                                                     0080B0000000Papplicat\#
        ion/x-corememory dump of a crashed program                                                          \#
                                                                                                         000\#
        0M00000000application/x-mach-o-dylinker0010:00004000video/h263h263                          0090C0C0\#
        0700?application/vnd.lasapplication/x-asprslas lazLAS point cloud0080O0000000Iapplication/x-openssl-\#
        encrypteddata encrypted by OpenSSL0060?00103000application/hta0kNhta            0080B0000200<applica\#
        tion/x-llvmbcLLVM bitcode0060=00106000text/x-gradle1;cgradle                                        \#
                                                                                                            \#
                          0080C0000500>application/x-realmrealmRealm database                               \#
                 0010=00000000audio/melp600       0010=00003000image/tiff-fxtfx0080K0000000Lapplication/vnd.\#
        android.artimage of the Android runtime                                                             \#
                                                                                                            \#
                                                                0010D0B00?000application/vnd.koanapplication\#
        /x-koanskd skt skm skp                                                          0080I0000<000applica\#
        tion/x-sas-catalogsc7 sas7bcat                                                  0020>00007000video/x\#
        -la-asflsf lsx0000@00000000application/x-sc              00G1?00100000application/vnd.openxmlformats\#
        -officedocument.presentationml.commentauthors+xml0c400G0D00100000application/soap+xml0c40000P0000000\#
        0application/vnd.google-apps.file0010V00000000application/atsc-dynamic-event-message00F0H00103000app\#
        lication/x-dtbook+xml0c4dtb0060N00102000application/x-lowresnx-program1;cnx                         \#
                                                                                                            \#
                                                                 00G0D00104000application/mets+xml0c4mets00G\#
        0E00100000application/jose+json1Ei0060:0010300Ctext/x-vcf1;cvcfVCF genome variants                  \#
                                                       0090D0B008000application/vnd.smafapplication/x-smafmm\#
        f smaf                                                     0080F0000400Iapplication/x-keepass2kdbxKe\#
        ePass password database0000D00003000application/x-comsolmph0010Q00003000application/vnd.blueice.mult\#
        ipassmpm0010I00003000application/vnd.pg.osasliei60080C0=003000image/x-mrsid-imageimage/x-mrsidsid00G\#
        0a00100000application/vnd.radisys.msml-dialog-transform+xml0c40080H0k00O00?application/x-msdownloada\#
        pplication/x-ms-dos-executable application/x-msdos-programcom exe dll bat cpl msi drv scrWindows pro\#
        gram0080F0000300Mapplication/x-libmagicmgccompiled patterns of libmagic    0080:00004000image/astcas\#
        tc0010C00003000application/vnd.shxshx0010900000000video/evc          0080B0000400Capplication/x-tdms\#
        tdmsLabVIEW measurement                                                                             \#
                    0000C00003000chemical/x-chemdrawchm                            0080W00103000application/\#
        vnd.openofficeorg.extension1_[oxt                                                                   \#
                                                                                                            \#
                                                                                                            \#
                            0010<00000000video/ulpfec                                                       \#
                                                                        00G0H00100000application/problem+jso\#
        n1Ei0010O00000000application/oauth-authz-req+jwt                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                  00G0h00100000application/vnd.3gpp.seal-app-comm-requiremen\#
        ts-info+xml0c40070U00103000text/vnd.net2phone.commcenter.command1;cccc0010H00100000application/ace-t\#
        rl+cbor0b700G0D00104000application/wsdl+xml0c4wsdl        0080G0010600>application/x-sharedlib0K:so \#
        elfshared library0060A0010H00Dtext/x-dockerfile1;cdockerfile containerfilecontainer build file      \#
                                                     0010H00000000application/vnd.cups-pdf00G0G00100000appli\#
        cation/vnd.hc+json1Ei00G0j00100000application/vnd.openxmlformats-package.core-properties+xml0c40010A\#
        00005000application/ipfixipfix                             0010?00000000video/h264-rcdo             \#
                                                                                                            \#
                       0000C00003000application/x-kugarkud                                                  \#
                     0060B00104000application/x-it871;cit87                                            0080A\#
        0000300@application/x-nifnifNetImmerse model0010F00000000application/macwriteii00G0@1C10B009applicat\#
        ion/yamlapplication/x-yaml application/x-yml text/vnd.yaml text/x-yaml text/x-yml text/yaml1;cyaml y\#
        ml cff eyamlYAML data0010@00000000image/pwg-raster                     0010?00003000application/exie\#
        xi0080A0000000Qapplication/x-wadWAD archive of Quake or Half-Life0010?00003000application/mf4mf40010\#
        H00100000application/eat-ucs+cbor0b7                   00G0Q00100500application/vnd.syncml.dmtnds+xm\#
        l0c4utf-80060?00102000text/x-troff-ms1;cms                                                     0000A\#
        00003000application/x-lhzlhz0080;0000300=video/x-mngmngMNG animation00G0H00103000application/xcap-at\#
        t+xml0c4xav0000>00003000chemical/x-cdxcdx                                                         00\#
        80M00100000application/x-fossil-checkout0Gj0000;00003000audio/adpcmadp    00G0J00100000application/v\#
        nd.hyper+json1Ei                 0010<00000000message/cpim                                          \#
                                                                                                            \#
                                      0000?00008000chemical/x-csmlcsml csm0010C00100000application/ce+cbor0b\#
        7                                                                                                   \#
                                                                                                            \#
                        00Y0C00100000application/p21+zip1_[0060B00104000application/x-sfdu1;csfdu           \#
                                                                       0000A0010;000application/x-tzo0gQtar.\#
        lzo tzo00Q0:0000=000model/meshmsh mesh silo0080O0A008000application/vnd.symbian.installx-epoc/x-sisx\#
        -appsis sisx0010D00004000application/vnd.mseqmseq                                                   \#
                  0010Q00003000application/vnd.3gpp.pic-bw-smallpsb                             0010C0000000\#
        0application/linkset0080L0000300>application/x-mruby-bytecodemrbcompiled mruby0080;00103009video/x-a\#
        mv1C:amvAMV video    0060R00100000application/onix-message-short+xml0c4                   0010N00000\#
        000application/scitt-receipt+cose0010M0A10C00Fapplication/vnd.comicbook-rarapplication/x-cbr0Pocbr c\#
        ba cbt cbz cb7comic book, RAR-packed0080L0000400Capplication/vnd.android.cdexcdexcompact Dalvik code\#
                                         0010W00000000application/vnd.easykaraoke.cdgdownload               \#
                                                        0010U00000000application/vnd.apache.thrift.compact  \#
                                                                                                            \#
           0080X00103000application/vnd.sun.xml.impress.template1_[sti                                      \#
        0000K00003000application/vnd.frogans.fncfnc00G0U00103000application/vnd.criticaltools.wbs+xml0c4wbs0\#
        000@00100000application/kate1bM 0010D00100000application/toc+cbor0b70060:0010G000text/x-qml1;cqml qm\#
        ltypes qmlproject      0000A00003000chemical/x-rosdalros0010C00000000application/cmw+jws            \#
                                                                                                            \#
                                                0080J0E00300Eapplication/x-font-tex-tfmapplication/x-tex-tfm\#
        tfmmetrics of a TeX font                                                                            \#
                                                                                                         000\#
        0C00106000application/x-xzpdf1@opdf.xz                                                        009090\#
        0003000image/jxsjxs0010:00000000audio/g719                        0060>00107000chemical/x-pdb1;cpdb \#
        brk                  0010=00003000model/vnd.gtwgtw                                                  \#
                                                                                                            \#
                                                    0070@0020400Capplication/mbox1;c1L_mboxmailbox of messag\#
        es                                                        00G0L00100000application/vnd.amadeus+json1\#
        Ei                                                                                                  \#
                        0000J00004000audio/vnd.adobe.soundboothasnd                                         \#
                                    0010O00000000application/trickle-ice-sdpfrag00V0H0010<000application/app\#
        installer0c4appinstaller00G0I00100000application/yang-data+xml0c400G0^00100000application/vnd.oipf.c\#
        ontentaccessdownload+xml0c40080>00103000video/x-javafx0k;fxm 0010Q00007000application/vnd.geometry-e\#
        xplorergex gre                                                                                      \#
                                                                                                            \#
           0000I0000;000chemical/x-gaussian-inputgau gjc gjf00G0K00100000application/vnd.avistar+xml0c4     \#
                                                           0080I0000300;application/x-kgb-archivekgbKGB arch\#
        ive                                                                                                 \#
                 0010900000000audio/evs                                                                     \#
               0010H00000000application/geo+json-seq                           00G0S00100000application/alto\#
        -costmapfilter+json1Ei                                                                              \#
                                                        0080;0000300Evideo/x-thpthpvideo of the GameCube    \#
                                                                                                            \#
                                                                                  0010>00003000audio/32kadpc\#
        m7260010C00003000application/vnd.hdthdt0060A00103000application/x-ica1;cica                         \#
                                        0060>00103000text/x-pcs-gcd1;cgcd0010E00000000application/index.cmd0\#
        060A0010<000text/x-coldfusion1;ccfm cfml cfc                                     00G0J00100000applic\#
        ation/vnd.wv.ssp+xml0c4                                                                             \#
                                                                                                            \#
                           0080C0000300:model/x-acis-binarysabACIS solid                                    \#
                                         0000c00003000application/vnd.anser-web-funds-transfer-initiationfti\#
        0080?00006000image/x-skencilsk sk1                                                                  \#
                00G0]00100000application/vnd.3gpp.mcvideo-user-profile+xml0c400G0H00107000application/vnd.uo\#
        ml+xml0c4uoml uo                                                                     0000=00000000mo\#
        del/example                                 0010?00000000video/raptorfec00G0\00100000application/vnd\#
        .ims.lti.v2.toolproxy.id+json1Ei                0010A0000B00Capplication/pkcs8p8 der key pem pubPKCS\#
         #8 private key                                                 0080B00002000application/x-rziprz   \#
                                                                                       0080N0000000Capplicat\#
        ion/x-fontconfig-cachecache of Fontconfig                     00F0D0F104000application/xspf+xmlappli\#
        cation/x-xspf+xml0c4xspf0010C00006000application/prs.cwwcww cw                                      \#
                                                  00G0E00100000application/vcard+xml0c4                     \#
                                                                                                            \#
                                                                       0000H00003000application/vnd.curl.car\#
        car                                                                                                 \#
                                                                    0000P00003000application/x-commodore-d71\#
        -diskd710060E0020K000application/x-abiword1jD0c4abw abw.crashed abw.gz zabw0000L00003000application/\#
        x-authorware-segaas0000B0000800@application/x-segysegy sgySEG-Y seismogram0000N00103000application/x\#
        -mysql-misam-data1Tamyd                                    0040H00103000text/x-devicetree-binary1;cd\#
        tb00X0K0@00900=application/x-7z-compressedapplication/x-7z7z 7z.0017-Zip archive                    \#
                    0080C0000300Amodel/x-magicavoxelvoxMagicaVoxel model0060B0010;000text/x-applescript1;cap\#
        plescript                                                                           0000L00003000app\#
        lication/x-atari-7800-roma780000D00003000image/x-raw-logitechpxn                                    \#
                                                         0010:00000000audio/bv16                            \#
                                                                 00W0:00108000model/iges1;cigs iges         \#
                                   00G0C00103000application/lgr+xml0c4lgr                                   \#
                                                                                                            \#
                                                                                           0000O00109000appl\#
        ication/x-windows-themepack0kothemepack                                        0080M0000Y00Japplicat\#
        ion/x-sqlite3-journaldb-journal sqlite-journal sqlite3-journalrollback journal of SQLite            \#
         0060=00203000text/x-expect1;c17`exp0060@09102000application/x-m4text/x-m41;cm4                     \#
         0190c00204000application/vnd.ms-powerpoint.slide.macroenabled.121NY1Lgsldm0060@00103000text/x-subvi\#
        ewer1;csub0010U00000000application/vnd.uplanet.bearer-choice0010F00106000application/senml+cbor0b7se\#
        nmlc0080B00000000application/x-gdbm                                                                 \#
                                                                                           00G1;00100000appl\#
        ication/vnd.openxmlformats-officedocument.presentationml.notesslide+xml0c4                          \#
              0080=1=10<009video/vnd.avivideo/avi video/divx video/msvideo video/vnd.divx video/x-avi video/\#
        x-msvideo1C:avi avf divxAVI video0010D0K00@000application/vnd.palmapplication/x-palm-databasepqa opr\#
        c pdb prc0010D00008000video/vnd.dece.videouvv uvvv00Q0C00000000multipart/encrypted0000F00003000appli\#
        cation/vnd.theqvdqvd0080A0T00300;application/x-rpmapplication/x-redhat-package-managerrpmRPM package\#
        0080R0010000Gapplication/x-android-sparse-image0gVsparse image of Android0060E0020:000application/x-\#
        qtiplot1jD1;cqti qti.gz0060<00100000text/xml-dtd1;c0010V00000000application/vnd.syncml.dm.notificati\#
        on0090>0I008009image/vnd.djvuimage/x-djvu image/x.djvudjvu djvDjVu scan0000B00004000application/x-in\#
        foinfo009090000300Jimage/cgmcgmcomputer graphics metafile                                           \#
                                                                                     0080B00100000applicatio\#
        n/x-wacz0D[                                                                                         \#
                                                                                             00G0L00100000ap\#
        plication/vnd.etsi.cug+xml0c4                                                                       \#
                                                                   0080R00100000application/x-monotone-sourc\#
        e-repo0Gj                                                                                           \#
                                            0060<0010000@text/x-meson1;cMeson build file                    \#
                                                                                                            \#
                                     0010V00000000application/vnd.motorola.flexsuite.ttc                    \#
                                                                                         00G0S00100000applic\#
        ation/vnd.oma.bcast.sprov+xml0c40080M0000000Bapplication/x-systemd-journaljournal of systemd        \#
                                                                                                            \#
                                                                                                            \#
                                     0010M00006000application/vnd.gentoo.ebuildebuild00G0T00100000applicatio\#
        n/vnd.3gpp.pinapp-info+xml0c40010E00000000application/vnd.msign0000B00003000application/x-tgifobj001\#
        0?00000000audio/gsm-hr-080080L0000000>application/x-guile-bytecodecompiled Guile                    \#
                                                                                                            \#
                                                                                                            \#
                                                                         0010900000000audio/t38             \#
                                                                                                            \#
                 00G0H00104000application/vnd.dcmp+xml0c4dcmp0080W00203000application/vnd.sun.xml.writer.tem\#
        plate0ji1_[stw  0010L00000000application/vnd.jsk.isdn-ngn                0010=00000000audio/evrcnw00\#
        0G0U00100000application/vnd.3gpp.mcptt-signed+xml0c40000B00003000application/x-tadsgam              \#
                  00P0U0000<000application/x-virtualbox-vbox-extpackvbox-extpack0080V00103000application/vnd\#
        .openofficeorg.autotext1_[bau00Y090R10@00<audio/mp4audio/m4a audio/x-m4a audio/x-mp4a141m4a mp4a f4a\#
         m4bMPEG-4 audio00G0D00104000application/xenc+xml0c4xenc0000B00000000x-content/blank-cd0000[00003000\#
        application/vnd.adobe.aftereffects.templateaet                     0010I00000000application/vnd.arts\#
        quare                                                                                               \#
                                                        0060F00103000application/x-excellon1;cdrl0080L0\0030\#
        00application/vnd.autodesk.fbxapplication/x-fbx application/x.autodesk.fbxfbx00@0A00000000x-shader/x\#
        -vertex0000G0A003000image/x-corelphotopaintimage/x-corel-cptcpt                                     \#
                                         0000A00003000application/x-nrgnrg                                  \#
                                                                                                            \#
                                                                                                            \#
             0010e00000000application/vnd.3gpp.5gsv2x-local-service-information0080;0900300>audio/x-apeaudio\#
        /apeapeMonkey's Audio0000C00000000application/x-jigdo0070L0U10@000application/vnd.coffeescripttext/c\#
        offeescript text/x-coffeescript1;ccoffee litcoffee0090S00003000model/vnd.valve.source.compiled-mapbs\#
        p00G0G00104000application/mmt-aei+xml0c4maei                                                        \#
                                                              0080E00007000application/x-gba-romgba agb     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 0000C00005000application/x-bcpiobcpio                                      \#
                                                                                                0080<0Q00700\#
        0video/x-flicvideo/fli video/x-flc video/x-flifli flc                                               \#
                   00Y0Q0f00700;application/vnd.adobe.flash.movieapplication/futuresplash application/x-shoc\#
        kwave-flashswf splFlash movie0010G00000000video/vnd.dlna.mpeg-tts                             0010G0\#
        0000000model/vnd.flatland.3dml                                                               0010E00\#
        004000application/dashdeltampdd0010J00000000application/edhoc+cbor-seq                         00G0V\#
        00100000application/vnd.ims.lis.v2.result+json1Ei                          00G0M00100000application/\#
        vnd.etsi.pstn+xml0c40010K00007000application/pkcs8-encryptedp8e der                                 \#
                      0000E00000000application/x-os2-hlp    0010J00000000application/vnd.g3pix.g3fc00G0P0010\#
        0000application/alto-cdnifilter+json1Ei                                                             \#
                                                                                   00G1;00100000application/\#
        vnd.openxmlformats-officedocument.spreadsheetml.connections+xml0c40010N00000000application/vnd.power\#
        builder7500Y0T00103000application/vnd.imagemeter.image+zip1_[imi00G0D0N10A00?application/xslt+xmlapp\#
        lication/xslfo+xml text/xsl0c4xsl xslt xslfo foXSLT stylesheet00G0h00104000application/vnd.openxmlfo\#
        rmats-package.relationships+xml0c4rels0080K00002000application/x-snappy-framedsz0090:00103000image/a\#
        ces1iBexr0060F00102000application/x-gdscript1;cgd0080K0000?00>application/x-java-keystorejks ks keys\#
        toreJava key store                                                                                  \#
                                                                                                     0010M00\#
        000000application/vnd.swiftview-ics0010L00000800application/news-checkgroupsus-ascii0010O00003000app\#
        lication/vnd.marlin.drm.mdcfmdc00G0\00100000application/vnd.3gpp.mcdata-user-profile+xml0c4         \#
        00G0D0H10@00@application/geo+jsonapplication/vnd.geo+json1Eigeojson geo.jsonGeoJSON map data00G0I001\#
        00000application/asyncapi+json1Ei00F0800103000text/mdx1;cmdx                                        \#
                     0080D0000300=application/x-rosbagbagROS recording00G0e00100000application/mbms-associat\#
        ed-procedure-description+xml0c40060;0010;000text/stylus1;cstylus styl0010J00000000application/rpki-c\#
        hecklist                                                                                            \#
                                                                                       0000E00000000x-conten\#
        t/video-hddvd0010D00003000application/vnd.mfermwf0000O00000000application/x-mach-o-dylib-stub0010H00\#
        005000application/vnd.hp-pclxlpclxl0060=00103000text/x-setext1;cetx0080I0000400=application/x-dart-k\#
        erneldillcompiled Dart0010U00000000application/vnd.uplanet.cacheop-wbxml0010J00008000application/vnd\#
        .sealed.emlseml sem00G0M00100000application/vnd.nokia.pcd+xml0c40010N00007000application/vnd.lotus-a\#
        pproachapr vew00G0X00100000application/vnd.dvb.notif-ia-msglist+xml0c400G0L00106000application/urc-g\#
        rpsheet+xml0c4gsheet0080S00103000application/x-tika-java-web-archive14Iwar0080N00000000application/x\#
        -ms-compress-szdd                                                                                   \#
                                0080G0000000Capplication/x-adobe-cshshapes of Photoshop          0010L000000\#
        00application/vnd.ecdis-update0080R0010<000application/x-lrzip-compressed-tar1K5tar.lrz tlrz        \#
                         00G0S00100000application/alto-propmapparams+json1Ei                            0040\#
        D00103000text/vbscript.encode1;cvbe                                                                 \#
                                                                                      00G0H00100000applicati\#
        on/jf2feed+json1Ei        0010B00000000image/vnd.cns.inf20000K0000;000application/x-chip8-programch8\#
         sc8 xo8           0000Q00104000application/x-kexiproject-sqlite2150kexi                            \#
                                                                                                            \#
            0090:00004000image/ktx2ktx2                                                0010G00107000applicat\#
        ion/sensml+cbor0b7sensmlc0010D00000000application/jsonpath0010800000000audio/l80080J0000000Capplicat\#
        ion/x-mysql-binlogbinary log of MySQL00G0M00103500application/vnd.syncml.dm+xml0c4xdmutf-8          \#
                                                                                  0000;00003000audio/x-gsmgs\#
        m                                                                      00G0E00100500application/fhir\#
        +json1Eiutf-80070C00100000text/cql-identifier1;c                                                    \#
                                              00G1B00100000application/vnd.openxmlformats-officedocument.pre\#
        sentationml.presentation.main+xml0c40080>0000300Lchemical/x-dcddcdtrajectory of CHARMM or NAMD0080B0\#
        0003000audio/x-iriver-plapla                                                   0000G00003000applicat\#
        ion/x-filemakerfp7                                               0010P00003000application/vnd.genoma\#
        tix.tuxedotxd                   0060A08103000application/x-asptext/asp1;casp                        \#
                         0010O00000000application/vnd.cups-postscript0000G00003000application/vnd.rim.codcod\#
        0080Z00003000application/vnd.adobe.aftereffects.projectaep                                  0000E000\#
        06000application/x-e-themeetheme0000H00003000application/x-msterminaltrm      0070G00100000message/d\#
        elivery-status1;c                                                           0080U00004000application\#
        /x-nintendo-3ds-executable3dsx                                                                      \#
                                                                      00G0P00100000application/vnd.oipf.dae.\#
        svg+xml0c40010R00003000application/vnd.yamaha.smaf-phrasespf0010P00003000application/vnd.hzn-3d-cros\#
        swordx3d                                                                                            \#
                             0080;0000800Cimage/x-gvrgvr pvrttexture of Nintendo0010<00000000audio/fwdred008\#
        0=0000500;audio/x-ircamircamIRCAM sound0010K00003000application/scvp-cv-requestscq0010K00003000appli\#
        cation/vnd.onepagertattat0010Z00000000application/vnd.afpc.modca-objectcontainer0080I00103000applica\#
        tion/x-starimpress1>[sdd                                                                0010D0000400\#
        0application/vnd.semfsemf    0000D00003000chemical/x-mopac-outmoo0080N0000200Capplication/x-mercuria\#
        l-bundlehgbundle of Mercurial                                                                       \#
                                                                                                            \#
                                                         0010F00005000message/global-headersu8hdr           \#
                                 00G1?00100000application/vnd.openxmlformats-officedocument.spreadsheetml.re\#
        visionheaders+xml0c4               0010=00000000audio/flexfec                            0010M000030\#
        00application/vnd.ves.encryptedves0010900003000model/e57e57                                         \#
                                                                                                            \#
                                             00G0E00104000application/scim+json1Eiscim0010K00003000applicati\#
        on/vnd.groove-helpghf               0080@00104000audio/x-opus+ogg1SWopus                            \#
                                                                                          0010O00003000appli\#
        cation/tamp-update-confirmtuc                                  0080A0000300Papplication/x-sfosfopara\#
        meters of a PlayStation game                                  0010?0010A000application/mp40[Rmp4s m4\#
        p mp4 mpg40010E00000000application/vnd.ciedi0060]0010H000application/x-freedesktop-appstream-compone\#
        nt0c4metainfo.xml appdata.xml         0000D00002000application/x-qpressqp                           \#
                                                                      0010J00000000application/vnd.xmpie.pla\#
        n                                                               0060<00109000text/x.gcode1;cgcode ng\#
        c                                                                                                   \#
                                                                                      0010F00004000applicati\#
        on/vnd.picselefif    0010=00000000video/3gpp-tt                                                     \#
        0060h0d204000application/vnd.oasis.opendocument.presentation-flat-xmlapplication/vnd.oasis.opendocum\#
        ent.flat.presentation0Yj0c4fodp00G0E00100000application/ujcs+json1Ei0010S00100000application/measure\#
        d-component+cbor0b70010F00003000audio/vnd.lucent.voicelvp          0010L00000000application/vnd.upla\#
        net.list                                                                                            \#
                                                                                                            \#
                                                             0010V00004000application/vnd.crick.clicker.keyb\#
        oardclkk0080C00003000application/x-lrziplrz                                               0080;00003\#
        00Baudio/x-smpsmpSampleVision sound                                                                 \#
                                                                                                            \#
                                                                                            00G0R00100000app\#
        lication/vnd.3gpp.srvcc-ext+xml0c4                                                     00G0M00107000\#
        application/vnd.document+json1Eidocjson0010I0000A000application/vnd.dece.datauvf uvvf uvd uvvd0080A0\#
        L00300;application/x-aceapplication/x-ace-compressedaceACE archive00G0I00100500application/pidf-diff\#
        +xml0c4utf-80080;0000300@audio/x-nsfnsfmusic of the NES0000@00203000image/x-sony-srf1AD0N0srf0060C00\#
        105000text/vnd.curl.dcurl1;cdcurl0010C00003000application/vnd.bmibmi00X0F0020:000application/msixbun\#
        dle1da1_[msixbundle0080R00103000application/vnd.stardivision.chart1>[sds                            \#
                                0070;0010:000text/shaclc1;cshaclc shc0080<0000H000image/x-pictpct pict pict1\#
         pict2 pic                                                        00G1<00100000application/vnd.openx\#
        mlformats-officedocument.wordprocessingml.fonttable+xml0c40000L00000000application/x-mach-o-preload0\#
        010=00003000audio/vnd.dradra                                                                        \#
          00G0X00100000application/alto-endpointpropparams+json1Ei0010\00003000application/vnd.piaccess.appl\#
        ication-licencepil0010J00004000application/vnd.xmpie.xlimxlim                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
           0010D00000000application/vnd.pcos                                        0000C00006000chemical/x-\#
        jcamp-dxjdx dx                                                      0060>0<102000text/x-crystaltext/\#
        crystal1;ccr                                                                                        \#
           00G0U00100000application/vnd.3gpp.mcvideo-info+xml0c4                                            \#
              0000K00000000application/x-mach-o-object                                                      \#
                                                                                                            \#
                           0010E00000000application/cybercash                                               \#
                                                                      0060;00104000text/x-ldif1;cldif00G0>00\#
        20O00<message/rfc8221;c1L_eml mime mail mht mhtml art msgmail message0080U00103000application/vnd.su\#
        n.xml.writer.global1_[sxg0080O00103000application/x-starwriter-global1>[sgl0060C00105000application/\#
        x-qbrew0c4qbrew                                                                                     \#
                                                                                                            \#
                                                        0070K0[202500text/vnd.trolltech.linguistapplication/\#
        x-linguist text/vnd.qt.linguist0c41;ctsutf-800G0L00105000application/vnd.chemdraw+xml0c4cdxml0080E10\#
        00;000application/x-wii-romapplication/x-wbfs application/x-wia application/x-wii-iso-imagervz wia i\#
        so                                                               0060;00208000text/x-mrml0c41;cmrml \#
        mrl         00G0E00109000application/spdx+json1Eispdx.json                                          \#
                                                                                                            \#
                                                                          00G0F0010M00Capplication/postscrip\#
        t1;cps eps2 eps3 ai eps epsf epsiPostScript document00G0]00100000application/mbms-user-service-descr\#
        iption+xml0c40010K00000000application/rpki-signed-tal                                               \#
                                                                                                            \#
                                                                                                            \#
        00G0J00100000application/jscontact+json1Ei00G0S00100000application/vnd.3gpp.mcptt-info+xml0c40000I00\#
        00;000application/x-msmediaviewmvb m13 m140080M00100000application/x-tika-staroffice1>[0010:00000000\#
        audio/smv00010900003000image/t38t380010K00000000application/vnd.d3m-problem0010900000000audio/lpc   \#
                                         0010U00000000application/trust-mark-delegation+jwt0010E00006000appl\#
        ication/senml-exisenmle0010;00000000audio/g729d                                                     \#
                                                           0000F00003000application/x-jeol-jdfjdf0060K001000\#
        00application/x-godot-project1;c00G0E00100000application/xacml+xml0c400G0=00108000model/x3d+xml0c4x3\#
        d x3dz0010T00009000application/vnd.hydrostatix.sof-datasfd-hdstx0010=00003000image/vnd.fstfst0020;00\#
        003000image/x-lwslws0010I00000000application/vnd.dtg.local0070<00103000text/vnd.hgl1;chgl0080@000030\#
        0?model/x-cinema4dc4dCinema 4D scene0010R00000000application/vnd.syncml.dmddf+wbxml0010;00000000audi\#
        o/dat120010K00003000application/vnd.realvnc.bedbed0010Q00003000application/vnd.accpac.simply.impimp0\#
        080A0000300Capplication/x-lz4lz4LZ4-compressed data0010\00000000application/vnd.japannet-registratio\#
        n-wakeup00G0L00100000application/vnd.etsi.aoc+xml0c4                        0070C0T10<000application\#
        /texinfoapplication/x-texinfo text/x-texinfo1;ctexinfo texi00G0U00100500application/emergencycalldat\#
        a.cap+xml0c4utf-800G1;00100000application/vnd.openxmlformats-officedocument.wordprocessingml.setting\#
        s+xml0c40060B00108000application/x-sami1;csmi sami00G0\00100000application/vnd.3gpp.seal-ue-config-i\#
        nfo+xml0c4      0010T00003000application/vnd.chipnuts.karaoke-mmdmmd            0000F00002000applica\#
        tion/applixwareaw                 0010L00002000application/vnd.wv.csp+wbxmlwv                       \#
                                             0010?00000000application/cwt01Y190020900Gapplication/vnd.openxm\#
        lformats-officedocument.presentationml.presentation1Lg1_[pptx thmxPowerPoint presentation0000L0000?0\#
        00application/x-authorware-binaab x32 u32 vox0060>00100000text/x-authors1;c00G0L00100000application/\#
        kpml-request+xml0c40000G00003000chemical/x-gaussian-loggal00G0G00100000application/problem+xml0c4001\#
        0?00000000audio/midi-clip00G0]00100000application/vnd.3gpp.mcptt-service-config+xml0c4              \#
                                                                                                            \#
                            0010J00004000application/vnd.sealed.3dfs3df                                  006\#
        0;00104000text/x-twig1;ctwig                                                                        \#
                                                                                                            \#
                                                                                 0010:00104000audio/sofa0;Us\#
        ofa0000L00007000application/x-commodore-tapetap t640010=00000000audio/vnd.4sb                       \#
                                                                                                            \#
                                                                                                            \#
                                                0010T00003000application/vnd.antix.game-componentatx        \#
                            00G0e00100000application/vnd.oma.poc.optimized-progress-report+xml0c4           \#
                                                      0010F00005000application/cdmi-queuecdmiq0010A00003000i\#
        mage/vnd.net-fpxnpx                00G1>00100000application/vnd.openxmlformats-officedocument.presen\#
        tationml.handoutmaster+xml0c40070?0U10300>application/sqlapplication/x-sql text/sql text/x-sql1;csql\#
        SQL statements0010H00004000application/vnd.wap.wmlcwmlc0080D0000<00Dimage/x-paintshoppropsp pspimage\#
        Paint Shop Pro image00G0L00107000application/vnd.artisan+json1Eiartisan                             \#
                                                                    0010R00000000application/simple-message-\#
        summary0080A0000300Eapplication/x-mpqmpqMPQ archive of a game00G0^00100000application/vnd.3gpp.mcdat\#
        a-service-config+xml0c40010H00000000application/vnd.ecip.rlp00Y0O00105000application/vnd.etsi.asic-s\#
        +zip1_[asics00G0O00100500application/vnd.omads-email+xml0c4utf-8                                    \#
                                                                           0010P00002000application/vnd.blue\#
        tooth.le.ooble                                                                                      \#
                                                                                                            \#
                                                                       0010j00004000application/vnd.collabio\#
        .xodocuments.presentation-templatexotp                                                          0080\#
        E0000000Lapplication/x-featherFeather table, first version                                 00W0?0010\#
        0000message/partial1;c                                     0010J00002000application/pkix-attr-certac\#
                                                                 0080A0010300<application/x-bcf1jDbcfBCF var\#
        iants                                                                                               \#
                                            00G1:00100000application/vnd.openxmlformats-officedocument.sprea\#
        dsheetml.chartsheet+xml0c4                                                                          \#
           0010O00003000application/vnd.lotus-screencamscm0080G0A002000audio/x-pn-audibleaudioaudio/vnd.audi\#
        bleaa0080O0010:00Japplication/x-xz-compressed-tar1@otar.xz txztar archive, xz-compressed0010P0000200\#
        0application/vnd.bluetooth.ep.oobep                                     0000A00003000application/x-p\#
        akpak                      00G0C0010A000application/tei+xml0c4tei teicorpus odd00Y0I0H00;00?applicat\#
        ion/pgp-encryptedapplication/pgp text/pgppgp gpg ascOpenPGP message                                 \#
                                                                                                            \#
             0000F00003000chemical/x-mopac-graphgpt0000A00003000image/x-coreldrawcdr                        \#
                                       0000N00208000application/x-iso9660-appimage0Kh0Yoappimage            \#
                         0060C00105000text/vnd.curl.scurl1;cscurl                                           \#
                                                                                                            \#
                             0000I00006000application/zip+dotlottielottie                                   \#
                                                                                                            \#
                                                                                                            \#
            00Y0:1:00L00:video/mpegvideo/mpeg-system video/mpg video/x-mpeg video/x-mpeg-system video/x-mpeg\#
        2mpg mpeg mpe m1v m2v vob mp2MPEG video00G0c00100000application/vnd.3gpp.current-location-discovery+\#
        xml0c40010C00003000application/vnd.gmxgmx0090:0000500:font/woff2woff2WOFF2 font                     \#
                                              0010N00003000application/vnd.micrografx.igxigx0080B00104000mod\#
        el/vnd.dwfx+xps1Lgdwfx0070<00103000text/jcr-cnd1;ccnd0000;00003000audio/x-sd2sd20010E00100000applica\#
        tion/dots+cbor0b70000S00003000application/x-research-info-systemsris01Y0D0S104009application/epub+zi\#
        papplication/epub application/x-epub1_[epubEPUB book0010I00000000application/vnd.mdl-mbsdf          \#
                                                                                                            \#
               00Y0?0A10@00?video/quicktimevideo/x-quicktime0[Rmov qt moov qtvrQuickTime video              \#
                               0010=00003000image/prs.ptipti                                                \#
                                                      0000=00000000video/wavelet0080E0000400Aapplication/x-m\#
        s-evtxevtxWindows event log00G0D00104000application/cdfx+xml0c4cdfx0000C00107000application/x-bzpdf0\#
        RPpdf.bz20010D00000000multipart/header-set0060?00104000text/x-rpm-spec1;cspec                       \#
                             00G0E00100000application/nlsml+xml0c4                                          \#
                       00G0\00100000application/vnd.dvb.notif-aggregate-root+xml0c4                         \#
                                                                                                        0010\#
        B00000000application/sd-jwt     0000D00003000chemical/x-mopac-vibmvb0070P00103500text/vnd.sun.j2me.a\#
        pp-descriptor1;cjadutf-8                                                                            \#
                                                                                                            \#
                                                                                                            \#
                             00X0C0B006000application/x-bzip1application/x-bzipbz tbz                       \#
                0090@0B00800Iapplication/zstdapplication/x-zstdzst zstdZstandard-compressed data0000K0000300\#
        0application/x-idl-save-filesav0080M0000300Mapplication/x-hermes-bytecodehbccompiled JavaScript of H\#
        ermes00Y0C00100000application/aas+zip1_[                                                            \#
                                                                                                            \#
                                                0010B00000000multipart/parallel                             \#
                      0080D00006000application/x-bsdiffbsdiff                                               \#
                                                                                                    00Y0Q001\#
        04000application/automationml-amlx+zip1_[amlx00I0M0000300Fapplication/vnd.ms-fontobjecteotEmbedded O\#
        penType font0010900000000video/vp9      0090900003000image/jphjph                                 00\#
        G0V00100000application/vnd.3gpp.mcptt-regroup+xml0c4  0000G00003000chemical/x-galactic-spcspc       \#
                             00G0d00100000application/vnd.radisys.msml-dialog-fax-sendrecv+xml0c4           \#
                                                                                                            \#
          0070F0D10W000application/vnd.gerberapplication/x-gerber1;cgbr gbl gbo gbp gbs gko gtl gto gtp gts0\#
        0G0X00103000application/vnd.citationstyles.style+xml0c4csl0060H0010=000application/x-powershell1;cps\#
        1 psd1 psm1                                                                                         \#
                                          0010O00000000application/provided-claims+jwt0000G00007000applicati\#
        on/x-erdas-hfahfa img0010K00005000application/vnd.ahead.spaceahead                    00F0@00203000t\#
        ext/x-component0c41;chtc0060=0:20h00:text/x-c++srctext/x-c++1;c189cpp cc cxx c++ C cppm cu cuh inl i\#
        no ipp ixx tcc tpp txxC++ source0000S0E105000application/x-raw-floppy-disk-imageapplication/x-fd-fil\#
        e0gVfd qd0010O00003000application/vnd.immervision-ivuivu                                          01\#
        90^0020400Japplication/vnd.ms-excel.sheet.macroenabled.121g_1LgxlsmExcel workbook with macros0010O00\#
        000000application/vnd.uplanet.cacheop                                                               \#
           0070<00100000text/vnd.vcf1;c                                                                     \#
            0060B0;10K000text/x-common-lisptext/x-lisp1;casd fasl lisp ros lsp cl jl  0010:00000000audio/vdv\#
        i                                                                                                   \#
                                                                                  0080<0:00400:image/x-icnsi\#
        mage/icnsicnsApple icon0060;00104000text/x-sass1;csass 0010900003000video/vc1vc1  00G0G00100500appli\#
        cation/msc-ivr+xml0c4utf-80010J00000000video/vnd.directv.mpeg-tts                  0010R0000<000vide\#
        o/vnd.sealedmedia.softseal.movsmov smo s1q              00Y0:0R00800:image/tiffimage/tif image/x-tif\#
         image/x-tifftif tiffTIFF image0080E0020=000application/x-blender1jD0Tfblend blender                \#
                                                                                                            \#
                                                                                                       0000K\#
        00000000application/x-mach-o-fvmlib                                                                 \#
                                                                   0080F0D103000image/x-emf-compressedapplic\#
        ation/x-ms-emz1jDemz0010L00003000application/vnd.noblenet-webnnw00G0N00103000application/sparql-resu\#
        lts+xml0c4srx00G0R00100000application/vnd.oipf.dae.xhtml+xml0c40080F0000000@application/x-vim-undoun\#
        do file of Vim0000Q00003000application/x-graphing-calculatorgcf0010E00000000video/vnd.objectvideo001\#
        0I00000000application/city+json-seq0080A0000300@application/x-orcorcApache ORC table                \#
                                                                                                            \#
                                                                                                         009\#
        0G0C00800\application/vnd.ms-tnefapplication/ms-tneftnef tnfTransport-neutral encapsulation of a mes\#
        sage0080A00000000application/x-arc0010J00003000application/vnd.epson.saltslt                        \#
                                                                                   00G0[00102000application/\#
        vnd.software602.filler.form+xml0c4fo                                 00G0R00100000application/vnd.ec\#
        lipse.ditto+json1Ei0080A0e00300?application/x-dexapplication/vnd.android.dex application/x-android-d\#
        exdexAndroid program0080<0;10<000image/x-ilbmimage/x-iff0?fiff ilbm lbm00G0D00100500application/pidf\#
        +xml0c4utf-80080B0000000>application/x-cbfscoreboot image                                           \#
                                                                                                            \#
                                         0060:00103003text/x-log1;cloglog                                   \#
                                  0000J00003000application/x-spectrum-rzxrzx                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                             0080B00003000ap\#
        plication/serealsrl                           0000U00103000application/x-pyspread-bz-spreadsheet0RPp\#
        ys0010I00000000video/vnd.motorola.videop00G0T00100000application/vnd.etsi.iptvprofile+xml0c40010L000\#
        03000application/tamp-apex-updatetau00Y0909108000image/jpmvideo/jpm06Ejpm jpgm0080G0010300?image/x-p\#
        ortable-bitmap1<Fpbmportable bitmap00G0C00103000application/shf+xml0c4shf0090F0:003000application/fo\#
        nt-tdpfrfont/tdpfrpfr0000H00100000x-content/win32-software10400G0V00108000application/vnd.recordare.\#
        musicxml+xml0c4musicxml0000D00000000application/x-isatab                0010J0Z00M000application/vnd\#
        .afpc.modcaapplication/afp application/vnd.ibm.modcapafp listafp list3820 pseg3820                  \#
                                                                                                            \#
                                                                                                            \#
                                00G0M00102000application/simple-filter+xml0c4cl0080E00000000image/x-jp2-cont\#
        ainer                                                                                               \#
                        00G0K00100000application/coap-group+json1Ei0000C00009000application/x-blorbblb blorb\#
                                                                                                            \#
                                                             0080<0B003000image/x-xfigapplication/x-xfigfig0\#
        000K00000000application/x-ipod-firmware0080K0010C000application/x-lx-executable12V386 vxd exe dll sy\#
        s0000I00003000application/x-kpovmodelerkpm0000M00003000application/vnd.ms-pki.seccatcat 0010M0000000\#
        0application/vnd.powerbuilder7                                        0010O00000000application/vnd.v\#
        erimatrix.vcas                                                                         0000E00007000\#
        application/x-dvd-ifoifo bup                                                                        \#
                                                                                                            \#
            0010S00003000application/vnd.multiad.creator.cifcif00G0S0010C00Gapplication/vnd.apple.installer+\#
        xml0c4mpkg dist distz pkgApple installer package                                   0010?00000000audi\#
        o/clearmode                                                              0080J0P00;000application/x-\#
        gamecube-romapplication/x-gamecube-iso-imagervz wia iso0090G0b10;00Capplication/vnd.efi.isoapplicati\#
        on/x-cd-image application/x-iso9660-image0gViso iso9660ISO 9660 disc image0060H00107000application/a\#
        tomserv+xml0c4atomsrv0010J00003000application/vnd.mobius.plcplc0010;0<002000image/g3faximage/fax-g3g\#
        300G0L00103000application/route-s-tsid+xml0c4sls00G0C0P20700Lapplication/xml-dtdapplication/x-xml-dt\#
        d text/x-dtd1\;1;cdtd modXML document type definition0000>00003000chemical/x-vmdvmd0080N0000900Aappl\#
        ication/x-dotnet-resourcesresourcesresources of .NET0010O0000:000application/vnd.resilient.logicrlm \#
        reload0010P00007000application/vnd.macports.portpkgportpkg               00X0G0010300Aapplication/x-\#
        xpinstall1_[xpiFirefox extension                                                00G0R0010;000applica\#
        tion/vnd.veritone.aion+json1Eiaion vtnstd0070M00100000text/1d-interleaved-parityfec1;c       0000N00\#
        003000application/x-font-ghostscriptgsf                                                             \#
                 0080E0000700Bapplication/x-osm-pbfosm.pbfOpenStreetMap data                        0010G000\#
        04000application/fastinfosetfinf                     00G0X00100000application/vnd.veraison.tsm-repor\#
        t+json1Ei0000F00108000application/x-memgraph0<Amemgraph                                             \#
                                                                                                            \#
                   0010S00000000application/vnd.dvb.iptv.alfec-base                                         \#
                                                                          0090Q0000=000application/vnd.apach\#
        e.arrow.filearrow feather                                  0060?00202000text/x-troff-mm1Nj1;cmm00Y0:\#
        0F10800Bimage/apngimage/vnd.mozilla.apng1l_apng pnganimated PNG image00G0G00100000application/sd-jwt\#
        +json1Ei                                                                            0010Q00004000app\#
        lication/vnd.crypto-shade-filessvc                   0010?00003000application/ditdit                \#
                                                                                                            \#
             0010J00005000application/cdmi-containercdmic                                                   \#
                                                              0070=00103000model/vnd.vtu0c4vtu              \#
                               0000C00000000application/x-lharc                                             \#
                                      0010?00003000application/diidii0060G00105000application/x-dia-shape0c4\#
        shape0000A00000000application/x-slp00F0C0g103009application/gpx+xmlapplication/gpx application/x-gpx\#
         application/x-gpx+xml0c4gpxGPX track                                                               \#
                                                                                                            \#
               0070H00103000application/vnd.cups-ppd1;cppd0080F0B00300>application/x-doom-wadapplication/x-d\#
        oomwadDoom game data                                                               0000C00000000x-co\#
        ntent/video-dvd                                                                                     \#
                                                                         0010>00000000audio/vnd.celp        \#
                           0080A00003000application/x-zoozoo                0010H00003000application/vnd.one\#
        pagertam                                                                                            \#
                                                   0010900000000video/rtx                                   \#
                                                                                                            \#
                                    0010D0000<000application/vnd.ufdlufd ufdl frm                           \#
                            0090?0000300?font/collectionttcfont collection          00G0O00100000application\#
        /alto-directory+json1Ei00Q0E0@00:000model/x3d+fastinfosetmodel/x3d+binaryx3db x3dbz 0000L0000;000app\#
        lication/x-ms-applicationapplication0010@00000000audio/mpa-robust0010>00000000application/vp        \#
                                0010U00000000application/vnd.japannet-registration                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                0000R00003000application/x-d\#
        iscjuggler-cd-imagecdi                                               00G1>00100000application/vnd.op\#
        enxmlformats-officedocument.presentationml.template.main+xml0c4                                     \#
                               0080A0j10?00Iapplication/x-msiapplication/x-ms-installer application/x-window\#
        s-installer1>[msi mst msm mspWindows installer package00G0W00100000application/vnd.gnu.taler.merchan\#
        t+json1Ei0010=00003000audio/vnd.riprip00G0R00106000application/vnd.route66.link66+xml0c4link6600G0T0\#
        0100000application/vnd.etsi.iptvcommand+xml0c40010T00000000application/vnd.nokia.landmark+wbxml     \#
                     0010@00000000application/iotp0010N00000000application/vnd.uic.dosipas.v10010D00004000ap\#
        plication/vnd.semasema0010I00000000audio/vnd.blockfact.facta0010:00004000image/jaiijaii00G0b00100000\#
        application/vnd.3gpp.mcptt-affiliation-command+xml0c40010B00000000application/riscos0080A00008000ima\#
        ge/x-quicktimeqtif qif00G0[00100000application/vnd.radisys.msml-audit-conf+xml0c4                   \#
                                                                 0010X00100000application/concise-problem-de\#
        tails+cbor0b7                       0000U00000000application/x-atari-floppy-disk-image              \#
                                                                                                            \#
                                                                    0080A00003008application/x-tcrtcrTCR boo\#
        k0000I00003000application/x-pocket-wordpsw0000F00000000application/x-ms-owner                       \#
               01Y110020400>application/vnd.openxmlformats-officedocument.spreadsheetml.sheet1Lg1_[xlsxExcel\#
         workbook0010D00000000application/cbor-seq008090;003009image/qoiimage/x-qoiqoiQOI image0080H0I10K000\#
        application/x-quattroproapplication/x-quattro-pro1>[wb1 wb2 wb3 wq1 qpw wq2 wkq0010W00000000applicat\#
        ion/vnd.ntt-local.file-transfer0010M00003000application/vnd.fluxtime.clipftc00G0K00100000application\#
        /vnd.heroku+json1Ei0010>00003000image/vnd.xiffxif0080;1U00D009image/x-tgaapplication/tga application\#
        /x-targa application/x-tga image/targa image/tga image/x-icb image/x-targatga icb vda tpic vstTGA im\#
        age00G0J00100000application/vnd.micro+json1Ei0010G00007000application/vnd.genozipgenozip0000H0000000\#
        0application/x-activemime0080;00003009video/x-ivfivfIVF video0010<00000000audio/vmr-wb00G0U00107000a\#
        pplication/vnd.eu.kasparian.car+json1Eicarjson0010=00100000audio/amr-wb+1\G0060;00203000text/x-gawk1\#
        L;1;cawk0010C1700@00;application/vnd.dbfapplication/dbase application/dbf application/x-dbase applic\#
        ation/x-dbfdbf dbase dbase3dBase table0090;00004000image/hej2khej20010F00003000application/vnd.is-xp\#
        rxpr0080;0000700Caudio/x-paffap pafEnsoniq PARIS sound00G1?00100000application/vnd.openxmlformats-of\#
        ficedocument.presentationml.slideshow.main+xml0c40080J00003000application/x-killustratorkil00@0M0000\#
        4000application/x-virtualbox-vboxvbox     0010L00000000application/rpki-publication                 \#
                                                00G1<00100000application/vnd.openxmlformats-officedocument.p\#
        resentationml.slidemaster+xml0c40070=00104000text/vnd.hans1;chans0000P00107000application/x-pkcs7-ce\#
        rtificates1YNp7b spc00G0Y00100000application/xcon-conference-info-diff+xml0c4                       \#
                                                                                                            \#
                                                                                                            \#
                                                    0000A00103000application/x-cb71Sncb7                    \#
                                                                                      00G1500100000applicati\#
        on/vnd.openxmlformats-officedocument.extended-properties+xml0c400F0H00103000application/x-dtbncx+xml\#
        0c4ncx0010:00000000audio/g723                                                   00G0P00100000applica\#
        tion/alto-tipsparams+json1Ei009090;003000image/dpximage/x-dpxdpx                                    \#
                                                                                                            \#
                                                                                             0000^00000000ap\#
        plication/vnd.ms-package.obfuscated-opentype00G0U00100000application/vnd.nokia.iptv.config+xml0c4   \#
                                                                                                            \#
                                                            0010F00000000application/tnauthlist 0090R0M00300\#
        0application/vnd.nintendo.nitro.romapplication/x-nintendo-ds-romnds0010b00000000application/vnd.cncf\#
        .helm.chart.provenance.v1.prov                                                                      \#
                                                                                                        00G0\#
        J00100000application/vnd.siren+json1Ei                                                              \#
                                                               00Y0>00104000model/step+zip1_[stpz0010G000030\#
        00application/vnd.hp-jlytjlt0080;0000300;image/x-pkmpkmETC texture0080Q0010<000application/x-lzma-co\#
        mpressed-tar0=gtar.lzma tlz0080[00104000application/vnd.adobe.indesign-idml-package1_[idml0010>00000\#
        000video/jpeg2000                                                                                   \#
                                                         0010V00000000model/vnd.rosette.annotated-data-model\#
        0010=00000000image/vnd.svf            0080D0000900<application/x-bigwigbigwig bwbigWig track0080L0P0\#
        0G00?application/vnd.rn-realmediaapplication/vnd.rn-realmedia-vbrrm rmvb rmj rmm rms rmxRealMedia vi\#
        deo00I0A0000300Bmodel/gltf-binaryglbglTF scene, binary                                              \#
                         0080N00007000application/x-nintendo-3ds-romcci 3ds0080>0000200>audio/x-codec2c2Code\#
        c 2 speech0000D00003000application/x-ms-wmdwmd0080E00003000audio/vnd.audible.aaxaax0190^0`107000appl\#
        ication/vnd.oasis.opendocument.text-masterapplication/x-vnd.oasis.opendocument.text-master1_[odm otm\#
        0010C00003000application/vnd.wqdwqd     0000A0?103000application/x-wwfapplication/wwf0@Mwwf         \#
                                                                                                         000\#
        0K00000000application/x-installshield00G0L00100500application/poc-settings+xml0c4utf-8              \#
                                                                                       00G0C00100000applicat\#
        ion/elm+xml0c40010H00000000application/vnd.sbm.mid20000F00003000application/x-font-snfsnf0010M000030\#
        00application/vnd.fujixerox.dddddd00Y090;00Q00<video/mp4video/x-mp4mp4 mp4v mpg4 f4v lrv lrf f4p m4v\#
        MPEG-4 video0010G00000000application/prs.mayfile0010M00006000application/vnd.gentoo.eclasseclass0010\#
        K00003000application/timestamp-replytsr00G0O00103000application/vnd.mozilla.xul+xml0c4xul0010R0000<0\#
        00image/vnd.sealedmedia.softseal.jpgsjpg sjp s1j0010L00000000audio/vnd.cmles.radio-events0010F000030\#
        00image/vnd.dvb.subtitlesub0010S00000000application/vnd.afpc.foca-codedfont0010L00003000application/\#
        vnd.kidspirationkia0000<0000000Baudio/x-nistNIST SPHERE speech0010B00003000video/vnd.dvb.filedvb0090\#
        G00100000application/tlsrpt+gzip1jD0010>0@10300>audio/matroskaaudio/x-matroska1]emkaMatroska audio  \#
                                                                                                            \#
                                                                                                      0080B0\#
        0000009application/x-pbzxpbzx data                                                                  \#
                                                                                                            \#
                                                                        0080G00100000application/x-texnicard\#
        0Gj                                  0080B0000400:application/x-onnxonnxONNX model0080B0@00200Dappli\#
        cation/x-lzipapplication/lziplzlzip-compressed data00G0\00100000application/vnd.radisys.msml-dialog-\#
        base+xml0c4                                                                                         \#
                                                                                                            \#
                                                                                                            \#
                                  0010C00003000application/vnd.dnadna                                       \#
                       00G0W00103000application/vnd.irepository.package+xml0c4irp                           \#
                                                                                                           0\#
        010I00003000application/vnd.visionaryvis                                                            \#
                                                                                      00G0C00103000applicati\#
        on/fdt+xml0c4fdt00G1<00100000application/vnd.openxmlformats-officedocument.presentationml.notesmaste\#
        r+xml0c40010?0C003000application/fdfapplication/vnd.fdffdf                                          \#
                                                               0070<00100000text/strings1;c00G0f00100000appl\#
        ication/vnd.dvb.notif-ia-registration-response+xml0c40010@00000000audio/ip-mr_v2.50010A00000000video\#
        /rtploopback0010E00000000application/parityfec0010C00000000application/eat+cwt                      \#
                                        00G0D00105000application/srgs+xml0c4grxml                 0080A00003\#
        000application/x-miemie                                                                             \#
                                                                                                           0\#
        080;00000009video/x-nutNUT video                                                                00G0\#
        P00100000application/vnd.radisys.moml+xml0c4                                                        \#
                                                                                                            \#
                                                                        0010F00003000application/vnd.umajinu\#
        mj0010:00004000image/jaisjais0010K00000000application/vnd.3gpp.5gsv2x            00P0E00000000applic\#
        ation/x-mpegurl                     0010M00000000application/vnd.orange.indata          0060:0010700\#
        0text/x-mup1;cmup not                                                                               \#
                                                                                     0010O00004000applicatio\#
        n/vnd.multiad.creatorcrtr00G0E00100000application/scaip+xml0c4                                      \#
            0000P00100000application/vnd.ms-excel.sheet.21EM                                                \#
                                                                                        0010J0000<000applica\#
        tion/vnd.sealed.docsdoc sdo s1w                                                                     \#
                      0010J00003000application/vnd.mobius.disdis0070B00108000text/vnd.in3d.spot1;cspot spo  \#
                                                                0080E00003000application/x-mswritewri0090909\#
        10800Fvideo/mj2image/mj206Emj2 mjp2Motion JPEG 2000 video0010=0000O000model/vnd.gdlgdl win dor lmp r\#
        sm ism gsm msm0090E0C003000application/vnd.bzip3application/x-bzip3bz30010=00000000audio/g726-1600G0\#
        ^00100000application/vnd.3gpp.mcvideo-location-info+xml0c400@0F0^00700Aapplication/x-vhd-diskapplica\#
        tion/x-vhd application/x-virtualbox-vhdvhd vpcvirtual hard disk0060H00103000application/x-gd-rom-cue\#
        1;cgdi00G0R00100000application/vnd.3gpp-prose-pc8+xml0c40090K0a00S00Dapplication/vnd.wordperfectappl\#
        ication/wordperfect application/x-wordperfectwpd wp wp4 wp5 wp6 wpp w60 wp61 wptWordPerfect document\#
        0080H0000000Eapplication/x-dyld-cacheshared cache of macOS0080A00003000application/x-elcelc00G0G0010\#
        3000application/prs.xsf+xml0c4xsf0060O0P100000application/x-mozilla-bookmarksapplication/x-netscape-\#
        bookmarks0kN0010L00000000application/set-registration0080;09003000image/x-bpgimage/bpgbpg0010H000000\#
        00application/session-info                                                                          \#
                                                                                                            \#
                                                                          0000A00000000application/x-elf00R0\#
        W00006000application/vnd.google-apps.spreadsheetgsheet00G0S00102000application/vnd.nokia.n-gage.ac+x\#
        ml0c4ac                       0000O00000000application/x-mach-o-executable00X0@00104000application/a\#
        ppx1_[appx0010I00000000application/mpeg4-iod-xmt0060H00103000image/vnd.adobe.premiere0c4ppj         \#
                                                                                                            \#
             0000900003000image/rlerle0010:00004000image/jxrsjxrs                                           \#
               00P0R00007000application/vnd.google-apps.scriptgscript                                       \#
                                                                                                            \#
                                            00G0Y00100000application/3gpp-mbs-object-manifest+json1Ei       \#
                                                     0010?00000000application/ipp       0000E00000000applica\#
        tion/x-foxmail                                                     00G0B00104000model/vnd.moml+xml0c\#
        4moml0010E00106000application/swid+cbor0b7coswid0060E00103000application/x-project1;cmpx0080<0000400\#
        <image/x-vipsvipsVIPS picture0000>00106000audio/x-psflib009psflib                                   \#
                                   0000E00003000application/x-msx-rommsx                  0080I0000400Fappli\#
        cation/x-erlang-beambeamcompiled Erlang module0010K00003000application/vnd.ms-artgalrycil0010O000000\#
        00application/vnd.ruckus.download0010J00000000application/vnd.sealed.net00G0R00100000application/vnd\#
        .oipf.ueprofile+xml0c4                           0010R00000000application/vnd.opentimestamps.ots0010\#
        M00000000application/tamp-status-query                                                              \#
                                                                                                            \#
                                               00G0C00106000application/td+json1Eijsontd0000H00006000applica\#
        tion/x-gramps-xmlgramps0010T00003000application/vnd.etsi.timestamp-tokentst0000F00002000application/\#
        x-freemindmm0060B0;10T00;application/x-perltext/x-perl1;cpl pm al perl pod t plx psgi installPerl sc\#
        ript0010D00000000application/encaprtp0010W00004000application/vnd.adobe.formscentral.fcdtfcdt00G0I00\#
        100000application/calendar+json1Ei00G0J00100000application/yang-patch+xml0c4                        \#
                                                                                                            \#
                                                                                                            \#
                00G0I00100000application/activity+json1Ei0010I00000000application/vnd.xarin.cpj             \#
                                                                                                            \#
                                                                       00Y0C00103000application/lpf+zip1_[lp\#
        f                                                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                         0010I00003000applic\#
        ation/vnd.pawaafilepaw                                                                              \#
                    0010V00000000application/vnd.dvb.ipdcdftnotifaccess       0010V00009000application/vnd.d\#
        enovo.fcselayout-linkfe_launch                                                                      \#
                                                                                                            \#
                                                          0010R00004000application/vnd.joost.joda-archivejod\#
        a0070;00100000text/ulpfec1;c                                                         00G0Q00100000ap\#
        plication/vnd.openvpi.dspx+json1Ei                                                                  \#
                    0010@00000000multipart/digest0000A00003000application/x-evaeva                          \#
                                                                                                            \#
                               0080;00003000image/x-rgbrgb                                                  \#
                                                                             0080P00103000application/x-core\#
        lpresentations1>[shw0000D00000000application/x-touhou                              00X0E0U00800?appl\#
        ication/x-stuffitapplication/stuffit application/x-sitsit sitxStuffIt archive                       \#
                                                                                         00G0]00100000applic\#
        ation/vnd.radisys.msml-dialog-group+xml0c40010:00000000audio/pcmu     00G0L00100000application/vnd.3\#
        gpp.sms+xml0c4                                  00G0F00100000application/vcard+json1Ei              \#
                                                  0060=0010;000text/x-modula1;cm3 i3 mg ig                  \#
                                                                00G0[00100000application/vnd.nato.bindingdat\#
        aobject+json1Ei                                                                                     \#
               0070I0G103000application/vnd.chess-pgnapplication/x-chess-pgn1;cpgn00V0C00105000application/x\#
        -latex0NBlatex0060P00103000text/x-ms-visualstudio.workspace1;cdsw00R0X00007000application/vnd.google\#
        -apps.presentationgslides0010=00003000model/vnd.cldcld0080D00103000application/x-ms-wmz1jDwmz00G0T00\#
        100000application/framework-attributes+xml0c4                0090J0D006000application/vnd.kde.karbon\#
        application/x-karbonkarbon0000K00103000application/microsoftupdate0komsu00G0T00100000application/vnd\#
        .infotech.project+xml0c40060:00203000text/x-nfo1>T1;cnfo                                            \#
                           0080;00003000image/x-pfmpfm                                                      \#
               0010E00100000application/uccs+cbor0b7                                          0010900003000m\#
        odel/prcprc                                   0060>0010U000text/x-fortran1;cf for f90 f77 f95 f03 f0\#
        8 f18 fpp ftn                          0010P00009000application/vnd.evolv.ecig.themeecigtheme       \#
                                                            0010X00000000application/vnd.japannet-setstore-w\#
        akeup                                                    0090:0010<000image/fits1:gfits fit fts00G0J\#
        00100000application/alto-tips+json1Ei                              00X090d10<009audio/wavaudio/vnd.w\#
        ave audio/wave audio/x-pn-wav audio/x-wav1C:wav bwf rf64WAV audio0060A00103000application/x-sas1;csa\#
        s0080L00103000application/vnd.sun.xml.calc1_[sxc00G0C0010H000application/tm+json1Eitm.jsonld tm.json\#
         jsontm                                                   0060900108000text/jade1;cjade pug         \#
                                     00Y0X00100000application/vnd.d2l.coursepackage1p0+zip1_[               \#
                                   0080A0000300<application/x-baibaiindex of BAM0080E0000300Lapplication/x-p\#
        sp-pbppbpPlayStation Portable program0060<0010<00<text/x-scala1;cscala sc sbtScala source           \#
                                                                                                            \#
                                                                                                            \#
                                                                    0000H00003000application/x-mscardfilecrd\#
                                                                                 0010N00000000application/vn\#
        d.dolby.mobile.1            00G0T00100000application/vnd.collection.next+json1Ei                    \#
                                                                                                            \#
                                                                                                            \#
        0060D0010<000application/x-ndjson1;cjsonl ndjson0010D00000000multipart/byteranges0000B00003000applic\#
        ation/x-jmoljmz                                 00Y090i004009font/woffapplication/font-woff applicat\#
        ion/x-font-woff font/x-woffwoffWOFF font0010K00003000application/vnd.pocketlearnplf0060>00206000text\#
        /x-python21J41;cpy2 py0080P00003000application/x-commodore-d90-diskd9000F0H0C10500@application/x-ipy\#
        nb+jsonapplication/x-ipynb1EiipynbJupyter notebook0000N0D003000application/x-internet-archiveapplica\#
        tion/x-ia-arcarc                                                    00G0I00100000application/atsc-rd\#
        t+json1Ei0010Q0000K000application/vnd.quark.quarkxpressqxd qwd qxt qwt qxb qxl qxp                  \#
                                                                                                            \#
                                      0000C00007000application/warc+gzwarc.gz0000A0L003000application/x-hwta\#
        pplication/vnd.haansoft-hwthwt                  0010V00003000application/vnd.afpc.modca-pagesegmentp\#
        sg0060A00208000text/iso19139+xml0c41;ciso191390060A00103000application/x-tmx0c4tmx0000M00002000appli\#
        cation/x-virtual-boy-romvb0000I00000000application/x-mach-o-core                                    \#
                                                                                                            \#
                        00G0Z00100000application/vnd.emclient.accessrequest+xml0c4                          \#
                                                                                                            \#
                                      0080<00000000image/x-niff                                             \#
                                                                                                            \#
                                                                                     0010@00000000applicatio\#
        n/cdni                                                                                              \#
                                                         0080B0K103000video/x-theora+oggvideo/theora video/x\#
        -theora14>ogg                                                                                       \#
                                                                                                            \#
                                                                                 0010J00100000application/ya\#
        ng-data+cbor0b70000@00003000application/x-qwqif                                    0010L00004000appl\#
        ication/vnd.onepagertatptatp0090N00104000application/vnd.ms-officetheme1_[thmx0010I00000000applicati\#
        on/vnd.3gpp.s1ap    0010:00003000audio/evrcevc0010N00000000application/vnd.fujixerox.art4           \#
                 0060M0010<000application/x-openvpn-profile1;copenvpn ovpn00Y0B00104000model/vnd.usdz+zip1_[\#
        usdz0010V00004000application/vnd.crick.clicker.templateclkt0080Q00106000application/x-lzip-compresse\#
        d-tar1G_tar.lz                                                                             0000O0000\#
        3000application/vnd.procreate.dreamdrm                                                    0080B00009\#
        00Aapplication/x-gvdbgresourceGVariant database0010J00000000application/vnd.canon-lips              \#
                                                                                                            \#
                                       00G0H00100000application/linkset+json1Ei                             \#
                                                                                                            \#
                                                                                                            \#
                                   0080E00003000application/x-openzimzim                                    \#
                                                                            0010Q00003000application/tamp-co\#
        mmunity-updatetcu0010U00000000application/gnap-binding-rotation-jws00@0L00003000application/x-virtua\#
        lbox-hddhdd0010@00000000application/iges                                                            \#
                       009080:006008video/dvvideo/x-dvdv difDV video                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                               0000S0010:000application/x-br\#
        otli-compressed-tar1Ndtar.br tbr0010T00000000video/vnd.iptvforum.1dparityfec-20050010G00003000applic\#
        ation/vnd.yaowemeyme                0080;0000000Kaudio/x-spcmusic of the Super Nintendo             \#
                                                                                                            \#
                                           0080D0000000Japplication/x-netmonpackets of Network Monitor      \#
                                                                                                            \#
                                                     0000L00003000application/x-atari-lynx-romlnx           \#
                                                                                           00G0W00100000appl\#
        ication/vnd.iptc.g2.catalogitem+xml0c4                                                 0000A00003000\#
        application/x-seasea00Q0:00004000audio/3gpp3gpp                  0080H0000200<application/x-rocketbo\#
        okrbRocket eBook0010H00007000application/pkix-pkipathpkipath0010U00000000application/vnd.uplanet.lis\#
        tcmd-wbxml00G0U00105000application/vnd.think-cell.ppttc+json1Eippttc0010Q0000;000application/vnd.cry\#
        ptomator.vaultcryptomator00G1100100000application/vnd.openxmlformats-officedocument.drawingml.chart+\#
        xml0c40010P00003000application/vnd.epson.quickanimeqam00G0D00100000application/held+xml0c400F0K00100\#
        000application/vnd.geocube+xml0c40000J00003000application/x-futuresplashspl00G0S00100000application/\#
        vnd.capasystems-pg+json1Ei00G1A00100000application/vnd.openxmlformats-officedocument.spreadsheetml.p\#
        ivotcacherecords+xml0c40080C0000<000model/x.sf3-physicsphys.sf3 sf30080G00103000application/x-xliff+\#
        zip1_[xlz00G0C00103000application/yin+xml0c4yin00G0I00100000application/protobuf+json1Ei0010F0000000\#
        0application/batch-smtp009090B00;000image/jxrimage/vnd.ms-photojxr wdp hdp0010G00000000audio/vnd.dol\#
        by.heaac.10010G00000000application/ibe-pp-data0010N00000000application/cid-edhoc+cbor-seq           \#
                                                                                                            \#
                                                                                                            \#
                   0010M00000000application/vnd.hcl-bireports                                               \#
                                                                                                            \#
                                                                                                            \#
                             0000D00003000chemical/x-crossfirebsd                                           \#
                                                                                                            \#
                                                                                                            \#
         00G0a00106000application/vnd.yamaha.openscoreformat.osfpvg+xml0c4osfpvg                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                               0010O00000000application/vnd.gentoo.manifest0\#
        010O00000000application/vnd.uplanet.listcmd0060:0010300:text/x-lua1;cluaLua source                00\#
        10I00003000application/rpki-manifestmft              0080A0S00J008application/x-hdfapplication/hdf5 \#
        application/x-hdf5hdf hdf4 h4 h5 hdf5 he5 ncHDF data0010:00000000audio/melp0080;0000300?audio/x-fsbf\#
        sbFMOD sound bank0080L0N00300@application/x-chrome-packageapplication/x-chrome-extensioncrxChrome ex\#
        tension0000A00103000application/x-cbt0B?cbt                                                         \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                     0060:00103000text/x-cgi1;ccgi0080Q00203000application/v\#
        nd.stardivision.draw1>[0NFsda0010:00000000audio/tone                                           0080A\#
        0000300Aapplication/x-parparPAR recovery data                                                       \#
                                            0010G00000000application/vnd.sss-cod                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                     0010B00000000application/kb+jwt                          0010F00000000v\#
        ideo/vnd.directv.mpeg                   00G0M00100000application/vnd.3gpp.ussd+xml0c40010N00000000au\#
        dio/1d-interleaved-parityfec0010C00000000audio/vnd.3gpp.iufp                       0060<0010500@text\#
        /x-cmake1;ccmakeCMake build file0010Y00000000application/vnd.ms-windows.printerpairing00G0Q00100000a\#
        pplication/vnd.3gpp.vae-info+xml0c40080;0?007000audio/x-669audio/x-669-mod669 uni                   \#
                                                     00G0I00104000application/clue_info+xml0c4clue0080M00006\#
        00?application/x-postgresql-dumppgdumpPostgreSQL dump0010M00000000application/vnd.bbf.usp.error0010P\#
        00003000audio/vnd.ms-playready.media.pyapya0070800100000text/red1;c      00F0E00103000application/xp\#
        roc+xml0c4xpl                                                                                       \#
                                      0070C00100000text/rfc822-headers1;c0000;0000300Aaudio/x-musmusDMX musi\#
        c of Doom                                                                                           \#
                                                00G0H0010;000application/lostsync+xml0c4lostsyncxml         \#
                                                                              00G0I0T10700Dtext/tab-separate\#
        d-valuestext/tsv text/x-tab-separated-values1;ctsv samtab-separated values                          \#
                                                               0080R0010<000application/x-bzip3-compressed-t\#
        ar09Gtar.bz3 tbz3           0010G00000000application/rtploopback00G0D00103000application/jwk+json1Ei\#
        jwk                                                         0010=00000000audio/g726-40              \#
                                 0010`00004000application/vnd.collabio.xodocuments.spreadsheetxods          \#
                                        00G0D00104000application/sbml+xml0c4sbml                            \#
                                   00G0L00100000application/merge-patch+json1Ei                             \#
                                 0010N00000000application/vnd.quarantainenet                                \#
                                                                                                            \#
                                                                                                  00G0R00100\#
        000application/vnd.c3voc.schedule+xml0c4                                       00Y0B00105000model/st\#
        ep-xml+zip1_[stpxz            0060>00100000text/x-copying1;c                                        \#
                                                                                                            \#
                                                                  0080;00007000audio/x-dspdsm dsp           \#
                                                             0010I00003000application/vnd.uiq.themeutz      \#
                                     0080A0000300>application/x-xdvxdvXeTeX document                        \#
              0080E0F00300Kapplication/x-keepassapplication/x-keepass1kdbKeePass 1 password database0060=001\#
        0000<text/x-readme1;cread-me text     0000C00000000x-content/image-dcf00G1900100000application/vnd.o\#
        penxmlformats-officedocument.spreadsheetml.usernames+xml0c400G0N00100000application/vnd.pagerduty+js\#
        on1Ei00X0F0l00=000audio/vnd.rn-realaudioaudio/vnd.m-realaudio audio/x-pn-realaudio audio/x-realaudio\#
        ra rax ram rm0000B00004009application/x-asdfasdfASDF data0000C00002000application/x-wingzwz0010T0000\#
        0000application/vnd.ecowin.seriesrequest00G080:10300<text/orgtext/x-org1;corgOrg document00G0H001000\#
        00application/eat-ucs+json1Ei00G0Q00100000application/vnd.etsi.simservs+xml0c4                      \#
                                               00G0N00102000application/resource-lists+xml0c4rl             \#
                                   0060E00100000application/x-profile1;c                                    \#
                                                                0010H00000000application/vnd.ipld.raw       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 00G0N00100000application/vnd.3gpp-prose+xml0c4                             \#
                                                   0010W00000000application/vnd.ntt-local.content-share00G0Y\#
        00100000application/vnd.ims.lti.v2.toolproxy+json1Ei                                                \#
                         00F0A0k10\00:application/x-phpapplication/php application/x-httpd-php text/php text\#
        /x-php1;cphp php3 php4 php5 phps php7 php8 phpt phtmlPHP script              0010@00004000applicatio\#
        n/yangyang                                                                                          \#
                             0000J00106000application/x-bzpostscript0RPps.bz2                              0\#
        010M00003000application/vnd.ezpix-packageez300G0H00104000application/voicexml+xml0c4vxml0010Q0000[00\#
        0application/vnd.commerce-battelleicf icd ic0 ic1 ic2 ic3 ic4 ic5 ic6 ic7 ic8                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                       0080I0000300<application/x-qt-resourcerccQt resources\#
        00G0Q00100000application/vnd.oma.bcast.imd+xml0c4                00G0R00100000application/vnd.oai.wo\#
        rkflows+json1Ei                            0080A0000300Aapplication/x-rparpaarchive of Ren'Py    001\#
        0P00000000application/vnd.afpc.afplinedata           0010=00000000audio/evrcwb1                     \#
                                                                                                            \#
                                                      0000J00002000application/x-gamegear-romgg             \#
                                   00G0M00103000application/oebps-package+xml0c4opf                         \#
               0010K00000000application/vnd.3gpp.5gsa2x           0080O00003000application/x-amiga-disk-form\#
        atadf0010G00000000application/dns-message                                                           \#
                                                        0010F00000000application/vnd.cybank                0\#
        010G00003000application/vnd.wfa.wscwsc0010G0000?000application/vnd.dpgraphdpg mwc dpgraph00G0R001000\#
        00application/vnd.cyan.dean.root+xml0c4                                         0010N00000000applica\#
        tion/vnd.dtg.local.html0010@00000000application/wita                                                \#
            0000E00007000application/x-sv4cpiosv4cpio00G0S00100000application/vnd.3gpp2.bcmcsinfo+xml0c4    \#
                                                                                                            \#
                                                                                                            \#
                                                                0010Z00000000application/private-token-issue\#
        r-directory                                                 0010W00006000application/set-registratio\#
        n-initiationsetreg                                                                                  \#
                                                 0080V00003000application/x-neo-geo-pocket-color-romngc     \#
                                                                                                            \#
                                                                                                            \#
                                                                                     0080I0000200Happlicatio\#
        n/x-ms-prefetchpfprefetch data of Windows     0060900102000text/x-ml1;cml      0010V00000000applicat\#
        ion/vnd.3gpp.mc-signalling-ear                                                                 00G0E\#
        00100000application/dicom+xml0c400G0L00100000application/mrb-consumer+xml0c400G0K00100000application\#
        /alto-error+json1Ei0060?00102000text/x-modelica1;cmo                        0080:0000200Faudio/x-iti\#
        tImpulse Tracker module          0080E0000300Iapplication/x-gcc-pchgchprecompiled header of GCC00G0L\#
        00100000application/vnd.3gpp.bsf+xml0c40010C00003000application/vnd.mcdmcd                          \#
                                  0080E00003000application/x-wii-wadwad0000G00003000application/x-bps-patchb\#
        ps0000D00003000application/envi.hdrhdr                                                              \#
                                                                                                            \#
                                                                                                            \#
                                   0010E00000000video/vnd.nokia.mp4vr                                       \#
                                                                      0000K00100000application/x-itunes-bpli\#
        st0<A0010I00003000application/vnd.ctc-posmlpml    00G0c00100000application/vnd.3gpp.mcdata-affiliati\#
        on-command+xml0c4                                           0010C00003000application/vnd.dzrdzr     \#
                                     00G1900100000application/vnd.openxmlformats-officedocument.wordprocessi\#
        ngml.footer+xml0c4                                                                                  \#
                                                                                        0060=0010<00=text/x-\#
        pascal1;cp pas pp dprPascal source0000?0000000=model/x-directxDirectX model                         \#
          0000D00006000application/x-sv4crcsv4crc                                                           \#
                                                                                                            \#
                                                                                                            \#
                                         0000<00000000audio/x-riff                                          \#
                                                                                                            \#
                                                                                       0010V00000000applicat\#
        ion/vnd.syncml.ds.notification0010Z00000000application/vnd.innopath.wamp.notification               \#
                  0010Q00003000application/vnd.yamaha.smaf-audiosaf                                         \#
                                                                                                            \#
                                                       0010J00003000application/vnd.flographitgph           \#
                                                                                    019140020400>application\#
        /vnd.openxmlformats-officedocument.spreadsheetml.template1Lg1_[xltxExcel template0000J00000000applic\#
        ation/x-isatab-assay0080K00103000application/msword-template0bXdot                                  \#
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
        0010S00004000application/vnd.evolv.ecig.settingsecig0010>00000000audio/rtp-midi                     \#
           00G0P00100000application/vnd.tableschema+json1Ei                                                 \#
                                           00G0W00100000application/vnd.informedcontrol.rms+xml0c4          \#
                                                                                                            \#
                                                              0010>00000000video/vnd.cctv                   \#
                                                                                                            \#
                             00G0P00103000application/vnd.gentics.grd+json1Eigrd                            \#
                                                                                   0080A0000000;application/\#
        x-eggEGG archive                                                                                    \#
                                        0060;00104000text/x-rexx1;crexx                            0000C0000\#
        0000x-content/video-vcd                                                                         0010\#
        S00006000application/vnd.apache.arrow.streamarrows                                                  \#
                                                              00P0R00000000application/vnd.google-apps.folde\#
        r0010B00000000application/at+jwt0010C00000000application/vp+cose                                    \#
                        0090?00003000application/lxflxf                         00Y090Z00<009audio/aacaudio/\#
        aacp audio/x-aac audio/x-hx-aac-adtsaac adts assAAC audio                                           \#
                                                                                                            \#
                                                                                           0080L0000000>appl\#
        ication/x-gtk-icon-cachecache of icons                                                              \#
                                                                                                            \#
                                                                                                            \#
                                        0000E00003000application/x-axcryptaxx0000Q0k104000application/x-kexi\#
        project-sqlite3application/x-kexiproject-sqlite application/x-vnd.kde.kexi0Gjkexi00X0>0010300Cvideo/\#
        x-ms-wmv1AiwmvWindows Media video0000C0E003000application/annodexapplication/x-annodexanx0000L000030\#
        00application/x-gca-compressedgca0000B00109000application/x-tarz1`dtar.z taz0000Q0D003000application\#
        /x-nintendo-switch-xciapplication/x-nx-xcixci0010C00002000application/n-quadsnq                     \#
                                       01Y170020400=application/vnd.openxmlformats-officedocument.wordproces\#
        singml.document1Lg1_[docxWord document                                                    0010?00003\#
        000application/amlaml                                                                               \#
                                                                0060;0010900;text/x-vala1;cvala vapiVala sou\#
        rce                                                                                                 \#
                                                                                                    0000>000\#
        03000chemical/x-cmlcml0080;0000300Laudio/x-w64w64WAVE audio with wide numbers0010I00005500applicatio\#
        n/vnd.wap.wbxmlwbxmlutf-80010K0000O000application/vnd.lotus-notesnsf ndl ns4 ns3 ns2 nsg ntf nsh0080\#
        P00003000application/x-commodore-x64-diskx640070S0A10300Happlication/relax-ng-compact-syntaxapplicat\#
        ion/x-rnc1;crncRELAX NG schema, compact00Y0N00100000application/vnd.keyman.kmp+zip1_[0000B0B203000im\#
        age/x-mamiya-mefimage/x-raw-mamiya1AD0N0mef0080O00005000application/x-java-jce-keystorejceks        \#
                                                  00G1;00100000application/vnd.openxmlformats-officedocument\#
        .wordprocessingml.endnotes+xml0c4                                             0000C00003000applicati\#
        on/x-glulxulx                       0060>0M107000text/x-imelodyaudio/imelody audio/x-imelody1;cimy i\#
        me0080=0?103000audio/annodexaudio/x-annodex1m>axa                                                   \#
                                                                                                        0000\#
        H00000000application/x-font-vfont0000L00000000application/x-pef-executable                    0010W0\#
        0000000application/prs.implied-object+json-seq                                                   007\#
        0@00100000text/vnd.zoo.kcl1;c                                                                   0010\#
        G00000000application/vnd.oma.dcd          0080E0000700Rapplication/x-leveldbldb sstsorted table of L\#
        evelDB or RocksDB0190c00104000application/vnd.ms-powerpoint.addin.macroenabled.121Lgppam0070D0010000\#
        0application/cwl+yaml1XJ                                                                            \#
                                                                    0080N0010=00?application/x-mobipocket-eb\#
        ook1oWprc mobi azw4Mobipocket book0010C00003000application/pkixcmppki                               \#
                                                                      0060O00102000application/x-chip8-octo-\#
        source1;c8o                                                                                         \#
                                                                                                0010T0000000\#
        0application/1d-interleaved-parityfec                                                               \#
                                                                                                            \#
                                         0010I00004000application/vnd.pvi.ptid1ptid                         \#
                                                      0080O00103000application/vnd.sun.xml.impress1_[sxi    \#
                                                                                                            \#
              0010F00003000application/vnd.wt.stfstf                                                     00Y\#
        0:0f00I00:image/jpegimage/jpg image/pjpeg image/x-citrix-jpeg image/x-jpegjpg jpeg jfif jpe jif jfiJ\#
        PEG image0010E00000000message/external-body0080:0800200Baudio/x-xmaudio/xmxmFastTracker module00G0N0\#
        0103000application/vnd.zzazz.deck+xml0c4zaz                                  0010L00003000applicatio\#
        n/vnd.novadigm.edmedm                                                      0080N00000000application/\#
        x-ms-compress-kwaj                                                                                  \#
           0010N00000000application/suit-envelope+cose0010X00000000application/vnd.afpc.afplinedata-pagedef0\#
        080;0000300Gaudio/x-gymgymmusic of the Mega Drive0060I00102000application/x-gtk-builder0c4ui  00F0A0\#
        0103000text/x-processing1;cpde                                     0000G00100000x-content/unix-softw\#
        are104                                                                     0060<00103000text/x-basic\#
        1;cbas                                            0080L0000G00Lapplication/x-unreal-packageuasset um\#
        ap umx unr upkpackage of the Unreal engine                                                          \#
         0010F00007000application/sensml-exisensmle                                    0000P00003000applicat\#
        ion/x-commodore-d64-diskd64                                                                         \#
                                    00G0Q00100000application/mbms-msk-response+xml0c40000?00004000chemical/x\#
        -xtelxtel0010@0<00<00Capplication/fitsimage/x-fitsfits fit ftsFITS astronomy data0010O00007000applic\#
        ation/vnd.lotus-freelancepre prz0080D0000000Qapplication/x-ms-sdbcompatibility database of Windows00\#
        Y0;0000600Aaudio/basicau sndSun or NeXT audio0010T00003000application/vnd.ibm.electronic-mediaemm001\#
        0U00007000application/vnd.cryptomator.encryptedc9r c9s0070>0<103000text/vnd.typsttext/x-typst1;ctyp0\#
        010N00005000application/vnd.wap.wmlscriptcwmlsc0000C00005000application/x-ustarustar                \#
                                                                                                            \#
                                                             0190c0e108000application/vnd.oasis.opendocument\#
        .formula-templateapplication/x-vnd.oasis.opendocument.formula-template1_[odft otf0090L00007000video/\#
        vnd.radgamettools.binkbik bk20010J00003000application/vnd.audiographaep0010O00003000application/vnd.\#
        groove-injectorgrv                               00F0[00100000application/vnd.ms-printing.printticke\#
        t+xml0c4                                                                          0010W00000000appli\#
        cation/vnd.blink-idb-value-wrapper                                                                  \#
                                                                                                         000\#
        0F0F203000image/x-hasselblad-3frimage/x-raw-hasselblad1AD0N03fr                       0010F00003000a\#
        pplication/vnd.hp-pclpcl0080A00000000audio/x-dec-adpcm                       0080A0M103000image/x-si\#
        gma-x3fimage/x-raw-sigma image/x-x3f0N0x3f                                                 00G0D0@10\#
        A000application/smil+xmlapplication/smil0c4smil sml kino smi0070H00105500text/provenance-notation1;c\#
        provnutf-800G0C0010A000text/cache-manifest1;cappcache manifest0010M00000000application/vnd.enphase.e\#
        nvoy                                                                  0010<00000000audio/g711-0     \#
                                           0010U00003000application/vnd.vidsoft.vidconferencevsc            \#
           00G0\00100000application/vnd.3gpp.mcptt-location-info+xml0c4                                     \#
                           0080E0010200=application/x-pytorch1_[ptPyTorch model00G0^00100000application/vnd.\#
        radisys.msml-dialog-speech+xml0c400G0C00100000application/odm+xml0c4                                \#
                          0080Q0010<00Qapplication/x-zstd-compressed-tar0Tftar.zst tzsttar archive, Zstandar\#
        d-compressed00Y0?0^00800;application/zipapplication/x-zip application/x-zip-compressedzip zipxZIP ar\#
        chive0080I00003000application/x-font-speedospd0060C00105000application/x-theme1DFtheme0010B00008000v\#
        ideo/vnd.uvvu.mp4uvu uvvu0080G0000300>application/x-adobe-aseaseAdobe swatches0190[0]103000applicati\#
        on/vnd.oasis.opendocument.text-webapplication/x-vnd.oasis.opendocument.text-web1_[oth0080A0000300Dap\#
        plication/x-sffsffreads of a sequencer00G0I00104000application/route-apd+xml0c4rapd0000L0000<000appl\#
        ication/x-sas-data-indexsi7 sas7bndx0010H00003000application/vnd.igloaderigl0090@00004000application\#
        /bufrbufr0080;00003000image/x-pxrpxr0010O00003000application/vnd.fujitsu.oasysgpfg50010M00000000appl\#
        ication/vnd.oma.lwm2m+tlv0010C00003000message/vnd.wfa.wscwsc0010?00004000image/dicom-rledrle00G0]001\#
        00000application/vnd.radisys.msml-audit-stream+xml0c4                                               \#
                          0080A0000700Napplication/x-bsaba2 bsaarchive of the Creation engine00G0T00100000ap\#
        plication/vnd.etsi.iptvsad-cod+xml0c40010L00003000application/vnd.spotfire.sfssfs0090@0E00200Dapplic\#
        ation/zlibapplication/x-deflatezzzlib-compressed data0000P00000000application/x-mach-o-kext-bundle00\#
        10H00003000application/vnd.webturbowtb                                                              \#
                                                                                                            \#
                        0010O00000000application/vnd.dvb.ipdcroaming                       0060C00102000appl\#
        ication/x-fluid1;cfl0000G0000=000chemical/x-gamess-inputinp gamin gam                               \#
                                                            00G0O00100000application/vnd.hyper-item+json1Ei \#
                                                                                                            \#
                                                                     0010]00003000application/vnd.fujixerox.\#
        docuworks.containerxct                            0060;0010800;text/x-vhdl1;cvhdl vhdVHDL source    \#
                                0000@00003000image/x-photo-cdpcd0060=0010E000text/x-config1;cconfig conf cfg\#
         xconf0010?00000000application/cfw                                 0010J0000<000application/vnd.syby\#
        l.mol2ml2 mol2 sy20080?0000400=audio/x-sndtoolsndtSndTool sound                     0000F0000<000app\#
        lication/x-sas-viewsv7 sas7bvew                                                  00P0O00004000applic\#
        ation/vnd.google-apps.jamgjam                                00G0W00100000application/vnd.oma.cab-su\#
        bs-invite+xml0c40010G00000000application/jwk-set+jwt                                                \#
                                                                                 00G0^00100000application/vn\#
        d.ms-printdevicecapabilities+xml0c40010D00008000video/vnd.sealed.swfsswf ssw00G0S00100000application\#
        /vnd.collection.doc+json1Ei0010M00003000application/vnd.fujitsu.oasysoas0010a00100000application/vnd\#
        .3gpp.seal-data-delivery-info+cbor0b70060J00102000application/vnd.wolfram.wl1i2wl0000W00000000applic\#
        ation/vnd.google-apps.fusiontable                                                                 00\#
        Y0C0n00300;application/vnd.rarapplication/rar application/x-rar application/x-rar-compressedrarRAR a\#
        rchive0000F0000S000application/x-directordir dxr cst cct cxt w3d fgd swa dcr00G0F0010:000application\#
        /cellml+xml0c4cellml cml00G0?1>20J50Atext/javascriptapplication/javascript application/x-javascript \#
        text/jscript text/x-javascript1K91;cjs mjs cjs jsm es6 jake esutf-8JavaScript source00X0C0A10<00Eapp\#
        lication/x-bzip2application/bzip20SMbz2 boz tbz2bzip2-compressed data00W0:0010<00:model/vrml1;cwrl v\#
        rml vrmVRML scene0000C00003000application/x-envoyevy0010J00008000application/vnd.sealed.mhtsmht smh0\#
        000I00002000application/x-applix-wordaw0060>0010100>text/x-verilog1;cvVerilog source00G0T00100000app\#
        lication/vnd.etsi.iptvservice+xml0c40010>00004000model/vnd.usdausda00G0M00100000application/mbms-env\#
        elope+xml0c40080J0000400Capplication/x-lua-bytecodeluaccompiled Lua script00Q0C0000000?multipart/for\#
        m-dataform with files                                0080B0000900;application/x-coffo obj resobject \#
        code                                                                                                \#
                                                                                                  0010M00000\#
        000application/vnd.tri.onesource0010E00000000application/moss-keys0060=0N10:000text/x-bibtexapplicat\#
        ion/x-bibtex-text-file1;cbib bibtex00G0D00109000application/ttml+xml0c4ttml dfxp0000K00003000applica\#
        tion/vnd.arastra.swiswi             00G0O00100000application/ibe-key-request+xml0c4                 \#
                                                                            0010G00004000application/link-fo\#
        rmatwlnk                                                                                 0080D000090\#
        0<application/x-bigbedbigbed bbbigBed track                                                         \#
                                                                                                            \#
         0000J0000<000application/x-sas-putilitysp7 sas7bput0010900000000video/vp8              00G0@0010000\#
        0message/imdn+xml0c400G0D00107000application/pskc+xml0c4pskcxml0010?00000000video/smpte292m         \#
         0000>00003000video/x-ms-vobvob                                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                0010X00000000application/vnd\#
        .ms-windows.devicepairing                              0010L00000000video/vnd.iptvforum.ttsmpeg2    \#
                                                                                                            \#
                                                                                 0080B0000400:application/x-\#
        ggmlggmlGGML model                                                                                  \#
                                                                                                            \#
                                                                                                            \#
                                    0090F0T00700Qapplication/vnd.ms-asfvideo/x-ms-asf video/x-ms-asf-plugina\#
        sf asxAdvanced Systems Format container00G0i00100000application/vnd.openxmlformats-officedocument.dr\#
        awing+xml0c40000A00003000application/x-lzxlzx0010J00004000application/vnd.xmpie.ppkgppkg0010L0000300\#
        0application/scvp-vp-responsespp0060F0010300Aapplication/x-mswinurl1;curlInternet shortcut          \#
                           009090000300=image/jxljxlJPEG XL image                                           \#
                                                                  0080L00003000application/gnunet-directoryg\#
        nd0010:00003000audio/ilbclbc0010P00000000application/vnd.fujixerox.art-ex                           \#
                                                                                                            \#
                                                                                                            \#
                                                       00G0K0010;000application/senml-etch+json1Eisenml-etch\#
        j                                                                     0010R00006000application/set-p\#
        ayment-initiationsetpay                                                                             \#
                                                                                                            \#
                                                                                                            \#
                        0000N00002000application/x-thomson-cassettek70060M0I103000application/x-fictionbook+\#
        xmlapplication/x-fictionbook0c4fb2             00X0;0000300?audio/x-cafcafCore Audio file0080;000080\#
        00image/x-lwolwo lwob0010G0000F000application/vnd.nervanaentity request bkm kcm0010N00000000applicat\#
        ion/vnd.oma.bcast.ltkm0080J00003000application/x-spectrum-taptap0080C0E10U000application/onenoteappl\#
        ication/msonenote0koonetoc onetoc2 onetmp one onepkg onea0070B00107000text/prs.lines.tag1;cdsc tag00\#
        10B00000000audio/vnd.dvb.file0000Q00000000application/vnd.google-apps.photo0080F0000000Mapplication/\#
        x-terminfocompiled terminal description                                   00G0I00100000application/v\#
        nd.seis+json1Ei                                         0010800000000audio/dv0010J00000000applicatio\#
        n/vnd.fut-misnet                0000R00000000application/vnd.digilite.prolights                     \#
                                                                                                            \#
                                                                                    0060:00103000text/x-ocl1\#
        ;cocl0060N00103000application/vnd.garmin.tcx+xml0c4tcx0010B00000000application/oscore0080;0000300Gim\#
        age/x-mspmspMicrosoft Paint picture0010P00000000application/scitt-statement+cose0010d00100000applica\#
        tion/vnd.3gpp.seal-network-resource-info+cbor0b70010D0000H000application/vnd.hbcihbci hbc kom upa pk\#
        d bpd0010h00000000application/vnd.globalplatform.card-content-mgt-response00G0O00100000application/v\#
        nd.otps.ct-kip+xml0c40060:0010>00@text/x-rst1;crst rest restxreStructuredText0080M0000?00@applicatio\#
        n/x-apple-diskimagedmg sparseimageApple disk image00G0N00100500application/im-iscomposing+xml0c4utf-\#
        80080;00103000image/x-cmx1C:cmx                                00G0G00107000application/atomsvc+xml0\#
        c4atomsvc0010Q00000000application/vnd.xecrets-encrypted00G0Z00103000application/vnd.handheld-enterta\#
        inment+xml0c4zmm0010D0000K00<application/pgp-keysskr pkr asc key pgp gpg pubOpenPGP keys            \#
                                                                                       00G0F00103000applicat\#
        ion/thraud+xml0c4tfi0010f00004000application/vnd.collabio.xodocuments.document-templatexott         \#
                                                                                                            \#
                                          0080?00003000image/x-raw-redr3d                                   \#
                                                                                                            \#
         0010=00000000audio/g726-32   0010O00000000application/vnd.superfile.super0030=0000300Himage/vnd.dxf\#
        dxfAutoCAD exchange drawing                                                                         \#
                      0010M00004000application/vnd.rainstor.datatree                                        \#
                                                                                                            \#
                                00F0800100000text/cmd1;c                                                    \#
                                                                      00G1800100000application/vnd.openxmlfo\#
        rmats-officedocument.spreadsheetml.comments+xml0c400G0D00100000application/xmpp+xml0c40060H0E10C00Fa\#
        pplication/x-font-type1font/x-postscript-pfb0Enpfa pfb gsf pfm afmPostScript Type 1 font0010:0000400\#
        0audio/mhasmhas0080W00100000application/x-esri-spatially-enabled-db0Gj                              \#
                                                        00G0D00100000application/ace+json1Ei                \#
                               0080?0000600=audio/x-wavpackwv wvpWavPack audio                              \#
                                                                                                            \#
                                                                                                            \#
                                                                                       0010N00000000video/1d\#
        -interleaved-parityfec0010J00000000application/vnd.canon-cpdl0080<0=20:000audio/x-aifcaudio/x-aiffc0\#
        ?f1Y;aifc aiffc0010Q00003000application/vnd.neurolanguage.nlunlu0060<00200000text/x-scons1J41;c0010F\#
        00003000application/tamp-errorter00G0Q00104000application/vnd.openblox.game+xml0c4obgx0010O00003500a\#
        pplication/vnd.syncml.dm+wbxmlbdmutf-80010E00000000application/tzif-leap00@0?0L103000application/ovf\#
        application/x-virtualbox-ova0B?ova                                                                  \#
                             0010V00000000application/gnap-binding-rotation-jwsd0010O00000000application/vnd\#
        .oma-scws-config                                                       0000R00004000application/x-py\#
        spread-spreadsheetpysu0010P00008000application/vnd.dece.unspecifieduvx uvvx0010M00003000application/\#
        vnd.desmume.moviedsm                                                                      0080;00003\#
        00;image/x-gd2gd2GD2 picture                                                                        \#
                                                          00P0P00005000application/vnd.google-apps.sitegsite\#
                                                                                                            \#
                                                                               0010A00000000message/ohttp-re\#
        s                                                                                      0010T00000000\#
        application/vnd.nubaltec.nudoku-game00Y0T00104000application/vnd.belightsoft.lhzl+zip1_[lhzl        \#
                                                                                                           0\#
        010P00003000application/vnd.3m.post-it-notespwn0010W00000000application/vnd.ntt-local.sip-ta_remote \#
                                                                                                            \#
                                                             0010?00003000application/a2la2l                \#
                                        0080H0000300>application/x-redis-dumprdbRedis snapshot              \#
                                                                                                          00\#
        60=0H20300?text/vbscripttext/vbs text/x-vbscript1;c0O\vbsVBScript source0010X00003000application/tam\#
        p-sequence-adjust-confirmsac0010E00002000application/n-triplesnt        006080L10>00:text/tclapplica\#
        tion/x-tcl text/x-tcl1;ctcl tk itk msgTcl script                                                    \#
                      0010J00004000application/vnd.patentdivedive      0010B0000?000application/pkcs10p10 cs\#
        r der pem                                     00G0W00103000application/vnd.iptc.g2.newsmessage+xml0c\#
        4nar                                                                                   0000=0000000=\#
        inode/symlinksymbolic link                                                                          \#
                                                                        00G1:00100000application/vnd.openxml\#
        formats-officedocument.spreadsheetml.pivottable+xml0c4                                              \#
                                                               0010A00004000application/cccexc3ex           \#
                                                                                                            \#
                        00G0Z00100000application/vnd.3gpp.mcvideo-ue-config+xml0c40000=0010I000image/x-bzeps\#
        0RPeps.bz2 epsi.bz2 epsf.bz20010M00000000application/gnap-binding-jwsd                              \#
                           0060B00104000application/x-ccmx1;cccmx                                           \#
                                       00G0C00100000application/epp+xml0c4                                  \#
                                                                                                            \#
                                                                                                            \#
                                                         0010N00003000application/vnd.tmobile-livetvtmo0080?\#
        00000000image/x-xcursor                                                 00G0J00100000application/vnd\#
        .xacml+json1Ei                            0080I0000M00Iapplication/x-sqlite3-waldb-wal sqlite-wal sq\#
        lite3-walwrite-ahead log of SQLite0080;0=100000video/daalavideo/x-daala14>0010V00000000application/v\#
        nd.motorola.flexsuite.kmr00Y0N0Y007000application/vnd.apache.parquetapplication/parquet application/\#
        x-parquetparquet0010O00006000application/vnd.oxli.countgraphoxlicg00G0E00104000application/stix+json\#
        1Eistix                                                          0010:00000000audio/g722            \#
               0080E0D00@008application/x-nes-romapplication/x-nesromnes nez unf unifNES game0000H0000700?ap\#
        plication/x-bittorrenttorrentBitTorrent seed0010B00000000application/vp+jwt0060X00103000application/\#
        x-adobe-indesign-interchange0c4inx                                                                00\#
        60<00100000text/example1;c                       00G0V00103000application/vnd.openstreetmap.data+xml\#
        0c4osm0080I0A000000application/x-berkeley-dbapplication/x-dbm                                       \#
                                                                   0080J00103000application/microsoftpatch1>\#
        [msp                       0080F00003000application/x-sibeliussib00G0d00100000application/vnd.3gpp.m\#
        cvideo-affiliation-command+xml0c4                                00Y090j10800?image/jp2image/jpeg200\#
        0 image/jpeg2000-image image/x-jpeg2000-image06Ejp2 jpg2JPEG 2000 image0080A0000300<application/x-sn\#
        bsnbBambook book0010@00003000application/dvcsdvc00G0T00100000application/vnd.oipf.spdiscovery+xml0c4\#
        0010I00009000audio/vnd.nuera.ecelp4800ecelp4800                                                     \#
                                        0010U00003000application/vnd.jcp.javame.midlet-rmsrms               \#
                                                                                                            \#
                                  0010@00004000application/srgsgram                                         \#
                                   0070<00103000text/vnd.fly1;cfly                                          \#
                                                                                                            \#
                                               0000P00003000application/x-commodore-d80-diskd80             \#
                                              0080D0000300Yapplication/x-ms-eseedbdatabase of the Extensible\#
         Storage Engine0010E00000000multipart/appledouble0010:00004000video/jpegjpgv                        \#
                               0010C00000000application/stratum                                             \#
                     00G0D00103000application/dash+xml0c4mpd                                                \#
                                                                      0010R00003000application/vnd.mophun.ap\#
        plicationmpn0060G0010I000application/x-troff-man1;cman 1p 1x 3p 3perl 3pm 3x                        \#
                                                                         0000O00003000application/x-pkcs7-ce\#
        rtreqrespp7r                                            0080G0010000_application/x-terminfo21_jcompi\#
        led terminal description with wide numbers0080H0000000=application/x-bochs-diskdisk of Bochs0000D000\#
        0:00Eapplication/x-picklepickle pklpickled Python object                                            \#
                                                                                                            \#
                                                                                             00I081010300=fo\#
        nt/otfapplication/vnd.ms-opentype application/x-font-otf font/opentype0i`otfOpenType font0070@001000\#
        00text/rtploopback1;c                                                                               \#
                                                                                                            \#
                                                                                                            \#
                 0080L0000400Tapplication/vnd.android.arscarsccompiled resources of an Android app          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                     0000F00100000application/x-coredump0K:                                 \#
                                                                                                            \#
                                    0010C00003000application/vnd.sarsar      0080A00005000video/x-sgi-moviem\#
        ovie0010P00003000application/vnd.fujitsu.oasysprsbh200G0M00100000application/vnd.etsi.mcid+xml0c4009\#
        0>00004000image/vnd.clipclip00G0O00100000application/vnd.oma.cab-pcc+xml0c40070R00100000text/vnd.rad\#
        isys.msml-basic-layout1;c00F0_00100000application/vnd.oma.bcast.smartcard-trigger+xml0c400G0W0010000\#
        0application/vnd.gnu.taler.exchange+json1Ei0000B0B207000image/x-pentax-pefimage/x-raw-pentax1AD0N0pe\#
        f ptx0000F0000?000application/x-x509-keyder key pem pub             0080A00007000application/x-cdfcd\#
        a cdf00I0@0000400Bapplication/wasmwasmWebAssembly module      00G0H00100000application/captive+json1\#
        Ei00G1300100000application/vnd.openxmlformats-officedocument.custom-properties+xml0c40070P0010H000me\#
        ssage/disposition-notification1;cdisposition-notification00G0B0010C000application/xv+xml0c4mxml xhvm\#
        l xvml xvm0010B00000000audio/vnd.cns.inf10010M00000000application/vnd.ncd.reference0010R00000000appl\#
        ication/vnd.uplanet.list-wbxml0080H0010;00Limage/svg+xml-compressed1jDsvgz svg.gzSVG drawing, gzip-c\#
        ompressed00G0O00100000application/conference-info+xml0c40010800000000audio/cn00G0M00100000applicatio\#
        n/mbms-schedule+xml0c40000B00003000application/bbolinlin0010Q00005000application/vnd.stepmania.packa\#
        gesmzip0060<0;10:005text/x-patchtext/x-diff1;cdiff patchpatch0060?00100000text/x-todo-txt1;c00G0H001\#
        00000application/reputon+json1Ei0010N00000000application/vnd.uic.dosipas.v2                         \#
                                                                            00G0L00100000application/load-co\#
        ntrol+xml0c40070:00100000text/hl7v21;c0010?00003000application/dcddcd                               \#
                  0010M00000000application/vnd.freelog.comic00X0L00106000application/vnd.apple.pkpass1_[pkpa\#
        ss00G0L00100000application/trust-chain+json1Ei           0090:0000Z00Evideo/mp2tts m2ts mts m2t cpi \#
        clpi mpls bdm bdmv mplMPEG transport stream0000D00003000application/x-cdlinkvcd                     \#
                                                                                                            \#
                                                                                  0010L00003000application/s\#
        cvp-cv-responsescs0090:0<10400:image/webpimage/x-webp1C:webpWebP image00Y0H00104000application/prs.h\#
        pub+zip1_[hpub00F0C00103000application/rsd+xml0c4rsd0010O00003000application/vnd.data-vision.rdzrdz0\#
        060E0010?000application/x-gnuplot1;cgp gplt gnuplot0000I0000<000application/x-sas-utilitysu7 sas7but\#
        l                          0010C00000000application/vnd.1ob                                         \#
                                                                                                            \#
                                                                                  00G0H00100000application/3\#
        gpphal+json1Ei                                                                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                           0080L0000700Aappl\#
        ication/x-parallels-diskhds hdddisk of Parallels0010U00000000application/vnd.uplanet.channel-wbxml00\#
        00B00003000chemical/x-compasscpa                                                                    \#
                                                                                                            \#
                    0010A00008000video/vnd.dece.pduvp uvvp              0010R00008000application/vnd.preview\#
        systems.boxbox vbox0090?0A009000audio/mp4a-latmaudio/x-mp4a-latmlatm loas00Y0W00103000application/vn\#
        d.familysearch.gedcom+zip1_[gdz                                                      0090R0I108000ap\#
        plication/vnd.amazon.mobi8-ebookapplication/x-mobi8-ebook0Tmazw3 kfx0010P00000000application/vnd.oma\#
        .bcast.sgboot0070?00100500text/parameters1;cutf-80080;00003009audio/x-soxsoxSoX sound0090M00007000ap\#
        plication/vnd.lotus-wordprolwp sam0010M00000000application/vnd.street-stream0000>00007000chemical/x-\#
        cxfcxf cef                                                                                          \#
                                                                                                            \#
                                                                                                      001090\#
        0003000audio/ascacn                                                                                 \#
                                                                                                            \#
                                                                         0090D0J102000video/vnd.youtube.ytap\#
        plication/vnd.youtube.yt1_[yt0090H0H10C00Happlication/vnd.ms-worksapplication/vnd-ms-works1>[wps wcm\#
         wks wdb xlrMicrosoft Works document0080F0000100Capplication/x-compresszLZW-compressed data0010I0000\#
        0000application/mpeg4-generic                                                                       \#
                                                                                                            \#
                                                                                                            \#
           0080E0000;00@application/x-n64-romn64 z64 v64Nintendo 64 game                                    \#
                                   0000F00000000inode/directory-locked                                      \#
                                                                                                           0\#
        010Q0F007000application/vnd.nintendo.snes.romapplication/x-snes-romsfc smc                          \#
                                                                           0000J00003000application/mac-comp\#
        actprocpt             0080E0?003000application/x-shortenaudio/x-shortenshn                00G0K00103\#
        000application/watcherinfo+xml0c4wif                                                                \#
                                                                               00Y0O00109000application/vnd.\#
        etsi.asic-e+zip1_[asice sce0010K00000000application/mosskey-request00G1=00100000application/vnd.open\#
        xmlformats-officedocument.spreadsheetml.sheetmetadata+xml0c40000?00003000application/m3gm3g0010V0000\#
        0000application/vnd.zoho-presentation.show0060;0010=00Gimage/x-eps0Eneps epsi epsfencapsulated PostS\#
        cript0000P00003000application/x-commodore-d82-diskd820010Q00003000application/vnd.hhe.lesson-playerl\#
        es0000N0000J000application/x-partial-downloadwkdownload crdownload part00G0M00100000application/3gpp\#
        halforms+json1Ei0060A00104000text/vnd.plantuml1;cpuml0010G00009000application/vnd.acucorpatc acutc00\#
        X0@00204000application/msix0Md1_[msix0090]0?10O00Japplication/vnd.microsoft.portable-executableappli\#
        cation/exe12Vexe dll cpl drv scr efi ocx sysWindows program or library0080B00004009application/x-roo\#
        trootROOT data0000C00000000application/msword50070C00103000text/vnd.ficlab.flt1;cflt0010900003000aud\#
        io/l16l1600G0F0010@000application/sarif+json1Eisarif sarif.json         0080K00000000application/x-k\#
        spread-crypt                                                                                        \#
                                                                      0000P00100000application/vnd.ms-excel.\#
        sheet.41EM                                                                               0190f002040\#
        00application/vnd.ms-powerpoint.template.macroenabled.121EX1Lgpotm0080;0000;000image/x.sf3img.sf3 sf\#
        3                                                                                                   \#
                                                               0070D00100000text/vnd.iptc.newsml1;c       00\#
        80G0000300Eapplication/x-adobe-patpatpatterns of Photoshop0060:0A10P00<text/x-texapplication/x-tex1;\#
        ctex ltx sty cls dtx ins latex fdTeX document0010U00000000application/vnd.japannet-verification00G0R\#
        00100000application/vnd.nokia.landmark+xml0c40010B00000000audio/dsr-es2022120010L00003000application\#
        /vnd.triscape.mxsmxs0080C0000300>application/x-dfusedfuDfuSe firmware009090F00;000image/j2cimage/x-j\#
        p2-codestreamj2c j2k jpc                                                                            \#
                                          0080H0H10300@image/x-portable-graymapimage/x-portable-greymap1<Fpg\#
        mportable graymap0000D00002000application/x-tex-pkpk0010F00000000multipart/multilingual    0010J0000\#
        3000application/vnd.mobius.mqymqy0000;00003000video/x-smvsmv                                        \#
                                                                                                            \#
                        0080;00003009video/x-usmusmCRI video0010Y00003000application/vnd.tao.intent-module-a\#
        rchivetao0090L00100000application/vec-package+gzip1jD0000@00004000application/warcwarc              \#
                                                 0060H00103000application/x-magicpoint1;cmgp0010:00004000vid\#
        eo/h261h261       0010Q0000;000model/vnd.parasolid.transmit.textx_t xmt_txt00G0V00100000application/\#
        vnd.etsi.iptvdiscovery+xml0c40010@00004000application/cborcbor                                      \#
                    0090C0G003000application/vnd.shpapplication/x-shapefileshp0010E00000000audio/telephone-e\#
        vent                                                                                                \#
                      0010H00000000application/mosskey-data                                                 \#
                 00Y0Q00100000application/vnd.gov.sk.e-form+zip1_[ 00I080b00700=font/ttfapplication/x-font-t\#
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
        a-unix-dump0000P00000000application/vividence.scriptfile0080A0000300Eapplication/x-srasraarchive of \#
        NCBI reads00G0D00104000application/emma+xml0c4emma0010N00005000message/global-delivery-statusu8dsn00\#
        10>00003000audio/evrc-qcpqcp0010]00000000application/vnd.oma.bcast.provisioningtrigger0080F0000300Ca\#
        pplication/flatgeobuffgbFlatGeobuf features0010O00003000application/vnd.businessobjectsrep0010F00003\#
        000application/vnd.ms-lrmlrm    00G0K00100000application/yang-patch+json1Ei     0010Q00003000applica\#
        tion/vnd.banana-accountingac2                                                                       \#
                                           0080G0000300Aapplication/x-fl-studioflpFL Studio project00G0P0010\#
        0000application/vnd.acm.chatbot+json1Ei0060=00106000text/x-prolog1;cpro pl0080;0000300@image/x-blpbl\#
        pBlizzard texture00G0@0X31_509application/jsonapplication/x-json text/json text/x-json0AR0RA1;cjson \#
        map avpr avsc code-workspace jsonc mcmeta sublime-keymap sublime-project sublime-settings tfstate to\#
        pojsonutf-8JSON data                                                                                \#
                                                                          0090H00003000application/vnd.ipld.\#
        carcar0080J0000000Lapplication/x-systemd-hwdbhardware database of systemd0010N00003000application/vn\#
        d.osgi.subsystemesa0010S00000000application/vnd.wrq-hp3000-labelled0010@00000000application/cose    \#
                                                                                           00G0K00104000appl\#
        ication/p2p-overlay+xml0c4relo                                                                      \#
                                                                                                            \#
                                                                                                            \#
          0080;0910300<video/x-m4vvideo/m4v141m4vMPEG-4 video                       0040?00102000text/x-gcod\#
        e-gx1;cgx                                                                      0010:0000<000video/h2\#
        66266 h266 vvc          0080A0000300Bapplication/x-uefuefBBC Micro cassette0010<00000000image/naplps\#
        0010P00000000application/vnd.ipfs.ipns-record0010P00003000application/tamp-sequence-adjusttsa0010Z00\#
        003000application/vnd.shana.informed.interchangeiif0070H00103000text/vnd.ms-mediapackage1;cmpf00G070\#
        0102500text/n31;cn3utf-800G0K00103000application/vnd.oma.dd2+xml0c4dd2                              \#
                                                         0000J00003000application/x-ganttprojectgan         \#
                                                                         0070E00103000text/vnd.exchangeable1\#
        ;cvfk                                                                                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                           0080Q0000300Gappl\#
        ication/x-nintendo-switch-nronroNintendo Switch program0010K00003000application/vnd.vectorworksvwx  \#
                      00G0K00105000application/auth-policy+xml0c4apxml                    0080I0000000Kappli\#
        cation/x-ld-so-cachecache of the dynamic linker0080F0000300@application/x-vim-swapswpswap file of Vi\#
        m                 0010K00000000application/call-completion0080B00004000application/x-asarasar     00\#
        10;00003000audio/evrcbevb                                                                           \#
                         0010R00000000application/vnd.yamaha.through-ngn0000H00003000chemical/x-gaussian-cub\#
        ecub                                                                                     0010H000000\#
        00application/cose-key-set                                                                          \#
                                                            0080R00100000application/x-tika-ooxml-protected1\#
        >[                  00G0F00105000application/senml+json1Eisenml         0010W00000000application/prs\#
        .alvestrand.titrax-sheet                                                00G0]00100000application/vnd\#
        .3gpp.seal-mbms-usage-info+xml0c4 0060:00105000text/slint1;cslint0010K00000000application/vnd.eudora\#
        .data                                                                           0010J00003000applica\#
        tion/vnd.insors.igmigm0010U00003000application/vnd.valve.source.materialvmt                         \#
                                                                                                            \#
                               00H0A0B00<00;application/x-tarapplication/x-gtartar gtar gemtar archive      \#
                           00G0_00100000application/vnd.3gpp.access-transfer-events+xml0c400I0I1e00700?image\#
        /vnd.adobe.photoshopapplication/photoshop application/psd application/x-photoshop image/photoshop im\#
        age/psd image/x-photoshop image/x-psdpsd psbPhotoshop image0010E00000000application/vnd.rapid       \#
                      0060A0010300<application/x-cue1;ccueCD cue sheet0010K00007000application/vnd.commonspa\#
        cecsp cst                                                                    0080>0?100000video/x-og\#
        guvsvideo/x-ogg-uvs14>0010<00000000audio/tsvcis0000J00003000application/vnd.ms-pki.stlstl           \#
                                                                                                        0000\#
        J00003000application/x-spectrum-mdrmdr                          0000K00003000application/x-commodore\#
        -crtcrt0080A0010300=application/x-bam1jDbamBAM sequences0060d00104000application/vnd.oasis.opendocum\#
        ent.graphics-flat-xml0c4fodg00G0I00109000application/vnd.syft+json1Eisyft.json                     0\#
        010C00000000audio/vnd.octel.sbc                                                                     \#
                                                                                                  0080A00004\#
        00Napplication/x-gitpackpacked objects or index of Git                                              \#
                                                                                                            \#
                                                0060>0020:000text/x-python31J41;cpy3 pyi py0010H00000000appl\#
        ication/prs.vcfbzip20070E00100000text/grammar-ref-list1;c00G0Z00100000application/vnd.3gpp.seal-unic\#
        ast-info+xml0c40060C00103000application/owl+xml0c4owx                                               \#
                                          0010S00003000application/vnd.fastcopy-disk-imagedim0010H00000000ap\#
        plication/vnd.wordlift                  0060>00107000text/x-gherkin1;cfeature                    00G\#
        0P00100000application/alto-networkmap+json1Ei0010I00005000image/vnd.blockfact.factifacti0000A0020300\#
        0image/x-kodak-dcr1AD0N0dcr00F0800103000text/jsx1;cjsx                                              \#
                                        0060A0R10700Bapplication/x-batapplication/bat text/x-msdos-batch1;cb\#
        at cmdWindows batch file0010C00000000application/vnd.bpf0010;00000000video/bmpeg0000I00000000applica\#
        tion/x-mach-o-dsym                                                                                  \#
                                                                                       0000W00000000applicat\#
        ion/vnd.google-apps.mail-layout0080L0M10>00Lapplication/x-compressed-tarapplication/x-gtar-compresse\#
        d1jDtar.gz tgz taztar archive, gzip-compressed0070A0?10;000video/vnd.mpegurlvideo/x-mpegurl1;cmxu m4\#
        u m1u00G0G00103000application/vnd.hal+xml0c4hal0010N00000000application/vnd.dolby.mobile.20020>00003\#
        000audio/x-ms-waxwax00G0M00108000application/vnd.dece.ttml+xml0c4uvt uvvt                           \#
                                      0080O0000900Mapplication/x-haskell-interfacedyn_hi hiinterface of a Ha\#
        skell module0080;0;003000image/x-jngvideo/x-jngjng0010H00000000application/secevent+jwt0080O00106000\#
        application/x-gz-font-linux-psf1jDpsf.gz00G0D00100000application/rlmi+xml0c40000F00003000application\#
        /x-starmailsmd0010@00003000application/marcmrc0070L0P10:000text/vnd.familysearch.gedcomapplication/x\#
        -gedcom text/gedcom1;cged gedcom0060A00102000text/x-emacs-lisp1;cel0010900000000video/raw00G0K0010;0\#
        00application/atomdeleted+xml0c4atomdeleted0080J0000T00<application/x-swift-moduleswiftdoc swiftmodu\#
        le swiftsourceinfoSwift module0060=00106000text/x-elixir1;cex exs                                   \#
                                                       0080M00107000application/x-cpio-compressed1jDcpio.gz0\#
        010<00003000audio/evrcnwenw0010?00000000application/jwt019091E10300>model/3mfapplication/vnd.ms-3mfd\#
        ocument application/vnd.ms-package.3dmanufacturing-3dmodel+xml1_[3mf3D print model0000A0A20700@image\#
        /x-adobe-dngimage/x-raw-adobe1AD0N0dng gprdigital negative0010G00000000audio/vnd.dolby.heaac.20010V0\#
        0000000application/vnd.oma-scws-http-response0080J0000300<application/x-msx-cassettecasMSX cassette \#
          0010W00000000application/vnd.motorola.flexsuite.adsi                                              \#
                                                     0010[00100000application/vnd.nato.bindingdataobject+cbo\#
        r0b7                                                                                                \#
                                                                                                 00G0]001000\#
        00application/vnd.3gpp.state-and-event-info+xml0c40080A0000700?audio/x-optimfrogofr ofsOptimFROG aud\#
        io0000N00008000application/x-mach-o-universaldylib so00G0M00100000application/ppsp-tracker+json1Ei  \#
                                                                                                            \#
           00G0T00100000application/vnd.iptc.g2.newsitem+xml0c400G0V00100000application/vnd.gentoo.pkgmetada\#
        ta+xml0c40010P00000000application/entity-statement+jwt0080D0B009000application/x-brotliapplication/b\#
        rotlibr brotli0070@0J104000application/xfdfapplication/vnd.adobe.xfdf0c4xfdf                   0010Q\#
        00000000application/vnd.dvb.ipdcesgaccess                                                           \#
                                0000L00003000application/x-dgc-compresseddgc0080;0E003000audio/x-ultaudio/x-\#
        multimate-modult0010\00000000application/vnd.japannet-verification-wakeup0080G00103000application/x-\#
        starchart1>[sds0000G00003000application/x-ips-patchips0080I0000300Mapplication/x-ms-resourcerescompi\#
        led resources of Windows0000A0L003000application/x-hwpapplication/vnd.haansoft-hwphwp00G0F00100000ap\#
        plication/dicom+json1Ei    0010L00003000application/vnd.ecowin.chartmag           00G0C00106000appli\#
        cation/rfc+xml0c4rfcxml                                                                             \#
        0190W1810300Eapplication/vnd.oasis.opendocument.baseapplication/vnd.oasis.opendocument.database appl\#
        ication/vnd.sun.xml.base1_[odbOpenDocument database00G1:00100000application/vnd.openxmlformats-offic\#
        edocument.presentationml.viewprops+xml0c40010G00000000application/tve-trigger                       \#
                                            0010G00003000application/vnd.panoplyplp                         \#
                                           0010_00003000application/vnd.software602.filler.form-xml-zipzfo  \#
                                           0060>00104000text/aspdotnet1;caspx                               \#
                                                   0010E00000000application/vnd.s3sms01Y0_0a10300Iapplicatio\#
        n/vnd.oasis.opendocument.presentationapplication/x-vnd.oasis.opendocument.presentation1_[odpOpenDocu\#
        ment presentation0010]00004000application/vnd.collabio.xodocuments.documentxodt                     \#
                                                                                                          00\#
        00A0A203000image/x-epson-erfimage/x-raw-epson1AD0N0erf00G0S0010<000application/vnd.pp.systemverify+x\#
        ml0c4systemverify0010Q00003000application/vnd.accpac.simply.asoaso                                  \#
                          0010P00003000application/vnd.yamaha.hv-scripthvs                                  \#
                                                       0000L00000000application/vnd.android.axml0010I0000000\#
        0application/vnd.3gpp.ngap0080F0000300Happlication/x-asam-mdfmf4measurement data of ASAM            \#
                     0080C00106000application/x-gzpdf1jDpdf.gz                                              \#
                                            00G0N00102000application/urc-targetdesc+xml0c4td0080;0000300@aud\#
        io/x-ksskssmusic of the MSX00Y0<0Q107000audio/vorbisaudio/x-vorbis audio/x-vorbis+ogg1SWoga ogg     \#
                                                0010R00003000application/vnd.mophun.certificatempc          \#
                                                                                                            \#
                                                                     0010X00003000application/vnd.medicalhol\#
        odeck.recordxrrxt0010[00000000application/vnd.ntt-local.ogw_remote-access00G0]00100000application/em\#
        ergencycalldata.serviceinfo+xml0c4                                                                  \#
         0010C00000000application/vnd.vuq           0080;0000;000model/x.sf3mod.sf3 sf30010M00000000applicat\#
        ion/vnd.wmf.bootstrap                                                                               \#
                                                                0060<00107000text/x-cobol1;ccbl cob    00G1<\#
        00100000application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml0c400G0J00100000\#
        application/yang-data+json1Ei00G0T00100000application/prs.implied-document+xml0c4                   \#
                                0080=0010>000image/vnd.dgn1>[dgn dgnlib cel                                 \#
                                                     0010:00000000video/ffv1                                \#
                                                                       000090;10300Baudio/mp2audio/x-mp20Amm\#
        p2MPEG layer 2 audio                                                                                \#
            0020<0000;000audio/csoundcsd sco orc                  00G0L00107000application/vnd.las.las+json1\#
        Eilasjson                                                     00G0K00100000application/vnd.oma.pal+x\#
        ml0c400G0]00100000application/vnd.3gpp.mcptt-ue-init-config+xml0c4                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                      0060e00100000application/vnd.oasis.opendocument.tika.flat.document0c40\#
        080?0000300>model/x-openvdbvdbOpenVDB volume0010W00000000application/vnd.ms-wmdrm.meter-chlg-req00X0\#
        :0<10400:video/webmvideo/x-webm1]ewebmWebM video                                                   0\#
        010E00000000application/cals-184000P0O00004000application/vnd.google-apps.mapgmap00G0C00100000applic\#
        ation/sep+xml0c40060I00109000application/x-mimearchive1O>mhtml mht                                  \#
                                                                                                            \#
                                                                   0010U00003000application/vnd.airzip.files\#
        ecure.azsazs                                                                                        \#
                                                                                                            \#
         0080B0000300Dapplication/x-lzoplzolzop-compressed data0080D0F00E00Japplication/x-mozlz4application/\#
        x-lz4+jsonbaklz4 jsonlz4 mozlz4settings of Firefox in LZ40090K0E103000application/vnd.kde.kspreadapp\#
        lication/x-kspread1jDksp0080B00004000application/x-par2par2                                         \#
                       0010E00000000application/mpeg4-iod                                                   \#
                    0010M00000000application/vnd.ims.imsccv1p3                                             0\#
        000M00000000application/x-font-sunos-news                                                           \#
                                        0080G0000300Japplication/x-amiga-dmsdmsDMS image of an Amiga disk   \#
             0060G00103000application/x-tiled-tmx0c4tmx                                                    0\#
        000I00003000application/x-planperfectpln0010h00000000application/vnd.openxmlformats-officedocument.v\#
        mldrawing                                                                                           \#
                                                                                                            \#
                                                                                                            \#
                          0010M00003000application/vnd.yamaha.hv-dichvd                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                         0070F00104000text/v\#
        nd.wap.wmlscript1;cwmls                                                                             \#
              0080R00100000application/x-bentley-localization0Gj       00G0`00100000application/vnd.3gpp.mcv\#
        ideo-mbms-usage-info+xml0c40080G0000300Japplication/x-apple-bombombill of materials of macOS0010@000\#
        00000application/mipc0090900003000model/u3du3d0080M00103000image/x-portable-arbitrarymap1<Fpam      \#
                                                                           0080L0000500;application/x-ft-app\#
        le.aliasaliasmacOS alias0080U00103000application/vnd.sun.xml.draw.template1_[std                    \#
                                                                                                            \#
                                                                                                   0080H0010\#
        0000application/x-tika-ooxml1_[0080:00003000image/x-jgart0010_00000000application/vnd.fujifilm.fb.do\#
        cuworks.container0010U00000000application/vnd.as207960.vas.tap+uper                                 \#
                                                                                                            \#
                                                                                                   00@0?0000\#
        0000application/tar0060A0:103000application/x-lyxtext/x-lyx1;clyx                                   \#
                                               0080<0000400Caudio/x-hcomhcomHCOM sound of a Mac             \#
                                                       0010R00000000application/vnd.intertrust.digibox0060?0\#
        j103000application/infapplication/x-setupscript application/x-wine-extension-inf1;cinf0090A00003000i\#
        mage/vnd.ms-modimdi0080M00003000application/x-genesis-rom-smdsmd0010J00004000application/vnd.xmpie.c\#
        pkgcpkg                                                                                             \#
                          0010C00000000audio/vorbis-config0010=00000000audio/evrcwb0                        \#
                                                                                                            \#
                                                                                                  00X0J0D107\#
        00?application/vnd.ms-outlookapplication/x-ms-msg1>[msg oftOutlook message00G0S00100000application/v\#
        nd.fujifilm.fb.jfi+xml0c40010O00000000application/x-x509-next-ca-cert00G0L00100000application/vnd.et\#
        si.sci+xml0c40010L00000000application/gnap-binding-jws0070900104000text/spdx1;cspdx                 \#
                                           0010T00003000application/vnd.openblox.game-binaryobg             \#
                                 00G0D00104009application/atom+xml0c4atomAtom feed                          \#
                                                                  0010N00000000application/vnd.oma.bcast.sgd\#
        u0080A0000400Fapplication/x-dmpmdmpmemory dump of Windows00G0O00100000application/vnd.nokia.conml+xm\#
        l0c4 00G0W00100000application/vnd.iptc.g2.conceptitem+xml0c4                                        \#
                                                                                                            \#
                                                                                                            \#
                                              0160Z0Q304000application/vnd.ms-visio.template.main+xmlapplica\#
        tion/vnd.ms-visio.template1^[1_[0c4vstx0010T00003000application/vnd.groove-tool-templatetpl0010H0010\#
        0000application/vnd.ocf+cbor0b7                                                                     \#
                                                                                      0000?00000000audio/vnd\#
        .qcelp                                                                                              \#
                                                               0010C00000000application/dca-rft0080K0000000O\#
        application/x-apple-dsstoreview settings of a macOS folder0010J00003000application/vnd.mobius.txftxf\#
        00G0S00100000application/vnd.3gpp.srvcc-info+xml0c4                                             0080\#
        B0000;000image/x.sf3-vectorvec.sf3 sf30010T00000000application/vnd.as207960.vas.tap+jer0010=00000000\#
        video/flexfec00H0F0L003000application/x-vdi-diskapplication/x-virtualbox-vdivdi0000;0000800:image/x-\#
        mrcccp4 mrcMRC volume0010C00000000application/sep-exi0010A00009000application/sievesiv sieve0080G000\#
        0700?application/x-vim-spellsug splspelling of Vim00Y0?1200300<application/pdfapplication/acrobat ap\#
        plication/nappdf application/x-pdf image/pdfpdfPDF document0080G00003000application/x-sony-bbeblrf00\#
        70H00103000text/vnd.senx.warpscript1;cmc200G1<00100000application/vnd.openxmlformats-officedocument.\#
        spreadsheetml.externallink+xml0c4                                                 0080A0020300?image\#
        /x-canon-cr30N00@Ocr3Canon raw image                                                                \#
                                                                                                            \#
         00G0E00100000application/city+json1Ei                                                              \#
                              0080C00104000application/hwp+zip1_[hwpx0060:00103000text/x-uil1;cuil          \#
                                                                       00G0D00100000application/cmw+json1Ei0\#
        010R00003000application/vnd.aristanetworks.swiswi0080I00000000application/x-font-libgrx0080N00100000\#
        application/x-bentley-besqlite0Gj0080C0000300=application/x-spirvspvSPIR-V module                   \#
                  0010L00003000image/vnd.globalgraphics.pgbpgb                                              \#
                                                                                                            \#
                                                                      0000@0@203000image/x-leaf-mosimage/x-r\#
        aw-leaf1AD0N0mos0010=00000000audio/smv-qcp                                                          \#
                                  0000H0L103007application/x-executableapplication/x-executable-elf0K:elfpro\#
        gram0010S0000<000audio/vnd.sealedmedia.softseal.mpegsmp3 smp s1m0060R00100000application/x-vnd.datap\#
        ackage+json1Ei00G1900100000application/vnd.openxmlformats-package.digital-signature-xmlsignature+xml\#
        0c40010R00000000application/vnd.ga4gh.passport+jwt               00G1D00100000application/vnd.openxm\#
        lformats-officedocument.spreadsheetml.pivotcachedefinition+xml0c4               0010R00000000applica\#
        tion/vnd.afpc.foca-codepage00G0D00100000application/sdf+json1Ei                                     \#
                                                                                                            \#
                                                                                                            \#
                   0080G0000300Dapplication/x-adobe-abrabrbrushes of Photoshop       00G0L00100000applicatio\#
        n/samlmetadata+xml0c40090G0L00G00>application/vnd.efi.imgapplication/x-raw-disk-imageraw-disk-image \#
        img luksraw disk image0010N00000000application/vnd.uplanet.signal                                   \#
                                          0010G00003000audio/vnd.digital-windseol                           \#
                                                                                                            \#
                   0010C00008000application/vnd.zulzir zirz                    00G0J00100000application/alto\#
        -cdni+json1Ei0080A0000300Iapplication/x-jfrjfrJava Flight Recorder data                             \#
         0080S00207000application/vnd.stardivision.writer1>[0NFsdw vor0010R00000000application/vnd.apache.th\#
        rift.json                          0080Q0000600Japplication/x-gettext-translationgmo mocompiled mess\#
        age catalogue0010P00000000application/resolve-response+jwt0010V00003000application/vnd.osgeo.mapguid\#
        e.packagemgp                                                                                        \#
                                                              01X0W0010300Capplication/vnd.android.package-a\#
        rchive14IapkAndroid application                                                                     \#
                                            0010;00000000message/sip                                        \#
              00G0P00100500application/vnd.omads-folder+xml0c4utf-80000B00004000application/x-siagsiag0020G0\#
        000300?image/x-portable-anymappnmportable anymap0090:0<00400:audio/flacaudio/x-flacflacFLAC audio   \#
                                                                             0010L00000000application/vnd.xf\#
        dl.webform             0080@0>00200Bapplication/x-xzapplication/xzxzxz-compressed data0070E00103000t\#
        ext/vnd.fmi.flexstor1;cflx                                                 0000;00003000image/x-pixp\#
        ix                                                                                0010C00000000appli\#
        cation/vnd.dxr0070E00103000text/vnd.dvb.subtitle1;csub0000M00000000application/x-font-framemaker    \#
                                                                                                            \#
                                            00H0@0;00300Bimage/vnd.ms-ddsimage/x-ddsddsDirectDraw surface008\#
        0B0000400>application/x-mcapmcapMCAP recording                  0000J00007000application/x-spectrum-\#
        d80d40 d800010J00003000application/vnd.filmit.zfczfc                                                \#
                      00G0N00100000application/vnd.dvb.dvbisl+xml0c40010C00000500application/prs.cyn7-bit   \#
                  0000B00004000application/x-chatchat                                                       \#
                                                                                                            \#
                                                                         00G0Y00100000application/alto-updat\#
        estreamcontrol+json1Ei0010S0000;000model/vnd.parasolid.transmit.binaryx_b xmt_bin00G0e00100000applic\#
        ation/vnd.dvb.notif-ia-registration-request+xml0c40000F00000000application/x-mysql-db0010M00000000ap\#
        plication/news-transmission00G0T0010<000application/vnd.coreos.ignition+json1Eiign ignition0000C0000\#
        0000message/vnd.si.simp00G0Q00104000application/vnd.balsamiq.bmml+xml0c4bmml0010C00000000video/vnd.h\#
        ns.video                                    0060D00103000application/x-go-sgf1;csgf                 \#
           00G1600100000application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml0c4           \#
                                                                                                            \#
                                          0010F00000000application/vnd.gridmp                               \#
                                                                                                            \#
                                 00G0I0010;50Happlication/manifest+json1Eiwebmanifestutf-8web application ma\#
        nifest                                                                                              \#
                     00X0F0010:000application/appxbundle1_[appxbundle                                       \#
                                                                                                            \#
                                                                                           00?0=0H10E008text\#
        /calendarapplication/ics text/ics1;cics ifb vcs icalendarcalendar                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
        0080:00002000audio/x-xixi0060=0010C000text/x-scheme1;cscm ss rkt rktl sld      0000800002000video/gl\#
        gl                                                                                              0080\#
        ;00003009video/x-roqroqRoQ video0010N00003000image/vnd.fujixerox.edmics-mmrmmr                      \#
             0000K00003000application/vnd.frogans.ltfltf                                                    \#
               0000F00003000application/pics-rulesprf                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                         0080D00005000application/x-bplistplist                      0080B0000800Capplicatio\#
        n/x-ulogulg uloglog of a PX4 flight0080;00003000image/x-dibdib0080R00106000application/x-modrinth-mo\#
        dpack+zip1_[mrpack00G0[00104000application/vnd.gov.sk.xmldatacontainer+xml0c4xdcf                   \#
                         0080K0000500Happlication/x-rust-metadatarmetametadata of a Rust crate0000H00003000a\#
        pplication/x-conferencensc                                                                          \#
                                                                                                            \#
                  0060D0J10300@application/x-subripapplication/x-srt text/srt1;csrtSubRip subtitles0000M0000\#
        3000application/x-silverlight-appxap                                                       00G0T0010\#
        0000application/vnd.r74n.sandboxels+json1Ei                                                         \#
                                                                 0000\00006000application/vnd.nokia.n-gage.s\#
        ymbian.installn-gage0010D00000000application/cmw+cose0080C00007000application/x-kritakra krz        \#
                                                                      00G0F0;10:000application/mathml+xmltex\#
        t/mathml0c4mml mathml0090900003000image/ktxktx                                                      \#
                0010V00000000application/vnd.3gpp.interworking-data0010M00003000application/vnd.geogebra.too\#
        lggt                                                                       0010M0000:000application/\#
        vnd.nebumind.linenebul line        0010X0000<000application/vnd.sealedmedia.softseal.pdfspdf s1a spd\#
        00P0S00005000application/vnd.google-apps.drawinggdraw00F0B00100000text/x-jquery-tmpl1;c0080B0000400>\#
        application/x-cramcramCRAM sequences00G0I00103000application/vnd.sycle+xml0c4scl0080G0000300Fapplica\#
        tion/vnd.ant.fitfitFIT record of exercise0080K0000000Capplication/x-perl-storablestored data of Perl\#
        00G0@0010400Bapplication/toml1;ctomlTOML configuration0080S0010L000application/vnd.mindjet.mindmanag\#
        er1_[mmp mmap mmpt mmat mmmp mmas0080G0010300?image/x-portable-pixmap1<Fppmportable pixmap          \#
                                                                                                            \#
                                                                                                            \#
                                                                                         0010F00000000applic\#
        ation/logout+jwt                                                                                    \#
                                             0000J0000<000application/x-sas-itemstorsr7 sas7bitm            \#
                     0000[00003000application/vnd.stardivision.impress-packedsdp0080D0000600?application/x-d\#
        uckdbduckdbDuckDB database                                             00G0X00100000application/vnd.\#
        oma.cab-address-book+xml0c4                                      0000J0000<000application/x-spectrum\#
        -szxszx zx-state                    0010<00000000audio/evrcb00080O00007000application/x-gameboy-colo\#
        r-romgbc cgb0080E0000700Dapplication/x-btsnoopbtsnooppackets of Bluetooth00G0W00100000application/vn\#
        d.3gpp.mcdata-regroup+xml0c4                                                                        \#
                                  0010C00000000application/vnd.fgb                                          \#
                                                                                                            \#
                                                                                                            \#
        0010J00002000application/vnd.pmi.widgetwg                           0080K0000800=application/x-metal\#
        -librarymetallibMetal library0080A0000300Dapplication/x-scfscftrace of a sequencer                  \#
                                         00G0L00107000application/vnd.eszigno3+xml0c4es3 et30000A00203000ima\#
        ge/x-sinar-sti1AD0N0sti                             0010V00000000application/vnd.3gpp.mcdata-signall\#
        ing                                                                        0080G0000400Gapplication/\#
        x-java-jmodjmodJava module for linking                                                              \#
                                    0060\0010<000application/x-freedesktop-appstream-releases0c4releases.xml\#
                                                                              0080B00008000application/x-lmd\#
        blmdb mdb                                                                                           \#
          0010D00000000audio/vnd.dolby.pl2z                                                                 \#
                                                          0080=00003000audio/x-speexspx                     \#
                                0010R00009000application/vnd.ericsson.quickcallqcall qca        0010D0000400\#
        0application/vnd.jispjisp00G1900100000application/vnd.openxmlformats-officedocument.wordprocessingml\#
        .styles+xml0c4019150020400Capplication/vnd.openxmlformats-officedocument.presentationml.template1Lg1\#
        _[potxPowerPoint template0010B00004000image/vnd.wap.wbmpwbmp00G1<00100000application/vnd.openxmlform\#
        ats-officedocument.presentationml.tablestyles+xml0c4                                                \#
                                                                                                            \#
                                                                                 0190X0Z103000application/vn\#
        d.oasis.opendocument.imageapplication/x-vnd.oasis.opendocument.image1_[odi0010b00003000application/v\#
        nd.llamagraphics.life-balance.desktoplbd00W0A0?10900@multipart/relatedmessage/rfc2557054mht mhtmlcom\#
        pound message                                                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
               0080<00000000video/x-anim                             0000Q00003000application/x-x509-dsa-par\#
        ameterspem0010?00000000application/dns0010J0d10@000application/x-x509-ca-certapplication/x-x509-cert\#
         application/x-x509-user-cert0?:der crt pem cert0060=0D103000text/x-rejectapplication/x-reject1;crej\#
        0000A00003000application/x-rdprdp                                     0010@00000000application/jose0\#
        0G0V00100000application/vnd.oma.cab-user-prefs+xml0c4              0010U00003000application/vnd.airz\#
        ip.filesecure.azfazf00G0O00100000application/vnd.nearst.inv+json1Ei0080N00007000application/vnd.ms-o\#
        utlook-pstpst ost0080J0000300Qapplication/x-zsh-wordcodezwccompiled functions of the Z shell0010O000\#
        00000application/vnd.powerbuilder6-s0060K0I103000text/x-google-video-pointertext/google-video-pointe\#
        r1;cgvp0010S00003000application/vnd.fujixerox.docuworksxdw0010R00005000application/vnd.mediastation.\#
        cdkeycdkey0060?00103000text/x-microdvd1;csub                                                        \#
                                                                  00G0X00100000application/vnd.iptc.g2.plann\#
        ingitem+xml0c4                                                                         0000F0O00=000\#
        application/x-font-afmapplication/x-font-adobe-metricafm acfm amfm      00P0P00005000application/vnd\#
        .google-apps.formgform        0010E00000000application/vc+sd-jwt                                    \#
         0010B00000000audio/vnd.vmx.cvsd                                                                    \#
                                                   0080=00103000video/x-dirac14>drc                         \#
         00Y0U0^10=00>application/vnd.debian.binary-packageapplication/x-deb application/x-debian-package0:7\#
        deb udeb ddebDebian package0010L00000000application/soap+fastinfoset                       0010[0000\#
        1000application/vnd.wolfram.mathematica.packagem                   0000H0010;000application/x-source\#
        -rpm01osrc.rpm spm                                                                                  \#
                                                  0010C00000000audio/vnd.hns.audio                          \#
                   0010K00003000application/vnd.ezpix-albumez2                                              \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                     0090@0V00H000application/gribapplication/x-grib applica\#
        tion/x-grib2grb grb1 grb2 grib grib20080J00103000application/bizagi-modeler1_[bpm00G0K00106000applic\#
        ation/vnd.las.las+xml0c4lasxml0000>00003000chemical/x-xyzxyz0070>00100000text/raptorfec1;c          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                0080F0000300Eapplication/x-ft-dracodrcDraco compressed mesh0\#
        010D00000000application/cose-key0060>00104000message/x-emlx1L_emlx                                  \#
                                                                 0010S00002000application/vnd.stepmania.step\#
        chartsm00G0M00107000application/vnd.cyclonedx+xml0c4cdx.xml                        0000Q00005000appl\#
        ication/x-kexi-connectiondatakexic                    0010D00008000audio/vnd.dece.audiouva uvva     \#
                                                 0010R00000000application/prs.implied-executable            \#
                                                                                                            \#
                                                                                                            \#
                                          0000P00003000application/x-commodore-d81-diskd81                  \#
            0000R00000000application/vnd.informix-visionary00G0F00100000application/taxii+json1Ei           \#
                                                                      00Q0@00000000multipart/signed0080L0010\#
        3000application/vnd.sun.xml.draw1_[sxd0000C00107000application/x-bzdvi0RPdvi.bz2                    \#
                                                                                                            \#
                                                                                                            \#
                                                                     0000F00003000application/x-fds-diskfds \#
                     00O0:0K10B00<text/vcardtext/directory text/x-vcard1;cvcard vcf vct gcrdcontact card0010\#
        H00007000application/ocsp-requestorq der00Y0B1K10;00Gapplication/mswordapplication/doc application/v\#
        nd.ms-word application/x-msword zz-application/zz-winassoc-doc1>[doc wiz dotWord document (97-2003)0\#
        070800103000text/cql1;ccql00G0?0J13:00<application/xmlapplication/x-xml text/xml1;cxml xsd rng xbl c\#
        sproj ead fsproj gexf graphml iml ipr jrxml nuspec props ps1xml qrc resx shproj storyboard sublime-s\#
        nippet targets vbproj vcproj vcxproj xcscheme xcworkspacedata xib xml.in xsl manifestXML document008\#
        0P00100000application/vnd.apple.unknown.131_[0000D00007000application/x-scilabsci sce0090L0F003000ap\#
        plication/vnd.kde.kformulaapplication/x-kformulakfo0000B00003000image/x-cmu-rasterras00G0C00103000ap\#
        plication/gml+xml0c4gml0010W00000000application/emergencycalldata.ecall.msd0080P0010300Bapplication/\#
        x-android-app-bundle1_[aabAndroid app bundle0090R00103000application/vnd.recordare.musicxml1_[mxl00G\#
        1=00100000application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml0c40010N00003\#
        000image/vnd.fujixerox.edmics-rlcrlc0060C0010a000application/x-plist0c4plist entitlements stringsdic\#
        t tmlanguage tmtheme00I090J007009image/bmpimage/x-bmp image/x-ms-bmpbmp dibBMP image00G0D00100000app\#
        lication/cnrp+xml0c40060C00102000text/x-actionscript1;cas0000K00000000x-content/ostree-repository008\#
        0:0<00400:image/flifimage/x-flifflifFLIF image0060J00100000application/illustrator+ps0En0080=0K00300\#
        8audio/x-scplsapplication/pls audio/scplsplsplaylist0080T00203000application/vnd.stardivision.impres\#
        s1>[0NFsdd0020K00003000audio/x-pn-realaudio-pluginrmp0010P00000000application/vnd.dvb.esgcontainer00\#
        G0U00100000application/vnd.dvb.notif-generic+xml0c400G0G00107000application/atomcat+xml0c4atomcat007\#
        0=00100000text/encaprtp1;c0080=0000700<image/x.niftinii hdrNIfTI volume0000P00007000application/x-x5\#
        09-ec-parameterskey pem0000H00002000application/x-t3vm-imaget30010F00000000video/rtp-enc-aescm128   \#
                       0010;00000000audio/evrc00010>00008000image/prs.btifbtif btf                          \#
                       00G0d00100000application/vnd.oma.poc.detailed-progress-report+xml0c4                 \#
                                                                          0010900000000video/vc2            \#
                                                                                             00F0S00106000ap\#
        plication/x-web-app-manifest+json1Eiwebapp                                   00G0J00105000applicatio\#
        n/provenance+xml0c4provx 0010D00008000application/csrattrscsrattrs0000B00003000image/x-raw-rawzorrwz\#
                                 00G080010@50?text/css1;ccss pcss postcssutf-8CSS style sheet0010D00008000ap\#
        plication/vnd.xfdlxfdl xfd00G0e00100000application/vnd.3gpp.mcvideo-transmission-request+xml0c400F0Q\#
        00100000application/vnd.gov.sk.e-form+xml0c4                        0010D00003000audio/vnd.everad.pl\#
        jplj                               0000F0000000?application/x-svn-dumpSubversion dump               \#
                                                                                                       0000H\#
        00002000application/x-sg1000-romsg                                             0000J00000000applicat\#
        ion/vnd.ah-barcode                                                                                  \#
                                                                     0080J00004000application/x-java-pack200\#
        pack0000K00002000application/x-sega-pico-rommd0000K00002000application/x-mach-o-bundleso0010D0000000\#
        0audio/tetra_acelp_bb 0000M00007000application/x-internet-signupisp ins                             \#
                                0000;00203000audio/x-m4r0`M141m4r                               0010J0000000\#
        0application/wordperfect5.10000F0000<000application/x-sas-mddbsm7 sas7bmdb                          \#
                0060:00100000text/x-uri1;c00G0g00100000application/vnd.openxmlformats-officedocument.theme+x\#
        ml0c40080H00108000image/vnd.djvu+multipage07Edjvu djv0010?00003000application/atfatf0010;00000000aud\#
        io/g7221                                                                                            \#
                                                                                                            \#
                                                                                                  0010N00100\#
        000application/ace-groupcomm+cbor0b7                                                                \#
         00G0D00100000application/clue+xml0c4                       0060>00207000text/scriptlet0c41;cwsc sct\#
        0000E00006000chemical/x-mdl-rdfilerd rdf                               0000E0000<000application/x-sa\#
        s-fdbsf7 sas7bfdb                                                                                   \#
                                                                                                            \#
               00Y090N003009image/pngimage/x-citrix-png image/x-pngpngPNG image                             \#
                                                                                                      0080@0\#
        P107000audio/x-flac+oggaudio/x-ogg-flac audio/x-oggflac1SWoga ogg0060@00200000text/x-maven+xml0c41;c\#
        0000D00002000application/cu-seemecu                           0000E00003000application/x-sms-romsms \#
                00G1D00100000application/vnd.openxmlformats-officedocument.wordprocessingml.document.glossar\#
        y+xml0c400@0C00000000x-shader/x-fragment                                                            \#
                                                                                                            \#
                                 00F0E00104000application/raml+yaml1XJraml0000D00003000application/x-msclipc\#
        lp0090B0;00A00>image/vnd.radianceimage/x-hdrhdr pic rgbe xyzeRadiance image0080@00003000image/x-pain\#
        tnetpdn0080E0J00800>application/x-archiveapplication/x-unix-archivea ar libstatic library           \#
                                                                                                            \#
           0000B0000400Dapplication/x-lzmalzmaLZMA-compressed data0010>00000000audio/melp1200               \#
                                              0000A00000000application/x-zim0080=0000300Limage/vnd.dxbdxbAut\#
        oCAD binary exchange file                                                                           \#
           0010B00000000application/vc+jwt                                                                  \#
                                                0010B00000000audio/dsr-es201108                             \#
                             0010Z00008000application/vnd.cendio.thinlinc.clientconftlclient0010E00000000app\#
        lication/raptorfec00G0J00100000application/vnd.drive+json1Ei0090I0C003000application/vnd.kde.kivioap\#
        plication/x-kivioflw                 0090H00003000application/vnd.isac.fcsfcs0080I0000600=applicatio\#
        n/x-gameboy-romgb sgbGame Boy game                                                                  \#
                                                      0010G00003000application/vnd.wap.slcslc               \#
                                                                                               0010E00000000\#
        application/st2110-410010M00003000audio/atrac-advanced-losslessaal                         0080Q0000\#
        000Capplication/x-flash-shared-objectFlash shared object0080Q0000300Gapplication/x-nintendo-switch-n\#
        spnspNintendo Switch package00G0[00100000application/vnd.radisys.msml-audit-conn+xml0c40010>00004000\#
        model/vnd.barybary0010D00003000audio/vnd.nortel.vbkvbk00A0H0001\00Fapplication/octet-streambin deplo\#
        y bpk dump buffer dms lrf mar so dist exe distz pkg dll msp deb elc dmg iso lha msu img msi msm lzhd\#
        ata of unknown format0080@00003000image/x-gimp-patpat00F0M00103000application/x-dtbresource+xml0c4re\#
        s0000D00002000chemical/x-swissprotsw0080B0000400<application/x-cpiocpiocpio archive0010L00003000appl\#
        ication/vnd.novadigm.edxedx00G0X00100000application/vnd.oma.poc.final-report+xml0c400G0X00100000appl\#
        ication/vnd.marlin.drm.conftoken+xml0c40000C00106000application/x-lzpdf1G_pdf.lz0010:00008000image/j\#
        phcjhc jphc0010K00003000application/vnd.cosmocallercmc0080J0010000Eapplication/x-android-boot0gVboot\#
         image of Android00Q0C00000000application/edifact0010J00000000application/index.response0080@0U10300\#
        Bimage/x-fuji-rafimage/x-fujifilm-raf image/x-raw-fuji0N0rafFujifilm raw image0160f0`304000applicati\#
        on/vnd.ms-visio.stencil.macroenabled.main+xmlapplication/vnd.ms-visio.stencil.macroenabled.121^[1_[0\#
        c4vssm00G0a00100000application/vnd.oma.poc.invocation-descriptor+xml0c40010H00000000application/vnd.\#
        dvb.dvbj            0010>00005000message/globalu8msg                                                \#
          0080I0010H00Dapplication/x-ms-jumplist1>[automaticDestinations-msjump list of Windows0010O00000000\#
        application/vnd.f-secure.mobile00G0G00106000application/sensml+json1Eisensml0080A0A20?000image/x-kod\#
        ak-kdcimage/x-raw-kodak1AD0N0kdc dcs drf k250000O00100000application/x-mysql-misam-index1Ta         \#
                00G0Y00100000application/emergencycalldata.comment+xml0c400G0Y00100000application/vnd.3gpp.m\#
        cdata-ue-config+xml0c400G0E0[109000application/xliff+xmlapplication/x-xliff application/x-xliff+xml0\#
        c4xlf xliff0010Q00000000application/simplesymbolcontainer00G0U00100000application/vnd.3gpp-prose-pc3\#
        ach+xml0c40060H0;104000application/x-fishscripttext/x-fish1;cfish00G0I00100500application/msc-mixer+\#
        xml0c4utf-80080L00004000application/x-adobe-indesignindd0070<00103000text/vnd.abc1;cabc00G081V10300F\#
        text/csvapplication/csv application/x-csv text/comma-separated-values text/x-comma-separated-values \#
        text/x-csv1;ccsvcomma-separated values00G0U00100000application/vnd.radisys.msml-conf+xml0c40010J0000\#
        3000application/vnd.mobius.mslmsl00G0C0810@000application/rdf+xmltext/rdf0c4rdf owl rdfs xmp0000D000\#
        02000application/x-tex-gfgf0010B00000000audio/dsr-es202050                                          \#
                           0010M00000000application/x-x509-ca-ra-cert                                       \#
                                       0060?00102000text/x-troff-me1;cme                0010E00000000applica\#
        tion/cose-x509                                             0000L00003000application/x-oz-application\#
        oza                   0060A0020:000text/x-gradle-kts0581;cgradle.kts00G0P00100000application/webpush\#
        -options+json1Ei                                           0080B18003000application/winhlpapplicatio\#
        n/winhelp application/x-winhelp zz-application/zz-winassoc-hlphlp0010N00002000application/vnd.sigrok\#
        .sessionsr                              00G0P00103500application/vnd.syncml.dmddf+xml0c4ddfutf-80010\#
        L00000000application/vnd.etsi.tsl.der0000A00003000application/x-nwcnwc                0060H00106000a\#
        pplication/x-gerber-job1Eigbrjob                         0010D00000000application/vnd.curl     0060=\#
        00105000text/x-eiffel1;ce eif                 0010D00004000application/vnd.semdsemd                 \#
                                   00F0?00103000text/x-suse-ymp1;cymp                                       \#
                                                                                     0160g0a304000applicatio\#
        n/vnd.ms-visio.template.macroenabled.main+xmlapplication/vnd.ms-visio.template.macroenabled.121^[1_[\#
        0c4vstm0180@00103000image/openraster1_[ora0060O00109000application/vnd.java.hprof.text1;chprof.txt00\#
        10H00003000application/vnd.musicianmus0060S0:103000text/x-gettext-translation-templatetext/x-pot1;cp\#
        ot0000?00107000audio/x-minipsf009minipsf                                                            \#
                                                                                                            \#
                                                                                  00G0R00100000application/v\#
        nd.3gpp.seal-info+xml0c4                                                              0080J00003000a\#
        pplication/x-spectrum-tzxtzx0010F0000C000application/pkcs7-mimep7m p7c p7z der msg                  \#
                                            0000C0000?00;application/x-trashbak old ~ sik %backup file0010?0\#
        0004000application/clr1clr                                     0010L00000000application/vnd.openprin\#
        ttag0010F00003000image/vnd.fastbidsheetfbs                                                          \#
               0060:00103000text/x-boo1;cboo       0060900102009text/x-go1;cgoGo source                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                            0000F00100000image/x-tiff-multip\#
        age1AD                                                                                              \#
                                        0010C00000000application/vnd.mdl                                    \#
                                                                                                            \#
                                             0080B0000800Kapplication/x-dxbcdxbc csocompiled shader of Direc\#
        t3D0080F0B004000application/x-stuffitxapplication/x-sitxsitx0080E0010300;application/x-dosexec12Vexe\#
        DOS program0000J00003000application/x-spectrum-pzxpzx00G0E00100000application/csvm+json1Ei0080Q00103\#
        000application/vnd.stardivision.math1>[smf                                              0010R0000800\#
        0application/vnd.snesdev-page-tableptrom pt00X0A0L00300;application/x-arjapplication/x-arj-compresse\#
        darjARJ archive00G0C00103000application/vec+xml0c4vec0010J00004000application/vnd.sealed.csfscsf0010\#
        L00008000application/vnd.sus-calendarsus susp0080:0000200Haudio/x-ayaymusic of the ZX Spectrum0090;0\#
        000>00;video/3gpp23g2 3gp2 3gpp23GPP2 video0000F0B006000video/vnd.rn-realvideovideo/x-real-videorv r\#
        vx0010B00008000video/vnd.dece.mp4uvu uvvu                      0010900000000audio/mpa               \#
                                                   0010:00000000video/celb                                  \#
                                                                                                            \#
                                                                       0090?00003000application/mxfmxf      \#
                                                                                                            \#
                     0010G00003000application/vnd.enlivennml0080M0000300Aapplication/x-mozilla-archivemarupd\#
        ate of Mozilla                             0060:0G10=000text/x-jspapplication/x-httpd-jsp1;cjsp jspf\#
         jspx                                                                                               \#
                  0090E0H10H00=application/vnd.visioapplication/vnd.ms-visio1>[vsd vst vss vsw vtx vsdxVisio\#
         drawing00G0G00104000application/marcxml+xml0c4mrcx        0190g0i103000application/vnd.oasis.opendo\#
        cument.spreadsheet-templateapplication/x-vnd.oasis.opendocument.spreadsheet-template1_[ots          \#
                                                                                                            \#
                              0060G00103000application/x-tiled-tsx0c4tsx0010@00000000video/vnd.planar       \#
                                                                                                            \#
                                                0010S00004000application/vnd.nokia.radio-presetsrpss        \#
                                                                              0010H0000K000application/vnd.v\#
        d-studymxi study-inter model-inter0010J00000800application/news-groupinfous-ascii                   \#
                                                                                                            \#
                                                    0010D00000000application/vnd.bpf3                       \#
                                                                                                            \#
                                                                     0010?00000000video/parityfec      0010G\#
        00003000application/tamp-updatetur                                                                  \#
                                                           0000B0000;000application/x-fontpfa pfb gsf       \#
                                                                                        00G0L00104000applica\#
        tion/vnd.sun.wadl+xml0c4wadl                                                                      00\#
        00@0000000@inode/chardevicecharacter device                      0060;08104000text/x-dsrctext/x-d1;c\#
        d di0000C00003000application/dsptypetsp00F0D00104000application/xaml+xml0c4xaml0010W00003000applicat\#
        ion/vnd.yellowriver-custom-menucmp0070I00109500text/vnd.debian.copyright1;ccopyrightutf-80010D001000\#
        00application/cmw+cbor0b70000L00003000application/x-authorware-mapaam0000=00000000image/example0190`\#
        0b103000application/vnd.oasis.opendocument.text-templateapplication/x-vnd.oasis.opendocument.text-te\#
        mplate1_[ott                                                                                        \#
                                                                                                            \#
                    00G0Y00100000application/vnd.iptc.g2.knowledgeitem+xml0c40080A0000300Iapplication/x-tdbt\#
        dbTrivial Database of Samba0010:00000000audio/scip0010E00000000application/vp+sd-jwt00G1900100000app\#
        lication/vnd.openxmlformats-officedocument.drawingml.diagramcolors+xml0c40080=0?103000video/annodexv\#
        ideo/x-annodex1m>axv0000H00008000application/x-sas-backupsas7bbak0000F00003000application/x-msbinder\#
        obd00G0T00103000application/media-policy-dataset+xml0c4mpf0000C0000P000application/x-makerfb fbdoc f\#
        rm maker frame fm book0000@00002000application/x-pwpw00G0M00103000application/vnd.adobe.xdp+xml0c4xd\#
        p0080A0000300Capplication/x-ipfipfIPF image of a disk0010b00004000application/vnd.doremir.scorecloud\#
        -binary-documentscld0080A0000300;audio/x-psion-wvewvePsion sound0010C00000000application/vnd.cel0000\#
        H0000<000application/x-sas-accesssa7 sas7bacs0080J00003000audio/x-wavpack-correctionwvc0080H0010F00>\#
        application/vnd.squashfs0gVsfs sqfs sqsh squashfsSquashFS image0080I0000800Napplication/x-apple2-2im\#
        g2img 2mg2IMG image of an Apple II disk0010T00000000video/vnd.iptvforum.1dparityfec-10100010G0000000\#
        0audio/vnd.dolby.pulse.10060=0010A000text/x-groovy1;cgroovy gvy gy gsh0060?0010300:image/x-xbitmap0@\#
        [xbmX11 bitmap           0010G00000000application/edi-consent0010:00000000video/mp2p00G1500100000app\#
        lication/vnd.openxmlformats-officedocument.spreadsheetml.table+xml0c4      00G0T0010300<application/\#
        vnd.google-earth.kml+xml0c4kmlKML map data0010J00109000application/vnd.fdsn.mseed1^Lmseed msd0080G0F\#
        00>00?application/vnd.flatpakapplication/vnd.xdgappflatpak xdgappFlatpak package0060:00107000text/x-\#
        ssa1;cssa ass                                                                                       \#
         0010U00000000application/vnd.ms-wmdrm.lic-chlg-req                                                 \#
              00G0R00100000application/vnd.oma.bcast.sgdd+xml0c4                                            \#
                0010G00000000application/vnd.wfa.dpp                                 0010L00000000applicatio\#
        n/vnd.sketchometry                         00G0X00100000application/vnd.3gpp.mcptt-ue-config+xml0c4 \#
                                                                                                            \#
                                                                                                            \#
        0060?00102000text/x-lilypond1;cly00G0M00100000application/alto-propmap+json1Ei0000T00100000applicati\#
        on/vnd.ms-excel.workspace.31EM0010R00000000application/vnd.dvb.ipdcesgaccess2                       \#
                       009090F00300:audio/ac3audio/vnd.dolby.dd-rawac3AC-3 audio0010J00003000application/vnd\#
        .fuzzysheetfzs               0010F00000000application/vnd.netfpx                           0080R0010\#
        :000application/x-bzip1-compressed-tar0SMtar.bz tbz0080A0^00700;application/x-lhaapplication/x-lzh a\#
        pplication/x-lzh-compressedlzh lhaLHA archive            0080D0000600Eapplication/x-tflitetfliteTens\#
        orFlow Lite model                                                                                   \#
                                                  0080<0000700>image/x-viffviff xvKhoros picture            \#
                                               0080<0:10=00:audio/x-aiffaudio/aiff0?faif aiff aifcAIFF audio\#
        0010^00100000application/vnd.oms.cellular-cose-content+cbor0b70010T00000000application/vnd.vividence\#
        .scriptfile0010U00004000application/vnd.crick.clicker.paletteclkp00G0R00100000application/alto-endpo\#
        intcost+json1Ei00G0M00100000application/kpml-response+xml0c40010900003000audio/smvsmv               \#
                                                     0010Q00000000application/vnd.ubisoft.webplayer         \#
                                0010C00003000application/vnd.wmcwmc00G0[00100000application/vnd.3gpp.seal-lo\#
        cation-info+xml0c4                                                             009090]00300Aimage/em\#
        fapplication/emf application/x-emf image/x-emfemfenhanced metafile00P0B00004000application/x-bdocbdo\#
        c                                                                      0010Q00000000application/vnd.\#
        ms-wmdrm.lic-resp0010U00009000application/vnd.quobject-quoxdocumentquox quiz0060B00109000application\#
        /xquery1;cxq xquery0010D0000<000image/vnd.sealed.pngspng spn s1n0000E00000000application/x-os2-inf00\#
        60:00203000text/x-xmi0c41;cxmi                                                                      \#
                                                                                       00G0C00103000applicat\#
        ion/sru+xml0c4sru00G1900100000application/vnd.openxmlformats-officedocument.spreadsheetml.calcchain+\#
        xml0c400G0c00100000application/3gpp-mbs-user-service-descriptions+json1Ei                           \#
                                             00G1800100000application/vnd.openxmlformats-officedocument.draw\#
        ingml.diagramstyle+xml0c40010D00000000application/coap-eap0000K00007000application/x-endnote-referen\#
        r enw                                                                                               \#
                                    0060=0010:00=text/x-kotlin1;ckt ktm ktsKotlin source                    \#
                                                                                              0010:00004000i\#
        mage/jxsijxsi                       0010J00000000application/vnd.music-niff00G0X00100000application/\#
        vnd.oma.group-usage-list+xml0c4                                                                     \#
                                                                                       0080;0000:000audio/x.\#
        sf3au.sf3 sf3                                                                                       \#
                       0010J00004000application/vnd.3gpp2.tcaptcap0070M0010800Lapplication/vnd.apple.mpegurl\#
        1;cm3u8 m3uHTTP live streaming playlist            0000I00004000application/x-scilab-xcosxcos01Y0N0?\#
        208000application/vnd.ms-xpsdocumentapplication/xps1Lg1_[xps oxps                                   \#
                                                                                                            \#
                   00G0\00100000application/vnd.ims.lti.v2.toolsettings+json1Ei0080I0000000Iapplication/x-ni\#
        b-archiveinterface of an Apple app00G0L00106000application/urc-ressheet+xml0c4rsheet   0010W00000000\#
        application/vnd.japannet-payment-wakeup0000H00003000application/x-saturn-romiso                     \#
                                          00Y0M0A10300Bapplication/vnd.comicbook+zipapplication/x-cbz1_[cbzc\#
        omic book, zipped         0060D00102000text/vnd.rn-realtext1;crt0090C00003000application/vnd.ageage \#
        0010?00000000application/nss                0080;0900300Eaudio/x-s3maudio/s3ms3mScream Tracker modul\#
        e0060;00201008text/x-chdr1;c0@[hC header00G0M00100000application/alto-costmap+json1Ei0000O00005000ap\#
        plication/vnd.procreate.brushbrush0060:00103000text/x-dsl1;cdsl0000D00003000application/x-iphoneiii0\#
        080U00103000application/vnd.sun.xml.calc.template1_[stc                                             \#
                                                                                                            \#
                                                                                                            \#
                                                                                  0090K0A00300Bapplication/v\#
        nd.ms-htmlhelpapplication/x-chmchmcompiled HTML help0000T00100000application/vnd.ms-excel.workspace.\#
        41EM0010K00000000application/vnd.bbf.usp.msg   0010?00000000application/sbe         00G1;00100000app\#
        lication/vnd.openxmlformats-officedocument.spreadsheetml.revisionlog+xml0c40000D00000000application/\#
        x-ms-nls                                                                                            \#
                                        0010B00000000audio/dsr-es202211                                     \#
                                                                                                            \#
                                 0080G00006000application/x-pico8-romp8.rom                                 \#
                                                                                                            \#
                       00G0J00100000application/vnd.miele+json1Ei 0070800100000text/rtx1;c0010J00000000appli\#
        cation/multipart-core                                                                    00O0?0U1030\#
        0Bapplication/rtfapplication/x-rtf text/rtf text/x-rtf1;crtfRich Text document00G0^00100000applicati\#
        on/vnd.3gpp.mcptt-mbms-usage-info+xml0c400G0I00104000application/atsc-rsat+xml0c4rsat00G0V00100000ap\#
        plication/vnd.radisys.msml-audit+xml0c40000D00003000chemical/x-cache-csfcsf01Y0[0]10300Dapplication/\#
        vnd.oasis.opendocument.graphicsapplication/x-vnd.oasis.opendocument.graphics1_[odgOpenDocument drawi\#
        ng00G0H00100000application/geoxacml+xml0c40080F00004000audio/vnd.audible.aaxcaaxc00G0b00100000applic\#
        ation/vnd.radisys.msml-dialog-fax-detect+xml0c40190`00204000application/vnd.ms-word.template.macroen\#
        abled.121SJ1Lgdotm00G1@00100000application/vnd.openxmlformats-officedocument.presentationml.slideupd\#
        ateinfo+xml0c40080>0910300Caudio/x-ms-wmaaudio/wma1AiwmaWindows Media audio00G1600100000application/\#
        vnd.openxmlformats-officedocument.presentationml.slide+xml0c40010>00000000audio/encaprtp0010D0000000\#
        0application/vnd.xcdn                                                                               \#
                   0060B00100000text/cql-extension1;c                                                       \#
                                      0010A00003000model/vnd.sap.vdsvds00Y0N00103000application/vnd.ficlab.f\#
        lb+zip1_[flb0000O00003000application/vnd.ms-visio.viewervdx                                     0000\#
        M00007000application/x-genesis-32x-rom32x mdx                                                       \#
                                         0080A00000000audio/x-dec-basic                                     \#
                                                                    0010K00003000application/vnd.cloanto.rp9\#
        rp90060I00100000application/vnd.ms-wordml0c40010U00003000application/vnd.publishare-delta-treeqps   \#
                                                                                                            \#
                                                          00G0H00103000application/calendar+xml0c4xcs       \#
                                                                                                            \#
                                                                                                            \#
                                                                                              0010@00008000a\#
        pplication/mp21m21 mp21                                                                          00F\#
        0G0k10;000application/docbook+xmlapplication/vnd.oasis.docbook+xml application/x-docbook+xml0c4dbk d\#
        ocbook0060=0010G000text/x-erlang1;cerl app.src escript hrl  00G0L00100000application/vnd.restful+jso\#
        n1Ei                                                     0091200204000application/vnd.openxmlformats\#
        -officedocument.presentationml.slide1Lg1_[sldx0080N0000700Fapplication/x-atari-disk-imageatr xfdimag\#
        e of an Atari disk                                                                        0010H00003\#
        000application/vnd.intu.qfxqfx0000M00008000chemical/x-embl-dl-nucleotideemb embl0190Z0\10300Dapplica\#
        tion/vnd.oasis.opendocument.formulaapplication/x-vnd.oasis.opendocument.formula1_[odfOpenDocument fo\#
        rmula0010D00003000application/vnd.xaraxar0000A00303000image/x-nikon-nrw1AD0N01YKnrw0000?00000000mess\#
        age/example                                  0080;00003000audio/x-vocvoc                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                   0080;00003009audio/x-avravrAVR sound                                                     \#
                                        0000?00004000chemical/x-cmdfcmdf0080;09003000audio/x-ttaaudio/ttatta\#
                                                                  00G0E0010N00:application/xhtml+xml0c4xhtml\#
         xht xhtm xhtml2 html htmXHTML page                                                                 \#
                 0010L00000000application/whoispp-response                          0010=00000000audio/gsm-e\#
        fr                                                     00F0B0d10]00<text/x-shellscriptapplication/x-\#
        sh application/x-shellscript text/x-sh1;csh bash bats ksh zsh config install run t tapshell script00\#
        10A00000000application/slate00G0W00100000application/vnd.radisys.msml-dialog+xml0c40010K00004000mult\#
        ipart/vnd.bint.med-plusbmed0010:0000=000video/h265265 h265 hevc        0090A0Q00300Capplication/dico\#
        mapplication/x-dicom image/x-dicomdcmDICOM medical image0000C00003000image/x-xwindowdumpxwd00G0[0010\#
        0000application/vnd.poc.group-advertisement+xml0c400G0D00100000application/mud+json1Ei0080;00003000a\#
        udio/x-mo3mo3                                                0070C00100000text/cql-expression1;c    \#
                                                                                                            \#
                                                                00Y0H1n10O00Happlication/vnd.ms-excelapplica\#
        tion/excel application/msexcel application/x-excel application/x-msexcel application/xls zz-applicat\#
        ion/zz-winassoc-xls1>[xls xlm xlc xla xlt xlw xll xldExcel workbook (97-2003)0010e00000000applicatio\#
        n/vnd.3gpp.5gsa2x-local-service-information0010C00000000application/vc+cose0060B00104000application/\#
        x-xbel0c4xbel0080M0000700Mapplication/x-gobject-typelibtypelibintrospection data of GObject0080F0020\#
        >000image/x-compressed-xcf1jD0RPxcf.gz xcf.bz20060>0010K000text/x-clojure1;cclj boot cljc cljs cljx \#
        edn00G0A00100000video/lottie+json1Ei0010K00000000application/vnd.osgi.bundle                        \#
                  0000D00000000x-content/video-svcd0010A0C104000video/matroska-3dvideo/x-matroska-3d1]emk3d0\#
        080>0000300<audio/x-twinvqvqfTwinVQ audio00G0H00100000application/cea-2018+xml0c40000R00003000applic\#
        ation/x-wonderswan-color-romwsc                                                                     \#
                                                  0060L00100000application/onix-message+xml0c400G0Q00100000a\#
        pplication/vnd.dm.delegation+xml0c40080>0000300@image/x-cineoncinCineon film scan0010O00003000applic\#
        ation/vnd.dtg.local.flashfla00G0J00103500application/vnd.syncml+xml0c4xsmutf-80010S00000000applicati\#
        on/token-introspection+jwt0010D00100000application/ace+cbor0b70080B0000400:application/x-ggufggufGGU\#
        F model0080L0000000Bapplication/x-locale-archivearchive of locales0080;0000300Eaudio/x-gbsgbsmusic o\#
        f the Game Boy0010R00003000application/vnd.afpc.modca-overlayovl                                    \#
                               0000U00002000application/x-thomson-cartridge-memo7m7                         \#
                                                    0080C00106000application/x-gzdvi1jDdvi.gz               \#
            00G0D00100500application/elm+json1Eiutf-8                     0010I00007000application/ocsp-resp\#
        onseors der                                                                                         \#
                                                                   0010X00000000application/vnd.as207960.vas\#
        .config+uper                                             0010C00000000application/eat+jwt           \#
                                                                                                            \#
                                                                                                            \#
                                                                       0060:00103000text/x-dcl1;cdcl        \#
        0000?0B000006inode/directoryx-directory/normalfolder                   00G0M00100000application/saml\#
        assertion+xml0c400G0=0010=000text/uri-list1;curi uris urls0060B0A202000text/x-opencl-csrctext/x-open\#
        cl-src0@[1;ccl0060<00102000text/x-genie1;cgs0000I0000>000application/x-genesis-romgen 68k sgd md0060\#
        ?00202000text/x-vbdotnet0O\1;cvb0010M00000000application/vnd.uplanet.alert0080H0E103000application/x\#
        -itunes-ipaapplication/x-ios-app1_[ipa                                                0010J00004000a\#
        pplication/vnd.xmpie.dpkgdpkg0010B00000000application/ulpfec                                        \#
                                                                              0010;00000000audio/t140c0010A0\#
        0000000application/index0080H00107000application/x-starwriter1>[sdw vor0010G00000000application/geof\#
        eed+csv    00P0@00004000application/bdocbdoc                                                        \#
                                        0080G0000000@application/x-godot-pckpackage of Godot                \#
                                                                                                            \#
                                                                     0080N0P103000application/vnd.sun.xml.wr\#
        iterapplication/x-vnd.sun.xml.writer1_[sxw                                                          \#
                                                                             00G0N00108000application/vnd.cy\#
        clonedx+json1Eicdx.json0010N00003000application/vnd.fujitsu.oasys3oa3                               \#
                                                                                                            \#
                                                                                                           0\#
        090<0F10300Caudio/amr-wbaudio/amr-wb-encrypted1\GawbAMR wideband speech                             \#
                                                              0010L00003000application/vnd.spotfire.dxpdxp00\#
        10F00000000application/atomicmail0060>1110?000audio/x-ms-asxapplication/x-ms-asx video/x-ms-wax vide\#
        o/x-ms-wmx video/x-ms-wvx0c4wvx wmx asx wax0010G00000000application/vnd.mermaid0090L0S00<00>applicat\#
        ion/vnd.tcpdump.pcapapplication/pcap application/x-pcappcap cap dmppacket capture0010K00000000applic\#
        ation/vnd.ncd.control00G0C00103000application/pls+xml0c4pls0010A00008000video/vnd.dece.sduvs uvvs00G\#
        0Y00100000application/emergencycalldata.control+xml0c40080H0000300@application/x-vector-blfblflog of\#
         a CAN bus00G0?0010400:model/gltf+json1EigltfglTF scene00G0R00100500application/3gpdash-qoe-report+x\#
        ml0c4utf-80060;0B10400;text/x-javatext/x-java-source1;cjavaJava source00G0R00100000application/vnd.o\#
        ma.poc.groups+xml0c40010=00003000audio/sp-midimid0000:00004000image/hsj2hsj20000B00000000x-content/b\#
        lank-bd0010D00100000application/aif+cbor0b70010@00000000application/qsig0010R00003000application/vnd\#
        .mapbox-vector-tilemvt00G0R00100000application/alto-endpointprop+json1Ei0000H00003000chemical/x-gcg8\#
        -sequencegcg00I0H1600300<image/vnd.microsoft.iconapplication/ico image/ico image/icon image/x-ico im\#
        age/x-icon text/icoicoWindows icon00G0Z00100000application/vnd.ms-playready.initiator+xml0c400G0N001\#
        00000application/vnd.biopax.rdf+xml0c40010900000000audio/rtx0000H0000@000chemical/x-cactvs-binarycbi\#
        n cascii ctab0080I00003000application/x-sega-cd-romiso0000H00107000application/x-aportisdoc1oWpdc pd\#
        b0080G0000300Fapplication/x-adobe-grdgrdgradients of Photoshop0010:00000000audio/dvi4001090E000000fo\#
        nt/sfntapplication/font-sfnt0060B0@108000application/x-sylktext/spreadsheet1;csylk slk0060N00100000t\#
        ext/x-tika-text-based-message1;c0080O00100000application/x-fossil-repository0Gj0080I0000200:applicat\#
        ion/x-maya-binarymbMaya scene0010:00000000video/scip                                            0090\#
        G00007000application/vnd.pmtilespmtiles0010R00004000application/vnd.maxmind.maxmind-dbmmdb0010<00003\#
        000audio/evrcwbevw0010G00003000application/vnd.dvb.aitait                   00G0D00108000application\#
        /cwl+json1Eicwl.json0000D00001000chemical/x-molconn-zb            0010F00003000application/vnd.ms-im\#
        sims                                                                                                \#
                                                               0060<0010500<text/x-swift1;cswiftSwift source\#
        0010N0000:000application/vnd.rig.cryptonotecryptonote0060<00208000text/x-xslfo0c41;cfo xslfo        \#
                     0070V0O103000application/xml-external-parsed-entitytext/xml-external-parsed-entity0c4en\#
        t                                                                                                   \#
                        009160030400Eapplication/vnd.openxmlformats-officedocument.presentationml.slideshow0\#
        ij1Lg1_[ppsxPowerPoint slide show                                                                   \#
                        00Y0?0A00300=application/oggapplication/x-oggogxOgg container0060D00205000text/x-ope\#
        ncl-c++src0oJ1;cclcpp                                                         0010X00000000applicati\#
        on/vnd.dir-bi.plate-dl-nosuffix                                                                     \#
             0080G00003000application/x-ms-readerlit                                                     00G\#
        0o00100000application/vnd.openxmlformats-officedocument.themeoverride+xml0c40010?00000000message/sip\#
        frag                00Y0@2300600Dapplication/gzipapplication/gzip-compressed application/gzipped app\#
        lication/x-gunzip application/x-gzip application/x-gzip-compressed gzip/documentgz tgzgzip-compresse\#
        d data0010R00000000application/vnd.meridian-slingshot0010P00000000application/vnd.powerbuilder75-s00\#
        G0W00100000application/vnd.dvb.notif-container+xml0c4            0090C00205000image/heif-sequence15b\#
        0@Oheifs                                   0060?00204000text/x-sagemath1J41;csage 0010H00003000appli\#
        cation/vnd.intergeoi2g0010=00000000audio/pcmu-wb0010G00003000application/vnd.geoplang2w0010900000000\#
        audio/gsm                        0060>00100000text/x-credits1;c                                     \#
                                                                                                            \#
                                                                                                    0080M000\#
        0000@application/x-kerberos-ccacheKerberos tickets                                                  \#
                                0080J00003000application/x-spectrum-dskdsk  0090:0010400:audio/opus1SWopusOp\#
        us audio         0010=00000000video/pointer                                                         \#
                                                                                                            \#
                           0060B0;10`00;application/x-rubytext/x-ruby1;crb gemspec jbuilder podspec rake rbi\#
         rbw ru thorRuby script0010R00000000application/vnd.motorola.flexsuite0090C0C205000image/heic-sequen\#
        ceimage/hevc-sequence15b1o^heics0010I00003000application/vnd.epson.ssfssf0010:00004000image/jxscjxsc\#
        0010I00000000application/sslkeylogfile00G0O00103000application/patch-ops-error+xml0c4xer            \#
                                                                                        0080D00003000applica\#
        tion/x-amiprosam0010V00003000video/vnd.nokia.interleaved-multimedianim00G1;00100000application/vnd.o\#
        penxmlformats-officedocument.wordprocessingml.comments+xml0c40010D00004000application/vnd.psfspsfs00\#
        00F0000<000application/x-sas-datasd7 sas7bdat00X0;0900300:image/x-xcfimage/xcfxcfGIMP image         \#
                                                                                                            \#
                                       0080Q00103000application/vnd.stardivision.mail1>[sdm                 \#
                                 0080H00108000application/vnd.appimage0Yoappimage                           \#
                                                                0010O0000;000application/vnd.lotus-organizer\#
        or3 or2 org0090900003000image/jlsjls0080P00003000application/x-neo-geo-pocket-romngp0010N00000000app\#
        lication/vnd.fujixerox.hbpl                                                                       00\#
        60F0Q10:000text/x-java-propertiestext/properties text/x-properties1;cproperties0010W00003000applicat\#
        ion/vnd.groove-identity-messagegim0080F00003000application/x-font-bdfbdf0010[00000000application/vnd\#
        .ntt-local.sip-ta_tcp_stream                                              01Y0^0`10300Happlication/v\#
        nd.oasis.opendocument.spreadsheetapplication/x-vnd.oasis.opendocument.spreadsheet1_[odsOpenDocument \#
        spreadsheet0000=0000900=image/x-vicarvic vicarVICAR picture           0000E00000000application/quick\#
        time           0010M00000000application/vnd.ims.imsccv1p2                 00G1@00100000application/v\#
        nd.openxmlformats-officedocument.spreadsheetml.tablesinglecells+xml0c4                              \#
                                   0080I2500I00?application/vnd.ms-accessapplication/mdb application/msacces\#
        s application/vnd.msaccess application/x-mdb application/x-msaccess zz-application/zz-winassoc-mdbmd\#
        b accdb accde accdt mdeAccess database0010C00000000application/vnd.aia007090M10300Bmodel/objapplicat\#
        ion/prs.wavefront-obj1;cobjWavefront 3D model0000A00003000application/x-prtprt         0060H00103000\#
        application/x-cdrdao-toc1;ctoc0060<00102000text/texmacs1;ctm                                        \#
                      00G0M00100000application/ibe-pkg-reply+xml0c4                        0080L0000300>appl\#
        ication/vnd.sketchup.skpskpSketchUp model00G0\00100000application/vnd.3gpp.mcptt-floor-request+xml0c\#
        400G0M00100000application/spirits-event+xml0c40010=00003000model/vnd.mtsmts0080J0000800<application/\#
        x-qt-qml-cachejsc qmlccompiled QML0080=0010F000image/x-gzeps1jDeps.gz epsi.gz epsf.gz               \#
                                                 0010T00003000application/vnd.americandynamics.accacc       \#
                                                                     0010a00000000application/vnd.oma.bcast.\#
        simple-symbol-container0080J00003000application/x-spectrum-z80z80                                   \#
                                                                                                            \#
                                                                                               0060:00103000\#
        text/x-idl1;cidl00G0\00100000application/vnd.oipf.mippvcontrolmessage+xml0c4                        \#
                                                                                                    00G0`001\#
        00000application/vnd.3gpp.seal-data-delivery-info+xml0c40010:0?00J000model/stepapplication/p21step s\#
        tp p21 stpnc 210 ifc00X0R00003000application/java-serialized-objectser0010Y00000000application/vnd.m\#
        s-windows.nwprinting.oob          00G0:000Bj00:text/plaintxt text asc def list in brf aart am apt bs\#
        h classpath cwiki mf data egrm ft fn fv grm g handlers ihtml jmx junit jx meta mdo pen pom project r\#
        nx roles schemas tld types vm vsl wsdd xargs xcat xegrm xgrm xlex xlog xmap xroles xsamples xsp xtes\#
        t xweb xwelcome abap aff agda ahk arff astro au3 avdl bal ballerina bazel bb bbclass bicep bzl cabal\#
         cairo capnp comp creole cshtml cypher dhall eex ejs elm env erb fa faa fasta fastq fna fnl fq frag \#
        fs fsh fsi fsx g4 geom gff gleam glsl gn gni gql graphql graphqls gsp gtf gyp gypi hack hcl heex hex\#
         hlsl idr ihex iss j2 jai jinja jinja2 jq jsonnet kak kdl ld lds lean leex libsonnet liquid ll lock \#
        mediawiki metal mojo moon move mustache nasm ninja njk nomad nqp odin off opam p6 pbxproj pl6 pod6 p\#
        ony prisma prj proto purs raku rakumod razor rdoc re rego rei rhtml robot roc rockspec ron s19 sbv s\#
        hader sigma sln smali smithy smt2 sol soql srec stan strings svelte templ tesc tese textile tf tfvar\#
        s thrift tl tla tmpl tt uc vbhtml vert vim vsh vue vy wast wat webidl wiki wikitext wren yar yara ze\#
        p zig zon conf log ini pot srt ac cnd dcl dsp dsw ent htc manifest m4 n3 pod rng alias ase bdf bom c\#
        om dbx dist elc gpr hlp key lib mod otp par pat r3d smd spl srl xsfplain text0010M00000000applicatio\#
        n/vnd.ipld.dag-cbor0010J00000000application/vnd.sirtx.vmv00010@00000000multipart/report0060J0010>000\#
        text/x-handlebars-template1;chbs handlebars0080;00003000image/x-3ds3ds0000A00000000chemical/x-cerius\#
        0070@00100000text/vnd.latex-z1;c0010f00003000application/vnd.anser-web-certificate-issue-initiationc\#
        ii0000M0000000Lapplication/x-systemd-catalogmessage catalogue of systemd0010R00000000application/pri\#
        vate-token-response0010E00000000application/vq-rtcpxr0010O00000000application/vnd.pwg-multiplexed001\#
        0B00000000audio/vnd.cns.anp10080L0000400Oapplication/vnd.android.vdexvdexverified code of an Android\#
         app0010:00000000video/jxsv0080<0000800<image/x-ptexptex ptxPtex texture00G0V00100000application/vnd\#
        .gentoo.catmetadata+xml0c400G0I00100000application/yang-sid+json1Ei0010T00000000video/vnd.iptvforum.\#
        2dparityfec-10100080;09003000audio/x-xmfaudio/xmfxmf0080J0000M00>application/x-ocaml-objectcma cmi c\#
        mo cmt cmti cmxa cmxcompiled OCaml0010E00000000application/vnd.fints0080@0H00;00>audio/x-musepackaud\#
        io/mpc audio/musepackmpc mp+ mppMusepack audio0010D00008000model/vnd.pytha.pyoxpyox pyo0060N00103000\#
        text/x-ms-visualstudio.project1;cdsp0090K0R20500>application/vnd.apple.pagesapplication/x-iwork-page\#
        s-sffpages0hd1_[pagesPages document0010M00003000application/vnd.geogebra.fileggb0000:00000000audio/i\#
        sac0010@00003000application/nodecjs0010N00000000application/vnd.dvb.ipdcesgpdd00G0S00100000applicati\#
        on/vnd.liberty-request+xml0c40010C0000<000application/vnd.tmlvfr viaframe0060:00103000text/x-sed1;cs\#
        ed0010J00003000application/vnd.cinderellacdy0010I00003000application/vnd.epson.msfmsf0000D00003000ch\#
        emical/x-ncbi-asn1asn0010a00004000application/vnd.collabio.xodocuments.presentationxodp0010T00000000\#
        application/vnd.afpc.modca-mediummap0070J0i10G00Capplication/vnd.framemakerapplication/vnd.mif appli\#
        cation/x-frame application/x-mif1;cmif fm frame maker bookFrameMaker document0080C0000000Kapplicatio\#
        n/x-kdumpkernel dump of makedumpfile006090N10200;text/rustapplication/x-rust text/x-rust1;crsRust so\#
        urce0010;00000000message/mls0010K00005000application/cdmi-capabilitycdmia0060D0010D000application/di\#
        ta+xml0c4ditamap dita ditaval0010W00000000application/vnd.as207960.vas.config+jer                   \#
                                                                                                            \#
                         0010M00007000application/vnd.smart.teacherteacher                                  \#
                                                                        0010?00004000application/cmscmsc    \#
                   0010H00000000application/vnd.paos.xml                                                    \#
                             0010Q00000000application/vnd.ecowin.fileupdate                                 \#
                                       0010J00003000application/vnd.mobius.mbkmbk00Y0Q00106000application/vn\#
        d.espass-espass+zip1_[espass0060;00103000text/x-mpl21;cmpl0000F0000B000chemical/x-mopac-inputmop mop\#
        crt zmt mpc                                            0010?00003000application/pdxpdx              \#
                                            0010Y00003000application/tamp-community-update-confirmcuc       \#
                     00A0Q00000000application/x-www-form-urlencoded0000E00006000chemical/x-mdl-sdfilesd sdf \#
                                00Y0:1C00S009audio/mpegaudio/mp3 audio/mpeg3 audio/mpg audio/x-mp3 audio/x-m\#
        peg audio/x-mpeg-3 audio/x-mpgmp3 mpga mp2a m2a m3a mpega mp1 mp2MP3 audio0080G00000009application/x\#
        -quake-bspQuake map00G0D00100000application/pvd+json1Ei0190g00103000application/vnd.oasis.opendocume\#
        nt.text-master-template1_[otm        0010F00007000application/prs.nprendrnd rct                     \#
                                                   0060F00103000application/x-font-ttx0c4ttx    0010R0000000\#
        0application/vnd.ecowin.filerequest0090800002000model/jtjt             0090J0010700Fapplication/vnd.\#
        ms-project1>[mpp mptMicrosoft Project plan0000F00002000application/x-stata-dodo0000I00105000applicat\#
        ion/x-roxio-toast0Khtoast                                                                           \#
                                                                                                            \#
                                                0060G0010400;application/schema+json1EijsonJSON schema      \#
                                                                                                            \#
                                                00G0W00100000application/vnd.iptc.g2.packageitem+xml0c400G0X\#
        00100000application/vnd.cncf.helm.config.v1+json1Ei00Q0E00000000multipart/alternative        0000F00\#
        003000application/x-spss-porpor                             00G0\00100000application/vnd.apothekende\#
        .reservation+json1Ei             0010C00003000application/expressexp0090J0D004000application/vnd.kde\#
        .kchartapplication/x-kchartchrt0000U00003000application/vnd.emusic-emusic_packageemp0080;0000000?vid\#
        eo/x-mveInterplay movie0000K00003000application/x-endnote-styleens0080A0020300?image/x-canon-cr21AD0\#
        N0cr2Canon raw image0010G00000000application/vnd.rs-274x00G1<00100000application/vnd.openxmlformats-\#
        officedocument.wordprocessingml.numbering+xml0c40010C00000000application/vnd.hsl                    \#
                                                                                                     0000F00\#
        003000application/x-graphitegra                                                                     \#
                                                                                                            \#
                                    0010C00000000application/vnd.kdl                             0080C000050\#
        0:application/x-lzfselzfseLZFSE data0080J00105000application/x-gzpostscript1jDps.gz0060=0:10;000text\#
        /x-adasrctext/x-ada1;cadb ads ada                                                                   \#
                                                            0000K00000000application/x-mmm-digisonde0000J000\#
        05000application/vnd.java.hprofhprof                                              00G090L10>009text/\#
        htmlapplication/html text/x-html1;chtml htm shtmlHTML page   0060E0030?000application/x-gnucash1jD0G\#
        j0c4gnucash gnc xac      0010Q00003000application/vnd.3gpp.pic-bw-largeplb0010I00003000application/v\#
        nd.3gpp2.smssms                             00G0D00107000application/swid+xml0c4swidtag0080E00107000\#
        application/x-mbtiles0Gjmbtiles0000K00003000application/x-pc-engine-rompce                          \#
                                                                      00G0V00100000application/vnd.etsi.iptv\#
        ueprofile+xml0c4       00H0G0`00400;application/x-vmdk-diskapplication/x-virtualbox-vmdk application\#
        /x-vmdkvmdkVMware disk0080?0000300<model/x-openctmctmOpenCTM mesh0000I00003000chemical/x-ncbi-asn1-s\#
        pecasn                                  0010V00000000application/vnd.yamaha.tunnel-udpencap         \#
                                                                                                            \#
                                                                                                            \#
                                                                                        0060A00103000applica\#
        tion/x-nzb0c4nzb                                                                                    \#
                                                  0010G00008000application/vnd.hp-hpidhpid hpi              \#
                                                                                                            \#
                 0080I0000;00Bapplication/x-safetensorssafetensorstensors of a model0090N0H104000application\#
        /geopackage+sqlite3application/x-geopackage0Gjgpkg                                                  \#
                                                        0080;09003000audio/x-dffaudio/dffdff                \#
                                                                                                            \#
             0010F00003000application/vnd.ms-wplwpl0060:00103000text/x-moc1;cmoc0010\00000000application/vnd\#
        .fujifilm.fb.docuworks.binder                                              0060<00103000text/x-mpsub\#
        1;csub                  0060C00107000text/x-dbus-service1;cservice                  00G0J00103000app\#
        lication/xcap-error+xml0c4xer                       0060J00102000application/x-pico8-source1;cp8    \#
                          00F0R00100000application/fido.trusted-apps+json1Ei                                \#
                                0000L00003000application/x-cfs-compressedcfs                                \#
                     0010M0000C000application/vnd.clonk.c4groupc4g c4d c4f c4p c4u0000L00002000application/x\#
        -wonderswan-romws0190h0j103000application/vnd.oasis.opendocument.presentation-templateapplication/x-\#
        vnd.oasis.opendocument.presentation-template1_[otp00Q0900000000audio/l240000F00003000chemical/x-macm\#
        oleculemcm                   00G0G00103000application/xcap-ns+xml0c4xns                             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
              0060B00104000text/vnd.iptc.anpa1;canpa                                                        \#
             0070:00101000text/vnd.a1;ca00G0S00100000application/vnd.etsi.iptvsad-bc+xml0c40080J00008000appl\#
        ication/x-mach-o-dylibdylib so                                                                      \#
                         0010H0000=000application/vnd.apexlangapexlang apex0010C00000000video/mpeg4-generic0\#
        080D0000300Kapplication/x-ms-dbxdbxmessages of Outlook Express                                      \#
                                                                                  00G0c00100000application/v\#
        nd.ims.lti.v2.toolconsumerprofile+json1Ei0010E00000000application/index.obj0060;00101000text/x-rsrc1\#
        ;cr                               00G0K00100000application/vnd.ctct.ws+xml0c40080;0000300=image/x-ex\#
        rexrOpenEXR image00G0N00100000application/mathml-content+xml0c4     0080=0;009000image/x-jbig2image/\#
        x-jb2jb2 jbig2                                                                                      \#
        0010N00008000application/vnd.smart.notebooknotebook0080F0010@00?application/x-font-pcf1jDpcf pcf.z p\#
        cf.gzX11 bitmap font0000P00003000application/x-commodore-g64-diskg6400G0S00100000application/vnd.3gp\#
        p-prose-pc3a+xml0c400G0F00107000application/sensml+xml0c4sensmlx0080;0000^000audio/x-psfpsf1 minipsf\#
        1 gslib minigsf psf psflib minipsf00G0Z00100000application/vnd.oci.image.manifest.v1+json1Ei0010I000\#
        03000application/vnd.epson.esfesf0080A0A10300?image/x-canon-crwimage/x-raw-canon0N0crwCanon raw imag\#
        e0010H00000000application/commonground00G0_00100000application/vnd.oipf.contentaccessstreaming+xml0c\#
        40000F00000000application/x-gtktalog00G0I00109000application/emotionml+xml0c4emotionml00G0E00106000a\#
        pplication/senml+xml0c4senmlx                 0000N0000000=application/x-amiga-executableAmiga progr\#
        am0060J00100000application/x-httpresponse1L_0010J00000000application/vnd.3gpp.5gnas0070B00108000text\#
        /vnd.in3d.3dml1;c3dml 3dm                                                                           \#
                                                                                                            \#
                                                                                                   0010?0000\#
        0000video/h263-2000                           0010X00000000application/vnd.motorola.flexsuite.gotap \#
                                 0080A0010300<application/x-npz1_[npzNumPy arrays                           \#
                              0010Z00000000application/trust-mark-status-response+jwt                       \#
                                               0070?0U103000application/sdpapplication/vnd.sdp application/x\#
        -sdp1;csdp0010H00000000application/vnd.3gpp.v2x0080;00003000audio/x-sapsap0080D00007000application/x\#
        -ms-wimwim swm0000J00103000application/x-spectrum-slt10Mslt00G0E00104000application/dskpp+xml0c4xmls\#
        0090G0l00B00?application/vnd.sqlite3application/sqlite application/sqlite3 application/x-sqlite3sqli\#
        te3 sqlite db3SQLite database0080D0030=009application/x-r-data1jD0RP1@orda rdata rdsdata of R0010A00\#
        008000video/vnd.dece.hduvh uvvh0080E00003000application/x-msmoneymny00G0S00100000application/vnd.bek\#
        itzur-stech+json1Ei0080D00100000application/x-hwp-v51>[0010:00004000image/avcsavcs      0010P0000300\#
        0image/vnd.airzip.accelerator.azvazv                                                    0010G0000300\#
        0application/vnd.trueapptra                                                                         \#
            0080J0000700<application/x-llvm-profileprofrawLLVM profile                                      \#
                                                                                                            \#
             0080A00003000application/x-dardar                                     0010<00000000audio/evrcb1\#
                                                         0010?00003000application/efiefi00G0M00100000applica\#
        tion/mbms-register+xml0c4                                                               0080>0?10000\#
        0video/x-oggrgbvideo/x-ogg-rgb14>                              0010=00000000message/bhttp0000B000040\#
        00application/x-oleooleo0080A0000300Capplication/x-affaffAFF image of a disk0010S00000000application\#
        /vnd.yamaha.remote-setup                                                                            \#
                                                                                                            \#
                                                                                              0010Z00000000a\#
        pplication/vnd.century-systems.tcp_stream      0010H00008000application/vnd.dece.zipuvz uvvz       0\#
        080D0000000<application/x-finaleFinale score                00G0H00100000application/mbms-msk+xml0c4\#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
             00G0J00103000application/dash-patch+xml0c4mpp00G0l00100000application/vnd.oma.bcast.associated-\#
        procedure-parameter+xml0c40080F00000000application/x-font-dos0010J00002000application/vnd.olpc-sugar\#
        xo               0070=00100000text/enriched1;c                                                      \#
                                                                                                            \#
                                                                      00G0H00100000application/3gpp-ims+xml0\#
        c4        0000F0Q00000:application/x-zerosizeapplication/x-empty inode/x-emptyempty file0080J0000300\#
        0application/x-spectrum-hdfhdf0080M0000600Iapplication/x-kerberos-keytabkeytabkeys of Kerberos servi\#
        ces01Y0H0\10;00<application/java-archiveapplication/x-jar application/x-java-archive1_[jar war earJa\#
        va archive0070C00100000text/prs.prop.logic1;c00Q0<00000000message/http                              \#
                                                  00G0O00100000application/vnd.hyperdrive+json1Ei     0000I0\#
        F003000application/x-matlab-dataapplication/matlab-matmat00V0L00104000application/x-java-jnlp-file0c\#
        4jnlp0010D00000000application/fastsoap0000>00003000audio/x-amzxmlamz                                \#
                                                                                                            \#
                                                                                                   0070>0010\#
        0000text/parityfec1;c             0080F00003000application/x-mame-chdchd            0080Z00103000app\#
        lication/vnd.stardivision.writer-global1>[sgl                                                       \#
                                                                 0060:00103000text/x-nix1;cnix              \#
                                                                                                            \#
               0060F0>102000application/x-nuscripttext/x-nushell1;cnu0020D00002000image/vnd.rn-realpixrp0060\#
        J00108000application/x-godot-shader1;cgdshader0010`00006000application/vnd.cluetrust.cartomobile-con\#
        fig-pkgc11amz      0000A00003000chemical/x-chem3dc3d                                                \#
                                             00G1900100000application/vnd.openxmlformats-officedocument.draw\#
        ingml.diagramlayout+xml0c4                    0010E00000000application/smpte336m        0000R0000700\#
        0application/x-install-instructionsinstall00G0U00100000application/vnd.ms-office.activex+xml0c40070:\#
        1>10I00>text/troffapplication/x-troff application/x-troff-me application/x-troff-ms text/x-troff1;ct\#
        r roff nroff t me ms mantroff document0000H00003000application/x-msschedulescd0080F00003009applicati\#
        on/x-jmp-datajmpJMP table00Y0U00103000application/vnd.imagemeter.folder+zip1_[imf0000:00003000audio/\#
        silksil0060>0E100000text/x-texmacsapplication/x-texmacs1;c0010M00000000application/vnd.project-graph\#
        0060g0c204000application/vnd.oasis.opendocument.spreadsheet-flat-xmlapplication/vnd.oasis.opendocume\#
        nt.flat.spreadsheet0Yj0c4fods0080L00103000application/vnd.sun.xml.math1_[sxm00G0S00100000application\#
        /mathml-presentation+xml0c40060:00203000text/x-mof0@[1;cmof0010L00003000application/timestamped-data\#
        tsd0060`0\204000application/vnd.oasis.opendocument.text-flat-xmlapplication/vnd.oasis.opendocument.f\#
        lat.text0Yj0c4fodt0090N0G003000application/vnd.msa-disk-imageapplication/x-atari-msamsa00G0H00100000\#
        application/vnd.api+json1Ei0010B00003000application/widgetwgt                                       \#
                                                                                                            \#
                                                                                                   00F0L0010\#
        3000application/x-virtualbox-ovf0c4ovf                                                              \#
                0070;0020350<text/turtle1]@1;cttlutf-8Turtle graph                                          \#
                                                         0010E00000000application/tetra_isi                 \#
                                                                       0010T00000000application/vnd.minisoft\#
        -hp3000-save                                                                                        \#
                                                                                                            \#
                                                                                                 0010=000000\#
        00audio/uemclip   0010G00003000application/vnd.seemailsee0010K00000000application/vnd.cab-jscript008\#
        0D00003000application/x-ms-pdbpdb0080D0000600<application/x-uimageuimageU-Boot image0080G0I10>000app\#
        lication/x-pagemakerapplication/vnd.pagemaker1>[p65 pm6 pmd pm0000>00000000message/s-http           \#
                                                                                      0080H0000000Bapplicati\#
        on/x-labview-viLabVIEW instrument                                                                   \#
                                                                    0060=0=10100=text/x-matlabtext/x-octave1\#
        ;cmMATLAB source0080?00003000application/gxfgxf0080Z00103000application/x-tika-java-enterprise-archi\#
        ve14Iear             0010C00000000application/x400-bp0080D0010D000application/sldworks1>[sldprt slda\#
        sm slddrw                                                                                           \#
                                                                                                            \#
                               0010>00000000video/smpte291                                                  \#
                                                           0010A00000000audio/vnd.dts.uhd                   \#
                                  0060;0830E008text/x-csrctext/x-c1;c0oJ16Xc dic cc cxx cpp h hhC source    \#
        0010T00000000video/vnd.iptvforum.2dparityfec-20050010B00000000video/jpeg2000-scl                    \#
                                                                                               0010U00000000\#
        application/vnd.firemonkeys.cloudcell                                                               \#
                             0010J00000000application/vnd.etsi.mheg5                                        \#
        0000F0000300Papplication/x-java-cdsjsashared classes of a Java runtime                              \#
                                                                                                            \#
                                                                                                            \#
                                             0010R00004000application/vnd.nokia.radio-presetrpst0080;0000300\#
        0audio/x-stmstm00G0Z00100000application/vnd.oma.bcast.notification+xml0c4                           \#
                      0010E00006000application/vnd.mynfctaglet                            00G0H00108000appli\#
        cation/wspolicy+xml0c4wspolicy                                                        0080A0010;000a\#
        udio/x-speex+ogg1SWspx oga ogg                                                                      \#
                        0010S00000000application/vnd.syncml.dmtnds+wbxml00G0L00100000application/vnd.etsi.ts\#
        l+xml0c40010G00000000application/vnd.truedoc                                                        \#
                                                     0010U00003000application/vnd.qualcomm.brew-app-resbar  \#
                                                                                                 0080A000000\#
        0:application/x-ionAmazon Ion0010L00004000application/vnd.onepagertatxtatx                          \#
                  0060H0010800Btext/x-devicetree-source1;cdts dtsidevice tree source                      00\#
        80D0000300Mapplication/x-ms-evtevtWindows event log, old format                                     \#
                        0080F00103000application/x-starcalc1>[sdc0000O00007000application/x-java-archive-dif\#
        fjardiff                                                                                            \#
                                                                          0080K0000000=application/x-ruby-by\#
        tecodecompiled Ruby                                                                                 \#
                 0010O00000000application/vnd.intertrust.nncp                                               \#
                                                                             00G0K0010:000application/json-p\#
        atch+json1Eijson-patch00G0[00100000application/vnd.3gpp.mcptt-user-profile+xml0c40080K00100000applic\#
        ation/vnd.apple.iwork1_[0010^00000000application/explicit-registration-response+jwt00G0I00100000appl\#
        ication/geoxacml+json1Ei0000F00000000x-content/audio-player00G0D00100000application/dns+json1Ei00G0=\#
        00103000text/richtext1;crtx                                    0090N0H107000application/vnd.kde.kpre\#
        senterapplication/x-kpresenter1jDkpr kpt0010C00000000audio/vnd.cisco.nse                     001090T\#
        00300Gmodel/stlmodel/x.stl-ascii model/x.stl-binarystlstereolithography model                       \#
                                                                                                      0000I0\#
        0003000application/x-silverlightscr0010900003000video/av1obu0010G00000000application/vnd.msgpack0000\#
        E00000000application/x-ebu-stl                                                                      \#
           0060M00100000application/vnd.ms-word2006ml0c4                                                    \#
                                0010W00003000application/vnd.shana.informed.formdataifm                     \#
                                                                                                0010H0000000\#
        0application/vnd.oma.push                                                                           \#
                     0010H00008000application/vnd.preminetpreminet0060>00100000text/x-install1;c00G0\0010000\#
        0application/emergencycalldata.deviceinfo+xml0c40040C00103000text/jscript.encode1;cjse00Y0B0D007000a\#
        pplication/pkcs12application/x-pkcs12p12 pfx                               0000F00003000application/\#
        x-makeselfrun                                                                                       \#
                                                                                                            \#
                                                           0010M00000000application/vnd.ipld.dag-json       \#
                        0160Y0P304000application/vnd.ms-visio.drawing.main+xmlapplication/vnd.ms-visio.drawi\#
        ng1^[1_[0c4vsdx0070S00100000application/prs.implied-object+yaml1XJ00G0N00100000application/vnd.oma.l\#
        wm2m+json1Ei0010K00000000audio/vnd.rhetorex.32kadpcm                                                \#
             00G0Z00100000application/vnd.marlin.drm.actiontoken+xml0c40080A0X003000application/x-wpgimage/x\#
        -wordperfect-graphics image/x-wpgwpg0060F00104000application/x-openscad1;cscad00G0\00103000applicati\#
        on/vnd.1000minds.decision-model+xml0c41km0010B00000000application/dec-dx                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                             0010K00003000ap\#
        plication/vnd.openeye.oeboeb   0010L00004000application/vnd.dreamfactorydfac                        \#
                                                                                                            \#
                   00G0Q00100000application/vnd.etsi.iptvsync+xml0c4                                        \#
                                   0080C0000M00Aapplication/x-catiacatdrawing catpart catproductCATIA V5 doc\#
        ument                                                0190g00204000application/vnd.ms-powerpoint.slid\#
        eshow.macroenabled.121_E1Lgppsm0080L0000D00[application/x-llvm-bitstreampriors swiftdeps diadata of \#
        a compiler in the container of LLVM0010K00000000application/vnd.d3m-dataset0000S00000000application/\#
        vnd.ms-color.iccprofile0070R00103500text/vnd.esmertec.theme-descriptor1;cjtdutf-80060L00103000applic\#
        ation/buildstream+yaml1XJbst00G0c00100000application/vnd.ims.lti.v2.toolsettings.simple+json1Ei0080;\#
        0010700:audio/x-m4b0`Mm4b f4baudio book0080L0000500Capplication/x-psx-executablepsexePlayStation pro\#
        gram0000G0Q102000application/illustratorapplication/vnd.adobe.illustrator0@Mai0010:00000000audio/bv3\#
        2 0000G0000<000application/x-sas-auditst7 sas7baud    0010N00000000application/vnd.pt.mundusmundi   \#
                                0010O00003000application/vnd.immervision-ivpivp                             \#
                                                                                                            \#
        0080=00000000audio/x-adpcm0010K00003000application/vnd.medcalcdatamc1       0060:00103000text/x-lrc1\#
        ;clrc0010G00000000message/tracking-status                                                   0080F001\#
        03000application/x-stardraw1>[sda                                                                   \#
                                   0010K00003000application/scvp-vp-requestspq              0010O00000000app\#
        lication/vnd.nokia.pcd+wbxml                         0000D0D203000image/x-phaseone-iiqimage/x-raw-ph\#
        aseone1AD0N0iiq                                                0000I00003000application/x-sas-data-v\#
        6sd20000I00003000application/vnd.dolby.mlpmlp                                           0090I0C10700\#
        0application/vnd.kde.kwordapplication/x-kword1jDkwd kwt0000O0F003000application/x-thomson-sap-imagea\#
        pplication/x-sap-filesap0010O00003000application/vnd.3gpp.pic-bw-varpvb                      0080;00\#
        00300Faudio/x-heshesmusic of the PC Engine                       0080B0000300>image/x-win-bitmapcurW\#
        indows cursor0010@00000000application/tzif                                                          \#
                                       00G0T00100000application/vnd.oipf.userprofile+xml0c40010E00000000appl\#
        ication/applefile0060<00102000text/x-stsrc1;cst00G0E00105000application/ccxml+xml0c4ccxml0080C001050\#
        0;application/x-keras1_[kerasKeras model00G0W00100000application/vnd.3gpp.seal-group-doc+xml0c40000D\#
        0I00000Iapplication/x-mach-oapplication/x-mach-binaryMach-O program or library0070E00100000text/rtp-\#
        enc-aescm1281;c                                                                 00G0Z00103000applica\#
        tion/vnd.nato.bindingdataobject+xml0c4bdo00G0G00100000application/tlsrpt+json1Ei                    \#
                                                                                                            \#
                                                                                    0000P00002000application\#
        /x-applix-spreadsheetas0000H00003000image/x-coreldrawpatternpat0010C00003000application/vnd.vsfvsf00\#
        60F0010300?text/x-ssh-private-key1;ckeySSH private key0080G00002000image/x-applix-graphicsag        \#
                                                                                                           0\#
        010P00000000application/vnd.infotech.project0000=00000000video/example                              \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                 0010J0000<000application/vnd.sealed.xlssxls sxl s1e        \#
                                                                 0060C00105000application/x-ufraw0c4ufraw   \#
                                      0010P00000000application/vnd.renlearn.rlprint                         \#
                                                                                                            \#
                        0010=00000000audio/g726-24                                                          \#
                              0060@00103000text/x-blueprint1;cblp0010M00004000application/vnd.crick.clickerc\#
        lkx                             0010;00000000audio/evrc1       0010@00000000model/vnd.gs.gdl        \#
                                                               0090@0=105000audio/vnd.dts.hdaudio/x-dtshd1]3\#
        dtshd                                0010I00000000application/vnd.nokia.ncd0010>00000000video/encapr\#
        tp0060=00100000text/x-robots1;c00G1@00100000application/vnd.openxmlformats-officedocument.wordproces\#
        singml.document.main+xml0c40090=2;00300?image/vnd.dwgapplication/acad application/autocad_dwg applic\#
        ation/dwg application/x-acad application/x-autocad application/x-dwg drawing/dwg image/x-dwgdwgAutoC\#
        AD drawing00G0K00100000application/dialog-info+xml0c40010Q00000000application/oblivious-dns-message0\#
        080G0M00400Lapplication/x-vhdx-diskapplication/x-virtualbox-vhdxvhdxvirtual hard disk, version 20010\#
        K00000000application/vnd.cups-raster0080;0000700Baudio/x-vgmvgm vgzmusic of a console0080?0000300=mo\#
        del/x-alembicabcAlembic scene0080G0000000Kapplication/x-macbinaryMacintosh file in MacBinary0190@001\#
        0400Aapplication/oxps1_[oxpsOpen XPS document0010I00009000audio/vnd.nuera.ecelp9600ecelp96000010O000\#
        00000application/vnd.uplanet.channel0190a0c103000application/vnd.oasis.opendocument.chart-templateap\#
        plication/x-vnd.oasis.opendocument.chart-template1_[otc00F0K00100000application/xhtml-voice+xml0c400\#
        G0\00100000application/vnd.nokia.landmarkcollection+xml0c40010L00004000application/vnd.onepagertamxt\#
        amx0080F00000000application/x-font-tex0000N00002000application/x-tex-virtual-fontvf0010C00003000appl\#
        ication/vnd.vcxvcx0090D0Q003009image/vnd.zbrush.pcximage/x-pc-paintbrush image/x-pcxpcxPCX image    \#
                                                                     0000;0000300Hmodel/x-plyplyPolygon file\#
         of Stanford0010H00000000video/vnd.motorola.video0000E00003000application/x-freearcarc 0080I1I00000B\#
        application/x-ole-storageapplication/cdfv2 application/cdfv2-corrupt application/x-cfb application/x\#
        -tika-msofficeOLE2 compound file0010M00000000application/vnd.motorola.iprm00G1<00100000application/v\#
        nd.openxmlformats-officedocument.presentationml.slidelayout+xml0c400G0D00100000application/csta+xml0\#
        c4                                                                                                  \#
                             0000L00000000application/x-tika-old-excel                                      \#
                                                                                                            \#
                                                                                 0000S00000000application/vn\#
        d.google-apps.unknown0010K0010;000application/senml-etch+cbor0b7senml-etchc0010G00000000application/\#
        vnd.sss-dtf0010?00000000audio/raptorfec0010H00000000application/vnd.cups-raw0010N00003000application\#
        /vnd.groove-accountgac00F0>00100000text/x-gwt-rpc1;c                                                \#
                                                                                                            \#
                                  0010A00003000image/vnd.pco.b16b16       0010;00000000audio/3gpp2          \#
                                                                                                            \#
                         00G0D00100000application/aif+json1Ei00G0Q00100000application/expect-ct-report+json1\#
        Ei0010[00000000application/vnd.uplanet.bearer-choice-wbxml0080F0000;000application/x.sf3-texttxt.sf3\#
         sf3                                                                                                \#
                                                    0080L0000000Iapplication/x-chromium-cacheentry of Chromi\#
        um's cache00G0V00100000application/vnd.oma.scidm.messages+xml0c4                                    \#
                                                                                                            \#
                                            0010H00003000application/vnd.claymorecla00G0O00100000application\#
        /vnd.shootproof+json1Ei      0010G00004000application/vnd.hp-hpglhpgl                             00\#
        80A0000<00?application/x-ewfe01 ex01 l01image of EnCase00G0G00100000application/vnd.xmi+xml0c40010H0\#
        0000000application/coap-payload                                                                     \#
                                                                                                            \#
                                                  0010S00000000application/vnd.uplanet.alert-wbxml0000F00000\#
        000x-content/ebook-reader                         0080L0I10300Bapplication/vnd.ms-publisherapplicati\#
        on/x-mspublisher1>[pubPublisher document0010<0000;000audio/atrac3at3 aa3 omg00P0:0<10400:audio/webma\#
        udio/x-webm0[WwebaWebM audio0010J00000000application/trust-mark+jwt00G0T00100000application/vnd.3gpp\#
        .mcdata-info+xml0c40080C00105000application/x-xmind1_[xmind00G0S00104000application/vnd.pwg-xhtml-pr\#
        int+xml0c4xhtm0010Z00003000application/vnd.fujixerox.docuworks.binderxbd0080B0000900?application/x-g\#
        covgcda gcnocoverage of GCC                                                                         \#
                                                0000=0010:000video/x-mjpeg0e9mjpeg mjpg                     \#
               0060H00100000text/vnd.si.uricatalogue1;c                                                     \#
                                                                                                            \#
                                                                                                            \#
                         0000<00000006inode/socketsocket0010H00003000application/vnd.acucobolacu0060C0011800\#
        <text/x-systemd-unit1;cautomount device mount path scope service slice socket swap target timersyste\#
        md unit0010T00002000application/vnd.sailingtracker.trackst00G080010350@text/vtt1;cvttutf-8WebVTT sub\#
        titles0000I00000000x-content/image-picturecd00F0;09104000text/x-lesstext/less1;cless00Y0T00107000app\#
        lication/vnd.logipipe.circuit+zip1_[lcs lca                     00G0\00100000application/vnd.3gpp.se\#
        al-mbs-usage-info+xml0c4                                                                            \#
                                                                                                            \#
                                                                                                 0080L001040\#
        00application/x-eris-link+cbor0b7eris                                                               \#
              0010P00000000application/vnd.vocalshaper.vsp40070G00103000text/vnd.dmclientscript1;cdms       \#
                                                                                                            \#
                                                                                                 0010F000000\#
        00audio/rtp-enc-aescm128                                                                            \#
                                00G0L00100000application/vnd.3gpp.crs+xml0c40010:00008000audio/usacloas xhe0\#
        000B00004000application/x-egonegon0000I00106000application/x-java-jnilib1Iojnilib00G0X00100000applic\#
        ation/vnd.3gpp.mcvideo-regroup+xml0c400G0I00104000application/route-usd+xml0c4rusd00F0C0N103008appli\#
        cation/rss+xmlapplication/x-rss+xml text/rss0c4rssRSS feed0000=00000000image/x-dcraw                \#
                                          0070H00100000text/vnd.motorola.reflex1;c                     0010L\#
        00000000application/suit-report+cose                                                                \#
                                                                                        0010A00000000applica\#
        tion/vemmi0010\00006000application/vnd.cluetrust.cartomobile-configc11amc0070900100000text/t1401;c00\#
        60:0?105000text/x-asmtext/x-assembly1;cs asm00G0G00103000application/xcap-el+xml0c4xel0080;0000c00>a\#
        udio/x-modmod m15 stk nst fst ahx dbm dmf far gdm hvl okt psmtracker module                         \#
                                                                                                            \#
                        00G0Q00100000application/vnd.dataresource+json1Ei0010=00003000video/vnd.fvtfvt      \#
                00G0P00100000application/vnd.eprints.data+xml0c4                                            \#
                                                                            0010U00003000application/vnd.ibm\#
        .rights-managementirm00G1=00100000application/vnd.openxmlformats-officedocument.spreadsheetml.shared\#
        strings+xml0c4                 0010I00000000application/x-pki-message                        0000D00\#
        000000application/x-kdelnk                                                                          \#
                                0000V0000000Eapplication/x-ft-windows-registry-hiveWindows registry hive0080\#
        O00003000video/vnd.radgamettools.smackersmk                                         0000P00003000app\#
        lication/x-commodore-g71-diskg71                                                                    \#
                                                                                                            \#
                                                                                       0010G0000;000applicat\#
        ion/vnd.uri-mapurim urimap0010E00008000video/vnd.dece.mobileuvm uvvm0080D0N00@00Oapplication/x-pcapn\#
        gapplication/vnd.tcpdump.pcapngpcapng scap ntarpacket capture, next generation0000H00003000applicati\#
        on/x-tic80-itemtic0010:00000000audio/g728                0010D00004000application/vnd.nimnnimn0080P0\#
        0100000application/x-fossil-global-conf0Gj00G0P00103000application/automationml-aml+xml0c4aml       \#
                                                                                                0060D0010300\#
        0application/har+json1Eihar00G0C00100500application/cda+xml0c4utf-80010T00003000application/tamp-ape\#
        x-update-confirmauc00Y090;107009video/oggvideo/x-ogg1bMogv oggOgg video0080;0000300;model/x-3dm3dmRh\#
        ino model                 00G0N00100000application/vnd.gpxsee.map+xml0c4 00G0O00100000application/vn\#
        d.collection+json1Ei00G0H00104000application/jwk-set+json1Eijwks0060:00107000text/x-ini1;cini cnf008\#
        0H00206000application/x-ibooks+zip0<;1_[ibooks                                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                           0010F0000A000image/vnd.dece.graph\#
        icuvi uvvi uvg uvvg                                                                                 \#
                                                                                                            \#
                                                                         0010?00000000application/did       \#
          0010U00000000application/vnd.oma-scws-http-request0080>0?100000video/x-oggyuvvideo/x-ogg-yuv14>001\#
        0E00008000application/vnd.unityunityweb0010T00000000application/vnd.adobe.partial-upload            \#
                    0000R00000000application/x-isatab-investigation                                         \#
            0010C00003000application/vnd.jamjam0070B00105000text/vnd.ascii-art1;cascii0010V00004000applicati\#
        on/vnd.crick.clicker.wordbankclkw0000A00003000image/x-raw-casiobay0080A0000300=application/x-vpkvpkV\#
        alve package                                                                                        \#
                        00G0D00100500application/beep+xml0c4utf-8                                           \#
                                               0080I0000000>application/x-quake-modelmodel of Quake0060E0010\#
        3000application/x-markaby0>Wmab00G0L00100000application/voucher-jws+json1Ei0000K0A000000application/\#
        x-fat-diskimageapplication/x-ima0080;00003000video/x-nsvnsv00Y0>0@10@00>video/matroskavideo/x-matros\#
        ka1]emkv mks mpv mk3dMatroska video00G0H00100000application/vnd.vel+json1Ei                         \#
                                                                           0060?00108000text/x-iptables1;cip\#
        tables                                                                                              \#
                                                                                                            \#
         0010?00003000application/ceacea                                               009090C00300:audio/am\#
        raudio/amr-encryptedamrAMR speech0010G00003000application/vnd.wap.sicsic0010N00100000application/vnd\#
        .oma.lwm2m+cbor0b7                                                                                  \#
                                                                                                            \#
                                                                                                            \#
                          0080V00103000application/x-tika-msworks-spreadsheet02Txlr0010L00009000application/\#
        vnd.veryant.thinistc isws00G0M00100000application/vnd.uic.osdm+json1Ei00G0H00100000application/cstad\#
        ata+xml0c4                                0010H00000000application/vnd.3gpp.sms00X0A00003000applicat\#
        ion/x-dvidvi0060A00103000application/x-amf0c4amf                            0010J00000000video/vnd.i\#
        ptvforum.ttsavc                                                                                     \#
                                                                                                            \#
              0080D00000000image/x-os2-graphics                             0010C00003000application/vnd.svd\#
        svd             0010R0000<000image/vnd.sealedmedia.softseal.gifsgif s1g sgi                         \#
                                                                                                            \#
                                               009091K00?00@image/wmfapplication/wmf application/x-msmetafil\#
        e application/x-wmf image/x-win-metafile image/x-wmfwmf emz wmz emfWindows metafile0000B00003000appl\#
        ication/x-t6026020010=0=003000model/vnd.dwfdrawing/x-dwfdwf0010@00000000application/sgml            \#
                                                                                                            \#
                                                                                                            \#
               0000C00103000image/x-minolta-mdc0N0mdc0000@00004000chemical/x-mmcifmcif                      \#
                                       00G0^00100000application/emergencycalldata.providerinfo+xml0c40010I00\#
        000000application/whoispp-query00G0J00100000application/vnd.wv.csp+xml0c4                           \#
               0080M0g00700?application/x-python-bytecodeapplication/x-bytecode.python application/x-python-\#
        codepyc pyocompiled Python0010:00004000image/jxssjxss0010E0000300Aapplication/pkix-certcerX.509 cert\#
        ificate            0000@00000000model/vnd.gs-gdl                                                    \#
                                                                0010@00000000application/h2240000F0000<000ap\#
        plication/x-sas-dmdbs7m sas7bdmd0000K00007000chemical/x-ncbi-asn1-binaryval aso                     \#
                                                                                                            \#
                                                                      0010I00000000application/vnd.3gpp.gtpc\#
                                                                                                            \#
                                                                                     0060=0020C00:text/x-c++\#
        hdr1;c0Lfhh hpp h++ hp hxx hC++ header0010:00000000audio/aptx0000B00003000chemical/x-alchemyalc     \#
                       0000@00004000image/x-macpaintpntg                                                    \#
                                            0010N00000000application/vnd.onvif.metadata                     \#
          0010V00003000application/vnd.yamaha.openscoreformatosf                                            \#
                                                                                                            \#
                                                                            0000G00009000application/x-sas-x\#
        portxpt xport0000Q00000000application/vnd.google-apps.audio0090;00103000audio/qcelp1C:qcp           \#
        0010F00003000application/vnd.hp-hpshps                                                              \#
                                                                                                            \#
                                                                                                         008\#
        0Q0010:000application/x-rzip-compressed-tar1BPtar.rz trz0060L0010;000application/vnd.flatpak.repo1;c\#
        flatpakrepo                                                                 0000N0F003000application\#
        /x-hfe-floppy-imageapplication/x-hfe-filehfe0080B0000000Aapplication/x-utmprecords of logins0010E000\#
        00000application/vnd.ffsns0080F00003000application/x-qed-diskqed0060?00103000text/x-txt2tags1;ct2t  \#
                                                                                 0010G00003000application/vn\#
        d.geonextgxt0000K00003000application/x-dreamcast-romiso00G0G00104000application/mmt-usd+xml0c4musd  \#
                                00G0K00100000application/jscalendar+json1Ei0010K00003000application/timestam\#
        p-querytsq0010O00003000application/vnd.shade-save-filessv   0010R00003000application/vnd.font-fontfo\#
        rge-sfdsfd0080F00103000application/x-starmath1>[smf                                                 \#
                                                                          0010X00100000application/vnd.verai\#
        son.tsm-report+cbor0b70010K00100000application/vnd.futoin+cbor0b70010X00000000application/vnd.verifi\#
        er-attestation+jwt00X0;1000300;video/x-flvapplication/x-flash-video flv-application/octet-stream vid\#
        eo/flvflvFlash video0000>00003000chemical/x-ctxctx                                                  \#
          0010?00000000video/h263-1998                                            0090?0N103000audio/soundfo\#
        ntaudio/x-sfbk audio/x-soundfont1C:sf2                                                              \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                           0010F00008000vide\#
        o/vnd.sealed.mpeg1smpg s11                                                                          \#
                                  0070?00102000text/vnd.wap.sl1;csl                           00G0I00105000a\#
        pplication/metalink4+xml0c4meta4                                                                    \#
                                                                0070H00103000text/prs.fallenstein.rst1;crst \#
                                                                                                  0010Q00000\#
        000application/vnd.nokia.conml+wbxml                                                                \#
                 0070?00102000text/vnd.wap.si1;csi          0010F00003000video/vnd.sealed.mpeg4s140000B00000\#
        000application/x-riff00G0S00100000application/measured-component+json1Ei0000B0000=000chemical/x-genb\#
        ankgbk gen gb gp00G0T00100000application/vnd.oracle.resource+json1Ei0080B0000E00Aapplication/vcdiffv\#
        cdiff xdelta xdelta3VCDIFF difference                                                               \#
                                                                                                            \#
                                                                             0060F0010i00Aapplication/typesc\#
        ript1;cts tsx mts cts config.ts d.cts d.mts d.ts spec.ts test.tsTypeScript source0010P00000000applic\#
        ation/vnd.omaloc-supl-init0080D0;003000image/vnd.zbrush.dcximage/x-dcxdcx                 0010900000\#
        000video/mpv                                                                                        \#
                                                                                                            \#
                                                                                                            \#
                              0010K00003000application/vnd.android.otaota                                   \#
                                                                                                            \#
                                                          00G0I00100000application/xml-patch+xml0c4         \#
                                                                                                            \#
                                                         0000Q0F003000application/x-font-printer-metricappli\#
        cation/x-font-pfmpfm0010:00008000video/h264h264 264                                          0010S00\#
        003000application/vnd.groove-tool-messagegtm                                                        \#
                          0080N00100000application/x-tika-visio-ooxml1Lg00G1500100000application/vnd.openxml\#
        formats-officedocument.customxmlproperties+xml0c4                                                   \#
                                                                                         0010V00000000applic\#
        ation/vnd.motorola.flexsuite.wem0090M0R20;00Dapplication/vnd.apple.keynoteapplication/x-iwork-keynot\#
        e-sffkey0hd1_[key keynoteKeynote presentation0080H0010:000application/x-webarchive0<Awebarchive0010P\#
        00000000application/vnd.cirpack.isdn-ext                                                  0060K0010:\#
        000application/vnd.flatpak.ref1;cflatpakref0080G0000;000application/x.sf3-tabletab.sf3 sf30010A00000\#
        000application/mikey0070=00103000text/vnd.sosi1;csos00G0S00100000application/prs.implied-object+json\#
        1Ei00G0`00100000application/emergencycalldata.subscriberinfo+xml0c4                                 \#
                                                                                                            \#
                     0000N00007000application/x-jbuilder-projectjpr jpx0060@00100000text/x-changelog1;c     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                   00G0U00100000application/vnd.etsi.iptvsad-npvr+xml0c40070\#
        800108000text/dns1;csoa zone                                              0000C00203000image/x-samsu\#
        ng-srw1AD0N0srw0010I00000000application/vnd.3gpp.pfcp                                               \#
        0060900100000text/xmcd1;c                     0000F00000000application/x-toutdoux00G0D00100500applic\#
        ation/fhir+xml0c4utf-8              0010U00000000application/vnd.fujifilm.fb.docuworks0080E0000;000a\#
        pplication/x.sf3-loglog.sf3 sf30010T00002000application/vnd.ibm.secure-containersc00G0D00104000appli\#
        cation/ssml+xml0c4ssml0000J2^00300Aapplication/vnd.corel-drawapplication/cdr application/coreldraw a\#
        pplication/x-cdr application/x-coreldraw application/x-vnd.corel.draw.document+zip image/cdr image/x\#
        -cdr zz-application/zz-winassoc-cdrcdrCorelDRAW drawing0010T00000000application/vnd.apache.thrift.bi\#
        nary0090@0J004000audio/mobile-xmfaudio/vnd.nokia.mobile-xmfmxmf0090J00007000application/vnd.iccprofi\#
        leicc icm0070@00203000text/vnd.wap.wml0c41;cwml0060=0010;009text/x-csharp1;ccs cake csxC# source0010\#
        G00000000application/rpki-updown0000;0900:009image/x-sgiimage/sgisgi bw rgbSGI image00G0U00100000app\#
        lication/vnd.tmd.mediaflex.api+xml0c4                                       0010D00000000application\#
        /vnd.maml00G1900100000application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml0c4  \#
                                                                                                            \#
                                                     00G1:00100000application/vnd.openxmlformats-officedocum\#
        ent.spreadsheetml.querytable+xml0c40010C00000000audio/vnd.dlna.adts      0000L00008000application/x-\#
        godot-resourceres tres0010M00004000application/vnd.balsamiq.bmprbmpr    0000A00000000application/x-p\#
        ds                                                                               0090;0C103000audio/\#
        speexapplication/x-speex1SWspx                                                                      \#
                                                                                                            \#
                                                                                                            \#
          0080@00007000image/x-kiss-celcel kcf                                               0010M0000:000au\#
        dio/vnd.presonus.multitrackmultitrack0010P00003000application/vnd.kodak-descriptorsse               \#
                                 0060:0010200<text/julia1;cjlJulia source                                   \#
                                                                         0070@0B104000application/trigapplic\#
        ation/x-trig1;ctrig                                                                                 \#
                                                                                                            \#
                      0000>00000000video/isivideo                                                           \#
                   00G0U00100000application/mbms-reception-report+xml0c40010\00100000application/vnd.3gpp.se\#
        al-location-info+cbor0b700G0N00100000application/vnd.oftn.l10n+json1Ei0060?0;204000text/x-opml+xmlte\#
        xt/x-opml0c41;copml0000T00100000application/x-mysql-table-definition1Ta0080H0000300Eapplication/x-xk\#
        b-keymapxkmcompiled keyboard map0000R00008000application/vnd.procreate.brushsetbrushset0010b00000000\#
        application/vnd.3gpp-v2x-local-service-information0000B00003000chemical/x-mdl-tgftgf0010K00003000app\#
        lication/vnd.dvb.servicesvc0000N0000<000application/x-sas-program-datass7 sas7bpgm0010=00000000image\#
        /vnd.mix0000C00007000application/x-pilotprc pdb                                                     \#
                                                                                                  0000Z00103\#
        000application/x-mysql-misam-compressed-index1Tamyi00Y0900003009image/gifgifGIF image0160f0`304000ap\#
        plication/vnd.ms-visio.drawing.macroenabled.main+xmlapplication/vnd.ms-visio.drawing.macroenabled.12\#
        1^[1_[0c4vsdm0080G00103000application/x-wheel+zip1_[whl0010E00000000application/vnd.erofs           \#
                    0190X0Z10300Bapplication/vnd.oasis.opendocument.chartapplication/x-vnd.oasis.opendocumen\#
        t.chart1_[odcOpenDocument chart00G1700100000application/vnd.openxmlformats-officedocument.drawingml.\#
        diagramdata+xml0c40060900102000text/x-vb1;cvb0060J0O102000text/x-gettext-translationapplication/x-ge\#
        ttext text/x-po1;cpo0010@00000000application/sipc0080;00003000image/x-sctsct00G0L00102000application\#
        /rls-services+xml0c4rs0080G0000300Dapplication/x-adobe-acbacbcolour book of Adobe0010N00003000applic\#
        ation/vnd.fujitsu.oasys2oa200G0T00100000application/vnd.3gpp-prose-pc3ch+xml0c40060<0020000>message/\#
        news1;c1L_Usenet article00G0V00100000application/mbms-register-response+xml0c40090:0G10400:image/hei\#
        cimage/hevc image/x-heic15bheicHEIC image00P0U00000000application/vnd.google-apps.drive-sdk0010D0000\#
        0000application/dpop+jwt0060>0010600>text/x-haskell1;chs lhsHaskell source0010K00004000application/v\#
        nd.gentoo.xpakxpak0010C0000>000audio/vnd.dolby.mlpthd truehd mlp0010P00007000application/vnd.interco\#
        n.formnetxpw xpx                                0080A0000300=application/x-alzalzALZip archive      \#
                                                              0070=00104000text/vnd.curl1;ccurl00G0H00100000\#
        application/vnd.hal+json1Ei                                                                     0010\#
        B00003000audio/vnd.audiokozkoz           0010?00000000multipart/mixed0190d0f103000application/vnd.oa\#
        sis.opendocument.graphics-templateapplication/x-vnd.oasis.opendocument.graphics-template1_[otg0010L0\#
        0000000application/vnd.oipf.pae.gem0080G0000300Kapplication/x-clang-astpchprecompiled header of Clan\#
        g0010I00003000application/vnd.amiga.amiami0000M00103000application/x-netshow-channel1Ainsc0010Q00000\#
        000application/prs.implied-structure0070B00100000text/vnd.iptc.nitf1;c0060@00103000text/x-vcalendar1\#
        ;cvcs                                                                                               \#
                00G0=0S10i00=text/markdowntext/x-markdown text/x-web-markdown1;cmd mkd markdown mdtext mdown\#
         mdtxt mdwn mkdn qmd rmd ronnMarkdown text                                                          \#
                                                                                                            \#
                                                                                                       0010C\#
        00000000application/flexfec0010D00000000application/json-seq                                        \#
                             0010A00000000audio/rtploopback                                                 \#
                                                             0060?0M106000text/x-uuencodezz-application/zz-w\#
        inassoc-uu1;cuu uue                                                                                 \#
                                                                                             0000>00003000ch\#
        emical/x-cifcif00G0Q00100000application/vnd.cryptii.pipe+json1Ei                                    \#
                                                           0010I00008000application/vnd.adobe.fxpfxp fxpl   \#
                                                                                                            \#
                                     0010900000000audio/red                 0000@00003000image/x-gimp-gihgih\#
        00G1500100000application/vnd.openxmlformats-officedocument.presentationml.tags+xml0c40010X00000000ap\#
        plication/vnd.japannet-jpnstore-wakeup0080B0000300@audio/x-wwise-bankbnkWwise sound bank0010R0000;00\#
        0application/vnd.evolv.ecig.profileecigprofile00G0V00100000application/vnd.marlin.drm.license+xml0c4\#
        0010G00003000application/hyperstudiostk0070G0m108000application/mathematicaapplication/vnd.wolfram.m\#
        athematica application/x-mathematica1;cnb ma mb0010H00005000application/sparql-queryrq qs0010D000000\#
        00application/prs.sclt0070=00100000text/fhirpath1;c0000L00003000application/x-compressed-isocso00G0H\#
        00100000application/geopose+json1Ei0060I00203000application/x-dia-diagram1jD0c4dia                  \#
                                                                                                            \#
                                                                                                            \#
                0010K00004000application/vnd.sealed.tiffstif       0010800000000video/nv                    \#
                                                                                                            \#
                                                      0080F0000F00Aapplication/x-affinityafdesign afphoto af\#
        pubAffinity document                                                       0080?0;00300:image/x-xpix\#
        mapimage/x-xpmxpmX11 pixmap                                                                         \#
                                              00G0O00100000application/mbms-deregister+xml0c4        0000K00\#
        003000application/x-sas-transportstx0000F0000G000application/x-zmachinez1 z2 z3 z4 z5 z6 z7 z8      \#
                                                0080D0[107000image/x-panasonic-rwimage/x-panasonic-raw image\#
        /x-raw-panasonic0N0raw rw2                                                                          \#
                                                                    0010G0000;000application/gltf-bufferglbi\#
        n glbuf                                                                                             \#
                        0060;00104000text/x-haml1;chaml                           0010L00003000application/v\#
        nd.groove-vcardvcg                              0010Q00000000application/private-token-request      \#
                                                                                                          00\#
        00J00003000chemical/x-ncbi-asn1-asciiprt0010M00005000application/vnd.ims.imsccv1p1imscc             \#
                     0080@0000<000image/x-asepritease aseprite                                              \#
                                                                                                            \#
                                                                                      0090:2M10<00:video/3gp\#
        paudio/3gpp-encrypted audio/x-rn-3gpp-amr audio/x-rn-3gpp-amr-encrypted audio/x-rn-3gpp-amr-wb audio\#
        /x-rn-3gpp-amr-wb-encrypted video/3gp video/3gpp-encrypted1413gp 3gpp 3ga3GPP video0080;0B003000audi\#
        o/x-mtmaudio/x-multitrackmtm00G0>00104000model/step+xml0c4stpx                                      \#
                                       0060<00202000text/x-svsrc0UO1;csv                                    \#
                                                                                                            \#
                                                                                       0070H00100000applicat\#
        ion/vnd.faf+yaml1XJ                                                                                 \#
                                                                                0190e00204000application/vnd\#
        .ms-excel.sheet.binary.macroenabled.121g_1Lgxlsb                                       0080K0000700=\#
        application/x-apple-archiveaar yaaApple Archive                                                     \#
                                                                                                            \#
                                                                                      0010U00000000applicati\#
        on/vnd.ldev.productlicensing0010R00000000application/vnd.afpc.modca-formdef0010H00000000application/\#
        vnd.3gpp.lpp                                                                           0010:00000000\#
        video/mp1s                                                  0060;0010400@text/x-scss1;cscssSCSS styl\#
        e sheet                                                                                         0010\#
        G00000000application/vnd.sss-ntf    0010D00000000application/protobuf0060B0010?000application/x-qgis\#
        0c4qgs shp shx qml0010=00000000audio/evrcnw1                                                        \#
                 0010M00004000application/vnd.wasmflow.waflwafl0010R00003000application/vnd.noblenet-directo\#
        rynnd                                                                                               \#
                                        0000=00000000audio/example                                      00G0\#
        E00103000model/vnd.collada+xml0c4dae        01Y0W0Y10300Aapplication/vnd.oasis.opendocument.textappl\#
        ication/x-vnd.oasis.opendocument.text1_[odtOpenDocument text                                        \#
                                                                                                            \#
                        0010O00000000application/vnd.powerbuilder7-s00G0K00100000application/mrb-publish+xml\#
        0c4   0000G00003000application/x-intel-amlaml     0010W00005000message/global-disposition-notificati\#
        onu8mdn     0010M00003000application/sgml-open-catalogsoc0010J00008000application/vnd.sealed.pptsppt\#
         s1p                         0080@0001>000image/x-freehandfh fhc fh4 fh5 fh7 fh40 fh50 fh8 fh9 fh10 \#
        fh11 fh12 ft7 ft8 ft9 ft10 ft11 ft120080>0000300Nvideo/x-ms-wtvwtvrecorded television of Windows0010\#
        C00000000audio/vnd.dolby.pl2                         0010U00004000application/vnd.astraea-software.i\#
        otaiota00G0P00103000application/urc-uisocketdesc+xml0c4uis                                          \#
                                                                                  0080L00007000application/v\#
        nd.amazon.ebookazw kfx                                 00G0[00100000application/mbms-protection-desc\#
        ription+xml0c40000G00003000application/x-stata-dtadta0010P00003000application/vnd.proteus.magazinemg\#
        z                                                                                                   \#
                 0070900108000text/sgml1;csgml sgm                            00G0C00103000application/cpl+x\#
        ml0c4cpl                             0010K00000000application/vnd.uic.tlb-fcb                       \#
                                                                                                            \#
                                                             00G0H00108000application/davmount+xml0c4davmoun\#
        t                                                                                                   \#
                                0060C00103000application/dif+xml0c4dif                                      \#
                                                       0010L00003000application/vnd.novadigm.extext         \#
                      0080=0000500Gimage/x-basisbasisBasis Universal texture               0190a00204000appl\#
        ication/vnd.ms-excel.template.macroenabled.1215h1Lgxltm                                             \#
                                                                                                            \#
                                                                                                      00G0D0\#
        0105000application/dssc+xml0c4xdssc      00G0c00100000application/3gpp-media-delivery-metrics-report\#
        +json1Ei                                                                00G0X00100000application/alt\#
        o-endpointcostparams+json1Ei                                                                        \#
                                                                                                            \#
         0060D00203000text/x-kaitai-struct1XJ1;cksy                                                         \#
                                                                                                            \#
                                                                                                00Y0U0010300\#
        0application/vnd.maxar.archive.3tz+zip1_[3tz                                                        \#
                                                                       0010J00000000application/vnd.keyman.k\#
        mx0010G00000000application/vnd.sbm.cid          0080@00002000image/x-farbfeldff                     \#
                                                                    0010;00000000video/bt656                \#
               0010Z00000000application/vnd.japannet-directory-service0080:0F00@00:audio/midiaudio/mid audio\#
        /x-midimid midi kar rmiMIDI music0000K00000000application/remote-printing                           \#
                                              00G0S00100900application/vnd.fdsn.stationxml+xml0c4xml-based00\#
        10S00000000application/vnd.oipf.cspg-hexbinary0080;00003009audio/x-qoaqoaQOA audio0010?00000000appli\#
        cation/rtx                            0080A0000300Mapplication/x-wozwozWOZ image of an Apple II disk\#
        0090M0V20700Capplication/vnd.apple.numbersapplication/x-iwork-numbers-sffnumbers0hd1_[numbersNumbers\#
         spreadsheet                                         00G0Q00100000application/vnd.3gpp.mid-call+xml0\#
        c4                             00Y0T00103000application/vnd.exstream-empower+zip1_[mpw              \#
                                                                      0000<00004000image/x-msodmsod         \#
                                                                                       0000F0K008000applicat\#
        ion/x-spss-savapplication/x-spss-savefilesav zsav00Q0C00000000application/edi-x12                   \#
                    0090a00100000application/vnd.microsoft.windows.thumbnail-cache1>[                       \#
                                               0010Q00005000application/vnd.nokia.n-gage.datangdat          \#
                                                                                       0010M00003000applicat\#
        ion/rpki-ghostbustersgbr0010U00000000application/vnd.afpc.cmoca-cmresource0000A00000000application/x\#
        -iff0010C00000000application/nasdata                     00G0g00103000application/vnd.llamagraphics.\#
        life-balance.exchange+xml0c4lbe0010?00003000application/odxodx0060;00107000text/x-nsis1;cnsi nsh00Y0\#
        K00100000application/vec-package+zip1_[0070900104000text/wgsl1;cwgsl                                \#
                      0080@00003000image/x-gimp-gbrgbr                                                      \#
                                    0010G0E00<000application/vnd.scribusapplication/x-scribussla slaz scd001\#
        0E00003000image/vnd.tencent.taptap                                  0080I0000300;application/x-nix-a\#
        rchivenarNix archive0010V00000000application/vnd.motorola.flexsuite.fis                             \#
                                                      0010<00000000audio/ulpfec                             \#
                                                                                                            \#
                                   0000D00104000application/vnd.snap13osnap                                 \#
                                                           00G0D0;104000application/vnd.darttext/x-dart1;cda\#
        rt                                                                                                  \#
                                                                                                            \#
                                                                                       0190a0c103000applicat\#
        ion/vnd.oasis.opendocument.image-templateapplication/x-vnd.oasis.opendocument.image-template1_[oti00\#
        10M00003000application/vnd.osa.netdeployndc0080B0000400>application/x-2bit2bit2bit sequences        \#
                                                                                                  00F0H00108\#
        000application/metalink+xml0c4metalink                                                              \#
                    0000C00003000application/x-cocoacco0000C00000000message/x-gnu-rmail                     \#
         0000D00000000x-content/audio-cdda                 00F0F0?107000application/ecmascripttext/ecmascrip\#
        t0RAecma es                                                                                         \#
                                                    0000A00005000application/hjsonhjson0010G00000000message/\#
        feedback-report0010D00000000audio/vnd.dolby.pl2x                                                    \#
                                                                  00G0M00100000application/vnd.shopkick+json\#
        1Ei                                                                    00G0D00104000application/mads\#
        +xml0c4mads0080R0000000Dapplication/x-hadoop-sequence-fileHadoop sequence file0010H00100000applicati\#
        on/eat-bun+cbor0b700G0C00103000application/kbl+xml0c4kbl    0010H00003000application/vnd.trid.tpttpt\#
        0080J0000300?application/x-gnupg-keyboxkbxkeybox of GnuPG0080A0000;00;application/x-xarxar pkg xipXA\#
        R archive           0000C00000000x-content/blank-dvd                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                           0010M00009000application/prs.rdf-xml-cryptrdf-crypt00G0i00100000application/vnd.3\#
        gpp.seal-network-qos-management-info+xml0c40010S00000000application/vnd.ecowin.seriesupdate         \#
             0080;00003000audio/x-medmed          0060:00103000text/x-nim1;cnim0010I00003000application/vnd.\#
        pg.formatstr           0010D0000;000application/pkix-crlcrl der pem                                 \#
                                  0060P00100000application/vnd.ms-spreadsheetml0c40080;0000300Eaudio/x-pvfpv\#
        fPortable Voice Format0070:00103000text/mizar1;cmiz0010?00003000application/odaoda0080G0000200Kappli\#
        cation/x-google-ababbackup of an Android device0010P00003000video/vnd.ms-playready.media.pyvpyv     \#
                                    00G0R00105000application/mediaservercontrol+xml0c4mscml                 \#
                                                0080[00103000application/x-alpine-package-keeper-package0j>a\#
        pk0000>00003000chemical/x-hinhin                                                                    \#
                    00G0N00100500application/vnd.omads-file+xml0c4utf-8                                     \#
                                                                                                            \#
                                                                                                            \#
                 00G0K00100000application/rs-metadata+xml0c4                                                \#
                                                  0000F0B203000image/x-hasselblad-fffimage/x-raw-imacon1AD0N\#
        0fff0060=0D20;00=text/x-pythontext/x-script.python1;c1[kpy wsgi pywPython script                    \#
                                                                            0010J00000000application/vnd.aet\#
        her.imp                                                                                             \#
                                                                                                            \#
                        0010J00003000application/vnd.mobius.dafdaf                                          \#
             0090=00008000audio/prs.sidsid psid0000G00000000application/x-perf-data019170020400=application/\#
        vnd.openxmlformats-officedocument.wordprocessingml.template1Lg1_[dotxWord template00Y0:0C10>00:image\#
        /avifimage/avif-sequence15bavif avifs hifAVIF image0010D0D008000application/vnd.nitfimage/nitf image\#
        /ntfntf nitf                                                                                        \#
                     0010@00004000application/atfxatfx             0000A0A20700?image/x-nikon-nefimage/x-raw\#
        -nikon1AD0N0nef nrwNikon raw image     0090K1\00J00Gapplication/vnd.lotus-1-2-3application/lotus123 \#
        application/wk1 application/x-123 application/x-lotus123 zz-application/zz-winassoc-123123 wk1 wk3 w\#
        k4 wk wk2 wksLotus 1-2-3 spreadsheet0000R00000000application/x-troff-man-compressed0010>00000000audi\#
        o/melp24000010?00003000application/cwlcwl0010H00000000application/vnd.oma.dcdc0080G0000000Oapplicati\#
        on/x-build-grpGRP archive of the Build engine00G0L00103000application/voucher-cms+json1Eivcj        \#
                                                                                                            \#
                                                                                                            \#
                                                        00G0P00100000application/vnd.datapackage+json1Ei0000\#
        F00003000chemical/x-mdl-molfilemol                                               00Q0>0>00:000model/\#
        x3d-vrmlmodel/x3d+vrmlx3dv x3dvz00G0P00100000application/vnd.oipf.spdlist+xml0c40080E0F10700Cimage/x\#
        -panasonic-rw2image/x-panasonic-raw20N0rw2 rwlPanasonic raw image                                   \#
                                     0090F00003000application/vnd.lasziplaz                                 \#
             0010_00000000application/vnd.mitsubishi.misty-guard.trustweb                                   \#
                                                                                                            \#
                        0080H0000000Iapplication/x-java-imagemodules of a Java runtime0010J00000000applicati\#
        on/moss-signature0010?00000000audio/parityfec                                                       \#
                                                                         0010M00003000application/vnd.fsc.we\#
        blaunchfsc0010L00007000application/vnd.contact.cmsgcdbcmsg0010V00003000application/vnd.shana.informe\#
        d.packageipk0070H0Y10300>application/mac-binhex40application/binhex application/mac-binhex1;chqxBinH\#
        ex archive           0010>00000000application/vc           0090K0E003000application/vnd.kde.kontoura\#
        pplication/x-kontourkon00G0K00100000application/opc-nodeset+xml0c40010C00000000audio/mpeg4-generic  \#
                                                                                                0080A0000300\#
        ;application/x-npynpyNumPy array                                                    00G0]00100000app\#
        lication/vnd.radisys.msml-audit-dialog+xml0c4                     00F0E00105000application/omdoc+xml\#
        0c4omdoc0000N00008000chemical/x-gaussian-checkpointfch fchk0090:00004000image/avciavci              \#
                                 0060A00105000application/json50_Ojson50080G0000000Bapplication/x-locate-dbd\#
        atabase of locate00Y0G00103000application/vnd.eln+zip1_[eln                                         \#
                                                                                                            \#
                                                                                                            \#
                                                             0060:00103000text/x-sfv1;csfv                  \#
                                                                     0010P00003000application/vnd.exstream-p\#
        ackagepub00G0T00100000application/vnd.acm.addressxfer+json1Ei0010G00005000application/cdmi-objectcdm\#
        io0060?00106008text/x-makefile1;cmk makmakefile0010A00000000audio/tetra_acelp0000D0000300Iapplicatio\#
        n/x-ms-pifpifsettings of a DOS program0080D0010@00;application/x-object0K:o ko mod elf objobject cod\#
        e0060E0010300>text/x-ssh-public-key1;cpubSSH public key0010I00000000video/vnd.nokia.videovoip0080I00\#
        000000application/x-kword-crypt0080G0000300Iapplication/x-adobe-aslasllayer styles of Photoshop0070<\#
        00100000text/flexfec1;c00F0Q00103000application/x-ns-proxy-autoconfig0RApac                         \#
                                        0010;00000000audio/g729e                                            \#
                                                                            0000@0@20;00>image/x-sony-arwima\#
        ge/x-raw-sony1AD0N0arw srf sr2Sony raw image0080P00100000application/x-vnd.datapackage+gz1jD        \#
                                          0080>0000300Echemical/x-trrtrrtrajectory of GROMACS               \#
        0010G00002000application/vnd.osgi.dpdp00G0E00100500application/hl7v2+xml0c4utf-80010900000000audio/l\#
        20                                                                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
             0080I0000000Eapplication/x-ps3-packagePlayStation 3 package                                    \#
                                                                                                            \#
                                                0080L00103000application/x-navi-animation1C:ani             \#
                                                                                        0060A0H103000text/x-\#
        ms-regeditapplication/x-ms-regedit1;creg0010G00005000application/cdmi-domaincdmid                   \#
                                                                                                            \#
                                                                                                            \#
                    0010I00000000multipart/x-mixed-replace                                                  \#
                                  00G0=0910800;image/svg+xmlimage/svg0c4svg svgzSVG drawing0000=00002000vide\#
        o/x-ms-wmwm0010G00007000application/vnd.kahootzktz ktr                                              \#
                                00G0I00103000application/xcap-diff+xml0c4xdf0010G00000000application/vnd.dvb\#
        .pfr                                                                                                \#
                            0080E0000700Aapplication/x-sqlite2sqlite2SQLite 2 database0090:0010=00:image/hei\#
        f0@Oheif hif heicHEIF image00G0I00100000application/vnd.pyon+json1Ei0010G00002000application/vnd.dat\#
        alogdl0060>0B20100Btext/x-objcsrctext/x-objective-c1;c189mObjective-C source00G0I00103000application\#
        /xcap-caps+xml0c4xca0010W00000000application/vnd.smintio.portals.archive                       00X0B\#
        28005000application/x-javaapplication/java application/java-byte-code application/java-vm applicatio\#
        n/x-java-applet application/x-java-class application/x-java-vmclass0000H00003000application/x-compre\#
        ssedrar                                                                                             \#
                                                                             0010Z00000000application/vnd.dv\#
        b.iptv.alfec-enhancement                                                                        00G0\#
        J00100000application/vnd.mason+json1Ei00G0Z0010h000application/sarif-external-properties+json1Eisari\#
        f-external-properties sarif-external-properties.json0000L00003000application/x-atari-2600-roma2600G0\#
        M00100000application/vnd.3gpp.gmop+xml0c4                                                           \#
            0000@00203000image/x-sony-sr21AD0N0sr2                                                          \#
                                  00G1:00100000application/vnd.openxmlformats-officedocument.spreadsheetml.s\#
        heet.main+xml0c40010D00003000application/vnd.mfmpmfm0010G00003000application/vnd.dynageogeo0080C0C10\#
        300Aimage/x-olympus-orfimage/x-raw-olympus0N0orfOlympus raw image0000:0000000:inode/fifonamed pipe00\#
        60:00103000text/x-awk1;cawk00G0C0010600<application/ld+json1EijsonldJSON-LD data00G0P00100000applica\#
        tion/vnd.oma.drm.risd+xml0c4             0010Y00008000application/vnd.sealedmedia.softseal.htmlstml \#
        s1h                                                                                                 \#
                                                                                                            \#
                                                                                        00G0T00100000applica\#
        tion/xcon-conference-info+xml0c4                         0070900104000text/gff31;cgff3              \#
                                                                                                            \#
                                                                 0000I00003000image/x-coreldrawtemplatecdt  \#
                        0010I00009000audio/vnd.nuera.ecelp7470ecelp74700000T00000000application/vnd.google-a\#
        pps.shortcut0000Q00000000application/vnd.google-apps.video                        0090=0;003009audio\#
        /vnd.dtsaudio/x-dtsdtsDTS audio                                                  0060;00102000text/x\#
        -haxe1;chx                                                                                        00\#
        Y0O00100000application/vnd.iso11783-10+zip1_[                                                       \#
                                                                                                            \#
                    0080C0000300;video/x-nuppelvideonuvNuppelVideo                                          \#
                                                                                                            \#
                         0010E00000000application/index.vnd                                                 \#
                                                                                                       00709\#
        00104000text/shex1;cshex                                  0000O00000000application/vnd.ibm.afplineda\#
        ta                                                                                      0010A0000400\#
        0model/vnd.opengexogex                       0000C00000000x-content/audio-dvd                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
            0060G00103000text/x-literate-haskell1;clhs0070;00100000text/fwdred1;c                           \#
                                                                         0060C00105000text/vnd.curl.mcurl1;c\#
        mcurl                                                   0080Q00103000application/x-staroffice-templa\#
        te0NFvor                                                                                      0010S0\#
        0000000application/vnd.ms-wmdrm.meter-resp                                                          \#
                                                             0010A00005000application/atxmlatxml00G0Q0010000\#
        0application/vnd.amundsen.maze+xml0c400G0S00103000application/resource-lists-diff+xml0c4rld         \#
                                                                  00Y0T00104000application/vnd.belightsoft.l\#
        hzd+zip1_[lhzd0010F00007000application/vnd.grafeqgqf gqs                                            \#
                                                                                                            \#
                                             0060:0A208000text/x-cshapplication/x-csh1f31;ccsh tcsh         \#
                                                                                                            \#
                            00G0D00104000application/mods+xml0c4mods0010X00000000application/vnd.nokia.isds-\#
        radio-presets0010D00000000application/vnd.wmap                                                      \#
                                                        00R0T00004000application/vnd.google-apps.documentgdo\#
        c                               0070?00104000text/csv-schema1;ccsvs                                 \#
                                                                             0060;00101000text/x-yacc1;cy   \#
                                                                                                            \#
                           0000R00005000application/x-kexiproject-shortcutkexis                             \#
                                                                                                            \#
                                                                       0060<0010D00<text/x-ocaml1;cml mli oc\#
        aml mll mlyOCaml source                                                                             \#
                                                                                   00G0I00100000application/\#
        vnd.leap+json1Ei                                                                      0000C00003000c\#
        hemical/x-kinemagekin          0080G0000700Iapplication/x-abi-traceab1 abitrace of an ABI sequencer0\#
        080?0;103000video/x-ogm+oggvideo/x-ogm14>ogm00G0M00100000application/media_control+xml0c40080;000030\#
        00audio/x-taktak                 0010D00004000application/dssc+derdssc   0080@0B00400@application/av\#
        roapplication/x-avroavroApache Avro data00G0H00103000application/atsc-dwd+xml0c4dwd                 \#
                                                                                                            \#
                                                                 0080A0000300<application/x-uf2uf2UF2 firmwa\#
        re                                                                                                  \#
                                    0010P00000000application/vnd.bint.med-content0080Q00203000application/vn\#
        d.stardivision.calc1>[0NFsdc  0080>0000800Cmodel/vnd.usdcusd usdcbinary scene of USD0010I00000000app\#
        lication/activemessage0010N00000000application/vnd.nokia.catalogs                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                        0010C00000000audio/vnd.dolby.mps    \#
                                                                                                            \#
                                                                    0190^00204000application/vnd.ms-excel.ad\#
        din.macroenabled.121g_1Lgxlam00G0D00103000application/jrd+json1Eijrd0010K00003000application/vnd.ibm\#
        .minipaympy0010K00008000application/vnd.gentoo.gpkggpkg.tar                                         \#
                                                                                           0010J00004000appl\#
        ication/vnd.kenameaapphtke                     0080I0E00300@application/x-ms-shortcutapplication/x-w\#
        in-lnklnkWindows shortcut0080F0000000Oapplication/x-sce-selfsigned program of a PlayStation0010G0000\#
        0000application/set-payment                                                                         \#
                                                                                                            \#
                                                             0010I0000?00Aapplication/pgp-signaturesig asc p\#
        gp gpgOpenPGP signature0060O00102000application/x-shared-library-la1;cla0000G00003000x-conference/x-\#
        cooltalkice0080T00100000application/x-tika-msoffice-embedded1>[                                     \#
                                                                                0080N00108000application/vnd\#
        .apple.pkpasses1_[pkpasses0060E0L10>00=application/x-desktopapplication/x-gnome-app-info1;cdesktop k\#
        delnkdesktop entry0080H0000300Lapplication/x-pasti-diskstxPasti image of an Atari disk              \#
                                                                                                            \#
                                                           0000B00004000application/x-sharshar              \#
                                                                 0000F00000000x-content/video-bluray        \#
                                      0080L00003000application/x-font-linux-psfpsf00G1>00100000application/v\#
        nd.openxmlformats-officedocument.wordprocessingml.websettings+xml0c40010U00000000application/vnd.win\#
        dows.devicepairing0080G0010400?application/x-musescore1_[msczMuseScore score00G1;00100000application\#
        /vnd.openxmlformats-officedocument.spreadsheetml.dialogsheet+xml0c40060@0020;000text/x-nimscript16b1\#
        ;cnims nimble                                                              0090=0;103000image/vnd.fp\#
        ximage/x-fpx1>[fpx0000Q0H00300Capplication/x-appleworks-documentapplication/x-appleworkscwkAppleWork\#
        s document0080B00004000application/x-zpaqzpaq                                                       \#
                                                                                                            \#
                                                     0010K00107000application/pkcs7-signature1Vcp7s pem0070R\#
        00100000application/vnd.oai.workflows+yaml1XJ00G0D00104000application/ccmp+xml0c4ccmp               \#
                                                                                                            \#
        0000K00000000application/x-ksysv-package                        0010I0000=000application/vnd.fdsn.se\#
        edseed dataless                                     0060:00101000text/x-lex1;cl                     \#
                0000J0000000Dapplication/x-glibc-localecategory of a locale0080L0000200>application/x-qt-tra\#
        nslationqmQt translation                    00G0C00103000application/its+xml0c4its           0080R0Q\#
        10@00Mapplication/x-bzip2-compressed-tarapplication/x-bzip-compressed-tar0RPtar.bz2 tbz2 tb2tar arch\#
        ive, bzip2-compressed00G0I00104000application/atsc-held+xml0c4held0080;00003000image/x-phmphm0010D00\#
        004000application/vnd.ankiapkg00G1D00100000application/vnd.openxmlformats-officedocument.spreadsheet\#
        ml.volatiledependencies+xml0c4                                                                      \#
                          0000K0000000Japplication/vnd.android.deyAndroid program, optimized                \#
                     0000E00004000application/x-ms-xbapxbap                                                 \#
                                                                                                            \#
           0010[00003000application/vnd.shana.informed.formtemplateitp                                      \#
                                                                                  00G0V00100000application/v\#
        nd.oma.xcap-directory+xml0c40010M00000000application/vnd.oai.workflows0000;00003000video/x-f4vf4v   \#
                                            0190j00204000application/vnd.ms-powerpoint.presentation.macroena\#
        bled.120ij1Lgpptm0060<0010=000text/x-forth1;c4th forth fth0060K0010400?application/x-musescore+xml0c\#
        4mscxMuseScore score                                                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                             0060>00102000text/x-aspectj1;caj               \#
                                                          0010H00003000application/vnd.intu.qboqbo          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                       0010M00003000application/vnd.powerbuilder6pbd                        \#
                                                                                                            \#
                                  0080>0?100000audio/x-oggpcmaudio/x-ogg-pcm1SW                             \#
                                                                                                            \#
                                                0010D00000000application/vnd.modl                           \#
             0010A00000000message/ohttp-req                                                        0060C0010\#
        5000application/x-glade0c4glade                    0010O00003000application/vnd.yamaha.hv-voicehvp00\#
        00C00000000application/example                                                             0000A0020\#
        3000image/x-kodak-k251AD0N0k25                                                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 0000@00009000chemical/x-cachecac cache                      00G0_00100000ap\#
        plication/vnd.3gpp.seal-user-profile-info+xml0c40080L00003000application/x-uc2-compresseduc20080B000\#
        0I000image/x-sun-rastersun im1 im24 im32 im8 ras                                              0010M0\#
        0000000application/vnd.ecowin.series0010P00000000application/vnd.patientecommsdoc                   \#
                                                                  00G0R00100000application/vnd.nacamar.ybrid\#
        +json1Ei   0010S00000000application/missing-blocks+cbor-seq0010O00003000application/vnd.noblenet-sea\#
        lernns0010>00000000video/h264-svc                            00F0Y00100000application/vnd.oma.bcast.\#
        drm-trigger+xml0c40090900103000audio/dls1C:dls                                                      \#
                                                 00G0K00100000application/vnd.futoin+json1Ei        00Y0P001\#
        0300Dapplication/vnd.google-earth.kmz1_[kmzKML map data, zipped0060F00102000application/x-designer0c\#
        4ui00G0G00103000application/reginfo+xml0c4rif0000I0000=000application/x-godot-scenescn tscn escn0090\#
        Q0N00300?application/vnd.ms-cab-compressedzz-application/zz-winassoc-cabcabWindows cabinet         0\#
        010;00000000audio/g7291       00G0X00100000application/vnd.ms-printschematicket+xml0c40010:00000000a\#
        udio/pcma00G1700100000application/vnd.openxmlformats-officedocument.drawingml.chartshapes+xml0c4    \#
                    00Y0M1:10C00Qapplication/vnd.ms-powerpointapplication/mspowerpoint application/powerpoin\#
        t application/x-mspowerpoint1>[ppt pps ppz pot ppaPowerPoint presentation (97-2003)0010G00000000appl\#
        ication/prs.plucker0080D0000600;application/x-netcdfnc cdfNetCDF data0010D00004000application/vnd.lo\#
        omloom0060?0010P000text/x-asciidoc1;casciidoc adoc ad ad.txt adoc.txt0010N00003000application/vnd.mi\#
        crografx.floflo0060@00102000text/x-objc++src1;cmm                                                   \#
                   00G0Q00100000application/json-patch-query+json1Ei0060;00203000text/x-nawk1L;1;cawk       \#
                                                             0080N0010C000application/x-ms-ne-executable12Ve\#
        xe dll cpl drv scr00P0B00003000application/ubjsonubj                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                     0010_00000000application/vnd.globalplatform.card-content-mgt00G0O001090\#
        00application/vnd.solent.sdkm+xml0c4sdkm sdkd00Y0900107000image/jpx06Ejpf jpx0080;0000300?image/x-pv\#
        rpvrPowerVR texture            0010R00000000application/vnd.ms-windows.wsd.oob                      \#
                        0000R0M103000application/x-quicktime-media-linkapplication/x-quicktimeplayer0@Oqtl00\#
        10H00003000application/vnd.geospaceg3w                 0000K00004000chemical/x-macromodel-inputmmod \#
                                                                                                            \#
                                                                                                            \#
                                    0010R00000000application/vnd.afpc.modca-cmtable    00G1:00100000applicat\#
        ion/vnd.openxmlformats-officedocument.presentationml.presprops+xml0c40010@00000000application/http00\#
        00E00000000x-content/blank-hddvd                        0010G00000000application/vnd.relpipe        \#
                          0000?00003000application/ramram             00Y090;10@009audio/oggaudio/x-ogg1bMog\#
        g oga opus spxOgg audio0060F0R208000application/x-gnumericapplication/x-gnumeric-spreadsheet1jD0c4gn\#
        umeric                                                                                              \#
                                                                                                            \#
                                                                                        0060900108000text/sl\#
        im1;cslim slm                                                                                  0060=\#
        0010;000text/x-cython1;cpxd pxi pyx                                                                 \#
        00F0D00104000application/ssdl+xml0c4ssdl0080F00000000application/x-matroska                         \#
                                                                                                            \#
                                                00G0C00103000application/xop+xml0c4xop                      \#
                      0010R00008000application/vnd.simtech-mindmappertwd twds                00G0\00100000ap\#
        plication/emergencycalldata.legacyesn+json1Ei00G0V00100000application/emergencycalldata.veds+xml0c4 \#
                                                                                                            \#
                                                                               0080H00103000application/x-es\#
        ri-layer1>[lyr00G1@00100000application/vnd.openxmlformats-officedocument.wordprocessingml.template.m\#
        ain+xml0c400G0S00100000application/vnd.aplextor.warrp+json1Ei0060:00103000text/x-ooc1;cooc          \#
                                                                                                            \#
                                                                                                            \#
                                                                 0010K00004000application/vnd.muvee.stylemst\#
        y
        """#
    }

    /// Where the record of the type of each number starts.
    static var slots: StaticString {
        #"""
        00000`1\00000R040H04040l00000D1B00000j1Q000000000D211:0=000000000000000000000\0D00000N1j062600000@3R\#
        0^1E180K062_0>0M000000000000000000000000000000001:1;0b0V0000000000000T0[00000@3k181I0j2W0Z0`0n0a0000\#
        00000`2B000000000H0g0P0h000000000R0k0f0l00000000000010100n1;00000`2m0j3Q000000000V170000000000000000\#
        00000B1=0\1>00000H1V00000000000000000000000004211>1G00000F1J0L1N000000000L2V00000000000000000f1S0X1S\#
        000000000000021X121X0b1n0000063?0\3<0L3C00001:1b000000000@4g0000000000000000123h00000000000000000`3^\#
        0n1m0R1o063e124J0000000000001>2=000000000J280f2;0n2J00000000000000000000000000000b2O0^2C000000000000\#
        0000000000000j4:00000000082M00001>2g0:2P0f2U0T2R000000000d2U0Z2U0000022X0000000000000000000000000000\#
        002`00000X38000000000T3A000000000N2h000000000000000000000N3V00000f3<0^31000000000X3l0000000000000V38\#
        0Z39000000000d62000000000000000000491<3A000000001254000000000000000000000l3K0@5D0000083N00000@5e023P\#
        0000043S000000000000000000000000024@00000N4D00000N5A0V3a1<3k0D3_0n3a183b0h3b08470H3e000006551>3i0j5>\#
        0f3j066>0B3m0<3m0j5c0000000000000000000000001:46000000001:4c00000V4G0\4<0P4<0j6b00000<640d740Z4B0<77\#
        00000`4O1>5:000000000000000000000000000000000^4U004`164Q000000000000000000000J4W0H4X0H5?000000000000\#
        000000000:4_0`5@044a000000000R4d00000D4f0000000000000`6;0670045A0R5\00000000185000000000000000000:5>\#
        0000000000000b5900000000000000000T5>0@7g0000000000000000165D00001>5c00000\5H00000000000000000000085N\#
        00000j7E000000001:5S0R6D0d7T0000000000000d8:067L00000d9H0<7Z0V5^0P5_000000000:6J1<5b0H62046;105f0000\#
        0Z5h0n5h106E000000000>5m00001:6I000000000j870B6300000h6500000000000000000000000000000000000000000000\#
        0l6A0B6]00000:7B00000>6\0@8C0@8i0l790D6H000000000R7a0D750000146P0P6l0000147E00000000000000000000106m\#
        00000d:?00000L6]086]000000000n6a000000000h6d0000046f0l7X0X6g0:840D8600000000000000000000000000000000\#
        187300000000000000000`780P7N0000000000001<7=0J7=108d0000000000000R8@00000000068?069D00000000007J0000\#
        00000H7M0000000000000000000000000000000000000b7W00000V7Y0H880000000000000V8I0@9[0L7`0T7a000000000N7d\#
        00000n7f0000000000000000047k00000f7m0^7n00000000000000000000000000001:860^8W0\87000000000R9300000^9;\#
        048V168?0R:20B8A0V940N8M0B8f0L8E000000000`8H0b8I0000000000000000000000000F8P00000h8R148S000000000b90\#
        00000P8X0000000000001:8\000000000000109W1:9\0F9<0l8b10:G0T8e00000000188h000000000000128l0>8m00000000\#
        00000@;:00000j930000000000000000149<000000000<9;0j9k0^:D0B9f0F9h0\9<0R:b0l9B0<9i0000069g00001<9G0B:_\#
        009H0>9X0H9I129R000000000000000000001::G089S0n9T000000000R;S0X9X0T9Y0<:O0H:20X:8000000000X;?00000000\#
        0n:=0B;W00000000000000000000189n0j:U0000000000000000000000000f:10P:204:=00000000000000000^:d0<:n0000\#
        000000000000000000000h:@16:@000008:C00:D00000000000000000L:I000000000B<100000000000000000R<X0j;<14:Q\#
        0<;I0X;i00000@;d00000000000010:m000008:b0f:]0F:_00000d;80000000000000V:e0h:j000012:h10;U0R=E0J:i12;f\#
        0d;Y18:m0J;G000002;100000000000000000000000012<L02;^0000000000000T;=000014;?000000000000000000000000\#
        0000000000000000000014;b00000h;a0f;N000000000n;Q00000000000000000F;V000000000000000000000000000004;^\#
        000008;`000000000J<>0h<?0N;c0`;d1<;f000000;i0R=j0<;n0n<T0B<o0R>W0R?>00001<<I000000000000000000000000\#
        0000000000<M0T<;0<<a0b<<000000000J<n1:<A0Z<B000000000:<E00000P<G0000000000<i000000000000000000000000\#
        000006<R00000000000000000@<W0F=914<Y0T<Z0><Z00000n=Y0000000000000000000016<c0d<c0B>X10<e0<>50:=e0000\#
        0>=H0d=D18<l000000000000000000000000000000000000000000001<=:0D=90P=90F=P000000000Z=>0>>0000000000000\#
        000000000000000000000:>V0X=I14=K000000000000000000000l=P04=Q14>81>=R000000000d><000012=X00000L=Z16=Z\#
        00000F>:000000000h=`1:=a00000000000012?O000000000^=h0Z>814>k0X>300000000000000000d>f14?S0J>50X>d0J>e\#
        14C<00000B?C0>>n0@>90`>:02>:0000000016>E0d?N0`>a00000V>B0RAC0b>D0>?W00000000000000000N>J0Z>S00000Z?K\#
        0T>M0J@D0B@5000000000RAo00000000000000000f>X0RBO08>Y0f@@0RC50^>_0n>^000000000f@o00>b00000@?U00000@@6\#
        0N>g00000H>i0b>o0D>j0V?:0F?T14Cm0X?>0fAm0V@20h?102?100?Q02@60T?71:?31<?31>?30L?312?j18?80N?S0X@@00@:\#
        000000000BBE00000000000018?e0000000000000000000000000000000000000l?P1:?]0P?R000000000000000000000000\#
        0000000000000000000000000X@j00000D?a06?b1<?k08?d00000n?f18@W00000000000008@R04?l16?m00000^?o0j@00XAJ\#
        0000000000000^@M0000000000000000000000000`@<0L@=0h@>0n@V14Dh00000XB100001:@P0JA20>@E000000000JAl0000\#
        00000b@L00000XBk08A30<@P0H@Q0000000000000fBV0L@]14EV000000000BC?0h@l0l@[0LAO000000000000000000000000\#
        000008AH00000j@g0bA618A50@@m000012@l0P@m0Z@n00000PBC00000000000002A400000000000000000000000000000000\#
        0000000000000ZB300000:AB0000000000000000000000000000000000000PC504AM04B80BC`000000000\AR1:AR00000000\#
        00000>AW00000000000000000BDJ00001:B80NA_04C008BB0000000000000lAe000000000000000018Aj10Aj14F<18C40hAm\#
        0dAo0lBV0:B10dB[0VB20dCL00000jB60\Bm000000000000000000001:Bn000000000TB@00000fC100000<BD000000000000\#
        0fCW0000000018CS0\CZ0nBL0LBL000006BP000000000\DK0^BT0000000000000000000000000LC?00000VB]000000000hDC\#
        000000000nC@0`Bc0000000000000XDX0\Di0000000000000000000000000nCb00000dD:0VC@000012C5000000000nD@18D5\#
        0000000000000000000000000`DE0BEY0RCN0000000002CE0HCF0000000016CI1<CJ12CR0hE00>CL00000JCO000004CQ0000\#
        00000000000000000jCW0000000000000dDi18D`0XE?000010C_0TC`04D5000000000000000000000000000000000nDj0000\#
        0000000012DA000000000DD1000000000000000000000TD_000000000dE[000002D<00000XEj0<D?00000LDA000010DL0000\#
        0000000002D\0<DY0000000008DK00000RDM000000000<EP0bDP000000000000000000000DDa0000000000000bEL00D\0^D]\#
        000000000lD`0BFB0<F80000000000000000000000000<Fb000014Fm04Dl00000000000000000NE100000000000000000000\#
        00000`E80000000000000DEB0000000004EM0hET06EA00000000000000000000000000000000000000000jEL000000000000\#
        0nE]00000dFK0ZES0000000000000JEW00000000000000000ZFd0BFf00000000000000000LEb000000000fEe16Ee00000000\#
        00000jFS18Ek08El0dFo0^En0:Eo0^Fm0@F10VF100000000000000000bFK0fFI000000000000000000000000000014GQ1<FA\#
        02FB00001<Fi0<GC0DFE00001<G^0:GE08FV0FFJ0dG\000000000:HB0FFg0nFT14HE0JFQ1>FT000000000TGP0VFX00000000\#
        000000000000000016F_000000000JGS0jG800000>Fe0hFf0lFf0000000000000FG^0000000000000fG?00000>GX0LG20000\#
        0000000000000jGS0000000000000NG;0jH;0000000000000bG@00000jHh0^GO0LGi0DGa000000000000000002GJ0RGK0NHS\#
        000000000nGg00000000000000000000000000000000000000000PGZ0000000018G]000000000DHL00000000000000000000\#
        000012Gg0^H90DI316Gi0jIQ0NI700000jKR00000000000000000VH40bH418Hb0lH50NJ]0@H70XH70VH^0@IL10H:00001:H>\#
        00000000000006HB0@J70PIB0dHW0fHZ04HE0THG0ZHH0000000000000000000000000hHP00000<HR08HS0TI702HU0HHV0000\#
        000000000jLR0000000000000fI?00000FH`00000000000000000000000000Hg0000000000000000000000000DIc00000000\#
        0000000000000000000000000000000000IT08J500JD00000hI=00000`I?0fIn000000000000000000000^IF0jM80dIG0000\#
        0RIJ000000000nIM000000000000000000000bIS0000000000001>IW0>IX000008Jo0jM]0HI[00000RJW0hIl00KH14Ia0000\#
        000000001<Ie0nJJ0000000018Ii0`Ii1:Ij0000000018J]0^In0<J000000000000014JB000000001:JZ0000000000000000\#
        0HJ<0VJ=000016J?00Kb10JA0DK316Ji000000000LJF0LKD02JH00000000000000000000000000001:KN0hJP000000000000\#
        0JJU0JK:0000000010Jm06JZ0000000010KL000000001:L70000000000000LKm0\Je00000000000000000TJj00000LL`0FJm\#
        0ZJn10Ko0NK80bJo0\K`06KM0>K20hKW0dK40LMM0bKU1<K900000BK;000000000\LA12K>0BKY0@KA10L^0000000000000000\#
        0000000012L;0000000000000ZKm0TKW0TL00@L100000XKR0000000000000jNP0000000000000000000000000hL<00000000\#
        0000000000000000000000000000000000000>LD0BLS0>N;12LR0000000000000HL0000016L21:Ld00000>Nj0VL60JL70000\#
        0bL900000000000000000000000000001:MB0000000008LD0ZLN04LF00000000000000000000000000000000000000000000\#
        0HLU0000000000000HMA0^LW00000`LY000018L[00000000000000000HMl0:La0000000010MV0<Le0bLe0bM^0fLh0DLi0000\#
        00000bNE0:MK0bO21>Lm0dLm10NC000000000000000000000000000000000:N>1:N?00000NM=0bOc0000000000001<MB0000\#
        000000000lMF0>OT12MH0<MI00000XMK0>P:1:O>0000000000000DMR00000XN20RMT0lN9000000000000000008MZ00000000\#
        00000JM^0BM_0000000002Mb000000000BNK02NL04Mg0<Mm04N@0dMi00000VMl0lNT0bP@14Mn1>Mn10OO1:P40LNN00000nN5\#
        0000000000000nNd00000ZN;0ZO600000\N>0RN?1:PZ00000PNB0RO;00000TNE0fNF0:No0LO:0NNH0nOL0000000000000BNo\#
        000000NP0000000000000000000000000BOU0000000000000`N[000008N]000000000`O[00000\O01:Q@0^Nd0HNe0jO40dNg\#
        00000:O\0000000000000000000004No00000000000000000:P30000000000000000000000000RPR00000bPd14OH00000^OF\#
        02OA0JOA12OA1>OD00000000000000000TOI0000000000000RQD0000000018OP00000nOo00000nPg0jOU000000000XOX0:PL\#
        1<OX0RR60XP<00O[0TP40HO^0XPn0000000000000000000004Of000000000000000000000000000014On0JOo0000000008P2\#
        0@P20XQT000006P60lP700000VP9000016P;0RRU0\P<000000001>P@0hPA02PJ12PC02QO14P_0000000000000fPI00000000\#
        0^PL0ZPM0TPe0fQ@0000000000001>Po0@Pm00000000000008P^0fQY00000HP\10P[06Pf000000000>Pi0000000000000000\#
        000008QE0fRI00000000000000000000000000000VPo0LPo0DPo0^QM0:Q40JQ:00Q30ZQ@0FQ600000jQ900000lQ;0>RR0000\#
        000000000000000000000\QC00000RSA0HQH000000000^RU0000000018QL000000000JRA06QZ14QQ06R<0000000000000DQV\#
        000010QX0000000000000000000000000000000000000000000000000TQm000000000dQh00Qi0>S0000000000XRB0:Qn0^SP\#
        0FQo1:R@0BR20000000000000>T51:R\00000:R`0LR[0LSa0:SH02R=00000BRK000000000LTQ000000000000000000000000\#
        0000000000001>RL000006R^000000000LW10^So02Rj16SH000000000VRW00000RT20\RZ000000000^TS00000HR_000008Ra\#
        00000lRc00000FRe0DRe0VSB000000000000000000000`Rm0jRm0HSD06S:0FSR08SI0DS[0^W:0ZS40TS400000nS8000016T5\#
        00000000000014S>00000000000000000000000004SE0000000000000hSI00SI0dSJ1<SL0HSk0<SN0XSO0000000000000hT@\#
        0FT=0000000000000BSX0DTG0DTk0000000000000000000000000nSe0000000000000000000000000hU80000000000000NSl\#
        0NTW000000000ZT000000000000000000NU>000008T70000000000000fT;00000@T=00000000000000000000000000000000\#
        0000000000001:TI00000000000012TM0fUL0>Tk0ZU110TQ0LXF000000000000000000000000000000000fVC000000000000\#
        000000000@Ta00000^WZ00000@V00lTe0<Te12U:0PTf0ZUf0000000010To0JTm10Un0LY60lUU00000LYY0JV70FU40LZH04U7\#
        0DUW00000000000000000000000000000000000000000ZVH00000000000000000:UH0:Un00000000000012Uh0ZW900000L[0\#
        00000NV400000000000000000000000008UY0000000016U\00000000000000000:VY0<V50hUb0^XJ0FUe0^Xm000000000:W>\#
        000002Uk000000000>Un000010VG0:Wc00000TV30fVi0NVe0FV[0jV60L[]0lVA0:X]00000000000000000000000000000000\#
        0000000000000`VF0000000000000<V`10W5000000000000000000000NWD12VQ1:VQ18VT1:W]00000RVW0000000000000bV[\#
        00000000000000001<V`00000NWj0:Y:10W_0hVe0<Wj0:YU0`Vh000000000000000000000000000018XK000000000ZWe0000\#
        000000000bWi00000000000000000jW<0BW=00000^Y\0\W?0000000000000000000002WF0RWj00000ZXb0FWL0XWK00000000\#
        0000000018Y80000000000000NX_0RXM04WU000000000>WY0000000000W\0bX]0ZY]00000000000000000000000000000000\#
        02Wg00000000000000000XXA0PWm0hWn0>XV000000000000000000000L\Q00000JX700000000000000000dX<00XD02XD14X?\#
        00000^ZH0hXQ000000000\XE0jXF0:Z;0L]000000lXJ00000000000006XN0fXO1<XO0000000008XS00000DXU0PXV08YC0000\#
        00000000000000000000000008Z500000dXa00000jXe000000000NYS0000000000000BXj00000000000000000PY90HY00000\#
        00000\Y40RY4000000001:Y7000000000FY:0RY^0NZ51<Y<000000000000000000000^[@0`YD04YE0hYP04Z10hZE0bYH00YI\#
        0>YJ00000BYM0fZX0PYi1<Z@0hZl14YR0PZV16YT0@YU0FYg00000000000000000000000000001<Zm00000000000000000000\#
        00000000000000000dYh000000000VYk00000bYm0TYm04Ze0XYo00000nZ200000P[50000000000000:ZZ1:Z9000000000000\#
        0TZX0ZZS00000:[I000004[N0000000014ZF0^\80X[=0h[W0V[00dZU0FZf000000000000000000000jZQ0d[?000000000000\#
        00001<[Z000000000lZZ00000000000006Z^1:Z_0000000000000\Zc0V[]0BZd0P[d00000B[J0l[B0X\90T[=0L]]0T[b0T\\\#
        0000000000000000000000000\[@0F[P0H[70b[H1:[I0X\k12[:000000000>[>00000H[b000000000P\V000010[E0`[E0000\#
        0000000006[J18[K0Z[b0000000000000:\80^\a00000f[S0P]U10\60\[o0<[U0V\Q12\50J[Y04\L0j[\00000:\P0j\614[^\#
        0d\700000B\5000000000n[f0F\@0000000000000D[k0d\U00000h\M00000000000000000B\]0@\400000000000000000000\#
        000000000j\Y00000@\V00000f\@00\@000000000@]=00001<\F1>\F000006\I0N\J0^]@0000000000000H\O0:];0>\Q0000\#
        0l\S000016\U0R\U08\V00000R]9000000000@]c00000F\^0<\_08]I10\a02\a00000000000000000d]I0@^`000000000000\#
        0B]F00001<\n04\n0n\o0^]k0h]100000^^j00000000000000000N]=0h^M0f];0`];000000000d]m0P^L00001>]B06]B0000\#
        0j]M18]E00000L^[18]h00000000000000000>]N00000000000000000R^2000006]\0:]l0000000000000000000000001>^A\#
        0^_J0d^W08]b000008^L000008_708_b0b]e00000000000014]j0l]k00000:^`12]m00000>^F1<^106^Q0@__000000^50000\#
        0P_J0V^800000000000000000H^=0`^>00000X^D0000000000000000000000000R^^16^H00000000000000001>^m00000000\#
        000000000^`10T^S0V^Z0`^e0:_Y00000000000000000000000002^]18^^00000N^`000000000000000012_1000000`00B^h\#
        00000V_J0T_F00000000000000000000000000000000000000000000000000000N_S12_a0`_H12`C0``00F_;0000000010_A\#
        0X_B0H_B0000000000000000000000000F_^06_K000000000J_N000018_P0<_Q000000000f_T000000000000000000000000\#
        0000000000000V_m0B__00000l_a08`Y0D_b00000<`F00000000000010`60n_i0L_j0``g00000B`_00000000000000000l`J\#
        06`I00000R`600000N`H00000000000000000`a^0T`=000000000fbg02`A00000000000000000^aK0d`G0P`I00000R`a0000\#
        000006aB000000000BaJ12`i1>`S000000000000000002`c00001>a=0Bb600000:`]0h`^000004``00000000000000000da2\#
        04aQ0b`f06bY00000P`n0000000000000fcG0000000000000\a2000000000Xa50Ta60000000000000000000000000<aI0Za>\#
        0Ja?0000000000000RaC06cA000000000000000000000fdR1<aJ0Xad0Rb<02aN00000>aP02bm00000naS0^cK000000000000\#
        0:b00000000002cQ000000000000000000000000000014ac10ad06c`0Bb]0<ae0Taf0\af0Pag0`bB02d>0PbO00000nb60000\#
        00001:b200000`bn0000000000000Rc2000000000Nb;0\c900000@b>000000000TbQ00000jbC000008bE0000000000000000\#
        0000000000000FbM0DbN0000000018bQ00bQ00000:bj02e112bV00000@c10\ce0Tc800000000000000bh0<b_0000000010bb\#
        18c40`cH0Pcb000012c=12ch0000000016bk0Pdj000008bn000000000\fD0000000004c40\f_08cR1>c70000000000000000\#
        00000Hc=00000dc?0jc@0ncA000016c]14cD00000dcW0Hd3000000000:dE0000000018cX0000000014d900000dd500000000\#
        000000000LcW0@cW0<cW0:do0ZcZ0lc[0000000016dL0Jc_0Vc`0Pe_0nc`0bcd0000000000000LdA0\jn0Ldc0Bcj0>ck1>cl\#
        0@dM00cn00000000000000000jd41<d51>d\0000000000000ddd0000000000dS00000^dL00000000000000e@00000RdE0000\#
        000000000hdI0Pf>00000000000000000bdO0FdO0Re?0000000000001<db00000BdY000000000<dZ0Nd[000000001>eK0000\#
        0bdg0Tda00000000000014e510de0Tf=0Zdf00000Leh0000000012dm0000000012eX06e00je102e\000010em00000He712fC\#
        00000Je:00000fe<0ne<0^e=000000000Pfh00000000000000000heF0Zea0hf50>eH0@f<00000deL00000000000000000000\#
        04eR000000000>el00000000000000000Tf]1<e[0feg1:e]14ec00000>g60000000000000000000000001<fQ18eg00000lej\#
        000000000Jfj0000000000000:f10PgW000000000000000000000000000000000LfU16f<0000000000000Xf@00001>fB0000\#
        1<g70hfd000000000000000000000000000000000nfN0^fO000000000bfR14fT00000000000000000000000014gH00000000\#
        00000Tg50ng400000^gd0000000000000JgL0ngO000000001>g;00000000000000000000000000000:g1000000000Phf04g4\#
        12g50000000000000bgk0fg;12gg0ngl00000000000000000XgB00000ZgD10gE0dgE16gE0FgH00000000000014hE0LgM0000\#
        0RgO0<gO00000VgR0DgR0<i0000000000Xgn0bhi18gX00000Dh<0\k^14i<0biV0PiU000000000\lF0Jh?000006ge00000:gg\#
        00001:gi00000000000018h@0@gn08gn06hN0Pij00000@h`04h400000^hP00000bjL0Nh80niL0XiS1:he00000VhH0PjW0fh@\#
        0\mH0000000000000`hE0000000000000Pk90lhJ0li?00hJ0BhL00iL000000000FhQ0000000000000Bi50Bi`000000000000\#
        000000000^i=000014j;0Fi5000000000Zhb00000nlC0lj:0000000000000>hi0Vin0lje00000BjT0Rhn0@iK00000^jA0@io\#
        0000000018iC0<ik1>i600000`i>0fi:08i:0Pkl000000000fj60Di@000002iB0bk00nln00000\mj0000000002ij0blo0Dim\#
        06if16iM0hiM0:iN00000LiQ0JiR00000000000000000fjc00000lk`00000fk@00000`j8000018ik0hj50Ri`000000000000\#
        00000000000000000\nP1>ii0:ij0Zii0@jT06jD0Nil1>k00>in00000000000016j50ZjB0\oD0Bk90nm\1>kX14j]0Plb0Dj_\#
        0Tj<0Tk00`jO02jO0HjB0`k112jC00000000000014kH00000jjJ00000Rk;000016jV0Nj]12k;14l?000000000jk70]0I18jU\#
        0FjU0fl;0BlU000000000000000000000llI00000`lJ0000000012kf04je000000001>lB08jh0djj00000Zk5000000000000\#
        0Vk10000000016kG0Jk40000000018k=0000000018l60Tlc12l[00000000000000000^kA0bmW0XkC0000000014lY0`m90000\#
        0DkI0LkJ00000000000000000hkO000000000Zl20000000000000FkV00000Dkc00000:kf00000Bm60:l^0^l:08k^0Bmn0:m<\#
        0Tm^0no=000000000@lI000000000noe0]1>00000bn>10kl0jlC10l[1>m500000`mf00000`nL0TnH08lK10mE000000000000\#
        00000000000000000`oC02l@00lA0lll06lB0]2[10o30To30>lF10o[0000000000000VlL00000:mh000000000jlf0^m30000\#
        0PmA000000000000000000000BnW0<l[000000000hl^000000000^nL16lb0Dlb00000:nO0000000000000Pmi0000000016mP\#
        00000000000000000@m10ToQ00000Jm41:m518m500000a0C0bo@0Dm[0lmP0<mG0000000000000Nm@0FmA0000000000000^o:\#
        0000000000000000000000000DnA000000000000000000000:o60Jm_00mT00000Nn0000000000o0V0000000000000]3I0hm^\#
        0jm^0000000000000000000000000<n20fmf0JnT00000:oR000000000Vmm0Do8000002n00000000000000Xn4000000000000\#
        0Hn800000dn:000012nA000000000do002o00hnO000000000000000000000^oo04nG000000000ZnK00000000000000000000\#
        000004ne04oH0lnT0000000000000000000000000>n[1>n\00000Ln^00000Fn`0Hnk00000]4]0000000000001:ng00000000\#
        000000000000000002oT030E0Xo0000000000<o31:o`0000000000000000000000001>o;0000000000000XoZ00000o1B0000\#
        0JoF0VoD030n0loa00oF0000000000000<oY0LoQ00000_0f0@oN14oO0000000012oS00000hoU1<oU0o2A08oV090?00000000\#
        010X00000fo^00000>o`0000000000000i0@0i0l0A061?030c0G0=1E1?0J00000Rol00000000000000000Q011;0<0a0b0K03\#
        011<0_1T0M0500000Q0]150L0I0;0000000000000M0U0000150n170A110B0G0B110g0Q170000000000000000000000000000\#
        0g0\000000000000070R00000a1R111W0m0V0000000000000000130[0S0d0o3600000000000000000000031^0000050e0000\#
        000000000000000000000000000000000000000000000Y1200000000000000000000000009190M1@071T0E1<0K1<0O1>0U1?\#
        0000171A051F000000000]5]0000000000000W1I00000?1K0=2R000000000000000000000c1g0k1S000000000_2A00000000\#
        00000a2F0?1j051h152n000000000000000000000000000000000M1f000000000U2Q00000?2V00000Y1o1;1m000000001?21\#
        1721000000000000000000000000000000000_2`0U37072F00001?4\0Q2?0a3I0?34153X0k2C0A2D0U3\0000000000000000\#
        000000000O2M0U4Q1;2Y0a45072f0Q2i0a4U0W2R0c2d0;2U032_00001=2Y0o3e000000000[2]0U550E2_0000000000000A2g\#
        000000000000074G0K2h0C2i1=3^00000]6A000000000i2o00000000000000000C3R00001=4E034m0Y380Q3[053:00000A3L\#
        00000k3Q0o4Q0c4:000000000000193D0e3D0Y4F00000E3X1?5@0000093K0A420]6f00000000000000000000000000000000\#
        000000000000000000000o6H00000U5[00000m3_00000[3a0;3b0o730a5F0000000000000I3h113i0000114P19470=3k0[4^\#
        0i3l0a600W400A4_0K430000000000000a7<0U6;0o7o0W4Y0=5J0k4;0a8H1158115l0]7N0m4H0000000000000m4a00000000\#
        00000c4U0k5D0G4K0000000000000Y530000154Q0Q4R00000m5E0o8\0o9?1?620000000000000000094\0i5O1=5000000000\#
        00000U7Q075:0g4d00000000156H0i6:00001?6W0_570000000000000A5m0a991;510152195@0O5300000000000000000000\#
        00000g5A0S5<00000000116`000000000O6=0_5l0A6Q0]8?0000000000000a9]000000000A7A0000000000000A7l00000]8i\#
        00000Q5h0U840000000000000000000000000]9i000000000e5_0000000000001;5k0G5d000000000k6o00000I5i00000000\#
        000000001;6\0000000000000000157_0e6K03640I7R0000000000001;7E0_6V0O750A8^036O196>096?016U176A00000000\#
        0000176m0[6F0e6n00000K6J000000000e8\000000000E6P0c6P0o9l00000000000000000[790G6W1;7k017]096o0_7Q0000\#
        00000000000000000000196c0000018I037200000C6h056h197@00000e9@000000000_840m700000000000000000097Q0e:f\#
        1;910=780U8J00000000019S000000000000000000000A9Y0e;N0?7D0U9@0i7E00000e<400001?7V0k7R00000?7o00000000\#
        00000000037R077S0]:c00000000117W0K7X0M7Y0000177[1=7\0000000000000];N0O7a0e<Z0000158:0000000000000000\#
        000000000000000000000000000000000g8100000000198400000;860Y870I890S881?8D0]<;00000[8=000000000;8T0A:B\#
        0000000000000000118F159E178G0c8G0g9100000000000011950A:h0S8e000000000000000000000g:100000U:W138X058Z\#
        159b1=8\0=8]00000;9D059]0S9S000015:=00000]=000000c8h00000m8i00000A;X0M8l119a0S:<15:k098o0A<D00000k93\#
        00001;9]0o:O0A<o00000000000000001=9j00000000000000000000000000000c9Y179E00000000000000000a:K00000000\#
        0S:i00000Q9O0_9P0000000000000000000000000Q:;17:200000000199[0Q:o00000000000001:V19:K039a00001?9d11:B\#
        0e=S0k9g0=9g0]=^0000000000000K9m15;f0O9o0000000000000S;_1?:U0?:4000000000[:80S<G00000G:;0K:^00000000\#
        00000g:c00000k:f000000000e>K00000S=7000000000000000000000000000000000Q;[000000001=:l0W:S000000000000\#
        00000000000000000000000000000Q<A0O:`03:`0000000000000000000013:g0K;>1;:h000009:k00000c:m0Y:m00000000\#
        0000000000000000000019;;00000E;8000017;:00000k;V0K<F000000000K=90_;@0a;B0000000000000e?80a;f19;X01;H\#
        05;I0K>;00000m;M00000000000000000000000000000000000015<T00000I;Y0G;Z05<F15=H17<e00000Q=00e?o00000000\#
        13;c0g;c00000k<7000000000a<=0000000019<700000000000000000_<11;=T1?<20O<30Y<31?=30000000000000Y<h0000\#
        00000000000000000gO>0000000000000A=Q00000M<F0Y=K0A>8000000000]>;0U<L00000e@k0U=@00000S=U0[<Q09<Q0U=\\#
        00000000000000000i<Y000017=a19=800000o<^000000000000000000000I<d00000G<f0000000000000?<j0=<k15>50000\#
        000000000000000000000000000000000S>O0c=6000000000000000000000I=A0eA]0==\0_=@0o=Q0]>h000000000E=E07=F\#
        0o>6000000000C=J0m=J0E>615>k00000Y>A0eB:00000gOh0m>700000000000000000a=X0000000000000000000000000000\#
        0E>h0?=`0m>U0m?Q0K>j0Q=d0;=e0000000000000U>800000000000000000S?H0000000000000G>300000000000000000000\#
        00000m@705>:0K?^0a>[0=><0_>?0O>@0]?\0]@C000000000gPO00000_>m000019>I0000000000000a?N13>M0eBU00000?>Q\#
        00000U@700000G?I00000=>W01>W000017>Z00000o>\0UAC00000[>_0=?C0000000000000000000000000000000000000000\#
        000000000000000000000Q?015?j1=?200000UAg0c?50;?505?517?P000000000i?;0gPl05?Q0c?`00000000000000000000\#
        000000000E?T0000000000000000000000000C?M0eC4000000000c@I1=@8000001?T00000000000000000000000000000000\#
        00000gQd0K@W000000000000000000000eCX0S@709?g000007?i00000000000000000eD5000000000o@m0000000011@40k@4\#
        00000G@7000019@903@90Y@:0=@<00000W@>0000000000000000000000000KAD00000C@G0a@e0_@H1=@i15@\000000000000\#
        00000000000009@R13@S000000000_B20G@W00000000000000001=AP0eDg05@]1;@^0k@_0gR?15A=0S@a0[@c000000000000\#
        0eEY00000000000000000000000000000YA00OA119A70;A300000000000000000]A80GB00;A[00000EA<0000000000000?A@\#
        0eFA0oAW0]AP00000=AE00000eH;0UBZ0YAo0eI515Ao0000000000000gR]0mAP0SAQ0kAQ0000000000000000000000000000\#
        000000000000000000000000000009Aa0iAb000007Ad00000oC300000KB40GB^0MAi0GDJ0000000000000000000001B10000\#
        0000000015B[000017B70000000000000WB;0AB;07CZ0000000000000000000000000=BP000000000000000003BI13BJ0000\#
        0;BL0000000009Cd000005BQ0gS=0000000000000000000000000000000000000]B\1;B]0aB^0iBe1;CG0IB`03C100000000\#
        19Be15CI0QBg0000000000000;Cj000000000000000000000000000000000WC40MCX01C513C50[C709DI0gTC13C[00000_C=\#
        00000MDa0000000000000000000000000000000017CH0YCH17DC0000000000001?CN0_D51?DJ0MEB00000UCS0WD400000000\#
        0cCW00000000000000000_D^00000;E?0000000013D:00000000000000000000000000000000000000000SCl000000000000\#
        0OD01=D10000000000000000000000000SDd0?D90gUI01D;000000000kD>000000000[DA0SET000005DD00000MEm1=Dg0aDG\#
        17Dj0;Eh000000000WE50000000000000000000013Dm00001?EB0000000000000;Fi09E<07D[000015D]1?Eb0WER11D^0CD_\#
        0GE60CER000000000000000000001;E90000000013EY0000000000000000000000000YE30]E31;Ee00000000000000000000\#
        0000000000000000000000000[EA0KEB11EC0YES11F500000000000000000GEX0[Ef000000000oEN0GFI0_EO0iEQ00000WEk\#
        00000?EU000005EW05FU0[G?1=FC0GG:0SF7000000000000000000000UEb00000mEd00000eIc0000000000000SFb000009El\#
        0aEm00000000000000000000000000000000000000000YF;0MFY0000000000000eJ907F>000000000000000007Fd00000000\#
        00000IFG15FG0AFI00000KGB13FM0?FM11Fb000000000OFQ0000000015Fh0kFT0_FV00001?FX0=FX0KH2000000000eJn0000\#
        01F_0EF`00000OGK000000000mFe0CFf0000000000000]Fj11GL000000000000000000000IG10aG2000000000kGJ0IG[0000\#
        000000000EG]000001G[0?G<0_G<0OHA00000000000000000000000017GF000001HR00000EHN00000000000019GN00000000\#
        1;GQ0AGR0kGm00000000000000000000000000000GGb000000000mHH01I@0AH?000000000KH\07Gd0WGd0000000000000000\#
        0000000000001?Gm0iGn0_Go0MH0000000000kH_0aH400000IHB000000000?H9000000000gV80WH]0?Hm0000000000000iHT\#
        17HC03HC00000]HF000000000000000005HK00000?IJ000000000AID000000000iI1000011HU15HU0gVZ0gWF000000000000\#
        1?I?00000000000000000[Hn0000000000000gWe0CHe0cHg0CIB000000000[IQ00000mI;0000000000000II10YI10mIi07I4\#
        0;I50]I6000000000;Id000000000=I<0000000000000QI@0_I@0=J915IB0=Je03IK0EIE17IF03JC00000oIJ0]I_15I^1;IK\#
        07Ia15K[0GIP0QJA0YIn19IS000000000UIV0UJS00000000000000000OI\0000000000001;Je0IIe00000000000000000000\#
        00000kIh00000KIj00000;JZ1=Il0oJ:00000UKG11J100000000000019JQ000000001?J8000000000MJ;0QK3000000000000\#
        000000000000000000001;KI0?JE15LD0000000009JJ000011JT00000eKW0000000000000000000000000;KX0MJg0cJV0IJX\#
        0iJX0]JZ00001;L0000003Jk11K;01J_0000000001KX00000000000000000GJh0oK0000000000000000000000UL:0]KV0=KV\#
        0YK100000MKA15MF09KA0oKT0gY1000013K:0YK_0000000015Mo0]L?07K?000000000000000000000mKF000000000iKI0000\#
        00000OKL0oL0000000000000000000000000000000000_KV1=KV11L2000000000eLF03K[1;M:0kK^00000;L=0oLU00000=LH\#
        000007Ke07LL15N_05Kh000000000000000011LS00000KKo00000000000000000eMC0aL5000000000mL@0CL80mMI0eMZ1;M[\#
        03LV00000SL?0000000000000cLC00000iLE00000aLV0_MX0000000000000ELL0gYH0000000000000000000009LS0;M10000\#
        000000000_N;0aMC00000eNE0IL\000017L^1=L_0eO?0SLg0]MD13Lj1;N80000000000000WLh0GLi00000000000000000000\#
        1;Nm0000000000000000000019M5000000000oMC0mN30cM90=M;13MW0_O300001=MK000000000WMP0000000000001=Ni0YMG\#
        0SMj0SNX0iMI0kMK0=Ml0000000000000WMj000000000000000000000000000000000WNf0000000000000aN7000000000000\#
        00000000000000000000000000000000000000000000000000000=NN000015OM00000YN50=O400000kN50kNk000000000000\#
        000000000000000000000000000000000000000000000_O[0000000000001?NI0QNI0mO20[NJ0CNJ0iNK0]NM01NO0UNP0UOD\#
        00001=O[000003NV13NW000000000cNZ000000000gZ50[Oo0UP:15Oo000000000_P[00000UPg00000YNg000011Ni1=PU0kO`\#
        03O;0gZk05Nm0000000000000000000000000CO=000000000000000000000AO;1?O<0QO=0QP40[Q105O]0000000000000SOH\#
        07OD0KOF0000000017OI000000000;OL0aOL0QPj00000]OP000000000cP305P`0eOm000000000000000001OZ000000000000\#
        0EO^03Ob00000?Oa00000000000000000kQo0eP\000000001;Oj00000000000000001?PV03Pl00000000000000000iP50000\#
        1=R00IP707P_0aPE00000CP<0000000000000MP@0000000000000000000000000000000000000OPJ1?Q3000007QJ05QL0oPO\#
        00000000000000000APT07RA0000000000000000000000000000000000000KP_0UQc00000000000011Pd0000000000000000\#
        0kRW00000000000019Pm0000000000000000000000000OQ8000000000oQ7000009Q9000000000SQ<00000aQ>000000000000\#
        0?QB000017QD0KQE000005RC0eQN000000000000000000000iQN000000000000000011QX0000000000000000000000000000\#
        00000000000000000000000000000000000000000000000000000EQh07Sc0000000003Ql1?Qm07To00000]R0000000000000\#
        000000000000000011R@15R90KR:0MR;0aR<0iRK0g[T00000000000000000cRC00000ORE19RF17RG11Rl0000000000000000\#
        00000g\E11Se00000eRQ0aS8000000000000000000000kSF0kT>0GRZ0QRZ000000000IR^000009R`0000000019Rh00000000\#
        0YRf0QSm0cRk0cS]0QTZ1?Rk0000000000000YS_0000000000000eS<0US40iS609ST09TK0WS800000=S:0g\i000000000000\#
        09US000007UY0CSB0QU>11T@0g^;0]SD000000000000000019SL0OSK0CT?17SL0ASL0oSN0WST0ESP00000000000000000cUZ\#
        1?SW0g^]05SX0OTg0?S\1=S\0000000000000000000013Sc00001=TG0ET100000oT219U70eSo00000KSl0=Te000005TC0000\#
        0000000000000;T40YTZ00000kTX00000=UC00000oTc00001=Uc01T=000000000000000000000OUO0eTK0000000003TH0000\#
        00001?TT0iU;0KU1000000000GTP00000000000000000000000000000000000000000CT[07V600000ET^000009VA0?U_0YU_\#
        0aTb0QUb000000000?VV0KUc000000000_Tk07V^000009Vl19V<0oU[000000000QVS00000UU50iUQ00000IU80YVB0kUK0000\#
        11UL1;U=0000000000000?W300000GUD0cV>0eUE09WR000000000000000000000WUL00000UUa00000OVB0EUQ000000000kV5\#
        0000000000000000000000000EV=000000000000000000000KVW000000000000000000000g_k00000CUi0UVQ03Uj0eV10g`T\#
        00000000000005V100000UWJ000000000000000000000;V90]V:05Ve0SV;01V=00000AV?0?Wk00000000000000000EVo0]Ve\#
        0UX4000000000iVJ1;VJ000000000000000000000YVl000000000OW]000000000AVe000000000OXO0EWi0_V[000000000eV_\#
        000000000YWl00000_WE0EXb0UX[0cVh0kX60000000000000000000000000EZ3000000000EZc000000000000000000000WW8\#
        09X:00000QW=03W<00000E[G0]WO0GW>00000000000000000SWE00000WWg13WG0CWG0WYC0000000000000kXe0]X90=WP11WP\#
        09X]000000000MWU0IWU00000;WX000000000aW[00000000000000000000000000000kYX03Wm0WYd0cWf00000YXL00000000\#
        000000000000000000000AXA00000000000000000000000000000000000000000MXB15X<00000000000000000000000017XC\#
        0KXC0[XD000001XG000000000UYa03XP0000000000000YYA0IXP0E\200000?X_00000oXU0000000015X\000000000]X[0;X\\#
        05X]19X^0000000000000000000000000000000000000000000005YI00000SXl00000=Xn000000000=Y`0_Y117Y2000009YP\#
        0000000000000CY90[Y:00000aY<0000000000000000000000000=[E0KYD000000000000000000000000000019YL0oYW0aZ9\#
        1=YN000000001;YR000000000000000000000UZ^0MYX0SYY00000eY\00000GY^0MZB0_Yk00000?Yb0kZ80?Z?0eZI0gaE0E\\\#
        0[Yk0SZL000000000000000000000000000000000OZ200000kZd00000000000000000IZ91?Z915Z:1=Z@00000gbh0;Z>0000\#
        0WZQ0]ZA000000000YZE00000[ZG0KZH03Z^0000000000001;ZM13ZN0000000000000=\807ZR1;[<0AZT07[<0gcU0MZb0000\#
        0mZZ000019Z\0OZ\0000000000000=\a0SZe00000e[>00000?Zj000001Zh0E]O0a[7000000001=[20A[000000_[000000000\#
        0000000017[50O[j0?[O00000A\60E_009[911[:0S[R00000S\B0Y[@0][A0M[\05[B000000000?\50A\S0a[h0m[H0U[H0][h\#
        0_[Y0a\^0E_\09[^03[P0C[P13[U00000M\G0000000000000000000000000a]P07[m03[o00000000000000001;[m19]a0000\#
        000000000C\S0[\50gcl000000001?[l00000G[n00000?\P0000000000000000000000000M]100000k\W03\n0O\e0e\:0Q\;\#
        0k]\0K\<0?]R15\>0U\?07\\01\C00000000000011\H00000000000000000000000000000[\i0S]<00000000000000000000\#
        0I\W00000000000000000M^N00000gdL13\^0K]000000A]1000000000C];000000000?^1000000000I]F0W\k000005\n0W]K\#
        000003]M0;]119^P1;]30O]D11]>000000000o]90]]90K]n11]e0G]<000000000_]@0S]g000000000k^D0000000009]G0G]i\#
        0A]S0]]S0C]n00001=]M0C^j0o]a0000000000000S^E0c]T1?]U00000I]e00000]^Z000000000000000000000000000007]a\#
        000000000_]d00001?^=0E`F0i]g0a^=0000000000000G^U09^c0[]o0[^L00000000000005^40U^519^k0000000000000000\#
        00000m^<0000000000000000000000000000000000000000000003^H0]_J0000000000001=^M0?^W0]_i000009_L000019_J\#
        00000M_70o^V1;^V0000000001^Z17^Z13^[0000000013_I00000000000003_>0000000000000Y^g00000A^i0ge700000000\#
        000000000000000007_=0000000000000C_G0U`L000019_o0I_900000000000007_f00000O_?00000E`l00000M_V0K_C0EaU\#
        0e_E0000000000000i_J000000000c_M000000000[_P00000a_R0Eb80i_e0000000000000;_X0c_m00000o_[0K`a0Kb>0000\#
        00000000000000000A_c0C_n1=_e15_f000015`D00000Kbg0M`D0;`G0000000000000m`00I`10O`20[`E0;a>0o`T00000000\#
        000000000000000000000O`k0gej0=`>0gfV00000S`B00000000000000000000000000000Q`J1;`K00000000000000000000\#
        00000i`X000003`T000003a50000000019a20000000000000QaJ1=`]0?`^03a]0a`a0000000000000Qc50000000000001=aX\#
        0aaD0[a4000000000oa;0000000000000Ca20Ebk09a3000007a60000000000000Cb30Cba0Wa;01a<0WbO00000Uaf00000000\#
        000000001?aE00000EcO07ag000000000caK0000000000000000000000000000000000000000000000000000000009ak0[af\#
        03bH0=a[000007bl0000000000000000000000000Yaf0gg30Mag0gg]0000000000000?am0man0mc<0WcB00000000000005b4\#
        00000Sb60;bQ0000000000000000000000000000000000000000000000000000000000000000000000000ghF000015bL0kbL\#
        0ebM0mdd1?bO000000000000000000000Ed3000000000[c100000[c]000000000ib^01b_0000000013bb0Qcl09bg1=be0KcO\#
        00000000000000000000000000000Kd6000013cU0000000000000[dd0Ac400000000000017c90Mc90icP07cR0McN0ac<11c?\#
        00000000000000000OcD0adS0UcE000000000ecJ00000CcU0000000000000000000000000000000005cT00001?cV1=cV0000\#
        000013eF000000000000000003c_00000Wcn1;ca0ccb0id00;ce00000000000000000000000011d800000000000000000000\#
        00000000000000000000000000000000000000000meL03dL0Kdk000013f80kdA0[eW000011dj0MdE000000000OdH00000000\#
        1?dR00000_dM00000000000000000000000000000WdZ0AdU00000000000000000]d[0Odn0;d\0[fK0000000000000Ydb0000\#
        00000cde0WeC01df0Udh0Idh0mf<03dk00000;eP00000edo0000000000000oe30Ce40000000011eW00000000000000000000\#
        000015e>000000000000000000000000000000000000000000001=eV000000000?eM05eN0000000000000000000000000?f6\#
        00000000000000000000000000000ghj000000000Ge`19ea0mg60oec000005f115ee03ef1=fC17eh15fE000000000KfV0KgK\#
        1=f^19fQ0000000000000cf400000000000000000000000000000mge0af<0GfU17fO0000000000000000000000000afj0Kh8\#
        000015gZ15hO0]fJ0CfL0UfL0kfN15iA00000chC0OfR00000WfT0000000000000000000000000000000000000cha11f_0if_\#
        0of_0?f_000007fd000011gD000000001=gC0Khm0000000000001;fn0efn0age0_g101g10mhh05g207gF00000miT0ahP0000\#
        05h<0ai=07gj17g=00000000000000000=gB000000000]gE000000000000000011ge0Oh<00000Ohi0]gm05h_000015j;0oh9\#
        0oh]0mjU0igb0OiI0ihD0GgV13gW000013hL0Cg[0000000000000?g`00000000000000000ciX19gf00000000000000000000\#
        000000000Wgn00000?iF0000000000000KiU1?h40000000007hV0Uh80Mh919hY0Kj60Eh<00000=h?0oiQ0kh@1?h_0MhV0000\#
        00000000000000000oj80MiG0ehJ07i@15k10000000000000000000000000gil0Oj=07i`0gj]0UhZ0ChW0000000000000000\#
        0?ig0[h_0=i70Aha0mk_0?jT0ai_0Qhd0Ghd0KjQ11he0?l009hh0Kk@03hk13i;0AiG13iY17hm19iI0Yi015kX13j90;i20]i4\#
        0=i]00000eiY0;iX00000000000005iQ15mD0ii?0cjD0Mif0iij00001?j?00000000000000000000000000000MjX0MkE0?ld\#
        03iO00000000000015mn000000000?mQ07jW00000GiZ0Aib17i\0000000000001;i`000017jS00000000000005j=00000000\#
        0=jQ00000000000000000000000000000ijR09j101j10Wj30Cj4000000000000000000000Ujf0Sj<0=k=0_j>1=j?00000000\#
        0000000000000ejE0IjE0ojl00000MlI1?k200000Kkj0Ijj0_k@0000000000000GjR13jl000000000AjV0000000000000Wj^\#
        0?n<000007kI00001;j_0[j`0glj0Qj`0000000000000000000000000000000000000=kg0000000000000ck00WkV0;k00em?\#
        0clE00000=l`0clh000000000okT0SkD0000000007l801k>000000000000000000000ikE0000000000000_l9000000000000\#
        0AkM09kM0cmc0000000000000gme0000000017kZ0?nZ000000000000000007le0IlZ19k^1=k^000000000_ll000000000Cke\#
        0KlM0MmB0Klm000000000000000000000@140000000000000000000000000[l500000ml70000000000000000000000000000\#
        0Sl?00000OlA01lA0AlA0olK00000WlF0;lF07mW0000000011lK000000000000000000000000000001lm0alT000000000000\#
        00000000000015nO0=mF0000000000000]l`0_mV1;la0=n60000000007nO0omE0000000019lj0mlk0am:000000000[lo05m0\#
        00000MnG0Em200000000000000000000000000000@1^0000000000000ImN00000000000017mC0SmC00000kmF0000000003mI\#
        0imI11mI0QmL0_n;0CmN0Mo60000000000000GmS09mT0InF00000SnD0Io200001;mZ0cnG0Um[00000in<03ml0gni000017n?\#
        0kmc000000000000000000000Cn40knJ0emn00000UnS0000000000000mn10Mon0000000000000[n6000000000Io]11n90anS\#
        0goA15nl13n>0UoR0@2I17no00000000000000000ko2000000000ioA00000000000013o0000000000=n^000000000=o\0000\#
        0J0b00000en[00000000000000001=n\000001n^000000000000000000000Gnd0000000000000000000000000Knk05nk0@2n\#
        01oE00000koV0gon000015oX00000l0I0j010l1W01oo0000000009o;0Co<0j0d0Ao>0000000007oA00000OoC000000000000\#
        00000000000000000SoK17oS0000000000000T030YoQ08070;oR0coR000000000000060j00001?oZ0]o[03o\0_o]040H0eo^\#
        0Yoj0000000000000D0^0N170Aon00000Kon0`0T160@020Q0^0b0oom0L0b0h0f00000000
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 8191 }

    /// Slots of a hash table over names and aliases.
    static var index: StaticString {
        #"""
        00000000020=0C0ia0a0F0040=0J0050=0K0060=0O00000000080=0L000000000:0=0;0000000000000000=0=0C00>0=0H00\#
        00000000000000000000000000000000000D0=0=000000000F0=0;00G0=0D000000000I0=0<00J0=0D1oX0Q0K00K0=0A00L0\#
        =0C00k0R0?00M0=0J0h:1V0E0000000000000000000000000000000000000V0=0J00W0=1800000000000000000000000[0=0\#
        ;000000000]0=0U00^0=0M1ZN0^0F00_0=0Z00`0=0800a0=0=1k00b0=00d0=0J00000000<<0b0B00g0=0O00h0=0<00000000\#
        00000000k0=0E00l0=0?0000000000000000000000100=0H0110=0K0>P100I0130=0L0140=0I000000000000000170=0P000\#
        0000000000000000000000000000000001=0=0P01>0=0U000000001@0=0G0000000000000000000000000000000000000000\#
        0001G0=0D01H0=0V000000001J0=0a01K0=0@1AA1S08000000001N0=0P000000000000000000000000000001S0=0H01T0=0Z\#
        00000000000000000000001X0=0J01Y0=0901Z0=0D000000001\0=0F01]0=0L01^0=0H000000001`0=0?0000000000000001\#
        c0=0=0000000000000000000000ai0G0>01h0=0B000000000000000000000000000001m0=0:01n0=0:01o0=0K0200=0A0210\#
        =0=0000000000000000000000250=0M1_S0F0B00000000280=170290=0=1?_0K0<02:0=0G1EQ0H09000000002U1;0C000000\#
        00000000000000002B0=0K02C0=0E00000000000000000000000000000000000000000002J0=0A000000012;1a0:02M0=0G0\#
        0000000Ta0_0M02O0=0;02P0=0E1210Z0H02Q0=0G02R0=0R02U0=0H02V0=0;000000002X0=0C000000000000000000000000\#
        000000000000000000000000002`0=19000000002b0=0T0000000000000002e0=0H0000000000000002h0=0G000000000000\#
        000;l0\0F00000000RB0L0F02n0=0Q00000000300=090310=1D000000000000000340=0H0000000000000000000000380=0L\#
        0390=0N1:i2B0E000000003<0=0e000000000000000000000000000003A0=0G03B0=0G0000000000000003E0=0@000000000\#
        0000000000000000000000000003K0=0H0=H0R0B03L0=0;03N0=0L000000003P0=0C03Q0=0P000000003S0=0Q16H0o0>0000\#
        000000000000000000000000000000003Z0=0I000000003\0=0Z000000003^0=0D03_0=0I03`0=0;03a0=0903b0=0F03c0=0\#
        Q03d0=0M03e0=0R03f0=0F000000003h0=0R03i0=0j03j0=0H03k0=0>03l0=0E03m0=0J03n0=0:03o0=0_000000000000000\#
        0000000000000000000000000000460=0M000000000000000490=0L1hX0l0a04;0=0F04<0=0[04=0=0P04>0=0F000000004@\#
        0=0c04A0=0C04B0=0K04C0=0C0@N130A04E0=0;04F0=0<1oi0N0L00000000000000000000000000000000000000000000000\#
        0004O0=0C04P0=0C04Q0=0K0000000000000000000000000000000000004W0=0?04X0=0G04Y0=0G000000000000000000000\#
        0000000000000004_0=0;04`0=0F04a0=0C0V[0X0A000000004d0=0O000000004f0=0X00000000000000000000004j0=0B04\#
        k0=0<04l0=0L04m0=0K1XK1L0:00000000500=0T1jE1=0D0;m0S0A000000000000000550=0>0000000000000000000000590\#
        =0=0000000000000000000001\70P0E05>0=0H05?0=0;1Gm0_0M00000000000000000000005D0=08000000005F0=0K0YP0L0\#
        ;05H0=0H0000000000000000000001UT140c000000005N0=0S03P0b0?05P0=0I0000000000000005S0=0V05T0=1=05U0=0B0\#
        0000000000000000000005Y0=0M05Z0=0V000000005\0=0F05]0=0:05^0=0C05_0=0D0000000000000005b0=0U05c0=0C05d\#
        0=0R05e0=0;05f0=0<000000005h0=0F05i0=0K05j0=0H0000000000000005m0=0M000000005o0=0H0M10P0E00000000620=\#
        0E0630=0J00000000650=0?0ES0c0812Q0k0C00000000000000000000000000001`10Q0;0000000000000000000000000000\#
        06A0=0=06B0=0B000000006D0=0O0P;100M06F0=0E06G0=0F06H0=0;06I0=0?06J0=0A000000002U0g0C06M0=0?1520f0P06\#
        N0=0E06P0=0U06Q0=0E00000001Nk0G0C06S0=08000000000000000000000000000006Y0=0C000000006[0=0>000000006]0\#
        =0O06^0=0D0000000000000006a0=0O0i<0I0;000000006d0=0H000000006f0=0R06g0=0Z06h0=0?06i0=0C06j0=0<000000\#
        000000000000000000000000000000000000000000000000000730=0<0000000000000000000000An130<0780=090790=0:0\#
        000000000000014@0G0<07=0=0Q07>0=0;07?0=0T00000000000000000000007C0=0V00000000T;0S0?07F0=0>07G0=0B000\#
        0000000000007J0=0@0000000000000007M0=0N0000000000000000000000AR0`0C000000000000000000000000000000000\#
        0007W0=0:000000007Y0=0N07Z0=0@00000000000000000000007^0=0;07_0=1?07`0=0C07a0=0R0000000000000007d0=0F\#
        000000007f0=0D00000001=O0G0<00000000JB0[0D07k0=0N000000007m0=0M07n0=0E000000000000000000000000000000\#
        00000000000000000000860=0>0870=0D0880=0C0000000000000008;0=0;000000008=0=0B08>0=0M08?0=0F08@0=0P08A0\#
        =0E08B0=0<0>X0O0;0bY0O0?08C0=0f08D0=091S70N0L08E0=0G0An1@0>1Yf0X0R08H0=0:08I0=0J00000000000000000000\#
        008P0=0O000000008R0=0Q08S0=0C0000000000000008V0=0X000000008X0=0C00000000000000000000008\0=0K00000000\#
        000000000000008`0=0808a0=0K08b0=0O08c0=0C08d0=0I08e0=0F0000000000000008h0=0F00000000000000000000008l\#
        0=0C08m0=0K01Y0F0?000000000000000910=0J00000000930=0N00000000000000000000000000000980=0I000000000000\#
        0009;0=0N09<0=0J09=0=0@09>0=0=09?0=0:0P;2F0909@0=0K09A0=0Q0h\0N0A09B0=0D09C0=0B0e:0G0912B0`0A09E0=09\#
        09G0=0S09H0=0E09I0=0N09J0=0C09K0=0E09L0=0@00000000000000000000009R0=0C09S0=0H09T0=0I0000000000000009\#
        W0=0N09X0=0C09Y0=0W09Z0=0<09[0=0S09\0=0K0fR0L0A000000009_0=0J1R[0_0I000000009b0=0I09c0=0=0`n0F0M0000\#
        0000_T1T0A0000000000000009i0=0C09j0=0J1nl0m0>000000000000000000000000000000000000:10=0J0:20=0D0:30=0\#
        L00000000000000000000000000000:80=0E0:90=0;0000000000000000000000000000000000000000000:@0=0J0:A0=0?0\#
        0000000:C0=0B0:D0=0J00000000000000000000000000000:I0=0O1SY0M0900000000:L0=0^00000000da0^0B00000001EE\#
        0K0?0:Q0=0M0:R0=0B0:S0=090:T0=0E0:U0=0S1nl0T0:0:W0=0M0000000000000000000000:[0=0;00000000:]0=0K0:^0=\#
        0:0:_0=0I0P;0\0C0:a0=0A0000000000000000000000:e0=0R0:f0=0Q00000000:h0=0^0:i0=0T0:j0=0A0:k0=0>1Ne0Q0B\#
        0:l0=0I1540S0?0:m0=0K1R:0N0A0:n0=0a0:o0=0;0;10=0>00000000000000000000000000000;80=0J0;90=0=000000000\#
        000000;Q0V0C0;=0=0]0VT0n0c01Y0V0H0;?0=0F000000000000000000000000000000000000000000000000000000000000\#
        00000000000;K0=0D00000000;M0=0;0;N0=0=000000000000000;Q0=0I00000000@<0G0G000000000000000;V0=0A000000\#
        00000000000000000000000000000000000000000000;^0=0W00000000;`0=0Q000000000000000;c0=0I0;d0=0F0;e0=0?0\#
        ;f0=0?0;g0=0A00000000;i0=0D0;j0=0G0;k0=0S0;l0=0O0;m0=0F0;n0=0@0;o0=0]0l00^0N0<10=0Q1>S0N0A0000000000\#
        0000000000014J0g0J0000000000000000000000<:0=091>\1T0K0<;0=0:0<<0=0D0<=0=0;0bN0O0<0<@0=0K0<A0=0A0<B0=\#
        0D000000000000000<E0=0K00000000<G0=0R000000000000000<J0=0@000000000000000000000000000000000000000000\#
        00000000<R0=0B08h0S0K0000000000000000000000<W0=0L0<X0=0:0<Y0=0U0<Z0=0K0<[0=0<00000000<]0=0O000000000\#
        000000000000000000000000000<c0=0O0<d0=0D0<e0=0H0<f0=0\0<g0=0I0<h0=0L00000000<j0=0K0<k0=0A0<l0=0Q0000\#
        00000000000000000000000000000000000000000000000000000000000000000000000000=80=0S02U250N0=90=0H0=:0=0\#
        G0=;0=0;00000000h:130?0=>0=0B0=?0=0K0GZ0a0F00000000000000000000000000000An0]0900000000=H0=0E1jE0M0K0\#
        =I0=0B0=J0=0E00000000000000000000000000000=P0=0>0=Q0=0U0=R0=0T0=S0=0>000000000000000=V0=0>00000000=X\#
        0=0M00000000=Z0=0]0=[0=0K00000000=]0=0L000000000000000=`0=0?0=a0=0]0000000000000000000000=e0=0:00000\#
        0000000000=h0=0B0=i0=0;0=j0=0D0=k0=0T00000000000000000000000000000>00=0H0in0T0A0>10=0J0>20=0P0>30=0=\#
        0>40=0S0>50=0T0>70=0R0>80=0I0>90=1<0>:0=0G0>;0=0J000000000000000>>0=0F0>?0=0R0>@0=0M00000000>B0=0X0>\#
        C0=0B0>D0=0J0>E0=0M000000013o0T0M000000000000000>J0=0=0>K0=0R00000000>M0=0[0>N0=0J0>O0=0N0>P0=0K0000\#
        00000000000>S0=0C0000000000000000000001TK0S0R0>X0=0B0>Y0=0C0>Z0=0:0kO0W0;0>[0=0R0>\0=090>]0=0>0>^0=0\#
        ;00000000>a0=0C0>b0=0O00000000>d0=0=00000000>f0=0P0>g0=0O00000000>i0=0Z0>j0=0M0>k0=0N0>l0=0[0>m0=0A0\#
        >n0=0@18J0G0?0>o0=0F0?00=0I0?10=0]0?20=0Y0?30=0e0?40=0I0?50=0[0?60=0U0?70=0E0?80=0T0?90=0H0?:0=0;0?;\#
        0=0E0?<0=0M0?=0=0=0l70Q0N0?>0=0;0??0=0G0?B0=0H08\0X0E0Gk0g0C00000000?F0=0U00000000000000000000000000\#
        00000000000000000000000000000000000000?P0=0A0?Q0=0N0ja0J0?0?R0=0O0>12Q090D71T0?000000000000000000000\#
        0000000000000000000000000000000000000000000?_0=0C00000000?a0=0T0?b0=0L0?c0=0F0?d0=0G00000000?f0=0B0?\#
        g0=0A0000000000000000000000?k0=0D0?l0=0X0?m0=0D00000000?o0=0A0@00=0?0@10=0A0000000000000000000000@50\#
        =0=0000000000000000000000000000000000000000000@<0=0:0@=0=0@0@>0=0Q0@?0=0@0@@0=0J00000000@B0=0G000000\#
        00@D0=0:0@E0=0B0@F0=0M000000000000000@I0=0O000000000000000@L0=0I00000000@N0=0?0@O0=080@P0=0?0@Q0=0W1\#
        >\1B0A0D71d0900000000@U0=0:12;1C0M0@V0=0=0@W0=0@0:80R0J0@Z0=0A0@[0=0E0@\0=0;0@]0=0?00000000000000000\#
        000000000000000000000000000000000@e0=0J00000000@g0=0X1>30R0F0@h0=0N0@i0=0C0@j0=0Y0@l0=0@0@m0=0G0@n0=\#
        0K00000000A00=0H0000000000000000000000A40=0Q0000000000000000000001960Q0E0000000000000000000000000000\#
        0000000000000000000000A@0=0H00000000AB0=0;00000000000000000000000000000000000000000010V0F0A000000000\#
        000000AL0=0D0AM0=0K0AN0=0U0E8140i0AO0=0G00000000AR0=0@0AS0=0A0000000000000000000000AW0=0O00000000000\#
        000000000000000000A\0=0O00000000A^0=0G0A_0=0M0A`0=0@0Aa0=0M0000000000000000000000Ae0=0T0000000000000\#
        0000000000000000Aj0=0g0Ak0=0L0Al0=0=0Am0=0?0An0=0:0Ao0=0L0B00=0B0B10=0E0B20=0Q0B30=0C0B40=0>00000000\#
        B60=0A0B70=0J000000000000000>11O0G000000000000000B=0=0G000000000000000B@0=0A00000000BB0=0I12B120E0oE\#
        0P0=0BD0=0=0J@0H0@00000000BH0=0O1:h0M0<00000000BK0=0;0BL0=0K0BM0=0T0BN0=0J0m10N0?0Ki0T0F0BP0=0R00000\#
        000BS0=0>0BT0=0B0000000000000000000000000000000000000000000B[0=0?00000000B]0=0;000000000000000B`0=0G\#
        000000000000000Bc0=0E0Bd0=0E0000000000000000000000Bh0=0G0Bi0=0>0000000000000000000000000000000000000\#
        000000C00=0<1_l0T0A0bY1L0N0C20=0O0C30=0M0C50=0@000000000000000C80=0E0C90=0K0000000000000000000000000\#
        000000000000000000C@0=0G0CA0=0L1JW0T0Q0CB0=0F00000000CE0=0S0CF0=0V000000000000000CI0=0G0CJ0=0:0CK0=0\#
        F0CL0=0D0CM0=0E0An1O0;0CO0=1;00000000CQ0=0D000000000000000000000000000000000000CW0=0Z00000000An0G090\#
        0000000C[0=0J0C\0=090C]0=0H00000000C_0=0P0C`0=0_1l`0Y0;0Ca0=0:1Ej0M0B00000000000000000000000000000D7\#
        0V0E00000000Cj0=0C0000000000000000000000Cn0=0K00^0Z0V00000000D10=0D000000000000000000000000000000000\#
        000D70=0I000000000000000D:0=0S1R90Z0C0D<0=0C00000000D>0=1<0D?0=0=00000000DA0=0F00000000DC0=0G1dm0f08\#
        000000000000000DG0=0I0DH0=0E000000000000000DK0=0;00000000DM0=0K000000000000000DP0=0D0DQ0=0\000000000\#
        0000000000001EB100e00000000DW0=0D000000000000001j`0S0O0D[0=0I0D\0=0Q0D]0=0B0^R0M0D00000000D`0=0U0Da0\#
        =0;0Db0=0C0000000000000000000000000000000000000000000Di0=0D00000000Dk0=0G0Dl0=0A00000001YL0N0A000000\#
        000000000E10=080000000000000000000000000000000000000000000E80=0g0060\0A000000000000000E<0=0B00000000\#
        0000000E?0=0C0E@0=0g0EA0=0<00000000000000000000000000000000000000000000000000000000000000000000000EL\#
        0=0?0000000000000000000000EP0=0W00000000ER0=0D0ES0=0D0000000000000000000000EW0=0C0000000000000000000\#
        0000000000E\0=0M0E]0=0H00000000000000000000000000000Eb0=0O000000000000000Ee0=0D0Ef0=0;0`N0P0;0000000\#
        00000000Ej0=0H0Ek0=0@0El0=0E0Em0=0B0En0=0Z0Eo0=0F1i20Z080F00=0E0F10=0A0F20=0<0000000000000000000000F\#
        70=0L0F80=0V000000000000000000000000000000000000e:0Q0;00000000F@0=0;0FA0=0D0FB0=0P00000000FD0=0X0FE0\#
        =0?0FF0=0900000000FH0=0D0FI0=0]1jE1e0M0FJ0=0C0FK0=0:1^51P0L0FL0=0L0FO0=0K0FP0=0Q0FQ0=0D0FR0=0U0FS0=0\#
        >0FT0=0M000000000000000FW0=0E0FX0=1<00000001220d0Y00000000000000000000000000000F_0=0L000000000000000\#
        Fb0=0=0Fc0=0;00000000Fe0=0S0Ff0=0F0Fg0=0J0000000000000000000000Fk0=0:0000000000000000000000Fo0=1;000\#
        00000G10=0S0G20=0W00000000000000000000000000000G70=0D0000000000000000000000G;0=180G<0=0J00000001^50d\#
        0[00000000G@0=0W00000000GB0=0E0GC0=0J0GD0=0G0GE0=0K00000000000000000000000000000GJ0=0K0GK0=0P0GL0=0D\#
        000000000000000GO0=0E000000000000000000000000000008B0X0B000000000000000000000000000000000001a<0W0D0G\#
        Z0=0800000000G]0=0G0h00Y0A00000000G`0=0>0000000000000000000000000000000000000000000Gg0=0I0Gh0=0I0Gi0\#
        =0P0Gj0=0Q0Gk0=0G0Gl0=0H0>11g0Y0Gn0=0D00000000000000000000000000000H30=0J0H40=0H0H50=0E0e:110<0H60=0\#
        F0H70=0:0H80=150H90=0A0H:0=0T0H;0=0H0H<0=0F0H>0=0:0000000000000000000000HB0=0V0HC0=0:0HD0=0@0HE0=0;0\#
        1T0g0Q0HF0=0D0HG0=0J0HH0=0A0HI0=0T0[X0G0<00000000000000000000000000000HP0=0F0dP0V080HR0=0E0HS0=1B0HT\#
        0=0K0HU0=0I0HV0=0I0000000000000000000000HZ0=0A0000000000000000000000H^0=0F1o<0U0:0H`0=0A000000000000\#
        0000000000000000000000000000000Hg0=0E0e:0]0C0000000000000016l0Y0@000000000000000Hn0=0H00000001c>0h0;\#
        1Z\1f0N00000000000000000000000000000000000000000000000000I90=0S0I:0=0>0I;0=0d00000000I=0=0R00000000I\#
        ?0=0G0I@0=0;0`]0f0>0fe0G080000000000000000000000IF0=0H0IG0=0E1f40`0I0IH0=0R0IJ0=0f000000000000000IM0\#
        =0Z000000000000000000000000000000000000IS0=0M0000000000000000000000IW0=0>0IX0=0?00000000IZ0=0B0I[0=0\#
        S0I\0=0900000000I^0=0;0I_0=080I`0=0=0Ia0=0D0000000000000000000000Ie0=0T0If0=0G000000000000000Ii0=0I0\#
        Ij0=0@0Ik0=0P000000000000000In0=0V0Io0=0I0J00=0\0000000000000000000000J40=19000000000000000J70=0T1EO\#
        0E0:0000000000000000000000J<0=0V0J=0=0=00000000J?0=0J0J@0=0;0JA0=0L0JB0=0N0JC0=0M000000000000000JF0=\#
        0^0JG0=0D0JH0=0B00000000000000000000000000000000000000000000000000JP0=0G0JQ0=0J000000000000000000000\#
        0JU0=0H0JV0=0L000000000000000JY0=0:0JZ0=0S000000000000000J]0=0B000000000000000J`0=0?0000000000000000\#
        000000Jd0=0S0Je0=0F00000000000000000000000000000Jj0=0>00000000Jl0=0M0Jm0=0G0Jn0=0\0Jo0=0I0K00=0W0K10\#
        =0D0K20=0D0K30=0M0K40=0J0K50=0F0K60=0U0K70=0a0K80=0C0K90=0?00000000K;0=0A000000000000000K>0=0>0K?0=0\#
        =0K@0=0W0KA0=0P0KB0=0X0000000000000000000000000000000000000000000KI0=0:0000000000000000000000KM0=0D0\#
        KN0=0<0KO0=0J0KP0=0900000000KR0=0E1AE0Q0;000000000000000KV0=0D00000000da0N0?000000000000000000000000\#
        00000K]0=0I00000000000000000000000000000D71<0G0000000000000000000000000000000000000000000Ki0=0G0Kj0=\#
        0S0Kk0=0H0Kl0=0B0000000000000000000000L00=0E00000000L20=0@0L30=0A00000000L50=0J0L60=0:0L70=0W0000000\#
        0L90=0?00000000N]0N08000000000000000000000000000000000000LA0=0D000000000000000LD0=0G0LE0=0C0LF0=0C00\#
        0000000000001=j0F0N000000000000000000000000000000000000000000000000000000000LR0=0L000000000000000000\#
        0000LV0=0K0XO0k0`0LW0=0G0LY0=0S00000000L[0=0<00000000000000000000000000000L`0=0?0La0=0J0000000000000\#
        00Ld0=0I0Le0=0B0Lf0=0;0Lg0=0;0Lh0=0Q0Li0=0I000000000000000Ll0=0M0Lm0=0S0Ln0=0O0Lo0=0D0M00=0C1?i0_0;0\#
        M10=0C03n0G0A0000000000000000000000000000000000000000000M:0=0I0M;0=0D00000000M=0=0D0M>0=0:0000000000\#
        000000000000MB0=0;0000000000000000000000MF0=0R0MG0=0;0MH0=0@0MI0=0D00000000MK0=0C0ML0=0L0MM0=0E00000\#
        0000000001]a0Q0H0ng0J090MQ0=0Q0MS0=0:0MT0=0D0MU0=0;00000000000000000000000000000MZ0=0P00000000000000\#
        00000000M^0=0@0M_0=0O000000000000000Mb0=0M000000000000000Me0=0@0Mf0=0:0j80O0;0Mg0=090Mh0=0P0Mi0=0:0M\#
        j0=0D0Ml0=090Mm0=0Z0Mn0=0D0Mo0=1:0N00=0A0N10=0=0N20=0I0N30=0J00000000N50=0P0000000000000000000000N90\#
        =0H00000000N;0=0F0N<0=0900000000N>0=0S0N?0=0G0N@0=0I00000000NB0=0L0NC0=0:00000000NE0=0J0NF0=0H0NG0=0\#
        M0NH0=0W0NI0=0?0NJ0=0C1ib0Q0<000000000000000NN0=0I00000000NP0=0R000000000000000000000000000000000000\#
        0000001Sl0Q0@0NW0=0H000000000000000N[0=0H00000000N]0=0A000000000000000N`0=0J00000000Nb0=0M0Nc0=0G0Nd\#
        0=0E0Ne0=0:0Nf0=0:0Ng0=0I00000000Ni0=0:000000000000000000000000000000000000No0=0>0000000000000000000\#
        0000000000O40=090Hn0U0C000000000000000000000000000000000000O;0=0U00000000O=0=0U0O>0=0C00000000O@0=0M\#
        0OA0=0C0OB0=0G0OC0=0N0OD0=0C00000000000000000000000000000OI0=0K00000001O>0L0A00000000OM0=0R000000000\#
        000000OP0=0D00000000OR0=0F00000000OT0=0G0OU0=0P000000000000000OX0=0D0OY0=0K0OZ0=0R0O[0=0B0O\0=0R0O]0\#
        =0=0O^0=0A0O_0=0E0O`0=0I000000000000000000000000000000000000Of0=0=0000000000000000000000000000000000\#
        0000000000000000On0=0L0Oo0=0E1Ad0^0H00000000P20=0O0P30=0^0P40=0N0Ml0F0;0P60=0M0P70=0E00000000P90=0<0\#
        0000000;m0e0L0P;0=0:0P<0=0L0P=0=0Q00000000P@0=0O0PA0=0G0PB0=0O0PC0=0V0PD0=0?0PE0=0M1SY0W0>0000000000\#
        00000PI0=0O000000000000000PL0=0Q0PM0=0V0PN0=0d0PO0=090000000000000000000000PS0=0C0PT0=0U1Bk0^0800000\#
        0000000000PX0=0G0PY0=0P0Xa0L0B0P[0=0L0P\0=0H0P]0=0T000000000000000P`0=0C0000000000000000000000000000\#
        00000000Pf0=0Z0Pg0=0N09H0R0C0000000000000000000000000000000000000000000Po0=0L0Q00=0C0Q10=0C0Q20=0Q1A\#
        <0E0:0Q30=090^51@0D0Q40=0c0Q50=0:0Q60=0M0Q70=0B0Q90=0G0Q;0=0H0Q<0=0>00000000000000000000000000000000\#
        00000000000QC0=0D00000000QE0=0C0QF0=0C00000000_T1f0F0QI0=0[000000000000000QL0=0D000000000000000QO0=0\#
        D0QP0=0E0QQ0=0A0QR0=0B1_Y0H090:A0L0;00000000QV0=0A00000000QX0=0L000000000000000000000000000000000000\#
        00000000000000000000000000017d0W0E000000000000000Qe0=0I0K40W0P00000000Qh0=0X0Qi0=0k0Qj0=0N1Z\1O0F000\#
        00001Z40m0\0Qm0=0C0Qn0=0U0Qo0=0>1X00L0C0R00=0F0R10=0<0R20=091AA1:0;0R60=0O0R70=0Q00000000R90=0E0R:0=\#
        0F0oK0J0:0R;0=0F0R<0=0;0R=0=0B0R?0=0:000000000000000RB0=0?000000000000000000000000000000000000000000\#
        0000000000000000000000RL0=0A00000000RN0=0?000000000000000RQ0=0C0RR0=0D0RS0=0=0RT0=0;000000000000000R\#
        W0=0K00000000RY0=090RZ0=0R000000000000000R]0=0H00000000R_0=0E00000000Ra0=0E00000000Rc0=0A00000000Re0\#
        =0M0Rf0=0V0Rg0=0]000000000000000000000000000000000000Rm0=0D0Rn0=0J0Ro0=0G0S00=0L0S10=0N0S20=0H0S30=0\#
        A0S40=0@0S50=0M0S60=0C00000000S80=0P00000000S:0=0>0000000000000000000000S>0=0;0000000000000000000000\#
        000000000000000000000SE0=0@0000000000000000000000SI0=0W0SJ0=0H0SK0=0C0SL0=0<0SM0=0D0SN0=0C0SO0=0L000\#
        0000000000000000000SS0=0X0ST0=0C0000000000000000000000SX0=0R0SY0=0A0SZ0=0M00000000000000000000000000\#
        00000000000000000Sa0=0=1V<0H09000000000000000000000000000000000000Sh0=0E0000000000000000000000Sl0=0N\#
        0Sm0=0J00000000M10f080T00=0X00000000000000000000000000000T50=0<00000000T70=0G0000000000000000000000T\#
        ;0=0F00000000T=0=0F000000018\0V0E0000000000000000000000000000000000000000000000000000000000000000TI0\#
        =0;0000000000000000000000TM0=0G0TN0=0W0TO0=0P0TP0=0S0TQ0=0A0TR0=0:0000000000000000000000000000000000\#
        0000000007F0X0<00000000T[0=0F000000000000000000000000000000000000Ta0=0R00000000Tc0=0M0nG0U0;0Te0=0b0\#
        Tf0=0S0Tg0=0@0Th0=0Q0Ti0=0F0T50I0=0Tj0=0B00000000Tm0=0\0Tn0=0N0To0=090U00=0C0U10=0L00000000U30=0J0OA\#
        0P0C0U40=0C0U50=0<0U60=0I0U70=0L0U80=0I00000000000000000000000000000000000000000000000001UP0[0C00000\#
        000UC0=0B00000000000000000000000000000UH0=0F0UI0=0K0000000000000000000000UM0=0;0UN0=0I00000000UP0=0>\#
        00000000UR0=0Q0000000000000000000000000000000000000000000UY0=0U000000000000000U\0=0<0000000000000000\#
        0000000000000Ua0=0E0Ub0=0K0Uc0=0F0Ud0=0D0Ue0=0Y0Uf0=0B0gb0Y0F00000000Ui0=0=00000000Uk0=0C00000000000\#
        0000Un0=0G00000000V00=0:0V10=0T00000000V30=0A0V40=0[0V50=0<0V60=0Q0V70=0A0V80=0T0cn0Y0P0V90=0G0V:0=0\#
        =000000000000001nl1<0;00000000000000000000000000000000000000000000000000VF0=0?0HG0W0E000000000000000\#
        VJ0=0M0VK0=0G000000000000000000000000000000000000VQ0=0F0VR0=0F0VS0=0@0VT0=0a0VU0=0P00000000VW0=0H000\#
        0000000000000000000V[0=0K0P;1e0P0000000000000000000000V`0=0I00000000Vb0=0Q0Vc0=0;0Vd0=0;0Ve0=0\0Vf0=\#
        0C0Vg0=0I0Vh0=0G00000000000000000000000000000000000000000000000000W00=0M000000000000000W30=0G0000000\#
        00000001gS0G0<0W70=0T00000000000000000000000000000W<0=0<0W=0=0Y00000000W?0=0L0W@0=0P0000000000000000\#
        000001AA0e0900000000WF0=0=1RR0`0L0WG0=0D0WI0=0K0WJ0=0;1So0X0@0WK0=0@1G=0R0@000000000000000WP0=0B0000\#
        000000000000000000WT0=0O0WU0=0F0WV0=0J000000000000000WY0=0R000000000000000W\0=0H0W]0=0K0W^0=0@000000\#
        000000000000000000000000000000000000000000000000000Wg0=0=00000000000000000000000000000Wl0=0=0Wm0=0C0\#
        Wn0=0C0Wo0=0M000000000000000000000000000000000000X50=0>00000000X70=0O00000000000000000000000000000X<\#
        0=0:0X=0=0_0X>0=0K0X?0=0@00000000XA0=0X0XB0=0J00000001f41:090XE0=0R0XF0=0?0XG0=0<0XH0=0M00000000XJ0=\#
        0U0000000000000000000000XN0=091:i1;0C0XO0=0^0XP0=0C00000000XS0=0P00000000XU0=0Z0XV0=0A0XW0=0R0000000\#
        0000000000000000000000000000000000000000000X_0=0P00000000Xa0=0?00000000Xc0=0M000000000000000Xf0=0E00\#
        00000000000000000000Xj0=0?00000000000000000000000000000Xo0=0P0Y00=0E000000000000000Y30=0F0Y40=0J0dE0\#
        P0G00000000Y70=0>000000000000000Y:0=0I0Y;0=0;0Y<0=0?0Y=0=0G0eU0G0F00000000000000000000000000000YC0=0\#
        X0YD0=0B0YE0=0O0YF0=0U0YG0=0H0YH0=0;0YI0=0?0YJ0=0I0YK0=0N00000000YM0=0E0YN0=0=0YO0=0M0YP0=0?0YQ0=0K0\#
        YR0=0M01Y1A0D0YS0=0>0YT0=0H0YU0=0J0YV0=0M0000000000000000000000000000000000000000000Y^0=0M0000000000\#
        000000000000000000000000000000000000000000000000000000Yh0=0M0\n0M0B00000000Yk0=0e00000000Ym0=1;0Yn0=\#
        0>0Yo0=0I0Z00=0H1Ri0g0\1PU0Q0E0Z20=0J0Z40=0O0000000000000000000000Z80=0@0Z90=0G000000000000000000000\#
        0Z=0=0H0Z>0=0S0h00k0J0Z@0=0R00000000ZB0=0^000000000000000ZE0=0P0ZF0=0C0ZG0=0S0ZH0=0A0ZI0=0?0ZJ0=0=12\#
        ;0g0K0ZK0=0M00000000000000000000000000000ZQ0=0>0ZR0=0B00000000000000000000000000000ZW0=0;1c00Z0R0000\#
        0000ZZ0=0A0000000000000000000000Z^0=0H0Z_0=0E0000000000000000000000Zc0=0@0Zd0=0W0Ze0=0B0Zf0=0R000000\#
        00Zh0=0E0Zi0=0L0Zj0=0R0Zk0=0E0Zl0=0J0Zm0=0Z0Zn0=0C0000000000000000000000000000000000000000000[50=0L0\#
        [60=0P0[70=0K0[80=0D0[90=090[:0=190[;0=0Q000000000000000[>0=0E00000000[@0=0I00000000c50^080[C0=0_000\#
        00000[E0=0Q0[F0=0L000000000000000D72@0;0[J0=0W1i20J0?0[K0=0H0[L0=0G000000000000000[P0=0;0[Q0=0:1?i0S\#
        0;0[S0=0E0[T0=0W0h:2>0;0[U0=0=0[V0=0C0[W0=0B0[X0=0:0[Y0=0L0[Z0=0T1>:0O0D0[[0=0>0[\0=0=0[^0=0K0[_0=0B\#
        0[`0=0:0[a0=0<0[c0=0E000000000000000[f0=0C0[g0=080000000000000000000000[k0=0<0[l0=0I00000000[n0=0G00\#
        000000000000000000000000000\30=0<0\40=0>00000000000000000000000000000000000000000000000000\<0=0A0000\#
        0000\>0=0G00000000\@0=0M0\A0=0`000000000000000\D0=0;00000000\F0=0D0\G0=0@00000000\I0=0L0;10K0:0\J0=0\#
        V0\K0=0K000000000000000\O0=0c0\P0=0Q0\Q0=0G00000000\S0=0H00000000\U0=0e0\V0=0;0\W0=0;00000000\Y0=0Y0\#
        00000000000000\\0=0Q0Gl0U0E0\^0=0E0\_0=0D0\`0=0<0\a0=0P0\b0=0D00000000000000000000000000000\g0=0?0\h\#
        0=0[0000000000000000000000\l0=0>00000000\n0=0@0\o0=0Q0]00=0P0]10=0J0]20=1<00000000]40=0C1480n0;00000\#
        00000000000000000]90=0O0]:0=0C0];0=1@0]<0=0@000000000000000]?0=0M0]@0=0B00000000]B0=0_0]C0=0=0000000\#
        0]E0=0S0]F0=0C00000000]H0=0C0]I0=0C1Aj0b0E0000000000000000000000]N0=0X00000000000000000000000000000]\#
        S0=0L00000000]U0=0U0]V0=0A0000000000000000000000000000000000000000000]]0=0L0]^0=0J0]_0=0H0]`0=0=0000\#
        0000]b0=0K00000000]d0=0K0]e0=0Z0]f0=0B1m?0P0E000000000000000]j0=0@0]k0=0D00000000]m0=0\0]n0=0N000000\#
        00^00=0F0^10=0H0>10W0?0^20=0B0^30=0>0^50=0?00000000^70=0F0^80=0E000000000000001:i0O0@00000000^=0=0C0\#
        ^>0=0;00000000^@0=0R0000000000000000000000000000000000000000000^G0=0@0^H0=0K000000000000000000000000\#
        00001Y<0I0:0^M0=0B0000000000000000000001jE0i0C0^R0=0@0^S0=0S0^T0=0O0^U0=0C0^V0=0L1[h0J0D000000000000\#
        00000000000000000^]0=0I0^^0=0D00000000^`0=0R00000000000000000000000000000^e0=0B00000000^g0=0D0^h0=0E\#
        00000000^j0=0C0^k0=0H000000000000000000000000000000000001Fe0f0P0000000000000000000000000000000000000\#
        0000000000000_90=0P0_:0=0E0_;0=0D0_<0=0F0_=0=0W0_>0=0C1XK120=00000000_A0=0U0_B0=1D0_C0=1900000000000\#
        00000000001i30T0S000000000000000_J0=0;0_K0=0U000000000000000_N0=0I1DG0R0L0_P0=0F0nT0[0H0_Q0=0Q000000\#
        00_T0=0I0000000000000000000000000000000000000000001XK1W09000000000000000_^0=0I0__0=0I00000000_a0=0F0\#
        _b0=0I0_c0=0@00000000_e0=0M0000000000000000000000FF0F0E0_i0=1=0_j0=0=0_k0=0B0_l0=0I0_n0=0K0000000000\#
        0000000000000000000`30=0O0`40=0V00000000`60=0H00000000`80=0M00000000000000000000000000000`=0=0D0`>0=\#
        0>000000000000000`A0=0C0`B0=0>00000000000000000000000000000`G0=0f0`H0=0J0`I0=0A00000001:i1O0I0`K0=0:\#
        00000000`N0=0900000001Ej0`090`Q0=0O0`R0=0?0`S0=0M00000000000000000000000000000`X0=0@0;V0_0B0`Z0=0P0`\#
        [0=0J00000000`]0=0C0`^0=0F00000000``0=0I00000000XB0W0D000000000000000`e0=0B0`f0=0K0`g0=0G0`h0=0D0000\#
        0000`j0=0@0000000000000000000000`n0=090000000000000000000000a20=0F000000000000000a50=0R0a60=0P000000\#
        0000000000000001Z\1=0A000000000000000a=0=090a>0=0F0a?0=0O0Q00`0A000000000000000aC0=0Q0aD0=0B00000000\#
        0000000000000000000000000000aJ0=0A0aK0=0A0aL0=0D0aM0=0V0aN0=1?00000000aP0=0S0aQ0=0D08>0Z0A0aS0=0@0aT\#
        0=0a0000000000000000000000aX0=0U1IL110f00000000a[0=0P00000000000000000000000000000000000000000000000\#
        000ac0=0>0ad0=0I0ae0=0[0af0=0R0ag0=090ah0=0I0ai0=0:0aj0=0H0ak0=0L0al0=0V0am0=1300000000ao0=0M0000000\#
        00000000b20=0I00000000b40=0=00000001G`0O0@00000000b80=0@1ZG0W0G00000001fR0U0D0b;0=0;0b<0=0H0b>0=0V00\#
        0000000000000bA0=0A00000000bC0=0Z00000000bE0=0D000000000000000bY0_0G00000000000000000000000000000bM0\#
        =0H0bN0=0B000000000000000bQ0=0A0bR0=0:00000000bT0=1;0bU0=0H0bV0=0G00000000bX0=0=0bY0=0B0bZ0=08000000\#
        0000000000000000b^0=0F0b_0=0V000000000000000bb0=0D0bc0=0G0bd0=0`0be0=0P00000000bg0=0K0bh0=0G00000000\#
        0000000bk0=0U0bl0=0B00000000bn0=0D000000000000000c10=0800000000000000121130F0c40=0I0c50=0?0c60=0N0c7\#
        0=0R000000000000000000000000000007F0K0<0c=0=0=13?0n0c0c?0=0;0c@0=0H1Y10j0I0cA0=0;1>\0V0A0cC0=0R0cD0=\#
        0U0cF0=0A0cG0=0?00000000cJ0=0B000000000000000cM0=0D00000001L80N0L0h:0[0G0cP0=0\0cR0=0H00000000000000\#
        000000000000000cW0=0M0cX0=0D0cY0=0G1jM1?0J0cZ0=0\1jM0^0P0c[0=0J0c\0=0K0c_0=0H0c`0=0F0ca0=0U0cb0=0B0c\#
        c0=0@0P`0P0E0cd0=0J0P;2P0D00000000ch0=0E0ci0=0P0cj0=0=0ck0=0R1<H0K0@0cl0=0Q0cm0=0S0cn0=0L0co0=0H17a0\#
        E0A000000000000000d40=0D0d50=0P0d60=0O0000000000000000000000d:0=0G000000000000000d=0=0J00000000d?0=0\#
        H0000000000000000000000dC0=0900000000dE0=0C0000000000000014?0F0;0dI0=0C0dJ0=0M0000000000000000000000\#
        0000000dO0=080dP0=0I0dQ0=0E0000000000000000000000dU0=0Q00000000dW0=0M00000000QV0N0L0dZ0=0d0d[0=0P0D7\#
        1n0A00000000d^0=0>00000000d`0=0J0da0=0A0000000000000000000000de0=0N0df0=0V0dg0=0C0dh0=0[18]0O0;0dj0=\#
        0D000000000000000dm0=0K000000000000000e00=0K0e10=0I0e20=0H0e30=0N00000000e50=0O00000000e70=0D0e80=0O\#
        00000000e:0=0:00000000e<0=0H0e=0=0@0e>0=0>000000000000000eA0=0R00000000000000000000000000000eF0=0C0e\#
        G0=0D0eH0=0J0eI0=0?1nl0_0=0eJ0=0A0eL0=0@000000000000000000000000000000000000eR0=09000000000000000eU0\#
        =0:000000000000001@I0c0E00000000eZ0=0;0e[0=0>0e\0=0<0e]0=0L0e^0=0?00000000e`0=0G00000000000000000000\#
        00000000000000000000000eg0=0I0eh0=0M00000000ej0=0O0000000000000015R0J0?0em0=0E000000000000000f10=0T0\#
        RB0c0H0f20=0H1kW0H0?0000000000000011R0K090000000000000000000000f;0=0K0f<0=0:0000000000000000000000f@\#
        0=0G00000000fB0=0Y00000000fD0=0N0fE0=0=000000000000000000000000000000000000000000000000000000000fN0=\#
        0I0fO0=0I000000000000000fR0=0?0fS0=0T1kW1>0;000000000000000000000000000000000000fZ0=0H00000000000000\#
        00000000f^0=0I1`=0V0A0f_0=0>0fa0=0O0000000000000000000000fe0=0:0ff0=0=000000000000000fi0=09000000000\#
        00000000000000000000000000000000000000000g10=0F000000000000000g40=0O0g50=0H0g60=0R000000000000000000\#
        0000g:0=0^0g;0=0M0g<0=0F0g=0=1@0V00G0?0000000000000000000000gB0=0L00000000gD0=0X0gE0=0P0gF0=0G0gG0=0\#
        ;0gH0=0R0000000000000000000000gL0=0R0gM0=0O00000000gO0=0H0gP0=0F0P`0f0:0gR0=0B0gS0=0J0gT0=0X17a0W0:0\#
        0000000gW0=0G0gX0=0I0gY0=0D00000000g[0=0@0g\0=0D0g]0=0b0g^0=0V0g_0=08000000000000000gb0=0L0gc0=0N000\#
        00000ge0=0F00000000gg0=0L00000000gi0=0A0000000000000000000000gm0=0R0gn0=0N0go0=0F0h00=0L0h10=0M00000\#
        000h30=0>0h40=0S00000000h60=0G0hj0X0E1jE1R0B0h80=0D0h90=0A0h:0=0=0h;0=0N0h<0=0G1kW0l0A0h>0=0D0h?0=0B\#
        0h@0=0L0hA0=0B000000000000000hE0=0Y0000000000000000000000hI0=0Q0hJ0=0K0hK0=0[0hL0=0K0hM0=0C0hN0=0900\#
        0000000000000hQ0=0G0000000000000000000000hU0=0H0hV0=0T000000000000000000000000000000000000h\0=0A0000\#
        0000h^0=0B0h_0=0D000000000000000hb0=0J00000000hd0=0K0he0=0K0000000000000000000000hi0=0Q0hj0=0K0hk0=0\#
        ^00000000hm0=0F0hn0=0Q0ho0=0D1Bk0L0A0i10=0O0i20=0E000000000000000i50=0H0i60=0H0i70=0K00000000i90=0A0\#
        i:0=0\0i;0=1?0i<0=0<000000000000000i?0=0M0i@0=0L00000000iB0=0D0iC0=0[0iD0=0Q1l`0F0B0iF0=0C0000000000\#
        00000iI0=0E0iJ0=0H0iK0=0N0iL0=0A0iM0=0G0iN0=0K0iO0=0?00000000iQ0=0G0iR0=0L1L[0O0@0000000000000000000\#
        000iW0=0=00000000iY0=0I00000000i[0=0J00000000i]0=0:00000000i_0=0C0i`0=0J0ia0=0800000000]_0U0E0>o0S0L\#
        00000000000000000000000000000ii0=0W0ij0=0P0ik0=190il0=0<0im0=0^0in0=0G0io0=0T0j00=0F0j10=0?000000000\#
        0000000000000j50=0D0j60=0O0j70=0P0j80=0B0j90=0G0j:0=0G0j;0=0K0j<0=0?0j=0=0I0j>0=0W0j?0=0L0j@0=0E0jA0\#
        =0:0jB0=0<0jC0=190jD0=0X0>P0X0G00000001Bk0g0:0jH0=0N00000000jJ0=0J00000000jL0=0G0Q00P0?1P`0M0J0jN0=0\#
        B0jO0=0T0jP0=0K0jQ0=0=00000000jT0=0l0jU0=0R0jV0=0H0jW0=0=0jX0=0=0jY0=0D00000000000000000000000000000\#
        0000000j_0=0F00000000ja0=0=000000000000000jd0=0X0je0=0;000000000000000jh0=0I0ji0=0=0jj0=0N00000000jl\#
        0=0E0000000000000000000000k00=0B000000000000000k30=0=0k40=0N000000000000000k70=0J000000000000000k:0=\#
        0A0k;0=0A0k<0=0;0RQ0P0A0000000000000000000000kA0=0Y0kB0=0F0kC0=0G000000000000000kF0=0C0kG0=0H0000000\#
        0kI0=0:0kJ0=0D00000000000000000000000000000kO0=09000000000000000kR0=0W0000000000000000000000kV0=0`00\#
        000000kX0=0N00000000kZ0=0L00000000k\0=0W0k]0=0>0k^0=0Y0nc0R0>0k_0=0M0k`0=0I0ka0=0L0kb0=0G0kc0=0K0000\#
        0000kf0=0C000000000000001S:0T0C0ki0=0;0kj0=1=0kl0=0b0km0=0G0kn0=0F0ko0=0E0l00=0Q00000000l20=0F000000\#
        00l40=0T0l50=0N0l60=090l70=0D00000000000000000000000000000000000000000000000000l?0=0C0l@0=0D0lA0=0P0\#
        lB0=0D0lC0=0A0lD0=0N0lE0=0H0lF0=0>0lG0=0J0lH0=0:0000000000000000000000lL0=0E00000000lN0=0G0000000000\#
        00000lQ0=0J0lR0=0E0cj0J0N0lT0=0H1Aj0S0>00000000`]0P0E000000000000000lZ0=0J1YC0I0;0l[0=0O00000000l^0=\#
        0E000000000000000la0=0Q0lb0=0M0lc0=0M00000000le0=0G0000000000000000000000li0=0N000000000000000ll0=0R\#
        000000000000000fE0J0:00000000m10=0A0m20=0M00000000m40=0N0\b0Q0B0m50=0I0m60=0C0m80=0@0m90=0`0m:0=0B0m\#
        ;0=0=0m<0=0G000000000000001cW0_0Q0m@0=0P0mA0=0D16H0K0D000000000000000mE0=0U0000000000000000000000000\#
        000000000000000000mL0=0V000000010A130`1960g0;1SQ0N0:00000000mR0=0?0mS0=0X0mT0=0N00000000mV0=0W1i10R0\#
        F00000001i3180I0mY0=0?000000000000000m]0=0C0m^0=0Q1o[0M0@0m_0=0=000000000000000000000000000000000000\#
        mf0=0K0mg0=0T0mh0=0;00000000mj0=0]00000001?i0I090mm0=0M0mn0=0Q00000000n00=0F0000000000000000000000n4\#
        0=0C0000000000000000000000n80=0V12;0U0A0n:0=0N00000000n<0=0>000000000000000n?0=0N0n@0=0D0nA0=0I00000\#
        0000000000000000000000000000000nG0=0H0nH0=0>000000000000000nK0=0C00000000000000000000000000000000000\#
        00000000nR0=0C0nS0=0A0nT0=0N0000000000000000000000000000000000000000000n[0=0=0n\0=0;1nl0J090n^0=0J00\#
        000000n`0=0L0na0=0Z00000000nc0=090000000000000000000000ng0=0=0_T0V0?00000000000000000000000000000000\#
        0000nn0=0Q0no0=0I0o00=0J000000000000000o30=0@0o40=0=0000000000000000000000000000000000000000000o;0=0\#
        X0000000000000000000000o?0=0A07f0Q0D0oA0=0G00000000oC0=0I0oD0=0M0oE0=0C0oF0=0C0oG0=0Z00000001To0\090\#
        0000000oK0=0=0oL0=0900000000oN0=0I0oO0=0K0oP0=0Z000000000000000oS0=0?00000000oU0=0D0oV0=0C0oW0=0@0oX\#
        0=0E0oY0=0K0>12[0;00000000o\0=0A00000000o^0=0a00000000o`0=0C16l0j0B000000000000000;o0j0?0od0=0E0oe0=\#
        0K0of0=0L0og0=0:0oh0=1@0oi0=0S0IS0Z0A0oj0=170ol0=0X0000000000000000000001010=0L1020=0G1030=0M1040=0A\#
        1050=0B1S\0N0J1060=0L1070=0@1090=0:10:0=0910;0=0Q000000000000000IW0K0?10?0=0D000000010A0=0f10B0=0=10\#
        C0=0D10D0=0N10E0=0P10F0=0?000000000000000000000000000000000000c50L0A000000010N0=0J000000000000000000\#
        00010R0=0e000000010T0=0A10U0=0P11i0H0;10V0=0900000000000000000000010[0=0?10\0=0V10]0=0I1kW0X0C000000\#
        0000000000000000l@0Q0B10c0=0a000000010e0=0>00000000000000000000000000000200N0T00000001WG0f0P00000001\#
        0[0L0<0000000000000000000001120=0S0000000000000000000000000000000000000000001190=0@11:0=0?03n0Y0911;\#
        0=0;11<0=0O11=0=0G11>0=0?11?0=0O11A0=0E11B0=0E0000000000000011E0=0D00000000000000000000011I0=0G00000\#
        0011K0=0?11L0=0O0000000000000000000000000000000000011R0=0>11S0=0H0000000000000011V0=0<00000000000000\#
        000000011Z0=0b11[0=0G11\0=0A11]0=0G0000000000000000000000000000000000000000000000000000000011f0=0>00\#
        00000000000011i0=0;000000011k0=0A1Nk120F11m0=0R11n0=0I00000000<[0I0B1210=0M1220=0W000000000000000000\#
        0000000000000000000000000000000000000012;0=0812<0=0H12=0=0C1R:0`0;12?0=0G12@0=0M12A0=0A12B0=0C12C0=0\#
        E12D0=0F12E0=0C12F0=0O00000000000000000000000000000000000000000012M0=0H12N0=0D12O0=0G12P0=0C12Q0=0L1\#
        2R0=0L12S0=0H12T0=0G12U0=1612V0=0J12W0=0H000000012Y0=0^1:i0`0J12Z0=0O03P1F0A12]0=0J12^0=0F12_0=0B000\#
        00000000000000000012c0=0H0I@0H0900000001L80k0;12g0=0S12h0=0<12i0=0I12j0=0D1W@0^0G12l0=0C000000000000\#
        0012o0=0V00000000000000000000000000001340=0I00000001360=0K1370=0F1380=0Q1390=0L13:0=0J000000013<0=0F\#
        000000013>0=0J13?0=0a13@0=0>00000000000000000000013D0=0M13E0=0<13F0=0P0NC0G0A13H0=0J13I0=0D000000013\#
        K0=0O13L0=0M13M0=0K0000000000000003n0c0<00000001AA0o0:0000000000000000000000000000000000000000000000\#
        000000000013[0=0K000000013]0=0@1KV140a13_0=0I0Da0H0913a0=0K13b0=0;13c0=0\1NL0e0Z13d0=0J0000000000000\#
        013h0=0J13i0=0D000000013k0=0C13l0=0i13m0=0^13n0=0A13o0=0G1400=0H01>140L1R90J0?1410=0I1420=091430=0L0\#
        ]n0[0F1470=0I1480=0L1490=0L14:0=0h14;0=0O14<0=0M14=0=0T14>0=0T14?0=0914@0=0:14A0=09000000000000000<k\#
        0N0C14E0=0G000000000000001dm0V0?14I0=0D14J0=0H14K0=0R0FS0Y0?00000000=H170K14O0=0V000000014Q0=0X14R0=\#
        0:000000014T0=0E14U0=0F14V0=0N14W0=0D0000000000000000000001f40O0@14\0=0A14]0=0?14^0=0K00000000000000\#
        000000014b0=0A14c0=0G14d0=0:0000000000000014g0=1714h0=0I000000014j0=0?14k0=0U00000000000000000000014\#
        o0=0G1500=0G1510=0E1520=0Y1jN0S0B1530=0S1540=0=1B_0[0H0dP0_0K00000000000000000000015;0=0\15<0=0H0000\#
        000000000015?0=0;0000000000000015B0=0X15C0=0J15D0=0M15E0=0J00000000000000000000015I0=0=0000000000000\#
        015L0=0K00000000000000000000015P0=0O000000015R0=0=000000015T0=0D15U0=0900000000nc0F0;000000000000000\#
        000000000000015\0=0T0000000000000015_0=0L00000000000000000000015c0=0:15d0=0B0000000000000015g0=0C000\#
        000015i0=140000000000000000000000=X0Z0M15n0=0I0000000000000012D0g0=00000001630=091640=0F1650=0:1660=\#
        0J00000000000000000000016:0=0G16;0=0C16<0=0E16=0=0R16>0=0C16?0=0;16@0=0?16A0=0h16B0=0O00000000000000\#
        000000016F0=0K16G0=0L16H0=0>000000016J0=0F0000000000000016M0=0G00000000Y<0L0L16P0=0H16Q0=0B16R0=0C00\#
        0000000000000000000000000016W0=0A16X0=0>16Y0=0>16Z0=0K16[0=0E16\0=0D00000000000000000000000000000000\#
        000000000016c0=0:000000016e0=0i16f0=09000000016h0=0C16i0=0C16j0=0I0@N0L0C16l0=0L0000000000000016o0=0\#
        B1700=0M00000000000000000000000000001750=0]1760=0K1770=0I1kW1J091780=0<1790=0K000000017<0=0c00000000\#
        00000000000000000000000000017B0=0L17C0=0C0SN0P0B17D0=0H17E0=0J17F0=0V17H0=0A000000017J0=0N02J0N0A17K\#
        0=0<17M0=0F000000000000000000000000000017R0=0B17S0=0E17T0=0K0000000000000017W0=0N17X0=0P17Y0=0X00000\#
        0017[0=0G17\0=0J00000000000000000000017`0=0P17a0=0817b0=0Y000000017d0=0J0000000000000000000000_P0S0?\#
        000000000000000Tg0M0B000000000000000000000000000000000001810=0`000000000000001840=0D00000001860=0:18\#
        70=0W1880=0K1890=0M18:0=0@18;0=0U000000018=0=0V0000000000000018@0=0L18A0=0F0000000000000000000000000\#
        00018F0=0O18G0=0@18H0=0W18I0=0A18J0=0:1kW1T0;0000000000000018N0=0H18O0=0S18P0=0Q00000000000000000000\#
        00000000000000018V0=0R000000018X0=0=18Y0=0F18Z0=0c0`N0F0918[0=0;18\0=0I18]0=0B18_0=0=18`0=0?18a0=0L0\#
        00000018c0=0L000000018e0=0G000000018g0=0N000000018i0=0W0Gh0V0C18k0=0L1h^0F0;18l0=0L18m0=0:18n0=0P18o\#
        0=0G1900=0D1910=0<1930=0O00000001950=0W1960=0D1970=0B000000000000000000000000000019<0=0F000000000000\#
        000000000000000000000000000000000000019D0=0O19E0=0M000000000000000000000000000019J0=0?00000000000000\#
        19M0=0A000000019O0=0L19P0=0M00000000000000000000000000000000000000000019W0=0:19X0=0J0000000000000019\#
        [0=0P19\0=0H00000000000000000000019`0=0L19a0=0;19b0=0C000000019d0=0Q19e0=0H19f0=0H19g0=0I19h0=0:19i0\#
        =0=00000000000000000000019m0=0Q19n0=0N19o0=0J0000000000000000000001:30=0D1:40=0;1b[0X0I1:50=0C000000\#
        01:80=0G0VS0M0@1:90=0N19g0V0F1:;0=0;1o<0`0>1:<0=0?0^R0b0@0>10g0E1:@0=0Y1:B0=0L000000000000001:E0=0?0\#
        0000001:G0=0>000000000000000000000000000000000000000000000000000000001:P0=0C000000000000001:S0=0G1:T\#
        0=0M000000000000000000000000000000000000000000000000000000001J\0P0C00000001:_0=0O1:`0=0B1:a0=0W00000\#
        0000000000000000000000000000001:g0=0?1:h0=0@1:i0=0B00000001:k0=0J08=0O0;1:m0=0M1:n0=0;00000000000000\#
        000000000000000000000000000000000001;60=0:00000001;80=0E00000001;:0=0@00000001;<0=0D1;=0=0O00000000_\#
        T1;0H1;@0=0D1;A0=0?1;B0=0G1UP0o0E000000000000001;F0=0R1;G0=0:1;H0=0?01Y0o0A1;I0=0N1;J0=0]1;K0=0;1;M0\#
        =0H0000000000000000000000000000000000000000000000000000000000000001;W0=0T1o<0F0>1;Y0=0Q1;Z0=0I1;[0=0\#
        H0QL0Q0;1;\0=0<1;]0=0>1;_0=0E1;`0=0;000000000000001;c0=0I1;d0=0:0ZR0O0A1;f0=0>00000000Gk1;0E1;i0=150\#
        00000000000001;l0=0G00000000000000000000000000001<10=0E1<20=0H1<30=0N1<40=0W1<50=0P1<60=0B0000000000\#
        000000000001<:0=0B000000000000000000000000000000000001<@0=0M1WG0L0I05o0h0F00000001<D0=0G00000001<F0=\#
        0B1<G0=0G1<H0=0>00000001Ej0j0;1<K0=0=1<L0=0M00000001<N0=0R1<O0=0<00000001<Q0=0]1<R0=0\1<S0=0<1<T0=0?\#
        00000000000000000000000000001<Y0=0A00000001<[0=0C17M0S0B1<\0=0P1<^0=0;000000000000000000000000000000\#
        000001<d0=0@00000001<f0=0A0000000000000000000001<j0=0>1<k0=0<1<l0=0V000000000000001211J0J00000000000\#
        00000000000000000000000000000001=60=0F1=70=0A0^>0H0800000000000000000000000000001==0=0E1=>0=0=1=?0=0\#
        ;1=@0=0L1=A0=0H1=B0=0P03n100C00000001=E0=0Q1a20W0D1=F0=0C1=G0=0E00000001=J0=0I1=K0=0H1=L0=0U1kE0J0;1\#
        =M0=0:1=O0=0:1=P0=0:00000001=R0=0J1=S0=0>00000000000000000000000000001=X0=0T000000000000000000000000\#
        0000000000000000001kN0K0<1=`0=0L1=a0=0A1=b0=0\1=c0=0C1=d0=0T1=e0=0I1=f0=0T0000000000000000000001=j0=\#
        090bd0m0b0000000000000000000001=o0=0O0000000000000000000001>30=0E1A00M0>00000001W@160800000000000000\#
        00000001>:0=0B1>;0=0=1><0=0U1>=0=0J1>>0=091>?0=0A1>@0=0=1>A0=0H1>B0=0F000000000000001>E0=0@00000001>\#
        G0=0P00000001>I0=0R0000000000000000000001>M0=0G1>N0=0H1>O0=0B1RR0N0A0h:2J0;1>Q0=0H1c>0V0A1>S0=0A1>U0\#
        =0=00000001>W0=0G1>X0=0K00000001>Z0=0U00000001>\0=0I1>]0=0G00000001>_0=0B1>`0=0J00000000000000000000\#
        00000000000000000000000000000000000000000000000000000000000000000000000000000000000001?00=0C1?10=0U1\#
        ?20=0I00000001?40=0V1?50=0K1?60=0e1?70=0?1?80=0P1ZG0o0L00000001?;0=0G03P120C1?<0=0J1?=0=0\1?>0=0I000\#
        0000000000000000000000000000000000000001?F0=0@0000000000000000000000000000000000000000001?M0=0V1?N0=\#
        0D000000000000001?Q0=0U0RT0H0B1?R0=0O1?T0=0@00000000000000000000000000000000000000000000000000000000\#
        00000001?^0=0;1?_0=0>000000000000000000000000000000000001?e0=0@01Y1V0;1?f0=0F1?g0=0F1P<0f0A1?i0=0<00\#
        00000000000000000001?n0=0R000000000000001@10=0M000000000000001@40=0F1@50=0>00000001@70=0C00000001@90\#
        =0[1@:0=0<1@;0=0L1@<0=0R00000001@>0=0F0000000000000000000000000000000000000000001@E0=0N00000001@G0=0\#
        V1@H0=0:1@I0=0B1@J0=0G1@K0=0D0000000000000000000000000000000000000000001@R0=0=1@S0=0Q000000000000001\#
        @V0=0N1@W0=1900000000000000000000000000001@\0=0T1@]0=0R1@^0=0A1@_0=0Z1@`0=0F1@a0=0A1@b0=0>0T;0c0A1@c\#
        0=0K1@d0=0D000000000000001@h0=0H00000000000000000000000000000000000000000000000001A00=0@1A10=1:1A20=\#
        0>0@E0O0B1A30=0F0<E0X0F0@\0H081hW0k0C1A80=0;1A90=0N1A:0=0A00000001A<0=080k<1?09000000000000001A@0=09\#
        1@I0O0C0FF140;1AA0=0H1AB0=1<1AC0=0>1AE0=0:1AG0=0Z1AH0=0J1AI0=0E02U1e0?1AJ0=0N1AK0=0K000000000000001A\#
        O0=0@1AP0=0F1AQ0=0Q1AR0=0Z00000000000000000000000000000000000000000000000000000000000000000000000000\#
        0000000000000000000000001Aa0=0h1Ab0=0I00000001Ad0=0Q00000001Af0=0D1fR0F0>1Ah0=0C1Ai0=0F0k<0b0L1Aj0=0\#
        F1Ak0=0B00000000000000000000000000001B10=0;0000000000000000000001B50=0C00000001B70=0L1=M0R0<00000000\#
        0000001B;0=0R1B<0=0B1B=0=0G000000017d0m0900000000000000000000000000001BD0=0E000000000000000000000000\#
        00001BI0=0H1BJ0=0?0ai0V0<1BL0=1>000000000000001BO0=0E00000001BQ0=0B1BR0=0f0FQ0Q0I0000000000000000000\#
        00000000000000000000000000000000000001B\0=0d0RB1I0A1B]0=0J1B^0=0U1B_0=0N1B`0=0Z15R0Z0;1Ba0=0P0>12g0N\#
        1Bb0=0O1Be0=0N1Bf0=0P1Bg0=0H000000000000001Bk0=0?00000000000000000000000000001W@0N0?0gW0T0L000000000\#
        000001C40=0`1C50=0i1C60=0A1C70=0F1C80=0=1C90=0S1C:0=0M1C;0=0B00000001C=0=0P00000001C?0=0A00000000000\#
        00000000000000000000000000000000KP0F0;00000001CH0=0[1CI0=0;1CJ0=0G0Jj0K0?000000000000001CN0=0_1CO0=0\#
        L1CP0=0O1CQ0=0J1d>0h0]1CS0=0W1CT0=0G000000000000001CW0=0H000000000000000P;0G0D00000001C\0=0A00000001\#
        C^0=0H0>n0M0J00000001Ca0=0S00000000000000000000000000000000000000000000000000000000000000000000001Cl\#
        0=0G0000000000000000000001D00=0A1D10=0N0000000000000000000000000000000000000000001D80=0P1D90=0D1D:0=\#
        0R1D;0=0F000000000000001D>0=0:000000000000001DA0=0R1DB0=0=1W@1?0:1DD0=0N1S\0i0O1DF0=0L1DG0=0E1DH0=0R\#
        1DI0=0P0CJ0G0A1DJ0=0D00000001DM0=0@0000000000000000000000WK0M0@0gi0N0H1DS0=0B00000001DU0=09000000000\#
        0000000000001DY0=0L1DZ0=0F1D[0=0G0GZ180=1D]0=0A1D^0=0;1D_0=091D`0=0?1Da0=0R0]@0O0B0MG0H0<1Db0=0C1Dc0\#
        =0;0000000000000000000001Di0=0L1RH0X0A00000001Dl0=0T0000000000000000000000000000000000000000001E30=0\#
        C1E40=091E50=0M00000000000000000000000000000000000000000019W0G0<00000000000000000000000000001>\0h0I1\#
        EA0=0D1EB0=0c1EC0=0U1ED0=0E1EE0=0>0000000000000000000001EJ0=0T1EK0=19000000000000001EN0=0L1EO0=081EP\#
        0=0H0P;1N0F1EQ0=0;1ES0=0M00000001EU0=0?00000001EW0=0D1EX0=0C1EY0=151EZ0=0H1E[0=0H1fa0Y0I1E\0=0;00000\#
        000000000000000000000001Eb0=0[00000001Ed0=0M00000001Ef0=090000000000000000000001Ej0=0@1Se0^0H1El0=0L\#
        1Em0=0G0000000000000000000000000000000000000000000=H0e0A0000000000000000000001F80=0M1F90=0F000000000\#
        0000000000001F=0=0H1F>0=0E1Nk0[0F1c>0F0?000000000000001FC0=0J0000000000000000000001FG0=0A1FH0=0=1FI0\#
        =0G00000001FK0=0L1FL0=0B1FM0=0O1FN0=0E000000000000001FQ0=0Z000000000000001FT0=0H1FU0=0F1FV0=0D000000\#
        01FX0=0R1FY0=0K1FZ0=0J02U1O0E00M0W0?1F]0=0I00000001F_0=0V1F`0=0S00000001Fb0=0=000000000000001Fe0=0Y1\#
        Ff0=0Q0000000000000000000001Fj0=0S1Fk0=0T000000000000000000000000000000000001G10=0A1j=0F091G20=0L000\#
        00001G50=0D1G60=0G0000000000000000000001G:0=0T00000001G<0=0K1G=0=0E1G>0=0=0im0k0`1G?0=0M000000000000\#
        000000000000000000000001GF0=0900000001GH0=0E00000001GJ0=0G0000000000000000000001GN0=0K08D0F090000000\#
        1GQ0=0@1GR0=0B1GS0=0J00000000000000000000000000000000000000000000000001G[0=0Q000000000000001G^0=0S1G\#
        _0=0<1G`0=0B00000000B@0N0B1Gc0=0O1Gd0=0V1Ge0=0L0000000000000000000000FS0K0=0000000000000000000001Gm0\#
        =0R1Gn0=0F1Go0=0D1H00=09000000000000001H30=0`1H40=0X00000001H60=0I000000000000001H90=0L0000000000000\#
        01H<0=0E1H=0=0U1H>0=0@0000000000000000000001HB0=0:1HC0=0C1HD0=0h00000001HF0=0J0000000000000000000000\#
        0000001HK0=0E00000001HM0=0>000000000000001HP0=0\000000000000001HS0=0\00000001HU0=0R1HV0=0B1HW0=0O1HX\#
        0=0B0000000000000000000001H\0=0H00000000000000000000000000001Ha0=0B0000000000000000000001He0=0L1Hf0=\#
        0@1Hg0=0@1Hh0=0A000000000000001Hk0=1<00000001Hm0=0N0000000000000000000001I10=0S1I20=0@1I30=0K1I40=0M\#
        1I50=0R1I60=0D000000000000001I90=0A000000000000001I<0=0F0000000000000000000001hW1?0A1I@0=0L1IA0=0?1I\#
        B0=0L1IC0=0?1ID0=0N1IE0=0U1IF0=0;1IG0=0K1IH0=0H1IJ0=0S1IK0=0B1IL0=0d1IM0=1:0<<0Q0@1IN0=0K1IO0=0L1IP0\#
        =0N1IQ0=0U1IR0=0B1IS0=0F00000001IV0=0]1IW0=0A00000000000000000000000000001I\0=0B00000000000000000000\#
        01I`0=0D1Ia0=0>0000000000000000000000000000000000000000001Ih0=0A00000001Ij0=0[00000001Il0=0^1Im0=0B1\#
        In0=0K00000001J00=0N1J10=0C000000000000000RB1<0<1J50=0=000000000000001J80=0K000000000000001J;0=0L1J<\#
        0=0B1AA1F0<00000000000000000000000000000000000000000000000001JE0=0G1JF0=0U1JG0=0G1kS0F0B00000001JJ0=\#
        0V00000001JL0=0B00000001JN0=0H000000000000001Z\0X0D0]j0M0B000000000000001JU0=0H1JV0=0:1JW0=0G1JX0=0P\#
        1JY0=0<1JZ0=0800000001J\0=0C00000001J^0=0D1J_0=0V1J`0=0C1S5150j00000001Jc0=0U00000000000000000000000\#
        000001Jh0=0E1Ji0=0G000000000000000000000000000000000001Jo0=0M1K00=0D1K10=0R1K20=0J00000001K40=0P1K50\#
        =0I1K60=0C1K70=0?1K80=0:00000001K:0=0F1K;0=0J0^5140;1480Y0D1K>0=0M1K?0=0e1K@0=0E00000000000000000000\#
        0000000000000001KF0=0Z000000000000001KI0=0C000000000000001KL0=0C1KM0=0H00000001@I190N000000000000000\#
        00000000000001`10F0:00000001KV0=0g1X;0Z0I1KW0=0F1KX0=0A1_\0L0A1K[0=0G1K\0=0G1K]0=0:1[Q0V0G1K^0=191K`\#
        0=0O1Ka0=0N00000001Kc0=0F00000001Ke0=0J1Kf0=0P1Kg0=0Q1Kh0=0H0lR0f0G0000000000000000000001Km0=0A00000\#
        001Ko0=0W00000000000000000000000000001L40=0:1L50=0?000000001K0M0E1L80=0A1L90=0;1L:0=0F1L;0=091L<0=0:\#
        1L=0=0A00000001L?0=0H0000000000000000000001LC0=0=00000001LE0=0J00000001LG0=0M1LH0=0@0000000000000000\#
        000001LL0=0D1LM0=0<1FU0S0>00000000000000000000000000001LS0=0;1LT0=0O0000000000000000000001LX0=0O1LY0\#
        =0T00000001L[0=0B1L\0=0W00000001L^0=0H1L_0=0L1L`0=0N1La0=0J0>a0P0C1Lb0=0Q1Lc0=0P1Ld0=0C1m\0N0A0>11=0\#
        A1Lh0=0H1Li0=0H00000000000000000000000000001Nk1I0<1Lo0=0P000000000000000000000000000000000001M50=0J0\#
        00000000000001M80=0>1M90=0\1M:0=0L1M;0=0Q1M<0=0D1M=0=0H00000001M?0=1>000000000000001MB0=0:0000000000\#
        000000000001MF0=0U1MG0=0N1MH0=0N1MI0=0S1:i1i0H1MJ0=0J1MK0=0E1ML0=0E000000000000001MP0=0_000000000000\#
        000000000000000000000000000000000000000000001MY0=0U0e=0M0=000000000000001M]0=0R0EL0`0A00000000000000\#
        00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001Mn0=0I00\#
        000001N00=0B00000001N20=0C1N30=0A0^50\091N50=0R1N60=0U0000000000000000000000000000000000000000000000\#
        00000000000000000000000000000000000000000000000000001NE0=0S0000000000000000000001NI0=0R1NJ0=0A1NK0=0\#
        B1NL0=0X1NM0=0P1NN0=0R1NO0=0D1NP0=0P1NQ0=0T1NR0=0V00000001NT0=0G00000001NV0=0H1NW0=090@h0[0?00000001\#
        NZ0=12000000000000001N]0=0V1N^0=0b1N_0=0P1N`0=0@000000000000001Nc0=0?00000001Ne0=0D00000001Ng0=0B000\#
        00001Ni0=0D1Nj0=1;1Nk0=0:1Nl0=0G1Nm0=0I1Nn0=0P0000000000000000000000000000000000000000001O50=0D00000\#
        0000000000000000000000000000001O;0=0C1O<0=1:1O=0=0R1O>0=0?1O?0=0A1O@0=0E0000000000000000000001OD0=0@\#
        1OE0=1;1OF0=0F000000000000001OI0=0C0;V0N0@00000001OL0=0P1OM0=091ON0=0W00000001OP0=0F00000000j?0Y0M1O\#
        S0=0N1OT0=0L1OU0=0O00000000000000000000000000001OZ0=0P0000000000000000000001>M0T0F1O^0=0L1O_0=0j1Oa0\#
        =0R00000000000000000000000000001Of0=0H1Og0=0I000000000000001Oj0=0Y00000000000000000000000000001Oo0=0\#
        @1P00=0A00000000000000000000000000001P50=0L00000001P70=0@1P80=0>1P90=0N1P:0=0J0=X180I1P<0=0E00000000\#
        00000000000001P@0=0K1kS0Y0;00000000GZ0E0K0000000000000000000000000000000000000000001PJ0=0N1PK0=0E000\#
        00001PM0=0T1PN0=0B1PO0=0A1IS0S0B0kO0F0@000000000000001PT0=0W1PU0=0D000000000000000000000000000000000\#
        0000000000000000000000000000001AA0U0?1P_0=0F1P`0=0@00000001nl1H0?1Pd0=0I0000000000000000000000000000\#
        1Pi0=0F0000000000000000000001Pm0=0J0000000000000000000001Si0G0C000000000000001Q40=0?000000000000001Q\#
        70=0;00000001Q90=0R000000000000001Q<0=0K00000001Q>0=0F0000000000000000000001QB0=1>12D0S0C1QD0=0L1QE0\#
        =0A00000001QG0=0N1QH0=0:000000000000000000000000000000000001QN0=0M00000000000000000000000000001QS0=0\#
        E0D70l0?0Ki0k0K0000000000000000000000000000000000000000000000000000000000000000000000000000000000000\#
        00000000000000000000000000000000000^50L0?1Qh0=0W1Qi0=0h000000000000001Ql0=0?1Qm0=0G1Qn0=0K00000001R0\#
        0=0H000000000000000bN0\0>0fR0^080000000000000000000001R80=0L1R90=0=1R:0=0A1R;0=0R1R<0=0R1R=0=0L1R>0=\#
        0T0000000000000000000001To0Q0:1RC0=0H00000001RE0=0J1RF0=0=1RG0=0=1RH0=0K0000000000000000000000000000\#
        00000001RN0=0;1RO0=0;00000001RQ0=0G1RR0=0A1hc0U0I00000000000000000000000000001RX0=0U1RY0=0:1RZ0=0N1R\#
        [0=0R000000000000001R^0=0P00000001R`0=0M000000000000001Rc0=0G0An0Q0;00000001Rf0=0Y1Rg0=0P1\H0F0C1Rh0\#
        =0M1Ri0=0Z1Rj0=0?1Rk0=0?000000000000001Ro0=0S1J50J0D000000000000001S30=0R1S40=0Q1S50=0h1S60=0I1S70=0\#
        A1S80=0?00000001S:0=0G1S;0=0J0000000000000000000001S?0=0I00000001B10H091SA0=0:1SB0=0]1SC0=0;1SD0=0>1\#
        SE0=0E1SF0=0J0000000000000000000001SK0=171SL0=0I1SM0=0:1SN0=0a1SO0=0I1SP0=0D1SQ0=0A1SR0=0A0000000000\#
        0000000000000000001SW0=0D1SX0=091SY0=0@1SZ0=0H03P0P0A1S[0=0;1S\0=0A1S]0=0=0fR0g0:0000000000000000000\#
        001Sc0=0K00000001Se0=0Q0ia0E0K1Sf0=0:1Sh0=0Q1XK0`0A1Si0=0:1Sj0=0<1Sl0=0D1Sm0=0A00000001So0=0K0000000\#
        0000000000000016;0P081T40=0j1T50=0e00000001T70=0>00000001T90=0J00000001T;0=0[00000001T=0=0B1T>0=0I00\#
        000001o[0^0?0000000000000000000001TD0=0V1TE0=0G1J`0P0C00000001TH0=0C04`0S0B00000001TK0=0F1TL0=091TM0\#
        =0H00000001M<0Q0;1TP0=0W000000000000000000000000000000000000000000000000000000001<k0I0:00000001T[0=0\#
        L1T\0=0F00000001T^0=0H00000001T`0=0;1Ta0=0W1Tb0=0F1Tc0=0D1Td0=0M1O?0N0?00000001Tg0=0=1Th0=0C00000000\#
        0000001Tk0=0R1Tl0=0K1420F0;1Tn0=0@1To0=0D1U00=0F000000000000001U30=0M00000001U50=0L0oi0`0E1U60=0F1U8\#
        0=0A1U90=0M1U:0=0M00000001U<0=0H1U=0=0T000000000000001kW1`0=1UA0=0R00000001UC0=0Y1UD0=0A1UE0=0D1UF0=\#
        0C000000000000000000000000000000000001UL0=0<00000001UN0=0;00000001UP0=0N1UQ0=0H000000000000001UT0=0g\#
        0000000000000000000000000000000000000000001U[0=0U00000000000000000000000000001=j0e0f1Ua0=0M000000000\#
        000000000000000000000000001Ug0=0D1Aa150d1Ui0=0F1Uj0=0\1k00N0C1Uk0=0B1Ul0=0D1540J081Um0=0N00000001V10\#
        =0C00000001V30=0G06A0J0=00000000000000000000000000001V90=0E1V:0=0J1V;0=0B1V<0=0;1V=0=0=00000001V?0=0\#
        C1V@0=0T00000001gf0K0>000000000000001VE0=0U0An0g0;1VF0=0K1VG0=0G00000001VJ0=0G1VK0=09000000000000000\#
        000000000000000000001VQ0=0T000000000000001VT0=0O0ES0Q0A00000001VW0=1<000000000000001VZ0=0E1V[0=0Q1V\\#
        0=0J000000000000001V_0=0F000000000000001Vb0=0C00000001Vd0=0F1Ve0=111Vf0=0I1Vg0=0?1Vh0=0L000000000000\#
        0000000000000000000000000000001Vo0=0P000000000000001W20=0D000000000000000000000000000000000001W80=0R\#
        1W90=0C00000001W;0=0>1W<0=0A00000001W>0=0K1W?0=0K1W@0=0A12B0P0?0000000000000000000001WE0=0?00000001W\#
        G0=0?1WH0=0I1WI0=0=1WJ0=0A00000001OF0S0F00000001WN0=0S1WO0=0D1WP0=0[1WQ0=0?1WR0=0F00000001RN0H091WU0\#
        =0N1WV0=0;00000001WX0=0?000000000000001W[0=0<00000000000000000000000000000000000000000000000001Wc0=0\#
        :1Wd0=0F1We0=0M1Wf0=0;00000001Wh0=0Q0000000000000000000000@P0L0A0000000000000000000001X00=0?00000000\#
        000000000000000000000000000000000000000001]40J0;000000000000001X;0=0M1X<0=0C0000000000000000000001n9\#
        0^0D000000000000001XC0=0D1XD0=0<1XE0=0<00000001XG0=0H000000000000001XJ0=0A1XK0=0@0000000000000000000\#
        001XO0=0C1XP0=0C1XQ0=0J00000001XS0=0T00000001XU0=0L000000000000001XX0=0D000000000000001X[0=0M1X\0=0J\#
        1X]0=0L1X^0=0@00000000000000000000000000000000000000000000000000<E0o0D0000000000000000000001Xj0=0D00\#
        000001Xl0=0:00000001Xn0=0R000000000000001Y10=0A1Y20=0C1Y30=0c1L;0F0E1Y50=0R0000000000000000000001Y90\#
        =0[1Y:0=0Q00000001Y<0=0<0000000000000000000000000000000000000000001YC0=0<1YD0=0U00000000000000000000\#
        000000000000000000000000000001YL0=0A1YM0=0V1YN0=0^1YO0=0K000000000000001YR0=0I0000000000000000000000\#
        00000000000001YX0=0F1YY0=0;1YZ0=0A00000001Y\0=0<00000001Y^0=0@1Y_0=0;1Y`0=0?0h>0Q0F1Yb0=0@1Yc0=0L1Yd\#
        0=0N1Ye0=0N1Yf0=0K1Yg0=0S1Yh0=0?1Yi0=0<000000000000000000000000000000000001Ai0i0D000000000000001Z20=\#
        0:00000001Z40=0`0000000000000000000000S>0H0C1Z90=0S1Z:0=091Z;0=0A1Z<0=0R00000001Z>0=0M1Z?0=0A0000000\#
        1ZA0=0J1ZB0=0;000000000000001ZE0=0D00000001ZG0=0J1ZH0=0\1ZI0=0@0000000000000000000001ZM0=0I1ZN0=0Q00\#
        00000000000000000001ZR0=0D1ZS0=0M1ZT0=0T1ZU0=0<1ZV0=0L1ZW0=0:1ZX0=0G00000001ZZ0=0K00000001Z\0=0K1Z]0\#
        =0E0000000000000000000001Za0=0B1Zb0=0P00000001Zd0=0<00000001Zf0=0D00000001Zh0=0H1Zi0=1A1Zj0=0T000000\#
        000000001Zm0=0D1Zn0=0f00000001[00=0L00000000000000000000000000001[50=0X1[60=0H0@N1E091[70=0I1[90=0@1\#
        [:0=0C1[;0=0;1[<0=0?1[=0=0P00000001[?0=0Z1[@0=161[A0=0J1[B0=0N1[C0=0:000000000000001[F0=0:1[G0=0A1[H\#
        0=0U1[I0=0L1[J0=0L1[K0=0F1[L0=0F1[M0=0R1[N0=0G1[O0=0<1[P0=0?1[Q0=0I1[R0=0:00000001[T0=0J000000016Y0K\#
        0B1AE0G090000000000000000000001[[0=0M1[\0=0O1[]0=0A00000000000000000000000000001[b0=0Q1[c0=0R0000000\#
        000000000000001[g0=0C1[h0=0=1[i0=0@000000000000001[l0=0=1XJ0N0L1Y10N0K1[n0=0J1\00=0b0000000000000000\#
        000000000000000000000000001\70=0C00000001\90=0N1\:0=0?1\;0=0B1\<0=0V1\=0=091\>0=0H1\?0=0E1\@0=0B1\A0\#
        =0?1\B0=0C1\C0=0\1S[0H0=1\D0=0D000000000000001\H0=09000000000000000000000000000000000000000000000000\#
        01\P0=0A1\Q0=0H000000000000000000000000000000000001\W0=0R1T70K0E0000000000000000000001\\0=0B00000001\#
        \^0=0N1\_0=0S1\`0=0^00000001\b0=0E000000000000001\e0=0P000000000000001\h0=0A000000000000001\k0=0B1\l\#
        0=0C00000001\n0=0:14J0U0A1\o0=0=1]10=0H1]20=1:1ib0G091]30=0>1]40=0=1]50=0X1]60=0G0_T2=0N1]90=0H1]:0=\#
        0:1];0=0C1]<0=0N1]=0=0M00000001\A0L0M1]@0=0:1]A0=07000000000000001]D0=0B000000000000001]G0=1<1]H0=0H\#
        12;0E0?1]I0=0C1]J0=0g1]K0=0X1]M0=0K1]N0=0=1]O0=0O0000000000000000000001]S0=0K11;0H091]T0=0;1]U0=0D1]\#
        W0=0C00000001]Y0=0H00000000000000000000000000000000000000000000000001]a0=0D1OM0F0F00000001]d0=090000\#
        0001]f0=0F1]g0=0C1]h0=0B1;`0H0B1]i0=09000000000000001]m0=0Q1]n0=0L1]o0=0@1^00=0V00000000000000000000\#
        01^40=0C1^50=0W1^60=0?000000000000000k;0N0?16H1>0>00000001^<0=0Q000000000000000000000000000000000000\#
        000000000000000000000000000000000000000001^H0=0Q1^I0=0?0000000000000000000001^M0=0I1^N0=0[0bY170D1^O\#
        0=0;1^Q0=0=00000001^S0=0H00000001^U0=0B1^V0=0G1^W0=0;000000000000001^Z0=0A1^[0=0D1^\0=0N000000000000\#
        001^_0=15000000000000001Ai0S0E1^c0=0?0000000000000000000001^g0=0F0Lf0H091^i0=0D1^j0=0S00000000000000\#
        00000000000000000000000000001_10=0I0000000000000000000001_50=0D1_60=1:00000001_80=0G1_90=0?000000000\#
        0000000000001_=0=0800000001_?0=0<00000001_A0=0I0A\0\0P1_C0=0Q1_D0=0Q1_E0=0F1_F0=160000000000000008B0\#
        I0>1_J0=0:000000000000001_M0=0?000000000000001_P0=0U00000001_R0=0Q1_S0=091_T0=0S0h:1C0B12W0U0O000000\#
        01_X0=0O1_Y0=0;00000001_[0=0A1_\0=0?1_]0=0I000000000000000000000000000000000001_c0=0A1_d0=0T1_e0=0:1\#
        _f0=0>00000001_h0=0Q00000001_j0=0C1_k0=0F1_l0=0G0000000000000000000001`00=0C1`10=091`20=0V1`30=0O1`4\#
        0=0O1`50=0G13o120B00000000000000000000000000001P<0R0C00000001`=0=0I1`>0=0C1`?0=0:1`@0=0:00000001`B0=\#
        0J00000000000000000000000000000000000000000000000001`J0=0D1`K0=0O00000000000000000000000000000000000\#
        00000001`R0=0J00000001`T0=0A00M0g0J1`V0=0;000000000000001`Y0=0L0000000000000000000001`]0=0H1`^0=0J1X\#
        K0M0B1`_0=0X1``0=0H1`a0=0C000000000000001`e0=0F00000001l\0S0:00000001`i0=0L1`j0=0[1`k0=0N00000000000\#
        0001`n0=0H0000000000000000000001a20=0J1a30=0G1a40=0X00000001a60=0D0000000000000000000001a:0=0K1a;0=0\#
        T1a<0=0J1a=0=0A1a>0=0S00000001a@0=0G00000000000000000000000000001aE0=0C00000001aG0=0G1aH0=0e1Ai1>0A0\#
        0000001aK0=0E000000000000000000000000000000000000000000000000000000000000000000000000000000000000000\#
        000000000001aZ0=0\1a[0=0J1a\0=0>1a]0=0J00000001a_0=0;0000000000000000000000000000000000000000001af0=\#
        0I1ag0=0J1ah0=0I1ai0=0I0000000000000000000001am0=0U1an0=0g1ao0=0L1b00=0O0000000000000000000001b40=0O\#
        00000001b60=0E1b70=0P000000000000000000000000000000000000000000000000000000000^50f0=00000001\<0c0O00\#
        000000000000000000000000001=M0G0:000000000000001bJ0=0D00000001bL0=0I1bM0=0L1bN0=0?1bO0=0K1bP0=0R0000\#
        00000000001JW160I0RY0F0F00000001bV0=0N000000000000001bY0=0O1EW0Q0F1b[0=0K000000000000001b^0=0H1b_0=0\#
        Y000000000000001bb0=0V1bc0=0I1bd0=0J1be0=0C1bf0=0B14Q0e0Z0000000000000000000000000000000000000000001\#
        bn0=0G00000001c00=0M1Z]0R0D1I20M0;00000001c40=0S1c50=0;00000000000000000000005o0U0B1c90=0U1c:0=081c;\#
        0=0C1c<0=0J1c=0=0J1c>0=091c?0=0V1Ad170M000000000000001cD0=0J1cE0=0B1cF0=0G000000000000001cI0=0D00000\#
        001cK0=0:00000000000000000000000000000F@0H090000000000000000000001cT0=0M00000001cV0=0\1cW0=0R0000000\#
        13E0I0F1cZ0=0H00000000000000000000000000001c_0=0M00000001ca0=0L1cb0=0C1cc0=0L1cd0=0D1ce0=0A000000000\#
        0000000000000000000000000000000001cl0=0L00000001ee0M090000000000000000000000000000000000000000000000\#
        000000000000000000000000000000000000001AE0]0<1d<0=0S1d=0=0;1d>0=0[00000001d@0=0P1dA0=0;1dB0=0R000000\#
        01dD0=0M1dE0=0R000000000000001dH0=0F000000000000001dK0=0V00000001dM0=0F00000000000000000000000000000\#
        000000000000000000001dU0=0L1dV0=0P00000000000000000000000000001d[0=0N1d\0=0d1d]0=0C1d^0=0?0000000000\#
        000000000001db0=0F000000000000001de0=0=1df0=091dg0=0K1dh0=0_1di0=0L1dj0=0R1dk0=0J00000001dm0=0I00000\#
        001do0=0X0000000000000000000001e30=0S1e40=0;000000000000001e70=0H0000000000000000000000j90T0M0000000\#
        00000001e>0=0900000000000000000000000000000G]0T0E0000000000000000000000000000000000000000001eJ0=0I1m\#
        L0^0F00000001eM0=0A1eN0=0=0000000000000000000000000000000000000000001eU0=0I0000000000000000000000000\#
        0000000000000000000000001e]0=0a1bN0L0A0210J0=10V0X0B1e`0=0I1ea0=0P1eb0=0L1ec0=0F1ee0=0@1ef0=0@1eg0=0\#
        <1eh0=0;1ei0=0J1ej0=151`]0U0H00000001em0=0A1en0=0I1eo0=0D1f00=0F0000000000000000000001f40=0B00000000\#
        000000000000000000000000000000000000000001f<0=0c1f=0=0Q1f>0=0Q1f?0=0G0000000000000000000000000000000\#
        000000000001fF0=0U1fG0=0L00000001fI0=0X1fJ0=0B1fK0=0D1fL0=0E1fM0=0>1fN0=0E1fO0=0R00000001fQ0=0A1fR0=\#
        0900000001fT0=0T000000000000000000000000000000000001PU0g080000000000000000000001f^0=0W1f_0=0H1f`0=0c\#
        1fa0=0L1fb0=0F00000001fd0=0E00000001ff0=0A000000000000001fi0=1D1fj0=0H0000000000000000000001fn0=0E1f\#
        o0=0G1g00=0B12Q0Y0A1g10=0C1g20=0=1g30=0;1g40=0c1g50=0D1g70=0L1g80=0D00000001g:0=0@1g;0=0E1g<0=0O1g=0\#
        =0@00000000000000000000000000001gB0=0B00000000N;0S0;1gE0=0>00000000000000000000000000001gJ0=0A1gK0=0\#
        A00000001gM0=0@1gN0=0E1gO0=0U00000001gQ0=0V1gR0=0<1gS0=0:0h:0J0@1gT0=0G1gU0=0E1gV0=0T1gW0=0;1gX0=0R1\#
        gY0=0K1`J0Q0J1g[0=0G1g\0=091o<0o0;00000001g`0=1100000000000000000000012W150K1ge0=0K1gf0=0>00000001SX\#
        0F0;000000000000000000000000000000000001gn0=0D0lR0R0C1h00=0D0000000000000000000001h40=0@1h50=0H00000\#
        0000000000@N0`0B1h80=0H1h90=0E1h:0=0:1h;0=0P1h<0=0;1h=0=0M01>0b0A1h?0=0U1h@0=0J1hA0=0T1hB0=1@1hC0=0N\#
        0VW0U0H0000000000000000000001hI0=0T1hJ0=0B1hK0=0o1hL0=0=1hM0=0G000000000000001jE2C0=0000000000000000\#
        000001hT0=0T1hU0=0I1hV0=0I1hW0=0J1hX0=0_1hY0=0>00000000000000000000000000001h^0=091h_0=0X1h`0=0I1ha0\#
        =0F1hb0=0:1hc0=0H1hd0=0:1he0=0E1hf0=0A1hg0=0O1hh0=0J1hi0=0W1o50T0I1hj0=0D1hk0=0M1hl0=0?1hm0=0A1hn0=0\#
        :1ho0=0=1i00=0;1i10=0E1i20=0=1i30=0G1i40=0S1i50=0F0Bd0R0H1i60=0E1i70=0T1I<0S0D1i90=0?1i:0=0A03n1D0=1\#
        i>0=0F1i?0=0H1i@0=0K1iA0=0:1iB0=0;1iC0=0;00000001iE0=0S0000000000000000000001gT0T0Q00000000000000000\#
        00001iM0=0P1iN0=0d1iO0=0M1iP0=0C000000000000001SD0K0@1iT0=0D00000000Gk0T0B1iW0=0K1iX0=0U00000001iZ0=\#
        0P1i[0=0K1i\0=0Z0000000000000000000001i`0=0900000001ib0=0:0000000000000000000001if0=0B00000000000000\#
        1ii0=0L00000000000000000000000000000000000000000000000001j10=0N0Fb0J0?1j20=0C1j30=0:1j40=0N1j50=0P1X\#
        K1@0;0000000000000000000001j;0=0]1j<0=0Q1j=0=091j>0=0B1j?0=0K1\90[0G00000000000000000000000000001jE0\#
        =0@1jF0=0E1jG0=0C0k<0H0I1jI0=0D1jJ0=0:00000001jL0=0C1jM0=0Q1jN0=0F0000000000000000000001jR0=0=1jS0=0\#
        `000000000000001jV0=0E0000000000000000000000_T0f0D1jZ0=0A1j[0=0>1j]0=0J00000001j_0=0O1j`0=0F1ja0=0C1\#
        jb0=0F0000000000000000000000000000000000000000000000000000000000000001jl0=0G0000000000000000000001k0\#
        0=0A1k10=0O1k20=0N1k30=0R1k40=0C00000001k60=0C1k70=0[000000000000001k:0=0S1k;0=0K000000000000001k>0=\#
        0M1k?0=0K000000000000000000000000000000000001kE0=0=0?m0g0E000000000000001kI0=0E000000000000000000000\#
        1kM0=0M1kN0=0>1kO0=0D0Z00U0L000000000000001kS0=09000000000000001kV0=0K1kW0=0;00000000000000000000000\#
        000001k\0=0N1k]0=0>1k^0=0F1k_0=0E00000001fR0j0F1kb0=0J000000000000001ke0=0X1kf0=0?1kg0=0h1kh0=0]0000\#
        00000000000000000000000000000001kn0=0J0000000000000000000000000000000000000000001l50=0P0`G130`1l70=0\#
        G00000000000000000000000000000000000000000000000001l?0=0K00000001lA0=0U1lB0=0I1lC0=0:0FF0\0G1lD0=0Z1\#
        6H0`0>1lF0=0W1lG0=0C1`10]0C1UN0H0E1lH0=0X1lK0=0D0000000000000000000000000000000000000000001lS0=0?1lT\#
        0=0C0000000000000000000000000000000000000000001l[0=0=1l\0=0F0000000000000000000000>40`0A1l`0=091la0=\#
        0E1lb0=0A1lc0=0H00000001lf0=0L1S]0J0;1lg0=0B00000001lj0=0_1lk0=0N10[0Y0A1ll0=1900000001lo0=0E1m00=1;\#
        0ZQ0K0?1m20=0O1m30=0D00000000000000000000000000000Q0120L00000000jj0[0P1m;0=0G0000000000000000000001m\#
        ?0=0C0000000000000000000001mC0=0S1mD0=0I00000000=]0Y0N1mF0=0=1NE0`0:1mI0=0C1mJ0=0N1mK0=0C1mL0=0Q1mM0\#
        =0Q1mN0=0:1mO0=0:0000000000000000000001mS0=0J1mT0=0U1mU0=0L00000001mW0=0F1mX0=0B000000002U0U0A1mZ0=0\#
        C1m[0=0;1m\0=0A0?m0Q0E1m^0=0F1m_0=0B1m`0=0;1mb0=0S1mc0=0G0h:1l0A0000000000000000000000:[0H091mi0=0J1\#
        mj0=0K1mk0=0P00000001mm0=0S0000000000000000000001n10=0O1n20=0M0iC0h0]000000000000001n60=0B0000000000\#
        00001n90=0Q1n:0=0R1n;0=0c1n<0=0K1n=0=0L0EL0L0C1n>0=0N1n?0=0Q1n@0=0H1nA0=0;00000000e^0L0;00000001nF0=\#
        0D000000000000001nI0=0P0gP0S0D000000000000001nM0=0@000000000000001nP0=0V000000000000001nS0=0D0000000\#
        1nU0=0C00000001nW0=0W1_\0^0L0000000000000000000001n\0=0[00000001n^0=0B000000000000000000000000000000\#
        000001nd0=0M0000000000000000000000000000000000000000001nk0=0A1nl0=0=1nm0=0;1nn0=0J00000001o00=0D1o10\#
        =0D1Z\0m0?1o30=0H00000001o50=0G1o60=0S0WJ0H0?1o70=0>1o80=0<00000001o;0=0K1o<0=091o=0=0F1o>0=0O000000\#
        000000001oA0=0S00000001oC0=0@0000000000000000000000AR0M0B0000000000000000000001oK0=0K1oL0=0?00000000\#
        00000000000001oP0=0B1oQ0=0:1oR0=0N1oS0=0I1oT0=0C1hW0W0C00000001B10\0;1oX0=0D00000001oZ0=0K1B10R091o[\#
        0=0@1o\0=0A0`N0\0<1o]0=0R1o^0=0:1o_0=0C1o`0=0=00000001od0=0A1oe0=0N1of0=0E00000001oh0=0T1oi0=0A1oj0=\#
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
    static var xmlEntity: Int { 6923 }

    /// The number of `application/zip`.
    static var zip: Int { 7147 }

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
