package import SceneCatalog

/// Which class Interface Builder's elements stand for.
package struct ElementClasses: Sendable {
  private let classes: [String: String]

  /// Classes that documents have elements for and the catalog does not know: their objects are made as what they inherit from, of
  /// which a nib says enough.
  private static let foreign: [String: (name: String, superclass: String)] = [
    "skView": ("SKView", "UIView"),
    "sceneKitView": ("SCNView", "UIView"), "arscnView": ("ARSCNView", "UIView"), "arskView": ("ARSKView", "UIView"),
    "arView": ("ARView", "UIView"), "pdfView": ("PDFView", "UIView"),
    "hostingController": ("UIHostingController", "UIViewController"),
    "searchDisplayController": ("UISearchDisplayController", "NSObject"),
    "containerView": ("UIView", "UIView"), "collectionViewCellContentView": ("UIView", "UIView"),
    "mutableData": ("NSMutableData", "NSObject"),
    "collectionViewLayout": ("UICollectionViewLayout", "UICollectionViewLayout"),
  ]

  /// Reads which element each class of the catalog has.
  package init(_ catalog: SceneCatalog) {
    var classes: [String: String] = [:]
    for name in catalog.classNames {
      guard let schema = catalog.schema(named: name), !schema.isCustom, let element = schema.element else { continue }
      // Of two classes with one element, the one that stands anywhere is meant where the parent does not say.
      if classes[element] == nil || schema.placement == .anywhere { classes[element] = name }
    }
    self.classes = classes
  }

  /// The class of an element, and the class of the catalog that its objects are made as; nil for elements that are no objects.
  package func name(of element: String) -> (name: String, archived: String)? {
    if let name = classes[element] { return (name, name) }
    return Self.foreign[element].map { ($0.name, $0.superclass) }
  }

  /// The element of a class; nil where it has none.
  package func element(of name: String) -> String? {
    let known = classes.filter { $0.value == name }.map(\.key)
    let foreign = Self.foreign.filter { $0.value.name == name }.map(\.key)
    return known.min() ?? foreign.min()
  }
}
