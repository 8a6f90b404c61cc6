// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// Root elements of XML documents, packed; `PackedXMLRoots` reads it.
enum XMLRootTable {
    /// The number of records.
    static var rootCount: Int { 199 }

    /// Names and namespaces.
    static var text: StaticString {
        #"""
        http://docbook.org/ns/docbookhttp://purl.org/rss/1.0/http://schemas.microsoft.com/winfx/2006/xaml/pr\#
        esentationhttp://www.cellml.org/cellml/1.0#http://www.cellml.org/cellml/1.1#http://www.opengis.net/g\#
        mlhttp://www.opengis.net/gml/3.2http://www.opengis.net/gml/3.3/exrhttp://www.w3.org/2005/11/itshttp:\#
        //www.xml-cml.org/schemaASXAppInstallerBODYCOLLADAhttp://www.collada.org/2005/11/COLLADASchemahttp:/\#
        /www.collada.org/2008/03/COLLADASchemaDIFhttp://gcmd.gsfc.nasa.gov/Aboutus/xml/dif/Envelopehttp://ww\#
        w.w3.org/2003/05/soap-envelopeFRAMESETFictionBookhttp://www.gribuser.ru/xml/fictionbook/2.0HTMLIFRAM\#
        ELINKMD_metadatahttp://www.isotc211.org/2005/gmdMPDurn:mpeg:dash:schema:mpd:2011ONIXMessagehttp://ns\#
        .editeur.org/onix/3.0/referenceONIXmessagehttp://ns.editeur.org/onix/3.0/shortOntologyhttp://www.w3.\#
        org/2002/07/owl#PPUBLICurn:HTMLComponentPremiereDataRDFhttp://www.w3.org/1999/02/22-rdf-syntax-ns#Re\#
        lationshipshttp://schemas.openxmlformats.org/package/2006/relationshipsSAMISCRIPTTEIhttp://www.tei-c\#
        .org/ns/1.0TEI.2TSTrainingCenterDatabasehttp://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2Vi\#
        sioDocumenthttp://schemas.microsoft.com/visio/2003/coreWorkbookurn:schemas-microsoft-com:office:spre\#
        adsheetX3DXMIhttp://schema.omg.org/spec/XMI/2.0http://schema.omg.org/spec/XMI/2.1abiwordhttp://www.a\#
        bisource.com/awml.dtdamfapplicationhttp://wadl.dev.java.net/2009/02asxbodybomhttp://cyclonedx.org/sc\#
        hema/bom/1.0http://cyclonedx.org/schema/bom/1.1http://cyclonedx.org/schema/bom/1.2http://cyclonedx.o\#
        rg/schema/bom/1.3http://cyclonedx.org/schema/bom/1.4http://cyclonedx.org/schema/bom/1.5http://cyclon\#
        edx.org/schema/bom/1.6bookmapcatalogItemhttp://iptc.org/std/nar/2006-10-01/categorieshttp://www.w3.o\#
        rg/2007/appccxmlhttp://www.w3.org/2002/09/ccxmlcollectionhttp://www.loc.gov/MARC21/slimcomponentconc\#
        epthttp://docs.oasis-open.org/namespaceconceptItemdefinitionshttp://schemas.xmlsoap.org/wsdl/descrip\#
        tionhttp://www.w3.org/ns/wsdldiagramhttp://www.lysator.liu.se/~alla/dia/documenthttp://developer.app\#
        le.com/namespaces/lshttp://developer.apple.com/namespaces/slurn:oasis:names:tc:opendocument:xmlns:of\#
        fice:1.0dtbookhttp://www.daisy.org/z3986/2005/dtbook/emmahttp://www.w3.org/2003/04/emmaentryhttp://w\#
        ww.w3.org/2005/Atomfeedhttp://purl.org/atom/ns#framesetglade-interfacegmlgpxhttp://www.topografix.co\#
        m/GPX/1/0http://www.topografix.com/GPX/1/1grammarhttp://relaxng.org/ns/structure/1.0http://www.w3.or\#
        g/2001/06/grammarhtmlhttp://www.w3.org/1999/xhtmliframeinkhttp://www.w3.org/2003/InkMLinterfaceitsjn\#
        lpkmlhttp://earth.google.com/kml/2.0http://earth.google.com/kml/2.1http://earth.google.com/kml/2.2ht\#
        tp://www.opengis.net/kml/2.2http://www.opengis.net/kml/2.3knowledgeItemlexiconhttp://www.w3.org/2005\#
        /01/pronunciation-lexiconlinkmadshttp://www.loc.gov/mads/v2madsCollectionmapmathhttp://www.w3.org/19\#
        98/Math/MathMLmetalinkhttp://www.metalinker.org/urn:ietf:params:xml:ns:metalinkmetshttp://www.loc.go\#
        v/METS/modelhttp://schemas.microsoft.com/3dmanufacturing/core/2015/02modshttp://www.loc.gov/mods/v3m\#
        odsCollectionmoduleurn:ietf:params:xml:ns:yang:yin:1ncxhttp://www.daisy.org/z3986/2005/ncx/newsItemn\#
        ewsMessagenzbhttp://www.newzbin.com/DTD/2003/nzbopmlosmppackagehttp://openebook.org/namespaces/oeb-p\#
        ackage/1.0/http://schemas.microsoft.com/office/2006/xmlPackagehttp://www.idpf.org/2007/opfpackageIte\#
        mplanningItemplaylisthttp://xspf.org/ns/0http://xspf.org/ns/0/plisthttp://www.apple.com/DTDs/Propert\#
        yList-1.0.dtdpresentationhttp://developer.apple.com/namespaces/keynote2projecthttp://maven.apache.or\#
        g/POM/4.0.0recordreleasesroothttp://www.w3.org/1999/XSL/Formatrsdhttp://archipelago.phrasewise.com/r\#
        sdrsssbmlhttp://www.sbml.org/sbml/level1http://www.sbml.org/sbml/level2http://www.sbml.org/sbml/leve\#
        l2/version2http://www.sbml.org/sbml/level2/version3http://www.sbml.org/sbml/level2/version4http://ww\#
        w.sbml.org/sbml/level2/version5http://www.sbml.org/sbml/level3/version1/corehttp://www.sbml.org/sbml\#
        /level3/version2/coreschemahttp://www.w3.org/2001/XMLSchemascore-partwisescore-timewisescriptservice\#
        shapehttp://www.daa.com.au/~james/dia-shape-nssmilhttp://www.w3.org/2001/SMIL20/Languagehttp://www.w\#
        3.org/2005/SMIL21/Languagehttp://www.w3.org/ns/SMILsparqlhttp://www.w3.org/2005/sparql-results#speak\#
        http://www.w3.org/2001/10/synthesisstata_dtastylesheethttp://www.w3.org/1999/XSL/Transformsubmodules\#
        vghttp://www.w3.org/2000/svgtaskteiCorpustilesettopictransformtthttp://www.w3.org/2006/04/ttaf1http:\#
        //www.w3.org/2006/10/ttaf1http://www.w3.org/ns/ttmlttFontuivalvxmlhttp://www.w3.org/2001/vxmlwindowh\#
        ttp://www.mozilla.org/keymaster/gatekeeper/there.is.only.xulwmlwordDocumenthttp://schemas.microsoft.\#
        com/office/word/2003/wordmlwsdlxbelxdphttp://ns.adobe.com/xdp/xfdfhttp://ns.adobe.com/xfdf/xliffurn:\#
        oasis:names:tc:xliff:document:1.1urn:oasis:names:tc:xliff:document:1.2urn:oasis:names:tc:xliff:docum\#
        ent:2.0urn:oasis:names:tc:xliff:document:2.2xmpmetaadobe:ns:meta/
        """#
    }

    /// A record a root element, in the order of names: name, namespace, type.
    static var roots: StaticString {
        #"""
        000000000M02G0000000M0H07D0000000e0i0Ue0000001^0Q01O0000002?0Q01O0000002`0J03G0000003:0N03G0000003X0\#
        R03G0000004:0M03l0000004W0M0ZC05403000000YV0570<0000000W05C04000000_o05G0705N0\0^n05G0706:0\0^n06f03\#
        0000002@06f0306i0Z02@07S0807[0W08;08B08000000_o08J0;08U0Z0Nc09?04000000_o09C06000000_o09I04000000_o0\#
        9M0;000000`009M0;09X0P0`00:8030:;0M0240:X0;0000005f0:X0;0000005g0:X0;0:c0X05f0:X0;0:c0X05g0;K0;0;V0T\#
        05f0<:080<B0N05k0<`01000000_o0<a060<g0A0ad0=80<000000[m0=D030000006l0=D030=G0[06l0>20=0>?0l0Go0?;040\#
        00000S=0??06000000_o0?E030?H0K08\0?c050000008\0?h02000000aD0?j0F0@@0j0?g0A:0=0AG0\0D;0B308000000D30B\#
        3080B;0\0D30Bg03000000_F0Bj030Bm0R0d40Bj030CO0R0d40D1070D80Q0Ld0DY03000000Lk0D\0;0Dg0P0JC0EG03000000\#
        YV0EJ04000000_o0EN030EQ0S0=F0EN030F40S0=F0EN030FW0S0=F0EN030G:0S0=F0EN030G]0S0=F0EN030H@0S0=F0EN030H\#
        c0S0=F0IF070000002C0IM0;0IX0S0A_0J;0:0JE0J00b0J_050Jd0O01C0KC0:0KM0N04W0Kk09000000O>0L4070000002C0L4\#
        070L;0T02C0L_0;0IX0S0A`0Lj0;0M50P0La0MU0;0M`0I0La0N9070N@0T0NC0Nd080Nl0X0;^0Nd080OT0X0;_0Nd080P<0`0E\#
        Z0Pl060Q20W0NL0QY040Q]0N02g0R;050R@0K00a0R[040R_0H00a0R[040R@0K00a0S708000000_o0S?0?000000OU0SN0303:\#
        0N03G0SQ030000003M0SQ030ST0Q03M0SQ030T50Q03M0TV070T]0S0V30TV070U@0Q08B0Ua04000000_o0Ua040Ue0L0V00VA0\#
        6000000_o0VG030VJ0L03g0Vf09000000Ob0Vo0304:0M03l0W204000000PH0W603000000@T0W6030W90O0@T0W6030WX0O0@T\#
        0W6030X70O0@T0W6030XV0N0@T0W6030Y40N0@T0YR0=0IX0S0Aa0Y_070Yf0_06F0ZU04000000_o0ZY040Z]0J04T0[70>0Z]0\#
        J04T0[E030000002C0[E030L;0T02C0[H040000004Y0[H040[L0R04Y0[n080\60J04n0[n080\P0O04o0\o040]30H0500]K05\#
        0]P0i0^[0^I040^M0J0590^g0>0^M0J0590_5060_;0Q0VF0_\030__0T0NK0`C080IX0S0Ab0`K0;000000Ac0`K0;0IX0S0Ac0\#
        `V030`Y0S0RC0a<04000000c<0a@03000000Fc0aC01000000_o0aD070aK0`05a0aD070b;0c0DF0aD070bn0L05a0cJ0;0IX0S\#
        0Ad0cU0<0IX0S0Ae0ca080ci0D0V<0ca080d=0E0V<0dR05000000R`0dR050dW0^0M10eE0<0eQ0^0;\0f?070fF0Q0b`0fg060\#
        KM0N04W0fm08000000O?0g5040g90Q0V;0g5040g90Q0d50gZ030g]0U07C0hB030000007D0hE040000007M0hE040hI0O07M0h\#
        E040hh0O07M0hE040iG0X07M0hE040io0X07M0hE040jW0X07M0hE040k?0X07M0hE040kg0]07M0hE040lT0]07M0mA060mG0P0\#
        V30mg0>000000I70n50>000000I70nC06000000_o0nI070JE0J00f0nP050nU0Y0ND0o>04000000880o>040oB0V0880o>040o\#
        h0V0880o>0410N0I08810g0610m0V08=11S0511X0S08F12;09000000TA12D0:12N0T0V;132090_;0Q0VF13;03000000[g13;\#
        0313>0J0[g13X040000002C13X040L;0T02C13\090?H0K08\13e07000000Te13l050000002C13l050L;0T02C1410912N0T0V\#
        ;14:0214<0O09014:0214[0O09014:0215:0I09015S06000000O615Y02000000N?15[030000002C15[030L;0T02C15^0415b\#
        0K0LM16=0616C0m0CL17@03000000aI17C0<000000DG17C0<17O0d0DG18C040M50P0La18G04000000UQ18K0318N0H0:l18f0\#
        418j0I0Uo19C05000000V219C0519H0U0V219C0519m0U0V219C051:R0U0V219C051;70U0V21;\071;c0>06l
        """#
    }
}
