/// Writes elements as Xcode lays documents out: four spaces a level, attributes on one line.
enum DocumentWriter {
  /// The document as XML.
  static func text(of root: DocumentElement) -> String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    write(root, indentation: 0, to: &text)
    return text
  }

  private static func write(_ element: DocumentElement, indentation: Int, to text: inout String) {
    let blank = String(repeating: " ", count: indentation)
    text += "\(blank)<\(element.name)"
    for attribute in element.attributes { text += " \(attribute.name)=\"\(XMLText.escaped(attribute.value))\"" }
    if element.children.isEmpty, element.text.isEmpty {
      text += "/>\n"
    } else if element.children.isEmpty {
      text += ">\(XMLText.content(element.text))</\(element.name)>\n"
    } else {
      text += ">\n"
      for child in element.children { write(child, indentation: indentation + 4, to: &text) }
      text += "\(blank)</\(element.name)>\n"
    }
  }
}

extension XMLText {
  /// A text between tags, where line feeds may stand as they are.
  static func content(_ text: String) -> String {
    escaped(text).split(separator: "&#10;", omittingEmptySubsequences: false).joined(separator: "\n")
  }
}
