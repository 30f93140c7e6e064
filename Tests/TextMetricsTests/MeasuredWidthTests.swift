import Foundation
import TestSupport
import Testing
import TextMetrics

/// The system font against widths of labels that UIKit gave; Documentation/Text.md has the shares that are printed.
@Suite("The system font is as wide as on iOS")
struct MeasuredWidthTests {
  /// A label whose width was measured.
  private struct Label {
    var kind: Substring
    var font: TextFont
    var pixels: Double
    /// What the system adds to each character, in 1/2048 of the size.
    var extra: Double
    var text: String
    var width: Double

    init?(_ line: Substring) {
      let parts = line.split(separator: "\t")
      guard parts.count == 7, let size = Double(parts[2]), let pixels = Double(parts[3]), let extra = Double(parts[4]),
        let width = Double(parts[6])
      else { return nil }
      let weight = TextFont.Weight(named: String(parts[1])) ?? .regular
      font = TextFont(.system(weight, isItalic: parts[1] == "italic"), size: size)
      (kind, self.pixels, self.extra, text, self.width) = (parts[0], pixels, extra, String(parts[5]), width)
    }

    /// How much wider the label is than the measured one, in points.
    var error: Double {
      let line = font.width(of: text) + Double(text.count) * extra * font.size / 2048
      return (line * pixels - 1e-4).rounded(.up) / pixels - width
    }
  }

  private static func labels(_ kind: String) throws -> [Label] {
    let file = Repository.root.appending(path: "Tests/Fixtures/text/measured-widths.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").compactMap { Label($0) }.filter { $0.kind == kind }
  }

  private static func share(of labels: [Label], within tolerance: Double) -> Double {
    Double(labels.count { abs($0.error) <= tolerance }) / Double(labels.count)
  }

  private static func show(_ name: String, _ labels: [Label]) {
    let parts = [0.01, 0.51, 1.01].map {
      "\((share(of: labels, within: $0) * 100).formatted(.number.precision(.fractionLength(0)))) %"
    }
    let worst = labels.map { abs($0.error) }.max() ?? 0
    print(
      "\(name): \(labels.count) labels, exact \(parts[0]), within 0.5 pt \(parts[1]), within 1 pt \(parts[2]), worst \(worst)"
    )
  }

  @Test("Texts that have no kerning are exact in every font")
  func unkerned() throws {
    let labels = try Self.labels("line").filter { ["Hello UIKit", "iiiiillll", "WWWW MMMM"].contains($0.text) }
    Self.show("without kerning", labels)
    #expect(labels.count > 100)
    #expect(Self.share(of: labels, within: 0.01) == 1)
  }

  @Test("Most lines are exact, those with much kerning included")
  func lines() throws {
    let labels = try Self.labels("line")
    Self.show("lines", labels)
    Self.show("kerned lines", labels.filter { !["Hello UIKit", "iiiiillll", "WWWW MMMM"].contains($0.text) })
    #expect(Self.share(of: labels, within: 0.01) > 0.7)
    #expect(Self.share(of: labels, within: 0.51) > 0.85)
  }

  @Test("Ordinary words are exact or a pixel off")
  func words() throws {
    let labels = try Self.labels("word")
    Self.show("words", labels)
    #expect(Self.share(of: labels, within: 0.01) > 0.8)
    #expect(Self.share(of: labels, within: 0.51) == 1)
  }
}
