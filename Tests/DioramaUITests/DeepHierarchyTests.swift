import DioramaUI
import Foundation
import TestSupport
import Testing

/// A hundred thousand views inside each other need no stack frame each, whatever is done with them.
@MainActor
@Suite struct DeepHierarchyTests {
  private static let depth = Sampling.count(100_000)

  /// Views inside each other, built from the innermost outwards.
  private func nest(_ depth: Int = depth, _ make: () -> UIView = { UIView() }) -> (top: UIView, leaf: UIView) {
    let leaf = make()
    leaf.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    leaf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    leaf.tag = 7
    var top = leaf
    for _ in 1..<depth {
      let view = make()
      view.frame = leaf.frame
      view.autoresizingMask = leaf.autoresizingMask
      view.addSubview(top)
      top = view
    }
    return (top, leaf)
  }

  @Test func hitTestAndTags() {
    let (top, leaf) = nest()
    #expect(top.hitTest(CGPoint(x: 50, y: 50), with: nil) === leaf)
    #expect(top.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
    #expect(top.viewWithTag(7) === leaf)
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: top) == CGPoint(x: 1, y: 2))
  }

  @Test func autoresizingReachesTheInnermost() {
    let (top, leaf) = nest()
    top.frame.size = CGSize(width: 300, height: 50)
    #expect(leaf.bounds.size == CGSize(width: 300, height: 50))
  }

  @Test func touchesLayoutAndDisplayInAWindow() {
    let (top, leaf) = nest()
    let window = TouchedWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(top)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(leaf.window === window)
    UserDriver(window).tap(at: CGPoint(x: 50, y: 50))
    #expect(window.phases == [.began, .ended])
    window.isHidden = true
    top.removeFromSuperview()
    #expect(leaf.window == nil)
  }

  @Test func theEndOfTheNest() {
    weak var last: UIView?
    do {
      let (top, leaf) = nest()
      last = leaf
      #expect(leaf.isDescendant(of: top))
    }
    #expect(last == nil)
  }

  @Test func classesOfAnApplication() {
    let (top, leaf) = nest { Plain() }
    #expect(top.hitTest(CGPoint(x: 50, y: 50), with: nil) === leaf)
    top.frame.size.width = 20
    #expect(leaf.bounds.width == 20)
    leaf.touchesBegan([], with: nil)
  }

  @Test("A class of UIKit's own that overrides what the walks skip says so")
  func overridesAreDeclared() throws {
    let root = Repository.root.appending(path: "Sources/DioramaUI")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let rules = [
        (/override func touches(Began|Moved|Ended|Cancelled)/, "class var handlesTouches"),
        (/override func (hitTest)/, "class var searchesInItsOwnWay"),
      ]
      let types = try String(contentsOf: file, encoding: .utf8)
        .split(separator: /\n(?=(?:@?\w+ )*(?:class|extension|struct|enum|protocol) )/)
      // Recognizers are no responders: no walk passes them.
      for type in types where !type.contains(/^(?:@?\w+ )*class \w+: \w*GestureRecognizer\b/) {
        let name = type.prefix { $0 != "{" }
        for (override, declaration) in rules where type.contains(override) {
          count += 1
          #expect(type.contains(declaration), "\(name)in \(file.lastPathComponent) lacks \(declaration)")
        }
      }
    }
    #expect(count >= 10)
  }

  @Test("EV1, EV2: an override of hitTest or of point(inside:) is asked, wherever it stands")
  func overridesAreAsked() {
    let (top, leaf) = nest(50)
    let hole = Hole(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    leaf.addSubview(hole)
    hole.addSubview(inside)
    #expect(top.hitTest(CGPoint(x: 50, y: 50), with: nil) === leaf)
    #expect(top.hitTest(CGPoint(x: 5, y: 5), with: nil) === inside)
    #expect(hole.asked == 2)
    let wide = Wide(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    leaf.addSubview(wide)
    #expect(top.hitTest(CGPoint(x: 15, y: 15), with: nil) === wide)
  }
}

private final class Plain: UIView {}

/// Lets touches through where it has no subview.
private final class Hole: UIView {
  var asked = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked += 1
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Takes touches around itself.
private final class Wide: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// Notes what reaches the end of the chain of views.
private final class TouchedWindow: UIWindow {
  var phases: [UITouch.Phase] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.began) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.ended) }
}
