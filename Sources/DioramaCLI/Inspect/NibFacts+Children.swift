import NibArchive

extension NibFacts {
  /// The controllers inside others, in the order of the nib; those of the owner come first.
  static func children(in reader: NibReader, _ reference: (Int) -> Reference) -> [Child] {
    var pairs: [(parent: Int, child: Int)] = []
    var containers: [Int: Int] = [:]
    let most = mostEnds(of: reader.archive)
    for connection in reader.list("UINibConnectionsKey") where pairs.count < most {
      guard let source = reader.object("UISource", of: connection),
        let destination = reader.object("UIDestination", of: connection)
      else { continue }
      switch reader.text("UILabel", of: connection) {
      case "nibChildViewControllers": pairs += reader.elements(of: destination).map { (source, $0) }
      case "nibEmbeddingView": containers[source] = destination
      default: break
      }
    }
    for object in reader.archive.objects.indices where pairs.count < most {
      guard let list = reader.object("UIChildViewControllers", of: object) else { continue }
      pairs += reader.elements(of: list).map { (object, $0) }
    }
    return pairs.map { pair in
      Child(
        parent: reference(pair.parent),
        child: reference(pair.child),
        container: containers[pair.child].map(reference)
      )
    }
  }
}
