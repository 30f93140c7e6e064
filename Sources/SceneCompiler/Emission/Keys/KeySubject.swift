import SceneCatalog
import SceneModel

/// An object whose keys are worked out.
///
/// The rules are in extensions, and ask only what is declared here. So the same rules serve an object of a scene and an object of which
/// nothing is said, which notes what it is asked for: what the rules come to for the latter holds for all objects of its class that differ
/// in nothing that was asked. Both are known when the code is compiled, so that no question goes through a table of functions.
protocol KeySubject {
  var schema: ClassSchema { get }
  var tools: NibTools { get }

  /// What the scene says of a property; nil where it says nothing.
  mutating func says(_ property: String) -> SceneValue?
  /// Whether the scene says anything of a property.
  mutating func sets(_ property: String) -> Bool
  /// Whether the tools pass over what the scene says of a property.
  mutating func passesOver(_ property: String) -> Bool
  /// Whether the object leaves its position to constraints where it says nothing of it.
  mutating func isPlacedByConstraints() -> Bool
  mutating func geometry() -> ViewGeometry
  /// What the scene has in a slot.
  mutating func children(in slot: String) -> [ObjectID]
  /// What the nib has in a slot.
  mutating func archivedChildren(in slot: String) -> [ObjectID]
  /// Whether constraints may stand on the object.
  mutating func mayHaveConstraints() -> Bool
  /// Whether the object may have guides that constraints name.
  mutating func mayHaveGuides() -> Bool
  /// Whether some state of a button may have content.
  mutating func mayHaveContent() -> Bool
  /// Whether the object is a cell that stands for a table's rows, as Xcode 7 writes one.
  mutating func isPrototypeOfXcode7() -> Bool
  /// Whether the object is the content view of a cell, and tied to it by constraints of Interface Builder's own.
  mutating func isTiedContentView() -> Bool
}

extension KeySubject {
  /// What a rule that the tools follow comes to.
  mutating func outcome(of rule: KeyRule) -> KeyOutcome {
    switch rule.content {
    case .constant(let value): return .value(value, ValueForm())
    case .slots(let names, let form): return outcome(ofSlots: names, form)
    case .container: return .own
    case .computed(let computation): return outcome(of: computation)
    // Constraints and guides have an emission of their own.
    case .part: return .nothing
    case .slotProperty(let slot, _, _): return children(in: slot).isEmpty ? .nothing : .own
    case .property(_, let form) where form.encoding == .rowWidth && !tools.isSince(.xcode9):
      return .value(.geometry(.size, [geometry().bounds.width, 0]), ValueForm())
    case .property(let name, let form) where form.encoding == .rowWidth && hasEdgesAlone(name): return .own
    case .property(_, let form) where form.encoding == .emptySize && !tools.isSince(.xcode11): return .own
    case .property(let first, _):
      // Of properties that share a key the one that the scene sets is written.
      for name in rule.alternatives where sets(name) { return outcome(ofProperty: name, rule) }
      return outcome(ofProperty: first, rule)
    }
  }

  /// Whether the content of a plain table consists of the views above and below its rows, and the scene sets no content size.
  private mutating func hasEdgesAlone(_ size: String) -> Bool {
    guard tools.isSince(.xcode13), !sets(size), case .enumeration("plain", _) = value(of: "style") else { return false }
    let header = children(in: "tableHeaderView")
    return !header.isEmpty || !children(in: "tableFooterView").isEmpty
  }

  /// What a property comes to under a rule's key: nothing where it is what a missing key decodes to.
  mutating func outcome(ofProperty name: String, _ rule: KeyRule) -> KeyOutcome {
    guard let property = schema.properties[name] else { return .nothing }
    let encoding = rule.form(of: property).encoding
    let isCellColor = TableCell.hasColor(name, schema, tools) && isPrototypeOfXcode7() && !sets(name)
    if encoding.tellsOfSetting {
      let isSet = isCellColor || (says(name).map { $0 != .null } ?? false)
      let value = SceneValue.bool(encoding == .isSet ? isSet : !isSet)
      return value == rule.absentValue ? .nothing : .value(value, ValueForm())
    }
    if isCellColor { return .cellColor }
    let isBackground = CellBackground.concerns(name, of: schema, tools) && hasBackgroundOfStyle()
    if isBackground, name == CellBackground.color { return .cellBackgroundColor }
    let value = isBackground ? CellBackground.value : value(of: name)
    guard rule.omission(of: property).writes(value) else { return .nothing }
    if case .attributedText(let runs) = value, AttributedLabel.isSource(name, in: schema) {
      guard case .enumeration(_, .int(let mode)) = self.value(of: "lineBreakMode") else {
        return .labelText(runs, lineBreakMode: 0)
      }
      return .labelText(runs, lineBreakMode: mode)
    }
    if case .factory(let factory, _) = value, ConfigurationKind(factory: factory)?.archivedView != nil {
      let bounds = geometry().bounds
      return .configurationView(value, width: bounds.width, height: bounds.height)
    }
    return .value(value, rule.form(of: property))
  }

  private mutating func outcome(ofSlots names: [String], _ form: KeyRule.SlotForm) -> KeyOutcome {
    switch form {
    case .prototypeNibs, .prototypeObjects, .standIns: return isEmpty(names) ? .nothing : .own
    case .nullIfFilled: return isEmpty(names) ? .nothing : .null
    case .first:
      for name in names { if let first = children(in: name).first { return .object(first) } }
      return .nothing
    case .children:
      if names.count == 1 { return outcome(ofSlot: names[0]) }
      var outcomes: [KeyOutcome] = []
      for name in names { outcomes.append(outcome(ofSlot: name)) }
      return .several(outcomes)
    }
  }

  private mutating func isEmpty(_ slots: [String]) -> Bool {
    for slot in slots where !children(in: slot).isEmpty { return false }
    return true
  }

  /// What stands in a slot.
  mutating func outcome(ofSlot name: String) -> KeyOutcome {
    guard let slot = schema.slots[name], !slot.outletCollection, slot.aliasOf == nil else { return .nothing }
    let children = archivedChildren(in: name)
    guard let first = children.first else { return slot.isAlwaysEncoded || slot.isMade ? .null : .nothing }
    if slot.isSingle { return .object(first) }
    return .objects(children, collection: slot.collection, wrapper: slot.wrapper)
  }

  private mutating func outcome(of computation: KeyRule.Computation) -> KeyOutcome {
    switch computation {
    case .bounds: return .value(.geometry(.rect, geometry().numbers(of: .bounds) ?? []), ValueForm())
    case .center: return .value(.geometry(.point, geometry().numbers(of: .center) ?? []), ValueForm())
    case .transform: return geometry().transform.map { .value(.geometry(.transform, $0), ValueForm()) } ?? .nothing
    // Older tools move the constraints of some cells.
    case .constraints: return !tools.isSince(.xcode12_5) || mayHaveConstraints() ? .own : .nothing
    case .layoutGuides: return mayHaveGuides() ? .own : .nothing
    case .statefulContent: return mayHaveContent() ? .own : .nothing
    case .minimumFontSize: return minimumFontSize()
    case .segmentGeometry, .parent, .cellSubviews, .focusTraits, .externalObjects, .storyboardIdentifier, .segues:
      return .own
    }
  }

  /// The smallest size to which a label's font may shrink, which older systems read in place of the factor.
  private mutating func minimumFontSize() -> KeyOutcome {
    guard case .double(let factor) = value(of: "minimumScaleFactor"), factor > 0,
      case .font(let font) = value(of: "font")
    else { return .nothing }
    let size = factor * FontEncoding(font).size
    // Older tools keep it to a quarter of a point.
    return .value(.double(tools.isSince(.xcode12_5) ? size : (size * 4).rounded() / 4), ValueForm(.float))
  }
}

/// The color of a table's cells.
enum TableCell {
  /// The property that holds it.
  private static let color = "backgroundColor"

  /// Whether the tools give a property of a class a color of their own, which only Xcode 7 does.
  static func hasColor(_ property: String, _ schema: ClassSchema, _ tools: NibTools) -> Bool {
    property == color && !tools.isSince(.xcode8) && schema.isKind(of: "UITableViewCell")
  }
}
