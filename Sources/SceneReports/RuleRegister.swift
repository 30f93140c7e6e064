package import SceneLint

/// Where a report looks rules up, and where the documentation stands on the web.
package struct RuleRegister: Sendable {
  private let find: @Sendable (_ id: String) -> RuleDescription?
  /// The address of the folder `Documentation`, or of a page in it with `*` for the page's name; nil where it is not known.
  private let pages: String?
  /// The rules that configurations make, by their ids.
  private var own: [String: RuleDescription] = [:]

  /// Makes a register.
  ///
  /// - Parameters:
  ///   - pages: The web address of the folder `Documentation`, where `*` stands for a page such as `Rules/base-class` if
  ///     pages are not called `Rules/base-class.md` there; nil, and anything else that is none, gives no addresses.
  ///   - find: Gives the rule of an id; of several registries, the first that knows it.
  package init(pages: String? = nil, find: @escaping @Sendable (_ id: String) -> RuleDescription? = { _ in nil }) {
    self.find = find
    self.pages = pages.flatMap(Self.address)
  }

  /// The rule of an id; nil for an id that nobody knows.
  package func rule(_ id: String) -> RuleDescription? { find(id) ?? own[id] }

  /// Adds rules that a configuration makes.
  package mutating func add(_ rules: [CustomRule]) {
    for rule in rules {
      own[rule.id] = RuleDescription(id: rule.id, severity: rule.severity, summary: rule.message, folder: "Rules")
    }
  }

  /// Whether there is a page about an id.
  package func isDocumented(_ id: String) -> Bool { find(id) != nil }

  /// The address of a rule's page; nil where the pages have none, and for an id that nobody knows.
  package func page(of id: String) -> String? {
    guard let pages, let rule = find(id) else { return nil }
    let page = "\(rule.folder)/\(URIText.encoded(id))"
    return pages.contains("*") ? pages.replacing("*", with: page) : "\(pages)/\(page).md"
  }

  /// The address of the folder of the pages; nil where it is not known.
  package var home: String? {
    guard let pages, let star = pages.firstIndex(of: "*") else { return pages }
    return Self.withoutSlash(String(pages[..<star]))
  }

  /// An address without the slash at its end; only what can stand in a link on a terminal as it is.
  private static func address(_ text: String) -> String? {
    guard ["https://", "http://", "file:///"].contains(where: { text.hasPrefix($0) && text.count > $0.count }),
      text.utf8.allSatisfy({ 0x21..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
    else { return nil }
    return withoutSlash(text)
  }

  private static func withoutSlash(_ text: String) -> String { text.hasSuffix("/") ? String(text.dropLast()) : text }
}
