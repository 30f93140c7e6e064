public import Foundation
import NibLoader

/// Recognizes fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before it is a drag, in points.
  static let slack: CGFloat = 10
  /// How long a finger rests before it has no speed any more when it is lifted, in seconds.
  private static let rest: TimeInterval = 0.1

  /// How many fingers drag at least.
  open var minimumNumberOfTouches = 1

  /// How many fingers drag at most; the greatest number that archives hold stands for no limit.
  open var maximumNumberOfTouches = 4_294_967_295

  private var origin = CGPoint.zero
  private var speed = CGPoint.zero
  private var lastSample: (location: CGPoint, time: TimeInterval)?

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    minimumNumberOfTouches = coder.decodeInteger(
      forKey: "UIPanGestureRecognizer.minimumNumberOfTouches",
      absent: 1
    )
    maximumNumberOfTouches = coder.decodeInteger(
      forKey: "UIPanGestureRecognizer.maximumNumberOfTouches",
      absent: 4_294_967_295
    )
  }

  /// How far the fingers have been dragged, in points of a view; nil for the window's.
  open func translation(in view: UIView?) -> CGPoint {
    difference(from: origin, to: lastLocation, in: view)
  }

  /// Sets how far the fingers have been dragged, from which they go on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inWindow = view.map { $0.convert(translation, to: nil as UIView?) } ?? translation
    let zero = view.map { $0.convert(CGPoint.zero, to: nil as UIView?) } ?? .zero
    origin = CGPoint(x: lastLocation.x - (inWindow.x - zero.x), y: lastLocation.y - (inWindow.y - zero.y))
  }

  /// How fast the fingers are dragged, in points a second of a view; nil for the window's.
  open func velocity(in view: UIView?) -> CGPoint {
    difference(from: .zero, to: speed, in: view)
  }

  /// Notes where the drag begins.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches, state == .possible { return state = .failed }
    // A finger that joins must not look like a jump of the others.
    let moved = translation(in: nil)
    let location = location(in: nil)
    origin =
      state == .possible ? location : CGPoint(x: location.x - moved.x, y: location.y - moved.y)
    lastSample = (location, event.timestamp)
  }

  /// Begins when the fingers have moved far enough, and goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let lastSample, event.timestamp > lastSample.time {
      let time = CGFloat(event.timestamp - lastSample.time)
      let last = lastSample.location
      speed = CGPoint(x: (lastLocation.x - last.x) / time, y: (lastLocation.y - last.y) / time)
    }
    lastSample = (lastLocation, event.timestamp)
    if state != .possible { return state = .changed }
    let way = translation(in: nil)
    guard self.touches.count >= minimumNumberOfTouches, max(abs(way.x), abs(way.y)) >= Self.slack else { return }
    state = .began
  }

  /// Ends with the last finger that is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    let hasRested = lastSample.map { event.timestamp - $0.time >= Self.rest } ?? false
    if hasRested || self.touches.contains(where: \.isAtRest) { speed = .zero }
    state = state == .possible ? .failed : .ended
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the drag.
  open override func reset() {
    speed = .zero
    lastSample = nil
  }

  private func difference(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    let a = view?.convert(start, from: nil as UIView?) ?? start
    let b = view?.convert(end, from: nil as UIView?) ?? end
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }
}

/// Recognizes a drag that starts at an edge of the screen.
@preconcurrency @MainActor
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

  private func isAtEdge(_ location: CGPoint) -> Bool {
    guard let bounds = view?.window?.bounds else { return false }
    return (edges.contains(.left) && location.x < bounds.minX + Self.reach)
      || (edges.contains(.right) && location.x >= bounds.maxX - Self.reach)
      || (edges.contains(.top) && location.y < bounds.minY + Self.reach)
      || (edges.contains(.bottom) && location.y >= bounds.maxY - Self.reach)
  }
}

extension UIKitClasses {
  static let uiPanGestureRecognizer = NibClass(
    UIPanGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UIPanGestureRecognizer",
    properties: [
      NibProperty("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
      NibProperty("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
    ]
  )

  static let uiScreenEdgePanGestureRecognizer = NibClass(
    UIScreenEdgePanGestureRecognizer.self,
    parent: UIPanGestureRecognizer.self,
    name: "UIScreenEdgePanGestureRecognizer",
    properties: [
      NibProperty("edges", \UIScreenEdgePanGestureRecognizer.edges)
    ]
  )
}
