import Foundation
import InterfaceBuilder
import NibArchive
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// Every input with which fuzzing ever broke something, reduced.
///
/// `Tests/Fixtures/fuzz` has a folder for each kind of input. Inputs in Swift are named `.txt`: the format check takes every
/// file that is named `.swift`, and these are broken on purpose.
@Suite("Inputs that fuzzing found")
struct FoundInputs {
  /// An input and a door that takes its kind.
  struct Attempt: CustomTestStringConvertible {
    var door: Door
    var file: URL

    var testDescription: String { "\(file.lastPathComponent) at \(door.rawValue)" }

    static let all: [Attempt] = Door.Input.allCases.flatMap { input in
      let folder = FoundInputs.folder.appendingPathComponent(input.rawValue)
      let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      let files = all.filter { !$0.lastPathComponent.hasPrefix(".") }
      let sorted = files.sorted { $0.lastPathComponent < $1.lastPathComponent }
      return sorted.flatMap { file in Door.allCases.filter { $0.input == input }.map { Attempt(door: $0, file: file) } }
    }
  }

  private static let folder = Repository.root.appendingPathComponent("Tests/Fixtures/fuzz")

  @MainActor private static let workshop = Workshop()

  @Test("An input that broke a door breaks none any more", arguments: Attempt.all)
  @MainActor
  func holds(_ attempt: Attempt) throws {
    let bytes = [UInt8](try Data(contentsOf: attempt.file))
    #expect(attempt.door.finding(bytes, with: Self.workshop) == nil)
  }

  @Test("Each folder of inputs is a kind of input, and each input is tried")
  func foldersAreKnown() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { !$0.hasPrefix(".") }
    #expect(Set(names).isSubset(of: Set(Door.Input.allCases.map(\.rawValue))))
    let files = try names.flatMap { name in
      let folder = Self.folder.appendingPathComponent(name).path
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
    }
    #expect(!files.isEmpty)
    #expect(Set(Attempt.all.map(\.file.lastPathComponent)) == Set(files))
  }

  @Test("Every kind of input has a seed that its doors take", arguments: Door.Input.allCases)
  @MainActor
  func takesSeeds(input: Door.Input) throws {
    let scene = SourceText(
      path: "A.scene.yaml",
      bytes: Array("scene: 1\nobjects:\n  - class: UILabel\n    text: Hello\n".utf8)
    )
    let seed: [UInt8] =
      switch input {
      case .scene: scene.bytes
      case .nib: try #require(Pipeline().compiled(scene).value).encoded()
      case .document: Array(try #require(exportScene(scene, with: Pipeline()).value).utf8)
      case .plist: Workshop.propertyList
      case .png: Workshop.png
      case .catalog: Array(Workshop.catalog.utf8)
      case .table: Array(Workshop.table.utf8)
      case .configuration: Array(Workshop.configuration.utf8)
      case .edits: Workshop.edits[0]
      case .swift: Array(Workshop.swift.utf8)
      case .objc: Array(Workshop.objectiveC.utf8)
      case .message: Array(Workshop.messages.joined().utf8)
      case .schema: Array("class: Dial\nsuperclass: UIControl\nproperties:\n  angle: {type: Double}\n".utf8)
      }
    let doors = Door.allCases.filter { $0.input == input }
    #expect(!doors.isEmpty)
    for door in doors { #expect(door.finding(seed, with: Self.workshop) == nil) }
  }
}
