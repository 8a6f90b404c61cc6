"""Tables, contacts, calendars, maps, sound and archives that Python libraries write."""

import datetime
import io
import os
import pathlib

from .job import maker


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
    sheet.insert_image("D20", "a.png", {"image_data": io.BytesIO(job.png())})
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
