/// Assembly, in the notations of its assemblers.
extension Language {
    static let assembly = [
        // https://sourceware.org/binutils/docs/as and https://go.dev/doc/asm
        Language(
            type: "text/x-asm", comments: "/* // # ; @", ignoresCase: true,
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
                """#)
    ]
}
