import SceneCatalog

/// The keys that most objects of a class are written with: they are offered first.
enum UsualKeys {
  private static let byClass: [Substring: [Substring]] = {
    let lines = EmbeddedUsage.text.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(lines.compactMap { line in line.first.map { ($0, Array(line.dropFirst())) } }) { first, _ in first
    }
  }()

  /// The ranks of the keys that are usual in a class and its superclasses; lower ones come first.
  static func rank(of schema: ClassSchema?) -> [String: Int] {
    var ranks: [String: Int] = [:]
    for name in schema?.lineage ?? [] {
      for key in byClass[name[...]] ?? [] where ranks[String(key)] == nil { ranks[String(key)] = ranks.count }
    }
    return ranks
  }
}
