public import Foundation
import LayoutEngine
import NibLoader

/// A view of wheels, each with a list of values.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var wheels: [PickerWheel] = []
  private var isLoaded = false

  /// The object that gives what a picker shows, and is told what was picked; nil for none.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { contentDidChange() } }

  /// The object that gives a picker its content; nil for none.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { contentDidChange() } }

  /// Creates a picker view in code.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  /// Creates a picker view out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptFixedSize(intrinsicContentSize)
  }

  // MARK: - Content

  /// How many wheels there are.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// How many values a wheel has; a wheel that does not exist stops the program.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component).count }

  /// The space that a wheel's values have, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let share = bounds.width / CGFloat(max(1, wheels.count))
    let width = delegate?.pickerView(self, widthForComponent: component) ?? share
    return CGSize(
      width: width < 0 ? share : width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
    )
  }

  /// The view of a value that is seen; nil for any other.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component).rows[row] }

  /// Asks source and delegate for everything anew.
  open func reloadAllComponents() {
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    isLoaded = true
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    layOutWheels()
    for wheel in wheels { wheel.reload() }
  }

  /// Asks source and delegate for a wheel anew; a wheel that does not exist stops the program.
  open func reloadComponent(_ component: Int) { wheel(component).reload() }

  // MARK: - Selection

  /// Turns a wheel to a value without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let wheel = wheel(component)
    wheel.select(min(max(0, row), max(0, wheel.count - 1)), animated: animated)
  }

  /// The value to which a wheel is turned; -1 for an empty wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    let wheel = wheel(component)
    return wheel.count == 0 ? -1 : wheel.selected
  }

  // MARK: - Layout

  override class var defaultHugging: AxisPriorities { .fixedSize }

  /// The default size of a picker, in points.
  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.pickerSize) }

  /// The default size of a picker, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the wheels side by side; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    layOutWheels()
  }

  /// Draws the band in which the chosen values stand.
  open override func draw(_ rect: CGRect) { DateWheel.draw([], in: bounds, color: .label) }

  private func contentDidChange() {
    isLoaded = false
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    if !isLoaded { reloadAllComponents() }
  }

  private func layOutWheels() {
    let widths = wheels.indices.map { rowSize(forComponent: $0).width }
    var x = (bounds.width - widths.reduce(0, +)) / 2
    for (wheel, width) in zip(wheels, widths) {
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
      guard wheel.frame != frame else { continue }
      wheel.frame = frame
      wheel.select(wheel.selected)
    }
  }

  private func wheel(_ component: Int) -> PickerWheel {
    loadIfNeeded()
    guard wheels.indices.contains(component) else {
      UIKitException.raise(
        .range,
        "component \(component) beyond the \(wheels.count) components of \(UIKitException.describe(self))"
      )
    }
    return wheels[component]
  }
}

/// An object that gives what a picker shows, and is told what was picked.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The text of a value; nil for none.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The view of a value instead of its text, which may be one that was shown before; nil for the text.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView?
  /// The height of the values of a wheel in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The width of a wheel in points; `noIntrinsicMetric` for an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Called when the user has turned a wheel to a value.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// No text.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// No view.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? { nil }
  /// 32 points.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// An equal share.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    UIView.noIntrinsicMetric
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// An object that gives a picker its content.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many values a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

extension UIKitClasses {
  static let uiPickerView = NibClass(
    UIPickerView.self,
    parent: UIView.self,
    name: "UIPickerView",
    outlets: [
      NibOutlet("delegate", \UIPickerView.delegate),
      NibOutlet("dataSource", \UIPickerView.dataSource),
    ]
  )
}
