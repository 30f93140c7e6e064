/// A device whose screen Interface Builder's canvas has.
struct CanvasDevice {
  /// The name of the device in documents.
  let id: String
  /// The width of the upright screen, in points.
  let width: Double
  /// The height of the upright screen, in points.
  let height: Double

  private init(_ id: String, _ width: Double, _ height: Double) {
    (self.id, self.width, self.height) = (id, width, height)
  }

  /// The devices whose size public documents show; of two with screens of one size, the more frequent one first.
  ///
  /// `ipad11_0rounded` is none of them: its views are 1194 or 1210 points wide.
  private static let all = [
    CanvasDevice("retina6_12", 393, 852), CanvasDevice("retina6_0", 390, 844), CanvasDevice("retina6_1", 414, 896),
    CanvasDevice("retina6_5", 414, 896), CanvasDevice("retina5_9", 375, 812), CanvasDevice("retina5_5", 414, 736),
    CanvasDevice("retina4_7", 375, 667),
    CanvasDevice("retina4_0", 320, 568), CanvasDevice("retina3_5", 320, 480),
    CanvasDevice("ipad9_7", 768, 1024), CanvasDevice("ipad12_9rounded", 1024, 1366),
    CanvasDevice("ipad12_9", 1024, 1366),
  ]

  /// The size of a document's canvas, in points; nil where the document has no device, an unknown one, or shares the screen.
  static func size(in document: DocumentNode) -> (width: Double, height: Double)? {
    guard let node = document.child("device"), let device = all.first(where: { $0.id == node["id"] }),
      node["layout"] ?? "fullscreen" == "fullscreen"
    else { return nil }
    return node["orientation"] == "landscape" ? (device.height, device.width) : (device.width, device.height)
  }

  /// The element for a canvas of a size, that of a phone for nil; nil where no device has the size.
  static func element(for size: (width: Double, height: Double)?) -> DocumentElement? {
    let size = size ?? (all[0].width, all[0].height)
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    guard let device = all.first(where: { $0.width == short && $0.height == long }) else { return nil }
    let orientation = size.width > size.height ? "landscape" : "portrait"
    return DocumentElement("device", ["id": device.id, "orientation": orientation, "appearance": "light"])
  }

  /// The size of a controller's own canvas, in points: freeform, or that of a sheet, which its view has; nil for that of the document.
  static func size(of controller: DocumentNode) -> (width: Double, height: Double)? {
    func size(_ node: DocumentNode?) -> (Double, Double)? {
      guard let width = node?["width"].flatMap(Double.init), let height = node?["height"].flatMap(Double.init),
        width > 0, height > 0, width.isFinite, height.isFinite
      else { return nil }
      return (width, height)
    }
    if let free = size(controller.children.first(where: { $0["key"] == "freeformSize" })) { return free }
    guard controller.children.contains(where: { $0["key"] == "simulatedDestinationMetrics" }) else { return nil }
    let view = controller.children.first { $0["key"] == "view" }
    return size(view?.children.first { $0.name == "rect" && $0["key"] == "frame" })
  }
}
