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
        000000000H07D0000000H0J03G0000000b0N03G0000001@0R03G0000001b0M03l02?03000000YY02B0<0000000W02N040000\#
        00`202R0702Y0\0_103E030000002@03E0303H0Z02@04208000000`204:0;04E0Z0Nb04o04000000`205306000000`205904\#
        000000`205=0;000000`305=0;05H0P0`305h0305k0M02406H0;0000005f06H0;0000005g06H0;06S0X05f06H0;06S0X05g0\#
        7;0;07F0T05f07j080820N05k08P01000000`208Q0608W0A0ag08h0<000000\0094030000006l094030970[06l09b0400000\#
        0S>09f06000000`209l02000000aG09n0F0:D0j0?f0;>08000000D20;>080;F0\0D20<203000000_I0<5030<80R0d70<5030\#
        <Z0R0d70=<070=C0Q0Lc0=d03000000Lj0=g03000000YY0=j04000000`20=n030>10S0=E0=n030>T0S0=E0=n030?70S0=E0=\#
        n030?Z0S0=E0=n030@=0S0=E0=n030@`0S0=E0=n030AC0S0=E0Af0:0B00N04W0BN09000000O=0BW070000002C0BW070B^0T0\#
        2C0CB0;0CM0P0L`0Cm070D40T0NB0DX080D`0X0;]0DX080EH0X0;^0DX080F00`0EY0F`040Fd0H00a0F`040G<0K00a0GW0800\#
        0000`20G_0?000000OT0Gn0300b0N03G0H1030H40Q03M0H1030HU0Q03M0I6070I=0S0V60I`04000000`20I`040Id0L0V30J@\#
        06000000`20JF09000000Ob0JO0301b0M03l0JR04000000PH0JV03000000@S0JV030JY0O0@S0JV030K80O0@S0JV030KW0O0@\#
        S0JV030L60N0@S0LT04000000`20LX030000002C0LX030B^0T02C0L[040L_0R04Y0MA080MI0J04n0MA080Mc0O04o0NB050NG\#
        0i0^^0O@040OD0J0590O^0;000000Ab0O^0;0Oi0S0Ab0PL030PO0S0RD0Q204000000c?0Q601000000`20Q7070Q>0c0DE0R10\#
        80R90E0V?0RN05000000Ra0RN050RS0^0M00SA0<0SM0^0;[0T;070TB0Q0bc0Tc08000000O>0Tk040To0Q0V>0Tk040To0Q0d8\#
        0UP030000007D0US060UY0P0V60V90>000000I60VG0>000000I60VU06000000`20V[050V`0Y0NC0WI04000000880WI040WM0\#
        V0880WI040X30V0880WI040XY0I0880Y2060Y80V08=0Y^09000000TC0Yg0:0Z10T0V>0ZU03000000[j0ZU030ZX0J0[j0[204\#
        0000002C0[2040B^0T02C0[607000000Tg0[=050000002C0[=050B^0T02C0[B020[D0I0900[]06000000O50[c02000000N>0\#
        [e030000002C0[e030B^0T02C0[h060[n0m0CK0\k0<000000DF0\k0<0]70d0DF0]k040CM0P0L`0]o030^20H0:l0^J040^N0I\#
        0V20^g050^l0U0V50^g050_Q0U0V5
        """#
    }
}
