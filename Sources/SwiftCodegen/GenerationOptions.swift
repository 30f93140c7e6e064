package import SceneCatalog

/// How Swift is generated.
package struct GenerationOptions: Hashable, Sendable {
  /// Who can use the generated declarations.
  package enum Access: String, CaseIterable, Sendable {
    case `internal`
    case `public`
  }

  /// Where the nibs lie unless the caller says otherwise.
  package enum Resources: String, CaseIterable, Sendable {
    /// In the application's main bundle.
    case main
    /// In the bundle that Swift packages make for a module.
    case module
  }

  /// What the code is for.
  package enum Code: String, CaseIterable, Sendable {
    /// It loads the nibs of scenes, and has the compiler check what they connect.
    case nib
    /// It makes what the nibs of scenes hold, and needs none.
    case uikit
  }

  /// The module that the code is for, whose classes are spelled without it; nil imports every module that scenes name.
  package var module: String?
  package var access = Access.internal
  package var resources = Resources.main
  package var code = Code.nib
  /// Whether code for UIKit names the lines of scenes, where it names something of the application's.
  package var namesLines = true
  /// The oldest system that code for UIKit runs on; nil is the newest that the catalog knows.
  package var target: DeploymentTarget?
  /// The folder with the maps of the nibs, which debug builds register; nil for none.
  package var sourceMaps: String?

  /// Makes options.
  package init(module: String? = nil, access: Access = .internal, resources: Resources = .main) {
    self.module = module
    self.access = access
    self.resources = resources
  }

  /// What stands before a declaration, with a space behind it; empty for the access that needs no word.
  var modifier: String { access == .public ? "public " : "" }
}
