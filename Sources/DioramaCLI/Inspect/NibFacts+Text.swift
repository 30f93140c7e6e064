import NibArchive
import NibDecompiler
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibFacts {
  /// The facts for people.
  func text() -> String {
    var text = "\(byteCount) bytes, coder version \(archive.coderVersion)\n"
    text += "\(archive.objects.count) objects, \(archive.values.count) values, \(archive.keys.count) keys, "
    text += "\(archive.classNames.count) classes\n"
    if let origin = NibOrigin(of: archive) {
      let (first, last) = (origin.tools.lowerBound.name, origin.tools.upperBound.name)
      text += "like Xcode \(first == last ? first : "\(first) to \(last)"): \(origin.sign)\n"
    }
    text += section("top level", topLevel.map(Self.text))
    text += section("children", children.map(Self.text))
    text += section("outlets", outlets.map(Self.text))
    text += section("actions", actions.map(Self.text))
    text += section("runtime attributes", attributes.map(Self.text))
    return text + section("classes", classes.map { "\($0.count) \(VisibleText.shown($0.name))" })
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title)\n" + lines.map { "  \($0)\n" }.joined()
  }

  private static func text(_ reference: Reference) -> String {
    switch reference.proxy {
    case "IBFilesOwner"?: return ReservedName.owner.rawValue
    case "IBFirstResponder"?: return ReservedName.firstResponder.rawValue
    case let identifier?: return "placeholder \(VisibleText.shown(identifier))"
    case nil: break
    }
    guard let custom = reference.customClass else {
      return "\(VisibleText.shown(reference.className)) @\(reference.object)"
    }
    return VisibleText.shown("\(custom.swiftName) (as \(custom.archivedAs)) @\(reference.object)")
  }

  private static func text(_ child: Child) -> String {
    let suffix = child.container.map { " in \(text($0))" } ?? ""
    return "\(text(child.parent)) > \(text(child.child))\(suffix)"
  }

  private static func text(_ outlet: Outlet) -> String {
    let list = outlet.destinations.map(text).joined(separator: ", ")
    return "\(text(outlet.source)).\(VisibleText.shown(outlet.name)) -> \(outlet.isCollection ? "[\(list)]" : list)"
  }

  private static func text(_ action: Action) -> String {
    let events = action.events.map { " " + EventNames.names(of: $0).joined(separator: ", ") } ?? ""
    return "\(text(action.source))\(events) -> \(text(action.destination)).\(VisibleText.shown(action.selector))"
  }

  private static func text(_ attribute: Attribute) -> String {
    "\(text(attribute.object)).\(VisibleText.shown(attribute.keyPath)) = \(VisibleText.shown(attribute.value))"
  }
}
