extension NibArchiveGraph {
  /// What an archive looks like beside what its graph holds, which only those can say who know what the classes and keys mean.
  public struct Conventions: Sendable {
    /// Classes of which the objects of the first refer to those of the second without bringing them along: an object to which nothing
    /// else leads is numbered behind all others.
    package var lateReferences: [(from: String, to: String)]
    /// What stands behind the tables of an archive, by the key under which its root has the integer 1.
    package var trailers: [String: [UInt8]]

    /// Makes conventions; without arguments none.
    package init(lateReferences: [(from: String, to: String)] = [], trailers: [String: [UInt8]] = [:]) {
      (self.lateReferences, self.trailers) = (lateReferences, trailers)
    }
  }
}
