// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// Root elements of XML documents, packed; `PackedXMLRoots` reads it.
enum XMLRootTable {
    /// The number of records.
    static var rootCount: Int { 101 }

    /// Names and namespaces.
    static var text: StaticString {
        #"""
        http://purl.org/rss/1.0/ASXBODYDIFhttp://gcmd.gsfc.nasa.gov/Aboutus/xml/dif/FRAMESETFictionBookhttp:\#
        //www.gribuser.ru/xml/fictionbook/2.0HTMLIFRAMELINKMD_metadatahttp://www.isotc211.org/2005/gmdONIXMe\#
        ssagehttp://ns.editeur.org/onix/3.0/referenceONIXmessagehttp://ns.editeur.org/onix/3.0/shortOntology\#
        http://www.w3.org/2002/07/owl#PPUBLICurn:HTMLComponentPremiereDataRDFhttp://www.w3.org/1999/02/22-rd\#
        f-syntax-ns#SCRIPTWorkbookurn:schemas-microsoft-com:office:spreadsheetXMIhttp://schema.omg.org/spec/\#
        XMI/2.0http://schema.omg.org/spec/XMI/2.1abiwordhttp://www.abisource.com/awml.dtdamfasxbodybomhttp:/\#
        /cyclonedx.org/schema/bom/1.0http://cyclonedx.org/schema/bom/1.1http://cyclonedx.org/schema/bom/1.2h\#
        ttp://cyclonedx.org/schema/bom/1.3http://cyclonedx.org/schema/bom/1.4http://cyclonedx.org/schema/bom\#
        /1.5http://cyclonedx.org/schema/bom/1.6concepthttp://docs.oasis-open.org/namespacediagramhttp://www.\#
        lysator.liu.se/~alla/dia/documenthttp://developer.apple.com/namespaces/lshttp://developer.apple.com/\#
        namespaces/slurn:oasis:names:tc:opendocument:xmlns:office:1.0feedhttp://purl.org/atom/ns#http://www.\#
        w3.org/2005/Atomframesetgmlhttp://www.opengis.net/gml/3.2gpxhttp://www.topografix.com/GPX/1/0http://\#
        www.topografix.com/GPX/1/1htmlhttp://www.w3.org/1999/xhtmliframeitshttp://www.w3.org/2005/11/itskmlh\#
        ttp://earth.google.com/kml/2.0http://earth.google.com/kml/2.1http://earth.google.com/kml/2.2http://w\#
        ww.opengis.net/kml/2.2linkmapmathhttp://www.w3.org/1998/Math/MathMLmetalinkhttp://www.metalinker.org\#
        /urn:ietf:params:xml:ns:metalinknewsMessagehttp://iptc.org/std/nar/2006-10-01/ppackagehttp://schemas\#
        .microsoft.com/office/2006/xmlPackageplaylisthttp://xspf.org/ns/0/plisthttp://www.apple.com/DTDs/Pro\#
        pertyList-1.0.dtdpresentationhttp://developer.apple.com/namespaces/keynote2roothttp://www.w3.org/199\#
        9/XSL/Formatrssscriptshapehttp://www.daa.com.au/~james/dia-shape-nssmilhttp://www.w3.org/2001/SMIL20\#
        /Languagehttp://www.w3.org/2005/SMIL21/Languagehttp://www.w3.org/ns/SMILsparqlhttp://www.w3.org/2005\#
        /sparql-results#stata_dtastylesheethttp://www.w3.org/1999/XSL/Transformsvghttp://www.w3.org/2000/svg\#
        tasktopictthttp://www.w3.org/ns/ttmlvalwindowhttp://www.mozilla.org/keymaster/gatekeeper/there.is.on\#
        ly.xulwordDocumenthttp://schemas.microsoft.com/office/word/2003/wordmlxdphttp://ns.adobe.com/xdp/xfd\#
        fhttp://ns.adobe.com/xfdf/xliffurn:oasis:names:tc:xliff:document:1.1urn:oasis:names:tc:xliff:documen\#
        t:1.2
        """#
    }

    /// A record a root element: name, namespace, type.
    static var roots: StaticString {
        #"""
        000000000H07C00H03000000Y800K04000000_H00O030000002?00O0300R0Z02?01<08000000_H01D0;01O0Z0N[029040000\#
        00_H02=06000000_H02C04000000_H02G0;000000_I02G0;02R0P0_I0320;0000005e0320;0000005f0320;03=0X05e0320;\#
        03=0X05f03e0;0400T05e04T0804\0N05j05:01000000_H05;0605A0A0a=05R0<000000[H05^030000006k05^0305a0[06k0\#
        6L06000000_H06R08000000D006R0806Z0\0D007F0307I0R0cM07F0307k0R0cM08M0708T0Q0L_09503000000Lf0980300000\#
        0Y809;04000000_H09?0309B0S0=D09?0309e0S0=D09?030:H0S0=D09?030:k0S0=D09?030;N0S0=D09?030<10S0=D09?030\#
        <T0S0=D0=7070000002B0=7070=>0T02B0=b070=i0T0N>0>M080>U0X0;\0>M080?=0X0;]0>M080?e0`0EW0@U040@Y0H00a0@\#
        U040A10K00a0AL08000000_H0AT030AW0N03F0B5030B80Q03L0B5030BY0Q03L0C:04000000_H0C:040C>0L0UX0CZ06000000\#
        _H0C`030Cc0M03k0D@03000000@Q0D@030DC0O0@Q0D@030Db0O0@Q0D@030EA0O0@Q0D@030E`0N0@Q0F>04000000_H0FB0300\#
        00002B0FB030=>0T02B0FE040FI0R04X0Fk080G30J04m0Fk080GM0O04n0Gl0;000000A`0Gl0;0H70S0A`0HZ01000000_H0H[\#
        070Hb0c0DC0IU080I]0E0Ud0J205000000RI0J2050J70^0Lk0Je0<0K10^0;Z0K_040Kc0Q0Uc0K_040Kc0Q0cN0LD030000007\#
        C0LG06000000_H0LM050LR0Y0N?0M;04000000870M;040M?0V0870M;040Me0V0870M;040NK0I0870Nd060Nj0V08<0OP09000\#
        000Sj0OY0:0Oc0T0Uc0PG030PJ0J0[B0Pd040000002B0Pd040=>0T02B0Ph050000002B0Ph050=>0T02B0Pm020Po0I08o0QH0\#
        30000002B0QH030=>0T02B0QK060QQ0m0CI0RN0<000000DD0RN0<0RZ0d0DD0SN030SQ0H0:k0Si040Sm0I0UW0TF050TK0U0UZ\#
        0TF050U00U0UZ
        """#
    }
}
