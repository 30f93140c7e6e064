/// Recognizes constraints of `NSLayoutConstraint`'s visual format language.
enum VisualFormat {
  /// An equation for the first gap of a format, or an example if it has none at an edge; nil if the text is not a format.
  static func equation(for text: String) -> String? {
    let isVertical = text.hasPrefix("V:")
    let format = isVertical || text.hasPrefix("H:") ? text.dropFirst(2) : text[...]
    guard format.first == "|" || format.first == "[", let opening = format.firstIndex(of: "["), format.contains("]")
    else { return nil }
    let edge = isVertical ? "top" : "leading"
    let item = format[format.index(after: opening)...].prefix(while: EquationReader.isNameCharacter)
    let start = "\(item.isEmpty ? "title" : item).\(edge) = self.\(edge)"
    let gap = format[..<opening].filter { $0 != "|" }
    let number = gap.filter { $0 != "-" }
    if gap.isEmpty { return start }
    if number.isEmpty { return "\(start) + systemSpacing" }
    return EquationReader.number(number[...]) == nil ? "\(start) + 8" : "\(start) + \(number)"
  }

  /// The equations of a format with names, edges and numbers, such as `H:|-16-[title]-8-[detail(100)]|`; nil for other formats.
  static func equations(for text: String) -> [String]? {
    let isVertical = text.hasPrefix("V:")
    var rest = isVertical || text.hasPrefix("H:") ? text.dropFirst(2) : text[...]
    let (near, far, size) = isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
    var equations: [String] = []
    var last: String?
    var gap: String?
    while let character = rest.first, equations.count < 5 {
      rest.removeFirst()
      switch character {
      case "|" where last == nil && gap == nil: last = "self"
      case "|":
        guard let before = last, before != "self", rest.isEmpty else { return nil }
        equations.append("\(before).\(far) = self.\(far)\(gap.map { " - \($0)" } ?? "")")
        gap = nil
      case "-":
        let number = rest.prefix { $0.isNumber || $0 == "." }
        guard EquationReader.number(number) != nil, gap == nil, last != nil, rest.dropFirst(number.count).first == "-"
        else { return nil }
        gap = String(number)
        rest = rest.dropFirst(number.count + 1)
      case "[":
        guard let end = rest.firstIndex(of: "]") else { return nil }
        let parts = rest[..<end].split(separator: "(", omittingEmptySubsequences: false)
        rest = rest[rest.index(after: end)...]
        guard let name = parts.first, !name.isEmpty, name.allSatisfy(EquationReader.isNameCharacter) else { return nil }
        if let before = last {
          let edge = before == "self" ? near : far
          equations.append("\(name).\(near) = \(before).\(edge)\(gap.map { " + \($0)" } ?? "")")
        }
        if parts.count > 1 {
          guard parts.count == 2, parts[1].last == ")", EquationReader.number(parts[1].dropLast()) != nil else {
            return nil
          }
          equations.append("\(name).\(size) = \(parts[1].dropLast())")
        }
        (last, gap) = (String(name), nil)
      default: return nil
      }
    }
    // A gap at the end leads to nothing.
    return rest.isEmpty && gap == nil && !equations.isEmpty ? equations : nil
  }
}
