/// The name of a property that is asked for.
///
/// Rules and layout write names as literals: where one lies in the program finds what is known of it without reading it.
package struct PropertyName: ExpressibleByStringLiteral, Sendable {
  private let name: Name

  private enum Name: Sendable {
    case literal(StaticString)
    case text(String)
  }

  /// Makes the name of a literal.
  package init(stringLiteral: StaticString) {
    name = .literal(stringLiteral)
  }

  /// Makes a name that is known when the program runs.
  package init(_ text: String) {
    name = .text(text)
  }

  /// The name.
  package var text: String {
    switch name {
    case .literal(let literal): literal.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    case .text(let text): text
    }
  }

  /// Where the literal lies in the program; zero for a name that is no literal.
  package var literal: UInt {
    guard case .literal(let literal) = name, literal.hasPointerRepresentation else { return 0 }
    return UInt(bitPattern: literal.utf8Start)
  }
}
