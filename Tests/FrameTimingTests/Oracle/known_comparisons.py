#!/usr/bin/env python3
"""Writes known-comparisons.txt: pairs of samples and what statistics say of them.

The figures come from SciPy, from NumPy and from counting out every case. Run it in this folder:
python3 known_comparisons.py > known-comparisons.txt

A line `pair NAME CONFIDENCE`, then `first VALUES` and `second VALUES` with spaces between, then
lines `FIGURE VALUE`: u, p and effect (Mann-Whitney), shift, low and high (Hodges-Lehmann, Moses; `-`
if there is no interval), and of the first sample median, deviation, bootstrapLow and bootstrapHigh.
"""

import itertools
import math

import numpy as np
from scipy import stats

M64 = 2**64 - 1


def splitmix64(seed):
    """Vigna's splitmix64.c, transcribed from it."""
    x = seed
    while True:
        x = (x + 0x9E3779B97F4A7C15) & M64
        z = x
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & M64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & M64
        yield z ^ (z >> 31)


def bootstrap(values):
    numbers = splitmix64(1)
    values = np.sort(values)
    n = len(values)
    places = np.array([(next(numbers) * n) >> 64 for _ in range(2_000 * n)]).reshape(2_000, n)
    medians = np.median(values[places], axis=1)
    return np.percentile(medians, [2.5, 97.5])


def exact_p(first, second):
    """Two-sided, over every way to deal out the pooled values."""
    pooled = np.array(first + second)
    ranks = stats.rankdata(pooled)
    observed = ranks[:len(first)].sum()
    sums = np.array([ranks[list(c)].sum()
                     for c in itertools.combinations(range(len(pooled)), len(first))])
    return min(1, 2 * min((sums <= observed).mean(), (sums >= observed).mean()))


def p_of(first, second):
    n, m = len(first), len(second)
    tied = len(set(first + second)) < n + m
    if n + m > 40:
        return stats.mannwhitneyu(first, second, method="asymptotic").pvalue
    if not tied:
        return stats.mannwhitneyu(first, second, method="exact").pvalue
    return exact_p(first, second)


def moses(first, second, confidence):
    """The shifts between differences that an exact test without ties does not reject."""
    n, m = len(first), len(second)
    differences = np.sort(np.subtract.outer(first, second).ravel())
    alpha = 1 - confidence
    if n + m > 40:
        k = math.floor(n * m / 2 - stats.norm.isf(alpha / 2) * math.sqrt(n * m * (n + m + 1) / 12))
    else:
        # P(U <= j) from the two-sided p of a sample pair whose U is j: p = 2 P(U <= j).
        k = 0
        while cumulative(n, m, k) <= alpha / 2:
            k += 1
    if k == 0:
        return None
    return differences[k - 1], differences[n * m - k]


def cumulative(n, m, j):
    """P(U <= j) by Mann and Whitney's recurrence, without ties."""
    memo = {}

    def ways(u, a, b):
        if u < 0 or u > a * b:
            return 0
        if a == 0 or b == 0:
            return int(u == 0)
        key = (u, a, b)
        if key not in memo:
            memo[key] = ways(u - b, a - 1, b) + ways(u, a, b - 1)
        return memo[key]

    return sum(ways(u, n, m) for u in range(j + 1)) / math.comb(n + m, n)


def normal(seed, n, mean, deviation, decimals=4):
    return [round(float(v), decimals) for v in np.random.default_rng(seed).normal(mean, deviation, n)]


PAIRS = [
    ("five-and-five-apart", 0.95, [5.1, 5.2, 5.3, 5.05, 5.4], [4.1, 4.0, 4.25, 4.3, 4.05]),
    ("five-and-five-apart-strict", 1 - 0.05 / 3, [5.1, 5.2, 5.3, 5.05, 5.4], [4.1, 4.0, 4.25, 4.3, 4.05]),
    ("three-and-three", 0.95, [3.0, 2.0, 4.0], [1.0, 1.5, 0.5]),
    ("one-and-one", 0.95, [2.0], [1.0]),
    ("one-and-many", 0.95, [2.0], normal(3, 30, 1, 0.5)),
    ("mixed", 0.95, normal(1, 8, 3.1, 0.4), normal(2, 7, 3.0, 0.5)),
    ("tied", 0.95, [1, 1, 2, 2, 2, 3], [1, 2, 3, 3, 4, 4, 4]),
    ("tied-unevenly", 0.95, [0, 0, 0, 0], [0, 0, 0, 5, 7, 9, 9]),
    ("all-equal", 0.95, [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]),
    ("twenty-and-twenty", 0.99, normal(4, 20, 16.9, 0.3), normal(5, 20, 16.7, 0.3)),
    ("large", 0.95, normal(6, 60, 5.2, 0.8), normal(7, 45, 5.0, 0.7)),
    ("large-and-tied", 0.95, normal(8, 60, 5.2, 0.8, 1), normal(9, 45, 5.0, 0.7, 1)),
    ("large-and-equal", 0.95, [1.0] * 30, [1.0] * 30),
]


def main():
    for name, confidence, first, second in PAIRS:
        print("pair", name, repr(confidence))
        print("first", *map(repr, first))
        print("second", *map(repr, second))
        n, m = len(first), len(second)
        u = sum((a > b) + 0.5 * (a == b) for a in first for b in second)
        low, high = moses(first, second, confidence) or ("-", "-")
        boot = bootstrap(first)
        p = 1.0 if len(set(first + second)) == 1 else p_of(first, second)
        figures = {
            "u": u, "p": p, "effect": 2 * u / (n * m) - 1,
            "shift": np.median(np.subtract.outer(first, second)), "low": low, "high": high,
            "median": np.median(first), "deviation": stats.median_abs_deviation(first),
            "bootstrapLow": boot[0], "bootstrapHigh": boot[1],
        }
        for key, value in figures.items():
            print(key, value if isinstance(value, str) else repr(float(value)))


if __name__ == "__main__":
    main()
