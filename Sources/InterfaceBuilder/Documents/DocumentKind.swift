import Backports
import SceneDiagnostics

/// What a document is, as far as importing it depends on that.
enum DocumentKind {
  /// A `.xib` for iOS.
  case xib
  /// A `.storyboard` for iOS.
  case storyboard
  /// A document that is for another system, or of a version of Xcode that wrote it otherwise; nil for a type that is not known.
  case unsupported(String, hint: String?, system: String?)
  /// XML of some other kind.
  case other(String)

  /// The types of documents for iOS; older versions of Xcode have one of its own for the iPad.
  private static let xibTypes: Set<String> = [
    "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB",
  ]

  init(_ root: DocumentNode) {
    if root.name == "archive" {
      self = .unsupported(
        "this document was saved by Xcode 3 or 4.0",
        hint: "save it in Xcode 5 or later first",
        system: "Xcode 3 or 4.0"
      )
      return
    }
    guard root.name == "document", let type = root["type"] else {
      self = .other("'\(root.name)' is not an Interface Builder document")
      return
    }
    let runtime = root["targetRuntime"] ?? ""
    if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa."), !type.contains("CocoaTouch") {
      self = .unsupported("this is a document for macOS", hint: "scenes are for UIKit", system: "macOS")
    } else if type.contains("WatchKit") || runtime == "watchKit" {
      self = .unsupported("this is a document for watchOS", hint: "scenes are for UIKit", system: "watchOS")
    } else if runtime == "AppleTV" || type.contains("AppleTV") {
      self = .unsupported("this is a document for tvOS", hint: "scenes are for UIKit on iOS", system: "tvOS")
    } else if type.contains("Storyboard") {
      self = .storyboard
    } else if Self.xibTypes.contains(type) {
      self = .xib
    } else {
      self = .unsupported("the document type '\(type)' is unknown", hint: nil, system: nil)
    }
  }
}

/// Reads a document to import it.
///
/// - Parameter refusal: Why a kind that the caller does not take is refused, and what helps; nil for the kind that it takes.
/// - Returns: The document and its root element; nil where it cannot be read or is refused.
func openDocument(
  _ source: SourceText,
  limits: DocumentLimits,
  refusal: (DocumentKind) -> (reason: String, hint: String?)?
) -> Diagnosed<(tree: DocumentTree, root: DocumentNode)?> {
  let read = readDocument(source, limits: limits)
  guard let tree = read.value, let root = tree.root else { return Diagnosed(nil, read.diagnostics) }
  let kind = DocumentKind(root)
  if case .other(let reason) = kind { return Diagnosed(nil, [.documentForm(reason, line: root.line, in: source)]) }
  var refused = refusal(kind)
  if case .unsupported(let reason, let hint, _) = kind { refused = (reason: reason, hint: hint) }
  guard let refused else { return Diagnosed((tree: tree, root: root)) }
  let range = source.rangeOfText(line: root.line)
  return Diagnosed(nil, [Diagnostic(.unsupportedDocument, refused.reason, at: range, hint: refused.hint)])
}

/// The system that a document is for by the beginning of its text, such as `macOS`; nil for one that can be read, and where that cannot
/// be told.
package func foreignSystem(ofDocument beginning: [UInt8]) -> String? {
  var reader = XMLReader(beginning, limits: DocumentLimits())
  guard let root = try? reader.readRoot() else { return nil }
  let tree = DocumentTree([root], standalone: nil, form: DocumentFileForm([]))
  guard let node = tree.root, case .unsupported(_, _, let system) = DocumentKind(node) else { return nil }
  return system
}
