import SceneModel

extension DeclarationCoder {
  /// A coder key with its rule.
  mutating func code(_ rule: inout KeyRule) {
    code(&rule.key)
    code(&rule.content)
    code(&rule.absentValue)
    code(&rule.onlyValue)
    // Most rules hold for all versions: the oldest and the newest are written as 0.
    code(&rule.since, default: .oldest)
    code(&rule.until, default: .newest)
    code(&rule.olderValue)
    code(&rule.olderAbsentValue)
    code(&rule.olderKey)
    code(&rule.alternatives)
  }

  /// A version of Xcode in tenths, 0 for the default.
  private mutating func code(_ tools: inout NibTools, default usual: NibTools) {
    var version = tools == usual ? 0 : tools.rawValue
    code(&version)
    tools = NibTools(rawValue: version) ?? usual
  }

  /// What is written under a key: the number of its case, then what the case holds.
  private mutating func code(_ content: inout KeyRule.Content) {
    var form = content.form
    code(count: &form)
    switch form {
    case 1:
      var (name, written) = ("", ValueForm())
      if case .property(let property, let its) = content { (name, written) = (property, its) }
      code(&name)
      code(&written)
      content = .property(name, written)
    case 2:
      var (names, part) = ([String](), KeyRule.SlotForm.children)
      if case .slots(let slots, let its) = content { (names, part) = (slots, its) }
      code(&names)
      code(&part)
      content = .slots(names, part)
    case 3:
      var (slot, name, written) = ("", "", ValueForm())
      if case .slotProperty(let one, let property, let its) = content { (slot, name, written) = (one, property, its) }
      code(&slot)
      code(&name)
      code(&written)
      content = .slotProperty(slot: slot, property: name, written)
    case 4:
      var name = ""
      if case .container(let written) = content { name = written }
      code(&name)
      content = .container(name)
    case 5:
      var computation = KeyRule.Computation.bounds
      if case .computed(let written) = content { computation = written }
      code(&computation)
      content = .computed(computation)
    case 6:
      var part = KeyRule.Part.firstItem
      if case .part(let written) = content { part = written }
      code(&part)
      content = .part(part)
    default:
      var value = SceneValue.null
      if case .constant(let written) = content { value = written }
      code(&value)
      content = .constant(value)
    }
  }

  private mutating func code(_ form: inout ValueForm) {
    code(&form.encoding)
    code(&form.rawValues)
  }
}

extension KeyRule.Content {
  /// The number of the case in a compiled declaration.
  fileprivate var form: Int {
    switch self {
    case .constant: 0
    case .property: 1
    case .slots: 2
    case .slotProperty: 3
    case .container: 4
    case .computed: 5
    case .part: 6
    }
  }
}
