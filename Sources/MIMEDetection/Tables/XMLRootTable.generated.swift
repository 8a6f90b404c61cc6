// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// Root elements of XML documents, packed; `PackedXMLRoots` reads it.
enum XMLRootTable {
    /// The number of records.
    static var rootCount: Int { 127 }

    /// Names and namespaces.
    static var text: StaticString {
        #"""
        http://purl.org/rss/1.0/ASXBODYCOLLADAhttp://www.collada.org/2005/11/COLLADASchemaDIFhttp://gcmd.gsf\#
        c.nasa.gov/Aboutus/xml/dif/FRAMESETFictionBookhttp://www.gribuser.ru/xml/fictionbook/2.0HTMLIFRAMELI\#
        NKMD_metadatahttp://www.isotc211.org/2005/gmdMPDurn:mpeg:dash:schema:mpd:2011ONIXMessagehttp://ns.ed\#
        iteur.org/onix/3.0/referenceONIXmessagehttp://ns.editeur.org/onix/3.0/shortOntologyhttp://www.w3.org\#
        /2002/07/owl#PPUBLICurn:HTMLComponentPremiereDataRDFhttp://www.w3.org/1999/02/22-rdf-syntax-ns#SAMIS\#
        CRIPTTSTrainingCenterDatabasehttp://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2Workbookurn:s\#
        chemas-microsoft-com:office:spreadsheetX3DXMIhttp://schema.omg.org/spec/XMI/2.0http://schema.omg.org\#
        /spec/XMI/2.1abiwordhttp://www.abisource.com/awml.dtdamfasxbodybomhttp://cyclonedx.org/schema/bom/1.\#
        0http://cyclonedx.org/schema/bom/1.1http://cyclonedx.org/schema/bom/1.2http://cyclonedx.org/schema/b\#
        om/1.3http://cyclonedx.org/schema/bom/1.4http://cyclonedx.org/schema/bom/1.5http://cyclonedx.org/sch\#
        ema/bom/1.6collectionhttp://www.loc.gov/MARC21/slimcomponentconcepthttp://docs.oasis-open.org/namesp\#
        acedefinitionshttp://schemas.xmlsoap.org/wsdl/diagramhttp://www.lysator.liu.se/~alla/dia/documenthtt\#
        p://developer.apple.com/namespaces/lshttp://developer.apple.com/namespaces/slurn:oasis:names:tc:open\#
        document:xmlns:office:1.0feedhttp://purl.org/atom/ns#http://www.w3.org/2005/Atomframesetglade-interf\#
        acegmlhttp://www.opengis.net/gml/3.2gpxhttp://www.topografix.com/GPX/1/0http://www.topografix.com/GP\#
        X/1/1grammarhttp://relaxng.org/ns/structure/1.0htmlhttp://www.w3.org/1999/xhtmliframeinterfaceitshtt\#
        p://www.w3.org/2005/11/itsjnlpkmlhttp://earth.google.com/kml/2.0http://earth.google.com/kml/2.1http:\#
        //earth.google.com/kml/2.2http://www.opengis.net/kml/2.2linkmapmathhttp://www.w3.org/1998/Math/MathM\#
        Lmetalinkhttp://www.metalinker.org/urn:ietf:params:xml:ns:metalinkmodshttp://www.loc.gov/mods/v3news\#
        Messagehttp://iptc.org/std/nar/2006-10-01/nzbhttp://www.newzbin.com/DTD/2003/nzbopmlppackagehttp://s\#
        chemas.microsoft.com/office/2006/xmlPackageplaylisthttp://xspf.org/ns/0/plisthttp://www.apple.com/DT\#
        Ds/PropertyList-1.0.dtdpresentationhttp://developer.apple.com/namespaces/keynote2projecthttp://maven\#
        .apache.org/POM/4.0.0releasesroothttp://www.w3.org/1999/XSL/Formatrssschemahttp://www.w3.org/2001/XM\#
        LSchemascore-partwisescore-timewisescriptshapehttp://www.daa.com.au/~james/dia-shape-nssmilhttp://ww\#
        w.w3.org/2001/SMIL20/Languagehttp://www.w3.org/2005/SMIL21/Languagehttp://www.w3.org/ns/SMILsparqlht\#
        tp://www.w3.org/2005/sparql-results#stata_dtastylesheethttp://www.w3.org/1999/XSL/Transformsvghttp:/\#
        /www.w3.org/2000/svgtasktilesettopictthttp://www.w3.org/ns/ttmlttFontuivalwindowhttp://www.mozilla.o\#
        rg/keymaster/gatekeeper/there.is.only.xulwordDocumenthttp://schemas.microsoft.com/office/word/2003/w\#
        ordmlwsdlxdphttp://ns.adobe.com/xdp/xfdfhttp://ns.adobe.com/xfdf/xliffurn:oasis:names:tc:xliff:docum\#
        ent:1.1urn:oasis:names:tc:xliff:document:1.2
        """#
    }

    /// A record a root element: name, namespace, type.
    static var roots: StaticString {
        #"""
        000000000H07C00H03000000Y:00K04000000_J00O0700V0\0^I01B030000002?01B0301E0Z02?01o08000000_J0270;02B0\#
        Z0N\02l04000000_J03006000000_J03604000000_J03:0;000000_K03:0;03E0P0_K03e0303h0M02304E0;0000005e04E0;\#
        0000005f04E0;04P0X05e04E0;04P0X05f0580;05C0T05e05g0805o0N05j06M01000000_J06N0606T0A0a?06e0<000000[J0\#
        71030000006k071030740[06k07_04000000Rg07c06000000_J07i02000000`_07k0F08A0j0?e09;08000000D109;0809C0\\#
        0D109o03000000^a0:2030:50R0cO0:2030:W0R0cO0;9070;@0Q0L`0;a03000000Lg0;d03000000Y:0;g04000000_J0;k030\#
        ;n0S0=D0;k030<Q0S0=D0;k030=40S0=D0;k030=W0S0=D0;k030>:0S0=D0;k030>]0S0=D0;k030?@0S0=D0?c0:0?m0N04V0@\#
        K09000000O70@T070000002B0@T070@[0T02B0A?0;0AJ0P0L]0Aj070B10T0N?0BU080B]0X0;\0BU080CE0X0;]0BU080Cm0`0\#
        EX0D]040Da0H00a0D]040E90K00a0ET08000000_J0E\0?000000OJ0Ek030En0N03F0FL030FO0Q03L0FL030G00Q03L0GQ070G\#
        X0S0U\0H;04000000_J0H;040H?0L0UY0H[06000000_J0Ha09000000OX0Hj030Hm0M03k0IJ04000000P<0IN03000000@R0IN\#
        030IQ0O0@R0IN030J00O0@R0IN030JO0O0@R0IN030Jn0N0@R0KL04000000_J0KP030000002B0KP030@[0T02B0KS040KW0R04\#
        X0L9080LA0J04m0L9080L[0O04n0M:040M>0J0580MX0;000000Aa0MX0;0Mc0S0Aa0NF030NI0S0R00Nl04000000bW0O001000\#
        000_J0O1070O80c0DD0Ok080P30E0Ue0PH05000000RJ0PH050PM0^0Ll0Q;0<0QG0^0;Z0R5070R<0Q0b;0R]08000000O80Re0\#
        40Ri0Q0Ud0Re040Ri0Q0cP0SJ030000007C0SM060SS0P0U\0T30>000000I50TA0>000000I50TO06000000_J0TU050TZ0Y0N@\#
        0UC04000000870UC040UG0V0870UC040Um0V0870UC040VS0I0870Vl060W20V08<0WX09000000Sk0Wa0:0Wk0T0Ud0XO030000\#
        00[D0XO030XR0J0[D0Xl040000002B0Xl040@[0T02B0Y007000000TN0Y7050000002B0Y7050@[0T02B0Y<020Y>0I08o0YW06\#
        000000No0Y]02000000N;0Y_030000002B0Y_030@[0T02B0Yb060Yh0m0CJ0Ze0<000000DE0Ze0<0[10d0DE0[e040AJ0P0L]0\#
        [i030[l0H0:k0\D040\H0I0UX0\a050\f0U0U[0\a050]K0U0U[
        """#
    }
}
