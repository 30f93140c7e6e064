import SceneDiagnostics
import SceneModel

/// Suggestions for names that combine a property with a state or a verb, and for members of other objects.
extension ClassSchema {
  /// A value for one state or axis: `disabledTitle`, `titleForDisabled` and `contentHuggingPriority.horizontal`.
  func stateHint(for key: MistakenKey, _ catalog: SceneCatalog) -> String? {
    let name = ForeignProperty.normalized(key.name).filter { $0 != "." }
    for property in propertyNames {
      guard let schema = properties[property], let type = schema.keyedBy.flatMap({ catalog.enumeration(named: $0) })
      else { continue }
      // `horizontalHuggingPriority` leaves out the word in front.
      let bare = property.lowercased().filter { $0 != "." }
      for word in [bare, bare.hasPrefix("content") ? String(bare.dropFirst(7)) : bare] {
        guard let known = Self.state(in: name, around: word, of: type) else { continue }
        let value = key.flow ?? "…"
        return type.isOptionSet && known != "normal"
          ? "write '\(property): {normal: …, \(known): \(value)}'" : "write '\(property): {\(known): \(value)}'"
      }
    }
    return nil
  }

  /// The case that a name has before or behind a property's: `disabled` of `titleForDisabled`.
  private static func state(in name: String, around property: String, of type: EnumerationSchema) -> String? {
    var rests: [Substring] = []
    if name.hasSuffix(property) { rests.append(name.dropLast(property.count)) }
    if name.hasPrefix(property) {
      let rest = name.dropFirst(property.count)
      rests.append(rest)
      for word in ["for", "in", "when"] where rest.hasPrefix(word) { rests.append(rest.dropFirst(word.count)) }
    }
    for rest in rests where !rest.isEmpty {
      if let own = type.cases.first(where: { $0.name.lowercased() == rest }) { return own.name }
      if type.isOptionSet, let other = type.foreignCase(String(rest)) { return other }
    }
    return nil
  }

  /// A setter or a method that adds an object: `setTitle`, `addSubview`.
  func setter(for key: MistakenKey, _ keys: [String], _ catalog: SceneCatalog) -> Found? {
    // What is left of a setter's name is no setter again.
    guard !key.isRemainder else { return nil }
    let method = key.name.prefix { $0 != "(" && $0 != ":" }
    for verb in ["set", "add", "with", "update", "apply"] where method.hasPrefix(verb) && method.count > verb.count {
      let rest = method.dropFirst(verb.count)
      guard rest.first?.isUppercase == true else { continue }
      let name = rest.prefix(1).lowercased() + rest.dropFirst()
      let value = Advice.Value.scalar(key.written ?? "…")
      if properties[name] != nil { return Found(Advice(.init(name, value))) }
      if let slot = [name, name + "s"].first(where: { slots[$0]?.accepts.isEmpty == false }) {
        let object = Advice.Value.map([.init("class", .scalar("…"))])
        return Found(Advice(.init(slot, slots[slot]?.isSingle == true ? object : .list([object]))))
      }
      var inner = key
      inner.name = name
      inner.isRemainder = true
      if let found = found(for: inner, keys: keys, catalog: catalog)?.name { return Found(Advice(.init(found, value))) }
    }
    return nil
  }

  /// An event that is written directly in the object: `touchUpInside: owner.go`.
  func eventEntry(for key: MistakenKey) -> Advice.Entry? {
    let bare =
      key.name.hasPrefix("on") && key.name.dropFirst(2).first?.isUppercase == true
      ? key.name.dropFirst(2) : key.name[...]
    let name = bare.prefix(1).lowercased() + bare.dropFirst()
    guard let event = mask(of: name) == nil ? foreignEvent(key.name) ?? foreignEvent(name) : name else { return nil }
    let own = key.flow.flatMap { $0.contains(".") ? $0 : nil }
    let message = own ?? "owner.\(event == "touchUpInside" ? "tapped" : "changed")(_:)"
    return .init("actions", .map([.init(event, .scalar(message))]))
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

  /// A property of an object in one of the slots, such as a controller's view.
  func reachEntry(for key: MistakenKey, _ catalog: SceneCatalog) -> Advice.Entry? {
    for name in slotNames {
      guard let slot = slots[name], slot.accepts.count == 1 || slot.impliedClass != nil, slot.aliasOf == nil,
        let holder = (slot.impliedClass ?? slot.accepts.first).flatMap({ catalog.schema(named: $0) }),
        holder.name != "UIView" || isKind(of: .viewController), !["gestureRecognizers", "children"].contains(name)
      else { continue }
      let known = holder.properties[key.name] == nil ? holder.slots[key.name].map(\.name) : key.name
      guard let known else { continue }
      let named = slot.impliedClass == nil ? [Advice.Entry("class", .scalar(holder.name))] : []
      let object = Advice.Value.map(named + [.init(known, .scalar(key.flow ?? "…"))])
      return .init(name, slot.isSingle ? object : .list([object]))
    }
    return nil
  }

  /// A property of the parent object.
  func holderHint(for key: MistakenKey) -> String? {
    guard let holder = key.holder, holder.properties[key.name] != nil || holder.slots[key.name] != nil else {
      return nil
    }
    return "\(holder.name) has this property: move it one level up"
  }

  /// Up to three classes that have a property of this name.
  func otherClasses(with name: String, _ catalog: SceneCatalog) -> String? {
    let holders = catalog.classNames.filter { catalog.schema(named: $0)?.properties[name]?.declaringClass == $0 }
    guard (1...3).contains(holders.count) else { return nil }
    let verb = holders.count == 1 ? "has" : "have"
    return "only \(Wording.list(holders)) \(verb) '\(name)'"
  }
}
