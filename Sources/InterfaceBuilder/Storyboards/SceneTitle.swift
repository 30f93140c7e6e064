/// What Interface Builder calls a scene, in its outline and in the comment above the scene.
enum SceneTitle {
  /// The title of the scene with a controller: what its author called it, what it shows, else what it is.
  static func title(of controller: DocumentElement) -> String {
    let navigationItem = controller.child("navigationItem")
    if let title = controller["userLabel"] ?? controller["title"] ?? navigationItem?["title"], !title.isEmpty {
      return title
    }
    if controller.name == StoryboardSurvey.reference {
      return controller["referencedIdentifier"] ?? controller["storyboardName"] ?? "Storyboard Reference"
    }
    if let title = controller.child("tabBarItem")?["title"], !title.isEmpty { return title }
    switch controller.name {
    case _ where controller["customClass"]?.isEmpty == false: return words(controller["customClass"] ?? "")
    case "glkViewController": return "GLKit View Controller"
    case "avPlayerViewController": return "AV Player View Controller"
    default: return words(controller.name.prefix(1).uppercased() + controller.name.dropFirst())
    }
  }

  /// The words of a class's name without its prefix: a word begins with a capital before a small letter, so that
  /// `CTWebviewVC` is `WebviewVC`, and `SLKTextViewController` `Text View Controller`.
  private static func words(_ name: String) -> String {
    let letters = Array(name)
    let starts = letters.indices.filter { index in
      letters[index].isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
    }
    guard let first = starts.first else { return name }
    var words = ""
    for index in first..<letters.count {
      if index > first, starts.contains(index) { words.append(" ") }
      words.append(letters[index])
    }
    return words
  }
}

extension DocumentElement {
  /// The first child of a name; nil where there is none.
  func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }
}
