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
        000000000M02G0000000M0H07E0000000e0i0X]0000001^0Q01O0000002?0Q01O0000002`0J03H0000003:0N03H0000003X0\#
        R03H0000004:0M03m0000004W0M0]K05403000000\T0570<0000000W05C04000000cQ05G0705N0\0bF05G0706:0\0bF06f03\#
        0000002@06f0306i0Z02@07S0807[0W08<08B08000000cQ08J0;08U0Z0OW09?04000000cQ09C06000000cQ09I04000000cQ0\#
        9M0;000000cR09M0;09X0P0cR0:8030:;0M0240:X0;0000005g0:X0;0000005h0:X0;0:c0X05g0:X0;0:c0X05h0;K0;0;V0T\#
        05g0<:080<B0N05l0<`01000000cQ0<a060<g0A0eF0=80<000000_70=D030000006m0=D030=G0[06m0>20=0>?0l0H60?;040\#
        00000UP0??06000000cQ0?E030?H0K08]0?c050000008]0?h02000000df0?j0F0@@0j0?n0A:0=0AG0\0DB0B308000000D:0B\#
        3080B;0\0D:0Bg03000000bh0Bj030Bm0R0gV0Bj030CO0R0gV0D1070D80Q0Lm0DY03000000M=0D\0;0Dg0P0JJ0EG03000000\#
        \T0EJ04000000cQ0EN030EQ0S0=M0EN030F40S0=M0EN030FW0S0=M0EN030G:0S0=M0EN030G]0S0=M0EN030H@0S0=M0EN030H\#
        c0S0=M0IF070000002C0IM0;0IX0S0Af0J;0:0JE0J00b0J_050Jd0O01C0KC0:0KM0N04X0Kk09000000P60L4070000002C0L4\#
        070L;0T02C0L_0;0IX0S0Ag0Lj0;0M50P0Lh0MU0;0M`0I0Lh0N9070N@0T0O10Nd080Nl0X0;e0Nd080OT0X0;f0Nd080P<0`0E\#
        a0Pl060Q20W0O;0QY040Q]0N02g0R;050R@0K00a0R[040R_0H00a0R[040R@0K00a0S708000000cQ0S?0?000000PQ0SN0303:\#
        0N03H0SQ030000003N0SQ030ST0Q03N0SQ030T50Q03N0TV070T]0S0Xk0TV070U@0Q08C0Ua04000000cQ0Ua040Ue0L0Xh0VA0\#
        6000000cQ0VG030VJ0L03h0Vf09000000Pd0Vo0304:0M03m0W204000000QT0W603000000@[0W6030W90O0@[0W6030WX0O0@[\#
        0W6030X70O0@[0W6030XV0N0@[0W6030Y40N0@[0YR0=0IX0S0Ah0Y_070Yf0_06G0ZU04000000cQ0ZY040Z]0J04U0[70>0Z]0\#
        J04U0[E030000002C0[E030L;0T02C0[H040000004Z0[H040[L0R04Z0[n080\60J04o0[n080\P0O0500\o040]30H0510]K05\#
        0]P0i0b30^I040^M0J05:0^g0>0^M0J05:0_5060_;0Q0Y>0_\030__0T0O:0`C080IX0S0Ai0`K0;000000Aj0`K0;0IX0S0Aj0\#
        `V030`Y0S0T80a<04000000f^0a@03000000Fj0aC01000000cQ0aD070aK0`05b0aD070b;0c0DM0aD070bn0L05b0cJ0;0IX0S\#
        0Ak0cU0<0IX0S0Al0ca080ci0D0Y40ca080d=0E0Y40dR05000000T_0dR050dW0^0MJ0eE0<0eQ0^0;c0f?070fF0Q0fB0fg060\#
        KM0N04X0fm08000000P70g5040g90Q0Y30g5040g90Q0gW0gZ030g]0U07D0hB030000007E0hE040000007N0hE040hI0O07N0h\#
        E040hh0O07N0hE040iG0X07N0hE040io0X07N0hE040jW0X07N0hE040k?0X07N0hE040kg0]07N0hE040lT0]07N0mA060mG0P0\#
        Xk0mg0>000000I>0n50>000000I>0nC06000000cQ0nI070JE0J00f0nP050nU0Y0O20o>04000000890o>040oB0V0890o>040o\#
        h0V0890o>0410N0I08910g0610m0V08>11S0511X0S08G12;09000000V^12D0:12N0T0Y3132090_;0Q0Y>13;03000000_113;\#
        0313>0J0_113X040000002C13X040L;0T02C13\090?H0K08]13e07000000WL13l050000002C13l050L;0T02C1410912N0T0Y\#
        314:0214<0O09114:0214[0O09114:0215:0I09115S06000000Om15Y02000000Nl15[030000002C15[030L;0T02C15^0415b\#
        0K0LT16=0616C0m0CS17@03000000dk17C0<000000DN17C0<17O0d0DN18C040M50P0Lh18G04000000XF18K0318N0H0:n18f0\#
        418j0I0Xg19C05000000Xj19C0519H0U0Xj19C0519m0U0Xj19C051:R0U0Xj19C051;70U0Xj1;\071;c0>06m
        """#
    }
}
