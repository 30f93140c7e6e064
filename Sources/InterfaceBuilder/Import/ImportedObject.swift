import SceneLanguage
import SceneModel
import SceneSyntax

/// An object of a document as a scene will say it, in parts.
struct ImportedObject {
  /// What stands in a slot.
  struct Slot {
    var name: String
    var children: [Int]
    var isSingle: Bool
  }

  /// The class that the catalog knows it as: styles are shared among objects of one class.
  var schemaName: String
  /// `class`, `superclass` and `id`.
  var head: [WrittenValue.Entry] = []
  var properties: [WrittenValue.Entry] = []
  /// The styles that took the place of properties.
  var styles: [String] = []
  var interfaceBuilder: [WrittenValue.Entry] = []
  var slots: [Slot] = []
  /// `constraints`, `outlets`, `actions` and the rest, which stand behind the slots.
  var connections: [WrittenValue.Entry] = []
}
