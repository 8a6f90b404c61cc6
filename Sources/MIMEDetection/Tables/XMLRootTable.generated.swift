// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// Root elements of XML documents, packed; `PackedXMLRoots` reads it.
enum XMLRootTable {
    /// The records of names, each where the name's hash points.
    static var text: StaticString {
        #"""
                      31nzb1<X0Shttp://www.newzbin.com/DTD/2003/nzb                                         \#
                                      71lexicon17B0_http://www.w3.org/2005/01/pronunciation-lexicon         \#
                                                                                                            \#
                                                                                                            \#
        61sparql1IC0Vhttp://www.w3.org/2005/sparql-results#                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                         41mods0FA0Jhttp://w\#
        ww.loc.gov/mods/v3                                                                                  \#
                                                                                                           3\#
        1gml0iE0Nhttp://www.opengis.net/gml/3.2                                                             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                               44smil1Sk001Sk0Vhttp://www.w3.org/2001/SMIL20\#
        /Language1Sk0Vhttp://www.w3.org/2005/SMIL21/Language1Sk0Ihttp://www.w3.org/ns/SMIL                  \#
                                                                                                            \#
                                                                            51model1=i0ihttp://schemas.micro\#
        soft.com/3dmanufacturing/core/2015/02                                                               \#
                                                                                                            \#
                                                                                                            \#
                                                               36kml1=W001=W0Ohttp://earth.google.com/kml/2.\#
        01=W0Ohttp://earth.google.com/kml/2.11=W0Ohttp://earth.google.com/kml/2.21=W0Nhttp://www.opengis.net\#
        /kml/2.21=W0Nhttp://www.opengis.net/kml/2.341HTML0kN0042html0kN001aJ0Lhttp://www.w3.org/1999/xhtml41\#
        jnlp1:A0073package1nc0`http://openebook.org/namespaces/oeb-package/1.0/16o0chttp://schemas.microsoft\#
        .com/office/2006/xmlPackage1nc0Lhttp://www.idpf.org/2007/opf                                        \#
                             61PUBLIC0o20Aurn:HTMLComponent   31TEI1d\0Khttp://www.tei-c.org/ns/1.0         \#
                                                                                                            \#
                                                                                                            \#
                               >1modsCollection0FA0Jhttp://www.loc.gov/mods/v331rsd1:O0Uhttp://archipelago.p\#
        hrasewise.com/rsd                                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                41vxml1]G0Khttp://www.w3.org/2001/vxml                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                     31X3D0Uh00                             \#
                                  :1stylesheet1PT0Thttp://www.w3.org/1999/XSL/Transform51ccxml0C70Ohttp://ww\#
        w.w3.org/2002/09/ccxml                                                                              \#
                                        52plist0m\001F^0^http://www.apple.com/DTDs/PropertyList-1.0.dtd     \#
                                                                                                            \#
                                                                                                            \#
                       >1madsCollection0gY0Jhttp://www.loc.gov/mads/v2                                      \#
                                                                                                            \#
                                                                =1Relationships1Qh0lhttp://schemas.openxmlfo\#
        rmats.org/package/2006/relationships                                                                \#
                                                                                                            \#
                     ;1catalogItem1Qg0Shttp://iptc.org/std/nar/2006-10-01/31xdp1020Hhttp://ns.adobe.com/xdp/\#
                                                                             F1TrainingCenterDatabase1hC0jht\#
        tp://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                      41xfdf\#
        1P_0Ihttp://ns.adobe.com/xfdf/                         81Ontology0Zo0Nhttp://www.w3.org/2002/07/owl#\#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                              ;1application0[E0Phttp://wadl.\#
        dev.java.net/2009/02                                                                                \#
                         =1VisioDocument19C0\http://schemas.microsoft.com/visio/2003/core                   \#
                                                       41LINK0kN0041link0kN00                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                0:1JV0Mhttp:\#
        //docbook.org/ns/docbook0M20Hhttp://purl.org/rss/1.0/0_:0ihttp://schemas.microsoft.com/winfx/2006/xa\#
        ml/presentation0R:0Qhttp://www.cellml.org/cellml/1.0#0R:0Qhttp://www.cellml.org/cellml/1.1#0iE0Jhttp\#
        ://www.opengis.net/gml0iE0Nhttp://www.opengis.net/gml/3.20iE0Rhttp://www.opengis.net/gml/3.3/exr1bd0\#
        Mhttp://www.w3.org/2005/11/its0:j0Mhttp://www.xml-cml.org/schema                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                        61IFRAME0kN0061iframe0kN00                                    91stat\#
        a_dta1CI00                                                                                          \#
                                                                                                            \#
                                                                                       >1score-timewise1nO00\#
                                                                                                            \#
                                                                                                61schema0c40\#
        Phttp://www.w3.org/2001/XMLSchema                                                                   \#
                                                                                                            \#
                                                                                                            \#
                 31wml0@V00                                                                                 \#
                                                                                                            \#
                                                   11P0kN0011p0kN00                                         \#
                                                                                                            \#
                                                                                                            \#
                    83settings1ok0Vhttp://maven.apache.org/SETTINGS/1.0.01ok0Vhttp://maven.apache.org/SETTIN\#
        GS/1.1.01ok0Vhttp://maven.apache.org/SETTINGS/1.2.0                                                 \#
                               =1knowledgeItem0hD0Shttp://iptc.org/std/nar/2006-10-01/                      \#
                                                                                                            \#
                                                                                                            \#
         52topic1o0001o00Thttp://docs.oasis-open.org/namespace                                              \#
                                  >1score-partwise1nO00                                                     \#
                                                                                72COLLADA11@0\http://www.col\#
        lada.org/2005/11/COLLADASchema11@0\http://www.collada.org/2008/03/COLLADASchema                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                      61SCRIPT0kN0061script0kN00                            \#
                                                                           42feed1gm0Hhttp://purl.org/atom/n\#
        s#1gm0Khttp://www.w3.org/2005/Atom                                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                   41wsdl1J]\#
        0Phttp://schemas.xmlsoap.org/wsdl/                                                                  \#
                                                                                                            \#
                                      31ASX16I0031asx16I00                             41xbel05T00          \#
                                        <1PremiereData0NV00                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
         71xmpmeta16:0>adobe:ns:meta/                        <1planningItem1h^0Shttp://iptc.org/std/nar/2006\#
        -10-01/                                                                                             \#
                                                                                                            \#
                                                                                                          71\#
        diagram1oi0Thttp://www.lysator.liu.se/~alla/dia/                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                 32DIF1OH001OH0Zhttp://gcmd.gsfc.nasa.gov/Ab\#
        outus/xml/dif/                                                                                      \#
                         51TEI.21d\00                                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                         ;1FictionBook1X:0Zhttp://www.gribuser.ru/xml/fictio\#
        nbook/2.0                                                                                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                   31rss0M200                                                                               \#
                                                                                                            \#
                                                                                                  61module1]\#
        f0Qurn:ietf:params:xml:ns:yang:yin:1                                                                \#
                                      32svg0nf000nf0Jhttp://www.w3.org/2000/svg                             \#
                                                                                                            \#
                                                                                                            \#
                                                    61dtbook0bT0Whttp://www.daisy.org/z3986/2005/dtbook/    \#
                                                                                                            \#
                        51entry1gm0Khttp://www.w3.org/2005/Atom                                             \#
                                                                            91submodule1]f0Qurn:ietf:params:\#
        xml:ns:yang:yin:1                             21TS0<D00                                             \#
                                                                                                            \#
                                                                             <1presentation1bo0^http://devel\#
        oper.apple.com/namespaces/keynote223tt0di0Ohttp://www.w3.org/2006/04/ttaf10di0Ohttp://www.w3.org/200\#
        6/10/ttaf10di0Ihttp://www.w3.org/ns/ttml                          42math0N:000N:0Rhttp://www.w3.org/\#
        1998/Math/MathML                                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                 71bookmap1o000             \#
                                                         71abiword1O@0Qhttp://www.abisource.com/awml.dtd    \#
                                                                                                            \#
                                                                                                            \#
                                                         32XMI1hd0Rhttp://schema.omg.org/spec/XMI/2.01hd0Rht\#
        tp://schema.omg.org/spec/XMI/2.1                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                          61gnc-v20l]00     \#
                                                                                                            \#
                                              41mets0iA0Hhttp://www.loc.gov/METS/                           \#
                                                                     ;1packageItem0SH0Shttp://iptc.org/std/n\#
        ar/2006-10-01/                                                                                      \#
                                                                                                            \#
                                                                                                            \#
         41BODY0kN0041body0kN00                                                                  51speak0=i0\#
        Shttp://www.w3.org/2001/10/synthesis31ink1GG0Lhttp://www.w3.org/2003/InkML                          \#
                                                                                                            \#
                                                                              ?1glade-interface0OC00        \#
                       42root1PT0Qhttp://www.w3.org/1999/XSL/Format1Zc0Qhttp://www.w3.org/1999/XSL/Format   \#
                                                    91transform1PT0Thttp://www.w3.org/1999/XSL/Transform    \#
                                                                                                            \#
                                32map1o0001o00Thttp://docs.oasis-open.org/namespace                         \#
                                                                                                            \#
                                                                                           41SAMI0cI00      \#
                                                                                                            \#
                                                                                                            \#
                     61ttFont0HO00<1AppInstaller0YF00                             91component17400          \#
                                                                        81Envelope0aP0Whttp://www.w3.org/200\#
        3/05/soap-envelope             ;1description1J]0Ihttp://www.w3.org/ns/wsdl                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                            ;4ONIXMessage0Ao0006e000Ao0Xhttp://ns.editeur.or\#
        g/onix/3.0/reference06e0Xhttp://ns.editeur.org/onix/3.0/reference;1ONIXmessage0Ao0Thttp://ns.editeur\#
        .org/onix/3.0/short81releases1<Q00                                                                  \#
                                                                91interface0oB00                            \#
                                                                                                           <\#
        2wordDocument1?=001?=0dhttp://schemas.microsoft.com/office/word/2003/wordml                         \#
                                                                                                            \#
                                                                                                            \#
                          32RDF16:0016:0[http://www.w3.org/1999/02/22-rdf-syntax-ns#                        \#
                                                                                                            \#
                                             81newsItem1NQ0Shttp://iptc.org/std/nar/2006-10-01/             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                  49sbml0m@000m@0Ohttp://www.sbml.org/sbml/level10m@0Ohttp:/\#
        /www.sbml.org/sbml/level20m@0Xhttp://www.sbml.org/sbml/level2/version20m@0Xhttp://www.sbml.org/sbml/\#
        level2/version30m@0Xhttp://www.sbml.org/sbml/level2/version40m@0Xhttp://www.sbml.org/sbml/level2/ver\#
        sion50m@0]http://www.sbml.org/sbml/level3/version1/core0m@0]http://www.sbml.org/sbml/level3/version2\#
        /core83Workbook19Z001TJ0Ohttp://www.gnumeric.org/v10.dtd19Z0\urn:schemas-microsoft-com:office:spread\#
        sheet82metalink0[J0Jhttp://www.metalinker.org/1;b0Ourn:ietf:params:xml:ns:metalink;1definitions1J]0P\#
        http://schemas.xmlsoap.org/wsdl/31ncx0H:0Thttp://www.daisy.org/z3986/2005/ncx/32val1o0001o00Thttp://\#
        docs.oasis-open.org/namespace91teiCorpus1d\0Khttp://www.tei-c.org/ns/1.0                            \#
                                                                                                            \#
                                     42task1o0001o00Thttp://docs.oasis-open.org/namespace                   \#
                                                                                                            \#
                         33gpx12A0012A0Qhttp://www.topografix.com/GPX/1/012A0Qhttp://www.topografix.com/GPX/\#
        1/1                                                                                                 \#
                                                         51shape11Z0Yhttp://www.daa.com.au/~james/dia-shape-\#
        ns                                                                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                             41opml0e]00    \#
                                                                                                            \#
           ;2MD_metadata0S2000S20Phttp://www.isotc211.org/2005/gmd                                          \#
                                                             31its1bd0Mhttp://www.w3.org/2005/11/its        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                      83document00]0Xhttp://developer.apple.com/namespaces/ls1Ye0Xhttp://developer.apple.com\#
        /namespaces/sl0Yj0`urn:oasis:names:tc:opendocument:xmlns:office:1.071tileset0I>0031amf1gI00         \#
                                                                                                            \#
                                                                                                            \#
                        37bom0Na0Shttp://cyclonedx.org/schema/bom/1.00Na0Shttp://cyclonedx.org/schema/bom/1.\#
        10Na0Shttp://cyclonedx.org/schema/bom/1.20Na0Shttp://cyclonedx.org/schema/bom/1.30Na0Shttp://cyclone\#
        dx.org/schema/bom/1.40Na0Shttp://cyclonedx.org/schema/bom/1.50Na0Shttp://cyclonedx.org/schema/bom/1.\#
        6E1StyledLayerDescriptor0GI0Jhttp://www.opengis.net/sld                                             \#
                61record0C?0Nhttp://www.loc.gov/MARC21/slim                                                 \#
                                                                                                            \#
                                                                                                 71project1o\#
        k0Qhttp://maven.apache.org/POM/4.0.0                                                                \#
                                                          41emma1:20Nhttp://www.w3.org/2003/04/emma         \#
                                                                                                            \#
                                                                                   31MPD0:10Murn:mpeg:dash:s\#
        chema:mpd:2011                                  82playlist1EV0Dhttp://xspf.org/ns/01EV0Ehttp://xspf.\#
        org/ns/0/                                                                                           \#
                                                                        41qgis0jM00                         \#
                                                                                                            \#
                                                                       91museScore05E00                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                          81FRAMESET0kN0081frameset0kN00    \#
                                                                                                            \#
                                                                                                            \#
        ;2newsMessage1<3001<30Shttp://iptc.org/std/nar/2006-10-01/                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                   71service02g0Jhttp://www.w3.org/2007/app \#
                                                                                                            \#
                                                                                                            \#
                                                                     ;1conceptItem1lE0Shttp://iptc.org/std/n\#
        ar/2006-10-01/61window15O0mhttp://www.mozilla.org/keymaster/gatekeeper/there.is.only.xul            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                       55xliff0lQ000lQ0Uurn:oasis:names:tc:xliff:document:1.\#
        10lQ0Uurn:oasis:names:tc:xliff:document:1.20lQ0Uurn:oasis:names:tc:xliff:document:2.00lQ0Uurn:oasis:\#
        names:tc:xliff:document:2.2                                                                         \#
                                                                                                            \#
                                                                        72grammar0c40Shttp://relaxng.org/ns/\#
        structure/1.01^h0Qhttp://www.w3.org/2001/06/grammar                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                               72concept1o00\#
        01o00Thttp://docs.oasis-open.org/namespace                                                :1collecti\#
        on0C?0Nhttp://www.loc.gov/MARC21/slim                                                               \#
                                                                                                            \#
                                                                                                            \#
                    :1categories18d0Jhttp://www.w3.org/2007/app                       31osm1`100            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                        41mads0gY0Jhttp://www.loc.gov/mads/v\#
        2
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 511 }

    /// Slots of a hash table over names, the empty one included: where their records start.
    static var index: StaticString {
        #"""
        0000000000000000000000000000000000001@=00000?0000000000000HD48E0000000001HI0000000000003HN0000006Pj4\#
        hR4h]0000000001XW0000006HZ00000000000040_0000000000000000005nS00000000000000000000000000000051100000\#
        000000000000000000000000000000000000031@5QL0004aC00000000000000000000000039L0000000000000000000001YT\#
        0000006aW0006iY00000000000000000000000000000000079e4Qf0000000004ij0000004jY0000000000000000230000000\#
        000000000000000003j<0000000000000000000000000000000000000000000000000000004BO0000000ZR6:R00000000000\#
        00000000000000006Z]4:]0000000000005Zc0000000000000000000000000000000000000000000000[3000000000000000\#
        0000001c;0000004c>0000S@0000000000000000000000000000000000000003SN5;N0005;[0000000005SU0000000000000\#
        000000000002c^00000000000000000053e0000000000000004;k2Kl0001;n4Kn63n5oE0000000002\50000000000007D:00\#
        00007d=0<>2T>0000000000000000000000000000001LJ5<K0000006DN0000000000000000006TU0000001DX000000000000\#
        0000000006l`0000000000000001M?0006037Do0000000V<0VG0001<o0000000000006Y21=d0000006e80004M:3=;3=E0M=0\#
        007e?0000000000000000mE0000000007UI0000000000001eN00000000060f0007]T00000000000045Y0W32e[00000000000\#
        00000000000005Ud5=e0003Mg0000000000003=l0003Un0000000000000000000000005f700000000076;76J5kb5^>0W>000\#
        6fA06A6NC4nC6FD0000000007nI0000000000000000000002FQ2F^3nS0006P\0000000000000000000000000000000003>a0\#
        000000005Ne5PV1Nf4^g5>h7Nh66j0000000000004o00000000000000006_60000000000007_;0002O=0000000_@00000000\#
        00000000002oG2oT2_H4?J0007?L0000002GO1gP1g[5mF0000000000000000?X0003GZ000000000000000000000000000000\#
        0003_f0002Wh57h2X00000_o1om2gm0004@K000
        """#
    }
}
