import Foundation

extension UIView {
  private struct Step {
    let view: UIView
    let point: CGPoint
    let children: [UIView]
    var next: Int

    @MainActor
    init(_ view: UIView, _ point: CGPoint) {
      self.view = view
      self.point = point
      children = view.children
      next = children.count
    }
  }

  /// Looks for the view at a point, from front to back.
  ///
  /// Views that search as this one does take a step of the walk and no stack frame; any other is asked itself.
  func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouch(at: point, with: event) else { return nil }
    var steps = [Step(self, point)]
    while let step = steps.last {
      guard step.next > 0 else { return step.view }
      steps[steps.count - 1].next -= 1
      let child = step.children[step.next - 1]
      let inner = child.layer.ownPoint(at: step.point)
      if child.searchesPlainly {
        if child.takesTouch(at: inner, with: event) { steps.append(Step(child, inner)) }
      } else if let hit = UIRuntime.shared.nested({ child.hitTest(inner, with: event) }) {
        return hit
      }
    }
    return nil
  }

  private func takesTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01 && !isMovingWithoutTouches
      && self.point(inside: point, with: event)
  }

  private var searchesPlainly: Bool {
    let runtime = UIRuntime.shared
    return (runtime.isOwn(type(of: self)) && !Self.searchesInItsOwnWay) || runtime.isNestedTooDeep
  }

  /// Whether an animation is under way that keeps touches off.
  private var isMovingWithoutTouches: Bool {
    guard !layer.animations.isEmpty else { return false }
    let now = UIRuntime.shared.mainLoop.clock.now
    return layer.animations.values.contains { $0.contains { $0.unit.blocksInteraction(at: now) } }
  }
}

extension UIView {
  /// The recognizers of the view; nil if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { recognizer.view = nil }
      recognizers = []
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Gives the view a recognizer, which another view gives up.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    recognizers.append(gestureRecognizer)
  }

  /// Takes a recognizer away; one that the view does not have is ignored.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
    recognizers.remove(at: index)
    gestureRecognizer.view = nil
  }
}
