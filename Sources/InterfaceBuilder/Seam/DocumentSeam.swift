package import SceneCatalog
import SceneCompiler
package import SceneDiagnostics

/// What a xib or storyboard has to do with code: the connections of its objects of an application's classes, checked against these.
package struct DocumentSeam: Sendable {
  /// What is wrong, in the order of the text.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The custom classes that the document names, with their modules.
  package private(set) var classes: Set<String> = []
  /// The outlets that it connects, each as `Class.outlet`.
  package private(set) var outlets: Set<String> = []
  /// The messages that it sends, each as `Class.selector`; `*.selector` for one to the first responder, or to the code of a segue.
  package private(set) var actions: Set<String> = []
  /// The runtime attributes that it sets, each as `Class.property`.
  package private(set) var attributes: Set<String> = []

  private let source: SourceText
  private let catalog: SceneCatalog
  private let elements: ElementClasses
  private var byID: [String: DocumentNode] = [:]

  /// Reads a document; one that cannot be read has a diagnostic and nothing else.
  package init(of source: SourceText, catalog: SceneCatalog, limits: DocumentLimits = DocumentLimits()) {
    (self.source, self.catalog) = (source, catalog)
    elements = ElementClasses(catalog)
    let read = readDocument(source, limits: limits)
    diagnostics = read.diagnostics
    guard let tree = read.value else { return }
    let nodes = tree.nodes
    for node in nodes { if let id = node["id"], byID[id] == nil { byID[id] = node } }
    for node in nodes where node.name != "connections" { look(at: node) }
    diagnostics = diagnostics.sortedByLocation()
  }

  /// The name of an element's class as scenes write it; nil for an element without a class of its own.
  private func customClass(of node: DocumentNode) -> String? {
    guard node["userLabel"] == nil || node["id"] != nil else { return nil }
    return node.customClass(in: catalog.module).map { TargetModule.resolved($0, catalog.module) }
  }

  private mutating func look(at node: DocumentNode) {
    let connections = node.child("connections")?.children ?? []
    for connection in connections {
      for key in ["unwindAction", "destinationCreationSelector"] {
        if let selector = connection[key] { actions.insert("*.\(selector)") }
      }
      if connection.name == "action" { look(atAction: connection) }
    }
    guard let name = customClass(of: node) else { return }
    classes.insert(name)
    for attribute in node.child("userDefinedRuntimeAttributes")?.children ?? [] {
      if let path = attribute["keyPath"] { attributes.insert("\(name).\(path)") }
    }
    let schema = catalog.schema(named: name).flatMap { $0.isCustom ? $0 : nil }
    if schema == nil { judge(name, at: node) }
    if let schema, schema.isGeneric {
      add(.genericClass, "\(name) has generic parameters, so that no nib can have objects of it", "customClass", node)
    }
    var connected: Set<String> = []
    for outlet in connections where outlet.name == "outlet" || outlet.name == "outletCollection" {
      guard let property = outlet["property"] else { continue }
      connected.insert(property)
      outlets.insert("\(name).\(property)")
      if let schema { look(atOutlet: property, outlet, of: name, schema) }
    }
    let missing = (schema?.outletNames ?? []).filter {
      schema?.outlets[$0]?.isRequired == true && !connected.contains($0)
    }
    for property in missing {
      add(.unconnectedOutlet, "'\(property)' of \(name) is not connected", "customClass", node)
    }
  }

  /// A class that no schema declares: what the sources say of it.
  private mutating func judge(_ name: String, at node: DocumentNode) {
    switch catalog.application.standing(name) {
    case .missing?: add(.unknownSwiftClass, "no source declares the class '\(name)'", "customClass", node)
    case .ambiguous(let names)?:
      let hint = "set its module: \(names.sorted().joined(separator: " or "))"
      add(.ambiguousClass, "several modules declare a class '\(name)'", "customClass", node, hint: hint)
    case .declared?, nil: break
    }
  }

  private mutating func look(atOutlet property: String, _ outlet: DocumentNode, of name: String, _ schema: ClassSchema)
  {
    guard let declared = schema.outlets[property] else {
      guard !catalog.application.added(schema.lineage).contains(property) else { return }
      let hint = schema.whereDeclared(
        behind: Spelling.suggestion(for: property, in: schema.outletNames),
        member: Spelling.nearest(to: property, in: schema.outletNames),
        in: catalog
      )
      return add(.unknownOutlet, "\(name) has no outlet '\(property)'", "property", outlet, hint: hint)
    }
    if outlet.name == "outletCollection", !declared.isCollection {
      return add(.outletType, "'\(property)' is one object, not a list", "property", outlet)
    }
    if outlet.name == "outlet", declared.isCollection {
      return add(.outletType, "'\(property)' is a list", "property", outlet)
    }
    guard catalog.schema(named: declared.type) != nil, let target = outlet["destination"].flatMap({ byID[$0] }) else {
      return
    }
    let found: String
    if target.name == "constraint" {
      guard !["NSObject", "NSLayoutConstraint"].contains(declared.type) else { return }
      found = "a constraint"
    } else {
      let destination = customClass(of: target) ?? elements.name(of: target.name)?.name
      guard let destination, let kind = catalog.schema(named: destination), !kind.isKind(of: declared.type) else {
        return
      }
      found = Wording.withArticle(destination)
    }
    let message = "'\(property)' is \(Wording.withArticle(declared.type)), and is connected to \(found)"
    add(.outletType, message, "destination", outlet, hint: schema.whereDeclared)
  }

  private mutating func look(atAction action: DocumentNode) {
    guard let selector = action["selector"] else { return }
    guard let target = action["destination"].flatMap({ byID[$0] }),
      target["placeholderIdentifier"] != "IBFirstResponder",
      let name = customClass(of: target)
    else {
      actions.insert("*.\(selector)")
      return
    }
    actions.insert("\(name).\(selector)")
    // UIKit's own messages are in no schema.
    guard let schema = catalog.schema(named: name), schema.isCustom, schema.listsActions,
      !schema.actions.contains(selector),
      !catalog.application.added(schema.lineage).contains(selector),
      !UIKitMessages.isKnown(selector)
    else { return }
    let hint = schema.whereDeclared(
      behind: Spelling.suggestion(for: selector, in: schema.actions),
      member: Spelling.nearest(to: selector, in: schema.actions),
      in: catalog
    )
    add(.unknownAction, "\(name) has no action '\(selector)'", "selector", action, hint: hint)
  }

  private mutating func add(
    _ kind: DiagnosticKind,
    _ message: String,
    _ attribute: String,
    _ node: DocumentNode,
    hint: String? = nil
  ) {
    diagnostics.append(Diagnostic(kind, message, at: range(of: attribute, of: node), hint: hint))
  }

  /// The value of an attribute in the line in which its element's tag ends; the line where it is in none.
  private func range(of attribute: String, of node: DocumentNode) -> SourceRange {
    let line = source.rangeOfText(line: node.line)
    guard let value = node[attribute] else { return line }
    let pattern = Array(" \(attribute)=\"\(value)\"".utf8)
    guard let found = source.bytes[line.lowerBound..<line.upperBound].firstRange(of: pattern) else { return line }
    return SourceRange(found.upperBound - 1 - value.utf8.count, found.upperBound - 1)
  }
}
