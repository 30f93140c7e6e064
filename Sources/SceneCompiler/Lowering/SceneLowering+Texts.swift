import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// The localizable texts of one property.
  struct PendingTexts {
    var name: UInt32
    /// What distinguishes the value from that of another entry for the property.
    var payload: UInt64
    var texts: [ValueReader.LocalizableText]
  }

  /// Reads `strings`; whether keys are made of ids.
  mutating func lowerStrings(_ node: NodeID) -> Bool {
    var isAutomatic = false
    let hint = "write 'strings: {keys: automatic}'"
    for entry in entries(node, of: "'strings'", hint: { _ in hint }) {
      guard entry.name == SceneKeys.Strings.keys.rawValue else {
        report(.unknownKey, "'strings' has no '\(entry.name)'", at: entry.key, hint: "it has 'keys'")
        continue
      }
      let value = tree.resolved(entry.value)
      isAutomatic = tree[value].kind == .scalar && tree.text(of: value) == SceneKeys.Strings.automatic
      if !isAutomatic {
        report(.wrongType, "'keys' is 'automatic', not \(describe(value))", at: value, hint: "or leave out 'strings'")
      }
    }
    return isAutomatic
  }

  /// From here on, gives texts keys that are made of ids.
  mutating func makeKeys(prefix: String) {
    keyPrefix = prefix
    values.makesKeys = true
    sharedValues?.makesKeys = true
  }

  /// Notes the texts that were read of a property.
  mutating func keepTexts(since first: Int, of record: PropertyRecord) {
    let texts = Array(values.texts[first...])
    values.texts.removeLast(texts.count)
    guard record.kind != .invalid else { return }
    pendingTexts.append(PendingTexts(name: record.name, payload: record.payload, texts: texts))
  }

  /// Gives the texts of an object, which is read to its end, the keys that are made of its id.
  mutating func giveKeys(since first: Int, _ firstProperty: Int, of id: ObjectID, _ node: NodeID) {
    let identifier = scene.objects.identifier(at: id.index).flatMap { Self.keyName($0.value) }
    for pending in pendingTexts[first...] {
      // Of several entries for a property, one remains.
      let index = pendingProperties[firstProperty...].firstIndex {
        $0.name == pending.name && $0.payload == pending.payload
      }
      guard let index else { continue }
      let name = scene.objects.names[pending.name]
      var remaining = pending.texts[...]
      var isAutomatic = false
      let value = scene.objects.value(of: pendingProperties[index]).mappingLocalizedTexts(at: name) { path, text, key in
        guard let written = remaining.popFirst() else { return key }
        if written.key == nil, identifier == nil { textsWithoutID.append((node, written.range)) }
        let key = written.key ?? "\(keyPrefix ?? "")\(identifier ?? "").\(path)"
        isAutomatic = isAutomatic || written.key == nil
        scene.texts.append(
          SceneText(
            object: id,
            path: path,
            text: text,
            key: key,
            isAutomatic: written.key == nil,
            comment: written.comment,
            range: written.range,
            keyRange: written.keyRange
          )
        )
        return key
      }
      guard isAutomatic else { continue }
      let none = SourceRange(0, 0)
      let record = scene.objects.kept(value, name: pending.name, key: none, at: none)
      pendingProperties[index].kind = record.kind
      pendingProperties[index].payload = record.payload
    }
    pendingTexts.removeLast(pendingTexts.count - first)
  }

  /// What a key has of an object's name: `total.title` for the object `title` of the use `total` of a component.
  ///
  /// Nil for what a use without an id has, whose name hangs on how many uses stand before it.
  private static func keyName(_ name: String) -> String? {
    guard name.contains("#") else { return name }
    let parts = name.split(separator: "#")
    let isNumbered = zip(parts, parts.dropFirst()).contains { $0 == "use" && $1.first?.isNumber == true }
    return isNumbered ? nil : parts.joined(separator: ".")
  }

  /// Adds texts that have keys of their own.
  mutating func addTexts(_ texts: ArraySlice<ValueReader.LocalizableText>, path: String, of id: ObjectID) {
    scene.texts += texts.compactMap { text in
      guard let key = text.key else { return nil }
      return SceneText(
        object: id,
        path: path,
        text: text.text,
        key: key,
        isAutomatic: false,
        comment: text.comment,
        range: text.range,
        keyRange: text.keyRange
      )
    }
    values.texts.removeLast(texts.count)
  }

  /// Reports texts without keys, and keys with two texts.
  mutating func checkTexts() {
    reportMissingIDs()
    var first: [String: SceneText] = [:]
    for text in scene.texts {
      guard let other = first[text.key] else {
        first[text.key] = text
        continue
      }
      guard other.text != text.text, !text.isAutomatic || !other.isAutomatic else { continue }
      diagnostics.append(
        Diagnostic(
          .keyConflict,
          "the key '\(text.key)' has another text already",
          at: text.range,
          hint: "give one of them another key",
          notes: [.init("first used here", at: other.range)]
        )
      )
    }
  }

  private mutating func reportMissingIDs() {
    guard !textsWithoutID.isEmpty else { return }
    var taken = Set(scene.objects.indices.compactMap { scene.objects.identifier(at: $0)?.value })
    var given: Set<NodeID> = []
    let uses = scene.copiedRanges
    for (object, range) in textsWithoutID {
      var fixIts: [Diagnostic.FixIt] = []
      // What comes from a component is not written here: the use gets the id.
      let isCopy = uses.contains(tree[object].range)
      if !isCopy, given.insert(object).inserted, let key = tree.firstChild(of: object) {
        let id = freeID(like: object, &taken)
        fixIts = [.init("give the object the id '\(id)'", edits: [insertion(of: "id: \(id)", before: key, in: object)])]
      }
      diagnostics.append(
        Diagnostic(
          .textWithoutID,
          "this text gets its key from the id of its object, which has none",
          at: range,
          hint: isCopy
            ? "give the use and the object in the component an id, or write {text: …, key: none}"
            : "give the object an id, or write {text: …, key: none}",
          fixIts: fixIts
        )
      )
    }
  }

  /// An id that no object has, after the object's class: `label2`.
  private func freeID(like object: NodeID, _ taken: inout Set<String>) -> String {
    let written = tree.value(named: "class", of: object).map { tree.text(of: $0) } ?? "object"
    let name = written.split(separator: ".").last.map(String.init) ?? written
    let plain = name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
    let base = plain.prefix(1).lowercased() + plain.dropFirst()
    var number = 1
    while !taken.insert("\(base)\(number)").inserted { number += 1 }
    return "\(base)\(number)"
  }

  private func insertion(of entry: String, before key: NodeID, in object: NodeID) -> TextEdit {
    let start = tree.fullRange(of: key).lowerBound
    let line = tree.source.rangeOfLine(tree.source.position(at: start).line)
    let column = start - line.lowerBound
    let separator = tree[object].style == .flow ? ", " : "\n" + String(repeating: " ", count: column)
    return TextEdit(range: SourceRange(start, start), replacement: entry + separator)
  }
}

extension SceneValue {
  /// The value with other keys for its localizable texts, which are visited in the order written.
  ///
  /// - Parameters:
  ///   - path: The property, and what the value is for in it.
  ///   - key: The key of a text, of its path, its text, and the key that it has.
  func mappingLocalizedTexts(at path: String, _ key: (String, String, String) -> String) -> SceneValue {
    switch self {
    case .localizedText(let text, let old): .localizedText(text, key: key(path, text, old))
    case .keyed(let values):
      .keyed(
        values.map { part in
          let path = part.raw == 0 ? path : "\(path).\(part.key)"
          return .init(key: part.key, raw: part.raw, value: part.value.mappingLocalizedTexts(at: path, key))
        }
      )
    case .list(let values):
      .list(values.enumerated().map { $1.mappingLocalizedTexts(at: "\(path).\($0)", key) })
    case .factory(let name, let arguments):
      .factory(
        name: name,
        arguments: arguments.map {
          .init(name: $0.name, value: $0.value.mappingLocalizedTexts(at: "\(path).\($0.name)", key))
        }
      )
    default: self
    }
  }
}
