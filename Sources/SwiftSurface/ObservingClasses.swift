import Backports

/// The classes that observe properties, as they compile without Objective-C.
///
/// DioramaUI's responders, layers and recognizers have the method that is called; a subclass of `NSObject` alone has it only as a
/// requirement of a protocol, and cannot override it.
package struct ObservingClasses {
  /// What is replaced in each source, by its index.
  package private(set) var edits: [Int: [PortableSource.Edit]] = [:]

  private static let observers: Set<String> = ["UIResponder", "CALayer", "UIGestureRecognizer"]

  /// The superclasses of the module's classes, by name.
  private var superclasses: [String: String] = [:]

  /// Reads the sources of a module.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - ancestors: The superclasses of a class of the system, the nearest first; nil for what is none.
  package init(_ sources: [(bytes: [UInt8], surface: SourceSurface)], ancestors: (String) -> [String]?) {
    for type in sources.flatMap(\.surface.types) where type.kind == .class {
      if let parent = type.inherited.first { superclasses[type.name] = PortableConditions.bare(parent.element) }
    }
    for (index, source) in sources.enumerated() where Self.mayObserve(source.bytes) {
      let list = TokenList(source.bytes)
      let methods = list.tokens.indices.filter {
        list.word(at: $0) == "observeValue" && list.word(at: $0 - 1) == "func"
      }
      // The classes of a source are in the order of where they begin, each in front of those inside of it.
      let classes = source.surface.types.filter { $0.kind == .class }.sorted {
        $0.range.lowerBound < $1.range.lowerBound
      }
      var conforming: Set<Int> = []
      for method in methods {
        guard let place = list[method]?.range.lowerBound else { continue }
        let before = classes.count(startingBelow: place, \.range.lowerBound)
        guard let type = classes[..<before].last(where: { $0.range.contains(place) }), isOwn(type, ancestors) else {
          continue
        }
        guard removeOverride(of: method, of: list, source: index),
          conforming.insert(type.nameRange.lowerBound).inserted
        else { continue }
        addConformance(to: type, from: method, of: list, source: index)
      }
    }
  }

  private static func mayObserve(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("observeValue")
  }

  /// Whether a class is the first of its line that can have the method.
  private func isOwn(_ type: TypeDeclaration, _ ancestors: (String) -> [String]?) -> Bool {
    guard let parent = superclasses[type.name], superclasses[parent] == nil else { return false }
    let above = parent == "NSObject" ? [] : ancestors(parent) ?? []
    return !Self.observers.contains(parent) && Self.observers.isDisjoint(with: above)
  }

  /// Removes the word in front of a method; false where it is not there.
  private mutating func removeOverride(of method: Int, of list: TokenList, source: Int) -> Bool {
    var word = method - 2
    while let modifier = list.word(at: word), ["public", "open", "internal"].contains(modifier) { word -= 1 }
    guard list.word(at: word) == "override", let range = list[word]?.range else { return false }
    edits[source, default: []].append(PortableSource.Edit(range: range, text: ""))
    return true
  }

  private mutating func addConformance(to type: TypeDeclaration, from method: Int, of list: TokenList, source: Int) {
    // The body begins at the first brace behind the name.
    var brace = method
    while let token = list[brace], token.range.lowerBound > type.nameRange.upperBound { brace -= 1 }
    while list[brace] != nil, !list.isSign("{", at: brace), list.word(at: brace) != "where" { brace += 1 }
    guard let end = list[brace - 1]?.range.upperBound else { return }
    edits[source, default: []].append(PortableSource.Edit(range: end..<end, text: ", DioramaUI.KeyValueObserver"))
  }
}
