/// A way by which other people's bytes come into the project; each takes any bytes and must survive them.
package enum Door: String, CaseIterable, Sendable {
  /// A scene is compiled, and its nib read back.
  case sceneToNib = "scene-to-nib"
  /// A scene is compiled, and its nib loaded, laid out and described.
  case sceneToObjects = "scene-to-objects"
  /// A scene is compiled, its nib decompiled, and that scene compiled again.
  case sceneToScene = "scene-to-scene"
  /// A nib is loaded, strictly and tolerantly, laid out and described.
  case nibToObjects = "nib-to-objects"
  /// A nib is decompiled, and its scene compiled again.
  case nibToScene = "nib-to-scene"
  /// An Interface Builder document is imported, and its scene exported again.
  case documentToScene = "document-to-scene"
  /// The property list of a compiled storyboard is read, and written again.
  case propertyList = "property-list"
  /// A project's configuration is read.
  case configuration
  /// An application's class schema is read.
  case schema
  /// The declarations of a Swift source are read, and a scene is held against them.
  case swift
  /// The same of a source in Objective-C.
  case objc
  /// A scene is laid out.
  case format
  /// A scene is held against all rules, and fixed.
  case lint
  /// The hierarchies of a scene are laid out at several sizes, as the linter does and as live views.
  case layout
  /// Bytes edit a system of constraints, which is solved in between.
  case solver
  /// A stream of messages is cut, and each is read as JSON.
  case message
  /// A scene is opened in an editor, changed, and asked about at many positions.
  case editor
  /// A PNG image is read, and written again.
  case png
  /// A catalog of strings is read, and takes the texts of a scene and of a table.
  case catalog
  /// A table of strings is read and edited.
  case table

  /// What the door reads.
  package enum Input: String, CaseIterable, Sendable {
    case scene, nib, document, plist, configuration, schema, edits, swift, objc, message, png, catalog, table
  }

  /// What the door reads.
  package var input: Input {
    switch self {
    case .sceneToNib, .sceneToObjects, .sceneToScene, .format, .lint, .layout, .editor: .scene
    case .nibToObjects, .nibToScene: .nib
    case .documentToScene: .document
    case .propertyList: .plist
    case .configuration: .configuration
    case .schema: .schema
    case .swift: .swift
    case .objc: .objc
    case .solver: .edits
    case .message: .message
    case .png: .png
    case .catalog: .catalog
    case .table: .table
    }
  }

  /// What is wrong with how the project took the bytes; nil where nothing is, whatever the bytes are.
  @MainActor
  package func finding(_ bytes: [UInt8], with workshop: Workshop) -> String? {
    do throws(Finding) {
      switch self {
      case .sceneToNib: try workshop.sceneToNib(bytes)
      case .sceneToObjects: try workshop.sceneToObjects(bytes)
      case .sceneToScene: try workshop.sceneToScene(bytes)
      case .nibToObjects: try workshop.nibToObjects(bytes)
      case .nibToScene: try workshop.nibToScene(bytes)
      case .documentToScene: try workshop.documentToScene(bytes)
      case .propertyList: try workshop.propertyList(bytes)
      case .configuration: try workshop.configuration(bytes)
      case .schema: try workshop.schema(bytes)
      case .swift: try workshop.sources(bytes, "Fuzz.swift")
      case .objc: try workshop.sources(bytes, "Fuzz.m")
      case .format: try workshop.format(bytes)
      case .lint: try workshop.lint(bytes)
      case .layout: try workshop.layOut(bytes)
      case .solver: try workshop.solve(bytes)
      case .message: try workshop.message(bytes)
      case .editor: try workshop.edit(bytes)
      case .png: try workshop.png(bytes)
      case .catalog: try workshop.catalog(bytes)
      case .table: try workshop.table(bytes)
      }
      return nil
    } catch {
      return error.text
    }
  }
}

/// Something that the project did and must never do.
struct Finding: Error {
  var text: String

  init(_ text: String) {
    self.text = text
  }
}
