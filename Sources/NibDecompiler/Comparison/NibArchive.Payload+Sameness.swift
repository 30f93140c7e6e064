import NibArchive

extension NibArchive.Payload {
  /// Whether two values are the same, bit by bit: zeros of other signs are not, and what is not a number is the same as itself.
  func isSame(as other: NibArchive.Payload) -> Bool {
    switch (self, other) {
    case (.float(let left), .float(let right)): left.bitPattern == right.bitPattern
    case (.double(let left), .double(let right)): left.bitPattern == right.bitPattern
    default: self == other
    }
  }
}
