import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// What an `interfaceBuilder` map says that reaches the nib: everything else in it is for Interface Builder alone.
  struct InterfaceBuilderParts {
    var id: String?
    /// The names of the layout guides that Interface Builder lists.
    var guides: [String] = []
    var archive = ArchiveEdits()
    var nib = ArchiveEdits()
    var orders = TableOrders()

    /// Whether anything of it makes the nib another one.
    var changesNib: Bool { !archive.isEmpty || !nib.isEmpty || !orders.isEmpty || !guides.isEmpty }
  }

  /// Takes over what the map says of an object.
  mutating func lowerInterfaceBuilder(_ node: NodeID, into object: inout SceneObject) {
    let parts = interfaceBuilderParts(node)
    object.interfaceBuilderID = parts.id
    object.archive = parts.archive
    object.nib = parts.nib
    object.nibOrders = parts.orders
    object.listedGuides = parts.guides
  }

  /// `isDocument` is for the map of the whole scene, whose archive is a nib's.
  mutating func interfaceBuilderParts(_ node: NodeID, isDocument: Bool = false) -> InterfaceBuilderParts {
    var parts = InterfaceBuilderParts()
    let node = tree.resolved(node)
    guard tree[node].kind == .mapping else { return parts }
    for entry in tree.entries(of: node) {
      let value = tree.resolved(entry.value)
      switch tree.text(of: entry.key) {
      case "id": if tree[value].kind == .scalar { parts.id = tree.text(of: value) }
      case "guides": parts.guides = tree.entries(of: value).map { tree.text(of: $0.key) }
      case "archive" where isDocument: (parts.archive, parts.orders) = archiveEdits(value, isNib: true)
      case "archive": (parts.archive, _) = archiveEdits(value, isNib: false)
      case "nib": (parts.nib, parts.orders) = archiveEdits(value, isNib: true)
      default: break
      }
    }
    return parts
  }

  // MARK: - Edits

  /// The edits of an object, or of a nested nib's root together with the orders of its tables.
  private mutating func archiveEdits(_ node: NodeID, isNib: Bool) -> (ArchiveEdits, TableOrders) {
    var edits = ArchiveEdits()
    var orders = TableOrders()
    for entry in entries(node, of: "what an archive holds") {
      let value = tree.resolved(entry.value)
      switch entry.name {
      case "class": edits.className = word(value, of: "'class'")
      case "fallbacks": edits.fallbacks = elements(value).map { tree.text(of: tree.resolved($0)) }
      case "order": edits.order = elements(value).map { tree.text(of: tree.resolved($0)) }
      case "values":
        for (name, _, change) in entries(value, of: "'values'") {
          if let change = self.change(tree.resolved(change)) { edits.edits.append(.init(name, change)) }
        }
      case "without" where isNib: scene.withoutKeys = elements(value).map { tree.text(of: tree.resolved($0)) }
      case "fonts" where isNib: lowerArchivedFonts(value)
      default:
        if isNib, readOrder(entry.name, value, into: &orders) { continue }
        report(.unknownKey, "an archive has no '\(entry.name)'", at: entry.key, hint: "it has 'values'")
      }
    }
    return (edits, orders)
  }

  private mutating func change(_ node: NodeID) -> ArchiveEdits.Change? {
    if tree[node].kind == .scalar {
      switch tree.text(of: node) {
      case "keep": return .keep
      case "absent": return .absent
      default: break
      }
    }
    if tree[node].kind == .mapping, let count = entry("of", in: node), let items = entry("items", in: node) {
      guard let number = Int(tree.text(of: count)), number >= 0 else {
        report(.wrongType, "'of' is a count of elements, not \(describe(count))", at: count)
        return nil
      }
      return .elements(.init(count: number, pieces: tree.children(of: items).compactMap { piece($0) }))
    }
    return archivedValue(node).map { .value($0) }
  }

  /// An index, indexes as `2-5`, or a value.
  private mutating func piece(_ node: NodeID) -> ArchiveEdits.Piece? {
    let node = tree.resolved(node)
    if tree[node].kind == .scalar, let first = tree.text(of: node).utf8.first, (48...57).contains(first) {
      let ends = tree.text(of: node).split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      if let first = ends[0], ends.count <= 2, let last = ends[ends.count - 1], first <= last {
        return .range(first...last)
      }
    }
    return archivedValue(node).map { .value($0) }
  }

  // MARK: - Values

  private mutating func archivedValue(_ node: NodeID) -> ArchivedValue? {
    let node = tree.resolved(node)
    if tree[node].kind == .mapping { return archivedObject(node).map { .object($0) } }
    guard tree[node].kind == .scalar, let value = ArchivedValue(text: tree.text(of: node)) else {
      report(.wrongType, "an archived value names its type, like 'int8 1', not \(describe(node))", at: node)
      return nil
    }
    guard case .same(var path) = value else { return value }
    path.range = tree[node].range
    return .same(path)
  }

  private mutating func archivedObject(_ node: NodeID) -> ArchivedObject? {
    // Nibs may have a class without a name, which is written in quotes.
    guard let className = entry("class", in: node).map({ tree.resolved($0) }), tree[className].kind == .scalar,
      tree[className].style != .plain || !tree.text(of: className).isEmpty
    else {
      report(.wrongType, "an archived object names its class", at: node)
      return nil
    }
    var object = ArchivedObject(className: tree.text(of: className))
    for entry in tree.entries(of: node) {
      let value = tree.resolved(entry.value)
      switch tree.text(of: entry.key) {
      case "fallbacks": object.fallbacks = elements(value).map { tree.text(of: tree.resolved($0)) }
      case "values":
        // A list of maps where a key comes up more than once.
        for part in tree[value].kind == .sequence ? Array(tree.children(of: value)) : [value] {
          for (name, _, value) in entries(tree.resolved(part), of: "'values'") {
            if let value = archivedValue(value) { object.entries.append(.init(name, value)) }
          }
        }
      case "items":
        object.entries.append(.init("NSInlinedValue", .bool(true)))
        for item in elements(value) {
          if let value = archivedValue(item) { object.entries.append(.init(ArchivedObject.elementKey, value)) }
        }
      default: break
      }
    }
    return object
  }

  private func entry(_ name: String, in node: NodeID) -> NodeID? {
    tree.entries(of: node).first { tree.text(of: $0.key) == name }.map { tree.resolved($0.value) }
  }

  /// A list of `{font: body, archive: {class: UIFont, …}}`.
  private mutating func lowerArchivedFonts(_ node: NodeID) {
    for element in elements(node).map({ tree.resolved($0) }) {
      guard let font = entry("font", in: element), let archive = entry("archive", in: element) else {
        report(.wrongType, "an archived font has 'font' and 'archive'", at: element)
        continue
      }
      if case .font(let font) = values.read(font, as: .font, name: "font"), let object = archivedObject(archive) {
        scene.archivedFonts[font] = object
      }
    }
  }

  // MARK: - Table orders

  private mutating func readOrder(_ name: String, _ node: NodeID, into orders: inout TableOrders) -> Bool {
    switch name {
    case "coderVersion": orders.coderVersion = Int(tree.text(of: node))
    case "keepsConstraintOrder": orders.keepsConstraintOrder = tree.text(of: node) == "true"
    case "objectOrder": orders.objects = indexes(node)
    case "keyOrder": orders.keys = indexes(node)
    case "classOrder": orders.classes = indexes(node)
    default: return false
    }
    return true
  }

  private mutating func indexes(_ node: NodeID) -> [Int] {
    elements(node).flatMap { node -> [Int] in
      guard case .range(let range) = piece(node), range.count <= 1 << 20 else { return [] }
      return Array(range)
    }
  }
}
