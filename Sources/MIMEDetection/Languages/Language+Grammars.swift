/// Descriptions of languages, that parsers and scanners are made from.
extension Language {
    static let grammars = [
        // https://pubs.opengroup.org/onlinepubs/9799919799/utilities/yacc.html and
        // https://www.gnu.org/software/bison/manual
        Language(
            type: "text/x-yacc", base: "text/x-csrc", comments: "/* // %",
            lines: #"""
                7 %token ~*
                7 %token~$
                8 %union {~$
                6 %union~$
                8 %type <~*
                8 %type~$
                6 %left ~*
                6 %right ~*
                6 %nonassoc ~*
                6 %start ~i
                2 %{~$
                1 %}~$
                1 %%~$
                4 %define ~*
                6 %code ~*{~$
                7 %require "~*
                8 %parse-param {~*
                8 %lex-param {~*
                7 %expect ~d
                6 %skeleton "~*
                5 %language "~*
                6 %locations~$
                6 %pure-parser~$
                6 %error-verbose~$
                5 %debug~$
                6 %output ~*
                6 %printer ~*
                6 %destructor ~*
                0 %option ~*
                0 %prep~$
                """#),
        // https://pubs.opengroup.org/onlinepubs/9799919799/utilities/lex.html and https://westes.github.io/flex/manual
        Language(
            type: "text/x-lex", base: "text/x-csrc", comments: "/* // %",
            lines: #"""
                10 %option ~*
                2 %{~$
                1 %}~$
                1 %%~$
                5 %x ~i
                5 %s ~i
                8 %top{~$
                6 <~u>~*{~*
                7 <INITIAL>~*
                8 <<EOF>>~*
                6 [ \t~*
                5 {~u}~*{~*
                6 DIGIT [~*
                6 [0-9]+~*{~*
                6 [a-zA-Z_]~*
                4 . {~*
                5 \n {~*
                0 %token ~*
                0 %union~*
                4 "~*{~*return~*
                6 <~i>~*{~*
                """#),
    ]
}
