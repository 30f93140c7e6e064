import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLint
import SourceIndex
import SwiftSurface

extension Workshop {
  /// A source with something of each kind.
  package nonisolated static let swift = """
    import UIKit
    #if DEBUG
    @objc(Kept) class Base: UIViewController { @IBOutlet weak var a: UILabel! }
    #endif
    final class Cart<T>: Base, UITextFieldDelegate where T: Any {
      // diorama:disable unused-outlet -- made in code
      @IBOutlet private var b: [UIView]?, c: UIView! { didSet { print("\\(b) }") } }
      @IBAction func pay(_ sender: Any, for event: UIEvent = #/ } /#) async throws {}
      @IBInspectable var d: Double = 4 / 2
      let e = #"}"#, f = /}/
    }
    extension UIView { @objc func g() {} }
    class Row: UIView { @IBOutlet var h: UILabel! ; @IBAction func i() {} }
    """
  /// The same in Objective-C.
  package nonisolated static let objectiveC = """
    #import <UIKit/UIKit.h>
    @protocol P <NSObject>
    - (void)a;
    @end
    @interface A : UIView <P> { IBOutlet UILabel *b, *c; }
    @property (nonatomic, weak) IBOutletCollection(UILabel) NSArray<UILabel *> *d;
    @property IBInspectable CGFloat e;
    - (IBAction)f:(id)sender forEvent:(UIEvent *)event;
    @end
    @implementation A
    #if X
    - (IBAction)g { if (a) {
    #else
    - (IBAction)g { if (b) {
    #endif
    } }
    @end
    """

  /// Reads a source, and lints a scene with an object of each class in it.
  func sources(_ bytes: [UInt8], _ path: String) throws(Finding) {
    let source = SourceText(path: path, bytes: bytes)
    let surface = path.hasSuffix(".swift") ? SourceSurface(swift: bytes) : SourceSurface(objectiveC: bytes)
    for type in surface.types {
      for range in [type.range, type.nameRange] + type.members.map(\.range) where range.upperBound > bytes.count {
        throw Finding("'\(type.name)' lies at \(range), outside the text")
      }
      guard type.line <= source.lineCount else {
        throw Finding("'\(type.name)' is in line \(type.line), behind the last")
      }
    }
    if !surface.problems.isEmpty, surface.types.contains(where: { !$0.name.isEmpty && !surface.hasDoubt(about: $0) }) {
      throw Finding("a type of a source with problems is not in doubt")
    }
    guard StoredSurface(surface).surface == surface else { throw Finding("what is kept of a source is not what it is") }
    let application = SourceIndex.application(of: [source], module: "Fuzz", known: pipeline.catalog)
    let catalog = pipeline.catalog.with(application)
    let names = application.names().prefix(4)
    for name in names {
      if let text = application.schema(name) {
        let found = SceneCatalog.reading([text]).diagnostics.flatMap(\.diagnostics)
        // A class may inherit from another of the source, which is not read here.
        if let problem = found.first(where: { $0.id != "unknown-superclass" }) {
          throw Finding("the schema of '\(name)' is wrong: \(problem.message)")
        }
      }
      let text = "scene: 1\nobjects:\n  - {class: '\(name)', superclass: UIView}\n"
      let linter = Linter(pipeline: Pipeline(catalog: catalog))
      let scene = SourceText(path: "Fuzz.scene.yaml", text: text)
      let linted = linter.lint(scene)
      try check(linted.diagnostics, in: scene)
      guard let facts = linted.facts else { continue }
      for found in linter.lint(LintedFolder(catalog: catalog, facts: [facts])) {
        try check(found.diagnostics, in: found.source)
      }
    }
  }
}

extension SourceSurface {
  /// Whether a type may have more than what was read.
  fileprivate func hasDoubt(about type: TypeDeclaration) -> Bool {
    namesInDoubt.contains(SourceIndex.last(of: type.name)) || type.name.contains { !$0.isLetter }
  }
}
