#if FreeType
  import DioramaFreeType
  import DioramaUI
  import FontFiles
  import Foundation
  import TestSupport
  import Testing

  /// FreeType and the built-in table give the same sizes for Liberation Sans.
  @MainActor
  @Suite(.enabled(if: FileManager.default.fileExists(atPath: fonts), "the package fonts-liberation is not installed"))
  struct FreeTypeTests {
    private let fontSizes: [CGFloat] = [11, 17, 34]

    private var faces: [UIFont] {
      fontSizes.flatMap { size in
        ["", "-Bold", "-Italic", "-BoldItalic"].compactMap { UIFont(name: "LiberationSans\($0)", size: size) }
      }
    }

    @Test func everyCharacterOfTheTableIsAsWide() throws {
      let (files, table) = (try FreeTypeTextMeasuring(fontsIn: fonts), BuiltInTextMeasuring())
      var count = 0
      for range in [0x20...0x7E, 0xA0...0x17F, 0x391...0x3A1, 0x400...0x45F, 0x2010...0x2026] as [ClosedRange<UInt32>] {
        for scalar in range.compactMap(Unicode.Scalar.init) {
          // HarfBuzz hides a soft hyphen, which is seen only where a line breaks.
          if FontFileReader.hasShaping, scalar.properties.isDefaultIgnorableCodePoint { continue }
          for font in faces {
            let text = String(Character(scalar))
            let difference = abs(files.width(of: text, in: font) - table.width(of: text, in: font))
            #expect(difference < 1e-9, "U+\(String(scalar.value, radix: 16)) in \(font)")
            count += 1
          }
        }
      }
      #expect(count > 4000)
    }

    @Test func linesAreAsHigh() throws {
      let (files, table) = (try FreeTypeTextMeasuring(fontsIn: fonts), BuiltInTextMeasuring())
      for font in faces { #expect(files.metrics(of: font) == table.metrics(of: font)) }
      #expect(files.width(of: "", in: faces[0]) == 0)
      #expect(files.width(of: "\u{6F22}", in: faces[0]) == 11)
    }

    @Test func aViewIsMeasuredByIt() throws {
      let usual = UIRuntime.shared.textMeasuring
      defer { UIRuntime.shared.textMeasuring = usual }
      let label = UILabel(frame: .zero)
      label.text = "Welcome back"
      label.font = UIFont(name: "LiberationSans", size: 17)
      let size = label.intrinsicContentSize
      UIRuntime.shared.textMeasuring = try FreeTypeTextMeasuring(fontsIn: fonts)
      #expect(label.intrinsicContentSize == size)
    }

    @Test func filesThatAreNone() {
      let missing = #expect(throws: FreeTypeError.self) {
        try FreeTypeTextMeasuring(fontsIn: "/nonexistent", family: "Nil")
      }
      #expect(missing?.description == "/nonexistent/Nil-Regular.ttf: cannot be opened")
      #expect(throws: FreeTypeError.self) { try FreeTypeTextMeasuring(regular: #filePath) }
    }
  }

  /// A test of an application has the fonts that it registers.
  @MainActor
  struct RegisteredFontTests {
    @Test func aLabelHasTheWidthOfTheFile() throws {
      defer { try? UIRuntime.shared.registerFonts([]) }
      let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ttf").path
      try Data(TestFont(family: "Squares", advances: ["a": 400]).bytes).write(to: URL(filePath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      let label = UILabel(frame: .zero)
      label.text = "aaa"
      label.font = UIFont(name: "Squares-Regular", size: 20)
      let usual = label.intrinsicContentSize
      try UIRuntime.shared.registerFonts([path])
      #expect(label.intrinsicContentSize == CGSize(width: 24, height: 20))
      try UIRuntime.shared.registerFonts([])
      #expect(label.intrinsicContentSize == usual)
      let missing = #expect(throws: FreeTypeError.self) { try UIRuntime.shared.registerFonts(["/nonexistent.ttf"]) }
      #expect(missing?.description == "/nonexistent.ttf: cannot be opened")
    }
  }

  private let fonts = "/usr/share/fonts/truetype/liberation"
#endif
