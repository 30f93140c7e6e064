import SceneCompiler
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Colors that have a name are called by it.
  static let magicColor = LintRule(
    "magic-color",
    .style,
    "No color is spelled out that has a name: UIColor's, or one of the document's."
  ) { context, _ in
    let names = ColorNames(context)
    return context.writtenValues.compactMap { written -> LintFinding? in
      for case .color(let color) in written.value.value.parts {
        guard let name = names.name(of: color) else { continue }
        return LintFinding(
          "this color has the name '\(name.name)'",
          at: written.value.range,
          hint: "write '\(name.text)'",
          fixIts: context.fix(of: written, color, name)
        )
      }
      return nil
    }
  }
}

extension LintContext {
  /// Writes the name where the value is the color alone; certain where the nib stays as it is.
  fileprivate func fix(of written: WrittenValue, _ color: SceneColor, _ name: ColorNames.Name) -> [Diagnostic.FixIt] {
    guard written.value.value == .color(color), written.name.value.allSatisfy({ $0 != "." }),
      scene[written.object].property(written.name.value) != nil
    else { return [] }
    let isSame =
      values.archivedText(of: .color(color), named: written.name.value, in: written.object)
      == values.archivedText(of: .color(name.color), named: written.name.value, in: written.object)
    let edit = TextEdit(range: written.value.range, replacement: name.text)
    return [Diagnostic.FixIt("write '\(name.text)'", edits: [edit], isCertain: isSame)]
  }
}

/// The colors that have names.
private struct ColorNames {
  struct Name {
    var name: String
    /// How a scene writes it.
    var text: String
    var color: SceneColor
    var seen: SeenColor
  }

  /// Colors of UIColor that are the same in every appearance.
  private static let constants = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear",
  ]

  private let context: LintContext
  private let names: [Name]

  init(_ context: LintContext) {
    self.context = context
    let own = context.scene.colors.sorted { $0.key < $1.key }.map { name, color in
      (name, "{named: \(name)}", SceneColor.asset(name, fallback: color))
    }
    let constants = Self.constants.map { ($0, $0, SceneColor.constant($0)) }
    names = (own + constants).compactMap { name, text, color in
      SeenColor(color, catalog: context.catalog).map { Name(name: name, text: text, color: color, seen: $0) }
    }
  }

  /// The name of a color that is spelled out; nil where it has none.
  func name(of color: SceneColor) -> Name? {
    switch color {
    case .constant, .asset: return nil
    case .white, .rgb: break
    }
    guard let seen = SeenColor(color, catalog: context.catalog) else { return nil }
    return names.first { $0.seen.isSame(as: seen) }
  }
}
