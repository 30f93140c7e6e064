import SceneDiagnostics
import SceneSyntax

/// A scene with one thing in it spoiled.
struct Corruption {
  enum Kind {
    case renamedKey
    case retypedValue
    case deletedLine
    case shiftedLine
  }

  var kind: Kind
  /// What was done, and where.
  var title: String
  var text: String
  /// The bytes of the scene that were touched.
  var range: SourceRange

  /// Every corruption of a scene, in the order of the text.
  static func all(of source: SourceText) -> [Corruption] {
    let tree = parse(source).value
    return keys(tree) + values(tree) + lines(source)
  }

  private static func keys(_ tree: SyntaxTree) -> [Corruption] {
    var found: [Corruption] = []
    for (key, _) in entries(tree) where tree[key].style == .plain && !isUsersName(key, tree) {
      let name = Array(tree.text(of: key))
      for index in name.indices {
        var dropped = name
        dropped.remove(at: index)
        var changed = name
        changed[index] = name[index] == "x" ? "z" : "x"
        var swapped = name
        if index > 0 { swapped.swapAt(index - 1, index) }
        for edited in [dropped, changed, swapped] where edited != name && !edited.isEmpty {
          found.append(replacing(tree[key].range, by: String(edited), .renamedKey, tree.source))
        }
      }
    }
    return found
  }

  private static func values(_ tree: SyntaxTree) -> [Corruption] {
    var found: [Corruption] = []
    for (key, value) in entries(tree) where tree[value].kind == .scalar && tree.anchorRange(of: value) == nil {
      // An attribute's value says its type itself, so another one is right too.
      if isUsersName(key, tree) { continue }
      let text = tree.text(of: value)
      var others = ["[1, 2]", "{a: b}"]
      if Double(text) != nil, tree[value].style == .plain, tree.text(of: key) != "text" { others.append("many") }
      if ["true", "false"].contains(text) { others += ["12", "yes"] }
      for other in others { found.append(replacing(tree[value].range, by: other, .retypedValue, tree.source)) }
    }
    return found
  }

  private static func lines(_ source: SourceText) -> [Corruption] {
    var found: [Corruption] = []
    for line in 1...source.lineCount {
      let range = source.rangeOfLine(line)
      let text = source.string(in: range)
      let code = text.drop { $0 == " " }
      guard !code.isEmpty, !code.hasPrefix("#") else { continue }
      found.append(replacing(range, by: "", .deletedLine, source))
      for shift in [1, 2] {
        found.append(replacing(range, by: String(repeating: " ", count: shift) + text, .shiftedLine, source))
        if text.prefix(shift).allSatisfy({ $0 == " " }), text.count > shift {
          found.append(replacing(range, by: String(text.dropFirst(shift)), .shiftedLine, source))
        }
      }
    }
    return found
  }

  private static func replacing(_ range: SourceRange, by text: String, _ kind: Kind, _ source: SourceText) -> Corruption
  {
    let bytes = source.bytes[..<range.lowerBound] + Array(text.utf8) + source.bytes[range.upperBound...]
    let line = source.position(at: range.lowerBound).line
    return Corruption(
      kind: kind,
      title: "line \(line): '\(source.string(in: range))' became '\(text)'",
      text: String(decoding: bytes, as: UTF8.self),
      range: range
    )
  }

  private static func entries(_ tree: SyntaxTree) -> [(key: NodeID, value: NodeID)] {
    (0..<tree.nodeCount).map { NodeID(Int32($0)) }.filter { tree[$0].kind == .mapping }
      .flatMap { Array(tree.entries(of: $0)) }
  }

  /// Whether a key is a name that the scene makes up: outlets and attributes of an application's classes, and styles.
  private static func isUsersName(_ key: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let map = tree.parent(of: key), let outer = tree.parent(of: map) else { return false }
    let owner = tree.entries(of: outer).first { $0.value == map }
    return ["outlets", "attributes", "styles", "placeholders", "colors"].contains(owner.map { tree.text(of: $0.key) })
  }
}
