/// Python, and the languages that build on it or look like it.
extension Language {
    static let python = [
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
    ]
}
