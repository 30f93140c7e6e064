/// Ids for what no document has named yet, the same for the same scene on every run.
struct StableIDs {
  private var used: Set<String> = []

  init() {}

  /// Keeps an id that a document gave; false if something else has it already, as in a copy of an object with its notes.
  mutating func claim(_ id: String) -> Bool { used.insert(id).inserted }

  /// An id in Interface Builder's form, `4sf-Zx-1kQ`, made from what is unique about an object in its scene.
  mutating func make(from words: String) -> String {
    var salt = 0
    while true {
      let id = Self.id(Self.hash("\(words)#\(salt)"))
      if used.insert(id).inserted { return id }
      salt += 1
    }
  }

  /// FNV-1a: Swift's own hashes are other ones in every process.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static func id(_ hash: UInt64) -> String {
    let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    var rest = hash
    var id = ""
    for index in 0..<8 {
      if index == 3 || index == 5 { id.append("-") }
      id.append(digits[Int(rest % 62)])
      rest /= 62
    }
    return id
  }
}
