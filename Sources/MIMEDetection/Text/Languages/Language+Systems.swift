/// Languages with the syntax of C, and others that are compiled to machine code.
extension Language {
    static let systems = [
        // https://www.open-std.org/jtc1/sc22/wg14/www/docs/n3220.pdf
        Language(
            type: "text/x-csrc",
            comments: "/* // #include #import #define #ifndef #ifdef #if #pragma #undef",
            lines: #"""
                3 #include <~n>
                3 #include "~n"
                2 #ifndef ~i~$
                2 #define ~i~$
                2 #define ~i(
                1 #ifdef ~i
                1 #if defined
                1 #endif
                5 #pragma once~$
                6 typedef struct
                6 typedef enum
                6 typedef union
                4 typedef ~>;
                4 struct ~i {~$
                2 struct ~i~$
                4 union ~i {~$
                3 enum ~i {~$
                6 static inline ~i
                4 static const ~i
                6 static void ~i(
                5 static int ~i(
                4 static ~i ~i(
                4 static ~>;
                5 extern ~>);
                4 extern ~i ~>;
                6 extern "C" {
                7 int main(
                7 int main (
                7 main(
                4 void ~i(
                4 int ~i(
                5 void ~i(void)
                4 char *~i
                5 const char *~i
                4 unsigned ~i ~i
                4 } ~i;~$
                1 };~$
                1 {~$
                1 }~$
                4  printf(~>);
                5  fprintf(std
                3  return 0;~$
                2  int ~i;~$
                3  char *~i
                3  unsigned ~i ~i
                2  if (~>{
                3  struct ~i *~i
                0 package ~i~$
                0 import "C"
                5 #ifndef ~>_H~$
                5 #ifndef ~>_H_~$
                5 #ifndef ~>_H__~$
                5 #ifndef ~>_h~$
                5 #ifndef ~>_h_~$
                0 #version ~d~*
                0 interface ~u~*{~$
                """#),
        // https://eel.is/c++draft
        Language(
            type: "text/x-c++src", base: "text/x-csrc",
            comments: "/* // #include #import #define #ifndef #ifdef #if #pragma #undef",
            lines: #"""
                3 class ~i {~$
                9 class ~i : public ~i
                9 class ~i: public ~i
                2 class ~i~$
                3 class ~i;~$
                5 namespace ~i {~$
                4 namespace ~i~$
                5 namespace {~$
                9 using namespace ~n;~$
                5 using ~n::~>;
                8 template <~>
                8 template<~>
                6 public:~$
                6 private:~$
                6 protected:~$
                5  public:~$
                5  private:~$
                8 #include <iostream>
                7 #include <vector>
                7 #include <string>
                7 #include <map>
                7 #include <memory>
                7 #include <algorithm>
                6 #include <c~i>
                6 #include "~*.hpp"
                6 #include "~*.hh"
                6  virtual ~i ~>;
                6  std::~i
                6 std::~i
                7  explicit ~i(
                8  cout <<
                5 constexpr ~i
                4 enum class ~i
                8 void ~i::~i(
                8 int ~i::~i(
                8 bool ~i::~i(
                0 package ~i~$
                0 import "C"
                10 __global__ void ~i(
                8 #include <cuda~*
                6  cudaMalloc(
                6 #ifndef ~>_HPP~$
                6 #ifndef ~>_HPP_~$
                6 #ifndef ~>_HXX~$
                """#),
        // https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/ProgrammingWithObjectiveC
        Language(
            type: "text/x-objcsrc", base: "text/x-csrc",
            comments: "/* // #include #import #define #ifndef #ifdef #if #pragma #undef",
            lines: #"""
                7 #import <~n>
                7 #import "~n"
                9 @interface ~i
                9 @implementation ~i
                4 @end~$
                8 @property (
                8 @property(
                6 @class ~n;
                6 @import ~i;
                6 - (~*)~i
                6 + (~*)~i
                9  NSLog(@"
                9  self = [super ~i
                """#),
        // https://go.dev/ref/spec
        Language(
            type: "text/x-go", comments: "/* //",
            lines: #"""
                5 package ~i~$
                7 import (~$
                5 import ~q~$
                10 import "C"~$
                5 func ~i(
                7 func main() {~$
                10 func (~i ~*) ~i(
                7 func ~i[
                8 type ~i struct {
                8 type ~i interface {
                3 type ~i ~n~$
                3 var ~i = ~*
                5 var (~$
                5 const (~$
                2 const ~i = ~*
                9 func Test~i(t *testing.T)
                3 // +build ~i
                6 //go:~i
                4 // Package ~i
                6  fmt.~u
                8  if err != nil {
                1 }~$
                """#),
        // https://doc.rust-lang.org/reference
        Language(
            type: "text/rust", comments: "/* //",
            lines: #"""
                9 fn main() {~$
                4 fn ~i(~>{
                6 fn ~i(~*) -> ~>{
                8 pub fn ~i
                8 pub struct ~u
                8 pub enum ~u
                8 pub trait ~u
                8 pub mod ~i
                6 pub(crate) ~i
                7 mod ~i;~$
                8 mod tests {~$
                9 use std::
                9 use core::
                9 use crate::
                7 use super::
                6 use ~i::~>;
                5 impl ~u
                7 impl<
                6 #![~i
                9 #[derive(
                8 #[cfg(
                8 #[test]~$
                9 extern crate ~i
                8  println!(
                8  let mut ~i
                9  fn ~i(&self
                9  fn ~i(&mut self
                5  pub fn ~i(
                10 macro_rules! ~i
                2 struct ~u
                2 //!
                """#),
        // https://docs.swift.org/swift-book/documentation/the-swift-programming-language
        Language(
            type: "text/x-swift", comments: "/* // #if",
            lines: #"""
                8 import Foundation~$
                9 import SwiftUI~$
                9 import UIKit~$
                10 import PackageDescription~$
                10 // swift-tools-version
                10 @testable import ~i
                2 import ~u~$
                2 func ~i(
                7 func ~i(~*) -> ~u
                8 public func ~i
                6 extension ~u: ~>{
                4 extension ~u
                5 struct ~u: ~>{
                4 struct ~u {~$
                6 final class ~u
                6 public struct ~u
                6 public final class ~u
                5 enum ~u: ~>{
                5 protocol ~u
                9  guard let ~i
                4  let ~i: ~u
                4  var ~i: ~u
                9  override func ~i(
                5  private let ~i
                5  func ~i(
                7  func ~i(~*) -> ~u
                4  init(~>{
                3 let ~i =
                3 var ~i =
                9 #if canImport(
                8 #if os(
                4 private final class ~u
                5  public typealias ~i = ~*
                5  private var ~i = ~*
                6  private let ~i: ~*
                7  public func ~i(
                4  do {~$
                6  let ~i = try ~*
                6  try ~i.~*
                6 import NIOCore~$
                2 } catch {~$
                """#),
        // https://dlang.org/spec/spec.html
        Language(
            type: "text/x-dsrc", comments: "/* // #!",
            lines: #"""
                9 import std.~n
                5 module ~n;~$
                8 void main(string[] ~i)
                4 void main()
                8  writeln(
                8  writefln(
                5  foreach (~i; ~>
                7 unittest~$
                """#),
        // https://www.adaic.org/ada-resources/standards/ada22
        Language(
            type: "text/x-adasrc", comments: "--", ignoresCase: true,
            lines: #"""
                9 with ada.~n
                9 use ada.~n
                9 with ~n; use ~n;
                4 with ~n;~$
                10 package body ~n is
                7 package ~n is
                8 procedure ~n is~$
                5 end ~n;~$
                3 begin~$
                3 pragma ~i
                """#),
        // https://www.freepascal.org/docs-html/ref/ref.html
        Language(
            type: "text/x-pascal", comments: "{ (* //", ignoresCase: true,
            lines: #"""
                6 program ~i;~$
                7 unit ~i;~$
                4 uses ~>;
                3 uses~$
                3 begin~$
                8 end.~$
                5 procedure ~n~>;
                6 function ~n~*): ~i;
                4 interface~$
                8 implementation~$
                2 var~$
                2 type~$
                6 program ~i(~*
                5  writeln(~*
                5 {$mode ~i
                """#),
        // https://j3-fortran.org/doc/year/24/24-007.pdf
        Language(
            type: "text/x-fortran", comments: "! C c *", ignoresCase: true,
            lines: #"""
                5 program ~i~$
                5  program ~i~$
                9 end program
                9 implicit none~$
                9  implicit none~$
                6 subroutine ~i(
                6  subroutine ~i(
                9 end subroutine
                7  integer~*:: ~i
                7  real~*:: ~i
                6  double precision ~i
                6  real*8 ~i
                8  write(*,*)
                7  print *,
                4 module ~i~$
                9 end module ~i~$
                4  call ~i(
                6  common /~*
                7  do ~d ~i~_=~*
                7  write(~d,~*
                6  dimension ~i(
                4  integer ~i~$
                5  integer ~i, ~*
                4  integer ~i,~i
                5  real ~i(~*
                4  double precision ~i,~*
                3  character ~i
                3  external ~i
                2  end~$
                9  implicit real*8 ~*
                4  parameter (
                7 end function ~i~$
                6 contains~$
                5  use ~i, only~*
                """#),
        // https://sourceware.org/binutils/docs/as and https://go.dev/doc/asm
        Language(
            type: "text/x-asm", comments: "/* // # ; @",
            lines: #"""
                10 TEXT ·~i
                0 -- ~n --~$
                10 TEXT ~*(SB)
                10 #include "textflag.h"
                6  .globl ~i
                6  .global ~i
                5 .globl ~i
                5 .global ~i
                4 .text~$
                6  .text~$
                7  .section ~n
                5  .type ~i,
                4  .align ~d
                4  .long ~n
                4  .quad ~n
                6  .file "
                8  .cfi_startproc~$
                6  movq ~>
                6  movl ~>
                5  mov ~*,
                5  pushq %~i
                4  ret~$
                5 section .text
                5 section .data
                8 .386~$
                8 .486~$
                8 .686~$
                7 .model ~i
                4 .code~$
                3 .data~$
                6 include \masm32~*
                6 includelib ~n
                9  .syntax unified
                6  .cpu ~n
                6  .thumb~$
                6  .arch ~n
                5  ldr r~d, ~*
                5  bx lr
                5  int 0x80
                5  int 21h
                6 global _start
                6 org 0x7c00
                6 org 100h
                6 [org 0x7c00]
                6 bits 16
                6 [bits 16]
                6 %include "~*.inc"
                4  syscall~$
                6  push ebp~$
                6  push rbp~$
                4  xor ~i, ~i
                3  mov ~i, ~*
                """#),
    ]
}
