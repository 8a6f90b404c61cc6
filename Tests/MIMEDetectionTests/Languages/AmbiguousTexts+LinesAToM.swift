extension AmbiguousTexts {
    /// By extension, from a to m.
    static let linesAToM = [
        Case(
            "m", "text/x-objcsrc",
            """
            #import <Foundation/Foundation.h>

            @implementation Elk

            - (void)graze:(NSString *)place {
                NSLog(@"%@", place);
            }

            @end
            """),
        Case(
            "m", "text/x-matlab",
            """
            function y = graze(x)
            % words
              y = zeros(size(x));
              for i = 1:length(x)
                y(i) = x(i) .^ 2;
              end
            end
            """),
        Case(
            "m", "application/vnd.wolfram.mathematica.package",
            """
            (* ::Package:: *)

            BeginPackage["Elk`"]
            EndPackage[]
            """),
        Case(
            "h", "text/x-chdr",
            """
            #ifndef ELK_H
            #define ELK_H

            #include <stddef.h>

            int graze(const char *place, size_t length);

            #endif
            """),
        Case(
            "fs", "text/x-forth",
            """
            \\ words
            : square ( n -- n ) dup * ;
            variable herd
            : graze ( -- ) herd @ 1+ herd ! ;
            """),
        Case(
            "fs", "text/x-fsharp",
            """
            module Elk

            open System

            let square x = x * x

            [<EntryPoint>]
            let main argv =
                printfn "%d" (square 2)
                0
            """),
        Case(
            "fs", "text/x-glslsrc",
            """
            #version 330 core

            uniform sampler2D picture;
            in vec2 place;
            out vec4 color;

            void main() {
                color = texture(picture, place);
            }
            """),
        Case(
            "gd", "application/x-gdscript",
            """
            extends Node2D

            export var speed = 10
            onready var sprite = $Sprite

            func _ready():
            	pass

            func _process(delta):
            	position.x += speed * delta
            """),
        Case(
            "gd", "text/x-gap",
            """
            ##
            #W  elk.gd
            ##
            DeclareCategory( "IsElk", IsObject );
            DeclareOperation( "Graze", [ IsElk ] );
            DeclareGlobalFunction( "ElkOf" );
            """),
        Case(
            "d", "text/x-dsrc",
            """
            module elk;

            import std.stdio;

            void main(string[] args)
            {
                writeln("a");
            }
            """),
        Case(
            "d", "text/x-dtrace",
            """
            #!/usr/sbin/dtrace -s

            #pragma D option quiet

            syscall::read:entry
            /execname == "elk"/
            {
            	@counts[probefunc] = count();
            }
            """),
        Case(
            "cls", "text/x-tex",
            """
            \\NeedsTeXFormat{LaTeX2e}
            \\ProvidesClass{elk}[2024/01/01 v1 Elk]
            \\LoadClass{article}
            \\RequirePackage{graphicx}
            """),
        Case(
            "cls", "text/x-vbasic",
            """
            VERSION 1.0 CLASS
            BEGIN
              MultiUse = -1  'True
            END
            Attribute VB_Name = "Elk"
            Option Explicit
            """),
        Case(
            "cls", "text/x-apex",
            """
            public with sharing class ElkController {
                public List<Account> herd { get; set; }
                public void graze() {
                    herd = [SELECT Id, Name FROM Account LIMIT 10];
                    update herd;
                }
            }
            """),
        Case(
            "inc", "application/x-php",
            """
            <?php
            function graze($place) {
                return $place . 'a';
            }
            """),
        Case(
            "inc", "text/x-pascal",
            """
            {$IFDEF ELK}
            procedure Graze(const Place: string);
            var
              I: Integer;
            begin
              for I := 0 to 9 do
                WriteLn(Place);
            end;
            {$ENDIF}
            """),
        Case(
            "inc", "text/x-pov-ray-sdl",
            """
            #declare Elk = union {
              sphere { <0, 1, 0>, 1 }
              box { <0, 0, 0>, <1, 1, 1> }
              pigment { color rgb <1, 0, 0> }
            }
            """),
        Case(
            "inc", "text/x-asm",
            """
            ; words
            section .data
            herd: db 0

            section .text
            global graze
            graze:
                mov eax, 1
                push ebx
                ret
            """),
        Case(
            "as", "text/x-actionscript",
            """
            package elk {
                import flash.display.Sprite;

                public class Herd extends Sprite {
                    public function Herd():void {
                    }
                }
            }
            """),
        Case(
            "as", "text/x-angelscript",
            """
            #include "animal.as"

            class Elk : Animal
            {
                int age;
                void graze(const string &in place) {}
                Elk@ calf;
            }

            void onInit()
            {
                Elk@ e = Elk();
            }
            """),
        Case(
            "mod", "text/x-modula2",
            """
            MODULE Elk;

            FROM InOut IMPORT WriteString, WriteLn;

            VAR count: CARDINAL;

            BEGIN
              WriteString("a");
              WriteLn
            END Elk.
            """),
        Case(
            "mod", "text/x-ampl",
            """
            set HERD;
            param age {HERD} > 0;
            var x {i in HERD} >= 0;

            minimize cost: sum {i in HERD} age[i] * x[i];

            subject to limit: sum {i in HERD} x[i] <= 10;
            """),
        Case(
            "mod", "text/x-nmodl",
            """
            TITLE elk

            NEURON {
                SUFFIX elk
                RANGE g, e
            }

            PARAMETER {
                g = 0.1
            }

            BREAKPOINT {
                i = g * v
            }
            """),
        Case(
            "mod", "application/xml-dtd",
            """
            <!-- words -->
            <!ENTITY % elk.class "IGNORE">
            <!ELEMENT elk (#PCDATA)>
            <!ATTLIST elk age CDATA #IMPLIED>
            """),
    ]
}
