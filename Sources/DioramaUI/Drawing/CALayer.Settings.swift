import Foundation

extension CALayer {
  /// What few layers set.
  struct Settings {
    var transform: CGAffineTransform?
    var dirtyRect: CGRect?
    var name: String?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var shadowColor: CGColor?
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var zPosition: CGFloat = 0
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var isDoubleSided = true
    var isGeometryFlipped = false
    var anchorPointZ: CGFloat = 0
    var contentsScale: CGFloat = 1
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var drawsAsynchronously = false

    /// The settings of a new layer.
    static let unset = Settings()
  }

  /// Where a layer that has settings of its own keeps them.
  @MainActor
  final class SettingsStore {
    var settings = Settings.unset
  }

  /// A setting, of the layer's own or of a new layer.
  func setting<Value>(_ path: KeyPath<Settings, Value>) -> Value {
    settings?.settings[keyPath: path] ?? Settings.unset[keyPath: path]
  }

  /// Changes a setting; a layer that gets what a new layer has keeps nothing for it.
  func set<Value: Equatable>(_ path: WritableKeyPath<Settings, Value>, to value: Value) {
    if let settings {
      settings.settings[keyPath: path] = value
    } else if value != Settings.unset[keyPath: path] {
      let store = SettingsStore()
      store.settings[keyPath: path] = value
      settings = store
    }
  }
}
