import NibArchive

/// What a nib holds, in the order of the nib.
struct NibFacts {
  /// An object of the nib, by its index.
  struct Reference {
    var object: Int
    var className: String
    /// The user's class; nil for an object of UIKit's.
    var customClass: CustomClass?
    /// The identifier of an object from outside; nil for one that the nib makes.
    var proxy: String?
  }

  struct Outlet {
    var name: String
    var source: Reference
    var destinations: [Reference]
    var isCollection: Bool
  }

  struct Action {
    var selector: String
    var source: Reference
    var destination: Reference
    /// The bits of `UIControl.Event`; nil for the one action of a bar item or a gesture recognizer.
    var events: UInt?
  }

  struct Attribute {
    var keyPath: String
    var object: Reference
    var value: String
  }

  /// A controller inside another one, and the view that its own goes into, where the nib says so.
  struct Child {
    var parent: Reference
    var child: Reference
    var container: Reference?
  }

  let archive: NibArchive
  let byteCount: Int
  /// How many objects there are of each class, the most frequent first.
  private(set) var classes: [(name: String, count: Int)] = []
  private(set) var topLevel: [Reference] = []
  private(set) var outlets: [Outlet] = []
  private(set) var actions: [Action] = []
  private(set) var attributes: [Attribute] = []
  private(set) var children: [Child] = []
  private let reader: NibReader
  /// How many more ends of outlets are listed: no nib has as many, unless it connects one list again and again.
  private var room: Int

  init(_ archive: NibArchive) {
    self.archive = archive
    room = Self.mostEnds(of: archive)
    byteCount = archive.encoded().count
    reader = NibReader(archive: archive)
    let names = archive.objects.indices.map(archive.className)
    classes = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).map { ($0.key, $0.value) }
      .sorted { $0.count == $1.count ? $0.name < $1.name : $0.count > $1.count }
    topLevel = reader.list("UINibTopLevelObjectsKey").map(reference)
    for connection in reader.list("UINibConnectionsKey") { readConnection(connection) }
    for pair in reader.list("UINibKeyValuePairsKey") { readAttribute(pair) }
    readChildren()
  }

  private func reference(_ object: Int) -> Reference {
    Reference(
      object: object,
      className: archive.className(of: object),
      customClass: reader.customClass(of: object),
      proxy: reader.proxyIdentifier(of: object)
    )
  }

  /// More references than the lists of a nib hold together.
  static func mostEnds(of archive: NibArchive) -> Int { 1_000 + 4 * archive.values.count }

  private mutating func readChildren() {
    children = Self.children(in: reader, reference)
  }

  private mutating func readConnection(_ connection: Int) {
    guard let label = reader.text("UILabel", of: connection), let source = reader.object("UISource", of: connection),
      let destination = reader.object("UIDestination", of: connection)
    else { return }
    let (from, to) = (reference(source), reference(destination))
    switch archive.className(of: connection) {
    case "UIRuntimeEventConnection":
      let events = reader.payload("UIEventMask", of: connection).flatMap(\.integer).map(UInt.init(truncatingIfNeeded:))
      actions.append(Action(selector: label, source: from, destination: to, events: events))
    case "UIRuntimeOutletCollectionConnection":
      let all = room > 0 ? reader.elements(of: destination).prefix(room).map(reference) : []
      room -= all.count
      outlets.append(Outlet(name: label, source: from, destinations: all, isCollection: true))
    default:
      outlets.append(Outlet(name: label, source: from, destinations: [to], isCollection: false))
    }
  }

  private mutating func readAttribute(_ pair: Int) {
    guard let path = reader.text("UIKeyPath", of: pair), let object = reader.object("UIObject", of: pair) else {
      return
    }
    let value = reader.payload("UIValue", of: pair).map { reader.describe($0) } ?? "nil"
    attributes.append(Attribute(keyPath: path, object: reference(object), value: value))
  }
}
