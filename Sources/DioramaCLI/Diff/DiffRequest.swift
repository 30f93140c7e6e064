package import DioramaDriver

/// The input of `diorama diff`.
package struct DiffRequest: Sendable {
  /// The old scene, document or nib; `-` for standard input.
  package var old: String
  /// The new scene, document or nib; `-` for standard input.
  package var new: String
  /// Whether the output is JSON.
  package var isJSON: Bool
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// Creates a request.
  package init(old: String, new: String, isJSON: Bool = false, settings: SettingSources = SettingSources()) {
    self.old = old
    self.new = new
    self.isJSON = isJSON
    self.settings = settings
  }
}
