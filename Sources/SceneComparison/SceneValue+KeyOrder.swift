import SceneModel

extension SceneValue {
  /// The value with the keys of all maps in it, and the cases of option sets, in one order: theirs means nothing.
  var withKeysInOrder: SceneValue {
    switch self {
    case .keyed(let values):
      .keyed(values.map { .init(key: $0.key, raw: $0.raw, value: $0.value.withKeysInOrder) }.sorted { $0.raw < $1.raw })
    case .factory(let name, let arguments): .factory(name: name, arguments: Self.inOrder(arguments))
    case .attributedText(let runs):
      .attributedText(runs.map { .init(text: $0.text, attributes: Self.inOrder($0.attributes)) })
    case .optionSet(let names, let raw): .optionSet(names.sorted(), raw: raw)
    case .list(let values): .list(values.map(\.withKeysInOrder))
    case .null, .bool, .int, .double, .text, .localizedText, .geometry, .enumeration, .color, .font, .image, .date,
      .invalid:
      self
    }
  }

  private static func inOrder(_ arguments: [FactoryArgument]) -> [FactoryArgument] {
    arguments.map { .init(name: $0.name, value: $0.value.withKeysInOrder) }.sorted { $0.name < $1.name }
  }
}
