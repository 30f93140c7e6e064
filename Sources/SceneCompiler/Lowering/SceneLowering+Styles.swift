import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// Merges the properties of the styles that an object names; a later style wins, the object's own keys come after.
  mutating func lowerStyleNames(
    of node: NodeID,
    of id: ObjectID,
    _ use: ObjectClass,
    since firstProperty: Int,
    _ firstSlot: Int,
    into parts: inout ObjectParts?
  ) {
    for entry in buffers.entries(of: node) where buffers.isText("styles", entry.key) {
      var merged: Set<String> = []
      for name in elements(entry.value) {
        guard let text = word(tree.resolved(name), of: "a style") else { continue }
        guard merged.insert(text).inserted else {
          report(.duplicateStyle, "the style '\(text)' is given twice", at: name)
          continue
        }
        guard let style = styles[text] ?? (shared?.isForeign == false ? shared?.styles[text] : nil) else {
          if let style = shared?.styles[text] {
            lowerSharedStyle(style, named: name, of: node, as: id, use, since: firstProperty, into: &parts)
          } else {
            missingStyles.append(located(name))
          }
          continue
        }
        let styleName = located(name)
        scene.styleUses.append(SceneStyleUse(style: styleName, object: id))
        guard let members = use.members else { continue }
        for entry in buffers.entries(of: style) {
          switch members.member(of: buffers.utf8(of: entry.key)) {
          case .property(let index):
            lowerProperty(index, entry, of: use, since: firstProperty, style: styleName)
          case .slot(let index):
            if let slot = use.slot(at: index), slot.schema.map(holdsParts) == true {
              lowerSlot(entry, slot, of: id, unlessIn: node, since: firstSlot)
            } else {
              addUnknownKey(entry.key, of: name, into: &parts)
            }
          case .unknown: addUnknownKey(entry.key, of: name, into: &parts)
          }
        }
      }
    }
  }

  /// Notes a key of a style that the object's class gives no meaning.
  func addUnknownKey(_ key: NodeID, of style: NodeID, into parts: inout ObjectParts?) {
    if SceneKeys.notInStyles.contains(tree.text(of: key)) { return }
    ObjectParts.of(&parts).unknownKeys.append(.init(name: located(key), looksLikeSlot: false, style: located(style)))
  }

  /// Reads a slot of a style, unless the object has it itself; a later style's comes in place of an earlier one's.
  private mutating func lowerSlot(
    _ entry: (key: NodeID, value: NodeID),
    _ slot: SlotUse,
    of id: ObjectID,
    unlessIn object: NodeID,
    since first: Int
  ) {
    guard tree.value(named: slot.name, of: object) == nil else { return }
    if let number = scene.objects.names.number(of: slot.name) {
      let others = pendingSlots[first...].filter { $0.name != number }
      pendingSlots.replaceSubrange(first..., with: others)
    }
    lowerSlot(entry, slot, of: id)
  }

  /// Whether a slot lists parts that only their object can make, such as segments: each object of a style has its own.
  func holdsParts(_ slot: SlotSchema) -> Bool {
    guard let schema = slot.impliedClass.flatMap({ catalog.schema(named: $0) }) else { return false }
    return !slot.isSingle && schema.placement == .namedSlots && schema.initializer == "none"
  }

  /// Reports each style that is missing once, however many objects name it.
  mutating func reportMissingStyles() {
    guard !stylesAreUnread, shared?.stylesAreUnread != true else { return }
    let known = Set(styles.keys).union(missingStyles.isEmpty ? [] : shared.map { Array($0.styles.keys) } ?? []).sorted()
    // A document without styles lacks all of them at once.
    let byName = Dictionary(grouping: missingStyles, by: \.value).values.sorted { $0[0].range < $1[0].range }
    for (index, uses) in (known.isEmpty ? [missingStyles] : byName).enumerated() {
      guard let first = uses.first else { continue }
      let name = first.value
      // Where nearly all names are unknown they are no slips, and looking each up among all styles takes their product.
      let nearest = index < BoundedReports.suggestionLimit ? suggestion(for: name, among: known) : nil
      let several = name.split { ", ".contains($0) }.map(String.init)
      let list =
        several.count > 1 && several.allSatisfy { known.contains($0) }
        ? "write [\(several.joined(separator: ", "))]" : nil
      let hint = list ?? nearest ?? (known.isEmpty ? "the document has no 'styles'" : nil)
      diagnostics.append(
        Diagnostic(
          .unknownStyle,
          "there is no style '\(name)'",
          at: first.range,
          hint: hint,
          repeats: uses.dropFirst().map(\.range)
        )
      )
    }
  }

  /// The map for a list of `{key: …, type: …, value: …}`, as Interface Builder shows attributes; nil for other nodes.
  private func attributesHint(_ node: NodeID) -> String? {
    guard tree[node].kind == .sequence else { return nil }
    let pairs = tree.children(of: node).prefix(3).compactMap { child -> String? in
      let entries = tree.entries(of: tree.resolved(child))
      func text(_ names: [String]) -> String? {
        entries.first { names.contains(tree.text(of: $0.key)) }.flatMap { shortText(tree.resolved($0.value)) }
      }
      guard let key = text(["key", "keyPath", "name", "path", "property"]), let value = text(["value"]) else {
        return nil
      }
      let number = key.hasPrefix("layer.") && Int(value) != nil ? ValueReader.number(in: value) : nil
      return "\(key): \(number ?? ScalarSpelling.flow(value))"
    }
    return pairs.isEmpty ? mapHint(node) : "write {\(pairs.joined(separator: ", "))}"
  }

  /// User-defined runtime attributes, in the order written.
  mutating func attributes(_ node: NodeID) -> [SceneAttribute] {
    var found: [SceneAttribute] = []
    for entry in entries(
      node,
      of: "'attributes'",
      hint: { $0.attributesHint(node) ?? "for example 'attributes: {layer.cornerRadius: 8.0}'" }
    ) {
      let value = values.readRuntimeValue(entry.value)
      found.append(SceneAttribute(keyPath: located(entry.key), value: Located(value, at: tree[entry.value].range)))
    }
    return found
  }
}
