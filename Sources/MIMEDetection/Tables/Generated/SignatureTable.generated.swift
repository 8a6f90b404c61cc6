// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

import CDetectionTables

/// The rules about content, packed; `PackedSignatures` reads it.
enum SignatureTable {
    /// The rules, each where its hash points, and its comparisons after it.
    static var rules: ConstantTable<UInt64> {
        ConstantTable(signature_table_rules(), count: 28668)
    }

    /// The first bytes of rules, as a person reads them.
    static var text: StaticString {
        #"""
                                   "HVL"                 5C"section"                "bplist01"              \#
                                "8BPS"0001                                                           "icns" \#
               "{"22"version"22": 2, "22"M&K!"                                      "SNBP000B"              \#
                       13000003ACED0005      "acsp"A1"/"FF"C"D9EF"vL"9EE210EA"W"22"v_""SEGADISCSYSTEM  ""BZh\#
        01AY&SY""FAT12   "                                                                                  \#
                                                                                                            \#
                   "EVF"090D0AFF0013000000"bplist"0000"pbzx"0000"MPX,Microsoft Pr""NESM"1A"b0VIM ""ftyphevx"\#
                                    "sk-ecdsa-sha2-ni"               "LOCUS       "                         \#
               "/*! jQuery JavaS"                           "NuppelVideo"00"glTF"       1A060000"DIRC"000000\#
        04                       000100000000000C                          "dn: OU=""dn: ou="               \#
                    "RaS2"D9D9F784D90114"XB""This is ""<asx"13"z+H""HMMER3/""TZif"0302"#"07  "Biff5"        \#
                                                                                     060E"+4"020501010D01020\#
        10102               D4C3B2A1                                                                        \#
                                                                   "%FSAX""Cr24"                  "DAF/CK  "\#
               "00:00:00.00,00:0"                                                                           \#
            "pico-8 cartridge""UNOIDL"FF00"CRID""-lhx-""<recipe""*BEGIN"         "<MPD" "dn: c="            \#
                    "0 HEAD"                       "ftyp3gp1"0A05        "dn: uid="                         \#
        8A"MNG"0D0A1A0A                                                                "RZX!"            "un\#
        trusted commen""MAM"04            0A"use strict;"                         171005" "                 \#
          "d4:infod"                                                                                        \#
                   "RDX2"0A"X"0A   "OXLI"                                                0A"FORMAT=2"       \#
                  07"#"0203            "bvx2"        "MPCK"" paf"00000000"(**""IDPO"06000000"zQmp"          \#
                                                          "s"010100                                "ObjS"01"\#
        Stch"01"-lh0-""[Icon Theme]""Bag Attributes"                      "k8s"00                           \#
                   "AA01"             FE"bin"                            000002000404"<?quicktime""Xcur""=<g\#
        mr:Workbook""RF64""FORM"                    "CDF"05                        "IIN1"               "[Se\#
        rvice]"0A"1"BE000000AB                                                         81"SF3"00E0D00D0A0A03\#
        E29CA807                                            "(dp0"0A00051607        "caff"0001"r"B5"J"86"tjg\#
        g"                                           "ELF"                   AB"KTX 20"BB0D0A1A0AC183"*"9E  \#
                                                            "$FL2""AC2.22""Ogawa"FF00"<TS sourcelangua"5C010\#
        000                         "%%""This is METAFONT""MM"      "Sample Name"                  FF"FON"  \#
                                                                                                    0A0D0D0A\#
        "MSH|^~"5C"&|"                                                                                      \#
            "Microsoft C/C++ "   ".RMF"                                             000001B3"PVF1"0A        \#
                       "TFL3"     "SMILtext""ld.so-1.7.0"00           "bvxn"               "RIFF$"000000"CDD\#
        Afmt "FFD8FFDB          "[00:00.00]"                                                                \#
            "xar!"                              00000200060406000800"JN""d5:nodesl"                         \#
                                       "dyld_v1 "                                                           \#
                                                       1C020000"n+2"000D0A1A0A                              \#
                                                   "VIMsug""RSA Public-Key: "":"FF"&"ED                     \#
          "/dts-v1/;"0422"M"18              "CD_DA"0A                   "[gd_scene "                        \#
                       "[NWZ]"0081"Rforpl"FF81"rforpl"FF"#!/usr/local/bin"                      "PKM 10"00"P\#
        K"0506                                                                                        "WOZ2"\#
        FF0A0D0A"<UI version=""<ui version=""conectix"                                                   "W"\#
        90"u6""r"010100                                        "BSJB"                   "ARROW1"0000"IN;SP"B\#
        6A6F2081A040000      "Rar!"1A070100                        "FAT     "   "ID;P"                      \#
                       "//Maya ASCII"FFD8FFFE                     "A"0A"3"0A"19""#EXTM3U"             "ElfFi\#
        le"00"sdbf""/bin/env python""GOOF----"                                0908100000060500"AC1.40""MOVI"\#
        02                                                         "ZXST"" BDV"00000000"PAGEDUMP"05CB"[ar:"9\#
        500             "G"        "ftypNDSC"   " ncells:""SVN-fs-dump-form"                                \#
                                                               09020600        "LX"0000000000000200BEEFC0DE \#
                                               "MOVI"01"d8:announce""RTSPtext"                              \#
                    89"AHEAD"0D0A1A0A"SPACE"00F707018392C01C";"0000"CWS"00                                  \#
                    "BPS1"                010009000003"gimp xcf"   "PGDMP"01                           "IN;D\#
        F""NXSB"    "ftyp3ge"0000000000000001"I"5C"chapter""{"22"version"22":2,"22"wi""adcg*"               \#
           "#!make"CD9A"W"13                                 "JEOL.NMR"     02999900                   "eval\#
         "22"exec /usr/"                             "CISO"      00"asm"                      "ftyp3gs"     \#
                           "II+"0008000000"IN;SC"                                                       "var\#
         Prototype={"0809FE02                               "%!PS-AdobeFont-1"                 "<?=$"      "\#
        BZh0"17"rE8P"90    "MSWordDoc"                                                                 CEF5B\#
        3"h"            "PO^Q`"    "!PreminetFile!""UnityWeb"00                                   "# v2 git \#
        bundle"0A                 "msa"00"PS-X EXE"00000000                                         "NITF01.\#
        10"  8A"MNG"          04170D0A                                     000001BA                         \#
                                        10" "F5F2          0A"FORMAT=3""C64 tape image f"  "#!/bin/gawk""#!A\#
        MR-WB_MC1.0"0A    "UEF File!"00                "export component"" V3000"0A"WEBVTT FILE"0A"#! /usr/l\#
        ocal/bi"      "MMMD"       "moov"00                                                                 \#
                                                               "070702""RITE0"                              \#
                              "NSVs""qoif"                      " V3000"0D     "JG"030E000000               \#
                              89"GND"0D0A1A0A                              "OKTA"                  "@"12"7"8\#
        00F000000                                                    EFBBBF"<?xml"                          \#
        89"LZO"000D0A1A0A                                             "SDOS"                                \#
        "##Sketch"  "##gff-version 3"                                                                       \#
                                 "From: "22"Saved by "DBA5CFAD12FE         "#!/bin/awk"C3"@"F1     "sprs"   \#
                "ISO-10303-21;""FLT8"       1402"Y"19                                                       \#
                                "UNA:+.? '"0D0A"UNB+U" ";;"                      "<scriptlet""-pm1-""C64S ta\#
        pe"            "mozLz40"00                                                                          \#
                                                                            "%"                    "DAF/SPK \#
        "            "XoS."                                                                                 \#
                                  FEFF00"<"00"?"00"x"00"m"00"l"                 5C"input"    "6CHN"         \#
                                                                                                            \#
                                                       "DanM"                                               \#
                             "d7:comment""RIDX"00000001"SEGABOOTDISC    ""DOS"00                          "d\#
        rpm""AMF"0E1A0800005C"setlength"                                                "HSP"109B00"ftypMSNV\#
        "19040010                          "MUS"1A      "BC"C0DE                7FFE8001     "%YAML "       \#
                                         "FreeHand11""cnumpy._core.mul""MAC "     "BA"       "P"010D0A"22""C\#
        GPH"01FFD8FFC0"HG20"          "LE"0000000000000200                FF"WPC""INPUT("                   \#
                                                                 "jP  "0D0A870A                             \#
                                              13"z)D"           "BSA"00                                     \#
                   "d10:created by""MMD3"                      "/** @license Rea"FF1F00E8                   \#
                    "INPUT ("                "SIMPLE  =       "F11E041C"VTF"0007000000"MIDX"01DEC0EFBE      \#
                                 DEC0170B     FE"7" "AFF10"0D0A00"ftyp""-lhd-"01DA0102"-----BEGIN PGP M""(lp\#
        0"0A"tSaR"                                                                                          \#
                           "xkm"0F"ZIM"04                    5C"documentclass"                           "NR\#
        O0"00000000"StartFont""Dialogue: 0,0:""<MML""STL""tBaK""PK"0304                        "farbfeld"   \#
                         "makedumpfile"00000000                                0C                           \#
                                                                                           EBF28987         \#
                     "UF2"0A"WQ]"9E                             "<%@include "                               \#
                              "(DWF V00.22)"                                            EFCDAB89            \#
                 "FICHIER GUITAR P"     "#!/usr/bin/awk""-----BEGIN AGE E""UnityRaw"00"-pm2-"CEED"ff"CC0D000\#
        B"LUKS"BABEFF"lprofr"81                                                                             \#
                                                                                             D6C3C4"S""]"1C9\#
        EA3                            "q"C7                                             1B"LJ"02           \#
                                             "RVZ"01"<%@page "                        "OFR "0C000000"GPAT"  \#
                                     "fig-jam."                 0002                                        \#
          00000100          "KiSS "                        "EVF2"0D0A8100CECECECE"EHFA_HEADER_TAG""[Script I\#
        nfo]"                                  "VjCD0100""BPG"FB"ftypM4VH"                          "MV - CP\#
        CEMU Disk"         "#!/usr/bin/make"                                     "ID3"                      \#
                          "# KDE Config Fil" 9602                   "PCD_IPI"  13"z)P"                      \#
                                           "<%@ Page ""<%@ page "          "<%@ language="   FFFF00000700000\#
        00400000001000100"GOBJ"0A"METADATA"0D0A1A02000C00"PSF""xdg-app"00010089E5"(DWF V"                   \#
                                                  "#!"                      "Certificate Revo"              \#
                                                                "NSMS"        09".byte"                     \#
                                                                                                           0\#
        1DA0101"FCS3.1    "FF000200040405"T""caff"8000"#! /usr/bin/awk"                                     \#
                               "(This file must ""LEITCH"0000"NIBArchive""xof 0302""SDPX""~"100400"0MIE"8001\#
        00000000"%!PS-Adobe""SCCA"7F0C"D+""A"0A"2"0A"26""KenSilverman"00" "     "# textdomain: "            \#
              1A"E"DFA393"B"8288"matroska"                                                      "#compdef " \#
                            "#! /usr/bin/gawk"                             1B"E"1B"dn: o="                  \#
                             "PERFILE2""ATARI7800"                             "<%--"                   "X"0\#
        A00000003 "regf"      "HEAD"       "CD81""SCE"00"-----BEGIN EC PR""qpress10""BEGIN:VALARM""KSSX""SAP\#
        "0D0A                             "NetImmerse File ""SWavePro"1A"SAS FILE"FFD8FFF7"ftp://""FSB5""cco\#
        py_reg"0A"_recon"  "-lh2-""use warnings;"AB010103"Paint Shop Pro I""(;SZ[""D1.0"0D"#!AMR_MC1.0"0A   \#
                            "MythTVVideo"00"3D Geometry File"0000000C"jP  "0D0A870A1E"{"22                  \#
               "3SaR"                                                         04"%!""#!/usr/bin/pytho"      \#
           "XMF_2.0"                                                "cdex0"                   "YUV4MPEG2 "  \#
            "MIME-Version: 1.""FLhd"06000000"#!AMR"0A     "0"000000"LfLe"0C0D0A         "GIMP"              \#
                                                                             "bplist10"       "UNIRAST"0000 \#
                           "MinPHR0""##"0A"## Bundle of ""P1""[Flatpak Ref]"                                \#
                                                                     "SPDXVersion: SPD"1B"E"1B"("           \#
        DE120495                                           "PMTiles"03"<?aid""data_"                   "BEGI\#
        N:VTIMEZONE""#! /bin/awk"      "HTTP/"                                                         "MTLB\#
        ""{0}{"                        "FAT16   "          "age-encryption.o"      "BAI"01                  \#
                                                      "32CN"    "FLR"000001    13"]e"8C                     \#
                    "ftyp3gp2"0A"("       "MDF     4."                                           03D9A29A"g"\#
        FB"K"B5  "NCSD"                                                                 "NSIF0"             \#
                  "<%@taglib "         "WBFS"                            "ftyp3gp4"FEFE03    "<%@ taglib "  \#
                        "riff."91CF11A5D6"("DB04C10000                                                      \#
                                                                                80E80000"<map "             \#
                                                "`"EA                                                 "QFI"F\#
        B"Document: "              "flatpak"00010089E5         A2AB0BF0                             09"<"00 \#
                 "ftyp3g2c""NES"1A                                                   FE010A                 \#
                              "ASCII SPSS PORT ""[version]"       "FSB4""TEXtTlDc"                          \#
                     0B"w""From: <Saved by ""%PDF-1."            "LBLSIZE="                             9900\#
                                                                                        "<%@ Master ""MDF   \#
          3."                04FC02FC81"SF3"00E0D00D0A0A08"AGD4""DataPlkr"                     "/* GNU ld sc\#
        ript"                               "[Desktop Entry]""BKHD"  "ftypavc1""ANDROID BACKUP"0A           \#
           0A00                                09".globl"   "7"7F0682                                       \#
         "https://""(DWF V06."                              "FWS"             "# Disk Descripto"            \#
                     "PATCH"                                       "MAS_UTrack_V00"                         \#
                     "PDN3"      "HEADER RECORD***"                                                         \#
           "-lh3-"                                            "AGD3"       "Ptex"   "PAR"0000000000   "BEGIN\#
        :VEVENT"                        "Source Name"                                  "**ABCDEFGHIJKLMN""BL\#
        P1"                                                       0000000001BC13"z+E"        "FEST"         \#
                            "%PDF-""StuffIt "       "StuffIt!"E0A518"(o"01                              "CSF\#
        CHUNK"00000000  "!<arch>"0A"RIFX"                                                                   \#
                                  "Kaydara FBX Bina""BITM"0001"TDZ1"       00"PBP"                          \#
        "(;GM[1]"        "<?XML""<?xml""GCR-1541"00       B00CB00C"P6"01"gpg"                      "sk-ssh-e\#
        d25519@o"              0A"[Install]"0AF783                                                      FE01\#
        0B     "MP+"   "999"0A          1F1F                                                     "! XPM2"BEB\#
        AFECA    "<?PHP""<?php""FOR4"                   "ssh-ed25519"                                       \#
                                                                 "LPKSHHRH""%FDF-"01000200"RPA-2.0 "        \#
                                   "FSSD"                       "PFS0"".snd"FE0109"!<thin>"0A"P2"13"W"9ACD"Z\#
        ISRAWFILE"000000000000"7kSt""#include "                          "FCS2.0    " "ftypmmp4"            \#
                     "art"0A                       AB"KTX 11"BB0D0A1A0A     "Microsoft Excel ""Public-Key: (\#
        "  "# Makefile.in ge"7F"ELF""CD_ROM"0A13ABA15C"VBSP""ITOLITLS"                   "S"220400"-----BEGI\#
        N DH PA"1FFFE800"LARCHIVE""WEBVTT"01FACE"d"950412DE    BD86"f;v"0D"0@"B70EB5"Q"9E"/"C5A0CF9A"W"13   \#
                             "dn: CN="                      "hsqs"               "FRM8"                     \#
                                        "%!"                                        13000002                \#
                                                                                "#!AMR"  "OCTA"        "PFR1\#
        ""s"020100                            "package "                                            "#VRML V\#
        2.0 utf8"                     "C'A"1A00000000          "#?RADIANCE"0A8789F2EB                       \#
                                                                    "-----BEGIN EC PA""."5C22               \#
                                         "<MakerDictionary""PAR2"00"PKT"                                    \#
           "snoop"000000                           "IIXPR""SKUL"BABE                         "8BPS"0002     \#
            "RPA-3.0 "        8410FFFFFFFF12"@"80"7"000F0000"-lz4-""HXCHFEV3"         "PDS_VERSION_ID" C2"3"\#
        9F"="000000" "01                                       "ftypdash""WII"01"DISC"                      \#
                                              "<%@"                                     "SAS     8.0"       \#
                             "#FIG"DCA7C4FD       "ftyp3gp"                "CWS""X.509 Certificat"00001A0002\#
        100400         "StartFontMetrics""IMA IKUNOUJYUKU"        "PH"0A"Ph"0AFFD8FFE800" SPIFF"00"<AppInsta\#
        ller"                                                                    "*PPD-Adobe: ""ftyp3gr""<%@\#
         Application "C5D0D3C6      "<TS language=""TDB file"0A0093"NUMPY""RIFF"00000000"WEBP""[Address]""[v\#
        er]"  " V2000"0D1F8B"ftypmif1""MV - CPC format "01DA0002 "SNES-SPC700 Soun""Vgm "          "fap "010\#
        00000                                                                  00"PSF"0101                  \#
              "ply"0D"format "                                                                  "%!PS-Adobe-\#
        "                        0005"1b""PACK"00000002"use Test::More"                                     \#
         "urn:HTMLComponen""TDZ2"                        10000000"<TS>"       "OFXHEADER:""SEQ"06"OKTASONG""\#
        -----BEGIN TRUST""CBM2 CARTRIDGE"                                                                   \#
             00001A0005100400"GDPC"  "-----BEGIN ENCRY"                             "*NINTENDO-HVC*"        \#
                                                                     "ftyp3gg6""#!/bin/perl"  "Metadata-Vers\#
        ion""MOARVM"0D0A"#!/bin/python"00"mlocate"           "<?wpl version="22"1"FEFE06                    \#
                             C0DEC200           "IN;RO"                  "CT"                               \#
           "4CHN"                                           1F8B08                            "CACHE MANIFES\#
        T"     0A"data_"                                                                                04"%\#
        !PS" CAFEDADA       "SEGA IAC""version: 1""Rar!"1A070081"SF3"00E0D00D0A0A05"-lh6-"    "<BookFile "  \#
                 "6"04                                     "<project"                                       \#
                               "BA("000000"."00000000000000"ENIGMA BINARY FI"           "KWAJ"88F0"'"D1     \#
                                "WUZAMOD!"1A   "vdex0"                        "ftyp3gt"        "DIRC"0000000\#
        3"#!AMR-WB"0A                                                                       "-----BEGIN PKCS\#
        7"     "dns." "-rom1fs-""JM"0100"PK"0304CEFAEDFE                               "ftypM4B ""$HDT"     \#
                                         "** This file con""OggS""UNA:+.? 'UNB+UNO"                         \#
                                        "Bochs Virtual HD""DVDVIDEO-VTS""T-DB" "caff"0000                   \#
                "BLP2"                                                                            "ftypNDSS"\#
                    "ANDROID!"                "SplineFontDB: "                                              \#
        "999"0D0A                                                "{"5C"pwi""FORMAT=2"         "A"0A"2"0A"19"\#
        "MATLAB""bplist00"                                                       "ftypM4A ""DUCK"           \#
          "Version:Vivo/""GNUstep archive"FD"7zXZ"00"IIRO"        03          "<stata_dta><head""<TeXmacs|"F\#
        FD8FF   "##fileformat=VCF"    "glibc-ld.so.auxc"      0A"@<TRIPOS>MOLECU"                   "HXCPICF\#
        E"  "MIDlet-"                                                                "LZIP"     "Vim"9F"UnDo\#
        "E5                                                                                                 \#
                                                                       "{"5C"rtf"                           \#
                                               "ftyphevc""ajkg""DSD "1C00000000000000"ftypqt  "1F"C"B6"u"   \#
                                                                                                     FF"O"FF\#
        "Q"        04050607                                               "PWAD"                            \#
           "file://"                                                           "MM"00"*"                  "X\#
        PDS"                                                                                                \#
               000100000000"Copyr"  "#EXTM3U"0D0A         "Salted__"             "REGEDIT4"                 \#
          "C64-TAPE-RAW"          "PXR-USDC"                                                                \#
                                                                      "AC1.2" "@CT ""BSDIFF40""This is TeX,"\#
                                                    03999900                  "BZ0"                         \#
                      F7CA                 "UNB+UNO"                   000615"a"                            \#
                                                                                                            \#
               "MSCF"                                                                                       \#
                    81"SF3"00E0D00D0A0A02"LARD"                                                           "<\#
        bigaf>"0A                    "ISc("                          "070707"                               \#
          "d8:url-list""VOX ""FCS3.0    "                   "S0000001"0D"YARB"1F9D                          \#
                                                          "ftypcrx "                                        \#
                       "MOVI"FE"WIA"01"CDF"02"FOR8""Gamebryo File Fo""4"12AA"U"                             \#
                                                                          "vIMGView""FORMAT=TIME"" T"0200000\#
        005"T"0200"d8:encoding"                                            0908080000050500"rust"000000     \#
                         "FCS3.2    "              "[by:"                               "KB2"      04"%!PS-A\#
        dobe-"0A"use warnings;"851901E0                                        F7"Y"                        \#
         D7CDC69A0000                                                       11AF040B"streamtyped"81"ftyp3gp6\#
        "                              " "0709" "                              "ftyp3ge7""0"5C"r"A71B"m"FBFC\#
        "<%@language="                "DTSHDHDR"                "CDF"01                   "TTA1"            \#
              "ADIF"                "/* XPM"                             "#!/usr/bin/gawk"                  \#
        "eval "22"exec /bin/"                "@"000D0A                  0606EDF5D81D"F"E5BD"1"EFE7FE"t"B71D8\#
        51903" "                ";ELC""[offset:"       "SQLite format 3"00                                  \#
                                         F705018392C01C";"0000                                              \#
                     "<opml"             "IMA IKUNOJYUKU"             "FAT32   "                            \#
                                           "CRAM"                              "FOR1"                  "Acti\#
        veMime"0000".snd"0089"PNG"0D0A1A0AEFBBBF"CACHE MANIFES""ASTM-E57""M48"0D0A                          \#
                        "cnumpy.core.mult" "ITSF"                               " SEGA"        88090400     \#
                             "GROUP("        "RSID"00              "II"1A000000"HEAPCCDR"                   \#
                                                   ".snd"000000           "v=0"0A"o="0F"SIBELIUS"           \#
                                                                     "AGD2"                     "8CHN"      \#
                           "  0"0D0A"SECTION"                         "RRD"00"ALZ"01                        \#
           "FEA1"                                                     F8"ro"BA"OCTM"05000000                \#
                                            "0M3C"                                                          \#
                                          000000" Is"0000          C0000D0A               "SR"00040000000A00\#
        00040E0F"W"00"i"00"n"00"d"00"o"00"w"00"s"00" "00"# Sphinx invento"0A"=head1 NAME"00000200"!Q"0001FAC\#
        E"RDX3"0A"X"0A"Ogawa"0000"BCFZ""WordPro"0DFBCAFED00D7F"PKG"8000"OFR "0F000000                       \#
                           "PSID"00                      "#LyX"                                             \#
                                                                              "btsnoop"00FE0108"SAMSUNG PICO\#
        "          "IIU"001800000088E7"t"D8"KDMV"                                                 "[Unit]"0A\#
        "BEGIN:VCALENDAR"CECAEFBE01000000"%PDF-2."1F0700001A090000FE0107       "<!-- Created wit""C64 CARTRI\#
        DGE   ""IN;PS""EGGA"0001"ALawSoundFile**"00"<?= "09000400                                           \#
                          "gpch"                                 "DIAG"01080000"B"0A02000000"&"FC8F88       \#
                                                                        "AC1.50"          0008              \#
                     "CPCH"01                                                              00000008"wide""II\#
        *"00              "IDXR"01080000                                                                    \#
                                                   "0"0D0A"SECTION"   "Windows Registry""MMD1"              \#
                            00"VID"                                         "PAGEDU64"                  00"d\#
        s.""H+"0004     "ftypNDXC""sqsh"BFBAFECA                     FFD8FFE0                  "BZ3v1""IDP2"\#
        08000000"v=0"0D0A"o=""M!K!"                 "PARE"           "bvx1"                                 \#
           "caff@"00"$RXN"0D                   "VIC20 CARTRIDGE"                          "BEGIN:VAVAILABIL"\#
              "BM"                                                                        101103" "         \#
                                           "HWP Document Fil"    "fmgg""SEGA SEGAKATANA "                   \#
                                                                                     "IT8.7""SYSTEME D'ARCHI\#
        V"  "`"010D0A888FFC"&"           "QtiPlot "                 "ftypM4V "                     ".sff"000\#
        00001            "nut/multimedia c"                          "[InternetShortcu"                     \#
                                                                                        01000000            \#
                00000200021089"HDF"0D0A1A0A"<body"           "idat""Obj"01 "FICHIER GUITARE ""KGB_arch -""%Y\#
        AML 1.""MThd"         "MM"00"+"00080000"//"                                                         \#
                    0A"[Unit]"0AA1B2C3D4                                                                    \#
                             "<rss "      "ftypM4VP"                                       00001A0003100400 \#
                                                            DBA5"-"000000            "pnot"001F8B0800       \#
             FE7F0180      "<%@ Control ""ASM BinaryFile"                        "-lzs-"1B"Lua"0E           \#
                          "BOOKMOBI"            "("B5"/"FD      "(dp1"0A "M.K."                             \#
                        02"!L"18           "EP*"00"UnityFS"00                    "$RXN"0A                   \#
                              13"z)G"                               "SCRM"161601                    "BEGIN:V\#
        FREEBUSY"                             "BCFS"FFFE           "BY SNK CORPORATI"                       \#
                                                                                                            \#
                                 "BBCD"000000001B"%0B"                                                      \#
           "UC2"1A     FF060000"sNaPpY"                 "ftypNDXM"                                          \#
                                                                           "LOGG"             00051600000200\#
        00"a"1506001B" TeX output ""NSVf"  "MP+"07"FLR"000000"Manifest-Version"          "(;FF["        "BEG\#
        IN:VTODO""NIST_1A"0A                                                        "(;AP["          A2"eroo\#
        ts"                                       "d9:httpseeds"                                     "x"9F">\#
        "22 "LinS"       "bplist16"       "!Type:"              "BEGIN:VCARD""begin:vcard""7z""fLaC""root""f\#
        typNDSH"                                      "2SaR"        "LASF"                               "gi\#
        mp xcf ""(lp1"0A"PSM"FE    "HG10UN"             "!BDN"                    1B"E"1B"&"                \#
         "# STOCKHOLM 1.""WithoutFreeSpace""SEGA TOYS PICO""DRACO"   C2EA81"`"B31411CFBD92080009C7"1"8C1A"A'\#
        C"00000000"<tmx"00000200" Q"                         "[gd_resource "                         "$"FFAE\#
        "Qi"9AA2"!"  "GMBU"   D9D505F9" "A1"c"D7                                         "HG10GZ"           \#
                "#! /usr/bin/pyth"F09F8F8E"#!/bin/env perl"                                                 \#
             "# This is a shel"1B"E"1B"*""Documento Micros"                                      "RSRC"0D0A0\#
        003"LV"                    "ftypmsf1"00FF"KA"CE9A"W"13        "UNA:+.? '"0A"UNB+UN"                 \#
              "[KDE Desktop Ent""[INFORMATION]" "ZXAYEMUL"01A1"F"00"i"00"n"00"n"00"i"00"g"00"a"005C"document\#
        style""PACK"13"W"9ACF         "4"000000"DAF/PCK "                    "JAVA PROFILE 1.0""BMOD2STM""ft\#
        yp3gh" 1A030000FF1F      94A6"."                           "[main]""StuffIt"                        \#
                                  5C"contentsline"                                                          \#
                                  "XFSB""PSM "000000"TCORD""ftyp3ge6"                                       \#
                                                                   "[strings]"               "-lh7-"        \#
        "ssh-rsa "                           FEFE07                                       "RIFF"00000000"WAV\#
        E"                                                     "-----BEGIN CERTI"       "#X3D V"CFFAEDFE    \#
                                                                         "ftypNDXH"                         \#
                            "SMK2"                      "OTTO"                                 "AVI "       \#
                                                                                            "$RDFILE "      \#
              "r"020100                                                 12AF                 "<"B8"d"18CAEF9\#
        C95CD"!"1CBF"`"A1BDDD81"SF3"00E0D00D0A0A07                                     "(function(e,unde"   \#
                                                       "if"          "KSLPHHRH"  "-----BEGIN X9.42"         \#
                 00"MRM"00                            00000000" "000000FFFF0000FFFF0000960408DE     "[Event \#
        "22"GIMP Palette"                                                                               "fty\#
        pF4B "    "SEGATOYS PICO""'"5C22  "0 "1B5C1B"X"                                                     \#
                                                                     0A02                                   \#
                                                                                                            \#
              "V5_CFV2"00                                                    "-lh4-""EA3"01                 \#
                            89"."0D0A                                       "-----BEGIN PRIVA"   "Certificat\#
        e:"0A"   "10"J"0001          "DEPS"01080000                                                         \#
             1101       "RaS3"                                      "RHHHKSLP"   "8BCB"0001"RZIP""-pms-"    \#
                                                               "Version "                           "!<arch>\#
        "0A"debian-b"  5C"name{"                    "HX"0005                 0D00000000000000"nix-arch"     \#
        E29CA80E        "**ACE**"                        "ftypheic"     "ftyp3gg"                           \#
                               ";ELC"13000000"# Issuer: "                                               "7"8\#
        0"@"1200000F00                                    "2"BE000000AB                                     \#
                      "SMK"                                "<MakerScreenFont""DDMF""<TS version=""070701"040\#
        00000                              "SAS     6."                                                     \#
                              1FA6DEBACC13"}t"F702           "#! /bin/gawk" 0A"FORMAT=TIME"    "SAS     7.""\#
        glibc-ld.so.cach""Y"A6"j"95                                                     "P4"                \#
                                 "dn: DC=""dn: dc=""'"05" "12                      "fgb"03"fgb"00           \#
             "MSCF"00000000                        09040600     "function FindPro"                          \#
                                                   "M48"0AC0B907".O"93F1"F"A015"y,"A1D9E8"!"8B"JNG"         \#
                                                    97"JB2"0D0A1A0A"DDEU"0108000013000001                "SE\#
        GA SEGASATURN ""OTTO"00                                                                        "16CN\#
        "                 "P*M"18  040B"typedstream"81"qv4cdata""0"0A"SECTION""PAR1"                 "XFIR" \#
                                                                              "ftypmp41"                    \#
                            "T"000000"CORD""LYNX"                                                          "\#
        EXTENDED CPC DSK"07060504"MPQ"1B"*BEGIN SPREADSHE"0D0CFACE                            "book"        \#
                                                                "-----BEGIN PGP P""Format: http""ftypNDSP""f\#
        iledesc://""%A ""PACK"00000003               " V2000"0A"REDIS00"   "bplist15"       "AutoCAD Binary \#
        D""PZXT""MPQ"1A       "OggS"000000000000000000000000C61FBC03C103191F                 "GGUF""must be \#
        converte"   "-----BEGIN OPENS"                                         "ZWS"00                      \#
                                                               090102DE00000000000000000000000000000000     \#
                                          "#usda ""SWAPSPACE2"A1B2"<M""Caml2012T""AT&TFORM"    "WAD2"F706018\#
        392C01C";"0000                                   0908080000001000000000000F"mkx""bplist@"00"[au:"   \#
                                                                            "# SOME DESCRIPTI""AC0000"      \#
                                                                                                            \#
                               "% -*-latex-*-"                     08F2A6B6                                 \#
           "# xmcd"      "P5"        "SOUND SAMPLE DAT"                                   01"fcp""Standard A\#
        CE DB"                                            "#ASDF 1."               "THP"00                  \#
                                      "#%RAML "                          "-pm0-"     "STARTFONT "CAFEBABF   \#
                           E4"R"5C"{"8CD8A7"M"AEB1"Sx"D0")"96D3"#VRML V1.0 ascii"                         "G\#
        YMX"                                                                                                \#
         00BF0000  "FDS"1A      "pst0"         "8BPS"                                                       \#
                        CAFEBABE      "ftypavis"      01DA0001"/*  Prototype Ja"851902E0                    \#
                                                            "ftypF4V""dey"0A"0"00000013"z)Q"           "ACIS\#
         BinaryFile"              " paf"01000000"encrcdsa"                            99"N"0D0A000007C9"WARC\#
        /""-----BEGIN X509 ""IN;PU""PLUS4 CARTRIDGE"       "p"000D0A                      "ftyp3gm"         \#
               0A04                                                                                         \#
          "ply"0D0A"format ""#ROSBAG V2.0"0A"DIRC"00000002"SAS     9.0""#!/usr/bin/env m""HESM"00A0010D0A1F1\#
        E "# data file for "CB0A01                                                                          \#
                                                                                "b1"0500 5C22               \#
               "2BIT"        07"RLM" "#!/usr/bin/perl"                                         "MMD0"0000015\#
        C"FUJIFILMCCD-RAW ""'"0519"V""bplist"0001              "-----BEGIN PKCS1"                           \#
                   "ecdsa-sha2-nistp"               "!function(window" FEFE05                   "/*"       B\#
        1"h"DE":""[M2] (golly ""solid"                                  "BIK"                               \#
                                   "GDM"FE                                             "DDS |"0000001A"E"DFA\#
        3"MO3"     "WEBVTT FILE"0D       "msid""ONTOLOGY SOURCE ""function $w(t){""<""EXFAT   ""ttcf"     C0\#
        DEC201        "Certificate Requ"EFBBBF"%PDF-""z"1A" "10"fig-kiwi"81"SF3"00E0D00D0A0A04"ZXTape!"1A"KS\#
        CC"0000000C"JXS "0D0A870A"[al:"                     "{"22"version"22": 3, "22          "TDZ3"       \#
                                                                                                            \#
                "YAA1"                                    "RIFF"00000000"AVI "00040988                      \#
                                       "GRIB"          "ustar  "00                              "function ["\#
                                                         "std-widgets.slin"                                 \#
                                      EDABEEDB            "(DWF V00.55)"        "WEBVTT"0D              "PFR\#
        0"       "RSA Private-Key:""book"00000000"mark"00000000                                            0\#
        000A3"d"  "#!/usr/bin/env w""P3"   "[playlist]"                                                     \#
                             "SEGA PICO"89"MCAP0"0D0A"-----BEGIN ""[Install]"0A"#! /bin/python""RMN.LOEJ"   \#
                          "U3D"00A0000D0A  DE080496              "VIMspell"                                 \#
                                                          "Foglio di lavoro""-----BEGIN NEW C"000422"S"     \#
                                    "SGA3"0400                                                          "KiS\#
        S"10                              "dn: "                                                            \#
                             "caff"0002  81"SF3"00E0D00D0A0A01     "MTM"10  "KiSS!""SIT!"                   \#
                          "MComprHD""'''"                                                                   \#
              "II"BC01"ply"0A"format "                  ".scf""TWIN97012000"               "v/1"01          \#
                     00051600"FAR"FE"Standard Jet DB""FLR"000002                                "FORM"000000\#
        00"AIFF"90ABCDEF00A1B2CD"4""0 "1B"X"                             "<MIFFile "7F10DABE"WEBVTT"0A"%MOIN\#
        *%""A"0A"3"0A"26"                          "GCR-1571"             "SOUND"1A00    "Public Key Info:""\#
        IDP3"0F000000                   "E="CD"("                                                           \#
                                     "MDMP"93A7                         DADAFECA000002000110                \#
                                                                                 "HSP"019B00                \#
                                       "PF"0A"Pf"0A                                                         \#
                                                 "0&"B2"u"8E"f"CF11A6D900AA00"b"CE"l""ftyp3g2b"     "ustar"0\#
        0                0E031301                                                   "ftyp3gp3"              \#
                                                           "free"00        "qoaf""TY  - ""[ti:"   "L"00"R"00\#
        "F"000000"/* XPM */"                           "$RXN V3000" "SCgf"000000  0D0D0A                    \#
                                              "<!DOCTYPE NETSCA"                                 "CD_ROM_XA"\#
        0A                                                   E0000D0A                                       \#
                                                                               "{"22"version"22":3,"22"te""S\#
              1"0A"ScratchV02""' Gambas ""2"BE0000                                             "qres"000000"\#
        @<TRIPOS>MOLECUL""%FSLA"              "B"0A03000000"?_"0300                                         \#
                           0AA1"gversion"02                             "!<arch>"0A"debian-s"               \#
                           "ASF http""C"15"Ad"            "ftyp3g2""FORM"00000000"AIFC"   "IN;IP"           \#
                     00010D0A           "MOVI"00            80"7"12"@"0000000F                   "bplist""--\#
        ---BEGIN DSA P"          C0"HBAM7"         "<stata_dta>""wOFF""CCMX ""ftypNDSM""ftypmp42""WithouFreS\#
        pacExt"                       "RaSt""KDUMP   "                                                      \#
                                       "3DSX"  FEFF                                               "<MakerFil\#
        e "                "use strict;""MC0.0""IN;VS""Private-Key: (""application/vnd."                    \#
           FE"7"00"#"9501             "Extended Module:""PE"0000"pe"0000"CONT"0200"FORM"00000000"8SVX"      \#
                           "L"00000001140200                 "-----BEGIN PUBLI"                             \#
                           0000021C"n+2"000D0A1A0A"-lh1-""ftypavif""{"00"EGA"1B"%-1B"                       \#
                  "8BGR"00                                     F8"ro"BB                        "SZDD"88F0"'3\#
        "                                              "sNaPpY""TDSm"                                       \#
                  "sB"                                               "LRZI""RSY"000300"ADB.pckg"     "WEBVTT\#
         "                                          "{"5C"pwd"                     "FLT4"                   \#
                                                 "%TGIF "                       "GIF89a"                    \#
                                       02000200                                                             \#
                          "SIMPLE  =  "                                                                     \#
                        001102FF0C00"fap "00000000                                                          \#
                                                 "BOBO"F0000D0A"#ifndef "   "("000000                       \#
                 "dX %"       E2E1F5E0                                                                      \#
                             03D9A29A"e"FB"K"B5"Microsoft Word 6"               "PK"0708                    \#
               "wOF2"FEEDFACF                                                      "NTFS    ""FORMAT=3"     \#
                                    "IN;PD""<%@ WebHandler "                           B7D800" 7I"DA11A6"N"0\#
        007E9"^"AD8D"RIFF""DICM""FLIF"00"1"0000"'"0A"WordPro"00"cush"00000002                   "dn: sn="   \#
                                                                    "PKM 20"00                            "%\#
        !FontType1"                         "# v3 git bundle"0A           "VNDRBOOT"                        \#
                                     "oncg*"                           "http://"                            \#
        "AC2.10"         "PKCS #10 Certifi"   "MAR1""ftypF4A ""!BDN"00000000"SM"    "AutoCAD DXB 1.0"0D"JG"0\#
        40E000000                                 000000" ib"0000000003F300000000           "<hta:applicatio\#
        n""MOVI"FF           "[NoteWorthy ArtW""FasdUAS "                    "qMap"                        "\#
        FLV"        "GROUP ("                       "!Scream!"1A             10101010101010111111111111"S"  \#
              "GIF87a"                  5C"begindata{"                        89"HDF"0D0A1A                 \#
                                              "DVDVIDEO-VMG"       "HG10BZ""M<"B2A1 E00100EA"# This data fil\#
        e""; FBX "             "WOZ1"FF0A0D0A"MAP "        "IMPM"                                           \#
                                                                                       00010000"Stan"       \#
              C7"q" "MMXPR"      "0"000D0A                             "X"0A00000002                        \#
                                 "BEGIN:VJOURNAL"                                                   80"*_"D7\#
                                                                1B"LJ"01     "COWD"01000000                 \#
         "ftypiso"              "[Flatpak Repo]""0&"B2"u"   "IN;PA"                                         \#
                                                                                                  "=<ar>"   \#
              "'."5C22                                       "BLENDER"                                      \#
                                   EFBBBF"TY  - "    "("CD"=E"                                              \#
                 "1"BE0000                                          "PVR"03       "mdat"00                  \#
                           FF0A"FreeHand12""S"0D0A                                          "ABIF"          \#
                                                     0005160000010000                 "MM"00"+"             \#
                                                                                   "MP+"17                  \#
           "wvpk"                       "<svg"                   FFFEFF0E"S"00"k"00"e"00"t"00"c"00"h"00"Rar!\#
        "1AFF"tOc"00000002                                                                                  \#
                                                                      "DMS!"                                \#
                   "%!PS-Adobe-3.0 E"             ".SoX"                                                    \#
                                            "newmtl "   "#?RGBE"0A"Certificate:"0D0A"  "   "BZh"            \#
                                        "FLIF"00"2""IWAD"                   "-----BEGIN CMS--""d"A30000FFF0 \#
                               "[""WAD3"               "FLV"01                                              \#
                            "QC4DC4D6""LVF"090D0AFF00         "  0"0A"SECTION""ScratchV01"1A020000"S0000001"\#
        0A"---- BEGIN SSH2 "EFBBBFCEFAAD1B"NCBI.sra"                                                        \#
               FEEDFEED   "NITF02.100"1C041EF1                   "BUFR"                         "IBSP"9BA5 "\#
        =srl"                     "vhdxfile"       "-lz5-"                                                  \#
              "L"0000000114020000000000C0000000                              00001A0000100400              0\#
        0010000"MSISAM Datab""TWIN00062000""Interplay MVE Fi""-----BEGIN PGP S""PSID""Content-type: ap"     \#
                  "BTDX"                                                                             "GBIX" \#
                           "ftypheix"                                                                       \#
                          "RS-IDE"1A"FOVb""d13:creation dat"                        "P7"                    \#
                                                                        "ftypXAVC"                   D00DFEE\#
        D "UBI#"01         "<%@ include "5C"relax"     "$FL3"                                               \#
             "S      1"0D                                   "gd2"00     "d13:announce-lis"5C"input texinfo" \#
                    "ZEXP"    "RDA3"0A"A"0A                                       0504000C0001000880010D0A  \#
        "EFI PART"         D6C3C400      "ftyp3g2a""idsc"                       "1"181006           FFFE"<"0\#
        0"?"00"x"00"m"00"l"00                                               D0CF11E0A1B11AE1  "ASEF"00010000\#
            "<ar>"81"SF3"00E0D00D0A0A06"MOVI"                                                               \#
                                     "{1}{"                       "MSWIM"000000"-----BEGIN RSA P""FreeHand10\#
        "                     "/*! jQuery v""[Pyspread save f"A2BA0BF0"THX" "BP;IN"                   "8BPT"\#
        0001      "Creative Voice F"                                         "GVariant"00000000000000000A"[S\#
        ervice]"0A".ovf"                         "DfuSe"01"skip"00                0000   "EC-Parameters: (" \#
                      "CAPS"0000000C                                                                        \#
             "(;CA["                             "GBS"01     81"SF3"00E0D00D0A0A09"HEADER    "              \#
                       "# Microsoft Deve"                            FEEDFACE                               \#
          "ea3"03                            "7z"BCAF"'"1C"%MOMM*%"    "7"7F0683       0000000C"JXL "0D0A870\#
        A                                         "<%@ WebService ""<Book ""-lh -"    "NITF02.000"F1C50102  \#
          "C128 CARTRIDGE"            D9D9F7                                00"plocate"9901   "-lh5-""<!--" \#
             "ftypNDXP"    "GDBM"                                                                           \#
           "ssh-dss "                           "#@~^"         "ftyp3gp5"              FF88FF89           "A\#
        C2.21"            "ULog"0112"5"   "ftyp3gs7"             "xof 0303"                    "Rar!""dex"0A\#
                                  13"W"9ACE"TEXtREAd"                                                       \#
                "SEGA"       "TTA2""DXBC""2IMG"      "Caml1999"       "DBM0"      "MZ"             "BEGMF""c\#
        collections"0A                                                            "DKIF"0000"RDA2"0A"A"0A   \#
                               "(* "        ".ra"FD             "="F3"rl"          FE010C       "PTMF"      \#
               "BMOD2STM"1A                      "BOMStore""NITF0"                                0A03      \#
                                                                                                            \#
              00010000"Standard Jet"                      "BEGIN:IMELODY"                    0A"use Test::Mo\#
        re"                                      7F"PKG"0000"4"CDB2A1               03000800         "!<arch\#
        >"00000001"Bud1"    "U"AA            "RaS2PwgRaster"00"MICROSOFT PIFEX"00"!!8-Bit!!"
        """#
    }

    /// The offsets of rules that do not search.
    static var fixedOffsets: ConstantTable<UInt16> {
        ConstantTable(signature_table_fixed_offsets(), count: 50)
    }

    /// For each byte the offsets for which some rule starts with it: a bit each.
    static var placesByByte: ConstantTable<UInt64> {
        ConstantTable(signature_table_places_by_byte(), count: 256)
    }

    /// The first offset at which few searches look.
    static var searchNearEnd: Int { 257 }

    /// The first offset at which hardly any does.
    static var searchMiddleEnd: Int { 1025 }

    /// What is added to a pair of bytes to find its list.
    static var searchMark: Int { 134217728 }

    /// A bit for each pair of bytes that a search starts with.
    static var searchFilter: ConstantTable<UInt64> {
        ConstantTable(signature_table_search_filter(), count: 1024)
    }

    /// Classes of the pairs of some searches.
    static var searchNearClasses: ConstantTable<UInt8> {
        ConstantTable(signature_table_search_near_classes(), count: 64)
    }

    /// Classes of the pairs of some searches.
    static var searchMiddleClasses: ConstantTable<UInt8> {
        ConstantTable(signature_table_search_middle_classes(), count: 64)
    }

    /// Classes of the pairs of some searches.
    static var searchBinaryClasses: ConstantTable<UInt8> {
        ConstantTable(signature_table_search_binary_classes(), count: 64)
    }

    /// The first bytes of the few searches that go on.
    static var searchFarBytes: ConstantTable<UInt8> {
        ConstantTable(signature_table_search_far_bytes(), count: 2)
    }

    /// A bit for each byte that may follow each of these.
    static var searchFarFollowers: ConstantTable<UInt64> {
        ConstantTable(signature_table_search_far_followers(), count: 8)
    }

    /// The first offset at which none of the searches for each of these looks.
    static var searchFarEnds: ConstantTable<UInt16> {
        ConstantTable(signature_table_search_far_ends(), count: 2)
    }

    /// The first bytes of the few searches that go on.
    static var searchBinaryFarBytes: ConstantTable<UInt8> {
        ConstantTable(signature_table_search_binary_far_bytes(), count: 2)
    }

    /// A bit for each byte that may follow each of these.
    static var searchBinaryFarFollowers: ConstantTable<UInt64> {
        ConstantTable(signature_table_search_binary_far_followers(), count: 8)
    }

    /// The first offset at which none of the searches for each of these looks.
    static var searchBinaryFarEnds: ConstantTable<UInt16> {
        ConstantTable(signature_table_search_binary_far_ends(), count: 2)
    }

    /// The bits of a hash that choose a slot of `listSlots`.
    static var listMask: Int { 4095 }

    /// Slots of a hash table: what a list is filed under, where it starts, how long it is.
    static var listSlots: ConstantTable<UInt64> {
        ConstantTable(signature_table_list_slots(), count: 4097)
    }

    /// The numbers of the rules of all lists.
    static var members: ConstantTable<UInt16> {
        ConstantTable(signature_table_members(), count: 8199)
    }
}
