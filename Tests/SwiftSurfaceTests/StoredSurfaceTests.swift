import Foundation
import SwiftSurface
import Testing

/// What is kept of a source.
@Suite("Sources that are kept") struct StoredSurfaceTests {
  private static let text = """
    import UIKit
    import Kit
    // diorama:disable unused-outlet -- connected in code
    #if DEBUG
    @objc(Kept) final class Größe<T>: Base, UITextFieldDelegate {
      @IBOutlet private weak var a: [UILabel]!
      @IBAction func pay(sender: Any, for event: UIEvent) throws {}
      @IBInspectable static var d: Double = 4
      class Inner { typealias X = Y; func f() {}; var g = 1 }
    }
    #else
    extension Größe { @objc override var h: Int { 1 } }
    #endif
    typealias Short = Kit.Long
    """

  @Test("What was written is read again", arguments: [text, "", text + "\n<<<<<<< HEAD\n", "class A { \"", "class"])
  func written(text: String) {
    for surface in [SourceSurface(swift: Array(text.utf8)), SourceSurface(objectiveC: Array(text.utf8))] {
      let stored = StoredSurface(surface)
      #expect(stored.surface == surface)
      #expect(stored.hasProblems == !surface.problems.isEmpty)
    }
  }

  @Test("The project's own sources are read as they were written") func ownSources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/SwiftSurface")
    for file in try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil) {
      let surface = SourceSurface(swift: Array(try Data(contentsOf: file)))
      #expect(StoredSurface(surface).surface == surface, "\(file.lastPathComponent)")
    }
  }

  @Test("Bytes that are cut or changed are refused, or say something, and never trap") func damaged() {
    let bytes = Array(StoredSurface(SourceSurface(swift: Array(Self.text.utf8))).bytes)
    func read(_ bytes: [UInt8]) -> SourceSurface? {
      StoredSurface(bytes: bytes[...], names: [], fingerprint: 0, hasProblems: false).surface
    }
    for count in 0..<bytes.count { #expect(read(Array(bytes[..<count])) == nil) }
    for index in bytes.indices {
      for change: UInt8 in [0x01, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[index] ^= change
        _ = read(changed)
      }
    }
  }

  @Test("Lines and offsets make no difference to scenes, names do") func fingerprints() {
    func fingerprint(_ text: String) -> UInt64 { StoredSurface(SourceSurface(swift: Array(text.utf8))).fingerprint }
    #expect(fingerprint(Self.text) == fingerprint("\n\n// first\n" + Self.text.replacing("= 4", with: "= 444")))
    #expect(fingerprint(Self.text) != fingerprint(Self.text.replacing("pay", with: "buy")))
    #expect(fingerprint(Self.text) != fingerprint(Self.text.replacing("[UILabel]!", with: "[UIView]!")))
  }
}
