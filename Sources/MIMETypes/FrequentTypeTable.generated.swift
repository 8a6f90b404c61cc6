// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// The names of frequent types, packed; `FrequentTypes` reads it.
enum FrequentTypeTable {
    /// The records, each where its name's hash points.
    static var text: StaticString {
        #"""
               0Lapplication/vnd.sun.xml.calc                           0Iapplication/x-wordperfect         \#
                                                                                   19application/vnd.openxml\#
        formats-officedocument.presentationml.comments+xml0Tapplication/vnd.groove-tool-template0Eapplicatio\#
        n/x-java-vm0Gapplication/vnd.wfa.p2p0>video/x-ms-wmx                                      0Ctext/x-c\#
        offeescript0=text/x-matlab0Capplication/x-troff0Zapplication/x-tika-java-enterprise-archive0<text/x-\#
        scala                                                        0Capplication/x400-bp                 0\#
        Napplication/vnd.wolfram.player0Capplication/dca-rft0Japplication/vnd.mobius.txf0Sapplication/vnd.3g\#
        pp.srvcc-info+xml0?text/x-vbscript                          0Dapplication/rpki-roa0Japplication/x-ja\#
        va-archive09model/mtl                        0?application/dwg                                      \#
                                                     0Oapplication/vnd.geogebra.slides0Napplication/vnd.dolb\#
        y.mobile.10Capplication/sep-exi0Tapplication/vnd.collection.next+json0Aapplication/sieve0?applicatio\#
        n/pdf09image/psd0Mtext/x-comma-separated-values0;text/x-csrc0Tvideo/vnd.iptvforum.2dparityfec-2005  \#
                                                                    0Htext/vnd.senx.warpscript       1<appli\#
        cation/vnd.openxmlformats-officedocument.spreadsheetml.externallink+xml08text/pgp0Dmultipart/byteran\#
        ges0Uapplication/vnd.firemonkeys.cloudcell09font/woff0Mapplication/x-gzip-compressed0Lapplication/vn\#
        d.sun.xml.base0Yapplication/x-vnd.oasis.opendocument.text0Japplication/vnd.etsi.mheg50Kapplication/v\#
        nd.pocketlearn0Eapplication/vnd.kinar0Nzz-application/zz-winassoc-1230=video/mp4v-es                \#
                                                                                                            \#
                                                                                     0Rapplication/vnd.nokia\#
        .radio-preset0Qapplication/vnd.quark.quarkxpress0Zapplication/vnd.oma.bcast.notification+xml0Rapplic\#
        ation/vnd.dvb.notif-init+xml0Rapplication/vnd.aristanetworks.swi0Iapplication/x-font-libgrx0Eapplica\#
        tion/vnd.mynfc0:audio/eac30Happlication/wspolicy+xml                                                \#
                                                                              0Limage/vnd.globalgraphics.pgb\#
                                                    0<image/x.djvu0Sapplication/vnd.syncml.dmtnds+wbxml0Lapp\#
        lication/vnd.etsi.tsl+xml             0Gapplication/vnd.truedoc                                     \#
                             0@application/x-7z                0=audio/smv-qcp         09text/x-sh0Uapplicat\#
        ion/vnd.qualcomm.brew-app-res0Zapplication/vnd.emclient.accessrequest+xml0Iapplication/vnd.ieee.1905\#
                 0Saudio/vnd.sealedmedia.softseal.mpeg               19application/vnd.openxmlformats-packag\#
        e.digital-signature-xmlsignature+xml0`application/vnd.ms-word.document.macroenabled.12              \#
                                                        0?audio/x-mpegurl                                   \#
                                 1Dapplication/vnd.openxmlformats-officedocument.spreadsheetml.pivotcachedef\#
        inition+xml0@application/cdni0Eapplication/font-woff0Iapplication/x-java-applet0Aapplication/x-rar  \#
                0Gapplication/x-x509-cert0:audio/g729                      0Fapplication/powerpoint0capplica\#
        tion/x-vnd.oasis.opendocument.chart-template0Japplication/bacnet-xdd+zip                            \#
                                                         0Oapplication/vnd.intertrust.nncp                  \#
                                             0Lapplication/samlmetadata+xml0Gapplication/vnd.efi.img 0Nappli\#
        cation/vnd.uplanet.signal0Aapplication/x-tga0Kapplication/json-patch+json09image/ief0Napplication/vn\#
        d.ms-officetheme                                                                              0Gaudi\#
        o/vnd.digital-winds0:audio/evrc0Napplication/vnd.fujixerox.art40Capplication/ms-tnef0Papplication/vn\#
        d.radisys.msml+xml0Bapplication/x-koan0=text/richtext0Dapplication/x-ms-asx0Vapplication/vnd.crick.c\#
        licker.template0Napplication/vnd.oma.bcast.stkm0Capplication/vnd.zul0Napplication/vnd.kde.kpresenter\#
        0Caudio/vnd.cisco.nse0Avideo/iso.segment09model/stl          0Sapplication/vnd.stardivision.writer  \#
                            0Rapplication/vnd.apache.thrift.json                                            \#
                   0Japplication/vnd.canon-lips0<video/x-mpeg                             0Vapplication/vnd.\#
        osgeo.mapguide.package                                                                         0happ\#
        lication/vnd.etsi.overload-control-policy-dataset+xml                                               \#
                      0Wapplication/vnd.android.package-archive         0Wapplication/vnd.shana.informed.for\#
        mdata                                                                                           0;me\#
        ssage/sip              0Nimage/vnd.valve.source.texture0Happlication/vnd.oma.push0;text/x-dart0Pappl\#
        ication/vnd.omads-folder+xml0Gimage/x-portable-anymap0Qapplication/tamp-community-update0Happlicatio\#
        n/vnd.preminet0:audio/flac0\application/emergencycalldata.deviceinfo+xml0bapplication/x-vnd.oasis.op\#
        endocument.text-template0Bapplication/pkcs120@application/iges0@application/isup0Lapplication/vnd.xf\#
        dl.webform0@application/x-xz0Fapplication/x-linguist08video/dv0Etext/vnd.fmi.flexstor               \#
                        0Atext/vnd.graphviz                                                                 \#
                           0=font/opentype        0Capplication/vnd.dxr0Etext/vnd.dvb.subtitle0Faudio/x-rn-3\#
        gpp-amr-wb0Iapplication/x-mspublisher0Mapplication/x-font-framemaker         0Tvideo/vnd.iptvforum.1\#
        dparityfec-20050Eapplication/inkml+xml0Gapplication/vnd.yaoweme                             0Napplic\#
        ation/vnd.oma.lwm2m+json0Kaudio/vnd.rhetorex.32kadpcm0Aapplication/x-mif                     0Bappli\#
        cation/x-trig0Uapplication/vnd.ipunplugged.rcprofile0Japplication/vnd.filmit.zfc0Dapplication/x-gedc\#
        om0Zapplication/vnd.marlin.drm.actiontoken+xml   0<text/x-troff                                     \#
                                                 0Bapplication/dec-dx                                       \#
                                                                                                            \#
                                                                      0?application/m3u0Wapplication/vnd.ipt\#
        c.g2.catalogitem+xml08text/rtf    0Smodel/vnd.parasolid.transmit.binary                  0:audio/3gp\#
        p 08text/rdf0eapplication/vnd.dvb.notif-ia-registration-request+xml     0Mapplication/news-transmiss\#
        ion0Happlication/pkix-pkipath0Uapplication/vnd.uplanet.listcmd-wbxml0Tapplication/vnd.coreos.ignitio\#
        n+json11application/vnd.openxmlformats-officedocument.drawingml.chart+xml0Papplication/vnd.epson.qui\#
        ckanime0Dapplication/held+xml0Qapplication/vnd.balsamiq.bmml+xml0Happlication/vnd.httphone0Cvideo/vn\#
        d.hns.video              0Kapplication/vnd.openeye.oeb1Aapplication/vnd.openxmlformats-officedocumen\#
        t.spreadsheetml.pivotcacherecords+xml16application/vnd.openxmlformats-officedocument.spreadsheetml.s\#
        tyles+xml0Lapplication/vnd.dreamfactory0Dapplication/lost+xml0Capplication/yin+xml0?video/x-mpegurl0\#
        Qapplication/vnd.etsi.iptvsync+xml0Fapplication/vnd.gridmp0Fapplication/batch-smtp09image/jxr       \#
                              0:font/tdpfr0Gaudio/vnd.dolby.heaac.10Gapplication/ibe-pp-data 0Iapplication/m\#
        anifest+json0gapplication/vnd.ms-powerpoint.slideshow.macroenabled.120Yapplication/vnd.3lightssoftwa\#
        re.imagescal                      0<image/x-tiff                             0Kapplication/vnd.autop\#
        ackage0Rtext/vnd.esmertec.theme-descriptor                     0capplication/vnd.ims.lti.v2.toolsett\#
        ings.simple+json0=audio/pcma-wb                                                            0Mapplica\#
        tion/vnd.hcl-bireports      0:audio/bv32   0=text/calendar                                          \#
                                                         0Dapplication/msaccess                             \#
                                                            0Iapplication/x-wais-source0Gapplication/x-font-\#
        woff                                                            0Oapplication/vnd.immervision-ivp   \#
                                                                                   0=text/x-scheme          \#
                                                                0Kapplication/vnd.medcalcdata0aapplication/v\#
        nd.yamaha.openscoreformat.osfpvg+xml08text/ico0Gmessage/tracking-status                    0Nimage/v\#
        nd.fujixerox.edmics-mmr                                                                             \#
                                                                           0Fapplication/pics-rules0Kapplica\#
        tion/scvp-vp-request    0Oapplication/vnd.nokia.pcd+wbxml0;text/x-diff                              \#
                             0?application/doc0>audio/x-mpeg-30Oapplication/vnd.uplanet.listcmd0:text/x-lua \#
                      0Iapplication/x-mobi8-ebook                         0:video/divx0Iapplication/rpki-man\#
        ifest0>video/vnd.vivo0=audio/atrac-x0Iapplication/vnd.kde.kword0Aapplication/x-hdf                  \#
            0Oapplication/vnd.3gpp.pic-bw-var0Nzz-application/zz-winassoc-xls                               \#
                        0[application/vnd.gov.sk.xmldatacontainer+xml0[application/vnd.oma.cab-feature-handl\#
        er+xml0Capplication/sqlite3                                                                         \#
                                                                           0<image/x-fits0Tapplication/vnd.o\#
        ipf.userprofile+xml0Eapplication/applefile0Eapplication/ccxml+xml09audio/mp3       0Capplication/vnd\#
        .obn                                                                  0Dapplication/x-subrip        \#
                                      0Qapplication/vnd.stardivision.draw0:audio/tone                 0Etext\#
        /rtp-enc-aescm1280Baudio/x-vorbis+ogg                       08text/tsv                              \#
                     0Iapplication/x-shellscript                                                            \#
                        0Gapplication/vnd.sss-cod                                                           \#
                0Napplication/vnd.ms-3mfdocument          0Avideo/mpeg-system                               \#
        0:video/h263          0Fapplication/mathml+xml09image/ktx0Capplication/vnd.vsf              0Capplic\#
        ation/vnd.las                                                                                       \#
                0Mapplication/vnd.geogebra.tool0;image/x-xpm              0Fvideo/vnd.directv.mpeg          \#
                            0Mapplication/vnd.3gpp.ussd+xml0Naudio/1d-interleaved-parityfec0Papplication/vnd\#
        .infotech.project0Caudio/vnd.3gpp.iufp0Xapplication/vnd.sealedmedia.softseal.pdf                    \#
                    0Yapplication/vnd.ms-windows.printerpairing                                             \#
                                        0@application/toml0=image/tiff-fx                                   \#
                                                                                         0Japplication/vnd.s\#
        ealed.xls                                       0Paudio/vnd.ms-playready.media.pya0?application/ics0\#
        Gimage/x-portable-pixmap0Dapplication/x-pkcs1208text/red0Dapplication/vnd.koan0Papplication/vnd.renl\#
        earn.rlprint0;text/gedcom                                                                           \#
                  0Ctext/rfc822-headers                         0=audio/g726-24                             \#
                                                                 1?application/vnd.openxmlformats-officedocu\#
        ment.presentationml.commentauthors+xml0Dapplication/soap+xml0Mapplication/vnd.crick.clicker0Happlica\#
        tion/lostsync+xml0;audio/evrc10@model/vnd.gs.gdl  0Itext/tab-separated-values0Aimage/x-photoshop0@au\#
        dio/vnd.dts.hd0=video/msvideo                     0?application/tga          0Iapplication/vnd.nokia\#
        .ncd0>video/encaprtp    1@application/vnd.openxmlformats-officedocument.wordprocessingml.document.ma\#
        in+xml0Xapplication/vnd.oma.cab-address-book+xml0:text/x-dtd0=image/vnd.dwg0Gapplication/rtploopback\#
        0Dapplication/jwk+json0Kapplication/dialog-info+xml0Dapplication/mets+xml0Eapplication/jose+json0<au\#
        dio/evrcb00=audio/g726-400Kapplication/vnd.cups-raster0Dapplication/vnd.smaf                        \#
                    0Dapplication/sbml+xml                                                                  \#
               0Lapplication/merge-patch+json0Qapplication/vnd.blueice.multipass0Iapplication/vnd.pg.osasli0\#
        @application/oxps0Bapplication/x-pcap0Napplication/vnd.quarantainenet0Iaudio/vnd.nuera.ecelp96000Cap\#
        plication/x-targa0aapplication/vnd.radisys.msml-dialog-transform+xml0Happlication/x-msdownload0Oappl\#
        ication/vnd.uplanet.channel0Japplication/vnd.pmi.widget0aapplication/vnd.oasis.opendocument.chart-te\#
        mplate0\application/vnd.nokia.landmarkcollection+xml                                         0Lappli\#
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
                     0?application/mf4                                    0Aapplication/x-jar09audio/mid0Hap\#
        plication/vnd.claymore0Mapplication/vnd.ezpix-package0Happlication/voicexml+xml0Qapplication/vnd.com\#
        merce-battelle0@application/jose0Vapplication/vnd.oma.cab-user-prefs+xml0>video/x-ms-wvx0Qapplicatio\#
        n/vnd.syncml.dmtnds+xml0Gapplication/vnd.hp-hpgl0Uapplication/vnd.airzip.filesecure.azf0Gapplication\#
        /vnd.xmi+xml0Japplication/vnd.ibm.modcap0;video/x-mng0Happlication/xcap-att+xml0>chemical/x-cdx0Oapp\#
        lication/vnd.powerbuilder6-s0Zapplication/x-vnd.oasis.opendocument.chart0Sapplication/vnd.fujixerox.\#
        docuworks0Faudio/amr-wb-encrypted0Rapplication/vnd.mediastation.cdkey0Sapplication/vnd.uplanet.alert\#
        -wbxml0<message/cpim0Qapplication/vnd.oma.bcast.imd+xml0Lapplication/vnd.ms-publisher0<audio/atrac30\#
        Himage/x-portable-greymap0Xapplication/vnd.iptc.g2.planningitem+xml0?chemical/x-csml                \#
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
        plication/vnd.ezpix-album0Eapplication/x-sv4cpio0Sapplication/vnd.3gpp2.bcmcsinfo+xml0;text/x-less0C\#
        audio/x-rn-3gpp-amr              0Wapplication/vnd.easykaraoke.cdgdownload                          \#
                                       0Fapplication/x-font-otf0Uapplication/vnd.apache.thrift.compact      \#
                                                                                                            \#
           0Xapplication/vnd.sun.xml.impress.template0Wapplication/set-registration-initiation              \#
         0Uapplication/vnd.criticaltools.wbs+xml                       0Kapplication/vnd.las.las+xml0Fapplic\#
        ation/x-cd-image0>chemical/x-xyz0>text/raptorfec0;audio/x-mpg                     0Gtext/vnd.dmclien\#
        tscript                                                                          0;audio/x-m4a      \#
                                                                                                            \#
                                     0Faudio/rtp-enc-aescm1280Japplication/x-font-tex-tfm                   \#
                                                                                                0:audio/usac\#
                                                                                                            \#
                 0Lapplication/mrb-consumer+xml0Kapplication/alto-error+json0Capplication/rss+xml    0;text/\#
        x-perl0:audio/g7190Sapplication/vnd.stepmania.stepchart0<audio/x-midi0Mapplication/vnd.cyclonedx+xml\#
        0>chemical/x-pdb     0=model/vnd.gtw                                      0Lapplication/vnd.3gpp.bsf\#
        +xml0Htext/vnd.motorola.reflex0Daudio/vnd.dece.audio0Capplication/vnd.mcd0Fapplication/x-lotus123   \#
                                                    0@application/mbox          09video/m4v                 \#
                            0Aapplication/vemmi         0\application/vnd.cluetrust.cartomobile-config09text\#
        /t1400Fapplication/x-kformula0:text/x-asm 0Gapplication/xcap-el+xml                                 \#
                                                                                                            \#
                                                                                                 0^applicati\#
        on/vnd.oipf.contentaccessdownload+xml0Rapplication/x-iwork-keynote-sffkey0@multipart/signed0Lapplica\#
        tion/vnd.sun.xml.draw0Iapplication/vnd.ctc-posml0;image/x-psd0=video/vnd.fvt0Efont/x-postscript-pfb0\#
        Papplication/vnd.eprints.data+xml0Qapplication/vnd.geometry-explorer0@application/java0Capplication/\#
        vnd.dzr0=text/vnd.yaml0Uapplication/vnd.ibm.rights-management19application/vnd.openxmlformats-office\#
        document.wordprocessingml.footer+xml1=application/vnd.openxmlformats-officedocument.spreadsheetml.sh\#
        aredstrings+xml0Kapplication/vnd.avistar+xml0fapplication/x-vnd.oasis.opendocument.graphics-template\#
        0:text/vcard0Happlication/ocsp-request0Bapplication/msword08text/cql0?application/xml0=text/x-pascal\#
        0@audio/x-matroska0Ovideo/vnd.radgamettools.smacker0Dapplication/x-sv4crc09audio/evs                \#
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
        0Happlication/vnd.msaccess0Happlication/vnd.uoml+xml                                                \#
                                0Eapplication/rdap+json                                0>application/xz0Fvid\#
        eo/rtp-enc-aescm128                         0?video/raptorfec0\application/vnd.ims.lti.v2.toolproxy.\#
        id+json0Fimage/vnd.dece.graphic                 0Aapplication/pkcs8        0;audio/evrc009video/flv0\#
        >image/prs.btif                                                            0dapplication/vnd.oma.poc\#
        .detailed-progress-report+xml0Papplication/tamp-status-response                     0Aapplication/x-\#
        csh                                0<image/x-webp0Uapplication/vnd.oma-scws-http-request0Dapplicatio\#
        n/xspf+xml0Capplication/prs.cww0Aapplication/eshop0Eapplication/vnd.unity0Tapplication/vnd.adobe.par\#
        tial-upload0Gmultipart/voice-message 0Japplication/provenance+xml0Eapplication/vcard+xml0Dapplicatio\#
        n/csrattrs                 0>audio/rtp-midi 0Capplication/vnd.jam                    08text/css0Vapp\#
        lication/vnd.crick.clicker.wordbank0Dapplication/vnd.xfdl0Gapplication/x-chess-pgn                  \#
                       0Wapplication/vnd.informedcontrol.rms+xml  0Happlication/x-java-class                \#
                                    0Daudio/vnd.everad.plj      0Dapplication/beep+xml0Eapplication/x-abiwor\#
        d                                 0>video/vnd.cctv                                                  \#
                                                                                                            \#
                                             0>video/matroska                    0Kapplication/x-font-truety\#
        pe0Kapplication/x-7z-compressed                            0Happlication/vnd.vel+json               \#
                                     0>model/x3d+vrml0;audio/x-mp3                                          \#
                                                                                                            \#
                                                                                                            \#
                                                 0?application/cea0Japplication/wordperfect5.10:audio/bv16  \#
                           09audio/amr                           0:model/iges0Gapplication/vnd.wap.sic0Mzz-a\#
        pplication/zz-winassoc-uu0?application/csv0gapplication/vnd.openxmlformats-officedocument.theme+xml0\#
        Capplication/lgr+xml0?application/atf0;audio/g72210?application/lxf0Bapplication/x-acad09audio/aac0B\#
        application/x-yaml                                                                                  \#
                                                                  0Vapplication/x-tika-msworks-spreadsheet  \#
                                                                                      0Happlication/cstadata\#
        +xml                                                                              0Happlication/vnd.\#
        3gpp.sms0Aapplication/x-dvi0capplication/vnd.ms-powerpoint.slide.macroenabled.120Aapplication/x-amf0\#
        Uapplication/vnd.uplanet.bearer-choice0Jvideo/vnd.iptvforum.ttsavc                                  \#
                                                                                                            \#
        0>video/x-ms-wmv                                                   0Aapplication/x-rnc09image/png1;a\#
        pplication/vnd.openxmlformats-officedocument.presentationml.notesslide+xml0Papplication/x-vnd.sun.xm\#
        l.writer0Capplication/vnd.svd0Rimage/vnd.sealedmedia.softseal.gif0=video/vnd.avi0Dapplication/vnd.pa\#
        lm0<audio/x-mp4a0Dvideo/vnd.dece.video0Dapplication/cu-seeme0Cmultipart/encrypted0Bapplication/x-epu\#
        b09image/wmf0>text/directory0Aapplication/x-rpm0=model/vnd.dwf17application/vnd.openxmlformats-offic\#
        edocument.wordprocessingml.document0<text/x-typst1Dapplication/vnd.openxmlformats-officedocument.wor\#
        dprocessingml.document.glossary+xml0@application/sgml0?application/aml0Vapplication/vnd.syncml.dm.no\#
        tification                                   0>image/vnd.djvu                                       \#
        0Bimage/vnd.radiance0;text/x-ruby                                       09image/cgm                 \#
                  0>video/vnd.divx                                             0^application/emergencycallda\#
        ta.providerinfo+xml0>chemical/x-cml0Iapplication/whoispp-query0Japplication/vnd.wv.csp+xml0Iapplicat\#
        ion/vnd.wap.wbxml0Kapplication/vnd.lotus-notes0Kapplication/gzip-compressed0Sapplication/relax-ng-co\#
        mpact-syntax 0;text/x-html               0Eapplication/pkix-cert                     0Lapplication/v\#
        nd.etsi.cug+xml                                            0@model/vnd.gs-gdl                       \#
                                                                                                        0@ap\#
        plication/h224        1;application/vnd.openxmlformats-officedocument.wordprocessingml.endnotes+xml \#
        0Baudio/dsr-es201108        0Ax-epoc/x-sisx-app                                  0Zapplication/vnd.c\#
        endio.thinlinc.clientconf0Eapplication/raptorfec                 0Japplication/vnd.drive+json       \#
           0Iapplication/vnd.kde.kivio0Vapplication/vnd.motorola.flexsuite.ttc0@application/pcap         0Ha\#
        pplication/vnd.isac.fcs                       0:text/x-org                  0Happlication/x-font-vfo\#
        nt0Sapplication/vnd.oma.bcast.sprov+xml0:audio/aptx0?application/bat                                \#
              0Gapplication/vnd.wap.slc                                                                     \#
                                                                                   0Maudio/atrac-advanced-lo\#
        ssless0Gapplication/vnd.oma.dcd0Happlication/futuresplash0Mapplication/vnd.gentoo.ebuild0Vapplicatio\#
        n/vnd.yamaha.openscoreformat0capplication/vnd.ms-powerpoint.addin.macroenabled.120Fapplication/x-msa\#
        ccess0[application/vnd.radisys.msml-audit-conn+xml0Eapplication/vnd.msign0?audio/gsm-hr-080Daudio/vn\#
        d.nortel.vbk0Happlication/octet-stream08text/rss0Napplication/x-mobipocket-ebook0Capplication/pkixcm\#
        p0;audio/qcelp0Bapplication/x-cpio      0Fapplication/vnd.hp-hps                      0Lapplication/\#
        vnd.novadigm.edx                                    0Xapplication/vnd.oma.poc.final-report+xml09audi\#
        o/t380Capplication/java-vm0Gapplication/x-shapefile0Xapplication/vnd.marlin.drm.conftoken+xml0Dimage\#
        /x-win-metafile                                      0Wapplication/vnd.sun.xml.writer.template0Tappl\#
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
                  08text/csv           0Lapplication/vnd.coffeescript0Japplication/java-byte-code0Smodel/vnd\#
        .valve.source.compiled-map0Zapplication/x-vnd.oasis.opendocument.image0?application/pgp0Uapplication\#
        /vnd.radisys.msml-conf+xml0Bapplication/x-sitx0Ktext/x-tab-separated-values0Japplication/vnd.mobius.\#
        msl0;image/x-bmp0Capplication/rdf+xml0Baudio/dsr-es20205009image/tga0Bapplication/x-bzip            \#
                               0Fvideo/vnd.sealed.mpeg1                                                     \#
                0Qapplication/mbms-msk-response+xml                       0?text/vnd.wap.sl0@application/fit\#
        s0Oapplication/vnd.lotus-freelance0Eapplication/x-parquet0;audio/basic0Iapplication/metalink4+xml   \#
                                 0Capplication/x-bcpio       0Tapplication/vnd.ibm.electronic-media     0Hte\#
        xt/prs.fallenstein.rst                                                        0>text/vnd.typst0<vide\#
        o/x-flic        0Napplication/vnd.wap.wmlscriptc0Bapplication/winhlp0Qapplication/vnd.nokia.conml+wb\#
        xml        0Qapplication/vnd.adobe.flash.movie0Capplication/x-ustar0Gvideo/vnd.dlna.mpeg-tts0?text/v\#
        nd.wap.si0Fvideo/vnd.sealed.mpeg40Papplication/vnd.syncml.dmddf+xml0Lapplication/vnd.etsi.tsl.der0Gm\#
        odel/vnd.flatland.3dml0Tapplication/vnd.oracle.resource+json0capplication/vnd.oasis.opendocument.for\#
        mula-template0Eapplication/dashdelta0Lvideo/vnd.radgamettools.bink0Dapplication/vnd.curl0Japplicatio\#
        n/vnd.audiograph09video/jpm0=text/x-eiffel0Oapplication/vnd.groove-injector0Vapplication/vnd.ims.lis\#
        .v2.result+json0Dapplication/vnd.semd0Mapplication/vnd.etsi.pstn+xml0@application/epub0Kapplication/\#
        pkcs8-encrypted0<text/jscript0;audio/x-m3u                                                          \#
                     0Papplication/vnd.omaloc-supl-init0Happlication/vnd.musician                      09aud\#
        io/m3u                        09video/mpv                                  1;application/vnd.openxml\#
        formats-officedocument.spreadsheetml.connections+xml0Napplication/vnd.powerbuilder750Dapplication/xs\#
        lt+xml0Fapplication/vnd.hp-pcl          0happlication/vnd.openxmlformats-package.relationships+xml0:\#
        image/nitf                  0:image/aces             0Aapplication/dbase0Aapplication/x-yml0Dapplica\#
        tion/smil+xml0Htext/provenance-notation0Ctext/cache-manifest                            0Mapplicatio\#
        n/vnd.enphase.envoy                                    0Fapplication/pkcs7-mime           0Iapplicat\#
        ion/xml-patch+xml                                 0<audio/g711-0                                    \#
                       0Uapplication/vnd.vidsoft.vidconference                                       0Mappli\#
        cation/vnd.swiftview-ics0Lapplication/news-checkgroups0Fimage/vnd.fastbidsheet0:video/h2640Oapplicat\#
        ion/vnd.marlin.drm.mdcf          0Sapplication/vnd.groove-tool-message0^application/vnd.radisys.msml\#
        -dialog-speech+xml0Dapplication/geo+json09text/x-go       0Napplication/x-tika-visio-ooxml15applicat\#
        ion/vnd.openxmlformats-officedocument.customxmlproperties+xml0?application/zip0Iapplication/x-font-s\#
        peedo                          0eapplication/mbms-associated-procedure-description+xml              \#
                             0Vapplication/vnd.motorola.flexsuite.wem0Bvideo/vnd.uvvu.mp40Mapplication/vnd.a\#
        pple.keynote0Mapplication/x-shockwave-flash0[application/vnd.oasis.opendocument.text-web0Papplicatio\#
        n/vnd.cirpack.isdn-ext                                                               0Happlication/v\#
        nd.igloader0Dapplication/vnd.mfer 0Japplication/vnd.youtube.yt 0Happlication/vnd.hp-pclxl0=text/x-se\#
        text0=gzip/document0Oapplication/vnd.fujitsu.oasysgp0Mapplication/vnd.oma.lwm2m+tlv0Aapplication/mik\#
        ey0@video/x-matroska0Uapplication/vnd.uplanet.cacheop-wbxml0;text/x-yaml0Cmessage/vnd.wfa.wsc0Fappli\#
        cation/x-stuffitx0`application/emergencycalldata.subscriberinfo+xml0Japplication/vnd.sealed.eml0Mapp\#
        lication/vnd.nokia.pcd+xml0Napplication/vnd.lotus-approach0?image/dicom-rle0]application/vnd.radisys\#
        .msml-audit-stream+xml0Xapplication/vnd.dvb.notif-ia-msglist+xml0Eapplication/csvm+json0Lapplication\#
        /urc-grpsheet+xml0Qapplication/vnd.stardivision.math0Sapplication/x-tika-java-web-archive0Tapplicati\#
        on/vnd.etsi.iptvsad-cod+xml0Lapplication/vnd.spotfire.sfs0Kapplication/x-palm-database0Japplication/\#
        vnd.sealed.csf0Lapplication/vnd.sus-calendar0@application/zlib0Happlication/vnd.webturbo0Bimage/vnd.\#
        ms-photo0Capplication/x-excel0Happlication/mspowerpoint0Fapplication/javascript0Lapplication/vnd.ecd\#
        is-update0aapplication/x-vnd.oasis.opendocument.presentation0;video/3gpp20Bvideo/vnd.dece.mp40Eappli\#
        cation/msonenote0?application/dbf0Capplication/msexcel0Uapplication/vnd.etsi.iptvsad-npvr+xml08text/\#
        dns0Oapplication/vnd.dvb.ipdcroaming09audio/mpa0:video/celb0Aapplication/x-rtf0Bimage/vnd.cns.inf20B\#
        text/x-msdos-batch0capplication/x-vnd.oasis.opendocument.image-template0?application/mxf0Nzz-applica\#
        tion/zz-winassoc-cab            0Tapplication/vnd.ibm.secure-container0]application/vnd.fujixerox.do\#
        cuworks.container0Dapplication/ssml+xml0Tapplication/vnd.apache.thrift.binary0Gapplication/vnd.enliv\#
        en0:image/ktx20@audio/mobile-xmf0;text/x-vhdl0Eapplication/x-kontour0Japplication/vnd.iccprofile08au\#
        dio/l80@text/vnd.wap.wml0?application/cfw0Mapplication/vnd.syncml.dm+xml0=text/x-csharp0Eapplication\#
        /vnd.visio0Gapplication/marcxml+xml                                                                 \#
              0Gapplication/rpki-updown0gapplication/vnd.oasis.opendocument.spreadsheet-template            \#
                0Uapplication/vnd.tmd.mediaflex.api+xml0Wapplication/vnd.oma.cab-subs-invite+xml            \#
               0<image/x-jpeg                 1Bapplication/vnd.openxmlformats-officedocument.presentationml\#
        .presentation.main+xml0:audio/wave 19application/vnd.openxmlformats-officedocument.spreadsheetml.wor\#
        ksheet+xml0^application/vnd.ms-printdevicecapabilities+xml0Dvideo/vnd.sealed.swf0Sapplication/vnd.co\#
        llection.doc+json0Mapplication/vnd.fujitsu.oasys0Sapplication/vnd.nokia.radio-presets0Papplication/v\#
        nd.genomatix.tuxedo1:application/vnd.openxmlformats-officedocument.spreadsheetml.querytable+xml0Happ\#
        lication/vnd.vd-study0Japplication/news-groupinfo0Caudio/vnd.dlna.adts0Aaudio/x-mp4a-latm0Oapplicati\#
        on/vnd.cups-postscript0Mapplication/vnd.balsamiq.bmpr0Gapplication/vnd.rim.cod0Capplication/vnd.rar0\#
        Fapplication/x-director0Fapplication/cellml+xml0?text/javascript0Capplication/x-bzip20;audio/speex0G\#
        message/delivery-status0:model/vrml   0Japplication/vnd.sealed.mht 0>text/x-verilog                 \#
              0Tapplication/vnd.etsi.iptvservice+xml0?video/parityfec0Gapplication/tamp-update09image/ico   \#
                                                           0Mapplication/mbms-envelope+xml0Papplication/vnd.\#
        oipf.dae.svg+xml0Rapplication/vnd.yamaha.smaf-phrase0Papplication/vnd.hzn-3d-crossword0\application/\#
        x-vnd.oasis.opendocument.formula0Papplication/vnd.kodak-descriptor0Lapplication/vnd.sun.wadl+xml    \#
                                      0<audio/fwdred                           0Cmultipart/form-data     0Ka\#
        pplication/scvp-cv-request0@application/trig0;text/x-dsrc                             0Wapplication/\#
        vnd.yellowriver-custom-menu        0Itext/vnd.debian.copyright                                      \#
                                                                                                0Dapplicatio\#
        n/vnd.semf        0`application/vnd.oasis.opendocument.text-template0Uapplication/mbms-reception-rep\#
        ort+xml0Eapplication/moss-keys0=text/x-bibtex   0Napplication/vnd.oftn.l10n+json0Dapplication/ttml+x\#
        ml                                                                                                  \#
                        0Oapplication/ibe-key-request+xml0Fmessage/global-headers0Yapplication/vnd.iptc.g2.k\#
        nowledgeitem+xml         1?application/vnd.openxmlformats-officedocument.spreadsheetml.revisionheade\#
        rs+xml0Gapplication/link-format0Kapplication/vnd.dvb.service19application/vnd.openxmlformats-officed\#
        ocument.drawingml.diagramcolors+xml0Gapplication/wordperfect0=image/vnd.mix0Tapplication/media-polic\#
        y-dataset+xml09model/e570>video/x-ms-asf                                                            \#
                                09image/ntf09video/vp80Eapplication/scim+json0Kapplication/vnd.groove-help0M\#
        application/vnd.adobe.xdp+xml0@message/imdn+xml09image/gif0Dapplication/pskc+xml0?video/smpte292m0ba\#
        pplication/vnd.doremir.scorecloud-binary-document                                 0Oapplication/tamp\#
        -update-confirm            0Tvideo/vnd.iptvforum.1dparityfec-10100Xapplication/vnd.oasis.opendocumen\#
        t.chart17application/vnd.openxmlformats-officedocument.drawingml.diagramdata+xml0Gaudio/vnd.dolby.pu\#
        lse.10=text/x-groovy0?application/mp4               0Xapplication/vnd.ms-windows.devicepairing0Bappl\#
        ication/x-zstd0;image/x-icb09audio/m4a0Lapplication/rls-services+xml0Lvideo/vnd.iptvforum.ttsmpeg20?\#
        image/x-xbitmap0Napplication/vnd.fujitsu.oasys2               0Japplication/vnd.xmpie.plan0Gapplicat\#
        ion/edi-consent0:video/mp2p0Tapplication/vnd.3gpp-prose-pc3ch+xml0<message/news15application/vnd.ope\#
        nxmlformats-officedocument.spreadsheetml.table+xml0;text/x-json0Vapplication/mbms-register-response+\#
        xml0:image/heic0Tapplication/vnd.google-earth.kml+xml0Japplication/vnd.fdsn.mseed0Fapplication/vnd.p\#
        icsel                0=video/3gpp-tt0>text/x-haskell  08text/x-c                                    \#
                0Fapplication/vnd.ms-asf0Caudio/vnd.dolby.mlp        0Uapplication/vnd.ms-wmdrm.lic-chlg-req\#
        0Papplication/vnd.intercon.formnet0iapplication/vnd.openxmlformats-officedocument.drawing+xml0Jappli\#
        cation/vnd.xmpie.ppkg0Lapplication/scvp-vp-response0Rapplication/vnd.oma.bcast.sgdd+xml0Faudio/vnd.l\#
        ucent.voice0Lapplication/vnd.uplanet.list0?application/emf0=text/vnd.curl0Happlication/vnd.hal+json0\#
        9image/jxl                          0Baudio/vnd.audiokoz                         0?multipart/mixed0d\#
        application/vnd.oasis.opendocument.graphics-template0Lapplication/vnd.oipf.pae.gem0Vapplication/vnd.\#
        crick.clicker.keyboard0:audio/ilbc0japplication/x-vnd.oasis.opendocument.presentation-template0Pappl\#
        ication/vnd.fujixerox.art-ex0Iapplication/vnd.amiga.ami0Aapplication/x-zip0?text/x-lilypond0Eapplica\#
        tion/x-deflate0Rapplication/vnd.dvb.ipdcesgaccess20Btext/vnd.iptc.nitf0@text/x-vcalendar09audio/ac3 \#
                             0Japplication/vnd.fuzzysheet                                   0Rapplication/vn\#
        d.3gpp.srvcc-ext+xml0Fapplication/vnd.netfpx    0=text/markdown0Rapplication/set-payment-initiation0\#
        Aapplication/x-lha0Mapplication/vnd.document+json0;audio/mpeg30Dtext/x-script.python0Iapplication/vn\#
        d.dece.data0Aapplication/x-ace0Iapplication/pidf-diff+xml0:text/x-rtf0=image/x-targa                \#
                                       0Aapplication/x-srt                  0Capplication/vnd.bmi           \#
                                                                       0Dapplication/json-seq              0\#
        <audio/x-aiff                                                0Aaudio/rtploopback           0Gapplica\#
        tion/vnd.nervana0Tapplication/vnd.vividence.scriptfile0Napplication/vnd.oma.bcast.ltkm0Uapplication/\#
        vnd.crick.clicker.palette0Rapplication/alto-endpointcost+json0<image/x-pict0Mapplication/kpml-respon\#
        se+xml0Capplication/onenote0?text/x-uuencode0Btext/prs.lines.tag1<application/vnd.openxmlformats-off\#
        icedocument.wordprocessingml.fonttable+xml09audio/smv0Dapplication/x-msword0=audio/vnd.dra0Baudio/vn\#
        d.dvb.file0Qapplication/vnd.ubisoft.webplayer0>chemical/x-cif0Capplication/vnd.wmc0Xapplication/alto\#
        -endpointpropparams+json0\application/vnd.piaccess.application-licence0Iapplication/vnd.adobe.fxp0Ja\#
        pplication/vnd.xmpie.xlim08audio/dv0Japplication/vnd.fut-misnet09image/emf09audio/red               \#
          0Bmodel/x.stl-binary15application/vnd.openxmlformats-officedocument.presentationml.tags+xml0Qappli\#
        cation/vnd.ms-wmdrm.lic-resp0Uapplication/vnd.quobject-quoxdocument0Xapplication/vnd.japannet-jpnsto\#
        re-wakeup0Dimage/vnd.sealed.png0Vapplication/vnd.marlin.drm.license+xml0Bapplication/nappdf0Gapplica\#
        tion/hyperstudio0Dapplication/vnd.pcos0Gapplication/mathematica0=video/x-mpeg20Happlication/sparql-q\#
        uery0Dapplication/vnd.hbci0happlication/vnd.globalplatform.card-content-mgt-response0>video/x-ms-wax\#
        0Capplication/sru+xml19application/vnd.openxmlformats-officedocument.spreadsheetml.calcchain+xml0Oap\#
        plication/vnd.otps.ct-kip+xml0Lapplication/x-rar-compressed0:text/x-rst0Aapplication/excel09text/les\#
        s0Mapplication/x-apple-diskimage0Napplication/im-iscomposing+xml18application/vnd.openxmlformats-off\#
        icedocument.drawingml.diagramstyle+xml0Eapplication/cybercash0Gapplication/atomsvc+xml         0Zapp\#
        lication/vnd.handheld-entertainment+xml0Dapplication/pgp-keys0Kapplication/vnd.sealed.tiff0:text/x-y\#
        ml0>message/rfc82208video/nv 0Uapplication/vnd.sun.xml.writer.global                                \#
                                                                   0Fapplication/thraud+xml            0Rapp\#
        lication/x-iwork-pages-sffpages0Japplication/vnd.music-niff0Xapplication/vnd.oma.group-usage-list+xm\#
        l              0?image/x-xpixmap                                           0Capplication/x-kword    \#
                                                        0Ktext/vnd.trolltech.linguist 0Oapplication/mbms-der\#
        egister+xml0Lapplication/vnd.chemdraw+xml                                  0Japplication/vnd.3gpp2.t\#
        cap0=audio/g726-320Rapplication/x-gnumeric-spreadsheet0Mapplication/vnd.apple.mpegurl0=image/vnd.dxf\#
        0?image/photoshop                      0Napplication/vnd.ms-xpsdocument                       0Mappl\#
        ication/vnd.rainstor.data0Eapplication/spdx+json                                                    \#
                                 0Bapplication/x-json                          0\application/vnd.ims.lti.v2.\#
        toolsettings+json                                                 0Fapplication/postscript0Lapplicat\#
        ion/urc-ressheet+xml0]application/mbms-user-service-description+xml0Lapplication/vnd.groove-vcard18a\#
        pplication/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml0Wapplication/vnd.japannet-pa\#
        yment-wakeup0Dapplication/xmpp+xml0Happlication/x-font-type10>text/x-texinfo0Mapplication/vnd.comicb\#
        ook+zip0Mapplication/vnd.ims.imsccv1p10Gapplication/x-photoshop0?application/nss                    \#
                   0Mapplication/alto-costmap+json0;video/x-fli                                             \#
                                            0:audio/smv009image/t380Uapplication/vnd.sun.xml.calc.template  \#
                          0:video/3gpp                                           09audio/lpc                \#
                                          0Capplication/vnd.fdf0;audio/g729d                                \#
                                                                   0Nvideo/1d-interleaved-parityfec0Japplica\#
        tion/vnd.canon-cpdl                                          0Qapplication/vnd.neurolanguage.nlu0Eap\#
        plication/xacml+xml0=model/x3d+xml0Tapplication/vnd.hydrostatix.sof-data0Papplication/vnd.rn-realmed\#
        ia-vbr0=image/vnd.fst0Fapplication/tamp-error0Kapplication/vnd.ms-htmlhelp0Qapplication/vnd.openblox\#
        .game+xml0Iapplication/vnd.dtg.local0Oapplication/vnd.syncml.dm+wbxml1;application/vnd.openxmlformat\#
        s-officedocument.spreadsheetml.revisionlog+xml0Rapplication/vnd.syncml.dmddf+wbxml0Ktext/comma-separ\#
        ated-values0;audio/dat120Kapplication/vnd.realvnc.bed0Qapplication/vnd.accpac.simply.imp0eapplicatio\#
        n/vnd.ms-excel.sheet.binary.macroenabled.120Oapplication/vnd.oma-scws-config0Baudio/dsr-es2022110\ap\#
        plication/vnd.japannet-registration-wakeup0Lapplication/vnd.etsi.aoc+xml0Papplication/vnd.dece.unspe\#
        cified0Mapplication/vnd.desmume.movie09text/json0Bapplication/x-hdf50Capplication/texinfo0Aapplicati\#
        on/x-cbr0Gapplication/vnd.ms-word1;application/vnd.openxmlformats-officedocument.wordprocessingml.se\#
        ttings+xml0Japplication/vnd.miele+json0;video/x-ogg08text/rtx                                       \#
                        0Tapplication/vnd.chipnuts.karaoke-mmd0:video/mp1s0?application/rtf0;image/targa0?te\#
        xt/x-assembly0;text/x-scss0Vapplication/vnd.radisys.msml-audit+xml0Lapplication/vnd.wv.csp+wbxml0Eap\#
        plication/x-kspread       0[application/vnd.oasis.opendocument.graphics0Gapplication/vnd.sss-ntf19ap\#
        plication/vnd.openxmlformats-officedocument.presentationml.presentation0=audio/evrcnw10Lapplication/\#
        kpml-request+xml0bapplication/vnd.radisys.msml-dialog-fax-detect+xml0Gapplication/problem+xml0Rappli\#
        cation/vnd.noblenet-directory0`application/vnd.ms-word.template.macroenabled.120Papplication/vnd.3m.\#
        post-it-notes0Wapplication/vnd.ntt-local.sip-ta_remote1@application/vnd.openxmlformats-officedocumen\#
        t.presentationml.slideupdateinfo+xml09video/mpg0?application/a2l0Emodel/vnd.collada+xml0>audio/x-ms-\#
        wma0Fapplication/x-troff-ms0Wapplication/vnd.oasis.opendocument.text16application/vnd.openxmlformats\#
        -officedocument.presentationml.slide+xml0Japplication/vnd.sealed.3df0Aapplication/x-dbf0>audio/encap\#
        rtp0Aapplication/x-tex0Lapplication/x-debian-package0@application/x-sh0=text/vbscript0Xapplication/t\#
        amp-sequence-adjust-confirm0Oapplication/vnd.powerbuilder7-s0Kapplication/mrb-publish+xml08text/tcl0\#
        Wmessage/global-disposition-notification0=audio/vnd.4sb0Mapplication/sgml-open-catalog0Japplication/\#
        vnd.sealed.ppt0>audio/x-pn-wav             0Bapplication/pkcs10                                     \#
                                  0Wapplication/vnd.iptc.g2.newsmessage+xml0Caudio/vnd.dolby.pl2            \#
                0Dapplication/x-karbon          0Tapplication/vnd.antix.game-component               0Uappli\#
        cation/vnd.astraea-software.iota0Kapplication/vnd.cloanto.rp90eapplication/vnd.oma.poc.optimized-pro\#
        gress-report+xml0Papplication/urc-uisocketdesc+xml0Capplication/x-dbase0Uapplication/vnd.publishare-\#
        delta-tree0Aapplication/x-sit1:application/vnd.openxmlformats-officedocument.spreadsheetml.pivottabl\#
        e+xml0Fapplication/cdmi-queue0Aimage/vnd.net-fpx0;font/x-woff1>application/vnd.openxmlformats-office\#
        document.presentationml.handoutmaster+xml0?application/sql0[application/mbms-protection-description+\#
        xml0Happlication/calendar+xml0Daudio/3gpp-encrypted0Happlication/vnd.wap.wmlc0Papplication/vnd.prote\#
        us.magazine0Fapplication/x-troff-me09text/sgml0Bapplication/x-gtar0Capplication/cpl+xml0@application\#
        /mp210Rapplication/simple-message-summary                                                           \#
                   0Capplication/epp+xml0Oapplication/vnd.etsi.asic-s+zip 0=text/x-erlang  0Oapplication/vnd\#
        .omads-email+xml0Happlication/davmount+xml               0Aapplication/x-sdp                        \#
                         12application/vnd.openxmlformats-officedocument.presentationml.slide0Papplication/v\#
        nd.bluetooth.le.oob          0Napplication/vnd.tmobile-livetv0?video/x-msvideo         0Lapplication\#
        /vnd.novadigm.ext0Kapplication/x-iso9660-image    0Happlication/vnd.intu.qfx0Japplication/vnd.xacml+\#
        json0Zapplication/vnd.oasis.opendocument.formula0aapplication/vnd.ms-excel.template.macroenabled.120\#
        Dapplication/vnd.xara0Vapplication/vnd.motorola.flexsuite.kmr0Napplication/vnd.apache.parquet       \#
                               0Oapplication/vnd.oxli.countgraph                                   0?message\#
        /partial                          0Dapplication/dssc+xml   0Japplication/pkix-attr-cert             \#
                                                     0:audio/g722                                           \#
                    0Xapplication/alto-endpointcostparams+json0Happlication/x-bittorrent0Btext/x-objective-c\#
                                            1:application/vnd.openxmlformats-officedocument.spreadsheetml.ch\#
        artsheet+xml0Faudio/vnd.dolby.dd-raw                                                        0?chemic\#
        al/x-cmdf0Oapplication/x-ms-dos-executable0Oapplication/vnd.lotus-screencam0Capplication/stuffit    \#
                          0Eapplication/xhtml+xml                     0Papplication/vnd.bluetooth.ep.oob0:im\#
        age/hevc                                                             0Lapplication/whoispp-response \#
                                   0Capplication/tei+xml0=audio/gsm-efr0Iapplication/pgp-encrypted0Fapplicat\#
        ion/x-snes-rom 0Btext/x-shellscript0Gapplication/vnd.sbm.cid0Aapplication/slate09image/jp20Wapplicat\#
        ion/vnd.radisys.msml-dialog+xml0@application/dvcs0Tapplication/vnd.oipf.spdiscovery+xml0Capplication\#
        /x-xliff0Iaudio/vnd.nuera.ecelp48000;video/bt6560:video/h2650Bapplication/sqlite0Zapplication/vnd.ja\#
        pannet-directory-service0:audio/midi0Aapplication/dicom0Cimage/x-xwindowdump0[application/vnd.poc.gr\#
        oup-advertisement+xml0Uapplication/vnd.jcp.javame.midlet-rms0Caudio/x-hx-aac-adts                   \#
                 0Sapplication/vnd.oipf.cspg-hexbinary0Capplication/vnd.sdp                                 \#
              0@application/srgs0?application/rtx            0Fapplication/x-font-ttf                    0Ma\#
        pplication/vnd.apple.numbers0<text/vnd.fly                                                          \#
                        0Happlication/vnd.ms-excel                                                   0Qappli\#
        cation/vnd.3gpp.mid-call+xml0:video/mpeg0Capplication/vnd.gmx           0Dapplication/x-gunzip      \#
                        0:font/woff2      0Eapplication/x-rss+xml          0Emultipart/appledouble          \#
                0:video/jpeg                                                                                \#
                                              0Napplication/vnd.micrografx.igx09image/jpg0<text/jcr-cnd0Capp\#
        lication/edi-x120Dapplication/dash+xml             0Kapplication/vnd.osgi.bundle0aapplication/vnd.mi\#
        crosoft.windows.thumbnail-cache0Dapplication/epub+zip0Rapplication/vnd.mophun.application0Qapplicati\#
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
                                           08text/sql                    0Daudio/x-mp3-playlist    0Dapplica\#
        tion/vnd.dart                                                                                       \#
                             0Capplication/x-bzip1                                                          \#
                0@application/zstd          0Capplication/parquet                                           \#
                           0aapplication/vnd.oasis.opendocument.image-template0Mapplication/vnd.osa.netdeplo\#
        y0Lapplication/x-lzh-compressed                  0Avideo/x-sgi-movie      0Papplication/vnd.fujitsu.\#
        oasysprs0Mapplication/vnd.etsi.mcid+xml0Mapplication/samlassertion+xml0Oapplication/vnd.oma.cab-pcc+\#
        xml0=text/uri-list0Rtext/vnd.radisys.msml-basic-layout0_application/vnd.oma.bcast.smartcard-trigger+\#
        xml0Bmultipart/parallel0:video/vivo           0Mapplication/vnd.uplanet.alert0Evideo/x-ms-asf-plugin\#
                                0:audio/aiff                                                       0Fapplica\#
        tion/ecmascript0Happlication/x-kpresenter0Mapplication/vnd.ms-fontobject0Japplication/vnd.xmpie.dpkg\#
        0Bapplication/ulpfec0@application/wasm          13application/vnd.openxmlformats-officedocument.cust\#
        om-properties+xml0Gmessage/feedback-report0Pmessage/disposition-notification0Bapplication/xv+xml0;au\#
        dio/t140c0Aapplication/index0Daudio/vnd.dolby.pl2x0Baudio/vnd.cns.inf10Dvideo/3gpp-encrypted0Aapplic\#
        ation/x-tcl0Mapplication/vnd.ncd.reference0dapplication/vnd.radisys.msml-dialog-fax-sendrecv+xml0;te\#
        xt/x-lisp0Rapplication/vnd.uplanet.list-wbxml0Eapplication/x-winhelp0Happlication/x-javascript0Oappl\#
        ication/conference-info+xml0Fapplication/vnd.gerber0Xapplication/vnd.citationstyles.style+xml0Dappli\#
        cation/mads+xml08audio/cn0Mapplication/mbms-schedule+xml0Qapplication/vnd.stepmania.package0<text/x-\#
        patch0Happlication/vnd.trid.tpt0Napplication/vnd.sun.xml.writer0Happlication/reputon+json           \#
                 0Kapplication/vnd.ahead.space09video/fli0Napplication/vnd.cyclonedx+json0Napplication/vnd.f\#
        ujitsu.oasys30@text/x-component0=text/x-c++src  0Lapplication/load-control+xml0?application/dcd     \#
                                               0Oapplication/vnd.immervision-ivu                            \#
                                                                   0Mapplication/prs.rdf-xml-crypt0<audio/am\#
        r-wb0^application/vnd.ms-excel.sheet.macroenabled.120Oapplication/vnd.uplanet.cacheop0:video/mp2t0Sa\#
        pplication/vnd.ecowin.seriesupdate0Dapplication/x-cdlink0Lapplication/vnd.spotfire.dxp0Fapplication/\#
        atomicmail0>audio/x-ms-asx0Iapplication/vnd.pg.format0Lapplication/vnd.tcpdump.pcap0Kapplication/vnd\#
        .ncd.control0Capplication/pls+xml0Avideo/vnd.dece.sd0Dapplication/pkix-crl0Btext/x-common-lisp0Lappl\#
        ication/scvp-cv-response0:image/webp0Happlication/prs.hpub+zip0:audio/vdvi0?model/gltf+json0Oapplica\#
        tion/vnd.data-vision.rdz0:text/mizar0Rapplication/3gpdash-qoe-report+xml0?application/oda0>audio/vnd\#
        .wave0;text/x-java0Rapplication/vnd.oma.poc.groups+xml0Pvideo/vnd.ms-playready.media.pyv0Japplicatio\#
        n/x-mspowerpoint0=audio/sp-midi0;text/x-sass0Cvideo/x-mpeg-system09video/vc10Rapplication/mediaserve\#
        rcontrol+xml0Aapplication/x-lzh0Gapplication/msc-ivr+xml0Jvideo/vnd.directv.mpeg-tts0@application/qs\#
        ig0Rapplication/vnd.mapbox-vector-tile0Rvideo/vnd.sealedmedia.softseal.mov0Rapplication/alto-endpoin\#
        tprop+json0Capplication/winhelp0Himage/vnd.microsoft.icon0:image/tiff0Zapplication/vnd.ms-playready.\#
        initiator+xml0Napplication/vnd.biopax.rdf+xml0Lflv-application/octet-stream0<image/x-heic0Napplicati\#
        on/vnd.omads-file+xml09audio/rtx0`application/x-vnd.oasis.opendocument.text-master                  \#
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
        plication/vnd.nitf0Mapplication/vnd.street-stream08text/vbs0Fapplication/vnd.ms-ims0[application/vnd\#
        .software602.filler.form+xml0;audio/x-dts0@application/atfx0Napplication/vnd.rig.cryptonote0Capplica\#
        tion/x-speex0Dapplication/pidf+xml0Kapplication/vnd.lotus-1-2-3          0Vapplication/xml-external-\#
        parsed-entity09audio/asc                                                                            \#
                                  0Happlication/vnd.oma.dcdc                        16application/vnd.openxm\#
        lformats-officedocument.presentationml.slideshow0Dvideo/vnd.youtube.yt0Happlication/vnd.ms-works0Fap\#
        plication/x-compress0Aaudio/x-realaudio                                     0?application/ogg     0I\#
        application/mpeg4-generic                                                                           \#
                                              0Xapplication/vnd.dir-bi.plate-dl-nosuffix0Eapplication/x-scri\#
        bus                                                              0Atext/coffeescript                \#
                           0Kapplication/x-msdos-program0>model/x3d-vrml0Papplication/vnd.oipf.spdlist+xml0o\#
        application/vnd.openxmlformats-officedocument.themeoverride+xml0Ivideo/vnd.motorola.videop0Tapplicat\#
        ion/vnd.etsi.iptvprofile+xml0?message/sipfrag0Lapplication/tamp-apex-update09image/jpm0@application/\#
        gzip0Gimage/x-portable-bitmap0Rapplication/vnd.meridian-slingshot0Capplication/shf+xml0Fapplication/\#
        font-tdpfr0;image/x-fpx0_application/vnd.mitsubishi.misty-guard.trustweb0Qapplication/vnd.nintendo.s\#
        nes.rom0Aapplication/x-dwg0Papplication/vnd.powerbuilder75-s0Vapplication/vnd.recordare.musicxml+xml\#
        0Wapplication/vnd.dvb.notif-container+xml0Cimage/heif-sequence0Japplication/mac-compactpro0Japplicat\#
        ion/vnd.afpc.modca0Japplication/moss-signature0Happlication/vnd.intergeo0?audio/parityfec0Kapplicati\#
        on/watcherinfo+xml0=audio/pcmu-wb0Mapplication/x-nintendo-ds-rom0Gapplication/vnd.geoplan09audio/gsm\#
        0Mapplication/vnd.fsc.weblaunch0Lapplication/vnd.contact.cmsg0Aapplication/x-chm0Oapplication/vnd.et\#
        si.asic-e+zip0Kapplication/mosskey-request0Vapplication/vnd.shana.informed.package1=application/vnd.\#
        openxmlformats-officedocument.spreadsheetml.sheetmetadata+xml0Mapplication/simple-filter+xml0Happlic\#
        ation/mac-binhex400Kapplication/vnd.kde.kontour0Kapplication/coap-group+json0?application/wmf0Qappli\#
        cation/vnd.hhe.lesson-player0Caudio/mpeg4-generic0:audio/opus0=video/pointer0Gapplication/vnd.acucor\#
        p0]application/vnd.microsoft.portable-executable0<image/x-xfig0]application/vnd.radisys.msml-audit-d\#
        ialog+xml0Mapplication/vnd.ms-pki.seccat0Bapplication/x-ruby0Rapplication/vnd.motorola.flexsuite09au\#
        dio/l160Cimage/heic-sequence0Iapplication/vnd.epson.ssf0:image/avci0Mapplication/vnd.powerbuilder70E\#
        image/x-pc-paintbrush0Aapplication/json50Oapplication/vnd.verimatrix.vcas0Oapplication/patch-ops-err\#
        or+xml  0;image/x-png 0Vapplication/x-iwork-numbers-sffnumbers                                      \#
                                                                  0Vvideo/vnd.nokia.interleaved-multimedia  \#
            0Sapplication/vnd.multiad.creator.cif1;application/vnd.openxmlformats-officedocument.wordprocess\#
        ingml.comments+xml0Sapplication/vnd.apple.installer+xml   0;image/x-xcf0fapplication/vnd.ms-powerpoi\#
        nt.template.macroenabled.120?audio/clearmode0Gapplication/cdmi-object0?text/x-makefile              \#
                                    0Gapplication/vnd.efi.iso0Japplication/vnd.mobius.plc                   \#
                              0;image/g3fax09image/svg0Dtext/vnd.iptc.newsml0Ivideo/vnd.nokia.videovoip0:tex\#
        t/x-tex                               0Uapplication/vnd.japannet-verification0Rapplication/vnd.nokia\#
        .landmark+xml0Baudio/dsr-es2022120Lapplication/vnd.triscape.mxs0Oapplication/vnd.lotus-organizer09im\#
        age/jls0Capplication/xml-dtd0Napplication/vnd.fujixerox.hbpl0;image/x-ico0:text/x-c++09image/j2c    \#
                                                                                0;audio/g729e0Wapplication/v\#
        nd.groove-identity-message0Papplication/vnd.macports.portpkg0Fapplication/x-font-bdf0Gapplication/x-\#
        xpinstall0[application/vnd.ntt-local.sip-ta_tcp_stream0Himage/x-portable-graymap0@model/x3d+binary  \#
         0Mtext/1d-interleaved-parityfec  0^application/vnd.oasis.opendocument.spreadsheet0Japplication/vnd.\#
        mobius.mqy                              0Gapplication/vnd.osgi.dp                                   \#
           09audio/l20                                                             0Mapplication/vnd.ims.ims\#
        ccv1p20Gapplication/fastinfoset0Yapplication/vnd.tao.intent-module-archive1@application/vnd.openxmlf\#
        ormats-officedocument.spreadsheetml.tablesinglecells+xml                               0Iapplication\#
        /vnd.ms-access                            0:video/h261                       09model/obj          0Q\#
        model/vnd.parasolid.transmit.text0Vapplication/vnd.etsi.iptvdiscovery+xml0Sapplication/vnd.dvb.iptv.\#
        alfec-base0@application/cbor0<image/x-djvu                                                  0Capplic\#
        ation/vnd.shp0Eaudio/telephone-event                                    0:image/apng                \#
                                                                                  0Mapplication/ibe-pkg-repl\#
        y+xml0Happlication/mosskey-data       0Gapplication/cdmi-domain                          0Qapplicati\#
        on/vnd.gov.sk.e-form+zip0Aapplication/x-sql0Mapplication/spirits-event+xml0=model/vnd.mts08font/ttf0\#
        ?application/dit                                                0>image/x-ms-bmp                    \#
             0Japplication/cdmi-container                   0Imultipart/x-mixed-replace         0Iapplicatio\#
        n/x-mathematica0Tapplication/vnd.americandynamics.acc 0=model/vnd.vtu0=image/svg+xml0=video/x-ms-wm \#
                             0aapplication/vnd.oma.bcast.simple-symbol-container0Gapplication/vnd.kahootz0Va\#
        pplication/alto-networkmapfilter+json0Tapplication/x-redhat-package-manager0?application/dii0Iapplic\#
        ation/xcap-diff+xml0Gapplication/vnd.dvb.pfr                     0:image/icon                       \#
                                                                              0\application/vnd.oipf.mippvco\#
        ntrolmessage+xml0Happlication/andrew-inset0:image/heif        0>text/x-objcsrc    0Capplication/acro\#
        bat0Iapplication/xcap-caps+xml0Happlication/vnd.cups-ppd0Fapplication/x-doom-wad0?text/ecmascript0:m\#
        odel/step0Rapplication/java-serialized-object                                     0Dapplication/emma\#
        +xml0Nmessage/global-delivery-status0Yapplication/vnd.ms-windows.nwprinting.oob0>audio/evrc-qcp0Bapp\#
        lication/x-java0Aapplication/x-wmf0:text/plain0Fapplication/mac-binhex0]application/vnd.oma.bcast.pr\#
        ovisioningtrigger0>audio/vnd.celp 0Oapplication/vnd.businessobjects0@multipart/report0Happlication/v\#
        nd.onepager                                  0;image/x-3ds0Fapplication/vnd.ms-lrm                  \#
                 0Zapplication/vnd.dvb.iptv.alfec-enhancement09video/rtx0@text/vnd.latex-z0>image/jpeg2000  \#
                         0<text/x-vcard0fapplication/vnd.anser-web-certificate-issue-initiation0Japplication\#
        /vnd.mason+json0;image/x-dpx0Dapplication/vnd.ufdl                 0<image/fax-g3                   \#
                            0?font/collection    0@application/json                 0Oapplication/alto-direc\#
        tory+json              0Emodel/x3d+fastinfoset                                         0Eapplication\#
        /vq-rtcpxr0@audio/mpa-robust0Oapplication/vnd.pwg-multiplexed0Baudio/vnd.cns.anp11:application/vnd.o\#
        penxmlformats-officedocument.spreadsheetml.sheet.main+xml0Dapplication/vnd.mfmp0Gapplication/vnd.dyn\#
        ageo0Uapplication/vnd.japannet-registration0:text/x-awk0Happlication/vnd.ipld.car  0Capplication/ld+\#
        json0Papplication/vnd.oma.drm.risd+xml0Napplication/vnd.osgi.subsystem0Sapplication/vnd.wrq-hp3000-l\#
        abelled                                                                          0Yapplication/vnd.s\#
        ealedmedia.softseal.html0Kapplication/vnd.ms-opentype0Cimage/avif-sequence0Kapplication/p2p-overlay+\#
        xml1>application/vnd.openxmlformats-officedocument.presentationml.template.main+xml0Tvideo/vnd.iptvf\#
        orum.2dparityfec-10100Eapplication/vnd.fints                                                      0=\#
        audio/vnd.rip0;video/x-mp40Tapplication/xcon-conference-info+xml0Rapplication/vnd.route66.link66+xml\#
        0=text/x-octave0;video/x-m4v0Tapplication/vnd.etsi.iptvcommand+xml                                  \#
                                          0Tapplication/vnd.nokia.landmark+wbxml0Eapplication/font-sfnt     \#
                     0@application/iotp0Kapplication/vnd.apple.pages0<image/naplps0Mapplication/vnd.geogebra\#
        .file0Iaudio/vnd.nuera.ecelp74700Dapplication/vnd.sema09image/pdf0Papplication/tamp-sequence-adjust0\#
        Zapplication/vnd.shana.informed.interchange09image/tif0Bapplication/riscos0Htext/vnd.ms-mediapackage\#
        0Napplication/vnd.dvb.ipdcesgpdd0=audio/vnd.dts07text/n30Kapplication/vnd.oma.dd2+xml0Btext/x-java-s\#
        ource0[application/vnd.radisys.msml-audit-conf+xml0Sapplication/vnd.liberty-request+xml0Capplication\#
        /vnd.tml0:text/x-sed         0Japplication/vnd.cinderella0Iapplication/vnd.epson.msf0=audio/mpegurl \#
                                                                                                            \#
                                                                                    0Aapplication/x-ogg0Happ\#
        lication/vnd-ms-works                08text/xsl          0Eapplication/index.vnd                    \#
               11application/vnd.openxmlformats-officedocument.spreadsheetml.sheet0Aapplication/x-deb0Jappli\#
        cation/vnd.framemaker0Wapplication/vnd.ntt-local.file-transfer0Mapplication/vnd.fluxtime.clip0Kappli\#
        cation/vnd.heroku+json09text/shex0Gapplication/x-atari-msa0>image/vnd.xiff0Kapplication/vnd.vectorwo\#
        rks0;image/x-tga0Fimage/x-jpeg2000-image0Japplication/vnd.micro+json0Kapplication/auth-policy+xml0Am\#
        odel/vnd.opengex   0Kapplication/cdmi-capability                                                  0K\#
        application/call-completion                                 0<audio/vmr-wb    0;audio/evrcb         \#
                                                          0=audio/amr-wb+                          0:text/x-\#
        csv0Rapplication/vnd.yamaha.through-ngn     0Gtext/x-literate-haskell0Capplication/vnd.dbf0;text/fwd\#
        red0Mapplication/vnd.smart.teacher                                   0;image/hej2k                  \#
                                0?application/cms08text/srt0;audio/x-aac0Maudio/x-rn-3gpp-amr-encrypted0Fapp\#
        lication/vnd.is-xpr0Happlication/vnd.paos.xml0<audio/x-mpeg1?application/vnd.openxmlformats-officedo\#
        cument.presentationml.slideshow.main+xml0Qapplication/vnd.ecowin.fileupdate0Sapplication/vnd.ms-wmdr\#
        m.meter-resp0Wapplication/prs.alvestrand.titrax-sheet0Mapplication/prs.wavefront-obj0Aapplication/x-\#
        mdb0Japplication/vnd.mobius.mbk0Happlication/x-msmetafile0Aapplication/atxml0Qapplication/vnd.amunds\#
        en.maze+xml0Kapplication/vnd.eudora.data0Sapplication/resource-lists-diff+xml0?application/pdx1<appl\#
        ication/vnd.openxmlformats-officedocument.presentationml.slidemaster+xml0Japplication/vnd.insors.igm\#
        0Papplication/x-pkcs7-certificates0?application/p210Yapplication/tamp-community-update-confirm0Uappl\#
        ication/vnd.valve.source.material0Fapplication/vnd.grafeq0Qapplication/x-www-form-urlencoded0Yapplic\#
        ation/xcon-conference-info-diff+xml0:audio/mpeg0Aapplication/x-tar0:text/x-csh0_application/vnd.3gpp\#
        .access-transfer-events+xml0Iimage/vnd.adobe.photoshop   0;image/pjpeg0Dapplication/mods+xml0Xapplic\#
        ation/vnd.nokia.isds-radio-presets0Eapplication/vnd.rapid0Fapplication/prs.nprend15application/vnd.o\#
        penxmlformats-officedocument.extended-properties+xml0:audio/g7230Kapplication/vnd.commonspace0Rappli\#
        cation/vnd.ecowin.filerequest  0Japplication/vnd.ms-project             0?text/csv-schema    09image\#
        /dpx0;image/x-tif                                                0`application/x-vnd.oasis.opendocum\#
        ent.spreadsheet        0Happlication/vnd.geo+json                                                   \#
                                                                                                            \#
                          0Uapplication/vnd.nokia.iptv.config+xml                                           \#
                                                                                       0Caudio/vnd.octel.sbc\#
        0Wapplication/vnd.iptc.g2.packageitem+xml0<text/x-ocaml0Emultipart/alternative          0Rapplicatio\#
        n/vnd.nintendo.nitro.rom                                                         0;video/x-avi      \#
                                                                                                            \#
                     0Japplication/vnd.kde.kchart                                                       0Jap\#
        plication/vnd.siren+json0Mapplication/media_control+xml                         0Etext/grammar-ref-l\#
        ist                    0;drawing/dwg             0Gapplication/vnd.rs-274x0Gapplication/vnd.hp-jlyt0\#
        Dapplication/dssc+der1<application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml0\#
        >video/jpeg20000Capplication/gzipped0Sapplication/vnd.fastcopy-disk-image0Sapplication/vnd.wolfram.m\#
        athematica                                                                   0Papplication/alto-netw\#
        orkmap+json                                   0Dimage/jpeg2000-image0Vmodel/vnd.rosette.annotated-da\#
        ta-model0=image/vnd.svf                                    0Lapplication/vnd.rn-realmedia           \#
        0Qapplication/vnd.stardivision.calc0Aapplication/x-bat0Amodel/gltf-binary0;video/bmpeg0Iapplication/\#
        activemessage09audio/wma0Napplication/vnd.nokia.catalogs0=text/x-adasrc                             \#
                                                                                          0Dapplication/x-ms\#
        -wmd                                      0^application/vnd.oasis.opendocument.text-master0?applicat\#
        ion/rar              0Avideo/vnd.mpegurl0Aapplication/bzip209text/html0Gapplication/vnd.hal+xml0Capp\#
        lication/vnd.wqd0Napplication/vnd.dolby.mobile.20>audio/x-ms-wax0Napplication/x-bibtex-text-file0Map\#
        plication/vnd.dece.ttml+xml0Qapplication/vnd.3gpp.pic-bw-large0Iapplication/vnd.3gpp2.sms09video/avi\#
            0Caudio/vnd.dolby.mps0Lapplication/poc-settings+xml                                             \#
                                                            0;image/x-jng0Bapplication/x-xfig    0Dapplicati\#
        on/rlmi+xml0^application/vnd.ms-excel.addin.macroenabled.120Happlication/vnd.sbm.mid209image/xcf0Dap\#
        plication/jrd+json0Vapplication/vnd.etsi.iptvueprofile+xml0Kapplication/vnd.ibm.minipay0Mapplication\#
        /vnd.fujixerox.ddd0@application/marc0?text/x-markdown09video/mp40Ltext/vnd.familysearch.gedcom0Atext\#
        /x-emacs-lisp0Mapplication/vnd.gentoo.eclass0Kapplication/timestamp-reply0Oapplication/vnd.mozilla.x\#
        ul+xml09video/raw0Rimage/vnd.sealedmedia.softseal.jpg0Kapplication/atomdeleted+xml0Laudio/vnd.cmles.\#
        radio-events0Vapplication/vnd.yamaha.tunnel-udpencap0Japplication/vnd.kenameaapp0Fimage/vnd.dvb.subt\#
        itle0Lapplication/vnd.kidspiration0Bvideo/vnd.dvb.file0Gapplication/set-payment0;image/x-hdr0>audio/\#
        matroska0<audio/evrcnw0?application/jwt0Bapplication/x-doom09model/3mf0;image/x-dwg0Aapplication/x-e\#
        mf0Gaudio/vnd.dolby.heaac.20Iapplication/pgp-signature0Vapplication/vnd.oma-scws-http-response0Gappl\#
        ication/vnd.hp-hpid      0Capplication/x-frame                                                      \#
                                      0Napplication/geopackage+sqlite3                    0Wapplication/vnd.\#
        motorola.flexsuite.adsi0Jaudio/vnd.nokia.mobile-xmf                                                 \#
                                                                                                            \#
                                                                         0Fapplication/vnd.ms-wpl          0\#
        \application/vnd.radisys.msml-dialog-base+xml                        0]application/vnd.3gpp.state-an\#
        d-event-info+xml0Bapplication/x-shar                      0Mapplication/ppsp-tracker+json           \#
                                                    0Japplication/xcap-error+xml0Lapplication/x-font-linux-p\#
        sf1>application/vnd.openxmlformats-officedocument.wordprocessingml.websettings+xml0Uapplication/vnd.\#
        windows.devicepairing0=audio/x-dtshd0Tapplication/vnd.iptc.g2.newsitem+xml1;application/vnd.openxmlf\#
        ormats-officedocument.spreadsheetml.dialogsheet+xml0Capplication/vnd.dna0Wapplication/vnd.irepositor\#
        y.package+xml0@application/xfdf0Mapplication/vnd.clonk.c4group0Caudio/amr-encrypted0Qapplication/vnd\#
        .dvb.ipdcesgaccess0happlication/vnd.oasis.opendocument.presentation-template0Iapplication/vnd.vision\#
        ary0=image/vnd.fpx09audio/l24                  0fapplication/vnd.ms-package.3dmanufacturing-3dmodel+\#
        xml0\application/vnd.japannet-verification-wakeup0Capplication/fdt+xml0Gapplication/xcap-ns+xml1<app\#
        lication/vnd.openxmlformats-officedocument.presentationml.notesmaster+xml0?application/fdf0Dtext/vnd\#
        .qt.linguist0Kapplication/pkcs7-signature0Daudio/x-pn-realaudio                 0Dapplication/ccmp+x\#
        ml0fapplication/vnd.dvb.notif-ia-registration-response+xml0@audio/ip-mr_v2.50Avideo/rtploopback0Lapp\#
        lication/vnd.ecowin.chart0Capplication/rfc+xml0Eapplication/parityfec           0Wapplication/vnd.oa\#
        sis.opendocument.base0Iapplication/vnd.fdsn.seed0Dapplication/srgs+xml1:application/vnd.openxmlforma\#
        ts-officedocument.presentationml.viewprops+xml0:text/vnd.a0Sapplication/vnd.etsi.iptvsad-bc+xml0Gapp\#
        lication/tve-trigger                                                    0Fapplication/x-xspf+xml0Cap\#
        plication/its+xml0Cvideo/mpeg4-generic0Gapplication/vnd.panoply                                 0Pap\#
        plication/vnd.radisys.moml+xml0_application/vnd.software602.filler.form-xml-zip0=drawing/x-dwf0Dappl\#
        ication/vnd.anki                  0capplication/vnd.ims.lti.v2.toolconsumerprofile+json1Dapplication\#
        /vnd.openxmlformats-officedocument.spreadsheetml.volatiledependencies+xml0;text/mathml0@application/\#
        acad0Eapplication/index.obj0;audio/x-ogg0Eapplication/vnd.s3sms0_application/vnd.oasis.opendocument.\#
        presentation0Fapplication/vnd.umajin0Kapplication/vnd.ctct.ws+xml0Napplication/mathml-content+xml0Ma\#
        pplication/vnd.orange.indata                                0Napplication/vnd.smart.notebook0Fapplic\#
        ation/x-font-pcf0]application/x-vnd.oasis.opendocument.graphics0Qapplication/vnd.accpac.simply.aso0L\#
        application/x-zip-compressed0[application/vnd.shana.informed.formtemplate0?application/wk10Oapplicat\#
        ion/vnd.multiad.creator0Eapplication/scaip+xml0Iapplication/vnd.epson.esf0Papplication/vnd.yamaha.hv\#
        -script0Vapplication/vnd.oma.xcap-directory+xml                             0japplication/vnd.ms-pow\#
        erpoint.presentation.macroenabled.120Happlication/commonground0Japplication/vnd.sealed.doc0_applicat\#
        ion/vnd.oipf.contentaccessstreaming+xml0Iapplication/emotionml+xml0Japplication/vnd.mobius.dis0Btext\#
        /vnd.in3d.spot  0Napplication/urc-targetdesc+xml0<audio/x-flac0Eapplication/x-mswrite0<audio/vorbis0\#
        9video/mj20Lapplication/x-ace-compressed0=model/vnd.gdl09video/3gp0=audio/g726-16                   \#
        0Btext/vnd.in3d.3dml0Rapplication/vnd.mophun.certificate                                            \#
                                                                                                            \#
                                                             0Kapplication/vnd.wordperfect0[application/vnd.\#
        ntt-local.ogw_remote-access0]application/emergencycalldata.serviceinfo+xml0Happlication/vnd.intu.qbo\#
        0?video/h263-20000Xapplication/vnd.motorola.flexsuite.gotap0Gapplication/prs.xsf+xml                \#
                                                    0Nzz-application/zz-winassoc-doc0Mapplication/vnd.wmf.bo\#
        otstrap0Lapplication/set-registration0Ctext/x-web-markdown0eapplication/x-vnd.oasis.opendocument.for\#
        mula-template0?application/sdp0Happlication/session-info08text/ics0<text/x-cobol0Mapplication/vnd.po\#
        werbuilder61<application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml0[applicati\#
        on/vnd.oasis.opendocument.database0Eapplication/dskpp+xml0Gapplication/vnd.sqlite30<video/x-webm0Avi\#
        deo/vnd.dece.hd0Cimage/x-citrix-jpeg0Sapplication/vnd.bekitzur-stech+json                           \#
                    0Sapplication/vnd.nokia.n-gage.ac+xml                                                   \#
                                                                                     0Iapplication/mpeg4-iod\#
        -xmt                                            0Pimage/vnd.airzip.accelerator.azv         0Oapplica\#
        tion/vnd.yamaha.hv-voice                0:video/x-dv0Gapplication/vnd.trueapp                       \#
                                                  0Kapplication/vnd.oma.pal+xml                             \#
                                                                                                          0C\#
        application/x-asprs                                                               0Eapplication/x-te\#
        x-tfm0Paudio/x-rn-3gpp-amr-wb-encrypted0<audio/evrcb1                                               \#
                 0?application/efi            0Mapplication/mbms-register+xml0?application/ipp0Fimage/vnd.mo\#
        zilla.apng      0Eapplication/xslfo+xml                            0Wapplication/vnd.ms-wmdrm.meter-\#
        chlg-req0Bmodel/vnd.moml+xml08text/xml0;video/x-flc0:video/webm                                     \#
                                    0Sapplication/vnd.yamaha.remote-setup              0Eapplication/cals-18\#
        40                           0Capplication/sep+xml                                               0Ka\#
        pplication/vnd.ms-artgalry      0Oapplication/vnd.ruckus.download0Mapplication/vnd.ecowin.series0Jap\#
        plication/vnd.sealed.net0Dapplication/x-kchart0Aapplication/x-1230Rapplication/vnd.oipf.ueprofile+xm\#
        l0Zapplication/vnd.century-systems.tcp_stream0Happlication/vnd.dece.zip0Gapplication/autocad_dwg0Uap\#
        plication/vnd.airzip.filesecure.azs0Eapplication/x-xml-dtd0Oapplication/vnd.noblenet-sealer0Mapplica\#
        tion/tamp-status-query0>video/h264-svc0Happlication/mbms-msk+xml0Yapplication/vnd.oma.bcast.drm-trig\#
        ger+xml09audio/dls0:text/x-tcl                   0Tapplication/vnd.etsi.timestamp-token0Kapplication\#
        /vnd.kde.kspread0Bimage/x-citrix-png0Papplication/vnd.google-earth.kmz0Bapplication/x-perl0Gapplicat\#
        ion/reginfo+xml0:text/x-sql0lapplication/vnd.oma.bcast.associated-procedure-parameter+xml0Dapplicati\#
        on/encaprtp0Wapplication/vnd.adobe.formscentral.fcdt0Iapplication/calendar+json0Fapplication/x-font-\#
        dos0Qapplication/vnd.ms-cab-compressed0Eapplication/mpeg4-iod0Japplication/vnd.olpc-sugar0Eapplicati\#
        on/x-texinfo0:text/x-ada0;image/x-pcx0=text/enriched0Mapplication/vnd.ims.imsccv1p30Aapplication/x-c\#
        sv0;audio/g72910?application/mdb0Xapplication/vnd.ms-printschematicket+xml0Mapplication/x-font-sunos\#
        -news0?application/exe0:audio/pcma0Aapplication/x-cbz17application/vnd.openxmlformats-officedocument\#
        .drawingml.chartshapes+xml0;video/x-jng0Bapplication/x-smaf0Happlication/3gpp-ims+xml0Mapplication/v\#
        nd.ms-powerpoint0Gapplication/prs.plucker0Dapplication/x-netcdf0happlication/vnd.openxmlformats-offi\#
        cedocument.vmldrawing0Happlication/java-archive0Happlication/x-geopackage0Ctext/prs.prop.logic0Nappl\#
        ication/vnd.micrografx.flo0<message/http0Oapplication/vnd.hyperdrive+json        0Lapplication/x-jav\#
        a-jnlp-file0Mapplication/vnd.yamaha.hv-dic0Dapplication/fastsoap                   0Eapplication/x-s\#
        qlite3                                                         08text/x-d        0Iapplication/vnd.p\#
        awaafile                                                                                   0Lapplica\#
        tion/x-x509-user-cert0Vapplication/vnd.dvb.ipdcdftnotifaccess0>text/parityfec0Ftext/vnd.wap.wmlscrip\#
        t0Vapplication/vnd.denovo.fcselayout-link0?application/xls0Zapplication/vnd.stardivision.writer-glob\#
        al                                     0?application/php0Lapplication/x-raw-disk-image0_application/\#
        vnd.globalplatform.card-content-mgt0Oapplication/vnd.solent.sdkm+xml0]application/x-vnd.oasis.opendo\#
        cument.text-web0:text/x-php09image/jpx0Rapplication/vnd.joost.joda-archive0;text/ulpfec0Rapplication\#
        /vnd.ms-windows.wsd.oob0Eapplication/x-msexcel0?application/afp09image/mj20`application/vnd.cluetrus\#
        t.cartomobile-config-pkg0Uapplication/vnd.sun.xml.draw.template0Happlication/vnd.geospace0@multipart\#
        /digest                                                                           0Nzz-application/z\#
        z-winassoc-hlp19application/vnd.openxmlformats-officedocument.drawingml.diagramlayout+xml0Gapplicati\#
        on/x-xliff+xml0;image/x-rgb0Cimage/hevc-sequence0Happlication/x-tika-ooxml0Eapplication/smpte336m0Ua\#
        pplication/vnd.ms-office.activex+xml0?application/xps0:text/troff1:application/vnd.openxmlformats-of\#
        ficedocument.presentationml.presprops+xml0@application/http0Eapplication/x-stuffit0?application/ico \#
                                                                                         0]application/vnd.r\#
        adisys.msml-dialog-group+xml0:audio/pcmu09audio/ogg   0Fapplication/x-gnumeric0Lapplication/vnd.3gpp\#
        .sms+xml                                        0Fapplication/vcard+json                            \#
                   0Lapplication/vnd.sun.xml.math0Rapplication/vnd.intertrust.digibox0Aimage/vnd.ms-modi0Sap\#
        plication/mathml-presentation+xml0Avideo/x-quicktime                                             0La\#
        pplication/timestamped-data 0Japplication/vnd.xmpie.cpkg                                            \#
               0Iapplication/vnd.chess-pgn0Capplication/x-latex0Napplication/vnd.msa-disk-image0Happlication\#
        /vnd.api+json0Caudio/vorbis-config0=audio/evrcwb00Nzz-application/zz-winassoc-mdb0Bapplication/widge\#
        t                0Eaudio/vnd.m-realaudio0Dapplication/x-ms-wmz0>audio/x-vorbis     0Tapplication/fra\#
        mework-attributes+xml                                        0Japplication/vnd.kde.karbon0Tapplicati\#
        on/vnd.infotech.project+xml0Capplication/xop+xml0Otext/xml-external-parsed-entity0Rapplication/vnd.s\#
        imtech-mindmapper0Fimage/x-jp2-codestream0Bapplication/binhex0Lapplication/vnd.etsi.sci+xml0;text/tu\#
        rtle09text/spdx                                                                                     \#
                       0Tapplication/vnd.openblox.game-binary                                    0;audio/x-w\#
        av   0Dapplication/atom+xml0Tapplication/vnd.minisoft-hp3000-save1@application/vnd.openxmlformats-of\#
        ficedocument.wordprocessingml.template.main+xml0>text/x-fortran0Happlication/vnd.ms-visio0Napplicati\#
        on/vnd.oma.bcast.sgdu0Iapplication/x-flash-video0Oapplication/vnd.nokia.conml+xml0Xapplication/vnd.j\#
        apannet-setstore-wakeup0Wapplication/vnd.iptc.g2.conceptitem+xml0=audio/uemclip0:image/fits0Gapplica\#
        tion/vnd.seemail0Kapplication/vnd.cab-jscript0Dapplication/x-gerber0>message/s-http09audio/wav0Cappl\#
        ication/vnd.mif0Kapplication/vnd.muvee.style
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 4095 }

    /// Slots of a hash table: where the record of a name starts, plus one.
    static var index: StaticString {
        #"""
        =01?0Q<0290S>1g91240600800091D50Y00000000091O00000030b000000=0O00060Y000@0I60o82n61E51<>2C40W0000000\#
        00000000C4_>2_:1Y10]000000@0[?0j31B31]<0^000000C4l40n32283K61Z000<1=000?1R00000000000000000021101111\#
        283gB1g000B2B00091e;1A000000000;1L41>000;1]51O00000051f00041eB2d00021N84E?2822A=1L000000000;24C5@>3;\#
        00071V00061n00092600000042;84W000>3U000000@1c000000000629000A1i000000;2D11m?2I>3f62IA2662\C5Z;2\0008\#
        5100062k>4C64422K72;00085EC69000000000000000000000000000000000000@2L000A2N?2d>4R:2c85Z72P>51@2X;3E<2\#
        U;4M32eA2d72n33?;4i33`00002`00003kA3TA3n00000073J:3:A4900052k000864000A4O>5J64B000000000000A57000238\#
        04Q53D00000000000034<;5<04h@3A000=3D=3c65X;5L13HC6R00093KA5T00086L000@3Z13d?3R43S05A0000000000000000\#
        00000:3\A63:4H@3o000000<3b@4<34o73o44600053hB3iB4e=41000B5?<4EB5[;5_A6EA6V000000000>5UA6aC6h=4a948>6\#
        486j54D44N54j000000<4Q00045;87]00000074[000C7b00000000000014O00094^:4^=5B00000000065j45N45g000;6=000\#
        000000000000000>6RA7?>6e00000095H00000087j74l000>7F:5;96Q000<5175S=5N;6OC8<:5G75g000000000?5;?5i88>@\#
        5>000000000;6^76DA7R:5W00000000096j000000A8100000088UB6LA8N000>7c>8K=63A8o76`00000066;00055\<5]000=6\#
        I000000:5b46@?6C000000C8V25h26@46d56B000>9Z000>:9<5o000000B6g=6g@65@6F06700000000076m@6PA9:00097916@\#
        ;7H06LB7C000@6];7i36F=7?@7<00000088f00000000089;<6P36d06[89b000000?6W00000000000000089l00000000026a2\#
        7B000@7T00007000007\=7O000?6k=7j00000077B000000000000000000=8H?7@@7n77V8:MA9^<7900000047?000000A:;=8\#
        e77a?7[A:Y67F=9:000C8kC9K00047e?85000000000000000000000000000000B7Y97Y48EA;A000000@8<57`;8F000000:7d\#
        000000000B89?8M00098C000000000000000000000000=9M00000018748W00058B00000068=48l000A;]B8GB8^68Q28BB8lB\#
        9758i28S;8P:8H?8^8:X:8l98W59J000000@9M000000000?8j:9H78X00059d98d>:S=9c000;9949K28c08b98o0005:Y00000\#
        000018i38jA<599M>;0>;M000000000000C9Y00000039?A<S000000000<9;B9U29DB9d49U>;^000000<9[000;9H69E@:009H\#
        4:299k000000000000=:7000000><A000000000000=:U09h;9g@:U<9f4:I8:d=:a0:=29_000000B9o@;>000@;]=;;5;2<:40\#
        0069k00079m9:<000000000<:I?:3000000000000000?:I000;:C000000000000@<0?:i::@C:B8;7=;G000?;T00000000000\#
        00000008;K000000B:Q000A<g0:YC:`2:S0000000000004:n000><V0002:_=;X4;;;:`3:`000B:e0007:g6:h7;8?;d6;X9:k\#
        6;hA=@0;><:l<;I1:m2;:000000=<90006<C2;J000000C;?:;<7;J8;_@<L5;A9;G7;k000000=<E9;`=<i?<81;H7<B0001;h>\#
        <b0000002;Y0000000000002<49;l==:0003;Z5;[1<B9<R4;^000==J0000007<O6<_?<K8<T@<fC;h0;i>=19<`000000>=J8<\#
        e000@=9000;<31<O0000<?0000000000<[000<<<0000000006=:000?<W000000:<E000<<R1=1A=M9=g000000000==WA=]000\#
        ?<oA=k000000000000000000000@=\>>9;<\A><=>;2<]000000000:<c000000000000:=D000?=^0009>4<=6000=>]0000000\#
        00000000000000000@>9C=82=>0000005==0=>=?9=?H4=@3=@=?U0001=J;=E7=F<=Y6=WC=J1=m0009>\0001>G0004=X8=Q00\#
        00000000000009>h0008>7000000000000000@>^1>S>>G7=b000;=e0000000000008>fA>P1?A000000?=o<>00000006>48?<\#
        5>43>6000000@>o1@58?b9?N=?j0000000005>D000000:>D>?6?>P000000=@5:>`0000002>M@@=7>MB>N=@YA>[?>bA>h0000\#
        00=@l:>o>?U8@;;>Z6>Z>?i>@MA?;=AE>@X0>b000000000@@Y000000:?S0?CB>k8@G@A;>@m000000B?X@ALA?T2?:@B7B@G8@\#
        YA?o;?A;?^5?56?6;@U<?8C?8:@2A@W;A75?F8@f2?g1@I000000000000000000C?V000000000;AL<?W0001@[:@A000000000\#
        000000000000000??^0?c7?_0@86?b@B^000=Aa3?e??k9?j;B37?o0004?l000=B3000B@a0@^3@20005@4C@>0000000003@Q1\#
        @m000=BW000@C6C@N8A=000000000>AH>AT7@EC@f7@e0000000000000000A18AY<@P4@V0AB9@R7A90AM0003@_8Ac0000000A\#
        l8B5=C;5@]?@^9@a0000003Aj000000000BA2:@h<@i@CY0006@l0000000001AK;BF000;CR1A]9A3AA60005A8>B33B@;Cj1B5\#
        5AE000000?AJ=C_;D==D43B`5AP=DN=DZ1B?CAN<AI=EF0000004AN<A\BA\?AUCA_>BJ000000000>B]0000000000000000000\#
        00:A_8BF0000000007Ad0B93Cn?Ag7BG3DD=Ef9Ai<BW8Be<CP@DD000:B><Ca0000009BA000000=FD0000000000007B\00000\#
        0@DP000000000<DD000000000>C>2BH3D\7C5?BJ4BL2BV;DJ4Bi000?BX4CA0000000000000000000000005B\3E6?CP9B^AB_\#
        5CR0002C<8C4=FR9CE0004CQ000000;EZ000000000000CC0CCABC1<DSBCQ6C59Cg1C57CF2CS0000000007C^0000008CKBD00\#
        00000000000?Cl000;Ek000@Dc0004Ca000CC_7D@6COCDP9DbCE1ACS000000;FX0002Cj;G2<E4<EP0C];GHAD<@Do>Ca:Cb00\#
        0000000000000<E[000000000000000000>Co000000000000000000000@E`000?D9BDN0002D<0000D>0000003EI0004DCCE`\#
        0EL9E>9E\;Gb5DI000000000000000000<F2:DP000000000BDcCEl0EV0009F@0007D^1D\6D]000CF70El?D`CF[0000000000\#
        00000000<FH0008Dk7E70000000000000000001E30000000000008ED6E90000005E<0000000000003Em7E]5EJ1EH00000000\#
        00000003FC3FiBEZ0003H43HR1E_0000002ES000?EU0005F15FG3H\0001F7000BEk000000000000000000000000=G24Ef000\#
        000?Ej0009FX0006En:EoBFE6FZBFO000000000000:FG>F71FR0000000000007FR;HD@F>9G6@FK000@Fa0FS0005F\9GG:Fe0\#
        F^0G=7Fi?FM5Fo2FO0008FQ0000009GVBF]7GG@GKCFhBG<7G]CGL0G[CGc000:GT000000000000000>Fe@Gb0HF0000000005G\#
        F2G2000000>GJ000>HW7H98G80000005Gl0000000001G::H2?G<7HD=G=BHJ:I<000BI76GB0000Hb;H\0001G`0001H7000:Ie\#
        000CH42GO0000000000002Gf000000000000000<GZ3Ic000<Gd000000000000;Hg7HS7I40000000006GhBIN:J;000000000A\#
        Gn7I\9H0000000CH?<H=8H4000@H:0000004H:000?H<CI1?HS0000000006HC@IA<HT;I;4HR5HF0000000005HbBIg00000000\#
        0AHP2HQ<Hf8HS@IM9HU000?He?IF000BJ5000CIX0008Ig0000003JF000000000CJ2000;IP0I?BJH0006Hk3JZ1Hm000000<I=\#
        0IV1IM0007J2;Ib5I9000000000000000000@Ij000>I?1Ij:JU=IA9IB=I_3Kh6IF2IF000000>IL9IS?IZ7JQ7Jc9JI3LO=J?0\#
        00:Je000000AIV000>JD000000BJ]0000000000J6?Jf5I`000000000000000000000000000000AJE000<In000<JV5J100000\#
        08J47K@=Jf6J7000000000000000=K5000000000000000:KD000?K<?KU8K?8Ko0009Jg000000000000000>JU@JP3Lo1JR000\#
        6JU9KO0000004JY6Jo5JZ0000003ME5Jd9K[>Jn0001Jf8LE0000000000003M[0000008Lj2Jm000AJo5KL=KC0000009LW9M93\#
        N4000000@K91KM7KN0001Ki0000000000000000000000001L?0000006KT000000;KL3NE@KNCKO000000000@KY=Kg00000000\#
        06K`0009MT0000005KbCKo000;Ka3N_:Kc000000000000000000>KiBKiCM:000000000000000000000000=L4>LB9Mg9N8CMS\#
        :L<=L@?L<000000000?LH000000000;LC000ALE0000000002LI0000000000000000000000004LR000;LT0004M0@LV6LW8MI0\#
        00<L[5L\000;M5ALa=L_CM`7Lb000?Ld000000000CN5000000000:Ll:MK1Ln4MM?M90000002M3000=M?00000000000000000\#
        00007MD000AM?0000000000000000000MFANO?M[?N;5MG>MGCNO=M[000000@MP>MT0Mj000>M_000000000000AO68Mn000000\#
        9NO;M^0000000000000000002Me4Mf<Mg4N30000000000000NM8NP>N59O30000000007N4000CNf0000000000002N;2NS0004\#
        N?000000000000>NP000000000000000=NI1NJ3O?2N^4Nd5NMBNN0O9AOE0000000000003Oi<NW7NWCOM;NZ8O\0000003PC9O\#
        G8P60004O2000000000000<Ni0005NiAOk:NiCO^0000004OQ000000000000:O5000000000000000000AQ8>O;COj=O=:O@=Oa\#
        3Q78PR5O?6O@2OA6O_7OD0000003QJ8Pg;O^9OY>Ob000000000000000000BOU000000000000>PF0O]0000000003Q\0PA0000\#
        000000000004Of000000000?Oj000000000000CQ63RX6P88Q:0000000006PR0P\5P77PQ9P::P;>PZCQH000000BP@000000?P\#
        U6Q18Q[000000000>Q8;PJ000000000000>QY0003Rk000@PSAQM<PT7Q10008R:0000004P[4Q9000000CQ_7QGAR6>Qd;Pj000\#
        000>R9000000000000000000=Pm0008RS000?Q2BQ1:Q2<Q26QY0Q32Q53S=9Q9BQ=0Q??QG0009Q]000000000?Qd4QS;QD0004\#
        Qi0006RN6Rf000000<QL000ARH0006SS2QT0000003SJ;Qb0000000000000000000000000000000000000000000000000001Q\#
        g1R87Qi0004R>3S[000000:Qo2Qo000>RY0001Ra0000000000008Rh9R9>Rf8S@9RH:RD?S40000007Rc8SX;RC;R]=RF000000\#
        0000000000000006Sj0000008Si9Rl6T;000000000BRW000>S23Sl=RZ0006TQ0000009S?0000000009S^2Re000=S>ARg;S9=\#
        S`0000000002SD1Ro9Sk000000=T1AS<AS_@S49TA9T\2Sd=TU0000000008T>9To0007SACSB5SB?SZ4SE000000000@SI000=T\#
        nCT1;SeATY@T2<SN0SO0000002TF000000;TXCT=0007SZ000AU40009UJ0000004Sa0000000000005Sf1Sf7Sm=V7@T@=VC7T@\#
        :Sl:TL5TC6Tk2T[0001T30001T=0008TK000=VQ0003TL000000000000000000000000;Tn=Vm000000000>TI000CTKAUC7TV>\#
        TV>U?3U94TQ8Td0000000000000000000TY000CTc>Ua000000000000@Ta000000=WF0Tg<Te3Ub?Tg7U0000000?U64Tm6U5=W\#
        e4U[0UL0008U3=X;BU36UU0000001U90000005U<?UC0000009UV<UA?Ui3V30000000000000000000000000006Uj000000;UV\#
        8UP1UX:UR0000000000000000000001V2000000000000AU`7Ua:V50000002Ue6V74Uf000CUi:VLAVX3V^=XZ>V90004V>:V[0\#
        00000>VR?VM0008V7:WA0V7:Wc?V\000000@V>AWF?Vi0005VB0000005VR8V]BVG000000AW[4VK000000000000000:X21VY6V\#
        Q<VT;VT9VTAX4>W?000000:XJBV^000000=Xd000000:Xg0007Vd1W?:YJ0008VnCVh0000000000000001XB<WG0001Xd000000\#
        000000000CWF9W9000000BW@0003W>6W?0000000000008WG000000<Wf7WGCWj0WJ>WY000000CX=000=Y<000000000:Ye0000\#
        00000;WX0000000000002W]0000000000000000003Wd0000002Wo1Y:0000000000WlCXb>Wn000AYB00000000000000000000\#
        0=Yi0000000000000000000000006XA@XB;XC7XC0XDBXF1Y]8XH0000XO3XK0000006Xk6Y6>XO1Z7000?XS8Xg0Y6<XV8YI9XX\#
        000000000;X\000=Z68Ym000000000BXc000000AYS000000000BYB000000000000<Xo000000000000?Y9>Y?6YK0000000000\#
        000009Y<000BYS0000000000006Yd7YD0000000000000Yb0000000003YMAYi<YQ0000006ZN000000@YU00000000000000000\#
        0000000@Z13Z5000000?YbCYb=ZH?Z43ZG?ZQ<Z0000000000000:ZF000AZF0008ZOBZ12Z2;Z2<ZO000000=Zh>Z99Z:000000\#
        000?Z_000:[SCZA4ZB0000008[=0ZF3ZX<[0:\73[4000000?[>000000000000=[=7ZR0000007[10009ZX4[21ZZ000=[S0000\#
        000000000000004[VBZdB[M<[??[Y0001[7@Zi9[1000AZmA[C000000000000000000;[54[h;[_2[5?[o>[8A\;5[:0[:?\:?\\#
        \4\F1\J5[K9[W5[gB[a<[c8[_A\M9\71]RA\`7[O4\a6[J2[W9\^2[h9]B3[PC[P:\T7[gB[k@[T4\n<\T;\9?]HB\86\32\A9]P\#
        7\3:\a0000000002\WC[k000000000000000000@[n0000000000000000000000009]o000C\@3\:=\:=\bC\`?]S@\G9^DA]>>\#
        \@0\E1^0000@\`0005\H6\Y<\h6]7000000000:]>?]g>\_000000000:]a000000000>]80000009^U4]=?^A7\^7]C8\_4]T2\\#
        aA]S000000000000000000C]:0000004^65\n2]73\oC]O@]6;]13]B?^a6]T2]Y5]:C]^3]M:^X>]c3]g<]?5]S?_06]i000C^>\#
        B]E0009^i3^F8]H5^2<]^5^C000000000000000000?_90000000000000000000000000000006^80000007^38]b;^=7^I:_91\#
        ^F000?_V9`78^?0000003^`:_M3_C3_U000@^D0005_<A^50^5000B^81^[3`=4^Y1^l4^k8^Q00000000000000000000000000\#
        03`M5_Q000000000A^^?_j<^M9`B5_b9`X@^T@^i=^S9`g:`;3a00000007^[0000000007_;000000C^b0000000000001_O000\#
        A_9B^j?`W000000000000000000000000000C_9A_O0000005_o:`Y6_98_;2_;4_@0000004_O0_B4`61_g=_E000@_N000C_OA\#
        `[000000;_M6_P000<_P3aI<_h9a;1`?A`g5`@;_^>_T;`?0007`B6_k7`S0000000000000`X000C_d<`B9a^0000000`j4aA2_\#
        i8_l000B_n0000005`T0000003b0000000000:a;000000;``000000?a<000?aQ000000000000000000<`a000000=`M0aA>`K\#
        0006`N000:aZB`Q000Ba20003bI3be000000:aeBaQ000000:b9=`c5`_3c29anBam000000<a==a=4bP1`g6`h<aQ000000000>\#
        `n000000000Ca21a39bC000@a6000000000BbCCaN0000000006a?0a\AaL000>aC000Cb40001aL7aH=aU000;aK000>af2aN00\#
        0>bN2b_:bN0006a`0000000004bm0009bm3cL000000000000000000000000000BbV1af?af4ce?bB000000000<am1bA2c5000\#
        000000000000000000;b7>c30b9000@b;4d1000@bQ000?b]000CbIBc:0008bE000;bY:ba0000000009c[2cT=bMCbj0000bR0\#
        00CcN:c:0006bV000@c94dK3c\AbY0000000001c:0000007bb<c2=bc8bc9d6Ac1<cK7cJ3d=000<cm0000000007c^4d_00000\#
        00c43di4di000000Ccf9dRAcF9d\9e8>cE4e:0cL5c?<dABcf7d=2cn8cUAc[<dN000000000000<da000000Bd@000000000000\#
        0000000000003eN0000000000000006c_BdY<e72d;Cd:;cbBe@:dG<eK8d<8dS4eI000@cl000000<ea000000000000000000B\#
        eW0000000000001d;0000dA7d\6d?7eICdX3ef000000>dE000000:dc<f4000000000000000:e02dO>dZ000000000AdU@dUBf\#
        8000000<fS000;d\2djBfW000000@e80000000008de;e1Cde1df<gIAe78eE1eC;e@000=do6e06eMBfg3fJ0004e[0005e74f<\#
        0006eh0002e=6f49eC000000<gV000=eY0000000000000002eO;e[@eK0000000000000000004fR000000>eU000000<h:000@\#
        e^000000?e]Aeh9e_0000000000000000003fo@ek0009f3?f00ej0006fDAf7000000:f1<hQ2f3;f4000000@fF00000000000\#
        01f<9g::fW3g=;fH000BgA000@fQ@g19g]0000009hD0000000000002fN000000;fa:fc;g4CfT:g4000000000000?fZ000000\#
        000;g?5f_Af_3g`2fi6fa0000005g9000000AgTBgl7fj000000?fn=fn0001g15gL7gD<hk6gB0000009hn000000>g;0002g=:\#
        gA0000000000gB0002hOAhj:gR0000000005hA000000;gh8gM5hT>gZ<iL2i99iD3h>Ai7AiI<id;h:Bh70g`<jN7g[:g_<jdCg\#
        ^?g`0004gb6gf=gd000=hA:hGAi`000000000000000Cgn8gn;h`<jn0000004h@000:he0009il7h8Aim4he2iE=hQ0h:>h;1h<\#
        0hZ?hcChDChj4i93hL8hF000<kM0hm=i37hR9j@0iJ0007ha2iT000000000;i5BhV?i6AjDCj<0000000000000002im3hf=j4A\#
        k51ha2jC7i05i;?iR9jY7iQBi<3iP7j0;iP>hn@ho>iQ1i09joCjL000000=jO000000=k58i:9kH<l00009kW>idAkM;i]2j`:i\#
        CBiY0004iM0000002k60000iU000:j0?j;0000008jK6iR7jC000000;ii?jZ>jC7jU000000;j=000000000>jR?k7;ji000000\#
        000000000000=kFBim:jI2kM@ik>j\000000Akj000Cjf0000007k<BjOBjc0008jd000=kd000000000?kB0000008kA000=ko8\#
        lLCkFBk<9l1000000@j[7kI7k^6jN0008le3jR7l6BkH4jU<l>2k[BlF0001jZ?k[0007lh00000000000000000000000000000\#
        0000000<lX000=lA000000000;k5Cka=lZ;kH:kT000=m>;k]0000003k:?kk@k:6k;@kM7mD0006kH0000kC000000000000000\#
        0k\000000000AlJ000@k`000000000000000000000?lH0kh000000000Bl\7mc>k]5k]BmE:kc@kk?lU2kjClB7nC@lD9lG7nT0\#
        lH4kj:lA4m9Bm`?lm4mRBn80000008m4@lY8mZ000000000000000000000000?mI2lG;lJ0l]1lA1l\3lC4mi9mA@m9>lFCll;m\#
        17oC4nIBn[000000Bo26lR@mI<m89mQ8meBoN000000000000=mS0000000005l`5m37om6li?mf:m580D=mk000000=n8000:mN\#
        9mf000Boe5m>000@mi9o10m?>m50000009oR:n25nK0mS000000000000:nd2mA0mb000000000CmU000000AmI5nm0000n8=ni8\#
        0bCmdC01:000000000n`000:oF000000>mY:0<000000000@nHAmiC0>000;mbCn0=oL000<mf>n4:0OCnI=o_000<nCC0M00000\#
        00001n1:0ZAnA0o@0003n60004nUC0l5oB<nN?n<;nG000Ao0<nn@nk0000000000000004o=000000Cnf000000000000000>0A\#
        0004oM0000oU000000>0iAoS000000>n[B01C1?@oF0002n`4ob00050N3nd000000>njC1L0000005of0000002o>2oa000000B\#
        0^<oN>o9000000Co<000000000C1]CoL000B0o00000081E000;oCC2G1050000000008oI000?oK<o`;oU8oT6oN0000000006o\#
        iCoW@oU30<8o_906605Col00060K10J3o]>o^>1R30N1o`000C2f:19B1P@ojC3781j:ooC3CC3V00082P000000000
        """#
    }
}
