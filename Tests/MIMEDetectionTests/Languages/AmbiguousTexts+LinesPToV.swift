extension AmbiguousTexts {
    /// By extension, from p to v.
    static let linesPToV = [
        Case(
            "pl", "application/x-perl",
            """
            use strict;
            use warnings;

            my %herd = (elk => 1);
            foreach my $name (keys %herd) {
                print "$name\\n";
            }
            """),
        Case(
            "pl", "text/x-prolog",
            """
            :- module(elk, [graze/2]).
            :- use_module(library(lists)).

            graze(X, Y) :- member(X, Y).
            """),
        Case(
            "pl", "text/x-raku",
            """
            use v6;

            my @herd = <elk moose>;
            sub graze(Str $place --> Int) {
                say $place;
            }
            """),
        Case(
            "t", "application/x-perl",
            """
            use strict;
            use warnings;
            use Test::More tests => 2;

            ok(1, 'elk');
            is(2, 2, 'moose');
            """),
        Case(
            "t", "text/x-raku",
            """
            use v6;
            use Test;

            plan 2;

            my $elk = Elk.new;
            ok $elk.defined, 'a';
            is $elk.name, 'a', 'b';
            """),
        Case(
            "t", "text/x-shellscript",
            """
            #!/bin/sh

            test_description='elk'

            . ./test-lib.sh

            test_expect_success 'a' '
            	true
            '

            test_done
            """),
        Case(
            "v", "text/x-verilog",
            """
            `timescale 1ns / 1ps

            module elk (input clk, output reg [7:0] count);
              always @(posedge clk)
                count <= count + 1;
            endmodule
            """),
        Case(
            "v", "text/x-coq",
            """
            Require Import List.
            Import ListNotations.

            Theorem elk : forall n : nat, n + 0 = n.
            Proof.
              intros n. induction n; simpl; auto.
            Qed.
            """),
        Case(
            "v", "text/x-vlang",
            """
            module main

            import os

            fn main() {
            	mut names := []string{}
            	names << 'elk'
            	println('${names.len}')
            }
            """),
        Case(
            "r", "text/x-rsrc",
            """
            library(ggplot2)

            herd <- read.csv("elk.csv")
            graze <- function(x) {
              mean(x, na.rm = TRUE)
            }
            """),
        Case(
            "r", "text/x-rebol",
            """
            REBOL [
                Title: "Elk"
                Date: 1-Jan-2024
            ]

            print "a"
            """),
        Case(
            "pro", "text/x-qmake",
            """
            win32 {
                LIBS += -lelk
                DEFINES += WINDOWS
            }
            unix:!macx {
                target.path = $$PREFIX/bin
                INSTALLS += target
            }
            SOURCES += main.cpp \\
                herd.cpp
            HEADERS += herd.h
            FORMS += window.ui
            CONFIG += c++11 debug
            """),
        Case(
            "pro", "text/x-qmake",
            """
            QT += core gui widgets

            TARGET = elk
            TEMPLATE = app

            SOURCES += main.cpp \\
                elk.cpp
            HEADERS += elk.h
            """),
        Case(
            "pro", "text/x-prolog",
            """
            :- dynamic(herd/1).

            graze(X) :- herd(X), !.
            graze(_) :- fail.
            """),
        Case(
            "pro", "text/x-rsi-idl",
            """
            ;+
            ; NAME:
            ;   elk
            ;-
            pro elk, herd, count=count
              compile_opt idl2
              on_error, 2
              n = n_elements(herd)
              print, n
            end
            """),
        Case(
            "pro", "text/x-proguard",
            """
            -keep public class org.example.Elk {
                public *;
            }
            -dontwarn org.example.**
            -keepattributes *Annotation*
            """),
        Case(
            "ts", "application/typescript",
            """
            import { Herd } from './herd';

            export interface Elk {
              name: string;
              age?: number;
            }

            export class Graze {
              constructor(private readonly herd: Herd) {}
            }
            """),
        Case(
            "ts", "text/vnd.trolltech.linguist",
            """
            <?xml version="1.0" encoding="utf-8"?>
            <!DOCTYPE TS>
            <TS version="2.1" language="de">
            <context>
                <name>Elk</name>
            </context>
            </TS>
            """),
        Case(
            "sc", "text/x-scala",
            """
            package elk

            import scala.collection.mutable

            object Herd extends App {
              val names = List("a", "b")
              def graze(place: String): Unit = println(place)
            }
            """),
    ]
}
