import SceneDiagnostics
import SceneModel

extension LintRule {
  /// All ids are written in one way.
  static let idNaming = LintRule(
    "id-naming",
    .style,
    "An id is not written in the project's style.",
    isOnByDefault: false,
    options: [
      LintOption(
        "style",
        "how ids are written",
        .text(IDStyle.camelCase.rawValue),
        choices: IDStyle.allCases.map(\.rawValue)
      )
    ]
  ) { context, options in
    let style = IDStyle(rawValue: options.text("style")) ?? .camelCase
    let scene = context.scene
    let ids =
      scene.objects.indices.compactMap { context.identifier(of: ObjectID($0)) }
      + scene.constraintIdentifiers
    return ids.filter { !style.accepts($0.value) }.map { id in
      let better = style.spelled(id.value)
      return LintFinding(
        "'\(id.value)' is not written in \(style.rawValue)",
        at: id.range,
        hint: better.map { "rename it to '\($0)', and its references with it" }
      )
    }
  }
}

/// A way to write names of several words.
private enum IDStyle: String, CaseIterable {
  case camelCase
  case pascalCase = "PascalCase"
  case snakeCase = "snake_case"

  func accepts(_ name: String) -> Bool {
    switch self {
    case .camelCase: name.first?.isLowercase == true && !name.contains("_")
    case .pascalCase: name.first?.isUppercase == true && !name.contains("_")
    case .snakeCase: !name.contains { $0.isUppercase } && name.first != "_"
    }
  }

  /// A name in this way; nil where that is no name.
  func spelled(_ name: String) -> String? {
    let words = Self.words(of: name)
    guard let first = words.first, first.first?.isLetter == true else { return nil }
    let capitalized = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return switch self {
    case .camelCase: first + capitalized.dropFirst().joined()
    case .pascalCase: capitalized.joined()
    case .snakeCase: words.joined(separator: "_")
    }
  }

  /// The words of a name in small letters: `HTMLView_2` has `html`, `view` and `2`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let isStart =
        character.isUppercase && index > 0
        && (!characters[index - 1].isUppercase || index + 1 < characters.count && characters[index + 1].isLowercase)
      if character == "_" || isStart, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character != "_" { word += character.lowercased() }
    }
    return word.isEmpty ? words : words + [word]
  }
}
