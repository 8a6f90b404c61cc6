/// Later languages that are compiled to machine code.
extension Language {
    static let compiled = [
        // https://go.dev/ref/spec
        Language(
            type: "text/x-go", comments: "/* //",
            lines: #"""
                5 package ~i~$
                7 import (~$
                4 import ~q~$
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
                5 // Package ~i
                6  fmt.~u
                8  if err != nil {
                1 }~$
                6 import _ ~q~$
                5 import ~i ~q~$
                6 import . ~q~$
                0 import "core:~*
                0 main :: ~*
                0 #~u~*
                6 import "fmt"~$
                6 import "os"~$
                6 import "unsafe"~$
                6 import "runtime"~$
                6 import "reflect"~$
                6 import "io"~$
                6 import "errors"~$
                6 import "testing"~$
                6 import "sync"~$
                6 import "./~*
                6 import "golang.org/~*
                6 import "github.com/~*
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
                0 @vertex~*
                0 @fragment~*
                0 @compute~*
                0 @group(~*
                0  @builtin(~*
                0 var<~*
                0 contract ~*
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
                7  static func ~i(~*) -> ~*
                6  public init(~*
                7  public let ~i: ~*
                7  public var ~i: ~*
                9 public import ~u
                9 internal import ~u
                7 package enum ~u
                7 package struct ~u
                7 public extension ~u
                6 public enum ~u
                6 public protocol ~u
                4 enum ~u {~$
                4  case ~i = "~*
                5  case .~i: ~*
                9  mutating func ~i
                5  static let ~i = ~*
                7  static let ~i: ~u
                7  private static func ~i
                7  init?(~*
                7  subscript(~*
                6  public static func ~i(
                6 @main~$
                9 @Test func ~*
                9  @Test func ~i
                9  #expect(~*
                9 import Testing~$
                9 import XCTest~$
                8 import Combine~$
                9  @State private var ~i
                10  var body: some View {
                5  case ~i(~u)~$
                4 extension ~u {~$
                5  private var ~i: ~*
                0 implementation ~*
                0 static ~i ~*;~$
                0 #include ~*
                0 package ~i~$
                0 namespace ~*
                0 fn ~*
                0 message ~*
                0 syntax = ~*
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
                9 import core.~n
                6 module ~i.~n;~$
                6 version (~i)~*
                6 version(~i)~*
                8 extern (C)~*
                8 extern(C)~*
                6 public import ~n~*
                7 static import ~n~*
                6 private import ~n~*
                5 alias ~i = ~>;
                4 enum ~i = ~>;
                6 static if (~*
                5 @nogc~*
                6 @safe~*
                5 nothrow:~$
                9  import std.~n
                5 import etc.~n;
                4  foreach (~i, ~i; ~*
                6 void main(string[] ~*
                6 auto ~i(~*
                """#),
    ]
}
