/// Compiled declarations as three texts of printable characters.
package struct SchemaTables {
  /// The texts of all declarations, each with its length before it.
  package private(set) var texts: [String] = []
  /// The numbers of each declaration.
  package private(set) var numbers: [String] = []
  /// For each declaration where its name is in the texts, and where its numbers begin; in the order of the names' bytes.
  package private(set) var index: [String] = []

  /// Compiles declarations; names that the catalog does not know are left out.
  ///
  /// - Parameters:
  ///   - names: The names of the declarations.
  ///   - protocols: Which of them are protocols' names.
  package init(of catalog: SceneCatalog, names: [String], protocols: Set<String>) {
    let names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let declarations = names.compactMap { name in
      CompiledSchemas.written(name, isProtocol: protocols.contains(name), in: catalog).map { (name, $0) }
    }
    var uses: [String: Int] = [:]
    for (name, writer) in declarations {
      for text in writer.texts + [name] { uses[text, default: 0] += 1 }
    }
    let layout = TextPool.Layout(uses: uses)
    texts = layout.texts
    var start = 0
    for (name, writer) in declarations {
      let bytes = writer.numbers(layout)
      numbers.append(String(decoding: bytes, as: UTF8.self))
      index.append(Content.digits(layout.offset(of: name)) + Content.digits(start))
      start += bytes.count
    }
  }
}

extension SchemaTables {
  /// Tables that are read.
  struct Content {
    /// The tables inside the executable.
    static var embedded: Content {
      Content(texts: EmbeddedSchemas.texts, numbers: EmbeddedSchemas.numbers, index: EmbeddedSchemas.index)
    }

    private let texts: TextPool
    private let numbers: UnsafeBufferPointer<UInt8>
    private let index: UnsafeBufferPointer<UInt8>

    private init(texts: StaticString, numbers: StaticString, index: StaticString) {
      self.texts = TextPool(Self.bytes(texts))
      self.numbers = Self.bytes(numbers)
      self.index = Self.bytes(index)
    }

    private static func bytes(_ text: StaticString) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// The number of declarations.
    var count: Int { index.count / (2 * Self.digitCount) }

    /// The name of a declaration.
    func name(at index: Int) -> String { texts.text(at: nameOffset(at: index)) }

    /// A reader of a declaration.
    func reader(at index: Int) -> DeclarationReader {
      DeclarationReader(numbers, at: number(at: 2 * index + 1), texts: texts)
    }

    /// The index of a declaration; nil for a name that has none.
    func index(of name: String) -> Int? {
      var name = name
      return name.withUTF8 { name in
        var range = 0..<count
        while !range.isEmpty {
          let middle = (range.lowerBound + range.upperBound) / 2
          let order = Self.order(name, texts.bytes(at: nameOffset(at: middle)).bytes)
          if order == 0 { return middle }
          range = order > 0 ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
      }
    }

    private func nameOffset(at index: Int) -> Int { number(at: 2 * index) }

    /// How two texts are ordered: negative where the first comes first, 0 where they are equal.
    private static func order(_ text: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Int {
      for index in 0..<min(text.count, other.count) where text[index] != other[index] {
        return Int(text[index]) - Int(other[index])
      }
      return text.count - other.count
    }

    // The numbers of the index all have as many digits, of 64 characters from "0" on, so that one in the middle can be read.
    private static let digitCount = 3

    private func number(at position: Int) -> Int {
      let start = position * Self.digitCount
      guard start + Self.digitCount <= index.count else { return 0 }
      return index[start..<start + Self.digitCount].reduce(0) { $0 << 6 | Int($1 &- UInt8(ascii: "0")) }
    }

    fileprivate static func digits(_ number: Int) -> String {
      precondition(0..<1 << (6 * digitCount) ~= number, "the tables of declarations are too long for their index")
      let digits = (0..<digitCount).reversed().map { UInt8(ascii: "0") + UInt8(number >> (6 * $0) & 63) }
      return String(decoding: digits, as: UTF8.self)
    }
  }
}
