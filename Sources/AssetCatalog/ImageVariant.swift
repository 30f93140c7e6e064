package import SceneDiagnostics
import SceneSyntax

/// One of the files of an image, for screens of one scale.
package struct ImageVariant: Hashable, Sendable {
  /// The name of the file.
  package var file: String
  /// The number of the file's pixels or units per point.
  package var scale: Double
  /// How unsuitable the file is for the assumed device, an iPhone with scale 3: the file with the lowest value is
  /// chosen.
  private var distance: Int
  /// Whether the file is for the dark appearance only.
  private var isDark = false
  /// The language that the file is for; nil for all.
  private var language: String?

  // MARK: - Loose files

  /// Parses a filename such as `star@2x~ipad.png` into the image's name and the variant; nil if it is not an image.
  package static func named(_ file: String) -> (image: String, variant: ImageVariant)? {
    guard let point = file.lastIndex(of: "."), endings.contains(file[point...].lowercased()) else { return nil }
    var name = String(file[..<point])
    var variant = ImageVariant(file: file, scale: 1, distance: 0)
    if let stem = stem(name, ending: "~iphone") {
      name = stem
    } else if let stem = stem(name, ending: "~ipad") {
      (name, variant.distance) = (stem, 100)
    }
    for scale in 1...3 {
      guard let stem = stem(name, ending: "@\(scale)x") else { continue }
      (name, variant.scale) = (stem, Double(scale))
      break
    }
    variant.distance += Int(10 * (3 - variant.scale))
    return (name, variant)
  }

  /// The endings of the names of image files, in lowercase: a camera writes `IMG_1.JPG`.
  static let endings: Set = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif", ".tiff", ".tif", ".webp"]

  private static func stem(_ name: String, ending: String) -> String? {
    name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil
  }

  // MARK: - Catalogs

  /// The files in the `Contents.json` of an image set; empty if it is damaged or the image is resizable.
  ///
  /// - Parameters:
  ///   - contents: The text of the file.
  ///   - takesResizable: Whether files of resizable images are wanted; their natural size is not documented.
  package static func inCatalog(_ contents: SourceText, takesResizable: Bool = false) -> [ImageVariant] {
    var variants: [ImageVariant] = []
    for members in CatalogContents(contents).images {
      if !takesResizable, members["resizing"] != nil { return [] }
      guard let variant = ImageVariant(members) else { continue }
      variants.append(variant)
    }
    return variants
  }

  private init(file: String, scale: Double, distance: Int) {
    (self.file, self.scale, self.distance) = (file, scale, distance)
  }

  /// An entry of `images`; nil for one without a file and for those of other systems.
  private init?(_ members: [String: String]) {
    let idioms = ["iphone": 0, "universal": 1, "ipad": 100]
    guard let file = members["filename"], !file.isEmpty, !file.contains("/"),
      let idiom = idioms[members["idiom"] ?? "universal"]
    else { return nil }
    let scales = ["1x": 1.0, "2x": 2, "3x": 3]
    let scale = members["scale"].flatMap { scales[$0] } ?? 1
    // Every other key restricts the use: a dark appearance, a size class, a language.
    let isDark = members["appearances"] == "dark"
    let known: Set<String> = ["filename", "idiom", "scale", "locale", "resizing", isDark ? "appearances" : "idiom"]
    let conditions = members.keys.count { !known.contains($0) }
    self.init(file: file, scale: scale, distance: idiom + Int(10 * (3 - scale)) + 1000 * conditions)
    (self.isDark, language) = (isDark, members["locale"])
  }

  // MARK: - Choosing

  /// The variant to use where an image is shown; the first of equally suitable ones.
  package static func best(of variants: [ImageVariant], in place: ImagePlace = ImagePlace()) -> ImageVariant? {
    variants.enumerated().min {
      ($0.element.distance(in: place), $0.offset) < ($1.element.distance(in: place), $1.offset)
    }?
    .element
  }

  /// How unsuitable the file is for a place; what is made for the place comes first.
  private func distance(in place: ImagePlace) -> Int {
    var distance = distance
    if isDark { distance += place.isDark ? -100 : 1000 }
    if let language { distance += place.speaks(language) ? -200 : 1000 }
    return distance
  }
}
