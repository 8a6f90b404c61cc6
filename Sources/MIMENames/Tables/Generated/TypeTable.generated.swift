// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// The registry's types, packed; `PackedTypes` reads it.
@usableFromInline
package enum TypeTable {
    /// The records of types, each where its name's hash points.
    static var text: StaticString {
        #"""
                                                    160G0U001607000AEi@AR0RAA;c0_O1K9application/vnd.eu.kasp\#
        arian.car+jsoncarjson                                                          0h060<00110300DA;ctex\#
        t/x-dafnydfysource code in Dafny         14010M00000700Eapplication/vnd.smart.teacherteacherSMART No\#
        tebook lesson0j060?00110300GA;ctext/x-isabellethysource code in Isabelle14060B001304000@c4A;c1GEappl\#
        ication/x-xbelxbel0`280E00000300Lapplication/x-psp-pbppbpPlayStation Portable program            140\#
        00A000003000application/x-fptfpt                                                                    \#
                                                                  00210B000000000image/vnd.cns.inf2         \#
        14290a00110000GA>[application/vnd.microsoft.windows.thumbnail-cacheWindows thumbnail cache0`010R0000\#
        0300;application/vnd.mophun.applicationmpnMophun game14010L000000000application/rpki-publication140G\#
        0S00130300Q@c4A;c1GEapplication/resource-lists-diff+xmlrldchange of a list of SIP resources00080J2?0\#
        00300Aapplication/vnd.corel-drawapplication/cdr application/coreldraw application/x-cdr application/\#
        x-coreldraw application/x-vnd.corel.draw.document+zip image/cdr image/x-cdrcdrCorelDRAW drawing14010\#
        Y00000300Wapplication/tamp-community-update-confirmcucconfirmation of a TAMP community update14080G0\#
        0110000_A_japplication/x-terminfo2compiled terminal description with wide numbers14000K000003000appl\#
        ication/vnd.frogans.fncfnc0j060D00110f00LA;ctext/x-linker-scriptld lds x xbn xce xdce xdw xdwe xsce \#
        xsw xswe xc xdc xssource code in Linker Script14010J00000<000application/vnd.sybyl.mol2ml2 mol2 sy21\#
        60G0E001600500AEi@AR0RAA;c0_O1K9application/fhir+jsonutf-814010K00000300Bapplication/vnd.pocketlearn\#
        plfPocketLearn course140F0H001303000@c4A;c1GEapplication/x-dtbncx+xmlncx08210@000000000video/vnd.pla\#
        nar140G0^001300000@c4A;c1GEapplication/vnd.ms-printdevicecapabilities+xml0`080I001106000AIoapplicati\#
        on/x-java-jnilibjnilib0H280C001104000A_\application/hwp+ziphwpx0H010Q00000K00Bapplication/vnd.quark.\#
        quarkxpressqxd qxt qwd qwt qxl qxb qxpQuarkXPress layout                              14060B00110000\#
        NA;ctext/x-wget-configdata in the format Wget Config0X2Y0C0n000300;application/vnd.rarapplication/ra\#
        r application/x-rar application/x-rar-compressedrarRAR archive14010D000000000application/vnd.bpf31<0\#
        70@00110400CA;capplication/mboxmboxmailbox of messages  14010S000000000application/vnd.syncml.dmtnds\#
        +wbxml0l0709001100000A;ctext/t140          14060E00110300QA;ctext/x-ltspice-symbolasydata in the for\#
        mat LTspice Symbol                                                                                  \#
                                                                                                            \#
                                                                     140G19001300000@c4A;c1GEapplication/vnd\#
        .openxmlformats-package.digital-signature-xmlsignature+xml160G0W001600000AEi@AR0RAA;c0_O1K9applicati\#
        on/vnd.gnu.taler.exchange+json0\200I00000B000application/x-genesis-romgen md 68k sgd smd14010Q000007\#
        00Napplication/vnd.geometry-explorergex greGeometry Explorer construction0h060;00110400CA;ctext/x-ju\#
        stjustsource code in Just14280A000007000application/x-cdfcda cdf14000I00000;000chemical/x-gaussian-i\#
        nputgau gjc gjf                 14060C00110000OA;ctext/x-go-workspacedata in the format Go Workspace\#
        0h060800110100@A;ctext/x-bbsource code in B0h060@00110=00HA;ctext/x-snakemakesnakefile smksource cod\#
        e in Snakemake14080D00000900<application/x-bigwigbigwig bwbigWig track04210B000000000audio/vnd.cns.i\#
        nf10f060A0R110700BA;capplication/x-batapplication/bat text/x-msdos-batchbat cmdWindows batch file0h0\#
        60<00110800AA;ctext/x-fstarfsti fstsource code in F*0h060900110200AA;ctext/x-dmdmsource code in DM14\#
        010J001100000@b7application/yang-data+cbor0h060@00110600HA;ctext/x-maxscriptmcr mssource code in MAX\#
        Script160G0I001600000AEi@AR0RAA;c0_O1K9application/geoxacml+json0H280N0P110300JA_\application/vnd.su\#
        n.xml.writerapplication/x-vnd.sun.xml.writersxwOpenOffice 1 text document14080D00000900<application/\#
        x-bigbedbigbed bbbigBed track14000F000003000application/x-msbinderobd160G0D001600000AEi@AR0RAA;c0_O1\#
        K9application/dns+json14280A00000300Iapplication/x-jfrjfrJava Flight Recorder data140G0L001300000@c4\#
        A;c1GEapplication/load-control+xml0H0G0M00130300F@c4A;c1GEapplication/vnd.adobe.xdp+xmlxdpAdobe XML \#
        data package08210?000000000video/smpte292m08200>000003000video/x-ms-vobvob14000H00000<000application\#
        /x-sas-accesssa7 sas7bacs140G0J001300000@c4A;c1GEapplication/vnd.wv.ssp+xml0@000F000003000applicatio\#
        n/x-font-snfsnf04290<00110300CQ\Iaudio/amr-wbawbAMR wideband speech0h060:00110300BA;ctext/x-opaopaso\#
        urce code in Opa14010V000000000application/vnd.yamaha.tunnel-udpencap14010@000000000application/sipc\#
        140G0L00130200S@c4A;c1GEapplication/rls-services+xmlrsservices for lists of SIP resources       1<01\#
        0;000000000message/sip0l070:00110300=A;ctext/mizarmizMizar article0L0G15001300000@c4A;c1GEapplicatio\#
        n/vnd.openxmlformats-officedocument.spreadsheetml.table+xml000:0G00000300?image/x-portable-anymappnm\#
        portable anymap14060A001303000@c4A;c1GEapplication/x-nzbnzb140G0G001300500@c4A;c1GEapplication/msc-i\#
        vr+xmlutf-8                                                                                04210;000\#
        000000audio/evrc0140G0Z001300000@c4A;c1GEapplication/vnd.ms-playready.initiator+xml04290C00000>00Iau\#
        dio/vnd.dolby.mlpthd truehd mlpDolby TrueHD or MLP audio14280B000000009application/x-pbzxpbzx data0h\#
        060900110200AA;ctext/x-p4p4source code in P414010J00000400Happlication/vnd.xmpie.ppkgppkgXMPie produ\#
        ction package140G0R001300000@c4A;c1GEapplication/vnd.oma.bcast.sgdd+xml14290E00000800Happlication/vn\#
        d.unityunitywebUnity web player content14080B00000400:application/x-onnxonnxONNX model0j060=00110300\#
        EA;ctext/x-augeasaugsource code in Augeas140G0\001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog\#
        -base+xml160G0N001600000AEi@AR0RAA;c0_O1K9application/vnd.oma.lwm2m+json14010L000000000application/v\#
        nd.oipf.pae.gem04210>000000000audio/rtp-midi0l060D001100000A;ctext/x-teratermmacro14280D00000000Japp\#
        lication/x-netmonpackets of Network Monitor0h020B00110200JA;ctext/x-bluespec-bhbssource code in Blue\#
        spec BH0l070B001100000A;ctext/vnd.iptc.nitf14010C000000500application/prs.cyn7-bit14000B000004000app\#
        lication/x-chatchat0429090F000300:audio/ac3audio/vnd.dolby.dd-rawac3AC-3 audio0`000L000003000applica\#
        tion/x-authorware-segaas140G0W001300000@c4A;c1GEapplication/vnd.iptc.g2.catalogitem+xml14010Q0000000\#
        00application/vnd.dvb.ipdcesgaccess00290=00110300>A>[image/vnd.fpxfpxFlashPix image0X280I00000:000ap\#
        plication/x.sf3-archivear.sf3 sf30H290M00000700Gapplication/vnd.lotus-wordprolwp samLotus Word Pro d\#
        ocument0X000L000003000application/x-dgc-compresseddgc14010M00000000Happlication/news-transmissionnew\#
        s articles in transit14010C00000300Aapplication/vnd.bmibmiBMI graphics data                         \#
                    0h060:00110300BA;ctext/x-yulyulsource code in Yul                                       \#
                                        0h060:00110300DA;ctext/limbob msource code in Limbo0h060F00110400NA;\#
        ctext/x-parrot-assemblypasmsource code in Parrot Assembly0h060:00110S00BA;ctext/x-aplapl dyalog aplf\#
         aplo apln aplc aplisource code in APL10390W18110300EA_\application/vnd.oasis.opendocument.baseappli\#
        cation/vnd.oasis.opendocument.database application/vnd.sun.xml.baseodbOpenDocument database0P0G1:001\#
        300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.viewprops+xml140G0S00130\#
        0000@c4A;c1GEapplication/vnd.etsi.iptvsad-bc+xml0h010H00000=000application/vnd.apexlangapexlang apex\#
        10280M00000Y00Japplication/x-sqlite3-journaldb-journal sqlite-journal sqlite3-journalrollback journa\#
        l of SQLite14010L000009000application/vnd.veryant.thinistc isws160G0M001600000AEi@AR0RAA;c0_O1K9appl\#
        ication/vnd.uic.osdm+json0a010K00000700Eapplication/vnd.autopackagepackageAutopackage installer14010\#
        X000000000application/vnd.dir-bi.plate-dl-nosuffix14010U00000900=application/vnd.quobject-quoxdocume\#
        ntquox quizQuox document160G0c001600000AEi@AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolconsumerprof\#
        ile+json0l060@001103000A;ctext/x-subviewersub14010G00000300Aapplication/hyperstudiostkHyperStudio st\#
        ack0h060?00110800GA;ctext/x-rascriptrascriptsource code in RAScript082X0>00110300CAAivideo/x-ms-wmvw\#
        mvWindows Media video14010Q00000300Fapplication/vnd.accpac.simply.asoasoSimply Accounting data0l060E\#
        001104000A;ctext/x-literate-idrislidr0i060>00110200FA;ctext/x-charitychsource code in Charity0`080A0\#
        T000300;application/x-rpmapplication/x-redhat-package-managerrpmRPM package0D890=0=000300Imodel/vnd.\#
        dwfdrawing/x-dwfdwfDesign Web Format drawing0l060;001104000A;ctext/x-clayclay0L280P001200000@2TA>[ap\#
        plication/vnd.ms-excel.sheet.30l460<00110?00MA;ctext/x-bladeblade blade.phptext with the markup of B\#
        lade0l060;001104000A;ctext/x-cpsacpsa1@0@0C000000000x-shader/x-fragment14000?000003000application/m3\#
        gm3g14010O000000000application/vnd.gentoo.manifest                                     140G0^0013000\#
        00@c4A;c1GEapplication/emergencycalldata.providerinfo+xml14060A00110B00KA;ctext/vnd.plantumlpuml ium\#
        l plantumldata in the format PlantUML                                                               \#
                                                                             14280H00000000Eapplication/x-dy\#
        ld-cacheshared cache of macOS0h060?00110200GA;ctext/x-metapostmpsource code in MetaPost             \#
                             0l060K001102000A;ctext/x-minetest-translationtr0T060O001200000@kNA;capplication\#
        /x-mozilla-bookmarks0h060>00110000FA;ctext/x-earthlysource code in Earthly14290E00000000Wapplication\#
        /applefileAppleSingle file with its resource fork08080E000007000application/x-dvd-ifoifo bup14280C00\#
        110500;A_\application/x-keraskerasKeras model0h060<00110300DA;ctext/x-sliceicesource code in Slice08\#
        210V00000300Gvideo/vnd.nokia.interleaved-multimedianimNokia interleaved video140G0D00130000<@c4A;c1G\#
        Eapplication/xmpp+xmlXMPP message10R90G0l000B00?application/vnd.sqlite3application/sqlite applicatio\#
        n/sqlite3 application/x-sqlite3sqlite3 sqlite db3SQLite database0l060:001103000A;ctext/x-sfvsfv14280\#
        M000003000application/x-unoidl-registryrdb160G0G001600000AEi@AR0RAA;c0_O1K9application/tlsrpt+json10\#
        280W001100000@Giapplication/x-esri-spatially-enabled-db04210:000000000audio/aptx0l060=001103000A;cte\#
        xt/x-uxntaltal160G0J001600000AEi@AR0RAA;c0_O1K9application/jscontact+json1<280Q001103000A>[applicati\#
        on/vnd.stardivision.mailsdm140G0S001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-info+xml14000O00000500\#
        0application/vnd.procreate.brushbrush140G0L001303000@c4A;c1GEapplication/route-s-tsid+xmlsls0l460H00\#
        110300YA;ctext/x-closure-templatessoytext with the markup of Closure Templates04280;000003000audio/x\#
        -mtmmtm140G0K001300000@c4A;c1GEapplication/vnd.oma.pal+xml0029090F000;00Dimage/j2cimage/x-jp2-codest\#
        reamj2c j2k jpcJPEG 2000 codestream00280@000003000image/x-gimp-patpat14010M00000:000application/vnd.\#
        nebumind.linenebul line14060F00110G00RA;ctext/x-kicad-schematickicad_sch kicad_sym schdata in the fo\#
        rmat KiCad Schematic14000D000002000chemical/x-swissprotsw14010Y000000000application/vnd.ms-windows.p\#
        rinterpairing00210=000003000image/vnd.fstfst14010I000000000application/vnd.dtg.local0j060?00110300GA\#
        ;ctext/x-snowballsblsource code in Snowball160G0R00160;000AEi@AR0RAA;c0_O1K9application/vnd.veritone\#
        .aion+jsonaion vtnstd14280E000000000application/x-foxmail14060K00110300WA;ctext/x-edje-data-collecti\#
        onedcdata in the format Edje Data Collection082X0:0<110400:A]evideo/webmvideo/x-webmwebmWebM video14\#
        010J000000000application/index.response00280@0U000300Bimage/x-fuji-rafimage/x-fujifilm-raf image/x-r\#
        aw-fujirafFujifilm raw image140G0D00130400E@c4A;c1GEapplication/xenc+xmlxencencrypted data in XML140\#
        G0R001300000@c4A;c1GEapplication/vnd.oipf.ueprofile+xml14010G00000300Dapplication/vnd.geonextgxtGEON\#
        ExT construction0D010@000000000model/vnd.gs.gdl14000[000003000application/vnd.stardivision.impress-p\#
        ackedsdp14060>00110<00JA;ctext/x-conll-uconllu conlldata in the format CoNLL-U04010T00000300Happlica\#
        tion/vnd.chipnuts.karaoke-mmdmmdkaraoke song of ChipNuts14280I00110H00DA>[application/x-ms-jumplista\#
        utomaticDestinations-msjump list of Windows14000F000002000application/applixwareaw140G0M001300000@c4\#
        A;c1GEapplication/ibe-pkg-reply+xml14010G00000500Capplication/cdmi-domaincdmidCDMI storage domain140\#
        10K001100000@b7application/vnd.futoin+cbor04210=000000000audio/evrcnw10D280?00000300=model/x-alembic\#
        abcAlembic scene14010M000000000application/vnd.ims.imsccv1p30D000D000003000application/x-comsolmph0f\#
        060H00110900CA;capplication/x-fishscriptfish loadsource code in fish14010C000000000application/vnd.f\#
        gb04210:00000000<audio/pcmaA-law speech14010G00000700Aapplication/vnd.kahootzktz ktrKahootz animatio\#
        n0l0609001104000A;ctext/snbtsnbt140F0C001303009@c4A;c1GEapplication/gpx+xmlgpxGPX track0D090S0000030\#
        0Amodel/vnd.valve.source.compiled-mapbspSource engine map0@280N000002000application/x-tex-virtual-fo\#
        ntvf140G0U001300000@c4A;c1GEapplication/vnd.radisys.msml-conf+xml0h060<00110500DA;ctext/x-clickclick\#
        source code in Click00280:000004000image/astcastc14010G000002000application/vnd.datalogdl14290C00000\#
        3000application/vnd.shxshx16060B00110F00NA;ctext/x-ignore-listgitignore dockerignoredata in the form\#
        at Ignore List0h060;00110?00CA;ctext/x-hackhack hhi hh phpsource code in Hack14010J000004000applicat\#
        ion/vnd.patentdivedive04210>00000300Baudio/evrc-qcpqcpEVRC speech in QCP04280A000000000audio/x-dec-b\#
        asic14060A00110000MA;ctext/x-udev-rulesdata in the format udev Rules14010Q000000000application/vnd.n\#
        okia.conml+wbxml                                                                    160G0J001600000A\#
        Ei@AR0RAA;c0_O1K9application/vnd.mason+json                                                14010P000\#
        00300@application/vnd.proteus.magazinemgzProteus magazine0h060;00110400CA;ctext/x-imbaimbasource cod\#
        e in Imba002Y0900110700O@6Eimage/jpxjpf jpxJPEG 2000 image with extensions00280;00000300@image/x-blp\#
        blpBlizzard texture14010R000000000application/vnd.ms-windows.wsd.oob0h060A00110;00IA;ctext/x-ti-prog\#
        ram8xp 8xp.txtsource code in TI Program14010E000000000application/vq-rtcpxr                         \#
                14010G000000000application/vnd.sss-dtf0h060;00111400CA;ctext/x-xojoxojo_code xojo_menu xojo_\#
        report xojo_script xojo_toolbar xojo_windowsource code in Xojo160G0L001600000AEi@AR0RAA;c0_O1K9appli\#
        cation/vnd.restful+json                                                      0i060;00110200CA;ctext/\#
        x-swayswsource code in Sway                                     0X2Y0T001103000A_\application/vnd.im\#
        agemeter.image+zipimi                                                                               \#
                                                                                                            \#
               04280?0Q1207000ASWAbMaudio/x-oggflacaudio/x-flac+ogg audio/x-ogg-flacoga ogg                 \#
                                                                                                            \#
                                               0h060@00110300HA;ctext/x-dataweavedwlsource code in DataWeave\#
                                                            17060<00110800HA;ctext/x-asn-1asn1 asndata in th\#
        e format ASN.1                                                         14010?00000300>application/ex\#
        iexiEXI binary XML14280A00000000Qapplication/x-wadWAD archive of Quake or Half-Life0L0G1:001300000@c\#
        4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.chartsheet+xml0P0R0X000007000appl\#
        ication/vnd.google-apps.presentationgslides0j060;00110700CA;ctext/x-haxehx hxslsource code in Haxe14\#
        0G15001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.customxmlproperties+xml00280D001\#
        10300IAjDapplication/x-ms-wmzwmzWindows Media Player skin0h060;00110400CA;ctext/x-pactpactsource cod\#
        e in Pact14280I0A0000000application/x-berkeley-dbapplication/x-dbm14000U000000000application/x-atari\#
        -floppy-disk-image0h060>00110300FA;ctext/x-futharkfutsource code in Futhark14010V000000000applicatio\#
        n/vnd.motorola.flexsuite.wem0X2Y0U001103000A_\application/vnd.maxar.archive.3tz+zip3tz0l070900110400\#
        OA;ctext/spdxspdxSPDX software bill of materials148Y0I0H000;00?application/pgp-encryptedapplication/\#
        pgp text/pgppgp gpg ascOpenPGP message0P010a000004000application/vnd.collabio.xodocuments.presentati\#
        onxodp0D0109000003000model/prcprc0d060=00110300EA;ctext/x-autoitau3source code in AutoIt04210=000000\#
        000audio/evrcwb114080A00000400Fapplication/x-dmpmdmpmemory dump of Windows14010U00000300Uapplication\#
        /vnd.jcp.javame.midlet-rmsrmsrecord store of a Java ME application0l060C001105000A;ctext/vnd.curl.sc\#
        urlscurl0h060<00110300DA;ctext/x-nasalnassource code in Nasal0d010K000000000application/vnd.cab-jscr\#
        ipt0h060:00110300BA;ctext/x-jcljclsource code in JCL160G0C00160H000AEi@AR0RAA;c0_O1K9application/tm+\#
        jsontm.jsonld tm.json jsontm0L290M0V220700C@hdA_\application/vnd.apple.numbersapplication/x-iwork-nu\#
        mbers-sffnumbersnumbersNumbers spreadsheet0h060;00110400CA;ctext/x-aleoaleosource code in Aleo14010R\#
        000000000application/vnd.yamaha.through-ngn08200F000002000video/vnd.rn-realvideorv0X2Y0T001103000A_\\#
        application/vnd.exstream-empower+zipmpw16060A00110900MA;ctext/x-git-configgitconfigdata in the forma\#
        t Git Config0P010F00000300;application/vnd.is-xprxprIS-XPR data              0X2Y0Q001106000A_\appli\#
        cation/vnd.espass-espass+zipespass0j060;00110400CA;ctext/x-agdaagdasource code in Agda              \#
                                                       08210>000000000video/smpte2910H010]00000300Capplicati\#
        on/vnd.fujixerox.docuworks.containerxctDocuWorks container14000I000003000chemical/x-vamas-iso14976vm\#
        s0H010U000000000application/vnd.afpc.cmoca-cmresource14010C000000000application/sep-exi160G0T0016000\#
        00AEi@AR0RAA;c0_O1K9application/vnd.collection.next+json16060?00110500RA;ctext/x-protobufprotodata i\#
        n the format Protocol Buffer140G0g00130300J@c4A;c1GEapplication/vnd.llamagraphics.life-balance.excha\#
        nge+xmllbeLife Balance exchange file042Y0:0k000S009audio/mpegaudio/mp3 audio/mpeg3 audio/mpg audio/x\#
        -mpeg audio/x-mpeg-3mp3 mpga mp2a m2a m3a mpega mp1 mp2MP3 audio14060L001300000@c4A;c1GEapplication/\#
        onix-message+xml0H280G000003000application/x-sony-bbeblrf0H080C001200000@RP0SNapplication/x-bzpdf140\#
        80B00000400:application/x-ggufggufGGUF model0h060?00110300GA;ctext/x-inform-6infsource code in Infor\#
        m 60h0609001102000A;ctext/x-mlml160G0S001600000AEi@AR0RAA;c0_O1K9application/vnd.collection.doc+json\#
                                                                                                      002909\#
        000003000image/jxsjxs              140G0R001300000@c4A;c1GEapplication/vnd.dvb.notif-init+xml       \#
                      0@280I000000000application/x-font-libgrx                                              \#
                                                                                                            \#
                                                         14010C000000000application/eat+jwt0l0608001101000A;\#
        ctext/x-kk160G0X001600000AEi@AR0RAA;c0_O1K9application/vnd.cncf.helm.config.v1+json0h060900110200AA;\#
        ctext/x-eqeqsource code in EQ                                                                       \#
                   14280B00000400>application/x-2bit2bit2bit sequences                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                 1@000D000000000x-content/au\#
        dio-cdda0h060F00110>00NA;ctext/x-livecode-scriptlivecodescriptsource code in LiveCode Script0j060>00\#
        110=00FA;ctext/x-gherkinfeature storysource code in Gherkin0n460E00110200VA;ctext/x-stringtemplatest\#
        text with the markup of StringTemplate                                         14010\001100000@b7app\#
        lication/vnd.3gpp.seal-location-info+cbor0n060=0N110:00NA;ctext/x-bibtexapplication/x-bibtex-text-fi\#
        lebib bibtextext with the markup of BibTeX0h060O00110300WA;ctext/x-apollo-guidance-computeragcsource\#
         code in Apollo Guidance Computer0l060G001104000A;ctext/x-literate-cryptollcry160G0M001600000AEi@AR0\#
        RAA;c0_O1K9application/vnd.shopkick+json140G0L00130000=@c4A;c1GEapplication/samlmetadata+xmlSAML met\#
        adata160G0S001600000AEi@AR0RAA;c0_O1K9application/alto-costmapfilter+json00200B00000300@image/x-cmu-\#
        rasterrasSun raster image08010K00000300@application/vnd.dvb.servicesvcDVB service link14000W00000000\#
        0application/vnd.google-apps.mail-layout00210N00000300@image/vnd.fujixerox.edmics-rlcrlcEDMICS RLC i\#
        mage14010O000000000application/provided-claims+jwt160G0N00160800SAEi@AR0RAA;c0_O1K9application/vnd.c\#
        yclonedx+jsoncdx.jsonCycloneDX bill of materials in JSON14010Z000000000application/vnd.innopath.wamp\#
        .notification0h060<00110@00DA;ctext/x-mirahdruby mirah dubysource code in Mirah00280;0;0003009image/\#
        x-jngvideo/x-jngjngJNG image14280Q00000600Japplication/x-gettext-translationgmo mocompiled message c\#
        atalogue14010V00000300@application/vnd.osgeo.mapguide.packagemgpMapGuide package14060=00110G00IA;cte\#
        xt/x-xpagesxsp-config xsp.metadatadata in the format XPages0j060=00110J00EA;ctext/x-groovygroovy grt\#
         gtpl gvy gradlesource code in Groovy0h060;00110400CA;ctext/x-opalopalsource code in Opal18890D00000\#
        ;00Lapplication/pkix-crlcrl der pemlist of revoked certificates14000c00000300Happlication/vnd.anser-\#
        web-funds-transfer-initiationftiANSER-WEB funds transfer08210B00000300:video/vnd.dvb.filedvbDVB stre\#
        am14010O00000300Lapplication/vnd.data-vision.rdzrdzRemoteDocs R-Viewer document08210:000000000video/\#
        mp2p04210=00000300Maudio/sp-midimidscalable polyphony MIDI music0\0@0L000003000application/x-virtual\#
        box-hddhdd0`280G00000700?application/vnd.flatpakflatpakFlatpak package14010G00000800Lapplication/vnd\#
        .hp-hpidhpid hpiHP Instant Delivery document                                                        \#
                                                                                                            \#
                                    0l060>00110;000A;ctext/x-signifyminisig pub08280>0?1200000A4>AbMvideo/x-\#
        oggyuvvideo/x-ogg-yuv0e060F00110300AA;capplication/x-mswinurlurlInternet shortcut0h060?00110400GA;ct\#
        ext/x-openqasmqasmsource code in OpenQASM140G0E00130900A@c4A;c1GEapplication/inkml+xmlink inkmlInkML\#
         handwriting140G0J00130500F@c4A;c1GEapplication/provenance+xmlprovxPROV provenance in XML14000B00000\#
        3000chemical/x-compasscpa0l060<001103000A;ctext/x-mpsubsub00280C0C0003000image/x-minolta-mrwimage/x-\#
        raw-minoltamrw14080J000007000application/x-spectrum-d80d40 d8014060A00110800MA;ctext/x-oasv2-yamlyam\#
        l ymldata in the format OASv2-yaml140G0\001303000@c4A;c1GEapplication/vnd.1000minds.decision-model+x\#
        ml1km                                                                                               \#
                                                            0l060:001100000A;ctext/x-cel                 0i0\#
        60<00110200DA;ctext/x-berrybesource code in Berry                        042Q0:00000400:audio/3gpp3g\#
        pp3GPP audio                                                                                        \#
                                0l070=001100000A;ctext/prs.texi                                             \#
               140G0[00130200;@c4A;c1GEapplication/vnd.software602.filler.form+xmlfo602XML form0`2X0F00220:0\#
        00AdaA_\application/msixbundlemsixbundle              14010N00000:00?application/vnd.rig.cryptonotec\#
        ryptonoteCryptonote note14060D001103000A;capplication/x-go-sgfsgf14000B0L0000000application/x-dumpap\#
        plication/x-tika-unix-dump0L290K0V000J00Gapplication/vnd.lotus-1-2-3application/lotus123 application\#
        /x-123123 wk1 wk wk4 wk3 wk2 wksLotus 1-2-3 spreadsheet14010L00000400Dapplication/vnd.dreamfactorydf\#
        acDreamFactory program140G0g001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.theme+xm\#
        l140G0C00130300F@c4A;c1GEapplication/lgr+xmllgrlabel generation rules04210B000000000audio/vnd.dvb.fi\#
        le14010Q000000000application/vnd.ubisoft.webplayer14010C000003000application/vnd.wmcwmc14010\0000030\#
        0Aapplication/vnd.piaccess.application-licencepilPI Access licence0l070R00110350>A;ctext/vnd.esmerte\#
        c.theme-descriptorjtdutf-8Esmertec theme                                                            \#
                                                                                                 14010B00000\#
        0000application/oscore0m420?00110200PA;ctext/x-bikeshedbstext with the markup of Bikeshed08210J00000\#
        0000video/vnd.iptvforum.ttsavc140?0=08110<008A;ctext/calendartext/icsics ifb icalcalendar14010d00110\#
        0000@b7application/vnd.3gpp.seal-network-resource-info+cbor14010M000000000application/vnd.orange.ind\#
        ata14010?000000000application/cid                                  14060;0?2304000@c4A;c1GEtext/x-op\#
        mltext/x-opml+xmlopml                                                          14000J00000300Capplic\#
        ation/mac-compactprocptCompact Pro archive0i060>00110700GA;ctext/x-modula2mod defsource code in Modu\#
        la-2082008000002000video/glgl14010H00000300Eapplication/vnd.intergeoi2gIntergeo construction04210=00\#
        0000000audio/pcmu-wb    0P390j00340400SP>GPijA_\1>[application/vnd.ms-powerpoint.presentation.macroe\#
        nabled.12pptmPowerPoint presentation with macros16060;00110400GA;ctext/x-ldifldifdata in the format \#
        LDIF                                  0l060;001107000A;ctext/x-jagsjag bug15060D00110400PA;ctext/x-j\#
        est-snapshotsnapdata in the format Jest Snapshot                                                    \#
                                                                                      04280;00000300Laudio/x\#
        -w64w64WAVE audio with wide numbers14010I00000550@application/vnd.wap.wbxmlwbxmlutf-8WBXML binary XM\#
        L                                                                                                   \#
                        04210>000000000audio/melp1200                                                       \#
                                                                                                            \#
                                                0X2Y0G001103000A_\application/vnd.eln+zipeln                \#
               14010L000000000application/set-registration       0h060;00110@00CA;ctext/x-apextrigger cls ap\#
        exsource code in Apex                                     0`000C000003000application/x-glulxulx     \#
                                                              0X280D000007000application/x-ms-wimwim swm1406\#
        0;00110400GA;ctext/x-tmdltmdldata in the format TMDL       0X280A00000300Aapplication/x-parparPAR re\#
        covery data002X0;09000300:image/x-xcfimage/xcfxcfGIMP image                                         \#
                                                                    0\210G0K110;00C@gVapplication/vnd.efi.is\#
        oapplication/x-iso9660-imageiso iso9660ISO 9660 disc image00280@00000<000image/x-asepritease aseprit\#
        e14060K001300000@c4A;c1GEapplication/x-dia-shape+xml                                                \#
         0h060B00110>00JA;ctext/x-angelscriptangelscript assource code in AngelScript         0\280Q00000300\#
        Gapplication/x-nintendo-switch-nspnspNintendo Switch package10280F0D000I00?application/x-msaccessapp\#
        lication/msaccessmdb accdb accde accdt mdeAccess database14280B00000400<application/x-llvmbc oLLVM b\#
        itcode14080L00000000>application/x-guile-bytecodecompiled Guile14010P000000000application/vnd.infote\#
        ch.project140G0I001303000@c4A;c1GEapplication/vnd.sycle+xmlscl                                      \#
                                                            140G0X001300000@c4A;c1GEapplication/vnd.oma.poc.\#
        final-report+xml                                   0h060<00110600DA;ctext/x-slashsl slasource code i\#
        n Slash                                  14280E00000700Bapplication/x-osm-pbfosm.pbfOpenStreetMap da\#
        ta0i070800110800?A;ctext/redred redsRed source code0h0F0E00130900D@c4A;c1GEapplication/xproc+xmlxpl \#
        xprocsource code in XProc0l060:001103000A;ctext/x-vglrpf                     140G0C001300000@c4A;c1G\#
        Eapplication/sep+xml14010I00000400Oapplication/vnd.pvi.ptid1ptidPrintThisID identification card04210\#
        =00000000Iaudio/g726-24G.726 speech at 24 kbit/s08210:00000400;video/h261h261H.261 video042Y090H110D\#
        00<Q41audio/mp4audio/x-m4a audio/x-mp4am4a mp4a m4b f4a f4bMPEG-4 audio0P0G1?001300000@c4A;c1GEappli\#
        cation/vnd.openxmlformats-officedocument.presentationml.commentauthors+xml0X010H00000800Capplication\#
        /vnd.dece.zipuvz uvvzUltraViolet archive14010H000000000application/vnd.3gpp.lpp14010F00000300Happlic\#
        ation/vnd.wt.stfstfWorldtalk secure message160G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.miele+js\#
        on1<010>00000500Fmessage/globalu8msginternationalised mail0h060M00110600UA;ctext/x-imhex-pattern-lan\#
        guagehexpatsource code in ImHex Pattern Language08210>000000000video/encaprtp0l060=001100000A;ctext/\#
        x-robots1:0G0D00160300<AEi@AR0RAA;c0_O1K9application/jwk+jsonjwkJSON web key140G0K00130000B@c4A;c1GE\#
        application/dialog-info+xmlstate of SIP calls14060=00110300IA;ctext/x-dotenvenvdata in the format Do\#
        tenv0h060<00110:00DA;ctext/x-ucodeuc u1 u2 usource code in ucode0L010`000004000application/vnd.colla\#
        bio.xodocuments.spreadsheetxods                                                                     \#
                    14000C000000000application/x-jigdo14090G000000000application/prs.plucker10280H00000300>a\#
        pplication/x-redis-dumprdbRedis snapshot160G0I001600000AEi@AR0RAA;c0_O1K9application/activity+json14\#
        280J000003000application/x-spectrum-hdfhdf140F0K001300000@c4A;c1GEapplication/xhtml-voice+xml 00280A\#
        0;1103000QADimage/x-sinar-stiimage/x-stisti140?0H00110300NA;capplication/vnd.cups-ppdppdPostScript p\#
        rinter description0j060@00110500LA;ctext/x-objc++srcmm hhsource code in Objective-C++14000L000007000\#
        application/x-commodore-tapetap t640P010J00000800Napplication/vnd.sealed.pptsppt s1pSealed PowerPoin\#
        t presentation14000I0F1107000P;Uapplication/x-matlab-dataapplication/matlab-matmat fig              \#
                                                                                                            \#
                      10P80B000000000application/x-lmdb                                                     \#
                  0h060=00110200EA;ctext/x-jsoniqjqsource code in JSONiq                                    \#
                                                                                                            \#
                                                                                                            \#
        0l070;001100000A;ctext/ulpfec   14010D00000400=application/vnd.jispjispJISP icon set00280M001103000A\#
        <Fimage/x-portable-arbitrarymappam                                                                  \#
                                                                      08010@00000800<application/mp21m21 mp2\#
        1MPEG-21 file      14010D00000300Qapplication/vnd.mfmpmfmMelody Format for Mobile Platform0d06090011\#
        0200AA;ctext/x-nunusource code in Nu14010H000000000application/vnd.ecip.rlp                         \#
                     14010P000000000application/vnd.omaloc-supl-init14010S000000000application/vnd.wrq-hp300\#
        0-labelled       0h060<00110500DA;ctext/x-metalmetalsource code in Metal082109000000000video/mpv0\28\#
        0N00000700Fapplication/x-atari-disk-imageatr xfdimage of an Atari disk08280?0G1108009AC:video/x-msvi\#
        deovideo/avi video/msvideoavi divxAVI video14280F000003009application/x-jmp-datajmpJMP table        \#
                                    00290:00110300:AiCimage/acesexrACES image160G0Q001600000AEi@AR0RAA;c0_O1\#
        K9application/expect-ct-report+json             14010M000000000application/vnd.project-graph04280<00\#
        000400Caudio/x-hcomhcomHCOM sound of a Mac14060N00110300eA;ctext/x-ms-visualstudio.projectdspdata in\#
         the format Microsoft Developer Studio Project0m060?001102000A;ctext/x-thingsdbti                   \#
                                                                     04210:00000000<audio/g722G.722 speech14\#
        010J00000400Fapplication/vnd.xmpie.cpkgcpkgXMPie campaign package0@080Q0F0003000application/x-font-p\#
        rinter-metricapplication/x-font-pfmpfm14010P00000300Happlication/tamp-sequence-adjusttsaTAMP sequenc\#
        e adjustment14070I0G110300BA;capplication/vnd.chess-pgnapplication/x-chess-pgnpgnchess games in PGN0\#
        l070H00110300GA;ctext/vnd.ms-mediapackagempfMicrosoft media package14010H001100000@b7application/eat\#
        -ucs+cbor160G0D0H160@00@AEi@AR0RAA;c0_O1K9application/geo+jsonapplication/vnd.geo+jsongeojson geo.js\#
        onGeoJSON map data0j060D00220300LAXJA;ctext/x-kaitai-structksysource code in Kaitai Struct0@080I0000\#
        0300;application/x-font-speedospdSpeedo font14010H000000000application/coap-payload0l070E001103000A;\#
        ctext/vnd.exchangeablevfk0H390[0]110300NA_\application/vnd.oasis.opendocument.text-webapplication/x-\#
        vnd.oasis.opendocument.text-webothOpenDocument web page template04280F000003000application/x-sibeliu\#
        ssib140G0D001304009@c4A;c1GEapplication/atom+xmlatomAtom feed14010T000000000application/vnd.minisoft\#
        -hp3000-save140G0X001300000@c4A;c1GEapplication/vnd.iptc.g2.planningitem+xml04280:0F000@00:audio/mid\#
        iaudio/mid audio/x-midimid midi kar rmiMIDI music14010P000009000application/vnd.evolv.ecig.themeecig\#
        theme0H280C001105000A_\application/x-xmindxmind0h060:00110100BA;ctext/x-rezrsource code in Rez14060B\#
        001104000A;capplication/x-sfdusfdu                              08280=00110:000Pe9video/x-mjpegmjpeg\#
         mjpg                                                                                               \#
                                                                             0l060:001103000A;ctext/x-daxdax\#
        10210C0S000@00;application/vnd.dbfapplication/dbase application/x-dbfdbf dbase dbase3dBase table140G\#
        0Q001300000@c4A;c1GEapplication/vnd.3gpp.mid-call+xml0l060E001105000A;ctext/x-roboconf-graphgraph0\0\#
        @0A0L000300Aapplication/x-vhdapplication/x-virtualbox-vhdvhdvirtual hard disk10280D00000300Yapplicat\#
        ion/x-ms-eseedbdatabase of the Extensible Storage Engine04280;00000700Caudio/x-paffap pafEnsoniq PAR\#
        IS sound0j060>00110e00FA;ctext/x-clojureclj cljc cljs boot cl2 cljs.hl cljscm cljx hic edn bbsource \#
        code in Clojure14010O000000000application/vnd.dvb.ipdcroaming14010E001100000@b7application/dots+cbor\#
        14060@00110200LA;ctext/x-easybuildebdata in the format Easybuild0F070900110300UA;cmodel/mtlmtldata i\#
        n the format Wavefront Material140G0D00130400B@c4A;c1GEapplication/ssml+xmlssmlSSML text to speak142\#
        80T000008000application/x-supercollider-synthdefscsyndef00280@000003000image/x-photo-cdpcd14080H0000\#
        0000=application/x-bochs-diskdisk of Bochs0XRH0A0B000<00;application/x-tarapplication/x-gtartar gtar\#
         gemtar archive           140G0J00130350>@c4A;c1GEapplication/vnd.syncml+xmlxsmutf-8SyncML message  \#
                           0L390g0i110300QA_\application/vnd.oasis.opendocument.spreadsheet-templateapplicat\#
        ion/x-vnd.oasis.opendocument.spreadsheet-templateotsOpenDocument spreadsheet template0@2Y090i0004009\#
        font/woffapplication/font-woff application/x-font-woff font/x-woffwoffWOFF font14010K00000700Dapplic\#
        ation/vnd.commonspacecsp cstCommonSpace document14010R000000000application/vnd.ecowin.filerequest   \#
                 1<060>001104000A;cmessage/x-emlxemlx                                    0H080C001106000A@oa\#
        pplication/x-xzpdfpdf.xz                                                                            \#
                14000J000003000application/x-spectrum-mdrmdr140G0M00130700R@c4A;c1GEapplication/vnd.cycloned\#
        x+xmlcdx.xmlCycloneDX bill of materials in XML10000R000000000application/x-kexiproject-shortcut04290\#
        :00110800HQOLaudio/eac3eac3 ec3Dolby Digital Plus audio                                             \#
                                                       14060A001303000@c4A;c1GEapplication/x-tmxtmx         \#
                                                                                                            \#
                                                                                                            \#
                                 0E030C000003000application/expressexp                                      \#
                                                                                     00280A00110300?QADimage\#
        /x-canon-cr2cr2Canon raw image14010L000004000application/vnd.onepagertatxtatx14080K001100000@<Aappli\#
        cation/x-itunes-bplist14010G00000300Dapplication/vnd.hp-jlytjltHP Indigo job layout0H390`00340400IP>\#
        GP27A_\1>[application/vnd.ms-word.document.macroenabled.12docmWord document with macros00280;0000030\#
        0;image/x-pkmpkmETC texture0h060>00110500FA;ctext/x-mercurym moosource code in Mercury14000C00000300\#
        0application/x-cocoacco0\010S00000300Capplication/vnd.fastcopy-disk-imagedimFastCopy disk image0L280\#
        F001103000A>[application/x-starcalcsdc14010I000000000application/x-pki-message14010D000004000applica\#
        tion/vnd.semfsemf0X080I00000300;application/x-kgb-archivekgbKGB archive14010P000000000application/vn\#
        d.bint.med-content0X2Y0J00110300IA_\application/bacnet-xdd+zipxddBACnet device description14010M0000\#
        00000application/vnd.ncd.reference160G0N001600000AEi@AR0RAA;c0_O1K9application/vnd.oftn.l10n+json140\#
        G0D00130900>@c4A;c1GEapplication/ttml+xmlttml dfxpTTML subtitles0h060<00110600DA;ctext/x-urwebur urs\#
        source code in UrWeb0l060?001102000A;ctext/x-verifpalvp14280H00000300Eapplication/x-xkb-keymapxkmcom\#
        piled keyboard map14280G00000000@application/x-godot-pckpackage of Godot0h060;00110400CA;ctext/x-sai\#
        lsailsource code in Sail14060?00110300FA;ctext/x-cue-langcuedata in the format CUE0\080N000007000app\#
        lication/x-nintendo-3ds-romcci 3ds140G0C001303000@c4A;c1GEapplication/kbl+xmlkbl0h060I00110300QA;cte\#
        xt/x-unified-parallel-cupcsource code in Unified Parallel C14010K00000300@application/vnd.groove-hel\#
        pghfGroove help page            0L390^00240400HQg_A_\0>G1>[application/vnd.ms-excel.addin.macroenabl\#
        ed.12xlamExcel add-in with macros14010O00000300Mapplication/tamp-update-confirmtucconfirmation of a \#
        TAMP update                   14010L00000300Aapplication/vnd.spotfire.dxpdxpSpotfire analysis0h060;0\#
        0110800CA;ctext/x-naslnasl incsource code in NASL0<060>0D130300F@c4A;c1GEaudio/x-ms-asxapplication/x\#
        -ms-asxasxWindows Media playlist14060]00130H000@c4A;c1GEapplication/x-freedesktop-appstream-componen\#
        tmetainfo.xml appdata.xml0k060=00110?00EA;ctext/x-elixirex exs eex leexsource code in Elixir0h060J00\#
        110300JA;ctext/x-omnet-plus-plus-msgmsgsource code in OMNeT++ MSG140G0R001300000@c4A;c1GEapplication\#
        /vnd.oma.poc.groups+xml00280<0:000400:image/x-icnsimage/icnsicnsApple icon0D39091E110300>A_\model/3m\#
        fapplication/vnd.ms-3mfdocument application/vnd.ms-package.3dmanufacturing-3dmodel+xml3mf3D print mo\#
        del                                                            0829080:0006008video/dvvideo/x-dvdv d\#
        ifDV video0l460?00110400PA;ctext/x-ecmarkuphtmltext with the markup of Ecmarkup140G0N001300500@c4A;c\#
        1GEapplication/vnd.omads-file+xmlutf-8                                                              \#
                                                04280;000003000audio/x-dffdff                    0h060<00110\#
        500DA;ctext/x-currycurrysource code in Curry                                                        \#
                                  140G0E001300000@c4A;c1GEapplication/vcard+xml                             \#
                                                                             0j@G0800110@50?A;ctext/csscss p\#
        css postcssutf-8CSS style sheet                                               160G0M001600000AEi@AR0\#
        RAA;c0_O1K9application/alto-propmap+json140G0W001300000@c4A;c1GEapplication/vnd.informedcontrol.rms+\#
        xml0H0G1>001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.websetting\#
        s+xml                0L010J00000300Fapplication/vnd.fuzzysheetfzsFuzzySheet spreadsheet             \#
                                                                                                            \#
                             082Y0>0@110@00>A]evideo/matroskavideo/x-matroskamkv mks mpv mk3dMatroska video0\#
        H391700230400=P>GA_\1>[application/vnd.openxmlformats-officedocument.wordprocessingml.templatedotxWo\#
        rd template14010J00000300?application/vnd.epson.saltsltEpson SALT data14060H00110000TA;ctext/x-git-r\#
        evision-listdata in the format Git Revision List14010\000000000application/vnd.japannet-verification\#
        -wakeup0h060=00110;00EA;ctext/x-peg-jspegjs peggysource code in PEG.js160G0S001600000AEi@AR0RAA;c0_O\#
        1K9application/vnd.capasystems-pg+json14010U00000400?application/vnd.crick.clicker.paletteclkpClicke\#
        r palette                                                           14010C000000000application/eat+c\#
        wt                                                                              14290?00000300Dappli\#
        cation/lxflxfLXF program material14060=00110600IA;ctext/x-nanorcnanorcdata in the format nanorc0D280\#
        C00000M00Aapplication/x-catiacatdrawing catpart catproductCATIA V5 document                         \#
                                               0029090M000300Aimage/emfapplication/x-emf image/x-emfemfenhan\#
        ced metafile                             0h060=00110300EA;ctext/x-uniconicnsource code in Unicon140G\#
        0I001304000@c4A;c1GEapplication/atsc-held+xmlheld                                0j460B00110E00EA;ca\#
        pplication/xqueryxquery xq xqy xql xqmsource code in XQuery                                         \#
                                 0j070H00110900<A;capplication/sparql-queryrq sparqlSPARQL query0i060@001106\#
        00HA;ctext/x-purebasicpb pbisource code in PureBasic14010D00000H00Aapplication/vnd.hbcihbci hbc kom \#
        upa pkd bpdHBCI banking data00280G00110300?A<Fimage/x-portable-bitmappbmportable bitmap14000D0000030\#
        00chemical/x-crossfirebsd   140G0S00130<000@c4A;c1GEapplication/vnd.pp.systemverify+xmlsystemverify \#
                                           0`090D00000@00Kapplication/vnd.palmpqa oprc pdb prcPalm OS databa\#
        se or program                                 140G0V001300000@c4A;c1GEapplication/vnd.oma.xcap-direc\#
        tory+xml0h060=00110300EA;ctext/x-oberonob2source code in Oberon0H0G1D001300000@c4A;c1GEapplication/v\#
        nd.openxmlformats-officedocument.wordprocessingml.document.glossary+xml14010L00000700?application/vn\#
        d.contact.cmsgcdbcmsgCONTACT message0H280C001106000AjDapplication/x-gzpdfpdf.gz140G0M00130200K@c4A;c\#
        1GEapplication/simple-filter+xmlclfilter of SIP notifications0h060;00110400CA;ctext/x-luauluausource\#
         code in Luau00:90B00000A00>image/vnd.radiancehdr rgbe xyze picRadiance image042Y0<00120300<ASWAbMau\#
        dio/vorbisoggVorbis audio0`200N00000000=application/x-amiga-executableAmiga program0h060<00110500DA;\#
        ctext/x-dhalldhallsource code in Dhall14010I00000300=application/rpki-manifestmftRPKI manifest0`2X0@\#
        002204000@MdA_\application/msixmsix0`200K00110C000A2Vapplication/x-lx-executable386 dll exe sys vxd1\#
        40G0]001300000@c4A;c1GEapplication/vnd.radisys.msml-audit-dialog+xml00210:000004000image/jxssjxss142\#
        80B000004009application/x-rootrootROOT data140G0[00130400K@c4A;c1GEapplication/vnd.gov.sk.xmldatacon\#
        tainer+xmlxdcfSlovak government form data0H200C000000000application/msword514010M000000000applicatio\#
        n/vnd.powerbuilder70`280A000003000application/x-elcelc140G0O00130300F@c4A;c1GEapplication/patch-ops-\#
        error+xmlxererrors of an XML patch0j060900110200AA;ctext/x-xsxssource code in XS0H0G1;001300000@c4A;\#
        c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.endnotes+xml0n460;00110@00LA;ctex\#
        t/x-hamlhaml haml.defacetext with the markup of Haml0h060F00110300NA;ctext/x-csound-documentcsdsourc\#
        e code in Csound Document0j060:00110500JA;ctext/x-coqcoq vsource code in Rocq Prover0@000H000000000a\#
        pplication/x-font-vfont                                                                             \#
                          14060=00110600IA;ctext/x-prismaprismadata in the format Prisma                    \#
           04280?00000600=audio/x-wavpackwv wvpWavPack audio           0h060C001305000@c4A;c1GEapplication/x\#
        -gladeglade10080E00000700Rapplication/x-leveldbldb sstsorted table of LevelDB or RocksDB04020<00000;\#
        000audio/csoundcsd orc sco14010L00000300Aapplication/vnd.triscape.mxsmxsMap Explorer data00210:00000\#
        4000image/jxrsjxrs                                                                           14010W0\#
        0000300Gapplication/vnd.groove-identity-messagegimGroove identity message                   180>0A00\#
        110;00MA;ctext/x-public-keyasc pem pubdata in the format Public Key                                 \#
                                                                                                            \#
                                   0h060C00110600KA;ctext/x-renderscriptrsh rssource code in RenderScript0H0\#
        60e001300000@c4A;c1GEapplication/vnd.oasis.opendocument.tika.flat.document14010G00000200Gapplication\#
        /vnd.osgi.dpdpOSGi deployment package14010E001106000@b7application/swid+cborcoswid0h060:00110700BA;c\#
        text/x-sqfsqf hqfsource code in SQF14060J001100000A;capplication/x-gimp-palette                     \#
                                                                  0n460:09110800KA;ctext/x-pugtext/jadejade \#
        pugtext with the markup of Pug                                                                      \#
                                                                                                            \#
                                        0h060<00110500DA;ctext/x-bisonbisonsource code in Bison             \#
                                                                        0l060>001100000A;ctext/x-srcinfo   1\#
        40G0X001300000@c4A;c1GEapplication/vnd.oma.cab-address-book+xml                                     \#
                                         140G0H001300000@c4A;c1GEapplication/geoxacml+xml                   \#
         14060B00130?000@c4A;c1GEapplication/x-qgisqgs shp shx qml0h060?00110200GA;ctext/x-monkey-cmcsource \#
        code in Monkey C140G0Y001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-ue-config+xml                   \#
                                                                                                       08200\#
        =00000200Evideo/x-ms-wmwmWindows Media content              0H280L000004000application/x-adobe-indes\#
        ignindd                        1@000G000000000x-content/unix-software                               \#
                       0j070L0U110b00HA;capplication/vnd.coffeescripttext/coffeescript text/x-coffeescriptco\#
        ffee litcoffee _coffee cjsx coffee.erb iced cakeCoffeeScript source code14010h000000000application/v\#
        nd.openxmlformats-officedocument.vmldrawing140G0G001304000@c4A;c1GEapplication/mmt-aei+xmlmaei      \#
                                                                                                            \#
                                                                                  0h060B00110200JA;ctext/x-i\#
        l-assemblyilsource code in IL Assembly0`0V0L00130400I@c4A;c1GEapplication/x-java-jnlp-filejnlpJava W\#
        eb Start descriptor14010M00000300Dapplication/vnd.yamaha.hv-dichvdHV-Script dictionary0`000N00110C00\#
        0A2Vapplication/x-ms-ne-executableexe dll cpl drv scr                                               \#
                                                                                                            \#
                     0h060;00110400CA;ctext/x-mintmintsource code in Mint14010Z000000000application/vnd.dvb.\#
        iptv.alfec-enhancement0\080F000003000application/x-mame-chdchd              08210F00000300Cvideo/vnd\#
        .sealed.mpeg4s14Sealed MPEG-4 video14080B000000000application/x-riff                                \#
                                      16060H001606000AEi@AR0RAA;c0_O1K9application/x-gerber-jobgbrjob0@290?0\#
        0000700?font/collectionttc otcfont collection                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                 0f060:00110F00BA;ctext/x-awkawk auk gawk ma\#
        wk nawksource code in Awk                           14010U000000000application/vnd.as207960.vas.tap+\#
        uper                             160G0G001600000AEi@AR0RAA;c0_O1K9application/vnd.hc+json           \#
                                                                                                            \#
                                                                                                            \#
                     140G0]001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog-group+xml00010D00000300<app\#
        lication/vnd.xaraxarXara drawing0l0O0C00110A00CA;ctext/cache-manifestappcache manifestHTML cache man\#
        ifest                  14010O00000600Aapplication/vnd.oxli.countgraphoxlicgkhmer count graph        \#
                                           08280<000000000video/x-anim                                      \#
                                                                            00210@000000000image/pwg-raster0\#
        4210I00000900Qaudio/vnd.nuera.ecelp7470ecelp7470Nuera ECELP speech at 7,470 bit/s0H080J001200000@RP0\#
        SNapplication/x-bzpostscript                   14010M00000300=application/vnd.ezpix-packageez3EZPix \#
        package0h060:00110300BA;ctext/x-booboosource code in Boo140F0D001304000@c4A;c1GEapplication/ssdl+xml\#
        ssdl0l060<001100000A;ctext/example0X080Q00110<00Q@Tfapplication/x-zstd-compressed-tartar.zst tzsttar\#
         archive, Zstandard-compressed0l060B001103000A;ctext/x-gooddata-clgdc08280;00000300=video/x-mngmngMN\#
        G animation0T0G0E00130Q00:@c4A;c1GEapplication/xhtml+xmlxhtml xht xhtm xhtml2 cs htm htmlXHTML page1\#
        4010J00000300Qapplication/vnd.cinderellacdyCinderella geometric construction18010O000000000applicati\#
        on/x-x509-next-ca-cert0h060;00110400CA;ctext/x-wrenwrensource code in Wren14010R00000800Capplication\#
        /vnd.simtech-mindmappertwd twdsMindMapper mind map14000L00000<000application/x-sas-data-indexsi7 sas\#
        7bndx0l060=00110300?A;ctext/x-setextetxsetext document                                              \#
                                                     140G0M001300000@c4A;c1GEapplication/vnd.nokia.pcd+xml0h\#
        460<00110G00DA;ctext/x-lassolasso lasso8 lasso9 lassource code in Lasso140G0L00130600?@c4A;c1GEappli\#
        cation/urc-grpsheet+xmlgsheetURC group sheet160G0J001600000AEi@AR0RAA;c0_O1K9application/alto-tips+j\#
        son1<000>000000000message/s-http14010R000008000application/vnd.snesdev-page-tableptrom pt0X2X0A0L000\#
        300;application/x-arjapplication/x-arj-compressedarjARJ archive0X090@0E000200Dapplication/zlibapplic\#
        ation/x-deflatezzzlib-compressed data0h060=00110600EA;ctext/x-circomcircomsource code in Circom14010\#
        H001100000@b7application/vnd.ocf+cbor14010L000000000application/vnd.ecdis-update0X080R001107000AK5ap\#
        plication/x-lrzip-compressed-tartar.lrz14010C000000000application/vc+cose08290;00000>00;video/3gpp23\#
        g2 3gp2 3gpp23GPP2 video14280Q001103000A>[application/x-staroffice-templatevor      14000G00000=000c\#
        hemical/x-gamess-inputinp gamin gam0l0O0800110350@A;ctext/vttvttutf-8WebVTT subtitles14280K00000000O\#
        application/x-apple-dsstoreview settings of a macOS folder14010J00000300Capplication/vnd.mobius.txft\#
        xfMobius TXF document                                                          14010Q00000500@applic\#
        ation/vnd.nokia.n-gage.datangdatN-Gage game data        0P0G1<001300000@c4A;c1GEapplication/vnd.open\#
        xmlformats-officedocument.presentationml.slidemaster+xml                                            \#
             0H:Y0?0A000300<application/pdfapplication/x-pdfpdfPDF document0h060A00110000IA;ctext/x-julia-re\#
        plsource code in Julia REPL16060@00110000LA;ctext/x-go-moduledata in the format Go Module08210B00000\#
        0000video/jpeg2000-scl0h060>00110300FA;ctext/x-cap-cdscdssource code in CAP CDS04280?00000400=audio/\#
        x-sndtoolsndtSndTool sound0h060=00110600EA;ctext/x-whileywhileysource code in Whiley14000B000003000a\#
        pplication/x-jmoljmz0h060900110200AA;ctext/x-jqjqsource code in jq0H0P0O000004000application/vnd.goo\#
        gle-apps.jamgjam                                                                                    \#
        14010D000000000application/vnd.maml                     04210:00000800:audio/usacloas xheUSAC audio1\#
        4060B00110000NA;ctext/x-curl-configdata in the format cURL Config14010M00000300>application/vnd.fuji\#
        tsu.oasysoasOASYS document160G0P001600000AEi@AR0RAA;c0_O1K9application/alto-tipsparams+json140G0X001\#
        300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-regroup+xml04280;000003000audio/x-stmstm18090I00000700=a\#
        pplication/ocsp-responseors derOCSP response16060G00160000;AEi@AR0RAA;c0_O1K9application/schema+json\#
        JSON schema0`000G00000300Bapplication/vnd.rim.codcodBlackBerry program140G0H00130800L@c4A;c1GEapplic\#
        ation/wspolicy+xmlwspolicyWS-Policy web service policy14060E00110000QA;ctext/x-redirect-rulesdata in\#
         the format Redirect Rules0h060?00110300GA;ctext/x-cartocssmsssource code in CartoCSS0l060A002308000\#
        @c4A;c1GEtext/iso19139+xmliso1913900210L00000300Iimage/vnd.globalgraphics.pgbpgbGlobal Graphics PGB \#
        image0h060=00110400EA;ctext/x-turingtu tsource code in Turing0h060800110300@A;ctext/x-jijssource cod\#
        e in J14080U0O0004000application/x-nintendo-3ds-executableapplication/x-nintendo-3ds-3dsx3dsx14010G0\#
        00000000application/vnd.truedoc08280;00000000?video/x-mveInterplay movie0f060>00230:000AJ4A;c1[ktext\#
        /x-python3py py3 pyi0l060;001100000A;ctext/x-mxml0l060;00110400<A;ctext/x-rdocrdoctext in RDoc      \#
                                              0l060D00110=000A;ctext/x-dylan-consoledylan-console           \#
                         0`200B00000900;application/x-coffo obj resobject code14010J00000400Fapplication/vnd\#
        .xmpie.dpkgdpkgXMPie document package0h060;00110400CA;ctext/x-tapetapesource code in Tape           \#
                                                                                                            \#
                             140G0d001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog-fax-sendrecv+xml   \#
                          0\000K000003000application/vnd.arastra.swiswi            14010H000000000applicatio\#
        n/geo+json-seq                                                                                    14\#
        000D00000300Napplication/x-ms-wmdwmdWindows Media download package14010L000004000application/vnd.one\#
        pagertatptatp0h060:00110300BA;ctext/x-rocrocsource code in Roc0h060:00110300BA;ctext/x-bqnbqnsource \#
        code in BQN0X280L0M110>00LAjDapplication/x-compressed-tarapplication/x-gtar-compressedtar.gz tgz taz\#
        tar archive, gzip-compressed0l060D001104000A;ctext/x-visual-prologi ph0X080Q00110:000AG_application/\#
        x-lzip-compressed-tartar.lz tlz0j@60=0:221I00:A;cQ88text/x-c++srctext/x-c++cpp cc cxx c++ cp cppm tp\#
        p ixx ipp inl ino mxx tcc txx cu cuh hpp h++ c hh h hxx inc re CC++ source14010E000000000application\#
        /index.cmd0`280G001103000A_\application/x-wheel+zipwhl14060=00110300IA;ctext/x-webvttvttdata in the \#
        format WebVTT14010C000000000application/vnd.cel14010T00000300Rapplication/tamp-apex-update-confirmau\#
        cconfirmation of a TAMP apex update140G17001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocu\#
        ment.drawingml.diagramdata+xml160G0H001600000AEi@AR0RAA;c0_O1K9application/linkset+json0i060:0011030\#
        0BA;ctext/x-leoleosource code in Leo0H060M001300000@c4A;c1GEapplication/vnd.ms-word2006ml140G0Y00130\#
        0000@c4A;c1GEapplication/emergencycalldata.control+xml14010L00000300Dapplication/vnd.kidspirationkia\#
        Kidspiration diagram14280G00000300Dapplication/x-adobe-acbacbcolour book of Adobe00290N00000300Eimag\#
        e/vnd.valve.source.texturevtfSource engine texture   0D000=000000000model/example08210900000300:vide\#
        o/vc1vc1VC-1 video                                                                              1@00\#
        0G000003000x-conference/x-cooltalkice160G0R001600000AEi@AR0RAA;c0_O1K9application/alto-endpointprop+\#
        json14000H000003000chemical/x-gcg8-sequencegcg                                                      \#
                                                         14010L00000300Dapplication/scvp-vp-responsesppSCVP \#
        policy response0X280A00000300=application/x-alzalzALZip archive14010G000000000application/vnd.wfa.dp\#
        p0h060:00110300BA;ctext/x-txltxlsource code in TXL0\200K00000200=application/x-uefi-firmwarefdUEFI f\#
        irmware0X080B0@000200Dapplication/x-lzipapplication/lziplzlzip-compressed data14010S000004000applica\#
        tion/vnd.evolv.ecig.settingsecig14010U000000000application/vnd.uplanet.channel-wbxml0X000B00000400=a\#
        pplication/x-sharsharshell archive                                                                  \#
                                  140G0N001300000@c4A;c1GEapplication/vnd.dvb.dvbisl+xml08210E000000000video\#
        /vnd.objectvideo14060@001103009A;ctext/x-vcalendarvcsvCalendar0h060;00110700CA;ctext/x-fluxfx fluxso\#
        urce code in FLUX0h060?00110200GA;ctext/x-nextflownfsource code in Nextflow140G0W00130300C@c4A;c1GEa\#
        pplication/vnd.irepository.package+xmlirpiRepository package0h460;00110400CA;ctext/x-voltvoltsource \#
        code in Volt08210:000000000video/scip0\000L000002000application/x-wonderswan-romws0h060:00110700BA;c\#
        text/x-zilzil mudsource code in ZIL08280;000003000video/x-nsvnsv0H090R00120400;@TmAoWapplication/vnd\#
        .amazon.mobi8-ebookazw3Kindle book0l070?001100500A;ctext/parametersutf-8140G0e001300000@c4A;c1GEappl\#
        ication/vnd.dvb.notif-ia-registration-request+xml14000F000003000chemical/x-macmoleculemcm1<000C00000\#
        0000message/vnd.si.simp08210C000000000video/vnd.hns.video00200D000003000image/x-raw-logitechpxn14010\#
        ^001100000@b7application/vnd.oms.cellular-cose-content+cbor14060;00110400GA;ctext/x-larklarkdata in \#
        the format Lark0L0G1A001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.p\#
        ivotcacherecords+xml140G0D00130400J@c4A;c1GEapplication/ccmp+xmlccmpconference control message      \#
                                                                                                       1<000\#
        A000000000multipart/example14010G000000000application/ibe-pp-data                                  1\#
        4010J00000400Capplication/vnd.xmpie.xlimxlimXMPie XLIM document                                     \#
                                                                                                            \#
                                    04280B00000300@audio/x-wwise-bankbnkWwise sound bank       0m060@0011020\#
        00A;ctext/x-cfengine3cf                14010E000000000application/vnd.s3sms0j460B00110<00CA;capplica\#
        tion/x-makomao mako maksource code in Mako14010F00000300Bapplication/vnd.umajinumjUmajin application\#
                                                                             0l060>001103000A;ctext/x-crypto\#
        lcry14010h000000000application/vnd.globalplatform.card-content-mgt-response                         \#
                                                          14800D000000000application/x-isatab14000B000008000\#
        chemical/x-isostaristr ist                                                                          \#
                   14010I00000300Dapplication/vnd.epson.esfesfEpson EasyPrint data  14010M000000000applicati\#
        on/vnd.oai.workflows                                                             18890D00000O00<appl\#
        ication/pgp-keysasc key pub gpg pem pgp pkr skrOpenPGP keys             0j@60=00110:00=A;ctext/x-kot\#
        linkt kts ktmKotlin source                                                                          \#
                                                     00280D0D1103000QADimage/x-phaseone-iiqimage/x-raw-phase\#
        oneiiq14280M00000000@application/x-kerberos-ccacheKerberos tickets00280F00000F00Aapplication/x-affin\#
        ityafdesign afphoto afpubAffinity document0D010=00000O00:model/vnd.gdlgdl win dor lmp rsm ism gsm ms\#
        mGDL object00:90900000300Jimage/cgmcgmcomputer graphics metafile14010R00000300Bapplication/vnd.mophu\#
        n.certificatempcMophun certificate00280;000003000image/x-dibdib0H280E0R1100000A>[application/encrypt\#
        edapplication/x-tika-ooxml-protected                               08210?000000000video/h263-2000140\#
        00I000004000application/x-scilab-xcosxcos                                     0h060<00110000DA;ctext\#
        /x-quakesource code in Quake160G0E00160900WAEi@AR0RAA;c0_O1K9application/spdx+jsonspdx.jsonSPDX soft\#
        ware bill of materials in JSON  0l060?001104000A;ctext/x-rconsolerout0@880O00000=000application/x-fo\#
        nt-adobe-metricacfm amfm afm                                                                        \#
                                                                                                            \#
                        0d080I00000400Dapplication/x-applescriptscptcompiled AppleScript14280E000003000appli\#
        cation/x-msmoneymny140G0Z001303000@c4A;c1GEapplication/vnd.nato.bindingdataobject+xmlbdo14000J000003\#
        000chemical/x-ncbi-asn1-asciiprt        14010J00000300=application/vnd.mobius.plcplcMobius policy0h0\#
        60;00110600CA;ctext/x-kokakk kkisource code in Koka14000I00000;000application/x-msmediaviewmvb m13 m\#
        14                                    14010U000000000application/vnd.japannet-verification0L280U0011\#
        0300QA_\application/vnd.sun.xml.calc.templatestcOpenOffice 1 spreadsheet template0o4G0C0P240700LA\<A\#
        ;c@c41GEapplication/xml-dtdapplication/x-xml-dtd text/x-dtddtd modXML document type definition140G0[\#
        001300000@c4A;c1GEapplication/vnd.radisys.msml-audit-conn+xml14280N00000900Aapplication/x-dotnet-res\#
        ourcesresourcesresources of .NET00280A001103000QADimage/x-kodak-k25k2514080F000003000application/x-j\#
        eol-jdfjdf                                    0L280T001200000@2TA>[application/vnd.ms-excel.workspac\#
        e.4160G0Y001600000AEi@AR0RAA;c0_O1K9application/3gpp-mbs-object-manifest+json0l060=00110;000A;ctext/\#
        x-camkescamkes idl40h060=00110:00EA;ctext/x-cyphercyp cyphersource code in Cypher0l070<001103000A;ct\#
        ext/vnd.hglhgl0h060>00110200CA;ctext/x-iokesrciksource code in Ioke0L0G1;001300000@c4A;c1GEapplicati\#
        on/vnd.openxmlformats-officedocument.spreadsheetml.revisionlog+xml08000E000000000application/quickti\#
        me                                 14060R001104000A;capplication/x-pyspread-spreadsheetpysu14010P000\#
        00800@application/vnd.dece.unspecifieduvx uvvxUltraViolet file0l060G001106000A;ctext/x-erl-shellsess\#
        ionerl-sh00160f0`2404000A_\@c4A;c1GEapplication/vnd.ms-visio.stencil.macroenabled.main+xmlapplicatio\#
        n/vnd.ms-visio.stencil.macroenabled.12vssm14060J00110300VA;ctext/x-linux-kernel-modulemoddata in the\#
         format Linux Kernel Module14010H000000000application/vnd.dvb.dvbj08210>000000000video/h264-svc14010\#
        I000000000application/vnd.artsquare0H0O0?0U110300BA;capplication/rtfapplication/x-rtf text/rtf text/\#
        x-rtfrtfRich Text document                                      14000H000006000application/x-gramps-\#
        xmlgramps       160G0E001600000AEi@AR0RAA;c0_O1K9application/jose+json142Y0P00110300DA_\application/\#
        vnd.google-earth.kmzkmzKML map data, zipped14010D000000000application/encaprtp                      \#
                                         14010M000004000application/vnd.wasmflow.waflwafl    14010W000000000\#
        application/vnd.ntt-local.sip-ta_remote             0l060>001103000A;ctext/x-freefemedp             \#
                                                                 14010N000000000application/vnd.quarantainen\#
        et                                                                                                  \#
                                                                                          140G0\001300000@c4\#
        A;c1GEapplication/vnd.nokia.landmarkcollection+xml18080M00000600Iapplication/x-kerberos-keytabkeytab\#
        keys of Kerberos services                    140G0K001300000@c4A;c1GEapplication/mrb-publish+xml    \#
                     00010N00000300Eapplication/vnd.micrografx.flofloMicrografx flow chart160G0M001600000AEi\#
        @AR0RAA;c0_O1K9application/vnd.byu.uapi+json0h060;00110400CA;ctext/x-toittoitsource code in Toit1@00\#
        0C000000000x-content/video-dvd                       00280@00001>000image/x-freehandfh fhc fh4 fh5 f\#
        h7 fh40 fh50 fh8 fh9 fh10 fh11 fh12 ft7 ft8 ft9 ft10 ft11 ft120P010O00000700Lapplication/vnd.lotus-f\#
        reelancepre przLotus Freelance presentation0n0G0:0N008h00:text/plaintext/x-tika-text-based-messagetx\#
        t text def list in fr brf no aart am apt bsh classpath cwiki mf data dsw egrm ft fn fv grm handlers \#
        ihtml jmx junit jx mdo pen pom project rnx roles schemas tld types vsl wsdd xargs xcat xegrm xgrm xl\#
        ex xlog xmap xroles xsamples xsp xtest xweb xwelcome aff arff b ballerina bazel comp dic fa faa fast\#
        a fastq fna fq gff gtf hex ihex inc lib lock off opam prj s19 sbv sigma smd soql srec x xcconfig zon\#
         conf log ini nb pot ncl srt ac cnd dcl dsp ent g htc manifest m4 meta n3 pod rng vm alias ase bom d\#
        bx dist elc gpr hlp key otp par pth r3d spl srl xsf asc es installplain text0l060H001100000A;ctext/x\#
        -debian-sourcelist0X000C00000500Gapplication/x-bcpiobcpioold binary cpio archive0X000E000003000appli\#
        cation/x-freearcarc14010J000000000application/vnd.sirtx.vmv014010H00000300Eapplication/vnd.onepagert\#
        amOnePager presentation0H060I001300000@c4A;c1GEapplication/vnd.ms-wordml0l070@001100000A;ctext/vnd.l\#
        atex-z0H280Z00110300JA>[application/vnd.stardivision.writer-globalsglStarWriter master document10280\#
        R001100000@Giapplication/x-bentley-localization0P0G1>001300000@c4A;c1GEapplication/vnd.openxmlformat\#
        s-officedocument.presentationml.handoutmaster+xml0H390c0e110800MA_\application/vnd.oasis.opendocumen\#
        t.formula-templateapplication/x-vnd.oasis.opendocument.formula-templateodft otfOpenDocument formula \#
        template14010J00000300Gapplication/vnd.audiographaepAudioGraph presentation0h060=00110100EA;ctext/x-\#
        eiffelesource code in Eiffel00210B00000400Rimage/vnd.wap.wbmpwbmpWBMP image for early mobile phones0\#
        H0F0G00130;000@c4A;c1GEapplication/docbook+xmldbk docbook00200;000003009image/x-rgbrgbSGI image0l060\#
        ;001102000A;ctext/x-kuinkn1@000E000000000x-content/blank-hddvd14060M00110000YA;ctext/x-x-font-direct\#
        ory-indexdata in the format X Font Directory Index0h060?00110000GA;ctext/x-procfilesource code in Pr\#
        ocfile14060B00110300NA;ctext/x-tsplib-datatspdata in the format TSPLIB data140G0N001300000@c4A;c1GEa\#
        pplication/vnd.3gpp-prose+xml0j060:00110300BA;ctext/x-pegpegsource code in PEG0P010j000004000applica\#
        tion/vnd.collabio.xodocuments.presentation-templatexotp160G0E001604000AEi@AR0RAA;c0_O1K9application/\#
        stix+jsonstix0d060?0j1103000A;capplication/infapplication/x-setupscript application/x-wine-extension\#
        -infinf0d060A00110@00IA;ctext/x-autohotkeyahk ahkl ah1 ah2source code in AutoHotkey160G0c001600000AE\#
        i@AR0RAA;c0_O1K9application/3gpp-media-delivery-metrics-report+json04200:000000000audio/isac00210F00\#
        000300=image/vnd.fastbidsheetfbsFastBid sheet14000Q000000000application/vnd.google-apps.video14010U0\#
        0000300Japplication/vnd.airzip.filesecure.azfazfAirZip FileSECURE document0\:H0B0e000400;application\#
        /x-vmdkapplication/x-virtualbox-vmdk application/x-vmdk-diskvmdkVMware disk140G0H00130300>@c4A;c1GEa\#
        pplication/xcap-att+xmlxavXCAP attribute14080>00000300@chemical/x-cdxcdxChemDraw drawing14000D000003\#
        000chemical/x-ncbi-asn1asn14010J000000000application/rpki-checklist0h060>00110200CA;ctext/x-nescsrcn\#
        csource code in nesC140G0d001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-affiliation-command+xml160G\#
        0J001600000AEi@AR0RAA;c0_O1K9application/vnd.hyper+json0f@F0B0d112E00<A;ctext/x-shellscriptapplicati\#
        on/x-sh application/x-shellscript text/x-shsh bash ksh bats command zsh exheres-0 exlib pacscript sb\#
        atch sh.in slurm tmux tool zsh-theme cgi ebuild eclass fcgi trigger config install run t tapshell sc\#
        ript14010T00000300Eapplication/vnd.openblox.game-binaryobgOpenBlox game, binary160G0R001600000AEi@AR\#
        0RAA;c0_O1K9application/vnd.oai.workflows+json14010C001100000@b7application/ce+cbor0H010P000000000ap\#
        plication/vnd.afpc.afplinedata1<010J00000800;application/vnd.sealed.emlseml semSealed mail14280C0000\#
        0000Kapplication/x-kdumpkernel dump of makedumpfile0D010K00000300Capplication/vnd.vectorworksvwxVect\#
        orworks drawing160G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.micro+json0X280A00000700Napplication\#
        /x-bsaba2 bsaarchive of the Creation engine0h060=00110400EA;ctext/x-chapelchplsource code in Chapel0\#
        h460A00110800IA;ctext/x-freemarkerftlh ftlsource code in FreeMarker14280K000003000application/vnd.gt\#
        kwave-fstfst14010K00000300;application/vnd.ezpix-albumez2EZPix album160G0H001600000AEi@AR0RAA;c0_O1K\#
        9application/jf2feed+json14010G00000300Capplication/vnd.enlivennmlEnliven viewer data0X2Y0T001104000\#
        A_\application/vnd.belightsoft.lhzd+ziplhzd140G0Y001300000@c4A;c1GEapplication/xcon-conference-info-\#
        diff+xml140G0U00130300E@c4A;c1GEapplication/vnd.criticaltools.wbs+xmlwbsWBS Chart Pro project0l460<0\#
        0110500MA;ctext/x-astroastrotext with the markup of Astro140G0_001300000@c4A;c1GEapplication/vnd.3gp\#
        p.access-transfer-events+xml   0h060:00110300BA;ctext/x-lfelfesource code in LFE  14010E000000000app\#
        lication/vnd.rapid0h060:00110300BA;ctext/x-panpansource code in Pan           00280A00120300?P@P0[Ri\#
        mage/x-canon-cr3cr3Canon raw image                                                                 1\#
        40G0\001300000@c4A;c1GEapplication/vnd.dvb.notif-aggregate-root+xml0D080;000000000model/x-lwo       \#
                                                                                                  140F0C0N13\#
        07008@c4A;c1GEapplication/rss+xmlapplication/x-rss+xml text/rssrss rdfRSS feed                      \#
                                                                            00060>001100000A;cimage/x-sketch\#
                                                                                                            \#
                                                             14010R000000000application/prs.implied-executab\#
        le14060E00110200QA;ctext/x-selinux-policytedata in the format SELinux Policy140G0W001300000@c4A;c1GE\#
        application/vnd.iptc.g2.packageitem+xml              14280K000003000application/x-idl-save-filesav14\#
        0G0G00130300<@c4A;c1GEapplication/xcap-el+xmlxelXCAP element        04200J000004000audio/vnd.adobe.s\#
        oundboothasnd0h060;00110800CA;ctext/x-yarayar yarasource code in YARA140G0_001300000@c4A;c1GEapplica\#
        tion/vnd.3gpp.mcvideo-service-config+xml0h060900110200AA;ctext/x-hyhysource code in Hy              \#
                                                                                                            \#
              0j060?002302000PO^A;c12gtext/x-vbdotnetvb              04280=00000500;audio/x-ircamircamIRCAM \#
        sound14280D00000300Mapplication/x-ms-evtevtWindows event log, old format                            \#
                                                                                                            \#
                                                         0D010V000000000model/vnd.rosette.annotated-data-mod\#
        el04210:00000000<audio/g729G.729 speech00210=000000000image/vnd.svf1<070P00110H00FA;cmessage/disposi\#
        tion-notificationdisposition-notificationread receipt of a mail14010G000000000application/geofeed+cs\#
        v                                                                                     0E070F00111300\#
        OA;capplication/vnd.gerbergbr gbl gbo gbp gbs gko gpb gpt gtl gto gtp gts ncl sol cmp gml grbGerber \#
        layer of a circuit board140G0M001300000@c4A;c1GEapplication/mbms-schedule+xml15060?00110700KA;ctext/\#
        x-todo-txttodotxtdata in the format Todo.txt0j060=00110100EA;ctext/x-dtracedsource code in DTrace140\#
        G0P001300000@c4A;c1GEapplication/vnd.radisys.msml+xml14000H000003000application/x-tic80-itemtic14010\#
        Q00000300Capplication/vnd.3gpp.pic-bw-largeplb3GPP picture, large0h060=00110;00EA;ctext/x-edgeqledge\#
        ql esdlsource code in EdgeQL14010C00000300Gapplication/vnd.hdthdtHDT compressed RDF data160G0J001600\#
        000AEi@AR0RAA;c0_O1K9application/alto-cdni+json04010Q00000300:application/vnd.yamaha.smaf-audiosafSM\#
        AF audio00160f0`2404000A_\@c4A;c1GEapplication/vnd.ms-visio.drawing.macroenabled.main+xmlapplication\#
        /vnd.ms-visio.drawing.macroenabled.12vsdm0h060?00110700KA;ctext/x-openedgep cls wsource code in Open\#
        Edge ABL04280@001204000ASWAbMaudio/x-opus+oggopus14010M000000000application/vnd.freelog.comic0d060G0\#
        0110000OA;ctext/x-openrc-runscriptsource code in OpenRC runscript14090@00000300Dapplication/marcmrcM\#
        ARC library records0L390^00340400JP>GQg_A_\1>[application/vnd.ms-excel.sheet.macroenabled.12xlsmExce\#
        l workbook with macros0<:80=000003008audio/x-scplsplsplaylist14010E000000000application/vnd.ciedi140\#
        10I000003000application/vnd.pg.formatstr160G0O001600000AEi@AR0RAA;c0_O1K9application/vnd.collection+\#
        json04280;00000300Eaudio/x-pvfpvfPortable Voice Format140G0V001300000@c4A;c1GEapplication/mbms-regis\#
        ter-response+xml0l060A00110G000A;ctext/x-google-sqlgooglesql googlesql.sql0n460:00110A00KA;ctext/x-e\#
        jsejs ect ejs.t jsttext with the markup of EJS08210=000000000video/3gpp-tt00210>00000800:image/prs.b\#
        tifbtif btfBTIF image0l060H001105000A;ctext/x-python2-tracebackpy2tb16070A00110600>A;ctext/vnd.graph\#
        vizgv dotGraphviz graph 0i060B00110200JA;ctext/x-kerboscriptkssource code in KerboScript            \#
                                                                                                            \#
             0h060;00110400CA;ctext/x-gamlgamlsource code in GAML                                           \#
                                                                                                            \#
                                                                                                         1@0\#
        00F000000000x-content/video-bluray0@21090E0000000font/sfntapplication/font-sfnt                     \#
                                                                                            140G0V001300000@\#
        c4A;c1GEapplication/vnd.gentoo.pkgmetadata+xml14010P000000000application/entity-statement+jwt       \#
                                                                                                            \#
                           0X080R001106000@SNapplication/x-bzip1-compressed-tartar.bz14080K0A0000000applicat\#
        ion/x-fat-diskimageapplication/x-ima160G0M001607000AEi@AR0RAA;c0_O1K9application/vnd.document+jsondo\#
        cjson0D010S00000;00Gmodel/vnd.parasolid.transmit.binaryx_b xmt_binParasolid model, binary042Q0900000\#
        000Iaudio/l24uncompressed 24-bit audio0X280J000004000application/x-java-pack200pack140G0D001300000@c\#
        4A;c1GEapplication/held+xml14010C000000000application/flexfec0H080A000003000application/x-hwphwp0l06\#
        0C00110=000A;ctext/x-nasm-objdumpobjdump-intel                                              0l070;00\#
        110:000A;ctext/shaclcshaclc shc                                                                     \#
                                                                         140G0C00130300F@c4A;c1GEapplication\#
        /yin+xmlyinYANG data model in XML140G0Q001300000@c4A;c1GEapplication/vnd.etsi.iptvsync+xml0k06090011\#
        0:00CA;ctext/swigi swg swigsource code in SWIG14280G00000000Oapplication/x-build-grpGRP archive of t\#
        he Build engine14080F00000000Mapplication/x-terminfocompiled terminal description                   \#
                                                                                                            \#
                                                                                                            \#
                                                                           0l060>001104000A;ctext/x-crocsrcc\#
        roc                                                             04210:000000000audio/bv3214000E00000\#
        <000application/x-sas-fdbsf7 sas7bfdb1<010?000000000message/sipfrag0h060900110200AA;ctext/x-alalsour\#
        ce code in AL140G0N001300000@c4A;c1GEapplication/mathml-content+xml0`000E000004000application/x-ms-x\#
        bapxbap                       14010N000000000application/vnd.pt.mundusmundi                         \#
                                                                                                            \#
                                                          08210D00000800Avideo/vnd.dece.videouvv uvvvUltraVi\#
        olet video140G18001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.diagramsty\#
        le+xml14000J000003000application/x-spectrum-snasna                                                  \#
             0j060<00110M00DA;ctext/x-forth4th frt fth fs forth f for frsource code in Forth04060K00130400?@\#
        c4A;c1GEapplication/x-musescore+xmlmscxMuseScore score                 0h060D00110000LA;ctext/x-isab\#
        elle-rootsource code in Isabelle ROOT04280;00000300@audio/x-ksskssmusic of the MSX020>0;00120800G@En\#
        A;cimage/x-epseps epsfencapsulated PostScript0H280E00000300Fapplication/x-mswritewriWindows Write do\#
        cument0l060B00110E00SA;ctext/x-vim-snippetsnip snippet snippetstext with the markup of Vim Snippet0l\#
        070B00110800:A;ctext/vnd.in3d.3dml3dml 3dm3DML model0H010K00000O00Dapplication/vnd.lotus-notesnsf nd\#
        l ns4 ns3 ns2 nsg ntf nshLotus Notes database     0X280R001106000A_\application/x-modrinth-modpack+z\#
        ipmrpack14010O000000000application/vnd.superfile.super14010[000000000application/vnd.ntt-local.ogw_r\#
        emote-access140G0[001300000@c4A;c1GEapplication/vnd.oma.cab-feature-handler+xml01200D0E0007000image/\#
        x-panasonic-rwimage/x-raw-panasonicraw rw200210:000004009image/avciavciAVC image14280G00000000Bappli\#
        cation/x-locate-dbdatabase of locate160G0F00160@000AEi@AR0RAA;c0_O1K9application/sarif+jsonsarif sar\#
        if.json00280;090003000image/x-bpgimage/bpgbpg0j060<00110000@A;ctext/x-mesonMeson build file14010E000\#
        000000application/raptorfec04060>001103000A;ctext/x-imelodyimy14010M00000300Fapplication/vnd.powerbu\#
        ilder6pbdPowerBuilder 6 library0h060O00110700WA;ctext/x-module-management-systemmms mmksource code i\#
        n Module Management System14010I000000000application/vnd.3gpp.gtpc                                  \#
                                            0`280D00000300Iapplication/x-ms-pifpifsettings of a DOS program \#
                                            0`2X0@001104000A_\application/appxappx14280G00000300Eapplication\#
        /x-adobe-patpatpatterns of Photoshop         180>0F00110700?A;ctext/x-ssh-private-keykey pemSSH priv\#
        ate key14010O00000;00Happlication/vnd.lotus-organizeror3 or2 orgLotus Organizer calendar16070D001200\#
        000AXJA;capplication/cwl+yaml0D010>000004000model/vnd.barybary               0D0G0>001304000@c4A;c1G\#
        Emodel/step+xmlstpx        08210N000000000video/1d-interleaved-parityfec0h060H00110400PA;ctext/x-ope\#
        n-policy-agentregosource code in Open Policy Agent14010C00000300Napplication/pkixcmppkicertificate m\#
        anagement message0j@60<00110>00@A;ctext/x-cmakecmake cmake.inCMake build file10080C00000500>applicat\#
        ion/x-realmrealmRealm database14010T00000900Dapplication/vnd.hydrostatix.sof-datasfd-hdstxHydrostati\#
        x SOF data140G0Q001300000@c4A;c1GEapplication/vnd.3gpp.vae-info+xml1<010F000000000multipart/multilin\#
        gual140G0I001304000@c4A;c1GEapplication/clue_info+xmlclue0D080@00000300?model/x-cinema4dc4dCinema 4D\#
         scene14010M000000000application/vnd.bbf.usp.error08280>0?1200000A4>AbMvideo/x-oggrgbvideo/x-ogg-rgb\#
        14010V000000000application/gnap-binding-rotation-jwsd14010Y00000300Iapplication/vnd.tao.intent-modul\#
        e-archivetaoTao Intent module archive14010O000000000application/vnd.oma-scws-config14080F001108000@<\#
        Aapplication/x-memgraphmemgraph16060L00110300XA;ctext/x-opentype-feature-filefeadata in the format O\#
        penType Feature File14010M00000400@application/vnd.crick.clickerclkxClicker grid set0h060=00110:00AA\#
        ;ctext/x-fsharpfsi fsx fssource code in F#0l060=001106000A;ctext/x-snobolsnobol140G0H001300000@c4A;c\#
        1GEapplication/mbms-msk+xml0<060H001103000A;capplication/x-cdrdao-toctoc0H0G1@001300000@c4A;c1GEappl\#
        ication/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml                        \#
                                                     0\280O000007000application/x-gameboy-color-romgbc cgb  \#
               0X080N000000000application/x-ms-compress-kwaj160G0I001600000AEi@AR0RAA;c0_O1K9application/cal\#
        endar+json                                                                                          \#
                                                                                                         0H3\#
        90@00110400AA_\application/oxpsoxpsOpen XPS document                      140G0a001300000@c4A;c1GEap\#
        plication/vnd.radisys.msml-dialog-transform+xml 140G0I00130300H@c4A;c1GEapplication/xcap-diff+xmlxdf\#
        change of XCAP documents                                                                            \#
                                                                                                          0l\#
        070C001100000A;ctext/prs.prop.logic160G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.pyon+json0h060:0\#
        0110800BA;ctext/x-zapzap xzapsource code in ZAP0@200D000002000application/x-tex-gfgf0l060D001103000A\#
        ;ctext/x-trafficscriptrts      18010M000000000application/x-x509-ca-ra-cert14000C000003000chemical/x\#
        -chemdrawchm                                                                                        \#
                                                                                                            \#
                           0h060<00110200DA;ctext/x-chuckcksource code in ChucK16060A00220:00TA;c@58text/x-g\#
        radle-ktsgradle.ktsdata in the format Gradle Kotlin DSL               14010V00000900Gapplication/vnd\#
        .denovo.fcselayout-linkfe_launchFCS Express layout link                                             \#
                              0l060:001103000A;ctext/x-usdusd          140G0[001300000@c4A;c1GEapplication/m\#
        bms-protection-description+xml14:00G000003000application/x-stata-dtadta04280A000003000application/x-\#
        nwcnwc04280G00000300Aapplication/x-fl-studioflpFL Studio project14010@000000000application/mipc0h060\#
        <00110500DA;ctext/x-slangslangsource code in Slang0h060:00110300BA;ctext/x-jacjacsource code in Jac1\#
        4010O00000300?application/vnd.groove-injectorgrvGroove injector0X280A00000300Eapplication/x-mpqmpqMP\#
        Q archive of a game                                        08210:000000000video/jxsv    160609001106\#
        00EA;ctext/x-gngn gnidata in the format GN0j060A00110O00DA;ctext/x-dockerfiledockerfile containerfil\#
        e dockercontainer build file00380@001103000A_\image/openrasterora00280<00000800<image/x-ptexptex ptx\#
        Ptex texture0l0F0>001100000A;ctext/x-gwt-rpc14010@000000000application/cose                         \#
                                                             0P0G1>001300000@c4A;c1GEapplication/vnd.openxml\#
        formats-officedocument.presentationml.template.main+xml140G0h00130400J@c4A;c1GEapplication/vnd.openx\#
        mlformats-package.relationships+xmlrelsrelationships of a package                14060A00110000MA;ct\#
        ext/x-ssh-configdata in the format SSH Config                                                       \#
                                                                                                            \#
          04210<000000000audio/g711-0                           160G0[001600000AEi@AR0RAA;c0_O1K9application\#
        /vnd.nato.bindingdataobject+json                       0\280E0D000<008application/x-nes-romapplicati\#
        on/x-nesromnes unf unifNES game                                                      140G0^001300000\#
        @c4A;c1GEapplication/vnd.radisys.msml-dialog-speech+xml00280A000008000image/x-quicktimeqtif qif     \#
                      0j060:00110;00BA;ctext/x-smtsmt2 smt z3source code in SMT                             \#
                                                              10080N000007000application/vnd.ms-outlook-pstp\#
        st ost140G0T001300000@c4A;c1GEapplication/vnd.infotech.project+xml140G0e001300000@c4A;c1GEapplicatio\#
        n/mbms-associated-procedure-description+xml0X0F0L001303000@c4A;c1GEapplication/x-virtualbox-ovfovf08\#
        210B00000800Fvideo/vnd.uvvu.mp4uvu uvvuUltraViolet video file0H080A000003008application/x-tcrtcrTCR \#
        book14280I00000300<application/x-qt-resourcerccQt resources14010E000000000application/tetra_isi0H280\#
        L0I110300BA>[application/vnd.ms-publisherapplication/x-mspublisherpubPublisher document14010E0000000\#
        00application/index.vnd0j060>00110W00CA;ctext/x-fortranf for f90 f77 f03 fpp f08 f95 f18 ftn hFortra\#
        n source code14010U000000000application/vnd.uplanet.cacheop-wbxml0l060B001102000A;ctext/x-ambienttal\#
        kat140G0[001300000@c4A;c1GEapplication/vnd.poc.group-advertisement+xml14010X000000000application/vnd\#
        .japannet-setstore-wakeup14060D00110200PA;ctext/x-type-languagetldata in the format Type Language   \#
               14060A00110300BA;capplication/x-sassassource code in SAS                                     \#
                                                                                                       0P0G1\#
        9001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.comments+xml14280H00\#
        000000Bapplication/x-labview-viLabVIEW instrument                                         140G0R0013\#
        00000@c4A;c1GEapplication/vnd.cyan.dean.root+xml0j060=0=110800=A;ctext/x-matlabtext/x-octavematlab m\#
        MATLAB source04210900000000Aaudio/mpaMPEG audio frames04210C000000000audio/vnd.hns.audio            \#
                                                                      0`280L00000400Capplication/vnd.android\#
        .cdexcdexcompact Dalvik code14010K00000000;application/vnd.osgi.bundleOSGi bundle                  0\#
        H3Y0D0S1104009A_\application/epub+zipapplication/epub application/x-epubepubEPUB book0`000@000004000\#
        application/vsixvsix0h060=00110600EA;ctext/x-factorfactorsource code in Factor0h060D00110600EA;cappl\#
        ication/x-thriftthriftsource code in Thrift0I060G00110`00TA;capplication/x-troff-manman 1x 3p 3pm 3x\#
         1p 3perl 1in 1m 3in 3m 3qt mdoctext with the markup of Roff Manpage0h060<00110500DA;ctext/x-jisonji\#
        sonsource code in Jison                                                                             \#
                                                                                                            \#
                                                                                         14010J000000000appl\#
        ication/vnd.etsi.mheg50h060=00110600EA;ctext/x-smithysmithysource code in Smithy0f060>002303000AJ4A;\#
        c1[ktext/x-python2py20P0G1B001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentat\#
        ionml.presentation.main+xml                                                                         \#
                                                                                0H280C001106000AjDapplicatio\#
        n/x-gzdvidvi.gz0i060900110200AA;ctext/x-bcbcsource code in BC 14000W000000000application/vnd.google-\#
        apps.fusiontable   14000A000003000application/x-g64g64                         10060Q001300000@c4A;c\#
        1GEapplication/x-kexi-connectiondata                                                                \#
                                                                                                            \#
                                                                                                            \#
                                             14880F000003000application/x-spss-porpor0l060=001106000A;ctext/\#
        x-promqlpromql0j060:0?110T00DA;ctext/x-asmtext/x-assemblys asm a51 nasm nas tasm x68 i inc msassembl\#
        y source code04200;00000S00>audio/x-modmod ahx dbm dmf far gdm hvl okt psmtracker module14010M000003\#
        000application/vnd.osa.netdeployndc14010P00000300<application/vnd.hzn-3d-crosswordx3d3D crossword042\#
        10S00000<00Faudio/vnd.sealedmedia.softseal.mpegsmp3 smp s1mSealedMedia MPEG audio0l070E001100000A;ct\#
        ext/grammar-ref-list0`280J00000400Capplication/x-lua-bytecodeluaccompiled Lua script140G0Z001300000@\#
        c4A;c1GEapplication/vnd.3gpp.seal-unicast-info+xml00280;00000800Cimage/x-gvrgvr pvrttexture of Ninte\#
        ndo0h060>00110300FA;ctext/x-moonbitmbtsource code in MoonBit14070@00110400GA;capplication/trigtrigda\#
        ta in the format TriG14010W000003000application/vnd.yellowriver-custom-menucmp0H010R000000000applica\#
        tion/vnd.afpc.foca-codepage0\080A00000300<application/x-uf2uf2UF2 firmware140O0:0K110900<A;ctext/vca\#
        rdtext/directory text/x-vcardvcf vcardcontact card0h070800110300BA;ctext/cqlcqlsource code in CQL0X2\#
        80N00000200Capplication/x-mercurial-bundlehgbundle of Mercurial14000G000003000chemical/x-galactic-sp\#
        cspc14000A000003000application/x-d82d820H010L0F000300@application/vnd.kde.kformulaapplication/x-kfor\#
        mulakfoKFormula formula140G0Y001300000@c4A;c1GEapplication/vnd.iptc.g2.knowledgeitem+xml140G0[001300\#
        000@c4A;c1GEapplication/vnd.3gpp.mcptt-user-profile+xml0H280K0S1100000A_\application/vnd.apple.iwork\#
        application/x-tika-iworks-protected0H390^0`110700LA_\application/vnd.oasis.opendocument.text-mastera\#
        pplication/x-vnd.oasis.opendocument.text-masterodm otmOpenDocument master document14010I000000000app\#
        lication/vnd.3gpp.s1ap0l060D001103000A;ctext/x-gosu-templategst0l060<001101000A;ctext/x-ezhiln0<070A\#
        00110700IA;cvideo/vnd.mpegurlmxu m4uplaylist of MPEG-4 videos0T@G090L110`009A;ctext/htmlapplication/\#
        html text/x-htmlhtml htm shtml html.hl hta xhtml xslt inc xht csHTML page14060A001103000A;capplicati\#
        on/x-icaica002Y09000003009image/gifgifGIF image0F81090T000300Gmodel/stlmodel/x.stl-ascii model/x.stl\#
        -binarystlstereolithography model1@000K000000000x-content/ostree-repository0h060;00110:00CA;ctext/x-\#
        leanlean hleansource code in Lean00160Y0P2404000A_\@c4A;c1GEapplication/vnd.ms-visio.stencil.main+xm\#
        lapplication/vnd.ms-visio.stencilvssx14000D00000300Bapplication/x-cdlinkvcdlink to a video CD0h060C0\#
        01105000A;capplication/x-masonmi mc0h280J00000T00<application/x-swift-moduleswiftdoc swiftmodule swi\#
        ftsourceinfoSwift module140G0N001300000@c4A;c1GEapplication/vnd.gpxsee.map+xml14010X000000000applica\#
        tion/vnd.ms-windows.devicepairing0l460=00110600NA;ctext/x-sveltesveltetext with the markup of Svelte\#
        0d280I00000300@application/x-ms-shortcutlnkWindows shortcut14060P001300000@c4A;c1GEapplication/vnd.m\#
        s-spreadsheetml0X2Y0H001104009A_\application/prs.hpub+ziphpubHPub book14010N00000300@application/vnd\#
        .fujitsu.oasys2oa2OASYS 2 document140G0R001300500@c4A;c1GEapplication/3gpdash-qoe-report+xmlutf-8140\#
        G0]001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-user-profile+xml140G0H00130700=@c4A;c1GEapplicatio\#
        n/vnd.uoml+xmluoml uoUOML document14080B00000300>application/x-doomwadDoom game data0h060C00110200KA\#
        ;ctext/x-filterscriptfssource code in Filterscript14010J00110900HA^Lapplication/vnd.fdsn.mseedmseed \#
        msdminiSEED seismic records14010L000000000application/vnd.xfdl.webform0l0>0:001107000A;ctext/x-ssass\#
        a ass0h060;00110C00CA;ctext/x-gosugsx vark gsp gs gstsource code in Gosu0X010K000004000application/v\#
        nd.gentoo.xpakxpak0l060A001100000A;ctext/x-pacmanconf160G0E001600000AEi@AR0RAA;c0_O1K9application/uj\#
        cs+json160G0H001600000AEi@AR0RAA;c0_O1K9application/3gpphal+json0X000A000003000application/x-lzxlzx0\#
        \280H00000300Lapplication/x-pasti-diskstxPasti image of an Atari disk0h060900110200AA;ctext/x-ozozso\#
        urce code in Oz00160Y0P2404000A_\@c4A;c1GEapplication/vnd.ms-visio.drawing.main+xmlapplication/vnd.m\#
        s-visio.drawingvsdx0f060=0D221J00=A;cQ[ktext/x-pythontext/x-script.pythonpy pyw pyi gyp jy gypi lmi \#
        py3 tac pyde bzl pyp pyt rpy pye wsgi xpy cgi fcgi sage sc specPython script14010V00000400@applicati\#
        on/vnd.crick.clicker.keyboardclkkClicker keyboard00200A000003000image/x-raw-casiobay06060?00110600GA\#
        ;ctext/x-lilypondly ilysource code in LilyPond14010J000000000application/vnd.aether.imp0D080I0000020\#
        0:application/x-maya-binarymbMaya scene08210>000000000video/vnd.cctv14000B00000800@application/x-seg\#
        ysegy sgySEG-Y seismogram0i060A00110600IA;ctext/x-sourcepawnsp incsource code in SourcePawn18090H000\#
        00;00Eapplication/pkix-pkipathpkipath derchain of certificates0d060B00110@00JA;ctext/x-applescriptap\#
        plescript scptsource code in AppleScript0H890?0C000300=application/fdfapplication/vnd.fdffdfPDF form\#
         data04210A000000000audio/rtploopback15010G00000F00<application/vnd.nervanaentity request bkm kcmNer\#
        vana data04080H00000;000application/x-guitar-progp4 gp3 gp500280H001100000@7Eimage/vnd.djvu+multipag\#
        e0l060B001104000A;ctext/vnd.iptc.anpaanpa14020>00000700Echemical/x-cifcif entCIF crystal structure16\#
        060C00110500OA;ctext/x-cabal-configcabaldata in the format Cabal Config0h060?00110300GA;ctext/x-soli\#
        ditysolsource code in Solidity14010G00000300<application/vnd.panoplyplpPanoply plot                 \#
               14060<00110=00HA;ctext/x-kustokql kusto csldata in the format Kusto140G0V001300000@c4A;c1GEap\#
        plication/vnd.marlin.drm.license+xml14010M000000000application/vnd.hcl-bireports140G0K001300000@c4A;\#
        c1GEapplication/vnd.ctct.ws+xml14010P000000000application/scitt-statement+cose14280B000000000applica\#
        tion/x-gdbm14000C000006000chemical/x-jcamp-dxjdx dx10080Q001104000@Giapplication/x-kexiproject-sqlit\#
        e3kexi140G0C00130300D@c4A;c1GEapplication/shf+xmlshfSHF hexadecimal data00280=0;0009000image/x-jbig2\#
        image/x-jb2jb2 jbig20e060I00110300GA;capplication/x-wais-sourcesrcWAIS source description14010P00000\#
        0000application/vnd.powerbuilder75-s14010O00000300Dapplication/vnd.immervision-ivpivpImmerVision pan\#
        orama160G0c001600000AEi@AR0RAA;c0_O1K9application/3gpp-mbs-user-service-descriptions+json160G0H00160\#
        0000AEi@AR0RAA;c0_O1K9application/geopose+json0`280K000005000application/x-mach-o-objecto obj14060@0\#
        0230300LA;c@c41GEtext/x-maven+xmlpomdata in the format Maven POM04280=000000000audio/x-adpcm0H880B00\#
        0003000application/x-t60260214010G00000300Dapplication/vnd.geoplang2wGeoplaN construction14010I00000\#
        0000application/vnd.wantverse14010I000000000application/vnd.3gpp.ngap0H010J00000<00Dapplication/vnd.\#
        sealed.docsdoc sdo s1wSealed Word document14060?00110800KA;ctext/x-miniyamlyaml ymldata in the forma\#
        t MiniYAML0l460>00110T00OA;ctext/x-antlersantlers.html antlers.php antlers.xmltext with the markup o\#
        f Antlers140G0I00130900D@c4A;c1GEapplication/emotionml+xmlemotionmlEmotionML annotation0l070B0011080\#
        09A;ctext/vnd.in3d.spotspot spo3DML spot0j060;00110900;A;ctext/x-valavala vapiVala source0i060=00110\#
        700EA;ctext/x-csoundudo orcsource code in Csound0i060?00110300GA;ctext/x-igor-proipfsource code in I\#
        GOR Pro0X880E0J000:00>application/x-archiveapplication/x-unix-archivea ar o libstatic library08210=0\#
        00000000video/pointer00280?000003000image/x-raw-redr3d140G0]001300000@c4A;c1GEapplication/emergencyc\#
        alldata.serviceinfo+xml14280A0E0003000application/x-zimapplication/x-openzimzim14000K000007000chemic\#
        al/x-ncbi-asn1-binaryval aso0h060C00110300KA;ctext/x-imagej-macroijmsource code in ImageJ Macro14000\#
        J001103000Q0Mapplication/x-spectrum-sltslt0L280P001200000@2TA>[application/vnd.ms-excel.sheet.414:80\#
        D00340=009QjDPRPQ@o0SNapplication/x-r-datarda rdata rdsdata of R0l060;001104000A;ctext/x-rideride160\#
        G0S001600000AEi@AR0RAA;c0_O1K9application/vnd.bekitzur-stech+json14010P000003000application/vnd.exst\#
        ream-packagepub14010G00000500Capplication/cdmi-objectcdmioCDMI storage object0`000\000006000applicat\#
        ion/vnd.nokia.n-gage.symbian.installn-gage0l060:001103000A;ctext/x-bnfbnf08210:00000400;video/h263h2\#
        63H.263 video0D290C0C000700?application/vnd.lasapplication/x-asprslas lazLAS point cloud14010O000003\#
        00Japplication/vnd.yamaha.hv-voicehvpHV-Script voice parameters0P390c00110400MA_\application/vnd.ms-\#
        powerpoint.addin.macroenabled.12ppamPowerPoint add-in with macros14010U000000000application/trust-ma\#
        rk-delegation+jwt0l070<001100000A;ctext/flexfec                             0H080N00110=00?AoWapplic\#
        ation/x-mobipocket-ebookprc mobi azw4Mobipocket book0`2X0G00110300AA_\application/x-xpinstallxpiFire\#
        fox extension0l460<00110500MA;ctext/x-scamlscamltext with the markup of Scaml14280G00000300Fapplicat\#
        ion/vnd.ant.fitfitFIT record of exercise0l060<001105000A;ctext/x-wdiffwdiff00210=00000300=image/tiff\#
        -fxtfxTIFF fax page0@000N000003000application/x-font-ghostscriptgsf                                 \#
                                                                                                            \#
                    14010S000000000application/vnd.yamaha.remote-setup                      00280B00000I000i\#
        mage/x-sun-rasterras sun im1 im24 im32 im8140P0O000004000application/vnd.google-apps.mapgmap        \#
                                                     0G070900110300BA;cmodel/objobjWavefront 3D model140G0V0\#
        01300000@c4A;c1GEapplication/vnd.etsi.iptvdiscovery+xml0h060;00110900CA;ctext/x-pikepike pmodsource \#
        code in Pike                                                                      140P0P000005000app\#
        lication/vnd.google-apps.sitegsite14010J000000000application/multipart-core04290@00110500<A]4audio/v\#
        nd.dts.hddtshdDTS-HD audio08210:000000000video/mp1s0H280F001103000A>[application/x-starmathsmf0g060A\#
        0H110300[A;ctext/x-ms-regeditapplication/x-ms-regeditregdata in the format Windows Registry Entries \#
               0@2I080b110700=AL9font/ttfapplication/x-font-truetype application/x-font-ttfttf ttcTrueType f\#
        ont0\080G0B0004000application/x-vhdx-diskapplication/x-vhdxvhdx14010X000000000application/vnd.verifi\#
        er-attestation+jwt0`000L00000?000application/x-authorware-binx32 u32 vox aab                        \#
                                   160G0L001600000AEi@AR0RAA;c0_O1K9application/merge-patch+json            \#
                                                                                                0D0G0E001303\#
        00J@c4A;c1GEmodel/vnd.collada+xmldaedata in the format COLLADA0X280G00000300Japplication/x-amiga-dms\#
        dmsDMS image of an Amiga disk14010J00000200:application/vnd.pmi.widgetwgPMI widget        140G0R0013\#
        00000@c4A;c1GEapplication/vnd.c3voc.schedule+xml                                                    \#
                                 14010C00000300Capplication/vnd.vcxvcxVirtualCatalog data              14060\#
        ;00110400GA;ctext/x-stonstondata in the format STON                              14000P000000000appl\#
        ication/vividence.scriptfile                                                                        \#
                               14010D00000000Aapplication/fastsoapFast SOAP message14010I000003009applicatio\#
        n/vnd.uiq.themeutzUIQ theme                      14060M00110000YA;ctext/x-robots-exclusion-rulesdata\#
         in the format Robots Exclusion Rules                                                               \#
                                                                                                            \#
            160G0N001600000AEi@AR0RAA;c0_O1K9application/vnd.pagerduty+json0P0G1<001300000@c4A;c1GEapplicati\#
        on/vnd.openxmlformats-officedocument.presentationml.slidelayout+xml0H280L000007000application/vnd.am\#
        azon.ebookazw kfx08210G000000000video/vnd.dlna.mpeg-tts14010O000000000application/oauth-authz-req+jw\#
        t140G0P00130350I@c4A;c1GEapplication/vnd.syncml.dmddf+xmlddfutf-8SyncML device description0n0G080:11\#
        0300<A;ctext/orgtext/x-orgorgOrg document0d060F00110200FA;capplication/x-nuscriptnusource code in Nu\#
        shell160G0V001600000AEi@AR0RAA;c0_O1K9application/vnd.ims.lis.v2.result+json140G0C00130300I@c4A;c1GE\#
        application/cpl+xmlcplCPL telephone call script14010K000000000application/vnd.uic.tlb-fcb14000S00000\#
        0000application/vnd.google-apps.unknown140G19001300000@c4A;c1GEapplication/vnd.openxmlformats-office\#
        document.drawingml.diagramlayout+xml14010N00000300>application/vnd.groove-accountgacGroove account0l\#
        060=00110;000A;ctext/x-dasm16dasm16 dasm140G0P001300000@c4A;c1GEapplication/vnd.oma.drm.risd+xml0401\#
        0H00000300>application/vnd.musicianmusMusician score00280F0F1103000QADimage/x-hasselblad-3frimage/x-\#
        raw-hasselblad3fr14010A00000500Bapplication/ipfixipfixIPFIX flow records00210A000003000image/vnd.pco\#
        .b16b160H010F00000300=application/vnd.hp-pclpclPCL print job160G0D001600000AEi@AR0RAA;c0_O1K9applica\#
        tion/aif+json04210=000003009audio/vnd.ripripRIP audio0D010D000008000model/vnd.pytha.pyoxpyox pyo1428\#
        0J000003000application/x-spectrum-tzxtzx00290A00000300Qimage/vnd.ms-modimdiMicrosoft Office scanned \#
        document170G0@1C111I009A;capplication/yamlapplication/x-yaml application/x-yml text/vnd.yaml text/x-\#
        yaml text/x-yml text/yamlyaml yml mir reek rviz sublime-syntax syntax yaml-tmlanguage yaml.sed yml.m\#
        ysql cff eyamlYAML data00200I000003000image/x-coreldrawtemplatecdt14010L00000080Kapplication/news-ch\#
        eckgroupsus-asciilist of newsgroups to check04210I000000000audio/vnd.blockfact.facta00210:000004000i\#
        mage/jaiijaii14280E00110;00=A_\application/x-pytorchckpt pt pthPyTorch model140G0Q001300500@c4A;c1GE\#
        application/vnd.syncml.dmtnds+xmlutf-8                   0l060;001104000A;ctext/x-sarlsarl          \#
                                                                        0i060:00110N00BA;ctext/x-maxmaxpat m\#
        axhelp maxproj mxt patsource code in Max           14010P000000000application/vnd.cirpack.isdn-ext0H\#
        0G0C00130A00<@c4A;c1GEapplication/tei+xmltei teicorpus oddTEI document0h060>00110200FA;ctext/x-harbo\#
        urhbsource code in Harbour                                                                     14280\#
        H001103000A>[application/x-esri-layerlyr0028090;0003009image/qoiimage/x-qoiqoiQOI image14010M0000000\#
        00application/vnd.oma.lwm2m+tlv                                                                     \#
                                                                                                            \#
            14060>00230000SA;c@c41GEtext/x-ant+xmldata in the format Ant Build System                       \#
                                                                                       0h060A00110300IA;ctex\#
        t/x-dogescriptdjssource code in Dogescript140G0T001300000@c4A;c1GEapplication/vnd.etsi.iptvsad-cod+x\#
        ml0L280L00110300HA_\application/vnd.sun.xml.calcsxcOpenOffice 1 spreadsheet04280:00000200Haudio/x-ay\#
        aymusic of the ZX Spectrum                                                                 14280C000\#
        00500Iapplication/x-snoopsnooppackets captured by snoop            00280F00230>000AjD@RP0SNimage/x-c\#
        ompressed-xcfxcf.gz xcf.bz2                                                                         \#
                                                                                                            \#
                            0l070<00110300>A;ctext/jcr-cndcndJCR node types 160G0O001600000AEi@AR0RAA;c0_O1K\#
        9application/vnd.hyper-item+json140G0]001300000@c4A;c1GEapplication/vnd.3gpp.seal-mbms-usage-info+xm\#
        l                                                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                  00280>00000300@image/x-cineoncinCineon fil\#
        m scan                  0h060=00110300EA;ctext/x-wollokwlksource code in Wollok0l070H00110300FA;ctex\#
        t/vnd.senx.warpscriptmc2WarpScript source code0d070G00110300@A;ctext/vnd.dmclientscriptdmsDM client \#
        script14010G000000000application/rpki-updown0H390g001103000A_\application/vnd.oasis.opendocument.tex\#
        t-master-templateotm0@2I0810220300=AL9Pi`font/otfapplication/vnd.ms-opentype application/x-font-otf \#
        font/opentypeotfOpenType font04280;00000300Eaudio/x-gbsgbsmusic of the Game Boy                     \#
                                       14010D000000000application/cose-key0h060@00110500HA;ctext/x-surrealql\#
        surqlsource code in SurrealQL                       160G0I001600000AEi@AR0RAA;c0_O1K9application/ats\#
        c-rdt+json                               14280L00000400Tapplication/vnd.android.arscarsccompiled res\#
        ources of an Android app0h060;00110400CA;ctext/x-hoonhoonsource code in hoon00010M00000400@applicati\#
        on/vnd.balsamiq.bmprbmprBalsamiq project                                                            \#
                                                                            14280H00000000Gapplication/x-the\#
        rmo-rawmass spectrum of Thermo                               0`280F0B110300P@K<application/x-coredum\#
        papplication/x-coreelfmemory dump of a crashed program0H880I000000000application/x-applix-word0i060D\#
        00110;00LA;ctext/x-jetbrains-mpsmps mpl msdsource code in JetBrains MPS             14000R000000000a\#
        pplication/vnd.informix-visionary                                                                   \#
            14010H000000000application/prs.vcfbzip204280;090003000audio/x-takaudio/taktak          08210=000\#
        00300:video/vnd.fvtfvtFAST video1<010B000000000multipart/parallel                  0H0G1<001300000@c\#
        4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml0j060<00110400DA;\#
        ctext/x-antlrg4 gsource code in ANTLR                                                               \#
                                                                                                    00290900\#
        0003000image/jphjph                         0H2Y0B0W110;00GA>[application/mswordapplication/doc appl\#
        ication/vnd.ms-worddoc wiz dotWord document (97-2003)0H390`0b110300JA_\application/vnd.oasis.opendoc\#
        ument.text-templateapplication/x-vnd.oasis.opendocument.text-templateottOpenDocument text template08\#
        080L0P000700?application/vnd.rn-realmediaapplication/vnd.rn-realmedia-vbrrm rmvbRealMedia video04280\#
        900000300:audio/ac4ac4AC-4 audio0h060=00110600EA;ctext/x-parrotparrotsource code in Parrot14000B0000\#
        00000application/x-dzip0j060:00110500DA;ctext/smalismalisource code in Smali08210;000000000video/bmp\#
        eg140G0O001300000@c4A;c1GEapplication/ibe-key-request+xml14010^000000000application/explicit-registr\#
        ation-response+jwt0X290N00110400<A_\application/vnd.ms-officethemethmxOffice theme14080J000005000app\#
        lication/vnd.java.hprofhprof1@000F000000000x-content/audio-player08280;00000300Evideo/x-thpthpvideo \#
        of the GameCube14010M000003000application/vnd.ves.encryptedves04210:00000000<audio/g728G.728 speech0\#
        D2Y0B001104000A_\model/vnd.usdz+zipusdz14010K00000500Aapplication/vnd.ahead.spaceaheadAhead AIR proj\#
        ect082009000003000video/flifli0h060A00110500IA;ctext/x-cairo-zerocairosource code in Cairo Zero0i060\#
        ;00110400CA;ctext/x-iconiconsource code in Icon                                                     \#
                    0i070G00110;00OA;capplication/vnd.mermaidmermaid mmdtext with the markup of Mermaid140G0\#
        K00130;00M@c4A;c1GEapplication/atomdeleted+xmlatomdeleteddeleted entry of an Atom feed04020K00000300\#
        0audio/x-pn-realaudio-pluginrmp0l060<001100000A;ctext/x-nusmv0l060;00110400<A;ctext/x-musemusetext i\#
        n Muse0H010S000000000application/vnd.afpc.foca-codedfont0j060B0;110V00JA;ctext/x-common-lisptext/x-l\#
        isplisp cl asd lsp ny podsl sexp jl l rossource code in Common Lisp14280F00000000Oapplication/x-sce-\#
        selfsigned program of a PlayStation14280H00000300@application/x-vector-blfblflog of a CAN bus14010J0\#
        00000000application/vnd.xmpie.plan0j060E00110I00FA;capplication/x-gnuplotgp gnuplot plot plt gnu pso\#
        urce code in Gnuplot0j@60;0B110<00;A;ctext/x-javatext/x-java-sourcejava jav jshJava source04290>0@11\#
        0700>A]eaudio/matroskaaudio/x-matroskamka mkvMatroska audio04290:0<000400:audio/flacaudio/x-flacflac\#
        FLAC audio08210?000000000video/raptorfec14000>000003000chemical/x-hinhin10290N0H110400C@Giapplicatio\#
        n/geopackage+sqlite3application/x-geopackagegpkgGeoPackage map data14060T001300000@c4A;c1GEapplicati\#
        on/x-inkscape-extension+xml14010W000000000application/vnd.motorola.flexsuite.adsi042109000000000audi\#
        o/rtx1@000A00000000<inode/blockdeviceblock device0<890F00000300Mapplication/vnd.ms-wplwplWindows Med\#
        ia Player playlist00290900000300=image/jxljxlJPEG XL image0h060:001103000A;ctext/x-mocmoc14010\00000\#
        0000application/vnd.fujifilm.fb.docuworks.binder1<010?00000000Emultipart/mixedmail with attachments0\#
        4210:00000300;audio/ilbclbciLBC speech14010U00000900Kapplication/vnd.ipunplugged.rcprofilercprofilei\#
        pUnplugged roaming profile16060;00110400GA;ctext/x-neonneondata in the format NEON04280;00000300Baud\#
        io/x-smpsmpSampleVision sound0h060:00110300GA;ctext/x-bmxbmxsource code in BlitzMax160F0R001600000AE\#
        i@AR0RAA;c0_O1K9application/fido.trusted-apps+json0H280P001107000A_\application/x-zip-compressed-fb2\#
        fb2.zip0j060:00110Q00BA;ctext/x-hclhcl tf nomad tfvars tofu workflowsource code in HCL140G0R00130000\#
        0@c4A;c1GEapplication/vnd.3gpp.srvcc-ext+xml0h060?00110800GA;ctext/x-rescriptresi ressource code in \#
        ReScript14080G000000000application/x-perf-data1<090G0C000800\application/vnd.ms-tnefapplication/ms-t\#
        neftnef tnfTransport-neutral encapsulation of a message0L280G001103000A>[application/x-starchartsds1\#
        40G0C00130300I@c4A;c1GEapplication/fdt+xmlfdtFLUTE file delivery table0h060?00110200GA;ctext/x-metaf\#
        ontmfsource code in Metafont000G0Q00130400?@c4A;c1GEapplication/vnd.balsamiq.bmml+xmlbmmlBalsamiq mo\#
        ckup14010N001100000@b7application/vnd.oma.lwm2m+cbor14060N00110300ZA;ctext/x-graph-modeling-language\#
        gmldata in the format Graph Modeling Language     14460A001103000A;capplication/x-sspssp            \#
                                                                                                         0P3\#
        90g00350400QP>GQ_EA_\1>[0ijapplication/vnd.ms-powerpoint.slideshow.macroenabled.12ppsmPowerPoint sli\#
        de show with macros14010I00000800<application/vnd.adobe.fxpfxp fxplFlex project14010N001100000@b7app\#
        lication/ace-groupcomm+cbor                 00200@000003000image/x-gimp-gihgih                      \#
                                                         14010U000000000application/vnd.uplanet.bearer-choic\#
        e0k060;00110C00@A;ctext/x-rsrcr rhistory rsx s rdsource code in R0h060=00110600EA;ctext/x-scenicscen\#
        icsource code in Scenic                                                                             \#
                                                                                                           0\#
        L0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.calcchain+xml    \#
                                                                                                            \#
                                                      0l060900110200JA;ctext/x-d2d2text with the markup of D\#
        2040G0a00130600I@c4A;c1GEapplication/vnd.yamaha.openscoreformat.osfpvg+xmlosfpvgOpenScore vector gra\#
        phics0h060;00110800CA;ctext/x-zeekzeek brosource code in Zeek0\000E000003000application/x-sms-romsms\#
        14010H000000000application/commonground14000K000003000application/vnd.frogans.ltfltf                \#
                                                                                                            \#
                                   08290909110800FP6Evideo/mj2image/mj2mj2 mjp2Motion JPEG 2000 video       \#
                                                                                                            \#
                                                                                   04280;00000:000audio/x.sf\#
        3au.sf3 sf308280<0>1200000A4>AbMvideo/theoravideo/x-theora0l070K00230250H@c4A;c1GEtext/vnd.trolltech\#
        .linguisttsutf-8Qt Linguist translations00:80<0B000300<image/x-xfigapplication/x-xfigfigXfig drawing\#
        14010R000000000application/vnd.motorola.flexsuite                                                   \#
                                                                         14010I000000000application/sslkeylo\#
        gfile                                                                                  14010C0000000\#
        00application/vnd.obn04210B000000000audio/dsr-es2011080n460D00110D00PA;ctext/x-html-plus-erbrhtml er\#
        b erb.defacetext with the markup of HTML+ERB140G0W001300000@c4A;c1GEapplication/vnd.3gpp.seal-group-\#
        doc+xml0`000M000003000application/x-silverlight-appxap14010Z00000800Happlication/vnd.cendio.thinlinc\#
        .clientconftlclientThinLinc client settings0X080P001107000@]Vapplication/x-lz4-compressed-tartar.lz4\#
        0l060A001100000A;ctext/x-nestedtext0\280I00000600=application/x-gameboy-romgb sgbGame Boy game0j@60=\#
        00260C00:A;cPLf0@[0oJ16W188text/x-c++hdrhh hpp h++ hxx hp hC++ header0h060<00110300DA;ctext/x-algola\#
        lgsource code in ALGOL08280;000003000video/x-flifli                                             1401\#
        0N000000000application/vnd.onvif.metadata        0h070M00110600LA;capplication/vnd.gentoo.ebuildebui\#
        ldsource code in Gentoo Ebuild0F0G0L001607000AEi@AR0RAA;c0_O1K9application/vnd.las.las+jsonlasjson04\#
        210;000000000audio/g729d                                                                            \#
                                                  0@8>0F0W110300?A;capplication/x-font-bdftext/x-glyph-bitma\#
        p-distribution-formatbdfBDF bitmap font0\080B00000400>application/x-cramcramCRAM sequences14060K0011\#
        0000PA;capplication/x-godot-projectdata in the format Godot project04290;00110300<AC:audio/qcelpqcpQ\#
        CELP speech0h060>00110700FA;ctext/x-netlinxaxs axisource code in NetLinx0j060<00110000DA;ctext/x-sco\#
        nssource code in SCons00280H0H110300@A<Fimage/x-portable-graymapimage/x-portable-greymappgmportable \#
        graymap08200;000003000video/x-smvsmv0h060;00110100CA;ctext/x-cwebwsource code in CWeb140G0H001304000\#
        @c4A;c1GEapplication/vnd.dcmp+xmldcmp0j060:00110;00BA;ctext/x-gdbgdb gdbinitsource code in GDB14010K\#
        00000300@application/vnd.realvnc.bedbedRealVNC settings14060E001103000A;capplication/x-projectmpx082\#
        80;000003009video/x-usmusmCRI video0X880@000004000application/warcwarc1<070C00110000AA;ctext/rfc822-\#
        headersheaders of a mail0X280V001103000A_\application/vnd.openofficeorg.autotextbau1@000B000000000x-\#
        content/blank-cd140>0B001108000A;capplication/x-samismi sami  0l060=00110?000A;ctext/x-cplintlpad ec\#
        l prolog                                                                                            \#
                                                                                                            \#
               160G0C001606000AEi@AR0RAA;c0_O1K9application/td+jsonjsontd14080J000003000application/x-spectr\#
        um-szxszx14010Q000004000application/vnd.crypto-shade-filessvc0D010=000003009model/vnd.mtsmtsMTS mode\#
        l                                                                    140G0E0G130900B@c4A;c1GEapplica\#
        tion/xliff+xmlapplication/x-xliff+xmlxlf xliffXLIFF translations                                    \#
            14060S00110300_A;ctext/x-world-of-warcraft-addon-datatocdata in the format World of Warcraft Add\#
        on Data00280C0=0003000image/x-mrsid-imageimage/x-mrsidsid14200J000003000application/x-spectrum-z80z8\#
        014010?00000300Qapplication/a2la2lA2L description of a control unit                                 \#
                               0j060C00110300KA;ctext/x-c2hs-haskellchssource code in C2hs Haskell14280A0000\#
        0300Dapplication/x-scfscftrace of a sequencer140G0\001300000@c4A;c1GEapplication/vnd.oipf.mippvcontr\#
        olmessage+xml0l060B001100000A;ctext/cql-extension                                                   \#
                        14010V000000000application/vnd.3gpp.mcdata-signalling                               \#
                                                1<010N00000500\message/global-delivery-statusu8dsndelivery r\#
        eport of an internationalised mail14000?000004000chemical/x-xtelxtel0`280W00110300DA_\application/vn\#
        d.openofficeorg.extensionoxtOpenOffice extension0h060<00110300DA;ctext/x-quintqntsource code in Quin\#
        t                                                                                                   \#
                                                                                                            \#
                      0l060;001107000A;ctext/x-qlikqvs qvw                                          0l060H00\#
        1103000A;ctext/x-inform-6-templatei6t                                          160G0P001600000AEi@AR\#
        0RAA;c0_O1K9application/vnd.acm.chatbot+json140G0M001300000@c4A;c1GEapplication/vnd.3gpp.gmop+xml0l0\#
        60;001104000A;ctext/x-mipsmips                                                                      \#
                       14280L00000500;application/x-ft-apple.aliasaliasmacOS alias      1<010@00000000Cmulti\#
        part/digestcollection of mails                                                                      \#
         0l060<001106000A;ctext/x-maplempl mi                         0`280G00110800>@K<application/x-shared\#
        libso elf oshared library      14080J00000000Lapplication/x-systemd-hwdbhardware database of systemd\#
                                             0P280P001103000A>[application/x-corelpresentationsshw0P29120011\#
        0400@A_\application/vnd.openxmlformats-officedocument.presentationml.slidesldxPowerPoint slide14010P\#
        00000200Qapplication/vnd.bluetooth.le.oobleBluetooth Low Energy pairing data14010N00000300Eapplicati\#
        on/vnd.tmobile-livetvtmoT-Mobile live TV link08210T000000000video/vnd.iptvforum.2dparityfec-1010140@\#
        0?000000000application/tar14010E00000000Eapplication/vnd.fintsFinTS banking message0L390a00340400JP>\#
        GQ5hA_\1>[application/vnd.ms-excel.template.macroenabled.12xltmExcel template with macros0h060;00110\#
        =00CA;ctext/x-pawnsma pwn p incsource code in Pawn14060:00110300FA;ctext/x-rbsrbsdata in the format \#
        RBS0L060F0R240800DQjD@c4A;c1GEapplication/x-gnumericapplication/x-gnumeric-spreadsheetgnumericGnumer\#
        ic spreadsheet0l070H00110550=A;ctext/provenance-notationprovnutf-8PROV notation08280;09110300<A41vid\#
        eo/x-m4vvideo/m4vm4vMPEG-4 video1<000?000000000message/example140G0I001300000@c4A;c1GEapplication/xm\#
        l-patch+xml1<0W0?00110000DA;cmessage/partialpart of a split mail04280;000003000audio/x-vocvoc14280A0\#
        0110300<AjDapplication/x-bcfbcfBCF variants04290=000003009audio/vnd.dtsdtsDTS audio04280;000003009au\#
        dio/x-avravrAVR sound0d060=00110300EA;ctext/x-elvishelvsource code in Elvish0j@609001102009A;ctext/x\#
        -gogoGo source0l060:001103000A;ctext/x-boaboa14060A00110400MA;ctext/x-oasv2-jsonjsondata in the form\#
        at OASv2-json08280C00000300;video/x-nuppelvideonuvNuppelVideo                                       \#
                                                                                  14060C00110000OA;ctext/x-g\#
        o-checksumsdata in the format Go Checksums0l060C001100000A;ctext/x-cbm-basic-v2140G0T001300000@c4A;c\#
        1GEapplication/vnd.oipf.spdiscovery+xml                                       160G0K001600000AEi@AR0\#
        RAA;c0_O1K9application/vnd.heroku+json        00210>00000300:image/vnd.xiffxifXIFF image            \#
                                                                                                            \#
                                                      14010G00000300?application/vnd.seemailseeSeeMail messa\#
        ge                      0H060D00130D000@c4A;c1GEapplication/dita+xmlditamap dita ditaval            \#
                                                                                                         140\#
        10H00000300@application/vnd.webturbowtbWebTurbo program14280G00000000Capplication/x-adobe-cshshapes \#
        of Photoshop                                                                                        \#
                                    14080D000000000application/x-dc-rom                                     \#
                                  04200?000000000audio/vnd.qcelp0j@60<00110A00<A;ctext/x-scalascala kojo sbt\#
         scScala source14010N000000000application/scitt-receipt+cose                                        \#
                                                   14010J00000300=application/vnd.mobius.mbkmbkMobius basket\#
        0l060:00110300KA;ctext/x-brubrutext with the markup of Bru10080Q001104000A51application/x-kexiprojec\#
        t-sqlite2kexi0h060900110800IA;ctext/x-bbbb declssource code in BlitzBasic14010T00000200Dapplication/\#
        vnd.ibm.secure-containerscIBM secure container08210=000000000video/flexfec00290:00000400=image/ktx2k\#
        tx2KTX 2 texture14010U00000300Fapplication/vnd.valve.source.materialvmtSource engine material14010M0\#
        0000300Capplication/rpki-ghostbustersgbrRPKI contact record0\080G00000:00?application/x-qemu-diskqco\#
        w2 qcowQEMU disk image04210800000000Haudio/l8uncompressed 8-bit audio14010?000000000application/cfw0\#
        m060>001102000A;ctext/x-charmcici14000D00000H00Eapplication/x-picklepkl pickle ckpt pt pth ppickled \#
        Python object00210=00000300Aimage/prs.ptiptiPTI encoded image00290E0H110H00=A>[application/vnd.visio\#
        application/vnd.ms-visiovsd vst vss vsw vtx vsdxVisio drawing0X2Y0K001100000A_\application/vec-packa\#
        ge+zip0f060:0A110800>A;ctext/x-cshapplication/x-cshcsh tcshC shell script14000F00000<000application/\#
        x-sas-viewsv7 sas7bvew00280;09000:009image/x-sgiimage/sgisgi bw rgbSGI image18010G000000000applicati\#
        on/jwk-set+jwt0h060<00110400EA;ctext/x-lean4leansource code in Lean 4160G0E001600000AEi@AR0RAA;c0_O1\#
        K9application/city+json140G0E001300000@c4A;c1GEapplication/dicom+xml14010S00000400Dapplication/vnd.n\#
        okia.radio-presetsrpssNokia radio stations14000D000003000chemical/x-mopac-vibmvb14010S00000200Dappli\#
        cation/vnd.stepmania.stepchartsmStepMania step chart04280:00000200Faudio/x-ititImpulse Tracker modul\#
        e0j060=00220C00OQ2gA;ctext/x-vbasicctl dsr cls bas frmsource code in Visual Basic 6.014280A00110300=\#
        AjDapplication/x-bambamBAM sequences14800A000000000application/x-pds04280A00120;000ASWAbMaudio/x-spe\#
        ex+oggspx oga ogg14000D000003000application/envi.hdrhdr0h060=00110600EA;ctext/x-carboncarbonsource c\#
        ode in Carbon140G0T001300000@c4A;c1GEapplication/vnd.etsi.iptvservice+xml08210?000000000video/parity\#
        fec0j460D00110300EA;capplication/x-smartytplsource code in Smarty04010R00000300;application/vnd.yama\#
        ha.smaf-phrasespfSMAF phrase14010P00000300Bapplication/vnd.fujitsu.oasysprsbh2OASYS presentation140G\#
        0M001300000@c4A;c1GEapplication/vnd.etsi.mcid+xml1<0Q0@00000000;multipart/signedsigned mail140G0c001\#
        300000@c4A;c1GEapplication/vnd.3gpp.mcdata-affiliation-command+xml1@000@00000000@inode/chardevicecha\#
        racter device14010K000003000application/vnd.onepagertattat18880F00000?000application/x-x509-keyder k\#
        ey pem pub0j060;08110400@A;ctext/x-dsrctext/x-dd disource code in D14000C000003000application/dsptyp\#
        etsp14010D000000000application/passport0\280F000003000application/x-fds-diskfds1<010G000000000messag\#
        e/feedback-report                                                   14080V00000000Eapplication/x-ft-\#
        windows-registry-hiveWindows registry hive08280O00000300=video/vnd.radgamettools.smackersmkSmacker v\#
        ideo10200T001100000ATaapplication/x-mysql-table-definition140G0O00130000E@c4A;c1GEapplication/confer\#
        ence-info+xmlstate of a conference                                                                  \#
                                                                                 0X080A00000;00;application/\#
        x-xarxar xip pkgXAR archive0h060;00110400CA;ctext/x-hurlhurlsource code in Hurl140G0G00130300C@c4A;c\#
        1GEapplication/vnd.hal+xmlhalHAL resource in XML0D090900000300?model/e57e57E57 point cloud0H000C0000\#
        0P000application/x-makerfb fbdoc frm maker frame fm book14010V000000000application/vnd.syncml.ds.not\#
        ification14010N00000300@application/vnd.fujitsu.oasys3oa3OASYS 3 document0d4F0@00230300>@c4A;c1GEtex\#
        t/x-componenthtcHTML component                                                                   140\#
        10P000000000application/resolve-response+jwt14060<00110500HA;ctext/x-hoconhocondata in the format HO\#
        CON00280:0<000400:image/flifimage/x-flifflifFLIF image14000I000003000chemical/x-ncbi-asn1-specasn140\#
        10S000000000application/vnd.ecowin.seriesupdate0h060<00110200DA;ctext/x-vypervysource code in Vyper0\#
        l060;001109000A;ctext/x-duelduel jbst0L010i000004000application/vnd.collabio.xodocuments.spreadsheet\#
        -templatexots14070<001100000A;ctext/vnd.vcf02060?00250300:A;cP@[0oJ16W188image/x-xbitmapxbmX11 bitma\#
        p14010L000004000application/vnd.onepagertamptamp0H010?00000300<application/odaodaODA document00280=0\#
        0000700<image/x.niftinii hdrNIfTI volume                                                            \#
                      00280A0A110700@QADimage/x-adobe-dngimage/x-raw-adobedng gprdigital negative04210G00000\#
        0000audio/vnd.dolby.heaac.214010R00000300Bapplication/vnd.mapbox-vector-tilemvtMapbox vector tile002\#
        10F00000A00Aimage/vnd.dece.graphicuvi uvvi uvg uvvgUltraViolet image0XR80@0>000200Bapplication/x-xza\#
        pplication/xzxzxz-compressed data0h060?00110200GA;ctext/x-tablegentdsource code in TableGen0X080B000\#
        002000application/x-rziprz14010S001100000@b7application/measured-component+cbor14010C000000000applic\#
        ation/vnd.dxr14010L000000000application/vnd.uplanet.list                                            \#
                                                                                                            \#
                          00280F0B1103000QADimage/x-hasselblad-fffimage/x-raw-imaconfff140G0]001300000@c4A;c\#
        1GEapplication/vnd.3gpp.state-and-event-info+xml0h060;00110;00CA;ctext/x-mql5mq5 mqh mq4source code \#
        in MQL50h060=00110300BA;ctext/x-vclsrcvclsource code in VCL0X080C000003000application/x-lrziplrz0h06\#
        0A00110600IA;ctext/x-quickbasicbas bisource code in QuickBASIC14010B000000000application/dec-dx     \#
                     0\080L000003000application/x-atari-lynx-romlnx                                         \#
                                                                                                            \#
                  0j060>00110300FA;ctext/x-arduinoinosource code in Arduino14000J000000000application/vnd.ah\#
        -barcode                                                                                            \#
                                    0h060:00110700BA;ctext/x-aslasl dslsource code in ASL            140F0K0\#
        01300000@c4A;c1GEapplication/vnd.geocube+xml00280<00000700>image/x-viffviff xvKhoros picture1@000C00\#
        0000000x-content/video-vcd14010@00000400Lapplication/atfxatfxASAM measurement data in XML00280A0A110\#
        700?QADimage/x-nikon-nefimage/x-raw-nikonnef nrwNikon raw image160G0F001600000AEi@AR0RAA;c0_O1K9appl\#
        ication/dicom+json04280;001203000@`M141audio/x-m4rm4r0l070<001100000A;ctext/strings0H280C0E110U00@Pl\#
        0application/onenoteapplication/msonenoteonetoc onetoc2 onetmp one onepkg oneaOneNote notebook14010?\#
        00000300Eapplication/atfatfASAM measurement data14010H000000000application/vnd.oma.dcdc042Y090Z000<0\#
        09audio/aacaudio/aacp audio/x-aac audio/x-hx-aac-adtsaac adts assAAC audio160G0X001600000AEi@AR0RAA;\#
        c0_O1K9application/alto-endpointpropparams+json                                                     \#
                     0h060D00110500LA;ctext/x-literate-agdalagdasource code in Literate Agda                \#
             0f060=00220300EA;c@gTtext/x-expectexpsource code in Expect160G0P001600000AEi@AR0RAA;c0_O1K9appl\#
        ication/vnd.datapackage+json0h060<00110200DA;ctext/x-mupadmusource code in mupad14010H00000000Aappli\#
        cation/vnd.3gpp.sms3GPP text message0L0G1D001300000@c4A;c1GEapplication/vnd.openxmlformats-officedoc\#
        ument.spreadsheetml.volatiledependencies+xml00210:000004000image/jaisjais00280E00110300CQADimage/x-p\#
        anasonic-rw2rw2Panasonic raw image0XRY0@23000600Dapplication/gzipapplication/gzip-compressed applica\#
        tion/gzipped application/x-gunzip application/x-gzip application/x-gzip-compressed gzip/documentgz t\#
        gzgzip-compressed data0\280M00000?00@application/x-apple-diskimagedmg sparseimageApple disk image0h0\#
        60<00110200DA;ctext/x-rougergsource code in Rouge0j060=00110O00EA;ctext/x-schemescm ss sld sps rkt r\#
        ktl sch slssource code in Scheme                                                                    \#
                                       140>0E002203000QjDA;capplication/x-qtiplotqti                  0l060<\#
        001100000A;ctext/xml-dtd1=4G0>00110T00<A;cmessage/rfc822eml mime mht mhtml mail mbox art msgmail mes\#
        sage0h060?00110600GA;ctext/x-abap-cdsasddlssource code in ABAP CDS08280;001203000A4>AbMvideo/x-ogmog\#
        m0H280U00110300LA_\application/vnd.sun.xml.writer.globalsxgOpenOffice 1 master document14010O0000000\#
        00application/vnd.nokia.pcd+wbxml140G0K001300000@c4A;c1GEapplication/opc-nodeset+xml140G0^001300000@\#
        c4A;c1GEapplication/vnd.3gpp.mcvideo-location-info+xml160G0M001600000AEi@AR0RAA;c0_O1K9application/3\#
        gpphalforms+json08290>00000300:video/vnd.vivovivVivo video14080A00000300;application/x-npynpyNumPy a\#
        rray14280B00000800Capplication/x-ulogulg uloglog of a PX4 flight0j070S00110300HA;capplication/relax-\#
        ng-compact-syntaxrncRELAX NG schema, compact00290C0C240500CA5bAo^0@P0[Rimage/heic-sequenceimage/hevc\#
        -sequenceheicsHEIC image sequence0<0?0M00110800LA;capplication/vnd.apple.mpegurlm3u8 m3uHTTP live st\#
        reaming playlist0l060;001104000A;ctext/x-savisavi18080O000005000application/x-java-jce-keystorejceks\#
        14000H000003000application/x-conferencensc16060A00240500HP_OA;c0RA1K9application/json5json5data in t\#
        he format JSON514010B000000000application/vc+jwt14010Z000000000application/trust-mark-status-respons\#
        e+jwt00280Q00110300@A>[application/vnd.stardivision.drawsdaStarDraw drawing0h060:00110300BA;ctext/x-\#
        hiphipsource code in HIP14090H00000300Capplication/vnd.isac.fcsfcsflow cytometry data0P390f00340400O\#
        P>GQEXA_\1>[application/vnd.ms-powerpoint.template.macroenabled.12potmPowerPoint template with macro\#
        s0h060D00110600LA;ctext/x-spice-netlistsp cirsource code in SPICE Netlist0`280D00110<00;@K<applicati\#
        on/x-objecto ko elf objobject code0h060;00110200CA;ctext/x-harehasource code in Hare0L880P000002000a\#
        pplication/x-applix-spreadsheetas                      14280Q00000000Capplication/x-flash-shared-obj\#
        ectFlash shared object14010V000000000application/vnd.3gpp.interworking-data14000>000003000chemical/x\#
        -vmdvmd  140G0]001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-ue-init-config+xml                      \#
                    14880G000009000application/x-sas-xportxpt xport14000Q000000000application/vnd.google-app\#
        s.audio                                               0H090K00000300Bapplication/vnd.ms-htmlhelpchmc\#
        ompiled HTML help0@200D000002000application/x-tex-pkpk14010K000000000application/vnd.bbf.usp.msg0421\#
        09000000000audio/t380h060C00110300KA;ctext/x-brightscriptbrssource code in Brightscript14010?0000000\#
        00application/sbe                                                                                   \#
                                                                  14010P000000000application/vnd.renlearn.rl\#
        print                                         0h060:00110300BA;ctext/x-b4xbassource code in B4X140G0\#
        L001300000@c4A;c1GEapplication/vnd.etsi.aoc+xml0T060I001309000AO@@54A;capplication/x-mimearchivemhtm\#
        l mht0`080I00000400Fapplication/x-erlang-beambeamcompiled Erlang module0D890Q00000;00Emodel/vnd.para\#
        solid.transmit.textx_t xmt_txtParasolid model, text0H0F0H001303000@c4A;c1GEapplication/x-dtbook+xmld\#
        tb0H010R000000000application/vnd.afpc.modca-formdef14010O00000300?application/vnd.noblenet-sealernns\#
        NobleNet sealer160G0K001600000AEi@AR0RAA;c0_O1K9application/jscalendar+json160G0G001600000AEi@AR0RAA\#
        ;c0_O1K9application/sd-jwt+json14010O000000000application/vnd.f-secure.mobile1<010A000000000message/\#
        ohttp-res0D280L00000300>application/vnd.sketchup.skpskpSketchUp model160G0K001600000AEi@AR0RAA;c0_O1\#
        K9application/vnd.futoin+json0l060:001100000A;ctext/x-tap                                           \#
                                                       08010E000000000application/mpeg4-iod                1\#
        4010P00000300Fapplication/vnd.3m.post-it-notespwnPost-it software notes04280;00000300Gaudio/x-gymgym\#
        music of the Mega Drive18280F00000400Iapplication/x-keepass2kdbxKeePass password database14000>00000\#
        3000chemical/x-ctxctx14010Q00000300>application/vnd.blueice.multipassmpmMultipass data0X000G00000000\#
        Kapplication/x-macbinaryMacintosh file in MacBinary14010a000000000application/vnd.oma.bcast.simple-s\#
        ymbol-container14010J00000400?application/vnd.sealed.3dfs3dfSealed 3D model14280F00000300Mapplicatio\#
        n/x-libmagicmgccompiled patterns of libmagic                                                        \#
                                                                                               14060@0011090\#
        0LA;ctext/x-caddyfilecaddyfiledata in the format Caddyfile             00000O000003000application/vn\#
        d.ms-visio.viewervdx                                                                                \#
                                                                                                            \#
         04210>000000000audio/vnd.celp                                                              1<010@00\#
        000000;multipart/reportmail report160G0P001600000AEi@AR0RAA;c0_O1K9application/webpush-options+json1\#
        4010U00000300Happlication/vnd.publishare-delta-treeqpsPubliShare document tree14010M000000000applica\#
        tion/vnd.motorola.iprm0d070F00110400EA;ctext/vnd.wap.wmlscriptwmlsWMLScript source code14010N0000050\#
        0Japplication/vnd.wap.wmlscriptcwmlsccompiled WMLScript program14010N000002000application/vnd.sigrok\#
        .sessionsr140G0`001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-mbms-usage-info+xml0h060J00110300RA;c\#
        text/x-game-maker-languagegmlsource code in Game Maker Language00280D00000<00Dimage/x-paintshopprops\#
        p pspimagePaint Shop Pro image14010T000000000application/vnd.ecowin.seriesrequest0H0G19001300000@c4A\#
        ;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml14280B00000E00Aapplica\#
        tion/vcdiffvcdiff xdelta xdelta3VCDIFF difference0H010D000000000application/vnd.curl0l060;001107000A\#
        ;ctext/x-funcfc func14060B00110i00NA;ctext/x-cpp-objdumpcpp-objdump c++-objdump cppobjdump cxx-objdu\#
        mp c++objdumpdata in the format Cpp-ObjDump14060G00110000SA;ctext/x-pip-requirementsdata in the form\#
        at Pip Requirements14290H00000300Dapplication/vnd.ipld.carcarIPLD content archive14060C00110M00OA;ct\#
        ext/x-kicad-layoutkicad_pcb kicad_mod kicad_wksdata in the format KiCad Layout00280D0;0003000image/v\#
        nd.zbrush.dcximage/x-dcxdcx0h060J00110600MA;ctext/x-javascript-plus-erbjs.erbsource code in JavaScri\#
        pt+ERB0X0X0E00000800?application/x-stuffitsit sitxStuffIt archive0h0G0D08130<00?@c4A;c1GEapplication\#
        /xslt+xmltext/xslxsl xslt xplXSLT stylesheet14060A00110000MA;ctext/x-git-commitdata in the format Gi\#
        t Commit14010H00000300Fapplication/vnd.intu.qfxqfxQuicken bank statement0l060>0E1100000A;ctext/x-tex\#
        macsapplication/x-texmacs               14280A00000300Bapplication/x-uefuefBBC Micro cassette14010N0\#
        00000000application/vnd.uic.dosipas.v114060;00110400GA;ctext/x-ebnfebnfdata in the format EBNF160G0X\#
        001600000AEi@AR0RAA;c0_O1K9application/alto-endpointcostparams+json14060@00110900LA;ctext/x-dircolor\#
        sdircolorsdata in the format dircolors08210:00000800;video/h264h264 264H.264 video0h460D00110300EA;c\#
        application/x-genshikidsource code in Genshi0\290N0G000300Capplication/vnd.msa-disk-imageapplication\#
        /x-atari-msamsaAtari ST disk image140G0[001300000@c4A;c1GEapplication/vnd.radisys.msml-audit-conf+xm\#
        l00810G00000?00Eapplication/vnd.hp-hpglhpgl hp hpg pltHP-GL plotter drawing14010O00000300Iapplicatio\#
        n/vnd.lotus-screencamscmLotus ScreenCam recording140G0V001303000@c4A;c1GEapplication/vnd.openstreetm\#
        ap.data+xmlosm140G0S001300000@c4A;c1GEapplication/vnd.fujifilm.fb.jfi+xml0l060<00110800=A;ctext/x-po\#
        d-6pod6 podtext in Pod 60T080H00110:000@<Aapplication/x-webarchivewebarchive14010E001100000@b7applic\#
        ation/uccs+cbor140G0W001300000@c4A;c1GEapplication/vnd.radisys.msml-dialog+xml0l060I001107000A;ctext\#
        /x-postgresql-explainexplain0L3Y1100230400>P>GA_\1>[application/vnd.openxmlformats-officedocument.sp\#
        readsheetml.sheetxlsxExcel workbook14010W000000000application/vnd.ntt-local.file-transfer14010M00000\#
        300=application/vnd.fluxtime.clipftcFluxTime clip14000O000000000application/vnd.ibm.afplinedata140G0\#
        X001300000@c4A;c1GEapplication/vnd.dvb.notif-ia-msglist+xml              140G0C001303000@c4A;c1GEapp\#
        lication/vec+xmlvec04280?000003000audio/x-shortenshn0h060D001106000A;capplication/x-evoqueevoque    \#
                                                                                                            \#
                                                       14060M001102000A;capplication/x-golly-macrocellmc    \#
                                                                                       08280?000003000applic\#
        ation/gxfgxf1<290E00000000Umultipart/appledoubleMacintosh file with its resource fork14060R00110I00^\#
        A;ctext/x-protocol-buffer-text-formattextproto pbtxt txtpb pbtdata in the format Protocol Buffer Tex\#
        t Format14060C001102000A;capplication/x-fluidfl14010I000000000application/vnd.3gpp.pfcp140G0S0013000\#
        00@c4A;c1GEapplication/vnd.3gpp2.bcmcsinfo+xml14800S000003000application/x-research-info-systemsris1\#
        4010U000000000application/vnd.fujifilm.fb.docuworks14280E00000;000application/x.sf3-loglog.sf3 sf3  \#
                           0l070=001104000A;ctext/vnd.hanshans                                              \#
                                                                                                            \#
                                                                               14280G000000009application/x-\#
        quake-bspQuake map  14010D001100000@b7application/toc+cbor002I0I0a000700?image/vnd.adobe.photoshopap\#
        plication/photoshop application/psd image/x-psdpsd psbPhotoshop image14280E00000400Aapplication/x-ms\#
        -evtxevtxWindows event log                                                                          \#
                                                                             0J0F0H0C160500@AEi@AR0RAA;c0_O1\#
        K9application/x-ipynb+jsonapplication/x-ipynbipynbJupyter notebook140G0L001300000@c4A;c1GEapplicatio\#
        n/vnd.3gpp.crs+xml                                                                                  \#
                                                                                                            \#
                                                                                                            \#
                                  14010E000006009application/vnd.mynfctagletmyNFC tag                       \#
                                                0`2X0k001103000A_\application/vnd.adobe.air-application-inst\#
        aller-package+zipair                            0h060;00110300CA;ctext/x-saltslssource code in Salt \#
                14010A000000000application/vemmi    0h060=00110600EA;ctext/x-codeqlql qllsource code in Code\#
        QL                                                                                                  \#
                                                                                                          16\#
        0G0F001600000AEi@AR0RAA;c0_O1K9application/taxii+json         0h060>00110:00FA;ctext/x-nearleyne nea\#
        rleysource code in Nearley140G0O001300000@c4A;c1GEapplication/vnd.oma.cab-pcc+xml14280A00000000:appl\#
        ication/x-ionAmazon Ion16060R001600000AEi@AR0RAA;c0_O1K9application/x-vnd.datapackage+json14060C0013\#
        07000@c4A;c1GEapplication/owl+xmlowx owl14010D00000400Dapplication/dssc+derdsscDSSC security policy1\#
        4010M000000000application/vnd.uplanet.alert14010K00000300Happlication/scvp-cv-requestscqSCVP certifi\#
        cate request08210>000000000video/jpeg20000<060?0=1108008A;caudio/x-mpegurlaudio/mpegurlm3u m3u8playl\#
        ist16060>00110D00JA;ctext/x-graphqlgraphql gql graphqlsdata in the format GraphQL14010@000000000appl\#
        ication/cdni0l070I00110950EA;ctext/vnd.debian.copyrightcopyrightutf-8Debian copyright file00200=0000\#
        00000image/example160G0?0J229o00<A;cQGEapplication/xmlapplication/x-xml text/xmlxml xsd wsf adml rng\#
         admx xbrl ant axaml axml builds ccproj clixml cproject cscfg csdef csproj ct depproj dll.config dot\#
        settings filters fsproj fxml glade gst hzp icls iml ivy jelly jsproj launch mdpolicy mjml mojo natvi\#
        s ndproj nproj nuspec pkgproj pluginspec proj props ps1xml psc1 pubxml qhelp rbxmx resx sch scxml sf\#
        proj shproj slnx srdf storyboard sublime-snippet targets tml ui urdf ux vbproj vcxproj vsixmanifest \#
        vssettings vstemplate wixproj workflow wxi wxl wxs xacro xib xmi xml.dist xproj xspec zcml ead gexf \#
        graphml ipr jrxml qrc vcproj xcscheme xcworkspacedata xml.in xsl ncl tsx typ manifest conf propertie\#
        s service tag xconfXML document0j@60=00110O00=A;ctext/x-pascalp pas dpr pp dfm lpr pascal incPascal \#
        source0H0P0@000004000application/bdocbdoc042109000000000audio/evs0i060C00110300KA;ctext/x-csound-sco\#
        rescosource code in Csound Score140G0C00130300C@c4A;c1GEapplication/gml+xmlgmlGML geographic data140\#
        00N00000<000application/x-sas-program-datass7 sas7bpgm0h060=00110300EA;ctext/x-boogiebplsource code \#
        in Boogie00210=000000000image/vnd.mix14080G000007000application/x-erdas-hfahfa img14060U001300000@c4\#
        A;c1GEapplication/x-openoffice-registry+xml10200Z001103000ATaapplication/x-mysql-misam-compressed-in\#
        dexmyi0\000K000003000application/x-pc-engine-rompce140G0P001303000@c4A;c1GEapplication/automationml-\#
        aml+xmlaml140G0C001300000@c4A;c1GEapplication/elm+xml140G0i001300000@c4A;c1GEapplication/vnd.3gpp.se\#
        al-network-qos-management-info+xml0l060L001106000A;ctext/x-visual-prolog-grammarvipgrm08210T00000000\#
        0video/vnd.iptvforum.1dparityfec-101014060=00110600IA;ctext/x-zmodelzmodeldata in the format Zmodel0\#
        4210G000000000audio/vnd.dolby.pulse.114010K000000000application/vnd.ncd.control08210A00000800Xvideo/\#
        vnd.dece.sduvs uvvsUltraViolet video in standard definition14010P000000000application/vnd.dvb.esgcon\#
        tainer14010W00000300Bapplication/vnd.shana.informed.formdataifmInformed form data0l070=001100000A;ct\#
        ext/encaprtp140F0C001303000@c4A;c1GEapplication/rsd+xmlrsd14010?000000000application/jwt00200:000004\#
        000image/hsj2hsj21@000B000000000x-content/blank-bd0j060;00110J00CA;ctext/x-hlslhlsl hlsli cginc fxh \#
        fx pssource code in HLSL14080I00000;00Bapplication/x-safetensorssafetensorstensors of a model0X280N0\#
        01108000A_\application/vnd.apple.pkpassespkpasses14010C00000600Aapplication/prs.cwwcww cwConcertWare\#
         music14060<00110500HA;ctext/x-gtkrcgtkrcdata in the format GtkRC0h060;00110400CA;ctext/x-bamlbamlso\#
        urce code in BAML002H0@00000300Bimage/vnd.ms-ddsddsDirectDraw surface00200B000003000image/x-raw-rawz\#
        orrwz160G0M001600000AEi@AR0RAA;c0_O1K9application/ppsp-tracker+json0H010D000008009application/vnd.xf\#
        dlxfdl xfdXFDL form14010J000003000application/vnd.filmit.zfczfc0h060=00110>00EA;ctext/x-monkeymonkey\#
         monkey2source code in Monkey                                                                       \#
                                           14010I00000300Bapplication/vnd.visionaryvisVisionary document    \#
                                                                                                            \#
                             0\080K000000000application/x-sega-pico-rom                               04210D\#
        000000000audio/tetra_acelp_bb                     14010H000000000application/vnd.httphone08000J00000\#
        3000application/x-futuresplashspl0l060;001104000A;ctext/x-cddlcddl16070R001200000AXJA;capplication/v\#
        nd.oai.workflows+yaml               14010J00000000Happlication/wordperfect5.1WordPerfect 5.1 documen\#
        t08210A000000000video/rtploopback14060@00110900LA;ctext/x-c-objdumpc-objdumpdata in the format C-Obj\#
        Dump140G0M001300000@c4A;c1GEapplication/kpml-response+xml0h060D00110300LA;ctext/x-kakounescriptkakso\#
        urce code in KakouneScript0H0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.word\#
        processingml.fonttable+xml0l060D001100000A;ctext/x-lighttpd-conf0l070:001101000A;ctext/vnd.aa160G0L0\#
        01603000AEi@AR0RAA;c0_O1K9application/voucher-cms+jsonvcj0h060:00110800BA;ctext/x-lsllsl lslpsource \#
        code in LSL0l060<001105000A;ctext/x-hsailhsail08210C000000000video/mpeg4-generic0X080R0Q120H00M@RP0S\#
        Napplication/x-bzip2-compressed-tarapplication/x-bzip-compressed-tartar.bz2 tb2 tbz tbz2 tz2tar arch\#
        ive, bzip2-compressed                                  0m060?001107000A;ctext/x-parasailpsi psl     \#
                                         00280;00000300Gimage/x-mspmspMicrosoft Paint picture14010L00000300@\#
        application/tamp-apex-updatetauTAMP apex update0H010]000004000application/vnd.collabio.xodocuments.d\#
        ocumentxodt14010R000000000application/vnd.meridian-slingshot0h060>00110200FA;ctext/x-crystalcrsource\#
         code in Crystal00280D000000000image/x-os2-graphics1@000H000000000x-content/win32-software00210R0000\#
        0<00Eimage/vnd.sealedmedia.softseal.gifsgif s1g sgiSealedMedia GIF image140G0F001307000@c4A;c1GEappl\#
        ication/sensml+xmlsensmlx140G0N00130050M@c4A;c1GEapplication/im-iscomposing+xmlutf-8notice that some\#
        one is typing14010J000000000application/moss-signature0029090T000?00@image/wmfapplication/x-msmetafi\#
        le image/x-wmfwmf emz wmz emfWindows metafile04210?000000000audio/parityfec08200;000003000video/x-f4\#
        vf4v14080F00000300Happlication/x-asam-mdfmf4measurement data of ASAM14010K00000300Capplication/scvp-\#
        vp-requestspqSCVP policy request0H280O001103000A>[application/x-starwriter-globalsgl                \#
                                                                                                            \#
                                                        04290:00120400:ASWAbMaudio/opusopusOpus audio       \#
        0H290I0C110700>QjDapplication/vnd.kde.kwordapplication/x-kwordkwd kwtKWord document14060@00110200LA;\#
        ctext/x-kickstartksdata in the format Kickstart0X280B001200000@D[A_\application/x-wacz              \#
                          0H080A001103000@B?application/x-cbtcbt14010H00000300Iapplication/vnd.intu.qboqboQu\#
        ickBooks bank statement0h060H00110000PA;ctext/x-elvish-transcriptsource code in Elvish Transcript140\#
        90@000000000application/tzif14280K00000500Happlication/x-rust-metadatarmetametadata of a Rust crate1\#
        40G0T001300000@c4A;c1GEapplication/vnd.oipf.userprofile+xml14000F00000<000application/x-sas-dmdbs7m \#
        sas7bdmd08210I000000000video/vnd.blockfact.factv0l060:001100000A;ctext/x-ptx160G0\001600000AEi@AR0RA\#
        A;c0_O1K9application/vnd.ims.lti.v2.toolsettings+json0h060O00110300WA;ctext/x-common-workflow-langua\#
        gecwlsource code in Common Workflow Language17060D00110>00PA;ctext/x-ros-interfaceaction srv msgdata\#
         in the format ROS Interface0d460:001103000A;ctext/x-cgicgi0H0G1<001300000@c4A;c1GEapplication/vnd.o\#
        penxmlformats-officedocument.wordprocessingml.footnotes+xml14010W000000000application/vnd.japannet-p\#
        ayment-wakeup14280F00000<000application/x-sas-datasd7 sas7bdat00280;00000;000image/x.sf3img.sf3 sf30\#
        D280=00110>000A>[image/vnd.dgndgn dgnlib cel0\280J00000;000application/x-gamecube-romrvz iso wia0821\#
        0:000000000video/ffv114010G00000300Lapplication/vnd.wap.slcslccompiled WAP service loading160G0D0016\#
        00000AEi@AR0RAA;c0_O1K9application/ace+json14000D000003000application/x-iphoneiii140G0F0;130:00>@c4A\#
        ;c1GEapplication/mathml+xmltext/mathmlmml mathmlMathML formula140G0R001300000@c4A;c1GEapplication/vn\#
        d.nokia.landmark+xml00210P00000300Himage/vnd.airzip.accelerator.azvazvAirZip Accelerator image04210?\#
        000000000audio/gsm-hr-0804210;000000000audio/g729e14000A000003000application/x-d71d710l060:001103000\#
        A;ctext/x-ottott14010F00000300Happlication/vnd.hp-hpshpsHP Web printing settings                    \#
                                                                                                            \#
                                                                                                            \#
              14010K00000300@application/vnd.cosmocallercmcCosmoCaller data14010Q00000300Mapplication/vnd.ac\#
        cpac.simply.impimpSimply Accounting import file140Q0C00000000Fapplication/edifactEDI message in EDIF\#
        ACT140G0_001300000@c4A;c1GEapplication/vnd.3gpp.seal-user-profile-info+xml0h000B000003000application\#
        /x-tadsgam14080B00000000Aapplication/x-utmprecords of logins08010M00000300Gapplication/vnd.desmume.m\#
        oviedsmDeSmuME movie of a game14010P000000000application/vnd.patientecommsdoc14060A00110000MA;ctext/\#
        x-npm-configdata in the format NPM Config14000J000003000application/x-starmail-smdsmd140G0a001300000\#
        @c4A;c1GEapplication/vnd.oma.poc.invocation-descriptor+xml14000P000000000application/vnd.google-apps\#
        .file14060:00110300FA;ctext/x-cilcildata in the format CIL14080M000004000application/x-gnustep-archi\#
        vegorm0h060900110200AA;ctext/x-c3c3source code in C314010H000000000application/mosskey-data140G0V001\#
        300000@c4A;c1GEapplication/vnd.radisys.msml-audit+xml0D060F001103000A;capplication/x-excellondrl1400\#
        0D000003000chemical/x-cache-csfcsf18010T00000300@application/vnd.etsi.timestamp-tokentsttime stamp t\#
        oken0H000F000002000application/x-freemindmm1@0@0A000000000x-shader/x-vertex14010?000000000applicatio\#
        n/cwt14010?00000300Fapplication/ditditDIT device description0h060?00110:00IA;ctext/mcfunctionmcfunct\#
        ionsource code in mcfunction14060:00110300CA;ctext/x-vcfvcfVCF genome variants0<0G0J001303000@c4A;c1\#
        GEapplication/dash-patch+xmlmpp14800I00000=000application/x-godot-sceneescn scn tscn140G0G001300000@\#
        c4A;c1GEapplication/problem+xml140G0D00130400E@c4A;c1GEapplication/sbml+xmlsbmlSBML biological model\#
        04210?000000000audio/midi-clip140G0]001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-service-config+xml0\#
        H3Y0W0Y110300AA_\application/vnd.oasis.opendocument.textapplication/x-vnd.oasis.opendocument.textodt\#
        OpenDocument text14000F0Q000000:application/x-zerosizeapplication/x-empty inode/x-emptyempty file0n4\#
        60;00110400LA;ctext/x-twigtwigtext with the markup of Twig00290:00120800:P@P0[Rimage/heifheif hifHEI\#
        F image14010O000000000application/vnd.powerbuilder7-s       14060\00130<000@c4A;c1GEapplication/x-fr\#
        eedesktop-appstream-releasesreleases.xml14080F00000300Capplication/flatgeobuffgbFlatGeobuf features1\#
        @000=00000000=inode/symlinksymbolic link14010U000004000application/vnd.astraea-software.iotaiota    \#
                                      14000A000000000chemical/x-cerius                                      \#
                                        0h060?00110200GA;ctext/x-lambdapilpsource code in Lambdapi14010f0000\#
        0300Mapplication/vnd.anser-web-certificate-issue-initiationciiANSER-WEB certificate request14010_000\#
        000000application/vnd.globalplatform.card-content-mgt0D2909000003000model/u3du3d0L000C000002000appli\#
        cation/x-wingzwz0l460;00110400LA;ctext/x-riotriottext with the markup of Riot0P391500230400CP>GA_\1>\#
        [application/vnd.openxmlformats-officedocument.presentationml.templatepotxPowerPoint template160G0H0\#
        01600000AEi@AR0RAA;c0_O1K9application/eat-ucs+json0i060F00110300PA;ctext/x-b-formal-methodmchsource \#
        code in B (Formal Method)00280U00110300MA_\application/vnd.sun.xml.draw.templatestdOpenOffice 1 draw\#
        ing template14060>00110000JA;ctext/x-crontabdata in the format crontab14280E000000000application/x-o\#
        s2-hlp14000R000007000application/x-install-instructionsinstall14010H00000000Fapplication/vnd.cups-pd\#
        fPDF print job for CUPS0n070:11111@00>A;ctext/troffapplication/x-troff application/x-troff-me applic\#
        ation/x-troff-mstr roff me ms 1in 1m nroff 3in 3m 3qt l mdoc n nr rno tmac t man 1p 3pm 1x 3p 3xtrof\#
        f document0l060;001104000A;ctext/x-cadlcadl04210;00000000;audio/3gpp23GPP2 audio14060B00110A00NA;cte\#
        xt/x-darcs-patchdarcspatch dpatchdata in the format Darcs Patch14000M000008000chemical/x-embl-dl-nuc\#
        leotideemb embl042Y0900110@009AbMaudio/oggogg oga opus spxOgg audio0h060C00110200KA;ctext/x-unrealsc\#
        riptucsource code in UnrealScript140G0R00130600F@c4A;c1GEapplication/vnd.route66.link66+xmllink66Rou\#
        te 66 location link140Y0N0Y000700Dapplication/vnd.apache.parquetapplication/parquet application/x-pa\#
        rquetparquetApache Parquet table14010M000000000application/vnd.enphase.envoy14060B001104000A;capplic\#
        ation/x-it87it8714010F00000000Dapplication/macwriteiiMacWrite II document18880Q000003000application/\#
        x-x509-dsa-parameterspem14010@000000000application/iotp00210<000000000image/naplps14010M000000000app\#
        lication/vnd.swiftview-ics0h460A00110300IA;ctext/x-glimmer-tsgtssource code in Glimmer TS0X280A00000\#
        <00?application/x-ewfe01 ex01 l01image of EnCase0X080O00110:00JA@oapplication/x-xz-compressed-tartar\#
        .xz txztar archive, xz-compressed1<2X0J0D110700?A>[application/vnd.ms-outlookapplication/x-ms-msgmsg\#
         oftOutlook message14010L000000000application/whoispp-response                                      \#
                                    140G0Q001300000@c4A;c1GEapplication/vnd.oma.bcast.imd+xml      0`280O000\#
        000000application/x-mach-o-dylib-stub00280@000002000image/x-farbfeldff0H080A00000300<application/x-s\#
        nbsnbBambook book14090@000004000application/bufrbufr0X080A00000300Aapplication/x-rparpaarchive of Re\#
        n'Py14010O00000300Fapplication/vnd.fujitsu.oasysgpfg5OASYS graphic document00200A000003000image/x-co\#
        reldrawcdr140G0O001300000@c4A;c1GEapplication/vnd.nokia.conml+xml14000K000000000application/remote-p\#
        rinting140G0S001300900@c4A;c1GEapplication/vnd.fdsn.stationxml+xmlxml-based1<010;000000000message/ml\#
        s         14010@00000400Japplication/srgsgramspeech recognition grammar           0\280A00000300Mapp\#
        lication/x-wozwozWOZ image of an Apple II disk   0`280P000000000application/x-mach-o-kext-bundle    \#
                                                                        14010G00000300Iapplication/vnd.wfa.p\#
        2pp2pWi-Fi Direct pairing data08200>000003000video/x-ms-wmxwmx0I070[00110Y00CA;capplication/vnd.wolf\#
        ram.mathematica.packagemathematica wl wls mt wlt m nb cdf ma nbpMathematica package0h060G00110?00JA;\#
        ctext/x-netlinx-plus-erbaxs.erb axi.erbsource code in NetLinx+ERB140G0U001300000@c4A;c1GEapplication\#
        /vnd.etsi.iptvsad-npvr+xml                00010N00000300Japplication/vnd.micrografx.igxigxMicrografx\#
         iGrafx document14010S000000000application/vnd.ms-wmdrm.meter-resp14010C000000000application/dca-rft\#
        140@0M000004000application/x-virtualbox-vboxvbox                 14010K00000000;application/vnd.eudo\#
        ra.dataEudora data0n460B00110P00SA;ctext/x-go-templategohtml gotmpl html.tmpl tmpl tpltext with the \#
        markup of Go Template14010U000000000application/vnd.apache.thrift.compact18080P00120700DAYOAVcapplic\#
        ation/x-pkcs7-certificatesp7b spcPKCS #7 certificates                                               \#
                                                                                                     14280V0\#
        00003000application/x-neo-geo-pocket-color-romngc14010P000000000application/vnd.vocalshaper.vsp41401\#
        0S000000000application/token-introspection+jwt0L0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats\#
        -officedocument.spreadsheetml.externallink+xml                                                  1428\#
        0F00000300Papplication/x-java-cdsjsashared classes of a Java runtime0l460<00110500MA;ctext/x-markoma\#
        rkotext with the markup of Marko14060>00110300JA;ctext/x-haproxycfgdata in the format HAProxy0H0R0T0\#
        00004000application/vnd.google-apps.documentgdoc0H290J00110700FA>[application/vnd.ms-projectmpp mptM\#
        icrosoft Project plan0h060F00110P00DA;capplication/x-stata-dodo ado doh ihlp mata matah sthlpsource \#
        code in Stata14000A000003000application/x-d80d800d4608001103000A;ctext/aspasp14010B000000000applicat\#
        ion/sd-jwt14010O00000000Mapplication/vnd.cups-postscriptPostScript print job for CUPS0l070H001100000\#
        A;ctext/vnd.motorola.reflex0X000C000007000application/warc+gzwarc.gz0f0G0?11221e50AQK9A;ctext/javasc\#
        riptapplication/javascript application/x-javascript text/x-javascriptjs mjs es jsm _js cjs bones es6\#
         jake javascript jsb jscad jsfl jslib jspre jss jsx njs sjs ssjs xsjs xsjslib frag pacutf-8JavaScrip\#
        t source0h060800110300BA;ctext/nclnclsource code in NCL14060L00110T00YA;capplication/x-openstep-plis\#
        tglyphs pbxproj strings plist classesdata in the format OpenStep Property List14060?00110300FA;cappl\#
        ication/ednedndata in the format edn0l060D00110400UA;ctext/x-api-blueprintapibtext with the markup o\#
        f API Blueprint14060A00110000MA;ctext/x-record-jardata in the format Record Jar14060<00110700HA;ctex\#
        t/x-eaglebrd schdata in the format Eagle0`280M00000300Mapplication/x-hermes-bytecodehbccompiled Java\#
        Script of Hermes140G0P001300000@c4A;c1GEapplication/vnd.oipf.dae.svg+xml00200A000003000image/x-leica\#
        -rwlrwl140G0M00130000>@c4A;c1GEapplication/samlassertion+xmlSAML assertion150G0=00110=00<A;ctext/uri\#
        -listuri uris urlslist of URIs0h060:00110300BA;ctext/x-tsxtsxsource code in TSX00280L00110300DA_\app\#
        lication/vnd.sun.xml.drawsxdOpenOffice 1 drawing14010C000000000application/vnd.hsl00280B0B1107000QAD\#
        image/x-pentax-pefimage/x-raw-pentaxpef ptx0`280H0E1103000A_\application/x-itunes-ipaapplication/x-i\#
        os-appipa14010H000000000application/vnd.wordlift14000O000007000application/x-java-archive-diffjardif\#
        f140G0K001300000@c4A;c1GEapplication/vnd.avistar+xml00210I000005000image/vnd.blockfact.factifacti042\#
        10;000000000audio/t140c0D880?00000000=model/x-directxDirectX model14060H00110000TA;ctext/x-shellchec\#
        k-configdata in the format ShellCheck Config0h060=00110300EA;ctext/x-nickelnclsource code in Nickel0\#
        4280>00000200>audio/x-codec2c2Codec 2 speech14000B000003000chemical/x-mdl-tgftgf14200K000000000appli\#
        cation/x-mmm-digisonde14010G00000400Bapplication/link-formatwlnklist of CoRE links14010W000000000app\#
        lication/emergencycalldata.ecall.msd04210G00000300Caudio/vnd.digital-windseolDigital Winds music1401\#
        0N000000000application/vnd.fujixerox.art414010C000003000application/vnd.wqdwqd10280P001100000@Giappl\#
        ication/x-fossil-global-conf14280O00000900Mapplication/x-haskell-interfacedyn_hi hiinterface of a Ha\#
        skell module14010b00000400@application/vnd.doremir.scorecloud-binary-documentscldScoreCloud score140\#
        10R000000000application/vnd.apache.thrift.json14010E000000000application/vnd.erofs14010G000000000app\#
        lication/prs.mayfile0h460:00110700RA;ctext/x-gspgsp jspsource code in Groovy Server Pages0L391400230\#
        400>P>GA_\1>[application/vnd.openxmlformats-officedocument.spreadsheetml.templatexltxExcel template0\#
        j060:00110N00BA;ctext/x-nimnim nimrod nim.cfg nimble nimssource code in Nim0n@60J00110600GA;ctext/x-\#
        gettext-translationpo pottext in Gettext Catalog0h060;00110700CA;ctext/x-mql4mq4 mqhsource code in M\#
        QL40h060900110:00AA;ctext/x-oxox oxh oxosource code in Ox14010H000000000application/vnd.oma.push1401\#
        0@000000000application/c2pa140G0T00130300<@c4A;c1GEapplication/vnd.google-earth.kml+xmlkmlKML map da\#
        ta18890I00000700Aapplication/pgp-signaturesig ascOpenPGP signature                      0P060h0d2404\#
        000@Yj@c4A;c1GEapplication/vnd.oasis.opendocument.presentation-flat-xmlapplication/vnd.oasis.opendoc\#
        ument.flat.presentationfodp14010U000000000application/vnd.ms-wmdrm.lic-chlg-req                   08\#
        2109000000000video/vc2                                                                              \#
                                                         14010G000003000application/vnd.yaowemeyme 140G0X001\#
        300000@c4A;c1GEapplication/vnd.3gpp.mcptt-ue-config+xml04210K000000000audio/vnd.rhetorex.32kadpcm003\#
        90d0f110300MA_\application/vnd.oasis.opendocument.graphics-templateapplication/x-vnd.oasis.opendocum\#
        ent.graphics-templateotgOpenDocument drawing template14080B00000400>application/x-mcapmcapMCAP recor\#
        ding14010I00000300?application/vnd.amiga.amiamiAmiPro document09800M001103000AAiapplication/x-netsho\#
        w-channelnsc140G0J00130300:@c4A;c1GEapplication/xcap-error+xmlxerXCAP error14010R000000000applicatio\#
        n/vnd.dvb.ipdcesgaccess214010I000000000application/city+json-seq04210D00000300Caudio/vnd.everad.pljp\#
        ljEverad player audio160G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.bbf.usp.msg+json14010J00000300\#
        Capplication/vnd.mobius.dafdafMobius DAF document14010F000000000application/vnd.netfpx10000N00110300\#
        0ATaapplication/x-mysql-misam-datamyd14010R00000600Capplication/set-payment-initiationsetpaySET paym\#
        ent request10290G000007000application/vnd.pmtilespmtiles14280D00000600Eapplication/x-tflitetfliteTen\#
        sorFlow Lite model00280@001103000QADimage/x-sony-srfsrf14280A00000000;application/x-eggEGG archive0l\#
        060?001100000A;ctext/x-terminfo0h060?00110400GA;ctext/x-euphoriae exsource code in Euphoria0`280K000\#
        002000application/x-mach-o-bundleso0h060I00110200QA;ctext/x-linear-programminglpsource code in Linea\#
        r Programming0`280A0e000300?application/x-dexapplication/vnd.android.dex application/x-android-dexde\#
        xAndroid program04210:000000000audio/bv16160G0R001600000AEi@AR0RAA;c0_O1K9application/alto-endpointc\#
        ost+json0D0W0:00110800:A;cmodel/igesigs igesIGES model1<010F00000000Fapplication/batch-smtpbatch of \#
        SMTP commands0P291600340400EP>G@ijA_\1>[application/vnd.openxmlformats-officedocument.presentationml\#
        .slideshowppsxPowerPoint slide show0l460:001103003A;ctext/x-logloglog0H290H0o220C00H@2TA>[applicatio\#
        n/vnd.ms-worksapplication/vnd-ms-works application/x-tika-msworks-spreadsheetwps wks wcm wdb xlrMicr\#
        osoft Works document14280J00000000Dapplication/x-glibc-localecategory of a locale140G0[001300000@c4A\#
        ;c1GEapplication/vnd.3gpp.seal-location-info+xml04210G000000000audio/vnd.dolby.heaac.10h060<00110200\#
        DA;ctext/x-fregefrsource code in Frege160G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.seis+json1428\#
        0L00000000>application/x-gtk-icon-cachecache of icons0h060900110200AA;ctext/x-xcxcsource code in XC1\#
        4060S001300000@c4A;c1GEapplication/x-opendocument-part+xml140G0D001300000@c4A;c1GEapplication/clue+x\#
        ml04210=000000000audio/pcma-wb14080I000003000application/x-openal-hrtfmhr0l060G00110300XA;ctext/x-sr\#
        ecode-templatesrttext with the markup of SRecode Template0l060?001108000A;ctext/x-numba_irnumba_ir14\#
        010N00000800Eapplication/vnd.smart.notebooknotebookSMART Notebook lesson14010C000002000application/n\#
        -quadsnq140G0E001300000@c4A;c1GEapplication/scaip+xml1<0Q0C00000000>multipart/encryptedencrypted mai\#
        l04210900000000:audio/gsmGSM speech0h060<00110500DA;ctext/x-cairocairosource code in Cairo14010K0000\#
        0400Aapplication/vnd.sealed.tiffstifSealed TIFF image0X2Y0O00110900PA_\application/vnd.etsi.asic-e+z\#
        ipasice sceASiC-E container of signed files14010K000000000application/mosskey-request0X070H0Y110300>\#
        A;capplication/mac-binhex40application/binhex application/mac-binhexhqxBinHex archive14010J00000300C\#
        application/vnd.mobius.disdisMobius DIS document0H290>0<0008009image/vnd.djvuimage/x-djvudjvu djvDjV\#
        u scan00010K0E000300?application/vnd.kde.kontourapplication/x-kontourkonKontour drawing0f@60:00110Y0\#
        0:A;ctext/x-lualua wlua nse pd_lua rbxs rockspec fcgi p8Lua source14080J000003000application/x-spect\#
        rum-dskdsk14010O00000300Happlication/vnd.3gpp.pic-bw-varpvb3GPP picture of any size0<060H00110300MA;\#
        capplication/x-gd-rom-cuegdidata in the format GD-ROM cue0j060;00110<00CA;ctext/x-amplampl run modso\#
        urce code in AMPL0\280E00000;000application/x-wii-romrvz iso wia140G0R001300000@c4A;c1GEapplication/\#
        vnd.3gpp-prose-pc8+xml0D030=00000300Himage/vnd.dxfdxfAutoCAD exchange drawing0h060?00110@00GA;ctext/\#
        x-portugolpor portugol algsource code in Portugol140G0G001303008@c4A;c1GEapplication/prs.xsf+xmlxsfX\#
        SF data14280M000003000application/x-stargallery-sdgsdg14280A00110300<A_\application/x-npznpzNumPy ar\#
        rays10280R001100000@Giapplication/x-monotone-source-repo0l060W001103000A;ctext/x-ansys-parametric-de\#
        sign-languageans0L0G18001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.\#
        comments+xml                                                                                        \#
                                                          0`280O000000000application/x-mach-o-executable    \#
                          14280G00000300Iapplication/x-adobe-aslasllayer styles of Photoshop                \#
                                                                                                            \#
                                                                                    140G0M001300000@c4A;c1GE\#
        application/vnd.3gpp.ussd+xml04210N000000000audio/1d-interleaved-parityfec0h060;00110700CA;ctext/x-t\#
        ealteal tlsource code in Teal                                            0l060P001103000A;ctext/x-ty\#
        pographic-number-theorytnt00280@0@110;00>QADimage/x-sony-arwimage/x-raw-sonyarw srf sr2Sony raw imag\#
        e                                                                                                   \#
                                                         0H280S00110L000A_\application/vnd.mindjet.mindmanag\#
        ermmp mmap mmpt mmat mmmp mmas0X080Q001106000ABPapplication/x-rzip-compressed-tartar.rz    0h060>001\#
        10400FA;ctext/x-clarityclarsource code in Clarity0L390e00340400EP>GQg_A_\1>[application/vnd.ms-excel\#
        .sheet.binary.macroenabled.12xlsbExcel binary workbook0L0G1@001300000@c4A;c1GEapplication/vnd.openxm\#
        lformats-officedocument.spreadsheetml.tablesinglecells+xml0X280L000003000application/x-uc2-compresse\#
        duc214010E000000000application/cals-184014280I00000<000application/x-sas-catalogsc7 sas7bcat04280;00\#
        000300Aaudio/x-musmusDMX music of Doom0h060C00110300KA;ctext/x-objectscriptclssource code in ObjectS\#
        cript14010M000000000application/vnd.ecowin.series0l060@001102000A;ctext/x-earl-greyeg140G0H00130;00L\#
        @c4A;c1GEapplication/lostsync+xmllostsyncxmlLoST synchronization message14080D00000000<application/x\#
        -finaleFinale score04290900110300EAC:audio/dlsdlsDLS instrument sounds                          1020\#
        0O001100000ATaapplication/x-mysql-misam-index                                                  140G0\#
        l001300000@c4A;c1GEapplication/vnd.oma.bcast.associated-procedure-parameter+xml                     \#
                                            14010Q000000000application/simplesymbolcontainer140G0U001300000@\#
        c4A;c1GEapplication/vnd.3gpp-prose-pc3ach+xml                                                     0h\#
        060I001302000@c4A;c1GEapplication/x-gtk-builderui14000C000000000application/x-lharc160G0X001600000AE\#
        i@AR0RAA;c0_O1K9application/alto-updatestreamparams+json                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                  0h060;00110000CA;ctext/x-d\#
        unesource code in Dune    0\280E000007000application/x-gba-romgba agb140G0`001300000@c4A;c1GEapplica\#
        tion/vnd.3gpp.seal-data-delivery-info+xml04210=000000000audio/vnd.4sb0l460F00110C00RA;ctext/x-html-p\#
        lus-razorcshtml razor vbhtmltext with the markup of HTML+Razor140G0D00130400M@c4A;c1GEapplication/em\#
        ma+xmlemmaEMMA annotation of user input0`280G00000400Gapplication/x-java-jmodjmodJava module for lin\#
        king0l070?00110200CA;ctext/vnd.wap.slslWAP service loading14280D00000000Qapplication/x-ms-sdbcompati\#
        bility database of Windows140G0I00130500M@c4A;c1GEapplication/metalink4+xmlmeta4Metalink download de\#
        scription0h060A00110100IA;ctext/x-kframeworkksource code in KFramework0i060M00110200UA;ctext/x-answe\#
        r-set-programminglpsource code in Answer Set Programming1@000C000000000x-content/image-dcf0h460K0011\#
        0300SA;ctext/x-java-template-enginejtesource code in Java Template Engine0k@70?0U110Q00>A;capplicati\#
        on/sqlapplication/x-sql text/sql text/x-sqlsql ddl mysql tab udf viw inc prcSQL statements14010L0000\#
        00000application/vnd.etsi.tsl.der14010A000004000application/cccexc3ex14060A00110000MA;ctext/x-tor-co\#
        nfigdata in the format Tor Config160G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.openvpi.dspx+json0\#
        <020R0M1203000P@P0[Rapplication/x-quicktime-media-linkapplication/x-quicktimeplayerqtl0`280L00000400\#
        Oapplication/vnd.android.vdexvdexverified code of an Android app14010U000000000application/vnd.japan\#
        net-registration140G0D00130400L@c4A;c1GEapplication/wsdl+xmlwsdlWSDL web service description0h060B00\#
        110500JA;ctext/x-cap-n-protocapnpsource code in Cap'n Proto1@000:00000000:inode/fifonamed pipe0k060=\#
        00110V00EA;ctext/x-erlangerl hrl app escript app.src xrl yrl essource code in Erlang14010H000000000a\#
        pplication/vnd.ipld.raw140G0j001300000@c4A;c1GEapplication/vnd.openxmlformats-package.core-propertie\#
        s+xml00280?000000000image/x-xcursor0L280I00110K000A>[application/x-quattro-prowq1 wq2 wkq wb1 qpw wb\#
        2 wb3 18280K00000<00>application/x-java-keystorejks keystoreJava key store14280F00000;000application\#
        /x.sf3-textsf3 txt.sf300280A002203000QADQYLimage/x-nikon-nrwnrw                                     \#
                                                                                                            \#
                                           0H060`0\2404000@Yj@c4A;c1GEapplication/vnd.oasis.opendocument.tex\#
        t-flat-xmlapplication/vnd.oasis.opendocument.flat.textfodt14010O00000300Happlication/vnd.marlin.drm.\#
        mdcfmdcMarlin protected content160G0H001600000AEi@AR0RAA;c0_O1K9application/vnd.api+json0l060@001100\#
        000A;ctext/x-floscript0H060X001303000@c4A;c1GEapplication/x-adobe-indesign-interchangeinx160G0700110\#
        250LA;ctext/n3n3utf-8data in the format Notation30D010=000003000model/vnd.cldcld0XRY0?1V000E00;appli\#
        cation/zipapplication/x-tika-ooxml application/x-tika-visio-ooxml application/x-zip application/x-zi\#
        p-compressedzip zipx nupkg snupkgZIP archive14010C00000<000application/vnd.tmlvfr viaframe140G0C0013\#
        0300;@c4A;c1GEapplication/xop+xmlxopXOP package                                                     \#
                                                                          14010D00000300Eapplication/vnd.mfe\#
        rmwfMFER medical waveform14010@00000300Japplication/dvcsdvcDVCS certification message  0l070=0011030\#
        00A;ctext/vnd.sosisos08210:00000=00;video/h265265 h265 hevcH.265 video0l060=001103000A;ctext/x-hybri\#
        shyb0l060<001105000A;ctext/x-scdocscdoc                        10010N00000700Gapplication/vnd.lotus-\#
        approachapr vewLotus Approach database                        0l060=001103000A;ctext/x-amdgpuisa00:9\#
        0:00110<00DA:gimage/fitsfits fit ftsFITS astronomy image14010S000000000application/vnd.oipf.cspg-hex\#
        binary140G0M00130300E@c4A;c1GEapplication/oebps-package+xmlopfEPUB package document0h060L00110200TA;\#
        ctext/x-grammatical-frameworkgfsource code in Grammatical Framework0X080N000000000application/x-ms-c\#
        ompress-szdd0X080A00110;000@gQapplication/x-tzotar.lzo tzo04210<000000000audio/vmr-wb14010D00000400:\#
        application/vnd.mseqmseqMSEQ media14010F000000000application/vnd.cybank08210B00000800Hvideo/vnd.dece\#
        .mp4uvu uvvuUltraViolet video in MP40`280L00000300>application/x-mruby-bytecodemrbcompiled mruby0828\#
        0;001103009AC:video/x-amvamvAMV video14060@00110900LA;ctext/x-d-objdumpd-objdumpdata in the format D\#
        -ObjDump14010H000000000application/vnd.paos.xml14010T00000200Eapplication/vnd.sailingtracker.trackst\#
        Sailing Tracker track0l060F001108000A;ctext/x-python-metadataegg-info14010@000000000application/wita\#
        14010Q000000000application/vnd.ecowin.fileupdate1@000I000000000x-content/image-picturecd0i060<001110\#
        00DA;ctext/x-plsqlbdy pck pkb pks plsql tpb tps trg vw pls ddl fnc plb prc spc sqlsource code in PLS\#
        QL0h060B001106000A;capplication/juttlejuttle0h060800110;00BA;ctext/zigzig zig.zonsource code in Zig0\#
        l060:00110500MA;ctext/slintslinttext with the markup of Slint14060G00110:00SA;ctext/x-python-traceba\#
        ckpytb py3tbdata in the format Python traceback14010?00000300Oapplication/pdxpdxPDX vehicle diagnost\#
        ics package0n460?00110800PA;ctext/x-mustachemustachetext with the markup of Mustache04290@0J000400@a\#
        udio/mobile-xmfaudio/vnd.nokia.mobile-xmfmxmfMobile XMF music0j060;00110P00;A;ctext/x-vhdlvhdl vhf v\#
        hi vho vhs vht vhw vhdVHDL source0n060:00110300;A;ctext/x-podpodtext in Pod14280G00000700?applicatio\#
        n/x-vim-spellsug splspelling of Vim0j@60=00110F009A;ctext/x-csharpcs cake cs.pp csx linqC# source0l0\#
        60;001100000A;ctext/x-xorg0h060;00110400CA;ctext/x-mlirmlirsource code in MLIR1<010D000000000multipa\#
        rt/header-set16060B00110300NA;ctext/x-flatbuffersfbsdata in the format FlatBuffers0i060800110100@A;c\#
        text/x-qqsource code in q04210<000000000audio/tsvcis0h060?00110200GA;ctext/x-modelicamosource code i\#
        n Modelica0L0G1:001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.queryt\#
        able+xml14010J00000080Japplication/news-groupinfous-asciidescription of a newsgroup14060>00110700GA;\#
        cchemical/x-pdbpdb entPDB molecular structure0l060<001100000A;ctext/x-mosel                  04290;0\#
        C120300<ASWAbMaudio/speexapplication/x-speexspxSpeex speech1<0Q0E00000000Emultipart/alternativemail \#
        in several forms                                                                                    \#
                           160G0I001600000AEi@AR0RAA;c0_O1K9application/vnd.leap+json                       \#
        0h060?00110400GA;ctext/x-ligolangligosource code in LigoLANG08280A000005009video/x-sgi-moviemovieSGI\#
         movie04210M00000:000audio/vnd.presonus.multitrackmultitrack160G0J001600000AEi@AR0RAA;c0_O1K9applica\#
        tion/vnd.siren+json                                                                                 \#
                                                                               0h060<00110300DA;ctext/x-glyp\#
        hglfsource code in Glyph140G0H001303000@c4A;c1GEapplication/atsc-dwd+xmldwd0h0F0D001304000@c4A;c1GEa\#
        pplication/xaml+xmlxaml                                                                             \#
                                                                                             14010F000000000\#
        application/ohttp-keys          04210D000000000audio/vnd.dolby.pl2x14010E000000000application/moss-k\#
        eys0X280P001100000A_\application/vnd.apple.unknown.13                         0h060L00110C00TA;ctext\#
        /x-literate-coffeescriptcoffee.md litcoffeesource code in Literate CoffeeScript14280G00000300Dapplic\#
        ation/x-adobe-abrabrbrushes of Photoshop0`280I000000000application/x-mach-o-dsym0\210G0L000800>appli\#
        cation/vnd.efi.imgapplication/x-raw-disk-imageluks imgraw disk image14010Q00000500Aapplication/vnd.s\#
        tepmania.packagesmzipStepMania package18280K00000300Gapplication/x-gnupg-trustdbgpgtrust database of\#
         GnuPG0L0G1?001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.revisionhe\#
        aders+xml04210=000000000audio/flexfec18280J00000300?application/x-gnupg-keyboxkbxkeybox of GnuPG0421\#
        0:00000300;audio/evrcevcEVRC speech14010G00000;007application/vnd.uri-mapurim urimapURI map14010N000\#
        000000application/vnd.uic.dosipas.v20h060:00110300BA;ctext/x-jaijaisource code in Jai002I090J0007009\#
        image/bmpimage/x-bmp image/x-ms-bmpbmp dibBMP image082109000000000video/vp80h060G00110600OA;ctext/x-\#
        component-pascalcps cpsource code in Component Pascal14000I000003000application/x-silverlightscr082Y\#
        090;000Q00<video/mp4video/x-mp4mp4 mp4v mpg4 f4p m4v f4v lrv m4sMPEG-4 video0D080;00000300;model/x-3\#
        dm3dmRhino model0j060900110=00PA;ctext/x-vbvb vbhtml bassource code in Visual Basic .NET04280;000003\#
        000audio/x-medmed08210L000000000video/vnd.iptvforum.ttsmpeg20X080D000002000application/x-qpressqp140\#
        00H000003000application/x-r-lazyloadrdb   17060D00220U00PAXJA;ctext/x-unity3d-assetanim asset meta p\#
        refab unity mask matdata in the format Unity3D Asset140G0T001300000@c4A;c1GEapplication/vnd.3gpp-pro\#
        se-pc3ch+xml18880P000007000application/x-x509-ec-parameterskey pem                             14010\#
        C000000000application/vnd.1ob140P0U000000000application/vnd.google-apps.drive-sdk                   \#
            18890A00000B00Capplication/pkcs8p8 der key pem pubPKCS #8 private key002I0H0<000800<image/vnd.mi\#
        crosoft.iconimage/x-iconico iconWindows icon0l060<001100000A;ctext/x-slurm0`000F000003000application\#
        /x-makeselfrun                       0g860E00110O00=A;capplication/x-desktopdesktop desktop.in kdeln\#
        k themedesktop entry                                                                                \#
         160F0S001606000AEi@AR0RAA;c0_O1K9application/x-web-app-manifest+jsonwebapp14010L000000000applicatio\#
        n/vnd.sketchometry1<010G00000300=multipart/voice-messagevpmvoice message0l060;001104000A;ctext/x-bar\#
        ebare16070I001200000AXJA;capplication/asyncapi+yaml04210B00000300>audio/vnd.audiokozkozAudiokoz musi\#
        c0`080H001100000AoWapplication/x-aportisdoc140G0Z001300000@c4A;c1GEapplication/vnd.marlin.drm.action\#
        token+xml0@280L00000300Bapplication/x-font-linux-psfpsfLinux console font14010U000000000application/\#
        vnd.windows.devicepairing140G0T001300000@c4A;c1GEapplication/vnd.iptc.g2.newsitem+xml               \#
                                           14280I00000000>application/x-quake-modelmodel of Quake           \#
                                         04290=00000800Baudio/prs.sidsid psidCommodore 64 music0h060D0011000\#
        0LA;ctext/x-alpine-abuildsource code in Alpine Abuild14010P000000000application/vnd.oma.bcast.sgboot\#
        0l060:001103000A;ctext/x-ul4ul40X000A000003000application/x-seasea160G0H001600000AEi@AR0RAA;c0_O1K9a\#
        pplication/vnd.vel+json0h060@00110200HA;ctext/x-macaulay2m2source code in Macaulay2140G11001300000@c\#
        4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.chart+xml08010P00000300Dapplication/v\#
        nd.epson.quickanimeqamQuickAnime animation0h060D00110600LA;ctext/x-1c-enterprisebsl ossource code in\#
         1C Enterprise18000M000007000application/x-internet-signupisp ins0m060;001103000A;ctext/x-fiftfif142\#
        80B00000000>application/x-cbfscoreboot image0h060<00110900DA;ctext/x-janetjanet jdnsource code in Ja\#
        net0D280C00000<000model/x.sf3-physicsphys.sf3 sf300200<00000<00:image/x-pictpct pict picPICT image0m\#
        070B00110700>A;ctext/prs.lines.tagdsc tagPRS Lines tags14010G00000300Oapplication/vnd.wap.sicsiccomp\#
        iled WAP service indication14010I00000=00Aapplication/vnd.fdsn.seedseed datalessSEED seismic data160\#
        G0I001600000AEi@AR0RAA;c0_O1K9application/protobuf+json14010Y00000600Fapplication/vnd.3lightssoftwar\#
        e.imagescalimgcalimage calibration data0h060I00110600LA;capplication/supercollidersc scdsource code \#
        in SuperCollider140G0P001300000@c4A;c1GEapplication/vnd.radisys.moml+xml0h060?00110500GA;ctext/x-cam\#
        eligomligosource code in CameLIGO0l060;001100000A;ctext/x-xmcd0d460>00110L00FA;ctext/aspdotnetaspx a\#
        sax ascx ashx asmx axdsource code in ASP.NET14080B000003000application/serealsrl00280;00000300=image\#
        /x-exrexrOpenEXR image14010D000000000application/prs.sclt0l060?001103000A;ctext/x-llvm-mirmir       \#
                                                                                                            \#
                                                                                         14010O00000400Happl\#
        ication/vnd.multiad.creatorcrtrMultiAd Creator document0d060B00110300JA;ctext/x-classic-aspaspsource\#
         code in Classic ASP0i460E001108000A;capplication/x-cheetahtmpl spt14000F000003000application/vnd.th\#
        eqvdqvd                                                                                             \#
                                                                               082108000000000video/nv      \#
                         140G0E001306000@c4A;c1GEapplication/senml+xmlsenmlx                                \#
                                                         14000D000003000application/x-msclipclp             \#
                          14060J001100000A;capplication/x-httpresponse14000@000004000chemical/x-mmcifmcif   \#
                                                   140G0J001300000@c4A;c1GEapplication/vnd.wv.csp+xml       \#
                                                                                                            \#
                                                                                                 14010I00000\#
        300Dapplication/vnd.epson.ssfssfEpson print settings140G0L001300000@c4A;c1GEapplication/vnd.etsi.cug\#
        +xml0n460>00110700?A;ctext/x-textiletextiletext in Textile0D000@000000000model/vnd.gs-gdl           \#
                                                                                                            \#
                            14280M000008000application/x-devicetree-blobdtb dtbo14280I00000000Iapplication/x\#
        -nib-archiveinterface of an Apple app                           140G0]001300000@c4A;c1GEapplication/\#
        mbms-user-service-description+xml14010K000000000application/rpki-signed-tal04280=001103000Am>audio/a\#
        nnodexaxa0H0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.comm\#
        ents+xml140G0E00130400N@c4A;c1GEapplication/dskpp+xmlxmlsDSKPP key provisioning message14080M0000000\#
        0Bapplication/x-systemd-journaljournal of systemd0H280D001100000A>[application/x-hwp-v5             \#
                      18060E00110300>A;ctext/x-ssh-public-keypubSSH public key                              \#
                                                                                                           0\#
        d460?001203000@kNA;capplication/htahta00290900000300=image/jlsjlsJPEG-LS image                      \#
                     14010O00000:000application/vnd.resilient.logicrlm reload0h060<00110500DA;ctext/x-graceg\#
        racesource code in Grace                      16060F0Q110:00RA;ctext/x-java-propertiestext/propertie\#
        s text/x-propertiespropertiesdata in the format Java Properties                                     \#
                     140G0Q00130400=@c4A;c1GEapplication/vnd.openblox.game+xmlobgxOpenBlox game  0l070M00110\#
        0000A;ctext/1d-interleaved-parityfec                     0h060D00110300EA;capplication/x-fantomfanso\#
        urce code in Fantom                                                                                 \#
                                                                           0h060=00110200EA;ctext/x-s-langsl\#
        source code in S-Lang              14060F00110K00RA;ctext/x-altium-designeroutjob pcbdoc prjpcb schd\#
        ocdata in the format Altium Designer                                                                \#
                 0P060H001100000A;capplication/x-magicpoint14880@000000000application/x-sc           0D000A0\#
        00003000application/x-prtprt              00280;00000300;image/x-gd2gd2GD2 picture     140G0G0013040\#
        00@c4A;c1GEapplication/mmt-usd+xmlmusd140G0\001300000@c4A;c1GEapplication/vnd.3gpp.seal-ue-config-in\#
        fo+xml14010U00000300Mapplication/vnd.airzip.filesecure.azsazsAirZip FileSECURE spreadsheet140G0I0T11\#
        0;00DA;ctext/tab-separated-valuestext/tsv text/x-tab-separated-valuestsv vcf samtab-separated values\#
        0h060<00110500DA;ctext/x-mettamettasource code in MeTTa0@0?0R0K110300EA;capplication/vnd.font-fontfo\#
        rge-sfdtext/x-spline-font-databasesfdFontForge font source160G0G001606000AEi@AR0RAA;c0_O1K9applicati\#
        on/sensml+jsonsensml0D290=2;000300?image/vnd.dwgapplication/acad application/autocad_dwg application\#
        /dwg application/x-acad application/x-autocad application/x-dwg drawing/dwg image/x-dwgdwgAutoCAD dr\#
        awing0h060F001302000@c4A;c1GEapplication/x-designerui14010X001100000@b7application/vnd.veraison.tsm-\#
        report+cbor14280E00000700Dapplication/x-btsnoopbtsnooppackets of Bluetooth0@280F000000000application\#
        /x-font-dos0\000A000003000application/x-nrgnrg16060@00110200LA;ctext/x-pure-datapddata in the format\#
         Pure Data0j060E00110>00MA;ctext/x-robotframeworkrobot resourcesource code in RobotFramework0@:00M00\#
        0000000application/x-font-sunos-news140G0I001300500@c4A;c1GEapplication/msc-mixer+xmlutf-80h0F0A0011\#
        0300IA;ctext/x-processingpdesource code in Processing0l060=001103000A;ctext/x-xtlangxtm0`200H0K000O0\#
        0?application/x-msdownloadapplication/x-msdos-programcom exe dll bat msi cpl drv scrWindows program0\#
        D2Y0B001105000A_\model/step-xml+zipstpxz1<0Q0<00000400<message/httphttpHTTP message0d060<00110300DA;\#
        ctext/x-xonshxshsource code in Xonsh14010W000000000application/vnd.smintio.portals.archive140G0Q0013\#
        00000@c4A;c1GEapplication/mbms-msk-response+xml0\080M000003000application/x-genesis-32x-rom32x      \#
                                                                                                            \#
                                         00280;00000300?image/x-3ds3ds3D Studio scene                       \#
                                                                               042X0F0V000900@audio/vnd.rn-r\#
        ealaudioaudio/x-pn-realaudio audio/x-realaudiora ram rmRealAudio stream160G0H001600000AEi@AR0RAA;c0_\#
        O1K9application/problem+json14000M00000000Lapplication/x-systemd-catalogmessage catalogue of systemd\#
        0j060=00110I00EA;ctext/x-prologpro prolog yap pl ecl pltsource code in Prolog0X010R00000400<applicat\#
        ion/vnd.joost.joda-archivejodaJoda archive160G0T001600000AEi@AR0RAA;c0_O1K9application/vnd.oracle.re\#
        source+json0h060J00110D00GA;capplication/x-godot-shadergdshader gdshaderincsource code in GDShader14\#
        000A000003000application/x-evaeva0P0G1<001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocume\#
        nt.presentationml.tablestyles+xml0`0F0?001103000A;ctext/x-suse-ympymp14060B001104000A;capplication/x\#
        -ccmxccmx14010H00000000Fapplication/vnd.cups-rawraw print job for CUPS160G0P001600000AEi@AR0RAA;c0_O\#
        1K9application/alto-cdnifilter+json140G0H00130800D@c4A;c1GEapplication/davmount+xmldavmountWebDAV mo\#
        unt request0h060@00110600HA;ctext/x-shaderlabshadersource code in ShaderLab140G0U001300000@c4A;c1GEa\#
        pplication/vnd.ms-office.activex+xml14010@00000000=application/httpHTTP messages14010N000000000appli\#
        cation/vnd.powerbuilder75  0<0G0D0@130<00A@c4A;c1GEapplication/smil+xmlapplication/smilsmil sml smiS\#
        MIL presentation140G0T001300000@c4A;c1GEapplication/xcon-conference-info+xml                        \#
                                         0l060:00110B000A;ctext/x-adladl adls adlf adlx14080A000003000applic\#
        ation/x-g71g71                                                         14010U00000300Bapplication/vn\#
        d.vidsoft.vidconferencevscVidConference data14000A000003000application/x-d81d8114010?00000000;applic\#
        ation/dnsDNS message             14060Q00110300]A;ctext/x-webassembly-interface-typewitdata in the f\#
        ormat WebAssembly Interface Type14000A000003000application/x-rdprdp                                 \#
            0h060:00110300BA;ctext/x-x10x10source code in X10                                               \#
                                                                                                            \#
             0h280J00000300Qapplication/x-zsh-wordcodezwccompiled functions of the Z shell                  \#
                                                                                 14010R00000500@application/\#
        vnd.mediastation.cdkeycdkeyMediaStation key0l060?00110300KA;ctext/x-microdvdsubdata in the format Mi\#
        croDVD0H880I000003000application/x-pocket-wordpsw1<010<000000000message/cpim14280A00000300Dapplicati\#
        on/x-sffsffreads of a sequencer14010G000000000application/vnd.sbm.cid042X0:0<120400:P[W1]eaudio/webm\#
        audio/x-webmwebaWebM audio14060K00110:000A;capplication/vnd.flatpak.refflatpakref14280G00000;000appl\#
        ication/x.sf3-tablesf3 tab.sf30H010T000000000application/vnd.afpc.modca-mediummap1<290C00000300Cmess\#
        age/vnd.wfa.wscwscWi-Fi setup message0T0G0S00130400C@c4A;c1GEapplication/vnd.pwg-xhtml-print+xmlxhtm\#
        XHTML page to print0h060800110100@A;ctext/x-eesource code in E0h060<00110F00DA;ctext/x-dylandylan dy\#
        l intr lid hdpsource code in Dylan0j@6090N110800;A;ctext/rustapplication/x-rust text/x-rustrs rs.inR\#
        ust source00200;0=000D009image/x-tgaimage/x-targatga icb vda tpic vstTGA image0X010G000007000applica\#
        tion/vnd.genozipgenozip04210=000000000audio/uemclip0X280B000004000application/x-asarasar0`8Y0U0^110=\#
        00>@:7application/vnd.debian.binary-packageapplication/x-deb application/x-debian-packagedeb udeb dd\#
        ebDebian package14010T00000300Dapplication/vnd.groove-tool-templatetplGroove tool template0j060G0011\#
        0300OA;ctext/x-literate-haskelllhssource code in Literate Haskell140G0c001300000@c4A;c1GEapplication\#
        /vnd.3gpp.current-location-discovery+xml14010C00000300;application/vnd.gmxgmxGMX project0`280H001107\#
        000@1oapplication/x-source-rpmsrc.rpm14060F00110000RA;ctext/x-readline-configdata in the format Read\#
        line Config0d860D001103000A;ctext/vbscript.encodevbe0P0G1?001300000@c4A;c1GEapplication/vnd.openxmlf\#
        ormats-officedocument.presentationml.slideshow.main+xml14010C000000000application/stratum04200;00000\#
        3000audio/x-sd2sd20X2Y0T001107000A_\application/vnd.logipipe.circuit+ziplcs lca14010A00000500Eapplic\#
        ation/atxmlatxmlATML test description14010I000000000application/vnd.mdl-mbsdf14000H000003000applicat\#
        ion/x-mscardfilecrd14010J00000300>application/vnd.insors.igmigmIGMeeting link14060?00110000KA;ctext/\#
        x-xcomposedata in the format XCompose14290J00000700Bapplication/vnd.iccprofileicc icmICC colour prof\#
        ile0h060<00110>00DA;ctext/x-rpglerpgle sqlrpglesource code in RPGLE04080@001100000AbMapplication/kat\#
        e0X280J001103000A_\application/bizagi-modelerbpm14010C000000000application/cmw+jws04210:00000000<aud\#
        io/g723G.723 speech14010E00000;00:application/vnd.kinarkne knp sdfKinar data    0X280I00000300;appli\#
        cation/x-nix-archivenarNix archive0h060>00110300FA;ctext/x-clarionclwsource code in Clarion         \#
                                                                                                            \#
                                          0`070P00110350SA;ctext/vnd.sun.j2me.app-descriptorjadutf-8descript\#
        or of a Java ME application     14080K000003000application/x-commodore-crtcrt0\010R00000300Capplicat\#
        ion/vnd.aristanetworks.swiswiArista switch image0D010=000003009model/vnd.gtwgtwGTW model10280N001100\#
        000@Giapplication/x-bentley-besqlite0h0G0D0;110400@A;capplication/vnd.darttext/x-dartdartDart source\#
         code14000H000003000application/x-msterminaltrm                               0l060<00110500MA;ctext\#
        /x-templtempltext with the markup of templ14000C000003000application/x-envoyevy0l060A00110300RA;ctex\#
        t/x-genero-perpertext with the markup of Genero per160G0\001600000AEi@AR0RAA;c0_O1K9application/vnd.\#
        apothekende.reservation+json04210=000000000audio/smv-qcp1@000?000000006inode/directoryfolder14010I00\#
        000600Aapplication/vnd.ieee.19051905.1IEEE 1905 message                                             \#
                             0h060:00110200<A;ctext/juliajlJulia source00280<000000000image/x-niff0D2Y0>0011\#
        04000A_\model/step+zipstpz0j060H00110800BA;ctext/x-devicetree-sourcedts dtsidevice tree source0i060:\#
        00110300BA;ctext/x-arcarcsource code in Arc14280@0B000400@application/avroapplication/x-avroavroApac\#
        he Avro data14010R000000000application/vnd.ga4gh.passport+jwt                          160G0D0016000\#
        00AEi@AR0RAA;c0_O1K9application/sdf+json0`000L000003000application/x-authorware-mapaam140G0B00130C00\#
        C@c4A;c1GEapplication/xv+xmlmxml xhvml xvml xvmMXML user interface14000D000003000chemical/x-mopac-ou\#
        tmoo140G0U001300000@c4A;c1GEapplication/mbms-reception-report+xml0X000D00000600Papplication/x-sv4crc\#
        sv4crcSVR4 cpio archive with checksums0X080C00000500:application/x-lzfselzfseLZFSE data0H280J0011050\#
        00AjDapplication/x-gzpostscriptps.gz0D0I0A00000300Bmodel/gltf-binaryglbglTF scene, binary0l060?00110\#
        000EA;ctext/x-vim-helptext in Vim Help File0k060D00110;00EA;capplication/x-scilabsci sce tstsource c\#
        ode in Scilab1<010F00000500Tmessage/global-headersu8hdrheaders of an internationalised mail002109000\#
        003009image/iefiefIEF image0\2H0L000003000application/x-virtualbox-vdivdi0h060>00110300FA;ctext/x-ca\#
        dencecdcsource code in Cadence14010E000000000application/vp+sd-jwt0L0G1=001300000@c4A;c1GEapplicatio\#
        n/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml0<020>00000300Laudio/x-ms-waxwaxW\#
        indows Media audio playlist0l0G0=00110300>A;ctext/richtextrtxMIME rich text14060C00131\00T@c4A;c1GEa\#
        pplication/x-plistplist sttheme tmcommand tmlanguage tmpreferences tmsnippet tmtheme entitlements st\#
        ringsdict webloc xcprivacydata in the format XML Property List140G0L001300500@c4A;c1GEapplication/po\#
        c-settings+xmlutf-814010O00000300Iapplication/vnd.immervision-ivuivuImmerVision panorama link14010H0\#
        00000000application/secevent+jwt0l0?0L0;110:00BA;ctext/vnd.familysearch.gedcomtext/gedcomged gedcomG\#
        EDCOM family tree14280A00000300Papplication/x-sfosfoparameters of a PlayStation game0k060>00110J00FA\#
        ;ctext/x-promelaprom prm promela pr pml pmsource code in Promela0`3X0W00220300CQ4IA_\application/vnd\#
        .android.package-archiveapkAndroid application04280<00000000Baudio/x-nistNIST SPHERE speech0h060@001\#
        10200HA;ctext/x-zenscriptzssource code in ZenScript14010L00000300Iapplication/scvp-cv-responsescsSCV\#
        P certificate response0H280H002206000@<;A_\application/x-ibooks+zipibooks0h060A00110300IA;ctext/x-li\#
        quidsoapliqsource code in Liquidsoap0h060<00110C00EA;ctext/x.gcodegcode cnc gco ngc gsource code in \#
        G-code14010H00000800Bapplication/vnd.preminetpreminetPreminet catalogue0d860C001103000A;ctext/jscrip\#
        t.encodejse0h060E00110000MA;ctext/x-python-consolesource code in Python console                     \#
                                                            10280G001100000@Giapplication/x-texnicard       \#
                             140G0K001300000@c4A;c1GEapplication/rs-metadata+xml0l070<001100000A;ctext/vnd.g\#
        ml                                                                                            14280L\#
        000003000application/gnunet-directorygnd                                                  14280G0000\#
        0300Fapplication/x-adobe-grdgrdgradients of Photoshop04210:00000000:audio/dvi4DVI4 audio   0h060;001\#
        10400CA;ctext/x-movemovesource code in Move0h060>00110900FA;ctext/x-plpgsqlpgsql sqlsource code in P\#
        LpgSQL                           0X2Y0W001103000A_\application/vnd.familysearch.gedcom+zipgdz0X000L0\#
        00003000application/x-cfs-compressedcfs                                                             \#
                                                         160G0Y001600000AEi@AR0RAA;c0_O1K9application/alto-u\#
        pdatestreamcontrol+json                                                                             \#
                                                0h060<00110800DA;ctext/x-idrisidr lidrsource code in Idris16\#
        0G0U001605000AEi@AR0RAA;c0_O1K9application/vnd.think-cell.ppttc+jsonppttc14280I00000300Mapplication/\#
        x-ms-resourcerescompiled resources of Windows0l060I001109000A;ctext/x-roboconf-instancesinstances0\0\#
        80L000003000application/x-atari-7800-roma7814210S000006000application/vnd.apache.arrow.streamarrows \#
                                                         0X060?00110600KA;ctext/x-uuencodeuu uuedata in the \#
        format uuencode                                                                                     \#
             1@000A00110000;@X`inode/mount-pointmount point                0h060;00110400CA;ctext/x-abapabap\#
        source code in ABAP                                                                                 \#
                        0h060?00110300GA;ctext/x-typespectspsource code in TypeSpec                         \#
                                                              14060A00110000MA;ctext/x-hosts-filedata in the\#
         format Hosts File14080R000000000application/vnd.digilite.prolights16060L00220300NA;cAXJapplication/\#
        buildstream+yamlbstdata in the format BuildStream00200;000003000image/x-phmphm14010D00000400@applica\#
        tion/vnd.ankiapkgAnki flash cards14010X000000000application/vnd.japannet-jpnstore-wakeup0H080G000003\#
        000application/x-ms-readerlit14880E000006000chemical/x-mdl-rdfilerd rdf0h060900110300AA;ctext/x-4d4d\#
        msource code in 4D140G0o001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.themeoverrid\#
        e+xml0\280E00000;00@application/x-n64-romn64 v64 z64Nintendo 64 game14010D000000000application/vnd.p\#
        cos14000G00000<000application/x-sas-auditst7 sas7baud0l070=001100000A;ctext/fhirpath14010_000000000a\#
        pplication/vnd.mitsubishi.misty-guard.trustweb0n060:00110O00@A;ctext/x-rstrst rest rest.txt restx rs\#
        t.txtreStructuredText0@280F00110@00?QjDapplication/x-font-pcfpcf pcf.z pcf.gzX11 bitmap font14280H00\#
        000000Iapplication/x-java-imagemodules of a Java runtime0H3Y1700230400=P>GA_\1>[application/vnd.open\#
        xmlformats-officedocument.wordprocessingml.documentdocxWord document14010Q000000000application/vnd.x\#
        ecrets-encrypted14010V00000300@application/vnd.shana.informed.packageipkInformed package14080F000003\#
        00Aapplication/pics-rulesprfPICS filter rules14010>000000000application/vc                          \#
                                   14080I000003000application/x-sas-data-v6sd2                              \#
                      14010I000000000application/whoispp-query                           0`290]0?110O00JA2Va\#
        pplication/vnd.microsoft.portable-executableapplication/exeexe dll cpl drv ocx scr sys efiWindows pr\#
        ogram or library0l460;00110400LA;ctext/x-edgeedgetext with the markup of Edge14010X000003000applicat\#
        ion/vnd.medicalholodeck.recordxrrxt18890E00000300Aapplication/pkix-certcerX.509 certificate         \#
                                                                                                            \#
                                          14010M000000000application/vnd.wmf.bootstrap14010G00000;000applica\#
        tion/gltf-bufferglbin glbuf       0n060A00110700AA;ctext/x-r-markdownqmd rmdtext in RMarkdown       \#
            14010H000000000application/session-info                                                         \#
             160G0J001600000AEi@AR0RAA;c0_O1K9application/vnd.drive+json160G0J001600000AEi@AR0RAA;c0_O1K9app\#
        lication/yang-data+json140G0T001300000@c4A;c1GEapplication/prs.implied-document+xml04210?000000000au\#
        dio/clearmode0h060=00110600EA;ctext/x-reasonre reisource code in Reason140G0S001300000@c4A;c1GEappli\#
        cation/vnd.oma.bcast.sprov+xml0h060:00110300BA;ctext/x-wdlwdlsource code in WDL14060H001307000@c4A;c\#
        1GEapplication/atomserv+xmlatomsrv00200@000004000image/x-macpaintpntg1<010A000000000message/ohttp-re\#
        q0h060@00110300HA;ctext/x-ballerinabalsource code in Ballerina08010I000000000application/mpeg4-iod-x\#
        mt04210:000000000audio/smv00l460:00110300KA;ctext/x-teateatext with the markup of Tea0\080P000007000\#
        application/x-neo-geo-pocket-romngp ngc14010M00000300=application/vnd.geogebra.toolggtGeoGebra tool1\#
        6060=00110600IA;ctext/x-gradlegradledata in the format Gradle14280J00000700<application/x-llvm-profi\#
        leprofrawLLVM profile      0j060<00220900LA;cPUOtext/x-svsrcsv svh vhsource code in SystemVerilog140\#
        G0E001300000@c4A;c1GEapplication/xacml+xml0X280P001100000AjDapplication/x-vnd.datapackage+gz16@G0@00\#
        110A00BA;capplication/tomltoml toml.exampleTOML configuration0L3Y0^0`110300HA_\application/vnd.oasis\#
        .opendocument.spreadsheetapplication/x-vnd.oasis.opendocument.spreadsheetodsOpenDocument spreadsheet\#
        0h060A00110:00IA;ctext/x-overpassqloverpassqlsource code in OverpassQL14280>00000300Echemical/x-trrt\#
        rrtrajectory of GROMACS14060E001308000@c4A;c1GEapplication/xslfo+xmlxslfo fo0h060;00110200CA;ctext/x\#
        -beefbfsource code in Beef14060H001102000A;capplication/x-pico8-cartp80H280W00220300J@jiA_\applicati\#
        on/vnd.sun.xml.writer.templatestwOpenOffice 1 text template0l060<001104000A;ctext/x-felixflxh14080N0\#
        00003000application/x-hfe-floppy-imagehfe0j060?00110800GA;ctext/x-starlarkbzl starsource code in Sta\#
        rlark14010S000000000application/vnd.dvb.iptv.alfec-base14010V000000000application/atsc-dynamic-event\#
        -message0l060:001103000A;ctext/x-rqlrql14010M000000000application/tamp-status-query10280D00000600?ap\#
        plication/x-duckdbduckdbDuckDB database0h060<00110500DA;ctext/x-verseversesource code in Verse    0D\#
        :80L0\0003000application/vnd.autodesk.fbxapplication/x-fbx application/x.autodesk.fbxfbx0L290K0E1103\#
        00CQjDapplication/vnd.kde.kspreadapplication/x-kspreadkspKSpread spreadsheet14060A00110800MA;ctext/x\#
        -oasv3-yamlyaml ymldata in the format OASv3-yaml                             14010J00000500Fapplicat\#
        ion/cdmi-containercdmicCDMI storage container                                                       \#
                                                                                                            \#
                                                                                              04280;09000300\#
        >audio/x-apeaudio/apeapeMonkey's Audio            140G080m110300FA;ctext/csvapplication/csv applicat\#
        ion/x-csv text/comma-separated-valuescsvcomma-separated values                                      \#
                                                                                                            \#
               14010E000002000application/n-triplesnt0j060>0B220300BA;cQ88text/x-objcsrctext/x-objective-cm \#
        hObjective-C source16060I00264K00UQEiA;c0AR0RA0_O1K9text/x-json-with-commentscode-snippets hujson su\#
        blime-build sublime-color-scheme sublime-commands sublime-completions sublime-macro sublime-menu sub\#
        lime-mousemap sublime-theme sublime-workspace sublime_metrics sublime_session tsconfig.json jsonc co\#
        de-workspace sublime-keymap sublime-project sublime-settingsdata in the format JSON with Comments042\#
        10B000000000audio/dsr-es20205014000G000003000application/x-intel-amlaml08210F00000800Cvideo/vnd.seal\#
        ed.mpeg1smpg s11Sealed MPEG-1 video0n460J00110>00RA;ctext/x-handlebars-templatehbs handlebarstext wi\#
        th the markup of Handlebars14010V000000000application/vnd.dvb.ipdcdftnotifaccess08210<000000000video\#
        /ulpfec0L0G19001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.usernames\#
        +xml14010F00000500Bapplication/cdmi-queuecdmiqCDMI storage queue082109000000000video/rtx14010Q000003\#
        000application/vnd.banana-accountingac2160G0Z00160h000AEi@AR0RAA;c0_O1K9application/sarif-external-p\#
        roperties+jsonsarif-external-properties sarif-external-properties.json140G0H00130300?@c4A;c1GEapplic\#
        ation/calendar+xmlxcscalendar in XML0h060:00110?00BA;ctext/x-vbavba bas cls frmsource code in VBA0h0\#
        60@00110400HA;ctext/x-redscriptredssource code in Redscript14010J000000000application/edhoc+cbor-seq\#
        08290L00000700:video/vnd.radgamettools.binkbik bk2Bink video18090K00000700Eapplication/pkcs8-encrypt\#
        edp8e derencrypted private key14000K000004000chemical/x-macromodel-inputmmod04210?000000000audio/rap\#
        torfec14010W000000000application/vnd.blink-idb-value-wrapper14010E000000000application/smpte336m0n06\#
        0S002203000A7cA;ctext/x-gettext-translation-templatepot00390X0Z110300BA_\application/vnd.oasis.opend\#
        ocument.imageapplication/x-vnd.oasis.opendocument.imageodiOpenDocument image00280=00000500Gimage/x-b\#
        asisbasisBasis Universal texture0H390Z0\110300DA_\application/vnd.oasis.opendocument.formulaapplicat\#
        ion/x-vnd.oasis.opendocument.formulaodfOpenDocument formula04210:00000000=audio/pcmumu-law speech0H0\#
        >0A001103000A;capplication/x-lyxlyx0H280L00110300DA_\application/vnd.sun.xml.mathsxmOpenOffice 1 for\#
        mula0j060<00110200DA;ctext/x-ragelrlsource code in Ragel08210:00000<000video/h266266 h266 vvc 0h060E\#
        00110400MA;ctext/x-propeller-spinspinsource code in Propeller Spin                  0d060?001104000A\#
        ;ctext/x-execlineexec                                                                 04210C00000000\#
        0audio/vorbis-config140G0C001300000@c4A;c1GEapplication/odm+xml08280F000000000application/x-matroska\#
                            160G0I001600000AEi@AR0RAA;c0_O1K9application/asyncapi+json                      \#
         14000J000003000application/x-ganttprojectgan                                                       \#
                                                                                   0P290M0R220;00D@hdA_\appl\#
        ication/vnd.apple.keynoteapplication/x-iwork-keynote-sffkeykey keynoteKeynote presentation140G0V0013\#
        00000@c4A;c1GEapplication/emergencycalldata.veds+xml14010L000000000application/gnap-binding-jws0l460\#
        ?00110300PA;ctext/x-nunjucksnjktext with the markup of Nunjucks  04290<00000;00<audio/atrac3at3 aa3 \#
        omgATRAC3 audio14010D000000000application/cbor-seq0H0G1@001300000@c4A;c1GEapplication/vnd.openxmlfor\#
        mats-officedocument.wordprocessingml.template.main+xml0h060C00110?00KA;ctext/x-powerbuilderpbt srw s\#
        ra srusource code in PowerBuilder140G0`001300000@c4A;c1GEapplication/emergencycalldata.subscriberinf\#
        o+xml         14010E000000000application/vc+sd-jwt       1@000C000000000x-content/audio-dvd04210B000\#
        000000audio/vnd.vmx.cvsd                               042X090d110<009AC:audio/wavaudio/vnd.wave aud\#
        io/wave audio/x-pn-wav audio/x-wavwav bwf rf64WAV audio                                   0h060?0011\#
        0<00DA;ctext/x-fancysrcfy fancypacksource code in Fancy                                             \#
                                          14010Q00000300Capplication/vnd.3gpp.pic-bw-smallpsb3GPP picture, s\#
        mall082Q0:09000H00:video/mpegvideo/mpgmpg mpeg mpe m1v m2v vobMPEG video14010G00000300Japplication/v\#
        nd.wfa.wscwscWi-Fi simple configuration14010C000000000application/linkset0X2Y0X001100000A_\applicati\#
        on/vnd.d2l.coursepackage1p0+zip14280M00000700Mapplication/x-gobject-typelibtypelibintrospection data\#
         of GObject0l060C001105000A;ctext/vnd.curl.mcurlmcurl0h060<00110500AA;ctext/x-echdrec ehsource code \#
        in eC16070800110=00=A;ctext/dnszone soa arpaDNS zone file0h060?00110300GA;ctext/x-nwscriptnsssource \#
        code in NWScript0h060=00110200EA;ctext/x-quakecqcsource code in QuakeC14010N000000000application/vnd\#
        .dtg.local.html00280C001103000QADimage/x-samsung-srwsrw0H010N00000300Gapplication/vnd.wolfram.player\#
        nbpWolfram Player notebook0n0F0;09110400LA;ctext/x-lesstext/lesslesstext with the markup of Less1401\#
        0D00000300Happlication/rpki-roaroaRPKI route authorization14010Z000000000application/private-token-i\#
        ssuer-directory14010F00000700<application/vnd.grafeqgqf gqsGrafEq graph14010G001107000@b7application\#
        /sensml+cborsensmlc0j@60;08340S008A;cPoJQ6W188text/x-csrctext/x-cc idc cats h.in cc h cxx cpp hh dic\#
        C source14010C000000000application/nasdata14010O00000300Gapplication/vnd.dtg.local.flashflalocal Fla\#
        sh application140G0G00130400K@c4A;c1GEapplication/marcxml+xmlmrcxMARC library records in XML14060I00\#
        110200UA;ctext/x-win32-message-filemcdata in the format Win32 Message File0m060A001107000A;ctext/x-e\#
        asytrieveezt mac00210E00000300Aimage/vnd.tencent.taptapTencent TAP image140G15001300000@c4A;c1GEappl\#
        ication/vnd.openxmlformats-officedocument.extended-properties+xml0L0G19001300000@c4A;c1GEapplication\#
        /vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml00280;0@0003000image/x-timimage/x-sony\#
        -timtim08210D00000800Fvideo/vnd.sealed.swfsswf sswSealed Flash animation160G0D001600000AEi@AR0RAA;c0\#
        _O1K9application/cmw+json0h080E00000300Iapplication/x-gcc-pchgchprecompiled header of GCC00060d00130\#
        4000@c4A;c1GEapplication/vnd.oasis.opendocument.graphics-flat-xmlfodg14010C00000300Bapplication/vnd.\#
        mcdmcdMicroCADAM drawing14010L000000000application/suit-report+cose0h280C00000300=application/x-spir\#
        vspvSPIR-V module0XPX0C00110<00EPSNapplication/x-bzip2bz2 boz tbz2bzip2-compressed data00390a0c11030\#
        0KA_\application/vnd.oasis.opendocument.image-templateapplication/x-vnd.oasis.opendocument.image-tem\#
        plateotiOpenDocument image template0D890>000008000model/vnd.usdausda usd08210E000000000video/vnd.nok\#
        ia.mp4vr0@000B00000;000application/x-fontpfa pfb gsf14280K000003000application/x-endnote-styleens140\#
        G0^001300000@c4A;c1GEapplication/vnd.oipf.contentaccessdownload+xml0X080Q00110<000@=gapplication/x-l\#
        zma-compressed-tartar.lzma tlz                                                                      \#
                                                                                                    14010D00\#
        1100000@b7application/cmw+cbor                          082109000000000video/vp9                    \#
            140G13001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.custom-properties+xml00280\#
        A001103000QADimage/x-kodak-dcrdcr0`280K00000000=application/x-ruby-bytecodecompiled Ruby            \#
                                               0f060;00111400CA;ctext/x-raku6pl nqp 6pm p6 p6l p6m pl6 pm6 r\#
        aku rakumod rakutest rakudoc pl pm tsource code in Raku                                             \#
                                                       0l060;00110400LA;ctext/x-ramlramltext with the markup\#
         of RAML04200E000003000audio/vnd.audible.aaxaax                                                     \#
             14000H000008000application/x-sas-backupsas7bbak                                         10060E0\#
        03507000QjDPGiPc41;c1GEapplication/x-gnucashgnucash                                                 \#
                                                                                                   10280E001\#
        107000@Giapplication/x-mbtilesmbtiles180G0D00130700K@c4A;c1GEapplication/pskc+xmlpskcxmlcontainer of\#
         symmetric keys14060>001103000A;ctext/x-pcs-gcdgcd       0h060A00110700IA;ctext/x-ags-scriptash ascs\#
        ource code in AGS Script                                           14010O000000000application/vnd.up\#
        lanet.cacheop082109000003000video/av1obu08290:00000?00Evideo/mp2tts m2ts mts m2tMPEG transport strea\#
        m02060J001200000@EnA;capplication/illustrator+ps18010K00000300Capplication/timestamp-replytsrtime st\#
        amp response0l060<001100000A;ctext/x-arrow                          140G0G00130700F@c4A;c1GEapplicat\#
        ion/atomcat+xmlatomcatAtom category document16060:00112100FA;ctext/x-iniini cfg cnf container dof le\#
        ktorproject network prefs url inf frm mount pro properties service socket target timer knsrc notifyr\#
        cdata in the format INI14060C00110200OA;ctext/x-jar-manifestmfdata in the format JAR Manifest08210P0\#
        0000300Ivideo/vnd.ms-playready.media.pyvpyvPlayReady protected video0i060>00110:00FA;ctext/x-treetop\#
        treetop ttsource code in Treetop0n060;00110400LA;ctext/x-sasssasstext with the markup of Sass14010Q0\#
        0000300Eapplication/tamp-community-updatetcuTAMP community update08210F000000000video/rtp-enc-aescm1\#
        28002Y0:0R000800:image/tiffimage/tif image/x-tif image/x-tifftif tiffTIFF image08:90F0>000700Qapplic\#
        ation/vnd.ms-asfvideo/x-ms-asfasf asxAdvanced Systems Format container04280;000003000audio/x-dsfdsf1\#
        4880F000007000chemical/x-mdl-rxnfilerxn rdf14060>00110A00JA;ctext/x-irc-logweechatlog irclogdata in \#
        the format IRC log0<0F0D00130400=@c4A;c1GEapplication/xspf+xmlxspfXSPF playlist0H080H00000300Capplic\#
        ation/x-appleworkscwkAppleWorks document14010A000000000application/eshop0X000S001106000ANdapplicatio\#
        n/x-brotli-compressed-tartar.br0h060<00110>00DA;ctext/x-praatpraat proc pscsource code in Praat14010\#
        L00000300Aapplication/vnd.noblenet-webnnwNobleNet web file14010C00000300<application/vnd.jamjamJAM d\#
        ocument14280A000003000application/x-x64x640L280T001200000@2TA>[application/vnd.ms-excel.workspace.30\#
        h060<00110@00DA;ctext/x-bicepbicep bicepparamsource code in Bicep14060?00110800KA;ctext/x-textgridte\#
        xtgriddata in the format TextGrid0h060<00110100DA;ctext/x-terratsource code in Terra0l060=001103000A\#
        ;ctext/x-sophiaaes14060B00110300NA;ctext/x-survex-datasvxdata in the format Survex data0P390h0j11030\#
        0RA_\application/vnd.oasis.opendocument.presentation-templateapplication/x-vnd.oasis.opendocument.pr\#
        esentation-templateotpOpenDocument presentation template140G0I00130050N@c4A;c1GEapplication/pidf-dif\#
        f+xmlutf-8change of presence information14010M000000000application/vnd.street-stream160G0D001608000A\#
        Ei@AR0RAA;c0_O1K9application/cwl+jsoncwl.json0l060C001105000A;ctext/vnd.curl.dcurldcurl0h060;0011040\#
        0CA;ctext/x-stanstansource code in Stan14000N000002000application/x-thomson-cassettek70d060;00110F00\#
        CA;ctext/x-rexxrexx rex pprx rx arexxsource code in REXX0L280R001103000A>[application/vnd.stardivisi\#
        on.chartsds14000F00000<000application/x-sas-mddbsm7 sas7bmdb14280J000003000application/x-spectrum-ta\#
        ptap04210;000000000audio/g722114000Q000000000application/vnd.google-apps.photo                      \#
                                                                                        14060:00110300FA;cte\#
        xt/x-ronrondata in the format RON0`080O001109000@l0application/x-windows-themepackthemepack0h060=001\#
        10300EA;ctext/x-firrtlfirsource code in FIRRTL14010N000000000application/cid-edhoc+cbor-seq0j060?001\#
        10600IA;ctext/livescriptls _lssource code in LiveScript140G0H001300000@c4A;c1GEapplication/cstadata+\#
        xml0h060N00110200VA;ctext/x-gcc-machine-descriptionmdsource code in GCC Machine Description0H2X0A000\#
        00300@application/x-dvidviTeX DVI document0P390c00220400LQNYA_\application/vnd.ms-powerpoint.slide.m\#
        acroenabled.12sldmPowerPoint slide with macros14010E000000000application/index.obj0h060<00110500DA;c\#
        text/x-talontalonsource code in Talon00210:000004000image/jxrajxra0l060?001100000A;ctext/x-ldapconf \#
               0P0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.notessli\#
        de+xml0\010Q00000700Happlication/vnd.nintendo.snes.romsfc smcSuper Nintendo cartridge0X000L000003000\#
        application/x-gca-compressedgca                                          0h060<00110B00DA;ctext/x-nu\#
        mpynumpy numpyw numscsource code in NumPy0h060F00110300NA;ctext/x-routeros-scriptrscsource code in R\#
        outerOS Script0l060:00110300FA;ctext/x-lrclrcdata in the format LRC14280L000000000application/vnd.an\#
        droid.axml0\280R00110000G@gVapplication/x-android-sparse-imagesparse image of Android0l060?001105000\#
        A;ctext/x-comal-80comal0L0G1=001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreads\#
        heetml.sheetmetadata+xml140G0N00130200F@c4A;c1GEapplication/urc-targetdesc+xmltdURC target descripti\#
        on0H010f000004000application/vnd.collabio.xodocuments.document-templatexott14000N00000?000applicatio\#
        n/x-partial-downloadcrdownload part14060>00130300A@c4A;c1GEchemical/x-cmlcmlCML chemical data0h010G0\#
        0000900Dapplication/vnd.acucorpatc acutcAcuCorp program data0h060=00110800EA;ctext/x-fennelfnl fnlms\#
        ource code in Fennel04280;00000300?audio/x-fsbfsbFMOD sound bank0X2Y0N001100000A_\application/vnd.ke\#
        yman.kmp+zip                                                                                        \#
                                                                                                            \#
                                                                                                            \#
                                                    0d0F08001100000A;ctext/cmd0h060=00110300EA;ctext/x-overp\#
        yopysource code in OverPy14060D08110300@A;capplication/x-subriptext/srtsrtSubRip subtitles14010H0000\#
        00000application/vnd.3gpp.v2x14010L00000300>application/vnd.groove-vcardvcgGroove contact04210:00000\#
        4000audio/mhasmhas 0l0608001103000A;ctext/rslrsl                                                    \#
                                              0`080A000000000application/x-elf                              \#
                                                      0j@60;002501008A;cP@[0oJ16W188text/x-chdrhC header1401\#
        0D000000000application/vnd.modl0l070D001100000A;ctext/vnd.iptc.newsml00200H000003000image/x-coreldra\#
        wpatternpat0J060:0A111N00<A;ctext/x-texapplication/x-textex aux ltx cls sty toc bbx cbx dtx ins lbx \#
        mkii mkiv mkvi fd 4ht clo dfu etx lco ldf mng tikzTeX document04210900000000:audio/lpcLPC speech0l06\#
        0<001103000A;ctext/x-hmmerhmm140A0H00001\00Fapplication/octet-streambin lrf deploy bpk dump msu buff\#
        er dms mar so dist exe distz pkg dll msp deb elc dmg iso lha img msi msm lzhdata of unknown format14\#
        010J00000000Dapplication/vnd.canon-cpdlCanon CPDL print job     14010F00000300:application/tamp-erro\#
        rterTAMP error14010L00000300Aapplication/vnd.novadigm.edxedxNovadigm EDX data14010O00000350Xapplicat\#
        ion/vnd.syncml.dm+wbxmlbdmutf-8SyncML device management message, binary0l060;001103000A;ctext/x-tl-b\#
        tlb0X2H0?0L1103000@B?application/ovfapplication/x-virtualbox-ovaova140G0X001300000@c4A;c1GEapplicati\#
        on/vnd.marlin.drm.conftoken+xml04210900000000Iaudio/l20uncompressed 20-bit audio0h060<00110500DA;cte\#
        xt/x-gleamgleamsource code in Gleam08280;000003000video/x-flcflc00280<00000400<image/x-vipsvipsVIPS \#
        picture14000@000009000chemical/x-cachecac cache14010L000000000application/vnd.jsk.isdn-ngn14010D0B00\#
        0?00:application/vnd.koanapplication/x-koanskd skt skm skpKoan music140G0U001300000@c4A;c1GEapplicat\#
        ion/vnd.3gpp.mcptt-signed+xml14060P00140<000@m\@c4A;c1GEapplication/x-apple-aspen-configmobileconfig\#
        14010J000000000application/vnd.sealed.net14000[000003000application/vnd.adobe.aftereffects.templatea\#
        et14000J00000<000application/x-sas-itemstorsr7 sas7bitm14010S000000000application/missing-blocks+cbo\#
        r-seq04210E000000000audio/telephone-event                                                        0X2\#
        80D0F000E00Japplication/x-mozlz4application/x-lz4+jsonbaklz4 jsonlz4 mozlz4settings of Firefox in LZ\#
        4               14010D0F0007000application/protobufapplication/x-protobufmlmodel0h060;00110400CA;cte\#
        xt/x-wispwispsource code in wisp04280;00000700Baudio/x-vgmvgm vgzmusic of a console140G0b001300000@c\#
        4A;c1GEapplication/vnd.radisys.msml-dialog-fax-detect+xml14000G000003000chemical/x-gaussian-loggal0h\#
        060=00110200AA;ctext/x-qsharpqssource code in Q#14010J00000200Eapplication/vnd.olpc-sugarxoSugar act\#
        ivity bundle0l070=00110000=A;ctext/enrichedenriched text0D070=001303009@c4A;c1GEmodel/vnd.vtuvtuVTU \#
        model14010I000003000application/vnd.pg.osasliei6140G0X001300000@c4A;c1GEapplication/vnd.ms-printsche\#
        maticket+xml140G17001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawingml.chartsha\#
        pes+xml04280>00110300CAAiaudio/x-ms-wmawmaWindows Media audio0i060<00110600DA;ctext/x-jolieol iolsou\#
        rce code in Jolie0j060<00110300DA;ctext/x-basicbassource code in BASIC0o060?00110T00@A;ctext/x-ascii\#
        docasciidoc adoc ad ad.txt adoc.txt asctext in AsciiDoc0f060=0?230300?A;cPO^12gtext/vbscripttext/x-v\#
        bscriptvbsVBScript source14010F000007000application/sensml-exisensmle0H2Y0C001103000A_\application/l\#
        pf+ziplpf0j060;00110200CA;ctext/x-llvmllsource code in LLVM0D010A000003000model/vnd.sap.vdsvds0h060B\#
        00230D00FA;c@c41GEtext/x-labview+xmllvproj lvclass lvlibsource code in LabVIEW                      \#
                                                                                                            \#
          0h070>0<110300DA;ctext/vnd.typsttext/x-typsttypsource code in Typst                               \#
                                               0X000C00000500Aapplication/x-ustarustarPOSIX tar archive     \#
                          04200=000000000audio/x-speex 14280G00000300Japplication/x-apple-bombombill of mate\#
        rials of macOS0j060:00110300BA;ctext/x-nixnixsource code in Nix14880B00000=000chemical/x-genbankgbk \#
        gb gen gp160G0L001607000AEi@AR0RAA;c0_O1K9application/vnd.artisan+jsonartisan0h060=00110300EA;ctext/\#
        x-ren-pyrpysource code in Ren'Py                            14010>000000000application/vp          1\#
        40G0M001300000@c4A;c1GEapplication/vnd.etsi.pstn+xml0l070U00110300AA;ctext/vnd.net2phone.commcenter.\#
        commandcccNet2Phone command                                                 14010J000000000applicati\#
        on/vnd.g3pix.g3fc      140G0O001300500@c4A;c1GEapplication/vnd.omads-email+xmlutf-814060O001109000A;\#
        capplication/vnd.java.hprof.texthprof.txt160G0C00160600<AEi@AR0RAA;c0_O1K9application/ld+jsonjsonldJ\#
        SON-LD data14060E00110400QA;ctext/x-insta-snapshotsnapdata in the format Insta Snapshot14000D0000000\#
        00application/x-touhou0P0G1:001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presenta\#
        tionml.presprops+xml04280A000000000audio/x-dec-adpcm0h060<00110500DA;ctext/x-xtendxtendsource code i\#
        n Xtend                                                                           160G0Y001600000AEi\#
        @AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolproxy+json160G0F001600000AEi@AR0RAA;c0_O1K9application\#
        /vcard+json          140G0S001300000@c4A;c1GEapplication/mathml-presentation+xml0h060G00110400HA;cap\#
        plication/x-brainfuckbf bsource code in Brainfuck                                                   \#
                                         14010P000000000application/vnd.ipfs.ipns-record14010D000004000appli\#
        cation/vnd.semasema0j060>00110700BA;ctext/x-rsi-idldlm prosource code in IDL140G0\001300000@c4A;c1GE\#
        application/vnd.3gpp.mcdata-user-profile+xml0T0G0H00130400A@c4A;c1GEapplication/voicexml+xmlvxmlVoic\#
        eXML dialogue140G0K00130300G@c4A;c1GEapplication/vnd.oma.dd2+xmldd2OMA download descriptor08200>0000\#
        03000video/x-ms-wvxwvx14010X001100000@b7application/concise-problem-details+cbor14080D00000300=appli\#
        cation/x-rosbagbagROS recording                                                0`280J0P1103000A>[app\#
        lication/microsoftpatchapplication/x-wine-extension-mspmsp16060<00110500HA;ctext/x-ninjaninjadata in\#
         the format Ninja                                140G0I001304000@c4A;c1GEapplication/route-apd+xmlra\#
        pd                                                                  1<010K000004000multipart/vnd.bin\#
        t.med-plusbmed                               14000F000003000chemical/x-mopac-graphgpt               \#
                                                                                 00200C00000300=image/x-xwin\#
        dowdumpxwdX window dump   140G0]001300000@c4A;c1GEapplication/vnd.radisys.msml-audit-stream+xml14080\#
        B00000900?application/x-gcovgcda gcnocoverage of GCC14280F00000300@application/x-vim-swapswpswap fil\#
        e of Vim04280;000003000audio/x-mo3mo314010K00000500Gapplication/cdmi-capabilitycdmiaCDMI storage cap\#
        ability14070C0U1103000A;capplication/vnd.mifapplication/x-frame application/x-mifmif14010K000000000a\#
        pplication/vnd.3gpp.5gsa2x0`280O0A000800Lapplication/vnd.symbian.installx-epoc/x-sisx-appsis sisxSym\#
        bian installation package0l060=001103000A;ctext/x-silvervpr0j060:00110300BA;ctext/x-elmelmsource cod\#
        e in Elm0L2Y0H1V110O00HA>[application/vnd.ms-excelapplication/excel application/msexcel application/\#
        x-excel application/x-tika-old-excel application/xlsxls xlm xla xlc xlt xlw xll xldExcel workbook (9\#
        7-2003)0h010H00000300@application/vnd.acucobolacuACUCOBOL program14010C000000000application/x400-bp \#
                                                           14000J000005000application/vnd.curl.pcurlpcurl   \#
                                14060;00110300GA;ctext/x-mpl2mpldata in the format MPL2                     \#
                          08290A001104000A]evideo/matroska-3dmk3d                              140G0H0013000\#
        00@c4A;c1GEapplication/cea-2018+xml0\000R000003000application/x-wonderswan-color-romwsc0h060=0011060\#
        0EA;ctext/x-ceylonceylonsource code in Ceylon18000O00000300Qapplication/x-pkcs7-certreqrespp7rrespon\#
        se to a certificate request0f460:0G110A00PA;ctext/x-jspapplication/x-httpd-jspjsp jspf jspx tagsourc\#
        e code in Java Server Pages082Y0?0A110600?@[Rvideo/quicktimevideo/x-quicktimemov qtQuickTime video14\#
        000E000006000chemical/x-mdl-sdfilesd sdf10280J00000000Capplication/x-mysql-binlogbinary log of MySQL\#
        0j060;00110700CA;ctext/x-nsisnsi nshsource code in NSIS14060@00110000[A;ctext/x-openapi-2data in the\#
         format OpenAPI Specification v20h060>00110300FA;ctext/x-moocodemoosource code in Moocode0h070900110\#
        400CA;ctext/wgslwgslsource code in WGSL0l460:00110300KA;ctext/x-kitkittext with the markup of Kit140\#
        G0D00130400D@c4A;c1GEapplication/cdfx+xmlcdfxCDF calibration data0X280Q001100000A_\application/x-vnd\#
        .datapackage+zip0h460A00110300IA;ctext/x-glimmer-jsgjssource code in Glimmer JS00280@000003000image/\#
        x-gimp-gbrgbr0l070C001100000A;ctext/cql-identifier140G0W001300000@c4A;c1GEapplication/vnd.oma.cab-su\#
        bs-invite+xml0h060;00110400CA;ctext/x-ringringsource code in Ring14070?00110400MA;ctext/csv-schemacs\#
        vsdata in the format CSV Schema0029090;000300>image/dpximage/x-dpxdpxDPX film frame160G0K001600000AE\#
        i@AR0RAA;c0_O1K9application/alto-error+json04210:00000000;audio/g719G.719 audio14800L000008000applic\#
        ation/x-godot-resourceres tres14000^000000000application/vnd.ms-package.obfuscated-opentype14010X000\#
        000000application/vnd.as207960.vas.config+uper0\280E000003000application/x-wii-wadwad14010F000000000\#
        application/tnauthlist0l060;001104000A;ctext/x-jsltjslt0l060F00110200OA;capplication/x-troff-mmmmtex\#
        t with the markup of Roff mm0l0608001103000A;ctext/kalkal14010U00000300Oapplication/vnd.qualcomm.bre\#
        w-app-resbarresources of a BREW application0`0V0H00130<000@c4A;c1GEapplication/appinstallerappinstal\#
        ler14010P00000300@application/vnd.kodak-descriptorsseKodak storyshare0j060B00250900EA;cP@[0oJ16W188t\#
        ext/x-opencl-csrcopencl clsource code in OpenCL14010I00000300:application/vnd.ctc-posmlpmlPosML data\#
        0H080C001200000@RP0SNapplication/x-bzdvi04210<000000000audio/fwdred1<0Q0C00000000?multipart/form-dat\#
        aform with files14060;00110400GA;ctext/x-hxmlhxmldata in the format HXML14010U00000300Japplication/v\#
        nd.ibm.rights-managementirmIBM rights management data0f0F0F0?130400F@RA1K9A;capplication/ecmascriptt\#
        ext/ecmascriptecmaECMAScript source code160G0H001600000AEi@AR0RAA;c0_O1K9application/captive+json082\#
        80B001203000A4>AbMvideo/x-theora+oggogg0H280H001107000A>[application/x-starwritersdw vor14070C001103\#
        00FA;capplication/vnd.kdlkdldata in the format KDL14010N000000000application/vnd.nokia.catalogs14000\#
        R000008000application/vnd.procreate.brushsetbrushset140G0D00130400E@c4A;c1GEapplication/mads+xmlmads\#
        MADS authority record042108000000000audio/cn14280R00000000Dapplication/x-hadoop-sequence-fileHadoop \#
        sequence file14010N000000000application/vnd.uplanet.signal10280A00000300Iapplication/x-tdbtdbTrivial\#
         Database of Samba0j060B00110800JA;ctext/x-webassemblywast watsource code in WebAssembly08280=001103\#
        000Am>video/annodexaxv0l060=00110300>A;ctext/x-geminigmitext in Gemini140G0T00130300<@c4A;c1GEapplic\#
        ation/media-policy-dataset+xmlmpfmedia policy14010N000000000application/vnd.dolby.mobile.218060M0011\#
        0400RA;capplication/x-openvpn-profileovpndata in the format OpenVPN profile140G0M00130800E@c4A;c1GEa\#
        pplication/vnd.dece.ttml+xmluvt uvvtUltraViolet subtitles04210>00000300Haudio/32kadpcm726G.726 audio\#
         at 32 kbit/s1<0G0@001300000@c4A;c1GEmessage/imdn+xml14010J00000000Dapplication/vnd.canon-lipsCanon \#
        LIPS print job0h070M00110600LA;capplication/vnd.gentoo.eclasseclasssource code in Gentoo Eclass14010\#
        F000000000application/atomicmail0D080C00000300:model/x-acis-binarysabACIS solid0l060<001105000A;ctex\#
        t/x-spicespice04210L000000000audio/vnd.cmles.radio-events0<0G0C00130300I@c4A;c1GEapplication/pls+xml\#
        plsPLS pronunciation lexicon00280;000003000image/x-sctsct14080G00000200Kapplication/x-google-ababbac\#
        kup of an Android device                                            140G0\001300000@c4A;c1GEapplicat\#
        ion/emergencycalldata.deviceinfo+xml180Y0B0D000700Xapplication/pkcs12application/x-pkcs12p12 pfxPKCS\#
         #12 bundle of keys and certificates0`000H000002000application/x-t3vm-imaget314010F00000400?applicat\#
        ion/vnd.picselefifPicsel document14280J00000300<application/x-msx-cassettecasMSX cassette140G0N00130\#
        0000@c4A;c1GEapplication/vnd.biopax.rdf+xml                                                         \#
                04210F00000300Faudio/vnd.lucent.voicelvpLucent voice recording             14010M000000000ap\#
        plication/vnd.ipld.dag-json    160G0H001600000AEi@AR0RAA;c0_O1K9application/vnd.hal+json            \#
                                                                                                     14010D0\#
        0000800Tapplication/csrattrscsrattrsattributes for a certificate request0h060:00110800BA;ctext/x-fpp\#
        fppi fppsource code in FPP    140G0e001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-transmission-requ\#
        est+xml               0L0>0B001108000A;capplication/x-sylkslk sylk                                  \#
                                        08210A00000800Vvideo/vnd.dece.pduvp uvvpUltraViolet video for portab\#
        le devices                                         160G0K00160;000AEi@AR0RAA;c0_O1K9application/senm\#
        l-etch+jsonsenml-etchj                                                                              \#
                 160G0P001603000AEi@AR0RAA;c0_O1K9application/vnd.gentics.grd+jsongrd10010R00000400Mapplicat\#
        ion/vnd.maxmind.maxmind-dbmmdbMaxMind database of addresses0X080B000004000application/x-zpaqzpaq1401\#
        0G00000300Kapplication/vnd.dvb.aitaitDVB application information0h060H00110300PA;ctext/x-tree-sitter\#
        -queryscmsource code in Tree-sitter Query14080G000003000application/x-ips-patchips160G0T00160<00IAEi\#
        @AR0RAA;c0_O1K9application/vnd.coreos.ignition+jsonign ignitionIgnition machine settings0P0G1<001300\#
        000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.presentationml.notesmaster+xml0H060M001303\#
        000@c4A;c1GEapplication/x-fictionbook+xmlfb2                                                        \#
                    0h060800110700@A;ctext/x-mmumps msource code in M                                       \#
                                    0h060J00110300JA;ctext/x-omnet-plus-plus-nednedsource code in OMNeT++ NE\#
        D14080A000003000application/x-miemie0`280J000008000application/x-mach-o-dylibdylib so14010G000000000\#
        application/tve-trigger14010K000000000application/vnd.d3m-dataset                                   \#
                                                                                                            \#
                                            0P0G15001300000@c4A;c1GEapplication/vnd.openxmlformats-officedoc\#
        ument.presentationml.tags+xml04280;00120300:@`M141audio/x-m4bm4baudio book       140G0P001300000@c4A\#
        ;c1GEapplication/vnd.oipf.spdlist+xml                        16060A00110800MA;ctext/x-pkg-configpc p\#
        c.indata in the format pkg-config              1@000F000000000inode/directory-locked                \#
                                                                               0@090F0:000300Napplication/fo\#
        nt-tdpfrfont/tdpfrpfrTrueDoc portable font resource08280C000003000application/annodexanx0\280P000000\#
        000application/x-commodore-g64-disk                              00290C00230500CA5bP@P0[Rimage/heif-\#
        sequenceheifsHEIF image sequence14000D00000200Iapplication/cu-seemecuCU-SeeMe video conference14010K\#
        00000300<application/vnd.medcalcdatamc1MedCalc data0l060@001100000A;ctext/x-squidconf14000K000007000\#
        application/x-endnote-referenr enw08280;000003009video/x-roqroqRoQ video                            \#
                                                                                                            \#
                               14060C001305000@c4A;c1GEapplication/x-qbrewqbrew                             \#
                                                                                           0X090E000003000ap\#
        plication/vnd.bzip3bz3                                                                              \#
                                                                                                            \#
                                                                                                 14200J00000\#
        000<application/x-linux-kernelLinux kernel04210=00000000Iaudio/g726-32G.726 speech at 32 kbit/s14000\#
        N000008000chemical/x-gaussian-checkpointfch fchk                           18010Q000003000applicatio\#
        n/pem-certificate-chainpem14010M00000400=application/vnd.rainstor.datatreeRainStor data14000C0000000\#
        00application/x-gprof                                                                               \#
                                                               14070?00110300GA;capplication/sdpsdpSDP sessi\#
        on description                                          0`0G0S00130C00G@c4A;c1GEapplication/vnd.appl\#
        e.installer+xmlmpkg dist distz pkgApple installer package                                           \#
                              04280>0?1200000ASWAbMaudio/x-oggpcmaudio/x-ogg-pcm                            \#
                                         0h060=00110200EA;ctext/x-motokomosource code in Motoko04210A0000000\#
        00audio/tetra_acelp                                           00210;00000200@image/g3faxg3Group 3 fa\#
        x page                                                                                              \#
                                                  08290:00110800:A41video/3gpp3gp 3gpp3GPP video            \#
                                                                                                            \#
                                                                                                            \#
                                              140F0M001303000@c4A;c1GEapplication/x-dtbresource+xmlres      \#
                                                                                                            \#
            14080K00000000Capplication/x-perl-storablestored data of Perl0h060B00110300JA;ctext/x-mirc-scrip\#
        tmrcsource code in mIRC Script14010J00000300<application/vnd.mobius.mqymqyMobius query              \#
                          140G0E001300500@c4A;c1GEapplication/hl7v2+xmlutf-804210P00000300Iaudio/vnd.ms-play\#
        ready.media.pyapyaPlayReady protected audio00280G00110300?A<Fimage/x-portable-pixmapppmportable pixm\#
        ap0j060=00110100EA;ctext/x-jasminjsource code in Jasmin14060@001104000A;capplication/jsgfjsgf0h060:0\#
        0110;00BA;ctext/x-gscgsc csc gshsource code in GSC14010E000000000application/vnd.ffsns08020>00000700\#
        0video/x-la-asflsf lsx14060J00110000VA;ctext/x-textmate-propertiesdata in the format TextMate Proper\#
        ties140G0D00130000<@c4A;c1GEapplication/soap+xmlSOAP message14010U000000000application/vnd.ldev.prod\#
        uctlicensing                              0l0708001100000A;ctext/rtx                                \#
                                                                                                            \#
                                                                                                            \#
                                                         140G0D00130400T@c4A;c1GEapplication/mets+xmlmetsMET\#
        S description of a digital object14010T000000000application/vnd.nubaltec.nudoku-game0f460B0;110\00;A\#
        ;capplication/x-perltext/x-perlpl pm al perl t cgi fcgi ph plx psgi installPerl script082X0;00000300\#
        ;video/x-flvflvFlash video14010W00000400Gapplication/vnd.adobe.formscentral.fcdtfcdtAdobe FormsCentr\#
        al form14010K00000000Aapplication/vnd.cups-rasterCUPS raster image0g060A00110300WA;ctext/x-dcl-scrip\#
        tcomsource code in DIGITAL Command Language14010N000000000application/suit-envelope+cose0H390`003404\#
        00IP>GQSJA_\1>[application/vnd.ms-word.template.macroenabled.12dotmWord template with macros0h060>00\#
        110700FA;ctext/x-oxygeneoxygenesource code in Oxygene0m060@001103000A;ctext/x-stockholmsto0X280D0011\#
        06000A_\application/x-sketchsketch0h060=00110300EA;ctext/x-zephirzepsource code in Zephir04210I00000\#
        900Qaudio/vnd.nuera.ecelp9600ecelp9600Nuera ECELP speech at 9,600 bit/s14010G000000000application/vn\#
        d.dvb.pfr14010O000000000application/vnd.uplanet.channel14060D00110300PA;ctext/x-minizinc-datadzndata\#
         in the format MiniZinc Data14010L000004000application/vnd.onepagertamxtamx10080E00000700Aapplicatio\#
        n/x-sqlite2sqlite2SQLite 2 database082109000000000video/evc14060<00110000HA;ctext/x-bird2data in the\#
         format BIRD214010E000000000application/cose-x509140P0B000003000application/ubjsonubj0H280A00000300>\#
        application/x-xdvxdvXeTeX document14010I00000300Dapplication/vnd.pawaafilepawPAWAA protected file0X0\#
        80I000003000application/x-pak-archivepak0l070H00110300IA;ctext/prs.fallenstein.rstrstreStructuredTex\#
        t document0L0G1:001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.pivott\#
        able+xml14880B000004009application/x-asdfasdfASDF data0T010H00000400Aapplication/vnd.wap.wmlcwmlccom\#
        piled WML page160G0S001600000AEi@AR0RAA;c0_O1K9application/measured-component+json14010D00000<009app\#
        lication/vnd.ufdlufd ufdl frmUFDL form14010R000000000application/private-token-response0D010G0000000\#
        00model/vnd.flatland.3dml                                                                           \#
          14010H001100000@b7application/ace-trl+cbor0L0G1:001300000@c4A;c1GEapplication/vnd.openxmlformats-o\#
        fficedocument.spreadsheetml.sheet.main+xml0i060=00110300EA;ctext/x-mscgenmscsource code in Mscgen140\#
        00A000003000chemical/x-chem3dc3d140G0^001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-service-config+x\#
        ml00160g0a2404000A_\@c4A;c1GEapplication/vnd.ms-visio.template.macroenabled.main+xmlapplication/vnd.\#
        ms-visio.template.macroenabled.12vstm14000A000003000application/x-d64d6414010N00000300>application/v\#
        nd.osgi.subsystemesaOSGi subsystem0h060=00110C00EA;ctext/x-racketrktd scrbl rkt rktlsource code in R\#
        acket0h060;00110400CA;ctext/x-gologolosource code in Golo00280A0M0003000image/x-sigma-x3fimage/x-raw\#
        -sigma image/x-x3fx3f0X2Y0U001103000A_\application/vnd.imagemeter.folder+zipimf0`280J00000M00>applic\#
        ation/x-ocaml-objectcma cmi cmo cmt cmti cmx cmxacompiled OCaml14080E00000000Lapplication/x-featherF\#
        eather table, first version140G0T001300000@c4A;c1GEapplication/vnd.etsi.iptvcommand+xml14080D0000030\#
        00application/x-nx-xcixci                        0j070@00110400?A;capplication/yangyangYANG data mod\#
        el140G0\001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-location-info+xml                              \#
             14010?00000300Eapplication/mf4mf4MDF4 measurement data         14010H00000300=application/vnd.c\#
        laymoreclaClaymore data                                                                             \#
        0l4F0800110300KA;ctext/mdxmdxtext with the markup of MDX                                            \#
                                                                                14010I00000300Dapplication/v\#
        nd.epson.msfmsfEpson image settings                                                                 \#
                                                                                                            \#
                                                                            14010A000000000application/slate\#
                                                   0l060;001104000A;ctext/x-qvtoqvto0H010H00000500@applicati\#
        on/vnd.hp-pclxlpclxlPCL XL print job140G0T001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-info+xml0421\#
        0I00000900Qaudio/vnd.nuera.ecelp4800ecelp4800Nuera ECELP speech at 4,800 bit/s14280I00000400=applica\#
        tion/x-dart-kerneldillcompiled Dart08210;000000000video/bt6560H0P0P000005000application/vnd.google-a\#
        pps.formgform0h060C00110300KA;ctext/x-kolmafia-ashashsource code in KoLmafia ASH14280I00000000Kappli\#
        cation/x-ld-so-cachecache of the dynamic linker0D2Y0C001100000A_\application/p21+zip14280H000000000a\#
        pplication/x-activemime08280;000003009video/x-ivfivfIVF video14010?000000000application/rtx0l0609001\#
        102000A;ctext/x-dgdg0h060;00110400CA;ctext/x-tolktolksource code in Tolk       14010e000000000applic\#
        ation/vnd.3gpp.5gsa2x-local-service-information                                                     \#
                              15060;00110400GA;ctext/x-starstardata in the format STAR0l060<001103000A;ctext\#
        /x-capdlcdl                     08210:00000400Avideo/jpegjpgvMotion JPEG video                      \#
         0H090M0A110C00F@Poapplication/vnd.comicbook-rarapplication/x-cbrcbr cba cbt cb7 cbzcomic book, RAR-\#
        packed14080F000008000application/x-spss-savsav zsav0<0G0D00130300G@c4A;c1GEapplication/dash+xmlmpdDA\#
        SH streaming manifest0h060?00110300GA;ctext/x-squirrelnutsource code in Squirrel                    \#
                                                                         14010T000000000application/vnd.as20\#
        7960.vas.tap+jer0i060<00110200AA;ctext/x-iosrciosource code in Io0T280M00000300Aapplication/x-mozill\#
        a-archivemarupdate of Mozilla0P010O00000300?application/vnd.geogebra.slidesggsGeoGebra slides       \#
                        08210T000000000video/vnd.iptvforum.2dparityfec-20050h060;00110400CA;ctext/x-selfself\#
        source code in Self                                                               04200;000003000aud\#
        io/x-gsmgsm1<010D000000000multipart/byteranges                                              0i060<00\#
        110700DA;ctext/x-cleanicl dclsource code in Clean14010X000000000application/vnd.nokia.isds-radio-pre\#
        sets0l060<001102000A;ctext/x-r-docrd             14280I00000200Happlication/x-ms-prefetchpfprefetch \#
        data of Windows0X2Y0d001100000A_\application/vnd.nato.openxmlformats-package.iepd+zip04280800000200B\#
        audio/xmxmFastTracker module14010V000000000application/vnd.3gpp.mc-signalling-ear0X880N0D0003000appl\#
        ication/x-internet-archiveapplication/x-ia-arcarc14060;00110400GA;ctext/x-csoncsondata in the format\#
         CSON0\000I001205000@Kh@gVapplication/x-roxio-toasttoast00200=000000000image/x-dcraw                \#
                                                                                                            \#
                                                                    08080F00000S00Iapplication/x-directordir\#
         dcr dxr cst cct cxt w3d fgd swaMacromedia Director movie0j060<00110U00<A;ctext/x-ocamlml mli ocaml \#
        eliom mll mly eliomi ml4OCaml source0X0X0C0B000600Dapplication/x-bzip1application/x-bzipbz tbzbzip-c\#
        ompressed data1<070G00110000IA;cmessage/delivery-statusdelivery report of a mail14010b000000000appli\#
        cation/vnd.cncf.helm.chart.provenance.v1.prov160G0L001600000AEi@AR0RAA;c0_O1K9application/vnd.amadeu\#
        s+json0h060@00110300HA;ctext/x-asymptoteasysource code in Asymptote00280@000007000image/x-kiss-celce\#
        l kcf                                                                                               \#
                                              14080D000006000application/x-bsdiffbsdiff 1<000C000000000messa\#
        ge/x-gnu-rmail                                                                                      \#
                                            0@2I0M00000300Fapplication/vnd.ms-fontobjecteotEmbedded OpenType\#
         font14010B000000000application/ulpfec0`2I0@00000400Bapplication/wasmwasmWebAssembly module0h060>001\#
        10300FA;ctext/x-lolcodelolsource code in LOLCODE                                                    \#
                                              0h060>00110;00FA;ctext/x-logtalklgt logtalksource code in Logt\#
        alk14010R000000000application/vnd.uplanet.list-wbxml14010I000000000application/activemessage14010O00\#
        0000000application/vnd.intertrust.nncp140G0X00130300B@c4A;c1GEapplication/vnd.citationstyles.style+x\#
        mlcslCSL citation style14010b000000000application/vnd.3gpp-v2x-local-service-information0j060<0;110>\#
        005A;ctext/x-patchtext/x-diffdiff patch rejpatch0l060=001108000A;ctext/mcschemamcschema             \#
                                                                                                            \#
               14010V00000400@application/vnd.crick.clicker.templateclktClicker template         14000J00000\#
        <000application/x-sas-putilitysp7 sas7bput0l060?001100000A;ctext/x-newspeak14280K000000000applicatio\#
        n/x-installshield160G0E00160400BAEi@AR0RAA;c0_O1K9application/scim+jsonscimSCIM identity data14010?0\#
        0000300Fapplication/dcddcdDCD device description0H280S00110700CA>[application/vnd.stardivision.write\#
        rsdw vorStarWriter document0X2X0L001106000A_\application/vnd.apple.pkpasspkpass14010M00000900Bapplic\#
        ation/prs.rdf-xml-cryptrdf-cryptencrypted RDF data0H010M00000300Eapplication/vnd.fujixerox.ddddddFuj\#
        i Xerox 3D drawing04200J000000000audio/x-wavpack-correction14010J00000300@application/vnd.flographit\#
        gphFloGraphIt graph0j060A00110F00IA;ctext/x-emacs-lispel emacs emacs.desktopsource code in Emacs Lis\#
        p0h0G0O00130300B@c4A;c1GEapplication/vnd.mozilla.xul+xmlxulXUL user interface082109000000000video/ra\#
        w00210R00000<00Fimage/vnd.sealedmedia.softseal.jpgsjpg sjp s1jSealedMedia JPEG image08010?00110A00=@\#
        [Rapplication/mp4mp4s m4p mp4 mpg4MP4 container0X290c001100000AjDapplication/vnd.cncf.helm.chart.con\#
        tent.v1.tar+gzip0l060C001103000A;ctext/vnd.tiddlywikitid140G0U001300000@c4A;c1GEapplication/vnd.dvb.\#
        notif-generic+xml04210:000000000audio/vdvi14010G000000000application/set-payment0H010Q000000000appli\#
        cation/vnd.afpc.foca-charset08210J000000000video/vnd.directv.mpeg-tts14010@00000000:application/iges\#
        IGES model14010D000000000application/dpop+jwt0m070E00110300=A;ctext/vnd.fmi.flexstorflxFlexStor data\#
        140G0i001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.drawing+xml0l060D001104000A;ct\#
        ext/x-gooddata-maqlmaql0@280N00000000Capplication/x-fontconfig-cachecache of Fontconfig0l070E0011030\#
        0=A;ctext/vnd.dvb.subtitlesubDVB subtitles0@080M000000000application/x-font-framemaker0`280K00000000\#
        0application/x-mach-o-fvmlib14080N000000000application/x-sphinx-inventory                           \#
                                                                                                            \#
          0h060;00110200CA;ctext/x-coolclsource code in Cool                                                \#
                                                                            04290?0A000900Daudio/mp4a-latmau\#
        dio/x-mp4a-latmlatm loasMPEG-4 audio in LATM                      0H070@0J130400D@c4A;c1GEapplicatio\#
        n/xfdfapplication/vnd.adobe.xfdfxfdfPDF form data in XML14010M00000C00@application/vnd.clonk.c4group\#
        c4g c4d c4f c4p c4uClonk game group0n4G0=0S111D00=A;ctext/markdowntext/x-markdown text/x-web-markdow\#
        nmd markdown mkd livemd mdtext mdown mdwn mkdn mkdown ronn workbook mdtxt qmd rmd scdMarkdown text04\#
        210<00000300>audio/evrcwbevwEVRC-WB speech10000F000000000application/x-mysql-db14010F00000300Kapplic\#
        ation/vnd.ms-imsimsMicrosoft class server data0h060>00110700FA;ctext/x-lobsterlobstersource code in \#
        Lobster0l060F00110?000A;ctext/x-sqlite3-consolesqlite3-console                                      \#
                                        04210@000000000audio/ip-mr_v2.5                                     \#
                   04290900000300:audio/amramrAMR speech14010B000000000application/at+jwt                   \#
                                                                                                            \#
                                        0k060:00110800BA;ctext/x-lexlex l llsource code in Lex              \#
                                                                           0h060>00110700FA;ctext/x-omgroflo\#
        mgroflsource code in Omgrofl0`280L00000D00[application/x-llvm-bitstreamdia priors swiftdepsdata of a\#
         compiler in the container of LLVM140G0C00130300E@c4A;c1GEapplication/its+xmlitsITS translation rule\#
        s042108000000000audio/dv0H0P0B000004000application/x-bdocbdoc1<280D00000300Kapplication/x-ms-dbxdbxm\#
        essages of Outlook Express14010_00000300Eapplication/vnd.software602.filler.form-xml-zipzfo602XML fo\#
        rm with data0h060E00110200MA;ctext/x-witcher-scriptwssource code in Witcher Script160G0c001600000AEi\#
        @AR0RAA;c0_O1K9application/vnd.ims.lti.v2.toolsettings.simple+json14060A00130300;Pc41;c1GEapplicatio\#
        n/x-amfamfAMF message0X080U001203000@RP0SNapplication/x-pyspread-bz-spreadsheetpys0I070G0S110800DA;c\#
        application/mathematicaapplication/vnd.wolfram.mathematicanb ma mbMathematica notebook0l060=00110000\#
        0A;ctext/x-arturo140P0E000000000application/x-mpegurl0l060>00110300OA;ctext/x-sugarssssstext with th\#
        e markup of SugarSS0X280L000003000application/x-compressed-isocso140G0S001300000@c4A;c1GEapplication\#
        /vnd.3gpp-prose-pc3a+xml14060E00110E00QA;ctext/x-godot-resourcegdnlib gdns tres tscndata in the form\#
        at Godot Resource04280;00000^000audio/x-psfpsf1 psflib minipsf minipsf1 gslib minigsf psf14010P00000\#
        300?application/vnd.yamaha.hv-scripthvsHV-Script voice140G0K00130300J@c4A;c1GEapplication/watcherinf\#
        o+xmlwifstate of presence watchers00280A0A000300?image/x-canon-crwimage/x-raw-canoncrwCanon raw imag\#
        e14010?00000300Happlication/amlamlAutomationML plant model00280E000000000image/x-jp2-container14080L\#
        000003000application/x-teckit-mappingtec14010V000000000application/vnd.zoho-presentation.show00210:0\#
        00004000image/jxsijxsi14010O000000000application/vnd.uplanet.listcmd00280@000003000image/x-paintnetp\#
        dn0h060=00110;00EA;ctext/x-lookmllkml lookmlsource code in LookML14280D00001=000application/x-bplist\#
        plist webloc entitlements mobileconfig strings stringsdict tmlanguage tmtheme14000K000003000applicat\#
        ion/x-sas-transportstx0m070C001103000A;ctext/vnd.ficlab.fltflt04210900000300Iaudio/l16l16uncompresse\#
        d 16-bit audio00280B00000300>image/x-win-bitmapcurWindows cursor0H3Y0N00110800<A_\application/vnd.ms\#
        -xpsdocumentxps oxpsXPS document0D280;00000;000model/x.sf3mod.sf3 sf3140G0E00130500L@c4A;c1GEapplica\#
        tion/ccxml+xmlccxmlCCXML telephone call control                                                     \#
               0`280D0I000000Iapplication/x-mach-oapplication/x-mach-binaryMach-O program or library14010S00\#
        000300Papplication/vnd.multiad.creator.cifcifMultiAd Creator interchange file0l070E001100000A;ctext/\#
        rtp-enc-aescm12814010V000000000application/vnd.motorola.flexsuite.ttc14060I00110<00UA;ctext/x-regula\#
        r-expressionregexp regexdata in the format Regular Expression                                       \#
                    04280;09000300Eaudio/x-s3maudio/s3ms3mScream Tracker module                             \#
                 0`280H001208000@Yo@K<application/vnd.appimageappimage00060H001303000@c4A;c1GEimage/vnd.adob\#
        e.premiereppj00210:000004000image/avcsavcs00210900000300=image/t38t38T.38 fax page14080O00000000Iapp\#
        lication/x-openssl-encrypteddata encrypted by OpenSSL14010E000000000application/vnd.msign14010E00000\#
        6000application/senml-exisenmle0h060C00110300KA;ctext/x-bibtex-stylebstsource code in BibTeX Style04\#
        210C000000000audio/vnd.3gpp.iufp0h010P00000700@application/vnd.macports.portpkgportpkgMacPorts packa\#
        ge14010Q00000300Bapplication/vnd.neurolanguage.nlunluneuroLanguage data14010[000000000application/vn\#
        d.ntt-local.sip-ta_tcp_stream0@200E00000300Eapplication/x-tex-tfmtfmmetrics of a TeX font04280;00000\#
        3000audio/x-6696690l060@001103000A;ctext/x-bbc-basicbbc14010?00000000Rapplication/ippInternet Printi\#
        ng Protocol message14010W000000000application/vnd.ms-wmdrm.meter-chlg-req0D0G0B00130400:@c4A;c1GEmod\#
        el/vnd.moml+xmlmomlMoML model                                                       0h060A00110400IA\#
        ;ctext/x-purescriptpurssource code in PureScript                   0\000E000003000application/x-msx-\#
        rommsx0h060900110400CA;ctext/odinodinsource code in Odin                            0J070C0T110D00@A\#
        ;capplication/texinfoapplication/x-texinfo text/x-texinfotexinfo texi txi texTexinfo document     14\#
        080M000002000application/x-scratch-projectsb                                                        \#
                                                                0i060>00110200FA;ctext/x-redcodecwsource cod\#
        e in Redcode        1<010E00000000Omessage/external-bodymail whose content is elsewhere             \#
                            0h060:00110:00BA;ctext/x-eclecl eclxmlsource code in ECL140G0N00130300:@c4A;c1GE\#
        application/vnd.zzazz.deck+xmlzazZzazz deck0h060>00110300FA;ctext/x-papyruspscsource code in Papyrus\#
        140G0M001300000@c4A;c1GEapplication/spirits-event+xml14010L00000300Aapplication/vnd.novadigm.edmedmN\#
        ovadigm EDM data160F0G001606000AEi@AR0RAA;c0_O1K9application/jsonml+jsonjsonml140G0Y001300000@c4A;c1\#
        GEapplication/emergencycalldata.comment+xml140G0J001300000@c4A;c1GEapplication/yang-patch+xml14010R0\#
        0000300Bapplication/vnd.noblenet-directorynndNobleNet directory0P0G1@001300000@c4A;c1GEapplication/v\#
        nd.openxmlformats-officedocument.presentationml.slideupdateinfo+xml160G0V001600000AEi@AR0RAA;c0_O1K9\#
        application/alto-networkmapfilter+json                                          14280D00000600;appli\#
        cation/x-netcdfnc cdfNetCDF data                                                                    \#
                                                                                                            \#
                                                     14280B00000400Capplication/x-tdmstdmsLabVIEW measuremen\#
        t0D890:0?000J00:model/stepapplication/p21step stp p21 stpnc 210 ifcSTEP model14280A00000300Eapplicat\#
        ion/x-srasraarchive of NCBI reads0h060;00110400CA;ctext/x-tacttactsource code in Tact14010Y000000000\#
        application/vnd.ms-windows.nwprinting.oob08280>00000300Nvideo/x-ms-wtvwtvrecorded television of Wind\#
        ows0X000H000003000application/x-compressedrar04210C000000000audio/vnd.dolby.pl208210H000000000video/\#
        vnd.motorola.video14010T00000300Dapplication/vnd.antix.game-componentatxAntix game component14010U00\#
        0007000application/vnd.cryptomator.encryptedc9r c9s0h060@001104000A;capplication/prqlprql14010K00000\#
        300Eapplication/vnd.cloanto.rp9rp9RetroPlatform archive140G0P00130300I@c4A;c1GEapplication/urc-uisoc\#
        ketdesc+xmluisURC user interface socket04210D000000000audio/vnd.dolby.pl2z140G0O00130900J@c4A;c1GEap\#
        plication/vnd.solent.sdkm+xmlsdkm sdkdSolent key management data                     14010E00000400I\#
        application/dashdeltampddupdate of a DASH manifest                                                  \#
                0`000L00000;000application/x-ms-applicationapplication14010H00000300Eapplication/vnd.geospac\#
        eg3wGeospacW construction140F0[001300000@c4A;c1GEapplication/vnd.ms-printing.printticket+xml        \#
                                                                                                            \#
                                                                                                            \#
                                     14010b00000300Aapplication/vnd.llamagraphics.life-balance.desktoplbdLif\#
        e Balance plan160G0I001600000AEi@AR0RAA;c0_O1K9application/yang-sid+json14010Y00000800Dapplication/v\#
        nd.sealedmedia.softseal.htmlstml s1hSealedMedia web page140G0K00130400L@c4A;c1GEapplication/p2p-over\#
        lay+xmlreloRELOAD overlay configuration14010L00000300Aapplication/vnd.novadigm.extextNovadigm EXT da\#
        ta14010G000000000application/vnd.relpipe0h060>00110700FA;ctext/x-langiumlangiumsource code in Langiu\#
        m08280;0=1200000A4>AbMvideo/daalavideo/x-daala14010W000000000application/vnd.ntt-local.content-share\#
        14060A00110000MA;ctext/x-codeownersdata in the format CODEOWNERS0l0709001104000A;ctext/gff3gff318890\#
        F00001100Sapplication/pkcs7-mimep7m p7c p7z mobileprovision provisionprofile der mobileconfig msgPKC\#
        S #7 signed or encrypted message14010?000004000application/clr1clr                                  \#
                                                                                  160G0O001600000AEi@AR0RAA;\#
        c0_O1K9application/vnd.shootproof+json                                                              \#
                                                                                                            \#
                                                                                                            \#
                                 14280G00000300>application/x-adobe-aseaseAdobe swatches0H010S00000300Bappli\#
        cation/vnd.fujixerox.docuworksxdwDocuWorks document04200;000003000audio/adpcmadp14010S000000000appli\#
        cation/vnd.uplanet.alert-wbxml1@000F000000000x-content/ebook-reader14000F000000000application/x-ms-o\#
        wner                                                                                                \#
              14000?00000800Cchemical/x-csmlcsml csmCSML chemical style0h060<00110:00DA;ctext/x-xbaseprg prw\#
         chsource code in xBase14280B00000800Kapplication/x-dxbcdxbc csocompiled shader of Direct3D         \#
                          140G0K00130500D@c4A;c1GEapplication/auth-policy+xmlapxmlauthorisation policy      \#
                                                             14280D000003000application/x-ms-pdbpdb0h060;001\#
        10400CA;ctext/x-cluecluesource code in Clue0H000G0I000;000application/x-pagemakerapplication/vnd.pag\#
        emakerp65 pm6 pmd14010L00000300=application/vnd.spotfire.sfssfsSpotfire data08280=001203000A4>AbMvid\#
        eo/x-diracdrc0h060;00110400CA;ctext/x-shenshensource code in Shen0\000O000003000application/x-amiga-\#
        disk-formatadf0h060;00110300CA;ctext/x-tsqlsqlsource code in TSQL14010L00000000Lapplication/soap+fas\#
        tinfosetSOAP message in Fast Infoset14000H000003000chemical/x-gaussian-cubecub0d060;00110000FA;ctext\#
        /x-gawksource code in GNU Awk00210;00000400Gimage/hej2khej2JPEG 2000 image in HEIF160G0S001600000AEi\#
        @AR0RAA;c0_O1K9application/alto-propmapparams+json140@0@000000000application/dart14010W000000000appl\#
        ication/prs.alvestrand.titrax-sheet140Q0C00000000Gapplication/edi-x12EDI message in ANSI X12140G0S00\#
        1300000@c4A;c1GEapplication/vnd.3gpp.srvcc-info+xml                           1@000D000000000x-conte\#
        nt/video-svcd                                                                                       \#
                     14010N000000000application/vnd.dolby.mobile.100200;00000800:image/x-mrcccp4 mrcMRC volu\#
        me14010D000000000application/jsonpath140A0Q000000000application/x-www-form-urlencoded14010W00000600H\#
        application/set-registration-initiationsetregSET registration request0l060<00110:000A;ctext/x-crmshc\#
        rmsh pcmk140G0M00130350P@c4A;c1GEapplication/vnd.syncml.dm+xmlxdmutf-8SyncML device management messa\#
        ge140G0Q001300000@c4A;c1GEapplication/vnd.dm.delegation+xml0D0G0K00130600F@c4A;c1GEapplication/vnd.l\#
        as.las+xmllasxmlLAS survey data in XML160G0D001600000AEi@AR0RAA;c0_O1K9application/pvd+json0j060:001\#
        10K00BA;ctext/x-qmlqml qbs qmlproject qmltypessource code in QML14010U000000000application/vnd.firem\#
        onkeys.cloudcell0l060F001100000A;ctext/x-smartgameformat14000A000003000chemical/x-rosdalros140G0D001\#
        30400C@c4A;c1GEapplication/mods+xmlmodsMODS library record16060?00110400KA;ctext/x-rpm-specspecdata \#
        in the format RPM Spec14280L00000000Bapplication/x-locale-archivearchive of locales140G0U001300000@c\#
        4A;c1GEapplication/vnd.tmd.mediaflex.api+xml0l070@001100000A;ctext/rtploopback0j060:00110?00BA;ctext\#
        /x-gapg gap gi gd tstsource code in GAP0<060A00110300<A;capplication/x-cuecueCD cue sheet140G0E00130\#
        0000@c4A;c1GEapplication/nlsml+xml140G0L001300000@c4A;c1GEapplication/mrb-consumer+xml0j060;00110<00\#
        CA;ctext/x-yaccy yacc yy ypsource code in Yacc                                                   0D0\#
        _0:00220<00:QjDA;cmodel/vrmlwrl vrml vrmVRML scene         0j060>00110500>A;ctext/x-verilogv veoVeri\#
        log source                                   0X2Y0C001100000A_\application/aas+zip                  \#
                                             0L010J0D000400<application/vnd.kde.kchartapplication/x-kchartch\#
        rtKChart chart14280G00000700Iapplication/x-abi-traceab1 abitrace of an ABI sequencer00290>000004000i\#
        mage/vnd.clipclip140G0I001300000@c4A;c1GEapplication/yang-data+xml140F0H001308000@c4A;c1GEapplicatio\#
        n/metalink+xmlmetalink  140G0P001300000@c4A;c1GEapplication/vnd.eprints.data+xml0h060?00110100GA;cte\#
        xt/x-picolisplsource code in PicoLisp14010C00000300;application/vnd.dzrdzrDzr license0H0G19001300000\#
        @c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml0X2Y0Q001104000A_\\#
        application/automationml-amlx+zipamlx0P280I001103000A>[application/x-starimpresssdd                 \#
                 14000D000000000application/x-kdelnk         0h060<00110200DA;ctext/x-aikenaksource code in \#
        Aiken                                    14010C000000000application/vnd.bpf                         \#
                                                                                                            \#
                                                                                            0l060=001100000A\#
        ;ctext/x-tads-30f060H00110=00IA;capplication/x-powershellps1 psm1 psd1source code in PowerShell     \#
                04290R00110300IA_\application/vnd.recordare.musicxmlmxlcompressed MusicXML score          08\#
        210E00000800Tvideo/vnd.dece.mobileuvm uvvmUltraViolet video for mobile devices14060U00110000aA;ctext\#
        /x-cloud-firestore-security-rulesdata in the format Cloud Firestore Security Rules1@000C000000000x-c\#
        ontent/blank-dvd14060E00110300QA;ctext/x-ecere-projectsepjdata in the format Ecere Projects04210C000\#
        000000audio/vnd.cisco.nse0l070:001100000A;ctext/hl7v2                                             04\#
        280A00000300;audio/x-psion-wvewvePsion sound140G0D00130000P@c4A;c1GEapplication/rlmi+xmlstate of a l\#
        ist of SIP resources10280B00000900Aapplication/x-gvdbgresourceGVariant database14010H000000000applic\#
        ation/vnd.sbm.mid214010K00000300?application/vnd.ibm.minipaympyMiniPay payment14060J00110300VA;ctext\#
        /x-2-dimensional-array2dadata in the format 2-Dimensional Array16060D001603000AEi@AR0RAA;c0_O1K9appl\#
        ication/har+jsonhar0\280I00000800Napplication/x-apple2-2img2img 2mg2IMG image of an Apple II disk140\#
        10G0E0007000application/vnd.msgpackapplication/x-msgpackmsgpack14000E000000000application/x-ebu-stl0\#
        h060A00110600IA;ctext/x-reasonligoreligosource code in ReasonLIGO14010G00000000Oapplication/edi-cons\#
        entEDI message of an agreed format140G0P001300500@c4A;c1GEapplication/vnd.omads-folder+xmlutf-814080\#
        B00000400:application/x-ggmlggmlGGML model04210<00000300>audio/evrcnwenwEVRC-NW speech0h060<00110200\#
        DA;ctext/x-pro-cpcsource code in Pro*C140G0R00130500J@c4A;c1GEapplication/mediaservercontrol+xmlmscm\#
        lMSCML media server command14010D001100000@b7application/aif+cbor14010@000000000application/isup140G\#
        0d001300000@c4A;c1GEapplication/vnd.oma.poc.detailed-progress-report+xml                            \#
                                                                                                            \#
                0\080I000003000application/x-sega-cd-romiso14060I00110300UA;ctext/x-adobe-font-metricsafmdat\#
        a in the format Adobe Font Metrics14800R000000000application/x-isatab-investigation140G0N00130300P@c\#
        4A;c1GEapplication/sparql-results+xmlsrxresults of a SPARQL query in XML0l070B001105000A;ctext/vnd.a\#
        scii-artascii140G0R001300000@c4A;c1GEapplication/vnd.oipf.dae.xhtml+xml0X280A00000300=application/x-\#
        vpkvpkValve package                                                           14080A00000300@applica\#
        tion/x-orcorcApache ORC table0X200D000009000application/x-brotlibr brotli140G0D00130050<@c4A;c1GEapp\#
        lication/beep+xmlutf-8BEEP message0L0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocum\#
        ent.spreadsheetml.dialogsheet+xml14000?000003000application/qifqif14010R00000800Capplication/vnd.pre\#
        viewsystems.boxbox vboxPreview Systems box0h060E00110:00FA;capplication/x-befungebefunge bfsource co\#
        de in Befunge160G0L001600000AEi@AR0RAA;c0_O1K9application/voucher-jws+json0X080A0L000300;application\#
        /x-aceapplication/x-ace-compressedaceACE archive04280;000003009audio/x-soxsoxSoX sound0h060<00110500\#
        DA;ctext/x-cirrucirrusource code in Cirru14890D0D000800<application/vnd.nitfimage/nitf image/ntfntf \#
        nitfNITF imagery14000D000001000chemical/x-molconn-zb140G0G00130300?@c4A;c1GEapplication/xcap-ns+xmlx\#
        nsXCAP namespaces14000>000007000chemical/x-cxfcxf cef14010D000000000application/json-seq0L0G16001300\#
        000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml16470V0O130300G@c4\#
        A;c1GEapplication/xml-external-parsed-entitytext/xml-external-parsed-entityentpart of an XML documen\#
        t140G0D00130500Q@c4A;c1GEapplication/srgs+xmlgrxmlspeech recognition grammar in XML14060@00110000[A;\#
        ctext/x-openapi-3data in the format OpenAPI Specification v308290D00110200=A_\video/vnd.youtube.ytyt\#
        YouTube video14280L00000200>application/x-qt-translationqmQt translation14080J000003000application/x\#
        -spectrum-rzxrzx080Y0?0A000300=application/oggapplication/x-oggogxOgg container08010I000000000applic\#
        ation/mpeg4-generic08280;000000009video/x-nutNUT video14000S000000000application/vnd.ms-color.iccpro\#
        file042109000000000audio/red0jP60@09110500AA;capplication/x-m4text/x-m4m4 mcsource code in M414010Q0\#
        00000000application/vnd.ms-wmdrm.lic-resp14010R00000;000application/vnd.evolv.ecig.profileecigprofil\#
        e00210D00000<00@image/vnd.sealed.pngspng spn s1nSealed PNG image14280E000000000application/x-os2-inf\#
        0d060>002307000@c4A;c1GEtext/scriptletwsc sct14060N001303000@c4A;c1GEapplication/vnd.garmin.tcx+xmlt\#
        cx14080K00000000Japplication/vnd.android.deyAndroid program, optimized140G0C00130300B@c4A;c1GEapplic\#
        ation/sru+xmlsruSRU search results040G0V00130800>@c4A;c1GEapplication/vnd.recordare.musicxml+xmlmusi\#
        cxmlMusicXML score00060I002403000QjD@c4A;c1GEapplication/x-dia-diagramdia14060P001103000A;capplicati\#
        on/x-cisco-vpn-settingspcf0j060=00110200EA;ctext/x-puppetppsource code in Puppet0j060?00230;00CA;cQJ\#
        41[ktext/x-sagemathsage sagewssource code in Sage0h060=00110500EA;ctext/x-hiveqlhql qsource code in \#
        HiveQL140G0G00130700E@c4A;c1GEapplication/atomsvc+xmlatomsvcAtom service document0h060?00110500DA;ct\#
        ext/x-minidsrcminidsource code in MiniD0l060A00110:000A;ctext/x-kernel-logkmsg dmesg                \#
                                                                                                            \#
                                                                                                            \#
                                                                   04210:000000000audio/melp140G0O001300000@\#
        c4A;c1GEapplication/mbms-deregister+xml                      0`000F00000G000application/x-zmachinez1\#
         z2 z3 z4 z5 z6 z7 z80g060B0;112200;A;capplication/x-rubytext/x-rubyrb rbw builder gemspec eye rake \#
        rbx god duby jbuilder mspec podspec prawn rabl rbi rbuild ru ruby thor watchr fcgi pluginspec specRu\#
        by script140G0e001300000@c4A;c1GEapplication/vnd.3gpp.mcdata-msgstore-ctrl-request+xml00280B0B110300\#
        0QADimage/x-mamiya-mefimage/x-raw-mamiyamef14010X000000000application/vnd.motorola.flexsuite.gotap0h\#
        060<00110500HA;ctext/x-stsrcst cssource code in Smalltalk                                           \#
                  04280;000003000audio/x-sapsap                                                             \#
                                                                      0l060=00110700NA;ctext/x-runoffrnh rno\#
        text with the markup of RUNOFF    14010M00000500Kapplication/vnd.ims.imsccv1p1imsccIMS Common Cartri\#
        dge course0i060=00110300EA;ctext/x-rascalrscsource code in Rascal0h060;00110300CA;ctext/x-pep8pepsou\#
        rce code in Pep814000B000003000chemical/x-alchemyalc160G0M001600000AEi@AR0RAA;c0_O1K9application/alt\#
        o-costmap+json0l070@001100000A;ctext/vnd.zoo.kcl14010E000000000application/st2110-4114010G000000000a\#
        pplication/vnd.oma.dcd14010K000000000application/vnd.d3m-problem14000C000000000application/example14\#
        010N000000000application/vnd.fujixerox.hbpl14010G00000300Fapplication/vnd.trueapptraTrue BASIC appli\#
        cation0\280C00000300>application/x-dfusedfuDfuSe firmware08210F000000000video/vnd.directv.mpeg0H010X\#
        00000<00?application/vnd.sealedmedia.softseal.pdfspdf spd s1aSealedMedia PDF0h4F0B001100000A;ctext/x\#
        -jquery-tmpl                                               04210<000000000audio/evrcb1              \#
                                         0`010?00000300;application/efiefiEFI program                       \#
                     10280M00000600?application/x-postgresql-dumppgdumpPostgreSQL dump0n460Q00110<00bA;ctext\#
        /x-velocity-template-languagevm vtl fhtmltext with the markup of Velocity Template Language14060;001\#
        10400GA;ctext/x-cylccylcdata in the format Cylc14010T000000000application/1d-interleaved-parityfec16\#
        0G0X001600000AEi@AR0RAA;c0_O1K9application/vnd.veraison.tsm-report+json0X290L001100000AjDapplication\#
        /vec-package+gzip04210B000000000audio/dsr-es2022110X080K00000700=application/x-apple-archiveaar yaaA\#
        pple Archive0`0P0U00000<000application/x-virtualbox-vbox-extpackvbox-extpack0h060B00110>00JA;ctext/x\#
        -emberscriptem emberscriptsource code in EmberScript14010F000000000application/logout+jwt0H0G1;00130\#
        0000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml160G0R001600\#
        000AEi@AR0RAA;c0_O1K9application/vnd.nacamar.ybrid+json14010R000000000application/vnd.opentimestamps\#
        .ots002Y0:0F110800BAl_image/apngimage/vnd.mozilla.apngapng pnganimated PNG image14010I000000000appli\#
        cation/vnd.nokia.ncd140G0^001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-mbms-usage-info+xml0n060;0011\#
        0400@A;ctext/x-scssscssSCSS style sheet0X280B00000300Dapplication/x-lzoplzolzop-compressed data14010\#
        G000000000application/rtploopback14010G000000000application/vnd.sss-ntf140G0W001300000@c4A;c1GEappli\#
        cation/vnd.3gpp.mcdata-regroup+xml140G0L001300000@c4A;c1GEapplication/kpml-request+xml000G0=09130800\#
        ;@c4A;c1GEimage/svg+xmlimage/svgsvg svgzSVG drawing                                                 \#
                                                    0l060J001107000A;ctext/x-debian-sources-filesources0h060\#
        <00110000DA;ctext/x-xmakesource code in Xmake0P0G16001300000@c4A;c1GEapplication/vnd.openxmlformats-\#
        officedocument.presentationml.slide+xml0X080L00000G00Lapplication/x-unreal-packageuasset umap umx un\#
        r upkpackage of the Unreal engine0`RY0H1>110;00<A_\application/java-archiveapplication/x-tika-java-e\#
        nterprise-archive application/x-tika-java-web-archivejar war earJava archive0j060:00110800FA;ctext/x\#
        -idlidl pidlsource code in OMG IDL142X0R00000300Fapplication/java-serialized-objectserserialized Jav\#
        a object0X2Y0N001103000A_\application/vnd.ficlab.flb+zipflb160G0Q001600000AEi@AR0RAA;c0_O1K9applicat\#
        ion/json-patch-query+json                                                                           \#
                                                                                                            \#
                    140G0e001300000@c4A;c1GEapplication/vnd.oma.poc.optimized-progress-report+xml0l070>00110\#
        0000A;ctext/parityfec0H280B0Y000300<application/winhlpapplication/winhelp application/x-winhelphlpWi\#
        ndows help14060@00111W00LA;ctext/x-checksumscrc32 md2 md4 md5 sha1 sha2 sha224 sha256 sha256sum sha3\#
         sha384 sha512 md5sum md5sums sha1sum sha512sumdata in the format Checksums         0\000L000003000a\#
        pplication/x-atari-2600-roma26                   160G0@0X353J509@ARPRAA;c0_O1K9application/jsonappli\#
        cation/x-json text/json text/x-jsonjson map 4dform 4dproject avsc har module json-tmlanguage xc json\#
        .example mcmeta slnlaunch tact tfstate tfstate.backup topojson yy yyp avpr code-workspace jsonc subl\#
        ime-keymap sublime-project sublime-settings xcstringsutf-8JSON data0D0Q0E0@000:00Imodel/x3d+fastinfo\#
        setmodel/x3d+binaryx3db x3dbzX3D scene in Fast Infoset00280@001103000QADimage/x-sony-sr2sr2140G0h001\#
        300000@c4A;c1GEapplication/vnd.3gpp.seal-app-comm-requirements-info+xml04210B000000000audio/vnd.cns.\#
        anp1140G0N00130200E@c4A;c1GEapplication/resource-lists+xmlrllist of SIP resources0h060=00110700EA;ct\#
        ext/x-maximamax macsource code in Maxima00280C0C000300Aimage/x-olympus-orfimage/x-raw-olympusorfOlym\#
        pus raw image0X2Y0O00110500SA_\application/vnd.etsi.asic-s+zipasicsASiC-S container of one signed fi\#
        le14060H00110700TA;ctext/x-valve-data-formatvdf vmfdata in the format Valve Data Format140G0V0013000\#
        00@c4A;c1GEapplication/vnd.gentoo.catmetadata+xml1<0W0A0?120900@@54A;cmultipart/relatedmessage/rfc25\#
        57mht mhtmlcompound message0L0G1;001300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spr\#
        eadsheetml.connections+xml0`280I0M000700?application/x-python-codeapplication/x-bytecode.pythonpyc p\#
        yocompiled Python0l060C00110H00KA;ctext/x-shellsessionsh-session shell-sessionsource code in ShellSe\#
        ssion0h060;00110400CA;ctext/x-pddlpddlsource code in PDDL160G0J001600000AEi@AR0RAA;c0_O1K9applicatio\#
        n/vnd.xacml+json14060;00110400GA;ctext/x-abnfabnfdata in the format ABNF0`280A0j110?00IA>[applicatio\#
        n/x-msiapplication/x-ms-installer application/x-windows-installermsi msp mst msmWindows installer pa\#
        ckage0h060F00110200GA;capplication/x-gdscriptgdsource code in GDScript140G0R001300000@c4A;c1GEapplic\#
        ation/vnd.3gpp.seal-info+xml0L060g0c2404000@Yj@c4A;c1GEapplication/vnd.oasis.opendocument.spreadshee\#
        t-flat-xmlapplication/vnd.oasis.opendocument.flat.spreadsheetfods14010T000000000application/vnd.noki\#
        a.landmark+wbxml14010M00000300Eapplication/vnd.geogebra.fileggbGeoGebra construction18890J0d110D00A@\#
        ?:application/x-x509-ca-certapplication/x-x509-cert application/x-x509-user-certder crt pem cert key\#
        X.509 certificate14060E00110000QA;ctext/x-git-attributesdata in the format Git Attributes14010B00000\#
        0000application/vp+jwt14010B000000000application/riscos0h060A00110400IA;ctext/x-moonscriptmoonsource\#
         code in MoonScript14010N000000000application/vnd.dvb.ipdcesgpdd0`010B00000300:application/widgetwgt\#
        W3C widget140G0S001300000@c4A;c1GEapplication/vnd.liberty-request+xml14000?00000400Achemical/x-cmdfc\#
        mdfCrystalMaker data140G0T001300000@c4A;c1GEapplication/framework-attributes+xml160G0O001600000AEi@A\#
        R0RAA;c0_O1K9application/vnd.nearst.inv+json140G0G001300000@c4A;c1GEapplication/vnd.xmi+xml0X2Y0O001\#
        100000A_\application/vnd.iso11783-10+zip0h060;00110400CA;ctext/x-ponyponysource code in Pony140G0L00\#
        1300000@c4A;c1GEapplication/vnd.etsi.sci+xml14010J000000000application/vnd.keyman.kmx0h060<00110200D\#
        A;ctext/x-holychcsource code in HolyC14010H00000300@application/vnd.igloaderigligLoader package0n460\#
        ;00110G00@A;ctext/x-wikimediawiki wiki wikitexttext in Wikitext00280;000003000image/x-pxrpxr160G0S00\#
        1600000AEi@AR0RAA;c0_O1K9application/prs.implied-object+json0l070900110400;A;ctext/shexshexShEx shap\#
        es14010N000000000application/vnd.oma.bcast.sgdu0`280Q00000300Gapplication/x-nintendo-switch-nronroNi\#
        ntendo Switch program00210?00000400Fimage/dicom-rledrleDICOM run-length image140G0W001300000@c4A;c1G\#
        Eapplication/vnd.iptc.g2.conceptitem+xml160G0E001600000AEi@AR0RAA;c0_O1K9application/csvm+json0H280Q\#
        00110300@A>[application/vnd.stardivision.mathsmfStarMath formula0j060A00110A00IA;ctext/x-vim-scriptv\#
        im vimrc vmb vbasource code in Vim script04280;000003009audio/x-qoaqoaQOA audio0h060;00110400CA;ctex\#
        t/x-elpielpisource code in Elpi04210;00000300=audio/evrcbevbEVRC-B speech14010L00000800<application/\#
        vnd.sus-calendarsus suspSUS calendar0l070;001100000A;ctext/fwdred0h060:00110300BA;ctext/x-gnognosour\#
        ce code in Gno14010G00000?00=application/vnd.dpgraphdpg mwc dpgraphDPGraph graph1@000<000000006inode\#
        /socketsocket18890?00000800Oapplication/cmscmsc pemCMS signed or encrypted message16060C00111800<A;c\#
        text/x-systemd-unitservice socket device mount automount swap target path timer slice scopesystemd u\#
        nit14060R001300000@c4A;c1GEapplication/onix-message-short+xml140G0\001300000@c4A;c1GEapplication/vnd\#
        .3gpp.seal-mbs-usage-info+xml04210A000000000audio/vnd.dts.uhd0P280X00110300RA_\application/vnd.sun.x\#
        ml.impress.templatestiOpenOffice 1 presentation template14290@0V000H000application/gribapplication/x\#
        -grib application/x-grib2grb grb1 grb2 grib grib214280L001104000@b7application/x-eris-link+cboreris1\#
        4000>00000300Fchemical/x-xyzxyzXYZ molecular geometry0h060B00110200JA;ctext/x-power-querypqsource co\#
        de in Power Query0l460;00110400LA;ctext/x-mtmlmtmltext with the markup of MTML0H080A001103000ASoappl\#
        ication/x-cb7cb704210F000000000audio/rtp-enc-aescm12814280>00000300Lchemical/x-dcddcdtrajectory of C\#
        HARMM or NAMD14060G001303000@c4A;c1GEapplication/x-tiled-tsxtsx08210=000000000video/mp4v-es0D080F000\#
        00300Eapplication/x-ft-dracodrcDraco compressed mesh14010a001100000@b7application/vnd.3gpp.seal-data\#
        -delivery-info+cbor18000J000003000application/vnd.ms-pki.stlstl140G0I001304000@c4A;c1GEapplication/r\#
        oute-usd+xmlrusd0h060>00110300FA;ctext/x-daslangdassource code in Daslang14010R00000400Capplication/\#
        vnd.nokia.radio-presetrpstNokia radio station14010P00000300Eapplication/vnd.genomatix.tuxedotxdGenom\#
        atix Tuxedo data140G0Z001300000@c4A;c1GEapplication/vnd.oma.bcast.notification+xml0H060J001202000Ai1\#
        A;capplication/vnd.wolfram.wlwl14010H00000K000application/vnd.vd-studymxi study-inter model-inter042\#
        10C000000000audio/vnd.dlna.adts0`080D001204000A3o0gVapplication/vnd.snapsnap0l060F001103000A;ctext/x\#
        -clearsilver-hdfhdf04210D00000800Aaudio/vnd.dece.audiouva uvvaUltraViolet audio0\000M000002000applic\#
        ation/x-virtual-boy-romvb04280=0G0002000audio/audibleaudio/x-pn-audibleaudioaa14010\00000600Dapplica\#
        tion/vnd.cluetrust.cartomobile-configc11amcCartoMobile settings14010J00000800Bapplication/vnd.sealed\#
        .mhtsmht smhSealed web archive0`280I000000000application/x-mach-o-core160G0H001600000AEi@AR0RAA;c0_O\#
        1K9application/eat-bun+json140G0M001300000@c4A;c1GEapplication/mbms-envelope+xml14000C000003000chemi\#
        cal/x-kinemagekin0i060<00110200DA;ctext/x-geniegssource code in Genie0H280[001104000A_\application/v\#
        nd.adobe.indesign-idml-packageidml0H010Z000000000application/vnd.afpc.modca-objectcontainer0L0G1D001\#
        300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.pivotcachedefinition+xml1\#
        60G0P001600000AEi@AR0RAA;c0_O1K9application/alto-networkmap+json14010A000000000application/index1401\#
        0M000000000application/vnd.tri.onesource0D080>00000800Cmodel/vnd.usdcusd usdcbinary scene of USD1400\#
        0B000003000application/bbolinlin160G0K00160:00:AEi@AR0RAA;c0_O1K9application/json-patch+jsonjson-pat\#
        chJSON patch0n060=00220300>A;cPNBtext/x-sweavernwtext in Sweave14010H001100000@b7application/eat-bun\#
        +cbor04210:000000000audio/scip14000C000007000application/x-pilotprc pdb0H080A001103000@@Mapplication\#
        /x-wwfwwf14010N000000000application/vnd.oma.bcast.stkm14010C00000800<application/vnd.zulzir zirzZUL \#
        geometry14010I00000300Bapplication/vnd.3gpp2.smssms3GPP2 text message0P290N0H110700GQjDapplication/v\#
        nd.kde.kpresenterapplication/x-kpresenterkpr kptKPresenter presentation0\080Z001106000A@oapplication\#
        /x-raw-disk-image-xz-compressedimg.xz140G0D001307000@c4A;c1GEapplication/swid+xmlswidtag14010D000004\#
        000application/vnd.nimnnimn0l060;001103000A;ctext/x-phixexw14000O000003000application/vnd.procreate.\#
        dreamdrm14060C00110000OA;ctext/x-gemfile-lockdata in the format Gemfile.lock0h060U00110300]A;ctext/x\#
        -parrot-internal-representationpirsource code in Parrot Internal Representation14060@00110:00LA;ctex\#
        t/x-formattedeam.fs fordata in the format Formatted160G0D00160300HAEi@AR0RAA;c0_O1K9application/jrd+\#
        jsonjrdJSON resource descriptor0j060C00110200KA;ctext/x-actionscriptassource code in ActionScript140\#
        G0V001300000@c4A;c1GEapplication/vnd.etsi.iptvueprofile+xml0L390X0Z110300BA_\application/vnd.oasis.o\#
        pendocument.chartapplication/x-vnd.oasis.opendocument.chartodcOpenDocument chart0D280?00000300<model\#
        /x-openctmctmOpenCTM mesh14090L00000<00>application/vnd.tcpdump.pcappcap cap dmppacket capture00290:\#
        0<110400:AC:image/webpimage/x-webpwebpWebP image0X290G001100000AjDapplication/tlsrpt+gzip0h060:00110\#
        300BA;ctext/x-inkinksource code in Ink160G0K001600000AEi@AR0RAA;c0_O1K9application/vnd.avalon+json0D\#
        280E002205000QjDPTfapplication/x-blenderblend14010P000000000application/tamp-status-response14010U00\#
        0000000application/vnd.oma-scws-http-request14010[001100000@b7application/vnd.nato.bindingdataobject\#
        +cbor14010T000000000application/vnd.adobe.partial-upload16070S001200000AXJA;capplication/prs.implied\#
        -object+yaml0`280N00000<000application/x-mach-o-universaldylib so a o14010V00000400Aapplication/vnd.\#
        crick.clicker.wordbankclkwClicker word bank0h060>00110100FA;ctext/x-nemerlensource code in Nemerle14\#
        010P000000000application/vnd.fujixerox.art-ex14010Q000000000application/prs.implied-structure14000Q0\#
        00003000application/x-graphing-calculatorgcf14010C00000300Fapplication/vnd.dnadnaDNA new-media docum\#
        ent0H060E00240?00@QjD@c4A;c1GEapplication/x-abiwordabw abw.gz zabwAbiWord document10280O001100000@Gi\#
        application/x-fossil-repository0h060=00110300EA;ctext/x-fluentftlsource code in Fluent0\000H00000200\#
        0application/x-sg1000-romsg0h060;00110400CA;ctext/x-ispcispcsource code in ISPC0X080A0^000700;applic\#
        ation/x-lhaapplication/x-lzh application/x-lzh-compressedlzh lhaLHA archive0X080A000000000applicatio\#
        n/x-arc04280;00000300@audio/x-nsfnsfmusic of the NES04280;000003000audio/x-ultult0i060<00110700DA;ct\#
        ext/x-sqlpldb2 sqlsource code in SQLPL0h060:00110100BA;ctext/x-rpcxsource code in RPC04280<0:000=00:\#
        audio/x-aiffaudio/aiffaif aiff aifcAIFF audio00280<00000<000image/x-ilbmiff ilbm lbm14010L00000300<a\#
        pplication/vnd.ecowin.chartmagEcoWin chart14010E000000000application/parityfec04210>000000000audio/m\#
        elp240014010C000000000application/vp+cose04210900000300:audio/smvsmvSMV speech14010F000000000applica\#
        tion/vnd.gridmp                                                          0l060=00110200NA;ctext/x-kv\#
        langkvtext with the markup of kvlang                                                                \#
                                                                                                       00080\#
        G001102000@@Mapplication/illustratorai0h060:001103000A;ctext/x-oclocl                        140G0T0\#
        01300000@c4A;c1GEapplication/vnd.etsi.iptvprofile+xml          002Y0909110800H@6Eimage/jpmvideo/jpmj\#
        pm jpgmJPEG 2000 compound image                                                                     \#
                                                     140G0O001300000@c4A;c1GEapplication/vnd.otps.ct-kip+xml\#
        14010C000003000application/vnd.svdsvd0`060F001102000A;ctext/x-libtool-libraryla0h060:00110500BA;ctex\#
        t/x-mufmuf msource code in MUF14000J000003000application/x-spectrum-mgtmgt0H010J0Z000M00Bapplication\#
        /vnd.afpc.modcaapplication/afp application/vnd.ibm.modcapafp listafp list3820 pseg3820AFP print docu\#
        ment160G0Z001600000AEi@AR0RAA;c0_O1K9application/vnd.oci.image.manifest.v1+json1<010G000000000messag\#
        e/tracking-status14010E000000000application/cybercash0H000C000000000application/msword217060E00110;0\#
        0^A;ctext/x-debian-controldsc changesdata in the format Debian Package Control File                 \#
                                                     160F0E001204000AXJA;capplication/raml+yamlraml140G0X001\#
        300000@c4A;c1GEapplication/vnd.oma.group-usage-list+xml04210C000000000audio/mpeg4-generic04210=00000\#
        000Iaudio/g726-16G.726 speech at 16 kbit/s14010J000000000application/vnd.3gpp.5gnas0h060B00110400JA;\#
        ctext/x-objective-jsj jsource code in Objective-J14R80A0S000J008application/x-hdfapplication/hdf5 ap\#
        plication/x-hdf5hdf he5 h5 nc h4 hdf4 hdf5HDF data14060C00110000OA;ctext/x-browserslistdata in the f\#
        ormat Browserslist0j060>00110200FA;ctext/x-aspectjajsource code in AspectJ0`080L0N000300@application\#
        /x-chrome-packageapplication/x-chrome-extensioncrxChrome extension0X000B00000400Dapplication/x-lzmal\#
        zmaLZMA-compressed data14010J00000400Happlication/vnd.3gpp2.tcaptcap3GPP2 signalling message18200M00\#
        000300Japplication/vnd.ms-pki.seccatcatWindows security catalogue0H290K00000O00Dapplication/vnd.word\#
        perfectwpd wp wp5 wp6 w60 wp61 wpt wp4WordPerfect document00210:000004000image/jxscjxsc14010C0000000\#
        00application/vnd.vuq14010@000000000application/h2240H880D000000000application/x-amipro0J0O0F00110Q0\#
        0CA;capplication/postscriptps eps epsi epsf eps2 eps3 ai pfaPostScript document0i060H001101000A;capp\#
        lication/x-urbiscriptu14010D000004000application/vnd.psfspsfs0h060A00110200IA;ctext/x-loomscriptlsso\#
        urce code in LoomScript0m060?001102000A;ctext/x-jmespathjp                                          \#
                                                           04280900110300B@Anaudio/mp2mp2MPEG layer 2 audio \#
                                                                                                            \#
          04010V00000300?application/vnd.yamaha.openscoreformatosfOpenScore music0l060>001100000A;ctext/x-te\#
        rmcap00880B000003000application/x-tgifobj0h060;00110200CA;ctext/x-noirnrsource code in Noir0n460<001\#
        11;00MA;ctext/x-jinjahtml.j2 jinja htm.j2 j2 jinja2 xhtml.j2 html.jinja2 htm.jinja2 xhtml.jinja2text\#
         with the markup of Jinja04210D00000300Baudio/vnd.nortel.vbkvbkNortel voice block0d0P0R000007000appl\#
        ication/vnd.google-apps.scriptgscript0h060<00110100@A;ctext/x-vlangvsource code in V0X880B00000400<a\#
        pplication/x-cpiocpiocpio archive04210=000000000audio/melp6000h060@00110X00HA;ctext/x-realbasicrbbas\#
         rbfrm rbmnu rbres rbtbar rbuistatesource code in REALbasic14010E000000000application/tzif-leap00:80\#
        =00000900=image/x-vicarvic vicarVICAR picture0l060=00110600NA;ctext/x-bbcodebbcodetext with the mark\#
        up of BBCode14000D000000000application/x-ms-nls14060L00110;000A;capplication/vnd.flatpak.repoflatpak\#
        repo1<010=000000000message/bhttp14060C001300000@c4A;c1GEapplication/x-ufraw0X280A00000300Capplicatio\#
        n/x-lz4lz4LZ4-compressed data14010\000000000application/vnd.japannet-registration-wakeup0l060?001100\#
        000A;ctext/x-doc-base14060>00110700JA;ctext/x-objdumpobjdumpdata in the format ObjDump14010C00000000\#
        0application/vnd.aia14280I00000000Eapplication/x-ps3-packagePlayStation 3 package   14290C0G000300Ba\#
        pplication/vnd.shpapplication/x-shapefileshpshapefile geometry14010O000003000application/vnd.shade-s\#
        ave-filessv14080L001103000AC:application/x-navi-animationani140F0Y001300000@c4A;c1GEapplication/vnd.\#
        oma.bcast.drm-trigger+xml0l0609001104000A;ctext/ritarita0X080R00110<000@9Gapplication/x-bzip3-compre\#
        ssed-tartar.bz3 tbz314010L00000200Papplication/vnd.wv.csp+wbxmlwvWireless Village message, binary140\#
        60J00110000VA;ctext/x-adblock-filter-listdata in the format Adblock Filter List14010Q000000000applic\#
        ation/oblivious-dns-message14080J00000800<application/x-qt-qml-cachejsc qmlccompiled QML04210=000000\#
        00Iaudio/g726-40G.726 speech at 40 kbit/s14280B000004000application/x-par2par20h060<00110>00DA;ctext\#
        /x-zimplzimpl zmpl zplsource code in Zimpl08210?000000000video/h263-199814010e000000000application/v\#
        nd.3gpp.5gsv2x-local-service-information04290?0N1103000AC:audio/soundfontaudio/x-sfbk audio/x-soundf\#
        ontsf2140G0H001300000@c4A;c1GEapplication/3gpp-ims+xml0j060B00110700JA;ctext/x-pov-ray-sdlpov incsou\#
        rce code in POV-Ray SDL14010I000000000application/vnd.xarin.cpj0L390a0c110300KA_\application/vnd.oas\#
        is.opendocument.chart-templateapplication/x-vnd.oasis.opendocument.chart-templateotcOpenDocument cha\#
        rt template14010X00000300Zapplication/tamp-sequence-adjust-confirmsacconfirmation of a TAMP sequence\#
         adjustment140G0I00130300H@c4A;c1GEapplication/xcap-caps+xmlxcaXCAP server capabilities0i060<00110;0\#
        0DA;ctext/x-logosxi x xm xmisource code in Logos0h060:00110100BA;ctext/x-kclksource code in KCL16060\#
        C00110<00OA;ctext/x-editorconfigeditorconfigdata in the format EditorConfig14010Q000000000applicatio\#
        n/vnd.geogebra.pinboard00290D0Q0003009image/vnd.zbrush.pcximage/x-pc-paintbrush image/x-pcxpcxPCX im\#
        age140G0W00130300F@c4A;c1GEapplication/vnd.iptc.g2.newsmessage+xmlnarNewsML-G2 news message0X080A000\#
        003000application/x-zoozoo14010T00000300Wapplication/vnd.ibm.electronic-mediaemmIBM Electronic Media\#
         Management package14010F00000300Kapplication/vnd.ms-lrmlrmMicrosoft learning resource0h060;00110400\#
        CA;ctext/x-flixflixsource code in Flix080Y0Q0f000700;application/vnd.adobe.flash.movieapplication/fu\#
        turesplash application/x-shockwave-flashswf splFlash movie                                          \#
                                 0n470900110800=A;ctext/sgmlsgml sgmSGML document        04210@000000000audi\#
        o/mpa-robust                        14010R00000000Mapplication/simple-message-summarysummary of wait\#
        ing voice mail0j060;00110500CA;ctext/x-smplcoccisource code in SmPL                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                             14000H000003000application/x-ms\#
        schedulescd                                                                                         \#
                                                                                                            \#
                                                      14010[000000000application/vnd.uplanet.bearer-choice-w\#
        bxml140G0L001300000@c4A;c1GEapplication/vnd.3gpp.sms+xml                                            \#
                                                                                      0j060:00250300TP@[A;c0\#
        oJ16W188text/x-mofmofsource code in Managed Object Format0l460D00110F00PA;ctext/x-html-plus-eexhtml.\#
        eex heex leex eextext with the markup of HTML+EEX18010J00000200Eapplication/pkix-attr-certacattribut\#
        e certificate14000C00000?00;application/x-trashbak ~ % old sikbackup file140G0V001300000@c4A;c1GEapp\#
        lication/vnd.oma.scidm.messages+xml14010L00000300Aapplication/timestamped-datatsdtime-stamped data0l\#
        460900110800LA;ctext/slimslim slmtext with the markup of Slim14000T000000000application/vnd.google-a\#
        pps.shortcut14880H00000700?application/x-bittorrenttorrentBitTorrent seed0J0V0C00120500>@NBA;capplic\#
        ation/x-latexlatexLaTeX document0h020E00110200MA;ctext/x-brighterscriptbssource code in BrighterScri\#
        pt15060M00110300QA;capplication/x-pygments-tokensrawdata in the format Raw token data14010Q00000[000\#
        application/vnd.commerce-battelleicf icd ic0 ic1 ic2 ic3 ic4 ic5 ic6 ic7 ic814010@000000000applicati\#
        on/jose140G0V001300000@c4A;c1GEapplication/vnd.oma.cab-user-prefs+xml04280;090003000audio/x-ttaaudio\#
        /ttatta14010P00000200Fapplication/vnd.bluetooth.ep.oobepBluetooth pairing data160G0\001600000AEi@AR0\#
        RAA;c0_O1K9application/emergencycalldata.legacyesn+json10280M001100000@Giapplication/x-fossil-checko\#
        ut04210=00000000Maudio/gsm-efrGSM enhanced full rate speech0h060<00110:00DA;ctext/x-jflexflex jflexs\#
        ource code in JFlex002Y0900110<00?@6Eimage/jp2jp2 jpg2 j2kJPEG 2000 image14010J000000000application/\#
        trust-mark+jwt14010A00000000Japplication/mikeyMIKEY key exchange message14010Z000000000application/v\#
        nd.japannet-directory-service0h060:00110300BA;ctext/x-oocoocsource code in ooc0X080F00000400Aapplica\#
        tion/x-stuffitxsitxStuffIt X archive0`080N002400000@Yo@Kh@K<@gVapplication/x-iso9660-appimage0`080E0\#
        0110300;A2Vapplication/x-dosexecexeDOS program160G0D001600000AEi@AR0RAA;c0_O1K9application/mud+json0\#
        \000J000002000application/x-gamegear-romgg0\280D00000600<application/x-uimageuimageU-Boot image14010\#
        K000000000application/call-completion08280I001106000A_\application/zip+dotlottielottie0D0Q0:00000=00\#
        :model/meshmsh mesh silomesh model14010J00000400;application/vnd.sealed.csfscsfSealed file14010G0000\#
        00000application/dns-message14080O000007000application/x-haddock-interfacehaddock14010H000000000appl\#
        ication/cose-key-set00000J000003000application/x-killustratorkil0:0G0A001600000AEi@AR0RAA;c0_O1K9vid\#
        eo/lottie+json14010W000000000application/vnd.easykaraoke.cdgdownload08290?000003009application/mxfmx\#
        fMXF video140G0Q001300000@c4A;c1GEapplication/vnd.amundsen.maze+xml14060E00110300QA;ctext/x-spicedb-\#
        schemazeddata in the format SpiceDB Schema0h060@00110200IA;ctext/x-minicriptmssource code in MiniScr\#
        ipt00280B00000;000image/x.sf3-vectorsf3 vec.sf314080A000000000application/x-iff0h070A00110900AA;capp\#
        lication/sievesiv sieveSieve mail filter0T470@00230300P@c4A;c1GEtext/vnd.wap.wmlwmlWML page for earl\#
        y mobile phones14010?00000300Gapplication/odxodxODX vehicle diagnostics0l070>001100000A;ctext/raptor\#
        fec0h060J00110400RA;ctext/x-untyped-plutus-coreuplcsource code in Untyped Plutus Core               \#
                                                    0H070G0E130<00>@c4A;c1GEapplication/vnd.scribusapplicati\#
        on/x-scribussla slaz scdScribus layout            0H010R000003000application/vnd.afpc.modca-overlayo\#
        vl0D0908000002000model/jtjt14010V000000000application/vnd.motorola.flexsuite.fis                    \#
                                               10280G000003000application/x-filemakerfp7                    \#
                                0l060@001104000A;ctext/x-pointlessptls160G0D001600500AEi@AR0RAA;c0_O1K9appli\#
        cation/elm+jsonutf-80l060@00110900QA;ctext/x-yasnippetyasnippettext with the markup of YASnippet    \#
                          140G0L001300000@c4A;c1GEapplication/vnd.3gpp.bsf+xml                      160G0I00\#
        1609000AEi@AR0RAA;c0_O1K9application/vnd.syft+jsonsyft.json140G0F00130:00<@c4A;c1GEapplication/cellm\#
        l+xmlcellml cmlCellML model14080G000003000application/x-bps-patchbps                                \#
                                                                                                            \#
                       14010G00000300Happlication/tamp-updateturTAMP trust anchor update00280@0@1103000QADim\#
        age/x-leaf-mosimage/x-raw-leafmos                                       14010O000000000application/t\#
        rickle-ice-sdpfrag140G0M001300000@c4A;c1GEapplication/media_control+xml0`280H0L1108007@K<application\#
        /x-executableapplication/x-executable-elfelf so oprogram14010G000000000application/vnd.rs-274x      \#
                                                                                                            \#
                                                                                                    0L0G1=00\#
        1300000@c4A;c1GEapplication/vnd.openxmlformats-officedocument.spreadsheetml.sharedstrings+xml       \#
                                                                    14000A000005000application/hjsonhjson0h0\#
        60<00110500DA;ctext/x-polarpolarsource code in Polar                                                \#
                                                                                 0h060A00110400IA;ctext/x-po\#
        goscriptpogosource code in PogoScript0j060;00110600CA;ctext/x-cudacu cuhsource code in Cuda         \#
                                                                                                            \#
                                                                  140G19001300000@c4A;c1GEapplication/vnd.op\#
        enxmlformats-officedocument.drawingml.diagramcolors+xml14010H00000300Iapplication/vnd.trid.tpttptTRI\#
         Systems configuration14280D0N000@00Oapplication/x-pcapngapplication/vnd.tcpdump.pcapngpcapng pcap s\#
        cappacket capture, next generation14060900110200EA;ctext/x-nlnldata in the format NL 14060E001107000\#
        A;capplication/x-pypylogpypylog08290A00120300HP@P0[Rvideo/iso.segmentm4ssegment of an MP4 stream0h06\#
        0B00110300JA;ctext/x-singularitydefsource code in Singularity140G0D00130000W@c4A;c1GEapplication/cnr\#
        p+xmlCommon Name Resolution Protocol message0d460A00110<00MA;ctext/x-coldfusioncfm cfc cfmlsource co\#
        de in ColdFusion CFC00280;0L0003000image/x-wpgimage/x-wordperfect-graphicswpg160G0L001600000AEi@AR0R\#
        AA;c0_O1K9application/trust-chain+json140G0C001300500@c4A;c1GEapplication/cda+xmlutf-80\080H00110=00\#
        >PgVapplication/vnd.squashfssqsh squashfsSquashFS image082Y09001107009AbMvideo/oggogv oggOgg video0X\#
        010K000008000application/vnd.gentoo.gpkggpkg.tar140G0h001300000@c4A;c1GEapplication/vnd.etsi.overloa\#
        d-control-policy-dataset+xml14000K000004000application/vnd.ds-keypointkpxx00210F00000300Bimage/vnd.d\#
        vb.subtitlesubDVB subtitle image0k060>00111d00CA;ctext/x-glslsrcvert glsl frag fp frg fsh fshader ge\#
        om glslf glslv gshader rchit rmiss shader tesc tese vrx vs vsh vshader geo fs gssource code in GLSL1\#
        :0G0H00160400DAEi@AR0RAA;c0_O1K9application/jwk-set+jsonjwksset of JSON web keys0F0G0?00160400:AEi@A\#
        R0RAA;c0_O1K9model/gltf+jsongltfglTF scene0i060>00110?00FA;ctext/x-newlispnl kif lsp lispsource code\#
         in NewLisp160G0E001600000AEi@AR0RAA;c0_O1K9application/rdap+json14010U000000000application/gnap-bin\#
        ding-rotation-jws00290:0G130400:A5b0@P0[Rimage/heicimage/hevc image/x-heicheicHEIC image0h060<001103\#
        00DA;ctext/x-nmodlmodsource code in NMODL14010V000000000application/vnd.oma-scws-http-response14010@\#
        000000000application/qsig0`280[001100000AjDapplication/x-alpine-package-keeper-package0h060:00110300\#
        BA;ctext/x-pklpklsource code in Pkl0j060>00110D00>A;ctext/x-haskellhs hs-boot hsc lhs yHaskell sourc\#
        e14010P00000700<application/vnd.intercon.formnetxpw xpxFormNet form0j060<00110300DA;ctext/x-alloyals\#
        source code in Alloy0h060@00110600HA;ctext/x-freebasicbi bassource code in FreeBASIC14000H00000@000c\#
        hemical/x-cactvs-binarycbin cascii ctab0T070=00110400@A;ctext/vnd.curlcurlCurl source code00280F0D11\#
        03000AjDimage/x-emf-compressedapplication/x-ms-emzemz04280;00000300Kaudio/x-spcspcmusic of the Super\#
         Nintendo04280A00000700?audio/x-optimfrogofr ofsOptimFROG audio0j060A00110>00JA;ctext/x-standardmlfu\#
        n sml ml sigsource code in Standard ML0h280G00000300Kapplication/x-clang-astpchprecompiled header of\#
         Clang160G0P001600000AEi@AR0RAA;c0_O1K9application/vnd.tableschema+json0n460:00110300KA;ctext/x-vuev\#
        uetext with the markup of Vue14000H000003000application/vnd.curl.carcar0F060F00110400GA;capplication\#
        /x-openscadscadsource code in OpenSCAD14010I00000A00@application/vnd.dece.datauvf uvvf uvd uvvdUltra\#
        Violet data002Y0:00130>00:Q5b0@P0[Rimage/avifavif hif avifsAVIF image0X2X0K0@000900=application/x-7z\#
        -compressedapplication/x-7z7z 7z.0017-Zip archive0h060;00110900CA;ctext/x-mojo🔥 mojosource code in M\#
        ojo14080H00000200<application/x-rocketbookrbRocket eBook14010U000000000application/vnd.uplanet.listc\#
        md-wbxml0D280C00000300Amodel/x-magicavoxelvoxMagicaVoxel model14010Q00000;000application/vnd.cryptom\#
        ator.vaultcryptomator14280J000000000application/x-nss-checksum0l060;001104000A;ctext/x-gsqlgsql160G0\#
        R001600000AEi@AR0RAA;c0_O1K9application/vnd.eclipse.ditto+json042X0;00000300?audio/x-cafcafCore Audi\#
        o file0h060:00110300BA;ctext/x-nitnitsource code in Nit140G0D00130050D@c4A;c1GEapplication/pidf+xmlu\#
        tf-8presence information14010?00000300@application/ceaceaCEA test archive14010N000000000application/\#
        vnd.oma.bcast.ltkm0X280G001103000A_\application/x-xliff+zipxlz042109000003000audio/ascacn140G0D00130\#
        700C@c4A;c1GEapplication/lost+xmllostxmlLoST location query140P0R000000000application/vnd.google-app\#
        s.folder14010?000003000application/cwlcwl160G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.cryptii.pi\#
        pe+json160G0I00160;50HAEi@AR0RAA;c0_O1K9application/manifest+jsonwebmanifestutf-8web application man\#
        ifest0`2X0F00110:000A_\application/appxbundleappxbundle14000F000003000chemical/x-mdl-molfilemol0`280\#
        L00000500Capplication/x-psx-executablepsexePlayStation program0D0W0>0>110:00HA;cmodel/x3d-vrmlmodel/\#
        x3d+vrmlx3dv x3dvzX3D scene in VRML syntax0n460=00110600NA;ctext/x-liquidliquidtext with the markup \#
        of Liquid0P3Y0_0a110300IA_\application/vnd.oasis.opendocument.presentationapplication/x-vnd.oasis.op\#
        endocument.presentationodpOpenDocument presentation14010F001106000@b7application/senml+cborsenmlc0h0\#
        60V00110300^A;ctext/x-mathematical-programming-systemmpssource code in Mathematical Programming Syst\#
        em0X080B001109000A`dapplication/x-tarztar.z taz00280A0A1103000QADimage/x-epson-erfimage/x-raw-epsone\#
        rf140G0W001300000@c4A;c1GEapplication/vnd.dvb.notif-container+xml14010[00000300Fapplication/vnd.shan\#
        a.informed.formtemplateitpInformed form template0L280P001200000@2TA>[application/vnd.ms-excel.sheet.\#
        214010@00000000=application/sgmlSGML document0h060<00110300DA;ctext/x-clipsclpsource code in CLIPS14\#
        010V000000000application/vnd.syncml.dm.notification14000B000004000application/x-infoinfo140G0F001303\#
        00<@c4A;c1GEapplication/thraud+xmltfifraud report160G0K001600000AEi@AR0RAA;c0_O1K9application/coap-g\#
        roup+json14010Q00000300Dapplication/vnd.hhe.lesson-playerlesLesson Player lesson04000I000003000appli\#
        cation/vnd.dolby.mlpmlp020>0?00470600:PK>PoJPLfP@[1;c18816Wimage/x-xpixmapxpm pmX11 pixmap140G0L0013\#
        0500G@c4A;c1GEapplication/vnd.chemdraw+xmlcdxmlChemDraw drawing in XML04280;00000300Faudio/x-heshesm\#
        usic of the PC Engine0h060D00110100LA;ctext/x-filebench-wmlfsource code in Filebench WML140F0E001305\#
        000@c4A;c1GEapplication/omdoc+xmlomdoc00280=00000300Limage/vnd.dxbdxbAutoCAD binary exchange file140\#
        10O000000000application/vnd.verimatrix.vcas                                                         \#
                      14060K001303000@c4A;c1GEapplication/vnd.ogc.sld+xmlsld0B060H0E120?00F@EnA;capplication\#
        /x-font-type1font/x-postscript-pfbpfa pfb pfm afmPostScript Type 1 font0\080H000003000application/x-\#
        saturn-romiso160G0T001600000AEi@AR0RAA;c0_O1K9application/vnd.r74n.sandboxels+json08210A00000800Tvid\#
        eo/vnd.dece.hduvh uvvhUltraViolet video in high definition0H2Y0M00110300BA_\application/vnd.comicboo\#
        k+zipcbzcomic book, zipped0j@60?00110X008A;ctext/x-makefilemak mk make makefile mkfile d Plo Po Tpom\#
        akefile14010G000000000application/vnd.sss-cod140G0S00130200F@c4A;c1GEapplication/vnd.nokia.n-gage.ac\#
        +xmlacN-Gage activation data14010W000000000application/prs.implied-object+json-seq14010?000000000app\#
        lication/nss08210I000000000video/vnd.nokia.videovoip00290900000300;image/ktxktxKTX texture04210M0000\#
        0300Maudio/atrac-advanced-losslessaalATRAC Advanced Lossless audio0@060E001303000@c4A;c1GEapplicatio\#
        n/x-ttx+xmlttx04210B000000000audio/dsr-es20221214060F001107000A;ctext/x-dbus-activationservice000P0S\#
        000005000application/vnd.google-apps.drawinggdraw0j060A00110700IA;ctext/x-inno-setupiss islsource co\#
        de in Inno Setup                                                            16070H001200000AXJA;capp\#
        lication/vnd.faf+yaml     0D280?00000300>model/x-openvdbvdbOpenVDB volume                           \#
        04210;000000000audio/dat1200210:000008000image/jphcjhc jphc14010M000000000application/vnd.ims.imsccv\#
        1p214010G00000400Gapplication/fastinfosetfinfFast Infoset binary XML04210=000000000audio/evrcnw0    \#
                                      0h060:00110300BA;ctext/x-tlatlasource code in TLA       14010K00000300\#
        Dapplication/vnd.ms-artgalrycilClip Gallery package14010O000000000application/vnd.ruckus.download0P2\#
        80O00110700IA_\application/vnd.sun.xml.impresssxi sddOpenOffice 1 presentation140G0U001300500@c4A;c1\#
        GEapplication/emergencycalldata.cap+xmlutf-814010Z000000000application/vnd.century-systems.tcp_strea\#
        m04210;000000000audio/evrc118010K00000300Bapplication/timestamp-querytsqtime stamp request0l0>0<0011\#
        02000A;ctext/texmacstm0l060=001105000A;ctext/x-gambasclass                                          \#
                                                    00280A0A110?000QADimage/x-kodak-kdcimage/x-raw-kodakkdc \#
        k25 dcs drf140G0\001300000@c4A;c1GEapplication/vnd.3gpp.mcptt-floor-request+xml003Y0[0]110300DA_\app\#
        lication/vnd.oasis.opendocument.graphicsapplication/x-vnd.oasis.opendocument.graphicsodgOpenDocument\#
         drawing04210<000000000audio/evrcb0                    0H010X000000000application/vnd.afpc.afplineda\#
        ta-pagedef14010T00000300Tapplication/vnd.americandynamics.accaccAmerican Dynamics surveillance video\#
        04210;000000000audio/g7291   04200=000000000audio/example0h060=00110600EA;ctext/x-webidlwebidlsource\#
         code in WebIDL04070<00110300OA;ctext/vnd.abcabcdata in the format ABC notation0P2Y0M0H110C00QA>[app\#
        lication/vnd.ms-powerpointapplication/mspowerpointppt pps pot ppz ppaPowerPoint presentation (97-200\#
        3)04210>000000000audio/encaprtp             14890H00000200<application/andrew-insetezAndrew inset140\#
        10J00000300Capplication/vnd.mobius.mslmslMobius MSL document0l460D00110300PA;ctext/x-html-plus-ecrec\#
        rtext with the markup of HTML+ECR                                                          160G0O001\#
        600000AEi@AR0RAA;c0_O1K9application/vnd.hyperdrive+json14010M00000300>application/sgml-open-catalogs\#
        ocSGML catalogue0d060;00110000FA;ctext/x-nawksource code in New Awk18890B00000?00Kapplication/pkcs10\#
        p10 csr der pemcertificate signing request0`2X0B13000500?application/x-javaapplication/java-vm appli\#
        cation/x-java-applet application/x-java-vmclassJava class file042Y0;00000600Aaudio/basicau sndSun or\#
         NeXT audio0D880;00000300Hmodel/x-plyplyPolygon file of Stanford14010O00000300Fapplication/vnd.busin\#
        essobjectsrepBusinessObjects report0l060?00110400PA;ctext/x-cooklangcooktext with the markup of Cook\#
        lang160G0K001600000AEi@AR0RAA;c0_O1K9application/yang-patch+json140G0D00130000F@c4A;c1GEapplication/\#
        csta+xmlCSTA telephony message16060O00110300cA;ctext/x-ms-visualstudio.solutionslndata in the format\#
         Microsoft Visual Studio Solution                                                                 14\#
        010M000000000application/gnap-binding-jwsd140G0Q001300000@c4A;c1GEapplication/vnd.etsi.simservs+xml1\#
        4010O000000000application/vnd.pwg-multiplexed                                                    140\#
        10G00000300Napplication/vnd.dynageogeoDynaGeo geometric construction0j060F00110i00AA;capplication/ty\#
        pescriptts tsx mts cts config.ts d.cts d.mts d.ts spec.ts test.tsTypeScript source                  \#
        14010_000000000application/vnd.fujifilm.fb.docuworks.container14060B00110000NA;ctext/x-option-listda\#
        ta in the format Option List0H010R000000000application/vnd.afpc.modca-cmtable                       \#
                                                                                            08210?000000000v\#
        ideo/h264-rcdo0h060<00110300DA;ctext/x-faustdspsource code in Faust14060?001103000A;capplication/ram\#
        ram04280@0H000300>audio/x-musepackaudio/mpc audio/musepackmpcMusepack audio0X010K000003000applicatio\#
        n/vnd.android.otaota160G0W001600000AEi@AR0RAA;c0_O1K9application/vnd.gnu.taler.merchant+json        \#
                        14010R000000000application/vnd.intertrust.digibox14080A00000300@application/x-nifnif\#
        NetImmerse model140G0D00130500K@c4A;c1GEapplication/dssc+xmlxdsscDSSC security policy in XML14080L00\#
        000000Iapplication/x-chromium-cacheentry of Chromium's cache    14010L000000000application/vnd.openp\#
        rinttag16060A00110E00MA;ctext/x-apacheconfapacheconf vhost loaddata in the format ApacheConf0j060=00\#
        110;00EA;ctext/x-cythonpyx pxd pxisource code in Cython140G0b001300000@c4A;c1GEapplication/vnd.3gpp.\#
        mcptt-affiliation-command+xml14010S00000300Capplication/vnd.groove-tool-messagegtmGroove tool messag\#
        e04210=000000000audio/evrcwb00l460=00110300NA;ctext/x-mdsvexsvxtext with the markup of mdsvex0j060:0\#
        0110300BA;ctext/x-sedsedsource code in sed0n060;00110;00NA;ctext/stylusstylus styltext with the mark\#
        up of Stylus0h060>00110200FA;ctext/x-cycriptcysource code in Cycript0h460D00110300EA;capplication/x-\#
        myghtymytsource code in Myghty                                                                      \#
                                         14010C000000000application/vnd.mdl                                 \#
                                           0H8?0J00110C00CA;capplication/vnd.framemakerfm frame maker bookFr\#
        ameMaker document160G0S001600000AEi@AR0RAA;c0_O1K9application/vnd.aplextor.warrp+json               \#
                                              14080J000003000application/x-spectrum-pzxpzx0H010Z00000300@app\#
        lication/vnd.fujixerox.docuworks.binderxbdDocuWorks binder0D010A00000400=model/vnd.opengexogexOpenGE\#
        X scene                                                                               08010K00000400\#
        ;application/vnd.muvee.stylemstymuvee style0h060D00110300LA;ctext/x-denizenscriptdscsource code in D\#
        enizenScript14010W000000000application/vnd.as207960.vas.config+jer0l070<00110300DA;ctext/vnd.flyflyF\#
        ly drawing commands0l060H001100000A;ctext/vnd.si.uricatalogue0l460<00110300MA;ctext/x-ventovtotext w\#
        ith the markup of Vento00160Z0Q2404000A_\@c4A;c1GEapplication/vnd.ms-visio.template.main+xmlapplicat\#
        ion/vnd.ms-visio.templatevstx04290=00110000=Q\Iaudio/amr-wb+AMR-WB+ audio0l060>001100000A;ctext/x-kc\#
        onfig0h060;00110100CA;ctext/x-jassjsource code in JASS0@290:00000500:font/woff2woff2WOFF2 font14280A\#
        00000300<application/x-baibaiindex of BAM08210:000000000video/celb160G0F001605000AEi@AR0RAA;c0_O1K9a\#
        pplication/senml+jsonsenml0D280D00110D000A>[application/sldworkssldprt sldasm slddrw0D280B001104000A\#
        _\model/vnd.dwfx+xpsdwfx0X000E00000700Aapplication/x-sv4cpiosv4cpioSVR4 cpio archive0h060?00110600GA\#
        ;ctext/x-inform-7ni i7xsource code in Inform 7140G0D001300500@c4A;c1GEapplication/fhir+xmlutf-814000\#
        F00000B000chemical/x-mopac-inputmop mopcrt zmt mpc0h060<00110A00DA;ctext/x-rebolreb r3 r2 rebol rsou\#
        rce code in Rebol04280>00000300<audio/x-twinvqvqfTwinVQ audio14010T000000000application/vnd.apache.t\#
        hrift.binary14460=00110E000A;ctext/x-configconfig conf xconf cfg                         160>0D0o260\#
        <000QEiA;c0AR0RA0_O1K9application/x-ndjsonapplication/jsonl application/jsonlines application/x-json\#
        linesjsonl ndjson14010D001100000@b7application/ace+cbor14010D000000000application/vnd.wmap14010F0000\#
        07000application/prs.nprendrnd rct                                                                0h\#
        060>00110500FA;ctext/x-netlogonlogosource code in NetLogo14010S000000000application/vnd.3gpp.mcdata-\#
        payload0h060<00110200DA;ctext/x-hyphybfsource code in HyPhy08280>0?1200000A4>AbMvideo/x-ogguvsvideo/\#
        x-ogg-uvs14000U000002000application/x-thomson-cartridge-memo7m704210<000000000audio/ulpfec          \#
                                                                                                            \#
                                                                                                   140G0U001\#
        300000@c4A;c1GEapplication/vnd.nokia.iptv.config+xml14080Z000003000application/vnd.adobe.aftereffect\#
        s.projectaep                         0H010V000003000application/vnd.afpc.modca-pagesegmentpsg04210C0\#
        00000000audio/vnd.octel.sbc                  14060J00110300VA;ctext/x-kicad-legacy-layoutbrddata in \#
        the format KiCad Legacy Layout0\290R0M000300Eapplication/vnd.nintendo.nitro.romapplication/x-nintend\#
        o-ds-romndsNintendo DS cartridge0XP90@0B000800Iapplication/zstdapplication/x-zstdzst zstdZstandard-c\#
        ompressed data140G0L001300000@c4A;c1GEapplication/vnd.etsi.tsl+xml0l060:00110800KA;ctext/x-picchem p\#
        ictext with the markup of Pic0X:80A00000400Napplication/x-gitpackpacked objects or index of Git14010\#
        C000003000application/vnd.sarsar140G0Z001300000@c4A;c1GEapplication/vnd.emclient.accessrequest+xml0l\#
        070R001100000A;ctext/vnd.radisys.msml-basic-layout140F0_001300000@c4A;c1GEapplication/vnd.oma.bcast.\#
        smartcard-trigger+xml160G0Q001600000AEi@AR0RAA;c0_O1K9application/vnd.dataresource+json140G0L0013040\#
        0L@c4A;c1GEapplication/vnd.sun.wadl+xmlwadlWADL web service description                             \#
                         0l460<00110500MA;ctext/x-lattelattetext with the markup of Latte18090H00000700<appl\#
        ication/ocsp-requestorq derOCSP request0l0F08001109000A;ctext/jsxreact jsx140G0V001300000@c4A;c1GEap\#
        plication/vnd.3gpp.mcptt-regroup+xml14280L000006000application/x-scratch-spritesprite0h060:00110>00B\#
        A;ctext/x-atsdats hats satssource code in ATS0L280Q00110300DA>[application/vnd.stardivision.calcsdcS\#
        tarCalc spreadsheet00280H00110;00LAjDimage/svg+xml-compressedsvg.gz svgzSVG drawing, gzip-compressed\#
        0h060>00110300FA;ctext/x-eclipseeclsource code in ECLiPSe0`280P00110300BA_\application/x-android-app\#
        -bundleaabAndroid app bundle0h060;00110300CA;ctext/x-gamsgmssource code in GAMS     160G0H001600000A\#
        Ei@AR0RAA;c0_O1K9application/reputon+json                                                           \#
                                                                                     04210C000000000audio/vn\#
        d.dolby.mps                             14280A00000300Capplication/x-ipfipfIPF image of a disk      \#
                                                                                                            \#
                                                                                                            \#
                                                   0h060>00110200FA;ctext/x-cangjiecjsource code in Cangjie0\#
        P280T00110700HA>[application/vnd.stardivision.impresssdd sdaStarImpress presentation14800J000000000a\#
        pplication/x-isatab-assay14010J00000400Capplication/vnd.kenameaapphtkeKenamea application           \#
                                                                                                            \#
                                                           1<060<00110000>A;cmessage/newsUsenet article     \#
                                                                                                14000I00000<\#
        000application/x-sas-utilitysu7 sas7butl                                    160G0\001600000AEi@AR0RA\#
        A;c0_O1K9application/vnd.ims.lti.v2.toolproxy.id+json08210R00000<00Kvideo/vnd.sealedmedia.softseal.m\#
        ovsmov smo s1qSealedMedia QuickTime video0m060;00110400LA;ctext/x-maskmasktext with the markup of Ma\#
        sk14060?00110300KA;ctext/x-proguardprodata in the format Proguard00200;000003000image/x-pixpix      \#
                                      14010?000000000application/did                                        \#
                                                                                              08210T00000000\#
        0video/vnd.iptvforum.1dparityfec-2005                                                               \#
                            0\080L00000700Aapplication/x-parallels-diskhds hdddisk of Parallels             \#
                                                                                           14080F00000000@ap\#
        plication/x-vim-undoundo file of Vim          140F0Q001300000@c4A;c1GEapplication/vnd.gov.sk.e-form+\#
        xml                                                         04280G00110400?A_\application/x-musescor\#
        emsczMuseScore score14880F00000000?application/x-svn-dumpSubversion dump14060F00110100RA;ctext/x-dir\#
        ectx-3d-filexdata in the format DirectX 3D File                                                     \#
                  14060O00110300[A;ctext/x-simple-file-verificationsfvdata in the format Simple File Verific\#
        ation0l460=00110600>A;ctext/x-creolecreoletext in Creole                                            \#
                    0l460I00110500ZA;ctext/x-terraform-templatetftpltext with the markup of Terraform Templa\#
        te                                                                                                  \#
                                                                  18890K00110T00JAVcapplication/pkcs7-signat\#
        urep7s mobileconfig mobileprovision pemPKCS #7 detached signature0j@60<00110D00<A;ctext/x-swiftswift\#
         swiftinterfaceSwift source14010K00000300=application/vnd.openeye.oeboebOEB molecules14010T000000000\#
        application/vnd.vividence.scriptfile140G0f001300000@c4A;c1GEapplication/vnd.dvb.notif-ia-registratio\#
        n-response+xml0l060A00110:000A;ctext/x-typoscripttyposcript0H0G0C00130600C@c4A;c1GEapplication/rfc+x\#
        mlrfcxmlRFC document source0`280L000000000application/x-mach-o-preload04210=000003009audio/vnd.dradr\#
        aDRA audio0029090B000;00=image/jxrimage/vnd.ms-photojxr wdp hdpJPEG XR image0h060:00110300BA;ctext/x\#
        -unounosource code in Uno0X280F00000100Capplication/x-compresszLZW-compressed data0j060>00110A00FA;c\#
        text/x-jsonnetjsonnet libsonnetsource code in Jsonnet14010J000000000application/vnd.fut-misnet14280M\#
        000003000application/x-message-catalogcat0k060<00110;00DA;ctext/x-qmakepri pro prfsource code in QMa\#
        ke                                 08210I000000000video/vnd.motorola.videop                    14010\#
        K000000000application/vnd.3gpp.5gsv2x14280E000003000application/x-axcryptaxx                        \#
                                  0D090F000003000application/vnd.lasziplaz                          002Y090N\#
        0003009image/pngimage/x-citrix-png image/x-pngpngPNG image140G0U001300000@c4A;c1GEapplication/vnd.3g\#
        pp.mcvideo-info+xml                                                                                 \#
                              00280;001103000AC:image/x-cmxcmx                                              \#
              14010D000000000application/coap-eap                                                        140\#
        60?00110400KA;ctext/x-avro-idlavdldata in the format Avro IDL00210N00000300@image/vnd.fujixerox.edmi\#
        cs-mmrmmrEDMICS MMR image140G0Z00130300?@c4A;c1GEapplication/vnd.handheld-entertainment+xmlzmmZVUE m\#
        edia list140G0_001300000@c4A;c1GEapplication/vnd.oipf.contentaccessstreaming+xml14010M00000300>appli\#
        cation/vnd.fsc.weblaunchfscWebLaunch link14010J000000000application/vnd.music-niff00200C000003000ima\#
        ge/x-minolta-mdcmdc14080C000009000application/x-blorbblb blorb0h060?00110300GA;ctext/x-minizincmznso\#
        urce code in MiniZinc04210=00000300=audio/atrac-xatxATRAC-X audio14080O000003000application/x-thomso\#
        n-sap-imagesap0h060@00110800HA;ctext/x-jison-lexjisonlexsource code in Jison Lex                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                              14280I00000000\#
        0application/x-typedstream0j060<00110E00DA;ctext/x-cobolcob cbl cpy ccp cobolsource code in COBOL140\#
        G0L00130600B@c4A;c1GEapplication/urc-ressheet+xmlrsheetURC resource sheet04210:000000000audio/tone00\#
        010I0C000300@application/vnd.kde.kivioapplication/x-kivioflwKivio flow chart14010Q000000000applicati\#
        on/private-token-request14060<00110000HA;ctext/x-soongdata in the format Soong160G0T001600000AEi@AR0\#
        RAA;c0_O1K9application/vnd.acm.addressxfer+json14890C000003000application/vnd.ageage0L0R0W000006000a\#
        pplication/vnd.google-apps.spreadsheetgsheet0h060>00110G00FA;ctext/x-bitbakebbclass bbappend bb incs\#
        ource code in BitBake14010D000000000application/cmw+cose00280C001107000A_\application/x-kritakra krz\#
        0h060@00110200HA;ctext/x-qt-scriptqssource code in Qt Script0`280M000000000application/x-mach-o-dyli\#
        nker14060<00110E00HA;ctext/x-nginxnginx nginxconf vhostdata in the format Nginx14010C000003009applic\#
        ation/vnd.vsfvsfVSF audio0l060A001104000A;ctext/x-chaiscriptchai140G0T001300000@c4A;c1GEapplication/\#
        vnd.3gpp.pinapp-info+xml14010B000000000application/kb+jwt0f0F0Q001303000@RA1K9A;capplication/x-ns-pr\#
        oxy-autoconfigpac0m060;001103000A;ctext/x-bugsbug0h060A00110300IA;ctext/x-tl-verilogtlvsource code i\#
        n TL-Verilog08200=000000000video/example0l060900110200NA;ctext/x-rdrdtext with the markup of RDtool0\#
        D0G0=001308009@c4A;c1GEmodel/x3d+xmlx3d x3dzX3D scene14280K00000000Lapplication/vnd.android.artimage\#
         of the Android runtime140G0M001300000@c4A;c1GEapplication/mbms-register+xml0L010J00000<00Eapplicati\#
        on/vnd.sealed.xlssxls sxl s1eSealed Excel workbook14010R000000000application/vnd.syncml.dmddf+wbxml0\#
        h060?00110300GA;ctext/x-piglatinpigsource code in PigLatin0X280A00000300Capplication/x-affaffAFF ima\#
        ge of a disk0\280J00110000E@gVapplication/x-android-bootboot image of Android0l060@00110300QA;ctext/\#
        x-blueprintblptext with the markup of Blueprint14010@000004009application/cborcborCBOR data         \#
                               14290Q00000=000application/vnd.apache.arrow.filearrow feather0h060:00110300BA\#
        ;ctext/x-krlkrlsource code in KRL002Y0:0f000I00:image/jpegimage/jpg image/pjpeg image/x-citrix-jpeg \#
        image/x-jpegjpg jpeg jfif jpe jif jfiJPEG image          0f060:0A110X00:A;ctext/x-tclapplication/x-t\#
        cltcl tk itk rvt tcl.in xdc adp sdc tm msgTcl script140G0I001304000@c4A;c1GEapplication/atsc-rsat+xm\#
        lrsat0X2Y0Q001100000A_\application/vnd.gov.sk.e-form+zip0P3Y1900230900GP>GA_\1>[application/vnd.open\#
        xmlformats-officedocument.presentationml.presentationpptx thmxPowerPoint presentation00200G0A0003000\#
        image/x-corelphotopaintimage/x-corel-cptcpt140G0G00130300J@c4A;c1GEapplication/reginfo+xmlrifstate o\#
        f SIP registrations0X2Y0T001104000A_\application/vnd.belightsoft.lhzl+ziplhzl04200F000004000audio/vn\#
        d.audible.aaxcaaxc0l060<001105000A;ctext/x-aheuiaheui0X290Q00000700?application/vnd.ms-cab-compresse\#
        dcab msuWindows cabinet04090D00000300=application/vnd.smafmmfSMAF ringtone0j060:00110;00BA;ctext/x-a\#
        daadb ada adssource code in Ada1<010I000000000multipart/x-mixed-replace0j060;00110400CA;ctext/x-aidl\#
        aidlsource code in AIDL14060B00110300NA;ctext/x-figlet-fontflfdata in the format FIGlet Font14010?00\#
        000300Fapplication/diidiiDII device description14060G001303000@c4A;c1GEapplication/x-tiled-tmxtmx140\#
        80K00000800=application/x-metal-librarymetallibMetal library14010D000000000application/vnd.xcdn14010\#
        D000004000application/vnd.loomloom140G0C00130@00?@c4A;c1GEapplication/rdf+xmlrdf owl xmp rdfsRDF dat\#
        a in XML140G0L00130700H@c4A;c1GEapplication/vnd.eszigno3+xmles3 et3e-Szigno signed document04290:001\#
        104000@;Uaudio/sofasofa1<010W00000500Ymessage/global-disposition-notificationu8mdnread receipt of an\#
         internationalised mail00890@00000<00Capplication/fitsfits fit ftsFITS astronomy data14010M000000000\#
        application/vnd.ipld.dag-cbor14010]000000000application/vnd.oma.bcast.provisioningtrigger0h000L00000\#
        3000application/x-oz-applicationoza18280E0F000300Kapplication/x-keepassapplication/x-keepass1kdbKeeP\#
        ass 1 password database14R80I2L000000Bapplication/x-ole-storageapplication/cdfv2 application/cdfv2-c\#
        orrupt application/x-cfb application/x-tika-msoffice application/x-tika-msoffice-embedded applicatio\#
        n/x-tika-starofficeOLE2 compound file00210A00000300Oimage/vnd.net-fpxnpxFlashPix image over the netw\#
        ork0l070?00110200FA;ctext/vnd.wap.sisiWAP service indication14010R00000900Aapplication/vnd.ericsson.\#
        quickcallqcall qcaQuickCall request00280;00000300?image/x-pvrpvrPowerVR texture160G0O001600000AEi@AR\#
        0RAA;c0_O1K9application/alto-directory+json140G0Z001300000@c4A;c1GEapplication/vnd.3gpp.mcvideo-ue-c\#
        onfig+xml14060A00110400MA;ctext/x-oasv3-jsonjsondata in the format OASv3-json14010D000004000applicat\#
        ion/vnd.semdsemd14010`00000600Lapplication/vnd.cluetrust.cartomobile-config-pkgc11amzCartoMobile set\#
        tings package14010K00110;000@b7application/senml-etch+cborsenml-etchc0l060<001102000A;ctext/x-montem\#
        t140G0C00130000O@c4A;c1GEapplication/epp+xmlEPP domain registration message00280:000003000image/x-jg\#
        art0h060<00110300DA;ctext/x-pyretarrsource code in Pyret14060H00110600TA;ctext/x-tex-property-listvp\#
        l pldata in the format TeX Property List0l060>00110<00OA;ctext/x-postcsspcss postcsstext with the ma\#
        rkup of PostCSS14060C001303000@c4A;c1GEapplication/dif+xmldif14000R000003000application/x-discjuggle\#
        r-cd-imagecdi0h060A00110300IA;ctext/x-genero-4gl4glsource code in Genero 4gl0X280K000002000applicati\#
        on/x-snappy-framedsz04200:000003000audio/silksil10280I00000M00Iapplication/x-sqlite3-waldb-wal sqlit\#
        e-wal sqlite3-walwrite-ahead log of SQLite14010V000000000application/vnd.motorola.flexsuite.kmr0fDF0\#
        A0k110l00:A;capplication/x-phpapplication/php application/x-httpd-php text/php text/x-phpphp phtml p\#
        hp3 php4 ctp php5 phps phpt php7 php8 inc aw fcgiPHP script0h060=00110;00GA;ctext/x-modulai3 m3 ig m\#
        gsource code in Modula-314080C000003000application/x-figmafig0H290K0R220500>@hdA_\application/vnd.ap\#
        ple.pagesapplication/x-iwork-pages-sffpagespagesPages document14010Z00000300Iapplication/vnd.shana.i\#
        nformed.interchangeiifInformed interchange file14010@000003000application/nodecjs0h060?00110300GA;ct\#
        ext/x-bluespecbsvsource code in Bluespec00010J0D000600>application/vnd.kde.karbonapplication/x-karbo\#
        nkarbonKarbon drawing14010O000000000application/vnd.powerbuilder6-s0l460:001103000A;ctext/x-nfonfo16\#
        070;00220350<A]@A;ctext/turtlettlutf-8Turtle graph00200;0I0003000image/x-pfmimage/x-portable-floatma\#
        ppfm1@000E000000000x-content/video-hddvd14060T00110400`A;ctext/x-object-data-instance-notationodinda\#
        ta in the format Object Data Instance Notation0l060;001104000A;ctext/x-rellrell00090A0Q000300Capplic\#
        ation/dicomapplication/x-dicom image/x-dicomdcmDICOM medical image                                  \#
                                  14080M000006000application/x-moarvm-bytecodemoarvm                 0l460@0\#
        01100000A;ctext/x-changelog                                   0l070C001100000A;ctext/cql-expression
        """#
    }

    /// Where the record of the type of each number starts.
    static var slots: StaticString {
        #"""
        00000P02000006040d1M0d2700000H1S00000j3j00000000042Y0^2a0Z0H000000000000000006130l1e1:0F0B0G00000X3K\#
        0f0a0n2_0T0K0V3>0P0`120W000000000000000000000l2J0R2F0B1C0h1d0000000010A00000000]043e122Y06210F5Q0000\#
        0J0c147k00000Z1I0l3>182N0000000000000n3U000000000000183C0f1_000010AZ0>14000000000j520h2A0d3Z183m0b1:\#
        0000168D0P1A0\49148c000000000`1C0000000000000X3f0:1G00000J1Z0<1`0f2X00000T1N0d4<0b2>0l3o0n4Z062J184k\#
        0000000000000B2c0R2o1:1Z00000Z280J3B0l4b0:2E0L1^0R4J0000186U0000000000000<2j0F5m0000022B000000000H2\\#
        0b3G0j63023:024L0000000000000>25000000000^3a063I123d00000000000000000000000000000f3:0J4:000000000000\#
        0000000000000j7C045W00000L2X00000R4h124J0F6Q046K187A00000d4m0f3k0000124n0@;4000000000000000000000000\#
        0D2`00000\690000002d0l5i000000000n5S000000000000000000000^5Q00000V3n0:3<00000V4P0<3d1:35000000000b4<\#
        1:45083:00000h3<000000000000025Q0T3A0\7C000000001699000000000000000000000D4A0l6S00000<4N0000083Y0262\#
        00000`3S0T4C000000000000000000000F7N0n6^1:5500000>3^0F8610BY00000859003b026g0<590X4W02810b4g063i0b62\#
        0J4a0N3l0F8^0`4Y1:6I0000000000000000000000001:7P0n7X00000:4h00000R5E0T4c00000F9g00000\8N0<640J5H0\9Y\#
        0P4D0<6V0B4F0000149I00000000000010C608620000028R0H4P0V5G000000000F:k0000187a0j8F0`5]10Cg00000000004j\#
        00000000065e047<0`6`169e00000V6F00000`7B0000000000000X5<0N4k0X6=0V7`00000000047c086^0000000000000N5I\#
        0000000000000>59000000000000048\14:>0l7F0000000000000N6Y0Z5D0L5E0B5U0N7W0\:I000000000h5K125P00000l8;\#
        0h6C0F<N000000000^6A0b6X005e0000000000000`8<0\;:16:Z0H5\188R0:5i0T6\087n00000N8:0`9L0D5c0X7910Di0000\#
        0^7I0R6E0d84000000000:6T00000V8J000000000Z620V9n000010EJ0X7b0000000000000000000000000000000000000000\#
        0D6]0F=\00000R7E00000j9?0`:6049e089=0P6H189:00000294006S00000T7n0P6i00000`:j0000000000000000000010FO\#
        0j9c08:1000008;\0\<D0@;l00000N9P000000000X8i000010HH0L6g0f6h0L7E000000000B6l000000000000000000000`;^\#
        000000000000000000000D7^0h790000000000000<7I0F>Q0X9P067?0`<Y00000j:Q0P820:7f0V:m16;O0000067c0l9?0000\#
        00000`=O00000000000000000@=00X:Z0000000000000j;F00000b8=0X;J0000000000000B7n0\<m0P9m0000007b000016<4\#
        00000>7f00000000000000000L8@00000>8c127n00000000000000000000000000000^8B0Z860D8G000000000B8[00000:8Z\#
        0h8>0>9_00000B9Z0:9Z0b9K0J8D0<8E00000000189i1:8M000000000000000000000000029U00000X;i0`><00000000128\\#
        00000\>T0000000000000V;g0000000000000<980N:>0j;c0d8n0X<Y18:B000000000h9g0000000000001:960B:W16=10000\#
        000014:e00000::J00000000000000000P:T000000000T9;0Z9;0j<Q0>:k0V=80@=]16=m18;>18<80F?B0><000000T:E0f9H\#
        0`>d1:9[18<`0Z9g0:;D0000000000000X=A129\0@>U0^9T000000000b:T0T;70l9^0H9Y0P;<0<9j000000000X?30<;30000\#
        16?41::F12:>00000000000000000l:T12;30F@=000000000000000000000V>G0h:T0D:300000000000000000FA80\?60000\#
        000000000000000000000L:@16?_000000:C0d:D00000000000000000H:I000000000N;100000000000000000N<70B<308<J\#
        0l;M0X?]00000T;Y0L;9000000000`?k00000R:]00000:<;000014;Q0000000000000><e08=104:f02:h0\?S02;n0b;P0^:k\#
        0D;500:m0j=306:o0N=50h;Z00000000000018=\00000Z;81:;A0000000000000H;I00000000000000000000000000000000\#
        0000000000000000000018>Z00000d;M0FBN12;\00000R;Q000000000000000012<^04;_00000000000000000000000014<C\#
        00000L<30000000006;h18?K0FBj14=90\@P12>C0`A10b<J0P<71:;m0:=30^;n0000000014=c000000000000000000000000\#
        0000000008>10X@T0D<<0J<<00000J<`0B<i0N=_0j>20L<j1:<^0J=O000000<G0R<d00000D=R00000XAR0000000000000000\#
        00000R=d0b=M14>\0000000000=F0n<X0D>50P<l0T<Z0J>a18@B0V?300000000000000000n=10l<c0V@<10IB0\AJ16@b14?g\#
        00000d<k0<<l0VAF00000000000000000000000000000D>o00000T=O00>10\B20D@00b>I000000000N>M0:=\000000000000\#
        000000000000000000000VBB14@d0P=`0000000000000000000004=P0T?60L=f12?G0000000018AE0^>50000000004=m0j?b\#
        000012@?000000000XBh0:>\0000000000000:?a0000000012A[0>=k08?40h=j00000000000000000d>000?P0L>o0N?I18B1\#
        0h>]00000VC100000<>90@?N0f>:000000000n>>0d>`0h?N0XCh0^?20:@>12BT12CY000000000>>H00000f>o0B>K00000:@l\#
        0\B\0b?512Db000000000:BN00000000000000000n?:0j@O0L?K0J?]0jA706>]16B2000000000N@Y0h@N00000P>d00000T?j\#
        0B?E16Be0`Ao0NB20l>j0B@30R>k0XE10Z>n0NCE0FCK00B\0nB604??0B@m0L@516Ch0@@J0R?Q0XF>0^?l0LAB0VCk0l?W0LBD\#
        0VDb000002?B000000000R@T04?j0000000000000d?T0000000000000000000010JF0f?d0d@N0000000000000\CV00000000\#
        00000000000000000000000004@^000004A@0Z?m0`Bh04BE0`C`0jAk02@>14AP000000000l@C10Jf0BB0000008@60FDP0DAm\#
        0>@014B0000016DZ00000XGF0000000000000Z@a0dA`08A10l@f0RA^0\DR00000XH000000BBo0nCC0:C0000000000NCf0000\#
        00000>@N00000<@N0LCC0<AL0dCD0lAV0000000012F?18Bd14Bm000000000:C\0dDK0`DP0LD20LDP00000000000000000000\#
        00000dE50\ET0nD<0jB]0`Ei0@AD00000ZAW00D>0RB=000008AS0000000000000fA400000000000000000000000000000000\#
        0000000000000NDY0lBj000000000<BH00000000000000000000000000000LE200EV0@BE0VEj0000000010LE0NEC0VFd0000\#
        000016EU0000000002AZ000002BI00000BCU0fAg0>A_0\FT0lCR000000000hAe000000000000000004CM10Mb0XHl02C=14D8\#
        04E904G90<CF0>BQ0lDo12F\0HB30VGS0\G600000000000000FC000006B=00000@CZ08BG00000JBB00000LFB00000hBX0000\#
        0:D?0<Cg00000dF10lEh0RCD00H;0fBd0VHE0000000010NT0NFL0000000000000dFh000000000<D`0:EO0jCa000000000PB`\#
        0000000002D30LG20dH50000000004Gm14E00000000000000000000000000nE300000`FK0^C3000012G>0HC500000jDF0LHV\#
        0000000000000000000000000`GS06C@0BDM0000000000000TCF10OJ00000^C_0LIC0RD@0lG702E>00000:F=00000PCQ0000\#
        00000000000000000NFm00000000000008C[0dHn0HCl00000TD>0@DZ0lGl0XIj00000<EO0000000000000000000002Ei0000\#
        000000000FEH0000000018D106D20XJG0000000000000PD700000ZD90dI`0>D90TDm0JD<0TE_000000000LJF00000HDo0000\#
        000000000RE10PEf00000REY0hDK00000000000000000dJZ0RF5000000000000000000000hDh0^DW00000>D^0ZDm0dK^0JD^\#
        000000000lI50BET0JE?04HV000000000000000000000XK;00000HEk0lIi0lJQ000014EP00000bE1000000000000000010PJ\#
        000008E80000000000000<FI000000000\Ge0HFQ0FF90BF:02F^000000000000000000000bEK000000000fEL000000000000\#
        0JFY000018F10bFB00000000000006EW000000001:EZ0<Fm0dLQ0JGX0^E]0000000000000<G[00000@Ed12G]0:G`00000000\#
        00000bGC0dMP00I004I>0JHG12H@0BFh10QG1:FB00000000000000001:GI02GS0hF90`Ha000000000000000000000LK70RGB\#
        0lK40JI`0hG20lL708G^0RH]18FW0ZFI0dN20RJ10lM7000000000ZGN0NGf0jFP0lN40BGL0BGo000000000@FW0RJP00000000\#
        00000000000000000bGj0hGi00000ZH80nFc0JJY0jGe18G:0DFf0000000000001:HU000000000VI90ZHZ00000fG10dNW0000\#
        00000000000006G7000000000DGO0VJ50@G;0FG<12I\00000RL400000ZJ=0^GB0LKm00Ik0000000006Ga000016GJ0FGk0NHl\#
        02Hb0:Hi0jI:000000000BI400000000000000000000000000000HG]0000000014G]00000XK^0DHI0`J30000000000000000\#
        00000BJS1:Hn1:J<02IZ16H@000000000FH`00000000000000000^H=16Ig0`J]0TH50bHf0`KU0@H70^I800Jj10Qm000002K]\#
        0000000000000jIa0\HG0lO10lOS0HIJ0TI=12JG0TJ=0lPP16JQ02L<000000000FIe000000000lQB0DI208I<0>HU0hHV0000\#
        0000000016KV0000000000000RLj000006H`0000000000000000000018Hf0\Hl0000000000000000000000000PHn00000000\#
        0jJV0000000000000000000000000XLc18Ia10RR0hIX0nI;08JA000010SN06IT00000hJ^00000bID00000NI]0>IU14IG0000\#
        0NJZ000000000>J<000000000000000012Jn16Lb0000000000000fIW0^J418JS00000FJF04Im04Jh1:Jl0RM[14J;10T@0<Ia\#
        0NLN0:J20TK:02Lk000000000\Ii00K]0FKJ0000000014JT0JK<0@J00000000000000`M2000000001:Kb0000000000000000\#
        0hKI0RN@00000>KA0`NS0PJO0hL>0\J_0nJC000000L<0^JR0`O@0000000000000000000012Kl00000FL<0TL1000000000000\#
        0:Jm0nKO000000000<JY0^KL0000000000000dOV0hMB16Mf00000000000004KE0<KD10T\00000000000018KG00000<LF16O7\#
        0FM:00MB02Mc0LLS0HK00@K40ZKL0RNm0TM:18L910UY1:Lg0HKS0dPJ0TNV0bK;08K>0JL71:ML0<MC0<ND0000000000000fKF\#
        1:NH000002N\0000000000001:OU0XMN10V\0dQL00000LMJ0000000000000ZLJ0FN;0^LG00000000000000000hN:02O50000\#
        000000000nLF0000000000000JMB0000000006Ki16O]0^M80nM90000000000000LN@000006MK0fL<00000>L50ROa16Q00000\#
        16Qf00000TO9000000000000000000000BLA0000000014LD1:P808LF00000000000000000000000000000000000000000000\#
        0lQo06N6000000000dR@0RP:00000LNm000018Lo00000000000000000XMi02OW0000000010WH0TOV0jLe0bLg02PR0HLi0000\#
        00000nM]02QH02RC0bMY0DLm0JN70>Ln1:Pd0@Lo0:M300000000000000000>Md0NMV00000RQ?10X=0000000000000lRc0000\#
        0000000010Y60fMG0^Mo0LP7000000N302S60ZMK00000000000000N\00000DMX0bN<0<OD00000000000014MY10Z>00000000\#
        00000nN[0VM_000000001:Q`000000000BMe0FNZ0NNS04Mg0\Mg0dS<14N?12Ml10[E0RR40XNc0^NR0hNm16RD10\G0^O20NOE\#
        0000000000000bNb00000RRZ16Rl00000LP]0BNK000000000HNB0bOL000008NE0jNF0DNG1:RL0:NH1:SW14O9000000000^Oo\#
        000004NP0000000000000000000000000jO;00000000000010]800000000000000000XPE0HOU08O10VNc0nO=0LQe0jOn0<Oa\#
        00000^PW000000000000000000000XQP00000000000000000jPK1:TE000000000000000000000>O;00000>Oo10^:00000DO@\#
        16SR0FOB0nOa0JOA0:OD0000000000000\OI0000000000000RSk0000000010^\00000BOR000002Sm0RTe000000000`PA0nPG\#
        08PO16T^16UN06OZ0\P60LRV0LSj0`Q60^Q004O_0@Oa00000\Q=00000000000000000000000000000dS`0:P4000000000TP7\#
        0dTS0\Qe00000JP60PP700000:QA00000fP;0:Qg0DP<000000000FPM0<P]0jQ312PC0ZPD0HPI0000000000000BPP00000000\#
        0NPL0NQO0`R60ZPk0000000000000nQ118PS0000000000PW0<Q`0^Qj000014P[0TQB1:Tl10_I00000>QJ0000000000000000\#
        000018QP0nQS00000000000000000000000000000JQG00QY0TQl06Po0bQc0FQX08Q@0bRE0^R`1:Uh0XRN16Uo0nR@0<R[0NRD\#
        0000000000000000000010`400000nS?0`SF12QJ06R90>S;000000000\RU000000000BQa0jR:0LT]12Qj0<So12RN00000000\#
        00000`T=00000000000000000000000000000000000000000000000014Qe000000000dUP0PQi0>T>000000000`Th0FS>0BRJ\#
        0nT20FT200000000000000000ZR61:VI00000jR^0hR914Rh0JRK06SZ12S@0:Rf1:WE00000TRU0000000000000TVE00000000\#
        0000000000000>UE00000RUo000000000`UZ0TW412UF0^S\02UC0TXo02U`000002VS0@RZ000000000bRf00000dVG0<U70000\#
        00000LU=0@SK0VRe18Re0NRf0ZRn000000000000000000SG0^TZ14Sl06TK0VSZ0\SZ0<V202W`02XB18S]0TYi06UD00000BS:\#
        0000000000000XS>0jSH1:We000000000000000000Sj0000000000000@TU0HSI04SJ04Sl0hSZ0LUn0hTi02Y80<Vc000004TG\#
        0jTK0PSU0000000012V>08SX10a000000000000010a^000000001:Xd0000000000000000000000000XT@12W6000000000BSl\#
        0bUO000000000nTW0LVT000000000000000000000hV7000000000VTG0ZT;00000dVn000000000dWS00000000000000000BTY\#
        0000000000000RVM0000000000000NTM0:TN0jTm16V^0PTQ18TQ0lTR000000000dX400000000000000000JT[000000000000\#
        0000000018Uf00000fTc0\Tc0hW900Te18WL0NU<0HTf0nUi0000000010bS0FTm00UW0\Uc18X^0RVg10ch0BUg0BVj0PU50HVC\#
        0hX:10dk0<Wj0000000000000<Xb04UP000000000hY70JV<00000000000000000>Uk0JVo0000000000000JX<06V31:Y@0lUP\#
        00000jV30\VH000000000000000000000<YO000000000^U\0000000000000JXh0^Vb0@Ub0DUb02ZY0T[802[>0RWJ12We1:Z;\#
        0DVJ0VUj0BWf00000FV918YR0DVo0HVk0BX[0:V118ZQ0jW80JYe0BYk0LWN0<Zf02\60T\800V<000000000000000000000000\#
        0000000000000LXJ0jX2000000000T]50@VO000000000000000000000bVQ0RWi0VV_0`V`0^WO00000JZW0FW6000000000NV[\#
        00000000000000000XV`00000ZVb00000DXR0\WP0lVf02\U14Vh00000000000000000000000000000DY]000000000FX60000\#
        000000000>W702]=0000000000000nW<0>X00dY=0bWC00000000000016WU0000000012XV0NWZ00000fWI0jXn14Wi00000000\#
        0000000004WP0000000000000bXB0BZd0@WU0000000002^80000000010eS0NX?0LXh0^XA0FY50@XB0000000012Y200000000\#
        0FYX0>Y:0000000000000\X]18[S08Wn0ZWn00000XX10000000000000`Y40000000000000fXF0000000000000@Y:1:[10hZ4\#
        000006XA0lXB00000>Yd0HXE0nXF0>Zb10fL0@ZA0dYZ0000000000000NXi0^YF10gA000000000T^A0bY`18\80XXm0LYf0000\#
        0000000000000000000000000DZL00000\Y900001:\70jYK0^[Q12ZT0000000000000jZ000000000000000000LZe0`YY0000\#
        0ZY20T_90NYA0PY30fYG0^\W000000000B[I0J[l0bZ@0lYO000000000000000000000b[@0`Z=14YE0d[00<[L0NZD0\Y]0FZD\#
        0000000002_F12[80L[i00000`Zi0XY[0lZU16YT0XZQ0nYV02_j00000000000000000:Y\000014Z300000000000000000000\#
        0>[C06Yd0nZW00000T_\000000000:Zb0n\H0>\80<\50l[614Zh0^]L1:\l0PZ30P[30000000000000B\>0:[o000000000<\e\#
        0HZ=0VZ>0J\I1:^600000`[V000000000d[l0D[J08ZF16ZF0T`_0B\o0000000000000000000000000B][0d\n000000000000\#
        00000HZd000000000P[j0000000000000J]:0fZ_0000000000000L\^0j[00j[f18]:00000:\n08[;0P\T0D\^0D]E1:^g0D^E\#
        12[j0P]W0TaW0000000000000TbH0f[Q08[j12\m0b\@00[:0V[O00000^^A0J]n06[>0d^<00000^_318]n000018_518`70000\#
        000000000^__0l[g0f\\000000000b]116[P16[j0b]h0>][00\[0H[T0d_10H\=02aA12]P0n]@0:][12^I00000J^g0\[^0f]W\#
        10gf00000J_d0000000012^e06\;0^a8000000000\\H00]c000014\=00000000000000000b^E0\\c00000000000000000<]B\#
        000000001:_b000008\W000016\K08]T0000000008_<0Z\D0P^I0b_000000b_X0B^M0R\K0V\L000000000L]H0R]H16]70000\#
        0\]G00000V]F0J`N0D_G0\^K0B_B000000000`\\000006\l0h\_0d_Y0l\a0b`C00000000000000000@\g10hZ000000000000\#
        000000000\_<00^]0N\o1:`X0H]00H^T0l]Y0R^X0000000000000B`V0TcM0V^o0L^S000000000P_D08_d0Tco0R_P16^80000\#
        0F]E08`_00000d`40Z]H0h]I0000000000000n^300`20D`<0f^L00000n_<00000baQ0j]U12_P000000000000000000000V`W\#
        02b70Tdl0@]^00000P`000000L_B0X]d10i[0n_j000000000Da50@^J06^612`F0^aZ00000BaD0X^Y0R`W0Pa500000:^P0PaR\#
        0L_o0VaE00000000000000000l^R0L`c00000\`A000000000f_20000000000000Ja40N^G0n`K000000000d`e0F^M00000000\#
        0000000002b`08aD0F_G0La\0N_800000000000000000<^[00000Vai04^^00000>^`000012aA000000000Ra;00000LbA0j^h\#
        000006^j0Ten000000000000000004_A0000000000000000000012ab16_600000>_X0f_k0X_L0Db20JaW00000j_O00000da]\#
        10jT0l_B0>`_000000000000000000000Vb]0naI0000000006_U00000dbn0l`c000000000000000000000000000000000000\#
        0VcK000000000N_l0N`f0PbP08bL0laZ0Pc^00000h_e00000000000014_i06``0<_j0bbN0^bJ0Pd=16_n0000000000000TfU\#
        0JbM00000Z`600000Ram0nbI0000000000000``=04`U0000000012bc0f`O00000000000004aX0>aN0<`_00`f00000:`K0<ab\#
        06aU06b=0000000016`o00000VdN00000000000000000Z``00000Rc30bcU00000j`]0000000000aM00000000000000000h`j\#
        0TgJ0Ve:0fa302d90haK0000000000000F`n0000000000000Lbd000000000Dbk10l@000000000000000000000Rcb0`a=0ncU\#
        16a]0000000000000Nah0JcH000000000000000000000ZaJ0Dc\0Rdb0\aL0Fa^06cP0^cJ0fbE00001:aY0ReN000000000000\#
        16bn0Fb\00000RfW000000000hb@0Bb4000000000000000008c70bd>02e>0Hae0Th=0DdK0ddE0>cS0\bA0^d<0`am0BcM0000\#
        000012cE00000PeK0000000000001:b_18b900000Zb;0BdM18c90@b>000000000`cH000016d0000008c_0000000000000000\#
        0000000000000Ve^0de>0jbO000014bQ0@c300bQ0nd:0Nc802f800000@cX0HbY18d30000000000000Xb^18dV000000000lbb\#
        0LcL0HdF0@d400cU00000Zbh000000d@0fc=0\bo00000\d?000000000DeW0000000008dF0Peg0DfF14c60ne]000000000000\#
        00000Q1000000Thj06e716di00000Nck0\de000010mA0TiD000000000Jci000000000XcM0lcN000004cP00000deh00000000\#
        0000000010ma00eG0DgH0Zc[0be;0`cn0000000006f906f`0Zd_00f?02g50BeG06g`000000000Xd00XdT04dN0nf`1:ck0bf0\#
        0HfW18eT00000000000000000Vg508e<0Nd\0000000000000@eT000018fE08ek00000>dh0^e1000000000Hh80Hh]12dE1:dh\#
        000004f30dfY08g304gN0000000000000fdO0Zf30bfb00000hdS000018gA00000^eP0JdW00000<dZ0Fd[00000:d]0RgF0>eO\#
        0FeO00f`00000000000008g_0Lde0ldf02gT000008h^000000000Ne\0jdm000016eC0>el0Bel000000000Leo02hQ0\eb12eS\#
        00001:eY00000Bf\0Ff806h[000000000heT00000000000000000\fk0^f<0\g\00000\hM00000Q2;0000000000000HiW0000\#
        0Q2^0Tio00000ngQ00000Hj80`eX00000Hjm10nM16fB12fD00000Xe_0NfX0000000008ia0000000014ef0hfE04h;0^g40hfm\#
        000000000jem16fb00000Zga02iW18hK00h>00000000000006iS0000000000000<f;0Ffk0000000000000XgD08jY12g50000\#
        0dgW0Dh100i5000000000Rh;00000000000000000nh]02je000000000>fT0Lfm0\iB12h60Rhk14ff0000000008k<00000000\#
        00000XhA06jm00000NgP0:fa0Tk=0000000006kJ000000000Vgd000000000000000000000000000002l<000000000Lgc0<g4\#
        0ZhX0000000000000niE02lc0FgD0BgI000000000000000004i900000:gD08l;0njK000012hU08m1000000000dhD0HkG0000\#
        0RiY0@gO0jgQ0nk<00ic0hg[1:gU00000Xhi18i\1:i40di=0\j80hi00Rj@0djB0000000000000DhT08me0jhI0Rk>000012iU\#
        00000Fgo0Q36000000000djY08n_0\k>0^go0@iY00000Tl404j:00000Zj?00000Rki0Nh>0Zk=0dk^02mX00000bh>10oE0Nh^\#
        04k>0000000000000Dih0000000000000XjA10oi0Dji0XkG0JhL0\lL000000000nl40000000000000>hU0RlO000000000lhY\#
        0000000016h\00000Tla12jb06ki11190JiF000006lm0Dkl0jiL00000`hh0Jj20^iI0Hl>00000RmU1:ii0<ho00000Vi10`ie\#
        00000000111l0li80NiZ00000dlK16i_0XlK0dmG0hj100000jjE0<j30<jb0fiB16jc12l400000Q49000000000>iI0:iJ0Hm;\#
        0Rn<0nlZ0TmE0Rn\00000Tmo0jk:00000<kS000000jO0Jjf000000kO0^ja12ld0000112V000008oS0Hn;0Fi`000000000\m0\#
        00000000000000000Tnk0>j?1:j\16ld0Dm<1:l]0fjV0Zn60NjV0Ro:000000000bj50Bj618jU0fkI0Fk@1:mW04l20@jN0DoO\#
        04lo0<lD0S010\m^0\nW06n20S1514jC0Znf00000Q5:00000S1g0@kQ0jl90Q630:jN1:nc02nV0bk50Q6j00000VjT0ljU14kd\#
        12ma0>kH0000000000000000000000000:kG0Hni0E070dnM0hjm0Fl<0HoN000000000S2\0Xn200lI00000Zo`000000000000\#
        12nV00000E0`06nm02oC0Bk400000XnN000000000Lk:0E1?0flo18k\0000000000000jm71:o]0Toa12o;0000112o0`kF0000\#
        0XoI00n60000000000000Ll00E2B00001;0F0nm@00000000000006oi00000U0]00000Fm300000fmW0:lA0I0@0Bka0nn?0Lld\#
        0fnh0foc000000000U1J000000000bki0\o;00000bl\0Y000dno0[0_0lko1;0i00nn00000do_0e0j0Lmi14lg000000000000\#
        00000000000000000LnS1;1o0@lF00oV0[1D04me0@m>0]0`0^lF0I0o0000000000000NlL00000bmf0lm?0bnO0boA0JlR0000\#
        18lT000000000000000000000jn804ne000000000`l^000000000Vla0>lb0e1W00000S3Q0000000000000Y0h000000000jnj\#
        000000001;2b0000113X0e2l00000g101;3[0lng00001;4C0g1]0I1T0]1\0Q7F00000Q8300000Nm@0S4@090A000000000VmQ\#
        0000000000000<n9000000000hmL00000Y1U0000000000000S5E16mS0loI114>0>mV0000000002o_0000000000000]2L0@mh\#
        0c0A0000000000000000000000000I2<16nJ0NnH00000S5c00000I3<030M0<nc0@nn0No<000000000000114k000000000000\#
        0LoU0g3E04oS00000O0>000000000M0J0319115a000000000g4B00000000031_0e4>00000000032e00000000000000000000\#
        00000@om0E4214nW116^0000000000000>nY0JnY0c0m16od0[1g0hn^00000Fn`051=0hoS0Y2F0000000000000no300000000\#
        00000000000000000O0^0c1^0A0i000005260M1J0:o40000000000000000000000000c2I0[2g0g4g0000010K00000O1_0000\#
        0VoC0[490K0@0m0T0I3W118D000014oJ0<o`0Y3H00000[4e0i040Q9000000000130;0000119F18oU0BoV0i0^091P0g5S0000\#
        150800000O2`00000W060000000000000`od0Q9o0]5G033G0k0000000c3I00000W0X0000000000000000011G033l012;0[5[\#
        0;050e56000000000m160E4X0A1d0000000000000a0R00000A2a170A11:90?0B0U1o11:`0i1j151900000000000000000000\#
        0K12170]00001;57130Y0000190T0Q:\0E5<0000000000000000131]0k1X0g6J000000000000000000000C0c00000a1`0000\#
        0000000000000000000000000A4f00000000000000000i2a000000000000000000000[6Z0A5i013I0_1;11;@0;1<0K1^0U2a\#
        00000G1A0=1o00000000152:0000000000000G2K11<11;6<0]6@11=50000000000000o1Q0o2D0c4h132_0000171W0c5^0000\#
        00000U45153M00000=2S00000000133O0000000000000000000011>\0=3?013g05380000000000000U5J0C1m00000000172W\#
        0S6h000000000000000000000000000000000_2;0]7J034j072=072_0A6R0m2?035I0U6;0S8^0Q;W00000A7>000000000a2J\#
        00000000073E0m2m0g7\0=4:0;2P0i40014G1;730o360O3`0[7<0000092Y0g8B000000000G3N00000m490000000000000m54\#
        00000000154Y036@0c6V074=11?d000011A40000000011B60000000000000000134T00000m5[0O4\053i155R015:0m6W015l\#
        00000757135<174R0I4X000000000i4d016T0M3F00000e5^0g900k3I0Y3`094>0i5k0E6R0000000000000000000000000000\#
        0M450E7<0K3X00000000075c00000A8F00000Y4n00001;7e0S9n0?3c0i6o0000000000000i7X0m7l0000156O0Q<B0A9<0K4[\#
        0Q=S157?00000Y5Y0o4T00000000017H0m8d0]810g:90;4m0a480?4g0Q>G0=4\158D0M500a4f0000000000000m:200000000\#
        00001;8d0o620G4K0000000000000559000011C40a5A0Q?:0m;4037F1;9G000000000000000000000]9F11Dm158o00000000\#
        00000i8T0;640o8A000000000=640M5c00000c7K03850000000000000U6_0Q@80U7E0g:h03920E860M6N0c8`000000000000\#
        00000K5R175<000000000Y6i00000000137P1761195C0e6[0a6>056A0000057P000000000a6m1770000000000i9f00000A:c\#
        00000E9^0i;2000000000000000000000000196;00000M7@095_0000000000000S:k0[8l000000000C5g058^0U8J00000000\#
        000000000C6L00000000000000000Y7Q0e7l039i197P00000000000003:F1;9n0_6<0i;J03:n0C7F0E:V0Y8Y0a7m0i<]0M84\#
        159a0S;\096^0?6F1;;8097V03;S0c9f0I6M000000000=7S0K6V0G6R0=8L000000000000076W0_6b15;10A;J0C8<0_7l0000\#
        00000W6_0000000000000U:800000M8Z0g;d00000c:R0e8Q0A;n000011EZ0C8a00000_=f0=9=00000e9@00000c;:098i0]:I\#
        0Q@^13940M9f0I7`00000i=\0000000013:@000000000e9c0e:N077H0E;@018900000QAH0i>a0?7J0[9U0000000000000000\#
        000000000k7R13;=0W7S0I9;00000E<Y0G7X0E=O00000_>G198900000I9h00000QBX00000=:20[:@0U;D0000000000000I:F\#
        00000000000000000000000000000O800W8>00000000059R00001;<K0];Y0?8O078S0i?I000000000K8=00000000079V15;_\#
        15<Y0E>F000000000A<Y018n1;<k0c;l0k8J0?9M13;l000015?@0I;313=<000000000000000000000o9;000009:F0_?005:\\#
        0e;U0E?I0I;e00000W9F000000000U<M019M00000a8e00000o:E00000QCG00000=;30Y960a:10G8n0=<50Y9a0]<k03<k1793\#
        00000[;50a<d13=l05<90000000000000I=T00000000000000000]=X000000000O9D17:300000000000000000M:D00000000\#
        0k9V00000]>T0C9P0000000000000W9b0000000011F_07:H0g<<00000E@D0;9[0EA<000000000M;>0A=Y0C:<00000o;80]?[\#
        0I>X07;W0i@F0QDR0000000000000[;k0k:N0EB303=j000000000W;?17;00?:A000000000W<L0Y:F0K:90K;W000000000000\#
        00000k;B00000;:[0000000015@Q000003>W0c<O00000000000000000000000000000QE1000000000i@_0;;l000000000000\#
        000000000000000000000000000005<g17;c0K<90U=D00000000000000000W=M1;>O17<n00000I?R00000[<d01:m00000K=I\#
        000000000m;X0Y;3000001;G000009;I00000?;:00000G;<0?<g000000000W>C00000m<Z0000000000000EC305>40M;m0==2\#
        0ED217>f00000U>:0000000000000000000000000000000000000Y<a00000iAE0G<00EE719;[0k<:00000I@;0IAQ00000000\#
        0W?G0?>8000000000000000001<3000000000e<200000]@N000000000g=20k=80;<o13?<0m=_0g=V00000000000000000000\#
        00000000000000001;?M00000000000011GU0?H10m>\01=P0IBW000000000M<Z11H>000009<R0m?K00001;@90S<Q0]AM0QE_\#
        000000000000000001>H00000k=b0EF;0a=j17?W000000000000000000000U>a0a?50g>:0000000000000O<j09=L0A>K0000\#
        0000000000000000000000000EFm0A?I0S=a03?I15AO0W@Z0m@70G=:000015BT05>M0a@51;A50k>D0Y=]000000000aA20?H[\#
        0?IY000000000g>k0]BS15CJ15D>00000IC\0QF=00000?J@00000g?j0000000000000U?@0000000000000000000000000000\#
        05?I13@T0e=a0]CT13A715EE19=d0k>k0000000009>?0000000000000WAW17@L0C>0000000001;Ac00000000000000000000\#
        00000e>e0=>:0k@50EGo0=>V0C>d0S>\0e@I0aB:000000000O>E00000O>o00000m@k00000000000005@70g@U0QFZ17AS0?Ji\#
        00000kA00M>S0000000001?411Ho0A@C0S?E00001;C;0M?^000007>_0iB50000000000000000000000000000000000000000\#
        0000000000000]D<00000Y?00Y?R0U@K000015F:0kAV0o?50IDO0kBX0000000005A30_@019?<0?Kh00000000000000000000\#
        000000000iB^03?i000000000000000000000_AL0mBD000000000O@0000000000mBj00000000000000000000000000000000\#
        00000[?^0c?_0QG;000000000000000015Fo13BT0eA20000000000000000000000000M@D000000000OA?000000000MAJ0o@B\#
        00000WBm000015GN0_BA0EI<19@I00000OAk07@?000000000000000000000OBl00000C@G0EIg0o@b15HK0=@I0iCG00000000\#
        0000000000000;@R0AAK03@i00000OD80_B\0oB;0EJJ19Aa000000000=A20Y@]0;AF0;B?0S@_15I<17BX0kCl000000000000\#
        0=B500000000000000000000000019B^0MBQ0gA[0IDm0_D=000000000000000001A80GA91;FQ000009A<000013CW00000_E9\#
        0YAb0GB80AAg00000aB_000001AR0YBi0eAj0iCj0eBb0EKM09Ak0ABV0?LY0YCG0_EQ0?M;0KAS000000000000000000000000\#
        00000000000000000000000000000UAa0QHE000013DK000017CT00000cAh0[Ah0aCl0gC=0EL;0000000000000WCO0aEG0000\#
        0000000001BT00000GC\0000000000000?NT01C]0GDN00000000000000000000000011Ik0MCR0SBE000000000[CL1;GS0000\#
        0?OH000000000EL^00000MDL0SC?0000000000000000000000000000000000000mCI03B]0UCl0IEM0_FD0CB_11JZ0KBa0GE4\#
        09C015J>0EMT0000000000000WDb00000000000001DG0000000017DV00000ODg0iDa0ACE0;C50cC70MDo0[DE0;D000000GEb\#
        00000ENM00000000000000000000000000000OEo0CCH19C]0CDK0000000000000SDd0WFW0kDO0IFl01E50IGh0cCT00000000\#
        0_HG00000000000000000CE400000gCk000000000gDg00000000000000000000000000000000000000000CEW15K@00000000\#
        0WGB0QIJ0000000000000000000000000KD80gEk0iF20gFc0aEd0AD=0cDW000000001;HL0[EM00000iF\00000=DF0YDF01F:\#
        03DH03EJ0OG@0aFP0CFQ000000000000000000000cEH000003F>0000000000000cF60eDY0gGT00000=EH1;IW0SEb19D^0[FZ\#
        0SF=07Da0_II00000000000000000oDi0CG000000[G[0000000000000000000000000MEd0UE30KE905E50000000000000000\#
        000000000000000015L5000007EA0?Pn11KI0iG\05E`00000000000000000OHC0OI6000000000GG;0;EO000009EQ000007F5\#
        00000;FN0SFa0aG[0QJB0SG^0EO00QK;0SIR0KEn0_JF03G?0000000011L=00000eEd00000IH^0000000000000oEj0aHX0MFF\#
        0SJK0=F80000000000000000000000000000000000000iHS05FR0WGf0EP6000015M50kF>00000000000009FB0_KD00000000\#
        00000aIU15Ml0]FI00000_Km0OJW0=F^1;JC01G400001;KC00000cG:0eFT0GGn0OK^000003Gl0iI?0?SM000000000mF]0000\#
        00000aJ500000000000000000EPd0WHf0000000000000YFj11M:000000000000000000000II60YH40AG20CGg00000YH_0000\#
        0mGH0YIU19G:00000=GO0oJh0?TP17G>1;LE000005GN00000QL60iIi13GF000005HJ00000UGJ0000000000000]GN00000000\#
        0oL?01H80[H`000003H]0000000000000000000017Gj0000000011Mm0]HA0=HH000000000CHX0GHn0KGd0000000000000000\#
        0000000000000WIh0IIb1;MI0IJg000000001;N00UH400000YJ60OLA00000kH90000000003Id0SKV13H>0000000000000IKO\#
        0GJ50oLd000005IQ000000000000000009HK01Hg0cHM0000000001I^000000000IKn0aK00mH[0YJd17Hc0oN4000000000000\#
        0kHo00000000000000000?UE0000000000000WK?0KHe0SLm07Hg0[J700000[JZ000001Jb0000000000000=IO0QLj0UI40cI4\#
        13I50eI6000000000CIX0000000015N_00000000000019I@0[L>0aL00ILi0mIL0cIi15O^0GK<0gIG0OLe0eJE0GKf0QM^0UI^\#
        0gJ10_Li01Ka0oNU0=JE0UL:0MIS0gKS0MJP15PV0000000013JC00000[Lb00000000000007I`01LL000015QL000000000000\#
        00000gLJ00000kIn00000gLm0=K91;OQ000011Ne0aLo0000000000000ERL000000000_Mo000000000]J;05J^1;PI00000MKU\#
        0000000000000000000017JE0WLM15RW000000000ETi00000mJe00000YKV01Li0oOb0000000007Jg0ON`07KU0IM\0?VL15S[\#
        05KB09JZ00000oP]00000WMA0KJ^11O^05Kc11Ph0INC0MLP000000000000000003Ji000000000000000000000QNB0QO@0WNM\#
        0mKN05L[11Q_0ULm0MMD0_N]0CK8000017KL0QP4000000000UMg0eK?0SMg03KO00000000000000000YL@15T\000000000000\#
        00001;Pi0[MJ00000000000000000000000000000CKU0gN30AKV0EV2000000000]K[0gP:0KK[0WOP0GLX0oQf0GN9000019Kc\#
        00000cKe0[NG11RN15UV00000000000000000mLH00000_O;0GO70000000000000]LZ0EVU000000000?WF15V@0AL;0;L:0CLK\#
        000000000OOl0IO[000000000WP305MK0UNY000009LG0CMa0OPj0000000001MO0CNF000000000000000000000IPS0cLT0aM`\#
        01NL0iLW0cMP0aNC00000eL[09ME00000[OH0YMB0KL`000019Lb07Lb0cNJ00000000000000000WQM00000000000000000000\#
        0GOa000000000aO<000000000EWS000000000CO505NS03MC11S>0ORK0GPY0IQB09ND0]M@00001;R30000000000000YNB0=MG\#
        0gP]07MQ1;RO0_P10OS<0=N=0000000017MP0MMi0]N4000000000[PT0000000000000;MY1;SD000000000UOX000000000000\#
        0000000000001;TX0QP`000000000000000000000000000000000UPI000001OL17NN01P00mN300000SNK0[QT000000000000\#
        000000000000000000000000000000000000000000000_PU00000000000017OP0eNI0MNk0_QP0KNJ07NJ0IR80UQ10UQj0YO6\#
        0ANQ19NT0cOP0oS?0SOC07OA00000KO?000000000oTT0kN^0AOO0=Na00000000000000000mNf000001PW00000mOR0mPO0SP@\#
        0;Nj0kP300000000000000000000000000000cP\03O600000000000000000mR211T10=OO0cQ?0mRS0iO=0oUR11Tl00000COU\#
        0oV`0GQQ0gQ[00001;Uc000000000KPg01Q<0]ON0?Wl19OP0000000007OY01R711V;00000000000000000IS;00000gRb0000\#
        0MO^0WR40aP>1;VQ000000000000000013Of0EX<000000000kPm00000000000000000[RQ0GRR00000000000000000]PJ0000\#
        0EY00[S=0SS;09P:0oXC0OTK0IT400000=PF0eP@000019PD0mS_0000000000000000000000000KR90?XK000003PM0EYM0GSI\#
        00000000000000000=Q@0OUF00000oY^00000000000000000000000000000GSl0iP_0000000007Pc0YPd0000000000000000\#
        07Ql0000000000000URk000000000aQB0000000000000WSF0=RU00000SS\00000IUC0?Xo0IV=0kRA00000USj000000000000\#
        0CQB00000kST0cRa0cSA0UTO1;WE0=SI000000000aR500000iR9000000000000000000000000000000000000000000000000\#
        0000000011Vl0000000000000000000000000000000000000aRW01Re0CRh0000000017Ql0kTS05Qm1;XD0OVU11Wc000011XL\#
        00000000000000000mTf0iSH0gSV0o[60UUB0AR<0=Sb17RJ0KS>0STA0?ZG0OWU00000o[j0YRF0_SI0AS6000000000=TO0000\#
        000019RN0=UD00000UVL11Y@0WSd000000000?[?00000gTV1;Y00kU90?\D0=Ua05RZ0eR^00000AT1000000000IW=0MRc0YS<\#
        0]Rf0YT>0SUT19Sm0_TA0=Vg17S?000000000AU60000000000000eSb01Sd0aS\15WC0mUc0YTm0KT10IWc0gUP000000000000\#
        0aVE000007SA0;SB0mVm09SB0KTO0MS\000000000000000009TP1;YL0_V@0KUH0QSL0EZF0GTa0_Vf0YUL000000000o\e0;TG\#
        0SVH17Sc0kV600000o]]01TT000000000KW20000000017Tk0000000005Sf000007Sj15XL0iUk00000[Sl0?]:11Z`0KWo15YF\#
        0mWS000000000?]k0=WM00000OXU000009V@000013T;00000eU401UD000003T@0000000000001;Zj0eUY0000000000000000\#
        00000KXd0AVJ0KZS15ZV09W;0kVc0SW<00000000000000000000000000000000000013U50o_b000015[O000011[@17UX0iVW\#
        0UW901V600000CTf0GUV0;U9000000000o`c0WTk00000UX70mXJ0WUo000000000aWY000001W@0=XZ00000UX\01Wn07U90eV]\#
        0YUo0[UE0000000000000SX>00000cUC0WV_0aXE0UYG0aYB000000000000000007Ue000011[m0UYh0SYT0E[H000000000oa]\#
        00000000000019UX0000000015\D000000000000000000000S[E0000000000000]Ue00000GV>0kWY0cVM09XI0S\10mYU07VW\#
        00000000000015]800000IYP000000000000000000000gVd0AW;0E\O0K[T05V=0MV=09YD0IZ<0gWd0000000000000]V_0QVF\#
        07X?0eWj00000mZ90kXY0000000000000YVh00000eXS000000000;VT000000000eZ=000000000?_815]n0GVi11\J00000iW<\#
        000000000=YB00000kY80YWd0]Wj0K\I0_WL0000000000000000000000000YY=00000I[C0AWh0000000000000000000017W8\#
        01Y215^i0[W:0m[:17Wi0MW>0UZd1;[_0U[P000000000000000000000?`20K\g1;^C0GWU000000000_XQ0cWN0QWO0?aP0aYl\#
        05WP05X`0[Wh0aZ`0a[O00000K]X000000000MX1000000000000000000000000000013Wc0S\Y00000K^M00000I\=03Wh0000\#
        000000000000000000000E]]000013Y2000000000cXI000000000iX?000000000e[a0AXT0000000015_R1;_D0gX`000017X\\#
        0CXC0;XD00000QXG000000000AY60GXY0000000000000]Y20=Yd0MXa0QXn0ocf11]C17Yh0YZC00000m[^000000000Y[K13ZN\#
        0]Yf0MYC000000000000000000000000000000000000000000000=ZF0QYZ0_YE0AYY15`3000000000U\^13[N0?b\00000a\U\#
        0iY<000000000CY90S]R000011^200000000000000000000000011^n0[YD0000000000000000000000000[ZM0Y\>0MZB13\J\#
        0=Zl19YN00000G\0000000000000000000000M[L15a60OYY03YY15ab19[90gY^0k[A000000000S^E13]H0OZN05Yc1;_i09ZC\#
        0[[00S^d00000_Yk00000000000000000000000007Z200000WZ400000000000000000]ZT13^G0=[l0E^^0QZ;0odY0K^j0000\#
        07ZW0M\C0000000005Zi00000oe]0gZS0;ZI0000000000000;Zh01ZM07[Z0000000015bS0S_?13_F0M\f05[R0G\[0?d00E_>\#
        19\7000005\O0CZ\0000000000000Y\^0cZb0000000000000c[Q00000E`F0=\d19]1000000000=^M19]d0Y]M17[000000000\#
        0O[;0c\80O\313`90G]i00000i[90Y^H0A[915cX07\c00001;aN0m\A0Q[A0O]<15dI0U^E0_[E0G^Q0Q\B09[G05^P11_U0a]L\#
        0?dI0U^^15e60Y_603[P07]m0O^C00000a^=00000Q\b17[[0000000000000Q]i0W[o03\?19_20000000000000?e>0ogb0000\#
        00000[[f13a61;bc00000000000017]000000;\:000017]o0000000000000000000000000M]D0O^o0O_m13b10g\:0ohj0m]_\#
        15eb0W]80G^n0oiK0]\>19__0c]113c715f=0S_k01\E0oil0i\H00000000000001]800000[]I07_D00000000000000000000\#
        15gC00000000000000000Y_g00000ojl17_90C\^0Q^^11`O0W^100000000000000000C]d000000000i\m0_\k00000U_a17`A\#
        000007`H03]@11a301^B0K_\0W^S0Y``00000g]90_]M0I]I0;]<0000000000000;^80W_V000000000okY000000000Q_c0c^5\#
        09]I05_S03^b000000000W`R0k]O0000000000000c_:0K`D0;^i000011aP0I^90K`j0Ea8000000000e]]00000000000007a2\#
        000000000Kaa00000_^80A]f0Eab11b200000000000013dJ19`c13ee13fD00000000000005`b01_S15h40000000000000c`G\#
        00000A^j000000000000000000001;cE000000000000000000000G_m0M_317`]000000000Yah0OaG0a^i000019aN0[^Q0M_i\#
        000005af0ObJ0KbG03_`00000]^Z07b_000000000A_c03`W0C^_00000000000000000Kbf000011bW0QaG0m_V0olG00000000\#
        00000000000000000__100000000000003b401al00000A`[09_90000000000000g_=00000;_Y00000Ybn00000a_C0;`70U`O\#
        0UaJ0000000000000Qam000000000omB000000000?en0e_Q05bG19b601cN09_n000000000OcT13gB0]_X0S`j0I_[0Wa107cg\#
        0000000003c600000e`Z0on50i_e0EbJ000015hU0;aW00000Aa`00000EcC0000000009`l0M`P0Od^0oo10Sae10010?g?0000\#
        0000000000000000000003cj0WcU0UcD19c817a]0_`B0EdL00000m`h00000000000000000mb5100`00000000000000000000\#
        00000ea=0000000000000;b>101Q00000QbJ0000000000000Ucf0Uf=0c`g0?hd05c700000000000019ci0000000000000mbj\#
        0Ug:0C`k0000000007d]19db000000001;d@0Uh=0Mag00000caa00000000000000000Ca_0Sc:0=a<0Oe_0Ga>0ean00000000\#
        000000000WdC00000=a\0Uhc0Cb[0QcJ0;bh00000000000000000000000000000000000000000000000000000aaY05c\0[aZ\#
        0?ie0mce000017bN00000000000000000000000015iW0;d@0UiW0gai000000000ial03dc0]am0Ian0ibi0;eM0Qd@00000abN\#
        000007eD13gh0000000000000000000000000000000000000000000000000000000000000000000000000?jU0;f;0Ich0Cch\#
        0mdQ0ebT17cT0;fo000000000acH00000ad?000000001;eQ0000000003eW000001dI0Ych0000000003fP0meP0=bd0idS0Cd_\#
        000000000Gbi00000000000000000kbn00000_c00000000000000kce0mf800000000000003gE0ieV0Qdc0?k;19ei0OfZ09c<\#
        00000000000017dL0ccD0iem0EeG00000000000000001;f?0000000000000000000000000Ye<000001e=000013ho0QeE0000\#
        00000OgM000000000000000013j<19fR102E0Kcj0SdP0ifR000000000000000000000000000001fl00000000000000000000\#
        0Md200000000000011d60]d700000000000000000mf[0kdl07en00000Gd@1;f^0[dB0cdS01g`0]e70?kd000007h900000000\#
        0_dc00000000000000000000000019gA0adl00000_ea0YfI00000000000000000Idd0?lY0Gdo0[eH00000000000015k909db\#
        000013jk03h?01h^0igS0UjQ05dk0?me000003i=000001id0000000000000keI1;gR000000000ael00000ihi000000000000\#
        00000mgM0000000000000000000000000000000000000000000009eY00000UkJ0Ce^0MeN0Gf70YgA00000000000000000[fG\#
        000000000000000000000000000003jW000000000CfI0MfH0Yh>0]eh0kf;0_fL0mge0Iee0[g20MgI0]g:0af\10390eei0Ul8\#
        0[gM0cen0]gW15kk13kd0?n`103b0000000000000000000000000iio0mhf0Sf=0[hD00000000000000000000000001j[0;h;\#
        00000]hN0=fI0Um30KfK0OhA0Yh[0Cg@0miV0gfQ13l`00000@2Y0EfT000000000000000000000000000000000Ohh0Mh=01ke\#
        0Cgd0kf`00001;hH00000ah4000000000Mi5104V0000000000000Ci@0]iE09fn17g10Um_0egF0ahg0Wg3000015lS0mjR0000\#
        01m90mkQ0Sg<0Sgj0KgO00000Ag@00000Yim00000=gD0ml50000000000000Oig0ikC0ShK00000Wgn0]in0IgN00000EgW0_gR\#
        0[hj11gT0ajO0Kh40IhB0@3d0IiB0[ic0[jZ03k[0]jX0gg\00000OjY00000000000000000cge15mV105P0000000000000000\#
        0000000007ha00000_hD1;hl000000000Si:0Gh40Qh400000gh=0=h811h?0eh:106T0EhU00000il:13mV07iZ0_hg0=h\0mlb\#
        00000000000000000gi905hJ0]kG0;i201m^00000000000003l615nf00000[kK0gj50gkG17hW15oi0Cid0000000000000000\#
        0Gha07jM05hk19h_0=i_0Aha0]l^0Si]0SjQ05in0OlD0]m]0GiP0khk13n?0Mja0Whl0gl@0Mk>05jW0im710710ci20Ai:11i6\#
        000000000Aij0SkX000000000000162709i>0EiA0WiN0Un;0QiB0YjQ17ii0AjH0000000000000eiJ000000000Ej405kR0Om:\#
        0in_0@4g0kid00000Yk;000009j=0ak30KiW0Ck>0Wj?0@5L19i[13o900000000108501nX07kM0000000000000Ejc00000000\#
        0Qj600000000000000000000000000000Ak60EkD0akj108_0Cl207lV1;jV0Wja000000000Qk4109L11j<0kj`0mm[00000000\#
        0000000000000Ml;19jE07mN0_jO09k=140200000[l>0Ekl140c00000000000003lm0_k^000000000io>00000000000003mI\#
        0Kj[00000@6;00000On60@770ej`000000000000000000000000000000000Unf000009lI0000000000001;k70Sl;141]0Ql4\#
        0ck20Yk^0Elc0ClX000000000[m60@84000000000;k>0000000000000alG000000000Eme0[nH0V0:0[o3142V000000000000\#
        05lX0Qle0;l3143K000000000\0;000000000Sm20\1G00000000000000000Wk\01oX19k^0Akl0=k^000017kb000000000Cm[\#
        10:V07n80=lA0ckg00000000000000000@940000000000000000162e00000glZ00000]n@0000000000000000000000000000\#
        0kl?000003nC0EnU17lN0000000010;N03o_0Ond000000000Qm]0gmN00000000000000000000000005mD0mn_000000000000\#
        0000000000000]o20el\00000000000019l`10<M17mZ0Qn@000000000;m<0cll00000Gli0]oQ0Alk0Ill000000000_lo0am0\#
        000011m209mD00000000000000000000000000000\2K0000000000000eml0Wm?000000000Sm\0gnQ00000\38000000000goT\#
        0V0c11mi0CnR1;mJ040I0anS10=C0Wma0^0O144@19mb0aob00000cme164N00000_mZ0cn]165;00000^1Z07ng0Sn`00000Wn]\#
        0Kmc000000000000000000000;nE041>0iob0EoZ09mm10>I000000000F0I0Mo70000000000000_n<000000000Qng0F1N0000\#
        0co:0j0d0000020N0h0910?V0000000010@<05nD0knF11nN00000enQ0000000000001;nM000000000mo_0knl00000=nS0000\#
        0V1m000016620000000000000000167100000=o6000000000000000000000WoO0000000000000000000000000@9o11o80h0`\#
        11ok0000144k0Ko100000F2b00000ko`0j1R0;o@0000000000000F3[0_o<0R090Yo>00000000000000000SoC021W0j2M0X0\\#
        0000000000000000145`0h1F0000000000000\3T0N0B0X20146J1;oR0d0@0000000009oX0GoX17oZ041h0X2]0;o]147;0eo^\#
        180S0N16000000000Cod0R0n0V2Q00000H0W0<0V0n130n1j0F4J07om0l0j181X00000000
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
