import DioramaDriver
import JSONText
import NibArchive
import NibDecompiler
import SceneCatalog

extension NibFacts {
  /// The facts for programs.
  ///
  /// | key | value |
  /// |---|---|
  /// | `version` | 1; raised when a key changes its meaning, not when one is added |
  /// | `file`, `kind` | what the user named; `nib` or `scene` |
  /// | `bytes`, `formatVersion`, `coderVersion` | the nib's size and versions |
  /// | `xcode` | the versions that may have made the nib, `first` and `last`, and the `sign` of it; null where it has none |
  /// | `counts` | `objects`, `values`, `keys` and `classes` |
  /// | `classes` | a list of `name` and `count` |
  /// | `topLevel` | a list of references |
  /// | `children` | a list of `parent`, `child` and `container`, which is null where the nib does not place the view |
  /// | `outlets` | a list of `name`, `source`, `destinations`, `isCollection` |
  /// | `actions` | a list of `selector`, `source`, `destination`, `events`, which is null where the sender has only one |
  /// | `attributes` | a list of `keyPath`, `object`, `value`, as text |
  ///
  /// A reference has `object`, the index in the nib, and `class`; a user's class also `archivedAs`, an object from
  /// outside `proxy`, its identifier.
  func json(path: String, kind: InputFile.Kind) -> JSONValue {
    .object([
      ("version", .integer(1)),
      ("file", .string(path)),
      ("kind", .string(kind.rawValue)),
      ("bytes", .integer(byteCount)),
      ("formatVersion", .integer(Int(archive.formatVersion))),
      ("coderVersion", .integer(Int(archive.coderVersion))),
      ("xcode", NibOrigin(of: archive).map(Self.json) ?? .null),
      (
        "counts",
        .object([
          ("objects", .integer(archive.objects.count)),
          ("values", .integer(archive.values.count)),
          ("keys", .integer(archive.keys.count)),
          ("classes", .integer(archive.classNames.count)),
        ])
      ),
      ("classes", .array(classes.map { .object([("name", .string($0.name)), ("count", .integer($0.count))]) })),
      ("topLevel", .array(topLevel.map(Self.json))),
      ("children", .array(children.map(Self.json))),
      ("outlets", .array(outlets.map(Self.json))),
      ("actions", .array(actions.map(Self.json))),
      ("attributes", .array(attributes.map(Self.json))),
    ])
  }

  private static func json(_ origin: NibOrigin) -> JSONValue {
    .object([
      ("first", .string(origin.tools.lowerBound.name)), ("last", .string(origin.tools.upperBound.name)),
      ("sign", .string(origin.sign)),
    ])
  }

  private static func json(_ reference: Reference) -> JSONValue {
    var members: [(String, JSONValue)] = [("object", .integer(reference.object))]
    members.append(("class", .string(reference.customClass?.swiftName ?? reference.className)))
    if let custom = reference.customClass { members.append(("archivedAs", .string(custom.archivedAs))) }
    if let proxy = reference.proxy { members.append(("proxy", .string(proxy))) }
    return .object(members)
  }

  private static func json(_ child: Child) -> JSONValue {
    .object([
      ("parent", json(child.parent)),
      ("child", json(child.child)),
      ("container", child.container.map(json) ?? .null),
    ])
  }

  private static func json(_ outlet: Outlet) -> JSONValue {
    .object([
      ("name", .string(outlet.name)),
      ("source", json(outlet.source)),
      ("destinations", .array(outlet.destinations.map(json))),
      ("isCollection", .bool(outlet.isCollection)),
    ])
  }

  private static func json(_ action: Action) -> JSONValue {
    let events = action.events.map { EventNames.names(of: $0).map { JSONValue.string($0) } }
    return .object([
      ("selector", .string(action.selector)),
      ("source", json(action.source)),
      ("destination", json(action.destination)),
      ("events", events.map { .array($0) } ?? .null),
    ])
  }

  private static func json(_ attribute: Attribute) -> JSONValue {
    .object([
      ("keyPath", .string(attribute.keyPath)),
      ("object", json(attribute.object)),
      ("value", .string(attribute.value)),
    ])
  }
}
