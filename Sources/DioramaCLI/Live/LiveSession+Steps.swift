import Backports
import DioramaUI
import Foundation
import JSONText
import NibLoader
import SceneLanguage

extension LiveSession {
  /// Taps a view or a point.
  func tap(_ target: LiveTarget) throws(AgentProblem) -> AgentResult {
    try step { () throws(AgentProblem) in
      guard case .point(let x, let y) = target else {
        guard let view = try view(target) else { return "" }
        try reach(view, to: "tap")
        user.tap(view)
        return "Tapped \(UserDriver.name(of: view))."
      }
      let point = try self.point(x, y)
      let hit = user.hitView(at: point)
      user.tap(at: point)
      return "Tapped at \(x.formatted), \(y.formatted)" + (hit.map { ": \(UserDriver.name(of: $0))." } ?? ".")
    }
  }

  /// Types a text into a view, or into the one that is being edited.
  func type(_ text: String, into target: LiveTarget?) throws(AgentProblem) -> AgentResult {
    let text = text.replacing("\r\n", with: "\n")
    return try step { () throws(AgentProblem) in
      if case .point(let x, let y)? = target { user.tap(at: try point(x, y)) }
      let view = try target.flatMap { target throws(AgentProblem) in try self.view(target) }
      guard let field = field(in: view) else {
        if let view { throw AgentProblem("cannot type into \(UserDriver.name(of: view)): it takes no text") }
        throw AgentProblem("nothing is being edited; name a text field by 'id', 'label', or 'x' and 'y'")
      }
      if !field.isFirstResponder { try reach(field, to: "type into") }
      user.type(text, into: field)
      let shown = (field as? UITextField)?.text ?? (field as? UITextView)?.text ?? ""
      let value = (field as? UITextField)?.isSecureTextEntry == true ? "" : " It shows '\(Self.shown(shown))'."
      return "Typed into \(UserDriver.name(of: field)).\(value)"
    }
  }

  /// Scrolls by a number of points.
  func scroll(by dx: Double, _ dy: Double, at target: LiveTarget?) throws(AgentProblem) -> AgentResult {
    try step { () throws(AgentProblem) in
      let view = try scrollView(at: target)
      let before = view.contentOffset
      drag(view, by: CGSize(width: dx, height: dy))
      rest()
      let (x, y) = (Double(view.contentOffset.x - before.x), Double(view.contentOffset.y - before.y))
      let isShort = abs(x - dx) > 1 || abs(y - dy) > 1
      return "Scrolled \(UserDriver.name(of: view)) by \(x.formatted), \(y.formatted)"
        + (isShort ? ", to its end." : ".")
    }
  }

  // MARK: - Steps

  /// Does a step of the user, and tells what came of it.
  private func step(_ body: () throws(AgentProblem) -> String) throws(AgentProblem) -> AgentResult {
    _ = takeTold()
    let owners = standIns.map { (name: $0.name, object: $0.object, count: $0.object.performedActions.count) }
    return try entering { () throws(AgentProblem) in
      let before = trail
      let words = try body()
      rest()
      let calls = owners.flatMap { owner in
        owner.object.performedActions.dropFirst(owner.count).map { Self.words(ofAction: $0, of: owner.name) }
      }
      let told = takeTold() + Self.counted(calls)
      let after = trail
      var lines = [words] + told.map { "- \($0)" }
      if after != before { lines.append("Now in front: \(after.joined(separator: " > "))") }
      return AgentResult(
        lines.joined(separator: "\n") + "\n",
        [
          "session": .string(name), "did": .string(words), "told": .strings(told), "trail": .strings(after),
          "changed": .bool(after != before),
        ]
      )
    }
  }

  /// The objects in place of those of the application, with their names.
  private var standIns: [(name: String, object: NibStandIn)] {
    [(scene.ownerName, scene.nib.owner)] + scene.nib.placeholders.map { ($0.identifier, $0.standIn) }
  }

  /// Fails where a finger does not reach a view.
  private func reach(_ view: UIView, to action: String) throws(AgentProblem) {
    if let obstacle = user.obstacle(to: view) {
      throw AgentProblem("cannot \(action) \(UserDriver.name(of: view)): \(obstacle.reason)")
    }
  }

  private func point(_ x: Double, _ y: Double) throws(AgentProblem) -> CGPoint {
    let point = CGPoint(x: x, y: y)
    guard window.bounds.contains(point) else {
      let size = window.bounds.size
      throw AgentProblem(
        "the screen has \(Double(size.width).formatted) x \(Double(size.height).formatted) points, and no point "
          + "\(x.formatted), \(y.formatted)"
      )
    }
    return point
  }

  /// What takes text in a view, around it, or on the screen.
  private func field(in view: UIView?) -> (any UIView & UIKeyInput)? {
    guard let view else {
      return allViews.lazy.compactMap { $0 as? any UIView & UIKeyInput }.first { $0.isFirstResponder }
    }
    if let field = view as? any UIView & UIKeyInput { return field }
    let inside = allViews.lazy.compactMap { $0 as? any UIView & UIKeyInput }.first { $0.isDescendant(of: view) }
    return inside ?? sequence(first: view, next: \.superview).lazy.compactMap { $0 as? any UIView & UIKeyInput }.first
  }

  // MARK: - Scrolling

  private func scrollView(at target: LiveTarget?) throws(AgentProblem) -> UIScrollView {
    var start = try target.flatMap { target throws(AgentProblem) in try view(target) }
    if start == nil {
      var middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      if case .point(let x, let y)? = target { middle = try point(x, y) }
      start = user.hitView(at: middle)
    }
    let around = start.map { sequence(first: $0, next: \.superview).lazy.compactMap { $0 as? UIScrollView } }
    if let view = around?.first(where: { $0.isScrollEnabled }) { return view }
    let inside = allViews.compactMap { $0 as? UIScrollView }.filter { $0.isScrollEnabled && user.canTap($0) }
    let named = target == nil ? inside : inside.filter { view in start.map { view.isDescendant(of: $0) } ?? false }
    // The largest one is what a user means.
    let largest = named.max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
    guard let largest else { throw AgentProblem("there is nothing here that scrolls") }
    return largest
  }

  /// Drags a finger over a scroll view as often as it takes, and stops where nothing moves any more.
  private func drag(_ view: UIScrollView, by distance: CGSize) {
    let start = view.contentOffset
    let goal = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    func left() -> CGSize {
      CGSize(width: goal.x - view.contentOffset.x, height: goal.y - view.contentOffset.y)
    }
    for _ in 0..<Self.mostDrags {
      guard max(abs(left().width), abs(left().height)) >= 0.5 else { return }
      let before = view.contentOffset
      let frame = view.convert(view.bounds, to: window as UIView).intersection(window.bounds).insetBy(dx: 8, dy: 8)
      guard !frame.isNull, frame.width > 20, frame.height > 20 else { return }
      var finger = CGPoint(
        x: left().width > 0 ? frame.maxX : left().width < 0 ? frame.minX : frame.midX,
        y: left().height > 0 ? frame.maxY : left().height < 0 ? frame.minY : frame.midY
      )
      let touch = user.touchDown(at: finger)
      var still = 0
      while still < 4, max(abs(left().width), abs(left().height)) >= 0.5 {
        let offset = view.contentOffset
        // The first points only begin the drag.
        finger.x -= Self.piece(left().width)
        finger.y -= Self.piece(left().height)
        guard frame.contains(finger) || frame.insetBy(dx: -1, dy: -1).contains(finger) else { break }
        user.move(touch, to: finger)
        still = view.contentOffset == offset ? still + 1 : 0
      }
      user.wait(0.2)
      user.liftAtRest(touch)
      user.wait(0.6)
      // Behind its end, content follows a finger and comes back.
      if abs(view.contentOffset.x - before.x) < 1, abs(view.contentOffset.y - before.y) < 1 { return }
    }
  }

  /// More drags than this are no step of a user.
  private static let mostDrags = 60

  private static func piece(_ left: CGFloat) -> CGFloat { max(-24, min(24, left)) }
}

extension Double {
  /// A number of points as a person writes it.
  fileprivate var formatted: String { JSONValue.number((self * 10).rounded() / 10).line }
}
