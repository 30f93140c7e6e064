import Foundation
import TestSupport

/// Frames that Interface Builder saved, as far as they lie beside the checkout.
struct OracleDocument: Decodable {
  struct Case: Decodable {
    var doc: String
    var root: String
    var context: String
    var device: Device
    var tools: String
    var storyboard: Bool
    var constraints: [Constraint]
    var safeAreaInsets: [Double]
    var controller: Controller?
    var views: [View]
  }

  struct Device: Decodable {
    var id: String
    var size: [Double]
    var scale: Double
  }

  struct Controller: Decodable {
    var guides: [String: String]
  }

  struct Constraint: Decodable {
    var first: String
    var a: String
    var relation: String
    var second: String?
    var b: String?
    var m: Double
    var c: Double
    var p: Float
  }

  struct Font: Decodable {
    var type: String?
    var style: String?
    var name: String?
    var family: String?
    var weight: String?
    var size: Double?
  }

  struct Run: Decodable {
    var text: String
  }

  struct Segment: Decodable {
    var title: String?
  }

  struct Configuration: Decodable {
    var title: String?
    var font: Font?
    var imageSize: [Double]?
    var catalog: String?
    var imagePadding: String?
    var contentInsets: [String: String]?
  }

  struct View: Decodable {
    var id: String
    var tag: String
    var parent: String?
    var slot: String
    var expected: [Double]?
    var use: String
    var prototypeOff: [Double]?
    var mask: [String]?
    var guides: [String: String]?
    var translatesAutoresizingMaskIntoConstraints: String?
    var fixedFrame: String?
    var hidden: String?
    var horizontalHuggingPriority: String?
    var verticalHuggingPriority: String?
    var horizontalCompressionResistancePriority: String?
    var verticalCompressionResistancePriority: String?
    var preservesSuperviewLayoutMargins: String?
    var insetsLayoutMarginsFromSafeArea: String?
    var layoutMargins: [Double]?
    var directionalLayoutMargins: [Double]?
    var layoutMarginsRelativeArrangement: String?
    var accessoryType: String?
    var axis: String?
    var distribution: String?
    var alignment: String?
    var spacing: String?
    var spacingType: String?
    var baselineRelativeArrangement: String?
    var placeholderIntrinsicWidth: String?
    var placeholderIntrinsicHeight: String?
    var placeholderIntrinsic: [String?]?
    var text: String?
    var placeholder: String?
    var title: String?
    var attributedTitle: String?
    var attributedText: [Run]?
    var font: Font?
    var numberOfLines: String?
    var buttonType: String?
    var borderStyle: String?
    var contentEdgeInsets: [Double]?
    var configuration: Configuration?
    var image: String?
    var imageSize: [Double]?
    var imageCatalog: String?
    var catalog: String?
    var backgroundImageSize: [Double]?
    var segments: [Segment]?
    var style: String?
    var progressViewStyle: String?
    var preferredDatePickerStyle: String?
    var scrollEnabled: String?
  }

  var cases: [Case]

  /// The frames of the given documents.
  static let file = Repository.root.deletingLastPathComponent().appendingPathComponent(
    "shared/data/layout-oracle.json.gz"
  )

  static var isPresent: Bool { FileManager.default.fileExists(atPath: file.path) }

  static func read(_ file: URL = file) throws -> OracleDocument {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(OracleDocument.self, from: data)
  }
}
