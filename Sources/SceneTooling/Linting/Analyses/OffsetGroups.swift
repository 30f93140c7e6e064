/// Things whose distances from each other become known one by one: two of one group have a known distance.
package struct OffsetGroups<Key: Hashable> {
  private var places: [Key: Int] = [:]
  private var parents: [Int] = []
  /// How far each lies beyond its parent.
  private var offsets: [Double] = []
  private var sizes: [Int] = []
  /// What joined groups, from both sides.
  private var links: [[(other: Int, cause: Int)]] = []

  /// Makes no groups.
  package init() {}

  /// Says that one thing lies a distance beyond another; the distance that they have already, if they have one.
  ///
  /// The cause is any number by which the caller knows the reason again.
  package mutating func relate(_ key: Key, beyond other: Key, by distance: Double, cause: Int) -> Double? {
    let (first, second) = (place(of: key), place(of: other))
    let (a, b) = (root(of: first), root(of: second))
    guard a.root != b.root else { return a.offset - b.offset }
    links[first].append((second, cause))
    links[second].append((first, cause))
    // value(first) = value(a.root) + a.offset, and so on.
    let gap = distance + b.offset - a.offset
    if sizes[a.root] > sizes[b.root] {
      attach(b.root, to: a.root, beyond: -gap)
    } else {
      attach(a.root, to: b.root, beyond: gap)
    }
    return nil
  }

  /// How far one thing lies beyond another; nil where that is not known.
  package mutating func distance(of key: Key, beyond other: Key) -> Double? {
    guard let first = places[key], let second = places[other] else { return nil }
    let (a, b) = (root(of: first), root(of: second))
    return a.root == b.root ? a.offset - b.offset : nil
  }

  /// The causes that link two things of a group, in order; nothing where they are not linked, or by more than a number of steps.
  package func causes(from key: Key, to other: Key, within steps: Int) -> [Int] {
    guard let start = places[other], let end = places[key] else { return [] }
    var cameFrom: [Int: (place: Int, cause: Int)] = [:]
    var next = [start]
    var index = 0
    while index < next.count, index < steps, cameFrom[end] == nil {
      for link in links[next[index]] where link.other != start && cameFrom[link.other] == nil {
        cameFrom[link.other] = (next[index], link.cause)
        next.append(link.other)
      }
      index += 1
    }
    var causes: [Int] = []
    var place = end
    while place != start, let step = cameFrom[place] {
      causes.append(step.cause)
      place = step.place
    }
    return place == start ? causes : []
  }

  private mutating func place(of key: Key) -> Int {
    if let place = places[key] { return place }
    let place = parents.count
    places[key] = place
    parents.append(place)
    offsets.append(0)
    sizes.append(1)
    links.append([])
    return place
  }

  private mutating func attach(_ root: Int, to parent: Int, beyond offset: Double) {
    parents[root] = parent
    offsets[root] = offset
    sizes[parent] += sizes[root]
  }

  /// The root of a place, and how far the place lies beyond it; what was walked is made shorter.
  private mutating func root(of place: Int) -> (root: Int, offset: Double) {
    var path: [Int] = []
    var root = place
    while parents[root] != root {
      path.append(root)
      root = parents[root]
    }
    var beyond = 0.0
    for step in path.reversed() {
      beyond += offsets[step]
      offsets[step] = beyond
      parents[step] = root
    }
    return (root, path.isEmpty ? 0 : offsets[place])
  }
}
