"""Files that libraries of PHP, Ruby, Perl, Java and Go write."""

import json
import os
import pathlib
import subprocess

from .job import maker


def tell(job, count=12):
    """The texts and the image that a program of another language puts into its file."""
    image = job.path("src.png")
    job.image().save(image)
    return json.dumps({"texts": [job.text(6) for _ in range(count)], "image": image, "number": job.number})


def latin(job, count=12):
    """The same, for libraries whose standard fonts contain Latin-1 only."""
    return json.dumps({**json.loads(tell(job, 0)), "texts": [job.text(6).encode("latin-1", "ignore").decode("latin-1") for _ in range(count)]})


PHP = {
    "fpdf": ("pdf", 120, """require 'fpdf/fpdf.php'; $p = new FPDF(); $p->SetCompression($d['number'] % 2 == 0);
        for ($n = 0; $n <= $d['number'] % 3; $n++) { $p->AddPage(); $p->SetFont('Arial', '', 12);
        foreach ($d['texts'] as $t) $p->MultiCell(0, 8, mb_convert_encoding($t, 'ISO-8859-1', 'UTF-8')); $p->Image($d['image'], 10, 150, 60); }
        $p->Output('F', $path);"""),
    "tcpdf": ("pdf", 120, """require 'tcpdf/tcpdf.php'; $p = new TCPDF(); $p->setCompression($d['number'] % 2 == 0); $p->SetTitle($d['texts'][0]);
        if ($d['number'] % 3 == 0) $p->setProtection(['print'], '', 'secret', 0); else $p->setPDFVersion('1.5');
        $p->AddPage(); foreach ($d['texts'] as $t) $p->Write(6, $t . "\\n"); $p->Image($d['image'], 10, 150, 60);
        $p->write1DBarcode('A' . $d['number'], 'C128'); $p->writeHTML('<table border="1"><tr><td>1</td><td><a href="https://example.org/?a=1">2</a></td></tr></table>');
        $p->Output($path, 'F');"""),
    "dompdf": ("pdf", 60, """require 'dompdf/autoload.php'; $p = new Dompdf\\Dompdf(); $h = '<h1>Page</h1>';
        foreach ($d['texts'] as $t) $h .= '<p>' . htmlspecialchars($t) . '</p>'; $p->loadHtml($h . '<a href="https://example.org/">a</a>'); $p->render();
        file_put_contents($path, $p->output(['compress' => $d['number'] % 2]));"""),
    "php_gd": (("png", "jpg", "gif", "webp", "bmp", "avif"), 180, """$i = imagecreatefrompng($d['image']); if ($d['number'] % 4 == 0) imagetruecolortopalette($i, true, 99);
        $e = pathinfo($path, PATHINFO_EXTENSION); ('image' . ($e == 'jpg' ? 'jpeg' : $e))($i, $path);"""),
    "php_text": (("csv", "json", "txt"), 90, """switch (pathinfo($path, PATHINFO_EXTENSION)) { case 'csv': $f = fopen($path, 'w'); foreach ($d['texts'] as $t) fputcsv($f, ['a', $t, 1.5]); break;
        case 'json': file_put_contents($path, json_encode($d, $d['number'] % 2 ? JSON_PRETTY_PRINT : 0)); break; default: file_put_contents($path, "Report\\r\\n" . implode("\\r\\n", $d['texts'])); }"""),
}
RUBY = {
    "prawn": ("pdf", 100, """require 'prawn'; Prawn::Fonts::AFM.hide_m17n_warning = true; Prawn::Document.generate(path, compress: d['number'].even?, info: {Title: d['texts'][0]}) do
        d['texts'].each { |t| text t.encode('windows-1252', undef: :replace, replace: '').encode('utf-8') }; image d['image'], width: 99; start_new_page; stroke_circle [99, 99], 9; end"""),
    "ruby_spreadsheet": ("xls", 60, """require 'spreadsheet'; b = Spreadsheet::Workbook.new; s = b.create_worksheet name: 'a'; d['texts'].each_with_index { |t, n| s[n, 0] = t; s[n, 1] = n }
        s[0, 2] = Spreadsheet::Link.new('https://example.org/?a=1', 'a'); b.write path"""),
    "ruby_text": (("csv", "json"), 60, """require 'csv'; path.end_with?('csv') ? CSV.open(path, 'w') { |c| d['texts'].each { |t| c << ['a', t, 1.5] } } : File.write(path, JSON.pretty_generate(d))"""),
}
PERL = {
    "pdf_api2": ("pdf", 90, """use PDF::API2; my $p = PDF::API2->new(-compress => $d->{number} % 2); my $g = $p->page; my $t = $g->text; $t->font($p->corefont('Helvetica'), 12);
        my $y = 700; for (@{$d->{texts}}) { $t->translate(50, $y -= 20); $t->text($_) } $g->gfx->image($p->image_png($d->{image}), 50, 100, 99, 99); $p->info(Title => $d->{texts}[0]); $p->saveas($path);"""),
    "pdf_create": ("pdf", 60, """use PDF::Create; my $p = PDF::Create->new(filename => $path, Title => 'a'); my $g = $p->new_page(MediaBox => [0, 0, 595, 842])->new_page;
        my $f = $p->font(BaseFont => 'Helvetica'); my $y = 700; $g->string($f, 12, 50, $y -= 20, $_) for @{$d->{texts}}; $p->close;"""),
    "writeexcel": ("xls", 90, """use Spreadsheet::WriteExcel; my $b = Spreadsheet::WriteExcel->new($path); my $s = $b->add_worksheet; my $r = 0; for (@{$d->{texts}}) { $s->write_string($r, 0, $_); $s->write($r++, 1, $r) }
        $s->write_formula(0, 2, '=SUM(B1:B3)'); $s->write_url(1, 2, 'https://example.org/'); $s->write_comment(0, 0, 'note') if $d->{number} % 2; $b->close;"""),
    "writer_xlsx": ("xlsx", 90, """use Excel::Writer::XLSX; my $b = Excel::Writer::XLSX->new($path); my $s = $b->add_worksheet; my $r = 0; for (@{$d->{texts}}) { $s->write_string($r, 0, $_); $s->write($r++, 1, $r) }
        $s->write_formula(0, 2, '=SUM(B1:B3)'); $s->write_url(1, 2, 'https://example.org/?a=1&b=2'); $s->insert_image(3, 3, $d->{image}); $s->data_validation(5, 5, {validate => 'list', source => ['a', 'b']}); $b->close;"""),
    "perl_gd": (("png", "jpg", "gif"), 90, """use GD; my $i = GD::Image->newFromPng($d->{image}, 1); $i->string(gdSmallFont, 2, 2, 'text', 1); open my $f, '>:raw', $path; print $f ($path =~ /png$/ ? $i->png : $path =~ /jpg$/ ? $i->jpeg(70) : $i->gif);"""),
    "perl_svg": ("svg", 60, """use SVG; my $s = SVG->new(width => 99, height => 99); $s->text(x => 9, y => 20)->cdata($_) for @{$d->{texts}}; $s->anchor(-href => 'https://example.org/?a=1')->circle(cx => 9, cy => 9, r => 4);
        open my $f, '>:utf8', $path; print $f $s->xmlify;"""),
    "rtf_writer": ("rtf", 60, """use RTF::Writer; my $r = RTF::Writer->new_to_file($path); $r->prolog(title => 'a'); $r->paragraph($_) for @{$d->{texts}}; $r->row(RTF::Writer::TableRowDecl->new, 'a', 'b'); $r->close;"""),
    "oodoc": ("odt", 60, """use OpenOffice::OODoc; my $o = odfDocument(file => $path, create => 'text'); $o->appendParagraph(text => $_) for @{$d->{texts}}; $o->save;"""),
}
RUNNERS = {
    "PHP": (PHP, lambda path, code: ["php", "-d", "error_reporting=0", "-r", f"$d = json_decode(file_get_contents('php://stdin'), true); $path = '{path}'; {code}"]),
    "Ruby": (RUBY, lambda path, code: ["ruby", "-e", f"require 'json'; d = JSON.parse($stdin.read); path = '{path}'; {code}"]),
    "Perl": (PERL, lambda path, code: ["perl", "-e", f"use JSON::PP; my $d = do {{ local $/; decode_json(<STDIN>) }}; my $path = '{path}'; {code}"]),
}
LATIN_ONLY = {"pdf_api2", "pdf_create", "prawn", "oodoc"}


def register(name, suffixes, count, code, command):
    def function(job):
        suffix = suffixes if isinstance(suffixes, str) else suffixes[job.number % len(suffixes)]
        path = job.path(suffix)
        told = latin(job) if name in LATIN_ONLY else tell(job)
        job.run(*command(path, code), input=told.encode())
        if not os.path.exists(path):
            raise FileNotFoundError(path)

    function.__name__ = name
    maker(count)(function)


for programs, command in RUNNERS.values():
    for name, (suffixes, count, code) in programs.items():
        register(name, suffixes, count, code, command)


JAVA = """
import java.awt.*; import java.awt.image.*; import java.io.*; import java.util.*; import javax.imageio.*;
import org.apache.pdfbox.pdmodel.*; import org.apache.pdfbox.pdmodel.font.*; import org.apache.pdfbox.pdmodel.graphics.image.*;
public class Make {
    static String folder;
    static File file(String name) { return new File(folder, name); }
    static BufferedImage image(int n) {
        BufferedImage i = new BufferedImage(40 + n, 30 + n, BufferedImage.TYPE_INT_RGB); Random r = new Random(n);
        for (int y = 0; y < i.getHeight(); y++) for (int x = 0; x < i.getWidth(); x++) i.setRGB(x, y, n % 3 == 0 ? r.nextInt() : x * y * n);
        return i;
    }
    static void pdfbox(int n) throws Exception {
        PDDocument d = new PDDocument(); PDPage p = new PDPage(); d.addPage(p);
        PDPageContentStream c = new PDPageContentStream(d, p, PDPageContentStream.AppendMode.APPEND, n % 2 == 0);
        c.beginText(); c.setFont(PDType1Font.HELVETICA, 12); c.newLineAtOffset(50, 700); c.showText("Text <b> & % " + n); c.endText();
        c.drawImage(n % 2 == 0 ? LosslessFactory.createFromImage(d, image(n)) : JPEGFactory.createFromImage(d, image(n)), 50, 300); c.close();
        d.getDocumentInformation().setTitle("Title " + n); d.save(file("java_pdfbox-" + n + ".pdf")); d.close();
    }
    static void itext(int n) throws Exception {
        com.lowagie.text.Document d = new com.lowagie.text.Document();
        com.lowagie.text.pdf.PdfWriter w = com.lowagie.text.pdf.PdfWriter.getInstance(d, new FileOutputStream(file("java_itext-" + n + ".pdf")));
        if (n % 2 == 0) w.setFullCompression();
        d.open(); d.addTitle("Title"); d.add(new com.lowagie.text.Paragraph("Text <b> & % " + n)); d.add(com.lowagie.text.Image.getInstance(image(n), null));
        d.add(new com.lowagie.text.Anchor("link")); d.close();
    }
    static void poi(int n) throws Exception {
        org.apache.poi.hssf.usermodel.HSSFWorkbook b = new org.apache.poi.hssf.usermodel.HSSFWorkbook();
        org.apache.poi.ss.usermodel.Sheet t = b.createSheet("a");
        for (int r = 0; r < 5 + n; r++) { t.createRow(r).createCell(0).setCellValue("Text <b> " + r); t.getRow(r).createCell(1).setCellFormula("SUM(1,2)"); }
        FileOutputStream o = new FileOutputStream(file("java_poi-" + n + ".xls")); b.write(o); o.close();
        org.apache.poi.hslf.usermodel.HSLFSlideShow h = new org.apache.poi.hslf.usermodel.HSLFSlideShow();
        h.createSlide().createTextBox().setText("Text " + n); o = new FileOutputStream(file("java_poi-" + n + ".ppt")); h.write(o); o.close();
    }
    static void imageio(int n) throws Exception {
        for (String s : new String[] {"png", "jpg", "gif", "bmp", "tiff"}) ImageIO.write(image(n), s, file("java_imageio-" + n + "." + s));
    }
    static void archives(int n) throws Exception {
        java.util.zip.ZipOutputStream z = new java.util.zip.ZipOutputStream(new FileOutputStream(file("java_zip-" + n + ".zip")));
        z.putNextEntry(new java.util.zip.ZipEntry("a/")); z.closeEntry(); z.putNextEntry(new java.util.zip.ZipEntry("a/b" + n + ".txt")); z.write("text".getBytes()); z.closeEntry(); z.close();
        java.util.zip.GZIPOutputStream g = new java.util.zip.GZIPOutputStream(new FileOutputStream(file("java_gzip-" + n + ".gz"))); g.write(new byte[n]); g.close();
    }
    interface Maker { void make(int n) throws Exception; }
    public static void main(String[] a) throws Exception {
        folder = a[0]; System.setProperty("java.awt.headless", "true");
        for (Maker m : new Maker[] {Make::pdfbox, Make::itext, Make::poi, Make::imageio, Make::archives})
            for (int n = 1; n <= 40; n++) try { m.make(n); } catch (Throwable e) { if (n == 1) System.err.println(e); }
    }
}
"""


@maker(1)
def java(job):
    source = job.folder / "Make.src.java"
    source.write_text(JAVA)
    subprocess.run(["java", "-cp", "/usr/share/java/*", str(source), str(job.folder)], check=True, stderr=subprocess.DEVNULL, timeout=600)


GO = """
package main
import ("archive/tar"; "archive/zip"; "compress/gzip"; "encoding/csv"; "encoding/json"; "fmt"; "image"; "image/color"; "image/gif"; "image/jpeg"; "image/png"; "math/rand"; "os"
"github.com/jung-kurt/gofpdf")
func create(name string) *os.File { f, e := os.Create(os.Args[1] + "/" + name); if e != nil { panic(e) }; return f }
func main() {
  for n := 1; n <= 60; n++ {
    i := image.NewRGBA(image.Rect(0, 0, 40 + n, 30)); for k := range i.Pix { if n % 2 == 0 { i.Pix[k] = byte(rand.Int()) } else { i.Pix[k] = byte(k * n) } }; i.Set(1, 1, color.White)
    png.Encode(create(fmt.Sprintf("go_image-%d.png", n)), i); jpeg.Encode(create(fmt.Sprintf("go_image-%d.jpg", n)), i, nil); gif.Encode(create(fmt.Sprintf("go_image-%d.gif", n)), i, nil)
    p := gofpdf.New("P", "mm", "A4", ""); p.SetCompression(n % 2 == 0); p.SetTitle("Title <b>", true); p.AddPage(); p.SetFont("Arial", "", 12); p.Cell(40, 10, fmt.Sprint("Text <b> & % ", n))
    p.Image(fmt.Sprintf("%s/go_image-%d.jpg", os.Args[1], n), 10, 50, 60, 0, false, "", 0, "https://example.org/?a=1"); p.OutputFileAndClose(fmt.Sprintf("%s/gofpdf-%d.pdf", os.Args[1], n))
    z := zip.NewWriter(create(fmt.Sprintf("go_archive-%d.zip", n))); w, _ := z.Create("a/b.txt"); fmt.Fprint(w, "text ", n); z.Close()
    t := tar.NewWriter(create(fmt.Sprintf("go_archive-%d.tar", n))); t.WriteHeader(&tar.Header{Name: "a/b.txt", Size: 4, Mode: 0644}); t.Write([]byte("text")); t.Close()
    g := gzip.NewWriter(create(fmt.Sprintf("go_archive-%d.gz", n))); fmt.Fprint(g, "text ", n); g.Close()
    c := csv.NewWriter(create(fmt.Sprintf("go_text-%d.csv", n))); c.Write([]string{"a", "b \\"c\\", d", fmt.Sprint(n)}); c.Write([]string{"1", "2", "3"}); c.Flush()
    json.NewEncoder(create(fmt.Sprintf("go_text-%d.json", n))).Encode(map[string]any{"a": "<b>&</b>", "n": n, "l": []int{1, 2}})
  }
}
"""


@maker(1)
def go(job):
    source = pathlib.Path(job.path("src.go"))
    source.write_text(GO)
    job.run("go", "run", str(source), str(job.folder), env={**os.environ, "GOPATH": "/usr/share/gocode", "GO111MODULE": "off"})
