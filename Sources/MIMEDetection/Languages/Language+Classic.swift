/// The languages of the first compilers, and those after their manner: Ada, Pascal, Modula, Fortran, COBOL.
extension Language {
    static let classic = [
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
                0 library ~i;~$
                0 entity ~i is
                0 end package~*
                0 use ieee.~n;
                0 use work.~n;
                0 use std.~n;
                0  constant ~i : ~*
                0  signal ~i~*
                0  variable ~i ~*
                0  attribute ~i ~*
                0  pure function ~*
                0  impure function ~*
                0 context ~i is
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
        // https://www.iso.org/standard/74527.html
        Language(
            type: "text/x-cobol", comments: "* 0 $", ignoresCase: true,
            lines: #"""
                10 identification division.
                10  identification division.
                9  program-id. ~i
                9 program-id. ~i
                9  data division.
                9  procedure division
                10 000100 identification division.
                10 000010 identification division.
                10 000001 identification division.
                10  id division.
                6  working-storage section.
                """#),
        // https://www.modula2.org/reference
        Language(
            type: "text/x-modula", comments: "(*",
            lines: #"""
                10 DEFINITION MODULE ~i;~$
                10 IMPLEMENTATION MODULE ~i~*;~$
                4 MODULE ~i;~$
                7 FROM ~i IMPORT ~*
                2 IMPORT ~i~*;~$
                2 BEGIN~$
                4 END ~i.~$
                2 PROCEDURE ~i~*
                1 VAR~$
                """#),
    ]
}
