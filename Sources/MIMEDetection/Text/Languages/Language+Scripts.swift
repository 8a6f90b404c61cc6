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
                7 from ~n import (~*
                4 from ~n import ~i, ~*
                7 def ~i(~>:
                10 def ~i(~*) -> ~>:
                10 def ~i(~*) -> ~*: ...~$
                6 async def ~i(
                4 class ~i:~$
                6 class ~i(~>):
                9 if __name__ ==
                8 __all__ = ~*
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
                10 from .~n import (~*
                10 from .~n import ~i
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
                0 func ~i*~*
                0 macro ~i*~*
                10 from ~n import *~$
                10 from . import ~*
                8 class ~i(Exception):~$
                8 class ~i(object):~$
                10 class ~i(unittest.TestCase):~$
                2  '''~*
                5 __author__ = ~q
                4 """~*"""~$
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
                4  VERSION = ~q
                2  class ~u~$
                3  def ~i(~*)~$
                5 class ~n::~n~$
                8 class ~u # :nodoc:
                8  class ~u # :nodoc:
                8 module ~u # :nodoc:
                4  raise ~u, "~*
                5  alias_method :~*
                0  def ~i: ~*
                0  def self.~i: ~*
                0  def ~i[~*
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
                7  property ~i~*
                6  getter ~i~*
                8  getter? ~i~*
                6  setter ~i~*
                8  property? ~i~*
                7  def ~i(~*) : ~*
                7  def ~i(~* : ~u
                7  def self.~i(~* : ~*
                7  def self.~i : ~*
                8 @[~u~*
                8  @[~u~*
                8 abstract class ~u
                9 abstract struct ~u
                9 struct ~u < ~u
                6  struct ~u~$
                8 record ~u, ~*
                7 alias ~u = ~*
                6 macro ~i~*
                6  macro ~i~*
                9  abstract def ~i
                8 annotation ~u
                8 fun ~i = ~*
                8  fun ~i = ~*
                8  fun ~i(~*) : ~*
                5 require "./~*
                3 require "../~*
                5  alias ~u = ~*
                6  enum ~u~$
                5 enum ~u~$
                6  include ~u(~*
                6 class ~u(~u)~*
                7 {% if flag?(~*
                5  {% if flag?(~*
                7 {% begin %}~$
                0 def ~i: ~*
                0  def ~i: ~*
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
                6 =head1 ~u
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
                5 =head1 NAME~$
                5 =begin ~i~$
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
                9 func ~i*(
                9 func ~i*[
                9 proc ~i*[
                9 proc ~i(~*) {.~*
                9 proc ~i {.~*
                8 proc ~i(~*): ~i {.~*
                7 proc ~i(~*: ~*;~*
                8 type ~i* = ~*
                9 {.push ~*
                9 {.pragma~*
                7 {.~*.}~$
                8 when defined(~*
                8 when not defined(~*
                10 import std/[~*
                9 from std/~n import ~*
                7 include "system/~*
                7 const ~i* = ~*
                6 var ~i* ~*
                9 macro ~i*(
                9 iterator ~i*(
                9 converter ~i*~*
                9 method ~i*(
                9 runnableExamples:~$
                9  runnableExamples:~$
                4  discard~$
                3  result = ~*
                3  result.~*
                2 ## ~*
                2  ## ~*
                5 proc ~i(
                2 type~$
                2 var~$
                3 const~$
                3 let~$
                6 import strformat
                4 import os, ~*
                5 template ~i(~*
                3 echo ~*
                0 proc ~i {~$
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
