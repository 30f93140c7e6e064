/// The classes that observe properties, as they compile without Objective-C.
///
/// DioramaUI's responders, layers and recognizers have the method that is called; a subclass of `NSObject` alone has it only as a
/// requirement of a protocol, and cannot override it.
package struct ObservingClasses {
  /// What is replaced in each source, by its index.
  package private(set) var edits: [Int: [PortableSource.Edit]] = [:]

  private static let observers: Set<String> = ["UIResponder", "CALayer", "UIGestureRecognizer"]

  /// Reads the sources of a module.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - ancestors: The superclasses of a class of the system, the nearest first; nil for what is none.
  package init(_ sources: [(bytes: [UInt8], surface: SourceSurface)], ancestors: (String) -> [String]?) {
    var superclasses: [String: String] = [:]
    for type in sources.flatMap(\.surface.types) where type.kind == .class {
      if let parent = type.inherited.first { superclasses[type.name] = PortableConditions.bare(parent.element) }
    }
    for (index, source) in sources.enumerated() where Self.mayObserve(source.bytes) {
      let list = TokenList(source.bytes)
      for type in source.surface.types where type.kind == .class {
        var root = type.name
        for _ in 0...superclasses.count { root = superclasses[root] ?? root }
        let above = root == "NSObject" ? [] : ancestors(root) ?? []
        guard !Self.observers.contains(root), Self.observers.isDisjoint(with: above) else { continue }
        readClass(
          type,
          of: list,
          source: index,
          inSuperclass: superclasses[type.name].flatMap { superclasses[$0] } != nil
        )
      }
    }
  }

  private static func mayObserve(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("observeValue")
  }

  private mutating func readClass(
    _ type: TypeDeclaration,
    of list: TokenList,
    source: Int,
    inSuperclass hasOwnSuperclass: Bool
  ) {
    guard !hasOwnSuperclass else { return }
    for index in list.tokens.indices where list.word(at: index) == "observeValue" && list.word(at: index - 1) == "func"
    {
      guard let place = list[index]?.range, type.range.contains(place.lowerBound) else { continue }
      var word = index - 2
      while let modifier = list.word(at: word), modifier != "override",
        ["public", "open", "internal"].contains(modifier)
      {
        word -= 1
      }
      guard list.word(at: word) == "override", let range = list[word]?.range else { continue }
      edits[source, default: []].append(PortableSource.Edit(range: range, text: ""))
      var brace = list.tokens.firstIndex { $0.range.lowerBound >= type.nameRange.upperBound } ?? 0
      while list[brace] != nil, !list.isSign("{", at: brace), list.word(at: brace) != "where" { brace += 1 }
      guard let end = list[brace - 1]?.range.upperBound else { continue }
      edits[source, default: []].append(
        PortableSource.Edit(range: end..<end, text: ", DioramaUI.KeyValueObserver")
      )
    }
  }
}
