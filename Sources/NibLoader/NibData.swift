/// Data of a prepared nib, with what it holds where that is geometry.
struct NibData {
  let bytes: [UInt8]
  /// Where its numbers begin among the numbers of the nib.
  let firstNumber: Int32
  /// How many numbers there are; 0 for other data.
  let numberCount: Int32
}
