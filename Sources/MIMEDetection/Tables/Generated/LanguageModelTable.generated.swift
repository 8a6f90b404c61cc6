// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

import CDetectionTables

/// The trained model of languages, packed; `LanguageModel` reads it.
enum LanguageModelTable {
    /// A number a label: where its type is in the text, 0 for one that only represents other texts.
    static var types: ConstantTable<UInt64> {
        ConstantTable(language_model_table_types(), count: 217)
    }

    /// The types that rules recognise less reliably than others: where each is in the text.
    static var disputed: ConstantTable<UInt64> {
        ConstantTable(language_model_table_disputed(), count: 14)
    }

    /// From which probability on a label is answered, in hundredths.
    static var thresholds: ConstantTable<UInt8> {
        ConstantTable(language_model_table_thresholds(), count: 217)
    }

    /// What each label starts with, in thousandths.
    static var biases: ConstantTable<Int16> {
        ConstantTable(language_model_table_biases(), count: 217)
    }

    /// The types.
    static var text: StaticString {
        #"""
        -text/x-aidltext/x-ampltext/x-antlrtext/x-asn-1text/x-actionscripttext/x-adatext/x-agdatext/x-alloyt\#
        ext/x-apacheconftext/x-arduinotext/x-asciidoctext/x-aspectjtext/x-asmtext/x-augeastext/x-awktext/x-b\#
        asicapplication/x-battext/x-bibtextext/x-csrctext/x-csharptext/x-c++srctext/x-c2hs-haskelltext/x-cma\#
        ketext/x-coboltext/csstext/x-cabal-configtext/x-clojureapplication/vnd.coffeescripttext/x-common-lis\#
        ptext/x-cudatext/x-cythontext/x-dsrctext/x-dcl-scripttext/dnsapplication/xml-dtdtext/x-dtracetext/x-\#
        debian-controltext/x-devicetree-sourcetext/x-patchtext/x-dockerfiletext/x-ejstext/x-editorconfigtext\#
        /x-elixirtext/x-elmtext/x-emacs-lisptext/x-erlangtext/x-flatbufferstext/x-forthtext/x-fortrantext/x-\#
        gaptext/x-gdbtext/x-glslsrctext/x-gntext/x-gettext-translationtext/x-gherkintext/x-git-configapplica\#
        tion/x-gnuplottext/x-gotext/x-go-moduletext/x-go-templatetext/x-gradletext/x-graphqltext/vnd.graphvi\#
        ztext/x-groovytext/x-hcltext/x-hlsltext/x-html-plus-erbtext/x-hamltext/x-handlebars-templatetext/x-h\#
        askelltext/x-haxetext/x-rsi-idltext/x-initext/x-ignore-listtext/x-inno-setuptext/x-isabelleapplicati\#
        on/json5text/x-jasmintext/x-javatext/x-java-propertiestext/x-jsptext/javascripttext/x-jinjatext/x-js\#
        onnettext/x-kotlintext/x-ldiftext/x-llvmtext/x-lesstext/x-lextext/x-lilypondtext/x-linker-scripttext\#
        /x-liquidtext/x-literate-haskelltext/livescripttext/x-luaapplication/x-m4text/x-matlabtext/x-makefil\#
        eapplication/x-makotext/markdowntext/x-mesontext/x-ms-visualstudio.solutiontext/x-mustachetext/x-neo\#
        ntext/x-nsistext/x-nimtext/x-ninjatext/x-nixtext/x-ocamltext/x-idltext/x-objcsrctext/x-objc++srctext\#
        /x-opencl-csrcapplication/x-openscadtext/x-opentype-feature-filetext/orgtext/x-pegapplication/x-phpt\#
        ext/x-pov-ray-sdltext/x-pascalapplication/x-perltext/x-podapplication/postscriptapplication/x-powers\#
        helltext/x-prologtext/x-promelatext/x-protobuftext/x-pugtext/x-puppettext/x-pure-datatext/x-pythonte\#
        xt/x-qmltext/x-qmaketext/x-rsrcapplication/relax-ng-compact-syntaxtext/x-r-markdowntext/x-ros-interf\#
        acetext/x-rpm-spectext/x-rageltext/x-rakutext/x-robotframeworktext/x-coqtext/troffapplication/x-ruby\#
        text/rusttext/x-scsstext/x-sconstext/x-smtapplication/sparql-queryapplication/sqlmodel/stltext/swigt\#
        ext/x-sasstext/x-scalatext/x-schemeapplication/x-scilabtext/x-shellscripttext/x-smpltext/smaliapplic\#
        ation/x-smartytext/x-snowballtext/x-standardmltext/x-starlarktext/x-stringtemplatetext/stylustext/x-\#
        swifttext/x-svsrcapplication/tomltext/x-tcltext/x-cshtext/x-texapplication/texinfotext/x-textiletext\#
        /turtletext/x-twigapplication/typescripttext/vbscripttext/x-vhdltext/x-valatext/x-velocity-template-\#
        languagetext/x-verilogtext/x-vim-scripttext/x-vbtext/x-vuemodel/mtlmodel/objtext/x-webassemblytext/x\#
        -wikitext/x-ms-regeditimage/x-xbitmapimage/x-xpixmapapplication/xquerytext/x-xsapplication/yamlappli\#
        cation/yangtext/x-yaccapplication/x-desktopapplication/x-fishscripttext/x-pkg-configtext/x-rsttext/x\#
        -sedtext/x-systemd-unit
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
        ConstantTable(language_model_table_fingerprints(), count: 20212)
    }

    /// Vectors of features, two numbers in a byte.
    static var vectors: ConstantTable<UInt8> {
        ConstantTable(language_model_table_vectors(), count: 323392)
    }

    /// What the vector of each feature is multiplied by.
    static var vectorScales: ConstantTable<UInt8> {
        ConstantTable(language_model_table_vector_scales(), count: 20212)
    }

    /// Vectors of labels.
    static var outputs: ConstantTable<Int8> {
        ConstantTable(language_model_table_outputs(), count: 6944)
    }
}
