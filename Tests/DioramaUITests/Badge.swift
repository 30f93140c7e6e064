import DioramaUI

/// A view with a property that runtime attributes set.
final class Badge: UIView {
  var count = 0
  var awoken = 0
  weak var outletAtAwake: UIView?
  weak var partner: UIView?

  override func awakeFromNib() {
    super.awakeFromNib()
    awoken += 1
    outletAtAwake = partner
  }

  static func register() {
    UINib.register([
      NibClass(
        Badge.self,
        parent: UIView.self,
        outlets: [NibOutlet("partner", \Badge.partner)],
        properties: [NibProperty("count", \Badge.count)]
      )
    ])
  }
}
