import MIMETypes
import Testing

@testable import MIMEDetection

/// Languages that share most of their lines with another one, and languages without a media type that look like one
/// that has one.
struct SimilarLanguageTests {
    typealias Case = LanguageTests.Case

    static let pairs = [
        Case(
            "Genie", "class A : Object\n\tinit\n\t\tpass\n\n\tdef run()\n\t\tprint \"a\"\n\ninit\n\tvar b = new A()\n",
            "text/x-genie"),
        Case(
            "Modelica",
            "model A\n  parameter Real b = 1.0;\n  Real c(start = 1.0);\nequation\n  der(c) = b * c;\nend A;\n",
            "text/x-modelica"),
        Case("ooc", "import structs/[A, B], io/C\ninclude d, e\nuse f, g\nh := const 3.14\n", "text/x-ooc"),
        Case(
            "class of ooc",
            "import net/[A, B]\n\n/**\n  words\n*/\nC: class extends A {\n    init: func ~b {\n    }\n}\n",
            "text/x-ooc"),
        Case("import of Java", "import io/a;\nimport net/b;\n"),
        Case(
            "classes of CIM",
            "// words\n   [Version ( \"2.8.0\" ),\n    Description (\n       \"words\")]\nclass A_B : A_C {\n",
            "text/x-mof"),
        Case(
            "element of BuildStream", "kind: meson\n\nbuild-depends:\n- a/b.bst\n\ndepends:\n- a/c.bst\n",
            "application/buildstream+yaml"),
        Case(
            "short element of BuildStream", "kind: junction\nsources:\n- kind: local\n  path: a\n",
            "application/buildstream+yaml"),
        Case(
            "settings of Kubernetes", "kind: A\napiVersion: v1\nsources:\n- kind: b\n  c: d\n", "application/yaml"),
        Case("template of Twig", "{% extends 'a.html.twig' %}\n{% block b %}\n{% endblock %}\n", "text/x-twig"),
        Case(
            "tasks of todo.txt", "(A) Call Eve @phone +family\n(B) Outline chapter 5 +novel @desk\nx 2024-01-02 Rest\n",
            "text/x-todo-txt"),
        Case("done tasks of todo.txt", "x 2024-01-03 2024-01-02 Rest\nx 2024-01-04 Call Eve\n", "text/x-todo-txt"),
        Case("list with letters", "(A) Write to eve@example.org +1\n(B) Rest\n"),
        Case(
            "table of contents of a GD-ROM", "3\n1 0 4 2352 a.bin 0\n2 600 0 2352 b.raw 0\n3 45000 4 2352 c.bin 0\n",
            "application/x-gd-rom-cue"),
        Case("project of Qt", "import QmlProject 1.1\n\nProject {\n    mainFile: \"a.qml\"\n}\n", "text/x-qml"),
        Case(
            "Andrew's editor", "\\begindata{text,538102264}\n\\textdsversion{12}\nwords\n", "application/andrew-inset"),
        Case(
            "map of Tiled",
            "<?xml version=\"1.0\"?>\n<map version=\"1.10\" tiledversion=\"1.10.0\" width=\"2\">\n</map>\n",
            "application/x-tiled-tmx"),
        Case(
            "Maven without a namespace", "<project>\n  <modelVersion>4.0.0</modelVersion>\n</project>\n",
            "text/x-maven+xml"),
        Case("Ant has the same root", "<project name=\"a\" default=\"b\">\n</project>\n", "application/xml"),
        Case(
            "grammar with C in it", "%{\n#include <stdio.h>\nint yylex(void);\n%}\n%token NUM\n%left '+'\n%%\n",
            "text/x-yacc"),
        Case(
            "scanner with C in it", "%{\n#include <stdio.h>\nint n;\n%}\n%option noyywrap\n%%\n[0-9]+ { n++; }\n",
            "text/x-lex"),
        Case(
            "package of hardware", "-- words\nlibrary ieee;\n\npackage a is\n  constant b : integer;\nend package a;\n",
            "text/x-vhdl"),
        Case("package of Ada", "with Ada.Text_IO;\n\npackage A is\n   B : constant := 1;\nend A;\n", "text/x-ada"),
        Case(
            "D with the library of C",
            "module a.b;\n\nversion (Posix):\nextern (C):\n\nimport core.stdc.stdint;\n\nstruct c\n{\n    int d;\n}\n",
            "text/x-dsrc"),
        Case(
            "Haxe like Java",
            "package a;\n\nimport java.lang.Object;\n\n@:native(\"b\")\nextern class C {\n\tpublic function d():Void;\n}\n",
            "text/x-haxe"),
        Case(
            "Crystal like Ruby",
            "# words\nmodule A\n  class B < C\n    getter d : String\n\n    def e(f : Int32) : Nil\n",
            "text/x-crystal"),
        Case(
            "Ruby with a condition in it", "require 'a'\n\nclass B < C\n  def d(e, f = e ? 1 : 2)\n  end\nend\n",
            "application/x-ruby"),
        Case(
            "Nim like Python", "import std/[os, strutils]\n\nfunc a*(b: int): int =\n  ## words\n  result = b\n",
            "text/x-nim"),
        Case("Nim like Tcl", "# words\nproc a {.noinline.} = discard\n\nproc b*(c: int) =\n  echo c\n", "text/x-nim"),
        Case(
            "Common Lisp like Emacs Lisp", ";;; words\n\n(in-package :a)\n\n(defun b (c)\n  (setf d c))\n",
            "text/x-common-lisp"),
        Case(
            "Emacs Lisp without a title", ";; words\n(defvar a nil)\n(defun b ()\n  (interactive)\n  (setq a t))\n",
            "text/x-emacs-lisp"),
        Case(
            "Scheme in the manner of Emacs", ";;; Commentary:\n;;; words\n\n;;; Code:\n\n(display \"a\")\n(newline)\n",
            "text/x-scheme"),
        Case(
            "CMake behind its documentation", "#[=====[.rst:\nA\n-\n\n.. command:: b\n\n#]=====]\n\nfunction(b)\n",
            "text/x-cmake"),
        Case(
            "types of Flow",
            "/* @flow */\n\nimport type { A } from './a'\n\nexport type B = {\n  c: number\n}\n\nexport default class D {}\n",
            "text/javascript"),
        Case("Less with extensions", ".a {\n  color: red;\n  &:extend(.b all);\n}\n", "text/x-less"),
        Case("imported style sheets", "@import \"a.css\";\n\nbody {\n  color: red;\n}\n", "text/css"),
        Case(
            "SCSS behind much CSS",
            "// words\n.a {\n  display: block;\n  padding: 1px;\n  margin: 0;\n  color: red;\n  border: 0;\n  width: 1px;\n"
                + "  height: 1px;\n  float: left;\n  cursor: auto;\n  @include b;\n}\n",
            "text/x-scss"),
        Case(
            "C++ behind many headers",
            "#include <a.h>\n#include \"b.h\"\n#ifndef A_H\n#define A_H\n#define B 1\ntypedef struct c c;\nextern int d(c);\n"
                + "static inline int e(void);\n\nnamespace f {\nclass G : public H {\npublic:\n};\n}\n",
            "text/x-c++src"),
    ]

    static let readings = [
        Case("version of a gem", "module A\n  VERSION = \"1.0\"\nend\n", "application/x-ruby"),
        Case("everything of a module", "from a.b import *\nfrom a.c import *\n", "text/x-python"),
        Case("neighbour of a module", "from .a import b\n", "text/x-python"),
        Case(
            "Python that quotes fences in its documentation",
            "import os\n\n\ndef a(b):\n    \"\"\"Words.\n\n    ```\n    c\n    ```\n    \"\"\"\n    return b\n\n\nclass D(E):\n    pass\n",
            "text/x-python"),
        Case(
            "Stylus", "// words\n@import 'a'\n\nbody\n  color red\n  font-size 12px\n  &:hover\n    margin 0\n",
            "text/stylus"),
        Case(
            "shader of WebGPU",
            "struct A {\n  @builtin(position) b: vec4<f32>,\n};\n\n@vertex\nfn c(@location(0) d: vec3<f32>) -> A {\n}\n",
            "text/wgsl"),
        Case("ConTeXt", "\\setuppapersize[A4]\n\\starttext\nwords\n\\stoptext\n", "text/x-tex"),
        Case("loop in Lua", "for i = 1, 10 do\n  print(i)\nend\n", "text/x-lua"),
        Case("documentation of Perl", "=head1 NAME\n\nA - words\n\n=cut\n", "text/x-pod"),
        Case("window of Tk", "package require Tk\nbutton .a -text b\npack .a\n", "text/x-tcl"),
        Case("Haml", "!!!\n%html\n  %head\n    %title a\n  %body\n    = yield\n", "text/x-haml"),
        Case("query with a name", "WITH a AS (\n  SELECT 1\n)\nSELECT b FROM a;\n", "application/sql"),
        Case(
            "function in a database",
            "CREATE OR REPLACE FUNCTION a() RETURNS int AS $$\nBEGIN\n  RETURN 1;\nEND;\n$$ LANGUAGE plpgsql;\n",
            "application/sql"),
        Case("template in PHP", "<?= $a ?>\n<h1>b</h1>\n", "application/x-php"),
        Case("Modula-2", "MODULE A;\nFROM B IMPORT c;\nBEGIN\n  c;\nEND A.\n", "text/x-modula2"),
        Case("assembly in capitals", ".MODEL SMALL\n.CODE\nMAIN PROC\n    INT 21H\n", "text/x-asm"),
        Case("types of OCaml", "type 'a t =\n  | A\n  | B of 'a\n\nlet rec c x = x\n", "text/x-ocaml"),
        Case("flake", "{\n  inputs.nixpkgs.url = \"a\";\n  outputs = { self }: { };\n}\n", "text/x-nix"),
        Case("dependencies of Clojure", "{:paths [\"a\"]\n :deps {b/c {:mvn/version \"1\"}}}\n", "text/x-clojure"),
        Case("sum in AWK", "{ n += $2 }\nEND { print n }\n", "text/x-awk"),
        Case(
            "package of SystemVerilog", "package a;\n  typedef enum logic { B, C } d;\nendpackage\n", "text/x-svsrc"),
        Case("Groovy", "class A {\n    String b\n}\n\ndef c = new A(b: 'd')\nprintln \"e\"\n", "text/x-groovy"),
        Case("fish", "set -q a; or set -g a b\ncomplete -f -c d\n", "application/x-fishscript"),
        Case("directive of a document", "words\n-----\n\n.. code-block:: c\n\n  d\n", "text/x-rst"),
        Case(
            "class of Vala",
            "namespace Elk {\n\npublic class Deer : GLib.Object {\n    public int age { private get; private set; }\n}\n}\n",
            "text/x-vala"),
        Case("manual page in Pod", "=head1 NAME\n\nelk - graze\n\n=head1 SYNOPSIS\n\n elk [herd]\n", "text/x-pod"),
        Case(
            "script in Groovy", "import java.io.*;\n\ndef elk = 'a'\nprintln \"b\"\nprintln 'c'\n", "text/x-groovy"),
        Case("Python behind a document", "r\"\"\"\nA\n=\n\n.. currentmodule:: b\n\nWords\n=====\n\"\"\"\n"),
    ]

    /// What is recognised by all of its lines, since none of them starts with a word of the language.
    static let shapes = [
        Case(
            "rules of Prolog", "% words\nparent(a, b).\nparent(b, c).\n\nolder(X, Y) :-\n    parent(X, Y).\n",
            "text/x-prolog"),
        Case(
            "script in R", "# words\nfit <- lm(y ~ x)\npart$a[b, ] <- summary(fit)\nprint(part)\n", "text/x-rsrc"),
        Case("function in R", "add.one <- function(x) {\n  x + 1\n}\n", "text/x-rsrc"),
        Case("document in Markdown", "# A\n\nWords of a sentence.\n\n## B\n\nMore of the words.\n", "text/markdown"),
        Case(
            "document behind front matter", "---\na: b\nc:\n  - d\n---\n\n## E\n\nWords of a sentence.\n",
            "text/markdown"),
        Case(
            "document with links", "# A\nWords of a [sentence](b.md), with more words.\n\n* c\n", "text/markdown"),
        Case("list of ignored files", "# A\nbuild/\n*.o\n/elk\n", "text/x-ignore-list"),
        Case("list of files", "usr/bin/elk\nusr/share/elk/\nusr/share/deer/\n"),
        Case("facts alone", "parent(a, b).\nparent(b, c).\nparent(c, d).\n"),
        Case("algorithm in prose", "a <- first(list)\nb <- last(list)\nThen compare the two of them.\n"),
        Case("sections of settings", "# A\n\n## B\n\nkey: value\nother: value\n"),
        Case("comments of a script", "# A\n# B\n\n## C\n\nrun it with these words.\n"),
        Case("steps of a script", "# A\n\nDo this with it.\n\n# B\n\nDo that with it.\n"),
    ]

    /// Languages that have no media type.
    static let others = [
        Case("CUE", "package a\n\nimport \"strings\"\n\n#B: {\n\tc: string\n}\n"),
        Case("Odin", "package main\n\nimport \"core:fmt\"\n\nmain :: proc() {\n}\n"),
        Case(
            "Solidity",
            "pragma solidity ^0.8.20;\n\nimport \"./a.sol\";\n\ncontract B is C {\n    constructor() C(\"b\") {\n    }\n}\n"
        ),
        Case(
            "F#", "open System\n\ntype A = B | C\n\nlet d x = x + 1\n\n[<EntryPoint>]\nlet main args = 0\n",
            "text/x-fsharp"),
        Case(
            "Standard ML",
            "structure A = struct\n  val b = 1\nend\n\nopen A\nexception B\nval d = let val c = 1 in c end\nfun f nil = 0\n",
            "text/x-standardml"),
        Case("Agda", "module A where\n\nopen import Data.Nat\n\ndata B : Set where\n  c : B\n", "text/x-agda"),
        Case("Elm", "module Main exposing (main)\n\nimport Data.A exposing (b)\n\nmain = b\n", "text/x-elm"),
        Case(
            "PureScript", "module Main where\n\nimport Prelude\nimport Effect (Effect)\n\nmain :: Effect Unit\n",
            "text/x-purescript"),
        Case(
            "Idris", "module Main\n\n%default total\n\ndata A = B | C\n\nmain : IO ()\nmain = pure ()\n",
            "text/x-idris"),
        Case("Pike", "#pike __REAL_VERSION__\n#include <a.h>\ninherit B;\n\nint main() {\n  return 0;\n}\n"),
        Case(
            "Promela", "#define N 4\n\nmtype = { a, b };\nint c;\n\nproctype d() {\n  printf(\"e\");\n}\n",
            "text/x-promela"),
        Case("Thrift", "namespace java a\n\nenum A {\n  B = 1\n}\n\nstruct C {\n  1: i32 d\n}\n"),
    ]

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test(arguments: pairs + readings + shapes + others)
    func isDetected(_ test: Case) {
        let detection = detector.detect(bytes: Array(test.text.utf8))
        #expect(detection.type.essence == test.type, "\(detection.evidence.detail)")
    }

    @Test(arguments: pairs + readings + shapes + others)
    func lineEndsOfWindowsMakeNoDifference(_ test: Case) {
        let text = test.text.replacing("\n", with: "\r\n")
        #expect(detector.detect(bytes: Array(text.utf8)).type.essence == test.type)
    }

    /// A head may end anywhere in a longer text.
    @Test(arguments: pairs + readings + shapes + others)
    func partsAreNotUnknown(_ test: Case) throws {
        let bytes = Array(test.text.utf8)
        for length in 1...bytes.count {
            let start = PrefixSource(Array(bytes.prefix(length)), isComplete: false)
            #expect(try !detector.detect(Resource(source: start)).isUnknown)
        }
    }

    /// One line that a language can't have outweighs the lines that it can have.
    @Test(arguments: [
        Case(
            "Ragel in C", "#include <stdio.h>\nstatic int a(void);\nint main(void)\n{\n%%{\n  machine b;\n}%%\n}\n",
            "text/x-csrc"),
        Case("Perl's interface to C", "#include <stdio.h>\nint main(void)\n{\n}\nMODULE = A\n", "text/x-csrc"),
        Case("shader", "#include <a.h>\nint b(void);\nvoid main(void)\n{\n  gl_Position = c;\n}\n", "text/x-csrc"),
        Case(
            "Scala", "package a\n\nimport b.{C, D}\n\n  private val e = 1\n  println(e)\n  val f = 2\n",
            "text/x-kotlin"),
        Case(
            "literate Haskell", "\\begin{code}\nmodule A where\nimport Data.List\na :: Int\na = 1\n\\end{code}\n",
            "text/x-haskell"),
        Case(
            "documentation that Perl has formatted",
            "NAME\n    A::B - words\n\nSYNOPSIS\n      use A::B;\n      my $a = A::B->new(c => 'd');\n",
            "application/x-perl"),
    ])
    func lineOfAnotherLanguageRulesOneOut(_ test: Case) {
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
        #expect(detector.detect(bytes: Array(test.text.utf8)).type.essence != test.type)
    }
}
