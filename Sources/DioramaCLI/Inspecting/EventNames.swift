import DioramaUI

/// The names of control events.
enum EventNames {
  private static let groups: [(name: String, events: UIControl.Event)] = [
    ("allEvents", .allEvents), ("allTouchEvents", .allTouchEvents), ("allEditingEvents", .allEditingEvents),
  ]
  private static let single: [(name: String, events: UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
    ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
    ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
    ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  /// The names of the events in a set, in the order of their bits; bits without a name as one number.
  static func names(of events: UIControl.Event) -> [String] {
    var rest = events
    var names: [String] = []
    for (name, group) in groups + single where !rest.isEmpty && rest.isSuperset(of: group) {
      names.append(name)
      rest.subtract(group)
    }
    if !rest.isEmpty { names.append("0x" + String(rest.rawValue, radix: 16)) }
    return names
  }
}
