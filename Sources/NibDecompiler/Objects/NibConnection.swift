import NibArchive

/// A connection as a nib holds it.
struct NibConnection {
  enum Kind {
    case outlet
    case collection
    case event
  }

  var kind: Kind
  var number: Int
  /// The outlet's name, or the selector.
  var label: String
  var source: Int
  /// One object, or the elements of a collection.
  var destinations: [Int]
  /// The events; nil where the connection names none.
  var mask: Int?

  /// The connections of a nib that are complete.
  static func all(in content: NibContent) -> [NibConnection] {
    guard !content.archive.objects.isEmpty else { return [] }
    return content.elements("UINibConnectionsKey", of: 0).compactMap { number in
      guard let label = content.string("UILabel", of: number), let source = content.object("UISource", of: number),
        let destination = content.object("UIDestination", of: number)
      else { return nil }
      let kind: Kind
      switch content.className(of: number) {
      case "UIRuntimeOutletConnection": kind = .outlet
      case "UIRuntimeOutletCollectionConnection": kind = .collection
      case "UIRuntimeEventConnection": kind = .event
      default: return nil
      }
      return NibConnection(
        kind: kind,
        number: number,
        label: label,
        source: source,
        destinations: kind == .collection ? content.elements(of: destination) : [destination],
        mask: content.integer("UIEventMask", of: number)
      )
    }
  }
}
