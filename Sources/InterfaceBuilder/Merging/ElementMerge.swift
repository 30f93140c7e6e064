/// Merges two versions of an element and its content that have a common earlier version.
struct ElementMerge {
  private(set) var conflicts: [String] = []
  /// The nearest enclosing element with an id, for messages.
  private var owner = "the document"

  /// Merges an element; on a conflict, the result is this side's.
  ///
  /// - Parameters:
  ///   - base: The earlier version; nil for an element that both sides added.
  ///   - ours: This side's version.
  ///   - theirs: The other side's version.
  ///   - parent: The name of the parent element; nil for the root.
  mutating func merged(
    _ base: DocumentElement?,
    _ ours: DocumentElement,
    _ theirs: DocumentElement,
    parent: String?
  ) -> DocumentElement {
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    let outer = owner
    if ours["id"] != nil { owner = ours.label }
    defer { owner = outer }
    guard ours.name == theirs.name else {
      conflict("the element is a '\(ours.name)' in this version and a '\(theirs.name)' in the other version")
      return ours
    }
    guard !Self.values.contains(ours.name) else {
      conflict("\(ours.label) is changed on both sides")
      return ours
    }
    var result = ours
    result.attributes = attributes(base, ours, theirs)
    result.text = text(base, ours, theirs)
    // The comment repeats the title of a screen; Interface Builder writes it again on each save.
    result.comment = ours.comment == base?.comment ? theirs.comment : ours.comment
    result.children = children(base?.children ?? [], ours, theirs, parent: parent)
    return result
  }

  private mutating func conflict(_ reason: String) { conflicts.append("\(owner): \(reason)") }

  // MARK: - Attributes and text

  /// Elements whose attributes are one value: parts of two colors are neither color.
  private static let values: Set = ["color", "fontDescription", "affineTransform"]

  private mutating func attributes(
    _ base: DocumentElement?,
    _ ours: DocumentElement,
    _ theirs: DocumentElement
  ) -> [DocumentTree.Attribute] {
    let names = Woven(ours.attributes.map(\.name), theirs.attributes.map(\.name)).order
    return names.compactMap { name in
      let (before, our, their) = (base?[name], ours[name], theirs[name])
      var value = our
      if our != their, their != before {
        value = their
        if our != before {
          value = Self.laterVersion(name, of: ours.name, our, their)
          if value == nil {
            let suffix = ours.label == owner ? "" : " of \(ours.label)"
            conflict(
              "'\(name)'\(suffix) is \(Self.shown(our)) in this version and \(Self.shown(their)) in the other version"
            )
          }
        }
      }
      return value.map { .init(name: name, value: $0) }
    }
  }

  private mutating func text(_ base: DocumentElement?, _ ours: DocumentElement, _ theirs: DocumentElement) -> String {
    if ours.text == theirs.text || theirs.text == base?.text { return ours.text }
    if ours.text == base?.text { return theirs.text }
    conflict("the text of \(ours.label) is changed on both sides")
    return ours.text
  }

  /// The versions of Xcode and macOS that saved a document, by the elements that name them.
  private static let versions: [String: Set<String>] = [
    "document": ["toolsVersion", "systemVersion", "version"], "plugIn": ["version"],
  ]

  /// The later of the Xcode or macOS versions that saved a document; nil for all other attributes.
  private static func laterVersion(_ name: String, of element: String, _ ours: String?, _ theirs: String?) -> String? {
    guard versions[element]?.contains(name) == true, let ours, let theirs else { return nil }
    return sortKey(of: ours) < sortKey(of: theirs) ? theirs : ours
  }

  /// A text that sorts as the version counts: its numbers are filled up with zeros, and letters stay, as in the build `22G90`.
  private static func sortKey(of version: String) -> String {
    var key = ""
    var digits = ""
    for character in version + "." {
      if character.isASCII, character.isNumber {
        digits.append(character)
        continue
      }
      if !digits.isEmpty { key += String(repeating: "0", count: max(0, 12 - digits.count)) + digits }
      digits = ""
      key.append(character)
    }
    return key
  }

  private static func shown(_ value: String?) -> String { value.map { "'\($0)'" } ?? "not set" }

  // MARK: - Children

  /// The names of elements whose children can be in any order.
  private static let unordered: Set = ["objects", "constraints", "connections", "resources", "dependencies", "scenes"]

  private mutating func children(
    _ base: [DocumentElement],
    _ ours: DocumentElement,
    _ theirs: DocumentElement,
    parent: String?
  ) -> [DocumentElement] {
    if ours.children == theirs.children || theirs.children == base { return ours.children }
    if ours.children == base { return theirs.children }
    guard let before = Siblings(base), let here = Siblings(ours.children), let there = Siblings(theirs.children) else {
      conflict("the children of \(ours.label) are changed on both sides and have no ids")
      return ours.children
    }
    var kept: [String: DocumentElement] = [:]
    for key in here.keys + there.keys where kept[key] == nil {
      let (old, our, their) = (before[key], here[key], there[key])
      switch (our, their) {
      case (let our?, let their?): kept[key] = merged(old, our, their, parent: ours.name)
      case (let our?, nil): kept[key] = remaining(our, old: old, removedBy: "in the other version")
      case (nil, let their?): kept[key] = remaining(their, old: old, removedBy: "in this version")
      case (nil, nil): break
      }
    }
    let order = order(before.keys, here.keys.filter { kept[$0] != nil }, there.keys.filter { kept[$0] != nil })
    // The order of subviews is only visible where they overlap; in a stack view, it is the layout.
    let isFree = Self.unordered.contains(ours.name) || (ours.name == "subviews" && parent != "stackView")
    guard let order, isFree || !order.isAmbiguous else {
      conflict("the order of the children of \(ours.label) is changed on both sides")
      return ours.children
    }
    return order.order.compactMap { kept[$0] }
  }

  /// An element that only one side has: added there, or removed on the other side; nil if it is removed.
  private mutating func remaining(_ element: DocumentElement, old: DocumentElement?, removedBy side: String)
    -> DocumentElement?
  {
    guard let old else { return element }
    if old != element {
      conflict("\(element.label) is removed \(side) and changed on the other side")
      return element
    }
    return nil
  }

  /// The merged order of both sides; nil if both changed it in different ways.
  private func order(_ base: [String], _ ours: [String], _ theirs: [String]) -> Woven? {
    let shared = Set(ours).intersection(theirs)
    let (here, there) = (ours.filter(shared.contains), theirs.filter(shared.contains))
    if here == there { return Woven(ours, theirs) }
    let before = base.filter(shared.contains)
    let old = Set(before)
    if there.filter(old.contains) == before { return Woven(ours, theirs) }
    return here.filter(old.contains) == before ? Woven(theirs, ours) : nil
  }
}
