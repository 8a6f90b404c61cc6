// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// The names of frequent types, packed; `FrequentTypes` reads it.
enum FrequentTypeTable {
    /// The records, each where its name's hash points.
    static var text: StaticString {
        #"""
                  0:video/3gpp          0@application/html0Capplication/xml-dtd                             \#
                            0;image/x-jng   0=text/markdown             0Happlication/vnd.ms-excel0Fapplicat\#
        ion/javascript                09audio/ogg0:text/x-rtf0:video/mpeg0?text/x-markdown09video/mp4       \#
                                                                  0;image/x-bmp                             \#
                   0Capplication/msexcel     0Zapplication/x-tika-java-enterprise-archive0<audio/x-mpeg0@app\#
        lication/x-7z                    0>audio/x-mpeg-3                                                   \#
                                                                       0Ktext/comma-separated-values        \#
                                                                 08text/red                                 \#
                                                                0?application/csv              0Btext/x-java\#
        -source                                                            0Lapplication/x-x509-user-cert   \#
                    0Mapplication/vnd.ms-fontobject            0?video/quicktime0;text/x-csrc               \#
          0Aapplication/x-rar0Himage/vnd.microsoft.icon0:image/tiff0Aaudio/x-realaudio0?application/xls0Fapp\#
        lication/x-makeself0Qapplication/vnd.adobe.flash.movie0Faudio/vnd.rn-realaudio0Atext/x-javascript09a\#
        udio/mp30Eapplication/x-xml-dtd0;text/turtle                                      0Dapplication/xspf\#
        +xml  08text/ics0Btext/x-shellscript0Fapplication/x-troff-me                0Rapplication/vnd.font-f\#
        ontforge-sfd0:text/x-dtd0:text/x-tcl                          0<video/x-webm08text/tsv             0\#
        Aapplication/x-sql0Happlication/sparql-query0Bimage/x-citrix-png0:audio/midi19application/vnd.openxm\#
        lformats-officedocument.presentationml.presentation0:text/x-sql0Capplication/x-pilot0;image/x-tif0Aa\#
        pplication/x-zip0Gapplication/x-font-woff0>video/x-ms-asf0Ntext/x-tika-text-based-message0Capplicati\#
        on/ld+json0Happlication/x-tika-ooxml0Capplication/rss+xml0Fapplication/mathml+xml0:text/x-tex09video\#
        /avi09image/bmp0=image/svg+xml0@text/x-component           0Eapplication/x-stuffit 08text/sql0Dappli\#
        cation/xslt+xml0?video/x-msvideo0Capplication/vnd.rar                  0Fapplication/x-troff-ms0Aapp\#
        lication/x-rpm08text/csv0?text/javascript0Happlication/mspowerpoint0Lapplication/vnd.coffeescript0;a\#
        udio/mpeg30Aapplication/x-tex0Aapplication/x-sea09video/m4v08text/rss0aapplication/x-vnd.oasis.opend\#
        ocument.presentation0[application/vnd.wolfram.mathematica.package0Happlication/java-archive0@applica\#
        tion/x-sh0;video/x-mp40>message/rfc8220Ktext/x-tab-separated-values0Happlication/mac-binhex400Eappli\#
        cation/x-rss+xml0Ctext/x-coffeescript0;video/x-m4v            0:image/webp0Aapplication/x-rtf       \#
                                                                                                  09image/ti\#
        f0:video/webm0;text/x-java0:text/plain                                                              \#
        0Capplication/x-cocoa0Ktext/x-spline-font-database0Tapplication/vnd.google-earth.kml+xml0Zapplicatio\#
        n/vnd.oasis.opendocument.drawing0Napplication/x-tika-visio-ooxml0Mapplication/vnd.apple.mpegurl0Oapp\#
        lication/x-java-archive-diff09text/json                                                             \#
                                 0<text/x-vcard 0Bapplication/msword            0Bapplication/binhex0=text/x\#
        -pascal     0;image/x-png0Bapplication/x-json0Aapplication/x-tcl                                    \#
         0:image/jpeg        0Lapplication/x-tika-old-excel   0Fapplication/postscript0Happlication/x-javasc\#
        ript0;image/pjpeg09font/woff0?application/rtf0Yapplication/x-vnd.oasis.opendocument.text08text/xsl0A\#
        text/coffeescript0<image/x-jpeg0_application/vnd.oasis.opendocument.presentation0Bimage/vnd.wap.wbmp\#
        0Cimage/x-citrix-jpeg0>text/x-texinfo0Iapplication/x-shellscript0Bapplication/x-perl0<image/x-icon0?\#
        application/rar                                                              0`application/x-vnd.oas\#
        is.opendocument.spreadsheet0Lapplication/x-rar-compressed0Aapplication/excel                        \#
              0Lapplication/x-zip-compressed                                       0<audio/x-mp4a      0Happ\#
        lication/futuresplash09image/gif0Aapplication/x-xml0;video/x-jng0Tapplication/x-redhat-package-manag\#
        er09video/mpg0Dapplication/vnd.dart0>text/directory0Mapplication/vnd.ms-powerpoint0Wapplication/vnd.\#
        oasis.opendocument.text08text/rtf17application/vnd.openxmlformats-officedocument.wordprocessingml.do\#
        cument0Capplication/x-excel0Happlication/octet-stream0:image/avif0Kapplication/x-7z-compressed0Aappl\#
        ication/x-pdf0:video/mp2t0:font/woff20Gapplication/x-xpinstall0Capplication/rdf+xml0Capplication/x-t\#
        roff08text/dns0<message/http0Avideo/x-quicktime0?application/doc09text/x-sh0^application/vnd.oasis.o\#
        pendocument.spreadsheet09image/jpg0@application/yang0Daudio/x-pn-realaudio0Lapplication/x-java-jnlp-\#
        file0Japplication/x-x509-ca-cert08text/xml0;text/x-dart                          0Fapplication/mac-b\#
        inhex0;text/x-json          09audio/mid          09audio/mpg                                  0Sappl\#
        ication/relax-ng-compact-syntax  0;text/x-html                                                    0?\#
        application/zip0Eapplication/font-woff0Aapplication/sieve0?application/pdf09audio/mp40;video/x-mng0@\#
        text/vnd.wap.wml0Capplication/texinfo0@application/wasm08text/x-c0;font/x-woff0Eapplication/xhtml+xm\#
        l0:text/vcard0Fapplication/vnd.ms-asf0:audio/mpeg0Gapplication/x-x509-cert0Gapplication/vnd.ms-word0\#
        ?application/sql0?application/xml0Atext/vnd.graphviz0Mapplication/x-shockwave-flash0:text/x-csh0Happ\#
        lication/vnd.wap.wmlc0Ctext/x-web-markdown0<image/x-tiff0Aapplication/x-csh0Itext/tab-separated-valu\#
        es0<image/x-webp0=video/msvideo0;audio/x-m4a0@application/json0;text/mathml11application/vnd.openxml\#
        formats-officedocument.spreadsheetml.sheet0Dapplication/atom+xml0=text/calendar0[application/vnd.oas\#
        is.opendocument.graphics0Papplication/vnd.google-earth.kmz08text/css0;video/x-flv09text/html0>image/\#
        x-ms-bmp0>video/x-ms-wmv  0Eapplication/x-texinfo09image/png                       09image/svg      \#
             0;text/x-perl0Ptext/vnd.sun.j2me.app-descriptor0]application/x-vnd.oasis.opendocument.graphics0\#
        Aapplication/x-csv0<audio/x-midi0:text/troff0Sapplication/x-tika-java-web-archive
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 1023 }

    /// Slots of a hash table: where the record of a name starts, plus one.
    static var index: StaticString {
        #"""
        1@C0000`H00000000000000000010J00;0P<00000000000000000000000000000000000000000000010U0001@V1@g0`i0@P0\#
        0Q0000PT0P^10h1A21A?0000000@a0001AQ00000000c0000000Q40000000000000000001Af1150000000000QE0000000001B\#
        800000000000000000011[0000000000000A?0001BB0AR0000000Al0000000B80BK0001BO11f0000000000B\000000000000\#
        0000000000000000000000000000000000000000000000C40001Bf12<0CW1C201i0000Ql1CJ0000000RD12L12k00013T0000\#
        0000013^1CV0290RW00000014g0000000000Ra0000000000000001Co0000bJ0000000000000000S20SL00000000002U00000\#
        00000bY0000000Co15<0000000000000000000Sj0000000000000000001DH00002o0000000000000000000001DY1Dj000000\#
        0c90000000000cM0000001E=0000000000000000000T70000001E\0000000000000000TJ00000000000000000003W0000DB0\#
        000000000001Eh03b0000ca0T]0cn0DM00000000015V00000000000003n00015b0dB0Th04:04K0000000000000000U21FB1F\#
        W0Ue0000000000000Dd00000016?0000000000001Fe0VR0000000000001G800000016R0000000000000000000000000Vl000\#
        0000000000000000000000000000000000000000000000W>0000000000000000000000000WK0000W[0000000e:0001GS0000\#
        000000000000000000000000000000001Ga0000000000000eN0000000000000000000000000EW05W00000000000016^00000\#
        00000000000000000001H00000000001H=00000000016j0X80eo0XR0Eo0fG0F90000000Xi00000000017C0Y>0000FM0fa000\#
        0000000000000fn00000000000000000006L0000000000000000g917X17m0000000000000000gJ0h50000000000000000000\#
        0000000000006f0000000000000000000000h?0000000000000000000G500007R00000000000000000000000000000000000\#
        01HO00000000000000007`1870000000000000GY0000000000000Ge0000000000000000000000000000001H\000000000000\#
        00000000000000000000018E0001I_0000000000000000hR00000000000000000000000000000000000000018X00018i0000\#
        8F0000000000000HK0000000001940000HY0000000000000000h`0000000000000000000000000000iQ00000000000000000\#
        00ie0000000000000000000000I01J50000000000000000000000000000000000000IC0000j:0000001JD19d0I]0jJ000000\#
        0000000000000000000000000000000000000000000YW0000000000Yc00000019o0000000000J10000000000000000001K10\#
        J=0000000000001:A0000000000000000000000je0000000000000000k90000000000001:W0000000000001;50KH0:H00000\#
        00kG0000000000000000000000000000000000000001KS000000000000000000000000000000000000000000000000000000\#
        0000000000000000000000000000000000000000001K]0000000000000000001;Q0000000000KT0000000000000000000000\#
        001Kj0000000000Ki0000000000[W0[b0000L61;[0001L51LE0000[n0000000\;0000000;f00000000000000000000000000\#
        00000000000000000000000000000000000000000000000000000001<B0LI0000000000000000001<Z000000000000000000\#
        0000000000Lb0000lV1LW0000000000000000000000M21Ln0000000000MR0000000000Mg0000000000000000000NA0001=10\#
        000000000000000000mH0000000000000000000000000000000000000]E1=F0000000=I0000000000000000001MP0000]Z00\#
        00000000000000^70000mf0^]0000000000000000000000000000001Mf1N30=h0000000000000000000000000001NU1>3000\#
        0000000001OD0000000NV0000000000000000000000Nn0000000000000000001OW0000000000000000000000000000000000\#
        000nW0000001>Z0_I0O:0000000000000000000OE0000000000OP0000_i1Oe0000000000000000000000000O_00000000000\#
        00?80000000000000000000000001P1000000000000000000000000000000000000000000000000000000000000000000000\#
        0000001?[0o\0000000000000000000000000?e0000000001?l000000000000000000100000
        """#
    }
}
