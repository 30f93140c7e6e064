import Backports
package import SceneDiagnostics

/// The documentation of the kinds of diagnostics.
package struct DiagnosticPages: Sendable {
  private let registry: DiagnosticRegistry
  private let text: @Sendable (_ id: String) -> String?
  /// The address of the folder `Documentation`, or of a page in it with `*` for the page's name; nil if it is unknown.
  private let pages: String?

  /// Creates the documentation of the kinds in a registry.
  ///
  /// - Parameters:
  ///   - registry: The kinds.
  ///   - pages: The web address of the folder `Documentation`, with `*` for a page such as `Rules/base-class` if pages
  ///     are not at `Rules/base-class.md`; nil, and everything that is not an address, gives no addresses.
  ///   - text: Gives the Markdown page about the kind with an id; nil if there is none.
  package init(
    _ registry: DiagnosticRegistry = DiagnosticRegistry([]),
    at pages: String? = nil,
    text: @escaping @Sendable (_ id: String) -> String? = { _ in nil }
  ) {
    self.registry = registry
    self.text = text
    self.pages = pages.flatMap(Self.address)
  }

  /// The kind with an id; nil for an unknown id.
  package func kind(_ id: String) -> DiagnosticKind? { registry[id] }

  /// The page about a kind, in Markdown; nil if there is none.
  func page(of kind: DiagnosticKind) -> String? { kind.source == .customRule ? nil : text(kind.id) }

  /// The section `What it means` of the page about a kind, in one line; the summary without such a section.
  func explanation(of kind: DiagnosticKind) -> String {
    let lines = (page(of: kind) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let section = lines.drop { $0 != "## What it means" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let text = section.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? kind.summary : text
  }

  /// The address of the page about the kind with an id; nil without addresses, for custom rules and for unknown ids.
  package func address(of id: String) -> String? {
    guard let pages, let kind = registry[id], let folder = kind.folder else { return nil }
    let page = "\(folder)/\(URIText.encoded(id))"
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

extension DiagnosticKind {
  /// The folder of `Documentation` with the page; nil if there is no page.
  fileprivate var folder: String? {
    switch source {
    case .tool: "Diagnostics"
    case .rule: "Rules"
    case .customRule: nil
    }
  }
}
