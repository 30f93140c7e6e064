/// A method of a delegate that DioramaUI never calls, although UIKit does or the spelling suggests it.
package struct UncalledMethod: Hashable, Sendable {
  /// The source of the class.
  package var path: String
  /// The line of the method, from 1.
  package var line: Int
  /// The method's name, as byte offsets.
  package var range: Range<Int>
  /// The class.
  package var type: String
  /// The method, as Objective-C would call it if it took all words over.
  package var selector: String
  /// The method, as Swift refers to it.
  package var method: String
  /// Why it is not called, and what helps.
  package var reason: String
  /// The rules that a comment of the source silences there.
  package var silenced: Set<String> = []

  /// The id by which reports and comments call such methods.
  package static let id = "uncalled-method"

  /// What a report says.
  package var text: String { "'\(type).\(method)' is never called by DioramaUI: \(reason)" }

  /// Finds such methods in the sources of an application, in their order, those that comments silence included.
  ///
  /// In Swift without Objective-C, a method that can be left out is found when the class that declares the conformance is
  /// compiled: one in a subclass is not.
  package static func find(in files: [(path: String, surface: SourceSurface)]) -> [UncalledMethod] {
    var search = Search(files)
    return search.run()
  }

  private struct Search {
    private let files: [(path: String, surface: SourceSurface)]
    private var superclasses: [String: String] = [:]
    private var adopted: [String: Set<String>] = [:]

    init(_ files: [(path: String, surface: SourceSurface)]) {
      self.files = files
      for type in files.flatMap(\.surface.types) where type.kind == .class || type.kind == .extension {
        let names = type.inherited.map(\.element)
        adopted[type.name, default: []].formUnion(names)
        if type.kind == .class, let first = names.first, !first.hasSuffix("Delegate"), !first.hasSuffix("DataSource") {
          superclasses[type.name] = first
        }
      }
      // A delegate of tables and collections is one of scroll views as well.
      let inherited = [
        "UITableViewDelegate": "UIScrollViewDelegate", "UITextViewDelegate": "UIScrollViewDelegate",
        "UICollectionViewDelegate": "UIScrollViewDelegate",
        "UICollectionViewDelegateFlowLayout": "UIScrollViewDelegate",
      ]
      for (type, names) in adopted { adopted[type]?.formUnion(names.compactMap { inherited[$0] }) }
    }

    mutating func run() -> [UncalledMethod] {
      var result: [UncalledMethod] = []
      for (path, surface) in files {
        for type in surface.types where type.kind == .class || type.kind == .extension {
          guard !type.otherMembers.isEmpty else { continue }
          let relevant = protocols(of: type.name)
          guard !relevant.isEmpty else { continue }
          for method in type.otherMembers {
            guard let reason = reason(method.objectiveCName, in: type.name, relevant) else { continue }
            var found = UncalledMethod(
              path: path,
              line: method.line,
              range: method.range,
              type: type.name,
              selector: method.objectiveCName,
              method: Self.spelled(method.objectiveCName),
              reason: reason
            )
            if !surface.directives.isEmpty {
              found.silenced = SourceSilences(surface.directives.map { ($0.line, $0.text) }).ids(at: method.line)
            }
            result.append(found)
          }
        }
      }
      return result
    }

    /// The protocols that a class or a superclass adopts, each with that superclass; nil for the class itself.
    private func protocols(of type: String) -> [(known: DelegateProtocol, heir: String?)] {
      DelegateProtocol.all.compactMap { one in
        if adopted[type]?.contains(one.name) == true { return (one, nil) }
        return ancestor(of: type, adopting: one.name).map { (one, $0) }
      }
    }

    private func reason(
      _ method: String,
      in type: String,
      _ relevant: [(known: DelegateProtocol, heir: String?)]
    ) -> String? {
      for (one, heir) in relevant {
        if one.uncalled.contains(method) { return "its '\(one.name)' has no such method" }
        guard one.called.contains(method) else { continue }
        return heir.map {
          "'\($0)' conforms to '\(one.name)': declare it there, and override it"
        }
      }
      for (one, _) in relevant {
        if let near = one.called.first(where: { Self.isNear($0, method) }) {
          return "'\(one.name)' has '\(Self.spelled(near))'"
        }
      }
      return nil
    }

    /// The nearest superclass in the sources that adopts a protocol; nil for none.
    private func ancestor(of type: String, adopting name: String) -> String? {
      var current = type
      for _ in 0...superclasses.count {
        guard let parent = superclasses[current] else { return nil }
        if adopted[parent]?.contains(name) == true { return parent }
        current = parent
      }
      return nil
    }

    /// A method as Swift refers to it, as far as the selector says: `textFieldShouldReturn(_:)`.
    static func spelled(_ selector: String) -> String {
      let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
      guard let name = parts.first else { return selector }
      return "\(name)(\((["_"] + parts.dropFirst().map { $0.isEmpty ? "_" : String($0) }).map { $0 + ":" }.joined()))"
    }

    /// Whether two selectors differ in a few letters only, and not in their number of arguments.
    static func isNear(_ known: String, _ found: String) -> Bool {
      guard known != found, known.count(where: { $0 == ":" }) == found.count(where: { $0 == ":" }),
        abs(known.count - found.count) <= 2
      else { return false }
      let (a, b) = (Array(known.lowercased().utf8), Array(found.lowercased().utf8))
      var row = Array(0...b.count)
      for (i, left) in a.enumerated() {
        var last = row[0]
        row[0] = i + 1
        for (j, right) in b.enumerated() {
          let change = last + (left == right ? 0 : 1)
          last = row[j + 1]
          row[j + 1] = min(change, last + 1, row[j] + 1)
        }
      }
      return row[b.count] <= 2
    }
  }
}
