import Foundation

/// A property of a layer that an animation names, and how it is read and set.
@MainActor
struct LayerKeyPath {
  private let get: (CALayer) -> AnimatableValue?
  private let put: (AnimatableValue, CALayer) -> Void

  private init(
    _ get: @escaping (CALayer) -> AnimatableValue?,
    _ put: @escaping (AnimatableValue, CALayer) -> Void
  ) {
    self.get = get
    self.put = put
  }

  /// Finds the property with a name; nil for one that is not animated.
  init?(_ name: String) {
    guard let found = Self.numbers[name].map({ Self.number($0.get, $0.put) }) ?? Self.others[name] else { return nil }
    self = found
  }

  func value(of layer: CALayer) -> AnimatableValue? { get(layer) }

  func set(_ value: AnimatableValue, of layer: CALayer) { put(value, layer) }

  private static func number(_ get: @escaping (CALayer) -> CGFloat, _ put: @escaping (CGFloat, CALayer) -> Void)
    -> LayerKeyPath
  {
    LayerKeyPath({ .number(get($0)) }) { value, layer in
      if case .number(let number) = value { put(number, layer) }
    }
  }

  private typealias Number = (get: (CALayer) -> CGFloat, put: (CGFloat, CALayer) -> Void)

  private static let numbers: [String: Number] = [
    "opacity": ({ $0.alpha }, { $1.alpha = $0 }),
    "cornerRadius": ({ $0.cornerRadius }, { $1.cornerRadius = $0 }),
    "borderWidth": ({ $0.borderWidth }, { $1.borderWidth = $0 }),
    "shadowOpacity": ({ CGFloat($0.shadowOpacity) }, { $1.shadowOpacity = Float($0) }),
    "shadowRadius": ({ $0.shadowRadius }, { $1.shadowRadius = $0 }),
    "zPosition": ({ $0.zPosition }, { $1.zPosition = $0 }),
    "position.x": ({ $0.position.x }, { $1.position.x = $0 }),
    "position.y": ({ $0.position.y }, { $1.position.y = $0 }),
    "bounds.size.width": ({ $0.bounds.width }, { $1.bounds.size.width = $0 }),
    "bounds.size.height": ({ $0.bounds.height }, { $1.bounds.size.height = $0 }),
    "bounds.origin.x": ({ $0.bounds.minX }, { $1.bounds.origin.x = $0 }),
    "bounds.origin.y": ({ $0.bounds.minY }, { $1.bounds.origin.y = $0 }),
    "transform.scale": part({ ($0.scale.width + $0.scale.height) / 2 }) { $0.scale = CGSize(width: $1, height: $1) },
    "transform.scale.x": part({ $0.scale.width }) { $0.scale.width = $1 },
    "transform.scale.y": part({ $0.scale.height }) { $0.scale.height = $1 },
    "transform.rotation": part({ $0.angle }) { $0.angle = $1 },
    "transform.rotation.z": part({ $0.angle }) { $0.angle = $1 },
    "transform.translation.x": part({ $0.translation.x }) { $0.translation.x = $1 },
    "transform.translation.y": part({ $0.translation.y }) { $0.translation.y = $1 },
    "strokeStart": shape(\.strokeStart),
    "strokeEnd": shape(\.strokeEnd),
    "lineWidth": shape(\.lineWidth),
    "lineDashPhase": shape(\.lineDashPhase),
  ]

  private static let others: [String: LayerKeyPath] = [
    "position": LayerKeyPath({ .point($0.position) }) { if case .point(let point) = $0 { $1.position = point } },
    "bounds": LayerKeyPath({ .rect($0.bounds) }) { if case .rect(let rect) = $0 { $1.bounds = rect } },
    "transform": LayerKeyPath({ .transform($0.affineTransform()) }) {
      if case .transform(let transform) = $0 { $1.setAffineTransform(transform) }
    },
    "backgroundColor": LayerKeyPath({ .color($0.background) }) {
      if case .color(let color) = $0 { $1.background = color }
    },
    "borderColor": color({ $0.borderColor }) { $1.borderColor = $0 },
    "shadowColor": color({ $0.shadowColor }) { $1.shadowColor = $0 },
    "fillColor": color({ ($0 as? CAShapeLayer)?.fillColor }) { ($1 as? CAShapeLayer)?.fillColor = $0 },
    "strokeColor": color({ ($0 as? CAShapeLayer)?.strokeColor }) { ($1 as? CAShapeLayer)?.strokeColor = $0 },
  ]

  private static func color(_ get: @escaping (CALayer) -> CGColor?, _ put: @escaping (CGColor?, CALayer) -> Void)
    -> LayerKeyPath
  {
    LayerKeyPath({ .color(get($0).map(UIColor.init(cgColor:))) }) {
      if case .color(let color) = $0 { put(color?.cgColor, $1) }
    }
  }

  private static func shape(_ path: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>) -> Number {
    ({ ($0 as? CAShapeLayer)?[keyPath: path] ?? 0 }, { ($1 as? CAShapeLayer)?[keyPath: path] = $0 })
  }

  private static func part(
    _ get: @escaping (TransformParts) -> CGFloat,
    _ put: @escaping (inout TransformParts, CGFloat) -> Void
  ) -> Number {
    (
      { get(TransformParts($0.affineTransform())) },
      { value, layer in
        var parts = TransformParts(layer.affineTransform())
        put(&parts, value)
        layer.setAffineTransform(parts.transform)
      }
    )
  }
}

extension AnimatableValue {
  /// A value of an animation as one of the same kind; nil for another kind, and for nil.
  func like(_ value: Any?) -> AnimatableValue? {
    guard let value else { return nil }
    switch self {
    case .number:
      if let number = value as? NSNumber { return .number(CGFloat(number.doubleValue)) }
      if let number = value as? CGFloat { return .number(number) }
      if let number = value as? Double { return .number(CGFloat(number)) }
      if let number = value as? Float { return .number(CGFloat(number)) }
      return (value as? Int).map { .number(CGFloat($0)) }
    case .point:
      return (value as? CGPoint ?? (value as? NSValue)?.cgPointValue).map { .point($0) }
    case .rect:
      return (value as? CGRect ?? (value as? NSValue)?.cgRectValue).map { .rect($0) }
    case .transform:
      let plane = (value as? CATransform3D).map(CATransform3DGetAffineTransform) ?? value as? CGAffineTransform
      return plane.map { .transform($0) }
    case .color:
      if let color = value as? UIColor { return .color(color) }
      return (value as? CGColor).map { .color(UIColor(cgColor: $0)) }
    }
  }
}
