import DioramaUI
import Foundation

let small = Hierarchies.board(of: 10_000)
let large = Hierarchies.board(of: 100_000)
let lastTag = 1_000_000
let nib = Nibs.compiled()

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
  Comparison(title: "400 views, from a nib to in code", aim: 20) {
    precondition(nib.instantiate(withOwner: nil).count == 1)
  } base: {
    precondition(Nibs.made().subviews.count == 400)
  },
]

func milliseconds(_ time: Duration) -> String { String(format: "%.2f ms", time / .milliseconds(1)) }

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

let results = comparisons.map { $0.run() }
print("measured                                            time         against      ratio   aim")
for result in results {
  let title = result.title.padding(toLength: 46, withPad: " ", startingAt: 0)
  let ratio = column(String(format: "%.2f", result.ratio), 10)
  let verdict = result.isAsItShouldBe ? "" : "  missed"
  print(
    title + column(milliseconds(result.time), 12) + column(milliseconds(result.baseTime), 16) + ratio
      + column(String(format: "%.0f", result.aim), 6) + verdict
  )
}
exit(results.allSatisfy(\.isAsItShouldBe) ? 0 : 1)
