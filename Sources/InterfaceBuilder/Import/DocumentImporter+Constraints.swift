import SceneCatalog
import SceneCompiler
import SceneLanguage
import SceneModel
import SceneSyntax

extension DocumentImporter {
  /// Adds the constraints that stand on a view, as equations.
  mutating func addConstraints(_ element: inout ElementReading, to object: inout ImportedObject) {
    guard let list = element.takeChild("constraints") else { return }
    var equations: [WrittenValue] = []
    var ids: [String] = []
    for node in list.children where node.name == "constraint" {
      guard let equation = equation(node, on: element.node["id"]) else { continue }
      ids.append(node["id"] ?? "-")
      let rest = details(of: node)
      equations.append(rest.isEmpty ? .plain(equation) : .map([.init("is", .plain(equation))] + rest))
    }
    if !equations.isEmpty { object.connections.append(.init("constraints", .list(equations, .block))) }
    if !ids.isEmpty { object.interfaceBuilder.append(.init("constraints", .text(ids.joined(separator: " ")))) }
  }

  /// What an equation does not say of a constraint.
  private func details(of node: DocumentNode) -> [WrittenValue.Entry] {
    var entries: [WrittenValue.Entry] = []
    if let id = node["id"], let name = names[id] { entries.append(.init("id", .plain(name))) }
    if let identifier = node["identifier"] { entries.append(.init("identifier", .text(identifier))) }
    let installed = node["id"].flatMap { survey.installed[$0] } ?? []
    if node.isOn("placeholder") || installed.contains(where: { $0.traits == "default" && !$0.isInstalled }) {
      entries.append(.init("isInstalled", .bool(false)))
    }
    var variations: [WrittenValue] = []
    for variation in node.children where variation.name == "variation" {
      guard let when = Self.traits(variation["key"]) else { continue }
      var parts: [WrittenValue.Entry] = [.init("when", when)]
      if let constant = variation["constant"].flatMap(ValueImport.number) {
        parts.append(.init("constant", .number(constant)))
      }
      if parts.count > 1 { variations.append(.map(parts)) }
    }
    for (traits, isInstalled) in installed {
      guard let when = Self.traits(traits) else { continue }
      variations.append(.map([.init("when", when), .init("isInstalled", .bool(isInstalled))]))
    }
    if !variations.isEmpty { entries.append(.init("variations", .list(variations, .block))) }
    return entries
  }

  private mutating func equation(_ node: DocumentNode, on owner: String?) -> String? {
    guard let first = term(node["firstItem"] ?? owner, node["firstAttribute"], on: owner) else {
      report("the constraint relates something that does not exist", at: node)
      return nil
    }
    let relations: [String: SceneConstraint.Relation] = [
      "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
    ]
    var equation = EquationText(
      first: first,
      relation: relations[node["relation"] ?? ""] ?? .equal,
      second: nil,
      constant: node["constant"].flatMap(ValueImport.number) ?? 0,
      usesSystemSpacing: node.isOn("symbolic")
    )
    if node["secondItem"] != nil || node["secondAttribute"] != nil {
      guard let second = term(node["secondItem"] ?? owner, node["secondAttribute"], on: owner) else {
        report("the constraint relates something that does not exist", at: node)
        return nil
      }
      equation.second = second
      equation.multiplier = node["multiplier"].flatMap(Self.multiplier).flatMap { $0 == "1" ? nil : $0 }
    }
    if let priority = node["priority"].flatMap(ValueImport.number) { equation.priority = min(max(priority, 1), 1000) }
    return equation.text
  }

  /// `headline.safeAreaLayoutGuide.leading`; nil where the item has no name.
  private func term(_ item: String?, _ attribute: String?, on owner: String?) -> String? {
    guard let item, let attribute = attribute.flatMap(Self.attribute) else { return nil }
    if let guide = survey.guides[item] {
      return reference(guide.owner, from: owner).map { "\($0).\(guide.name).\(attribute)" }
    }
    return reference(item, from: owner).map { "\($0).\(attribute)" }
  }

  private static func attribute(_ word: String) -> String? {
    if word == "baseline" { return "lastBaseline" }
    return LayoutAttribute(rawValue: word)?.rawValue
  }

  /// A factor or a ratio, spelled as a scene spells it; nil where it is none.
  private static func multiplier(_ text: String) -> String? {
    for separator: Character in [":", "/"] where text.contains(separator) {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        .compactMap { ValueImport.number($0.filter { $0 != " " }.description) }
      guard parts.count == 2, parts[1] != 0 else { return nil }
      return SceneNumber.text(parts[0]) + String(separator) + SceneNumber.text(parts[1])
    }
    return ValueImport.number(text).map { SceneNumber.text($0) }
  }

  /// `heightClass=regular-widthClass=compact` as a scene writes it; nil for what holds always.
  static func traits(_ key: String?) -> WrittenValue? {
    var entries: [WrittenValue.Entry] = []
    for part in (key ?? "").split(separator: "-") {
      let halves = part.split(separator: "=")
      guard halves.count == 2 else { continue }
      switch halves[0] {
      case "widthClass": entries.append(.init("horizontalSizeClass", .plain(String(halves[1]))))
      case "heightClass": entries.append(.init("verticalSizeClass", .plain(String(halves[1]))))
      case "displayGamut": entries.append(.init("displayGamut", .plain(String(halves[1]))))
      default: return nil
      }
    }
    entries.sort { $0.key < $1.key }
    return entries.isEmpty ? nil : .map(entries)
  }
}
