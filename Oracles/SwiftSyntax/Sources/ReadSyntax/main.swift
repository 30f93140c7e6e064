import Foundation
import SwiftParser
import SwiftSyntax

// Prints as JSON, a line for each file, the types and the members with attributes of Interface Builder's that swift-syntax
// finds outside of bodies, in all branches of `#if`.

/// Collects declarations at the level of types.
final class Collector: SyntaxVisitor {
  struct Member {
    var kind: String
    var name: String
    var offset: Int
    var isConditional: Bool
  }

  struct TypeRead {
    var kind: String
    var name: String
    var start: Int
    var end: Int
    var isConditional: Bool
    var members: [Member] = []
  }

  private(set) var types: [TypeRead] = []
  private var open: [Int] = []
  private var conditions = 0

  private static let attributes = [
    "IBOutlet": "outlet", "IBAction": "action", "IBSegueAction": "segueAction", "IBInspectable": "inspectable",
  ]

  private func begin(_ kind: String, _ name: String, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    types.append(
      TypeRead(
        kind: kind,
        name: open.last.map { "\(types[$0].name).\(name)" } ?? name,
        start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset,
        isConditional: conditions > 0
      )
    )
    open.append(types.count - 1)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin("class", node.name.text, node) }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin("struct", node.name.text, node) }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin("enum", node.name.text, node) }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin("actor", node.name.text, node) }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin("protocol", node.name.text, node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin("extension", node.extendedType.trimmedDescription, node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditions += 1
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigDeclSyntax) { conditions -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let kind = kind(node.attributes) {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
        add(kind, name)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let kind = kind(node.attributes) { add(kind, node.name) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func kind(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes {
      if let kind = Self.attributes[attribute.attributeName.trimmedDescription] { return kind }
    }
    return nil
  }

  private func add(_ kind: String, _ name: TokenSyntax) {
    guard let type = open.last else { return }
    let text = name.text.filter { $0 != "`" }
    // Where the name is in backticks, its offset is behind the first.
    let offset = name.positionAfterSkippingLeadingTrivia.utf8Offset + (name.text.hasPrefix("`") ? 1 : 0)
    types[type].members.append(Member(kind: kind, name: text, offset: offset, isConditional: conditions > 0))
  }
}

for path in CommandLine.arguments.dropFirst() {
  let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  let collector = Collector(viewMode: .sourceAccurate)
  collector.walk(Parser.parse(source: text))
  let types = collector.types.map { type -> [String: Any] in
    [
      "kind": type.kind, "name": type.name, "start": type.start, "end": type.end, "conditional": type.isConditional,
      "members": type.members.map { member -> [String: Any] in
        [
          "kind": member.kind, "name": member.name, "offset": member.offset, "conditional": member.isConditional,
        ]
      },
    ]
  }
  let data = try JSONSerialization.data(withJSONObject: ["path": path, "types": types], options: [.sortedKeys])
  print(String(decoding: data, as: UTF8.self))
}
