import SceneDiagnostics
import SceneModel

/// Gives objects ids that a reader recognizes: the outlet that leads to them, else their class and a number.
///
/// The same nib always gives the same ids.
struct ObjectNames {
  private var taken: Set<String>
  private var counts: [String: Int] = [:]
  /// Outlets that many objects have say nothing of what they lead to.
  private static let vague: Set<String> = ["delegate", "dataSource", "nextResponder"]

  private init(reserved: [String]) { taken = Set(reserved) }

  /// Names all objects, and the constraints that outlets lead to.
  static func assign(to reading: inout ObjectReading) {
    var names = ObjectNames(reserved: reading.scene.reservedNames)
    let wanted = names.outletNames(in: reading)
    for id in reading.ids {
      guard case .placeholder(let identifier) = reading.scene[id].kind else { continue }
      let isUpstream = identifier.split(separator: "-").first == "UpstreamPlaceholder"
      let name = names.free(isUpstream ? "upstream" : Self.word(identifier) ?? "placeholder")
      reading.scene[id].identifier = Located(unwritten: name)
    }
    for id in reading.textOrder {
      let stem = wanted[.object(id)].flatMap { Self.word($0) }
      let name = stem.map { names.free($0) } ?? names.numbered(Self.stem(of: reading.scene[id].className.value))
      reading.scene[id].identifier = Located(unwritten: name)
    }
    for index in reading.ids.flatMap({ reading.scene[$0].constraints }) {
      guard let name = wanted[.constraint(index)] else { continue }
      reading.scene.constraints[index].identifier = Located(unwritten: names.free(Self.word(name) ?? "constraint"))
    }
  }

  /// The first telling outlet to each object: the owner's before others'.
  private func outletNames(in reading: ObjectReading) -> [SceneReference.Target: String] {
    var wanted: [SceneReference.Target: String] = [:]
    for outlet in reading.scene.objects.flatMap(\.outlets) {
      for target in outlet.targets.map(\.target) {
        if wanted[target] == nil, !Self.vague.contains(outlet.name.value) { wanted[target] = outlet.name.value }
        if case .constraint = target, wanted[target] == nil { wanted[target] = "constraint" }
      }
    }
    return wanted
  }

  private mutating func free(_ stem: String) -> String {
    if taken.insert(stem).inserted { return stem }
    return numbered(stem, from: 2)
  }

  private mutating func numbered(_ stem: String, from first: Int = 1) -> String {
    var number = counts[stem] ?? first
    while !taken.insert("\(stem)\(number)").inserted { number += 1 }
    counts[stem] = number + 1
    return "\(stem)\(number)"
  }

  /// A text as an id; nil where nothing of it can stand in one.
  private static func word(_ text: String) -> String? {
    let allowed = text.unicodeScalars.filter { scalar in
      scalar.isASCII && (scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
    guard let first = allowed.first else { return nil }
    let word = String(String.UnicodeScalarView(allowed))
    let isDigit = first.properties.numericType != nil
    return (isDigit ? "_" : "") + word.prefix(1).lowercased() + word.dropFirst()
  }

  /// `UITableViewCell` gives `tableViewCell`, `Shop.BadgeView` `badgeView`.
  private static func stem(of className: String) -> String {
    var name = className.split(separator: ".").last.map(String.init) ?? className
    for prefix in ["UI", "NS", "MK", "WK", "_UI"] where name.hasPrefix(prefix) && name.count > prefix.count {
      name = String(name.dropFirst(prefix.count))
      break
    }
    return word(name) ?? "object"
  }
}

extension ObjectReading {
  /// The objects of the scene in the order of its text.
  var textOrder: [ObjectID] {
    var found: [ObjectID] = []
    var stack = Array((scene.ownerChildren + scene.topLevel).reversed())
    while let id = stack.popLast() {
      found.append(id)
      for slot in scene[id].slots.reversed() { stack += slot.children.reversed() }
    }
    return found
  }
}
