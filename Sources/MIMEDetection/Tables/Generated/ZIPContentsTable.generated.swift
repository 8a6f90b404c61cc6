// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// What ZIP archives have inside; `PackedZIPContents` reads it.
enum ZIPContentsTable {
    /// Entries that only archives of one type have.
    static var entries: StaticString {
        #"""
        0j60?BundleConfig.pb0<I0Fextension.vsixmanifest0Um0;install.rdf0Um0DMETA-INF/mozilla.rsa0Um0AMETA-IN\#
        F/cose.sig0ii07doc.kml1da0FAppxBundleManifest.xml1da0SAppxMetadata/AppxBundleManifest.xml0Md0@AppxMa\#
        nifest.xml1bo0:index.apxl1bo0=index.apxl.gz00]0=index.numbers1=i0@3D/3dmodel.model0>J0Cmodrinth.inde\#
        x.json0@g0AFixedDocSeq.fdseq1860iMETA-INF/com/android/build/gradle/app-metadata.properties0Ci0@model\#
        .weights.h50@g0KFixedDocumentSequence.fdseq14I0?WEB-INF/web.xml1X?0:canvas.fig
        """#
    }

    /// Folders of packages of the Open Packaging Conventions.
    static var folders: StaticString {
        #"""
        02705word/1g_03xl/0ij04ppt/1Fd06visio/
        """#
    }

    /// Content types of main parts, without `application/`.
    static var parts: StaticString {
        #"""
        12X0Xvnd.ms-excel.addin.macroEnabled.main+xml0\T0[vnd.ms-excel.sheet.binary.macroEnabled.main13l0Xvn\#
        d.ms-excel.sheet.macroEnabled.main+xml1SM0[vnd.ms-excel.template.macroEnabled.main+xml1=i0Zvnd.ms-pa\#
        ckage.3dmanufacturing-3dmodel+xml0@g0\vnd.ms-package.xps-fixeddocumentsequence+xml0Q30]vnd.ms-powerp\#
        oint.addin.macroEnabled.main+xml03h0dvnd.ms-powerpoint.presentation.macroEnabled.main+xml1g30]vnd.ms\#
        -powerpoint.slide.macroEnabled.main+xml1an0avnd.ms-powerpoint.slideshow.macroEnabled.main+xml0II0`vn\#
        d.ms-powerpoint.template.macroEnabled.main+xml10@0Zvnd.ms-visio.drawing.macroEnabled.main+xml1Fd0Mvn\#
        d.ms-visio.drawing.main+xml0`F0Zvnd.ms-visio.stencil.macroEnabled.main+xml1530Mvnd.ms-visio.stencil.\#
        main+xml1KU0[vnd.ms-visio.template.macroEnabled.main+xml01S0Nvnd.ms-visio.template.main+xml0\@0Zvnd.\#
        ms-word.document.macroEnabled.main+xml0m80bvnd.ms-word.template.macroEnabledTemplate.main+xml0ij16vn\#
        d.openxmlformats-officedocument.presentationml.presentation.main+xml1NY0ovnd.openxmlformats-officedo\#
        cument.presentationml.slide.main+xml1_E13vnd.openxmlformats-officedocument.presentationml.slideshow.\#
        main+xml1EX12vnd.openxmlformats-officedocument.presentationml.template.main+xml1g_0nvnd.openxmlforma\#
        ts-officedocument.spreadsheetml.sheet.main+xml15h11vnd.openxmlformats-officedocument.spreadsheetml.t\#
        emplate.main+xml0iJ0bvnd.openxmlformats-officedocument.themeManager+xml02714vnd.openxmlformats-offic\#
        edocument.wordprocessingml.document.main+xml1SJ14vnd.openxmlformats-officedocument.wordprocessingml.\#
        template.main+xml
        """#
    }
}
