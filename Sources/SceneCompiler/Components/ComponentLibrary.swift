import Backports
package import SceneCatalog
package import SceneDiagnostics
package import SceneSyntax

/// The components that scenes can use, each read when it is first asked for.
///
/// The caller provides the texts.
package final class ComponentLibrary: Sendable {
  /// The names of all components.
  package let names: [String]
  private let isNamed: Set<String>
  private let catalog: SceneCatalog
  private let limits: SyntaxLimits
  private let read: @Sendable (String) -> SourceText?
  private let known = Mutex<[String: Component?]>([:])

  /// Makes a library.
  ///
  /// - Parameters:
  ///   - names: The names of the components that there are.
  ///   - catalog: The classes that they can name.
  ///   - limits: The limits of their texts.
  ///   - read: Gives the text of a component; nil where it cannot be read.
  package init(
    names: [String],
    catalog: SceneCatalog,
    limits: SyntaxLimits = SyntaxLimits(),
    read: @escaping @Sendable (String) -> SourceText?
  ) {
    self.names = names
    isNamed = Set(names)
    self.catalog = catalog
    self.limits = limits
    self.read = read
  }

  /// A library of texts by the names of their components.
  package convenience init(
    _ sources: [String: SourceText],
    catalog: SceneCatalog = .builtIn,
    limits: SyntaxLimits = SyntaxLimits()
  ) {
    self.init(names: sources.keys.sorted(), catalog: catalog, limits: limits) { sources[$0] }
  }

  /// The names of components that a text uses itself.
  package static func names(in tree: SyntaxTree) -> Set<String> {
    var found: Set<String> = []
    for index in 0..<tree.nodeCount {
      let node = NodeID(Int32(clamping: index))
      guard tree[node].isKey, tree.isText("component", node), let value = tree.nextSibling(of: node) else { continue }
      found.insert(tree.text(of: tree.resolved(value)))
    }
    return found
  }

  /// The name of the class of a component's object; nil for one that is not known.
  package func className(of name: String) -> (class: String?, superclass: String?) {
    var (name, steps) = (name, 0)
    while steps < ComponentExpansion.maximumNesting, let component = component(named: name),
      let object = component.object
    {
      let tree = component.tree
      func text(_ key: String) -> String? { tree.value(named: key, of: object).map { tree.text(of: $0) } }
      guard let next = text("component") else {
        return (tree.tagText(of: object).map { String($0.drop { $0 == "!" }) } ?? text("class"), text("superclass"))
      }
      (name, steps) = (next, steps + 1)
    }
    return (nil, nil)
  }

  /// A component by its name; nil where there is none that can be read.
  package func component(named name: String) -> Component? {
    if let known = known.withLock({ $0[name] }) { return known }
    let made =
      isNamed.contains(name) ? read(name).map { Component($0, name: name, catalog: catalog, limits: limits) } : nil
    return known.withLock { known in
      if let other = known[name] { return other }
      known[name] = .some(made)
      return made
    }
  }

  /// The components that one uses, by way of others, itself included: what a change of a file can reach.
  package func closure(of names: some Sequence<String>) -> Set<String> {
    var found: Set<String> = []
    var open = Array(names)
    while let name = open.popLast() {
      guard found.insert(name).inserted, let component = component(named: name) else { continue }
      open += component.uses.map(\.value)
    }
    return found
  }
}

extension Component {
  /// Reads what a component's text declares; one whose YAML is broken is a broken component.
  package convenience init(
    _ source: SourceText,
    name: String,
    catalog: SceneCatalog,
    limits: SyntaxLimits = SyntaxLimits()
  ) {
    let parsed = parse(source, limits: limits)
    var reader = ComponentReader(parsed.value, catalog: catalog)
    reader.diagnostics += parsed.diagnostics
    self.init(reader, name: name)
  }
}
