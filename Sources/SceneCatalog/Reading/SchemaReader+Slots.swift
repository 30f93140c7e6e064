import SceneDiagnostics
import SceneSyntax

extension SchemaReader {
  private static let slotKeys = [
    "accepts", "single", "class", "key", "collection", "connection", "joins", "usesConstraints", "summary", "required",
    "encoded", "alias", "wrapper", "standsIn", "segue", "element", "unverified", "availability",
  ]

  mutating func readSlots(_ node: NodeID, into schema: inout ClassDeclaration) {
    guard let members = members(of: node, in: "'slots'") else { return }
    for (key, value) in members {
      let slot = readSlot(key, tree.resolved(value), inherited: schema.slots[tree.text(of: key)])
      if schema.slots.updateValue(slot, forKey: slot.name) == nil { schema.slotNames.append(slot.name) }
    }
  }

  /// A slot, starting from the inherited one that it restates.
  private mutating func readSlot(_ key: NodeID, _ node: NodeID, inherited: SlotSchema?) -> SlotSchema {
    let name = tree.text(of: key)
    var slot = inherited ?? SlotSchema(name: name, range: tree[key].range, accepts: [])
    guard tree[node].kind == .mapping else {
      let accepted = texts(node)
      slot.accepts = accepted == ["none"] ? [] : accepted
      return slot
    }
    forEachEntry(of: node, known: Self.slotKeys, in: "a slot") { reader, part, _, node in
      let text = reader.tree.text(of: node)
      switch part {
      case "accepts": slot.accepts = reader.texts(node)
      case "single": slot.isSingle = text == "true"
      case "class": slot.impliedClass = text
      case "key": slot.key = text
      case "collection": slot.collection = text
      case "connection":
        slot.outletCollection = text == "outletCollection"
        slot.isDataSource = text == "dataSource"
      case "required": slot.isRequired = text == "true"
      case "encoded":
        slot.isAlwaysEncoded = text == "always"
        slot.isMade = text == "made"
      case "alias": slot.aliasOf = text
      case "wrapper": slot.wrapper = text
      case "standsIn": slot.standsIn = text
      case "segue": slot.segues = reader.texts(node)
      case "element": slot.element = text
      case "joins": slot.joins = text
      case "usesConstraints": slot.usesConstraints = text == "true"
      case "unverified": slot.isUnverified = text == "true"
      case "availability": slot.availability = reader.version(node)
      case "summary": slot.summary = text
      default: break
      }
    }
    return slot
  }

  mutating func readOutlets(_ node: NodeID, into schema: inout ClassDeclaration) {
    guard let members = members(of: node, in: "'outlets'") else { return }
    for (key, value) in members {
      var outlet = OutletSchema(name: tree.text(of: key), range: tree[key].range, type: "NSObject")
      if tree[value].kind == .mapping {
        forEachEntry(of: value, known: ["type", "collection", "label", "required", "summary"], in: "an outlet") {
          reader,
          part,
          _,
          node in
          let text = reader.tree.text(of: node)
          switch part {
          case "type": outlet.type = text
          case "collection": outlet.isCollection = text == "true"
          case "label": outlet.label = text
          case "required": outlet.isRequired = text == "true"
          default: outlet.summary = text
          }
        }
      } else {
        let text = tree.text(of: value)
        let element =
          tree.children(of: value).first { _ in true }.map { tree.text(of: $0) } ?? text.filter { !"[] ".contains($0) }
        if tree[value].kind == .sequence || text.hasPrefix("[") {
          report(
            .schemaForm,
            "the type of an outlet is a class or a protocol",
            at: tree[value].range,
            hint: "for a list of objects write '{type: \(element), collection: true}'"
          )
        }
        outlet.type = text.hasPrefix("[") || text.isEmpty ? element : text
      }
      if schema.outlets.updateValue(outlet, forKey: outlet.name) == nil { schema.outletNames.append(outlet.name) }
    }
  }
}
