/// A book of the shop with what its readers gave it.
@MainActor
final class Book {
  let title: String
  let author: String
  /// The stars that readers gave, from one to five.
  var ratings: [Int]

  init(title: String, author: String, ratings: [Int] = []) {
    (self.title, self.author, self.ratings) = (title, author, ratings)
  }

  /// The rounded mean as stars; a dash for a book without ratings.
  var stars: String {
    guard !ratings.isEmpty else { return "–" }
    let mean = Double(ratings.reduce(0, +)) / Double(ratings.count)
    return String(repeating: "★", count: Int(mean.rounded()))
  }

  /// What the shop has.
  static func all() -> [Book] {
    [
      Book(title: "Middlemarch", author: "George Eliot"),
      Book(title: "Persuasion", author: "Jane Austen", ratings: [4, 2]),
    ]
  }
}
