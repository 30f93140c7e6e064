import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension LintRule {
  /// Colors that have a name are called by it.
  static let magicColor = LintRule(
    "magic-color",
    .style,
    "A color is written as components although it has a name."
  ) { context, _ in
    guard context.hasSpelledOutColors else { return [] }
    let names = ColorNames(context)
    let styles = StyleColors(context)
    var seen: Set<NodeID> = []
    return context.writtenValues.flatMap { written -> [LintFinding] in
      let colors = written.value.value.spelledOutColors
      guard !colors.isEmpty, let node = context.valueNode(at: written.value.range) else { return [] }
      return context.spelledOutColors(in: node).compactMap { node in
        guard let color = context.color(at: node), colors.contains(color), seen.insert(node).inserted else {
          return nil
        }
        if let name = names.name(of: color) { return context.finding(at: node, name) }
        return styles.style(of: written, color).map { style in
          LintFinding(
            "the style '\(style)' has this color",
            at: context.tree[node].range,
            hint: "name the style in 'styles', or give the color a name in 'colors'"
          )
        }
      }
    }
  }
}

extension SceneValue {
  /// The colors in the value that are given by their components.
  fileprivate var spelledOutColors: Set<SceneColor> {
    Set(parts.compactMap { if case .color(let color) = $0, color.isSpelledOut { color } else { nil } })
  }
}

extension SceneColor {
  /// Whether the color is given by its components.
  fileprivate var isSpelledOut: Bool {
    switch self {
    case .white, .rgb: true
    case .constant, .asset: false
    }
  }
}

/// The colors that styles give to properties.
private struct StyleColors {
  private struct Use: Hashable {
    var property: String
    var color: SceneColor
  }

  private var styles: [Use: String] = [:]

  init(_ context: LintContext) {
    guard !context.documentStyles.isEmpty else { return }
    for index in context.scene.objects.indices {
      for property in context.properties(of: ObjectID(index)) {
        guard let style = property.style, case .color(let color) = property.value.value else { continue }
        styles[Use(property: property.name.value, color: color)] = style.value
      }
    }
  }

  /// The style that gives a property the color which an object says itself; nil where none does.
  func style(of written: LocatedValue, _ color: SceneColor) -> String? {
    guard !written.isOfStyle, written.value.value == .color(color) else { return nil }
    return styles[Use(property: written.name.value, color: color)]
  }
}

extension LintContext {
  /// Whether some color may be given by its components; in many scenes, all are called by a name.
  fileprivate var hasSpelledOutColors: Bool {
    let isSpelledOut = { (value: SceneValue) in
      value.hasPart { if case .color(let color) = $0 { color.isSpelledOut } else { false } }
    }
    return list.values.contains(where: isSpelledOut)
      || list.records.indices.contains { index in
        list.hasRareParts(at: index)
          && !(list.variations(at: index).isEmpty && list.attributes(at: index).isEmpty)
      }
  }

  /// The color that a node spells out; nil where it is none.
  fileprivate func color(at node: NodeID) -> SceneColor? {
    var reader = ValueReader(tree: tree, catalog: catalog)
    return reader.readColor(node, name: "")
  }

  /// The fix is certain where the nib stays as it is.
  fileprivate func finding(at node: NodeID, _ name: ColorNames.Name) -> LintFinding {
    let edit = TextEdit(range: tree[node].range, replacement: name.text)
    return LintFinding(
      "this color has the name '\(name.name)'",
      at: tree[node].range,
      hint: "write '\(name.text)'",
      fixIts: [Diagnostic.FixIt("write '\(name.text)'", edits: [edit], isCertain: !name.isOfDocument)]
    )
  }
}

/// The colors that have names.
private struct ColorNames {
  struct Name {
    var name: String
    /// How a scene writes it.
    var text: String
    var isOfDocument: Bool
  }

  /// Colors of UIColor that are the same in every appearance.
  private static let constants = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear",
  ]

  private let context: LintContext
  private let own: [(name: Name, seen: SeenColor)]
  /// The constants, with what they look like.
  private let constants: [(name: String, seen: SeenColor)]

  init(_ context: LintContext) {
    self.context = context
    own = context.scene.colors.sorted { $0.key < $1.key }.compactMap { name, color in
      let text = "{named: \(ScalarSpelling.text(name, inFlow: true))}"
      let seen = SeenColor(color, catalog: context.catalog)
      return seen.map { (Name(name: name, text: text, isOfDocument: true), $0) }
    }
    constants = Self.constants.compactMap { name in
      SeenColor(.constant(name), catalog: context.catalog).map { (name, $0) }
    }
  }

  /// The name of a color that is spelled out; nil where it has none.
  func name(of color: SceneColor) -> Name? {
    guard let seen = SeenColor(color, catalog: context.catalog) else { return nil }
    if let own = own.first(where: { $0.seen.isSame(as: seen) }) { return own.name }
    // Two colors that look the same may be different in a nib.
    let constant = constants.first { $0.seen.isSame(as: seen) && archived(.constant($0.name)) == archived(color) }
    return constant.map { Name(name: $0.name, text: $0.name, isOfDocument: false) }
  }

  private func archived(_ color: SceneColor) -> String {
    context.archivedTexts.text(of: .color(color), named: "backgroundColor", in: Scene.owner)
  }
}
