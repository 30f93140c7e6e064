import DioramaUI
import SceneDiagnostics

/// The actions of a live control.
@MainActor
enum ControlActions {
  private struct Key: Hashable {
    var target: String
    var action: String
  }

  /// One line for each action of a target, with its events: `touchUpInside -> owner.signIn:`.
  static func lines(of control: UIControl, in nib: LiveNib) -> [String] {
    var events: [Key: UIControl.Event] = [:]
    for element in control.allTargets {
      let target = element is NSNull ? nil : element.base as? NSObject
      let name = target.map { nib.reference(to: $0, from: control) } ?? "firstResponder"
      for event in singleEvents(control.allControlEvents) {
        for action in control.actions(forTarget: target, forControlEvent: event) ?? [] {
          events[Key(target: name, action: action), default: []].formUnion(event)
        }
      }
    }
    return events.sorted { left, right in
      let (first, second) = (left.key, right.key)
      return (left.value.rawValue, first.target, first.action) < (right.value.rawValue, second.target, second.action)
    }.map { key, events in
      "\(EventNames.names(of: events.rawValue).joined(separator: ", ")) -> \(key.target).\(VisibleText.shown(key.action))"
    }
  }

  private static func singleEvents(_ events: UIControl.Event) -> [UIControl.Event] {
    (0..<UInt.bitWidth).map { UIControl.Event(rawValue: 1 << UInt($0)) }.filter(events.contains)
  }
}
