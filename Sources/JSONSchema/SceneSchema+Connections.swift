import JSONText
import SceneCatalog
import SceneModel

extension SceneSchema {
  /// An object's own name.
  mutating func identifier() -> JSONValue {
    reference("key.id") { _ in
      [
        "description": "The object's name, unique in the file.", "type": "string",
        "pattern": .string("^(?!(\(Self.reservedNames))$)\(Self.namePattern)$"),
      ]
    }
  }

  private static let reservedNames = [ReservedName.owner, .firstResponder, .itself].map(\.rawValue)
    .joined(separator: "|")

  /// The view that a child controller's own view goes into.
  mutating func embedding() -> JSONValue {
    reference("key.embedIn") { _ in
      [
        "description": "Of a child: the view of its parent's hierarchy that its own view goes into.",
        "type": "string", "pattern": .string("^\(Self.namePattern)$"),
      ]
    }
  }

  /// The styles that an object takes.
  mutating func styleNames() -> JSONValue {
    reference("key.styles") { _ in
      Self.oneOrMore(["type": "string"]).described("The document's styles whose properties the object takes.")
    }
  }

  // MARK: - Outlets

  private mutating func outletTarget() -> JSONValue {
    reference("outletTarget") { schema in
      // An object, or a part of a component.
      let target: JSONValue = ["type": "string", "pattern": .string("^\(Self.namePattern)(\\.\(Self.namePattern))?$")]
      return schema.hasParameters ? Self.any([target, Self.parameterReference]) : target
    }
  }

  private mutating func outletTargets() -> JSONValue {
    let target = outletTarget()
    return reference("outletTargets") { _ in Self.oneOrMore(target) }
  }

  /// The outlets of an object whose class is the user's own.
  mutating func anyOutlets() -> JSONValue {
    let targets = outletTargets()
    return reference("key.outlets") { _ in
      [
        "description": "What the object's outlets are connected to: {name: id}.", "type": "object",
        "additionalProperties": targets,
      ]
    }
  }

  /// The outlets of a class and those that a class of the user's own may add.
  mutating func outlets(of schema: ClassSchema) -> JSONValue {
    guard !schema.outletNames.isEmpty else { return anyOutlets() }
    var owner = schema
    while let parent = owner.superclass.flatMap({ catalog.schema(named: $0) }),
      parent.outletNames == schema.outletNames
    {
      owner = parent
    }
    let one = outletTarget()
    let many = outletTargets()
    return reference("\(owner.name).outlets") { _ in
      let known = owner.outletNames.compactMap { owner.outlets[$0] }.map { outlet in
        let type = outlet.isCollection ? "A list of \(outlet.type)." : "A \(outlet.type)."
        return (
          outlet.name, (outlet.isCollection ? many : one).described(outlet.summary.isEmpty ? type : outlet.summary)
        )
      }
      return [
        "description": "What the object's outlets are connected to: {name: id}.", "type": "object",
        "properties": .object(known), "additionalProperties": many,
      ]
    }
  }

  // MARK: - Actions

  mutating func messages() -> JSONValue {
    reference("messages") { schema in
      let word = "[^\\s.():]+"
      let message: JSONValue = [
        "description": "A receiver and a message as Swift spells it: owner.signIn(_:).", "type": "string",
        "pattern": .string("^\(word)\\.(\(word)\\.)?\(word)(\\((\(word):)+\\))?$"),
      ]
      return Self.oneOrMore(schema.hasParameters ? Self.any([message, Self.parameterReference]) : message)
    }
  }

  /// Actions by event, or what an object sends without naming an event.
  mutating func anyActions() -> JSONValue {
    let messages = messages()
    let events = controlEvents
    return reference("key.actions") { _ in
      Self.any([Self.map(events.map { ($0, messages) }), messages])
        .described("What the object sends: {touchUpInside: owner.signIn(_:)}, or owner.save(_:) without an event.")
    }
  }

  /// What a class that a schema declares sends.
  mutating func ownActions(_ schema: ClassSchema) -> JSONValue {
    if schema.sendsUnnamedAction { return ["type": ["string", "array"]] }
    if schema.events.isEmpty { return false }
    return ["type": "object", "propertyNames": eventNames(schema.events.map(\.name))]
  }

  private mutating func eventNames(_ names: [String]) -> JSONValue {
    return names == controlEvents ? reference("events") { _ in ["enum": .strings(names)] } : ["enum": .strings(names)]
  }
}
