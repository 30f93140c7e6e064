package import SceneCatalog
import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
import SceneLint
import SceneModel

/// What is said of a position of a text, in Markdown.
package struct Hover: Sendable {
  package var markdown: String
  package var range: SourceRange

  /// What is said of the position at an offset; nil where nothing is.
  package init?(_ analysis: Analysis, at offset: Int, surroundings: EditorSurroundings = EditorSurroundings()) {
    let maker = HoverMaker(analysis: analysis, surroundings: surroundings)
    guard let found = maker.hover(at: offset) else { return nil }
    (markdown, range) = found
  }

  /// What is known of a class, or of one of its properties.
  package static func text(of schema: ClassSchema, property: PropertySchema?) -> String {
    guard let property else { return HoverMaker.text(of: schema) }
    return (HoverMaker.declaration(of: property) + HoverMaker.availability(of: property, nil)).joined(separator: "\n\n")
  }
}

/// Finds what is said of a position.
struct HoverMaker {
  let analysis: Analysis
  let surroundings: EditorSurroundings
  var shape: SceneShape { analysis.shape }
  var sketch: SceneSketch { analysis.sketch }

  func hover(at offset: Int) -> (String, SourceRange)? {
    let context = sketch.context(at: offset)
    switch context.side {
    case .comment: return comment(context.token, offset)
    case .key:
      guard let entry = context.entry, sketch.entries[entry].nameRange.contains(offset) else { return nil }
      if let found = analysis.names.name(at: offset), let text = componentWord(found) { return (text, found.range) }
      return key(entry).map { ($0, sketch.entries[entry].nameRange) }
    case .value: return context.entry.flatMap { value($0, offset) }
    case .item, .nothing: return nil
    }
  }

  // MARK: - Keys

  private func key(_ entry: Int) -> String? {
    let name = sketch.entries[entry].name
    let parent = sketch.entries[entry].parent
    switch shape.position(of: parent) {
    case .object, .style, .variation:
      let schema = shape.object(around: entry)?.schema
      if case .property(let property) = shape.positions[entry] { return self.property(property, entry) }
      if let slot = schema?.slots[name] {
        let accepted = slot.accepts.map { "`\($0)`" }.joined(separator: ", ")
        return Self.lines(
          "**\(name)** of `\(schema?.name ?? "")`",
          slot.summary,
          accepted.isEmpty ? "" : "Accepts \(accepted)."
        )
      }
      return KeyWords.text[name].map { Self.lines("**\(name)**", $0) }
    case .outlets:
      let outlet = shape.object(around: entry)?.schema?.outlets[name]
      return Self.lines(
        "**\(name)**: outlet\(outlet.map { " to `\($0.type)`" } ?? "")",
        outlet?.summary ?? "",
        declaration(of: name, .outlet, entry)
      )
    case .actions: return Self.lines("**\(name)**: event of `\(shape.object(around: entry)?.className ?? "")`")
    default: return KeyWords.text[name].map { Self.lines("**\(name)**", $0) }
    }
  }

  private func property(_ property: PropertySchema, _ entry: Int) -> String {
    let parts =
      Self.declaration(of: property) + [inForce(property.name, entry)].compactMap { $0 }
      + Self.availability(of: property, surroundings.target)
    return parts.joined(separator: "\n\n")
  }

  /// The type of a property, what it is for, and its defaults.
  static func declaration(of property: PropertySchema) -> [String] {
    var text = [
      "**\(property.name)**: \(property.type.name)\(property.isOptional ? ", may be null" : "") · `\(property.declaringClass)`"
    ]
    if !property.summary.isEmpty { text.append(property.summary) }
    if let value = Completion.text(of: property.defaultValue) { text.append("Default: `\(value)`") }
    if let value = property.interfaceBuilderDefault.flatMap({ Completion.text(of: $0) }) {
      text.append("Interface Builder's default: `\(value)`")
    }
    return text
  }

  /// Which systems have a property.
  ///
  /// - Parameter target: The oldest system that the application runs on; nil where that is not known.
  static func availability(of property: PropertySchema, _ target: DeploymentTarget?) -> [String] {
    var text: [String] = []
    if let availability = property.availability {
      let isMissing = target?.isBefore(availability) ?? false
      text.append("Since \(availability)\(isMissing ? ", which is after the target \(target?.name ?? "")" : "").")
    }
    if let deprecation = property.deprecation { text.append("Deprecated: \(deprecation).") }
    return text
  }

  /// The value in force, where it comes from a style.
  private func inForce(_ name: String, _ entry: Int) -> String? {
    guard let scene = analysis.scene?.scene else { return nil }
    for property in analysis.facts.properties(at: sketch.entries[entry].nameRange, in: scene)
    where property.name.value == name {
      guard let text = Completion.text(of: property.value.value) else { continue }
      return property.style.map { "In force: `\(text)`, from the style `\($0.value)`" } ?? "In force: `\(text)`"
    }
    return nil
  }

  // MARK: - Values

  private func value(_ entry: Int, _ offset: Int) -> (String, SourceRange)? {
    if let found = analysis.names.name(at: offset), let text = name(found) { return (text, found.range) }
    let range = sketch.entries[entry].value
    switch shape.positions[entry] {
    case .equation, .constraint: return term(entry, offset)
    case .property(let property), .value(let property):
      return typed(property.type, entry).map { ($0, range) }
    case .type(let type): return typed(type, entry).map { ($0, range) }
    case .symbolName: return symbol(entry).map { ($0, range) }
    default: return nil
    }
  }

  /// A symbol of the system: what it looks like, and since when it is there.
  private func symbol(_ entry: Int) -> String? {
    guard let name = sketch.scalar(entry), let availability = SystemSymbols.availability(of: name) else { return nil }
    let isMissing = surroundings.target?.isBefore(availability) ?? false
    let target = isMissing ? ", which is after the target \(surroundings.target?.name ?? "")" : ""
    return Self.lines(
      "**\(name)**: symbol of the system",
      surroundings.symbolPicture(name).map { "![\(name)](\($0))" } ?? "",
      "Since \(availability)\(target)."
    )
  }

  private func typed(_ type: PropertyType, _ entry: Int) -> String? {
    guard let text = sketch.scalar(entry) else { return nil }
    switch type {
    case .color:
      guard let color = analysis.catalog.color(named: text) else { return nil }
      return Self.lines(
        "**\(text)**: color of UIColor",
        Completion.text(of: .color(color.components)).map { "Light: `\($0)`" } ?? "",
        color.deprecation.map { "Deprecated: \($0)." } ?? ""
      )
    case .named(let name):
      guard let type = analysis.catalog.enumeration(named: name), let one = type.named(text) else { return nil }
      return Self.lines(
        "**\(text)**: case of `\(name)`",
        type.summary,
        one.availability.map { "Since \($0)." } ?? "",
        one.deprecation.map { "Deprecated: \($0)." } ?? ""
      )
    case .font:
      return TextStyle.size(of: text).map {
        Self.lines("**\(text)**: text style", "\(SceneNumber.text($0)) points at the default text size")
      }
    default: return nil
    }
  }

  private func name(_ name: NameOccurrence) -> String? {
    switch name.kind {
    case .component: return component(name.name)
    case .parameter(let component): return parameter(name.name, of: component)
    case .slot(let component): return componentSlot(name.name, of: component)
    case .part(let component): return part(name.name, of: component)
    case .className: return aClass(name.name)
    case .object: return object(name)
    case .style: return style(name)
    case .action(let className):
      return Self.lines("**\(name.name)**: message to `\(className)`", declaration(of: name.name, .action, name.entry))
    case .color: return color(name)
    case .scene: return scene(name)
    case .image, .outlet: return nil
    }
  }

  private func aClass(_ name: String) -> String? {
    guard let schema = analysis.catalog.schema(named: name) else {
      return surroundings.classes.contains(name) ? Self.lines("**\(name)**: class of the application") : nil
    }
    return Self.text(of: schema)
  }

  /// What a class inherits from, is for, and has inside.
  static func text(of schema: ClassSchema) -> String {
    let slots = schema.slotNames.filter { schema.slots[$0]?.accepts.isEmpty == false }.map { "`\($0)`" }
    return lines(
      "**\(schema.name)**"
        + (schema.lineage.count > 1
          ? ": " + schema.lineage.dropFirst().map { "`\($0)`" }.joined(separator: " → ") : ""),
      schema.summary,
      slots.isEmpty ? "" : "Slots: " + slots.joined(separator: ", "),
      schema.availability.map { "Since \($0)." } ?? "",
      schema.deprecation.map { "Deprecated: \($0)." } ?? "",
      schema.isCustom ? "Declared in `\(schema.source.path)`." : ""
    )
  }

  private func object(_ name: NameOccurrence) -> String? {
    let found = shape.object(named: name.name, in: name.scope)
    guard found != nil || analysis.names.definition(.object, name.name, in: name.scope) != nil else {
      return ReservedName(rawValue: name.name).flatMap { KeyWords.names[$0] }.map { Self.lines("**\(name.name)**", $0) }
    }
    let uses = analysis.names.same(as: name).filter { !$0.isDefinition }
    return Self.lines(
      "**\(name.name)**: `\(found?.className ?? "NSLayoutConstraint")`"
        + (found?.use.map { ", the component `\($0)`" } ?? ""),
      Frames.text(ofObject: name.name, in: analysis).map { "Frame: `\($0)`" } ?? "",
      referrers(uses).map { "Referred to in \($0)." } ?? "Nothing refers to it."
    )
  }

  private func style(_ name: NameOccurrence) -> String? {
    guard let definition = analysis.names.definition(.style, name.name, in: -1) else { return nil }
    let text = sketch.source.string(in: sketch.range(definition.entry))
    let uses = analysis.names.same(as: name).count - 1
    return Self.lines(
      "**\(name.name)**: style of \(uses) object\(uses == 1 ? "" : "s")",
      "```yaml\n\(text.prefix(600))\n```"
    )
  }

  /// A color that the document gives for a catalog's.
  private func color(_ name: NameOccurrence) -> String? {
    guard let definition = analysis.names.definition(.color, name.name, in: -1) else { return nil }
    let value = sketch.entries[definition.entry].value
    return Self.lines(
      "**\(name.name)**: color of an asset catalog",
      value.isEmpty ? "" : "Drawn as `\(sketch.source.string(in: value))`"
    )
  }

  /// A scene or a reference of a storyboard: its controller, and what leads to it in this text.
  private func scene(_ name: NameOccurrence) -> String? {
    let definition = analysis.names.definition(.scene, name.name, in: -1)
    let className = definition.flatMap { shape.controller(around: $0.entry)?.className }
    let uses = analysis.names.same(as: name).filter { !$0.isDefinition }
    return Self.lines(
      "**\(name.name)**: scene of the storyboard\(className.map { ", a `\($0)`" } ?? "")",
      referrers(uses).map { "Referred to in \($0)." } ?? ""
    )
  }

  /// The lines of the first uses of a name; nil where there is none.
  private func referrers(_ uses: [NameOccurrence]) -> String? {
    let lines = uses.prefix(12).map { "line \(sketch.source.position(at: $0.range.lowerBound).line)" }
    return lines.isEmpty ? nil : Wording.list(lines)
  }

  private func term(_ entry: Int, _ offset: Int) -> (String, SourceRange)? {
    guard let range = sketch.scalarRange(entry) else { return nil }
    guard let word = EquationWords(range, in: sketch.source).words.first(where: { $0.range.contains(offset) }) else {
      return nil
    }
    guard word.role == .term, let part = word.parts.first(where: { $0.range.contains(offset) }) else {
      return KeyWords.equation[word.text].map { (Self.lines("**\(word.text)**", $0), word.range) }
    }
    if let guide = LayoutGuideName(rawValue: part.text) {
      return (Self.lines("**\(part.text)**: layout guide", guide.availability.map { "Since \($0)." } ?? ""), part.range)
    }
    guard let attribute = LayoutAttribute(rawValue: part.text) else { return nil }
    let axis = attribute.fits(.leading) ? "horizontal" : attribute.fits(.width) ? "length" : "vertical"
    return (Self.lines("**\(part.text)**: layout attribute, \(axis)"), part.range)
  }

  // MARK: - Comments

  private func comment(_ comment: SourceRange, _ offset: Int) -> (String, SourceRange)? {
    guard let suppression = Suppression(comment, in: sketch.source),
      let id = suppression.ids.first(where: { $0.range.contains(offset) }), let page = surroundings.page(id.value)
    else { return nil }
    return (page, id.range)
  }

  private func declaration(of name: String, _ kind: ApplicationMember.Kind, _ entry: Int) -> String {
    let lineage = Set(shape.object(around: entry).map { analysis.catalog.application.lineage($0.className) } ?? [])
    let member = surroundings.members.first {
      $0.kind == kind && ($0.name == name || $0.spelling == name) && (lineage.contains($0.className) || kind == .action)
    }
    return member.map { "Declared in `\($0.path)`." } ?? ""
  }

  static func lines(_ texts: String...) -> String { texts.filter { !$0.isEmpty }.joined(separator: "\n\n") }
}
