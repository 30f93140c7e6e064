import Backports
package import NibArchive
import SceneModel

/// The files of a compiled storyboard.
package struct StoryboardNibs: Sendable {
  package var info: StoryboardInfo
  /// The nibs that are there, by name without `.nib`.
  package var nibs: [String: NibArchive]

  /// Makes the content of a folder.
  package init(info: StoryboardInfo, nibs: [String: NibArchive]) {
    self.info = info
    self.nibs = nibs
  }
}

/// Which scenes the nibs of a compiled storyboard hold.
///
/// The nib of a container has its children, too: one that has a view, or a nib of its own, is a scene, and containers among them are
/// written inline.
struct StoryboardNibSurvey {
  /// A scene: where its controller is, and what is known of it.
  struct Unit {
    var nib: String
    var controller: Int
    /// The identifier by which the storyboard finds the controller; nil for one that only stands in a container.
    var identifier: String?
    var viewNib: String?
    /// The word that stands for the scene in the names of nibs; nil where they have none.
    var word: String?
    var name = ""
  }

  /// A controller of another storyboard.
  struct Reference {
    var identifier: String
    var target: StoryboardInfo.Reference
    var name = ""

    /// The id that Interface Builder's compiler gives the reference's nib; nil where a name stands there.
    var interfaceBuilderID: String? {
      StoryboardNibSurvey.word(ofIdentifier: identifier).flatMap { StoryboardNibSurvey.isName($0) ? nil : $0 }
    }
  }

  private(set) var units: [Unit] = []
  private(set) var references: [Reference] = []
  /// The children that are scenes or references of their own, by nib and number: their names.
  private(set) var links: [String: [Int: String]] = [:]
  private(set) var contents: [String: NibContent] = [:]
  private var linkedUnits: [String: [Int: Int]] = [:]
  private var linkedReferences: [String: [Int: Int]] = [:]
  private let childrenKey = "UIViewControllers"

  init(_ files: StoryboardNibs, keeping names: [String: String]) {
    contents = files.nibs.mapValues { NibContent(archive: $0) }
    addRoots(files.info)
    var next = 0
    while next < units.count {
      addChildren(of: next)
      next += 1
    }
    choose(names)
    for (nib, found) in linkedUnits { links[nib] = found.mapValues { units[$0].name } }
    for (nib, found) in linkedReferences {
      for (number, index) in found { links[nib, default: [:]][number] = references[index].name }
    }
  }

  /// The name of the scene or reference of an identifier; nil where there is none.
  func name(ofIdentifier identifier: String) -> String? {
    units.first { $0.identifier == identifier }?.name ?? references.first { $0.identifier == identifier }?.name
  }

  // MARK: - Scenes

  private mutating func addRoots(_ info: StoryboardInfo) {
    let ordered = info.nibNames.sorted { left, right in
      (left.key == info.entryPoint ? 0 : 1, left.key) < (right.key == info.entryPoint ? 0 : 1, right.key)
    }
    for (identifier, nib) in ordered {
      if let target = info.references[identifier] {
        references.append(Reference(identifier: identifier, target: target))
        continue
      }
      guard let content = contents[nib], let root = content.sceneController else { continue }
      var unit = Unit(
        nib: nib,
        controller: root,
        identifier: identifier,
        viewNib: content.string("UINibName", of: root)
      )
      unit.word = Self.word(ofView: unit.viewNib) ?? Self.word(ofIdentifier: identifier)
      units.append(unit)
    }
  }

  private mutating func addChildren(of index: Int) {
    let unit = units[index]
    guard let content = contents[unit.nib] else { return }
    var waiting = content.elements(childrenKey, of: unit.controller)
    var seen: Set = [unit.controller]
    while let number = waiting.popLast() {
      guard seen.insert(number).inserted else { continue }
      if content.className(of: number) == "UIStoryboardViewControllerPlaceholder" {
        let identifier = content.string("UIStoryboardIdentifier", of: number)
        if let found = references.firstIndex(where: { $0.identifier == identifier }) {
          linkedReferences[unit.nib, default: [:]][number] = found
        }
        continue
      }
      let viewNib = content.string("UINibName", of: number)
      let identifier = content.string("UIStoryboardIdentifier", of: number)
      let own = units.firstIndex { other in
        viewNib != nil && other.viewNib == viewNib || identifier != nil && other.identifier == identifier
      }
      if let own {
        linkedUnits[unit.nib, default: [:]][number] = own
      } else if let viewNib, !Self.isInline(viewNib) {
        linkedUnits[unit.nib, default: [:]][number] = units.count
        units.append(
          Unit(nib: unit.nib, controller: number, viewNib: viewNib, word: Self.word(ofView: viewNib))
        )
      } else {
        waiting += content.elements(childrenKey, of: number)
      }
    }
  }

  /// Whether a view's nib is that of a controller that is written in its container: such are counted, `Tabs-1-view`.
  private static func isInline(_ viewNib: String) -> Bool {
    guard let word = word(ofView: viewNib), let dash = word.lastIndex(of: "-") else { return false }
    return Int(word[word.index(after: dash)...]) != nil && isName(String(word[..<dash]))
  }

  // MARK: - Names

  /// `Home` for `Home-view`, and for `Home-view-BNA-3C-p9i`.
  private static func word(ofView nib: String?) -> String? {
    guard let nib, let range = nib.firstRange(of: "-view"),
      range.upperBound == nib.endIndex || nib[range.upperBound] == "-"
    else { return nil }
    return range.lowerBound == nib.startIndex ? nil : String(nib[..<range.lowerBound])
  }

  /// `Home` for `UIViewController-Home`; nil for an identifier that an author gave.
  fileprivate static func word(ofIdentifier identifier: String) -> String? {
    guard identifier.hasPrefix("UI"), let dash = identifier.firstIndex(of: "-") else { return nil }
    let word = identifier[identifier.index(after: dash)...]
    return word.isEmpty ? nil : String(word)
  }

  /// The id of the view in the name of its nib, as Interface Builder's compiler gives it; nil for none.
  static func viewID(ofView nib: String?) -> String? {
    guard let nib, let range = nib.firstRange(of: "-view-") else { return nil }
    return range.upperBound == nib.endIndex ? nil : String(nib[range.upperBound...])
  }

  /// Whether a text can be a scene's name.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }

  private mutating func choose(_ names: [String: String]) {
    var taken: Set<String> = []
    func free(_ name: String) -> String {
      var (candidate, number) = (name, 2)
      while !taken.insert(candidate.lowercased()).inserted { (candidate, number) = ("\(name)\(number)", number + 1) }
      return candidate
    }
    func isName(_ text: String?) -> String? { text.flatMap { Self.isName($0) ? $0 : nil } }
    for index in units.indices {
      let unit = units[index]
      let kept = unit.word.flatMap { names[$0] } ?? unit.identifier.flatMap { names[$0] }
      units[index].name = free(kept ?? isName(unit.word) ?? isName(unit.identifier) ?? title(of: unit))
    }
    for index in references.indices {
      let (identifier, target) = (references[index].identifier, references[index].target)
      let word = Self.word(ofIdentifier: identifier)
      let kept = word.flatMap { names[$0] }
      let wanted = isName(word) ?? isName(target.controllerIdentifier) ?? isName(target.storyboardName) ?? "Reference"
      references[index].name = free(kept ?? wanted)
    }
  }

  /// The controller's class without `ViewController` or `Controller`, and without a module or UIKit's prefix.
  private func title(of unit: Unit) -> String {
    guard let content = contents[unit.nib] else { return "Scene" }
    let number = unit.controller
    let isSwapped = content.className(of: number) == "UIClassSwapper"
    let written = isSwapped ? content.string("UIClassName", of: number) ?? "" : content.className(of: number)
    var name = SwiftClassName.demangled(written)
    if let dot = name.lastIndex(of: ".") { name = String(name[name.index(after: dot)...]) }
    for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
      name = String(name.dropLast(ending.count))
      break
    }
    if name.hasPrefix("UI"), name.utf8.count > 2 { name = String(name.dropFirst(2)) }
    return Self.isName(name) ? name : "Scene"
  }
}

extension NibContent {
  /// The controller that the nib's owner gets; nil for a nib of another kind.
  var sceneController: Int? {
    NibConnection.all(in: self).first { $0.label == "sceneViewController" }?.destinations.first
  }
}
