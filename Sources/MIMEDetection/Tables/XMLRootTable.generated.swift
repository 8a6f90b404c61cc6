// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// Root elements of XML documents, packed; `PackedXMLRoots` reads it.
enum XMLRootTable {
    /// The number of records.
    static var rootCount: Int { 198 }

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
        org/2002/07/owl#PPUBLICurn:HTMLComponentPremiereDataRDFhttp://www.w3.org/1999/02/22-rdf-syntax-ns#SA\#
        MISCRIPTTEIhttp://www.tei-c.org/ns/1.0TEI.2TSTrainingCenterDatabasehttp://www.garmin.com/xmlschemas/\#
        TrainingCenterDatabase/v2VisioDocumenthttp://schemas.microsoft.com/visio/2003/coreWorkbookurn:schema\#
        s-microsoft-com:office:spreadsheetX3DXMIhttp://schema.omg.org/spec/XMI/2.0http://schema.omg.org/spec\#
        /XMI/2.1abiwordhttp://www.abisource.com/awml.dtdamfapplicationhttp://wadl.dev.java.net/2009/02asxbod\#
        ybomhttp://cyclonedx.org/schema/bom/1.0http://cyclonedx.org/schema/bom/1.1http://cyclonedx.org/schem\#
        a/bom/1.2http://cyclonedx.org/schema/bom/1.3http://cyclonedx.org/schema/bom/1.4http://cyclonedx.org/\#
        schema/bom/1.5http://cyclonedx.org/schema/bom/1.6bookmapcatalogItemhttp://iptc.org/std/nar/2006-10-0\#
        1/categorieshttp://www.w3.org/2007/appccxmlhttp://www.w3.org/2002/09/ccxmlcollectionhttp://www.loc.g\#
        ov/MARC21/slimcomponentconcepthttp://docs.oasis-open.org/namespaceconceptItemdefinitionshttp://schem\#
        as.xmlsoap.org/wsdl/descriptionhttp://www.w3.org/ns/wsdldiagramhttp://www.lysator.liu.se/~alla/dia/d\#
        ocumenthttp://developer.apple.com/namespaces/lshttp://developer.apple.com/namespaces/slurn:oasis:nam\#
        es:tc:opendocument:xmlns:office:1.0dtbookhttp://www.daisy.org/z3986/2005/dtbook/emmahttp://www.w3.or\#
        g/2003/04/emmaentryhttp://www.w3.org/2005/Atomfeedhttp://purl.org/atom/ns#framesetglade-interfacegml\#
        gpxhttp://www.topografix.com/GPX/1/0http://www.topografix.com/GPX/1/1grammarhttp://relaxng.org/ns/st\#
        ructure/1.0http://www.w3.org/2001/06/grammarhtmlhttp://www.w3.org/1999/xhtmliframeinkhttp://www.w3.o\#
        rg/2003/InkMLinterfaceitsjnlpkmlhttp://earth.google.com/kml/2.0http://earth.google.com/kml/2.1http:/\#
        /earth.google.com/kml/2.2http://www.opengis.net/kml/2.2http://www.opengis.net/kml/2.3knowledgeItemle\#
        xiconhttp://www.w3.org/2005/01/pronunciation-lexiconlinkmadshttp://www.loc.gov/mads/v2madsCollection\#
        mapmathhttp://www.w3.org/1998/Math/MathMLmetalinkhttp://www.metalinker.org/urn:ietf:params:xml:ns:me\#
        talinkmetshttp://www.loc.gov/METS/modelhttp://schemas.microsoft.com/3dmanufacturing/core/2015/02mods\#
        http://www.loc.gov/mods/v3modsCollectionmoduleurn:ietf:params:xml:ns:yang:yin:1ncxhttp://www.daisy.o\#
        rg/z3986/2005/ncx/newsItemnewsMessagenzbhttp://www.newzbin.com/DTD/2003/nzbopmlosmppackagehttp://ope\#
        nebook.org/namespaces/oeb-package/1.0/http://schemas.microsoft.com/office/2006/xmlPackagehttp://www.\#
        idpf.org/2007/opfpackageItemplanningItemplaylisthttp://xspf.org/ns/0http://xspf.org/ns/0/plisthttp:/\#
        /www.apple.com/DTDs/PropertyList-1.0.dtdpresentationhttp://developer.apple.com/namespaces/keynote2pr\#
        ojecthttp://maven.apache.org/POM/4.0.0recordreleasesroothttp://www.w3.org/1999/XSL/Formatrsdhttp://a\#
        rchipelago.phrasewise.com/rsdrsssbmlhttp://www.sbml.org/sbml/level1http://www.sbml.org/sbml/level2ht\#
        tp://www.sbml.org/sbml/level2/version2http://www.sbml.org/sbml/level2/version3http://www.sbml.org/sb\#
        ml/level2/version4http://www.sbml.org/sbml/level2/version5http://www.sbml.org/sbml/level3/version1/c\#
        orehttp://www.sbml.org/sbml/level3/version2/coreschemahttp://www.w3.org/2001/XMLSchemascore-partwise\#
        score-timewisescriptserviceshapehttp://www.daa.com.au/~james/dia-shape-nssmilhttp://www.w3.org/2001/\#
        SMIL20/Languagehttp://www.w3.org/2005/SMIL21/Languagehttp://www.w3.org/ns/SMILsparqlhttp://www.w3.or\#
        g/2005/sparql-results#speakhttp://www.w3.org/2001/10/synthesisstata_dtastylesheethttp://www.w3.org/1\#
        999/XSL/Transformsubmodulesvghttp://www.w3.org/2000/svgtaskteiCorpustilesettopictransformtthttp://ww\#
        w.w3.org/2006/04/ttaf1http://www.w3.org/2006/10/ttaf1http://www.w3.org/ns/ttmlttFontuivalvxmlhttp://\#
        www.w3.org/2001/vxmlwindowhttp://www.mozilla.org/keymaster/gatekeeper/there.is.only.xulwmlwordDocume\#
        nthttp://schemas.microsoft.com/office/word/2003/wordmlwsdlxbelxdphttp://ns.adobe.com/xdp/xfdfhttp://\#
        ns.adobe.com/xfdf/xliffurn:oasis:names:tc:xliff:document:1.1urn:oasis:names:tc:xliff:document:1.2urn\#
        :oasis:names:tc:xliff:document:2.0urn:oasis:names:tc:xliff:document:2.2xmpmetaadobe:ns:meta/
        """#
    }

    /// A record a root element, in the order of names: name, namespace, type.
    static var roots: StaticString {
        #"""
        000000000M02G0000000M0H07D0000000e0i0Ue0000001^0Q01O0000002?0Q01O0000002`0J03G0000003:0N03G0000003X0\#
        R03G0000004:0M03l0000004W0M0ZC05403000000YV0570<0000000W05C04000000_o05G0705N0\0^n05G0706:0\0^n06f03\#
        0000002@06f0306i0Z02@07S0807[0W08;08B08000000_o08J0;08U0Z0Nc09?04000000_o09C06000000_o09I04000000_o0\#
        9M0;000000`009M0;09X0P0`00:8030:;0M0240:X0;0000005f0:X0;0000005g0:X0;0:c0X05f0:X0;0:c0X05g0;K0;0;V0T\#
        05f0<:080<B0N05k0<`01000000_o0<a060<g0A0ad0=80<000000[m0=D030000006l0=D030=G0[06l0>204000000S=0>6060\#
        00000_o0><030>?0K08\0>Z050000008\0>_02000000aD0>a0F0?70j0?g0@10=0@>0\0D;0@j08000000D30@j080A20\0D30A\#
        ^03000000_F0Aa030Ad0R0d40Aa030BF0R0d40Bh070Bo0Q0Ld0CP03000000Lk0CS0;0C^0P0JC0D>03000000YV0DA04000000\#
        _o0DE030DH0S0=F0DE030Dk0S0=F0DE030EN0S0=F0DE030F10S0=F0DE030FT0S0=F0DE030G70S0=F0DE030GZ0S0=F0H=0700\#
        00002C0HD0;0HO0S0A_0I20:0I<0J00b0IV050I[0O01C0J:0:0JD0N04W0Jb09000000O>0Jk070000002C0Jk070K20T02C0KV\#
        0;0HO0S0A`0Ka0;0Kl0P0La0LL0;0LW0I0La0M0070M70T0NC0M[080Mc0X0;^0M[080NK0X0;_0M[080O30`0EZ0Oc060Oi0W0N\#
        L0PP040PT0N02g0Q2050Q70K00a0QR040QV0H00a0QR040Q70K00a0Qn08000000_o0R60?000000OU0RE0303:0N03G0RH03000\#
        0003M0RH030RK0Q03M0RH030Rl0Q03M0SM070ST0S0V30SM070T70Q08B0TX04000000_o0TX040T\0L0V00U806000000_o0U>0\#
        30UA0L03g0U]09000000Ob0Uf0304:0M03l0Ui04000000PH0Um03000000@T0Um030V00O0@T0Um030VO0O0@T0Um030Vn0O0@T\#
        0Um030WM0N0@T0Um030Wk0N0@T0XI0=0HO0S0Aa0XV070X]0_06F0YL04000000_o0YP040YT0J04T0Yn0>0YT0J04T0Z<030000\#
        002C0Z<030K20T02C0Z?040000004Y0Z?040ZC0R04Y0Ze080Zm0J04n0Ze080[G0O04o0[f040[j0H0500\B050\G0i0^[0]@04\#
        0]D0J0590]^0>0]D0J0590]l060^20Q0VF0^S030^V0T0NK0_:080HO0S0Ab0_B0;000000Ac0_B0;0HO0S0Ac0_M030_P0S0RC0\#
        `304000000c<0`703000000Fc0`:01000000_o0`;070`B0`05a0`;070a20c0DF0`;070ae0L05a0bA0;0HO0S0Ad0bL0<0HO0S\#
        0Ae0bX080b`0D0V<0bX080c40E0V<0cI05000000R`0cI050cN0^0M10d<0<0dH0^0;\0e6070e=0Q0b`0e^060JD0N04W0ed080\#
        00000O?0el040f00Q0V;0el040f00Q0d50fQ030fT0U07C0g9030000007D0g<040000007M0g<040g@0O07M0g<040g_0O07M0g\#
        <040h>0X07M0g<040hf0X07M0g<040iN0X07M0g<040j60X07M0g<040j^0]07M0g<040kK0]07M0l8060l>0P0V30l^0>000000\#
        I70ll0>000000I70m:06000000_o0m@070I<0J00f0mG050mL0Y0ND0n504000000880n5040n90V0880n5040n_0V0880n5040o\#
        E0I0880o^060od0V08=10J0510O0S08F11209000000TA11;0:11E0T0V;11i090^20Q0VF12203000000[g122031250J0[g12O\#
        040000002C12O040K20T02C12S090>?0K08\12\07000000Te12c050000002C12c050K20T02C12h0911E0T0V;131021330O09\#
        01310213R0O090131021410I09014J06000000O614P02000000N?14R030000002C14R030K20T02C14U0414Y0K0LM1540615:\#
        0m0CL16703000000aI16:0<000000DG16:0<16F0d0DG17:040Kl0P0La17>04000000UQ17B0317E0H0:l17]0417a0I0Uo18:0\#
        5000000V218:0518?0U0V218:0518d0U0V218:0519I0U0V218:0519n0U0V21:S071:Z0>06l
        """#
    }
}
