import AssetCatalog
import DioramaUI
import Foundation

/// The contents of image files, which pictures draw.
enum ImageFiles {
  /// Finds the contents of an image by its name for the present appearance and language, and keeps them: an image may be drawn often.
  @MainActor
  static func readOnce(_ file: @escaping (String, ImagePlace) -> [UInt8]?) -> @MainActor (String) -> Data? {
    var read: [ImagePlace: [String: Data?]] = [:]
    return { name in
      let place = ImagePlace(
        isDark: UITraitCollection.current.userInterfaceStyle == .dark,
        language: UIRuntime.shared.preferredLanguages.first
      )
      if let known = read[place]?[name] { return known }
      let data = file(name, place).map { Data($0) }
      read[place, default: [:]][name] = .some(data)
      return data
    }
  }

  /// Finds how an image is drawn by its name, and keeps it.
  @MainActor
  static func intentsOnce(_ intent: @escaping (String) -> ImageIntent?) -> @MainActor (String) -> UIRuntime.ImageIntent?
  {
    var known: [String: UIRuntime.ImageIntent?] = [:]
    return { name in
      if let found = known[name] { return found }
      let found = intent(name).map { found in
        UIRuntime.ImageIntent(
          isTemplate: found.isTemplate,
          capInsets: found.capInsets.map {
            UIEdgeInsets(top: CGFloat($0[0]), left: CGFloat($0[1]), bottom: CGFloat($0[2]), right: CGFloat($0[3]))
          },
          isTiled: found.isTiled
        )
      }
      known[name] = .some(found)
      return found
    }
  }

  /// Reads drawings in SVG, each file once.
  @MainActor
  static func drawingsOnce() -> @MainActor (Data, CGRect, PictureColor?) -> [PictureStep]? {
    var read: [Data: SVGDrawing?] = [:]
    return { data, rect, tint in
      let drawing = read[data] ?? SVGDrawing([UInt8](data))
      read[data] = .some(drawing)
      return drawing?.steps(in: rect, tint: tint)
    }
  }
}

extension UIRuntime {
  /// Where images come from: their sizes, their files, how they are drawn, and the drawings in their files.
  struct ImageSources {
    fileprivate var size: (@MainActor (String) -> CGSize?)?
    fileprivate var data: (@MainActor (String) -> Data?)?
    fileprivate var intent: (@MainActor (String) -> ImageIntent?)?
    fileprivate var drawing: (@MainActor (Data, CGRect, PictureColor?) -> [PictureStep]?)?

    /// Images of a project's files.
    @MainActor
    init(
      sizes: @escaping (String) -> ImageSize?,
      files: @escaping (String, ImagePlace) -> [UInt8]?,
      intents: @escaping (String) -> AssetCatalog.ImageIntent?
    ) {
      size = { name in sizes(name).map { CGSize(width: $0.width, height: $0.height) } }
      data = ImageFiles.readOnce(files)
      intent = ImageFiles.intentsOnce(intents)
      drawing = ImageFiles.drawingsOnce()
    }

    @MainActor
    fileprivate init(of runtime: UIRuntime) {
      (size, data) = (runtime.imageSize, runtime.imageData)
      (intent, drawing) = (runtime.imageIntent, runtime.imageDrawing)
    }
  }

  /// The sources of images.
  var imageSources: ImageSources {
    get { ImageSources(of: self) }
    set {
      (imageSize, imageData) = (newValue.size, newValue.data)
      (imageIntent, imageDrawing) = (newValue.intent, newValue.drawing)
    }
  }
}
