extension ForeignNames {
  /// Where to write a key that a document or its owner does not have; nil if that is not known.
  ///
  /// `value` is the key's value in the scene; nil if it is not a short scalar.
  package static func place(of name: String, value: String?, inOwner: Bool) -> String? {
    let name = ForeignProperty.normalized(name)
    return (inOwner ? adviceForOwners(name, value ?? "…") : adviceForDocuments(name, value ?? "…"))
      ?? adviceForBoth(name, value ?? "…")
  }

  private static func adviceForBoth(_ name: String, _ value: String) -> String? {
    switch name {
    case "constraints", "constraint", "layout":
      return "write 'constraints' in the view around the items, under 'objects'"
    case "actions", "action", "events", "targets":
      let example = value.contains(".") ? value : "owner.\(value == "…" ? "tapped(_:)" : value)"
      return "write it in the object that sends it: 'actions: {touchUpInside: \(example)}'"
    case "gesturerecognizers", "gestures": return "write 'gestureRecognizers' in a view, under 'objects'"
    case "import", "imports", "include", "includes", "require", "extends", "using":
      return
        "a scene cannot import files: declare your own classes with '--schemas', and shared properties in 'styles'"
    case "module", "namespace", "package", "target":
      return "write the module in front of the class: 'class: \(value == "…" ? "App" : value).HomeViewController'"
    default: return nil
    }
  }

  private static func adviceForOwners(_ name: String, _ value: String) -> String? {
    switch name {
    case "attributes", "runtimeattributes", "userdefinedruntimeattributes":
      return "only objects have attributes: set them in code"
    case "subviews", "views", "rootview", "root", "content":
      return "write the view under 'objects', and its id in 'outlets: {view: …}'"
    case "name", "type", "customclass", "filesowner", "controllerclass": return "write 'class: \(value)'"
    case "id", "identifier": return "the owner needs no id: actions and outlets refer to it as 'owner'"
    case "inherits", "inheritsfrom", "parent", "base", "baseclass", "extendsclass":
      return "write 'superclass: \(value)'"
    case "outlet", "iboutlet", "iboutlets", "connections", "references": return "write 'outlets: {view: root}'"
    case "navigationitem", "tabbaritem", "title", "modalpresentationstyle":
      return
        "the owner is not created by the nib: set it in code, or write the controller under 'objects' or in a storyboard"
    case "backgroundcolor", "background", "frame", "hidden", "ishidden", "properties", "tintcolor":
      return "the owner is not created by the nib: set it in code, or write it in the view"
    default: return nil
    }
  }

  private static func adviceForDocuments(_ name: String, _ value: String) -> String? {
    switch name {
    case "attributes", "runtimeattributes", "userdefinedruntimeattributes":
      return "write 'attributes' in an object, under 'objects'"
    case "outlets", "iboutlets": return "write 'owner: {class: …, outlets: {…}}'"
    case "subviews", "views", "view", "children", "rootview", "root", "body", "content":
      return "write 'objects: [{class: UIView, subviews: […]}]'"
    case "scenes", "windows", "controllers", "viewcontrollers": return "write 'objects': a scene is one nib"
    case "style", "theme", "themes", "classes": return "write 'styles: {title: {font: body}}'"
    case "variables", "constants", "vars", "let", "definitions", "defs", "params":
      return "write what several objects share as a style: 'styles: {title: {font: body}}'"
    case "title", "description", "author", "comment", "name": return "write it as a comment: '# \(value)'"
    case "size", "device", "screen": return "write 'canvas: {size: [393, 852]}'"
    case "images", "image", "fonts":
      return "objects refer to images and fonts by name: they are not declared in a scene"
    case "localizations", "strings", "language", "locale":
      return "give each text its localization key: 'text: {text: Hello, key: greeting}'"
    case "backgroundcolor", "background", "frame", "navigationitem", "tabbaritem", "id", "text":
      return "write it in an object, under 'objects'"
    default: return nil
    }
  }
}
