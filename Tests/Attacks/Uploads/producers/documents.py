"""Documents that Python libraries write."""

import io
import pathlib

from .job import maker


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
        page.insert_image((60, 400, 200, 500), stream=job.png())
    out.save(job.path("pdf"), garbage=job.random.randrange(4), deflate=job.random.random() < 0.5, ascii=job.random.random() < 0.3)


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


@maker(40)
def typst(job):
    import typst as tool
    source = pathlib.Path(job.path("src.typ"))
    source.write_text("= Title\n" + job.text(60).replace("$", "").replace("#", "").replace("<", "").replace("*", "").replace("_", ""))
    tool.compile(str(source), output=job.path(job.random.choice(["pdf", "svg", "png"])))
    source.unlink()


@maker(300)
def python_docx(job):
    import docx
    out = docx.Document()
    out.add_heading(job.text(3))
    for _ in range(job.random.randint(1, 20)):
        out.add_paragraph(job.text(30))
    out.add_table(3, 3).cell(0, 0).text = job.text(2)
    if job.random.random() < 0.5:
        out.add_picture(io.BytesIO(job.png()))
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
        slide.shapes.add_picture(io.BytesIO(job.png()), 0, 0)
    if job.random.random() < 0.4:
        from pptx.chart.data import CategoryChartData
        from pptx.enum.chart import XL_CHART_TYPE
        data = CategoryChartData()
        data.categories = ["a", "b"]
        data.add_series("s", (1, 2))
        slide.shapes.add_chart(XL_CHART_TYPE.COLUMN_CLUSTERED, 0, 0, 999999, 999999, data)
    out.save(job.path("pptx"))


@maker(100)
def odfpy(job):
    from odf import opendocument, text
    out = opendocument.OpenDocumentText()
    for _ in range(9):
        out.text.addElement(text.P(text=job.text(30)))
    out.save(job.path("odt"))


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
