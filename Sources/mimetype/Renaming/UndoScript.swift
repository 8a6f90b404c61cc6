/// A shell script that undoes renames.
///
/// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html
struct UndoScript {
    /// The folder to which paths are relative.
    let folder: [UInt8]
    let renames: [Rename]

    private static let start = """
        #!/bin/sh
        # Takes back what mimetype --fix-extension has renamed. It replaces no file.
        status=0
        undo() {
          if [ -e "$2" ] || [ -L "$2" ]; then
            printf "cannot rename '%s' to '%s': there is such a file\\n" "$1" "$2" >&2
            status=1
          else
            mv -- "$1" "$2" || status=1
          fi
        }

        """

    /// The text of the script.
    ///
    /// The script undoes the last rename first, since the last rename may use a name that an earlier one made
    /// available.
    var text: [UInt8] {
        var text = Array(Self.start.utf8)
        text += Array("cd -- ".utf8) + Self.quoted(folder) + Array(" || exit 1\n".utf8)
        for rename in renames.reversed() {
            text += Array("undo ".utf8) + Self.quoted(rename.new) + [0x20] + Self.quoted(rename.old) + [0x0A]
        }
        return text + Array("exit \"$status\"\n".utf8)
    }

    /// Returns a quoted word, in which the shell takes every byte literally.
    static func quoted(_ bytes: [UInt8]) -> [UInt8] {
        let quote = UInt8(ascii: "'")
        let inner = bytes.flatMap { $0 == quote ? Array(#"'\''"#.utf8) : [$0] }
        return [quote] + inner + [quote]
    }
}
