// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

import CDetectionTables

/// The trained model of languages, packed; `LanguageModel` reads it.
enum LanguageModelTable {
    /// A number a label: where its type is in the text, 0 for one that only represents other texts.
    static var types: ConstantTable<UInt64> {
        ConstantTable(language_model_table_types(), count: 258)
    }

    /// The types that rules recognise less reliably than others: where each is in the text.
    static var disputed: ConstantTable<UInt64> {
        ConstantTable(language_model_table_disputed(), count: 17)
    }

    /// From which probability on a label is answered, in hundredths.
    static var thresholds: ConstantTable<UInt8> {
        ConstantTable(language_model_table_thresholds(), count: 258)
    }

    /// What each label starts with, in thousandths.
    static var biases: ConstantTable<Int16> {
        ConstantTable(language_model_table_biases(), count: 258)
    }

    /// The types.
    static var text: StaticString {
        #"""
        -text/x-aidltext/x-ampltext/x-antlrtext/x-asn-1text/x-actionscripttext/x-adatext/x-agdatext/x-alloyt\#
        ext/x-apacheconftext/x-arduinotext/x-asciidoctext/x-aspectjtext/x-asmtext/x-asymptotetext/x-augeaste\#
        xt/x-awktext/x-basicapplication/x-battext/x-bibtextext/x-bibtex-styletext/x-blueprinttext/x-csrctext\#
        /x-csharptext/x-c++srctext/x-c2hs-haskelltext/x-cmaketext/x-coboltext/csstext/x-cabal-configtext/x-c\#
        ap-n-prototext/x-cartocsstext/x-clojureapplication/vnd.coffeescripttext/x-common-lisptext/x-csoundte\#
        xt/x-csound-documenttext/x-cudatext/x-cythontext/x-dsrctext/x-dcl-scripttext/dnsapplication/xml-dtdt\#
        ext/x-dtraceapplication/vnd.darttext/x-debian-controltext/x-devicetree-sourcetext/x-dhalltext/x-patc\#
        htext/x-dockerfiletext/x-ejstext/x-editorconfigtext/x-elixirtext/x-elmtext/x-elpitext/x-emacs-lispte\#
        xt/x-erlangtext/x-fenneltext/x-flatbufferstext/x-forthtext/x-fortrantext/x-freemarkertext/x-gaptext/\#
        x-gdbtext/x-glslsrctext/x-gnapplication/vnd.gerbertext/x-gettext-translationtext/x-gherkintext/x-git\#
        -configtext/x-gleamapplication/x-gnuplottext/x-gotext/x-go-moduletext/x-go-templatetext/x-gradletext\#
        /x-graphqltext/vnd.graphviztext/x-groovytext/x-hcltext/x-hlsltext/x-html-plus-erbtext/x-hamltext/x-h\#
        andlebars-templatetext/x-haskelltext/x-haxetext/x-rsi-idltext/x-initext/x-ispctext/x-icontext/x-igno\#
        re-listtext/x-inno-setuptext/x-isabelleapplication/json5text/x-jasmintext/x-javatext/x-java-properti\#
        estext/x-jsptext/javascripttext/x-jinjatext/x-jsonnettext/juliatext/x-justtext/x-kaitai-structtext/x\#
        -kicad-layouttext/x-kotlintext/x-ldiftext/x-llvmtext/x-lesstext/x-lextext/x-lilypondtext/x-linker-sc\#
        ripttext/x-liquidtext/x-literate-haskelltext/livescripttext/x-luaapplication/x-m4text/x-matlabtext/m\#
        dxtext/x-macaulay2text/x-makefileapplication/x-makotext/markdowntext/x-mesontext/x-metaltext/x-ms-vi\#
        sualstudio.solutiontext/x-mustachetext/x-neontext/x-nsistext/x-nginxtext/x-nimtext/x-ninjatext/x-nix\#
        text/x-ocamltext/x-idltext/x-objcsrctext/x-objc++srctext/x-opencl-csrcapplication/x-openscadtext/x-o\#
        pentype-feature-filetext/orgtext/x-pegapplication/x-phptext/x-plsqltext/x-plpgsqltext/x-pov-ray-sdlt\#
        ext/x-pascalapplication/x-perltext/x-piketext/x-podapplication/postscriptapplication/x-powershelltex\#
        t/x-prologtext/x-promelatext/x-protobuftext/x-protocol-buffer-text-formattext/x-pugtext/x-puppettext\#
        /x-pure-datatext/x-pythontext/x-qmltext/x-qmaketext/x-rsrctext/x-rdocapplication/relax-ng-compact-sy\#
        ntaxtext/x-rexxtext/x-r-markdowntext/x-ros-interfacetext/x-rpm-spectext/x-rageltext/x-rakutext/x-rob\#
        otframeworktext/x-coqtext/troffapplication/x-rubytext/rusttext/x-scsstext/x-sconstext/x-smtapplicati\#
        on/sparql-queryapplication/sqlmodel/stltext/swigtext/x-sasstext/x-scalatext/x-schemeapplication/x-sc\#
        ilabtext/x-shellscriptapplication/sievetext/x-smpltext/smaliapplication/x-smartytext/x-snowballtext/\#
        x-stantext/x-standardmltext/x-starlarktext/x-stringtemplateapplication/x-subriptext/x-sveltetext/x-s\#
        wifttext/x-svsrcapplication/tomltext/x-tcltext/x-cshtext/x-texapplication/texinfotext/x-textiletext/\#
        turtletext/x-twigapplication/typescripttext/vbscripttext/x-vhdltext/x-valatext/x-velocity-template-l\#
        anguagetext/x-verilogtext/x-vim-scripttext/x-vbtext/x-vuetext/wgslmodel/mtlmodel/objtext/x-webassemb\#
        lytext/x-wikitext/x-ms-regeditimage/x-xbitmapimage/x-xpixmapapplication/xquerytext/x-xstext/x-xtenda\#
        pplication/yamlapplication/yangtext/x-yaratext/x-yacctext/zigtext/x-crontabapplication/x-desktopappl\#
        ication/x-fishscripttext/x-jqtext/x-pkg-configtext/x-rsttext/x-sedtext/x-systemd-unit
        """#
    }

    /// What scores are multiplied by, in thousandths, for each step of the number of known features.
    static var factors: ConstantTable<Int32> {
        ConstantTable(language_model_table_factors(), count: 14)
    }

    /// From which probability on there is an answer, in hundredths, for each of these steps.
    static var steps: ConstantTable<UInt8> {
        ConstantTable(language_model_table_steps(), count: 14)
    }

    /// The size of a step in each dimension, in billionths.
    static var scales: ConstantTable<Int32> {
        ConstantTable(language_model_table_scales(), count: 32)
    }

    /// Which feature is the first of each bucket, and their number.
    static var buckets: ConstantTable<UInt16> {
        ConstantTable(language_model_table_buckets(), count: 4097)
    }

    /// The upper bits of each feature's hash.
    static var fingerprints: ConstantTable<UInt16> {
        ConstantTable(language_model_table_fingerprints(), count: 20084)
    }

    /// Vectors of features, two numbers in a byte.
    static var vectors: ConstantTable<UInt8> {
        ConstantTable(language_model_table_vectors(), count: 321344)
    }

    /// What the vector of each feature is multiplied by.
    static var vectorScales: ConstantTable<UInt8> {
        ConstantTable(language_model_table_vector_scales(), count: 20084)
    }

    /// Vectors of labels.
    static var outputs: ConstantTable<Int8> {
        ConstantTable(language_model_table_outputs(), count: 8256)
    }
}
