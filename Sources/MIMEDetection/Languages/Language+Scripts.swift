/// Languages of scripts, where no first line names the interpreter.
///
/// Shell scripts are not among them: what they consist of are words of any text.
extension Language {
    static let scripts = [
        // https://www.lua.org/manual/5.4
        Language(
            type: "text/x-lua", comments: "-- #!",
            lines: #"""
                10 local ~i = require
                8 local function ~i(
                5 local ~i = {
                4 local ~i = ~*
                5 local ~i, ~i = ~*
                5 function ~n(~*)~$
                3 end~$
                2  end~$
                4  local ~i = ~*
                4 return ~i~$
                4 if ~* then~$
                4  if ~* then~$
                5  elseif ~* then~$
                9 for ~i, ~i in pairs(
                9  for ~i, ~i in pairs(
                9  for ~i, ~i in ipairs(
                5 --[[
                10 module(~*package.seeall
                10 setmetatable(
                9 for ~i = ~n, ~* do~$
                5  for ~i = ~n, ~* do~$
                6 function ~n:~i(~*
                7 return setmetatable(~*
                3  print(~>)
                """#),
        // https://www.tcl-lang.org/man/tcl8.6
        Language(
            type: "text/tcl", comments: "#",
            lines: #"""
                8 proc ~n {
                7 package require ~n
                9 package provide ~n
                10 package ifneeded ~n
                9 namespace eval ~n {
                8  ::msgcat::mcset ~i
                9 ::msgcat::mcset ~i
                2 set ~i ~*
                5  set ~i [
                3  return $~i
                4 if {~>{
                4 foreach ~i $~i {
                5  foreach ~i $~i {
                5  upvar ~*
                7 proc ~n ~*{
                8 bind ~i <~*
                6 namespace eval ~n
                0 proc ~n {.~*
                0 proc ~i(~*
                0 proc ~i*~*
                9 namespace eval ::~n {
                6 interp alias {} ~n
                9 ::oo::class create ~n
                9 oo::class create ~n
                7 namespace import ::~n
                7 source [file ~*
                3 puts "~*
                3 puts $~i
                4 if {$~*} {
                5 set ~i [~*
                5 button .~n -~*
                5 pack .~n~*
                5 grid .~n~*
                5 label .~n -~*
                5 frame .~n~*
                6 entry .~n -~*
                7 wm title . ~*
                """#),
        // https://forth-standard.org
        Language(
            type: "text/x-forth", comments: "\\ ( :",
            lines: #"""
                8 : ~n ( ~*-- ~*
                2 \ ~*
                4 VARIABLE ~n~$
                4 variable ~n~$
                """#),
        // https://wiki.squeak.org/squeak/1105
        Language(
            type: "text/x-stsrc", comments: "\" '",
            lines: #"""
                9 Object subclass: #~i
                10 !~i methodsFor: ~*
                10 !~i class methodsFor: ~*
                5 ! !~$
                9 !~i subclass: #~i
                8 !~i~*methodsFor: ~*
                """#),
        // https://www.gnu.org/software/octave/doc
        Language(
            type: "text/x-matlab", comments: "% ## #",
            lines: #"""
                7 function ~i~_=~_~i~_(
                7 function [~*]~_=~_~i
                3 end~$
                8 endfunction~$
                9 ## -*- texinfo -*-
                6 %!test
                5 %!assert
                5 disp(~>)
                4 clear all
                4 close all
                8 clear all; close all~*
                5 clc;~$
                5 clc~$
                5 figure;~$
                4 hold on~$
                4 hold on;~$
                6 plot(~>;
                6 xlabel('
                6 ylabel('
                5 title('
                5 load('~>;
                4 %% ~u
                5 fprintf('~>;
                5 addpath(
                9 classdef ~i
                4 clear;~$
                4 close all;~$
                4  disp(~*;~$
                3 for ~i = ~d:~*
                """#),
        // https://docs.julialang.org
        Language(
            type: "text/julia", comments: "#",
            lines: #"""
                5 using ~u~$
                3 module ~u~$
                7 abstract type ~u end
                4 function ~n(
                3 end~$
                5 mutable struct ~u
                5 export ~i, ~i
                8 using ~u: ~i
                4 using ~u, ~*
                4 import Base: ~*
                8 struct ~u{~*
                7 struct ~u <: ~*
                4 println(~>)
                3 for ~i in ~d:~*
                4 struct ~u~$
                7 abstract type ~u
                """#),
    ]
}
