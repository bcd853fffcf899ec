#!/usr/bin/env python3
"""Make photos-cache/photo-00.jpg .. photo-23.jpg: 24 distinct pictures, 1600x1067, JPEG quality 88.

From the photographs that come with the program, in Assets/Photos, those that are at least as wide as
they are high first; nothing of them is kept in git twice. Does nothing where all 24 are there already.
"""
import glob
import os
import sys

from PIL import Image, ImageOps

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SOURCE = os.path.join(ROOT, "Assets", "Photos")
OUT = os.environ.get("PEER_PHOTOS", os.path.join(HERE, "photos-cache"))
SIZE = (1600, 1067)
COUNT = 24


def is_upright(path):
    with Image.open(path) as image:
        return image.width < image.height


def main():
    names = [os.path.join(OUT, f"photo-{i:02d}.jpg") for i in range(COUNT)]
    if all(os.path.exists(name) for name in names):
        return
    paths = sorted(glob.glob(os.path.join(SOURCE, "*.jpg")))
    if len(paths) < COUNT:
        sys.exit(f"{SOURCE}: {len(paths)} photographs, {COUNT} are needed")
    paths.sort(key=is_upright)  # stable: the order of names within each kind
    os.makedirs(OUT, exist_ok=True)
    for name, path in zip(names, paths):
        with Image.open(path) as image:
            picture = ImageOps.exif_transpose(image).convert("RGB")
            ImageOps.fit(picture, SIZE, Image.LANCZOS).save(name, quality=88)
        print(os.path.basename(name), os.path.basename(path))


main()
