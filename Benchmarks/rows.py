"""The rows of the table of ratios."""

import dataclasses


@dataclasses.dataclass
class Row:
    """A comparison: what was measured, against what, and the ratio that is aimed at."""

    measured: str
    time: float
    against: str
    base: float
    at_most: float | None = None
    at_least: float | None = None
    unit: str = "s"

    @property
    def ratio(self):
        return self.time / self.base if self.base else 0.0

    @property
    def is_met(self):
        if self.at_most is not None:
            return self.ratio <= self.at_most
        return self.at_least is None or self.ratio >= self.at_least

    @property
    def aim(self):
        if self.at_most is not None:
            return f"≤ {self.at_most:g}"
        return "" if self.at_least is None else f"≥ {self.at_least:g}"

    @property
    def title(self):
        return f"{self.measured}, against {self.against}" if self.against else self.measured

    def amount(self, number):
        if self.unit == "B":
            return f"{number / 1e6:.1f} MB"
        if self.unit == "I":
            return f"{number / 1e6:.2f} M"
        return f"{number * 1e3:.2f} ms" if number < 1 else f"{number:.2f} s"

    def cells(self):
        verdict = "" if not self.aim else "met" if self.is_met else "missed"
        return [
            self.measured, self.amount(self.time), self.against, self.amount(self.base), f"{self.ratio:.2f}", self.aim,
            verdict,
        ]


def markdown(heads, cells):
    """A table of Markdown whose columns are as wide as what is in them."""
    widths = [max(len(line[column]) for line in [heads, *cells]) for column in range(len(heads))]
    lines = ["| " + " | ".join(text.ljust(width) for text, width in zip(line, widths)) + " |" for line in [heads, *cells]]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def table(rows):
    return markdown(["measured", "amount", "against", "amount", "ratio", "aim", ""], [row.cells() for row in rows])
