import NibArchive
import Testing

struct NibSourceMapTests {
  private static let map: NibSourceMap = {
    var map = NibSourceMap(source: "a b\\c\nd.scene.yaml", nib: "00ff", interface: "0123")
    map.objects[.init(10)] = .init(line: 7, identifier: "email", className: "UITextField")
    map.objects[.init(9)] = .init(line: 3, identifier: nil, className: "Shop.Badge View")
    map.objects[NibSourceMap.Path(2).nested(in: 9)] = .init(line: 30, identifier: "cell", className: "UITableViewCell")
    map.connections[.init(12)] = 8
    map.attributes[.init(14)] = 9
    return map
  }()

  @Test func theTextSaysItAll() throws {
    let text = String(decoding: Self.map.encoded(), as: UTF8.self)
    #expect(
      text == """
        diorama nib map 1
        nib 00ff
        source a b\\\\c\\nd.scene.yaml
        interface 0123
        object 9 3 - Shop.Badge View
        object 9/2 30 cell UITableViewCell
        object 10 7 email UITextField
        connection 12 8
        attribute 14 9

        """
    )
    #expect(NibSourceMap(decoding: Array(text.utf8)) == Self.map)
  }

  @Test(arguments: [
    "", "diorama nib map 2\nsource a\n", "diorama nib map 1\n", "diorama nib map 1\nsource a\nobject 1 x - C\n",
    "diorama nib map 1\nsource a\nobject 1 2 -\n", "diorama nib map 1\nsource a\nconnection -1 2\n",
    "diorama nib map 1\nsource a\nconnection 1/ 2\n", "diorama nib map 1\nsource a\nconnection 1 0\n",
    "diorama nib map 1\nsource a\nattribute 99999999999999999999 1\n", "diorama nib map 1\nsource a\nword\n",
    "diorama nib map 1\nsource a\nunknown 1 2\n",
  ])
  func whatIsNoMapIsNone(text: String) {
    #expect(NibSourceMap(decoding: Array(text.utf8)) == nil)
  }

  @Test func damageNeverTraps() {
    let bytes = Self.map.encoded()
    for index in bytes.indices {
      for byte: UInt8 in [0, 10, 32, 47, 92, 255] {
        var damaged = bytes
        damaged[index] = byte
        _ = NibSourceMap(decoding: damaged)
        _ = NibSourceMap(decoding: Array(bytes[..<index]))
      }
    }
  }

  @Test func locationsAreThoseOfTheScene() {
    let map = Self.map
    #expect(map.location(ofObject: 10) == "\(map.source):7")
    #expect(map.location(ofConnection: 12) == "\(map.source):8")
    #expect(map.location(ofAttribute: 14) == "\(map.source):9")
    #expect(map.location(ofObject: 12) == nil)
    #expect(map.nested(in: 9).location(ofObject: 2) == "\(map.source):30")
    #expect(map.nested(in: 10).objects.isEmpty)
    var around = NibSourceMap(source: map.source)
    around.merge(map, nestedIn: 5)
    #expect(around.nested(in: 5).nested(in: 9).objects == map.nested(in: 9).objects)
    #expect(around.nested(in: 5).connections == map.connections)
  }

  @Test func aMapBelongsToItsBytes() {
    let map = NibSourceMap(source: "a", nib: NibSourceMap.hash(of: [1, 2, 3]))
    #expect(map.belongs(to: [1, 2, 3]))
    #expect(!map.belongs(to: [1, 2]))
    #expect(NibSourceMap.hash(of: []) == "cbf29ce484222325")
  }
}
