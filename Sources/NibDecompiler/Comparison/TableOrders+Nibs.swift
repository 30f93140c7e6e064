import NibArchive
import SceneModel

extension TableOrders {
  /// The orders that make one nib's tables another's; nil where the nibs do not hold the same.
  init?(from made: NibArchive, to expected: NibArchive, _ pairs: [Int: Int]) {
    self.init()
    guard made.objects.count == expected.objects.count, pairs.count == made.objects.count,
      Set(pairs.values).count == pairs.count,
      let keys = Self.indexes(of: expected.keys, in: made.keys),
      let classes = Self.indexes(of: expected.classNames.map(\.name), in: made.classNames.map(\.name))
    else { return nil }
    objects = expected.objects.indices.compactMap { pairs[$0] }
    self.keys = keys
    self.classes = classes
    if objects == Array(objects.indices) { objects = [] }
    if keys == Array(keys.indices) { self.keys = [] }
    if classes == Array(classes.indices) { self.classes = [] }
    if made.coderVersion != expected.coderVersion { coderVersion = Int(expected.coderVersion) }
  }

  private static func indexes(of expected: [String], in made: [String]) -> [Int]? {
    let indexes = Dictionary(zip(made, made.indices)) { first, _ in first }
    let found = expected.compactMap { indexes[$0] }
    return found.count == made.count && expected.count == made.count ? found : nil
  }
}
