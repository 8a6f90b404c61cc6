/// Suffixes that make desktops and servers act on a file if they are the last one in its name.
enum UploadNameSuffixes {
    /// Checks whether a lower-case suffix, without its dot, makes a server or a desktop run the file, connect to an
    /// address in the file, or change settings.
    static func actsAtTheEnd(_ suffix: Substring) -> Bool {
        ofServers.contains { suffix == $0 } || ofDesktops.contains { suffix == $0 }
    }

    /// Checks whether a desktop runs a file with a lower-case suffix, without its dot, or what the file refers to.
    static func startsProgram(_ suffix: UnsafeRawBufferPointer) -> Bool {
        guard let first = suffix.first, first < 0x80 else { return false }
        return programsByLetter[Int(first)].contains(where: suffix.equals)
    }

    /// The suffixes of programs by their first letters; a document may contain millions of links.
    private static let programsByLetter: [[StaticString]] = (0..<128).map { letter in
        ofPrograms.filter { Int($0.utf8Start.pointee) == letter }
    }

    /// Links to web sites often lack their scheme, so `com` is not one of these.
    private static let ofPrograms: [StaticString] = [
        "application", "appref-ms", "bat", "chm", "cmd", "command", "cpl", "desktop", "diagcab", "exe", "fileloc",
        "gadget", "hta", "inetloc", "jar", "jnlp", "js", "jse", "library-ms", "lnk", "msc", "msi", "msix", "msp", "pif",
        "ps1", "pyw", "pyz", "pyzw", "reg", "scf", "scr", "sct", "search-ms", "searchconnector-ms", "settingcontent-ms",
        "terminal", "url", "vb", "vbe", "vbs", "vsto", "wsc", "wsf", "wsh", "xll",
    ]

    /// Words that also occur in other names; they matter only at the end.
    private static let ofServers = ["inc", "module", "soap", "svc", "action", "config"]

    /// Suffixes of programs, links and settings, which mail programs block.
    ///
    /// https://support.microsoft.com/office/blocked-attachments-in-outlook-434752e1-02d3-4e90-9124-8b81e49a8519
    private static let ofDesktops = [
        "app", "bat", "chm", "cmd", "com", "command", "desktop", "dll", "drv", "exe", "hta", "lnk", "msi", "ocx", "pif",
        "ps1", "psm1", "rb", "reg", "scr", "sys", "url", "vb", "vbs",
        "py", "pyc", "pyo", "pyw", "pyz", "pyzw", "application", "vsto", "xll", "msix", "msixbundle", "appx",
        "appxbundle",
        "library-ms", "search-ms", "searchconnector-ms", "settingcontent-ms", "appref-ms", "gadget",
        "appinstaller", "asx", "contact", "cpl", "deskthemepack", "diagcab", "diagcfg", "diagpkg", "dqy", "fileloc",
        "grp", "group", "hlp", "ica", "inetloc", "ins", "iqy", "isp", "job", "jse", "mad", "maf", "mag", "mam", "maq",
        "mar", "mas", "mau", "mav", "maw", "mda", "mde", "mobileconfig", "mof", "msc", "msh", "msh1", "msp", "oqy",
        "osd", "ovpn", "plg", "prf", "prg", "ps1xml", "rqy", "scf", "sct", "shb", "shs", "slk", "terminal", "tsclient",
        "udl", "vbe", "vsmacros", "wab", "wax", "webloc", "website", "wmx", "workflow", "ws", "wsc", "wsf", "wsh",
        "wvx", "xnk",
    ]
}
