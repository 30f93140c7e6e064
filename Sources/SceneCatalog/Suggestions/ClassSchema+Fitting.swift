import SceneDiagnostics

/// What to write, fitted to what the scene has already.
extension ClassSchema {
  /// A hint without invented objects where the scene has its own, and without a second map where there is one; nil where the hint
  /// is right as it stands.
  func fitted(_ hint: String, to key: MistakenKey) -> String? {
    inExistingMap(hint, key) ?? withContent(hint, key) ?? withoutWhatIsSet(hint, key)
  }

  /// `write 'a'` for `write 'a' and 'isB: true'` where the object says that already.
  private func withoutWhatIsSet(_ hint: String, _ key: MistakenKey) -> String? {
    guard let and = hint.firstRange(of: "' and '"), hint.hasSuffix(": true'") else { return nil }
    let name = hint[and.upperBound...].dropLast(": true'".count)
    guard key.trueProperties.contains(String(name)) else { return nil }
    return String(hint[..<and.lowerBound]) + "'"
  }

  /// `write 'dataSource: owner' under 'outlets' in line 20` for `write 'outlets: {dataSource: owner}'`.
  private func inExistingMap(_ hint: String, _ key: MistakenKey) -> String? {
    for name in ["outlets", "actions", "attributes", "gestureRecognizers", "constraints"] {
      guard name != key.name, let sibling = key.siblings[name] else { continue }
      for (opening, closing) in [("{", "}'"), ("[", "]'")] {
        guard let start = hint.firstRange(of: "write '\(name): \(opening)"),
          let end = hint[start.upperBound...].firstRange(of: closing)
        else { continue }
        let inner = String(hint[start.upperBound..<end.lowerBound])
        let text =
          opening == "[" && !sibling.isFlow ? "'- \(inner)'" : lines(inner, isFlow: sibling.isFlow || opening == "[")
        return hint[..<start.lowerBound] + sibling.hint(text, in: name) + hint[end.upperBound...]
      }
    }
    return nil
  }

  /// The entries of braces, each in quotes as a line of its own.
  private func lines(_ inner: String, isFlow: Bool) -> String {
    if isFlow { return "'\(inner)'" }
    var parts = [""]
    var depth = 0
    for character in inner {
      if "[{(".contains(character) { depth += 1 }
      if "]})".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return Wording.quotedList(parts.map { String($0.drop { $0 == " " }) })
  }

  /// The key alone where the scene has its objects already, `write 'prototypeCells:'`, or the key with the scene's own value.
  private func withContent(_ hint: String, _ key: MistakenKey) -> String? {
    guard key.form != .scalar, hint.hasPrefix("write '"), key.written.map({ !hint.contains($0) }) ?? true else {
      return nil
    }
    let path = Self.path(hint.dropFirst(7).replacing(": …", with: ": […]"))
    guard let first = path.first, let slot = slots[first], !slot.accepts.isEmpty else { return nil }
    let isList = path.count > 1 ? key.form == .list : !slot.isSingle
    if let written = key.written, written.first == "{" || written.first == "[" {
      // A list of texts has no objects that could be kept.
      if key.form == .list, !written.contains("{") { return nil }
      let value =
        switch (key.form, isList) {
        case (.map, true): "[\(written)]"
        case (.list, false): String(written.dropFirst().dropLast())
        default: written
        }
      let inner = path.dropFirst().reversed().reduce(value) { "{\($1): \($0)}" }
      return "write '\(first): \(inner)'"
    }
    if path.count > 1 {
      let below = path.dropFirst().map { "'\($0):'" }.joined(separator: ", below it ")
      return
        "write '\(first):', below it \(below), and indent what is in '\(key.name)' by \((path.count - 1) * 2) more spaces"
    }
    switch (key.form, isList) {
    case (.map, true):
      return "write '\(first):', begin the object with '- ' and indent its other lines by two more spaces"
    case (.list, false): return "write '\(first):', and two spaces in place of the object's '- '"
    default: return "write '\(first):'"
    }
  }

  /// The keys around the objects of a template: `view` and `subviews` of `view: {class: UIView, subviews: […]}'`.
  private static func path(_ template: Substring) -> [String] {
    var names: [String] = []
    var rest = template
    while let colon = rest.firstIndex(of: ":") {
      let name = rest[..<colon]
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter }) else { break }
      let value = rest[rest.index(after: colon)...].drop { $0 == " " }
      guard value.first == "{" || value.first == "[" else { break }
      names.append(String(name))
      guard value.first == "{" else { break }
      rest = value.dropFirst()
      // The class of an object in between comes first.
      if rest.hasPrefix("class: "), let comma = rest.firstIndex(of: ","), rest.contains("[…]") {
        rest = rest[rest.index(after: comma)...].drop { $0 == " " }
      }
    }
    return names
  }
}
