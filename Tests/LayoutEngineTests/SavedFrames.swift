import Foundation
import LayoutEngine
import Testing

/// The engine beside the frames that Interface Builder saved, where they lie beside the checkout.
@Suite("Frames that Interface Builder saved", .enabled(if: OracleDocument.isPresent, "the saved frames are not here"))
struct SavedFrames {
  struct Count {
    var all = 0
    var near = 0
    var exact = 0
    /// Frames that the prototype of the engine has and the engine has not.
    var lost: [String] = []
  }

  static func count(_ texts: OracleTree.Texts) throws -> Count {
    var count = Count()
    for document in try OracleDocument.read().cases {
      guard let oracle = OracleTree(document, texts: texts) else { continue }
      var engine = LayoutEngine()
      let result = engine.layout(oracle.tree)
      for (view, frame) in zip(oracle.views, result.frames) where view.use == "expected" {
        guard let expected = view.expected else { continue }
        let got = [frame.x, frame.y, frame.width, frame.height]
        let off = zip(got, expected).map { abs($0 - $1) }.max() ?? 0
        count.all += 1
        if off <= 0.5 + 1e-6 { count.near += 1 }
        if off <= 0.01 { count.exact += 1 }
        let prototype = view.prototypeOff?[texts == .asSaved ? 0 : 1] ?? .infinity
        if off > 0.5 + 1e-6, prototype <= 0.5 {
          count.lost.append("\(document.doc) \(view.tag) \(view.id): \(got), not \(expected)")
        }
      }
    }
    return count
  }

  @Test("The engine alone has 97 of 100 frames within half a point, 88 exactly, and loses none that the prototype has")
  func engineAlone() throws {
    let count = try Self.count(.asSaved)
    #expect(count.all == 2674)
    #expect(count.near >= 2594)
    #expect(count.exact >= 2353)
    #expect(count.lost == [])
  }

  @Test("Half of the views that Interface Builder marked as ambiguous are open, and of those with a frame 2 of 100")
  func ambiguous() throws {
    var (marked, found, others, open) = (0, 0, 0, 0)
    for document in try OracleDocument.read().cases {
      guard let oracle = OracleTree(document, texts: .byRule) else { continue }
      var engine = LayoutEngine()
      _ = engine.layout(oracle.tree)
      let nodes = Set(engine.openNumbers().map(\.node))
      for (node, view) in oracle.views.enumerated() {
        // A view is marked where it or one around it is.
        let around = sequence(first: node, next: { oracle.tree.nodes[$0].parent })
        if view.use.hasPrefix("ambiguous") {
          marked += 1
          if around.contains(where: nodes.contains) { found += 1 }
        } else if view.use == "expected" {
          others += 1
          if nodes.contains(node) { open += 1 }
        }
      }
    }
    #expect(marked == 35)
    #expect(2 * found >= marked, "\(found) of \(marked)")
    #expect(50 * open <= others, "\(open) of \(others)")
  }

  @Test("All by rule, 89 of 100 frames are within half a point")
  func byRule() throws {
    // The prototype measured texts by figures that were fitted to these documents.
    let count = try Self.count(.byRule)
    #expect(count.near >= 2387)
    #expect(count.exact >= 2069)
  }
}
