import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

extension ObjectReading {
  /// Reads the properties of an object, and leaves out what the compiler would write anyway.
  mutating func readProperties(of id: ObjectID) {
    guard let schema = schema(of: id) else { return }
    var decoded = decodedProperties(of: id, schema)
    for property in scene[id].properties { decoded[property.name.value] = property.value.value }
    let isPlaced = isPlacedByConstraints(id)
    var written: [SceneProperty] = []
    for name in schema.propertyNames {
      guard let value = decoded[name], let property = schema.properties[name] else { continue }
      var fallback = property.unwrittenValue(in: schema, isPlaced: isPlaced) { other in
        // What such views have anyway is left out.
        let isLeftOut = isPlaced && other == PlacedProperty.translation && decoded[other] == .bool(false)
        return isLeftOut ? nil : decoded[other]
      }
      if AttributedLabel.decides(name, in: schema), case .attributedText(let runs)? = decoded[AttributedLabel.source] {
        fallback = AttributedLabel.value(of: name, in: runs) ?? fallback
      }
      if let value = difference(value, from: fallback, of: property) {
        written.append(SceneProperty(unwritten: name, value))
      }
    }
    scene[id].properties = written
  }

  /// Whether a view that says nothing of it leaves its position to constraints.
  private func isPlacedByConstraints(_ id: ObjectID) -> Bool {
    guard let parent = scene[id].parent, let slot = scene[id].slotName else { return false }
    return PlacedProperty.isPlaced(
      slot: slot,
      usesConstraints: schema(of: parent)?.constrainingSlots.contains(slot) == true,
      isNamedByConstraint: placedViews.contains(id)
    )
  }

  /// What a scene has to say to get a value; nil where it need not say anything.
  private func difference(_ value: SceneValue, from fallback: SceneValue, of property: PropertySchema) -> SceneValue? {
    if property.isRequired { return value }
    switch (value, fallback) {
    case (.enumeration(_, let left), .enumeration(_, let right)): return left == right ? nil : value
    case (.optionSet(_, let left), .optionSet(_, let right)): return left == right ? nil : value
    case (.keyed(let values), .keyed(let defaults)):
      let different = values.filter { one in defaults.first { $0.raw == one.raw }?.value != one.value }
      return different.isEmpty ? nil : .keyed(different)
    case (.keyed(let values), _): return values.isEmpty ? nil : value
    default: return value == fallback ? nil : value
    }
  }

  /// What named colors look like, by name: the first that the nib holds of each.
  var assetColors: [String: SceneColor] {
    var colors: [String: SceneColor] = [:]
    func note(_ value: SceneValue) {
      switch value {
      case .color(.asset(let name, let fallback?)): colors[name] = colors[name] ?? fallback
      case .keyed(let values): for value in values { note(value.value) }
      default: break
      }
    }
    for property in textOrder.flatMap({ scene[$0].properties }) { note(property.value.value) }
    return colors
  }

  // MARK: - Decoding

  private func decodedProperties(of id: ObjectID, _ schema: ClassSchema) -> [String: SceneValue] {
    let location = location(of: id)
    let content = nibs[location.nib].content
    var decoded: [String: SceneValue] = [:]
    for rule in schema.keys {
      switch rule.content {
      case .property(let first, let form):
        let name = meantProperty(first, rule, of: location, schema)
        guard let property = schema.properties[name], property.key == rule.key, property.container == nil,
          !form.encoding.tellsOfSetting
        else { continue }
        decoded[name] = value(property, under: rule.key, absent: rule.absentValue, in: location.number, location.nib)
      case .container(let className):
        guard let inner = content.object(rule.key, of: location.number), content.className(of: inner) == className
        else {
          continue
        }
        for name in schema.propertyNames {
          guard let property = schema.properties[name], property.container == className, let key = property.key else {
            continue
          }
          decoded[name] = value(property, under: key, absent: nil, in: inner, location.nib)
        }
      case .computed(let computation): decode(computation, rule, of: location, schema, into: &decoded)
      case .slots, .slotProperty, .constant, .part: break
      }
    }
    // A key that is written for one case alone says that it is this case, whatever is written beside it for older systems.
    for rule in schema.keys {
      guard case .property(let name, _) = rule.content, case .enumeration(_, .int(let raw))? = rule.onlyValue,
        let payload = content.value(rule.key, of: location.number), content.integer(payload) == raw
      else { continue }
      decoded[name] = rule.onlyValue
    }
    return decoded
  }

  /// Of properties that share a key the one that the nib says was set.
  private func meantProperty(
    _ first: String,
    _ rule: KeyRule,
    of location: NibLocation,
    _ schema: ClassSchema
  ) -> String {
    for name in rule.alternatives {
      let marker = schema.keys.first { $0.content == .property(name, ValueForm(.isSet)) }
      if let marker, nibs[location.nib].content.value(marker.key, of: location.number) == .bool(true) { return name }
    }
    return first
  }

  private func value(
    _ property: PropertySchema,
    under key: String,
    absent: SceneValue?,
    in number: Int,
    _ nib: Int
  ) -> SceneValue? {
    guard let payload = nibs[nib].content.value(key, of: number) else { return absent ?? property.absentValue }
    return values(nib).value(payload, of: property)
  }

  private func decode(
    _ computation: KeyRule.Computation,
    _ rule: KeyRule,
    of location: NibLocation,
    _ schema: ClassSchema,
    into decoded: inout [String: SceneValue]
  ) {
    let content = nibs[location.nib].content
    switch computation {
    case .bounds: decodeGeometry(of: location, into: &decoded)
    case .statefulContent: decodeStates(rule, of: location, schema, into: &decoded)
    case .segmentGeometry where rule.key == "UISegmentInfo":
      guard case .object(let info)? = content.value(rule.key, of: location.number) else { return }
      if let image = values(location.nib).image(info) {
        decoded["image"] = .image(image)
      } else if let text = values(location.nib).text(info) {
        decoded["title"] = text
      }
    default: break
    }
  }

  private func decodeGeometry(of location: NibLocation, into decoded: inout [String: SceneValue]) {
    let content = nibs[location.nib].content
    guard let bounds = content.value("UIBounds", of: location.number)?.numbers, bounds.count == 4,
      let center = content.value("UICenter", of: location.number)?.numbers, center.count == 2,
      (bounds + center).allSatisfy(\.isFinite)
    else { return }
    let transform = content.value("UITransform", of: location.number)?.numbers
    let frame = [center[0] - bounds[2] / 2, center[1] - bounds[3] / 2, bounds[2], bounds[3]]
    let isExact = frame[0] + frame[2] / 2 == center[0] && frame[1] + frame[3] / 2 == center[1]
    if transform == nil, bounds[0] == 0, bounds[1] == 0, isExact {
      if frame != [0, 0, 0, 0] { decoded["frame"] = .geometry(.rect, frame) }
      return
    }
    decoded["bounds"] = .geometry(.rect, bounds)
    decoded["center"] = .geometry(.point, center)
    if let transform, transform.count == 6, transform.allSatisfy(\.isFinite) {
      decoded["transform"] = .geometry(.transform, transform)
    }
  }

  /// A button's content, state by state.
  private func decodeStates(
    _ rule: KeyRule,
    of location: NibLocation,
    _ schema: ClassSchema,
    into decoded: inout [String: SceneValue]
  ) {
    let content = nibs[location.nib].content
    let reader = values(location.nib)
    for name in schema.propertyNames {
      guard let property = schema.properties[name], property.container == "UIButtonContent", let key = property.key,
        let states = property.keyedBy.flatMap({ catalog.enumeration(named: $0) })
      else { continue }
      var keyed: [SceneValue.KeyedValue] = []
      for pair in content.pairs(rule.key, of: location.number) {
        guard let raw = content.integer(.object(pair.key)), let payload = content.value(key, of: pair.value),
          let state = Self.stateName(raw, states), !keyed.contains(where: { $0.raw == raw }),
          let value = reader.value(payload, as: property.type)
        else { continue }
        keyed.append(.init(key: state, raw: raw, value: value))
      }
      if !keyed.isEmpty { decoded[name] = .keyed(keyed.sorted { $0.raw < $1.raw }) }
    }
  }

  /// `selected+highlighted` for the bits of both.
  private static func stateName(_ raw: Int, _ states: EnumerationSchema) -> String? {
    if let exact = states.cases.first(where: { $0.raw == .int(raw) }) { return exact.name }
    var rest = raw
    var names: [String] = []
    for state in states.cases {
      guard case .int(let bits) = state.raw, bits != 0, rest & bits == bits else { continue }
      names.append(state.name)
      rest &= ~bits
    }
    return rest == 0 && !names.isEmpty ? names.joined(separator: "+") : nil
  }
}
