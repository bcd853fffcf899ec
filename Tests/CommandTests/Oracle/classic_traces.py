#!/usr/bin/env python3
"""Writes Goldens/classic-traces.txt: what `kvhero trace --preset classic` must print.

The figures of KVHeroTransition 0.1.4 by its own formulae, computed apart from the program. P is the
thumbnail's frame, D the picture's on the opened screen, F the whole screen. Run it in this folder's
parent: python3 Oracle/classic_traces.py > Goldens/classic-traces.txt

Each case is a line with the arguments, then a line for each element of each frame:
time progress name x,y,width,height radius opacity [crop]
"""

TIMES = [0, 0.25, 0.6, 1]

# container, P, D, radii, image, modes
GEOMETRIES = [
    ((1280, 800), (10, 60, 200, 200), (40, 0, 1200, 800), (12, 0), (1500, 1000), ("fill", "fit")),
    ((390, 844), (-37.5, 903.25, 3, 171), (0, 250, 390, 0.5), (1.5, 20), (4000, 3), ("fit", "fill")),
    ((1280, 800), (0, 0, 1280, 800), (600, 300, 5, 7), (0, 3), (50, 70), ("stretch", "fit")),
    ((333, 777), (11.1, 12.2, 13.3, 14.4), (-20, 30, 390, 300), (99, 7.25), (1, 1), ("fit", "fit")),
    ((2560, 1440), (2000, 1500, 0.5, 0.25), (-150, 70, 1900, 95), (0, 0), (900, 30000), ("fill", "fill")),
    ((700, 500), (100, 100, 150, 100), (100, 100, 150, 100), (5, 5), (300, 200), ("fill", "fit")),
]


def ease_in_out(time):
    """cubic-bezier(0.42, 0, 0.58, 1), by bisection of its parameter."""
    low, high = 0.0, 1.0
    for _ in range(100):
        s = (low + high) / 2
        x = 3 * (1 - s) ** 2 * s * 0.42 + 3 * (1 - s) * s**2 * 0.58 + s**3
        low, high = (s, high) if x < time else (low, s)
    return 3 * (1 - low) * low**2 + low**3


def mix(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def crop(mode, image, frame):
    """The part of the picture that its frame shows, in fractions of the picture."""
    if mode == "stretch":
        return (0, 0, 1, 1)
    across, down = frame[2] / image[0], frame[3] / image[1]
    if mode == "fit":
        return (0, 0, 1, 1)
    scale = max(across, down)
    width, height = across / scale, down / scale
    return ((1 - width) / 2, (1 - height) / 2, width, height)


def rows(style, flow, direction, geometry, openness):
    container, p, d, (rp, rd), image, (mode_p, _) = geometry
    f = (0, 0) + container
    still = lambda name, opacity: (name, f, 0, opacity, None)
    radius = rp + (rd - rp) * openness
    result = []
    if style == "pinterest":
        # The other screen, scaled by D/P and shifted by the scaled P's origin, fades away.
        sx, sy = d[2] / p[2], d[3] / p[3]
        zoomed = (-p[0] * sx, -p[1] * sy, f[2] * sx, f[3] * sy)
        result.append(still("backdrop", 1))
        result.append(("presenting", mix(f, zoomed, openness), 0, 1 - openness, None))
    else:
        result.append(still("presenting", 1))
    result.append(still("fade", 0))
    if flow == "image":
        # The image view keeps the thumbnail's content mode on the way in; it fills on the way out.
        frame = mix(p, d, openness)
        mode = mode_p if direction == "present" else "fill"
        result.append(("hero", frame, radius, 1, crop(mode, image, frame)))
    else:
        # The snapshot in its holder: F scaled by P/D, less the scaled D's origin.
        sx, sy = p[2] / d[2], p[3] / d[3]
        closed = (-d[0] * sx, -d[1] * sy, f[2] * sx, f[3] * sy)
        result.append(("hero", mix(p, f, openness), radius, 1, None))
        result.append(("content", mix(closed, f, openness), 0, 1, None))
    return result


def number(value):
    return f"{value:.7f}".rstrip("0").rstrip(".")


def text(numbers):
    return ",".join(map(number, numbers))


def main():
    for style in ("hero", "pinterest", "banner"):
        for flow in ("image", "snapshot"):
            for direction in ("present", "dismiss"):
                for geometry in GEOMETRIES:
                    container, p, d, radii, image, modes = geometry
                    print(
                        f"> --style {style} --flow {flow} --direction {direction}"
                        f" --container {container[0]}x{container[1]}"
                        f" --source {text(p)} --target {text(d)}"
                        f" --source-radius {radii[0]} --target-radius {radii[1]}"
                        f" --image {image[0]}x{image[1]}"
                        f" --source-mode {modes[0]} --target-mode {modes[1]}"
                        f" --times {text(TIMES)}"
                    )
                    for time in TIMES:
                        progress = ease_in_out(time)
                        openness = progress if direction == "present" else 1 - progress
                        for name, frame, radius, opacity, seen in rows(
                            style, flow, direction, geometry, openness
                        ):
                            words = [f"{time:g}", f"{progress:.9f}", name, text(frame)]
                            words += [number(radius), number(opacity)]
                            print(" ".join(words + ([text(seen)] if seen else [])))


main()
