import SceneCompiler
import SceneModel

/// Chooses readable ids for the objects of a document, the same on every run.
///
/// An object is called after an outlet that leads to it, else after its label in the outline, else after what it shows, else after its
/// class with a number.
struct NameChoice {
  private(set) var names: [String: String] = [:]
  private var used = Set(ReservedName.allCases.map(\.rawValue))

  /// Outlets whose names say what an object does for another one, not what it is.
  private static let roles: Set<String> = [
    "delegate", "dataSource", "gestureRecognizers", "rootViewController", "inputView", "prefetchDataSource",
    "dragDelegate", "dropDelegate", "navigationDelegate", "uiDelegate", "viewController", "target",
  ]

  /// Chooses the names.
  ///
  /// - Parameter words: How objects are identified: for people, or by the document's ids.
  init(_ scope: ImportScope, _ survey: DocumentSurvey, _ words: DocumentReading.Names = .words) {
    let outlets = Self.outletNames(scope)
    for node in scope.nodes {
      guard let id = node["id"], survey.nodes[id] == node, names[id] == nil, scope.aliases[id] == nil else { continue }
      // Interface Builder labels placeholders itself.
      guard survey.referenced.contains(id) || node["userLabel"] != nil || outlets[id] != nil else { continue }
      guard Self.isNamed(node) else { continue }
      if words == .ids {
        names[id] = unused(Self.marked(id))
        continue
      }
      let word = outlets[id] ?? Self.label(of: node) ?? Self.shownText(of: node) ?? Self.kind(of: node)
      names[id] = unused(word)
    }
  }

  /// A document's id as an id of a scene: `7Qp-2K-xYz` is `ib_7Qp_2K_xYz`.
  private static func marked(_ id: String) -> String {
    "ib_" + String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private static func isNamed(_ node: DocumentNode) -> Bool {
    switch node.name {
    case "outlet", "action", "outletCollection", "segue", "viewLayoutGuide", "keyboardLayoutGuide",
      "viewControllerLayoutGuide", "segment",
      "tableViewSection", "blurEffect", "vibrancyEffect", "exit":
      false
    default: true
    }
  }

  private mutating func unused(_ word: String) -> String {
    var name = word
    var number = 2
    while !used.insert(name).inserted {
      name = "\(word)\(word.last?.isNumber == true ? "_" : "")\(number)"
      number += 1
    }
    return name
  }

  /// The first outlet that leads to each object; the owner's count before others.
  private static func outletNames(_ scope: ImportScope) -> [String: String] {
    var owners: [String: String] = [:]
    var others: [String: String] = [:]
    for node in scope.nodes where node.name == "outlet" || node.name == "outletCollection" {
      guard let target = node["destination"], let property = node["property"], !roles.contains(property) else {
        continue
      }
      let isOwners = node.owner?["id"].map(scope.owners.contains) == true
      let word = property == "view" ? (isOwners ? "root" : nil) : identifier(property)
      guard let word else { continue }
      if isOwners { owners[target] = owners[target] ?? word } else { others[target] = others[target] ?? word }
    }
    return owners.merging(others) { owner, _ in owner }
  }

  private static func label(of node: DocumentNode) -> String? {
    node["userLabel"].flatMap { words($0, limit: 5) }
      ?? node["identifier"].flatMap { node.name == "constraint" ? words($0, limit: 4) : nil }
  }

  /// What the object shows, with what it is: `emailLabel`.
  private static func shownText(of node: DocumentNode) -> String? {
    let normal = node.children.first { $0.name == "state" && $0["key"] == "normal" }
    guard let text = node["text"] ?? node["title"] ?? node["placeholder"] ?? normal?["title"],
      let word = words(text, limit: 3), word.count > 2
    else { return nil }
    let kind = kind(of: node)
    guard word.lowercased() != kind.lowercased(), kind.first.map({ $0.isLowercase }) == true else { return nil }
    return word.lowercased().hasSuffix(kind.lowercased()) ? word : word + kind.prefix(1).uppercased() + kind.dropFirst()
  }

  /// The object's class without its prefix: `label`, `badgeView`.
  static func kind(of node: DocumentNode) -> String {
    if let custom = node["customClass"], let name = identifier(custom) { return name }
    switch node.name {
    case "tableViewCell", "collectionViewCell": return "cell"
    case "pongPressGestureRecognizer": return "longPressGestureRecognizer"
    case "customObject", "placeholder": return "object"
    default: return identifier(node.name) ?? "object"
    }
  }

  /// The first words of a text, run together as Swift does; nil where they are no letters that an id can have.
  static func words(_ text: String, limit: Int) -> String? {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.filter { !$0.isEmpty }.prefix(limit)
    guard let first = words.first, first.first?.isLetter == true, text.filter({ $0.isLetter && !$0.isASCII }).isEmpty,
      text.utf8.count <= 200
    else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    let start = words.count == 1 ? identifier(String(first)) : first.lowercased()
    return start.map { ($0 + rest.joined()).prefix(40) }.map(String.init)
  }

  /// A name as an id: `_titleLabel` is `titleLabel`, `UIView` is `view`, `SBBadge` is `sbBadge`.
  static func identifier(_ name: String) -> String? {
    var word = name.split(separator: ".").last.map(String.init) ?? name
    word = String(
      word.drop { $0 == "_" || $0.isNumber }.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    )
    while word.last == "_" { word.removeLast() }
    guard let first = word.first else { return nil }
    guard first.isUppercase else { return word }
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    if capitals.count == 1 { return first.lowercased() + word.dropFirst() }
    let prefix = capitals.dropLast()
    return prefix.lowercased() + word.dropFirst(prefix.count)
  }
}
