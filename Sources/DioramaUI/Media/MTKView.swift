public import Foundation
import NibLoader

/// Formats of pixels that Metal draws in.
public enum MTLPixelFormat: UInt, Sendable {
  /// None.
  case invalid = 0
  /// Blue, green, red and alpha of eight bits each.
  case bgra8Unorm = 80
  /// Blue, green, red and alpha of eight bits each, in sRGB.
  case bgra8Unorm_srgb = 81
  /// Red, green, blue and alpha of 16 bits each.
  case rgba16Float = 115
  /// A depth of 32 bits.
  case depth32Float = 252
  /// A stencil of eight bits.
  case stencil8 = 253
  /// A depth of 32 bits and a stencil of eight.
  case depth32Float_stencil8 = 260
}

/// A view that Metal draws in.
///
/// There is no Metal here: it keeps what it is told, and shows its background.
@preconcurrency @MainActor
open class MTKView: UIView {
  /// The format of the pixels of colors.
  open var colorPixelFormat: MTLPixelFormat

  /// The format of the pixels of depth and stencil.
  open var depthStencilPixelFormat: MTLPixelFormat

  /// How many samples a pixel has.
  open var sampleCount: Int

  /// How often the view is drawn in a second.
  open var preferredFramesPerSecond: Int

  /// Whether the view is drawn only when code says so.
  open var isPaused: Bool

  /// Whether the view is drawn when it needs display.
  open var enableSetNeedsDisplay: Bool

  /// Whether what is drawn in changes its size with the view.
  open var autoResizeDrawable: Bool

  /// Whether what is drawn in is for display alone.
  open var framebufferOnly: Bool

  /// The object that draws the view; nil for none.
  open weak var delegate: AnyObject?

  /// Creates a view in code.
  public override init(frame: CGRect) {
    colorPixelFormat = .bgra8Unorm
    depthStencilPixelFormat = .invalid
    sampleCount = 1
    preferredFramesPerSecond = 60
    isPaused = false
    enableSetNeedsDisplay = false
    autoResizeDrawable = true
    framebufferOnly = true
    super.init(frame: frame)
  }

  /// Creates a view out of an archive.
  public required init?(coder: NSCoder) {
    colorPixelFormat = Self.format(coder.decodeInteger(forKey: "MTKColorPixelFormat", absent: 80)) ?? .bgra8Unorm
    depthStencilPixelFormat =
      Self.format(coder.decodeInteger(forKey: "MTKDepthStencilPixelFormat", absent: 0)) ?? .invalid
    sampleCount = coder.decodeInteger(forKey: "MTKSampleCount", absent: 1)
    preferredFramesPerSecond = coder.decodeInteger(forKey: "MTKPreferredFramesPerSecond", absent: 60)
    isPaused = coder.decodeBool(forKey: "MTKPaused", absent: false)
    enableSetNeedsDisplay = coder.decodeBool(forKey: "MTKEnableSetNeedsDisplay", absent: false)
    autoResizeDrawable = coder.decodeBool(forKey: "MTKAutoResizeDrawable", absent: true)
    framebufferOnly = coder.decodeBool(forKey: "MTKFramebufferOnly", absent: true)
    super.init(coder: coder)
  }

  private static func format(_ number: Int) -> MTLPixelFormat? {
    UInt(exactly: number).flatMap { MTLPixelFormat(rawValue: $0) }
  }
}

extension UIKitClasses {
  static let mtkView = NibClass(
    MTKView.self,
    parent: UIView.self,
    name: "MTKView",
    outlets: [NibOutlet("delegate", \MTKView.delegate)],
    properties: [
      NibProperty("colorPixelFormat", \MTKView.colorPixelFormat.rawValue),
      NibProperty("depthStencilPixelFormat", \MTKView.depthStencilPixelFormat.rawValue),
      NibProperty("sampleCount", \MTKView.sampleCount),
      NibProperty("preferredFramesPerSecond", \MTKView.preferredFramesPerSecond),
      NibProperty("isPaused", \MTKView.isPaused),
      NibProperty("enableSetNeedsDisplay", \MTKView.enableSetNeedsDisplay),
      NibProperty("autoResizeDrawable", \MTKView.autoResizeDrawable),
      NibProperty("framebufferOnly", \MTKView.framebufferOnly),
    ]
  )
}
