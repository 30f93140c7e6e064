package import SceneModel

extension SceneSegue.Trigger {
  /// The triggers that cells have and that are no events.
  package static let ofCells: [SceneSegue.Trigger] = [.selection, .accessoryAction]

  /// The trigger of cells that a word names; nil for other words, such as the names of events.
  package init?(ofCells word: String) {
    guard let trigger = Self.ofCells.first(where: { $0.name == word }) else { return nil }
    self = trigger
  }

  /// The word by which scenes name the trigger.
  package var name: String {
    switch self {
    case .selection: "selection"
    case .accessoryAction: "accessoryAction"
    case .event(let name, _): name
    }
  }
}
