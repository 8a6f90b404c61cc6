/// Style sheets, and pages made of them.
extension Language {
    static let styles = [
        // https://www.w3.org/TR/CSS
        Language(
            type: "text/css", comments: "/*",
            lines: #"""
                10 @charset "
                9 @import url(
                7 @media ~>{
                10 @font-face {
                10 @font-face{
                8 @keyframes ~i
                8 :root {
                6 body {~$
                6 html {~$
                4 body~*{
                3 html~*,
                4 table~*{
                4 li~*{
                4 h1~*{
                4 pre~*{
                4 head~*{
                5 a:hover~*{
                3 .~n {~$
                3 #~n {~$
                3 .~n{
                2 div~*{
                5 * {~$
                4  color: ~>;
                5  display: ~>;
                4  margin: ~>;
                4  padding: ~>;
                5  font-size: ~>;
                5  font-family: ~>;
                5  background-color: ~>;
                4  background: ~>;
                4  border: ~>;
                3  width: ~>;
                4  text-align: ~>;
                4  text-decoration: ~>;
                5  text-shadow: ~>;
                5  box-shadow: ~>;
                5  -webkit-~n: ~>;
                5  -moz-~n: ~>;
                4  position: ~>;
                4  float: ~>;
                4  border-radius: ~>;
                4  height: ~>;
                4  line-height: ~>;
                4  font-weight: ~>;
                4  z-index: ~>;
                4  opacity: ~>;
                4  cursor: ~>;
                4  margin-top: ~>;
                3 .~n,~$
                7 body{~*:~*}
                7 html{~*:~*}
                7 .~n{~*:~*}
                7 #~n{~*:~*}
                7 a{~*:~*}
                7 *{~*:~*}
                7 .~n { ~*: ~*}
                7 .~n .~n { ~*: ~*}
                7 pre { ~*: ~*}
                7 td.~n .~n { ~*: ~*}
                7 body { ~*: ~*}
                7 h1 { ~*: ~*}
                7 a { ~*: ~*}
                4  overflow-x: ~>;
                4  overflow: ~>;
                6 @import "~*.css";~$
                6 @import '~*.css';~$
                8 @import url("~*
                6 .~n::before {~$
                6 .~n:hover {~$
                7 @supports (~*
                7 @page ~*{~$
                4 ul {~$
                4 img {~$
                4 table {~$
                4 p {~$
                4 a {~$
                5  transition: ~>;
                5  background-image: ~>;
                5  max-width: ~>;
                4  min-width: ~>;
                4  margin-bottom: ~>;
                4  padding-left: ~>;
                4  vertical-align: ~>;
                6  -ms-~n: ~>;
                7 .~n{~*;}
                7 #~n{~*;}
                4  visibility: ~>;
                4  page-break-~n: ~>;
                4  list-style~*: ~>;
                4  white-space: ~>;
                4  max-width: ~>;
                3  content: ~>;
                4  top: ~>;
                4  left: ~>;
                3  clear: ~>;
                5 #~n {~*: ~*}~$
                5 .~n {~*: ~*}~$
                5 #~n ~n {~*: ~*}~$
                5 .~n ~n {~*: ~*}~$
                6 .~n, .~n~*{~$
                5 #~n ~n {~$
                5 .~n ~n {~$
                5 .~n, ~n {~*
                5 h1 {~*: ~*}~$
                5 h2 {~*: ~*}~$
                5 p {~*: ~*}~$
                5 a {~*: ~*}~$
                5 ul {~*: ~*}~$
                5 table {~*: ~*}~$
                5 div {~*: ~*}~$
                5 body {~*: ~*}~$
                """#),
        // https://sass-lang.com/documentation/syntax
        Language(
            type: "text/x-scss", base: "text/css", comments: "/* //",
            lines: #"""
                7 $~i: ~>;
                9 @mixin ~i
                9  @include ~i
                9 @include ~i
                7 @use "~>;
                7 @use '~>;
                5 @import "~>;
                5 @import '~>;
                8  &:~i
                9  color: $~n;~$
                0 @~i: ~>;
                5 $~*: ~>;
                6  @extend ~*
                6 @function ~i(~*
                6 @each $~*
                0 @import "~*.css";~$
                0 @import '~*.css';~$
                """#),
        Language(
            type: "text/x-sass", comments: "//",
            lines: #"""
                5 @import ~n~$
                7 @use ~q~$
                6  color: $~n~$
                4  display: ~n~$
                6 $~i: ~n~$
                4 $~*: ~*
                5 =~i(~*)~$
                6  +~i~*
                4  font: ~*
                0 $~*: ~>;
                0  color: ~>;
                0  display: ~>;
                0 @import ~>;
                """#),
        // https://lesscss.org/features
        Language(
            type: "text/x-less", base: "text/css", comments: "/* //",
            lines: #"""
                7 @~i: ~>;
                8  .~i();~$
                9 @import (reference)
                8 @import "~*.less~*
                8 @import '~*.less~*
                7 .~i(@~*) {~$
                6  .~i(~>;
                6  color: @~i;~$
                6  background: @~i;~$
                5  &:~i
                9  &:extend(~*
                9 @plugin "~*
                9 .~i() when ~*
                6 .~i() {~$
                5  .~i;~$
                5 @~*: ~>;
                6  .~n();~$
                6  .~i(@~*
                5  color: @~*
                """#),
        // https://stylus-lang.com/docs/selectors.html
        Language(
            type: "text/stylus", comments: "// /* body html . @ # :root *",
            lines: #"""
                4  color ~n~$
                4  color #~i~$
                4  padding ~d~*
                4  margin ~d~*
                4  background ~*
                4  border ~d~*
                4  border-radius ~d~*
                4  font-size ~d~*
                4  font-family ~*
                4  font-weight ~i~$
                4  font ~d~*
                4  width ~d~*
                4  height ~d~*
                4  display ~n~$
                4  position ~i~$
                4  text-decoration ~i~$
                5  text-align ~i~$
                4  line-height ~d~*
                4  float ~i~$
                5  background-color ~*
                6  -webkit-~i arguments~$
                3  &:~i~$
                3 @import ~q~$
                2 body~$
                2 html~$
                2 border-radius()~$
                0 .~n {~*
                0 body {~*
                0  color: ~*
                0  display: ~*
                0 @include ~*
                """#),
        // https://doc.qt.io/qt-6/qmlreference.html
        Language(
            type: "text/x-qml", comments: "/* //",
            lines: #"""
                9 import QtQuick ~d.~d
                7 import QtQuick~$
                7 import QtQuick.~n
                7 import QtQml
                3 import Qt~n ~d.~d
                5 Item {~$
                5 Rectangle {~$
                6 ApplicationWindow {~$
                3 QtObject {~$
                4  id: ~i~$
                5  anchors.~i: ~*
                5  property ~i ~i
                """#),
        // https://jwestman.pages.gitlab.gnome.org/blueprint-compiler
        Language(
            type: "text/x-blueprint", comments: "//",
            lines: #"""
                10 using Gtk ~d.~d;~$
                """#),
    ]
}
