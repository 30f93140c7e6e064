/// The selectors of a module's methods, by which a name without arguments in `#selector` is found.
package struct SelectorNames: Sendable {
  /// The selectors by the method's name in front of the parentheses, and by that with its labels, each with its class.
  private var found: [String: Set<Entry>] = [:]

  private struct Entry: Hashable {
    var type: String
    var selector: String
  }

  /// Reads what sources declare.
  package init(_ surfaces: [SourceSurface]) {
    for type in surfaces.flatMap(\.types) {
      let members = type.members.filter { [.action, .method, .segueAction].contains($0.kind) }
      for member in members {
        let entry = Entry(type: Self.last(type.name), selector: member.objectiveCName)
        let bare = String(member.name.prefix { $0 != "(" })
        for name in [bare, member.name] { found[name, default: []].insert(entry) }
      }
    }
  }

  /// The selector of a method as `#selector` names it.
  ///
  /// - Parameters:
  ///   - name: The method's name, such as `tap` or `tap(_:)`.
  ///   - type: The class in front of the name; nil where none is written.
  ///   - scope: The class around; nil outside of classes.
  /// - Returns: Nil if several methods have the name, and nothing says which is meant.
  package func selector(of name: String, in type: String?, scope: String?) -> String? {
    let entries = found[name] ?? []
    for wanted in [type, scope].compactMap({ $0 }) {
      let own = Set(entries.filter { $0.type == wanted }.map(\.selector))
      if own.count == 1 { return own.first }
      if own.count > 1 { return nil }
    }
    let all = Set(entries.map(\.selector))
    if all.count == 1 { return all.first }
    if all.count > 1 { return nil }
    return Self.made(name)
  }

  /// The selector of a method that no source declares, by its name alone.
  private static func made(_ name: String) -> String {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return name }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return ObjectiveCSelector.make(String(name[..<open]), labels: labels)
  }

  private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
