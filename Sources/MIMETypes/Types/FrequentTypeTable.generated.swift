// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// The names of frequent types, packed; `FrequentTypes` reads it.
enum FrequentTypeTable {
    /// The records, each where its name's hash points.
    static var text: StaticString {
        #"""
               0Lapplication/vnd.sun.xml.calc                                                               \#
                                                                                   19application/vnd.openxml\#
        formats-officedocument.presentationml.comments+xml0Tapplication/vnd.groove-tool-template0Eapplicatio\#
        n/x-java-vm0Gapplication/vnd.wfa.p2p0>video/x-ms-wmx                                      0Ctext/x-c\#
        offeescript       0Capplication/x-troff0Zapplication/x-tika-java-enterprise-archive0<text/x-scala   \#
                                                                     0Capplication/x400-bp                 0\#
        Napplication/vnd.wolfram.player0Capplication/dca-rft0Japplication/vnd.mobius.txf0Sapplication/vnd.3g\#
        pp.srvcc-info+xml                                           0Dapplication/rpki-roa09model/mtl       \#
                                                     0?application/dwg                                      \#
                                                     0Oapplication/vnd.geogebra.slides0Napplication/vnd.dolb\#
        y.mobile.10Capplication/sep-exi0Tapplication/vnd.collection.next+json0Aapplication/sieve0?applicatio\#
        n/pdf0;text/x-csrc                      0Tvideo/vnd.iptvforum.2dparityfec-2005                      \#
                                                                                                     1<appli\#
        cation/vnd.openxmlformats-officedocument.spreadsheetml.externallink+xml08text/pgp0Dmultipart/byteran\#
        ges0Uapplication/vnd.firemonkeys.cloudcell09font/woff0Mapplication/x-gzip-compressed0Lapplication/vn\#
        d.sun.xml.base0Yapplication/x-vnd.oasis.opendocument.text0Japplication/vnd.etsi.mheg50Kapplication/v\#
        nd.pocketlearn0Eapplication/vnd.kinar         0=video/mp4v-es                                       \#
                                                                                                            \#
                                                                                     0Rapplication/vnd.nokia\#
        .radio-preset0Qapplication/vnd.quark.quarkxpress0Zapplication/vnd.oma.bcast.notification+xml0Rapplic\#
        ation/vnd.dvb.notif-init+xml0Rapplication/vnd.aristanetworks.swi0Eapplication/vnd.mynfc             \#
                      0:audio/eac30Happlication/wspolicy+xml                                                \#
                                                                              0Limage/vnd.globalgraphics.pgb\#
                                                                0Sapplication/vnd.syncml.dmtnds+wbxml0Lappli\#
        cation/vnd.etsi.tsl+xml               0Gapplication/vnd.truedoc                                     \#
                             0@application/x-7z                0=audio/smv-qcp         09text/x-sh0Uapplicat\#
        ion/vnd.qualcomm.brew-app-res0Zapplication/vnd.emclient.accessrequest+xml0Iapplication/vnd.ieee.1905\#
                 0Saudio/vnd.sealedmedia.softseal.mpeg               19application/vnd.openxmlformats-packag\#
        e.digital-signature-xmlsignature+xml0`application/vnd.ms-word.document.macroenabled.12              \#
                                                        0?audio/x-mpegurl                                   \#
                                 1Dapplication/vnd.openxmlformats-officedocument.spreadsheetml.pivotcachedef\#
        inition+xml0@application/cdni0Eapplication/font-woff0Iapplication/x-java-applet0Aapplication/x-rar  \#
                0Gapplication/x-x509-cert0:audio/g729                                0capplication/x-vnd.oas\#
        is.opendocument.chart-template          0Japplication/bacnet-xdd+zip                                \#
                                                         0Oapplication/vnd.intertrust.nncp                  \#
                                             0Lapplication/samlmetadata+xml                          0Nappli\#
        cation/vnd.uplanet.signal0Kapplication/json-patch+json09image/ief         0Napplication/vnd.ms-offic\#
        etheme                                                                                        0Gaudi\#
        o/vnd.digital-winds0:audio/evrc0Napplication/vnd.fujixerox.art40Capplication/ms-tnef0Papplication/vn\#
        d.radisys.msml+xml0Bapplication/x-koan0=text/richtext0Vapplication/vnd.crick.clicker.template0Nappli\#
        cation/vnd.oma.bcast.stkm0Capplication/vnd.zul0Napplication/vnd.kde.kpresenter0Caudio/vnd.cisco.nse0\#
        Avideo/iso.segment               09model/stl                 0Sapplication/vnd.stardivision.writer  \#
                            0Rapplication/vnd.apache.thrift.json                                            \#
                   0Japplication/vnd.canon-lips                                           0Vapplication/vnd.\#
        osgeo.mapguide.package                                                                         0happ\#
        lication/vnd.etsi.overload-control-policy-dataset+xml                                               \#
                      0Wapplication/vnd.android.package-archive         0Wapplication/vnd.shana.informed.for\#
        mdata                                                                                           0;me\#
        ssage/sip              0Nimage/vnd.valve.source.texture0Happlication/vnd.oma.push0;text/x-dart0Pappl\#
        ication/vnd.omads-folder+xml0Gimage/x-portable-anymap0Qapplication/tamp-community-update0Happlicatio\#
        n/vnd.preminet0:audio/flac0\application/emergencycalldata.deviceinfo+xml0bapplication/x-vnd.oasis.op\#
        endocument.text-template0Bapplication/pkcs120@application/iges0@application/isup0Lapplication/vnd.xf\#
        dl.webform0@application/x-xz08video/dv0Etext/vnd.fmi.flexstor                                       \#
                        0Atext/vnd.graphviz                                                                 \#
                           0=font/opentype        0Capplication/vnd.dxr0Etext/vnd.dvb.subtitle              \#
                                                                                     0Tvideo/vnd.iptvforum.1\#
        dparityfec-20050Eapplication/inkml+xml0Gapplication/vnd.yaoweme                             0Napplic\#
        ation/vnd.oma.lwm2m+json0Kaudio/vnd.rhetorex.32kadpcm0Aapplication/x-mif                            \#
                  0Uapplication/vnd.ipunplugged.rcprofile0Japplication/vnd.filmit.zfc0Zapplication/vnd.marli\#
        n.drm.actiontoken+xml                                                                               \#
                                                 0Bapplication/dec-dx                                       \#
                                                                                                            \#
                                                                       0Wapplication/vnd.iptc.g2.catalogitem\#
        +xml08text/rtf                    0Smodel/vnd.parasolid.transmit.binary                  0:audio/3gp\#
        p   0eapplication/vnd.dvb.notif-ia-registration-request+xml             0Mapplication/news-transmiss\#
        ion0Happlication/pkix-pkipath0Uapplication/vnd.uplanet.listcmd-wbxml0Tapplication/vnd.coreos.ignitio\#
        n+json11application/vnd.openxmlformats-officedocument.drawingml.chart+xml0Papplication/vnd.epson.qui\#
        ckanime0Dapplication/held+xml0Qapplication/vnd.balsamiq.bmml+xml0Happlication/vnd.httphone0Cvideo/vn\#
        d.hns.video              0Kapplication/vnd.openeye.oeb1Aapplication/vnd.openxmlformats-officedocumen\#
        t.spreadsheetml.pivotcacherecords+xml16application/vnd.openxmlformats-officedocument.spreadsheetml.s\#
        tyles+xml0Lapplication/vnd.dreamfactory0Dapplication/lost+xml0Capplication/yin+xml0Qapplication/vnd.\#
        etsi.iptvsync+xml0Fapplication/vnd.gridmp0Fapplication/batch-smtp09image/jxr                        \#
                              0:font/tdpfr0Gaudio/vnd.dolby.heaac.10Gapplication/ibe-pp-data 0Iapplication/m\#
        anifest+json0gapplication/vnd.ms-powerpoint.slideshow.macroenabled.120Yapplication/vnd.3lightssoftwa\#
        re.imagescal                      0<image/x-tiff                             0Kapplication/vnd.autop\#
        ackage0Rtext/vnd.esmertec.theme-descriptor                     0capplication/vnd.ims.lti.v2.toolsett\#
        ings.simple+json0=audio/pcma-wb                                                            0Mapplica\#
        tion/vnd.hcl-bireports      0:audio/bv32   0=text/calendar                                          \#
                                                         0Dapplication/msaccess                             \#
                                                            0Iapplication/x-wais-source0Gapplication/x-font-\#
        woff                                                            0Oapplication/vnd.immervision-ivp   \#
                                                                                                            \#
                                                                0Kapplication/vnd.medcalcdata0aapplication/v\#
        nd.yamaha.openscoreformat.osfpvg+xml0Gmessage/tracking-status                              0Nimage/v\#
        nd.fujixerox.edmics-mmr                                                                             \#
                                                                           0Fapplication/pics-rules0Kapplica\#
        tion/scvp-vp-request    0Oapplication/vnd.nokia.pcd+wbxml0;text/x-diff                              \#
                             0?application/doc0>audio/x-mpeg-30Oapplication/vnd.uplanet.listcmd0:text/x-lua \#
                                                                                      0Iapplication/rpki-man\#
        ifest0>video/vnd.vivo0=audio/atrac-x0Iapplication/vnd.kde.kword0Aapplication/x-hdf                  \#
            0Oapplication/vnd.3gpp.pic-bw-var                                                               \#
                        0[application/vnd.gov.sk.xmldatacontainer+xml0[application/vnd.oma.cab-feature-handl\#
        er+xml0Capplication/sqlite3                                                                         \#
                                                                               0Tapplication/vnd.oipf.userpr\#
        ofile+xml0Eapplication/applefile0Eapplication/ccxml+xml09audio/mp3                 0Capplication/vnd\#
        .obn                                                                  0Dapplication/x-subrip        \#
                                      0Qapplication/vnd.stardivision.draw0:audio/tone                 0Etext\#
        /rtp-enc-aescm128                                           08text/tsv                              \#
                     0Iapplication/x-shellscript                                                            \#
                        0Gapplication/vnd.sss-cod                                                           \#
                0Napplication/vnd.ms-3mfdocument                                                            \#
        0:video/h263          0Fapplication/mathml+xml09image/ktx0Capplication/vnd.vsf              0Capplic\#
        ation/vnd.las                                                                                       \#
                0Mapplication/vnd.geogebra.tool                           0Fvideo/vnd.directv.mpeg          \#
                            0Mapplication/vnd.3gpp.ussd+xml0Naudio/1d-interleaved-parityfec0Papplication/vnd\#
        .infotech.project0Caudio/vnd.3gpp.iufp0Xapplication/vnd.sealedmedia.softseal.pdf                    \#
                    0Yapplication/vnd.ms-windows.printerpairing                                             \#
                                        0@application/toml0=image/tiff-fx                                   \#
                                                                                         0Japplication/vnd.s\#
        ealed.xls                                       0Paudio/vnd.ms-playready.media.pya0Gimage/x-portable\#
        -pixmap0Dapplication/x-pkcs1208text/red                 0Dapplication/vnd.koan0Papplication/vnd.renl\#
        earn.rlprint0;text/gedcom                                                                           \#
                  0Ctext/rfc822-headers                         0=audio/g726-24                             \#
                                                                 1?application/vnd.openxmlformats-officedocu\#
        ment.presentationml.commentauthors+xml0Dapplication/soap+xml0Mapplication/vnd.crick.clicker0Happlica\#
        tion/lostsync+xml0;audio/evrc10@model/vnd.gs.gdl  0Itext/tab-separated-values                  0@aud\#
        io/vnd.dts.hd0=video/msvideo                                                 0Iapplication/vnd.nokia\#
        .ncd0>video/encaprtp    1@application/vnd.openxmlformats-officedocument.wordprocessingml.document.ma\#
        in+xml0Xapplication/vnd.oma.cab-address-book+xml0:text/x-dtd0=image/vnd.dwg0Gapplication/rtploopback\#
        0Dapplication/jwk+json0Kapplication/dialog-info+xml0Dapplication/mets+xml0Eapplication/jose+json0<au\#
        dio/evrcb00=audio/g726-400Kapplication/vnd.cups-raster0Dapplication/vnd.smaf                        \#
                    0Dapplication/sbml+xml                                                                  \#
               0Lapplication/merge-patch+json0Qapplication/vnd.blueice.multipass0Iapplication/vnd.pg.osasli0\#
        @application/oxps0Napplication/vnd.quarantainenet0Iaudio/vnd.nuera.ecelp96000aapplication/vnd.radisy\#
        s.msml-dialog-transform+xml                           0Happlication/x-msdownload0Oapplication/vnd.up\#
        lanet.channel0Japplication/vnd.pmi.widget0aapplication/vnd.oasis.opendocument.chart-template0\applic\#
        ation/vnd.nokia.landmarkcollection+xml                                                       0Lappli\#
        cation/vnd.eszigno3+xml0Capplication/vnd.vcx                                                        \#
                                                                 0Capplication/x-kivio0Dimage/vnd.zbrush.pcx\#
                                                                                   0Wapplication/vnd.openoff\#
        iceorg.extension                 0Iapplication/vnd.uiq.theme                                        \#
                                           0Hvideo/vnd.motorola.video                            08text/php \#
                                                                                                            \#
        0;image/x-wmf0Mapplication/vnd.motorola.iprm0<video/ulpfec19application/vnd.openxmlformats-officedoc\#
        ument.spreadsheetml.usernames+xml0Daudio/vnd.dolby.pl2z0Napplication/vnd.pagerduty+json1<application\#
        /vnd.openxmlformats-officedocument.presentationml.slidelayout+xml0Dapplication/csta+xml0Faudio/vnd.r\#
        n-realaudio0Happlication/problem+json0Atext/x-javascript0Rapplication/vnd.ericsson.quickcall0Dapplic\#
        ation/vnd.jisp0Tapplication/vnd.ecowin.seriesrequest19application/vnd.openxmlformats-officedocument.\#
        wordprocessingml.styles+xml0Lapplication/x-tika-old-excel08text/org15application/vnd.openxmlformats-\#
        officedocument.presentationml.template0Qapplication/vnd.etsi.simservs+xml0Bimage/vnd.wap.wbmp1<appli\#
        cation/vnd.openxmlformats-officedocument.presentationml.tablestyles+xml0Utext/vnd.net2phone.commcent\#
        er.command0Napplication/resource-lists+xml0Dapplication/lotus1230Dapplication/wsdl+xml0Gapplication/\#
        vnd.sss-dtf0?audio/raptorfec0Happlication/vnd.cups-raw0Napplication/vnd.groove-account0Xapplication/\#
        vnd.oasis.opendocument.image0Happlication/vnd.cups-pdf0bapplication/vnd.llamagraphics.life-balance.d\#
        esktop0Amultipart/related0@application/hdf50japplication/vnd.openxmlformats-package.core-properties+\#
        xml0Aapplication/ipfix0@application/html0;audio/3gpp20?application/psd0?video/h264-rcdo0Napplication\#
        /vnd.3gpp-prose+xml0[application/vnd.uplanet.bearer-choice-wbxml0Wapplication/vnd.ntt-local.content-\#
        share0?message/rfc25570Yapplication/vnd.ims.lti.v2.toolproxy+json0Capplication/x-dicom           0Aa\#
        pplication/x-php                   0Fapplication/macwriteii               0@application/yaml        \#
                                                0Vapplication/vnd.oma.scidm.messages+xml0@application/yang0?\#
        application/dns0Japplication/x-x509-ca-cert0@image/pwg-raster          0?application/exi            \#
                     0?application/mf4                                      09audio/mid0Happlication/vnd.cla\#
        ymore0Mapplication/vnd.ezpix-package0Happlication/voicexml+xml0Qapplication/vnd.commerce-battelle0@a\#
        pplication/jose0Vapplication/vnd.oma.cab-user-prefs+xml0>video/x-ms-wvx0Qapplication/vnd.syncml.dmtn\#
        ds+xml0Gapplication/vnd.hp-hpgl0Uapplication/vnd.airzip.filesecure.azf0Gapplication/vnd.xmi+xml0Japp\#
        lication/vnd.ibm.modcap0;video/x-mng0Happlication/xcap-att+xml0>chemical/x-cdx0Oapplication/vnd.powe\#
        rbuilder6-s0Zapplication/x-vnd.oasis.opendocument.chart0Sapplication/vnd.fujixerox.docuworks0Rapplic\#
        ation/vnd.mediastation.cdkey0Sapplication/vnd.uplanet.alert-wbxml0<message/cpim0Qapplication/vnd.oma\#
        .bcast.imd+xml                           0<audio/atrac3                                   0Himage/x-\#
        portable-greymap  0Xapplication/vnd.iptc.g2.planningitem+xml0?chemical/x-csml                       \#
                                         0=audio/evrcwb1                         0Sapplication/vnd.pwg-xhtml\#
        -print+xml                                    0Zapplication/vnd.fujixerox.docuworks.binder          \#
                                                                     0Baudio/vnd.vmx.cvsd                   \#
               0Mapplication/oebps-package+xml                          0:model/mesh             0Oapplicati\#
        on/vnd.symbian.install0Eapplication/x-autocad0=image/x-dicom 0Uapplication/vnd.debian.binary-package\#
        0Dapplication/vnd.mseq0Lapplication/soap+fastinfoset                                                \#
                  0Qapplication/vnd.3gpp.pic-bw-small0Fapplication/vnd.cybank0[application/vnd.wolfram.mathe\#
        matica.package0Aapplication/x-pdf0Gapplication/vnd.wfa.wsc0Gapplication/vnd.dpgraph0Rapplication/vnd\#
        .cyan.dean.root+xml0Happlication/vnd.acucobol 0Tapplication/vnd.sailingtracker.track0Napplication/vn\#
        d.dtg.local.html0@application/wita0Caudio/vnd.hns.audio0Mapplication/vnd.comicbook-rar08text/vtt0Kap\#
        plication/vnd.ezpix-album0Eapplication/x-sv4cpio0Sapplication/vnd.3gpp2.bcmcsinfo+xml0;text/x-less  \#
                                         0Wapplication/vnd.easykaraoke.cdgdownload                          \#
                                       0Fapplication/x-font-otf0Uapplication/vnd.apache.thrift.compact      \#
                                                                                                            \#
           0Xapplication/vnd.sun.xml.impress.template0Wapplication/set-registration-initiation              \#
         0Uapplication/vnd.criticaltools.wbs+xml                       0Kapplication/vnd.las.las+xml0>chemic\#
        al/x-xyz0>text/raptorfec                                                          0Gtext/vnd.dmclien\#
        tscript                                                                          0;audio/x-m4a      \#
                                                                                                            \#
                                     0Faudio/rtp-enc-aescm128                                               \#
                                                                                                            \#
                                                                                                            \#
                 0Lapplication/mrb-consumer+xml0Kapplication/alto-error+json0Capplication/rss+xml    0;text/\#
        x-perl0:audio/g7190Sapplication/vnd.stepmania.stepchart0<audio/x-midi0>chemical/x-pdb               \#
                             0=model/vnd.gtw                                      0Lapplication/vnd.3gpp.bsf\#
        +xml0Htext/vnd.motorola.reflex0Daudio/vnd.dece.audio0Capplication/vnd.mcd                           \#
                                                    0@application/mbox          09video/m4v                 \#
                            0Aapplication/vemmi         0\application/vnd.cluetrust.cartomobile-config09text\#
        /t1400Fapplication/x-kformula0:text/x-asm 0Gapplication/xcap-el+xml                                 \#
                                                                                                            \#
                                                                                                 0^applicati\#
        on/vnd.oipf.contentaccessdownload+xml0Rapplication/x-iwork-keynote-sffkey0@multipart/signed0Lapplica\#
        tion/vnd.sun.xml.draw0Iapplication/vnd.ctc-posml0;image/x-psd0=video/vnd.fvt0Papplication/vnd.eprint\#
        s.data+xml0Qapplication/vnd.geometry-explorer0Capplication/vnd.dzr                                  \#
           0=text/vnd.yaml0Uapplication/vnd.ibm.rights-management19application/vnd.openxmlformats-officedocu\#
        ment.wordprocessingml.footer+xml1=application/vnd.openxmlformats-officedocument.spreadsheetml.shared\#
        strings+xml0Kapplication/vnd.avistar+xml0fapplication/x-vnd.oasis.opendocument.graphics-template0:te\#
        xt/vcard0Happlication/ocsp-request0Bapplication/msword08text/cql0?application/xml0=text/x-pascal0@au\#
        dio/x-matroska0Dapplication/x-sv4crc09audio/evs                                                     \#
                                                             0Lapplication/vnd.kde.kformula0Sapplication/alt\#
        o-costmapfilter+json0Bapplication/x-gzip0Bimage/x-cmu-raster0Capplication/gml+xml                   \#
                                        0Rapplication/vnd.recordare.musicxml                                \#
                         1=application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml0Gap\#
        plication/vnd.uri-map0Evideo/vnd.dece.mobile0Nimage/vnd.fujixerox.edmics-rlc0:audio/g7280Vapplicatio\#
        n/vnd.syncml.ds.notification0>audio/32kadpcm0Capplication/vnd.hdt0Zapplication/vnd.innopath.wamp.not\#
        ification09image/bmp0Qapplication/vnd.yamaha.smaf-audio0Aapplication/x-xml0Eapplication/index.cmd0Da\#
        pplication/cnrp+xml                                               0Gapplication/x-httpd-php0Japplica\#
        tion/vnd.wv.ssp+xml        0Japplication/vnd.flographit0Tapplication/tamp-apex-update-confirm09video\#
        /ogg                                       0Tapplication/vnd.stardivision.impress14application/vnd.o\#
        penxmlformats-officedocument.spreadsheetml.template                        0Papplication/vnd.dvb.esg\#
        container0Uapplication/vnd.dvb.notif-generic+xml0Oapplication/vnd.collection+json0Happlication/jwk-s\#
        et+json0capplication/vnd.anser-web-funds-transfer-initiation0Gapplication/atomcat+xml0=text/encaprtp\#
                                 0Happlication/vnd.uoml+xml                                                 \#
                                0Eapplication/rdap+json                                0>application/xz0Fvid\#
        eo/rtp-enc-aescm128                         0?video/raptorfec0\application/vnd.ims.lti.v2.toolproxy.\#
        id+json0Fimage/vnd.dece.graphic                 0Aapplication/pkcs8        0;audio/evrc00>image/prs.\#
        btif                                                                       0dapplication/vnd.oma.poc\#
        .detailed-progress-report+xml0Papplication/tamp-status-response                     0Aapplication/x-\#
        csh                                0<image/x-webp0Uapplication/vnd.oma-scws-http-request0Dapplicatio\#
        n/xspf+xml0Capplication/prs.cww0Aapplication/eshop0Eapplication/vnd.unity0Tapplication/vnd.adobe.par\#
        tial-upload0Gmultipart/voice-message 0Japplication/provenance+xml0Eapplication/vcard+xml0Dapplicatio\#
        n/csrattrs                 0>audio/rtp-midi 0Capplication/vnd.jam                    08text/css0Vapp\#
        lication/vnd.crick.clicker.wordbank0Dapplication/vnd.xfdl0Gapplication/x-chess-pgn                  \#
                       0Wapplication/vnd.informedcontrol.rms+xml                                            \#
                                    0Daudio/vnd.everad.plj      0Dapplication/beep+xml0Eapplication/x-abiwor\#
        d                                 0>video/vnd.cctv                                                  \#
                                                                                                            \#
                                             0>video/matroska                    0Kapplication/x-font-truety\#
        pe0Kapplication/x-7z-compressed                            0Happlication/vnd.vel+json               \#
                                     0>model/x3d+vrml                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                 0?application/cea0Japplication/wordperfect5.10:audio/bv16  \#
                           09audio/amr                           0:model/iges0Gapplication/vnd.wap.sic0?appl\#
        ication/csv0gapplication/vnd.openxmlformats-officedocument.theme+xml0Capplication/lgr+xml0?applicati\#
        on/atf0;audio/g72210?application/lxf0Bapplication/x-acad09audio/aac                             0Bap\#
        plication/x-yaml                                                                                    \#
                                                                  0Vapplication/x-tika-msworks-spreadsheet  \#
                                                                                      0Happlication/cstadata\#
        +xml                                                                              0Happlication/vnd.\#
        3gpp.sms0Aapplication/x-dvi0capplication/vnd.ms-powerpoint.slide.macroenabled.120Uapplication/vnd.up\#
        lanet.bearer-choice0Jvideo/vnd.iptvforum.ttsavc                                                     \#
                                                                                                            \#
        0>video/x-ms-wmv                                                   09image/png     1;application/vnd\#
        .openxmlformats-officedocument.presentationml.notesslide+xml0Papplication/x-vnd.sun.xml.writer0Cappl\#
        ication/vnd.svd0Rimage/vnd.sealedmedia.softseal.gif0Dapplication/vnd.palm0<audio/x-mp4a           0D\#
        video/vnd.dece.video0Dapplication/cu-seeme0Cmultipart/encrypted0Bapplication/x-epub09image/wmf0>text\#
        /directory0Aapplication/x-rpm0=model/vnd.dwf17application/vnd.openxmlformats-officedocument.wordproc\#
        essingml.document0<text/x-typst1Dapplication/vnd.openxmlformats-officedocument.wordprocessingml.docu\#
        ment.glossary+xml0@application/sgml0?application/aml0Vapplication/vnd.syncml.dm.notification        \#
                                                     0>image/vnd.djvu                                       \#
        0Bimage/vnd.radiance0;text/x-ruby                                       09image/cgm                 \#
                                                                               0^application/emergencycallda\#
        ta.providerinfo+xml0>chemical/x-cml0Iapplication/whoispp-query0Japplication/vnd.wv.csp+xml0Iapplicat\#
        ion/vnd.wap.wbxml0Kapplication/vnd.lotus-notes0Kapplication/gzip-compressed0Sapplication/relax-ng-co\#
        mpact-syntax 0;text/x-html               0Eapplication/pkix-cert                     0Lapplication/v\#
        nd.etsi.cug+xml                                            0@model/vnd.gs-gdl                       \#
                                                                                                        0@ap\#
        plication/h224        1;application/vnd.openxmlformats-officedocument.wordprocessingml.endnotes+xml \#
        0Baudio/dsr-es201108        0Ax-epoc/x-sisx-app                                  0Zapplication/vnd.c\#
        endio.thinlinc.clientconf0Eapplication/raptorfec                 0Japplication/vnd.drive+json       \#
           0Iapplication/vnd.kde.kivio0Vapplication/vnd.motorola.flexsuite.ttc                           0Ha\#
        pplication/vnd.isac.fcs                       0:text/x-org                       0Sapplication/vnd.o\#
        ma.bcast.sprov+xml          0:audio/aptx                                                            \#
              0Gapplication/vnd.wap.slc                                                                     \#
                                                                                   0Maudio/atrac-advanced-lo\#
        ssless0Gapplication/vnd.oma.dcd0Happlication/futuresplash0Mapplication/vnd.gentoo.ebuild0Vapplicatio\#
        n/vnd.yamaha.openscoreformat0capplication/vnd.ms-powerpoint.addin.macroenabled.120Fapplication/x-msa\#
        ccess0[application/vnd.radisys.msml-audit-conn+xml0Eapplication/vnd.msign0?audio/gsm-hr-080Daudio/vn\#
        d.nortel.vbk0Happlication/octet-stream08text/rss0Capplication/pkixcmp   0;audio/qcelp            0Ba\#
        pplication/x-cpio                       0Fapplication/vnd.hp-hps                      0Lapplication/\#
        vnd.novadigm.edx                                    0Xapplication/vnd.oma.poc.final-report+xml09audi\#
        o/t380Capplication/java-vm0Gapplication/x-shapefile0Xapplication/vnd.marlin.drm.conftoken+xml       \#
                                                             0Wapplication/vnd.sun.xml.writer.template0Tappl\#
        ication/1d-interleaved-parityfec0Lapplication/vnd.jsk.isdn-ngn0Kapplication/vnd.cosmocaller0Capplica\#
        tion/edifact0=audio/evrcnw00Japplication/index.response                                     0Eapplic\#
        ation/vnd.ffsns0Iapplication/vnd.pvi.ptid109text/yaml                        09audio/mp4            \#
           0Dapplication/xenc+xml 0Oapplication/vnd.sun.xml.impress0aapplication/vnd.oma.poc.invocation-desc\#
        riptor+xml   0Gapplication/vnd.geonext                                                0Fapplication/\#
        vnd.wt.stf        0Happlication/vnd.dvb.dvbj                       0Kapplication/timestamp-query0Iap\#
        plication/vnd.artsquare0:image/jpeg0>message/global0Emessage/external-body      0Oapplication/vnd.f-\#
        secure.mobile0Rapplication/vnd.font-fontforge-sfd0Napplication/vnd.zzazz.deck+xml                   \#
                                                                 0Lapplication/vnd.novadigm.edm             \#
                         0Japplication/vnd.adobe.xfdf                 0;video/x-flv0Yapplication/emergencyca\#
        lldata.comment+xml                               0Eapplication/xliff+xml0Qapplication/simplesymbolco\#
        ntainer                                                                                             \#
                                             0Iapplication/msc-mixer+xml0?video/h263-1998                   \#
                                                                                 0<text/vnd.abc             \#
                  08text/csv           0Lapplication/vnd.coffeescript0Smodel/vnd.valve.source.compiled-map  \#
                      0Zapplication/x-vnd.oasis.opendocument.image0?application/pgp           0Uapplication/\#
        vnd.radisys.msml-conf+xml0Ktext/x-tab-separated-values0Japplication/vnd.mobius.msl0;image/x-bmp0Capp\#
        lication/rdf+xml  0Baudio/dsr-es202050                                                              \#
                               0Fvideo/vnd.sealed.mpeg1                                                     \#
                0Qapplication/mbms-msk-response+xml                       0?text/vnd.wap.sl0@application/fit\#
        s0Oapplication/vnd.lotus-freelance0;audio/basic0Iapplication/metalink4+xml                          \#
                                 0Capplication/x-bcpio       0Tapplication/vnd.ibm.electronic-media     0Hte\#
        xt/prs.fallenstein.rst                                                        0>text/vnd.typst      \#
                        0Napplication/vnd.wap.wmlscriptc0Qapplication/vnd.nokia.conml+wbxml                 \#
                   0Qapplication/vnd.adobe.flash.movie0Capplication/x-ustar0Gvideo/vnd.dlna.mpeg-tts0?text/v\#
        nd.wap.si0Fvideo/vnd.sealed.mpeg40Papplication/vnd.syncml.dmddf+xml0Lapplication/vnd.etsi.tsl.der0Gm\#
        odel/vnd.flatland.3dml0Tapplication/vnd.oracle.resource+json0capplication/vnd.oasis.opendocument.for\#
        mula-template0Eapplication/dashdelta0Lvideo/vnd.radgamettools.bink0Dapplication/vnd.curl0Japplicatio\#
        n/vnd.audiograph09video/jpm0Oapplication/vnd.groove-injector0Vapplication/vnd.ims.lis.v2.result+json\#
        0Dapplication/vnd.semd0Mapplication/vnd.etsi.pstn+xml0@application/epub                             \#
                                                                                                            \#
                     0Papplication/vnd.omaloc-supl-init0Happlication/vnd.musician                           \#
                                      09video/mpv                                  1;application/vnd.openxml\#
        formats-officedocument.spreadsheetml.connections+xml0Napplication/vnd.powerbuilder750Dapplication/xs\#
        lt+xml0Fapplication/vnd.hp-pcl          0happlication/vnd.openxmlformats-package.relationships+xml0:\#
        image/nitf                  0:image/aces             0Aapplication/dbase0Aapplication/x-yml0Dapplica\#
        tion/smil+xml0Htext/provenance-notation0Ctext/cache-manifest                            0Mapplicatio\#
        n/vnd.enphase.envoy                                    0Fapplication/pkcs7-mime           0Iapplicat\#
        ion/xml-patch+xml                                 0<audio/g711-0                                    \#
                       0Uapplication/vnd.vidsoft.vidconference                                       0Mappli\#
        cation/vnd.swiftview-ics0Lapplication/news-checkgroups0Fimage/vnd.fastbidsheet0:video/h2640Oapplicat\#
        ion/vnd.marlin.drm.mdcf          0Sapplication/vnd.groove-tool-message0^application/vnd.radisys.msml\#
        -dialog-speech+xml0Dapplication/geo+json                  0Napplication/x-tika-visio-ooxml15applicat\#
        ion/vnd.openxmlformats-officedocument.customxmlproperties+xml0?application/zip                      \#
                                       0eapplication/mbms-associated-procedure-description+xml              \#
                             0Vapplication/vnd.motorola.flexsuite.wem0Bvideo/vnd.uvvu.mp40Mapplication/vnd.a\#
        pple.keynote0Mapplication/x-shockwave-flash0[application/vnd.oasis.opendocument.text-web0Papplicatio\#
        n/vnd.cirpack.isdn-ext                                                               0Happlication/v\#
        nd.igloader0Dapplication/vnd.mfer                              0Happlication/vnd.hp-pclxl0=text/x-se\#
        text0=gzip/document0Oapplication/vnd.fujitsu.oasysgp0Mapplication/vnd.oma.lwm2m+tlv0Aapplication/mik\#
        ey0@video/x-matroska0Uapplication/vnd.uplanet.cacheop-wbxml0;text/x-yaml0Cmessage/vnd.wfa.wsc0`appli\#
        cation/emergencycalldata.subscriberinfo+xml0Japplication/vnd.sealed.eml0Mapplication/vnd.nokia.pcd+x\#
        ml0Napplication/vnd.lotus-approach0?image/dicom-rle0]application/vnd.radisys.msml-audit-stream+xml0X\#
        application/vnd.dvb.notif-ia-msglist+xml0Eapplication/csvm+json0Lapplication/urc-grpsheet+xml0Qappli\#
        cation/vnd.stardivision.math0Sapplication/x-tika-java-web-archive0Tapplication/vnd.etsi.iptvsad-cod+\#
        xml0Lapplication/vnd.spotfire.sfs0Japplication/vnd.sealed.csf0Lapplication/vnd.sus-calendar0@applica\#
        tion/zlib0Happlication/vnd.webturbo0Bimage/vnd.ms-photo0Capplication/x-excel0Happlication/mspowerpoi\#
        nt0Fapplication/javascript0Lapplication/vnd.ecdis-update0aapplication/x-vnd.oasis.opendocument.prese\#
        ntation0;video/3gpp20Bvideo/vnd.dece.mp40Eapplication/msonenote0Capplication/msexcel0Uapplication/vn\#
        d.etsi.iptvsad-npvr+xml08text/dns0Oapplication/vnd.dvb.ipdcroaming09audio/mpa0:video/celb0Aapplicati\#
        on/x-rtf                  0Bimage/vnd.cns.inf2                                      0capplication/x-\#
        vnd.oasis.opendocument.image-template0?application/mxf                                              \#
                                        0Tapplication/vnd.ibm.secure-container0]application/vnd.fujixerox.do\#
        cuworks.container0Dapplication/ssml+xml0Tapplication/vnd.apache.thrift.binary0Gapplication/vnd.enliv\#
        en0@audio/mobile-xmf0Eapplication/x-kontour0Japplication/vnd.iccprofile08audio/l80@text/vnd.wap.wml0\#
        ?application/cfw0Mapplication/vnd.syncml.dm+xml                       0Eapplication/vnd.visio      0\#
        Gapplication/marcxml+xml                                                                            \#
              0Gapplication/rpki-updown0gapplication/vnd.oasis.opendocument.spreadsheet-template            \#
                0Uapplication/vnd.tmd.mediaflex.api+xml0Wapplication/vnd.oma.cab-subs-invite+xml            \#
               0<image/x-jpeg                 1Bapplication/vnd.openxmlformats-officedocument.presentationml\#
        .presentation.main+xml0:audio/wave 19application/vnd.openxmlformats-officedocument.spreadsheetml.wor\#
        ksheet+xml0^application/vnd.ms-printdevicecapabilities+xml0Dvideo/vnd.sealed.swf0Sapplication/vnd.co\#
        llection.doc+json0Mapplication/vnd.fujitsu.oasys0Sapplication/vnd.nokia.radio-presets0Papplication/v\#
        nd.genomatix.tuxedo1:application/vnd.openxmlformats-officedocument.spreadsheetml.querytable+xml0Happ\#
        lication/vnd.vd-study0Japplication/news-groupinfo0Caudio/vnd.dlna.adts0Aaudio/x-mp4a-latm0Oapplicati\#
        on/vnd.cups-postscript0Mapplication/vnd.balsamiq.bmpr0Gapplication/vnd.rim.cod0Capplication/vnd.rar0\#
        Fapplication/x-director0Fapplication/cellml+xml0?text/javascript0;audio/speex 0Gmessage/delivery-sta\#
        tus  0:model/vrml                     0Japplication/vnd.sealed.mht                                  \#
              0Tapplication/vnd.etsi.iptvservice+xml0?video/parityfec0Gapplication/tamp-update              \#
                                                           0Mapplication/mbms-envelope+xml0Papplication/vnd.\#
        oipf.dae.svg+xml0Rapplication/vnd.yamaha.smaf-phrase0Papplication/vnd.hzn-3d-crossword0\application/\#
        x-vnd.oasis.opendocument.formula0Papplication/vnd.kodak-descriptor0Lapplication/vnd.sun.wadl+xml    \#
                                      0<audio/fwdred                           0Cmultipart/form-data     0Ka\#
        pplication/scvp-cv-request0;text/x-dsrc                                               0Wapplication/\#
        vnd.yellowriver-custom-menu        0Itext/vnd.debian.copyright                                      \#
                                                                                                0Dapplicatio\#
        n/vnd.semf        0`application/vnd.oasis.opendocument.text-template0Uapplication/mbms-reception-rep\#
        ort+xml0Eapplication/moss-keys0=text/x-bibtex   0Napplication/vnd.oftn.l10n+json0Dapplication/ttml+x\#
        ml                                                                                                  \#
                        0Oapplication/ibe-key-request+xml0Fmessage/global-headers0Yapplication/vnd.iptc.g2.k\#
        nowledgeitem+xml         1?application/vnd.openxmlformats-officedocument.spreadsheetml.revisionheade\#
        rs+xml0Gapplication/link-format0Kapplication/vnd.dvb.service19application/vnd.openxmlformats-officed\#
        ocument.drawingml.diagramcolors+xml0=image/vnd.mix0Tapplication/media-policy-dataset+xml09model/e570\#
        >video/x-ms-asf                                                                                     \#
                                09image/ntf09video/vp80Eapplication/scim+json0Kapplication/vnd.groove-help0M\#
        application/vnd.adobe.xdp+xml0@message/imdn+xml09image/gif0Dapplication/pskc+xml0?video/smpte292m0ba\#
        pplication/vnd.doremir.scorecloud-binary-document                                 0Oapplication/tamp\#
        -update-confirm            0Tvideo/vnd.iptvforum.1dparityfec-10100Xapplication/vnd.oasis.opendocumen\#
        t.chart17application/vnd.openxmlformats-officedocument.drawingml.diagramdata+xml0Gaudio/vnd.dolby.pu\#
        lse.10?application/mp4                              0Xapplication/vnd.ms-windows.devicepairing0Bappl\#
        ication/x-zstd            0Lapplication/rls-services+xml0Lvideo/vnd.iptvforum.ttsmpeg20?image/x-xbit\#
        map0Napplication/vnd.fujitsu.oasys2                           0Japplication/vnd.xmpie.plan0Gapplicat\#
        ion/edi-consent0:video/mp2p0Tapplication/vnd.3gpp-prose-pc3ch+xml15application/vnd.openxmlformats-of\#
        ficedocument.spreadsheetml.table+xml0;text/x-json0Vapplication/mbms-register-response+xml0:image/hei\#
        c0Tapplication/vnd.google-earth.kml+xml0Japplication/vnd.fdsn.mseed           0Fapplication/vnd.pics\#
        el                   0=video/3gpp-tt0>text/x-haskell  08text/x-c                                    \#
                0Fapplication/vnd.ms-asf0Caudio/vnd.dolby.mlp        0Uapplication/vnd.ms-wmdrm.lic-chlg-req\#
        0Papplication/vnd.intercon.formnet0iapplication/vnd.openxmlformats-officedocument.drawing+xml0Jappli\#
        cation/vnd.xmpie.ppkg0Lapplication/scvp-vp-response0Rapplication/vnd.oma.bcast.sgdd+xml0Faudio/vnd.l\#
        ucent.voice0Lapplication/vnd.uplanet.list0=text/vnd.curl0Happlication/vnd.hal+json                 0\#
        9image/jxl                          0Baudio/vnd.audiokoz                         0?multipart/mixed0d\#
        application/vnd.oasis.opendocument.graphics-template0Lapplication/vnd.oipf.pae.gem0Vapplication/vnd.\#
        crick.clicker.keyboard0:audio/ilbc0japplication/x-vnd.oasis.opendocument.presentation-template0Pappl\#
        ication/vnd.fujixerox.art-ex0Iapplication/vnd.amiga.ami0Aapplication/x-zip0Eapplication/x-deflate0Ra\#
        pplication/vnd.dvb.ipdcesgaccess20Btext/vnd.iptc.nitf0@text/x-vcalendar    09audio/ac3              \#
                             0Japplication/vnd.fuzzysheet                                   0Rapplication/vn\#
        d.3gpp.srvcc-ext+xml0Fapplication/vnd.netfpx    0=text/markdown0Rapplication/set-payment-initiation0\#
        Aapplication/x-lha0Mapplication/vnd.document+json0;audio/mpeg30Dtext/x-script.python0Iapplication/vn\#
        d.dece.data0Iapplication/pidf-diff+xml0:text/x-rtf                                                  \#
                                                                            0Capplication/vnd.bmi           \#
                                                                       0Dapplication/json-seq              0\#
        <audio/x-aiff                                                0Aaudio/rtploopback           0Gapplica\#
        tion/vnd.nervana0Tapplication/vnd.vividence.scriptfile0Napplication/vnd.oma.bcast.ltkm0Uapplication/\#
        vnd.crick.clicker.palette0Rapplication/alto-endpointcost+json0Mapplication/kpml-response+xml0Capplic\#
        ation/onenote0Btext/prs.lines.tag1<application/vnd.openxmlformats-officedocument.wordprocessingml.fo\#
        nttable+xml09audio/smv0=audio/vnd.dra0Baudio/vnd.dvb.file0Qapplication/vnd.ubisoft.webplayer0>chemic\#
        al/x-cif0Capplication/vnd.wmc0Xapplication/alto-endpointpropparams+json0\application/vnd.piaccess.ap\#
        plication-licence0Iapplication/vnd.adobe.fxp0Japplication/vnd.xmpie.xlim08audio/dv0Japplication/vnd.\#
        fut-misnet09image/emf                                                09audio/red                    \#
          0Bmodel/x.stl-binary15application/vnd.openxmlformats-officedocument.presentationml.tags+xml0Qappli\#
        cation/vnd.ms-wmdrm.lic-resp0Uapplication/vnd.quobject-quoxdocument0Xapplication/vnd.japannet-jpnsto\#
        re-wakeup0Dimage/vnd.sealed.png0Vapplication/vnd.marlin.drm.license+xml0Gapplication/hyperstudio0Dap\#
        plication/vnd.pcos0Gapplication/mathematica0Happlication/sparql-query0Dapplication/vnd.hbci   0happl\#
        ication/vnd.globalplatform.card-content-mgt-response0Capplication/sru+xml19application/vnd.openxmlfo\#
        rmats-officedocument.spreadsheetml.calcchain+xml0Oapplication/vnd.otps.ct-kip+xml0Lapplication/x-rar\#
        -compressed0Aapplication/excel09text/less0Mapplication/x-apple-diskimage0Napplication/im-iscomposing\#
        +xml18application/vnd.openxmlformats-officedocument.drawingml.diagramstyle+xml                      \#
                           0Eapplication/cybercash 0Gapplication/atomsvc+xml                           0Zapp\#
        lication/vnd.handheld-entertainment+xml0Dapplication/pgp-keys0Kapplication/vnd.sealed.tiff0:text/x-y\#
        ml0>message/rfc82208video/nv 0Uapplication/vnd.sun.xml.writer.global                                \#
                                                                   0Fapplication/thraud+xml            0Rapp\#
        lication/x-iwork-pages-sffpages0Japplication/vnd.music-niff0Xapplication/vnd.oma.group-usage-list+xm\#
        l              0?image/x-xpixmap                                           0Capplication/x-kword    \#
                                                        0Ktext/vnd.trolltech.linguist 0Oapplication/mbms-der\#
        egister+xml0Lapplication/vnd.chemdraw+xml                                  0Japplication/vnd.3gpp2.t\#
        cap0=audio/g726-320Rapplication/x-gnumeric-spreadsheet0Mapplication/vnd.apple.mpegurl0=image/vnd.dxf\#
                                               0Napplication/vnd.ms-xpsdocument                       0Mappl\#
        ication/vnd.rainstor.data                                                                           \#
                                 0Bapplication/x-json                          0\application/vnd.ims.lti.v2.\#
        toolsettings+json                                                 0Fapplication/postscript0Lapplicat\#
        ion/urc-ressheet+xml0]application/mbms-user-service-description+xml0Lapplication/vnd.groove-vcard18a\#
        pplication/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml0Wapplication/vnd.japannet-pa\#
        yment-wakeup0Dapplication/xmpp+xml0>text/x-texinfo0Mapplication/vnd.comicbook+zip0Mapplication/vnd.i\#
        ms.imsccv1p1                                                0?application/nss                       \#
                   0Mapplication/alto-costmap+json                                                          \#
                                            0:audio/smv009image/t380Uapplication/vnd.sun.xml.calc.template  \#
                          0:video/3gpp                                           09audio/lpc                \#
                                          0Capplication/vnd.fdf0;audio/g729d                                \#
                                                                   0Nvideo/1d-interleaved-parityfec0Japplica\#
        tion/vnd.canon-cpdl                                          0Qapplication/vnd.neurolanguage.nlu0Eap\#
        plication/xacml+xml0=model/x3d+xml0Tapplication/vnd.hydrostatix.sof-data0=image/vnd.fst0Fapplication\#
        /tamp-error0Kapplication/vnd.ms-htmlhelp0Qapplication/vnd.openblox.game+xml0Iapplication/vnd.dtg.loc\#
        al0Oapplication/vnd.syncml.dm+wbxml         1;application/vnd.openxmlformats-officedocument.spreadsh\#
        eetml.revisionlog+xml0Rapplication/vnd.syncml.dmddf+wbxml0Ktext/comma-separated-values0;audio/dat120\#
        Kapplication/vnd.realvnc.bed0Qapplication/vnd.accpac.simply.imp0eapplication/vnd.ms-excel.sheet.bina\#
        ry.macroenabled.120Oapplication/vnd.oma-scws-config0Baudio/dsr-es2022110\application/vnd.japannet-re\#
        gistration-wakeup0Lapplication/vnd.etsi.aoc+xml0Papplication/vnd.dece.unspecified0Mapplication/vnd.d\#
        esmume.movie09text/json0Bapplication/x-hdf50Capplication/texinfo0Aapplication/x-cbr0Gapplication/vnd\#
        .ms-word1;application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml0Japplication/v\#
        nd.miele+json     08text/rtx                                                                        \#
                        0Tapplication/vnd.chipnuts.karaoke-mmd0:video/mp1s0?application/rtf         0?text/x\#
        -assembly              0Vapplication/vnd.radisys.msml-audit+xml0Lapplication/vnd.wv.csp+wbxml0Eappli\#
        cation/x-kspread          0[application/vnd.oasis.opendocument.graphics0Gapplication/vnd.sss-ntf19ap\#
        plication/vnd.openxmlformats-officedocument.presentationml.presentation0=audio/evrcnw10Lapplication/\#
        kpml-request+xml0bapplication/vnd.radisys.msml-dialog-fax-detect+xml0Gapplication/problem+xml0Rappli\#
        cation/vnd.noblenet-directory0`application/vnd.ms-word.template.macroenabled.120Papplication/vnd.3m.\#
        post-it-notes0Wapplication/vnd.ntt-local.sip-ta_remote1@application/vnd.openxmlformats-officedocumen\#
        t.presentationml.slideupdateinfo+xml09video/mpg0?application/a2l0Emodel/vnd.collada+xml0>audio/x-ms-\#
        wma0Fapplication/x-troff-ms0Wapplication/vnd.oasis.opendocument.text16application/vnd.openxmlformats\#
        -officedocument.presentationml.slide+xml0Japplication/vnd.sealed.3df0Aapplication/x-dbf0>audio/encap\#
        rtp0Aapplication/x-tex0Lapplication/x-debian-package0@application/x-sh0Xapplication/tamp-sequence-ad\#
        just-confirm0Oapplication/vnd.powerbuilder7-s0Kapplication/mrb-publish+xml                0Wmessage/\#
        global-disposition-notification0=audio/vnd.4sb      0Mapplication/sgml-open-catalog0Japplication/vnd\#
        .sealed.ppt0>audio/x-pn-wav                0Bapplication/pkcs10                                     \#
                                  0Wapplication/vnd.iptc.g2.newsmessage+xml0Caudio/vnd.dolby.pl2            \#
                0Dapplication/x-karbon          0Tapplication/vnd.antix.game-component               0Uappli\#
        cation/vnd.astraea-software.iota0Kapplication/vnd.cloanto.rp90eapplication/vnd.oma.poc.optimized-pro\#
        gress-report+xml0Papplication/urc-uisocketdesc+xml0Uapplication/vnd.publishare-delta-tree1:applicati\#
        on/vnd.openxmlformats-officedocument.spreadsheetml.pivottable+xml0Fapplication/cdmi-queue0Aimage/vnd\#
        .net-fpx0;font/x-woff1>application/vnd.openxmlformats-officedocument.presentationml.handoutmaster+xm\#
        l0?application/sql0[application/mbms-protection-description+xml0Happlication/calendar+xml0Happlicati\#
        on/vnd.wap.wmlc0Papplication/vnd.proteus.magazine0Fapplication/x-troff-me09text/sgml0Bapplication/x-\#
        gtar      0Capplication/cpl+xml               0@application/mp210Rapplication/simple-message-summary\#
                                                                                                            \#
                   0Capplication/epp+xml0Oapplication/vnd.etsi.asic-s+zip                  0Oapplication/vnd\#
        .omads-email+xml0Happlication/davmount+xml                                                          \#
                         12application/vnd.openxmlformats-officedocument.presentationml.slide0Papplication/v\#
        nd.bluetooth.le.oob          0Napplication/vnd.tmobile-livetv0?video/x-msvideo         0Lapplication\#
        /vnd.novadigm.ext0Kapplication/x-iso9660-image    0Happlication/vnd.intu.qfx0Japplication/vnd.xacml+\#
        json0Zapplication/vnd.oasis.opendocument.formula0aapplication/vnd.ms-excel.template.macroenabled.120\#
        Dapplication/vnd.xara0Vapplication/vnd.motorola.flexsuite.kmr                                       \#
                               0Oapplication/vnd.oxli.countgraph                                   0?message\#
        /partial                          0Dapplication/dssc+xml   0Japplication/pkix-attr-cert             \#
                                                     0:audio/g722                                           \#
                    0Xapplication/alto-endpointcostparams+json0Happlication/x-bittorrent                    \#
                                            1:application/vnd.openxmlformats-officedocument.spreadsheetml.ch\#
        artsheet+xml0Faudio/vnd.dolby.dd-raw                                                        0?chemic\#
        al/x-cmdf0Oapplication/vnd.lotus-screencam                                                          \#
                          0Eapplication/xhtml+xml                     0Papplication/vnd.bluetooth.ep.oob0:im\#
        age/hevc                                                             0Lapplication/whoispp-response \#
                                   0Capplication/tei+xml0=audio/gsm-efr0Iapplication/pgp-encrypted          \#
                       0Btext/x-shellscript0Gapplication/vnd.sbm.cid0Aapplication/slate09image/jp20Wapplicat\#
        ion/vnd.radisys.msml-dialog+xml0@application/dvcs0Tapplication/vnd.oipf.spdiscovery+xml0Iaudio/vnd.n\#
        uera.ecelp48000;video/bt6560:video/h265  0Bapplication/sqlite0Zapplication/vnd.japannet-directory-se\#
        rvice0:audio/midi              0Aapplication/dicom0Cimage/x-xwindowdump0[application/vnd.poc.group-a\#
        dvertisement+xml0Uapplication/vnd.jcp.javame.midlet-rms0Caudio/x-hx-aac-adts                        \#
                 0Sapplication/vnd.oipf.cspg-hexbinary                                                      \#
              0@application/srgs0?application/rtx            0Fapplication/x-font-ttf                    0Ma\#
        pplication/vnd.apple.numbers0<text/vnd.fly                                                          \#
                        0Happlication/vnd.ms-excel                                                   0Qappli\#
        cation/vnd.3gpp.mid-call+xml0:video/mpeg0Capplication/vnd.gmx           0Dapplication/x-gunzip      \#
                        0:font/woff2      0Eapplication/x-rss+xml          0Emultipart/appledouble          \#
                0:video/jpeg                                                                                \#
                                              0Napplication/vnd.micrografx.igx09image/jpg0<text/jcr-cnd0Capp\#
        lication/edi-x120Dapplication/dash+xml             0Kapplication/vnd.osgi.bundle                    \#
                                       0Dapplication/epub+zip0Rapplication/vnd.mophun.application0Qapplicati\#
        on/vnd.nokia.n-gage.data09audio/mpg            0Happlication/cea-2018+xml                           \#
                           0Mapplication/rpki-ghostbusters0Oapplication/x-pkcs7-certreqresp                 \#
               0?video/quicktime        0Capplication/nasdata           0Amodel/x.stl-ascii0iapplication/x-v\#
        nd.oasis.opendocument.spreadsheet-template0gapplication/vnd.llamagraphics.life-balance.exchange+xml0\#
        ?application/odx0Qapplication/vnd.dm.delegation+xml0=image/prs.pti0Oapplication/vnd.dtg.local.flash0\#
        Japplication/vnd.syncml+xml09text/wgsl0Eapplication/photoshop0Dapplication/cdfx+xml0Dmultipart/heade\#
        r-set                                                            08font/otf0Gapplication/vnd.scribus\#
        0Eimage/vnd.tencent.tap0@text/rtploopback0Eapplication/nlsml+xml0;image/x-emf                       \#
                     0Vapplication/vnd.motorola.flexsuite.fis0\application/vnd.dvb.notif-aggregate-root+xml \#
                                                                                              0<audio/ulpfec\#
                                                                      0Ptext/vnd.sun.j2me.app-descriptor    \#
                  0@application/smil0Iapplication/ocsp-response                                             \#
                                           08text/sql                                              0Dapplica\#
        tion/vnd.dart                                                                                       \#
                                                                                                            \#
                0@application/zstd                                                                          \#
                           0aapplication/vnd.oasis.opendocument.image-template0Mapplication/vnd.osa.netdeplo\#
        y0Lapplication/x-lzh-compressed                  0Avideo/x-sgi-movie      0Papplication/vnd.fujitsu.\#
        oasysprs0Mapplication/vnd.etsi.mcid+xml0Mapplication/samlassertion+xml0Oapplication/vnd.oma.cab-pcc+\#
        xml0=text/uri-list0Rtext/vnd.radisys.msml-basic-layout0_application/vnd.oma.bcast.smartcard-trigger+\#
        xml0Bmultipart/parallel                       0Mapplication/vnd.uplanet.alert                       \#
                                0:audio/aiff                                                       0Happlica\#
        tion/x-kpresenter0Mapplication/vnd.ms-fontobject0Japplication/vnd.xmpie.dpkg0Bapplication/ulpfec0@ap\#
        plication/wasm                                  13application/vnd.openxmlformats-officedocument.cust\#
        om-properties+xml0Gmessage/feedback-report0Pmessage/disposition-notification0Bapplication/xv+xml0;au\#
        dio/t140c0Aapplication/index0Daudio/vnd.dolby.pl2x0Baudio/vnd.cns.inf10Aapplication/x-tcl0Mapplicati\#
        on/vnd.ncd.reference0dapplication/vnd.radisys.msml-dialog-fax-sendrecv+xml0Rapplication/vnd.uplanet.\#
        list-wbxml0Happlication/x-javascript0Oapplication/conference-info+xml0Fapplication/vnd.gerber0Xappli\#
        cation/vnd.citationstyles.style+xml0Dapplication/mads+xml08audio/cn0Mapplication/mbms-schedule+xml0Q\#
        application/vnd.stepmania.package0<text/x-patch0Happlication/vnd.trid.tpt0Napplication/vnd.sun.xml.w\#
        riter                      0Happlication/reputon+json                                               \#
                 0Kapplication/vnd.ahead.space0Napplication/vnd.fujitsu.oasys3                              \#
                  0=text/x-c++src                       0Lapplication/load-control+xml0?application/dcd     \#
                                               0Oapplication/vnd.immervision-ivu                            \#
                                                                   0Mapplication/prs.rdf-xml-crypt0<audio/am\#
        r-wb0^application/vnd.ms-excel.sheet.macroenabled.120Oapplication/vnd.uplanet.cacheop0:video/mp2t0Sa\#
        pplication/vnd.ecowin.seriesupdate0Dapplication/x-cdlink0Lapplication/vnd.spotfire.dxp0Fapplication/\#
        atomicmail0Iapplication/vnd.pg.format0Lapplication/vnd.tcpdump.pcap0Kapplication/vnd.ncd.control0Cap\#
        plication/pls+xml0Avideo/vnd.dece.sd0Dapplication/pkix-crl0Lapplication/scvp-cv-response0:image/webp\#
        0Happlication/prs.hpub+zip0:audio/vdvi0?model/gltf+json0Oapplication/vnd.data-vision.rdz0:text/mizar\#
        0Rapplication/3gpdash-qoe-report+xml0?application/oda0>audio/vnd.wave0;text/x-java0Rapplication/vnd.\#
        oma.poc.groups+xml0Pvideo/vnd.ms-playready.media.pyv0=audio/sp-midi09video/vc10Rapplication/mediaser\#
        vercontrol+xml0Aapplication/x-lzh0Gapplication/msc-ivr+xml0Jvideo/vnd.directv.mpeg-tts0@application/\#
        qsig0Rapplication/vnd.mapbox-vector-tile0Rvideo/vnd.sealedmedia.softseal.mov0Rapplication/alto-endpo\#
        intprop+json0Himage/vnd.microsoft.icon0:image/tiff0Zapplication/vnd.ms-playready.initiator+xml0Nappl\#
        ication/vnd.biopax.rdf+xml0<image/x-heic0Napplication/vnd.omads-file+xml                            \#
                                                     09audio/rtx                                            \#
                                        0`application/x-vnd.oasis.opendocument.text-master                  \#
                                                                        0Lapplication/vnd.noblenet-web0Nappl\#
        ication/sparql-results+xml0Uapplication/vnd.uplanet.channel-wbxml0=text/x-python0<image/x-icon0Rappl\#
        ication/vnd.oipf.dae.xhtml+xml0:audio/aacp 0:audio/dvi409font/sfnt                    0Ntext/x-tika-\#
        text-based-message0Japplication/vnd.aether.imp0Evideo/vnd.objectvideo                       0Avideo/\#
        vnd.dece.pd                                 0Rapplication/vnd.previewsystems.box0?audio/mp4a-latm   \#
                                                                0Japplication/vnd.mobius.daf                \#
                                                     0=audio/prs.sid     0Rapplication/vnd.amazon.mobi8-eboo\#
        k0Papplication/vnd.oma.bcast.sgboot0?text/parameters0Rapplication/vnd.maxmind.maxmind-db0Gapplicatio\#
        n/vnd.ms-tnef17application/vnd.openxmlformats-officedocument.wordprocessingml.template0:image/avif0<\#
        audio/evrcwb0Japplication/vnd.epson.salt0Gapplication/vnd.dvb.ait0Mapplication/vnd.lotus-wordpro0Dap\#
        plication/vnd.nitf0Mapplication/vnd.street-stream0Fapplication/vnd.ms-ims0[application/vnd.software6\#
        02.filler.form+xml0@application/atfx0Napplication/vnd.rig.cryptonote0Capplication/x-speex0Dapplicati\#
        on/pidf+xml0Kapplication/vnd.lotus-1-2-3                                 0Vapplication/xml-external-\#
        parsed-entity09audio/asc                                                                            \#
                                  0Happlication/vnd.oma.dcdc                        16application/vnd.openxm\#
        lformats-officedocument.presentationml.slideshow                0Happlication/vnd.ms-works          \#
               0Aaudio/x-realaudio                                                  0?application/ogg     0I\#
        application/mpeg4-generic                                                                           \#
                                              0Xapplication/vnd.dir-bi.plate-dl-nosuffix0Eapplication/x-scri\#
        bus                                                              0Atext/coffeescript                \#
                           0Kapplication/x-msdos-program0>model/x3d-vrml0Papplication/vnd.oipf.spdlist+xml0o\#
        application/vnd.openxmlformats-officedocument.themeoverride+xml0Ivideo/vnd.motorola.videop0Tapplicat\#
        ion/vnd.etsi.iptvprofile+xml0?message/sipfrag0Lapplication/tamp-apex-update09image/jpm0@application/\#
        gzip0Gimage/x-portable-bitmap0Rapplication/vnd.meridian-slingshot0Capplication/shf+xml0Fapplication/\#
        font-tdpfr0_application/vnd.mitsubishi.misty-guard.trustweb0Qapplication/vnd.nintendo.snes.rom0Aappl\#
        ication/x-dwg0Papplication/vnd.powerbuilder75-s0Vapplication/vnd.recordare.musicxml+xml0Wapplication\#
        /vnd.dvb.notif-container+xml0Cimage/heif-sequence0Japplication/mac-compactpro0Japplication/vnd.afpc.\#
        modca0Japplication/moss-signature0Happlication/vnd.intergeo0?audio/parityfec0Kapplication/watcherinf\#
        o+xml0=audio/pcmu-wb0Mapplication/x-nintendo-ds-rom0Gapplication/vnd.geoplan09audio/gsm0Mapplication\#
        /vnd.fsc.weblaunch0Lapplication/vnd.contact.cmsg0Oapplication/vnd.etsi.asic-e+zip0Kapplication/mossk\#
        ey-request0Vapplication/vnd.shana.informed.package1=application/vnd.openxmlformats-officedocument.sp\#
        readsheetml.sheetmetadata+xml0Mapplication/simple-filter+xml0Happlication/mac-binhex400Kapplication/\#
        vnd.kde.kontour0Kapplication/coap-group+json0Qapplication/vnd.hhe.lesson-player0Caudio/mpeg4-generic\#
        0:audio/opus0=video/pointer0Gapplication/vnd.acucorp0]application/vnd.microsoft.portable-executable0\#
        <image/x-xfig           0]application/vnd.radisys.msml-audit-dialog+xml0Mapplication/vnd.ms-pki.secc\#
        at0Bapplication/x-ruby0Rapplication/vnd.motorola.flexsuite09audio/l160Cimage/heic-sequence0Iapplicat\#
        ion/vnd.epson.ssf0Mapplication/vnd.powerbuilder70Eimage/x-pc-paintbrush0Oapplication/vnd.verimatrix.\#
        vcas               0Oapplication/patch-ops-error+xml                                                \#
                0;image/x-png 0Vapplication/x-iwork-numbers-sffnumbers                                      \#
                                                                  0Vvideo/vnd.nokia.interleaved-multimedia  \#
            0Sapplication/vnd.multiad.creator.cif1;application/vnd.openxmlformats-officedocument.wordprocess\#
        ingml.comments+xml0Sapplication/vnd.apple.installer+xml              0fapplication/vnd.ms-powerpoint\#
        .template.macroenabled.120?audio/clearmode0Gapplication/cdmi-object                                 \#
                                    0Gapplication/vnd.efi.iso0Japplication/vnd.mobius.plc                   \#
                              0;image/g3fax09image/svg0Dtext/vnd.iptc.newsml0Ivideo/vnd.nokia.videovoip0:tex\#
        t/x-tex                               0Uapplication/vnd.japannet-verification0Rapplication/vnd.nokia\#
        .landmark+xml0Baudio/dsr-es2022120Lapplication/vnd.triscape.mxs0Oapplication/vnd.lotus-organizer09im\#
        age/jls0Capplication/xml-dtd0Napplication/vnd.fujixerox.hbpl0:text/x-c++                            \#
                                                                                0;audio/g729e0Wapplication/v\#
        nd.groove-identity-message0Papplication/vnd.macports.portpkg0Fapplication/x-font-bdf0Gapplication/x-\#
        xpinstall0[application/vnd.ntt-local.sip-ta_tcp_stream0Himage/x-portable-graymap0@model/x3d+binary  \#
         0Mtext/1d-interleaved-parityfec  0^application/vnd.oasis.opendocument.spreadsheet0Japplication/vnd.\#
        mobius.mqy                              0Gapplication/vnd.osgi.dp                                   \#
           09audio/l20                                                             0Mapplication/vnd.ims.ims\#
        ccv1p20Gapplication/fastinfoset0Yapplication/vnd.tao.intent-module-archive1@application/vnd.openxmlf\#
        ormats-officedocument.spreadsheetml.tablesinglecells+xml                                            \#
                                                  0:video/h261                       09model/obj          0Q\#
        model/vnd.parasolid.transmit.text0Vapplication/vnd.etsi.iptvdiscovery+xml0Sapplication/vnd.dvb.iptv.\#
        alfec-base0@application/cbor0<image/x-djvu                                                  0Capplic\#
        ation/vnd.shp0Eaudio/telephone-event                                    0:image/apng                \#
                                                                                  0Mapplication/ibe-pkg-repl\#
        y+xml0Happlication/mosskey-data       0Gapplication/cdmi-domain                          0Qapplicati\#
        on/vnd.gov.sk.e-form+zip0Aapplication/x-sql0Mapplication/spirits-event+xml0=model/vnd.mts08font/ttf0\#
        ?application/dit                                                0>image/x-ms-bmp                    \#
             0Japplication/cdmi-container                   0Imultipart/x-mixed-replace                     \#
         0Tapplication/vnd.americandynamics.acc               0=model/vnd.vtu0=image/svg+xml0=video/x-ms-wm \#
                             0aapplication/vnd.oma.bcast.simple-symbol-container0Gapplication/vnd.kahootz0Va\#
        pplication/alto-networkmapfilter+json0Tapplication/x-redhat-package-manager0?application/dii0Iapplic\#
        ation/xcap-diff+xml0Gapplication/vnd.dvb.pfr                                                        \#
                                                                              0\application/vnd.oipf.mippvco\#
        ntrolmessage+xml0Happlication/andrew-inset0:image/heif                                        0Iappl\#
        ication/xcap-caps+xml0Happlication/vnd.cups-ppd                                          0Rapplicati\#
        on/java-serialized-object                                                         0Dapplication/emma\#
        +xml0Nmessage/global-delivery-status0Yapplication/vnd.ms-windows.nwprinting.oob0>audio/evrc-qcp0Bapp\#
        lication/x-java0:text/plain0Fapplication/mac-binhex0]application/vnd.oma.bcast.provisioningtrigger0>\#
        audio/vnd.celp                    0Oapplication/vnd.businessobjects0@multipart/report0Happlication/v\#
        nd.onepager                                          0Fapplication/vnd.ms-lrm                       \#
                 0Zapplication/vnd.dvb.iptv.alfec-enhancement09video/rtx0@text/vnd.latex-z                  \#
                         0<text/x-vcard0fapplication/vnd.anser-web-certificate-issue-initiation0Japplication\#
        /vnd.mason+json0;image/x-dpx0Dapplication/vnd.ufdl                                                  \#
                            0?font/collection    0@application/json                 0Oapplication/alto-direc\#
        tory+json              0Emodel/x3d+fastinfoset                                         0Eapplication\#
        /vq-rtcpxr0@audio/mpa-robust0Oapplication/vnd.pwg-multiplexed0Baudio/vnd.cns.anp11:application/vnd.o\#
        penxmlformats-officedocument.spreadsheetml.sheet.main+xml0Dapplication/vnd.mfmp0Gapplication/vnd.dyn\#
        ageo0Uapplication/vnd.japannet-registration                                        0Capplication/ld+\#
        json0Papplication/vnd.oma.drm.risd+xml0Napplication/vnd.osgi.subsystem0Sapplication/vnd.wrq-hp3000-l\#
        abelled                                                                          0Yapplication/vnd.s\#
        ealedmedia.softseal.html0Kapplication/vnd.ms-opentype          0Kapplication/p2p-overlay+xml1>applic\#
        ation/vnd.openxmlformats-officedocument.presentationml.template.main+xml0Tvideo/vnd.iptvforum.2dpari\#
        tyfec-10100Eapplication/vnd.fints                                                                 0=\#
        audio/vnd.rip0;video/x-mp40Tapplication/xcon-conference-info+xml0Rapplication/vnd.route66.link66+xml\#
        0;video/x-m4v0Tapplication/vnd.etsi.iptvcommand+xml                                                 \#
                                          0Tapplication/vnd.nokia.landmark+wbxml0Eapplication/font-sfnt     \#
                     0@application/iotp0Kapplication/vnd.apple.pages0<image/naplps0Mapplication/vnd.geogebra\#
        .file0Iaudio/vnd.nuera.ecelp74700Dapplication/vnd.sema0Papplication/tamp-sequence-adjust0Zapplicatio\#
        n/vnd.shana.informed.interchange09image/tif0Bapplication/riscos0Htext/vnd.ms-mediapackage0Napplicati\#
        on/vnd.dvb.ipdcesgpdd0=audio/vnd.dts07text/n30Kapplication/vnd.oma.dd2+xml0Btext/x-java-source0[appl\#
        ication/vnd.radisys.msml-audit-conf+xml0Sapplication/vnd.liberty-request+xml0Capplication/vnd.tml   \#
                                     0Japplication/vnd.cinderella0Iapplication/vnd.epson.msf0=audio/mpegurl \#
                                                                                                            \#
                                                                                    0Aapplication/x-ogg0Happ\#
        lication/vnd-ms-works                08text/xsl          0Eapplication/index.vnd                    \#
               11application/vnd.openxmlformats-officedocument.spreadsheetml.sheet0Aapplication/x-deb0Jappli\#
        cation/vnd.framemaker0Wapplication/vnd.ntt-local.file-transfer0Mapplication/vnd.fluxtime.clip0Kappli\#
        cation/vnd.heroku+json09text/shex0Gapplication/x-atari-msa0>image/vnd.xiff0Kapplication/vnd.vectorwo\#
        rks0Japplication/vnd.micro+json0Kapplication/auth-policy+xml0Amodel/vnd.opengex                     \#
                           0Kapplication/cdmi-capability                                                  0K\#
        application/call-completion                                 0<audio/vmr-wb    0;audio/evrcb         \#
                                                          0=audio/amr-wb+                                0Ra\#
        pplication/vnd.yamaha.through-ngn                          0Capplication/vnd.dbf0;text/fwdred0Mappli\#
        cation/vnd.smart.teacher                                                                            \#
                                0?application/cms08text/srt0;audio/x-aac0Fapplication/vnd.is-xpr0Happlicatio\#
        n/vnd.paos.xml0<audio/x-mpeg  1?application/vnd.openxmlformats-officedocument.presentationml.slidesh\#
        ow.main+xml0Qapplication/vnd.ecowin.fileupdate0Sapplication/vnd.ms-wmdrm.meter-resp0Wapplication/prs\#
        .alvestrand.titrax-sheet0Japplication/vnd.mobius.mbk 0Happlication/x-msmetafile              0Aappli\#
        cation/atxml0Qapplication/vnd.amundsen.maze+xml0Kapplication/vnd.eudora.data0Sapplication/resource-l\#
        ists-diff+xml  0?application/pdx        1<application/vnd.openxmlformats-officedocument.presentation\#
        ml.slidemaster+xml0Japplication/vnd.insors.igm0Yapplication/tamp-community-update-confirm0Uapplicati\#
        on/vnd.valve.source.material0Fapplication/vnd.grafeq0Qapplication/x-www-form-urlencoded0Yapplication\#
        /xcon-conference-info-diff+xml0:audio/mpeg0Aapplication/x-tar                0:text/x-csh          0\#
        _application/vnd.3gpp.access-transfer-events+xml0Iimage/vnd.adobe.photoshop                         \#
                                                                 0;image/pjpeg0Dapplication/mods+xml0Xapplic\#
        ation/vnd.nokia.isds-radio-presets0Eapplication/vnd.rapid0Fapplication/prs.nprend15application/vnd.o\#
        penxmlformats-officedocument.extended-properties+xml0:audio/g7230Kapplication/vnd.commonspace0Rappli\#
        cation/vnd.ecowin.filerequest  0Japplication/vnd.ms-project             0?text/csv-schema    09image\#
        /dpx0;image/x-tif                                                0`application/x-vnd.oasis.opendocum\#
        ent.spreadsheet        0Happlication/vnd.geo+json                                                   \#
                                                                                                            \#
                          0Uapplication/vnd.nokia.iptv.config+xml                                           \#
                                                                                       0Caudio/vnd.octel.sbc\#
        0Wapplication/vnd.iptc.g2.packageitem+xml0Emultipart/alternative                        0Rapplicatio\#
        n/vnd.nintendo.nitro.rom                                                                            \#
                                                                                                            \#
                     0Japplication/vnd.kde.kchart                                                       0Jap\#
        plication/vnd.siren+json0Mapplication/media_control+xml                         0Etext/grammar-ref-l\#
        ist                    0;drawing/dwg             0Gapplication/vnd.rs-274x0Gapplication/vnd.hp-jlyt0\#
        Dapplication/dssc+der1<application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml0\#
        >video/jpeg20000Capplication/gzipped0Sapplication/vnd.fastcopy-disk-image0Sapplication/vnd.wolfram.m\#
        athematica                                                                   0Papplication/alto-netw\#
        orkmap+json                                      0Vmodel/vnd.rosette.annotated-data-model0=image/vnd\#
        .svf                                                                                                \#
        0Qapplication/vnd.stardivision.calc                                  0;video/bmpeg0Iapplication/acti\#
        vemessage  0Napplication/vnd.nokia.catalogs                                                         \#
                                                                                          0Dapplication/x-ms\#
        -wmd                                      0^application/vnd.oasis.opendocument.text-master0?applicat\#
        ion/rar              0Avideo/vnd.mpegurl  09text/html       0Gapplication/vnd.hal+xml0Capplication/v\#
        nd.wqd0Napplication/vnd.dolby.mobile.20>audio/x-ms-wax0Napplication/x-bibtex-text-file0Mapplication/\#
        vnd.dece.ttml+xml0Qapplication/vnd.3gpp.pic-bw-large0Iapplication/vnd.3gpp2.sms09video/avi          \#
            0Caudio/vnd.dolby.mps0Lapplication/poc-settings+xml                                             \#
                                                            0;image/x-jng0Bapplication/x-xfig    0Dapplicati\#
        on/rlmi+xml0^application/vnd.ms-excel.addin.macroenabled.120Happlication/vnd.sbm.mid20Dapplication/j\#
        rd+json0Vapplication/vnd.etsi.iptvueprofile+xml0Kapplication/vnd.ibm.minipay0Mapplication/vnd.fujixe\#
        rox.ddd0@application/marc0?text/x-markdown09video/mp40Ltext/vnd.familysearch.gedcom0Mapplication/vnd\#
        .gentoo.eclass0Kapplication/timestamp-reply0Oapplication/vnd.mozilla.xul+xml09video/raw0Rimage/vnd.s\#
        ealedmedia.softseal.jpg0Kapplication/atomdeleted+xml0Laudio/vnd.cmles.radio-events0Vapplication/vnd.\#
        yamaha.tunnel-udpencap0Japplication/vnd.kenameaapp0Fimage/vnd.dvb.subtitle0Lapplication/vnd.kidspira\#
        tion0Bvideo/vnd.dvb.file0Gapplication/set-payment0>audio/matroska0<audio/evrcnw0?application/jwt0Bap\#
        plication/x-doom     09model/3mf                           0;image/x-dwg0Aapplication/x-emf0Gaudio/v\#
        nd.dolby.heaac.20Iapplication/pgp-signature0Vapplication/vnd.oma-scws-http-response0Gapplication/vnd\#
        .hp-hpid                 0Capplication/x-frame                                                      \#
                                      0Napplication/geopackage+sqlite3                    0Wapplication/vnd.\#
        motorola.flexsuite.adsi0Jaudio/vnd.nokia.mobile-xmf                                                 \#
                                                                                                            \#
                                                                         0Fapplication/vnd.ms-wpl          0\#
        \application/vnd.radisys.msml-dialog-base+xml                        0]application/vnd.3gpp.state-an\#
        d-event-info+xml0Bapplication/x-shar                      0Mapplication/ppsp-tracker+json           \#
                                                    0Japplication/xcap-error+xml                            \#
          1>application/vnd.openxmlformats-officedocument.wordprocessingml.websettings+xml0Uapplication/vnd.\#
        windows.devicepairing0Tapplication/vnd.iptc.g2.newsitem+xml1;application/vnd.openxmlformats-officedo\#
        cument.spreadsheetml.dialogsheet+xml0Capplication/vnd.dna0Wapplication/vnd.irepository.package+xml0@\#
        application/xfdf0Mapplication/vnd.clonk.c4group                            0Qapplication/vnd.dvb.ipd\#
        cesgaccess0happlication/vnd.oasis.opendocument.presentation-template0Iapplication/vnd.visionary0=ima\#
        ge/vnd.fpx09audio/l24                          0fapplication/vnd.ms-package.3dmanufacturing-3dmodel+\#
        xml0\application/vnd.japannet-verification-wakeup0Capplication/fdt+xml0Gapplication/xcap-ns+xml1<app\#
        lication/vnd.openxmlformats-officedocument.presentationml.notesmaster+xml0?application/fdf0Kapplicat\#
        ion/pkcs7-signature0Daudio/x-pn-realaudio                                       0Dapplication/ccmp+x\#
        ml0fapplication/vnd.dvb.notif-ia-registration-response+xml0@audio/ip-mr_v2.50Avideo/rtploopback0Lapp\#
        lication/vnd.ecowin.chart0Capplication/rfc+xml0Eapplication/parityfec           0Wapplication/vnd.oa\#
        sis.opendocument.base0Iapplication/vnd.fdsn.seed0Dapplication/srgs+xml1:application/vnd.openxmlforma\#
        ts-officedocument.presentationml.viewprops+xml0:text/vnd.a0Sapplication/vnd.etsi.iptvsad-bc+xml0Gapp\#
        lication/tve-trigger                                                                0Capplication/it\#
        s+xml0Cvideo/mpeg4-generic0Gapplication/vnd.panoply                                             0Pap\#
        plication/vnd.radisys.moml+xml0_application/vnd.software602.filler.form-xml-zip0=drawing/x-dwf0Dappl\#
        ication/vnd.anki                  0capplication/vnd.ims.lti.v2.toolconsumerprofile+json1Dapplication\#
        /vnd.openxmlformats-officedocument.spreadsheetml.volatiledependencies+xml0;text/mathml0@application/\#
        acad0Eapplication/index.obj0Eapplication/vnd.s3sms0_application/vnd.oasis.opendocument.presentation0\#
        Fapplication/vnd.umajin0Kapplication/vnd.ctct.ws+xml0Napplication/mathml-content+xml0Mapplication/vn\#
        d.orange.indata                                             0Napplication/vnd.smart.notebook0Fapplic\#
        ation/x-font-pcf0]application/x-vnd.oasis.opendocument.graphics0Qapplication/vnd.accpac.simply.aso0L\#
        application/x-zip-compressed0[application/vnd.shana.informed.formtemplate0Oapplication/vnd.multiad.c\#
        reator0Eapplication/scaip+xml0Iapplication/vnd.epson.esf0Papplication/vnd.yamaha.hv-script0Vapplicat\#
        ion/vnd.oma.xcap-directory+xml                                              0japplication/vnd.ms-pow\#
        erpoint.presentation.macroenabled.120Happlication/commonground0Japplication/vnd.sealed.doc0_applicat\#
        ion/vnd.oipf.contentaccessstreaming+xml0Iapplication/emotionml+xml0Japplication/vnd.mobius.dis0Btext\#
        /vnd.in3d.spot  0Napplication/urc-targetdesc+xml0<audio/x-flac0<audio/vorbis09video/mj2             \#
                      0=model/vnd.gdl                         0=audio/g726-16                               \#
        0Btext/vnd.in3d.3dml0Rapplication/vnd.mophun.certificate                                            \#
                                                                                                     0Ktext/\#
        x-spline-font-database                               0Kapplication/vnd.wordperfect0[application/vnd.\#
        ntt-local.ogw_remote-access0]application/emergencycalldata.serviceinfo+xml0Happlication/vnd.intu.qbo\#
        0?video/h263-20000Xapplication/vnd.motorola.flexsuite.gotap0Gapplication/prs.xsf+xml                \#
                                                      0Mapplication/vnd.wmf.bootstrap0Lapplication/set-regis\#
        tration          0Ctext/x-web-markdown      0eapplication/x-vnd.oasis.opendocument.formula-template0\#
        ?application/sdp0Happlication/session-info08text/ics                   0Mapplication/vnd.powerbuilde\#
        r61<application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml0[application/vnd.oa\#
        sis.opendocument.database0Eapplication/dskpp+xml0Gapplication/vnd.sqlite30<video/x-webm0Avideo/vnd.d\#
        ece.hd0Cimage/x-citrix-jpeg0Sapplication/vnd.bekitzur-stech+json                                    \#
                    0Sapplication/vnd.nokia.n-gage.ac+xml                                                   \#
                                                                                     0Iapplication/mpeg4-iod\#
        -xmt                                            0Pimage/vnd.airzip.accelerator.azv         0Oapplica\#
        tion/vnd.yamaha.hv-voice                0:video/x-dv0Gapplication/vnd.trueapp                       \#
                                                  0Kapplication/vnd.oma.pal+xml                             \#
                                                                                                          0C\#
        application/x-asprs                                                                                 \#
                                           0<audio/evrcb1                                                   \#
                 0?application/efi            0Mapplication/mbms-register+xml0?application/ipp0Fimage/vnd.mo\#
        zilla.apng                                                         0Wapplication/vnd.ms-wmdrm.meter-\#
        chlg-req0Bmodel/vnd.moml+xml08text/xml0:video/webm                                                  \#
                                    0Sapplication/vnd.yamaha.remote-setup0Wtext/x-glyph-bitmap-distribution-\#
        format0Eapplication/cals-18400Capplication/sep+xml                                               0Ka\#
        pplication/vnd.ms-artgalry      0Oapplication/vnd.ruckus.download0Mapplication/vnd.ecowin.series0Jap\#
        plication/vnd.sealed.net0Dapplication/x-kchart0Aapplication/x-1230Rapplication/vnd.oipf.ueprofile+xm\#
        l0Zapplication/vnd.century-systems.tcp_stream0Happlication/vnd.dece.zip0Gapplication/autocad_dwg0Uap\#
        plication/vnd.airzip.filesecure.azs0Eapplication/x-xml-dtd0Oapplication/vnd.noblenet-sealer0Mapplica\#
        tion/tamp-status-query0>video/h264-svc0Happlication/mbms-msk+xml0Yapplication/vnd.oma.bcast.drm-trig\#
        ger+xml09audio/dls0:text/x-tcl                   0Tapplication/vnd.etsi.timestamp-token0Kapplication\#
        /vnd.kde.kspread0Bimage/x-citrix-png0Papplication/vnd.google-earth.kmz0Bapplication/x-perl0Gapplicat\#
        ion/reginfo+xml0:text/x-sql0lapplication/vnd.oma.bcast.associated-procedure-parameter+xml0Dapplicati\#
        on/encaprtp0Wapplication/vnd.adobe.formscentral.fcdt0Iapplication/calendar+json0Qapplication/vnd.ms-\#
        cab-compressed0Eapplication/mpeg4-iod0Japplication/vnd.olpc-sugar0Eapplication/x-texinfo0;image/x-pc\#
        x0=text/enriched0Mapplication/vnd.ims.imsccv1p30Aapplication/x-csv0;audio/g72910Xapplication/vnd.ms-\#
        printschematicket+xml0?application/exe0:audio/pcma17application/vnd.openxmlformats-officedocument.dr\#
        awingml.chartshapes+xml0;video/x-jng0Happlication/3gpp-ims+xml0Mapplication/vnd.ms-powerpoint0Gappli\#
        cation/prs.plucker0Dapplication/x-netcdf0happlication/vnd.openxmlformats-officedocument.vmldrawing0H\#
        application/java-archive0Happlication/x-geopackage0Ctext/prs.prop.logic                          0Na\#
        pplication/vnd.micrografx.flo0<message/http                                                         \#
          0Oapplication/vnd.hyperdrive+json                                              0Lapplication/x-jav\#
        a-jnlp-file0Mapplication/vnd.yamaha.hv-dic0Dapplication/fastsoap                   0Eapplication/x-s\#
        qlite3                                                         08text/x-d        0Iapplication/vnd.p\#
        awaafile                                                                                   0Lapplica\#
        tion/x-x509-user-cert0Vapplication/vnd.dvb.ipdcdftnotifaccess0>text/parityfec0Ftext/vnd.wap.wmlscrip\#
        t0Vapplication/vnd.denovo.fcselayout-link0?application/xls0Zapplication/vnd.stardivision.writer-glob\#
        al                                     0?application/php             0_application/vnd.globalplatfor\#
        m.card-content-mgt0Oapplication/vnd.solent.sdkm+xml0]application/x-vnd.oasis.opendocument.text-web0:\#
        text/x-php09image/jpx0Rapplication/vnd.joost.joda-archive0;text/ulpfec 0Rapplication/vnd.ms-windows.\#
        wsd.oob0?application/afp 09image/mj2                          0`application/vnd.cluetrust.cartomobil\#
        e-config-pkg0Uapplication/vnd.sun.xml.draw.template0Happlication/vnd.geospace0@multipart/digest     \#
                                                                                                         19a\#
        pplication/vnd.openxmlformats-officedocument.drawingml.diagramlayout+xml0Gapplication/x-xliff+xml0;i\#
        mage/x-rgb0Cimage/hevc-sequence0Happlication/x-tika-ooxml0Eapplication/smpte336m0Uapplication/vnd.ms\#
        -office.activex+xml0:text/troff1:application/vnd.openxmlformats-officedocument.presentationml.prespr\#
        ops+xml0@application/http0Eapplication/x-stuffit                                                    \#
                                                                                         0]application/vnd.r\#
        adisys.msml-dialog-group+xml0:audio/pcmu09audio/ogg   0Fapplication/x-gnumeric0Lapplication/vnd.3gpp\#
        .sms+xml                                        0Fapplication/vcard+json                            \#
                   0Lapplication/vnd.sun.xml.math0Rapplication/vnd.intertrust.digibox0Aimage/vnd.ms-modi0Sap\#
        plication/mathml-presentation+xml0Avideo/x-quicktime                                             0La\#
        pplication/timestamped-data 0Japplication/vnd.xmpie.cpkg                                            \#
               0Iapplication/vnd.chess-pgn0Capplication/x-latex0Napplication/vnd.msa-disk-image0Happlication\#
        /vnd.api+json0Caudio/vorbis-config0=audio/evrcwb00Bapplication/widget                               \#
                                            0Dapplication/x-ms-wmz                         0Tapplication/fra\#
        mework-attributes+xml                                        0Japplication/vnd.kde.karbon0Tapplicati\#
        on/vnd.infotech.project+xml0Capplication/xop+xml0Otext/xml-external-parsed-entity0Rapplication/vnd.s\#
        imtech-mindmapper0Bapplication/binhex0Lapplication/vnd.etsi.sci+xml 0;text/turtle                   \#
                                                                                                            \#
                       0Tapplication/vnd.openblox.game-binary                                    0;audio/x-w\#
        av   0Dapplication/atom+xml0Tapplication/vnd.minisoft-hp3000-save1@application/vnd.openxmlformats-of\#
        ficedocument.wordprocessingml.template.main+xml0>text/x-fortran0Happlication/vnd.ms-visio0Napplicati\#
        on/vnd.oma.bcast.sgdu0Oapplication/vnd.nokia.conml+xml0Xapplication/vnd.japannet-setstore-wakeup0Wap\#
        plication/vnd.iptc.g2.conceptitem+xml            0=audio/uemclip0:image/fits  0Gapplication/vnd.seem\#
        ail0Kapplication/vnd.cab-jscript                              0>message/s-http09audio/wav  0Capplica\#
        tion/vnd.mif0Kapplication/vnd.muvee.style
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 4095 }

    /// Slots of a hash table: where the record of a name starts, plus one.
    static var index: StaticString {
        #"""
        =01?0Q<0290S>1Z91240600800091D50Y00000000091O00000030N000000=0O00060G000@0I60]61351<>2640W0000000000\#
        00000000C38>2R:0]10V000000@0[?0j30n<0^00000000040n31I82V00061H000<1=000?1R00000000000000000021111283\#
        2B1V000000B2100091e;1A000000000;1L41>000;1]51O00000051f00041eB2S00021N83P?28=1L000000000000;24C3E>2n\#
        00071V00061\00092600000042;83b000>3H000000@1c00000000061g000A1i000000;2D11m?2I>3Y627A2662JC3_;2\0008\#
        4<00062Y>4663b22A72;00084PC4>000000000000000000000000000000000000000000A2N?2d>4E:2P84e72P>4d@2R;3E<2\#
        U;4M32WA2d331;4i33R00000002`00003kA3T00000000072n:2hA3n00052k00085?000A4D>5=640000000000000A4l000238\#
        04Q53D00000000000033n;5<04h000000=3D=3c65F;5L13HC4W00093KA5I00085W000@3P00000043S05A0000000000000000\#
        00000:3\A5h:4H@3e000000<3b@4234a73c44600053hB3iB4e=41000B5?<4EB5[;5_A6:A6K000000000>5HA6VC4m=4a948>5\#
        g86554D44N54j000000<4Q00045;86h00000074O000C5g00000000000014O00094^:4^=5B00000000065X45N45g000;6=000\#
        000000000000000000000>6E00000095H00000087574k000>6f:5;96Q000<51000=5N000C6A:5G75R000000000?5;?5i87I0\#
        00000000000;6O75oA74:5W000000000000000000A7S000000000B6LA80000>7C>7k=63A8Q76K00000065i00055\<5]000=6\#
        I000000:5b46@?6C000000C6[25h26@46d56B000>9:000>9Y<5o000000B6g=6g@65@6F06700000000076X@6PA8\00096j16@\#
        ;79B7C000000000;7Z36F@6]00000000087`000000000885<6P36d06S88\00000000000000000000000088f00000000026a2\#
        7B000@7500006h00007T=7?000000=7Z00000076o000000000000000000=88?77@7O89GA9@<7900000000047?000000A9]=8\#
        U?7RA:;67F000=8j000C7JC7j00047e000000000000000000000000000000000B7Y97Y48EA:c000000@7_57`000000000:7d\#
        000000000B8900000098C000000000000000000000000=9=00000018748W00058B00000068=48l000A;?B8G68Q28BB8U0005\#
        8i28S;8G:8H89R:8l00000059J000000000@90000000000?8V:9H78X00059d000>:3000000;9049K28c08b98c0005:Y00000\#
        000018i38jA;W99A>:P000000000000000C9300000039?A<5000000000<9;B9;29D49U>:m000000000<9[000;9E69E@9S09H\#
        4:299_000000000000=9S000000>;P000000000000=:109h;9d@:8<9f4:I89^=:=0:=000000000B9c000000000=:W5;2<:40\#
        0000000079m9:0000000000<:I?:3000000000000000?:I000;:@000000000000@:a?:i::@C:B8:C=:c000?;T00000000000\#
        0000000000000000B:Q000A<I0:YC:`0000000000000004:n000>;e0002:_=;4;:`3:`000000B:e0007:g6:h7;8?;d6;X9:k\#
        6;h<:l1:m0002;:000000000000=;U0006<C2;J000000C;?:;<7;J8;=@;>0009;G000000000=;a9;`=<E1;H0007;k0001;h>\#
        <10000002;Y0000000000002<49;l=<V0003;Z5;Z1<B0004;^000=<f0000007<86<_?<88<2@;fC;h0;i><@9<R000000><Y00\#
        0000@<9000;<31<O0000000000000000<?000<<<0000000006=:000?<D000000:<E000<<R1=1A<b9=Y000000000==3A=2000\#
        ?<\A=@000000000000000000000@<\>=H;<\A=Q==W2<]000000000:<c000000000000:=D000?=K0009=f<=60000000000000\#
        00000000000000000@=9C=80000000005==0=>=>94=@3=@0000000001=J;=E7=F<=Y6=WC=J1=m0009>N0001>G0004=X8=QB=\#
        R0000000000009>Z0008>7000000000000000@=`1>S>=a7=b000;=e0000000000008>fA=j1?A000000?=o<>00000006>48?<\#
        5>43>6000000@>91@58?b9?@=>H0000000005>D000000:>D>>P?>P000000=>S:>`0000002>M@?G7>MB>N=?7A>P?>bA>]0000\#
        00=?J:>o>>o;>Z6>Z>?C>?gA?0=?c000>@20>b000000000000000000:?S0?CB>k8@;000>@G000000B?X@?cA?I2?:@@NB@GA?\#
        d;?A;?^5?56?6;@U<?8C?8:@2A@L5?F0008@M2?g0001@I000000000000000000C?V000000000;A7<?W0001@[000000000000\#
        0000000000000000000?c7?_0@86?b@A5000=@?3?e??f9?g0000000004?l000=@Q000B@a0@^3@20005@4C@>0000000003@Q1\#
        @m000=A5000@AMC@N8@d000000000000>@b7@EC@f0000000000000000000A18A@<@P4@V9@R7@e0000000003@_8AJ0000000A\#
        B8A\=AY5@]?@^9@a0000003Aj000000000BA2:@h<@i@B00006@l0000000001AK;A^000;Bj9A3000AA60005A8>AA3B@;CB1A]\#
        000000000?AJ;CU=B=3B`5AE=BW000=Bc1AgCAN<AI=CO0000004AN<A\BA\?AUCA_000000000000>AX0000000000000000000\#
        00:A_8Am0000000007Ad0Ae3Cn0007BG3DD9Ai<BW000<CP@B[000000<Ca0000000009BA000000=Co0000000000007B\00000\#
        0@Bg000000000<DD000000000>BH3D\7C5?BJ4BL2BL;Cb000000000?BX4Bi0000000000000000000000005B\3E6?CP9B^AB_\#
        5CR0002C28Bc=D=9CE0004C9000000;E2000000000000CC0000<DSBC30006C59Cg1C57CF2CI0000000007C^0000008C@BCR0\#
        00000000000?Cl000;EC000@CJ000000000CCN7D@6COCD?9DbCD`ACS000000;F00002C`000<E4<EP000;FJAD<@C`>Ca:Cb00\#
        0000000000000<E[000000000000000000>Co000000000000000000000@DQ000?D9BD:0002D<0000D>0000003EI0004DCCEO\#
        0EL9E>9E\;Fd5DI000000000000000000<F2:DP000000000BDUCE[0EV0009F@0007D^1D\6D]000CEf0ElCFJ0000000000000\#
        00000000<FH0008Dk7E70000000000000000001E30000000000008ED6E90000005E<0000000000003Em7E]5EJ1EH00000000\#
        00000003FC3FiBEL0003H43HR0000000002ES000?EU0005F15FG3H\000000000BE]000000000000000000000000=Ef4Ef000\#
        000?Ej0009FX0006En:EoBF76FZ000000000000000:FG>F70000000000000007FR;GF@F>@FK000000@Fa0FS0005F\9G6:Fe0\#
        F^0G=7Fi?FM5Fo2FO0008FQ0000009GEBFT7GG@GKCFXBG37G]0G[CG<000000:GT000000000000000>Fe@Gb0HF0000000005G\#
        F2G2000000>GJ000>HW7H98G80000005Gl0000000001G::H2?G<=G=BHA000:I<000BHn6GB0000Hb;G^0001G`0001H7000:Ie\#
        000CGN2GO000000000000000000000000000000<GZ3Ic000<Gd000000000000;Gi7HD7He0000000006GhBIE000000000000A\#
        Gn7IM9H0000000CH3<H=8H4000@H:0000004H:000?H<CHe?HS0000000006HC@IA<HT;HC5HF0000000000005HbBI^00000000\#
        0AHP2HQ<Hf8HS@IM9HU000?He?IF000BIl000CIL0008Ig0000003JF000000000CIf000;Hg0I?BJ?0003JZ0001Hm000000<I=\#
        0001IM0007Ic;I95I9000000000000000000@Ij0000001Ij:J;=IA9IB=I_3Kh6IF2IF000000>IJ9IS?IZ7JB0009JI3LO=J?0\#
        00:JK000000AIV000>JB000000BJT0000000000I_?Jf5I`000000000000000000000000000000AJE000<In000<JV5J100000\#
        08J4=Jf0006J7000000000000000=K5000000000000000:Jj000?K<?KU8K?8Ko0009Jg000000000000000>JS@JP3Lo000000\#
        9KO0000000000006JZ5JZ0000003ME5Jd9K[0000001Jc8LE0000000000003M[0000008Lj2Jm000AJo5KL=KC0000009LW9M93\#
        N4000000@K91KJ0000000000000000000000000000000001Kf0000006KI000000;KL3NE@KN000000000000@KY=Kg00000000\#
        00000009MT0000005KbCK^000;Ka3N_000000000000000000000>KiBKiCLi000000000000000000000000=L4>LB0009MgCMB\#
        :L9=L@000000000000000000000000000000ALE0000000002LI0000000000000000000000004LR000;LT0004M0@LV6LW8MI0\#
        00<L[5L\000;M5=L_CMO0007Lb000?Ld000000000CMd000000000:Ll0000004MM?M9000000000000=M?00000000000000000\#
        00007MD000AM?0000000000000000000MFANO?M[?N;>MGCN>=M[000000000@MP>MT0Mj000>M_0000000000000008Mn000000\#
        9N>0000000000000000000002Me4Mf<Mg4N30000000000000NM8NP>N59Nb000000000000000CNU0000000000002N;2NS0004\#
        N?000000000000>NP000000000000000=NI1NJ3O?2N^4Nd5NMBNN0O9AO60000000000003Oi<NW7NW000;NZ8O\0000003PC9O\#
        68P6000000000000000000<Ni0005NiAO\:NiCO<0000004O2000000000000:O5000000000000000000APi>O;COH=O=:O@=Oa\#
        3Q78PR5O?6O@2OA6O_7OD0000003QJ8Pg;O^9OL>Ob000000000000000000BOU000000000000>PF0O]0000000003Q\0000000\#
        000000000004Of000000000?Oj000000000000CPT3RX6P88Q:0000000006PR0PA5P77PQ9P::P;>PZCPf000000BP@000000?P\#
        U6Q18Q[000000000>Q8;PJ000000000000>QY0003Rk000@PSAQ><PT7Q10008R:0000004P[4Q90000007QGAQg>Qd000;Pj000\#
        000>R9000000000000000000=Pm0008RS000BQ1:Q26QY0Q32Q50003S=0009Q9BQ=0Q??Q<0009Q]000000000?QY4QS;QD0004\#
        Qi0006RN6Rf000000<QL000AR90006SS0000000003SJ;Qb00000000000000000000000000000000000000000000000000000\#
        01Qh7Qi0000003S[000000:Qo2Qo0000000001RQ0000000000008Rh9R9>RY8S@9RH:RD?Ri0000007Rc8SX;RC;R]=RF000000\#
        0000000000000006Sj0000000009Rl6T;000000000BRW0000003Sl=RZ0006TQ0000009S?0000000009S^2Re000=S>;S9=S`0\#
        000000000002SD1Ro9Sk000000=T1AS4ASW@S49TA2Sd000=TU0000000008Si9T\0007SACSB5SB?SO4SE000000000@SI000=T\#
        nCT1;SeATQ0SO0000000000002TF000000;TXCT=0007SZ000ATl0009U70000004Sa0000000000005Sf1Sf7Sm=V7@T2=VC7T@\#
        :Sl:TL5TC6Tk2T[0000000001T50008T7000=VQ0003TL000000000000000000000000;Tn=Vm000000000>TI000CTKAU;7TV>\#
        TV>U?3U94TQ8TR000000000000000000000000CTc>Ua000000000000@Ta000000=WF0Te<Te3Ub?Tg7U0000000?U64Tm000=W\#
        e4U[0UJ0008U3=X;BU36U50000001U90000005U<?UC000000000?Ui0003V30000000000000000000000000006UM000000000\#
        1UX:UR0000000000000000000000001V2000000000000AU`7Ua:V50000002Ue6Uf4Uf000CUi:VLAVX3V^000>V90004V>:V[0\#
        00000>VR0000008V70V7:WA000?VM000000000AWF?VZ0005VB0000000008V]000000000AW[4VK000000000000000:WP1VY6V\#
        Q<VT;VT000AX4>W?000000:Wh000000000=XZ000000:XE0007Vd1W?:Xh0008VnCVh0000000000000001XB<WG0001Xd000000\#
        000000000CWF9W9000000BW<0003W>6W?000000000000000000000<Wf7WGCWj0WJ>WY000000CX=000=Y2000000000:YC0000\#
        00000;WX0000000000002W]0000000000000000003Wd0000002Wo1Y:0000000000WlCXb>Wn000AYB00000000000000000000\#
        00000000000000000000000000006XA@XB;XC7XC0XDBXF1Y]8XH0000XO3XK0000006Xk6Y6>XO1Z7000?XS8Xg0Y6<XV8YI9XX\#
        000000000;X\000=Y_8Ym000000000BXc000000000000000000BYB000000000000<Xo000000000000?Y9>Y?6YK0000000000\#
        000009Y<000BYS0000000000006Yd7YD0000000000000Yb0000000003YMAYS<YQ000000000000000@YU00000000000000000\#
        0000000@Z13Z5000000?YbCYb=Z1?Z43ZG?ZQ<Z0000000000000:Ym000AZ00008ZO2Z2;Z2<ZO000000000=ZQ>Z99Z:000000\#
        000?Z_000:[:CZA4ZB0000008[=0ZF3ZX<[0:[^3[4000000?[>000000000000=Zf7ZR0000007[10009ZX4[21ZZ000=[<0000\#
        000000000000004[VBZdB[M<[??[Y0001[7@Zi9[1000AZmA[C000000000000000000;[54[h;[_2[5>[8A\;5[:0[:?[o000?\\#
        Q4\F1\J5[K9[W5[gB[a<[c8[_A\M9\71]RA\`7[O4\a6[J9\^2[W3[PC[P:\;7[g@[T4\n<\T?]=B[k6\32\09]B7\3:\H000000\#
        0000000000000002\FC[k000000000000000000@[n0000000000000000000000009]a000C\@3\:=\:=\bC\`?]H@\GA]>>\@0\#
        \E1^0000000@\`0005\H6\Y0006]7000000000:\e?]\>\_000000000:]H000000000>]80000009^6000?^67\^7]C8\_4]=2\\#
        aA]S000000000000000000C]:0000004]_5\n2]7C]O@]6;]13]1?^V6]T2]Y5]:3]<:^?>]c3]V000000<]?000?^e6]i000C]^\#
        B]E0009^J3^58]H5]S5]d000000000000000000000?^n000000000B]j0000000000000000006^80000007^38]b;^=000:^`1\#
        ^F000?_K9_X0000000003^O:_43_23_D000@^D0005^]A^50^5000B^S0003_l0001^[4^B8^?00000000000000000000000000\#
        03`<5_2000000000A^^?__<^M5_C9_c@^T@^i=^S9`2:_b3`_0000000007^[0000000007_;0000000000000000000001_>000\#
        A_9B^j?`L000000000000000000000000000C_5A_O0000005_P:`@6_98_;2_;4_<0000004_K0_B4`21_V=_E000@_N000000A\#
        `[000000;_M6_P0003a8<_P9`F1_nA`g5_a000000;_^0000007`B6_k0000000000000000`X000C_d<_j9`i0000000`j4a=2_\#
        i8_l000B_n0000005`50000003a_000000000:`b000000000000000?a1000000000000000000000000<`I0000000000aA>`K\#
        0006`N000:aAB`Q000Ba20003b83bT000000:aLBaQ000000:a`=`]5`]3ba9a9Bam000000<`e4bL1`g6`h000<a9000000000>\#
        `n000000000Ca21a39aN000@a6000000000BbCCaN0000000006a?0a\AaL000>aC000Cb40001aL7aH=aH000;aK000>af2aN00\#
        0>bN2b_:b50006a`0000000004bi0009b83c;000000000000000000000000000BbV1af?af4ca?bB000000000<am1bA2c5000\#
        000000000000000000;b7>c30b90000004cm000@b>000?b]000CbIBc:0008bE000;bY:bH0000000009bf2cT=bMCbj0000bR0\#
        00000:ba0006bV000@bf4dG3cK0000000000001c:0000007bb<c2=bc8bc9cAAbe<cK7cJ3cl000<cm0000000007c^4d[00000\#
        03dX4de000000000CcN9c]Ac:9cg9dC>cE4e60c>5c?<dABcf7d=2cn8cUAcO<dN000000000000<da000000Bd@000000000000\#
        0000000000000000000000000000006c_BdY<e72d;Ccb;cbBe@:cn0008d<8dS4eE000000000000<eK000000000000000000B\#
        eW0000000000001d;0000d=7d\6d?7eICdA3e=000000>dE000000000<e^000000000000000:dO2dO>dZ000000000AdU@dUBf\#
        8000000<f=000;d\000BfW0000000000000000008de;e11dfAe70008eE1eC000;e@000=do6e06eMBfg3ea0000000005e74eW\#
        0006eh0002e<6f49e>000000<g3000=eY0000000000000002eN0000000000000000000000004em000000>eU000000000000@\#
        eZ000000?e]Aeh9e_0000000000000000003fF@eg0009f3?f00ej0006fDAf7000000:f1<gW000;f400000000000000000000\#
        01f<9g::fW3fT;fH000BgA000@fD0009g]0000009hD0000000000002fN000000;fa:fc;g4CfT000000000000000?fZ000000\#
        000;g?5f_Af_2fi6fa0000000005g9000000AgTBgl7fj000000?fn=fn0001g15gL7gD<h16gB0000009hn000000>g;0002g=:\#
        g=0000000000gB0002hOAhj000000000000000000000;gh8gM5hA>gZ<hR2i99iD3gRAi7AiI<hj;h:Bh7<iT000:g\<ijCg^00\#
        0?g`0004gb6gf=gd000=hA:hD000000000000000000Cgn8gn000<j40000004h@000:hb0007h8Ai`4he2iE=hQ0h:>h;1h<?hc\#
        ChDChj4i93hC8hF000000000<jS0hZ=i37hR9il0i70007ha2iT000000000;h`BhV?i6Aj7Cj<0000000000000002im3h_=j4A\#
        jh1ha2jC7i05hh?iR9jE7iQBi<3iI7j0;i;>hn@ho>iQ1i09j[CjL000000=jO000000=k58i:000<k60009k4>idAk@;iH2j`:i\#
        CBiY0004iM0000002k60000iK000:j0?j;0000008jK6iR7jC000000;iV?jZ>jC7jU000000;ij000000000>jR?k7;jV000000\#
        000000000000=kFBim:jI2kM@ik>j\000000Ak]000Cjf0000007k<BjOBjc0008jd000=kd000000000?kB0000008kA000=ko0\#
        00Bk<0009kN000000@j[7kI6jN0000008lL3jR7k^BkH4jU<kD2k[BlF0001jZ?k[0007lP00000000000000000000000000000\#
        0000000<k^000=lA000000000;k0CkF=lZ;kC:kT000=m>;kX0000003k:?kk@k:6k;7ll0000006kH0000kC000000000000000\#
        0k\000000000Al=000@kO0000000000000000000000000kh000000000Bl\7mK>k]5k]BmE:kc@ka2kj000Ckg7mk@l:9kg7n<0\#
        lH4kj:lA4m9?lH4mRBm`0000000008l[@lO8mA000000000000000000000000?ld2lG;lE0l]1lA1l\3lC4mi@lo>lFClQ;ll7n\#
        k4nIBnC000000000BnZ6lR@m?<lT9la8mLBo6000000000000=mS0000000005l`7oU6li?mA000:m57ol000000000=mk000:mN\#
        9m60000005m0000@m_9nA0m?>m50000009nb:n25n=0mS000000000000:nd2mA000000000000CmF000000AmI5n_0000mb=n\8\#
        0JCmUBoM0000000000nJ000:oF0000000009o@000000000@n>AmiBoZ000;mbCmc=o?000<mf>mf9oSCn<=oR000000Boi00000\#
        00001n19o^AnA0nj0003n60004nUC0H5o4000?n<000000Ao0<nC@na0000000000000004o=000000000000000000000000>04\#
        0004oM0000o?000000>0\AoS000000>n[B01C0[@o<0002n`4ob00050N3nd000000>nj0000000000000000002o>2oa0000000\#
        00000>o9000000Co7000000000C0hCoG000B0^00000080m000;oC0000o_0000000008oI000?oK<oK;oU8oT6oN0000000006o\#
        iCoT@oU30<8o_9065oXCoi0005on1043o]>o^>1E000000000C1R:0=B1?@ojC1c81R:ooC1o000000828000000000
        """#
    }
}
