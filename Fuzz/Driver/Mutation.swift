import CFuzzer
import FuzzDoors

/// Changes inputs in ways that bytes alone seldom come to: extreme numbers, moved lines, rewired nibs.
@MainActor
enum Mutation {
  private static var door = Door.sceneToNib
  private static var words = Workshop.Words()
  private static var textWords: [[UInt8]] = []

  static func begin(at door: Door, words: Workshop.Words) {
    self.door = door
    self.words = words
    textWords = words.forTexts(of: door.input)
  }

  /// A changed input; nil where it is for libFuzzer to change it.
  static func changed(_ bytes: [UInt8], seed: UInt32) -> [UInt8]? {
    var random = Random(state: UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15)
    // Bytes that are no text are changed as bytes.
    guard door.input != .edits else { return nil }
    // Both ways reach what the other does not, and libFuzzer's learns from comparisons.
    guard random.next(below: 2) == 0 else { return nil }
    if door.input == .nib {
      var mutator = NibMutator(words: words, random: random)
      return mutator.changed(bytes)
    }
    var mutator = TextMutator(words: textWords, random: random)
    return mutator.changed(bytes)
  }
}

/// A generator of numbers that a seed decides, so that a run can be repeated.
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(below limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &self) }
}

/// libFuzzer calls this in place of its own changes.
@c(LLVMFuzzerCustomMutator)
public func changeInput(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  guard let changed = MainActor.assumeIsolated({ Mutation.changed(bytes, seed: seed) }), !changed.isEmpty else {
    return LLVMFuzzerMutate(data, size, limit)
  }
  let count = min(changed.count, limit)
  for index in 0..<count { data[index] = changed[index] }
  return count
}
