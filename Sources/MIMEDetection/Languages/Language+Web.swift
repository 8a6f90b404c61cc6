/// Languages of pages and of the servers that make them.
extension Language {
    static let web = [
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
                0 package ~n;~$
                0  public function ~i(~*
                0  static public function ~*
                0 @:~i~*
                0 using ~u;~$
                10 AJAX.register~*
                4  $(~*).~*(~*
                5 $(~*).~i(function~*
                3 } else {~$
                5 (async () => {~$
                5 export async function ~*
                5 export let ~i = ~*
                5 import ~q;~$
                4 async function ~i(~*
                6 (function(~*function(~*
                6 !function(~*function(~*
                6 (()=>{~*function~*
                10 /* @flow~*
                10 // @flow~*
                10  * @flow~*
                4 export default function ~i(~*) {~$
                3 jQuery.fn.~i = ~*
                7 jQuery.~*function~*
                0 pragma solidity ~*
                0 contract ~u~*
                0 library ~u {~$
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
                0 /* @flow~*
                0 // @flow~*
                0  * @flow~*
                9 export class ~i implements ~*
                7 export abstract ~*
                6 export function ~i(~*): ~*
                5 const ~i = (~*): ~*=> {~$
                6 export const ~i = (~*: ~*) => {~$
                4 } as const~*
                4 type ~u = {~$
                7 export type {~*
                6 import {~* type ~*} from~*
                0 pragma solidity ~*
                0 contract ~u~*
                0 library ~u {~$
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
        // https://www.php.net/manual/langref.php
        Language(
            type: "application/x-php", comments: "/* // # <",
            lines: #"""
                10 <?php
                """#),
        // https://haml.info/docs/yardoc/file.REFERENCE.html
        Language(
            type: "text/x-haml", comments: "! % -#",
            lines: #"""
                6 !!!~$
                6 !!! ~d~$
                6 !!! XML~$
                4 %html~*
                4  %head~$
                4  %body~*
                5  %title~*
                5  %h1~*
                5  %p~*
                5  %ul~*
                5  %li~*
                5  %div~*
                4  .~n~$
                4  #~n~$
                3 - ~*do |~i|
                3  - ~*do |~i|
                5  = yield~$
                6  = ~i_tag ~*
                5  = link_to ~*
                0 %option ~*
                0 %prep~$
                0 %{~$
                """#),
    ]
}
