import DioramaCLI
import DioramaDriver
import Foundation
import JSONText
import TestSupport
import Testing
import ToolTestSupport

/// Conversations with the server for agents, as files of messages behind `> ` and answers behind `< `.
@MainActor
@Suite struct AgentConversationTests {
  nonisolated private static let folder = Repository.root.appendingPathComponent("Tests/Fixtures/agents")

  nonisolated private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test(arguments: names)
  func conversation(name: String) throws {
    let path = "Tests/Fixtures/agents/\(name)"
    let project = try AgentProject()
    let server = project.server(edits: name.hasPrefix("editing"))
    defer { server.close() }
    var lines: [String] = []
    for line in try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("< ") { continue }
      lines.append(String(line))
      guard line.hasPrefix("> ") else { continue }
      server.receive(Array(line.dropFirst(2).replacing("@", with: project.folder.path).utf8))
      lines += server.takeOutbox().map { "< " + project.shown($0) }
    }
    try Repository.expectFresh(path, lines.joined(separator: "\n"), command: "make record")
  }

  @Test("At least sixty mistakes are answered, each with an error in words")
  func countOfMistakes() throws {
    let answers = try Repository.text("Tests/Fixtures/agents/mistakes.txt").split(separator: "\n").filter {
      $0.hasPrefix("< ") && ($0.contains("\"error\": {") || $0.contains("\"isError\": true"))
    }
    #expect(answers.count >= 60)
  }
}

/// A project of a few files, and a server for it.
@MainActor
final class AgentProject {
  static let card = """
    scene: 1
    owner: {class: Shop.CardController, superclass: UIViewController, outlets: {view: root, go: go}}
    objects:
      - class: UIView
        id: root
        frame: [0, 0, 393, 852]
        backgroundColor: systemBackground
        subviews:
          - {class: UILabel, id: headline, frame: [20, 100, 353, 40], text: Card}
          - {class: UITextField, id: name, frame: [20, 160, 353, 44], placeholder: Name, accessibilityLabel: Name}
          - class: UIButton
            id: go
            buttonType: system
            frame: [20, 220, 353, 44]
            title: Go
            actions: {touchUpInside: owner.go(_:)}
          - {class: UIButton, id: never, frame: [20, 280, 353, 44], title: Never, isEnabled: false}
          - {class: UIScrollView, id: pages, frame: [0, 400, 393, 300], contentSize: [393, 900]}

    """

  static let flow = """
    storyboard: 1
    initialViewController: Start
    scenes:
      Start:
        viewController:
          class: UINavigationController
          viewControllers: [First]
      First:
        viewController:
          class: Shop.FirstController
          superclass: UIViewController
          unwindActions: [back(_:)]
          navigationItem: {title: First}
          view:
            frame: [0, 0, 393, 852]
            subviews:
              - class: UIButton
                id: onward
                frame: [20, 200, 200, 44]
                title: Onward
                segues: [{kind: show, destination: Second, identifier: onward}]
      Second:
        viewController:
          class: Shop.SecondController
          superclass: UIViewController
          navigationItem: {title: Second}
          view:
            frame: [0, 0, 393, 852]
            subviews:
              - class: UIButton
                id: home
                frame: [20, 200, 200, 44]
                title: Home
                segues: [{kind: unwind, identifier: home, action: back(_:)}]

    """

  static let wrong = "scene: 1\nobjects:\n  - class: UILabel\n    txt: Hi\n  - class: UIView\n    hiden: true\n"

  let folder: TemporaryFolder
  /// A file outside of the project.
  let secret: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Card.scene.yaml": Self.card, "Flow.storyboard.yaml": Self.flow, "Wrong.scene.yaml": Self.wrong,
      "Notes.txt": "not for agents\n", "Loose.scene.yaml": "scene: 1\nobjects: [{text: Hi,   class: UILabel}]\n",
      "Out/.keep": "",
    ])
    secret = try TemporaryFolder(["Secret.scene.yaml": "scene: 1\nobjects: [{class: UILabel, text: secret}]\n"])
    for (name, target) in [("Link.scene.yaml", secret.at("Secret.scene.yaml")), ("Linked", secret.path)] {
      try FileManager.default.createSymbolicLink(atPath: folder.at(name), withDestinationPath: target)
    }
  }

  func server(edits: Bool = false) -> AgentServer {
    AgentServer(AgentServerRequest(folders: [folder.path], edits: edits), in: ToolRun(in: Surroundings()))
  }

  /// An answer in a line, without what differs from run to run.
  func shown(_ answer: JSONValue) -> String {
    answer.line.replacing(FileAddress.of(folder.path), with: "file://@").replacing(folder.path, with: "@")
      .replacing(#/"data": "[A-Za-z0-9+\/=]{100,}"/#, with: "\"data\": \"…\"")
  }
}
