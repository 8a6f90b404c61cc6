/// Functional and logical languages, and those that are written in lists.
extension Language {
    static let functional = [
        // https://www.haskell.org/onlinereport/haskell2010
        Language(
            type: "text/x-haskell", comments: "-- {-",
            lines: #"""
                8 module ~n where~$
                3 module ~n~$
                6 module ~n (~$
                10 import qualified ~u
                7 import Data.~n
                7 import Control.~n
                10 {-# LANGUAGE ~u
                10 main :: IO ()
                8 main = do~$
                4 data ~u = ~*
                8 newtype ~u = ~*
                8 instance ~u~*where
                3 where~$
                2  where~$
                4 import System.~n
                4 import Text.~n
                6 import ~u~*hiding (
                5  deriving (~>)
                6  putStrLn ~*
                0 module ~n exposing ~*
                0 import Effect (~*
                0 import Prelude~$
                0 main :: Effect ~*
                0 %default total~$
                0 main : IO ()
                0 open import ~n~*
                0 data ~i : ~*
                0 theorem ~i~*
                """#),
        // https://ocaml.org/manual
        Language(
            type: "text/x-ocaml", comments: "(*",
            lines: #"""
                4 open ~u~$
                7 let rec ~i
                8 let () =
                4 let ~i ~*=
                9 module ~u = struct~$
                3 type ~i = ~*
                4 exception ~u
                7 external ~i : ~*
                4 val ~i : ~*
                3  | ~u ~*->
                6 module ~u (~*) : ~*
                7 module ~u : sig~$
                5 module ~u = ~u
                3 type t~$
                2 (** ~*
                7 include ~u.~u~$
                6  printf "
                0 open System~$
                0 open System.~n
                0 open FSharp.~n
                0 open Microsoft.~n
                0 [<~*
                0 namespace ~n~*
                0 #r "~*
                0 let inline ~i
                0 signature ~u ~*
                0 structure ~u ~*
                0 functor ~u~*
                0 fun ~i ~*=~*
                0 //~*
                7 let open ~u
                7 and ~i = {~$
                6 let%~i
                5 ;;~$
                6  | ~u(~*) ->~*
                5 #use "~*
                5 type '~i ~i =~*
                3 type ~i =~$
                2  | ~u~$
                """#),
        // https://www.erlang.org/doc/system/reference_manual.html
        Language(
            type: "text/x-erlang", comments: "%",
            lines: #"""
                10 -module(~i).
                9 -export([
                8 -include(
                8 -include_lib(
                8 -record(
                5 -ifndef(~i).
                8 -define(~i
                3 -endif.
                7 -type ~i(
                7 -spec ~i(
                9 -behaviour(
                9 -behavior(
                10 {erl_opts, [~*
                """#),
        // https://hexdocs.pm/elixir
        Language(
            type: "text/x-elixir", comments: "#",
            lines: #"""
                10 defmodule ~n do~$
                8  @moduledoc ~*
                8  @doc """
                7  def ~i(~*) do~$
                3 end~$
                4  use ~u
                8 ExUnit.start
                8 Mix.install
                8 import Config~$
                8 use Mix.Config~$
                6 config :~i, ~*
                6  use ExUnit.Case
                4  test "~*" do~$
                5  defp ~i(
                """#),
        // https://www.gnu.org/software/emacs/manual/html_node/elisp
        Language(
            type: "text/x-emacs-lisp", comments: ";",
            lines: #"""
                9 ;;; ~n.el --- ~*
                5 (defun ~n (
                4 (defvar ~n
                8 (defcustom ~n
                7 (require '
                9 (provide '
                4 ;;; Commentary:
                4 ;;; Code:
                5 (setq ~n
                6 (autoload '
                5 (put '
                6 (global-set-key (kbd "
                6 (add-hook '
                6 (use-package ~n
                6 (add-to-list '
                6 ;;; ~n.el ends here
                8  (interactive
                4 (define-minor-mode ~n
                9 (defgroup ~n nil
                9 (defface ~n
                8 (eval-when-compile~*
                6 (define-key ~*
                5 (defconst ~n
                6 (defsubst ~n
                7 (cl-def~n
                0 (in-package ~*
                0 (define (~n
                0 (use-modules (
                """#),
        // https://www.lispworks.com/documentation/HyperSpec
        Language(
            type: "text/x-common-lisp", comments: "; #|",
            lines: #"""
                9 (defpackage ~*
                9 (in-package ~*
                9 (cl:in-package ~*
                7 (defun ~n (
                5 (defmacro ~n (
                6 (defclass ~n (
                7 (defparameter ~n
                6 (defgeneric ~n (
                10 (asdf:defsystem ~*
                10 (in-package :~i
                10 (in-package #:~i
                10 (in-package "~i
                9 (declaim (
                8 (defstruct ~n
                8 (defstruct (~n
                7 (defconstant ~*
                8 (defvar *~n
                9 (defparameter *~n
                6 (defmethod ~n
                7 (eval-when (:~n
                6  (format t "
                5  (format nil "
                5  (loop for ~n
                4  (setf (
                6 (define-condition ~n
                10 (defsystem ~*
                9 (use-package :~n
                6 (deftype ~n
                """#),
        // https://standards.scheme.org
        Language(
            type: "text/x-scheme", comments: "; #",
            lines: #"""
                7 (define (~n
                5 (define ~n
                9 (define-module (
                9 (use-modules (
                8 (define-syntax ~n
                9 (import (
                4  (lambda (
                3  (let loop (
                10 #lang ~n
                3 (display ~*
                5 (require racket~*
                4 (newline)~$
                9 (define-record-type ~*
                10 (define-library (
                9 (define-public ~*
                9 (define* (~n
                10 (library (~n
                9 (module ~n racket~*
                5  (let-values (
                2  (cond~$
                3  (cond ((
                2  (let ((
                4 (set! ~n
                5  (set! ~n
                3 (provide ~*
                10 #!r6rs~$
                3 (load "
                4 (let loop (
                7  (define (~n
                4  (define ~n
                """#),
        // https://clojure.org/reference/reader
        Language(
            type: "text/x-clojure", comments: ";",
            lines: #"""
                9 (ns ~n
                9 (defn ~n
                9 (defn- ~n
                3 (def ~n
                4  (:require
                4  (:use
                10 (defproject ~n "
                5  :dependencies [[
                6 {:~n [~*
                6 {:~n {~*
                0 {:~i =>~*
                7  :deps {~*
                4  :aliases~*
                4  :paths [~*
                5  (:gen-class)~*
                4 (let [~*
                5 (defmacro ~n~$
                5 (comment~$
                6 (defmulti ~n
                6 (defmethod ~n :~*
                6 (defrecord ~n [~*
                6 (defprotocol ~n
                7 (deftest ~n
                6 (require '[~*
                5 (println "~*
                """#),
        // https://www.swi-prolog.org/pldoc/man?section=syntax
        Language(
            type: "text/x-prolog", comments: "% /*",
            lines: #"""
                10 :- module(
                10 :- use_module(
                9 :- dynamic ~i
                9 :- ensure_loaded(
                9 :- initialization
                """#),
    ]
}
