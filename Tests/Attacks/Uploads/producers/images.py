"""Images that Python libraries write."""

import io
import os
import pathlib

from .job import maker


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
