import SceneModel

/// Which steps of a plan the properties of objects lead to, and what else they have a part in.
struct KeyCalls {
  /// Whether a property leads to a step, by step of the plan.
  private(set) var isNamed: [Bool]
  /// The offset of the property that a step writes directly, by step; negative for none.
  private(set) var written: [Int]
  /// The offset of the frame, where nothing else says where the object is; negative otherwise.
  private(set) var frame = -1
  private(set) var isAccessible = false
  private(set) var hasPairs = false

  init(_ traits: KeyLayout.Traits, _ plan: ClassPlan, _ names: NameTable, _ positionNames: PositionNames) {
    let count = plan.steps.count
    isNamed = Array(repeating: false, count: count)
    written = Array(repeating: -1, count: count)
    var isElsewhere = traits.isMoved
    for (offset, number) in traits.names.enumerated() {
      let name = number & ~(1 << 31)
      if name == positionNames.frame, number != name { frame = offset }
      isElsewhere = isElsewhere || positionNames.isBesideFrame(name)
      guard let use = plan.uses[names[name]] else { continue }
      for step in use.steps { isNamed[step] = true }
      if let direct = use.direct { written[direct] = offset }
      isAccessible = isAccessible || use.accessibilityKey != nil
      hasPairs = hasPairs || use.isKeyValuePair
    }
    if isElsewhere { frame = -1 }
  }
}
