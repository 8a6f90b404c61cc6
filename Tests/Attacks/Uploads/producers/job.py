"""The list of producers, and what each of them gets to make one file."""

import io
import os
import pathlib
import random
import subprocess

WORDS = ("Über naïve café <b>Angebot</b> Nr. 5 & Co. price 10% of <?> total <% x %> {{ y }} $z; grüße из 東京 the report "
         "shows that <= 3 pages were = read; see (Fig. 2) #4 a/b c\\d 'quoted' \"text\"").split(" ")
MAKERS = {}


def maker(count):
    def register(function):
        MAKERS[function.__name__] = (function, count)
        return function
    return register


class Job:
    """One file: a source of chance, words, pixels, and the path to write to."""

    def __init__(self, folder, producer, number):
        self.random = random.Random(f"{producer}/{number}")
        self.number, self.folder, self.producer = number, folder, producer

    def path(self, suffix):
        return str(self.folder / f"{self.producer}-{self.number}.{suffix}")

    def text(self, count=40):
        return " ".join(self.random.choice(WORDS) for _ in range(count))

    def image(self, mode="RGB", size=None):
        import numpy
        from PIL import Image
        r = self.random
        width, height = size or (r.randint(8, 400), r.randint(8, 300))
        kind = r.randrange(4)
        generator = numpy.random.default_rng(r.randrange(1 << 30))
        if kind == 0:
            data = generator.integers(0, 256, (height, width, 3), dtype=numpy.uint8)
        elif kind == 1:
            ys, xs = numpy.mgrid[0:height, 0:width]
            data = numpy.stack([xs * 255 // width, ys * 255 // height, (xs + ys) % 256], 2).astype(numpy.uint8)
        elif kind == 2:
            data = generator.integers(0, 256, (height // 8 + 1, width // 8 + 1, 3), dtype=numpy.uint8).repeat(8, 0).repeat(8, 1)[:height, :width]
        else:
            data = (generator.normal(128, 9, (height, width, 3))).clip(0, 255).astype(numpy.uint8)
        return Image.fromarray(data).convert(mode)

    def png(self):
        data = io.BytesIO()
        self.image().save(data, "PNG")
        return data.getvalue()

    def stored(self):
        path = self.path("src.png")
        self.image().save(path)
        return path

    def run(self, *command, **options):
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120, **options)

    def drop(self, path):
        os.unlink(path)
