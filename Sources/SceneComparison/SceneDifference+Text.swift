package import JSONText

extension SceneDifference {
  /// A line a change: `+` what was added, `-` what was removed, `>` what was moved, `~` what changed.
  package var lines: [String] {
    changes.map { change in
      let object = change.name
      switch change.kind {
      case .added where change.isScene: return "+ \(object)"
      case .removed where change.isScene: return "- \(object)"
      case .renamed: return "~ \(object) is now \(change.new ?? "")"
      case .added: return "+ \(object) at \(change.new ?? "")"
      case .removed: return "- \(object) from \(change.old ?? "")"
      case .moved: return "> \(object) from \(change.old ?? "") to \(change.new ?? "")"
      case .changed:
        let part = "\(object).\(change.property ?? "")"
        let users = change.count.map { ", used by \($0)" } ?? ""
        switch (change.old, change.new) {
        case (nil, let new): return "~ \(part): + \(new ?? "")\(users)"
        case (let old, nil): return "~ \(part): - \(old ?? "")\(users)"
        case (let old, let new): return "~ \(part): \(old ?? "") -> \(new ?? "")\(users)"
        }
      }
    }
  }

  /// The changes for programs.
  ///
  /// | key | value |
  /// |---|---|
  /// | `version` | 1; raised when a key changes its meaning, not when one is added |
  /// | `old`, `new` | what the user named |
  /// | `isEqual` | whether there are no changes |
  /// | `changes` | a list of `kind` (`added`, `removed`, `moved`, `changed`, `renamed`), `scene` (of a storyboard), `object`, `class`, `property`, `old`, `new`, and `count` for a change of a style or a component, which has no class |
  ///
  /// A text that a change has not is null.
  package func json(old: String, new: String) -> JSONValue {
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    let changes = changes.map { change in
      JSONValue.object(
        [("kind", .string(change.kind.rawValue))] + (change.scene.map { [("scene", .string($0))] } ?? []) + [
          ("object", .string(change.object)), ("class", .string(change.className)), ("property", text(change.property)),
          ("old", text(change.old)), ("new", text(change.new)),
        ] + (change.count.map { [("count", .integer($0))] } ?? [])
      )
    }
    return .object([
      ("version", .integer(1)), ("old", .string(old)), ("new", .string(new)), ("isEqual", .bool(changes.isEmpty)),
      ("changes", .array(changes)),
    ])
  }
}

extension SceneChange {
  /// Whether the change is one of a whole scene, or of the storyboard itself.
  fileprivate var isScene: Bool { className.isEmpty }

  /// `Home: root.subviews[1] (UILabel)`.
  fileprivate var name: String {
    let object = isScene ? object : "\(object) (\(className))"
    return scene.map { "\($0): \(object)" } ?? object
  }
}
