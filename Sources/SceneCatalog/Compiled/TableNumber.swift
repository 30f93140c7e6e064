/// How compiled declarations spell numbers: in printable characters, so that their tables are texts of Swift that a diff can show.
///
/// Most fields of a declaration are zero, so that one character stands for up to 16 zeros in a row. The small numbers of most
/// others have one character, too:
///
/// | characters | meaning |
/// |---|---|
/// | `!` … `/` | 2 to 16 zeros |
/// | `0` | one zero |
/// | `1` … `_` | the last digit of a number, 1 to 47 |
/// | `` ` `` … `~` | a digit before it, 1 to 31 |
enum TableNumber {
  // Constants that are computed, not stored: reading one that is stored would first ask whether it is set.

  /// What the last digit goes up to.
  private static var last: UInt { 47 }
  /// What the digits before it go up to.
  private static var leading: UInt { 31 }
  private static var longestRun: Int { 16 }
  /// The character before that of a last digit of 1: the one of zero.
  private static var lastStart: UInt8 { UInt8(ascii: "0") }
  /// The character before that of another digit of 1.
  private static var leadingStart: UInt8 { UInt8(ascii: "_") }
  /// The character before that of two zeros.
  private static var zerosStart: UInt8 { UInt8(ascii: " ") }

  /// Numbers that are written one after the other.
  struct Writer {
    private var written: [UInt8] = []
    private var zeros = 0

    /// The characters of the numbers so far.
    var bytes: [UInt8] {
      var all = written
      if zeros > 0 { all.append(zerosCharacter) }
      return all
    }

    private var zerosCharacter: UInt8 { zeros == 1 ? lastStart : zerosStart + UInt8(zeros - 1) }

    /// Writes a number.
    mutating func write(_ number: UInt) {
      if number == 0, zeros < longestRun {
        zeros += 1
        return
      }
      if zeros > 0 { written.append(zerosCharacter) }
      zeros = number == 0 ? 1 : 0
      guard number > 0 else { return }
      var digits = [lastStart + UInt8((number - 1) % last + 1)]
      var rest = (number - 1) / last
      while rest > 0 {
        digits.append(leadingStart + UInt8((rest - 1) % leading + 1))
        rest = (rest - 1) / leading
      }
      written += digits.reversed()
    }
  }

  /// Numbers that are read one after the other; behind the end, all are zero.
  struct Reader {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next character is.
    private(set) var offset: Int
    private var zeros: UInt8 = 0

    /// Reads numbers from an offset on, in bytes that outlive the reader.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
      self.bytes = bytes
      self.offset = offset
    }

    /// Reads a number.
    mutating func read() -> UInt {
      if zeros > 0 {
        zeros -= 1
        return 0
      }
      var number: UInt = 0
      while offset < bytes.count {
        let character = bytes[offset]
        offset += 1
        if character > leadingStart {
          number = number &* leading &+ UInt(character &- leadingStart)
        } else if character >= lastStart {
          return number &* last &+ UInt(character &- lastStart)
        } else {
          zeros = character &- zerosStart
          return 0
        }
      }
      return 0
    }
  }
}
