import DioramaUI
import Foundation

UINib.register([FormOwner.nibClass])
let arguments = CommandLine.arguments.dropFirst()
let nib = Nibs.compiled(200)
let form = Forms.compiled()
let owner = FormOwner()
let other = FormOwner()

// One side of a comparison alone, again and again, for a profiler: ViewBenchmarks --loop form-nib 1000
if arguments.first == "--loop", let side = arguments.dropFirst().first {
  let rounds = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1000
  exit(Sides.run(side, rounds: rounds) ? 0 : 64)
}

let small = Hierarchies.board(of: 10_000)
let large = Hierarchies.board(of: 100_000)
let lastTag = 1_000_000
let smallNib = Nibs.compiled(500)
let archive = KeyedArchives.made(200)
let largeNib = Nibs.compiled(5000)

for (fromNib, inCode) in [
  (Nibs.view(nib), Nibs.made(200)), (Nibs.view(nib), KeyedArchives.view(archive)),
  (Nibs.view(form, owner), Forms.made(other)),
] {
  let differences = Likeness.differences(fromNib, inCode)
  guard differences.isEmpty else {
    fatalError("the nib and the code make different views:\n\(differences.prefix(3).joined(separator: "\n"))")
  }
}

let comparisons = [
  Comparison(title: "layout, 100,000 views to 10,000", aim: 11) {
    Hierarchies.layOut(large)
  } base: {
    Hierarchies.layOut(small)
  },
  Comparison(title: "hit testing, 100,000 views to 10,000", aim: 11) {
    Hierarchies.hit(large)
  } base: {
    Hierarchies.hit(small)
  },
  Comparison(title: "viewWithTag, 10,000 views, to a walk by hand", aim: 1) {
    for _ in 0..<10 { precondition(small.viewWithTag(lastTag) == nil) }
  } base: {
    for _ in 0..<10 { precondition(Hierarchies.search(small, for: lastTag) == nil) }
  },
  Comparison(title: "400 views, from a nib to in code", aim: 1.5) {
    _ = Nibs.view(nib)
  } base: {
    _ = Nibs.made(200)
  },
  Comparison(title: "a form of 361 views, from a nib to in code", aim: 1.5) {
    _ = Nibs.view(form, owner)
  } base: {
    _ = Forms.made(owner)
  },
  Comparison(title: "400 views, by keyed unarchiver to a nib", least: 20) {
    precondition(KeyedArchives.view(archive).subviews.count == 400)
  } base: {
    _ = Nibs.view(nib)
  },
  Comparison(title: "the same, as plain objects, to a nib", least: 10) {
    precondition(KeyedArchives.plainView(archive).subviews.count == 400)
  } base: {
    _ = Nibs.view(nib)
  },
  Comparison(title: "10,000 views from a nib to 1,000", aim: 11) {
    _ = Nibs.view(largeNib)
  } base: {
    _ = Nibs.view(smallNib)
  },
]

func milliseconds(_ time: Duration) -> String { String(format: "%.2f ms", time / .milliseconds(1)) }

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

let results = (comparisons + Waits.comparisons()).map { $0.run() }
if arguments.first == "--json" {
  // A line for each row, as bench.py reads them; what is missed is a row of its table.
  for result in results { print(result.json) }
  exit(0)
}
print("measured                                            time         against      ratio     aim")
for result in results {
  let title = result.title.padding(toLength: 46, withPad: " ", startingAt: 0)
  let ratio = column(String(format: "%.2f", result.ratio), 10)
  let verdict = result.isAsItShouldBe ? "" : "  missed"
  print(
    title + column(milliseconds(result.time), 12) + column(milliseconds(result.baseTime), 16) + ratio
      + column((result.isLeast ? "≥ " : "≤ ") + String(format: "%g", result.aim), 8) + verdict
  )
}
exit(results.allSatisfy(\.isAsItShouldBe) ? 0 : 1)
