import LayoutEngine
import SceneDiagnostics
import SceneModel
import SceneNodes
import SceneSyntax

/// What a scene would have to say for a number that its constraints leave open: an equation, or a priority.
struct MissingConstraint {
  private let context: LintContext
  private let root: SolvedRoot

  init(_ root: SolvedRoot, _ context: LintContext) {
    (self.root, self.context) = (root, context)
  }

  /// Adds the equation of the number that moves, as the view's frame has it, or as it is solved.
  ///
  /// Nil for a length of zero, which is never meant, and for a view without a name that others could use.
  func equation(of movement: Movement) -> Diagnostic.FixIt? {
    let subject = movement.subject
    let view = root.root.views[subject.node]
    guard let parent = context.parent(of: view) else { return nil }
    let node = movement.layout.nodes.tree.nodes[subject.node]
    let frame = node.frame ?? movement.layout.frames[subject.node]
    let isHorizontal = movement.axis == .horizontal
    let name = context.identifier(of: view)?.value
    if subject.quantity.isLength {
      let insets = node.alignmentInsets
      let length = isHorizontal ? frame.width - insets.left - insets.right : frame.height - insets.top - insets.bottom
      guard length > 0.5 else { return nil }
      let attribute = movement.axis.lengthName
      return addition(of: "\(name ?? "self").\(attribute) = \(Self.number(length))", to: name == nil ? view : parent)
    }
    guard let name, !node.isRightToLeft else { return nil }
    let attribute = movement.axis.nearEdge
    let offset = isHorizontal ? frame.x + node.alignmentInsets.left : frame.y + node.alignmentInsets.top
    return addition(of: "\(name).\(attribute) = self.\(attribute)\(Self.signed(offset))", to: parent)
  }

  /// Has a view that shares a length with another one hug its content, or keep its size, more strongly than that one does.
  func priority(_ kind: Kind, of movement: Movement, against other: Int) -> Diagnostic.FixIt? {
    let view = root.root.views[movement.subject.node]
    let nodes = movement.layout.nodes.tree.nodes
    let own = nodes[movement.subject.node][keyPath: kind.path][movement.axis]
    let value = max(own, nodes[other][keyPath: kind.path][movement.axis] + 1)
    guard value < 1000 else { return nil }
    let written = context.property(kind.name, of: view)
    var wishes = PerAxis<Double?>(nil, nil)
    if case .keyed(let values)? = written?.value.value {
      for entry in values {
        guard case .double(let number) = entry.value else { continue }
        if entry.raw == 0 { wishes.horizontal = number } else { wishes.vertical = number }
      }
    }
    if movement.axis == .horizontal { wishes.horizontal = Double(value) } else { wishes.vertical = Double(value) }
    let parts = [("horizontal", wishes.horizontal), ("vertical", wishes.vertical)].compactMap { axis, wish in
      wish.map { "\(axis): \(SceneNumber.text($0))" }
    }
    let text = "{\(parts.joined(separator: ", "))}"
    if let written {
      guard written.style == nil else { return nil }
      let edit = TextEdit(range: written.value.range, replacement: text)
      return Diagnostic.FixIt("write '\(kind.property): \(text)'", edits: [edit], isCertain: false)
    }
    guard let map = context.node(at: context.range(of: view)),
      let first = context.tree.firstChild(of: map)
    else {
      return nil
    }
    let key = context.tree.entries(of: map).first { context.tree.text(of: $0.key) == "id" }?.key ?? first
    let entry = "\(kind.property): \(text)"
    return EntryInsertion(context.tree).edit(adding: entry, after: key).map {
      Diagnostic.FixIt("write '\(entry)'", edits: [$0], isCertain: false)
    }
  }

  /// Adds an equation to the list of constraints of a view.
  func addition(of equation: String, to owner: ObjectID) -> Diagnostic.FixIt? {
    guard let map = context.node(at: context.range(of: owner)) else { return nil }
    let tree = context.tree
    let insertion = EntryInsertion(tree)
    var last: NodeID?
    for entry in tree.entries(of: map) {
      last = entry.key
      guard tree.text(of: entry.key) == "constraints" else { continue }
      return insertion.edit(appending: equation, to: entry.value).map { Self.fix(equation, $0) }
    }
    return last.flatMap { insertion.edit(adding: "constraints:", listing: equation, after: $0) }.map {
      Self.fix(equation, $0)
    }
  }

  private static func fix(_ equation: String, _ edit: TextEdit) -> Diagnostic.FixIt {
    Diagnostic.FixIt("add '\(equation)'", edits: [edit], isCertain: false)
  }

  private static func number(_ value: Double) -> String { SceneNumber.text((value * 100).rounded() / 100) }

  /// A constant behind an edge: ` + 20`, ` - 5`, or nothing.
  private static func signed(_ value: Double) -> String {
    let text = number(abs(value))
    return text == "0" ? "" : value < 0 ? " - \(text)" : " + \(text)"
  }
}

extension MissingConstraint {
  /// A preference for a view's size.
  enum Kind {
    case hugging, compressionResistance

    var name: PropertyName { self == .hugging ? .contentHuggingPriority : .contentCompressionResistancePriority }

    var property: String { name.text }

    var path: KeyPath<LayoutNode, PerAxis<Float>> {
      self == .hugging ? \.hugging : \.compressionResistance
    }
  }
}

extension LayoutAxis {
  /// The edge from which positions are counted, as constraints call it.
  var nearEdge: String { self == .horizontal ? "leading" : "top" }
}
