import DioramaDriver
import JSONText

extension AgentTool {
  static let open = AgentTool(
    name: "open",
    title: "Open a live screen",
    summary: """
      Makes a live screen of a scene, a xib or a storyboard, which begins at its initial controller or at 'scene'. Returns \
      'session', and the picture. 'tap', 'type' and 'scroll' do what a user does; segues, tabs, sheets and unwinding work. \
      Code of the application does not run: what it would be told is told in the results.
      """,
    optional: file + [AgentArgument.scene.declaration] + viewing,
    isLive: true
  ) { call throws(AgentProblem) in
    let (file, choice, scene) = (try call.file(), try call.choice(), try call.value(.scene))
    return try call.context.sessions.open(file, choice, scene: scene, in: call.context)
  }

  static let tap = AgentTool(
    name: "tap",
    title: "Tap a view",
    summary: """
      Taps the view with an id, else the one with an accessibility label, else the point x, y of the screen. What a user could \
      not tap is an error with the reason.
      """,
    optional: target + [AgentArgument.session.declaration],
    isLive: true
  ) { call throws(AgentProblem) in
    let session = try call.context.sessions.session(call.value(.session))
    guard let target = try call.target() else { throw AgentProblem("'tap' needs 'id', 'label', or 'x' and 'y'") }
    return try session.tap(target)
  }

  static let type = AgentTool(
    name: "type",
    title: "Type a text",
    summary: """
      Types into the text field or text view with an id, a label or at a point, which is tapped first; without any of these, \
      into the one that is being edited.
      """,
    required: [AgentArgument.typed.declaration],
    optional: target + [AgentArgument.session.declaration],
    isLive: true
  ) { call throws(AgentProblem) in
    try call.context.sessions.session(call.value(.session)).type(call.needed(.typed), into: call.target())
  }

  static let scroll = AgentTool(
    name: "scroll",
    title: "Scroll",
    summary: """
      Drags so that the content scrolls by dx and dy points: in the scroll view with an id, a label or at a point, else in the \
      middle of the screen.
      """,
    optional: [AgentArgument.dx.declaration, AgentArgument.dy.declaration] + target
      + [AgentArgument.session.declaration],
    isLive: true
  ) { call throws(AgentProblem) in
    let session = try call.context.sessions.session(call.value(.session))
    let (dx, dy) = (try call.value(.dx) ?? 0, try call.value(.dy) ?? 0)
    guard dx != 0 || dy != 0 else { throw AgentProblem("'scroll' needs 'dx' or 'dy'") }
    return try session.scroll(by: dx, dy, at: call.target())
  }

  static let screen = AgentTool(
    name: "screen",
    title: "Look at a live screen",
    summary: "The picture of a live session as it is now, with what can be tapped and where.",
    optional: [AgentArgument.session.declaration],
    isLive: true
  ) { call throws(AgentProblem) in
    try call.context.sessions.session(call.value(.session)).screen()
  }

  /// What a step is about.
  private static let target = [
    AgentArgument.object.declaration, AgentArgument.label.declaration, AgentArgument.x.declaration,
    AgentArgument.y.declaration,
  ]
}

extension AgentCall {
  /// The view or the point that the arguments name; nil for none.
  fileprivate func target() throws(AgentProblem) -> LiveTarget? {
    let (x, y) = (try value(.x), try value(.y))
    if let id = try value(.object) { return .id(id) }
    if let label = try value(.label) { return .label(label) }
    guard x != nil || y != nil else { return nil }
    guard let x, let y else { throw AgentProblem("a point has 'x' and 'y'") }
    return .point(x: x, y: y)
  }
}
