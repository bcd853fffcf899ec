#!/usr/bin/env python3
"""Rasterise fonts into PNG glyph atlases (white on transparent) with JSON metrics.

    apt-get install fonts-inter fonts-dejavu-core     (or fonts-jetbrains-mono)
    pip install pillow
    python3 make_atlas.py                     the five atlases in this folder
    python3 make_atlas.py --fonts DIR         fonts below DIR, not /usr/share/fonts
    python3 make_atlas.py --one NAME FONT.ttf 13,16,28 [FALLBACK.ttf …] [--mono]

Needs a Pillow with RAQM (its wheels have it) for the kerning pairs.

NAME.json
    image, width, height, font, fallback, mono
    kern        {"AV": -0.07, …}: pair adjustment in em (times px gives pixels)
    sizes       {"13": {px, ascent, descent, line, glyphs}}, all in pixels
    glyphs      {"A": [x, y, w, h, dx, dy, adv]}
        x, y, w, h   rectangle in the PNG (w = h = 0: nothing to draw)
        dx, dy       from the pen on the baseline to the rectangle's top left; y grows downwards
        adv          pen advance; fractional, whole for a monospaced font
To set text: pen = x; for each character draw at (round(pen + dx), baseline + dy),
pen += adv + kern * px.  Round each glyph's position, never the sum.  A character
that is not there: use the glyph "�" (U+FFFD).
"""
import json, os, sys
from PIL import Image, ImageDraw, ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))
ASCII = [chr(c) for c in range(0x20, 0x7F)]
LATIN1 = [chr(c) for c in range(0xA0, 0x100)]
SYMBOLS = list("–—‘’‚“”„†…•‹›€™←↑→↓↔↕⇧⌘↵−×÷≈≤≥∞▲▼▶◀△▽▷◁■□●○◆★☆✓✕❚♥⟲⟳⚠\ufffd")
WIDTH, EM = 512, 2000


def find(name, root):
    if os.path.exists(name):
        return name
    for d, _, files in os.walk(root):
        if name in files:
            return os.path.join(d, name)
    sys.exit(f"{name}: not below {root}; install the font package")


def has(path, ch, cache={}):
    """Does the font have a glyph of its own for ch?"""
    if path not in cache:
        f = ImageFont.truetype(path, 64, layout_engine=ImageFont.Layout.BASIC)
        cache[path] = (f, bytes(f.getmask("\U0010fffe")), f.getlength("\U0010fffe"))
    f, box, adv = cache[path]
    return ch in " \u00a0\u00ad" or not (bytes(f.getmask(ch)) == box and f.getlength(ch) == adv)


def build(name, main, sizes, fallback, mono):
    chars = list(dict.fromkeys(ASCII + LATIN1 + SYMBOLS))
    src, missing = {}, []
    for ch in chars:
        p = next((p for p in [main] + fallback if has(p, ch)), None)
        if p:
            src[ch] = p
        else:
            missing.append(ch)
    em = {p: ImageFont.truetype(p, EM) for p in {main, *src.values()}}
    adv_em = {ch: em[p].getlength(ch) / EM for ch, p in src.items()}

    kern = {}
    if not mono:
        printable = [c for c in ASCII if c != " "]
        for a in printable:
            for b in printable:
                k = em[main].getlength(a + b, features=["-liga", "-calt", "-dlig"]) / EM - adv_em[a] - adv_em[b]
                if abs(k) >= .004:
                    kern[a + b] = round(k, 4)

    # render every glyph, then pack the tallest first on shelves, one pixel apart
    cells, meta = [], {}
    for px in sizes:
        fonts = {p: ImageFont.truetype(p, px, layout_engine=ImageFont.Layout.BASIC) for p in em}
        asc, desc = fonts[main].getmetrics()
        meta[px] = {"px": px, "ascent": asc, "descent": desc, "line": asc + desc, "glyphs": {}}
        for ch, p in src.items():
            font = fonts[p]
            if mono and adv_em[ch] > adv_em["0"] * 1.02:       # a wide fallback glyph is set smaller, to fit the cell
                font = ImageFont.truetype(p, px * adv_em["0"] / adv_em[ch], layout_engine=ImageFont.Layout.BASIC)
            x0, y0, x1, y1 = font.getbbox(ch, anchor="ls")
            w, h = x1 - x0, y1 - y0
            im = None
            if w > 0 and h > 0 and ch not in "\u00ad":
                im = Image.new("L", (w, h), 0)
                ImageDraw.Draw(im).text((-x0, -y0), ch, font=font, fill=255, anchor="ls")
                box = im.getbbox()
                im = im.crop(box) if box else None
            adv = round(adv_em["0"] * px) if mono else round(adv_em[ch] * px, 3)
            if im is None:
                meta[px]["glyphs"][ch] = [0, 0, 0, 0, 0, 0, adv]
            else:
                cells.append((im, px, ch, x0 + box[0], y0 + box[1], adv))
    cells.sort(key=lambda c: (-c[0].height, -c[0].width, c[1], c[2]))
    x = y = 1
    shelf, placed = 0, []
    for im, px, ch, dx, dy, adv in cells:
        if x + im.width + 1 > WIDTH:
            x, y, shelf = 1, y + shelf + 1, 0
        placed.append((im, x, y))
        meta[px]["glyphs"][ch] = [x, y, im.width, im.height, dx, dy, adv]
        shelf = max(shelf, im.height)
        x += im.width + 1
    height = y + shelf + 1
    alpha = Image.new("L", (WIDTH, height), 0)
    for im, px_, py_ in placed:
        alpha.paste(im, (px_, py_))
    out = Image.new("RGBA", (WIDTH, height), (255, 255, 255, 0))
    out.putalpha(alpha)
    out.save(os.path.join(HERE, name + ".png"), optimize=True)
    for m in meta.values():
        m["glyphs"] = dict(sorted(m["glyphs"].items()))
    info = {"image": name + ".png", "width": WIDTH, "height": height, "font": os.path.basename(main),
            "fallback": {os.path.basename(p): "".join(c for c in src if src[c] == p) for p in fallback if p in src.values()},
            "mono": mono, "kern": dict(sorted(kern.items())), "sizes": {str(k): v for k, v in meta.items()}}
    text = json.dumps(info, ensure_ascii=False, separators=(",", ":"))
    with open(os.path.join(HERE, name + ".json"), "w", encoding="utf8") as f:
        f.write(text.replace('"kern":', '\n"kern":').replace('"sizes":', '\n"sizes":').replace('],"', '],\n"') + "\n")
    print(f"{name}: {len(src)} characters x {len(sizes)} sizes, {WIDTH}x{height}, {len(kern)} kerning pairs,",
          os.path.getsize(os.path.join(HERE, name + ".png")), "+", os.path.getsize(os.path.join(HERE, name + ".json")), "bytes;",
          "missing: " + "".join(missing) if missing else "nothing missing")


def main():
    a = sys.argv[1:]
    root = "/usr/share/fonts"
    if "--fonts" in a:
        i = a.index("--fonts")
        root = a[i + 1]
        del a[i:i + 2]
    mono = "--mono" in a
    a = [x for x in a if x != "--mono"]
    if a[:1] == ["--one"]:
        name, font, sizes, *fb = a[1:]
        return build(name, find(font, root), [int(s) for s in sizes.split(",")], [find(f, root) for f in fb], mono)
    sans = find("DejaVuSans.ttf", root)
    build("inter", find("Inter-Medium.otf", root), [13, 16, 28], [sans], False)
    build("inter2x", find("Inter-Medium.otf", root), [26, 32, 56], [sans], False)
    build("inter-bold", find("Inter-Bold.otf", root), [13, 16, 24, 26, 32, 48], [sans], False)
    build("mono", find("DejaVuSansMono.ttf", root), [12, 14], [sans], True)
    build("mono2x", find("DejaVuSansMono.ttf", root), [24, 28], [sans], True)


if __name__ == "__main__":
    main()
