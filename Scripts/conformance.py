#!/usr/bin/env python3
"""Writes Documentation/Conformance.md: which test checks which numbered behavior of UIKit.

Usage: conformance.py [--check]

The behaviors, their certainty and their sources are in behaviors.tsv; a fourth column says why one has no
test. The tests are those in Tests whose display name begins with numbers, as in @Test("H1, E14: …").
With --check nothing is written, and a file that is out of date is an error.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "Documentation/Conformance.md"
SECTIONS = {"H": "Hierarchy", "N": "Notifications", "T": "Hiding, tags, locating", "G": "Geometry",
            "CV": "Conversion", "AR": "Autoresizing", "CM": "Content mode", "LY": "Layout", "AL": "Constraints and anchors",
            "VF": "Visual format", "IC": "Natural sizes", "UC": "Updating constraints",
            "LP": "Layout by constraints", "SV": "Stack views", "CF": "Conflicts and ambiguity", "FS": "Fitting sizes", "MF": "Measured frames",
            "FC": "Cells that size themselves", "SA": "Safe area, margins, guides",
            "TC": "Size classes", "DR": "Drawing",
            "AN": "Animation", "SC": "Scrolling", "TB": "Swipes over rows", "CT": "Standard controls", "TX": "Typing",
            "KB": "Keyboard", "AC": "Accessibility", "TN": "Tint color", "TR": "Traits", "AD": "Alerts", "ST": "Application and status bar",
            "BT": "Actions of buttons", "MN": "Menus", "DS": "Data sources of snapshots", "CL": "Compositional layouts",
            "SN": "Scenes", "SE": "Searches", "UA": "Looks of classes", "PB": "Pasteboards", "BA": "Attributes of bars", "SRC": "Sources of iOS",
            "PA": "Property animators", "KF": "Keyframes", "CA": "Animations of layers", "SH": "Shape layers", "GR": "Gradients", "LK": "Looks of layers", "SP": "Snapshots of views", "CC": "Contents of cells", "LS": "Lists in collection views", "PS": "Sheets", "SX": "Sharing", "TD": "Custom transitions", "IM": "Images", "EV": "Events", "TO": "Who gets a touch", "RS": "First responder", "W": "Windows and memory", "VC": "Loading a controller's view",
            "AP": "Appearance", "CN": "Containment", "NIB": "Loading nibs", "D": "The two initializers",
            "SB": "Storyboards", "E": "Whole transcripts"}
HEAD = """# Conformance

Diorama's views and controllers behave like UIKit's, in each numbered behavior below. Each behavior has tests named after it;
{tested} of {total} are tested. This file is written by `Scripts/conformance.py`.

*Certain* behaviors are in Apple's documentation or headers, in the guides of 2009 to 2013 that the project starts from
(the seeds, by number), or were measured on a device. *Reported* ones are known from logs of developers or from other
implementations. A *guess* is a choice where no source was found.

Sources by their short names: FK flowkey/UIKit-cross-platform (its tests of hierarchy, hit testing, conversion, layers, rectangles
and buttons also run against UIKit; those of animations, gestures, scroll views and controllers never ran on iOS, and are no
evidence of a device in AN4, AN8, AN9, AN13 and LY2), SW compnerd/swift-win32,
CH BigZaphod/Chameleon, GS gnustep/libs-gui, WO microsoft/WinObjC, TH touchHLE, OU Vercantez/openuikit (captured on iOS).

## Code of others

Public libraries compiled in Swift 5 with the plugin of [Sources for iOS on Linux](SourcesOnLinux.md) and nothing else, and their own
tests, from copies outside of this project. *Files* have UIKit's code; those with SwiftUI are left out.

| repository | commit | files that compile | tests passed |
|---|---|---|---|
| SnapKit/SnapKit | 2842e6e84e | 37 of 37 | 31 of 31, with three casts: a property of `AnyObject` is Objective-C's |
| nakiostudio/EasyPeasy | b0028f63d4 | 22 of 22 | 140 of 140 |
| freshOS/Stevia | a925d9b008 | 19 of 19 | 214 of 214 |
| evgenyneu/Cosmos | aebcb0e3ee | 15 of 15 | 83 of 84; files of JPEG are not decoded |
| robb/Cartography | d0dc3f340d | 27 of 27 | 106 of 111, with `import UIKit` in each file, a helper for Nimble, a renamed matcher and one expectation of an exception left out: three expect a width of whole points at three pixels, one that a safe area is empty |
| AliSoftware/Reusable | 85e8ef7b24 | 7 of 7 | its tests are in an application with storyboards |
| ra1028/DifferenceKit | 02ca1968b1 | 12 of 12 | 40 of 40 |
| layoutBox/PinLayout | 72f5300042 | 26 of 26 | 976 of 985, with `import UIKit` in each file, the same helper, a renamed type and the flag `DEBUG`: safe areas of turned bars, frames of turned views, a keyboard without a window, a view without a superview |
| roberthein/TinyConstraints | a89996a77d | 7 of 7 | it has none |
| xmartlabs/XLPagerTabStrip | 211ed62aa3 | 13 of 14: one shows a class of Objective-C | it has none for the library |
| Juanpe/SkeletonView | 30c92f0992 | not whole: two errors | not run |
| Ramotion/folding-cell | 620eda3030 | 1 of 1 | not run |
| Ramotion/expanding-collection | 0888558eee | 11 of 11 | not run |
| xmartlabs/Eureka | 028ef8e319 | not whole: key commands by presses, predicates of texts, objects of a class in a variable | not run |
| scenee/FloatingPanel | 7efcc769e0 | 0 of 15: it imports `os.log` and has optional methods of protocols | not run |
| SwiftKickMobile/SwiftMessages | c0ff6c65bf | 0 of 40: it imports SwiftUI | not run |
| kudoleh/iOS-Clean-Architecture-MVVM | eaf3b26572 | 0 of 64: it imports CoreData | not run |
| nicklockwood/layout | f41cccd04e | 0 of 39: it exchanges methods and overrides those of UIKit in extensions | not run |

### More libraries

These were compiled up to their types only (`-typecheck`), and their tests were not run.

| repository | commit | files that compile |
|---|---|---|
| cruisediary/Pastel | 5119336d6c | 4 of 4 |
| HeroTransitions/Hero | d7a72e13b0 | 49 of 49 |
| slackhq/PanModal | 76ab89f788 | 13 of 13 |
| huri000/SwiftEntryKit | 5ad36cccf0 | 68 of 68 |
| uias/Pageboy | d522ccd03a | 25 of 25 |
| Skyscanner/SkyFloatingLabelTextField | a0750ebbc7 | 3 of 3 |
| scalessec/Toast-Swift | d780ff8fe5 | 1 of 1 |
| andreamazz/BubbleTransition | f1cab1fc6e | 1 of 1 |
| yannickl/DynamicButton | 4fbd60e46a | 33 of 33 |
| KennethTsang/GrowingTextView | 9d75311a89 | 1 of 1 |
| AssistoLab/DropDown | 6ab2f6ce19 | 6 of 6 |
| Ramotion/paper-onboarding | 6d11dda691 | 12 of 12 |
| ninjaprox/NVActivityIndicatorView | 9777b047a9 | 36 of 37: a row names a property that is not available |
| WenchaoD/FSPagerView | f90ab7d2ee | not whole: optional methods in variables |
| jonkykong/SideMenu | 8bd4fd1289 | not whole: a class overrides what an extension adds to its superclass |
| kciter/Floaty | d0e637db60 | 7 of 7 |
| zvonicek/ImageSlideshow | 9a5900104a | not whole: an override in an extension of a class of UIKit |
| patchthecode/JTAppleCalendar | 6a19c89f40 | not whole: decoration views, and a delegate of a more special type |
| Ramotion/animated-tab-bar | 52174249fa | not whole: `awakeFromNib` of an object that is no responder |
| icanzilb/EasyAnimation | 4ed72aebe9 | not whole: replicators, emitters and types of Core Foundation |
| filletofish/CardsLayout | fa148a4746 | not whole: its layout overrides `collectionView` with a type that is not optional |
| gontovnik/DGElasticPullToRefresh | c525935d32 | not whole: it is written in Swift 3 |
| efremidze/Haptica | 8fbb3286d1 | not whole: it imports CoreHaptics |
| MessageKit, Spring, Motion, BonMot, IQKeyboardManager, Carbon, PullToMakeSoup, NotificationBanner, PopupDialog, TOCropViewController | not noted | 0: they import AVFoundation, AudioToolbox, MetalKit, CoreText or packages that were not there |

## Where sources disagree

- Autoresizing with several flexible parts on an axis: the guide of 2009 (seed 002) says that what is left over is
  distributed *evenly*. UIKit's own reference, tests checked against AppKit, and the same guide's account of each flag say
  *in proportion*, and so do we (AR3, AR5). The shares are equal where all flexible parts are empty, and every symmetric
  example comes out the same either way.
- The order of `willMove(toSuperview:)` and `willMove(toWindow:)` when a view is added to a shown hierarchy is not known of
  UIKit. Here it is this order, and no test insists on it (N5, E1).
- Whether adding the view of a child controller tells the child that it appears: the guide of 2015 (seed 003) says no, the
  log of the same year (seed 004) says yes. The first speaks of a parent that is still appearing, the second of one that
  has appeared, and both hold (AP-1, AP-8, AP-9).
- A parent that does not forward appearance tells its children itself, as Apple's text asks; a change of the window tells
  them nothing then (AP-13).
- Views are unloaded when memory is short, as the reference of 2011 (seed 001) describes; iOS 6 and later never do, and
  `UIRuntime.unloadsViewsOnMemoryWarning` turns it off (VC-11).
- `awakeFromNib` is not sent to File's Owner: UIKit's documentation and captures say so, AppKit differs (NIB-10).
- Fractions that autoresizing gives are kept; AppKit rounds them to pixels.
- A view with an opacity below 0.01 takes no touches; exactly 0.01 is not tested (EV1).
- `UIRectFrame` draws as wide as the context's line width, because the guide's sample (seed 002) sets it to ten points
  and says that the frame is that wide. The default is one point, as in UIKit.
- A view that is asked to update its constraints while it does so is asked again, a hundred times at most. UIKit's own
  reference forbids it, and says nothing of what happens then (UC6).
- Which of several conflicting constraints UIKit breaks is not known. Diorama breaks the one that became active last, of
  those that the developer created (CF1).
- Of two conflicting optional constraints with equal priority, the one of the earlier view wins, and multiline text is
  compressed first; UIKit's choice is not documented.
- The system spacing between a last and a first baseline is eight points plus the descent of the one font and the ascent of
  the other; UIKit's reference says that the fonts determine it, but not how.
- Rectangles are converted over the nearest view around both, with the box around the corners taken there and again at
  the end; an iPhone's figures show it (CV4).
"""


def tests():
    found = {}
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        for match in re.finditer(r'@Test\(\s*"((?:[A-Z]{1,3}-?\d+, )*[A-Z]{1,3}-?\d+): ([^"]+)"', path.read_text()):
            for number in match.group(1).split(", "):
                found.setdefault(number, []).append((match.group(2), path.stem))
    return found


def text():
    rows = [line.split("\t") for line in (ROOT / "Scripts/behaviors.tsv").read_text().splitlines()]
    found = tests()
    known = {row[0] for row in rows}
    problems = [f"{number}: no such behavior" for number in found if number not in known]
    problems += [f"{row[0]}: no test" for row in rows if row[0] not in found and len(row) < 4]
    if problems:
        raise SystemExit("\n".join(problems))
    parts = [HEAD.format(tested=sum(row[0] in found for row in rows), total=len(rows))]
    for prefix, title in SECTIONS.items():
        parts.append(f"\n## {title}\n\n| | behavior, as named by its tests | certainty | source | test |\n|---|---|---|---|---|\n")
        for row in rows:
            if re.match(r"[A-Z]+", row[0]).group() != prefix:
                continue
            cases = found.get(row[0], [])
            name = "; ".join(case for case, _ in cases) or f"*not tested:* {row[3]}"
            files = ", ".join(sorted({f"`{file}`" for _, file in cases})) or "–"
            parts.append(f"| {row[0]} | {name} | {row[1]} | {row[2]} | {files} |\n")
    return "".join(parts)


def main():
    wanted = text()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text() != wanted:
            raise SystemExit("Documentation/Conformance.md is out of date: run Scripts/conformance.py")
    else:
        TARGET.parent.mkdir(exist_ok=True)
        TARGET.write_text(wanted)


main()
