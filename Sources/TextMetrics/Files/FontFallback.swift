import Backports

/// The fonts that a machine has, for characters that no built-in face has.
package final class FontFallback: Sendable {
  private struct Request: Hashable {
    var scalar: Unicode.Scalar
    var isBold: Bool
  }

  private struct State {
    /// The font of each character that was asked for; nil for one that no font has.
    var known: [Request: FileFont?] = [:]
    var used: Set<String> = []
  }

  private let find: @Sendable (_ scalar: Unicode.Scalar, _ isBold: Bool) -> FileFont?
  private let state = Mutex(State())

  /// Creates the fonts.
  ///
  /// - Parameter find: Returns the font that has a character; nil for one that no font has. It is called once for each character.
  package init(_ find: @escaping @Sendable (_ scalar: Unicode.Scalar, _ isBold: Bool) -> FileFont?) {
    self.find = find
  }

  /// The font that has a character; nil for one that no font has.
  package func font(for scalar: Unicode.Scalar, isBold: Bool) -> FileFont? {
    state.withLock { state in
      let request = Request(scalar: scalar, isBold: isBold)
      let font = state.known[request] ?? find(scalar, isBold)
      state.known[request] = .some(font)
      if let font { state.used.insert(font.face.names.family) }
      return font
    }
  }

  /// The families of the fonts that were given, and forgets them.
  package func takeUsed() -> [String] {
    state.withLock { state in
      defer { state.used = [] }
      return state.used.sorted()
    }
  }
}
