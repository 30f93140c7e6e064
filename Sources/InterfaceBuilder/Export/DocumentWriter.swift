import Backports
import SceneLanguage

/// A document that is to be written.
struct ExportedDocument {
  var root: DocumentElement
  /// What the XML declaration says of `standalone`, as older versions of Xcode do; nil where it says nothing.
  var standalone: String?
  /// How the file differs from one of Xcode's.
  var form = DocumentFileForm.usual
}

/// Writes elements as Xcode lays documents out: four spaces a level, attributes on one line.
enum DocumentWriter {
  /// The document as XML.
  static func text(of document: ExportedDocument) -> String {
    let standalone = document.standalone.map { " standalone=\"\(XMLText.escaped($0))\"" } ?? ""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"\(standalone)?>\n"
    write(document.root, indentation: 0, to: &text)
    return document.form.applied(to: text)
  }

  private static func write(_ element: DocumentElement, indentation: Int, to text: inout String) {
    let blank = String(repeating: " ", count: indentation)
    if let comment = element.comment { text += "\(blank)<!--\(comment)-->\n" }
    text += "\(blank)<\(element.name)"
    for attribute in element.attributes { text += " \(attribute.name)=\"\(XMLText.escaped(attribute.value))\"" }
    if let remark = remark(of: element) {
      text += ">\n\(blank)    <!--\(remark)-->\n\(blank)</\(element.name)>\n"
    } else if element.children.isEmpty, element.text.isEmpty {
      switch element.ending {
      case .none: text += "/>\n"
      case .tag: text += "></\(element.name)>\n"
      case .line: text += ">\n\(blank)</\(element.name)>\n"
      }
    } else if element.children.isEmpty {
      text += ">\(XMLText.content(element.text))</\(element.name)>\n"
    } else {
      text += ">\n"
      for child in element.children { write(child, indentation: indentation + 4, to: &text) }
      text += "\(blank)</\(element.name)>\n"
    }
  }
}

extension DocumentWriter {
  /// What Interface Builder writes inside an element for people: a date to read; nil where it writes nothing.
  private static func remark(of element: DocumentElement) -> String? {
    guard element.name == "date", element.children.isEmpty, element.text.isEmpty,
      let seconds = element["timeIntervalSinceReferenceDate"].flatMap(ValueImport.number)
    else { return nil }
    return SceneDate.text(seconds.rounded(.down))?.replacing("T", with: " ").replacing("Z", with: " +0000")
  }
}

extension XMLText {
  /// A text between tags, where line feeds, tabs and quotes may stand as they are.
  static func content(_ text: String) -> String {
    escaped(text).replacing("&#10;", with: "\n").replacing("&#9;", with: "\t").replacing("&quot;", with: "\"")
  }
}
