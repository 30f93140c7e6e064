import DioramaUI
import Foundation
import LayoutEngine
import Testing

/// Live views beside the engine, on the documents whose frames Interface Builder saved, where they lie beside the checkout.
@MainActor
@Suite("Live views and the engine", .enabled(if: OracleDocument.isPresent, "the saved frames are not here"))
struct LiveFrames {
  @Test("Every view of the saved documents gets the frame that the engine finds")
  func agreement() throws {
    let runtime = UIRuntime.shared
    let outer = (runtime.screenBounds, runtime.screenScale, runtime.screenSafeAreaInsets)
    defer { (runtime.screenBounds, runtime.screenScale, runtime.screenSafeAreaInsets) = outer }
    var (roots, views) = (0, 0)
    var others: [String] = []
    for document in try OracleDocument.read().cases {
      guard let oracle = OracleTree(document, texts: .byRule) else { continue }
      let expected = Self.settledFrames(of: oracle.tree)
      let live = LiveOracle(oracle.tree).frames()
      roots += 1
      for (index, view) in oracle.views.enumerated() where index > 0 {
        views += 1
        let (a, b) = (live[index], expected[index])
        let off = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].map(abs).max() ?? 0
        if off > 0.01 { others.append("\(document.doc) \(document.root) \(view.tag) \(view.id): \(a), not \(b)") }
      }
    }
    #expect(roots == 763)
    #expect(views > 2674)
    #expect(others == [])
  }

  /// The frames of a tree in which margins and safe areas follow from these frames themselves.
  private static func settledFrames(of tree: LayoutTree) -> [LayoutRect] {
    var tree = tree
    var engine = LayoutEngine()
    var frames = engine.layout(tree).frames
    for _ in 0..<8 {
      for index in frames.indices { tree.nodes[index].frame = frames[index] }
      let next = engine.layout(tree).frames
      if next == frames { break }
      frames = next
    }
    return frames
  }
}
