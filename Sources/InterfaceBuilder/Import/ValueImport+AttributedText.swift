import SceneCatalog
import SceneCompiler
import SceneModel

extension ValueImport {
  /// The runs of an `attributedString`.
  func attributedText(_ node: DocumentNode) -> SceneValue {
    .attributedText(node.children.filter { $0.name == "fragment" }.map(run))
  }

  private func run(_ fragment: DocumentNode) -> SceneValue.AttributedRun {
    let content = fragment["content"] ?? fragment.child(key: "content").map(Self.content) ?? ""
    var run = SceneValue.AttributedRun(text: content, attributes: [])
    for node in fragment.child("attributes")?.children ?? [] {
      guard let name = node["key"].flatMap(AttributedTextKeys.attribute) else { continue }
      if name == "paragraphStyle" {
        run.attributes.append(.init(name: name, value: paragraphStyle(node)))
      } else if let value = attribute(name, node) {
        run.attributes.append(.init(name: name, value: value))
      }
    }
    return run
  }

  private func attribute(_ name: String, _ node: DocumentNode) -> SceneValue? {
    switch ValueReader.attributeTypes[name] {
    case .color: color(node).map { .color($0) }
    case .font: font(node).map { .font($0) }
    case .double: (node["value"] ?? node["integer"]).flatMap(Self.number).map { .double($0) }
    case .int: (node["value"] ?? node["integer"]).flatMap(Self.integer).map { .int($0) }
    case .text: .text(node["value"] ?? node["string"] ?? Self.content(of: node))
    default: nil
    }
  }

  /// A paragraph style, without what is the same in every paragraph.
  private func paragraphStyle(_ node: DocumentNode) -> SceneValue {
    var element = ElementReading(node)
    var arguments: [SceneValue.FactoryArgument] = []
    for name in ValueReader.paragraphTypes.keys.sorted() {
      guard let type = ValueReader.paragraphTypes[name], let value = read(type, name, in: &element), value != .invalid
      else { continue }
      arguments.append(.init(name: name, value: value))
    }
    if let stops = element.takeChild("tabStops") {
      arguments.append(.init(name: "tabStops", value: .list(stops.children.compactMap(tabStop))))
    }
    return .factory(name: "paragraphStyle", arguments: arguments)
  }

  private func tabStop(_ node: DocumentNode) -> SceneValue? {
    guard node.name == "textTab", let location = node["location"].flatMap(Self.number) else { return nil }
    var element = ElementReading(node)
    var parts: [SceneValue.FactoryArgument] = []
    if let type = ValueReader.tabStopTypes["alignment"], let alignment = read(type, "alignment", in: &element),
      alignment != .invalid
    {
      parts.append(.init(name: "alignment", value: alignment))
    }
    return .factory(name: "textTab", arguments: parts + [.init(name: "location", value: .double(location))])
  }
}
