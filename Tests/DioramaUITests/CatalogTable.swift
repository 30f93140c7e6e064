/// What classes start with, by the door they come through, and what their keys in archives mean.
///
/// Under the name of a class, a line for every property: its name, the value of an object made in code, that of one out
/// of an archive without keys, the key, an archived value, and what it reads as. `*` is any value, `-` no key. A slash
/// in a key leads into an object of its own.
enum CatalogTable {
  struct Row {
    var className: String
    var property: String
    var inCode: String
    var withoutKeys: String
    var key: String
    var archived: String
    var reads: String
  }

  static let classes = [recognizers, bars, tables, controls, controllers, effects].flatMap(read)

  private static func read(_ table: String) -> [(name: String, rows: [Row])] {
    var result: [(name: String, rows: [Row])] = []
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
      if cells.count == 1 {
        result.append((cells[0], []))
      } else if cells.count == 6, let name = result.last?.name {
        let row = Row(
          className: name,
          property: cells[0],
          inCode: cells[1],
          withoutKeys: cells[2],
          key: cells[3],
          archived: cells[4],
          reads: cells[5]
        )
        result[result.count - 1].rows.append(row)
      }
    }
    return result
  }

  private static func trimmed(_ cell: Substring) -> String {
    let start = cell.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
