import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Rewrites an Interface Builder document of the commonest classes as a scene, for comparing nibs at test time.
///
/// It knows what a few dozen documents need; what it meets and does not know it names in `unknown`.
struct XibRewriter {
  private(set) var unknown: Set<String> = []
  private let document: XMLDocument

  /// The scene of a document, as text.
  mutating func rewrite() -> String {
    guard let objects = document.rootElement()?.elements(forName: "objects").first else { return "scene: 1" }
    var scene: [(String, FlowValue)] = [("scene", .plain("1"))]
    var top: [FlowValue] = []
    for element in objects.elements {
      if element.name == "placeholder" {
        if element["placeholderIdentifier"] == "IBFilesOwner" { scene.append(("owner", .map(owner(element)))) }
      } else {
        top.append(object(element))
      }
    }
    scene.append(("objects", .list(top)))
    return FlowValue.map(scene).written
  }

  private func owner(_ element: XMLElement) -> [(String, FlowValue)] {
    var owner: [(String, FlowValue)] = [("class", .text(Self.className(element) ?? "NSObject"))]
    let outlets = self.outlets(element)
    if !outlets.isEmpty { owner.append(("outlets", .map(outlets))) }
    return owner
  }

  static func identifier(_ id: String?) -> String {
    switch id {
    case "-1", nil: "owner"
    case "-2": "firstResponder"
    case .some(let id): "o" + id.replacingOccurrences(of: "-", with: "_")
    }
  }

  static func className(_ element: XMLElement) -> String? {
    guard let name = element["customClass"] else { return nil }
    return element["customModule"].map { "\($0).\(name)" } ?? name
  }

  private mutating func object(_ element: XMLElement) -> FlowValue {
    let tag = element.name ?? ""
    let uikitClass = "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
    var entries: [(String, FlowValue)] = []
    if let custom = Self.className(element) {
      entries = [("class", .text(custom)), ("superclass", .text(uikitClass))]
    } else {
      entries = [("class", .text(uikitClass))]
    }
    entries.append(("id", .text(Self.identifier(element["id"]))))
    var properties = XibProperties(element: element, tag: tag)
    entries += properties.entries()
    unknown.formUnion(properties.unknown)
    entries += children(of: element, isStack: tag == "stackView")
    return .map(entries)
  }

  private mutating func children(of element: XMLElement, isStack: Bool) -> [(String, FlowValue)] {
    var entries: [(String, FlowValue)] = []
    for child in element.elements {
      switch child.name {
      case "subviews":
        let views = child.elements.map { object($0) }
        entries.append((isStack ? "arrangedSubviews" : "subviews", .list(views)))
      case "constraints":
        let owner = element["id"]
        entries.append(("constraints", .list(child.elements.map { constraint($0, on: owner) })))
      case "connections":
        let outlets = self.outlets(element)
        if !outlets.isEmpty { entries.append(("outlets", .map(outlets))) }
        let actions = self.actions(element)
        if !actions.isEmpty { entries.append(("actions", .map(actions))) }
      case "userDefinedRuntimeAttributes":
        entries.append(("attributes", .map(child.elements.map { ($0["keyPath"] ?? "", XibValues.runtime($0)) })))
      default: break
      }
    }
    return entries
  }

  private func outlets(_ element: XMLElement) -> [(String, FlowValue)] {
    let connections = element.elements(forName: "connections").flatMap { $0.elements(forName: "outlet") }
    return connections.map { ($0["property"] ?? "", .text(Self.identifier($0["destination"]))) }
  }

  private func actions(_ element: XMLElement) -> [(String, FlowValue)] {
    let connections = element.elements(forName: "connections").flatMap { $0.elements(forName: "action") }
    return connections.map { action in
      let parts = (action["selector"] ?? "").split(separator: ":", omittingEmptySubsequences: false)
      let message =
        parts.count == 1
        ? String(parts[0]) : "\(parts[0])(_:" + parts.dropFirst().dropLast().map { "\($0):" }.joined() + ")"
      return (action["eventType"] ?? "", .text("\(Self.identifier(action["destination"])).\(message)"))
    }
  }

  private func constraint(_ element: XMLElement, on owner: String?) -> FlowValue {
    func term(_ item: String?, _ attribute: String?) -> String {
      let place = item ?? owner
      let guide = guides[place ?? ""]
      let name = guide.map { "\(Self.identifier($0)).safeAreaLayoutGuide" } ?? Self.identifier(place)
      return "\(name).\(attribute ?? "")"
    }
    let relation = ["greaterThanOrEqual": ">=", "lessThanOrEqual": "<="][element["relation"] ?? ""] ?? "="
    var words = [term(element["firstItem"], element["firstAttribute"]), relation]
    let constant = Double(element["constant"] ?? "0") ?? 0
    if let second = element["secondItem"] {
      if let multiplier = element["multiplier"] { words += [multiplier, "*"] }
      words.append(term(second, element["secondAttribute"]))
      if element["symbolic"] == "YES" {
        words += ["+", "systemSpacing"]
      } else if constant != 0 {
        words += [constant < 0 ? "-" : "+", "\(abs(constant))"]
      }
    } else {
      words.append("\(constant)")
    }
    if let priority = element["priority"] { words += ["@", priority] }
    return .map([
      ("is", .text(words.joined(separator: " "))), ("id", .text(Self.identifier(element["id"]))),
    ])
  }

  /// The view of each safe-area guide, by the guide's id.
  private var guides: [String: String] = [:]

  /// Reads a document.
  init(_ file: URL) throws {
    document = try XMLDocument(contentsOf: file)
    var stack = document.rootElement().map { [$0] } ?? []
    while let element = stack.popLast() {
      if element.name == "viewLayoutGuide", let id = element["id"], let view = (element.parent as? XMLElement)?["id"] {
        guides[id] = view
      }
      stack += element.elements
    }
  }
}

extension XMLElement {
  subscript(_ name: String) -> String? { attribute(forName: name)?.stringValue }

  /// The child elements.
  var elements: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }
}
