/// Languages that operate other programs.
extension Language {
    static let macros = [
        // https://learn.microsoft.com/openspecs/microsoft_general_purpose_programming_languages/ms-vbal
        Language(
            type: "text/vbscript", comments: "'", ignoresCase: true,
            lines: #"""
                10 set ~i = createobject(
                10 set ~i = wscript.~i
                10 wscript.echo ~*
                7 option explicit~$
                4 dim ~i~$
                5 msgbox(~>)
                5 msgbox "
                5 sub ~i~*
                5 end sub~$
                4 end if~$
                6 on error resume next~$
                """#),
        // https://learn.microsoft.com/dotnet/visual-basic/reference/language-specification
        Language(
            type: "text/x-vb", comments: "' REM Imports", ignoresCase: true,
            lines: #"""
                9 imports system~$
                8 imports system.~n~$
                5 imports ~n~$
                4 module ~i~$
                8 end module~$
                5 public class ~i~$
                6 end class~$
                5  end sub~$
                4  public sub ~i(
                5  sub main()
                6  dim ~i as ~i
                8 attribute vb_name = ~q
                0 attribute vb_name = ~*
                0 version 1.0 class
                """#),
        // https://learn.microsoft.com/office/vba/language/reference/user-interface-help/attribute-statement
        Language(
            type: "text/x-vbasic", comments: "' VERSION Attribute", ignoresCase: true,
            lines: #"""
                10 version 1.0 class~$
                10 version 5.00~$
                10 attribute vb_name = ~q
                """#),
        // https://www.qb64.dev/qb64wiki
        Language(
            type: "text/x-basic", comments: "' REM DECLARE", ignoresCase: true,
            lines: #"""
                8 declare sub ~i
                8 declare function ~i
                6 dim shared ~i
                5 cls~$
                10 10 print "
                10 10 rem ~*
                """#),
        // https://developer.apple.com/library/archive/documentation/AppleScript/Conceptual/AppleScriptLangGuide
        Language(
            type: "text/x-applescript", comments: "-- (* #",
            lines: #"""
                9 tell application "
                8 end tell~$
                8  tell application "
                4 set ~i to ~*
                3  set ~i to ~*
                4 on run~*
                5 end run~$
                5 display dialog ~*
                5  display dialog ~*
                3 end repeat~$
                4 property ~i : ~*
                """#),
        // https://www.ibm.com/docs/en/zos/3.1.0?topic=tsoe-zos-tso-rexx-reference
        Language(
            type: "text/x-rexx", comments: "/*", ignoresCase: true,
            lines: #"""
                10 /* rexx~*
                """#),
    ]
}
