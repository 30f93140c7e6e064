import DioramaPicture
import DioramaUI
import Foundation
import JSONText
import SceneDiagnostics

extension LiveSession {
  /// The picture of the screen, with what is on it.
  func screen(saying words: String = "") throws(AgentProblem) -> AgentResult {
    try entering { () throws(AgentProblem) in
      UIRuntime.shared.mainLoop.commit()
      let walker = PictureWalker(backdrop: .systemBackground)
      var steps = walker.steps(of: window)
      let keyboard = allViews.contains { $0.isFirstResponder } ? UIRuntime.shared.keyboardFrame : nil
      if let keyboard {
        steps.append(.fill(CGPath(rect: keyboard), PictureColor(.systemGray4)))
      }
      if let front = UIRuntime.shared.inputWindow { steps += PictureWalker().steps(of: front) }
      let picture = Picture([Picture.Part(bounds: window.bounds, steps: steps)], gap: 0)
      let (trail, elements) = (trail, elements)
      var members: [(String, JSONValue)] = [
        ("session", .string(name)), ("path", .string(path)), ("trail", .strings(trail)),
        ("elements", .array(elements.map(\.json))),
      ]
      if let keyboard { members.append(("keyboard", Self.json(keyboard))) }
      let notes = takeTold() + UIRuntime.shared.fonts.takeNotes()
      if !notes.isEmpty { members.append(("notes", .strings(notes))) }
      let lines =
        ["In front: \(trail.joined(separator: " > "))"] + notes.map { "- \($0)" } + elements.map(\.text)
      return AgentResult(picture, notes: "", members, text: words + lines.joined(separator: "\n") + "\n")
    }
  }

  /// The views of the screen as they are now.
  var hierarchy: AgentResult {
    get throws(AgentProblem) {
      try entering { () throws(AgentProblem) in
        UIRuntime.shared.mainLoop.commit()
        scene.nib.topLevelObjects = [window]
        let section = HierarchyDocument.Section(nib: scene.nib, objects: scene.objects, scene: nil)
        return AgentHierarchy([section]).result([("session", .string(name)), ("trail", .strings(trail))], notes: "")
      }
    }
  }

  /// Something on the screen that a user can do something with, or read.
  @MainActor
  private struct Element {
    var className: String
    var id: String?
    var label: String?
    var value: String?
    var frame: CGRect
    /// Why a finger does not reach it; nil where it does, and for what is only read.
    var obstacle: String?

    var json: JSONValue {
      var members: [(String, JSONValue)] = [("class", .string(className))]
      if let id { members.append(("id", .string(id))) }
      if let label { members.append(("label", .string(label))) }
      if let value { members.append(("value", .string(value))) }
      members.append(("frame", LiveSession.json(frame)))
      if let obstacle { members.append(("obstacle", .string(obstacle))) }
      return .object(members)
    }

    var text: String {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
        JSONValue.number(Double($0).rounded()).line
      }
      let parts = [
        className, id.map { "#\(LiveSession.shown($0))" }, label.map { ObjectText.quoted($0) },
        value.map { "= \(ObjectText.quoted($0))" }, "[\(numbers.joined(separator: ", "))]", obstacle.map { "(\($0))" },
      ]
      return parts.compactMap { $0 }.joined(separator: " ")
    }
  }

  /// More elements than this are no help.
  private static let mostElements = 300

  private var elements: [Element] {
    var found: [Element] = []
    for view in allViews where found.count < Self.mostElements {
      let isField = view is any UIKeyInput
      guard view.isAccessibilityElement || view is UIControl || isField || scene.objects?.identifier(of: view) != nil,
        !(view is UIWindow)
      else { continue }
      // The parts of a control are no elements of their own.
      if let around = view.superview.flatMap(Self.control), around !== view, !isField { continue }
      let obstacle = user.obstacle(to: view)
      if obstacle == .hidden || obstacle == .empty || obstacle == .missing { continue }
      let frame = view.convert(view.bounds, to: window as UIView)
      if !frame.intersects(window.bounds) { continue }
      let isTouched = view is UIControl || isField
      found.append(
        Element(
          className: scene.objects?.className(of: view) ?? scene.nib.className(of: view),
          id: identifier(of: view),
          label: label(of: view),
          value: Self.value(of: view),
          frame: frame,
          obstacle: isTouched ? obstacle?.reason : nil
        )
      )
    }
    return found
  }

  private static func control(around view: UIView) -> UIControl? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIControl }.first
  }

  private static func value(of view: UIView) -> String? {
    if let field = view as? UITextField { return field.isSecureTextEntry ? nil : field.text }
    if let text = view as? UITextView { return text.text }
    if let control = view as? UISwitch { return control.isOn ? "on" : "off" }
    return view.accessibilityValue
  }

  fileprivate static func json(_ frame: CGRect) -> JSONValue {
    func number(_ value: CGFloat) -> JSONValue { .number((Double(value) * 100).rounded() / 100) }
    return [
      "x": number(frame.minX), "y": number(frame.minY), "width": number(frame.width), "height": number(frame.height),
    ]
  }
}
