/// A path among others: different for every two files, unlike texts, which are equal however their accents are written.
struct PathKey: Hashable {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  static func == (key: PathKey, other: PathKey) -> Bool { key.path.utf8.elementsEqual(other.path.utf8) }

  func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
