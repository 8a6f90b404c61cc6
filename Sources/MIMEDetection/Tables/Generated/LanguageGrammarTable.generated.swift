// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

import CDetectionTables

/// What every text in a language contains, packed; `PackedGrammars` reads it.
enum LanguageGrammarTable {
    /// A number for each language: what its comments and its lines are, and its type, by which they are sorted.
    static var grammars: ConstantTable<UInt64> {
        ConstantTable(language_grammar_table_grammars(), count: 39)
    }

    /// What comments start with, separated by spaces, and patterns, separated by ~|.
    static var text: StaticString {
        #"""
        %ENTRY~|INTEGERS~|STRINGS~|MACRO~|FUNCTION~|READ~*@~*;~|~*{~|~*}~|~*#~|~*//~|~*/*~|~*(~|~*,;(~|#~|'~\#
        |"~|[~|`~|^~|:~|{~|@#~i~_(; #|(~|#~|'~|"~|[~|`~|{~|:~*{~|~*@~|~*/*~|~*//~|~*;[--- ~*~|+++ ~*~|diff ~\#
        *~|Index: ~*~|@@~|*** ~*~|Only in ~*~|> ~*~|< ~*~|rename ~*~|GIT binary patch~|=== ~*~|~da~|~dc~|~dd\#
        ~|~d,~da~|~d,~dc~|~d,~dd~|# HG changeset patchDocument:(~|#~|'~|"~|[~|`-~|~i~_(~|~i~_=~|'~|?~|#~|{ms\#
        gid~|msgctxt~|domain// /*package ~i~|package~$~|package/~|import ~*~|const ~*~|var ~*~|func ~*~|type\#
         ~*~*=~|~*::~|~*--~|~*{-~|module ~*~|import ~*~|>~*<%~i: ~*~|~i:~$~|~i-~i: ~*~|~i-~i-~i: ~*~|~i-~i-~\#
        i-~i: ~*package~|import~|public~|abstract~|final~|class~|interface~|enum~|record~|sealed~|non-sealed\#
        ~|strictfp~|module~|open~|private~|protected~|static~|@~|;~|#~|$~|%~|~i ~i~_(~|~i ~i~_=~|~i ~i~_;~|~\#
        i<~|~i[~|~i.~i%%dlname=~|library_names=>~|~_\begin{code}~*=~|~*(~|~*--~|~*"~|~*'~|~*{~|~_return~|~_l\#
        ocal ~i~|#!~|::~|break~|goto ~i~|do~$Microsoft Visual Studio Solution File~*<?~|~*<%~|~*<script~i~_=\#
        ~|~i:~|~i.~i:~|~i-~i=~|~n=~|~i-~i:=~isyntax~|edition~|package ~*~|import ~*~|option~|message ~*~|enu\#
        m ~*~|service ~*~|extend ~*~|;Metadata-Version:import ~*~|pragma ~*~|.pragma~|.import~|~i~_{~|~i.~i~\#
        _{~|~i.~i.~i~_{~|~i~$~|%~|@use ~*~|mod ~*~|pub~|fn ~*~|extern~|struct ~*~|enum ~*~|impl~|const ~*~|s\#
        tatic ~*~|type ~*~|trait ~*~|unsafe~|async ~*~|union ~*~|macro ~*~|auto ~*~|default ~*~|safe ~*~|let\#
         ~*~|return~|~i!~|~i::~|::~|#~|[~|(~|{~|"~|b"~|r#~|r"~|&~||~|~i {~|~i(~|~d~|-~|$~|%(~|#~|'~|"~|[~|`~\#
        |{# ;[~|.include ~*~_@~*~|~_\inputREGEDIT4~|Windows Registry Editor Version~|[HKEY_~|[-HKEY_
        """#
    }
}
