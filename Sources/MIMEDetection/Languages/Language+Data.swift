/// Queries, translations, differences, subtitles and other data that is written in lines.
extension Language {
    static let data = [
        // https://www.iso.org/standard/76583.html
        Language(
            type: "application/sql", comments: "-- /* #", ignoresCase: true,
            lines: #"""
                8 create table ~*
                6 create or replace ~i
                6 create view ~n
                6 create index ~n
                6 create unique index ~n
                7 create database ~n
                7 create extension ~*
                5 create function ~n
                8 insert into ~n~*values
                5 insert into ~n
                7 drop table ~*
                6 drop database ~*
                7 alter table ~*
                1 select ~*
                4 select ~* from ~n
                1 from ~n
                2 begin;~$
                4 commit;~$
                3 set ~i = ~>;
                3 grant ~* on ~*
                5 primary key (
                5  primary key (
                8 -- mysql dump
                8 -- postgresql database dump
                4 delete from ~n
                6 update ~n set ~i
                6 comment on ~i
                9 copy ~* from stdin
                2 );~$
                4 use ~i;~$
                4 select ~*,~*
                4 group by ~n
                4 order by ~n
                3 left join ~n
                3 inner join ~n
                2 join ~n
                1 where ~n
                9 use [~*]~$
                5 go~$
                9 set ansi_nulls on
                7 create procedure ~n~*
                7 declare @~i
                8 /****** object:~*
                6 pragma foreign_keys~*
                6 lock tables ~n
                8 \echo use ~*
                6 create operator ~*
                6 create type ~n
                6 create aggregate ~n
                5 create procedure ~n
                5 create trigger ~*
                6 with ~i as (
                7 $$ language ~i
                7 merge into ~n ~*
                5 when matched then~*
                5 when not matched ~*
                6 truncate table ~n
                7 create materialized view ~n
                5 explain select ~*
                4 as $$~$
                4 language ~i;~$
                4 select *~$
                7 create temporary table ~*
                7 create unlogged table ~*
                6 alter database ~n
                6 create sequence ~n
                6 create schema ~n
                6 create role ~n
                6 create user ~n
                """#),
        // https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
        Language(
            type: "text/x-gettext-translation", comments: "# msgid",
            lines: #"""
                5 msgid "
                6 msgstr "
                6 msgstr[
                6 msgctxt "
                6 msgid_plural "
                7 "Project-Id-Version: ~*
                5 "Content-Type: text/plain; charset=~*
                2 #: ~n
                3 #, fuzzy
                """#),
        // https://www.gnu.org/software/diffutils/manual/html_node/Output-Formats.html
        // and https://git-scm.com/docs/diff-format
        Language(
            type: "text/x-patch", comments: "From Description: Subject: Author: Origin: Bug commit #",
            lines: #"""
                9 diff --git a/~*
                6 diff -~i ~n
                2 --- ~n
                4 +++ ~n
                8 @@ -~d~* @@
                4 index ~i..~i
                6 new file mode ~d
                6 deleted file mode ~d
                3 Index: ~n
                5 Only in ~n: ~n~$
                2 *** ~n
                8 ***************~$
                6 *** ~d,~d ****
                6 --- ~d,~d ----
                6 === modified file '
                6 === added file '
                9 # HG changeset patch
                """#),
        // The sections of the subtitles of MicroDVD and MPL2 are frames and tenths of seconds.
        Language(
            type: "text/x-microdvd", comments: "{",
            lines: #"""
                10 {~d}{~d}
                """#),
        Language(
            type: "text/x-mpl2", comments: "[",
            lines: #"""
                10 [~d][~d]~*
                """#),
        // https://en.wikipedia.org/wiki/LRC_(file_format)
        Language(
            type: "text/x-lrc", comments: "[",
            lines: #"""
                5 [ti:~*]~$
                5 [ar:~*]~$
                5 [al:~*]~$
                4 [by:~*]~$
                4 [length:~*]~$
                6 [~d:~d.~d]
                """#),
        // https://pubs.opengroup.org/onlinepubs/9799919799/utilities/uuencode.html
        Language(
            type: "text/x-uuencode", comments: "begin",
            lines: #"""
                10 begin ~d ~n~$
                10 begin-base64 ~d ~n~$
                """#),
        // https://www.loc.gov/preservation/digital/formats/fdd/fdd000507.shtml
        Language(
            type: "model/obj", comments: "# v mtllib o g",
            lines: #"""
                5 v ~n ~n ~n~$
                5 v ~n ~n ~n ~n ~n ~n~$
                5 vn ~n ~n ~n~$
                5 vt ~n ~n~$
                5 vt ~n ~n ~n~$
                5 f ~n ~n ~n~$
                5 f ~n ~n ~n ~n~$
                6 mtllib ~n~$
                5 usemtl ~n~$
                3 o ~n~$
                3 g ~n~$
                """#),
        // https://www.w3.org/TR/turtle and https://www.w3.org/TeamSubmission/n3
        Language(
            type: "text/turtle", comments: "#",
            lines: #"""
                10 @prefix ~*: <~*>
                8 @base <~*>
                5 <~*>~$
                4  a ~n:~n~>;
                5 PREFIX ~*: <~*>~$
                5 PREFIX : <~*>~$
                2 BASE <~*>~$
                5 <~*> a ~*
                5 <~*> ~n:~*
                """#),
        // https://www.w3.org/TR/sparql11-query
        Language(
            type: "application/sparql-query", comments: "#", ignoresCase: true,
            lines: #"""
                6 prefix ~*: <~*>
                5 select ?
                5 select distinct ?
                4 where {
                6 construct {
                6 ask {
                """#),
        // https://www.rfc-editor.org/rfc/rfc1035#section-5
        Language(
            type: "text/dns", comments: "; $ @",
            lines: #"""
                8 $TTL ~d
                8 $ORIGIN ~n
                8 @ IN SOA ~n
                8 @ ~d IN SOA ~n
                5 @ IN NS ~n
                3  IN NS ~n
                3  NS ~n
                4  IN MX ~d ~n
                3 www IN ~*
                """#),
        // https://www.rfc-editor.org/rfc/rfc7950
        Language(
            type: "application/yang", comments: "/* // module submodule",
            lines: #"""
                5 module ~n {~$
                5 submodule ~n {~$
                7  yang-version ~*
                6  namespace "~*
                5  prefix ~n;~$
                5  prefix "~*";~$
                4  revision ~*{~$
                """#),
        // https://www.w3.org/TR/xquery-31
        Language(
            type: "application/xquery", comments: "(:",
            lines: #"""
                10 xquery version ~q
                9 import module namespace ~n
                9 module namespace ~n
                8 declare namespace ~n
                8 declare function ~n(
                8 declare variable $~n
                8 declare option ~n
                3 let $~n := ~*
                3 for $~n in ~*
                """#),
        // https://www.rfc-editor.org/rfc/rfc5228
        Language(
            type: "application/sieve", comments: "# /* require",
            lines: #"""
                7 require ["~*
                6 require "fileinto";~$
                7 if header :~i~*
                6 if address :~i~*
                4  fileinto "
                4  discard;~$
                """#),
        // https://cucumber.io/docs/gherkin/reference
        Language(
            type: "text/x-gherkin", comments: "# @",
            lines: #"""
                5 Feature: ~*
                5  Scenario: ~*
                5  Scenario Outline: ~*
                4  Background:~$
                3  Given ~*
                2  When ~*
                2  Then ~*
                3  In order to ~*
                2  As a~*
                2  I want ~*
                """#),
        // https://digital-preservation.github.io/csv-schema/csv-schema-1.1.html
        Language(
            type: "text/csv-schema", comments: "version",
            lines: #"""
                4 version 1.~d~$
                8 @totalColumns ~d
                8 @separator ~*
                8 @noHeader~$
                """#),
        // https://doc.kaitai.io/ksy_diagram.html
        Language(
            type: "text/x-kaitai-struct", comments: "#",
            lines: #"""
                5 meta:~$
                2  id: ~i~$
                6  endian: ~i~$
                5  file-extension:
                5 seq:~$
                3 types:~$
                """#),
        // https://openvpn.net/community-resources/reference-manual-for-openvpn-2-6
        Language(
            type: "application/x-openvpn-profile", comments: "#  ; client tls-client",
            lines: #"""
                3 client~$
                6 tls-client~$
                6 remote ~n ~d
                5 proto udp
                5 proto tcp
                5 dev tun
                4 dev tap
                4 ca ~n.~i
                6 persist-key~$
                6 persist-tun~$
                5 <ca>~$
                """#),
        // https://www.rfc-editor.org/rfc/rfc9112#section-3
        Language(
            type: "message/http", comments: "GET POST",
            lines: #"""
                10 GET ~* HTTP/~d.~d~$
                10 POST ~* HTTP/~d.~d~$
                10 PUT ~* HTTP/~d.~d~$
                10 HEAD ~* HTTP/~d.~d~$
                10 OPTIONS ~* HTTP/~d.~d~$
                10 CONNECT ~* HTTP/~d.~d~$
                """#),
        // https://www.w3.org/Graphics/ X bitmap
        Language(
            type: "image/x-xbitmap", comments: "/* #",
            lines: #"""
                6 #define ~*_width ~d
                6 #define ~*_height ~d
                6 static unsigned char ~i_bits
                6 static char ~i_bits
                """#),
    ]
}
