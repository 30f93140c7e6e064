extension NibSourceMap {
  /// The location of an object in the scene, such as `SignIn.scene.yaml:15`; nil where the map has none.
  public func location(ofObject number: Int) -> String? {
    objects[Path(number)].map { location($0.line) }
  }

  /// The location of a connection in the scene; nil where the map has none.
  public func location(ofConnection number: Int) -> String? {
    connections[Path(number)].map(location)
  }

  /// The location of a runtime attribute in the scene; nil where the map has none.
  public func location(ofAttribute number: Int) -> String? {
    attributes[Path(number)].map(location)
  }

  /// The map of the nib inside an object, such as a prototype cell's.
  ///
  /// - Returns: A map without entries where the object holds no nib that this one knows.
  public func nested(in number: Int) -> NibSourceMap {
    var map = NibSourceMap(source: source)
    for (path, object) in objects { if let path = path.inside(number) { map.objects[path] = object } }
    for (path, line) in connections { if let path = path.inside(number) { map.connections[path] = line } }
    for (path, line) in attributes { if let path = path.inside(number) { map.attributes[path] = line } }
    return map
  }

  /// Takes the entries of another map of the same nib, whose parts stand in the same file.
  public mutating func merge(_ map: NibSourceMap) {
    objects.merge(map.objects) { _, other in other }
    connections.merge(map.connections) { _, other in other }
    attributes.merge(map.attributes) { _, other in other }
  }

  /// Takes the entries of a nib inside an object.
  public mutating func merge(_ map: NibSourceMap, nestedIn number: Int) {
    for (path, object) in map.objects { objects[path.nested(in: number)] = object }
    for (path, line) in map.connections { connections[path.nested(in: number)] = line }
    for (path, line) in map.attributes { attributes[path.nested(in: number)] = line }
  }

  /// The map of the same nib with its objects in another order.
  ///
  /// - Parameter indexes: The index of each object in the new order, by its index in the old one.
  public func moved(to indexes: [Int]) -> NibSourceMap {
    var map = self
    map.objects = Dictionary(objects.map { ($0.key.moved(to: indexes), $0.value) }) { first, _ in first }
    map.connections = Dictionary(connections.map { ($0.key.moved(to: indexes), $0.value) }) { first, _ in first }
    map.attributes = Dictionary(attributes.map { ($0.key.moved(to: indexes), $0.value) }) { first, _ in first }
    return map
  }

  private func location(_ line: Int) -> String { "\(source):\(line)" }
}
