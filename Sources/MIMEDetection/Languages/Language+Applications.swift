/// Languages of applications with a window: ActionScript, Dart, Haxe and Vala.
extension Language {
    static let applications = [
        // https://vala.dev
        Language(
            type: "text/x-vala", comments: "/* //",
            lines: #"""
                10 using GLib;~$
                10 using Gtk;~$
                6 public class ~n : ~n {
                7  public signal ~i
                7  stdout.printf
                8 public static int main (string[]
                """#),
        // https://dart.dev/resources/language/spec
        Language(
            type: "application/vnd.dart", comments: "/* //",
            lines: #"""
                10 import 'dart:
                10 import 'package:
                5 import '~*.dart';~$
                6 void main() {~$
                6 void main() async {~$
                3 library ~n;~$
                6 part of ~n
                4  print('
                5  final ~i ~i;~$
                8  Widget build(
                8 class ~u extends Stateless
                8 class ~u extends Stateful
                """#),
        // https://airsdk.dev/reference/actionscript/3.0
        Language(
            type: "text/x-actionscript", comments: "/* //",
            lines: #"""
                5 package {~$
                5 package ~n {~$
                9  import flash.~n
                9 import flash.~n
                4  public class ~i extends
                7  private var ~i:~i
                7  public function ~i(~*):~i
                7  override public function ~i(
                0 package ~n;~$
                0 @:~i~*
                0  @:~i~*
                0  public function new(~*
                0 import haxe.~*
                0 import sys.~*
                0 extern class ~*
                """#),
        // https://haxe.org/manual/introduction.html
        Language(
            type: "text/x-haxe", comments: "/* //",
            lines: #"""
                2 package ~n;~$
                9 import haxe.~n;
                9 import flixel.~n;
                9 import openfl.~n;
                8  static public function ~i(
                8  static function main()
                6  public function new(
                5  public function ~i(~*):~i
                5  override public function ~i(
                5  public var ~i:~i
                9 @:native(~*
                7 @:~i~*
                7  @:~i~*
                8 extern class ~u
                8 abstract ~u(~*
                9 enum abstract ~*
                8 typedef ~u = {~*
                5 typedef ~u = ~*
                5 using ~u;~$
                6 using ~i.~n;~$
                6  public static function ~i(
                8  public static inline function ~i(
                8  static inline function ~i(
                9  public inline function ~i(
                8  extern static function ~i(
                6  static function ~i(
                4  function ~i(~*):~u
                4  var ~i:~*
                5  public var ~i(~*
                6  static var ~i:~*
                5  public static var ~i:~*
                5  final ~i:~*
                2 import ~n.~n;
                4 #if ~i~$
                4 #if (~*
                4 #elseif ~*
                4  overload ~*
                2 class ~u {~$
                2 extern ~*
                0 interface ~u {~*private~*
                """#),
    ]
}
