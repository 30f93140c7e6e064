import CatalogReference
package import DioramaDriver
import SceneCompiler
import SceneDiagnostics

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

/// Prints how much the catalog declares and, where inventories are named, how much of them it covers.
@MainActor
package func printCatalog(_ request: CatalogRequest, in run: ToolRun) -> ToolStatus {
  guard let pipeline = Projects(request.settings, in: run).pipelineHere() else { return run.finish() }
  let catalog = pipeline.catalog
  run.print(CatalogCounts(catalog).text)
  if let target = pipeline.target { run.print(LaterCounts(catalog, target: target).text) }
  guard let coverage = request.coverage else { return run.finish() }
  guard let attributes = text(FilePath.join(coverage, "xib-inventory.txt"), in: run),
    let keys = text(FilePath.join(coverage, "nib-keys-coder10.txt"), in: run),
    let attributeReasons = text(FilePath.join(request.reasons, "attributes.yaml"), in: run),
    let keyReasons = text(FilePath.join(request.reasons, "coder-keys.yaml"), in: run)
  else { return run.finish() }
  let inventories = (
    attributes: Inventory(documents: String(decoding: attributes.bytes, as: UTF8.self)),
    keys: Inventory(nibKeys: String(decoding: keys.bytes, as: UTF8.self))
  )
  let reports = [
    CoverageReport.attributes(
      inventories.attributes,
      catalog: catalog,
      reasons: readReasons(attributeReasons, in: run)
    ),
    CoverageReport.coderKeys(inventories.keys, catalog: catalog, reasons: readReasons(keyReasons, in: run)),
  ]
  for report in reports { run.print("\n" + SafeText.lines(report.text)) }
  if reports.contains(where: { !$0.unexplained.isEmpty }) { run.find() }
  return run.finish()
}

@MainActor
private func text(_ path: String, in run: ToolRun) -> SourceText? {
  do {
    return SourceText(path: path, bytes: try run.files.contents(path))
  } catch {
    run.fail("\(error)", .unreadableInput)
    return nil
  }
}

@MainActor
private func readReasons(_ source: SourceText, in run: ToolRun) -> CoverageReasons {
  let reasons = CoverageReasons.read(source)
  run.report(reasons.diagnostics, in: source)
  return reasons.value
}
