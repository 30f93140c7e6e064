/// Reads declarations that a `DeclarationWriter` wrote; behind the end, every field is empty.
struct DeclarationReader: DeclarationCoder {
  static var isReading: Bool { true }

  private var numbers: TableNumber.Reader
  private let texts: TextPool

  /// Reads the fields that begin at an offset in tables that outlive everything that is read.
  init(_ numbers: UnsafeBufferPointer<UInt8>, at offset: Int, texts: TextPool) {
    self.numbers = TableNumber.Reader(numbers, at: offset)
    self.texts = texts
  }

  mutating func code(_ value: inout UInt) { value = numbers.read() }

  mutating func code(_ value: inout String) {
    let offset = numbers.read()
    value = offset == 0 ? "" : texts.text(at: Int(clamping: offset))
  }

  mutating func code(_ value: inout String?) {
    let number = numbers.read()
    value = number == 0 ? nil : texts.text(at: Int(clamping: number - 1))
  }
}
