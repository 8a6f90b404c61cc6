"""Files that programs write."""

import os
import pathlib
import subprocess

from .data import openpyxl
from .documents import python_docx, python_pptx
from .job import Job, maker


@maker(60)
def motion_photos(job):
    """A photo with a video after its end, as phones write it."""
    still, video = job.path("src.jpg"), job.path("src.mp4")
    job.image(size=(64, 48)).save(still)
    job.run("ffmpeg", "-y", "-f", "lavfi", "-i", f"testsrc2=s=64x48:d=0.{job.number % 8 + 1}", "-pix_fmt", "yuv420p", video)
    pathlib.Path(job.path("jpg")).write_bytes(pathlib.Path(still).read_bytes() + pathlib.Path(video).read_bytes())
    job.drop(still), job.drop(video)


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


@maker(1)
def large_tables(job):
    """Tables of many rows, as data are exported and then edited."""
    import tempfile
    r = job.random
    cells = {
        "flags": lambda row: [r.choice("01") for _ in range(20)],
        "numbers": lambda row: [f"{r.gauss(0, 100):.6f}" for _ in range(10)],
        "words": lambda row: [r.choice(["yes", "no", "open", "closed", "Köln", "Paris"]) for _ in range(10)],
        "times": lambda row: [f"2024-{row % 12 + 1:02}-{row % 28 + 1:02} {row // 60 % 24:02}:{row % 60:02}:00"] * 4,
        "formulas": lambda row: [str(row), *(f"=A{row + 1}*{factor}" for factor in range(8))],
    }
    with tempfile.TemporaryDirectory() as folder:
        for name, make in cells.items():
            for rows in (1000, 10_000, 40_000):
                lines = "".join(",".join(make(row)) + "\n" for row in range(rows))
                pathlib.Path(folder, f"{name}{rows}.csv").write_text(lines)
        for target in ("ods", "xlsx"):
            subprocess.run(["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile",
                            "--infilter=CSV:44,34,76,1,,0,false,true,false,false,false,-1", "--convert-to", target, "--outdir", folder,
                            *map(str, pathlib.Path(folder).glob("*.csv"))], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=600)
            for made in pathlib.Path(folder).glob("*." + target):
                made.rename(job.folder / f"large-tables-{made.name}")


@maker(150)
def graphicsmagick(job):
    source = job.stored()
    suffix = job.random.choice(["png", "jpg", "gif", "tiff", "bmp", "webp", "pdf"])
    job.run("gm", "convert", source, *job.random.choice([[], ["-comment", "a <b> c"], ["-colors", "9"], ["-quality", "20"]]), job.path(suffix))
    job.drop(source)


@maker(90)
def exiftool(job):
    """An image or a PDF whose metadata were edited."""
    suffix = job.random.choice(["jpg", "png", "tiff", "pdf"])
    job.image().save(job.path(suffix))
    job.run("exiftool", "-overwrite_original", "-Title=" + job.text(4), "-Author=A & B", "-Keywords=a, b", job.path(suffix))


@maker(60)
def gnumeric(job):
    source = job.path("src.csv")
    pathlib.Path(source).write_text("\n".join(f'"{job.text(2)}",{number},{number / 3}'.replace('""', "'") for number in range(20)))
    job.run("ssconvert", source, job.path(job.random.choice(["xls", "xlsx", "ods", "pdf", "csv", "txt"])))
    job.drop(source)


@maker(60)
def abiword(job):
    source = job.path("src.txt")
    pathlib.Path(source).write_text("The report\n\n" + job.text(80))
    suffix = job.random.choice(["rtf", "odt", "pdf", "docx"])
    job.run("abiword", "--to=" + suffix, "-o", job.path(suffix), source, env={**os.environ, "GDK_BACKEND": "broadway"})
    job.drop(source)


@maker(30)
def asciidoctor_pdf(job):
    source = job.path("src.adoc")
    pathlib.Path(source).write_text("= Title\n\nText " + str(job.number) + " with https://example.org[a link]\n\n[source,ruby]\n----\nputs 1\n----\n")
    job.run("asciidoctor-pdf", "-o", job.path("pdf"), source)
    job.drop(source)


@maker(30)
def rst2pdf(job):
    source = job.path("src.rst")
    pathlib.Path(source).write_text("Title\n=====\n\nText " + str(job.number) + " with `a link <https://example.org>`_\n\n::\n\n   code\n")
    job.run("rst2pdf", "-o", job.path("pdf"), source)
    job.drop(source)


@maker(60)
def zint(job):
    job.run("zint", "-b", job.random.choice(["20", "58", "71"]), "-d", f"A{job.number}", "-o", job.path(job.random.choice(["png", "svg", "gif", "bmp"])))


@maker(40)
def mkvtoolnix(job):
    source = job.path("src.mp4")
    job.run("ffmpeg", "-y", "-f", "lavfi", "-i", "testsrc2=s=64x64:d=0.5", source)
    job.run("mkvmerge", "-o", job.path("mkv"), "--title", job.text(3), source)
    job.drop(source)


@maker(60)
def gstreamer(job):
    suffix, encoder = job.random.choice([("wav", "wavenc"), ("flac", "flacenc"), ("ogg", "vorbisenc ! oggmux"), ("avi", "avimux"), ("mka", "matroskamux"), ("mov", "qtmux")])
    job.run("gst-launch-1.0", "-q", *f"audiotestsrc num-buffers=20 ! audioconvert ! {encoder} ! filesink".split(), "location=" + job.path(suffix))
