/// C and the languages that build on it.
extension Language {
    static let c = [
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
                0 module ~n;~$
                0 package ~n;~$
                0 @:~i~*
                4 #define ~i ~d~$
                3 #define ~i 0x~*
                2 #define ~i (~*
                2 #define ~i \~$
                2 #define ~i "~*
                8 __BEGIN_DECLS~$
                3 # include <~n>
                3 # include "~n"
                2 # ifndef ~i~$
                1 # ifdef ~i~$
                1 # endif~*
                3 # error "~*
                2 #error ~*
                1 #else~$
                2 # define ~u ~*
                1 # define ~u~$
                4 #include_next <~n>
                0 proctype ~*
                0 active ~*
                0 mtype~*
                0 init {~$
                0 #pike ~*
                0 inherit ~*
                0 import ~n;~$
                0 class ~i~$
                0 .text~$
                0 .globl ~*
                0  .globl ~*
                0  .text~$
                0 fn ~*
                0 func ~*
                4  (void) ~i~*
                4  (void)~i~*
                4  memcpy(~*
                4  memset(~*
                4  memcpy (~*
                4  memset (~*
                3  free(~i~*
                4  sizeof(~i)~*
                4  strcpy(~*
                4  sprintf(~*
                4  register ~i ~*
                3  int ~i, ~i~*
                3  double ~i, ~i~*
                2  double ~i;~$
                2  float ~i;~$
                3  long ~i;~$
                2  for (~i = 0; ~*
                2  for(~i=0;~*
                2  goto ~i;~$
                4 unsigned ~i~*(~*
                4 double ~i(~*
                4 double ~i (~*
                4 static ~i *~i(~*
                5 static const char ~*
                4 extern ~i~*
                3 #include<~n>
                2 # define ~i(~*
                2 #undef ~i~$
                2 #endif /*~*
                2 #line ~d "~*
                4  void *~i
                3  int *~i
                4  double *~i
                4  float *~i
                5  FILE *~i
                4  PyObject *~i
                4  size_t ~i~*;~$
                4  uint8_t ~i~*;~$
                4  uint16_t ~i~*;~$
                4  uint32_t ~i~*;~$
                4  uint64_t ~i~*;~$
                4  int32_t ~i~*;~$
                4  int64_t ~i~*;~$
                4 PyObject *~*
                4 void *~i(~*
                4 struct ~i *~i(~*
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
                0 module ~i.~n;~$
                0 package ~n;~$
                0 @:~i~*
                7  return std::~i
                6  auto ~i = std::~*
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
    ]
}
