import Foundation
import FuzzDoors
import Testing

/// Every input with which fuzzing ever broke something, reduced; `Tests/Fixtures/fuzz` has a folder for each kind of input.
@Suite("Inputs that fuzzing found")
struct FoundInputs {
  /// An input and a door that takes its kind.
  struct Attempt: CustomTestStringConvertible {
    var door: Door
    var file: URL

    var testDescription: String { "\(file.lastPathComponent) at \(door.rawValue)" }

    static let all: [Attempt] = Door.Input.allCases.flatMap { input in
      let folder = FoundInputs.folder.appendingPathComponent(input.rawValue)
      let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      let sorted = files.sorted { $0.lastPathComponent < $1.lastPathComponent }
      return sorted.flatMap { file in Door.allCases.filter { $0.input == input }.map { Attempt(door: $0, file: file) } }
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/fuzz")

  @MainActor private static let workshop = Workshop()

  @Test("An input that broke a door breaks none any more", .timeLimit(.minutes(1)), arguments: Attempt.all)
  @MainActor
  func holds(_ attempt: Attempt) throws {
    let bytes = [UInt8](try Data(contentsOf: attempt.file))
    #expect(attempt.door.finding(bytes, with: Self.workshop) == nil)
  }

  @Test("Every kind of input has a seed that its doors take")
  @MainActor
  func takesSeeds() {
    let scene = Array("scene: 1\nobjects:\n  - class: UILabel\n    text: Hello\n".utf8)
    for door in Door.allCases where door.input == .scene { #expect(door.finding(scene, with: Self.workshop) == nil) }
    let configuration = Array(Workshop.configuration.utf8)
    #expect(Door.configuration.finding(configuration, with: Self.workshop) == nil)
  }
}
