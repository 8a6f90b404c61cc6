// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// Root elements of XML documents, packed; `PackedXMLRoots` reads it.
enum XMLRootTable {
    /// The records of names, each where the name's hash points.
    static var text: StaticString {
        #"""
                      31nzb1<X0S00http://www.newzbin.com/DTD/2003/nzb                                       \#
                                      71lexicon17B0_00http://www.w3.org/2005/01/pronunciation-lexicon       \#
                                                                                                            \#
                                                                                                            \#
        61sparql1IC0V00http://www.w3.org/2005/sparql-results#                                            @1d\#
        ocument-content1em0`00urn:oasis:names:tc:opendocument:xmlns:office:1.0                              \#
                                                                                                            \#
                                                                                         41mods0FA0J00http:/\#
        /www.loc.gov/mods/v3                                                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                       @1component-schema0m=0S00http://openoffice.org/2001/registry                         \#
                                                                A1document-settings1em0`00urn:oasis:names:tc\#
        :opendocument:xmlns:office:1.0                         42smil1Sk00001Sk0I00http://www.w3.org/ns/SMIL\#
                                                                                                            \#
                                                                                                            \#
                                                                            51model1=i0i00http://schemas.mic\#
        rosoft.com/3dmanufacturing/core/2015/02   A1CsoundSynthesizer0GM0000                                \#
                                                                                                            \#
                                                                                                            \#
                                                               36kml1=W00001=W0O00http://earth.google.com/km\#
        l/2.01=W0O00http://earth.google.com/kml/2.11=W0O00http://earth.google.com/kml/2.21=W0N00http://www.o\#
        pengis.net/kml/2.21=W0N00http://www.opengis.net/kml/2.341HTML0kN000042html0kN00001aJ0L00http://www.w\#
        3.org/1999/xhtml41jnlp1:A000073package1nc0`00http://openebook.org/namespaces/oeb-package/1.0/16o0c00\#
        http://schemas.microsoft.com/office/2006/xmlPackage1nc0L00http://www.idpf.org/2007/opf31tmx0SX0000  \#
                                                              31TEI1d\0K00http://www.tei-c.org/ns/1.0       \#
                                                                                                            \#
                                                                                                            \#
                               >1modsCollection0FA0J00http://www.loc.gov/mods/v331rsd1:O0U00http://archipela\#
        go.phrasewise.com/rsd                                                                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                41vxml1]G0K00http://www.w3.org/2001/vxml                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                     31X3D0Uh0000                           \#
                                  :1stylesheet1PT0T00http://www.w3.org/1999/XSL/Transform51ccxml0C70O00http:\#
        //www.w3.org/2002/09/ccxml                                                                          \#
                                        51plist0m\0000                                                      \#
                                                                                                            \#
          ;1SCRIBUSUTF80G\0000                                                                              \#
                       >1madsCollection0gY0J00http://www.loc.gov/mads/v2                                    \#
                                                                                                            \#
                                                                =1Relationships1Qh0l00http://schemas.openxml\#
        formats.org/package/2006/relationships                                                              \#
                                                                                                            \#
                     ;1catalogItem1Qg0S00http://iptc.org/std/nar/2006-10-01/31xdp1020H00http://ns.adobe.com/\#
        xdp/                                                                 F1TrainingCenterDatabase1hC0j00\#
        http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                      41xfdf\#
        1P_0I00http://ns.adobe.com/xfdf/                       81Ontology0Zo0N00http://www.w3.org/2002/07/ow\#
        l#                                                                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                              ;1application0[E0P00http://wad\#
        l.dev.java.net/2009/02                                                                              \#
                         =1VisioDocument19C0\00http://schemas.microsoft.com/visio/2003/core                 \#
                                                       41LINK0kN000041link0kN0000                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                0:1JV0M00htt\#
        p://docbook.org/ns/docbook0M30H00http://purl.org/rss/1.0/0_:0i00http://schemas.microsoft.com/winfx/2\#
        006/xaml/presentation0R:0Q00http://www.cellml.org/cellml/1.0#0R:0Q00http://www.cellml.org/cellml/1.1\#
        #0iE0J00http://www.opengis.net/gml0iE0N00http://www.opengis.net/gml/3.20iE0R00http://www.opengis.net\#
        /gml/3.3/exr1bd0M00http://www.w3.org/2005/11/its0:j0M00http://www.xml-cml.org/schema                \#
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
                                        61IFRAME0kN000061iframe0kN0000                                91stat\#
        a_dta1CI0000                                                                                        \#
                                                                                                            \#
                  51style0gS0O00http://purl.org/net/xbiblio/csl                        >1score-timewise1nO00\#
        00                                                                                                  \#
                                                                                                61schema0c40\#
        P00http://www.w3.org/2001/XMLSchema                                                                 \#
                                                                                                            \#
                                                                                                            \#
                 31wml0@V0000                                                                               \#
                                                                                                            \#
                                                   11P0kN000011p0kN0000                                     \#
                                                                                                            \#
                                                                                                            \#
                    83settings1ok0V00http://maven.apache.org/SETTINGS/1.0.01ok0V00http://maven.apache.org/SE\#
        TTINGS/1.1.01ok0V00http://maven.apache.org/SETTINGS/1.2.0                                           \#
                               =1knowledgeItem0hD0S00http://iptc.org/std/nar/2006-10-01/                    \#
                                                                                                            \#
                                                                                                            \#
         52topic1o0001nDTD DITA|dita.oasis-open.org/|tc:dita:|class="- topic/|class="- map/|/task.dtd"|"task\#
        .dtd"|"topic.dtd"|"concept.dtd"|"map.dtd"1o00T00http://docs.oasis-open.org/namespace>1score-partwise\#
        1nO0000                                                                 72COLLADA11@0\00http://www.c\#
        ollada.org/2005/11/COLLADASchema11@0\00http://www.collada.org/2008/03/COLLADASchema                 \#
                                                                                                            \#
                                                                                                            \#
             91icalendar1CV0T00urn:ietf:params:xml:ns:icalendar-2.0                                         \#
                                                      61SCRIPT0kN000061script0kN0000                        \#
                                                                           42feed1gm0H00http://purl.org/atom\#
        /ns#1gm0K00http://www.w3.org/2005/Atom       ?1document-styles1em0`00urn:oasis:names:tc:opendocument\#
        :xmlns:office:1.0                                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                      31ASX16I000031asx16I0000                         41xbel05T0000        \#
                                        <1PremiereData0NV0000                                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
         71xmpmeta16:0>00adobe:ns:meta/                      <1planningItem1h^0S00http://iptc.org/std/nar/20\#
        06-10-01/                                                                                           \#
                                                                                                            \#
                                                                                                          71\#
        diagram1oi0T00http://www.lysator.liu.se/~alla/dia/                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                 32DIF1OH00001OH0Z00http://gcmd.gsfc.nasa.go\#
        v/Aboutus/xml/dif/                                                                                  \#
                         51TEI.21d\0000                                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                         ;1FictionBook1X:0Z00http://www.gribuser.ru/xml/fict\#
        ionbook/2.0                                                                                         \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                   32rss0M300000M30P00http://backend.userland.com/rss2                                      \#
                                                                                                            \#
                                                                                                  61module1]\#
        f0Q00urn:ietf:params:xml:ns:yang:yin:1                                                              \#
                                      32svg0nf00000nf0J00http://www.w3.org/2000/svg                         \#
                                                                                                            \#
                                                                                                            \#
                                                    61dtbook0bT0W00http://www.daisy.org/z3986/2005/dtbook/  \#
                                                                                                            \#
                        51entry1gm0K00http://www.w3.org/2005/Atom                                           \#
                                                                            91submodule1]f0Q00urn:ietf:param\#
        s:xml:ns:yang:yin:1                           21TS0<D0000                                           \#
                                                                                                            \#
                                                                             <1presentation1bo0^00http://dev\#
        eloper.apple.com/namespaces/keynote223tt0di0O00http://www.w3.org/2006/04/ttaf10di0O00http://www.w3.o\#
        rg/2006/10/ttaf10di0I00http://www.w3.org/ns/ttml=1document-meta1em0`00urn:oasis:names:tc:opendocumen\#
        t:xmlns:office:1.042math0N:00000N:0R00http://www.w3.org/1998/Math/MathML                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                 71bookmap1o00000           \#
                                                         71abiword1OA0Q00http://www.abisource.com/awml.dtd  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                  >1component-data0m=0S00http://openoffice.org/2001/registry91en-export03F00\#
        00                                                                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                          61gnc-v20l]0000   \#
                                                                                                            \#
                                              41mets0iA0H00http://www.loc.gov/METS/                         \#
                                                                     ;1packageItem0SH0S00http://iptc.org/std\#
        /nar/2006-10-01/                                                                                    \#
                                                                                                            \#
                                                                                                            \#
         41BODY0kN000041body0kN0000                                                              51speak0=i0\#
        S00http://www.w3.org/2001/10/synthesis31ink1GG0L00http://www.w3.org/2003/InkML                      \#
                                                                                                            \#
                                                                              ?1glade-interface0OD0000      \#
                       41root0Z00Q00http://www.w3.org/1999/XSL/Format                                       \#
                                                    91transform1PT0T00http://www.w3.org/1999/XSL/Transform  \#
                                                                                                            \#
                                32map1o0001nDTD DITA|dita.oasis-open.org/|tc:dita:|class="- topic/|class="- \#
        map/|/task.dtd"|"task.dtd"|"topic.dtd"|"concept.dtd"|"map.dtd"1o00T00http://docs.oasis-open.org/name\#
        space<1mxGraphModel1:40000                                                    >1SCRIBUSUTF8NEW0G\000\#
        041SAMI0cI0000                                                                                 71VTK\#
        File0nZ000@UnstructuredGrid                                                                         \#
                     61ttFont0OZ0000<1AppInstaller0YE0000                         91component174000A<metadat\#
        a_license                                                       82Envelope1bL0V00http://schemas.dmtf\#
        .org/ovf/envelope/10aP0W00http://www.w3.org/2003/05/soap-envelope;1description1J]0I00http://www.w3.o\#
        rg/ns/wsdl                                                                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                            ;4ONIXMessage0Ao000006e00000Ao0X00http://ns.edit\#
        eur.org/onix/3.0/reference06e0X00http://ns.editeur.org/onix/3.0/reference;1ONIXmessage0Ao0T00http://\#
        ns.editeur.org/onix/3.0/short81releases1<Q0009<release                                              \#
                                                                91interface0oC000h<object class=|<requires l\#
        ib=|<template class=|<menu id=                                                                     <\#
        2wordDocument1?=00001?=0d00http://schemas.microsoft.com/office/word/2003/wordml                     \#
                                                                                                            \#
                                                                                                            \#
                          32RDF16:000016:0[00http://www.w3.org/1999/02/22-rdf-syntax-ns#                    \#
                                                                                                            \#
                                             81newsItem1NQ0S00http://iptc.org/std/nar/2006-10-01/           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                  49sbml0m@00000m@0O00http://www.sbml.org/sbml/level10m@0O00\#
        http://www.sbml.org/sbml/level20m@0X00http://www.sbml.org/sbml/level2/version20m@0X00http://www.sbml\#
        .org/sbml/level2/version30m@0X00http://www.sbml.org/sbml/level2/version40m@0X00http://www.sbml.org/s\#
        bml/level2/version50m@0]00http://www.sbml.org/sbml/level3/version1/core0m@0]00http://www.sbml.org/sb\#
        ml/level3/version2/core83Workbook19Z00001TJ0O00http://www.gnumeric.org/v10.dtd19Z0\00urn:schemas-mic\#
        rosoft-com:office:spreadsheet82metalink0[J0J00http://www.metalinker.org/1;b0O00urn:ietf:params:xml:n\#
        s:metalink;1definitions1J]0P00http://schemas.xmlsoap.org/wsdl/31ncx0H:0T00http://www.daisy.org/z3986\#
        /2005/ncx/32val1o0000P<prop |<revprop |<style-conflict1o00T00http://docs.oasis-open.org/namespace91t\#
        eiCorpus1d\0K00http://www.tei-c.org/ns/1.0                                                          \#
                                     42task1o0001nDTD DITA|dita.oasis-open.org/|tc:dita:|class="- topic/|cla\#
        ss="- map/|/task.dtd"|"task.dtd"|"topic.dtd"|"concept.dtd"|"map.dtd"1o00T00http://docs.oasis-open.or\#
        g/namespace      33gpx12A000012A0Q00http://www.topografix.com/GPX/1/012A0Q00http://www.topografix.co\#
        m/GPX/1/1                                                                       B2inkscape-extension\#
        1CP00001CP0d00http://www.inkscape.org/namespace/inkscape/extension51shape0LR0Y00http://www.daa.com.a\#
        u/~james/dia-shape-ns                                                                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                             41opml1nD0000  \#
                                                                                                        51ea\#
        gle0V:0000;2MD_metadata0S200000S20P00http://www.isotc211.org/2005/gmd                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                      83document00]0X00http://developer.apple.com/namespaces/ls1Ye0X00http://developer.apple\#
        .com/namespaces/sl0Yj0`00urn:oasis:names:tc:opendocument:xmlns:office:1.071tileset0I>000Htiledversio\#
        n=|tilewidth=31amf1gI0000                                                                           \#
                                                                                                            \#
                        37bom0Na0S00http://cyclonedx.org/schema/bom/1.00Na0S00http://cyclonedx.org/schema/bo\#
        m/1.10Na0S00http://cyclonedx.org/schema/bom/1.20Na0S00http://cyclonedx.org/schema/bom/1.30Na0S00http\#
        ://cyclonedx.org/schema/bom/1.40Na0S00http://cyclonedx.org/schema/bom/1.50Na0S00http://cyclonedx.org\#
        /schema/bom/1.6E1StyledLayerDescriptor0GI0J00http://www.opengis.net/sld                             \#
                61record0C?0N00http://www.loc.gov/MARC21/slim                                               \#
                                                                                                            \#
                                                                                                 71project1o\#
        k0Q00http://maven.apache.org/POM/4.0.0                                                              \#
                                                          41emma1:20N00http://www.w3.org/2003/04/emma       \#
                                                                                                            \#
                                                                                   31MPD0:10M00urn:mpeg:dash\#
        :schema:mpd:2011                                81playlist1EV0E00http://xspf.org/ns/0/              \#
                                                                                                            \#
                                                                        41qgis0jM0000                       \#
                                                                                                            \#
                                                                       91museScore05E0000                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                          81FRAMESET0kN000081frameset0kN0000\#
                                                                                                            \#
                                                                                                            \#
        ;2newsMessage1<300001<30S00http://iptc.org/std/nar/2006-10-01/                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                   71service02g0J00http://www.w3.org/2007/ap\#
        p                                                                                                   \#
                                                                                                            \#
                                                                     ;1conceptItem1lE0S00http://iptc.org/std\#
        /nar/2006-10-01/                                                                                    \#
                                                                                               61mxfile1:400\#
        00                                                                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                       55xliff0lQ00000lQ0U00urn:oasis:names:tc:xliff:documen\#
        t:1.10lQ0U00urn:oasis:names:tc:xliff:document:1.20lQ0U00urn:oasis:names:tc:xliff:document:2.00lQ0U00\#
        urn:oasis:names:tc:xliff:document:2.2                                                               \#
                                                                                                            \#
                                                                        72grammar0c40S00http://relaxng.org/n\#
        s/structure/1.01^h0Q00http://www.w3.org/2001/06/grammar                                             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                               72concept1o00\#
        01nDTD DITA|dita.oasis-open.org/|tc:dita:|class="- topic/|class="- map/|/task.dtd"|"task.dtd"|"topic\#
        .dtd"|"concept.dtd"|"map.dtd"1o00T00http://docs.oasis-open.org/namespace:1collection0C?0N00http://ww\#
        w.loc.gov/MARC21/slim                                                                               \#
                                                                                                            \#
                    :1categories18d0J00http://www.w3.org/2007/app                     31osm1`10000          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                        41mads0gY0J00http://www.loc.gov/mads\#
        /v2
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 511 }

    /// Slots of a hash table over names, the empty one included: where their records start.
    static var index: StaticString {
        #"""
        0000000000000000000000000000000000001@=00000?0000000000000HD48E0000000001HI0000000000003HN0000006QJ4\#
        hR4h_0000000001XW00000000000000000000040_0000000000000000005no00000000000000000000000000000051100000\#
        00000000000000000000000000000004B=00031@5QV0004aC00000000000000000000000000069M0000000000000000001YT\#
        0000006aW59X6iY00000000000000000000000000000000079e0000000000004ij0000004j[0000000000000000230000000\#
        000000000000000003j<00000000000000000000000000000000000000000000000000032N4CC0000006:c00000000000000\#
        00000000000000006Z]4:]0000000000005Zc0000000001Bg2Jg0000000000000000000000000000000[3000000000000000\#
        0000001c;0000004c>0000S@0000000000000000000000000000000000000003SN5;N0005;]0000000005SU0000000000000\#
        000000000002c^00000000000000000053e0000000000000004;k2Kl0001;n4Kn63n5oc0000000002\50000000000007D:00\#
        00007d=0<>2T>0000000000000000000000000000001LJ5<K0000006DN0000000000000000DT6TU0000001DX000000000000\#
        0000000006l`0000000000000001MA00060S0000000000VH0VU0001<o00000000056Z6Y@1=f0000006e80004M:2m:3=;3=G0\#
        M=7e?0000000000000000mE0000000007UI0000000000001eN00000000061j0007]T00000000000045Y0WE2fU00000000000\#
        00000000000005Ud5=e0003Mg0000000000003=l0003Un0000000000000000000000005f700000000076;4V;76L5l46F=5^>\#
        0WR6fA06A6NC4nC6FK0NG0007nI0000000000Yo0000000002FQ2F`3nS0006Pb0000000000000000000000000000000003>a0\#
        Fa0000005Ne5P^1Nf4^g5?J7Nh66j0000000000004o00004W50000000006_60000000000007`M0002O=0000000_@00000000\#
        00000000002oG2oV2_H4?J0007?L0000002GO1gP1g]5m^0000000000000000000003GZ0007G\00000000000000007b57c000\#
        0003_f0002Wh58:2X20000`11om2gm0004@M000
        """#
    }
}
