public import Foundation
import NibLoader

/// The keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Keys of a hardware keyboard, and the action that they send.
///
/// A responder gives its commands as `keyCommands`. `UserDriver.pressKey(_:_:)` presses the keys.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key, in lowercase, or one of the constants such as `inputEscape`; nil for none.
  public let input: String?

  /// The key that was said; nil for none.
  var keyName: String? { input.flatMap { $0.isEmpty ? nil : $0 } }

  /// The keys that are held meanwhile.
  public let modifierFlags: UIKeyModifierFlags

  /// Whether the command comes before what the system does with the keys, such as typing a letter.
  open var wantsPriorityOverSystemBehavior: Bool

  /// Whether the keys are others on keyboards of other languages; kept for code that asks.
  open var allowsAutomaticLocalization: Bool

  /// Whether keys that point left and right are exchanged where the interface runs from right to left; kept for code that asks.
  open var allowsAutomaticMirroring: Bool

  /// Creates a command with a title.
  ///
  /// - Parameters:
  ///   - title: What a menu shows.
  ///   - image: The picture in a menu; nil for none.
  ///   - action: The method that is called.
  ///   - input: The key, in lowercase, or one of the constants.
  ///   - modifierFlags: The keys that are held meanwhile.
  ///   - propertyList: What the command is for, besides; nil for nothing.
  ///   - discoverabilityTitle: What users are told that the command does; nil for its title.
  ///   - attributes: How the command looks and behaves in a menu.
  ///   - state: Whether what the command stands for is switched on.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    wantsPriorityOverSystemBehavior = false
    allowsAutomaticLocalization = true
    allowsAutomaticMirroring = true
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// Creates a key command out of an archive.
  public required init?(coder: NSCoder) {
    input = coder.decodeText(forKey: "UIInput")
    modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "UIModifierFlags", absent: 0))
    wantsPriorityOverSystemBehavior = coder.decodeBool(forKey: "UIWantsPriorityOverSystemBehavior", absent: false)
    allowsAutomaticLocalization = coder.decodeBool(forKey: "UIAllowsAutomaticLocalization", absent: true)
    allowsAutomaticMirroring = coder.decodeBool(forKey: "UIAllowsAutomaticMirroring", absent: true)
    super.init(coder: coder)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The key that points up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key that points down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key that points left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key that points right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}

extension UIResponder {
  /// The object and the action of the first command in the chain for some keys that somebody in the chain can perform; nil for none.
  fileprivate func command(
    _ input: String,
    _ modifiers: UIKeyModifierFlags,
    where isWanted: (UIKeyCommand) -> Bool
  ) -> (target: Any, command: UIKeyCommand, action: Selector)? {
    var responder: UIResponder? = self
    while let current = responder {
      for command in current.keyCommands ?? [] {
        guard command.input == input, command.modifierFlags == modifiers, isWanted(command),
          let action = command.action, let target = target(forAction: action, withSender: command)
        else { continue }
        return (target, command, action)
      }
      responder = current.next
    }
    return nil
  }
}

extension UserDriver {
  /// Presses a key of a hardware keyboard while others are held.
  ///
  /// The first responder's chain is searched for a command of these keys, then for who performs its action. A letter goes to the text that
  /// is being edited before a command that does not ask for priority.
  ///
  /// - Parameters:
  ///   - input: The key as in `UIKeyCommand.input`.
  ///   - modifiers: The keys that are held.
  /// - Returns: Whether something took the key.
  @discardableResult
  public func pressKey(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    let first = window.firstResponder ?? window
    let isTyped = first is any UIKeyInput && input.count == 1 && modifiers.isSubset(of: [.shift, .alphaShift])
    var found = first.command(input, modifiers) { !isTyped || $0.wantsPriorityOverSystemBehavior }
    if found == nil, isTyped, let field = first as? any UIView & UIKeyInput {
      type(modifiers.isEmpty ? input : input.uppercased(), into: field)
      return true
    }
    found = found ?? first.command(input, modifiers) { _ in true }
    guard let found else { return false }
    UIApplication.shared.sendAction(found.action, to: found.target, from: found.command, for: nil)
    UIRuntime.shared.mainLoop.commit()
    return true
  }
}

extension UIViewController {
  /// Adds keys to those that send actions while the controller is in the chain of the first responder.
  ///
  /// They are among `keyCommands` as long as a class does not override that.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes keys that `addKeyCommand(_:)` has added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}

extension UIKitClasses {
  static let uiKeyCommand = NibClass(
    UIKeyCommand.self,
    parent: UICommand.self,
    name: "UIKeyCommand",
    properties: [
      NibProperty("input", \UIKeyCommand.keyName),
      NibProperty("modifierFlags", \UIKeyCommand.modifierFlags),
      NibProperty("wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior),
      NibProperty("allowsAutomaticLocalization", \UIKeyCommand.allowsAutomaticLocalization),
      NibProperty("allowsAutomaticMirroring", \UIKeyCommand.allowsAutomaticMirroring),
    ]
  )
}
