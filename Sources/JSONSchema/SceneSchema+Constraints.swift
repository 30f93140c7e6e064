import JSONText
import SceneCatalog
import SceneCompiler
import SceneLanguage
import SceneModel

extension SceneSchema {
  /// The layout guides that an equation may name, of views and of controllers.
  package static let guides = SceneKeys.viewGuides + SceneKeys.scrollViewGuides + SceneKeys.controllerGuides

  /// The pattern of `TERM (= | >= | <=) [NUMBER *] TERM [(+|-) NUMBER] [@ PRIORITY]`, or a number on the right.
  private static var equationPattern: String {
    let attributes = LayoutAttribute.allCases.map(\.rawValue).joined(separator: "|")
    let term = "\\w+(\\.(\(guides.joined(separator: "|"))))?\\.(\(attributes))"
    let number = "-?\\d+(\\.\\d+)?([eE][-+]?\\d+)?"
    let multiplier = "\(number)([:/]\(number))?"
    let right = "(\(multiplier) +\\* +)?\(term)( +[-+] +(\(number)|\(EquationWord.systemSpacing)))?"
    let relations = EquationWord.relations.map(\.symbol).joined(separator: "|")
    return "^\(term) +(\(relations)) +(\(right)|\(number))( +\(EquationWord.priorityMark) +\(number))?$"
  }

  /// Auto Layout equations.
  mutating func constraints() -> JSONValue {
    let identifier = identifier()
    let isInstalled = isInstalled()
    let variations = variationsOfConstraints()
    let interfaceBuilder = interfaceBuilder()
    return reference("key.constraints") { _ in
      let equation: JSONValue = ["type": "string", "pattern": .string(Self.equationPattern)]
      let parts = SceneKeys.Constraint.allCases.map { key -> (String, JSONValue) in
        switch key {
        case .is: (key.rawValue, equation.described("The equation."))
        case .id: (key.rawValue, identifier)
        case .identifier:
          (key.rawValue, Self.scalarText.described("The constraint's name in messages of Auto Layout."))
        case .isInstalled: (key.rawValue, isInstalled)
        case .isPlaceholder: (key.rawValue, Self.isPlaceholder)
        case .variations: (key.rawValue, variations)
        case .interfaceBuilder: (key.rawValue, interfaceBuilder)
        }
      }
      let map = Self.map(parts, required: [SceneKeys.Constraint.is.rawValue])
      return [
        "description": "Auto Layout equations: headline.leading = self.leading + 24 @ 750.", "type": "array",
        "items": Self.any([equation, map]),
      ]
    }
  }

  private static let isPlaceholder: JSONValue = [
    "description": "Whether the constraint only helps to design the scene and is in no nib.", "type": "boolean",
    "default": false,
  ]

  /// Whether a view or constraint takes part in the layout.
  mutating func isInstalled() -> JSONValue {
    reference("key.isInstalled") { _ in
      ["description": "Whether the object takes part in the layout.", "type": "boolean", "default": true]
    }
  }
}
