import ProjectConfiguration
import SceneCatalog
import SceneCompiler
import SceneLint

extension Workshop {
  /// The words of the language, which chance alone would not spell.
  package struct Words: Sendable {
    /// The names of all classes.
    package var classNames: [String] = []
    /// The keys under which classes keep their properties in nibs.
    package var keys: [String] = []
    /// The names of properties, slots, outlets, events and cases.
    package var names: [String] = []

    /// Makes words.
    package init(classNames: [String] = [], keys: [String] = [], names: [String] = []) {
      self.classNames = classNames
      self.keys = keys
      self.names = names
    }

    /// What property lists of compiled storyboards begin with and say.
    private static let ofPropertyLists = [
      "bplist00", "UIStoryboardVersion", "UIViewControllerIdentifiersToNibNames", "UIReferencedStoryboardName",
      "UIStoryboardDesignatedEntryPointIdentifier", "UIViewControllerIdentifiersToExternalStoryboardReferences",
    ]

    /// What messages of editors are made of.
    private static let ofMessages = [
      "Content-Length: ", "\r\n\r\n", "jsonrpc", "method", "params", "textDocument", "position", "line", "character",
      "textDocument/completion", "textDocument/didOpen", "textDocument/didChange", "contentChanges", "\\ud83d",
    ]

    /// The words that may stand in a text.
    package func forTexts(of input: Door.Input) -> [[UInt8]] {
      let own: [String] =
        switch input {
        case .document: Self.ofDocuments
        case .configuration: Self.ofConfigurations
        case .schema: Self.ofSchemas
        case .scene, .nib: Self.ofScenes
        case .plist: Self.ofPropertyLists
        case .edits: Self.ofEdits
        case .swift: Self.ofSwift
        case .objc: Self.ofObjectiveC
        case .message: Self.ofMessages
        case .png: ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
        case .catalog:
          [
            "\"sourceLanguage\":", "\"strings\":", "\"localizations\":", "\"stringUnit\":", "\"extractionState\":",
            "\"shouldTranslate\":", "\"variations\":", "\"plural\":", "\"other\":", "\"state\":", "\"value\":",
            "\"comment\":", "extracted_with_value", "translated", "needs_review", "stale", "a.text", "\\u00e4",
          ]
        case .table: ["\"a.text\" = \"", "\";", "/*", "*/", "//", "\\U00e4", "\\\"", "\u{FEFF}", "{", "}"]
        }
      // The language's own words are few and say most: they come up as often as all the others.
      let others =
        [.plist, .configuration, .edits, .swift, .objc, .message, .png, .catalog, .table].contains(input)
        ? [] : classNames + names
      let times = max(1, others.count / max(1, own.count))
      return (others + Array(repeatElement(own, count: times).joined())).map { Array($0.utf8) }
    }
  }

  /// The words of the catalog.
  package var words: Words {
    let catalog = pipeline.catalog
    var words = Words(classNames: catalog.classNames)
    var keys: Set<String> = []
    var names: Set<String> = []
    for schema in catalog.classNames.compactMap({ catalog.schema(named: $0) }) {
      names.formUnion(schema.propertyNames + schema.slotNames + schema.outletNames + schema.events.map(\.name))
      keys.formUnion(schema.properties.values.compactMap(\.key) + schema.keys.map(\.key))
      for case .named(let name) in schema.properties.values.map(\.type) {
        names.formUnion(catalog.enumeration(named: name)?.cases.map(\.name) ?? [])
      }
    }
    words.keys = keys.sorted() + Words.ofNibs
    words.names = names.sorted()
    return words
  }
}

extension Workshop {
  /// A configuration that says something of everything that one can say.
  package nonisolated static var configuration: String {
    """
    overrides:
      - {files: ["Old/**", "*[!a-c]?.scene.yaml"], rules: {\(LintRules.all[0].id): {severity: error}}}

    """ + EffectiveConfiguration(Configuration(), for: "a.scene.yaml").text
  }
}

extension Workshop.Words {
  /// Steps of edits; libFuzzer takes no empty list.
  static let ofEdits = ["\n", "\t", "\u{1}\u{2}", "\u{5}\u{1}\u{6}", "\u{7}\u{E}"]
  static let ofYAML = [
    "null", "true", "~", "[]", "{}", "&a", "*a", "<<", "!!str", "!!binary", "- ", "? ", "|", ">-", "%YAML 1.2", "---",
    "'", "\"", "# diorama:disable all -- why", "\u{FEFF}", "\u{85}", "\u{2028}", "\t", "\\U0010FFFF", "é", "\u{202E}",
  ]
  static let ofScenes =
    ofYAML + [
      "scene: 1", "objects", "owner", "placeholders", "styles", "colors", "canvas", "assets", "class", "superclass",
      "id",
      "outlets", "actions", "attributes", "constraints", "variations", "isInstalled", "embedIn", "interfaceBuilder",
      "archive", "nib", "keyOrder", "classOrder", "objectOrder", "coderVersion", "fallbacks", "keep", "without",
      "fonts",
      "localized", "named", "systemName", "pointSize", "weight", "priority", "constant", "multiplier", "identifier",
      "safeArea", "margins", "subviews", "frame", "bounds", "center", "transform", "point", "rect", "size", "range",
      "segue", "gestureRecognizers", "horizontalSizeClass", "verticalSizeClass", "displayGamut", "userLabel",
      "elements",
      "top", "leading", "== 10 @ 750", ">= superview.top + 8",
    ]
  static let ofSwift = [
    "class ", "struct ", "extension ", "protocol ", "func ", "var ", "let ", "typealias ", "import ", "@IBOutlet ",
    "@IBAction ",
    "@IBInspectable ", "@IBSegueAction ", "@objc(", "@objcMembers ", "static ", "override ", "private ", "weak ",
    "#if ", "#else\n",
    "#elseif ", "#endif\n", "UIView", "UILabel!", "[UIView]!", "\"", "\"\"\"", "#\"", "\\(", "\\#(", "/*", "*/", "//",
    "#/", "/#", "/",
    "{", "}", "(", ")", "[", "]", "<", ">", ":", ",", ";", "`", "\n", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n",
    "// diorama:disable unused-outlet -- x\n", "where ", "async throws ", "_ ", "->",
  ]
  static let ofObjectiveC = [
    "@interface ", "@implementation ", "@protocol ", "@end\n", "@property ", "IBOutlet ", "IBOutletCollection(",
    "IBInspectable ",
    "(IBAction)", "- ", "+ ", "#import <UIKit/UIKit.h>\n", "#if A\n", "#else\n", "#endif\n", "#define A \\\n", "UIView",
    "*", ":", ";",
    ",", "{", "}", "(", ")", "<", ">", "^", "@\"", "\"", "'", "/*", "*/", "//", "\n", "NS_AVAILABLE(", "nullable ",
  ]
  static let ofSchemas =
    ofYAML + [
      "class", "superclass", "summary", "properties", "slots", "outlets", "actions", "events", "keys", "constants",
      "enumeration", "optionSet", "cases", "type", "optional", "default", "minimum", "maximum", "key", "encoded",
      "absent",
      "archived", "availability", "deprecated", "container", "excludes", "overrides", "placement", "abstract",
      "element",
      "initializer", "raw", "runtime", "required", "list", "since", "wrapper", "single", "accepts", "joins", "conforms",
      "Bool", "Int", "Double", "text", "attributedText", "CGRect", "color", "font", "image", "date", "factory",
      "inverted",
    ]
  static var ofConfigurations: [String] {
    let options = LintRules.all.flatMap { $0.options.map(\.name) }
    return ofYAML + LintRules.all.map(\.id) + options + [
      "schemas", "target", "assets", "include", "exclude", "format", "rules", "overrides", "files", "version", "width",
      "severity", "error", "warning", "note", "off", "on", "**", "*", "[a-z]", "?",
    ]
  }
  static let ofDocuments = [
    "<!DOCTYPE a [<!ENTITY b \"c\">]>", "&b;", "<![CDATA[", "<?xml version=\"1.0\"?>", "-->", "&#x10FFFF;", "&#0;",
    "document", "objects", "subviews", "constraints", "constraint", "connections", "outlet", "outletCollection",
    "action",
    "segue", "placeholder", "customObject", "rect", "point", "size", "inset", "color", "fontDescription", "string",
    "attributedString", "fragment", "attributes", "variation", "mask", "include", "exclude", "resources", "image",
    "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute", "state", "segments", "id", "key", "property",
    "destination", "customClass", "userLabel", "firstItem", "firstAttribute", "relation", "secondItem", "constant",
    "multiplier", "priority", "viewLayoutGuide", "layoutGuides", "freeformSize", "simulatedMetrics", "type", "value",
  ]
  static let ofNibs = [
    "UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey", "UINibVisibleWindowsKey",
    "UINibAccessibilityConfigurationsKey",
    "UINibTraitStorageListsKey", "UINibKeyValuePairsKey", "UISource", "UIDestination", "UILabel", "UIEventMask",
    "UIProxiedObjectIdentifier", "UIClassName", "UIOriginalClassName", "UIKeyPath", "UIValue", "NSInlinedValue",
    "UINibEncoderEmptyKey",
    "NS.bytes", "NS.objects", "NS.keys", "NS.intval", "NS.doubleval", "archiveData", "UIView", "UISubviews",
  ]
}
