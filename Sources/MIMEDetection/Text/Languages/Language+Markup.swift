/// Documents: typesetting, mark-up and pages of manuals.
extension Language {
    static let markup = [
        // https://www.latex-project.org/help/documentation/usrguide.pdf
        Language(
            type: "text/x-tex", comments: "%",
            lines: #"""
                10 \documentclass
                10 \documentstyle
                9 \begin{document}
                8 \usepackage
                5 \section{
                6 \chapter{
                4 \subsection{
                6 \newcommand
                5 \renewcommand
                5 \def\
                4 \let\
                3 \input ~n
                10 \ProvidesPackage
                10 \ProvidesClass
                10 \ProvidesFile
                9 \NeedsTeXFormat
                8 \RequirePackage
                5 \title{
                4 \begin{~i}
                3 \end{~i}
                6 \maketitle
                5 \catcode`
                4 \label{
                4 \bye~$
                """#),
        // https://www.gnu.org/software/texinfo/manual
        Language(
            type: "application/texinfo", comments: "\\input @",
            lines: #"""
                10 \input texinfo
                9 @setfilename ~n
                9 @settitle ~*
                6 @node ~*
                6 @chapter ~*
                5 @section ~*
                3 @c ~*
                """#),
        // https://www.bibtex.org/Format
        Language(
            type: "text/x-bibtex", comments: "%", ignoresCase: true,
            lines: #"""
                8 @article{~n,
                8 @book{~n,
                8 @inproceedings{~n,
                8 @misc{~n,
                8 @techreport{~n,
                8 @phdthesis{~n,
                8 @incollection{~n,
                8 @manual{~n,
                6 @string{~i
                5  author~_=
                5  title~_=
                4  year~_=
                5 author~_=
                5 title~_=
                """#),
        // https://www.gnu.org/software/groff/manual
        Language(
            type: "text/troff", comments: ".\\\" '\\\" \\\"",
            lines: #"""
                3 .\"
                3 '\"
                3 .de ~i
                3 .nr ~i
                3 .ds ~i
                2 .br~$
                3 .sp
                2 .nf~$
                2 .fi~$
                2 .ft ~i
                5 .TS~$
                5 .TE~$
                2 .if ~*
                2 .ie ~*
                3 .PP~$
                3 .LP~$
                2 .B ~*
                2 .I ~*
                2 .IP
                4 .HU ~*
                4 \" ~*
                """#),
        // https://man7.org/linux/man-pages/man7/man.7.html and https://man.openbsd.org/mdoc.7
        Language(
            type: "application/x-troff-man", base: "text/troff", comments: ".\\\" '\\\" \\\"",
            lines: #"""
                7 .TH ~*
                5 .SH ~*
                7 .SH NAME~$
                7 .SH "NAME"
                6 .Dd ~*
                7 .Dt ~u
                8 .Sh NAME~$
                4 .Os
                10 .so man~d/
                2 .TP
                """#),
        // https://docutils.sourceforge.io/docs/ref/rst/directives.html
        Language(
            type: "text/x-rst", comments: "",
            lines: #"""
                8 .. toctree::~$
                7 .. code-block:: ~i
                7 .. code-block::~$
                6 .. note::
                6 .. warning::
                6 .. contents::
                9 .. automodule:: ~n
                9 .. autoclass:: ~n
                9 .. currentmodule:: ~n
                9 .. module:: ~n
                8 .. highlight:: ~i
                7 .. image:: ~n
                7 .. figure:: ~n
                7 .. include:: ~n
                7 .. versionadded:: ~d
                5 .. index::
                5 .. _~*:~$
                3  :maxdepth: ~d
                4 :orphan:~$
                4 .. |~*| ~i::
                0 Metadata-Version: ~*
                0 """
                0 '''
                0 import ~n~$
                3 =====
                2 -----
                """#),
        // https://spec.commonmark.org
        Language(
            type: "text/markdown", comments: "",
            lines: #"""
                2 # ~u
                3 ## ~u
                2 ### ~u
                5 [![~*](
                5 ![~*](
                5 * [~*](
                5 - [~*](
                4 ```~i~$
                2 ```~$
                2 [~*]: http
                2 |--
                2 | --
                0 Metadata-Version: ~*
                """#),
        // https://orgmode.org/worg/org-syntax.html
        Language(
            type: "text/org", comments: "# *", ignoresCase: true,
            lines: #"""
                9 #+title: ~*
                6 #+author: ~*
                8 #+begin_src
                8 #+options: ~*
                9 #+startup: ~*
                2 * ~*
                3 ** ~*
                """#),
        // https://lilypond.org/doc/v2.24/Documentation/notation
        Language(
            type: "text/x-lilypond", comments: "%",
            lines: #"""
                9 \version "
                8 \header {
                9 \score {
                9 \relative ~n
                6 \layout {
                5 \include "~*.ly"
                4  \key ~i \
                5  \time ~d/
                """#),
        // https://plantuml.com/guide
        Language(
            type: "text/vnd.plantuml", comments: "' @",
            lines: #"""
                8 @start~i~$
                8 @start~i ~*
                5 @end~i~$
                """#),
        // https://typst.app/docs/reference
        Language(
            type: "text/vnd.typst", comments: "// =",
            lines: #"""
                10 #import "@preview/
                9 #set page(
                9 #set text(
                9 #set document(
                6 #show: ~i
                6 #let ~i
                """#),
        // https://www.w3.org/TR/xml/#sec-prolog-dtd
        Language(
            type: "application/xml-dtd", comments: "<!--",
            lines: #"""
                8 <!ELEMENT ~n
                8 <!ATTLIST ~n
                8 <!ENTITY % ~n
                3 <!ENTITY ~n
                5 <!NOTATION ~n
                """#),
    ]
}
