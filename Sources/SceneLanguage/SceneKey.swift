/// The keys of one kind of map, in the order in which they are written.
package protocol SceneKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension SceneKey {
  /// The keys as they are spelled, in order.
  package static var names: [String] { allCases.map(\.rawValue) }
}
