class Cart: UIView {
  @IBOutlet @objc( hint: UILabel?
  @IBAction func pay(_ sender: UIButton) {}
}
class @objc(a b{c}) Base: UIView {}
@objc(Cart, {}) class Other: UIView {}
