public import Foundation
import NibLoader

/// Recognizes a drag that starts at an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count.
  open var edges: UIRectEdge

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    edges = []
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public override init?(coder: NSCoder) {
    edges = coder.decodeOptions(forKey: "UIScreenEdgePanGestureRecognizer.edges", absent: [])
    super.init(coder: coder)
  }

  /// How far from an edge of the window a drag may start, in points.
  private static let reach: CGFloat = 20

  /// Fails unless the finger came down at one of the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, !touches.allSatisfy({ isAtEdge($0.location(in: nil)) }) { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  /// Begins when the finger has moved far enough away from the edge, and fails when it moves along it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      let way = translation(in: nil)
      let isVertical = abs(way.y) > abs(way.x)
      let isAlong = edges.isDisjoint(with: isVertical ? [.top, .bottom] : [.left, .right])
      if isAlong, max(abs(way.x), abs(way.y)) >= UIPanGestureRecognizer.slack { return state = .failed }
    }
    super.touchesMoved(touches, with: event)
  }

  private func isAtEdge(_ place: CGPoint) -> Bool {
    guard let bounds = view?.window?.bounds else { return false }
    return (edges.contains(.left) && place.x < bounds.minX + Self.reach)
      || (edges.contains(.right) && place.x >= bounds.maxX - Self.reach)
      || (edges.contains(.top) && place.y < bounds.minY + Self.reach)
      || (edges.contains(.bottom) && place.y >= bounds.maxY - Self.reach)
  }
}

extension UIKitClasses {
  static let uiScreenEdgePanGestureRecognizer = NibClass(
    UIScreenEdgePanGestureRecognizer.self,
    parent: UIPanGestureRecognizer.self,
    name: "UIScreenEdgePanGestureRecognizer",
    properties: [
      NibProperty("edges", \UIScreenEdgePanGestureRecognizer.edges)
    ]
  )
}
