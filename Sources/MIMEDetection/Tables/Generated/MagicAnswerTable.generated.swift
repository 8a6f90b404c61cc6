// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// Answers of libmagic's that say little; `PackedMagicAnswers` reads it.
enum MagicAnswerTable {
    /// The records, in alphabetic order of their types.
    static var text: StaticString {
        #"""
        1Iapplication/pgp-encrypted0Gapplication/vnd.hp-hpgl0Gapplication/x-adobe-aco1Aapplication/x-arc0Bap\#
        plication/x-coff0Mapplication/x-commodore-basic1Fapplication/x-compress0Mapplication/x-compress-ttco\#
        mp1Bapplication/x-cpio0Iapplication/x-dbase-index0Aapplication/x-dbt0Gapplication/x-dosdriver1Bappli\#
        cation/x-dzip1Mapplication/x-floppy-image-tc0Aapplication/x-fpt0Japplication/x-geoswath-rdf1Eapplica\#
        tion/x-ibm-dsk1Eapplication/x-ibm-rom0Gapplication/x-lanalyzer0Dapplication/x-ms-dat2Bapplication/x-\#
        perl2Bapplication/x-ruby0Mapplication/x-stargallery-thm0Eapplication/x-tex-tfm1@application/zlib19au\#
        dio/aac19audio/ac30?audio/mp4a-latm1:audio/mpeg0;audio/x-syx1Afont/x-amiga-font0;image/g3fax19image/\#
        jxl0Cimage/x-atari-degas1Fimage/x-award-bioslogo0;image/x-tga0Cimage/x-xwindowdump28text/csv29text/h\#
        tml2?text/javascript2:text/x-asm2=text/x-c++src2;text/x-csrc2;text/x-java2:text/x-tex
        """#
    }
}
