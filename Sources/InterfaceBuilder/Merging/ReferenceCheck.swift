/// Finds references of a merged document to missing ids, and duplicate ids.
struct ReferenceCheck {
  /// The ids in the versions that were merged.
  private let known: Set<String>
  /// The ids that were duplicates in one of the versions.
  private let doubled: Set<String>

  init(sources: [DocumentElement]) {
    var known: Set<String> = []
    var doubled: Set<String> = []
    for source in sources {
      var own: Set<String> = []
      Self.visit(source) { element in
        if let id = element["id"], !own.insert(id).inserted { doubled.insert(id) }
      }
      known.formUnion(own)
    }
    self.known = known
    self.doubled = doubled
  }

  /// The conflicts of a merged document, in text order.
  func conflicts(in root: DocumentElement) -> [String] {
    var ids: Set<String> = []
    var conflicts: [String] = []
    Self.visit(root) { element in
      guard let id = element["id"], !ids.insert(id).inserted, !doubled.contains(id) else { return }
      conflicts.append("\(element.label) would be in two locations")
    }
    let missing = known.subtracting(ids)
    guard !missing.isEmpty else { return conflicts }
    Self.visit(root) { element in
      for attribute in element.attributes where missing.contains(attribute.value) && Self.isReference(attribute) {
        conflicts.append("\(element.label) refers to \(attribute.value), which one side removed")
      }
    }
    return conflicts
  }

  /// The attributes that name another element whatever its id looks like.
  private static let references: Set = [
    "destination", "firstItem", "initialViewController", "popoverAnchorView", "reference", "secondItem", "target",
  ]

  /// Whether an attribute with the text of an id refers to that element.
  ///
  /// An id such as `a1B-c2-D3e` stands nowhere by chance. A number, the id of Xcode 4, may be a position or a tag.
  private static func isReference(_ attribute: DocumentTree.Attribute) -> Bool {
    if attribute.name == "id" { return false }
    if references.contains(attribute.name) { return true }
    return attribute.value.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [3, 2, 3]
  }

  private static func visit(_ root: DocumentElement, _ body: (DocumentElement) -> Void) {
    var waiting = [root]
    while let element = waiting.popLast() {
      body(element)
      waiting += element.children.reversed()
    }
  }
}
