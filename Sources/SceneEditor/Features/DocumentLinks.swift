import Backports
import SceneCatalog
package import SceneDiagnostics

/// A range of a text that leads to a file.
package struct DocumentLink: Hashable, Sendable {
  package var range: SourceRange
  /// What is named: a path as the text writes it, or the name of an image or a component.
  package var name: String
  package var kind: Kind

  /// What a link leads to.
  package enum Kind: Hashable, Sendable {
    case file, image, component
  }
}

extension Analysis {
  /// The schema in the first comment, the folders of `assets`, images and components.
  package var links: [DocumentLink] {
    var found: [DocumentLink] = []
    for comment in sketch.comments.prefix(4) {
      let text = source.string(in: comment)
      guard let mark = text.firstRange(of: "$schema=") else { continue }
      let path = text[mark.upperBound...].prefix { !$0.isWhitespace }
      let start = comment.lowerBound + text.utf8.distance(from: text.startIndex, to: mark.upperBound)
      found.append(DocumentLink(range: SourceRange(start, start + path.utf8.count), name: String(path), kind: .file))
    }
    for index in sketch.entries.indices {
      guard case .assetPath = shape.positions[index], let range = sketch.scalarRange(index), !range.isEmpty else {
        continue
      }
      found.append(DocumentLink(range: range, name: source.string(in: range), kind: .file))
    }
    for name in names.all where name.kind == .image || name.kind == .component {
      found.append(DocumentLink(range: name.range, name: name.name, kind: name.kind == .image ? .image : .component))
    }
    return found
  }
}
