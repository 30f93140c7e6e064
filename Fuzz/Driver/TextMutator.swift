/// Changes texts by their lines, words and numbers.
struct TextMutator {
  let words: [[UInt8]]
  var random: Random

  private static let numbers = [
    "0", "-0", "-1", "1e308", "-1e308", "1e309", "1e-320", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "18446744073709551616", "2147483648", "-2147483649", "4294967296", "65536", "256", "1e19",
    "1e400", ".inf", "-.inf", ".nan", "inf", "nan", "0x7FFFFFFFFFFFFFFF", "99999999999999999999999999999999999999",
    "0.1",
  ].map { Array($0.utf8) }

  mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    switch random.next(below: 6) {
    case 0: replacingNumber(in: bytes)
    case 1, 2: replacingWord(in: bytes)
    case 3: movingLine(in: bytes)
    case 4: indentingLine(in: bytes)
    default: addingPair(to: bytes)
    }
  }

  private mutating func replacingNumber(in bytes: [UInt8]) -> [UInt8] {
    let runs = runs(in: bytes) { $0 == 0x2D || $0 == 0x2E || (0x30...0x39).contains($0) }
    guard let run = runs.randomElement(using: &random), let number = Self.numbers.randomElement(using: &random) else {
      return addingPair(to: bytes)
    }
    return bytes[..<run.lowerBound] + number + bytes[run.upperBound...]
  }

  private mutating func replacingWord(in bytes: [UInt8]) -> [UInt8] {
    let runs = runs(in: bytes) { $0 == 0x5F || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
    guard let run = runs.randomElement(using: &random), let word = word() else { return bytes }
    return bytes[..<run.lowerBound] + word + bytes[run.upperBound...]
  }

  private mutating func movingLine(in bytes: [UInt8]) -> [UInt8] {
    var lines = lines(of: bytes)
    let line = lines[random.next(below: lines.count)]
    if random.next(below: 2) == 0 { lines.remove(at: random.next(below: lines.count)) }
    lines.insert(line, at: random.next(below: lines.count + 1))
    return Array(lines.joined(separator: [0x0A]))
  }

  private mutating func indentingLine(in bytes: [UInt8]) -> [UInt8] {
    var lines = lines(of: bytes)
    let first = random.next(below: lines.count)
    for index in first..<min(first + 1 + random.next(below: 4), lines.count) {
      if random.next(below: 2) == 0, lines[index].starts(with: [0x20, 0x20]) {
        lines[index] = lines[index].dropFirst(2)
      } else {
        lines[index] = [0x20, 0x20] + lines[index]
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// Puts a line `word: value` below another, indented as that is.
  private mutating func addingPair(to bytes: [UInt8]) -> [UInt8] {
    guard let key = word(), let other = word(), let number = Self.numbers.randomElement(using: &random) else {
      return bytes
    }
    var lines = lines(of: bytes)
    let index = random.next(below: lines.count)
    let indent = lines[index].prefix { $0 == 0x20 || $0 == 0x2D }.map { _ in UInt8(0x20) }
    let value = [number, other, Array("{\(String(decoding: other, as: UTF8.self)): 1}".utf8), []]
    lines.insert((indent + key + [0x3A, 0x20] + value[random.next(below: value.count)])[...], at: index + 1)
    return Array(lines.joined(separator: [0x0A]))
  }

  private mutating func word() -> [UInt8]? { words.randomElement(using: &random) }

  private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  private func runs(in bytes: [UInt8], of isMember: (UInt8) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if isMember(byte) {
        start = start ?? index
      } else if let begin = start {
        runs.append(begin..<index)
        start = nil
      }
    }
    if let start { runs.append(start..<bytes.count) }
    return runs
  }
}
