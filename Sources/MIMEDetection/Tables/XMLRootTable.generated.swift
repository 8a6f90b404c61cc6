// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// Root elements of XML documents, packed; `PackedXMLRoots` reads it.
enum XMLRootTable {
    /// The number of records.
    static var rootCount: Int { 202 }

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
        sioDocumenthttp://schemas.microsoft.com/visio/2003/coreWorkbookhttp://www.gnumeric.org/v10.dtdurn:sc\#
        hemas-microsoft-com:office:spreadsheetX3DXMIhttp://schema.omg.org/spec/XMI/2.0http://schema.omg.org/\#
        spec/XMI/2.1abiwordhttp://www.abisource.com/awml.dtdamfapplicationhttp://wadl.dev.java.net/2009/02as\#
        xbodybomhttp://cyclonedx.org/schema/bom/1.0http://cyclonedx.org/schema/bom/1.1http://cyclonedx.org/s\#
        chema/bom/1.2http://cyclonedx.org/schema/bom/1.3http://cyclonedx.org/schema/bom/1.4http://cyclonedx.\#
        org/schema/bom/1.5http://cyclonedx.org/schema/bom/1.6bookmapcatalogItemhttp://iptc.org/std/nar/2006-\#
        10-01/categorieshttp://www.w3.org/2007/appccxmlhttp://www.w3.org/2002/09/ccxmlcollectionhttp://www.l\#
        oc.gov/MARC21/slimcomponentconcepthttp://docs.oasis-open.org/namespaceconceptItemdefinitionshttp://s\#
        chemas.xmlsoap.org/wsdl/descriptionhttp://www.w3.org/ns/wsdldiagramhttp://www.lysator.liu.se/~alla/d\#
        ia/documenthttp://developer.apple.com/namespaces/lshttp://developer.apple.com/namespaces/slurn:oasis\#
        :names:tc:opendocument:xmlns:office:1.0dtbookhttp://www.daisy.org/z3986/2005/dtbook/emmahttp://www.w\#
        3.org/2003/04/emmaentryhttp://www.w3.org/2005/Atomfeedhttp://purl.org/atom/ns#framesetglade-interfac\#
        egmlgnc-v2gpxhttp://www.topografix.com/GPX/1/0http://www.topografix.com/GPX/1/1grammarhttp://relaxng\#
        .org/ns/structure/1.0http://www.w3.org/2001/06/grammarhtmlhttp://www.w3.org/1999/xhtmliframeinkhttp:\#
        //www.w3.org/2003/InkMLinterfaceitsjnlpkmlhttp://earth.google.com/kml/2.0http://earth.google.com/kml\#
        /2.1http://earth.google.com/kml/2.2http://www.opengis.net/kml/2.2http://www.opengis.net/kml/2.3knowl\#
        edgeItemlexiconhttp://www.w3.org/2005/01/pronunciation-lexiconlinkmadshttp://www.loc.gov/mads/v2mads\#
        Collectionmapmathhttp://www.w3.org/1998/Math/MathMLmetalinkhttp://www.metalinker.org/urn:ietf:params\#
        :xml:ns:metalinkmetshttp://www.loc.gov/METS/modelhttp://schemas.microsoft.com/3dmanufacturing/core/2\#
        015/02modshttp://www.loc.gov/mods/v3modsCollectionmoduleurn:ietf:params:xml:ns:yang:yin:1museScorenc\#
        xhttp://www.daisy.org/z3986/2005/ncx/newsItemnewsMessagenzbhttp://www.newzbin.com/DTD/2003/nzbopmlos\#
        mppackagehttp://openebook.org/namespaces/oeb-package/1.0/http://schemas.microsoft.com/office/2006/xm\#
        lPackagehttp://www.idpf.org/2007/opfpackageItemplanningItemplaylisthttp://xspf.org/ns/0http://xspf.o\#
        rg/ns/0/plisthttp://www.apple.com/DTDs/PropertyList-1.0.dtdpresentationhttp://developer.apple.com/na\#
        mespaces/keynote2projecthttp://maven.apache.org/POM/4.0.0recordreleasesroothttp://www.w3.org/1999/XS\#
        L/Formatrsdhttp://archipelago.phrasewise.com/rsdrsssbmlhttp://www.sbml.org/sbml/level1http://www.sbm\#
        l.org/sbml/level2http://www.sbml.org/sbml/level2/version2http://www.sbml.org/sbml/level2/version3htt\#
        p://www.sbml.org/sbml/level2/version4http://www.sbml.org/sbml/level2/version5http://www.sbml.org/sbm\#
        l/level3/version1/corehttp://www.sbml.org/sbml/level3/version2/coreschemahttp://www.w3.org/2001/XMLS\#
        chemascore-partwisescore-timewisescriptserviceshapehttp://www.daa.com.au/~james/dia-shape-nssmilhttp\#
        ://www.w3.org/2001/SMIL20/Languagehttp://www.w3.org/2005/SMIL21/Languagehttp://www.w3.org/ns/SMILspa\#
        rqlhttp://www.w3.org/2005/sparql-results#speakhttp://www.w3.org/2001/10/synthesisstata_dtastylesheet\#
        http://www.w3.org/1999/XSL/Transformsubmodulesvghttp://www.w3.org/2000/svgtaskteiCorpustilesettopict\#
        ransformtthttp://www.w3.org/2006/04/ttaf1http://www.w3.org/2006/10/ttaf1http://www.w3.org/ns/ttmlttF\#
        ontuivalvxmlhttp://www.w3.org/2001/vxmlwindowhttp://www.mozilla.org/keymaster/gatekeeper/there.is.on\#
        ly.xulwmlwordDocumenthttp://schemas.microsoft.com/office/word/2003/wordmlwsdlxbelxdphttp://ns.adobe.\#
        com/xdp/xfdfhttp://ns.adobe.com/xfdf/xliffurn:oasis:names:tc:xliff:document:1.1urn:oasis:names:tc:xl\#
        iff:document:1.2urn:oasis:names:tc:xliff:document:2.0urn:oasis:names:tc:xliff:document:2.2xmpmetaado\#
        be:ns:meta/
        """#
    }

    /// A record a root element, in the order of names: name, namespace, type.
    static var roots: StaticString {
        #"""
        000000000M02G0000000M0H07E0000000e0i0X`0000001^0Q01O0000002?0Q01O0000002`0J03H0000003:0N03H0000003X0\#
        R03H0000004:0M03m0000004W0M0]N05403000000\W0570<0000000W05C04000000cT05G0705N0\0bI05G0706:0\0bI06f03\#
        0000002@06f0306i0Z02@07S0807[0W08<08B08000000cT08J0;08U0Z0OW09?04000000cT09C06000000cT09I04000000cT0\#
        9M0;000000cU09M0;09X0P0cU0:8030:;0M0240:X0;0000005g0:X0;0000005h0:X0;0:c0X05g0:X0;0:c0X05h0;K0;0;V0T\#
        05g0<:080<B0N05l0<`01000000cT0<a060<g0A0eI0=80<000000_:0=D030000006m0=D030=G0[06m0>20=0>?0l0H60?;040\#
        00000US0??06000000cT0?E030?H0K08]0?c050000008]0?h02000000di0?j0F0@@0j0?n0A:0=0AG0\0DB0B308000000D:0B\#
        3080B;0O0PU0B3080BZ0\0D:0CF03000000bk0CI030CL0R0gZ0CI030Cn0R0gZ0DP070DW0Q0Lm0E803000000M=0E;0;0EF0P0\#
        JJ0Ef03000000\W0Ei04000000cT0Em030F00S0=M0Em030FS0S0=M0Em030G60S0=M0Em030GY0S0=M0Em030H<0S0=M0Em030H\#
        _0S0=M0Em030IB0S0=M0Ie070000002C0Il0;0J70S0Af0JZ0:0Jd0J00b0K>050KC0O01C0Kb0:0Kl0N04X0LJ09000000P60LS\#
        070000002C0LS070LZ0T02C0M>0;0J70S0Ag0MI0;0MT0P0Lh0N40;0N?0I0Lh0NX070N_0T0O10OC080OK0X0;e0OC080P30X0;\#
        f0OC080P[0`0Ea0QK060QQ0W0O;0R8040R<0N02g0RZ050R_0K00a0S:040S>0H00a0S:040R_0K00a0SV08000000cT0S^0?000\#
        000PQ0Sm0303:0N03H0T006000000PT0T6030000003N0T6030T90Q03N0T6030TZ0Q03N0U;070UB0S0Xn0U;070Ue0Q08C0VF0\#
        4000000cT0VF040VJ0L0Xk0Vf06000000cT0Vl030Vo0L03h0WK09000000Pd0WT0304:0M03m0WW04000000QU0W[03000000@[\#
        0W[030W^0O0@[0W[030X=0O0@[0W[030X\0O0@[0W[030Y;0N0@[0W[030YY0N0@[0Z70=0J70S0Ah0ZD070ZK0_06G0[:040000\#
        00cT0[>040[B0J04U0[\0>0[B0J04U0[j030000002C0[j030LZ0T02C0[m040000004Z0[m040\10R04Z0\S080\[0J04o0\S08\#
        0]50O0500]T040]X0H0510^0050^50i0b60^n040_20J05:0_L0>0_20J05:0_Z060_`0Q0YA0`A09000000S\0`J030`M0T0O:0\#
        a1080J70S0Ai0a90;000000Aj0a90;0J70S0Aj0aD030aG0S0T;0aj04000000fa0an03000000Fj0b101000000cT0b2070b90`\#
        05b0b2070bi0c0DM0b2070c\0L05b0d80;0J70S0Ak0dC0<0J70S0Al0dO080dW0D0Y70dO080dk0E0Y70e@05000000Tb0e@050\#
        eE0^0MJ0f30<0f?0^0;c0fm070g40Q0fE0gU060Kl0N04X0g[08000000P70gc040gg0Q0Y60gc040gg0Q0g[0hH030hK0U07D0i\#
        0030000007E0i3040000007N0i3040i70O07N0i3040iV0O07N0i3040j50X07N0i3040j]0X07N0i3040kE0X07N0i3040km0X0\#
        7N0i3040lU0]07N0i3040mB0]07N0mo060n50P0Xn0nU0>000000I>0nc0>000000I>0o106000000cT0o7070Jd0J00f0o>050o\#
        C0Y0O20ol04000000890ol041000V0890ol0410V0V0890ol0411<0I08911U0611[0V08>12A0512F0S08G12i09000000Va132\#
        0:13<0T0Y613`090_`0Q0YA13i03000000_413i0313l0J0_414F040000002C14F040LZ0T02C14J090?H0K08]14S07000000W\#
        O14Z050000002C14Z050LZ0T02C14_0913<0T0Y614h0214j0O09114h0215I0O09114h0215h0I09116A06000000Om16G02000\#
        000Nl16I030000002C16I030LZ0T02C16L0416P0K0LT16k061710m0CS17n03000000dn1810<000000DN1810<18=0d0DN1910\#
        40MT0P0Lh19504000000XI1990319<0H0:n19T0419X0I0Xj1:105000000Xm1:1051:60U0Xm1:1051:[0U0Xm1:1051;@0U0Xm\#
        1:1051;e0U0Xm1<J071<Q0>06m
        """#
    }
}
