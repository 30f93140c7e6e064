import DioramaUI
import Testing

/// What a row gives for properties that UIKit reads through methods with an argument.
@MainActor
@Suite struct KeyedPropertyTests {
  private func value(_ key: String, of object: NSObject) throws -> Any? {
    try UIRuntime.shared.classes.value(forKeyPath: key, of: object)
  }

  @Test func titlesByState() throws {
    let button = UIButton()
    button.setTitle("A", for: .normal)
    button.setTitle("B", for: [.selected, .highlighted])
    #expect(try value("title", of: button) as? [UInt: String] == [0: "A", 5: "B"])
    #expect(try value("currentTitle", of: button) as? String == "A")
  }

  @Test func prioritiesByAxis() throws {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(
      try value("contentHuggingPriority", of: view) as? [Int: UILayoutPriority] == [0: .defaultLow, 1: .required]
    )
  }
}
