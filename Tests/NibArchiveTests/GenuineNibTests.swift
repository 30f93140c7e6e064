import NibArchive
import TestSupport
import Testing

// The collection of genuine nibs is not part of the package; without it there is nothing to compare with.
@Suite(.enabled(if: GenuineNibs.isPresent, "no genuine nibs beside the package"))
struct GenuineNibTests {
  @Test func encodingGivesTheSameBytes() throws {
    let nibs = GenuineNibs.all()
    #expect(!nibs.isEmpty)
    for (name, bytes) in nibs {
      let archive = try NibArchive(decoding: bytes)
      #expect(archive.encoded() == bytes, "\(name)")
      try archive.verify()
    }
  }

  @Test func graphGivesAppleOrderOfEveryTable() throws {
    var compared = 0
    for (name, bytes) in GenuineNibs.all() {
      let archive = try NibArchive(decoding: bytes)
      guard archive.coderVersion == 10 else { continue }
      let again = regraphed(archive)
      #expect(again.keys == archive.keys, "keys of \(name)")
      #expect(again.classNames == archive.classNames, "classes of \(name)")
      #expect(again.encoded() == bytes, "\(name)")
      compared += 1
    }
    #expect(compared > 0)
  }

  @Test func graphOfAnOlderNibKeepsItsContent() throws {
    for (name, bytes) in GenuineNibs.all() {
      let archive = try NibArchive(decoding: bytes)
      guard archive.coderVersion == 9 else { continue }
      let again = regraphed(archive)
      #expect(again.objects.count == archive.objects.count, "\(name)")
      #expect(again.values.count == archive.values.count, "\(name)")
      #expect(regraphed(again) == again, "\(name)")
    }
  }

  /// The archive's objects as a graph, made in the reverse order, archived anew.
  private func regraphed(_ archive: NibArchive) -> NibArchive {
    var graph = NibArchiveGraph(.genuine)
    var nodes: [NibArchiveGraph.NodeID] = []
    for object in archive.objects.indices.reversed() {
      let fallbacks = archive.fallbackClassNames(of: object)
      nodes.append(graph.makeNode(archive.className(of: object), fallbacks: fallbacks))
    }
    nodes.reverse()
    for object in archive.objects.indices {
      for (key, payload) in archive.values(of: object) {
        graph.append(key, value(payload, nodes), to: nodes[object])
      }
    }
    return graph.archive(root: nodes[0], coderVersion: archive.coderVersion)
  }

  private func value(
    _ payload: NibArchive.Payload,
    _ nodes: [NibArchiveGraph.NodeID]
  ) -> NibArchiveGraph.Value {
    switch payload {
    case .int8(let value): .int8(value)
    case .int16(let value): .int16(value)
    case .int32(let value): .int32(value)
    case .int64(let value): .int64(value)
    case .bool(let value): .bool(value)
    case .float(let value): .float(value)
    case .double(let value): .double(value)
    case .data(let value): .data(value)
    case .null: .null
    case .object(let index): .object(nodes[index])
    }
  }
}

extension NibArchiveGraph.Conventions {
  /// Those of Interface Builder's compiler.
  static let genuine = NibArchiveGraph.Conventions(
    lateReferences: [(from: "UINavigationItem", to: "UINavigationBar")],
    trailers: ["IBUINibLNEVersionKey": Array("LNE\0".utf8)]
  )
}
