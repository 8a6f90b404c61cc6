/// Descriptions of hardware, and orders to machines.
extension Language {
    static let hardware = [
        // https://ieeexplore.ieee.org/document/1620780
        Language(
            type: "text/x-verilog", comments: "/* // `",
            lines: #"""
                5 module ~i(
                5 module ~i (
                5 module ~i;~$
                9 endmodule
                9  always @
                9 always @
                4  initial~$
                4 initial begin~$
                9 `timescale ~d
                6 `include "
                5 `define ~i
                4  wire ~>;
                4  reg ~>;
                5  assign ~i = ~>;
                7  $display(
                7  $finish
                """#),
        // https://ieeexplore.ieee.org/document/10458102
        Language(
            type: "text/x-svsrc", base: "text/x-verilog", comments: "/* // `",
            lines: #"""
                9 endfunction : ~i
                9  endfunction : ~i
                7 function void~$
                8 function void ~n(
                9 class ~i extends ~i;~$
                9  always_ff @
                9  always_comb
                9 endclass
                6 endpackage
                4  logic ~i
                3 package ~i;~$
                8 typedef enum logic~*
                8  typedef enum logic~*
                5 import ~i::*;~$
                7 module ~i (input logic~*
                6  input logic~*
                6  output logic~*
                5  logic [~*
                6  unique case~*
                9 program automatic ~*
                10 import uvm_pkg::*;~$
                8 typedef struct packed~*
                8  typedef struct packed~*
                7  virtual function ~*
                7  virtual task ~*
                """#),
        // https://ieeexplore.ieee.org/document/8938196
        Language(
            type: "text/x-vhdl", comments: "--", ignoresCase: true,
            lines: #"""
                9 library ieee;~$
                10 use ieee.~n;~$
                8 entity ~i is~$
                10 architecture ~i of ~i is~$
                9 end architecture
                2  port (
                7 library ~i;~$
                8 use work.~n;
                7 use std.~n;
                4 package ~i is~$
                4 package body ~i is~$
                7 end package~*
                5  constant ~i : ~*
                7  signal ~i : ~*
                6  variable ~i : ~*
                6  attribute ~i : ~*
                6  attribute ~i of ~*
                9  pure function ~*
                9  impure function ~*
                10 configuration ~i of ~i is
                6  generic (~*
                8 end entity~*
                2  port(~*
                4  function ~i~*
                2  begin~$
                """#),
        // https://www.devicetree.org/specifications
        Language(
            type: "text/x-devicetree-source", comments: "/* // #",
            lines: #"""
                10 /dts-v1/;
                10 #include <~*.dtsi>
                10 #include "~*.dtsi"
                7 / {~$
                3 };~$
                6  compatible = "
                6  #address-cells = <
                6 &~i {~$
                """#),
        // https://registry.khronos.org/OpenCL/specs/3.0-unified/html/OpenCL_C.html
        Language(
            type: "text/x-opencl-csrc", base: "text/x-csrc",
            comments: "/* // #include #import #define #ifndef #ifdef #if #pragma #undef",
            lines: #"""
                10 #pragma OPENCL EXTENSION ~i
                10 __kernel void ~i
                10 kernel void ~i(~*global
                """#),
        // https://reprap.org/wiki/G-code
        Language(
            type: "text/x.gcode", comments: "; G M",
            lines: #"""
                5 G21
                5 G28
                5 G90
                5 M82
                7 M104 S~d
                7 M109 S~d
                7 M190 S~d
                7 G92 E~d
                5 G1 X~n
                5 G1 F~n
                5 G1 Z~n
                """#),
    ]
}
