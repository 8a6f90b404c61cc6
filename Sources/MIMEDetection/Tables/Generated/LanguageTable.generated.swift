// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

import CDetectionTables

/// What languages are recognised by, packed; `PackedLanguages` reads it.
enum LanguageTable {
    /// A number a slot: the language's type, the slot of its base, and the lengths of its name and its comments' marks.
    static var languages: ConstantTable<UInt64> {
        ConstantTable(language_table_languages(), count: 512)
    }

    /// For each slot the positions of the language's first rule and of its text.
    static var positions: ConstantTable<UInt32> {
        ConstantTable(language_table_positions(), count: 512)
    }

    /// A number a rule: its pattern, its weight, and what is special about it.
    static var rules: ConstantTable<UInt64> {
        ConstantTable(language_table_rules(), count: 4717)
    }

    /// For each rule the bytes that its lines start with, which of their bits count, and the characters that they contain.
    static var starts: ConstantTable<UInt64> {
        ConstantTable(language_table_starts(), count: 14151)
    }

    /// 64 bits a first byte: whether there are rules for a second one.
    static var plainFilter: ConstantTable<UInt64> {
        ConstantTable(language_table_plain_filter(), count: 128)
    }

    /// For each first byte, where its part of the starts begins, and its part of the members.
    static var plainPositions: ConstantTable<UInt32> {
        ConstantTable(language_table_plain_positions(), count: 128)
    }

    /// For each bit that is set, where its list begins in the first byte's part of the members.
    static var plainStarts: ConstantTable<UInt16> {
        ConstantTable(language_table_plain_starts(), count: 2185)
    }

    /// Lists: the number of rules; then 12 bits of language, 12 of the rule's position in it, and 8 of the third byte.
    static var plainMembers: ConstantTable<UInt32> {
        ConstantTable(language_table_plain_members(), count: 7040)
    }

    /// 64 bits a first byte: whether there are rules for a second one.
    static var indentedFilter: ConstantTable<UInt64> {
        ConstantTable(language_table_indented_filter(), count: 128)
    }

    /// For each first byte, where its part of the starts begins, and its part of the members.
    static var indentedPositions: ConstantTable<UInt32> {
        ConstantTable(language_table_indented_positions(), count: 128)
    }

    /// For each bit that is set, where its list begins in the first byte's part of the members.
    static var indentedStarts: ConstantTable<UInt16> {
        ConstantTable(language_table_indented_starts(), count: 872)
    }

    /// Lists: the number of rules; then 12 bits of language, 12 of the rule's position in it, and 8 of the third byte.
    static var indentedMembers: ConstantTable<UInt32> {
        ConstantTable(language_table_indented_members(), count: 1995)
    }

    /// The file names of languages, what comments start with, and patterns.
    static var text: StaticString {
        ##"""
        freemarker<#import ~q as ~i<#include "<#assign ~i<#macro ~i<#function ~i<#list ~*as ~i<#ftl ~i<#if ~\##
        *><#--<#else></#if></#list></#macro> <#list ~*as ~i <#if ~*> </#if> </#list><@~n</@~n>\##
        visual-basic-net' REM Importsimports system~$imports system.~n~$imports ~n~$module ~i~$end module~$p\##
        ublic class ~i~$end class~$ end sub~$ public sub ~i( sub main() dim ~i as ~iattribute vb_name = ~qat\##
        tribute vb_name = ~*version 1.0 class\##
        yacc/* // %%token ~*%token~$%union {~$%union~$%type <~*%type~$%left ~*%right ~*%nonassoc ~*%start ~i\##
        %{~$%}~$%%~$%define ~*%code ~*{~$%require "~*%parse-param {~*%lex-param {~*%expect ~d%skeleton "~*%l\##
        anguage "~*%locations~$%pure-parser~$%error-verbose~$%debug~$%output ~*%printer ~*%destructor ~*%opt\##
        ion ~*%prep~$\##
        adblock-filter-list[ ![Adblock Plus ~*]~$[Adblock]~$[uBlock Origin]~$! Title: ~*! Expires: ~*! Homep\##
        age: ~*||~n^~*##.~n\##
        diffFrom Description: Subject: Author: Origin: Bug commit #diff --git a/~*diff -~i ~n--- ~n+++ ~n@@ \##
        -~d~* @@index ~i..~inew file mode ~ddeleted file mode ~dIndex: ~nOnly in ~n: ~n~$*** ~n*************\##
        **~$*** ~d,~d ****--- ~d,~d ----=== modified file '=== added file '# HG changeset patch\##
        erlang%-module(~i).-export([-include(-include_lib(-record(-ifndef(~i).-define(~i-endif.-type ~i(-spe\##
        c ~i(-behaviour(-behavior({erl_opts, [~*{application,\##
        purescript-- {-module ~n where~$import Prelude~$import Effect (import Effect.~nmain :: Effect Unitfo\##
        reign import ~i ::foreign import data ~u ::derive instance ~i\##
        vhdl--library ieee;~$use ieee.~n;~$entity ~i is~$architecture ~i of ~i is~$end architecture port (li\##
        brary ~i;~$use work.~n;use std.~n;package ~i is~$package body ~i is~$end package~* constant ~i : ~* \##
        signal ~i : ~* variable ~i : ~* attribute ~i : ~* attribute ~i of ~* pure function ~* impure functio\##
        n ~*configuration ~i of ~i is generic (~*end entity~* port(~* function ~i~* begin~$\##
        python# """ ''' r""" u"""import ~n~$import ~n as ~i~$import ~n, ~nfrom ~n import ~ifrom ~n import (~\##
        *from ~n import ~i, ~*def ~i(~>:def ~i(~*) -> ~>:def ~i(~*) -> ~*: ...~$async def ~i(class ~i:~$clas\##
        s ~i(~>):if __name__ ==__all__ = ~*__version__ = ~q def ~i(self def ~i(cls def ~i(~>: self.~i = ~*@~\##
        n~$@~n(try:~$except ~>: except ~>: try:~$ elif ~>: raise ~u( for ~i in ~>: if ~>:if ~>:for ~i in ~>:\##
        with ~*:~$ with ~* as ~i:# -*- coding: ~n -*-#-*- coding return ~*""" """print(~>)pass~$ pass~$impor\##
        t numpy as np~$import pandas as pd~$import matplotlib~*import torch~*import tensorflow ~*from django\##
        ~*from __future__ import ~*from .~n import (~*from .~n import ~iimport os~$import sys~$import re~$im\##
        port unittest~$urlpatterns = [~$ print ~*print ~*proc ~i~*extends ~u~$func ~i(~*func ~i*~*macro ~i*~\##
        *from ~n import *~$from . import ~*class ~i(Exception):~$class ~i(object):~$class ~i(unittest.TestCa\##
        se):~$ '''~*__author__ = ~q"""~*"""~$load("//load("@load(":\##
        webassembly;; (;(module~$(module $ (func $ (func ((func $ (import "~*" "~*" ((import "~*" "~*" ( (ex\##
        port "~*" ( (memory ~d (memory $ (type $~* (func (type (func (local.get $ local.get ~* (i32.const ~d\##
         i32.const ~d (local $~i i (param $~i i(assert_return ((assert_invalid~$\##
        css/*@charset "@import url(@media ~>{@font-face {@font-face{@keyframes ~i:root {body {~$html {~$body\##
        ~*{html~*,table~*{li~*{h1~*{pre~*{head~*{a:hover~*{.~n {~$#~n {~$.~n{div~*{* {~$ color: ~>; display:\##
         ~>; margin: ~>; padding: ~>; font-size: ~>; font-family: ~>; background-color: ~>; background: ~>; \##
        border: ~>; width: ~>; text-align: ~>; text-decoration: ~>; text-shadow: ~>; box-shadow: ~>; -webkit\##
        -~n: ~>; -moz-~n: ~>; position: ~>; float: ~>; border-radius: ~>; height: ~>; line-height: ~>; font-\##
        weight: ~>; z-index: ~>; opacity: ~>; cursor: ~>; margin-top: ~>;.~n,~$body{~*:~*}html{~*:~*}.~n{~*:\##
        ~*}#~n{~*:~*}a{~*:~*}*{~*:~*}.~n { ~*: ~*}.~n .~n { ~*: ~*}pre { ~*: ~*}td.~n .~n { ~*: ~*}body { ~*\##
        : ~*}h1 { ~*: ~*}a { ~*: ~*} overflow-x: ~>; overflow: ~>;@import "~*.css";~$@import '~*.css';~$@imp\##
        ort url("~*.~n::before {~$.~n:hover {~$@supports (~*@page ~*{~$ul {~$img {~$table {~$p {~$a {~$ tran\##
        sition: ~>; background-image: ~>; max-width: ~>; min-width: ~>; margin-bottom: ~>; padding-left: ~>;\##
         vertical-align: ~>; -ms-~n: ~>;.~n{~*;}#~n{~*;} visibility: ~>; page-break-~n: ~>; list-style~*: ~>\##
        ; white-space: ~>; content: ~>; top: ~>; left: ~>; clear: ~>;#~n {~*: ~*}~$.~n {~*: ~*}~$#~n ~n {~*:\##
         ~*}~$.~n ~n {~*: ~*}~$.~n, .~n~*{~$#~n ~n {~$.~n ~n {~$.~n, ~n {~*h1 {~*: ~*}~$h2 {~*: ~*}~$p {~*: \##
        ~*}~$a {~*: ~*}~$ul {~*: ~*}~$table {~*: ~*}~$div {~*: ~*}~$body {~*: ~*}~$\##
        nsis; # !!include "~*.nsh"!include ~n.nsh!define ~i ~*!insertmacro ~i!macro ~iOutFile "SectionEnd~$S\##
        ection "FunctionEnd~$InstallDir ~*\##
        microdvd{{~d}{~d}\##
        objective-cppusing namespace ~n;~$namespace ~i {~$template <~>class ~i : public ~ivoid ~i::~i( std::\##
        ~istd::~i#include <vector>#include <string>#include <memory>extern "C" {class ~i {~$class ~i~$bool ~\##
        i::~i(~*int ~i::~i(~*QString ~i::~i(~*const char* ~i::~i(~* if (~* == nullptr~* return ~i::~i(~*stat\##
        ic std::~i\##
        textile#h1. ~*h2. ~*h3. ~*bc. ~*bc.. ~*bq. ~*fn~d. ~*\##
        gradle-kotlin-dsl/* //plugins {~$dependencies {~$repositories {~$ mavenCentral()~$ implementation(" \##
        testImplementation(" api(" id(" kotlin("tasks.~i\##
        trig#:~i {~*:~i~_{~$<~*> {~*<~*>~_{~$GRAPH ~n {~*GRAPH <~*> {~*{~*} => {~*@keywords ~*\##
        notation3#@keywords ~*@forAll ~*@forSome ~*{~*} => {~*{ ~*} => ~*} => ~*{~_?~i ~*{ ~*log:implies ~*\##
        graphviz-dot/* // #digraph ~i {digraph {digraph ~i{digraph ~q {digraph ~i~$digraph ~q~$strict digrap\##
        h ~*{strict graph ~*{graph ~i {graph {graph ~q {graph ~i~${~$ node [ edge [ graph [ rankdir~_= subgr\##
        aph ~i\##
        applescript-- (* #tell application "end tell~$ tell application "set ~i to ~* set ~i to ~*on run~*en\##
        d run~$display dialog ~* display dialog ~*end repeat~$property ~i : ~*\##
        udev-rules#SUBSYSTEM=="SUBSYSTEM!="SUBSYSTEMS=="ACTION=="ACTION!="KERNEL=="KERNEL!="KERNELS=="DRIVER\##
        =="DRIVERS=="ATTR{ATTRS{ENV{~n}==ENV{~n}=LABEL="GOTO="\##
        matlab% ## #function ~i~_=~_~i~_(function [~*]~_=~_~iend~$endfunction~$## -*- texinfo -*-%!test%!ass\##
        ertdisp(~>)clear allclose allclear all; close all~*clc;~$clc~$figure;~$hold on~$hold on;~$plot(~>;xl\##
        abel('ylabel('title('load('~>;%% ~ufprintf('~>;addpath(classdef ~iclear;~$close all;~$ disp(~*;~$for\##
         ~i = ~d:~*\##
        php/* // # <<?php\##
        sas/* * % optionsproc ~i data=~*proc ~i data = ~*proc ~i;~$libname ~i ~>;data ~n;~$run;~$quit;~$ set\##
         ~n;~$%macro ~i%let ~i~_=~*%mendtitle 'options ~>;\##
        flatbuffers 1: ~i ~*\##
        prolog% /*:- module(:- use_module(:- dynamic ~i:- ensure_loaded(:- initialization\##
        linker-script/* # -OUTPUT_FORMAT(OUTPUT_ARCH(ENTRY(~i)SEARCH_DIR(SECTIONS~$SECTIONS~_{MEMORY~$MEMORY\##
        ~_{PHDRS~_{PROVIDE(INSERT AFTER .INSERT BEFORE . . = ALIGN( PROVIDE_HIDDEN~_( PROVIDE~_( KEEP~_(*( *\##
        (.text~*) *(.data~*) *(.bss~*) .text~_: {~$ .text~_:~$ .interp~_: { /DISCARD/~_: RAM~*: origin FLASH\##
        ~*: origin SRAM~*: origin ROM~*: origin RAM~*: org FLASH~*: org .text~_: > ~i .bss~_: > ~i .cinit~_:\##
         > ~i .stack~_: > ~i--retain-stack 0x-heap 0x\##
        promela/* // #proctype ~i(proctype ~i (active proctype ~iactive [~*] proctype ~iinit {~$init~$mtype \##
        = {mtype {mtype:~i = {chan ~i = [~*] ofchan ~i[~*] = [~*] ofltl ~i {inline ~i(~*) {~$inline ~i(~*)~$\##
         :: ~*->~* od;~$ od~$ do~$byte ~i~*;~$bool ~i~*;~$\##
        hlsl// /* #cbuffer ~iTexture2D ~iTexture2D<SamplerState ~iRWStructuredBuffer<StructuredBuffer<RWText\##
        ure2D<[numthreads( float~d ~i : SV_~i float~d ~i : TEXCOORD float~d ~i : POSITIONfloat~d ~i(~*) : SV\##
        _static float~d ~i;uniform float~d ~i;static const float~d ~istruct ~i~$\##
        opencl/* // #include #import #define #ifndef #ifdef #if #pragma #undef#pragma OPENCL EXTENSION ~i__k\##
        ernel void ~ikernel void ~i(~*global const ~i ~i = get_global_id( size_t ~i = get_global_id( barrier\##
        (CLK_~i__kernel~$kernel void ~i( __global ~i ~* __global const ~i ~* global ~i ~*,~$ __local ~i ~*_C\##
        LC_~i#include <clc/~*#pragma OPENCL ~* int ~i = get_~i_id( uint ~i = get_~i_id( unsigned int ~i = ge\##
        t_~i_id(\##
        stylus// /* body html . @ # :root * color ~n~$ color #~i~$ padding ~d~* margin ~d~* background ~* bo\##
        rder ~d~* border-radius ~d~* font-size ~d~* font-family ~* font-weight ~i~$ font ~d~* width ~d~* hei\##
        ght ~d~* display ~n~$ position ~i~$ text-decoration ~i~$ text-align ~i~$ line-height ~d~* float ~i~$\##
         background-color ~* -webkit-~i arguments~$ &:~i~$@import ~q~$body~$html~$border-radius()~$.~n {~*bo\##
        dy {~* color: ~* display: ~*@include ~*\##
        rpm-spec# %Name: ~n~$Version: ~n~$Release: ~*%{Summary: ~*License: ~*BuildRequires: ~*%description~$\##
        %prep~$%build~$%install~$%files~$%changelog~$%define ~i ~*%global ~i ~*\##
        fish#complete -c ~ncomplete --command ~nfunction ~n --description ~*function ~n -d ~*set -l ~nset -g\##
         ~nset -gx ~i set -l ~n set -g ~nfunction ~n~$ set_color ~* if test ~* if not ~*end~$ end~$status is\##
        -interactive~*__fish_~i ~*complete -f -c ~ncomplete -x -c ~n complete -c ~nif not command ~*if not s\##
        et -q ~*if set -q ~*set -q ~*; or ~*abbr -a ~*abbr --add ~*fish_add_path ~* set -q ~*\##
        perl# =use strict;~$use warningsno warnings ~*package ~n::~n;~$package ~n;~$sub ~i {~$sub ~i~$my (~*\##
        ) = @_;~$ my (~*) = @_;~$ my $~i = shiftmy $~i = ~>;my @~i = ~*my %~i = ~* my $~iour $VERSION = ~*ou\##
        r @~i = ~*use ~n qw(use ~n qw/use ~i::~n;~$use ~n;~$require ~i::~n;~$require '~*';~$require "~*";~$1\##
        ;~$__END__~$=head1 ~u=cut~$=pod~$foreach my $~i (~* foreach my $~i (~* return $selfprint STDERR ~*pr\##
        int "~>";@ISA = ~*return <<'~i';~$# !!!!!!!eval 'sub ~iunless(defined(=over ~d=back~$=item ~*=head2 \##
        ~*=encoding ~n=head1 NAME~$=begin ~i~$pub fn ~ifn ~ipub struct ~ipub mod ~iimpl ~iuse std::use crate\##
        ::extern crate#[~iNAME~$SYNOPSIS~$DESCRIPTION~$\##
        verilog/* // `module ~i(module ~i (module ~i;~$endmodule always @always @ initial~$initial begin~$`t\##
        imescale ~d`include "`define ~i wire ~>; reg ~>; assign ~i = ~>; $display( $finish\##
        gnuplot#set terminal ~iset term ~iset output "set output 'set xlabel "set xlabel 'set title "set key\##
         ~*set xrange [plot ~* with ~*plot "~*splot ~*unset keyset style ~*set ylabel "set ylabel 'set yrang\##
        e [set title 'set grid~$set xtics ~*set ytics ~*set multiplot~*set logscale ~*set size ~*set datafil\##
        e ~*plot ~*,~*\~$plot 'plot [plot ~*pause -1~*reset~$set ~i "~*\##
        scons#env = Environment(SConscript(env.~i( env.Append(Import(Export(\##
        modelica// /*model ~u~$model ~u ~q~$partial model ~u~*package ~u~$encapsulated package ~u~$within ~n\##
        ;~$within ;~$ constant Real ~* parameter Real ~* parameter ~n ~i(~* parameter ~* Real ~*equation~$ e\##
        quation~$ der(~*) = ~* connect(~*, ~*)~* extends ~n;~$end ~u;~$ annotation(~*\##
        c/* // #include #import #define #ifndef #ifdef #if #pragma #undef#include <~n>#include "~n"#ifndef ~\##
        i~$#define ~i~$#define ~i(#ifdef ~i#if defined#endif#pragma once~$typedef structtypedef enumtypedef \##
        uniontypedef ~>;struct ~i {~$struct ~i~$union ~i {~$enum ~i {~$static inline ~istatic const ~istatic\##
         void ~i(static int ~i(static ~i ~i(static ~>;extern ~>);extern ~i ~>;extern "C" {int main(int main \##
        (main(void ~i(int ~i(void ~i(void)char *~iconst char *~iunsigned ~i ~i} ~i;~$};~${~$}~$ printf(~>); \##
        fprintf(std return 0;~$ int ~i;~$ char *~i unsigned ~i ~i if (~>{ struct ~i *~ipackage ~i~$import "C\##
        "#ifndef ~>_H~$#ifndef ~>_H_~$#ifndef ~>_H__~$#ifndef ~>_h~$#ifndef ~>_h_~$#version ~d~*interface ~u\##
        ~*{~$module ~n;~$package ~n;~$@:~i~*#define ~i ~d~$#define ~i 0x~*#define ~i (~*#define ~i \~$#defin\##
        e ~i "~*__BEGIN_DECLS~$# include <~n># include "~n"# ifndef ~i~$# ifdef ~i~$# endif~*# error "~*#err\##
        or ~*#else~$# define ~u ~*# define ~u~$#include_next <~n>proctype ~*active ~*mtype~*init {~$#pike ~*\##
        inherit ~*import ~n;~$class ~i~$.text~$.globl ~* .globl ~* .text~$fn ~*func ~* (void) ~i~* (void)~i~\##
        * memcpy(~* memset(~* memcpy (~* memset (~* free(~i~* sizeof(~i)~* strcpy(~* sprintf(~* register ~i \##
        ~* int ~i, ~i~* double ~i, ~i~* double ~i;~$ float ~i;~$ long ~i;~$ for (~i = 0; ~* for(~i=0;~* goto\##
         ~i;~$unsigned ~i~*(~*double ~i(~*double ~i (~*static ~i *~i(~*static const char ~*extern ~i~*#inclu\##
        de<~n># define ~i(~*#undef ~i~$#endif /*~*#line ~d "~* void *~i int *~i double *~i float *~i FILE *~\##
        i PyObject *~i size_t ~i~*;~$ uint8_t ~i~*;~$ uint16_t ~i~*;~$ uint32_t ~i~*;~$ uint64_t ~i~*;~$ int\##
        32_t ~i~*;~$ int64_t ~i~*;~$PyObject *~*void *~i(~*struct ~i *~i(~*#version ~duniform ~ivarying ~ila\##
        yout(locationlayout (locationprecision highpprecision mediumpcbuffer ~iSamplerState ~i%module%includ\##
        e%typemap(%constant%immutable;~$%extend%%~$%{~$%%{~$MODULE = ~* gl_Position = ~* gl_FragColor = ~* g\##
        l_TexCoord[~*\##
        javascript/* // #!'use strict'"use strict"const ~i = require(var ~i = require(const {~*} = require(l\##
        et ~i = require(import ~i from 'import ~i from "import {~*} from 'import {~*} from "import * as ~i f\##
        romimport {~$import '} from '} from "export default ~*export const ~i = ~*export function ~i(export \##
        class ~iexport {export * frommodule.exportsexports.~i = ~*Object.defineProperty(exportsfunction ~i(~\##
        *) {~$function ~i(~*){~$function ~i(~*)~$async function ~i((function((function (;(function!function(\##
        (() => {~$var ~i = ~*var ~i;~$const ~i = ~*let ~i = ~*});~$})();~$}());~$console.log(~>); console.lo\##
        g( document.~idocument.~i window.~iwindow.~i$(document).ready($(functiondefine([define(function/* es\##
        lint// eslint-/* global ~i var ~i = ~>; const ~i = ~* let ~i = ~* if (typeof ~iif (typeof ~i this.~i\##
         = ~>; function ~i(~*) {~$ return function(class ~i extends ~n {~$ constructor(~>{import ~i, {~*} fr\##
        om 'import ~i, {~*} from "( function( ~*} )( ~* if ( typeof ~i module.exports = ~* "use strict";~$ '\##
        use strict';~$(()=>{~*jQuery(~*var ~i=function(~*ReactDOM.render(React.createElement(describe('~*', \##
        ~*describe("~*", ~*window.~i = ~*(window[~*(self["webpack~*exports.__esModule = ~*module ~u =~*proc \##
        ~i~*pub fn ~*pub type ~*procedure ~i~*package ~n;~$ public function ~i(~* static public function ~*@\##
        :~i~*using ~u;~$AJAX.register~* $(~*).~*(~*$(~*).~i(function~*} else {~$(async () => {~$export async\##
         function ~*export let ~i = ~*import ~q;~$async function ~i(~*(function(~*function(~*!function(~*fun\##
        ction(~*(()=>{~*function~*/* @flow~*// @flow~* * @flow~*export default function ~i(~*) {~$jQuery.fn.\##
        ~i = ~*jQuery.~*function~*pragma solidity ~*contract ~u~*library ~u {~$\##
        angelscript// /*class ~u : ~uvoid onInit()#include "~*.as"~$ const string &inimport ~*from "array<~u\##
        @> array<~u@>shared class ~umixin class ~ufuncdef ~i\##
        yang/* // module submodulemodule ~n {~$submodule ~n {~$ yang-version ~* namespace "~* prefix ~n;~$ p\##
        refix "~*";~$ revision ~*{~$\##
        elixir#defmodule ~n do~$ @moduledoc ~* @doc """ def ~i(~*) do~$end~$ use ~uExUnit.startMix.installim\##
        port Config~$use Mix.Config~$config :~i, ~* use ExUnit.Case test "~*" do~$ defp ~i(\##
        basic' REM DECLAREdeclare sub ~ideclare function ~idim shared ~icls~$10 print "10 rem ~*10 for ~i~_=\##
        ~*10 let ~i~_=~*10 input ~*10 dim ~i~*10 goto ~d10 if ~* then ~*10 cls~*20 print~*20 rem~*20 for ~i~\##
        _=~*20 let ~i~_=~*20 input ~*20 dim ~i~*20 goto ~d20 if ~* then ~*20 cls~*30 print~*30 rem~*30 for ~\##
        i~_=~*30 let ~i~_=~*30 input ~*30 dim ~i~*30 goto ~d30 if ~* then ~*30 cls~*100 print~*100 rem~*100 \##
        for ~i~_=~*100 let ~i~_=~*100 input ~*100 dim ~i~*100 goto ~d100 if ~* then ~*100 cls~*\##
        jest-snapshot// Jest Snapshot v\##
        tomlarchive(plugin(requires(\##
        typst// = ##import "@preview/#set page(#set text(#set document(#show: ~i#let ~i#show ~*: ~*#import "\##
        ~*.typ"#link("\##
        agda-- {-open import ~ndata ~n : Setrecord ~n : Set{-# OPTIONS --module ~n where~$postulate~$infixl \##
        ~d _infixr ~d _import ~n~$\##
        apex// /*public with sharing class ~uglobal with sharing class ~upublic without sharing class ~uglob\##
        al class ~u@isTest~$@IsTest~$trigger ~i on ~u ( @AuraEnabled @future @InvocableMethod Test.startTest\##
        ();~$ System.assertEquals( System.debug( insert ~i;~$ update ~i;~$ List<~u> ~i = [SELECT\##
        hcl# // /*resource "~*" "~*" {~*variable "~*" {~*output "~*" {~*provider "~*" {~*module "~*" {~$data\##
         "~*" "~*" {~*terraform {~$locals {~$job "~*" {~$ required_providers {~$ group "~*" {~$ description \##
        = "~* source = "~* type = ~* default = ~*\##
        org# *#+title: ~*#+author: ~*#+begin_src#+options: ~*#+startup: ~** ~*** ~*** TODO ~** TODO ~*** DON\##
        E ~** DONE ~* :PROPERTIES:~$ DEADLINE: < SCHEDULED: <\##
        turtle#@prefix ~*: <~*>@base <~*><~*>~$ a ~n:~n~>;PREFIX ~*: <~*>~$PREFIX : <~*>~$BASE <~*>~$<~*> a \##
        ~*<~*> ~n:~*\##
        makefile#all:~$all: ~n.PHONY: ~*.PHONY : ~*clean:~$install: ~ninstall:~$include $(ifeq (ifneq (endif\##
        ~$CC = ~*CFLAGS = ~*CFLAGS += ~*CFLAGS=~* $(MAKE) ~* $(CC) ~* @echo ~* rm -f ~* -rm -f ~*$(~i): ~*%.\##
        o: %.c.SUFFIXES:-include ~nsrcdir = @srcdir@SUBDIRS = ~*EXTRA_DIST = ~*bin_PROGRAMS = ~*AUTOMAKE_OPT\##
        IONS = ~*ACLOCAL_AMFLAGS = ~*lib_LTLIBRARIES = ~*noinst_~i = ~*man_MANS = ~*CC ?= ~*CC := ~*OBJS = ~\##
        *OBJS := ~*SRCS = ~*SRCS := ~*SRC = ~*SRC := ~*LDFLAGS = ~*LDFLAGS += ~*CXXFLAGS = ~*CXXFLAGS += ~*S\##
        HELL = /~*SHELL := /~*PREFIX ?= ~*ifdef ~i~$ifndef ~i~$endef~$default: ~ntest:~$ @mkdir -p ~* @$(~* \##
        $(RM) ~* $(AR) ~* mkdir -p ~*VPATH = ~*VPATH=~*srcdir=~_@srcdir@RM = ~*CC=~*\##
        common-workflow-language#cwlVersion: v~*cwlVersion: "v~*\##
        gdscript# @extends ~u~$func _ready():func _ready() ->func _process(func ~i(~>:onready var ~i@onready\##
         var ~i@export var ~iclass_name ~usignal ~i\##
        spice-netlist.subckt ~i.ends~*.model ~i ~i.tran ~*.include ~*.lib ~*.param ~*.dc ~i.ac ~i.print ~*.p\##
        lot ~*.control~$.endc~$.end~$v~i ~i ~d ~*r~i ~i ~i ~dc~i ~i ~i ~dm~i ~n ~n ~n ~n ~i w=v {~*\##
        d/* // #!import std.~nmodule ~n;~$void main(string[] ~i)void main() writeln( writefln( foreach (~i; \##
        ~>unittest~$import core.~nmodule ~i.~n;~$version (~i)~*version(~i)~*extern (C)~*extern(C)~*public im\##
        port ~n~*static import ~n~*private import ~n~*alias ~i = ~>;enum ~i = ~>;static if (~*@nogc~*@safe~*\##
        nothrow:~$ import std.~nimport etc.~n; foreach (~i, ~i; ~*void main(string[] ~*auto ~i(~*\##
        c2hs-haskell{#fun ~i{# fun ~i {#fun ~i{#import ~n{# import ~n{#context ~i{# context ~i{#enum ~i{# en\##
        um ~i{#pointer{# pointer {# call {#call\##
        x-pixmap/* ##define ~*_ncolors ~d#define ~*_chars_per_pixel ~d#define ~*_width ~d#define ~*_height ~\##
        d\##
        httpGET POSTGET ~* HTTP/~d.~d~$POST ~* HTTP/~d.~d~$PUT ~* HTTP/~d.~d~$HEAD ~* HTTP/~d.~d~$OPTIONS ~*\##
         HTTP/~d.~d~$CONNECT ~* HTTP/~d.~d~$\##
        vbscript'set ~i = createobject(set ~i = wscript.~iwscript.echo ~*option explicit~$dim ~i~$msgbox(~>)\##
        msgbox "sub ~i~*end sub~$end if~$on error resume next~$\##
        actionscript/* //package {~$package ~n {~$ import flash.~nimport flash.~n public class ~i extends pr\##
        ivate var ~i:~i public function ~i(~*):~i override public function ~i(package ~n;~$@:~i~* @:~i~* pub\##
        lic function new(~*import haxe.~*import sys.~*extern class ~*\##
        groovy/* // #!import groovy.~n@Grab(pipeline {~$def ~i = ~*def ~i(~*) {~$class ~u {~$ static void ma\##
        in(String[] args) { def ~i = ~* println agent any~$package ~n~$#!groovyimport jenkins.~nimport hudso\##
        n.~n@Library('node {~$node('~*') {~$println "~*println '~*proc ~*fn ~*sub ~*\##
        mpl2[[~d][~d]~*\##
        sass//@import ~n~$@use ~q~$ color: $~n~$ display: ~n~$$~i: ~n~$$~*: ~*=~i(~*)~$ +~i~* font: ~*$~*: ~\##
        >; color: ~>; display: ~>;@import ~>;\##
        haml! % -#!!!~$!!! ~d~$!!! XML~$%html~* %head~$ %body~* %title~* %h1~* %p~* %ul~* %li~* %div~* .~n~$\##
         #~n~$- ~*do |~i| - ~*do |~i| = yield~$ = ~i_tag ~* = link_to ~*%option ~*%prep~$%{~$\##
        bitbake#SUMMARY = "DESCRIPTION = "HOMEPAGE = "SECTION = "LICENSE = "LIC_FILES_CHKSUMSRC_URI = "SRC_U\##
        RI += "SRC_URI:appendSRC_URI[SRCREV = "DEPENDS = "DEPENDS += "RDEPENDS:RDEPENDS_${FILES:${PN}FILES_$\##
        {PN}FILESEXTRAPATHSIMAGE_INSTALLIMAGE_FEATURESPACKAGECONFIGS = "${WORKDIR}do_install~_()~_{do_compil\##
        e~_()~_{do_configure~_()~_{do_install:appenddo_install_appendinherit ~nrequire ~>.increquire ~>.bbEA\##
        PI=~*\##
        rdpscreen mode id:i:~dfull address:s:alternate full address:s:desktopwidth:i:~dsession bpp:i:~duse m\##
        ultimon:i:~dwinposstr:s:redirectclipboard:i:~dredirectprinters:i:~dauthentication level:i:~dremoteap\##
        plicationmode:i:~dgatewayhostname:s:audiomode:i:~dcompression:i:~dpromptcredentialonce:i:~d\##
        restructuredtext.. toctree::~$.. code-block::~*.. automodule:: ~n.. autoclass:: ~n.. currentmodule::\##
         ~n.. module:: ~n.. _~*:~$ :maxdepth: ~d:orphan:~$.. |~*| ~i::Metadata-Version: ~*"""'''import ~n~$=\##
        ====-----.. ~i::~*.. py:~i:: ~*.. c:~i:: ~*.. [~*] ~*.. _~*: http~*:Author: ~*:Version: ~*:Date: ~* \##
        :doc:`~* :ref:`~*^^^^^******r"""u"""#[=~*##[~*from ~n import ~*__doc__ = ~** :~i:`~*- :~i:`~*:~i:`~*\##
        openvpn-profile# ; client tls-clientclient~$tls-client~$remote ~n ~dproto udpproto tcpdev tundev tap\##
        ca ~n.~ipersist-key~$persist-tun~$<ca>~$\##
        pod= #=pod~$=head1 ~u=head2 ~*=encoding ~n=over~*=item ~*=back~$=begin ~i=cut~$package ~n;~$package \##
        ~n {~$use strict;~$use warnings;~$use ~n;~$sub ~imy $~irequire ~n;~$1;~$our ~*=head1 NAME~$\##
        roff-mm.\" '\" \".HU ".H ~d ".H ~d ~i.P~$.SA ~d.AL~$.BL~$.DL~$.LI~$.LE~$.VL ~d.DS~$.DE~$.FS~$.FE~$.M\##
        T ~d.ND ".SG.AF "\##
        dockerfile#FROM ~n~$FROM ~n AS ~iFROM ~n as ~iRUN apt-get ~iRUN apk ~iRUN ~*CMD [ENTRYPOINT [COPY ~n\##
         ~n~$COPY --from=~nENV ~iEXPOSE ~dWORKDIR ~nMAINTAINER ~*ARG ~i# syntax=docker/~nRUN pip install ~*R\##
        UN npm ~*RUN yum ~*FROM --platform=~*LABEL ~n=~*CMD ~*\##
        openstep-property-list// /*// !$*UTF8*$!~$ archiveVersion = 1;~$ objectVersion = ~d;~$ isa = PBX~i;~\##
        $ rootObject = ~*{~$ };~$ );~$}~$ CFBundle~i = ~* NS~i = ~* IBClasses = ( FirstResponder = { EOModel\##
        Version = ~d Actions = ( Outlets = ( ApplicationName = ~* NOTE = " "## Comment" = " CLASS = ~i; SUPE\##
        RCLASS = ~i;\##
        meson#project('~*'project('~*', '~*'project(~$executable('subdir('option('~*', type~_:if get_option(\##
        'i18n = import('i18n')gnome = import('gnome')install_data(shared_library(configure_file(~$foreach ~i\##
         : ~*endforeach~$endif~$\##
        metafont%mode_setup;~*beginchar(cmchar "endchar;~*font_identifier~*font_coding_scheme~*font_size ~*d\##
        esignsize~_:=~*font_~i~_:=~*if unknown ~i:~*input ~i;~*pickup ~*vardef ~i\##
        nix# { let with{ stdenv~*{ lib~*{ config, ~*{ pkgs, ~*{ pkgs ? import <nixpkgs> ~*with import <nixpk\##
        gs> ~*let~$stdenv.mkDerivation ~* stdenv.mkDerivation ~*buildPythonPackage ~* pname = "~>; src = fet\##
        ch~* buildInputs = ~* nativeBuildInputs = ~* meta = ~* inherit ~>; imports =~* inputs.nixpkgs.url = \##
        ~* outputs = {~* outputs = inputs~* inputs = {~$ description = "~>; nixpkgs.url = "~* flake-utils~* \##
        mkDerivation ~* buildInputs = [~* shellHook = ''~$\##
        buildstream#kind: ~n~$build-depends:~$depends:~$runtime-depends:~$- ~>.bst- filename: ~>.bst bst:~$ \##
        integration-commands:~$public:~$variables:~$description: |~$apiVersion:sources:~$- kind: ~n~$\##
        ampl# /*set ~u;~$set ~u :=set ~u withinset ~u orderedset ~u dimenparam ~i {~iparam ~i {~i in ~iparam\##
         ~i{~iparam ~i >= ~dparam ~i > ~dparam ~i;~$var ~i {~ivar ~i{~ivar ~i >= ~dminimize ~i:maximize ~i:s\##
        ubject to ~is.t. ~isolve;~$end;~$var ~i =var ~i, >= ~*var ~i, integer~*var ~i, binary~*var ~i >= ~*;\##
        ~$var ~i binary;~$param ~i, integer~*param ~i, default~*param ~i default ~*param ~i integer~*param ~\##
        i := ~d~*param ~i, ~*set ~i;~$set ~i := ~*;~$set ~i, ~*data;~$display ~*;~$minimize ~i~$\##
        godot-project; config_versionconfig_version=~d~$; Engine configuration file.[application]~$config/na\##
        me="\##
        treetopgrammar ~u~$ grammar ~u~$ rule ~i~$\##
        insta-snapshot---~$source: ~*.rs~$source: "~*.rs"~$expression: ~*assertion_line: ~dsnapshot_kind: te\##
        xt~$\##
        systemverilog/* // `endfunction : ~i endfunction : ~ifunction void~$function void ~n(class ~i extend\##
        s ~i;~$ always_ff @ always_combendclassendpackage logic ~ipackage ~i;~$typedef enum logic~* typedef \##
        enum logic~*import ~i::*;~$module ~i (input logic~* input logic~* output logic~* logic [~* unique ca\##
        se~*program automatic ~*import uvm_pkg::*;~$typedef struct packed~* typedef struct packed~* virtual \##
        function ~* virtual task ~*\##
        julia#using ~u~$module ~u~$abstract type ~u endfunction ~n(end~$mutable struct ~uexport ~i, ~iusing \##
        ~u: ~iusing ~u, ~*import Base: ~*struct ~u{~*struct ~u <: ~*println(~>)for ~i in ~d:~*struct ~u~$abs\##
        tract type ~u\##
        qml/* //import QtQuick ~d.~dimport QtQuick~$import QtQuick.~nimport QtQmlimport Qt~n ~d.~dItem {~$Re\##
        ctangle {~$ApplicationWindow {~$QtObject {~$ id: ~i~$ anchors.~i: ~* property ~i ~iimport QmlProject\##
         ~*import QmlProject~$\##
        tcsh#setenv ~i ~*alias ~i ~iif ( ~>) then~$if (~>) then~$endif~$set ~i = ~*set ~i = (~*foreach ~i ( \##
        ~*unsetenv ~i~$endsw~$\##
        glsl// /* ##version ~d~$#version ~d ~iprecision highp ~i;precision mediump ~i;#extension GL_uniform \##
        vec~d ~iuniform mat~d ~iuniform sampler~duniform highp ~ivarying vec~d ~ivarying ~i vec~d ~iattribut\##
        e vec~d ~iin vec~d ~iout vec~d ~ilayout(locationlayout (locationlayout(bindinglayout(setlayout(std14\##
        0layout(local_size_x gl_FragColor gl_Position = vec~d ~iconst vec~d ~ivoid main()void main(void)void\##
         main ()\##
        swift/* // #ifimport Foundation~$import SwiftUI~$import UIKit~$import PackageDescription~$// swift-t\##
        ools-version// swift-interface-format-version: ~*@testable import ~iimport ~u~$func ~i(func ~i(~*) -\##
        > ~upublic func ~iextension ~u: ~>{extension ~ustruct ~u: ~>{struct ~u {~$final class ~upublic struc\##
        t ~upublic final class ~uenum ~u: ~>{protocol ~u guard let ~i let ~i: ~u var ~i: ~u override func ~i\##
        ( func ~i( func ~i(~*) -> ~u init(~>{let ~i =var ~i =#if canImport(#if os(private final class ~u pub\##
        lic typealias ~i = ~* private var ~i = ~* private let ~i: ~* public func ~i( do {~$ let ~i = try ~* \##
        try ~i.~*import NIOCore~$} catch {~$ static func ~i(~*) -> ~* public init(~* public let ~i: ~* publi\##
        c var ~i: ~*public import ~uinternal import ~upackage enum ~upackage struct ~upublic extension ~upub\##
        lic enum ~upublic protocol ~uenum ~u {~$ case ~i = "~* case .~i: ~* mutating func ~i static let ~i =\##
         ~* static let ~i: ~u private static func ~i init?(~* subscript(~* public static func ~i(@main~$@Tes\##
        t func ~* @Test func ~i #expect(~*import Testing~$import XCTest~$import Combine~$ @State private var\##
         ~i var body: some View { case ~i(~u)~$extension ~u {~$ private var ~i: ~*implementation ~*static ~i\##
         ~*;~$#include ~*package ~i~$namespace ~*fn ~*message ~*syntax = ~*\##
        modula-2(*MODULE ~u;~$IMPLEMENTATION MODULE ~u;~$DEFINITION MODULE ~u;~$FROM ~u IMPORT ~iIMPORT ~u;~\##
        $PROCEDURE ~u(~*PROCEDURE ~u;~$VAR~$CONST~$TYPE~$BEGIN~$END ~u.~$ END;~$UNSAFEINTERFACE ~u;~$\##
        sourcepawn// /*#include <sourcemod>#include <sdktools>public Plugin myinfopublic Plugin:myinfo#pragm\##
        a semicolon 1#pragma newdecls requiredpublic void On~i(public On~i(stock ~i ~i(native ~i ~i(forward \##
        ~i ~i(enum struct ~i\##
        genie// /* usesinit~$class ~u : ~u~$class ~u~$ def ~i(~*)~$ def ~i(~*) : ~i~$ init~$ construct (~*de\##
        f ~i (~*) : ~i~$uses~$ var ~i = new ~u~* print ~*from ~n import ~*import ~n~$\##
        kicad-legacy-layoutPCBNEW-BOARD Version ~d$GENERAL~$$SHEETDESCR~$$SETUP~$\##
        handlebars{{#if ~*{{#each ~*{{#unless ~*{{#with ~*{{/if}}~${{/each}}~${{else}}~$ {{#if ~* {{#each ~*\##
         {{/if}}~$ {{/each}}~${{!-- ~*{{if ~*{{range ~*\##
        mermaid%%sequenceDiagram~$classDiagram~$stateDiagram~$stateDiagram-v2~$erDiagram~$gitGraph~$gitGraph\##
        :~$requirementDiagram~$quadrantChart~$graph TB~$graph TB;~$graph TD~$graph TD;~$graph BT~$graph LR~$\##
        graph LR;~$graph RL~$flowchart TB~$flowchart TD~$flowchart TD;~$flowchart BT~$flowchart LR~$flowchar\##
        t LR;~$flowchart RL~$gantt~$ dateFormat ~* section ~*mindmap~$ root((~*pie title ~* "~*" : ~djourney\##
        ~$timeline~$ title ~*\##
        lua-- #!local ~i = requirelocal function ~i(local ~i = {local ~i = ~*local ~i, ~i = ~*function ~n(~*\##
        )~$end~$ end~$ local ~i = ~*return ~i~$if ~* then~$ if ~* then~$ elseif ~* then~$for ~i, ~i in pairs\##
        ( for ~i, ~i in pairs( for ~i, ~i in ipairs(--[[module(~*package.seeallsetmetatable(for ~i = ~n, ~* \##
        do~$ for ~i = ~n, ~* do~$function ~n:~i(~*return setmetatable(~* print(~>)\##
        modula-3(*DEFINITION MODULE ~i;~$IMPLEMENTATION MODULE ~i~*;~$MODULE ~i;~$FROM ~i IMPORT ~*IMPORT ~i\##
        ~*;~$BEGIN~$END ~i.~$PROCEDURE ~i~*VAR~$\##
        relax-ng-compact-syntax# default namespace datatypesdefault namespace = "default namespace ~i = "nam\##
        espace ~i = "datatypes ~i = "start = ~*start |= ~*include "~*.rnc" element ~n {element ~n { attribut\##
        e ~n {start = element ~* element ~n~$include "~*.rnc"~*\##
        awk#BEGIN {BEGIN{END {END{ FS = ~* FS=~* OFS = ~*NR ~*{NF ~*{$~d ~*{{ print $ print $~d for (~i in ~\##
        i) gsub( split($ printf " printf("use ~*require ~*{ ~i += $~d~*{ ~i[$~d~*/~*/ { print~*function ~i(~\##
        *) {~$\##
        f-sharp// (*open System~$open System.~n~$open FSharp.open Microsoft.FSharp.[<EntryPoint>]~$[<~iprint\##
        fn " printfn "let main argv =let main args =type ~u() =~$ member this. member _. static member ~ilet\##
         inline ~ilet mutable ~i let mutable ~inamespace ~n~$module ~n~$let ~*;;~$open ~u;;\##
        answer-set-programming%#show ~i/~d.#show ~i#show.~$#const ~i=#const ~i =#minimize {#minimize{#maximi\##
        ze {#maximize{:- ~i({~i({ ~i(1 {~*} 11{~*}1\##
        assembly/* // # ; @TEXT ·~i-- ~n --~$TEXT ~*(SB)#include "textflag.h" .globl ~i .global ~i.globl ~i.\##
        global ~i.text~$ .text~$ .section ~n .type ~i, .align ~d .long ~n .quad ~n .file " .cfi_startproc~$ \##
        movq ~> movl ~> mov ~*, pushq %~i ret~$section .textsection .data.386~$.486~$.686~$.model ~i.code~$.\##
        data~$include \masm32~*includelib ~n .syntax unified .cpu ~n .thumb~$ .arch ~n ldr r~d, ~* bx lr int\##
         0x80 int 21hglobal _startorg 0x7c00org 100h[org 0x7c00]bits 16[bits 16]%include "~*.inc" syscall~$ \##
        push ebp~$ push rbp~$ xor ~i, ~i mov ~i, ~* .macro ~i.macro ~i.endm~$ .endm~$ .word ~* .byte ~*.equ \##
        ~i~* .equ ~i~*.set ~i, ~* .set ~i, ~* .balign ~d .p2align ~d leaq ~* leal ~* jmp ~i~$ cmpl ~* cmpq ~\##
        * testl ~* testq ~* popq %~i xorl %~* addq ~* addl ~* subq ~* subl ~* stp x~d, ~* ldp x~d, ~* ldr x~\##
        d, ~* bl ~i~$ push {~* pop {~* jsr ~i rts~$ lda ~* sta ~* .import ~i .export ~i.proc ~icglobal ~*%ma\##
        cro ~i ~d%endmacro~$end(~i)~$entry(~i)~$.extern ~i\##
        v// /*module ~i~$import ~n as ~i~$import ~n~$fn main() {~$pub fn ~i(pub fn (~i ~u) ~i(fn (~i ~u) ~i(\##
        fn (mut ~i ~u) ~i(pub fn (mut ~i ~u) ~i( mut ~i := println('[heap]~$@[heap]~$pub struct ~u {~$__glob\##
        al let ~idef ~iuse ~*;~$import ~*;~$impl\##
        cpp/* // #include #import #define #ifndef #ifdef #if #pragma #undefclass ~i {~$class ~i : public ~ic\##
        lass ~i: public ~iclass ~i~$class ~i;~$namespace ~i {~$namespace ~i~$namespace {~$using namespace ~n\##
        ;~$using ~n::~>;template <~>template<~>public:~$private:~$protected:~$ public:~$ private:~$#include \##
        <iostream>#include <vector>#include <string>#include <map>#include <memory>#include <algorithm>#incl\##
        ude <c~i>#include "~*.hpp"#include "~*.hh" virtual ~i ~>; std::~istd::~i explicit ~i( cout <<constex\##
        pr ~ienum class ~ivoid ~i::~i(int ~i::~i(bool ~i::~i(package ~i~$import "C"__global__ void ~i(#inclu\##
        de <cuda~* cudaMalloc(#ifndef ~>_HPP~$#ifndef ~>_HPP_~$#ifndef ~>_HXX~$module ~i.~n;~$package ~n;~$@\##
        :~i~* return std::~i auto ~i = std::~*%%~$%{~$%%{~$MODULE = ~* gl_Position = ~* gl_FragColor = ~* gl\##
        _TexCoord[~*\##
        crystal# property ~i : ~u getter ~i : ~u def ~i(~*) : ~u def ~i : ~udef ~i(~*) : ~urequire "http/ser\##
        ver"struct ~u~$lib ~u~$ property ~i~* getter ~i~* getter? ~i~* setter ~i~* property? ~i~* def ~i(~*)\##
         : ~* def ~i(~* : ~u def self.~i(~* : ~* def self.~i : ~*@[~u~* @[~u~*abstract class ~uabstract stru\##
        ct ~ustruct ~u < ~u struct ~u~$record ~u, ~*alias ~u = ~*macro ~i~* macro ~i~* abstract def ~iannota\##
        tion ~ufun ~i = ~* fun ~i = ~* fun ~i(~*) : ~*require "./~*require "../~* alias ~u = ~* enum ~u~$enu\##
        m ~u~$ include ~u(~*class ~u(~u)~*{% if flag?(~* {% if flag?(~*{% begin %}~$def ~i: ~* def ~i: ~*\##
        visual-basic-6-0' VERSION Attributeversion 1.0 class~$version 5.00~$attribute vb_name = ~q\##
        gradle/* //apply plugin: ~qdependencies {~$repositories {~$buildscript {~$plugins {~$allprojects {~$\##
        subprojects {~$android {~$ mavenCentral()~$ id ' implementation ' compile " compile ' testCompile te\##
        stImplementation 'task ~i(type: ~isourceCompatibility =\##
        nmodl: COMMENTTITLE ~iNEURON {~$UNITS {~$PARAMETER {~$STATE {~$ASSIGNED {~$BREAKPOINT {~$INITIAL {~$\##
        DERIVATIVE ~i {~$PROCEDURE ~i(~>{ SUFFIX ~i POINT_PROCESS ~i USEION ~i NONSPECIFIC_CURRENT ~i SOLVE \##
        ~i METHOD ~i\##
        dart/* //import 'dart:import 'package:import '~*.dart';~$void main() {~$void main() async {~$library\##
         ~n;~$part of ~n print(' final ~i ~i;~$ Widget build(class ~u extends Statelessclass ~u extends Stat\##
        eful\##
        typescript/* // #!class ~i {~$interface ~u {~$export interface ~iexport type ~iexport enum ~iexport \##
        declare ~iexport abstract class ~iexport class ~n implements ~iimport type ~*declare module ~*declar\##
        e const ~i:declare function ~ideclare var ~i:declare namespace ~i/// <reference ~iconst ~i: ~ilet ~i\##
        : ~ifunction ~i(~*): ~>{export function ~i(~*): ~>{ constructor(~*: ~>{ constructor(private ~i const\##
        ructor(public ~i constructor(readonly ~i private ~i: ~i public ~i: ~i readonly ~i: ~i@Component({@In\##
        jectable(export const ~i: ~n~*const ~i: ~n<~*type ~u = ~*enum ~u {~$export default interface ~*impor\##
        t * as ~u from 'declare let ~iexport abstract classmodule ~u =~*proc ~i~*pub fn ~*pub type ~*procedu\##
        re ~i~*/* @flow~*// @flow~* * @flow~*export class ~i implements ~*export abstract ~*export function \##
        ~i(~*): ~*const ~i = (~*): ~*=> {~$export const ~i = (~*: ~*) => {~$} as const~*type ~u = {~$export \##
        type {~*import {~* type ~*} from~*pragma solidity ~*contract ~u~*library ~u {~$\##
        twig{# <{% extends ~*.twig~*{%extends ~*.twig~*{% extends "~*.twig" %}~${% include ~*.twig~*{% impor\##
        t ~*.twig~*{% embed ~*.twig~*{% use ~*.twig~*\##
        kerboscript//@lazygloballock throttle to ~*lock steering to ~* lock throttle to ~* lock steering to \##
        ~*wait until ~*clearscreen.~$declare parameter ~iparameter ~i.local ~i is ~*print "~*".set ~i to ~*u\##
        ntil ~* {~$\##
        asciidoc= // := ~u== ~u=== ~u:toc::toc: ~*:author: ~*:icons: ~*:imagesdir: ~*:source-highlighter: ~*\##
        :sectnums::~n: ~*[source[NOTE]~$[[~i]]~$----~$====~$NOTE: ~*TIP: ~*include::~*image::~*= ~n(~d)~*== \##
        NAME~*== SYNOPSIS~*:doctype: ~*ifdef::~*endif::~*[cols=~*[options=~*[verse]~$|===~$link:~*[~*\##
        m4# dnlAC_INIT(AC_DEFUN([AC_PREREQ(AM_INIT_AUTOMAKEAC_OUTPUTAC_CONFIG_~i(m4_define([divert(-1)define\##
        (`dnl ~*AC_ARG_WITH(AC_ARG_ENABLE(AC_MSG_CHECKING( AC_MSG_RESULT(AC_CHECKING(AC_CHECK_~i(AC_PATH_PRO\##
        G~*(AC_SUBST(AC_PROG_~iAC_REQUIRE([PKG_CHECK_MODULES(AM_CONDITIONAL(\##
        rocq-prover(*Require Import ~nFrom ~n Require Import ~nFrom ~n Require Export ~nRequire Export ~nPro\##
        of.~$Proof with ~*.~$Qed.~$Defined.~$Section ~u.~$Lemma ~iTheorem ~iDefinition ~i ~*:=Fixpoint ~iInd\##
        uctive ~iVariable ~i : ~*.~$Set Implicit Arguments.~$Unset Strict Implicit.~$Open Scope ~i.~$Notatio\##
        n " intros ~>. simpl.~$ destruct ~>. induction ~>. reflexivity.~$ apply ~>.\##
        texinfo\input @\input texinfo@setfilename ~n@settitle ~*@node ~*@chapter ~*@section ~*@c ~*\##
        ocaml(*open ~u~$let rec ~ilet () =let ~i ~*=module ~u = struct~$type ~i = ~*exception ~uexternal ~i \##
        : ~*val ~i : ~* | ~u ~*->module ~u (~*) : ~*module ~u : sig~$module ~u = ~utype t~$(** ~*include ~u.\##
        ~u~$ printf "open System~$open System.~nopen FSharp.~nopen Microsoft.~n[<~*namespace ~n~*#r "~*let i\##
        nline ~isignature ~u ~*structure ~u ~*functor ~u~*fun ~i ~*=~*//~*let open ~uand ~i = {~$let%~i;;~$ \##
        | ~u(~*) ->~*#use "~*type '~i ~i =~*type ~i =~$ | ~u~$\##
        b-formal-method/* //MACHINE ~iMACHINE~$REFINEMENT ~iREFINEMENT~$IMPLEMENTATION ~i~$INVARIANT~*INITIA\##
        LISATION~*OPERATIONS~*SEES ~iVARIABLES~*SETS~*CONSTANTS~*END~$\##
        go/* //package ~i~$import (~$import ~q~$import "C"~$func ~i(func main() {~$func (~i ~*) ~i(func ~i[t\##
        ype ~i struct {type ~i interface {type ~i ~n~$var ~i = ~*var (~$const (~$const ~i = ~*func Test~i(t \##
        *testing.T)// +build ~i//go:~i// Package ~i fmt.~u if err != nil {}~$import _ ~q~$import ~i ~q~$impo\##
        rt . ~q~$import "core:~*main :: ~*#~u~*import "fmt"~$import "os"~$import "unsafe"~$import "runtime"~\##
        $import "reflect"~$import "io"~$import "errors"~$import "testing"~$import "sync"~$import "./~*import\##
         "golang.org/~*import "github.com/~*\##
        r#library(~i)~$library("~*")~$require(~i)~$suppressPackageStartupMessages(install.packages(~*set.see\##
        d(~d)setwd(~*rm(list~*ls())source("~>)df <- ~*data <- ~*x <- ~*y <- ~*f <- function(summary(~i)plot(\##
        ~i$ggplot(~*test_that("#' @param ~*#' @export#' @return~*#' @examples#' ~* stopifnot(for (~i in ~*) \##
        {~$ return(~>)~$print(~>)~$ group_by(~* summarise(~* summarize(~* mutate(~* geom_~i(~* aes(~*model <\##
        - ~*n <- ~*fit <- ~*result <- ~*dat <- ~*\##
        markdown# ~u## ~u### ~u[![~*](![~*](* [~*](- [~*](```~i~$```~$[~*]: http|--| --Metadata-Version: ~*`\##
        ``{r~*- [ ] ~*- [x] ~** **~*- **~*1. **~*- `~*`* `~*`[~*](~*)~*|:--| :--|---|| --- |\##
        rexx/*/* rexx~*\##
        wavefront-object# v mtllib o gv ~n ~n ~n~$v ~n ~n ~n ~n ~n ~n~$vn ~n ~n ~n~$vt ~n ~n~$vt ~n ~n ~n~$f\##
         ~n ~n ~n~$f ~n ~n ~n ~n~$mtllib ~n~$usemtl ~n~$o ~n~$g ~n~$\##
        csound-score; /*f~d ~d ~df ~d ~di~d ~d ~di ~d ~dt 0 ~de~$s~$\##
        kickstart#%packages~$%packages --rootpw ~*bootloader ~*clearpart ~*autopart~$authconfig ~*url --urln\##
        etwork --part ~n --lang ~nkeyboard ~ntimezone ~nfirewall --selinux --reboot~$text~$install~$%post~$%\##
        pre~$%end~$\##
        xquery(:xquery version ~qimport module namespace ~nmodule namespace ~ndeclare namespace ~ndeclare fu\##
        nction ~n(declare variable $~ndeclare option ~nlet $~n := ~*for $~n in ~*\##
        stata* //clear all~$set more offuse "~*.dta"use ~*.dtaregress ~i ~igen ~i = ~*generate ~i = ~*foreac\##
        h ~i of varlistlog using ~*label var~*tabulate ~ireplace ~i = ~* if ~*\##
        wolfram-language(*(* ::Package:: *)BeginPackage["EndPackage[Begin["`Needs["(* :Title: ~*(* :Context:\##
         ~*\##
        haskell-- {-module ~n where~$module ~n~$module ~n (~$import qualified ~uimport Data.~nimport Control\##
        .~n{-# LANGUAGE ~umain :: IO ()main = do~$data ~u = ~*newtype ~u = ~*instance ~u~*wherewhere~$ where\##
        ~$import System.~nimport Text.~nimport ~u~*hiding ( deriving (~>) putStrLn ~*module ~n exposing ~*im\##
        port Effect (~*import Prelude~$main :: Effect ~*%default total~$main : IO ()open import ~n~*data ~i \##
        : ~*theorem ~i~*\begin{code}~$import Distribution.Simple~*main = defaultMain~*\##
        bibtex-style%ENTRY~_{~*INTEGERS~_{~*FUNCTION~_{~i.~*FUNCTION~_{~i}~*MACRO~_{~i}~*STRINGS~_{~*\##
        objective-c/* // #include #import #define #ifndef #ifdef #if #pragma #undef#import <~n>#import "~n"@\##
        interface ~i@implementation ~i@end~$@property (@property(@class ~n;@import ~i;- (~*)~i+ (~*)~i NSLog\##
        (@" self = [super ~i\##
        bikeshed<pre class='metadata'><pre class="metadata"><pre class=metadata>\##
        go-template{{- if ~*{{- range ~*{{- end }}~${{- end -}}~${{ end }}~${{end}}~${{ range ~*{{range ~*{{\##
         define "{{define "{{- define "{{ template "{{template "{{ if .~*{{if .~*{{- with ~*{{ with .~*{{wit\##
        h .~*{{/* ~*{{- /* ~* {{- if ~* {{- end }}~$ {{- range ~*\##
        jolie// /*inputPort ~i {~$outputPort ~i {~$ inputPort ~i {~$ outputPort ~i {~$interface ~i {~$servic\##
        e ~i {~$execution {execution{ execution: ~i RequestResponse: OneWay: Interfaces: ~i Location: " Prot\##
        ocol: ~iinclude "~*.iol" println@~i(main {~$main{~$main~$\##
        mlir//func.func @ func.func @func.func private @func.func nested @llvm.func @ llvm.func @ gpu.module\##
         @module attributes {module {~$// RUN: mlir-~*// RUN: ~i-opt ~*^bb~d %~i = arith.~i %~i = memref.~i \##
        %~i = "~n"(#~i = affine_map<%~i = "~n"(\##
        g-code; G M ( NG21G28G90M82M104 S~dM109 S~dM190 S~dG92 E~dG1 X~nG1 F~nG1 Z~n%~$O0O1G20~$G90 GG17 GG0\##
         X~nG0 Z~nG00 X~nG00 Z~nG01 X~nG01 Z~nG2 X~nG3 X~nG02 X~nG03 X~nG43 Z~nG54~$T1 M6~$T1 M06~$M5~$M05~$\##
        M30~$M02~$N10 GN5 GN1 GN20 ~iN15 ~iN2 ~iM48INCH,METRIC,%FS%MOG75*\##
        vala/* //using GLib;~$using Gtk;~$public class ~n : ~n { public signal ~i stdout.printfpublic static\##
         int main (string[]using Gee;~$using ~n;~$[GtkTemplate[DBus ([CCode ( construct {~$ Object ( Object(\##
         public ~n ~i { get; construct public ~n ~i { get; set; construct public ~n ~i { owned getpublic cla\##
        ss ~n : ~nnamespace ~npublic class ~n : GLib.Objectpublic class ~n : Object {public abstract class ~\##
        n : GLib.Objectpublic abstract class ~n : Object { public ~u.~i( public ~u.~i ( unowned ~n ~i privat\##
        e weak ~n ~i private unowned ~n ~i public unowned ~n ~ipublic errordomain ~i[Compact]~$ public overr\##
        ide ~*) throws ~*public class ~n.~i : ~*public interface ~n.~i : ~* GLib.~* Gee.~* private Gtk.~* pr\##
        ivate Gee.~* private Gdk.~* public Gtk.~* public Gee.~*\##
        proguard#-keep class ~n-keep public class ~n-keep interface ~n-keepclassmembers-keepclasseswithmembe\##
        rs-keepattributes ~n-keepattributes *-dontwarn ~n-dontnote ~n-dontobfuscate~$-dontoptimize~$-dontshr\##
        ink~$-optimizationpasses ~d-injars ~n-libraryjars <-assumenosideeffects class-printmapping\##
        rebol;REBOL [Rebol [Red [ Title: " Date: ~d-~i-~d\##
        red; #!Red [Red[RED [Red/System [Red/System[\##
        todo-txt(A) ~* @~i(A) ~* +~i(A) ~d-~d-~d ~i(B) ~* @~i(B) ~* +~i(B) ~d-~d-~d ~i(C) ~* @~i(C) ~* +~ix \##
        ~d-~d-~d ~ix ~d-~d-~d ~d-~d-~d ~i\##
        kconfig#mainmenu "~*"~$config ~u~$menuconfig ~u~$menu "~*"~$endmenu~$choice~$endchoice~$source "~*Kc\##
        onfig"~$source "~*/Kconfig.~*"~$osource "rsource "comment "~*"~$ tristate "~*" tristate~$ bool "~*" \##
        bool~$ def_bool ~i def_tristate ~i default y~$ default n~$ default m~$ int "~*" hex "~*" prompt "~*"\##
         depends on ~u depends on !~u select ~u~$ select ~u if ~i imply ~u help~$ ---help---~$ visible if ~i\##
        nim#proc ~i*(proc ~i(~*): ~i =~$when isMainModule:~$import std/~nimport strutilsproc ~i(~*) =~$proc \##
        ~i(~*): ~i =~*template ~i*(func ~i*(func ~i*[proc ~i*[proc ~i(~*) {.~*proc ~i {.~*proc ~i(~*): ~i {.\##
        ~*proc ~i(~*: ~*;~*type ~i* = ~*{.push ~*{.pragma~*{.~*.}~$when defined(~*when not defined(~*import \##
        std/[~*from std/~n import ~*include "system/~*const ~i* = ~*var ~i* ~*macro ~i*(iterator ~i*(convert\##
        er ~i*~*method ~i*(runnableExamples:~$ runnableExamples:~$ discard~$ result = ~* result.~*## ~* ## ~\##
        *proc ~i(type~$var~$const~$let~$import strformatimport os, ~*template ~i(~*echo ~*proc ~i {~$\##
        git-config# ;[submodule "[core]~$[user]~$[alias]~$[remote "[branch " path = ~n~$ url = ~n repository\##
        formatversion = ~d fetch = +refs/ merge = refs/ email = ~n@~n branch = ~n~$ ignore = ~i~$\##
        elm-- {-module ~n exposing (port module ~nimport ~n exposing (import Htmltype alias ~u =~$main : Pro\##
        gramupdate : Msgview : Model\##
        gentoo-ebuild#EAPI=~*inherit ~iDESCRIPTION="SRC_URI="KEYWORDS="IUSE="\##
        cue-sheetREM PERFORMER TITLE FILE CATALOG CDTEXTFILEFILE "~*" ~u TRACK ~d AUDIO~$ INDEX ~d ~d:~d:~dP\##
        ERFORMER "TITLE "REM DATE ~dREM DISCID ~nCATALOG ~d\##
        devicetree/* // #/dts-v1/;#include <~*.dtsi>#include "~*.dtsi"/ {~$};~$ compatible = " #address-cell\##
        s = <&~i {~$\##
        sieve# /* requirerequire ["~*require "fileinto";~$if header :~i~*if address :~i~* fileinto " discard\##
        ;~$\##
        coffeescript#module.exports = (~*) ->class ~u extends ~u~$exports.~i = (~*) -> constructor: (~*) ->$\##
         ->~$_.~i = (~*) ->exports.~i = ~*->~$describe "~*", ->~$describe '~*', ->~$ it "~*", ->~$ it '~*', \##
        ->~$ beforeEach ->~$#= require ~*@~i = (~*) ->~$$(document).ready ->~$module.exports = class ~u~* co\##
        nsole.log "~* console.log '~*\##
        cython#cdef extern from ~*:cdef class ~icdef ~>:cimport ~nfrom ~n cimport ~i cdef ~icpdef ~i# cython\##
        : ~i\##
        tablegen// /*def ~i : ~udef ~i : ~i<class ~u<class ~u : ~umulticlass ~i<defm ~i : ~ilet ~i = ~* in {\##
        ~$include "~*.td"\##
        emacs-lisp;;;; ~n.el --- ~*(defun ~n ((defvar ~n(defcustom ~n(require '(provide ';;; Commentary:;;; \##
        Code:(setq ~n(autoload '(put '(global-set-key (kbd "(add-hook '(use-package ~n(add-to-list ';;; ~n.e\##
        l ends here (interactive(define-minor-mode ~n(defgroup ~n nil(defface ~n(eval-when-compile~*(define-\##
        key ~*(defconst ~n(defsubst ~n(cl-def~n(in-package ~*(define (~n(use-modules (\##
        tap#TAP version ~d1..~d~$1..~d #ok ~dnot ok ~dBail out!\##
        metapost%beginfig( beginfig(endfig;~$prologues~_:=~*outputtemplate~_:=~*verbatimtex~* draw ~*;~$ pic\##
        kup ~*vardef ~ipicture ~ipickup ~*def ~ipath ~ipair ~inumeric ~i\##
        c-sharp/* // #using System;~$using System.~n;~$using ~n;~$namespace ~n~$namespace ~n {~$namespace ~n\##
        ;~$ public class ~upublic class ~upublic partial class ~u public partial class ~uinternal ~i class ~\##
        u static void Main( static int Main( Console.WriteLine[assembly: ~n public ~n ~i { get; /// <summary\##
        > private readonly ~i public async Taskusing UnityEngine;~$using UnityEngine.~n;~$using Microsoft.~n\##
        ;~$using NUnit.~n;~$using Xunit;~$public class ~u : ~upublic static class ~upublic sealed class ~u [\##
        SerializeField] public override ~i ~i( public static void Main( public static ~i ~i( private void ~i\##
        ( void Start () void Update ()using GLib;~$using Gtk;~$using Gee;~$[CCode ([GtkTemplate[DBus ( const\##
        ruct {~$ public signal ~i public ~n ~i { get; construct public ~n ~i { get; set; construct public ~n\##
         ~i { owned get Object ( Object(public class ~n : GLib.Objectpublic class ~n : Object {public abstra\##
        ct class ~n : GLib.Objectpublic abstract class ~n : Object { public ~u.~i( public ~u.~i ( unowned ~n\##
         ~i private weak ~n ~i private unowned ~n ~i public unowned ~n ~ipublic errordomain ~i[Compact]~$ pu\##
        blic ~*) throws ~* public override ~*) throws ~* * ~*{@link ~* GLib.~* private Gee.~* public Gee.~*\##
        ooc// /*import structs/import io/import text/import os/import lang/import net/import threading/impor\##
        t ~n[import ~n~$include ~n~$include ~n, ~nuse ~n~$use ~n, ~nmain: func init: func toString: func new\##
        : static func get: func add: func size: func remove: funcoperator ~*) -> ~u {~$extend ~u {~$import ~\##
        *;~$include ~*;~$include <import "from ~i import\##
        mscgen# // /*msc {~$msc{~$msc~$\##
        kaitai-struct#meta:~$ id: ~i~$ endian: ~i~$ file-extension:seq:~$types:~$\##
        java/* //package ~n;~$import java.~n;~$import javax.~n;~$import static ~n;~$import org.~n;~$import c\##
        om.~n;~$import ~n;~$public class ~upublic final class ~upublic interface ~upublic abstract class ~up\##
        ublic enum ~u@Override~$ @Override~$ public static void main(String System.out.print private static \##
        final ~i private final ~i public void ~i(class ~i {~$class ~i~$ requires ~n;~$ exports ~n;~$@Suppres\##
        sWarnings(~* public function ~i~* public static function ~* static function ~* function ~i(~*extern \##
        class ~*@:~i~* @:~i~*import ~n.*;~$ @Test~$package ~n~$import ~n~$@interface ~u{@interface ~u {publi\##
        c class ~n : GLib.Objectpublic class ~n : Object {public abstract class ~n : GLib.Objectpublic abstr\##
        act class ~n : Object { public ~u.~i( public ~u.~i ([Compact]~$def ~i = ~*println ~*\##
        m quit~$ quit:~* q:~* set ~i=~* s ~i=~* s ^~i set ^~i kill ^~i new ~i,~i new ~i n ~i n ~i,~i do ~i^~\##
        i d ~i^~i d ^~i do ^~i if $d( if $data( write ! w ! f s ~i=$o(\##
        postscript%/~i [~$/~i[~$/~i [ %~*/.notdef~*] def~$/A /B/A~$/exclam~*/space~*/Gamma~*%%MatrixMarket ~\##
        *\##
        ruby# =beginrequire '~*'~$require "~*"~$require_relative ~qdef ~i~$def self.~iclass ~n < ~uclass ~u~\##
        $module ~u~$module ~u::~u~$end~$ end~$ def ~i~$ def self.~i attr_accessor :~i attr_reader :~i# froze\##
        n_string_literal: ~iputs ~q puts "source 'https://rubygems.org'source "https://rubygems.org"Gem::Spe\##
        cification.newgem ~q include ~u~$ @~i = ~* elsif ~*describe ~q do~$ module ~u~$ class ~u < ~urequire\##
         'rake~*Rake::TestTask.newtask default: ~*task :default => ~*task :~i~*namespace :~i do~$Rails.appli\##
        cation.~*RSpec.describe ~*RSpec.configure ~*ActiveRecord::Schema~* resources :~i it '~*' do~$ it "~*\##
        " do~$Vagrant.configure( VERSION = ~q class ~u~$ def ~i(~*)~$class ~n::~n~$class ~u # :nodoc: class \##
        ~u # :nodoc:module ~u # :nodoc: raise ~u, "~* alias_method :~* def ~i: ~* def self.~i: ~* def ~i[~*h\##
        1. ~*h2. ~*\##
        gettext-catalog# msgidmsgid "msgstr "msgstr[msgctxt "msgid_plural ""Project-Id-Version: ~*"Content-T\##
        ype: text/plain; charset=~*#: ~n#, fuzzy\##
        pascal{ (* //program ~i;~$unit ~i;~$uses ~>;uses~$begin~$end.~$procedure ~n~>;function ~n~*): ~i;int\##
        erface~$implementation~$var~$type~$program ~i(~* writeln(~*{$mode ~i\##
        blueprint//using Gtk ~d.~d;~$\##
        roff.\" '\" \".\"'\".de ~i.nr ~i.ds ~i.br~$.sp.nf~$.fi~$.ft ~i.TS~$.TE~$.if ~*.ie ~*.PP~$.LP~$.B ~*.\##
        I ~*.IP.HU ~*\" ~*.TL~$.AU~$.AB~$.NH.so ~n\##
        cmake#cmake_minimum_required~_(project(~iset(~i~*set(~i~$add_executable(add_library(target_link_libr\##
        aries(find_package(find_path(find_library(include(~iif(endif(function(~iendfunction(macro(~iendmacro\##
        (foreach(~iendforeach(message(statusset_target_properties(configure_file(add_subdirectory(else()~$ s\##
        et(~i ~* message( list(append ~iget_filename_component(#[=~*[.rst:~$#.rst:~$set(cmake_~*set (cmake_~\##
        * set(cmake_~*mark_as_advanced(find_package_handle_standard_args(include_guard(string(~i ~*list(~i ~\##
        *add_test(install(~i ~*add_custom_command(add_custom_target(target_~i(option(~i "~*elseif(message(fa\##
        tal_error ~*enable_language(enable_testing(if(not ~*if (not ~*set (~i ~*cmake_policy(endif (~*find_p\##
        ackage (set(~*_sources~*set(~*_srcs~*set(~*_headers~*qt_~i(~*ecm_~i(~* ${cmake_~*include_directories\##
        (~*add_definitions(~*add_compile_options(~*link_directories(~*\##
        less/* //@~i: ~>; .~i();~$@import (reference)@import "~*.less~*@import '~*.less~*.~i(@~*) {~$ .~i(~>\##
        ; color: @~i;~$ background: @~i;~$ &:~i &:extend(~*@plugin "~*.~i() when ~*.~i() {~$ .~i;~$@~*: ~>; \##
        .~n();~$ .~i(@~* color: @~*package ~n~$import ~n\##
        plantuml' @@start~i~$@start~i ~*@end~i~$\##
        scheme; #(define (~n(define ~n(define-module ((use-modules ((define-syntax ~n(import ( (lambda ( (le\##
        t loop (#lang ~n(display ~*(require racket~*(newline)~$(define-record-type ~*(define-library ((defin\##
        e-public ~*(define* (~n(library (~n(module ~n racket~* (let-values ( (cond~$ (cond (( (let (((set! ~\##
        n (set! ~n(provide ~*#!r6rs~$(load "(let loop ( (define (~n (define ~n\##
        html-plus-erb<% ~>.each do |~i| %>~$ <% ~>.each do |~i| %>~$<%- ~>.each do |~i| -%>~$<% end %>~$ <% \##
        end %>~$<% end -%>~$ <% end -%>~$<%- end -%>~$<%= render ~* <%= render ~*<%= link_to ~* <%= link_to \##
        ~*<%= form_for ~*<%= f.~i ~* <%= f.~i ~*<% if @~* <% if @~*<%= @~*\##
        clojure;(ns ~n(defn ~n(defn- ~n(def ~n (:require (:use(defproject ~n " :dependencies [[{:~n [~*{:~n \##
        {~*{:~i =>~* :deps {~* :aliases~* :paths [~* (:gen-class)~*(let [~*(defmacro ~n~$(comment~$(defmulti\##
         ~n(defmethod ~n :~*(defrecord ~n [~*(defprotocol ~n(deftest ~n(require '[~*(println "~*\##
        idris-- ||| {-%default total~$%language ~imain : IO ()~$public export~$import public ~ndata ~u : ~*T\##
        ypemodule ~n~$export~$\##
        sparql#prefix ~*: <~*>select ?select distinct ?where {construct {ask {select *~$select * whereselect\##
         (~*as ?ask where {ask~$insert datadelete datainsert {~$where~$ where { ?~i ~n ?~i optional { filter\##
         ( filter(filter (filter( graph ?order by ?\##
        scala/* //package ~n~$import scala.~nimport ~n._~$object ~u extends ~uobject ~u {~$ def main(args: A\##
        rray[String])case class ~u(sealed trait ~utrait ~u def ~i(~*): ~u def ~i val ~i = ~* println(name :=\##
         "scalaVersion := ~*ThisBuild / ~*libraryDependencies +~*organization := "version := "lazy val ~i = \##
        ~*project~*addSbtPlugin(class ~u(~*) extends ~u override def ~iimplicit ~i ~*import ~n.{~*}def ~i(~*\##
        ): ~u~*val ~i: ~u~* = ~*object ~u:~$enum ~u:~$extension (~*case class ~ugiven ~*\##
        wgsl/* //@vertex~*@fragment~*@compute ~*@group(~*) @binding(~*@workgroup_size(~*var<~*>~* @builtin(~\##
        * @location(~*fn ~i(~*) -> ~*struct ~u {~$override ~i~*const ~i = ~*enable ~i;~$\##
        editorconfig# ;root = true~$root=true~$indent_style = ~iindent_style=~iindent_size = ~iindent_size =\##
         ~dindent_size=~dinsert_final_newlinetrim_trailing_whitespaceend_of_linecharset = utf-8~$[*.~i[*.{~i\##
        [*]~$\##
        rust/* //fn main() {~$fn ~i(~>{fn ~i(~*) -> ~>{pub fn ~ipub struct ~upub enum ~upub trait ~upub mod \##
        ~ipub(crate) ~imod ~i;~$mod tests {~$use std::use core::use crate::use super::use ~i::~>;impl ~uimpl\##
        <#![~i#[derive(#[cfg(#[test]~$extern crate ~i println!( let mut ~i fn ~i(&self fn ~i(&mut self pub f\##
        n ~i(macro_rules! ~istruct ~u//!@vertex~*@fragment~*@compute~*@group(~* @builtin(~*var<~*contract ~*\##
        starlark# """load("//load("@load(":load(~$def _impl(ctx):~$def _~i_impl(ctx):~$ ctx.actions.~ihttp_a\##
        rchive(cc_library(cc_binary(cc_test(filegroup(exports_files(package(default_visibilitypy_library(jav\##
        a_library(go_library( native.~i name = " visibility = [ srcs = [ attrs = {~$ implementation = _~i,~$\##
        dns-zone; $ @$TTL ~d$ORIGIN ~n@ IN SOA ~n@ ~d IN SOA ~n@ IN NS ~n IN NS ~n NS ~n IN MX ~d ~nwww IN ~\##
        *\##
        salt{% set ~*pillar.get({% set ~*pillar[{% set ~*salt[{% if ~*grains[{% from ~q import{% from ~*impo\##
        rt pkg.installed~$ pkg.installed: pkg.latest: service.running~$ service.running: file.managed: file.\##
        directory: file.symlink: file.append: file.recurse: user.present~$ user.present: group.present~$ gro\##
        up.present: cmd.run: cmd.wait: git.latest: pip.installed: cron.present: pkgrepo.managed:include:~$ -\##
         source: salt://~n - name: - require: - require_in: - watch: - template: jinja~$\##
        gherkin# @Feature: ~* Scenario: ~* Scenario Outline: ~* Background:~$ Given ~* When ~* Then ~* In or\##
        der to ~* As a~* I want ~*\##
        smt; ((set-logic ~i(set-option :~n(set-info :~n(declare-fun ~*(declare-const ~*(declare-sort ~*(decl\##
        are-datatypes ((define-fun ~*(check-sat)~$(assert~*(get-model)~$(exit)~$\##
        isabelle(*theory ~i~$theory ~i importstheory "~i"~$imports ~u~*imports "~* imports ~u~*begin~$sectio\##
        n {*section ‹section \<open>subsection {*subsection \<open>text {*text \<open>lemma ~i:lemma ~i [~*]\##
        :lemma "~*theorem ~i: ~* apply (~*)~$apply (~*)~$ by (autoby (auto by simp~$definition ~i :: "fun ~i\##
         :: "primrec ~i :: "\##
        tcl#proc ~n {package require ~npackage provide ~npackage ifneeded ~nnamespace eval ~n { ::msgcat::mc\##
        set ~i::msgcat::mcset ~iset ~i ~* set ~i [ return $~iif {~>{foreach ~i $~i { foreach ~i $~i { upvar \##
        ~*proc ~n ~*{bind ~i <~*namespace eval ~nproc ~n {.~*proc ~i(~*proc ~i*~*namespace eval ::~n {interp\##
         alias {} ~n::oo::class create ~noo::class create ~nnamespace import ::~nsource [file ~*puts "~*puts\##
         $~iif {$~*} {set ~i [~*button .~n -~*pack .~n~*grid .~n~*label .~n -~*frame .~n~*entry .~n -~*wm ti\##
        tle . ~*\##
        uuencodebeginbegin ~d ~n~$begin-base64 ~d ~n~$\##
        rdtool=begin~$=end~$= ~u== ~u: ~n~$\##
        smalltalk" 'Object subclass: #~i!~i methodsFor: ~*!~i class methodsFor: ~*! !~$!~i subclass: #~i!~i~\##
        *methodsFor: ~*\##
        bibtex%@article{~n,@book{~n,@inproceedings{~n,@misc{~n,@techreport{~n,@phdthesis{~n,@incollection{~n\##
        ,@manual{~n,@string{~i author~_= title~_= year~_=author~_=title~_=\##
        managed-object-format// /* [Version (~*[Version (~* UMLPackagePath (~* Description (~* [Description \##
        (~*class ~u : ~u {~$#pragma include (~*#pragma namespace (~*instance of ~u~* [Key~*\##
        roff-manpage.\" '\" \".TH ~*.SH ~*.SH NAME~$.SH "NAME".Dd ~*.Dt ~u.Sh NAME~$.Os.so man~d/.TP.\" Auto\##
        matically generated by Pod::Man ~*.\" DO NOT MODIFY THIS FILE! It was generated by help2man.nh.hy.ad\##
         ~*.de ~*.ds ~*.ie ~*.if ~*.mso ~*.nr ~*.tr ~*\##
        raku#use v6unit module ~nunit class ~nunit role ~nclass ~n is ~urole ~umulti sub ~imulti method ~igr\##
        ammar ~usub ~i(~*--> ~u method ~i( has $.~i has $!~i has ~u $. multi method ~i token ~i { rule ~i {m\##
        y Int $my Str $plan ~d;~$ok $~i.is $~i.use Test;~$say $~i.my $~i = ~u.newuse strictuse warnings\##
        csv-schemaversionversion 1.~d~$@totalColumns ~d@separator ~*@noHeader~$\##
        webidl/* // [ interface partial dictionary enum callback typedef namespace[Exposed=~*interface mixin\##
         ~upartial interface ~udictionary ~u {~$dictionary ~u : ~u {~$partial dictionary ~u {~$callback ~u =\##
         ~*(interface ~u {~$interface ~u : ~u {~$ readonly attribute ~*;~$ attribute ~*;~$ [SameObject] read\##
        only attribute ~*};~$module ~i#include ~*[scriptable~*import ~*package ~*\##
        abc-notation% X:%abcX:~_~d~$T:~*M:~_~d/~d~$M:~_C~$L:~_~d/~d~$K:~_~iR:~*\##
        batchfile@ rem REM Rem :: :@echo offrem ~*set ~i=if exist ~*if not exist ~*goto ~n~$goto :~necho.~$s\##
        etlocal~$if "%if not "%exit /b@rem ~*for %%pause~$@setlocal@if exist ~*@if not ~*@if "~*@set ~*=~*@c\##
        all ~*@for ~*if errorlevel ~*xcopy ~*call ~*.bat~*set ~i=%~*@if errorlevel ~* set ~i=%~* if errorlev\##
        el ~*@echo ~*@pushd ~*@goto ~*@java ~*@cd ~*@del ~*@copy ~*@title ~*pushd ~*popd~$copy /~*del /~*mov\##
        e /~*md ~*\~*rd /~*start ~*.exe~*msbuild ~*nmake ~*%~i%\~*"%~i%\~*\##
        scss/* //$~i: ~>;@mixin ~i @include ~i@include ~i@use "~>;@use '~>;@import "~>;@import '~>; &:~i col\##
        or: $~n;~$@~i: ~>;$~*: ~>; @extend ~*@function ~i(~*@each $~*@import "~*.css";~$@import '~*.css';~$\##
        llvm; define declare target source_filename @ % ! attributesdefine ~*@~*(declare ~*@~*(target triple\##
         = ~qtarget datalayout = ~q; ModuleID = 'source_filename = ~q@~n = ~*global ~i@~n = ~*constant ~*att\##
        ributes #~d = {!~d = ~* %~n = ~* ret ~i}~$\##
        lrc[[ti:~*]~$[ar:~*]~$[al:~*]~$[by:~*]~$[length:~*]~$[~d:~d.~d]\##
        shell# :#compdef ~n#autoload~$if [ ~>]; then~$if [ ~>]~$if [[ ~>]]; then~$if ! ~>; then~$if test ~*t\##
        hen~$fi~$elif [ ~*case ~> in~$esac~$done~$for ~i in ~>; do~$while [ ~*while read ~iexport ~i=~*expor\##
        t ~i~$alias ~i='~*'alias ~i="~*"shopt -s ~iset -e~$set -x~$set -euo pipefailecho "~*$echo "~*"~$exit\##
         ~d~$cd ~n~$mkdir -p ~nrm -rf ~n[ -~i ~*] && ~*[[ ~*]] && ~*. "$trap ' if [ ~>; then~$ local ~i=~* ;\##
        ;~$ fi~$ done~$\documentclassdnl ~*FROM ~n~$end~$endif~$.PHONY~*ifeq ~*AC_DEFUN(AC_INIT(AC_PREREQ(AC\##
        _ARG_WITH(AC_ARG_ENABLE(AC_MSG_CHECKING(AC_CHECKING(AC_SUBST(AM_CONDITIONAL(\##
        lex/* // %%option ~*%{~$%}~$%%~$%x ~i%s ~i%top{~$<~u>~*{~*<INITIAL>~*<<EOF>>~*[ \t~*{~u}~*{~*DIGIT [\##
        ~*[0-9]+~*{~*[a-zA-Z_]~*. {~*\n {~*%token ~*%union~*"~*{~*return~*<~i>~*{~*\##
        haxe/* //package ~n;~$import haxe.~n;import flixel.~n;import openfl.~n; static public function ~i( s\##
        tatic function main() public function new( public function ~i(~*):~i override public function ~i( pu\##
        blic var ~i:~i@:native(~*@:~i~* @:~i~*extern class ~uabstract ~u(~*enum abstract ~*typedef ~u = {~*t\##
        ypedef ~u = ~*using ~u;~$using ~i.~n;~$ public static function ~i( public static inline function ~i(\##
         static inline function ~i( public inline function ~i( extern static function ~i( static function ~i\##
        ( function ~i(~*):~u var ~i:~* public var ~i(~* static var ~i:~* public static var ~i:~* final ~i:~*\##
        import ~n.~n;#if ~i~$#if (~*#elseif ~* overload ~*class ~u {~$extern ~*interface ~u {~*private~*\##
        ada--with ada.~nuse ada.~nwith ~n; use ~n;with ~n;~$package body ~n ispackage ~n isprocedure ~n is~$\##
        end ~n;~$begin~$pragma ~ilibrary ~i;~$entity ~i isend package~*use ieee.~n;use work.~n;use std.~n; c\##
        onstant ~i : ~* signal ~i~* variable ~i ~* attribute ~i ~* pure function ~* impure function ~*contex\##
        t ~i is\##
        forth\ ( :: ~n ( ~*-- ~*\ ~*VARIABLE ~n~$variable ~n~$\##
        gd-rom-cue1 0 4 2352 ~*2 ~d 0 2352 ~*3 45000 4 2352 ~*\##
        lilypond%\version "\header {\score {\relative ~n\layout {\include "~*.ly" \key ~i \ \time ~d/\##
        mustache{{#~n}}~${{/~n}}~${{>~n}}~${{^~n}}~$ {{#~n}}~$ {{/~n}}~${{{~n}}}~${{! ~*}}~${{!~*{{#if ~*{{#\##
        each ~* {{#if ~* {{#each ~*\##
        s-lang% #!define ~i (define ~i(variable ~i variable ~iprivate define ~iprivate variable ~istatic def\##
        ine ~istatic variable ~ipublic define ~ipublic variable ~irequire ("require("provide ("provide("auto\##
        load ("autoload("import("import ("() = evalfile _stk~iimplements (implements("\##
        fortran! C c *program ~i~$ program ~i~$end programimplicit none~$ implicit none~$subroutine ~i( subr\##
        outine ~i(end subroutine integer~*:: ~i real~*:: ~i double precision ~i real*8 ~i write(*,*) print *\##
        ,module ~i~$end module ~i~$ call ~i( common /~* do ~d ~i~_=~* write(~d,~* dimension ~i( integer ~i~$\##
         integer ~i, ~* integer ~i,~i real ~i(~* double precision ~i,~* character ~i external ~i end~$ impli\##
        cit real*8 ~* parameter (end function ~i~$contains~$ use ~i, only~*\##
        gdshader/* //shader_type ~i;~$render_mode ~i\##
        dtd<!--<!ELEMENT ~n<!ATTLIST ~n<!ENTITY % ~n<!ENTITY ~n<!NOTATION ~n\##
        gap##W ~n#############################################################################~$## ~*GAPDecl\##
        areCategory(DeclareOperation(DeclareGlobalFunction(DeclareAttribute(DeclareProperty(DeclareSynonym(D\##
        eclareInfoClass(DeclareRepresentation(DeclareGlobalVariable(InstallMethod(InstallGlobalFunction(Bind\##
        Global(InstallTrueMethod(SetPackageInfo(ReadPackage(\##
        clean// /*implementation module ~n~$definition module ~n~$system module ~n~$module ~n~$import StdEnv\##
        ~$import St~i~$Start :::: ~ufrom ~n import ~*\##
        qmake#TEMPLATE~_=~*QT~_+=~*QT~_-=~*CONFIG~_+=~*CONFIG~_-=~* CONFIG~_+=~*HEADERS~_+=~*HEADERS~_=~*SOU\##
        RCES~_+=~*SOURCES~_=~*FORMS~_+=~*FORMS~_=~*RESOURCES~_+=~*INCLUDEPATH~_+=~* INCLUDEPATH~_+=~*DEPENDP\##
        ATH~_+=~*SUBDIRS~_=~*SUBDIRS~_+=~*TARGET~_=~*DESTDIR~_=~*DEFINES~_+=~* DEFINES~_+=~*LIBS~_+=~* LIBS~\##
        _+=~*isEmpty(~*!isEmpty(~*contains(~*greaterThan(QT_MAJOR_VERSIONdefineTest(~*defineReplace(~*!inclu\##
        de(~*include(~*.pri)~$win32 {~$unix {~$win32:~*unix:~*unix:!mac~*load(~i)QMAKE_~i~_+=~*QMAKE_~i~_=~*\##
        x-bitmap/* ##define ~*_width ~d#define ~*_height ~dstatic unsigned char ~i_bitsstatic char ~i_bits\##
        supercollider// /*SynthDef(s.boot;~$s.waitForBoot Out.ar(+ ~u {~$ *new { | *new { arg ~i *ar { arg ~\##
        i *kr { arg ~i *new {~$ ^super.new ^this. var <>~i var <~i arg ~i = ~*;~$ var ~i;~$\##
        cuda// /* #__global__ void ~i__global__ ~i__device__ ~i__host__ __device____constant__ ~iextern "C" \##
        __global__#include <cuda_runtime.h>#include <cuda.h>#include <cuda_runtime_api.h> __syncthreads(); _\##
        _shared__ ~i cudaMalloc( cudaMemcpy( int ~i = blockIdx. int ~i = threadIdx. const int ~i = blockIdx.\##
        cobol* 0 $identification division. identification division. program-id. ~iprogram-id. ~i data divisi\##
        on. procedure division000100 identification division.000010 identification division.000001 identific\##
        ation division. id division. working-storage section.\##
        kotlin/* //package ~n~$import ~n~$import kotlin.~n~$import kotlinx.~n~$import java.~n~$fun ~i(fun ma\##
        in() {~$fun main(args: Array<String>) fun ~i(data class ~u(enum class ~u override fun ~i(sealed clas\##
        s ~uclass ~u : ~u val ~i: ~u val ~i = ~*val ~i = ~* private val ~i suspend fun ~i@file:~i println(de\##
        f ~i = ~* def ~i = ~*import ~>._import ~*.{~*class ~u extends ~*object ~u extends ~* override def ~*\##
         def ~i~*\##
        sql-- /* #create table ~*create or replace ~icreate view ~ncreate index ~ncreate unique index ~ncrea\##
        te database ~ncreate extension ~*create function ~ninsert into ~n~*valuesinsert into ~ndrop table ~*\##
        drop database ~*alter table ~*select ~*select ~* from ~nfrom ~nbegin;~$commit;~$set ~i = ~>;grant ~*\##
         on ~*primary key ( primary key (-- mysql dump-- postgresql database dumpdelete from ~nupdate ~n set\##
         ~icomment on ~icopy ~* from stdin);~$use ~i;~$select ~*,~*group by ~norder by ~nleft join ~ninner j\##
        oin ~njoin ~nwhere ~nuse [~*]~$go~$set ansi_nulls oncreate procedure ~n~*declare @~i/****** object:~\##
        *pragma foreign_keys~*lock tables ~n\echo use ~*create operator ~*create type ~ncreate aggregate ~nc\##
        reate procedure ~ncreate trigger ~*with ~i as ($$ language ~imerge into ~n ~*when matched then~*when\##
         not matched ~*truncate table ~ncreate materialized view ~nexplain select ~*as $$~$language ~i;~$sel\##
        ect *~$create temporary table ~*create unlogged table ~*alter database ~ncreate sequence ~ncreate sc\##
        hema ~ncreate role ~ncreate user ~n\##
        tex-property-list(COMMENT ~*(VTITLE ~*(FAMILY ~*(CODINGSCHEME ~*(CHECKSUM ~*(DESIGNSIZE ~*(FONTDIMEN\##
        ~$(LIGTABLE~$(CHARACTER ~*(MAPFONT ~*(FACE ~*(CHARSINTYPE ~*(CHARSINSUBFONT ~*\##
        idl; ;+pro ~i, ~ipro ~i~$function ~i, ~i compile_opt ~i on_error, ~don_error, ~d if n_elements( if k\##
        eyword_set( common ~i, ~i for ~i = ~*do begin endfor~$ endif~$; NAME:~$;+~$;-~$compile_opt ~i\##
        swig// /* % #%module ~i%module(%include "%include <%typemap(%inline %{~$%{~$%feature(%rename(%ignore\##
         ~n%apply ~i%template(%newobject ~i%constant ~i%immutable;~$%extend ~i%define ~i%enddef~$#ifdef SWIG\##
        common-lisp; #|(defpackage ~*(in-package ~*(cl:in-package ~*(defun ~n ((defmacro ~n ((defclass ~n ((\##
        defparameter ~n(defgeneric ~n ((asdf:defsystem ~*(in-package :~i(in-package #:~i(in-package "~i(decl\##
        aim ((defstruct ~n(defstruct (~n(defconstant ~*(defvar *~n(defparameter *~n(defmethod ~n(eval-when (\##
        :~n (format t " (format nil " (loop for ~n (setf ((define-condition ~n(defsystem ~*(use-package :~n(\##
        deftype ~n\##
        tex%\documentclass\documentstyle\begin{document}\usepackage\section{\chapter{\subsection{\newcommand\##
        \renewcommand\def\\let\\input ~n\ProvidesPackage\ProvidesClass\ProvidesFile\NeedsTeXFormat\RequirePa\##
        ckage\title{\begin{~i}\end{~i}\maketitle\catcode`\label{\bye~$\magnification=~*\bigskip~$\centerline\##
        {\font\~*\nopagenumbers~$\hsize=~*\parindent=~*\item ~*\section*{\starttext~$\stoptext~$\setuppapers\##
        ize[~*\setupbodyfont[~*\usemodule[~*\startcomponent ~*\startproject ~*\##
        powershell# <# @{#requires -version ~d#requires -modules ~*#requires -psedition ~i#requires -runasad\##
        ministrator~$[cmdletbinding()] [cmdletbinding()]write-host ~* write-host ~*import-module ~*param (~$\##
        param(~$function ~i-~i.synopsis~$ .synopsis~$$erroractionpreference = ~* [parameter($~i = @{~$$~i = \##
        $env:~*$~i = get-~*$~i = new-object ~*foreach ($~i in $~i)if ($~i -eq ~*if (-not ~*set-strictmode ~*\##
        get-~i~*@{~$rootmodule~_=~_'~*moduleversion~_=~_'~*guid~_=~_'~*powershellversion~_=~_'~*
        """##
    }

    /// The records of words of editors' modelines, each where its hash points.
    static var modeText: StaticString {
        #"""
              :0]Upurescript61d5kvlangE0]2antlr-with-cpp-target40]Njust<0c<objectpascal60=4thrift31@Wsum71`n\#
        jsonnet40D1apex51NMmetal                                ;1ebbuildstream31mQrst                      \#
                                30bYjsx                    @0Hmjupyter-notebook    5019vento      @04;wolfra\#
        m-language30[fred                   60ebur/web=1\`kakounescript91mmvimscript80:iplantuml            \#
        61i>sparql    31`@sed>0o;robotframework30gTtcl                                  :19Shtml+razor      \#
               =1L;containerfile30NBtex40Uom68k          E0a^opentype-feature-file                          \#
                          ;1;7omnetpp-msg51Njgroff30ghreg                               40Uoca65            \#
        51Y\swift 31`?uno                     60RSgradle81bJwrenlang  =18Keditor-config61R@dpatch40i5psm130_\#
        lbzl71@ahaskell                       30OSsoy815Lhtml+ecr                                           \#
              7188obj-c++91kGdylan-lid30@;jsp60mnedgeql71Y5sqlite381Njman-page;1fKgo.work.sum@1lhant-build-s\#
        ystem80>@mustache:1WOautohotkey             70j;todotxt                   61Rhcreole81WLragel-emD0]2\#
        antlr-with-c#-target                                                         51oProuge              \#
          ;0`8emberscript20ebur61XSoncrpc                                  90Wcrealbasic  404^ldif:0G=urbisc\#
        ript=1j4ambienttalk/2                                          411Zcfml         70:Zlesscss?17cgette\#
        xt-catalog414acask;1IHc++-objdump413Vlean41D9maqlK07Cprotocol-buffer-text-format40C[wgsl407?jags4173\#
        llvm                                          :16Jgit-ignore5046dmesg81^Abluespec=0B:linker-script50\#
        A@crmsh         419Xbird31_<mdx      80J_makefile                   41[2ebnf                    40i;\#
        wasm60eWperl-6                              41PTxslt30oJcpp                                         \#
                                                              81X1html+eex    50f6imhex<01Ptransact-sql     \#
        :0G`easytrieve61@>jsoniq                50f2fstar31_[ssp41kRrust=16ltrafficscript                   \#
         71FTnushell        B0<9wavefront-material                             50c6polarE13nvisual-prolog-gr\#
        ammarA0?Delvish-transcript80]2antlr-c#5162vbnet512gbasic                         81EMorg-mode       \#
                                8071nwscript30C`qml90NJyasnippet                                      31Ibsm\#
        l             41@Qmint  @0`mwavefront-object6054e-mail         40kNhtml                             \#
         :0Enpostscript71fMaspx-cs            31oZjcl                                                       \#
                                                         50F1cobol40J^cson@1gHpostgres-explain              \#
                                                30K]tal  704Santlers                                        \#
                          917ocaddyfile            414aeask                                                4\#
        1XJyaml :12Iags-script      70JBclarion      <0Y[renderscript41X>gsql                   :16Cjsonml+b\#
        st    :0j?mcfunction                               41@Ymask   31f3ksh     31^_smt31U:tsq            \#
         81@Wchecksum50Darhtml      ;11_pov-ray-sdl                                                         \#
         31ZMyul        41N0opts      81M=blitzmax                      41W?php4    H0F@common-workflow-lang\#
        uage51HSpraat                704;wolfram300>asp           51D=nixos                                 \#
                        90F1cobolfree91=4googlesql405Jstar                 ;10Pfiglet-font513Vlean3702Rkconf\#
        ig311Zcfc              ;1<Dsourceslist803Alhaskell            41oDlidr              806Rdns-zone    \#
                    20U[sv                               91[Adircolors;0HDgap-session                   20Yc\#
        ik31XSxdr         50kPaheui31W?php30Oatea;1;7omnet++-msg700echeetah                                 \#
          ;04;mathematica21:aox50fEbyond                              60Bosqueak                     <0]2ant\#
        lr-csharp60K]uxntal   30eWpl630RUedn;1D<kerboscript611fwebvtt20U5ql:1iIpkg-config<0gicsound-score;16\#
        Jignore-list50ahvcard91gfmediawiki60XHhylang40TDrego31^ZksyG1]Wgraph-modeling-language41O[golo:1Tess\#
        h_config               30[Zsqf       519Xbird241W?php3A162visual-basic-.net407Dluau:0oGcairo-zero   \#
                                      606@matlab                                           ?1\Mparrot-assemb\#
        ly81ednunjucks51EZgtkrc             80d`dosbatch61V>peg.js5152click           ;0CFpower-query91okmav\#
        en-pom71iIpkgconf    30_Cerl        30gTxdc                                  51Eijsonl              \#
                                                                                                <02Rlinux-co\#
        nfig21iEal>1MKjavascript+erb  91Tesshconfig           81L4lilypond609^juttle31gCcf3                 \#
               ;1_hgooddata-cl             51F9torrc@150java-server-page   41dEnesc       ;0PVwget-config30V\#
        2ascH1RMsimple-file-verification             30:@xpm 319Ixbm       40<lampl                         \#
              30d`bat           70QFtermcap                                20fEdm   809jigor-pro            \#
                                90HIcue-sheet31OFrkt  31jIooc61^Imdsvex519Xbird3:0[fred/system              \#
         6018silver=1o_denizenscript615FxpagesJ1gHpostgresql-explain-dialect31\bflo4046kmsg      51aGfrege90\#
        I]androidbp31KFvue81P<opentofu                                         41W?php5=0j`gosu-template317R\#
        kcl             @0<Kpython-traceback                                                          =0U[sy\#
        stemverilog71fMaspx-vb:02Rmenuconfig31L:awk    301\bro                 51WUarexx           31\Draw  \#
                   60jJdtrace;1IHc++-objdumb40D:rout:0gicsound-sco21SOsp:08lneosnippet        40:Zless      \#
                                                                   40J_make                   71hXfortran<1f\#
        Kgo-checksums40J]ring;0>2rng-compact71kFnumbair31fTkql40i5posh:06^freemarker61hQliquid40;Nobjj;0T:jp\#
        roperties51f3envrcC05Kdebian-control-file                              418Jtoit      61_Tnanorc<1=3f\#
        ilterscript         ;1dRlive-script                              40Mfhare                           \#
                                51QExtend                  40i5pwsh   61V:apples80D:rconsole70hepapyrus30ICr\#
        sl50TctemplB0mAunified-parallel-c:103processing601^oberon:046kernel-log30d?rql                    60\#
        K0lean-4<10lopenedge-abl                   :0i5powershell                         41ONkuin          \#
                         80L_modelica            M1h0object-data-instance-notation416^dune 40>Wduby        :\#
        0@Ojulia-repl400Tshen30[0tsx50[^julia                          60M4prisma                          7\#
        1=7newlisp               =12Pcoffee-script31iQvfp80FDspecfile20fVcu419[msil=0P5gentoo-ebuild30dOtsv3\#
        1YKfif@0O^visual-basic-6.030i5ps161IUmscgen601Qhiveql90aRblueprint71bhmax/msp90iUmaxscript  <1f3shel\#
        l-script312Iags51iQadvpl41>Rprql30i;watL0]2antlr-with-objectivec-target21T[gd80?cprotobuf           \#
                                         51AMpy2tb                                 505Ncapdl                \#
           50R_carto               ?1JNtera-term-macro                          91gCcfengine3           40_>\#
        odin   91ARqliksense60I;runoff50SLocaml90<Gkickstart30mMjai61Mdmonkey;05^netlinx+erb50HFmarko50W_wdi\#
        ff   81ARqlikview21oFgf70NJsnippetB0_Cerlang-erl-session71WLragel-c318lcfg517]nusmv             60oY\#
        zephir    50K0lean471DKirc-log31k_cry41\Mpasm40Z;mxml=0^Zdylan-console                              \#
                     20K5do                                      40;Vagda        200bd2  419mtact   A0@;java\#
        -server-pages                                                 403?clay309>lua212kas                 \#
           ;1K0cap'n-proto:1K9typescript30<Bb3d31kfrez21MPqb       60Unpikchr>1WLembedded-ragel       31NUvd\#
        f50@erpgle        60[_jasmin                                    40Akcake              71Rcarduino41L\#
        :nawk                                                                                               \#
                                                                               80Xcbbcbasic          71RYlan\#
        gium                        31b1hsa       40d;ats2                               =13Hminizinc-data31\#
        nkmuf40Ycioke50QSnargo30Iccoq917gamusewiki41TMmojo51=dnmodl71akomgrofl            61<Rg-code81@nprog\#
        uard        30j0tap91V:osascript                                   P0TZglyph-bitmap-distribution-for\#
        mat706Zclojure51Udidris41`@ssed                                                       71WLragel-d914\#
        aemacslisp41E\mips                           :0]2antlr-objcN0lNcloud-firestore-security-rules31aXron\#
                      <0bRgo-workspace615Hgroovy406Zcljs                  60c<delphi5162sobas  C0TQkicad-leg\#
        acy-layout;1Eijson-object90:eeasybuild70>WmacrubyF0]2antlr-with-ruby-target41fMaspx51AGslurmD1AMpyth\#
        on-2.x-traceback70Alearthly91\bfloscript41Hfcron:1WLragel-ruby                                      \#
        50B>astro41`Vpony   ;1Tesshd_config50IXhyphy606@octave         50hXtads3;19[il-assembly60]Haltium   \#
                    40?9vhdl20<hms              60h`sweave                                                  \#
                                                         F0RQopenstep-property-list=0S6api-blueprint81ALecma\#
        rkup@13Jcomponent-pascal21H6fc40Ykcylc715Ccangjie                  61g=cbmbas  90<Cjison-lex71EMorgm\#
        ode80_>odinlang       919@zenscript                                              51_lcabal       70]\#
        Omoonbit81kGdylanlid81[Dexecline80Rcsepolicy71JOmacsyma              41Q4volt                    40[\#
        <beef             30V0mps 70I[inform6          81WLragel-rb    61a^stylus                           \#
                  50<Bbplus       91WLragel-cpp31foxql     @1mQrestructuredtext60jBdotenv            50kCzim\#
        pl    70gWeclipse  :0Fcnestedtext               51mMnasal                      :1MPquickbasic808lsni\#
        pmate30W`yar;0=6go-template>1\9brighterscript          @12Fopenrc-runscript41;_java70BHcap-cds61o`sc\#
        heme51Poterra    30W=kal61gXscenic30]kvgl503Zminid                      40Caxorg   61OFracket    31f\#
        oxqm30NJyas                                       50[gfelix         60hXtads-3  A1TNgit-revision-lis\#
        t80?Uxcompose=0^Zdylan-session                              70KFbitbake50VWscaml50EAmeson           \#
        31Dcvba            61FRren'py716Lmermaid10Shv50<:slint                              80]2antlr-as509P\#
        plsql50k2ucode                              31FLtxl31hPau3:05<gitmodules:0\Rdevicetree:0Xdoverpassql\#
        30aRblp              61]cgolang60SLtuareg4017tolk50[Ngleam41gfwiki40eWraku:1[]typoscript           3\#
        0^Bgsc30P_dtd                                   81W?html+php     50a;npmrc     31ocsas81kAldapconf91\#
        iIpkgconfig    D0g5spline-font-database   50eometta                       80ghregistry              \#
                                                                   40XStl-b;10Gsingularity                  \#
                612Fopenrc11gVr:1WLragel-java<1DFdesktop-file81DKirc-logs                            30E@ijm\#
         90MXpointless                                    11gVs                                  514aelisp  \#
            <1TPunrealscript  41R:pddl            :1ARqlikscript40Z>cweb<1jGpowerbuilder    61R8pandoc21eKxc\#
                           G1ejgcc-machine-description10I7q31ednjk?0SOkicad-schematic:0R=html+jinja31P<hcl50\#
        k1ezhil6117xtlang30KVbnf         41ARqlik61[Vapache20[^jlF0f6imhex-pattern-language50[`genie:1?;hand\#
        lebars:1;mliquidsoapE0e^literate-coffeescript70a]lolcode30Zlpig407=vala41TM🔥80@esqlrpgle            \#
                 50U4cmake                       50R=jinja     <18Keditorconfig30Y1fan                      \#
                                            51dQqmake;00>classic-asp          B1W@linear-programming20nSnlA0\#
        TDopen-policy-agent601fcircom6188objc++31Njman71Mcpostcss30`=bdd41mmnvim<13Wc2hs-haskell71PBbefunge6\#
        1iQfoxproC0ajlinux-kernel-module61kAldaprc40N`hoonA0eRshellcheck-config?0^olivecode-script          \#
                                      50@0jison                       90STsaltstack    80:Zless-css31PTxsl41\#
        `@gsed41A=flix401Ptsql                           <195jar-manifest31\7kid81P>nextflow40RAnode60cibibt\#
        ex41^Whxsl                      H0]2antlr-with-python-target5162oobas70FDrpmspec40`Jjade306Zclj<0;gb\#
        rowserslist711@collada70;5inform740BJnsis70@:textile31[ewit516Aarrow601=evoqueC1CFgame-maker-languag\#
        eB1UWterraform-template616bnimrod                 20`feg       51M1bicep>0Uoca65-assemblerA1Bbinform\#
        -6-template40Uonasm31\`kak41L?neon       A0OSclosure-templates                       81GAopenqasm61[\#
        kcython91i0icalendar61Q\fluent60JFreason                                    506hscala               \#
           70oIpypylog            31j7scd91MTshaderlab71gVrscript                          618Bsvelte    ;0i\#
        ;webassembly                             ;1RUtsplib-data        81O_textgrid                        \#
              60FFrosmsg81^glighttpd41=>sass41M?move31Bbi6t       60=6gotmpl51ehmupad91FTnu-script          \#
                 51d1lagda               814iasciidoc30UAasy      31J4py3      61foxquery  511Vjolie   61Kod\#
        asm16            30Uogas                                  41hBmako                               61b\#
        Sfirrtl                    60?Iceylon                             30HDgap               60fbnickel30\#
        c4xsd                    ;1V:applescript                        =0>gfilebench-wml316Rleo:1=:robotx.t\#
        xt40c4wsdl403fcpsa90NBplain-tex                    91E]redscript41bJwren     51WLragel     418amql4 \#
                                 905<gitconfig9065d-objdump<0_Zobjectscript303Alhs60lOqsharp     81>Ocooklan\#
        g81h_bikeshed41SUabnf416Fnasl@09Ccsound-orchestra71Janemerle31hXf9041nCelpi41i_shex<0E@imagej-macro6\#
        18ldosini41IYsmpl41S_pawn81UNeuphoria:0]2antlr-java     @1jisrecode-template51=9pro*c               \#
               41L:mawk     80JFreasonml                                         :1IYcoccinelleF1Q9x-font-di\#
        rectory-index            8155vbscript                        714comg-idl     51i_shexc50cMaiken611_p\#
        ovray                                  20Bost                          :1Akpacmanconf  9117extempore\#
          40W`yara                           5171spice    61=:robots                 31XJyml                \#
                    ?0[0typescriptreact90nFfishshell402Xchpl90Bosmalltalk91@Wchecksums70bRgo.work50<Kpy3tb31\#
        aIlsl                31^Vboa                                  60Wgcamkes          607@quakec81gfwiki\#
        text416Wobjc;0R=html+djangoH0kbdigital-command-languageQ14comg-interface-definition-language61Qocomm\#
        it80nanewspeak31[kpyx81amtypespec21F:oz50o1mirah                  @0fQrich-text-format;0Icrocq-prove\#
        r50ehverse;0ERsubrip-text:1=8kframeworkB1WLragel-in-java-host:0]2antlr-ruby  51:oquint              \#
             :1<Ddebsources                                                    41Z:lark70kmgemtext          \#
                                                     ?1WLragel-in-d-host206Fec31JNttl70Henetlogo?13Jcomponen\#
        tpascal51J<monte30^5m3u40W^toml                                             @1JSpip-requirements31D=\#
        nix61\7genshi<188objectivec++51d6hosts51MIpyret:0^Zdylan-repl30>Wrbx6162vb.net41GCbaml31^Absv       \#
                       916Jgitignore<0S>bibtex-style                                              40T9teal  \#
                                                            :1oXdogescript                                  \#
                                      31C5dot61Rdabuild                  60Znbbcode>1C5graphviz-(dot)70e5con\#
        ll-x41_dflexK1^glighttpd-configuration-file41G2gaml        60W]smarty            51T0cirru:1^doasv2-\#
        json?1PAdirectx-3d-file:1L;dockerfile<1hXfortranfixed=1;3unity3d-asset21BDtd   41B`usda40dJlcry     \#
                     ?11Zcoldfusion-html91NUkeyvalues;1Qfsurvex-data61G=eiffel404Ujass31DKirc304Kgno409jigor\#
                                     90]2antlr-cpp                                      30oJc++        21j4a\#
        t515]vyper                            50]dglyph?0?cprotocol-buffer      4054mail        40i;wast    \#
                                     :0a;npm-config31Udidr711_pov-ray   804=miniyaml81kFnumba_ir            \#
                                        40hgraml71DFdesktop50Fmansys                        51`Doasv3       \#
                                           50;Nobj-j            40D2mlir                 40GGtmdl           \#
        =06Zclojurescript        40\8rdoc50BWoasv2         P1C1microsoft-visual-studio-solution31Jcvcl      \#
        C1_[scalate-server-page30Unpic60G9smithy                         ;18\common-lisp                    \#
         91SOsourcemod40R?bugs40jPwisp;1IHcxx-objdump60b;fsharp81`Bsolidity  21E>fb       41J>mql5          \#
                30c4rss              21LUbh80X0ligolang                       :0IQloomscript:1F9tor-config  \#
                           71\7xml+kid20>Wrb                       61iOarturo                         51<Rgc\#
        ode311Zcfm   :1d6hosts-file503cblade                  80R_cartocss                                  \#
                                        71J4rusthon                                                         \#
                                   30nfsvg                                                                  \#
         :11Zcoldfusion       20f2f*60gZscilab                     A0m\xml-property-list                    \#
                                            50I]soong70`\texinfo:1Ugcodeowners80Zlpiglatin50K5stata91VNmacau\#
        lay230gPecl30dHkdl4191hack41MPqb64:14aemacs-lisp60EHoverpy81i`rascript<1hPautoitscript51]\mumps90Xcb\#
        bc-basic                                               B0I0regular-expression 519Srazor             \#
            50A_quake                                                                          30O^vb6:1LCoa\#
        sv2-yaml     C0Dnuntyped-plutus-core31X1eex504Ujass2                                                \#
                       =0V2ascii-armored80;1squirrel70<Bblitz3d602Xchapel21K9ts50Rggrace                  90\#
        e^litcoffee41Xjcddl60U5codeql                                41mmviml                               \#
                70h^adblock                  9171spicelang:1GTti-programE0Uomotorola-68k-assembly30C`qbs717H\#
        tiddler>0<Sspicedb-schema81eOcameligo80]2antlr-rb;0X8mirc-script3054eml30REncl80]Njustfile810lopened\#
        ge60ACgo.mod20F_rdA1Elb-(formal-method):1;2reasonligo41O<flux21VFti31]4apl         40A@pcmk40CItcsh \#
         81RAprocfile501Bfancy31J>mq5  :1Qogit-commit               J1[ewebassembly-interface-type51J^maple \#
                                      81BDtablegen             >1\Draw-token-data?0]Haltium-designer90K9surr\#
        ealql50I0regex20b;f#501Pt-sql61bhmaxmsp 80;5inform-730c0cql51K0capnp                    51R>faust   \#
                               41g]qvto              217cpo                                        :0RAjavas\#
        cript21mKtl              =0`gtm-properties60PVwgetrc;162visualbasic30XStlbH0GQmodule-management-syst\#
        emD0YVedje-data-collection30@6pod705Kcontrol401\zeek5054email61cBmyghtyC11Pdebian-sources-file81VFth\#
        ingsdb:0<Bblitzbasic311_pov91iUpurebasic;1LUbluespec-bh31J>mq471PVconsole31iOart30c<pas             \#
               800espitfire 41O5sway61AGsbatch417gmuse40m7aidl                 >1FTnushell-script=1XU1c-ente\#
        rprise60C5wollok50lnada9540M1koka:0Akcakescript60jLboogie;1j4ambienttalk:1Y5sqlite3con70U_netlinx<1g\#
        =cbm-basic-v2;0G^flatbuffers80FDrpm-spec30Yevtl>12kactionscript-331EMorg90STsaltstate    70e5conll-u\#
        80HDgap-repl70f6imhexpl                          90bisnakefile=02Rkernel-config=0jJdtrace-script:1G?\#
        oasv3-json        81BElambdapi                    ;1Ibstandard-ml                                   \#
                                 71hPautoit360JUrascal31@Ipkl416Cduel60Uipromql31ebbst40gHsail              \#
                     >1oEgodot-resource=1cQsupercollider31[3idl61L;docker 304;mma    710Nweb-idl400ksage    \#
        51Clalloy50>Wjruby                                 :0S?tl-verilog                                   \#
                   60U9turing     60<Xfactor41LVcool60R=django        310labl316lrts                        \#
           80jbmcschema80W7snowball  ?1WLragel-in-c-host704Kgnolang70M=daslang  81k4llvm-mir?0GMcsound-docum\#
        ent51[kpyrex                                  21P<tf                                         51Njnro\#
        ff41K@xojo    31Snrbs                     6058kotlin30dEkrl41^]swig:0iYoasv3-yaml40i<diff51>mpycon51\#
        gVsplus                                      31bhmax 61d@turtle            317cpot                  \#
                      40Fmapdl               30[=gdb                                                       4\#
        13atwig                                           G1kAldap-configuration-file51iQxbase:05<git-config\#
        311fvttL0nYworld-of-warcraft-addon-data41\Hmoon:1QGgenero-4gl41G8bare70j@cadence90_>odin-lang31W?inc\#
        >11Pdebian.sources20j7pl=1PVshell-session40gEscss51Dislang                                          \#
                             N0]2antlr-with-actionscript-target                                  31<Kink    \#
        =0Uounix-assembly          @0dJliterate-cryptol    418Aglsl  31EZgtk31IJfpp                30d;ats  \#
                     40^Khxml310Ustl41Eijson                                                  50@2sieve     \#
                         :0T:properties                                                      61MPqbasic41^Qx\#
        ten     514aemacs           30`Jpug         30Ujtnt                   41JRnush30GKhip:1ALecmarkdown \#
                               >0mSecere-projects41R2ispc=1JNteratermmacro40FDspec50eVsmali40O4chai        3\#
        1WOahk           F1=:robots-exclusion-rules71Eigeojson91P<terraform71<dtreetop:1SOsourcepawn:1ebbst-\#
        pybtex21R\be20fUc391Whdataweave80Dahtml+erb803icomal-80  80R?openbugs61@Whashes                   B1\#
        6[json-with-comments91E>freebasic                                               30Bdmoo             \#
              <0=9roff-manpage           41^Whaxe     31f3zsh50Q8mosel21@ahs                   40]Upurs     \#
                                             90M2qt-script       >0J_makefile-gmake40mnesdl                 \#
                                     31Slpeg                   50bYreact51dBninja                           \#
               :1\Fglimmer-ts                                                 40fShelp40Kapep8519[ilasm50ARj\#
        son5                41G7acfm                           21X4bf                21foxq41nPclue  60I0reg\#
        exp50eWperl6                            70=Raspectj:09Ccsound-orc51L?ne-on            60Ccwhiley30j?\#
        mcf;1R@darcs-patch=12kactionscript3                                               71bOcycript51?^typ\#
        st      81Eitopojson                                         :1\7xml+genshi 81L8openscad51N0ackrc   \#
                    31mmvim41EUriot50_lbazel                41H6func;0Jdcurl-config80]3picolisp;0HDgap-conso\#
        le316>zap51f4holyc:0;Nobjectivej              C13nvisualprologgrammar                               \#
        30CIcsh71MQplpgsql60ccsnobol20MRbc             21J4py                                            R1U\#
        lmicrosoft-developer-studio-project50kNxhtml31Y[nit            31J>mql<0]2antlr-python40nFfish      \#
                             71Lcjson-ld               410Ephix>0V;ltspice-symbol  8034avro-idl     A1hXfort\#
        ran-free-form81WHmodula-3312:csv                                           318lini80[_jasminxt     6\#
        0:nlookml80f@verifpal                                          50i<udiff21JRnu                      \#
              61oDlidris 700Cmodula290N3ballerina51\Glimbo 31Aojte;08lvim-snippet        3145opa    ;0;Nobje\#
        ctive-j                    C0h^adblock-filter-list20JMjpF0]2antlr-with-java-target;1_Pomnetpp-ned90D\#
        ahtml+ruby60ZQopencl810lprogress:1\Hmoonscript90Alearthfile90ACgo-module20RAjs 20EZjq    31RJzil    \#
                        70Enpostscr600bd2lang5032cairo                          80d`winbatch             41W\#
        Urexx                                                                                        413@ico\#
        n                                         60Jdcurlrc 30gbcue20Akc#          71:Glabview        31^Qx\#
        10                                 40E5mtml         50Kealgol          40k<gams           41Njmdoc40\#
        2Jaleo80I[inform-660Akcsharp;0O\angelscript30c4xml81T[gdscript417Jhttp                              \#
             C0`gtextmate-properties800Cmodula-2   70lnada2005              40QKdart    20Fcnt21eem4        \#
            51j7scdoc              21VNm2                                                              60c<p\#
        ascal406Rzone70@]charmci511Qxmake      71fMasp.net  804[isabelle71mjsugarss;0EAmeson.build60KEmotoko\#
        :1mmvim-script70fasrcinfo20I]bp30_6tla=188objective-c++H0ghwindows-registry-entries61JOmaxima31kGlid\#
                  C13:2-dimensional-array        A1<Ddebian-sourcelist     71NjmanpageA1U:tree-sitter-query:\#
        01Ksquid.conf41@Wsums61]Xelvish                                            41Z9slim   ;1kNlassoscrip\#
        t      709jigorpro  60AKpickle                                     51c=pod-6                  809bmi\#
        nizinc                            41i0ical@03Aliterate-haskell    911eformatted@0>2relax-ng-compact:\#
        1Tesshdconfig610Nwebidl  705Yinputrc201Bfy         416Cjbst=0mHvisual-prolog51b1hsail30\Warc        \#
                             >1[bgit-attributes61Lcjsonld       50]2antlr                                   \#
                               70J_bsdmake51Znjanet                                                         \#
             315Lecr=0fSvim-help-file                                40kMhurl61QKsophia50<\rebol            \#
                                                                                                            \#
                   51f3shell    600Jpuppet81GRgdshader50F8clean             410Ustla40MAyacc61J4python      \#
                 40Icrocq                              10@[c                                                \#
        61m?amdgpu                                   318Wexs      501:numpy=1d1literate-agda                \#
           70R?winbugs       30d]cil706Xsystemd                           31XSrpc50eburweb                  \#
                                       <0Y3brightscript71Hfcrontab516Wobj-c<0mHvisualprolog      60<Rfennel \#
           B1G7adobe-font-metrics31IUmscH0dGapollo-guidance-computer40Uotasm51f2jflex41YZasn171X7lobster60T0\#
        carbon                         41?_hlsl                         <0R=django/jinja81JNteraterm        \#
            20U>eq       517bxonsh       71J4python3                                                    51iV\#
        talon81MQpl/pgsql30D9kit50\]xproc6147gedcom11kEe80oIpypy-log              :0<hminiscript90`fearl-gre\#
        y          30>2rnc              51YZasn.140>Wruby                218Wex                     30DIptx \#
                       31W:adl                    218\cl 40`Ktape         90QRredirects819Ix-bitmap  90<Bbli\#
        tzplus10beb    A1>>gradle-kotlin-dsl41g?croc30Eclfe       616Jignore                              10\#
        U=j 41P8cadl                                                                    41M=bmax           3\#
        1o`scm                        50^=dlang10SKk                       81R8markdown                    6\#
        09CcsoundB0]2antlr-actionscript      B0F9win32-message-file                                  50V:eag\#
        le50Shvlang30[gflx 41f3bashD0f6imhexpatternlanguage                                      415gopal   \#
               I1WLragel-in-objective-c-host40>osaviB1XNroboconf-instances41_YabapJ0Yevelocity-template-lang\#
        uage>1oDliterate-idris516?mason10^=d                        40oIpypy       70HFmarkojs              \#
                                                             3039dax612Pcoffee                    31g]qvt   \#
                             316bnim    81eeautoconf21R8md                    703icomal8030iSbqn            \#
                                    G0C[webgpu-shading-languageO1l2mathematical-programming-system61^glighty\#
        517>logos90DWrmarkdown513Uhocon81UEterminfo                                     71k_cryptol30Uoasm  \#
                       51V\sqlpl  51[Vaconf        :1[VapacheconfH0BWopenapi-specification-v2<1<Dsources.lis\#
        t                           F1=manswer-set-programming31V=asl51kNlasso41mQrest     31Qmcel:0V2public\#
        -keyH1`Dopenapi-specification-v3         40>Wrake<12Pcoffeescript                               61iY\#
        hybris                        <0gOgerber-image                          31J4pyi   :0O4chaiscript61HK\#
        augeas                                70n8oxygene41_`pact  30BHcds                                  \#
                        618Welixir=07Hjest-snapshot41@Whash  <12kactionscript412<snbt     51Njtroff         \#
                 >0QRredirect-rules71b[futhark40BEself21g\4d                                  31foxqy41L:gaw\#
        k       >11Zcoldfusion-cfc                71eNharbour301Nelm                     21Bnp4             \#
                                     B1WLragel-in-ruby-host70dRlogtalk=15Dgentoo-eclass502cdafny            \#
                         81Q:rescript4054mbox    50d`batch3150gsp91\`kakscript70dmredcode           C150groo\#
        vy-server-pages50?cproto60kmgemini      61XSrpcgen90n\pure-dataF1>mpython-console-session21^Whx50a^a\#
        fdko                        805Yreadline:1Tessh-config         20B[xs                               \#
                       40]Pjsgf=0V0jetbrains-mps20XHhy50j7cperl80?@portugol              :0CFpowerquery=1^Zk\#
        aitai-struct                                        21cQsc                                       413\#
        Wc2hs 60^Khaxeml90Caxorg.conf805Babap-cds5162lobas30:Tzig                                           \#
          407=vapi   40j7perl                                  50e5conll                                    \#
           D1Aojava-template-engine       40aXpike                                                          \#
                                 :0URgenero-per=1mKtype-language:0]2antlr-perl        80dJlcryptol          \#
                   31?;hbs                                                           <1_lcabal-config       \#
          30RAjs2       40QSnoir           <1PVbash-session503icomal40fVcuda40Wgidl4312kas3E1oFgrammatical-f\#
        ramework90bisnakemake>0Rcselinux-policy70_5objdump908lultisnips40<Kpytb30G;pan              317Htid4\#
        0Eehaml                                                    71eem4sugar91X4brainfuck204;nb           \#
            70Z2nearley     41YKfift                70__graphql      ;16Wobjective-c30`Kvhs <0eRshellcheckrc\#
                    418lconfN11Lparrot-internal-representation20lOq#:16Wobjectivec       501Ksquid          \#
                          80`fearlgrey                       60dCparrot            21f3sh   61LBerlang      \#
                                                        41X1heex       30BJnsh                              \#
                                                                                                     710Pfig\#
        font    :0Udrecord-jar70Bdmoocode?05Yreadline-configA0R=html+django/jinja21]cgo41a>sarl40HNride70fSv\#
        imhelp901Ksquidconf40fTrita40T?jslt            50NBlatex?0Dksmartgameformat 21dRls            40STsa\#
        lt        P0Fmansys-parametric-design-language41DIimba51Eisarif808lultisnip=06kisabelle-root31Bjsql \#
                                                    31amtsp                                        >1e8witch\#
        er-script30EHopy80:@x-pixmap       31G3jac<162visual-basic         :0WBinno-setup>0`Estringtemplate3\#
        1\Fgts                  61LHpcbnew              81Rdapkbuild50NGnginx701icharity                    \#
                                                      70HHhaproxy?01Orouteros-script30Daerb                 \#
                              517ocaddy 90d`batchfile      504Eforth50K9surql40=Vedge  81h5parasail         \#
             61fKgo.sum71=4zetasqlE16:web-ontology-language306^ftl                                          \#
                                            :1dRlivescript51=ochuck                                         \#
          30BJnsi                    71kMcrystal                                              90UAasymptoteI\#
        0Ujtypographic-number-theory            30^Gb4x                            =1[bgitattributes        \#
                      70nXfreefem51fTkusto31B`usd            =1Rdalpine-abuild   213Jcp                     \#
                 21KTgn            30F@cwl31]?boo31JYcss    41WPstan>1>mpython-consoleE0nYworld-of-warcraft-\#
        toc61DAprolog91[Uc-objdump20>4io60dWcplint       516[jsonc81C5graphviz      31S7ul4                 \#
                                           80Yevelocity509Ldhall                 51FRrenpy                  \#
                  61hPautoit:0E[glimmer-js80`=cucumber21kRrs30kbdcl F0]2antlr-with-perl-target504aclips41Njr\#
        off51FAcurry80j^monkey-c20I[i6K05Kdebian-package-control-file30:Wbru<11Igemfile.lock:05Kdebcontrol70\#
        \Kclarity31_dlex:0eepogoscript20;5i7;1_Pomnet++-ned          80JMjmespath              70UOverilog71\#
        ;^gnuplot        50d\bison                                          30i@roc               <1PVshells\#
        ession51R\berry30gTsdc30\Rdts?0T:java-properties<1LHkicad-layout80Uoassembly60nYwowtoc   70]?mercury\#
                                                                          ;1N0option-list                   \#
                                                  31?^typ70`=gherkin20Akcs    71iQclipper                   \#
        51kGdylan                                 311Lpir                >1Yjpropeller-spin30Dksgf204;wl61db\#
        unicon;1IHcpp-objdump21kMcr30V2pem                                                                  \#
                                          50b8latte                                            81?;htmlbars \#
                       30E[gjs                         30j`gst   30h^adb41j6rell31>Xejs 31RMsfv             \#
                                                         80_lstarlark417Wston30KWwdlA1WLragel-in-cpp-host 30\#
        lnada   614Rzmodel                                       60XCcypher50Ydslash          41G7amfm    71\#
        75promela:0R=htmldjango41@Xgosu  70gOrs-274x41Y]yang:1WLragel-objc20J_mfA1NUvalve-data-format=0FFros\#
        -interface41X1leex                             <1Xlobjdump-nasm                         >04Lroboconf\#
        -graph         :0GMcsound-csdH0NGnginx-configuration-file           418\lisp50EBslice200Wdg         \#
             11]\m                                                                                          \#
                         30<Rfnl                30cibib60Y1fantom<1lKkolmafia-ash
        """#
    }

    /// The bits of a hash that choose a slot of `modeIndex`.
    static var modeMask: Int { 4095 }

    /// Slots of a hash table: where the record of a word starts, plus one.
    static var modeIndex: StaticString {
        #"""
        00050960470?00000000700070X00060<00030=00000E00O00000000000000h00000000000000000000000000000000070e0\#
        0010S00060U00000071700000000000000000050_40_51171B01001@01J20f00000030i51921471O21V00000000000000001\#
        Q00000000000071W00000061;00000000000031@00000000051J00000000011H00000051R01\11[000000000000000000000\#
        51[00000000000000000000000000000000011g01d00000000000000000041i31j51k21k22;71l32462032@72332H0000000\#
        0000000000000000022E12=52=42>52W52b12I42D12S32P00000000000000000000002M00000000000000000000000000000\#
        000000000002\52o62]32^22_32h00000022i42c00000012g00033162j00013600000072o53:73:63313C23400073G23K000\#
        00000000000000000000000000023Z53H00000000000053V00000000000000000000000053\53b03Q33Q13R23g63W0000000\#
        0000073\00024200000013a00000000000000000024L53o33i63i34554;73l03l64044044900000000000000000000000044\#
        D44R00000000000000034B00074D04D00024T00054I14J00000024]00054U34O44^00044g04S74U64V00000000074d45434[\#
        64]00025500000000000000045;45B04g34g00000000074l00000000000000055200045J00000000000000000000000045R3\#
        5=25@25M55H05A00000000000000075H45`75P05K00000000000000000000000000025U00065W05\00000000000000000045\#
        j00000065g00000076235f00000066205i00000046676800046F00000000000000000000066;16916I000000000000000000\#
        06A00046O16O56D00000000026I00000000036M76M06O26R66Q06V06h00000000000000000000000000026]56^66_0000000\#
        0026l16c00000067500000067<36k00000000027500000077200000000000000000057900017;00000000017G00000000000\#
        017Q00057F57M27H67X27Q57V47K00000000000007Q67`67i37R68177U00000027`00000000000000000000000047b000000\#
        00000000037h00000077k07l38208=57o18000068<00078400000000000028900000048<00028A00000008D0000000000000\#
        0000000000000000018L38M18U00000000000000000028U08V00000000000000000000000068_00058a00000000000000000\#
        000000000000018l00000000000000000000039479459500000000000039E19;00000000019J69@69P59G79C000000000000\#
        19Q00000039L39Z39b49O00000049V00000000000000000000000009[00039j00000000009j00000000000000000069h49i0\#
        000000000:30000000000000000000006:50000000000001::0004:@5:=0000000000002:B1:B0002:\4:G6:E0000000003:\#
        K0000003:X0001:P0000000000000000005:W0000:Y2:m0000000005:`0000000000000002;93:e000000000000000000000\#
        0:m0000000000000003;30000000001;70;70000000002;M0000002;S0000000000006;D7;E0000006;M6;Y1;I5;K0000000\#
        004;O6;`0002;[0;S6;i7;T3;U4;`7;b3;b0007;m0007<@0;]0000000000000003;o4;l0000000004<76<36<80;k4<A4<G00\#
        00<<3<?0<F0001<40000000000<N2<83<F0007<U7<[1<=7<c0000000000002<D2<Q0000000000005<J2<\0005<R0000005<Z\#
        0006<R7<k0<U3<U3<a0005<c0006<`0000000000000000000003<m4<b7=64<o0000000000000000000001<m3=52<o0000000\#
        000000004=73==1=:6=70=77=C0=>3=Q5=<3=\0000000000001=C0001=J0001=T0007=K0000006=L0000000000000003=c00\#
        00006=U3=k1=]0000003>30000000000005=_7=_3>C4=a7=h0000000000000000002=j0000006=m0000000000003>M3>U000\#
        5>50005>;0000002>:1>:0>;2>E7><1>D0000>F0000001>U3>]2>Q5>E5>O6>H0>S0>Z0000001>_7>N2>]0>d0>o4>P3>i0?;1\#
        ?=0000000000000000000007>^6>_0000000?J7?B2>i0000000000000000000000004>m4?:0000000000000005?47?J5??1?\#
        D0004?H6?:0?^3?<0007?S0000006?A0?j2?B5?M0003?P0000000000007?_0000000000000000001?R4?a6?R1?[000000000\#
        4?h0000006?_1?h2?^0001?o4@35?b0000005?l4@E7@05@30000004@Q0006?m6@:3?o0005@B0002@30000000004@]0000000\#
        002@;3@<0000000000000000006@C0004@l0@E0000000000000000006@X0000002@P0000000000004A30000006@`00000000\#
        00000004A:0002@`0000000@c1@d7@d0000000000@m0001@l0000006@n0000003A10000000A90000000000001A=4AF4AR4A\\#
        3A?0000000000005AB0000000000000000005AM0000000000000004Ab2AO1AQ0007AS0000006AV0000000004B70006A\5A\7\#
        Ae7Al2A_0000000004BE4BM3Ae2Al0000000000000000004BS0000000000000000000000000002B80000000000000000007B\#
        ?0000000007BF0000000002BL0003BI0BJ0000000000000000005BQ0000000000000000000003BY0000003Bb0000007B_1B_\#
        5B`7Bm2Bb0Bc4Bc0003Bk4Bk6Bh5Bl0000001C07C?2Bo0000C20000000004C50001C;0C80004CA6C;2C<0004CJ1CI0000000\#
        000005CD0005CK0000005CS0000000000000000000000000004CS1CT0000003CW7CX2CY6CZ0000000000000000000000006C\#
        c0Cd0000000000000000000001Cl5Cl0000007D04D05D40D30000007D<3D72D80D;0000000000DI5DC6D?1D@5DO2DF000000\#
        7DE2DR3DG5D^0000000000004DN0000000000000000001DT0003DV0002DY1D^5De5Dn0000000002Dh6D_0000000000001Dm0\#
        000000006Di0000000000000000000001E50000000000004E60000003E90000000000000000000000000001EC0ED2ED6EE3E\#
        F1EI0005EJ2EX0000000004EO0000007ER4Ea0000EU0E`0007E]0000002E`0000000001E_0003Ea4F40007F00000F30000F;\#
        2Ek0000002F50FJ0000000000000000000000000004FA0000000000004FJ6F=0FR0FZ4FP5F@6FF2FB3FD0G95FG0006FO2FI0\#
        000000GA2FS5FR0000000000000000003FW5F\2FZ6FW3Fd4FY3Fl0003G97F^3GF6F_0000000004Fd0004G00007Fh1Fh00000\#
        00004G70005Fo0GI0000000003GQ0000000000002G93GZ7G;0000007GD0000000007GM1GC2GD1GN000000000000000000000\#
        0000001G^0000001Gf2GR4GT0000001H57GW2GY0000000006G]0000000001H@5Ga5HG0000000000000000000000000005HP1\#
        HG6Go0003H11HO7H16HL0000001H]4H77H;0000H;0000000000000000000000000000HI6HT7HF2HG0000007H_0004HM0HR00\#
        00000001Hg6Hj0000006I20000002HY3HZ0000H^0000000Ho0000000005Hc0002He0000001Ho5Hj5I:0000001I>3Hn000000\#
        2I:1IG0000000006IP0003I80000004I;3ID0000000002IF0IA0003IL0II3I[0000004II0006Ib0000000003J70000000000\#
        000000000000IV0000000000000003J\6Ik5I]4I]4In0000000000004J80000000003Jf0000000000003K23K90000000004J\#
        G7J42J50J54JN3KE2J@4Jj5J77JB4KB1J<5J?0000000000000000000002JI6JH0001JJ0001JT0000000000000JQ0JY5JS4KI\#
        0000006JW0000000000000002J]0000000000000000005Jd0000000000000000004KT0001Jm0000002K00000000000002K:7\#
        K60000005K94K\0000000003KK0000000KA5KE2KE0000000002KJ0KI0000000000000000000004Ke7KQ00000000000000000\#
        00000001KZ0000000000000000000000000000006Ke3Kf0000000006Kl4Ko4LF4LR3L:0000002L12L=0000000000005L7000\#
        0000000005L>3LI0000000000000003LR2LF0003La0000000007LJ6LJ0000000005LO5LY7LW0000000004L`1LU0000000000\#
        000000004Lg0000000000000000000004M43Lo0000006Li0004MC0003ME2Lm2M40Lo2M;1M02MI6M40000000002MW6M@2Me1M\#
        ;1ME0000000M?7M@4MJ0000000004MU0MH0004M\0001MQ0000000000005MO0005MX0000001M\3MU0000000000006MZ0006Me\#
        0M]1Mc0Mk0000000007Mc0000000000000000001Ml0000000001NB0000003N10000001NP0000004N70000002N:5N:0002ND0\#
        000000002NN0000004ND0NE5NE0002NV0NN0NU7NJ4NL5NP4NV2N_0000000007NU1NZ6NT7N^6No0000005N]0000N]4N^1Nh00\#
        00002Ng2No0000000000005Ng0000000005Nn0000000000000007O10003O30000000004O74OI0003O;4OZ0000000000006OR\#
        0000OB1OC0007OE5OE1OM2OH6O\0002OO0000004Od4Om5OP6Oe6P20000000OU0000000000006P;0000000000000000004P50\#
        000000000000000000007Oi0000000000000000001P00000005P30000000000000002P95PJ7P;0004PC3P=4PM3PP3PV7PB7P\#
        I3P]0000000000PH0PQ5PP2PJ0000004P\0000000005Pj0003Ph4Pj7PT1PW7P\0Pj5Q92PX7Pn4Q50Q?4QE2P_7QG5QF7QQ4QT\#
        2Pk0000000000000000006Pl0000000000000007Q^0000000006Q70004Q`0001Q:3Q;2Q<0QK0000000000000000003QD0000\#
        005QP0QT3QK0000000000005Q\6QO0000001QR4Qg4R90000002QW0000006QZ0000000007Qd5Qj0000000005R70005RD00000\#
        00000000006Qk0000000000001R34R@0000000007R56R90R62R70000000001R<7R>0000003R@0000000000000000006RU000\#
        3RT0005RK1RL0003R[0007RP4RQ4R\1RZ0005RU0003Re0000000000001Rb0000000003S51Ri0Ra4Rh0000Rm0000000000000\#
        003S>0000000000005S00S40005S;0000005SE0000000000000000000000000006S@0000003SG0000000006SZ0000000007S\#
        K1SL2SL3SU4SM0000004SZ2ST3S\0007SW0000000000006Sa0000004Sk6Sj3Sf0000000000003Sn4T<0Sg5Sh000000000000\#
        0000000001T07T10000000000000006T70006T>0000T;0002T=2TG0000005TA0000006TL0TE0000000000TY1TJ1T[3TK2TL2\#
        TZ1Tb0000004TR0000003TX7TV0000007T`0000000000000000000000000000000007Tn0001Tn0000002Tj1U47U:1U<0Tl00\#
        00006U17U@4U21UM6U90000000000000000001UT1U[0000001Uo0000000000001V60000007UH0000001V@0000000007Ub000\#
        0002UR0UR0U`0003UV0001VJ7Uk2UZ0000000000000000007V35Ua0000000000000006Uh0000000000000000000000000001\#
        VW0000007V<0000V77VH0007VN0000004V=7Vm0000000000000004VH0000000001Vb4VR4VY6VJ2VK0000000000000005VR00\#
        03VT0000000007W40000004Va4Vk5V]0000000005Vd0004W20000007WD0000000000000000000000000000001W17WR2W25W4\#
        7W]6W41WA0001WH0000001WQ0006W>0000002WA0007Wd0000000001WY5WG6WL0000000001W`0000000000000002WS0004WU0\#
        000000000000000000000004Wg0000000003Wb0000000000Wf2Wg3Wi0Wo7X20002X54X87X85Wo0000X70000002X=0006X61X\#
        @1XF0000000004X?6XA0000005X@0000000000003XE0000000000003XO4XJ6XK3Xa0000000007XQ2XQ5XS0004XU0004X`000\#
        0000002X[0000000000000000000003Xl0000005Xf0000000000005Xn7Xk4Xl0003Y40005Y67Y60002Y44Y52YO0000005YB0\#
        000002YT0001Y>0003YS2Y[5YL0YA6YD0000005Y[0007YI2Yn6YN0YJ6Y_0000000000000002Z<2ZC0000000000005Yb00000\#
        00000005Yn4Y_2ZL0000003Yc0000000000001Yh6Yi0000000000006Z90000000000000000002ZV0000000003Z93ZB3ZP7Z<\#
        0000003Zc0000000000001ZD0006ZF0000000000000000000000000ZO0000007ZR0000003[10000000005ZY0007Zb7Zk4Z[7\#
        [21Z\0006Za0000006[30002Zf0002Zn0Zh7[94Zj0000002[87[L5[03[A4[42[>6[>2[X6[F4[<2[a0000000000000000005[\#
        ?3[R7[\0000000000000000000001[I0000000000004[N0002[o4[U0000000000000000005[X0000002\=3[[0000000000[`\#
        1[a3[c0005[d0000000007[h0[i5[j0001[l0006[n0000000006\50001\97\51\C4\70000000002\V5\<0\=3\=2\a0004\C0\#
        000006\D3\P0000003\]0000000001\L1\Y0\N0000004\Q0005\S4\d1\`0000000001\j0000000\^0000000002\h0003\l1]\#
        90000006\f0000000000004\o2]06]13]63]>0002]80000000000000003]E1]B0]90003]L4]<4]H0004][0000007]B000000\#
        0000000000000000000]K0006]M1]N0000001]Z0000000000000005]W5]a5]i2]Y0000001]`0001]k1^A0000000000000000\#
        000005^40000000000000000000000003^10000000000000000000^82^90000000001^L6^=6^S0000000005^C0^C0004^F2^\#
        G6^^0000000000000002^W7^N7^U0^O5^P1^S0^V7^`5^\0000005^g6^o0000000000000000000000000003^d000000000000\#
        1^i0^j7^j5_60000005_@0000000003_30004_50_61_74_>1_@3_90000000000000005_N0000001_K0000_E0000007_H1_R5\#
        _Y4_J1_Z5__5_f0000000000000000006_U0000002_X0000005`70000003_^3_g6_a2_a5`S1_b0000004_f0000000000004`\#
        04`76_m0006`66`=4`?7`20004`M0000000000000002`:0002`P0000000003`@4`U6`J0002`V2`k0000000007`I7`[000000\#
        0000`N0005`]2a53`P7`b7`h0004`^0000000007a22a?0000`]1`^0006``0006a77aA2aF2aQ0000000000000000`k0000005\#
        `n7aG0000000000000000000000000003a93aG0000006a@0000000000000002aX0000000000000000001aJ3aN0005aM4aM0a\#
        M6aP0000000000004aU0000006aZ0aY1aZ0003a\2a`0006ag3ah0001ab0000000000005ag0000000004ak2b01am0002b;5b2\#
        0005bG0000000b50000002bE6bA0006bG0005bU0000000000000000000000000000000000000000000000000bN0000002b\4\#
        bR0bY0000005b]0000002bf2bn0000000000000003b`0000003bh0000000000006bh4bi2cC0bk0000000000003c30007c21c\#
        36c40001c;0001cB0000000000000000000000000000000000000000000000000000006cK0000000000000000000005cS3cT\#
        0000000000000000000001c\0005c^1ck0000000000000000ce0d21d97cg1d@4cg0000000000000000000000005d31dG0000\#
        000000d?0000000000000002d>6d?5d@0000007dC0000000006dG3dG0000000000000000000006dX0000000001dT0000006d\#
        ^6dg0dX0dg4dZ4e53d\1d^2d^0000000007dc0000000000e00000000004e>0007dm7e42do5do7e<4eL0e;4eS3e52e;1e7000\#
        2eB4f30000000004f;1e>0002eJ6eA0007eD0002eR0003eH6eO4fI4fQ5eJ4f\0001eO0eP0000000000000000000000000000\#
        e_0000000000000000003ea0000000003ei0000000000000000000000000000000000005f20000002f55f:0f70002fE0003f\#
        ;0001f=2fL0002fX0000000000004fi0000006fH7fI0000004g00fM7fU0000000005fR7f]1fS0004gB5f_2f`000000000000\#
        5g31f^7fd3f_0002fj4gH0000000005gA0000fi0000003fl4gY0000000000000003gC0006g50000000004ga7g:0000000006\#
        g>6gH0000000000007gD0003gJ0002gH6gU0000000005gM0gN0000000000002gd0002gm5gX0006ga0000000g[2h800000000\#
        00002h@0000000000006gj5gg0002hG5go0000002hW3gm2hb5h@0000000000007h55hI0000000000000000000h=7h?2hm0hC\#
        0002i50000002i@0000000000000000000000000000000003hQ7hR0hS0000000000h\0003h^0000hc0000007h^6h^2iG0003\#
        hf0007hi0000000000hj4hi6hi3hn0005hm5i?0000000000000003i=0i97i73iG0000000000000000002iP0000007iA7iL00\#
        00000000000000000000000001iL0002iZ2j15iP7iT0006iS0003iU0007ib0000000007ih0000000000000000001ib3ib000\#
        0000000ig0000000000j60004im0000000007j=0000000j<2jG0000004j80000000003j<0000000000000000006jC0001jE0\#
        000000000000000000007jN0000000003jQ3jW1jS5jS4jS5j^0000000000000000000000000000000002jb6jb0jc00000000\#
        00000000004jk0000000002jo0000002k87k30004k50002kJ4k<0003k:1k:1kK3kH0002k_0000000kB0000kR0001kR1kZ000\#
        2kg1kc0001kj0000000000000000004kS0001l71l?0000000000000007k\0000000k_0kf0000000002kn5ke0005kl0km4ki0\#
        000l<3kk3l64l10000004l80000000000000007l70000lF7lE0000002l=6l=0lL0000000000000001lH0000000lZ6lK00000\#
        00000006l\0000lj0000003lS0000000000000000000000000005l]0001l_0001li5le5lo0000000000000002li0000007ll\#
        0000000m90000006m20mB4m27m42m57m=3m60002m?0mO0001m=2mL3m?0000000000001mD0mY0000000003mI0000000000000\#
        ma0003mW2mV7mQ4mQ6mS0000000000000000mh0000000000000000000000000000nC00000000000000000000000000000000\#
        00000003n20001n40001nX0001nc0000000000000nK0000000000000000002nD0000000000000000000000000000000001nl\#
        0000000000006nU4nU4n_0000000000000000000002n_0000000000000000000000000nh0000000004nl0006nn0000000000\#
        005o30000000o62o62o=2oJ0o?0006o<0000oG0004o@5o@3o@7oA0000o\0000000005oJ0000000000000006oO4oP0000006o\#
        _0000005oV0007oX0000007o_0000000000000000000000000od6oh7007oi0000004oj1ok5025ol2062oo70820C000
        """#
    }

    /// The records of the interpreters of scripts, each where its hash points.
    static var interpreterText: StaticString {
        #"""
                  61J4python40]Njust81^_mathsat5   20RAd8                             ;0SLocamlscript       \#
                609>luajit    615Hgroovy                                                           :12Fopenr\#
        c-run                     70>Wmacruby80`\makeinfo30UAasy                                      50RArh\#
        ino318\ecl511Vjolie                            71K9ts-node                       61@arunghc       60\#
        9>texlua      31`@sed60<Rfennel30gTtcl        606@octave             31f3zsh;1kRrust-script50J_gmake\#
        61\Mparrot20RAv821f3sh40EZgojq                                                          60eWrakudo  \#
                          21f3rc                                    71J4python3                             \#
        51Y\swift                           30RAqjs                             40\Dslsh30EZjqq71@arunhugs  \#
                                       51^_verit                            40>Wruby51o`guile               \#
                           51c=perl640gTwish=04;wolframscript                                               \#
                      71J4ipython41L:mawk                                                                   \#
                                        61WUregina       31]4apl                518\clisp 404;math          \#
              40CItcsh71`@minised     31L:awk                                                       80]3pico\#
        lisp           60jJdtrace30EZjaq31UNeui50gTjimsh   50gOgerbv          41;_java           91^_boolect\#
        or61o`scheme       60RAnodejs30CIcsh61gXscenic41f3bash         40J_make21J4py    31aIlsl  206Zbb61o`\#
        racket  :1@arunhaskell          30@[tcc    71cQscsynth  21J4uv 41UNeuiw                     40nFfish\#
                               20T9tl                                                          41J4pypy     \#
                                                                    71kMcrystal41o`gosh61eMexpect612Pcoffee \#
                   50k2ucode                                   40i5pwsh                      51@astack21FTnu\#
                  71LBescript              :04;MathKernel418\sbcl30]?mmi40m7aidl40eWraku                    \#
        61cQsclang    40M1koka61o`bigloo  41^_cvc421KTgn50gTtclsh:0i5powershell41o`r6rs60jLboogie40EZjqjq=04\#
        ;WolframKernel20>4io                 71f3busybox                20RAjs                          80gO\#
        gerbview20EZjq     31K9tsx50[^julia30C`qml                          30>Wrbx                         \#
           71=7newlisp      41WUrexx                                        40>Wrake                        \#
             :0c<instantfpc61]4dyalog                           31@Ipkl61=mclingo                           \#
                                                       904;WolframNB                                        \#
                                 71;^gnuplot31o`gsi50>Wjruby618Welixir                                :0F@cw\#
        l-runner      31f3ash                                                            51f3pdksh 40QKdart \#
                     41K9deno:0EZquery-json403Kgawk50SLocaml21VNM2              30]3pil             801ORout\#
        erOS ;1^_smtinterpol                          318\ccl         31f3ksh          80RAv8-shell502cdafny\#
        51DAswipl                                      51dQqmake     6058kotlin      60RAchakra41f3dash     \#
             31^_stp                                                       :0i<dpatch-run                   \#
                   71^_smt-ratA04;MathematicaScript704;wolfram61]Xelvish     309>lua41]4aplx             41f\#
        3mksh                                         30RAgjs41kErune20XHhy50j7cperl                        \#
        41`@gsed41\Hmoon                             21^_z3                  81P>nextflow40RAnode           \#
         41:3nawk                            31K9bun       71o`chicken31o`csi                               \#
                              31W?php           40j7perl31DAyap                80SLocamlrun                 \#
          ;04;Mathematica                               51Znjanet    40aXpike                            40Y\#
        cioke                    80U=jconsole          71J4python271^_opensmt                             51\#
        J4pypy3418\lisp        91V:osascript                                                   506hscala61^_\#
        yices241`@ssed             514aemacs    71gVRscript 407Dluau                             41JRnush
        """#
    }

    /// The bits of a hash that choose a slot of `interpreterIndex`.
    static var interpreterMask: Int { 511 }

    /// Slots of a hash table: where the record of a word starts, plus one.
    static var interpreterIndex: StaticString {
        #"""
        0000000000PH0000`60`@0H800008;00;0000PP00000000000000000000000E0HE00000000000M0000HL0PZ0Pb0000000000\#
        `R0000000000000hW00000000000000\0000000000000000000000000000000000000Hi0hi0000000000000i10000000Y20Y\#
        =0Q30YD00000000000000000000009=00001?0000000000000YM0000000000iH0IH0QJ0000000000000000aP000000000000\#
        00000000000000000009[00001]0A]0000000000000000000Qe0000ig00000000001k0000000An0000000000000000000000\#
        000Z70000000000000b<0000000000bG0000000000000BE0RE0:E0JH0000000ZK0RQ0000b\0BO0000000000000000jU0bg00\#
        00000000000000R\0000000000000Rc0jb0000000Rl0000Bg0Bo0000000000000:m0000000300000000000000000c6000000\#
        0000000000000c=0000C?0000000000000000000kF0000000000000000000SM0[N0000000KQ0;Q0cR03S0K\0000000[X03^0\#
        000000000Kd0000000000000kb00000000000000000000003j0Kn0000000[n0000T00\60\D0000000\L0<50<=0l80000<D00\#
        00000D=0000000000lC0TA0dC0LD0000000000000dJ0000000000000000000dR0000000\U0DT0D^0000dX04W00000004`04g\#
        0000De0000000000000000000000000Dl0000\i0000lk0m40000000000M00=00U10000000000000000E80e90eA0000000]=0\#
        000000000000000000mD0000000000000000]J0EK05L0000MN0000000MW0000000000=U0UV0000000Ud0=]0000000000E^00\#
        00000000000000000000ef0Mg0000Ek00000000000005n0000000000000^30000000000000000000000000F<0000f>06?0N@\#
        0FF0fJ0^C0nD0000000000>H0FM0VI0>Q0nM0NN0VP06O0nW06V0>Y0NV06`0^T0000FW0000000^`0000000N]0f^0000000Ne0\#
        000000000^i0000000Fh0000000000nl00000006o0G00000000000000000000000000o90G:0000000000000000000OA0gB0G\#
        C0GI0oE07F00007M0000000000000000000OO0gP0g[00007\0OW07e0GU0000_X0000000000000000000000000000000Oc0Wd\#
        0000_f0?g07o0Ok0oj0850000Gm0000@20P10P:000
        """#
    }
}
