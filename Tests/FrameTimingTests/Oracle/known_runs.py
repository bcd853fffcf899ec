#!/usr/bin/env python3
"""Writes known-runs.txt: recorded runs of frames and every figure a report gives of them.

The figures come from NumPy and from the definitions in the documentation, computed apart from the
program. Run it in this folder: python3 known_runs.py > known-runs.txt

A run is a line `run NAME`, then a line for each frame, in nanoseconds:
`frame PHASE FOLLOWS CHANGES INPUT SAMPLE CPU STAGES RETURNED DEADLINE PERIOD` (INPUT is `-` for
none, STAGES the eight stages with commas between or `-` for zeros), then `figure PHASE NAME VALUE` lines. A figure
that does not exist has the value `-`.
"""

import math

import numpy as np

PHASES = ["present", "drag", "cancel", "dismiss", "page", "scroll", "idle"]
STAGES = ["input", "update", "match", "layout", "decodeWait", "record", "submit", "present"]
MS = 1_000_000


class Random:
    """A linear congruential generator: the same numbers everywhere."""

    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % n


def steady(intervals, period, phase="present"):
    """Frames so many nanoseconds apart, each due one period after the one before."""
    shown = due = 0
    frames = []
    for index, interval in enumerate([period] + intervals):
        shown += interval
        due = (frames[-1]["returned"] if frames else 0) + period
        frames.append(dict(
            phase=phase, follows=index > 0, changes=True, input=None, sample=index * period,
            cpu=MS, stages=[0] * 8, returned=shown, deadline=due, period=period))
    return frames


def messy():
    """Rests, late frames, inputs that wait, uneven samples and all phases."""
    random = Random(20_240_229)
    period = 16_666_667
    now = 5 * MS
    sample = 0
    frames = []
    for index in range(240):
        phase = PHASES[(index // 11 + random.below(2)) % 7]
        follows = index > 0 and random.below(12) > 0
        if not follows:
            now += 300 * MS + random.below(700 * MS)
        late = [0, 0, 0, 0, 0, 0, 1, 3][random.below(8)]
        stall = late * period + random.below(9 * MS) - 4 * MS if late else random.below(2 * MS) - MS
        begin = now
        now += period + stall
        sample += period + random.below(3 * MS) - 1_500_000
        kind = random.below(5)
        stages = [random.below(900_000) for _ in range(8)]
        frames.append(dict(
            phase=phase, follows=follows, changes=random.below(4) > 0,
            input=begin - random.below(12 * MS) if kind < 2 else None, sample=sample,
            cpu=500_000 + random.below(9 * MS), stages=stages, returned=now,
            deadline=begin + period + random.below(2 * MS) - 500_000, period=period))
    return frames


def percentiles(name, values, figures):
    figures[name + ".count"] = len(values)
    for label, rank in [("p50", 50), ("p90", 90), ("p95", 95), ("p99", 99), ("p999", 99.9)]:
        figures[f"{name}.{label}"] = np.percentile(values, rank) if len(values) else None
    figures[name + ".max"] = np.max(values) if len(values) else None
    figures[name + ".mean"] = np.mean(values) if len(values) else None


def low(name, intervals, share, figures):
    if not len(intervals):
        for kind in ["percentile", "average", "integral"]:
            figures[f"{name}.{kind}"] = None
        return
    descending = np.sort(intervals)[::-1]
    figures[name + ".percentile"] = 1000 / np.percentile(intervals, 100 - 100 * share)
    figures[name + ".average"] = 1000 / np.mean(descending[:math.ceil(round(share * len(intervals), 9))])
    place = int(np.argmax(np.cumsum(descending) >= share * np.sum(descending)))
    figures[name + ".integral"] = 1000 / descending[place]


def bucket(value):
    """gfxinfo's buckets, with single milliseconds below 5."""
    if value >= 150:
        return min(4950, int(value // 50) * 50)
    if value >= 132:
        return 132
    if value >= 48:
        return 48 + int((value - 48) // 4) * 4
    if value >= 32:
        return 32 + int((value - 32) // 2) * 2
    return max(0, int(value))


def histogram(name, values, figures):
    counts = {}
    for value in values:
        counts[bucket(value)] = counts.get(bucket(value), 0) + 1
    figures[name] = ",".join(f"{start}:{counts[start]}" for start in sorted(counts)) or "-"


def figures_of(frames, phase):
    """All times in milliseconds, each array with a value for each frame that has one."""
    cpu, work, interval, overrun, hitch, error, latency, change = [], [], [], [], [], [], [], []
    stages = [[] for _ in STAGES]
    animation = 0.0
    vsyncs = 0
    waiting = None
    for index, frame in enumerate(frames):
        before = frames[index - 1] if frame["follows"] and index else None
        if before is None:
            waiting = None
        if waiting is None:
            waiting = frame["input"]
        first_change = None
        if frame["changes"] and waiting is not None:
            first_change = (frame["returned"] - waiting) / MS
            waiting = None
        if phase and frame["phase"] != phase:
            continue
        late = (frame["returned"] - frame["deadline"]) / MS
        period = frame["period"] / MS
        cpu.append(frame["cpu"] / MS)
        work.append(sum(frame["stages"][i] for i in [0, 1, 2, 3, 5, 6]) / MS)
        for values, value in zip(stages, frame["stages"]):
            values.append(value / MS)
        overrun.append(late)
        vsyncs += math.ceil(late / period) if late > 0 else 0
        if frame["input"] is not None:
            latency.append((frame["returned"] - frame["input"]) / MS)
        if first_change is not None:
            change.append(first_change)
        if before is None:
            hitch.append(max(0, late))
            animation += period + hitch[-1]
        else:
            step = (frame["returned"] - before["returned"]) / MS
            interval.append(step)
            hitch.append(max(0, step - period) if late > 0 else 0)
            error.append(abs((frame["sample"] - before["sample"]) / MS - step))
            animation += step
    figures = {"frames": len(cpu)}
    percentiles("cpu", cpu, figures)
    percentiles("work", work, figures)
    percentiles("interval", interval, figures)
    percentiles("overrun", overrun, figures)
    percentiles("inputToPresent", latency, figures)
    percentiles("inputToFirstChange", change, figures)
    for name, values in zip(STAGES, stages):
        percentiles("stage." + name, values, figures)
    low("onePercentLow", interval, 0.01, figures)
    low("pointOnePercentLow", interval, 0.001, figures)
    histogram("intervalHistogram", interval, figures)
    histogram("cpuHistogram", cpu, figures)
    n = len(cpu)
    figures["missed"] = sum(late > 0 for late in overrun)
    figures["missedShare"] = figures["missed"] / n if n else None
    figures["missedVsyncs"] = vsyncs
    figures["framesPerSecond"] = 1000 * len(interval) / sum(interval) if interval else None
    figures["hitchTime"] = sum(hitch)
    figures["hitches"] = sum(h > 0 for h in hitch)
    figures["visibleHitches"] = sum(h > 100 for h in hitch)
    figures["longestHitch"] = max(hitch, default=0)
    figures["animationTime"] = animation
    figures["hitchRatio"] = 1000 * sum(hitch) / animation if n else None
    figures["animationError.total"] = sum(error) if error else None
    figures["animationError.max"] = max(error) if error else None
    figures["animationError.perFrame"] = sum(error) / len(error) if error else None
    figures["animationError.perSecond"] = 1000 * sum(error) / sum(interval) if error else None
    return figures


SIXTY = 16_666_667
ONE_TWENTY = 8_333_333
RUNS = {
    "constant-60-Hz": steady([SIXTY] * 59, SIXTY),
    "one-dropped": steady([SIXTY] * 29 + [2 * SIXTY] + [SIXTY] * 29, SIXTY),
    "alternating-8-and-25-ms": steady([8 * MS, 25 * MS] * 30, SIXTY),
    "120-Hz-1-percent-long": steady(
        [30 * MS if i % 100 == 99 else ONE_TWENTY for i in range(400)], ONE_TWENTY),
    "a-single-frame": steady([], SIXTY),
    "none": [],
    "messy": messy(),
}


def text(value):
    if value is None:
        return "-"
    if isinstance(value, (str, int)):
        return str(value)
    return repr(float(value))


def main():
    for name, frames in RUNS.items():
        print("run", name)
        for f in frames:
            print(
                "frame", f["phase"], int(f["follows"]), int(f["changes"]),
                "-" if f["input"] is None else f["input"], f["sample"], f["cpu"],
                ",".join(map(str, f["stages"])) if any(f["stages"]) else "-", f["returned"], f["deadline"], f["period"])
        phases = [None] + (PHASES if name == "messy" else [])
        for phase in phases:
            for key, value in figures_of(frames, phase).items():
                print("figure", phase or "total", key, text(value))


if __name__ == "__main__":
    main()
