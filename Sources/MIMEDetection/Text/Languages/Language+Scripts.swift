/// Languages of scripts, where no first line names the interpreter.
///
/// Shell scripts are not among them: what they consist of are words of any text.
extension Language {
    static let scripts = [
        // https://docs.python.org/3/reference
        Language(
            type: "text/x-python", comments: "# \"\"\" ''' r\"\"\" u\"\"\"",
            lines: #"""
                3 import ~n~$
                3 import ~n as ~i~$
                3 import ~n, ~n
                6 from ~n import ~i
                6 from ~n import (~$
                4 from ~n import *~$
                6 def ~i(~>:
                10 def ~i(~*) -> ~>:
                10 def ~i(~*) -> ~*: ...~$
                6 async def ~i(
                4 class ~i:~$
                6 class ~i(~>):
                9 if __name__ ==
                8 __all__ = [
                8 __all__ = (
                5 __version__ = ~q
                6  def ~i(self
                6  def ~i(cls
                4  def ~i(~>:
                5  self.~i = ~*
                3 @~n~$
                3 @~n(
                3 try:~$
                4 except ~>:
                4  except ~>:
                2  try:~$
                4  elif ~>:
                4  raise ~u(
                4  for ~i in ~>:
                3  if ~>:
                3 if ~>:
                4 for ~i in ~>:
                4 with ~*:~$
                4  with ~* as ~i:
                5 # -*- coding: ~n -*-
                5 #-*- coding
                3  return ~*
                2 """
                2  """
                3 print(~>)
                2 pass~$
                3  pass~$
                6 import numpy as np~$
                6 import pandas as pd~$
                6 import matplotlib~*
                6 import torch~*
                6 import tensorflow ~*
                6 from django~*
                6 from __future__ import ~*
                5 from . import ~i
                5 from .~n import ~i
                3 import os~$
                3 import sys~$
                3 import re~$
                5 import unittest~$
                5 urlpatterns = [~$
                3  print ~*
                3 print ~*
                0 proc ~i~*
                0 extends ~u~$
                0 func ~i(~*
                """#),
        // https://cython.readthedocs.io
        Language(
            type: "text/x-cython", base: "text/x-python", comments: "#",
            lines: #"""
                10 cdef extern from ~*:
                8 cdef class ~i
                8 cdef ~>:
                9 cimport ~n
                9 from ~n cimport ~i
                5  cdef ~i
                9 cpdef ~i
                9 # cython: ~i
                """#),
        // https://scons.org/doc/production/HTML/scons-user.html
        Language(
            type: "text/x-scons", base: "text/x-python", comments: "#",
            lines: #"""
                9 env = Environment(
                8 SConscript(
                6 env.~i(
                6  env.Append(
                4 Import(
                4 Export(
                """#),
        // https://tc39.es/ecma262
        Language(
            type: "text/javascript", comments: "/* // #!",
            lines: #"""
                5 'use strict'
                5 "use strict"
                10 const ~i = require(
                10 var ~i = require(
                10 const {~*} = require(
                10 let ~i = require(
                8 import ~i from '
                8 import ~i from "
                8 import {~*} from '
                8 import {~*} from "
                9 import * as ~i from
                3 import {~$
                3 import '
                8 } from '
                8 } from "
                7 export default ~*
                6 export const ~i = ~*
                7 export function ~i(
                6 export class ~i
                4 export {
                8 export * from
                10 module.exports
                7 exports.~i = ~*
                9 Object.defineProperty(exports
                6 function ~i(~*) {~$
                6 function ~i(~*){~$
                3 function ~i(~*)~$
                7 async function ~i(
                7 (function(
                7 (function (
                8 ;(function
                8 !function(
                8 (() => {~$
                4 var ~i = ~*
                3 var ~i;~$
                4 const ~i = ~*
                4 let ~i = ~*
                5 });~$
                6 })();~$
                6 }());~$
                10 console.log(~>);
                6  console.log(
                5  document.~i
                5 document.~i
                5  window.~i
                5 window.~i
                10 $(document).ready(
                9 $(function
                8 define([
                9 define(function
                9 /* eslint
                9 // eslint-
                5 /* global ~i
                4  var ~i = ~>;
                3  const ~i = ~*
                3  let ~i = ~*
                5  if (typeof ~i
                5 if (typeof ~i
                3  this.~i = ~>;
                4  function ~i(~*) {~$
                6  return function(
                3 class ~i extends ~n {~$
                4  constructor(~>{
                8 import ~i, {~*} from '
                8 import ~i, {~*} from "
                7 ( function( ~*
                6 } )( ~*
                5  if ( typeof ~i
                6  module.exports = ~*
                5  "use strict";~$
                5  'use strict';~$
                10 (()=>{~*
                8 jQuery(~*
                8 var ~i=function(~*
                9 ReactDOM.render(
                8 React.createElement(
                7 describe('~*', ~*
                7 describe("~*", ~*
                9 window.~i = ~*
                9 (window[~*
                10 (self["webpack~*
                10 exports.__esModule = ~*
                0 module ~u =~*
                0 proc ~i~*
                0 pub fn ~*
                0 pub type ~*
                0 procedure ~i~*
                """#),
        // https://www.typescriptlang.org/docs/handbook
        Language(
            type: "application/typescript", base: "text/javascript", comments: "/* // #!",
            lines: #"""
                3 class ~i {~$
                3 interface ~u {~$
                10 export interface ~i
                10 export type ~i
                10 export enum ~i
                10 export declare ~i
                10 export abstract class ~i
                10 export class ~n implements ~i
                9 import type ~*
                10 declare module ~*
                10 declare const ~i:
                10 declare function ~i
                10 declare var ~i:
                10 declare namespace ~i
                10 /// <reference ~i
                6 const ~i: ~i
                6 let ~i: ~i
                8 function ~i(~*): ~>{
                9 export function ~i(~*): ~>{
                7  constructor(~*: ~>{
                10  constructor(private ~i
                10  constructor(public ~i
                10  constructor(readonly ~i
                6  private ~i: ~i
                5  public ~i: ~i
                8  readonly ~i: ~i
                9 @Component({
                9 @Injectable(
                9 export const ~i: ~n~*
                9 const ~i: ~n<~*
                2 type ~u = ~*
                2 enum ~u {~$
                5 export default interface ~*
                3 import * as ~u from '
                7 declare let ~i
                8 export abstract class
                0 module ~u =~*
                0 proc ~i~*
                0 pub fn ~*
                0 pub type ~*
                0 procedure ~i~*
                """#),
        // https://coffeescript.org
        Language(
            type: "application/vnd.coffeescript", comments: "#",
            lines: #"""
                10 module.exports = (~*) ->
                10 class ~u extends ~u~$
                9 exports.~i = (~*) ->
                6  constructor: (~*) ->
                7 $ ->~$
                7 _.~i = (~*) ->
                8 exports.~i = ~*->~$
                """#),
        // https://docs.ruby-lang.org/en/master/syntax_rdoc.html
        Language(
            type: "application/x-ruby", comments: "# =begin",
            lines: #"""
                5 require '~*'~$
                4 require "~*"~$
                9 require_relative ~q
                4 def ~i~$
                9 def self.~i
                9 class ~n < ~u
                2 class ~u~$
                4 module ~u~$
                6 module ~u::~u~$
                3 end~$
                2  end~$
                4  def ~i~$
                9  def self.~i
                9  attr_accessor :~i
                9  attr_reader :~i
                9 # frozen_string_literal: ~i
                4 puts ~q
                5  puts "
                10 source 'https://rubygems.org'
                10 source "https://rubygems.org"
                10 Gem::Specification.new
                6 gem ~q
                4  include ~u~$
                4  @~i = ~*
                3  elsif ~*
                9 describe ~q do~$
                5  module ~u~$
                5  class ~u < ~u
                9 require 'rake~*
                8 Rake::TestTask.new
                8 task default: ~*
                8 task :default => ~*
                6 task :~i~*
                5 namespace :~i do~$
                10 Rails.application.~*
                10 RSpec.describe ~*
                10 RSpec.configure ~*
                9 ActiveRecord::Schema~*
                5  resources :~i
                5  it '~*' do~$
                5  it "~*" do~$
                5 Vagrant.configure(
                """#),
        // https://crystal-lang.org/reference
        Language(
            type: "text/x-crystal", base: "application/x-ruby", comments: "#",
            lines: #"""
                8  property ~i : ~u
                8  getter ~i : ~u
                8  def ~i(~*) : ~u
                8  def ~i : ~u
                8 def ~i(~*) : ~u
                7 require "http/server"
                6 struct ~u~$
                6 lib ~u~$
                """#),
        // https://perldoc.perl.org/perlsyn
        Language(
            type: "application/x-perl", comments: "# =",
            lines: #"""
                8 use strict;~$
                7 use warnings
                6 no warnings ~*
                6 package ~n::~n;~$
                4 package ~n;~$
                6 sub ~i {~$
                4 sub ~i~$
                9 my (~*) = @_;~$
                9  my (~*) = @_;~$
                9  my $~i = shift
                6 my $~i = ~>;
                6 my @~i = ~*
                6 my %~i = ~*
                5  my $~i
                9 our $VERSION = ~*
                8 our @~i = ~*
                9 use ~n qw(
                9 use ~n qw/
                6 use ~i::~n;~$
                4 use ~n;~$
                6 require ~i::~n;~$
                4 require '~*';~$
                4 require "~*";~$
                3 1;~$
                4 __END__~$
                4 =head1 ~u
                4 =cut~$
                4 =pod~$
                9 foreach my $~i (~*
                9  foreach my $~i (~*
                6  return $self
                5 print STDERR ~*
                5 print "~>";
                6 @ISA = ~*
                6 return <<'~i';~$
                4 # !!!!!!!
                6 eval 'sub ~i
                6 unless(defined(
                3 =over ~d
                3 =back~$
                3 =item ~*
                4 =head2 ~*
                6 =encoding ~n
                """#),
        // https://www.php.net/manual/langref.php
        Language(
            type: "application/x-php", comments: "/* // # <",
            lines: #"""
                10 <?php
                """#),
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
                """#),
        // https://learn.microsoft.com/windows-server/administration/windows-commands
        Language(
            type: "application/x-bat", comments: "@ rem REM Rem :: :", ignoresCase: true,
            lines: #"""
                10 @echo off
                3 rem ~*
                3 set ~i=
                5 if exist ~*
                5 if not exist ~*
                4 goto ~n~$
                4 goto :~n
                3 echo.~$
                7 setlocal~$
                6 if "%
                6 if not "%
                8 exit /b
                6 @rem ~*
                9 for %%
                3 pause~$
                8 @setlocal
                8 @if exist ~*
                8 @if not ~*
                8 @if "~*
                6 @set ~*=~*
                8 @call ~*
                6 @for ~*
                """#),
        // https://learn.microsoft.com/powershell/scripting/lang-spec
        Language(
            type: "application/x-powershell", comments: "# <# @{", ignoresCase: true,
            lines: #"""
                10 [cmdletbinding()]
                10  [cmdletbinding()]
                8 write-host ~*
                6  write-host ~*
                8 import-module ~*
                3 param (~$
                3 param(~$
                8 function ~i-~i
                6 .synopsis~$
                6  .synopsis~$
                6 $erroractionpreference = ~*
                8  [parameter(
                5 $~i = @{~$
                5 $~i = $env:~*
                6 $~i = get-~*
                6 $~i = new-object ~*
                9 foreach ($~i in $~i)
                7 if ($~i -eq ~*
                7 if (-not ~*
                6 set-strictmode ~*
                5 get-~i~*
                5 @{~$
                8 rootmodule~_=~_'~*
                8 moduleversion~_=~_'~*
                6 guid~_=~_'~*
                8 powershellversion~_=~_'~*
                """#),
        // https://learn.microsoft.com/openspecs/microsoft_general_purpose_programming_languages/ms-vbal
        Language(
            type: "text/vbscript", comments: "'", ignoresCase: true,
            lines: #"""
                10 set ~i = createobject(
                10 set ~i = wscript.~i
                10 wscript.echo ~*
                7 option explicit~$
                4 dim ~i~$
                5 msgbox(~>)
                5 msgbox "
                5 sub ~i~*
                5 end sub~$
                4 end if~$
                6 on error resume next~$
                """#),
        // https://learn.microsoft.com/dotnet/visual-basic/reference/language-specification
        Language(
            type: "text/x-vb", comments: "' REM Imports", ignoresCase: true,
            lines: #"""
                9 imports system~$
                8 imports system.~n~$
                5 imports ~n~$
                4 module ~i~$
                8 end module~$
                5 public class ~i~$
                6 end class~$
                5  end sub~$
                4  public sub ~i(
                5  sub main()
                6  dim ~i as ~i
                8 attribute vb_name = ~q
                0 attribute vb_name = ~*
                0 version 1.0 class
                """#),
        // https://learn.microsoft.com/office/vba/language/reference/user-interface-help/attribute-statement
        Language(
            type: "text/x-vbasic", comments: "' VERSION Attribute", ignoresCase: true,
            lines: #"""
                10 version 1.0 class~$
                10 version 5.00~$
                10 attribute vb_name = ~q
                """#),
        // https://www.qb64.dev/qb64wiki
        Language(
            type: "text/x-basic", comments: "' REM DECLARE", ignoresCase: true,
            lines: #"""
                8 declare sub ~i
                8 declare function ~i
                6 dim shared ~i
                5 cls~$
                10 10 print "
                10 10 rem ~*
                """#),
        // https://developer.apple.com/library/archive/documentation/AppleScript/Conceptual/AppleScriptLangGuide
        Language(
            type: "text/x-applescript", comments: "-- (* #",
            lines: #"""
                9 tell application "
                8 end tell~$
                8  tell application "
                4 set ~i to ~*
                3  set ~i to ~*
                4 on run~*
                5 end run~$
                5 display dialog ~*
                5  display dialog ~*
                3 end repeat~$
                4 property ~i : ~*
                """#),
        // https://www.ibm.com/docs/en/zos/3.1.0?topic=tsoe-zos-tso-rexx-reference
        Language(
            type: "text/x-rexx", comments: "/*", ignoresCase: true,
            lines: #"""
                10 /* rexx~*
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
                """#),
        // https://nim-lang.org/docs/manual.html
        Language(
            type: "text/x-nim", comments: "#",
            lines: #"""
                9 proc ~i*(
                8 proc ~i(~*): ~i =~$
                10 when isMainModule:~$
                8 import std/~n
                7 import strutils
                6 proc ~i(~*) =~$
                6 proc ~i(~*): ~i =~*
                6 template ~i*(
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
