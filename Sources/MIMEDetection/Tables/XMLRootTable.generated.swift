// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// Root elements of XML documents, packed; `PackedXMLRoots` reads it.
enum XMLRootTable {
    /// The number of records.
    static var rootCount: Int { 133 }

    /// Names and namespaces.
    static var text: StaticString {
        #"""
        http://purl.org/rss/1.0/http://www.opengis.net/gmlhttp://www.opengis.net/gml/3.2http://www.opengis.n\#
        et/gml/3.3/exrhttp://www.w3.org/2005/11/itsASXAppInstallerBODYCOLLADAhttp://www.collada.org/2005/11/\#
        COLLADASchemaDIFhttp://gcmd.gsfc.nasa.gov/Aboutus/xml/dif/FRAMESETFictionBookhttp://www.gribuser.ru/\#
        xml/fictionbook/2.0HTMLIFRAMELINKMD_metadatahttp://www.isotc211.org/2005/gmdMPDurn:mpeg:dash:schema:\#
        mpd:2011ONIXMessagehttp://ns.editeur.org/onix/3.0/referenceONIXmessagehttp://ns.editeur.org/onix/3.0\#
        /shortOntologyhttp://www.w3.org/2002/07/owl#PPUBLICurn:HTMLComponentPremiereDataRDFhttp://www.w3.org\#
        /1999/02/22-rdf-syntax-ns#SAMISCRIPTTSTrainingCenterDatabasehttp://www.garmin.com/xmlschemas/Trainin\#
        gCenterDatabase/v2Workbookurn:schemas-microsoft-com:office:spreadsheetX3DXMIhttp://schema.omg.org/sp\#
        ec/XMI/2.0http://schema.omg.org/spec/XMI/2.1abiwordhttp://www.abisource.com/awml.dtdamfasxbodybomhtt\#
        p://cyclonedx.org/schema/bom/1.0http://cyclonedx.org/schema/bom/1.1http://cyclonedx.org/schema/bom/1\#
        .2http://cyclonedx.org/schema/bom/1.3http://cyclonedx.org/schema/bom/1.4http://cyclonedx.org/schema/\#
        bom/1.5http://cyclonedx.org/schema/bom/1.6collectionhttp://www.loc.gov/MARC21/slimcomponentconceptht\#
        tp://docs.oasis-open.org/namespacedefinitionshttp://schemas.xmlsoap.org/wsdl/diagramhttp://www.lysat\#
        or.liu.se/~alla/dia/documenthttp://developer.apple.com/namespaces/lshttp://developer.apple.com/names\#
        paces/slurn:oasis:names:tc:opendocument:xmlns:office:1.0feedhttp://purl.org/atom/ns#http://www.w3.or\#
        g/2005/Atomframesetglade-interfacegmlgpxhttp://www.topografix.com/GPX/1/0http://www.topografix.com/G\#
        PX/1/1grammarhttp://relaxng.org/ns/structure/1.0htmlhttp://www.w3.org/1999/xhtmliframeinterfaceitsjn\#
        lpkmlhttp://earth.google.com/kml/2.0http://earth.google.com/kml/2.1http://earth.google.com/kml/2.2ht\#
        tp://www.opengis.net/kml/2.2linkmapmathhttp://www.w3.org/1998/Math/MathMLmetalinkhttp://www.metalink\#
        er.org/urn:ietf:params:xml:ns:metalinkmodelhttp://schemas.microsoft.com/3dmanufacturing/core/2015/02\#
        modshttp://www.loc.gov/mods/v3newsMessagehttp://iptc.org/std/nar/2006-10-01/nzbhttp://www.newzbin.co\#
        m/DTD/2003/nzbopmlppackagehttp://schemas.microsoft.com/office/2006/xmlPackageplaylisthttp://xspf.org\#
        /ns/0/plisthttp://www.apple.com/DTDs/PropertyList-1.0.dtdpresentationhttp://developer.apple.com/name\#
        spaces/keynote2projecthttp://maven.apache.org/POM/4.0.0releasesroothttp://www.w3.org/1999/XSL/Format\#
        rssschemahttp://www.w3.org/2001/XMLSchemascore-partwisescore-timewisescriptshapehttp://www.daa.com.a\#
        u/~james/dia-shape-nssmilhttp://www.w3.org/2001/SMIL20/Languagehttp://www.w3.org/2005/SMIL21/Languag\#
        ehttp://www.w3.org/ns/SMILsparqlhttp://www.w3.org/2005/sparql-results#stata_dtastylesheethttp://www.\#
        w3.org/1999/XSL/Transformsvghttp://www.w3.org/2000/svgtasktilesettopictthttp://www.w3.org/ns/ttmlttF\#
        ontuivalwindowhttp://www.mozilla.org/keymaster/gatekeeper/there.is.only.xulwordDocumenthttp://schema\#
        s.microsoft.com/office/word/2003/wordmlwsdlxdphttp://ns.adobe.com/xdp/xfdfhttp://ns.adobe.com/xfdf/x\#
        liffurn:oasis:names:tc:xliff:document:1.1urn:oasis:names:tc:xliff:document:1.2
        """#
    }

    /// A record a root element, in the order of names: name, namespace, type.
    static var roots: StaticString {
        #"""
        000000000H07C0000000H0J03F0000000b0N03F0000001@0R03F0000001b0M03k02?03000000YB02B0<0000000W02N040000\#
        00_R02R0702Y0\0^Q03E030000002?03E0303H0Z02?04208000000_R04:0;04E0Z0N\04o04000000_R05306000000_R05904\#
        000000_R05=0;000000_S05=0;05H0P0_S05h0305k0M02306H0;0000005e06H0;0000005f06H0;06S0X05e06H0;06S0X05f0\#
        7;0;07F0T05e07j080820N05j08P01000000_R08Q0608W0A0aG08h0<000000[R094030000006k094030970[06k09b0400000\#
        0Rm09f06000000_R09l02000000`g09n0F0:D0j0?e0;>08000000D10;>080;F0\0D10<203000000^i0<5030<80R0cW0<5030\#
        <Z0R0cW0=<070=C0Q0L`0=d03000000Lg0=g03000000YB0=j04000000_R0=n030>10S0=D0=n030>T0S0=D0=n030?70S0=D0=\#
        n030?Z0S0=D0=n030@=0S0=D0=n030@`0S0=D0=n030AC0S0=D0Af0:0B00N04V0BN09000000O70BW070000002B0BW070B^0T0\#
        2B0CB0;0CM0P0L]0Cm070D40T0N?0DX080D`0X0;\0DX080EH0X0;]0DX080F00`0EX0F`040Fd0H00a0F`040G<0K00a0GW0800\#
        0000_R0G_0?000000OJ0Gn0300b0N03F0H1030H40Q03L0H1030HU0Q03L0I6070I=0S0Ud0I`04000000_R0I`040Id0L0Ua0J@\#
        06000000_R0JF09000000OX0JO0301b0M03k0JR04000000P>0JV03000000@R0JV030JY0O0@R0JV030K80O0@R0JV030KW0O0@\#
        R0JV030L60N0@R0LT04000000_R0LX030000002B0LX030B^0T02B0L[040L_0R04X0MA080MI0J04m0MA080Mc0O04n0NB050NG\#
        0i0^>0O@040OD0J0580O^0;000000Aa0O^0;0Oi0S0Aa0PL030PO0S0R40Q204000000b_0Q601000000_R0Q7070Q>0c0DD0R10\#
        80R90E0Um0RN05000000RP0RN050RS0^0Ll0SA0<0SM0^0;Z0T;070TB0Q0bC0Tc08000000O80Tk040To0Q0Ul0Tk040To0Q0cX\#
        0UP030000007C0US060UY0P0Ud0V90>000000I50VG0>000000I50VU06000000_R0V[050V`0Y0N@0WI04000000870WI040WM0\#
        V0870WI040X30V0870WI040XY0I0870Y2060Y80V08<0Y^09000000T10Yg0:0Z10T0Ul0ZU03000000[L0ZU030ZX0J0[L0[204\#
        0000002B0[2040B^0T02B0[607000000TV0[=050000002B0[=050B^0T02B0[B020[D0I08o0[]06000000No0[c02000000N;0\#
        [e030000002B0[e030B^0T02B0[h060[n0m0CJ0\k0<000000DE0\k0<0]70d0DE0]k040CM0P0L]0]o030^20H0:k0^J040^N0I\#
        0U`0^g050^l0U0Uc0^g050_Q0U0Uc
        """#
    }
}
