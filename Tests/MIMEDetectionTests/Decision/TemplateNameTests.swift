import MIMETypes
import Testing

@testable import MIMEDetection

/// Templates of pages and components have the names of their languages, whatever they start with.
struct TemplateNameTests {
    private static let starts = [
        "<script setup lang=\"ts\">\nimport { ref } from \"vue\"\n</script>\n<template>\n<div>a</div>\n</template>\n",
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head><title>{{ title }}</title></head>\n<body><p>a</p></body>\n</html>\n",
        "<div class=\"x\">\n<p>hello</p>\n</div>\n",
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\"><body>a</body></html>\n",
    ]

    @Test(arguments: [
        ("a.vue", "text/x-vue"), ("a.svelte", "text/x-svelte"), ("a.astro", "text/x-astro"), ("a.ejs", "text/x-ejs"),
        ("index.html.ejs", "text/x-ejs"), ("a.blade.php", "text/x-blade"), ("a.liquid", "text/x-liquid"),
        ("a.j2", "text/x-jinja"), ("page.html.j2", "text/x-jinja"), ("a.jinja2", "text/x-jinja"),
        ("a.erb", "text/x-html-plus-erb"), ("show.html.erb", "text/x-html-plus-erb"),
        ("a.rhtml", "text/x-html-plus-erb"),
        ("a.njk", "text/x-nunjucks"), ("a.mustache", "text/x-mustache"), ("a.latte", "text/x-latte"),
        ("a.heex", "text/x-html-plus-eex"), ("a.html.heex", "text/x-html-plus-eex"), ("a.eex", "text/x-html-plus-eex"),
        ("a.leex", "text/x-html-plus-eex"), ("a.cshtml", "text/x-html-plus-razor"),
        ("a.razor", "text/x-html-plus-razor"),
        ("a.ftlh", "text/x-freemarker"), ("a.vm", "text/x-velocity-template-language"),
        ("a.gohtml", "text/x-go-template"),
        ("a.haml", "text/x-haml"), ("a.slim", "text/slim"), ("a.pug", "text/x-pug"), ("a.marko", "text/x-marko"),
        ("a.soy", "text/x-closure-templates"), ("a.gsp", "text/x-gsp"), ("a.twig", "text/x-twig"),
        ("a.hbs", "text/x-handlebars-template"), ("a.edge", "text/x-edge"), ("a.volt", "text/x-volt"),
        ("a.html.php", "application/x-php"),
    ])
    func templateIsWhatItIsCalled(_ name: String, _ type: String) {
        for start in Self.starts {
            let detection = MIMEDetector().detect(bytes: Array(start.utf8), name: name)
            #expect(detection.type.essence == type, "\(name): \(start.prefix(20))")
            #expect(detection.conflicts.isEmpty)
        }
    }

    /// A template of a drawing may have the drawing's start, but a drawing that only calls itself a template is one.
    @Test(arguments: [
        ("a.svg.php", "application/x-php", true), ("a.svg.erb", "text/x-html-plus-erb", true),
        ("a.svg.twig", "text/x-twig", true), ("a.php", "image/svg+xml", false), ("a.html.php", "image/svg+xml", false),
    ])
    func templateOfADrawingIsOne(_ name: String, _ type: String, _ agrees: Bool) {
        let drawing = "<svg viewBox=\"0 0 1 1\" xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0\"/></svg>\n"
        let detection = MIMEDetector().detect(bytes: Array(drawing.utf8), name: name)
        #expect(detection.type.essence == type)
        #expect(detection.conflicts.isEmpty == agrees)
    }

    /// Parts that a program completes to a document, or that it puts into one.
    @Test(arguments: [
        ("a.svg", "<path d=\"{path}\" {attributes}/>\n", true), ("a.xml", " </list>\n<other/>\n", true),
        ("a.svg", "<path d=\"{path}\" {attributes\n/>\n", true), ("a.svg", "<path \"a\" b\n{c}/>\n", false),
        ("a.svg", "<path \"a\" b/> {c}\n", false), ("a.svg", "< path {path}\n", false), ("a.pdf", "</list>\n", false),
        ("a.pdf", "<path {path}/>\n", false), ("version.xml", "2022.5\n", true), ("a.xml", "a word\n", false),
        ("a.xml", "&elks;\n", true), ("a.xml", "&elks graze\n", false),
        ("a.xml", String(repeating: "a", count: 65), false), ("a.ui", "%{FormContents}\n", true),
        ("a.xml", "<{{ action }} xmlns=\"a\">\n", true), ("a.xml", "${header}\n<a/>\n", true),
        ("a.json", "${jsonencode({a = 1})}\n", true), ("a.json", "---\n---\n[{% for a in b %}{% endfor %}]\n", true),
        ("a.xml", "<a\n  {% if b %}\n    b=\"{{ b }}\"\n  {% endif %}>\n</a>\n", true),
        ("a.json", ")]}',\n{\"a\":1}\n", true), ("a.json", "a) words\n", false),
        ("a.sql", "{{\n  config(\n    materialized='incremental',\n    unique_key='id'\n  )\n}}\n\nselect 1\n", true),
        ("a.sql", "select *\nfrom {{ ref('orders') }}\n{% if is_incremental() %}\nwhere a > b\n{% endif %}\n", true),
    ])
    func partOfADocumentMayHaveItsName(_ name: String, _ text: String, _ agrees: Bool) {
        let detection = MIMEDetector().detect(bytes: Array(text.utf8), name: name)
        #expect(detection.conflicts.isEmpty == agrees, "\(detection)")
    }

    /// A template is recognised by its content, and may have the name of any text.
    @Test(arguments: [
        "{{#elks}}\nHello {{name}}\n{{> footer}}\n{{/elks}}\n",
        "{% for elk in elks %}\n* {{ elk.name }}\n{% endfor %}\n",
        "<% @elks.each do |elk| %>\n* <%= elk.name %>\n<% end %>\n",
    ])
    func templateMayHaveTheNameOfAnyText(_ text: String) {
        for name in ["a.html", "a.py", "a.c", "a.xml"] {
            #expect(MIMEDetector().detect(bytes: Array(text.utf8), name: name).conflicts.isEmpty)
        }
        #expect(!MIMEDetector().detect(bytes: Array(text.utf8), name: "a.gif").conflicts.isEmpty)
    }

    /// A template of AutoGen has the name of what is made from it.
    @Test(arguments: [
        ("a.json", "{\"a\": \"[+Name+]\"}\n", "application/json"), ("a.ui", "<ui/>\n", "application/x-designer"),
    ])
    func templateOfAutoGenIsWhatItIsCalled(_ name: String, _ text: String, _ type: String) {
        let template = MIMEDetector().detect(bytes: Array(("[+ autogen5 template +]\n" + text).utf8), name: name)
        #expect(template.type.essence == type && template.conflicts.isEmpty, "\(template)")
        let other = MIMEDetector().detect(bytes: Array(("[+ others +]\n" + text).utf8), name: name)
        #expect(!other.conflicts.isEmpty)
    }

    /// A template may have the name of what is made from it, even of a format that is not text.
    @Test(arguments: [
        ("a.ps", "[% title %]\n/Helvetica 24 selectfont\n", "application/postscript", true),
        ("a.pem", "{{certificate}}\n", "application/x-x509-ca-cert", true),
        ("a.pdf", "{{\nimport os\n}}\n", "text/plain", true), ("a.png", "<% send() %>\n", "text/plain", true),
        ("a.rtf", "[% letter %]\n", "application/rtf", true), ("a.pdf", "{ a template }\n", "text/plain", false),
        ("a.pdf", "Dear {{name}},\n", "text/plain", false),
    ])
    func templateMayHaveTheNameOfAFormat(_ name: String, _ text: String, _ type: String, _ agrees: Bool) {
        let detection = MIMEDetector().detect(bytes: Array(text.utf8), name: name)
        #expect(detection.type.essence == type, "\(detection)")
        #expect(detection.conflicts.isEmpty == agrees)
    }

    /// A page with code of PHP starts like a page, whose name it may have; a script has the name of one.
    @Test(arguments: [
        ("<form>\n<p><?php p($id) ?></p>\n</form>\n", true), ("<!DOCTYPE html>\n<html><?php p() ?></html>\n", true),
        ("<?php\np();\n", false),
    ])
    func pageMayContainCode(_ text: String, _ agrees: Bool) {
        let detection = MIMEDetector().detect(bytes: Array(text.utf8), name: "a.html")
        #expect(detection.type.essence == "application/x-php")
        #expect(detection.conflicts.isEmpty == agrees, "\(detection)")
    }

    /// A page under the name of another kind of text is still one.
    @Test(arguments: ["a.css", "a.js", "a.py", "a.csv"])
    func pageIsNoOtherText(_ name: String) {
        let detection = MIMEDetector().detect(bytes: Array(Self.starts[1].utf8), name: name)
        #expect(detection.type == .html)
        #expect(!detection.conflicts.isEmpty)
    }

    /// What a page is in depends on the name that it is served by.
    @Test(arguments: [
        ("a.html", "text/html"), ("a.htm", "text/html"), ("A.HTML", "text/html"), ("a.shtml", "text/html"),
        ("a.xhtml", "application/xhtml+xml"), ("a.xht", "application/xhtml+xml"), ("a", "application/xhtml+xml"),
        ("a.xml", "application/xhtml+xml"),
    ])
    func nameDecidesAboutThePage(_ name: String, _ type: String) {
        let detection = MIMEDetector().detect(bytes: Array(Self.starts[3].utf8), name: name)
        #expect(detection.type.essence == type)
        #expect(detection.conflicts.isEmpty)
    }

    @Test func declaredPageIsInHTML() {
        let detection = MIMEDetector().detect(bytes: Array(Self.starts[3].utf8), declaredType: .html)
        #expect(detection.type == .html)
    }
}
