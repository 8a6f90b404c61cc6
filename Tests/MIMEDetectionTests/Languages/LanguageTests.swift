import MIMETypes
import Testing

@testable import MIMEDetection

/// Text without a name: what is convincingly a language, and what is not.
struct LanguageTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let type: String

        init(_ description: String, _ text: String, _ type: String = "text/plain") {
            testDescription = description
            self.text = text
            self.type = type
        }
    }

    static let languages = [
        Case("Mermaid", "%% Grazing\nflowchart TD\n    elk --> grass\n", "application/vnd.mermaid"),
        Case("sequence in Mermaid", "sequenceDiagram\n    Elk->>Grass: grazes\n", "application/vnd.mermaid"),
        Case(
            "chart in Mermaid", "pie title Elks\n    \"grazing\" : 12\n    \"asleep\" : 3\n", "application/vnd.mermaid"),
        Case("molecule of Sybyl", "# Name: water\n\n@<TRIPOS>MOLECULE\nwater\n", "application/vnd.sybyl.mol2"),
        Case("Mustache", "{{#elks}}\n* {{name}}\n{{/elks}}\n", "text/x-mustache"),
        Case(
            "Handlebars", "{{#each elks}}\n{{#if name}}\n* {{name}}\n{{/if}}\n{{/each}}\n",
            "text/x-handlebars-template"),
        Case(
            "test in CoffeeScript", "describe \"elks\", ->\n  it \"graze\", ->\n    expect(elk).toBeDefined()\n",
            "application/vnd.coffeescript"),
        Case("query of SPARQL", "PREFIX a: <http://a#>\nSELECT ?b\nWHERE { ?b a:c ?d }\n", "application/sparql-query"),
        Case("question of SPARQL", "ASK WHERE {\n  ?a <http://a#b> ?c\n}\n", "application/sparql-query"),
        Case(
            "workflow", "#!/usr/bin/env cwl-runner\ncwlVersion: v1.2\nclass: Workflow\n",
            "text/x-common-workflow-language"),
        Case("WebAssembly", "(module\n  (func $a (param i32))\n  (memory 1)\n)\n", "text/x-webassembly"),
        Case("MLIR", "// RUN: mlir-opt %s\nfunc.func @elk(%a : i32) {\n  return\n}\n", "text/x-mlir"),
        Case(
            "Isabelle", "theory Elk\n  imports Main\nbegin\n\nlemma a: \"b = b\"\n  by simp\n\nend\n",
            "text/x-isabelle"),
        Case(
            "OpenCL", "__kernel\nvoid elk(__global int *a)\n{\n  size_t i = get_global_id(0);\n  a[i] = 1;\n}\n",
            "text/x-opencl-csrc"),
        Case("AMPL", "var elk, >= 0, <= 200;\nparam deer, integer, > 0;\nmaximize z: elk;\n", "text/x-ampl"),
        Case("BASIC with numbers", "10 FOR I = 1 TO 20\n20 PRINT I\n30 NEXT I\n40 END\n", "text/x-basic"),
        Case("Promela", "byte n;\nactive proctype elk() {\n  do\n  :: n > 0 -> n--\n  od\n}\n", "text/x-promela"),
        Case("gnuplot", "set ylabel \"a\"\nset yrange [0:1]\nplot 'b' with lines\n", "application/x-gnuplot"),
        Case(
            "RELAX NG of few names", "start = element elk {\n  attribute a { text }?,\n  element b { text }\n}\n",
            "application/relax-ng-compact-syntax"),
        Case("ERB", "Words\n<% @elks.each do |elk| %>\n* <%= elk.name %>\n<% end %>\n", "text/x-html-plus-erb"),
        Case(
            "template of Go", "{{ define \"elk\" }}\nwords\n{{ range .Deer }}\n{{ .Name }}\n{{ end }}\n{{ end }}\n",
            "text/x-go-template"),
        Case(
            "macros of Autoconf",
            "# words\nAC_ARG_WITH(elk, [words],\n[\n    if test \"$a\" = b\n    then\n        echo c\n    fi\n])\n"
                + "AC_MSG_CHECKING(for elks)\nif test -n \"$d\"; then\n    AC_SUBST(d)\nfi\n", "application/x-m4"),
        Case(
            "commands of a shell",
            "cd elk\nmkdir -p a\nrm -rf b\ncp -r c/* a\necho \"done\" >> log\nexport PATH=$PATH:a\n",
            "text/x-shellscript"),
        Case("requirements of PowerShell", "#Requires -PSEdition Core\n\nelk\n", "application/x-powershell"),
        Case("version of PowerShell", "# words\n#requires -Version 5.1\n", "application/x-powershell"),
        Case(
            "LLVM", "; words\n\ndefine i32 @elk(i32* %a) {\nentry:\n  %b = add i32 1, 2\n  ret i32 %b\n}\n",
            "text/x-llvm"),
        Case(
            "module of LLVM", "target datalayout = \"e-m:e\"\n\n@a = global i32 0\n\ndeclare void @b(i8*)\n",
            "text/x-llvm"),
        Case(
            "program for a mill", "%\nO0001 (PART)\n(T1 D=6.)\nG90 G94 G17\nG21\nT1 M6\nS5000 M3\nG0 X0. Y0.\nM30\n%\n",
            "text/x.gcode"),
        Case(
            "program with numbers of lines", "(HEADER)\nN10 G21 G90 G17\nN20 T1 M6\nN30 S900 M3\nN40 M30\n",
            "text/x.gcode"),
        Case("holes in a board", "M48\nG90\nT1C0.8\n%\nG90\nM30\n", "application/x-excellon"),
        Case(
            "recipe of Yocto", "SUMMARY = \"Elk\"\nLICENSE = \"MIT\"\n\nSRC_URI = \"file://elk.c\"\n\ninherit cmake\n",
            "text/x-bitbake"),
        Case(
            "image of Yocto", "require recipes-core/images/core-image-minimal.bb\n\nIMAGE_INSTALL += \"elk\"\n",
            "text/x-bitbake"),
        Case(
            "template of FreeMarker", "<#import \"a.ftl\" as a>\n<#list elks as elk>\n* ${elk.name}\n</#list>\n",
            "text/x-freemarker"),
        Case("letter in FreeMarker", "<#-- words -->\n<#assign x = 1>\nDear ${name},\n", "text/x-freemarker"),
        Case(
            "states of Salt", "{% set a = pillar.get('elk') %}\n{% if a %}\nelk:\n  user.present\n{% endif %}\n",
            "text/x-salt"),
        Case("results of tests", "1..2\nok 1 - a\nnot ok 2 - b # TODO c\n", "text/x-tap"),
        Case("version of the Test Anything Protocol", "TAP version 14\n1..1\nok 1\n", "text/x-tap"),
        Case(
            "remote desktop", "screen mode id:i:2\nuse multimon:i:0\nfull address:s:elk.example\n", "application/x-rdp"),
        Case(
            "board of KiCad", "PCBNEW-BOARD Version 1 date 02/04/2011 15:04:20\n\n# words\n\n$GENERAL\n",
            "text/x-kicad-legacy-layout"),
        Case(
            "memory of a controller",
            "-stack 0x100\nMEMORY\n{\n  RAM : origin = 0x0, length = 0x100\n}\nSECTIONS\n{\n  .text : > RAM\n}\n",
            "text/x-linker-script"),
        Case("library of S-Lang", "% words\nprivate variable A = 1;\ndefine b (c)\n{\n}\n", "text/x-s-lang"),
        Case("rules of udev", "# words\nSUBSYSTEM==\"usb\", MODE=\"0660\"\n", "text/x-udev-rules"),
        Case("figure of MetaPost", "beginfig(1);\n  draw (0,0)--(1,1);\nendfig;\nend\n", "text/x-metapost"),
        Case("letters in Metafont", "% words\nmode_setup;\nbeginchar(\"A\",1,2,3);\nendchar;\n", "text/x-metafont"),
        Case("schematic that contains a netlist", "v {xschem version=2}\n.subckt a\n.tran 1\n.ends\n"),
        Case("records of TableGen", "include \"llvm/Target/Target.td\"\ndef A : B<1>;\n", "text/x-tablegen"),
        Case("project of qmake", "TEMPLATE = app\nQT += core\nHEADERS += a.h\n", "text/x-qmake"),
        Case(
            "property list of GNUstep", "{\n    NOTE = \"words\";\n    NSExecutable = \"A\";\n}\n",
            "application/x-openstep-plist"),
        Case("entry of doc-base", "Document: elk\nTitle: Elk\nSection: Help\n", "text/x-doc-base"),
        Case("message of HL7", "MSH|^~\\&|ELK|HERD|||20240101||ADT^A04|1|P|2.5\rPID|1\r", "text/hl7v2"),
        Case(
            "copyright of a package",
            "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\nFiles: *\nLicense: MIT\n",
            "text/vnd.debian.copyright"),
        Case("metadata of a package", "Metadata-Version: 2.1\nName: elk\n", "text/x-python-metadata"),
        Case("alignment", "# STOCKHOLM 1.0\n\na ACD\n//\n", "text/x-stockholm"),
        Case("completion of zsh", "#compdef elk\n_arguments -s\n", "text/x-shellscript"),
        Case("encoding vector", "% words\n/elk [\n/.notdef\n/A\n] def\n", "application/postscript"),
        Case("palette", "GIMP Palette\nName: Elk\n0 0 0 Black\n", "application/x-gimp-palette"),
        Case("SMT", "(set-logic QF_BV)\n(declare-fun a () Bool)\n(assert a)\n(check-sat)\n", "text/x-smt"),
        Case(
            "WebIDL",
            "[Exposed=Window]\ninterface Elk : Deer {\n  readonly attribute DOMString name;\n  undefined graze();\n};\n",
            "text/x-webidl"),
        Case("interface of XPCOM", "[scriptable, uuid(1)]\ninterface A {\n  readonly attribute long b;\n};\n"),
        Case(
            "interface of a module in Swift",
            "// swift-interface-format-version: 1.0\n// swift-module-flags: -module-name Elk\nimport Swift\n",
            "text/x-swift"),
        Case(
            "project of Xcode", "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n}\n",
            "application/x-openstep-plist"),
        Case(
            "extension in C",
            "#include <Python.h>\n\nstatic PyObject * f(PyObject *self)\n{\n    PyObject *a;\n    char *b;\n}\n",
            "text/x-csrc"),
        Case(
            "C of few words",
            "/* words */\n#include <string.h>\n{\n    uint8_t a = 1;\n    memset(b, 0, a);\n    return 0;\n}\n",
            "text/x-csrc"),
        Case(
            "rules on a line each", "/* words */\n.a, .b {top: 0;}\nh1 {font-size: 2em;}\np {margin: 0;}\n", "text/css"),
        Case(
            "shell", "# words\nif [ -z \"$A\" ]; then\n    export A=b\nfi\nfor i in a b; do\n    echo $i\ndone\n",
            "text/x-shellscript"),
        Case("memorandum", ".TL\nTitle\n.H 1 \"Words\"\n.P\nWords\n.AL\n.LI\nOne\n.LE\n", "application/x-troff-mm"),
        Case("C shell", "# words\nsetenv A b\nif ($?prompt) then\n  set prompt = \"% \"\nendif\n", "text/x-csh"),
        Case("AWK", "BEGIN {\n    FS = \",\"\n}\n$1 == 2 { n++ }\nEND { print n }\n", "text/x-awk"),
        Case("ebuild", "# words\nEAPI=8\ninherit meson\nDESCRIPTION=\"a\"\n", "application/vnd.gentoo.ebuild"),
        Case("filter list", "[Adblock Plus 2.0]\n! Title: words\n||a.example^\n", "text/x-adblock-filter-list"),
        Case("R", "# words\nlibrary(ggplot2)\ndf <- read.csv(\"a.csv\")\nsummary(df)\n", "text/x-rsrc"),
        Case("SAS", "/* words */\ndata work.a;\n  set b.c;\nrun;\nproc means data=a;\nrun;\n", "application/x-sas"),
        Case("Stata", "* words\nclear all\nset more off\nregress y x\n", "application/x-stata-do"),
        Case(
            "Mathematica", "(* ::Package:: *)\n\nBeginPackage[\"A`\"]\nEndPackage[]\n",
            "application/vnd.wolfram.mathematica.package"),
        Case("MATLAB's commands", "clear all; close all; clc;\nfigure;\nplot(x, y);\n", "text/x-matlab"),
        Case("gnuplot", "set terminal png\nset output \"a.png\"\nplot sin(x) with lines\n", "application/x-gnuplot"),
        Case("Nix", "{ stdenv, fetchurl }:\n\nstdenv.mkDerivation rec {\n  pname = \"a\";\n}\n", "text/x-nix"),
        Case(
            "ActionScript", "package a.b {\n    import flash.display.Sprite;\n    public class C extends Sprite {\n",
            "text/x-actionscript"),
        Case(
            "Haxe", "package a;\nimport haxe.ds.Map;\nclass B {\n    static public function main():Void {\n",
            "text/x-haxe"),
        Case("Crystal", "require \"http/server\"\n\nclass A\n  property b : String\nend\n", "text/x-crystal"),
        Case("class of Visual Basic", "VERSION 1.0 CLASS\nBEGIN\nEND\nAttribute VB_Name = \"A\"\n", "text/x-vbasic"),
        Case("AppleScript", "tell application \"Finder\"\n\tactivate\nend tell\n", "text/x-applescript"),
        Case("REXX", "/* REXX */\nsay 'a'\n", "text/x-rexx"),
        Case("Forth", "\\ words\n: SQUARE ( n -- n ) DUP * ;\n", "text/x-forth"),
        Case("Smalltalk", "Object subclass: #A\n\tpackage: 'b'!\n\n!A methodsFor: 'c'!\n", "text/x-stsrc"),
        Case(
            "Go with a preamble in C",
            "package a\n\n/*\n#include <a.h>\nstatic int f(void) {\n\treturn 0;\n}\nextern int g(void);\n*/\nimport \"C\"\n\nfunc h() {\n}\n",
            "text/x-go"),
        Case("CUDA", "#include <cuda_runtime.h>\n__global__ void f(int n)\n{\n}\n", "text/x-cuda"),
        Case(
            "header behind a long licence",
            "/*\n" + String(repeating: " * words of it\n", count: 400) + " */\n#ifndef A_H\n#define A_H\n#endif\n",
            "text/x-csrc"),
        Case("assembly of Microsoft", ".386\n.model flat, stdcall\n.code\nend start\n", "text/x-asm"),
        Case(
            "Fortran in columns", "C     WORDS\n      PROGRAM SUM\n      COMMON /BLK/ X\n      DO 10 I = 1, N\n",
            "text/x-fortran"),
        Case("Less", "@import \"a.less\";\n@b: #fff;\n#c {\n  color: @b;\n}\n", "text/x-less"),
        Case("Sass", "$a-b: 1px\n\n=c($d: e)\n  color: $d\n\nf\n  +c\n", "text/x-sass"),
        Case("packed CSS", "body{margin:0;padding:0}.a{color:red;top:0}\n", "text/css"),
        Case(
            "PowerShell behind its help", "<#\n.SYNOPSIS\n  a\n#>\n[CmdletBinding()]\nparam(\n)\n",
            "application/x-powershell"),
        Case("routes of Rails", "Rails.application.routes.draw do\n  resources :a\nend\n", "application/x-ruby"),
        Case("build in Scala", "name := \"a\"\nscalaVersion := \"3.3.0\"\n", "text/x-scala"),
        Case(
            "queries", "SELECT a.b, c.d\nFROM a\nJOIN c ON a.b = c.b\nGROUP BY a.b\nORDER BY c.d\n", "application/sql"),
        Case("header of Erlang", "%% words\n-ifndef(A).\n-define(A, true).\n-endif.\n", "text/x-erlang"),
        Case("C", "/* hello */\n#include <stdio.h>\n\nint main(void)\n{\n    return 0;\n}\n", "text/x-csrc"),
        Case(
            "header of C", "#ifndef A_H\n#define A_H\ntypedef struct a a;\nextern int f(a *);\n#endif\n", "text/x-csrc"),
        Case("C++", "#include <vector>\n\nnamespace a {\nclass B : public C {\npublic:\n};\n}\n", "text/x-c++src"),
        Case("Objective-C", "#import <Foundation/Foundation.h>\n\n@interface A : B\n@end\n", "text/x-objcsrc"),
        Case("Java", "package a.b;\n\nimport java.util.List;\n\npublic class A {\n}\n", "text/x-java"),
        Case("Kotlin", "package a\n\nfun main() {\n    println(\"x\")\n}\n", "text/x-kotlin"),
        Case("C#", "using System;\n\nnamespace A\n{\n    public class B { }\n}\n", "text/x-csharp"),
        Case("Scala", "object A {\n  def main(args: Array[String]) {\n  }\n}\n", "text/x-scala"),
        Case(
            "Python", "import os\n\ndef f(x):\n    return x\n\nif __name__ == '__main__':\n    f(1)\n", "text/x-python"),
        Case(
            "Python behind its documentation", "\"\"\"Words.\"\"\"\n\nclass A(B):\n    def f(self):\n        pass\n",
            "text/x-python"),
        Case("JavaScript", "const fs = require('fs');\n\nmodule.exports = {};\n", "text/javascript"),
        Case("JavaScript's modules", "import a from './a.js';\n\nexport default a;\n", "text/javascript"),
        Case(
            "TypeScript", "import { A } from './a';\n\nexport interface B {\n  c: number;\n}\n",
            "application/typescript"),
        Case("Ruby", "require 'json'\n\nclass A < B\n  def c\n  end\nend\n", "application/x-ruby"),
        Case("Perl", "# words\nuse strict;\nuse warnings;\n\nsub a {\n}\n1;\n", "application/x-perl"),
        Case("Go", "// Package a does.\npackage a\n\nimport (\n\t\"fmt\"\n)\n\nfunc f() {\n}\n", "text/x-go"),
        Case("Rust", "use std::fmt;\n\npub struct A;\n\nimpl A {\n}\n", "text/rust"),
        Case("Swift", "import Foundation\n\nstruct A: B {\n    let c: Int\n}\n", "text/x-swift"),
        Case("Lua", "local a = require 'a'\n\nlocal function b(c)\nend\n", "text/x-lua"),
        Case("Tcl", "package require Tk\n\nproc a {b} {\n    set c [d]\n}\n", "text/x-tcl"),
        Case(
            "SQL", "-- tables\nCREATE TABLE a (\n  id int PRIMARY KEY\n);\nINSERT INTO a (id) VALUES (1);\n",
            "application/sql"),
        Case("Visual Basic", "Imports System\n\nModule A\n    Sub Main()\n    End Sub\nEnd Module\n", "text/x-vb"),
        Case("batch", "@echo off\r\nsetlocal\r\ngoto end\r\n", "application/x-bat"),
        Case("makefile", "CC = cc\nall: a\n\na: a.o\n\t$(CC) -o a a.o\n.PHONY: all\n", "text/x-makefile"),
        Case("CMake", "cmake_minimum_required(VERSION 3.10)\nproject(a)\n", "text/x-cmake"),
        Case("Dockerfile", "FROM debian:12\nRUN apt-get update\nCMD [\"a\"]\n", "text/x-dockerfile"),
        Case("LaTeX", "% words\n\\documentclass{article}\n\\begin{document}\n", "text/x-tex"),
        Case("BibTeX", "@article{a2000,\n  author = {A},\n  title = {B},\n}\n", "text/x-bibtex"),
        Case("page of a manual", ".\\\" words\n.TH A 1\n.SH NAME\na \\- b\n", "application/x-troff-man"),
        Case("page of a manual of BSD", ".Dd May 1, 2000\n.Dt A 1\n.Os\n.Sh NAME\n", "application/x-troff-man"),
        Case("reStructuredText", "Title\n=====\n\n.. toctree::\n   :maxdepth: 2\n", "text/x-rst"),
        Case("style sheet", "body {\n  color: red;\n  font-size: 2em;\n}\n", "text/css"),
        Case(
            "translation", "# words\nmsgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n",
            "text/x-gettext-translation"),
        Case(
            "difference", "diff --git a/x b/x\nindex 1234567..89abcde 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n",
            "text/x-patch"),
        Case(
            "difference in context", "*** a\n--- b\n***************\n*** 1,2 ****\n! c\n--- 1,2 ----\n! d\n",
            "text/x-patch"),
        Case(
            "patch from git's log",
            "From 0123456789abcdef0123456789abcdef01234567 Mon Sep 17 00:00:00 2001\nFrom: A <a@b.c>\n"
                + "Date: Thu, 1 Jan 1970 00:00:00 +0000\nSubject: [PATCH] x\n\n---\ndiff --git a/x b/x\n",
            "text/x-patch"),
        Case("words of a song", "[ti:A]\n[ar:B]\n[00:01.00]la\n", "text/x-lrc"),
        Case("coded file", "begin 644 a.bin\n#0V%T\n`\nend\n", "text/x-uuencode"),
        Case("Turtle", "@prefix a: <http://a.b/c#> .\n\n<http://a.b/d>\n  a a:e .\n", "text/turtle"),
        Case("YAML", "# words\n---\na: 1\nb:\n  - c\n", "application/yaml"),
        Case("YAML of a version", "%YAML 1.2\n---\n- a\n- b\n", "application/yaml"),
        Case("assembly", "\t.file \"a.c\"\n\t.text\n\t.globl main\nmain:\n\tret\n", "text/x-asm"),
        Case("Verilog", "module a(b);\n  wire c;\n  assign c = b;\nendmodule\n", "text/x-verilog"),
        Case("Haskell", "{-# LANGUAGE GADTs #-}\nmodule A where\n", "text/x-haskell"),
        Case("Emacs Lisp", ";;; a.el --- words\n\n(require 'b)\n(provide 'a)\n", "text/x-emacs-lisp"),
        Case("Fortran", "program a\n  implicit none\n  integer :: b\nend program a\n", "text/x-fortran"),
        Case(
            "declarations of mark-up", "<!-- words -->\n<!ELEMENT a (b)>\n<!ATTLIST a c CDATA #IMPLIED>\n",
            "application/xml-dtd"),
        Case("request", "GET / HTTP/1.1\r\nHost: a.b\r\n\r\n", "message/http"),
        Case("mode for Emacs", "# -*- mode: ruby -*-\nwords\n", "application/x-ruby"),
        Case("mode for Vim", "words\n# vim: set ts=4 ft=perl :\n", "application/x-perl"),
        Case(
            "certificate after what GnuTLS tells about it",
            "X.509 Certificate Information:\n\tVersion: 3\n-----BEGIN CERTIFICATE-----\nMIIB\n",
            "application/x-x509-ca-cert"),
        Case(
            "options of a kernel",
            "# words\nmenuconfig ELK\n\ttristate \"Elk\"\n\tdepends on DEER\n\thelp\n\t  Words.\n",
            "text/x-kconfig"),
        Case("request for a certificate", "-----BEGIN CERTIFICATE REQUEST-----\nMIIB\n", "application/pkcs10"),
        Case("PostScript", "%!PS-Adobe-2.0\n%%Pages: 1\n", "application/postscript"),
        Case(
            "module of Terraform", "variable \"a\" {\n  type = string\n}\n\noutput \"b\" {\n  value = 1\n}\n",
            "text/x-hcl"),
        Case(
            "list of sources for CMake", "include_directories(${A}/b)\n\nset(elk_SOURCES\n  elk.c\n)\n",
            "text/x-cmake"),
        Case("setup of Cabal", "import Distribution.Simple\nmain = defaultMain\n", "text/x-haskell"),
        Case(
            "manual page in AsciiDoc", "= elk(1)\n\n== NAME\nelk - graze\n\n== SYNOPSIS\n*elk* [a]\n",
            "text/x-asciidoc"),
        Case(
            "variables of a batch file", "set A=%B%\\c\nxcopy d e\nif errorlevel 1 goto f\n", "application/x-bat"),
        Case(
            "assembly of the 6502", "; words\n.proc elk\n    lda #0\n    sta $D020\n    rts\n.endproc\n", "text/x-asm"),
    ]

    static let prose = [
        Case("steps", "# Install\n\nif you want, then\nfor all of it in the end\ndo this; done\n"),
        Case("query in prose", "Select the file, then open it\nfrom the menu, where it is.\n"),
        Case("script in a document", "# Title\n\nwords:\n\n    if [ -f a ]; then\n        b\n    fi\n\nset -e\n"),
        Case("set of words", "set the table\nlet me know\nplot the course\n"),
        Case("licence", "The MIT License\n\nPermission is hereby granted, free of charge, to any person\n"),
        Case(
            "words that are keywords",
            "import taxes\nfrom A to B\nclass dismissed\nreturn to sender\nif only we had not\nwhile you were out\n"),
        Case("document that quotes source", "# Title\n\n```python\nimport os\ndef f(x):\n    def g(self):\n```\n"),
        Case("prose before source", "Try this:\n\nimport os\n\ndef f(x):\nclass A(B):\n"),
        Case(
            "shell script without an interpreter", "cd /tmp\nif [ -f x ]; then\n  rm x\nfi\n", "text/x-shellscript"),
        Case("settings", "[main]\nkey = value\n; words\nother = 1\n", "text/x-ini"),
        Case("definitions for the preprocessor only", "#define A 1\n#define B 2\n#ifdef A\n#endif\n"),
        Case("front matter", "---\ntitle: a\ndate: b\n---\n\nWords and words.\n"),
        Case("rule above prose", "--- a title\n\nwords\n"),
        Case("stars around a title", "*** Attention ***\n\nwords\n"),
        Case("beginning", "begin the day\nwith tea\n"),
        Case("selected words", "select one of these\nfrom the list\nwhere you like\n"),
        Case("list of files", "all:\nthe files\nhere\n"),
        Case("log", "2000-01-01 12:00:00 INFO main: started\n2000-01-01 12:00:01 WARN main: x\n"),
        Case("mode that is no language", "# -*- coding: utf-8 -*-\nwords\n"),
        Case("words of Visual Basic", "Module a is a part of b.\nImports of tea fell.\n"),
        Case("unknown mode", "-*- mode: something -*-\nwords\n"),
    ]

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test(arguments: languages + prose)
    func isRecognisedWithoutAName(_ test: Case) {
        let detection = detector.detect(bytes: Array(test.text.utf8))
        #expect(detection.type.essence == test.type, "\(detection.evidence.detail)")
    }

    @Test(arguments: languages + prose)
    func lineEndsOfWindowsMakeNoDifference(_ test: Case) {
        let text = test.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        #expect(detector.detect(bytes: Array(text.utf8)).type.essence == test.type)
    }

    /// A guess about the language chooses between names, and never speaks against one.
    @Test(arguments: [nil, "elf_i386.x", "elf_i386.xc", "elf_i386.xdc", "elf_i386.xs", "elf_i386.xce", "a.ld"])
    func scriptsOfTheLinkerAreNotWhatTheirNamesMeanElsewhere(_ name: String?) {
        let script = """
            /* words */
            OUTPUT_FORMAT("elf32-i386", "elf32-i386",
            \t      "elf32-i386")
            ENTRY(_start)
            SECTIONS
            {
              .interp         : { *(.interp) }
              .text           :
              {
                *(.text .stub .text.*)
              }
            }

            """
        #expect(detector.detect(bytes: Array(script.utf8), name: name).type.essence == "text/x-linker-script")
    }

    @Test func nameIsWorthMoreThanAGuess() {
        let source = Array("#include <stdio.h>\nint main(void)\n{\n}\n".utf8)
        for (name, type) in [("x.txt", "text/plain"), ("x.cpp", "text/x-c++src"), ("x.conf", "text/x-config")] {
            #expect(detector.detect(bytes: source, name: name).type.essence == type)
        }
        let objects = Array("#import <Cocoa/Cocoa.h>\n@implementation A\n@end\n".utf8)
        #expect(detector.detect(bytes: objects, name: "x.m").type.essence == "text/x-objcsrc")
        let mathematics = Array("% words\nfunction a = b(c)\nend\n".utf8)
        #expect(detector.detect(bytes: mathematics, name: "x.m").type.essence == "text/x-matlab")
    }

    @Test func everyLanguageIsKnown() {
        let languages = (0..<PackedLanguages.slotCount).filter { PackedLanguages.name($0).count > 0 }
        #expect(languages.count > 100)
        for language in languages {
            let type = PackedTypes.type(PackedLanguages.type(language))
            #expect(PackedTypes.find(type) == PackedLanguages.type(language), "\(type)")
            if let base = PackedLanguages.base(language) { #expect(PackedLanguages.isBase(base)) }
        }
    }

    @Test func everyRuleIsFiledUnderItsStart() {
        let rules = PackedLanguages.allRules
        #expect(Set(rules.map(\.number)) == Set(0..<PackedLanguages.ruleCount))
        for rule in rules {
            let start = LanguageTable.starts[3 * rule.number]
            let (first, second) = (UInt8(truncatingIfNeeded: start), UInt8(truncatingIfNeeded: start >> 8))
            // The second byte may be a mark, which is not part of the start.
            let lists = [(second, false), (second, true), (0x20, false), (0x20, true)].map {
                PackedLanguages.rules(first, $0.0, isIndented: $0.1)
            }
            #expect(lists.contains { list in (0..<list.count).contains { list[$0].number == rule.number } })
            #expect((0...Language.convincing).contains(rule.weight))
            #expect(PackedLanguages.name(rule.language).count > 0)
        }
    }

    @Test(arguments: [
        ("import ~n~$", "import a.b", true), ("import ~n~$", "import a.b c", false), ("a ~*b~$", "a x y b", true),
        ("a ~>b", "a xbyb", true), ("a ~>b", "a xby", false), ("a ~u", "a b", false), ("a~_=", "a   =", true),
        ("~q x", "'a b' x", true), ("~q", "'a b", false), ("a ~d", "a 12", true), ("a b", "a\t b", true),
        ("a", "", false),
    ])
    func patternsMatch(_ pattern: StaticString, _ line: String, _ isMatch: Bool) {
        let found = Array(line.utf8).withUnsafeBytes {
            LinePattern(ConstantText(pattern).bytes, startLength: 0, isIndented: false, ignoresCase: false).matches($0)
        }
        #expect(found == isMatch)
    }

    @Test(arguments: [
        ("class A {", "class A "), ("class  A {", "class A "), ("class\tA {", "class A "), ("if\t \tx", "if x"),
        ("a b c d e", "a b c d "), ("a", "a"), ("", ""), ("#    define", "# define"), ("1234567  9", "1234567 "),
    ])
    func blanksAtTheStartOfALineCountAsOne(_ line: String, _ start: String) {
        let expected = start.utf8.enumerated().reduce(0 as UInt64) { $0 | UInt64($1.element) << UInt64($1.offset * 8) }
        #expect(Array(line.utf8).withUnsafeBytes { LinePattern.start(of: $0) } == expected)
    }
}

extension PackedLanguages {
    /// The rules of all lists, some more than once.
    fileprivate static var allRules: [Rule] {
        let lists = (0..<128).flatMap { first in
            (0..<64).flatMap { second in [false, true].map { rules(first, second, isIndented: $0) } }
        }
        return lists.flatMap { list in (0..<list.count).map { list[$0] } }
    }
}
