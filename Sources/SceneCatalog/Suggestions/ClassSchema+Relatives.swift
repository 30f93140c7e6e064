import SceneDiagnostics
import SceneModel

/// Names that are made of a property's and something else, or that belong to another object.
extension ClassSchema {
  /// A value for one state or axis: `disabledTitle`, `titleForDisabled` and `contentHuggingPriority.horizontal`.
  func stateHint(for key: MistakenKey, _ catalog: SceneCatalog) -> String? {
    let name = ForeignProperty.normalized(key.name).filter { $0 != "." }
    for property in propertyNames {
      guard let schema = properties[property], let type = schema.keyedBy.flatMap({ catalog.enumeration(named: $0) })
      else { continue }
      // `horizontalHuggingPriority` leaves out the word in front.
      let bare = property.lowercased().filter { $0 != "." }
      let words = [bare, bare.hasPrefix("content") ? String(bare.dropFirst(7)) : bare]
      for state in type.cases.map(\.name) + (type.isOptionSet ? ["pressed", "default"] : []) {
        let folded = state.lowercased()
        let known = ["pressed": "highlighted", "default": "normal"][state] ?? state
        guard
          words.contains(where: {
            [folded + $0, $0 + folded, $0 + "for" + folded, $0 + "in" + folded, $0 + "when" + folded].contains(name)
          })
        else { continue }
        let value = key.written ?? "…"
        return type.isOptionSet && known != "normal"
          ? "write '\(property): {normal: …, \(known): \(value)}'" : "write '\(property): {\(known): \(value)}'"
      }
    }
    return nil
  }

  /// A method that sets what a scene gives a property, or that adds an object: `setTitle`, `addSubview`.
  func setterHint(for key: MistakenKey, _ keys: [String], _ catalog: SceneCatalog) -> String? {
    let method = key.name.prefix { $0 != "(" && $0 != ":" }
    for verb in ["set", "add", "with", "update", "apply"] where method.hasPrefix(verb) && method.count > verb.count {
      let rest = method.dropFirst(verb.count)
      guard rest.first?.isUppercase == true else { continue }
      let name = rest.prefix(1).lowercased() + rest.dropFirst()
      let value = key.written ?? "…"
      if properties[name] != nil { return "write '\(name): \(value)'" }
      if let slot = [name, name + "s"].first(where: { slots[$0]?.accepts.isEmpty == false }) {
        return slots[slot]?.isSingle == true ? "write '\(slot): {class: …}'" : "write '\(slot): [{class: …}]'"
      }
      var inner = key
      inner.name = name
      // The rest is shorter each time, so that this ends.
      if let found = suggestion(for: inner, keys: keys, catalog: catalog)?.name { return "write '\(found): \(value)'" }
    }
    return nil
  }

  /// An event in the object rather than in its actions: `touchUpInside: owner.go`.
  func eventHint(for key: MistakenKey) -> String? {
    let bare =
      key.name.hasPrefix("on") && key.name.dropFirst(2).first?.isUppercase == true
      ? key.name.dropFirst(2) : key.name[...]
    let name = bare.prefix(1).lowercased() + bare.dropFirst()
    guard let event = mask(of: name) == nil ? foreignEvent(key.name) ?? foreignEvent(name) : name else { return nil }
    return
      "write 'actions: {\(event): \(key.written.flatMap { $0.contains(".") ? $0 : nil } ?? "owner.\(event == "touchUpInside" ? "tapped" : "changed")(_:)")}'"
  }

  /// A property whose name begins with the class's: `mode` of a UIDatePicker is `datePickerMode`.
  func prefixedName(_ name: String) -> String? {
    for ancestor in lineage where ancestor.hasPrefix("UI") {
      let noun = ancestor.dropFirst(2)
      let full = noun.prefix(1).lowercased() + noun.dropFirst() + name.prefix(1).uppercased() + name.dropFirst()
      if properties[full]?.declaringClass == ancestor { return full }
      // `style` of a search bar is `barStyle` too.
      guard let capital = noun.lastIndex(where: \.isUppercase) else { continue }
      let short = noun[capital...].lowercased() + name.prefix(1).uppercased() + name.dropFirst()
      if properties[short]?.declaringClass == ancestor { return short }
    }
    return nil
  }

  /// A property of an object that stands in a slot of this one, such as a controller's view.
  func reachHint(for key: MistakenKey, _ catalog: SceneCatalog) -> String? {
    for name in slotNames {
      guard let slot = slots[name], slot.accepts.count == 1 || slot.impliedClass != nil, slot.aliasOf == nil,
        let holder = (slot.impliedClass ?? slot.accepts.first).flatMap({ catalog.schema(named: $0) }),
        holder.name != "UIView" || isKind(of: "UIViewController"), !["gestureRecognizers", "children"].contains(name)
      else { continue }
      let known = holder.properties[key.name] == nil ? holder.slots[key.name].map(\.name) : key.name
      guard let known else { continue }
      let parts = (slot.impliedClass == nil ? "class: \(holder.name), " : "") + "\(known): \(key.written ?? "…")"
      return slot.isSingle ? "write '\(name): {\(parts)}'" : "write '\(name): [{\(parts)}]'"
    }
    return nil
  }

  /// A property of the object that this one stands in.
  func holderHint(for key: MistakenKey) -> String? {
    guard let holder = key.holder, holder.properties[key.name] != nil || holder.slots[key.name] != nil else {
      return nil
    }
    return "\(holder.name) has it: write it there, one level further out"
  }

  /// Up to three classes that have a property of this name.
  func otherClasses(with name: String, _ catalog: SceneCatalog) -> String? {
    let holders = catalog.classNames.filter { catalog.schema(named: $0)?.properties[name]?.declaringClass == $0 }
    guard (1...3).contains(holders.count) else { return nil }
    let verb = holders.count == 1 ? "has" : "have"
    return "only \(Wording.list(holders)) \(verb) '\(name)'"
  }
}
