/// Notes, tunes and lists that are written by people in a notation of their own.
extension Language {
    static let notes = [
        // https://docs.asciidoctor.org/asciidoc/latest
        Language(
            type: "text/x-asciidoc", comments: "= // :",
            lines: #"""
                3 = ~u
                3 == ~u
                3 === ~u
                7 :toc:
                6 :toc: ~*
                5 :author: ~*
                5 :icons: ~*
                6 :imagesdir: ~*
                5 :source-highlighter: ~*
                5 :sectnums:
                4 :~n: ~*
                6 [source
                6 [NOTE]~$
                5 [[~i]]~$
                3 ----~$
                3 ====~$
                3 NOTE: ~*
                3 TIP: ~*
                5 include::~*
                5 image::~*
                """#),
        // https://abcnotation.com/wiki/abc:standard:v2.1
        Language(
            type: "text/vnd.abc", comments: "% X:",
            lines: #"""
                10 %abc
                5 X:~_~d~$
                2 T:~*
                4 M:~_~d/~d~$
                3 M:~_C~$
                4 L:~_~d/~d~$
                4 K:~_~i
                2 R:~*
                """#),
        // https://www.gnu.org/software/ccd2cue/manual/html_node/CUE-sheet-format.html
        Language(
            type: "application/x-cue", comments: "REM PERFORMER TITLE FILE CATALOG CDTEXTFILE",
            lines: #"""
                7 FILE "~*" ~u
                7  TRACK ~d AUDIO~$
                6  INDEX ~d ~d:~d:~d
                4 PERFORMER "
                3 TITLE "
                3 REM DATE ~d
                4 REM DISCID ~n
                4 CATALOG ~d
                """#),
        // https://relaxng.org/compact-20021121.html
        Language(
            type: "application/relax-ng-compact-syntax", comments: "# default namespace datatypes",
            lines: #"""
                9 default namespace = "
                9 default namespace ~i = "
                6 namespace ~i = "
                8 datatypes ~i = "
                5 start = ~*
                6 start |= ~*
                5 include "~*.rnc"
                """#),
        // https://nixos.org/manual/nix/stable/language
        Language(
            type: "text/x-nix", comments: "# { let with",
            lines: #"""
                8 { stdenv~*
                8 { lib~*
                8 { config, ~*
                8 { pkgs, ~*
                9 { pkgs ? import <nixpkgs> ~*
                9 with import <nixpkgs> ~*
                3 let~$
                9 stdenv.mkDerivation ~*
                9  stdenv.mkDerivation ~*
                8 buildPythonPackage ~*
                6  pname = "~>;
                6  src = fetch~*
                7  buildInputs = ~*
                7  nativeBuildInputs = ~*
                4  meta = ~*
                4  inherit ~>;
                4  imports =~*
                10  inputs.nixpkgs.url = ~*
                7  outputs = {~*
                7  outputs = inputs~*
                3  inputs = {~$
                2  description = "~>;
                6  nixpkgs.url = "~*
                6  flake-utils~*
                6  mkDerivation ~*
                4  buildInputs = [~*
                5  shellHook = ''~$
                """#),
        // https://www.w3.org/TeamSubmission/n3
        Language(
            type: "text/n3", base: "text/turtle", comments: "#",
            lines: #"""
                8 @keywords ~*
                8 @forAll ~*
                8 @forSome ~*
                8 {~*} => {~*
                8 { ~*} => ~*
                8 } => ~*
                6 {~_?~i ~*
                6 { ~*log:implies ~*
                """#),
        // https://www.w3.org/TR/trig
        Language(
            type: "application/trig", base: "text/turtle", comments: "#",
            lines: #"""
                7 :~i {~*
                7 :~i~_{~$
                7 <~*> {~*
                7 <~*>~_{~$
                7 GRAPH ~n {~*
                7 GRAPH <~*> {~*
                0 {~*} => {~*
                0 @keywords ~*
                """#),
    ]
}
