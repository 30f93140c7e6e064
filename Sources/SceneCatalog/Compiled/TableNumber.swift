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
  /// The numbers that the last digit and those before it go up to.
  fileprivate static let (last, leading): (UInt, UInt) = (47, 31)
  /// The characters before those of the digits 1, and the one before those of zeros.
  fileprivate static let (lastStart, leadingStart, zerosStart): (UInt8, UInt8, UInt8) = (0x30, 0x5F, 0x20)
  fileprivate static let longestRun = 16

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
