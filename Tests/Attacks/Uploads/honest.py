"""Makes thousands of ordinary files with many programs and libraries, and counts how many of them the upload policy refuses.

    honest.py make FOLDER [PRODUCER...]     make the files, with the producers that are installed
    honest.py judge LIBRARY FOLDER          judge each with its type allowed; list the refused ones
"""

import colorsys
import datetime
import io
import os
import pathlib
import random
import subprocess
import sys
import wave

WORDS = ("Über naïve café <b>Angebot</b> Nr. 5 & Co. price 10% of <?> total <% x %> {{ y }} $z; grüße из 東京 the report "
         "shows that <= 3 pages were = read; see (Fig. 2) #4 a/b c\\d 'quoted' \"text\"").split(" ")
TYPES = {
    "pdf": "application/pdf", "png": "image/png", "jpg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "tiff": "image/tiff", "bmp": "image/bmp", "ico": "image/vnd.microsoft.icon", "avif": "image/avif", "heic": "image/heic",
    "svg": "image/svg+xml", "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "odt": "application/vnd.oasis.opendocument.text", "ods": "application/vnd.oasis.opendocument.spreadsheet",
    "odp": "application/vnd.oasis.opendocument.presentation", "odg": "application/vnd.oasis.opendocument.graphics",
    "doc": "application/msword", "xls": "application/vnd.ms-excel", "ppt": "application/vnd.ms-powerpoint", "rtf": "application/rtf",
    "csv": "text/csv", "txt": "text/plain", "json": "application/json", "zip": "application/zip", "tar": "application/x-tar",
    "gz": "application/gzip", "wav": "audio/vnd.wave", "flac": "audio/flac", "ogg": "audio/ogg", "mp3": "audio/mpeg", "opus": "audio/ogg",
    "mp4": "video/mp4", "webm": "video/webm", "mov": "video/quicktime", "avi": "video/x-msvideo", "mkv": "video/matroska",
    "m4a": "audio/mp4", "ics": "text/calendar", "vcf": "text/vcard", "kml": "application/vnd.google-earth.kml+xml",
    "gpx": "application/gpx+xml", "epub": "application/epub+zip", "parquet": "application/vnd.apache.parquet", "md": "text/markdown",
    "ttf": "font/ttf", "woff2": "font/woff2", "woff": "font/woff", "otf": "font/otf", "jxl": "image/jxl", "aiff": "audio/x-aiff", "tsv": "text/tab-separated-values",
    "7z": "application/x-7z-compressed", "psd": "image/vnd.adobe.photoshop", "wv": "audio/x-wavpack",
}
MAKERS = {}


def maker(count):
    def register(function):
        MAKERS[function.__name__] = (function, count)
        return function
    return register


class Job:
    """One file: a source of chance, words, pixels, and the path to write to."""

    def __init__(self, folder, producer, number):
        self.random = random.Random(f"{producer}/{number}")
        self.number, self.folder, self.producer = number, folder, producer

    def path(self, suffix):
        return str(self.folder / f"{self.producer}-{self.number}.{suffix}")

    def text(self, count=40):
        return " ".join(self.random.choice(WORDS) for _ in range(count))

    def image(self, mode="RGB", size=None):
        import numpy
        from PIL import Image
        r = self.random
        width, height = size or (r.randint(8, 400), r.randint(8, 300))
        kind = r.randrange(4)
        generator = numpy.random.default_rng(r.randrange(1 << 30))
        if kind == 0:
            data = generator.integers(0, 256, (height, width, 3), dtype=numpy.uint8)
        elif kind == 1:
            ys, xs = numpy.mgrid[0:height, 0:width]
            data = numpy.stack([xs * 255 // width, ys * 255 // height, (xs + ys) % 256], 2).astype(numpy.uint8)
        elif kind == 2:
            data = generator.integers(0, 256, (height // 8 + 1, width // 8 + 1, 3), dtype=numpy.uint8).repeat(8, 0).repeat(8, 1)[:height, :width]
        else:
            data = (generator.normal(128, 9, (height, width, 3))).clip(0, 255).astype(numpy.uint8)
        return Image.fromarray(data).convert(mode)

    def stored(self):
        path = self.path("src.png")
        self.image().save(path)
        return path

    def run(self, *command, **options):
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120, **options)

    def drop(self, path):
        os.unlink(path)


@maker(450)
def reportlab(job):
    from reportlab.lib.utils import ImageReader
    from reportlab.pdfgen import canvas
    r = job.random
    page = canvas.Canvas(job.path("pdf"), pageCompression=r.choice([0, 1]), encrypt=None)
    page.setTitle(job.text(4))
    for _ in range(r.randint(1, 6)):
        for line in range(r.randint(1, 30)):
            page.drawString(40, 800 - 20 * line, job.text(8))
        if r.random() < 0.6:
            page.drawImage(ImageReader(job.image()), 100, 100, 200, 200)
        if r.random() < 0.2:
            page.linkURL("https://example.org/?a=<b>", (10, 10, 100, 100))
        if r.random() < 0.2:
            page.acroForm.textfield(name="a", x=20, y=20, value=job.text(2))
        page.showPage()
    page.save()


@maker(120)
def reportlab_platypus(job):
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.platypus import Image, Paragraph, SimpleDocTemplate, Table
    style = getSampleStyleSheet()["Normal"]
    story = [Paragraph("text &lt;x&gt; " + str(i), style) for i in range(job.random.randint(1, 90))]
    story.append(Table([[str(job.random.random()) for _ in range(5)] for _ in range(job.random.randint(1, 60))]))
    data = io.BytesIO()
    job.image().save(data, "JPEG")
    story.append(Image(data, 99, 99))
    SimpleDocTemplate(job.path("pdf")).build(story)


@maker(30)
def weasyprint(job):
    import weasyprint as tool
    tool.HTML(string=f"<h1>{job.number}</h1><p>{job.text(99).replace('<', '&lt;')}<table><tr><td>1<td>2</table>").write_pdf(job.path("pdf"))


@maker(60)
def xhtml2pdf(job):
    from xhtml2pdf import pisa
    with open(job.path("pdf"), "wb") as out:
        pisa.CreatePDF("<h1>Hi</h1><p>" + job.text(60).replace("<", "&lt;") + "</p>", dest=out)


@maker(200)
def fpdf2(job):
    from fpdf import FPDF
    out = FPDF()
    out.set_compression(job.random.random() < 0.5)
    for _ in range(job.random.randint(1, 4)):
        out.add_page()
        out.set_font("Helvetica", size=12)
        out.multi_cell(0, 8, job.text(60).encode("latin-1", "ignore").decode("latin-1"))
        out.image(job.image(), w=60)
    out.output(job.path("pdf"))


@maker(25)
def borb(job):
    from borb import pdf as tool
    document, page = tool.Document(), tool.Page()
    document.append_page(page)
    tool.SingleColumnLayout(page).append_layout_element(tool.Paragraph("text " + str(job.number)))
    tool.PDF.write(what=document, where_to=job.path("pdf"))


@maker(250)
def img2pdf(job):
    import img2pdf as tool
    data = io.BytesIO()
    job.image().save(data, job.random.choice(["PNG", "JPEG", "TIFF"]))
    pathlib.Path(job.path("pdf")).write_bytes(tool.convert(data.getvalue()))


@maker(250)
def pikepdf(job):
    import pikepdf as tool
    out = tool.new()
    for _ in range(job.random.randint(1, 9)):
        out.add_blank_page()
        out.pages[-1].Contents = tool.Stream(out, job.text(99).encode())
    out.docinfo["/Title"] = job.text(5)
    out.save(job.path("pdf"), compress_streams=job.random.random() < 0.5, linearize=job.random.random() < 0.3,
             object_stream_mode=job.random.choice(list(tool.ObjectStreamMode)))


@maker(250)
def pypdf(job):
    import pypdf as tool
    out = tool.PdfWriter()
    for _ in range(job.random.randint(1, 5)):
        out.add_blank_page(300, 300)
    out.add_metadata({"/Author": job.text(3)})
    out.add_outline_item("a", 0)
    if job.random.random() < 0.3:
        out.add_attachment("a.txt", job.text(20).encode())
    out.write(job.path("pdf"))


@maker(250)
def pymupdf(job):
    import fitz
    out = fitz.open()
    for _ in range(job.random.randint(1, 4)):
        page = out.new_page()
        page.insert_textbox((50, 50, 500, 700), job.text(80))
        page.add_freetext_annot((50, 50, 200, 90), job.text(4))
        page.insert_image((60, 400, 200, 500), stream=_png(job))
    out.save(job.path("pdf"), garbage=job.random.randrange(4), deflate=job.random.random() < 0.5, ascii=job.random.random() < 0.3)


def _png(job):
    data = io.BytesIO()
    job.image().save(data, "PNG")
    return data.getvalue()


@maker(60)
def pdfrw(job):
    from pdfrw import PdfReader, PdfWriter
    source = job.path("src.pdf")
    job.image().save(source)
    out = PdfWriter(job.path("pdf"))
    out.addpages(PdfReader(source).pages)
    out.write()
    job.drop(source)


@maker(160)
def pillow_pdf(job):
    job.image().save(job.path("pdf"), save_all=True, append_images=[job.image() for _ in range(job.random.randrange(3))])


@maker(200)
def matplotlib(job):
    import matplotlib as tool
    tool.use("Agg")
    from matplotlib import pyplot
    tool.rcParams["pdf.fonttype"] = job.random.choice([3, 42])
    tool.rcParams["pdf.compression"] = job.random.choice([0, 6])
    figure, axes = pyplot.subplots(figsize=(3, 2))
    axes.plot([job.random.random() for _ in range(99)])
    axes.set_title("Curve <%d>" % job.number)
    for suffix in job.random.choice([["pdf"], ["svg"], ["png"], ["jpg"], ["tiff"]]):
        figure.savefig(job.path(suffix))
    pyplot.close(figure)


@maker(30)
def seaborn(job):
    import matplotlib
    matplotlib.use("Agg")
    import seaborn as tool
    axes = tool.histplot([job.random.gauss(0, 1) for _ in range(200)])
    axes.figure.savefig(job.path(job.random.choice(["pdf", "svg", "png"])))
    axes.figure.clear()


@maker(2500)
def pillow(job):
    r = job.random
    mode = r.choice(["RGB", "L", "P", "RGBA", "1", "CMYK"])
    suffix = r.choice(["png", "jpg", "gif", "webp", "tiff", "bmp", "ico"])
    if suffix in ("jpg",) and mode in ("P", "RGBA", "1"):
        mode = "RGB"
    if suffix in ("png", "gif", "webp", "bmp", "ico") and mode == "CMYK":
        mode = "RGB"
    options = {}
    if suffix == "jpg":
        options = dict(quality=r.choice([5, 50, 95]), progressive=r.random() < 0.4, comment=job.text(9).encode() if r.random() < 0.1 else None)
    if suffix == "tiff":
        options = dict(compression=r.choice([None, "tiff_lzw", "packbits", "tiff_deflate"]))
    if suffix == "png":
        options = dict(compress_level=r.randrange(10))
    if suffix == "webp":
        options = dict(lossless=r.random() < 0.5)
    if suffix in ("gif", "png", "webp", "tiff") and r.random() < 0.2:
        options.update(save_all=True, append_images=[job.image(mode, (40, 40)) for _ in range(3)])
        job.image(mode, (40, 40)).save(job.path(suffix), **options)
    else:
        job.image(mode).save(job.path(suffix), **options)


@maker(250)
def pillow_exif(job):
    import piexif
    exif = {"0th": {piexif.ImageIFD.Make: "Phone", piexif.ImageIFD.XPComment: list("päth".encode("utf-16le"))},
            "Exif": {piexif.ExifIFD.UserComment: b"ASCII\0\0\0" + job.text(6).encode("ascii", "ignore")}, "GPS": {piexif.GPSIFD.GPSDateStamp: "2026:01:01"}}
    small = io.BytesIO()
    job.image(size=(60, 40)).save(small, "JPEG")
    exif["thumbnail"] = small.getvalue()
    job.image().save(job.path("jpg"), exif=piexif.dump(exif), icc_profile=_profile())


def _profile():
    from PIL import ImageCms
    return ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()


@maker(60)
def motion_photos(job):
    """A photo with a video after its end, as phones write it."""
    still, video = job.path("src.jpg"), job.path("src.mp4")
    job.image(size=(64, 48)).save(still)
    job.run("ffmpeg", "-y", "-f", "lavfi", "-i", f"testsrc2=s=64x48:d=0.{job.number % 8 + 1}", "-pix_fmt", "yuv420p", video)
    pathlib.Path(job.path("jpg")).write_bytes(pathlib.Path(still).read_bytes() + pathlib.Path(video).read_bytes())
    job.drop(still), job.drop(video)


@maker(120)
def gain_maps(job):
    """Two images after each other, as in the multi-picture format."""
    data = io.BytesIO()
    job.image().save(data, "JPEG")
    job.image("L").save(data, "JPEG")
    pathlib.Path(job.path("jpg")).write_bytes(data.getvalue() + bytes(job.random.randrange(300)))


@maker(120)
def pillow_heif(job):
    import pillow_heif as tool
    tool.register_heif_opener()
    job.image(size=(64, 64)).save(job.path("heic"))


@maker(60)
def pillow_avif(job):
    import pillow_avif as _
    job.image(size=(64, 64)).save(job.path("avif"))


@maker(300)
def opencv(job):
    import cv2
    import numpy
    cv2.imwrite(job.path(job.random.choice(["png", "jpg", "bmp", "tiff", "webp"])), numpy.array(job.image()))


@maker(150)
def tifffile(job):
    import numpy
    import tifffile as tool
    tool.imwrite(job.path("tiff"), numpy.array(job.image()), compression=job.random.choice([None, "zlib", "packbits"]), bigtiff=job.random.random() < 0.3, description=job.text(5).encode("ascii", "ignore").decode())


@maker(150)
def imageio(job):
    import imageio.v3 as tool
    import numpy
    tool.imwrite(job.path(job.random.choice(["png", "jpg", "gif", "bmp", "tiff"])), numpy.array(job.image()))


@maker(150)
def vips(job):
    import pyvips
    pyvips.Image.new_from_memory(job.image(size=(60, 50)).tobytes(), 60, 50, 3, "uchar").write_to_file(job.path(job.random.choice(["png", "jpg", "tiff", "webp", "gif"])))


@maker(60)
def skimage(job):
    import numpy
    from skimage import io as tool
    tool.imsave(job.path(job.random.choice(["png", "jpg", "tiff"])), numpy.array(job.image()), check_contrast=False)


@maker(120)
def qrcode(job):
    import qrcode as tool
    tool.make(job.text(6)).save(job.path("png"))


@maker(200)
def segno(job):
    import segno as tool
    tool.make(job.text(4)).save(job.path(job.random.choice(["png", "svg", "pdf"])))


@maker(60)
def python_barcode(job):
    import barcode
    barcode.get("code128", "A%d" % job.number).write(open(job.path("svg"), "wb"))


@maker(150)
def svgwrite(job):
    import svgwrite as tool
    out = tool.Drawing(job.path("svg"), size=(200, 200))
    out.add(out.text(job.text(5), insert=(9, 9), style="fill:red"))
    out.add(out.a("https://example.org/?a&b")).add(out.circle((9, 9), 4))
    out.save()


@maker(100)
def drawsvg(job):
    import drawsvg as tool
    out = tool.Drawing(99, 99)
    out.append(tool.Text(job.text(4), 9, 9, 9))
    out.append(tool.LinearGradient(0, 0, 9, 9))
    out.save_svg(job.path("svg"))


@maker(60)
def cairosvg(job):
    import cairosvg as tool
    data = b'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><text y="20">Hi %d</text></svg>' % job.number
    suffix = job.random.choice(["pdf", "png", "svg"])
    getattr(tool, f"svg2{suffix}")(bytestring=data, write_to=job.path(suffix))


@maker(40)
def altair(job):
    import altair as tool
    import pandas
    chart = tool.Chart(pandas.DataFrame({"a": range(9), "b": [job.random.random() for _ in range(9)]})).mark_line().encode(x="a", y="b")
    chart.save(job.path(job.random.choice(["svg", "png", "pdf"])))


@maker(40)
def typst(job):
    import typst as tool
    source = pathlib.Path(job.path("src.typ"))
    source.write_text("= Title\n" + job.text(60).replace("$", "").replace("#", "").replace("<", "").replace("*", "").replace("_", ""))
    tool.compile(str(source), output=job.path(job.random.choice(["pdf", "svg", "png"])))
    source.unlink()


@maker(60)
def qt(job):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PyQt6 import QtGui, QtWidgets
    global _application
    _application = QtGui.QGuiApplication.instance() or QtGui.QGuiApplication([])
    if job.random.random() < 0.5:
        writer = QtGui.QPdfWriter(job.path("pdf"))
        painter = QtGui.QPainter(writer)
        painter.drawText(300, 300, job.text(5))
        painter.end()
    else:
        image = QtGui.QImage(90, 90, QtGui.QImage.Format.Format_RGB32)
        image.fill(job.random.randrange(1 << 24))
        image.save(job.path(job.random.choice(["png", "jpg", "bmp"])))


@maker(300)
def python_docx(job):
    import docx
    out = docx.Document()
    out.add_heading(job.text(3))
    for _ in range(job.random.randint(1, 20)):
        out.add_paragraph(job.text(30))
    out.add_table(3, 3).cell(0, 0).text = job.text(2)
    if job.random.random() < 0.5:
        out.add_picture(io.BytesIO(_png(job)))
    out.save(job.path("docx"))


@maker(40)
def docxtpl(job):
    import docx
    from docxtpl import DocxTemplate
    source = job.path("src.docx")
    template = docx.Document()
    template.add_paragraph("Dear {{ name }}, {% if a %}yes{% endif %}")
    template.save(source)
    out = DocxTemplate(source)
    out.render({"name": "A", "a": 1})
    out.save(job.path("docx"))
    job.drop(source)


@maker(150)
def python_pptx(job):
    import pptx
    out = pptx.Presentation()
    for _ in range(job.random.randint(1, 6)):
        slide = out.slides.add_slide(out.slide_layouts[1])
        slide.shapes.title.text = job.text(4)
        slide.shapes.add_picture(io.BytesIO(_png(job)), 0, 0)
    if job.random.random() < 0.4:
        from pptx.chart.data import CategoryChartData
        from pptx.enum.chart import XL_CHART_TYPE
        data = CategoryChartData()
        data.categories = ["a", "b"]
        data.add_series("s", (1, 2))
        slide.shapes.add_chart(XL_CHART_TYPE.COLUMN_CLUSTERED, 0, 0, 999999, 999999, data)
    out.save(job.path("pptx"))


@maker(300)
def openpyxl(job):
    import openpyxl as tool
    out = tool.Workbook()
    for row in range(job.random.randint(1, 90)):
        out.active.append([job.text(2), job.random.random(), "=SUM(A1:A3)", datetime.date(2026, 1, 1)])
    out.active["A1"].hyperlink = "https://example.org/?a=1&b=<2>"
    out.active["B1"].comment = tool.comments.Comment(job.text(4), "me")
    out.save(job.path("xlsx"))


@maker(300)
def xlsxwriter(job):
    import xlsxwriter as tool
    out = tool.Workbook(job.path("xlsx"))
    sheet = out.add_worksheet()
    for row in range(job.random.randint(1, 60)):
        sheet.write(row, 0, job.text(2))
        sheet.write_number(row, 1, row)
    chart = out.add_chart({"type": "line"})
    chart.add_series({"values": "=Sheet1!$B$1:$B$5"})
    sheet.insert_chart("D2", chart)
    sheet.insert_image("D20", "a.png", {"image_data": io.BytesIO(_png(job))})
    sheet.write_comment("A1", job.text(3))
    out.close()


@maker(150)
def pandas(job):
    import pandas as tool
    frame = tool.DataFrame({"text": [job.text(3) for _ in range(20)], "n": range(20)})
    suffix = job.random.choice(["csv", "xlsx", "json", "parquet", "tsv", "ods"])
    if suffix in ("csv", "tsv"):
        frame.to_csv(job.path(suffix), sep="," if suffix == "csv" else "\t")
    elif suffix == "json":
        frame.to_json(job.path(suffix))
    elif suffix == "parquet":
        frame.to_parquet(job.path(suffix))
    else:
        frame.to_excel(job.path(suffix))


@maker(60)
def tablib(job):
    import tablib as tool
    data = tool.Dataset(headers=["a", "b"])
    for _ in range(9):
        data.append([job.text(2), job.random.random()])
    suffix = job.random.choice(["csv", "json", "xlsx", "ods", "xls"])
    content = data.export(suffix)
    pathlib.Path(job.path(suffix)).write_bytes(content if isinstance(content, bytes) else content.encode())


@maker(100)
def xlwt(job):
    import xlwt as tool
    out = tool.Workbook()
    sheet = out.add_sheet("a")
    for row in range(job.random.randint(1, 200)):
        sheet.write(row, 0, job.text(3))
    out.save(job.path("xls"))


@maker(100)
def odfpy(job):
    from odf import opendocument, text
    out = opendocument.OpenDocumentText()
    for _ in range(9):
        out.text.addElement(text.P(text=job.text(30)))
    out.save(job.path("odt"))


@maker(60)
def pyexcel_ods(job):
    import pyexcel_ods3
    pyexcel_ods3.save_data(job.path("ods"), {"a": [[job.text(2), 1]] * 9})


@maker(60)
def icalendar(job):
    import icalendar as tool
    out, event = tool.Calendar(), tool.Event()
    out.add("prodid", "-//a//b//")
    out.add("version", "2.0")
    event.add("summary", job.text(4))
    event.add("uid", "1")
    event.add("dtstamp", datetime.datetime(2026, 1, 1))
    event.add("dtstart", datetime.datetime(2026, 1, 1))
    out.add_component(event)
    pathlib.Path(job.path("ics")).write_bytes(out.to_ical())


@maker(60)
def vobject(job):
    import vobject as tool
    out = tool.vCard()
    out.add("fn").value = "A B"
    out.add("n").value = tool.vcard.Name("B", "A")
    out.add("note").value = job.text(9)
    pathlib.Path(job.path("vcf")).write_text(out.serialize(), newline="")


@maker(60)
def simplekml(job):
    import simplekml as tool
    out = tool.Kml()
    out.newpoint(name="a", coords=[(1, 2)], description=job.text(3).replace("&", "and").replace("<", "("))
    out.save(job.path("kml"))


@maker(60)
def gpxpy(job):
    import gpxpy.gpx as tool
    out = tool.GPX()
    out.waypoints.append(tool.GPXWaypoint(1, 2, name=job.text(2)))
    pathlib.Path(job.path("gpx")).write_text(out.to_xml())


@maker(40)
def ebooklib(job):
    from ebooklib import epub
    out = epub.EpubBook()
    out.set_title(job.text(3))
    chapter = epub.EpubHtml(title="a", file_name="a.xhtml")
    chapter.content = "<p>" + job.text(20).replace("<", "&lt;") + "</p>"
    out.add_item(chapter)
    out.spine = [chapter]
    out.add_item(epub.EpubNcx())
    epub.write_epub(job.path("epub"), out)


@maker(200)
def soundfile(job):
    import numpy
    import soundfile as tool
    tool.write(job.path(job.random.choice(["wav", "flac", "ogg", "mp3", "aiff"])), numpy.random.default_rng(job.number).uniform(-1, 1, 9000), 44100)


@maker(150)
def python_archives(job):
    import shutil
    import tarfile
    import zipfile
    suffix = job.random.choice(["zip", "tar", "gz"])
    names = [("a/b.txt", job.text(50).encode()), ("a/../c.txt" if False else "päth/ü.bin", os.urandom(job.random.randrange(9000)))]
    if suffix == "zip":
        with zipfile.ZipFile(job.path(suffix), "w", job.random.choice([0, 8])) as out:
            for name, data in names:
                out.writestr(name, data)
    elif suffix == "tar":
        with tarfile.open(job.path(suffix), "w", format=job.random.choice([0, 1, 2])) as out:
            for name, data in names:
                info = tarfile.TarInfo("long/" * job.random.randrange(40) + name)
                info.size = len(data)
                info.mtime = 1.5
                out.addfile(info, io.BytesIO(data))
    else:
        import gzip
        with gzip.open(job.path(suffix), "wb") as out:
            out.write(names[0][1])


@maker(250)
def python_text(job):
    import csv
    import json
    suffix = job.random.choice(["csv", "json", "txt"])
    with open(job.path(suffix), "w", newline="", encoding=job.random.choice(["utf-8", "utf-8-sig"]) if suffix != "json" else "utf-8") as out:
        if suffix == "csv":
            csv.writer(out, delimiter=job.random.choice(",;\t")).writerows([job.text(2), i, job.random.random()] for i in range(20))
        elif suffix == "json":
            json.dump({"a": [job.text(3)], "b": None, "c": job.random.random()}, out, indent=job.random.choice([None, 2]))
        else:
            out.write("The report\n" + job.text(99))


@maker(200)
def imagemagick(job):
    source = job.stored()
    suffix = job.random.choice(["png", "jpg", "gif", "tiff", "bmp", "webp", "ico", "psd"])
    extra = job.random.choice([[], ["-strip"], ["-colors", "17"], ["-depth", "16"], ["-interlace", "Plane"], ["-set", "comment", "a <b> c"]])
    job.run("convert", source, "-resize", "200x200", *extra, job.path(suffix))
    job.drop(source)


@maker(40)
def ghostscript(job):
    source = job.path("src.ps")
    pathlib.Path(source).write_text("%!PS\n/Times-Roman findfont 12 scalefont setfont 50 700 moveto (Text " + str(job.number) + ") show showpage\n")
    options = job.random.choice([[], ["-dPDFSETTINGS=/screen"], ["-dCompressPages=false"], ["-dASCII85EncodePages=true"], ["-dCompatibilityLevel=1.3"]])
    job.run("gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", *options, "-sOutputFile=" + job.path("pdf"), source)
    job.drop(source)


@maker(80)
def qpdf(job):
    source = job.path("src.pdf")
    job.image().save(source)
    options = job.random.choice([["--linearize"], ["--object-streams=generate"], ["--qdf"], ["--stream-data=uncompress"], ["--coalesce-contents"]])
    job.run("qpdf", source, *options, job.path("pdf"))
    job.drop(source)


@maker(15)
def pdftk(job):
    source = job.path("src.pdf")
    job.image().save(source)
    job.run("pdftk", source, "output", job.path("pdf"), job.random.choice(["compress", "uncompress"]))
    job.drop(source)


@maker(60)
def mutool(job):
    source = job.path("src.pdf")
    job.image().save(source)
    job.run("mutool", "clean", job.random.choice(["-gggg", "-d", "-a", "-z", "-i"]), source, job.path("pdf"))
    job.drop(source)


@maker(60)
def poppler(job):
    source = job.path("src.pdf")
    job.image().save(source)
    suffix, option = job.random.choice([("pdf", "-pdf"), ("svg", "-svg"), ("png", "-png"), ("jpg", "-jpeg")])
    if suffix in ("pdf", "svg"):
        job.run("pdftocairo", option, source, job.path(suffix))
    else:
        job.run("pdftocairo", option, "-singlefile", source, job.path(suffix)[:-4])
    job.drop(source)


@maker(40)
def latex(job):
    folder = pathlib.Path(job.path("tex.d"))
    folder.mkdir()
    (folder / "a.tex").write_text("\\documentclass{article}\\begin{document}Text %d $x^2$\\newpage More\\end{document}" % job.number)
    job.run(job.random.choice(["pdflatex", "xelatex", "lualatex"]), "-interaction=batchmode", "a.tex", cwd=folder)
    os.rename(folder / "a.pdf", job.path("pdf"))
    import shutil
    shutil.rmtree(folder)


@maker(12)
def chromium(job):
    page = job.path("src.html")
    pathlib.Path(page).write_text("<h1>Page</h1><script>document.title=1</script><p>" + job.text(99).replace("<", "&lt;"))
    kind = job.random.choice(["--print-to-pdf=" + job.path("pdf"), "--screenshot=" + job.path("png")])
    job.run("chromium", "--headless", "--no-sandbox", "--disable-gpu", kind, page)
    job.drop(page)


@maker(12)
def wkhtmltopdf(job):
    page = job.path("src.html")
    pathlib.Path(page).write_text("<h1>Page</h1><p>" + job.text(99).replace("<", "&lt;"))
    job.run("wkhtmltopdf", page, job.path("pdf"), env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    job.drop(page)


@maker(40)
def inkscape(job):
    source = job.path("src.svg")
    pathlib.Path(source).write_text('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><text y="20">Hi %d</text><rect width="9" height="9"/></svg>' % job.number)
    suffix = job.random.choice(["svg", "pdf", "png"])
    job.run("inkscape", source, "-o", job.path(suffix))
    job.drop(source)


@maker(60)
def rsvg(job):
    source = job.path("src.svg")
    pathlib.Path(source).write_text('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><text y="20">Hi</text></svg>')
    suffix = job.random.choice(["svg", "pdf", "png"])
    job.run("rsvg-convert", "-f", suffix, "-o", job.path(suffix), source)
    job.drop(source)


@maker(80)
def gnuplot(job):
    suffix, terminal = job.random.choice([("svg", "svg"), ("png", "pngcairo"), ("pdf", "pdfcairo"), ("gif", "gif"), ("jpg", "jpeg"), ("svg", "svg mouse standalone")][:5])
    job.run("gnuplot", "-e", f"set terminal {terminal}; set output '{job.path(suffix)}'; plot sin({job.number % 7 + 1}*x)")


@maker(80)
def graphviz(job):
    suffix = job.random.choice(["svg", "pdf", "png", "gif", "jpg"])
    subprocess.run(["dot", "-T" + suffix, "-o", job.path(suffix)], input=f'digraph {{ a -> b [label="<x> & y"]; b -> c{job.number} [URL="https://example.org"] }}'.encode(), check=True, stderr=subprocess.DEVNULL)


@maker(60)
def pandoc(job):
    suffix = job.random.choice(["docx", "odt", "epub", "pptx", "rtf"])
    subprocess.run(["pandoc", "-f", "markdown", "-s", "-o", job.path(suffix), "--metadata", "title=A"], input=("# A\n\n" + job.text(60)).encode(), check=True, stderr=subprocess.DEVNULL)


@maker(40)
def groff(job):
    with open(job.path("pdf"), "wb") as out:
        subprocess.run(["groff", "-Tpdf", "-ms"], input=b".TL\nTitle\n.PP\nText %d\n" % job.number, stdout=out, check=True)


@maker(20)
def enscript(job):
    source = job.path("src.ps")
    subprocess.run(["enscript", "-q", "-o", source], input=job.text(99).encode("latin-1", "ignore"), check=True, stderr=subprocess.DEVNULL)
    job.run("ps2pdf", source, job.path("pdf"))
    job.drop(source)


@maker(25)
def r_graphics(job):
    suffix = job.random.choice(["pdf", "svg", "png"][:1] + ["pdf"])
    job.run("Rscript", "-e", f"pdf('{job.path(suffix)}'); plot(runif({job.number + 5})); dev.off()")


@maker(120)
def ffmpeg(job):
    suffix = job.random.choice(["mp4", "webm", "mkv", "mov", "avi", "gif", "mp3", "ogg", "flac", "m4a", "wav", "opus"])
    audio = ["-f", "lavfi", "-i", f"sine=f={200 + job.number}:d=0.5"]
    video = ["-f", "lavfi", "-i", "testsrc2=s=64x64:d=0.5"]
    inputs = audio if suffix in ("mp3", "ogg", "flac", "m4a", "wav", "opus") else video if suffix == "gif" else audio + video
    extra = ["-movflags", job.random.choice(["faststart", "frag_keyframe+empty_moov"])] if suffix in ("mp4", "mov", "m4a") else []
    job.run("ffmpeg", "-y", *inputs, "-metadata", "title=" + job.text(3), *extra, job.path(suffix))


@maker(100)
def sox(job):
    job.run("sox", "-n", job.path(job.random.choice(["wav", "flac", "ogg", "aiff"])), "synth", "0.3", job.random.choice(["sine", "noise", "pinknoise"]), "gain", "-3")


@maker(80)
def encoders(job):
    source, tool = job.path("src.wav"), job.random.choice(["flac", "lame", "oggenc", "opusenc"])
    job.run("sox", "-n", source, "synth", "0.3", "noise")
    suffix = {"flac": "flac", "lame": "mp3", "oggenc": "ogg", "opusenc": "opus"}[tool]
    if tool in ("flac", "oggenc"):
        job.run(tool, "-o", job.path(suffix), source)
    else:
        job.run(tool, source, job.path(suffix))
    job.drop(source)


@maker(150)
def image_tools(job):
    source = job.stored()
    tool, suffix = job.random.choice([("cwebp", "webp"), ("avifenc", "avif"), ("heif-enc", "heic"), ("optipng", "png"), ("pngquant", "png"), ("cjxl", "jxl")])
    target = job.path(suffix)
    commands = {
        "cwebp": [tool, source, "-o", target], "avifenc": [tool, "-s", "10", source, target], "heif-enc": [tool, source, "-o", target],
        "optipng": [tool, "-o1", source, "-out", target], "pngquant": [tool, "--force", "-o", target, source], "cjxl": [tool, "-e", "3", source, target],
    }
    job.run(*commands[tool])
    job.drop(source)


@maker(60)
def netpbm(job):
    source = job.path("src.ppm")
    job.image().save(source)
    tool, suffix = job.random.choice([("pnmtopng", "png"), ("pnmtojpeg", "jpg"), ("ppmtobmp", "bmp"), ("pnmtotiff", "tiff")])
    with open(job.path(suffix), "wb") as out:
        subprocess.run([tool, source], stdout=out, stderr=subprocess.DEVNULL, check=True)
    job.drop(source)


@maker(50)
def archivers(job):
    source = job.path("src.bin")
    pathlib.Path(source).write_bytes(os.urandom(5000) + job.text(90).encode())
    tool = job.random.choice(["zip", "7z", "tar", "gzip"])
    if tool == "zip":
        job.run("zip", "-j", job.path("zip"), source)
    elif tool == "7z":
        job.run("7z", "a", job.path(job.random.choice(["7z", "zip"])), source)
    elif tool == "tar":
        job.run("tar", "-cf", job.path("tar"), "-C", os.path.dirname(source), "--format", job.random.choice(["gnu", "pax", "ustar", "oldgnu"]), os.path.basename(source))
    else:
        with open(job.path("gz"), "wb") as out:
            subprocess.run(["gzip", "-c", source], stdout=out, check=True)
    job.drop(source)


@maker(1)
def libreoffice(job):
    """Converts documents that other libraries made into many formats, some dozens with one start."""
    import tempfile
    groups = [("docx", ["odt", "doc", "rtf", "pdf", "docx", "txt", "epub"]), ("xlsx", ["ods", "xls", "pdf", "csv", "xlsx"]), ("pptx", ["odp", "ppt", "pdf", "pptx"])]
    for source, targets in groups:
        with tempfile.TemporaryDirectory() as folder:
            makers = {"docx": python_docx, "xlsx": openpyxl, "pptx": python_pptx}
            for number in range(25):
                makers[source](Job(pathlib.Path(folder), "lo", 1000 + number))
            for target in targets:
                with tempfile.TemporaryDirectory() as out:
                    subprocess.run(["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile", "--convert-to", target, "--outdir", out,
                                    *map(str, pathlib.Path(folder).glob("*." + source))], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=400)
                    for made in pathlib.Path(out).iterdir():
                        made.rename(job.folder / f"libreoffice-{source}-{made.name}")


def make(folder, wanted):
    folder.mkdir(parents=True, exist_ok=True)
    for name, (function, count) in MAKERS.items():
        if wanted and name not in wanted:
            continue
        failures = 0
        for number in range(count):
            try:
                function(Job(folder, name, number))
            except Exception as error:  # noqa: BLE001 - a producer that is not installed makes nothing
                failures += 1
                if failures > 5:
                    print(f"{name}: {type(error).__name__}: {str(error)[:100]}")
                    break
        for left in folder.glob("*.src.*"):
            left.unlink()
        print(name, len(list(folder.glob(name + "-*"))), flush=True)


def judge(library, folder):
    import collections
    os.environ["MIMETYPE_LIBRARY"] = library
    from judging import Policy
    policies, counts, refused, producers = {}, collections.Counter(), [], set()
    for path in sorted(folder.iterdir()):
        suffix = path.name.rsplit(".", 1)[-1]
        if suffix not in TYPES or ".src." in path.name:
            continue
        policy = policies.setdefault(suffix, Policy([TYPES[suffix]]))
        verdict = policy.path(str(path))
        counts[suffix] += 1
        producers.add(path.name.split("-")[0])
        if not verdict["ok"]:
            refused.append((suffix, path.name, verdict["details"]))
    by_type = collections.Counter(item[0] for item in refused)
    for suffix, count in sorted(counts.items()):
        print(f"{suffix}\t{count}\t{by_type[suffix]} refused")
    for suffix, name, details in refused:
        print(name, os.path.getsize(folder / name), details[:2])
    print(f"{sum(counts.values())} files of {len(producers)} producers, {len(refused)} refused")


if __name__ == "__main__":
    if sys.argv[1:2] == ["make"]:
        make(pathlib.Path(sys.argv[2]), sys.argv[3:])
    elif sys.argv[1:2] == ["judge"] and len(sys.argv) == 4:
        judge(sys.argv[2], pathlib.Path(sys.argv[3]))
    else:
        sys.exit(__doc__)
