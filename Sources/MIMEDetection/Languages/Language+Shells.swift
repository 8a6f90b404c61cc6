/// Scripts of shells and their tools, where no first line names the interpreter.
///
/// Much of them are words of any text, so only what is written at the margin with its marks is worth something.
extension Language {
    static let shells = [
        // https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html
        Language(
            type: "text/x-shellscript", comments: "# :",
            lines: #"""
                10 #compdef ~n
                10 #autoload~$
                8 if [ ~>]; then~$
                8 if [ ~>]~$
                8 if [[ ~>]]; then~$
                6 if ! ~>; then~$
                6 if test ~*
                3 then~$
                5 fi~$
                6 elif [ ~*
                6 case ~> in~$
                6 esac~$
                5 done~$
                7 for ~i in ~>; do~$
                6 while [ ~*
                6 while read ~i
                6 export ~i=~*
                4 export ~i~$
                6 alias ~i='~*'
                6 alias ~i="~*"
                7 shopt -s ~i
                7 set -e~$
                7 set -x~$
                8 set -euo pipefail
                5 echo "~*$
                3 echo "~*"~$
                3 exit ~d~$
                6 [ -~i ~*] && ~*
                6 [[ ~*]] && ~*
                6 . "$
                6 trap '
                1  if [ ~>; then~$
                4  local ~i=~*
                2  ;;~$
                1  fi~$
                1  done~$
                0 \documentclass
                0 dnl ~*
                0 FROM ~n~$
                0 end~$
                0 endif~$
                0 .PHONY~*
                0 ifeq ~*
                """#),
        // https://github.com/tcsh-org/tcsh
        Language(
            type: "text/x-csh", comments: "#",
            lines: #"""
                6 setenv ~i ~*
                4 alias ~i ~i
                6 if ( ~>) then~$
                6 if (~>) then~$
                3 endif~$
                4 set ~i = ~*
                6 set ~i = (~*
                6 foreach ~i ( ~*
                6 unsetenv ~i~$
                4 endsw~$
                """#),
        // https://fishshell.com/docs/current/language.html
        Language(
            type: "application/x-fishscript", comments: "#",
            lines: #"""
                10 complete -c ~n
                10 complete --command ~n
                9 function ~n --description ~*
                9 function ~n -d ~*
                8 set -l ~n
                8 set -g ~n
                8 set -gx ~i
                7  set -l ~n
                7  set -g ~n
                6 function ~n~$
                5  set_color ~*
                5  if test ~*
                4  if not ~*
                3 end~$
                3  end~$
                9 status is-interactive~*
                8 __fish_~i ~*
                10 complete -f -c ~n
                10 complete -x -c ~n
                8  complete -c ~n
                5 if not command ~*
                6 if not set -q ~*
                6 if set -q ~*
                8 set -q ~*; or ~*
                6 abbr -a ~*
                6 abbr --add ~*
                8 fish_add_path ~*
                6  set -q ~*
                """#),
        // https://pubs.opengroup.org/onlinepubs/9799919799/utilities/awk.html
        Language(
            type: "text/x-awk", comments: "#",
            lines: #"""
                7 BEGIN {
                7 BEGIN{
                6 END {
                6 END{
                5  FS = ~*
                5  FS=~*
                5  OFS = ~*
                5 NR ~*{
                5 NF ~*{
                5 $~d ~*{
                8 { print $
                5  print $~d
                5  for (~i in ~i)
                4  gsub(
                4  split($
                4  printf "
                4  printf("
                0 use ~*
                0 require ~*
                8 { ~i += $~d~*
                6 { ~i[$~d~*
                6 /~*/ { print~*
                5 function ~i(~*) {~$
                """#),
        // https://dev.gentoo.org/~ulm/pms/head/pms.html
        Language(
            type: "application/vnd.gentoo.ebuild", comments: "#",
            lines: #"""
                8 EAPI=~*
                5 inherit ~i
                4 DESCRIPTION="
                4 SRC_URI="
                4 KEYWORDS="
                4 IUSE="
                """#),
        // https://learn.microsoft.com/windows-server/administration/windows-commands
        Language(
            type: "application/x-bat", comments: "@ rem REM Rem :: :", ignoresCase: true,
            lines: #"""
                10 @echo off
                3 rem ~*
                3 set ~i=
                5 if exist ~*
                5 if not exist ~*
                4 goto ~n~$
                4 goto :~n
                3 echo.~$
                7 setlocal~$
                6 if "%
                6 if not "%
                8 exit /b
                6 @rem ~*
                9 for %%
                3 pause~$
                8 @setlocal
                8 @if exist ~*
                8 @if not ~*
                8 @if "~*
                6 @set ~*=~*
                8 @call ~*
                6 @for ~*
                """#),
        // https://learn.microsoft.com/powershell/scripting/lang-spec
        Language(
            type: "application/x-powershell", comments: "# <# @{", ignoresCase: true,
            lines: #"""
                10 [cmdletbinding()]
                10  [cmdletbinding()]
                8 write-host ~*
                6  write-host ~*
                8 import-module ~*
                3 param (~$
                3 param(~$
                8 function ~i-~i
                6 .synopsis~$
                6  .synopsis~$
                6 $erroractionpreference = ~*
                8  [parameter(
                5 $~i = @{~$
                5 $~i = $env:~*
                6 $~i = get-~*
                6 $~i = new-object ~*
                9 foreach ($~i in $~i)
                7 if ($~i -eq ~*
                7 if (-not ~*
                6 set-strictmode ~*
                5 get-~i~*
                5 @{~$
                8 rootmodule~_=~_'~*
                8 moduleversion~_=~_'~*
                6 guid~_=~_'~*
                8 powershellversion~_=~_'~*
                """#),
    ]
}
