import DioramaUI
import Foundation
import LayoutEngine
import Testing

/// Live views beside the engine, on the documents whose frames Interface Builder saved, where they lie beside the checkout.
@MainActor
@Suite("Live views and the engine", .enabled(if: OracleDocument.isPresent, "the saved frames are not here"))
struct LiveFrames {
  @Test("Every view of the saved documents gets the frame that the engine finds, where nothing contradicts")
  func agreement() throws {
    let runtime = UIRuntime.shared
    let outer = (runtime.screenBounds, runtime.screenScale, runtime.screenSafeAreaInsets)
    defer { (runtime.screenBounds, runtime.screenScale, runtime.screenSafeAreaInsets) = outer }
    var (roots, views, contradicting) = (0, 0, 0)
    var others: [String] = []
    var otherRoots: Set<String> = []
    for document in try OracleDocument.read().cases {
      guard let oracle = OracleTree(document, texts: .byRule) else { continue }
      roots += 1
      let live = LiveOracle(oracle.tree).frames()
      #expect(live.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite })
      // Live views break the constraint that became active last, the engine alone the one that it meets last.
      guard let (expected, open) = Self.settledFrames(of: oracle.tree) else {
        contradicting += 1
        continue
      }
      // What constraints leave open may be anything.
      for (index, view) in oracle.views.enumerated() where index > 0 && !open.contains(index) {
        views += 1
        let (a, b) = (live[index], expected[index])
        let off = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].map(abs).max() ?? 0
        guard off > 0.01 else { continue }
        others.append("\(document.doc) \(document.root) \(view.tag) \(view.id): \(a), not \(b)")
        otherRoots.insert("\(document.doc) \(document.root)")
      }
    }
    #expect(roots == 763)
    #expect(views > 2674)
    #expect(contradicting <= 40)
    // One root leaves its height to content that a popover gives it: the live views and the plain tree settle it differently.
    #expect(otherRoots.count <= 1, "\(others)")
  }

  /// The frames of a tree in which margins and safe areas follow from these frames themselves; nil where constraints contradict
  /// each other.
  private static func settledFrames(of tree: LayoutTree) -> (frames: [LayoutRect], open: Set<Int>)? {
    var tree = tree
    var engine = LayoutEngine()
    var frames = engine.layout(tree).frames
    for _ in 0..<8 {
      for index in frames.indices { tree.nodes[index].frame = frames[index] }
      guard engine.broken.isEmpty else { return nil }
      let next = engine.layout(tree).frames
      if next == frames { break }
      frames = next
    }
    return engine.broken.isEmpty ? (frames, Set(engine.ambiguities().map(\.node))) : nil
  }
}
