// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

import CDetectionTables

/// What every text in a language contains, packed; `PackedGrammars` reads it.
enum LanguageGrammarTable {
    /// A number for each language: what its comments and its lines are, and its type, by which they are sorted.
    static var grammars: ConstantTable<UInt64> {
        ConstantTable(language_grammar_table_grammars(), count: 33)
    }

    /// What comments start with, separated by spaces, and patterns, separated by ~|.
    static var text: StaticString {
        #"""
        ~*@~*;~|~*{~|~*}~|~*#~|~*//~|~*/*~|~*(~|~*,;(~|#~|'~|"~|[~|`~|^~|:~|{~|@#~i~_(; #|(~|#~|'~|"~|[~|`~|\#
        {~*{~|~*@~|~*/*~|~*;[--- ~*~|+++ ~*~|diff ~*~|Index: ~*~|@@~|*** ~*~|Only in ~*~|> ~*~|< ~*~|rename \#
        ~*~|GIT binary patch~|=== ~*~|~da~|~dc~|~dd~|~d,~da~|~d,~dc~|~d,~dd~|# HG changeset patch(~|#~|'~|"~\#
        |[~|`%-~|~i~_(~|~i~_=~|'~|?~|#~|{msgid~|msgctxt~|domain// /*package ~i~|package~$~|package/~|import \#
        ~*~|const ~*~|var ~*~|func ~*~|type ~*~*=~|~*::~|~*--~|~*{-~|module ~*~|import ~*~|>~i: ~*~|~i:~$~|~\#
        i-~i: ~*~|~i-~i-~i: ~*~|~i-~i-~i-~i: ~*package~|import~|public~|abstract~|final~|class~|interface~|e\#
        num~|record~|sealed~|non-sealed~|strictfp~|module~|open~|private~|protected~|static~|@~|;~|#~|$~|%~|\#
        ~i ~i~_(~|~i ~i~_=~|~i ~i~_;~|~i<~|~i[~|~i.~i%%>~|~_\begin{code}~*=~|~*(~|~*--~|~*"~|~*'~|~*{~|~_ret\#
        urn~|~_local ~i~|#!~|::~|break~|goto ~i~|do~$Microsoft Visual Studio Solution File~*<?~|~*<%~|~*<scr\#
        ipt~i~_=~|~i:~|~i.~i:~|~i-~i=~|~n=~|~i-~i:=~isyntax~|edition~|package ~*~|import ~*~|option~|message\#
         ~*~|enum ~*~|service ~*~|extend ~*~|;import ~*~|pragma ~*~|.pragma~|.import~|~i~_{~|~i.~i~_{~|~i.~i\#
        .~i~_{~|~i~$~|%~|@use ~*~|mod ~*~|pub~|fn ~*~|extern~|struct ~*~|enum ~*~|impl~|const ~*~|static ~*~\#
        |type ~*~|trait ~*~|unsafe~|async ~*~|union ~*~|macro ~*~|auto ~*~|default ~*~|safe ~*~|let ~*~|retu\#
        rn~|~i!~|~i::~|::~|#~|[~|(~|{~|"~|b"~|r#~|r"~|&~||~|~i {~|~i(~|~d~|-~|$~|%# ;[~|.include ~*~_@~*~|~_\#
        \input
        """#
    }
}
