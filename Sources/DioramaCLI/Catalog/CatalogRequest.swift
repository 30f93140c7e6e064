package import DioramaDriver

/// The input of `diorama catalog`.
package struct CatalogRequest: Sendable {
  /// The folder with inventories to compare the catalog with; nil to only count.
  package var coverage: String?
  /// The folder with the lists of what the catalog leaves out, and why.
  package var reasons: String
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// Creates a request.
  package init(coverage: String? = nil, reasons: String, settings: SettingSources = SettingSources()) {
    self.coverage = coverage
    self.reasons = reasons
    self.settings = settings
  }
}
