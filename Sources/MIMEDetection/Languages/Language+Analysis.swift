/// Programs for statistics, mathematics and plots.
extension Language {
    static let analysis = [
        // https://cran.r-project.org/doc/manuals/r-release/R-lang.html
        Language(
            type: "text/x-rsrc", comments: "#",
            lines: #"""
                10 library(~i)~$
                8 library("~*")~$
                5 require(~i)~$
                8 suppressPackageStartupMessages(
                8 install.packages(~*
                8 set.seed(~d)
                8 setwd(~*
                9 rm(list~*ls())
                5 source("~>)
                7 df <- ~*
                7 data <- ~*
                6 x <- ~*
                6 y <- ~*
                7 f <- function(
                4 summary(~i)
                3 plot(~i$
                6 ggplot(~*
                9 test_that("
                8 #' @param ~*
                8 #' @export
                6 #' @return~*
                7 #' @examples
                3 #' ~*
                5  stopifnot(
                4 for (~i in ~*) {~$
                4  return(~>)~$
                3 print(~>)~$
                5  group_by(~*
                5  summarise(~*
                5  summarize(~*
                5  mutate(~*
                5  geom_~i(~*
                5  aes(~*
                7 model <- ~*
                6 n <- ~*
                6 fit <- ~*
                6 result <- ~*
                6 dat <- ~*
                """#),
        // https://documentation.sas.com/doc/en/lrcon
        Language(
            type: "application/x-sas", comments: "/* * % options", ignoresCase: true,
            lines: #"""
                8 proc ~i data=~*
                8 proc ~i data = ~*
                6 proc ~i;~$
                8 libname ~i ~>;
                5 data ~n;~$
                7 run;~$
                4 quit;~$
                3  set ~n;~$
                8 %macro ~i
                8 %let ~i~_=~*
                8 %mend
                3 title '
                3 options ~>;
                """#),
        // https://www.stata.com/manuals/u.pdf
        Language(
            type: "application/x-stata-do", comments: "* //",
            lines: #"""
                5 clear all~$
                7 set more off
                7 use "~*.dta"
                7 use ~*.dta
                5 regress ~i ~i
                4 gen ~i = ~*
                4 generate ~i = ~*
                6 foreach ~i of varlist
                6 log using ~*
                4 label var~*
                4 tabulate ~i
                4 replace ~i = ~* if ~*
                """#),
        // https://reference.wolfram.com/language/guide/PackageDevelopment.html
        Language(
            type: "application/vnd.wolfram.mathematica.package", comments: "(*",
            lines: #"""
                10 (* ::Package:: *)
                10 BeginPackage["
                8 EndPackage[
                6 Begin["`
                6 Needs["
                """#),
        // http://www.gnuplot.info/documentation.html
        Language(
            type: "application/x-gnuplot", comments: "#",
            lines: #"""
                7 set terminal ~i
                7 set term ~i
                7 set output "
                7 set output '
                5 set xlabel "
                5 set xlabel '
                5 set title "
                4 set key ~*
                6 set xrange [
                7 plot ~* with ~*
                7 plot "~*
                6 splot ~*
                5 unset key
                """#),
        // https://graphviz.org/doc/info/lang.html
        Language(
            type: "text/vnd.graphviz", comments: "/* // #",
            lines: #"""
                10 digraph ~i {
                10 digraph {
                10 digraph ~i{
                10 digraph ~q {
                6 digraph ~i~$
                6 digraph ~q~$
                10 strict digraph ~*{
                10 strict graph ~*{
                10 graph ~i {
                10 graph {
                10 graph ~q {
                6 graph ~i~$
                4 {~$
                5  node [
                5  edge [
                5  graph [
                5  rankdir~_=
                5  subgraph ~i
                """#),
    ]
}
